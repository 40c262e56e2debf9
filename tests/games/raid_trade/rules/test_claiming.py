"""Claims, step by step: Incidents of the tile, and Quests with all that they ask for."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.rules.claims import houses
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bare_line,
    bring,
    held,
    keys,
    me,
    on_top,
    own,
    prompt,
    stand,
    turn_of,
)


def with_quest(quest: str, *items: str, **goods: int) -> Game:
    """This Quest alone lies open, and the first player owns these crafted Items and tokens and no other."""
    game = bare("jake", "zoey", "mayu")
    while game.state.piles["quests.open"]:
        game.table.draw("quests.open", "quests")
    bring(game, quest, "quests.open")
    for item in items:
        bring(game, item, "made.0")
    own(game, 0, **goods)
    return game


def claims(game: Game) -> set[str]:
    return {key for key in keys(turn_of(game, 0)) if key.startswith("claim:")}


def in_hand(game: Game, seat: int, *cards: str) -> None:
    for card in cards:
        bring(game, card, "incident.rail")
        bring(game, card, f"hand.{seat}")


# --- Incidents --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-083", "R-149", "R-143", "R-142", "R-144", "R-306")
def test_a_fifth_incident_is_claimed_and_a_sixth_is_not() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, scrap=2)
    stand(game, 0, "market.a")
    bring(game, "scavenger", "incident.market")
    in_hand(game, 0, "old_map", "bad_news", "good_deed", "strike")
    in_hand(game, 1, "sirens", "roadblock", "bad_omen", "ambush", "informant")
    assert claims(game) == {"claim:scavenger"}
    game = turn_of(game, 0)
    answer(game, "claim:scavenger")
    assert (game.state.piles["hand.0"][-1], held(game, 0)) == ("scavenger", {"scrap": 1})
    assert game.state.piles["incident.market"] == []
    bring(game, "shortcut", "incident.market")
    assert claims(game) == set()


@pytest.mark.rule("R-353", "R-083")
def test_the_scenario_has_neither_incidents_nor_quests() -> None:
    game = bare_line()
    own(game, 0, scrap=2, parts=4)
    bring(game, "scavenger", "incident.canal")
    bring(game, "town_wall", "quests.open")
    own(game, 0, scrap=5, parts=4)
    assert claims(game) == set()


# --- Quests -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-106", "R-115", "R-108")
@pytest.mark.parametrize(
    ("quest", "goods", "more"),
    [
        ("shelter", {"food": 4}, {"skill": 3, "incidents": 2}),
        ("infirmary", {"medical": 4, "food": 3}, {"items": 2, "ap": 4}),
        ("radio_mast", {"electrics": 4}, {"items": 3}),
        ("raiders_creed", {"guns": 4}, {"items": 2, "houses": 2}),
        ("exhibition", {}, {"items": 6}),
        ("envoy", {"food": 3, "tools": 2}, {"items": 2, "favor": 4}),
        ("smugglers_run", {"food": 7, "tools": 5}, {"items": 2, "ap": 8}),
        ("case_file", {}, {"items": 2, "incidents": 4}),
        ("town_wall", {"parts": 3, "scrap": 3}, {"items": 2}),
        ("convoy", {"food": 4, "parts": 1}, {"items": 2, "houses": 2}),
    ],
)
def test_exactly_what_a_quest_asks_for_is_enough(quest: str, goods: dict[str, int], more: dict[str, int]) -> None:
    def prepared(short: str = "") -> Game:
        """The first player has just enough, but for one thing; the next one has nothing."""
        has = {key: amount - (key == short) for key, amount in more.items()}
        game = with_quest(quest, **{kind: amount - (kind == short) for kind, amount in goods.items()})
        one = me(game, 0)
        one.skill, one.favor, one.ap = has.get("skill", 0), has.get("favor", 0), has.get("ap", 1)
        me(game, 1).ap = 0
        in_hand(game, 0, *("old_map", "bad_news", "strike", "sirens")[: has.get("incidents", 0)])
        for item in ("crowbar", "welder", "jerrycan", "toolbelt", "garage", "motorbike")[: has.get("items", 0)]:
            bring(game, item, "made.0")
        game.table.shift("small-house", has.get("houses", 0), "gone", "fresh.0")
        game.table.shift("small-house", 2, "gone", "raided.0")
        return game

    for short in (*goods, *more):
        assert claims(prepared(short)) == set(), short
    game = prepared()
    assert claims(game) == {f"claim:{quest}"}
    game = turn_of(game, 0)
    answer(game, f"claim:{quest}")
    assert (held(game, 0), game.state.piles["hand.0"], game.state.piles["made.0"]) == ({}, [], [])
    assert (me(game, 0).skill, me(game, 0).favor) == (0, 0)
    assert me(game, 0).ap == (0 if "ap" in more else 1)
    assert "fresh.0" not in game.state.stock["small-house"]
    assert game.state.piles["quests.0"] == [quest]
    assert len(game.state.piles["quests.open"]) == 1


@pytest.mark.rule("R-115", "R-106")
def test_blacklist_is_no_favor_for_a_quest_without_it() -> None:
    game = with_quest("town_wall", "crowbar", "welder", parts=4, scrap=4)
    me(game, 0).favor = -4
    assert claims(game) == {"claim:town_wall"}
    game = turn_of(game, 0)
    answer(game, "claim:town_wall")
    assert me(game, 0).favor == -4


@pytest.mark.rule("R-113", "R-114", "R-110", "R-107")
def test_only_as_many_houses_of_this_round_are_handed_in_as_are_asked_for() -> None:
    game = with_quest("raiders_creed", "crowbar", "welder", guns=4)
    game.table.shift("small-house", 3, "gone", "fresh.0")
    game.table.shift("small-house", 1, "gone", "fresh.1")
    game = turn_of(game, 0)
    assert [houses(game.state, seat) for seat in range(3)] == [3, 1, 0]
    answer(game, "claim:raiders_creed")
    assert (game.state.stock["small-house"].get("fresh.0"), game.state.stock["small-house"].get("fresh.1")) == (1, 1)


@pytest.mark.rule("R-110", "R-111", "R-112", "R-107")
def test_the_claimer_picks_incidents_and_items() -> None:
    game = with_quest("case_file", "crowbar", "welder", "jerrycan")
    in_hand(game, 0, "old_map", "bad_news", "strike", "sirens", "scavenger")
    game = turn_of(game, 0)
    answer(game, "claim:case_file")
    assert (prompt(game), game.asked()) == ("ask-spend-item", [0])
    answer(game, "card:welder", "card:jerrycan")
    assert (prompt(game), game.asked()) == ("ask-spend-incident", [0])
    answer(game, "card:old_map", "card:strike", "card:sirens", "card:scavenger")
    assert game.state.piles["hand.0"] == ["bad_news"]
    assert sorted(game.state.piles["incidents.discards"]) == ["old_map", "scavenger", "sirens", "strike"]
    assert game.state.piles["made.0"] == ["crowbar"]
    game = with_quest("envoy", "crowbar", "welder", food=5)
    me(game, 0).favor = 5
    game = turn_of(game, 0)
    answer(game, "claim:envoy")
    assert me(game, 0).favor == 1


@pytest.mark.rule("R-084", "R-116", "R-117", "R-120", "R-105")
def test_one_quest_a_turn_and_the_next_one_is_turned_up() -> None:
    game = with_quest("town_wall", "crowbar", "welder", "jerrycan", "toolbelt", parts=8, scrap=4, food=4)
    bring(game, "convoy", "quests.open")
    game.table.shift("small-house", 2, "gone", "fresh.0")
    on_top(game, "quests", "infirmary")
    assert claims(game) == {"claim:town_wall", "claim:convoy"}
    game = turn_of(game, 0)
    answer(game, "claim:town_wall", "card:crowbar", "card:welder")
    assert not [key for key in keys(game) if key.startswith("claim:")]
    assert sorted(game.state.piles["quests.open"]) == ["convoy", "infirmary"]
    assert claims(game) == {"claim:convoy"}
    game = turn_of(game, 0)
    answer(game, "claim:convoy")
    assert "use:convoy" in keys(game)
    assert game.state.result is None


@pytest.mark.rule("R-099", "R-002")
def test_two_quests_of_the_next_player_do_not_win_for_the_claimer() -> None:
    game = with_quest("town_wall", "crowbar", "welder", parts=4, scrap=4)
    for quest in ("envoy", "shelter"):
        bring(game, quest, "quests.1")
    game = turn_of(game, 0)
    answer(game, "claim:town_wall")
    assert game.state.result is None
    game = with_quest("town_wall", "crowbar", "welder", parts=4, scrap=4)
    for quest in ("envoy", "shelter"):
        bring(game, quest, "quests.0")
    game = turn_of(game, 0)
    answer(game, "claim:town_wall")
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("quests", [0])
