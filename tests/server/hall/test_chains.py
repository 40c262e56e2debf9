"""Chains of tables: played on to their end, by the right people, without forks, and told to nobody else."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import text

from fivefires.examples.embers import GAME as EMBERS
from fivefires.kernel import Game, Message, Runner, Setup, commitment, files, message, seed_from
from fivefires.kernel.chains import next_setup, proved_links
from fivefires.kernel.tape import Answer
from fivefires.server.config import Rate
from fivefires.server.hall.chains import setup_after
from fivefires.server.hall.creation import from_file
from fivefires.server.helpers.uploads import Upload
from fivefires.server.refusals import Refuse
from fivefires.server.storage.backup import tidy
from fivefires.server.storage.engine import open_engine
from fivefires.server.storage.migrate import alembic_config
from fivefires.server.storage.rows import TableRow
from fivefires.server.storage.store import Conflict
from fivefires.server.wire import PlayOn
from tests.server import toy
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import Made, Running, playing, serving
from tests.server.trail import GAME, LESSON, trail

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(
    tmp_path_factory: pytest.TempPathFactory, shared_database: str, anyio_backend: str
) -> AsyncIterator[Running]:
    async with serving(quiet(tmp_path_factory.mktemp("data"), shared_database), [GAME, toy.GAME]) as running:
        yield running


async def a_day(server: Running, *seats: str, **wish: Any) -> Made:
    """The first link, on which people play: Ann, who hosts, and whoever else."""
    return await server.table(GAME.id, *(seats or ("human:Ann", "human:Ben", "human:Cleo")), start=True, **wish)


async def end_day(server: Running, table: str, secret: str, how: str = "camp") -> None:
    async with playing(server, table, secret) as one:
        await one.answer(how)
        await one.until(lambda player: player.finished)


async def over(server: Running, *seats: str, how: str = "camp", **wish: Any) -> Made:
    """A first link that is over."""
    table = await a_day(server, *seats, **wish)
    await end_day(server, table.id, table.secret, how)
    return table


async def go_on(table: Made, *, after: str = "", **wish: Any) -> str:
    """The host plays on. The table of the next link, in its lobby."""
    created = await table.server.post(f"/api/tables/{after or table.id}/on", table.secret, wish)
    return str(created["table"])


async def started(server: Running, table: str, secret: str) -> str:
    await server.post(f"/api/tables/{table}/start", secret)
    return table


async def chain_of(server: Running, table: str, token: str) -> dict[str, Any]:
    found: dict[str, Any] = await server.get(f"/api/tables/{table}/chain", token)
    return found


async def refused_on(table: Made, token: str = "", /, **wish: Any) -> str:
    return await table.server.refused("POST", f"{table.path}/on", token or table.secret, wish)


# --- playing on -----------------------------------------------------------------------------------


async def test_a_chain_is_played_to_its_end_and_its_files_prove_it(server: Running) -> None:
    first = await over(server)
    tables = [first.id]
    for leads in (1, 2):
        async with playing(server, tables[-1], first.secrets[2]) as cleo:
            tables.append(await go_on(first, after=tables[-1]))
            await cleo.until(lambda one: one.table["following"] == tables[-1])
        await started(server, tables[-1], first.secret)
        await end_day(server, tables[-1], first.secrets[leads])
    infos = [await server.get(f"/api/tables/{table}", first.secrets[1]) for table in tables]
    assert [(info["link"], info["you"], info["status"]) for info in infos] == [(n, 1, "finished") for n in (1, 2, 3)]
    assert len({info["chain"] for info in infos}) == 1
    assert infos[0]["chain"]
    assert await server.refused("POST", f"/api/tables/{tables[-1]}/on", first.secret, {}) == "409 chain-over"
    downloads = [await server.ask("GET", f"/api/tables/{table}/download", first.secret) for table in tables]
    proved = [*proved_links([files.decode(one.content) for one in downloads], GAME)]
    assert [runner.state.day for runner in proved] == [1, 2, 3]


async def test_playing_on_again_leads_to_the_same_table(server: Running) -> None:
    table = await over(server)
    created = [await server.post(f"{table.path}/on", table.secret, {}) for _ in range(3)]
    assert created[0] == created[1] == created[2]
    assert created[0]["invite"]
    await started(server, created[0]["table"], table.secret)
    assert await go_on(table) == created[0]["table"]
    other = {"seats": [{"stays": 0}, {"kind": "bot"}]}
    assert (await server.post(f"{table.path}/on", table.secret, other))["table"] == created[0]["table"]


async def test_two_at_once_get_one_table(server: Running) -> None:
    table = await over(server)
    assert len({*await asyncio.gather(*(go_on(table) for _ in range(8)))}) == 1
    assert len((await chain_of(server, table.id, table.secret))["links"]) == 2


async def test_a_server_that_fell_before_it_had_told_anybody_makes_no_second_table(server: Running) -> None:
    table = await over(server)
    made = await go_on(table)
    await server.hall.at(
        table.id, lambda live: live.change(lambda draft: setattr(draft.table, "following", ""))
    )  # fmt: skip
    assert await go_on(table) == made
    assert (await table.info())["following"] == made


async def test_the_database_has_one_table_for_each_link(server: Running) -> None:
    table = await over(server)
    await go_on(table)
    store = server.hall.services.store
    [_, second] = await store.chain((await table.info())["chain"])
    forked = msgspec.structs.replace(second.table, id="another-table-of-link2")
    with pytest.raises(Conflict):
        await store.create(forked, second.seats)


@pytest.mark.parametrize("status", ["lobby", "playing", "closed"])
async def test_only_a_finished_game_is_played_on(server: Running, status: str) -> None:
    table = await server.table(GAME.id, "human", "human", start=status != "lobby")
    if status == "closed":
        await server.post(f"{table.path}/close", table.secret)
    assert await refused_on(table) == "409 not-finished"
    assert (await chain_of(server, table.id, table.secret))["next"] is None


async def test_what_the_game_ends_is_not_played_on(server: Running) -> None:
    table = await over(server, how="lose")
    assert await refused_on(table) == "409 chain-over"
    assert (await chain_of(server, table.id, table.secret))["next"] is None


async def test_a_chain_has_no_more_links_than_the_game_allows(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", ""), [trail(longest_chain=1)]) as server:
        assert await refused_on(await over(server)) == "409 chain-over"


async def test_games_without_chains_are_not_played_on(server: Running) -> None:
    table = await server.table(toy.GAME.id, "human", "human", start=True)
    await end_day(server, table.id, table.secret, "end")
    assert (await table.info())["chain"] == ""
    assert await refused_on(table) == "409 no-chain"
    shown = await chain_of(server, table.id, table.secret)
    assert (shown["chain"], shown["next"], len(shown["links"])) == ("", None, 1)


def a_row(setup: Setup, **columns: Any) -> TableRow:
    return TableRow(
        id="t", game=GAME.id, version=1, setup=msgspec.json.encode(setup).decode(), seed="", bot_seed="", invite="",
        watch="", created=0.0, touched=0.0, status="finished", result='{"ending":"camp","winners":[0],"day":1}',
        **columns,
    )  # fmt: skip


def why_not(game: Game[Any], row: TableRow) -> str:
    with pytest.raises(Refuse) as refused:
        setup_after(game, row)
    return refused.value.refusal.code


def test_a_lesson_counts_for_no_chain() -> None:
    assert setup_after(GAME, a_row(Setup(2, "first"), chain="c")).mode == "later"
    assert why_not(GAME, a_row(LESSON.laid, chain="c")) == "chain-over"
    assert why_not(GAME, a_row(LESSON.laid)) == "chain-none"


def test_rules_that_no_longer_understand_a_result_say_so() -> None:
    row = a_row(Setup(2, "first"), chain="c")
    row.result = '{"ending":"camp","winners":[0]}'
    assert why_not(GAME, row) == "chain-rules"
    broken = trail()
    object.__setattr__(broken, "follows", lambda _setup, _result: 1 / 0)
    assert why_not(broken, a_row(Setup(2, "first"), chain="c")) == "rule-error"


def at_most_two(setup: Setup) -> Message | None:
    return message("forbidden-crowd") if setup.mode == "later" and setup.players > 2 else None


async def test_rules_that_refuse_the_next_set_up_say_why(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config, [GAME]) as server:
        table = await over(server)
    async with serving(config, [replace(trail(), forbids=at_most_two, version=2)]) as server:
        table.server = server
        response = await server.ask("POST", f"{table.path}/on", table.secret, {})
        assert (response.status_code, response.json()["reason"]["id"]) == (409, "forbidden-crowd")
        assert (await table.info())["following"] == ""
        shown = await chain_of(server, table.id, table.secret)
        assert (shown["next"], shown["players"]) == (2, [2])
        assert await go_on(table, seats=[{"stays": 0}, {"stays": 2}])


# --- seats ----------------------------------------------------------------------------------------


async def test_seats_change_between_two_links(server: Running) -> None:
    table = await over(server)
    wish = [{"kind": "bot", "bot": "random"}, {"stays": 2}, {"stays": 0}, {"kind": "open"}]
    made = await go_on(table, seats=wish)
    info = await server.get(f"/api/tables/{made}", table.secret)
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("bot", "", "random"), ("human", "Cleo", ""), ("human", "Ann", ""), ("open", "", ""),
    ]  # fmt: skip
    assert (info["host"], info["you"], info["setup"]["players"]) == (2, 2, 4)
    assert (await server.get(f"/api/tables/{made}", table.secrets[2]))["you"] == 1
    assert await server.refused("GET", f"/api/tables/{made}", table.secrets[1]) == "404 missing"
    joined = await server.post(f"/api/tables/{made}/join", info["invite"], {"name": "Dora"})
    assert joined["seat"] == 3
    await started(server, made, table.secret)
    await end_day(server, made, table.secrets[2])


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ([{"stays": 0}], "409 players"),
        ([{"stays": 0}, *({"kind": "bot"} for _ in range(4))], "409 players"),
        ([{"stays": 0}, {"stays": 0}], "409 seat-taken"),
        ([{"stays": 0}, {"stays": 3}], "409 seat-taken"),
        ([{"stays": 0}, {"stays": -1}], "409 seat-taken"),
        ([{"stays": 1}, {"stays": 2}], "409 host-stays"),
        ([{"kind": "bot"}, {"kind": "open"}], "409 host-stays"),
        ([{"stays": 0}, {"kind": "bot", "bot": "deep"}], "409 no-bot"),
        ([{"stays": 0}, {"kind": "human"}], "422 malformed"),
        ([{"stays": 0}, {"stays": 1, "secret": "x"}], "422 malformed"),
        ([], "422 malformed"),
        ([{"stays": 0}] * 17, "422 malformed"),
    ],
)
async def test_seats_that_no_next_game_can_have(server: Running, seats: list[Any], why: str) -> None:
    table = await over(server)
    assert await refused_on(table, seats=seats) == why
    assert (await table.info())["following"] == ""


async def test_who_is_muted_stays_so_and_who_is_removed_does_not_come_along(server: Running) -> None:
    table = await a_day(server)
    await server.post(f"{table.path}/seats/1", table.secret, {"muted": True})
    await server.post(f"{table.path}/seats/2", table.secret, {"remove": True})
    await end_day(server, table.id, table.secret)
    made = await go_on(table)
    info = await server.get(f"/api/tables/{made}", table.secret)
    assert [(seat["kind"], seat["muted"], seat["sealed"]) for seat in info["seats"]] == [
        ("human", False, False), ("human", True, False), ("bot", False, False),
    ]  # fmt: skip
    assert await server.refused("GET", f"/api/tables/{made}", table.secrets[2]) == "404 missing"
    assert await server.refused("GET", f"{table.path}/chain", table.secrets[2]) == "404 removed"


async def test_who_has_left_or_is_forgotten_leaves_an_empty_seat(server: Running) -> None:
    table = await a_day(server, newcomers="free")
    await server.post(f"{table.path}/seats/1", table.secrets[1], {"leave": True})
    await end_day(server, table.id, table.secret)
    await server.ask("DELETE", f"{table.path}/me", table.secrets[2])
    made = await go_on(table)
    info = await server.get(f"/api/tables/{made}", table.secret)
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("human", "Ann"), ("open", ""), ("open", "")]
    for gone in (1, 2):
        assert await server.refused("GET", f"/api/tables/{made}", table.secrets[gone]) == "404 missing"


async def test_a_link_that_was_made_anew_is_the_one_that_counts_on(server: Running) -> None:
    table = await a_day(server)
    old = table.secrets[1]
    table.secrets[1] = (await server.post(f"{table.path}/seats/1", old, {"revoke": True}))["secret"]
    await end_day(server, table.id, table.secret)
    made = await go_on(table)
    assert await server.refused("GET", f"/api/tables/{made}", old) == "404 missing"
    assert (await server.get(f"/api/tables/{made}", table.secrets[1]))["you"] == 1


# --- who may ----------------------------------------------------------------------------------------


async def test_the_host_alone_plays_on(server: Running) -> None:
    table, other = await over(server), await over(server)
    assert await refused_on(table, table.secrets[1]) == "409 host-only"
    for token in (table.created["watch"], table.created["invite"], other.secret, "x" * 43):
        assert await refused_on(table, token) == "404 missing"
    assert await server.refused("POST", f"{table.path}/on", body={}) == "404 missing"
    assert (await table.info())["following"] == ""


async def test_a_host_who_is_one_no_longer_does_not_play_on(server: Running) -> None:
    """Not even where they were the host when they asked, and somebody else is when their turn comes."""
    table = await over(server)
    viewer = await server.hall.recognise(table.id, table.secret)
    await server.ask("DELETE", f"{table.path}/me", table.secret)
    with pytest.raises(Refuse) as refused:
        await server.hall.play_on(table.id, viewer, PlayOn())
    assert refused.value.refusal.code == "missing"
    assert await server.post(f"{table.path}/on", table.secrets[1], {})


@pytest.mark.parametrize("forged", [{"chain": "x"}, {"link": 2}, {"earlier": {}}, {"setup": {}}, {"table": "x"}])
async def test_nobody_says_where_in_a_chain_a_table_is(server: Running, forged: dict[str, Any]) -> None:
    table = await over(server)
    assert await refused_on(table, **forged) == "422 malformed"
    seats = [{"kind": "human"}, {"kind": "human"}]
    wish = {"game": GAME.id, "seats": seats, **forged}
    assert await server.refused("POST", "/api/tables", body=wish) == "422 malformed"
    chain = (await table.info())["chain"]
    assert await server.refused("GET", f"/api/tables/{chain}/chain", table.secret) == "404 missing"
    assert await server.refused("POST", f"/api/tables/{chain}/on", table.secret, {}) == "404 missing"


async def test_playing_on_and_on_counts_as_new_tables(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", limits=replace(LIMITS, tables=Rate(0.001, 3))), [GAME]) as server:
        table = await over(server)
        assert await go_on(table) == await go_on(table)
        assert await refused_on(table) == "429 limit"


# --- no forks -------------------------------------------------------------------------------------


async def test_a_link_that_was_called_off_is_played_anew(server: Running) -> None:
    table = await over(server)
    closed = await go_on(table)
    await server.post(f"/api/tables/{closed}/close", table.secret)
    anew = await go_on(table, seats=[{"stays": 0}, {"stays": 1}])
    assert anew != closed
    assert (await table.info())["following"] == anew
    assert (await server.get(f"/api/tables/{closed}", table.secret))["chain"] == ""
    assert [one["table"] for one in (await chain_of(server, table.id, table.secret))["links"]] == [table.id, anew]


async def test_a_link_that_was_forgotten_is_played_anew_while_nothing_stands_on_it(server: Running) -> None:
    table = await over(server)
    gone = await go_on(table)
    await server.ask("DELETE", f"/api/tables/{gone}", table.secret)
    assert await go_on(table) != gone


async def test_nothing_is_played_anew_where_a_later_link_stands_on_it(server: Running) -> None:
    table = await over(server)
    second = await started(server, await go_on(table), table.secret)
    await end_day(server, second, table.secrets[1])
    third = await go_on(table, after=second)
    await server.ask("DELETE", f"/api/tables/{second}", table.secret)
    assert await refused_on(table) == "409 chain-gone-on"
    assert [one["link"] for one in (await chain_of(server, third, table.secret))["links"]] == [1, 3]
    await server.post(f"/api/tables/{third}/close", table.secret)
    assert await go_on(table)


async def test_a_damaged_link_is_not_taken_for_one_that_is_missing(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config, [GAME]) as server:
        table = await over(server)
        made = await go_on(table)
    engine = open_engine(config.store_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET setup = '{' WHERE id = :id"), {"id": made})
    engine.dispose()
    async with serving(config, [GAME]) as server:
        table.server = server
        assert await refused_on(table) == "503 damaged"
        assert [one["link"] for one in (await chain_of(server, table.id, table.secret))["links"]] == [1]


async def test_a_rematch_begins_a_chain_of_its_own(server: Running) -> None:
    table = await over(server)
    second = await started(server, await go_on(table), table.secret)
    await end_day(server, second, table.secrets[1])
    again = (await server.post(f"/api/tables/{second}/rematch", table.secret))["table"]
    info = await server.get(f"/api/tables/{again}", table.secret)
    assert (info["link"], info["setup"]["mode"]) == (1, "first")
    assert info["chain"] not in ("", (await table.info())["chain"])
    await started(server, again, table.secret)
    await end_day(server, again, table.secret)
    assert (await chain_of(server, again, table.secret))["next"] == 2


async def test_a_rematch_takes_up_no_result_even_where_the_first_link_is_forgotten(server: Running) -> None:
    """Then it is played with this link's own set-up, which these rules do not allow without a result."""
    table = await over(server)
    second = await started(server, await go_on(table), table.secret)
    await end_day(server, second, table.secrets[1])
    await server.ask("DELETE", table.path, table.secret)
    assert await server.refused("POST", f"/api/tables/{second}/rematch", table.secret, {}) == "409 forbidden-day"


