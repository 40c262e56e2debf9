"""The maps of the benchmark are as large as it says, and quick enough by a wide margin on any machine.

The true limits stand in the benchmark; here they are ten times as wide, so that a slow way of doing it is found and a
busy machine is not.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from fivefires.bench_maps import VISIONS, crowds, facing_tables, houses, street_ground, street_tables, streets
from fivefires.kit.grids import way


def seconds(act: Callable[[], object]) -> float:
    """The best of three: whatever disturbs them only makes them longer."""
    rows = []
    for _ in range(3):
        start = time.perf_counter()
        act()
        rows.append(time.perf_counter() - start)
    return min(rows)


def test_the_maps_are_of_the_size_that_is_measured() -> None:
    plan, ground = houses(), street_ground(streets())
    assert len(ground.plan.spaces) == 144
    assert len(plan.spaces) == 122
    assert sum(space.room for space in plan.spaces) == 9 * 36
    assert len(VISIONS) == 18
    found = [way(ground, *crowd) for crowd in crowds(ground, 200)]
    lengths = sorted(len(one) for one in found if one is not None)
    assert len(lengths) > 190
    assert lengths[100] >= 4
    assert lengths[-1] >= 10


def test_the_tables_of_a_map_take_no_time() -> None:
    assert seconds(street_tables) < 2


def test_a_way_round_fourteen_figures_takes_no_time() -> None:
    ground = street_ground(streets())
    wanted = crowds(ground, 200)
    assert seconds(lambda: [way(ground, *crowd) for crowd in wanted]) / 200 < 300e-6


def test_the_tables_of_sight_by_facing_take_no_time() -> None:
    assert seconds(facing_tables) < 3
