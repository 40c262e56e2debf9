"""The end of the game."""

from __future__ import annotations

from typing import NoReturn

from fivefires.games.zona.state import ZonaResult, ZonaTable

from . import beats


def end(table: ZonaTable, ending: str, winner: int = -1, card: str = "") -> NoReturn:
    """The game is over at once (Z-063), with one winner who wins alone (Z-062) or with none (Z-532)."""
    state = table.state
    table.used(f"ending:{ending}")
    table.tell(f"log-ending-{ending}", "Z-532", beat=beats.END)
    table.finish(
        ZonaResult(
            ending=ending,
            winners=[winner] if winner >= 0 else [],
            winner=winner,
            card=card,
            rounds=state.round,
            characters=[me.played[-1] if me.played else "" for me in state.scavengers],
        )
    )
