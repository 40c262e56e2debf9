"""The rules of The Last Caravan, shown in play."""

from __future__ import annotations

from typing import Any

import pytest
from last_caravan.game import GAME
from last_caravan.state import CaravanState

from fivefires.kernel import SPECTATOR, Runner, Setup, face_of, key_of, seed_from, sight
from fivefires.testing import start

Game = Runner[CaravanState]
PLAIN = {"hand.0": ["rope", "mule", "camel"], "hand.1": ["rope", "mule", "camel"], "hand.2": ["rope", "mule", "camel"]}


def three(**piles: list[str]) -> Game:
    """Three players, the third of them the raider, with these hands; else a rope, a mule and a camel each."""
    hands = {f"hand.{name[-1]}": cards for name, cards in piles.items() if name.startswith("hand")}
    tops = {"supply": piles["supply"]} if "supply" in piles else {}
    roles = {"role.0": ["driver"], "role.1": ["driver"], "role.2": ["raider"]}
    return start(GAME, 3, piles={**roles, **PLAIN, **hands, **tops})


def keys(game: Game, seat: int) -> list[str]:
    return [key_of(option) for option in game.options(seat)]


def load(game: Game, **cards: str) -> None:
    """Seats put cards into the wagon: `load(game, a="rope", b="mule")` for the first two."""
    for name, face in cards.items():
        seat = "abcde".index(name)
        game.answer(seat, next(key for key in keys(game, seat) if face_of(key) == f"add:{face}"))


def told(game: Game, seat: int) -> list[Any]:
    return [line.text for line in sight(game, seat).log]


@pytest.mark.rule("LC-001")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_always_one_raider_and_each_knows_only_their_own_role(players: int) -> None:
    game = Runner(GAME, Setup(players), seed_from(players))
    roles = [game.table.pile(f"role.{seat}") for seat in range(players)]
    assert sorted(face_of(role) for [role] in roles) == ["driver"] * (players - 1) + ["raider"]
    for seat in range(players):
        view = GAME.view(game.state, seat)
        assert [bool(view.known_cards(f"role.{other}")) for other in range(players)] == [
            other == seat for other in range(players)
        ]
    watcher = GAME.view(game.state, SPECTATOR)
    assert not any(watcher.known_cards(f"role.{seat}") for seat in range(players))


@pytest.mark.rule("LC-002")
@pytest.mark.parametrize(("players", "water"), [(3, 10), (4, 9), (5, 6)])
def test_everybody_begins_with_three_cards_and_the_caravan_with_water(players: int, water: int) -> None:
    game = Runner(GAME, Setup(players), seed_from(1))
    assert [len(game.table.pile(f"hand.{seat}")) for seat in range(players)] == [3] * players
    assert len(game.table.pile("supply")) == 36 - 3 * players
    assert (game.state.place, game.state.water) == ("well", water)


@pytest.mark.rule("LC-003", "LC-005", "LC-006")
def test_the_leader_names_the_watch_and_the_lead_passes_on() -> None:
    game = three()
    assert game.asked() == [0]
    assert keys(game, 0) == ["watch:1", "watch:2"]
    game.answer(0, "watch:2")
    assert game.asked() == [0, 1]
    load(game, a="mule", b="mule")
    assert game.asked() == [1]
    assert [len(game.table.pile(f"hand.{seat}")) for seat in range(3)] == [3, 3, 4]


@pytest.mark.rule("LC-004")
def test_where_the_road_forks_the_leader_chooses() -> None:
    game = three()
    game.answer(0, "watch:2")
    load(game, a="mule", b="mule")
    assert game.state.place == "flats"
    assert keys(game, 1) == ["head:canyon", "head:cistern"]
    game.answer(1, "head:cistern")
    assert game.state.ahead == "cistern"


@pytest.mark.rule("LC-006")
def test_nobody_learns_who_put_what_into_the_wagon() -> None:
    spoilt = ["slit-skin", "mule", "camel"]
    one, other = three(hand_0=spoilt), three(hand_1=spoilt)
    for game, first, second in ((one, "slit-skin", "camel"), (other, "camel", "slit-skin")):
        game.answer(0, "watch:2")
        load(game, a=first, b=second)
    assert told(one, 2) == told(other, 2)
    assert one.state.doubts == other.state.doubts == [1, 1, 0]


