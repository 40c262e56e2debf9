"""The Long Night: the text that is decided on, what all and what one want, what hurts, and why it ended so."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.rules.questions import Act
from fivefires.games.long_night.show.scene import scene
from fivefires.games.long_night.state import LongNightResult, VoteUnderWay
from fivefires.kernel import SPECTATOR, Message, Option, key_of, message
from fivefires.kernel.scene import Scene
from tests.games.long_night.tables import (
    THREE,
    Game,
    all_vote,
    dice,
    equip,
    give,
    hold,
    lay_tokens,
    objectives,
    place,
    play,
    prompt,
    put,
    seated,
    settle,
    three,
    view,
    zombies,
)


def seen(runner: Game, seat: int = 0) -> Scene:
    return scene(view(runner, seat))


def option(runner: Game, key: str, seat: int = 0) -> Option:
    (found,) = [one for one in runner.options(seat) if key_of(one) == key]
    assert isinstance(found, Option)
    return found


@pytest.mark.rule("L-219")
def test_a_crossroads_card_is_told_by_its_story_and_read_as_a_whole_beside_it() -> None:
    card = "cr_cold_stove"
    runner = hold(three(), card)
    give(runner, 0, "rations")
    settle(runner)
    for seat in (0, 1, SPECTATOR):
        assert seen(runner, seat).stories == ()
    runner.table.force([1])
    play(runner, "move:gia_najjar", "at:school")
    assert prompt(runner) == "ask-crossroads"
    for seat in (0, 1, SPECTATOR):
        (story,) = seen(runner, seat).stories
        assert (story.id, story.text) == (card, message(f"{card}.story"))
        (whole,) = [row for row in seen(runner, seat).rows if row.role == "note"]
        assert [one.id for one in whole.things] == [card]


@pytest.mark.rule("L-004", "L-253")
def test_the_main_objective_is_a_common_goal_as_far_as_it_is() -> None:
    runner = seated(*THREE)
    (goal,) = seen(runner, SPECTATOR).goals
    assert (goal.value, goal.end, goal.met, goal.secret) == (0, 12, False, False)
    put(runner, "rations", "laid")
    assert seen(runner).goals[0].value == view(runner).progress()[0][0] == 1


@pytest.mark.rule("L-008", "L-556")
def test_the_secret_objective_is_a_goal_for_its_holder_alone() -> None:
    runner = three()
    objectives(runner, "secret_hoarder", "secret_packed_bag", "betrayal_filth")
    give(runner, 0, "rations", "bandages")
    (hoarder,) = seen(runner, 0).mats[0].goals
    assert (hoarder.text, hoarder.value, hoarder.end) == (message("secret_hoarder.goal"), 2, 5)
    assert hoarder.secret
    assert [one.id for one in hoarder.then] == ["goal-main-too"]
    for seat in (1, 2, SPECTATOR):
        assert seen(runner, seat).mats[0].goals == ()
    (bag,) = seen(runner, 1).mats[1].goals
    assert (bag.value, bag.end, bag.met) == (0, 3, False)
    (filth,) = seen(runner, 2).mats[2].goals
    assert (filth.value, filth.end, filth.then) == (0, 3, ())


def ended(runner: Game, ending: str, winners: list[int]) -> list[str]:
    """The verdict of a game that ends now."""
    runner.state.result = LongNightResult(ending=ending, winners=winners, met=ending == "objective", rounds=4)
    runner.table.reveal([card for seat in range(3) for card in runner.state.piles[f"objective.{seat}"]])
    return [line.id for line in seen(runner).verdict]


@pytest.mark.rule("L-335", "L-338", "L-340")
def test_the_end_says_why_nobody_wins_although_the_objective_was_full() -> None:
    runner = three()
    objectives(runner, "secret_hoarder", "secret_drifter", "betrayal_filth")
    assert seen(runner).verdict == ()
    for number in range(6):
        for kind in ("rations", "bandages", "gasoline"):
            piece = kind if number == 0 else f"{kind}#{number + 1}"
            if any(piece in pile for pile in runner.state.piles.values()):
                put(runner, piece, "laid")
    full = view(runner).main_met
    lines = ended(runner, "morale", [])
    assert lines[0] == "verdict-morale"
    assert ("verdict-too-late" in lines) is full
    assert lines[-3:] == ["verdict-needs-main", "verdict-lost", "verdict-lost"]


@pytest.mark.rule("L-338", "L-342")
def test_the_end_says_who_won_by_which_card() -> None:
    runner = three()
    objectives(runner, "secret_hoarder", "secret_drifter", "betrayal_filth")
    assert ended(runner, "objective", [0]) == ["verdict-objective", "verdict-won", "verdict-lost", "verdict-lost"]
    assert [goal.met for mat in seen(runner, 2).mats for goal in mat.goals] == [True, False, False]


@pytest.mark.rule("L-377")
def test_without_a_module_its_place_is_snowed_in_and_no_card_speaks_of_it() -> None:
    runner = seated(*THREE)
    give(runner, 0, "rations")
    closed = {space.id: space for space in seen(runner).boards[0].spaces if space.kind == "closed"}
    assert set(closed) == {"raxxon", "hideout"}
    assert view(runner).effect("rations") == Message("rations.plain")
    with_bandits = seated(*THREE, variants=("bandits",))
    assert view(with_bandits).effect("rations") == Message("rations.effect")
    assert [space.id for space in seen(with_bandits).boards[0].spaces if space.kind == "closed"] == ["raxxon"]


@pytest.mark.rule("L-103")
def test_answers_are_told_apart_by_the_survivor_who_gives_them() -> None:
    runner = three()
    equip(runner, "cole_winters", "chainsaw")
    settle(runner)
    units = {key_of(one): one.unit(view(runner)) for one in runner.options(0) if isinstance(one, Option)}
    assert units["move:gia_najjar"] == "gia_najjar"
    assert units["barricade:cole_winters"] == "cole_winters"
    assert units["hand-over:chainsaw"] == "cole_winters"
    assert "accuse" in {key_of(one) for one in runner.options(0)}


@pytest.mark.rule("L-174")
def test_spending_the_last_food_is_asked_once_more() -> None:
    runner = three()
    dice(runner, 0, 3, 3)
    lay_tokens(runner, "food-token", "colony", 2)
    settle(runner)
    raising = option(runner, "raise:3")
    assert raising.hurts(view(runner)) is None
    runner.table.shift("food-token", 1, "colony", "supply")
    hurts = raising.hurts(view(runner))
    assert hurts is not None
    assert hurts.id == "hurts-last-food"


@pytest.mark.rule("L-192")
def test_voting_for_an_exile_is_asked_once_more() -> None:
    runner = three()
    play(runner, "accuse:2")
    (vote,) = runner.state.under_way
    assert isinstance(vote, VoteUnderWay)
    yes, no = runner.options(0)
    assert isinstance(yes, Act)
    assert isinstance(no, Act)
    assert yes.hurts(view(runner)) == message("hurts-exile", seat=message("seat", number=2))
    assert no.hurts(view(runner)) is None
    all_vote(runner, "no", "no", "no")
    assert yes.hurts(view(runner)) is None


def test_places_say_what_they_are_for_and_what_it_takes_to_get_there() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    spaces = {space.id: space for space in seen(runner).boards[0].spaces}
    for space in spaces.values():
        assert space.text is not None
        assert space.rule
    assert spaces["school"].cost == message("cost-move")
    assert next(mark.icon for mark in spaces["hospital"].signs) == "medicine"
    assert all(pile.text is not None and pile.rule for pile in seen(runner).piles)
    assert all(track.text is not None and track.rule for track in seen(runner).tracks)
