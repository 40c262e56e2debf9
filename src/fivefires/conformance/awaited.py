"""A table on which a forgotten `await` is noticed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from fivefires.kernel import Prompt, Runner, Table
from fivefires.kernel.state import S
from fivefires.kernel.text import Argument

T = TypeVar("T")


class AwaitedTable(Table[S]):
    """Asks through an `async def`: Python warns where its result is dropped, and the fuzzer hears."""

    __slots__ = ()

    async def ask(  # type: ignore[override]  # It is awaited in the same way.
        self, seat: int, prompt: Prompt, options: Sequence[T] | Callable[[], Sequence[T]], /, **args: Argument
    ) -> T:
        return await super().ask(seat, prompt, options, **args)


class AwaitedRunner(Runner[S]):
    __slots__ = ()
    table_type = AwaitedTable
