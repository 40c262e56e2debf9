"""Ratings: how strong bots are against each other, on the same seeds and with exchanged seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby
from math import log
from pathlib import Path

import msgspec
import polars as pl

from . import tables
from .plan import Plan
from .simulation import read_plan
from .stats import Share, share

# The test of a challenger: its share of the points is half, or so much; wrong in one case of twenty either way.
EVEN, BETTER = 0.5, 0.55
WRONG = 0.05
BOUND = log((1 - WRONG) / WRONG)
# Seeds that must be played before anything is decided.
FEWEST = 10


class Match(msgspec.Struct, frozen=True):
    """One seed, played by two bots: the points of the first one in each game, from 0 to 1."""

    deal: int
    first: int
    second: int
    games: tuple[float, ...]

    @property
    def points(self) -> float:
        return sum(self.games) / len(self.games)


class Standing(msgspec.Struct):
    """What a bot has come to: openskill's rating, the guess that it is surely above, and its share of the points."""

    bot: str
    mu: float
    sigma: float
    ordinal: float
    points: float
    deals: int


class Pairing(msgspec.Struct):
    """Two bots: how often the first one won, of those games that one of them did."""

    first: str
    second: str
    wins: Share
    even: int


class Verdict(msgspec.Struct):
    """What the test of a challenger says: `promote`, `keep`, or nothing yet; `deals` is where it was decided."""

    decision: str
    ratio: float
    deals: int


class Ratings(msgspec.Struct):
    standings: list[Standing]
    pairings: list[Pairing]
    verdict: Verdict | None


def rate(folder: Path, *, test: bool = False) -> Ratings:
    """Work out the ratings of a folder. With a test, the second bot challenges the first one."""
    plan = read_plan(folder)
    matches = list(matches_of(plan, tables.read(folder, "games")))
    return Ratings(_standings(plan, matches), _pairings(plan, matches), verdict(matches) if test else None)


# --- matches ----------------------------------------------------------------------------------------


def matches_of(plan: Plan, games: pl.DataFrame) -> Iterator[Match]:
    """Seed by seed, as far as all games of a seed are there."""
    played = games.filter(pl.col("ending").is_not_null()).sort("number")
    results = {number: list(winners) for number, winners in played.select("number", "winners").iter_rows()}
    each = 2 if plan.style == "pairs" else len(plan.bots)
    for deal, numbers in groupby(range(plan.games), key=lambda number: number // each):
        mine = [number for number in numbers if number in results]
        if len(mine) == each:
            yield from _matches(plan, deal, {number: results[number] for number in mine})


def _matches(plan: Plan, deal: int, results: dict[int, list[int]]) -> Iterator[Match]:
    if plan.style == "pairs":
        first, second = sorted(set(plan.job(min(results)).seating))
        points = [_points(plan.job(number).seating, winners, first) for number, winners in results.items()]
        yield Match(deal, first, second, tuple(points))
        return
    won = {plan.job(number).seating[0]: bool(winners) for number, winners in results.items()}
    for first, second in combinations(range(len(plan.bots)), 2):
        yield Match(deal, first, second, ((1 + won[first] - won[second]) / 2,))


def _points(seating: Sequence[int], winners: Sequence[int], bot: int) -> float:
    """1 for a game that only this bot's seats have won, 0 for one that only the other's have, else a half."""
    mine = {seating[seat] == bot for seat in winners}
    return 1.0 if mine == {True} else 0.0 if mine == {False} else 0.5


# --- ratings ----------------------------------------------------------------------------------------


def _standings(plan: Plan, matches: Sequence[Match]) -> list[Standing]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in plan.bots]
    points: list[list[float]] = [[] for _ in plan.bots]
    for match in matches:
        teams = [[ratings[match.first]], [ratings[match.second]]]
        scores = [match.points, 1 - match.points]
        (ratings[match.first],), (ratings[match.second],) = model.rate(teams, scores=scores)
        points[match.first].append(scores[0])
        points[match.second].append(scores[1])
    standings = [
        Standing(str(bot), rating.mu, rating.sigma, rating.ordinal(), sum(mine) / max(1, len(mine)), len(mine))
        for bot, rating, mine in zip(plan.bots, ratings, points, strict=True)
    ]
    return sorted(standings, key=lambda one: -one.mu)


def _pairings(plan: Plan, matches: Sequence[Match]) -> list[Pairing]:
    found = []
    for first, second in combinations(range(len(plan.bots)), 2):
        mine = [match.games for match in matches if (match.first, match.second) == (first, second)]
        points = [one for games in mine for one in games]
        won, lost = points.count(1.0), points.count(0.0)
        names = str(plan.bots[first]), str(plan.bots[second])
        found.append(Pairing(*names, share(names[0], won, won + lost), len(points) - won - lost))
    return found


# --- the test of a challenger -----------------------------------------------------------------------


def verdict(matches: Sequence[Match]) -> Verdict:
    """A sequential probability ratio test of the second bot's points, seed after seed until it decides.

    The points of a seed are taken as normal with the variance that is seen. Looking only at the seeds up to the
    decision, in their order, makes it the same whichever games were finished first.
    """
    total = squares = ratio = 0.0
    for count, match in enumerate(_unbroken(matches), start=1):
        points = 1 - match.points
        total, squares = total + points, squares + points * points
        mean = total / count
        variance = max(squares / count - mean * mean, 0.25 / (count + 2))
        ratio = count * (BETTER - EVEN) * (mean - (BETTER + EVEN) / 2) / variance
        if count >= FEWEST and abs(ratio) >= BOUND:
            return Verdict("promote" if ratio > 0 else "keep", ratio, count)
    return Verdict("", ratio, len(matches))


def _unbroken(matches: Sequence[Match]) -> Iterator[Match]:
    """The seeds from the first one on, up to one that is still missing."""
    for expected, match in enumerate(matches):
        if match.deal != expected:
            return
        yield match
