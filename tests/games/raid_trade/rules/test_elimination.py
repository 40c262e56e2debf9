"""Who falls together, and what is left where somebody falls in the middle of something."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.show.names import SEAT
from tests.games.raid_trade.tables import Game, answer, bare_line, held, keys, me, on_top, own, stand, turn_of


def at_night(*adrenaline: int, starter: int = 0) -> Game:
    """All have passed on a tile that no bomb hits; the bombs bring 1 Adrenaline to each."""
    game = bare_line("mayu", "zoey", "jake", "carter", "cora")
    for seat, points in enumerate(adrenaline):
        stand(game, seat, "mill.a")
        me(game, seat).favor = -points
        me(game, seat).passed = True
    game.state.starter = starter
    return game


@pytest.mark.rule("R-451", "R-376", "R-446")
def test_those_who_fall_to_the_same_bombs_get_nothing_of_each_other() -> None:
    game = at_night(9, 0, 0, 9, 0)
    own(game, 0, food=4)
    game = turn_of(game, 0)
    assert [one.out for one in game.state.players] == [True, False, False, True, False]
    assert [held(game, seat) for seat in range(5)] == [{}, {"food": 2}, {"food": 1}, {}, {"food": 1}]


@pytest.mark.rule("R-451")
def test_those_who_fall_together_are_handled_from_the_starting_player_on() -> None:
    game = at_night(9, 0, 9, 0, 0, starter=2)
    game = turn_of(game, 0)
    lines = game.table.log.lines if game.table.log else []
    assert [line.text.args["seat"] for line in lines if line.text.id == "log-eliminated"] == [SEAT[2], SEAT[0]]


@pytest.mark.rule("R-445", "R-451")
def test_when_all_fall_to_the_same_bombs_their_goods_go_to_the_bag() -> None:
    game = at_night(9, 9, 9, 9, 9)
    own(game, 0, food=4)
    game = turn_of(game, 0)
    assert game.state.result is not None
    assert game.state.result.ending == "nobody"
    assert game.state.stock["food"] == {"bag": 17}


@pytest.mark.rule("R-176", "R-450")
def test_the_card_of_a_raid_that_nobody_survived_is_discarded() -> None:
    game = bare_line()
    stand(game, 0, "canal.b")
    for seat in (1, 2):
        stand(game, seat, "canal.b")
    on_top(game, "raid.large", "grain_silo", "town_hall")
    me(game, 0).favor = -8
    game = turn_of(game, 0)
    answer(game, "raid:canal.3", "take-blacklist")
    assert me(game, 0).out
    assert (game.state.piles["raid.drawn"], game.state.piles["raid.large.discards"]) == ([], ["grain_silo"])
    assert "raid:canal.3" in keys(game)
