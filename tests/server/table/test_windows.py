"""Reaction windows among people: they close when their time is over, whoever has answered, and survive a restart."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from fivefires.kernel import Runner
from fivefires.kernel.tape import Redeal
from fivefires.server.config import Config
from tests.server.conftest import quiet
from tests.server.worlds import Case, World, answer, going_on, half_a_game, is_veiled, store_game

pytestmark = pytest.mark.anyio

STANDS = 0.4


def config(data: Path) -> Config:
    return quiet(data, "", reaction_seconds=STANDS)


def a_hand_with(armed: bool) -> Runner[Any]:
    """A game of Embers in which the first answer opens a window, with or without somebody who could react."""
    for seed in range(200):
        game = half_a_game(Case(0, 0), seed)
        trial = game.copy()
        trial.stands = True
        trial.answer(0, trial.options(0)[0])
        if is_veiled(trial) and bool(trial.asked()) is armed:
            return game
    raise AssertionError("no such game")


async def opened(world: World) -> float:
    """Feed the fire, which opens a window; when that was."""
    feed = sorted(world.players[0].keys)[0]
    await answer(world, 0, feed, "feeding-the-fire")
    assert is_veiled(world.runner)
    return time.monotonic()


async def closed(world: World) -> float:
    step = world.runner.step
    await world.watcher.until(lambda one: one.sight["step"] != step)
    return time.monotonic()


@pytest.mark.parametrize("armed", [False, True])
async def test_a_window_stands_for_its_time_and_closes_by_itself(tmp_path: Path, armed: bool) -> None:
    settings = config(tmp_path / "data")
    table = await store_game(settings, a_hand_with(armed), Redeal(0, {}))
    async with going_on(settings, table, Case(0, 0)) as world:
        began = await opened(world)
        assert STANDS * 0.5 < await closed(world) - began < STANDS + 2


async def test_a_pass_does_not_close_a_window_before_its_time(tmp_path: Path) -> None:
    settings = config(tmp_path / "data")
    table = await store_game(settings, a_hand_with(True), Redeal(0, {}))
    async with going_on(settings, table, Case(0, 0)) as world:
        began = await opened(world)
        for seat in world.runner.asked():
            await answer(world, seat, "pass", f"passing-{seat}-1")
        assert is_veiled(world.runner)
        assert await closed(world) - began > STANDS * 0.5


async def test_a_reaction_counts_when_the_window_closes(tmp_path: Path) -> None:
    settings = config(tmp_path / "data")
    table = await store_game(settings, a_hand_with(True), Redeal(0, {}))
    async with going_on(settings, table, Case(0, 0)) as world:
        fire = world.runner.state.fire
        await opened(world)
        seat = world.runner.asked()[0]
        react = next(key for key in world.players[seat].keys if key.startswith("react"))
        await answer(world, seat, react, "with-a-bucket")
        assert "log-react" not in str(world.watcher.frames[-1])
        await closed(world)
        assert world.runner.state.fire == fire - 1


async def test_a_window_that_was_open_when_the_server_stopped_closes_when_it_is_back(tmp_path: Path) -> None:
    settings = config(tmp_path / "data")
    table = await store_game(settings, a_hand_with(False), Redeal(0, {}))
    async with going_on(settings, table, Case(0, 0)) as world:
        await opened(world)
        step = world.runner.step
    await asyncio.sleep(STANDS)
    async with going_on(settings, table, Case(0, 0)) as world:
        await world.watcher.until(lambda one: one.sight["step"] != step)
        assert not is_veiled(world.runner)
