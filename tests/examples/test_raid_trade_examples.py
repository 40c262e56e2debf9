"""The worked examples of Raid & Trade's rulebook, with dice and draws forced."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.rules.roads import city_of
from fivefires.games.raid_trade.state import Placed
from tests.games.raid_trade.tables import (
    FAIL,
    SUCCESS,
    Game,
    answer,
    bare,
    bring,
    clear,
    held,
    house,
    keys,
    me,
    on_top,
    opening,
    outpost_at,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)

# Faces of Combat Dice by what they show: the number of the face, attack or defence.
MAYU_HIT, CARTER_AUTO, JAKE_DESTROY = (1,), (1,), (5,)
ZOEY_SHIELD, GARCIA_NOTHING, GARCIA_SHIELD = (1,), (3,), (1,)


def alone(game: Game) -> None:
    """Nobody else stands where the active player does."""
    for seat in range(1, game.state.seats):
        stand(game, seat, "rail.a")


@pytest.mark.rule("R-537", "R-105", "R-108", "R-109", "R-110", "R-116", "R-117", "R-118", "R-119", "R-120")
def test_e01_a_quest_is_claimed_and_defends_once_a_round() -> None:
    game = bare("garcia", "zoey", "jake")
    for card in ("scavenger", "shortcut"):
        bring(game, card, "hand.0")
    while game.state.piles["quests.open"]:
        game.table.draw("quests.open", "quests")
    bring(game, "shelter", "quests.open")
    own(game, 0, food=4)
    me(game, 0).skill, me(game, 0).ap = 5, 8
    game = turn_of(game, 0)
    answer(game, "claim:shelter")
    assert (held(game, 0), me(game, 0).skill, me(game, 0).ap) == ({}, 2, 8)
    assert game.state.piles["hand.0"] == []
    assert game.state.piles["quests.0"] == ["shelter"]
    assert len(game.state.piles["quests.open"]) == 1
    assert "pass-round" in keys(game)
    for seat in (1, 2):
        own(game, seat, guns=1)
        stand(game, seat, me(game, 0).section)
    own(game, 0, food=1)
    game = turn_of(game, 1)
    roll(game, (4,), (3,))
    answer(game, "attack:0")
    assert prompt(game) == "ask-defend"
    assert keys(game) == ["defend+shelter", "no-defence"]
    answer(game, "defend+shelter")
    assert me(game, 0).ap == 5
    game = turn_of(game, 2)
    roll(game, (6,))
    answer(game, "attack:0")
    assert prompt(game) != "ask-defend"


@pytest.mark.rule("R-125", "R-159", "R-160", "R-164", "R-165", "R-166")
def test_e02_barricades_part_houses() -> None:
    game = bare("garcia", "zoey", "jake")
    alone(game)
    house(game, "yard.4", "large")
    house(game, "yard.6", "medium")
    for square in ("yard.1", "yard.2", "yard.3", "yard.5"):
        clear(game, square)
    stand(game, 0, "yard.b")
    game = turn_of(game, 0)
    assert "raid:yard.4" in keys(game)
    assert "raid:yard.6" not in keys(game)
    game.answer(0, "go:yard.c")
    assert me(game, 0).ap == 14
    assert "raid:yard.6" in keys(game)
    assert "raid:yard.4" not in keys(game)
    on_top(game, "raid.medium", "office_floor")
    roll(game, SUCCESS)
    answer(game, "raid:yard.6")
    assert me(game, 0).ap == 15 - 1 - 8


@pytest.mark.rule("R-124", "R-128", "R-137", "R-136")
def test_e03_borders_and_barricades_add_up() -> None:
    game = bare("garcia", "zoey", "jake")
    steps = city_of(game.state.side, tuple(game.state.laid)).steps
    for start, ways in steps.items():
        found = [
            (start, middle, beyond, last)
            for middle, border, _ in ways
            if not border
            for beyond, over, _ in steps[middle]
            if over and beyond.split(".")[0] != start.split(".")[0]
            for last, again, _ in steps[beyond]
            if not again
        ]
        if found:
            break
    start, middle, beyond, last = found[0]
    stand(game, 0, start)
    game = turn_of(game, 0)
    tile = beyond.split(".")[0]
    on_top(game, "incidents", "old_map")
    assert game.state.piles[f"incident.{tile}"] == []
    answer(game, f"go:{middle}", f"go:{beyond}")
    assert game.state.piles[f"incident.{tile}"] == ["old_map"]
    answer(game, f"go:{last}")
    assert me(game, 0).ap == 12
    assert game.state.piles[f"incident.{tile}"] == ["old_map"]


@pytest.mark.rule("R-129", "R-130", "R-131", "R-161", "R-123")
def test_e04_nothing_below_a_bridge_can_be_reached_from_it() -> None:
    game = bare("garcia", "zoey", "jake")
    game.state.laid[:] = [
        Placed("market", 1, 1, 0), Placed("mill", 0, 0, 0), Placed("flyover", 1, 0, 0), Placed("mall", 2, 0, 0),
        Placed("yard", 0, 1, 1), Placed("rail", 2, 1, 0), Placed("clinic", 0, 2, 0), Placed("ridge", 1, 2, 0),
        Placed("canal", 2, 2, 0),
    ]  # fmt: skip
    stand(game, 0, "flyover.c")
    for square in ("flyover.1", "flyover.3", "flyover.5"):
        house(game, square, "small")
    game = turn_of(game, 0)
    assert not [key for key in keys(game) if key.startswith("raid:flyover")]
    assert {key for key in keys(game) if key.startswith("go:")} == {"go:mill.a", "go:mall.a"}
    answer(game, "go:mill.a")
    assert me(game, 0).ap == 14
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    answer(game, "go:flyover.b")
    assert "raid:flyover.3" in keys(game)


@pytest.mark.rule("R-532", "R-141", "R-142", "R-146", "R-083", "R-143")
def test_e05_an_incident_is_paid_for_or_stays() -> None:
    game = bare("garcia", "zoey", "jake")
    own(game, 0, scrap=1)
    stand(game, 0, "market.a")
    on_top(game, "incidents", "scavenger")
    game = turn_of(game, 0)
    step = next(key for key in keys(game) if key.startswith("go:") and not key.startswith("go:market"))
    tile = step.removeprefix("go:").split(".")[0]
    poor = game.copy()
    answer(game, step)
    assert me(game, 0).ap == 14
    assert game.state.piles[f"incident.{tile}"] == ["scavenger"]
    answer(game, "claim:scavenger")
    assert held(game, 0) == {}
    assert game.state.piles["hand.0"] == ["scavenger"]
    assert game.state.turn is not None
    assert not game.state.turn.acted
    lose = poor.state.stock["scrap"].get("store.0", 0)
    poor.table.shift("scrap", lose, "store.0", "bag")
    poor.answer(0, step)
    assert "claim:scavenger" not in keys(poor)


@pytest.mark.rule("R-160")
def test_e06_a_house_behind_another_waits_beyond_the_barricade() -> None:
    game = bare("garcia", "zoey", "jake")
    house(game, "yard.1", "small")
    house(game, "yard.6", "small")
    stand(game, 0, "yard.a")
    game = turn_of(game, 0)
    assert "raid:yard.1" in keys(game)
    assert "raid:yard.6" not in keys(game)
    answer(game, "go:yard.b", "go:yard.c")
    assert "raid:yard.6" in keys(game)
    assert me(game, 0).ap == 13


@pytest.mark.rule("R-159", "R-163")
def test_e07_two_here_and_two_beyond() -> None:
    game = bare("garcia", "zoey", "jake")
    for square in ("market.1", "market.2", "market.3", "market.4"):
        house(game, square, "small")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    assert {key for key in keys(game) if key.startswith("raid:")} == {"raid:market.1", "raid:market.2"}
    answer(game, "go:market.c")
    assert {key for key in keys(game) if key.startswith("raid:")} == {"raid:market.3", "raid:market.4"}
    assert me(game, 0).ap == 14


@pytest.mark.rule("R-538", "R-174", "R-178", "R-179", "R-184", "R-176", "R-186", "R-260", "R-214")
def test_e08_a_success_and_a_free_craft() -> None:
    game = bare("carter", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    on_top(game, "raid.small", "tinkerer")
    roll(game, SUCCESS)
    answer(game, "raid:market.1")
    assert me(game, 0).ap == 9
    assert sum(held(game, 0).values()) == 6
    answer(game, "choose:use_effect", "craft:helmet")
    assert (me(game, 0).skill, me(game, 0).ap, sum(held(game, 0).values())) == (1, 9, 6)
    assert game.state.stock["small-house"]["fresh.0"] == 1
    assert game.state.piles["raid.small.discards"][-1] == "tinkerer"


@pytest.mark.rule("R-539", "R-540", "R-175", "R-187", "R-188", "R-189", "R-190", "R-061")
def test_e09_blacklist_taken_and_a_lesson_bought() -> None:
    game = bare("jake", "zoey", "carter")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    me(game, 0).favor = 5
    on_top(game, "raid.small", "tutor")
    game = turn_of(game, 0)
    answer(game, "raid:market.1", "take-blacklist")
    assert me(game, 0).favor == 3
    assert sum(held(game, 0).values()) == 4
    assert keys(game) == ["choose:take_lesson", "decline"]
    declined = game.copy()
    answer(game, "choose:take_lesson")
    assert (me(game, 0).ap, me(game, 0).skill) == (4, 1)
    declined.answer(0, "decline")
    assert (me(declined, 0).ap, me(declined, 0).skill) == (9, 0)
    assert declined.state.stock["small-house"]["fresh.0"] == 1


def fight(attacker: str, target: str, *, third: str = "mayu") -> Game:
    """The first attacks the second, both with a Gun, the second with 3 AP."""
    game = bare(attacker, target, third)
    own(game, 0, guns=1)
    own(game, 1, guns=1, food=3)
    for seat in (0, 1):
        stand(game, seat, "market.a")
    stand(game, 2, "rail.a")
    me(game, 1).ap = 3
    return turn_of(game, 0)


@pytest.mark.rule("R-541", "R-202", "R-223", "R-225", "R-237", "R-239", "R-227")
def test_e10_an_auto_win_beats_a_shield() -> None:
    game = fight("carter", "zoey")
    roll(game, CARTER_AUTO, ZOEY_SHIELD)
    answer(game, "attack:1", "defend")
    assert prompt(game) == "ask-take-three"
    assert (me(game, 0).ap, me(game, 1).ap) == (10, 0)
    assert game.state.stock["guns"] == {"bag": 16}


@pytest.mark.rule("R-201", "R-204", "R-248", "R-235")
def test_e11_a_shield_stops_a_hit() -> None:
    game = fight("mayu", "zoey", third="jake")
    roll(game, MAYU_HIT, ZOEY_SHIELD)
    answer(game, "attack:1", "defend")
    assert prompt(game) == "ask-action"
    assert held(game, 1) == {"food": 3}
    assert held(game, 0) == {}


@pytest.mark.rule("R-207", "R-209", "R-211", "R-228", "R-230", "R-231", "R-208")
@pytest.mark.parametrize("defence", [GARCIA_NOTHING, GARCIA_SHIELD])
def test_e12_destroy_takes_an_incident_by_chance(defence: tuple[int]) -> None:
    game = fight("jake", "garcia")
    bring(game, "purse", "made.1")
    for card in ("scavenger", "old_map"):
        bring(game, card, "hand.1")
    roll(game, JAKE_DESTROY, defence, (2,))
    answer(game, "attack:1", "defend")
    assert keys(game) == ["an-item", "an-incident"]
    answer(game, "an-incident")
    assert game.state.piles["hand.1"] == ["scavenger"]
    assert game.state.piles["incidents.discards"][-1] == "old_map"
    assert game.state.piles["made.1"] == ["purse"]
    assert held(game, 1) == {"food": 3}


@pytest.mark.rule("R-535", "R-536", "R-250", "R-251", "R-252", "R-255", "R-256", "R-257", "R-261", "R-534")
def test_e13_the_scale() -> None:
    game = bare("garcia", "zoey", "jake")
    own(game, 0, electrics=1, scrap=2, parts=2)
    me(game, 0).ap = 10
    game = turn_of(game, 0)
    answer(game, "craft:scale")
    assert (me(game, 0).ap, me(game, 0).skill, held(game, 0)) == (9, 3, {})
    assert game.state.piles["made.0"] == ["scale"]
    answer(game, "use:scale")
    assert (me(game, 0).ap, me(game, 0).skill) == (12, 3)
    assert game.state.piles["made.0"] == []
    assert "scale" in game.state.piles["box"]


@pytest.mark.rule("R-263", "R-264", "R-267", "R-268", "R-272", "R-274", "R-545", "R-556")
def test_e14_a_counter_is_accepted() -> None:
    game = bare("carter", "zoey", "jake")
    own(game, 0, food=3, tools=2)
    own(game, 1, guns=1, scrap=2)
    me(game, 0).ap = me(game, 1).ap = 5
    stand(game, 1, "rail.a")
    game = turn_of(game, 0)
    answer(
        game, "trade", "with:1", "compose", "put:tools:2", "put:food:2", "enough", "put:guns:1", "put:scrap:2", "enough"
    )
    assert prompt(game) == "ask-send"
    answer(game, "send")
    game.answer(1, "counter")
    answer(game, "put:guns:1", "put:scrap:2", "enough", "put:food:3", "put:tools:2", "enough", "send")
    assert prompt(game) == "ask-hear-counter"
    assert game.asked() == [0]
    answer(game, "accept")
    assert held(game, 0) == {"guns": 1, "scrap": 2}
    assert held(game, 1) == {"food": 3, "tools": 2}
    assert (me(game, 0).ap, me(game, 1).ap) == (4, 4)
    assert game.state.turn is not None
    assert game.state.turn.acted


@pytest.mark.rule("R-270", "R-271", "R-266", "R-092")
def test_e15_with_garcia_nobody_pays() -> None:
    game = bare("mayu", "garcia", "jake")
    own(game, 0, clothing=2)
    me(game, 0).ap, me(game, 1).ap = 5, 0
    me(game, 1).passed = True
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:clothing:2", "enough", "put:safe:1", "enough", "send")
    game.answer(1, "accept")
    assert held(game, 1) == {"clothing": 2}
    assert "safe" in game.state.piles["unmade.0"]
    assert (me(game, 0).ap, me(game, 1).ap) == (5, 0)
    assert game.state.turn is not None
    assert game.state.turn.acted


@pytest.mark.rule("R-277", "R-278", "R-280", "R-281", "R-282", "R-543")
def test_e16_four_for_one_at_the_black_market() -> None:
    game = bare("carter", "zoey", "jake")
    game.table.move_all("trader", "traders")
    bring(game, "night_bazaar", "trader")
    steps = city_of(game.state.side, tuple(game.state.laid)).steps
    there, here = next(
        (to, at) for at, ways in steps.items() for to, border, _ in ways if border and to.startswith("market.")
    )
    own(game, 0, food=3, tools=1)
    me(game, 0).ap = 5
    stand(game, 0, here)
    game = turn_of(game, 0)
    assert "market" not in keys(game)
    answer(game, f"go:{there}", "market", "portion:guns:1")
    assert me(game, 0).ap == 3
    assert held(game, 0) == {"guns": 1}
    assert game.asked() == [1]  # nothing else was left to do


@pytest.mark.rule("R-026", "R-240", "R-241", "R-287", "R-290", "R-291", "R-292", "R-293", "R-025")
def test_e17_work_and_theft() -> None:
    game = bare("mayu", "carter", "jake")
    outpost_at(game, "market.1")
    stand(game, 0, "market.a")
    stand(game, 2, "rail.a")
    game = turn_of(game, 0)
    answer(game, "enter-outpost", "work", "card:disc_4")
    assert (me(game, 0).ap, me(game, 0).favor) == (2, 4)
    stand(game, 0, "market.a")
    stand(game, 1, "market.a")
    own(game, 1, guns=1)
    game = turn_of(game, 1)
    roll(game, CARTER_AUTO)
    answer(game, "attack:0")
    assert (me(game, 0).favor, me(game, 1).favor) == (0, 4)
    assert game.state.piles["discs.1"] == ["disc_4"]
    assert game.state.piles["discs.0"] == []
    me(game, 1).ap = 15
    game = turn_of(game, 1)
    answer(game, "enter-outpost", "work", "card:disc_3#2")
    assert (me(game, 1).ap, me(game, 1).favor, len(game.state.piles["discs.1"])) == (2, 7, 2)


@pytest.mark.rule("R-339", "R-340", "R-341", "R-342", "R-343", "R-344", "R-345", "R-346")
def test_e18_how_the_line_is_filled() -> None:
    game = opening("mayu", "zoey", "jake", mode="escape")
    state = game.state

    def on(tile: str) -> list[str]:
        squares = [f"{tile}.{number}" for number in range(1, 9)]
        found = {square: size for size in ("small", "medium", "large") for square in state.stock[f"{size}-house"]}
        found.update(dict.fromkeys(state.stock["guard"], "guard"))
        return [found[square] for square in squares if square in found]

    in_order = ["small", "medium", "large"]
    first = on(state.laid[0].tile)
    assert first == (in_order * 3)[: len(first)]
    assert on("market") == [*in_order, "guard"]
    for one in state.laid[2:-1]:
        assert on(one.tile) == ([*in_order, "guard"] * 2)[: len(on(one.tile))]
    assert [at for at in state.stock["guard"] if at.startswith("helipad")] == ["helipad.x1"]


@pytest.mark.rule("R-361", "R-364", "R-367", "R-369")
def test_e19_deeper_tiles_cost_more() -> None:
    game = opening("mayu", "zoey", "jake", mode="escape")
    while prompt(game) != "ask-action":
        game.answer(game.asked()[0], game.options(game.asked()[0])[0])
    state = game.state
    fourth, fifth = state.laid[3].tile, state.laid[4].tile
    for tile in (fourth, fifth):
        for at in [at for at in state.stock["guard"] if at.startswith(f"{tile}.")]:
            game.table.shift("guard", 1, at, "gone")
    steps = city_of(state.side, tuple(state.laid)).steps
    out = next(
        at for at, ways in steps.items() if at.startswith(fourth) for to, border, _ in ways if to.startswith(fifth)
    )
    inner = next((to for to, border, barricade in steps[out] if barricade), "")
    stand(game, 0, inner)
    game = turn_of(game, 0)
    answer(game, f"go:{out}")
    answer(game, next(key for key in keys(game) if key.startswith(f"go:{fifth}")))
    assert me(game, 0).ap == 15 - 1 - 5
    assert me(game, 0).favor == 0
    guarded = opening("mayu", "zoey", "jake", mode="escape")
    while prompt(guarded) != "ask-action":
        guarded.answer(guarded.asked()[0], guarded.options(guarded.asked()[0])[0])
    for at in [at for at in guarded.state.stock["guard"] if at.startswith(f"{fourth}.")]:
        guarded.table.shift("guard", 1, at, "gone")
    stand(guarded, 0, out)
    own(guarded, 0, food=1)
    guarded = turn_of(guarded, 0)
    roll(guarded, (5,))
    answer(guarded, next(key for key in keys(guarded) if key.startswith(f"go:{fifth}")))
    assert me(guarded, 0).favor == -1
    assert me(guarded, 0).ap == 10


@pytest.mark.rule("R-486", "R-489", "R-490", "R-488", "R-491", "R-171")
def test_e20_a_raid_is_stopped_after_payment() -> None:
    game = bare("carter", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    bring(game, "sirens", "incident.market")
    bring(game, "sirens", "hand.1")
    game = turn_of(game, 0)
    deck = [*game.state.piles["raid.small"]]
    answer(game, "raid:market.1")
    assert game.asked() == [1]
    answer(game, "react:incident:sirens")
    assert me(game, 0).ap == 9
    assert game.state.piles["raid.small"] == deck
    assert game.state.stock["small-house"]["market.1"] == 1
    assert game.state.piles["incidents.discards"][-1] == "sirens"
    assert game.state.turn is not None
    assert game.state.turn.acted
    assert [key for key in keys(game) if key.startswith("go:")]
    assert not [key for key in keys(game) if key.startswith("raid")]


@pytest.mark.rule("R-524", "R-525", "R-526", "R-527")
def test_e21_a_mine_goes_off_under_everybody_but_cora() -> None:
    def mined(raider: str, ap: int) -> Game:
        other = "mayu" if raider == "cora" else "cora"
        game = bare(raider, other, "jake")
        house(game, "market.1", "large")
        stand(game, 0, "market.a")
        place = next(at for at in game.state.stock["detonation-token"])
        game.table.shift("detonation-token", 1, place, "market.1")
        me(game, 0).ap = ap
        on_top(game, "raid.large", "archive")
        return turn_of(game, 0)

    game = mined("carter", 15)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert me(game, 0).ap == 0
    assert game.state.stock["detonation-token"].get("gone") == 1
    assert game.state.stock["large-house"]["fresh.0"] == 1
    assert "raid:market.1" not in keys(mined("carter", 14))
    own_mine = mined("cora", 10)
    roll(own_mine, FAIL)
    answer(own_mine, "raid:market.1")
    assert me(own_mine, 0).ap == 0
    assert "gone" not in own_mine.state.stock["detonation-token"]
