"""Wrap-up (S-038, S-058, S-059, S-080, S-105): the contract, the way home, the epilogue."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import PATRON
from fivefires.games.stalker.content.index import ARTIFACT
from fivefires.games.stalker.content.scripts import Patron, Wish
from fivefires.games.stalker.content.zone import EPILOGUES, MISSION_PLACE
from fivefires.games.stalker.state import UNNOTICED, StalkerState, StalkerTable
from fivefires.kernel import Beat, message

from . import ending, scripts, status


async def wrap_up(table: StalkerTable) -> None:
    """After a success (S-038): the contract (S-058), the way home (S-080), the epilogue (S-105).

    A failure hands on what was true at departure, and needs no more (S-081).
    """
    state = table.state
    pay_contract(table)
    come_home(table)
    now = scripts.record(state)
    now.told.append(state.mission)
    now.links += 1
    table.used(f"epilogue:{state.mission}")
    place = MISSION_PLACE[state.mission]
    beat = Beat("epilogue", about=(place,), weight=2)
    table.tell("log-epilogue", "S-105", beat=beat, epilogue=message(f"{place}.epilogue"))
    await scripts.carry_out(table, EPILOGUES[state.mission], place)
    ending.finish(table, ending.SUCCESS)


def pay_contract(table: StalkerTable) -> None:
    """It pays when it is fulfilled; otherwise nothing happens (S-058, S-059)."""
    state = table.state
    patron = PATRON.get(state.zone.contract)
    if patron is None:
        return
    kept = is_kept(state, patron)
    table.used(f"contract:{patron.id}:{'kept' if kept else 'open'}")
    if kept:
        state.coupons += patron.pays
        table.tell("log-contract", "S-058", contact=message(patron.id), amount=patron.pays)


def is_kept(state: StalkerState, patron: Patron) -> bool:
    """What a contract asks for (S-058); loot in proportion to the team (S-017)."""
    if patron.wish == Wish.LOOT:
        return len(state.piles[piles.LOOT_DISCARDS]) >= patron.amount + state.size
    if patron.wish == Wish.HASTE:
        return len(state.piles[piles.EVENTS]) >= patron.amount
    before = state.departed.stash if state.departed is not None else []
    own = [card for names in piles.SLOTS.values() for name in names for card in state.piles[name]]
    return sum(card in ARTIFACT and card not in before for card in own) >= patron.amount


def come_home(table: StalkerTable) -> None:
    """Equipment and magazines to the stash; bolts, Focus, status, injuries and the dose are gone (S-080)."""
    state = table.state
    state.fitted, state.ammo = {}, {}
    for stalker in state.stalkers:
        for names in piles.SLOTS.values():
            table.move_all(names[stalker.number], piles.STASH)
        pocket = piles.POCKET[stalker.number]
        for kind in piles.MAGAZINE.values():
            table.shift(kind, state.stock[kind].get(pocket, 0), pocket, piles.STASH)
        table.shift(piles.BOLT, state.stock[piles.BOLT].get(pocket, 0), pocket, piles.SUPPLY)
        if stalker.focus:
            status.spend_focus(table, stalker)
        status.unpin(table, stalker)
        status.unexpose(table, stalker)
        stalker.critical = [False, False]
        stalker.dose, stalker.attention = 0, UNNOTICED
