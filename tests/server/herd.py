"""Everybody comes back at once: the server is killed with SIGKILL while all look, and a new one is started.

`python -m tests.server.herd` does it with 800 tables. Each client tries again as the page does. It is back when it has
been shown its table.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import websockets

from tests.server.crash import servers
from tests.server.load import Load, processor_time, usual_game

TABLES, MEDIAN = 800, 5.0
# Whoever is not back then does not come back any more.
PATIENCE = 300.0


class Bye(msgspec.Struct):
    code: str


class Frame(msgspec.Struct):
    """As much of a frame as somebody must understand who comes back."""

    sight: msgspec.Raw = msgspec.Raw(b"null")
    bye: Bye | None = None


FRAME = msgspec.json.Decoder(Frame)


@dataclass
class Herd:
    sockets: int
    back: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    processor: float = 0.0

    @property
    def met(self) -> bool:
        return len(self.back) == self.sockets and not self.refused and statistics.median(self.back) < MEDIAN

    def __str__(self) -> str:
        times = sorted(self.back) or [float("inf")]
        return (
            f"after a kill {len(self.back)} of {self.sockets} sockets are back, the median in "
            f"{statistics.median(times):.1f} s and the last in {times[-1]:.1f} s, with refusals {self.refused or 0}; "
            f"the server needed {self.processor / max(1, len(self.back)) * 1000:.1f} ms of a processor for each"
        )


async def come_back(data: Path, game: str, tables: int, players: int, database: str = "") -> Herd:
    async with AsyncExitStack() as stack:
        starter = await stack.enter_async_context(servers(data, database))
        address, _ = await starter.start()
        running = Load(address, game, players, stack)
        for _ in range(tables):
            running.tables.append(await running.table())
        seats = [(client.table, client.secret) for table in running.tables for client in table.clients]
        starter.kill()
        await asyncio.gather(*running.readers)
        await running.http.aclose()
        address, process = await starter.start()
        herd, start = Herd(len(seats)), time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(_return(address, *seat, herd, start, stack) for seat in seats))
        herd.processor = processor_time(process)
        return herd


async def _return(address: str, table: str, secret: str, herd: Herd, start: float, stack: AsyncExitStack) -> None:
    tries = 0
    while True:
        with suppress(OSError, websockets.WebSocketException, EOFError, TimeoutError):
            socket = await websockets.connect(
                f"ws://{address}/api/tables/{table}/socket",
                max_size=None, compression=None, proxy=None, open_timeout=PATIENCE,
            )  # fmt: skip
            stack.push_async_callback(socket.close)
            await socket.send(msgspec.json.encode({"hello": {"secret": secret}}).decode())
            frame = FRAME.decode(await socket.recv())
            if frame.sight != msgspec.Raw(b"null"):
                herd.back.append(time.perf_counter() - start)
                return
            code = frame.bye.code if frame.bye is not None else "nothing"
            herd.refused[code] = herd.refused.get(code, 0) + 1
        await asyncio.sleep(min(8.0, 0.25 * 2**tries) * random.uniform(0.75, 1.25))
        tries += 1


def measure(game: str, players: int, database: str = "", tables: int = TABLES) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        herd = asyncio.run(come_back(Path(folder) / "data", game, tables, players, database))
    print(herd)
    return herd.met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--database", default="", help="a PostgreSQL URL instead of a file")
    chosen = parser.parse_args()
    sys.exit(0 if measure(chosen.game or usual_game(), chosen.players, chosen.database, chosen.tables) else 1)


if __name__ == "__main__":
    main()
