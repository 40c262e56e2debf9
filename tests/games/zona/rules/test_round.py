"""The round (chapter 8)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.state import Status
from tests.games.zona.tables import Game, bare, keys, me, next_turn, pile, play, prompt, put


def at_the_farms(voice: int) -> Game:
    """Four players at the Farms, where the next four event cards offer a choice each."""
    runner = bare("valerian", "ivan", "tamara", "olga", places=["farms"] * 4, voice=voice)
    for card in ("g18", "g12", "g04", "g02"):
        put(runner, card, "events.green")
    return runner


@pytest.mark.rule("Z-093")
def test_actions_come_before_events_and_events_before_the_rumor() -> None:
    runner = at_the_farms(0)
    put(runner, "r03", "rumors")
    greens, rumors = len(pile(runner, "events.green")), len(pile(runner, "rumors"))
    for _ in range(4):
        assert prompt(runner) == "ask-action"
        assert len(pile(runner, "events.green")) == greens
        play(runner, "pass")
    for _ in range(4):
        assert prompt(runner) == "ask-choice"
        assert len(pile(runner, "rumors")) == rumors
        play(runner, keys(runner)[0])
    assert len(pile(runner, "events.green")) == greens - 4
    assert prompt(runner) == "ask-place"
    assert pile(runner, "resolving") == ["r03"]
    assert runner.state.round == 1
    play(runner, keys(runner)[0])
    assert (prompt(runner), runner.state.round) == ("ask-action", 2)


@pytest.mark.rule("Z-094", "Z-095")
@pytest.mark.parametrize("voice", [0, 1, 2, 3])
def test_turns_go_round_from_the_voice_and_each_is_finished_first(voice: int) -> None:
    runner = at_the_farms(voice)
    for scavenger in runner.state.scavengers:
        scavenger.fatigue = 4
    runner = next_turn(runner, *((voice + offset) % 4 for offset in range(4)))
    order = [(voice + offset) % 4 for offset in range(4)]
    asked = []
    while prompt(runner) == "ask-action":
        asked += runner.asked()
        play(runner, "rest")
    assert asked == [seat for seat in order for _ in range(2)]
    asked = []
    while prompt(runner) == "ask-choice":
        asked += runner.asked()
        play(runner, keys(runner)[0])
    assert asked == order


@pytest.mark.rule("Z-094")
def test_the_first_round_begins_with_the_voice() -> None:
    runner = at_the_farms(2)
    asked = []
    while prompt(runner) == "ask-action":
        asked += runner.asked()
        play(runner, "pass")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("Z-096")
def test_a_dead_player_has_no_turn_and_no_event_but_is_still_the_voice() -> None:
    runner = bare("valerian", "ivan", "tamara", places=["farms"] * 3, voice=1)
    for card in ("g18", "g12", "g04"):
        put(runner, card, "events.green")
    put(runner, "r03", "rumors")  # the Voice places a threat
    runner.table.move("ivan", "character.1", "box")
    runner.state.scavengers[1] = type(me(runner, 1))(status=Status.DEAD)
    greens = len(pile(runner, "events.green"))
    runner = next_turn(runner, 1, 2, 0)
    asked = []
    while prompt(runner) != "ask-place":
        asked.append((prompt(runner), *runner.asked()))
        play(runner, "pass" if prompt(runner) == "ask-action" else keys(runner)[0])
    assert asked == [("ask-action", 2), ("ask-action", 0), ("ask-choice", 2), ("ask-choice", 0)]
    assert len(pile(runner, "events.green")) == greens - 2
    assert runner.asked() == [1]
