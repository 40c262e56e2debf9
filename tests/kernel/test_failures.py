"""A rule that fails is told with its place: the author's own line, and not the kernel's."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

import pytest

from fivefires.examples import embers
from fivefires.examples.embers import EmbersState
from fivefires.kernel import Bot, RuleError, Runner, Setup, Table, key_of, let_choose, seed_from
from fivefires.kernel.bots import NotOffered
from fivefires.kernel.failures import told, where
from fivefires.kernel.registry import UnknownGame, find


class Kind(Enum):
    ONE = "one"


def raised(act: Any) -> BaseException:
    with pytest.raises(Exception) as caught:  # noqa: PT011  # Whatever it is, it is looked at below.
        act()
    return caught.value


async def burn_too_much(table: Table[EmbersState], _feeding: Any) -> None:
    table.move("log", "ashes", "discards")


def test_a_rule_that_fails_is_told_with_file_line_function_and_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel raises the error, but the line that counts is the rule's."""
    monkeypatch.setattr(embers, "burn", burn_too_much)
    game = Runner(embers.GAME, Setup(3), seed_from(3))
    with pytest.raises(RuleError) as failed:
        game.answer(0, "feed:log")
    line = burn_too_much.__code__.co_firstlineno + 1
    place = f"test_failures.py:{line} in burn_too_much: table.move("
    assert str(failed.value).startswith("KeyError: 'discards', at ")
    assert place in str(failed.value)
    assert "/kernel/table.py" not in str(failed.value)


def nobody_there() -> int:
    return next(seat for seat in range(0))


async def burn_for_nobody(_table: Table[EmbersState], _feeding: Any) -> None:
    nobody_there()


def test_a_next_that_finds_nothing_is_told_where_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python itself only says that a coroutine raised StopIteration, and where somebody awaited that one."""
    monkeypatch.setattr(embers, "burn", burn_for_nobody)
    game = Runner(embers.GAME, Setup(3), seed_from(3))
    with pytest.raises(RuleError, match=r" in nobody_there: return next\(seat for seat in range\(0\)\)"):
        game.answer(0, "feed:log")


def test_what_a_rule_calls_in_the_standard_library_is_not_the_place() -> None:
    place = where(raised(lambda: Kind("two")))
    assert "test_failures.py" in place
    assert "enum.py" not in place


def test_an_error_of_nobody_has_no_place() -> None:
    assert told(ValueError("plain")) == "ValueError: plain"


def test_a_game_that_cannot_be_loaded_is_told_with_its_line(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_at_home.py").write_text("SIZES = {}\nGAME = SIZES['deck']\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(UnknownGame, match=r"KeyError: 'deck', at broken_at_home.py:2 in <module>: GAME = SIZES"):
        find("broken_at_home:GAME")


class Dreamer:
    """Answers what it would like to."""

    def choose(self, view: Any, task: Any, deal: Any, budget: int) -> Any:
        return embers.Feed("gold")


def test_a_bot_that_answers_what_is_not_on_offer_is_told_with_what_was() -> None:
    game, bot = Runner(embers.GAME, Setup(3), seed_from(3)), Dreamer()
    with pytest.raises(NotOffered) as refused:
        let_choose(_as_bot(bot), game, 0)
    offered = ", ".join(key_of(option) for option in game.options(0))
    said = "the bot at seat 0 has answered feed:gold, which is no answer"
    assert str(refused.value) == f"{said}; on offer were {offered}"
    assert refused.value.reason.id == "refused-not-offered"


def test_of_many_answers_some_are_listed() -> None:
    many = [embers.Feed(f"log#{number}") for number in range(40)]
    assert str(NotOffered(1, "log", many)).endswith("feed:log#11 and 28 more")


def _as_bot(bot: Any) -> Bot:
    made: Bot = bot
    return made


def test_the_expert_of_a_game_may_fail_too() -> None:
    def expert(_view: Any, options: Any, _prompt: Any) -> Any:
        return options[99]

    from fivefires.bots.scripted import ScriptedBot

    game = Runner(replace(embers.GAME, expert=expert), Setup(3), seed_from(3))
    error = raised(lambda: let_choose(ScriptedBot(), game, 0))
    assert "test_failures.py" in where(error)
    assert "in expert: return options[99]" in where(error)
