"""Who may enter a facility, and what a lock demands: what is true of doors, without anybody opening one."""

from __future__ import annotations

from functools import cache

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import SITES
from fivefires.games.zona.content.index import DECK_OF
from fivefires.games.zona.state import ZonaState

# By location: the facility of which it is an entrance (Z-076).
SITE_AT = {entrance: site.id for site in SITES for entrance in site.entrances}


def can_enter(state: ZonaState, seat: int, site: str) -> bool:
    """By moving or relocating: only an open facility, and none of the bans applies (Z-102, Z-362)."""
    return site in state.opened and has_room_for(state, seat, site)


def has_room_for(state: ZonaState, seat: int, site: str) -> bool:
    """Closed when full (Z-363), to whoever has its secret (Z-364), and to all once it is looted (Z-365)."""
    deck = state.deck_at[site]
    free = spaces(state)
    for scavenger in state.scavengers:
        if scavenger.place == site:
            free -= 1
    return free > 0 and not has_secret(state, seat, deck) and not looted(state, deck)


def spaces(state: ZonaState) -> int:
    """Room for 1 scavenger in a game of one or two, for 2 otherwise (Z-363)."""
    return 1 if state.side == 12 else 2


def has_secret(state: ZonaState, seat: int, deck: str) -> bool:
    """A secret that was kept over a death counts as well (Z-343)."""
    secrets = state.piles[piles.SECRETS[seat]]
    return bool(secrets) and deck in [DECK_OF[card] for card in secrets]


def looted(state: ZonaState, deck: str) -> bool:
    """The last card of the deck was discarded or taken (Z-162); nobody may enter any longer (Z-164)."""
    return not state.piles[piles.EVENTS[deck]]


def site_in_reach(place: str) -> str:
    """The facility that one is in or beside."""
    if place in piles.SECRET_ITEMS:
        return place
    return SITE_AT.get(place, "")


@cache
def lowered(cost: v.Cost, spare: v.Cost) -> v.Cost:
    """A price without what an item spares, part by part."""
    hurt, less = cost.damage, spare.damage
    return v.Cost(
        rubles=max(0, cost.rubles - spare.rubles),
        fatigue=max(0, cost.fatigue - spare.fatigue),
        damage=v.Damage(
            max(0, hurt.radiation - less.radiation),
            max(0, hurt.mental - less.mental),
            max(0, hurt.physical - less.physical),
        ),
        trophies=max(0, cost.trophies - spare.trophies),
        artifacts=max(0, cost.artifacts - spare.artifacts),
        discard=None if spare.discard is not None else cost.discard,
        crowbar=cost.crowbar and not spare.crowbar,
        reputation=max(0, cost.reputation - spare.reputation),
    )
