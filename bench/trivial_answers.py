"""Measure how many questions are empty: those with one answer, and those to which experts always say the same.

    python bench/trivial_answers.py zona --players 4 --games 40
    python bench/trivial_answers.py long_night --mode cooperative --games 20 --all

Questions are of one sort where they say the same and offer the same kinds of answers, such as "use an item" or "done".
An answer is trivial
- where it was the only one, copies of one card being one answer;
- where it was nearly always given: of a sort that was asked often enough, 97 of 100 experts answered so, and the answer
  was the only one of its kind. Which of three places to go to is a choice, even for somebody who always goes.

The same seed gives the same figures.
"""

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from fivefires.kernel import AnyOption, Game, Option, Runner, Setup, key_of, seed_from
from fivefires.kernel.questions import tag_of
from fivefires.kernel.registry import find

# An answer is nearly always given from this share on, in sorts that were asked so often.
NEARLY_ALWAYS = 0.97
OFTEN = 25

# A question's sort: what it says, and the kinds of its answers.
Sort = tuple[str, tuple[str, ...]]


def kind_of(option: AnyOption) -> str:
    return tag_of(type(option)) if isinstance(option, Option) else key_of(option)


def meaning_of(option: AnyOption) -> str:
    """An answer without the numbers of copies: `take:rope#2` means what `take:rope#1` does."""
    return ":".join(part.partition("#")[0] for part in key_of(option).split(":"))


def sort_of(message: str, options: Sequence[AnyOption]) -> Sort:
    return message, tuple(sorted({kind_of(option) for option in options}))


def said(options: Sequence[AnyOption], answer: AnyOption) -> str:
    """The kind of the answer where it was alone of its kind; nothing where one of several was chosen."""
    alike = {meaning_of(option) for option in options if kind_of(option) == kind_of(answer)}
    return kind_of(answer) if len(alike) == 1 else ""


class Tally:
    """What was asked and answered, sort by sort."""

    def __init__(self) -> None:
        self.single: Counter[Sort] = Counter()
        self.answers: defaultdict[Sort, Counter[str]] = defaultdict(Counter)

    def add(self, message: str, options: Sequence[AnyOption], answer: AnyOption) -> None:
        sort = sort_of(message, options)
        if len({meaning_of(option) for option in options}) == 1:
            self.single[sort] += 1
        else:
            self.answers[sort][said(options, answer)] += 1

    @property
    def asked(self) -> int:
        return self.single.total() + sum(answers.total() for answers in self.answers.values())

    def nearly_always(self) -> Iterator[tuple[Sort, str, int, int]]:
        """The sorts with an answer that is nearly always given, that answer, how often it was, and of how many."""
        for sort, answers in self.answers.items():
            answer, count = answers.most_common(1)[0]
            if answer and answers.total() >= OFTEN and count >= NEARLY_ALWAYS * answers.total():
                yield sort, answer, count, answers.total()

    def trivial(self) -> int:
        return self.single.total() + sum(count for _sort, _answer, count, _of in self.nearly_always())


def play(game: Game[Any], setup: Setup, seed: str, tally: Tally) -> None:
    """One game of the game's own experts, or of random players where it has none."""
    runner = Runner(game, setup, seed_from(seed), log=False)
    chance = random.Random(seed)
    views = [game.view(runner.state, seat) for seat in range(setup.players)]

    def answer(seat: int, options: Sequence[Any]) -> Any:
        assert runner.question is not None
        prompt = runner.question.prompt
        given = game.expert(views[seat], options, prompt) if game.expert is not None else chance.choice(options)
        tally.add(prompt.message, options, given)
        return given

    runner.run(answer)


def show(tally: Tally, *, everything: bool) -> None:
    def share(count: int) -> str:
        return f"{100 * count / tally.asked:5.2f} %"

    rows = [(count, f"{sort[0]}: the only answer, {'/'.join(sort[1])}") for sort, count in tally.single.items()]
    rows += [
        (count, f"{sort[0]}: {answer} in {100 * count / of:.1f} % of {of}, offered {'/'.join(sort[1])}")
        for sort, answer, count, of in tally.nearly_always()
    ]
    for count, what in sorted(rows, reverse=True):
        print(f"  {share(count)}  {what}")
    if everything:
        print("all questions:")
        totals: Counter[str] = Counter()
        for sort, answers in tally.answers.items():
            totals[sort[0]] += answers.total()
        for message, count in totals.most_common():
            print(f"  {share(count)}  {message}")
    print(f"{tally.asked} questions, {tally.trivial()} of them trivial: {share(tally.trivial()).strip()}")


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure how many questions are empty.", allow_abbrev=False)
    parser.add_argument("game", help="a game's id")
    parser.add_argument("--players", type=int, help="so many players (default: the game's)")
    parser.add_argument("--mode", help="this mode (default: the game's)")
    parser.add_argument("--games", type=int, default=40, help="how many games (default: 40)")
    parser.add_argument("--seed", default="trivial", help="where the seeds of the games begin")
    parser.add_argument("--all", action="store_true", help="how often everything was asked, too")
    found = parser.parse_args()
    if found.games < 1:
        parser.error("--games must be at least 1")
    return found


def main() -> None:
    wanted = asked()
    game = find(wanted.game)
    setup = game.default_setup(wanted.players, wanted.mode)
    game.check(setup)
    tally = Tally()
    for number in range(wanted.games):
        play(game, setup, f"{wanted.seed}/{number}", tally)
    show(tally, everything=wanted.all)


if __name__ == "__main__":
    main()
