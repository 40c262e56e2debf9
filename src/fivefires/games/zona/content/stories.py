"""Short ways of writing story cards, which would stand eight brackets deep in the bare vocabulary."""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    AnyWay,
    Attribute,
    Category,
    Choose,
    Cost,
    Effect,
    Effects,
    Fail,
    GoOn,
    Has,
    Match,
    Para,
    StoryCard,
    Test,
    UncoverSecret,
    Win,
)

ON: Final[Effects] = (GoOn(),)
UNCOVERED: Final[Effects] = (UncoverSecret(),)
WON: Final[Effects] = (Win(),)


def card(id: str, *paras: Para) -> StoryCard:
    return StoryCard(id, paras)


def choice(*options: AnyWay) -> Effects:
    """A paragraph, or a part of one, that is a choice and nothing else."""
    return (Choose(options),)


def test(of: Attribute | tuple[Attribute, ...], difficulty: int, passed: Effects, *failed: Effect) -> Effects:
    """A test on which the card depends: a failure brings this, and the card fails (Z-155)."""
    return (Test(of, difficulty, passed, (*failed, Fail())),)


def has(category: Category) -> Has:
    return Has(Match(category=category))


def gives(category: Category) -> Cost:
    return Cost(discard=Match(category=category))
