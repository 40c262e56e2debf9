"""The mutants' turn, and the worked examples N-E17, N-E18 and N-E21."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.rules import actions, ending, flow, harm, mutants
from fivefires.games.zna.rules.questions import Act
from fivefires.games.zna.state import DEAD, OUT, Turn
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from tests.games.zna.tables import HEAVY_2H, HEAVY_MASK, LIGHT_BLANK, LIGHT_H, LIGHT_HR, Game


def at_steps(game: Game, start: int, steps: int, count: int) -> list[int]:
    """Areas that are so many steps away."""
    found = [area for area in members(game.map.open) if game.map.walk[start][area] == steps]
    return found[:count]


@pytest.mark.rule("N-278", "N-279", "N-280", "N-281", "N-288", "N-290")
def test_example_17_the_last_attacker_then_the_closest_then_the_weakest() -> None:
    game = Game("quinn", "gus", "ines", "tobias")
    game.explore()
    start = game.map.starts[0]
    near = at_steps(game, start, 3, 3)
    far = max(members(game.map.open), key=game.map.walk[start].__getitem__)
    for hero, area in zip(range(4), [far, *near], strict=True):
        game.put(hero, area)
    game.hero(1).health, game.hero(2).health, game.hero(3).health = 4, 2, 2
    runner = game.mutant("runner", start)
    runner.attacker = 0
    game.play(mutants.act(game.table, Turn(runner.number)))
    assert game.map.walk[runner.area][far] == game.map.walk[start][far] - 8
    runner.area = start
    harm.lose_resistance(game.table, 0, 9, "N-228")
    game.table.force([2, 5], [LIGHT_H, LIGHT_BLANK])
    game.play(mutants.act(game.table, Turn(runner.number)))
    assert mutants.adjacent(game.map, runner.area, near[1])
    assert [game.hero(hero).health for hero in (1, 2, 3)] == [4, 1, 2]


@pytest.mark.rule("N-290")
def test_the_roll_is_repeated_among_those_tied_for_lowest() -> None:
    game = Game("quinn", "gus", "ines", "tobias")
    start = game.map.starts[0]
    for hero, area in zip(range(4), at_steps(game, start, 3, 4), strict=True):
        game.put(hero, area)
        game.hero(hero).health = 3
    runner = game.mutant("runner", start)
    game.table.force([2, 2, 5, 6], [4, 3])
    assert mutants.choose(game.table, runner) == 1


@pytest.mark.rule("N-337", "N-338", "N-340", "N-341", "N-342", "N-343", "N-344", "N-345", "N-117", "N-287", "N-291")
def test_example_18_a_brute_kills_one_and_turns_to_the_next() -> None:
    game = Game("ines", "gus")
    game.apart(2, 3)
    here = game.hero(0).area
    spot = game.next_to(here)[0]
    brute = game.mutant("brute", spot)
    game.put(1, game.next_to(spot)[0])
    game.hero(0).health = 3
    brute.attacker = 0
    game.give(0, "kitchen_knife")
    game.table.force([LIGHT_H, HEAVY_2H], [LIGHT_BLANK, HEAVY_MASK])
    game.play(mutants.act(game.table, Turn(brute.number)))
    assert game.hero(0).status == DEAD
    assert game.state.piles["hands.0"] == ["kitchen_knife"]
    assert game.stock(piles.MASK, piles.at(game.hero(1).area)) == 1


@pytest.mark.rule("N-343")
def test_without_a_mask_the_symbol_costs_resistance() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    brute = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    game.unmask(0)
    before = game.hero(0).resistance
    game.table.force([LIGHT_BLANK, HEAVY_MASK], [LIGHT_BLANK, 1])
    game.play(mutants.act(game.table, Turn(brute.number)))
    assert game.hero(0).resistance == before - 1


@pytest.mark.rule("N-347", "N-401")
def test_both_values_at_nothing_is_death() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    game.hero(0).health = game.hero(0).resistance = 1
    game.table.force([LIGHT_HR, LIGHT_BLANK])
    game.play(mutants.act(game.table, Turn(walker.number)))
    assert game.hero(0).status == DEAD


@pytest.mark.rule("N-341")
def test_dice_still_count_for_whoever_has_passed_out_meanwhile() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    brute = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    game.hero(0).resistance = 1
    game.table.force([LIGHT_HR, HEAVY_2H], [LIGHT_BLANK, 1])
    game.play(mutants.act(game.table, Turn(brute.number)))
    assert (game.hero(0).status, game.hero(0).health) == (OUT, 3)


@pytest.mark.rule("N-292", "N-276", "N-277", "N-282", "N-283")
def test_it_comes_by_a_shortest_way_and_stops_next_to_its_prey() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    here = game.hero(0).area
    start = at_steps(game, here, 4, 1)[0]
    runner = game.mutant("runner", start)
    game.table.force([LIGHT_BLANK] * 2)
    game.play(mutants.act(game.table, Turn(runner.number)))
    assert game.map.walk[here][runner.area] == 1


@pytest.mark.rule("N-294", "N-277")
def test_it_never_enters_an_unexplored_tile_but_may_leave_one() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    home = game.tile()
    tile = next(tile for tile in game.map.orthogonal[home] if not game.state.explored[tile])
    here = max(members(game.map.on[home] & game.map.open), key=lambda area: -game.map.walk[area][_nearest(game, tile)])
    game.put(0, max(members(game.map.on[tile] & game.map.open), key=game.map.walk[here].__getitem__))
    walker = game.mutant("walker", here)
    walker.attacker = 0
    for _ in range(3):
        game.play(mutants.act(game.table, Turn(walker.number)))
        assert game.map.tile_of[walker.area] == home
    game.state.explored[tile] = True
    assert mutants.move_toward(game.table, walker, 0)
    assert game.map.tile_of[walker.area] == tile
    game.state.explored[tile] = False
    game.put(0, game.map.starts[0])
    for _ in range(4):
        mutants.rush(game.table, walker)
    assert game.map.tile_of[walker.area] == home


def _nearest(game: Game, tile: int) -> int:
    """The area of a tile that is nearest to the heroes' start."""
    start = game.map.starts[0]
    return min(members(game.map.on[tile] & game.map.open), key=game.map.walk[start].__getitem__)


