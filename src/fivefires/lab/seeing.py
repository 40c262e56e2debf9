"""What a learner sees of a table: one observation for every game, with a mask over what there is to choose.

An action space has one size, and a question may have any number of answers. Where there are more answers than actions
they are chosen by stages: first a stretch of the list, then an answer in it, or a shorter stretch. So no answer is
ever out of reach, and no game has to say how wide its widest question is.

A game that declares numbers is seen by them, which is exact and fast. Any other is seen by the words of its scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from fivefires.kernel import AnyOption, Game, Message, Numbers, Runner, Setup, seed_from
from fivefires.kernel.questions import Question

from .features import LIMIT, Reader, place, stage_words, vector
from .rows import Vector, row_of, scaled, turned

# How much room there is, unless somebody wants more: for the scene, for each choice, for choices, and for the question.
SIZE, WORDS, OPTIONS, QUESTION = 512, 32, 64, 96

Observation = dict[str, Any]


@lru_cache(maxsize=1 << 12)
def _alone(answer: int) -> range:
    return range(answer, answer + 1)


class Eyes(msgspec.Struct, frozen=True):
    """How much room there is: `size` numbers for a scene in words, `words` for each choice, and `options` choices."""

    size: int = SIZE
    words: int = WORDS
    options: int = OPTIONS

    def __post_init__(self) -> None:
        if self.options < 2:
            raise ValueError(f"with room for {self.options} choices nothing can be chosen; there must be room for two")

    def choices(self, answers: range) -> list[range]:
        """What there is to choose among these answers: each of them, or stretches where there is no room for all."""
        count = len(answers)
        if count <= self.options:
            return [*map(_alone, answers)]
        stretches = min(self.options, -(-count // self.options))
        return [answers[count * at // stretches : count * (at + 1) // stretches] for at in range(stretches)]


class Looking:
    """Makes observations of the tables of one set-up. `observation` is the table and the question, `options` a row for
    each choice there is, `action_mask` has a 1 for each of them: action 3 takes the fourth.
    """

    def __init__(self, game: Game[Any], setup: Setup, eyes: Eyes) -> None:
        self.eyes = eyes
        self._game, self._seats, self._numbers = game, setup.players, game.numbers
        self._declared, self._own = (0, 0) if self._numbers is None else _sizes(game, setup, self._numbers)
        self.size = self._declared + QUESTION if self._numbers is not None else eyes.size
        self.width = eyes.words + self._own
        # Packed numbers become an array in one step, which is several times as fast as number by number.
        self._pack_table, self._pack_row = Struct(f"{self._declared}f").pack, Struct(f"{self._own}f").pack

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (self.size,), np.float32),
                "options": spaces.Box(-LIMIT, LIMIT, (self.eyes.options, self.width), np.float32),
                "action_mask": spaces.Box(0, 1, (self.eyes.options,), np.int8),
            }
        )

    def observe(self, runner: Runner[Any], seat: int, within: range | None = None) -> Observation:
        """What a seat sees; `within` is the stretch of answers that it has chosen so far."""
        view = self._game.view(runner.state, seat)
        question = runner.question if seat in runner.asked() else None
        rows = np.zeros((self.eyes.options, self.width), np.float32)
        mask = np.zeros(self.eyes.options, np.int8)
        widest = 1
        if question is not None:
            options = runner.options(seat)
            if within is None and len(options) <= self.eyes.options:
                self._fill(rows, view, options)
                mask[: len(options)] = 1
            else:
                choices = self.eyes.choices(range(len(options)) if within is None else within)
                widest = max(map(len, choices))
                self._fill_means(rows, view, [options[choice.start : choice.stop] for choice in choices])
                mask[: len(choices)] = 1
        seen = self._in_words(view, question, widest) if self._numbers is None else self._seen(view, question, widest)
        return {"observation": seen, "options": rows, "action_mask": mask}

    def _in_words(self, view: Any, question: Question | None, widest: int) -> Vector:
        reader = Reader(view.seat, self._seats)
        words = [*reader.scene(self._game.scene(view)), *stage_words(widest)]
        if question is not None:
            words += reader.question(question.text(), question.rule or question.prompt.rule)
        return vector(words, self.size)

    def _seen(self, view: Any, question: Question | None, widest: int) -> Vector:
        """The numbers that the game declares, then the question."""
        assert self._numbers is not None
        made = np.zeros(self.size, np.float32)
        made[: self._declared] = np.frombuffer(self._pack_table(*self._numbers.table(view)), np.float32)
        if question is not None:
            asked = made[self._declared :]
            asked[place(question.prompt.message, QUESTION)[0]] += 1.0
            for name, value in question.args.items():
                asked[place(f"{question.prompt.message}/{name}{self._named(view, value)}", QUESTION)[0]] += (
                    scaled(value) if isinstance(value, int) else 1.0
                )
            if widest > 1:
                asked[place("stage/width", QUESTION)[0]] += scaled(widest)
        return _clipped(made)

    def _named(self, view: Any, value: int | Message) -> str:
        if isinstance(value, int):
            return ""
        number = value.args.get("number")
        if value.id == "seat" and isinstance(number, int):
            return f"/+{turned(number - 1, view.seat, self._seats)}"
        return f"/{value.id}"

    def _fill(self, rows: Vector, view: Any, options: Sequence[AnyOption]) -> None:
        """A row for each answer, all of them in one step."""
        seat, seats, words = view.seat, self._seats, self.eyes.words
        if self._numbers is None:
            told = [row_of(option, seat, seats, words) for option in options]
        else:
            own, pack, told = self._numbers.option, self._pack_row, []
            for option in options:
                told += row_of(option, seat, seats, words), pack(*own(view, option))
        rows[: len(options)] = np.frombuffer(b"".join(told), np.float32).reshape(len(options), self.width)
        _clipped(rows[: len(options)])

    def _fill_means(self, rows: Vector, view: Any, choices: Sequence[Sequence[AnyOption]]) -> None:
        """A row for each stretch of answers: their mean."""
        for at, choice in enumerate(choices):
            all_of_them = np.zeros((len(choice), self.width), np.float32)
            self._fill(all_of_them, view, choice)
            rows[at] = all_of_them.mean(0)


def _clipped(made: Vector) -> Vector:
    """Within the limits. For so few numbers this is several times as fast as `np.clip`."""
    np.minimum(made, LIMIT, out=made)
    return np.maximum(made, -LIMIT, out=made)


def _sizes(game: Game[Any], setup: Setup, numbers: Numbers) -> tuple[int, int]:
    """How many numbers a game declares for a table and for an option, which are the same all game long."""
    runner = Runner(game, setup, seed_from("sizes"), log=False)
    seat = runner.asked()[0]
    view = game.view(runner.state, seat)
    return len(numbers.table(view)), len(numbers.option(view, runner.options(seat)[0]))


class Choosing:
    """The way from actions to an answer, stage by stage; where there is room for all answers, it has one stage."""

    def __init__(self, eyes: Eyes) -> None:
        self._eyes = eyes
        self.within: range | None = None

    def choices(self, runner: Runner[Any], seat: int) -> list[range]:
        return self._eyes.choices(range(len(runner.options(seat))) if self.within is None else self.within)

    def take(self, runner: Runner[Any], seat: int, chosen: range) -> None:
        """Give the answer that was chosen, or go on to choose within a stretch of them."""
        if len(chosen) > 1:
            self.within = chosen
            return
        self.within = None
        runner.answer(seat, runner.options(seat)[chosen[0]])


def reward(runner: Runner[Any], seat: int) -> float:
    """1 for a win, -1 for a loss, nothing before the end."""
    result = runner.state.result
    if result is None:
        return 0.0
    return 1.0 if seat in result.winners else -1.0
