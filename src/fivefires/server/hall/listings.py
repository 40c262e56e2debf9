"""Tables that look for players: before their game, for anybody to see and to join.

A listing is the host's. It stands for a while, and ends with the lobby, or when somebody else becomes the host. What is
told of a table is what is agreed there, its language and its pace: no name, and no word that anybody has typed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from fivefires.server.refusals import Refuse
from fivefires.server.storage.rows import Stored, json_text
from fivefires.server.storage.store import Store
from fivefires.server.table.draft import Draft
from fivefires.server.wire import Listing, OpenTable, Pace

# For so many seconds a listing stands.
STANDS: dict[Pace, float] = {"now": 3600.0, "days": 7 * 24 * 3600.0}
# So many are shown, and so long nobody asks the database again.
MOST = 100
KEPT_SECONDS = 2.0


def put_up(draft: Draft, wish: Listing, now: float) -> None:
    """Let anybody sit down here, as long as the game has not begun."""
    table = draft.table
    if table.status != "lobby":
        raise Refuse("started" if table.status == "playing" else "closed")
    if draft.play is not None or table.note is not None:
        raise Refuse("no-listing")  # Whoever has the file knows its hidden cards.
    if all(seat.kind != "open" for seat in draft.seats):
        raise Refuse("full")
    table.listing, table.listed, table.listed_until = json_text(wish), now, now + STANDS[wish.pace]


def shown(stored: Stored, now: float) -> OpenTable | None:
    """A table as anybody sees it, where it still looks for players."""
    table, listing = stored.table, stored.table.listing_at(now)
    if listing is None or table.listed is None:
        return None
    return OpenTable(
        table.id,
        table.game,
        table.version,
        msgspec.structs.replace(table.agreed, earlier=None),
        tuple(seat.kind for seat in stored.seats),
        listing.language,
        listing.pace,
        table.deadline_hours,
        max(0.0, now - table.listed),
    )


class Board:
    """The list, which the database is asked for every now and then, however many people look at it."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._shown: list[OpenTable] = []
        self._until = 0.0

    async def look(self) -> list[OpenTable]:
        if time.monotonic() >= self._until:
            self._until, now = time.monotonic() + KEPT_SECONDS, self._clock()
            found = await self._store.listed(now, MOST)
            self._shown = [one for one in (shown(stored, now) for stored in found) if one is not None]
        return self._shown

    def look_again(self) -> None:
        """Something has changed here."""
        self._until = 0.0
