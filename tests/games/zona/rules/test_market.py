"""Zona, chapter 17: the marketplace, buying and taking."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.zona.content.index import ITEM, THREAT
from fivefires.kernel import Refused
from tests.games.zona.tables import BAD, GOOD, HERO, NEUTRAL, B, P, Play, hero

JUNK_ROW = ["iodine", "bandages", "fire_axe", "crowbar"]  # 100, 100, 200, 200
EQUIPMENT_ROW = ["sedatives", "adrenaline", "assault_rifle", "steel_helmet"]  # 200, 200, 500, 200


def market(place: str = "village", junk: list[str] | None = None, **wished: Any) -> Play:
    """A marketplace with known cards; the hero is about to act."""
    game = hero(place, at_turn=False, **wished)
    table = game.runner.table
    for row, cards in (("junk", junk or JUNK_ROW), ("equipment", EQUIPMENT_ROW)):
        for column in range(1, 5):
            table.move_all(f"market.{row}.{column}", f"deck.{row}")
        for column, card in enumerate(cards, start=1):
            table.move(card, f"deck.{row}", f"market.{row}.{column}")
    while game.seat != HERO:
        game.do("pass")
    return game


def buys(game: Play) -> list[str]:
    return [key for key in game.keys if key.startswith("buy:")]


def row(game: Play, name: str) -> list[str]:
    return [card for column in range(1, 5) for card in game.pile(f"market.{name}.{column}")]


@pytest.mark.rule("Z-264")
def test_the_marketplace_is_open_while_camping_and_at_no_other_question() -> None:
    game = market(rubles=900)
    assert buys(game) == []
    assert buys(game.do("local")) != []
    assert buys(market("frontier", rubles=900)) == []


@pytest.mark.rule("Z-264", "Z-270")
@pytest.mark.parametrize(("reputation", "columns"), [(BAD, 2), (NEUTRAL, 3), (GOOD, 4)])
def test_an_event_may_open_it_and_the_columns_hold_there_too(reputation: int, columns: int) -> None:
    # Market without stalls at the Farms: one junk card, 100 rubles cheaper.
    game = market("farms", rubles=900, reputation=reputation, tops={"events.green": ["g11"]}).do("pass")
    assert buys(game) == [f"buy:junk:{column}" for column in range(1, columns + 1)]
    game.do("buy:junk:2")
    assert game.me.rubles == 900


@pytest.mark.rule("Z-270")
def test_a_card_may_open_every_column() -> None:
    game = market("proving_grounds", rubles=900, reputation=BAD, tops={"events.yellow": ["y18"]})
    game.roll((B, B, B)).do("pass")
    assert len(buys(game)) == 8


@pytest.mark.rule("Z-265")
def test_an_item_costs_what_is_printed_on_it() -> None:
    game = market(rubles=300, reputation=GOOD).do("local")
    assert "buy:equipment:3" not in game.keys
    game.do("buy:equipment:2")
    assert (game.me.rubles, game.pile("small.1")) == (100, ["adrenaline"])
    assert buys(game) == ["buy:junk:1", "buy:junk:2"]
    with pytest.raises(Refused):
        game.do("buy:equipment:1")
    assert game.me.rubles == 100


@pytest.mark.rule("Z-266", "Z-267", "Z-268")
@pytest.mark.parametrize(("reputation", "columns"), [(BAD, 2), (NEUTRAL, 3), (GOOD, 4)])
def test_the_columns_open_by_reputation(reputation: int, columns: int) -> None:
    game = market(rubles=900, reputation=reputation).do("local")
    opened = range(1, columns + 1)
    assert buys(game) == [f"buy:{name}:{column}" for name in ("junk", "equipment") for column in opened]


@pytest.mark.rule("Z-269")
def test_any_number_is_bought_each_judged_at_its_moment() -> None:
    game = market(rubles=500).do("local", "buy:junk:1", "buy:junk:2", "buy:equipment:1")
    assert (game.me.rubles, sorted(game.pile("small.1"))) == (100, ["bandages", "iodine", "sedatives"])
    assert buys(game) == []


@pytest.mark.rule("Z-269")
def test_a_reputation_that_changes_between_two_purchases_counts() -> None:
    game = market("research_station", rubles=900, items=["counterfeit_pass"], reputation=NEUTRAL)
    assert "use:counterfeit_pass" in game.keys
    game.do("use:counterfeit_pass", "local")
    assert "buy:junk:4" in game.keys


@pytest.mark.rule("Z-271", "Z-272")
def test_a_spot_stays_empty_to_the_end_of_the_turn_then_the_row_moves_up() -> None:
    game = market(rubles=500, tops={"deck.junk": ["canned_stew", "lucky_coin"], "deck.equipment": ["dosimeter"]})
    tops = {name: [*reversed(game.pile(f"deck.{name}"))] for name in ("junk", "equipment")}
    game.do("local", "buy:junk:1", "buy:junk:3", "buy:equipment:1")
    assert [len(game.pile(f"market.junk.{column}")) for column in range(1, 5)] == [0, 1, 0, 1]
    assert row(game, "junk") == ["bandages", "crowbar"]
    game.do("pass")
    assert row(game, "junk") == ["bandages", "crowbar", *tops["junk"][:2]]
    assert row(game, "equipment") == [*EQUIPMENT_ROW[1:], tops["equipment"][0]]


@pytest.mark.rule("Z-273")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    game = hero("barracks", at_turn=False)
    game.runner.table.move_all("deck.equipment", "discards.equipment")
    count = len(game.pile("discards.equipment"))
    game.do("pass", "local")
    while game.asked != "ask-action":
        game.do(game.keys[-1])
    assert (len(game.pile("deck.equipment")), game.pile("discards.equipment")) == (count - 1, [])


@pytest.mark.rule("Z-273")
def test_without_discards_nothing_is_gained_and_a_spot_stays_empty() -> None:
    game = hero("barracks", at_turn=False)
    game.runner.table.move_all("deck.equipment", "box")
    game.do("pass", "local")
    assert (game.asked, game.me.reputation, game.pile("packed.1"), game.pile("small.1")) == ("ask-action", BAD, [], [])
    game = market(rubles=500)
    game.runner.table.move_all("deck.equipment", "box")
    game.do("local", "buy:equipment:1", "done", "pass")
    assert row(game, "equipment") == EQUIPMENT_ROW[1:]


@pytest.mark.rule("Z-274")
@pytest.mark.parametrize(
    ("place", "pile", "card"),
    [("frontier", "deck.junk", "lucky_coin"), ("misty_hill", "deck.yellow_artifact", "lead_egg")],
)
def test_an_order_to_take_gives_the_top_card(place: str, pile: str, card: str) -> None:
    game = hero(place, tops={pile: [card, "grey_rose" if "artifact" in pile else "chess_set"]})
    game.roll((P, B, B)).do("local")
    if place == "frontier":
        game.do("choose:junk")
    assert game.pile("small.1") == [card]


@pytest.mark.rule("Z-275")
def test_players_at_the_same_place_are_offered_no_trade_with_each_other() -> None:
    items = ["bandages", "fire_axe", "sponge"]
    game = hero("roadhouse", items=items, trophies=["mangy_hound"], rubles=500)
    assert game.state.scavengers[0].place == "roadhouse"
    tags = {key.partition(":")[0] for key in game.keys}
    assert tags == {"move", "local", "drop-something", "pass"}
    tags = {key.partition(":")[0] for key in game.do("local").keys}
    assert tags == {"buy", "sell", "drop-something", "done"}
    before = [one.rubles for one in game.state.scavengers]
    game.do("sell:sponge")
    assert [one.rubles for one in game.state.scavengers] == [before[0], before[1] + 200]
    assert game.pile("packed.0") == []


@pytest.mark.rule("Z-276")
def test_only_trophies_and_artifacts_can_be_sold() -> None:
    items = ["bandages", "fire_axe", "adrenaline", "sponge", "lead_egg", "homunculus", "directorate_pass"]
    items.append("bag_of_bolts")
    game = hero("village", items=items, worn=["steel_helmet"], trophies=["mangy_hound"]).do("local")
    sold = {key for key in game.keys if key.startswith("sell")}
    assert sold == {"sell:mangy_hound", "sell:sponge", "sell:lead_egg", "sell:homunculus"}


@pytest.mark.rule("Z-541")
def test_all_amounts_are_multiples_of_100() -> None:
    amounts = [item.spec.price for item in ITEM.values()]
    amounts += [threat.spec.reward.trophy for threat in THREAT.values()]
    assert len(amounts) > 200
    assert [amount for amount in amounts if amount % 100] == []
