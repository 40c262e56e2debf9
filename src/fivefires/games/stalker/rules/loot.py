"""Loot (S-195 to S-198, S-288, S-424, S-425): stacks of face-down tokens, and what is on their faces."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import LOOT
from fivefires.games.stalker.content.vocabulary import Find
from fivefires.games.stalker.state import NOWHERE, Stalker, StalkerState, StalkerTable
from fivefires.kernel import Beat, message

from . import gear


def stack_at(state: StalkerState, space: int) -> int | None:
    """Tokens on one space form a stack (S-195)."""
    return state.loot.index(space) if space in state.loot else None


def leave(table: StalkerTable, space: int, count: int = 1) -> None:
    """Drawn at random from the unused loot, face down on top of what lies there (S-195, S-425, S-009)."""
    state = table.state
    if not table.pile(piles.LOOT):
        return
    number = stack_at(state, space)
    if number is None:
        if NOWHERE in state.loot:
            number = state.loot.index(NOWHERE)
            state.loot[number] = space
        else:
            number = len(state.loot)
            state.loot.append(space)
    table.draw(piles.LOOT, piles.LOOT_STACK[number], count)


async def resolve(table: StalkerTable, stalker: Stalker, stack: int) -> None:
    """The top token is turned up, gives what it shows, and is out for this mission (S-196, S-197)."""
    state = table.state
    token = table.draw(piles.LOOT_STACK[stack], piles.LOOT_DISCARDS)[0]
    if not table.pile(piles.LOOT_STACK[stack]):
        state.loot[stack] = NOWHERE
    face = LOOT[token]
    table.used(f"loot:{face.id}")
    _tell(table, stalker, face.id)
    await reward(table, stalker, face.find, face.amount)


def _tell(table: StalkerTable, stalker: Stalker, token: str) -> None:
    beat = Beat("gain", (stalker.id,))
    table.tell("log-loots", "S-196", beat=beat, stalker=message(stalker.id), token=message(token))


async def find(table: StalkerTable, stalker: Stalker) -> None:
    """A token of the unused ones that a card gives."""
    drawn = table.draw(piles.LOOT, piles.LOOT_DISCARDS)
    if drawn:
        face = LOOT[drawn[0]]
        table.used(f"loot:{face.id}")
        _tell(table, stalker, face.id)
        await reward(table, stalker, face.find, face.amount)


async def reward(table: StalkerTable, stalker: Stalker, find: Find, amount: int) -> None:
    """Bolts and magazines into the pockets (S-359, S-360), cards as any new gear (S-198)."""
    if find in TOKENS:
        table.shift(TOKENS[find], amount, piles.SUPPLY, piles.POCKET[stalker.number])
    elif find == Find.WEAPON:
        await gear.gain_random(table, stalker, piles.WEAPONS, "S-198", tier=amount)
    elif find == Find.ATTACHMENT:
        await gear.gain_random(table, stalker, piles.ATTACHMENTS, "S-198", tier=amount)
    elif find == Find.ARTIFACT:
        await gear.gain_random(table, stalker, piles.ARTIFACTS, "S-198")
    elif find == Find.ITEM:
        for _ in range(amount):
            await gear.gain_random(table, stalker, piles.ITEMS, "S-198")


TOKENS = {
    Find.BOLTS: piles.BOLT,
    Find.PISTOL: piles.MAGAZINE["pistol"],
    Find.RIFLE: piles.MAGAZINE["rifle"],
    Find.SHOTGUN: piles.MAGAZINE["shotgun"],
}
