"""Enemies: how they move, attack and react, and the worked examples S-E15, S-E16, S-E22 to S-E29."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.rules import activation_order, arrivals, board, enemies, flow, marching, striking, unknown
from fivefires.games.stalker.rules.wounds import die
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    NOWHERE,
    Activation,
    Closest,
    Reactions,
    Team,
    Unknown,
    enemy_of,
)
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import (
    EAST,
    G0,
    G1,
    G2,
    G3,
    NORTH,
    P1,
    P2,
    P3,
    P4,
    SOUTH,
    WEST,
    Game,
    Map,
    lane,
    squares,
)


def notice(game: Game, name: str, side: int = HIGH, number: int = 0) -> None:
    stalker = game.stalker(number)
    stalker.attention, stalker.noticed = side, game.at(name)


def top(game: Game, deck: str, face: str) -> None:
    """This card is drawn next."""
    cards = game.state.piles[deck]
    card = next(one for one in cards if one.partition("#")[0] == face)
    cards.remove(card)
    cards.append(card)


# --- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-469", "S-484", "S-485", "S-482")
@pytest.mark.parametrize(("spaces", "reached"), [(0, "1,0"), (2, "2,0")])
def test_example_23_a_number_beats_the_own_movement(spaces: int, reached: str) -> None:
    game = Game(on=Map(squares(*[(x, 0) for x in range(5)], (4, 1), (5, 1)), lines={((4, 0), (4, 1)): "|"}))
    game.put("5,1")
    notice(game, "4,0")
    zombie = game.enemy("zombie", "0,0", SOUTH)
    game.play(enemies.go(game.table, zombie, v.Go(v.Goal.HIGH, spaces)))
    assert (zombie.space, zombie.facing) == (game.at(reached), EAST)


@pytest.mark.rule("S-489", "S-492", "S-316")
def test_example_24_it_stops_as_soon_as_it_sees_a_target() -> None:
    open_edges = [((0, y), (0, y + 1)) for y in range(4)] + [((0, 2), (1, 2)), ((1, 2), (2, 2))]
    single = sorted({square for pair in open_edges for square in pair})
    game = Game(on=Map(squares(*single), open=open_edges))
    stalker = game.put("2,2")
    notice(game, "0,4", LOW)
    snork = game.enemy("snork", "0,0", SOUTH)
    game.play(enemies.go(game.table, snork, v.Go(v.Goal.ATTENTION)))
    assert snork.space == game.at("0,2")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("2,2"))
    assert stalker.hp == 16


@pytest.mark.rule("S-160", "S-496")
def test_example_25_through_a_full_space_without_interruption() -> None:
    open_edges = [((0, 1), (1, 1)), ((1, 1), (2, 1)), ((2, 1), (3, 1)), ((1, 0), (1, -1)), ((1, -1), (1, -2))]
    on = Map({**squares((0, 1), (2, 1), (3, 1), (1, -1), (1, -2), (5, 1)), "X": [(1, 0), (1, 1)]}, open=open_edges)
    game = Game("palkan", "velet", on=on)
    game.put("1,-2", 0)
    game.put("5,1", 1)
    notice(game, "1,-2", HIGH, 0)
    notice(game, "3,1", HIGH, 1)
    runner = game.enemy("snork", "0,1", EAST)
    for _ in range(2):
        game.enemy("snork", "X", SOUTH)
    game.play(enemies.go(game.table, runner, v.Go(v.Goal.HIGH, 3)))
    assert runner.space == game.at("3,1")


@pytest.mark.rule("S-494", "S-112")
def test_it_ends_before_a_full_space() -> None:
    game = Game(on=lane())
    game.put("5,0")
    game.enemy("bandit_shotgun", "2,0", WEST)
    runner = game.enemy("bandit_rifle", "0,0", WEST)
    game.state.dark = [game.at("1,0")]
    game.play(marching.move(game.table, runner, 1 << game.at("2,0"), 2))
    assert runner.space == game.at("1,0")


@pytest.mark.rule("S-497")
def test_it_does_not_pass_a_full_space_with_a_target() -> None:
    game = Game(on=lane(4))
    game.put("1,0")
    runner = game.enemy("zombie", "0,0", WEST)
    game.play(marching.move(game.table, runner, 1 << game.at("3,0"), 3))
    assert runner.space == game.at("0,0")


@pytest.mark.rule("S-486", "S-487", "S-483")
def test_advancing_turns_only_where_it_must() -> None:
    game = Game(on=Map(squares((0, 0), (1, 0), (1, 1), (1, -1), (4, 4))))
    game.put("4,4")
    zombie = game.enemy("zombie", "0,0", EAST)
    game.play(marching.advance(game.table, zombie, 2))
    assert (zombie.space, zombie.facing) == (game.at("1,1"), SOUTH)


@pytest.mark.rule("S-463")
def test_looking_around_ends_at_a_target_or_where_it_began() -> None:
    game = Game(on=Map(squares((0, 0), (0, 1), (5, 5))))
    game.put("5,5")
    bandit = game.enemy("zombie", "0,0", EAST)
    marching.look_around(game.table, bandit)
    assert bandit.facing == EAST
    game.put("0,1")
    marching.look_around(game.table, bandit)
    assert bandit.facing == SOUTH
    assert game.stalker().attention == HIGH


@pytest.mark.rule("S-640")
def test_withdrawing_goes_out_of_sight_and_looks_back() -> None:
    game = Game(on=Map(squares((0, 0), (1, 0), (2, 0), (2, 1))))
    game.put("0,0")
    bandit = game.enemy("bandit_rifle", "1,0", WEST)
    game.play(enemies.withdraw(game.table, bandit))
    assert (bandit.space, bandit.facing) == (game.at("2,1"), NORTH)


# --- order and activation ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S-454", "S-455")
def test_the_closest_acts_first_then_the_higher_rank() -> None:
    game = Game(on=lane(5))
    game.put("2,0")
    notice(game, "2,0")
    horde = game.enemy("snork", "0,0", WEST, colour=v.Colour.HORDE)
    boss = game.enemy("chimera", "4,0", EAST, colour=v.Colour.BOSS)
    near = game.enemy("zombie", "3,0", EAST, colour=v.Colour.PACK)
    order = []
    left = [horde, boss, near]
    while left:
        first = game.play(activation_order.first(game.table, left, enemies.interest(game.state)))
        order.append(first.kind)
        left = [one for one in left if one is not first]
    assert order == ["zombie", "chimera", "snork"]


@pytest.mark.rule("S-452", "S-457", "S-466")
@pytest.mark.parametrize(("side", "deck"), [(HIGH, piles.HIGH), (LOW, piles.LOW), (0, piles.LOW)])
def test_which_card_is_drawn(side: int, deck: str) -> None:
    game = Game(on=lane())
    if side:
        notice(game, "3,0", side)
    before = len(game.state.piles[deck])
    enemies.draw(game.table)
    assert len(game.state.piles[deck]) == before - 1
    to_do = game.state.agenda[0]
    assert isinstance(to_do, Activation)
    card = to_do.card
    assert card.endswith(".low") == (side == LOW)
    assert card.endswith(".none") == (side == 0)


@pytest.mark.rule("S-453", "S-458", "S-459", "S-441")
def test_points_are_for_their_colours_and_not_for_the_pinned() -> None:
    game = Game(on=lane())
    snork = game.enemy("snork", "0,0", colour=v.Colour.HORDE)
    zombie = game.enemy("zombie", "1,0", colour=v.Colour.PACK)
    yellow = v.Point(v.LookAround(), (v.Colour.HORDE,))
    assert enemies.acting(game.state, yellow, (), ()) == [snork]
    assert enemies.acting(game.state, v.Point(v.LookAround()), (snork.number,), ()) == [zombie]
    snork.pinned = True
    assert enemies.acting(game.state, yellow, (), ()) == []


@pytest.mark.rule("S-462", "S-660", "S-456")
def test_swarming_from_its_first_point_to_the_last() -> None:
    """The snork comes, hits with 2 more, and the bottom part exposes it, for the stalker sees it."""
    game = Game(on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    notice(game, "0,0")
    snork = game.enemy("snork", "2,0", WEST, colour=v.Colour.HORDE)
    top(game, piles.HIGH, "swarming")
    enemies.draw(game.table)
    game.settle(flow.step)
    assert snork.space == game.at("1,0")
    assert stalker.hp == 16 - 10
    assert (snork.exposed, stalker.exposed) == (True, False)


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-515", "S-502", "S-638", "S-426")
def test_example_26_against_another_team() -> None:
    game = Game(on=lane())
    game.put("5,0")
    game.state.dark = [game.at("4,0")]
    rifle = game.enemy("bandit_rifle", "0,0", EAST, team=2)
    snork = game.enemy("snork", "2,0", EAST, team=1)
    next_wound(game, heavy=4)
    game.play(striking.attack(game.table, rifle))
    assert enemy_of(game.state, snork.number) is None
    assert len(game.state.piles[piles.WOUND_DISCARDS]) == 1, "the torso takes a wound, where the head would be its end"
    assert NOWHERE not in [enemy.space for enemy in game.state.enemies]
    assert game.state.loot.count(game.at("2,0")) == 0


@pytest.mark.rule("S-517", "S-516")
def test_both_face_each_other_if_the_target_survives() -> None:
    game = Game(on=lane())
    game.put("5,0")
    game.state.dark = [game.at("4,0")]
    zombie = game.enemy("zombie", "0,0", EAST, team=2)
    chimera = game.enemy("chimera", "1,0", EAST, team=1)
    game.table.force((P4,))
    game.play(striking.attack(game.table, zombie))
    assert (zombie.facing, chimera.facing) == (EAST, WEST)
    assert chimera.lost == 0


@pytest.mark.rule("S-139", "S-337", "S-511", "S-513", "S-514", "S-634")
def test_example_27_defence_with_the_stone_flower() -> None:
    on = Map({"a": [(0, 0)], "b": [(1, 0)]}, indoor=["a", "b"], cover={"a": 2})
    game = Game("velet", on=on)
    stalker = game.put("a")
    stalker.hp = 16
    game.give("leather_jacket")
    flower = game.give("stone_flower")
    game.focus()
    snork = game.enemy("snork", "b", WEST)
    game.table.force((G1, G3, G0), (G1, G2))
    game.play(
        striking.attack(game.table, snork),
        f"react:stone-flower:{flower}",
        "focus",
        "again:green:2",
        "again:green:1",
        "roll",
    )
    assert stalker.hp == 14
    assert stalker.pinned
    assert not stalker.focus


@pytest.mark.rule("S-518", "S-519", "S-520")
def test_example_28_a_reaction_has_one_target() -> None:
    game = Game("palkan", "velet", on=lane())
    game.put("1,0", 1)
    blue = game.put("3,0", 0)
    game.give("leather_jacket", 0)
    game.focus(0, on=False)
    game.enemy("bandit_rifle", "0,0", EAST)
    game.state.agenda = [Reactions(0)]
    game.table.force((G0,))
    game.settle(flow.step)
    assert blue.hp == 16 - 7
    assert game.stalker(1).hp == 18


@pytest.mark.rule("S-440", "S-571")
def test_a_pinned_enemy_loses_that_in_place_of_its_reaction() -> None:
    game = Game(on=lane())
    stalker = game.put("2,0")
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.table.shift("pinned", 1, "supply", "map")
    bandit.pinned = True
    game.state.agenda = [Reactions(0)]
    game.settle(flow.step)
    assert (bandit.pinned, stalker.hp) == (False, 16)


@pytest.mark.rule("S-504", "S-505", "S-506")
def test_example_29_the_pseudogiant_charges_and_hits_everybody_there() -> None:
    on = Map({**squares((0, 0), (1, 0), (2, 0)), "wide": [(3, 0), (4, 0), (5, 0)]})
    game = Game("palkan", "velet", on=on)
    for number in (0, 1):
        game.put("wide", number)
        game.focus(number, on=False)
    giant = game.enemy("pseudogiant", "0,0", EAST)
    game.play(striking.attack(game.table, giant, only=game.stalker(0)), "pass")
    assert giant.space == game.at("wide")
    assert [one.hp for one in game.state.stalkers] == [16 - 9, 18 - 9]


@pytest.mark.rule("S-507")
def test_out_of_range_there_is_no_damage() -> None:
    game = Game(on=lane(8))
    stalker = game.put("7,0")
    mercenary = game.enemy("mercenary", "0,0", EAST)
    game.play(striking.attack(game.table, mercenary, only=stalker))
    assert stalker.hp == 16


@pytest.mark.rule("S-443", "S-510")
def test_exposed_costs_three_more_and_is_gone() -> None:
    game = Game(on=lane(2, cover={"1,0": 2}))
    stalker = game.put("1,0")
    game.focus(on=False)
    game.table.shift("exposed", 1, "supply", "map")
    stalker.exposed = True
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(striking.attack(game.table, bandit))
    assert (stalker.hp, stalker.exposed) == (16 - (7 + 3 - 2), False)


@pytest.mark.rule("S-639")
@pytest.mark.parametrize(("name", "damage"), [("1,0", 9), ("2,0", 9), ("4,0", 7)])
def test_the_shotgun_scatters(name: str, damage: int) -> None:
    """It charges two spaces first, and loses 2 for each space that is still between."""
    game = Game(on=lane(7, radiation={}))
    stalker = game.put(name)
    game.focus(on=False)
    shotgun = game.enemy("bandit_shotgun", "0,0", EAST)
    game.play(striking.attack(game.table, shotgun, only=stalker))
    assert 16 - stalker.hp == damage


@pytest.mark.rule("S-643", "S-491")
@pytest.mark.parametrize(("face", "damage", "space"), [(P1, 0, "1,0"), (P2, 8, "0,0"), (P3, 5, "0,0")])
def test_the_zombie_shambles(face: int, damage: int, space: str) -> None:
    game = Game(on=lane())
    stalker = game.put("3,0")
    game.focus(on=False)
    zombie = game.enemy("zombie", "0,0", EAST)
    game.table.force((face,))
    game.play(striking.attack(game.table, zombie))
    assert 16 - stalker.hp == damage
    assert zombie.space == game.at(space)


@pytest.mark.rule("S-642")
def test_the_snork_leaps_over_a_fence() -> None:
    game = Game(on=Map(squares((0, 0), (1, 0), (2, 0)), lines={((0, 0), (1, 0)): "F"}))
    stalker = game.put("2,0")
    game.focus(on=False)
    snork = game.enemy("snork", "0,0", EAST)
    game.play(striking.attack(game.table, snork))
    assert snork.space == game.at("1,0")
    assert stalker.hp == 8


@pytest.mark.rule("S-608")
def test_palkan_steps_in() -> None:
    on = Map({"left": [(0, 0)], "wide": [(1, 0), (2, 0)], "far": [(3, 0)]})
    game = Game("palkan", "velet", on=on)
    game.put("far", 0)
    game.put("wide", 1)
    for number in (0, 1):
        game.focus(number, on=False)
    bandit = game.enemy("bandit_rifle", "left", EAST)
    game.play(striking.attack(game.table, bandit), "react:step-in:palkan")
    assert game.stalker(0).space == game.at("wide")
    assert [one.hp for one in game.state.stalkers] == [16 - 6, 18]


@pytest.mark.rule("S-610", "S-609")
@pytest.mark.parametrize(("face", "lost"), [(P1, 3), (P2, 4), (P3, 7), (7, 5)])
def test_salavina_dodges(face: int, lost: int) -> None:
    game = Game("salavina", on=lane())
    stalker = game.put("1,0")
    game.focus()
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.table.force((G0,), (face,))
    game.play(striking.attack(game.table, bandit), "keep", "react:dodge:salavina")
    assert 16 - stalker.hp == lost
    assert bandit.pinned == (face == P3)


@pytest.mark.rule("S-635")
def test_slime_pins_who_is_close() -> None:
    game = Game(on=lane())
    stalker = game.put("1,0")
    game.focus(on=False)
    slime = game.give("slime")
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(striking.attack(game.table, bandit), f"react:slime:{slime}")
    assert (stalker.dose, bandit.pinned) == (3, True)


# --- unknown tokens ---------------------------------------------------------------------------------------------------


def camp() -> Game:
    """The map of A1 with nobody on it, and one unknown token of the shotgun's colour in the office."""
    game = Game()
    game.put("T01.A")
    game.state.teams = {"bandit_shotgun": Team(v.Colour.HORDE, 1), "bandit_rifle": Team(v.Colour.PACK, 1)}
    for stack in piles.UNKNOWN_STACK[:4]:
        game.table.move_all(stack, piles.UNKNOWN)
    game.table.move("unknown_yellow", piles.UNKNOWN, piles.UNKNOWN_STACK[0])
    game.state.unknown = [game.at("T03.E"), NOWHERE, NOWHERE, NOWHERE]
    game.state.arrows = [NORTH] * 4
    return game


