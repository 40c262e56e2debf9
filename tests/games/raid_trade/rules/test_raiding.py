"""Raids, step by step: what may be raided, what it costs, and what comes of it."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules.roads import BESIDE
from fivefires.games.raid_trade.show import wording
from fivefires.kernel import Runner, Setup, seed_from, sight
from tests.games.raid_trade.tables import (
    FAIL,
    SUCCESS,
    Game,
    answer,
    bare,
    bare_line,
    bring,
    clear,
    held,
    house,
    keys,
    me,
    on_top,
    outpost_at,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


def before(size: str, card: str, *characters: str, **goods: int) -> Game:
    """The first player stands before one House of this size, with this card on top of its deck."""
    game = bare(*(characters or ("mayu", "zoey", "jake")))
    house(game, "market.1", size)
    clear(game, "market.2")
    stand(game, 0, "market.a")
    on_top(game, f"raid.{size}", card)
    own(game, 0, **goods)
    return turn_of(game, 0)


def raids(game: Game) -> set[str]:
    return {key for key in keys(game) if key.startswith("raid:")}


def count(game: Game, seat: int = 0) -> int:
    return sum(held(game, seat).values())


# --- what may be raided -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-164", "R-165", "R-166", "R-058", "R-159", "R-171", "R-174", "R-184")
@pytest.mark.parametrize(
    ("size", "card", "ap"), [("small", "bare_kitchen", 6), ("medium", "office_floor", 8), ("large", "archive", 10)]
)
def test_a_house_costs_six_eight_or_ten_ap(size: str, card: str, ap: int) -> None:
    game = before(size, card)
    me(game, 0).ap = ap - 1
    assert raids(turn_of(game, 0)) == set()
    me(game, 0).ap = ap
    game = turn_of(game, 0)
    assert raids(game) == {"raid:market.1"}
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert (me(game, 0).ap, me(game, 1).ap) == (0, 15)
    assert game.state.stock[f"{size}-house"].get("fresh.0") == 1
    assert "market.1" not in game.state.stock[f"{size}-house"]


@pytest.mark.rule("R-304", "R-169", "R-160")
def test_from_inside_the_outpost_nothing_is_raided() -> None:
    game = before("small", "bare_kitchen")
    outpost_at(game, "market.2")
    assert raids(turn_of(game, 0)) == {"raid:market.1"}
    me(game, 0).inside = True
    assert raids(turn_of(game, 0)) == set()


@pytest.mark.rule("R-196", "R-197", "R-198", "R-423", "R-424", "R-159")
@pytest.mark.parametrize(("size", "limit"), [("small", 6), ("medium", 8), ("large", 10)])
def test_blacklist_shuts_a_size_in_the_city_and_in_the_scenario(size: str, limit: int) -> None:
    game = before(size, {"small": "bare_kitchen", "medium": "office_floor", "large": "archive"}[size])
    me(game, 1).favor = -10
    for favor, may in ((-limit + 1, True), (-limit, False)):
        me(game, 0).favor = favor
        assert raids(turn_of(game, 0)) == ({"raid:market.1"} if may else set())
    line = bare_line()
    house(line, "canal.1", size)
    me(line, 0).favor = -limit + 1
    assert "raid:canal.1" in raids(turn_of(line, 0))
    if limit < 10:
        me(line, 0).favor = -limit
        assert "raid:canal.1" not in raids(turn_of(line, 0))


@pytest.mark.rule("R-524", "R-525", "R-526", "R-527", "R-159", "R-171")
@pytest.mark.parametrize(("size", "card", "whole"), [("small", "bare_kitchen", 9), ("medium", "office_floor", 12)])
def test_a_mine_takes_half_the_price_on_top(size: str, card: str, whole: int) -> None:
    game = before(size, card, "mayu", "cora", "jake")
    game.table.shift("detonation-token", 1, "mines.1", "market.1")
    me(game, 0).ap = whole - 1
    assert raids(turn_of(game, 0)) == set()
    me(game, 0).ap = whole
    me(game, 1).ap = 0
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert me(game, 0).ap == 0
    assert game.state.stock["detonation-token"] == {"mines.1": 1, "gone": 1}


@pytest.mark.rule("R-102", "R-164", "R-171")
def test_the_news_make_raids_dear_or_rich() -> None:
    game = before("small", "bare_kitchen")
    bring(game, "curfew", "events.active")
    me(game, 0).ap = 6
    assert raids(turn_of(game, 0)) == set()
    me(game, 0).ap = 8
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert (me(game, 0).ap, count(game)) == (1, 3)
    game = before("small", "bare_kitchen")
    bring(game, "rich_pickings", "events.active")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert (me(game, 0).ap, count(game)) == (9, 4)


@pytest.mark.rule("R-162", "R-163", "R-078", "R-082")
def test_a_raid_is_the_action_and_ends_a_begun_move() -> None:
    game = before("small", "bare_kitchen")
    house(game, "market.2", "small")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert (raids(game), game.asked()) == (set(), [0])
    assert [key for key in keys(game) if key.startswith("go:")]
    game = before("small", "bare_kitchen")
    stand(game, 0, "market.c")
    game = turn_of(game, 0)
    answer(game, "go:market.a")
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert game.asked() == [1]


# --- interruptions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-489", "R-490", "R-486", "R-171", "R-491")
def test_a_raid_that_is_stopped_brings_nothing_and_leaves_the_house() -> None:
    game = before("small", "bare_kitchen")
    bring(game, "jammer", "made.1")
    game = turn_of(game, 0)
    deck = [*game.state.piles["raid.small"]]
    answer(game, "raid:market.1")
    assert game.asked() == [1]
    goes_on = game.copy()
    answer(game, "react:card:jammer")
    assert (me(game, 0).ap, held(game, 0), raids(game)) == (9, {}, set())
    assert game.state.stock["small-house"].get("market.1") == 1
    assert game.state.piles["raid.small"] == deck
    roll(goes_on, FAIL)
    answer(goes_on, "pass")
    assert count(goes_on) == 3


@pytest.mark.rule("R-171", "R-057", "R-491", "R-010")
def test_cards_change_what_a_raid_costs_and_brings() -> None:
    game = before("small", "bare_kitchen", "jake", "zoey", "mayu")
    bring(game, "crowbar", "made.0")
    bring(game, "salvage_hook", "made.0")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1", "react:card:crowbar", "react:card:salvage_hook")
    assert (me(game, 0).ap, count(game)) == (10, 4)
    game = before("small", "laundry", "zoey", "jake", "mayu")
    bring(game, "floodlight", "made.0")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1", "react:card:floodlight")
    assert (me(game, 0).ap, count(game), prompt(game)) == (7, 4, "ask-effect")
    game = before("small", "bare_kitchen", "mayu", "zoey", "jake")
    bring(game, "false_alarm", "incident.rail")
    bring(game, "false_alarm", "hand.1")
    me(game, 0).ap = 7
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1", "react:incident:false_alarm")
    assert (me(game, 0).ap, count(game)) == (0, 3)


@pytest.mark.rule("R-179")
def test_whoever_decides_about_a_card_reads_what_it_does() -> None:
    game = before("small", "pantry")
    roll(game, SUCCESS)
    answer(game, "raid:market.1")
    scene = sight(game, 0).scene
    assert prompt(game) == "ask-effect"
    assert scene is not None
    assert [story.text.args.get("effect") for story in scene.stories] == [wording.raid_card("pantry")]


# --- die cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-174", "R-178", "R-179", "R-180", "R-181", "R-182", "R-183", "R-184", "R-186", "R-176")
@pytest.mark.parametrize(
    ("card", "face", "drawn", "effect"),
    [
        ("pantry", SUCCESS, 4, 1),
        ("pantry", FAIL, 2, 0),
        ("back_garden", SUCCESS, 4, 0),
        ("back_garden", FAIL, 2, 1),
        ("bare_kitchen", SUCCESS, 3, 0),
        ("bare_kitchen", FAIL, 3, 0),
    ],
)
def test_what_a_die_card_gives(card: str, face: tuple[int], drawn: int, effect: int) -> None:
    game = before("small", card)
    roll(game, face)
    answer(game, "raid:market.1")
    assert count(game) == drawn
    if effect:
        assert (prompt(game), game.asked(), keys(game)) == ("ask-effect", [0], ["choose:use_effect", "decline"])
        assert game.state.stock["small-house"].get("market.1") == 1
        left = game.copy()
        answer(game, "choose:use_effect")
        answer(left, "decline")
        assert count(left) == drawn
        assert left.state.stock["small-house"].get("fresh.0") == 1
    else:
        assert prompt(game) == "ask-action"
    assert count(game) == drawn + effect
    assert game.state.stock["small-house"].get("fresh.0") == 1
    assert game.state.piles["raid.small.discards"] == [card]
    assert game.state.piles["raid.drawn"] == []


@pytest.mark.rule("R-179", "R-189")
def test_an_effect_that_would_do_nothing_is_not_asked_for() -> None:
    game = before("small", "porch")
    me(game, 0).ap = 15
    bring(game, "inside_man", "incident.rail")
    bring(game, "inside_man", "hand.0")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1", "react:incident:inside_man")
    assert (prompt(game), keys(game)) == ("ask-effect", ["choose:use_effect", "decline"])
    game = before("small", "squatters")
    for seat in (1, 2):
        stand(game, seat, "rail.a")
    game = turn_of(game, 0)
    answer(game, "raid:market.1", "take-blacklist")
    assert prompt(game) == "ask-action"


@pytest.mark.rule("R-170", "R-177", "R-185", "R-172", "R-489")
def test_a_house_without_a_card_left_is_taken_all_the_same() -> None:
    game = before("small", "bare_kitchen")
    game.table.move_all("raid.small", "box")
    game = turn_of(game, 0)
    answer(game, "raid:market.1")
    assert (held(game, 0), me(game, 0).ap) == ({}, 9)
    assert game.state.stock["small-house"].get("fresh.0") == 1


@pytest.mark.rule("R-170", "R-176", "R-177")
def test_an_empty_deck_takes_back_the_discards_of_its_own_colour() -> None:
    game = before("small", "bare_kitchen")
    game.table.move_all("raid.small", "raid.small.discards")
    game.table.draw("raid.medium", "raid.medium.discards", 2)
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert len(game.state.piles["raid.small"]) == 24
    assert len(game.state.piles["raid.medium.discards"]) == 2
    game = before("small", "bare_kitchen")
    game.table.draw("raid.small", "raid.small.discards", 3)
    discards = [*game.state.piles["raid.small.discards"]]
    on_top(game, "raid.small", "bare_kitchen")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert game.state.piles["raid.small.discards"] == [one for one in discards if one != "bare_kitchen"] + [
        "bare_kitchen"
    ]


@pytest.mark.rule("R-185", "R-035")
def test_where_the_bag_has_fewer_fewer_are_drawn() -> None:
    game = before("small", "bare_kitchen")
    for kind in ("food", "scrap", "guns", "tools", "parts", "medical", "electrics", "clothing"):
        left = game.state.stock[kind]["bag"] - (2 if kind == "tools" else 0)
        game.table.shift(kind, left, "bag", "store.1")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert held(game, 0) == {"tools": 2}


# --- blacklist cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-175", "R-187", "R-188", "R-189", "R-190", "R-417")
def test_blacklist_is_taken_for_the_number_the_effect_and_the_house() -> None:
    game = before("small", "corner_shop")
    answer(game, "raid:market.1")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-blacklist", [0], ["take-blacklist", "return-card"])
    answer(game, "take-blacklist")
    assert (me(game, 0).favor, count(game), prompt(game)) == (-1, 3, "ask-effect")
    food = held(game, 0).get("food", 0)
    answer(game, "choose:use_effect")
    assert (count(game), held(game, 0)["food"]) == (4, food + 1)
    assert game.state.stock["small-house"].get("fresh.0") == 1
    assert game.state.piles["raid.small.discards"] == ["corner_shop"]
    assert [one.favor for one in game.state.players] == [-1, 0, 0]


@pytest.mark.rule("R-191", "R-192", "R-193", "R-194", "R-195", "R-418")
def test_a_returned_card_lies_under_its_deck() -> None:
    game = before("small", "corner_shop")
    answer(game, "raid:market.1", "return-card")
    assert [one.favor for one in game.state.players] == [1, 0, 0]
    assert (me(game, 0).ap, held(game, 0), raids(game)) == (9, {}, set())
    assert game.state.piles["raid.small"][0] == "corner_shop"
    assert game.state.piles["raid.drawn"] == []
    assert game.state.stock["small-house"].get("market.1") == 1


@pytest.mark.rule("R-187", "R-175")
def test_a_quiet_raid_costs_no_blacklist_and_rich_news_add_to_it() -> None:
    game = before("small", "corner_shop", "garcia", "zoey", "mayu")
    bring(game, "bribe_box", "made.0")
    bring(game, "rich_pickings", "events.active")
    game = turn_of(game, 0)
    answer(game, "raid:market.1", "react:card:bribe_box", "take-blacklist")
    assert (me(game, 0).favor, count(game)) == (0, 4)


@pytest.mark.rule("R-528")
def test_a_mine_that_did_not_go_off_comes_back_to_cora() -> None:
    game = before("small", "bare_kitchen", "cora", "zoey", "mayu")
    game.table.shift("detonation-token", 1, "mines.0", "market.1")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert game.state.stock["detonation-token"] == {"mines.0": 2}


# --- the Wasteland ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-465", "R-466", "R-467")
@pytest.mark.parametrize(("size", "card", "rolls"), [("large", "archive", False), ("medium", "gym_hall", True)])
def test_in_the_wasteland_only_large_houses_fail_without_a_roll(size: str, card: str, rolls: bool) -> None:
    options: dict[str, int | str] = {"sides": "wasteland", "characters": "dealt", "youngest": "seat-1"}
    game: Game = Runner(GAME, Setup(3, "city", (), options), seed_from(3))
    while prompt(game) != "ask-action":
        answer(game, keys(game)[0])
    game.table.move_all("events.active", "events.discards")
    square = next(at for at in game.state.stock[f"{size}-house"] if at != "gone")
    stand(game, 0, BESIDE["wasteland"][square][0])
    own(game, 0)
    on_top(game, f"raid.{size}", card)
    me(game, 0).ap = 15
    game = turn_of(game, 0)
    roll(game, SUCCESS)
    answer(game, f"raid:{square}")
    assert prompt(game) == ("ask-effect" if rolls else "ask-action")
    assert count(game) == (5 if rolls else 6)


@pytest.mark.rule("R-465", "R-466")
def test_in_the_scenario_the_drawing_of_the_wasteland_changes_no_roll() -> None:
    options: dict[str, int | str] = {"sides": "wasteland", "characters": "dealt", "youngest": "seat-1"}
    game: Game = Runner(GAME, Setup(3, "escape", (), options), seed_from(3))
    while prompt(game) != "ask-action":
        answer(game, keys(game)[0])
    square = next(at for at in game.state.stock["large-house"] if at.startswith(f"{game.state.laid[0].tile}."))
    stand(game, 0, BESIDE["wasteland"][square][0])
    for seat in range(3):
        game.table.move_all(f"made.{seat}", "box")
    on_top(game, "raid.large", "archive")
    game = turn_of(game, 0)
    roll(game, SUCCESS)
    answer(game, f"raid:{square}")
    assert prompt(game) == "ask-effect"