async def test_a_chain_that_goes_on_is_not_tidied_away(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database, clock=lambda: 1_000_000.0)
    async with serving(config, [GAME]) as server:
        table, other = await over(server), await over(server)
        made = await go_on(table)
    later = replace(config, clock=lambda: 2_000_000.0)
    async with serving(later, [GAME]) as server:
        await started(server, made, table.secret)
    assert await asyncio.to_thread(tidy, config.data, 10, database, lambda: 2_000_000.0) == 1
    async with serving(later, [GAME]) as server:
        assert await server.refused("GET", other.path, other.secret) == "404 missing"
        for kept in (table.id, made):
            assert (await server.ask("GET", f"/api/tables/{kept}", table.secret)).status_code == 200


# --- what people may know -------------------------------------------------------------------------


async def two_links(server: Running) -> tuple[Made, dict[str, Any]]:
    """A day that is over, and the next one in its lobby: Cleo has gone, and Dora has come."""
    first = await over(server)
    second = await go_on(first, seats=[{"stays": 0}, {"stays": 1}, {"kind": "open"}])
    info = await server.get(f"/api/tables/{second}", first.secret)
    dora = await server.post(f"/api/tables/{second}/join", info["invite"], {"name": "Dora"})
    return first, {**info, "dora": dora["secret"]}


