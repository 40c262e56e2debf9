"""Web Push: telling somebody whose page is closed that it is their turn."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from fivefires.kernel import message
from fivefires.kernel.text import Catalogue
from fivefires.server.config import Config
from fivefires.server.library.texts import digest, text_hashes, texts
from fivefires.server.logs import fail, short, tell
from fivefires.server.refusals import Refuse
from fivefires.server.storage.store import Conflict, Store
from fivefires.server.wire import Subscription

from .sending import allowed, send

KEY_FILE = "push.pem"
# What nobody has fetched in a day is old news. The proof of who sends holds half as long, as the standard wants.
DAY = 24 * 3600
AT_ONCE = 50
GONE = (404, 410)
POINT, AUTH = 65, 16


class Pusher:
    """Sends notifications, while everything else goes on.

    They say which game and which table, in the language of whoever subscribed, and nothing of what happens there.
    """

    def __init__(self, config: Config, store: Store) -> None:
        self._config, self._store = config, store
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def _key(self) -> Any:
        return _kept_key(self._config.data / KEY_FILE)

    @cached_property
    def public_key(self) -> str:
        """The key that browsers subscribe with. Made once, and kept in the data directory."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    async def subscribe(self, table: str, seat: int, subscription: Subscription) -> None:
        """From now on this browser is told, too."""
        self._check(subscription)
        known = [_read(text).endpoint for text in await self._store.subscriptions(table, seat)]
        if subscription.endpoint not in known and len(known) >= self._config.limits.browsers:
            raise Refuse("push")
        with suppress(Conflict):  # Another tab of the same browser was quicker.
            await self._store.subscribe(table, seat, subscription.endpoint, msgspec.json.encode(subscription).decode())

    def _check(self, subscription: Subscription) -> None:
        """The server sends to the push services of browsers and nowhere else, least of all into its own network."""
        if allowed(subscription.endpoint, self._config.push_hosts) is None or not _are_keys(subscription):
            raise Refuse("push")

    def tell(self, table: str, seat: int, package: str, what: str = "push-your-turn") -> None:
        """Notify a seat, without making anybody wait. `package` has the game's title; `what` is a message."""
        task = asyncio.create_task(self._notify(table, seat, package, what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, table: str, seat: int, package: str, what: str) -> None:
        try:
            subscriptions = await self._store.subscriptions(table, seat)
            await asyncio.gather(*(self._notify_browser(table, seat, package, what, text) for text in subscriptions))
        except Exception as error:  # A notification that fails must not hurt the table.
            fail("push failed", error, table=short(table))

    async def _notify_browser(self, table: str, seat: int, package: str, what: str, text: str) -> None:
        subscription = _read(text)
        async with self._free:
            news = notice(table, package, subscription.locale, what)
            body, headers = self._sealed(news, subscription), self._headers(news, subscription)
            status = await send(subscription.endpoint, body, headers)
        tell("push", table=short(table), seat=seat, status=status)
        if status in GONE:
            await self._store.unsubscribe(table, seat, subscription.endpoint)

    def _sealed(self, notice: Notice, subscription: Subscription) -> bytes:
        """The notice as only that browser can read it."""
        from pywebpush import WebPusher

        keys = {"endpoint": subscription.endpoint, "keys": msgspec.to_builtins(subscription.keys)}
        body: bytes = WebPusher(keys).encode(msgspec.json.encode(notice))["body"]
        return body

    def _headers(self, notice: Notice, subscription: Subscription) -> dict[str, str]:
        address = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(self._config.clock()) + DAY // 2,
            "sub": _contact(self._config.public_url),
        }
        return {
            **self._key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            # One that was not fetched yet is replaced by the next one of the same table.
            "Topic": digest(notice.table.encode()),
        }

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Notice(msgspec.Struct):
    """What a browser shows, and where it leads."""

    table: str
    title: str
    text: str


def notice(table: str, package: str, locale: str, what: str = "push-your-turn") -> Notice:
    """What there is to be told, in somebody's language, or in English where that lacks it.

    A browser may call its language anything, so only those that there are texts in are ever looked up.
    """
    english = Catalogue("en", [texts(package, "en")])
    words = Catalogue(locale, [texts(package, locale)]) if locale in text_hashes(package) else english
    title, text = (
        (words if id in words else english).format(message(id)) for id in ("game-title", what)
    )  # fmt: skip
    return Notice(table, title, text)


def _read(text: str) -> Subscription:
    return msgspec.json.decode(text, type=Subscription)


def _are_keys(subscription: Subscription) -> bool:
    """Whether anything can be encrypted for this browser at all."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, auth = (_raw(text) for text in (subscription.keys.p256dh, subscription.keys.auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    return len(point) == POINT and len(auth) == AUTH


def _raw(text: str) -> bytes:
    text = text.rstrip("=")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _contact(public_url: str) -> str:
    """Whom a push service may turn to: the server's own name, where it has one that the standard lets pass."""
    address = urlsplit(public_url)
    host = address.hostname or ""
    return f"https://{host}" if address.scheme == "https" and "." in host else "https://localhost"


def _kept_key(path: Path) -> Any:
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
