"""What single scenarios have of their own, played: one test a sentence."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import (
    actions,
    chemistry,
    ending,
    events,
    fighting,
    flow,
    harm,
    moving,
    mutants,
    scenarios,
    searching,
    spawning,
    wounds,
)
from fivefires.games.zna.rules.scenarios import boss, engine, exits, keys, professor, radio, survivors, tide, vents
from fivefires.games.zna.state import DEAD, OUT, STANDING, Flee, Turn, figures
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from fivefires.kit.grids import way
from tests.games.zna.rules.test_campaign_and_end import at_the_exit, over
from tests.games.zna.rules.test_searching_and_drone import on_top
from tests.games.zna.tables import HEAVY_MASK, LIGHT_BLANK, LIGHT_H, LIGHT_HR, LIGHT_R, TWO, Game

# --- exits -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-376")
def test_an_exit_takes_every_standing_hero_and_at_least_one() -> None:
    game = at_the_exit(1)
    assert exits.reached(game.state)
    game.put(2, game.map.starts[0])
    assert not exits.reached(game.state)
    harm.lose_resistance(game.table, 2, 9, "N-228")
    assert exits.reached(game.state)
    for hero in (0, 1, 3):
        game.hero(hero).status = OUT
    assert not exits.reached(game.state)


@pytest.mark.rule("N-377", "N-449", "N-452", "N-454", "N-296")
@pytest.mark.parametrize("by_clock", [True, False])
def test_every_fog_event_that_raises_fog_is_an_alarm_and_no_other(by_clock: bool) -> None:
    for card in ("thickening", "two_chimneys", "creeping_bank", "black_noon", "sea_breeze", "draught", "silence"):
        game = at_the_exit(1)
        game.put(3, game.map.starts[0])
        game.state.opened = False
        game.state.fog = [1] * len(game.state.fog)  # where it never gets heavy no tile can rise
        on_top(game, piles.EVENTS, card)
        game.play(events.tick(game.table) if by_clock else events.draw(game.table, 0, "N-182"))
        assert game.state.opened == (card not in ("sea_breeze", "draught", "silence")), card


@pytest.mark.rule("N-377", "N-376", "N-373")
def test_an_alarm_needs_somebody_who_stands_in_the_exit_and_ends_the_game_at_once() -> None:
    game = at_the_exit(1)
    game.state.opened = False
    for hero in range(4):
        game.put(hero, game.map.starts[hero])
    scenarios.alarm(game.table)
    assert not game.state.opened
    game.put(3, members(game.map.exit)[0])
    game.hero(3).status = OUT
    scenarios.alarm(game.table)
    assert not game.state.opened
    game.hero(3).status = STANDING
    for hero, area in zip(range(4), members(game.map.exit), strict=False):
        game.put(hero, area)
    on_top(game, piles.EVENTS, "thickening")
    with pytest.raises(Finished):
        game.play(flow.end_mutants(game.table))
    assert game.state.result is not None
    assert game.state.result.victory == "total"


@pytest.mark.rule("N-499", "N-377")
def test_the_yard_of_the_bus_is_released_by_the_last_key() -> None:
    game = Game("gus", scenario=2)
    game.put(0, members(game.map.exit)[0])
    game.state.keys_taken = game.map.piece(Piece.KEY)[:2]
    scenarios.alarm(game.table)
    assert not exits.is_open(game.state)
    game.state.keys_taken = game.map.piece(Piece.KEY)
    scenarios.alarm(game.table)
    assert exits.is_open(game.state)


@pytest.mark.rule("N-503", "N-502")
def test_at_an_alarm_survivors_lose_as_much_health_as_there_is_fog() -> None:
    game = Game("gus", scenario=4)
    tiles = [game.map.tile_of[person.area] for person in game.state.people]
    assert len({*tiles}) == 4
    for tile, level in zip(tiles, (0, 1, 2, 2), strict=True):
        game.state.fog[tile] = level
    scenarios.alarm(game.table)
    assert [person.health for person in game.state.people] == [3, 2, 1, 1]
    assert survivors.failed(game.state) == ""
    game.state.people[1].status = STANDING  # whoever is up and gone takes no harm
    scenarios.alarm(game.table)
    assert [person.health for person in game.state.people] == [3, 2, 0, 0]
    assert survivors.failed(game.state) == "survivors-dead"


@pytest.mark.rule("N-509")
def test_at_an_alarm_two_mutants_come_out_of_each_explored_tile_in_fog() -> None:
    game = Game("gus", scenario=7)
    game.state.fog = [0, 1, 2, 2, 0, 0]
    game.state.explored = [True, True, True, False, True, False]
    scenarios.alarm(game.table)
    assert sorted(game.map.tile_of[mutant.area] for mutant in game.state.mutants) == [1, 1, 2, 2]


@pytest.mark.rule("N-377")
def test_work_is_noisy_on_its_own_tile_only() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    site = next(iter(game.map.sites))
    game.put(0, site)
    tile = game.map.tile_of[site]
    here = game.mutant("walker", members(game.map.on[tile] & game.map.open & ~(1 << site))[0], awake=False)
    other = next(other for other in range(len(game.map.on)) if other != tile)
    there = game.mutant("walker", members(game.map.on[other] & game.map.open)[0], awake=False)
    exits.work(game.table, 0)
    assert (here.awake, there.awake) == (True, False)


@pytest.mark.rule("N-497", "N-452", "N-449")
def test_first_breath_never_gets_heavy() -> None:
    game = Game("gus")
    game.state.fog = [1] * len(game.state.fog)
    game.play(events.black_noon(game.table, 0))
    game.play(events.thickening(game.table, 0))
    assert set(game.state.fog) == {1}


# --- keys ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-498")
def test_the_keys_count_in_the_hands_of_who_stands_in_the_zone() -> None:
    game = at_the_exit(2)
    for hero, area in enumerate(game.map.piece(Piece.KEY)):
        game.table.shift(piles.KEY, 1, piles.at(area), piles.ON[hero])
    assert keys.delivered(game.state)
    game.put(1, game.map.starts[0])
    assert not keys.delivered(game.state)
    game.table.shift(piles.KEY, 1, piles.ON[1], piles.ON[2])
    assert keys.delivered(game.state)
    harm.lose_resistance(game.table, 2, 9, "N-228")
    assert not keys.delivered(game.state)


@pytest.mark.rule("N-499")
def test_whom_the_noise_of_a_key_fells_takes_none_and_the_next_to_reach_for_it_hears_it_again() -> None:
    game = Game("gus", scenario=2)
    game.explore()
    place = game.map.piece(Piece.KEY)[0]
    game.put(0, place)
    game.apart(1, 2, 3)
    game.hero(0).resistance = 1
    on_top(game, piles.EVENTS, "seepage")
    game.play(actions.turn(game.table), "pick-up", f"put:key:self:{piles.at(place)}")
    assert game.stock(piles.KEY, piles.at(place)) == 1
    assert game.hero(0).actions == 2
    game.hero(0).resistance = 1
    game.play(harm.stand_up(game.table, 0))
    on_top(game, piles.EVENTS, "silence")
    left = len(game.state.piles[piles.EVENTS])
    game.play(actions.turn(game.table), "pick-up", f"put:key:self:{piles.at(place)}")
    assert piles.ON[0] in game.state.stock[piles.KEY]
    assert len(game.state.piles[piles.EVENTS]) == left - 1  # it still lay where it was put


@pytest.mark.rule("N-467", "N-499")
def test_full_pockets_at_a_key_bring_nothing_then_or_at_a_later_search() -> None:
    game = Game("gus", scenario=2)
    game.explore()
    place = game.map.piece(Piece.KEY)[0]
    game.put(0, place)
    game.apart(1, 2, 3)
    on_top(game, piles.EVENTS, "full_pockets")
    left = len(game.state.piles[piles.RESOURCES])
    game.play(actions.turn(game.table), "pick-up", f"put:key:self:{piles.at(place)}")
    assert piles.ON[0] in game.state.stock[piles.KEY]
    assert len(game.state.piles[piles.RESOURCES]) == left
    game.put(0, next(iter(members(game.map.bodies))))
    on_top(game, piles.EVENTS, "silence")
    game.play(searching.search(game.table, 0), "leave-it")  # one find and no more


# --- the radio -------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-500", "N-501", "N-105")
def test_the_radio_scores_before_the_clock_and_an_empty_bag_sends_nobody() -> None:
    game = Game("gus", scenario=3)
    for hero, area in enumerate(members(game.map.on[radio.tile(game.state) or 0] & game.map.open)[:4]):
        game.put(hero, area)
    for kind in spawning.KINDS:
        game.table.shift(kind, 20, piles.BAG, piles.SUPPLY)
    game.state.signals = 7
    game.state.piles[piles.EVENTS].clear()
    with pytest.raises(Finished):
        game.play(flow.end_mutants(game.table))
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.mutants) == ("total", [])


# --- survivors -------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-503", "N-502", "N-495", "N-234")
def test_a_survivor_is_woken_by_green_and_leaves() -> None:
    game = Game("gus", scenario=4)
    game.explore()
    game.apart(1, 2, 3)
    person = game.state.people[0]
    game.put(0, game.next_to(person.area)[0])
    game.give(0, "syringe", green=1)
    game.play(chemistry.treat(game.table, 0))
    assert (game.state.woken, person.area) == (1, -1)
    assert not chemistry.is_patient(game.state, 4)
    assert survivors.failed(game.state) == ""


@pytest.mark.rule("N-495", "N-503")
def test_a_survivor_is_healed_up_to_what_he_began_with() -> None:
    game = Game("gus", scenario=4)
    game.explore()
    game.apart(1, 2, 3)
    person = game.state.people[0]
    person.health = 1
    game.put(0, game.next_to(person.area)[0])
    game.give(0, "first_aid_kit", "belt")
    game.play(chemistry.treat(game.table, 0))
    assert (person.health, person.status) == (3, OUT)


@pytest.mark.rule("N-503", "N-289", "N-495", "N-502")
def test_mutants_treat_survivors_like_passed_out_heroes() -> None:
    game = Game("gus", scenario=4)
    game.explore()
    person = game.state.people[0]
    tile = game.map.tile_of[person.area]
    away = [area for area in members(game.map.open) if game.map.walk[person.area][area] > 10]
    for hero in range(4):
        game.put(hero, away[hero])
    walker = game.mutant("walker", next(area for area in members(game.map.beside[person.area])))
    assert game.map.tile_of[walker.area] == tile
    if not any(game.map.watch[walker.area] >> game.hero(hero).area & 1 for hero in range(4)):
        assert mutants.choose(game.table, walker) == 4
    game.table.force([LIGHT_HR, LIGHT_BLANK])
    game.play(mutants.attack(game.table, walker, 4))
    assert (person.health, person.status) == (2, OUT)  # health only
    person.health = 1
    game.table.force([LIGHT_H, LIGHT_BLANK])
    game.play(mutants.attack(game.table, walker, 4))
    assert person.status == DEAD
    game.state.people[1].status = DEAD
    assert over(game).ending == "survivors-dead"


# --- the professor ---------------------------------------------------------------------------------------------


@pytest.mark.rule("N-505")
def test_the_professor_stays_where_nobody_standing_sees_him_and_off_unexplored_tiles() -> None:
    game = Game("gus", scenario=5)
    person = game.state.people[0]
    blind = [area for area in members(game.map.open) if not game.map.seen[person.area] >> area & 1]
    for hero in range(4):
        game.put(hero, blind[hero])
    game.state.explored[game.map.tile_of[person.area]] = True
    game.play(professor.walk(game.table))  # asks nothing
    game.put(0, game.next_to(person.area)[0])
    offered = game.until(professor.walk(game.table))
    tiles = {game.map.tile_of[game.map.number[key.removeprefix("to:")]] for key in offered if key != "stay"}
    assert all(game.state.explored[tile] for tile in tiles)
    harm.lose_resistance(game.table, 0, 9, "N-228")
    game.play(professor.walk(game.table))


@pytest.mark.rule("N-505")
def test_the_professor_walks_four_areas_at_most() -> None:
    game = Game("gus", scenario=5)
    game.explore()
    game.apart(1, 2, 3)
    person = game.state.people[0]
    start = person.area
    game.put(0, game.next_to(person.area)[0])
    three = next(key for key in game.until(professor.walk(game.table)) if _steps(game, start, key) == 3)
    more = game.until(professor.walk(game.table), three)
    there = game.map.number[three.removeprefix("to:")]
    assert all(game.map.walk[there][game.map.number[key.removeprefix("to:")]] == 1 for key in more if key != "stay")


@pytest.mark.rule("N-505", "N-172", "N-171")
def test_the_professor_stops_where_a_mutant_notices_him() -> None:
    game = Game("gus", scenario=5)
    game.explore()
    game.apart(1, 2, 3)
    person, map = game.state.people[0], game.map
    game.put(0, game.next_to(person.area)[0])
    there = 1 << person.area
    for me in game.state.heroes:
        there |= 1 << me.area
    for key in game.until(professor.walk(game.table)):
        if _steps(game, person.area, key) == 3:
            goal = map.number[key.removeprefix("to:")]
            path = way(map.ground, person.area, 1 << goal, figures(game.state)) or ()
            lairs = [area for area in members(map.open & ~map.on[map.tile_of[person.area]]) if area not in path]
            watching = [area for area in lairs if map.watch[area] >> path[0] & 1 and not map.watch[area] & there]
            lair = next(iter(watching), None)
            if lair is not None:
                break
    else:
        raise AssertionError("nobody could be woken on the way")
    walker = game.mutant("walker", lair, awake=False)
    left = game.until(professor.walk(game.table), key)
    assert (person.area, walker.awake) == (path[0], True)
    assert "stay" in left  # three steps are left, and he may go on


def _steps(game: Game, start: int, key: str) -> int:
    return -1 if key == "stay" else game.map.walk[start][game.map.number[key.removeprefix("to:")]]


@pytest.mark.rule("N-505", "N-504", "N-495")
def test_the_professor_is_prey_like_a_hero_and_must_get_out_alive() -> None:
    game = at_the_exit(5)
    assert not exits.reached(game.state)  # he is not there yet
    person = game.state.people[0]
    person.area = members(game.map.exit)[4]
    assert exits.reached(game.state)
    game.apart(1, 2, 3)
    game.put(0, game.map.starts[0])
    brute = game.mutant("brute", next(area for area in members(game.map.beside[person.area])))
    game.table.force([LIGHT_R, HEAVY_MASK], [LIGHT_H, 5])
    game.put(0, max(members(game.map.open), key=game.map.walk[brute.area].__getitem__))
    game.play(mutants.act(game.table, Turn(brute.number)))
    assert person.health == 3  # resistance and mask are nothing to him


# --- both banks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-506", "N-507")
def test_nobody_gets_onto_the_bridge_until_it_opens() -> None:
    game = Game("gus", scenario=6)
    game.explore()
    game.apart(1, 2, 3)
    bridge = game.map.closed
    edge = next(area for area in members(game.map.open & ~bridge) if game.map.beside[area] & bridge)
    game.put(0, edge)
    ways = [game.map.number[option.area] for option in moving.ways(game.state, 0)]
    assert not any(bridge >> area & 1 for area in ways)
    game.state.opened = True
    ways = [game.map.number[option.area] for option in moving.ways(game.state, 0)]
    assert any(bridge >> area & 1 for area in ways)
    assert exits.is_open(game.state)


@pytest.mark.rule("N-507")
def test_locks_are_forgotten_at_the_end_of_a_heroes_turn() -> None:
    game = Game("gus", scenario=6)
    game.put(0, game.map.locks[0])
    exits.work(game.table, 0)
    game.play(flow.end_heroes(game.table))
    assert (game.state.worked, game.state.opened) == ([], False)


# --- boss and courier ------------------------------------------------------------------------------------------


@pytest.mark.rule("N-510", "N-511")
def test_the_boss_leaves_a_sample_that_must_be_carried_out() -> None:
    game = at_the_exit(8)
    big = game.mutant("boss", game.map.starts[0], awake=False)
    wounds.wound(game.table, big, 4, 0, 1)
    place = piles.at(game.map.starts[0])
    assert game.state.stock[piles.SAMPLE] == {place: 1}
    assert sum(places.get(place, 0) for kind, places in game.state.stock.items() if kind[-2] == "_") == 1
    assert not boss.delivered(game.state)
    game.table.shift(piles.SAMPLE, 1, place, piles.ON[0])
    assert boss.delivered(game.state)
    game.state.opened = False
    assert not boss.delivered(game.state)


@pytest.mark.rule("N-513", "N-512")
def test_the_courier_moves_first_never_attacks_and_explores_nothing() -> None:
    game = Game("gus", scenario=9)
    game.apart(1, 2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    (start,) = game.map.piece(Piece.COURIER)
    courier = game.mutant("courier", start)
    mutants.line_up(game.table)
    assert game.state.agenda == [Flee(courier.number), Turn(walker.number)]
    explored = [*game.state.explored]
    courier.area = next(area for area in members(game.map.open) if not explored[game.map.tile_of[area]])
    game.play(mutants.flee(game.table, Flee(courier.number)))
    assert game.state.explored == explored
    before = game.hero(0).health
    game.play(mutants.attack(game.table, courier, 0))  # it has no dice
    assert game.hero(0).health == before
    wounds.wound(game.table, courier, 20, 0, 1)
    assert courier in game.state.mutants
    wounds.wound(game.table, courier, 1, 0, 1)
    assert over(game).ending == "total"


@pytest.mark.rule("N-513")
def test_a_wound_slows_the_courier_for_one_move() -> None:
    game = Game("gus", scenario=9)
    game.apart(0, 1, 2, 3)
    (start,) = game.map.piece(Piece.COURIER)
    courier = game.mutant("courier", start)
    away = [min(game.map.walk[courier.area][area] for area in members(game.map.tunnel))]
    wounds.wound(game.table, courier, 1, 0, 1)
    for _ in range(2):
        game.play(mutants.flee(game.table, Flee(courier.number)))
        away.append(min(game.map.walk[courier.area][area] for area in members(game.map.tunnel)))
    assert [one - other for one, other in pairwise(away)] == [2, 3]


# --- tide, vents, ferry ----------------------------------------------------------------------------------------


@pytest.mark.rule("N-515")
def test_the_tide_takes_column_after_column() -> None:
    game = Game("gus", scenario=10)
    game.state.fog = [0] * 9
    levels = []
    for number in range(3, 21, 3):
        game.state.round = number
        tide.rise(game.table)
        levels.append([sum(game.state.fog[tile] for tile in range(9) if game.map.columns[tile] == x) for x in range(3)])
    assert levels == [[3, 0, 0], [6, 0, 0], [6, 3, 0], [6, 6, 0], [6, 6, 3], [6, 6, 6]]


@pytest.mark.rule("N-516", "N-373")
def test_the_vents_count_at_the_end_of_a_heroes_turn_only() -> None:
    game = Game("gus", scenario=11)
    for tile in vents.tiles(game.state):
        game.state.fog[tile] = 0
    ending.check(game.table)
    assert game.state.result is None
    assert over(game, "heroes-end").victory == "total"


@pytest.mark.rule("N-517")
def test_a_guarded_vent_does_not_rise_but_a_lying_guard_does_not_count() -> None:
    game = Game("gus", scenario=11)
    tiles = vents.tiles(game.state)
    for hero, tile in enumerate(tiles):
        game.state.fog[tile] = 0
        game.put(hero, members(game.map.on[tile] & game.map.open)[0])
    vents.gasp(game.table)
    assert [game.state.fog[tile] for tile in tiles] == [0, 0, 0, 0]
    harm.lose_resistance(game.table, 2, 9, "N-228")
    vents.gasp(game.table)
    assert [game.state.fog[tile] for tile in tiles] == [0, 0, 1, 0]


@pytest.mark.rule("N-519", "N-518")
def test_the_boss_comes_awake_to_the_farthest_green_point_and_the_ferry_waits_for_its_engine() -> None:
    game = at_the_exit(12)
    assert not engine.away(game.state)
    (area,) = game.map.piece(Piece.ENGINE)
    game.put(0, area)
    engine.work(game.table, 0)
    (big,) = game.state.mutants
    farthest = max(game.map.walk[area][point] for points in game.map.greens for point in points)
    assert (big.kind, big.awake, game.map.walk[area][big.area]) == ("boss", True, farthest)
    engine.work(game.table, 0)
    assert not engine.away(game.state)
    engine.work(game.table, 0)
    assert len(game.state.mutants) == 1
    game.put(0, members(game.map.exit)[0])
    assert engine.away(game.state)


@pytest.mark.rule("N-508")
def test_pest_control_takes_every_tile_and_every_mutant() -> None:
    game = Game("gus", scenario=7)
    game.explore()
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    assert not exits.cleared(game.state)
    game.table.force([TWO, TWO, TWO])
    game.play(fighting.attack(game.table, 0), "stay")
    assert walker not in game.state.mutants
    assert exits.cleared(game.state)
    game.state.explored[0] = False
    assert not exits.cleared(game.state)


@pytest.mark.rule("N-174", "N-513")
def test_the_courier_runs_but_is_activated_only_when_it_notices_somebody() -> None:
    runner = Runner(GAME, Setup(1, "mission", (), {"scenario": 9, "heroes": "dealt"}), seed_from(3))
    while runner.question is not None and runner.question.prompt.message != "ask-action":
        runner.answer(0, key_of(runner.options(0)[-1]))
    (courier,) = runner.table.state.mutants
    assert not courier.awake
    game = Game("gus", scenario=9)
    game.apart(1, 2, 3)
    asleep = game.mutant("courier", game.next_to(game.hero(0).area)[0], awake=False)
    assert moving.leaving(game.state, game.map, game.hero(0).area) == 1
    mutants.line_up(game.table)
    assert asleep.awake
    assert game.state.agenda == [Flee(asleep.number)]
    assert moving.leaving(game.state, game.map, game.hero(0).area) == 2


@pytest.mark.rule("N-517", "N-215")
def test_in_a_vents_area_any_chemical_weapon_lowers_its_tile_for_one_cube() -> None:
    game = Game("gus", scenario=11)
    game.explore()
    vent = game.map.piece(Piece.VENT)[0]
    tile = game.map.tile_of[vent]
    game.state.fog[tile] = 2
    syringe = game.give(0, "syringe", yellow=2)
    game.put(0, next(area for area in members(game.map.beside[vent]) if game.map.tile_of[area] == tile))
    assert chemistry.lowerable(game.state, 0) == []
    game.put(0, vent)
    assert [(one.tile, one.card) for one in chemistry.lowerable(game.state, 0)] == [(game.map.titles[tile], syringe)]
    game.play(chemistry.lower(game.table, 0))
    assert (game.state.fog[tile], fighting.loaded(game.state, syringe, "yellow")) == (1, 1)
