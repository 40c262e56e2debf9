from __future__ import annotations

import os
from pathlib import Path

import pytest

from fivefires.cli.storage import free_path, write_new, write_over
from fivefires.cli.terminal.saving import SaveFile
from fivefires.cli.trouble import Trouble, sentence


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "game.json"
    path.write_text("old")

    def fail(*_paths: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(Trouble, match=r"game\.json cannot be written: Input/output error"):
        write_over(path, b"new")
    assert path.read_text() == "old"
    assert list(folder.iterdir()) == [path]


def test_a_file_keeps_its_permissions(folder: Path) -> None:
    path = folder / "game.json"
    path.write_text("old")
    path.chmod(0o644)
    write_over(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o644
    assert path.read_bytes() == b"new"


def test_a_new_file_is_never_written_over_another(folder: Path) -> None:
    path = folder / "game.json"
    path.write_text("old")
    with pytest.raises(Trouble, match="would be lost"):
        write_new(path, b"new")
    assert path.read_text() == "old"


def test_the_first_free_name(folder: Path) -> None:
    (folder / "pig-1.json").touch()
    (folder / "pig-3.json").touch()
    assert free_path(folder, "pig") == folder / "pig-2.json"


def test_a_save_file_that_was_deleted_is_written_again(folder: Path) -> None:
    save = SaveFile(folder / "game.json")
    save.write(b"one")
    save.path.unlink()
    save.write(b"two")
    assert [path.read_bytes() for path in folder.iterdir()] == [b"two"]


@pytest.mark.parametrize(
    ("text", "told"),
    [("it broke", "It broke."), ("os:path is no game", "os:path is no game."), ("two\n lines!", "Two lines!")],
)
def test_sentences(text: str, told: str) -> None:
    assert sentence(text) == told
