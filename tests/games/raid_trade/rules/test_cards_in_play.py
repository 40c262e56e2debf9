"""What cards do in play, and who is asked for it."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.rules import rivals
from fivefires.games.raid_trade.rules.roads import TILE_OF
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bring,
    held,
    house,
    keys,
    me,
    on_top,
    opening,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


def escaping(*characters: str) -> Game:
    game = opening(*characters, mode="escape")
    while prompt(game) != "ask-action":
        answer(game, keys(game)[0])
    return game


@pytest.mark.rule("R-214", "R-215", "R-216")
def test_a_free_craft_makes_the_item() -> None:
    game = bare("zoey", "mayu", "jake")
    own(game, 0, guns=1)
    stand(game, 2, "rail.a")
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:1", "craft:torch")
    assert game.state.piles["made.0"] == ["torch"]
    assert (me(game, 0).skill, me(game, 0).ap) == (1, 10)


@pytest.mark.rule("R-057", "R-330")
def test_a_round_in_which_ap_were_spent_is_no_idle_one() -> None:
    game = bare("mayu", "zoey", "jake")
    house(game, "market.1", "small")
    on_top(game, "raid.small", "bare_kitchen")
    stand(game, 0, "market.a")
    game.state.spent_ap = False
    game = turn_of(game, 0)
    roll(game, (1,))
    answer(game, "raid:market.1")
    assert game.state.spent_ap
    assert me(game, 0).ap == 9


@pytest.mark.rule("R-505")
def test_an_item_takes_an_incident_from_the_map() -> None:
    game = bare("zoey", "mayu", "jake")
    assert len(game.state.piles[piles.INCIDENTS]) + len(game.state.piles[piles.INCIDENT_DISCARDS]) == 30
    bring(game, "radio_set", "made.0")
    bring(game, "scavenger", "incident.rail")
    bring(game, "shortcut", "incident.mill")
    own(game, 0, food=1)
    game = turn_of(game, 0)
    answer(game, "use:radio_set")
    assert (game.asked(), prompt(game)) == ([0], "ask-from-map")
    assert sorted(keys(game)) == ["card:scavenger", "card:shortcut"]
    answer(game, "card:shortcut")
    assert game.state.piles["hand.0"] == ["shortcut"]
    assert (game.state.piles["incident.mill"], game.state.piles["incident.rail"]) == ([], ["scavenger"])
    assert held(game, 0) == {}


@pytest.mark.rule("R-123", "R-137")
def test_an_item_lets_its_owner_jump_to_a_tile_beside() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "ambulance", "made.0")
    corner = next(one for one in game.state.laid if (one.column, one.row) == (0, 0))
    stand(game, 0, f"{corner.tile}.a")
    game = turn_of(game, 0)
    answer(game, "use:ambulance")
    assert prompt(game) == "ask-jump"
    beside = {one.tile for one in game.state.laid if abs(one.column - corner.column) + abs(one.row - corner.row) == 1}
    offered = {TILE_OF[key.removeprefix("onto:")] for key in keys(game)}
    assert offered
    assert offered <= beside
    there = keys(game)[0].removeprefix("onto:")
    assert not game.state.piles[f"incident.{TILE_OF[there]}"]
    answer(game, f"onto:{there}")
    assert (me(game, 0).section, me(game, 1).section) == (there, "market.a")
    assert len(game.state.piles[f"incident.{TILE_OF[there]}"]) == 1
    assert not game.state.piles[f"incident.{corner.tile}"]


@pytest.mark.rule("R-137", "R-353")
def test_a_jump_in_the_scenario_lays_no_incident() -> None:
    game = escaping("mayu", "zoey", "jake")
    for at in [*game.state.stock["guard"]]:
        game.table.shift("guard", 1, at, "gone")
    bring(game, "ambulance", "made.0")
    game = turn_of(game, 0)
    answer(game, "use:ambulance", "onto:market.a")
    assert me(game, 0).section == "market.a"
    assert not game.state.piles["incident.market"]


@pytest.mark.rule("R-365")
def test_nobody_jumps_off_a_guarded_tile() -> None:
    game = escaping("mayu", "zoey", "jake")
    if "ambulance" not in game.state.piles["made.0"]:
        bring(game, "ambulance", "made.0")
    for tile in [one.tile for one in game.state.laid[:3]]:
        for at in rivals.guards_on(game.state, tile):
            game.table.shift("guard", 1, at, "gone")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    assert "use:ambulance" in keys(game)
    game.table.shift("guard", 1, "gone", "market.1")
    game = turn_of(game, 0)
    assert "use:ambulance" not in keys(game)


@pytest.mark.rule("R-504", "R-506")
def test_with_an_empty_deck_only_what_lies_on_the_map_is_shared() -> None:
    game = bare("mayu", "zoey", "jake")
    game.state.spent_ap = True
    for seat in range(3):
        me(game, seat).passed = True
    while game.state.piles["events.open"]:
        game.table.draw("events.open", "events.discards")
    bring(game, "team_up", "events.open")
    bring(game, "curfew", "events.open")
    bring(game, "scavenger", "incident.rail")
    game.table.move_all(piles.INCIDENTS, piles.BOX)
    game.table.move_all(piles.INCIDENT_DISCARDS, piles.BOX)
    game = turn_of(game, 0)
    answer(game, "card:team_up")
    assert keys(game) == ["card:scavenger"]
    first = game.asked()[0]
    answer(game, "card:scavenger")
    assert game.state.piles[f"hand.{first}"] == ["scavenger"]
    assert prompt(game) == "ask-action"


@pytest.mark.rule("R-385", "R-386", "R-387")
def test_who_defends_against_a_guard_gains_the_bonus_of_the_gray_half() -> None:
    game = escaping("mayu", "zoey", "jake")
    own(game, 0, guns=1, food=1)
    tile = game.state.laid[0].tile
    for section in [one for one in TILE_OF if TILE_OF[one] == tile and one[-1].isalpha()]:
        stand(game, 0, section)
        game = turn_of(game, 0)
        ways = [key for key in keys(game) if key.startswith("go:market")]
        if ways:
            break
    skill, others = me(game, 0).skill, [me(game, seat).skill for seat in (1, 2)]
    roll(game, (5,), (3,))
    answer(game, ways[0])
    assert (game.asked(), prompt(game)) == ([0], "ask-defend-guard")
    answer(game, "defend")
    assert me(game, 0).skill == skill + 1
    assert [me(game, seat).skill for seat in (1, 2)] == others
    assert held(game, 0) == {"food": 1}


@pytest.mark.rule("R-431")
def test_whoever_gives_is_asked_how_much() -> None:
    game = escaping("mayu", "zoey", "jake")
    for at in rivals.guards_on(game.state, "helipad"):
        game.table.shift("guard", 1, at, "gone")
    stand(game, 0, "helipad.a")
    game = turn_of(game, 0)
    answer(game, "give")
    assert (game.asked(), prompt(game)) == ([0], "ask-give-skill")
    assert keys(game) == [f"skill:{amount}" for amount in range(5)]


@pytest.mark.rule("R-117", "R-118", "R-078")
def test_the_power_of_a_quest_is_used_once_a_round_by_its_owner() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "infirmary", "quests.0")
    me(game, 0).ap = 10
    game = turn_of(game, 1)
    assert "use:infirmary" not in keys(game)
    game = turn_of(game, 0)
    answer(game, "use:infirmary")
    assert me(game, 0).ap == 12
    assert "use:infirmary" not in keys(game)


@pytest.mark.rule("R-123", "R-124", "R-136")
def test_a_free_step_is_free_once() -> None:
    game = bare("carter", "zoey", "jake")
    bring(game, "boots", "made.0")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    answer(game, "use:boots")
    first = next(key for key in keys(game) if key.startswith("go:"))
    answer(game, first)
    assert me(game, 0).ap == 15
    answer(game, next(key for key in keys(game) if key.startswith("go:")))
    assert me(game, 0).ap < 15


@pytest.mark.rule("R-393")
@pytest.mark.parametrize("ap", [4, 5])
def test_five_ap_are_enough_to_attack_a_guard(ap: int) -> None:
    game = escaping("mayu", "zoey", "jake")
    own(game, 0, guns=1)
    offered = False
    for section in ("market.a", "market.b", "market.c"):
        stand(game, 0, section)
        me(game, 0).ap = ap
        game = turn_of(game, 0)
        offered = offered or any(key.startswith("guard:") for key in keys(game))
    assert offered is (ap == 5)


@pytest.mark.rule("R-374", "R-379")
def test_a_bombarded_tile_keeps_neither_houses_nor_guards() -> None:
    game = escaping("mayu", "zoey", "jake")
    first, beyond = (one.tile for one in game.state.laid[:2])
    game.table.shift("guard", 1, next(iter(rivals.guards_on(game.state, "helipad"))), f"{first}.1")
    game.table.shift("food", 2, "bag", f"under.{first}.1")
    for seat in range(3):
        stand(game, seat, f"{beyond}.a")
        me(game, seat).passed = True
    food = game.state.stock["food"].get("bag", 0)
    game = turn_of(game, 0)
    assert game.state.round == 2
    assert rivals.guards_on(game.state, first) == []
    assert not [
        at
        for size in ("small", "medium", "large")
        for at in game.state.stock[f"{size}-house"]
        if at.startswith(f"{first}.")
    ]
    assert game.state.stock["food"].get("bag", 0) == food + 2


def closing(*characters: str) -> Game:
    """Everybody has passed, and the next round is about to begin."""
    game = bare(*characters)
    game.state.spent_ap = True
    for seat in range(len(characters)):
        me(game, seat).passed = True
    return game


@pytest.mark.rule("R-067", "R-068")
def test_whoever_owns_least_starts_the_round() -> None:
    game = closing("mayu", "zoey", "jake")
    for seat, count in enumerate((3, 2, 1)):
        own(game, seat, food=count)
    game = turn_of(game, 0)
    assert (game.state.round, game.state.starter, game.asked()) == (2, 2, [2])
    game = closing("mayu", "zoey", "jake")
    for seat, count in enumerate((3, 1, 2)):
        own(game, seat, food=count)
    game = turn_of(game, 0)
    assert game.state.starter == 1


@pytest.mark.rule("R-070")
def test_an_amnesty_takes_blacklist_and_gives_no_favor() -> None:
    game = closing("mayu", "zoey", "jake")
    while game.state.piles["events.open"]:
        game.table.draw("events.open", "events.discards")
    bring(game, "amnesty", "events.open")
    bring(game, "curfew", "events.open")
    for seat, favor in enumerate((-1, -5, 2)):
        me(game, seat).favor = favor
    game = turn_of(game, 0)
    answer(game, "card:amnesty")
    assert [one.favor for one in game.state.players] == [0, -3, 2]


@pytest.mark.rule("R-107", "R-108", "R-112")
def test_a_quest_takes_tokens_of_the_claimers_choice() -> None:
    game = bare("mayu", "zoey", "jake")
    while game.state.piles[piles.OPEN_QUESTS]:
        game.table.draw(piles.OPEN_QUESTS, piles.QUEST_DECK)
    bring(game, "smugglers_run", piles.OPEN_QUESTS)
    for item in ("bandages", "thermos"):
        bring(game, item, "made.0")
    own(game, 0, food=10, tools=3)
    game = turn_of(game, 0)
    answer(game, "claim:smugglers_run")
    assert (game.asked(), prompt(game)) == ([0], "ask-pay-any")
    answer(game, "portion:food:10", "portion:tools:2")
    assert held(game, 0) == {"tools": 1}
    assert (me(game, 0).ap, game.state.piles["quests.0"]) == (7, ["smugglers_run"])


@pytest.mark.rule("R-445")
@pytest.mark.parametrize("number", [14, 15])
def test_after_round_15_the_helicopter_waits_no_longer(number: int) -> None:
    game = escaping("mayu", "zoey", "jake")
    game.state.round = number
    game.state.fallen = 6
    for seat in range(3):
        stand(game, seat, "helipad.a")
        me(game, seat).passed = True
    game = turn_of(game, 0)
    ended = game.state.result is not None
    assert ended is (number == 15)
    if game.state.result is not None:
        assert (game.state.result.ending, game.state.result.winners) == ("nobody", [])
