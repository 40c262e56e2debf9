"""What stalkers carry and wear (S-333 to S-377): what it is worth in play, gaining it, and putting it in order.

A weapon or armor and its attachments lie in one pile, in the slot or in the backpack; `fitted` says what is on what.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ARMOR, ARTIFACT, ATTACHMENT, GEAR, ITEM, STALKER, WEAPON
from fivefires.games.stalker.content.vocabulary import (
    Armor,
    Artifact,
    Attachment,
    Gear,
    Gift,
    Item,
    Knack,
    Slot,
    Weapon,
)
from fivefires.games.stalker.state import Rearranging, Stalker, StalkerState, StalkerTable
from fivefires.kernel import Prompt, message
from fivefires.kit.choosing import one_of_each, one_option

from . import environment
from .questions import Act, Drop, Hand, Put, Who

ASK_GAIN = Prompt("ask-gain", "S-356")
ASK_FIT = Prompt("ask-fit", "S-357")
ASK_DISCARD = Prompt("ask-discard", "S-352")
ASK_WHOSE = Prompt("ask-whose-gear", "S-278")
ASK_REARRANGE = Prompt("ask-rearrange", "S-278")
ASK_REPLACE = Prompt("ask-replace", "S-343")

PACK_ROOM: Final = 6
MOST_ARTIFACTS: Final = 3
HOMES: Final = {
    Weapon: piles.WEAPONS,
    Armor: piles.ARMORS,
    Attachment: piles.ATTACHMENTS,
    Item: piles.ITEMS,
    Artifact: piles.ARTIFACTS,
}
SLOT_OF: Final[dict[type[Gear], str]] = {Weapon: "weapon", Armor: "armor", Artifact: "artifact"}


# --- what he has ------------------------------------------------------------------------------------------------------


def weapon_of(state: StalkerState, stalker: Stalker) -> str:
    """The equipped weapon, or nothing (S-364)."""
    for card in state.piles[piles.WEAPON[stalker.number]]:
        if card in WEAPON:
            return card
    return ""


def armor_of(state: StalkerState, stalker: Stalker) -> Armor | None:
    """What he wears (S-336)."""
    for card in state.piles[piles.ARMOR[stalker.number]]:
        if card in ARMOR:
            return ARMOR[card]
    return None


def attachments(state: StalkerState, host: str) -> list[Attachment]:
    return [ATTACHMENT[card] for card, on in state.fitted.items() if on == host]


def worn(state: StalkerState, stalker: Stalker) -> list[Attachment]:
    """The attachments of the armor in its slot; in the backpack they do nothing (S-354)."""
    return [ATTACHMENT[card] for card in state.piles[piles.ARMOR[stalker.number]] if card in ATTACHMENT]


def gifts(state: StalkerState, stalker: Stalker) -> list[Gift]:
    """What the equipped artifacts do (S-344, S-345)."""
    return [ARTIFACT[card].gift for card in state.piles[piles.ARTIFACT[stalker.number]]]


def carrier_of(state: StalkerState, stalker: Stalker, gift: Gift) -> str:
    """The equipped artifact with this gift, or nothing."""
    for card in state.piles[piles.ARTIFACT[stalker.number]]:
        if ARTIFACT[card].gift == gift:
            return card
    return ""


def base_dose(state: StalkerState, stalker: Stalker) -> int:
    """The highest of the equipped artifacts, less the container, never below 0 (S-347 to S-349, S-626)."""
    most = max((ARTIFACT[card].dose for card in state.piles[piles.ARTIFACT[stalker.number]]), default=0)
    armor = armor_of(state, stalker)
    attached = max((one.container for one in worn(state, stalker)), default=0)
    return max(0, most - max(attached, armor.container if armor else 0))


def shielding(state: StalkerState, stalker: Stalker) -> int:
    """What is taken off radiation of spaces (S-144)."""
    armor = armor_of(state, stalker)
    skin = Knack.THICK_SKIN in STALKER[stalker.id].knacks
    return skin + (armor.radiation if armor else 0) + sum(one.radiation for one in worn(state, stalker))


def defence(state: StalkerState, stalker: Stalker) -> int:
    """Equipment dice in defence; without armor only those of other effects (S-337, S-511, S-512)."""
    armor = armor_of(state, stalker)
    return (armor.defence if armor else 0) + sum(one.defence for one in worn(state, stalker))


def pack_room(state: StalkerState, stalker: Stalker) -> int:
    """S-350."""
    return PACK_ROOM + sum(one.room for one in worn(state, stalker))


def capacity(state: StalkerState, weapon: str) -> int:
    return WEAPON[weapon].capacity + sum(one.capacity for one in attachments(state, weapon))


def load(state: StalkerState, weapon: str) -> None:
    """Rounds are a number for each weapon (S-369)."""
    state.ammo[weapon] = capacity(state, weapon)


# --- moving cards -----------------------------------------------------------------------------------------------------


def with_attachments(state: StalkerState, card: str) -> list[str]:
    """A card, and what is on it: it moves as one (S-280, S-355)."""
    return [card, *(one for one, on in state.fitted.items() if on == card)]


def pile_of(state: StalkerState, card: str) -> str:
    """In which of the piles of stalkers it lies."""
    for names in piles.SLOTS.values():
        for name in names:
            if card in state.piles[name]:
                return name
    raise LookupError(card)


def put(table: StalkerTable, card: str, target: str) -> None:
    """With all that is on it; whatever leaves its host alone is no longer fitted (S-282)."""
    state = table.state
    state.fitted.pop(card, None)
    for one in with_attachments(state, card):
        table.move(one, pile_of(state, one), target)


def equip(table: StalkerTable, stalker: Stalker, card: str) -> None:
    """Into its slot (S-281, S-283); what was there goes to the backpack (S-356), but artifacts have three (S-343)."""
    slot = piles.SLOTS[SLOT_OF[type(GEAR[card])]][stalker.number]
    if slot != piles.ARTIFACT[stalker.number]:
        for old in [one for one in table.pile(slot) if type(GEAR[one]) is type(GEAR[card])]:
            put(table, old, piles.PACK[stalker.number])
    put(table, card, slot)


def fit(table: StalkerTable, card: str, host: str) -> None:
    """An attachment goes onto its host, and lies where that lies (S-282, S-370, S-340)."""
    state = table.state
    table.move(card, pile_of(state, card), pile_of(state, host))
    state.fitted[card] = host


def hosts(state: StalkerState, stalker: Stalker, card: str) -> list[str]:
    """What an attachment can go on: a matching slot that is free (S-340, S-370, S-371), useful or not (S-372)."""
    kind = ATTACHMENT[card].slot
    own = [one for names in piles.SLOTS.values() for one in state.piles[names[stalker.number]]]
    found = []
    for host in own:
        if host in ARMOR and kind == Slot.ARMOR:
            room = 1
        elif host in WEAPON:
            room = WEAPON[host].slots.count(kind)
        else:
            continue
        taken = sum(one.slot == kind for one in attachments(state, host))
        if taken < room and state.fitted.get(card) != host:
            found.append(host)
    return found


def discard(table: StalkerTable, card: str) -> None:
    """Back to where cards of its kind come from; what is on it falls off into the backpack (S-352, S-355)."""
    state = table.state
    pile = pile_of(state, card)
    names = next(names for names in piles.SLOTS.values() if pile in names)
    for one in with_attachments(state, card)[1:]:
        put(table, one, piles.PACK[names.index(pile)])
    state.fitted.pop(card, None)
    table.move(card, pile, HOMES[type(GEAR[card])])
    state.ammo.pop(card, None)


# --- gaining ----------------------------------------------------------------------------------------------------------


async def gain_random(table: StalkerTable, stalker: Stalker, deck: str, rule: str, tier: int = 0) -> None:
    """Any card of the deck, or of one tier of it (S-361, S-362)."""
    cards = [card for card in table.pile(deck) if not tier or getattr(GEAR[card], "tier", tier) == tier]
    if cards:
        await gain(table, stalker, table.pick(cards), deck, rule)


async def gain(table: StalkerTable, stalker: Stalker, card: str, source: str, rule: str) -> None:
    """To the backpack, or equipped at once in place of a card of its kind (S-356). A weapon is loaded (S-358).

    An artifact does not change the dose yet (S-346).
    """
    state = table.state
    table.move(card, source, piles.PACK[stalker.number])
    table.tell("log-gains", rule, stalker=message(stalker.id), card=message(card.partition("#")[0]))
    table.used(f"card:{card.partition('#')[0]}")
    if card in WEAPON:
        load(state, card)
    options = [Put(card, "pack"), *places(state, stalker, card)]
    answer = await one_option(table, stalker.seat, ASK_GAIN, options)
    if answer.place != "pack":
        await lay(table, stalker, card, answer.place)
    await fit_at_once(table, stalker, card)
    await check_room(table, stalker)


def places(state: StalkerState, stalker: Stalker, card: str) -> list[Put]:
    """Where a card from the backpack can be put to use."""
    if card in ATTACHMENT:
        return [Put(card, f"on.{host}") for host in hosts(state, stalker, card)]
    slot = SLOT_OF.get(type(GEAR[card]))
    return [Put(card, slot)] if slot else []


async def lay(table: StalkerTable, stalker: Stalker, card: str, place: str) -> None:
    if place.startswith("on."):
        fit(table, card, place[3:])
        return
    cards = table.pile(piles.ARTIFACT[stalker.number])
    if card in ARTIFACT and len(cards) >= MOST_ARTIFACTS:
        old = await table.ask(stalker.seat, ASK_REPLACE, [Put(one, "pack") for one in one_of_each(cards)])
        put(table, old.card, piles.PACK[stalker.number])
    equip(table, stalker, card)


async def fit_at_once(table: StalkerTable, stalker: Stalker, host: str) -> None:
    """Matching attachments that he has may go onto a new weapon or armor (S-357)."""
    state = table.state
    while host in WEAPON or host in ARMOR:
        loose = [card for card in table.pile(piles.PACK[stalker.number]) if card in ATTACHMENT]
        options: list[Put | Act] = [
            Put(card, f"on.{host}") for card in one_of_each(loose) if host in hosts(state, stalker, card)
        ]
        if not options:
            return
        answer = await table.ask(stalker.seat, ASK_FIT, [*options, Act.ENOUGH])
        if not isinstance(answer, Put):
            return
        fit(table, answer.card, host)


async def check_room(table: StalkerTable, stalker: Stalker) -> None:
    """What is more than the backpack holds is discarded at once, as he chooses (S-352)."""
    state = table.state
    pack = piles.PACK[stalker.number]
    while len(table.pile(pack)) > pack_room(state, stalker):
        options = [Drop(card) for card in one_of_each(table.pile(pack))]
        discard(table, (await one_option(table, stalker.seat, ASK_DISCARD, options)).card)


# --- putting it in order (S-278 to S-283, S-353) ----------------------------------------------------------------------


async def rearrange(table: StalkerTable, stalker: Stalker) -> None:
    """All stalkers on the space, one thing after the other; limits are checked at the end (S-353)."""
    state = table.state
    plan = state.rearranging = Rearranging(stalker.number)
    while True:
        owner = await _whose(table, stalker, plan)
        if owner is None:
            break
        options: list[Put | Hand | Act] = [*moves(state, owner, plan)]
        answer = await table.ask(stalker.seat, ASK_REARRANGE, [*options, Act.ENOUGH], stalker=message(owner.id))
        if isinstance(answer, Put):
            plan.moved += with_attachments(state, answer.card)
            await _place(table, owner, answer)
        elif isinstance(answer, Hand):
            to = next(one for one in state.stalkers if one.id == answer.stalker)
            hand_over(table, owner, to, answer.token, plan)
        else:
            break
    state.rearranging = None
    for one in together(state, stalker):
        await check_room(table, one)


def hand_over(table: StalkerTable, owner: Stalker, to: Stalker, thing: str, plan: Rearranging) -> None:
    """A token out of the pockets, or a personal finding (S-279). What was received stays (S-278)."""
    for overlay in table.state.overlays:
        if overlay.card == thing:
            plan.moved.append(thing)
            overlay.holder = to.number
            return
    plan.moved.append(f"{thing}.{to.number}")
    table.shift(thing, 1, piles.POCKET[owner.number], piles.POCKET[to.number])


async def _whose(table: StalkerTable, stalker: Stalker, plan: Rearranging) -> Stalker | None:
    state = table.state
    able = [one for one in together(state, stalker) if can_move(state, one, plan)]
    if not able:
        return None
    if len(able) == 1:
        return able[0]
    answer = await table.ask(stalker.seat, ASK_WHOSE, [*(Who(one.id) for one in able), Act.ENOUGH])
    return next(one for one in able if one.id == answer.stalker) if isinstance(answer, Who) else None


def can_rearrange(state: StalkerState, stalker: Stalker) -> bool:
    """Whether there is anything on his space that could go elsewhere: what is equipped always can."""
    team, plan = together(state, stalker), Rearranging(stalker.number)
    for one in team:
        if state.piles[piles.WEAPON[one.number]] or state.piles[piles.ARMOR[one.number]]:
            return True
    if len(team) == 1 and not state.piles[piles.ARTIFACT[stalker.number]]:
        loose = [card for card in state.piles[piles.PACK[stalker.number]] if card not in ITEM]
        if not loose:  # items lie in the backpack and nowhere else, and there is nobody to hand them to
            return False
    return any(can_move(state, one, plan) for one in team)


def together(state: StalkerState, stalker: Stalker) -> list[Stalker]:
    return [one for one in state.stalkers if one.space == stalker.space]


def can_move(state: StalkerState, owner: Stalker, plan: Rearranging) -> bool:
    return next(_each_move(state, owner, plan), None) is not None


def moves(state: StalkerState, owner: Stalker, plan: Rearranging) -> list[Put | Hand]:
    return [*_each_move(state, owner, plan)]


def _each_move(state: StalkerState, owner: Stalker, plan: Rearranging) -> Iterator[Put | Hand]:
    """What can still be done with what is his: equip, take off, install, remove, hand over (S-279 to S-283)."""
    others = [one for one in together(state, owner) if one is not owner]
    for place, names in piles.SLOTS.items():
        cards = state.piles[names[owner.number]]
        if plan.moved:
            cards = [card for card in cards if card not in plan.moved]
        for card in one_of_each(cards) if cards else ():
            if place == "pack" and card not in state.fitted:
                yield from places(state, owner, card)
            else:
                yield Put(card, "pack")
            if card not in state.fitted:
                for other in others:
                    yield Put(card, f"to.{other.id}")
    for token in (piles.BOLT, *piles.MAGAZINE.values()):
        received = plan.moved.count(f"{token}.{owner.number}")
        if state.stock[token].get(piles.POCKET[owner.number], 0) > received:
            for other in others:
                yield Hand(token, other.id)
    for finding in environment.held(state, owner):
        if finding not in plan.moved:
            for other in others:
                yield Hand(finding, other.id)


async def _place(table: StalkerTable, owner: Stalker, answer: Put) -> None:
    state = table.state
    if answer.place.startswith("to."):
        to = next(one for one in state.stalkers if one.id == answer.place[3:])
        put(table, answer.card, piles.PACK[to.number])
    elif answer.place == "pack":
        put(table, answer.card, piles.PACK[owner.number])
    else:
        await lay(table, owner, answer.card, answer.place)
