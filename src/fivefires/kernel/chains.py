"""Chains: games in which each takes up the result of the one before. A campaign is such a chain of saved games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from .files import BadFile, Record, verify
from .game import Game
from .runner import Runner
from .setups import Setup
from .state import Result


class BrokenChain(BadFile):
    """A file that does not follow from the one before it."""


def next_setup(game: Game[Any], setup: Setup, result: Result, players: int | None = None) -> Setup | None:
    """What is played after this result, by as many players as before or by others; None at the end of a chain."""
    following = game.next_setup(setup, result)
    if following is None or players is None:
        return following
    return msgspec.structs.replace(following, players=players)


def check_link(game: Game[Any], setup: Setup, result: Result, after: Setup) -> str | None:
    """Why a set-up does not follow from a result; None where it does. Players may come and go between two links."""
    if setup.laid is not UNSET:
        return "the one before is a lesson, which counts for no chain"
    if setup.branched is not UNSET:
        return "the one before branched off another game, and counts for no chain"
    expected = next_setup(game, setup, result, after.players)
    if expected is None:
        return "the chain has ended before"
    if expected.earlier != after.earlier:
        return "it takes up another result"
    if expected != after:
        return "its set-up is not the one that follows"
    return None


def proved_links(records: Sequence[Record], game: Game[Any], names: Sequence[str] = ()) -> Iterator[Runner[Any]]:
    """Prove a chain from its first link on: each game from its seed, and that each follows from the one before.

    A game comes when it is proved, so that whoever asks knows at which of them the proof stops. `names` are those of
    the files, where they have any; else they are counted from one.
    """
    names = names or [f"file {number}" for number in range(1, len(records) + 1)]
    before: Runner[Any] | None = None
    for number, record in enumerate(records):
        if before is None:
            if record.setup.earlier is not None:
                raise BrokenChain(f"{names[0]} is not the first link of its chain: it takes up an earlier result")
        elif (wrong := check_link(game, before.setup, before.state.result, record.setup)) is not None:
            raise BrokenChain(f"{names[number]} does not follow from {names[number - 1]}: {wrong}")
        before = verify(record, game)
        yield before
