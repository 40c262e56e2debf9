"""A veiled question stands for the table's reaction time, whether there is anything to decide or not."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from fivefires.kernel import Table
from tests.server.conftest import quiet
from tests.server.harness import serving
from tests.server.toy import GAME, VOTE, WHAT, Do, ToyState, Vote

pytestmark = pytest.mark.anyio

STANDS = 0.5


async def step(table: Table[ToyState]) -> None:
    """After a roll the second player has something to decide, and after anything else only seems to."""
    what = await table.ask(0, WHAT, [Do.ROLL, Do.STAY])
    options = [Vote.NO, Vote.YES] if what is Do.ROLL else [Vote.NO]
    answer = await table.ask(1, VOTE, options, default=Vote.NO, veiled=True)
    table.state.turns += 100 if answer is Vote.YES else 1


VEILED = replace(GAME, step=step, veils=True)


@pytest.mark.parametrize(("first", "asked"), [("roll", True), ("stay", False)])
async def test_it_stands_for_its_time_and_others_see_the_same(tmp_path: Path, first: str, asked: bool) -> None:
    async with serving(quiet(tmp_path / "data", "", reaction_seconds=STANDS), [VEILED]) as server:
        table = await server.table(VEILED.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            began = time.monotonic()
            await ann.answer(first, confirm=True)
            await ann.until(lambda one: one.sight.get("waiting"))
            assert ann.sight["waiting"]["id"] == "waiting-for-veiled"
            assert not ann.sight.get("waiting_for")
            assert bool(ben.keys) is asked
            if asked:
                assert ben.sight["question"]["default"] == "no"
            await ann.until(lambda one: one.keys)
            assert STANDS * 0.9 < time.monotonic() - began < STANDS + 3


async def test_an_answer_closes_nothing_before_its_time_and_counts_then(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", reaction_seconds=STANDS), [VEILED]) as server:
        table = await server.table(VEILED.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            began = time.monotonic()
            await ann.answer("roll", confirm=True)
            await ben.until(lambda one: one.keys)
            await ben.answer("yes")
            assert ann.sight["waiting"]["id"] == "waiting-for-veiled"
            await ann.until(lambda one: one.keys)
            assert time.monotonic() - began > STANDS * 0.9
            assert ann.sight["scene"]["tracks"][0]["value"] == 100


async def test_the_shelf_says_that_tables_agree_on_a_time(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", ""), [VEILED]) as server:
        [game] = [game for game in await server.get("/api/games") if game["id"] == VEILED.id]
        assert game["reacts"] is True
