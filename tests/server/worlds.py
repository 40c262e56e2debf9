"""Two servers with the same game, except for what one onlooker may not know; everything that the onlooker gets is kept.

Half a game is stored twice, with one more entry in its record: in one world a re-deal that exchanges nothing, in the
other one that exchanges what the onlooker cannot know. Then real clients go on in both, with the same answers.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Hashable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from fivefires.kernel import SPECTATOR, Chance, Runner, key_of, seed_from
from fivefires.kernel.registry import find
from fivefires.kernel.tape import Redeal
from fivefires.server.config import Config
from fivefires.server.helpers.pools import Helpers
from fivefires.server.people.seats import hashed
from fivefires.server.storage.rows import Change, SeatRow, TableRow, json_text
from fivefires.server.storage.store import Store
from fivefires.server.table.play import written
from tests.server.conftest import quiet
from tests.server.harness import Player, Running, counted_tokens, playing, serving, spare_migrating

FIXED_TIME = 1_000_000.0


def config_for(data: Path, database: str) -> Config:
    return quiet(data, database, clock=lambda: FIXED_TIME, tokens=counted_tokens(), reaction_seconds=3600.0)


class InThisProcess(Helpers):
    """Replays run here and not beside the server, so that leaks can be planted in them."""

    async def run(self, seconds: float, work: Callable[..., Any], *args: Any, asker: Hashable = None) -> Any:
        return await asyncio.to_thread(work, *args)


@dataclass
class Case:
    """How far a game has come, who looks on, which re-deals will do, and the leak that is planted.

    A game comes to `answers` answers, and then to where it is `ready`. `seeds` are tried in turn until two games can
    go on for `least` answers; they go on for `most` of them, with those that begin like one of `acts` before others.
    A game that takes up the result `earlier` is the second link of a chain.
    """

    answers: int
    onlooker: int
    seeds: Sequence[int] = (0,)
    game: str = "embers"
    players: int = 4
    least: int = 3
    most: int = 8
    acts: Sequence[str] = ()
    earlier: dict[str, Any] | None = None
    ready: Callable[[Runner[Any]], bool] = lambda _live: True
    wanted: Callable[[Runner[Any], Runner[Any]], bool] = lambda _live, _twin: True
    plant: Callable[[], None] = lambda: None


@dataclass
class World:
    """One of the two: its server, the people at the table, and everything that the onlooker was sent."""

    server: Running
    table: str
    onlooker: int
    players: dict[int, Player] = field(default_factory=dict)
    transcript: list[str] = field(default_factory=list)
    told: tuple[int, int] = (0, 0)

    @property
    def runner(self) -> Runner[Any]:
        play = self.server.hall._live[self.table].play
        assert play is not None
        return play.runner

    @property
    def watcher(self) -> Player:
        return self.players[self.onlooker]

    async def ask(self, method: str, path: str, body: Any = None) -> None:
        """A request of the onlooker, with status, headers and body of the answer."""
        response = await self.server.ask(method, path, secret_of(self.onlooker), body)
        headers = {name: value for name, value in response.headers.items() if name != "date"}
        self.transcript.append(f"{path}: {response.status_code} {headers} {response.text}")

    async def try_everything(self) -> None:
        """Whatever an onlooker could do to learn more: look, look back, take home, and do what cannot be done."""
        step = self.watcher.sight["step"]
        path = f"/api/tables/{self.table}"
        for one in (
            "",
            "/sight",
            "/sight?seat=1",
            "/steps",
            "/download",
            "/charts",
            "/chain",
            "/deal",
            "/deal/1",
            "/hook",
        ):
            await self.ask("GET", f"{path}{one}")
        await self.ask("GET", f"/t/{self.table}?join={self.runner.game.id}")
        for wish in ({"step": step // 2}, {"step": step, "ends": True}, {"step": 0, "seat": 1}):
            await self.ask("POST", f"{path}/branch", wish)
        await self.ask("POST", f"{path}/deal", {})
        for to in (0, step // 2, step - 1, step):
            await self.ask("GET", f"{path}/replay?to={to}")
        await self.ask("GET", f"{path}/reel?first={max(0, step - 30)}&last={step}")
        await self.ask("POST", "/api/mine", [{"table": self.table, "secret": secret_of(self.onlooker)}])
        commands: list[dict[str, Any]] = [
            {"do": "answer", "step": step, "key": "feed:bucket"},
            {"do": "answer", "step": step, "key": "react:bucket:bucket"},
            {"do": "answer", "step": step, "key": "no such thing"},
            {"do": "answer", "step": step - 1, "key": "pass"},
            *({"do": what} for what in ("redo", "withdraw", "confirm", "ping")),
            {"do": "say", "text": "who is the wolf?"} if self.onlooker == SPECTATOR else {"do": "undo"},
        ]
        for number, command in enumerate(commands):
            what, id = command.pop("do"), f"try-{len(self.transcript)}-{number}"
            if command.get("key", "") in self.watcher.keys:
                continue
            reply = await self.watcher.do(what, id=id, **command)
            if what == "undo" and reply["ok"]:  # The onlooker's own last answer; the game goes on from there.
                await self.watcher.done("redo", id=f"{id}-again")

    def remember(self) -> None:
        """Up to here, nothing has come to light."""
        self.told = (len(self.watcher.frames), len(self.transcript))

    def everything(self) -> list[str]:
        """All that the onlooker has got before anything came to light, frames and answers."""
        frames, answers = self.told
        return [*self.watcher.frames[:frames], *self.transcript[:answers]]


# --- making the two ---------------------------------------------------------------------------------


def half_a_game(case: Case, seed: int) -> Runner[Any]:
    """A game in which so many questions were answered, each by chance."""
    game, chance = find(case.game), random.Random(seed)
    setup = replace(game.default_setup(case.players), earlier=case.earlier)
    runner: Runner[Any] = Runner(game, setup, seed_from(seed), hashes=True)
    answers = case.answers
    while runner.run(lambda _seat, options: chance.choice(options), answers) and not case.ready(runner):
        answers = 1
    return runner


def secret_of(seat: int) -> str:
    return "watching" if seat == SPECTATOR else f"secret-{seat}"


async def store_game(config: Config, runner: Runner[Any], entry: Redeal, **columns: Any) -> str:
    """Put a game into a database, with one more entry in its record. `columns` are the table's own."""
    table = TableRow(
        id="the-table-of-two-world", game=runner.game.id, version=runner.game.version, setup=json_text(runner.setup),
        seed=runner.seed.hex(), bot_seed="00" * 32, invite="invite", watch=secret_of(SPECTATOR), status="playing",
        created=FIXED_TIME, touched=FIXED_TIME, asked=json_text({str(seat): FIXED_TIME for seat in runner.asked()}),
        chain="the-chain", link=1 if runner.setup.earlier is None else 2,
        **columns,
    )  # fmt: skip
    seats = [
        SeatRow(number=seat, kind="human", name=f"Player {seat}", secret_hash=hashed(secret_of(seat)))
        for seat in range(runner.setup.players)
    ]
    history = [*(written(one) for one in runner.tape.history), entry]
    config.data.mkdir(parents=True)
    spare_migrating(config)
    store = Store(config.store_url)
    await store.open()
    await store.create(table, seats, Change(entries=[(step, json_text(one)) for step, one in enumerate(history)]))
    if runner.setup.earlier is not None:
        await store.create(_before(table), seats)
    await store.close()
    return table.id


