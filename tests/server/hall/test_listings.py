"""Tables that look for players: for anybody to see and to join, and nothing of them told that is not for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import inspect

from fivefires.kernel import files
from fivefires.server.config import Rate
from fivefires.server.hall import listings
from fivefires.server.people.seats import new_token
from fivefires.server.storage.engine import open_engine
from fivefires.server.storage.migrate import alembic_config
from fivefires.server.storage.rows import Stored
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import SECONDS, Made, Running, counted_tokens, serving
from tests.server.push_service import Subscriber, push_service

pytestmark = pytest.mark.anyio

EN_NOW = {"language": "en", "pace": "now"}


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture(scope="module")
async def server(
    tmp_path_factory: pytest.TempPathFactory, shared_database: str, anyio_backend: str
) -> AsyncIterator[Running]:
    async with serving(quiet(tmp_path_factory.mktemp("data"), shared_database, lists=True)) as running:
        yield running


async def listed_table(server: Running, *seats: str, **wish: Any) -> Made:
    """Ann's table, which looks for players."""
    table = await server.table(wish.pop("game", "pig"), "human:Ann the Host", *(seats or ("open",)), **wish)
    await put_up(table)
    return table


async def put_up(table: Made, by: int = 0, **wish: str) -> dict[str, Any]:
    info: dict[str, Any] = await table.server.post(f"{table.path}/listing", table.secrets[by], {**EN_NOW, **wish})
    return info


async def on_the_list(table: Made) -> dict[str, Any] | None:
    """What anybody sees of a table, at once."""
    table.server.hall._board.look_again()
    return next((one for one in await table.server.get("/api/open") if one["table"] == table.id), None)


async def sit(table: Made, name: str = "Ben", **wish: Any) -> dict[str, Any]:
    seated: dict[str, Any] = await table.server.post(f"{table.path}/sit", body={"name": name, **wish})
    return seated


async def cannot_sit(table: Made, **wish: Any) -> str:
    return await table.server.refused("POST", f"{table.path}/sit", body={"name": "Ben", **wish})


# --- what a person gets ----------------------------------------------------------------------------


async def test_a_stranger_finds_a_table_sits_down_and_plays(server: Running) -> None:
    table = await listed_table(server, deadline_hours=48.0)
    info = await put_up(table, language="de", pace="days")
    assert info["listing"] == {"language": "de", "pace": "days"}
    found = await on_the_list(table)
    assert found is not None
    assert (found["game"], found["seats"], found["language"], found["pace"]) == ("pig", ["human", "open"], "de", "days")
    assert found["deadline_hours"] == 48.0
    async with table.player(0) as ann:
        seated = await sit(table)
        table.secrets[seated["seat"]] = seated["secret"]
        await ann.until(lambda one: one.table["seats"][1]["name"] == "Ben")
        assert await on_the_list(table) is None  # There is no seat left.
        await table.start()
        async with table.player(1) as ben:
            await ann.answer("hold" if "hold" in await ann.asked() else "")
            await ben.until(lambda one: one.sight)


async def test_asking_again_after_a_lost_answer_gives_the_same_seat(server: Running) -> None:
    table = await listed_table(server)
    secret = new_token(counted_tokens(77))
    first = await sit(table, secret=secret)
    assert await sit(table, secret=secret) == first
    await table.start()
    assert await sit(table, secret=secret) == first
    assert await cannot_sit(table) == "404 missing"


async def test_a_game_that_takes_up_an_earlier_one_tells_nothing_of_it(server: Running) -> None:
    """The set-up is told; what it takes up of another game is for those who sit there."""
    table = await listed_table(server)
    live = await server.hall.table(table.id)
    live.table.setup = live.table.setup.replace("{", '{"earlier":{"won":true},', 1)
    found = listings.shown(Stored(live.table, live.seats), server.hall.services.clock.now())
    assert found is not None
    assert found.setup.earlier is None


# --- what a listing does not tell --------------------------------------------------------------------


async def test_nothing_that_anybody_has_typed_is_on_the_list(server: Running) -> None:
    """So nobody can put words on everybody's page, and nobody's name is there. No secret is either."""
    table = await listed_table(server, "open", "bot", game="embers")
    await table.join("Benjamin the Bold")
    await table.server.post(f"{table.path}/seats/1", table.secrets[1], {"leave": True})
    server.hall._board.look_again()
    answer = (await server.ask("GET", "/api/open")).text
    assert table.id in answer
    info = await table.info()
    persons = [seat["person"] for seat in info["seats"] if seat["person"]]
    secrets = [*table.secrets.values(), table.created["invite"], table.created["watch"], info["commitment"]]
    for hidden in ("Ann", "Benjamin", *persons, *secrets):
        assert hidden not in answer


