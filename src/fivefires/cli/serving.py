"""The page for the browser: what `fivefires play` does without --terminal, and `fivefires` alone."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from .trouble import Trouble

# A name or a number, and perhaps a port.
PUSH_HOST = re.compile(
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(?::(?:(?P<port>[0-9]{1,5})|\*))?"
)
LAST_PORT = 65535


def serve_page(
    *,
    game: str = "",
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    public_url: str = "",
    database_url: str = "",
    push_hosts: Sequence[str] = (),
    lists: bool = False,
    browser: bool = True,
) -> None:
    """Serve until Ctrl-C, or say in one sentence why that is not possible."""
    from fivefires.server.config import PAGE
    from fivefires.server.main import CannotServe, serve

    if not (PAGE / "index.html").is_file():
        raise Trouble("the page is not built yet: run `make page`")
    check_public_url(public_url)
    for one in push_hosts:
        check_push_host(one)
    # Whoever watches a terminal wants to hear of trouble; whoever collects the log wants all of it.
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    try:
        serve(
            host,
            port,
            data,
            public_url,
            database_url,
            f"/g/{game}" if game and browser else "/" if browser else None,
            push_hosts=push_hosts,
            lists=lists,
            ready=lambda url: print(f"Five Fires is at {url} (Ctrl-C ends it).", flush=True),
            level=level,
        )
    except CannotServe as error:
        raise Trouble(str(error)) from None
    except KeyboardInterrupt:
        print("Five Fires has ended; every game is kept.")


def check_public_url(url: str) -> None:
    """Links that lead elsewhere would carry people's secrets there."""
    if not url:
        return
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and parts.hostname and not parts.username and parts.port != 0
    except ValueError:
        usable = None
    if not usable:
        raise Trouble(f"a public URL is like https://games.example, not {url!r}")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise Trouble(f"a public URL names a host and nothing behind it, not {url!r}")


def check_push_host(host: str) -> None:
    """What is written in another way would be allowed, and never be the host of any address."""
    match = PUSH_HOST.fullmatch(host)
    if match is None or int(match["port"] or LAST_PORT) not in range(1, LAST_PORT + 1):
        raise Trouble(f"a push host is like ntfy.example or 127.0.0.1:2586, not {host!r}")


def database_url_given(option: str) -> str:
    """A password need not stand on the command line, where every user of the machine can read it."""
    return option or os.environ.get("FIVEFIRES_DATABASE_URL", "")
