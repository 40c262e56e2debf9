"""Small print: rows of the rules that no larger test shows."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import ITEM
from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules import decks, escape, rivals
from fivefires.games.raid_trade.rules.roads import STREETS
from fivefires.games.raid_trade.rules.starting import STARTING_SKILL
from fivefires.games.raid_trade.show.scene import dice
from fivefires.games.raid_trade.show.view import RaidTradeView
from fivefires.kernel import SPECTATOR, Runner, Setup, seed_from
from tests.games.raid_trade.tables import (
    SUCCESS,
    Game,
    answer,
    bare,
    bring,
    held,
    house,
    keys,
    me,
    opening,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


def only_quest(game: Game, quest: str) -> None:
    while game.state.piles["quests.open"]:
        game.table.draw("quests.open", "quests")
    bring(game, quest, "quests.open")


# --- terms, set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-005", "R-126", "R-127")
def test_a_section_ends_at_barricades_and_height_lines() -> None:
    assert STREETS["city", "mill"].barricades["mill.a"] == ("mill.b", "mill.c")
    assert STREETS["city", "ridge"].barricades["ridge.b"] == ()
    assert STREETS["city", "flyover"].exits == ("flyover.a", "flyover.c", "flyover.b", "flyover.c")


@pytest.mark.rule("R-010")
def test_three_faces_of_the_raid_die_are_a_success() -> None:
    for face in range(1, 7):
        game = bare("mayu", "zoey", "jake")
        house(game, "market.1", "small")
        stand(game, 0, "market.a")
        bring(game, "laundry", "raid.small")
        game = turn_of(game, 0)
        roll(game, (face,))
        answer(game, "raid:market.1")
        assert sum(held(game, 0).values()) == (4 if face <= 3 else 1)


@pytest.mark.rule("R-021", "R-035", "R-036", "R-037", "R-045", "R-050", "R-064", "R-477")
def test_what_lies_open_from_the_start() -> None:
    game: Game = Runner(GAME, Setup(3, "city", (), {"characters": "dealt"}), seed_from(9))
    state = game.state
    assert len(state.piles["incidents"]) == 30
    assert [state.stock[f"{size}-house"].get("gone") for size in ("small", "medium", "large")] == [10, 6, 4]
    view = RaidTradeView(state, SPECTATOR)
    assert [one.skill for one in view.players] == [0, 0, 0]
    drawn = game.table.draw_tokens(v.KINDS, 4, "bag", "store.1")
    assert sum(view.tokens(1).values()) == len(drawn) == 4
    assert view.cards("incidents") == [None] * 30
    assert state.side == "city"


@pytest.mark.rule("R-053")
def test_the_rank_goes_clockwise_from_the_youngest() -> None:
    game: Game = Runner(GAME, Setup(4, "city", (), {"youngest": "seat-3"}), seed_from(1))
    assert game.state.rank == [2, 3, 0, 1]
    assert (game.state.starter, game.state.active) == (2, 2)
    drawn = {tuple(Runner(GAME, Setup(3, "city"), seed_from(seed), log=False).state.rank) for seed in range(12)}
    assert drawn == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.rule("R-065", "R-200")
def test_the_board_shows_the_faces_of_the_die() -> None:
    assert dice("") == ()
    [row] = dice("carter")
    assert len(row.things) == 6
    assert "symbol-auto_win" in str(row.things[0].name)
    assert "symbol-shield" in str(row.things[0].name)


@pytest.mark.rule("R-519")
def test_cora_can_be_chosen() -> None:
    game: Game = Runner(GAME, Setup(5, "city", (), {"youngest": "seat-1"}), seed_from(2))
    assert "card:cora" in keys(game)
    assert len(keys(game)) == 6


# --- rounds and turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-075", "R-088")
def test_who_drops_to_no_ap_finishes_the_turn() -> None:
    game = bare("jake", "zoey", "mayu")
    bring(game, "toolbelt", "made.0")
    own(game, 0, food=4)
    for seat in (1, 2):
        me(game, seat).passed = True
    me(game, 0).ap = 1
    game = turn_of(game, 0)
    answer(game, next(key for key in keys(game) if key.startswith("go:")))
    assert me(game, 0).ap == 0
    assert game.asked() == [0]
    assert "use:toolbelt" in keys(game)
    assert game.state.round == 1


@pytest.mark.rule("R-095", "R-096")
def test_claims_alone_are_a_pass_and_ap_bring_nobody_back() -> None:
    game = bare("zoey", "mayu", "jake")
    bring(game, "battery", "made.0")
    me(game, 0).ap = 9
    game = turn_of(game, 0)
    answer(game, "use:battery", "pass-round")
    assert me(game, 0).passed
    me(game, 0).ap = 15
    game = turn_of(game, 0)
    assert game.asked() == [1]


@pytest.mark.rule("R-093", "R-119")
def test_who_has_passed_still_answers() -> None:
    game = bare("carter", "zoey", "mayu")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    bring(game, "jammer", "made.1")
    me(game, 1).passed = True
    game = turn_of(game, 0)
    answer(game, "raid:market.1")
    assert game.asked() == [1]
    assert "react:card:jammer" in keys(game)


@pytest.mark.rule("R-101")
def test_of_several_the_active_player_wins() -> None:
    game = bare("jake", "zoey", "mayu")
    own(game, 0, tools=1, scrap=1)
    me(game, 0).skill = 19
    me(game, 1).skill = 20
    game = turn_of(game, 0)
    answer(game, "craft:crowbar")
    assert game.state.result is not None
    assert game.state.result.winners == [0]


@pytest.mark.rule("R-102", "R-103")
def test_news_hold_for_all_and_the_deck_comes_back() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "curfew", "events.active")
    house(game, "market.1", "small")
    for seat in (0, 1):
        stand(game, seat, "market.a")
        me(game, seat).ap = 6
        game = turn_of(game, seat)
        assert "raid:market.1" not in keys(game)
    while game.state.piles["events"]:
        game.table.draw("events", "events.discards")
    while game.state.piles["events.open"]:
        game.table.draw("events.open", "events.discards")
    decks.turn_up_events(game.table)
    assert len(game.state.piles["events.open"]) == 2
    assert game.state.piles["events.discards"] == []


@pytest.mark.rule("R-487")
def test_with_nothing_left_to_do_the_next_player_follows() -> None:
    game = bare("carter", "zoey", "mayu")
    own(game, 0, clothing=2)
    game = turn_of(game, 0)
    answer(game, next(key for key in keys(game) if key.startswith("go:")), "craft:boots")
    if game.asked() == [0]:
        assert keys(game) == ["use:boots", "end-turn"]
    else:
        assert game.asked() == [1]


# --- Quests, Incidents -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-111", "R-112", "R-109")
def test_a_quest_takes_items_of_the_claimers_choice() -> None:
    game = bare("jake", "zoey", "mayu")
    only_quest(game, "exhibition")
    for item in ("crowbar", "jerrycan", "toolbelt", "welder", "garage", "motorbike", "scrap_heap"):
        bring(game, item, "made.0")
    me(game, 0).skill = 8
    game = turn_of(game, 0)
    answer(game, "claim:exhibition")
    assert prompt(game) == "ask-spend-item"
    spent = ("crowbar", "welder", "jerrycan", "garage", "motorbike", "scrap_heap")
    answer(game, *(f"card:{item}" for item in spent))
    assert game.state.piles["made.0"] == ["toolbelt"]
    assert {*spent} <= {*game.state.piles["box"]}
    assert me(game, 0).skill == 8


@pytest.mark.rule("R-113", "R-114")
def test_houses_of_this_round_are_handed_in() -> None:
    game = bare("jake", "zoey", "mayu")
    only_quest(game, "raiders_creed")
    for item in ("crowbar", "welder"):
        bring(game, item, "made.0")
    own(game, 0, guns=4)
    game.table.shift("small-house", 1, "gone", "fresh.0")
    game.table.shift("small-house", 3, "gone", "raided.0")
    game = turn_of(game, 0)
    assert "claim:raiders_creed" not in keys(game)
    game.table.shift("medium-house", 1, "gone", "fresh.0")
    game = turn_of(game, 0)
    answer(game, "claim:raiders_creed")
    assert "fresh.0" not in game.state.stock["small-house"]
    assert "fresh.0" not in game.state.stock["medium-house"]
    assert game.state.stock["small-house"].get("raided.0") == 3


@pytest.mark.rule("R-115", "R-121")
def test_favor_must_be_there_and_an_empty_deck_brings_nothing() -> None:
    game = bare("jake", "zoey", "mayu")
    only_quest(game, "envoy")
    for item in ("crowbar", "welder"):
        bring(game, item, "made.0")
    own(game, 0, food=5)
    me(game, 0).favor = 3
    game = turn_of(game, 0)
    assert "claim:envoy" not in keys(game)
    me(game, 0).favor = 5
    game.table.move_all("quests", "quests.1")
    game.state.piles["quests.1"], game.state.piles["box"] = (
        [],
        [*game.state.piles["box"], *game.state.piles["quests.1"]],
    )
    game = turn_of(game, 0)
    answer(game, "claim:envoy")
    assert me(game, 0).favor == 1
    assert game.state.piles["quests.open"] == []


@pytest.mark.rule("R-144", "R-145", "R-156", "R-306")
def test_claims_on_the_way_and_inside_the_outpost() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, scrap=2)
    bring(game, "scavenger", "incident.market")
    stand(game, 0, "market.c")
    game = turn_of(game, 0)
    answer(game, "go:market.a", "claim:scavenger")
    assert game.state.known["scavenger"] == -1
    assert [key for key in keys(game) if key.startswith("go:")]
    bring(game, "shortcut", "incident.market")
    house(game, "market.1", "small")
    game.table.shift("small-house", 1, "market.1", "gone")
    game.state.outpost = "market.1"
    me(game, 0).inside = True
    stood = turn_of(game, 0)
    assert "claim:shortcut" in keys(stood)


@pytest.mark.rule("R-152", "R-153", "R-154", "R-157", "R-158")
def test_an_incident_is_used_once_and_the_deck_comes_back() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "good_deed", "incident.rail")
    bring(game, "good_deed", "hand.0")
    game = turn_of(game, 0)
    answer(game, "use:good_deed")
    assert me(game, 0).favor == 1
    assert game.state.piles["incidents.discards"] == ["good_deed"]
    assert game.state.turn is not None
    assert not game.state.turn.acted
    while game.state.piles["incidents"]:
        game.table.draw("incidents", "incidents.discards")
    decks.lay_incident(game.table, "mill")
    assert len(game.state.piles["incidents"]) == 29
    game.table.move_all("incidents", "incident.rail")
    decks.lay_incident(game.table, "mall")
    assert game.state.piles["incident.mall"] == []


# --- raids, Items ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-162", "R-135", "R-168", "R-172", "R-199")
def test_reaching_a_limit_changes_nothing_in_that_raid() -> None:
    game = bare("mayu", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    bring(game, "orphans", "raid.small")
    me(game, 0).favor = -5
    game = turn_of(game, 0)
    answer(game, "raid:market.1")
    assert game.state.known["orphans"] == -1
    answer(game, "take-blacklist", "choose:use_effect")
    assert me(game, 0).favor == -8
    assert sum(held(game, 0).values()) == 7
    assert me(game, 0).section == "market.a"
    assert [key for key in keys(game) if key.startswith("go:")]


@pytest.mark.rule("R-215", "R-216", "R-253")
def test_a_free_craft_may_be_declined() -> None:
    game = bare("zoey", "mayu", "jake")
    own(game, 0, guns=1)
    for seat in (0, 1):
        stand(game, seat, "market.a")
    stand(game, 2, "rail.a")
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:1")
    assert prompt(game) == "ask-build"
    assert {ITEM[key.removeprefix("craft:")].skill for key in keys(game) if key != "decline"} == {1}
    answer(game, "decline")
    assert (me(game, 0).skill, me(game, 0).ap) == (0, 10)


@pytest.mark.rule("R-258", "R-259", "R-262")
def test_an_item_serves_once_a_round_and_on_the_own_turn() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "herb_garden", "made.0")
    game = turn_of(game, 0)
    answer(game, "use:herb_garden")
    assert held(game, 0) == {"food": 1}
    assert "use:herb_garden" not in keys(game)
    assert game.state.piles["made.0"] == ["herb_garden"]
    me(game, 0).used.clear()
    game = turn_of(game, 1)
    assert "use:herb_garden" not in keys(game)


@pytest.mark.rule("R-493", "R-494", "R-495")
def test_restore_brings_back_a_crafted_item_without_skill() -> None:
    game = bare("jake", "zoey", "mayu")
    bring(game, "spare_wheel", "made.0")
    bring(game, "jerrycan", "box")
    game = turn_of(game, 0)
    answer(game, "use:spare_wheel")
    assert game.state.piles["made.0"] == ["jerrycan"]
    assert me(game, 0).skill == 0
    assert "use:jerrycan" in keys(game)


@pytest.mark.rule("R-289", "R-316", "R-249")
def test_no_card_stops_an_attack_on_the_outpost() -> None:
    game = bare("carter", "zoey", "jake")
    house(game, "yard.3", "small")
    game.table.shift("small-house", 1, "yard.3", "gone")
    game.state.outpost = "yard.3"
    me(game, 1).inside = True
    bring(game, "bicycle", "made.1")
    for section in ("yard.a", "yard.b"):
        stand(game, 0, section)
        game = turn_of(game, 0)
        assert "storm-outpost" in keys(game)
    stand(game, 0, "yard.c")
    game = turn_of(game, 0)
    assert "storm-outpost" not in keys(game)
    stand(game, 0, "yard.a")
    game = turn_of(game, 0)
    answer(game, "storm-outpost")
    assert prompt(game) == "ask-out"


@pytest.mark.rule("R-528")
def test_a_mine_comes_back_when_cora_raids_the_house() -> None:
    game = bare("cora", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    game.table.shift("detonation-token", 1, "mines.0", "market.1")
    bring(game, "bare_kitchen", "raid.small")
    game = turn_of(game, 0)
    roll(game, SUCCESS)
    answer(game, "raid:market.1")
    assert game.state.stock["detonation-token"] == {"mines.0": 2}


# --- the scenario ----------------------------------------------------------------------------------------------------


def line(*characters: str) -> Game:
    game = opening(*(characters or ("mayu", "zoey", "jake")), mode="escape")
    while prompt(game) != "ask-action":
        answer(game, keys(game)[0])
    return game


@pytest.mark.rule("R-348")
def test_diagonals_mean_nothing_in_the_scenario() -> None:
    game: Game = Runner(GAME, Setup(3, "escape", (), {"sides": "wasteland"}), seed_from(2))
    marks = STREETS["wasteland", "market"].marks
    first = next(iter(marks))
    assert marks[first] == "d"
    assert first in game.state.stock["small-house"]


@pytest.mark.rule("R-357", "R-358", "R-359")
def test_rounds_of_the_scenario() -> None:
    game = line()
    for seat, count in enumerate((3, 1, 2)):
        own(game, seat, food=count)
        stand(game, seat, "market.a")
        me(game, seat).passed = True
        me(game, seat).ap = 2
    game = turn_of(game, 0)
    assert game.state.starter == 1
    assert game.asked() == [1]
    assert [one.ap for one in game.state.players] == [15, 15, 15]


@pytest.mark.rule("R-362", "R-363", "R-381", "R-382")
def test_places_cost_their_number_and_the_helipad_stays() -> None:
    game = line()
    assert [escape.place(game.state, one.tile) for one in game.state.laid] == [1, 2, 3, 4, 5, 6, 7]
    for seat in range(3):
        stand(game, seat, "helipad.a")
    for fallen in (1, 2, 3, 4, 5, 6, 6):
        escape.bombard(game.table)
        assert game.state.fallen == fallen
    assert [one.favor for one in game.state.players] == [-7, -7, -7]
    assert not any(one.out for one in game.state.players)


@pytest.mark.rule("R-368", "R-371", "R-385", "R-386", "R-387", "R-409")
def test_two_guards_attack_one_after_the_other() -> None:
    game = line("carter", "zoey", "jake")
    game.state.piles["made.0"], spare = [], game.state.piles["made.0"]
    game.state.piles["box"] += spare
    bring(game, "helmet", "made.0")
    bring(game, "brass_knuckles", "unmade.0")
    own(game, 0, guns=1, food=5)
    square = rivals.guards_on(game.state, "market")[0]
    other = next(at for at in STREETS["city", "market"].squares if at != square)
    game.table.shift("guard", 1, "helipad.x1", other)
    first = game.state.laid[0].tile
    game = turn_of(game, 0)
    while not [key for key in keys(game) if key.startswith("go:market")]:
        answer(game, next(key for key in keys(game) if key.startswith(f"go:{first}")))
    roll(game, (2,), (2,), (5,))
    answer(game, next(key for key in keys(game) if key.startswith("go:market")))
    assert prompt(game) == "ask-which-guard"
    answer(game, f"at:{other}")
    assert prompt(game) == "ask-defend-guard"
    assert keys(game) == ["defend", "no-defence"]
    before = me(game, 0).ap
    answer(game, "defend")
    assert me(game, 0).ap == before - 3
    assert me(game, 0).favor == -1
    assert sum(held(game, 0).values()) == 5


@pytest.mark.rule("R-397")
def test_bonuses_in_fights_with_guards() -> None:
    game = line("mayu", "zoey", "jake")
    square = rivals.guards_on(game.state, "market")[0]
    stand(game, 0, STREETS["city", "market"].beside[square][0])
    own(game, 0, guns=1)
    game = turn_of(game, 0)
    roll(game, (6,), (3,))
    answer(game, f"guard:{square}")
    assert me(game, 0).skill == STARTING_SKILL + 1


@pytest.mark.rule("R-529")
def test_dynamite_in_a_guards_roll_does_nothing() -> None:
    game = line("cora", "zoey", "jake")
    own(game, 0, food=1)
    first = game.state.laid[0].tile
    game = turn_of(game, 0)
    while not [key for key in keys(game) if key.startswith("go:market")]:
        answer(game, next(key for key in keys(game) if key.startswith(f"go:{first}")))
    roll(game, (5,))
    answer(game, next(key for key in keys(game) if key.startswith("go:market")))
    assert prompt(game) != "ask-mine"
    assert game.state.stock["detonation-token"] == {"mines.0": 2}
    assert held(game, 0) == {"food": 1}


@pytest.mark.rule("R-416", "R-417", "R-418", "R-419", "R-420", "R-422")
def test_raids_move_the_dial_of_adrenaline() -> None:
    game = line()
    first = game.state.laid[0].tile
    section = me(game, 0).section
    square = STREETS["city", first].along[section][0]
    house(game, square, "small")
    bring(game, "orphans", "raid.small")
    game = turn_of(game, 0)
    back = game.copy()
    answer(game, f"raid:{square}")
    while prompt(game) == "ask-react":
        answer(game, "pass")
    answer(game, "take-blacklist")
    assert me(game, 0).favor == -3
    answer(back, f"raid:{square}")
    while prompt(back) == "ask-react":
        answer(back, "pass")
    answer(back, "return-card")
    assert me(back, 0).favor == 1


@pytest.mark.rule("R-447")
def test_tokens_of_the_eliminated_are_dealt_by_chance() -> None:
    seen = set()
    for seed in range(6):
        game = opening("mayu", "zoey", "jake", mode="escape", seed=seed)
        while prompt(game) != "ask-action":
            answer(game, keys(game)[0])
        own(game, 0, food=1, tools=1, scrap=1, medical=1)
        own(game, 1)
        own(game, 2)
        game.state.turn = None
        escape.eliminate(game.table, [0])
        seen.add(tuple(sorted(held(game, 1))))
    assert len(seen) > 1
