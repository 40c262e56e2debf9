"""What a test says to a mutant, and what follows from all that the tests say.

Only an assertion proves that a test knows the rule. So a mutant is caught where a test

- asserts: an `assert` of the test or of a helper under `tests/` fails, `pytest.fail` is called, or a failure that the
  test expects with `pytest.raises` does not come;
- is refused: the test answers by seat and key as the rule has it, and the kernel refuses that answer, because another
  question is put, or to somebody else, or without this answer. By answering, the test has said what is asked.

A mutant that only breaks something is not caught, however loud it is: it *crashed* where an exception comes out of the
game's own code, *stumbled* where the test's own lines break on what they find without having asserted anything, and
*hung* where a test does not end. These are shown apart. So is what *survived*: all tests pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

import msgspec
import pytest

from fivefires.kernel import Refused, RuleError
from fivefires.kernel.runner import main_loop


class Verdict(StrEnum):
    """From the strongest word to the weakest."""

    ASSERTED = "asserted"
    REFUSED = "refused"
    HUNG = "hung"
    CRASHED = "crashed"
    STUMBLED = "stumbled"
    SURVIVED = "survived"


CAUGHT = (Verdict.ASSERTED, Verdict.REFUSED)


class Word(msgspec.Struct, frozen=True):
    """What one test says, with the first line of its complaint."""

    test: str
    verdict: Verdict
    says: str = ""


def strongest(words: Iterable[Word]) -> Word:
    order = [*Verdict]
    return min(words, key=lambda word: order.index(word.verdict), default=Word("", Verdict.SURVIVED))


def verdict_on(error: BaseException, code: frozenset[str]) -> Verdict:
    """What it means that a test has failed with this, for a game whose code is in these files."""
    if isinstance(error, pytest.fail.Exception):
        return Verdict.ASSERTED
    if isinstance(error, AssertionError) and not _in_the_rules(error, code):
        return Verdict.ASSERTED
    if any(_in_the_rules(one, code) for one in _chain(error)):
        return Verdict.CRASHED
    return Verdict.REFUSED if isinstance(error, Refused) else Verdict.STUMBLED


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and those during whose handling it came up: a game that cannot be rebuilt hides why it should be."""
    while error is not None:
        yield error
        error = error.__context__


def _in_the_rules(error: BaseException, code: frozenset[str]) -> bool:
    """Whether it came up in the code of the rules, or in the kernel while that was running."""
    if isinstance(error, RuleError):
        return True
    trace = error.__traceback__
    while trace is not None:
        ran = trace.tb_frame.f_code
        if ran is main_loop.__code__ or ran.co_filename in code:
            return True
        trace = trace.tb_next
    return False
