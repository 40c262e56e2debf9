"""Tokens with a face: 31 of loot (S-198) and 24 unknown ones (S-202)."""

from __future__ import annotations

from typing import Final

from .vocabulary import Colour, Find, LootToken, UnknownToken

LOOT: Final = (
    LootToken("loot_bolts", Find.BOLTS, 2, copies=6),
    LootToken("loot_pistol", Find.PISTOL, 1, copies=4),
    LootToken("loot_rifle", Find.RIFLE, 1, copies=4),
    LootToken("loot_shotgun", Find.SHOTGUN, 1, copies=4),
    LootToken("loot_item", Find.ITEM, 1, copies=7),
    LootToken("loot_weapon", Find.WEAPON, 1, copies=2),
    LootToken("loot_weapon_2", Find.WEAPON, 2, copies=1),
    LootToken("loot_attachment", Find.ATTACHMENT, 1, copies=2),
    LootToken("loot_artifact", Find.ARTIFACT, 1, copies=1),
)

UNKNOWN: Final = (
    UnknownToken("unknown_x", copies=4),
    UnknownToken("unknown_red", Colour.BOSS, 1, copies=4),
    UnknownToken("unknown_blue", Colour.ELITE, 1, copies=4),
    UnknownToken("unknown_green", Colour.PACK, 1, copies=4),
    UnknownToken("unknown_yellow", Colour.HORDE, 1, copies=4),
    UnknownToken("unknown_two", Colour.HORDE, 2, copies=4),
)
