"""Carrying out what cards say, one word after the other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from fivefires.kernel import Table

S = TypeVar("S")
R = TypeVar("R")
F = TypeVar("F")


class Interpreter(Generic[S, R, F]):
    """Carries out texts for a reader: a seat, or whatever else a game reads its cards for.

    A game has one small function for each word. What asks nobody happens `at_once`; of the others (`asking`) each is
    settled completely before the next. Words that end the reading (`ends`) tell how the story goes on; that travels
    straight up to whoever had the text carried out, through every function that returns what a branch gave it.

    `goes_on` is asked before each word, where a reader can drop out in the middle of a text. `path` is where the state
    keeps the branches that were followed to the word that is being carried out.
    """

    def __init__(
        self,
        *,
        at_once: Mapping[type[Any], Callable[[Table[Any], R, Any], None]],
        asking: Mapping[type[Any], Callable[[Table[Any], R, Any], Awaitable[F | None]]],
        ends: Mapping[type[Any], F] | None = None,
        goes_on: Callable[[S, R], bool] | None = None,
        path: Callable[[S], list[str]] | None = None,
    ) -> None:
        self.at_once = dict(at_once)
        self.asking = dict(asking)
        self.ends = dict(ends or {})
        self.goes_on = goes_on
        self.path = path

    async def carry_out(self, table: Table[Any], reader: R, effects: Sequence[Any]) -> F | None:
        """Carry effects out in order, up to the first that ends the reading."""
        goes_on, at_once, asking = self.goes_on, self.at_once, self.asking
        for effect in effects:
            if goes_on is not None and not goes_on(table.state, reader):
                return None
            kind = type(effect)
            if kind in at_once:
                at_once[kind](table, reader, effect)
            elif kind not in asking:
                return self.ends[kind]
            elif (flow := await asking[kind](table, reader, effect)) is not None:
                return flow
        return None

    async def follow(self, table: Table[Any], reader: R, branch: str, effects: Sequence[Any]) -> F | None:
        """Carry out one branch of an effect."""
        if self.path is None:
            return await self.carry_out(table, reader, effects)
        path = self.path(table.state)
        path.append(branch)
        flow = await self.carry_out(table, reader, effects)
        path.pop()
        return flow
