"""What is shown follows the rules to the number: tracks, chances, cards and verdicts."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import SEALED
from fivefires.games.long_night.content.index import CROSSROADS
from fivefires.games.long_night.rules import chances
from fivefires.games.long_night.show import scene, telling
from fivefires.games.long_night.state import BiteUnderWay, Lasting, LongNightResult
from fivefires.kernel import message
from tests.games.long_night.tables import (
    THREE,
    Game,
    chimp,
    equip,
    lay_tokens,
    next_experiments,
    objectives,
    pile,
    place,
    raid,
    seated,
    send_away,
    three,
    view,
    works,
    zombies,
)

GIA, COLE, ROCCO, EMMA = "gia_najjar", "cole_winters", "rocco_bellini", "emma_han"


# --- tracks and maps ----------------------------------------------------------------------------------------------


@pytest.mark.rule("L-335", "L-337", "L-229")
@pytest.mark.parametrize(("food", "end"), [(0, 3), (5, 5)])
def test_tracks_show_where_the_trouble_begins(food: int, end: int) -> None:
    """Six people eat three food: with two there is too little."""
    runner = three()
    if food:
        lay_tokens(runner, "food-token", "colony", food)
    shown = {track.id: track for track in scene.tracks(view(runner))}
    assert (shown["morale"].danger, shown["rounds"].danger) == (2, 1)
    assert (shown["food"].value, shown["food"].end, shown["food"].danger) == (food, end, 2)


@pytest.mark.rule("L-229", "L-237")
def test_a_store_that_nobody_needs_still_has_a_track() -> None:
    runner = three()
    for survivors in THREE:
        for survivor in survivors:
            place(runner, survivor, "school")
    shown = {track.id: track for track in scene.tracks(view(runner))}
    assert (shown["food"].value, shown["food"].end) == (0, 1)


@pytest.mark.rule("L-488", "L-518")
def test_places_that_a_scenario_bars_lie_there_all_the_same() -> None:
    assert scene.on_the_table(view(chimp()))[7:] == ["raxxon"]
    assert scene.on_the_table(view(raid()))[7:] == ["hideout"]
    assert scene.on_the_table(view(three()))[7:] == []
    runner = chimp()
    runner.table.shift("barricade-token", view(runner).sealed - 1, SEALED, "supply")
    assert scene.on_the_table(view(runner))[7:] == ["raxxon"]


# --- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-219")
@pytest.mark.parametrize("card", sorted(CROSSROADS))
def test_a_crossroads_card_is_told_with_all_its_options(card: str) -> None:
    options = [message(f"{card}.{option.key}") for option in CROSSROADS[card].options]
    text = scene.crossroads_text(card)
    assert [text.args[name] for name in ("first", "second") if name in text.args] == options
    assert text.id == ("crossroads-one" if len(options) == 1 else "crossroads-two")


@pytest.mark.rule("L-449")
def test_the_experiment_that_is_voted_on_is_the_top_one() -> None:
    runner = works(top="exp_claw")
    next_experiments(runner, "exp_tank", "exp_hunter")
    runner.table.reveal(["exp_tank", "exp_hunter"])
    story = telling.experiment(view(runner))
    assert story is not None
    assert (story.title, story.id) == (message("exp_tank"), "exp_tank")
    assert story.text == telling.encounter_text("exp_tank")


@pytest.mark.rule("L-312")
def test_an_exile_s_card_counts_and_a_spectator_has_none() -> None:
    runner = three()
    send_away(runner, 1)
    assert [scene.what_counts(view(runner, seat)) for seat in range(4)] == ["objective.0", "exile.1", "objective.2", ""]


# --- goals and verdicts -------------------------------------------------------------------------------------------


def ended(runner: Game, ending: str, *winners: int) -> list[str]:
    runner.state.result = LongNightResult(ending=ending, winners=[*winners], met=ending == "objective", rounds=4)
    runner.table.reveal([card for seat in range(3) for card in pile(runner, f"objective.{seat}")])
    return [line.id for line in telling.verdict(view(runner))]


@pytest.mark.rule("L-338", "L-342")
def test_before_the_end_there_is_no_verdict() -> None:
    assert telling.verdict(view(three())) == ()


@pytest.mark.rule("L-338", "L-342")
@pytest.mark.parametrize("full", [True, False])
def test_a_full_objective_that_came_too_late_is_told(full: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = three()
    objectives(runner, "secret_hoarder", "secret_drifter", "betrayal_filth")
    monkeypatch.setattr(type(view(runner)), "main_met", full)
    assert ("verdict-too-late" in ended(runner, "morale")) is full
    assert "verdict-too-late" not in ended(runner, "objective", 0)


@pytest.mark.rule("L-338", "L-342", "L-356")
@pytest.mark.parametrize(("ending", "told"), [("objective", "verdict-all-win"), ("morale", "verdict-all-lose")])
def test_in_cooperation_one_line_says_it_for_all(ending: str, told: str) -> None:
    assert ended(seated(*THREE, mode="cooperative"), ending) == [f"verdict-{ending}", told]


@pytest.mark.rule("L-338", "L-342", "L-366", "L-340")
def test_everybody_reads_why_he_lost() -> None:
    """Seat 0 needed the main objective, seat 1 is out, seat 2 failed otherwise."""
    runner = three()
    objectives(runner, "secret_hoarder", "secret_drifter", "betrayal_filth")
    runner.state.players[1].out = True
    assert ended(runner, "morale")[1:] == ["verdict-needs-main", "verdict-out", "verdict-lost"]
    runner.state.players[1].out = False
    assert ended(runner, "objective")[1:] == ["verdict-lost", "verdict-lost", "verdict-lost"]


@pytest.mark.rule("L-004")
def test_an_objective_without_numbers_is_shown_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = three()
    seen = view(runner)
    monkeypatch.setattr(type(seen), "parts", lambda self: [])
    (goal,) = telling.goals(seen)
    assert goal.text == seen.objective_text


@pytest.mark.rule("L-008", "L-342")
@pytest.mark.parametrize(("cards", "value", "end"), [(0, 0, 5), (3, 3, 5), (7, 5, 5)])
def test_a_goal_that_counts_shows_how_far_it_is(cards: int, value: int, end: int) -> None:
    """A hoarder wants five cards."""
    runner = three()
    objectives(runner, "secret_hoarder", "secret_drifter", "betrayal_filth")
    for card in pile(runner, "deck.hospital")[:cards]:
        runner.table.move(card, "deck.hospital", "hand.0")
    (goal,) = telling.own_goals(view(runner), 0)
    assert (goal.value, goal.end) == (value, end)


# --- chances ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-197", "L-576")
def test_what_softens_a_face_is_reckoned_with() -> None:
    """With hand warmers the two sides with frostbite are no harm, to anybody of the player who plays them."""
    runner = three()
    assert [chances.blank(runner.state, one).good for one in (GIA, COLE, EMMA)] == [6, 6, 6]
    runner.state.lasting = [Lasting("@hand_warmers", 0, GIA, v.TURN)]
    assert [chances.blank(runner.state, one).good for one in (GIA, COLE, EMMA)] == [8, 8, 6]


@pytest.mark.rule("L-197")
def test_whoever_is_safe_has_no_chance_to_show() -> None:
    runner = three()
    runner.state.lasting = [Lasting("@snowmobile", 0, GIA, v.TURN)]
    assert chances.exposure(runner.state, GIA, v.Risk.MOVE) is None
    assert chances.exposure(runner.state, GIA, v.Risk.KILL) is not None
    assert chances.exposure(runner.state, COLE, v.Risk.MOVE) is not None


@pytest.mark.rule("L-436", "L-423")
def test_a_search_at_the_hideout_shows_its_roll() -> None:
    runner = seated(*THREE, variants=("bandits",))
    place(runner, GIA, "hideout")
    place(runner, COLE, "school")
    shown = chances.search(runner.state, GIA)
    assert shown is not None
    assert (shown.good, shown.total) == (4, 6)
    assert chances.search(runner.state, COLE) is None


@pytest.mark.rule("L-205")
def test_a_bite_reaches_the_lowest_where_it_spreads() -> None:
    runner = three()
    assert chances.bitten(runner.state) == ""
    for survivor in (GIA, EMMA):
        place(runner, survivor, "school")
    runner.state.under_way.append(BiteUnderWay("school"))
    assert chances.bitten(runner.state) == GIA
    runner.state.under_way[:] = [BiteUnderWay("library")]
    assert chances.bitten(runner.state) == ""


@pytest.mark.rule("L-113", "L-114")
def test_beside_others_an_attack_tells_its_chance_with_the_target() -> None:
    runner = three()
    for survivor in (GIA, EMMA):
        place(runner, survivor, "school")
    zombies(runner, "school", 1)
    assert chances.attack(runner.state, 0, GIA) is None
    place(runner, EMMA, "library")
    assert chances.attack(runner.state, 0, GIA) is not None


@pytest.mark.rule("L-292")
@pytest.mark.parametrize(
    ("wounds", "more", "dies"), [(0, 3, True), (2, 1, True), (2, 0, False), (1, 1, False), (3, 0, False)]
)
def test_the_third_token_kills(wounds: int, more: int, dies: bool) -> None:
    runner = three()
    runner.state.wounds = {GIA: wounds}
    assert chances.dies_of(runner.state, GIA, more) is dies


@pytest.mark.rule("L-292")
def test_gear_that_makes_tough_lets_one_more_lie() -> None:
    runner = three()
    equip(runner, GIA, "lead_apron")
    runner.state.wounds = {GIA: 2}
    assert [chances.dies_of(runner.state, GIA, more) for more in (1, 2)] == [False, True]


@pytest.mark.rule("L-171", "L-172")
def test_one_goal_is_enough_to_show_the_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "goals_for", lambda state, seat, start: ["school"] if seat == 0 else [])
    shown = chances.move(three().state, 0, GIA)
    assert shown is not None
    assert (shown.good, shown.total) == (6, 12)
