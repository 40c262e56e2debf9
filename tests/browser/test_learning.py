"""Learning in a real browser: from the shelf to the end of a lesson by keyboard alone, and no barriers on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from . import newcomer
from .conftest import Open
from .findings import serious
from .newcomer import coach

MOST_TABS = 60
MINUTE = 60_000


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("one => document.activeElement?.matches(one) ?? false", selector):
            return
    raise AssertionError(f"{MOST_TABS} tabs do not lead to {selector}")


def answer_by_keyboard(page: Page, key: str) -> None:
    """Q leads to the first answer, arrows to the others, and Enter takes one."""
    option = f'button.option[data-key="{key}"]'
    expect(page.locator(option)).to_be_enabled(timeout=MINUTE)
    page.keyboard.press("q")
    for _ in range(page.locator("button.option").count()):
        if page.evaluate("one => document.activeElement?.matches(one) ?? false", option):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def test_a_lesson_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Zona: Learn")).to_be_visible()
    tab_to(page, 'button.learn[aria-label="Zona: Learn"]')
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_be_visible(timeout=MINUTE)
    assert serious(page) == []
    for number in range(1, 13):
        expect(page.locator(".coach header span")).to_have_text(f"{number} of 12", timeout=MINUTE)
        answer_by_keyboard(page, coach(page)["accept"][0])
    expect(page.locator(".coach.over")).to_be_visible(timeout=MINUTE)
    expect(page.get_by_role("button", name="Next lesson: Under the ground")).to_be_visible()
    assert serious(page) == []


def test_the_coach_turns_an_answer_down_and_waits_until_somebody_comes_back(open_page: Open) -> None:
    page = open_page("/g/zona")
    page.get_by_role("button", name="First steps").click()
    expect(page.locator(".coach header span")).to_have_text("1 of 12", timeout=MINUTE)
    answer_by_keyboard(page, "character:lidya")
    expect(page.locator(".coach strong")).to_contain_text("Lidya is a fine scavenger")
    answer_by_keyboard(page, "character:ivan")
    expect(page.locator(".coach header span")).to_have_text("2 of 12", timeout=MINUTE)
    page.goto("/")
    page.get_by_role("link", name="First steps").click()
    expect(page.locator(".coach header span")).to_have_text("2 of 12", timeout=MINUTE)


def test_how_to_play_stands_before_the_rules_and_answers_questions(open_page: Open) -> None:
    page = open_page("/g/zona")
    page.get_by_role("button", name="First steps").click()
    page.get_by_role("tab", name="Rules").click(timeout=MINUTE)
    expect(page.locator(".howto h3").first).to_have_text("What is this about?")
    page.get_by_role("searchbox").last.fill("how do I win")
    expect(page.locator(".howto h3").first).to_have_text("How do I win?")
    assert "(ruling)" not in page.locator(".rules").inner_text()


def test_a_newcomer_on_a_phone_goes_from_the_shelf_through_a_lesson_into_a_game(open_page: Open) -> None:
    """What the pictures of the documentation show: the coach, hints, what others did, and advice with its reason."""
    page = open_page("/", "phone", hints=True)
    moments: list[str] = []

    def look(page: Page, moment: str) -> None:
        moments.append(moment)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), moment
        if moment == "others":
            expect(page.locator(newcomer.TURNS).first).to_be_visible()
        if moment == "advice":
            expect(page.locator(".advice p > span").last).not_to_be_empty()

    newcomer.learn(page, "The Long Night", look)
    newcomer.play(page, look, seed=3)
    assert moments == ["lesson", "lesson's end", "hint", "others", "advice"]


@pytest.mark.parametrize("title", ["Raid & Trade", "ZNA", "S.T.A.L.K.E.R."])
def test_a_first_lesson_is_played_on_a_phone_by_what_the_coach_points_at(open_page: Open, title: str) -> None:
    """Where the map has little room, it shows the place that the coach speaks of."""
    moments: list[str] = []
    newcomer.learn(open_page("/", "phone", hints=True), title, lambda _page, moment: moments.append(moment))
    assert moments == ["lesson", "lesson's end"]
