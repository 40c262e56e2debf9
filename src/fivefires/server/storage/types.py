"""What is decoded is known before there are several threads.

msgspec finds out about a type when it is first asked for. If two threads ask for the same type at once, one of them may
read what the other has not finished, and the process is gone. A game's own types are known once it is declared.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

OURS = ("fivefires.kernel.", "fivefires.server.")


def know_types() -> None:
    for kind in _structs(msgspec.Struct):
        if kind.__module__.startswith(OURS):
            try:
                msgspec.json.Decoder(kind)
            except (TypeError, NameError):
                continue  # It is never decoded.


def _structs(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from _structs(one)
