"""Ratings: fair matches, and a test that promotes what is better and nothing else."""

from __future__ import annotations

import json
import random
from pathlib import Path

import polars as pl
import pytest

from fivefires.bots.finding import Named, named
from fivefires.kernel import Setup
from fivefires.lab.plan import Plan, Style
from fivefires.lab.rating import Match, matches_of, rate, verdict
from fivefires.lab.simulation import simulate
from tests.cli.running import run_command


def a_plan(style: Style, bots: int = 2, games: int = 8, players: int = 4) -> Plan:
    return Plan(
        "pig", 1, tuple(Named(f"bot-{number}") for number in range(bots)), (Setup(players),), 0, games, 4, style
    )


def played(*winners: list[int]) -> pl.DataFrame:
    return pl.DataFrame({"number": range(len(winners)), "winners": winners, "ending": ["end"] * len(winners)})


def test_a_pair_gets_points_for_its_seats() -> None:
    """Seats alternate; in the second game of a seed they are exchanged."""
    matches = list(matches_of(a_plan("pairs"), played([0], [1], [1], [1], [], [0, 1], [2], [2])))
    assert [match.games for match in matches] == [(1.0, 1.0), (0.0, 1.0), (0.5, 0.5), (1.0, 0.0)]
    assert [match.points for match in matches] == [1.0, 0.5, 0.5, 0.5]


def test_half_of_a_seed_does_not_count() -> None:
    assert len(list(matches_of(a_plan("pairs"), played([0], [1], [1])))) == 1


def test_teams_are_compared_on_the_same_seed() -> None:
    matches = list(matches_of(a_plan("teams", 3), played([0, 1, 2, 3], [], [0, 1, 2, 3])))
    assert [(match.first, match.second, match.points) for match in matches] == [(0, 1, 1.0), (0, 2, 0.5), (1, 2, 0.0)]


def test_the_better_bot_gets_the_better_rating(tmp_path: Path) -> None:
    bots = (named("random"), named("tests.lab.test_rating:HoldAtTwenty"))
    simulate(Plan("pig", 1, bots, (Setup(2),), 0, 24, 8, "pairs"), tmp_path / "rated")
    ratings = rate(tmp_path / "rated")
    assert [one.bot for one in ratings.standings] == [str(bots[1]), "random"]
    assert ratings.standings[0].ordinal > ratings.standings[1].ordinal
    (pair,) = ratings.pairings
    assert pair.wins.of + pair.even == 24
    assert pair.wins.high < 0.5
    assert ratings.verdict is None


class HoldAtTwenty:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view, task, deal, budget):  # type: ignore[no-untyped-def]
        return task.options[1 if view.turn >= 20 else 0]


# --- the test of a challenger -------------------------------------------------------------------------


def decisions(strength: float, runs: int = 60, deals: int = 1500) -> list[str]:
    chance = random.Random(5)
    found = []
    for _ in range(runs):
        points = [tuple(float(chance.random() > strength) for _ in range(2)) for _ in range(deals)]
        found.append(verdict([Match(deal, 0, 1, games) for deal, games in enumerate(points)]).decision)
    return found


def test_an_equal_bot_is_seldom_promoted() -> None:
    assert decisions(0.5).count("promote") <= 8


def test_a_better_bot_is_promoted() -> None:
    assert decisions(0.6).count("promote") >= 55


def test_a_worse_bot_never_is() -> None:
    assert decisions(0.42).count("keep") == 60


def test_only_seeds_without_a_gap_are_looked_at() -> None:
    """Games that were finished early must not change what the test says."""
    ahead = [Match(deal, 0, 1, (0.0, 0.0)) for deal in range(30)]
    assert verdict(ahead).decision == "promote"
    assert verdict([*ahead[:5], *ahead[6:]]).decision == ""
    assert verdict(ahead[:9]).decision == ""


def test_the_command_stops_when_it_is_decided(tmp_path: Path) -> None:
    typed = ("rate", "pig", "--bots", "random,tests.lab.test_rating:HoldAtTwenty", "--games", 400, "--sprt")
    result = run_command(*typed, "--out", tmp_path / "out", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["verdict"]["decision"] == "promote"
    assert found["pairings"][0]["wins"]["of"] < 200
    told = run_command(*typed, "--out", tmp_path / "out").stdout
    assert "is better than random" in told


@pytest.mark.parametrize(
    ("bots", "told"),
    [("random", "two or more"), ("random,random", "each named once"), ("random,random%2,random%3", "between two")],
)
def test_what_cannot_be_rated(tmp_path: Path, bots: str, told: str) -> None:
    result = run_command("rate", "pig", "--bots", bots, "--sprt", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert told in result.stderr
