"""Pig on our server and on boardgame.io's own, by turns: the most moves a second of which 99 in 100 take up to 0.1 s.

Both keep each move with SQLite's write-ahead log and a sync before it is acknowledged. The same client plays both: two
people at a table with a socket each, who answer at random; a move counts from its send until both sockets have it. The
rate rises until too many moves are late, or the client, which shares the machine, cannot ask for more.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import msgspec
import typer
import websockets

BENCH = Path(__file__).resolve().parent
sys.path.insert(0, str(BENCH.parent))

from tests.server.crash import servers  # noqa: E402
from tests.server.load import LIMIT, PATIENCE, Load, Report, processor_time  # noqa: E402

NODE = BENCH / ".peers" / "venv" / "bin" / "node"
SCRIPT = BENCH / "peers" / "boardgameio_server.mjs"
TARGET = 5.0
PLAYERS = 2
# The rate rises by a third from step to step; so much of it must be reached.
FIRST, RISE, REACHED = 60.0, 1.35, 0.95
# A rate is too much where it was missed so often in a row: a machine that does other things may stumble once.
TRIES = 3


@dataclass
class Guest:
    """One socket of boardgame.io: engine.io and socket.io are a few letters before each frame."""

    socket: websockets.ClientConnection
    match: str
    number: int
    credentials: str
    state: dict[str, Any] = field(default_factory=dict)
    at: float = 0.0
    frames: int = 0
    bytes: int = 0
    gone: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                now = time.perf_counter()
                self.frames, self.bytes = self.frames + 1, self.bytes + len(text)
                if text == "2":
                    await self.socket.send("3")
                elif text.startswith("40/pig,"):
                    await self.emit("sync", self.match, str(self.number), self.credentials, PLAYERS)
                elif text.startswith("42/pig,"):
                    self._take(msgspec.json.decode(text[7:].encode()), now)
                elif text.startswith("0"):
                    await self.socket.send("40/pig,")
        except websockets.ConnectionClosed:
            pass
        self.gone = True
        self.news.set()

    def _take(self, event: list[Any], now: float) -> None:
        if event[0] == "sync":
            self.state, self.at = event[2]["state"], now
        elif event[0] == "update":
            self.state, self.at = event[2], now
        self.news.set()

    async def emit(self, name: str, *args: Any) -> None:
        await self.socket.send(f"42/pig,{msgspec.json.encode([name, *args]).decode()}")

    @property
    def step(self) -> int:
        return int(self.state.get("_stateID", -1))

    async def until(self, step: int, deadline: float) -> bool:
        while self.step < step:
            self.news.clear()
            left = deadline - time.perf_counter()
            if left <= 0 or self.gone:
                return False
            try:
                await asyncio.wait_for(self.news.wait(), left)
            except TimeoutError:
                return self.step >= step
        return True


@dataclass
class Match:
    """A table of boardgame.io, as `Load` knows tables."""

    clients: list[Guest]
    busy: bool = False

    @property
    def over(self) -> bool:
        return "gameover" in self.clients[0].state["ctx"]

    def mover(self) -> Guest | None:
        return None if self.over else self.clients[int(self.clients[0].state["ctx"]["currentPlayer"])]

    async def close(self) -> None:
        await asyncio.gather(*(client.socket.close() for client in self.clients))


class PeerLoad(Load):
    """The same load on boardgame.io's server."""

    async def table(self, bots: int = 0) -> Any:
        made = (await self.http.post("/games/pig/create", json={"numPlayers": PLAYERS})).raise_for_status().json()
        match = made["matchID"]
        guests = []
        for number in range(PLAYERS):
            wish = {"playerID": str(number), "playerName": "x"}
            seat = (await self.http.post(f"/games/pig/{match}/join", json=wish)).raise_for_status().json()
            url = f"ws://{self.address}/socket.io/?EIO=4&transport=websocket"
            socket = await self.stack.enter_async_context(
                websockets.connect(url, max_size=None, compression=None, proxy=None, open_timeout=30)
            )
            guest = Guest(socket, match, number, seat["playerCredentials"])
            self.readers.append(asyncio.create_task(guest.read()))
            assert await guest.until(0, time.perf_counter() + 30)
            guests.append(guest)
        return Match(guests)

    async def move(self, table: Any, report: Report, key: str = "") -> None:
        guest: Guest | None = table.mover()
        if guest is None:
            return
        table.busy = True
        before, now = guest.step, guest.state["G"]
        wins = now["scores"][guest.number] + now["turnTotal"] >= 100
        payload = {
            "type": "hold" if wins else random.choice(("roll", "hold")), "args": [],
            "playerID": str(guest.number), "credentials": guest.credentials,
        }  # fmt: skip
        start = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        await guest.emit("update", action, before, guest.match, str(guest.number))
        seen = [await one.until(before + 1, start + PATIENCE) for one in table.clients]
        report.moves += 1
        report.drops += seen.count(False)
        report.times.append(max(one.at for one in table.clients) - start)
        table.busy = False


