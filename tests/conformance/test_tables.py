"""Who sits at the tables of fuzzed games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fivefires.bots.random import RandomBot
from fivefires.conformance.fuzz import Way, fuzz

played: Counter[str] = Counter()


class Guest(RandomBot):
    """Counts its answers under its name."""

    def choose(self, view: Any, task: Any, deal: Any, budget: int) -> Any:
        played[type(self).__name__] += 1
        return super().choose(view, task, deal, budget)


class Host(Guest): ...


def test_each_of_several_tables_is_played_at() -> None:
    played.clear()
    report = fuzz("embers", games=12, tables=[[f"{__name__}:Guest"], [f"{__name__}:Host"]])
    assert report.errors == []
    assert all(played[who] for who in ("Guest", "Host")), played


def test_a_table_is_drawn_whatever_goes_round_by_the_number_of_the_game() -> None:
    """Every third objective would else always be played at the same of three tables."""
    way = Way((("random",), ("easy",), ("scripted",)), seed=1, checks=True, chains=False)
    for beginning in range(3):
        assert len({way.sitting(number) for number in range(beginning, 60, 3)}) == 3
    assert [way.sitting(number) for number in range(9)] == [way.sitting(number) for number in range(9)]
