"""The improvements module: projects that the colony builds, and what they bring for the rest of the game."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BUILT, PROGRESS, SUPPLY
from fivefires.games.long_night.content.index import IMPROVEMENT
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import LongNightTable, Reading, Rule
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of

from . import beats, effects
from .questions import Project

OPEN = 4
ASK_PROJECT = Prompt("ask-project", "L-397")


def fill_row(table: LongNightTable) -> None:
    """Four lie open (L-396); a gap is filled from the pile (L-402), as long as there is one (L-403)."""
    while len(table.pile(piles.PROJECTS)) < OPEN and table.pile(piles.IMPROVEMENTS):
        table.draw(piles.IMPROVEMENTS, piles.PROJECTS)


async def advance(table: LongNightTable, reading: Reading, count: int) -> None:
    """Progress tokens on open improvements of the reader's choice, as far as there are any (L-397, L-562).

    With the last one it is finished (L-398).
    """
    state = table.state
    if Rule.IMPROVEMENTS not in state.in_force:
        return  # L-379
    for _ in range(count):
        projects = table.pile(piles.PROJECTS)
        if not projects or not state.stock[PROGRESS].get(SUPPLY, 0):
            return
        answer = await table.ask(reading.seat, ASK_PROJECT, [Project(card) for card in projects])
        table.shift(PROGRESS, 1, SUPPLY, answer.card)
        table.tell("log-progress", "L-397", beat=beats.place(table, "gain", v.COLONY), card=NAME[answer.card])
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
    table.tell("log-built", "L-400", beat=beats.place(table, "gain", v.COLONY, weight=1), card=NAME[card])
    table.used(f"improvement:{card}")
    built = Reading(reading.seat, card, reading.survivor, reading.place, common=True)
    await effects.carry_out(table, built, IMPROVEMENT[card].done)


async def set_back(table: LongNightTable, reading: Reading, count: int) -> None:
    for _ in range(count):
        begun = [card for card in table.pile(piles.PROJECTS) if card in table.state.stock[PROGRESS]]
        if not begun:
            return
        card = await one_of(table, reading.seat, ASK_PROJECT, begun, Project)
        table.shift(PROGRESS, 1, card, SUPPLY)
        table.tell("log-progress-lost", "L-403", beat=beats.place(table, "loss", v.COLONY), card=NAME[card])