@pytest.mark.rule("N-289")
def test_who_lies_is_prey_only_for_one_that_sees_nobody_standing() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    harm.lose_resistance(game.table, 0, 9, "N-228")
    assert mutants.choose(game.table, walker) == 0
    game.put(1, game.next_to(walker.area)[0])
    assert mutants.choose(game.table, walker) == 1


@pytest.mark.rule("N-269", "N-285", "N-286", "N-165")
def test_those_awake_act_in_the_order_of_arrival() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    far = max(members(game.map.open), key=lambda area: game.map.span[game.hero(0).area][area])
    first = game.mutant("brute", game.next_to(game.hero(0).area)[0], awake=False)
    second = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    game.apart()
    mutants.line_up(game.table)
    acting = [to_do.mutant for to_do in game.state.agenda]
    assert acting[:2] == [first.number, second.number]
    assert far >= 0


@pytest.mark.rule("N-296", "N-297", "N-193", "N-298")
def test_example_21_the_clock_runs_out() -> None:
    game = Game("gus")
    events = game.state.piles[piles.EVENTS]
    while len(events) > 1:
        game.table.move(events[0], piles.EVENTS, piles.EVENT_BOX)
    game.table.move("silence", next(pile for pile, held in game.state.piles.items() if "silence" in held), piles.EVENTS)
    while len(events) > 1:
        game.table.move(events[0], piles.EVENTS, piles.EVENT_BOX)
    game.put(0, members(game.map.bodies)[0])
    assert Act.SEARCH in actions.options(game.state, 0)
    game.play(flow.end_mutants(game.table))
    assert events == []
    assert game.state.round == 2
    assert Act.SEARCH not in actions.options(game.state, 0)
    with pytest.raises(Finished):
        game.play(flow.end_mutants(game.table))
    assert game.state.result is not None
    assert game.state.result.ending == "time"


@pytest.mark.rule("N-296")
def test_the_fog_evolves_with_the_clock() -> None:
    game = Game("gus")
    game.state.fog = [0] * len(game.state.fog)
    where = next(pile for pile, held in game.state.piles.items() if "thickening" in held)
    game.table.move("thickening", where, piles.EVENTS)
    first = game.state.last_order[0]
    game.play(flow.end_mutants(game.table))
    assert game.state.fog[game.map.tile_of[game.hero(first).area]] == 1


@pytest.mark.rule("N-242", "N-228")
def test_nobody_standing_is_the_end() -> None:
    game = Game("gus")
    for hero in range(4):
        harm.lose_resistance(game.table, hero, 9, "N-228")
    with pytest.raises(Finished):
        ending.check(game.table)
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("all-out", [])
