"""An expert knows by the question what it is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fivefires.kernel import Prompt, message
from fivefires.kit.experts import because, by_question, by_type, explained, first, last

KEEP, DISCARD = Prompt("ask-keep", "T-001"), Prompt("ask-discard", "T-002")


def highest(view: int, options: Sequence[int]) -> int:
    return max(option for option in options if option <= view)


choose = by_question({"ask-keep": highest, "ask-discard": first, "ask-drop": last})


def test_the_same_options_are_answered_by_what_is_asked() -> None:
    assert choose(3, [1, 3, 2, 5], KEEP) == 3
    assert choose(3, [1, 3, 2, 5], DISCARD) == 1
    assert choose(3, [1, 3, 2, 5], Prompt("ask-drop")) == 5


def test_one_option_needs_no_thought() -> None:
    assert choose(3, [9], KEEP) == 9
    assert choose(3, [9], Prompt("ask-what-nobody-knows")) == 9


def test_a_question_without_an_answer_is_named() -> None:
    with pytest.raises(LookupError, match="no answer to ask-what-nobody-knows"):
        choose(3, [1, 2], Prompt("ask-what-nobody-knows"))


def weighed(view: int, options: Sequence[int]) -> int:
    """Two branches look at the options, and the second may overrule the first."""
    low = because(options[0], "why-low")
    return because(options[-1], "why-high", most=view, of="dice") if view > low else low


def test_the_branch_that_decided_says_why() -> None:
    expert = by_question(
        {"ask-keep": weighed, "ask-discard": first}, {"ask-keep": "why-keep", "ask-discard": "why-any"}
    )
    assert explained(lambda: expert(3, [1, 9], KEEP)) == (9, message("why-high", most=3, of=message("dice")))
    assert explained(lambda: expert(0, [1, 9], KEEP)) == (1, message("why-low"))
    assert explained(lambda: expert(0, [1, 9], DISCARD)) == (1, message("why-any"))
    assert explained(lambda: choose(3, [1, 3], DISCARD)) == (1, None)


def test_what_is_offered_is_laid_out_by_its_type_and_in_its_order() -> None:
    assert by_type([2, "b", 1, "a", 3.0]) == {int: [2, 1], str: ["b", "a"], float: [3.0]}
    assert by_type([]) == {}
