"""Load the server: many tables, four sockets each, so many moves a second in all, over real WebSockets.

`make load` plays at 200 tables with 150 moves a second, and at 800 with 60. A move counts from the moment it is sent
until the last socket of its table has received what it led to. Clients answer at random; a new table replaces one whose
game is over. Then it measures what a move costs late in a long game (`growth`), and how soon everybody is back after
the server was killed (`herd`). `ARGS="--tables 200 --rate 40"` has one load alone.
With `--thinking 2` a person sits with three search bots at each of two more tables, so that bots think all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import websockets

from fivefires.kernel.registry import UnknownGame, find
from tests.server.crash import servers

PREFERRED = ("zona", "embers")
PATIENCE = 10.0
LIMIT = 0.1

# How an answer is refused whose question had lapsed before it arrived.
TOO_LATE = ("other-question", "not-asked", "not-offered")


class Offer(msgspec.Struct):
    key: str


class Asked(msgspec.Struct):
    offers: list[Offer]
    given: str = ""


class Sight(msgspec.Struct):
    step: int
    question: Asked | None = None


class Status(msgspec.Struct):
    status: str


class Envelope(msgspec.Struct):
    event: int
    table: Status
    sight: Sight | None
    holding: bool


class Refusal(msgspec.Struct):
    code: str


class Reply(msgspec.Struct):
    id: str
    ok: bool
    event: int
    refusal: Refusal | None = None


class Frame(msgspec.Struct):
    """As much of a frame as a client must understand."""

    sight: Envelope | None = None
    reply: Reply | None = None


FRAME = msgspec.json.Decoder(Frame)


@dataclass
class Client:
    """One socket: what it has seen last, and when."""

    socket: websockets.ClientConnection
    number: int
    table: str
    secret: str
    event: int = -1
    at: float = 0.0
    question: Asked | None = None
    holding: bool = False
    step: int = 0
    status: str = ""
    bytes: int = 0
    frames: int = 0
    gone: bool = False
    replies: dict[str, tuple[float, Reply]] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def wants_an_answer(self) -> bool:
        return self.question is not None or self.holding or self.status == "finished"

    async def read(self) -> None:
        try:
            async for text in self.socket:
                now = time.perf_counter()
                self.bytes += len(text)
                self.frames += 1
                self._take(FRAME.decode(text), now)
                self.news.set()
        except websockets.ConnectionClosed:
            pass
        self.gone = True
        self.news.set()

    def _take(self, frame: Frame, now: float) -> None:
        if frame.reply is not None:
            self.replies[frame.reply.id] = (now, frame.reply)
        elif frame.sight is not None:
            envelope = frame.sight
            self.event, self.at, self.holding = envelope.event, now, envelope.holding
            self.status = envelope.table.status
            sight = envelope.sight
            self.question = sight.question if sight and sight.question and not sight.question.given else None
            self.step = sight.step if sight else 0

    async def until(self, condition: Callable[[Client], object], deadline: float) -> bool:
        while not condition(self):
            self.news.clear()
            left = deadline - time.perf_counter()
            if left <= 0 or self.gone:
                return False
            try:
                await asyncio.wait_for(self.news.wait(), left)
            except TimeoutError:
                return bool(condition(self))
        return True


@dataclass
class Table:
    clients: list[Client]
    busy: bool = False

    @property
    def over(self) -> bool:
        return any(client.status == "finished" for client in self.clients)

    async def close(self) -> None:
        await asyncio.gather(*(client.socket.close() for client in self.clients))

    def mover(self) -> Client | None:
        able = [client for client in self.clients if client.question or client.holding]
        return random.choice(able) if able else None


@dataclass
class Report:
    """What a run has shown. A drop is a socket that closed, or a move that was not answered or not seen by all.

    An answer is late where its question lapsed while it was on its way, as a reaction's may. Nothing is wrong then.
    """

    game: str
    tables: int
    sockets: int
    seconds: float = 0.0
    moves: int = 0
    refused: int = 0
    late: int = 0
    drops: int = 0
    frames: int = 0
    bytes: int = 0
    processor: float = 0.0
    times: list[float] = field(default_factory=list)

    def part(self, share: float) -> float:
        """The time within which this share of the moves was seen by everybody, in milliseconds."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("inf")

    @property
    def met(self) -> bool:
        return self.drops == 0 and self.part(0.99) < LIMIT * 1000

    def __str__(self) -> str:
        return (
            f"{self.game}: {self.tables} tables, {self.sockets} sockets, {self.moves / self.seconds:.1f} moves/s "
            f"for {self.seconds:.0f} s, {self.refused} refused, {self.late} late, {self.drops} drops; "
            f"{self.bytes / max(1, self.frames) / 1000:.1f} kB a frame, {self.frames / self.seconds:.0f} frames/s; "
            f"median {self.part(0.5):.1f} ms, p95 {self.part(0.95):.1f} ms, p99 {self.part(0.99):.1f} ms, "
            f"worst {self.part(1.0):.1f} ms; the server needs {self.processor / max(1, self.moves) * 1000:.1f} ms of a "
            f"processor a move, and the machine had a load of {os.getloadavg()[0]:.1f}"
        )


