"""Steps and crafting, one by one, and trade with players and the Trader."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules import building
from fivefires.games.raid_trade.rules.roads import eligible
from fivefires.games.raid_trade.state import Placed
from fivefires.kernel import Runner, Setup, seed_from
from tests.games.raid_trade.tables import (
    FAIL,
    Game,
    answer,
    bare,
    bare_line,
    bring,
    held,
    house,
    keys,
    laid,
    me,
    on_top,
    outpost_at,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


def steps(game: Game) -> set[str]:
    return {key for key in keys(game) if key.startswith("go:")}


# --- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-059", "R-128", "R-124", "R-125", "R-129", "R-136")
def test_the_last_ap_pays_for_a_step_and_inside_there_are_none() -> None:
    game = bare("mayu", "zoey", "jake")
    stand(game, 0, "market.a")
    me(game, 0).ap = 1
    game = turn_of(game, 0)
    assert steps(game) == {"go:market.b", "go:market.c", "go:yard.c", "go:mall.c"}
    answer(game, "go:yard.c")
    assert (me(game, 0).ap, game.asked()) == (0, [1])
    game = bare("mayu", "zoey", "jake")
    outpost_at(game, "market.1")
    me(game, 0).inside = True
    assert steps(turn_of(game, 0)) == set()


@pytest.mark.rule("R-136", "R-123")
def test_a_begun_move_is_no_pass_and_may_go_on() -> None:
    game = bare("mayu", "zoey", "jake")
    answer(game, "go:market.b")
    assert "pass-round" not in keys(game)
    assert "end-turn" in keys(game)
    assert steps(game) == {"go:market.a", "go:clinic.c"}


@pytest.mark.rule("R-136", "R-123", "R-361", "R-364")
def test_free_steps_are_free_as_often_as_the_card_says() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "stretcher", "made.0")
    game = turn_of(game, 0)
    answer(game, "use:stretcher", "go:market.b", "go:clinic.c")
    assert me(game, 0).ap == 15
    answer(game, "go:clinic.a")
    assert me(game, 0).ap == 14
    line = bare_line("carter", "zoey", "jake")
    bring(line, "boots", "made.0")
    line = turn_of(line, 0)
    answer(line, "use:boots")
    roll(line, (5,))
    answer(line, "go:market.a")
    assert me(line, 0).ap == 15


@pytest.mark.rule("R-136", "R-123", "R-491")
def test_a_wire_makes_the_steps_of_others_dear() -> None:
    game = bare("mayu", "cora", "jake")
    bring(game, "tripwire", "made.1")
    game = turn_of(game, 0)
    answer(game, "go:market.b")
    assert (prompt(game), game.asked()) == ("ask-react", [1])
    answer(game, "react:card:tripwire")
    assert me(game, 0).ap == 12
    game = bare("mayu", "cora", "jake")
    bring(game, "tripwire", "made.1")
    game = turn_of(game, 1)
    answer(game, "go:market.b")
    assert (prompt(game), game.asked()) == ("ask-action", [1])


@pytest.mark.rule("R-421", "R-100")
def test_twenty_skill_win_nothing_in_the_scenario() -> None:
    game = bare_line()
    own(game, 0, guns=1)
    stand(game, 0, "market.c")
    me(game, 0).skill = 19
    game = turn_of(game, 0)
    roll(game, (6,), (3,))
    answer(game, "guard:market.4")
    assert (me(game, 0).skill, game.state.result) == (20, None)


# --- crafting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-250", "R-253", "R-254", "R-078")
def test_crafting_costs_one_ap_and_is_the_action() -> None:
    game = bare("jake", "zoey", "mayu")
    own(game, 0, tools=2, scrap=2)
    me(game, 1).ap = 0
    game = turn_of(game, 0)
    assert [key for key in keys(game) if key.startswith("craft:")] == ["craft:crowbar"]
    answer(game, "craft:crowbar")
    assert (me(game, 0).ap, held(game, 0), me(game, 0).skill) == (14, {"tools": 1, "scrap": 1}, 1)
    assert not [key for key in keys(game) if key.startswith("craft:")]
    assert steps(game)
    game = bare("jake", "zoey", "mayu")
    own(game, 0, tools=1, scrap=1)
    game = turn_of(game, 0)
    answer(game, "go:market.b", "craft:crowbar")
    assert game.asked() == [1]


@pytest.mark.rule("R-486", "R-250")
def test_a_power_cut_takes_the_action_and_nothing_else() -> None:
    game = bare("jake", "zoey", "mayu")
    own(game, 0, tools=2, scrap=2)
    bring(game, "power_cut", "incident.rail")
    bring(game, "power_cut", "hand.1")
    game = turn_of(game, 0)
    answer(game, "craft:crowbar")
    assert game.asked() == [1]
    answer(game, "react:incident:power_cut")
    assert (me(game, 0).ap, held(game, 0), me(game, 0).skill) == (15, {"tools": 2, "scrap": 2}, 0)
    assert not [key for key in keys(game) if key.startswith("craft:")]


@pytest.mark.rule("R-250", "R-254", "R-214", "R-215", "R-036")
def test_a_welder_spares_one_token() -> None:
    game = bare("jake", "zoey", "mayu")
    bring(game, "welder", "made.0")
    own(game, 0, tools=1)
    own(game, 1, scrap=5, parts=5)
    game = turn_of(game, 0)
    answer(game, "use:welder")
    assert (prompt(game), game.asked()) == ("ask-build", [0])
    assert sorted(keys(game)) == ["craft:crowbar", "craft:rivet_gun", "craft:toolbelt", "decline"]
    answer(game, "craft:crowbar")
    assert (held(game, 0), held(game, 1), me(game, 0).ap) == ({}, {"parts": 5, "scrap": 5}, 15)
    assert (me(game, 0).skill, game.state.piles["made.0"]) == (1, ["welder", "crowbar"])
    game = bare("jake", "zoey", "mayu")
    bring(game, "welder", "made.0")
    own(game, 0, tools=1, scrap=1)
    game = turn_of(game, 0)
    answer(game, "use:welder", "craft:crowbar")
    assert sum(held(game, 0).values()) == 1


@pytest.mark.rule("R-216", "R-214", "R-215")
def test_without_a_fitting_item_a_free_craft_does_nothing() -> None:
    game = bare("zoey", "mayu", "jake")
    own(game, 0, guns=1, food=2)
    for item in ("bicycle", "torch", "antenna", "fuse_box", "battery"):
        bring(game, item, "box")
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:1")
    assert (prompt(game), held(game, 0)) == ("ask-action", {"food": 2})
    game = bare("zoey", "mayu", "jake")
    own(game, 0, guns=1, scrap=1)
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:1", "craft:torch")
    assert held(game, 0) == {"scrap": 1}


# --- trade ------------------------------------------------------------------------------------------------------------

SWAP = ("compose", "put:food:1", "enough", "put:tools:1", "enough")


def traders(*characters: str) -> Game:
    game = bare(*(characters or ("carter", "zoey", "jake", "mayu")))
    own(game, 0, food=3)
    own(game, 1, tools=3)
    return turn_of(game, 0)


@pytest.mark.rule("R-269", "R-264", "R-270", "R-092")
def test_one_ap_of_each_is_enough_and_without_it_only_free_trades_are_left() -> None:
    game = traders()
    me(game, 0).ap = me(game, 1).ap = 1
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", *SWAP, "send")
    game.answer(1, "accept")
    assert (me(game, 0).ap, me(game, 1).ap) == (0, 0)
    game = traders("carter", "garcia", "jake", "mayu")
    own(game, 2, tools=1)
    own(game, 3, tools=1)
    me(game, 3).ap = 0
    game = turn_of(game, 0)
    answer(game, "trade")
    assert {"with:1", "with:2"} <= {*keys(game)}
    assert "with:3" not in keys(game)
    game = traders()
    bring(game, "street_fair", "events.active")
    me(game, 1).ap = 0
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", *SWAP, "send")
    game.answer(1, "accept")
    assert (me(game, 0).ap, held(game, 0)) == (15, {"tools": 1, "food": 2})


@pytest.mark.rule("R-263", "R-268", "R-271", "R-272", "R-274", "R-082", "R-273")
def test_a_trade_is_the_action_and_ends_a_begun_move() -> None:
    game = traders()
    answer(game, "go:market.b", "trade", "with:1", *SWAP, "send")
    game.answer(1, "accept")
    assert (held(game, 0), held(game, 1)) == ({"tools": 1, "food": 2}, {"tools": 2, "food": 1})
    assert game.asked() == [1]
    assert "trade" in keys(game)


@pytest.mark.rule("R-273", "R-266")
def test_an_uncrafted_item_stays_uncrafted_and_there_is_one_of_it() -> None:
    game = traders()
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough")
    assert [key for key in keys(game) if key.startswith("put:torch")] == ["put:torch:1"]
    answer(game, "put:torch:1", "enough", "send")
    game.answer(1, "accept")
    assert "torch" in game.state.piles["unmade.0"]
    assert "torch" not in game.state.piles["unmade.1"]


@pytest.mark.rule("R-559", "R-549", "R-267")
@pytest.mark.parametrize("back", [True, False])
def test_a_loan_is_due_on_the_next_turn(back: bool) -> None:
    game = traders("garcia", "zoey", "jake", "mayu")
    answer(game, "trade", "with:1", *SWAP, "promise:loan", "send")
    game.answer(1, "accept")
    [loan] = game.state.talk.promises
    assert (loan.by, loan.to, loan.what, loan.goods, loan.settled) == (0, 1, "loan", {"tools": 1}, "")
    answer(game, "end-turn")
    assert loan.settled == ""
    game = turn_of(game, 0)
    if back:
        answer(game, "trade", "with:1", "compose", "put:tools:1", "enough", "put:food:1", "enough", "send")
        game.answer(1, "accept")
        assert [one.settled for one in game.state.talk.promises] == ["kept"]
    else:
        answer(game, "go:market.b", "end-turn")
        assert [one.settled for one in game.state.talk.promises] == ["broken"]


@pytest.mark.rule("R-277", "R-278", "R-280", "R-282", "R-285", "R-281")
def test_the_trader_asks_the_buyer_and_takes_the_last_ap() -> None:
    game = bare("carter", "zoey", "jake")
    game.table.move_all("trader", "traders")
    bring(game, "night_bazaar", "trader")
    own(game, 0, scrap=5)
    me(game, 0).ap = 1
    game = turn_of(game, 0)
    answer(game, "market")
    assert (prompt(game), game.asked()) == ("ask-market", [0])
    assert keys(game) == ["portion:guns:1", "portion:food:1", "portion:electrics:1", "portion:medical:1"]
    answer(game, "portion:medical:1")
    assert (held(game, 0), me(game, 0).ap) == ({"scrap": 1, "medical": 1}, 0)


@pytest.mark.rule("R-277", "R-082", "R-278")
def test_whoever_buys_on_the_way_has_ended_the_move() -> None:
    game = bare("carter", "zoey", "jake")
    game.table.move_all("trader", "traders")
    bring(game, "night_bazaar", "trader")
    stand(game, 0, "market.b")
    own(game, 0, scrap=4)
    game = turn_of(game, 0)
    answer(game, "go:market.a")
    assert any(key.startswith("go:") for key in keys(game))
    answer(game, "market", "portion:guns:1")
    assert (game.asked(), me(game, 0).section) == ([1], "market.a")


# --- mines ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-520", "R-522", "R-528")
def test_a_mine_is_laid_on_coras_tile_and_is_gone_with_her() -> None:
    game = bare("cora", "zoey", "jake")
    own(game, 0, guns=1)
    stand(game, 1, "rail.a")
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:2")
    assert {key.partition(".")[0] for key in keys(game)} == {"at:market"}
    game = bare("zoey", "cora", "jake")
    house(game, "market.1", "small")
    on_top(game, "raid.small", "bare_kitchen")
    game.table.shift("detonation-token", 2, "mines.1", "gone")
    game.table.shift("detonation-token", 1, "gone", "market.1")
    me(game, 1).out = me(game, 1).passed = True
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert game.state.stock["detonation-token"] == {"gone": 2}


# --- the city ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-012", "R-013", "R-014", "R-015")
def test_other_tiles_lie_elsewhere_each_time_around_the_market() -> None:
    seen = set()
    for seed in range(5):
        game: Game = Runner(GAME, Setup(3, "city"), seed_from(seed), log=False)
        placed = laid(game)
        assert placed[0] == Placed("market", 1, 1, 0)
        seen.add(tuple(one.tile for one in sorted(placed, key=lambda one: (one.row, one.column))))
    assert len(seen) == 5


@pytest.mark.rule("R-553", "R-044", "R-046")
def test_an_outpost_out_of_reach_changes_places_with_a_house() -> None:
    game = bare("mayu", "zoey", "jake")
    old, stock = game.state.outpost, game.state.stock
    before = {size: stock[f"{size}-house"]["gone"] for size in ("small", "medium", "large")}
    building.exchange_outpost(game.table)
    new = game.state.outpost
    assert new != old
    assert [size for size in before if old in stock[f"{size}-house"]] != []
    assert [size for size in before if new in stock[f"{size}-house"]] == []
    assert {size: stock[f"{size}-house"]["gone"] for size in before} == before


@pytest.mark.rule("R-469", "R-470", "R-473", "R-474", "R-476", "R-461", "R-462", "R-463", "R-464")
def test_the_wasteland_is_laid_in_turn_and_filled_as_it_was_laid() -> None:
    options: dict[str, int | str] = {"characters": "dealt", "youngest": "seat-3", "sides": "wasteland"}
    game: Game = Runner(GAME, Setup(3, "city", ("custom_city",), options), seed_from(2))
    asked: dict[int, set[int]] = {}
    while prompt(game) != "ask-outpost":
        assert game.asked() == [game.state.active]
        asked.setdefault(len(game.state.laid), set()).update(game.asked())
        answer(game, keys(game)[-1])
    for tiles, seats in asked.items():
        assert seats == {(2 + tiles - 1) % 3}
    assert game.asked() == [2]
    answer(game, keys(game)[0])
    sizes = [
        [size for square in eligible("wasteland", one.tile, 3) for size in ("small", "medium")
         if square in game.state.stock[f"{size}-house"]]
        for one in laid(game)
    ]  # fmt: skip
    flat = [size for on in sizes for size in on]
    assert (flat.count("small"), flat.count("medium")) == (9, 4)
    last = max(at for at, on in enumerate(sizes) if "medium" in on)
    for on in sizes[:last]:
        assert on == ["small", "medium", "small", "medium"][: len(on)]
