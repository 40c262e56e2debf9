"""People and hosts: muting, removing, links that are made anew, and what is forgotten of somebody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text

from fivefires.server.refusals import Refuse
from fivefires.server.sockets.outlets import Outlet
from fivefires.server.storage.engine import open_engine
from fivefires.server.storage.migrate import alembic_config
from fivefires.server.storage.models import metadata
from fivefires.server.wire import Hello
from tests.server.conftest import quiet
from tests.server.harness import Made, Player, Running, play_out, playing, serving
from tests.server.push_service import Subscriber

pytestmark = pytest.mark.anyio


async def change(table: Made, seat: int, by: int = 0, **wish: Any) -> dict[str, Any]:
    changed: dict[str, Any] = await table.server.post(f"{table.path}/seats/{seat}", table.secrets[by], wish)
    return changed


async def refused(table: Made, seat: int, by: int = 0, **wish: Any) -> str:
    return await table.server.refused("POST", f"{table.path}/seats/{seat}", table.secrets[by], wish)


async def forget(table: Made, token: str) -> int:
    return (await table.server.ask("DELETE", f"{table.path}/me", token)).status_code


async def a_table(server: Running, *, start: bool = True, **wish: Any) -> Made:
    """Ann hosts, Ben and Cleo have come by the link."""
    table = await server.table("embers", "human:Ann", "open", "open", **wish)
    await table.join("Benjamin the Bold")
    await table.join("Cleo")
    if start:
        await table.start()
    return table


def texts(player: Player) -> list[str]:
    """What is left of the chat where the page deletes what it is told to delete."""
    return [line["text"] for line in player.chat if line["person"] not in player.table["forgotten"]]


# --- muting ---------------------------------------------------------------------------------------


async def test_a_muted_person_plays_and_does_not_speak(server: Running) -> None:
    table = await a_table(server)
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
        assert (await ben.do("say", text="hello"))["ok"]
        await change(table, 1, muted=True)
        for player in (ann, ben, cleo):
            await player.until(lambda one: one.table["seats"][1]["muted"])
        assert await ben.refused("say", text="hello again") == "silenced"
        assert (await ann.do("say", text="quiet, please"))["ok"]
        await change(table, 1, muted=False)
        assert (await ben.do("say", text="thanks"))["ok"]
        await cleo.until(lambda one: len(one.chat) == 3)
        assert [line["text"] for line in cleo.chat] == ["hello", "quiet, please", "thanks"]
        await change(table, 1, muted=True)
        await play_out(ann, ben, cleo)
        # What was muted stays so when the game is over, and can be changed then.
        assert await ben.refused("say", text="at last") == "silenced"
        await change(table, 1, muted=False)
        assert (await ben.do("say", text="at last"))["ok"]


async def test_a_muted_person_does_not_speak_as_one_who_watches_either(server: Running) -> None:
    """Everybody at a table has the link for watching it, and those who watch speak when the game is over."""
    table = await a_table(server)
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
        await play_out(ann, ben, cleo)
    async with table.player(None) as watcher:
        assert (await watcher.do("say", text="well played"))["ok"]
        await change(table, 1, muted=True)
        assert await watcher.refused("say", text="and another thing") == "muted"
        await change(table, 1, muted=False)
        assert (await watcher.do("say", text="thanks"))["ok"]


async def test_only_the_host_mutes_and_only_persons(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "open", "bot")
    await table.join("Ben")
    assert await refused(table, 0, by=1, muted=True) == "409 host-only"
    assert await refused(table, 1, by=1, muted=False) == "409 host-only"
    assert await refused(table, 0, muted=True) == "409 owner-only"
    assert await refused(table, 2, muted=True) == "409 owner-only"


async def test_whoever_sits_down_next_is_not_muted(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "open")
    await table.join("Ben")
    await change(table, 1, muted=True)
    await change(table, 1, by=1, leave=True)
    await table.join("Cleo")
    assert not (await table.info())["seats"][1]["muted"]


# --- removing -------------------------------------------------------------------------------------


async def test_a_removed_person_makes_room_in_the_lobby_and_cannot_come_back(server: Running) -> None:
    table = await a_table(server, start=False)
    async with table.player(1) as ben:
        info = (await change(table, 1, remove=True))["table"]
        await ben.until(lambda one: one.gone)
        assert ben.bye["code"] == "removed"
    assert (info["seats"][1]["kind"], info["seats"][1]["name"]) == ("open", "")
    assert await server.refused("GET", table.path, table.secrets[1]) == "404 removed"
    old, new = table.created["invite"], info["invite"]
    assert await server.refused("POST", f"{table.path}/join", old, {"name": "Ben"}) == "404 missing"
    assert (await server.post(f"{table.path}/join", new, {"name": "Dora"}))["seat"] == 1
    assert (await change(table, 2, remove=True, kind="bot"))["table"]["seats"][2]["kind"] == "bot"


async def test_in_a_game_a_bot_takes_the_seat_of_a_removed_person_until_the_end(server: Running) -> None:
    """And no person does: removing people must be no way to their hands."""
    table = await a_table(server)
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo, table.player(None) as onlooker:
        await change(table, 1, remove=True, kind="open")
        await ben.until(lambda one: one.gone)
        for player in (ann, cleo, onlooker):
            await player.until(lambda one: one.table["seats"][1]["kind"] == "bot")
            told = [(note["what"], note["seat"], note["name"]) for note in player.table["notes"]]
            assert told == [("removed", 1, "Benjamin the Bold")]
        for kind in ("human", "open"):
            assert await refused(table, 1, kind=kind) == "409 sealed"
        assert await refused(table, 1, renew=True) == "409 owner-only"
        await play_out(ann, cleo)
    created = await server.post(f"{table.path}/rematch", table.secret, {})
    again = await server.get(f"/api/tables/{created['table']}", table.secret)
    assert [(seat["kind"], seat["sealed"]) for seat in again["seats"]] == [
        ("human", False), ("bot", False), ("human", False),
    ]  # fmt: skip


async def test_where_seats_of_bots_are_free_removing_somebody_is_no_way_to_their_hand(server: Running) -> None:
    table = await a_table(server, newcomers="free")
    await change(table, 1, remove=True)
    for kind in ("open", "human"):
        assert await refused(table, 1, kind=kind) == "409 sealed"
    assert (await table.info())["seats"][1]["kind"] == "bot"


async def test_only_the_host_removes_and_only_others(server: Running) -> None:
    table = await a_table(server)
    assert await refused(table, 0, by=1, remove=True) == "409 host-only"
    assert await refused(table, 2, by=1, remove=True) == "409 host-only"
    assert await refused(table, 1, by=1, remove=True) == "409 host-only"
    assert await refused(table, 0, remove=True) == "409 owner-only"
    await change(table, 1, remove=True)
    assert await refused(table, 1, remove=True) == "409 owner-only"
    for path, body in (("seats/0", {"name": "Fool"}), ("consent", {"number": 1, "agree": True}), ("push", {})):
        assert (await server.refused("POST", f"{table.path}/{path}", table.secrets[1], body)).startswith("404 ")


async def test_a_removed_persons_command_under_way_is_not_done(server: Running) -> None:
    table = await a_table(server)
    viewer = await server.hall.recognise(table.id, table.secrets[1])
    await change(table, 1, remove=True)
    live = await server.hall.table(table.id)
    with pytest.raises(Refuse, match="missing"):
        await live.inbox.do(lambda: live.attach(Outlet(viewer, 10), Hello("")))


@pytest.mark.parametrize("act", ["start", "close_table", "resume", "delete", "rematch"])
async def test_whoever_is_the_host_no_longer_does_nothing_as_one(server: Running, act: str) -> None:
    """Not even where they were the host when they asked, and somebody else is when their turn comes."""
    table = await a_table(server, start=act == "resume")
    viewer = await server.hall.recognise(table.id, table.secret)
    await change(table, 1, host=True)
    with pytest.raises(Refuse, match="host-only"):
        await getattr(server.hall, act)(table.id, viewer)
    assert (await table.info())["status"] == ("playing" if act == "resume" else "lobby")


# --- links ----------------------------------------------------------------------------------------


async def test_a_new_link_for_watching_sends_those_away_who_have_the_old_one(server: Running) -> None:
    table = await a_table(server)
    old = table.created["watch"]
    viewer = await server.hall.recognise(table.id, old)
    async with table.player(None) as onlooker, table.player(1) as ben:
        info = await server.post(f"{table.path}/links", table.secret, {"watch": True})
        await onlooker.until(lambda one: one.gone)
        assert onlooker.bye["code"] == "unwatched"
        await ben.until(lambda one: one.table["watch"] == info["watch"])
    assert info["invite"] == table.created["invite"]
    for path in ("", "/sight", "/steps", "/download"):
        assert await server.refused("GET", f"{table.path}{path}", old) == "404 missing"
    live = await server.hall.table(table.id)
    with pytest.raises(Refuse, match="missing"):  # One that was just about to come in.
        await live.inbox.do(lambda: live.attach(Outlet(viewer, 10), Hello("")))
    async with playing(server, table.id, info["watch"]) as new:
        assert new.sight


async def test_only_the_host_makes_links_anew(server: Running) -> None:
    table = await a_table(server)
    wish = {"watch": True, "invite": True}
    assert await server.refused("POST", f"{table.path}/links", table.secrets[1], wish) == "409 host-only"
    for token in (table.created["watch"], table.created["invite"]):
        assert await server.refused("POST", f"{table.path}/links", token, wish) == "404 missing"
    assert (await table.info())["watch"] == table.created["watch"]


# --- who said what --------------------------------------------------------------------------------


async def test_nobody_is_taken_for_somebody_who_sat_there_before(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "open")
    await table.join("Ben")
    async with table.player(1) as ben:
        await ben.do("say", text="I shall be back")
    await change(table, 1, by=1, leave=True)
    await table.join("Cleo")
    async with table.player(1) as cleo:
        await cleo.do("say", text="who was that?")
        await cleo.until(lambda one: len(one.chat) == 2)
        seats = [seat["person"] for seat in cleo.table["seats"]]
        assert [line["person"] == seats[1] for line in cleo.chat] == [False, True]
        assert len({*seats, *(line["person"] for line in cleo.chat)}) == 3


# --- being forgotten ------------------------------------------------------------------------------

SAID = "the rope is under the bridge"
NAME = "Benjamin the Bold"


async def kept(table: Made) -> str:
    """Everything that stands in any row of a table, whichever column it is in."""
    found = []
    with table.server.hall.services.store.engine.connect() as connection:
        for name, columns in metadata.tables.items():
            column = "id" if name == "tables" else "table_id"
            if column not in columns.c:
                continue
            rows = connection.execute(text(f"SELECT * FROM {name} WHERE {column} = :id"), {"id": table.id})
            found += [repr(tuple(row)) for row in rows]
    return "\n".join(found)


async def bens_traces(table: Made) -> str:
    """Ben has talked and wants to be notified."""
    async with table.player(1) as ben:
        await ben.do("say", text=SAID)
        person = str(ben.table["seats"][1]["person"])
    body = Subscriber().subscription("https://fcm.googleapis.com/fcm/ben")
    assert (await table.server.ask("POST", f"{table.path}/push", table.secrets[1], body)).status_code == 201
    rows = await kept(table)
    assert all(trace in rows for trace in (SAID, NAME, "fcm/ben"))
    return person


async def test_somebody_is_forgotten_in_the_middle_of_a_game(server: Running) -> None:
    table = await a_table(server)
    person = await bens_traces(table)
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
        await ann.do("say", text="whose turn is it?")
        await cleo.until(lambda one: len(one.chat) == 2)
        assert await forget(table, table.secrets[1]) == 204
        await ben.until(lambda one: one.gone)
        assert ben.bye["code"] == "forgotten"
        for player in (ann, cleo):
            await player.until(lambda one: person in one.table["forgotten"])
            assert texts(player) == ["whose turn is it?"]
            assert player.table["seats"][1]["kind"] == "bot"
            assert [(note["what"], note["name"]) for note in player.table["notes"]] == [("left", "")]
        # The next line has a number that nobody else has had.
        await ann.do("say", text="he is gone")
        await cleo.until(lambda one: texts(one) == ["whose turn is it?", "he is gone"])
        assert len({line["number"] for line in cleo.chat}) == 3
        rows = await kept(table)
        assert not any(trace in rows for trace in (SAID, NAME, "fcm/ben"))
        await play_out(ann, cleo)
    assert await server.refused("GET", table.path, table.secrets[1]) == "404 missing"
    async with table.player(2) as back:
        await back.until(lambda one: one.chat)
        assert [line["text"] for line in back.chat] == ["whose turn is it?", "he is gone"]


async def test_a_page_that_was_away_meanwhile_is_told_what_to_delete(server: Running) -> None:
    table = await a_table(server)
    await bens_traces(table)
    async with table.player(2) as cleo:
        await cleo.until(lambda one: one.chat)
        known = cleo.chat
    await forget(table, table.secrets[1])
    async with table.player(2, chat=known[-1]["number"]) as cleo:
        cleo.chat = [*known, *cleo.chat]
        assert texts(cleo) == []


async def test_somebody_is_forgotten_before_the_game(server: Running) -> None:
    table = await a_table(server, start=False)
    await bens_traces(table)
    assert await forget(table, table.secrets[1]) == 204
    assert (await table.info())["seats"][1]["kind"] == "open"
    assert NAME not in await kept(table)


async def test_somebody_is_forgotten_after_the_game_and_the_game_stays(server: Running) -> None:
    table = await a_table(server)
    person = await bens_traces(table)
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
        await play_out(ann, ben, cleo)
    assert await forget(table, table.secrets[1]) == 204
    info = await table.info()
    seat = info["seats"][1]
    assert (info["status"], seat["kind"], seat["name"], seat["person"]) == ("finished", "human", "", person)
    assert info["forgotten"] == [person]
    rows = await kept(table)
    assert not any(trace in rows for trace in (SAID, NAME, "fcm/ben"))
    assert (await server.get(f"{table.path}/sight", table.secret))["sight"]["result"]
    # In the next game somebody else can sit there.
    created = await server.post(f"{table.path}/rematch", table.secret, {})
    again = await server.get(f"/api/tables/{created['table']}", table.secret)
    assert [seat["kind"] for seat in again["seats"]] == ["human", "open", "human"]


async def test_a_host_who_is_forgotten_hands_over(server: Running) -> None:
    for status in ("playing", "closed"):
        table = await a_table(server)
        if status == "closed":
            await server.post(f"{table.path}/close", table.secret)
        assert await forget(table, table.secret) == 204
        info = await table.info(table.secrets[2])
        assert (info["host"], info["status"]) == (1, status)


@pytest.mark.parametrize("gone", ["leave", "remove"])
async def test_somebody_who_has_gone_can_still_be_forgotten(server: Running, gone: str) -> None:
    table = await a_table(server)
    await bens_traces(table)
    await change(table, 1, by=1 if gone == "leave" else 0, **{gone: True})
    rows = await kept(table)
    assert SAID in rows
    assert NAME in rows
    async with table.player(2) as cleo:
        assert await forget(table, table.secrets[1]) == 204
        await cleo.until(lambda one: one.table["forgotten"])
        assert texts(cleo) == []
    rows = await kept(table)
    assert not any(trace in rows for trace in (SAID, NAME, "fcm/ben"))
    assert await server.refused("GET", table.path, table.secrets[1]) == "404 missing"
    assert await forget(table, table.secrets[1]) == 404


async def test_nobody_has_others_forgotten(server: Running) -> None:
    table = await a_table(server)
    await bens_traces(table)
    for token in (table.created["watch"], table.created["invite"], "S" * 43, ""):
        assert await forget(table, token) == 404
    await forget(table, table.secrets[2])
    await change(table, 0, leave=True)
    await forget(table, table.secret)
    rows = await kept(table)
    assert SAID in rows
    assert NAME in rows
    async with table.player(1) as ben:
        await ben.until(lambda one: texts(one) == [SAID])


async def test_nothing_is_left_in_the_file(tmp_path: Path) -> None:
    """Not in free pages either, nor in the write-ahead log, where SQLite leaves what is deleted lying about."""
    config = quiet(tmp_path / "data", "")
    async with serving(config) as server:
        table = await a_table(server)
        other = await server.table("pig", f"human:{NAME}s brother", "human")
        async with table.player(1) as ben, table.player(0) as ann:
            for number in range(60):
                await ben.do("say", text=f"{SAID} {number} " + "x" * (7 * number))
                await ann.do("say", text=f"line {number} of Ann " + "y" * (5 * number))
            await change(table, 1, by=1, name=f"{NAME} II")
        before = await in_files(config.data, SAID, f"{NAME} II")
        assert before == {SAID, f"{NAME} II"}
        await forget(table, table.secrets[1])
        await server.post(f"{other.path}/close", other.secret)
        assert (await server.ask("DELETE", other.path, other.secret)).status_code == 204
        assert await in_files(config.data, SAID, NAME) == set()
        assert await in_files(config.data, "line 59 of Ann") == {"line 59 of Ann"}


async def in_files(folder: Path, *traces: str) -> set[str]:
    data = b"".join(path.read_bytes() for path in sorted(folder.glob("fivefires.sqlite*")))
    return {trace for trace in traces if trace.encode() in data}


# --- tables from before ---------------------------------------------------------------------------


async def test_a_table_from_before_goes_on(tmp_path: Path, database: str) -> None:
    """Its people are persons, who have said what was said from their seats, and everybody is asked about seats."""
    config = quiet(tmp_path / "data", database)
    async with serving(config) as server:
        table = await a_table(server)
        async with table.player(1) as ben, table.player(0) as ann:
            await ben.do("say", text=SAID)
            await ann.asked()
    await step_back(config.store_url)
    async with serving(config) as server:
        table.server = server
        info = await table.info()
        assert (info["newcomers"], info["notes"], info["asking"]) == ("asked", [], None)
        people = [seat["person"] for seat in info["seats"]]
        assert len({*people}) == 3
        assert all(people)
        async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
            await ben.until(lambda one: one.chat)
            assert [line["person"] for line in ben.chat] == [people[1]]
            await ann.do("say", text="second")
            await ben.until(lambda one: [line["number"] for line in one.chat] == [1, 2])
            await change(table, 2, kind="open")
            await forget(table, table.secrets[1])
            assert SAID not in await kept(table)
            await play_out(ann, cleo)


async def step_back(url: str) -> None:
    """The database as it was before there were persons."""
    engine = open_engine(url)
    with engine.begin() as connection:
        command.downgrade(alembic_config(connection), "0001")
    engine.dispose()
