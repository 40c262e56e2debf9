"""Sockets that are let in by turns: in their order, and nobody keeps the door for long."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from fivefires.server.entrance.turns import Turns
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import SECONDS, serving

pytestmark = pytest.mark.anyio


async def test_whoever_came_first_is_let_in_first() -> None:
    turns, order = Turns(2, 60.0), list[int]()

    async def come(number: int) -> None:
        turn = await turns.take()
        order.append(number)
        await asyncio.sleep(0)
        turn.end()
        turn.end()  # Once is enough: it makes no room for two.

    await asyncio.gather(*map(come, range(20)))
    assert order == list(range(20))
    first, second = await turns.take(), await turns.take()
    third = asyncio.create_task(turns.take())
    await asyncio.sleep(0.01)
    assert not third.done()
    first.end()
    (await third).end()
    second.end()


async def test_a_turn_ends_by_itself() -> None:
    turns = Turns(1, 0.01)
    await turns.take()
    await asyncio.wait_for(turns.take(), SECONDS)


async def test_sockets_that_say_nothing_keep_nobody_out(tmp_path: Path) -> None:
    limits = replace(LIMITS, turns=2, turn_seconds=0.05, hello_seconds=3600.0)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server, AsyncExitStack() as silent:
        table = await server.table("pig", "human:Ann", "bot", start=True)
        for _ in range(10):
            await silent.enter_async_context(websockets.connect(f"{server.sockets}/api/tables/{table.id}/socket"))
        async with table.player(0) as ann:
            assert await ann.asked()


async def test_whoever_has_come_in_makes_room(tmp_path: Path) -> None:
    """A turn ends with the first view, not with the socket, and also where somebody is sent away."""
    limits = replace(LIMITS, turns=1, turn_seconds=3600.0)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        table = await server.table("pig", "human:Ann", "human:Ben", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            assert ann.envelope
            assert ben.envelope
            async with websockets.connect(f"{server.sockets}/api/tables/{table.id}/socket") as stranger:
                await stranger.send('{"hello": {"secret": "x"}}')
                await stranger.wait_closed()
            async with table.player(0) as again:
                assert again.envelope
