"""The tape: what counts now, what once counted, and how far back one may go."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kernel.tape import Answer, Entry, Redeal, Roll, Shuffle, Takeback, Tape
from tests.kernel.tiny import steady


def test_line_and_history_are_the_same_until_something_is_taken_back() -> None:
    tape = Tape([])
    tape.write_answer(0, "a")
    tape.write_answer(0, "b")
    assert tape.history == tape.line
    assert tape.length == 2
    tape.cut(1)
    assert tape.line == [Answer(0, "a")]
    assert tape.history == [Answer(0, "a"), Answer(0, "b"), Takeback(1)]
    assert tape.length == 3


def test_both_grow_after_something_was_taken_back() -> None:
    tape = Tape([])
    tape.write_answer(0, "a")
    tape.cut(0)
    tape.head = 0
    tape.write_answer(0, "b")
    tape.write_outcome(Roll(1, 6, (4,)))
    tape.write_thought(Redeal(0, {}))
    assert tape.line == [Answer(0, "b"), Roll(1, 6, (4,)), Redeal(0, {})]
    assert tape.history == [Answer(0, "a"), Takeback(0), *tape.line]


def test_the_answer_of_another_seat_lets_stand_what_was_answered_before() -> None:
    tape = Tape([])
    tape.write_answer(0, "a")
    tape.write_answer(0, "b")
    assert tape.barrier == 0
    tape.write_answer(1, "c")
    assert tape.barrier == 2


def test_chance_lets_everything_stand() -> None:
    for outcome in (Roll(1, 6, (3,)), Shuffle((1, 0))):
        tape = Tape([])
        tape.write_answer(0, "a")
        tape.write_outcome(outcome)
        assert tape.barrier == tape.head == 2


def test_whoever_learns_something_lets_everything_stand() -> None:
    tape = Tape([])
    tape.write_answer(0, "a")
    tape.learn()
    assert tape.barrier == 1


def test_a_thought_changes_nothing_about_what_can_be_taken_back() -> None:
    tape = Tape([])
    tape.write_answer(0, "a")
    tape.write_answer(0, "b")
    left = tape.head - tape.barrier
    tape.write_thought(Redeal(0, {}))
    assert tape.head - tape.barrier == left
    assert not tape.recorded


def test_what_is_dropped_leaves_no_trace() -> None:
    tape = Tape([])
    for word in ("a", "b"):
        tape.write_answer(0, word)
    tape.cut(1)
    tape.head = 1
    tape.write_answer(0, "c")
    tape.write_outcome(Roll(1, 6, (2,)))
    tape.drop(1)
    assert tape.line == [Answer(0, "a")]
    assert tape.history == [Answer(0, "a"), Answer(0, "b"), Takeback(1)]


def test_replaying_comes_to_the_same_barrier_as_playing() -> None:
    played = Tape([])
    for seat in (0, 0, 1, 1):
        played.write_answer(seat, "a")
    played.write_outcome(Roll(1, 6, (2,)))
    played.write_answer(1, "a")
    replayed = Tape(played.line)
    for entry in played.line:
        if isinstance(entry, Answer):
            replayed.pass_answer(entry.seat)
        else:
            replayed.pass_outcome()
    assert (replayed.head, replayed.barrier, replayed.last_seat) == (played.head, played.barrier, played.last_seat)


def test_a_tape_is_recorded_as_far_as_its_head_lies_behind_its_end() -> None:
    tape = Tape([Answer(0, "a")])
    assert tape.recorded
    tape.pass_answer(0)
    assert not tape.recorded


commands = st.lists(
    st.tuples(st.just("answer"), st.integers(0, 2)) | st.tuples(st.sampled_from(["roll", "cut"]), st.integers(0, 9)),
    max_size=30,
)


@steady
@given(commands)
def test_a_history_always_leads_to_its_line(given: list[tuple[str, int]]) -> None:
    tape = Tape([])
    for steps, (command, number) in enumerate(given, start=1):
        if command == "answer":
            tape.write_answer(number, str(len(tape.history)))
        elif command == "roll":
            tape.write_outcome(Roll(1, 9, (number,)))
        else:
            tape.write_answer(0, "to be taken back")
            tape.cut(number % len(tape.line))
            tape.head = len(tape.line)
        assert len(tape.history) >= steps
    rebuilt = Tape.of(tape.history.copy())
    assert rebuilt.line == tape.line
    assert rebuilt.history == tape.history
    assert rebuilt.head == 0


@steady
@given(commands)
def test_building_a_tape_leaves_the_given_history_alone(given: list[tuple[str, int]]) -> None:
    history: list[Entry] = []
    for command, number in given:
        history += [Answer(0, "b"), Takeback(0)] if command == "cut" else [Answer(number, "a")]
    before = history.copy()
    Tape.of(history).write_answer(0, "b")
    assert history == before


@pytest.mark.parametrize("position", [-1, 2, 99])
def test_a_history_that_takes_back_what_is_not_there_is_none(position: int) -> None:
    with pytest.raises(ValueError, match="that could be taken back"):
        Tape.of([Answer(0, "a"), Takeback(position)])


def test_entries_survive_a_file() -> None:
    entries: list[Entry] = [
        Answer(1, "say:a", "0123"),
        Roll(2, 6, (1, 6)),
        Shuffle((2, 0, 1)),
        Takeback(3),
        Redeal(1, {"ace": "king", "king": "ace"}),
    ]
    written = msgspec.json.encode(entries)
    assert msgspec.json.decode(written, type=list[Answer | Roll | Shuffle | Takeback | Redeal]) == entries
