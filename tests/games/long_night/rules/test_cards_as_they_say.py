"""Cards do what their texts say: whom they mean, in which order, and where one may stop."""

from __future__ import annotations

import pytest

from fivefires.conformance.frames import hidden_in_locals
from fivefires.games.long_night.content.vocabulary import FUEL
from fivefires.games.long_night.show.scene import scene
from fivefires.games.long_night.state import Stage
from fivefires.kernel import EVERYBODY, Message
from fivefires.kernel.scene import Thing
from tests.games.long_night.tables import (
    BLANK,
    THREE,
    Game,
    all_vote,
    cards_of,
    colony_phase,
    equip,
    forced_up,
    give,
    hand,
    hold,
    keys,
    lay_cards,
    lay_tokens,
    me,
    next_round,
    objectives,
    place,
    play,
    prompt,
    put,
    quiet,
    seated,
    send_away,
    settle,
    three,
    to_the_knife,
    tokens,
    view,
    zombies,
    zombies_there,
)  # fmt: skip

# --- every player -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L-580", "L-346")
def test_every_player_is_an_exile_too() -> None:
    """Coughing in the dark strikes Derek's player in the hospital as well."""
    runner = three()
    for survivor in THREE[2]:
        place(runner, survivor, "hospital")
    send_away(runner, 2)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_sickness")
    for seat, survivor in enumerate(("gia_najjar", "emma_han", "derek_yoshida")):
        assert (prompt(runner), runner.asked()) == ("ask-who", [seat])
        play(runner, f"survivor:{survivor}", seat=seat)
    assert runner.state.wounds == {"gia_najjar": 1, "emma_han": 1, "derek_yoshida": 1}


@pytest.mark.rule("L-580", "L-346")
def test_a_text_can_leave_exiles_out() -> None:
    """Bad water is drunk in the colony: the exile has nothing to choose."""
    runner = three()
    send_away(runner, 2)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_bad_water")
    for seat in (0, 1):
        assert (prompt(runner), runner.asked()) == ("ask-choice", [seat])
        play(runner, "choose:drink", seat=seat)
    assert runner.state.morale == 6
    assert set(runner.state.wounds) == {*THREE[0], *THREE[1]}


@pytest.mark.rule("L-580")
def test_every_survivor_is_one_of_an_exile_too() -> None:
    """The white week: everybody sleeps, inside and outside."""
    runner = three()
    send_away(runner, 2)
    place(runner, "derek_yoshida", "hospital")
    lay_tokens(runner, "food-token", "colony", 4)
    runner.state.wounds = {"gia_najjar": 1, "emma_han": 2, "derek_yoshida": 1}
    hold(runner, "cr_white_week")
    runner.table.force([1])
    play(runner, "move:cole_winters", "at:school")
    assert runner.asked() == [0, 1]
    all_vote(runner, "yes", "yes")
    assert runner.state.wounds == {"emma_han": 1}


@pytest.mark.rule("L-580", "L-100")
def test_the_lamp_hall_shines_for_exiles() -> None:
    """One die, one for each of two survivors, and one for the hall."""
    runner = seated(*THREE, variants=("improvements",))
    put(runner, "imp_lamp_hall", "finished")
    send_away(runner, 2)
    runner.state.order = []
    runner.state.morale = 9
    lay_tokens(runner, "food-token", "colony", 10)
    settle(runner)
    quiet(runner)
    next_round(to_the_knife(runner))
    assert [len(me(runner, seat).dice) for seat in range(3)] == [4, 4, 4]


# --- order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-152")
def test_the_hostage_costs_morale_before_the_vote() -> None:
    runner = seated(*THREE, variants=("bandits",))
    give(runner, 1, "bandages")
    lay_tokens(runner, "food-token", "colony", 3)
    settle(runner)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_hostage")
    assert (prompt(runner), runner.state.morale) == ("ask-card-vote", 5)
    all_vote(runner, "yes", "yes", "no")
    while prompt(runner) == "ask-discard":
        for seat in runner.asked():
            play(runner, keys(runner, seat)[0], seat=seat)
    assert (runner.state.morale, tokens(runner, "food-token", "colony"), hand(runner, 1)) == (5, 1, [])


