"""Web Push: telling somebody whose page is closed that it is their turn."""

from __future__ import annotations

import asyncio
import base64
import os
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from fivefires.kernel import message
from fivefires.kernel.text import Catalogue

from .config import Config
from .logs import fail, short, tell
from .refusals import Refuse
from .storage.store import Store
from .texts import text_hashes, texts
from .wire import Subscription

KEY_FILE = "push.pem"
SECONDS = 10
GONE = (404, 410)


class Pusher:
    """Sends notifications, one after the other, in a thread.

    They say which game and which table, in the language of whoever subscribed, and nothing of what happens there.
    """

    def __init__(self, config: Config, store: Store) -> None:
        self._config, self._store = config, store
        self._tasks: set[asyncio.Task[None]] = set()
        self._public = ""

    @property
    def path(self) -> Path:
        return self._config.data / KEY_FILE

    def public_key(self) -> str:
        """The key that browsers subscribe with. Made once, and kept in the data directory."""
        if not self._public:
            self._public = _public_key(self.path)
        return self._public

    def check(self, subscription: Subscription) -> None:
        """The server sends to the push services of browsers and nowhere else."""
        address = urlsplit(subscription.endpoint)
        host = address.hostname or ""
        known = any(host == one or host.endswith(f".{one}") for one in self._config.push_hosts)
        if address.scheme != "https" and not _is_loopback(host):
            raise Refuse("push")
        if not known or address.username or address.password:
            raise Refuse("push")

    def your_turn(self, table: str, seat: int, package: str) -> None:
        """Notify a seat, without making anybody wait. `package` is the game's, with its title."""
        task = asyncio.create_task(self._notify(table, seat, package))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, table: str, seat: int, package: str) -> None:
        try:
            for text in await self._store.subscriptions(table, seat):
                subscription = msgspec.json.decode(text, type=Subscription)
                status = await asyncio.to_thread(self._send, notice(table, package, subscription.locale), subscription)
                tell("push", table=short(table), seat=seat, status=status)
                if status in GONE:
                    await self._store.unsubscribe(table, seat, subscription.endpoint)
        except Exception as error:  # A notification that fails must not hurt the table.
            fail("push failed", error, table=short(table))

    def _send(self, notice: Notice, subscription: Subscription) -> int:
        """The status that the push service answers with, or 0 where it does not."""
        from pywebpush import WebPushException, webpush
        from requests import RequestException

        try:
            response = webpush(
                {"endpoint": subscription.endpoint, "keys": msgspec.to_builtins(subscription.keys)},
                msgspec.json.encode(notice),
                vapid_private_key=_key(self.path),
                vapid_claims={"sub": self._config.public_url or "https://localhost"},
                ttl=24 * 3600,
                timeout=SECONDS,
            )
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 0
        except RequestException:
            return 0
        return int(response.status_code)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Notice(msgspec.Struct):
    """What a browser shows, and where it leads."""

    table: str
    title: str
    text: str


def notice(table: str, package: str, locale: str) -> Notice:
    """It is somebody's turn, in their language, or in English where that lacks it."""
    words = Catalogue(locale, [texts(package, locale)] if locale in text_hashes(package) else [])
    english = Catalogue("en", [texts(package, "en")])
    title, text = (
        (words if id in words else english).format(message(id)) for id in ("game-title", "push-your-turn")
    )  # fmt: skip
    return Notice(table, title, text)


def _is_loopback(host: str) -> bool:
    return host in ("127.0.0.1", "::1", "localhost")


def _key(path: Path) -> Any:
    """The server's own key, made when it is first needed."""
    from py_vapid import Vapid02

    if not path.exists():
        made = Vapid02()
        made.generate_keys()
        with suppress(FileExistsError):
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(made.private_pem())
    return Vapid02.from_file(str(path))


def _public_key(path: Path) -> str:
    from cryptography.hazmat.primitives import serialization

    key = _key(path).public_key
    raw = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
