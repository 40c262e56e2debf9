"""Moves worked out a second time, in the plainest way: where a hero may go and what he pays, whom a mutant hunts."""

from __future__ import annotations

import random

import pytest

from fivefires.games.zna.content.index import MUTANT
from fivefires.games.zna.content.scenarios import SCENARIOS
from fivefires.games.zna.content.tiles import UNKNOWN
from fivefires.games.zna.content.vocabulary import Scenario
from fivefires.games.zna.rules import fog, moving, mutants
from fivefires.games.zna.state import NOBODY, OUT, STANDING, Hero, Mutant, Person, masked
from fivefires.kit.bits import members
from tests.games.zna.tables import Game

MOMENTS = 12
FAR = 99


def strewn(page: Scenario, chance: random.Random) -> Game:
    """Figures, fog and what is known, as chance will have it; the first hero is in the middle of his turn."""
    game = Game("gus", scenario=page.number)
    areas = [area for area in members(game.map.open) if not game.map.closed >> area & 1]
    places = chance.sample(areas, 10)
    for hero in range(4):
        game.put(hero, places.pop())
    for kind in ("walker", "walker", "runner"):
        game.mutant(kind, places.pop(), awake=chance.random() < 0.7)
    game.mutant("courier" if page.objective == "courier" else "brute", places.pop())
    tiles = range(len(game.state.fog))
    game.state.fog = [chance.randrange(fog.most(game.map) + 1) for _ in tiles]
    game.state.entered = [chance.random() < 0.7 for _ in tiles]
    game.state.explored = [entered or chance.random() < 0.5 for entered in game.state.entered]
    for tile, explored in enumerate(game.state.explored):
        if explored:
            moving.turn_up(game.table, tile)
    if chance.random() < 0.3:
        game.unmask(0)
    game.hero(0).steps, game.hero(0).actions = chance.randrange(5), chance.randrange(3)
    game.hero(0).moves = chance.randrange(2)
    return game


def taken(game: Game) -> set[int]:
    people = {person.area for person in game.state.people if person.status == STANDING}
    heroes = {hero.area for hero in game.state.heroes if hero.status == STANDING}
    return people | heroes | {mutant.area for mutant in game.state.mutants}


def is_calm(game: Game, area: int) -> bool:
    """Nothing is lost or met there: an explored tile, no fog that gets through, no trap, nothing in store."""
    tile = game.map.tile_of[area]
    title = game.map.unknown.get(tile)
    piece = fog.face_up(game.state, game.map, tile)
    if title is not None and (not game.state.entered[tile] or piece is None):
        return False
    trap = piece is not None and game.map.names[area].partition(".")[2] in UNKNOWN[piece].marked
    return game.state.explored[tile] and game.state.fog[tile] <= (1 if masked(game.state, 0) else 0) and not trap


def leaving(game: Game, area: int) -> int:
    return 2 if any(one.awake and game.map.beside[one.area] >> area & 1 for one in game.state.mutants) else 1


def prices(game: Game, most: int) -> dict[int, int]:
    """What each area costs: one step to any free one, else a way of up to three movement over calm ones."""
    here, shut = game.hero(0).area, taken(game)
    free = [area for area in members(game.map.open & ~game.map.closed) if area not in shut]
    cost = {here: 0}
    for _ in range(3):
        for area, spent in [*cost.items()]:
            for there in free:
                then = spent + leaving(game, area)
                step = game.map.beside[area] >> there & 1 and is_calm(game, there)
                if step and then <= min(most, 3) and then < cost.get(there, FAR):
                    cost[there] = then
    if most >= leaving(game, here):
        cost |= {there: leaving(game, here) for there in free if game.map.beside[here] >> there & 1}
    return {area: price for area, price in cost.items() if area != here}


@pytest.mark.rule("N-158", "N-159", "N-161", "N-167", "N-093", "N-046", "N-088")
@pytest.mark.parametrize("page", SCENARIOS, ids=lambda page: page.id)
def test_ways_and_their_prices_are_those_of_a_plain_reckoning(page: Scenario) -> None:
    chance = random.Random(page.number)
    several = 0
    for _ in range(MOMENTS):
        game = strewn(page, chance)
        me = game.hero(0)
        most = me.steps if me.steps >= leaving(game, me.area) else moving.movement(game.state, 0) if me.actions else 0
        wanted = prices(game, most)
        offered = {game.map.number[way.area] for way in moving.ways(game.state, 0)}
        assert offered == wanted.keys()
        assert moving.budget(game.state, 0) == most
        assert {area: moving.price(game.state, 0, area) for area in offered} == wanted
        several += sum(not game.map.beside[me.area] >> area & 1 for area in offered)
        pays(game, chance)
    assert several


