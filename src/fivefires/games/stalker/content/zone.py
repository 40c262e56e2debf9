"""The zone map: six missions, nine contacts, eight stashes, each with its script; epilogues and failure cards.

The first mission of each story is open from the start (S-024). The second comes with a sticker of the first one's
epilogue, and each sticker shows one more place beside it.
"""

from __future__ import annotations

from typing import Final

from . import piles
from .missions import MISSIONS
from .scripts import (
    Bargain,
    Bid,
    Coupons,
    Failure,
    Find,
    Magazines,
    Meet,
    Named,
    Place,
    PlaceKind,
    Stick,
    StrikeOut,
    Word,
)
from .vocabulary import Darken, Each, Gain, MoreEvents, Whom

# How long a story is: its letter and two missions (S-023).
STORIES: Final = {"A": ("A1", "A2"), "B": ("B1", "B2"), "C": ("C1", "C2")}


def _mission(id: str, at: tuple[int, int], sticker: str = "") -> Place:
    return Place(f"place_{id.lower()}", PlaceKind.MISSION, at, mission=id, sticker=sticker)


def _contact(id: str, contact: str, at: tuple[int, int], *more: Word, sticker: str = "") -> Place:
    return Place(f"place_{id}", PlaceKind.CONTACT, at, (Meet(contact), *more, StrikeOut()), sticker=sticker)


def _stash(number: int, at: tuple[int, int], worth: int, *script: Word, sticker: str = "") -> Place:
    return Place(f"place_s{number}", PlaceKind.STASH, at, script, sticker=sticker, worth=worth)


ALL_PLACES: Final = (
    _mission("A1", (13, 73)),
    _mission("A2", (14, 27), sticker="a2"),
    _mission("B1", (62, 73)),
    _mission("B2", (86, 25), sticker="b2"),
    _mission("C1", (86, 59)),
    _mission("C2", (85, 9), sticker="c2"),
    _contact("c02", "pola", (12, 89)),
    _contact("c03", "hutsul", (61, 89)),
    _contact("c04", "docent", (38, 25), sticker="a2"),
    _contact("c09", "feldsher", (38, 42), Named("bandage")),
    _contact("c10", "scrounger", (86, 91)),
    _contact("c11", "gambler", (87, 43), Coupons(200)),
    _contact("c13", "tinker", (13, 42)),
    _contact("c20", "dog_companion", (37, 58)),
    _contact("c98", "institute", (62, 28), sticker="b2"),
    _stash(1, (13, 58), 700, Named("first_aid_kit"), Magazines("pistol"), StrikeOut()),
    _stash(2, (38, 74), 900, Find(piles.ATTACHMENTS, 2), StrikeOut()),
    # A watchman: he takes money for the better half.
    _stash(
        3,
        (62, 44),
        1000,
        Bargain(
            (Bid("s3_all", 400, (Find(piles.WEAPONS, 1), Find(piles.ITEMS))), Bid("s3_some", 0, (Find(piles.ITEMS),)))
        ),
        StrikeOut(),
    ),
    _stash(4, (87, 75), 600, Find(piles.ITEMS, count=2), StrikeOut()),
    # The dump is never empty.
    _stash(5, (37, 90), 100, Bargain((Bid("s5_dig", 150, (Find(piles.ITEMS),)),))),
    # A locker with a keeper: whoever does not pay may come again.
    _stash(6, (62, 59), 1500, Bargain((Bid("s6_buy", 1200, (Find(piles.ARMORS, 2), StrikeOut())),))),
    _stash(7, (14, 10), 1200, Coupons(1000), Magazines("rifle"), StrikeOut(), sticker="c2"),
    _stash(
        8,
        (50, 9),
        2000,
        Bargain((Bid("s8_artifact", 1000, (Find(piles.ARTIFACTS),)), Bid("s8_rounds", 0, (Magazines("rifle", 2),)))),
        StrikeOut(),
        sticker="b2",
    ),
)  # fmt: skip
# Those of this zone map: a mission that is not in the guide has no place.
PLACES: Final = tuple(place for place in ALL_PLACES if place.kind != PlaceKind.MISSION or place.mission in MISSIONS)
PLACE: Final = {place.id: place for place in PLACES}
MISSION_PLACE: Final = {place.mission: place.id for place in PLACES if place.kind == PlaceKind.MISSION}

# What a success brings (S-105). The place of a mission is struck out by its epilogue (S-047).
EPILOGUES: Final[dict[str, tuple[Word, ...]]] = {
    "A1": (Coupons(2000), Meet("operator"), Stick("a2"), StrikeOut()),
    "A2": (Coupons(3500), Meet("ferryman"), Find(piles.WEAPONS, 2), StrikeOut()),
    "B1": (Coupons(2000), Meet("scout"), Stick("b2"), StrikeOut()),
    "B2": (
        Coupons(3500),
        Bargain((Bid("b2_weapon", 0, (Find(piles.WEAPONS, 3),)), Bid("b2_armor", 0, (Find(piles.ARMORS, 3),)))),
        StrikeOut(),
    ),
    "C1": (Coupons(2000), Meet("broker"), Stick("c2"), StrikeOut()),
    "C2": (Coupons(3500), Find(piles.ARTIFACTS), StrikeOut()),
}

# What a failed attempt teaches the next one: a rumour, a friend, a little more time.
FAILURES: Final[dict[str, Failure]] = {
    "A1": Failure("A1", (MoreEvents(1),)),
    "A2": Failure("A2", (Each(Whom.ALL, Gain.BOLTS),)),
    "B1": Failure("B1", (Each(Whom.LEAD, Gain.MARKER),)),
    "B2": Failure("B2", (MoreEvents(1),)),
    "C1": Failure("C1", (Darken(),)),
    "C2": Failure("C2", (Each(Whom.ALL, Gain.MARKER),)),
}
