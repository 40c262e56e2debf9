"""A real server on loopback, and the people who play there: real HTTP, real sockets, every byte kept."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import tempfile
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import websockets

from fivefires.kernel import Game
from fivefires.server.config import Config
from fivefires.server.hall.hall import Hall
from fivefires.server.main import TableServer, listen
from fivefires.server.storage.datalock import DataLock
from fivefires.server.storage.migrate import migrate
from fivefires.server.storage.store import Store

# How long anything may take before it counts as not happening, on a machine that is busy with other things.
SECONDS = 60.0
# The server ends a connection that rests for five seconds. Whoever asks at that very moment would read an end.
KEPT = httpx.Limits(keepalive_expiry=2.0)
FILE = "fivefires.sqlite"


def counted_tokens(first: int = 1) -> Callable[[int], bytes]:
    """A token source that gives the same tokens in the same order: the same secrets, and the same deals."""
    numbers = itertools.count(first)
    return lambda size: random.Random(next(numbers)).randbytes(size)


async def eventually(condition: Callable[[], Awaitable[Any]]) -> None:
    """Wait for something that nobody is told about."""

    async def wait() -> None:
        while not await condition():
            await asyncio.sleep(0.005)

    await asyncio.wait_for(wait(), SECONDS)


class Running:
    """A server that runs in this process."""

    def __init__(self, config: Config, server: TableServer, http: httpx.AsyncClient) -> None:
        self.config, self.server, self.http = config, server, http

    @property
    def hall(self) -> Hall:
        hall: Hall = self.server.gate.app.state["hall"]  # type: ignore[attr-defined]
        return hall

    @property
    def sockets(self) -> str:
        return f"ws://127.0.0.1:{self.config.port}"

    async def ask(self, method: str, path: str, token: str = "", body: Any = None, **options: Any) -> httpx.Response:
        headers = {**options.pop("headers", {}), **({"authorization": f"Bearer {token}"} if token else {})}
        return await self.http.request(method, path, json=body, headers=headers, **options)

    async def get(self, path: str, token: str = "", **options: Any) -> Any:
        response = await self.ask("GET", path, token, **options)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, token: str = "", body: Any = None, **options: Any) -> Any:
        response = await self.ask("POST", path, token, {} if body is None else body, **options)
        assert response.status_code in (200, 201), response.text
        return response.json()

    async def refused(self, method: str, path: str, token: str = "", body: Any = None, **options: Any) -> str:
        """The code and status of a refusal: everything else fails."""
        response = await self.ask(method, path, token, body, **options)
        assert 400 <= response.status_code < 600, response.text
        refusal = response.json()
        assert sorted(refusal) == ["code", "reason"]
        assert sorted(refusal["reason"]) == ["args", "id"]
        return f"{response.status_code} {refusal['code']}"

    async def table(self, game: str, *seats: str, **wish: Any) -> Made:
        """A new table; seats are given as their kinds, or as kind:name."""
        kinds = [dict(zip(("kind", "name"), seat.split(":"), strict=False)) for seat in seats]
        return Made(self, await self.post("/api/tables", body={"game": game, "seats": kinds, **wish}))


class Made:
    """A table as its host has it."""

    def __init__(self, server: Running, created: dict[str, Any]) -> None:
        self.server, self.created = server, created
        self.id: str = created["table"]
        self.path = f"/api/tables/{self.id}"
        self.secret: str = created["secret"]
        self.secrets = {created["seat"]: self.secret, **{one["seat"]: one["secret"] for one in created["hot_seats"]}}

    async def join(self, name: str = "", **wish: Any) -> str:
        joined = await self.server.post(f"{self.path}/join", self.created["invite"], {"name": name, **wish})
        self.secrets[joined["seat"]] = joined["secret"]
        return str(joined["secret"])

    async def start(self) -> dict[str, Any]:
        info: dict[str, Any] = await self.server.post(f"{self.path}/start", self.secret)
        return info

    def player(self, seat: int | None = 0, **hello: Any) -> Any:
        """The socket of a seat, or of a spectator."""
        secret = self.created["watch"] if seat is None else self.secrets[seat]
        return playing(self.server, self.id, secret, **hello)

    async def info(self, token: str = "") -> dict[str, Any]:
        info: dict[str, Any] = await self.server.get(self.path, token or self.secret)
        return info


class Player:
    """Somebody at a socket, who remembers every frame and puts the log together as the page does."""

    def __init__(self, socket: websockets.ClientConnection, log: Sequence[Any] = ()) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.envelope: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log = [*log]
        self.chat: list[Any] = []
        self.bye: dict[str, Any] = {}
        self.replies: dict[str, dict[str, Any]] = {}
        self._when: dict[str, int] = {}
        self._shown = 0
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())
        self.gone = False

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                async with self._news:
                    self._take(str(text))
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        async with self._news:
            self.gone = True
            self._news.notify_all()

    def _take(self, text: str) -> None:
        self.frames.append(text)
        frame = json.loads(text)
        assert len(frame) == 1, text
        if "sight" in frame:
            self._shown = len(self.frames)
            self.envelope = frame["sight"]
            self.table = self.envelope["table"]
            if self.sight:
                self.log = [*self.log[: self.envelope["since"]], *self.sight["log"]]
        elif "reply" in frame:
            self.replies[frame["reply"]["id"]] = frame["reply"]
            self._when[frame["reply"]["id"]] = len(self.frames)
        elif "table" in frame:
            self.table = frame["table"]
        elif "chat" in frame:
            self.chat += frame["chat"]
        else:
            self.bye = frame["bye"]

    async def until(self, condition: Callable[[Player], Any], seconds: float = SECONDS) -> None:
        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: condition(self))

        try:
            await asyncio.wait_for(wait(), seconds)
        except TimeoutError:
            raise AssertionError(f"it did not happen; the last frames were {self.frames[-3:]}") from None

    @property
    def sight(self) -> dict[str, Any]:
        return self.envelope.get("sight") or {}

    @property
    def question(self) -> dict[str, Any] | None:
        """The open question, unless this seat has given its part already."""
        question: dict[str, Any] | None = self.sight.get("question")
        return None if question is None or question.get("given") else question

    @property
    def keys(self) -> list[str]:
        return [offer["key"] for offer in self.question["offers"]] if self.question else []

    @property
    def finished(self) -> bool:
        return bool(self.table.get("status") == "finished")

    async def send(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def do(self, what: str, id: str = "", **details: Any) -> dict[str, Any]:
        """Send a command and wait for its reply."""
        id = id or uuid.uuid4().hex
        self.replies.pop(id, None)
        await self.send(json.dumps({"id": id, "do": what, **details}))
        await self.until(lambda player: id in player.replies)
        return self.replies[id]

    async def done(self, what: str, **details: Any) -> dict[str, Any]:
        """Send a command that is done, and wait for what it leads to."""
        reply = await self.do(what, **details)
        assert reply["ok"], reply
        await self._see(reply)
        return reply

    async def _see(self, reply: dict[str, Any]) -> None:
        await self.until(lambda player: player._shown > player._when[reply["id"]])
        assert len(self.log) == self.envelope["lines"], "the log does not fit together"

    async def refused(self, what: str, **details: Any) -> str:
        reply = await self.do(what, **details)
        assert not reply["ok"], reply
        return str(reply["refusal"]["code"])

    async def asked(self) -> list[str]:
        """Wait for a question, and return the keys of its options."""
        await self.until(lambda player: player.question is not None)
        return self.keys

    async def answer(self, key: str = "", **details: Any) -> dict[str, Any]:
        """Answer the open question, with its first option unless told, and see what that leads to."""
        keys = await self.asked()
        return await self.done("answer", step=self.sight["step"], key=key or keys[0], **details)

    async def answer_in_time(self, **details: Any) -> dict[str, Any] | None:
        """Answer the open question with its first option; None where it was a window that has closed meanwhile."""
        keys = self.keys
        reply = await self.do("answer", step=self.sight["step"], key=keys[0], **details)
        if reply["ok"]:
            await self._see(reply)
            return reply
        assert "pass" in keys, reply
        assert reply["refusal"]["code"] in ("other-question", "not-asked", "over"), reply
        return None

    async def confirm(self) -> None:
        await self.done("confirm")

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


async def some_answer(*players: Player) -> None:
    """Somebody who is asked answers, and everybody sees it. A game that is over has nobody to ask.

    Where a reaction window closes meanwhile, or the game ends with it, nobody is asked either.
    """
    assert not any(player.finished for player in players), "the game is over"
    waiting = [
        asyncio.create_task(player.until(lambda one: one.question is not None or one.finished)) for player in players
    ]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    asked = next((player for player in players if player.question), None)
    if asked is None:
        return
    reply = await asked.answer_in_time()
    if reply is None:
        return
    event = reply["event"]
    for player in players:
        await player.until(lambda one: one.envelope["event"] >= event)


def no_window(one: Player) -> bool:
    """A reaction window closes by itself; what is compared must not change on its own."""
    waiting = (one.sight.get("waiting") or {}).get("id")
    return waiting != "waiting-for-reactions" and "pass" not in one.keys


async def play_out(*players: Player, most: int = 400) -> None:
    """Let everybody answer with the first option and confirm, until the game is over for all of them."""

    async def play(player: Player) -> None:
        for _ in range(most):
            await player.until(lambda one: one.finished or one.question or one.envelope["holding"])
            if player.finished:
                return
            if player.question:
                await player.answer_in_time(confirm=True)
            else:
                await player.done("confirm")
        raise AssertionError("the game does not end")

    await asyncio.gather(*map(play, players))


@asynccontextmanager
async def playing(
    server: Running, table: str, secret: str, log: Sequence[Any] = (), **hello: Any
) -> AsyncIterator[Player]:
    """A socket that has said hello and seen the table, or was sent away. `log` are the lines that it has already."""
    hello = {"lines": len(log), **hello} if log else hello
    url = f"{server.sockets}/api/tables/{table}/socket"
    async with websockets.connect(url, max_size=None, open_timeout=SECONDS) as socket:
        player = Player(socket, log)
        await socket.send(json.dumps({"hello": {"secret": secret, **hello}}))
        await player.until(lambda one: one.envelope or one.gone)
        try:
            yield player
        finally:
            await player.close()


@cache
def _file_without_games() -> bytes:
    """A file of SQLite with the schema and nothing else, which others are copies of: migrating takes long."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(Path(folder))
        store = Store(config.store_url)
        migrate(store.engine)
        store.engine.dispose()
        return (config.data / FILE).read_bytes()


def spare_migrating(config: Config) -> None:
    """Put a file that was migrated before where a server would make one."""
    file = config.data / FILE
    if not config.database_url and not file.exists():
        file.write_bytes(_file_without_games())


@asynccontextmanager
async def serving(config: Config, games: Sequence[Game[Any]] = ()) -> AsyncIterator[Running]:
    """Run a server in this process until the block ends, and stop it as SIGTERM does."""
    listener = listen("127.0.0.1", 0)
    config = replace(config, port=listener.getsockname()[1])
    try:
        lock = DataLock(config.data)
        spare_migrating(config)
        server = TableServer(config, listener, lock, games)
    except BaseException:
        listener.close()
        raise
    task = asyncio.create_task(server._serve([listener]))
    try:
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.005)
        url = f"http://127.0.0.1:{config.port}"
        async with httpx.AsyncClient(
            base_url=url, timeout=SECONDS, verify=False, trust_env=False, limits=KEPT
        ) as http:  # fmt: skip
            yield Running(config, server, http)
    finally:
        server.should_exit = True
        await task
