"""Chains of tables: what can be played on, and who may know what of the other games.

A game that others can follow is link 1 of a chain of its own from the start. A lesson is of no chain, nor is a file
whose dice are not proved, or which takes up a game that this server has not seen: it is what it is, and nothing more.

A chain never forks. Each link has one table, which the database sees to; whoever plays on again comes to that one.

- A game that was closed has no result, so nothing can follow it. It leaves its chain when it is closed, and the link
  before it can be played on anew.
- A game that was forgotten leaves a gap. While nothing stands behind the gap, the link can be played anew. Where a
  later link is there, it has taken up a result that nobody can see any more; then playing on before it is refused.
- A rematch is the first link of a new chain, and plays the first link's set-up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fivefires.kernel import Game, Refused, Setup
from fivefires.server.logs import fail, short
from fivefires.server.people.seats import Viewer
from fivefires.server.refusals import Refuse
from fivefires.server.storage.rows import Stored, TableRow
from fivefires.server.wire import Chain, LinkInfo, LinkSeat


def setup_after(game: Game[Any], table: TableRow) -> Setup:
    """The set-up that follows a finished game, for as many as played it; or the reason why there is none."""
    if table.status != "finished" or table.ended is None:
        raise Refuse("not-finished")
    if table.chain is None:
        raise Refuse("no-chain" if game.follows is None else "chain-none")
    following = _asked(game, table)
    if following is None or table.link >= game.longest_chain:
        raise Refuse("chain-over")
    return following


def _asked(game: Game[Any], table: TableRow) -> Setup | None:
    """What the game itself says. Its rules may be others than those that the result comes from."""
    try:
        return game.next_setup(table.agreed, msgspec.convert(table.ended, game.result))
    except msgspec.ValidationError:
        raise Refuse("chain-rules") from None
    except Exception as error:
        fail("rules failed", error, game=game.id, table=short(table.id))
        raise Refuse("rule-error") from error


def next_table(table: TableRow, later: dict[int, str]) -> str | None:
    """The table of the next link, if it is there; None where it can be made."""
    if later and table.link + 1 not in later:
        raise Refuse("chain-gone-on")
    return later.get(table.link + 1)


# --- what people may know -------------------------------------------------------------------------


def chain_shown(game: Game[Any] | None, stored: Stored, links: Sequence[Stored], viewer: Viewer) -> Chain:
    """What somebody at one table may know of the whole chain.

    The games before this one are a part of it: whoever looks here may know how they ended. Their names those may know
    who sit here, and not those who watch. Of a later game only those know who sit there. No secret of another table is
    ever told: a game can be looked at again by those who have its own.
    """
    table = stored.table
    number, players = _next(game, table) if game is not None else (None, ())
    shown = [_shown(one, stored, viewer) for one in links or [stored] if _may_know(one, table, viewer)]
    return Chain(table.chain or "", table.game, table.link, tuple(shown), table.agreed.earlier, number, players)


def _may_know(one: Stored, table: TableRow, viewer: Viewer) -> bool:
    return one.table.link <= table.link or _own_seat(one, viewer) is not None


def _own_seat(one: Stored, viewer: Viewer) -> int | None:
    """The seat that the secret which was shown opens there, too."""
    if viewer.role != "seat":
        return None
    return next((seat.number for seat in one.seats if seat.secret_hash == viewer.key), None)


def _shown(one: Stored, here: Stored, viewer: Viewer) -> LinkInfo:
    own, same = _own_seat(one, viewer), one.table.id == here.table.id
    named = same or viewer.role == "seat"
    return LinkInfo(
        one.table.link,
        one.table.status,
        tuple(LinkSeat(seat.number, seat.kind, seat.name if named else "") for seat in one.seats),
        one.table.ended,
        one.table.touched,
        one.table.id if same or own is not None else "",
        own,
    )


def _next(game: Game[Any], table: TableRow) -> tuple[int | None, tuple[int, ...]]:
    """The number of the link that can be played on this one, and for how many players."""
    try:
        setup = setup_after(game, table)
    except Refuse:
        return None, ()
    return table.link + 1, tuple(players for players in game.players if _fits(game, setup, players))


def _fits(game: Game[Any], setup: Setup, players: int) -> bool:
    try:
        game.check(msgspec.structs.replace(setup, players=players))
    except Refused:
        return False
    return True


def first_setup(table: TableRow, links: Sequence[Stored]) -> Setup:
    """The set-up of a chain's first link; the table's own where that is forgotten, or where there is no chain."""
    first = next((one.table for one in links if one.table.link == 1), table)
    return first.agreed
