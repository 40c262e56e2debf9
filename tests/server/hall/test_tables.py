"""Tables from the first link to the rematch: seats, hosts, invitations."""

from __future__ import annotations

import pytest

from fivefires.kernel import files
from fivefires.kernel.registry import find
from fivefires.server.wire import Answer, Reply
from tests.server.harness import Running, play_out, playing

pytestmark = pytest.mark.anyio


async def test_friends_play_a_whole_game_by_a_link(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "open", "bot")
    await table.join("Ben")
    await table.start()
    async with table.player(0) as ann, table.player(1) as ben, table.player(None) as onlooker:
        await play_out(ann, ben)
        await onlooker.until(lambda one: one.finished)
        assert ann.sight["result"] == ben.sight["result"] == onlooker.sight["result"]
        assert [len(one.envelope["seed"]) for one in (ann, ben, onlooker)] == [64, 64, 64]
    response = await server.ask("GET", f"{table.path}/download", table.secret)
    assert files.verify(files.decode(response.content), find("embers")).over


async def test_a_newcomer_plays_against_bots_with_one_request(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "bot", "bot", start=True)
    async with table.player(0) as ann:
        await play_out(ann)


async def test_the_host_alone_starts_and_closes(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "open")
    bens = await table.join("Ben")
    for what in ("start", "close", "rematch", "resume"):
        assert await server.refused("POST", f"{table.path}/{what}", bens, {}) == "409 host-only"
    assert (await table.info())["status"] == "lobby"
    assert (await table.start())["status"] == "playing"
    assert (await table.start())["status"] == "playing"
    assert (await server.post(f"{table.path}/close", table.secret))["status"] == "closed"


async def test_open_seats_must_be_taken_before_the_start(server: Running) -> None:
    table = await server.table("embers", "human", "open", "open")
    assert await server.refused("POST", f"{table.path}/start", table.secret, {}) == "409 seats-open"
    await table.join("Ben")
    await server.post(f"{table.path}/seats/2", table.secret, {"kind": "bot"})
    assert [seat["kind"] for seat in (await table.start())["seats"]] == ["human", "human", "bot"]


async def test_joining_twice_is_harmless(server: Running) -> None:
    table = await server.table("embers", "human", "open", "open")
    secret = "B" * 43
    first = await server.post(f"{table.path}/join", table.created["invite"], {"name": "Ben", "secret": secret})
    again = await server.post(f"{table.path}/join", table.created["invite"], {"name": "Ben", "secret": secret})
    assert first == again == {"seat": 1, "secret": secret}
    assert [seat["kind"] for seat in (await table.info())["seats"]] == ["human", "human", "open"]


async def test_a_full_table_refuses_and_a_taken_seat_too(server: Running) -> None:
    table = await server.table("pig", "human", "open")
    wish = {"name": "Eve", "seat": 0}
    assert await server.refused("POST", f"{table.path}/join", table.created["invite"], wish) == "409 seat-taken"
    await table.join("Ben")
    assert await server.refused("POST", f"{table.path}/join", table.created["invite"], {"name": "Eve"}) == "409 full"


async def test_an_invitation_opens_the_door_and_not_the_game(server: Running) -> None:
    table = await server.table("pig", "human", "human", start=True)
    invite, watch = table.created["invite"], table.created["watch"]
    assert (await table.info(invite))["you"] is None
    for path in ("sight", "steps", "replay?to=1", "download"):
        assert await server.refused("GET", f"{table.path}/{path}", invite) == "404 missing"
    async with playing(server, table.id, invite) as stranger:
        assert stranger.bye["code"] == "missing"
    assert await server.refused("POST", f"{table.path}/join", watch, {"name": "Eve"}) == "404 missing"


async def test_only_the_host_sees_the_invitation(server: Running) -> None:
    table = await server.table("pig", "human", "open")
    bens = await table.join("Ben")
    assert (await table.info())["invite"] == table.created["invite"]
    assert (await table.info(bens))["invite"] == ""
    assert (await table.info(bens))["watch"] == table.created["watch"]
    assert (await table.info(table.created["watch"]))["watch"] == ""


async def test_people_at_one_screen_each_have_their_seat(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "human:Ben", start=True)
    async with table.player(0) as ann, table.player(1) as ben:
        assert (ann.table["you"], ben.table["you"]) == (0, 1)
        assert ann.question
        assert not ben.question


