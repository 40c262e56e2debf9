"""The checks that run while a game is played: at every decision, and more at a seeded one in twenty."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from fivefires.kernel import EVERYBODY, SPECTATOR, Chance, Game, Option, Runner, files, key_of, sight
from fivefires.kernel.state import digest
from fivefires.kernel.table import Diverged
from fivefires.kernel.tape import Roll, Shuffle
from fivefires.kernel.text import Message, catalogue

from .frames import hidden_in_locals, mutable_parts, plain_locals
from .twins import Twin

SAMPLED = 20


class Fault(Exception):
    """A game does not keep what every game must keep; the text says what."""


class Checker:
    """Watches one game. `before` and `after` are called around every answer."""

    def __init__(self, runner: Runner[Any], seed: int) -> None:
        self.runner = runner
        self.random = random.Random(seed)
        self.known = dict(runner.state.known)
        self.answered = 0
        self.marks: dict[int, tuple[Any, str]] = {}
        self.twin: Twin | None = None
        self.texts = catalogue(runner.game.package)
        self.formatted = _formatted(runner.game.package)
        self.lines = dict.fromkeys(range(runner.state.seats), 0)

    def before(self) -> None:
        """Look at a game at rest, before somebody answers."""
        self.answered = len(self.runner.tape.line)
        self.known = dict(self.runner.state.known)
        self._every_decision()
        if self.random.randrange(SAMPLED) == 0:
            self._sampled_decision()

    def after(self) -> None:
        """Look at what an answer has brought."""
        self._barrier_set_itself()
        self._checkpoints_untouched()
        if self.twin is not None:
            self._raise([self.twin.follow()])
            self.twin = None if self.twin.done else self.twin
        if self.runner.over:
            self._finished()

    def _raise(self, sentences: list[str | None] | list[str]) -> None:
        for sentence in sentences:
            if sentence:
                raise Fault(sentence)

    # --- at every decision ---------------------------------------------------------------------

    def _every_decision(self) -> None:
        runner = self.runner
        self._raise(runner.table.box.census(runner.state))
        self._raise(hidden_in_locals(runner))
        length, most = len(runner.tape.line) - runner.boundary, runner.game.longest_step
        if length > most:
            raise Fault(f"a step with {length} entries, more than the {most} that are declared")
        for seat in runner.asked():
            options = runner.options(seat)
            keys = [key_of(option) for option in options]
            if len(set(keys)) != len(keys):
                raise Fault(f"two answers have the same key: {sorted(keys)}")
            self._about_known_things(runner, seat)

    def _about_known_things(self, runner: Runner[Any], seat: int, hint: str = "") -> None:
        state, pieces = runner.state, runner.table.box.pieces
        for option in runner.options(seat):
            for thing in option.about() if isinstance(option, Option) else ():
                if thing in pieces and not state.known.get(thing, 0) >> seat & 1:
                    raise Fault(f"seat {seat} is offered {key_of(option)} but does not know {thing}{hint}")

    def _barrier_set_itself(self) -> None:
        runner, tape = self.runner, self.runner.tape
        fresh = tape.line[self.answered :]
        if any(isinstance(entry, Roll | Shuffle) for entry in fresh) and tape.barrier <= self.answered:
            raise Fault("an answer can be taken back although chance has spoken since")
        if tape.barrier > self.answered or not fresh:
            return
        for piece, seats in runner.state.known.items():
            if seats & ~self.known.get(piece, 0):
                raise Fault(f"an answer can be taken back although somebody has learnt of {piece} since")

    def _checkpoints_untouched(self) -> None:
        mark = self.runner.mark
        known = self.marks.get(mark.at)
        if known is None or known[0] is not mark.state:
            self.marks = {mark.at: (mark.state, digest(mark.state))}
        elif known[1] != digest(mark.state):
            raise Fault("an earlier state was changed by what came after it")

    # --- at one decision in twenty -----------------------------------------------------------------

    def _sampled_decision(self) -> None:
        self._plain_state()
        self._copies_hold()
        self._saving_holds()
        self._locals_do_not_matter()
        self._texts_exist()
        self._redeal_is_invisible()

    def _plain_state(self) -> None:
        state, box = self.runner.state, self.runner.table.box
        parts = [id(part) for part in mutable_parts(state)]
        if len(parts) != len(set(parts)):
            raise Fault("an object of the state can be reached twice")
        rest = {name: getattr(state, name) for name in state.__struct_fields__ if name not in ("piles", "known")}
        for text in _texts_of(rest):
            if text in box.pieces and state.known.get(text, 0) != EVERYBODY:
                raise Fault(f"the state names the hidden piece {text} outside the piles")

    def _copies_hold(self) -> None:
        runner = self.runner
        before = digest(runner.state)
        twin = runner.copy(Chance(bytes(32)).fork(self.random.getrandbits(32)))
        self._same(runner, twin, "a copy")
        for _ in range(4):
            if twin.over:
                break
            for seat in twin.asked():
                twin.answer(seat, self.random.choice(list(twin.options(seat))))
        if digest(runner.state) != before:
            raise Fault("playing on in a copy has changed the game")

    def _saving_holds(self) -> None:
        runner = self.runner
        self._same(runner, files.load(files.decode(files.save(runner)), runner.game), "a loaded game")

    def _same(self, runner: Runner[Any], other: Runner[Any], what: str) -> None:
        if digest(runner.state) != digest(other.state):
            raise Fault(f"{what} is not in the same state as the game")
        if keys_of(runner) != keys_of(other):
            raise Fault(f"{what} offers other answers than the game")

    def _locals_do_not_matter(self) -> None:
        """Let the last roll come out otherwise: if the state is the same then, no local may differ."""
        runner = self.runner
        line = runner.tape.line
        last = max((at for at in range(runner.mark.at, len(line)) if isinstance(line[at], Roll)), default=None)
        if last is None:
            return
        roll = line[last]
        assert isinstance(roll, Roll)
        line[last] = Roll(roll.count, roll.sides, tuple(face % roll.sides + 1 for face in roll.faces))
        try:
            other = runner.copy()
        except Diverged:
            return
        finally:
            line[last] = roll
        if digest(other.state) != digest(runner.state) or keys_of(other) != keys_of(runner):
            return
        if plain_locals(other) != plain_locals(runner):
            raise Fault(f"an outcome of chance is kept only in a local variable: {plain_locals(runner)}")

    def _texts_exist(self) -> None:
        """Whatever a seat can read has a text that can be put together; log lines are looked at once."""
        runner = self.runner
        for seat in runner.asked():
            seen = sight(runner, seat, since=self.lines[seat])
            self.lines[seat] += len(seen.log)
            for text in _messages_in(seen):
                if text.id not in self.texts:
                    raise Fault(f"there is no text for {text.id!r}")
                key = msgspec.msgpack.encode(text)
                if key not in self.formatted:
                    self.texts.format(text)
                    self.formatted.add(key)

    def _redeal_is_invisible(self) -> None:
        runner = self.runner
        seat = self.random.choice([*range(runner.state.seats), SPECTATOR])
        twin = Twin(runner, seat, self.random.getrandbits(32))
        if twin.done:
            return
        self._raise(twin.twin.table.box.census(twin.twin.state))
        self._options_follow(twin.twin)
        if not runner.parts:
            self._raise([twin.difference()])
        self._same(twin.twin, twin.twin.copy(), "a copy of a re-dealt game")
        self.twin = self.twin or twin

    def _options_follow(self, dealt: Runner[Any]) -> None:
        """After a re-deal a seat may be offered only what it now holds: else the options should be a function."""
        for seat in dealt.asked():
            self._about_known_things(dealt, seat, "; options that hang on hidden pieces are given as a function")

    # --- at the end --------------------------------------------------------------------------------

    def _finished(self) -> None:
        result = self.runner.state.result
        if result is None:
            raise Fault("the game is over without a result")
        if f"ending-{result.ending}" not in self.texts:
            raise Fault(f"there is no text for the ending {result.ending!r}")
        record = files.decode(files.save(self.runner))
        self._same(self.runner, files.verify(record, self.runner.game), "the verified game")


@cache
def _formatted(_package: str) -> set[bytes]:
    """The messages of a game that were put together before: each once is enough, however many games are played."""
    return set()


def missing_texts(game: Game[Any]) -> list[str]:
    """The names that every game needs, whatever happens in it, and has not."""
    wanted = ["game-title", "game-pitch", *game.components, *(f"chart-{chart.id}" for chart in game.charts)]
    wanted += [f"mode-{mode.id}" for mode in game.modes] + [f"variant-{variant}" for variant in game.variants]
    wanted += [f"option-{choice.id}-{value}" for choice in game.options for value in choice.values]
    wanted += [f"{kind}-{one.key}" for one in game.reactions for kind in ("reaction", "option-react")]
    texts = catalogue(game.package)
    return [text for text in wanted if text not in texts]


def keys_of(runner: Runner[Any]) -> list[tuple[int, list[str]]]:
    choices: dict[int, Any] = runner.question.choices if runner.question else {}
    return [(seat, [key_of(option) for option in options]) for seat, options in choices.items()]


def _texts_of(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for key, item in value.items() for text in (*_texts_of(key), *_texts_of(item))]
    if isinstance(value, list | tuple):
        return [text for item in value for text in _texts_of(item)]
    if hasattr(value, "__struct_fields__"):
        return [text for name in value.__struct_fields__ for text in _texts_of(getattr(value, name))]
    return []


def _messages_in(value: Any) -> Iterator[Message]:
    """Every message that something shown is made of; most of its parts are bare numbers and names."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Message):
            yield one
            waiting += one.args.values()
        elif isinstance(one, list | tuple):
            waiting += one
        elif isinstance(one, msgspec.Struct):
            waiting += msgspec.structs.astuple(one)
