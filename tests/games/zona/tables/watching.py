"""A game of Zona under watch: after every answer, what must hold whatever is played is asserted.

Tests play by it, so that a rule which leaves something lying about, asks the wrong player or goes beyond a limit is
caught where it happens, and not only where a test looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fivefires.games.zona.content.index import CHARACTER, DURABLE, ITEM
from fivefires.games.zona.state import Scavenger, Stage, Status, ZonaState, owned
from fivefires.kernel import Runner
from fivefires.kernel.questions import AnyOption

# What players answer between actions, when nothing is under way.
BETWEEN = ("ask-action", "ask-free-act")
# What the Voice of Zona decides for others.
OF_THE_VOICE = ("ask-voice-threat", "ask-place", "ask-which-threat", "ask-choice", "ask-may", "ask-rumor-token")


class Watched(Runner[ZonaState]):
    """A game in which the table is looked over after every answer."""

    __slots__ = ()

    def answer(self, seat: int, option: AnyOption | str, *, step: int | None = None) -> None:
        super().answer(seat, option, step=step)
        found = [*faults(self)]
        assert not found, found


def faults(runner: Runner[ZonaState]) -> Iterator[str]:
    yield from runner.table.box.census(runner.state)
    for me in runner.state.scavengers:
        if me.status == Status.PLAYING:
            yield from beyond_limits(me)
    for seat in range(runner.state.seats):
        yield from odd_tokens(runner.state, seat)
    if runner.question is not None:
        yield from left_lying(runner.state, runner.question.prompt.message)
        yield from asked_wrongly(runner)


def beyond_limits(me: Scavenger) -> Iterator[str]:
    if not 1 <= me.fatigue <= 5:
        yield f"fatigue is {me.fatigue}"
    if not 0 <= me.damage <= CHARACTER[me.character].fortitude:
        yield f"{me.damage} damage lie on the track"
    if me.reputation not in (-1, 0, 1):
        yield f"reputation is {me.reputation}"
    if me.rubles < 0:
        yield f"{me.rubles} rubles are a debt"
    if len(me.weaknesses) > 3 or me.weaknesses != sorted({*me.weaknesses}):
        yield f"the weaknesses are {me.weaknesses}"


def odd_tokens(state: ZonaState, seat: int) -> Iterator[str]:
    """Tokens lie on items that their player owns, as many as there is room for."""
    for card, tokens in state.scavengers[seat].tokens.items():
        if card not in owned(state, seat):
            yield f"{tokens} tokens lie on {card}, which seat {seat} does not own"
        elif not 1 <= tokens <= (1 if card in DURABLE else ITEM[card].lasts - 1):
            yield f"{tokens} tokens lie on {card}"


def left_lying(state: ZonaState, prompt: str) -> Iterator[str]:
    """Whatever is passed through on the way to another place, or while something is under way."""
    kinds = {type(one).__name__ for one in state.under_way}
    if prompt in BETWEEN and (kinds or state.path):
        yield f"{kinds} and {state.path} are under way between actions"
    for pile, while_under_way in {
        "incoming": {"GainUnderWay"},
        "met": {"EncounterUnderWay"},
        "resolving": {"EventUnderWay", "RumorUnderWay", "EmissionUnderWay"},
    }.items():
        if state.piles[pile] and not kinds & while_under_way:
            yield f"{state.piles[pile]} lies in {pile} while only {kinds} are under way"
    for seat in range(state.seats):
        if state.piles[f"look.{seat}"] and "LookUnderWay" not in kinds:
            yield f"{state.piles[f'look.{seat}']} is still looked at"


def asked_wrongly(runner: Runner[ZonaState]) -> Iterator[str]:
    """Whom the innermost thing under way is about is asked, else the active player; the Voice decides for others."""
    state, asked = runner.state, runner.asked()
    assert runner.question is not None
    prompt = runner.question.prompt.message
    if state.stage not in (Stage.ACTIONS, Stage.EVENTS) or len(asked) != 1:
        return
    seats: list[Any] = [getattr(one, "seat", None) for one in state.under_way]
    concerned = next((seat for seat in reversed(seats) if seat is not None), state.active)
    if asked != [concerned] and not (prompt in OF_THE_VOICE and asked == [max(state.voice, 0)]):
        yield f"seat {asked[0]} is asked {prompt} instead of seat {concerned}"
