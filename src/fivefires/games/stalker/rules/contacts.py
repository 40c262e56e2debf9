"""Contacts (S-051 to S-063): up to three different ones, at most one companion and one contract among them."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import COMPANION, CONTACT, LONER, PATRON, TRADER
from fivefires.games.stalker.state import Stage, StalkerState, StalkerTable, lead_seat
from fivefires.kernel import Beat, Prompt, message

from . import instructions, scripts
from .questions import Act, Call

ASK_CONTACT = Prompt("ask-contact", "S-051")

MOST: Final = 3


def callable_now(state: StalkerState) -> list[Call]:
    """Different ones (S-052) of the card holder, where position means nothing (S-027), whose price can be paid.

    At most one companion (S-056) and one contract (S-057); both count among the three (S-060).
    """
    if len(state.zone.called) >= MOST:
        return []
    found = []
    for contact in sorted(state.piles[piles.HOLDER]):
        price = getattr(CONTACT[contact], "price", 0)
        taken = (contact in COMPANION and state.zone.companion) or (contact in PATRON and state.zone.contract)
        if contact not in state.zone.called and not taken and price <= state.coupons:
            found.append(Call(contact, price))
    return found


async def choose(table: StalkerTable) -> None:
    """One after the other, until the team has enough (S-051). A trader who is alone in the holder is simply there."""
    state = table.state
    calls = callable_now(state)
    if not calls:
        state.stage = Stage.OUTFIT
    elif state.campaign is None and len(state.piles[piles.HOLDER]) == 1:
        await call(table, calls[0])
    else:
        answer = await table.ask(lead_seat(state), ASK_CONTACT, [*calls, Act.ENOUGH], coupons=state.coupons)
        if isinstance(answer, Call):
            await call(table, answer)
        else:
            state.stage = Stage.OUTFIT


async def call(table: StalkerTable, answer: Call) -> None:
    """What the card says (S-053, S-061): a service (S-054), trade (S-055), a companion, a contract.

    Of companions and patrons side b holds in the mission (S-062); both sides may be read before (S-063).
    """
    state, contact = table.state, answer.contact
    state.zone.called.append(contact)
    state.coupons -= answer.price
    table.used(f"called:{contact}")
    table.tell("log-calls", "S-051", beat=Beat("contact", about=(contact,), weight=1), contact=message(contact))
    if contact in TRADER:
        state.zone.trader = contact
        state.stage = Stage.TRADE
    elif contact in LONER:
        await scripts.carry_out(table, LONER[contact].do)
        if LONER[contact].favour:
            state.zone.favours.append(contact)
    elif contact in COMPANION:
        state.zone.companion = contact
    else:
        state.zone.contract = contact


async def lend_a_hand(table: StalkerTable) -> None:
    """What loners were paid for comes at the start of the mission (S-054, S-724)."""
    for contact in table.state.zone.favours:
        await instructions.carry_out(table, LONER[contact].favour, instructions.Source(contact))
