"""In which text a choice stands: that of the innermost card, place, item or rumor that is being carried out."""

from __future__ import annotations

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import LOCAL_ACTIONS
from fivefires.games.zona.content.index import PARAGRAPHS, RUMOR, SECTIONS, USES
from fivefires.games.zona.state import EventUnderWay, ItemUnderWay, LocalUnderWay, RumorUnderWay, ZonaState
from fivefires.kernel import Message, face_of, message

_LOCAL = {action.place: action.do for action in LOCAL_ACTIONS}


def way_name(state: ZonaState, way: str) -> Message:
    """What one of the ways of that text is called."""
    return message(f"{text_of_choice(state)[0]}-{way}")


def text_of_choice(state: ZonaState) -> tuple[str, v.Effects]:
    """The id of the text, and its effects."""
    for one in reversed(state.under_way):
        match one:
            case ItemUnderWay(source=source):
                uses = [use.do for use in USES[source] if isinstance(use, v.OnTurn | v.InEncounter)]
                return face_of(source), tuple(effect for do in uses for effect in do)
            case EventUnderWay(card=card, section=section):
                do = SECTIONS[card][section] if card in SECTIONS else PARAGRAPHS[card][int(section) - 1].do
                return f"zona-ev-{card}-{section}", do
            case LocalUnderWay(place=place):
                return place, _LOCAL[place]
            case RumorUnderWay(card=card):
                return card, RUMOR[card].do
    raise LookupError("no choice is under way")
