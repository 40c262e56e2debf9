"""What the scripted player buys, and who carries it: everything for one who goes ahead, then for the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ARMOR, ITEM, WEAPON
from fivefires.games.stalker.rules.questions import Act, Buy, Take
from fivefires.games.stalker.show.view import StalkerView

ARMS = ("toz", "viper", "akm_74u", "sawed_off", "udp_compact")
ARMORS = ("sunrise", "windbreaker")
MEDICINE = ("first_aid_kit", "bandage", "sausage", "bread")
EXTRAS = ("magazine-rifle", "bag_of_nuts")
MOST_ITEMS = 3


def buy(view: StalkerView, options: Sequence[Any]) -> Any:
    """A weapon for everybody, then armor and medicine for the first, then for the others, as far as it goes."""
    offers = {option.thing.partition("#")[0]: option for option in options if isinstance(option, Buy)}
    stash = [card.partition("#")[0] for card in view.known_cards(piles.STASH)]
    size = len(view.stalkers)
    armors = sum(card in ARMOR and card != "leather_jacket" for card in stash)
    arms = sum(card in WEAPON for card in stash)
    healing = sum(card in MEDICINE for card in stash)
    wanted = [
        *(ARMS if arms < size else ()),
        *(ARMORS if not armors else ()),
        *(MEDICINE if healing < MOST_ITEMS else ()),
        *(ARMORS if armors < size else ()),
        *(MEDICINE if healing < 3 * size else ()),
        *(EXTRAS if sum(card in EXTRAS for card in stash) < 2 else ()),
    ]
    return next((offers[thing] for thing in wanted if thing in offers), Act.ENOUGH)


def share_out(view: StalkerView, options: Sequence[Any]) -> Any:
    """Each takes one weapon, the better armor, and his part of the rest."""
    stalker = view.stalkers[view.serving]
    takes = [option for option in options if isinstance(option, Take)]
    armed = bool(view.known_cards(piles.WEAPON[stalker.number]))
    dressed = bool(view.known_cards(piles.ARMOR[stalker.number]))
    carried = len(view.known_cards(piles.PACK[stalker.number]))
    share = fair_share(view, stalker.number)
    for option in sorted(takes, key=lambda one: one.thing.startswith("leather")):
        if option.thing in WEAPON and not armed:
            return option
        if option.thing in ARMOR and not dressed:
            return option
        if option.thing in ITEM and carried < share:
            return option
    return next((option for option in takes if option.thing not in (*WEAPON, *ARMOR, *ITEM)), Act.ENOUGH)


def fair_share(view: StalkerView, number: int) -> int:
    """What is left, in equal parts for all who have not taken theirs."""
    left = sum(card in ITEM for card in view.known_cards(piles.STASH))
    mine = sum(card in ITEM for card in view.known_cards(piles.PACK[number]))
    return min(MOST_ITEMS + 1, -(-(left + mine) // (len(view.stalkers) - number)))
