"""A game of The Long Night under watch: after every answer, what must hold whatever is played is asserted.

Tests play by it, so that a rule which leaves something lying about, asks the wrong player or goes beyond a limit is
caught where it happens, and not only where a test looks.
"""

from __future__ import annotations

from collections.abc import Iterator

from fivefires.games.long_night.state import LongNightState, Reading, SearchUnderWay, Stage
from fivefires.kernel import Runner
from fivefires.kernel.questions import AnyOption


class Watched(Runner[LongNightState]):
    """A game in which the table is looked over after every answer."""

    __slots__ = ()

    def answer(self, seat: int, option: AnyOption | str, *, step: int | None = None) -> None:
        super().answer(seat, option, step=step)
        found = [*faults(self)]
        assert not found, found


def faults(runner: Runner[LongNightState]) -> Iterator[str]:
    state = runner.state
    yield from runner.table.box.census(state)
    yield from misplaced(state)
    yield from held_wrongly(state)
    if {*state.lurking} != {*state.piles["figures.lurking"]}:
        yield f"{sorted(state.lurking)} lurk, but {state.piles['figures.lurking']} are on the board"
    if runner.question is not None:
        yield from left_lying(state, runner.question.prompt.message)
        yield from asked_wrongly(runner)


def misplaced(state: LongNightState) -> Iterator[str]:
    """Nobody is anywhere but the survivors of the groups, each at one place that is in play."""
    living = [survivor for seat in range(state.seats) for survivor in state.piles[f"group.{seat}"]]
    if not {*state.where} <= {*living}:
        yield f"{sorted({*state.where} - {*living})} are with nobody"
    for survivor, place in state.where.items():
        if place not in state.places:
            yield f"{survivor} is at {place}, which is not in play"
    for survivor in (*state.wounds, *state.frostbite):
        if survivor not in state.where:
            yield f"{survivor} is hurt, but nowhere"
    if not state.morale >= 0 or not all(count >= 0 for count in (state.rounds, state.starvation, state.round)):
        yield "a marker has left its track"


def held_wrongly(state: LongNightState) -> Iterator[str]:
    """The drawer holds the one crossroads card of a turn, and nobody else; without one nothing is remembered for it."""
    drawer = -1 if state.turn is None else state.turn.drawer
    for seat in range(state.seats):
        if len(state.piles[f"held.{seat}"]) != (seat == drawer):
            yield f"seat {seat} holds {state.piles[f'held.{seat}']}, and the drawer is seat {drawer}"
    if state.turn is not None and drawer < 0 and state.turn.deeds:
        yield f"{state.turn.deeds} are remembered for no card"


def left_lying(state: LongNightState, prompt: str) -> Iterator[str]:
    """Whatever is passed through on the way to another place, or while something is under way."""
    if prompt == "ask-action":
        if state.under_way:
            yield f"{state.under_way} is under way between actions"
        if state.bereft:
            yield f"seats {state.bereft} wait for a survivor between actions"
        if state.adding or state.spared:
            yield "zombies are being added between actions"
        if state.turn is not None and state.turn.deeds:
            yield f"{state.turn.deeds} are remembered between actions"
        if state.piles["resolving"]:
            yield f"{state.piles['resolving']} is still being carried out"
        for seat in range(state.seats):
            nowhere = [survivor for survivor in state.piles[f"group.{seat}"] if survivor not in state.where]
            if nowhere:
                yield f"{nowhere} of seat {seat} are nowhere"
    looking = any(isinstance(one, Reading | SearchUnderWay) for one in state.under_way)
    for seat in range(state.seats):
        if state.piles[f"look.{seat}"] and not looking:
            yield f"{state.piles[f'look.{seat}']} is still looked at"


def asked_wrongly(runner: Runner[LongNightState]) -> Iterator[str]:
    """Actions are asked of the active player, and of nobody who is out."""
    state, asked = runner.state, runner.asked()
    assert runner.question is not None
    if runner.question.prompt.message == "ask-action":
        if state.turn is None or asked != [state.turn.seat] or state.turn.seat != state.active:
            yield f"seat {asked[0]} is asked for an action, and seat {state.active} is active"
        if state.stage is not Stage.TURN:
            yield f"somebody is asked for an action in the stage {state.stage}"
    for seat in asked:
        if state.players[seat].out:
            yield f"seat {seat} is asked, but out of the game"
