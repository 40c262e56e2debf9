"""Numbers at their very edge: one more or less, and the rule would be another."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.chemistry import TOKEN_KINDS
from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.rules import (
    board,
    chemistry,
    drone,
    fighting,
    flow,
    fog,
    gear,
    harm,
    moving,
    mutants,
    objectives,
    plans,
    searching,
    spawning,
    striking,
)
from fivefires.games.zna.rules.scenarios import tide
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.state import Attack, Flee, Strike, Turn
from fivefires.kernel.table import Finished
from fivefires.kernel.tape import Roll
from fivefires.kit.bits import members
from tests.games.zna.rules.test_fighting import duel, seen_at
from tests.games.zna.rules.test_moving import area_in, unknown
from tests.games.zna.rules.test_searching_and_drone import on_top, searcher
from tests.games.zna.tables import BLANK, HEAVY_2H, LIGHT_BLANK, LIGHT_H, ONE, TWO, Game


@pytest.mark.rule("N-318", "N-337", "N-362", "N-412", "N-445", "N-281", "N-290", "N-340", "N-403", "N-071")
def test_every_die_has_six_sides() -> None:
    game = Game("quinn", "gus")
    game.apart(2, 3)
    game.explore()
    here = game.hero(0).area
    game.put(1, game.next_to(here)[0])
    brute = game.mutant("brute", next(area for area in game.next_to(here) if area in game.next_to(game.hero(1).area)))
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    coin = game.give(0, "lucky_coin", "belt")
    since = len(game.table.tape.line)
    game.table.force([BLANK, BLANK, BLANK], [BLANK], [ONE])
    answers = ("arms:revolver", "again:attack-0", f"use:{coin}", "again:attack-0", "enough")
    game.play(fighting.attack(game.table, 0), *answers)
    brute.attacker = -1
    game.hero(0).health = game.hero(1).health = 3
    game.table.force([2, 2], [3, 1], [LIGHT_BLANK, 1], [LIGHT_BLANK, 1])
    game.play(mutants.act(game.table, Turn(brute.number)))
    card = next(card for card in game.state.piles[piles.SPECIAL_DISCARDS] if card.partition("#")[0] == "lucky_coin")
    game.table.move(card, piles.SPECIAL_DISCARDS, piles.BELT[0])
    game.table.force([LIGHT_BLANK])
    strike = Strike(0, light=[LIGHT_H])
    game.play(striking.strike(game.table, strike, "N-340"), f"use:{card}", f"again:light-{LIGHT_H}")
    victim = game.mutant("walker", game.next_to(brute.area)[0])
    game.table.force([LIGHT_BLANK, 1])
    mutants.strike_mutant(game.table, brute, victim, 0)
    swamp, tile = unknown("U3")
    started = len(swamp.table.tape.line)
    swamp.put(0, area_in(swamp, tile, "r3c1"))
    swamp.play(moving.enter(swamp.table, 0, area_in(swamp, tile, "r3c2")))
    dice = [one for one in swamp.table.tape.line[started:] if isinstance(one, Roll)]
    assert [(one.count, one.sides) for one in dice] == [(1, 6)]
    rolls = [one for one in game.table.tape.line[since:] if isinstance(one, Roll)]
    assert [(one.count, one.sides) for one in rolls] == [
        (3, 6), (1, 6), (1, 6), (2, 6), (2, 6), (2, 6), (2, 6), (1, 6), (2, 6),
    ]  # fmt: skip


@pytest.mark.rule("N-078", "N-018", "N-091")
def test_special_areas_are_where_the_tiles_print_them() -> None:
    game = Game("gus", scenario=3)
    found = {game.map.names[area].partition(".")[0]: kind for area, kind in enumerate(game.map.special) if kind}
    assert found == {"S04": v.PHARMACY, "S09": v.DESK, "S16": v.POLICE, "S02": v.CAR}
    assert game.map.special[members(game.map.bodies)[0]] == ""


@pytest.mark.rule("N-053", "N-052", "N-271")
def test_heavy_fog_adds_one_resistance_and_no_more() -> None:
    game, _brute = duel("gus", "brute", Level.HEAVY)
    assert fighting.resistance(game.state, game.state.mutants[0]) == 4
    game.fog(Level.MEDIUM)
    assert fighting.resistance(game.state, game.state.mutants[0]) == 3


@pytest.mark.rule("N-427", "N-302")
def test_a_shotgun_adds_one_from_close_by() -> None:
    game = Game("gus")
    game.give(0, "shotgun")
    game.give(0, "old_stock", "slot")
    attack = Attack(0, 0, ["shotgun"], [0], dice=[ONE])
    far = fighting.damage_of(game.state, attack, False)
    assert fighting.damage_of(game.state, attack, True) == far + 1


@pytest.mark.rule("N-435")
def test_the_cannon_needs_two_cubes_to_graze() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    target = game.mutant("boss", seen_at(game, 3))
    other = game.mutant("boss", game.next_to(target.area, same_tile=False)[0], awake=False)
    game.give(0, "pressure_cannon", blue=2)
    game.table.force([BLANK], [BLANK])
    game.play(fighting.attack(game.table, 0), f"target:{figure(target)}", "count:1")
    assert (other.wounds, other.awake) == (0, False)


@pytest.mark.rule("N-247", "N-465")
def test_a_silent_drone_speaks_again_in_the_next_round() -> None:
    game = Game("gus")
    game.put(0, game.map.drone)
    game.state.drone_silent = game.state.round
    assert not drone.in_reach(game.state, 0)
    game.state.round += 1
    assert drone.in_reach(game.state, 0)


@pytest.mark.rule("N-346")
def test_nothing_is_remembered_of_the_objectives_of_the_dead() -> None:
    game = Game("gus")
    objectives.take(game.table, 0)
    assert piles.SECRET[0] in game.state.since
    harm.die(game.table, 0)
    assert piles.SECRET[0] not in game.state.since


@pytest.mark.rule("N-513", "N-373")
def test_the_game_ends_the_moment_the_courier_is_in_the_tunnel() -> None:
    game = Game("gus", scenario=9)
    (tunnel, *_) = members(game.map.tunnel)
    courier = game.mutant(
        "courier", next(area for area in game.next_to(tunnel) if area not in members(game.map.tunnel))
    )
    with pytest.raises(Finished):
        game.play(mutants.flee(game.table, Flee(courier.number)))
    assert game.state.result is not None
    assert game.state.result.ending == "courier-away"


@pytest.mark.rule("N-515")
def test_a_tide_that_has_taken_everything_stays() -> None:
    game = Game("gus", scenario=10)
    game.state.fog = [int(Level.HEAVY)] * len(game.state.fog)
    game.state.round = 3
    tide.rise(game.table)
    assert {*game.state.fog} == {Level.HEAVY}


@pytest.mark.rule("N-165", "N-285")
def test_each_mutant_that_appears_has_a_number_of_its_own() -> None:
    game = Game("gus")
    game.table.force_tokens(["walker"], ["walker"])
    first, second = (spawning.draw(game.table, area, "N-165") for area in game.map.greens[game.tile()][:1] * 2)
    assert first is not None
    assert second is not None
    assert second.number == first.number + 1


@pytest.mark.rule("N-445")
def test_each_power_die_is_rolled_again_once_at_most() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    card = game.give(0, "lucky_coin", "belt")
    strike = Strike(0, light=[LIGHT_H], heavy=[HEAVY_2H])
    left = game.until(striking.strike(game.table, strike, "N-340"), f"use:{card}", f"again:light-{LIGHT_H}")
    assert left == [f"again:heavy-{HEAVY_2H}", "enough"]


@pytest.mark.rule("N-131", "N-132")
def test_a_find_that_is_left_lies_on_the_ground() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    on_top(game, piles.RESOURCES, "shotgun")
    game.table.draw(piles.RESOURCES, piles.INCOMING)
    game.play(gear.stow(game.table, 0, "shotgun"), "leave-it")
    assert game.state.piles[piles.INCOMING] == []
    assert game.state.lying.get("shotgun") == game.hero(0).area


@pytest.mark.rule("N-042", "N-075")
def test_the_first_area_of_a_map_is_like_any_other_in_heavy_fog() -> None:
    game = Game("gus", scenario=7)
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    first = 0
    assert game.map.open & 1
    game.state.fog[game.map.tile_of[first]] = Level.HEAVY
    assert not fog.harmless(game.state, game.map, 0) >> first & 1
    assert moving.leaving(game.state, game.map, first) == 1


@pytest.mark.rule("N-322")
def test_a_wound_takes_all_of_the_resistance() -> None:
    game, _brute = duel("mia", "brute", Level.HEAVY)
    game.give(0, "kitchen_knife")
    game.table.force([TWO])
    game.play(fighting.attack(game.table, 0), "arms:kitchen_knife")
    assert game.state.mutants[0].wounds == 0  # 3 against 4


@pytest.mark.rule("N-189")
def test_an_empty_bag_leaves_a_pharmacy_empty() -> None:
    game = searcher("R")
    for kind in TOKEN_KINDS:
        game.table.shift(kind, 12, piles.BAG, piles.SUPPLY)
    game.play(searching.search(game.table, 0))
    assert not gear.has_token(game.state, 0)


@pytest.mark.rule("N-422")
def test_a_crowbar_finds_nothing_where_nothing_is_left() -> None:
    game = searcher("C")
    game.give(0, "crowbar")
    game.table.move_all(piles.SPECIALS, piles.BOX)
    game.play(searching.search(game.table, 0))
    assert game.state.piles[piles.BELT[0]] == []


@pytest.mark.rule("N-304")
def test_a_melee_weapon_needs_no_supply() -> None:
    game = Game("gus")
    game.give(0, "kitchen_knife")
    assert fighting.supplied(game.state, 0, ["kitchen_knife"])


@pytest.mark.rule("N-424")
def test_whose_axe_it_is_says_into_whom_it_goes_on() -> None:
    game, walker = duel("gus", "walker")
    game.give(0, "fire_axe")
    others = [game.mutant("walker", area) for area in game.next_to(game.hero(0).area)[:2]]
    game.table.force([TWO, TWO, TWO])
    game.table.force_tokens(["blue_2"])
    answers = (f"target:{walker}", "arms:fire_axe", f"target:{figure(others[1])}", "stay")
    game.play(fighting.attack(game.table, 0), *answers)
    assert [mutant.wounds for mutant in others] == [0, 1]


@pytest.mark.rule("N-150", "N-348")
def test_the_first_seat_speaks_in_the_first_round() -> None:
    game = Game("gus")
    found = []
    for number in (1, 2, 5):
        game.state.round = number
        found.append(flow.speaker(game.state))
    assert found == [0, 1, 0]


@pytest.mark.rule("N-360", "N-373")
def test_a_controlled_mutant_can_win_the_game_with_its_first_action() -> None:
    """Nothing is asked about the other one."""
    game = Game("walt", scenario=9)
    game.explore()
    game.apart(1, 2, 3)
    brute = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    brute.control = 0
    courier = game.mutant("courier", game.next_to(brute.area)[0], wounds=18)
    game.table.force([LIGHT_H, HEAVY_2H])
    game.table.force_tokens(["green_1"])
    with pytest.raises(Finished):
        game.play(mutants.act(game.table, Turn(brute.number)), f"target:{figure(courier)}")


@pytest.mark.rule("N-218", "N-233")
def test_partner_and_patient_are_chosen_by_the_heros_own_player() -> None:
    game = Game("tobias", "gus", "mia")
    game.apart(3)
    for hero, area in zip((1, 2), game.next_to(game.hero(0).area), strict=False):
        game.put(hero, area)
        game.hero(hero).health = 1
    game.play(plans.trade(game.table, 0), "who:mia", "call-off", asked=0)
    game.play(chemistry.treat(game.table, 0), "who:mia", asked=0)
    assert [game.hero(hero).health for hero in (1, 2)] == [1, 2]


@pytest.mark.rule("N-133", "N-126")
def test_one_key_is_dropped_at_a_time() -> None:
    game = Game("gus", scenario=2)
    game.table.shift(piles.KEY, 2, piles.at(game.map.piece(v.Piece.KEY)[0]), piles.ON[0])
    game.table.shift(piles.KEY, 1, piles.at(game.map.piece(v.Piece.KEY)[1]), piles.ON[0])
    assert game.stock(piles.KEY, piles.ON[0]) == 2
    gear.drop(game.table, 0, piles.KEY)
    assert (game.stock(piles.KEY, piles.ON[0]), game.stock(piles.KEY, piles.at(game.hero(0).area))) == (1, 1)


@pytest.mark.rule("N-088", "N-239")
def test_no_area_of_an_unexplored_tile_counts_as_explored() -> None:
    game = Game("gus", scenario=7)
    assert not game.state.explored[game.map.tile_of[0]]
    explored = board.explored_areas(game.state, game.map)
    assert {game.map.tile_of[area] for area in members(explored)} == {game.tile()}
