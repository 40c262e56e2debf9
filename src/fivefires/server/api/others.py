"""The server itself: health, what the page must know, codes to scan, notifications, the interface's description."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from io import BytesIO
from typing import TypeVar

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from fivefires import __version__
from fivefires.server.entrance.gate import address_of, origin_of
from fivefires.server.library.texts import SERVER, text_hashes
from fivefires.server.people.seats import hashed
from fivefires.server.refusals import Refuse
from fivefires.server.storage.store import StorageTrouble
from fivefires.server.wire import Called, Health, Hook, Link, MyHook, ServerInfo, Subscription

from .asker import REFUSALS, AnyRequest, TheBuckets, TheHall, TheViewer, bearer

SVG = "image/svg+xml"
T = TypeVar("T")


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
            hall.config.lists,
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

    @get("/tables/{table:str}/hook", responses=REFUSALS, summary="Which address is called when it is my turn")
    async def my_hook(self, table: FromPath[str], seated: TheViewer, hall: TheHall) -> MyHook:
        """Nobody else is shown it: who knows the address may write where it leads."""
        return MyHook(await _stored(hall.services.hooks.of(table, seated.seat)))

    @post("/tables/{table:str}/hook", responses=REFUSALS, summary="Call this address when it is my turn")
    async def set_hook(
        self, request: AnyRequest, table: FromPath[str], data: JSONBody[Hook], seated: TheViewer, hall: TheHall
    ) -> None:
        """It takes the place of the one before."""
        await _stored(hall.services.hooks.set(table, seated.seat, data, hashed(bearer(request))))

    @post("/tables/{table:str}/hook/test", status_code=200, responses=REFUSALS, summary="Call my address now")
    async def test_hook(
        self, request: AnyRequest, table: FromPath[str], seated: TheViewer, hall: TheHall, calling: TheBuckets
    ) -> Called:
        """Whoever makes table after table cannot have an address called more often than whoever makes one."""
        calling.take((table, seated.seat))
        calling.take(address_of(request.scope))
        package = await hall.package_of(table)
        return Called(await _stored(hall.services.hooks.test(table, seated.seat, package)))

    @delete("/tables/{table:str}/hook", responses=REFUSALS, summary="No longer call my address")
    async def remove_hook(self, table: FromPath[str], seated: TheViewer, hall: TheHall) -> None:
        await _stored(hall.services.store.remove_hook(table, seated.seat))


async def _stored(work: Awaitable[T]) -> T:
    try:
        return await work
    except StorageTrouble as error:
        raise Refuse("storage") from error


def qr_code(text: str) -> bytes:
    import segno

    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, border=2, scale=8, light="#fff")
    return drawn.getvalue()
