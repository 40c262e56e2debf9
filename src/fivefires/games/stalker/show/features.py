"""Everything that can come into play, by the names under which the rules report it."""

from __future__ import annotations

from fivefires.games.stalker.content import index
from fivefires.games.stalker.content.contacts import COMPANIONS, CONTACTS, PATRONS
from fivefires.games.stalker.content.decks import HIGH_CARDS, LOW_CARDS
from fivefires.games.stalker.content.gear import ARMORS, ARTIFACTS, ATTACHMENTS, ITEMS, WEAPONS
from fivefires.games.stalker.content.lost_areas import LOST_AREAS
from fivefires.games.stalker.content.missions import MISSIONS
from fivefires.games.stalker.content.stalkers import STALKERS
from fivefires.games.stalker.content.vocabulary import Gift, Knack, Trait
from fivefires.games.stalker.content.zone import PLACES
from fivefires.games.stalker.rules.reactions import REACTIONS
from fivefires.games.stalker.rules.setup import CONTROL

# Abilities that are reactions are reported as such.
ANSWERS = (Knack.BODYGUARD, Knack.DODGE)


def features() -> list[str]:
    return [*cards(), *people(), *campaign()]


def cards() -> list[str]:
    """Decks, tokens, gear, anomalies."""
    return [
        *(f"activation:{card.id}" for card in (*HIGH_CARDS, *LOW_CARDS)),
        *(f"event:{card}" for card in dict.fromkeys(card.id for card in index.EVENT.values())),
        *(f"environment:{card}" for card in index.ENVIRONMENT),
        *(f"loot:{token}" for token in dict.fromkeys(token.id for token in index.LOOT.values())),
        *(f"unknown:{token}" for token in dict.fromkeys(token.id for token in index.UNKNOWN.values())),
        *(f"wound:{result}" for result in range(1, 7)),
        *(f"control:{card}" for card in CONTROL),
        *(f"anomaly:{card}" for card in index.ANOMALY),
        *(f"lost:{card.id}" for card in LOST_AREAS),
        *(f"card:{card.id}" for cards in (WEAPONS, ARMORS, ATTACHMENTS, ITEMS, ARTIFACTS) for card in cards),
        *(f"shot:{card.id}" for card in WEAPONS),
        *(f"masks:{trait}" for trait in Trait),
        *(f"use:{item.id}" for item in ITEMS),
        *(f"gift:{gift}" for gift in (Gift.ECHINUS, Gift.EYE)),
        "trap",
    ]


def people() -> list[str]:
    """Stalkers and who goes along, with what they can do, and enemies with their attacks and specials."""
    return [
        *(f"knack:{knack}" for stalker in STALKERS for knack in stalker.knacks if knack not in ANSWERS),
        *(f"reaction:{reaction.key}" for reaction in REACTIONS),
        *(f"companion:{deed}" for deed in ("sent", *(card.trick for card in COMPANIONS))),
        *(f"attack:{kind}" for kind in index.ENEMY),
        *(f"killed:{kind}" for kind in index.ENEMY),
        *(f"special:{kind}" for kind, card in index.ENEMY.items() if card.special),
        *("action:" + name for name in ("movement", "sneak", "prepare", "reload", "pick-up", "bolt")),
        *("decoy", "knife", "lead", "detector", "focus", "critical"),
    ]


def campaign() -> list[str]:
    """Places, contacts, and how missions come out."""
    return [
        *(f"place:{place.id}" for place in PLACES),
        *(f"called:{contact.id}" for contact in CONTACTS),
        *(f"contract:{patron.id}:{how}" for patron in PATRONS for how in ("kept", "open")),
        *(f"epilogue:{mission}" for mission in MISSIONS),
        *(f"failure:{mission}" for mission in MISSIONS),
        *(f"ending:{ending}" for ending in ("success", "death", "time", "overrun")),
    ]
