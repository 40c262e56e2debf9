from __future__ import annotations

import json
import resource
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints, entry_points

import pytest

from fivefires.kernel import registry
from tests.cli.running import Run


def test_games_are_listed(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert any(line.split() == ["pig", "Pig", "(example)", "2", "–"] for line in lines)
    assert any(line.split() == ["embers", "Embers", "(example)", "3–5", "–"] for line in lines)


def test_games_as_json(run: Run) -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert listed["embers"] == {
        "id": "embers",
        "title": "Embers",
        "players": [3, 4, 5],
        "modes": [],
        "variants": [],
        "options": {},
        "example": True,
    }


def test_a_broken_game_is_reported_and_the_others_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = EntryPoint("lost", "nowhere.to.be:FOUND", registry.GAMES)

    def with_lost(group: str) -> EntryPoints:
        return EntryPoints([*entry_points(group=group), *([lost] if group == registry.GAMES else [])])

    monkeypatch.setattr(registry, "points", with_lost)
    result = run("games", "--json")
    assert result.exit_code == 0
    assert "pig" in [game["id"] for game in json.loads(result.stdout)]
    assert "'lost' cannot be loaded" in result.stderr


def test_the_command_loads_nothing_slow_before_it_knows_what_to_do() -> None:
    code = "import sys, fivefires.cli; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "typer" in loaded
    assert not {"fivefires.kernel", "rich", "fluent", "msgspec"} & set(loaded)


LIBRARIES = "import fluent.runtime, importlib.metadata, msgspec, rich.table, typer"


def test_games_answers_at_once() -> None:
    """Half a second is what `fivefires bench` measures too; here work counts, and not waiting.

    On a busy machine work is slower as well. How much, is told by the libraries that are loaded in any case.
    """

    def seconds(*command: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *command], capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    tries = [(seconds("-m", "fivefires.cli", "games"), seconds("-c", LIBRARIES)) for _ in range(3)]
    assert any(games < max(0.5, 2.5 * libraries) for games, libraries in tries), tries
