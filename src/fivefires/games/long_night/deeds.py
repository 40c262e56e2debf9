"""What the rules see happen: crossroads cards and texts that begin with "when" wait for it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fivefires.kernel import Prompt

from . import effects
from .conditions import holds, read_for, such
from .content import vocabulary as v
from .content.index import FACE, SIGN, SORT, WAITING, Waiting
from .names import NAME, SEAT
from .powers import bearers, place_of
from .questions import ASK_MAY, DECLINE, USE_IT
from .state import Done, LongNightState, LongNightTable, Reading, Turn, owner_of

ASK_ORDER = Prompt("ask-order", "L-347")


class Seen(msgspec.Struct, frozen=True, gc=False):
    """One deed: whose, by which survivor, where, and with what."""

    deed: v.Deed
    seat: int
    survivor: str
    place: str
    what: tuple[str, ...]


async def happen(
    table: LongNightTable,
    deed: v.Deed,
    seat: int = -1,
    survivor: str = "",
    place: str = "",
    what: tuple[str, ...] = (),
) -> None:
    """Remember a deed of the active player for the crossroads card (L-215), and let texts answer it."""
    turn = table.state.turn
    if turn is not None and turn.drawer >= 0 and turn.seat == seat:
        turn.deeds.append(Done(deed, survivor, place, [*what]))
    waiting = WAITING[deed]
    if waiting:
        found = [(one, bearer) for one in waiting for bearer in bearers(table.state, one.source)]
        if found:
            await let_answer(table, Seen(deed, seat, survivor, place, what), found)


async def let_answer(table: LongNightTable, seen: Seen, found: Sequence[tuple[Waiting, str]]) -> None:
    """All texts that answer it now, one after the other; the first player orders them (L-347)."""
    state = table.state
    pending = [
        (waiting, bearer)
        for waiting, bearer in found
        if _answers(state, waiting, _reading(state, waiting, bearer, seen), seen)
    ]
    while pending:
        waiting, bearer = pending.pop(await _which_first(table, pending))
        if bearer in bearers(state, waiting.source):
            reading = _reading(state, waiting, bearer, seen)
            if _answers(state, waiting, reading, seen):
                await _answer(table, waiting, reading)


async def _which_first(table: LongNightTable, pending: Sequence[tuple[Waiting, str]]) -> int:
    sources = list(dict.fromkeys(waiting.source for waiting, _ in pending))
    if len(sources) == 1:
        return 0
    offers = [USE_IT[source] for source in sources]
    first = offers.index(await table.ask(table.state.knife, ASK_ORDER, offers))
    return next(at for at, (waiting, _) in enumerate(pending) if waiting.source == sources[first])


def _reading(state: LongNightState, waiting: Waiting, bearer: str, seen: Seen) -> Reading:
    """Whose text it is: the bearer's player reads it; where nobody bears it, whoever did the deed, or the first player,
    exiled or not (L-327, L-574).
    """
    if SORT[waiting.source] in ("survivor", "gear"):
        sign = SIGN.get(waiting.source, waiting.source)
        return Reading(owner_of(state, bearer), sign, bearer, place_of(state, bearer))
    reader = seen.seat if seen.seat >= 0 else state.knife
    figure = bearer if bearer in state.lurking else ""
    place = place_of(state, figure) if figure else seen.place
    return Reading(reader, waiting.source, seen.survivor, place, figure=figure, common=True)


# Deeds of a player, for whom the leader stands: to answer as self is enough if the player is one's own.
OF_A_PLAYER = (
    v.Deed.CONTRIBUTE, v.Deed.LAY, v.Deed.CLEAN, v.Deed.SPEND_FOOD, v.Deed.REQUEST, v.Deed.CALM, v.Deed.CALL_VOTE,
    v.Deed.TURN_START, v.Deed.TURN_END, v.Deed.PLAY,
)  # fmt: skip


def _answers(state: LongNightState, waiting: Waiting, reading: Reading, seen: Seen) -> bool:
    """A text does not answer what it has itself led to (L-567)."""
    on = waiting.when.on
    if on.who is not None and not _is_meant(state, reading, on.who, seen):
        return False
    if on.at and seen.place not in on.at and not (v.HERE in on.at and seen.place == reading.place):
        return False
    if on.what and not any(FACE.get(one, one) in on.what for one in seen.what):
        return False
    if waiting.when.once and spent_key(waiting) in state.spent:
        return False
    if any(isinstance(one, Reading) and one.source == reading.source for one in state.under_way):
        return False
    return holds(state, reading, on.needs)


def _is_meant(state: LongNightState, reading: Reading, who: v.Who, seen: Seen) -> bool:
    if who.pick is v.Pick.SELF and seen.deed in OF_A_PLAYER:
        return reading.seat == seen.seat
    if seen.deed is v.Deed.DIE:
        return who.whose is v.ANYBODY or (reading.seat == seen.seat) is (who.whose is v.OWN)
    return seen.survivor in state.where and such(state, reading, who, seen.survivor)


def spent_key(waiting: Waiting) -> str:
    return f"{waiting.source}:{waiting.number}"


async def _answer(table: LongNightTable, waiting: Waiting, reading: Reading) -> None:
    state = table.state
    if waiting.when.may:
        answer = await table.ask(reading.seat, ASK_MAY, (USE_IT[waiting.source], DECLINE), card=NAME[waiting.source])
        if answer is DECLINE:
            return
    if waiting.when.once:
        state.spent.append(spent_key(waiting))
    table.used(f"power:{waiting.source.partition('#')[0]}")
    table.tell("log-power", "L-109", seat=SEAT[reading.seat], card=NAME[waiting.source])
    await effects.carry_out(table, reading, waiting.when.do)


def triggered(state: LongNightState, turn: Turn, trigger: v.Trigger) -> Done | None:
    """The deed of this action that a crossroads card waits for, if there is one.

    A state of things is met without a deed: then self is the leader.
    """
    if isinstance(trigger, v.On):
        for done in turn.deeds:
            if done.deed == trigger.deed and _meets(state, trigger, turn.seat, done):
                return done
        return None
    reading = read_for(state, turn.seat)
    return Done("", reading.survivor, reading.place) if holds(state, reading, trigger.needs) else None


def _meets(state: LongNightState, trigger: v.On, seat: int, done: Done) -> bool:
    if trigger.at and done.place not in trigger.at:
        return False
    if trigger.what and not any(FACE.get(one, one) in trigger.what for one in done.what):
        return False
    reading = Reading(seat, "", done.survivor, done.place)
    if trigger.who is not None and (
        done.survivor not in state.where or not such(state, reading, trigger.who, done.survivor)
    ):
        return False
    return holds(state, reading, trigger.needs)
