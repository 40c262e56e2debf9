"""A game on a map of squares passes what every game passes, and its scene says all that a map can say."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from fivefires.cli.terminal.showing import show_sight
from fivefires.cli.words import Words
from fivefires.conformance.citations import rulebook
from fivefires.conformance.fuzz import fuzz
from fivefires.kernel import Runner, key_of, seed_from, sight
from fivefires.kernel.scene import Board
from fivefires.testing import start
from tests.yard.game import GAME, YardState, ways

MOST_BYTES = 60_000


def new_game(rolls: list[int] | None = None) -> Runner[YardState]:
    return start(GAME, 2, rolls=[[roll] for roll in rolls or []])


def board(runner: Runner[Any]) -> Board:
    return sight(runner, 0).scene.boards[0]


def test_it_passes_every_check() -> None:
    report = fuzz(GAME, games=30)
    assert [error.sentence for error in report.errors] == []
    assert report.finished == 30
    assert rulebook(GAME, Path(__file__).parent).faults() == []


def test_its_frames_are_small() -> None:
    runner = new_game()
    runner.answer(0, "choose:cat-0-0")
    assert len(msgspec.json.encode(sight(runner, 0))) <= MOST_BYTES


@pytest.mark.rule("Y-001")
def test_thirty_figures_stand_in_the_yard() -> None:
    things = [thing for space in board(new_game()).spaces for thing in space.things]
    assert len(things) == 30
    assert sum(thing.seat is not None for thing in things) == 6


@pytest.mark.rule("Y-002")
def test_a_turn_is_one_deed() -> None:
    runner = new_game()
    runner.answer(0, "nap")
    assert runner.asked() == [1]


@pytest.mark.rule("Y-003")
def test_walls_bar_the_way_and_doors_do_not() -> None:
    assert "s4.1" not in ways("s3.1")
    assert "s4.3" in ways("s3.3")
    runner = new_game()
    runner.answer(0, "choose:cat-0-0")
    runner.answer(0, "walk:s2.1")
    assert runner.state.cats["cat-0-0"] == "s2.1"
    assert board(runner).paths[0].spaces[0] == "s0.0"


@pytest.mark.rule("Y-004")
@pytest.mark.parametrize(("roll", "caught"), [(2, 0), (3, 1)])
def test_a_mouse_is_caught_by_three_and_more(roll: int, caught: int) -> None:
    runner = new_game([roll])
    for seat, key in ((0, "choose:cat-0-1"), (0, "walk:s2.1"), (1, "nap"), (0, "pounce:cat-0-1:s2.2")):
        runner.answer(seat, key)
    assert runner.state.caught == [caught, 0]


@pytest.mark.rule("Y-005")
def test_the_last_cat_stays() -> None:
    runner = new_game()
    for seat, key in ((0, "leave:cat-0-0"), (1, "nap"), (0, "leave:cat-0-1"), (1, "nap")):
        runner.answer(seat, key)
    assert not any(key_of(option).startswith("leave") for option in runner.options(0))


@pytest.mark.rule("Y-006")
def test_dusk_comes_after_twenty_four_turns() -> None:
    runner = new_game()
    for turn in range(24):
        runner.answer(turn % 2, "nap")
    assert runner.state.result is not None
    assert runner.state.result.winners == [0, 1]


def test_in_words_only_squares_are_told_where_something_is_or_can_be_done() -> None:
    runner = Runner(GAME, new_game().setup, seed_from("words"))
    console = Console(width=160, record=True, file=StringIO())
    show_sight(console, Words(GAME.package), sight(runner, 0))
    told = console.export_text()
    assert "Square 3-3" in told
    assert "Square 8-8" not in told
    assert "Dusk" in told
    assert "Mice caught" in told
