"""The same deal at several tables: the same game for everybody, and nothing of it for whoever has not finished it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import inspect

from fivefires.examples.embers import GAME as EMBERS
from fivefires.kernel import files
from fivefires.kernel.tape import Answer, Tape
from fivefires.server.config import Config
from fivefires.server.hall import deals as hall_deals
from fivefires.server.people.seats import new_token
from fivefires.server.storage.migrate import alembic_config
from fivefires.server.storage.store import Store
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import Made, Player, Running, counted_tokens, serving
from tests.server.toy import toy

pytestmark = pytest.mark.anyio

# From these tokens a deal of Embers comes in which a bot reacts.
SOMEBODY_REACTS = 1
# From these, one in which whoever plays it has more than one answer before the game is over.
WAYS_PART = 2
# A game that whoever plays it ends when they like.
TOY = toy().id


@pytest.fixture(scope="module")
async def server(
    tmp_path_factory: pytest.TempPathFactory, shared_database: str, anyio_backend: str
) -> AsyncIterator[Running]:
    async with serving(quiet(tmp_path_factory.mktemp("data"), shared_database), [toy()]) as running:
        yield running


async def begun(server: Running, game: str = "embers", others: int = 2, **wish: Any) -> Made:
    """A table of one person against bots."""
    return await server.table(game, "human:Ann", *["bot"] * others, start=True, auto_confirm=True, **wish)


async def shared(table: Made) -> str:
    return str((await table.server.post(f"{table.path}/deal", table.secret))["code"])


async def played(server: Running, code: str, name: str = "Ben", **wish: Any) -> Made:
    """One more table of a deal."""
    return Made(server, await server.post(f"/api/deals/{code}/tables", body={"name": name, **wish}))


async def finish(table: Made, choose: Callable[[Player], str] | None = None) -> list[str]:
    """Play a table to its end, with the first answers or those that are chosen. Returns what the socket was sent."""
    async with table.player() as player:
        while not player.finished:
            await player.until(lambda one: one.finished or one.question or one.envelope["holding"])
            if player.question and "end" in player.keys:
                await player.answer("end", confirm=True)
            elif player.question and choose is not None:
                await player.answer(choose(player), confirm=True)
            elif not player.finished:
                await play_some(player)
        frames: list[str] = player.frames
        return frames


async def play_some(player: Player) -> None:
    if player.question:
        await player.answer_in_time(confirm=True)
    else:
        await player.done("confirm")


async def record(table: Made) -> files.Record:
    return files.decode((await table.server.ask("GET", f"{table.path}/download", table.secret)).content)


def face(answer: Answer) -> str:
    """What was answered, whichever copy of a piece it was."""
    return re.sub(r"#\d+", "", str(answer.option))


def last(player: Player) -> str:
    return player.keys[-1]


# --- the same deal ---------------------------------------------------------------------------------


async def test_the_same_answers_to_the_same_deal_are_the_same_game(server: Running) -> None:
    first = await begun(server)
    code = await shared(first)
    assert await shared(first) == code  # Asking again gives the same one.
    second = await played(server, code)
    for table in (first, second):
        await finish(table)
    ours, theirs = await record(first), await record(second)
    assert ours.seed == theirs.seed
    assert ours.setup == theirs.setup
    assert [str(entry) for entry in ours.history] == [str(entry) for entry in theirs.history]
    files.verify(theirs, EMBERS)
    found = await server.get(f"{first.path}/deal/2", first.secret)
    assert found["parted"] is None
    assert found["mine"] == found["theirs"]


async def test_taking_back_on_the_way_does_not_change_what_bots_do(server: Running) -> None:
    """Bots draw their chance by the place in the game, and not by how often somebody has changed their mind."""
    table = await server.table("pig", "human:Ann", "bot", start=True)
    hesitant = await played(server, await shared(table))
    for one, hesitates in ((table, False), (hesitant, True)):
        answers = taken_back = 0
        async with one.player() as player:
            while not player.finished:
                await player.until(lambda one: one.finished or one.question or one.envelope["holding"])
                if player.envelope["holding"] and hesitates and not taken_back:
                    await player.done("undo")
                    taken_back, answers = 1, answers - 1
                elif player.envelope["holding"]:
                    await player.done("confirm")
                elif player.question:
                    await player.answer(("roll", "roll", "hold")[answers % 3])
                    answers += 1
        assert taken_back == hesitates
    lines = [Tape.of(list((await record(one)).history)).line for one in (table, hesitant)]
    assert [str(entry) for entry in lines[0]] == [str(entry) for entry in lines[1]]
    [mine, other] = (await server.get(f"{table.path}/deal", table.secret))["plays"]
    assert mine["decisions"] == other["decisions"]


async def test_a_bot_that_thinks_for_long_still_reacts(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window waits for the bots of a deal: what they do must not depend on how fast a machine is."""
    async with serving(replace(config, tokens=counted_tokens(SOMEBODY_REACTS))) as server:
        think = server.hall.services.thinkers.run

        async def late(*work: Any) -> Any:
            answer = await think(*work)
            if any(live.play is not None and live.play.reacting for live in server.hall.awake):
                await asyncio.sleep(5 * config.reaction_seconds_alone)
            return answer

        monkeypatch.setattr(server.hall.services.thinkers, "run", late)
        table = await begun(server)
        await shared(table)
        await finish(table)
        by_bots = [one for one in (await record(table)).history if isinstance(one, Answer) and one.seat != 0]
        assert [one for one in by_bots if str(one.option).startswith("react:")]


