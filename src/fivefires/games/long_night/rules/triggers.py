"""What the rules see happen: crossroads cards and texts that begin with "when" wait for it."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import FACE, SIGN, SORT, WAITING, Waiting
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import Done, LongNightState, LongNightTable, Reading, Seen, Turn, owner_of
from fivefires.kernel import Order, Prompt, Reaction

from . import beats, effects
from .conditions import holds, read_for, such
from .powers import bearers, place_of
from .questions import ASK_MAY, DECLINE, USE_IT, Use

ASK_ORDER = Prompt("ask-order", "L-347")


async def happen(
    table: LongNightTable,
    deed: v.Deed,
    seat: int = -1,
    survivor: str = "",
    place: str = "",
    what: tuple[str, ...] = (),
) -> None:
    """Remember a deed of the active player for the crossroads card (L-215), and let texts answer it (L-109, L-347)."""
    state = table.state
    turn = state.turn
    if turn is not None and turn.drawer >= 0 and turn.seat == seat:
        turn.deeds.append(Done(deed, survivor, place, [*what]))
    waiting = WAITING[deed]
    if waiting:
        found = [(one, bearer) for one in waiting for bearer in bearers(state, one.source)]
        if found:
            seen = Seen(deed=deed, seat=seat, survivor=survivor, place=place, what=what)
            seen.texts = [
                f"{one.place}:{bearer}"
                for one, bearer in found
                if _answers(state, one, _reading(state, one, bearer, seen), seen)
            ]
            if seen.texts:
                await table.at(seen, SEEN)


# --- texts as reactions ------------------------------------------------------------------------------------------

SEEN = "seen"


def answering(_state: LongNightState, seen: Seen) -> list[tuple[int, str]]:
    """The texts that have not had their turn yet. Whether one still answers is looked at when its turn comes."""
    return [(seen.seat, source) for source in seen.texts]


async def answer(table: LongNightTable, _seat: int, seen: Seen, source: str) -> None:
    """Carry a text out, if it is still in force; it may be declined where it says so (L-152)."""
    state = table.state
    seen.texts.remove(source)
    waiting, bearer = _text(seen, source)
    reading = _reading(state, waiting, bearer, seen) if bearer in bearers(state, waiting.source) else None
    if reading is None or not _answers(state, waiting, reading, seen):
        return
    if waiting.when.may:
        answer = await table.ask(reading.seat, ASK_MAY, (USE_IT[waiting.source], DECLINE), card=NAME[waiting.source])
        if answer is DECLINE:
            return
    if waiting.when.once:
        state.spent.append(spent_key(waiting, reading.seat))
    table.used(f"power:{waiting.source.partition('#')[0]}")
    if table.log is not None:
        table.tell(
            "log-power",
            "L-109",
            beat=beats.seat(table, "use", reading.seat),
            seat=SEAT[reading.seat],
            card=NAME[waiting.source],
        )
    await effects.carry_out(table, reading, waiting.when.do)


def _offer(seen: Seen, source: str) -> Use:
    return USE_IT[_text(seen, source)[0].source]


# All texts that answer a deed do so one after the other; the first player orders them (L-347).
TEXTS = Reaction(key="text", on=Seen, at=SEEN, bearers=answering, effect=answer, must=True, offer=_offer, rule="L-347")
ORDER = Order(seat=lambda state: state.knife, prompt=ASK_ORDER)


def _text(seen: Seen, source: str) -> tuple[Waiting, str]:
    """The text that a source stands for, and its bearer."""
    place, _, bearer = source.partition(":")
    return WAITING[seen.deed][int(place)], bearer


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
    """By whom, where, with what, and not twice a round where it says so (L-109). A text does not answer what it has
    itself led to (L-567).
    """
    on = waiting.when.on
    if on.who is not None and not _is_meant(state, reading, on.who, seen):
        return False
    if on.at and seen.place not in on.at and not (v.HERE in on.at and seen.place == reading.place):
        return False
    if on.what and not any(FACE.get(one, one) in on.what for one in seen.what):
        return False
    if waiting.when.once and spent_key(waiting, reading.seat) in state.spent:
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


def spent_key(waiting: Waiting, seat: int) -> str:
    """The main objective is everybody's: what it does once a round it does for each player (L-587)."""
    key = f"{waiting.source}:{waiting.number}"
    return f"{key}:{seat}" if SORT[waiting.source] == "task" else key


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
