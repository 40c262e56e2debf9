"""Choosing: one of several things, one of each kind, and portions, in a toy that pays with goods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fivefires.kernel import Runner, Table, message
from fivefires.kernel.text import catalogue
from fivefires.kit.choosing import one_of, one_of_each, one_option, portions
from fivefires.kit.questions import Portion
from tests.kernel.tiny import ASK, Say, TinyState, answer_all, keys, play, say, tiny_game


def paying(have: Mapping[str, int], least: int, most: int) -> Runner[Any]:
    """A game of paying once, and of being asked for ever whether that is all."""

    async def step(table: Table[TinyState]) -> None:
        if not table.state.trace:
            paid = await portions(table, 1, ASK, have, least, most)
            table.state.trace = ["paid", *(f"{amount} {kind}" for kind, amount in paid.items())]
        await table.ask(0, ASK, say("end"))

    return play(tiny_game(step))


GOODS = {"food": 3, "fuel": 0, "wood": 2}


def test_so_much_of_a_kind_is_one_answer() -> None:
    runner = paying(GOODS, 2, 3)
    assert keys(runner) == [
        (1, ["portion:food:1", "portion:food:2", "portion:food:3", "portion:wood:1", "portion:wood:2"])
    ]
    answer_all(runner, "portion:food:3")
    assert runner.state.trace == ["paid", "3 food"]


def test_each_kind_is_chosen_once_and_nothing_beyond_the_most_is_offered() -> None:
    runner = paying(GOODS, 2, 3)
    answer_all(runner, "portion:food:2")
    assert keys(runner) == [(1, ["portion:wood:1", "done"])]
    answer_all(runner, "portion:wood:1")
    assert runner.state.trace == ["paid", "2 food", "1 wood"]


def test_what_could_no_longer_lead_to_the_least_is_not_offered() -> None:
    runner = paying(GOODS, 4, 4)
    assert keys(runner) == [(1, ["portion:food:2", "portion:food:3", "portion:wood:1", "portion:wood:2"])]
    answer_all(runner, "portion:wood:1")
    assert keys(runner) == [(1, ["portion:food:3"])]


def test_done_is_an_answer_once_the_least_is_reached() -> None:
    runner = paying(GOODS, 0, 5)
    assert keys(runner)[0][1][-1] == "done"
    answer_all(runner, "portion:wood:1", "done")
    assert runner.state.trace == ["paid", "1 wood"]


@pytest.mark.parametrize(
    ("have", "least", "most", "paid"),
    [
        pytest.param(GOODS, 5, 5, ["3 food", "2 wood"], id="everything"),
        pytest.param({"food": 3, "wood": 0}, 2, 2, ["2 food"], id="one kind"),
        pytest.param({}, 0, 3, [], id="nothing"),
    ],
)
def test_nobody_is_asked_where_there_is_one_way_to_pay(
    have: dict[str, int], least: int, most: int, paid: list[str]
) -> None:
    runner = paying(have, least, most)
    assert runner.asked() == [0]
    assert runner.state.trace == ["paid", *paid]


def test_who_cannot_pay_must_not_be_asked_to() -> None:
    with pytest.raises(ValueError, match="cannot be put together"):
        paying(GOODS, 6, 6)


def test_the_running_total_is_saved_and_a_copy_goes_on_from_there() -> None:
    runner = paying(GOODS, 4, 5)
    answer_all(runner, "portion:food:3")
    assert runner.question is not None
    assert (runner.state.tallies[0].total, runner.question.args["total"]) == (3, 3)
    copy = runner.copy()
    answer_all(copy, "portion:wood:2")
    assert copy.state.trace == ["paid", "3 food", "2 wood"]
    assert runner.state.trace == []


def test_a_portion_is_told_with_its_number() -> None:
    label = Portion("seat-open", 2).label(None)
    assert label == message("option-portion", kind=message("seat-open"), amount=2)
    assert "option-portion" in catalogue("fivefires.kernel")


def choosing(*words: str, option: bool = False) -> Runner[Any]:
    async def step(table: Table[TinyState]) -> None:
        if not table.state.trace:
            if option:
                chosen = (await one_option(table, 1, ASK, say(*words), seat=2)).word
            else:
                chosen = await one_of(table, 1, ASK, words, Say, seat=2)
            table.state.trace.append(chosen)
        await table.ask(0, ASK, say("end"))

    return play(tiny_game(step))


@pytest.mark.parametrize("option", [False, True])
def test_one_of_several_is_asked_for_and_one_alone_is_not(option: bool) -> None:
    runner = choosing("a", "b", option=option)
    assert keys(runner) == [(1, ["say:a", "say:b"])]
    assert runner.question is not None
    assert runner.question.args == {"seat": 2}
    answer_all(runner, "say:b")
    assert runner.state.trace == ["b"]
    assert choosing("a", option=option).state.trace == ["a"]


def test_copies_of_a_card_are_one_choice() -> None:
    assert one_of_each(["axe", "rope#2", "axe#2", "rope"]) == ["axe#2", "rope"]
