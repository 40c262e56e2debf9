"""The checks that run while a game is played: at every decision, and more at a seeded one in twenty."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from fivefires.kernel import EVERYBODY, SPECTATOR, Chance, Game, Option, Runner, files, key_of, let_choose, sight
from fivefires.kernel.questions import AnyOption
from fivefires.kernel.state import digest
from fivefires.kernel.table import Diverged
from fivefires.kernel.tape import Roll, Shuffle, Tokens
from fivefires.kernel.text import Message, catalogue

from .frames import hidden_in_locals, mutable_parts, plain_locals
from .silence import silence_tells
from .twins import Twin
from .vandal import Vandal
from .windows import WindowWatch
from .words import Look, Suspect, Words, dealt_alike

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
        self.checkpoints: dict[int, tuple[Any, str]] = {}
        self.twin: Twin | None = None
        self.texts = catalogue(runner.game.package)
        self.formatted = _formatted(runner.game.package)
        self.lines = dict.fromkeys(range(runner.state.seats), 0)
        self.windows = WindowWatch(runner, seed)
        self.words = Words(runner)

    def before(self) -> None:
        """Look at a game at rest, before somebody answers."""
        self.answered = len(self.runner.tape.line)
        self.known = dict(self.runner.state.known)
        self._every_decision()
        if self.random.randrange(SAMPLED) == 0:
            self._sampled_decision()
        self._raise([silence_tells(self.runner, self.answered)])
        self.windows.before()

    def after(self) -> None:
        """Look at what an answer has brought."""
        self._barrier_set_itself()
        self._checkpoints_untouched()
        self._raise([self.windows.after()])
        if self.twin is not None:
            self._raise([self.twin.follow()])
            self.twin = None if self.twin.done else self.twin
        if self.runner.over:
            self._finished()

    def _raise(self, sentences: list[str | None] | list[str]) -> None:
        for sentence in sentences:
            if sentence:
                raise Fault(sentence)

    def _raise_meant(self, look: Look, hint: str = "") -> None:
        """What names a piece that it should not; a word that is only spelled like one does not matter."""
        suspect = self.words.first_piece(look)
        if suspect is not None:
            raise Fault(f"{suspect.sentence}{hint}")

    # --- at every decision ---------------------------------------------------------------------

    def _every_decision(self) -> None:
        runner = self.runner
        self._raise(runner.table.box.census(runner.state))
        self._raise_meant(hidden_in_locals)
        length, most = len(runner.tape.line) - runner.boundary, runner.game.longest_step
        if length > most:
            raise Fault(f"a step with {length} entries, more than the {most} that are declared")
        self._declared()
        for seat in runner.asked():
            options = runner.options(seat)
            keys = [key_of(option) for option in options]
            if len(set(keys)) != len(keys):
                raise Fault(f"two answers have the same key: {sorted(keys)}")
        self._raise_meant(about_unknown_things)

    def _declared(self) -> None:
        """A table agrees on its times before it begins, so a game says what it will need."""
        question, game = self.runner.question, self.runner.game
        if question is None:
            return
        standing = question.prompt.standing
        if standing and any(
            isinstance(one, Option) and one.key() in standing for of in question.choices.values() for one in of
        ):
            raise Fault("an answer that may be given beforehand has fields, and would mean something else next time")
        if question.silence is None:
            return
        if question.veiled and not game.veils:
            raise Fault("a question is veiled, but the game does not say that it veils")
        if question.default and not question.veiled and not game.lapses:
            raise Fault("a question has a default, but the game does not say that it lapses")

    def _barrier_set_itself(self) -> None:
        runner, tape = self.runner, self.runner.tape
        fresh = tape.line[self.answered :]
        if any(isinstance(entry, Roll | Shuffle | Tokens) for entry in fresh) and tape.barrier <= self.answered:
            raise Fault("an answer can be taken back although chance has spoken since")
        if tape.barrier > self.answered or not fresh:
            return
        for piece, seats in runner.state.known.items():
            if seats & ~self.known.get(piece, 0):
                raise Fault(f"an answer can be taken back although somebody has learnt of {piece} since")

    def _checkpoints_untouched(self) -> None:
        checkpoint = self.runner.checkpoint
        known = self.checkpoints.get(checkpoint.at)
        if known is None or known[0] is not checkpoint.state:
            self.checkpoints = {checkpoint.at: (checkpoint.state, digest(checkpoint.state))}
        elif known[1] != digest(checkpoint.state):
            raise Fault("an earlier state was changed by what came after it")

    # --- at one decision in twenty -----------------------------------------------------------------

    def _sampled_decision(self) -> None:
        self._plain_state()
        self._copies_hold()
        self._saving_holds()
        self._locals_do_not_matter()
        self._texts_exist()
        self._looking_changes_nothing()
        self._redeal_is_invisible()

    def _plain_state(self) -> None:
        state = self.runner.state
        parts = [id(part) for part in mutable_parts(state)]
        if len(parts) != len(set(parts)):
            raise Fault("an object of the state can be reached twice")
        self._raise_meant(hidden_in_fields)

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
        """Let the last roll come out otherwise: if the state is the same then, no local may differ.

        Two copies are compared, for neither keeps a log: what is made for a log line alone does not matter.
        """
        runner = self.runner
        line = runner.tape.line
        last = max((at for at in range(runner.checkpoint.at, len(line)) if isinstance(line[at], Roll)), default=None)
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
        ours = plain_locals(runner.copy())
        if plain_locals(other) != ours:
            raise Fault(f"an outcome of chance is kept only in a local variable: {ours}")

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

    def _looking_changes_nothing(self) -> None:
        """A bot may write to what its view hands out; the game's own expert may not, since it looks at the game."""
        runner, game, question = self.runner, self.runner.game, self.runner.question
        assert question is not None

        def found() -> tuple[str, list[Any]]:
            return digest(runner.state), [list(runner.options(one)) for one in runner.asked()]

        before = found()
        for seat in runner.asked():
            let_choose(Vandal(), runner, seat)
            if found() != before:
                raise Fault("a bot can change the game by writing to what it sees")
            if game.expert is not None:
                game.expert(game.view(runner.state, seat), question.choices[seat], question.prompt)
            if found() != before:
                raise Fault("the expert has changed the game while looking at it")

    def _redeal_is_invisible(self) -> None:
        runner = self.runner
        seat = self.random.choice([*range(runner.state.seats), SPECTATOR])
        twin = Twin(runner, seat, self.random.getrandbits(32))
        if twin.done:
            return
        self._raise(twin.twin.table.box.census(twin.twin.state))
        self._options_follow(twin)
        if not runner.parts:
            self._raise([twin.difference()])
        self._same(twin.twin, twin.twin.copy(), "a copy of a re-dealt game")
        self.twin = self.twin or twin

    def _options_follow(self, twin: Twin) -> None:
        """After a re-deal a seat may be offered only what it now holds: else the options should be a function."""

        def look(world: Runner[Any]) -> list[Suspect]:
            dealt = twin.twin if world is self.runner else dealt_alike(world, twin.seat, twin.swaps)
            return about_unknown_things(dealt)

        self._raise_meant(look, "; options that depend on hidden pieces are given as a function")

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
    wanted += [f"reaction-{one.key}" for one in game.reactions if not one.must]
    wanted += [f"option-react-{one.key}" for one in game.reactions if one.offer is None]
    texts = catalogue(game.package)
    return [text for text in wanted if text not in texts]


def about_unknown_things(runner: Runner[Any]) -> list[Suspect]:
    """What is offered to a seat that cannot know what it is about."""
    state, pieces = runner.state, runner.table.box.pieces
    return [
        Suspect(thing, f"seat {seat} is offered {_with_gap(option, thing)} but does not know {{}}")
        for seat in runner.asked()
        for option in runner.options(seat)
        for thing in (option.about() if isinstance(option, Option) else ())
        if thing in pieces and not state.known.get(thing, 0) >> seat & 1
    ]


def _with_gap(option: AnyOption, thing: str) -> str:
    """The answer by its key, with a gap for the piece, which has another name in another world."""
    return ":".join("{}" if part == thing else part for part in key_of(option).split(":"))


def hidden_in_fields(runner: Runner[Any]) -> list[Suspect]:
    """What the state says outside the piles of pieces that not everybody knows."""
    state, pieces = runner.state, runner.table.box.pieces
    fields = [name for name in state.__struct_fields__ if name not in ("piles", "known")]
    return [
        Suspect(text, f"the state names the hidden piece {{}} outside the piles, in its field {name!r}")
        for name in fields
        for text in _texts_of(getattr(state, name))
        if text in pieces and state.known.get(text, 0) != EVERYBODY
    ]


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
