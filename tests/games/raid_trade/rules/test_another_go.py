"""Cards that give another move or action in the same turn, and what has then been done."""

from __future__ import annotations

import pytest

from tests.games.raid_trade.tables import (
    SUCCESS,
    answer,
    bare,
    bring,
    house,
    keys,
    me,
    on_top,
    outpost_at,
    own,
    roll,
    stand,
    turn_of,
)


@pytest.mark.rule("R-094", "R-095", "R-081")
def test_who_has_moved_and_may_move_again_ends_the_turn_without_a_pass() -> None:
    game = bare("jake", "zoey", "mayu")
    bring(game, "motorbike", "made.0")
    outpost_at(game, "market.1")
    me(game, 0).inside = True
    game = turn_of(game, 0)
    assert "pass-round" in keys(game)
    assert "end-turn" not in keys(game)
    answer(game, "leave:market.a", "use:motorbike")
    assert "pass-round" not in keys(game)
    assert "go:market.b" in keys(game)
    answer(game, "end-turn")
    assert not me(game, 0).passed
    assert game.asked() == [1]
    answer(game, "pass-round")
    answer(game, "pass-round")
    assert game.asked() == [0]
    assert game.state.round == 1


@pytest.mark.rule("R-094", "R-095", "R-186")
def test_who_has_raided_and_may_act_again_keeps_the_round() -> None:
    game = bare("jake", "zoey", "mayu")
    house(game, "market.1", "large")
    stand(game, 0, "market.a")
    on_top(game, "raid.large", "power_station")
    game = turn_of(game, 0)
    roll(game, SUCCESS)
    answer(game, "raid:market.1", "choose:use_effect")
    assert game.state.stock["large-house"]["fresh.0"] == 1
    assert "end-turn" in keys(game)
    assert "pass-round" not in keys(game)
    assert "trade" in keys(game)
    answer(game, "end-turn")
    assert not me(game, 0).passed


@pytest.mark.rule("R-078", "R-095")
def test_what_was_given_anew_is_for_this_turn_alone() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "stimulants", "made.0")
    own(game, 0, clothing=4)
    game = turn_of(game, 0)
    answer(game, "craft:arm_sling", "use:stimulants", "end-turn")
    answer(game, "pass-round")
    answer(game, "pass-round")
    assert game.asked() == [0]
    assert "pass-round" in keys(game)
    answer(game, "pass-round")
    assert game.state.round == 2
