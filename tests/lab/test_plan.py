"""Which games a plan has: fair to seats and seeds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from fivefires.bots.finding import Named
from fivefires.kernel import Setup
from fivefires.lab.plan import Plan, Style, chunk_size


def a_plan(style: Style, bots: int, *players: int, games: int = 24) -> Plan:
    names = tuple(Named(f"bot-{number}") for number in range(bots))
    return Plan("pig", 1, names, tuple(Setup(number) for number in players), 3, games, 5, style)


def test_chunks_cover_every_game_once() -> None:
    chunks = a_plan("turns", 2, 2, games=12).chunks()
    assert [number for chunk in chunks for number in chunk] == list(range(12))
    assert [len(chunk) for chunk in chunks] == [5, 5, 2]


def test_in_turns_every_bot_comes_to_every_seat() -> None:
    plan = a_plan("turns", 4, 4)
    jobs = [plan.job(number) for number in range(4)]
    assert sorted(job.seating for job in jobs) == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]
    assert len({job.seed for job in jobs}) == 4


def test_one_bot_among_three_others_sits_everywhere_once() -> None:
    plan = a_plan("turns", 4, 2, 4)
    jobs = [plan.job(number) for number in range(8)]
    assert [job.setup.players for job in jobs] == [2, 4] * 4
    assert Counter(job.seating.index(0) for job in jobs if job.setup.players == 4) == {0: 1, 1: 1, 2: 1, 3: 1}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_pair_plays_each_seed_twice_with_exchanged_seats(players: int) -> None:
    plan = a_plan("pairs", 3, players)
    jobs = [plan.job(number) for number in range(12)]
    for one, other in list(pairwise(jobs))[::2]:
        assert one.seed == other.seed
        exchange = dict(zip(one.seating, other.seating, strict=True))
        assert all(exchange[exchange[bot]] == bot != exchange[bot] for bot in exchange)
    assert Counter(frozenset(job.seating) for job in jobs) == {frozenset(pair): 4 for pair in [(0, 1), (0, 2), (1, 2)]}
    assert len({job.seed for job in jobs}) == 6


def test_teams_get_the_same_seeds() -> None:
    plan = a_plan("teams", 3, 2)
    jobs = [plan.job(number) for number in range(6)]
    assert [job.seating for job in jobs] == [(0, 0), (1, 1), (2, 2)] * 2
    assert [job.seed for job in jobs] == ["3/0"] * 3 + ["3/1"] * 3


def test_bots_that_think_are_kept_in_smaller_chunks() -> None:
    """Mirrored games lie beside each other and must not be parted."""
    quick, slow = [Named("random"), Named("scripted")], [Named("random"), Named("search")]
    assert chunk_size(quick) > chunk_size(slow) == chunk_size([Named("random", seconds=1.0)])
    assert chunk_size(quick) % 2 == chunk_size(slow) % 2 == 0