async def test_a_seat_moves_to_another_device_and_the_old_secret_is_void(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "human:Ben", start=True)
    async with table.player(0) as old:
        changed = await server.post(f"{table.path}/seats/0", table.secret, {"revoke": True})
        await old.until(lambda one: one.gone)
        assert old.bye["code"] == "revoked"
    assert await server.refused("GET", table.path, table.secret) == "404 missing"
    async with playing(server, table.id, changed["secret"]) as new:
        assert new.table["you"] == 0
        assert new.table["host"] == 0
        await new.answer("roll")


async def test_a_revoked_secret_is_void_for_commands_under_way(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "human:Ben", start=True)
    live = await server.hall.table(table.id)
    async with table.player(0) as ann:
        viewer = await server.hall.recognise(table.id, table.secret)
        await server.post(f"{table.path}/seats/0", table.secret, {"revoke": True})
        replies: list[Reply] = []
        command = Answer("late-command", ann.sight["step"], "roll")
        await live.inbox.do(lambda: live.command(viewer, command, replies.append))
        assert [reply.refusal and reply.refusal.code for reply in replies] == ["missing"]


async def test_leaving_opens_the_seat_and_hands_the_table_on(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "open", "bot", newcomers="free")
    bens = await table.join("Ben")
    await table.start()
    await server.post(f"{table.path}/seats/0", table.secret, {"leave": True})
    info = await table.info(bens)
    assert (info["host"], info["seats"][0]["kind"], info["status"]) == (1, "open", "playing")
    assert await server.refused("GET", table.path, table.secret) == "404 left"
    newcomer = await server.post(f"{table.path}/join", info["invite"], {"name": "Cleo"})
    assert newcomer["seat"] == 0
    async with playing(server, table.id, newcomer["secret"]) as cleo:
        await cleo.asked()


async def test_the_host_reopens_a_seat_and_hands_it_to_a_bot_and_back(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "open")
    bens = await table.join("Ben")
    await table.start()
    seats = f"{table.path}/seats"
    assert await server.refused("POST", f"{seats}/0", bens, {"kind": "open"}) == "409 host-only"
    changed = await server.post(f"{seats}/1", table.secret, {"stand_in": True})
    assert changed["table"]["seats"][1]["stand_in"]
    changed = await server.post(f"{seats}/1", table.secret, {"stand_in": False})
    assert not changed["table"]["seats"][1]["stand_in"]
    assert await server.refused("POST", f"{seats}/1", table.secret, {"kind": "bot"}) == "409 sits-there"
    await server.post(f"{seats}/1", bens, {"leave": True})
    changed = await server.post(f"{seats}/1", table.secret, {"kind": "open"})
    assert changed["table"]["seats"][1]["kind"] == "open"
    changed = await server.post(f"{seats}/1", table.secret, {"kind": "bot", "bot": "random"})
    assert changed["table"]["seats"][1] == {
        "number": 1, "kind": "bot", "name": "", "bot": "random", "stand_in": False, "present": False, "person": "",
        "muted": False, "sealed": False,
    }  # fmt: skip
    await server.post(f"{seats}/1", table.secret, {"kind": "open"})
    cleos = await table.join("Cleo")
    assert (await table.info(cleos))["you"] == 1


async def test_a_host_takes_a_seat_for_somebody_at_the_same_screen(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "bot")
    changed = await server.post(f"{table.path}/seats/1", table.secret, {"kind": "human", "name": "Ben"})
    assert (await table.info(changed["secret"]))["you"] == 1


async def test_seats_that_nobody_may_change(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "open")
    bens = await table.join("Ben")
    seats = f"{table.path}/seats"
    assert await server.refused("POST", f"{seats}/0", table.secret, {"kind": "bot"}) == "409 seat-taken"
    assert await server.refused("POST", f"{seats}/1", table.secret, {"name": "Fool"}) == "409 owner-only"
    assert await server.refused("POST", f"{seats}/1", table.secret, {"revoke": True}) == "409 owner-only"
    assert await server.refused("POST", f"{seats}/0", bens, {"name": "Fool"}) == "409 host-only"
    assert await server.refused("POST", f"{seats}/9", table.secret, {"leave": True}) == "409 seat-taken"
    assert await server.refused("POST", f"{seats}/1", table.secret, {"kind": "bot", "bot": "deep"}) == "409 no-bot"
    assert await server.refused("POST", f"{seats}/1", table.created["watch"], {"leave": True}) == "404 missing"


