"""One inbox a table: every command is answered, done once, in order, and may be taken back until play passes on."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from fivefires.server.refusals import Refuse
from fivefires.server.table.inbox import Inbox
from tests.server.conftest import quiet
from tests.server.harness import Made, Running, serving
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(
    tmp_path_factory: pytest.TempPathFactory, shared_database: str, anyio_backend: str
) -> AsyncIterator[Running]:
    async with serving(quiet(tmp_path_factory.mktemp("data"), shared_database), [GAME]) as running:
        yield running


async def toys(server: Running, players: int = 2, **wish: Any) -> Made:
    return await server.table(GAME.id, *["human"] * players, start=True, **wish)


async def stored(table: Made) -> list[Any]:
    found = await table.server.hall.services.store.load(table.id, 10)
    assert found is not None
    return found.history


async def test_the_same_command_twice_is_done_once(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann:
        first = await ann.do("answer", id="command-1", step=0, key="stay")
        again = await ann.do("answer", id="command-1", step=0, key="stay")
        assert first == again
        assert len(await stored(table)) == 1


async def test_the_same_command_twice_at_once_is_done_once(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(0) as same:
        command = json.dumps({"id": "command-1", "do": "answer", "step": 0, "key": "roll"})
        await asyncio.gather(ann.send(command), same.send(command), ann.send(command))
        await same.until(lambda one: one.replies)
        await ann.until(lambda one: sum("reply" in frame for frame in one.frames) == 2)
        assert same.replies == ann.replies
        assert len(await stored(table)) == 2


async def test_a_command_id_belongs_to_its_seat(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.do("answer", id="command-1", step=0, key="stay")
        assert await ben.refused("answer", id="command-1", step=1, key="stay") == "not-asked"


async def test_an_answer_names_its_question(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ben.do("say", text="take your time")
        await ben.refused("answer", step=0, key="stay")
        await ann.answer("stay")
        assert await ann.refused("answer", step=0, key="stay") == "other-question"
        assert await ann.refused("answer", step=1, key="jump") == "not-offered"
        assert len(await stored(table)) == 1


async def test_the_sender_is_answered_before_anybody_is_shown(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann:
        seen = len(ann.frames)
        await ann.answer("roll")
        assert [next(iter(json.loads(frame))) for frame in ann.frames[seen:]] == ["reply", "sight"]


async def test_commands_from_many_sockets_are_done_one_after_the_other(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(0) as tablet:
        for number in range(30):
            for player in (ann, tablet):
                id = uuid.uuid4().hex
                await player.send(json.dumps({"id": id, "do": "answer", "step": number, "key": "stay"}))
        await ann.until(lambda one: len(one.replies) == 30)
        await tablet.until(lambda one: len(one.replies) == 30)
        replies = [*ann.replies.values(), *tablet.replies.values()]
        assert sum(reply["ok"] for reply in replies) == len(await stored(table))
        assert sorted(reply["event"] for reply in replies if reply["ok"]) == list(
            range(2, 2 + len(await stored(table)))
        )


async def test_play_waits_until_what_can_be_taken_back_is_confirmed(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben, table.player(None) as onlooker:
        await ann.answer("pass-on")
        assert ann.envelope["holding"]
        await ben.until(lambda one: one.envelope["event"] == 2)
        for other in (ben, onlooker):
            assert other.question is None
            assert other.sight["waiting_for"] == [0]
            assert not other.envelope["holding"]
        assert await ben.refused("answer", step=1, key="stay") == "not-asked"
        assert await ben.refused("confirm") == "nothing-to-confirm"
        await ann.confirm()
        await ben.asked()
        assert await ann.refused("undo") == "nothing-to-undo"
        assert not ann.sight.get("can_undo")


async def test_what_is_held_can_be_taken_back_and_answered_otherwise(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.answer("stay")
        await ann.answer("pass-on")
        assert len(ben.log) <= 2
        await ann.done("undo")
        assert ann.keys
        assert ann.sight["can_redo"]
        await ben.until(lambda one: one.envelope["event"] == 4)
        assert len(ben.log) == len(ann.log) == 1
        await ann.done("redo")
        await ann.done("undo")
        await ann.done("undo")
        assert await ann.refused("undo") == "nothing-to-undo"
        await ann.answer("roll")
        assert await ann.refused("undo") == "nothing-to-undo"
        await ben.until(lambda one: one.envelope["event"] == 8)
        assert ben.log == ann.log
        assert len(ben.log) == 1


async def test_an_answer_may_confirm_itself(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.answer("pass-on", confirm=True)
        assert not ann.envelope["holding"]
        await ben.asked()


async def test_a_table_may_confirm_by_itself(server: Running) -> None:
    table = await toys(server, auto_confirm=True)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.answer("pass-on")
        await ben.asked()
        await ann.done("undo")
        await ben.until(lambda one: one.question is None)


async def test_what_was_confirmed_stays_so_after_a_restart(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config, [GAME]) as first:
        table = await toys(first)
        async with table.player(0) as ann:
            await ann.answer("pass-on")
            await ann.confirm()
    async with serving(config, [GAME]) as second:
        table.server = second
        async with table.player(0) as ann, table.player(1) as ben:
            assert await ann.refused("undo") == "nothing-to-undo"
            assert ben.question
            await ben.answer("pass-on")
            assert ben.envelope["holding"]
    async with serving(config, [GAME]) as third:
        table.server = third
        async with table.player(1) as ben:
            assert ben.envelope["holding"]
            await ben.done("undo")


async def test_common_answers_stay_hidden_and_can_be_withdrawn(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.answer("vote")
        await ann.answer("yes")
        assert await ann.refused("undo") == "nothing-to-undo"
        await ben.until(lambda one: one.envelope["given"])
        assert ben.envelope["given"] == [0]
        assert ben.sight["waiting_for"] == [1]
        assert "given" not in ben.sight["question"]
        await ann.done("withdraw")
        await ben.until(lambda one: not one.envelope["given"])
        assert ann.keys == ["yes", "no"]
        assert await ann.refused("withdraw") == "nothing-to-withdraw"
        await ann.answer("no")
        assert ann.sight["question"]["given"] == "no"
        await ben.answer("yes")
        assert [entry.option for entry in await stored(table)] == ["vote", "no", "yes"]


async def test_all_are_asked_at_the_same_moment_whoever_called_for_it(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.answer("vote")
        assert not ann.envelope["holding"]
        assert await ben.asked() == ["yes", "no"]
        await ann.done("undo")
        await ben.until(lambda one: one.question is None)
        await ann.answer("vote")
        await ben.answer("yes")
        assert await ann.refused("undo") == "nothing-to-undo"
        await ann.answer("no")


async def test_a_part_of_a_common_answer_survives_a_restart(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config, [GAME]) as first:
        table = await toys(first)
        async with table.player(0) as ann:
            await ann.answer("vote", confirm=True)
            await ann.answer("yes")
    async with serving(config, [GAME]) as second:
        table.server = second
        async with table.player(0) as ann, table.player(1) as ben:
            assert ann.sight["question"]["given"] == "yes"
            await ben.answer("yes")


async def test_spectators_and_the_early_cannot_play(server: Running) -> None:
    table = await server.table(GAME.id, "human", "human")
    async with table.player(0) as ann, table.player(None) as onlooker:
        assert ann.envelope["sight"] is None
        assert await ann.refused("answer", step=0, key="stay") == "not-started"
        await table.start()
        await ann.asked()
        commands: list[dict[str, Any]] = [{"do": "answer", "step": 0, "key": "stay"}, {"do": "undo"}, {"do": "confirm"}]
        for command in commands:
            assert await onlooker.refused(**{"what": command.pop("do"), **command}) == "not-asked"


async def test_nothing_is_played_at_a_table_that_is_over_or_closed(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann:
        await ann.answer("end")
        assert ann.finished
        assert await ann.refused("answer", step=1, key="stay") == "over"
        assert await ann.refused("undo") == "over"
    closed = await toys(server)
    async with closed.player(0) as ann:
        await server.post(f"{closed.path}/close", closed.secret)
        assert await ann.refused("answer", step=0, key="stay") == "closed"


async def test_pings_are_answered(server: Running) -> None:
    table = await toys(server)
    async with table.player(1) as ben:
        assert await ben.do("ping") == {"id": next(iter(ben.replies)), "ok": True, "event": 1}


# --- the inbox itself -----------------------------------------------------------------------------


async def test_jobs_are_done_in_their_order_and_none_is_lost_on_closing() -> None:
    inbox, done = Inbox(100), []

    async def job(number: int) -> int:
        await asyncio.sleep(0.001 * (5 - number))
        done.append(number)
        return number

    tasks = [asyncio.create_task(inbox.do(lambda number=number: job(number))) for number in range(5)]  # type: ignore[misc]
    await asyncio.sleep(0)
    await inbox.close()
    assert done == [0, 1, 2, 3, 4]
    assert await asyncio.gather(*tasks) == done
    with pytest.raises(Refuse):
        await inbox.do(lambda: job(6))


async def test_a_job_is_finished_although_nobody_waits_for_it() -> None:
    inbox, done = Inbox(100), []
    begun, gate = asyncio.Event(), asyncio.Event()

    async def job() -> None:
        begun.set()
        await gate.wait()
        done.append(1)

    task = asyncio.create_task(inbox.do(job))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not done
    gate.set()
    await inbox.close()
    assert done == [1]


async def test_an_inbox_that_overflows_says_so() -> None:
    inbox = Inbox(2)
    begun, gate = asyncio.Event(), asyncio.Event()

    async def job() -> None:
        begun.set()
        await gate.wait()

    under_way = asyncio.create_task(inbox.do(job))
    await begun.wait()
    tasks = [asyncio.create_task(inbox.do(job)) for _ in range(3)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    gate.set()
    results = await asyncio.gather(under_way, *tasks, return_exceptions=True)
    assert [isinstance(result, Refuse) for result in results] == [False, False, False, True]
    await inbox.close()


async def test_a_job_that_fails_does_not_stop_the_next() -> None:
    inbox = Inbox(10)

    async def broken() -> None:
        raise ValueError("broken")

    async def sound() -> str:
        return "done"

    with pytest.raises(ValueError, match="broken"):
        await inbox.do(broken)
    assert await inbox.do(sound) == "done"
    await inbox.close()
