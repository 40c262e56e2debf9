"""Zona, chapter 16: using and wearing out items."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.zona.show.view import ZonaView
from tests.games.zona.tables import HERO, B, M, P, T, hero


@pytest.mark.rule("Z-245", "Z-529")
def test_items_are_used_at_every_question_of_the_own_turn() -> None:
    at_action = hero("frontier", items=["bandages"], damage=1)
    assert at_action.uses() == ["use:bandages"]
    before_event = hero("quarry", items=["bandages"], damage=6, tops={"events.green": ["g07"]}).do("pass")
    assert before_event.keys == ["use:bandages", "draw"]
    at_event = hero("quarry", items=["bandages"], damage=1, tops={"events.green": ["g07"]}).do("pass")
    assert at_event.keys == ["choose:set_charges", "choose:carry_sacks", "choose:leave", "use:bandages"]
    in_camp = hero("village", items=["bandages"], damage=1).do("local")
    assert in_camp.uses() == ["use:bandages"]
    at_threat = hero("farms", items=["bandages"], damage=1, threats={"farms": ["mangy_hound"]}).roll((B, B, B))
    assert at_threat.do("search:mangy_hound").uses() == ["use:bandages"]
    at_threat.do("use:bandages")
    assert (at_threat.me.damage, at_threat.keys) == (0, ["confront:physique", "run"])


@pytest.mark.rule("Z-529", "Z-538")
def test_in_a_test_one_may_eat_first_and_force_it_then() -> None:
    game = hero("frontier", items=["canned_stew"], fatigue=5).roll((M, B, B), (P,)).do("local")
    assert game.keys == ["use:canned_stew", "let-stand"]
    game.do("use:canned_stew")
    assert (game.me.fatigue, "force:minus" in game.keys) == (3, True)
    game.do("force:minus")
    assert game.asked == "ask-choice"  # passed


@pytest.mark.rule("Z-529")
def test_a_weakness_healed_in_a_test_counts_at_once() -> None:
    # Olga's alertness is 2, 1 with the weakness; the Frontier asks for 3.
    game = hero("frontier", items=["grey_rose"], weaknesses=["alertness"], fatigue=5).roll((P, B, B)).do("local")
    assert (game.total, game.keys) == (2, ["use:grey_rose", "let-stand"])
    game.do("use:grey_rose")
    assert (game.asked, game.me.weaknesses) == ("ask-choice", [])


@pytest.mark.rule("Z-529", "Z-539")
def test_healing_makes_room_before_damage_is_placed() -> None:
    # The Junkyard does 2 radiation; Olga has 6 spaces, one of them free.
    game = hero("junkyard", items=["bandages"], damage=5).do("local")
    assert (game.asked, game.keys) == ("ask-protect", ["use:bandages", "take-it"])
    game.do("use:bandages")
    assert (game.asked, game.me.damage, game.me.weaknesses) == ("ask-keep", 6, [])
    assert hero("junkyard", items=["bandages"], damage=4).do("local").asked == "ask-keep"


@pytest.mark.rule("Z-529", "Z-539")
def test_relief_before_damage_lets_an_artifact_be_used() -> None:
    game = hero("junkyard", items=["clot", "canned_stew"], fatigue=4).do("local")
    assert game.keys == ["use:canned_stew", "take-it"]
    game.do("use:canned_stew")
    assert "use:clot" in game.keys


@pytest.mark.rule("Z-529")
def test_healing_and_relief_come_before_exhaustion_too() -> None:
    # Chernobyl: 2 fatigue.
    game = hero("chernobyl", items=["canned_stew", "bandages"], fatigue=5, damage=6).do("local")
    assert (game.asked, game.keys) == ("ask-before-fatigue", ["use:canned_stew", "take-it"])
    game.do("take-it")
    assert (game.asked, game.uses()) == ("ask-before-exhaustion", ["use:canned_stew", "use:bandages"])
    game.do("use:bandages", "take-it")
    assert (game.asked, game.me.damage) == ("ask-weakness", 6)
    game = hero("chernobyl", items=["canned_stew"], fatigue=5).do("local", "use:canned_stew")
    assert (game.me.fatigue, game.me.damage) == (5, 0)


@pytest.mark.rule("Z-529")
def test_items_are_used_before_an_encounter_when_something_else_can_be() -> None:
    items = ["bandages", "anomaly_scanner"]
    game = hero("farms", items=items, damage=2, threats={"farms": ["lullaby"]}).do("search:lullaby")
    assert game.keys == ["use:anomaly_scanner", "use:bandages", "go-on"]
    assert game.do("use:bandages").me.damage == 1


@pytest.mark.rule("Z-529")
def test_the_last_use_of_a_packed_item_makes_room() -> None:
    packed = ["crowbar", "crowbar#2", "fire_axe", "bicycle", "field_medkit"]
    tops = {"deck.junk": ["kitchen_cleaver"]}
    game = hero("frontier", items=packed, tokens={"field_medkit": 2}, damage=1, tops=tops).roll((P, B, B))
    game.do("local", "choose:junk")
    assert game.uses() == ["use:field_medkit"]
    game.do("use:field_medkit")
    assert game.pile("packed.1") == [*packed[:4], "kitchen_cleaver"]


@pytest.mark.rule("Z-249", "Z-529")
def test_each_use_of_an_item_has_its_own_answer_and_one_excludes_the_other() -> None:
    # White Lake does 1 radiation first; its test is of smarts.
    game = hero("white_lake", items=["energy_drink"], fatigue=3).roll((M, M, B)).do("local")
    assert game.uses() == ["use:energy_drink", "use:energy_drink.2"]
    game.do("use:energy_drink.2")
    assert (game.me.fatigue, game.uses()) == (2, [])


@pytest.mark.rule("Z-247", "Z-529")
def test_in_a_test_of_the_rumor_phase_nobody_eats() -> None:
    game = hero("frontier", items=["canned_stew"], fatigue=3, tops={"rumors": ["r05"], "events.green": ["g12"]})
    game.do("pass").roll((P, B, B))
    game.roll((M, B, B))
    while game.asked != "ask-test" or game.state.stage != "resolve_rumor":
        game.do(game.keys[-1])
    assert game.uses() == []


@pytest.mark.rule("Z-246")
def test_the_rumor_phase_is_nobodys_turn() -> None:
    game = hero("roadhouse", items=["bandages"], damage=1, at_turn=False)
    game.state.voice = HERO
    game.do("pass")
    assert game.uses() == ["use:bandages"]
    game.do("pass")
    assert (game.asked, game.seat, game.uses()) == ("ask-place", HERO, [])


@pytest.mark.rule("Z-247")
def test_outside_the_own_turn_items_answer_tests_and_damage() -> None:
    items = ["bandages", "bag_of_bolts", "iodine"]
    game = hero("frontier", items=items, damage=1, tops={"rumors": ["r05"], "events.green": ["g12"]})
    game.do("pass").roll((P, B, B))
    game.roll((M, B, B))
    while game.asked != "ask-test" or game.state.stage != "resolve_rumor":
        game.do(game.keys[-1])
    assert game.uses() == ["use:bag_of_bolts"]
    game.do("let-stand")
    assert (game.asked, game.uses()) == ("ask-protect", ["use:iodine"])


@pytest.mark.rule("Z-248")
def test_an_item_that_names_its_moment_is_used_at_that_moment() -> None:
    game = hero("frontier", items=["cloister"], tops={"events.green": ["g12"]}, at_turn=False)
    game.state.marker = 5
    game.do("pass", "pass").roll((P, B, B))
    while game.asked != "ask-flee" or game.seat != HERO:
        game.do(game.keys[-1])
    assert "flee:roadhouse+cloister" in game.keys


@pytest.mark.rule("Z-249")
def test_an_item_is_used_once_in_one_test_and_again_in_the_next() -> None:
    game = hero("frontier", items=["bag_of_bolts"], tops={"events.green": ["g01"]}).roll((M, M, B), (M, M, B))
    game.do("local", "use:bag_of_bolts")
    assert game.uses() == []
    game.do("let-stand", "pass")
    assert game.uses() == ["use:bag_of_bolts"]


@pytest.mark.rule("Z-249")
def test_an_item_is_used_once_against_one_package() -> None:
    # Two radiation; the waders cancel one of them, once.
    game = hero("junkyard", worn=["rubber_waders"]).do("local", "use:rubber_waders")
    assert (game.asked, game.me.damage) == ("ask-keep", 1)


@pytest.mark.rule("Z-250")
def test_every_use_puts_a_token_on_the_card() -> None:
    game = hero("frontier", items=["bag_of_bolts", "miners_lamp"]).roll((M, M, B))
    game.do("local", "use:bag_of_bolts", "use:miners_lamp", "let-stand")
    assert game.me.tokens == {"bag_of_bolts": 1, "miners_lamp": 1}


@pytest.mark.rule("Z-251")
def test_a_single_use_item_is_discarded_and_works_all_the_same() -> None:
    game = hero("frontier", items=["bandages"], damage=2).do("use:bandages")
    assert (game.me.damage, game.pile("small.1"), game.pile("discards.junk")) == (1, [], ["bandages"])


@pytest.mark.rule("Z-252")
def test_the_last_use_of_a_consumable_works_and_discards_it() -> None:
    # The geiger counter has three spaces. White Lake: smarts against 4, with the anomaly mark; Olga has 3.
    tops = {"deck.equipment": ["adrenaline"]}
    game = hero("white_lake", items=["geiger_counter"], tokens={"geiger_counter": 1}, tops=tops, fatigue=5)
    game.roll((B, B, B)).do("local", "use:geiger_counter")
    assert (game.pile("packed.1"), game.me.tokens) == (["geiger_counter"], {"geiger_counter": 2})
    game = hero("white_lake", items=["geiger_counter"], tokens={"geiger_counter": 2}, tops=tops)
    game.roll((B, B, B)).do("local", "use:geiger_counter")
    assert (game.pile("packed.1"), game.me.tokens) == ([], {})
    assert game.pile("discards.junk") == ["geiger_counter"]
    assert game.pile("small.1") == ["adrenaline"]


@pytest.mark.rule("Z-253")
def test_each_repair_takes_one_token_off_a_consumable() -> None:
    game = hero("roadhouse", items=["fire_axe"], tokens={"fire_axe": 2}, rubles=200).do("local", "repair:fire_axe")
    assert (game.me.tokens, game.me.rubles) == ({"fire_axe": 1}, 100)
    game = hero("barracks", items=["fire_axe"], tokens={"fire_axe": 2}, tops={"events.green": ["g06"]})
    game.do("pass", "choose:use_the_bench", "repair:fire_axe")
    assert game.me.tokens == {"fire_axe": 1}
    game.do("repair:fire_axe")
    assert game.me.tokens == {}


@pytest.mark.rule("Z-254")
def test_a_durable_item_is_used_once_a_round_and_never_wears_out() -> None:
    game = hero("frontier", items=["miners_lamp"], tops={"events.green": ["g01"]})
    game.roll((M, B, B), (M, B, B)).do("local", "use:miners_lamp", "let-stand", "pass")
    assert (game.asked, game.uses()) == ("ask-test", [])
    game.do("let-stand").until_round(2)
    while game.seat != HERO:
        game.do("pass")
    game.roll((M, B, B)).do("local")
    assert game.uses() == ["use:miners_lamp"]
    assert game.pile("packed.1") == ["miners_lamp"]


@pytest.mark.rule("Z-255")
def test_a_deactivated_item_is_of_no_use_until_the_refresh() -> None:
    # The magnet storm deactivates a durable item at once, then comes detection 3.
    threats = {"factory": ["magnet_storm"]}
    game = hero("factory", items=["miners_lamp"], threats=threats, tops={"events.yellow": ["y22"]})
    game.roll((M, P, B)).do("search:magnet_storm")
    assert (game.asked, game.uses(), game.me.tokens) == ("ask-test", [], {"miners_lamp": 1})
    game.do("let-stand", "run", "pass").roll((P, P, P)).until_round(2)
    assert game.me.tokens == {}


@pytest.mark.rule("Z-256")
def test_repairing_does_not_touch_the_token_of_a_durable_item() -> None:
    game = hero("village", items=["miners_lamp"], tokens={"miners_lamp": 1}, rubles=500, reputation=1).do("local")
    assert [key for key in game.keys if key.startswith("repair") or key in ("overhaul", "free-repair")] == []
    game.do("done", "pass").until_round(2)
    assert game.me.tokens == {}


@pytest.mark.rule("Z-256")
def test_the_refresh_does_not_repair_consumables() -> None:
    game = hero("village", items=["fire_axe"], tokens={"fire_axe": 2}).do("pass").until_round(2)
    assert game.me.tokens == {"fire_axe": 2}


@pytest.mark.rule("Z-257", "Z-260")
def test_damaging_an_item_puts_a_token_on_it_and_does_nothing_else() -> None:
    # The event g06 damages an item, then brings junk.
    game = hero("quarry", items=["field_medkit"], damage=3, tops={"events.green": ["g06"], "deck.junk": ["iodine"]})
    game.do("pass")
    assert (game.me.tokens, game.me.damage) == ({"field_medkit": 1}, 3)


@pytest.mark.rule("Z-258")
def test_damage_on_the_last_space_discards_the_item() -> None:
    tops = {"events.green": ["g06"], "deck.junk": ["iodine"]}
    game = hero("quarry", items=["fire_axe"], tokens={"fire_axe": 2}, tops=tops).do("pass")
    assert (game.pile("packed.1"), game.pile("discards.junk")) == ([], ["fire_axe"])
    game = hero("quarry", items=["valerian_drops"], tops=tops).do("pass")
    assert (game.pile("small.1"), game.pile("discards.junk")) == (["iodine"], ["valerian_drops"])


@pytest.mark.rule("Z-259", "Z-260")
def test_durable_items_are_not_damaged_and_the_owner_picks_among_the_others() -> None:
    tops = {"events.green": ["g06"], "deck.junk": ["iodine"]}
    game = hero("quarry", items=["miners_lamp", "fire_axe", "valerian_drops"], tops=tops).do("pass")
    assert {*game.keys} == {"damage:fire_axe", "damage:valerian_drops"}
    game.do("damage:fire_axe")
    assert game.me.tokens == {"fire_axe": 1}
    game = hero("quarry", items=["miners_lamp"], tops=tops).do("pass")
    assert (game.me.tokens, game.pile("small.1")) == ({}, ["iodine"])


@pytest.mark.rule("Z-261")
def test_owning_an_item_of_a_category_is_enough() -> None:
    # The event g13 gives 200 rubles to whoever has a light; others are tested.
    game = hero("farms", items=["road_flares"], tokens={"road_flares": 1}, tops={"events.green": ["g13"]}).do("pass")
    assert (game.me.rubles, game.me.tokens, game.pile("small.1")) == (200, {"road_flares": 1}, ["road_flares"])
    game = hero("farms", items=["fire_axe"], tops={"events.green": ["g13"]}).roll((M, B, B)).do("pass")
    assert (game.asked, game.me.rubles) == ("ask-test", 0)


@pytest.mark.rule("Z-262")
def test_a_crowbar_that_an_event_asks_for_gets_a_token_and_does_nothing_else() -> None:
    game = hero("wetlands", items=["crowbar"], tops={"events.green": ["g10"], "deck.equipment": ["adrenaline"]})
    junk = len(game.pile("deck.junk"))
    game.do("pass", "choose:with_crowbar")
    assert (game.me.tokens, game.pile("small.1")) == ({"crowbar": 1}, ["adrenaline"])
    assert (game.pile("packed.1"), len(game.pile("deck.junk"))) == (["crowbar"], junk)


@pytest.mark.rule("Z-262")
def test_a_crowbar_used_for_an_event_adds_nothing_to_the_junk_that_it_brings() -> None:
    tops = {"events.green": ["g03"]}
    game = hero("junkyard", items=["crowbar"], tops=tops).do("pass", "choose:with_crowbar")
    game.do(game.keys[0]).do(game.keys[0])
    assert "use:crowbar" not in game.keys
    assert game.me.tokens == {"crowbar": 1}
    other = hero("junkyard", items=["crowbar", "crowbar#2"], tokens={"crowbar#2": 1}, tops=tops).do(
        "pass", "choose:with_crowbar", "damage:crowbar"
    )
    other.do(other.keys[0]).do(other.keys[0])
    assert other.keys == ["use:crowbar#2", "decline"]


@pytest.mark.rule("Z-263")
def test_only_a_crowbar_counts_as_a_crowbar() -> None:
    tops = {"events.green": ["g10"]}
    game = hero("wetlands", items=["fire_axe", "bolt_cutters", "rebar_club"], tops=tops).do("pass")
    assert game.keys == ["choose:force_it", "choose:leave"]
    game = hero("wetlands", items=["crowbar#3"], tops=tops).do("pass")
    assert game.keys == ["choose:with_crowbar", "choose:force_it", "choose:leave"]


@pytest.mark.rule("Z-531")
def test_an_option_to_use_an_item_says_what_it_leaves_and_the_new_total() -> None:
    game = hero("frontier", items=["bag_of_bolts"], tokens={"bag_of_bolts": 1}).roll((M, B, T)).do("local")
    option: Any = next(one for one in game.runner.options(HERO) if getattr(one, "source", "") == "bag_of_bolts")
    view = ZonaView(game.state, HERO)
    assert game.total == 1
    assert option.note(view).args["total"] == 2
    left = option.label(view).args["left"]
    assert (left.id, left.args) == ("left-uses", {"uses": 1})
