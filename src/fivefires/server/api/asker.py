"""Who asks: the bearer's secret, and what it opens."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from fivefires.server.entrance.buckets import Buckets
from fivefires.server.hall.hall import Hall
from fivefires.server.people.seats import Viewer
from fivefires.server.refusals import Refuse, missing
from fivefires.server.wire import Refusal

AnyRequest: TypeAlias = Request[Any, Any, Any]

# What handlers ask for by name: the hall, rate limits, and who asks, known to be as much as the name says.
TheHall: TypeAlias = NamedDependency[Hall]
TheBuckets: TypeAlias = NamedDependency[Buckets]
TheViewer: TypeAlias = NamedDependency[Viewer]

# What every request may be answered with instead.
REFUSALS = {
    403: ResponseSpec(Refusal, description="Asked by another site, or under a name that is not this server's"),
    404: ResponseSpec(Refusal, description="There is no such thing, or it is not yours to see"),
    408: ResponseSpec(Refusal, description="What was sent did not come to its end in time"),
    409: ResponseSpec(Refusal, description="Understood, and not possible now"),
    413: ResponseSpec(Refusal, description="Too large"),
    422: ResponseSpec(Refusal, description="Not understood"),
    429: ResponseSpec(Refusal, description="Too much at once"),
    503: ResponseSpec(Refusal, description="Not possible at the moment"),
}


# What can be kept may be answered with nothing, where the asker has it already.
KEPT = {**REFUSALS, 304: ResponseSpec(None, description="Not changed since")}


def hall_of(state: State) -> Hall:
    hall: Hall = state["hall"]
    return hall


def bearer(request: AnyRequest) -> str:
    """The secret in the Authorization header; secrets never stand in a path or query."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def viewer_of(request: AnyRequest, table: FromPath[str], hall: TheHall) -> Viewer:
    return await hall.recognise(table, bearer(request))


async def looker_of(viewer: TheViewer) -> Viewer:
    """A seat or a spectator: an invitation opens the door and not the game."""
    if viewer.role == "invite":
        raise missing()
    return viewer


async def seated_of(viewer: TheViewer) -> Viewer:
    if viewer.role != "seat":
        raise missing()
    return viewer


async def host_of(seated: TheViewer) -> Viewer:
    if not seated.host:
        raise Refuse("host-only")
    return seated
