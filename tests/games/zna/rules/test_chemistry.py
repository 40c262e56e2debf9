"""Reagents, a sentence at a time, and the worked examples N-E13, N-E14, N-E16 and N-E20."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.rules import actions, chemistry, harm, mutants
from fivefires.games.zna.rules.questions import Act
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.state import NOBODY, OUT, STANDING, Stage, Turn
from tests.games.zna.tables import HEAVY_2H, LIGHT_BLANK, LIGHT_H, Game


def cubes(game: Game, weapon: str) -> tuple[int, int, int]:
    load = [game.state.stock[f"{colour}-cube"].get(weapon, 0) for colour in ("yellow", "green", "blue")]
    return load[0], load[1], load[2]


@pytest.mark.rule("N-200", "N-201", "N-205", "N-206", "N-207", "N-204", "N-202")
def test_example_13_what_does_not_fit_is_lost() -> None:
    game = Game("mia")
    game.give(0, "syringe", yellow=1)
    game.token(0, "green_2")
    bag, supply = game.stock("green_2", piles.BAG), game.stock("green-cube", piles.SUPPLY)
    game.play(chemistry.mix(game.table, 0), "load:green_2")
    assert cubes(game, "syringe") == (1, 1, 0)
    assert game.stock("green-cube", piles.SUPPLY) == supply - 1
    assert game.stock("green_2", piles.BAG) == bag + 1
    assert game.hero(0).actions == 2


@pytest.mark.rule("N-205")
def test_cubes_may_first_be_removed() -> None:
    game = Game("mia")
    game.give(0, "syringe", yellow=2)
    game.token(0, "blue_2")
    game.play(chemistry.mix(game.table, 0), "empty:yellow", "empty:yellow", "load:blue_2")
    assert cubes(game, "syringe") == (0, 0, 2)


@pytest.mark.rule("N-209")
def test_cubes_that_have_run_out_cannot_be_loaded() -> None:
    game = Game("mia")
    game.give(0, "garden_sprayer")
    game.token(0, "blue_2")
    game.table.shift("blue-cube", 24, piles.SUPPLY, "elsewhere")
    assert not chemistry.pours(game.state, "garden_sprayer", "blue_2")


@pytest.mark.rule("N-204", "N-245")
def test_a_weapon_in_the_backpack_cannot_be_loaded() -> None:
    game = Game("mia")
    game.give(0, "syringe", "pack")
    game.token(0, "blue_2")
    assert chemistry.mixable(game.state, 0) == []


@pytest.mark.rule("N-210", "N-211", "N-213", "N-215", "N-432", "N-354", "N-235")
def test_example_14_two_yellow_cubes_lower_a_tile_and_one_heals() -> None:
    game = Game("tobias")
    game.apart(1, 2, 3)
    game.give(0, "garden_sprayer", yellow=3)
    game.state.fog = [0] * len(game.state.fog)
    game.fog(Level.HEAVY)
    game.hero(0).health = 4
    game.play(chemistry.lower(game.table, 0))
    assert game.state.fog[game.tile()] == Level.MEDIUM
    assert cubes(game, "garden_sprayer") == (1, 0, 0)
    offered = actions.options(game.state, 0)
    assert (Act.LOWER in offered, Act.TREAT in offered) == (False, True)
    game.play(chemistry.treat(game.table, 0))
    assert game.hero(0).health == 5
    assert cubes(game, "garden_sprayer") == (0, 0, 0)


@pytest.mark.rule("N-434")
def test_the_extinguisher_lowers_for_one_cube() -> None:
    game = Game("tobias")
    game.give(0, "fire_extinguisher", yellow=1)
    game.state.fog = [0] * len(game.state.fog)
    game.fog(Level.MEDIUM)
    game.play(chemistry.lower(game.table, 0))
    assert game.state.fog[game.tile()] == Level.NONE


@pytest.mark.rule("N-210", "N-217")
def test_only_a_ranged_weapon_lowers_and_only_fog() -> None:
    game = Game("tobias")
    game.give(0, "syringe", yellow=2)
    game.state.fog = [0] * len(game.state.fog)
    assert chemistry.lowerable(game.state, 0) == []
    game.fog(Level.HEAVY)
    assert chemistry.lowerable(game.state, 0) == []


@pytest.mark.rule("N-212", "N-216")
def test_a_tile_is_in_range_by_an_open_area_in_sight() -> None:
    game = Game("tobias")
    game.give(0, "garden_sprayer", yellow=2)
    game.state.fog = [1] * len(game.state.fog)
    here = game.hero(0).area
    expected = {
        game.map.titles[tile]
        for tile in range(len(game.state.fog))
        if tile == game.tile()
        or any(
            game.map.on[tile] >> area & 1 and game.map.open >> area & 1 and game.map.seen[here] >> area & 1
            and game.map.span[here][area] <= 2
            for area in range(len(game.map.names))
        )
    }  # fmt: skip
    assert {option.tile for option in chemistry.lowerable(game.state, 0)} == expected


@pytest.mark.rule("N-226", "N-227", "N-229", "N-230", "N-355", "N-232", "N-411")
@pytest.mark.parametrize("order", [[1, 0, 2], [0, 1, 2]])
def test_example_16_green_wakes_whoever_has_passed_out(order: list[int]) -> None:
    game = Game("gus", "quinn", "mia")
    game.apart(2, 3)
    game.explore()
    here = game.hero(0).area
    there = next(
        area
        for area in range(len(game.map.names))
        if game.map.open >> area & 1 and game.map.seen[here] >> area & 1 and game.map.span[here][area] == 2
    )
    game.put(1, there)
    harm.lose_resistance(game.table, 1, 9, "N-228")
    assert game.hero(1).status == OUT
    game.give(0, "garden_sprayer", green=2)
    game.state.order, game.state.hero = [*order], NOBODY
    acted = []
    while game.state.stage == Stage.TURN:
        game.play(actions.turn(game.table))
        if game.state.hero == NOBODY:
            continue
        acted.append(game.state.hero)
        if game.state.hero == 0:
            game.play(actions.turn(game.table), "treat", "means:garden_sprayer:0:2")
            assert (game.hero(1).status, game.hero(1).resistance) == (STANDING, 4)
            assert game.hero(1).area == there
            assert cubes(game, "garden_sprayer") == (0, 0, 0)
        game.play(actions.turn(game.table), "end-turn", asked=acted[-1])
    assert acted == ([0, 2] if order[0] == 1 else [0, 1, 2])


@pytest.mark.rule("N-223", "N-224", "N-236")
def test_the_dead_cannot_be_treated_and_healing_wakes_nobody() -> None:
    game = Game("gus", "quinn")
    game.apart(2, 3)
    game.put(1, game.next_to(game.hero(0).area)[0])
    game.give(0, "syringe", yellow=2)
    game.hero(1).health = 3
    harm.lose_resistance(game.table, 1, 9, "N-228")
    game.play(chemistry.treat(game.table, 0), "means:syringe:2:0")
    assert (game.hero(1).status, game.hero(1).health) == (OUT, 5)
    harm.die(game.table, 1)
    assert 1 not in chemistry.patients(game.state, 0)


@pytest.mark.rule("N-430")
def test_the_syringe_does_both_at_once() -> None:
    game = Game("gus")
    game.give(0, "syringe", yellow=1, green=1)
    game.hero(0).health, game.hero(0).resistance = 2, 2
    game.play(chemistry.treat(game.table, 0), "means:syringe:1:1")
    assert (game.hero(0).health, game.hero(0).resistance) == (3, 4)
    assert game.hero(0).actions == 2


@pytest.mark.rule("N-410", "N-409")
def test_mia_restores_a_point_more() -> None:
    game = Game("mia")
    game.give(0, "syringe", green=1)
    game.hero(0).resistance = 2
    game.play(chemistry.treat(game.table, 0))
    assert game.hero(0).resistance == 5


@pytest.mark.rule("N-418", "N-417")
def test_tobias_helps_once_a_turn_without_reagent() -> None:
    game = Game("tobias", "gus")
    game.apart(2, 3)
    game.put(1, game.next_to(game.hero(0).area)[0])
    game.hero(1).health = 2
    game.play(chemistry.treat(game.table, 0))
    assert game.hero(1).health == 3
    assert chemistry.patients(game.state, 0) == []


@pytest.mark.rule("N-441", "N-442", "N-233")
@pytest.mark.parametrize(("card", "after"), [("first_aid_kit", (5, 2)), ("oxygen_bottle", (2, 5))])
def test_a_kit_and_a_bottle_restore_three(card: str, after: tuple[int, int]) -> None:
    game = Game("gus")
    game.give(0, card, "belt")
    game.hero(0).health, game.hero(0).resistance = 2, 2
    game.play(chemistry.treat(game.table, 0))
    assert (game.hero(0).health, game.hero(0).resistance) == after
    assert game.hero(0).actions == 2
    assert game.state.piles["belt.0"] == []


@pytest.mark.rule("N-358", "N-360", "N-361", "N-362", "N-363", "N-364", "N-433", "N-419")
def test_example_20_a_controlled_brute_kills_for_its_hero() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    game.fog(Level.HEAVY)
    here = game.hero(0).area
    brute = game.mutant("brute", game.next_to(here)[0])
    walker = game.mutant("walker", game.next_to(brute.area)[0], awake=False)
    game.give(0, "dart_pistol", green=2)
    game.play(chemistry.control(game.table, 0), f"target:{figure(brute)}")
    assert (brute.control, cubes(game, "dart_pistol")) == (0, (0, 1, 0))
    game.table.force([LIGHT_H, HEAVY_2H])
    game.table.force_tokens(["green_1"])
    where = walker.area
    game.play(mutants.act(game.table, Turn(brute.number)), f"target:{figure(walker)}", "enough")
    assert walker not in game.state.mutants
    assert game.stock("green_1", piles.at(where)) == 1
    assert (brute.control, brute.awake, brute.attacker) == (-1, True, -1)


@pytest.mark.rule("N-359")
def test_a_boss_and_the_courier_cannot_be_controlled() -> None:
    game = Game("walt")
    game.give(0, "dart_pistol", green=2)
    for kind in ("boss", "courier"):
        game.mutant(kind, game.next_to(game.hero(0).area)[0])
    assert chemistry.controllable(game.state, 0) == []


@pytest.mark.rule("N-365")
def test_control_lapses_when_its_hero_falls() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    brute = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    brute.control = 0
    harm.lose_resistance(game.table, 0, 9, "N-228")
    game.table.force([LIGHT_BLANK, 1], [LIGHT_BLANK, 1])
    game.play(mutants.act(game.table, Turn(brute.number)))
    assert brute.control == -1


@pytest.mark.rule("N-353")
def test_there_are_twelve_tokens_of_each_colour() -> None:
    game = Game()
    for colour in ("yellow", "green", "blue"):
        counts = [sum(game.state.stock[f"{colour}_{size}"].values()) for size in (1, 2, 3)]
        assert counts == [6, 4, 2]