@pytest.mark.rule("S-196", "S-199", "S-201", "S-204", "S-211")
def test_example_15_an_unknown_token_is_an_enemy() -> None:
    game = camp()
    game.state.agenda = [Closest()]
    game.settle(flow.step)
    (bandit,) = game.state.enemies
    assert (bandit.kind, bandit.space, bandit.facing) == ("bandit_shotgun", game.at("T03.E"), NORTH)
    assert game.state.unknown[0] == NOWHERE
    assert "unknown_yellow" in game.state.piles[piles.UNKNOWN_DISCARDS]


@pytest.mark.rule("S-205", "S-206", "S-207", "S-456")
@pytest.mark.parametrize("high", [True, False])
def test_example_16_none_left_so_the_closest_one_stirs(high: bool) -> None:
    game = camp()
    inside, front, _away = (game.enemy("bandit_shotgun", name, SOUTH) for name in ("T03.B", "T03.H", "T05.F"))
    if high:
        notice(game, "T01.A")
    while game.table.shift("bandit-standee", 1, piles.beside("bandit_shotgun"), piles.SUPPLY):
        pass
    game.play(unknown.resolve(game.table, Unknown(0)), f"foe:{board.figure(front)}")
    (to_do,) = game.state.agenda
    assert isinstance(to_do, Activation)
    assert (to_do.only, to_do.whole) == ((front.number,), False)
    assert game.state.piles[piles.HIGH_DISCARDS if high else piles.LOW_DISCARDS]
    assert inside in game.state.enemies


