"""The Voice of Zona's decisions, and what takes their place in a game alone.

Solo uses the 1–2 side of the board with one space in each facility (Z-511) and has no Voice (Z-517). All other
rules hold unchanged (Z-523).
"""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.zona.content.index import THREAT
from fivefires.games.zona.content.piles import RUMOR_DISCARDS, RUMORS, UNUSED_CHARACTERS
from fivefires.games.zona.state import ZonaState, ZonaTable
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of, one_of_each

from . import threats
from .questions import At, Meet

ASK_VOICE_THREAT = Prompt("ask-voice-threat", "Z-289")
ASK_VOICE_PLACE = Prompt("ask-place", "Z-184")

# Rumor cards that are discarded at the start of a solo game.
FEWER_RUMORS = 5


def is_solo(state: ZonaState) -> bool:
    return state.seats == 1


def set_up(table: ZonaTable) -> None:
    """The top 5 rumor cards are discarded without effect, which leaves 16 (Z-515).

    They lie open and do not move the marker (Z-516).
    """
    table.draw(RUMORS, RUMOR_DISCARDS, FEWER_RUMORS)


def more_threats(table: ZonaTable) -> None:
    """After the character's own starting threats those of one other character, drawn by chance (Z-513).

    That character stays available (Z-514).
    """
    threats.starting_threats(table, table.pick(sorted(table.pile(UNUSED_CHARACTERS))))


async def voice_place(table: ZonaTable, places: list[str], prompt: Prompt = ASK_VOICE_PLACE) -> str:
    """The Voice chooses one (Z-184). Solo: the player's own if possible (Z-518), else the player decides (Z-522)."""
    state = table.state
    if is_solo(state) and state.scavengers[0].place in places:
        return state.scavengers[0].place
    return await one_of(table, max(state.voice, 0), prompt, places, At)


async def voice_threat(table: ZonaTable, tokens: Sequence[str]) -> str:
    """The Voice chooses one, for other movers and for itself (Z-289).

    Solo: the one with the highest detection difficulty (Z-519), of equal ones the player's choice (Z-520).
    """
    state = table.state
    if is_solo(state):
        highest = max(THREAT[token].spec.detection for token in tokens)
        tokens = [token for token in tokens if THREAT[token].spec.detection == highest]
    return await one_of(table, max(state.voice, 0), ASK_VOICE_THREAT, one_of_each(tokens), Meet)


def narrowed(state: ZonaState, places: list[str]) -> list[str]:
    """Solo: an effect on the player's location and another one affects the player's only (Z-521)."""
    own = state.scavengers[0].place
    return [own] if is_solo(state) and len(places) == 2 and own in places else places
