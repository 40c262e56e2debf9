"""The words that places, contacts, epilogues and failure cards are written in (S-042 to S-063, S-081, S-105).

Everything here is data. What takes place between missions is a script of the words below; what a contact or a failure
changes in the mission itself is written in the words of events (`content/vocabulary.py`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from fivefires.kit.effects import Data

from .vocabulary import Instruction, ItemKind, Slot

# --- scripts ----------------------------------------------------------------------------------------------------------


class Meet(Data, frozen=True):
    """A contact card comes into the card holder (S-043)."""

    contact: str


class Coupons(Data, frozen=True):
    """So many coupons."""

    amount: int


class Find(Data, frozen=True):
    """Cards of a deck at random, of one tier where it is named (S-361, S-362)."""

    deck: str
    tier: int = 0
    count: int = 1


class Named(Data, frozen=True):
    """So many copies of this card, as long as there are any."""

    face: str
    count: int = 1


class Magazines(Data, frozen=True):
    """Magazines of a kind."""

    kind: str
    count: int = 1


class StrikeOut(Data, frozen=True):
    """The place of this script is struck out (S-047)."""


class Stick(Data, frozen=True):
    """A sticker comes onto the zone map (S-050)."""

    sticker: str


class Bid(Data, frozen=True):
    """One of several offers, and its price."""

    id: str
    price: int
    do: tuple[Word, ...]


class Bargain(Data, frozen=True):
    """The team takes one of these offers, or none."""

    bids: tuple[Bid, ...]


Word: TypeAlias = Meet | Coupons | Find | Named | Magazines | StrikeOut | Stick | Bargain


# --- contacts ---------------------------------------------------------------------------------------------------------


class Shelf(Data, frozen=True):
    """What a trader deals in: cards of a deck, and at how many hundredths of the value (S-064).

    Nothing named is no limit: tiers, slots of attachments, kinds of items, single cards. `detectors` says whether they
    are among the attachments.
    """

    deck: str
    percent: int = 100
    tiers: tuple[int, ...] = ()
    slots: tuple[Slot, ...] = ()
    kinds: tuple[ItemKind, ...] = ()
    faces: tuple[str, ...] = ()
    detectors: bool = True


class Trader(Data, frozen=True):
    """Sells and buys (S-055); `magazine` is the price of one, 0 where there are none."""

    id: str
    sells: tuple[Shelf, ...]
    buys: tuple[Shelf, ...]
    magazine: int = 0


class Loner(Data, frozen=True):
    """A small service for a price (S-054): at once, or at the start of the mission."""

    id: str
    price: int
    do: tuple[Word, ...] = ()
    favour: tuple[Instruction, ...] = ()


class Trick(StrEnum):
    """What a companion can do beside moving (S-587)."""

    HOLD = "hold"  # pins an enemy on its space
    SHOT = "shot"  # equipment dice at the torso of an enemy that it sees


class Companion(Data, frozen=True):
    """Goes along (S-056). `target`: enemies attack it (S-461). At 0 HP it flees (S-588)."""

    id: str
    price: int
    hp: int
    moves: int
    trick: Trick
    dice: int = 0
    range: int = 0
    target: bool = False


class Wish(StrEnum):
    """What a contract asks for, looked at when the mission has succeeded (S-058)."""

    LOOT = "loot"  # so many loot tokens turned up, and as many more as there are stalkers
    ARTIFACT = "artifact"  # an artifact that the team did not have
    HASTE = "haste"  # so many cards left in the event deck


class Patron(Data, frozen=True):
    """A contract (S-057): what it asks for, how much of it, and what it pays."""

    id: str
    wish: Wish
    amount: int
    pays: int


Contact: TypeAlias = Trader | Loner | Companion | Patron


# --- the zone map -----------------------------------------------------------------------------------------------------


class PlaceKind(StrEnum):
    """S-042."""

    MISSION = "mission"
    CONTACT = "contact"
    STASH = "stash"


class Place(Data, frozen=True):
    """A place of the zone map. It is there from the start, or comes with its `sticker` (S-050).

    `at` is where it lies on the map, in hundredths. `worth` says which of two stashes the team would miss more.
    """

    id: str
    kind: PlaceKind
    at: tuple[int, int]
    script: tuple[Word, ...] = ()
    mission: str = ""
    sticker: str = ""
    worth: int = 0


class Failure(Data, frozen=True):
    """A failure card: what is different in every later attempt (S-081)."""

    mission: str
    change: tuple[Instruction, ...]
