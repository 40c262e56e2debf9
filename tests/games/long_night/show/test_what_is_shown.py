"""What lies open on the table is in the scene, for everybody or for its holder alone."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content.index import CRISIS, EXPERIMENT
from fivefires.games.long_night.show.scene import scene
from fivefires.games.long_night.show.telling import own_goals
from fivefires.games.long_night.state import Stage
from fivefires.kernel import Message
from fivefires.kernel.scene import Mat, Pile, Row, Scene, Thing
from tests.games.long_night.tables import (
    HUNTER,
    ORDINARY,
    THREE,
    Game,
    at_b2,
    at_b3,
    at_r2,
    at_r3,
    chimp,
    colony_phase,
    exile,
    give,
    log,
    lurks,
    play,
    prompt,
    put,
    raid,
    seated,
    settle,
    view,
    works,
)


def seen(runner: Game, seat: int = 0) -> Scene:
    return scene(view(runner, seat))


def row(runner: Game, id: str, seat: int = 0) -> Row | None:
    return next((one for one in seen(runner, seat).rows if one.id == id), None)


def pile_shown(runner: Game, id: str, seat: int = 0) -> Pile | None:
    return next((one for one in seen(runner, seat).piles if one.id == id), None)


def mat(runner: Game, whose: int, seat: int = 0) -> Mat:
    return seen(runner, seat).mats[whose]


def thing(runner: Game, id: str, seat: int = 0) -> Thing:
    """A card in one of the rows beside the board or before the player."""
    rows = [*seen(runner, seat).rows, *mat(runner, seat, seat).rows]
    return next(one for found in rows for one in found.things if one.id == id)


def text(runner: Game, id: str, seat: int = 0) -> Message:
    found = thing(runner, id, seat).text
    assert found is not None
    return found


def space_text(runner: Game, id: str) -> str:
    found = next(space.text for space in seen(runner).boards[0].spaces if space.id == id)
    assert found is not None
    return found.id


@pytest.mark.rule("L-421", "L-518", "L-557")
def test_the_loot_can_be_looked_through_before_the_hideout_can_be_entered() -> None:
    runner = raid()
    put(runner, "painkillers", "loot")
    settle(runner)
    loot = pile_shown(runner, "loot")
    assert loot is not None
    assert [card.id for card in loot.things] == ["painkillers"]
    assert space_text(runner, "hideout") == "place-barred"
    assert space_text(at_b2(), "hideout") == "hideout-text"


@pytest.mark.rule("L-434", "L-435", "L-488")
def test_experiments_and_side_effects_lie_open_while_raxxon_is_barred() -> None:
    runner = chimp()
    experiments, side_effects = pile_shown(runner, "experiments"), pile_shown(runner, "side_effects")
    assert experiments is not None
    assert side_effects is not None
    assert experiments.size == 12
    assert experiments.top is not None
    assert experiments.top.text is not None
    assert len(side_effects.things) == 6
    assert space_text(runner, "raxxon") == "place-barred"


@pytest.mark.rule("L-434", "L-457")
def test_the_audio_side_tells_code_and_number_of_figures() -> None:
    runner = works(top="exp_claw")
    experiments = pile_shown(runner, "experiments")
    assert experiments is not None
    assert experiments.top is not None
    assert experiments.top.text is not None
    assert experiments.top.text.id == "audio-text"
    first, second, figures = (experiments.top.text.args[name] for name in ("first", "second", "figures"))
    assert (first, second, figures) == (2, 5, 2)


@pytest.mark.rule("L-462", "L-475")
def test_the_rule_of_a_special_zombie_is_shown_with_its_table() -> None:
    runner = works()
    lurks(runner, HUNTER, "library")
    settle(runner)
    assert text(runner, "exp_hunter").args.get("rule") == Message("exp_hunter.rule")
    gate = next(space for space in seen(runner).boards[0].spaces if space.id == "library.entrance")
    assert [one.text for one in gate.things if one.id == HUNTER] == [text(runner, "exp_hunter")]
    assert EXPERIMENT["exp_claw"].powers == ()


@pytest.mark.rule("L-514")
def test_the_code_is_shown_from_the_third_stage_on() -> None:
    assert row(at_r2(), "code") is None
    assert row(at_r3(), "code") is not None


@pytest.mark.rule("L-025", "L-408", "L-409")
@pytest.mark.parametrize("bandits", [True, False])
def test_the_bandit_strip_of_a_crisis_can_be_read_in_its_module(bandits: bool) -> None:
    runner = seated(*THREE, variants=["bandits"] if bandits else [])
    for card in [*runner.state.piles["crisis"]]:
        put(runner, card, "crises")
    put(runner, "crisis_sickness", "crisis")
    settle(runner)
    shown = text(runner, "crisis_sickness")
    if bandits:
        numbers = CRISIS["crisis_sickness"].bandits
        assert shown.id == f"crisis-bandits-{len(numbers)}"
        named = [shown.args[name] for name in ("first", "second", "third")[: len(numbers)]]
        assert named == [Message(ORDINARY[number - 1]) for number in numbers]
    else:
        assert shown == Message("crisis_sickness.effect")


@pytest.mark.rule("L-021", "L-557")
def test_a_crisis_can_be_read_while_it_strikes() -> None:
    runner = colony_phase(seated(*THREE), Stage.CRISIS, crisis="crisis_sickness")
    assert prompt(runner) == "ask-who"
    assert text(runner, "crisis_sickness") == Message("crisis_sickness.effect")


@pytest.mark.rule("L-543")
def test_the_betrayer_reads_the_further_condition_and_nobody_else() -> None:
    late, plain = at_b3(), at_b2()
    assert late.state.vengeful
    assert text(late, "bandit_betrayal") == Message("bandit_betrayal.late")
    assert text(plain, "bandit_betrayal") == Message("bandit_betrayal.goal")
    assert not any(view(late, seat).vengeful for seat in (1, 2, 3))


@pytest.mark.rule("L-428")
def test_everybody_sees_who_leads_the_bandits() -> None:
    runner = seated(*THREE, variants=["bandits"])
    put(runner, "secret_own_car", "objectives")
    for old in [*runner.state.piles["objective.1"]]:
        put(runner, old, "objectives")
    put(runner, "secret_own_car", "objective.1")
    settle(runner)
    assert "mark-leads-bandits" not in [mark.name.id for mark in mat(runner, 1).marks]
    exile(runner, 1)
    assert "mark-leads-bandits" in [mark.name.id for mark in mat(runner, 1, 2).marks]


@pytest.mark.rule("L-023")
def test_a_crisis_that_asks_for_less_is_said_to_ask_for_less() -> None:
    runner = seated(*THREE)
    give(runner, 0, "evacuation_plan")
    settle(runner)
    play(runner, "play:evacuation_plan")
    assert "log-target-down" in log(runner)
    assert view(runner).crisis_target == 1


@pytest.mark.rule("L-005")
def test_the_main_objective_says_how_long_it_takes() -> None:
    assert thing(seated(*THREE), "goal_tribute").type == Message("length-short")
    assert thing(raid(), "story_b1").type is None


def signs(runner: Game, card: str, seat: int) -> list[str]:
    return [mark.name.id for mark in thing(runner, card, seat).marks if mark.name.id.endswith("fulfilled")]


@pytest.mark.rule("L-008", "L-312")
def test_the_own_objective_says_whether_it_is_met() -> None:
    runner = seated(*THREE)
    for old in [*runner.state.piles["objective.1"]]:
        put(runner, old, "objectives")
    put(runner, "secret_hoarder", "objective.1")
    settle(runner)
    assert signs(runner, "secret_hoarder", 1) == ["mark-unfulfilled"]
    give(runner, 1, "rations", "rations#2", "rations#3", "firewood", "bandages")
    assert signs(runner, "secret_hoarder", 1) == ["mark-fulfilled"]
    exile(runner, 1)
    assert signs(runner, "secret_hoarder", 1) == []
    [card] = runner.state.piles["exile.1"]
    assert signs(runner, card, 1) in (["mark-fulfilled"], ["mark-unfulfilled"])


@pytest.mark.rule("L-557")
def test_the_pile_of_improvements_is_counted() -> None:
    pile = pile_shown(seated(*THREE, variants=["improvements"]), "improvements")
    assert pile is not None
    assert pile.size == 6
    assert pile_shown(seated(*THREE), "improvements") is None


@pytest.mark.rule("L-342", "L-449")
def test_a_secret_goal_is_shown_to_its_holder_alone() -> None:
    runner = seated(*THREE)
    for seat in range(3):
        shown = [bool(own_goals(view(runner, seat), other)) for other in range(3)]
        assert shown == [other == seat for other in range(3)]