def pays(game: Game, chance: random.Random) -> None:
    """Where nobody can wake and stop him he arrives as far as he wanted, and pays what was said."""
    game.state.mutants[:] = [mutant for mutant in game.state.mutants if mutant.awake]
    me = game.hero(0)
    far = [way for way in moving.ways(game.state, 0) if not game.map.beside[me.area] >> game.map.number[way.area] & 1]
    if far:
        goal = game.map.number[chance.choice(far).area]
        begins = me.steps < leaving(game, me.area)
        had, actions = moving.budget(game.state, 0), me.actions
        price = prices(game, had)[goal]
        game.play(moving.go(game.table, 0, goal))
        assert (me.area, me.steps, me.actions) == (goal, had - price, actions - begins)


# --- mutants ---------------------------------------------------------------------------------------------------


def steps(game: Game, start: int, shut: set[int]) -> dict[int, int]:
    """How many steps it is to each area that can be reached."""
    found, wave = {start: 0}, [start]
    while wave:
        wave = [
            there
            for there in {near for area in wave for near in members(game.map.beside[area] & game.map.open)}
            if there not in found and there not in shut
        ]
        found |= dict.fromkeys(wave, max(found.values()) + 1)
    return found


def shut_bridge(game: Game) -> set[int]:
    return set() if game.state.opened else {*members(game.map.closed)}


def is_near(game: Game, here: int, there: int) -> bool:
    """On the same tile, or on one that shares an edge with it."""
    one, other = (game.map.plan.laid[game.map.tile_of[area]] for area in (here, there))
    return abs(one.column - other.column) + abs(one.row - other.row) <= 1


def hunted(game: Game, mutant: Mutant) -> set[int]:
    """All whom it may hunt; more than one where the dice decide."""
    everybody: list[Hero | Person] = [*game.state.heroes, *game.state.people]
    who = [*enumerate(everybody)]
    if mutant.attacker != NOBODY and game.hero(mutant.attacker).status == STANDING:
        return {mutant.attacker}
    stands = {number: one for number, one in who if one.status == STANDING}
    seen = [one for one in stands.values() if game.map.seen[mutant.area] >> one.area & 1]
    lies = {number: one for number, one in who if one.status == OUT}
    here = {n: one for n, one in lies.items() if game.map.tile_of[one.area] == game.map.tile_of[mutant.area]}
    among = stands if any(is_near(game, mutant.area, one.area) for one in seen) or not here else here
    far = steps(game, mutant.area, shut_bridge(game))
    rank = {number: (far.get(one.area, FAR), one.health) for number, one in among.items()}
    return {number for number, found in rank.items() if found == min(rank.values())}


def comes_nearer(game: Game, mutant: Mutant, target: int) -> None:
    """By a shortest way round all who stand; where none is open, as near as it can get, or not at all."""
    goal, here = mutants.area_of(game.state, target), mutant.area
    unknown = {
        area
        for area in range(len(game.map.names))
        if not game.state.explored[game.map.tile_of[area]] and game.map.tile_of[area] != game.map.tile_of[here]
    }
    shut = (taken(game) - {here}) | unknown | shut_bridge(game)
    way, far = steps(game, here, shut), steps(game, goal, shut_bridge(game))
    ends = [way[area] for area in members(game.map.beside[goal]) if area in way]
    speed = MUTANT[mutant.kind].movement
    moved = mutants.move_toward(game.table, mutant, target)
    if ends:
        left = steps(game, mutant.area, shut)
        assert moved
        assert way[mutant.area] == min(speed, *ends)
        still = min(left[area] for area in members(game.map.beside[goal]) if area in left)
        assert still == min(ends) - way[mutant.area]
    else:
        best = min(far.get(area, FAR) for area, cost in way.items() if cost <= speed)
        assert moved == (best < far.get(here, FAR))
        assert far.get(mutant.area, FAR) == (best if moved else far.get(here, FAR))


@pytest.mark.rule("N-097", "N-171", "N-278", "N-279", "N-280", "N-288", "N-289", "N-292", "N-293", "N-294", "N-273")
@pytest.mark.parametrize("page", SCENARIOS, ids=lambda page: page.id)
def test_mutants_hunt_and_move_as_a_plain_reckoning_says(page: Scenario) -> None:
    chance = random.Random(100 + page.number)
    for _ in range(MOMENTS):
        game = strewn(page, chance)
        for hero in game.state.heroes:
            hero.health = chance.randrange(1, 4)
            hero.status = chance.choice([STANDING, STANDING, OUT])
        game.hero(chance.randrange(4)).status = STANDING
        for mutant in game.state.mutants:
            mutant.attacker = chance.choice([NOBODY, NOBODY, 0, 1])
            if mutant.kind == "courier":
                continue
            target = mutants.choose(game.table, mutant)
            assert target in hunted(game, mutant)
            if not mutants.adjacent(game.map, mutant.area, mutants.area_of(game.state, target)):
                comes_nearer(game, mutant, target)