async def test_what_a_game_takes_up_is_told_to_those_who_ask(server: Running) -> None:
    first, second = await two_links(server)
    id = second["id"]
    await started(server, id, first.secret)
    took_up = {"ending": "camp", "winners": [0], "day": 1}
    async with playing(server, id, first.secrets[1]) as ben, playing(server, id, second["watch"]) as onlooker:
        await ben.answer("camp")
        await onlooker.until(lambda one: one.finished)
        frames = [*ben.frames, *onlooker.frames]
    mine = await server.ask("POST", "/api/mine", body=[{"table": id, "secret": first.secret}])
    looks = [await server.ask("GET", f"/api/tables/{id}{path}", first.secret) for path in ("", "/sight", "/steps")]
    for told in [*frames, mine.text, *(look.text for look in looks)]:
        assert '"day":1' not in told
        assert '"earlier":{' not in told
    for token in (first.secret, second["dora"], second["watch"]):
        assert (await chain_of(server, id, token))["earlier"] == took_up
    assert (await chain_of(server, first.id, first.secret))["earlier"] is None


async def test_results_are_told_to_the_people_of_a_chain(server: Running) -> None:
    first, second = await two_links(server)
    ann = await chain_of(server, second["id"], first.secret)
    assert [(one["link"], one["status"], one["result"], one["table"], one["you"]) for one in ann["links"]] == [
        (1, "finished", {"ending": "camp", "winners": [0], "day": 1}, first.id, 0),
        (2, "lobby", None, second["id"], 0),
    ]
    assert [[seat["name"] for seat in one["seats"]] for one in ann["links"]] == [
        ["Ann", "Ben", "Cleo"], ["Ann", "Ben", "Dora"],
    ]  # fmt: skip
    assert (ann["chain"], ann["game"], ann["link"], ann["next"]) == (second["chain"], GAME.id, 2, None)
    before = await chain_of(server, first.id, first.secret)
    assert (before["next"], before["players"], before["links"]) == (2, [2, 3, 4], ann["links"])