# --- up to ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-152", "L-281")
def test_zombies_that_are_removed_all_go() -> None:
    """The woman at the east gate: six follow her voice, and nobody can have enough after the first."""
    runner = three()
    lay_tokens(runner, "helpless-token", "colony")
    for entrance in ("colony.1", "colony.2", "colony.3"):
        zombies(runner, entrance, 3)
    hold(runner, "cr_woman_at_the_east_gate")
    give(runner, 0, "cell_block_tins")
    settle(runner)
    play(runner, "play:cell_block_tins")
    all_vote(runner, "yes", "yes", "yes")
    for _ in range(6):
        assert prompt(runner) == "ask-which-zombie"
        assert "enough" not in keys(runner)
        play(runner, keys(runner)[0])
    assert prompt(runner) == "ask-action"
    assert [zombies_there(runner, f"colony.{number}") for number in (1, 2, 3)] == [0, 0, 3]


@pytest.mark.rule("L-152", "L-281")
def test_up_to_three_zombies_may_be_one() -> None:
    runner = three()
    zombies(runner, "school", 3)
    place(runner, "gia_najjar", "school")
    place(runner, "cole_winters", "school")
    give(runner, 0, "snowplough")
    settle(runner)
    play(runner, "play:snowplough", "survivor:gia_najjar")
    assert (prompt(runner), keys(runner)) == ("ask-which-zombie", ["entrance:school", "enough"])
    play(runner, "enough")
    assert zombies_there(runner, "school") == 2


@pytest.mark.rule("L-152", "L-276")
@pytest.mark.parametrize(("answers", "left"), [(("enough",), 2), (("entrance:school", "enough"), 1)])
def test_the_chainsaw_kills_up_to_two_more_or_none(answers: tuple[str, ...], left: int) -> None:
    """Each kill has its roll, so nobody is made to go on."""
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 3)
    equip(runner, "gia_najjar", "chainsaw")
    settle(runner)
    runner.table.force(*[[BLANK]] * (3 - left))
    play(runner, "attack:gia_najjar", *answers)
    assert zombies_there(runner, "school") == left
    assert forced_up(runner)
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-145", "L-183")
def test_what_is_given_up_for_a_use_is_forgotten_once_it_is_paid() -> None:
    """Its kind is spelled like the first card of that kind, which lies hidden while the lighter asks whom it burns."""
    runner = three()
    place(runner, "gia_najjar", "colony")
    for entrance in (1, 2):
        zombies(runner, f"colony.{entrance}", 3)
    equip(runner, "gia_najjar", "lighter")
    give(runner, 0, "fuel_can#2")
    settle(runner)
    play(runner, next(key for key in keys(runner) if key.endswith(":fuel_can")))
    assert prompt(runner) == "ask-which-zombie"
    assert runner.state.known.get("fuel_can", 0) != EVERYBODY
    assert hidden_in_locals(runner) == []


@pytest.mark.rule("L-152")
def test_bandits_that_are_removed_all_go() -> None:
    runner = seated(*THREE, variants=("bandits",))
    place(runner, "gia_najjar", "school")
    place(runner, "cole_winters", "school")
    lay_tokens(runner, "bandit-figure", "school", 3)
    there = tokens(runner, "bandit-figure", "school")
    give(runner, 0, "stun_grenade")
    settle(runner)
    play(runner, "play:stun_grenade", "choose:storm", "survivor:gia_najjar")
    assert (prompt(runner), tokens(runner, "bandit-figure", "school")) == ("ask-action", there - 2)


# --- secret objectives ------------------------------------------------------------------------------------------


def shown(runner: Game, card: str) -> Thing:
    return next(one for row in scene(view(runner)).mats[0].rows for one in row.things if one.id == card)


@pytest.mark.rule("L-008", "L-340")
def test_a_secret_objective_says_that_the_main_objective_must_be_met() -> None:
    """It says how things stand with it too. The drifter, who wins without it, has a text of his own."""
    runner = three()
    objectives(runner, "secret_hoarder")
    settle(runner)
    card = shown(runner, "secret_hoarder")
    assert card.text == Message("secret-text", {"goal": Message("secret_hoarder.goal")})
    assert [mark.name.id for mark in card.marks if "main" in mark.name.id] == ["mark-main-open"]
    lay_cards(runner, "laid", cards_of(FUEL, 18))
    settle(runner)
    card = shown(runner, "secret_hoarder")
    assert [mark.name.id for mark in card.marks if "main" in mark.name.id] == ["mark-main-met"]
    objectives(runner, "secret_drifter")
    settle(runner)
    card = shown(runner, "secret_drifter")
    assert card.text == Message("secret_drifter.goal")
    assert [mark for mark in card.marks if "main" in mark.name.id] == []
