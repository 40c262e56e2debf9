"""The reaction ladder: cards and abilities that answer what happens, declared once.

A rule lets an event happen; on each rung of the ladder, in seat order from the active player, whoever
may react is asked and whatever must happen does:

    before   change the event, or cancel it
    instead  do something else in its place
    (the event itself)
    after    follow it up, if it has happened

Each source fires once an event, and not again in answer to what it has led to. Using a reaction is an event too
(`Reacting`), so that reactions to a reaction need nothing new. Reactions are indexed by trigger: where there are none,
nothing is paid.

A reaction from a hidden zone would betray itself if only its holder were asked. So its window opens for
every seat that could publicly hold one, veiled: others see only that reactions are awaited, and whoever
has nothing to play is passed by the kernel, on the record as everybody else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec

from .questions import Option, Pass, Prompt, as_argument
from .state import Event
from .text import Message, message, seat_name

if TYPE_CHECKING:
    from .table import Table


class Rung(Enum):
    BEFORE = "before"
    INSTEAD = "instead"
    AFTER = "after"


class Reaction(msgspec.Struct, frozen=True):
    """When, who may, at what cost, and what it does.

    `sources` says what a seat could use for it at this moment: pieces, or the name of an ability; nothing
    means that it cannot. `could_hold` is given for reactions from a hidden zone: what everybody can see of
    whether this seat might have one.
    """

    key: str
    on: type[Event]
    rung: Rung
    sources: Callable[[Any, int, Any], Sequence[str]]
    effect: Callable[[Any, int, Any, str], Awaitable[None]]
    cost: Callable[[Any, int, Any, str], Awaitable[None]] | None = None
    must: bool = False
    could_hold: Callable[[Any, int, Any], bool] | None = None
    rule: str = ""


Ladder = dict[type[Event], dict[Rung, list[Reaction]]]


def build_ladder(declared: Sequence[Reaction]) -> Ladder:
    ladder: Ladder = {}
    for reaction in declared:
        ladder.setdefault(reaction.on, {}).setdefault(reaction.rung, []).append(reaction)
    return ladder


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


REACT = Prompt("ask-react")
WHICH_FIRST = Prompt("ask-which-first")


async def happen(table: Table[Any], event: Event, apply: Callable[[Any, Any], Awaitable[None]]) -> None:
    rungs = table.ladder.get(type(event))
    table.state.events.append(event)
    if not rungs:
        await apply(table, event)
    else:
        await _climb(table, event, rungs.get(Rung.BEFORE, ()))
        replaced = await _climb(table, event, rungs.get(Rung.INSTEAD, ()), at_most_one=True)
        if not event.cancelled and not replaced:
            await apply(table, event)
            await _climb(table, event, rungs.get(Rung.AFTER, ()))
    table.state.events.pop()


async def _climb(table: Table[Any], event: Event, rung: Sequence[Reaction], *, at_most_one: bool = False) -> bool:
    """Offer one rung to every seat; True where something fired."""
    fired = False
    if not rung:
        return fired
    table.window += 1
    for seat in table.seats_from(table.state.active):
        while not event.cancelled and not (fired and at_most_one):
            react = await _choose(table, seat, event, rung)
            if react is None:
                break
            fired = await _fire(table, seat, event, react, rung) or fired
            table.window += 1
    return fired


async def _choose(table: Table[Any], seat: int, event: Event, rung: Sequence[Reaction]) -> React | None:
    """What this seat uses now: what it must, then what it likes, then nothing."""
    musts = _usable(table, seat, event, rung, must=True)
    if len(musts) == 1:
        return musts[0]
    if musts:
        return await table.ask(seat, WHICH_FIRST, lambda: _usable(table, seat, event, rung, must=True))
    veiled = any(reaction.could_hold is not None and reaction.could_hold(table, seat, event) for reaction in rung)
    if not veiled and not _usable(table, seat, event, rung, must=False):
        return None

    def offers() -> list[React | Pass]:
        return [*_usable(table, seat, event, rung, must=False), Pass.PASS]

    answer = await (table.ask_veiled(seat, REACT, offers) if veiled else table.ask(seat, REACT, offers))
    return None if isinstance(answer, Pass) else answer


def _usable(table: Table[Any], seat: int, event: Event, rung: Sequence[Reaction], *, must: bool) -> list[React]:
    under_way = [one for one in table.state.events if isinstance(one, Reacting)]
    spent = [*event.fired, *(_use(one.seat, React(one.key, one.source)) for one in under_way)]
    return [
        react
        for reaction in rung
        if reaction.must is must
        for source in reaction.sources(table, seat, event)
        if _use(seat, react := React(reaction.key, source)) not in spent
    ]


def _use(seat: int, react: React) -> str:
    """What may happen once: also not again in answer to what it has led to."""
    return f"{seat}:{react.key()}"


async def _fire(table: Table[Any], seat: int, event: Event, react: React, rung: Sequence[Reaction]) -> bool:
    """Pay and carry out, unless a reaction to this reaction cancels it. True where it took effect."""
    reaction = next(found for found in rung if found.key == react.reaction)
    event.fired.append(_use(seat, react))
    if reaction.cost is not None:
        await reaction.cost(table, seat, event, react.source)
    table.tell("log-react", reaction.rule, reaction=message(f"reaction-{reaction.key}"), seat=seat_name(seat))
    table.used(f"reaction:{reaction.key}")
    reacting = Reacting(seat=seat, key=reaction.key, source=react.source)

    async def take_effect(table: Table[Any], _reacting: Reacting) -> None:
        await reaction.effect(table, seat, event, react.source)

    await happen(table, reacting, take_effect)
    return not reacting.cancelled
