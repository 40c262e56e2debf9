"""What a table and a move cost the server and its database: the figures that `make scaling` uses.

`python -m tests.server.costs` plays at tables of a real game on a real server, first on SQLite and then on a PostgreSQL
of its own, and writes what it finds to `costs.json` beside this file. Nothing here is about how long people wait:
`load` measures that.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import msgspec
import psycopg

from tests.server.conftest import folder_for_postgres, started_postgres
from tests.server.crash import servers
from tests.server.load import Load, Report, processor_time, usual_game

FILE = Path(__file__).with_name("costs.json")
# So many sessions commit at once where the commits of one PostgreSQL are counted.
SESSIONS = (1, 4, 16, 64)


class Play(msgspec.Struct):
    """One server and its store under a light load. Times are in milliseconds, sizes in bytes."""

    moves: int
    processor_ms: float
    """Of the server's process, a move."""
    sent_bytes: float
    """To all sockets of the table, a move."""
    frames: float
    """To all sockets of the table, a move."""
    table_bytes: float
    """Of memory: a table that is awake, with its four sockets."""
    idle_bytes: float
    """Of memory: the process before anybody has come."""
    median_ms: float
    p95_ms: float
    p99_ms: float


class Costs(msgspec.Struct):
    game: str
    players: int
    load: float
    """How busy the machine was with other things, as its load average says."""
    sqlite: Play
    postgres: Play
    database_ms: float
    """Of PostgreSQL's processes, a move."""
    log_bytes: float
    """Written to PostgreSQL's write-ahead log, a move."""
    stored_bytes: float
    """By which the database grows, a move."""
    commits: dict[int, float]
    """Commits a second of one PostgreSQL, by the number of sessions that commit at once."""


def measured() -> Costs:
    """The figures as they were measured last."""
    return msgspec.json.decode(FILE.read_bytes(), type=Costs)


# --- one server ------------------------------------------------------------------------------------


def memory(process: int) -> int:
    """The bytes that are a process's own. What it shares with the one that it was forked from is not counted."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


async def play(
    data: Path, game: str, *, tables: int, players: int, rate: float, seconds: float, database: str = "",
    beside: Callable[[], float] = lambda: 0.0,
) -> tuple[Play, float]:  # fmt: skip
    """A light load, and by how much something `beside` the server has grown per move."""
    async with AsyncExitStack() as stack:
        address, process = await (await stack.enter_async_context(servers(data, database))).start()
        running = Load(address, game, players, stack)
        await (await running.table()).close()  # Whatever is loaded once is no table's own.
        idle = memory(process)
        for _ in range(tables):
            running.tables.append(await running.table())
        grown = (memory(process) - idle) / tables
        clients = [client for table in running.tables for client in table.clients]
        frames, size = sum(one.frames for one in clients), sum(one.bytes for one in clients)
        used, there = processor_time(process), beside()
        report = Report(game, tables, tables * players)
        await running.run(report, rate, seconds, lambda _passed: None)
        used, there = processor_time(process) - used, beside() - there
        assert (report.drops, report.refused) == (0, 0), report
        found = Play(
            report.moves, used / report.moves * 1000, (report.bytes - size) / report.moves,
            (report.frames - frames) / report.moves, grown, idle,
            report.part(0.5), report.part(0.95), report.part(0.99),
        )  # fmt: skip
        await running.http.aclose()
        for table in running.tables:
            await table.close()
        await asyncio.gather(*running.readers)
        return found, there / report.moves


# --- one PostgreSQL --------------------------------------------------------------------------------


def family(process: int) -> list[int]:
    """A process and all that it has started."""
    parents = {int(one.name): _parent(one) for one in Path("/proc").iterdir() if one.name.isdigit()}
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def _parent(folder: Path) -> int:
    try:
        return int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def ask(database: str, question: str) -> float:
    with psycopg.connect(database, autocommit=True) as connection:
        row = connection.execute(question).fetchone()
    assert row is not None
    return float(row[0])


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own: its address, and the process that all of its others come from."""
    with folder_for_postgres() as folder:
        server = started_postgres(folder)
        try:
            yield server.get_uri(), int((folder / "postmaster.pid").read_text().split()[0])
        finally:
            server.cleanup()


def commits(database: str, sessions: int, size: int, seconds: float) -> float:
    """Commits a second where so many sessions write a row of this size, again and again.

    Each loop runs within PostgreSQL, so that no client takes the processor from it.
    """
    name = f"rows_{sessions}"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"CREATE TABLE {name} (session int, body bytea)")
    loop = (
        "DO $$ DECLARE ending timestamptz := clock_timestamp() + interval '{seconds} seconds'; BEGIN"
        " WHILE clock_timestamp() < ending LOOP"
        " INSERT INTO {name} VALUES ({number}, decode(repeat('5f', {size}), 'hex')); COMMIT; END LOOP; END $$"
    )

    def write(number: int) -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("SET synchronous_commit TO on")
            connection.execute(loop.format(seconds=seconds, name=name, number=number, size=size).encode())

    writers = [threading.Thread(target=write, args=(number,)) for number in range(sessions)]
    begun = time.perf_counter()
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    return ask(database, f"SELECT count(*) FROM {name}") / (time.perf_counter() - begun)


# --- all of it -------------------------------------------------------------------------------------


def measure(game: str, *, tables: int, players: int, rate: float, seconds: float) -> Costs:
    loads = [os.getloadavg()[0]]

    def played(database: str, beside: Callable[[], float] = lambda: 0.0) -> tuple[Play, float]:
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(
                play(
                    Path(folder) / "data", game, tables=tables, players=players, rate=rate, seconds=seconds,
                    database=database, beside=beside,
                )
            )  # fmt: skip

    on_sqlite, _ = played("")
    with postgres() as (database, process):
        # The fullest backend may end with its session, so what it has used is asked for while the server runs.
        on_postgres, worked = played(database, lambda: sum(map(processor_time, family(process))))
        _, logged = played(database, lambda: ask(database, "SELECT pg_current_wal_lsn() - '0/0'"))
        _, stored = played(database, lambda: ask(database, "SELECT pg_database_size(current_database())"))
        counted = {one: commits(database, one, int(logged), seconds / 4) for one in SESSIONS}
    loads.append(os.getloadavg()[0])
    return Costs(
        game, players, statistics.mean(loads), on_sqlite, on_postgres, worked * 1000, logged, stored, counted
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=20.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    found = measure(
        chosen.game or usual_game(), tables=chosen.tables, players=chosen.players, rate=chosen.rate,
        seconds=chosen.seconds,
    )  # fmt: skip
    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    FILE.write_bytes(text + b"\n")
    print(text.decode())


if __name__ == "__main__":
    main()
