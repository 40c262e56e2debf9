"""Movement through the zone (S-036 to S-050): one mission place, and at most one contact or stash."""

from __future__ import annotations

from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.scripts import Place, PlaceKind
from fivefires.games.stalker.content.zone import PLACE, PLACES
from fivefires.games.stalker.state import Stage, StalkerState, StalkerTable, lead_seat
from fivefires.kernel import Beat, Prompt, message

from . import scripts
from .questions import Act, Visit

ASK_PLACE = Prompt("ask-place", "S-039")


def available(state: StalkerState) -> list[Place]:
    """What the zone map shows (S-050), less what is struck out (S-048); other places can be visited again (S-049)."""
    now = scripts.record(state)
    return [
        place for place in PLACES if place.id not in now.struck and (not place.sticker or place.sticker in now.stickers)
    ]


def visits(state: StalkerState) -> list[Visit]:
    """Exactly one mission, which binds (S-039, S-046); in addition one contact or stash (S-040, S-042).

    Before or after, as the team likes (S-041); after a mission that failed again the team goes straight on (S-725).
    """
    wanted = [] if state.zone.mission else [PlaceKind.MISSION]
    if not state.zone.place and not state.zone.straight:
        wanted += [PlaceKind.CONTACT, PlaceKind.STASH]
    return [Visit(place.id) for place in available(state) if place.kind in wanted]


async def explore(table: StalkerTable) -> None:
    """One place after the other; then the contacts (S-002, S-038)."""
    state = table.state
    places: list[Visit | Act] = [*visits(state)]
    if not places:
        state.stage = Stage.CONTACTS
        return
    if state.zone.mission:
        places.append(Act.ENOUGH)
    answer = await table.ask(lead_seat(state), ASK_PLACE, places)
    if isinstance(answer, Visit):
        await visit(table, PLACE[answer.place])
    else:
        state.stage = Stage.CONTACTS


async def visit(table: StalkerTable, place: Place) -> None:
    """A mission place gives its prologue and nothing more (S-045); another its script (S-043, S-044)."""
    state = table.state
    table.used(f"place:{place.id}")
    now = scripts.record(state)
    if place.id not in now.visited:
        now.visited.append(place.id)
    table.tell("log-visits", "S-042", beat=Beat("place", about=(place.id,), weight=2), place=message(place.id))
    if place.kind == PlaceKind.MISSION:
        choose_mission(state, place.mission)
        table.tell("log-prologue", "S-082", prologue=message(f"{place.id}.text"))
        return
    state.zone.place = place.id
    await scripts.carry_out(table, place.script, place.id)


def choose_mission(state: StalkerState, mission: str) -> None:
    """No other can be chosen until it has ended (S-046)."""
    entry = MISSION[mission]
    state.zone.mission = state.mission = state.map = mission
    state.gates = entry.gates
