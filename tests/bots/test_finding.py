"""Bots are found by their names, with how hard they think and how often they play at random."""

from __future__ import annotations

import sys

import pytest

from fivefires.bots import pace
from fivefires.bots.finding import Named, Sometimes, UnknownBot, named, names, new_bot, registered_bot
from fivefires.bots.random import RandomBot
from fivefires.kernel.registry import find


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("random", Named("random", 9)),
        (" random@64 ", Named("random", 64)),
        ("random@0.2s", Named("random", 0, 0.2)),
        ("random@2s%10", Named("random", 0, 2.0, 10)),
        ("fivefires.bots.random:RandomBot", Named("fivefires.bots.random:RandomBot", 9)),
    ],
)
def test_a_bot_is_named_with_its_budget(text: str, found: Named) -> None:
    assert named(text, 9) == found
    assert named(str(found)) == found


@pytest.mark.parametrize(
    "text", ["", "nobody", "random@", "random@0.2", "random%", "random%0", "fivefires.bots:Nobody"]
)
def test_what_is_no_bot_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        named(text)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("os:path", "os:path is no bot: a bot is a class with a method `choose`"),
        ("os:getcwd", "os:getcwd is no bot: a bot is a class with a method `choose`"),
        ("nowhere:Bot", "the bot 'nowhere:Bot' cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("fivefires.bots.random:Nobody", "the bot 'fivefires.bots.random:Nobody' cannot be loaded: AttributeError"),
        ("tests.bots.test_finding:Seedless", "the bot 'tests.bots.test_finding:Seedless' cannot be made with a seed"),
        (":", "the bot ':' cannot be loaded"),
        ("random@" + "9" * 5000, "is no bot"),
        ("random%" + "9" * 5000, "is no bot"),
    ],
)
def test_a_module_that_holds_no_bot_is_told_in_a_sentence(text: str, told: str) -> None:
    with pytest.raises(UnknownBot, match=told):
        named(text)


@pytest.mark.parametrize("name", ["fivefires.bots.random:RandomBot", "this:d", "nobody", ""])
def test_a_name_from_outside_never_names_a_module(name: str) -> None:
    before = set(sys.modules)
    with pytest.raises(UnknownBot, match="there is no bot"):
        registered_bot(name)
    assert set(sys.modules) == before


def test_registered_bots_are_listed() -> None:
    assert "random" in names()


def test_a_bot_that_errs_now_and_then() -> None:
    assert isinstance(new_bot(Named("random", every=3), 1), Sometimes)
    assert isinstance(new_bot(Named("random"), 1), RandomBot)


def test_seconds_become_iterations() -> None:
    pig = find("pig")
    wish = Named("tests.bots.test_finding:Slow", seconds=0.05)
    found = pace.settled(wish, pig, [pig.default_setup()])
    assert found.seconds == 0.05
    assert 20 <= found.budget <= 50
    assert pace.settled(Named("random", 5), pig, []) == Named("random", 5)


class Slow(RandomBot):
    """Takes a millisecond for an iteration."""

    def choose(self, view, task, deal, budget):  # type: ignore[no-untyped-def]
        import time

        time.sleep(budget * 0.001)
        return super().choose(view, task, deal, budget)


class Seedless(RandomBot):
    """Takes no seed."""

    def __init__(self) -> None:
        super().__init__(1)
