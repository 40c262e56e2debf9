"""The page through the command: served, ended, refused in one sentence; its games copied and forgotten."""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from fivefires.server import config, main
from fivefires.server.storage.datalock import DataLock
from tests.cli.running import Run

SECONDS = 60

# What the script `fivefires` does, with a page that need not be built.
COMMAND = (
    "import sys; from pathlib import Path; from fivefires.server import config; config.PAGE = Path(sys.argv.pop(1))\n"
    "from fivefires.cli import main; main()"
)


@pytest.fixture
def start_page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    return folder


@pytest.fixture
def built(start_page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "PAGE", start_page)


@contextmanager
def serving(start_page: Path, *args: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it prints."""
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND, str(start_page), *map(str, args)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert line.startswith("Five Fires is at http://127.0.0.1:"), process.communicate()
            yield process, line.split()[4]
        finally:
            if process.poll() is None:
                process.kill()


def ask(method: str, url: str, body: Any = None) -> Any:
    with httpx.Client(timeout=SECONDS, verify=False, trust_env=False) as http:
        return http.request(method, url, json=body).raise_for_status().json()


def test_the_page_is_served_until_it_is_ended(start_page: Path, tmp_path: Path, run: Run) -> None:
    """A game is made there, copied while the server runs, and forgotten."""
    data = tmp_path / "games"
    with serving(start_page, "play", "--port", 0, "--no-browser", "--data", data) as (process, url):
        assert ask("GET", f"{url}/api/health")["ok"]
        seats = [{"kind": "human"}, {"kind": "bot"}]
        table = ask("POST", f"{url}/api/tables", {"game": "pig", "seats": seats})["table"]
        copy = run("backup", tmp_path / "copy.sqlite", "--data", data)
        assert (copy.exit_code, copy.stdout.strip()) == (0, str(tmp_path / "copy.sqlite"))
        with sqlite3.connect(tmp_path / "copy.sqlite") as connection:
            assert connection.execute("SELECT id FROM tables").fetchall() == [(table,)]
        connection.close()
        again = run("backup", tmp_path / "copy.sqlite", "--data", data)
        assert (again.exit_code, again.stderr) == (2, f"{tmp_path / 'copy.sqlite'} is there already.\n")
        for _ in range(2):  # Into a folder that is made for the first one.
            moment = Path(run("backup", f"{tmp_path}/copies/of/games/", "--data", data).stdout.strip())
            assert moment.parent == tmp_path / "copies/of/games"
            assert moment.parent.stat().st_mode & 0o777 == 0o700
            moment.rename(moment.with_name("earlier"))
        assert run("tidy", "--days", 1, "--data", data).stdout == "0 games forgotten.\n"
        process.send_signal(signal.SIGINT)
        told, log = process.communicate(timeout=SECONDS)
        assert process.returncode == 0, log
        assert told == "Five Fires has ended; every game is kept.\n"
        assert '"what":"request"' in log


def test_old_games_are_tidied_away(start_page: Path, tmp_path: Path, run: Run) -> None:
    with serving(start_page, "play", "--port", 0, "--no-browser", "--data", tmp_path) as (_, url):
        ask("POST", f"{url}/api/tables", {"game": "pig", "seats": [{"kind": "human"}, {"kind": "bot"}]})
    with sqlite3.connect(tmp_path / "fivefires.sqlite") as connection:
        connection.execute("UPDATE tables SET touched = ?", (time.time() - 100 * 24 * 3600,))
    connection.close()
    assert run("tidy", "--days", 101, "--data", tmp_path).stdout == "0 games forgotten.\n"
    assert run("tidy", "--days", 99, "--data", tmp_path).stdout == "1 game forgotten.\n"


def test_a_folder_that_cannot_be_made_for_copies_is_told(tmp_path: Path, run: Run) -> None:
    (tmp_path / "file").touch()
    assert refusal(run, "backup", f"{tmp_path}/file/") == f"{tmp_path}/file cannot be made: File exists."
    assert refusal(run, "backup", f"{tmp_path}/file/x/") == f"{tmp_path}/file/x cannot be made: Not a directory."


def refusal(run: Run, *args: object) -> str:
    """The one sentence with which a command refuses."""
    result = run(*args)
    assert result.exit_code == 2
    assert not result.stdout
    [line] = result.stderr.splitlines()
    return line


def test_a_page_that_is_not_built(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "PAGE", tmp_path)
    for command in ([], ["play"], ["play", "pig"]):
        assert refusal(run, *command) == "The page is not built yet: run `make page`."


@pytest.mark.usefixtures("built")
def test_a_port_in_use(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        line = refusal(run, "play", "--no-browser", "--data", tmp_path / "games", "--port", port)
    assert line == f"Port {port} of 127.0.0.1 cannot be used: Address already in use."


@pytest.mark.usefixtures("built")
def test_a_data_directory_in_use(run: Run, tmp_path: Path) -> None:
    lock = DataLock(tmp_path / "games")
    line = refusal(run, "play", "--no-browser", "--data", tmp_path / "games", "--port", 0)
    lock.release()
    assert line == f"Another server is already using the data directory {tmp_path / 'games'}."


@pytest.mark.usefixtures("built")
def test_a_data_directory_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file")
    line = refusal(run, "play", "--no-browser", "--data", tmp_path / "games", "--port", 0)
    assert str(tmp_path / "games") in line


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--public-url", "games.example", "A public URL is like https://games.example, not 'games.example'."),
        ("--public-url", "ftp://games.example", "A public URL is like https://games.example, not"),
        ("--public-url", "https://[", "A public URL is like https://games.example, not 'https://['."),
        ("--public-url", "https://games.example:x", "A public URL is like https://games.example, not"),
        ("--public-url", "https://games.example:99999", "A public URL is like https://games.example, not"),
        ("--public-url", "https://games.example/fire", "A public URL names a host and nothing behind it, not"),
        ("--push-host", "https://ntfy.example", "A push host is like ntfy.example or 127.0.0.1:2586, not"),
        ("--push-host", "ntfy.example:99999", "A push host is like ntfy.example or 127.0.0.1:2586, not"),
        ("--push-host", ".example", "A push host is like ntfy.example or 127.0.0.1:2586, not '.example'."),
        ("--host", "no such host", "Port 0 of no such host cannot be used:"),
        ("--host", "x" * 70, f"Port 0 of {'x' * 70} cannot be used:"),
        ("--host", "..", "Port 0 of .. cannot be used:"),
        ("--database-url", "nix://games", "The database cannot be used:"),
        ("--database-url", "postgresql://games:x/y", "The database cannot be used: its URL is like postgresql://"),
        ("--database-url", "sqlite://", "The database cannot be used: its URL is like postgresql://"),
        ("--database-url", "sqlite+pysqlite:///x", "The database cannot be used: its URL is like postgresql://"),
        ("--database-url", "mysql://me:secret@x/y", "The database cannot be used: its URL is like postgresql://"),
        ("--database-url", "postgresql+asyncpg://x/y", "The database cannot be used: its URL is like postgresql://"),
        ("--database-url", "postgresql://nobody@127.0.0.1:1/none", "The database cannot be used:"),
    ],
)
def test_what_no_server_can_use(run: Run, tmp_path: Path, option: str, value: str, told: str) -> None:
    line = refusal(run, "play", "--no-browser", "--data", tmp_path / "games", "--port", 0, option, value)
    assert line.startswith(told)


def spoil(file: Path, how: str) -> None:
    """A database that no server can use."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    whole = file.read_bytes()
    spoilt = {"newer": whole, "garbage": b"this is no database" * 500, "cut": whole[:5000], "blank": bytes(len(whole))}
    file.write_bytes(spoilt[how])


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("newer", "it was written by a newer version of Five Fires; install that one, or use another folder."),
        ("garbage", "it is damaged, or no database at all (file is not a database); put a backup in its place."),
        ("cut", "it is damaged, or no database at all"),
        ("blank", "it is damaged, or no database at all (file is not a database); put a backup in its place."),
    ],
)
def test_a_database_that_is_damaged_or_newer(run: Run, tmp_path: Path, how: str, told: str) -> None:
    games = tmp_path / "games"
    games.mkdir()
    spoil(games / "fivefires.sqlite", how)
    for command in (("play", "--no-browser", "--port", 0), ("tidy", "--days", 1)):
        line = refusal(run, *command, "--data", games)
        assert line.startswith(f"The database cannot be used: {told}")
    copied = run("backup", tmp_path / "copy.sqlite", "--data", games)
    if how == "newer":
        assert copied.exit_code == 0
    else:
        assert copied.exit_code == 2
        assert len(copied.stderr.splitlines()) == 1
        assert copied.stderr.startswith("The copy failed: ")


def test_a_database_may_be_named_by_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVEFIRES_DATABASE_URL", "postgresql://games")
    assert "pg_dump" in refusal(run, "backup")


def test_a_browser_opens_in_a_window_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not main.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert main.has_screen()


def test_the_browser_here_is_sent_to_this_machine() -> None:
    assert main.local_url("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert main.local_url("127.0.0.1", 80) == "http://127.0.0.1:80"
    assert main.local_url("::1", 80) == "http://[::1]:80"
