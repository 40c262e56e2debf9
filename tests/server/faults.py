"""Every write fails once: a game on SQLite is played on a disk that refuses, cuts short, tears or forgets one write.

`python -m tests.server.faults` counts the writes and syncs of a game of 200 moves and has a good many of them fail, one
in each game, in all four ways; `--all` has every one of them fail. The disk is a library in front of the C library's
(`faulty_disk.c`, by LD_PRELOAD), so SQLite itself is what is tested. After each, what was acknowledged must be there,
nothing twice, and the table must play on.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from fivefires.kernel.tape import Answer as Answered
from fivefires.server.config import Config
from fivefires.server.hall.hall import Hall
from fivefires.server.people.seats import Viewer
from fivefires.server.storage import engine
from fivefires.server.table.live import LiveTable
from fivefires.server.wire import Answer, NewTable, Reply
from tests.server import toy
from tests.server.process import LIMITS

SOURCE = Path(__file__).with_name("faulty_disk.c")
KINDS = {"r": "refused", "s": "short", "t": "torn", "l": "lost at power-off"}
MOVES, POINTS = 200, 40


@dataclass
class Report:
    writes: int = 0
    tried: dict[str, int] = field(default_factory=dict)
    acknowledged: int = 0
    refused: int = 0
    died: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        tried = ", ".join(f"{count} {KINDS[kind]}" for kind, count in self.tried.items())
        return (
            f"{self.writes} writes and syncs in a game of {MOVES} moves; failed: {tried}; {self.acknowledged} moves "
            f"were acknowledged, {self.refused} refused, {self.died} times the server died; wrong: {self.wrong or 0}"
        )


def config_of(data: Path) -> Config:
    return Config(data, limits=LIMITS, warm=False, tick_seconds=3600.0)


async def with_hall(data: Path, do: Callable[[Hall], Any]) -> Any:
    data.mkdir(exist_ok=True)
    hall = Hall(config_of(data), [toy.GAME])
    await hall.open()
    try:
        return await do(hall)
    finally:
        await hall.close()


async def prepare(data: Path) -> str:
    """A table at which a game has begun."""
    wish = {"game": toy.GAME.id, "seats": [{"kind": "human"}, {"kind": "human"}], "start": True}
    created = await with_hall(data, lambda hall: hall.create(msgspec.convert(wish, NewTable)))
    return str(created.table)


async def move(live: LiveTable, number: int) -> Reply:
    """One roll, under an id of its own."""
    key = live.seats[0].secret_hash
    assert live.play is not None
    assert key is not None
    command, replies = Answer(f"move-{number}", live.play.runner.step, "roll", True), list[Reply]()
    await live.inbox.do(lambda: live.command(Viewer("seat", 0, True, key), command, replies.append))
    return replies[0]


async def play(hall: Hall, table: str, moves: int, told: Callable[[int, bool], None]) -> None:
    for number in range(moves):
        try:
            reply = await move(await hall.table(table), number)
        except Exception:
            told(number, False)
            continue
        told(number, reply.ok)


# --- one fault, in a process of its own ----------------------------------------------------------------


def failing(disk: Any, data: Path, table: str, at: int, kind: str, moves: int) -> tuple[list[int], list[int], bool]:
    """The moves that were acknowledged and refused while one write failed, and whether the server died of it."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)

        def tell(number: int, ok: bool) -> None:
            os.write(writer, f"{number} {ok:d}\n".encode())

        async def go(hall: Hall) -> None:
            await hall.table(table)
            disk.disk_arm(at, kind.encode())
            await play(hall, table, moves, tell)
            os.write(writer, f"count {disk.disk_count()}\n".encode())
            disk.disk_arm(-1, b"-")

        asyncio.run(with_hall(data, go))
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as told:
        lines = [line.split() for line in told]
    _, status = os.waitpid(child, 0)
    failing.count = next((int(line[1]) for line in lines if line[0] == "count"), 0)  # type: ignore[attr-defined]
    moved = [(int(line[0]), line[1] == "1") for line in lines if line[0] != "count"]
    return [one for one, ok in moved if ok], [one for one, ok in moved if not ok], os.WEXITSTATUS(status) == 9


async def checked(data: Path, table: str, acknowledged: list[int]) -> str:
    """What is wrong with a database after a fault, if anything is. The table must play on."""

    async def look(hall: Hall) -> str:
        stored = await hall.services.store.load(table, 0)
        if stored is None:
            return "the table is gone"
        kept = {id for _, id in stored.commands}
        lost = [number for number in acknowledged if f"move-{number}" not in kept]
        answers = sum(isinstance(entry, Answered) for entry in stored.history)
        if lost or answers != len(stored.commands):
            return f"lost {lost}, {answers} answers for {len(stored.commands)} commands"
        return "" if (await move(await hall.table(table), 10_000)).ok else "the table does not play on"

    return str(await with_hall(data, look))


def faults(folder: Path, points: int | None, show: Callable[[Report], None] = lambda _report: None) -> Report:
    """Have writes fail, one in each game: `points` of them for each kind of failure, or all."""
    disk, report, game = ctypes.CDLL(os.environ["LD_PRELOAD"]), Report(), folder / "game"
    disk.disk_arm.argtypes, disk.disk_count.restype = [ctypes.c_long, ctypes.c_char], ctypes.c_long
    table = asyncio.run(prepare(game))
    shutil.copytree(game, folder / "quiet")
    acknowledged, refused, _ = failing(disk, folder / "quiet", table, 1 << 40, "r", MOVES)
    assert (len(acknowledged), refused) == (MOVES, []), "the game is not played to its end"
    report.writes = failing.count  # type: ignore[attr-defined]
    step = 1 if points is None else max(1, report.writes // points)
    for kind, name in KINDS.items():
        for at in range(1, report.writes + 1, step):
            copy = folder / "copy"
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(game, copy)
            acknowledged, refused, died = failing(disk, copy, table, at, kind, MOVES)
            report.tried[kind] = report.tried.get(kind, 0) + 1
            report.acknowledged += len(acknowledged)
            report.refused += len(refused)
            report.died += died
            if wrong := asyncio.run(checked(copy, table, acknowledged)):
                report.wrong.append(f"{name} at {at}: {wrong}")
            show(report)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--points", type=int, default=POINTS, help="so many writes fail in each of the four ways")
    parser.add_argument("--careless", action="store_true", help="plant a database that waits for no disk: to be caught")
    parser.add_argument("--all", action="store_true", help="every write fails, which takes hours")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if "LD_PRELOAD" not in os.environ:
            library = str(Path(folder) / "faulty_disk.so")
            subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", library, str(SOURCE), "-ldl"], check=True)
            again = [sys.executable, "-m", "tests.server.faults", *sys.argv[1:]]
            sys.exit(subprocess.run(again, env={**os.environ, "LD_PRELOAD": library}, check=False).returncode)
        if chosen.careless:
            engine.PRAGMAS["synchronous"] = 0
        report = faults(Path(folder), None if chosen.all else chosen.points)
    print(report)
    sound = not report.wrong and report.acknowledged > 0
    sys.exit(0 if sound != chosen.careless else 1)


if __name__ == "__main__":
    main()
