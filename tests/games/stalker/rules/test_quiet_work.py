"""Quiet work takes patience: once in a turn, whoever does it."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.rules import actions
from fivefires.games.stalker.state import Overlay
from tests.games.stalker.rules.closely.test_steps_and_turns import offered
from tests.games.stalker.tables import Game

DESK, LOCK = "do:a1_02:a1_desk", "do:a1_06:a1_lock"


@pytest.mark.rule("S-716")
def test_quiet_work_goes_on_once_in_a_turn() -> None:
    game = Game()
    stalker = game.put("T03.C")
    game.state.overlays = [Overlay("a1_02")]
    actions.begin_turn(game.table, stalker)
    game.play(actions.act(game.table), DESK)
    assert stalker.left[0], "there is an action left"
    assert DESK not in offered(game)
    actions.end_turn(game.table, stalker)
    actions.begin_turn(game.table, stalker)
    assert DESK in offered(game)


@pytest.mark.rule("S-716")
def test_another_stalker_may_go_on_with_it() -> None:
    game = Game("palkan", "velet")
    first, second = game.put("T03.C"), game.put("T03.C", 1)
    game.state.overlays = [Overlay("a1_02")]
    actions.begin_turn(game.table, first)
    game.play(actions.act(game.table), DESK)
    actions.end_turn(game.table, first)
    actions.begin_turn(game.table, second)
    assert DESK in offered(game, 1)


@pytest.mark.rule("S-716")
def test_loud_work_goes_on_as_often_as_he_likes() -> None:
    game = Game()
    stalker = game.put("T05.D")
    game.state.overlays, game.state.achieved = [Overlay("a1_06")], ["crowbar"]
    actions.begin_turn(game.table, stalker)
    game.play(actions.act(game.table), LOCK)
    assert LOCK in offered(game)
