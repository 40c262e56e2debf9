"""A hero's attack, a sentence at a time, and the worked examples N-E01 to N-E06, N-E15 and N-E26."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import MUTANT
from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.rules import fighting, striking
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.state import Strike
from tests.games.zna.tables import BLANK, LIGHT_BLANK, LIGHT_H, ONE, TWO, Game


def duel(hero: str, kind: str, level: Level = Level.NONE) -> tuple[Game, str]:
    """A hero next to a mutant, on a tile with this fog."""
    game = Game(hero)
    game.apart(1, 2, 3)
    game.fog(level)
    mutant = game.mutant(kind, game.next_to(game.hero(0).area)[0], awake=False)
    return game, figure(mutant)


@pytest.mark.rule("N-322", "N-324", "N-109", "N-319", "N-197", "N-316", "N-406")
def test_example_1_bare_hands_against_a_brute() -> None:
    game, _brute = duel("gus", "brute")
    game.table.force([TWO, TWO, TWO])
    game.play(fighting.attack(game.table, 0))
    assert game.state.mutants[0].wounds == 2
    assert game.hero(0).actions == 2
    assert game.state.attack is None


@pytest.mark.rule("N-331", "N-332", "N-333", "N-335", "N-302", "N-424", "N-284", "N-272")
def test_example_2_an_axe_kills_and_leaves_a_token() -> None:
    game, _brute = duel("gus", "brute")
    game.give(0, "fire_axe")
    where = game.state.mutants[0].area
    game.table.force([TWO, TWO, TWO])
    game.table.force_tokens(["blue_2"])
    game.play(fighting.attack(game.table, 0), "arms:fire_axe", "stay")
    assert game.state.mutants == []
    assert game.stock("blue_2", piles.at(where)) == 1
    assert game.stock("brute", piles.DEAD) == 1


@pytest.mark.rule("N-329", "N-198")
def test_example_3_what_is_too_much_is_lost_and_wounds_stay() -> None:
    game, _brute = duel("gus", "brute")
    game.give(0, "fire_axe")
    game.table.force([TWO, TWO, ONE], [BLANK, BLANK, ONE])
    game.play(fighting.attack(game.table, 0), "arms:fire_axe")
    assert game.state.mutants[0].wounds == 2
    game.play(fighting.attack(game.table, 0), "arms:fire_axe", "stay")
    assert game.state.mutants == []


@pytest.mark.rule("N-321", "N-421")
def test_example_4_as_much_damage_as_resistance_is_one_wound() -> None:
    game, _brute = duel("mia", "brute", Level.MEDIUM)
    game.give(0, "kitchen_knife")
    game.table.force([TWO])
    game.play(fighting.attack(game.table, 0), "arms:kitchen_knife")
    assert game.state.mutants[0].wounds == 1


@pytest.mark.rule("N-323", "N-173", "N-288")
def test_example_5_too_little_wakes_it_all_the_same() -> None:
    game, _brute = duel("mia", "brute", Level.MEDIUM)
    game.give(0, "kitchen_knife")
    game.table.force([ONE])
    game.play(fighting.attack(game.table, 0), "arms:kitchen_knife")
    brute = game.state.mutants[0]
    assert (brute.wounds, brute.awake, brute.attacker) == (0, True, 0)


@pytest.mark.rule("N-053", "N-052")
def test_example_6_heavy_fog_makes_it_tougher_while_it_lasts() -> None:
    game, _brute = duel("gus", "brute", Level.HEAVY)
    game.give(0, "fire_axe")
    game.table.force([TWO, ONE, ONE], [TWO, ONE, ONE])
    game.play(fighting.attack(game.table, 0), "arms:fire_axe")
    assert game.state.mutants[0].wounds == 1
    game.fog(Level.MEDIUM)
    game.play(fighting.attack(game.table, 0), "arms:fire_axe", "stay")
    assert game.state.mutants == []


def seen_at(game: Game, distance: int) -> int:
    """An area at this distance in sight."""
    here = game.hero(0).area
    for area in range(len(game.map.names)):
        free = game.map.open >> area & 1 and area not in [me.area for me in game.state.heroes]
        if free and game.map.seen[here] >> area & 1 and game.map.span[here][area] == distance:
            return area
    raise LookupError(f"nothing is seen at distance {distance}")


@pytest.mark.rule("N-110", "N-320", "N-325", "N-326", "N-327", "N-308", "N-356", "N-433", "N-425", "N-436")
def test_example_15_two_guns_bullets_and_cubes_add_up() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    game.fog(Level.MEDIUM)
    game.mutant("brute", seen_at(game, 3))
    game.give(0, "revolver")
    game.give(0, "dart_pistol", blue=2)
    rounds = game.give(0, "standard_rounds", "slot")
    game.table.force([BLANK, ONE, TWO])
    game.table.force_tokens(["yellow_1"])
    game.play(fighting.attack(game.table, 0), "arms:revolver:dart_pistol", "count:2")
    assert game.state.mutants == []
    assert game.state.bullets.get(rounds) == 5
    assert "dart_pistol" not in game.state.stock["blue-cube"]


@pytest.mark.rule("N-128", "N-129", "N-112", "N-113", "N-121", "N-317")
@pytest.mark.parametrize("full", [True, False])
def test_example_26_the_belt_must_take_what_leaves_the_hands(full: bool) -> None:
    game = Game("quinn")
    game.apart(1, 2, 3)
    mutant = game.mutant("walker", seen_at(game, 3))
    for face, space in (("kitchen_knife", "hands"), ("service_pistol", "hands"), ("hunting_rifle", "belt")):
        game.give(0, face, space)
    if full:
        game.give(0, "lucky_coin", "belt")
    game.give(0, "standard_rounds", "slot")
    sets = fighting.sets_of_arms(game.state, 0, mutant.area)
    assert (("hunting_rifle",) in sets) is not full
    if not full:
        game.table.force([BLANK] * 4)
        game.play(fighting.attack(game.table, 0), "arms:hunting_rifle", "keep-roll")
        assert game.state.piles["hands.0"] == ["hunting_rifle"]
        assert sorted(game.state.piles["belt.0"]) == ["kitchen_knife", "service_pistol"]


@pytest.mark.rule("N-310", "N-304", "N-357")
def test_a_ranged_weapon_without_its_supply_cannot_be_used() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    mutant = game.mutant("walker", seen_at(game, 3))
    game.give(0, "revolver")
    game.give(0, "dart_pistol", yellow=1, green=1)
    assert fighting.attackable(game.state, 0) == []
    assert fighting.sets_of_arms(game.state, 0, mutant.area) == []


@pytest.mark.rule("N-311")
def test_a_chemical_melee_weapon_strikes_with_or_without_cubes() -> None:
    game, _walker = duel("mia", "brute")
    game.give(0, "injector_lance", blue=2)
    game.table.force([BLANK])
    game.play(fighting.attack(game.table, 0), "arms:injector_lance", "count:0")
    assert game.state.mutants[0].wounds == 0
    assert game.stock("blue-cube", "injector_lance") == 2


@pytest.mark.rule("N-431")
def test_the_lance_adds_three_damage_a_cube() -> None:
    game, _brute = duel("mia", "brute")
    game.give(0, "injector_lance", blue=2)
    game.table.force([BLANK])
    game.play(fighting.attack(game.table, 0), "arms:injector_lance", "count:2")
    assert game.state.mutants[0].wounds == 2


@pytest.mark.rule("N-309", "N-305")
def test_ammunition_without_bullets_is_discarded() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.mutant("brute", seen_at(game, 3))
    game.give(0, "revolver")
    card = game.give(0, "old_stock", "slot", bullets=1)
    game.table.force([BLANK])
    game.play(fighting.attack(game.table, 0))
    assert card in game.state.piles[piles.RESOURCE_DISCARDS]
    assert card not in game.state.bullets


@pytest.mark.rule("N-130")
def test_ammunition_of_the_belt_is_exchanged_with_the_slot() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.mutant("brute", seen_at(game, 3))
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    game.give(0, "hollow_points", "belt")
    game.table.force([BLANK])
    game.play(fighting.attack(game.table, 0), "feed:hollow_points")
    assert game.state.piles["slot.0"] == ["hollow_points"]
    assert game.state.piles["belt.0"] == ["old_stock"]
    assert game.state.mutants[0].wounds == 1


@pytest.mark.rule("N-096", "N-100", "N-303", "N-312")
def test_a_weapon_reaches_as_far_as_it_says_and_what_it_sees() -> None:
    game = Game("quinn")
    here = game.hero(0).area
    for area in range(len(game.map.names)):
        near = bool(game.map.beside[here] >> area & 1) or area == here
        seen = bool(game.map.seen[here] >> area & 1)
        assert fighting.reaches(game.state, 0, "revolver", area) == (near or (seen and game.map.span[here][area] <= 3))
        assert fighting.reaches(game.state, 0, "kitchen_knife", area) == near


@pytest.mark.rule("N-412")
def test_quinn_rolls_one_die_again() -> None:
    game = Game("quinn")
    game.apart(1, 2, 3)
    game.mutant("brute", seen_at(game, 3))
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    game.table.force([BLANK, BLANK, BLANK], [TWO])
    game.play(fighting.attack(game.table, 0), "again:attack-0")
    assert game.state.mutants[0].wounds == 1


@pytest.mark.rule("N-414", "N-413")
def test_gus_takes_a_step_after_a_kill() -> None:
    game, _walker = duel("gus", "walker")
    where = game.next_to(game.hero(0).area)[0]
    game.table.force([ONE, ONE, ONE])
    actions = game.hero(0).actions
    game.play(fighting.attack(game.table, 0), f"go:{game.map.names[where]}")
    assert game.hero(0).area == where
    assert game.hero(0).actions == actions - 1


@pytest.mark.rule("N-423")
def test_the_bat_pushes_what_lives() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.explore()
    here = game.hero(0).area
    (x, y) = game.map.plan.spaces[here].squares[0]
    for area in game.next_to(here):
        (a, b) = game.map.plan.spaces[area].squares[0]
        beyond = game.map.plan.at.get((2 * a - x, 2 * b - y), -1)
        if beyond >= 0 and game.map.beside[area] >> beyond & 1 and beyond in game.next_to(area, same_tile=False):
            break
    brute = game.mutant("brute", area)
    game.give(0, "baseball_bat")
    game.table.force([ONE, BLANK, BLANK])
    game.play(fighting.attack(game.table, 0), "arms:baseball_bat")
    assert (brute.wounds, brute.area) == (1, beyond)


@pytest.mark.rule("N-424", "N-439", "N-173")
def test_the_axe_goes_on_into_another() -> None:
    game, first = duel("gus", "walker")
    other = game.mutant("brute", game.next_to(game.hero(0).area)[0], awake=False)
    game.give(0, "fire_axe")
    game.table.force([BLANK, BLANK, BLANK])
    game.play(fighting.attack(game.table, 0), f"target:{first}", "arms:fire_axe", "stay")
    assert game.state.mutants == [other]
    assert (other.wounds, other.attacker, other.awake) == (1, 0, True)


@pytest.mark.rule("N-435", "N-439", "N-173")
def test_the_cannon_grazes_everybody_around_its_target() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    target = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    there = next(area for area in game.next_to(target.area) if area != game.hero(0).area)
    other = game.mutant("brute", there, awake=False)
    game.give(0, "pressure_cannon", blue=2)
    game.table.force([BLANK, BLANK, BLANK])
    game.play(fighting.attack(game.table, 0), f"target:{figure(target)}", "arms:pressure_cannon", "count:2")
    assert (target.wounds, other.wounds, other.awake, other.attacker) == (2, 1, True, 0)


@pytest.mark.rule("N-427")
@pytest.mark.parametrize(("distance", "wounds"), [(1, 2), (3, 1)])
def test_the_shotgun_is_worse_from_close_by(distance: int, wounds: int) -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    here = game.hero(0).area
    game.mutant("brute", game.next_to(here)[0] if distance == 1 else seen_at(game, distance))
    game.give(0, "shotgun")
    game.give(0, "hollow_points", "slot")
    game.table.force([BLANK])
    game.play(fighting.attack(game.table, 0), *(["arms:shotgun"] if distance == 1 else []))
    assert game.state.mutants[0].wounds == wounds


@pytest.mark.rule("N-428")
@pytest.mark.parametrize(("moves", "dice"), [(0, 4), (1, 3)])
def test_the_rifle_likes_to_stand_still(moves: int, dice: int) -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    game.mutant("brute", seen_at(game, 3))
    game.hero(0).moves = moves
    game.give(0, "hunting_rifle")
    game.give(0, "old_stock", "slot")
    game.table.force([BLANK] * dice)
    game.play(fighting.attack(game.table, 0))
    assert game.state.mutants[0].wounds == 0


@pytest.mark.rule("N-429")
def test_extra_bullets_are_dice_without_damage() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    game.mutant("brute", seen_at(game, 3))
    game.give(0, "submachine_gun")
    card = game.give(0, "hollow_points", "slot")
    game.table.force([BLANK] * 5)
    assert game.until(fighting.attack(game.table, 0)) == ["count:0", "count:1", "count:2"]
    game.play(fighting.attack(game.table, 0), "count:2")
    assert game.state.bullets.get(card) == 1
    assert game.state.mutants[0].wounds == 1


@pytest.mark.rule("N-443", "N-440", "N-328", "N-403")
def test_adrenaline_adds_two_dice_to_a_melee_attack() -> None:
    game, _walker = duel("mia", "brute")
    card = game.give(0, "adrenaline", "belt")
    game.table.force([ONE, ONE, ONE])
    game.play(fighting.attack(game.table, 0), f"use:{card}")
    assert game.state.mutants[0].wounds == 1
    assert card in game.state.piles[piles.SPECIAL_DISCARDS]


@pytest.mark.rule("N-403", "N-429", "N-444")
def test_more_dice_are_rolled_than_lie_in_the_box() -> None:
    """Quinn's three, two of extra bullets, and two of each of two steady breaths: nine, of eight."""
    game, _brute = duel("quinn", "boss")
    game.give(0, "submachine_gun")
    game.give(0, "old_stock", "slot")
    breaths = [game.give(0, "steady_breath", "belt") for _ in range(2)]
    game.table.force([ONE] * 9)
    uses = [f"use:{breath}" for breath in breaths]
    game.play(fighting.attack(game.table, 0), "arms:submachine_gun", "count:2", *uses, "keep-roll")
    assert game.state.mutants[0].wounds == (9 + 1) // MUTANT["boss"].resistance


