"""Games from before the kernel was rebuilt ask the same questions, with the same answers, and tell the same story.

Games whose rules have changed since are carried over to the new ones, or can be read up to a step that is named.
"""

from __future__ import annotations

import re

import pytest

from fivefires.cli.replaying import as_far_as_it_goes
from fivefires.kernel.registry import find
from fivefires.kernel.tape import Answer, Entry
from tests.recorded_before import GAMES, OLDER_RULES, SAME_RULES, digest_file, digests_of, record_of


def answers(history: list[Entry]) -> int:
    return sum(isinstance(entry, Answer) for entry in history)


@pytest.mark.parametrize("name", SAME_RULES)
def test_every_question_is_put_as_it_was(name: str) -> None:
    assert digests_of(name) == digest_file(name).read_text(encoding="utf-8").split()


@pytest.mark.parametrize("name", OLDER_RULES)
def test_a_game_of_earlier_rules_is_carried_over_or_read_up_to_a_named_step(name: str) -> None:
    record = record_of(name)
    runner, stopped = as_far_as_it_goes(record, find(record.game))
    if not stopped:
        assert runner.over
        return
    named = re.fullmatch(r"step (\d+): .+", stopped, re.DOTALL)
    assert named is not None, stopped
    step = int(named[1])
    assert 0 <= step < len(record.history)
    assert answers(runner.tape.history) <= answers(record.history[:step])
    assert runner.question is not None


def test_none_is_missing() -> None:
    assert len(GAMES) == 41
    assert {name.partition("/")[0] for name in SAME_RULES} >= {"embers", "pig"}
