"""The wheel plays by itself: a whole game of each title over the socket, from an environment with nothing else."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.installed.places import build_wheel, install
from tests.server.harness import Player, Running

# How many players, and where they play: as it is soonest over.
TITLES: dict[str, tuple[int, dict[str, str]]] = {
    "long_night": (2, {}),
    "raid_trade": (3, {"mode": "escape"}),
    "stalker": (2, {}),
    "zna": (2, {}),
    "zona": (2, {}),
}
# At one screen a table takes so many answers a second and no more.
PAUSE = 0.05
MOST_FILES = 100


pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    return install(build_wheel(folder / "dist"), folder / "environment")


@pytest.fixture
def address(command: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed server is found; it knows nothing of this checkout."""
    options = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    environment = {"HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [command, *options], cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        said = ""
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", said)):
            line = process.stdout.readline()
            assert line, said
            said += line
        try:
            yield found.group()
        finally:
            process.terminate()


@asynccontextmanager
async def reached(address: str) -> AsyncIterator[Running]:
    config: Any = SimpleNamespace(port=int(address.rpartition(":")[2]))
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        yield Running(config, None, http)  # type: ignore[arg-type]


def test_nothing_else_is_installed(command: Path) -> None:
    script = (
        "import importlib.util as u; print([one for one in ('polars', 'psycopg', 'pytest', 'ray') if u.find_spec(one)])"
    )
    python = command.with_name("python")
    assert subprocess.run([python, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_thousands_of_icons_are_one_file(command: Path) -> None:
    [page] = command.parents[1].glob("lib/python3*/site-packages/fivefires/server/page")
    assert sum(one.is_file() for one in page.rglob("*")) < MOST_FILES


async def test_it_serves_the_page_and_plays_every_title_to_its_end(address: str) -> None:
    async with reached(address) as server:
        assert "<title>" in (await server.http.get("/")).text
        assert "<svg" in (await server.http.get("/icons/campfire.svg")).text
        assert {one["id"] for one in await server.get("/api/games")} >= set(TITLES)
        ends = await asyncio.gather(*(played(server, game, *how) for game, how in TITLES.items()))
    assert all(end["ending"] for end in ends), ends


async def played(server: Running, game: str, players: int, wish: dict[str, str]) -> dict[str, Any]:
    """How it ended; everybody sits at one screen, and answers by chance."""
    made = await server.table(game, *["human"] * players, start=True, **wish)
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(made.player(seat)) for seat in range(players)]
        await asyncio.gather(*(answer_by_chance(player, Random(seat)) for seat, player in enumerate(seats)))
        result: dict[str, Any] = seats[0].sight["result"]
    return result


def gone_on(step: int, player: Player) -> bool:
    return player.finished or not player.question or player.sight["step"] != step


async def answer_by_chance(player: Player, chance: Random) -> None:
    while not player.finished:
        await player.until(lambda one: one.finished or one.question or one.envelope["holding"], seconds=120)
        if player.question:
            step = player.sight["step"]
            await player.do("answer", step=step, key=chance.choice(player.keys), confirm=True)
            await player.until(partial(gone_on, step))
        elif not player.finished:
            await player.do("confirm")
        await asyncio.sleep(PAUSE)
