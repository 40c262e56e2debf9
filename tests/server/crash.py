"""Kill the server in the middle of play, again and again: no acknowledged move may be lost, and none may be doubled.

`make crash` does it two hundred times. People play at several tables as fast as they can; the server is killed with
SIGKILL at some moment; a new one is started on the same data; everybody sends again what was not acknowledged, with the
same id. Then the database must have every acknowledged answer at its step, and no answer without its command.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from fivefires.kernel.tape import Answer
from fivefires.server.config import Config
from fivefires.server.storage.rows import Stored
from fivefires.server.storage.store import Store

GAME = "pig"
TABLES = 3


@dataclass
class Servers:
    """A process that starts servers on the same data, one at a time."""

    process: asyncio.subprocess.Process
    running: int = 0

    async def start(self) -> tuple[str, int]:
        """The address and the process id of a new server."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"start\n")
        await self.process.stdin.drain()
        line = (await asyncio.wait_for(self.process.stdout.readline(), 180)).decode().split()
        assert len(line) == 2, "the server did not start"
        self.running = int(line[1])
        return line[0], self.running

    def kill(self) -> None:
        """As a power cut would, but for the disk."""
        with suppress(ProcessLookupError):
            os.kill(self.running, signal.SIGKILL)
        self.running = 0


@asynccontextmanager
async def servers(data: Path, database: str, *, early: bool = False, port: int = 0) -> AsyncIterator[Servers]:
    arguments = [str(data), database, str(port), *(["--early"] if early else [])]
    command = [sys.executable, "-m", "tests.server.process", *arguments]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    started = Servers(process)
    try:
        yield started
    finally:
        if started.running:
            started.kill()
        await process.communicate(b"")


@dataclass
class Move:
    """An answer as it was sent."""

    id: str
    seat: int
    step: int
    key: str


@dataclass
class Seat:
    """Somebody at a table who answers as fast as possible, and sends again what nobody has acknowledged."""

    table: str
    number: int
    secret: str
    acknowledged: list[Move] = field(default_factory=list)
    pending: Move | None = None
    finished: bool = False
    # What is answered, where that is not everything that is offered; and when something was acknowledged last.
    keys: tuple[str, ...] = ()
    at: float = 0.0
    # What became of the line, and what was seen through it last.
    line: str = ""
    _seen: dict[str, Any] = field(default_factory=dict)

    async def play(self, address: str) -> None:
        """Play until the server is gone or the game is over."""
        url = f"ws://{address}/api/tables/{self.table}/socket"
        self.line = "calls"
        with suppress(OSError, websockets.WebSocketException, EOFError):
            async with websockets.connect(url, open_timeout=10) as socket:
                self.line = "is there"
                await socket.send(json.dumps({"hello": {"secret": self.secret}}))
                if self.pending is not None:
                    await self._send(socket, self.pending)
                async for text in socket:
                    await self._heed(socket, json.loads(text))
                    if self.finished:
                        return

    async def _heed(self, socket: Any, frame: dict[str, Any]) -> None:
        if "reply" in frame and self.pending is not None and frame["reply"]["id"] == self.pending.id:
            if frame["reply"]["ok"]:
                self.acknowledged.append(self.pending)
                self.at = time.monotonic()
            elif self.keys:
                await socket.close()  # Whoever plays on and on comes back for a fresh view, and tries again.
            done, self.pending = self.pending, None
            if self._seen.get("step", 0) > done.step:  # It was done before the line broke, and seen already.
                await self._answer(socket, self._seen)
        if "sight" in frame and frame["sight"]["sight"]:
            self.finished = frame["sight"]["table"]["status"] == "finished"
            self._seen = frame["sight"]["sight"]
            await self._answer(socket, self._seen)

    async def _answer(self, socket: Any, sight: dict[str, Any]) -> None:
        if sight.get("question") and self.pending is None:
            keys = [*self.keys] or [offer["key"] for offer in sight["question"]["offers"]]
            key = random.choice([*keys, keys[0], keys[0]])
            self.pending = Move(uuid.uuid4().hex, self.number, sight["step"], key)
            await self._send(socket, self.pending)

    @property
    def step(self) -> int:
        """Where the game was when it was seen last."""
        return int(self._seen.get("step", 0))

    def told(self) -> str:
        """Where somebody stands, for whoever wonders why nobody moves."""
        asked = bool(self._seen.get("question"))
        pending = self.pending.step if self.pending is not None else None
        return f"seat {self.number} {self.line}, sees step {self.step}, is asked: {asked}, waits for {pending}"

    async def _send(self, socket: Any, move: Move) -> None:
        command = {"id": move.id, "do": "answer", "step": move.step, "key": move.key, "confirm": True}
        await socket.send(json.dumps(command))


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0

    def __str__(self) -> str:
        return f"{self.kills} kills, {self.acknowledged} acknowledged moves: {self.lost} lost, {self.doubled} doubled"