async def test_a_rematch_brings_everybody_with_their_secrets(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "open", "bot")
    bens = await table.join("Ben")
    await table.start()
    assert await server.refused("POST", f"{table.path}/rematch", table.secret, {}) == "409 not-finished"
    async with table.player(0) as ann, table.player(1) as ben:
        await play_out(ann, ben)
        created = await server.post(f"{table.path}/rematch", table.secret, {})
        await ben.until(lambda one: one.table["rematch"] == created["table"])
    assert await server.post(f"{table.path}/rematch", table.secret, {}) == created
    again = await server.get(f"/api/tables/{created['table']}", bens)
    assert (again["you"], again["status"], again["seats"][1]["name"]) == (1, "lobby", "Ben")
    assert again["commitment"] != (await table.info())["commitment"]
    await server.post(f"/api/tables/{created['table']}/start", table.secret)
    async with playing(server, created["table"], table.secret) as ann:
        await ann.asked()


async def test_my_tables_tell_where_it_is_my_turn(server: Running) -> None:
    turn = await server.table("pig", "human:Ann", "human:Ben", start=True)
    lobby = await server.table("pig", "human:Ann", "open")
    wishes = [
        {"table": turn.id, "secret": turn.secrets[0]},
        {"table": turn.id, "secret": turn.secrets[1]},
        {"table": lobby.id, "secret": lobby.secret},
        {"table": turn.id, "secret": "wrong"},
        {"table": "missing", "secret": "wrong"},
        {"table": lobby.id, "secret": lobby.created["invite"]},
    ]
    mine = await server.post("/api/mine", body=wishes)
    assert [(one["table"]["id"], one["table"]["you"], one["my_turn"]) for one in mine] == [
        (turn.id, 0, True),
        (turn.id, 1, False),
        (lobby.id, 0, False),
    ]


async def test_a_table_is_forgotten_when_its_host_says_so(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "human:Ben", start=True)
    assert await server.refused("DELETE", table.path, table.secret) == "409 still-playing"
    await server.post(f"{table.path}/close", table.secret)
    assert await server.refused("DELETE", table.path, table.secrets[1]) == "409 host-only"
    async with table.player(1) as ben:
        assert (await server.ask("DELETE", table.path, table.secret)).status_code == 204
        await ben.until(lambda one: one.gone)
    assert await server.refused("GET", table.path, table.secret) == "404 missing"
    assert await server.hall.services.store.load(table.id, 10) is None


async def test_wishes_that_no_table_can_fulfil(server: Running) -> None:
    async def refused(game: str, *kinds: str, **wish: object) -> str:
        body = {"game": game, "seats": [{"kind": kind} for kind in kinds], **wish}
        return await server.refused("POST", "/api/tables", body=body)

    assert await refused("chess", "human", "human") == "409 no-game"
    assert await refused("fivefires.examples.pig:GAME", "human", "human") == "409 no-game"
    assert await refused("pig", "human") == "409 players"
    assert await refused("pig", "bot", "bot") == "409 no-human"
    assert await refused("pig", "human", "human", mode="odd") == "409 mode"
    assert await refused("pig", "human", "human", variants=["odd"]) == "409 variant"
    assert await refused("pig", "human", "human", options={"odd": 1}) == "409 option-value"
    assert await refused("pig", "human", "human", deadline_hours=-1) == "422 malformed"


async def test_who_is_present_is_shown(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "human:Ben")
    async with table.player(0) as ann:
        async with table.player(1):
            await ann.until(lambda one: one.table["seats"][1]["present"])
        await ann.until(lambda one: not one.table["seats"][1]["present"])


async def test_chat_is_for_the_seated_until_the_end(server: Running) -> None:
    table = await server.table("embers", "human:Ann", "human:Ben", "human:Cleo", start=True)
    async with (
        table.player(0) as ann,
        table.player(1) as ben,
        table.player(2) as cleo,
        table.player(None) as onlooker,
    ):
        assert (await ann.do("say", text="  <b>good</b>   evening "))["ok"]
        await ben.until(lambda one: one.chat)
        assert [(line["seat"], line["text"]) for line in ben.chat] == [(0, "<b>good</b> evening")]
        assert await onlooker.refused("say", text="I know who it is") == "muted"
        assert await ann.refused("say", text="") == "text"
        assert await ann.refused("say", text="x" * 501) == "text"
        assert await ann.refused("say", text="\u202egnorts") == "text"
        await play_out(ann, ben, cleo)
        await onlooker.until(lambda one: one.finished)
        assert not onlooker.chat
        assert (await onlooker.do("say", text="well played"))["ok"]
        await ann.until(lambda one: len(one.chat) == 2)
        assert ann.chat[1]["seat"] is None
    async with table.player(1, chat=1) as back:
        await back.until(lambda one: one.chat)
        assert [line["text"] for line in back.chat] == ["well played"]
