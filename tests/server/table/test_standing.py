"""Standing answers: what somebody says until their turn is given like any answer, and is nobody else's business."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fivefires.server.config import Config
from fivefires.server.table.live import LiveTable
from tests.server.conftest import quiet
from tests.server.harness import Made, Player, Running, counted_tokens, serving
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio

SOON = (0.0, 0.0)
NEVER = (3600.0, 3600.0)
VOTE = "ask-vote"


def settings(data: Path, **changes: Any) -> Config:
    return quiet(data, "", **{"standing_seconds": SOON, "tick_seconds": 0.05, **changes})


@asynccontextmanager
async def three(config: Config, **wish: Any) -> AsyncIterator[tuple[Running, Made]]:
    """A table of three at which Ann is on turn, and says each time what the rules do."""
    async with serving(config, [GAME]) as server:
        yield server, await server.table(GAME.id, "human", "human", "human", start=True, **wish)


def turns(player: Player) -> int:
    return int(player.sight["scene"]["tracks"][0]["value"])


def live_at(server: Running, table: Made) -> LiveTable:
    return server.hall._live[table.id]


async def asks(ann: Player, what: str) -> None:
    """Ann has everybody vote, or Ben dared."""
    await ann.answer(what, confirm=True)


async def stands(player: Player, key: str) -> None:
    """Somebody gives an answer that holds until their turn."""
    await player.asked()
    await player.answer(key, until_turn=True, confirm=True)


def standing(player: Player) -> list[tuple[str, str]]:
    return [(one["question"], one["key"]) for one in player.envelope["standing"]]


def stood(player: Player) -> list[str]:
    return [one["label"]["id"] for one in player.envelope["stood"]]


async def test_an_answer_stands_until_ones_turn(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "dare")
        await ben.asked()
        assert ben.sight["question"]["standing"] == ["yes", "no"]
        await stands(ben, "no")
        assert standing(ben) == [(VOTE, "no")]
        assert stood(ben) == []
        await ann.until(lambda one: turns(one) == 11)
        await asks(ann, "dare")
        await ann.until(lambda one: turns(one) == 22)
        await ben.until(lambda one: stood(one) == ["option-no"])
        await asks(ann, "pass-on")
        await ben.until(lambda one: not standing(one))
        assert stood(ben) == ["option-no"]
        await ben.answer("pass-on", confirm=True)
        async with table.player(2) as cleo:
            await cleo.answer("pass-on", confirm=True)
            await asks(ann, "dare")
            assert await ben.asked() == ["yes", "no"]


async def test_it_is_an_ordinary_answer_on_the_record(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (server, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "dare")
        await stands(ben, "yes")
        await asks(ann, "dare")
        await ann.until(lambda one: turns(one) == 202)
        play = live_at(server, table).play
        assert play is not None
        told = [(entry.seat, entry.option) for entry in play.runner.tape.line]  # type: ignore[union-attr]
        assert [(seat, getattr(option, "value", option)) for seat, option in told] == [
            (0, "dare"), (1, "yes"), (0, "dare"), (1, "yes"),
        ]  # fmt: skip


async def test_whoever_wants_to_be_asked_again_is_asked(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "dare")
        await stands(ben, "no")
        await ben.do("attend", question=VOTE)
        await ben.until(lambda one: not standing(one))
        await asks(ann, "dare")
        await ben.asked()
        await asyncio.sleep(0.2)
        assert ben.keys == ["yes", "no"]


async def test_a_vote_that_was_cast_beforehand_can_be_taken_back(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "vote")
        await stands(ben, "no")
        await ann.until(lambda one: one.envelope["given"] == [1])
        assert (await ben.do("withdraw"))["ok"]
        await asyncio.sleep(0.2)
        assert not standing(ben)
        assert ben.keys == ["yes", "no"]
        assert ann.envelope["given"] == []


async def test_being_asked_again_takes_the_open_vote_back(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "vote")
        await stands(ben, "no")
        await ann.until(lambda one: one.envelope["given"] == [1])
        assert (await ben.do("attend", question=VOTE))["ok"]
        await ann.until(lambda one: one.envelope["given"] == [])
        assert ben.keys == ["yes", "no"]


async def test_an_answer_that_is_taken_back_stands_no_longer(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "dare")
        await ben.asked()
        await ben.answer("no", until_turn=True)
        assert ben.envelope["holding"]
        await ben.done("undo")
        assert not ann.envelope["holding"]
        await asyncio.sleep(0.2)
        assert not standing(ben)
        assert ben.keys == ["yes", "no"]


async def test_nobody_can_take_back_what_came_before_a_standing_answer(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "dare")
        await stands(ben, "no")
        await asks(ann, "dare")
        await ann.until(lambda one: turns(one) == 22)
        assert not ann.sight.get("can_undo")
        assert not ben.envelope["holding"]


async def test_only_what_a_game_declares_may_stand_and_not_in_ones_own_turn(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await ann.asked()
        step = ann.sight["step"]
        assert await ann.refused("answer", step=step, key="stay", until_turn=True) == "no-pass"
        assert await ben.refused("answer", step=step, key="no", until_turn=True) == "not-asked"
        await asks(ann, "vote")
        await ann.asked()
        assert "standing" not in ann.sight["question"]
        await ann.answer("no", until_turn=True)
        assert not standing(ann)
        await ben.asked()
        assert await ben.refused("answer", step=ben.sight["step"], key="maybe", until_turn=True) == "no-pass"
        assert await ben.refused("answer", step=step, key="no", until_turn=True) == "other-question"
        assert not standing(ben)


# --- what becomes of it ------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked_before", [False, True])
async def test_it_stands_after_a_restart(tmp_path: Path, asked_before: bool) -> None:
    never = settings(tmp_path / "data", standing_seconds=NEVER)
    async with three(never) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "dare")
        await stands(ben, "no")
        if asked_before:
            await asks(ann, "dare")
    async with serving(settings(tmp_path / "data"), [GAME]) as server:
        table.server = server
        async with table.player(0) as ann:
            if not asked_before:
                await asks(ann, "dare")
            await ann.until(lambda one: turns(one) == 22)
            async with table.player(1) as ben:
                assert standing(ben) == [(VOTE, "no")]
                assert stood(ben) == ["option-no"]


async def test_nobody_has_to_look_for_it_to_be_given(tmp_path: Path) -> None:
    """After a restart the server finds by itself that somebody has said it beforehand."""
    never = settings(tmp_path / "data", standing_seconds=NEVER)
    async with three(never) as (_, table), table.player(0) as ann, table.player(1) as ben:
        await asks(ann, "dare")
        await stands(ben, "yes")
        await asks(ann, "dare")
    async with serving(settings(tmp_path / "data"), [GAME]) as server:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            live = server.hall._live.get(table.id)
            if live is not None and live.table.asked_since.keys() == {0}:
                break
            await asyncio.sleep(0.05)
        assert turns_of(server, table) == 202


def turns_of(server: Running, table: Made) -> int:
    play = live_at(server, table).play
    assert play is not None
    return int(play.runner.state.turns)


async def test_a_bot_that_stands_in_thinks_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with three(settings(tmp_path / "data")) as (server, table), table.player(0) as ann:
        async with table.player(1) as ben:
            await asks(ann, "dare")
            await stands(ben, "no")
        await ann.until(lambda one: turns(one) == 11)
        thinking: list[int] = []
        minder = live_at(server, table).minder
        monkeypatch.setattr(minder, "let_think", lambda _table, seat, *_more: thinking.append(seat.number))
        await server.post(f"{table.path}/seats/1", table.secret, {"stand_in": True, "bot": "random"})
        await asks(ann, "dare")
        await asyncio.sleep(0.3)
        assert set(thinking) == {1}
        assert turns(ann) == 12


async def test_whoever_sits_down_next_has_said_nothing(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data"), newcomers="free") as (server, table), table.player(0) as ann:
        async with table.player(1) as ben:
            await asks(ann, "dare")
            await stands(ben, "no")
        await server.post(f"{table.path}/seats/1", table.secrets[1], {"leave": True})
        await table.join("Dora", seat=1)
        async with table.player(1) as dora:
            assert standing(dora) == []
            assert stood(dora) == []
            await asks(ann, "dare")
            await dora.asked()
            await asyncio.sleep(0.2)
            assert dora.keys == ["yes", "no"]


async def test_nobody_is_called_for_what_is_answered_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with three(settings(tmp_path / "data")) as (server, table), table.player(0) as ann:
        called: list[int] = []
        monkeypatch.setattr(server.hall.services.pusher, "tell", lambda _table, seat, *_more: called.append(seat))
        async with table.player(1) as ben:
            await asks(ann, "dare")
            await stands(ben, "no")
        await asks(ann, "dare")
        await ann.until(lambda one: turns(one) == 22)
        assert called == []
        await asks(ann, "pass-on")
        await ann.until(lambda one: one.sight["waiting_for"] == [1])
        assert called == [1]


# --- nobody else's business ----------------------------------------------------------------------------------


def heard(player: Player) -> list[Any]:
    """All that was sent to somebody, without the times at which it was."""

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: plain(one) for name, one in value.items() if name not in ("touched", "at", "created", "left")}
        return [plain(one) for one in value] if isinstance(value, list) else value

    return [plain(json.loads(frame)) for frame in player.frames if "reply" not in json.loads(frame)]


async def seen_by_others(tmp_path: Path, vote: Callable[[Player], Any]) -> list[Any]:
    """What Ann, Cleo and a spectator are sent while Ben is dared twice and all vote twice."""
    config = settings(tmp_path, tokens=counted_tokens(), clock=lambda: 1.0, steady=time.monotonic, boot="one")
    async with (
        three(config) as (_, table),
        table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo, table.player(None) as watcher,
    ):  # fmt: skip
        others = [ann, cleo, watcher]
        for number, what in enumerate(["dare", "vote", "dare", "vote"]):
            await asks(ann, what)
            if number == 0 or not standing(ben):
                await ben.asked()
                await vote(ben)
            if what == "vote":
                await ann.until(lambda one: 1 in one.envelope["given"])
                for one in (ann, cleo):
                    event = (await one.answer("no"))["event"]
                    for other in others:
                        await other.until(lambda seen, event=event: seen.envelope["event"] >= event)
            await ann.until(lambda one: one.question and len(one.keys) > 2)
            shown = ann.envelope["event"]
            for other in others:
                await other.until(lambda seen, shown=shown: seen.envelope["event"] >= shown)
        return [heard(other) for other in others]


async def test_others_are_sent_the_same_whether_it_stood_or_was_said_each_time(tmp_path: Path) -> None:
    async def beforehand(ben: Player) -> None:
        await stands(ben, "no")

    async def each_time(ben: Player) -> None:
        await ben.answer("no", confirm=True)

    stood_so = await seen_by_others(tmp_path / "one", beforehand)
    said_so = await seen_by_others(tmp_path / "two", each_time)
    assert stood_so == said_so


async def test_that_somebody_wants_to_be_asked_again_is_told_to_nobody_else(tmp_path: Path) -> None:
    async with (
        three(settings(tmp_path / "data")) as (_, table),
        table.player(0) as ann, table.player(1) as ben, table.player(None) as watcher,
    ):  # fmt: skip
        await asks(ann, "dare")
        await stands(ben, "no")
        await ann.until(lambda one: turns(one) == 11)
        await watcher.until(lambda one: turns(one) == 11)
        before = [(len(one.frames), one.envelope["event"]) for one in (ann, watcher)]
        assert (await ben.do("attend", question=VOTE))["ok"]
        await ben.until(lambda one: not standing(one))
        for one in (ann, watcher):
            await one.do("ping")
        assert [(len(one.frames) - 1, one.envelope["event"]) for one in (ann, watcher)] == before


async def test_whoever_looks_from_there_after_the_end_is_not_told_either(tmp_path: Path) -> None:
    async with three(settings(tmp_path / "data")) as (server, table):
        async with table.player(0) as ann, table.player(1) as ben:
            await asks(ann, "dare")
            await stands(ben, "no")
            await asks(ann, "dare")
            await ben.until(lambda one: stood(one) == ["option-no"])
            await asks(ann, "end")
            await ben.until(lambda one: one.finished)
        for secret, told in ((table.secrets[1], 1), (table.secret, 0), (table.created["watch"], 0)):
            seen = await server.get(f"{table.path}/sight?seat=1", secret)
            assert len(seen["stood"]) == told
            assert seen["standing"] == []


async def test_it_takes_as_long_whichever_answer_stands(tmp_path: Path) -> None:
    """The table's secret and the step decide how long it takes, between the two times that are set."""
    taken = []
    for key in ("yes", "no"):
        config = settings(tmp_path / key, standing_seconds=(0.3, 0.9), tokens=counted_tokens())
        async with three(config) as (server, table), table.player(0) as ann, table.player(1) as ben:
            await asks(ann, "dare")
            await stands(ben, key)
            began = time.monotonic()
            await asks(ann, "dare")
            taken.append(live_at(server, table)._as_somebody_there(1))
            await ann.until(lambda one: turns(one) in (22, 202))
            assert time.monotonic() - began >= 0.3
    assert taken[0] == taken[1]
    assert 0.3 <= taken[0] <= 0.9
