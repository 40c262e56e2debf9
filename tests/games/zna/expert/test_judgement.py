"""What the scripted player thinks of a situation: arms, ways through fog, errands, and who needs help."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.expert import arms, care, evaluation, goals, scripted, turn, ways
from fivefires.games.zna.expert.glance import Glance
from fivefires.games.zna.rules import moving
from fivefires.games.zna.rules.questions import Act, Empty, Load, Target, To
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import DEAD, OUT, Turn
from fivefires.kit.bits import members
from tests.games.zna.tables import Game


def view_of(game: Game) -> ZnaView:
    return ZnaView(game.state, 0)


def test_wounds_are_counted_in_full_multiples_and_up_to_death() -> None:
    assert arms.wounds(0, 5, 2, 9) == 2
    assert arms.wounds(0, 5, 1, 3) == 3
    assert arms.wounds(1, 0, 1, 9) == pytest.approx(5 / 6)
    assert arms.wounds(1, 0, 2, 9) == pytest.approx(1 / 6)


def test_the_best_weapon_goes_into_the_hands() -> None:
    game = Game("gus")
    axe = game.give(0, "fire_axe", "pack")
    knife = game.give(0, "kitchen_knife")
    assert arms.misplaced(view_of(game), 0) == [axe]
    wanted = arms.arrangement(view_of(game), 0)
    assert (wanted[axe], wanted[knife]) == ("hands", "belt")


def test_a_way_round_is_worth_some_breath() -> None:
    game = Game("gus", scenario=2)
    game.explore()
    game.apart(1, 2, 3)
    view = view_of(game)
    goal = game.map.piece(Piece.KEY)[0]
    game.state.fog = [0] * len(game.state.fog)
    clear = ways.field(view, 0, [goal])[game.hero(0).area]
    game.state.fog = [2] * len(game.state.fog)
    assert ways.field(view, 0, [goal])[game.hero(0).area] > clear


def test_nobody_takes_a_step_that_would_be_his_last_while_somebody_can_help() -> None:
    game = Game("gus", "mia")
    game.explore()
    game.state.fog = [2] * len(game.state.fog)
    game.hero(0).resistance = 1
    game.give(1, "syringe", green=1)
    view = view_of(game)
    game.state.hero = 0
    assert goals.stuck(view, 0)
    assert turn.best_step(view, 0, moving.ways(game.state, 0)) is None


def test_who_cannot_be_helped_does_not_keep_the_others_from_leaving() -> None:
    game = Game("gus", "quinn")
    game.explore()
    game.state.fog = [2] * len(game.state.fog)
    game.hero(0).resistance = 1
    assert goals.hopeless(view_of(game), 0)
    assert not goals.stuck(view_of(game), 0)


def test_errands_are_given_to_whoever_is_near_and_each_only_once() -> None:
    game = Game("gus", "quinn")
    game.explore()
    first, second = game.map.sites
    game.put(2, members(game.map.beside[first])[0])
    game.put(3, members(game.map.beside[second])[0])
    assert goals.tasks(view_of(game)) == {2: first, 3: second}


def test_whoever_lies_is_helped_first() -> None:
    game = Game("mia", "gus", "quinn")
    game.apart(3)
    game.put(1, game.next_to(game.hero(0).area)[0])
    game.put(2, game.next_to(game.hero(0).area)[0])
    game.give(0, "syringe", green=1, yellow=1)
    game.hero(1).health = 2
    game.hero(2).status, game.hero(2).resistance = OUT, 0
    assert care.treatments(view_of(game), 0)[0][1] == 2


def test_reagent_goes_to_whoever_has_something_to_mix_it_in() -> None:
    game = Game("gus", "mia")
    game.give(1, "syringe")
    game.token(0, "green_1")
    assert care.gifts(view_of(game), 0, 1) == ["green_1"]
    assert care.gifts(view_of(game), 1, 0) == []


def test_for_who_is_out_of_breath_something_else_is_taken_out_of_the_weapon() -> None:
    game = Game("mia", "gus")
    game.apart(1, 2, 3)
    game.give(0, "syringe", yellow=2)
    game.token(0, "green_1")
    assert not goals.reloads(view_of(game), 0)
    game.hero(1).resistance = 1
    assert goals.reloads(view_of(game), 0)
    assert goals.wakes(view_of(game), 0)
    game.state.hero = 0
    assert care.mix(view_of(game), [Empty("yellow"), Act.ENOUGH]) == Empty("yellow")
    assert care.mix(view_of(game), [Load("yellow_1"), Load("green_1"), Act.ENOUGH]) == Load("green_1")


def test_a_still_vent_is_no_errand_and_what_is_enough_for_all_is_not_gathered() -> None:
    game = Game("gus", "mia", "quinn", "tobias", scenario=11)
    for hero in range(4):
        game.give(hero, "syringe")
    first, *others = game.map.piece(Piece.VENT)
    for area in others:
        game.state.fog[game.map.tile_of[area]] = 0
    assert goals.errands(view_of(game)) == [first]
    assert goals.lacks(view_of(game), 0)
    game.token(1, "yellow_2")
    assert not goals.lacks(view_of(game), 0)


def test_a_glance_remembers_what_a_view_asks_anew() -> None:
    game = Game("gus")
    view = view_of(game)
    glance = Glance.at(view)
    axe = game.give(0, "fire_axe")
    assert axe in glance.equipped(0)
    knife = game.give(0, "kitchen_knife", "belt")
    assert knife in view.equipped(0)
    assert knife not in glance.equipped(0)


def test_a_mutant_that_no_blow_fells_is_led_for_a_turn() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    near = game.next_to(game.hero(0).area)[0]
    brute = game.mutant("brute", near)
    asleep = game.mutant("walker", next(area for area in game.next_to(near) if area != game.hero(0).area), awake=False)
    game.give(0, "dart_pistol", green=1)
    assert turn.tames(view_of(game), 0)
    assert turn.taming(view_of(game), 0, brute) > 0
    assert turn.taming(view_of(game), 0, asleep) == 0
    game.hero(1).resistance = 1  # Somebody needs the green for his breath.
    assert not turn.tames(view_of(game), 0)
    game.hero(1).resistance = 5
    brute.control = 0
    assert turn.taming(view_of(game), 0, brute) == 0


def test_a_led_mutant_bites_another_or_goes_where_it_hurts_nobody() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    brute = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    game.state.agenda.append(Turn(brute.number))
    ways_out = [To(game.map.names[area]) for area in game.next_to(brute.area) if area != game.hero(0).area]
    assert scripted.controlled(view_of(game), [*ways_out, Act.ENOUGH]) in ways_out
    walker = game.mutant("walker", game.next_to(brute.area)[-1])
    bite = Target(f"walker.{walker.number}")
    assert scripted.controlled(view_of(game), [*ways_out, bite, Act.ENOUGH]) == bite


def test_an_idle_hero_puts_each_card_where_it_is_of_use() -> None:
    game = Game("gus")
    game.give(0, "first_aid_kit", "pack")
    assert turn.tidies(view_of(game), 0)
    game.empty(0)
    game.give(0, "first_aid_kit", "belt")
    assert not turn.tidies(view_of(game), 0)


def test_nobody_goes_back_to_an_engine_that_runs_when_three_are_left() -> None:
    game = Game("gus", scenario=12)
    game.open_exit()
    game.hero(3).status = DEAD
    (engine,) = game.map.piece(Piece.ENGINE)
    assert goals.errands(view_of(game)) == [engine]
    game.state.engine = 3
    assert goals.errands(view_of(game)) == []


def test_whoever_has_worked_a_lock_waits_beside_the_bridge_on_his_bank() -> None:
    game = Game("gus", scenario=6)
    game.state.worked = [*game.map.locks]
    for hero in range(4):
        waiting = goals.goals(view_of(game), hero)
        assert waiting
        mine = goals.bank(view_of(game), game.hero(hero).area)
        assert {goals.bank(view_of(game), area) for area in waiting} == {mine}
        assert all(game.map.beside[area] & game.map.closed and not game.map.closed >> area & 1 for area in waiting)


def test_what_the_dead_had_to_mix_in_is_fetched_by_whoever_has_nothing() -> None:
    game = Game("gus", "quinn", scenario=11)
    game.explore()
    game.put(3, game.next_to(game.hero(0).area)[0])
    game.give(3, "syringe")
    game.hero(3).status = DEAD
    view = view_of(game)
    assert goals.arming(view, 0) == [game.hero(3).area]
    game.put(0, game.hero(3).area)
    assert turn.worth_taking(view_of(game), 0)
    game.give(1, "garden_sprayer")
    assert goals.arming(view_of(game), 0) == []


def test_cards_of_the_clock_are_kept_for_an_alarm() -> None:
    game = Game("gus")
    game.state.worked = [*game.map.sites]
    before = goals.spare(view_of(game))
    game.state.opened = True
    assert goals.spare(view_of(game)) == before + goals.ALARM


def test_a_team_that_is_better_off_is_judged_so() -> None:
    game = Game("gus", scenario=8)
    boss = game.mutant("boss", game.map.piece(Piece.BOSS)[0])

    def worth() -> float:
        return evaluation.evaluate(view_of(game))[0]

    worse = worth()
    boss.wounds = 2
    assert worth() > worse
    better = worth()
    game.hero(0).health -= 2
    assert worth() < better
    game.hero(0).status = OUT
    lying = worth()
    assert lying < better
    game.state.worked = [*game.map.sites]
    assert worth() > lying
