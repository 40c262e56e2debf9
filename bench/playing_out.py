"""What several benches need: their command line, shares with intervals, positions that are played out by the expert."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import mean
from typing import Any

from fivefires.kernel import AnyOption, Game, Option, Runner, key_of, seed_from
from fivefires.kernel.chance import Chance
from fivefires.kernel.questions import tag_of


def command_line(title: str, usual: Mapping[str, int]) -> argparse.ArgumentParser:
    """What can be measured of a title, and over how many games as a rule. An unknown word is refused at once, before
    hours go by.
    """
    parser = argparse.ArgumentParser(description=f"Measure the balance of {title}.", allow_abbrev=False)
    told = ", ".join(f"{number} for {name}" for name, number in usual.items())
    parser.add_argument("--games", type=_games, help=f"games behind a row (default: {told})")
    parser.add_argument("--only", nargs="+", choices=usual, default=[*usual], help="these tables (default: all)")
    return parser


def _games(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games")
    return int(text)


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

    def play_to_round(self, number: int) -> None:
        self.play(lambda state: state.round >= number)

    @property
    def result(self) -> Any:
        result = self.runner.state.result
        assert result is not None
        return result

    def worths(self, seat: int, options: Sequence[AnyOption], seed: str, worlds: int) -> list[float]:
        """How well a seat stands when the next round begins, in the mean: by the best answer of each kind, with the
        same luck for all.
        """
        assert self.game.evaluate is not None
        found: list[float] = []
        next_round = self.runner.state.round + 1
        for kind in by_kind(options).values():
            answer, values = self.best(seat, kind), []
            for one in range(worlds):
                world = self.world(seat, f"{seed}/{one}")
                world.runner.answer(seat, answer)
                world.play_to_round(next_round)
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


# A game by its seed, before its first answer.
Start = Callable[[], Played]


def by_round(end: Any) -> Callable[[Any], bool]:
    """When the last round but one begins."""
    return lambda state: state.round >= max(1, end.result.rounds - 1)


def certainty(
    games: Iterable[tuple[str, Start]],
    playouts: int,
    outcome: Callable[[Any], Iterable[Any]],
    two_rounds_before: Callable[[Any], Callable[[Any], bool]] = by_round,
) -> list[float]:
    """How sure the outcome of each game is two rounds before its end: the share of the likeliest one, where the game is
    played out from there with other chance and other secrets.
    """
    shares: list[float] = []
    for seed, start in games:
        whole, part = start(), start()
        whole.play()
        part.play(two_rounds_before(whole.runner.state))
        seat, outcomes = part.runner.asked()[0], Counter[Any]()
        for one in range(playouts):
            world = part.world(seat, f"{seed}/{one}")
            world.play()
            outcomes.update(outcome(world.result))
        shares.append(max(outcomes.values(), default=0) / playouts)
    return shares


def leads(games: Iterable[tuple[str, Start]], looked_at: int, worlds: int) -> list[float]:
    """By how much the best kind of answer is ahead of the second best, at so many main decisions of each game: by the
    evaluation when the next round begins.
    """
    found: list[float] = []
    for seed, start in games:
        whole, game = start(), start()
        count = sum(is_main(whole, options) for _, options in whole.questions())
        looked = {*random.Random(seed).sample(range(count), min(count, looked_at))}
        passed = 0
        for seat, options in game.questions():
            if not is_main(game, options):
                continue
            if passed in looked:
                best = sorted(game.worths(seat, options, f"{seed}/{passed}", worlds), reverse=True)
                found.append(best[0] - best[1])
            passed += 1
            if passed > max(looked):
                break
    return found


def is_main(game: Played, options: Sequence[AnyOption]) -> bool:
    """Whether it is about what to do, with answers of several kinds."""
    assert game.runner.question is not None
    return game.runner.question.prompt.message == "ask-action" and len(by_kind(options)) > 1
