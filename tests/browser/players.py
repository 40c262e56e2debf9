"""People at the page: how they answer, by clicking or by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Error, Page

from .waiting import until

OPTION = ".options button.option[data-key]"
# Answers about squares of a map, folded into one line.
FOLD = ".options button[data-fold]"
Answer = Callable[[Page, random.Random], None]
# How long a tap waits for its option, in milliseconds.
TAP = 20_000


class Standing(NamedTuple):
    """How the page stands, all of it at one moment: its question, whether it can be answered, whether play is over.

    `held`: play waits for this person to pass on.
    """

    step: str
    asked: bool
    held: bool
    over: bool


# One look for all of it: tests wait by looking again and again, and the page works for each look.
_STANDING = f"""() => [
    document.querySelector('.question')?.dataset.step ?? '',
    document.querySelector('{OPTION}:enabled, {FOLD}') !== null,
    document.querySelector('.option.primary') !== null,
    document.querySelector('dialog[open] .won') !== null,
]"""


def standing(page: Page) -> Standing:
    try:
        return Standing(*page.evaluate(_STANDING))
    except Error as error:
        if "navigation" not in error.message and "destroyed" not in error.message:
            raise
        return Standing("", False, False, False)  # Another page is being opened.


def step_of(page: Page) -> str:
    return standing(page).step


def is_over(page: Page) -> bool:
    return standing(page).over


def is_asked(page: Page) -> bool:
    return standing(page).asked


def holds(page: Page) -> bool:
    return standing(page).held


def wait_for_turn(page: Page) -> bool:
    """True when asked, false when the game is over. The page's policy forbids to wait inside of it."""

    def come() -> Standing | None:
        now = standing(page)
        return now if now.asked or now.over else None

    return not until(come, "the turn comes round").over


def wait_for_step(page: Page, before: str) -> None:
    def taken() -> bool:
        now = standing(page)
        return now.over or now.step != before or not now.asked

    until(taken, "the answer is taken")


def keys(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(OPTION, "all => all.map(one => one.dataset.key)")
    return found


def click_answer(page: Page, chance: random.Random) -> None:
    if not keys(page) and page.locator(FOLD).count():
        page.locator(FOLD).first.click()
    if found := keys(page):
        click_option(page, chance.choice(found))


def click_hurriedly(page: Page, chance: random.Random) -> None:
    """Like somebody who wants to see the end: every other time, what ends the turn or lets something be."""
    ends: list[str] = page.eval_on_selector_all(
        ".ends button.option[data-key]", "all => all.map(one => one.dataset.key)"
    )
    if ends and chance.random() < 0.5:
        click_option(page, ends[-1])
    else:
        click_answer(page, chance)


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


def key_hurriedly(page: Page, chance: random.Random) -> None:
    """Every other time to the last option, which ends the turn: it comes before the first one."""
    if chance.random() < 0.5:
        return key_answer(page, chance)
    before = step_of(page)
    page.keyboard.press("q")
    page.keyboard.press("ArrowUp")
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