@pytest.mark.rule("N-445")
def test_a_lucky_coin_rolls_any_attack_dice_again() -> None:
    game, _walker = duel("gus", "brute")
    card = game.give(0, "lucky_coin", "belt")
    game.table.force([BLANK, BLANK, TWO], [TWO], [ONE])
    game.play(fighting.attack(game.table, 0), f"use:{card}", "again:attack-0", "again:attack-0", "enough")
    assert game.state.mutants[0].wounds == 1


@pytest.mark.rule("N-445")
def test_each_lucky_coin_in_the_belt_rolls_dice_once_more() -> None:
    game, _walker = duel("gus", "brute")
    first, second = (game.give(0, "lucky_coin", "belt") for _ in range(2))
    game.table.force([BLANK, BLANK, TWO], [BLANK], [TWO])
    game.play(
        fighting.attack(game.table, 0), f"use:{first}", "again:attack-0", "enough", f"use:{second}", "again:attack-0",
        "enough",
    )  # fmt: skip
    assert game.state.mutants[0].wounds == 1
    assert game.state.piles[piles.BELT[0]] == []
    first, second = (game.give(0, "lucky_coin", "belt") for _ in range(2))
    game.table.force([LIGHT_H], [LIGHT_BLANK])
    toss = [f"use:{first}", f"again:light-{LIGHT_H}", f"use:{second}", f"again:light-{LIGHT_H}"]
    game.play(striking.strike(game.table, Strike(0, [LIGHT_H], []), "N-340"), *toss)
    assert (game.hero(0).health, game.state.piles[piles.BELT[0]]) == (6, [])


