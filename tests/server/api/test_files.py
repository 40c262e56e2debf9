"""Taking games home and bringing them: downloads, uploads, replays, backups, and forgetting."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivefires.examples.embers import GAME as EMBERS
from fivefires.kernel import SPECTATOR, Runner, Setup, files, seed_from
from fivefires.kernel.tape import Answer, Redeal, Roll, Shuffle, Takeback
from fivefires.server.helpers import uploads
from fivefires.server.helpers.reels import Projector, steps_of_line
from fivefires.server.helpers.uploads import Unfit, Upload, examine
from fivefires.server.storage.backup import CannotBackUp, backup, tidy
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import Made, Running, counted_tokens, no_window, play_out, playing, serving, some_answer

pytestmark = pytest.mark.anyio


def a_game(answers: int = 1000, seed: int = 1) -> Runner[Any]:
    runner = Runner(EMBERS, Setup(3), seed_from(seed), hashes=True)
    runner.run(lambda _seat, options: options[0], answers)
    return runner


@pytest.fixture(scope="module")
async def finished(server: Running) -> Made:
    table = await server.table("embers", "human:Ann", "human:Ben", "human:Cleo", start=True)
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
        await play_out(ann, ben, cleo)
    return table


# --- downloads ----------------------------------------------------------------------------------------


async def test_a_running_game_gives_its_view_and_log_only(server: Running) -> None:
    table = await server.table("embers", "human", "human", "human", start=True)
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
        await some_answer(ann, ben, cleo)
        for one in (ann, ben, cleo):
            await one.until(no_window)
        for seat in (0, 1):
            response = await server.ask("GET", f"{table.path}/download", table.secrets[seat])
            assert "attachment" in response.headers["content-disposition"]
            assert response.json() == await server.get(f"{table.path}/sight", table.secrets[seat])
            assert not response.json()["seed"]


async def test_a_finished_game_opens_up(server: Running, finished: Made) -> None:
    for token in (finished.secret, finished.created["watch"]):
        response = await server.ask("GET", f"{finished.path}/download", token)
        record = files.decode(response.content)
        assert files.verify(record, EMBERS).over
        assert record.commitment == (await finished.info())["commitment"]
    other = await server.get(f"{finished.path}/sight?seat=2", finished.secret)
    assert other["sight"]["seat"] == 2
    assert await server.refused("GET", f"{finished.path}/sight?seat=7", finished.secret) == "404 missing"


async def test_a_finished_game_is_seen_from_every_seat(server: Running, finished: Made) -> None:
    """What the others held can be looked at, now and at each step; the spectators' view as well."""
    start = (await server.get(f"{finished.path}/steps", finished.secret))[0]["step"]
    for seat in (0, 1, 2, SPECTATOR):
        path = f"{finished.path}/{{}}&seat={seat}"
        now = await server.get(f"{finished.path}/sight?seat={seat}", finished.secret)
        [first] = await server.get(path.format(f"reel?first={start}&last={start}"), finished.secret)
        then = await server.get(path.format(f"replay?to={start}"), finished.secret)
        assert now["sight"]["seat"] == first["sight"]["seat"] == then["sight"]["seat"] == seat
        hands = [row["things"] for mat in then["sight"]["scene"]["mats"] for row in mat["rows"]]
        open_rows = [all("id" in thing for thing in things) for things in hands]
        assert open_rows == [number // 2 == seat for number in range(6)]
    watching = finished.created["watch"]
    assert (await server.get(f"{finished.path}/sight?seat=1", watching))["sight"]["seat"] == 1


async def test_charts_come_at_the_end(server: Running, finished: Made) -> None:
    [fire] = await server.get(f"{finished.path}/charts", finished.secret)
    assert fire["id"] == "fire"
    assert len(fire["seats"]) == 3
    assert len(fire["seats"][0]) == len(fire["steps"])
    assert fire["seats"][0][0] == 6
    running = await server.table("pig", "human", "human", start=True)
    assert await server.refused("GET", f"{running.path}/charts", running.secret) == "409 not-finished"


# --- replays ------------------------------------------------------------------------------------------


async def test_a_replay_shows_what_was_seen_then(tmp_path: Path, database: str) -> None:
    """Every sight that the socket has shown is found again in the replay, log and all."""
    async with serving(quiet(tmp_path / "data", database, tokens=counted_tokens())) as server:
        table = await server.table("embers", "human", "human", "human", start=True)
        await compare_with_replay(server, table)


async def compare_with_replay(server: Running, table: Made) -> None:
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
        seen: dict[int, Any] = {}
        for _ in range(6):
            seen[cleo.sight["step"]] = (cleo.sight["scene"], cleo.log)
            await some_answer(ann, ben, cleo)
        steps = await server.get(f"{table.path}/steps", table.secrets[2])
        assert set(seen) <= {one["step"] for one in steps}
        for step, (scene, log) in seen.items():
            replayed = await server.get(f"{table.path}/replay?to={step}", table.secrets[2])
            assert (replayed["sight"]["scene"], replayed["sight"]["log"]) == (scene, log)
            assert not replayed["sight"].get("can_undo")
        last = steps[-1]["step"]
        reel = await server.get(f"{table.path}/reel?first=0&last={last}", table.secrets[2])
        assert [one["sight"]["step"] for one in reel] == [one["step"] for one in steps]
        assert await server.refused("GET", f"{table.path}/replay?to=-1", table.secret) == "409 no-step"
        assert await server.refused("GET", f"{table.path}/replay?to=x", table.secret) == "422 malformed"
        assert await server.refused("GET", f"{table.path}/replay?to=1&seat=1", table.secret) == "409 not-finished"


async def test_a_reel_has_a_limited_length(server: Running, finished: Made) -> None:
    async with serving(quiet(server.config.data.parent / "short", "", limits=replace(LIMITS, reel=3))) as short:
        data = (await server.ask("GET", f"{finished.path}/download", finished.secret)).content
        created = (await short.http.post("/api/uploads", content=data)).json()
        reel = await short.get(f"/api/tables/{created['table']}/reel?first=0&last=999", created["secret"])
        assert len(reel) == 3


def test_a_replay_leaves_out_what_was_taken_back() -> None:
    assert steps_of_line([Answer(0, "a"), Answer(0, "b"), Takeback(1), Answer(0, "c")]) == [0, 3, 4]


def test_a_projector_refuses_a_record_that_goes_on_after_the_end() -> None:
    record = files.record_of(a_game())
    record.history.append(Answer(0, "feed:log"))
    with pytest.raises(files.NotReplayable):
        Projector(record, 0)


# --- uploads ------------------------------------------------------------------------------------------


async def bring(server: Running, data: bytes) -> Any:
    response = await server.http.post("/api/uploads", content=data)
    return response.json() if response.status_code == 201 else f"{response.status_code} {response.json()['code']}"


async def test_a_finished_game_can_be_brought_and_replayed(server: Running) -> None:
    created = await bring(server, files.save(a_game()))
    info = await server.get(f"/api/tables/{created['table']}", created["secret"])
    assert (info["status"], info["note"]["id"]) == ("finished", "note-uploaded")
    assert len(await server.get(f"/api/tables/{created['table']}/steps", created["secret"])) > 5
    async with playing(server, created["table"], created["secret"]) as ann:
        assert ann.sight["result"]


async def test_a_running_game_goes_on_once_its_seats_are_taken(server: Running) -> None:
    runner = a_game(3)
    created = await bring(server, files.save(runner))
    path = f"/api/tables/{created['table']}"
    await server.post(f"{path}/seats/1", created["secret"], {"kind": "open"})
    joined = await server.post(f"{path}/join", created["invite"], {"name": "Ben"})
    async with playing(server, created["table"], created["secret"]) as ann:
        assert ann.sight == {}
        await server.post(f"{path}/start", created["secret"])
        await ann.until(lambda one: one.sight)
        assert ann.sight["step"] >= runner.step
        assert len(ann.log) >= len(runner.log.lines if runner.log else ())
        async with playing(server, created["table"], joined["secret"]) as ben:
            await play_out(ann, ben)


async def test_files_that_are_none_are_refused(server: Running) -> None:
    data = files.save(a_game())
    assert await bring(server, b"") == "409 bad-file"
    assert await bring(server, b"{}") == "409 bad-file"
    assert await bring(server, data.replace(b"feed:", b"burn:", 1)) == "409 bad-file"
    assert await bring(server, data[:-9]) == "409 bad-file"
    assert await bring(server, b"[" * 100) == "422 too-deep"
    assert await bring(server, b" " * (2 * 1024 * 1024 + 1)) == "413 too-large"


def changed(runner: Runner[Any], **changes: Any) -> bytes:
    record = files.record_of(runner)
    for name, value in changes.items():
        setattr(record, name, value)
    return files.encode(record)


def code_of(data: bytes, most: int = 20_000, seconds: float = 20.0) -> str:
    found = examine(data, most, seconds)
    return found.code if isinstance(found, Unfit) else "fine"


def test_a_file_is_replayed_and_not_believed() -> None:
    runner = a_game()
    history = files.record_of(runner).history
    cheat = [Answer(one.seat, "feed:gold") if isinstance(one, Answer) else one for one in history]
    assert code_of(changed(runner)) == "fine"
    assert code_of(changed(runner, history=cheat)) == "not-replayable"
    assert code_of(changed(runner, history=[Roll(1, 6, (6,)), *history])) == "not-replayable"
    assert code_of(changed(runner, history=[*history, Redeal(0, {})])) == "bad-file"
    assert code_of(changed(runner, history=[Takeback(99), *history])) == "bad-file"
    assert code_of(changed(runner, seed="00" * 32)) == "bad-file"
    assert code_of(changed(runner, game="chess")) == "no-game"
    assert code_of(changed(runner, setup=Setup(99))) == "players"
    assert code_of(changed(runner, version=99)) == "fine"
    assert code_of(changed(runner), most=3) == "too-long"


def test_a_seed_is_kept_as_we_write_it() -> None:
    """There are many ways to spell a number, and a database has no room for each of them."""
    runner = a_game()
    for spelt in (runner.seed.hex().upper(), runner.seed.hex(" "), runner.seed.hex() + " " * 10_000):
        found = examine(changed(runner, seed=spelt), 1000, 20.0)
        assert isinstance(found, Upload)
        assert found.seed == runner.seed.hex()


async def test_no_file_decides_what_is_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module that somebody names in a file is not even looked at, here or in a process beside the server."""
    trap, sprung = tmp_path / "trap_for_files.py", tmp_path / "sprung"
    trap.write_text(f"open({str(sprung)!r}, 'w').close()\nfrom fivefires.examples.embers import GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    async with serving(quiet(tmp_path / "data", "")) as server:
        for name in ("trap_for_files:GAME", "trap_for_files", "fivefires.examples.embers:GAME", "../embers", ""):
            assert await bring(server, changed(a_game(), game=name)) == "409 no-game"
    assert not sprung.exists()


def test_a_replay_without_an_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    def forever(*_: object, **__: object) -> None:
        while True:
            time.sleep(0.001)

    data = changed(a_game())
    monkeypatch.setattr(uploads, "replay", forever)
    assert code_of(data, seconds=0.05) == "too-long"


def test_a_files_checkpoint_is_ignored() -> None:
    """A forged checkpoint would be the easiest way to bring a game that nobody has played."""
    runner = a_game(4)
    record = files.record_of(runner)
    assert record.checkpoint is not None
    forged = record.checkpoint.state.__class__(bytes(record.checkpoint.state).replace(b'"fire":6', b'"fire":9'))
    record.checkpoint.state = forged
    found = examine(files.encode(record), 1000, 20.0)
    assert isinstance(found, Upload)
    assert found.entries == [json.dumps(json.loads(one), separators=(",", ":")) for one in found.entries]
    assert found.verified


def test_dice_that_do_not_follow_from_the_seed_are_told() -> None:
    runner = a_game(4)
    record = files.record_of(runner)
    shuffles = [one for one in record.history if isinstance(one, Shuffle)]
    shuffles[1].order = tuple(reversed(shuffles[1].order))
    for entry in record.history:
        if isinstance(entry, Answer):
            entry.hash = ""
    record.history = record.history[: record.history.index(shuffles[1]) + 1]
    found = examine(files.encode(record), 1000, 20.0)
    assert isinstance(found, Upload)
    assert not found.verified


# --- backups ------------------------------------------------------------------------------------------


async def test_a_live_database_is_backed_up_and_can_be_served(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "")
    async with serving(config) as server:
        table = await server.table("pig", "human", "human", start=True)
        async with table.player(0) as ann:
            await ann.answer("roll")
            copying = asyncio.create_task(asyncio.to_thread(backup, config.data, tmp_path))
            await ann.until(lambda one: one.envelope)
            copy = await copying
            log = ann.log
    assert oct(os.stat(copy).st_mode & 0o777) == "0o600"
    assert [path.name for path in tmp_path.glob(".*")] == []
    (tmp_path / "other").mkdir()
    copy.rename(tmp_path / "other" / "fivefires.sqlite")
    async with serving(quiet(tmp_path / "other", "")) as server:
        table.server = server
        async with table.player(0) as ann:
            assert ann.log == log


def test_backups_that_cannot_be_made_say_why(tmp_path: Path) -> None:
    with pytest.raises(CannotBackUp, match="there are no games"):
        backup(tmp_path, tmp_path / "copy")
    sqlite3.connect(tmp_path / "fivefires.sqlite").close()
    (tmp_path / "copy").touch()
    with pytest.raises(CannotBackUp, match="is there already"):
        backup(tmp_path, tmp_path / "copy")
    with pytest.raises(CannotBackUp, match="pg_dump"):
        backup(tmp_path, tmp_path / "copy", "postgresql://x/y")
    (tmp_path / "fivefires.sqlite").write_bytes(b"this is no database" * 100)
    with pytest.raises(CannotBackUp, match="the copy failed"):
        backup(tmp_path, tmp_path / "copy-2")
    assert not (tmp_path / "copy-2").exists()


async def test_games_that_nobody_touches_are_tidied_away(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database, clock=lambda: 1_000_000.0)
    async with serving(config) as server:
        old = await server.table("pig", "human", "human", start=True)
    later = replace(config, clock=lambda: 2_000_000.0)
    async with serving(later) as server:
        new = await server.table("pig", "human", "human")
    assert await asyncio.to_thread(tidy, config.data, 10, database, lambda: 2_000_000.0) == 1
    async with serving(later) as server:
        assert await server.refused("GET", old.path, old.secret) == "404 missing"
        assert (await server.ask("GET", new.path, new.secret)).status_code == 200
