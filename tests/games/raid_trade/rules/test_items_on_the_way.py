"""Items that change hands or come back in the round in which they were used, and mines where none fits."""

from __future__ import annotations

import pytest

from tests.games.raid_trade.tables import answer, bare, bring, clear, house, keys, me, own, roll, stand, turn_of


@pytest.mark.rule("R-259", "R-273")
def test_an_item_that_was_used_serves_its_new_owner_in_the_next_round() -> None:
    game = bare("garcia", "zoey", "jake")
    own(game, 0, food=1)
    bring(game, "trading_post", "made.0")
    bring(game, "generator", "made.1")
    for seat in (0, 1):
        me(game, seat).ap = 9
    game = turn_of(game, 0)
    answer(game, "use:trading_post")
    assert "use:trading_post" not in keys(game)
    answer(game, "trade", "with:1", "compose", "put:trading_post:1", "enough", "put:generator:1", "enough", "send")
    game.answer(1, "accept")
    assert "use:generator" in keys(game)
    game = turn_of(game, 1)
    assert "trading_post" in game.state.piles["made.1"]
    assert "use:trading_post" not in keys(game)
    game.state.players[1].used.clear()
    assert "use:trading_post" in keys(turn_of(game, 1))


@pytest.mark.rule("R-259", "R-205")
def test_a_stolen_item_that_was_used_serves_in_the_next_round() -> None:
    game = bare("garcia", "carter", "jake")
    own(game, 0, guns=1)
    for seat in (0, 1):
        stand(game, seat, "market.c")
    bring(game, "generator", "made.1")
    me(game, 1).used = ["generator"]
    me(game, 0).ap = 9
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:1")
    assert game.state.piles["made.0"] == ["generator"]
    assert "use:generator" not in keys(game)
    assert me(game, 1).used == []


@pytest.mark.rule("R-493")
def test_what_is_restored_is_ready_for_use_in_the_same_round() -> None:
    game = bare("jake", "zoey", "mayu")
    bring(game, "spare_wheel", "made.0")
    bring(game, "scrap_heap", "box")
    bring(game, "welder", "made.0")
    me(game, 0).used = ["scrap_heap", "welder"]
    game = turn_of(game, 0)
    answer(game, "use:spare_wheel")
    assert "use:scrap_heap" in keys(game)
    assert me(game, 0).used == ["welder"]


@pytest.mark.rule("R-522", "R-520")
def test_no_mine_is_paid_for_where_every_house_has_one() -> None:
    game = bare("cora", "zoey", "jake")
    for number in range(1, 5):
        clear(game, f"market.{number}")
    house(game, "market.1", "small")
    bring(game, "mine_kit", "made.0")
    own(game, 0, food=2)
    game = turn_of(game, 0)
    assert "use:mine_kit" in keys(game)
    game.table.shift("detonation-token", 1, "mines.0", "market.1")
    assert "use:mine_kit" not in keys(turn_of(game, 0))
