"""What a table agrees about time: how long it waits for reactions, and for those who say nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from fivefires.kernel import Runner, key_of
from fivefires.kernel.tape import Redeal
from fivefires.server.config import Config
from fivefires.server.storage import leases
from fivefires.server.storage.database import Database
from fivefires.server.table.live import LiveTable
from tests.server.conftest import quiet
from tests.server.harness import SECONDS, Player, Running, eventually, serving
from tests.server.push_service import Subscriber, push_service
from tests.server.table.test_windows import a_hand_with, closed, opened
from tests.server.toy import GAME
from tests.server.worlds import Case, World, answer, going_on, half_a_game, is_veiled, store_game

pytestmark = pytest.mark.anyio

AN_HOUR = 3600.0


# --- what the host sets -----------------------------------------------------------------------------------


async def test_the_host_sets_how_long_the_table_waits(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database)) as server:
        wish = {"reactions": "asked", "reaction_seconds": 12.0, "silence_seconds": 90.0}
        table = await server.table("embers", "human", "open", "open", **wish)
        await table.join("Ben")
        info = await server.get(table.path, table.secrets[1])
        assert {name: info[name] for name in wish} == wish
        again = await server.post(f"{table.path}/close", table.secret)
        again = await server.post(f"{table.path}/rematch", table.secret)
        assert {name: (await server.get(f"/api/tables/{again['table']}", table.secret))[name] for name in wish} == wish


@pytest.mark.parametrize(
    "wish",
    [{"reaction_seconds": 0}, {"reaction_seconds": 61}, {"silence_seconds": -1}, {"silence_seconds": 4.9},
     {"silence_seconds": 86_401},
     {"reactions": "never"}],
)  # fmt: skip
async def test_no_table_waits_for_no_time_or_for_days(server: Running, wish: dict[str, Any]) -> None:
    seats = [{"kind": "human"}, {"kind": "bot"}]
    assert await server.refused("POST", "/api/tables", "", {"game": "pig", "seats": seats, **wish}) == "422 malformed"


async def test_the_shelf_says_what_a_game_waits_for(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", ""), [GAME]) as server:
        games = {game["id"]: game for game in await server.get("/api/games")}
        assert (games["embers"]["reacts"], games["embers"]["lapses"]) == (True, False)
        assert (games["zona"]["reacts"], games["zona"]["lapses"]) == (False, False)
        assert (games[GAME.id]["reacts"], games[GAME.id]["lapses"]) == (False, True)


# --- reaction windows -------------------------------------------------------------------------------------


async def stored(config: Config, runner: Runner[Any], **columns: Any) -> str:
    return await store_game(config, runner, Redeal(0, {}), **columns)


async def test_a_window_stands_for_the_tables_own_time(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", reaction_seconds=AN_HOUR)
    table = await stored(config, a_hand_with(armed=False), reaction_seconds=0.4)
    async with going_on(config, table, Case(0, 0)) as world:
        began = await opened(world)
        assert 0.2 < world.watcher.envelope["left"] <= 0.4
        assert 0.2 < await closed(world) - began < 2


async def test_where_only_those_are_asked_who_can_nobody_waits_without_need(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", reaction_seconds=AN_HOUR)
    table = await stored(config, a_hand_with(armed=False), reactions="asked")
    async with going_on(config, table, Case(0, 0)) as world:
        step = world.runner.step
        await answer(world, 0, sorted(world.players[0].keys)[0], "feeding-the-fire")
        await world.watcher.until(lambda one: one.sight["step"] != step)
        assert not is_veiled(world.runner)


async def test_where_only_those_are_asked_who_can_they_are_waited_for(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", reaction_seconds=0.02)
    table = await stored(config, a_hand_with(armed=True), reactions="asked")
    async with going_on(config, table, Case(0, 0)) as world:
        await opened(world)
        await asyncio.sleep(0.2)
        assert is_veiled(world.runner)
        assert world.watcher.envelope["left"] is None
        for seat in world.runner.asked():
            await answer(world, seat, "pass", f"passing-{seat}-1")
        assert not is_veiled(world.runner)


async def test_a_window_that_nobody_stands_in_is_open_after_a_restart_too(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", reaction_seconds=0.02)
    table = await stored(config, a_hand_with(armed=True), reactions="asked")
    async with going_on(config, table, Case(0, 0)) as world:
        await opened(world)
        asked = world.runner.asked()
    async with going_on(config, table, Case(0, 0)) as world:
        await asyncio.sleep(0.2)
        assert world.runner.asked() == asked
        for seat in asked:
            await answer(world, seat, "pass", f"passing-{seat}-1")
        assert not is_veiled(world.runner)


# --- passing until one's turn -----------------------------------------------------------------------------


async def pass_until_turn(world: World, seat: int) -> dict[str, Any]:
    player = world.players[seat]
    return await player.do("answer", step=player.sight["step"], key="pass", until_turn=True)


async def somebody_passes(world: World) -> int:
    """Whoever is armed and not on turn passes until then."""
    await opened(world)
    seat = next(seat for seat in world.runner.asked() if seat != world.runner.state.active)
    assert world.players[seat].envelope["passing"] is False
    assert (await pass_until_turn(world, seat))["ok"]
    return seat


def live_at(world: World) -> LiveTable:
    return world.server.hall._live[world.table]


def two_turns_before_the_armed(seed: int = 0) -> Runner[Any]:
    """A game of Embers in which the third seat can react to each of the first two, and has a turn then."""
    for one in range(seed, 400):
        game = half_a_game(Case(0, 0), one)
        trial = game.copy()
        armed = []
        while not trial.over and trial.state.active < 2:
            armed.append(2 in trial.asked() if is_veiled(trial) else None)
            seat = trial.asked()[0]
            options = sorted(map(key_of, trial.options(seat)))
            trial.answer(seat, "pass" if "pass" in options else options[0])
        if not trial.over and armed.count(True) == 2:
            return game
    raise AssertionError("no such game")


async def test_a_pass_until_ones_turn_holds_for_every_window_until_then(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", reaction_seconds=0.3)
    table = await stored(config, two_turns_before_the_armed())
    async with going_on(config, table, Case(0, 0)) as world:
        await opened(world)
        assert world.players[2].envelope["passing"] is False
        assert (await pass_until_turn(world, 2))["ok"]
        await world.players[2].until(lambda one: one.envelope["passing"] is True)
        await closed(world)
        await answer(world, 1, sorted(await world.players[1].asked())[0], "the-second-turn")
        assert is_veiled(world.runner)
        assert 2 in world.runner.question.choices  # type: ignore[union-attr]
        assert 2 not in world.runner.asked()
        await world.players[2].until(lambda one: one.envelope["passing"] is None)
        assert world.runner.state.active == 2
        assert not live_at(world).seats[2].passing


async def test_whoever_has_passed_can_be_asked_again(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", reaction_seconds=0.3)
    table = await stored(config, a_hand_with(armed=True))
    async with going_on(config, table, Case(0, 0)) as world:
        seat = await somebody_passes(world)
        assert (await world.players[seat].do("attend"))["ok"]
        await world.players[seat].until(lambda one: one.envelope["passing"] is False)
        assert not live_at(world).seats[seat].passing
        assert seat in world.runner.asked()


async def test_nobody_else_can_tell_who_has_passed_until_their_turn(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", reaction_seconds=AN_HOUR)
    table = await stored(config, a_hand_with(armed=True))
    async with going_on(config, table, Case(0, 0)) as world:
        await opened(world)
        seat = next(seat for seat in world.runner.asked() if seat != world.runner.state.active)
        others = [player for one, player in world.players.items() if one != seat]
        before = [(len(one.frames), one.envelope["event"]) for one in others]
        assert (await pass_until_turn(world, seat))["ok"]
        assert (await world.players[seat].do("attend"))["ok"]
        assert (await pass_until_turn(world, seat))["ok"]
        for one in others:
            await one.do("ping")
        pings = 1
        assert [(len(one.frames) - pings, one.envelope["event"]) for one in others] == before


async def test_only_a_pass_holds_until_ones_turn(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", reaction_seconds=AN_HOUR)
    table = await stored(config, a_hand_with(armed=True))
    async with going_on(config, table, Case(0, 0)) as world:
        player = world.players[0]
        key = sorted(player.keys)[0]
        assert await player.refused("answer", step=player.sight["step"], key=key, until_turn=True) == "no-pass"
        await opened(world)
        armed = world.players[world.runner.asked()[0]]
        react = next(key for key in armed.keys if key.startswith("react"))
        assert await armed.refused("answer", step=armed.sight["step"], key=react, until_turn=True) == "no-pass"


# --- silence ----------------------------------------------------------------------------------------------


async def dared(ann: Player, what: str = "dare") -> float:
    """Ann has Ben asked something that answers itself after a while; the time before that."""
    began = time.monotonic()
    await ann.answer(what, confirm=True)
    return began


def turns(player: Player) -> int:
    return int(player.sight["scene"]["tracks"][0]["value"])


@pytest.mark.parametrize(("what", "comes_to"), [("dare", 11), ("poll", 21)])
async def test_silence_lapses_within_two_seconds(tmp_path: Path, database: str, what: str, comes_to: int) -> None:
    async with serving(quiet(tmp_path / "data", database, silence_seconds=0.5), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            began = await dared(ann, what)
            await ben.asked()
            assert 0 < ben.envelope["left"] <= 0.5
            await ann.until(lambda one: turns(one) == comes_to)
            assert 0.4 < time.monotonic() - began < 0.5 + 2
            assert await ben.refused("undo") != ""
            await ann.answer("stay")


async def test_a_part_that_was_given_counts_when_others_lapse(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", silence_seconds=0.5), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            await dared(ann, "poll")
            await ben.answer("yes")
            await ann.until(lambda one: turns(one) == 11)


async def test_an_answer_in_time_counts(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", silence_seconds=0.6), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            await dared(ann)
            await ben.answer("yes", confirm=True)
            await asyncio.sleep(0.8)
            assert turns(ann) == 101


@pytest.mark.parametrize(("seats", "silence"), [(("human", "bot"), None), (("human", "human"), 0)])
async def test_whoever_keeps_nobody_waiting_is_waited_for(
    tmp_path: Path, seats: tuple[str, ...], silence: float | None
) -> None:
    async with serving(quiet(tmp_path / "data", "", silence_seconds=0.2), [GAME]) as server:
        table = await server.table(GAME.id, *seats, start=True, silence_seconds=silence)
        async with table.player(0) as ann:
            await ann.answer("poll", confirm=True)
            assert ann.envelope["left"] is None
            await asyncio.sleep(0.5)
            assert turns(ann) == 1


async def test_a_table_that_sleeps_is_woken_when_its_time_is_over(tmp_path: Path, database: str) -> None:
    """Another server takes up the table, at which nobody looks; its usual looks are an hour apart."""
    passed = [0.0]

    def clock() -> float:
        return time.monotonic() + passed[0]

    config = quiet(tmp_path / "data", database, silence_seconds=3600.0, clock=clock)
    async with serving(config, [GAME]) as first:
        table = await first.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            asked = await dared(ann)
    passed[0] = asked + 3600 - 1.5 - time.monotonic()  # A second and a half are left.
    async with serving(config, [GAME]) as second:

        async def lapsed() -> bool:
            live = second.hall._live.get(table.id)
            return live is not None and live.play is not None and live.play.runner.state.turns == 11

        await eventually(lapsed)


async def test_a_server_that_stops_gives_its_connections_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the database does when the server stops is finished first, also where nobody waits for it any longer."""
    begun, stopping, done = threading.Event(), threading.Event(), threading.Event()
    due, end = leases.due, Database._end
    open_at_the_end: list[int] = []

    def slow(connection: Connection, now: float, me: str) -> list[str]:
        begun.set()
        assert stopping.wait(SECONDS)
        time.sleep(0.2)
        found = due(connection, now, me)
        done.set()
        return found

    def noted(self: Database) -> None:
        stopping.set()
        pool = self.engine.pool
        end(self)
        open_at_the_end.append(pool.checkedout())  # type: ignore[attr-defined]

    monkeypatch.setattr(leases, "due", slow)
    monkeypatch.setattr(Database, "_end", noted)
    async with serving(quiet(tmp_path / "data", "")):
        assert await asyncio.to_thread(begun.wait, SECONDS)
    assert done.is_set()
    assert open_at_the_end == [0]


