"""Every answer of a large game says its group, so that the page can set the answers in order."""

from __future__ import annotations

from enum import Enum
from importlib import import_module
from typing import Any, get_args

import pytest

from fivefires.kernel import Group, Option
from fivefires.kernel.questions import tag_of

# How many sorts of answers each game has at least, with fields and without: what is not found is not tested.
FOUND = {"zona": (33, 28), "long_night": (29, 20), "zna": (22, 33), "raid_trade": (18, 22), "stalker": (31, 27)}
GROUPS = get_args(Group)


def answers(game: str) -> list[type[Any]]:
    """All classes of answers that a game has in its questions."""
    module = import_module(f"fivefires.games.{game}.rules.questions")
    return [
        one
        for name, one in vars(module).items()
        if isinstance(one, type) and not name.startswith("_") and one.__module__ == module.__name__
    ]


@pytest.mark.parametrize("game", FOUND)
def test_every_option_says_its_group(game: str) -> None:
    options = [one for one in answers(game) if issubclass(one, Option)]
    assert len(options) >= FOUND[game][0]
    assert [tag_of(option) for option in options if option.group is Option.group] == []
    for option in options:
        fields = dict.fromkeys(option.__struct_fields__, "")
        assert option.group(option(**fields), None) in GROUPS[1:]


@pytest.mark.parametrize("game", FOUND)
def test_every_answer_without_fields_says_its_group(game: str) -> None:
    acts: list[Any] = [member for one in answers(game) if issubclass(one, Enum) for member in one]
    assert len(acts) >= FOUND[game][1]
    for member in acts:
        assert member.group in GROUPS[1:]
