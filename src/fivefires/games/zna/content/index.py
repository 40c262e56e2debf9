"""Everything of the box by its name: what each piece is, and which pieces are which."""

from __future__ import annotations

from fivefires.kit.components import pieces_of

from .events import EVENTS
from .heroes import HEROES
from .mutants import MUTANTS
from .objectives import OBJECTIVES, UPGRADES
from .resources import AMMUNITION, MARKED, SPECIALS, WEAPONS
from .vocabulary import Ammunition, Special, Weapon

HERO = {hero.id: hero for hero in HEROES}
MUTANT = {kind.id: kind for kind in MUTANTS}
OBJECTIVE = {card.id: card for card in OBJECTIVES}
MARK = {card.id: card for card in MARKED}

_BY_NAME: dict[str, Weapon | Ammunition | Special] = {card.id: card for card in (*WEAPONS, *AMMUNITION, *SPECIALS)}
RESOURCE: dict[str, Weapon | Ammunition] = {**pieces_of(WEAPONS), **pieces_of(AMMUNITION)}
SPECIAL = pieces_of(SPECIALS)
EVENT = pieces_of(EVENTS)
UPGRADE = pieces_of(UPGRADES)

# What each card that a hero can carry is, marked ones too.
CARD: dict[str, Weapon | Ammunition | Special] = {
    **RESOURCE,
    **SPECIAL,
    **{card.id: _BY_NAME[card.like] for card in MARKED},
}
WEAPON: dict[str, Weapon] = {piece: card for piece, card in CARD.items() if isinstance(card, Weapon)}
AMMO: dict[str, Ammunition] = {piece: card for piece, card in CARD.items() if isinstance(card, Ammunition)}
CHEMICAL: dict[str, Weapon] = {piece: card for piece, card in WEAPON.items() if card.slots}
SPECIAL_ID: dict[str, str] = {piece: card.id for piece, card in CARD.items() if isinstance(card, Special)}