async def test_a_newcomer_knows_how_earlier_games_ended_and_not_where_they_are(server: Running) -> None:
    first, second = await two_links(server)
    [before, here] = (await chain_of(server, second["id"], second["dora"]))["links"]
    assert (before["table"], before["you"]) == ("", None)
    assert (here["table"], here["you"]) == (second["id"], 2)
    assert before["result"]["day"] == 1
    assert [seat["name"] for seat in before["seats"]] == ["Ann", "Ben", "Cleo"]
    assert await server.refused("GET", f"{first.path}/chain", second["dora"]) == "404 missing"


async def test_whoever_watches_knows_no_names_of_other_games(server: Running) -> None:
    _, second = await two_links(server)
    [before, here] = (await chain_of(server, second["id"], second["watch"]))["links"]
    assert [seat["name"] for seat in before["seats"]] == ["", "", ""]
    assert [seat["name"] for seat in here["seats"]] == ["Ann", "Ben", "Dora"]
    assert (before["table"], before["result"]["ending"]) == ("", "camp")


async def test_whoever_does_not_play_on_knows_nothing_of_later_games(server: Running) -> None:
    first, second = await two_links(server)
    for token in (first.secrets[2], first.created["watch"]):
        told = (await server.ask("GET", f"{first.path}/chain", token)).text
        assert "Dora" not in told
        assert second["id"] not in told
        assert [one["link"] for one in (await chain_of(server, first.id, token))["links"]] == [1]


