"""`serve`: one process, one data directory, one address to give to friends."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import uvicorn

from fivefires.kernel import Game

from .app import make_app
from .clocks.clock import Clock
from .config import HOOK_HOSTS, PUSH_HOSTS, Config
from .entrance.protocols import Requests, Sockets, Stuck
from .logs import set_up, tell
from .storage.damage import check_file
from .storage.datalock import DataLock, Locked
from .storage.opening import open_store
from .storage.store import StorageTrouble

# A frame larger than this is not even received.
LARGEST_FRAME = 64 * 1024
# How long a thread waits at most for Python's interpreter while another one computes.
SWITCH_SECONDS = 0.0005


class CannotServe(Exception):
    """The server cannot start; the text says why in one sentence."""


def default_data() -> Path:
    """Where games are kept unless told: the user's own data folder, by the convention of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "fivefires"
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    if chosen.is_absolute():  # What is not is to be ignored, the convention says.
        return chosen / "fivefires"
    usual = Path.home() / ".local/share/fivefires"
    if sys.platform == "darwin" and not usual.is_dir():  # Games that were begun there before are played on there.
        return Path.home() / "Library/Application Support/fivefires"
    return usual


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    public_url: str = "",
    database_url: str = "",
    open_at: str | None = None,
    *,
    push_hosts: Sequence[str] = (),
    lists: bool = False,
    ready: Callable[[str], None] | None = None,
    level: int = logging.INFO,
) -> None:
    """Serve until told to stop. `ready` is called with the address once people can come.

    `open_at` is the path at which the browser is opened, where there is one. Notifications and calls about turns may
    go to `push_hosts`, too, beside the usual services. `lists`: hosts may have their tables listed for anybody.
    """
    os.umask(0o077)  # Whatever is kept is for its owner alone.
    listener = listen(host, port)
    port = listener.getsockname()[1]
    url = public_url.rstrip("/") or f"http://{reachable(host)}:{port}"
    push, hook = (*PUSH_HOSTS, *push_hosts), (*HOOK_HOSTS, *push_hosts)
    metrics = os.environ.get("FIVEFIRES_METRICS", "")
    folder = data or default_data()
    config = Config(folder, host, port, url, database_url, metrics, push_hosts=push, hook_hosts=hook, lists=lists)
    set_up(level)
    try:
        lock = prepare(config)
    except CannotServe:
        listener.close()
        raise
    calm_collector()
    share_interpreter()
    server = TableServer(config, listener, lock)

    def come() -> None:
        tell("ready", url=url, data=str(config.data))
        if ready is not None:
            ready(url)
        if open_at is not None and has_screen():
            threading.Thread(target=webbrowser.open, args=(f"{local_url(host, port)}{open_at}",), daemon=True).start()

    server.come = come
    # uvicorn ends by the signal that it was sent; an exit also clears up what the processes beside it have used.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server.run(sockets=[listener])


def prepare(config: Config) -> DataLock:
    """Lock the data directory and bring the database to the present, or say in one sentence why that is not possible.

    Done before the server starts, so that whoever starts it reads a sentence and no traceback.
    """
    try:
        lock = DataLock(config.data)
    except (Locked, OSError) as error:
        raise CannotServe(str(error)) from None

    async def migrate() -> None:
        store = open_store(config.store_url)
        try:
            check_file(store.engine)
            await store.open()
            await Clock.of(store, config).open()
        finally:
            await store.close()

    try:
        asyncio.run(migrate())
    except StorageTrouble as error:
        lock.release()
        raise CannotServe(f"the database cannot be used: {error}") from None
    return lock


def calm_collector() -> None:
    """Keep Python's collector from looking through every table again and again, which stops all of them for a while.

    Almost everything is freed without it; the hall has it look through the rest when tables go to sleep.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100_000)


def share_interpreter() -> None:
    """Let the thread that serves sockets have Python's interpreter soon, however long rules run in another one.

    It gives the interpreter away with everything that it reads and writes, some six times a move, and each time it
    could wait as long as Python's usual 5 ms to have it back.
    """
    sys.setswitchinterval(SWITCH_SECONDS)


class TableServer(uvicorn.Server):
    """uvicorn, which finishes the inboxes and says goodbye before it closes the sockets."""

    come: Callable[[], None] | None = None

    def __init__(
        self, config: Config, listener: socket.socket, lock: DataLock | None = None, games: Sequence[Game[Any]] = ()
    ) -> None:
        self.gate = make_app(config, games, lock)
        self._stuck = Stuck()
        super().__init__(
            uvicorn.Config(
                self.gate,
                host=config.host,
                port=listener.getsockname()[1],
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                http=Requests,
                ws=Sockets,
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                proxy_headers=bool(config.public_url),
                timeout_graceful_shutdown=10,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.come is not None:
            self.come()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % 10 == 0:
            self._stuck.cut(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.gate.app.state["hall"].drain()  # type: ignore[attr-defined]
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The socket that people come to, or one sentence why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, else asyncio would let small frames wait for the other side's acknowledgement.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:  # A name can be too long to be even looked up.
        listener.close()
        why = getattr(error, "strerror", None) or error
        raise CannotServe(f"port {port} of {host} cannot be used: {why}") from None
    return listener


def has_screen() -> bool:
    """Whether a browser would open in a window, and not in the terminal where the server runs."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def local_url(host: str, port: int) -> str:
    """The server as the browser on the same machine reaches it, which counts as safe even over plain HTTP."""
    if host in ("0.0.0.0", "::", ""):
        return f"http://127.0.0.1:{port}"
    return f"http://{reachable(host)}:{port}"


def reachable(host: str) -> str:
    """The address by which others on the same network reach a server that listens everywhere."""
    if host not in ("0.0.0.0", "::", ""):
        return f"[{host}]" if ":" in host else host
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # Nothing is sent: this only asks which way it would go.
        return str(probe.getsockname()[0])
    except OSError:
        return socket.gethostname()
    finally:
        probe.close()
