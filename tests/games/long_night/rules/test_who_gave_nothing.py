"""Crises that strike those who gave nothing to them (L-589)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import CRISIS
from fivefires.games.long_night.state import Stage
from fivefires.kit.effects import words
from tests.games.long_night.tables import (
    Game,
    cards_of,
    colony_phase,
    exile,
    give,
    hand,
    keys,
    lay_cards,
    play,
    prompt,
    settle,
    three,
)


def table(*gave: int) -> Game:
    """Three players with three cards each, who gave so many to the crisis."""
    runner = three()
    for seat, number in enumerate(gave):
        lay_cards(runner, "removed", [*hand(runner, seat)])
        give(runner, seat, *cards_of(v.FUEL, 9)[3 * seat : 3 * seat + 3])
        runner.state.players[seat].contributed = number
    settle(runner)
    return runner


def cards_left(runner: Game) -> list[int]:
    return [len(hand(runner, seat)) for seat in range(3)]


@pytest.mark.rule("L-589")
@pytest.mark.parametrize(("gave", "left"), [((0, 1, 2), [1, 3, 3]), ((1, 0, 0), [3, 1, 1]), ((1, 1, 1), [3, 3, 3])])
def test_rats_take_cards_from_those_who_gave_nothing(gave: tuple[int, ...], left: list[int]) -> None:
    runner = colony_phase(table(*gave), Stage.CRISIS, crisis="crisis_rats")
    assert cards_left(runner) == left
    assert [me.contributed for me in runner.state.players] == [0, 0, 0]


@pytest.mark.rule("L-589", "L-243")
def test_a_crisis_that_is_prevented_strikes_nobody() -> None:
    runner = table(0, 1, 2)
    lay_cards(runner, "contributed", cards_of(v.TOOL, 3))
    colony_phase(runner, Stage.CRISIS, crisis="crisis_rats")
    assert cards_left(runner) == [3, 3, 3]
    assert [me.contributed for me in runner.state.players] == [0, 0, 0]


@pytest.mark.rule("L-589")
def test_an_exile_could_not_give_and_is_not_struck() -> None:
    runner = exile(table(0, 0, 0), 1)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_rats")
    assert cards_left(runner) == [1, 3, 1]


@pytest.mark.rule("L-589", "L-309")
def test_the_coughing_wounds_one_more_of_theirs() -> None:
    runner = colony_phase(table(0, 1, 1), Stage.CRISIS, crisis="crisis_sickness")
    asked = []
    while prompt(runner) == "ask-who":
        seat = runner.asked()[0]
        asked.append(seat)
        play(runner, keys(runner, seat)[0], seat=seat)
    assert asked == [0, 1, 2, 0]


@pytest.mark.rule("L-589")
def test_every_second_crisis_asks_who_gave_nothing() -> None:
    """So that holding everything back is seldom the best that one can do for oneself."""
    asking = [
        id
        for id, card in CRISIS.items()
        if any(isinstance(word, v.EveryPlayer) and word.gave_nothing for word in words(card.failure))
    ]
    assert len(asking) >= 10
