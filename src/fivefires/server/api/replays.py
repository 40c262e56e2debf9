"""Looking back: replays within what a seat may know, charts, files out and in."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from fivefires.kernel import SPECTATOR, Sight
from fivefires.kernel.chance import SEED_BYTES
from fivefires.server.entrance.buckets import Buckets
from fivefires.server.entrance.gate import address_of
from fivefires.server.hall.hall import Hall
from fivefires.server.helpers import reels
from fivefires.server.helpers.branches import branched
from fivefires.server.logs import fail
from fivefires.server.people.seats import Viewer, fit_name
from fivefires.server.refusals import Refuse
from fivefires.server.wire import Branch, Created, Envelope, Series, StepInfo

from .asker import REFUSALS, AnyRequest, TheBuckets, TheHall, TheViewer
from .tables import from_seat

SECONDS = 30.0
TAKEN_HOME = ResponseSpec(dict[str, Any], generate_examples=False, description="What a seat sees, or the whole file")


class Replays(Controller):
    path = "/api/tables/{table:str}"
    tags = ("replays",)

    @get("/steps", responses=REFUSALS, summary="Where a replay can go")
    async def steps(
        self, request: AnyRequest, table: FromPath[str], looker: TheViewer, hall: TheHall, chores: TheBuckets
    ) -> list[StepInfo]:
        record, holder = await _record(hall, table, looker, chores)
        found: list[StepInfo] = await beside(hall, request, reels.steps, record, looker.seat, holder)
        return found

    @get("/replay", responses=REFUSALS, summary="What a seat saw at a step")
    async def replay(
        self,
        request: AnyRequest,
        table: FromPath[str],
        looker: TheViewer,
        hall: TheHall,
        chores: TheBuckets,
        to: FromQuery[int],
        seat: FromQuery[int | None] = None,
    ) -> Envelope:
        """At the last question up to step `to`. When the game is over, `seat` may be anybody's."""
        viewer = await from_seat(hall, table, looker, seat)
        record, holder = await _record(hall, table, looker, chores)
        found = await beside(hall, request, reels.frame_at, record, viewer.seat, to, holder)
        if not found:
            raise Refuse("no-step")
        return (await _envelopes(hall, table, looker, found))[0]

    @get("/reel", responses=REFUSALS, summary="What a seat saw at several steps")
    async def reel(
        self,
        request: AnyRequest,
        table: FromPath[str],
        looker: TheViewer,
        hall: TheHall,
        chores: TheBuckets,
        first: FromQuery[int],
        last: FromQuery[int],
        seat: FromQuery[int | None] = None,
    ) -> list[Envelope]:
        """At each question from step `first` to `last`, as many as fit into one answer."""
        viewer = await from_seat(hall, table, looker, seat)
        record, holder = await _record(hall, table, looker, chores)
        shown = reels.Shown(first, last, hall.config.limits.reel, holder)
        found = await beside(hall, request, reels.reel, record, viewer.seat, shown)
        return await _envelopes(hall, table, looker, found)

    @get("/charts", responses=REFUSALS, summary="The numbers of a finished game over time")
    async def charts(
        self, request: AnyRequest, table: FromPath[str], looker: TheViewer, hall: TheHall, chores: TheBuckets
    ) -> list[Series]:
        await _only_finished(hall, table, looker)
        record, _ = await _record(hall, table, looker, chores)
        found: list[Series] = await beside(hall, request, reels.charts, record)
        return found

    @get("/download", responses={**REFUSALS, 200: TAKEN_HOME}, summary="What may be taken home")
    async def download(self, table: FromPath[str], looker: TheViewer, hall: TheHall) -> Response[bytes]:
        """While the game goes on, the seat's own view and log; when it is over, the whole file."""
        data, name = await hall.at(table, lambda live: live.take_home(looker))
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(data, headers=headers, media_type="application/json")

    @post("/branch", responses=REFUSALS, summary="Play on from a step of a game")
    async def branch(
        self,
        request: AnyRequest,
        table: FromPath[str],
        data: JSONBody[Branch],
        looker: TheViewer,
        hall: TheHall,
        creating: TheBuckets,
        chores: TheBuckets,
    ) -> Created:
        """At a new table. What the seat did not know at that step is dealt anew, and chance has a new seed.

        The new game's file has all that happened before, and lies open at its end. So a game that still goes on is
        ended first, for good: else its secrets would come to light while somebody plays for them.
        """
        creating.take(address_of(request.scope))
        fit_name(data.name)  # Before any game is ended for it.
        if data.ends and (await hall.info(table, looker)).status == "playing":
            await hall.check_alone(table, looker)
        else:
            await _only_finished(hall, table, looker)
        viewer = await from_seat(hall, table, looker, data.seat)
        if viewer.seat == SPECTATOR:
            raise Refuse("branch-seat")
        record, _ = await _record(hall, table, looker, chores)
        seed = hall.config.tokens(SEED_BYTES).hex()
        found = await beside(hall, request, branched, record, data.step, viewer.seat, seed)
        if isinstance(found, str):
            raise Refuse(found)
        if data.ends:
            await hall.end_alone(table, looker)
        return await hall.branch(table, viewer.seat, found, data)


async def _only_finished(hall: Hall, table: str, viewer: Viewer) -> None:
    if (await hall.info(table, viewer)).status != "finished":
        raise Refuse("not-finished")


async def _record(hall: Hall, table: str, viewer: Viewer, chores: Buckets) -> tuple[bytes, int | None]:
    chores.take((table, viewer.role, viewer.seat))
    return await hall.at(table, lambda live: live.record())


async def beside(hall: Hall, request: AnyRequest, work: Any, *args: Any) -> Any:
    try:
        return await hall.services.chores.run(SECONDS, work, *args, asker=address_of(request.scope))
    except Refuse:
        raise
    except Exception as error:
        fail("replay failed", error)
        raise Refuse("busy" if isinstance(error, TimeoutError) else "internal") from error


async def _envelopes(hall: Hall, table: str, looker: Viewer, found: list[tuple[int, bytes]]) -> list[Envelope]:
    """Sights that are encoded already, around which the rest is put."""
    info = await hall.info(table, looker)
    return [Envelope(0, info, cast(Sight, msgspec.Raw(sight)), 0, lines) for lines, sight in found]


@post("/api/uploads", responses=REFUSALS, summary="Bring a game from a file", tags=["replays"])
async def upload(request: AnyRequest, hall: TheHall, creating: TheBuckets) -> Created:
    """The body is the file. It is replayed from its set-up; what does not follow the rules is refused."""
    address = address_of(request.scope)
    creating.take(address)
    return await hall.upload(await request.body(), address)
