"""Threat tokens: the tray, the board, and what their abilities change in a test.

The tray has four slots, each for one colour and kind (Z-024). Tokens are drawn at the bottom (Z-025) and discarded
picture side up on top (Z-026), and never shuffled during play (Z-027). Gargantuan (Z-501), Phlegm (Z-503, Z-504),
both yellow (Z-502), Benevolence (Z-505) and Merry Wright (Z-510) are as the rulebook has them.
"""

from __future__ import annotations

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ABILITY, CHARACTER, ITEM, THREAT
from fivefires.games.zona.show.names import NAME, SEAT, slot_name
from fivefires.games.zona.state import EncounterUnderWay, Scavenger, ZonaState, ZonaTable, attribute, owned_artifacts

from . import beats
from .board import SECTOR

FROM_FATIGUE = 3


def draw_token(table: ZonaTable, colour: v.Colour, kind: v.ThreatKind) -> str | None:
    """The bottom token of the slot, face up; from an empty slot none, and the rest of the effect goes on (Z-028)."""
    token = table.draw_bottom(piles.TRAY[colour, kind], piles.MET)
    if token is None:
        table.tell("log-no-token", "Z-028", slot=slot_name(colour, kind))
    return token


def discard_token(table: ZonaTable, token: str, source: str) -> None:
    """On top of its own slot (Z-026)."""
    threat = THREAT[token]
    table.move(token, source, piles.TRAY[threat.colour, threat.kind])


def place_token(table: ZonaTable, token: str, place: str, source: str = piles.MET) -> None:
    """Onto a location: bunkers and facilities never hold any, there it is discarded (Z-072, Z-073, Z-368)."""
    if place not in piles.AT:
        discard_token(table, token, source)
        return
    table.move(token, source, piles.AT[place])
    if table.log is not None:
        beat = beats.token(table, "arrival", token, place)
        table.tell("log-token-placed", "Z-145", beat=beat, threat=NAME[token], place=NAME[place])


def place_from_tray(table: ZonaTable, colour: v.Colour, kind: v.ThreatKind, place: str) -> str | None:
    token = draw_token(table, colour, kind)
    if token is not None:
        place_token(table, token, place)
    return token


def goes_to(token: str, place: str) -> bool:
    """Green tokens belong into green locations, yellow ones into yellow and red ones (Z-507)."""
    sector = SECTOR.get(place)
    return sector == v.GREEN if THREAT[token].colour == v.GREEN else sector in (v.YELLOW, v.RED)


def win_trophy(table: ZonaTable, seat: int, token: str, source: str) -> None:
    table.move(token, source, piles.TROPHIES[seat])
    table.tell("log-trophy", "Z-310", beat=beats.of(table, "gain", seat, token), seat=SEAT[seat], threat=NAME[token])


# --- what abilities change --------------------------------------------------------------------------------


def detection_difficulty(state: ZonaState, encounter: EncounterUnderWay) -> int:
    return THREAT[encounter.token].spec.detection + harder(state, encounter, v.DETECTION)


def confrontation_difficulty(state: ZonaState, encounter: EncounterUnderWay) -> int:
    """The printed one, the one bought (Gargantuan, Z-501), or an easier one after a passed detection."""
    threat = THREAT[encounter.token]
    difficulty = threat.spec.difficulty
    if encounter.bribed and threat.bribe is not None:
        difficulty = threat.bribe.difficulty
    if encounter.detected == 1:
        difficulty -= threat.sharpened
    return difficulty + harder(state, encounter, v.CONFRONTATION)


def harder(state: ZonaState, encounter: EncounterUnderWay, step: v.Step) -> int:
    """More difficult by what the scavenger carries around, or by other tokens at the place."""
    abilities = THREAT[encounter.token].harder
    if not abilities:
        return 0
    return sum(
        min(ability.most, ability.by * _count(state, encounter, ability.what))
        for ability in abilities
        if ability.step == step
    )


def _count(state: ZonaState, encounter: EncounterUnderWay, what: str) -> int:
    seat = encounter.seat
    me = state.scavengers[seat]
    if what == "artifact":
        return owned_artifacts(state, seat)
    if what == "weakness":
        return len(me.weaknesses)
    if what == "trophy":
        return len(state.piles[piles.TROPHIES[seat]])
    if what == "fatigue_over_3":
        return max(0, me.fatigue - FROM_FATIGUE)
    pile = piles.AT.get(me.place)
    return sum(token != encounter.token for token in state.piles[pile]) if pile else 0


def forbids(token: str, source: str, step: str) -> bool:
    """Some threats allow no items, or none of a category, by whatever means they would help in that test (Z-297).

    Abilities of characters always work.
    """
    bans = THREAT[token].no_items
    if not bans or source in ABILITY:
        return False
    return any(
        (ban.step is None or ban.step == step)
        and (ban.category is None or ban.category in ITEM[source].spec.categories)
        for ban in bans
    )


def confrontation_attributes(state: ZonaState, encounter: EncounterUnderWay) -> list[str]:
    """What the confrontation may test: the printed attribute, or what the ability says instead (Z-053).

    Merry Wright tests what the scavenger is worst at (Z-510, Z-570), but smarts once scanned (Z-469).
    """
    threat = THREAT[encounter.token]
    me = state.scavengers[encounter.seat]
    if threat.weakest:
        return [v.SMARTS] if encounter.scanned else weakest(me)
    if threat.either is not None:
        return [threat.spec.attribute, threat.either]
    return [threat.spec.attribute]


def weakest(me: Scavenger) -> list[str]:
    """The lowest current attribute, all of them where several are equal."""
    values = {name: attribute(me, name) for name in v.ANY_ATTRIBUTE}
    lowest = min(values.values())
    return [name for name, value in values.items() if value == lowest]


def starting_threats(table: ZonaTable, character: str) -> None:
    """The tokens that a character's board names for two locations (Z-034)."""
    for place, (colour, kind) in CHARACTER[character].threats:
        place_from_tray(table, colour, kind, place)
