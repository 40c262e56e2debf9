"""Escape the City: the line, Guards, bombs, Adrenaline and the helicopter."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules import guards, rivals
from fivefires.kernel import Runner, Setup, seed_from
from fivefires.kernel.table import Finished
from tests.games.raid_trade.tables import Game, answer, held, keys, me, opening, own, prompt, roll, stand, turn_of


def line(*characters: str, seed: int = 1) -> Game:
    game = opening(*(characters or ("mayu", "zoey", "jake")), mode="escape", seed=seed)
    while prompt(game) != "ask-action":
        answer(game, keys(game)[0])
    return game


def without_guards(game: Game, *tiles: str) -> None:
    for tile in tiles:
        for at in rivals.guards_on(game.state, tile):
            game.table.shift("guard", 1, at, "gone")


def section_of(game: Game, tile: str) -> str:
    return f"{tile}.a"


@pytest.mark.rule("R-332", "R-333", "R-334", "R-335", "R-336", "R-337", "R-353")
@pytest.mark.parametrize("sides", ["city", "wasteland"])
def test_the_line(sides: str) -> None:
    seen = set()
    for seed in range(6):
        game: Game = Runner(GAME, Setup(3, "escape", (), {"sides": sides}), seed_from(seed), log=False)
        tiles = [one.tile for one in game.state.laid]
        assert len(tiles) == len(set(tiles)) == 7
        assert (tiles[1], tiles[-1]) == ("market", "helipad")
        assert sorted(at.partition(".")[0] for at in game.state.stock["guard"]) == sorted(tiles[1:])
        assert game.state.outpost == ""
        assert game.state.piles["events.open"] == []
        seen.add(tuple(tiles))
    assert len(seen) > 1


@pytest.mark.rule("R-338", "R-349", "R-350", "R-351", "R-352", "R-354", "R-355", "R-356")
def test_starting_goods() -> None:
    game = opening("mayu", "zoey", "jake", mode="escape")
    assert prompt(game) == "ask-trader"
    assert game.asked() == [0]
    answer(game, "card:back_room", "card:trainers_flight")
    game.answer(0, "card:ambulance")
    assert me(game, 0).skill == 4
    assert game.asked() == [1]
    answer(game, "card:drone")
    assert [key for key in keys(game) if key == "card:generator"] == []
    answer(game, keys(game)[0])
    while prompt(game) != "ask-action":
        answer(game, keys(game)[0])
    assert [one.skill for one in game.state.players] == [4, 4, 4]
    assert [sum(held(game, seat).values()) for seat in range(3)] == [3, 3, 3]
    assert all(held(game, seat)["guns"] >= 1 for seat in range(3))
    assert {one.section.partition(".")[0] for one in game.state.players} == {game.state.laid[0].tile}
    assert game.state.piles["pad"] == ["trainers_flight"]


@pytest.mark.rule("R-365", "R-366", "R-370", "R-372", "R-383", "R-384", "R-388", "R-389", "R-390", "R-391")
def test_a_guard_holds_a_tile_and_takes_three() -> None:
    game = line()
    own(game, 0, food=2, tools=2)
    game = turn_of(game, 0)
    state = game.state
    first = state.laid[0].tile
    while not [key for key in keys(game) if key.startswith("go:market")]:
        answer(game, next(key for key in keys(game) if key.startswith(f"go:{first}")))
    before = me(game, 0).ap
    roll(game, (1,))
    answer(game, next(key for key in keys(game) if key.startswith("go:market")))
    assert prompt(game) == "ask-lose"
    answer(game, "portion:food:2", "portion:tools:1")
    assert me(game, 0).ap == before - 2
    assert held(game, 0) == {"tools": 1}
    assert me(game, 0).favor == -2
    guard = rivals.guards_on(game.state, "market")
    assert len(guard) == 1
    assert game.state.stock["food"].get(f"under.{guard[0]}") == 2
    game = turn_of(game, 0)
    assert not [key for key in keys(game) if key.startswith("go:") and not key.startswith("go:market")]
    without_guards(game, "market")
    game = turn_of(game, 0)
    while not [key for key in keys(game) if key.startswith("go:") and not key.startswith("go:market")]:
        answer(game, next(key for key in keys(game) if key.startswith("go:")))


def at_guard(seed: int = 1) -> tuple[Game, str]:
    """Mayu stands beside the Guard of the Black Market Tile with a Gun."""
    game = line(seed=seed)
    square = rivals.guards_on(game.state, "market")[0]
    for section in ("market.a", "market.b", "market.c"):
        stand(game, 0, section)
        own(game, 0, guns=1)
        game = turn_of(game, 0)
        if f"guard:{square}" in keys(game):
            break
    return game, square


@pytest.mark.rule("R-392", "R-393", "R-394", "R-395", "R-396", "R-398", "R-399")
def test_a_beaten_guard_leaves_its_loot() -> None:
    game, square = at_guard()
    game.table.shift("food", 2, "bag", f"under.{square}")
    me(game, 0).favor = -3
    roll(game, (2,), (2,))
    answer(game, f"guard:{square}")
    assert rivals.guards_on(game.state, "market") == []
    assert held(game, 0) == {"food": 2}
    assert (me(game, 0).favor, me(game, 0).ap) == (-2, 10)


@pytest.mark.rule("R-400", "R-401", "R-402", "R-403", "R-404", "R-405", "R-406", "R-407")
def test_a_guard_that_survives_moves_on_and_covers_a_house() -> None:
    game, square = at_guard()
    game.table.shift("food", 1, "bag", f"under.{square}")
    beyond = game.state.laid[2].tile
    roll(game, (2,), (1,))
    answer(game, f"guard:{square}")
    there = rivals.guards_on(game.state, beyond)
    assert len(there) == 2
    covered = [at for at in there if at in game.state.stock["large-house"]]
    assert len(covered) == 1
    assert game.state.stock["food"].get(f"under.{covered[0]}") == 1
    assert rivals.guards_on(game.state, "market") == []
    assert guards.spot(game.state, beyond) in game.state.stock["medium-house"]
    assert game.state.stock["guns"].get("store.0", 0) == 0


@pytest.mark.rule("R-408", "R-426", "R-442", "R-443", "R-444")
def test_two_laden_guards_on_the_helipad_lose_the_game() -> None:
    game = line()
    last = game.state.laid[5].tile
    without_guards(game, last)
    game.table.shift("guard", 1, "gone", f"{last}.1")
    game.table.shift("food", 1, "bag", f"under.{last}.1")
    game.table.shift("tools", 1, "bag", "under.helipad.x1")
    guards.move_on(game.table, "helipad.x1")
    assert rivals.guards_on(game.state, "helipad") == ["helipad.x1"]
    with pytest.raises(Finished):
        guards.move_on(game.table, f"{last}.1")
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("looted", [])


@pytest.mark.rule("R-373", "R-374", "R-375", "R-376", "R-377", "R-379", "R-380", "R-446", "R-448", "R-449", "R-451")
def test_bombs_fall_on_the_first_tile() -> None:
    game = line()
    first = game.state.laid[0].tile
    stand(game, 1, "market.a")
    stand(game, 2, "market.a")
    own(game, 0, food=3)
    for seat in (1, 2):
        own(game, seat, tools=1)
    for seat in range(3):
        me(game, seat).passed = True
    game = turn_of(game, 0)
    assert [one.out for one in game.state.players] == [True, False, False]
    assert [one.favor for one in game.state.players][1:] == [-1, -1]
    assert not [
        at
        for size in ("small", "medium", "large")
        for at in game.state.stock[f"{size}-house"]
        if at.startswith(f"{first}.")
    ]
    assert held(game, 0) == {}
    assert held(game, 1) == {"food": 2, "tools": 1}
    assert held(game, 2) == {"food": 1, "tools": 1}
    assert game.state.round == 2


@pytest.mark.rule("R-414", "R-415", "R-445", "R-450", "R-423", "R-424", "R-421")
def test_ten_adrenaline_are_the_end() -> None:
    game = line()
    for seat in (1, 2):
        me(game, seat).out = me(game, seat).passed = True
    me(game, 0).favor = -9
    me(game, 0).passed = True
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("nobody", [])


def at_helipad(*characters: str) -> Game:
    game = line(*characters)
    without_guards(game, "helipad")
    for seat in range(game.state.seats):
        stand(game, seat, "helipad.a")
        own(game, seat, food=4, guns=1)
    return turn_of(game, 0)


@pytest.mark.rule(
    "R-425",
    "R-427",
    "R-428",
    "R-429",
    "R-430",
    "R-431",
    "R-433",
    "R-434",
    "R-435",
    "R-436",
    "R-438",
    "R-439",
    "R-440",
    "R-441",
)
def test_gifts_take_seats_and_the_last_one_flies() -> None:
    game = at_helipad("mayu", "zoey", "jake", "carter")
    assert "attack:1" not in keys(game)
    skill, goods = 12, 8
    answer(game, "give", "skill:2", "portion:food:2", "done")
    assert (me(game, 0).skill, me(game, 0).aboard, me(game, 0).ap) == (2, True, 15)
    assert (game.state.given_skill, game.state.given_goods) == (2, 2)
    for seat in (1, 2):
        me(game, seat).aboard = True
    game = turn_of(game, 3)
    assert "give" not in keys(game)
    game.state.given_skill, game.state.given_goods = skill - 1, goods - 1
    game = turn_of(game, 1)
    answer(game, "give", "skill:1", "portion:food:1")
    assert game.state.result is not None
    assert game.state.result.ending == "flown"
    assert game.state.result.winners == [0, 1, 2]


@pytest.mark.rule("R-432", "R-437")
def test_one_alone_who_gives_all_wins_at_once() -> None:
    game = at_helipad()
    game.state.given_skill, game.state.given_goods = 9, 5
    game = turn_of(game, 0)
    answer(game, "give", "portion:food:1")
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("alone", [0])


@pytest.mark.rule("R-360", "R-378", "R-410", "R-411", "R-412", "R-413")
def test_losing_a_fight_costs_adrenaline() -> None:
    game = line("carter", "zoey", "jake")
    own(game, 0, guns=1)
    own(game, 1, food=2)
    game = turn_of(game, 0)
    roll(game, (1,))
    answer(game, "attack:1")
    while prompt(game) == "ask-react":
        answer(game, "pass")
    assert prompt(game) == "ask-take-three"
    answer(game, "portion:food:1")
    assert (me(game, 0).favor, me(game, 1).favor) == (0, -1)
