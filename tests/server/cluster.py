"""Several processes on one PostgreSQL behind HAProxy, and trouble among them, while people play.

`make cluster` kills one of three processes with SIGKILL two hundred times. `--trouble pause` stops one for a while and
wakes it, `--trouble cut` ends every connection to the database, and `--trouble postgres` restarts PostgreSQL. After
each, every table must play on, and the database must have every acknowledged answer at its step and none twice.
`--trouble none` measures how much of a processor a move needs, with `--processes 1` or 3.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import psycopg

from fivefires.server.config import Config
from fivefires.server.storage.store import Store
from tests import debian
from tests.server import toy
from tests.server.conftest import folder_for_postgres, started_postgres
from tests.server.crash import Seat, Servers, answers_in, is_kept, new_seats, servers
from tests.server.load import processor_time

CONFIGURATION = Path(__file__).parents[2] / "docs" / "haproxy.cfg"
NAMES = ("ONE", "TWO", "THREE")
# What those who play answer: nothing that ends or breaks the toy.
KEYS = ("stay", "pass-on", "roll")
# A table that does not play on within so many seconds has failed.
WITHIN, PATIENCE = 5.0, 60.0
# A game that is so long is left for a new one: at 20,000 steps no table goes on.
LONG = 8_000
# What was acknowledged before the trouble has arrived everywhere after so many seconds.
SETTLED = 0.1

Trouble = Literal["kill", "pause", "cut", "postgres", "none"]


@dataclass
class Report:
    processes: int
    troubles: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    moves: int = 0
    processor: float = 0.0
    waits: list[float] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return self.lost == self.doubled == 0 and self.acknowledged > 0 and max(self.waits, default=0.0) < WITHIN

    def __str__(self) -> str:
        waits = sorted(self.waits) or [0.0]
        cost = f", {self.processor / self.moves * 1000:.2f} ms of a processor a move" if self.moves else ""
        return (
            f"{self.processes} processes, {self.troubles} troubles, {self.acknowledged} acknowledged moves: "
            f"{self.lost} lost, {self.doubled} doubled; a table plays on after {waits[len(waits) // 2]:.1f} s in the "
            f"median and {waits[-1]:.1f} s at most{cost}; the machine had a load of {os.getloadavg()[0]:.1f}"
        )


def haproxy() -> str | None:
    return debian.installed("haproxy", packages=("haproxy",))


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@asynccontextmanager
async def behind_a_proxy(ports: list[int]) -> AsyncIterator[str]:
    """HAProxy as the documentation has it, in front of these ports."""
    program = haproxy()
    assert program, "there is no haproxy: apt install haproxy"
    address = f"127.0.0.1:{free_port()}"
    places = {f"FIVEFIRES_{name}": f"127.0.0.1:{port}" for name, port in zip(NAMES, ports, strict=False)}
    environment = {**os.environ, "FIVEFIRES_BIND": address, **places}
    proxy = await asyncio.create_subprocess_exec(program, "-db", "-q", "-f", str(CONFIGURATION), env=environment)
    try:
        for _ in range(500):
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", int(address.partition(":")[2]))) == 0:
                    break
            await asyncio.sleep(0.02)
        yield address
    finally:
        proxy.terminate()
        await proxy.wait()


class Cluster:
    def __init__(self, starters: list[Servers], address: str, database: str, postgres: Any) -> None:
        self.starters, self.address, self.database, self.postgres = starters, address, database, postgres
        self.tables: list[list[Seat]] = []
        self._playing: dict[str, list[asyncio.Task[None]]] = {}
        self._over = False

    async def begin(self, tables: int) -> None:
        for starter in self.starters:
            await starter.start()
        await asyncio.sleep(1.0)  # Until the proxy has seen them all.
        self.tables = [await self._begin_table() for _ in range(tables)]

    async def _begin_table(self) -> list[Seat]:
        seats = await new_seats(self.address, toy.GAME.id)
        for seat in seats:
            seat.keys = KEYS
        self._playing[seats[0].table] = [asyncio.create_task(self._play(seat)) for seat in seats]
        return seats

    async def renew(self) -> None:
        """Begin new games in the place of those that have become long, and of which all was checked just now."""
        for number, seats in enumerate(self.tables):
            if max(seat.step for seat in seats) > LONG:
                await _ended(self._playing.pop(seats[0].table))
                self.tables[number] = await self._begin_table()

    async def _play(self, seat: Seat) -> None:
        """Play for ever; whoever loses the line comes back as the page does."""
        while not self._over:
            await seat.play(self.address)
            await asyncio.sleep(random.uniform(0.15, 0.3))

    async def end(self) -> None:
        self._over = True
        await _ended([task for tasks in self._playing.values() for task in tasks])

    # --- trouble ---------------------------------------------------------------------------------

    async def trouble(self, kind: Trouble, seconds: float) -> None:
        starter = random.choice(self.starters)
        if kind == "kill":
            starter.kill()
            await starter.start()  # Meanwhile the others play.
        elif kind == "pause":
            os.kill(starter.running, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            os.kill(starter.running, signal.SIGCONT)
        elif kind == "cut":
            async with await psycopg.AsyncConnection.connect(self.database, autocommit=True) as connection:
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
        elif kind == "postgres":
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.to_thread(self.postgres.ensure_postgres_running)

    async def plays_on(self, since: float) -> list[float]:
        """How long each table took until something was acknowledged there again."""
        end, first = time.monotonic() + PATIENCE, dict[int, float]()
        while time.monotonic() < end:
            for number, seats in enumerate(self.tables):
                last = max(seat.at for seat in seats)
                if last > since:
                    first.setdefault(number, last - since)
            if len(first) == len(self.tables):
                return [*first.values()]
            await asyncio.sleep(0.01)
        stuck = [seats for number, seats in enumerate(self.tables) if number not in first]
        raise AssertionError(f"{len(stuck)} tables do not play on: {[seat.told() for seat in stuck[0]]}")

    async def check(self, report: Report) -> None:
        """What was acknowledged up to now must be in the database."""
        taken = [(seats[0].table, [move for seat in seats for move in seat.acknowledged]) for seats in self.tables]
        for seats in self.tables:
            for seat in seats:
                seat.acknowledged = []
        store = Store(Config(Path("/nowhere"), database_url=self.database).store_url)
        for table, moves in taken:
            stored = await store.load(table, 0)
            assert stored is not None
            report.lost += sum(not is_kept(move, stored) for move in moves)
            report.doubled += abs(answers_in(stored) - len(stored.commands))
            report.acknowledged += len(moves)
        await store.close()


async def cluster(
    folder: Path, processes: int = 3, tables: int = 6, kind: Trouble = "kill", times: int = 200, seconds: float = 60.0,
    show: Any = None,
) -> Report:  # fmt: skip
    report = Report(processes)
    async with AsyncExitStack() as stack:
        postgres = await asyncio.to_thread(started_postgres, stack.enter_context(folder_for_postgres()))
        stack.callback(postgres.cleanup)
        database, ports = postgres.get_uri(), [free_port() for _ in range(processes)]
        starters = [
            await stack.enter_async_context(servers(folder / f"data-{port}", database, port=port)) for port in ports
        ]  # fmt: skip
        address = await stack.enter_async_context(behind_a_proxy(ports))
        running = Cluster(starters, address, database, postgres)
        try:
            await running.begin(tables)
            await running.plays_on(time.monotonic())
            await (
                _measured(running, report, seconds)
                if kind == "none"
                else _troubled(running, report, kind, times, seconds, show)
            )
        finally:
            await running.end()
    return report


async def _measured(running: Cluster, report: Report, seconds: float) -> None:
    used = sum(processor_time(starter.running) for starter in running.starters)
    await running.check(report)
    before = report.acknowledged
    await asyncio.sleep(seconds)
    report.processor = sum(processor_time(starter.running) for starter in running.starters) - used
    await running.check(report)
    report.moves = report.acknowledged - before


async def _troubled(running: Cluster, report: Report, kind: Trouble, times: int, seconds: float, show: Any) -> None:
    for _ in range(times):
        await asyncio.sleep(random.uniform(0.2, 1.0))
        trouble = asyncio.create_task(running.trouble(kind, seconds))
        if kind == "postgres":
            await trouble  # Nobody can play without it.
        await asyncio.sleep(SETTLED)  # What was on its way has arrived.
        report.waits += [SETTLED + wait for wait in await running.plays_on(time.monotonic())]
        await trouble
        report.troubles += 1
        await running.check(report)
        await running.renew()
        if show is not None:
            show(report)


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--trouble", choices=("kill", "pause", "cut", "postgres", "none"), default="kill")
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long one is paused, or how long is measured")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            cluster(
                Path(folder), chosen.processes, chosen.tables, chosen.trouble, chosen.times, chosen.seconds,
                show=lambda report: print(report, flush=True),
            )
        )  # fmt: skip
    print(report)
    sys.exit(0 if report.sound else 1)


if __name__ == "__main__":
    main()
