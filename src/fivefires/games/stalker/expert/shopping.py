"""What the scripted player buys and sells, and who carries what: for one who goes ahead first, then for the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ARMOR, ARTIFACT, ATTACHMENT, ITEM, WEAPON
from fivefires.games.stalker.content.vocabulary import Ammo, Slot
from fivefires.games.stalker.rules.questions import Act, Buy, Put, Sell, Take
from fivefires.games.stalker.show.view import StalkerView
from fivefires.kernel import face_of

# Weapons of the first tier, the best first.
ARMS: Final = ("toz", "viper", "akm_74u", "sawed_off", "udp_compact", "ptm")
JACKET: Final = "leather_jacket"
MEDICINE: Final = ("first_aid_kit", "army_medkit", "bandage", "sausage", "bread")
# For whoever has money left, the most useful first.
FITTINGS: Final = (
    "ballistic_plate", "red_dot", "foregrip", "compensator", "scope", "lead_lining", "side_pouches", "silencer",
    "improved_container", "bear_detector", "veles_detector", "grenade_launcher", "thermal_scope",
)  # fmt: skip
TOOLS: Final = ("bag_of_nuts", "antirad", "energy_drink", "vodka", "frag_grenade", "smelling_salts", "alarm_clock")
MOST_ITEMS: Final = 3
# What part of the purse may go into a weapon, and into armor, if all who lack one are to get one.
FOR_ARMS, FOR_ARMOR = 0.4, 0.55
# A die of defence is worth so much; radiation and the rest count less. So much better must be what replaces another.
DIE, SHIELD, STAR, BETTER = 10, 3, 8, 8
# What a stalker bears of an artifact's dose, beside what the container takes off: with more he is hurt in each round.
BEARABLE: Final = 3
# Steps of an objective that take a detector.
NEED_DETECTORS: Final = {"artifacts", "finds"}
# Nobody fills up special ammunition.
ONLY_ONCE: Final = 0.5


def worth_of_weapon(card: str) -> float:
    weapon = WEAPON[card]
    if weapon.tier == 1:
        return 100.0 * (len(ARMS) - ARMS.index(weapon.id))
    return weapon.value * (ONLY_ONCE if weapon.ammo == Ammo.SPECIAL else 1.0)


def worth_of_armor(card: str) -> int:
    armor = ARMOR[card]
    return DIE * armor.defence + SHIELD * armor.radiation + STAR * armor.stars + armor.container


def buy(view: StalkerView, options: Sequence[Any]) -> Any:
    """What nobody needs is sold. Then a weapon for each, armor, medicine, what is better, and what fits on it."""
    spare = set(surplus(view))
    sales = [option for option in options if isinstance(option, Sell) and option.thing in spare and option.price]
    if sales:
        return sales[0]
    buys = [option for option in options if isinstance(option, Buy)]
    for wanted in (_arms, _armor, _medicine, _better_armor, _better_arms, _rounds, _fittings):
        found = wanted(view, buys)
        if found is not None:
            return found
    return Act.ENOUGH


def surplus(view: StalkerView) -> list[str]:
    """Artifacts that are too hot to carry, and all but the best weapons and armors."""
    stash, size = view.known_cards(piles.STASH), len(view.stalkers)
    arms = sorted((card for card in stash if card in WEAPON), key=worth_of_weapon, reverse=True)
    armors = sorted((card for card in stash if card in ARMOR), key=worth_of_armor, reverse=True)
    bearable = BEARABLE + contained(stash)
    hot = [card for card in stash if card in ARTIFACT and ARTIFACT[card].dose > bearable]
    return [*hot, *arms[size:], *armors[size:]]


def contained(cards: Sequence[str]) -> int:
    """What the best container among these cards takes off a dose."""
    armors = [ARMOR[card].container for card in cards if card in ARMOR]
    fitted = [ATTACHMENT[card].container for card in cards if card in ATTACHMENT]
    return max([*armors, *fitted], default=0)


def bears(view: StalkerView, number: int, artifact: str) -> bool:
    """Whether radiation does no harm to him in the armor that he wears."""
    return ARTIFACT[artifact].dose <= BEARABLE + contained(view.known_cards(piles.ARMOR[number]))


def _arms(view: StalkerView, buys: list[Buy]) -> Buy | None:
    lacking = len(view.stalkers) - sum(card in WEAPON for card in view.known_cards(piles.STASH))
    if lacking <= 0:
        return None
    most = FOR_ARMS * view.coupons / lacking
    arms = [option for option in buys if option.thing in WEAPON and option.price <= most]
    return max(arms, key=lambda option: worth_of_weapon(option.thing), default=None)


def _armor(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """Good armor for each, or where that is too dear for one at least: the others have jackets."""
    worn = sum(_is_good(card) for card in view.known_cards(piles.STASH))
    lacking = len(view.stalkers) - worn
    if lacking <= 0:
        return None
    good = [option for option in buys if _is_good(option.thing) and option.price <= FOR_ARMOR * view.coupons]
    able = [option for option in good if option.price <= FOR_ARMOR * view.coupons / lacking]
    return max(able or ([] if worn else good), key=lambda option: worth_of_armor(option.thing), default=None)


def _is_good(card: str) -> bool:
    return card in ARMOR and ARMOR[card].defence > 1


def _medicine(view: StalkerView, buys: list[Buy]) -> Buy | None:
    held = sum(face_of(card) in MEDICINE for card in view.known_cards(piles.STASH))
    if held >= MOST_ITEMS * len(view.stalkers):
        return None
    return _first(buys, MEDICINE)


def _better_armor(view: StalkerView, buys: list[Buy]) -> Buy | None:
    worn = [worth_of_armor(card) for card in view.known_cards(piles.STASH) if card in ARMOR]
    worst = min(sorted(worn, reverse=True)[: len(view.stalkers)], default=0)
    armors = [option for option in buys if option.thing in ARMOR and worth_of_armor(option.thing) >= worst + BETTER]
    return max(armors, key=lambda option: worth_of_armor(option.thing), default=None)


def _better_arms(view: StalkerView, buys: list[Buy]) -> Buy | None:
    held = [worth_of_weapon(card) for card in view.known_cards(piles.STASH) if card in WEAPON]
    worst = min(sorted(held, reverse=True)[: len(view.stalkers)], default=0.0)
    arms = [option for option in buys if option.thing in WEAPON and worth_of_weapon(option.thing) >= 2 * worst]
    return max(arms, key=lambda option: worth_of_weapon(option.thing), default=None)


def _rounds(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """A magazine for each weapon that takes one."""
    stash = view.known_cards(piles.STASH)
    kinds = [
        piles.MAGAZINE[WEAPON[card].ammo] for card in stash if card in WEAPON if WEAPON[card].ammo in piles.MAGAZINE
    ]
    wanted = [kind for kind in kinds if view.stock(kind).get(piles.STASH, 0) < kinds.count(kind)]
    return _first(buys, wanted)


def _fittings(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """Each of them once."""
    held = {face_of(card) for card in view.known_cards(piles.STASH)}
    return _first(buys, [one for one in (*FITTINGS, *TOOLS) if one not in held])


def _first(buys: list[Buy], wanted: Sequence[str]) -> Buy | None:
    offers = {face_of(option.thing): option for option in buys}
    return next((offers[thing] for thing in wanted if thing in offers), None)


def share_out(view: StalkerView, options: Sequence[Any]) -> Any:
    """Each takes the best weapon and the best armor that are left, his part of the rest, and what he can bear."""
    number = view.stalkers[view.serving].number
    takes = [option for option in options if isinstance(option, Take)]
    if not view.known_cards(piles.WEAPON[number]):
        arms = [option for option in takes if option.thing in WEAPON]
        if arms:
            return max(arms, key=lambda option: worth_of_weapon(option.thing))
    if not view.known_cards(piles.ARMOR[number]):
        armors = [option for option in takes if option.thing in ARMOR]
        if armors:
            return max(armors, key=lambda option: worth_of_armor(option.thing))
    if len(view.known_cards(piles.PACK[number])) < fair_share(view, number):
        items = [option for option in takes if option.thing in ITEM]
        if items:
            return min(items, key=lambda option: _rank(face_of(option.thing)))
    return next((option for option in takes if _is_of_use(view, number, option.thing)), Act.ENOUGH)


def _rank(item: str) -> int:
    return MEDICINE.index(item) if item in MEDICINE else len(MEDICINE)


def _is_of_use(view: StalkerView, number: int, thing: str) -> bool:
    """What can be borne; and armor is left free for a detector, where one is needed."""
    if thing in ARTIFACT:
        return bears(view, number, thing)
    if (
        thing in ATTACHMENT
        and ATTACHMENT[thing].slot == Slot.ARMOR
        and not NEED_DETECTORS.isdisjoint(view.mission.needs)
    ):
        return ATTACHMENT[thing].detector >= 0
    return thing not in WEAPON and thing not in ARMOR and thing not in ITEM


def gain(view: StalkerView, options: Sequence[Put]) -> Put:
    """To use at once what is better than what he has; what radiates too much stays in the backpack."""
    card = options[0].card
    number = next((one.number for one in view.stalkers if card in view.known_cards(piles.PACK[one.number])), 0)
    if card in ARTIFACT:
        return options[-1 if bears(view, number, card) else 0]
    if card in WEAPON:
        old = max(
            (worth_of_weapon(one) for one in view.known_cards(piles.WEAPON[number]) if one in WEAPON), default=0.0
        )
        return options[-1 if worth_of_weapon(card) > old else 0]
    if card in ARMOR:
        worn = max((worth_of_armor(one) for one in view.known_cards(piles.ARMOR[number]) if one in ARMOR), default=0)
        return options[-1 if worth_of_armor(card) > worn else 0]
    return options[-1]


def fair_share(view: StalkerView, number: int) -> int:
    """What is left, in equal parts for all who have not taken theirs."""
    left = sum(card in ITEM for card in view.known_cards(piles.STASH))
    mine = sum(card in ITEM for card in view.known_cards(piles.PACK[number]))
    return min(MOST_ITEMS + 1, -(-(left + mine) // (len(view.stalkers) - number)))
