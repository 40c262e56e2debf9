"""The steps of a lesson in a line each: what the coach says is found by the step's name."""

from __future__ import annotations

from fivefires.kernel import Step, message
from fivefires.kit.lessons import played, taught


def test_whoever_learns_is_told_what_to_do_and_told_when_it_was_something_else() -> None:
    assert taught("who", "card:jake", "jake", "table") == Step(
        0, message("lesson-who"), ("jake", "table"), ("card:jake",), message("lesson-who-else")
    )


def test_another_seat_may_learn() -> None:
    assert taught("who", "card:jake", seat=2) == Step(
        2, message("lesson-who"), (), ("card:jake",), message("lesson-who-else")
    )


def test_the_words_for_another_answer_may_be_those_of_another_step_or_none() -> None:
    assert taught("last", "end-turn", otherwise="over").else_say == message("lesson-over-else")
    assert taught("last", "end-turn", otherwise="").else_say is None


def test_other_seats_are_played_and_nothing_is_said() -> None:
    assert played(1, "pass") == Step(1, accept=("pass",))
