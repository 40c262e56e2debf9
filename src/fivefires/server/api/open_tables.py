"""Tables that look for players, where whoever runs the server has turned the list on."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from fivefires.server.entrance.gate import address_of
from fivefires.server.hall.hall import Hall
from fivefires.server.refusals import missing
from fivefires.server.wire import Join, Listing, OpenTable, Seated, TableInfo

from .asker import REFUSALS, AnyRequest, TheBuckets, TheHall, TheViewer


class OpenTables(Controller):
    path = "/api"
    tags = ("open tables",)

    @get("/open", responses=REFUSALS, summary="The tables that look for players")
    async def shown(self, hall: TheHall) -> list[OpenTable]:
        """The newest ones, for anybody."""
        _check_lists(hall)
        return await hall.listed()

    @post("/tables/{table:str}/listing", status_code=200, responses=REFUSALS, summary="Look for players")
    async def put_up(
        self,
        request: AnyRequest,
        table: FromPath[str],
        data: JSONBody[Listing],
        hosting: TheViewer,
        hall: TheHall,
        listing: TheBuckets,
    ) -> TableInfo:
        """Before the game, and until it begins or some time has gone by. Anybody may take an open seat then."""
        _check_lists(hall)
        listing.take(address_of(request.scope))
        return await hall.put_up(table, hosting, data)

    @delete("/tables/{table:str}/listing", status_code=200, responses=REFUSALS, summary="Look for players no longer")
    async def take_down(
        self, table: FromPath[str], hosting: TheViewer, hall: TheHall, commanding: TheBuckets
    ) -> TableInfo:
        commanding.take((table, hosting.role, hosting.seat))
        return await hall.take_down(table, hosting)

    @post("/tables/{table:str}/sit", status_code=200, responses=REFUSALS, summary="Take a seat at a listed table")
    async def sit(
        self, request: AnyRequest, table: FromPath[str], data: JSONBody[Join], hall: TheHall, sitting: TheBuckets
    ) -> Seated:
        """Without any invitation. Asking again with the same secret is harmless."""
        _check_lists(hall)
        sitting.take(address_of(request.scope))
        return await hall.sit(table, data)


def _check_lists(hall: Hall) -> None:
    if not hall.config.lists:
        raise missing()
