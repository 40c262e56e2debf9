"""The application: routes, what they depend on, how refusals look over HTTP, and what happens at start and end."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from fivefires.kernel import Game, Refused

from .api.asker import AnyRequest, hall_of, host_of, looker_of, seated_of, viewer_of
from .api.deals import DealTables, SharedDeals
from .api.games import Games, common_texts
from .api.open_tables import OpenTables
from .api.openapi import CONFIG, description
from .api.others import Others
from .api.page import page_routes
from .api.replays import Replays, upload
from .api.tables import Tables, mine
from .config import Config
from .entrance.buckets import Buckets
from .entrance.gate import Gate
from .hall.hall import Hall
from .logs import fail
from .metrics import telling
from .refusals import STATUS, Refuse, refusal_of
from .sockets.socket import table_socket
from .storage.datalock import DataLock
from .wire import Refusal

# What the framework finds wrong by itself, in our own words.
CODES = {400: "malformed", 404: "missing", 405: "method", 413: "too-large", 422: "malformed", 429: "limit"}


def make_app(config: Config, games: Sequence[Game[Any]] = (), lock: DataLock | None = None) -> Gate:
    """Everything that a server serves. `games` are there beside the registered ones; `lock` is held already."""
    requests = Buckets(config.limits.requests, time.monotonic)
    return Gate(make_litestar(config, games, lock, requests), config, requests)


def make_litestar(
    config: Config, games: Sequence[Game[Any]] = (), lock: DataLock | None = None, requests: Buckets | None = None
) -> Litestar:
    limits = config.limits
    rates = (
        limits.tables,
        limits.chores,
        limits.commands,
        limits.advice,
        limits.hooks,
        limits.listings,
        limits.sitting,
    )
    creating, chores, commanding, advising, calling, listing, sitting = (
        Buckets(rate, time.monotonic) for rate in rates
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = app.state["hall"] = Hall(config, games, lock)
        hall.shared = {
            "tables": creating,
            "listings": listing,
            "sitting": sitting,
            **({"requests": requests} if requests is not None else {}),
        }
        await hall.open()
        try:
            async with telling(hall, config.metrics):
                yield
        finally:
            await hall.close()

    return Litestar(
        [
            Tables,
            mine,
            DealTables,
            SharedDeals,
            OpenTables,
            Replays,
            upload,
            Games,
            common_texts,
            Others,
            table_socket,
            interface,
            *page_routes(config),
        ],
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(hall_of, sync_to_thread=False),
            "viewer": Provide(viewer_of),
            "looker": Provide(looker_of),
            "seated": Provide(seated_of),
            "hosting": Provide(host_of),
            "creating": Provide(lambda: creating, sync_to_thread=False),
            "chores": Provide(lambda: chores, sync_to_thread=False),
            "commanding": Provide(lambda: commanding, sync_to_thread=False),
            "advising": Provide(lambda: advising, sync_to_thread=False),
            "calling": Provide(lambda: calling, sync_to_thread=False),
            "listing": Provide(lambda: listing, sync_to_thread=False),
            "sitting": Provide(lambda: sitting, sync_to_thread=False),
        },
        exception_handlers={Exception: refused},
        openapi_config=CONFIG,
        request_max_body_size=None,
        logging_config=None,
        state=State(),
        signature_types=[Hall, Buckets],
    )


@get("/api/openapi.json", include_in_schema=False)
async def interface(request: AnyRequest) -> Response[bytes]:
    """Put together once, since anybody may ask for it as often as they like."""
    state = request.app.state
    if "interface" not in state:
        state["interface"] = msgspec.json.encode(description(request.app))
    return Response(state["interface"], media_type="application/json")


def refused(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Every error is a typed refusal; what nobody foresaw is logged and tells nothing."""
    headers: dict[str, str] = {}
    if isinstance(error, Refused):
        refusal = refusal_of(error)
    else:
        refuse = _refuse(error)
        refusal, headers = refuse.refusal, refuse.headers
    status = STATUS.get(refusal.code, 409)
    return Response(refusal, status_code=status, headers=headers, media_type="application/json")


def _refuse(error: Exception) -> Refuse:
    if isinstance(error, Refuse):
        return error
    if isinstance(error, HTTPException) and error.status_code in CODES:
        return Refuse(CODES[error.status_code])
    fail("request failed", error)
    return Refuse("internal")
