"""The end of the line: bombs, Adrenaline, elimination, and the helicopter."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.rules import escape, rivals
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare_line,
    bring,
    held,
    house,
    keys,
    me,
    opening,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


def night(game: Game) -> Game:
    """Everybody passes, and the bombs fall."""
    for one in game.state.players:
        one.passed = True
    return turn_of(game, 0)


def spread(*sections: str, characters: tuple[str, ...] = ("mayu", "zoey", "jake")) -> Game:
    """A figure on each of these sections."""
    game = bare_line(*characters)
    for seat, section in enumerate(sections):
        stand(game, seat, section)
    return game


# --- bombs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-373", "R-374", "R-376", "R-377", "R-380", "R-358")
def test_one_tile_falls_a_round_from_the_far_end() -> None:
    game = night(spread("mill.a", "mill.a", "mill.a"))
    assert (game.state.fallen, game.state.round) == (1, 2)
    assert [one.favor for one in game.state.players] == [-1, -1, -1]
    standing = [at for at in game.state.stock["small-house"] if at != "gone"]
    assert not [at for at in standing if at.startswith("canal.")]
    assert "market.1" in standing
    for at in rivals.guards_on(game.state, "market"):
        game.table.shift("guard", 1, at, "gone")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    assert {key for key in keys(game) if key.startswith("go:")} == {"go:market.b", "go:market.c"}
    stand(game, 0, "mill.a")
    game = night(game)
    assert (game.state.fallen, game.state.round) == (2, 3)
    assert [one.favor for one in game.state.players] == [-2, -2, -2]
    assert not [at for at in game.state.stock["small-house"] if at.startswith("market.")]


@pytest.mark.rule("R-381", "R-382")
def test_the_helipad_is_never_hit_and_adrenaline_goes_on() -> None:
    game = spread("helipad.a", "helipad.a", "rail.a")
    game.state.fallen = 5
    game = night(game)
    assert game.state.fallen == 6
    assert [one.out for one in game.state.players] == [False, False, True]
    game = night(game)
    assert game.state.fallen == 6
    assert [one.out for one in game.state.players] == [False, False, True]
    assert [one.favor for one in game.state.players] == [-2, -2, 0]


@pytest.mark.rule("R-379", "R-374", "R-528")
def test_what_lies_on_a_bombarded_tile_is_gone() -> None:
    game = spread("mill.a", "mill.a", "mill.a", characters=("cora", "zoey", "jake"))
    game.table.shift("guard", 1, "market.4", "canal.1")
    game.table.shift("food", 2, "bag", "under.canal.1")
    game.table.shift("detonation-token", 1, "mines.0", "canal.2")
    bag = game.state.stock["food"]["bag"]
    gone = game.state.stock["guard"].get("gone", 0)
    game = night(game)
    assert game.state.stock["guard"].get("gone") == gone + 1
    assert game.state.stock["food"].get("bag") == bag + 2
    assert not [at for at in game.state.stock["food"] if at.startswith("under.")]
    assert game.state.stock["detonation-token"] == {"mines.0": 2}


@pytest.mark.rule("R-378")
def test_a_bombarded_market_sells_nothing() -> None:
    game = spread("market.a", "mill.a", "mill.a")
    own(game, 0, food=4)
    game = turn_of(game, 0)
    assert "market" in keys(game)
    game.state.fallen = 1
    assert "market" in keys(turn_of(game, 0))
    game.state.fallen = 2
    assert "market" not in keys(turn_of(game, 0))


# --- elimination ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-375", "R-376", "R-446", "R-449", "R-451", "R-090")
def test_who_stands_where_bombs_fall_is_out() -> None:
    game = spread("mill.a", "canal.b", "mill.a")
    own(game, 1, food=3)
    bring(game, "torch", "made.1")
    game.table.shift("small-house", 1, "gone", "fresh.1")
    game.table.shift("medium-house", 2, "gone", "raided.1")
    game.state.starter = 0
    game = night(game)
    assert [one.out for one in game.state.players] == [False, True, False]
    assert [one.favor for one in game.state.players] == [-1, 0, -1]
    assert [held(game, seat) for seat in range(3)] == [{"food": 1}, {}, {"food": 2}]
    assert "torch" in game.state.piles["box"]
    assert (game.state.piles["made.1"], game.state.piles["unmade.1"]) == ([], [])
    assert not [at for size in ("small", "medium") for at in game.state.stock[f"{size}-house"] if at.endswith(".1")
                and at.startswith(("fresh", "raided"))]  # fmt: skip
    assert game.state.result is None
    assert game.asked() != [1]
    assert me(game, 1).passed


@pytest.mark.rule("R-446", "R-448", "R-445")
def test_goods_of_those_who_fall_together_go_to_those_who_are_left() -> None:
    game = spread("canal.a", "canal.b", "mill.a")
    own(game, 0, food=2)
    own(game, 1, tools=1)
    game = night(game)
    assert [held(game, seat) for seat in range(3)] == [{}, {}, {"food": 2, "tools": 1}]
    game = spread("canal.a", "canal.b", "canal.a")
    own(game, 0, food=2)
    game = night(game)
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("nobody", [])
    assert "store.0" not in game.state.stock["food"]
    assert game.state.stock["food"].get("bag") == 17


@pytest.mark.rule("R-415", "R-450", "R-414", "R-437")
def test_ten_adrenaline_end_the_turn_at_once() -> None:
    game = bare_line()
    own(game, 0, food=2)
    me(game, 0).favor = -8
    me(game, 0).aboard = True
    game = turn_of(game, 0)
    roll(game, (1,))
    answer(game, "go:market.a")
    assert (me(game, 0).out, me(game, 0).passed, me(game, 0).aboard, me(game, 0).favor) == (True, True, False, -10)
    assert game.asked() == [1]
    assert game.state.guard is None
    assert (held(game, 0), game.state.stock["food"].get("under.market.4")) == ({}, 2)
    assert [one.out for one in game.state.players] == [True, False, False]


@pytest.mark.rule("R-415", "R-450", "R-449", "R-451", "R-417")
def test_who_is_out_in_the_middle_of_a_raid_gets_nothing_of_it() -> None:
    game = bare_line()
    stand(game, 0, "canal.b")
    stand(game, 1, "mill.a")
    bring(game, "grain_silo", "raid.large")
    me(game, 0).favor = -8
    for seat in (0, 1):
        game.table.shift("small-house", 1, "gone", f"fresh.{seat}")
    game = turn_of(game, 0)
    answer(game, "raid:canal.3", "take-blacklist")
    assert [one.out for one in game.state.players] == [True, False, False]
    assert (held(game, 0), game.asked()) == ({}, [1])
    assert game.state.stock["large-house"].get("canal.3") == 1
    assert "fresh.0" not in game.state.stock["small-house"]
    assert game.state.stock["small-house"].get("fresh.1") == 1
    assert game.state.events == []


@pytest.mark.rule("R-415", "R-450")
def test_who_is_out_on_anothers_turn_does_not_end_it() -> None:
    game = bare_line("carter", "zoey", "jake")
    own(game, 0, guns=1)
    me(game, 1).favor = -9
    game = turn_of(game, 0)
    roll(game, (1,))
    answer(game, "attack:1")
    assert [one.out for one in game.state.players] == [False, True, False]
    assert (game.asked(), prompt(game)) == ([0], "ask-action")
    assert [key for key in keys(game) if key.startswith("go:")]


@pytest.mark.rule("R-415", "R-414", "R-063", "R-424")
@pytest.mark.parametrize("adrenaline", [8, 9])
def test_nine_adrenaline_are_borne_and_ten_are_not(adrenaline: int) -> None:
    game = spread("mill.a", "mill.a", "mill.a")
    me(game, 1).favor = -adrenaline
    game = night(game)
    assert me(game, 1).out is (adrenaline == 9)
    assert me(game, 1).favor == -adrenaline - 1


@pytest.mark.rule("R-421", "R-414", "R-420")
def test_no_dial_wins_the_scenario() -> None:
    game = bare_line()
    me(game, 1).skill = 20
    me(game, 2).favor = 9
    house(game, "canal.1", "small")
    bring(game, "orphans", "raid.small")
    game = turn_of(game, 2)
    answer(game, "raid:canal.1", "return-card")
    assert (me(game, 2).favor, game.state.result) == (10, None)


# --- the helicopter ---------------------------------------------------------------------------------------------------


def landed(*characters: str) -> Game:
    """All stand on the Helipad without a Guard, with 4 Skill and no goods; 3 Skill and 2 tokens a player are asked."""
    game = bare_line(*(characters or ("mayu", "zoey", "jake")))
    game.table.shift("guard", 1, "helipad.x1", "gone")
    for seat in range(game.state.seats):
        stand(game, seat, "helipad.a")
        me(game, seat).skill = 4
    assert game.state.piles["pad"] == ["rescue_flight"]
    return turn_of(game, 0)


@pytest.mark.rule("R-427", "R-428", "R-429", "R-430", "R-431", "R-433", "R-435")
def test_a_gift_takes_skill_and_tokens_and_no_action() -> None:
    game = landed()
    own(game, 0, food=2, tools=5)
    game = turn_of(game, 0)
    bag = game.state.stock["tools"]["bag"]
    answer(game, "give")
    assert (prompt(game), keys(game)) == ("ask-give-skill", [f"skill:{amount}" for amount in range(5)])
    answer(game, "skill:3")
    assert (prompt(game), game.asked(), "done" in keys(game)) == ("ask-give-goods", [0], True)
    answer(game, "portion:food:1", "portion:tools:2")
    assert (held(game, 0), me(game, 0).skill, me(game, 0).ap) == ({"food": 1, "tools": 3}, 1, 15)
    assert (game.state.given_skill, game.state.given_goods) == (3, 3)
    assert [one.gave for one in game.state.players] == [3, 0, 0]
    assert game.state.stock["tools"].get("bag") == bag + 2
    assert [one.aboard for one in game.state.players] == [True, False, False]
    assert {"give", "pass-round"} <= {*keys(game)}
    assert game.state.result is None


@pytest.mark.rule("R-427")
def test_what_is_asked_for_follows_from_the_token() -> None:
    game = opening("mayu", "zoey", "jake", "carter", mode="escape")
    assert escape.demand(game.state) == (0, 0)
    answer(game, "card:apothecary", "card:trainers_flight")
    assert escape.demand(game.state) == (16, 4)


@pytest.mark.rule("R-428", "R-430", "R-435")
def test_without_skill_at_least_one_token_is_given() -> None:
    game = landed()
    own(game, 0, food=2)
    game.state.given_skill = 9
    game = turn_of(game, 0)
    answer(game, "give")
    assert keys(game) == ["portion:food:1", "portion:food:2"]


@pytest.mark.rule("R-429", "R-433")
def test_the_skill_of_several_gifts_adds_up() -> None:
    game = landed()
    answer(game, "give", "skill:1", "give", "skill:2")
    assert (me(game, 0).gave, me(game, 0).skill, game.state.given_skill) == (3, 1, 3)


@pytest.mark.rule("R-430", "R-431", "R-435")
def test_whoever_gives_gives_something() -> None:
    game = landed()
    answer(game, "give")
    assert keys(game) == [f"skill:{amount}" for amount in range(1, 5)]
    answer(game, "skill:1")
    assert me(game, 0).aboard
    game = landed()
    own(game, 0, food=2)
    game.state.given_goods = 6
    game = turn_of(game, 0)
    answer(game, "give")
    assert keys(game)[0] == "skill:1"


@pytest.mark.rule("R-428", "R-431")
def test_no_more_is_given_than_is_missing() -> None:
    game = landed()
    own(game, 0, food=5)
    game.state.given_skill, game.state.given_goods = 7, 4
    game = turn_of(game, 0)
    answer(game, "give")
    assert keys(game) == ["skill:0", "skill:1", "skill:2"]
    answer(game, "skill:0")
    assert keys(game) == ["portion:food:1", "portion:food:2"]
    answer(game, "portion:food:1")
    assert (held(game, 0), me(game, 0).skill) == ({"food": 4}, 4)
    assert (game.state.given_skill, game.state.given_goods, me(game, 0).aboard) == (7, 5, True)


@pytest.mark.rule("R-426", "R-431", "R-434", "R-435", "R-436")
def test_who_may_give() -> None:
    game = landed("mayu", "zoey", "jake", "carter")
    own(game, 0, food=1)
    assert "give" in keys(turn_of(game, 0))
    me(game, 0).skill = 0
    assert "give" in keys(turn_of(game, 0))
    game.state.given_goods = 8
    assert "give" not in keys(turn_of(game, 0))
    me(game, 0).skill = 1
    assert "give" in keys(turn_of(game, 0))
    game.state.given_skill = 12
    game.state.given_goods = 7
    assert "give" in keys(turn_of(game, 0))
    own(game, 0)
    assert "give" not in keys(turn_of(game, 0))
    own(game, 0, food=1)
    for seat in (1, 2):
        me(game, seat).aboard = True
    assert "give" in keys(turn_of(game, 0))
    me(game, 3).aboard = True
    assert "give" not in keys(turn_of(game, 0))
    me(game, 0).aboard, me(game, 3).aboard = True, False
    assert "give" in keys(turn_of(game, 0))
    stand(game, 0, "rail.b")
    assert "give" not in keys(turn_of(game, 0))


@pytest.mark.rule("R-425", "R-432", "R-438", "R-439", "R-440")
@pytest.mark.parametrize(("others", "ending"), [((), "alone"), ((2,), "flown")])
def test_the_helicopter_leaves_when_all_is_given(others: tuple[int, ...], ending: str) -> None:
    game = landed()
    own(game, 0, food=1)
    for seat in others:
        me(game, seat).aboard = True
    game.state.given_skill, game.state.given_goods = 8, 5
    game = turn_of(game, 0)
    waits = game.copy()
    answer(game, "give", "skill:1")
    if prompt(game) == "ask-give-goods":
        answer(game, "portion:food:1")
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == (ending, [0, *others])
    answer(waits, "give", "skill:0")
    assert waits.state.result is None
    assert (waits.state.given_skill, waits.state.given_goods) == (8, 6)