async def climb(address: str, process: int, load: type[Load], tables: int, seconds: float) -> tuple[Report, float]:
    """Raise the rate until it is too much. The best report, and the client's own processor time a move in it."""
    best, spent, rate, missed = Report("pig", tables, tables * PLAYERS, seconds=1.0), 0.0, FIRST, 0
    async with AsyncExitStack() as stack:
        running = load(address, "pig", PLAYERS, stack)
        for _ in range(tables):
            running.tables.append(await running.table())
        while missed < TRIES:
            report = Report("pig", tables, tables * PLAYERS)
            server, client = processor_time(process), time.process_time()
            await running.run(report, rate, seconds, lambda _passed: None)
            report.processor = processor_time(process) - server
            client = time.process_time() - client
            if report.part(0.99) < LIMIT * 1000 and not report.drops and report.moves >= REACHED * rate * seconds:
                best, spent, missed = report, client / report.moves, 0
                rate *= RISE
            else:
                missed += 1
        await running.http.aclose()
        for table in running.tables:
            await table.close()
        await asyncio.gather(*running.readers)
    return best, spent


async def ours(folder: Path, tables: int, seconds: float) -> tuple[Report, float]:
    async with servers(folder / "data", "") as starter:
        address, process = await starter.start()
        return await climb(address, process, Load, tables, seconds)


async def theirs(folder: Path, tables: int, seconds: float) -> tuple[Report, float]:
    environment = os.environ | {"NODE_ENV": "production", "NODE_NO_WARNINGS": "1"}
    command = [str(NODE), str(SCRIPT), str(folder / "peer.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as starter:
        assert starter.stdout is not None
        # The node of the wheel is started by a Python that stays beside it.
        _, port, process = next(line for line in starter.stdout if line.startswith("listens ")).split()
        try:
            return await climb(f"127.0.0.1:{port}", int(process), PeerLoad, tables, seconds)
        finally:
            os.kill(int(process), signal.SIGTERM)


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often both are loaded.")] = 3,
    tables: Annotated[int, typer.Option(min=1, help="So many tables, with two sockets each.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, help="How long each rate is kept.")] = 6.0,
) -> None:
    """Measure our server beside boardgame.io's. A missed target is told, not an error."""
    if not NODE.exists():
        typer.echo("The peers are not installed: run `make -C bench peers` first.", err=True)
        raise typer.Exit(2)
    ratios = []
    for number in range(rounds):
        found = {}
        for name, measure in (("Five Fires", ours), ("boardgame.io", theirs)):
            with tempfile.TemporaryDirectory() as folder:
                report, client = asyncio.run(measure(Path(folder), tables, seconds))
            rate = found[name] = report.moves / report.seconds
            typer.echo(
                f"round {number + 1}, {name}: {rate:.0f} moves/s, p99 {report.part(0.99):.0f} ms; a move costs the "
                f"server {report.processor / max(1, report.moves) * 1000:.2f} ms of a processor and the client "
                f"{client * 1000:.2f} ms; the machine had a load of {os.getloadavg()[0]:.1f}"
            )
        ratios.append(found["Five Fires"] / max(1e-9, found["boardgame.io"]))
    ratio = median(ratios)
    typer.echo(
        f"ours is {ratio:.2f} times as fast; the target of {TARGET:g} is {'met' if ratio >= TARGET else 'missed'}"
    )


if __name__ == "__main__":
    typer.run(main)
