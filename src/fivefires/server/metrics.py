"""Metrics for whoever watches over a server, in the text format of Prometheus, at an address of their own.

Nothing in them is about a person or a table: only how many there are of something, and how long it takes.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .hall.hall import Hall

# The bounds of the portions in which times are counted, in seconds.
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
# Whoever asks says so within so many seconds, and in so many bytes.
PATIENCE, LARGEST = 5.0, 8192


class Times:
    """How long something took, counted in portions."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


def told(hall: Hall) -> str:
    """Everything that there is to tell."""
    services = hall.services
    database, lives = services.store.database, hall.awake
    single = (
        ("tables_awake", "gauge", "Tables that are awake in this process.", len(lives)),
        ("sockets", "gauge", "Sockets of seats and spectators.", sum(live.audience.size for live in lives)),
        ("changes_total", "counter", "What was written: moves and everything else.", database.changes),
        ("commits_total", "counter", "Transactions that this was written in.", database.commits),
        ("writes_waiting", "gauge", "What waits to be written.", database.waiting),
        ("database_lost", "gauge", "1 while the database is out of reach.", int(bool(services.store.presence.lost))),
        ("processor_seconds_total", "counter", "Processor time of this process.", f"{time.process_time():.2f}"),
    )
    lines: list[str] = []
    for name, kind, help, value in single:
        lines += [f"# HELP fivefires_{name} {help}", f"# TYPE fivefires_{name} {kind}", f"fivefires_{name} {value}"]
    name = "fivefires_change_seconds"
    lines += [f"# HELP {name} From a command's turn until it counts.", f"# TYPE {name} histogram"]
    return "\n".join([*lines, *services.times.lines(name)]) + "\n"


@asynccontextmanager
async def telling(hall: Hall, address: str) -> AsyncIterator[None]:
    """Answer everybody who asks at an address such as 127.0.0.1:9464; nobody where there is none."""
    if not address:
        yield
        return
    host, _, port = address.rpartition(":")

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                found = head.startswith((b"GET /metrics ", b"GET / "))
                body = told(hall).encode() if found else b"there is /metrics and nothing else\n"
                kind = "text/plain; version=0.0.4; charset=utf-8"
                status = "200 OK" if found else "404 Not Found"
                start = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
                writer.write(f"{start}Connection: close\r\n\r\n".encode() + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(answer, host or "127.0.0.1", int(port), limit=LARGEST)
    async with server:
        yield
