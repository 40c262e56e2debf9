"""Tables: made, joined, started, watched, closed, played again, forgotten."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fivefires.kernel import SPECTATOR
from fivefires.server.hall import Hall
from fivefires.server.refusals import Refuse, missing
from fivefires.server.seats import Viewer
from fivefires.server.wire import (
    Changed,
    Created,
    Envelope,
    Join,
    Mine,
    MyTable,
    NewTable,
    Rematch,
    SeatChange,
    Seated,
    TableInfo,
)  # fmt: skip

from .asking import REFUSALS, AnyRequest, TheBuckets, TheHall, TheViewer


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=REFUSALS, summary="Make a table")
    async def create(
        self, request: AnyRequest, data: JSONBody[NewTable], hall: TheHall, creating: TheBuckets
    ) -> Created:
        """The creator sits on the first human seat and is the host."""
        creating.take(request.client.host if request.client else "")
        return await hall.create(data)

    @get("/{table:str}", responses=REFUSALS, summary="Look at a table without its game")
    async def info(self, table: FromPath[str], viewer: TheViewer, hall: TheHall) -> TableInfo:
        """With an invitation, a seat's secret or the watch token."""
        return await hall.info(table, viewer)

    @post("/{table:str}/join", status_code=200, responses=REFUSALS, summary="Take an open seat")
    async def join(self, table: FromPath[str], data: JSONBody[Join], viewer: TheViewer, hall: TheHall) -> Seated:
        """With the invitation. Joining again with the same secret is harmless."""
        if viewer.role == "watch":
            raise missing()
        return await hall.join(table, data)

    @post("/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, summary="Change a seat")
    async def change_seat(
        self, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange], seated: TheViewer, hall: TheHall
    ) -> Changed:
        """Owners rename, leave, or revoke the secret of their seat; hosts open seats and hand them to bots and back."""
        return await hall.change_seat(table, seated, seat, data)

    @post("/{table:str}/start", status_code=200, responses=REFUSALS, summary="Begin the game")
    async def start(self, table: FromPath[str], host: TheViewer, hall: TheHall) -> TableInfo:
        return await hall.start(table)

    @post("/{table:str}/close", status_code=200, responses=REFUSALS, summary="End a game that is not over, for good")
    async def close(self, table: FromPath[str], host: TheViewer, hall: TheHall) -> TableInfo:
        return await hall.close_table(table)

    @post("/{table:str}/resume", status_code=200, responses=REFUSALS, summary="Try again after the rules have failed")
    async def resume(self, table: FromPath[str], host: TheViewer, hall: TheHall) -> TableInfo:
        return await hall.resume(table)

    @post("/{table:str}/rematch", responses=REFUSALS, summary="The same people at a new table")
    async def rematch(self, table: FromPath[str], data: JSONBody[Rematch], host: TheViewer, hall: TheHall) -> Created:
        """Everybody keeps the secret they have. Asking again gives the same table."""
        return await hall.rematch(table, data)

    @delete("/{table:str}", responses=REFUSALS, summary="Forget a game that is over, closed or never began")
    async def forget(self, table: FromPath[str], host: TheViewer, hall: TheHall) -> None:
        await hall.delete(table)

    @get("/{table:str}/sight", responses=REFUSALS, summary="What a seat sees")
    async def sight(
        self, table: FromPath[str], looker: TheViewer, hall: TheHall, seat: FromQuery[int | None] = None
    ) -> Envelope:
        """The same as over the socket. When the game is over, `seat` may be anybody's."""
        viewer = await from_seat(hall, table, looker, seat)
        return await hall.at(table, lambda live: live.look(viewer))


async def from_seat(hall: Hall, table: str, looker: Viewer, seat: int | None) -> Viewer:
    """From where somebody looks: from their own place, or from anybody's once the game is over."""
    if seat is None or seat == looker.seat:
        return looker
    info = await hall.info(table, looker)
    if info.status != "finished":
        raise Refuse("not-finished")
    if seat != SPECTATOR and not 0 <= seat < len(info.seats):
        raise missing()
    return Viewer("watch", seat)


@post("/api/mine", status_code=200, responses=REFUSALS, summary="My tables", tags=["tables"])
async def mine(data: JSONBody[list[Mine]], hall: TheHall) -> list[MyTable]:
    """Those that still exist among the tables that the page remembers."""
    if len(data) > hall.config.limits.mine:
        raise Refuse("too-large")
    return await hall.mine(data)