async def test_whoever_has_the_code_reads_what_is_agreed_and_nothing_of_the_game(server: Running) -> None:
    table = await begun(server, bot_seconds=0.5, advice=False)
    code = await shared(table)
    told = await server.get(f"/api/deals/{code}")
    info = await table.info()
    assert (told["game"], told["setup"], told["by"]) == ("embers", info["setup"], "Ann")
    assert [seat["bot"] for seat in told["seats"]] == [seat["bot"] for seat in info["seats"]]
    assert (told["seat"], told["commitment"]) == (0, info["commitment"])
    assert (told["advice"], told["begun"], told["finished"], told["trouble"]) == (False, 1, 0, None)
    second = await played(server, code)
    new = await second.info()
    for agreed in ("game", "setup", "version", "commitment", "advice", "auto_confirm", "reactions"):
        assert new[agreed] == info[agreed]
    assert [(seat["kind"], seat["bot"]) for seat in new["seats"]] == [(s["kind"], s["bot"]) for s in info["seats"]]
    assert (new["status"], new["deal"], new["chain"]) == ("playing", code, "")
    assert (await server.get(f"/api/deals/{code}"))["begun"] == 2


async def test_finished_plays_are_compared_up_to_where_they_parted(config: Config) -> None:
    async with serving(replace(config, tokens=counted_tokens(WAYS_PART))) as server:
        await plays_are_compared(server)


