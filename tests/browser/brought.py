"""Games that are brought to the table as a file, and answers by their keys: on the map, by keyboard, by a tap."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from fivefires.kernel import Game, Runner, Setup, files, key_of, seed_from

from .conftest import Server
from .findings import DRAWN
from .players import OPTION, click_option, is_asked, is_over, step_of, wait_for_step, wait_for_turn
from .waiting import until

MINUTE, SOON = 60_000, 5_000
# Where a space can be tapped: in its middle, or in a corner where a figure stands there that is asked about itself.
# Nothing while something else lies over all of it.
FREE = """space => {
    const land = document.querySelector(`.space[data-space="${space}"] .land`);
    const { left, top, width, height } = land.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]].map(
        ([across, down]) => [left + across * width, top + down * height]);
    const bare = points.find(([x, y]) => document.elementFromPoint(x, y) === land);
    const seen = points.find(([x, y]) => document.elementFromPoint(x, y)?.closest('svg')?.contains(land));
    return (bare ?? seen ?? []).map(Math.round);
}"""
Answer = Callable[[Page, str], None]


class Played:
    """A game by scripted players: its set-up and seed, all answers with their seats, and what each question was."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self._game, self._setup, self._seed = game, setup, seed_from(seed)
        runner: Runner[Any] = Runner(game, setup, self._seed)
        self.answers: list[tuple[int, str]] = []
        self.asked: list[str] = []
        while (question := runner.question) is not None:
            assert game.expert is not None
            seat = runner.asked()[0]
            answer = game.expert(game.view(runner.state, seat), question.choices[seat], question.prompt)
            self.asked.append(question.prompt.message)
            self.answers.append((seat, key_of(answer)))
            runner.answer(seat, answer)
        self.result = runner.state.result

    @property
    def keys(self) -> list[str]:
        return [key for _, key in self.answers]

    def saved(self, path: Path, answers: int) -> Path:
        """A file of it after so many answers."""
        runner: Runner[Any] = Runner(self._game, self._setup, self._seed)
        for seat, key in self.answers[:answers]:
            runner.answer(seat, key)
        path.write_bytes(files.save(runner))
        return path


def first_played(
    game: Game[Any], setup: Setup, wanted: Callable[[Played], bool], seeds: Iterable[int] = range(40)
) -> Played:
    """The first game of these seeds that is as wanted."""
    for seed in seeds:
        played = Played(game, setup, seed)
        if wanted(played):
            return played
    raise AssertionError("no game is as wanted")


def bring(page: Page, game: Path) -> None:
    """From the shelf to the table, and on with it."""
    page.goto("/")
    page.locator('input[type="file"]').set_input_files(game)
    page.get_by_role("button", name="Start the game").click(timeout=MINUTE)
    wait_for_turn(page)


def play_on_after_a_restart(page: Page, server: Server, link: Played, file: Path) -> None:
    """A link of a campaign is brought short of its end and ended; the server is started anew; the next link begins."""
    bring(page, link.saved(file, -2))
    for key in link.keys[-2:]:
        wait_for_turn(page)
        click(page, key)
    until(lambda: is_over(page), "the link ends")
    server.stop()
    server.start()
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="Start the game").click(timeout=MINUTE)
    wait_for_turn(page)


def click_space(page: Page, space: str) -> None:
    """As people do, when the map has come to rest."""
    places: list[list[int]] = [[]]

    def lies_still() -> bool:
        page.evaluate(DRAWN)  # People see what is drawn, and nothing between.
        places.append(page.evaluate(FREE, space))
        return bool(places[-1]) and places[-1] == places[-2]

    until(lies_still, "the space lies still")
    page.mouse.click(*places[-1])


def click(page: Page, key: str) -> None:
    """What is folded away is picked on the map, which makes it a button; everything else is one from the beginning."""
    until(lambda: is_asked(page) or page.locator("[data-fold]").count() > 0, "the turn comes round")
    if page.locator(f'{OPTION}[data-key="{key}"]').count():
        click_option(page, key)
        return
    before, space = step_of(page), key.split(":")[1]
    option = page.locator(f'{OPTION}[data-key="{key}"]')

    def picked() -> bool:
        """Whoever taps just when something happens at the table has picked nothing, and taps again."""
        click_space(page, space)
        with suppress(AssertionError):
            expect(option).to_be_visible(timeout=SOON)
        return option.count() > 0

    until(picked, "the space is picked")
    if option.and_(page.locator(".selected")).count() == 0:
        option.click()  # There are several about this space.
    option.and_(page.locator(".selected")).click()
    wait_for_step(page, before)


def tap(page: Page, key: str) -> None:
    """Where one tap is enough: on the button, or on the space where all answers lie on the map."""
    until(lambda: is_asked(page) or page.locator("[data-fold]").count() > 0, "the turn comes round")
    before = step_of(page)
    option = page.locator(f'{OPTION}[data-key="{key}"]')
    if not option.count():
        click_space(page, key.split(":")[1])
        until(lambda: is_over(page) or step_of(page) != before or option.count(), "the space is picked")
    if not is_over(page) and step_of(page) == before and option.and_(page.locator(":not(.selected)")).count():
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
