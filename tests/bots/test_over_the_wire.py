"""The client of `docs/write-a-bot.md` plays at a real server, like anybody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, blocks
from tests.server.conftest import quiet
from tests.server.harness import play_out, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def client() -> dict[str, Any]:
    """What the page defines."""
    page = ROOT / "docs" / "write-a-bot.md"
    names: dict[str, Any] = {}
    for block in blocks(page):
        if block.language == "python":
            exec(compile(block.code, f"{page.name}:{block.line}", "exec"), names)
    return names


async def test_a_bot_of_another_process_plays_with_people_and_bots(tmp_path: Path, client: dict[str, Any]) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        table = await server.table("embers", "human:Ann", "open", "bot")
        address = f"http://127.0.0.1:{server.config.port}"
        invite = table.created["invite"]
        secret = await asyncio.to_thread(client["sit_down"], address, table.id, invite, "Robot")
        await table.start()
        robot = asyncio.create_task(asyncio.to_thread(client["play"], address, table.id, secret, client["anything"]))
        async with table.player(0) as ann:
            await play_out(ann)
            result = await asyncio.wait_for(robot, 20)
            assert [seat["name"] for seat in ann.table["seats"][:2]] == ["Ann", "Robot"]
            assert result == ann.sight["result"]


async def test_whoever_has_no_seat_is_told(tmp_path: Path, client: dict[str, Any]) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        table = await server.table("pig", "human", "open")
        address = f"http://127.0.0.1:{server.config.port}"
        with pytest.raises(ConnectionError, match="missing"):
            await asyncio.to_thread(client["play"], address, table.id, "nonsense" * 5, client["anything"])
