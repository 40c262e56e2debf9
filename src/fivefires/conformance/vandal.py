"""A bot that writes to everything it can reach from its view. Whatever it does there, the game must not notice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fivefires.kernel import AnyOption, Dealer, Task

from .frames import mutable_parts


class Vandal:
    """Spoils every list, dictionary and struct that its view and its task hand out, and takes the first answer."""

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        first: AnyOption = task.options[0]
        for part in [*handed_out(view), *mutable_parts(task.options)]:
            spoil(part)
        return first


def handed_out(view: Any) -> Iterator[Any]:
    """What can be written to among that which the properties of a view give."""
    for name in dir(type(view)):
        if not name.startswith("_") and isinstance(getattr(type(view), name), property):
            yield from mutable_parts(getattr(view, name))


def spoil(part: Any) -> None:
    if isinstance(part, list | dict):
        part.clear()
        return
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, int):
            setattr(part, name, value + 1)
        elif isinstance(value, str):
            msgspec.structs.force_setattr(part, name, f"{value}?")