def _before(table: TableRow) -> TableRow:
    """The game that this one takes up."""
    setup = replace(table.agreed, earlier=None)
    return replace(
        table, id="the-table-before-that1", setup=json_text(setup), status="finished", link=1, asked="{}",
        following=table.id, result=json_text(table.agreed.earlier),
    )  # fmt: skip


def long_enough(case: Case) -> tuple[Runner[Any], Redeal]:
    """A game and a re-deal of it that can go on for a while with the same answers."""
    for seed in case.seeds:
        game = half_a_game(case, seed)
        if not game.over:
            length, entry = best_redeal(case, game)
            if length >= case.least:
                return game, entry
    raise AssertionError(f"no two games can go on for {case.least} answers")


def best_redeal(case: Case, game: Runner[Any]) -> tuple[int, Redeal]:
    """How long two games can go on with the same answers, and the re-deal, of many, that lets them go on longest."""

    def tried(number: int) -> tuple[int, Redeal]:
        live, twin = game.copy(), game.copy()
        live.stands = twin.stands = True
        twin.redeal(case.onlooker, Chance(bytes(32)).fork(number))
        entry = twin.tape.line[-1]
        assert isinstance(entry, Redeal)
        length = together(live, twin, case, entry) if case.wanted(live, twin) else -1
        return length, entry

    return max((tried(number) for number in range(60)), key=lambda found: (found[0], len(found[1].swaps)))


