"""A table on which a forgotten `await` is noticed, and a beat that tells of a piece which its readers do not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from fivefires.kernel import EVERYBODY, Beat, Prompt, Runner, Table
from fivefires.kernel.state import S
from fivefires.kernel.text import Argument

T = TypeVar("T")


class Betrayed(Exception):
    """A log line shows a piece to somebody who may not know it."""


class AwaitedTable(Table[S]):
    """Asks through an `async def`: Python warns where its result is dropped, and the fuzzer hears."""

    __slots__ = ()

    async def ask(  # type: ignore[override]  # It is awaited in the same way.
        self, seat: int, prompt: Prompt, options: Sequence[T] | Callable[[], Sequence[T]], /, **args: Any
    ) -> T:
        return await super().ask(seat, prompt, options, **args)

    def tell(
        self, message: str, rule: str = "", /, to: int = EVERYBODY, beat: Beat | None = None, **args: Argument
    ) -> None:
        for piece in beat.about if beat is not None else ():
            if self.state.known.get(piece, 0) & to != to and self._lies_somewhere(piece):
                raise Betrayed(f"{message} is about {piece}, which not everybody knows who reads it")
        super().tell(message, rule, to=to, beat=beat, **args)

    def _lies_somewhere(self, piece: str) -> bool:
        """A piece in no pile is a fault of its own, which the count of the pieces tells better."""
        return any(piece in pile for pile in self.state.piles.values())


class AwaitedRunner(Runner[S]):
    __slots__ = ()
    table_type = AwaitedTable
