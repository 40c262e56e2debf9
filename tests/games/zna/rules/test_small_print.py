"""Reagents by colour, dice by face, falling and dying, and the events that move mutants or time."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import CUBE, TOKEN
from fivefires.games.zna.content.mutants import ATTACK_DIE, HEAVY_DIE, LIGHT_DIE
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import (
    actions,
    campaign,
    chemistry,
    drone,
    ending,
    events,
    fighting,
    flow,
    harm,
    mutants,
    plans,
)
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.state import DEAD, NOBODY, OUT, STANDING, Turn
from fivefires.kernel import Setup, key_of
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from tests.games.zna.rules.test_searching_and_drone import on_top
from tests.games.zna.rules.test_setting_up import laid_out, owned
from tests.games.zna.tables import LIGHT_BLANK, LIGHT_H, Game

# --- reagents --------------------------------------------------------------------------------------------------


def doctor(*cubes: str) -> Game:
    """A hero with a loaded sprayer, next to one who lacks everything, in fog, with a mutant beside them."""
    game = Game("gus", "quinn", scenario=2)
    game.apart(2, 3)
    game.put(1, game.next_to(game.hero(0).area)[0])
    game.fog(1)
    game.hero(1).health = game.hero(1).resistance = 1
    game.mutant("walker", game.next_to(game.hero(0).area)[0])
    card = game.give(0, "garden_sprayer")
    for colour in cubes:
        game.table.shift(CUBE[colour], 3, piles.SUPPLY, card)
    return game


def uses(game: Game) -> set[str]:
    kinds = {"lower", "treat", "control"}
    found = {key_of(option) for option in actions.options(game.state, 0)} & kinds
    armed = any(fighting.sets_of_arms(game.state, 0, mutant.area) not in ([()], []) for mutant in game.state.mutants)
    return found | ({"attack"} if armed else set())


@pytest.mark.rule("N-349", "N-350", "N-351", "N-352", "N-203", "N-357", "N-223", "N-226")
@pytest.mark.parametrize(
    ("colour", "what"), [("yellow", {"treat", "lower"}), ("green", {"treat", "control"}), ("blue", {"attack"})]
)
def test_each_colour_has_its_own_ends(colour: str, what: set[str]) -> None:
    game = doctor(colour)
    assert uses(game) == what
    if "treat" in what:
        offered = chemistry.means_for(game.state, 0, 1)
        assert all(bool(means.yellow) == (colour == "yellow") for means in offered)


@pytest.mark.rule("N-203", "N-232", "N-354", "N-355", "N-234", "N-230", "N-235")
def test_the_more_is_spent_the_more_comes_back() -> None:
    for count in (1, 2, 3):
        game = doctor("yellow")
        game.play(chemistry.treat(game.table, 0), f"means:garden_sprayer:{count}:0")
        assert game.hero(1).health == 1 + count
        assert game.state.stock["yellow-cube"].get("garden_sprayer", 0) == 3 - count
    game = doctor("green")
    game.hero(1).resistance = 0
    game.hero(1).status = OUT
    offered = [key_of(option) for option in chemistry.means_for(game.state, 0, 1)]
    assert offered == [f"means:garden_sprayer:0:{count}" for count in (1, 2, 3)]
    game.play(chemistry.treat(game.table, 0), "means:garden_sprayer:0:3")
    assert (game.hero(1).resistance, game.hero(1).status) == (5, STANDING)  # 6, but no more than his maximum


@pytest.mark.rule("N-206", "N-234", "N-430")
def test_one_colour_of_one_weapon_but_for_the_syringe() -> None:
    game = doctor("yellow")
    game.give(0, "syringe", yellow=1, green=1)
    keys = [key_of(option) for option in chemistry.means_for(game.state, 0, 1)]
    assert keys == [
        "means:garden_sprayer:1:0",
        "means:garden_sprayer:2:0",
        "means:garden_sprayer:3:0",
        "means:syringe:1:0",
        "means:syringe:0:1",
        "means:syringe:1:1",
    ]


@pytest.mark.rule("N-236", "N-240", "N-225", "N-344")
def test_who_lies_can_be_healed_and_can_die_but_loses_no_more_resistance() -> None:
    game = doctor("yellow")
    harm.lose_resistance(game.table, 1, 9, "N-228")
    game.play(chemistry.treat(game.table, 0), "means:garden_sprayer:2:0")
    assert (game.hero(1).status, game.hero(1).health) == (OUT, 3)
    harm.lose_resistance(game.table, 1, 1, "N-461")
    assert (game.hero(1).status, game.hero(1).resistance) == (OUT, 0)
    harm.lose_health(game.table, 1, 3, "N-463")
    assert game.hero(1).status == DEAD
    assert chemistry.means_for(game.state, 0, 1) == [] or not chemistry.is_patient(game.state, 1)
    assert chemistry.patients(game.state, 0) == []


@pytest.mark.rule("N-207", "N-209", "N-205", "N-201")
def test_a_colour_that_has_run_out_cannot_be_loaded() -> None:
    game = Game("tobias")
    card = game.give(0, "garden_sprayer")
    game.token(0, "blue_2")
    game.table.shift("blue-cube", 23, piles.SUPPLY, "elsewhere")
    bag = game.stock("blue_2", piles.BAG)
    game.play(chemistry.mix(game.table, 0), "load:blue_2")
    assert game.stock("blue-cube", card) == 1  # one was left
    assert game.stock("blue_2", piles.BAG) == bag + 1
    game.token(0, "blue_1")
    assert not chemistry.pours(game.state, card, "blue_1")


@pytest.mark.rule("N-365", "N-360")
def test_control_that_lapsed_does_not_come_back_when_its_hero_is_woken() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    walker.control = 0
    harm.lose_resistance(game.table, 0, 9, "N-228")
    game.hero(0).resistance = 1
    game.play(harm.stand_up(game.table, 0))
    game.table.force([LIGHT_BLANK] * 2, [LIGHT_BLANK] * 2)
    game.play(mutants.act(game.table, Turn(walker.number)))  # asks nobody
    assert walker.control == NOBODY


@pytest.mark.rule("N-365", "N-173")
def test_a_second_control_replaces_the_first() -> None:
    game = Game("walt", "gus")
    game.apart(2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0], awake=False)
    game.put(1, game.next_to(walker.area)[0])
    for hero, card in ((0, "dart_pistol"), (1, "garden_sprayer")):
        game.give(hero, card, green=3 if hero else 2)
        game.play(chemistry.control(game.table, hero))
        assert (walker.control, walker.awake) == (hero, True)


@pytest.mark.rule("N-361", "N-363", "N-360")
def test_a_controlled_mutant_walks_where_its_hero_wants_and_forgets_who_hurt_it() -> None:
    game = Game("walt")
    game.explore()
    game.apart(1, 2, 3)
    brute = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    brute.control, brute.attacker = 0, 0
    goal = next(area for area in members(game.map.open) if game.map.walk[brute.area][area] == 2)
    offered = game.until(mutants.act(game.table, Turn(brute.number)))
    assert not any(key.startswith(("who:", "target:")) for key in offered)  # no hero can be attacked
    game.play(mutants.act(game.table, Turn(brute.number)), f"to:{game.map.names[goal]}", "enough")
    assert (brute.area, brute.control, brute.attacker, brute.awake) == (goal, NOBODY, NOBODY, True)


@pytest.mark.rule("N-363", "N-288")
def test_the_victim_of_a_controlled_mutant_hunts_the_controlling_hero() -> None:
    game = Game("walt", "gus")
    game.apart(1, 2, 3)
    puppet = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    puppet.control = 0
    victim = game.mutant("brute", game.next_to(puppet.area)[0], awake=False)
    game.table.force([LIGHT_BLANK] * 2)
    game.play(mutants.act(game.table, Turn(puppet.number)), f"target:{figure(victim)}", "enough")
    assert (victim.awake, victim.attacker, victim.wounds) == (True, 0, 0)


# --- dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-400", "N-401", "N-402")
def test_the_faces_of_the_dice() -> None:
    assert sorted(ATTACK_DIE) == [0, 0, 1, 1, 1, 2]
    assert sorted((face.health, face.resistance, face.mask) for face in LIGHT_DIE) == [
        (0, 0, False),
        (0, 0, False),
        (0, 1, False),
        (1, 0, False),
        (1, 0, False),
        (1, 1, False),
    ]
    assert sorted((face.health, face.resistance, face.mask) for face in HEAVY_DIE) == [
        (0, 0, False),
        (0, 0, True),
        (0, 1, False),
        (1, 0, False),
        (1, 0, False),
        (2, 0, False),
    ]
    assert all(size in (1, 2, 3) for _colour, size in TOKEN.values())


@pytest.mark.rule("N-445")
def test_a_lucky_coin_turns_power_dice_before_they_count() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    card = game.give(0, "lucky_coin", "belt")
    before = game.hero(0).health
    game.table.force([LIGHT_H, LIGHT_BLANK], [LIGHT_BLANK], [LIGHT_BLANK] * 2)
    game.play(mutants.act(game.table, Turn(walker.number)), f"use:{card}", f"again:light-{LIGHT_H}", "enough")
    assert game.hero(0).health == before
    assert card in game.state.piles[piles.SPECIAL_DISCARDS]


# --- events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-458", "N-285")
def test_frenzy_moves_all_who_are_awake_in_order_and_none_who_sleeps() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    here = game.hero(0).area
    for hero in (1, 2, 3):
        game.hero(hero).status = OUT
    away = game.map.walk[here]
    steps = next(steps for steps in range(4, 12) if [*away].count(steps) >= 3)
    far = [area for area in members(game.map.open) if away[area] == steps][:3]
    first, sleeper, second = (game.mutant("walker", area, awake=area != far[1]) for area in far)
    on_top(game, piles.EVENTS, "frenzy")
    log = game.table.log
    assert log is not None
    start = len(log.lines)
    game.play(events.draw(game.table, 0, "N-183"))
    assert [away[mutant.area] for mutant in (first, sleeper, second)] == [steps - 2, steps, steps - 2]
    moved = [line.beat.about[0] for line in log.lines[start:] if line.beat is not None and line.beat.kind == "move"]
    assert moved == [figure(first), figure(second)]


@pytest.mark.rule("N-468", "N-499", "N-296")
def test_an_event_of_a_scenario_is_for_who_caused_it_and_the_clocks_for_the_first_standing() -> None:
    game = Game("gus", "quinn", scenario=2)
    game.explore()
    game.apart(0, 2, 3)
    game.put(1, game.map.piece(Piece.KEY)[0])
    on_top(game, piles.EVENTS, "broken_glass")
    game.play(plans.pick_up(game.table, 1), f"put:key:self:{piles.at(game.hero(1).area)}", asked=1)
    assert [game.hero(hero).health for hero in (0, 1)] == [6, 5]
    clock = Game("gus", "quinn", "mia", "walt", scenario=2)
    clock.explore()
    clock.apart(0, 1, 2, 3)
    clock.state.fog = [0] * len(clock.state.fog)
    clock.state.last_order = [2, 1, 0, 3]
    harm.lose_resistance(clock.table, 2, 9, "N-228")
    on_top(clock, piles.EVENTS, "thickening")
    clock.play(flow.end_mutants(clock.table))
    assert [tile for tile, level in enumerate(clock.state.fog) if level] == [clock.tile(1)]


@pytest.mark.rule("N-296")
@pytest.mark.parametrize("event", ["something_stirs", "broken_glass", "street_wakes", "seepage", "lost_hour"])
def test_a_clock_card_that_does_not_change_fog_has_no_effect(event: str) -> None:
    game = Game("gus")
    on_top(game, piles.EVENTS, event)
    left = len(game.state.piles[piles.EVENTS])
    before = [(hero.health, hero.resistance) for hero in game.state.heroes]
    game.play(flow.end_mutants(game.table))
    assert len(game.state.piles[piles.EVENTS]) == left - 1
    assert [(hero.health, hero.resistance) for hero in game.state.heroes] == before
    assert game.state.mutants == []


@pytest.mark.rule("N-465")
def test_dead_air_ends_with_the_next_heroes_turn() -> None:
    game = Game("gus")
    game.put(0, game.map.drone)
    game.play(events.dead_air(game.table, 0))
    assert not drone.in_reach(game.state, 0)
    game.state.round += 1
    assert not drone.in_reach(game.state, 0)
    game.state.round += 1
    assert drone.in_reach(game.state, 0)


# --- campaign --------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-382", "N-380", "N-383", "N-372")
def test_after_a_victory_accomplished_objectives_are_credits_and_the_rest_is_gone() -> None:
    runner = laid_out(Setup(1, "campaign"))
    state, table = runner.state, runner.table
    state.heroes[0].credits = 1
    table.move("exterminator", piles.OBJECTIVES, piles.DONE[0])
    table.move("scout", piles.OBJECTIVES, piles.OPEN[0])
    table.shift(piles.KEY, 1, piles.SUPPLY, piles.ON[0])
    now = campaign.after(state, "total")
    assert [kept.credits for kept in now.heroes] == [4, 0, 0, 0]
    assert (now.next, now.levels, now.losses, now.tries) == (2, ["total"], 0, 0)
    assert sorted(card for held in now.heroes[0].spaces.values() for card in held) == sorted(owned(state, 0))
    assert piles.KEY not in now.heroes[0].tokens
    state.heroes[1].status = DEAD
    after = campaign.after(state, "partial").heroes[1]
    assert (after.alive, after.spaces, after.tokens, after.credits) == (False, {}, {}, 0)


@pytest.mark.rule("N-389", "N-378")
def test_a_mission_brings_no_ultimate_victory_and_a_campaign_no_medal() -> None:
    game = Game("gus", scenario=12)
    with pytest.raises(Finished):
        ending.win(game.table)
    assert game.state.result is not None
    assert (game.state.result.ultimate, game.state.result.epilogue, game.state.result.medal) == (False, "", "silver")
    link = laid_out(Setup(1, "campaign")).table
    with pytest.raises(Finished):
        ending.win(link)
    assert link.state.result is not None
    assert link.state.result.medal == ""