def together(live: Runner[Any], twin: Runner[Any], case: Case, entry: Redeal) -> int:
    """How many open questions both games can answer in the same way; windows stand in both or in none."""
    answered = 0
    while answered < case.most:
        assert is_veiled(live) == is_veiled(twin)
        for game in (live, twin):
            pass_windows(game)
        keys = common_keys(live, twin, case.acts)
        if not keys:
            break
        for seat, key in keys.items():
            live.answer(seat, key)
            twin.answer(seat, key)
        if known_to(case.onlooker, entry, live, twin) or any(game.over for game in (live, twin)):
            break
        answered += 1
    return answered


def is_veiled(game: Runner[Any]) -> bool:
    return game.question is not None and game.question.veiled


def pass_windows(game: Runner[Any]) -> None:
    while is_veiled(game):
        game.close_window()


def common_keys(live: Runner[Any], twin: Runner[Any], acts: Sequence[str]) -> dict[int, str] | None:
    """For each asked seat, an answer that is legal in both games; None where there is none."""
    keys: dict[int, str] = {}
    for seat in live.asked() if live.asked() == twin.asked() else ():
        both = sorted({key_of(one) for one in live.options(seat)} & {key_of(one) for one in twin.options(seat)})
        if not both:
            return None
        keys[seat] = next((key for act in acts for key in both if key.startswith(act)), both[-1])
    return keys


def known_to(onlooker: int, entry: Redeal, *games: Runner[Any]) -> bool:
    """Whether anything that was exchanged has come to light."""
    return any(game.state.known.get(piece, 0) >> onlooker & 1 for game in games for piece in entry.swaps)


# --- letting them go on -----------------------------------------------------------------------------


@asynccontextmanager
async def going_on(config: Config, table: str, case: Case) -> AsyncIterator[World]:
    async with serving(config) as server, AsyncExitStack() as stack:
        server.hall.services.chores = InThisProcess(1)
        world = World(server, table, case.onlooker)
        for seat in [case.onlooker, *(seat for seat in range(case.players) if seat != case.onlooker)]:
            player = playing(server, table, secret_of(seat))
            world.players[seat] = await stack.enter_async_context(player)
        await world.watcher.until(lambda one: all(seat["present"] for seat in one.table["seats"]))
        yield world


async def go_on(first: World, second: World, entry: Redeal, case: Case) -> int:
    """Let both games go on with the same answers, as long as the onlooker must not be able to tell them apart."""
    answered, worlds = 0, (first, second)
    for world in worlds:
        await let_stand(world)
    while answered < case.most:
        if is_veiled(first.runner) != is_veiled(second.runner):  # What the onlooker has got by now tells it.
            for world in worlds:
                world.remember()
            break
        for world in worlds:
            await world.try_everything()
            await pass_all(world)
        if any(world.runner.over for world in worlds) or known_to(first.onlooker, entry, first.runner, second.runner):
            break
        for world in worlds:
            world.remember()
        keys = common_keys(first.runner, second.runner, case.acts)
        if not keys:
            break
        for seat, key in keys.items():
            for world in worlds:
                await answer(world, seat, key, f"turn-{answered}-{seat}")
        answered += 1
    return answered