@pytest.mark.rule("S-200", "S-208", "S-212")
def test_x_is_nothing_and_so_is_a_colour_that_nobody_has() -> None:
    game = camp()
    game.table.move("unknown_x", piles.UNKNOWN, piles.UNKNOWN_STACK[0])
    game.play(unknown.resolve(game.table, Unknown(0)))
    assert game.state.enemies == []
    game.state.teams = {}
    game.play(unknown.resolve(game.table, Unknown(0)))
    assert (game.state.enemies, game.state.agenda) == ([], [])
    game.play(unknown.reveal_closest(game.table, Closest()))
    assert game.state.agenda == []


@pytest.mark.rule("S-203", "S-409")
def test_two_are_shown_and_one_is_left() -> None:
    game = camp()
    game.table.move("unknown_two", piles.UNKNOWN, piles.UNKNOWN_STACK[0])
    while arrivals.in_supply(game.state, "bandit_shotgun") > 1:
        game.table.shift("bandit-standee", 1, piles.beside("bandit_shotgun"), piles.SUPPLY)
    game.play(unknown.resolve(game.table, Unknown(0)))
    assert len(game.state.enemies) == 1


@pytest.mark.rule("S-209")
def test_a_full_space_sends_the_newcomer_next_door_facing_it() -> None:
    game = Game(on=lane())
    game.put("0,0")
    game.enemy("bandit_shotgun", "3,0", WEST)
    die(game.table, game.enemy("bandit_shotgun", "5,0", WEST), "S-423")
    beside = f"to:{game.name(game.at('4,0'))}"
    came = game.play(arrivals.come(game.table, "bandit_shotgun", game.at("3,0"), NORTH, "S-209"), beside)
    assert (came.space, came.facing) == (game.at("4,0"), WEST)


