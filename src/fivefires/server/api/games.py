"""The shelf: games, their texts, rules and art."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from fivefires.server.entrance.gate import address_of
from fivefires.server.library.shelf import art_files, media_type, rules, shelf
from fivefires.server.library.texts import SERVER, text_hashes, texts
from fivefires.server.refusals import missing
from fivefires.server.wire import Created, GameInfo, Learner, RuleInfo

from .asker import KEPT, REFUSALS, AnyRequest, TheBuckets, TheHall
from .files import respond, served_file, served_text

# Art is shown as an image; opened on its own it can do nothing.
ART_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; sandbox"
FLUENT = "text/plain"


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=REFUSALS, summary="Every game that is installed")
    async def all(self, hall: TheHall) -> list[GameInfo]:
        """Example games are for learning and not for the shelf."""
        return shelf(hall.services)

    @get("/{game:str}/texts/{locale:str}", responses=KEPT, media_type=FLUENT, summary="Every text of a game, in Fluent")
    async def texts(
        self, request: AnyRequest, hall: TheHall, game: FromPath[str], locale: FromPath[str]
    ) -> Response[bytes]:
        """Those of the kernel and the server included. With the right hash in `v` they can be kept for ever."""
        return _texts(request, hall.services.game(game).package, locale)

    @get("/{game:str}/rules", responses=REFUSALS, summary="The rules by number")
    async def rules(self, hall: TheHall, game: FromPath[str]) -> list[RuleInfo]:
        found = hall.services.game(game)
        return rules(found.package, found.rule_prefix)

    @post("/{game:str}/lessons/{lesson:str}", responses=REFUSALS, summary="Begin a lesson")
    async def learn(
        self,
        request: AnyRequest,
        game: FromPath[str],
        lesson: FromPath[str],
        data: JSONBody[Learner],
        hall: TheHall,
        creating: TheBuckets,
    ) -> Created:
        """A table at which the other seats are played by the lesson. It counts for nothing."""
        creating.take(address_of(request.scope))
        return await hall.learn(game, lesson, data)

    @get("/{game:str}/art/{file:path}", responses=KEPT, media_type="*/*", summary="A drawing, font or theme of a game")
    async def art(
        self, request: AnyRequest, hall: TheHall, game: FromPath[str], file: FromPath[str]
    ) -> Response[bytes]:
        path = art_files(hall.services.game(game).package).get(file.lstrip("/"))
        if path is None:
            raise missing()
        headers = {"content-security-policy": ART_POLICY}
        served = served_file(path, media_type(path))
        return respond(request, served, for_ever="v" in request.query_params, headers=headers)


@get(
    "/api/texts/{locale:str}",
    responses=KEPT,
    media_type=FLUENT,
    summary="The texts that belong to no game",
    tags=["games"],
)
async def common_texts(request: AnyRequest, locale: FromPath[str]) -> Response[bytes]:
    return _texts(request, SERVER, locale)


def _texts(request: AnyRequest, package: str, locale: str) -> Response[bytes]:
    if locale not in text_hashes(package):
        raise missing()
    newest = request.query_params.get("v") == text_hashes(package)[locale]
    return respond(request, served_text(texts(package, locale), FLUENT), for_ever=newest)
