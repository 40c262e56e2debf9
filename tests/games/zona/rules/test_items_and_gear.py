"""Zona, chapter 14: items and gear."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content.index import GEAR, ITEM
from tests.games.zona.tables import B, M, P, hero

# Five things that need a space each.
FULL = ["crowbar", "kitchen_cleaver", "miners_lamp", "radio_scanner", "bicycle"]
SMALL = ["bandages", "bandages#2", "iodine", "iodine#2", "valerian_drops", "canned_stew", "lucky_coin", "prayer_card",
         "chess_set", "sewing_kit", "wire_snare", "firecrackers"]  # fmt: skip


@pytest.mark.rule("Z-220", "Z-234", "Z-235", "Z-236")
@pytest.mark.parametrize(
    ("item", "pile"),
    [
        ("crowbar", "discards.junk"),
        ("adrenaline", "discards.equipment"),
        ("sponge", "discards.green_artifact"),
        ("lead_egg", "discards.yellow_artifact"),
        ("directorate_pass", "box"),
        ("homunculus", "box"),
        ("bag_of_bolts", "box"),
    ],
)
def test_a_dropped_item_goes_to_the_discards_of_its_type_or_to_the_box(item: str, pile: str) -> None:
    game = hero("frontier", items=[item]).do("drop-something", f"drop:{item}")
    assert game.pile(pile)[-1] == item


@pytest.mark.rule("Z-234")
def test_a_spent_item_goes_to_the_discards_of_its_type() -> None:
    game = hero("frontier", items=["bandages"], damage=1).do("use:bandages")
    assert game.pile("discards.junk") == ["bandages"]


@pytest.mark.rule("Z-220")
def test_there_are_junk_equipment_secret_items_and_artifacts_of_two_colours() -> None:
    game = hero()
    counts = game.runner.table.box.counts(game.state)
    cards = {name: count for name, count in counts.items() if name.endswith("-card")}
    assert cards == {
        "junk-card": 38,
        "equipment-card": 38,
        "secret-item-card": 16,
        "green-artifact-card": 17,
        "yellow-artifact-card": 17,
        "starting-item-card": 40,
        "rumor-card": 21,
        "emission-card": 8,
    }


@pytest.mark.rule("Z-221", "Z-222")
def test_small_items_need_no_space_and_are_without_number() -> None:
    game = hero("frontier", items=[*FULL, *SMALL], tops={"deck.junk": ["energy_drink"]})
    game.roll((P, B, B)).do("local", "choose:junk")
    assert game.asked == "ask-taking"  # The crowbar is offered, and room is not asked for.
    game.do("decline")
    assert game.pile("small.1") == [*SMALL, "energy_drink"]
    assert game.pile("packed.1") == FULL


@pytest.mark.rule("Z-223", "Z-224")
def test_gear_covers_one_or_two_body_parts() -> None:
    assert len(GEAR) > 20
    for card, item in ITEM.items():
        covers = [str(part) for part in item.spec.covers]
        assert (card in GEAR) is bool(covers), card
        assert len({*covers}) == len(covers) <= 2, card
        assert {*covers} <= {"head", "torso", "hands", "legs"}, card


@pytest.mark.rule("Z-225", "Z-229", "Z-528")
def test_gear_for_the_same_body_part_is_not_worn_together() -> None:
    game = hero("frontier", items=["steel_helmet", "faraday_hood", "hazmat_suit", "army_boots"]).do("gear")
    assert {*game.keys} == {
        "wear:",
        "wear:steel_helmet",
        "wear:faraday_hood",
        "wear:hazmat_suit",
        "wear:army_boots",
        "wear:army_boots,steel_helmet",
        "wear:army_boots,faraday_hood",
        "wear:army_boots,hazmat_suit",
    }
    game.do("wear:army_boots,hazmat_suit")
    assert sorted(game.pile("worn.1")) == ["army_boots", "hazmat_suit"]
    assert sorted(game.pile("packed.1")) == ["faraday_hood", "steel_helmet"]


@pytest.mark.rule("Z-226")
def test_packed_gear_takes_a_space_and_worn_gear_none() -> None:
    tops = {"deck.junk": ["fire_axe"]}
    game = hero("frontier", items=[*FULL[:4], "steel_helmet"], tops=tops).roll((P, B, B)).do("local", "choose:junk")
    assert game.asked == "ask-make-room"
    game = hero("frontier", items=FULL[:4], worn=["steel_helmet"], tops=tops).roll((P, B, B))
    game.do("local", "choose:junk")
    assert game.pile("packed.1") == [*FULL[:4], "fire_axe"]


@pytest.mark.rule("Z-227")
def test_gear_works_only_while_it_is_worn() -> None:
    assert hero("junkyard", worn=["old_gas_mask"]).do("local").uses() == ["use:old_gas_mask"]
    game = hero("junkyard", items=["old_gas_mask"]).do("local")
    assert (game.asked, game.me.damage) == ("ask-keep", 2)
    game = hero("junkyard", items=[*FULL, "bread_bag", "old_gas_mask"]).do("local")
    assert (game.asked, game.me.damage) == ("ask-keep", 2)


@pytest.mark.rule("Z-228")
def test_new_gear_may_be_worn_at_once_and_takes_the_place_of_other_gear() -> None:
    tops = {"deck.equipment": ["mercenary_armor"]}
    game = hero("barracks", worn=["quilted_jacket", "steel_helmet"], tops=tops).do("local")
    assert game.keys == ["wear-new", "pack-new"]
    game.do("wear-new")
    assert sorted(game.pile("worn.1")) == ["mercenary_armor", "steel_helmet"]
    assert game.pile("packed.1") == ["quilted_jacket"]
    game = hero("barracks", worn=["quilted_jacket"], tops=tops).do("local", "pack-new")
    assert (game.pile("worn.1"), game.pile("packed.1")) == (["quilted_jacket"], ["mercenary_armor"])


@pytest.mark.rule("Z-229", "Z-528")
def test_gear_is_arranged_once_before_the_first_action_and_once_after_each() -> None:
    game = hero("frontier", items=["steel_helmet"], fatigue=5)
    for worn in ("wear:steel_helmet", "wear:"):
        assert "gear" in game.keys
        game.do("gear", worn)
        assert "gear" not in game.keys
        game.do("rest")
    assert game.keys == ["gear", "drop-something", "end-turn"]
    game.do("gear", "wear:steel_helmet")
    assert game.pile("worn.1") == ["steel_helmet"]
    assert game.asked != "ask-free-act"


@pytest.mark.rule("Z-528", "Z-539")
@pytest.mark.parametrize(("packed", "asked"), [((), False), (("old_gas_mask",), False), (("rubber_waders",), True)])
def test_after_the_last_action_one_is_asked_to_put_something_on_and_not_to_change(
    packed: tuple[str, ...], asked: bool
) -> None:
    """Helmet and mask are both for the head, waders are for the legs."""
    game = hero("frontier", worn=["steel_helmet"], items=packed, fatigue=5)
    assert "gear" in game.keys
    game.do("rest", "rest")
    assert (game.asked == "ask-free-act") is asked


@pytest.mark.rule("Z-230")
def test_gear_does_not_change_place_in_an_event_or_in_the_middle_of_an_action() -> None:
    game = hero("quarry", items=["steel_helmet"], tops={"events.green": ["g07"]})
    assert "gear" in game.keys
    game.do("pass")
    assert game.keys == ["choose:set_charges", "choose:carry_sacks", "choose:leave"]
    game = hero("village", items=["steel_helmet"], fatigue=2)
    assert "gear" in game.keys
    assert game.do("local").keys == ["relief", "drop-something", "done"]
    game = hero("farms", items=["steel_helmet"], threats={"farms": ["mangy_hound"]}).roll((B, B, B))
    assert game.do("search:mangy_hound").keys == ["confront:physique", "run"]


@pytest.mark.rule("Z-231")
def test_gear_that_is_taken_off_needs_a_space() -> None:
    game = hero("frontier", items=FULL, worn=["steel_helmet"])
    assert "gear" not in game.keys
    game = hero("barracks", items=FULL, worn=["quilted_jacket"], tops={"deck.equipment": ["mercenary_armor"]})
    game.do("local", "wear-new")
    assert (game.asked, game.keys) == ("ask-make-room", [*(f"drop:{card}" for card in FULL), "drop:quilted_jacket"])
    game.do("drop:bicycle")
    assert game.pile("worn.1") == ["mercenary_armor"]
    assert game.pile("packed.1") == [*FULL[:4], "quilted_jacket"]


@pytest.mark.rule("Z-232")
@pytest.mark.parametrize(("dropped", "packed"), [("bicycle", [*FULL[:4], "fire_axe"]), ("fire_axe", FULL)])
def test_without_a_free_space_something_goes_for_the_new_item_or_the_new_item_goes(
    dropped: str, packed: list[str]
) -> None:
    game = hero("frontier", items=FULL, tops={"deck.junk": ["fire_axe"]}).roll((P, B, B)).do("local", "choose:junk")
    assert (game.asked, game.keys) == ("ask-make-room", [f"drop:{card}" for card in [*FULL, "fire_axe"]])
    game.do(f"drop:{dropped}")
    assert (game.pile("packed.1"), game.pile("discards.junk")) == (packed, [dropped])


@pytest.mark.rule("Z-232", "Z-539")
@pytest.mark.parametrize(("tokens", "crowbars"), [({}, 1), ({"crowbar": 1}, 2)])
def test_copies_that_are_worn_differently_are_told_apart_where_room_is_made(
    tokens: dict[str, int], crowbars: int
) -> None:
    packed = ["crowbar", "crowbar#2", *[card for card in FULL if "crowbar" not in card][:3]]
    game = hero("frontier", items=packed, tokens=tokens, tops={"deck.junk": ["fire_axe"]})
    game.roll((P, B, B)).do("local", "choose:junk")
    assert game.asked == "ask-make-room"
    assert sum(key.startswith("drop:crowbar") for key in game.keys) == crowbars


@pytest.mark.rule("Z-233", "Z-527")
def test_everything_owned_may_be_dropped_in_the_own_turn() -> None:
    game = hero("frontier", items=["bandages", "crowbar", "sponge"], worn=["steel_helmet"]).do("drop-something")
    assert {*game.keys} == {
        "drop:bandages",
        "drop:crowbar",
        "drop:sponge",
        "drop:steel_helmet",
        "drop-nothing",
    }
    game.do("drop:steel_helmet", "drop-something", "drop:bandages")
    assert (game.pile("worn.1"), game.pile("small.1")) == ([], [])
    game.do("drop-something", "drop-nothing")
    assert "drop-something" not in game.keys
    assert "pass" in game.keys


@pytest.mark.rule("Z-237")
def test_trophies_take_no_space_and_cannot_be_dropped() -> None:
    trophies = ["mangy_hound", "mangy_hound#2", "blind_boar"]
    tops = {"deck.junk": ["fire_axe"]}
    game = hero("frontier", items=FULL[:4], trophies=trophies, tops=tops).do("drop-something")
    assert game.keys == [*(f"drop:{card}" for card in FULL[:4]), "drop-nothing"]
    game.roll((P, B, B)).do("drop-nothing", "local", "choose:junk")
    assert game.pile("packed.1") == [*FULL[:4], "fire_axe"]
    assert game.pile("trophies.1") == trophies
    game = hero("frontier", trophies=trophies)
    assert "drop-something" not in game.keys


@pytest.mark.rule("Z-237")
def test_a_trophy_leaves_by_sale() -> None:
    game = hero("village", trophies=["mangy_hound"]).do("local", "sell:mangy_hound")
    assert (game.pile("trophies.1"), game.pile("tray.green_mutant")[-1]) == ([], "mangy_hound")


@pytest.mark.rule("Z-564")
def test_items_belong_to_ten_categories() -> None:
    ten = {"weapon", "tool", "medicine", "food", "alcohol", "document", "device", "light", "clothing", "oddity"}
    found: set[str] = set()
    for card, item in ITEM.items():
        categories = {str(category) for category in item.spec.categories}
        found |= categories
        assert categories, card
        assert card not in GEAR or "clothing" in categories, card
        assert not item.artifact or "oddity" in categories, card
    assert found == ten


@pytest.mark.rule("Z-209")
def test_worn_gear_with_an_attribute_helps_in_its_own_tests_only() -> None:
    game = hero("frontier", worn=["night_vision", "walking_frame"]).roll((M, B, B)).do("local")
    assert game.uses() == ["use:night_vision"]
