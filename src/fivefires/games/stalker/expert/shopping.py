"""What the scripted player buys and sells, and who carries what: for one who goes ahead first, then for the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import TRADER
from fivefires.games.stalker.content.index import ARMOR, ARTIFACT, ATTACHMENT, ENEMY, GEAR, ITEM, WEAPON
from fivefires.games.stalker.content.vocabulary import Category, Manner, Slot
from fivefires.games.stalker.rules.questions import Act, Buy, Put, Sell, Take
from fivefires.games.stalker.show.view import StalkerView
from fivefires.kernel import face_of

from .aims import SOUGHT
from .arms import power

MEDICINE: Final = ("first_aid_kit", "army_medkit", "bandage", "sausage", "bread")
# What is fitted to armor, the most useful first; where an artifact is wanted, what finds it comes before all.
PLATE: Final = "ballistic_plate"
WORN: Final = ("lead_lining", "side_pouches", "improved_container")
DETECTORS: Final = ("veles_detector", "bear_detector", "echo_detector")
# For whoever has money left: against packs of beasts, against those who shoot, in fields and rays, and for all.
AGAINST_PACKS: Final = ("frag_grenade", "heavy_grenade", "alarm_clock")
AGAINST_SHOTS: Final = ("smoke_grenade", "alarm_clock", "smelling_salts")
IN_FIELDS: Final = ("bag_of_nuts", "antirad", "vodka")
TOOLS: Final = ("bag_of_nuts", "antirad", "energy_drink", "vodka", "frag_grenade", "smelling_salts", "alarm_clock",
                "smoke_grenade", "heavy_grenade")  # fmt: skip
# Medicine for each: what is urgent, and what there is room for.
ENOUGH_ITEMS, MOST_ITEMS = 2, 3
# Magazines for each weapon, if there is money left.
EACH: Final = 2
# What part of the purse may go into a weapon, and into armor, if all who lack one are to get one.
FOR_ARMS, FOR_ARMOR = 0.4, 0.55
# A die of defence is worth so much; radiation and the rest count less. So much better must be what replaces another,
# and so many coupons are worth as much as a tenth of a die.
DIE, SHIELD, STAR, BETTER, COUPONS = 10, 2, 8, 4, 400
# Nobody pays more for a point of what armor is worth.
MOST_A_POINT: Final = 500
# Armor with which nobody looks for another.
GOOD: Final = 25
# What a container is worth, and where artifacts are wanted.
CONTAINER, CONTAINER_WANTED = 1, 4
# So much more often must a better weapon do away with somebody; a fitting may do less. Room for fittings is worth it.
MORE_POWER, SOME_POWER, ROOM = 0.08, 0.01, 0.02
# What a stalker bears of an artifact's dose, beside what the container takes off: with more he is hurt in each round.
BEARABLE: Final = 3


# --- what things are worth --------------------------------------------------------------------------------------------


def foes(view: StalkerView) -> tuple[str, ...]:
    """The kinds that wait in the mission; the strongest count for more."""
    kinds = [group.kind for group in view.mission.groups]
    return (*kinds, *(kind for kind in kinds if ENEMY[kind].category == Category.BOSS))


def worth_to(view: StalkerView, stalker: str, weapon: str) -> float:
    """Of a weapon in his hands."""
    return power(weapon, (), stalker, foes(view)) + ROOM * len(WEAPON[weapon].slots)


def worth_of_weapon(view: StalkerView, weapon: str) -> float:
    """To the team, in the mean."""
    team = view.stalkers
    return sum(worth_to(view, one.id, weapon) for one in team) / len(team)


def worth_of_armor(view: StalkerView, card: str) -> int:
    armor = ARMOR[card]
    contains = CONTAINER_WANTED if seeks_artifacts(view) or owns_hot(view) else CONTAINER
    return DIE * armor.defence + SHIELD * armor.radiation + STAR * armor.stars + contains * armor.container


def seeks_artifacts(view: StalkerView) -> bool:
    return not SOUGHT.isdisjoint(view.mission.needs)


def owns_hot(view: StalkerView) -> bool:
    """Whether an artifact waits for a container."""
    return any(card in ARTIFACT and ARTIFACT[card].dose > BEARABLE for card in view.known_cards(piles.STASH))


def _best_arms(view: StalkerView) -> list[str]:
    """The weapons that the team has, the best for it first."""
    arms = [card for card in view.known_cards(piles.STASH) if card in WEAPON]
    return sorted(arms, key=lambda card: worth_of_weapon(view, card), reverse=True)


def _best_armors(view: StalkerView) -> list[str]:
    armors = [card for card in view.known_cards(piles.STASH) if card in ARMOR]
    return sorted(armors, key=lambda card: worth_of_armor(view, card), reverse=True)


# --- trade ------------------------------------------------------------------------------------------------------------


def buy(view: StalkerView, options: Sequence[Any]) -> Any:
    """What nobody needs is sold. Then weapons for all, armor, medicine, what is better, rounds, and what fits on it."""
    spare = set(surplus(view))
    sales = [option for option in options if isinstance(option, Sell) and option.thing in spare and _is_fair(option)]
    if sales:
        return sales[0]
    buys = [option for option in options if isinstance(option, Buy)]
    return next((found for wish in WISHES if (found := wish(view, buys)) is not None), Act.ENOUGH)


def _is_fair(option: Sell) -> bool:
    """An artifact waits for a container, or for somebody who pays for it."""
    least = GEAR[option.thing].value // 2 if option.thing in ARTIFACT else 1
    return option.price >= least


def wishes(view: StalkerView, trader: str) -> list[bool]:
    """Which wishes a trader can fulfil, the most urgent first."""
    buys = [Buy(thing, price) for thing, price in view.price_list(trader).items() if price <= view.coupons]
    return [wish(view, buys) is not None for wish in WISHES]


def buys_surplus(view: StalkerView, trader: str) -> bool:
    """Whether he takes what nobody needs."""
    return bool(TRADER[trader].buys) and bool(surplus(view))


def lacks_armor(view: StalkerView) -> bool:
    """Whether somebody would go in armor that is hardly good."""
    return worst_armor(view) < GOOD


def worst_armor(view: StalkerView) -> int:
    """Of those that the team will wear."""
    return min((worth_of_armor(view, card) for card in _best_armors(view)[: len(view.stalkers)]), default=0)


def surplus(view: StalkerView) -> list[str]:
    """Artifacts that are too hot to carry, and all but the best weapons and armors."""
    stash, size = view.known_cards(piles.STASH), len(view.stalkers)
    bearable = BEARABLE + contained(stash)
    hot = [card for card in stash if card in ARTIFACT and ARTIFACT[card].dose > bearable]
    return [*hot, *_best_arms(view)[size:], *_best_armors(view)[size:]]


def contained(cards: Sequence[str]) -> int:
    """What the best container among these cards takes off a dose."""
    armors = [ARMOR[card].container for card in cards if card in ARMOR]
    fitted = [ATTACHMENT[card].container for card in cards if card in ATTACHMENT]
    return max([*armors, *fitted], default=0)


def bears(view: StalkerView, number: int, artifact: str) -> bool:
    """Whether radiation does no harm to him in the armor that he wears."""
    return ARTIFACT[artifact].dose <= BEARABLE + contained(view.known_cards(piles.ARMOR[number]))


def _arms(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """For the next who lacks one, what is best in his hands."""
    team, held = view.stalkers, len(_best_arms(view))
    if held >= len(team):
        return None
    most, who = FOR_ARMS * view.coupons / (len(team) - held), team[held].id
    arms = [option for option in buys if option.thing in WEAPON and option.price <= most]
    return max(arms, key=lambda option: worth_to(view, who, option.thing), default=None)


def _armor(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """Good armor for each, or where that is too dear for one at least: the others have jackets."""
    worn = sum(_is_good(card) for card in view.known_cards(piles.STASH))
    lacking = len(view.stalkers) - worn
    if lacking <= 0:
        return None
    good = [option for option in buys if _is_good(option.thing) and option.price <= FOR_ARMOR * view.coupons]
    able = [option for option in good if option.price <= FOR_ARMOR * view.coupons / lacking]
    return max(able or ([] if worn else good), key=lambda option: _value(view, option), default=None)


def _is_good(card: str) -> bool:
    return card in ARMOR and ARMOR[card].defence > 1


def _value(view: StalkerView, option: Buy) -> float:
    """What an armor is worth, less what it costs."""
    return worth_of_armor(view, option.thing) - option.price / COUPONS


def _medicine(view: StalkerView, buys: list[Buy]) -> Buy | None:
    return _first(buys, MEDICINE) if _treatments(view) < ENOUGH_ITEMS * len(view.stalkers) else None


def _more_medicine(view: StalkerView, buys: list[Buy]) -> Buy | None:
    return _first(buys, MEDICINE) if _treatments(view) < MOST_ITEMS * len(view.stalkers) else None


def _treatments(view: StalkerView) -> int:
    return sum(face_of(card) in MEDICINE for card in view.known_cards(piles.STASH))


def _better_armor(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """Where it is so much better that it is worth its price."""
    worst = worst_armor(view)
    gains = {option: worth_of_armor(view, option.thing) - worst for option in buys if option.thing in ARMOR}
    able = [option for option, gain in gains.items() if gain >= max(BETTER, option.price / MOST_A_POINT)]
    return max(able, key=lambda option: _value(view, option), default=None)


def _better_arms(view: StalkerView, buys: list[Buy]) -> Buy | None:
    worst = min((worth_of_weapon(view, card) for card in _best_arms(view)[: len(view.stalkers)]), default=0.0)
    arms = [
        option
        for option in buys
        if option.thing in WEAPON and worth_of_weapon(view, option.thing) >= worst + MORE_POWER
    ]
    return max(arms, key=lambda option: worth_of_weapon(view, option.thing), default=None)


def _rounds(view: StalkerView, buys: list[Buy], each: int = 1) -> Buy | None:
    """A magazine for each weapon that takes one."""
    kinds = [piles.MAGAZINE[WEAPON[card].ammo] for card in _best_arms(view) if WEAPON[card].ammo in piles.MAGAZINE]
    wanted = [kind for kind in kinds if view.stock(kind).get(piles.STASH, 0) < each * kinds.count(kind)]
    return _first(buys, wanted)


def _more_rounds(view: StalkerView, buys: list[Buy]) -> Buy | None:
    return _rounds(view, buys, each=EACH)


def _detector(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """One that reaches farther than those that the team has."""
    held = [face_of(card) for card in view.known_cards(piles.STASH)]
    if not seeks_artifacts(view):
        return None
    better = DETECTORS[: min((DETECTORS.index(one) for one in held if one in DETECTORS), default=len(DETECTORS) - 1)]
    return _first(buys, better)


def _fittings(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """What makes most of a weapon that the team will carry, for its price."""
    gains = {option: _gain(view, option.thing) for option in buys if option.thing in ATTACHMENT}
    able = [option for option, gain in gains.items() if gain >= SOME_POWER]
    return max(able, key=lambda option: gains[option] / option.price, default=None)


def _gain(view: StalkerView, fitting: str) -> float:
    """By how much it makes the best weapon better on which there is room for it."""
    slot, enemies = ATTACHMENT[fitting].slot, foes(view)
    stash, size = view.known_cards(piles.STASH), len(view.stalkers)
    hosts = [card for card in _best_arms(view)[:size] if slot in WEAPON[card].slots]
    held = sum(card in ATTACHMENT and ATTACHMENT[card].slot == slot for card in stash)
    if held >= len(hosts):
        return 0.0
    who = view.stalkers[0].id
    launches = ROOM if ATTACHMENT[fitting].launcher else 0.0
    return launches + max(power(card, (fitting,), who, enemies) - power(card, (), who, enemies) for card in hosts)


def _plates(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """A die of defence for little money, for each."""
    return _first(buys, [PLATE]) if _room_on_armor(view) else None


def _worn(view: StalkerView, buys: list[Buy]) -> Buy | None:
    held = [face_of(card) for card in view.known_cards(piles.STASH)]
    return _first(buys, [one for one in WORN if one not in held]) if _room_on_armor(view) else None


def _room_on_armor(view: StalkerView) -> bool:
    """One for each armor; where artifacts are sought one is left free for the detector."""
    stash = view.known_cards(piles.STASH)
    taken = sum(card in ATTACHMENT and ATTACHMENT[card].slot == Slot.ARMOR for card in stash)
    return taken + seeks_artifacts(view) < len(view.stalkers)


def _tools(view: StalkerView, buys: list[Buy]) -> Buy | None:
    """Each of them once: first what this mission asks for."""
    held = {face_of(card) for card in view.known_cards(piles.STASH)}
    enemies = [ENEMY[kind] for kind in foes(view)]
    beasts = sum(one.strike.manner == Manner.CHARGE and one.category == Category.HORDE for one in enemies)
    kit = IN_FIELDS if seeks_artifacts(view) else AGAINST_PACKS if 2 * beasts >= len(enemies) else AGAINST_SHOTS
    return _first(buys, [one for one in (*kit, *TOOLS) if one not in held])


def _first(buys: list[Buy], wanted: Sequence[str]) -> Buy | None:
    offers = {face_of(option.thing): option for option in buys}
    return next((offers[thing] for thing in wanted if thing in offers), None)


# The most urgent first.
WISHES: Final[tuple[Callable[[StalkerView, list[Buy]], Buy | None], ...]] = (
    _arms, _armor, _medicine, _plates, _better_armor, _rounds, _better_arms, _more_medicine, _detector, _fittings,
    _worn, _more_rounds, _tools,
)  # fmt: skip


# --- departure --------------------------------------------------------------------------------------------------------


def share_out(view: StalkerView, options: Sequence[Any]) -> Any:
    """Each takes the best weapon and the best armor that are left, his part of the rest, and what he can bear."""
    number = view.stalkers[view.serving].number
    takes = [option for option in options if isinstance(option, Take)]
    if not view.known_cards(piles.WEAPON[number]):
        arms = [option for option in takes if option.thing in WEAPON]
        if arms:
            me = view.stalkers[view.serving].id
            return max(arms, key=lambda option: worth_to(view, me, option.thing))
    if not view.known_cards(piles.ARMOR[number]):
        armors = [option for option in takes if option.thing in ARMOR]
        if armors:
            return max(armors, key=lambda option: worth_of_armor(view, option.thing))
    if len(view.known_cards(piles.PACK[number])) < fair_share(view, number):
        items = [option for option in takes if option.thing in ITEM]
        if items:
            return min(items, key=lambda option: _rank(face_of(option.thing)))
    return next((option for option in takes if _is_of_use(view, number, option.thing)), Act.ENOUGH)


def _rank(item: str) -> int:
    return MEDICINE.index(item) if item in MEDICINE else len(MEDICINE)


def _is_of_use(view: StalkerView, number: int, thing: str) -> bool:
    """What can be borne, what fits on what he has, and rounds for it."""
    if thing in ARTIFACT:
        return bears(view, number, thing)
    if thing in ATTACHMENT:
        return _fits(view, number, thing)
    if thing in piles.MAGAZINE.values():
        kinds = [
            piles.MAGAZINE.get(WEAPON[card].ammo) for card in view.known_cards(piles.WEAPON[number]) if card in WEAPON
        ]
        return thing in kinds and view.stock(thing).get(piles.POCKET[number], 0) < EACH
    return False


def _fits(view: StalkerView, number: int, fitting: str) -> bool:
    """Armor is left free for a detector, where one is needed."""
    slot = ATTACHMENT[fitting].slot
    if slot == Slot.ARMOR and seeks_artifacts(view) and ATTACHMENT[fitting].detector < 0:
        return False
    own = [*view.known_cards(piles.WEAPON[number]), *view.known_cards(piles.ARMOR[number])]
    room = sum(WEAPON[card].slots.count(slot) for card in own if card in WEAPON)
    room += slot == Slot.ARMOR and any(card in ARMOR for card in own)
    return room > sum(card in ATTACHMENT and ATTACHMENT[card].slot == slot for card in own)


def gain(view: StalkerView, options: Sequence[Put]) -> Put:
    """To use at once what is better than what he has; what radiates too much stays in the backpack."""
    card = options[0].card
    number = next((one.number for one in view.stalkers if card in view.known_cards(piles.PACK[one.number])), 0)
    if card in ARTIFACT:
        return options[-1 if bears(view, number, card) else 0]
    if card in WEAPON:
        me, held = view.stalkers[number].id, [one for one in view.known_cards(piles.WEAPON[number]) if one in WEAPON]
        old = max((worth_to(view, me, one) for one in held), default=0.0)
        return options[-1 if worth_to(view, me, card) > old else 0]
    if card in ARMOR:
        held = [one for one in view.known_cards(piles.ARMOR[number]) if one in ARMOR]
        worn = max((worth_of_armor(view, one) for one in held), default=0)
        return options[-1 if worth_of_armor(view, card) > worn else 0]
    return options[-1]


def fair_share(view: StalkerView, number: int) -> int:
    """What is left, in equal parts for all who have not taken theirs."""
    left = sum(card in ITEM for card in view.known_cards(piles.STASH))
    mine = sum(card in ITEM for card in view.known_cards(piles.PACK[number]))
    return min(MOST_ITEMS + 1, -(-(left + mine) // (len(view.stalkers) - number)))
