"""What leaves the server for somebody who is away: where it may go, and how it is sent."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

# Whoever does not answer in so many seconds is given up, this time.
SECONDS = 10
# Who calls, and not with which version of what.
WHO = {"User-Agent": "Five Fires"}
USUAL = {"https": 443, "http": 80}
ANY_PORT = ":*"
# Of a name, and of each part between its dots: nobody looks up longer ones.
LONGEST_NAME, LONGEST_PART = 253, 63
# A plain address: printable, and without what browsers and libraries disagree about.
_ADDRESS = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+/[^\x00-\x20\x7f-\U0010ffff\\]*")


def allowed(text: str, hosts: Sequence[str]) -> SplitResult | None:
    """An address at one of these hosts. The server sends nowhere else, least of all into its own network.

    A host is a name or a number, and perhaps a port or `*` for any; without one it is the usual port of its scheme.
    """
    address = _address(text)
    if address is None or address.username or address.password:
        return None
    host = address.hostname or ""
    if address.scheme != "https" and not (address.scheme == "http" and _is_loopback(host)):
        return None
    return address if any(_is_at(address, host, one) for one in hosts) else None


def _is_at(address: SplitResult, host: str, allowed: str) -> bool:
    """Whoever trusts a service on some machine does not trust whatever else listens there."""
    named = urlsplit(f"//{allowed.removesuffix(ANY_PORT)}")
    name, usual = named.hostname or "", USUAL[address.scheme]
    port = usual if address.port is None else address.port
    if not allowed.endswith(ANY_PORT) and port != (named.port or usual):
        return False
    return host == name or _is_below(host, name)


def _is_below(host: str, allowed: str) -> bool:
    """Whether a name belongs to an allowed one. Nothing belongs to a number, though a name may end like one."""
    return host.endswith(f".{allowed}") and not allowed.rpartition(".")[2].isdecimal()


def _address(text: str) -> SplitResult | None:
    """Where something would go. What two readers could read in two ways leads nowhere, as a name does that is none."""
    if _ADDRESS.fullmatch(text) is None:
        return None
    try:
        address = urlsplit(text)
        _ = address.port
    except ValueError:
        return None
    host = address.hostname or ""
    fits = len(host) <= LONGEST_NAME and all(1 <= len(part) <= LONGEST_PART for part in host.split("."))
    return address if fits else None


def _is_loopback(host: str) -> bool:
    return host in ("127.0.0.1", "::1", "localhost")


async def send(address: str, body: bytes, headers: dict[str, str]) -> int:
    """The status that is answered, or 0 where nobody answers. It leads us nowhere else, and its body is not read."""
    from aiohttp import ClientError, ClientSession

    try:
        async with (
            asyncio.timeout(SECONDS),
            ClientSession(headers=WHO) as session,
            session.post(address, data=body, headers=headers, allow_redirects=False) as response,
        ):
            return response.status
    except (ClientError, OSError):
        return 0
