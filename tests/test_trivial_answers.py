"""What measures empty questions counts those with one answer, those answered alike, and no others."""

from __future__ import annotations

import subprocess
import sys
from enum import Enum
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from fivefires.kernel import Option

SCRIPT = Path(__file__).parent.parent / "bench" / "trivial_answers.py"


class Take(Option, frozen=True, tag="take"):
    card: str


class Ready(Enum):
    DONE = "done"


@pytest.fixture(scope="module")
def trivial() -> ModuleType:
    spec = spec_from_file_location("trivial_answers", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_only_answer_is_trivial_and_copies_are_one(trivial: ModuleType) -> None:
    tally = trivial.Tally()
    tally.add("ask", [Ready.DONE], Ready.DONE)
    tally.add("ask", [Take("rope#1"), Take("rope#2")], Take("rope#2"))
    tally.add("ask", [Take("rope#1"), Take("lamp#1")], Take("lamp#1"))
    assert (tally.trivial(), tally.asked) == (2, 3)


def test_what_is_nearly_always_answered_is_trivial(trivial: ModuleType) -> None:
    tally = trivial.Tally()
    for _ in range(98):
        tally.add("ask", [Take("rope#1"), Ready.DONE], Ready.DONE)
    tally.add("ask", [Take("rope#1"), Ready.DONE], Take("rope#1"))
    assert (tally.trivial(), tally.asked) == (98, 99)


def test_what_is_answered_in_two_ways_is_a_question(trivial: ModuleType) -> None:
    tally = trivial.Tally()
    for _ in range(90):
        tally.add("ask", [Take("rope#1"), Ready.DONE], Ready.DONE)
    for _ in range(10):
        tally.add("ask", [Take("rope#1"), Ready.DONE], Take("rope#1"))
    assert (tally.trivial(), tally.asked) == (0, 100)


def test_which_of_several_is_a_choice(trivial: ModuleType) -> None:
    tally = trivial.Tally()
    for _ in range(100):
        tally.add("ask", [Take("rope#1"), Take("lamp#1"), Ready.DONE], Take("rope#1"))
    assert tally.trivial() == 0


def test_the_command_measures_any_game() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "embers", "--games", "2"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "of them trivial" in done.stdout
