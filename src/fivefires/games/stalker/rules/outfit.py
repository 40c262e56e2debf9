"""Departure (S-070 to S-077): the team shares out what it has, and everybody is made ready."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ARMOR, ARTIFACT, ATTACHMENT, GEAR, ITEM, STALKER, WEAPON
from fivefires.games.stalker.state import Stage, Stalker, StalkerState, StalkerTable
from fivefires.kernel import Prompt, face_of, message
from fivefires.kit.choosing import one_of_each

from . import campaign, gear, status
from .questions import Act, Rummage, Take

ASK_SHARE_OUT = Prompt("ask-share-out", "S-070")

BOLTS: Final = 3
# So many things stand side by side; beyond that they are asked for by their kind.
MOST_ANSWERS: Final = 60


async def share_out(table: StalkerTable) -> None:
    """The team distributes its belongings, stalker by stalker (S-070); what nobody takes stays safe (S-077).

    Nobody has to take anything along (S-071).
    """
    state = table.state
    stalker = state.stalkers[state.next]
    offers = [Take(thing) for thing in takeable(state, stalker)]
    if offers:
        name = message(stalker.id)
        answer = await table.ask(stalker.seat, ASK_SHARE_OUT, [*shown(offers), Act.ENOUGH], stalker=name)
        if isinstance(answer, Rummage):
            some = [one for one in offers if shelf_of(one.thing) == answer.deck]
            answer = await table.ask(stalker.seat, ASK_SHARE_OUT, [*some, Act.LEAVE], stalker=name)
        if isinstance(answer, Take):
            take(table, stalker, answer.thing)
        if answer is not Act.ENOUGH:
            return
    state.next += 1
    if state.next == len(state.stalkers):
        state.next = 0
        for one in state.stalkers:
            depart(table, one)
        if state.campaign is not None:
            state.departed = campaign.snapshot(state)  # S-081
        state.stage = Stage.SETUP


def shown(offers: list[Take]) -> list[Take | Rummage]:
    """All at once as long as that can be read, else by their kind."""
    if len(offers) <= MOST_ANSWERS:
        return [*offers]
    return [Rummage(deck) for deck in dict.fromkeys(shelf_of(one.thing) for one in offers)]


def shelf_of(thing: str) -> str:
    return gear.HOMES[type(GEAR[thing])] if thing in GEAR else piles.SUPPLY


def takeable(state: StalkerState, stalker: Stalker) -> list[str]:
    """What fits onto his board: into a free slot, onto something in one, or into the backpack (S-355)."""
    room = len(state.piles[piles.PACK[stalker.number]]) < gear.pack_room(state, stalker)
    found = [card for card in one_of_each(state.piles[piles.STASH]) if room or _has_slot(state, stalker, card)]
    return found + [kind for kind in piles.MAGAZINE.values() if state.stock[kind].get(piles.STASH)]


def _has_slot(state: StalkerState, stalker: Stalker, card: str) -> bool:
    place = slot_for(state, stalker, card)
    if card in ATTACHMENT and place:
        return gear.pile_of(state, place) != piles.PACK[stalker.number]
    return bool(place)


def slot_for(state: StalkerState, stalker: Stalker, card: str) -> str:
    """The slot or host that waits for a card; an empty one, for here nothing is replaced."""
    if card in ATTACHMENT:
        hosts = gear.hosts(state, stalker, card)
        return hosts[0] if hosts else ""
    if card in WEAPON:
        return "" if gear.weapon_of(state, stalker) else piles.WEAPON[stalker.number]
    if card in ARMOR:
        return "" if gear.armor_of(state, stalker) else piles.ARMOR[stalker.number]
    if card in ARTIFACT and len(state.piles[piles.ARTIFACT[stalker.number]]) < gear.MOST_ARTIFACTS:
        return piles.ARTIFACT[stalker.number]
    return ""


def take(table: StalkerTable, stalker: Stalker, thing: str) -> None:
    state = table.state
    if thing not in GEAR:
        table.shift(thing, 1, piles.STASH, piles.POCKET[stalker.number])
        return
    place = slot_for(state, stalker, thing)
    if thing in ATTACHMENT and place:
        table.move(thing, piles.STASH, gear.pile_of(state, place))
        state.fitted[thing] = place
    else:
        table.move(thing, piles.STASH, place or piles.PACK[stalker.number])
    table.used(f"card:{face_of(thing)}")
    table.used(f"{'carried' if thing in ITEM else 'equipped'}:{face_of(thing)}")


def depart(table: StalkerTable, stalker: Stalker) -> None:
    """Full HP, 3 bolts, Focus, loaded weapons, the dose of the artifacts (S-072, S-073, S-074, S-075, S-076)."""
    state = table.state
    stalker.hp = STALKER[stalker.id].hp
    table.shift(piles.BOLT, BOLTS, piles.SUPPLY, piles.POCKET[stalker.number])
    status.gain_focus(table, stalker, "S-074")
    for pile in (piles.WEAPON[stalker.number], piles.PACK[stalker.number]):
        for card in state.piles[pile]:
            if card in WEAPON:
                gear.load(state, card)
    stalker.dose = gear.base_dose(state, stalker)
