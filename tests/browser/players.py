"""People at the page: how they answer, by clicking or by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Error, Page

from .waiting import until

OPTION = ".options button.option[data-key]"
Answer = Callable[[Page, random.Random], None]
# How long a tap waits for its option, in milliseconds.
TAP = 20_000


def step_of(page: Page) -> str:
    question = page.locator(".question")
    return (question.get_attribute("data-step") or "") if question.count() else ""


def is_over(page: Page) -> bool:
    return page.locator("dialog[open] .won").count() > 0


def is_asked(page: Page) -> bool:
    return page.locator(f"{OPTION}:enabled").count() > 0


def holds(page: Page) -> bool:
    """Play waits for this person to pass on."""
    return page.locator(".option.primary").count() > 0


def wait_for_turn(page: Page) -> bool:
    """True when asked, false when the game is over. The page's policy forbids to wait inside of it."""
    until(lambda: is_asked(page) or is_over(page), "the turn comes round")
    return not is_over(page)


def wait_for_step(page: Page, before: str) -> None:
    until(lambda: is_over(page) or step_of(page) != before or not is_asked(page), "the answer is taken")


def keys(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(OPTION, "all => all.map(one => one.dataset.key)")
    return found


def click_answer(page: Page, chance: random.Random) -> None:
    if found := keys(page):
        click_option(page, chance.choice(found))


def click_option(page: Page, key: str) -> None:
    """Tap an option, and again. A question that lapses meanwhile needs no answer any more."""
    before = step_of(page)
    option = page.locator(f'{OPTION}[data-key="{key}"]')
    for _ in range(2):
        try:
            option.click(timeout=TAP)
        except Error:
            if step_of(page) == before and is_asked(page):
                raise
            return
    wait_for_step(page, before)


def key_answer(page: Page, chance: random.Random) -> None:
    """Go to an option by its number or the arrows, and press Enter."""
    before = step_of(page)
    count = page.locator(OPTION).count()
    page.keyboard.press(str(chance.randint(1, min(count, 9))))
    for _ in range(chance.randint(0, 2)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    wait_for_step(page, before)


def pass_on(page: Page) -> None:
    page.get_by_role("button", name="Pass on").click()
    until(lambda: not holds(page), "play goes on")


def play_to_the_end(page: Page, answer: Answer, chance: random.Random, most: int = 1500) -> int:
    answers = 0
    while wait_for_turn(page):
        assert answers < most, "the game never ends"
        try:
            answer(page, chance)
        except Error:  # A bot was quicker: the question has gone.
            if not is_over(page) and is_asked(page):
                raise
        answers += 1
    return answers


def tab_to(page: Page, name: str) -> None:
    """Go on by the Tab key until the thing with this text or name has the focus."""
    here = "(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()"
    for _ in range(60):
        if page.evaluate(here) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name!r} cannot be reached by Tab")
