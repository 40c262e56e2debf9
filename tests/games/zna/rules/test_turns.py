"""Rounds and turns: who speaks, in which order heroes act, what a turn holds and when it is over."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.rules import actions, board, ending, flow, harm, moving
from fivefires.games.zna.rules.questions import Go
from fivefires.games.zna.rules.scenarios import exits
from fivefires.games.zna.state import NOBODY, OUT, Stage
from fivefires.kernel import key_of
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from tests.games.zna.tables import BLANK, TWO, Game


def offered(game: Game, hero: int = 0) -> list[str]:
    return [key_of(option) for option in actions.options(game.state, hero) if not isinstance(option, Go)]


@pytest.mark.rule("N-147", "N-148", "N-149", "N-150", "N-152", "N-154")
def test_a_round_is_the_heroes_the_mutants_and_the_clock() -> None:
    game = Game("gus", players=3)
    clock = len(game.state.piles[piles.EVENTS])
    orders = []
    for number in (1, 2, 3, 4):
        assert (game.state.round, game.state.speaker) == (number, (number - 1) % 3)
        acted = []
        while game.message == "ask-action":
            acted.append(game.state.hero)
            game.answer("end-turn")
        orders.append(acted)
        assert len(game.state.piles[piles.EVENTS]) == clock - number
        while game.message == "ask-creeping-bank":
            game.answer(key_of(game.runner.options(game.seat)[0]))
        assert (game.message, game.seat) == ("ask-order", number % 3)
        keys = [key_of(option) for option in game.runner.options(game.seat)]
        assert keys[0] == "same-order"
        assert len(keys) == 24
        game.answer(keys[0] if number == 1 else keys[number])
    assert [sorted(order) for order in orders] == [[0, 1, 2, 3]] * 4
    assert orders[0] == orders[1]
    assert len({tuple(order) for order in orders}) > 1


@pytest.mark.rule("N-150", "N-348")
def test_a_player_without_living_heroes_does_not_speak() -> None:
    game = Game("gus", players=4)
    harm.die(game.table, 1)
    flow.begin_round(game.table)
    assert (game.state.round, game.state.speaker) == (2, 2)
    question = flow.declare_order(game.table).send(None)
    assert [key_of(option) for option in question.options][:1] != ["same-order"]
    assert len(question.options) == 6


@pytest.mark.rule("N-151", "N-238")
def test_a_passed_out_hero_has_a_place_and_is_skipped_if_he_still_lies_when_it_comes() -> None:
    game = Game("gus", "mia", "quinn", "walt")
    harm.lose_resistance(game.table, 1, 9, "N-228")
    game.state.stage, game.state.hero = Stage.ORDER, NOBODY
    game.state.last_order = []
    question = flow.declare_order(game.table).send(None)
    assert len(question.options) == 24
    game.state.order, game.state.stage = [1, 0], Stage.TURN
    game.play(actions.turn(game.table))
    assert game.state.hero == NOBODY
    game.play(actions.turn(game.table))
    assert game.state.hero == 0
    # Woken before his place comes, he acts.
    game.state.order, game.state.hero = [1], NOBODY
    game.hero(1).resistance = 2
    game.play(harm.stand_up(game.table, 1))
    game.play(actions.turn(game.table))
    assert (game.state.hero, game.hero(1).actions) == (1, 3)


@pytest.mark.rule("N-107", "N-118", "N-152", "N-153", "N-156")
def test_a_hero_has_as_many_actions_as_his_board_and_upgrade_say() -> None:
    game = Game("gus")
    game.table.move("tireless", piles.UPGRADES, piles.UPGRADE[0])
    game.hero(0).level = 1
    game.state.hero, game.state.order = NOBODY, [0, 1]
    game.play(actions.turn(game.table))
    assert game.hero(0).actions == 4
    game.mutant("boss", game.next_to(game.hero(0).area)[0])
    for left in (3, 2, 1):
        game.table.force([BLANK, BLANK, BLANK])
        game.play(actions.turn(game.table), "attack")
        assert game.hero(0).actions == left
    game.play(actions.turn(game.table), "end-turn")
    assert (game.hero(0).actions, game.state.hero) == (0, NOBODY)
    game.play(actions.turn(game.table))
    assert (game.state.hero, game.hero(1).actions) == (1, 3)


@pytest.mark.rule("N-153", "N-154", "N-269")
def test_a_turn_is_over_when_nothing_is_left_to_do_and_the_heroes_turn_after_the_last() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.hero(0).actions = game.hero(0).steps = 0
    game.state.order = []
    game.play(actions.turn(game.table))
    assert game.state.hero == NOBODY
    game.play(actions.turn(game.table))
    assert game.state.stage == Stage.HEROES_END
    game.mutant("walker", game.next_to(game.hero(0).area)[0])
    game.play(flow.end_heroes(game.table))
    assert (game.state.stage, len(game.state.agenda)) == (Stage.MUTANTS, 1)


@pytest.mark.rule("N-155", "N-156", "N-157", "N-158")
def test_nine_actions_and_the_scenarios_own_each_for_one() -> None:
    """Everything can be done here, beside a mutant as well."""
    game = Game("tobias", "gus")
    game.explore()
    game.apart(2, 3)
    site = max(game.map.sites, key=lambda area: game.map.beside[area].bit_count())
    game.put(0, site)
    game.put(1, game.next_to(site)[0])
    game.hero(1).health = 2
    game.give(0, "garden_sprayer", yellow=3)
    game.token(0, "yellow_1")
    game.fog(1)
    game.mutant("walker", game.next_to(site)[0])
    game.table.shift(piles.MASK, 1, piles.SUPPLY, piles.at(site))
    game.unmask(0)
    expected = ["pick-up", "attack", "mix", "lower", "trade", "treat", "equip", "work"]
    assert offered(game) == expected
    assert any(isinstance(option, Go) for option in actions.options(game.state, 0))
    game.hero(0).actions = 0
    assert offered(game) == []
    searching = Game("gus")
    searching.put(0, members(searching.map.bodies)[0])
    assert "search" in offered(searching)
    talking = Game("gus")
    talking.put(0, talking.map.drone)
    assert "drone" in offered(talking)
    controlling = Game("walt")
    controlling.give(0, "dart_pistol", green=2)
    controlling.mutant("walker", controlling.next_to(controlling.hero(0).area)[0])
    assert "control" in offered(controlling)


@pytest.mark.rule("N-157", "N-377", "N-507")
def test_work_at_a_site_costs_an_action_and_is_offered_nowhere_else() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    assert "work" not in offered(game)
    site = next(iter(game.map.sites))
    game.put(0, site)
    game.play(actions.work(game.table, 0))
    assert (game.hero(0).actions, game.state.worked) == (2, [site])
    assert "work" not in offered(game)
    assert not exits.is_open(game.state)


@pytest.mark.rule("N-167", "N-159")
def test_steps_left_over_are_lost_when_a_hero_does_anything_else() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    goal = game.map.names[game.next_to(game.hero(0).area)[0]]
    game.play(actions.turn(game.table), f"go:{goal}")
    assert (game.hero(0).actions, game.hero(0).steps) == (2, 2)
    game.mutant("brute", game.next_to(game.hero(0).area)[0])
    game.table.force([BLANK, BLANK, BLANK])
    game.play(actions.turn(game.table), "attack")
    assert (game.hero(0).actions, game.hero(0).steps) == (1, 0)


@pytest.mark.rule("N-167", "N-171")
def test_a_walk_of_several_steps_stops_when_a_mutant_wakes() -> None:
    game = Game("gus")
    game.explore()
    game.state.fog = [0] * len(game.state.fog)
    stopped = 0
    for start in members(game.map.open):
        for far in members(game.map.open):
            game.apart(1, 2, 3)
            taken = [hero.area for hero in game.state.heroes[1:]]
            if game.map.walk[start][far] != 3 or start in taken or far in taken:
                continue
            blind = [area for area in members(game.map.open) if not game.map.watch[area] >> start & 1]
            seeing = [area for area in blind if not game.map.watch[area] & sum(1 << one for one in taken)]
            game.put(0, start)
            game.hero(0).steps = 3
            path = _path(game, start, far)
            watching = [area for area in seeing if game.map.watch[area] >> path[0] & 1 and area not in path]
            if not watching:
                continue
            walker = game.mutant("walker", watching[0], awake=False)
            game.play(moving.go(game.table, 0, far))
            assert walker.awake
            assert (game.hero(0).area, game.hero(0).steps) == (path[0], 2)
            game.state.mutants.remove(walker)
            stopped += 1
            if stopped == 3:
                return
    raise AssertionError("nobody could be woken on the way")


def _path(game: Game, start: int, goal: int) -> list[int]:
    return moving.way(game.map, start, goal, 3, board.free_areas(game.state, game.map), 0)


@pytest.mark.rule("N-366", "N-373")
def test_the_objective_ends_the_game_in_the_middle_of_a_turn() -> None:
    game = Game("gus")
    game.explore()
    game.open_exit()
    game.state.fog = [0] * len(game.state.fog)
    zone = members(game.map.exit)
    door = next(area for area in zone if any(not game.map.exit >> out & 1 for out in members(game.map.beside[area])))
    for hero, area in zip((1, 2, 3), [area for area in zone if area != door], strict=False):
        game.put(hero, area)
    outside = next(area for area in members(game.map.beside[door]) if not game.map.exit >> area & 1)
    game.put(0, outside)
    ending.check(game.table)
    with pytest.raises(Finished):
        game.play(actions.turn(game.table), f"go:{game.map.names[door]}")
    assert game.state.result is not None
    assert (game.state.result.ending, game.hero(0).steps) == ("total", 2)


@pytest.mark.rule("N-348", "N-344")
def test_the_dead_have_no_place_in_the_order_and_are_asked_nothing() -> None:
    game = Game("gus", players=4)
    harm.die(game.table, 0)
    game.state.hero = NOBODY
    game.state.order = [0]
    game.play(actions.turn(game.table))
    assert game.state.hero == NOBODY
    flow.begin_round(game.table)
    question = flow.declare_order(game.table).send(None)
    assert all(game.hero(0).id not in key_of(option) for option in question.options)


@pytest.mark.rule("N-446", "N-447", "N-448", "N-440")
def test_cards_from_the_belt_are_free_and_gone() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    wind = game.give(0, "second_wind", "belt")
    mask = game.give(0, "spare_mask", "belt")
    assert f"use:{wind}" in offered(game)
    assert f"use:{mask}" not in offered(game)  # he has one
    game.play(actions.turn(game.table), f"use:{wind}")
    assert game.hero(0).actions == 4
    game.unmask(0)
    game.play(actions.turn(game.table), f"use:{mask}")
    assert game.stock(piles.MASK, piles.ON[0]) == 1
    assert game.hero(0).actions == 4
    case = game.give(0, "reagent_case", "belt")
    game.token(0, "blue_1", 3)
    game.table.force_tokens(["green_1", "yellow_1"])
    game.play(actions.turn(game.table), f"use:{case}", "keep:yellow_1")
    assert game.stock("yellow_1", piles.ON[0]) == 1
    assert piles.ON[0] not in game.state.stock["green_1"]  # no room: back into the bag
    assert game.stock("green_1", piles.BAG) == 6
    assert game.state.piles["belt.0"] == []
    assert {wind, mask, case} <= set(game.state.piles[piles.SPECIAL_DISCARDS])


@pytest.mark.rule("N-440", "N-245")
def test_cards_in_the_backpack_cannot_be_used() -> None:
    game = Game("gus")
    card = game.give(0, "second_wind", "pack")
    assert f"use:{card}" not in offered(game)


@pytest.mark.rule("N-444", "N-328")
def test_a_steady_breath_adds_two_dice_to_a_ranged_attack_only() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    target = game.mutant("boss", game.next_to(game.hero(0).area)[0])
    card = game.give(0, "steady_breath", "belt")
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    game.table.force([BLANK, BLANK, BLANK])
    game.play(actions.turn(game.table), "attack", "arms:none")
    game.table.force([TWO, TWO, TWO])
    game.play(actions.turn(game.table), "attack", "arms:revolver", f"use:{card}")
    assert target.wounds == 2  # 2 + 6, and 4 make a wound
    assert card in game.state.piles[piles.SPECIAL_DISCARDS]


@pytest.mark.rule("N-237", "N-153", "N-228")
def test_passing_out_ends_the_turn_at_once() -> None:
    game = Game("gus")
    game.state.order = [1]
    game.give(0, "second_wind", "belt")
    game.give(0, "oxygen_bottle", "belt")
    harm.lose_resistance(game.table, 0, 9, "N-228")
    assert game.hero(0).status == OUT
    game.play(actions.turn(game.table))  # he is asked nothing, whatever depends on his belt
    assert (game.state.hero, game.hero(0).actions) == (NOBODY, 0)
