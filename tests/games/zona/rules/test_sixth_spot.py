"""Zona, chapter 15: the 6th spot."""

from __future__ import annotations

import pytest

from tests.games.zona.tables import B, P, Play, hero

FIVE = ["fire_axe", "kitchen_cleaver", "miners_lamp", "radio_scanner", "bicycle"]


def take_junk(game: Play) -> Play:
    """The Frontier's test is passed, and its winner takes a climbing line."""
    return game.roll((P, B, B)).do("local", "choose:junk")


TOPS = {"deck.junk": ["climbing_line"]}


@pytest.mark.rule("Z-238", "Z-239")
@pytest.mark.parametrize(("source", "worn"), [("bread_bag", False), ("siphon", False), ("cargo_trousers", True)])
def test_a_source_gives_one_space_more_without_being_used(source: str, worn: bool) -> None:
    at_hand = {"worn": [source], "items": FIVE} if worn else {"items": [*FIVE, source]}
    game = take_junk(hero("frontier", tops=TOPS, **at_hand))  # type: ignore[arg-type]
    assert game.pile("packed.1") == [*FIVE, "climbing_line"]
    assert game.me.tokens == {}


@pytest.mark.rule("Z-238")
def test_without_a_source_there_are_five_spaces() -> None:
    assert take_junk(hero("frontier", items=FIVE, tops=TOPS)).asked == "ask-make-room"


@pytest.mark.rule("Z-239")
def test_a_deactivated_source_gives_the_spot_as_well() -> None:
    game = take_junk(hero("frontier", items=[*FIVE, "siphon"], tokens={"siphon": 1}, tops=TOPS))
    assert len(game.pile("packed.1")) == 6


@pytest.mark.rule("Z-240")
def test_gear_gives_the_spot_only_while_it_is_worn() -> None:
    game = take_junk(hero("frontier", items=[*FIVE[:4], "cargo_trousers"], tops=TOPS))
    assert game.asked == "ask-make-room"


@pytest.mark.rule("Z-241")
def test_several_sources_make_one_spot() -> None:
    items = [*FIVE, "probing_pole", "bread_bag", "siphon", "false_bottom"]
    game = take_junk(hero("frontier", items=items, worn=["cargo_trousers"], tops=TOPS))
    assert game.asked == "ask-make-room"


@pytest.mark.rule("Z-242")
def test_what_lay_on_the_lost_spot_goes_into_the_backpack() -> None:
    game = hero("frontier", items=[*FIVE, "bread_bag"]).do("drop-something", "drop:bread_bag")
    assert (game.asked, game.pile("packed.1")) == ("ask-action", FIVE)


@pytest.mark.rule("Z-243", "Z-244")
@pytest.mark.parametrize("dropped", ["steel_helmet", "bicycle"])
def test_without_room_something_is_dropped_and_gear_does_not_go_onto_the_body(dropped: str) -> None:
    six = [*FIVE, "steel_helmet"]
    game = hero("frontier", items=[*six, "bread_bag"]).do("drop-something", "drop:bread_bag")
    assert (game.asked, game.keys) == ("ask-lost-spot", [f"drop:{card}" for card in six])
    game.do(f"drop:{dropped}")
    assert game.pile("packed.1") == [card for card in six if card != dropped]
    assert game.pile("worn.1") == []


@pytest.mark.rule("Z-242", "Z-243")
def test_new_trousers_without_the_spot_take_it_away() -> None:
    game = hero("barracks", items=FIVE, worn=["cargo_trousers"], tops={"deck.equipment": ["army_boots"]})
    game.do("local", "wear-new")
    assert (game.asked, game.keys) == ("ask-make-room", [*(f"drop:{card}" for card in FIVE), "drop:cargo_trousers"])
    game.do("drop:bicycle")
    assert game.pile("packed.1") == [*FIVE[:4], "cargo_trousers"]


@pytest.mark.rule("Z-242", "Z-243")
def test_dropping_the_trousers_themselves_leaves_one_item_too_many() -> None:
    six = [*FIVE, "probing_pole"]
    game = hero("barracks", items=six, worn=["cargo_trousers"], tops={"deck.equipment": ["army_boots"]})
    game.do("local", "wear-new", "drop:cargo_trousers")
    assert (game.asked, game.keys) == ("ask-lost-spot", [f"drop:{card}" for card in six])
    game.do("drop:bicycle")
    assert (game.asked, len(game.pile("packed.1"))) == ("ask-action", 5)


@pytest.mark.rule("Z-243", "Z-529")
def test_the_last_use_of_an_item_serves_as_well_as_dropping_it() -> None:
    six = [*FIVE, "field_medkit"]
    tops = {"deck.equipment": ["army_boots"]}
    game = hero("barracks", items=six, worn=["cargo_trousers"], tops=tops, tokens={"field_medkit": 2}, damage=1)
    game.do("local", "wear-new", "drop:cargo_trousers")
    assert (game.asked, game.uses()) == ("ask-lost-spot", ["use:field_medkit"])
    game.do("use:field_medkit")
    assert (game.asked, game.me.damage, game.pile("packed.1")) == ("ask-action", 0, FIVE)