@pytest.mark.rule("S-500", "S-509", "S-515", "S-639")
@pytest.mark.parametrize(("shooter", "stars"), [("3,0", 5), ("2,0", 7)])
def test_the_card_changes_damage_against_enemies_too(shooter: str, stars: int) -> None:
    game = Game(on=lane(cover={"0,0": 1}))
    game.put("5,0")
    game.state.dark = [game.at("4,0")]
    bandit = game.enemy("bandit_shotgun", shooter, WEST, team=2)
    target = game.enemy("controller", "0,0", EAST, team=1)
    away = board.range_between(game.state, bandit, target.space)
    damage = game.play(striking.damage_of(game.table, bandit, away, 1, 0))
    assert damage - board.cover_for(game.state, target.space, bandit.space) == stars


@pytest.mark.rule("S-643", "S-515")
@pytest.mark.parametrize(("die", "space", "drawn"), [(P1, "1,0", 0), (P2, "0,0", 1), (P4, "0,0", 0)])
def test_a_zombie_decides_by_the_die_whomever_it_attacks(die: int, space: str, drawn: int) -> None:
    game = Game(on=lane())
    game.put("5,0")
    game.state.dark = [game.at("4,0")]
    zombie = game.enemy("zombie", "0,0", EAST, team=2)
    game.enemy("chimera", "2,0", EAST, team=1)
    before = len(game.state.piles[piles.WOUND_DISCARDS])
    game.table.force((die,))
    game.play(striking.attack(game.table, zombie))
    assert zombie.space == game.at(space)
    assert len(game.state.piles[piles.WOUND_DISCARDS]) == before + drawn


@pytest.mark.rule("S-519")
def test_the_pseudogiant_hits_every_target_on_the_space() -> None:
    game = Game("velet", on=Map({"a": [(0, 0), (0, 1)], "b": [(1, 0), (1, 1)]}))
    stalker = game.put("b")
    game.focus(on=False)
    giant = game.enemy("pseudogiant", "a", EAST, team=1)
    rodent = game.enemy("rodent", "b", EAST, team=2)
    friend = game.enemy("snork", "a", EAST, team=1)
    game.play(striking.attack(game.table, giant))
    assert stalker.hp == 18 - 9
    assert enemy_of(game.state, rodent.number) is None
    assert enemy_of(game.state, friend.number) is not None


@pytest.mark.rule("S-452")
def test_a_card_is_drawn_though_no_enemy_is_there() -> None:
    game = Game(on=lane())
    game.put("0,0")
    notice(game, "0,0", HIGH)
    top(game, piles.HIGH, "call_for_help")
    game.play(flow.activate(game.table))
    assert [card.partition("#")[0] for card in game.state.piles[piles.HIGH_DISCARDS]] == ["call_for_help"]
    game.play(flow.step(game.table))
    assert Closest() in game.state.agenda, "the bottom part is carried out"
