"""The table: all that the rules can do to the world.

They read and change `table.state`, ask questions, use chance, move pieces and write log lines. Pieces
and chance go only through here, so that records, knowledge and the undo barrier keep themselves.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Iterator, Sequence
from types import coroutine
from typing import Any, Generic, NoReturn, TypeVar

from . import reactions
from .box import Box
from .chance import Chance
from .log import Log
from .questions import Prompt, Question
from .state import EVERYBODY, Event, Piece, Result, S
from .tape import Roll, Shuffle, Tape
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

    __slots__ = ("_chance", "_forced", "_tops", "box", "ladder", "log", "setup", "state", "tape", "uses", "window")

    def __init__(self, state: S, box: Box, setup: Any, ladder: reactions.Ladder, chance: Chance, tape: Tape) -> None:
        self.state = state
        self.box = box
        self.setup = setup
        self.ladder = ladder
        self.log: Log | None = None
        self.uses: dict[str, int] | None = None
        self._chance = chance
        self.tape = tape
        self._forced: list[tuple[int, ...]] = []
        self._tops: dict[str, list[Piece]] = {}
        self.window = 0

    # --- asking --------------------------------------------------------------------------------

    @coroutine
    def ask(
        self, seat: int, prompt: Prompt, options: Sequence[T] | Callable[[], Sequence[T]], /, **args: Argument
    ) -> Generator[Question, T, T]:
        """Ask one seat. Options that hang on hidden pieces are given as a function, to be had anew after a re-deal.

        A coroutine of the oldest kind: each layer of `async def` costs every answer on its way in. Conformance plays
        on a table whose `ask` is an `async def`, so that Python speaks up where an `await` was forgotten.
        """
        offered = options() if callable(options) else options
        if not offered:
            raise DeadEnd(f"{prompt.message}: seat {seat} has no answer")
        return (yield Question(seat, offered, prompt, args, options))

    async def ask_veiled(self, seat: int, prompt: Prompt, options: Callable[[], Sequence[T]]) -> T:
        """Ask one seat in the present reaction window, without anybody else seeing who is asked, or what."""
        assert self.window, "only the reaction ladder opens windows"
        answer: T = await _put(Question(seat, options(), prompt, {}, options, None, self.window))
        return answer

    async def ask_all(
        self, seats: Sequence[int], prompt: Prompt, options: Callable[[int], Sequence[T]], /, **args: Argument
    ) -> dict[int, T]:
        """Ask several seats at once; nobody sees another's answer before the last is in."""
        choices = {seat: options(seat) for seat in sorted(seats)}
        if not all(choices.values()):
            raise DeadEnd(f"{prompt.message}: a seat has no answer")
        if not choices:
            return {}
        answers: dict[int, T] = await _put(Question(-1, (), prompt, args, options, choices))
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
            tape.write_outcome(Roll(count, sides, faces))
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
        if pile in self._tops:
            top = [pieces.index(piece) for piece in reversed(self._tops.pop(pile))]
            order = (*(index for index in order if index not in top), *top)
        self.tape.write_outcome(Shuffle(order))
        return order

    def _recorded_order(self, size: int) -> tuple[int, ...]:
        entry = self.tape.line[self.tape.head]
        if not isinstance(entry, Shuffle) or sorted(entry.order) != list(range(size)):
            raise Diverged(f"the rules shuffle {size} pieces, the record has something else")
        self.tape.pass_outcome()
        return entry.order

    def force(self, *rolls: Sequence[int]) -> None:
        """Let the next rolls come out so: for tests and the worked examples of a rulebook."""
        self._forced += [tuple(faces) for faces in rolls]

    def force_top(self, pile: str, *pieces: Piece) -> None:
        """Let the next shuffle of a pile end with these pieces on top, the first one uppermost: for tests, too."""
        self._tops[pile] = list(pieces)

    # --- pieces --------------------------------------------------------------------------------

    def pile(self, name: str) -> list[Piece]:
        """What lies there, to be read; the last one is on top."""
        return self.state.piles[name]

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
        pieces = pile.copy()
        if not left.ordered:
            self._lose_sight(pieces, left.sees | sees)
        pile.clear()
        self.state.piles[target] += pieces
        if sees:
            self.reveal(pieces, sees)

    def reveal(self, pieces: Sequence[Piece], to: int = EVERYBODY) -> None:
        """Let seats know pieces that stay where they are."""
        for piece in pieces:
            self._learn(piece, to)

    def shift(self, component: str, count: int, source: str, target: str) -> int:
        """Move tokens that are only counted; as many as are there. Returns how many moved."""
        if count < 0:
            raise ValueError(f"{count} tokens cannot be moved")
        places = self.state.stock[component]
        moved = min(count, places.get(source, 0))
        if moved:
            places[source] -= moved
            if not places[source]:
                del places[source]
            places[target] = places.get(target, 0) + moved
        return moved

    def _take(self, pile: list[Piece], index: int, source: str, target: str, *, to_bottom: bool = False) -> Piece:
        state, kinds = self.state, self.box.piles
        left, sees = kinds[source], kinds[target].sees
        if not left.ordered:
            self._lose_sight(pile, left.sees | sees)
        piece = pile.pop(index)
        if to_bottom:
            state.piles[target].insert(0, piece)
        else:
            state.piles[target].append(piece)
        if sees:
            known = state.known
            before = known.get(piece, 0)
            if before | sees != before:
                known[piece] = before | sees
                self.tape.learn()
        return piece

    def _lose_sight(self, pieces: Sequence[Piece], watching: int) -> None:
        """Whoever sees neither a hand nor where its cards go can no longer tell which of them are left there."""
        known, blind = self.state.known, ~watching
        for piece in pieces:
            if known.get(piece, 0) & blind and (seats := known.pop(piece) & watching):
                known[piece] = seats

    def _learn(self, piece: Piece, seats: int) -> None:
        known = self.state.known.get(piece, 0)
        if known | seats != known:
            self.state.known[piece] = known | seats
            self.tape.learn()

    # --- events and the log --------------------------------------------------------------------

    async def happen(self, event: E, apply: Callable[[Any, E], Awaitable[None]]) -> E:
        """Let something happen, unless a reaction cancels or replaces it; see `reactions`."""
        await reactions.happen(self, event, apply)
        return event

    def tell(self, message: str, rule: str = "", /, *, to: int = EVERYBODY, **args: Argument) -> None:
        """Write a log line, for everybody or for the seats in `to`."""
        if self.log is not None:
            self.log.write(self.tape.head, Message(message, args), rule, to)

    def used(self, feature: str) -> None:
        """Count a card, token or ability that came into play, for the reports of the fuzzer and the lab."""
        if self.uses is not None:
            self.uses[feature] = self.uses.get(feature, 0) + 1