async def let_stand(world: World) -> None:
    """Whoever could still take the last answer back does not: nobody else is asked before."""
    for player in world.players.values():
        if player.envelope["holding"]:
            await player.done("confirm", id="nothing-back")


async def pass_all(world: World) -> None:
    """Whoever is asked in a reaction window does not react; how many that are, and who, is not to be seen."""
    while is_veiled(world.runner):
        for number, seat in enumerate(world.runner.asked()):
            turn = f"passing-{len(world.transcript)}"
            await answer(world, seat, "pass", turn if seat == world.onlooker else f"{turn}-{number}")
        await close_window(world)


async def close_window(world: World) -> None:
    """The time of a window is over."""
    step = world.runner.step
    await world.server.hall.at(world.table, lambda live: live._run_out(step))
    await world.watcher.until(lambda one: one.sight["step"] != step)


async def answer(world: World, seat: int, key: str, id: str) -> None:
    player = world.players[seat]
    await player.until(lambda one: one.question)
    await player.done("answer", id=id, step=player.sight["step"], key=key, confirm=True)
    event = player.envelope["event"]
    await world.watcher.until(lambda one: one.envelope["event"] == event)


async def vote_apart(first: World, second: World) -> int:
    """All who are asked at once answer, in each world the opposite, except the onlooker or the last of them."""
    asked, answered = first.runner.asked(), 0
    for world in (first, second):
        await let_stand(world)
    for seat in [seat for seat in asked if seat != first.onlooker][: len(asked) - 1]:
        for world, which in ((first, 0), (second, -1)):
            key = key_of(world.runner.options(seat)[which])
            await answer(world, seat, key, f"together-{seat}")
            await world.try_everything()
            world.remember()
        answered += 1
    return answered


@asynccontextmanager
async def two_worlds(
    tmp_path: Path, databases: tuple[str, str], case: Case, runner: Runner[Any], redeal: Redeal
) -> AsyncIterator[tuple[World, World]]:
    configs = [config_for(tmp_path / name, database) for name, database in zip("ab", databases, strict=True)]
    entries = (Redeal(case.onlooker, {}), redeal)
    tables = [await store_game(config, runner, entry) for config, entry in zip(configs, entries, strict=True)]
    async with (
        going_on(configs[0], tables[0], case) as first,
        going_on(configs[1], tables[1], case) as second,
    ):
        case.plant()
        yield first, second


async def difference(tmp_path: Path, databases: tuple[str, str], case: Case) -> str:
    """What the onlooker could tell the two worlds apart by, or nothing."""
    runner, redeal = long_enough(case)
    async with two_worlds(tmp_path, databases, case, runner, redeal) as (first, second):
        assert await go_on(first, second, redeal, case) >= case.least
        return first_difference(first.everything(), second.everything())


async def difference_by_votes(tmp_path: Path, case: Case) -> str:
    """What the onlooker could tell by, of two worlds in which others vote the opposite and one vote is missing."""
    runner = next(game for seed in case.seeds if not (game := half_a_game(case, seed)).over)
    async with two_worlds(tmp_path, ("", ""), case, runner, Redeal(case.onlooker, {})) as (first, second):
        assert await vote_apart(first, second) >= case.least
        return first_difference(first.everything(), second.everything())


def first_difference(ours: list[str], theirs: list[str]) -> str:
    for number, (a, b) in enumerate(zip(ours, theirs, strict=False)):
        if a != b:
            place = next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            cut = slice(max(0, place - 80), place + 60)
            return f"message {number}: …{a[cut]}… against …{b[cut]}…"
    if len(ours) != len(theirs):
        return f"{len(ours)} messages against {len(theirs)}"
    return ""
