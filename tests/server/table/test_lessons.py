"""Lessons on a server: the coach speaks to the learner alone, turns answers down, and plays the other seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivefires.kernel.registry import registered
from tests.server.conftest import quiet
from tests.server.harness import Made, Player, Running, serving

pytestmark = pytest.mark.anyio

LESSONS = [
    (game, lesson.id) for game in ("embers", "long_night", "zona") for lesson in registered(game).lessons
]  # fmt: skip


@pytest.fixture
async def school(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(replace(quiet(tmp_path / "data", ""), lesson_seconds=0.0)) as server:
        yield server


async def begun(server: Running, game: str, lesson: str) -> Made:
    return Made(server, await server.post(f"/api/games/{game}/lessons/{lesson}", body={"name": "Ann"}))


async def coached(ann: Player) -> dict[str, Any]:
    """What the coach says as soon as the learner is asked, or the lesson is over."""
    await ann.until(lambda one: (one.envelope.get("coach") or {}).get("say") or one.envelope["coach"]["over"])
    coach: dict[str, Any] = ann.envelope["coach"]
    return coach


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
async def test_a_lesson_is_played_to_its_end_by_what_the_coach_accepts(school: Running, game: str, lesson: str) -> None:
    table = await begun(school, game, lesson)
    async with table.player(table.created["seat"]) as ann:
        said = []
        while not (coach := await coached(ann))["over"]:
            said.append(coach["at"])
            await ann.answer(coach["accept"][0])
        taught = next(one for one in registered(game).lessons if one.id == lesson)
        assert said == [*range(1, taught.decisions + 1)]
        assert 8 <= taught.decisions <= 15


async def test_another_answer_is_turned_down_by_the_coach_and_changes_nothing(school: Running) -> None:
    table = await begun(school, "zona", "first")
    async with table.player() as ann:
        coach = await coached(ann)
        other = next(key for key in ann.keys if key not in coach["accept"])
        reply = await ann.do("answer", step=ann.sight["step"], key=other)
        assert reply["refusal"] == {"code": "lesson", "reason": {"id": "lesson-first-who-else", "args": {}}}
        assert (await coached(ann))["at"] == 1
        assert await ann.refused("answer", step=ann.sight["step"], key="no such thing") == "lesson"


async def test_taking_back_and_coming_back_lead_to_the_same_place(school: Running) -> None:
    table = await begun(school, "zona", "first")
    async with table.player() as ann:
        for _ in range(3):
            await ann.answer((await coached(ann))["accept"][0])
        assert (await coached(ann))["at"] == 4
        await ann.done("undo")
        assert (await coached(ann))["at"] == 3
        await ann.answer("move:frontier")
    async with table.player() as ann:
        assert (await coached(ann))["at"] == 4


async def test_the_coach_speaks_to_nobody_who_watches(school: Running) -> None:
    table = await begun(school, "zona", "first")
    async with table.player() as ann, table.player(None) as onlooker:
        await coached(ann)
        assert onlooker.envelope["coach"] is None


async def test_a_lesson_counts_for_nothing_and_begins_again_from_the_same_chance(school: Running) -> None:
    table = await begun(school, "embers", "first")
    info = await table.info()
    assert (info["setup"]["laid"], info["chain"], info["newcomers"]) == ("first", "", "none")
    await school.post(f"{table.path}/close", table.secret)
    again = await school.post(f"{table.path}/rematch", table.secret)
    other = await school.get(f"/api/tables/{again['table']}", table.secret)
    assert other["commitment"] == info["commitment"]


async def test_there_are_no_other_lessons(school: Running) -> None:
    assert await school.refused("POST", "/api/games/zona/lessons/ninth", body={}) == "404 missing"
    assert await school.refused("POST", "/api/games/zone/lessons/first", body={}) == "409 no-game"
    assert await school.refused("POST", "/api/games/pig/lessons/first", body={}) == "404 missing"
    assert await school.refused("POST", "/api/games/zona/lessons/first", body={"seat": 1}) == "422 malformed"


async def test_the_shelf_offers_what_can_be_learnt(school: Running) -> None:
    shelf = {game["id"]: game["lessons"] for game in await school.get("/api/games")}
    assert [one["id"] for one in shelf["zona"]] == ["first", "second"]
    assert shelf["pig"] == []
