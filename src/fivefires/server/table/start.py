"""Beginning a game: everybody sits, the box is opened."""

from __future__ import annotations

from typing import Any

from fivefires.kernel import Game, Refused, Runner
from fivefires.kernel.failures import told
from fivefires.server.refusals import Refuse

from .draft import Draft
from .play import Play


class SetupFailed(Exception):
    """The game cannot even be set up."""


def start(draft: Draft, game: Game[Any]) -> None:
    """A game from a file goes on where it stopped; any other one is set up."""
    if any(seat.kind == "open" for seat in draft.seats):
        raise Refuse("seats-open")
    draft.table.status = "playing"
    if draft.play is not None:
        return
    table = draft.table
    try:
        draft.play = Play(Runner(game, table.agreed, bytes.fromhex(table.seed), hashes=True, stands=True))
    except Refused:
        raise
    except Exception as error:
        raise SetupFailed(told(error)) from error
    table.version = game.version
