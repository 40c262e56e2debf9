"""Moments: what happens can be answered, by cards and abilities that are declared once.

A rule lets an event happen, or opens one named point of it (`table.at(event, "rolled")`). Whatever must answer there
does; whoever may is asked, in seat order from the active player, and after each use everybody anew until all have
passed. An answer changes the event: its dice, its target, whether it is cancelled. `table.happen` opens three points
around a thing that is done:

    before   change the event, or cancel it
    instead  do something else in its place, at most once
    (the thing itself)
    after    follow it up, whether it was done or replaced

Each source answers a point's event once, and never what its own answer has led to. Using a reaction that nobody must
use is an event too (`Reacting`), so that answers to an answer need nothing new. Reactions are indexed by the type of
their event and its point: where nobody listens, nothing is paid.

A reaction from a hidden zone would betray itself if only its holder were asked. So there is a window for every seat
that could publicly hold one: it is put to all of them, veiled, and whoever has nothing passes without being bothered.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .log import Beat
from .questions import AnyOption, Option, Pass, Prompt, as_argument
from .state import EVERYBODY, Event
from .text import Message, message, seat_name

if TYPE_CHECKING:
    from .table import Table

BEFORE, INSTEAD, AFTER = "before", "instead", "after"


class Interrupted(Exception):
    """A death or the end of a turn breaks off what is under way, and nothing of it is left. Games derive theirs."""


class Reaction(msgspec.Struct, frozen=True):
    """To what, at which point, by whom, at what cost, and what it does.

    `bearers` gives the seat and the source (a piece, or the name of an ability) of each that could be used now.
    `could_hold` is given for reactions from a hidden zone: the seats that might have one, as far as everybody can see.
    `offer` is the option that stands for a source, where it is not the usual one; sources that have the same one are
    the same to whoever orders them.
    """

    key: str
    on: type[Event]
    at: str
    bearers: Callable[[Any, Any], Sequence[tuple[int, str]]]
    effect: Callable[[Any, int, Any, str], Awaitable[None]]
    cost: Callable[[Any, int, Any, str], Awaitable[None]] | None = None
    must: bool = False
    could_hold: Callable[[Any, Any], Sequence[int]] | None = None
    rule: str = ""
    offer: Callable[[Any, str], AnyOption] | None = None


class Order(msgspec.Struct, frozen=True):
    """Who decides what comes first where several things must happen, in games that name one seat for that."""

    seat: Callable[[Any], int]
    prompt: Prompt


Listeners = dict[type[Event], dict[str, tuple[Reaction, ...]]]


def listeners(declared: Sequence[Reaction]) -> Listeners:
    found: Listeners = {}
    for reaction in declared:
        points = found.setdefault(reaction.on, {})
        points[reaction.at] = (*points.get(reaction.at, ()), reaction)
    return found


class Reacting(Event, tag=True):
    """A reaction is being used; cancelling this cancels the reaction, whose cost stays paid."""

    seat: int
    key: str
    source: str


class React(Option, frozen=True, tag="react"):
    """Use this reaction, by means of that piece or ability."""

    reaction: str
    source: str

    def label(self, view: Any) -> Message:
        return message(f"option-react-{self.reaction}", source=as_argument(self.source))

    def about(self) -> tuple[str, ...]:
        return (self.source,)


class Use(NamedTuple):
    """A reaction that could be used now, and the option that stands for it."""

    reaction: Reaction
    seat: int
    source: str
    option: AnyOption

    @property
    def mark(self) -> str:
        """What an event remembers of it: each use happens once."""
        return f"{self.seat}:{self.reaction.key}:{self.source}"


REACT = Prompt("ask-react", standing=(Pass.PASS.value,))
WHICH_FIRST = Prompt("ask-which-first")


async def in_order(
    table: Table[Any],
    event: Event,
    apply: Callable[[Any, Any], Awaitable[None]],
    points: dict[str, tuple[Reaction, ...]],
) -> None:
    """The three points of an event to which somebody listens, and the thing itself."""
    replaced = False
    if BEFORE in points:
        await open_point(table, event, points[BEFORE])
    if INSTEAD in points and not event.cancelled:
        replaced = await open_point(table, event, points[INSTEAD], at_most_one=True)
    if not replaced and not event.cancelled:
        await apply(table, event)
    if AFTER in points and not event.cancelled:
        await open_point(table, event, points[AFTER])


async def open_point(
    table: Table[Any], event: Event, listening: Sequence[Reaction], *, at_most_one: bool = False
) -> bool:
    """Let everybody answer who listens, until all have passed; True where something took effect."""
    state = table.state
    found, holders = _found(state, event, listening), _holders(state, event, listening)
    if not found and not holders:
        return False
    events = state.events
    depth = len(events)
    if all(one is not event for one in events):
        events.append(event)
    fired = False
    try:
        while found or holders:
            use = await _next(table, event, listening, found, holders)
            if use is None:
                break
            fired = await _fire(table, event, use) or fired
            if event.cancelled or (fired and at_most_one):
                break
            found, holders = _found(state, event, listening), _holders(state, event, listening)
    except Interrupted:
        del events[depth:]
        raise
    del events[depth:]
    return fired


def _found(state: Any, event: Event, listening: Sequence[Reaction]) -> list[Use]:
    """What could be used now, less what was used for this event or is being carried out."""
    found = []
    for reaction in listening:
        for seat, source in reaction.bearers(state, event):
            found.append(Use(reaction, seat, source, _option(reaction, event, source)))
    if not found or not state.events:
        return found
    used = [*event.fired, *(f"{one.seat}:{one.key}:{one.source}" for one in state.events if isinstance(one, Reacting))]
    return [use for use in found if use.mark not in used] if used else found


def _option(reaction: Reaction, event: Event, source: str) -> AnyOption:
    return React(reaction.key, source) if reaction.offer is None else reaction.offer(event, source)


def _holders(state: Any, event: Event, listening: Sequence[Reaction]) -> list[int]:
    """The seats that everybody takes for possible holders of a hidden reaction."""
    holders: list[int] = []
    for reaction in listening:
        if reaction.could_hold is not None:
            holders += reaction.could_hold(state, event)
    return holders


async def _next(
    table: Table[Any], event: Event, listening: Sequence[Reaction], found: list[Use], holders: list[int]
) -> Use | None:
    """What is used now: first what must happen, then what somebody likes, then nothing."""
    musts = [use for use in found if use.reaction.must]
    if musts:
        return await _which_first(table, musts, lambda: _found(table.state, event, listening))
    return await _anybody(table, event, listening, found, holders)


async def _which_first(table: Table[Any], musts: list[Use], again: Callable[[], list[Use]]) -> Use:
    """One of what must happen: ordered by the seat that the game names for it, else by each seat for its own."""
    order = table.order
    if order is not None:
        who, prompt, of = order.seat(table.state), order.prompt, None
    else:
        holding = {use.seat for use in musts}
        who = of = next(seat for seat in table.seats_from(table.state.active) if seat in holding)
        prompt = WHICH_FIRST

    def now() -> list[Use]:
        return [use for use in again() if use.reaction.must and of in (None, use.seat)]

    def offers() -> list[AnyOption]:
        return list(dict.fromkeys(use.option for use in now()))

    mine = musts if of is None else [use for use in musts if use.seat == of]
    if len(mine) == 1 or len(dict.fromkeys(use.option for use in mine)) == 1:
        return mine[0]
    first = await table.ask(who, prompt, offers)
    return next(use for use in now() if use.option == first)


async def _anybody(
    table: Table[Any], event: Event, listening: Sequence[Reaction], found: list[Use], holders: list[int]
) -> Use | None:
    """Ask whoever may use something, one after the other; in one window where hands are hidden."""
    state = table.state

    def offers(seat: int) -> list[AnyOption]:
        return [*(use.option for use in _found(state, event, listening) if use.seat == seat), Pass.PASS]

    table.window += 1
    happening, rule = event.happening() or message("event-any"), _rule(listening)
    seats = list(table.seats_from(state.active))
    veiled = [seat for seat in seats if seat in holders]
    armed = [use.seat for use in found]
    for seat in seats:
        if seat in veiled:
            answer = await table.ask_veiled(veiled[veiled.index(seat) :], REACT, offers, rule, event=happening)
        elif seat in armed:
            answer = await table.ask_openly(seat, REACT, partial(offers, seat), rule, event=happening)
        else:
            continue
        if answer is not Pass.PASS:
            return next(use for use in _found(state, event, listening) if use.seat == seat and use.option == answer)
    return None


def _rule(listening: Sequence[Reaction]) -> str:
    """The rule that allows an answer: the same for everybody, whatever they hold."""
    return next((reaction.rule for reaction in listening if reaction.rule and not reaction.must), "")


async def _fire(table: Table[Any], event: Event, use: Use) -> bool:
    """Pay and carry out, unless an answer to this answer cancels it. True where it took effect.

    What must happen tells of itself; that somebody chose to use something is told here.
    """
    reaction, seat, source, _ = use
    event.fired.append(use.mark)
    if reaction.cost is not None:
        await reaction.cost(table, seat, event, source)
    if not reaction.must:
        open_to_all = source in table.box.pieces and table.state.known.get(source, 0) == EVERYBODY
        beat = Beat("reaction", (source,) if open_to_all else (), weight=1, by=seat)
        name = message(f"reaction-{reaction.key}")
        table.tell("log-react", reaction.rule, beat=beat, reaction=name, seat=seat_name(seat))
        table.used(f"reaction:{reaction.key}")
    reacting = Reacting(seat=seat, key=reaction.key, source=source)

    async def take_effect(table: Table[Any], _reacting: Reacting) -> None:
        await reaction.effect(table, seat, event, source)

    await table.happen(reacting, take_effect)
    return not reacting.cancelled
