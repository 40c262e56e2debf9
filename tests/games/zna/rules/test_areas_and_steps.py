"""The small print of fog, areas and steps: who pays, who stands in the way, and in which order things happen."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.maps import STREET_STEPS
from fivefires.games.zna.content.terrain import terrain
from fivefires.games.zna.rules import (
    actions,
    board,
    chemistry,
    drone,
    events,
    fighting,
    fog,
    harm,
    moving,
    mutants,
    spawning,
)
from fivefires.games.zna.rules.scenarios import professor
from fivefires.games.zna.state import DEAD, OUT, STANDING, Turn, figures
from fivefires.kit.bits import members
from fivefires.kit.grids import Ground, Laid, Plan, Tile, mutual_sight, plain
from fivefires.kit.grids.directions import COLUMNS, ORDER, ROWS
from tests.games.zna.rules.test_moving import area_in, entry, unknown
from tests.games.zna.tables import BLANK, HEAVY_BLANK, LIGHT_BLANK, LIGHT_R, ONE, TWO, Game


def walkable(game: Game, hero: int = 0) -> list[str]:
    return [game.map.names[game.map.number[option.area]] for option in moving.ways(game.state, hero)]


# --- fog -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-048", "N-239")
def test_standing_acting_and_being_put_costs_nothing_but_granted_steps_do() -> None:
    game = Game("gus", "quinn", scenario=2)
    game.explore()
    game.apart(2, 3)
    game.state.fog = [2] * len(game.state.fog)
    here = game.hero(0).area
    before = game.hero(1).resistance
    game.put(1, here)
    game.hero(1).status, game.hero(1).resistance = OUT, 3
    game.play(harm.stand_up(game.table, 1), f"to:{game.map.names[game.next_to(here, same_tile=False)[0]]}", asked=1)
    assert game.hero(1).resistance == 3
    assert before > 3
    game.mutant("walker", game.next_to(here)[0])
    game.table.force([TWO, TWO, ONE])  # a walker in heavy fog has resistance 2
    mine = game.hero(0).resistance
    step = game.map.names[game.next_to(here)[0]]
    game.play(fighting.attack(game.table, 0), f"go:{step}")  # Gus steps after his kill
    assert game.hero(0).resistance == mine - 1


@pytest.mark.rule("N-049", "N-295", "N-074")
def test_mutants_walk_through_fog_swirls_and_swamp_unharmed() -> None:
    for piece in ("U1", "U3"):
        game, tile = unknown(piece)
        game.explore()
        game.state.fog = [2] * len(game.state.fog)
        game.put(0, area_in(game, tile, "r4c4"))
        moving.turn_up(game.table, tile)
        runner = game.mutant("runner", area_in(game, tile, "r1c1"))
        rolled = game.table.state.arrived
        assert mutants.move_toward(game.table, runner, 0)
        assert fog.marked(game.state, game.map)
        assert (runner.wounds, game.state.arrived) == (0, rolled)


@pytest.mark.rule("N-049", "N-505")
def test_the_professor_ignores_fog() -> None:
    game = Game("gus", scenario=5)
    game.explore()
    game.state.fog = [2] * len(game.state.fog)
    person = game.state.people[0]
    game.put(0, game.next_to(person.area)[0])
    there = game.next_to(person.area, same_tile=False)[0]
    game.play(professor.walk(game.table), f"to:{game.map.names[there]}", "stay")
    assert (person.area, person.health) == (there, 6)


@pytest.mark.rule("N-050", "N-054", "N-214", "N-213", "N-051", "N-082")
def test_reagent_clears_a_tile_which_then_costs_nobody_anything_and_spawns_less() -> None:
    game = Game("tobias", scenario=2)
    game.apart(1, 2, 3)
    tile, area = entry(game)
    game.state.fog[tile] = 1
    assert len(spawning.active_points(game.state, tile)) > len(game.map.greens[tile])
    near = min(members(game.map.on[game.tile()] & game.map.open), key=lambda here: game.map.walk[here][area])
    game.put(0, near)
    game.state.fog[game.tile()] = 0
    game.give(0, "fire_extinguisher", yellow=1)
    game.play(chemistry.lower(game.table, 0))
    assert game.state.fog[tile] == 0
    assert [*spawning.active_points(game.state, tile)] == [*game.map.greens[tile]]
    game.unmask(0)
    before = game.hero(0).resistance
    game.play(moving.enter(game.table, 0, area))
    assert game.hero(0).resistance == before


@pytest.mark.rule("N-055", "N-058", "N-056")
def test_events_raise_unexplored_and_face_down_tiles_like_any_other() -> None:
    game = Game("gus", scenario=2)
    game.state.fog = [1] * len(game.state.fog)
    assert not all(game.state.explored)
    game.play(events.black_noon(game.table, 0))
    assert set(game.state.fog) == {2}
    game.play(events.sea_breeze(game.table, 0))
    assert set(game.state.fog) == {1}
    assert game.state.mutants == []


@pytest.mark.rule("N-075", "N-069", "N-065", "N-063")
@pytest.mark.parametrize("piece", ["U2", "U4"])
def test_a_scan_turns_a_tile_up_but_screeches_and_wave_wait_for_a_hero(piece: str) -> None:
    game, tile = unknown(piece)
    game.state.fog = [0] * len(game.state.fog)
    game.table.force([LIGHT_R])
    game.table.force_tokens(["walker"])
    drone.scan(game.table, tile)
    assert game.state.explored[tile]
    assert fog.face_up(game.state, game.map, tile) == piece
    assert len(game.state.mutants) == 1
    assert (game.state.set_off, sum(game.state.fog), game.state.mutants[0].awake) == ([], 0, False)
    if piece == "U4":
        game.table.force([1])
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r4c4")))
    assert game.state.set_off == [tile]
    assert game.state.mutants[0].awake
    assert (sum(game.state.fog) > 0) == (piece == "U4")


@pytest.mark.rule("N-061", "N-067", "N-068", "N-084")
def test_all_unknown_tiles_look_alike_and_spawn_alike() -> None:
    map = terrain(11)
    for tile, title in map.unknown.items():
        assert map.on[tile] & map.open == map.on[tile]
        assert [map.names[area] for area in map.greens[tile]] == [f"{title}.r2c2"]
        assert [map.names[area] for area in map.darks[tile]] == [f"{title}.r3c3"]
        assert not map.bodies & map.on[tile]
        assert not any(map.special[area] for area in members(map.on[tile]))


# --- areas -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-092", "N-094", "N-247")
def test_figures_in_the_same_area_are_adjacent() -> None:
    game = Game("gus", "quinn")
    game.apart(2, 3)
    here = game.hero(0).area
    game.put(1, here)
    harm.lose_resistance(game.table, 1, 9, "N-228")
    game.give(0, "first_aid_kit", "belt")
    game.hero(1).health = 1
    assert chemistry.patients(game.state, 0) == [1]
    walker = game.mutant("walker", here)
    game.hero(0).status = DEAD
    walker.attacker = -1
    assert mutants.adjacent(game.map, walker.area, game.hero(1).area)
    drones = Game("gus")
    drones.put(0, drones.map.drone)
    assert drone.in_reach(drones.state, 0)


@pytest.mark.rule("N-093", "N-161", "N-094", "N-095", "N-080")
def test_only_standing_figures_stand_in_the_way() -> None:
    game = Game("gus", "quinn", scenario=5)
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    here = game.hero(0).area
    there = game.next_to(here)[0]
    name = game.map.names[there]
    assert name in walkable(game)
    game.put(1, there)
    assert name not in walkable(game)
    for status in (OUT, DEAD):
        game.hero(1).status = status
        assert name in walkable(game)
    game.hero(1).status = STANDING
    game.apart(1, 2, 3)
    walker = game.mutant("walker", there)
    assert name not in walkable(game)
    game.state.mutants.remove(walker)
    game.state.people[0].area = there
    assert name not in walkable(game)
    game.apart()
    game.state.people[0].area = max(members(game.map.open), key=game.map.walk[here].__getitem__)
    game.table.shift(piles.MASK, 1, piles.SUPPLY, piles.at(there))
    assert name in walkable(game)
    shut = members(~game.map.open & game.map.on[game.tile()])
    assert not any(game.map.names[area] in walkable(game) for area in shut)


@pytest.mark.rule("N-095")
def test_a_drone_and_tokens_block_neither_step_nor_sight() -> None:
    game = Game("gus")
    assert not figures(game.state) >> game.map.drone & 1
    assert board.free_areas(game.state, game.map) >> game.map.drone & 1
    assert game.map.beside[game.map.drone]


@pytest.mark.rule("N-099", "N-086")
def test_where_no_tile_lies_nobody_sees_through_and_figures_hide_nobody() -> None:
    tile = plain("....\n....\n....\n....")
    places = {"A": (0, 0), "B": (1, 0), "C": (2, 0), "D": (2, 1), "E": (0, 1)}
    plan = Plan([Laid(Tile(name, tile), *at) for name, at in places.items()])
    seen = mutual_sight(Ground(plan, steps=STREET_STEPS))
    number = plan.number
    assert seen[number["A.r1c1"]] >> number["C.r1c4"] & 1
    assert not seen[number["E.r2c4"]] >> number["D.r2c1"] & 1  # over the hole between them
    game = Game("gus", "quinn")
    before = fighting.reaches(game.state, 0, "hunting_rifle", game.hero(3).area)
    for area in game.next_to(game.hero(0).area):
        game.mutant("walker", area)
    assert fighting.reaches(game.state, 0, "hunting_rifle", game.hero(3).area) == before
    assert before


@pytest.mark.rule("N-170", "N-089")
def test_figures_beside_a_diagonal_step_do_not_hinder_it() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    spaces, at = game.map.plan.spaces, game.map.plan.at
    for here in members(game.map.open):
        (x, y) = spaces[here].squares[0]
        one, other, goal = (at.get(square, -1) for square in ((x + 1, y), (x, y + 1), (x + 1, y + 1)))
        if min(one, other, goal) >= 0 and all(game.map.open >> area & 1 for area in (one, other, goal)):
            break
    game.put(0, here)
    for area in (one, other):
        game.mutant("walker", area)
    assert game.map.names[goal] in walkable(game)


# --- after each step -------------------------------------------------------------------------------------------


@pytest.mark.rule("N-168", "N-163", "N-169")
def test_what_happens_after_a_step_and_in_which_order() -> None:
    """Swamp: turned up, fog, the marked area, spawning, then who wakes."""
    game, tile = unknown("U3")
    game.state.fog[tile] = 2
    game.hero(0).health = 1
    game.table.force([6])  # one health and one resistance: he dies
    game.table.force_tokens(["walker"], ["walker"])
    before = game.hero(0).resistance
    told = game.table.log
    assert told is not None
    start = len(told.lines)
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r1c2")))
    said = [line.text.id for line in told.lines[start:]]
    assert said == [
        "log-walks",
        "log-turned-up",
        "log-loses-resistance",
        "log-power-dice",
        "log-loses-health",
        "log-dies",
        "log-appears",
        "log-appears",
    ]
    assert (game.hero(0).status, game.hero(0).resistance) == (DEAD, before - 1)
    assert len(game.state.mutants) == 2


@pytest.mark.rule("N-169", "N-237")
def test_who_passes_out_on_entering_still_wakes_the_tile_and_his_turn_is_over() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    tile, area = entry(game)
    game.state.fog[tile] = 1
    game.unmask(0)
    game.hero(0).resistance = 1
    game.table.force_tokens(*[["walker"]] * len(game.map.points[tile]))
    game.play(moving.enter(game.table, 0, area))
    assert (game.hero(0).status, game.state.explored[tile]) == (OUT, True)
    assert len(game.state.mutants) == len(game.map.points[tile])
    assert not any(mutant.awake for mutant in game.state.mutants)
    game.state.hero = 0
    game.play(actions.turn(game.table))
    assert (game.state.hero, game.hero(0).actions) == (-1, 0)


@pytest.mark.rule("N-164", "N-269", "N-286")
def test_who_appears_and_wakes_in_the_heroes_turn_acts_in_the_same_round() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    tile, area = entry(game)
    game.state.fog[tile] = 0
    game.table.force_tokens(*[["walker"]] * len(game.map.greens[tile]))
    game.play(moving.enter(game.table, 0, area))
    mutants.line_up(game.table)
    awake = [mutant.number for mutant in game.state.mutants if mutant.awake]
    assert awake
    assert [to_do.mutant for to_do in game.state.agenda] == awake


@pytest.mark.rule("N-174", "N-330")
def test_placed_mutants_wait_on_unexplored_tiles_and_can_be_attacked_there() -> None:
    game = Game("gus", scenario=8)
    tile = next(tile for tile, explored in enumerate(game.state.explored) if not explored)
    here = members(game.map.on[tile] & game.map.open)[0]
    boss = spawning.appear(game.table, "boss", here, "N-511", placed=True)
    game.put(0, next(area for area in members(game.map.beside[here])))
    assert not boss.awake
    assert boss in fighting.attackable(game.state, 0)
    spawning.notice(game.table, game.state.mutants)
    assert boss.awake


@pytest.mark.rule("N-158", "N-167", "N-159")
def test_a_way_past_mutants_is_the_cheapest_one_and_paid_in_full() -> None:
    game = Game("ines")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    for seed in members(game.map.on[game.tile()] & game.map.open):
        if seed == game.hero(0).area:
            continue
        walker = game.mutant("walker", seed)
        slow = sum(1 << area for area in members(game.map.beside[seed]))
        for option in moving.ways(game.state, 0):
            goal = game.map.number[option.area]
            free = board.free_areas(game.state, game.map)
            path = moving.way(game.map, game.hero(0).area, goal, 3, free, slow)
            stops = [game.hero(0).area, *path]
            cost = sum(2 if slow >> area & 1 else 1 for area in stops[:-1])
            assert cost <= (3 if len(path) > 1 else 2)
            assert all(game.map.beside[one] >> other & 1 for one, other in pairwise(stops))
        game.state.mutants.remove(walker)


@pytest.mark.rule("N-158")
def test_one_movement_is_not_enough_to_get_away() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    game.hero(0).steps, game.hero(0).actions = 1, 0
    assert walkable(game)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    assert walkable(game) == []
    walker.awake = False
    assert walkable(game)


@pytest.mark.rule("N-175", "N-172")
def test_a_mutant_stays_awake_when_nobody_is_in_sight() -> None:
    game = Game("gus")
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0], awake=False)
    spawning.notice(game.table, [walker])
    assert walker.awake
    game.apart(0, 1, 2, 3)
    mutants.line_up(game.table)
    assert walker.awake


# --- mutants on their way --------------------------------------------------------------------------------------


@pytest.mark.rule("N-292", "N-291")
def test_of_equal_ways_it_takes_the_first_clockwise_from_north() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    here = game.hero(0).area
    spaces, at = game.map.plan.spaces, game.map.plan.at
    checked = 0
    for start in members(game.map.open):
        if game.map.walk[here][start] != 4 or start in [hero.area for hero in game.state.heroes]:
            continue
        walker = game.mutant("walker", start)
        shut = figures(game.state) & ~(1 << start)
        assert mutants.move_toward(game.table, walker, 0)
        assert game.map.walk[here][walker.area] == 2 or shut
        (x, y) = spaces[start].squares[0]
        steps = [at.get((x + COLUMNS[side], y + ROWS[side]), -1) for side in ORDER[:8]]
        good = [
            area
            for area in steps
            if area >= 0
            and game.map.beside[start] >> area & 1
            and game.map.walk[here][area] == 3
            and not shut >> area & 1
        ]
        line = game.table.log.lines[-1] if game.table.log is not None else None
        assert line is not None
        assert line.beat is not None
        if good:
            assert line.beat.path[1] == game.map.names[good[0]]
            checked += 1
        game.state.mutants.remove(walker)
    assert checked


@pytest.mark.rule("N-293", "N-291")
def test_where_no_way_is_open_it_comes_as_near_as_it_can_or_stays() -> None:
    """The first wave of mutants walls the hero in; one that comes later gets no nearer than behind them."""
    game = Game("gus")
    here = game.walled_in(0)
    far = [area for area in members(game.map.open) if game.map.walk[here][area] == 5]
    late = game.mutant("runner", far[0])
    assert mutants.move_toward(game.table, late, 0)
    assert game.map.walk[here][late.area] == 2
    where = late.area
    assert not mutants.move_toward(game.table, late, 0)
    assert late.area == where


@pytest.mark.rule("N-291", "N-339", "N-337")
def test_one_that_cannot_get_nearer_attacks_another_next_to_it() -> None:
    game = Game("gus", "quinn")
    here = game.walled_in(0)
    spot = next(area for area in members(game.map.open) if game.map.walk[here][area] == 2)
    walker = game.mutant("walker", spot)
    walker.attacker = 0
    other = next(area for area in members(game.map.beside[spot]) if game.map.walk[here][area] >= 2 and area != spot)
    game.put(1, other)
    before = game.hero(1).health
    game.table.force([3, 1], [1, 1])
    game.play(mutants.act(game.table, Turn(walker.number)))
    assert (game.hero(1).health, walker.area) == (before - 1, spot)


@pytest.mark.rule("N-287", "N-338")
def test_it_keeps_its_target_for_all_its_actions() -> None:
    game = Game("gus", "quinn")
    game.apart(1, 2, 3)
    here = game.hero(0).area
    brute = game.mutant("brute", game.next_to(here)[0])
    game.put(1, game.next_to(brute.area)[0])
    game.hero(0).health, game.hero(1).health = 4, 5
    game.table.force([3, 5], [LIGHT_BLANK, HEAVY_BLANK])  # 3 health: Gus has 1 left
    game.hero(1).health = 5
    game.play(mutants.act(game.table, Turn(brute.number)))
    assert (game.hero(0).health, game.hero(1).health) == (1, 5)


@pytest.mark.rule("N-288")
def test_the_last_attacker_is_hunted_however_far_even_after_a_miss() -> None:
    game = Game("mia", "gus")
    game.explore()
    game.apart(1, 2, 3)
    brute = game.mutant("brute", game.next_to(game.hero(0).area)[0], awake=False)
    game.table.force([BLANK])
    game.play(fighting.attack(game.table, 0))
    game.put(0, max(members(game.map.open), key=game.map.walk[brute.area].__getitem__))
    game.put(1, game.next_to(brute.area)[0])
    assert mutants.choose(game.table, brute) == 0
