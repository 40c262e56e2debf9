"""Seats cannot be taken: who comes to one in the middle of a game, who is asked, and what everybody is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from fivefires.server.wire import Join
from tests.server.conftest import quiet
from tests.server.harness import SECONDS, Made, Player, Running, eventually, play_out, playing, serving
from tests.server.push_service import Subscriber, push_service

pytestmark = pytest.mark.anyio

HOUR = 3600.0
SECRET = "S" * 43


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_hours(self, hours: float) -> None:
        self.now += hours * HOUR


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def hall(tmp_path: Path, database: str, clock: Clock) -> AsyncIterator[Running]:
    """A server of one's own, whose clock stands still."""
    async with serving(quiet(tmp_path / "data", database, clock=clock)) as running:
        yield running


async def three(server: Running, **wish: Any) -> Made:
    """Ann hosts, Ben and Cleo have come by the link. All have hidden cards."""
    table = await server.table("embers", "human:Ann", "open", "open", **wish)
    await table.join("Ben")
    await table.join("Cleo")
    await table.start()
    return table


async def with_a_bot(server: Running, **wish: Any) -> Made:
    """Ann hosts, Ben has come, a bot plays, too."""
    table = await server.table("embers", "human:Ann", "open", "bot", **wish)
    await table.join("Ben")
    await table.start()
    return table


async def change(table: Made, seat: int, by: int = 0, **wish: Any) -> dict[str, Any]:
    changed: dict[str, Any] = await table.server.post(f"{table.path}/seats/{seat}", table.secrets[by], wish)
    return changed


async def refused(table: Made, seat: int, by: int = 0, **wish: Any) -> str:
    return await table.server.refused("POST", f"{table.path}/seats/{seat}", table.secrets[by], wish)


async def answer(table: Made, by: int, agree: bool = True) -> dict[str, Any]:
    number = (await table.info())["asking"]["number"]
    info: dict[str, Any] = await table.server.post(
        f"{table.path}/consent", table.secrets[by], {"number": number, "agree": agree}
    )
    return info


async def told(table: Made, token: str = "") -> list[tuple[str, int, str]]:
    return [(note["what"], note["seat"], note["name"]) for note in (await table.info(token))["notes"]]


async def looks(table: Made, seat: int) -> None:
    """Somebody opens the table, and goes again."""
    async with table.player(seat) as player:
        await player.do("ping")

    async def gone() -> bool:
        return not (await table.info())["seats"][seat]["present"]

    await eventually(gone)


