"""ZNA in a real browser: scenario 1 to its end by clicks, by keyboard and on a phone, and its lessons on the map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fivefires.games.zna.game import GAME
from fivefires.games.zna.state import ZnaState
from fivefires.kernel import Runner, Setup, files, key_of, seed_from

from .conftest import Open
from .findings import serious
from .newcomer import coach
from .players import OPTION, click_option, is_asked, is_over, step_of, wait_for_step, wait_for_turn
from .test_learning import MINUTE
from .waiting import until

# How many answers are left of a game that is brought to the table.
LEFT = 8
ON_THE_MAP = ("go", "to")
Answer = Callable[[Page, str], None]


def expert(runner: Runner[ZnaState]) -> str:
    question = runner.question
    assert question is not None
    assert GAME.expert is not None
    seat = runner.asked()[0]
    return key_of(GAME.expert(GAME.view(runner.state, seat), question.choices[seat], question.prompt))


def won_alone() -> tuple[Setup, bytes, list[str]]:
    """A game of scenario 1 that the expert wins alone, with a search in it: set-up, seed and all answers."""
    setup = Setup(1, "mission", (), {"scenario": 1})
    for seed in range(40):
        runner: Runner[ZnaState] = Runner(GAME, setup, seed_from(seed))
        answers: list[str] = []
        while not runner.over:
            answers.append(expert(runner))
            runner.answer(0, answers[-1])
        if runner.state.result is not None and runner.state.result.winners and "search" in answers:
            return setup, seed_from(seed), answers
    raise AssertionError("the expert wins no game")


@pytest.fixture(scope="module")
def nearly_won(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A file of that game short of its end, and the answers that lead there."""
    setup, seed, answers = won_alone()
    runner: Runner[ZnaState] = Runner(GAME, setup, seed)
    for key in answers[:-LEFT]:
        runner.answer(0, key)
    path = tmp_path_factory.mktemp("zna") / "first-breath.json"
    path.write_bytes(files.save(runner))
    return path, answers[-LEFT:]


@pytest.fixture(scope="module")
def not_begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """That game before its first answer, and all that follow."""
    setup, seed, answers = won_alone()
    path = tmp_path_factory.mktemp("zna") / "not-begun.json"
    path.write_bytes(files.save(Runner(GAME, setup, seed)))
    return path, answers


def bring(page: Page, game: Path) -> None:
    """From the shelf to the table, and on with it."""
    page.goto("/")
    page.locator('input[type="file"]').set_input_files(game)
    page.get_by_role("button", name="Start the game").click(timeout=MINUTE)
    wait_for_turn(page)


def click(page: Page, key: str) -> None:
    """An area is picked on the map, which makes it a button; everything else is one from the beginning."""
    kind, _, area = key.partition(":")
    if kind not in ON_THE_MAP or page.locator(f'{OPTION}[data-key="{key}"]').count():
        click_option(page, key)
        return
    before = step_of(page)
    # A click on what lies there is one on the area.
    page.locator(f'.space[data-space="{area}"] .land').click(force=True)
    page.locator(f'{OPTION}[data-key="{key}"].selected').click()
    wait_for_step(page, before)


def tap(page: Page, key: str) -> None:
    """Where one tap is enough: on the button, or on the area where all answers lie on the map."""
    kind, _, area = key.partition(":")
    until(lambda: is_asked(page) or page.locator("[data-fold]").count() > 0, "the turn comes round")
    before = step_of(page)
    option = page.locator(f'{OPTION}[data-key="{key}"]')
    if kind in ON_THE_MAP and not option.count():
        page.locator(f'.space[data-space="{area}"] .land').click(force=True)
    else:
        option.click()
    until(lambda: is_over(page) or step_of(page) != before, "the answer is taken")


def press(page: Page, key: str) -> None:
    """Q leads to the answers, arrows from one to the next, Enter takes one or unfolds those on the map."""
    option = f'button.option[data-key="{key}"]'
    before = step_of(page)
    if not page.locator(option).count():
        go_to(page, f"[data-fold='option-{key.partition(':')[0]}']")
        page.keyboard.press("Enter")
        expect(page.locator(option)).to_be_visible()
    go_to(page, option)
    page.keyboard.press("Enter")
    wait_for_step(page, before)


def go_to(page: Page, selector: str) -> None:
    page.keyboard.press("q")
    for _ in range(80):
        if page.evaluate("one => document.activeElement?.matches(one) ?? false", selector):
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"arrows do not lead to {selector}")


@pytest.mark.parametrize(("size", "answer"), [("desk", click), ("phone", click), ("desk", press)])
def test_scenario_1_is_won(open_page: Open, nearly_won: tuple[Path, list[str]], size: str, answer: Answer) -> None:
    game, answers = nearly_won
    page = open_page("/", size)
    bring(page, game)
    for key in answers:
        assert wait_for_turn(page)
        answer(page, key)
    expect(page.locator("dialog .won")).to_contain_text("win")
    expect(page.locator("dialog")).to_contain_text("medal")


def test_scenario_1_is_played_from_its_first_question_to_its_end(
    open_page: Open, not_begun: tuple[Path, list[str]]
) -> None:
    """Over a hundred answers: heroes, starting spaces, orders, walks, searches, fights."""
    game, answers = not_begun
    page = open_page("/", quick=True)
    bring(page, game)
    asked = set()
    for key in answers:
        asked.add(key.partition(":")[0])
        tap(page, key)
    assert {"hero", "to", "go", "order", "search", "attack", "work", "end-turn"} <= asked
    expect(page.locator("dialog .won")).to_contain_text("win")
    assert serious(page) == []


@pytest.mark.parametrize(("name", "decisions"), [("Into the fog", 14), ("What chemistry is for", 15)])
def test_a_lesson_is_played_on_the_map(open_page: Open, name: str, decisions: int) -> None:
    page = open_page("/g/zna")
    page.get_by_role("button", name=name).click()
    for number in range(1, decisions + 1):
        expect(page.locator(".coach header span")).to_have_text(f"{number} of {decisions}", timeout=MINUTE)
        click(page, coach(page)["accept"][0])
    expect(page.locator(".coach.over")).to_be_visible(timeout=MINUTE)
    assert serious(page) == []