async def test_the_id_alone_opens_nothing(server: Running) -> None:
    table = await listed_table(server)
    for method, path in (("GET", ""), ("POST", "/join"), ("DELETE", "/listing"), ("GET", "/sight"), ("POST", "/start")):
        body = {"name": "Ben"} if path == "/join" else None
        assert await server.refused(method, f"{table.path}{path}", body=body) == "404 missing", path


async def test_a_table_that_is_not_listed_is_for_a_stranger_no_table(server: Running) -> None:
    """The same answer as for an id that nobody has, whatever the table is: waiting, playing, taken off the list."""
    nowhere = Made(server, {"table": "x" * 22, "secret": "", "seat": 0, "hot_seats": []})
    waiting = await server.table("pig", "human:Ann", "open")
    playing = await server.table("pig", "human:Ann", "bot", start=True)
    withdrawn = await listed_table(server)
    info = (await server.ask("DELETE", f"{withdrawn.path}/listing", withdrawn.secret)).json()
    assert info["listing"] is None
    assert await on_the_list(withdrawn) is None
    answers = [
        (response.status_code, response.text)
        for table in (nowhere, waiting, playing, withdrawn)
        for response in [await server.ask("POST", f"{table.path}/sit", body={"name": "Ben"})]
    ]
    assert len(set(answers)) == 1
    assert answers[0][0] == 404


# --- whose it is, and how long it stands ------------------------------------------------------------


async def test_only_the_host_lists_a_table(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "open", "open")
    ben = await table.join("Ben")
    path = f"{table.path}/listing"
    assert await server.refused("POST", path, ben, EN_NOW) == "409 host-only"
    assert await server.refused("POST", path, table.created["invite"], EN_NOW) == "404 missing"
    await put_up(table)
    assert await server.refused("DELETE", path, ben) == "409 host-only"


@pytest.mark.parametrize("end", ["start", "close", "leave", "host"])
async def test_a_listing_ends_with_the_lobby_and_with_its_host(server: Running, end: str) -> None:
    table = await server.table("embers", "human:Ann", "open", "open")
    await table.join("Ben")
    await put_up(table)
    assert await on_the_list(table) is not None
    if end == "start":
        await server.post(f"{table.path}/seats/2", table.secret, {"kind": "bot"})
        await table.start()
    elif end == "close":
        await server.post(f"{table.path}/close", table.secret)
    else:
        seat, wish = (0, {"leave": True}) if end == "leave" else (1, {"host": True})
        await server.post(f"{table.path}/seats/{seat}", table.secret, wish)
    assert await on_the_list(table) is None
    assert (await table.info(table.secrets[1]))["listing"] is None
    assert await cannot_sit(table) == "404 missing"


@pytest.mark.parametrize("pace", ["now", "days"])
async def test_a_listing_stands_for_its_time(tmp_path: Path, pace: Any) -> None:
    clock = Hands()
    async with serving(quiet(tmp_path / "data", "", lists=True, clock=clock)) as server:
        table = await server.table("pig", "human:Ann", "open")
        await put_up(table, pace=pace)
        clock.at += listings.STANDS[pace] - 1
        found = await on_the_list(table)
        assert found is not None
        assert found["since"] == pytest.approx(listings.STANDS[pace] - 1, abs=0.1)
        clock.at += 2
        assert await on_the_list(table) is None
        assert (await table.info())["listing"] is None
        assert await cannot_sit(table) == "404 missing"
        await put_up(table, pace=pace)
        assert await on_the_list(table) is not None


async def test_a_listing_outlives_the_server(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", lists=True)
    async with serving(config) as server:
        table = await listed_table(server)
    async with serving(config) as server:
        again = Made(server, table.created)
        assert await on_the_list(again) is not None
        assert (await sit(again))["seat"] == 1


async def test_a_game_from_a_file_is_not_listed(server: Running) -> None:
    """Whoever has the file knows what lies hidden in it."""
    table = await server.table("pig", "human:Ann", "bot", start=True)
    async with table.player(0) as ann:
        await ann.asked()
    play = (await server.hall.table(table.id)).play
    assert play is not None
    uploaded = await server.ask("POST", "/api/uploads", content=files.save(play.runner))
    again = Made(server, uploaded.json())
    await server.post(f"{again.path}/seats/1", again.secret, {"kind": "open"})
    assert await server.refused("POST", f"{again.path}/listing", again.secret, EN_NOW) == "409 no-listing"


# --- the worst stranger ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"language": "en"},
        {"language": "english", "pace": "now"},
        {"language": "E1", "pace": "now"},
        {"language": "<b>", "pace": "now"},
        {"language": "en\n", "pace": "now"},
        {"language": "en", "pace": "soon"},
        {"language": "en", "pace": "now", "title": "Buy here"},
        {"language": "en", "pace": "now", "listed_until": 1e12},
        {"language": None, "pace": None},
        [],
    ],
)
async def test_words_are_not_listed(server: Running, wish: Any) -> None:
    table = await server.table("pig", "human:Ann", "open")
    assert await server.refused("POST", f"{table.path}/listing", table.secret, wish) == "422 malformed"
    assert await on_the_list(table) is None


