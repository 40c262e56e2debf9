"""A browser's push service, and a browser that has subscribed there: both on this machine."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature


class Subscriber:
    """Has the keys that only a browser has."""

    def __init__(self) -> None:
        self._private, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        public = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.keys = {"p256dh": _text(public), "auth": _text(self._auth)}

    def subscription(self, endpoint: str, locale: str = "en") -> dict[str, Any]:
        return {"endpoint": endpoint, "keys": self.keys, "expirationTime": None, "locale": locale}

    def read(self, body: bytes) -> dict[str, Any]:
        """What was sent, if it was sealed for this browser."""
        opened = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(opened)
        return told


class PushService:
    """Takes messages at any path, and answers with `status`, or not at all until `answers` is set."""

    def __init__(self) -> None:
        self.url = ""
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.more = ""
        self.answers = asyncio.Event()
        self.answers.set()
        self.answered = 0
        self._news = asyncio.Condition()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one message. Whoever hangs up before it is answered is gone."""
        try:
            await self._take(reader, writer)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        async with self._news:
            self.got.append((head[0].split()[1], headers, body))
            self._news.notify_all()
        await self.answers.wait()
        reply = f"HTTP/1.1 {self.status} Fine\r\n{self.more}content-length: 0\r\nconnection: close\r\n\r\n"
        writer.write(reply.encode())
        self.answered += 1

    async def until(self, messages: int, seconds: float) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: len(self.got) >= messages), seconds)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service, serving = PushService(), set[asyncio.Task[None]]()

    def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        serving.add(asyncio.create_task(service.serve(reader, writer)))

    listener = await asyncio.start_server(come, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    async with listener:
        yield service
        service.answers.set()
        await asyncio.gather(*serving)


def sender(authorization: str) -> tuple[dict[str, Any], str]:
    """Who has sent a message, by the standard (RFC 8292): the claims, and the key that has signed them."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = _bytes(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(_bytes(claims)), parts["k"]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
