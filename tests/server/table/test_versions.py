"""Rules change under running games: what is still legal goes on, the rest stays readable."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from fivefires.kernel import Game, Prompt, Table
from tests.server.conftest import quiet
from tests.server.harness import Made, serving
from tests.server.toy import GAME, Do, ToyState, step, toy

pytestmark = pytest.mark.anyio


class Less(Enum):
    PASS = "pass-on"
    ROLL = "roll"


async def without_stay(table: Table[ToyState]) -> None:
    """Later rules, in which nobody can stay."""
    what = await table.ask(table.state.active, Prompt("ask-roll-or-hold"), list(Less))
    table.state.turns += 1
    if what is Less.ROLL:
        table.roll(6)


async def counting_double(table: Table[ToyState]) -> None:
    await step(table)
    table.state.turns += 1


async def played(config: Any, keys: list[str]) -> Made:
    async with serving(config, [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            for key in keys:
                await ann.answer(key)
    return table


async def test_a_game_goes_on_under_new_rules_with_a_note(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    table = await played(config, ["stay", "roll"] * 15)
    for _ in range(2):  # Once more, to see that it was carried over for good.
        async with serving(config, [toy(version=2)]) as server:
            table.server = server
            async with table.player(0) as ann:
                assert ann.table["version"] == 2
                assert ann.table["note"] == {"id": "note-carried-over", "args": {"before": 1, "now": 2}}
                assert len(ann.log) >= 30
                await ann.answer("roll")
    stored_lines = len(ann.log)
    async with serving(config, [toy(version=2)]) as server:
        table.server = server
        async with table.player(0) as ann:
            assert len(ann.log) == stored_lines == 32


async def test_rules_that_changed_without_a_new_version_are_noticed(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    table = await played(config, ["roll", "roll", "stay"])
    changed: Game[Any] = replace(GAME, step=counting_double)
    async with serving(config, [changed]) as server:
        table.server = server
        async with table.player(0) as ann:
            assert ann.table["note"]["id"] == "note-carried-over"
            await ann.answer("roll")


async def test_a_game_that_cannot_go_on_stays_readable(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    table = await played(config, ["roll", "roll", "stay", "roll"])
    later: Game[Any] = replace(toy(version=2), step=without_stay)
    for _ in range(2):
        async with serving(config, [later]) as server:
            table.server = server
            async with table.player(0) as ann:
                assert ann.table["paused"] == "frozen"
                assert ann.table["note"] == {"id": "note-frozen", "args": {"before": 1, "now": 2, "step": 4}}
                assert ann.sight["step"] == 4
                assert ann.keys == ["pass-on", "roll"]
                assert await ann.refused("answer", step=4, key="roll") == "frozen"
                assert await ann.refused("undo") == "frozen"
                assert (await ann.do("say", text="what a pity"))["ok"]
    async with serving(config, [GAME]) as server:
        table.server = server
        async with table.player(0) as ann:
            assert (ann.table["paused"], ann.sight["step"]) == ("", 7)
            await ann.answer("roll")


async def test_a_broken_checkpoint_is_only_a_lost_short_cut(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    table = await played(config, ["roll"] * 25)
    async with serving(config, [GAME]) as server:
        from sqlalchemy import update

        from fivefires.server.storage.models import tables

        with server.hall.services.store.engine.begin() as connection:
            connection.execute(update(tables).values(checkpoint='{"at":999}'))
        table.server = server
        async with table.player(0) as ann:
            assert len(ann.log) == 25
            await ann.answer("stay")


async def test_a_game_that_is_gone_is_told(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    table = await played(config, ["roll"])
    async with serving(config) as server:
        table.server = server
        async with table.player(0) as ann:
            assert ann.bye["code"] == "no-game"
        assert (await table.info())["status"] == "playing"


def test_the_toy_offers_what_these_tests_use() -> None:
    assert {"stay", "roll"} <= {one.value for one in Do}
