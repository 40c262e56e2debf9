"""Spaces, edges, rooms, range, sight and what is closest: worked examples S-E04 to S-E08 and S-E10 to S-E14."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content.terrain import Terrain, terrain
from fivefires.games.stalker.content.vocabulary import Placed, Side
from fivefires.games.stalker.rules import attention, board
from fivefires.games.stalker.show.scene import band
from fivefires.games.stalker.state import HIGH
from fivefires.kit.bits import members
from tests.games.stalker.tables import EAST, NORTH, SOUTH, WEST, Game, Map, row, squares


@pytest.mark.rule("S-107")
def test_example_4_tile_1_has_nine_spaces() -> None:
    assert len(Terrain((Placed("T01", 0, 0),)).names) == 9


@pytest.mark.rule("S-108", "S-109", "S-110", "S-111")
def test_example_5_capacities() -> None:
    spaces = {
        "one": [(0, 0)],
        "two": [(1, 0), (2, 0)],
        "fragment": [(0, 1), (0, 2), (0, 3)],
        "six": [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (2, 3)],
    }
    on = Map(spaces, small=[(0, 3)])
    map = terrain(on.name)
    assert [map.room[map.number[on.id(name)]] for name in spaces] == [1, 2, 2, 6]
    game = Game("palkan", "velet", on=on)
    game.put("two", 0)
    game.put("two", 1)
    assert board.full_spaces(game.state, map) == 1 << game.at("two")


@pytest.mark.rule("S-117", "S-118", "S-119", "S-120", "S-121", "S-122", "S-123", "S-124", "S-125", "S-152", "S-177")
@pytest.mark.parametrize(
    ("line", "side", "step", "seen"),
    [
        (" ", Side.HUMAN, True, True),
        ("D", Side.BEAST, True, True),
        ("F", Side.HUMAN, False, True),
        ("|", Side.HUMAN, False, False),
        ("W", Side.HUMAN, True, True),
        ("W", Side.PSIONIC, False, True),
        ("W", Side.BEAST, False, False),
    ],
)
def test_what_an_edge_lets_through(line: str, side: Side, step: bool, seen: bool) -> None:
    on = Map(squares((0, 0), (1, 0)), lines={((0, 0), (1, 0)): line})
    map = terrain(on.name)
    here, there = map.number[on.id("0,0")], map.number[on.id("1,0")]
    ground = map.ground[side]
    assert bool(ground.steps.of[here] >> there & 1) == step
    assert bool(ground.seen[EAST][here] >> there & 1) == seen
    assert (map.range[side][here][there] == 1) == seen


@pytest.mark.rule("S-126", "S-127")
def test_example_6_the_stricter_of_two_edges_holds() -> None:
    """T01 has a gate on the side where T02 has nothing, and a wall beside it; a closed gate is a wall for everybody."""
    for gates, crossed in (("1", True), ("", False)):
        map = terrain("A1", gates)
        for side in Side:
            assert bool(map.ground[side].steps.of[map.number["T01.F"]] >> map.number["T02.D"] & 1) == crossed
            assert not map.ground[side].near.of[map.number["T01.C"]] >> map.number["T02.A"] & 1


@pytest.mark.rule("S-128")
def test_a_door_in_a_wall_serves_for_its_whole_side() -> None:
    map = terrain("A1", "1")
    assert map.ground[Side.BEAST].steps.of[map.number["T01.D"]] >> map.number["T01.E"] & 1


@pytest.mark.rule("S-129", "S-130", "S-131", "S-132", "S-133", "S-134", "S-135")
def test_example_7_rooms_and_buildings() -> None:
    map = terrain("A1", "1")
    office = [map.number[f"T03.{letter}"] for letter in "BCE"]
    assert len({map.rooms.of[space] for space in office}) == 3
    assert len({map.buildings.of[space] for space in office}) == 1
    cells = [map.number[f"T05.{letter}"] for letter in "DEF"]
    assert len({map.rooms.of[space] for space in cells}) == 3
    assert map.buildings.of[office[0]] != map.buildings.of[cells[0]]
    assert map.buildings.of[map.number["T01.E"]] >= 0
    assert map.rooms.of[map.number["T03.A"]] == -1
    on = Map({"a": [(0, 0)], "b": [(1, 0)], "out": [(2, 0)]}, indoor=["a", "b"], cover={"b": 2})
    laid = terrain(on.name)
    assert laid.cover[laid.number[on.id("a")]] == 2
    assert laid.cover[laid.number[on.id("out")]] == 0


@pytest.mark.rule("S-136", "S-138", "S-139", "S-140")
def test_cover_fails_from_the_same_space_and_room_only() -> None:
    game = Game()
    inside, next_room, outside = game.at("T03.B"), game.at("T03.C"), game.at("T03.A")
    assert board.cover_for(game.state, inside, inside) == 0
    assert board.cover_for(game.state, inside, outside) == 1
    assert board.cover_for(game.state, next_room, inside) == 2
    on = Map({"a": [(0, 0)], "b": [(1, 0)]}, indoor=["a", "b"], cover={"a": 2})
    same = Game(on=on)
    assert board.cover_for(same.state, same.at("a"), same.at("b")) == 0


@pytest.mark.rule("S-148")
def test_example_8_colours_of_radiation() -> None:
    assert [band(one) for one in range(1, 7)] == ["yellow", "yellow", "orange", "orange", "red", "red"]


@pytest.mark.rule("S-151", "S-153", "S-154", "S-155")
def test_example_10_range_goes_round_walls() -> None:
    on = Map(squares(*((x, y) for y in range(7) for x in range(7))), lines={((3, 3), (4, 3)): "|"})
    game = Game(on=on)
    away = game.map.range[Side.HUMAN][game.at("3,3")]
    assert [away[game.at(name)] for name in ("3,3", "3,2", "3,4", "2,3", "4,2", "4,3")] == [0, 1, 1, 1, 2, 3]
    near = board.within(game.state, game.at("3,3"), 2)
    assert near >> game.at("4,2") & 1
    assert not near >> game.at("4,3") & 1


@pytest.mark.rule("S-113", "S-114")
def test_water_is_seen_across_and_never_entered() -> None:
    on = Map(squares(*row(3)), water=["1,0"])
    game = Game(on=on)
    assert game.map.range[Side.HUMAN][game.at("0,0")][game.at("2,0")] == 2
    assert board.view_from(game.state, game.at("0,0")) >> game.at("2,0") & 1
    assert not game.map.ground[Side.HUMAN].steps.of[game.at("0,0")]


CORRIDORS = [
    *[((x, 0), (x + 1, 0)) for x in range(4)],
    ((0, 0), (0, -1)), ((0, -1), (0, -2)), ((0, -2), (-1, -2)), ((-1, -2), (-2, -2)),
    ((0, -2), (1, -2)), ((1, -2), (1, -3)), ((1, -3), (2, -3)), ((2, -3), (3, -3)),
    *[((-x, 0), (-x - 1, 0)) for x in range(5)],
    ((-5, 1), (-4, 1)), *[((x, 1), (x + 1, 1)) for x in range(-4, 0)], ((0, 1), (0, 0)),
    ((0, 1), (0, 2)), ((0, 2), (0, 3)), ((0, 3), (1, 3)), ((1, 3), (2, 3)), ((2, 3), (2, 4)),
]  # fmt: skip


@pytest.mark.rule("S-156", "S-157", "S-158", "S-159", "S-160", "S-161", "S-163")
def test_example_11_order_of_closeness() -> None:
    single = sorted({square for pair in CORRIDORS for square in pair} - {(-5, 0), (-5, 1)})
    on = Map({**squares(*single), "P": [(-5, 0), (-5, 1)]}, open=CORRIDORS)
    game = Game(on=on)
    game.put("0,0")
    centre = game.anomaly("whirligig", 98, "-3,0")
    names = ["2,0", "4,0", "-2,-2", "P", "2,4", "3,-3"]
    bandits = [game.enemy("bandit_rifle", name, EAST) for name in names]
    goal = game.at("0,0")
    measured = [game.measure(bandit, goal) for bandit in bandits]
    assert measured == [(2, 0), (4, 0), (4, 1), (6, 1), (6, 2), (6, 3)]
    assert measured == sorted(measured)
    snork = game.enemy("snork", "P")
    assert game.measure(snork, goal) == (5, 0)
    game.state.bolts = game.symbols(centre, "-3,0")
    assert game.measure(bandits[3], goal) == (5, 0)


@pytest.mark.rule("S-165", "S-168", "S-169", "S-171", "S-172", "S-173", "S-174", "S-175", "S-314", "S-316")
def test_example_12_what_a_bandit_sees() -> None:
    single = [
        (1, 1),
        (1, 2),
        (0, 1),
        (0, 2),
        (3, 1),
        (3, 2),
        (4, 1),
        (4, 2),
        (2, 0),
        (2, 3),
        (2, 4),
        (2, 5),
        (2, 6),
        (1, 3),
    ]
    on = Map({"own": [(2, 1), (2, 2)], **squares(*single)})
    game = Game("palkan", "velet", "milady", "borsuk", on=on)
    for number, name in enumerate(("2,5", "3,2", "1,3", "2,0")):
        game.put(name, number)
    bandit = game.enemy("bandit_rifle", "own", SOUTH)
    seen = {game.name(space) for space in members(board.sight_of(game.state, bandit))}
    wanted = ["own", "2,3", "2,4", "2,5", "1,1", "1,2", "3,1", "3,2"]
    assert seen == {on.id(name) for name in wanted}
    attention.notice(game.table)
    assert [one.attention == HIGH and one.noticed == one.space for one in game.state.stalkers] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("S-166", "S-169", "S-170", "S-176", "S-178")
def test_example_13_what_a_stalker_sees_from_a_wide_space() -> None:
    north = [(x, y) for x in (2, 3) for y in range(4, 9)]
    single = [*north, (1, 9), (0, 9), (4, 9), (5, 9), (1, 8), (4, 5)]
    on = Map({"own": [(2, 9), (3, 9)], **squares(*single)}, lines={((1, 8), (2, 8)): " "})
    game = Game(on=on)
    game.put("own")
    shotguns = [game.enemy("bandit_shotgun", name, NORTH) for name in ("2,8", "3,4", "0,9")]
    rifles = [game.enemy("bandit_rifle", name, NORTH) for name in ("1,8", "4,5")]
    seen = board.view_from(game.state, game.at("own"))
    assert seen.bit_count() == 1 + 10 + 2 + 2
    assert all(seen >> enemy.space & 1 for enemy in shotguns)
    assert not any(seen >> enemy.space & 1 for enemy in rifles)
    assert not any(board.sight_of(game.state, enemy) >> game.at("own") & 1 for enemy in shotguns)


@pytest.mark.rule("S-170", "S-171")
def test_example_14_what_a_stalker_sees_between_walls() -> None:
    single = [(1, 5), *((1, y) for y in range(5)), (0, 5), (2, 5), (3, 5), (4, 5), (5, 5), (0, 4), (2, 3)]
    on = Map(squares(*single), lines={((4, 5), (5, 5)): "|"})
    game = Game(on=on)
    seen = board.view_from(game.state, game.at("1,5"))
    assert seen.bit_count() == 1 + 5 + 1 + 3
    assert [bool(seen >> game.at(name) & 1) for name in ("1,2", "4,5", "0,4", "2,3")] == [True, True, False, False]


@pytest.mark.rule("S-191", "S-192")
def test_no_sight_leads_from_to_or_through_darkness() -> None:
    game = Game(on=Map(squares(*row(3))))
    game.state.dark = [game.at("1,0")]
    assert board.view_from(game.state, game.at("0,0")) == 1 << game.at("0,0")
    assert board.view_from(game.state, game.at("1,0")) == 1 << game.at("1,0")
    assert board.view_from(game.state, game.at("0,0"), heat=True).bit_count() == 3


@pytest.mark.rule("S-460", "S-478", "S-479", "S-480")
def test_example_22_teams() -> None:
    game = Game(on=Map(squares(*row(3))))
    rifle = game.enemy("bandit_rifle", "0,0", EAST, team=2)
    shotgun = game.enemy("bandit_shotgun", "1,0", WEST, team=2)
    snork = game.enemy("snork", "2,0", WEST, team=1)
    assert not board.hostile(game.state, rifle, shotgun)
    assert board.hostile(game.state, rifle, snork)
    assert board.hostile(game.state, snork, shotgun)
    del game.state.teams["snork"], game.state.teams["bandit_rifle"]
    assert board.hostile(game.state, snork, shotgun)
    assert not board.hostile(game.state, snork, rifle)