class Load:
    def __init__(self, address: str, game: str, players: int, stack: AsyncExitStack) -> None:
        self.address, self.game, self.players, self.stack = address, game, players, stack
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=30, verify=False, trust_env=False)
        self.tables: list[Table] = []
        self.thinking: list[Table] = []
        self.readers: list[asyncio.Task[None]] = []

    async def table(self, bots: int = 0) -> Table:
        """A new table at which everybody has a socket, and so many seats are for bots that think."""
        people = [{"kind": "human"}] * (self.players - bots)
        body = {"game": self.game, "seats": [*people, *[{"kind": "bot", "bot": "search"}] * bots], "start": True}
        created = (await self.http.post("/api/tables", json=body)).raise_for_status().json()
        secrets = [created["secret"], *(one["secret"] for one in created["hot_seats"])]
        clients = [await self._client(created["table"], number, secret) for number, secret in enumerate(secrets)]
        return Table(clients)

    async def _client(self, table: str, number: int, secret: str) -> Client:
        url = f"ws://{self.address}/api/tables/{table}/socket"
        socket = await self.stack.enter_async_context(
            websockets.connect(url, max_size=None, compression=None, proxy=None, open_timeout=30)
        )
        client = Client(socket, number, table, secret)
        self.readers.append(asyncio.create_task(client.read()))
        await socket.send(msgspec.json.encode({"hello": {"secret": secret}}).decode())
        assert await client.until(lambda one: one.event >= 0, time.perf_counter() + 30)
        return client

    async def move(self, table: Table, report: Report, key: str = "") -> None:
        """One move, this one or any, until the last socket has seen it."""
        client = table.mover()
        if client is None:
            return
        table.busy = True
        before, asked, id = client.event, (client.step, client.question), uuid.uuid4().hex
        command: dict[str, object] = {"id": id, "do": "confirm"}
        if client.question:
            key = key or random.choice(client.question.offers).key
            command = {"id": id, "do": "answer", "step": client.step, "key": key, "confirm": True}
        start = time.perf_counter()
        await client.socket.send(msgspec.json.encode(command).decode())
        if not await client.until(lambda one: id in one.replies, start + PATIENCE):
            report.drops += 1
            return
        at, reply = client.replies.pop(id)
        report.moves += 1
        if (
            reply.refusal is not None
            and reply.refusal.code in TOO_LATE
            and await client.until(lambda one: (one.step, one.question) != asked, start + PATIENCE)
        ):
            report.late += 1
        elif not reply.ok:
            report.refused += 1
        else:
            # What happens veiled does not move the event: only whom it concerns is shown anything.
            waiting = table.clients if reply.event > before else [client]
            seen = [await one.until(lambda one: one.event >= reply.event, start + PATIENCE) for one in waiting]
            report.drops += seen.count(False)
            report.times.append(max(at, *(one.at for one in waiting if one.event == reply.event), at) - start)
        table.busy = False

    async def run(self, report: Report, rate: float, seconds: float, show: Callable[[float], None]) -> None:
        """Moves at a steady rate, each at a table that waits for one."""
        moves = {asyncio.create_task(self._beside_bots(number, report)) for number in range(len(self.thinking))}
        beside = [*moves]
        start, number = time.perf_counter(), 0
        while (now := time.perf_counter()) - start < seconds:
            number += 1
            ready = [one for one in self.tables if not one.busy and not one.over and one.mover()]
            if ready:
                moves.add(task := asyncio.create_task(self.move(random.choice(ready), report)))
                task.add_done_callback(moves.discard)
            await self._replace()
            show(now - start)
            await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        for task in beside:
            task.cancel()
        await asyncio.gather(*moves, return_exceptions=True)
        report.seconds = time.perf_counter() - start
        report.drops += sum(client.gone for table in self.tables for client in table.clients)
        report.frames = sum(client.frames for table in self.tables for client in table.clients)
        report.bytes = sum(client.bytes for table in self.tables for client in table.clients)

    async def _beside_bots(self, number: int, report: Report) -> None:
        """Answer for a person among bots as soon as it is their turn."""
        while True:
            table = self.thinking[number]
            person = table.clients[0]
            await person.until(Client.wants_an_answer, time.perf_counter() + 600)
            if table.over:
                await table.close()
                self.thinking[number] = await self.table(self.players - 1)
            else:
                await self.move(table, report)

    async def _replace(self) -> None:
        """A table whose game is over makes room for a new one."""
        for number, table in enumerate(self.tables):
            if table.over and not table.busy:
                await table.close()
                self.tables[number] = await self.table()


