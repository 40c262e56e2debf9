"""Every way in, tried by everybody: a stranger, somebody who was removed, at the door, watching, seated, and the host.

The operations are those that the server itself describes, so that a new one must say here whom it lets in.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.server.conftest import quiet
from tests.server.harness import Made, Running, playing, serving

pytestmark = pytest.mark.anyio

NO_TABLE = "AAAAAAAAAAAAAAAAAAAAAA"
# From the least that somebody may do to the most.
LEVELS = ("stranger", "removed", "door", "watcher", "guest", "host")
AT_TABLE = "/api/tables/{table}"
# Who at least is let in.
LEAST = {
    "get ": "door",
    "post /join": "door",
    "post /sit": "nobody",
    "post /seats/{seat}": "guest",
    "post /consent": "guest",
    "post /advice": "guest",
    "post /links": "host",
    "delete /me": "guest",
    "post /start": "host",
    "post /close": "host",
    "post /resume": "host",
    "post /rematch": "host",
    "post /on": "host",
    "get /chain": "watcher",
    "delete ": "host",
    "get /sight": "watcher",
    "get /steps": "watcher",
    "get /replay": "watcher",
    "get /reel": "watcher",
    "get /charts": "watcher",
    "get /download": "watcher",
    "post /branch": "watcher",
    "post /push": "guest",
    "delete /push": "guest",
    "get /hook": "guest",
    "post /hook": "guest",
    "post /hook/test": "guest",
    "delete /hook": "guest",
    "post /listing": "host",
    "delete /listing": "host",
    "post /deal": "host",
    "get /deal": "guest",
    "get /deal/{play}": "guest",
}
# What needs no table, and answers everybody alike.
OPEN = {
    "post /api/tables", "post /api/mine", "post /api/uploads", "post /api/qr", "get /api/open", "get /api/health",
    "get /api/server", "get /api/games", "get /api/games/{game}/rules", "get /api/games/{game}/art/{file}",
    "get /api/games/{game}/texts/{locale}", "get /api/texts/{locale}", "post /api/games/{game}/lessons/{lesson}",
    "get /api/deals/{code}", "post /api/deals/{code}/tables",
}  # fmt: skip
# Whoever was removed may still have deleted what they have said.
FORGETTING = {"delete /me"}
# Only the invitation itself opens these.
INVITED = {"post /join"}
ENDPOINT = "https://fcm.googleapis.com/fcm/send/walking"
PUSH = {"endpoint": ENDPOINT, "keys": {"p256dh": "x" * 87, "auth": "x" * 22}}
HOOK = {"address": "https://ntfy.sh/guests-own-topic", "format": "ntfy"}
BODIES: dict[str, Any] = {
    "post /join": {"name": "Eve"},
    "post /sit": {"name": "Eve"},
    "post /seats/{seat}": {"name": "Eve"},
    "post /consent": {"number": 1, "agree": True},
    "post /advice": {"step": 0},
    "post /links": {},
    "post /on": {},
    "post /branch": {"step": 1},
    "post /push": PUSH,
    "delete /push": PUSH,
    "post /hook": HOOK,
    "post /listing": {"language": "en", "pace": "now"},
}
QUERIES = {"get /replay": "?to=1", "get /reel": "?first=0&last=1"}
# What would be the end of the table, or of what others hold; only those try it who may not.
FINAL = {"delete ", "delete /me", "post /close", "post /links", "post /rematch", "delete /push", "delete /hook"}


class Everybody:
    """A game in which everybody has been who can be: what each of them shows, and what nobody else may learn."""

    def __init__(self, server: Running, table: Made, tokens: dict[str, list[str]], own: dict[str, list[str]]) -> None:
        self.server, self.table, self.tokens, self.own = server, table, tokens, own
        self.heard: list[tuple[str, str, str]] = []

    async def ask(self, what: str, token: str, level: str = "", table: str = "") -> httpx.Response:
        method, _, rest = what.partition(" ")
        path = f"/api/tables/{table or self.table.id}{rest}".replace("{seat}", "1").replace("{play}", "1")
        response = await self.server.ask(method.upper(), path + QUERIES.get(what, ""), token, BODIES.get(what))
        self.heard.append((level, what, response.text))
        return response

    def learnt(self) -> list[tuple[str, str, str]]:
        """What somebody was told that is not theirs to know."""
        return [
            (level, what, name)
            for level, what, text in self.heard
            for name, secrets in self.own.items()
            if level not in name.split("+")
            for secret in secrets
            if secret in text
        ]


async def everybody(server: Running) -> Everybody:
    table = await server.table("embers", "human:Ann", "open", "open")
    removed = await table.join("Ben")
    await server.post(f"{table.path}/seats/1", table.secret, {"remove": True})
    table.created["invite"] = (await table.info())["invite"]
    guest, other = await table.join("Cleo"), await table.join("Dora")
    elsewhere = await server.table("embers", "human:Eve", "bot", "bot", start=True)
    await table.start()
    await server.post(f"{table.path}/hook", guest, HOOK)
    async with table.player(0) as ann:
        await ann.answer(confirm=True)
    stored = await server.hall.services.store.head(table.id)
    assert stored is not None
    watch, invite = table.created["watch"], table.created["invite"]
    strangers = ["", "x" * 43, elsewhere.secret, elsewhere.created["watch"]]
    tokens = {
        "stranger": strangers,
        "removed": [removed],
        "door": [invite],
        "watcher": [watch],
        "guest": [guest],
        "host": [table.secret],
    }
    # A reply that gives somebody their own new secret is none of these.
    hashes = [seat.secret_hash for seat in stored.seats if seat.secret_hash]
    own = {
        "nobody": [table.secret, guest, other, removed, stored.table.seed, stored.table.bot_seed, *hashes, ENDPOINT],
        "host": [invite],
        "guest+host": [watch],
        "guest": [HOOK["address"]],
    }
    return Everybody(server, table, tokens, own)


@pytest.fixture(scope="module")
async def walk(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Everybody]:
    async with serving(quiet(tmp_path_factory.mktemp("data"), "", lists=True)) as server:
        yield await everybody(server)


async def operations(server: Running) -> set[str]:
    described = await server.get("/api/openapi.json")
    return {f"{method} {path}" for path, of in described["paths"].items() for method in of}


def lets_in(what: str, level: str) -> bool:
    least = LEAST[what]
    if what in INVITED:
        return level == least
    if what in FORGETTING and level == "removed":
        return True
    return least in LEVELS and LEVELS.index(level) >= LEVELS.index(least)


async def test_every_operation_says_whom_it_lets_in(walk: Everybody) -> None:
    at_table = {f"{method} {AT_TABLE}{rest}" for method, _, rest in (what.partition(" ") for what in LEAST)}
    assert await operations(walk.server) == at_table | OPEN


@pytest.mark.parametrize("what", sorted(LEAST))
async def test_who_is_not_let_in_cannot_tell_whether_there_is_a_table(walk: Everybody, what: str) -> None:
    for level, tokens in walk.tokens.items():
        for token in tokens:
            if lets_in(what, level):
                continue
            answer = await walk.ask(what, token, level)
            if level == "guest" and LEAST[what] == "host":
                assert answer.json()["code"] == "host-only", (level, answer.text)
                continue
            if level == "removed":  # They know the table. They are told what became of them, and nothing else.
                assert answer.json()["code"] in ("missing", "removed"), answer.text
                continue
            assert answer.status_code == 404, (level, answer.text)
            nothing = await walk.ask(what, token, level, NO_TABLE)
            assert answer.content == nothing.content, level
    assert walk.learnt() == []


@pytest.mark.parametrize("what", sorted(set(LEAST) - FINAL))
async def test_who_is_let_in_learns_nobody_elses_secrets(walk: Everybody, what: str) -> None:
    for level, tokens in walk.tokens.items():
        for token in tokens if lets_in(what, level) else ():
            answer = await walk.ask(what, token, level)
            assert answer.status_code < 500
            if answer.status_code >= 400:
                assert answer.json()["code"] not in ("missing", "host-only"), (level, answer.text)
    assert walk.learnt() == []


async def test_sockets_are_for_those_who_look(walk: Everybody) -> None:
    for level, tokens in walk.tokens.items():
        for token in tokens:
            async with playing(walk.server, walk.table.id, token) as player:
                if level in ("stranger", "removed", "door"):
                    assert player.bye["code"] == ("removed" if level == "removed" else "missing")
                else:
                    await player.do("ping")
                    await player.do("undo")
                    await player.do("attend", question="ask-vote")
                walk.heard += [(level, "socket", frame) for frame in player.frames]
    assert walk.learnt() == []


async def test_my_tables_are_told_to_those_who_are_there(walk: Everybody) -> None:
    for level, tokens in walk.tokens.items():
        for token in tokens:
            body = [{"table": walk.table.id, "secret": token}]
            found = await walk.server.ask("POST", "/api/mine", "", body)
            assert len(found.json()) == (level in ("watcher", "guest", "host"))
            walk.heard.append((level, "mine", found.text))
    assert walk.learnt() == []


async def test_a_secret_that_is_told_would_be_found(walk: Everybody) -> None:
    heard, walk.heard = walk.heard, [("guest", "planted", walk.table.created["invite"])]
    assert walk.learnt() == [("guest", "planted", "host")]
    walk.heard = heard