async def plays_are_compared(server: Running) -> None:
    first = await begun(server)
    code = await shared(first)
    second = await played(server, code, "Ben")
    await finish(first)
    await finish(second, last)
    for table, own, other in ((first, 1, 2), (second, 2, 1)):
        found = await server.get(f"{table.path}/deal", table.secret)
        assert [(one["number"], one["name"], one["you"]) for one in found["plays"]] == [
            (1, "Ann", own == 1), (2, "Ben", own == 2),
        ]  # fmt: skip
        assert all(one["alone"] and not one["other_rules"] and one["foreknown"] == "" for one in found["plays"])
        assert all(one["result"]["ending"] and one["decisions"] > 0 for one in found["plays"])
        compared = await server.get(f"{table.path}/deal/{other}", table.secret)
        lines = [Tape.of(list((await record(one)).history)).line for one in (first, second)]
        answers = [[entry for entry in line if isinstance(entry, Answer) and entry.seat == 0] for line in lines]
        at = next(at for at, (a, b) in enumerate(zip(*answers, strict=False)) if face(a) != face(b))
        assert compared["parted"]["seat"] == 0
        assert compared["parted"]["decision"] == at + 1
        assert compared["parted"]["mine"]["label"] != compared["parted"]["theirs"]["label"]
        step = compared["parted"]["mine"]["step"]
        seen = await server.get(f"{table.path}/replay?to={step}", table.secret)
        offered = {one["key"]: one["label"] for one in seen["sight"]["question"]["offers"]}
        assert offered[answers[own - 1][at].option] == compared["parted"]["mine"]["label"]
        assert offered[answers[other - 1][at].option] == compared["parted"]["theirs"]["label"]
        assert seen["sight"]["question"]["text"] == compared["parted"]["question"]
        for charts, whose in (("mine", own), ("theirs", other)):
            [play] = [one for one in found["plays"] if one["number"] == whose]
            ends = {one["id"]: [values[-1] for values in one["seats"]] for one in compared[charts]}
            assert ends == play["scores"]
    # Whoever has finished may look at the other's replay.
    [_, other_play] = (await server.get(f"{first.path}/deal", first.secret))["plays"]
    assert await server.get(f"/api/tables/{other_play['table']}/steps", other_play["watch"])


async def test_a_deal_can_be_shared_after_the_game(server: Running) -> None:
    table = await begun(server, "pig", 1)
    await finish(table)
    code = await shared(table)
    [mine] = (await server.get(f"{table.path}/deal", table.secret))["plays"]
    assert mine["decisions"] > 0
    assert mine["scores"]
    branched = Made(server, await server.post(f"{table.path}/branch", table.secret, {"step": 0}))
    new, old = await branched.info(), await table.info()
    assert (new["deal"], old["deal"]) == ("", code)
    assert new["commitment"] != old["commitment"]


async def test_a_play_says_that_somebody_else_knew_the_deal_when_it_began(server: Running) -> None:
    table = await begun(server, TOY, 1)
    code = await shared(table)
    await finish(table)
    second = await played(server, code)
    await finish(second)
    [_, theirs] = (await server.get(f"{second.path}/deal", second.secret))["plays"]
    assert theirs["foreknown"] == "others"  # Ann knew it, and could have told.


async def test_a_play_says_that_its_person_has_played_the_deal_before(server: Running) -> None:
    table = await begun(server, TOY, 1)
    code = await shared(table)
    again = await played(server, code, before={"table": table.id, "secret": table.secret})
    forged = await played(server, code, before={"table": table.id, "secret": "somebody's"})
    for one in (again, forged):
        await finish(one)
    found = await server.get(f"{again.path}/deal", again.secret)
    assert [(one["number"], one["foreknown"]) for one in found["plays"]] == [(2, "self"), (3, "")]


async def test_a_play_says_that_a_bot_stood_in(server: Running) -> None:
    table = await begun(server, "pig", 1)
    await shared(table)
    await server.post(f"{table.path}/seats/0", table.secret, {"stand_in": True})
    async with table.player() as player:
        await player.until(lambda one: one.finished)
    [play] = (await server.get(f"{table.path}/deal", table.secret))["plays"]
    assert not play["alone"]


# --- nobody learns anything before they have finished ----------------------------------------------


ASKED = (
    "", "/sight", "/sight?seat=1", "/steps", "/replay?to=0", "/reel?first=0&last=9", "/charts", "/download", "/chain",
    "/deal", "/deal/1", "/deal/2",
)  # fmt: skip


async def everything(server: Running, table: Made, code: str) -> str:
    """All that whoever plays a deal can ask for about it, with every secret that they have."""
    asked = [
        ("GET", f"/api/deals/{code}", ""),
        *(("GET", f"{table.path}{what}", table.secret) for what in ASKED),
        ("GET", table.path, table.created["invite"]),
    ]
    texts = [(await server.ask(*one)).text for one in asked]
    texts += [(await server.ask("POST", "/api/mine", body=[{"table": table.id, "secret": table.secret}])).text]
    return "\n".join(texts)


