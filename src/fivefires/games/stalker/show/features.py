"""Everything that can come into play, by the names under which the rules report it."""

from __future__ import annotations

from fivefires.games.stalker.content import index
from fivefires.games.stalker.content.contacts import COMPANIONS, CONTACTS, PATRONS
from fivefires.games.stalker.content.decks import HIGH_CARDS, LOW_CARDS
from fivefires.games.stalker.content.missions import MISSIONS
from fivefires.games.stalker.content.zone import PLACES


def features() -> list[str]:
    return [
        *(f"activation:{card.id}" for card in (*HIGH_CARDS, *LOW_CARDS)),
        *(f"event:{card}" for card in dict.fromkeys(card.id for card in index.EVENT.values())),
        *(f"environment:{card}" for card in index.ENVIRONMENT),
        *(f"loot:{token}" for token in dict.fromkeys(token.id for token in index.LOOT.values())),
        *(f"use:{item}" for item in dict.fromkeys(item.id for item in index.ITEM.values())),
        *(f"wound:{result}" for result in range(1, 7)),
        *(f"place:{place.id}" for place in PLACES),
        *(f"called:{contact.id}" for contact in CONTACTS),
        *(f"contract:{patron.id}:{how}" for patron in PATRONS for how in ("kept", "open")),
        *(f"companion:{deed}" for deed in ("sent", *(card.trick for card in COMPANIONS))),
        *(f"epilogue:{mission}" for mission in MISSIONS),
        *(f"failure:{mission}" for mission in MISSIONS),
        *(f"ending:{ending}" for ending in ("success", "death", "time", "overrun")),
    ]
