"""The improvements module: projects that the colony builds, and what they bring for the rest of the game."""

from __future__ import annotations

from fivefires.kernel import Prompt

from . import effects, piles
from .board import BUILT, PROGRESS, SUPPLY
from .content import vocabulary as v
from .content.index import IMPROVEMENT
from .names import NAME
from .questions import Project
from .state import LongNightTable, Reading, Rule

OPEN = 4
ASK_PROJECT = Prompt("ask-project", "L-397")


def fill_row(table: LongNightTable) -> None:
    """Four lie open (L-396); a gap is filled from the pile (L-402), as long as there is one (L-403)."""
    while len(table.pile(piles.PROJECTS)) < OPEN and table.pile(piles.IMPROVEMENTS):
        table.draw(piles.IMPROVEMENTS, piles.PROJECTS)


async def advance(table: LongNightTable, reading: Reading, count: int) -> None:
    """Progress tokens on open improvements of the reader's choice, as far as there are any (L-397, L-562)."""
    state = table.state
    if Rule.IMPROVEMENTS not in state.in_force:
        return  # L-379
    for _ in range(count):
        projects = table.pile(piles.PROJECTS)
        if not projects or not state.stock[PROGRESS].get(SUPPLY, 0):
            return
        answer = await table.ask(reading.seat, ASK_PROJECT, [Project(card) for card in projects])
        table.shift(PROGRESS, 1, SUPPLY, answer.card)
        table.tell("log-progress", "L-397", card=NAME[answer.card])
        if state.stock[PROGRESS][answer.card] >= IMPROVEMENT[answer.card].cost:
            await finish(table, reading, answer.card)


async def finish(table: LongNightTable, reading: Reading, card: str) -> None:
    """At once (L-398): its token goes into the colony (L-400), its progress to the supply (L-403), and it lasts to the
    end (L-401).
    """
    table.shift(PROGRESS, table.state.stock[PROGRESS].get(card, 0), card, SUPPLY)
    table.shift(BUILT, 1, SUPPLY, v.COLONY)
    table.move(card, piles.PROJECTS, piles.FINISHED)
    fill_row(table)
    table.tell("log-built", "L-400", card=NAME[card])
    table.used(f"improvement:{card}")
    built = Reading(reading.seat, card, reading.survivor, reading.place, common=True)
    await effects.carry_out(table, built, IMPROVEMENT[card].done)


async def set_back(table: LongNightTable, reading: Reading, count: int) -> None:
    for _ in range(count):
        begun = [card for card in table.pile(piles.PROJECTS) if card in table.state.stock[PROGRESS]]
        if not begun:
            return
        card = begun[0]
        if len(begun) > 1:
            card = (await table.ask(reading.seat, ASK_PROJECT, [Project(one) for one in begun])).card
        table.shift(PROGRESS, 1, card, SUPPLY)
        table.tell("log-progress-lost", "L-403", card=NAME[card])
