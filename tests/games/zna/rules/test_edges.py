"""Edges of rules: exactly as much as fits, exactly at the point, one movement short."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.terrain import terrain
from fivefires.games.zna.content.vocabulary import Face
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import (
    chemistry,
    fighting,
    gear,
    harm,
    moving,
    mutants,
    objectives,
    plans,
    spawning,
    striking,
)
from fivefires.games.zna.state import DEAD, OUT, Strike, ZnaState
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kit.bits import members
from tests.games.zna.rules.test_fighting import seen_at
from tests.games.zna.rules.test_things import pair
from tests.games.zna.tables import BLANK, HEAVY_2H, HEAVY_H, HEAVY_R, LIGHT_H, LIGHT_HR, LIGHT_R, Game


@pytest.mark.rule("N-072", "N-085")
def test_up_to_eight_tiles_lie_around_one() -> None:
    map = terrain(10)
    around = {(laid.column, laid.row): len(map.around[number]) for number, laid in enumerate(map.plan.laid)}
    assert [around[x, x] for x in range(3)] == [4, 9, 4]
    assert around[1, 0] == 6


@pytest.mark.rule("N-158", "N-159")
def test_one_movement_left_beside_a_mutant_begins_a_new_move() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    game.mutant("walker", game.next_to(game.hero(0).area)[0])
    game.hero(0).steps = 1
    assert moving.budget(game.state, 0) == 3
    game.play(moving.go(game.table, 0, game.next_to(game.hero(0).area)[0]))
    assert (game.hero(0).actions, game.hero(0).steps, game.hero(0).moves) == (2, 1, 1)
    calm = Game("gus")
    calm.explore()
    calm.apart(1, 2, 3)
    calm.hero(0).steps = 1
    assert moving.budget(calm.state, 0) == 1
    calm.play(moving.go(calm.table, 0, calm.next_to(calm.hero(0).area)[0]))
    assert (calm.hero(0).actions, calm.hero(0).steps) == (3, 0)


@pytest.mark.rule("N-104", "N-103")
def test_a_free_point_is_where_a_mutant_appears() -> None:
    game = Game("gus")
    game.apart(0, 1, 2, 3)
    for tile in range(len(game.map.on)):
        for point in game.map.points[tile]:
            assert spawning.room_near(game.state, point) in (point, None) or any(
                hero.area == point for hero in game.state.heroes
            )
    point = game.map.greens[game.map.tile_of[game.map.starts[0]]][0]
    mutant = spawning.draw(game.table, point, "N-103")
    assert mutant is not None
    assert mutant.area == point


@pytest.mark.rule("N-104")
def test_a_full_tile_takes_nobody_and_the_token_stays_in_the_bag() -> None:
    game = Game("gus")
    tile = game.tile()
    for area in members(game.map.on[tile] & game.map.open):
        if area not in [hero.area for hero in game.state.heroes]:
            game.mutant("walker", area)
    bag = sum(game.state.stock[kind].get(piles.BAG, 0) for kind in spawning.KINDS)
    assert spawning.draw(game.table, game.map.greens[tile][0], "N-104") is None
    assert sum(game.state.stock[kind].get(piles.BAG, 0) for kind in spawning.KINDS) == bag


@pytest.mark.rule("N-315", "N-330", "N-100")
def test_a_loaded_gun_reaches_whoever_is_in_range_and_sight() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    far = game.mutant("walker", seen_at(game, 3))
    near = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    assert fighting.attackable(game.state, 0) == [near]
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    assert fighting.attackable(game.state, 0) == [near, far]


@pytest.mark.rule("N-310", "N-311", "N-328")
def test_a_ranged_chemical_weapon_spends_a_cube_at_least_and_a_melee_one_none() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    game.mutant("boss", game.next_to(game.hero(0).area)[0])
    game.give(0, "dart_pistol", blue=2)
    game.give(0, "syringe", blue=2)
    ranged = game.until(fighting.attack(game.table, 0), "arms:dart_pistol")
    assert ranged == ["count:1", "count:2"]
    melee = game.until(fighting.attack(game.table, 0), "arms:syringe")
    assert melee == ["count:0", "count:1", "count:2"]


@pytest.mark.rule("N-204", "N-205", "N-200")
def test_a_mix_may_stop_before_the_weapon_is_full_and_begins_with_removing() -> None:
    game = Game("tobias")
    card = game.give(0, "fire_extinguisher", green=1)
    game.token(0, "blue_1", 2)
    first = game.until(chemistry.mix(game.table, 0))
    assert first == ["load:blue_1", "empty:green", "enough"]
    game.play(chemistry.mix(game.table, 0), "empty:green", "load:blue_1", "enough")
    assert game.stock("blue-cube", card) == 1
    assert card not in game.state.stock["green-cube"]
    assert gear.tokens(game.state, 0) == {"blue_1": 1}
    game.token(0, "blue_1", 2)
    later = game.until(chemistry.mix(game.table, 0), "load:blue_1")
    assert later == ["load:blue_1", "enough"]  # what is in it now stays


@pytest.mark.rule("N-342", "N-343")
def test_a_resistance_symbol_takes_one_of_it() -> None:
    game = Game("gus")
    before = game.hero(0).health, game.hero(0).resistance
    harm.suffer(game.table, 0, Face(resistance=1), "N-342")
    assert (game.hero(0).health, game.hero(0).resistance) == (before[0], before[1] - 1)
    harm.suffer(game.table, 0, Face(health=1), "N-342")
    assert (game.hero(0).health, game.hero(0).resistance) == (before[0] - 1, before[1] - 1)


@pytest.mark.rule("N-221", "N-124", "N-179")
def test_a_trade_may_fill_the_chemistry_slot_to_the_last_place_and_no_further() -> None:
    game = pair("gus", "quinn")
    game.token(0, "blue_1", 2)
    game.token(1, "green_1", 3)
    two = ["put:blue_1:hero.1:hero.0"]
    assert "enough" in game.until(plans.trade(game.table, 0), *two)
    assert "enough" not in game.until(plans.trade(game.table, 0), *two, *two)


@pytest.mark.rule("N-132", "N-133", "N-179", "N-176")
def test_what_is_dropped_during_a_pick_up_makes_room() -> None:
    game = Game("gus")
    game.load(0)
    card = game.give(1, "crowbar")
    gear.drop(game.table, 1, card)
    here = game.state.lying[card] = game.hero(0).area
    game.play(plans.pick_up(game.table, 0), f"put:{card}:self:{piles.at(here)}", "put:shotgun:ground:")
    assert game.state.lying == {"shotgun": here}
    assert card in gear.cards(game.state, 0)


@pytest.mark.rule("N-478", "N-218")
def test_a_gift_may_fill_the_partner_up() -> None:
    game = pair("gus", "quinn")
    game.table.move("full_load", piles.OBJECTIVES, piles.OBJECTIVES)
    objectives.take(game.table, 1)
    assert game.state.piles[piles.SECRET[1]] == ["full_load"]
    game.give(1, "fire_axe")
    for face in ("lucky_coin", "adrenaline"):
        game.give(1, face, "belt")
    for face in ("shotgun", "syringe", "revolver"):
        game.give(1, face, "pack")
    game.give(0, "crowbar")
    game.play(plans.trade(game.table, 0), "put:crowbar:hero.1:hero.0", "enough")
    assert game.state.piles[piles.DONE[1]] == ["full_load"]


@pytest.mark.rule("N-122", "N-123", "N-243")
def test_hands_take_weapons_only_and_the_slot_ammunition_only() -> None:
    game = Game("gus")
    for face in ("lucky_coin", "old_stock", "crowbar"):
        game.give(0, face, "pack")
    offered = set(game.until(plans.equip(game.table, 0, free=True)))
    assert offered == {
        "put:lucky_coin:belt:",
        "put:old_stock:slot:",
        "put:old_stock:belt:",
        "put:crowbar:hands:",
        "put:crowbar:belt:",
        "ready",
    }


@pytest.mark.rule("N-005", "N-008")
def test_a_campaign_begins_with_nothing_won_or_lost() -> None:
    runner: Runner[ZnaState] = Runner(GAME, Setup(1, "campaign"), seed_from(1))
    now = runner.state.campaign
    assert now is not None
    assert (now.next, now.levels, now.losses, now.tries) == (1, [], 0, 0)


@pytest.mark.rule("N-495", "N-503")
def test_a_person_dies_at_no_health_and_has_never_less() -> None:
    game = Game("gus", scenario=4)
    striking.hurt(game.table, 0, 2, "N-340")
    assert (game.state.people[0].health, game.state.people[0].status) == (1, OUT)
    striking.hurt(game.table, 0, 2, "N-340")
    assert (game.state.people[0].health, game.state.people[0].status) == (0, DEAD)


@pytest.mark.rule("N-309", "N-440", "N-037")
def test_where_discarded_cards_go() -> None:
    game = Game("gus")
    coin = game.give(0, "lucky_coin", "belt")
    shells = game.give(0, "old_stock", "slot")
    game.table.move("tobias_kit", piles.BOX, piles.BELT[0])
    gear.use_up(game.table, 0, coin)
    gear.use_up(game.table, 0, "tobias_kit")
    gear.discard(game.table, shells, piles.SLOT[0])
    assert coin in game.state.piles[piles.SPECIAL_DISCARDS]
    assert shells in game.state.piles[piles.RESOURCE_DISCARDS]
    assert "tobias_kit" in game.state.piles[piles.BOX]
    assert shells not in game.state.bullets


@pytest.mark.rule("N-211", "N-215", "N-128")
def test_lowering_costs_an_action_and_takes_the_weapon_up() -> None:
    game = Game("tobias", scenario=2)
    game.apart(1, 2, 3)
    game.fog(2)
    card = game.give(0, "garden_sprayer", "belt", yellow=3)
    clear = f"clear:{game.map.titles[game.tile()]}:{card}"
    offered = [key_of(option) for option in chemistry.lowerable(game.state, 0)]
    game.play(chemistry.lower(game.table, 0), *([clear] if len(offered) > 1 else []))
    assert (game.hero(0).actions, game.state.fog[game.tile()]) == (2, 1)
    assert game.state.piles["hands.0"] == [card]
    assert game.stock("yellow-cube", card) == 1


@pytest.mark.rule("N-308", "N-130", "N-328")
def test_two_guns_need_two_bullets_and_no_more() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    mutant = game.mutant("boss", game.next_to(game.hero(0).area)[0])
    game.give(0, "revolver")
    game.give(0, "service_pistol")
    shells = game.give(0, "standard_rounds", "slot", bullets=2)
    game.table.force([BLANK] * 3)
    game.play(fighting.attack(game.table, 0), "arms:revolver:service_pistol")
    assert shells in game.state.piles[piles.RESOURCE_DISCARDS]
    assert mutant.wounds == 1  # 2 and 1, and 1 for each bullet: 5, and 4 make a wound
    game.give(0, "standard_rounds", "slot", bullets=1)
    assert ("revolver", "service_pistol") not in fighting.sets_of_arms(game.state, 0, mutant.area)


@pytest.mark.rule("N-091", "N-092")
def test_adjacent_is_one_step_or_the_same_area() -> None:
    map = terrain(1)
    for one in members(map.open):
        for other in members(map.open):
            assert mutants.adjacent(map, one, other) == (map.walk[one][other] <= 1)


@pytest.mark.rule("N-362", "N-364")
@pytest.mark.parametrize(("faces", "wounds"), [((LIGHT_R, HEAVY_R), 0), ((LIGHT_HR, HEAVY_H), 2), ((1, HEAVY_2H), 2)])
def test_of_a_controlled_mutants_dice_only_health_counts(faces: tuple[int, int], wounds: int) -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    puppet = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    victim = game.mutant("boss", game.next_to(puppet.area)[0])
    game.table.force([*faces])
    mutants.strike_mutant(game.table, puppet, victim, 0)
    assert victim.wounds == wounds


@pytest.mark.rule("N-445")
def test_a_lucky_coin_may_leave_some_power_dice_as_they_are() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    card = game.give(0, "lucky_coin", "belt")
    before = game.hero(0).health
    game.table.force([1])
    dice = Strike(0, light=[LIGHT_H], heavy=[HEAVY_2H])
    game.play(striking.strike(game.table, dice, "N-340"), f"use:{card}", f"again:heavy-{HEAVY_2H}", "enough")
    assert game.hero(0).health == before - 1


@pytest.mark.rule("N-263", "N-267")
def test_an_empty_deck_gives_no_objective() -> None:
    game = Game("gus")
    game.table.move_all(piles.OBJECTIVES, piles.OBJECTIVE_BOX)
    assert objectives.take(game.table, 0) is None
    assert game.state.piles[piles.SECRET[0]] == []


@pytest.mark.rule("N-034", "N-386")
def test_a_mission_has_as_many_clock_cards_as_its_page_says() -> None:
    game = Game("gus", scenario=3)
    assert len(game.state.piles[piles.EVENTS]) == game.map.scenario.clock