async def new_seats(address: str, game: str = GAME) -> list[Seat]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30, verify=False, trust_env=False) as http:
        body = {"game": game, "seats": [{"kind": "human"}] * 2, "start": True}
        created = (await http.post("/api/tables", json=body)).raise_for_status().json()
    others = [(one["seat"], one["secret"]) for one in created["hot_seats"]]
    return [Seat(created["table"], seat, secret) for seat, secret in [(created["seat"], created["secret"]), *others]]


async def crash(data: Path, database: str, kills: int, *, early: bool = False, show: Any = None) -> Report:
    """Kill the server so many times, and count what was lost and doubled."""
    report, tables = Report(), list[list[Seat]]()
    async with servers(data, database, early=early) as started:
        for _ in range(kills):
            address, _ = await started.start()
            tables = [table for table in tables if not any(seat.finished for seat in table)]
            while len(tables) < TABLES:
                tables.append(await new_seats(address))
            playing = [asyncio.create_task(seat.play(address)) for table in tables for seat in table]
            await in_the_middle(tables)
            started.kill()
            await asyncio.gather(*playing)
            report.kills += 1
            await check(data, database, tables, report)
            if show is not None:
                show(report)
    return report


async def in_the_middle(tables: list[list[Seat]]) -> None:
    """Some moment at which moves are under way."""
    wanted = random.randint(5, 20)
    for _ in range(12_000):
        if sum(len(seat.acknowledged) for seats in tables for seat in seats) >= wanted:
            break
        await asyncio.sleep(0.005)
    await asyncio.sleep(random.uniform(0, 0.02))


async def check(data: Path, database: str, tables: list[list[Seat]], report: Report) -> None:
    """Compare what was acknowledged with what is in the database."""
    store = Store(Config(data, database_url=database).store_url)
    for seats in tables:
        stored = await store.load(seats[0].table, 0)
        assert stored is not None
        report.lost += sum(not is_kept(move, stored) for seat in seats for move in seat.acknowledged)
        report.doubled += abs(answers_in(stored) - len(stored.commands))
        report.acknowledged += sum(len(seat.acknowledged) for seat in seats)
        for seat in seats:
            seat.acknowledged = []
    await store.close()


def is_kept(move: Move, stored: Stored) -> bool:
    entry = stored.history[move.step] if move.step < len(stored.history) else None
    kept = isinstance(entry, Answer) and (entry.seat, entry.option) == (move.seat, move.key)
    return kept and (move.seat, move.id) in stored.commands


def answers_in(stored: Stored) -> int:
    return sum(isinstance(entry, Answer) for entry in stored.history)


def main() -> None:
    from rich.progress import Progress

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--early", action="store_true", help="plant an early acknowledgement, which must be caught")
    parser.add_argument("--database", default="", help="a PostgreSQL URL instead of a file")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        bar = progress.add_task("killing the server", total=chosen.kills)

        def show(report: Report) -> None:
            progress.update(bar, completed=report.kills, description=str(report))

        report = asyncio.run(crash(Path(folder) / "data", chosen.database, chosen.kills, early=chosen.early, show=show))
    print(report)
    sound = report.lost == report.doubled == 0 and report.acknowledged > 0
    sys.exit(0 if sound != chosen.early else 1)


if __name__ == "__main__":
    main()
