"""The game that the benchmark copies and saves is as large as it says, and plays by the kernel's rules."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.bench import CAMP, MAIN, NESTED, REAL, at_main_decision, camp_at, choices
from fivefires.kernel import Prompt, Runner, Setup, files, seed_from
from fivefires.kernel.state import digest


def test_camp_is_of_the_size_of_a_real_game() -> None:
    state = camp_at(MAIN, 100, 1).state
    assert sum(map(len, state.piles.values())) == 300
    assert len(state.piles) >= 40
    assert len(state.people) == 5
    assert len(msgspec.structs.fields(type(state.people[0]))) >= 12


@pytest.mark.parametrize("prompt", [MAIN, NESTED])
def test_copies_and_files_stand_where_the_game_stands(prompt: Prompt) -> None:
    runner = camp_at(prompt, 100, 1)
    assert runner.question is not None
    assert runner.question.prompt is prompt
    for twin in (runner.copy(), files.load(files.decode(files.save(runner)), CAMP)):
        assert twin.question is not None
        assert twin.question.prompt is prompt
        assert digest(twin.state) == digest(runner.state)


def test_a_nested_question_is_asked_two_calls_deep() -> None:
    runner = camp_at(NESTED, 100, 1)
    assert len(runner.state.tests) == 1


def test_camp_plays_to_its_end_with_every_piece_in_its_place() -> None:
    runner = Runner(CAMP, Setup(5), seed_from(1), log=False)
    runner.run(choices(1))
    assert runner.over
    assert CAMP.box_for(Setup(5)).census(runner.state) == []


@pytest.mark.parametrize("name", REAL)
def test_a_copy_is_measured_where_an_action_is_chosen(name: str) -> None:
    runner = at_main_decision(name, 40, 1)
    assert runner.question is not None
    assert runner.question.prompt.message == "ask-action"
    assert digest(runner.copy().state) == digest(runner.state)
