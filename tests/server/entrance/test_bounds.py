"""Nothing that people do at a table grows for ever, and nobody can crowd the others out."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from fivefires.server.config import Rate
from fivefires.server.entrance.buckets import Buckets
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import serving
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio


async def test_a_game_has_so_many_steps_and_can_then_be_read(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database, limits=replace(LIMITS, steps=7))
    async with serving(config, [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            for _ in range(3):
                await ann.answer("stay")
                await ann.done("undo")
            await ann.answer("stay")
            assert ann.sight["step"] == 7
            assert await ann.refused("undo") == "endless"
            assert await ann.refused("answer", step=7, key="stay") == "endless"
            assert (await ann.do("ping"))["ok"]
            assert (await ann.do("say", text="Well, that was long"))["ok"]
        assert (await server.get(f"{table.path}/sight", table.secret))["sight"]["step"] == 7


async def test_bots_do_not_play_for_ever_either(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", limits=replace(LIMITS, steps=1))) as server:
        table = await server.table("pig", "human", "bot", start=True)
        async with table.player(0) as ann:
            await ann.answer("hold", confirm=True)
            live = await server.hall.table(table.id)
            await live.inbox.do(lambda: live._bot_answers(1, 1, "hold"))
            assert live.play is not None
            assert live.play.runner.step == 1


async def test_a_table_has_so_many_lines_of_chat(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database, limits=replace(LIMITS, chat_lines=3))) as server:
        table = await server.table("pig", "human", "human", start=True)
        async with table.player(0) as ann:
            for number in range(3):
                assert (await ann.do("say", text=f"{number}"))["ok"]
            assert await ann.refused("say", text="3") == "limit"
            await ann.answer("roll")


async def test_those_who_watch_do_not_keep_those_away_who_play(tmp_path: Path) -> None:
    limits = replace(LIMITS, sockets_per_table=3, sockets_per_seat=2)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server, AsyncExitStack() as there:
        table = await server.table("pig", "human", "human", start=True)
        for _ in range(3):
            assert not (await there.enter_async_context(table.player(None))).bye
        assert (await there.enter_async_context(table.player(None))).bye["code"] == "limit"
        for seat in (0, 0, 1, 1):
            assert not (await there.enter_async_context(table.player(seat))).bye
        assert (await there.enter_async_context(table.player(1))).bye["code"] == "limit"


async def test_so_many_reports_of_failures_are_kept(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", limits=replace(LIMITS, reports=2)), [GAME]) as server:
        for _ in range(4):
            table = await server.table(GAME.id, "human", "human", start=True)
            async with table.player(0) as ann:
                assert await ann.refused("answer", step=0, key="crash") == "rule-error"
        assert len(list((tmp_path / "data" / "errors").iterdir())) == 2


async def test_games_again_and_again_count_as_new_tables(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", limits=replace(LIMITS, tables=Rate(0.001, 2)))) as server:
        table = await server.table("pig", "human", "human", start=True)
        await server.post(f"{table.path}/close", table.secret)
        again = await server.post(f"{table.path}/rematch", table.secret)
        path = f"/api/tables/{again['table']}"
        await server.post(f"{path}/close", table.secret)
        assert await server.refused("POST", f"{path}/rematch", table.secret, {}) == "429 limit"


def test_very_many_who_are_counted_are_not_sorted_for_each_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    forget = Buckets._forget

    def counted(self: Buckets, now: float) -> None:
        nonlocal looks
        looks += 1
        forget(self, now)

    monkeypatch.setattr(Buckets, "_forget", counted)
    buckets = Buckets(Rate(0.001, 5), lambda: 0.0, most=1000)
    for number in range(5000):
        buckets.take(number)
        assert len(buckets._filled) <= 1001
    assert looks < 30