@pytest.mark.rule("LC-007")
@pytest.mark.parametrize(
    ("first", "second", "arrives"),
    [("rope", "mule", True), ("rope", "rope", False), ("camel", "slit-skin", False), ("scout", "mule", True)],
)
def test_two_cards_must_be_worth_three_at_the_salt_flats(first: str, second: str, arrives: bool) -> None:
    game = three(hand_0=[first, "camel", "camel"], hand_1=[second, "camel", "camel"])
    game.answer(0, "watch:2")
    load(game, a=first, b=second)
    assert game.state.place == ("flats" if arrives else "well")


@pytest.mark.rule("LC-007")
def test_what_is_needed_is_rounded_up() -> None:
    """One and a half each of three cards is five."""
    game = start(GAME, 4, piles={f"hand.{seat}": ["rope", "mule", "rope"] for seat in range(4)})
    game.answer(0, "watch:3")
    load(game, a="mule", b="rope", c="rope")
    assert game.state.place == "well"


@pytest.mark.rule("LC-008", "LC-010")
def test_a_wagon_that_is_worth_too_little_costs_water() -> None:
    game = three(hand_0=["slit-skin", "mule", "camel"])
    game.answer(0, "watch:2")
    load(game, a="slit-skin", b="rope")
    assert (game.state.place, game.state.water) == ("well", 8)


@pytest.mark.rule("LC-008")
def test_the_cistern_brings_water_and_the_market_cards() -> None:
    game = three(supply=["rope"] * 6)
    game.answer(0, "watch:2")
    load(game, a="mule", b="mule")
    game.answer(1, "head:cistern")
    game.answer(1, "watch:2")
    load(game, a="rope", b="rope")
    assert (game.state.place, game.state.water) == ("cistern", 10)
    game.answer(2, "watch:0")
    hands = [len(game.table.pile(f"hand.{seat}")) for seat in range(3)]
    load(game, b="camel", c="camel")
    assert game.state.place == "market"
    now = [len(game.table.pile(f"hand.{seat}")) for seat in range(3)]
    assert [after - before for after, before in zip(now, hands, strict=True)] == [2, 1, 0]
    assert now[2] == 5


@pytest.mark.rule("LC-009")
def test_a_scout_from_the_hand_adds_two() -> None:
    game = three(hand_1=["scout", "rope", "mule"], hand_0=["rope", "rope", "mule"])
    game.answer(0, "watch:2")
    load(game, a="rope", b="rope")
    assert game.asked() == [1]
    assert keys(game, 1) == ["react:scout:scout", "pass"]
    game.answer(1, "react:scout:scout")
    assert game.state.place == "flats"
    assert "scout" in game.table.pile("discards")


@pytest.mark.rule("LC-009")
def test_a_scout_does_not_help_where_more_is_missing() -> None:
    game = three(hand_1=["scout", "rope", "mule"], hand_0=["slit-skin", "rope", "mule"])
    game.answer(0, "watch:2")
    load(game, a="slit-skin", b="rope")
    assert (game.asked(), game.state.place) == ([1], "well")
    assert "scout" in game.table.pile("hand.1")


@pytest.mark.rule("LC-010")
def test_the_supply_is_made_anew_from_what_was_discarded() -> None:
    """The last player is always the watch, draws no more with five cards, and leads on the fifth day."""
    game = Runner(GAME, Setup(5), seed_from(2))
    game.state.water = 12
    while game.state.day < 5:
        seat = game.asked()[0]
        game.answer(seat, game.options(seat)[-1])
    assert (len(game.table.pile("supply")), len(game.table.pile("discards"))) == (3, 16)
    while game.state.day < 6:
        seat = game.asked()[0]
        game.answer(seat, game.options(seat)[-1])
    assert (len(game.table.pile("supply")), len(game.table.pile("discards"))) == (18, 0)
    assert "log-supply" in [line.id for line in told(game, 0)]


@pytest.mark.rule("LC-011")
def test_at_the_harbour_all_but_the_raider_win() -> None:
    game = three()
    game.state.ahead = "harbour"
    game.answer(0, "watch:1")
    load(game, a="mule", c="mule")
    assert game.over
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("harbour", [0, 1])


@pytest.mark.rule("LC-011")
def test_without_water_in_the_evening_the_raider_wins() -> None:
    game = three()
    game.state.water = 1
    game.answer(0, "watch:1")
    load(game, a="mule", c="mule")
    assert game.state.place == "flats"
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("dry", [2])