@pytest.mark.rule("N-330", "N-315")
def test_sleeping_mutants_can_be_attacked_and_heroes_never() -> None:
    game = Game("gus")
    assert fighting.attackable(game.state, 0) == []
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0], awake=False)
    assert fighting.attackable(game.state, 0) == [walker]


@pytest.mark.rule("N-336")
def test_an_empty_bag_leaves_no_token() -> None:
    game, _walker = duel("gus", "walker")
    for kind in [*game.state.stock]:
        if kind[-2] == "_":
            game.table.shift(kind, 9, piles.BAG, piles.SUPPLY)
    game.table.force([ONE, ONE, ONE])
    game.play(fighting.attack(game.table, 0), "stay")
    assert game.state.mutants == []


@pytest.mark.rule("N-404", "N-405", "N-406", "N-407", "N-513", "N-270", "N-271", "N-273", "N-274", "N-275")
def test_the_help_sheets() -> None:
    values = {
        kind: (one.resistance, one.health, one.movement, one.actions, one.light, one.heavy)
        for kind, one in MUTANT.items()
    }
    assert values == {
        "walker": (1, 2, 2, 2, 2, 0),
        "runner": (1, 3, 4, 2, 2, 0),
        "brute": (3, 3, 2, 2, 1, 1),
        "boss": (4, 3, 3, 2, 1, 2),
        "courier": (3, 21, 3, 1, 0, 0),
    }
