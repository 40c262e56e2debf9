"""Turn webhooks: an address of a seat's owner is called when it is their turn.

It works where Web Push cannot, since nothing of it needs a secure page. Whoever reads along at that address learns the
game's title, the table's id and where it stands, and can do nothing with it: the link has no secret.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import SplitResult, urlunsplit

import msgspec

from fivefires.server.config import Config
from fivefires.server.logs import fail, short, tell
from fivefires.server.refusals import Refuse
from fivefires.server.storage.store import Store
from fivefires.server.wire import Hook

from .push import GONE, Notice, notice
from .sending import allowed, send

AT_ONCE = 50
_TOPIC = re.compile(r"/[A-Za-z0-9_-]{1,64}")


class Hooks:
    """Calls the addresses of seats, while everything else goes on."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config, self._store = config, store
        self._tasks: set[asyncio.Task[None]] = set()
        # The seats that are called in a while.
        self._waiting: set[tuple[str, int]] = set()
        self._free = asyncio.Semaphore(AT_ONCE)

    async def set(self, table: str, seat: int, hook: Hook, by: str) -> None:
        """From now on this address is called, and no other one of this seat, as long as the seat is `by`'s."""
        self._check(hook)
        if not await self._store.set_hook(table, seat, by, msgspec.json.encode(hook).decode()):
            raise Refuse("missing")

    async def of(self, table: str, seat: int) -> Hook | None:
        text = await self._store.hook(table, seat)
        return None if text is None else msgspec.json.decode(text, type=Hook)

    def _check(self, hook: Hook) -> SplitResult:
        """The same hosts and addresses as are checked for notifications. What ntfy is told has a topic."""
        address = allowed(hook.address, self._config.hook_hosts)
        if address is None or (hook.format == "ntfy" and _TOPIC.fullmatch(address.path) is None):
            raise Refuse("hook")
        return address

    async def test(self, table: str, seat: int, package: str) -> int:
        """Call the address now, and tell what it answers; 0 is nothing at all."""
        hook = await self.of(table, seat)
        if hook is None:
            raise Refuse("no-hook")
        return await self._call(table, package, hook, "hook-test")

    def tell(self, table: str, seat: int, package: str) -> None:
        """Call a seat's owner in a while, without making anybody wait. What comes until then is the same call."""
        if (table, seat) in self._waiting:
            return
        self._waiting.add((table, seat))
        task = asyncio.create_task(self._wait_and_call(table, seat, package))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wait_and_call(self, table: str, seat: int, package: str) -> None:
        try:
            await asyncio.sleep(self._config.hook_seconds)
            # From here on, what is asked next is worth another call.
            self._waiting.discard((table, seat))
            await self._call_owner(table, seat, package)
        except Exception as error:  # A call that fails must not hurt the table.
            fail("hook failed", error, table=short(table))

    async def _call_owner(self, table: str, seat: int, package: str) -> None:
        """Call, if the seat is still waited for and nobody has called for this wait."""
        text = await self._store.claim_hook(table, seat)
        if text is None:
            return
        hook = msgspec.json.decode(text, type=Hook)
        status = await self._call(table, package, hook, "push-your-turn")
        tell("hook", table=short(table), seat=seat, status=status)
        if status in GONE:
            await self._store.remove_hook(table, seat, text)

    async def _call(self, table: str, package: str, hook: Hook, what: str) -> int:
        """The address is checked again: the server may allow less than it did when it was set."""
        address = self._check(hook)
        link = f"{self._config.public_url}/t/{table}"
        body = msgspec.json.encode(BODIES[hook.format](notice(table, package, hook.locale, what), link, address))
        async with self._free:
            return await send(_target(hook, address), body, {"Content-Type": "application/json"})

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _target(hook: Hook, address: SplitResult) -> str:
    """Where the call goes. JSON for ntfy goes to its root alone; the topic is in the body."""
    return urlunsplit(address._replace(path="/")) if hook.format == "ntfy" else hook.address


def _discord(notice: Notice, link: str, _address: SplitResult) -> dict[str, Any]:
    return {"content": f"{notice.title}: {notice.text}\n{link}", "allowed_mentions": {"parse": []}}


def _slack(notice: Notice, link: str, _address: SplitResult) -> dict[str, Any]:
    text = f"{notice.title}: {notice.text}".replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{text}\n{link}"}


def _ntfy(notice: Notice, link: str, address: SplitResult) -> dict[str, Any]:
    return {"topic": address.path[1:], "title": notice.title, "message": notice.text, "click": link}


def _plain(notice: Notice, link: str, _address: SplitResult) -> dict[str, Any]:
    return {"title": notice.title, "text": notice.text, "table": notice.table, "link": link}


BODIES: dict[str, Callable[[Notice, str, SplitResult], dict[str, Any]]] = {
    "discord": _discord,
    "slack": _slack,
    "ntfy": _ntfy,
    "json": _plain,
}
