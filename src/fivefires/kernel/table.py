"""The table: all that the rules can do to the world.

They read and change `table.state`, ask questions, use chance, move pieces and write log lines. Pieces
and chance go only through here, so that records, knowledge and the undo barrier keep themselves.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Iterator, Sequence
from types import coroutine
from typing import Any, Generic, NoReturn, TypeVar

from . import moments
from .box import Box
from .chance import Chance
from .log import Beat, Log
from .questions import Prompt, Question
from .state import EVERYBODY, Event, Piece, Result, S
from .tape import Roll, Shuffle, Tape, Tokens
from .text import Argument, Message

T = TypeVar("T")
E = TypeVar("E", bound=Event)


class Finished(BaseException):
    """Unwinds the rules when the game is over. Rules never catch it."""


class DeadEnd(Exception):
    """A question without an answer: the rules have run into a wall."""


@coroutine
def _put(question: Question) -> Generator[Question, Any, Any]:
    return (yield question)


class Diverged(Exception):
    """A record does not fit the rules that replay it."""


class Table(Generic[S]):
    """What a rule gets. It never refers to whoever runs it, so that a copy is freed when it is dropped."""

    __slots__ = (
        "_chance", "_forced", "_forced_tokens", "_tops", "box", "listeners", "log", "order", "setup", "state", "tape",
        "uses", "window",
    )  # fmt: skip

    def __init__(
        self,
        state: S,
        box: Box,
        setup: Any,
        listeners: moments.Listeners,
        order: moments.Order | None,
        chance: Chance,
        tape: Tape,
    ) -> None:
        self.state = state
        self.box = box
        self.setup = setup
        self.listeners = listeners
        self.order = order
        self.log: Log | None = None
        self.uses: dict[str, int] | None = None
        self._chance = chance
        self.tape = tape
        self._forced: list[tuple[int, ...]] = []
        self._forced_tokens: list[tuple[str, ...]] = []
        self._tops: dict[str, list[Piece]] = {}
        self.window = 0

    # --- asking --------------------------------------------------------------------------------

    @coroutine
    def ask(
        self,
        seat: int,
        prompt: Prompt,
        options: Sequence[T] | Callable[[], Sequence[T]],
        /,
        default: Any = None,
        veiled: bool = False,
        **args: Argument,
    ) -> Generator[Question, T, T]:
        """Ask one seat. Options that depend on hidden pieces are given as a function, to be had anew after a re-deal.

        `default` is the answer of whoever says nothing until the table's time for it has run out. It is given as a
        function where it depends on hidden pieces, too.

        A `veiled` question is for where being asked would tell something. The seat is bothered only if it has more
        than one answer, and nobody else sees whether it is: the question stands as long as a reaction window does.
        Then the default counts, or the one answer that there is.

        A coroutine of the oldest kind: each layer of `async def` costs every answer on its way in. Conformance plays
        on a table whose `ask` is an `async def`, so that Python speaks up where an `await` was forgotten.
        """
        offered = options() if callable(options) else options
        if not offered:
            raise DeadEnd(f"{prompt.message}: seat {seat} has no answer")
        if veiled:
            return (yield self._veiled(seat, prompt, args, options, default))
        if default is not None:
            return (yield _with_default(Question(seat, offered, prompt, args, options, silence=default)))
        return (yield Question(seat, offered, prompt, args, options))

    def _veiled(self, seat: int, prompt: Prompt, args: dict[str, Argument], options: Any, default: Any) -> Question:
        """A window for one seat, in which there is something to decide, or only seems to be."""
        if default is None:
            raise DeadEnd(f"{prompt.message}: a veiled question needs a default, because it stands for a fixed time")

        def source(_seat: int) -> Sequence[Any]:
            offered: Sequence[Any] = options() if callable(options) else options
            return offered

        self.window += 1
        silence = (lambda _seat: default()) if callable(default) else default
        question = Question(seat, source(seat), prompt, args, source, {}, self.window, (seat,), silence=silence)
        question.several = question.armed()
        return _with_default(question)

    async def ask_openly(
        self, seat: int, prompt: Prompt, options: Callable[[], Sequence[T]], rule: str, **args: Argument
    ) -> T:
        """Ask one seat by a prompt that serves many rules, for the one that asks now."""
        answer: T = await _put(Question(seat, options(), prompt, args, options, rule=rule))
        return answer

    async def ask_veiled(
        self, veil: Sequence[int], prompt: Prompt, options: Callable[[int], Sequence[T]], rule: str, **args: Argument
    ) -> T:
        """Ask the first seat of the veil in the present window, without anybody else seeing who is asked, or what.

        The others of the veil will be asked next if it passes. Whoever has more than one answer may give it at once.
        """
        assert self.window, "only moments open windows"
        offered = options(veil[0])
        question = Question(veil[0], offered, prompt, args, options, {}, self.window, tuple(veil), rule=rule)
        question.several = question.armed()
        answer: T = await _put(question)
        return answer

    async def ask_all(
        self,
        seats: Sequence[int],
        prompt: Prompt,
        options: Callable[[int], Sequence[T]],
        /,
        *,
        default: Any = None,
        **args: Argument,
    ) -> dict[int, T]:
        """Ask several seats at once; nobody sees another's answer before the last is in.

        `default` is the answer of each who says nothing until the table's time for it has run out, or a function that
        gives it for a seat.
        """
        choices = {seat: options(seat) for seat in sorted(seats)}
        if not all(choices.values()):
            raise DeadEnd(f"{prompt.message}: a seat has no answer")
        if not choices:
            return {}
        question = Question(-1, (), prompt, args, options, choices, silence=default)
        answers: dict[int, T] = await _put(question if default is None else _with_default(question))
        return answers

    # --- turns and the end ---------------------------------------------------------------------

    def seats_from(self, first: int) -> Iterator[int]:
        """All seats in order, beginning with `first`."""
        count = self.state.seats
        return ((first + offset) % count for offset in range(count))

    def finish(self, result: Result) -> NoReturn:
        """The game is over, at once, however deep in a rule that was found out."""
        self.state.result = result
        raise Finished

    # --- chance --------------------------------------------------------------------------------

    def roll(self, sides: int, count: int = 1) -> list[int]:
        """Roll `count` dice; faces are numbered from 1."""
        tape, state = self.tape, self.state
        if tape.head < len(tape.line):
            faces = self._recorded_roll(sides, count)
        else:
            if self._forced:
                faces = self._forced_roll(sides, count)
            elif count == 1:
                faces = (self._chance.number(state.chance, sides) + 1,)
            else:
                faces = self._chance.dice(state.chance, sides, count)
            tape.line.append(Roll(count, sides, faces))
            tape.barrier = tape.head = tape.head + 1  # As in `Tape.write_outcome`, which would cost a call.
        state.chance += count
        return [*faces]

    def _recorded_roll(self, sides: int, count: int) -> tuple[int, ...]:
        """What the tape has, which must be what could have come up."""
        entry = self.tape.line[self.tape.head]
        if not isinstance(entry, Roll) or (entry.count, entry.sides) != (count, sides):
            raise Diverged(f"the rules roll {count}d{sides}, the record has something else")
        if len(entry.faces) != count or not all(1 <= face <= sides for face in entry.faces):
            raise Diverged(f"{list(entry.faces)} cannot come up on {count}d{sides}")
        self.tape.pass_outcome()
        return entry.faces

    def _forced_roll(self, sides: int, count: int) -> tuple[int, ...]:
        faces = self._forced.pop(0)
        if len(faces) != count or not all(1 <= face <= sides for face in faces):
            raise ValueError(f"{count}d{sides} was rolled, but {faces} was forced")
        return faces

    def pick(self, things: Sequence[T]) -> T:
        """One of these by chance."""
        if not things:
            raise ValueError("there is nothing to pick from")
        return things[self.roll(len(things))[0] - 1]

    def shuffle(self, pile: str) -> None:
        """Nobody knows any longer what lies where, except in a pile that is open."""
        pieces = self.state.piles[pile]
        order = self._recorded_order(len(pieces)) if self.tape.recorded else self._new_order(pile)
        self.state.chance += len(pieces)
        pieces[:] = map(pieces.copy().__getitem__, order)
        sees, known = self.box.piles[pile].sees, self.state.known
        if sees:
            known.update(dict.fromkeys(pieces, sees))
        elif not known.keys().isdisjoint(pieces):
            for piece in pieces:
                known.pop(piece, None)

    def _new_order(self, pile: str) -> tuple[int, ...]:
        pieces = self.state.piles[pile]
        order = self._chance.permutation(self.state.chance, len(pieces))
        tops = self._tops.pop(pile, None) or self._chance.tops(self.state.chance, pieces)
        if tops:
            top = [pieces.index(piece) for piece in reversed(tops)]
            order = (*(index for index in order if index not in top), *top)
        self.tape.write_outcome(Shuffle(order))
        return order

    def _recorded_order(self, size: int) -> tuple[int, ...]:
        entry = self.tape.line[self.tape.head]
        if not isinstance(entry, Shuffle) or sorted(entry.order) != list(range(size)):
            raise Diverged(f"the rules shuffle {size} pieces, the record has something else")
        self.tape.pass_outcome()
        return entry.order

    def draw_tokens(self, kinds: Sequence[str], count: int, source: str, target: str) -> list[str]:
        """Draw tokens blindly from what lies at a place, each as likely as any other; fewer where there are fewer.

        Returns their kinds in the order in which they were drawn.
        """
        stock = self.state.stock
        bag = {kind: held for kind in kinds if (held := stock[kind].get(source, 0))}
        size = sum(bag.values())
        count = min(count, size)
        drawn = self._recorded_tokens(bag, count) if self.tape.recorded else self._new_tokens(bag, size, count)
        self.state.chance += count
        for kind in drawn:
            self.shift(kind, 1, source, target)
        return [*drawn]

    def _new_tokens(self, bag: dict[str, int], size: int, count: int) -> tuple[str, ...]:
        address = self.state.chance
        if self._forced_tokens:
            drawn = self._forced_tokens.pop(0)
            if not _can_be_drawn(bag, count, drawn):
                raise ValueError(f"{count} tokens were drawn of {bag}, but {drawn} was forced")
        elif (laid := self._chance.tokens(address)) and _can_be_drawn(bag, count, laid):
            drawn = laid
        else:
            left = bag.copy()
            drawn = tuple([_taken(left, self._chance.number(address + at, size - at)) for at in range(count)])
        self.tape.write_outcome(Tokens(count, drawn))
        return drawn

    def _recorded_tokens(self, bag: dict[str, int], count: int) -> tuple[str, ...]:
        entry = self.tape.line[self.tape.head]
        if not isinstance(entry, Tokens) or entry.count != count:
            raise Diverged(f"the rules draw {count} tokens, the record has something else")
        if not _can_be_drawn(bag, count, entry.kinds):
            raise Diverged(f"{list(entry.kinds)} cannot be drawn from {bag}")
        self.tape.pass_outcome()
        return entry.kinds

    def force(self, *rolls: Sequence[int]) -> None:
        """Let the next rolls come out so: for tests and the worked examples of a rulebook."""
        self._forced += [tuple(faces) for faces in rolls]

    def force_top(self, pile: str, *pieces: Piece) -> None:
        """Let the next shuffle of a pile end with these pieces on top, the first one uppermost: for tests, too."""
        self._tops[pile] = list(pieces)

    def force_tokens(self, *draws: Sequence[str]) -> None:
        """Let the next draws of tokens come out so: for tests, too."""
        self._forced_tokens += [tuple(kinds) for kinds in draws]

    # --- pieces --------------------------------------------------------------------------------

    def pile(self, name: str) -> list[Piece]:
        """What lies there, to be read; the last one is on top."""
        return self.state.piles[name]

    def unknown(self, pile: str) -> int:
        """How many pieces lie there that not everybody knows."""
        known = self.state.known
        return sum(known.get(piece, 0) != EVERYBODY for piece in self.state.piles[pile])

    def draw(self, source: str, target: str, count: int = 1) -> list[Piece]:
        """Take from the top, fewer where there are fewer."""
        pile = self.state.piles[source]
        if count == 1:
            return [self._take(pile, -1, source, target)] if pile else []
        return [self._take(pile, -1, source, target) for _ in range(min(count, len(pile)))]

    def draw_bottom(self, source: str, target: str) -> Piece | None:
        pile = self.state.piles[source]
        return self._take(pile, 0, source, target) if pile else None

    def move(self, piece: Piece, source: str, target: str, *, to_bottom: bool = False) -> None:
        """Move one piece on top of another pile, or under it."""
        pile = self.state.piles[source]
        self._take(pile, pile.index(piece), source, target, to_bottom=to_bottom)

    def move_all(self, source: str, target: str) -> None:
        """Move a whole pile on top of another one, in its order."""
        pile, left, sees = self.state.piles[source], self.box.piles[source], self.box.piles[target].sees
        if not pile:
            return
        pieces = pile.copy()
        if not left.ordered:
            self._lose_sight(pieces, left.sees | sees)
        pile.clear()
        self.state.piles[target] += pieces
        if sees:
            self.reveal(pieces, sees)

    def reveal(self, pieces: Sequence[Piece], to: int = EVERYBODY) -> None:
        """Let seats know pieces that stay where they are."""
        known = self.state.known
        for piece in pieces:
            before = known.get(piece, 0)
            if before | to != before:
                known[piece] = before | to
                self.tape.learn()

    def shift(self, component: str, count: int, source: str, target: str) -> int:
        """Move tokens that are only counted; as many as are there. Returns how many moved."""
        if count < 0:
            raise ValueError(f"{count} tokens cannot be moved")
        places = self.state.stock[component]
        held = places.get(source, 0)
        if not held or not count:
            return 0
        if count < held:
            places[source] = held - count
        else:
            count = held
            del places[source]
        places[target] = places.get(target, 0) + count
        return count

    def _take(self, pile: list[Piece], index: int, source: str, target: str, *, to_bottom: bool = False) -> Piece:
        state, zones = self.state, self.box.piles
        left, sees = zones[source], zones[target].sees
        if not left.ordered:
            self._lose_sight(pile, left.sees | sees)
        piece = pile.pop(index)
        if to_bottom:
            state.piles[target].insert(0, piece)
        else:
            state.piles[target].append(piece)
        if sees and sees != left.sees:  # Where the same seats look on, they know it already.
            known = state.known
            before = known.get(piece, 0)
            if before | sees != before:
                known[piece] = before | sees
                self.tape.learn()
        return piece

    def _lose_sight(self, pieces: Sequence[Piece], watching: int) -> None:
        """Whoever sees neither a hand nor where its cards go can no longer tell which of them are left there."""
        if watching == EVERYBODY:
            return
        known, blind = self.state.known, ~watching
        for piece in pieces:
            if known.get(piece, 0) & blind and (seats := known.pop(piece) & watching):
                known[piece] = seats

    # --- events and the log --------------------------------------------------------------------

    async def happen(self, event: E, apply: Callable[[Any, E], Awaitable[None]]) -> E:
        """Let something happen, unless a reaction cancels or replaces it; see `moments`."""
        events = self.state.events
        depth = len(events)
        events.append(event)
        try:
            points = self.listeners.get(type(event))
            if points is None:
                await apply(self, event)
            else:
                await moments.in_order(self, event, apply, points)
        except moments.Interrupted:
            del events[depth:]
            raise
        del events[depth:]
        return event

    async def at(self, event: Event, point: str) -> bool:
        """Open one point of an event, at which it may be answered. False where it was cancelled."""
        points = self.listeners.get(type(event))
        if points is not None and (listening := points.get(point)) is not None:
            await moments.open_point(self, event, listening)
        return not event.cancelled

    def heard(self) -> None:
        """Something was said aloud: nobody can take back what was answered before."""
        self.tape.learn()

    def tell(
        self, message: str, rule: str = "", /, to: int = EVERYBODY, beat: Beat | None = None, **args: Argument
    ) -> None:
        """Write a log line, for everybody or for the seats in `to`; with a beat it is also staged where it happens."""
        if self.log is not None:
            by = self.state.active if beat is None or beat.by is None else beat.by
            self.log.write(self.tape.head, Message(message, args), rule, to, by, beat)

    def used(self, feature: str) -> None:
        """Count a card, token or ability that came into play, for the reports of the fuzzer and the lab."""
        if self.uses is not None:
            self.uses[feature] = self.uses.get(feature, 0) + 1


def _with_default(question: Question) -> Question:
    """A question that silence answers, too: with one of its answers."""
    question.understand_silence()
    for seat, option in (question.default or {}).items():
        if option not in question.choices[seat]:
            raise DeadEnd(f"{question.prompt.message}: the silence of seat {seat} means {option}, which is no answer")
    return question


def _taken(left: dict[str, int], index: int) -> str:
    """The kind of the token at a place in the bag, which is taken out of it."""
    for kind, held in left.items():
        if index < held:
            left[kind] -= 1
            return kind
        index -= held
    raise ValueError("the bag is empty")


def _can_be_drawn(bag: dict[str, int], count: int, drawn: Sequence[str]) -> bool:
    return len(drawn) == count and all(drawn.count(kind) <= bag.get(kind, 0) for kind in drawn)
