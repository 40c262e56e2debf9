from __future__ import annotations

import json
from pathlib import Path

from tests.cli.records import acted, keep, reread
from tests.cli.running import Run
from tests.cli.toy import GAME as TOY

LATER, STRICTER = "tests.cli.toy:LATER", "tests.cli.toy:STRICTER"


def outcomes(run: Run, *args: object) -> dict[str, str]:
    return {line["file"]: line["outcome"] for line in json.loads(run("upgrade", *args, "--json").stdout)}


def test_a_dry_run_says_what_would_happen_and_changes_nothing(run: Run, folder: Path) -> None:
    legal, illegal = keep(acted(TOY, "roll"), "legal.json"), keep(acted(TOY, "roll", "note"), "illegal.json")
    before = {path: path.read_bytes() for path in (legal, illegal)}
    result = run("upgrade", "--dry-run", "--game", STRICTER, legal, illegal)
    assert result.exit_code == 1
    assert "carried over from version 1 to 2" in result.stdout
    assert "stops at step 2: act:note is not among the answers" in result.stdout
    assert {path: path.read_bytes() for path in before} == before
    assert len(list(folder.iterdir())) == 2


def test_a_game_is_carried_over_and_its_file_kept(run: Run, folder: Path) -> None:
    path = keep(acted(TOY, "note", "roll", "turn"))
    before = path.read_bytes()
    assert run("upgrade", "--game", LATER, path).exit_code == 0
    record = reread(path)
    assert record.version == 2
    assert (folder / "game.json.bak").read_bytes() == before
    assert [getattr(entry, "option", "roll") for entry in record.history] == [
        "act:note",
        "act:roll",
        "roll",
        "act:turn",
    ]
    assert run("replay", path, "--game", LATER).exit_code == 0


def test_an_older_backup_is_not_overwritten(run: Run, folder: Path) -> None:
    (folder / "game.json.bak").write_text("older")
    path = keep(acted(TOY, "note"))
    before = path.read_bytes()
    run("upgrade", "--game", LATER, path)
    assert (folder / "game.json.bak").read_text() == "older"
    assert (folder / "game.json.2.bak").read_bytes() == before


def test_what_stops_or_has_the_version_already_is_left_alone(run: Run, folder: Path) -> None:
    stopped = keep(acted(TOY, "note"), "stopped.json")
    assert outcomes(run, "--game", STRICTER, stopped)["stopped.json"].startswith("stops at step 0")
    assert outcomes(run, "--game", "tests.cli.toy:GAME", stopped) == {"stopped.json": "has version 1 already"}
    assert [path.name for path in folder.iterdir()] == ["stopped.json"]


def test_one_bad_file_does_not_keep_the_others_from_being_carried_over(run: Run, folder: Path) -> None:
    (folder / "bad.json").write_text("{}")
    path = keep(acted(TOY, "note"))
    result = run("upgrade", "--game", LATER, "bad.json", path)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "bad.json" in result.stderr
    assert reread(path).version == 2


def test_a_bug_report_is_left_as_it_is(run: Run, folder: Path) -> None:
    run("play", "tests.cli.toy:GAME", "--terminal", "--players", "1", "--save", "game.json", typed="5\n")
    assert outcomes(run, "--game", LATER, "game-error-1.json") == {
        "game-error-1.json": "a bug report; left as it is"
    }  # fmt: skip
