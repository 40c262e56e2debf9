"""Games are found by entry points; one that is broken is reported and takes no other down."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from pathlib import Path

import pytest

from fivefires.examples.pig import GAME as PIG
from fivefires.kernel import Cover, registry
from fivefires.kernel.registry import UnknownGame, all_covers, all_games, cover, find, names, registered


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Beside pig: a game that cannot be imported, one that is none, one that is not there, one that goes wild."""
    modules = {
        "broken_game": "raise RuntimeError('half a game')",
        "no_game": "GAME = 'chess'",
        "leaving_game": "import sys\nsys.exit(3)",
    }
    for name, source in modules.items():
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    points = [
        EntryPoint("pig", "fivefires.examples.pig:GAME", registry.GAMES),
        EntryPoint("broken", "broken_game:GAME", registry.GAMES),
        EntryPoint("none", "no_game:GAME", registry.GAMES),
        EntryPoint("missing", "nowhere_at_all:GAME", registry.GAMES),
        EntryPoint("nameless", "no_game:OTHER", registry.GAMES),
        EntryPoint("leaving", "leaving_game:GAME", registry.GAMES),
        EntryPoint("alias", "fivefires.examples.pig:GAME", registry.GAMES),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda **select: EntryPoints(points).select(**select))
    registry.points.cache_clear()
    yield
    registry.points.cache_clear()
    for name in modules:
        sys.modules.pop(name, None)


def test_the_example_games_are_registered() -> None:
    assert {"embers", "pig"} <= set(names())
    assert find("pig") is PIG


def test_registered_games_come_first_and_examples_last() -> None:
    games, broken = all_games()
    assert broken == {}
    assert [game.example for game in games] == sorted(game.example for game in games)


def test_a_game_is_found_by_module_and_attribute() -> None:
    assert find("fivefires.examples.pig:GAME") is PIG


@pytest.mark.parametrize("name", ["chess", "", "pig2", "PIG", "pig ", "fivefires.examples.pig"])
def test_an_unknown_game_is_said_to_be_unknown_with_what_there_is(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; there are .*embers.*pig"):
        find(name)


@pytest.mark.parametrize("name", ["nowhere:GAME", "fivefires.examples.pig:NONE", ":", ":GAME", "a:b:c", "..:x"])
def test_a_module_that_is_not_there_is_said_to_be_so_in_one_sentence(name: str) -> None:
    with pytest.raises(UnknownGame, match="cannot be loaded"):
        find(name)


@pytest.mark.parametrize("name", ["fivefires.examples.pig:GAME", "this:d", "os:path", ":", "a:b:c"])
def test_an_id_from_outside_never_names_a_module(name: str) -> None:
    before = set(sys.modules)
    with pytest.raises(UnknownGame, match="there is no game"):
        registered(name)
    assert set(sys.modules) == before


def test_an_id_from_outside_finds_what_is_installed() -> None:
    assert registered("pig") is PIG


def test_installed_packages_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers may ask for as many games as they like, and each new table asks for one."""
    names()
    monkeypatch.setattr(registry, "entry_points", lambda **_select: pytest.fail("the packages were read"))
    assert registered("pig") is PIG
    for name in ("chess", "x:y", ""):
        with pytest.raises(UnknownGame):
            registered(name)


def test_what_is_no_game_is_said_to_be_none() -> None:
    with pytest.raises(UnknownGame, match="is no game"):
        find("fivefires.examples.pig:GOAL")


@pytest.mark.usefixtures("published")
def test_broken_games_are_reported_and_take_no_other_down() -> None:
    games, broken = all_games()
    assert [game.id for game in games] == ["pig"]
    assert sorted(broken) == ["alias", "broken", "leaving", "missing", "nameless", "none"]
    assert "RuntimeError: half a game" in broken["broken"]
    assert "is no game" in broken["none"]


@pytest.mark.usefixtures("published")
def test_a_broken_game_says_why_when_it_is_asked_for() -> None:
    with pytest.raises(UnknownGame, match="'broken' cannot be loaded: RuntimeError: half a game"):
        find("broken")
    assert find("pig") is PIG


def test_covers_say_what_the_games_themselves_say() -> None:
    """A cover is read where the box stays shut; the two must never tell different things."""
    games, covers = all_games()[0], all_covers()[0]
    assert [one.id for one in covers] == [game.id for game in games]
    for one, game in zip(covers, games, strict=True):
        told = {field.name: getattr(one, field.name) for field in fields(Cover)}
        assert told == {field.name: getattr(game, field.name) for field in fields(Cover)}


def test_listing_covers_opens_no_box() -> None:
    code = "import sys; from fivefires.kernel.registry import all_covers; all_covers(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    covered = {point.name: point.value for point in entry_points(group=registry.COVERS)}
    assert covered
    for name, path in covered.items():
        assert path.partition(":")[0] in loaded
        assert next(iter(entry_points(group=registry.GAMES, name=name))).value.partition(":")[0] not in loaded


def test_a_cover_of_another_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("pig", "fivefires.games.zona.cover:COVER", registry.COVERS)]
    monkeypatch.setattr(registry, "points", lambda _group: EntryPoints(points))
    with pytest.raises(UnknownGame, match="'pig' leads to the game 'zona'"):
        cover("pig")