async def test_no_secret_of_a_table_is_in_its_chain(server: Running) -> None:
    first, second = await two_links(server)
    stored = await server.hall.services.store.chain(second["chain"])
    secrets = [secret for one in stored for secret in (one.table.invite, one.table.watch, one.table.seed)]
    secrets += [seat.secret_hash or "none" for one in stored for seat in one.seats]
    secrets += [seat.person or "none" for one in stored for seat in one.seats]
    for token in (first.secret, second["dora"], second["watch"]):
        told = (await server.ask("GET", f"/api/tables/{second['id']}/chain", token)).text
        assert not [secret for secret in secrets if secret in told]


async def test_strangers_learn_nothing_of_a_chain(server: Running) -> None:
    first, second = await two_links(server)
    path = f"/api/tables/{second['id']}"
    for token in (second["invite"], first.created["watch"], first.secrets[2], "", "x" * 43):
        assert await server.refused("GET", f"{path}/chain", token) == "404 missing"
    for id, invite in ((second["id"], second["invite"]), (first.id, first.created["invite"])):
        door = await server.get(f"/api/tables/{id}", invite)
        assert (door["chain"], door["following"], door["setup"]["earlier"]) == ("", "", None)
    await server.post(f"{path}/links", first.secret, {"watch": True})
    assert await server.refused("GET", f"{path}/chain", second["watch"]) == "404 missing"


