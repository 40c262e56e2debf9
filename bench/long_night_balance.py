"""Measure what The Long Night's balance promises: how often four experts get the colony through, and who wins then.

    python bench/long_night_balance.py                                   # every table, 1,000 games a row
    python bench/long_night_balance.py --games 300 --only colony secrets # some tables, 300 games a row

Modules change from game to game through all their combinations. The same seeds give the same figures. Intervals are
Wilson's, at 95 %.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, count
from math import sqrt
from statistics import median
from typing import Any, NamedTuple

from fivefires.games.long_night.content.index import BETRAYAL, BETRAYALS, MAIN, SECRET
from fivefires.games.long_night.cover import BETRAYER, CHIMP, COOPERATIVE, HARD, MODULES, RAID, RIVALS
from fivefires.games.long_night.ending import fulfils, is_betrayer
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.state import LongNightResult, LongNightState
from fivefires.kernel import Runner, Setup, seed_from

GAMES, PLAYERS = 1000, 4
MIXES = [mix for size in range(len(MODULES) + 1) for mix in combinations(MODULES, size)]


class Kind(NamedTuple):
    """Set-ups of one sort. `betrayed` plays only deals with a betrayer, or only deals without."""

    mode: str = RIVALS
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    betrayed: bool | None = None


class Tally:
    """What became of the games of one kind."""

    def __init__(self) -> None:
        self.games = self.met = self.betrayed = self.traitors = 0
        self.endings: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.exiles: Counter[str] = Counter()
        self.dealt: Counter[str] = Counter()
        self.fulfilled: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def add(self, state: LongNightState, result: LongNightResult) -> None:
        self.games += 1
        self.met += result.met
        self.betrayed += result.betrayer >= 0
        self.traitors += result.betrayer in result.winners
        self.endings[result.ending] += 1
        self.rounds.append(result.rounds)
        self.exiles.update("betrayer" if is_betrayer(state, seat) else "wronged" for seat in result.exiles)
        if not state.cooperative:
            self._add_cards(state, result)

    def _add_cards(self, state: LongNightState, result: LongNightResult) -> None:
        for seat, card in enumerate(result.objectives):
            if result.met or card in BETRAYALS:
                self.dealt[card] += 1
                self.fulfilled[card] += card in SECRET and fulfils(state, seat)
                self.won[card] += seat in result.winners


def interval(hits: int, of: int) -> str:
    """A share in per cent with its interval."""
    if not of:
        return "–"
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return f"{100 * share:.1f} % ({100 * (middle - half):.1f}–{100 * (middle + half):.1f})"


def setups(kind: Kind) -> Iterator[Setup]:
    """Every combination of modules that goes with it, one after the other."""
    made = [Setup(PLAYERS, kind.mode, (*mix, *kind.variants), dict(kind.options)) for mix in MIXES]
    legal = [setup for setup in made if GAME.forbids is None or GAME.forbids(setup) is None]
    for number in count():
        yield legal[number % len(legal)]


def play(name: str, kind: Kind, games: int) -> Tally:
    tally = Tally()
    for number, setup in enumerate(setups(kind)):
        if tally.games == games:
            return tally
        runner = Runner(GAME, setup, seed_from(f"{name}/{number}"), log=False)
        state = runner.state
        dealt = any(is_betrayer(state, seat) for seat in range(PLAYERS)) if kind.mode == RIVALS else False
        if kind.betrayed not in (None, dealt):
            continue
        tally.add(state, played(runner))
    raise AssertionError


def played(runner: Runner[LongNightState]) -> LongNightResult:
    views = [GAME.view(runner.state, seat) for seat in range(PLAYERS)]

    def answer(seat: int, options: Sequence[Any]) -> Any:
        assert GAME.expert is not None
        return GAME.expert(views[seat], options)

    runner.run(answer)
    assert runner.state.result is not None
    return runner.state.result


def show(name: str, tally: Tally) -> None:
    ways = ", ".join(f"{ending} {number}" for ending, number in sorted(tally.endings.items()))
    traitor = f"; a betrayer wins {interval(tally.traitors, tally.betrayed)}" if tally.betrayed else ""
    sent = "".join(f"; {number} {who} exiled" for who, number in sorted(tally.exiles.items()))
    print(
        f"{name}: met {interval(tally.met, tally.games)}{traitor}; {ways}{sent}; {median(tally.rounds):g} rounds",
        flush=True,
    )


def colony(games: int) -> None:
    show("normal, nobody betrays", play("normal", Kind(betrayed=False), games))
    show("normal, somebody betrays", play("normal", Kind(betrayed=True), games))
    show("co-operative", play("co-operative", Kind(COOPERATIVE), games))


def objectives(games: int) -> None:
    for id in MAIN:
        chosen = (("objective", id),)
        show(f"{id}, normal", play(f"{id}/normal", Kind(options=chosen), games))
        show(f"{id}, hard", play(f"{id}/hard", Kind(variants=(HARD,), options=chosen), games))
        show(f"{id}, co-operative", play(f"{id}/together", Kind(COOPERATIVE, options=chosen), games))


def scenarios(games: int) -> None:
    show("The Chimp and the Code", play("chimp", Kind(options=(("scenario", CHIMP),)), games))
    show("The Chimp and the Code, together", play("chimp", Kind(COOPERATIVE, options=(("scenario", CHIMP),)), games))
    show("The Bandit Raid", play("raid", Kind(options=(("scenario", RAID),)), games))


def secrets(games: int) -> None:
    """Of those who held a secret objective when the main one was met; of all who held a betrayal."""
    tally = play("secrets", Kind(), 4 * games)
    for card in SECRET:
        print(f"{card}: met {interval(tally.fulfilled[card], tally.dealt[card])} of {tally.dealt[card]}")
    tally = play("betrayals", Kind(variants=(BETRAYER,)), games)
    for card in BETRAYAL:
        print(f"{card}: wins {interval(tally.won[card], tally.dealt[card])} of {tally.dealt[card]}")


TABLES = {"colony": colony, "objectives": objectives, "scenarios": scenarios, "secrets": secrets}


def asked() -> argparse.Namespace:
    """What to measure; a word that is not known is refused before hours go by."""
    parser = argparse.ArgumentParser(description="Measure the balance of The Long Night.", allow_abbrev=False)
    parser.add_argument("--games", type=int, default=GAMES, help="games behind a row (default: %(default)s)")
    parser.add_argument("--only", nargs="+", choices=TABLES, default=[*TABLES], help="these tables (default: all)")
    found = parser.parse_args()
    if found.games < 1:
        parser.error("--games must be at least 1")
    return found


if __name__ == "__main__":
    wanted = asked()
    for word in wanted.only:
        TABLES[word](wanted.games)
