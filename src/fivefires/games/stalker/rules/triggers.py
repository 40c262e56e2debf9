"""Triggers (S-182, S-274, S-275, S-302, S-303): what is set off by entering a space, or by something that happens."""

from __future__ import annotations

from fivefires.games.stalker.content.index import ENTERED
from fivefires.games.stalker.content.vocabulary import On
from fivefires.games.stalker.state import NOBODY, Overlay, Sprung, Stalker, StalkerState, StalkerTable, map_of

from . import environment, instructions


def trigger_spaces(state: StalkerState) -> int:
    map, found = map_of(state), 0
    for overlay in state.overlays:
        sides = ENTERED.get(overlay.card)
        if sides is not None:
            found |= map.called(sides[overlay.back])
    return found


async def enter(table: StalkerTable, stalker: Stalker, space: int) -> bool:
    """At once when the space is entered; the movement may go on afterwards (S-275)."""
    state = table.state
    here = map_of(state).names[space]
    for overlay in [*state.overlays]:
        sides = ENTERED.get(overlay.card)
        if sides is not None and here in sides[overlay.back]:
            await set_off(table, overlay, stalker.number)
    return True


async def set_off(table: StalkerTable, overlay: Overlay, stalker: int) -> None:
    face = environment.face_of_card(overlay)
    name = f"{environment.side_of_card(overlay)}.trigger"
    await instructions.carry_out(table, face.trigger, instructions.Source(name, stalker, overlay))


async def end_of_round(table: StalkerTable) -> None:
    """What cards say for the end of each round, before what the event says (S-533, S-534)."""
    for overlay in [*table.state.overlays]:
        face = environment.face_of_card(overlay)
        if face.on == On.ROUND and face.trigger:
            await set_off(table, overlay, NOBODY)


async def sprung(table: StalkerTable, to_do: Sprung) -> None:
    for overlay in [*table.state.overlays]:
        if overlay.card == to_do.card:
            await set_off(table, overlay, to_do.stalker)
