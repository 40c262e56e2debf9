"""The sixteen contacts: five traders, six loners, two companions, three patrons (S-053, S-655, S-656).

Three are known from the start (S-026), nine are met at places of the zone map, four come with epilogues.
"""

from __future__ import annotations

from typing import Final

from . import piles
from .scripts import Companion, Contact, Find, Loner, Named, Patron, Shelf, Trader, Trick, Wish
from .vocabulary import Each, Gain, ItemKind, MoreEvents, Slot, Whom

ON_WEAPONS: Final = (Slot.RAIL, Slot.MUZZLE, Slot.UNDER)
QUARTER, HALF, MOST = 25, 50, 75

TRADERS: Final = (
    # Given (S-655): whatever is cheap, and items at twice their value.
    Trader(
        "sidorovich",
        (
            Shelf(piles.WEAPONS, tiers=(1,)),
            Shelf(piles.ARMORS, tiers=(1,)),
            Shelf(piles.ATTACHMENTS, faces=("echo_detector",)),
            Shelf(piles.ITEMS, percent=200),
        ),
        tuple(Shelf(deck, QUARTER) for deck in piles.DECKS),
        magazine=500,
    ),
    # Given (S-656): what one wears, and medicine.
    Trader(
        "pola",
        (
            Shelf(piles.ARMORS, tiers=(1, 2)),
            Shelf(piles.ATTACHMENTS, tiers=(1, 2), slots=(Slot.ARMOR,), detectors=False),
            Shelf(piles.ITEMS, kinds=(ItemKind.MEDICINE,)),
        ),
        (Shelf(piles.ARMORS, HALF), Shelf(piles.ATTACHMENTS, HALF, slots=(Slot.ARMOR,))),
    ),
    # The gunsmith: weapons, what goes on them, grenades, and cheap magazines.
    Trader(
        "hutsul",
        (
            Shelf(piles.WEAPONS, tiers=(1, 2)),
            Shelf(piles.ATTACHMENTS, slots=ON_WEAPONS),
            Shelf(piles.ITEMS, kinds=(ItemKind.GRENADE,)),
        ),
        (Shelf(piles.WEAPONS, HALF), Shelf(piles.ATTACHMENTS, HALF, slots=ON_WEAPONS)),
        magazine=300,
    ),
    # The scholar: pays well for artifacts, and lends the instruments to find them.
    Trader(
        "docent",
        (
            Shelf(piles.ATTACHMENTS, faces=("echo_detector", "bear_detector", "veles_detector", "improved_container")),
            Shelf(piles.ARMORS, faces=("nbc_suit", "seva")),
            Shelf(piles.ARTIFACTS, percent=150),
            Shelf(piles.ITEMS, kinds=(ItemKind.TOOL,)),
        ),
        (Shelf(piles.ARTIFACTS, MOST),),
    ),
    # The ferryman: what came over the river from the army's stores.
    Trader(
        "ferryman",
        (
            Shelf(piles.WEAPONS, tiers=(2, 3)),
            Shelf(piles.ARMORS, tiers=(2, 3)),
            Shelf(piles.ATTACHMENTS, tiers=(2,)),
            Shelf(piles.ITEMS, kinds=(ItemKind.FOOD,)),
        ),
        tuple(Shelf(deck, HALF) for deck in piles.DECKS),
        magazine=400,
    ),
)

LONERS: Final = (
    # The Local Guide knows a short cut: one action for nothing.
    Loner("local_guide", 200, favour=(Each(Whom.LEAD, Gain.MARKER),)),
    Loner("feldsher", 400, (Named("bandage", 2), Named("antirad"))),
    Loner("scrounger", 500, (Find(piles.ATTACHMENTS, 1),)),
    Loner("gambler", 300, (Find(piles.ITEMS, count=2),)),
    # The operator listens in: the watch comes later.
    Loner("operator", 400, favour=(MoreEvents(1),)),
    Loner("tinker", 150, favour=(Each(Whom.ALL, Gain.BOLTS),)),
)

COMPANIONS: Final = (
    # The dog: nobody shoots at it, and it holds on to one of them.
    Companion("dog_companion", 0, 6, 4, Trick.HOLD),
    # The scout shoots, and is shot at.
    Companion("scout", 600, 10, 3, Trick.SHOT, dice=4, range=3, target=True),
)

PATRONS: Final = (
    Patron("patron", Wish.LOOT, 3, 800),
    Patron("institute", Wish.ARTIFACT, 1, 1500),
    Patron("broker", Wish.HASTE, 4, 1200),
)

# The number on each card (S-061).
NUMBERS: Final = {
    "sidorovich": "C01",
    "pola": "C02",
    "hutsul": "C03",
    "docent": "C04",
    "ferryman": "C05",
    "local_guide": "C08",
    "feldsher": "C09",
    "scrounger": "C10",
    "gambler": "C11",
    "operator": "C12",
    "tinker": "C13",
    "dog_companion": "C20",
    "scout": "C21",
    "broker": "C97",
    "institute": "C98",
    "patron": "C99",
}
CONTACTS: Final[tuple[Contact, ...]] = (*TRADERS, *LONERS, *COMPANIONS, *PATRONS)
CONTACT: Final[dict[str, Contact]] = {contact.id: contact for contact in CONTACTS}
TRADER: Final = {trader.id: trader for trader in TRADERS}
LONER: Final = {loner.id: loner for loner in LONERS}
COMPANION: Final = {companion.id: companion for companion in COMPANIONS}
PATRON: Final = {patron.id: patron for patron in PATRONS}

# In the card holder when a campaign starts (S-026).
FIRST: Final = ("sidorovich", "local_guide", "patron")
