"""Where games are kept unless told, by the convention of each system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fivefires.server.main import default_data


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("system", "folder"),
    [
        ("linux", ".local/share/fivefires"),
        ("freebsd14", ".local/share/fivefires"),
        ("darwin", "Library/Application Support/fivefires"),
        ("win32", "AppData/Local/fivefires"),
    ],
)
def test_each_system_has_its_place(system: str, folder: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert default_data() == home / folder


@pytest.mark.parametrize(
    ("system", "variable"), [("linux", "XDG_DATA_HOME"), ("darwin", "XDG_DATA_HOME"), ("win32", "LOCALAPPDATA")]
)
def test_what_the_system_says_is_heeded(
    system: str, variable: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(variable, str(home / "elsewhere"))
    assert default_data() == home / "elsewhere/fivefires"
    monkeypatch.setenv(variable, "")
    assert default_data() != Path("fivefires")


def test_a_folder_that_hangs_on_where_one_stands_is_ignored(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "elsewhere")
    assert default_data() == home / ".local/share/fivefires"


def test_games_that_were_begun_in_the_old_place_are_played_on_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    old = home / ".local/share/fivefires"
    old.mkdir(parents=True)
    assert default_data() == old
