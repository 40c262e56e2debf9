"""Cards do what their texts say: whom they mean, in which order, and where one may stop."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import give, hand, keys, place, play, put, seated, settle
from tests.games.long_night.tables_a import (
    THREE,
    hold,
    lay_tokens,
    me,
    next_round,
    prompt,
    quiet,
    three,
    to_the_knife,
    tokens,
)  # fmt: skip
from tests.games.long_night.tables_b import all_vote, colony_phase
from tests.games.long_night.tables_c import send_away

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
