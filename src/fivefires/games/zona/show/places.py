"""What places, ways, decks and tracks say when they are pointed at: what they do, and what it takes to get there."""

from __future__ import annotations

from functools import cache

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import BORDERS, LOCAL_ACTIONS, SITES
from fivefires.games.zona.rules.board import POWER_PLANT, border
from fivefires.games.zona.rules.entry import SITE_AT
from fivefires.games.zona.state import Status
from fivefires.kernel import Message, message
from fivefires.kernel.scene import Edge, Mark
from fivefires.kit.effects import words

from .names import border_name, name_of
from .view import ZonaView

_ENTRANCES = {site.id: site.entrances for site in SITES}
_LOCAL = {action.place: action for action in LOCAL_ACTIONS}

# --- spaces -------------------------------------------------------------------------------------------------------


@cache
def signs(place: str) -> tuple[Mark, ...]:
    """What can be done at a location, from what its local action says; and whether a facility can be entered there."""
    found: list[str] = []
    action = _LOCAL[place]
    if action.function == "bunker_action":
        found += ["camp", "trade"]
    for word in words(action.do):
        match word:
            case v.Take(deck=deck) | v.DrawKeep(deck=deck):
                found.append(f"deck-{deck}")
            case v.Encounter(colour, kind):
                found.append(f"{colour}-{kind}")
            case v.Gain():
                found.append("rubles")
            case v.Sell():
                found.append("sale")
            case v.Improve():
                found.append("honour")
    if action.function == "red_forest":
        found += [f"{v.YELLOW}-{kind}" for kind in v.ThreatKind]
    if action.function in ("to_power_plant", "to_sarcophagus"):
        found.append("gate")
    if place in SITE_AT:
        found.append("entrance")
    return tuple(Mark(message(f"sign-{sign}"), icon=sign) for sign in dict.fromkeys(found))


def facility_text(view: ZonaView, site: str) -> Message:
    first, second = (name_of(entrance) for entrance in _ENTRANCES[site])
    if view.is_looted(site):
        return message("facility-looted")
    cards = view.size(piles.EVENTS[view.deck_at(site)])
    if view.is_open(site):
        return message("facility-open", first=first, second=second, cards=cards, room=view.room_in(site))
    return message("facility-locked", first=first, second=second, cards=cards)


def cost(view: ZonaView, place: str) -> Message | None:
    """What it takes the viewer's own scavenger to get there now; nothing is told to whoever has none."""
    if view.seat >= view.seats or view.me.status != Status.PLAYING or not view.me.place:
        return None
    if view.me.place == place:
        return message("cost-here")
    if place in (POWER_PLANT, piles.SARCOPHAGUS):
        return message(f"cost-{place}")
    if view.may_go_to(place):
        return _of_one_move(view, place)
    away = view.distance(place)
    if place in _ENTRANCES and not view.is_open(place):
        at_door = view.me.place in _ENTRANCES[place]
        return message("cost-locked-here") if at_door else message("cost-locked", moves=(away or 1) - 1)
    return message("cost-no-way") if away is None or away <= 1 else message("cost-moves", moves=away)


def _of_one_move(view: ZonaView, place: str) -> Message:
    kind = view.border_to(place)
    plain = kind == v.OPEN or view.me.safe_shortcuts
    way = message("cost-move") if plain else message("cost-shortcut", damage=name_of(kind))
    return message("cost-meeting", way=way) if view.threats(place) else way


# --- ways ---------------------------------------------------------------------------------------------------------

_EDGE_RULE = {v.OPEN: "Z-100", v.PLANT: "Z-082", "blockade": "Z-085", "entrance": "Z-076"}
_SHORTCUT_RULE = "Z-088"


@cache
def edges(side: int) -> tuple[Edge, ...]:
    """All borders of this side of the board, and the ways into the facilities."""
    inside = [_edge(one.a, one.b, "blockade" if side == 12 and one.blocked12 else str(one.kind)) for one in BORDERS]
    return (*inside, *(_edge(site.id, entrance, "entrance") for site in SITES for entrance in site.entrances))


def _edge(a: str, b: str, kind: str) -> Edge:
    id = border(a, b)
    return Edge(
        a,
        b,
        kind,
        id=id,
        name=border_name(id),
        text=message(f"edge-{kind}.does"),
        rule=_EDGE_RULE.get(kind, _SHORTCUT_RULE),
    )


# --- decks --------------------------------------------------------------------------------------------------------

RUMORS = (message("about-rumors"), "Z-175")
IN_FORCE = (message("about-in-force"), "Z-180")
EMISSIONS = (message("about-emissions"), "Z-372")
FLIPPED = (message("about-flipped"), "Z-374")
THREATS = (message("about-threats"), "Z-026")
SECTOR_EVENTS = (message("about-sector-events"), "Z-123")
FACILITY_EVENTS = (message("about-facility-events"), "Z-158")
SARCOPHAGUS_EVENTS = (message("about-sarcophagus-events"), "Z-168")
GOODS = (message("about-goods"), "Z-524")
SECRET_ITEMS = (message("about-secret-items"), "Z-369")
DISCARDS = (message("about-discards"), "Z-525")


def events(deck: str) -> tuple[Message, str]:
    if deck in (v.GREEN, v.YELLOW):
        return SECTOR_EVENTS
    return SARCOPHAGUS_EVENTS if deck == piles.SARCOPHAGUS else FACILITY_EVENTS