async def test_nothing_of_a_finished_play_is_told_to_somebody_who_still_plays(server: Running) -> None:
    finished = await begun(server)
    code = await shared(finished)
    frames = await finish(finished)
    record_of = await record(finished)
    going_on = await played(server, code)
    async with going_on.player() as player:
        await player.asked()
        told = await everything(server, going_on, code) + "".join(player.frames)
    assert record_of.seed in "".join(frames)  # Their own player has learnt it.
    watch = (await finished.info())["watch"]
    for secret in (record_of.seed, finished.id, watch, finished.secret, "ending", "winners"):
        assert secret not in told.replace('"winners":[]', ""), secret
    for path in ("/deal", "/deal/1", "/deal/2"):
        refused = await server.refused("GET", f"{going_on.path}{path}", going_on.secret)
        assert refused == "409 deal-unfinished"
    assert [going_on.created["watch"], (await going_on.info())["watch"]] == ["", ""]


async def test_a_leak_of_other_plays_would_be_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test with a server that forgets to look whether somebody has finished."""
    monkeypatch.setattr("fivefires.server.hall.hall.check_finished", lambda table, _viewer: table.deal)
    with pytest.raises(AssertionError):
        await test_nothing_of_a_finished_play_is_told_to_somebody_who_still_plays(server)


async def test_an_unfinished_play_is_told_to_nobody(server: Running) -> None:
    going_on = await begun(server, TOY, 1)
    code = await shared(going_on)
    async with going_on.player() as player:
        await player.answer("stay")
    done = await played(server, code)
    await finish(done)
    found = await server.get(f"{done.path}/deal", done.secret)
    assert [one["number"] for one in found["plays"]] == [2]
    assert going_on.id not in json.dumps(found)
    assert await server.refused("GET", f"{done.path}/deal/1", done.secret) == "404 no-deal-play"
    assert "Ann" in json.dumps(found["deal"])  # Who made it is known.


async def test_giving_up_is_not_finishing(server: Running) -> None:
    done = await begun(server, TOY, 1)
    code = await shared(done)
    await finish(done)
    quitter = await played(server, code)
    await server.post(f"{quitter.path}/close", quitter.secret)
    assert await server.refused("GET", f"{quitter.path}/deal", quitter.secret) == "409 deal-unfinished"
    assert (await record(done)).seed not in await everything(server, quitter, code)


async def test_nobody_plays_on_elsewhere_before_the_deal_is_finished(server: Running) -> None:
    """The file of the new game would tell the seed at its end."""
    table = await played(server, await shared(await begun(server)))
    [first, *_] = await server.get(f"{table.path}/steps", table.secret)
    wish = {"step": first["step"], "ends": True}
    assert await server.refused("POST", f"{table.path}/branch", table.secret, wish) == "409 branch-deal"
    assert (await table.info())["status"] == "playing"


async def test_nobody_watches_a_deal_that_is_being_played(server: Running) -> None:
    table = await begun(server)
    old = table.created["watch"]
    async with table.player(None) as spectator:
        await shared(table)
        await spectator.until(lambda one: one.gone)
        assert spectator.bye["code"] == "unwatched"
    assert await server.refused("GET", f"{table.path}/sight", old) == "404 missing"
    info = await server.post(f"{table.path}/links", table.secret, {"watch": True})
    assert info["watch"] == ""


async def test_only_the_player_of_a_finished_play_compares(server: Running) -> None:
    table = await begun(server, TOY, 1)
    await shared(table)
    await finish(table)
    watch = (await table.info())["watch"]
    for token in ("", "a stranger's", watch, table.created["invite"]):
        for path in ("/deal", "/deal/1"):
            assert await server.refused("GET", f"{table.path}{path}", token) == "404 missing"


# --- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    ["a", "A" * 16, "A" * 15 + "%00", "..%2f..%2fapi", "A" * 5000, "' OR 1=1 --", "\u00e9" * 16, "A" * 15 + "\u0660"],
)
async def test_codes_that_are_none_are_refused(server: Running, code: str) -> None:
    for method, path in (("GET", f"/api/deals/{code}"), ("POST", f"/api/deals/{code}/tables")):
        response = await server.ask(method, path, body={} if method == "POST" else None)
        assert response.status_code in (404, 405), response.text
        assert response.json()["code"] in ("no-deal", "missing", "method")


async def test_wishes_that_are_none_are_refused(server: Running) -> None:
    code = await shared(await begun(server, TOY, 1))
    path = f"/api/deals/{code}/tables"
    wishes: list[Any] = [{"seed": "00" * 32}, {"seat": 1}, {"name": 3}, {"before": "me"}, []]
    for wish in wishes:
        assert await server.refused("POST", path, "", wish) == "422 malformed"
    assert await server.refused("POST", path, "", {"name": "<b>"}) == "409 name"
    assert (await server.get(f"/api/deals/{code}"))["begun"] == 1


async def test_only_a_game_of_one_person_against_bots_is_shared_by_its_host(server: Running) -> None:
    path = "{}/deal".format
    several = await server.table("embers", "human:Ann", "human:Ben", "bot", start=True)
    assert await server.refused("POST", path(several.path), several.secret) == "409 deal-alone"
    assert await server.refused("POST", path(several.path), several.secrets[1]) == "409 host-only"
    lobby = await server.table("embers", "human:Ann", "bot", "bot")
    assert await server.refused("POST", path(lobby.path), lobby.secret) == "409 not-started"
    await server.post(f"{lobby.path}/close", lobby.secret)
    assert await server.refused("POST", path(lobby.path), lobby.secret) == "409 closed"
    table = await begun(server)
    for token in ("", "a stranger's", table.created["invite"], table.created["watch"]):
        assert await server.refused("POST", path(table.path), token) == "404 missing"
        assert await server.refused("GET", path(table.path), token) == "404 missing"
    assert await server.refused("GET", path(table.path), table.secret) == "404 no-deal"
    await server.post(f"{table.path}/seats/0", table.secret, {"stand_in": True})
    assert await server.refused("POST", path(table.path), table.secret) == "409 deal-alone"


async def test_games_from_elsewhere_are_not_shared(server: Running) -> None:
    table = await begun(server, "pig", 1)
    await finish(table)
    data = (await server.ask("GET", f"{table.path}/download", table.secret)).content
    uploaded = Made(server, (await server.ask("POST", "/api/uploads", content=data)).json())
    assert await server.refused("POST", f"{uploaded.path}/deal", uploaded.secret) == "409 deal-kind"
    branched = Made(server, await server.post(f"{table.path}/branch", table.secret, {"step": 0}))
    assert await server.refused("POST", f"{branched.path}/deal", branched.secret) == "409 deal-kind"
    lesson = Made(server, await server.post("/api/games/zona/lessons/first", body={}))
    assert await server.refused("POST", f"{lesson.path}/deal", lesson.secret) == "409 deal-kind"


async def test_a_rematch_of_a_deal_is_a_game_of_its_own(server: Running) -> None:
    table = await begun(server, TOY, 1)
    await shared(table)
    await finish(table)
    again = await server.post(f"{table.path}/rematch", table.secret)
    info = await server.get(f"/api/tables/{again['table']}", table.secret)
    assert info["deal"] == ""
    assert info["commitment"] != (await table.info())["commitment"]


async def test_seats_of_a_deal_stay_as_they_are(server: Running) -> None:
    table = await begun(server)
    await shared(table)
    for change in ({"kind": "open"}, {"kind": "human"}, {"bot": "random"}, {"kind": "bot", "stand_in": True}):
        refused = await server.refused("POST", f"{table.path}/seats/1", table.secret, change)
        assert refused == "409 deal-seats"


async def test_a_deal_goes_with_its_last_table(server: Running) -> None:
    table = await begun(server, TOY, 1)
    code = await shared(table)
    second = await played(server, code)
    for one, there in ((table, 200), (second, 404)):
        await server.post(f"{one.path}/close", one.secret)
        await server.ask("DELETE", one.path, one.secret)
        assert (await server.ask("GET", f"/api/deals/{code}")).status_code == there
    assert await server.refused("POST", f"/api/deals/{code}/tables", "", {}) == "404 no-deal"


async def test_who_made_a_deal_can_be_forgotten(server: Running) -> None:
    table = await begun(server, TOY, 1)
    code = await shared(table)
    await finish(table)
    await server.ask("DELETE", f"{table.path}/me", table.secret)
    assert (await server.get(f"/api/deals/{code}"))["by"] == ""


async def test_a_deal_has_so_many_plays_whoever_asks_at_once(config: Config) -> None:
    config = replace(config, limits=replace(LIMITS, deal_plays=4))
    async with serving(config) as server:
        table = await begun(server, "pig", 1)
        code = await shared(table)
        asked = (server.ask("POST", f"/api/deals/{code}/tables", body={}) for _ in range(8))
        answers = await asyncio.gather(*asked)
        assert sorted(one.status_code for one in answers) == [201] * 3 + [409] * 5
        assert {one.json().get("code") for one in answers if one.status_code == 409} == {"deal-full"}
        told = await server.get(f"/api/deals/{code}")
        assert (told["begun"], told["trouble"]) == (4, {"id": "refused-deal-full", "args": {"most": 4}})


async def test_a_deal_of_earlier_rules_is_compared_and_no_longer_played(config: Config) -> None:
    async with serving(config, [toy(1)]) as server:
        table = await begun(server, toy().id, 1)
        code = await shared(table)
        async with table.player() as player:
            await player.answer("end", confirm=True)
            await player.until(lambda one: one.finished)
    async with serving(config, [toy(2)]) as again:
        table.server = again
        told = await again.get(f"/api/deals/{code}")
        assert told["trouble"] == {"id": "refused-deal-rules", "args": {}}
        assert await again.refused("POST", f"/api/deals/{code}/tables", "", {}) == "409 deal-rules"
        [play] = (await again.get(f"{table.path}/deal", table.secret))["plays"]
        assert play["result"]["winners"] == [0]
    async with serving(config) as without:
        assert (await without.get(f"/api/deals/{code}"))["trouble"]["id"] == "refused-no-game"
        assert await without.refused("POST", f"/api/deals/{code}/tables", "", {}) == "409 no-game"


async def test_a_deal_outlasts_a_restart(config: Config) -> None:
    async with serving(config, [toy()]) as server:
        table = await begun(server, TOY, 1)
        code = await shared(table)
    async with serving(config, [toy()]) as again:
        second = await played(again, code)
        await finish(second)
        table.server = again
        await finish(table)
        assert (await record(table)).seed == (await record(second)).seed
        assert [one["number"] for one in (await again.get(f"{table.path}/deal", table.secret))["plays"]] == [1, 2]


async def test_deals_come_and_go_with_their_migration(tmp_path: Path, database: str) -> None:
    (tmp_path / "data").mkdir()
    store = Store(quiet(tmp_path / "data", database).store_url)
    await store.open()
    await store.close()
    store = Store(quiet(tmp_path / "data", database).store_url)
    for revision, there in (("0009", False), ("head", True)):
        with store.engine.begin() as connection:
            (command.upgrade if there else command.downgrade)(alembic_config(connection), revision)
            found = inspect(connection)
            assert ("deals" in found.get_table_names()) == there
            assert ("deal" in [column["name"] for column in found.get_columns("tables")]) == there
    await store.database.close(1)


def test_codes_are_as_long_as_they_look(tmp_path: Path) -> None:
    code = new_token(Config(tmp_path).tokens, hall_deals.CODE_BYTES)
    assert hall_deals.CODE.fullmatch(code)