async def load(
    data: Path, game: str, *, tables: int, players: int, rate: float, seconds: float, database: str = "",
    thinking: int = 0, show: Callable[[str, float], None] = lambda _what, _share: None,
) -> Report:  # fmt: skip
    async with AsyncExitStack() as stack:
        address, process = await (await stack.enter_async_context(servers(data, database))).start()
        running = Load(address, game, players, stack)
        for number in range(tables):
            running.tables.append(await running.table())
            show("tables are made", number / tables)
        for _ in range(thinking):
            running.thinking.append(await running.table(players - 1))
        report, before = Report(game, tables, tables * players), processor_time(process)
        await running.run(report, rate, seconds, lambda passed: show("moves are made", passed / seconds))
        report.processor = processor_time(process) - before
        await running.http.aclose()
        for table in (*running.tables, *running.thinking):
            await table.close()
        await asyncio.gather(*running.readers)
        return report


def processor_time(process: int) -> float:
    """How many seconds of a processor a process has used, where the system tells."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return 0.0
    numbers = path.read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


# What `make load` plays: tables, and moves a second.
ROWS = ((200, 150.0), (800, 60.0))


def usual_game() -> str:
    for name in PREFERRED:
        try:
            return find(name).id
        except UnknownGame:
            continue
    raise SystemExit("there is no game to play")


def main() -> None:
    from rich.progress import Progress

    from tests.server import growth, herd

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--tables", type=int, default=0, help="one load with so many tables, and nothing else")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=150.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--thinking", type=int, default=0, help="so many more tables with three search bots each")
    parser.add_argument("--database", default="", help="a PostgreSQL URL instead of a file")
    chosen = parser.parse_args()
    game, sound = chosen.game or usual_game(), True
    with Progress() as progress:
        bar = progress.add_task("", total=1.0)

        def show(what: str, share: float) -> None:
            progress.update(bar, description=what, completed=share)

        for tables, rate in [(chosen.tables, chosen.rate)] if chosen.tables else ROWS:
            with tempfile.TemporaryDirectory() as folder:
                report = asyncio.run(
                    load(
                        Path(folder) / "data", game, tables=tables, players=chosen.players, rate=rate,
                        seconds=chosen.seconds, database=chosen.database, thinking=chosen.thinking, show=show,
                    )
                )  # fmt: skip
            print(report)
            sound = sound and report.met
    if not chosen.tables:
        sound = growth.measure(chosen.database) and herd.measure(game, chosen.players, chosen.database) and sound
    sys.exit(0 if sound else 1)


if __name__ == "__main__":
    main()
