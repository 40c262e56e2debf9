"""Advice on a server: for one's own question alone, told to all who play along, and never where it would leak."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fivefires.server.config import Rate
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import Running, serving

pytestmark = pytest.mark.anyio


async def test_whoever_is_asked_is_advised_and_the_others_are_told(server: Running) -> None:
    table = await server.table("zona", "human:Ann", "human:Ben", start=True, options={"voice": "first-seat"})
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.asked()
        step = ann.sight["step"]
        advice = await server.post(f"{table.path}/advice", table.secrets[0], {"step": step})
        assert advice["key"] in ann.keys
        assert advice["why"]["id"].startswith("why-")
        await ben.until(lambda one: one.table["notes"])
        assert [(note["what"], note["seat"], note["name"]) for note in ben.table["notes"]] == [("advised", 0, "Ann")]
        await server.post(f"{table.path}/advice", table.secrets[0], {"step": step})
        assert len((await table.info())["notes"]) == 1


async def test_whoever_plays_with_bots_alone_need_not_tell(server: Running) -> None:
    table = await server.table("zona", "human:Ann", "bot", start=True)
    async with table.player(0) as ann:
        await ann.asked()
        await server.post(f"{table.path}/advice", table.secret, {"step": ann.sight["step"]})
        assert (await table.info())["notes"] == []


async def test_nobody_is_advised_about_what_they_are_not_asked(server: Running) -> None:
    table = await server.table("zona", "human:Ann", "human:Ben", start=True, options={"voice": "first-seat"})
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.answer(confirm=True)
        await ben.answer(confirm=True)
        await ann.until(lambda player: player.sight["waiting_for"] in ([0], [1]))  # It depends on what was dealt.
        [asked], step = ann.sight["waiting_for"], ann.sight["step"]
        path, body = f"{table.path}/advice", {"step": step}
        assert await server.refused("POST", path, table.secrets[1 - asked], body) == "409 not-asked"
        assert await server.refused("POST", path, table.created["watch"], body) == "404 missing"
        assert await server.refused("POST", path, table.created["invite"], body) == "404 missing"
        assert await server.refused("POST", path, "", body) == "404 missing"
        mine = table.secrets[asked]
        assert await server.refused("POST", path, mine, {"step": step + 1}) == "409 other-question"
        assert await server.refused("POST", path, mine, {"step": step, "seat": 1}) == "422 malformed"
        assert (await table.info())["notes"] == []


async def test_a_table_can_do_without(server: Running) -> None:
    table = await server.table("zona", "human:Ann", "bot", start=True, advice=False)
    assert (await table.info())["advice"] is False
    async with table.player(0) as ann:
        await ann.asked()
        body = {"step": ann.sight["step"]}
        assert await server.refused("POST", f"{table.path}/advice", table.secret, body) == "409 no-advice"
    lesson = await server.post("/api/games/zona/lessons/first", body={})
    path = f"/api/tables/{lesson['table']}/advice"
    assert await server.refused("POST", path, lesson["secret"], {"step": 0}) == "409 no-advice"
    pig = await server.table("pig", "human:Ann", "bot", start=True)
    assert await server.refused("POST", f"{pig.path}/advice", pig.secret, {"step": 0}) == "409 no-advice"


async def test_a_flood_of_questions_is_turned_away(tmp_path: Path) -> None:
    config = replace(quiet(tmp_path / "data", ""), limits=replace(LIMITS, advice=Rate(0.001, 2)))
    async with serving(config) as server:
        table = await server.table("zona", "human:Ann", "bot", start=True)
        path = f"{table.path}/advice"
        for _ in range(2):
            assert await server.refused("POST", path, table.secret, {"step": 99}) == "409 other-question"
        assert await server.refused("POST", path, table.secret, {"step": 99}) == "429 limit"
