from __future__ import annotations

import json

import msgspec
import pytest

from fivefires import bench
from tests.cli.running import Run


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark itself takes some seconds; here only its form matters."""
    for name, value in {"RUNS": 2, "PIG_SECONDS": 0.01, "COPIES": 2, "POINTS": 2, "CROWDS": 2, "EVENTS": 2}.items():
        monkeypatch.setattr(bench, name, value)
    once = {name: msgspec.structs.replace(one, setups=one.setups[:1], games=1) for name, one in bench.REAL.items()}
    monkeypatch.setattr(bench, "REAL", once)


def test_one_measure_as_json(run: Run) -> None:
    """The form that bench/beside_peers.py reads."""
    result = run("bench", "--only", "pig", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert [sorted(one) for one in found] == [["name", "unit", "value"]] * 2
    assert [(one["name"], one["unit"]) for one in found] == [("pig", "µs/decision"), ("pig", "decisions/game")]
    assert 0.1 < found[0]["value"] < 1000


def test_all_measures_as_a_table(run: Run) -> None:
    result = run("bench")
    assert result.exit_code == 0
    named = [line.split()[0] for line in result.stdout.splitlines() if line.split()]
    lines = {name: [name, name] for name in ("pig", *bench.REAL)}
    lines |= {name: [name, name] for name in bench.MEASURES if name.startswith("learning-")}
    lines["events"] = ["event-silent", "event-idle", "point-silent", "point-idle"]
    expected = [line for name in bench.MEASURES for line in lines.get(name, [name])]
    assert [name for name in named if name in expected] == expected


def test_targets_are_met_or_missed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = [bench.figure("fast", [1, 2, 9], "µs", 3), bench.figure("slow", [4.0], "µs", 3)]
    monkeypatch.setattr(bench, "MEASURES", {"both": lambda: figures})
    lines = [line.split() for line in run("bench").stdout.splitlines()]
    assert ["fast", "2.00", "1.00", "–", "9.00", "µs", "<", "3.00", "µs", "met"] in lines
    assert ["slow", "4.00", "4.00", "–", "4.00", "µs", "<", "3.00", "µs", "missed"] in lines
