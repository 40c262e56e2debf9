"""What several benches of one game need: shares with intervals, and positions that are played out by the expert."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import mean
from typing import Any

from fivefires.kernel import AnyOption, Game, Option, Runner, key_of, seed_from
from fivefires.kernel.chance import Chance
from fivefires.kernel.questions import tag_of


def interval(hits: int, of: int) -> str:
    """A share in per cent with Wilson's interval, at 95 %."""
    if not of:
        return "–"
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


class Played:
    """A game that its expert plays, question by question."""

    def __init__(self, game: Game[Any], runner: Runner[Any]) -> None:
        self.game, self.runner = game, runner
        self.views = [game.view(runner.state, seat) for seat in range(runner.setup.players)]

    def best(self, seat: int, options: Sequence[AnyOption]) -> AnyOption:
        """What the expert would answer if there were these options only."""
        assert self.game.expert is not None
        assert self.runner.question is not None
        return self.game.expert(self.views[seat], options, self.runner.question.prompt)

    def questions(self) -> Iterator[tuple[int, Sequence[AnyOption]]]:
        """Each question before the expert answers it: who is asked, and what there is to answer."""
        while self.runner.question is not None:
            seat = self.runner.asked()[0]
            options = self.runner.options(seat)
            yield seat, options
            self.runner.answer(seat, self.best(seat, options))

    def world(self, seat: int, seed: str) -> Played:
        """Another future from here on, in which what this seat cannot know is dealt anew."""
        chance = Chance(seed_from(seed))
        copy = self.runner.copy(chance)
        copy.redeal(seat, chance)
        return Played(self.game, copy)

    def play(self, until: Callable[[Any], bool] = lambda _state: False) -> None:
        """On to the end, or to where the state is as wished."""
        for _ in self.questions():
            if until(self.runner.state):
                return

    def worths(
        self, seat: int, options: Sequence[AnyOption], seed: str, worlds: int, until: Callable[[Any], bool]
    ) -> list[float]:
        """How well a seat stands later on, in the mean: by the best answer of each kind, with the same luck for all."""
        assert self.game.evaluate is not None
        found: list[float] = []
        for kind in by_kind(options).values():
            answer, values = self.best(seat, kind), []
            for one in range(worlds):
                world = self.world(seat, f"{seed}/{one}")
                world.runner.answer(seat, answer)
                world.play(until)
                result = world.runner.state.result
                values.append(self.game.evaluate(world.views[seat])[seat] if result is None else seat in result.winners)
            found.append(mean(values))
        return found


def by_kind(options: Sequence[AnyOption]) -> dict[str, list[AnyOption]]:
    """The answers, those of one kind together."""
    found: dict[str, list[AnyOption]] = {}
    for option in options:
        kind = tag_of(type(option)) if isinstance(option, Option) else key_of(option)
        found.setdefault(kind, []).append(option)
    return found
