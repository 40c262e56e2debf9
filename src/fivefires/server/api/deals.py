"""The same deal at several tables: shared, played by others, and compared by those who have finished it."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from fivefires.server.entrance.gate import address_of
from fivefires.server.helpers.deals import compared
from fivefires.server.wire import Created, DealComparison, DealMade, DealPlayer, DealPlays, SharedDeal

from .asker import REFUSALS, AnyRequest, TheBuckets, TheHall, TheViewer
from .replays import beside


class SharedDeals(Controller):
    path = "/api/deals"
    tags = ("deals",)

    @get("/{code:str}", responses=REFUSALS, summary="Look at a deal that others play")
    async def deal(self, code: FromPath[str], hall: TheHall) -> SharedDeal:
        """With its code and nothing else. It tells what is agreed, and nothing of any play."""
        return await hall.deal(code)

    @post("/{code:str}/tables", responses=REFUSALS, summary="Play a deal at a table of one's own")
    async def play(
        self, request: AnyRequest, code: FromPath[str], data: JSONBody[DealPlayer], hall: TheHall, creating: TheBuckets
    ) -> Created:
        """It begins at once. Whoever has played the deal before says so."""
        creating.take(address_of(request.scope))
        return await hall.play_deal(code, data)


class DealTables(Controller):
    path = "/api/tables/{table:str}/deal"
    tags = ("deals",)

    @post("/", responses=REFUSALS, summary="Let others play the deal of this table")
    async def share(
        self, request: AnyRequest, table: FromPath[str], hosting: TheViewer, hall: TheHall, creating: TheBuckets
    ) -> DealMade:
        """A game of one person against bots, which goes on or is finished. Asking again gives the same code."""
        creating.take(address_of(request.scope))
        return await hall.share_deal(table, hosting)

    @get("/", responses=REFUSALS, summary="How a deal was played")
    async def plays(self, table: FromPath[str], seated: TheViewer, hall: TheHall) -> DealPlays:
        """All finished plays, for whoever has finished the deal at this table."""
        return await hall.deal_plays(table, seated)

    @get("/{play:int}", responses=REFUSALS, summary="Compare one's play of a deal with another one")
    async def compare(
        self,
        request: AnyRequest,
        table: FromPath[str],
        play: FromPath[int],
        seated: TheViewer,
        hall: TheHall,
        chores: TheBuckets,
    ) -> DealComparison:
        """The charts of both, and the first question that was answered differently."""
        chores.take((table, seated.role, seated.seat))
        mine, theirs = await hall.deal_records(table, seated, play)
        found: DealComparison = await beside(hall, request, compared, mine, theirs)
        return found
