"""Servers in processes of their own, to be loaded and killed: `python -m tests.server.process DATA [DATABASE [PORT]]`.

Each line on its input starts a server, whose address and process id are printed. The imports are done only once: the
servers are forked from this process, which waits for the end of one before it reads the next line. With --early it
plants the fault that the crash test must find: commands are acknowledged before they are committed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from fivefires.server.config import Config, Limits, Rate
from fivefires.server.logs import set_up
from fivefires.server.main import TableServer, calm_collector, listen, prepare, share_interpreter
from fivefires.server.people.seats import Viewer
from fivefires.server.table.live import LiveTable
from fivefires.server.wire import AnyCommand, Reply
from tests.server import toy

UNLIMITED = Rate(1_000_000, 1_000_000)
LIMITS = Limits(requests=UNLIMITED, tables=UNLIMITED, chores=UNLIMITED, commands=UNLIMITED, sockets_per_address=100_000)


def plant_early_acknowledgement() -> None:
    do = LiveTable.command

    async def early(self: LiveTable, viewer: Viewer, command: AnyCommand, answer: Callable[[Reply], None]) -> None:
        answer(Reply(command.id, True, self.table.shown + 1))
        await asyncio.sleep(0.15)
        await do(self, viewer, command, lambda _reply: None)

    LiveTable.command = early  # type: ignore[method-assign]


def run(data: Path, database: str, port: int) -> None:
    set_up(30)
    listener = listen("127.0.0.1", port)
    port = listener.getsockname()[1]
    # Notifications lead nowhere, whatever anybody subscribes to.
    config = Config(
        data, port=port, database_url=database, limits=LIMITS, warm=False, push_hosts=("127.0.0.1:*",),
        reaction_seconds=0.05, reaction_seconds_alone=0.05, bot_seconds=0.0,
    )  # fmt: skip
    calm_collector()
    share_interpreter()
    server = TableServer(config, listener, prepare(config), [toy.GAME])
    server.come = lambda: print(f"127.0.0.1:{config.port} {os.getpid()}", flush=True)
    server.run(sockets=[listener])


def main() -> None:
    arguments = [one for one in sys.argv[1:] if one != "--early"]
    data, database, port = (*arguments, *("", "0")[len(arguments) - 1 :])
    if "--early" in sys.argv:
        plant_early_acknowledgement()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            run(Path(data), database, int(port))
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