async def test_my_tables_tell_their_chain_and_link(server: Running) -> None:
    first, second = await two_links(server)
    keys = [{"table": table, "secret": first.secret} for table in (first.id, second["id"])]
    mine = await server.post("/api/mine", body=keys)
    assert [(one["table"]["chain"], one["table"]["link"]) for one in mine] == [
        (second["chain"], 1), (second["chain"], 2),
    ]  # fmt: skip


# --- files ----------------------------------------------------------------------------------------


def a_night(setup: Setup, seed: int = 0) -> Runner[Any]:
    """A night of Embers that is over, and that the campers have won."""
    for number in itertools.count(seed):
        runner = Runner(EMBERS, setup, seed_from(number), hashes=True)
        runner.run(lambda _seat, options: options[0])
        if runner.state.result is not None and runner.state.result.ending == "blaze":
            return runner
    raise AssertionError


def next_night(runner: Runner[Any]) -> Setup:
    setup = next_setup(EMBERS, runner.setup, runner.state.result)
    assert setup is not None
    return setup


async def brought(server: Running, data: bytes) -> Made:
    response = await server.http.post("/api/uploads", content=data)
    assert response.status_code == 201, response.text
    return Made(server, response.json())


async def not_brought(server: Running, setup: Setup) -> tuple[int, str, str]:
    """What is answered to a file that claims to have been played with this set-up."""
    record = files.record_of(a_night(Setup(3)))
    record.setup, record.checkpoint = setup, None
    response = await server.http.post("/api/uploads", content=files.encode(record))
    refusal = response.json()
    return response.status_code, refusal["code"], refusal["reason"]["id"]