async def test_a_full_or_begun_table_is_not_listed(server: Running) -> None:
    full = await server.table("pig", "human:Ann", "bot")
    assert await server.refused("POST", f"{full.path}/listing", full.secret, EN_NOW) == "409 full"
    await full.start()
    assert await server.refused("POST", f"{full.path}/listing", full.secret, EN_NOW) == "409 started"


async def test_many_strangers_at_once_get_the_seats_that_there_are(server: Running) -> None:
    table = await listed_table(server, "open", "open", game="embers")
    wishes = [server.ask("POST", f"{table.path}/sit", body={"name": f"Nr {number}"}) for number in range(12)]
    answers = [response.status_code for response in await asyncio.gather(*wishes)]
    assert sorted(answers) == [200, 200, *[409] * 10]
    seats = [seat["name"] for seat in (await table.info())["seats"]]
    assert len(set(seats)) == 3


async def test_a_stranger_who_was_removed_does_not_come_back_with_the_same_secret(server: Running) -> None:
    """And the table stays on the list for others."""
    table = await listed_table(server)
    seated = await sit(table)
    await server.post(f"{table.path}/seats/1", table.secret, {"remove": True})
    assert await cannot_sit(table, secret=seated["secret"]) == "404 removed"
    assert await on_the_list(table) is not None
    assert (await sit(table, "Cleo"))["seat"] == 1


async def test_the_invitation_is_nobodys_secret(server: Running) -> None:
    table = await listed_table(server)
    assert await cannot_sit(table, secret=table.created["invite"]) == "422 malformed"


async def test_an_address_lists_and_sits_down_only_so_often(tmp_path: Path) -> None:
    limits = replace(LIMITS, listings=Rate(0.001, 2), sitting=Rate(0.001, 3))
    async with serving(quiet(tmp_path / "data", "", lists=True, limits=limits)) as server:
        tables = [await listed_table(server, "open", "open", game="embers") for _ in range(2)]
        third = await server.table("pig", "human:Ann", "open")
        assert await server.refused("POST", f"{third.path}/listing", third.secret, EN_NOW) == "429 limit"
        assert await cannot_sit(third) == "404 missing"  # Guessing counts, too.
        for table in tables:
            await sit(table)
        assert await cannot_sit(tables[0]) == "429 limit"


async def test_the_list_is_short_and_asks_the_database_seldom(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listings, "MOST", 2)
    tables = [await listed_table(server) for _ in range(3)]
    server.hall._board.look_again()
    newest = [one["table"] for one in await server.get("/api/open")]
    assert newest == [tables[2].id, tables[1].id]
    asked = []
    of_store = server.hall.services.store.listed

    async def counted(*args: Any) -> Any:
        asked.append(args)
        return await of_store(*args)

    monkeypatch.setattr(server.hall.services.store, "listed", counted)
    server.hall._board.look_again()
    await asyncio.gather(*(server.get("/api/open") for _ in range(20)))
    assert len(asked) == 1


# --- the operator -----------------------------------------------------------------------------------


async def test_it_is_off_unless_the_operator_turns_it_on(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "", lists=True)
    async with serving(config) as server:
        assert (await server.get("/api/server"))["lists"] is True
        table = await listed_table(server)
    async with serving(replace(config, lists=False)) as server:
        assert (await server.get("/api/server"))["lists"] is False
        assert await server.refused("GET", "/api/open") == "404 missing"
        again = Made(server, table.created)
        assert await cannot_sit(again) == "404 missing"
        assert await server.refused("POST", f"{again.path}/listing", again.secret, EN_NOW) == "404 missing"
        assert (await server.ask("DELETE", f"{again.path}/listing", again.secret)).status_code == 200


async def test_a_host_who_is_away_is_told_who_has_come(tmp_path: Path) -> None:
    async with push_service() as service:
        config = quiet(tmp_path / "data", "", lists=True, push_hosts=("127.0.0.1:*",))
        async with serving(config) as server:
            table, browser = await listed_table(server, "open", "open", game="embers"), Subscriber()
            subscription = browser.subscription(f"{service.url}/ann")
            assert (await server.ask("POST", f"{table.path}/push", table.secret, subscription)).status_code == 201
            await sit(table)
            await service.until(1, SECONDS)
            assert "sat down" in browser.read(service.got[0][2])["text"]
            async with table.player(0):  # Whoever looks sees it.
                await sit(table)
            assert len(service.got) == 1


def test_tables_from_before_are_listed_nowhere(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    with engine.begin() as connection:
        config = alembic_config(connection)
        command.upgrade(config, "head")
        command.downgrade(config, "0010")
        assert "listing" not in {column["name"] for column in inspect(connection).get_columns("tables")}
        command.upgrade(config, "head")
        assert "listing" in {column["name"] for column in inspect(connection).get_columns("tables")}
    engine.dispose()
