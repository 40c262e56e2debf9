"""Mutants' turns from end to end: whom they turn to, how far they get, and whose they are while controlled."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import chemistry, events, flow, harm, moving, mutants, spawning, striking, wounds
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.state import DEAD, NOBODY, OUT, Flee, Mutant, Strike, Turn
from fivefires.kit.bits import members
from tests.games.zna.tables import (
    HEAVY_2H,
    HEAVY_BLANK,
    HEAVY_MASK,
    LIGHT_BLANK,
    LIGHT_H,
    LIGHT_HR,
    LIGHT_R,
    Game,
)


def surrounded(kind: str, *heroes: str) -> Game:
    """A mutant between the first two heroes; the others are far away."""
    game = Game(*heroes)
    game.explore()
    game.apart(2, 3)
    centre = max(members(game.map.on[game.tile()] & game.map.open), key=lambda area: len(game.next_to(area)))
    game.mutant(kind, centre)
    for hero, area in zip((0, 1), game.next_to(centre), strict=False):
        game.put(hero, area)
    return game


@pytest.mark.rule("N-287", "N-291", "N-338", "N-289")
def test_when_its_target_passes_out_it_turns_to_another() -> None:
    game = surrounded("runner", "ines", "gus")
    (runner,) = game.state.mutants
    runner.attacker = 0
    game.hero(0).resistance = 1
    game.table.force([LIGHT_R, LIGHT_BLANK], [LIGHT_H, LIGHT_BLANK])
    game.play(mutants.act(game.table, Turn(runner.number)), asked=None)
    assert (game.hero(0).status, game.hero(0).health) == (OUT, 5)
    assert game.hero(1).health == 5


@pytest.mark.rule("N-289", "N-287", "N-282")
def test_a_lying_hero_is_beaten_until_he_is_dead_if_nobody_else_is_seen() -> None:
    game = surrounded("runner", "ines", "gus")
    (runner,) = game.state.mutants
    game.apart(1, 2, 3)
    game.hero(0).status = OUT
    game.hero(0).health = 3
    blind = [area for area in members(game.map.open) if not game.map.watch[runner.area] >> area & 1]
    for hero, area in zip((1, 2, 3), blind, strict=False):
        game.put(hero, area)
    game.table.force([LIGHT_H, LIGHT_BLANK], [LIGHT_H, LIGHT_BLANK])
    game.play(mutants.act(game.table, Turn(runner.number)), asked=None)
    assert (game.hero(0).health, game.hero(0).status) == (1, OUT)
    game.table.force([LIGHT_H, LIGHT_BLANK])
    before = runner.area
    game.play(mutants.act(game.table, Turn(runner.number)), asked=None)
    assert game.hero(0).status == DEAD
    assert runner.area != before  # it goes on to those who live


@pytest.mark.rule("N-360", "N-361", "N-283")
def test_a_controlled_mutant_spares_the_heroes_next_to_it() -> None:
    game = surrounded("brute", "walt", "gus")
    (brute,) = game.state.mutants
    brute.control, brute.attacker = 0, 1
    offers = game.until(mutants.act(game.table, Turn(brute.number)))
    assert offers[-1] == "enough"
    assert all(offer.startswith("to:") for offer in offers[:-1])
    assert f"to:{game.map.names[brute.area]}" not in offers
    game.play(mutants.act(game.table, Turn(brute.number)), "enough")
    assert [game.hero(hero).health for hero in (0, 1)] == [5, 6]
    assert (brute.control, brute.attacker, brute.awake) == (NOBODY, NOBODY, True)


@pytest.mark.rule("N-361", "N-360", "N-362")
def test_a_controlled_runner_walks_in_two_answers_and_then_strikes_with_its_other_action() -> None:
    game = surrounded("runner", "walt", "gus")
    game.state.fog = [0] * len(game.state.fog)
    (runner,) = game.state.mutants
    runner.control = 0
    start = runner.area
    far = [area for area in members(game.map.open) if game.map.walk[start][area] == 3]
    rule = mutants.act(game.table, Turn(runner.number))
    question = rule.send(None)
    keys = {option.key(): option for option in question.options if hasattr(option, "area")}
    assert max(game.map.walk[start][game.map.number[key[3:]]] for key in keys) == 3
    goal = next(area for area in far if f"to:{game.map.names[area]}" in keys)
    beyond = next(area for area in game.next_to(goal, same_tile=False) if game.map.walk[start][area] == 4)
    behind = next(area for area in game.next_to(beyond, same_tile=False) if game.map.walk[start][area] == 5)
    victim = game.mutant("walker", behind, awake=False)
    question = rule.send(keys[f"to:{game.map.names[goal]}"])
    assert runner.area == goal
    keys = {option.key(): option for option in question.options if hasattr(option, "area")}
    # One step is left, and while it walks it does not strike.
    assert {game.map.walk[goal][game.map.number[key[3:]]] for key in keys} == {1}
    assert not any(hasattr(option, "mutant") for option in question.options)
    question = rule.send(keys[f"to:{game.map.names[beyond]}"])
    assert runner.area == beyond
    game.table.force([LIGHT_H, LIGHT_BLANK])
    strike = next(option for option in question.options if getattr(option, "mutant", "") == figure(victim))
    with pytest.raises(StopIteration):
        rule.send(strike)
    assert (victim.wounds, victim.awake, victim.attacker) == (1, True, 0)


@pytest.mark.rule("N-361")
def test_a_controlled_mutant_may_stop_its_move_and_act_again() -> None:
    game = surrounded("runner", "walt", "gus")
    (runner,) = game.state.mutants
    runner.control = 0
    one = next(area for area in game.next_to(runner.area))
    other = next(area for area in game.next_to(one) if area != runner.area)
    names = game.map.names
    game.play(
        mutants.act(game.table, Turn(runner.number)), f"to:{names[one]}", "enough", f"to:{names[other]}", "enough"
    )
    assert (runner.area, runner.control) == (other, NOBODY)


@pytest.mark.rule("N-294", "N-277", "N-507")
def test_a_bridge_that_is_shut_is_shut_for_mutants_too() -> None:
    game = Game("gus", scenario=6)
    game.explore()
    closed = game.map.closed
    walker = game.mutant("walker", next(area for area in members(game.map.open) if game.map.beside[area] & closed))
    assert mutants.shut_for(game.state, game.map, walker) & closed == closed
    game.state.opened = True
    assert not mutants.shut_for(game.state, game.map, walker) & closed


@pytest.mark.rule("N-294")
def test_its_own_unexplored_tile_is_open_to_a_mutant_and_every_other_one_shut() -> None:
    game = Game("gus", scenario=2)
    tiles = [tile for tile, explored in enumerate(game.state.explored) if not explored]
    walker = game.mutant("walker", game.map.greens[tiles[0]][0])
    shut = mutants.shut_for(game.state, game.map, walker)
    assert not shut & game.map.on[tiles[0]]
    for tile in tiles[1:]:
        assert shut & game.map.on[tile] == game.map.on[tile]
    assert shut >> game.hero(0).area & 1
    assert mutants.shut_for(game.state, game.map, walker, anywhere=True) & game.map.on[tiles[1]] == 0


@pytest.mark.rule("N-458", "N-513", "N-072")
def test_a_frenzy_does_not_move_the_courier() -> None:
    game = Game("gus", scenario=9)
    game.explore()
    game.apart(1, 2, 3)
    courier = game.mutant("courier", game.map.piece(Piece.COURIER)[0])
    walker = game.mutant("walker", members(game.map.on[game.tile()] & game.map.open)[0])
    walker.attacker = 3
    where = courier.area, walker.area
    game.play(events.frenzy(game.table, 0))
    assert courier.area == where[0]
    assert game.map.walk[walker.area][game.hero(3).area] == game.map.walk[where[1]][game.hero(3).area] - 2


@pytest.mark.rule("N-513")
def test_a_courier_whose_way_is_barred_runs_up_to_the_bar() -> None:
    game = Game("gus", scenario=9)
    courier = game.mutant("courier", game.map.piece(Piece.COURIER)[0])
    tunnel = members(game.map.tunnel)
    away = min(game.map.walk[courier.area][area] for area in tunnel)
    # A wall of mutants: every area that is two steps nearer to the tunnel.
    for area in members(game.map.open):
        if min(game.map.walk[area][goal] for goal in tunnel) == away - 2:
            game.state.mutants.append(Mutant(game.state.arrived, "walker", area))
    game.play(mutants.flee(game.table, Flee(courier.number)))
    assert min(game.map.walk[courier.area][area] for area in tunnel) == away - 1
    game.play(mutants.flee(game.table, Flee(courier.number)))
    assert min(game.map.walk[courier.area][area] for area in tunnel) == away - 1


@pytest.mark.rule("N-292", "N-273", "N-279")
@pytest.mark.parametrize(("kind", "speed"), [("walker", 2), ("runner", 4), ("brute", 2), ("boss", 3)])
def test_it_comes_as_many_areas_nearer_as_its_kind_is_fast_and_stops_beside_its_target(kind: str, speed: int) -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    far = max(members(game.map.open), key=lambda area: game.map.walk[game.hero(0).area][area])
    for hero in (1, 2, 3):
        game.hero(hero).status = DEAD
    mutant = game.mutant(kind, far)
    away = game.map.walk[far][game.hero(0).area]
    while away > 1:
        assert mutants.move_toward(game.table, mutant, 0)
        now = game.map.walk[mutant.area][game.hero(0).area]
        assert now == max(1, away - speed)
        away = now


@pytest.mark.rule("N-280", "N-281", "N-290", "N-279")
def test_of_many_it_takes_the_closest_then_the_weakest_then_the_lowest_roll() -> None:
    game = Game("gus", "mia", "quinn", "walt")
    game.explore()
    centre = max(members(game.map.on[game.tile()] & game.map.open), key=lambda area: len(game.next_to(area)))
    walker = game.mutant("walker", centre)
    beside = members(game.map.beside[centre])
    for hero in range(3):
        game.put(hero, beside[hero])
    game.put(3, next(area for area in members(game.map.open) if game.map.walk[centre][area] == 2))
    for hero, health in enumerate((3, 2, 4, 1)):
        game.hero(hero).health = health
    assert mutants.choose(game.table, walker) == 1
    assert mutants.reason(game.state, walker, 1) == ("weakest", "N-280")
    for third, rolls, chosen in (
        (4, [[4, 2]], 1),
        (3, [[5, 2, 2], [6, 1]], 2),
        (3, [[2, 5, 2], [1, 6]], 0),
    ):
        for hero, points in enumerate((3, 3, third, 1)):
            game.hero(hero).health = points
        game.table.force(*rolls)
        assert mutants.choose(game.table, walker) == chosen
        assert mutants.reason(game.state, walker, chosen) == ("lot", "N-281")
    game.put(2, game.hero(3).area)
    game.put(1, beside[4])
    game.put(0, game.map.starts[0])
    assert mutants.reason(game.state, walker, 1)[0] in ("closest", "weakest", "lot")
    walker.attacker = 2
    assert (mutants.choose(game.table, walker), mutants.reason(game.state, walker, 2)) == (2, ("attacker", "N-278"))


@pytest.mark.rule("N-340", "N-341", "N-343", "N-345")
def test_dice_after_a_death_no_longer_count_and_light_ones_come_first() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.hero(0).health = 1
    game.play(striking.strike(game.table, Strike(0, [LIGHT_H], [HEAVY_MASK, HEAVY_2H]), "N-340"))
    assert game.hero(0).status == DEAD
    assert game.stock(piles.MASK, piles.ON[0]) == 1
    assert game.state.strike is None
    other = Game("mia")
    other.hero(0).resistance = 1
    other.play(striking.strike(other.table, Strike(0, [LIGHT_R, LIGHT_HR], [HEAVY_MASK, HEAVY_BLANK]), "N-340"))
    assert (other.hero(0).status, other.hero(0).health) == (OUT, 4)
    assert other.stock(piles.MASK, piles.at(other.hero(0).area)) == 1


@pytest.mark.rule("N-445")
def test_a_coin_that_is_kept_changes_nothing_and_who_lies_has_no_use_for_it() -> None:
    game = Game("gus")
    coin = game.give(0, "lucky_coin", "belt")
    game.play(striking.strike(game.table, Strike(0, [LIGHT_H], []), "N-340"), "keep-roll")
    assert (game.hero(0).health, game.state.piles[piles.BELT[0]]) == (5, [coin])
    game.table.force([LIGHT_BLANK], [HEAVY_BLANK])
    game.play(
        striking.strike(game.table, Strike(0, [LIGHT_H, LIGHT_HR], [HEAVY_2H]), "N-340"),
        f"use:{coin}",
        f"again:light-{LIGHT_HR}",
        f"again:heavy-{HEAVY_2H}",
        "enough",
    )
    assert (game.hero(0).health, game.hero(0).resistance) == (4, 5)
    assert game.state.piles[piles.BELT[0]] == []
    game.give(0, "lucky_coin", "belt")
    game.hero(0).status = OUT
    game.play(striking.strike(game.table, Strike(0, [LIGHT_H], []), "N-340"))
    assert game.hero(0).health == 3


@pytest.mark.rule("N-347", "N-341", "N-240")
def test_whoever_loses_the_last_of_both_is_dead_and_not_only_passed_out() -> None:
    game = Game("gus")
    game.hero(0).health = game.hero(0).resistance = 1
    game.play(striking.strike(game.table, Strike(0, [LIGHT_HR], []), "N-340"))
    assert (game.hero(0).status, game.hero(0).resistance) == (DEAD, 1)
    harm.lose_resistance(game.table, 0, 1, "N-461")
    assert (game.hero(0).status, game.hero(0).resistance) == (DEAD, 1)  # the dead lose nothing more


@pytest.mark.rule("N-513", "N-285")
def test_the_courier_is_the_first_whoever_came_before_it() -> None:
    game = Game("gus", scenario=9)
    walker, runner = (game.mutant(kind, area) for kind, area in zip(("walker", "runner"), (1, 2), strict=True))
    courier = game.mutant("courier", 3, awake=False)
    brute = game.mutant("brute", 4)
    mutants.line_up(game.table)
    one, *others = game.state.agenda
    assert one == Flee(courier.number)
    assert others == [Turn(mutant.number) for mutant in (walker, runner, brute)]


@pytest.mark.rule("N-365", "N-228", "N-240", "N-346")
def test_who_passes_out_loses_control_and_no_more_resistance() -> None:
    for fall in (harm.lose_resistance, harm.lose_health):
        game = Game("walt", "gus")
        mine = game.mutant("walker", game.next_to(game.hero(0).area)[0])
        other = game.mutant("walker", game.next_to(game.hero(0).area)[0])
        mine.control, other.control = 0, 1
        fall(game.table, 0, 9, "N-228")
        assert (mine.control, other.control) == (NOBODY, 1)


@pytest.mark.rule("N-503", "N-495", "N-502", "N-236")
def test_a_woken_survivor_is_gone_for_friend_and_foe() -> None:
    game = Game("mia", scenario=4)
    game.explore()
    first, second = game.state.people[:2]
    game.apart(1, 2, 3)
    game.put(0, game.next_to(first.area)[0])
    game.give(0, "syringe", green=2)
    assert chemistry.patients(game.state, 0) == [4]
    game.play(chemistry.treat(game.table, 0))
    assert (game.state.woken, first.area, second.status) == (1, -1, OUT)
    assert chemistry.patients(game.state, 0) == []
    walker = game.mutant("walker", game.hero(0).area)
    assert 4 not in mutants.candidates(game.state, walker)
    assert not mutants.is_prey(game.state, 4)
    second.health = 1
    striking.hurt(game.table, 1, 1, "N-503")
    assert (second.status, mutants.is_prey(game.state, 5)) == (DEAD, False)


@pytest.mark.rule("N-269", "N-285", "N-286", "N-172", "N-164")
def test_the_awake_line_up_in_order_of_arrival_and_late_risers_wait() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    blind = [
        area
        for area in members(game.map.open)
        if not any(game.map.watch[area] >> me.area & 1 for me in game.state.heroes)
        and area not in [me.area for me in game.state.heroes]
    ]
    first = game.mutant("brute", blind[0])
    sleeper = game.mutant("runner", blind[1], awake=False)
    third = game.mutant("walker", blind[2])
    seeing = game.mutant("walker", game.next_to(game.hero(0).area)[0], awake=False)
    mutants.line_up(game.table)
    assert game.state.agenda == [Turn(first.number), Turn(third.number), Turn(seeing.number)]
    spawning.wake(game.table, sleeper, "N-173")
    assert Turn(sleeper.number) not in game.state.agenda
    wounds.kill(game.table, first, 0, 1)
    game.play(flow.step(game.table), asked=None)
    assert game.state.agenda == [Turn(third.number), Turn(seeing.number)]
    assert moving.leaving(game.state, game.map, game.hero(0).area) == 2
