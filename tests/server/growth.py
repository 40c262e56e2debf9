"""What a move costs late in a long game: processor time at the beginning, and again two thousand moves later.

`python -m tests.server.growth` plays one long game of the toy on a real server.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.server import toy
from tests.server.crash import servers
from tests.server.load import Load, Report, Table, processor_time

# A checkpoint falls into each of the two portions.
PORTION = 256
EARLY, LATE = 10, 2000
MOST = 1.3


@dataclass
class Growth:
    early: float
    late: float

    @property
    def ratio(self) -> float:
        return self.late / self.early

    def __str__(self) -> str:
        return (
            f"a move of a long game needs {self.early * 1000:.2f} ms of a processor from move {EARLY} on, and "
            f"{self.late * 1000:.2f} ms from move {LATE} on: {self.ratio:.2f} times as much"
        )


async def grow(data: Path, database: str = "", late: int = LATE, portion: int = PORTION) -> Growth:
    """Play on and on at one table, and look at what the server has used."""
    async with AsyncExitStack() as stack:
        address, process = await (await stack.enter_async_context(servers(data, database))).start()
        running = Load(address, toy.GAME.id, 2, stack)
        table = await running.table()
        await _play(running, table, EARLY)
        early = await _cost(running, table, process, portion)
        await _play(running, table, late - EARLY - portion)
        found = Growth(early, await _cost(running, table, process, portion))
        await running.http.aclose()
        await table.close()
        await asyncio.gather(*running.readers)
        return found


async def _cost(running: Load, table: Table, process: int, moves: int) -> float:
    before = processor_time(process)
    await _play(running, table, moves)
    return (processor_time(process) - before) / moves


async def _play(running: Load, table: Table, moves: int) -> None:
    """Somebody rolls, and everybody sees it, so many times."""
    report = Report(running.game, 1, len(table.clients))
    for _ in range(moves):
        await running.move(table, report, key="roll")
    assert (report.moves, report.refused, report.drops) == (moves, 0, 0), report


def measure(database: str = "") -> bool:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(grow(Path(folder) / "data", database))
    print(found)
    return found.ratio <= MOST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="a PostgreSQL URL instead of a file")
    sys.exit(0 if measure(parser.parse_args().database) else 1)


if __name__ == "__main__":
    main()