def kinds(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


# --- the invitation -------------------------------------------------------------------------------


async def test_only_the_invitation_lets_somebody_sit_down(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "open", "open")
    bens = await table.join("Ben")
    for token in (bens, table.secret, table.created["watch"], SECRET):
        assert await server.refused("POST", f"{table.path}/join", token, {"name": "Eve"}) == "404 missing"
    assert kinds(await table.info()) == ["human", "human", "open"]


async def test_a_link_that_others_have_is_nobodys_secret(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "open", "open")
    for link in ("invite", "watch"):
        wish = {"name": "Eve", "secret": table.created[link]}
        assert await server.refused("POST", f"{table.path}/join", table.created["invite"], wish) == "422 malformed"
    assert (await table.info(table.created["invite"]))["you"] is None


async def test_an_invitation_that_is_renewed_meanwhile_opens_nothing(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "open")
    at_the_door = await server.hall.recognise(table.id, table.created["invite"])
    renewed = await server.post(f"{table.path}/links", table.secret, {"invite": True})
    with pytest.raises(Exception, match="missing"):
        await server.hall.join(table.id, at_the_door, Join("Eve"))
    assert renewed["invite"] != table.created["invite"]
    assert renewed["watch"] == table.created["watch"]
    assert await server.refused("GET", table.path, table.created["invite"]) == "404 missing"
    assert (await server.post(f"{table.path}/join", renewed["invite"], {"name": "Ben"}))["seat"] == 1


async def test_a_secret_that_was_void_once_seats_nobody(server: Running) -> None:
    """Or somebody who comes again with the same one could not be removed a second time."""
    table = await server.table("pig", "human:Ann", "open")
    await table.join("Eve", secret=SECRET)
    invite = (await change(table, 1, remove=True))["table"]["invite"]
    wish = {"name": "Eve", "secret": SECRET}
    assert await server.refused("POST", f"{table.path}/join", invite, wish) == "404 removed"


# --- before the game ------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["open", "bot"])
async def test_before_the_game_the_host_frees_a_seat_and_whoever_sat_there_is_told(server: Running, given: str) -> None:
    table = await server.table("pig", "human:Ann", "open")
    bens = await table.join("Ben")
    async with table.player(1) as ben:
        assert kinds((await change(table, 1, kind=given))["table"]) == ["human", given]
        await ben.until(lambda one: one.gone)
        assert ben.bye["code"] == "freed"
    assert await server.refused("GET", table.path, bens) == "404 freed"
    async with playing(server, table.id, bens) as again:
        assert again.bye["code"] == "freed"
    await change(table, 1, kind="open")
    assert (await table.info(await table.join("Ben")))["you"] == 1


# --- a seat that somebody holds -------------------------------------------------------------------


async def test_a_present_owners_seat_is_not_opened_without_their_consent(hall: Running, clock: Clock) -> None:
    table = await three(hall)
    async with table.player(1) as ben, table.player(2) as cleo:
        asked = (await change(table, 1, kind="open"))["table"]
        assert kinds(asked) == ["human", "human", "human"]
        assert asked["asking"] | {"number": 0} == {
            "number": 0, "what": "open", "seat": 1, "by": 0, "agreed": [], "silent": [1, 2], "absent": [],
            "until": clock.now + 24 * HOUR, "lapses": clock.now + 48 * HOUR, "declined": False,
        }  # fmt: skip
        await ben.until(lambda one: one.table["asking"])
        await answer(table, 2)
        clock.pass_hours(30)
        assert kinds((await change(table, 1, kind="open"))["table"]) == ["human", "human", "human"]
        await cleo.until(lambda one: one.table["asking"]["until"] == clock.now + 24 * HOUR)
        await answer(table, 1)
        await answer(table, 2)
        assert kinds((await change(table, 1, kind="open"))["table"]) == ["human", "open", "human"]
        await ben.until(lambda one: one.gone)
        assert ben.bye["code"] == "vacated"
        await cleo.until(lambda one: one.table["asking"] is None)
    assert await told(table, table.secrets[2]) == [("vacated", 1, "Ben")]


@pytest.mark.parametrize("wish", [{"leave": True}, {"kind": "bot"}, {"revoke": True}, {"name": "Fool"}])
async def test_no_other_way_leads_to_a_seat_that_somebody_holds(hall: Running, wish: dict[str, Any]) -> None:
    table = await three(hall)
    async with table.player(1) as ben:
        assert (await refused(table, 1, **wish)).startswith("409 ")
        assert (await refused(table, 1, by=2, **wish)) == "409 host-only"
        await ben.do("ping")
        assert not ben.gone
    assert (await table.info(table.secrets[1]))["you"] == 1


async def test_an_owner_who_sleeps_keeps_the_seat_until_the_waiting_time_is_over(hall: Running, clock: Clock) -> None:
    table = await three(hall)
    async with table.player(2):
        await change(table, 1, kind="open")
        await answer(table, 2)
        for _ in range(2):
            clock.pass_hours(11.9)
            info = (await change(table, 1, kind="open"))["table"]
            assert (kinds(info)[1], info["asking"]["absent"]) == ("human", [1])
        clock.pass_hours(0.2)
        assert kinds((await change(table, 1, kind="open"))["table"])[1] == "open"
    assert await hall.refused("GET", table.path, table.secrets[1]) == "404 vacated"


async def test_setting_the_machines_clock_does_not_shorten_the_waiting(tmp_path: Path, database: str) -> None:
    wall, steady = Clock(), Clock()
    async with serving(quiet(tmp_path / "data", database, clock=wall, steady=steady)) as server:
        table = await three(server)
        async with table.player(2):
            await change(table, 1, kind="open")
            await answer(table, 2)
            wall.pass_hours(30)
            steady.pass_hours(1)
            assert kinds((await change(table, 1, kind="open"))["table"])[1] == "human"
            wall.pass_hours(-60)
            steady.pass_hours(23)
            assert kinds((await change(table, 1, kind="open"))["table"])[1] == "open"


async def test_an_owner_who_has_looked_and_said_nothing_keeps_the_seat(hall: Running, clock: Clock) -> None:
    table = await three(hall)
    await change(table, 1, kind="open")
    await answer(table, 2)
    clock.pass_hours(10)
    await looks(table, 1)
    assert (await table.info())["asking"]["silent"] == [1]
    clock.pass_hours(15)
    info = (await change(table, 1, kind="open"))["table"]
    assert kinds(info)[1] == "human"
    assert info["asking"]["until"] == clock.now + 24 * HOUR


async def test_somebody_else_who_has_looked_and_said_nothing_has_not_agreed(hall: Running, clock: Clock) -> None:
    table = await three(hall)
    async with table.player(2):
        await change(table, 1, kind="open")
    clock.pass_hours(25)
    assert kinds((await change(table, 1, kind="open"))["table"])[1] == "human"


@pytest.mark.parametrize(("limit", "wait"), [(None, 24), (0.05, 1), (8, 8), (72, 72)])
async def test_the_waiting_time_is_that_of_a_turn(hall: Running, clock: Clock, limit: float, wait: float) -> None:
    table = await hall.table("embers", "human:Ann", "open", "bot", deadline_hours=limit)
    assert (await table.info(table.created["invite"]))["wait_hours"] == wait
    await table.join("Ben")
    await table.start()
    asking = (await change(table, 1, kind="open"))["table"]["asking"]
    assert asking["until"] == clock.now + wait * HOUR
    clock.pass_hours(wait - 0.01)
    assert kinds((await change(table, 1, kind="open"))["table"])[1] == "human"
    clock.pass_hours(0.02)
    assert kinds((await change(table, 1, kind="open"))["table"])[1] == "open"


async def test_what_was_asked_and_seen_survives_a_restart(tmp_path: Path, database: str, clock: Clock) -> None:
    config = quiet(tmp_path / "data", database, clock=clock)
    async with serving(config) as first:
        table = await three(first)
        await change(table, 1, kind="open")
        await answer(table, 2)
        await looks(table, 1)
    async with serving(config) as second:
        table.server = second
        asking = (await table.info())["asking"]
        assert (asking["agreed"], asking["silent"], asking["absent"]) == ([2], [1], [])
        clock.pass_hours(25)
        assert kinds((await change(table, 1, kind="open"))["table"])[1] == "human"


# --- a bot's seat ---------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", ["open", "human"])
async def test_a_bots_seat_becomes_a_persons_when_everybody_agrees(hall: Running, wanted: str) -> None:
    table = await with_a_bot(hall)
    wish: dict[str, Any] = {"kind": wanted, **({"name": "Cleo"} if wanted == "human" else {})}
    first = await change(table, 2, **wish)
    assert (first["secret"], kinds(first["table"])[2]) == ("", "bot")
    assert first["table"]["asking"]["absent"] == [1]
    again = await change(table, 2, **wish)
    assert (again["secret"], kinds(again["table"])[2], again["table"]["seats"][2]["name"]) == ("", "bot", "")
    await answer(table, 1)
    done = await change(table, 2, **wish)
    assert (bool(done["secret"]), kinds(done["table"])[2]) == (wanted == "human", wanted)
    if wanted == "open":
        await table.join("Cleo")
    assert await told(table) == [*([("opened", 2, "")] if wanted == "open" else []), ("sat-down", 2, "Cleo")]


async def test_one_no_is_enough_and_nobody_learns_whose(hall: Running, clock: Clock) -> None:
    table = await hall.table("embers", "human:Ann", "open", "open", "bot")
    await table.join("Ben")
    await table.join("Cleo")
    await table.start()
    await change(table, 3, kind="human")
    await answer(table, 1)
    info = await answer(table, 2, False)
    assert info["asking"]["declined"]
    assert await told(table) == [("declined", 3, "")]
    assert await refused(table, 3, kind="human") == "409 asked-lately"
    assert await refused(table, 3, kind="open") == "409 asked-lately"
    clock.pass_hours(0.2)
    assert (await change(table, 3, kind="human"))["table"]["asking"]["agreed"] == []


async def test_who_plays_alone_with_bots_asks_nobody(hall: Running) -> None:
    table = await hall.table("embers", "human:Ann", "bot", "bot", start=True)
    await change(table, 1, kind="open")
    assert (await table.info(await table.join("Ben")))["you"] == 1
    assert await told(table) == [("opened", 1, ""), ("sat-down", 1, "Ben")]


async def test_a_no_after_a_yes_counts(hall: Running) -> None:
    table = await with_a_bot(hall)
    await change(table, 2, kind="human")
    await answer(table, 1)
    await answer(table, 1, False)
    assert await refused(table, 2, kind="human") == "409 asked-lately"


# --- who may answer, and for how long -------------------------------------------------------------


async def test_nobody_answers_for_others(hall: Running) -> None:
    table = await with_a_bot(hall)
    await change(table, 2, kind="human")
    number = (await table.info())["asking"]["number"]
    yes = {"number": number, "agree": True}
    for token in (table.created["watch"], table.created["invite"], SECRET):
        assert await hall.refused("POST", f"{table.path}/consent", token, yes) == "404 missing"
    # Whoever asks has agreed already, and cannot agree for anybody else.
    await answer(table, 0)
    assert (await change(table, 2, kind="human"))["secret"] == ""
    other = {"number": number + 1, "agree": True}
    assert await hall.refused("POST", f"{table.path}/consent", table.secrets[1], other) == "409 asked-no-longer"


async def test_what_was_agreed_is_no_other_thing(hall: Running, clock: Clock) -> None:
    table = await hall.table("embers", "human:Ann", "open", "bot", "bot")
    await table.join("Ben")
    await table.start()
    await change(table, 2, kind="open")
    await answer(table, 1)
    clock.pass_hours(0.1)
    for wish, seat in (({"kind": "human"}, 2), ({"kind": "open"}, 3), ({"renew": True}, 1)):
        info = (await change(table, seat, **wish))["table"]
        assert (kinds(info), info["asking"]["agreed"]) == (["human", "human", "bot", "bot"], [])
        clock.pass_hours(0.1)


async def test_an_agreement_lapses(hall: Running, clock: Clock) -> None:
    table = await with_a_bot(hall)
    await change(table, 2, kind="human")
    await answer(table, 1)
    clock.pass_hours(48)
    changed = await change(table, 2, kind="human")
    assert (changed["secret"], changed["table"]["asking"]["agreed"]) == ("", [])


async def test_somebody_new_has_not_agreed_to_anything(hall: Running, clock: Clock) -> None:
    table = await hall.table("embers", "human:Ann", "open", "open", "bot", newcomers="asked")
    await table.join("Ben")
    await table.join("Cleo")
    await table.start()
    await change(table, 1, kind="open")
    for seat in (1, 2):
        await answer(table, seat)
    await change(table, 1, kind="open")
    clock.pass_hours(0.1)
    await change(table, 3, kind="human")
    await answer(table, 2)
    # Dora sits down while something is asked. Her predecessor's agreement would not have been hers either.
    await table.join("Dora")
    assert (await change(table, 3, kind="human"))["secret"] == ""
    await answer(table, 1)
    assert (await change(table, 3, kind="human"))["secret"]


async def test_a_host_who_hands_over_asks_nothing_any_more(hall: Running) -> None:
    table = await three(hall)
    await change(table, 1, kind="open")
    assert (await table.info())["asking"]
    async with table.player(0) as ann, table.player(2) as cleo:
        await change(table, 2, host=True)
        for player in (ann, cleo):
            await player.until(lambda one: one.table["host"] == 2)
        assert (ann.table["invite"], cleo.table["invite"]) == ("", table.created["invite"])
    info = await table.info()
    assert (info["host"], info["asking"], info["invite"]) == (2, None, "")
    assert await refused(table, 1, kind="open") == "409 host-only"
    assert await told(table) == [("host", 2, "Cleo")]


async def test_whoever_asks_can_take_it_back_and_waits_before_the_next(hall: Running, clock: Clock) -> None:
    table = await three(hall)
    await change(table, 1, kind="open")
    assert (await answer(table, 0, False))["asking"] is None
    assert await refused(table, 2, kind="open") == "409 asked-lately"
    clock.now += 61
    assert (await change(table, 2, kind="open"))["table"]["asking"]["seat"] == 2


async def test_a_game_that_is_over_asks_nothing(hall: Running) -> None:
    table = await with_a_bot(hall)
    await change(table, 2, kind="human")
    async with table.player(0) as ann, table.player(1) as ben:
        await play_out(ann, ben)
    assert (await table.info())["asking"] is None
    assert await refused(table, 2, kind="human") == "409 over"


# --- what was agreed when the table was made ------------------------------------------------------


async def test_where_seats_are_free_nobody_is_asked_about_an_empty_one(hall: Running) -> None:
    table = await with_a_bot(hall, newcomers="free")
    assert (await table.info(table.created["invite"]))["newcomers"] == "free"
    assert (await change(table, 2, kind="human", name="Cleo"))["secret"]
    asked = (await change(table, 1, kind="open"))["table"]
    assert (kinds(asked)[1], asked["asking"]["absent"]) == ("human", [1])


async def test_where_seats_are_free_somebody_who_leaves_makes_room(hall: Running) -> None:
    table = await with_a_bot(hall, newcomers="free")
    await change(table, 1, by=1, leave=True)
    assert kinds(await table.info()) == ["human", "open", "bot"]
    assert (await table.info(await table.join("Dora")))["you"] == 1
    assert await told(table) == [("left", 1, "Ben"), ("sat-down", 1, "Dora")]


async def test_where_nobody_may_come_only_bots_take_seats(hall: Running) -> None:
    table = await with_a_bot(hall, newcomers="none")
    for seat, kind in ((2, "human"), (2, "open"), (1, "open")):
        assert await refused(table, seat, kind=kind) == "409 no-newcomers"
    await change(table, 1, by=1, leave=True)
    assert kinds(await table.info()) == ["human", "bot", "bot"]


async def test_whoever_leaves_a_game_with_hidden_hands_leaves_it_to_a_bot(hall: Running) -> None:
    """Else the host could come to the empty seat by the invitation."""
    table = await three(hall)
    await change(table, 1, by=1, leave=True)
    assert kinds(await table.info()) == ["human", "bot", "human"]
    join = await hall.refused("POST", f"{table.path}/join", table.created["invite"], {"name": "Ann again"})
    assert join == "409 full"
    assert await told(table) == [("left", 1, "Ben")]


async def test_a_game_that_nobody_is_left_to_play_is_closed(hall: Running) -> None:
    table = await hall.table("embers", "human:Ann", "bot", "bot", start=True)
    assert (await change(table, 0, leave=True))["table"]["status"] == "closed"


async def test_a_rematch_keeps_what_was_agreed(hall: Running) -> None:
    table = await with_a_bot(hall, newcomers="none")
    async with table.player(0) as ann, table.player(1) as ben:
        await play_out(ann, ben)
    created = await hall.post(f"{table.path}/rematch", table.secret, {})
    assert (await hall.get(f"/api/tables/{created['table']}", table.secret))["newcomers"] == "none"


# --- bots that stand in ---------------------------------------------------------------------------


async def test_a_bot_stands_in_for_those_who_are_away_and_for_nobody_else(hall: Running) -> None:
    table = await three(hall)
    async with table.player(1) as ben:
        assert await refused(table, 1, stand_in=True) == "409 present"
        assert (await change(table, 1, by=1, stand_in=True))["table"]["seats"][1]["stand_in"]
        await change(table, 1, by=1, stand_in=False)
        await ben.do("ping")
    await looks(table, 1)
    assert (await change(table, 1, stand_in=True))["table"]["seats"][1]["stand_in"]
    assert await told(table) == [("stand-in", 1, "Ben")]


async def test_a_deadline_that_has_passed_is_told(hall: Running, clock: Clock) -> None:
    table = await hall.table("pig", "human:Ann", "human:Ben", deadline_hours=1, start=True)
    clock.pass_hours(1.1)
    await hall.hall.tick()
    assert await told(table) == [("stand-in", 0, "Ann")]


# --- a way back -----------------------------------------------------------------------------------


async def test_a_lost_link_is_renewed_when_everybody_agrees(hall: Running, clock: Clock) -> None:
    table = await three(hall)
    async with table.player(1):
        pass
    asked = await change(table, 1, renew=True)
    assert (asked["secret"], asked["table"]["asking"]["what"]) == ("", "renew")
    await answer(table, 2)
    clock.pass_hours(24)
    changed = await change(table, 1, renew=True)
    assert await hall.refused("GET", table.path, table.secrets[1]) == "404 renewed"
    async with playing(hall, table.id, changed["secret"]) as ben:
        assert (ben.table["you"], ben.table["seats"][1]["name"]) == (1, "Ben")
        assert [(note["what"], note["seat"]) for note in ben.table["notes"]] == [("renewed", 1)]
    # A thief of the old device can do nothing with it, not even delete what Ben has said.
    assert (await hall.ask("DELETE", f"{table.path}/me", table.secrets[1])).status_code == 404


async def test_a_link_is_renewed_by_the_host_alone_and_only_in_a_game(hall: Running) -> None:
    table = await hall.table("embers", "human:Ann", "open", "bot")
    await table.join("Ben")
    assert await refused(table, 1, renew=True) == "409 not-started"
    await table.start()
    assert await refused(table, 0, by=1, renew=True) == "409 host-only"
    assert await refused(table, 1, by=1, renew=True) == "409 host-only"
    assert await refused(table, 0, renew=True) == "409 host-only"
    assert await refused(table, 2, renew=True) == "409 owner-only"
    assert await told(table) == []


async def test_somebody_else_becomes_the_host_when_the_host_is_gone(hall: Running, clock: Clock) -> None:
    table = await three(hall)
    assert (await change(table, 1, by=1, host=True))["table"]["host"] == 0
    assert await refused(table, 2, by=2, host=True) == "409 asked-lately"
    await answer(table, 2)
    clock.pass_hours(23)
    assert (await change(table, 1, by=1, host=True))["table"]["host"] == 0
    clock.pass_hours(2)
    assert (await change(table, 1, by=1, host=True))["table"]["host"] == 1
    assert await told(table) == [("host", 1, "Ben")]
    assert (await table.info(table.secrets[1]))["invite"] == table.created["invite"]


async def test_a_host_who_looks_and_says_nothing_stays_the_host(hall: Running, clock: Clock) -> None:
    table = await three(hall)
    async with table.player(0):
        await change(table, 1, by=1, host=True)
        await answer(table, 2)
    clock.pass_hours(25)
    assert (await change(table, 1, by=1, host=True))["table"]["host"] == 0


async def test_nobody_makes_somebody_else_the_host_but_the_host(hall: Running) -> None:
    table = await with_a_bot(hall)
    assert await refused(table, 0, by=1, host=True) == "409 owner-only"
    assert await refused(table, 2, host=True) == "409 owner-only"
    assert await refused(table, 2, by=1, host=True) == "409 owner-only"


# --- what everybody is told -----------------------------------------------------------------------


async def test_a_takeover_is_told_to_everybody_for_good(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    expected = [("left", 1, "Ben"), ("opened", 1, ""), ("sat-down", 1, "Dora")]

    def known(player: Player) -> list[tuple[str, int, str]]:
        return [(note["what"], note["seat"], note["name"]) for note in player.table["notes"]]

    async with serving(config) as first:
        table = await with_a_bot(first)
        async with table.player(0) as ann, table.player(None) as onlooker:
            await change(table, 1, by=1, leave=True)
            await change(table, 1, kind="open")
            await table.join("Dora")
            for player in (ann, onlooker):
                await player.until(lambda one: known(one) == expected)
        assert (await table.info(table.created["invite"]))["notes"] == []
    async with serving(config) as second:
        table.server = second
        for token in (table.secret, table.created["watch"], table.secrets[1]):
            assert await told(table, token) == expected
        async with table.player(0) as ann, table.player(1) as dora:
            await play_out(ann, dora)
            last = ann.sight["step"]
        for token in (table.secret, table.created["watch"]):
            replayed = await second.get(f"{table.path}/replay?to={last}", token)
            assert [note["what"] for note in replayed["table"]["notes"]] == [what for what, _, _ in expected]
        notes = (await table.info())["notes"]
        assert all(note["step"] < last for note in notes)


async def test_what_is_turned_on_and_off_again_does_not_fill_the_log(hall: Running) -> None:
    table = await three(hall)
    for _ in range(5):
        await change(table, 1, stand_in=True)
        await change(table, 1, stand_in=False)
    assert await told(table) == [("back", 1, "Ben")]


async def test_seats_do_not_change_hands_for_ever(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefires.server.people.seating.MOST_NOTES", 4)
    table = await with_a_bot(hall, newcomers="free")
    for name in ("Cleo", "Dora"):
        await change(table, 1, by=1, leave=True)
        await table.join(name)
    await change(table, 1, by=1, leave=True)
    join = await hall.refused("POST", f"{table.path}/join", table.created["invite"], {"name": "Eve"})
    assert join == "409 restless"
    assert kinds((await change(table, 1, kind="bot"))["table"])[1] == "bot"


async def test_those_who_are_away_are_notified_of_what_is_asked(tmp_path: Path) -> None:
    async with push_service() as service:
        config = quiet(tmp_path / "data", "", push_hosts=("127.0.0.1:*",))
        async with serving(config) as server:
            table, phone = await with_a_bot(server), Subscriber()
            body = phone.subscription(f"{service.url}/ben")
            assert (await server.ask("POST", f"{table.path}/push", table.secrets[1], body)).status_code == 201
            await change(table, 2, kind="human")
            await service.until(1, SECONDS)
            [(_, _, sealed)] = service.got
            assert phone.read(sealed)["text"] == "Something is asked about a seat. Your answer counts."
            # The same again is nothing new.
            await change(table, 2, kind="human")
            assert len(service.got) == 1


async def test_the_links_of_a_rematch_are_not_for_a_host_who_has_left_it(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "open")
    await table.join("Ben")
    await server.post(f"{table.path}/close", table.secret)
    created = await server.post(f"{table.path}/rematch", table.secret, {})
    assert created["invite"]
    await server.post(f"/api/tables/{created['table']}/seats/0", table.secret, {"leave": True})
    again = await server.post(f"{table.path}/rematch", table.secret, {})
    assert (again["table"], again["invite"], again["watch"]) == (created["table"], "", "")
