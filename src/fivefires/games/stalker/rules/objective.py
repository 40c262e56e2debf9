"""How far the objective is (S-215): the step that comes next, and the spaces where a card lets it be done."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fivefires.games.stalker.content.index import ENEMY, ENVIRONMENT
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    CardDeed,
    EnvironmentCard,
    Face,
    Fetch,
    Flip,
    Gate,
    Instruction,
    Mission,
)
from fivefires.games.stalker.state import NOBODY, UNDER, Overlay, StalkerState, map_of

from . import anomalies, environment

OUT = "exit"


def entry(state: StalkerState) -> Mission:
    """The mission; before one has been chosen (S-039) that of the map that lies ready."""
    return MISSION[state.mission or state.map]


def steps_left(state: StalkerState) -> list[str]:
    """The steps that are still to be done; the last one is to get out."""
    mission = entry(state)
    return [*(step for step in mission.needs if step not in state.achieved), OUT]


def places(state: StalkerState) -> list[str]:
    """Where the next step can be done by what cards on the map offer; else the way out (S-004, S-181).

    A mission says which deeds lead to it, in a good order. Where none of them lies open, any card that brings a step
    forward will do; then an artifact that lies about, the field it comes from, or the enemy that is to be killed.
    """
    left = steps_left(state)[:-1]
    if not left:
        gates = [deed for deed in open_deeds(state) if any(isinstance(one, Gate) and one.open for one in deed.do)]
        return list(gates[0].spaces if gates else entry(state).exit)
    for deed in open_deeds(state):
        return list(deed.spaces)
    found = [space for step in left for space in places_of(state, step)]
    return list(dict.fromkeys(found)) or quarry(state) or list(entry(state).exit)


def open_deeds(state: StalkerState) -> list[CardDeed]:
    """The deeds of the mission's way that can be done now, in its order."""
    lying = {
        deed.id: deed
        for overlay in state.overlays
        for deed in environment.face_of_card(overlay).deeds
        if (not deed.needs or deed.needs in state.achieved)
        and (not deed.holds or _holder(state, deed.holds) >= 0)
        and not any(achieves(deed.do, step, overlay) for step in state.achieved)
    }
    return [lying[id] for id in entry(state).way if id in lying]


def bearer(state: StalkerState) -> int:
    """Who alone can do the next deed, because he has what it takes (S-359); nobody where anybody can."""
    for deed in open_deeds(state):
        return _holder(state, deed.holds) if deed.holds else NOBODY
    return NOBODY


def _holder(state: StalkerState, card: str) -> int:
    return next((overlay.holder for overlay in state.overlays if overlay.card == card), NOBODY)


def quarry(state: StalkerState) -> list[str]:
    """Artifacts that were located, else anomalies that hide one, else the enemy of the highest rank (S-565, S-567)."""
    names = map_of(state).names
    step = steps_left(state)[0]
    if step in ENEMY:
        found = [names[enemy.space] for enemy in state.enemies if enemy.kind == step]
        return found or ([names[state.carcass]] if state.carcass >= 0 else [])
    lying = [names[space] for space in anomalies.artifact_spaces(state).values()]
    hiding = [index for index in anomalies.active(state) if state.anomalies[index].artifact == UNDER]
    return lying or [names[space] for index in hiding for space in _edge(state, index)]


def _edge(state: StalkerState, index: int) -> list[int]:
    """Where a detector reaches an anomaly with the least danger."""
    spaces = {petal.space for petal in anomalies.petals_of(state, index)}
    least = min(anomalies.chance(state, index, [space]) for space in spaces)
    return sorted(space for space in spaces if anomalies.chance(state, index, [space]) == least)


def places_of(state: StalkerState, step: str) -> list[str]:
    """The spaces of deeds and triggers that lead to a step, as far as they can be done now."""
    found: list[str] = []
    for overlay in state.overlays:
        face = environment.face_of_card(overlay)
        for deed in face.deeds:
            if (not deed.needs or deed.needs in state.achieved) and achieves(deed.do, step, overlay):
                found += deed.spaces
        if achieves(face.trigger, step, overlay):
            found += face.spaces
    return found


def achieves(instructions: Iterable[Instruction], step: str, overlay: Overlay, depth: int = 3) -> bool:
    """By itself, by the other side of its card, or by a card that it fetches."""
    if not depth:
        return False
    for one in instructions:
        if isinstance(one, Achieve) and one.step == step:
            return True
        turned = _other_face(ENVIRONMENT[overlay.card], overlay) if isinstance(one, Flip) else None
        faces = (turned,) if turned is not None else _fetched(one)
        if any(achieves(face.at_once, step, overlay, depth - 1) for face in faces):
            return True
    return False


def _other_face(card: EnvironmentCard, overlay: Overlay) -> Face:
    return card.front if overlay.back else card.back


def _fetched(one: Instruction) -> tuple[Face, ...]:
    return _of_number(one.number) if isinstance(one, Fetch) else ()


@cache
def _of_number(number: str) -> tuple[Face, ...]:
    return tuple(card.front for card in ENVIRONMENT.values() if card.number == number)
