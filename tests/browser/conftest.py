"""A real server with the real page, and a real browser in front of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from fivefires.server.config import PAGE

from . import chromium
from .mailbox import Mailbox
from .waiting import PATIENCE

# Where a seed is given, every game is dealt from it: a table asks for 16 bytes for its id, and then for its seed.
START = """
import secrets, sys
from functools import partial
from pathlib import Path
from fivefires.server import main
port, data, seed = int(sys.argv[1]), Path(sys.argv[2]), bytes.fromhex(sys.argv[3])
lists = sys.argv[4:] == ["lists"]
sizes = [0]
def tokens(size):
    sizes.append(size)
    return seed if seed and sizes[-2] == 16 else secrets.token_bytes(size)
if __name__ == "__main__":
    main.Config = partial(main.Config, tokens=tokens, bot_seconds=0, warm=False, thinkers=1)
    main.serve(port=port, data=data, push_hosts=["127.0.0.1:*"], lists=lists, ready=lambda url: print(url, flush=True))
"""
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "across": (844, 390)}
QUIET = {
    "name": "Ann", "theme": "dark", "motion": "off", "sound": False, "guided": True, "quick": False, "warn": False,
    "hints": False,
}  # fmt: skip


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium.find()}


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    expect.set_options(timeout=PATIENCE * 1000)


class Server:
    """A server in a process of its own, which can be stopped and started again on the same data."""

    def __init__(self, data: Path, seed: bytes = b"", path: str = "", lists: bool = False) -> None:
        self.data, self.port, self.url, self._seed = data, 0, "", seed
        self._more = ["lists"] if lists else []
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (path, *sys.path)))}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", START, str(self.port), str(self.data), self._seed.hex(), *self._more]
        log = self.data.parent / "server.log"
        with log.open("a") as errors:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self._environment
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        assert self.url, f"the server did not start; see {log}"
        self.port = int(self.url.rpartition(":")[2])

    def stop(self, sign: int = signal.SIGTERM) -> None:
        assert self._process is not None
        self._process.send_signal(sign)
        self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as response:
            return json.load(response)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (PAGE / "index.html").exists():
        raise RuntimeError("The page is not built: run `make page`.")
    made = Server(tmp_path_factory.mktemp("browser") / "data")
    made.data.mkdir()
    made.start()
    yield made
    made.stop()


Serve = Callable[..., Server]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serve]:
    """Servers that no other test plays on; with a `path`, packages from there are installed; `lists` open tables."""
    made: list[Server] = []

    def start(seed: bytes = b"", path: str = "", lists: bool = False) -> Server:
        data = tmp_path / str(len(made)) / "data"
        data.mkdir(parents=True)
        made.append(Server(data, seed, path, lists))
        made[-1].start()
        return made[-1]

    yield start
    for server in made:
        server.stop()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Open the page as a new person; what goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(path: str = "/", size: str = "desk", base_url: str = "", **settings: Any) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size in ("phone", "across"),
            base_url=base_url or server.url,
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        chosen = json.dumps(json.dumps({**QUIET, **settings}))
        context.add_init_script(
            f"localStorage.getItem('fivefires.settings') ?? localStorage.setItem('fivefires.settings', {chosen})"
        )
        page = context.new_page()
        page.on("response", lambda answer: wrong.append(answer.url) if _is_missing(answer) else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.append(line.text) if "Content Security Policy" in line.text else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong


def _is_missing(answer: Response) -> bool:
    """A drawing, a typeface or a script that the page asks for and nobody has."""
    return answer.status == 404 and "/api/" not in answer.url


@pytest.fixture(scope="session")
def game(server: Server) -> str:
    """The first game of the shelf."""
    shelf = [one["id"] for one in server.get("/api/games") if one["ready"] and not one["example"]]
    assert shelf, "no game is registered that the shelf could show"
    return "zona" if "zona" in shelf else str(shelf[0])


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    yield made
    made.close()
