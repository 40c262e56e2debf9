"""Playing on from a step of a finished game: by whoever may see its replay, and by nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.examples.embers import GAME as EMBERS
from fivefires.kernel import files
from fivefires.server.api import replays
from tests.server.harness import Made, Running, play_out

pytestmark = pytest.mark.anyio


async def over(server: Running) -> Made:
    table = await server.table("embers", "human:Ann", "human:Ben", "bot", start=True)
    async with table.player(0) as ann, table.player(1) as ben:
        await play_out(ann, ben)
    return table


async def steps(table: Made) -> list[int]:
    return [one["step"] for one in await table.server.get(f"{table.path}/steps", table.secret)]


async def branched(table: Made, **wish: Any) -> Made:
    return Made(table.server, await table.server.post(f"{table.path}/branch", table.secret, wish))


async def test_a_branch_against_bots_is_played_to_its_end_and_says_what_it_is(server: Running) -> None:
    table = await over(server)
    middle = (await steps(table))[4]
    new = await branched(table, step=middle, seat=1)
    info = await new.info()
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "human", "bot"]
    assert info["note"] == {"id": "note-branched", "args": {"step": 4}}
    assert info["chain"] == ""
    assert info["commitment"] != (await table.info())["commitment"]
    async with new.player(1) as ann:
        assert "log-branched" in [line["text"]["id"] for line in ann.log]
        await play_out(ann)
    response = await server.ask("GET", f"{new.path}/download", new.secret)
    record = files.decode(response.content)
    assert not record.setup.counts
    assert files.verify(record, EMBERS).over
    again = await server.ask("POST", "/api/uploads", content=response.content)
    assert again.status_code == 201, again.text
    [*_, last] = await steps(new)
    assert await server.refused("POST", f"{new.path}/branch", new.secret, {"step": last}) == "409 no-step"


async def test_whoever_plays_on_keeps_their_name_and_brings_no_other_one(server: Running) -> None:
    table = await over(server)
    step = (await steps(table))[2]
    for others in ("bots", "here"):
        new = await branched(table, step=step, seat=1, others=others, name="Anna")
        assert [seat["name"] for seat in (await new.info())["seats"]] == ["", "Anna", ""]


async def test_a_name_that_cannot_be_had_ends_no_game(server: Running) -> None:
    table, known = await alone(server)
    wish = {"step": known[-1], "ends": True, "name": "<b>"}
    assert await server.refused("POST", f"{table.path}/branch", table.secret, wish) == "409 name"
    assert (await table.info())["status"] == "playing"


async def test_a_branch_at_one_screen_has_every_seat_there(server: Running) -> None:
    table = await over(server)
    new = await branched(table, step=(await steps(table))[2], others="here")
    assert [seat["kind"] for seat in (await new.info())["seats"]] == ["human"] * 3
    assert sorted(new.secrets) == [0, 1, 2]


async def test_a_rematch_of_a_branch_is_a_plain_game(server: Running) -> None:
    table = await over(server)
    new = await branched(table, step=(await steps(table))[-2])
    await server.post(f"{new.path}/close", new.secret)
    again = await server.post(f"{new.path}/rematch", new.secret)
    info = await server.get(f"/api/tables/{again['table']}", new.secret)
    assert "branched" not in info["setup"]
    assert info["note"] is None


async def test_steps_that_nobody_was_asked_at_are_refused(server: Running) -> None:
    table = await over(server)
    known = await steps(table)
    for step in (-1, known[-1], known[-1] + 5, next(one for one in range(known[-1]) if one not in known)):
        assert await server.refused("POST", f"{table.path}/branch", table.secret, {"step": step}) == "409 no-step"


async def test_whoever_watched_a_finished_game_says_where_they_sit(server: Running) -> None:
    table = await over(server)
    watch, step = table.created["watch"], (await steps(table))[1]
    assert await server.refused("POST", f"{table.path}/branch", watch, {"step": step}) == "409 branch-seat"
    assert await server.refused("POST", f"{table.path}/branch", watch, {"step": step, "seat": 9}) == "404 missing"
    await server.post(f"{table.path}/branch", watch, {"step": step, "seat": 2})


async def alone(server: Running) -> tuple[Made, list[int]]:
    """A game of one person against bots at its first question, at which no chance can have ended it; and its steps."""
    table = await server.table("embers", "human:Ann", "bot", "bot", start=True)
    async with table.player(0) as ann:
        await ann.asked()
    return table, await steps(table)


async def test_a_game_against_bots_is_given_up_for_one_that_goes_on_from_its_step(server: Running) -> None:
    table, known = await alone(server)
    wish = {"step": known[-1]}
    assert await server.refused("POST", f"{table.path}/branch", table.secret, wish) == "409 not-finished"
    assert (await table.info())["status"] == "playing"
    seen = await server.get(f"{table.path}/replay?to={known[-1]}", table.secret)
    new = await branched(table, step=known[-1], ends=True)
    assert [seat["kind"] for seat in (await new.info())["seats"]] == ["human", "bot", "bot"]
    assert (await new.info())["note"]["id"] == "note-branched"
    now = await server.get(f"{new.path}/replay?to={known[-1] + 1}", new.secret)
    assert now["sight"]["scene"]["mats"][0] == seen["sight"]["scene"]["mats"][0]


async def test_what_the_new_game_betrays_at_its_end_is_of_no_use_any_more(server: Running) -> None:
    """Its file has every shuffle from before. Whoever could go on with the game before would know the deck."""
    table, known = await alone(server)
    live = await server.hall.at(table.id, _itself)
    seed, dealt = live.table.seed, {one: [*pile] for one, pile in live.play.runner.state.piles.items()}
    new = await branched(table, step=known[-1], ends=True)
    assert (await table.info())["status"] == "closed"
    assert await server.refused("POST", f"{table.path}/branch", table.secret, {"step": 0, "ends": True}) == (
        "409 not-finished"
    )
    copy = await server.hall.at(new.id, _itself)
    assert copy.table.seed != seed
    assert copy.table.bot_seed != live.table.bot_seed
    fresh = copy.play.runner.state.piles
    assert fresh["deck"] != dealt["deck"]
    assert sorted(fresh["hand.0"]) == sorted(dealt["hand.0"])
    for path in ("download", "steps", f"replay?to={known[-1] + 1}", f"reel?first=0&last={known[-1]}"):
        response = await server.ask("GET", f"{new.path}/{path}", new.secret)
        assert response.status_code == 200, path
        assert seed not in response.text
        assert '"seed":"' + copy.table.seed not in response.text
    assert await server.refused("GET", f"{new.path}/replay?to=0&seat=1", new.secret) == "409 not-finished"


async def _itself(live: Any) -> Any:
    return live


async def test_nobody_gives_up_a_game_that_others_play_or_that_is_not_theirs(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "human:Ben", "bot", start=True)
    wish = {"step": (await steps(table))[0], "ends": True}
    assert await server.refused("POST", f"{table.path}/branch", table.secret, wish) == "409 branch-others"
    assert (await table.info())["status"] == "playing"
    own, known = await alone(server)
    wish = {"step": known[0], "ends": True}
    assert (await server.refused("POST", f"{own.path}/branch", own.created["watch"], wish)).endswith("host-only")
    assert await server.refused("POST", f"{own.path}/branch", own.secret, {**wish, "seat": 1}) == "409 not-finished"
    assert await server.refused("POST", f"{own.path}/branch", own.secret, {**wish, "step": 9999}) == "409 no-step"
    assert (await own.info())["status"] == "playing"


async def test_a_deal_that_is_shared_meanwhile_is_not_branched_off(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new game's file would have every shuffle of a deal that nobody has finished, even where it is closed."""
    table = await server.table("pig", "human:Ann", "bot", start=True)
    beside = replays.beside

    async def shared_and_closed(*args: Any) -> Any:
        found = await beside(*args)
        await server.post(f"{table.path}/deal", table.secret)
        await server.post(f"{table.path}/close", table.secret)
        return found

    wish = {"step": (await steps(table))[0], "ends": True}
    monkeypatch.setattr(replays, "beside", shared_and_closed)
    assert await server.refused("POST", f"{table.path}/branch", table.secret, wish) == "409 branch-deal"


async def test_strangers_and_whoever_plays_or_watches_a_running_game_are_refused(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "human:Ben", "bot", start=True)
    wish = {"step": (await steps(table))[0], "seat": 0}
    for token in (table.secret, table.secrets[1], table.created["watch"]):
        assert await server.refused("POST", f"{table.path}/branch", token, wish) == "409 not-finished"
    for token in ("", "a stranger's", table.created["invite"]):
        assert await server.refused("POST", f"{table.path}/branch", token, wish) == "404 missing"
