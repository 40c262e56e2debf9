"""What the table says at the end of a mission and on the way there (S-082, S-215, S-217), and how strong a haze is."""

from __future__ import annotations

import re

import pytest

from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import attack, board, ending
from fivefires.games.stalker.rules.questions import Shadow, Shoot, Sneak
from fivefires.games.stalker.show.drawing import tiles
from fivefires.games.stalker.show.scene import scene
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import Stage
from fivefires.kernel import SPECTATOR, message
from fivefires.kernel.scene import Scene
from fivefires.kernel.table import Finished
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, G0, MASK, STAR, WEST, Game, lane


def shown(game: Game) -> Scene:
    return scene(StalkerView(game.state, SPECTATOR))


def ended(how: str, died: str = "") -> Game:
    game = Game("palkan", "velet")
    game.state.round = 7
    with pytest.raises(Finished):
        ending.end(game.table, how, died)
    return game


@pytest.mark.rule("S-217", "S-216", "S-219", "S-712")
@pytest.mark.parametrize(("how", "died"), [("success", ""), ("death", "velet"), ("time", ""), ("overrun", "")])
def test_the_verdict_says_why_it_is_over_and_the_story_goes_on_from_there(how: str, died: str) -> None:
    game = ended(how, died)
    args = {"stalker": message(died)} if died else {}
    assert shown(game).verdict == (message(f"verdict-{how}", rounds=7, **args),)
    (story,) = shown(game).stories
    assert story.rule == "S-217"
    assert story.text == message("place_a1.epilogue" if how == "success" else "failure-A1")


@pytest.mark.rule("S-082", "S-217")
def test_the_prologue_stands_until_the_first_round_and_there_is_no_verdict_yet() -> None:
    game = Game("palkan", "velet")
    assert shown(game).verdict == ()
    assert shown(game).stories == ()
    game.state.stage, game.state.round = Stage.SETUP, 0
    assert [(story.rule, story.text) for story in shown(game).stories] == [("S-082", message("place_a1.text"))]


@pytest.mark.rule("S-215", "S-004")
def test_each_mat_says_how_far_the_next_step_is() -> None:
    """From the gate to the desk in the office, where Dalik's papers lie; then nearer."""
    game = Game("palkan", "velet")
    game.runner.state.overlays = []
    view = StalkerView(game.state, 0)
    assert view.step == "desk"
    for number, name in enumerate(("T01.A", "T03.C")):
        game.put(name, number)
    goals = [mat.goals for mat in shown(game).mats]
    assert all(len(one) == 1 and one[0].rule == "S-215" for one in goals)
    away = [StalkerView(game.state, 0).away(stalker) for stalker in game.state.stalkers]
    for goal, spaces in zip(goals, away, strict=True):
        step = message("step-desk")
        wanted = message("goal-no-way", step=step) if spaces is None else message("goal-away", step=step, spaces=spaces)
        assert goal[0].text == wanted
    assert GAME.scene(StalkerView(game.state, 0)).goals[0].text == message("step-desk")


@pytest.mark.rule("S-148")
def test_a_haze_is_the_stronger_the_worse_the_radiation_but_never_hides_the_map() -> None:
    def opacity(value: int) -> float:
        (found,) = re.findall(r'opacity="(\.\d+)"/?>', next(iter(tiles._radiation([(0, 0)], value, 1))))
        return float(found)

    strength = [opacity(value) for value in range(1, 7)]
    assert strength == [0.2, 0.2, 0.2, 0.3, 0.3, 0.3]


@pytest.mark.rule("S-605", "S-345", "S-365")
def test_odds_know_the_stars_that_need_no_dice() -> None:
    """Milady with a pistol, 2 stalker dice and 1 equipment die: a snork takes 3 ★ for a light wound."""
    game = Game("milady", on=lane(4))
    game.put("0,0")
    game.give("ptm")
    snork = game.enemy("snork", "2,0", WEST)
    shot = Shoot("single", board.figure(snork))

    def good() -> int:
        odds = shot.odds(StalkerView(game.state, 0))
        assert odds is not None
        return odds.good

    def ways(stars: int) -> int:
        yellow, green = (0, 1, 1, 2, 0, 3), (0, 1, 1, 2, 2, 3)
        return sum(a + b + c >= stars for a in yellow for b in yellow for c in green)

    assert good() == ways(3), "it sees her"
    snork.facing = EAST
    snork.space = game.at("3,0")
    game.put("1,0")
    assert good() == ways(2), "it does not: one star is certain"
    game.give("neuron")
    assert good() == ways(1)
    next_wound(game, light=1)
    game.table.force((STAR, MASK), (G0,))
    game.play(attack.shoot(game.table, game.stalker(), shot), "torso", "keep")
    assert snork.pinned, "1 ★ of the dice and 2 that are certain: a light wound"


@pytest.mark.rule("S-606", "S-142")
def test_a_way_in_the_shadows_says_what_follows() -> None:
    game = Game("milady", on=lane(4, radiation={"1,0": 2}))
    game.put("0,0")
    note = Shadow(game.name(game.at("1,0"))).note(StalkerView(game.state, 0))
    assert note == message("note-shadow", radiation=2, chance=0)
    assert Sneak(game.name(game.at("1,0"))).note(StalkerView(game.state, 0)) == message(
        "note-sneak", radiation=2, chance=0
    )
