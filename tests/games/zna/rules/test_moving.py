"""Areas, sight, fog and moving, and the worked examples N-E07 to N-E10, N-E25, N-E27 and N-E28."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.maps import STREET_STEPS
from fivefires.games.zna.rules import fog, harm, moving, plans, spawning
from fivefires.games.zna.state import OUT
from fivefires.kernel import key_of
from fivefires.kit.bits import members
from fivefires.kit.grids import LOW, NOTHING, Ground, Laid, Plan, Tile, mutual_sight, plain, spans, walks
from tests.games.zna.tables import LIGHT_H, Game


def street(*rows: str) -> Ground:
    """One tile of its own."""
    plan = Plan([Laid(Tile("T", plain("\n".join(rows))), 0, 0)])
    return Ground(plan, spaces={v.SOLID: NOTHING, v.LOW: LOW}, steps=STREET_STEPS)


@pytest.mark.rule("N-098", "N-086", "N-089")
@pytest.mark.parametrize(
    ("solid", "diagonal", "knight", "step"),
    [(("r2c2",), False, False, False), (("r1c2",), True, False, True), (("r1c2", "r2c1"), False, False, False)],
)
def test_example_25_what_walls_hide(solid: tuple[str, ...], diagonal: bool, knight: bool, step: bool) -> None:
    for letter, seen in ((v.SOLID, (diagonal, knight)), (v.LOW, (True, True))):
        rows = [[letter if f"r{row}c{column}" in solid else "." for column in range(1, 5)] for row in range(1, 5)]
        ground = street(*("".join(row) for row in rows))
        number = ground.plan.number
        sight = mutual_sight(ground)[number["T.r1c1"]]
        assert (bool(sight >> number["T.r3c3"] & 1), bool(sight >> number["T.r2c3"] & 1)) == seen
        assert bool(ground.steps.of[number["T.r1c1"]] >> number["T.r2c2"] & 1) == step


@pytest.mark.rule("N-089", "N-090", "N-096", "N-097", "N-162", "N-160", "N-091")
def test_example_8_no_step_over_the_corner_of_a_tile() -> None:
    tile = plain("....\n....\n....\n....")
    names = {"A": (0, 0), "B": (1, 0), "C": (0, 1), "D": (1, 1)}
    plan = Plan([Laid(Tile(name, tile), *at) for name, at in names.items()])
    ground = Ground(plan, steps=STREET_STEPS)
    here = plan.number["A.r4c4"]
    steps = {plan.spaces[area].name for area in members(ground.steps.of[here])}
    assert {"B.r4c1", "B.r3c1", "C.r1c4", "C.r1c3"} <= steps
    assert "D.r1c1" not in steps
    there = plan.number["D.r1c1"]
    assert (walks(ground)[here][there], spans(plan)[here][there]) == (2, 1)


def crossing(game: Game) -> list[int]:
    """Three steps of which the first stays on the starting tile, and the others lead into another."""
    start = game.tile()
    for first in members(game.map.on[start] & game.map.open):
        for second in members(game.map.beside[first] & game.map.open & ~game.map.on[start]):
            for third in members(game.map.beside[second] & game.map.on[game.map.tile_of[second]]):
                return [first, second, third]
    raise LookupError


@pytest.mark.rule("N-041", "N-042", "N-043", "N-044", "N-045", "N-046", "N-047")
@pytest.mark.parametrize(
    ("level", "mask", "left"),
    [(0, True, 5), (0, False, 5), (1, True, 5), (1, False, 3), (2, True, 3), (2, False, 3)],
)
def test_example_7_what_each_area_costs(level: int, mask: bool, left: int) -> None:
    game = Game("quinn")
    game.explore()
    game.apart(1, 2, 3)
    way = crossing(game)
    game.state.fog = [0] * len(game.state.fog)
    game.state.fog[game.map.tile_of[way[1]]] = level
    if not mask:
        game.unmask(0)
    for area in way:
        game.play(moving.enter(game.table, 0, area))
    assert game.hero(0).resistance == left


def entry(game: Game) -> tuple[int, int]:
    """An area of an unexplored tile next to the starting tile, that is no spawning point."""
    for tile in game.map.orthogonal[game.tile()]:
        for area in members(game.map.on[tile] & game.map.open):
            if not game.state.explored[tile] and area not in game.map.points[tile]:
                return tile, area
    raise LookupError


def spawner(greens: int, darks: int | None = None) -> tuple[Game, int]:
    """A game with an unexplored street tile that has so many spawning points."""
    for scenario in range(1, 13):
        game = Game("gus", scenario=scenario)
        for tile, explored in enumerate(game.state.explored):
            right = len(game.map.greens[tile]) == greens and darks in (None, len(game.map.darks[tile]))
            if right and not explored and tile not in game.map.unknown:
                game.apart(1, 2, 3)
                return game, tile
    raise LookupError


@pytest.mark.rule("N-081", "N-082", "N-083", "N-088", "N-103", "N-163", "N-031", "N-069")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_example_9_a_tile_spawns_once(level: int) -> None:
    game, tile = spawner(2, 1)
    area = next(area for area in members(game.map.on[tile] & game.map.open) if area not in game.map.points[tile])
    game.state.fog[tile] = level
    points = game.map.greens[tile] if level == 0 else game.map.points[tile]
    kinds = ["walker", "walker", "runner"][: 2 if level == 0 else 3]
    game.table.force_tokens(*[[kind] for kind in kinds])
    game.play(moving.enter(game.table, 0, area))
    came = [(mutant.area, mutant.kind) for mutant in game.state.mutants]
    assert came == [*zip(sorted(points), kinds, strict=True)]
    game.play(moving.enter(game.table, 0, area))
    assert len(game.state.mutants) == len(points)


@pytest.mark.rule("N-104")
def test_example_10_a_point_that_is_taken_gives_way() -> None:
    game, tile = spawner(1)
    game.state.fog[tile] = 0
    (point,) = game.map.greens[tile]
    game.table.force_tokens(["walker"])
    game.play(moving.enter(game.table, 0, point))
    (mutant,) = game.state.mutants
    free = [area for area in members(game.map.on[tile] & game.map.open) if area != point]
    nearest = min(game.map.walk[point][area] for area in free)
    assert mutant.area == min(area for area in free if game.map.walk[point][area] == nearest)
    assert mutant.kind == "walker"


@pytest.mark.rule("N-105", "N-022", "N-033")
def test_an_empty_bag_brings_nobody() -> None:
    game = Game("gus")
    for kind in spawning.KINDS:
        game.table.shift(kind, 20, piles.BAG, piles.SUPPLY)
    assert spawning.draw(game.table, game.map.greens[0][0], "N-105") is None


@pytest.mark.rule("N-171", "N-172", "N-165", "N-166", "N-175")
def test_a_mutant_wakes_for_whom_it_sees_on_its_tile_or_beside_it() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    here = game.hero(0).area
    near = (game.tile(), *game.map.orthogonal[game.tile()])
    for area in members(game.map.open & ~(1 << here)):
        mutant = game.mutant("walker", area, awake=False)
        for hero in (1, 2, 3):
            game.hero(hero).status = OUT
        spawning.notice(game.table, [mutant])
        expected = bool(game.map.seen[here] >> area & 1) and game.map.tile_of[area] in near
        assert mutant.awake == expected
        game.state.mutants.remove(mutant)


@pytest.mark.rule("N-158", "N-167")
def test_leaving_a_mutant_that_is_awake_costs_two() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    game.mutant("walker", game.next_to(game.hero(0).area)[0])
    goal = game.next_to(game.hero(0).area)[0]
    game.play(moving.go(game.table, 0, goal))
    assert (game.hero(0).actions, game.hero(0).steps) == (2, 1)


@pytest.mark.rule("N-158", "N-159", "N-167", "N-091")
def test_wherever_he_goes_he_arrives_and_pays_a_step_for_each_area() -> None:
    game = Game("gus")
    game.explore()
    game.state.fog = [0] * len(game.state.fog)
    me = game.hero(0)
    for other in (1, 2, 3):
        game.hero(other).status = OUT
    for here in members(game.map.open):
        me.area, me.steps, me.actions = here, 0, 3
        for goal in [game.map.number[option.area] for option in moving.ways(game.state, 0)]:
            me.area, me.steps = here, 3
            game.play(moving.go(game.table, 0, goal))
            assert (me.area, me.steps) == (goal, 3 - game.map.walk[here][goal])
        beside = [*members(game.map.beside[here])]
        walker = game.mutant("walker", beside[0])
        for goal in beside[1:]:
            me.area, me.steps = here, 3
            game.play(moving.go(game.table, 0, goal))
            assert (me.area, me.steps) == (goal, 1)
        game.state.mutants.remove(walker)
    assert me.actions == 3


@pytest.mark.rule("N-159", "N-108", "N-161", "N-167")
def test_one_answer_leads_three_steps_where_nothing_is_met() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    here = game.hero(0).area
    offered = {key_of(option) for option in moving.ways(game.state, 0)}
    taken = [game.hero(hero).area for hero in (1, 2, 3)]
    expected = {
        f"go:{game.map.names[area]}"
        for area in members(game.map.open)
        if 1 <= game.map.walk[here][area] <= 3 and area not in taken
    }
    assert offered == expected


@pytest.mark.rule("N-167", "N-046")
def test_fog_that_costs_is_entered_step_by_step() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [2] * len(game.state.fog)
    here = game.hero(0).area
    offered = [game.map.number[option.area] for option in moving.ways(game.state, 0)]
    assert offered
    assert all(game.map.walk[here][area] == 1 for area in offered)


@pytest.mark.rule("N-416", "N-415")
def test_ines_runs_farther_first() -> None:
    game = Game("ines", "gus")
    assert moving.movement(game.state, 0) == 6
    game.hero(0).moves = 1
    assert moving.movement(game.state, 0) == 4
    assert moving.movement(game.state, 1) == 3


@pytest.mark.rule("N-056", "N-057", "N-497")
def test_levels_move_one_step_at_a_time_between_none_and_heavy() -> None:
    game = Game(scenario=2)
    game.state.fog[0] = 0
    assert [fog.rise(game.table, 0, "N-055") for _ in range(3)] == [True, True, False]
    assert [fog.fall(game.table, 0, "N-050") for _ in range(3)] == [True, True, False]
    assert game.state.mutants == []
    calm = Game(scenario=1)
    calm.state.fog[0] = 1
    assert not fog.rise(calm.table, 0, "N-055")


def unknown(piece: str, scenario: int = 2) -> tuple[Game, int]:
    """A game whose first unknown tile is this one."""
    game = Game("gus", scenario=scenario)
    game.apart(1, 2, 3)
    (tile, title), *_ = game.map.unknown.items()
    pile = piles.PLACES[title]
    (there,) = game.state.piles[pile]
    if there != piece:
        game.table.move(there, pile, piles.UNKNOWN_BOX)
        game.table.move(piece, piles.UNKNOWN_BOX, pile)
    return game, tile


def area_in(game: Game, tile: int, place: str) -> int:
    return game.map.number[f"{game.map.titles[tile]}.{place}"]


@pytest.mark.rule("N-062", "N-070", "N-069", "N-074")
def test_swirls_cost_health_on_marked_areas_only() -> None:
    game, tile = unknown("U1")
    before = game.hero(0).health
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r1c1")))
    assert game.hero(0).health == before
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r2c1")))
    assert game.hero(0).health == before - 1


@pytest.mark.rule("N-064", "N-071", "N-401")
def test_the_swamp_rolls_a_light_die() -> None:
    game, tile = unknown("U3")
    game.state.fog[tile] = 0
    before = game.hero(0).health
    game.table.force([LIGHT_H])
    game.table.force_tokens(["walker"])
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r3c1")))
    assert game.hero(0).health == before - 1


@pytest.mark.rule("N-063", "N-072")
def test_screeches_wake_what_is_around_and_only_once() -> None:
    game, tile = unknown("U2")
    game.explore()
    game.state.entered[tile] = False
    far = [area for area in members(game.map.open) if game.map.tile_of[area] in game.map.around[tile]]
    sleeper = game.mutant("walker", far[-1], awake=False)
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r1c1")))
    assert sleeper.awake
    assert game.state.set_off == [tile]


@pytest.mark.rule("N-065", "N-073", "N-074", "N-056", "N-068")
@pytest.mark.parametrize("direction", ["west", "east"])
def test_example_27_a_wave_raises_one_line_of_tiles(direction: str) -> None:
    game, tile = unknown("U4", 10)
    at = {(one.column, one.row): number for number, one in enumerate(game.map.plan.laid)}
    assert tile == at[1, 1]
    sides = {"north": at[1, 0], "east": at[2, 1], "south": at[1, 2], "west": at[0, 1]}
    game.state.fog = [0] * len(game.state.fog)
    game.state.fog[tile], game.state.fog[sides["east"]], game.state.fog[sides["west"]] = 1, 2, 1
    before = [*game.state.fog]
    game.table.force([1 + game.map.lines[tile].index((sides[direction],))])
    game.table.force_tokens(["walker"], ["walker"])
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r1c1")))
    points = [area_in(game, tile, place) for place in ("r2c2", "r3c3")]
    assert [(mutant.kind, mutant.area) for mutant in game.state.mutants] == [("walker", area) for area in points]
    changed = {number: level for number, level in enumerate(game.state.fog) if level != before[number]}
    assert changed == ({sides["west"]: 2} if direction == "west" else {})
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r1c2")))
    assert sum(game.state.fog) == sum(before) + len(changed)


@pytest.mark.rule("N-073")
def test_a_wave_goes_up_to_the_edge_over_gaps_and_leaves_its_own_tile() -> None:
    game, tile = unknown("U4")
    game.explore()
    game.state.fog = [0] * len(game.state.fog)
    lines = [line for line in game.map.lines[tile] if line]
    longest = max(lines, key=len)
    assert len(longest) > 1
    game.table.force([1 + lines.index(longest)])
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r1c1")))
    assert [number for number, level in enumerate(game.state.fog) if level] == sorted(longest)


@pytest.mark.rule("N-094", "N-176", "N-177", "N-178", "N-231", "N-345")
def test_example_28_the_dead_can_be_stepped_over_and_looted() -> None:
    game = Game("gus", "quinn")
    game.explore()
    game.apart(2, 3)
    there = game.next_to(game.hero(0).area)[0]
    game.put(1, there)
    game.give(1, "revolver")
    harm.die(game.table, 1)
    assert f"go:{game.map.names[there]}" in [key_of(option) for option in moving.ways(game.state, 0)]
    game.play(moving.enter(game.table, 0, there))
    assert game.play(plans.pick_up(game.table, 0), "put:revolver:self:hero.1")
    assert game.state.piles["hands.0"] == ["revolver"]
    beyond = game.next_to(there)[0]
    game.hero(0).steps = 1
    game.play(moving.go(game.table, 0, beyond))
    assert game.hero(0).area == beyond


@pytest.mark.rule("N-239", "N-238")
def test_who_wakes_where_another_stands_gets_up_beside() -> None:
    game = Game("gus", "quinn")
    game.explore()
    game.apart(2, 3)
    here = game.hero(0).area
    game.put(1, here)
    game.hero(1).status = OUT
    game.hero(1).resistance = 2
    near = game.next_to(here, same_tile=False)
    game.play(harm.stand_up(game.table, 1), f"to:{game.map.names[near[0]]}", asked=1)
    assert game.hero(1).area == near[0]


@pytest.mark.rule("N-075", "N-167")
def test_no_answer_leads_several_steps_into_a_tile_that_was_only_scanned() -> None:
    game, tile = unknown("U4")
    game.explore()
    game.state.fog = [0] * len(game.state.fog)
    beside = next(
        area for area in members(game.map.open & ~game.map.on[tile]) if game.map.beside[area] & game.map.on[tile]
    )
    game.put(0, beside)
    inside = [area for area in members(game.map.on[tile]) if not game.map.beside[beside] >> area & 1]
    far = {f"go:{game.map.names[area]}" for area in inside}
    assert far & {key_of(option) for option in moving.ways(game.state, 0)}
    game.state.entered[tile] = False
    ways = {key_of(option) for option in moving.ways(game.state, 0)}
    assert not far & ways
    assert any(option.startswith(f"go:{game.map.titles[tile]}.") for option in ways)
