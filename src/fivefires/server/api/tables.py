"""Tables: made, joined, started, watched, closed, played again, forgotten."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fivefires.kernel import SPECTATOR
from fivefires.server.entrance.gate import address_of
from fivefires.server.hall.hall import Hall
from fivefires.server.people.seats import Viewer
from fivefires.server.refusals import Refuse, missing
from fivefires.server.wire import (
    Advice,
    AskAdvice,
    Chain,
    Changed,
    Consent,
    Created,
    Envelope,
    Join,
    Mine,
    MyTable,
    NewTable,
    PlayOn,
    Renewal,
    SeatChange,
    Seated,
    TableInfo,
)  # fmt: skip

from .asker import REFUSALS, AnyRequest, TheBuckets, TheHall, TheViewer, bearer


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=REFUSALS, summary="Make a table")
    async def create(
        self, request: AnyRequest, data: JSONBody[NewTable], hall: TheHall, creating: TheBuckets
    ) -> Created:
        """The creator sits on the first human seat and is the host."""
        creating.take(address_of(request.scope))
        return await hall.create(data)

    @get("/{table:str}", responses=REFUSALS, summary="Look at a table without its game")
    async def info(self, table: FromPath[str], viewer: TheViewer, hall: TheHall) -> TableInfo:
        """With an invitation, a seat's secret or the watch token."""
        return await hall.info(table, viewer)

    @post("/{table:str}/join", status_code=200, responses=REFUSALS, summary="Take an open seat")
    async def join(self, table: FromPath[str], data: JSONBody[Join], viewer: TheViewer, hall: TheHall) -> Seated:
        """With the invitation and nothing else. Joining again with the same secret is harmless."""
        if viewer.role != "invite":
            raise missing()
        return await hall.join(table, viewer, data)

    @post("/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, summary="Change a seat")
    async def change_seat(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatChange],
        seated: TheViewer,
        hall: TheHall,
        commanding: TheBuckets,
    ) -> Changed:
        """Owners rename, leave, or revoke the secret of their seat; hosts arrange seats, mute and remove people.

        What lets a person come to a seat in the middle of a game is asked of everybody first: see `asking`.
        """
        commanding.take((table, seated.role, seated.seat))
        return await hall.change_seat(table, seated, seat, data)

    @post("/{table:str}/consent", status_code=200, responses=REFUSALS, summary="Answer what everybody is asked")
    async def consent(
        self, table: FromPath[str], data: JSONBody[Consent], seated: TheViewer, hall: TheHall, commanding: TheBuckets
    ) -> TableInfo:
        commanding.take((table, seated.role, seated.seat))
        return await hall.consent(table, seated, data)

    @post("/{table:str}/advice", status_code=200, responses=REFUSALS, summary="What would the expert do?")
    async def advise(
        self, table: FromPath[str], data: JSONBody[AskAdvice], seated: TheViewer, hall: TheHall, advising: TheBuckets
    ) -> Advice:
        """About a question to the asker's own seat. It knows what that seat knows; other people are told of it."""
        advising.take((table, seated.seat))
        return await hall.advise(table, seated, data)

    @post("/{table:str}/links", status_code=200, responses=REFUSALS, summary="Make the links of a table anew")
    async def renew(
        self, table: FromPath[str], data: JSONBody[Renewal], hosting: TheViewer, hall: TheHall, commanding: TheBuckets
    ) -> TableInfo:
        """The old ones are void, and whoever watches is sent away."""
        commanding.take((table, hosting.role, hosting.seat))
        return await hall.renew(table, hosting, data)

    @delete("/{table:str}/me", responses=REFUSALS, summary="Delete what a table holds about me")
    async def forget_me(self, request: AnyRequest, table: FromPath[str], hall: TheHall) -> None:
        """Name, chat, notifications. Whoever still sits there leaves; the secret of a seat that was lost will do."""
        await hall.forget_me(table, bearer(request))

    @post("/{table:str}/start", status_code=200, responses=REFUSALS, summary="Begin the game")
    async def start(self, table: FromPath[str], hosting: TheViewer, hall: TheHall) -> TableInfo:
        return await hall.start(table, hosting)

    @post("/{table:str}/close", status_code=200, responses=REFUSALS, summary="End a game that is not over, for good")
    async def close(self, table: FromPath[str], hosting: TheViewer, hall: TheHall) -> TableInfo:
        return await hall.close_table(table, hosting)

    @post("/{table:str}/resume", status_code=200, responses=REFUSALS, summary="Try again after the rules have failed")
    async def resume(self, table: FromPath[str], hosting: TheViewer, hall: TheHall) -> TableInfo:
        return await hall.resume(table, hosting)

    @post("/{table:str}/rematch", responses=REFUSALS, summary="The same people at a new table")
    async def rematch(
        self,
        request: AnyRequest,
        table: FromPath[str],
        hosting: TheViewer,
        hall: TheHall,
        creating: TheBuckets,
    ) -> Created:
        """Everybody keeps the secret they have. Asking again gives the same table. A chain begins anew."""
        creating.take(address_of(request.scope))
        return await hall.rematch(table, hosting)

    @post("/{table:str}/on", responses=REFUSALS, summary="Play the next game of a chain")
    async def play_on(
        self,
        request: AnyRequest,
        table: FromPath[str],
        data: JSONBody[PlayOn],
        hosting: TheViewer,
        hall: TheHall,
        creating: TheBuckets,
    ) -> Created:
        """After a finished game that another follows. Whoever stays keeps the secret they have.

        There is one table for each link of a chain. Asking again gives the same one.
        """
        creating.take(address_of(request.scope))
        return await hall.play_on(table, hosting, data)

    @get("/{table:str}/chain", responses=REFUSALS, summary="The games of a chain, and how they ended")
    async def chain(self, table: FromPath[str], looker: TheViewer, hall: TheHall) -> Chain:
        """What this game takes up of the one before, and the other games of its chain as far as the asker may know."""
        return await hall.chain(table, looker)

    @delete("/{table:str}", responses=REFUSALS, summary="Forget a game that is over, closed or never began")
    async def forget(self, table: FromPath[str], hosting: TheViewer, hall: TheHall) -> None:
        await hall.delete(table, hosting)

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
