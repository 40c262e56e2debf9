"""The simulation behaves as queues must, and the page of it says what the measured costs say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.costs import measured
from tests.server.scaling import PICTURE, Model, Simulation, p99, picture

PAGE = Path(__file__).parents[2] / "docs" / "scaling.md"
MODEL = Model(work=0.008, database=0.001, sync=0.0005)


def test_every_move_comes_out_once() -> None:
    times = Simulation(MODEL, rate=60).run(500)
    assert len(times) == 500
    assert min(times) > 0


def test_a_lone_move_takes_its_own_time() -> None:
    times = Simulation(MODEL, rate=0.01).run(400)
    assert sum(times) / 400 == pytest.approx(0.0095, rel=0.1)


def test_a_full_process_makes_people_wait() -> None:
    assert p99(MODEL, 0.3 * MODEL.most) < 0.1 < p99(MODEL, 1.2 * MODEL.most)


def test_more_processes_carry_more_until_the_database_is_full() -> None:
    one, ten, endless = (Model(0.008, 0.001, 0.0005, processes, database_cores=2) for processes in (1, 10, 1000))
    assert ten.most == pytest.approx(10 * one.most)
    assert endless.most == pytest.approx(2000)
    assert p99(ten, 0.5 * ten.most) < 0.1


def test_a_core_that_is_shared_carries_no_more() -> None:
    assert p99(Model(0.008, 0.001, 0.0005, processes=3, cores=1), 150) > 0.1
    assert p99(Model(0.008, 0.001, 0.0005, processes=3, cores=3), 150) < 0.1


def test_the_page_has_the_measured_costs() -> None:
    costs, page = measured(), PAGE.read_text(encoding="utf-8")
    assert f"| the same on PostgreSQL | {costs.postgres.processor_ms:.2f} ms |" in page
    assert f"| processor time of PostgreSQL, a move | {costs.database_ms:.1f} ms |" in page
    assert f"| {costs.postgres.table_bytes / 1000:.0f} kB |" in page


def test_the_picture_names_its_curves() -> None:
    drawn = picture({"one": [(10, 0.01), (1000, 0.2)]})
    assert ">one</text>" in drawn
    assert drawn.count("<polyline") == 1
    assert PICTURE.read_text(encoding="utf-8").count("<polyline") == 4
