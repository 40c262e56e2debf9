"""The gate: what every request passes before anything else looks at it, and what every response carries."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from fivefires.server.config import Config
from fivefires.server.logs import fail, tell
from fivefires.server.refusals import Refuse

from .buckets import Buckets, Crowd
from .turns import Turns

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

# What a Host header is: a name or an address, and perhaps a port.
_HOST = re.compile(r"(?:(?P<name>[A-Za-z0-9._-]+)|\[(?P<address>[0-9A-Fa-f:.]+)\])(?::(?P<port>[0-9]{1,5}))?")
# Of a text in JSON, to see how deep it is: quotes and brackets, and what a bracket adds to the depth, as a signed byte.
_OTHERS = bytes({*range(256)} - {*b'[]{}"'})
_STEPS = bytes.maketrans(b"[]{}", b"\x01\xff\x01\xff")

LAST_PORT = 65535
LONGEST_LOGGED = 200
UPLOADS = "/api/uploads"
# Where a socket finds its turn, which it ends once it is in.
LET_IN = "fivefires.turn"
# One household has as many addresses of IPv6 as it likes, all with the same first half.
HOUSEHOLD = 64


def check_json(data: bytes, size: int, depth: int) -> None:
    """Refuse what is too large, no text, or too deeply nested, before anything parses it."""
    if len(data) > size:
        raise Refuse("too-large")
    try:
        data.decode()
    except UnicodeDecodeError:
        raise Refuse("malformed") from None
    if depth_of(data) > depth:
        raise Refuse("too-deep")


def depth_of(data: bytes) -> int:
    """How deep brackets stand in each other in a text in JSON; where it is none, its reader finds that out.

    Whoever sends brackets and quotes by the million keeps everybody waiting while this looks at them. So each step goes
    over all of the text at once, and none of them looks at one after the other here.
    """
    without_escapes = data.replace(rb"\\", b"").replace(rb"\"", b"")
    quotes_and_brackets = without_escapes.translate(None, _OTHERS).replace(b'""', b"")
    outside_strings = b"".join(quotes_and_brackets.split(b'"')[::2])
    return max(accumulate(array("b", outside_strings.translate(_STEPS))), default=0)


class Gate:
    """Wraps the whole application: hosts, origins, rates, sizes; headers and one log line a request."""

    def __init__(self, app: ASGIApp, config: Config, requests: Buckets) -> None:
        self.app = app
        self._config = config
        self._requests = requests
        self._sockets = Crowd(config.limits.sockets_per_address)
        self._uploads = Crowd(config.limits.uploads_per_address)
        # Before any of a file is read; afterwards it counts among new tables as well.
        self._uploading = Buckets(config.limits.tables, time.monotonic)
        self._turns = Turns(config.limits.turns, config.limits.turn_seconds)
        self._names = own_names(config)
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if config.public_url.startswith("https:"):
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # --- requests --------------------------------------------------------------------------------

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0

        async def with_headers(event: Message) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event = {**event, "headers": self._all_headers(list(event.get("headers", [])))}
            await send(event)

        try:
            self._check(scope)
            with self._among_few(scope):
                body = await self._body(scope, receive)
                await self.app(_as_get(scope), _again(body, receive), with_headers)
        except Refuse as refuse:
            await _respond(refuse, with_headers, "http.response")
        except Exception as error:
            fail("request failed", error, path=_path(scope))
            if not status:
                await _respond(Refuse("internal"), with_headers, "http.response")
        milliseconds = round((time.perf_counter() - start) * 1000, 1)
        tell("request", method=scope.get("method"), path=_path(scope), status=status, ms=milliseconds)

    @contextmanager
    def _among_few(self, scope: Any) -> Iterator[None]:
        """Files are large and are held until they are read: only a few at once from one address."""
        if scope["path"] != UPLOADS:
            yield
            return
        address = address_of(scope)
        self._uploading.take(address)
        self._uploads.enter(address)
        try:
            yield
        finally:
            self._uploads.leave(address)

    async def _body(self, scope: Any, receive: Receive) -> bytes:
        """The whole body, within its limits."""
        limits = self._config.limits
        is_upload = scope["path"] == UPLOADS
        most = limits.upload if is_upload else limits.body
        length = _header(scope, b"content-length")
        if length.isdecimal() and int(length) > most:
            raise Refuse("too-large")
        try:
            async with asyncio.timeout(limits.body_seconds):
                body = await _whole(receive, most) if scope["method"] not in ("GET", "HEAD") else b""
        except TimeoutError:
            raise Refuse("slow") from None
        check_json(body, most, limits.upload_depth if is_upload else limits.depth)
        return body

    def _all_headers(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        present = {name.lower() for name, _ in headers}
        headers += [(name, value) for name, value in self._headers if name not in present]
        if b"cache-control" not in present:
            headers.append((b"cache-control", b"no-store"))
        return headers

    # --- sockets ---------------------------------------------------------------------------------

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self._check(scope)
            self._sockets.enter(address)
        except Refuse as refuse:
            await receive()
            await _respond(refuse, send, "websocket.http.response")
            return
        turn = None
        try:
            turn = scope[LET_IN] = await self._turns.take()
            await self.app(scope, receive, send)
        finally:
            if turn is not None:
                turn.end()
            self._sockets.leave(address)

    # --- checks ----------------------------------------------------------------------------------

    def _check(self, scope: Any) -> None:
        host = _header(scope, b"host")
        if not self._is_ours(host):
            raise Refuse("origin")
        origin = _header(scope, b"origin")
        if origin and not self._may_speak(origin, host):
            raise Refuse("origin")
        if scope["path"].startswith("/api/"):
            self._requests.take(address_of(scope))

    def _is_ours(self, host: str) -> bool:
        """Whether a request is meant for this server, and not for a name that somebody has pointed at it."""
        match = _HOST.fullmatch(host)
        if match is None or int(match["port"] or 0) > LAST_PORT:
            return False
        name = (match["name"] or match["address"]).lower()
        return name in self._names or _is_address(name)

    def _may_speak(self, origin: str, host: str) -> bool:
        if self._config.public_url and origin == origin_of(self._config.public_url):
            return True
        return origin in (f"http://{host}", f"https://{host}")


def own_names(config: Config) -> set[str]:
    """The names that this machine goes by."""
    machine = socket.gethostname().lower()
    names = {"localhost", config.host.lower(), machine, f"{machine}.local"}
    public = urlsplit(config.public_url).hostname
    return names | ({public} if public else set())


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address_of(scope: Any) -> str:
    """Who is counted: an address, or the network of a household where that has very many of them."""
    client = scope.get("client")
    name = str(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:  # Whatever a proxy calls its clients.
        return name
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))


def _as_get(scope: Any) -> Any:
    """Messengers and checkers of links may ask for the head alone: it is that of the answer, whose body stays here."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _path(scope: Any) -> str:
    """The path for the log, cut short, and the ids of tables in it as well."""
    return re.sub(r"([A-Za-z0-9_-]{6})[A-Za-z0-9_-]{16,}", r"\1…", str(scope["path"])[:LONGEST_LOGGED])


async def _whole(receive: Receive, most: int) -> bytes:
    """What a client sends, up to its end or the end of the client."""
    body = bytearray()
    while True:
        event = await receive()
        if event["type"] != "http.request":
            break
        body += event.get("body", b"")
        if len(body) > most:
            raise Refuse("too-large")
        if not event.get("more_body"):
            break
    return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """Hand the body on to whoever reads it next."""
    given = False

    async def again() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _respond(refuse: Refuse, send: Send, kind: str) -> None:
    body = msgspec.json.encode(refuse.refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in refuse.headers.items()]
    events: list[Any] = [
        {"type": f"{kind}.start", "status": refuse.status, "headers": headers},
        {"type": f"{kind}.body", "body": body, "more_body": False},
    ]
    for event in events:
        await send(event)