@pytest.mark.parametrize(("silence", "called"), [(299.0, 0), (301.0, 1)])
async def test_nobody_is_called_for_a_short_wait(tmp_path: Path, silence: float, called: int) -> None:
    async with push_service() as service:
        config = quiet(tmp_path / "data", "", push_hosts=("127.0.0.1:*",))
        async with serving(config, [GAME]) as server:
            table = await server.table(GAME.id, "human:Ann", "human:Ben", start=True, silence_seconds=silence)
            subscription = Subscriber().subscription(f"{service.url}/ben")
            await server.ask("POST", f"{table.path}/push", table.secrets[1], subscription)
            async with table.player(0) as ann:
                await dared(ann)
                if called:
                    await service.until(1, SECONDS)
                await asyncio.sleep(0.3)
            assert len(service.got) == called


# --- bots in windows --------------------------------------------------------------------------------------


async def test_a_bot_answers_before_a_window_closes(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", think_seconds=10.0)) as server:
        table = await server.table("embers", "human", "human", "bot", start=True, reaction_seconds=2.0)
        live = await server.hall.table(table.id)
        assert live._thinking_time() == 10.0
        async with table.player(0) as ann:
            while not (live.play and live.play.reacting):
                await ann.answer(sorted(await ann.asked())[0], confirm=True)
            assert 0.2 <= live._thinking_time() <= 1.4
