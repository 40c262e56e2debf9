"""Which way somebody goes: what is on offer, when there is nothing to ask, and what else can be done first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

from fivefires.kernel import Prompt, Table

S = TypeVar("S")
R = TypeVar("R")


class Ways(Generic[S, R]):
    """How a game lets somebody choose among the ways of a card.

    `option` makes the answer for a key, `decline` is the answer of whoever leaves what may be done. A way is on offer
    where it is `available`. `chooser` says who is asked for a reader, and `about` what the question is about.

    Where a game lets other things be done before the answer, `besides` offers them and `use` does them. Where a way
    depends on something hidden, it is `veiled`: the question is put although there is only one answer, since its
    absence would tell.
    """

    def __init__(
        self,
        *,
        option: Callable[[str], Any],
        decline: Any,
        available: Callable[[S, R, Any], bool],
        chooser: Callable[[S, R], int],
        about: Callable[[R], dict[str, Any]] = lambda reader: {},
        besides: Callable[[S, R], Sequence[Any]] = lambda state, reader: (),
        use: Callable[[Table[Any], R, Any], Awaitable[None]] | None = None,
        veiled: Callable[[Any], bool] = lambda ways: False,
    ) -> None:
        self.option = option
        self.decline = decline
        self.available = available
        self.chooser = chooser
        self.about = about
        self.besides = besides
        self.use = use
        self.veiled = veiled

    async def choose(self, table: Table[Any], reader: R, prompt: Prompt, ways: Sequence[Any]) -> Any:
        """The way that is chosen; None where none can be gone. One alone is gone unasked."""
        state: Any = table.state
        veiled = self.veiled(ways)
        while True:
            found = [way for way in ways if self.available(state, reader, way)]
            besides = self.besides(state, reader)
            if not found:
                return None
            if len(found) == 1 and not besides and not veiled:
                return found[0]
            offers = self._offers(state, reader, ways) if veiled else [*self._answers(found), *besides]
            answer = await table.ask(self.chooser(state, reader), prompt, offers, **self.about(reader))
            for way in ways:
                if self.option(way.key) == answer:
                    return way
            await self._use(table, reader, answer)

    async def may(self, table: Table[Any], reader: R, prompt: Prompt, way: Any) -> bool:
        """Whether somebody goes a way that may be left."""
        state: Any = table.state
        ways = (way,)
        veiled = self.veiled(ways)
        while veiled or self.available(state, reader, way):
            if veiled:
                offers: Any = self._offers(state, reader, ways, self.decline)
            else:
                offers = [*self._answers(ways), self.decline, *self.besides(state, reader)]
            answer = await table.ask(self.chooser(state, reader), prompt, offers, **self.about(reader))
            if answer is self.decline:
                return False
            if answer == self.option(way.key):
                return True
            await self._use(table, reader, answer)
        return False

    def _answers(self, ways: Sequence[Any]) -> list[Any]:
        return [self.option(way.key) for way in ways]

    def _offers(self, state: S, reader: R, ways: Sequence[Any], *more: Any) -> Callable[[], list[Any]]:
        """What is on offer, read anew whenever hidden pieces were exchanged."""

        def offers() -> list[Any]:
            return [*self._answers([way for way in ways if self.available(state, reader, way)]), *more]

        return offers

    def _use(self, table: Table[Any], reader: R, answer: Any) -> Awaitable[None]:
        assert self.use is not None
        return self.use(table, reader, answer)
