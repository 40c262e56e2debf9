"""What the harness of every game has: where pieces lie, to lay them elsewhere, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fivefires.kernel import AnyOption, Runner, key_of
from fivefires.kernel.questions import Question


def pile_of(runner: Runner[Any], piece: str) -> str:
    """The pile in which a piece lies."""
    piles: dict[str, list[str]] = runner.state.piles
    return next(name for name, pieces in piles.items() if piece in pieces)


def put(runner: Runner[Any], piece: str, pile: str, *, bottom: bool = False) -> None:
    """Lay a piece, wherever it is, on a pile or under it."""
    runner.table.move(piece, pile_of(runner, piece), pile, to_bottom=bottom)


def stack(runner: Runner[Any], pile: str, *pieces: str) -> None:
    """Lay pieces on top of a pile, the first one uppermost."""
    for piece in reversed(pieces):
        put(runner, piece, pile)


def pile(runner: Runner[Any], name: str) -> list[str]:
    """What lies there now, the top one last; what happens later does not change it."""
    return [*runner.state.piles[name]]


def prompt(runner: Runner[Any]) -> str:
    """The message of the open question; nothing where the game is over."""
    return "" if runner.question is None else runner.question.prompt.message


def log(runner: Runner[Any]) -> list[str]:
    """The ids of all that the log tells."""
    assert runner.log is not None
    return [line.text.id for line in runner.log.lines]


def carry_out(rule: Coroutine[Any, Any, Any], answers: Sequence[str], look: Callable[[Question], None]) -> Any:
    """Let a rule run by itself with these answers, which must be all that it asks for; `look` sees each question."""
    left = [*answers]
    try:
        question = rule.send(None)
        while True:
            look(question)
            assert left, f"{question.prompt.message} is asked: {[key_of(option) for option in question.options]}"
            question = rule.send(chosen(question, left.pop(0)))
    except StopIteration as stop:
        assert not left, f"{left} was not asked for"
        return stop.value


def chosen(question: Question, key: str) -> AnyOption:
    keys: dict[str, AnyOption] = {key_of(option): option for option in question.options}
    assert key in keys, f"{key} is not offered by {question.prompt.message}: {[*keys]}"
    return keys[key]
