"""What the harness of every game has: where pieces lie, to lay them elsewhere, and what is asked."""

from __future__ import annotations

from typing import Any

from fivefires.kernel import Runner


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