async def test_a_file_of_a_first_link_can_be_played_on(server: Running) -> None:
    night = a_night(Setup(3))
    table = await brought(server, files.save(night))
    assert (await chain_of(server, table.id, table.secret))["next"] == 2
    made = await server.hall.services.store.head(await go_on(table))
    assert made is not None
    assert (made.table.agreed, made.table.link) == (next_night(night), 2)


async def test_a_file_of_a_later_link_claims_no_chain(server: Running) -> None:
    second = a_night(next_night(a_night(Setup(3))))
    table = await brought(server, files.save(second))
    info = await table.info()
    assert (info["status"], info["chain"], info["note"]["id"]) == ("finished", "", "note-uploaded-link")
    assert await refused_on(table) == "409 chain-none"
    assert (await chain_of(server, table.id, table.secret))["earlier"] == second.setup.earlier
    assert (await chain_of(server, table.id, table.secret))["next"] is None


async def test_a_file_whose_dice_are_not_proved_is_not_played_on(server: Running) -> None:
    record = files.record_of(a_night(Setup(3)))
    other = seed_from(99)
    record.seed, record.commitment, record.checkpoint = other.hex(), commitment(other), None
    for entry in record.history:
        if isinstance(entry, Answer):
            entry.hash = ""
    table = await brought(server, files.encode(record))
    assert (await table.info())["note"]["id"] == "note-unverified"
    assert await refused_on(table) == "409 chain-none"


@pytest.mark.parametrize(
    ("earlier", "why"),
    [
        ({"ending": "dead-fire", "winners": [0]}, "forbidden-lost-night"),
        ({"ending": "blaze", "winners": [0, 1, 2, 3]}, None),
        ({"ending": "blaze", "winners": [0]}, "forbidden-winners"),
        ({"ending": "blaze", "winners": [0, 1], "nights": ["blaze", "blaze"]}, "forbidden-fourth-night"),
        ({"ending": "blaze", "winners": [0, 1], "logs": 99}, "refused-earlier"),
        ({"ending": "blaze"}, "forbidden-winners"),
        ({"winners": [0, 1]}, "refused-earlier"),
    ],
)
async def test_a_file_with_a_forged_result_before_it_is_refused_with_the_reason(
    server: Running, earlier: dict[str, Any], why: str | None
) -> None:
    status, code, reason = await not_brought(server, Setup(3, earlier=earlier))
    if why is None:  # Such a night may have been; but this game was not played after it.
        assert (status, code) == (409, "not-replayable")
    else:
        assert (status, code, reason) == (409, why.removeprefix("refused-"), why)


async def test_a_file_of_a_lesson_counts_for_no_chain(server: Running) -> None:
    runner = Runner(GAME, LESSON.laid, LESSON.seed_bytes, hashes=True)
    runner.run(lambda _seat, options: options[0])
    laid = msgspec.json.encode(LESSON.laid).decode()
    result = msgspec.json.encode(runner.state.result).decode()
    for setup, chained in ((laid, False), (laid.replace(',"laid":"walking"', ""), True)):
        upload = Upload(GAME.id, 1, setup, LESSON.seed, [], "{}", True, True, result)
        assert (from_file(server.hall.services, upload).table.chain is not None) is chained


# --- old databases --------------------------------------------------------------------------------


async def test_tables_from_before_belong_to_no_chain_and_go_on(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config, [GAME]) as server:
        table = await a_day(server)
    engine = open_engine(config.store_url)
    with engine.begin() as connection:
        command.downgrade(alembic_config(connection), "0004")
    engine.dispose()
    async with serving(config, [GAME]) as server:
        table.server = server
        info = await table.info()
        assert (info["chain"], info["link"], info["following"]) == ("", 1, "")
        await end_day(server, table.id, table.secret)
        assert await refused_on(table) == "409 chain-none"
        shown = await chain_of(server, table.id, table.secret)
        assert [(one["link"], one["result"]["day"]) for one in shown["links"]] == [(1, 1)]
        again = await server.post(f"{table.path}/rematch", table.secret)
        assert (await server.get(f"/api/tables/{again['table']}", table.secret))["chain"]
