"""What can go wrong with a database."""

from __future__ import annotations


class StorageTrouble(Exception):
    """The database could not do it; nothing was written."""


class Conflict(StorageTrouble):
    """Somebody else has written to this table; what we know of it is old."""


class Unsure(StorageTrouble):
    """The connection was lost while something was committed: it may be there, and it may not."""


# So much of what a database says is told. A damaged one quotes itself at length.
LONGEST = 200


def plain(error: BaseException) -> str:
    """What went wrong, without the statement and its values, in a line that any terminal can print."""
    told = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
    return "".join(char if char.isprintable() else "?" for char in told[0][:LONGEST])
