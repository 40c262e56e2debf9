"""The server itself: health, what the page must know, codes to scan, notifications, the interface's description."""

from __future__ import annotations

import asyncio
from io import BytesIO

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from fivefires import __version__
from fivefires.server.entrance.gate import address_of, origin_of
from fivefires.server.library.texts import SERVER, text_hashes
from fivefires.server.refusals import Refuse
from fivefires.server.storage.store import StorageTrouble
from fivefires.server.wire import Health, Link, ServerInfo, Subscription

from .asker import REFUSALS, AnyRequest, TheBuckets, TheHall, TheViewer

SVG = "image/svg+xml"


class Others(Controller):
    path = "/api"
    tags = ("server",)

    @get("/health", responses=REFUSALS, summary="Whether the server can do its work")
    async def health(self, hall: TheHall) -> Health:
        """Something is written to find that out, at most once a second."""
        try:
            await hall.pulse.check()
        except StorageTrouble as error:
            raise Refuse("storage") from error
        return Health(True, __version__)

    @get("/server", responses=REFUSALS, summary="What the page must know of the server")
    async def server(self, hall: TheHall) -> ServerInfo:
        services = hall.services
        return ServerInfo(
            __version__,
            hall.config.public_url,
            services.stand_in,
            services.bots,
            text_hashes(SERVER),
            services.pusher.public_key,
        )

    @post(
        "/qr",
        status_code=200,
        responses=REFUSALS,
        media_type=SVG,
        summary="A code to scan, for a link to this server",
    )
    async def qr(self, request: AnyRequest, data: JSONBody[Link], hall: TheHall, chores: TheBuckets) -> Response[bytes]:
        """The link is in the body, because it may hold a secret."""
        chores.take(("qr", address_of(request.scope)))
        ours = {f"{request.url.scheme}://{request.url.netloc}", origin_of(hall.config.public_url)}
        if not data.text.startswith(tuple(f"{origin}/" for origin in ours if "://" in origin and origin != "://")):
            raise Refuse("foreign-link")
        return Response(await asyncio.to_thread(qr_code, data.text), media_type=SVG)

    @post("/tables/{table:str}/push", responses=REFUSALS, summary="Notify this browser when it is my turn")
    async def subscribe(
        self, table: FromPath[str], data: JSONBody[Subscription], seated: TheViewer, hall: TheHall
    ) -> None:
        await _stored(hall.services.pusher.subscribe(table, seated.seat, data))

    @delete("/tables/{table:str}/push", responses=REFUSALS, summary="No longer notify this browser")
    async def unsubscribe(
        self, table: FromPath[str], data: JSONBody[Subscription], seated: TheViewer, hall: TheHall
    ) -> None:
        await _stored(hall.services.store.unsubscribe(table, seated.seat, data.endpoint))


async def _stored(work: object) -> None:
    try:
        await work  # type: ignore[misc]
    except StorageTrouble as error:
        raise Refuse("storage") from error


def qr_code(text: str) -> bytes:
    import segno

    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, border=2, scale=8, light="#fff")
    return drawn.getvalue()
