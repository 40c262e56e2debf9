"""Zona, chapter 18: artifacts."""

from __future__ import annotations

import pytest

from tests.games.zona.tables import B, M, T, hero


@pytest.mark.rule("Z-277")
def test_artifacts_are_placed_worn_out_and_dropped_like_items() -> None:
    five = ["fire_axe", "kitchen_cleaver", "miners_lamp", "climbing_line", "crowbar"]
    game = hero("wetlands", items=five, tops={"events.green": ["g02"], "deck.green_artifact": ["sponge"]})
    game.roll((B, B, B)).do("pass")
    assert (game.asked, game.keys[-1]) == ("ask-make-room", "drop:sponge")
    game = hero("frontier", items=["needle_moss"], tokens={"needle_moss": 2}, damage=2).do("use:needle_moss")
    assert (game.me.damage, game.pile("discards.green_artifact")) == (1, ["needle_moss"])
    game = hero("frontier", items=["sponge"]).do("drop-something", "drop:sponge")
    assert game.pile("discards.green_artifact") == ["sponge"]
    game = hero("frontier", items=["feather_stone"]).roll((M, B, B), (B,)).do("local", "use:feather_stone:minus")
    assert (game.me.tokens, game.uses()) == ({"feather_stone": 1}, [])


@pytest.mark.rule("Z-278", "Z-282")
def test_the_cards_of_both_decks_and_marked_secret_items_are_artifacts() -> None:
    items = ["sponge", "lead_egg", "homunculus", "frozen_second", "source_splinter", "directorate_pass", "null_crown"]
    game = hero("village", items=items).do("local")
    sold = {key for key in game.keys if key.startswith("sell:")}
    assert sold == {f"sell:{card}" for card in items[:5]}
    game = hero("factory", items=["homunculus"])
    assert "local" in game.keys
    game = hero("factory", items=["directorate_pass"])
    assert "local" not in game.keys


@pytest.mark.rule("Z-279")
def test_an_impact_is_suffered_with_every_use() -> None:
    # Weeping amber: one plus in willpower for 1 fatigue. Misty Hill: 1 mental, then willpower 3 against 3.
    game = hero("misty_hill", items=["weeping_amber"]).roll((M, M, B)).do("local", "use:weeping_amber")
    assert (game.me.fatigue, game.total) == (2, 2)


@pytest.mark.rule("Z-279", "Z-286")
def test_an_impact_is_negated_by_an_item() -> None:
    game = hero("misty_hill", items=["weeping_amber", "lead_egg"]).roll((M, M, B)).do("local")
    assert game.uses() == ["use:weeping_amber", "use:weeping_amber+lead_egg"]
    game.do("use:weeping_amber+lead_egg")
    assert (game.me.fatigue, game.total) == (1, 2)
    assert game.me.tokens == {"weeping_amber": 1, "lead_egg": 1}


# Fleshwhip: one plus in physique, 1 physical damage for each owned artifact. The event g01: physique against 2.
G01 = {"events.green": ["g01"]}


@pytest.mark.rule("Z-280", "Z-282")
@pytest.mark.parametrize(
    ("others", "harm"),
    [([], 1), (["sponge"], 2), (["sponge", "prod"], 3), (["homunculus"], 2), (["directorate_pass"], 1)],
)
def test_an_impact_by_artifacts_counts_all_of_them_and_the_one_in_use(others: list[str], harm: int) -> None:
    game = hero("quarry", items=["fleshwhip", *others], tops=G01).roll((M, M, B)).do("pass", "use:fleshwhip")
    while game.asked == "ask-protect":
        game.do("take-it")
    assert (game.me.damage, game.total) == (harm, 1)


@pytest.mark.rule("Z-281")
def test_an_artifact_that_its_use_discards_is_counted() -> None:
    game = hero("quarry", items=["fleshwhip", "prod"], tokens={"fleshwhip": 3}, tops=G01)
    game.roll((M, M, B)).do("pass", "use:fleshwhip")
    assert (game.me.damage, game.total) == (2, 1)
    assert game.pile("discards.green_artifact") == ["fleshwhip"]


@pytest.mark.rule("Z-283")
def test_an_impact_beyond_fatigue_5_forbids_the_use() -> None:
    assert hero("misty_hill", items=["weeping_amber"], fatigue=4).roll((M, M, B)).do("local").uses() != []
    game = hero("misty_hill", items=["weeping_amber"], fatigue=5).roll((M, M, B)).do("local")
    assert (game.asked, game.me.tokens) == ("ask-action", {})


@pytest.mark.rule("Z-283")
def test_timber_may_go_beyond_fatigue_5() -> None:
    # Two radiation at the Junkyard.
    game = hero("junkyard", items=["timber"], fatigue=4).do("local")
    assert "use:timber:radiation,radiation" in game.keys
    game.do("use:timber:radiation,radiation")
    assert (game.me.fatigue, game.me.damage) == (5, 1)


@pytest.mark.rule("Z-284")
def test_an_impact_that_would_give_a_weakness_forbids_the_use() -> None:
    allowed = hero("quarry", items=["fleshwhip", "prod"], damage=4, tops=G01).roll((M, M, B)).do("pass")
    assert allowed.uses() == ["use:fleshwhip"]
    game = hero("quarry", items=["fleshwhip", "prod"], damage=5, tops=G01).roll((M, M, B)).do("pass")
    assert (game.asked, game.uses()) == ("ask-test", [])


@pytest.mark.rule("Z-285")
def test_an_impact_that_takes_what_one_does_not_have_forbids_the_use() -> None:
    game = hero("frontier", items=["eye_of_chort", "magpie_coin"]).roll((M, M, B)).do("local")
    assert game.uses() == []
    game = hero("frontier", items=["eye_of_chort", "magpie_coin"], rubles=100, trophies=["rat_king"])
    game.roll((M, M, B)).do("local")
    assert "use:eye_of_chort" in game.keys
    game.do("use:eye_of_chort")
    assert (game.pile("trophies.1"), game.total) == ([], 2)
    assert "use:magpie_coin:minus" in game.keys


@pytest.mark.rule("Z-286")
def test_the_bans_do_not_hold_where_the_impact_is_negated() -> None:
    tired = hero("misty_hill", items=["weeping_amber", "lead_egg"], fatigue=5).roll((M, B, B)).do("local")
    assert tired.uses() == ["use:weeping_amber+lead_egg"]
    hurt = hero("quarry", items=["fleshwhip", "lead_egg"], damage=6, tops=G01).roll((M, M, B)).do("pass")
    assert hurt.uses() == ["use:fleshwhip+lead_egg"]
    poor = hero("frontier", items=["eye_of_chort", "lead_egg"]).roll((M, M, B)).do("local")
    assert poor.uses() == ["use:eye_of_chort+lead_egg"]


@pytest.mark.rule("Z-287")
def test_a_weakness_is_judged_without_protection() -> None:
    game = hero("quarry", items=["fleshwhip", "prod"], worn=["quilted_jacket"], damage=5, tops=G01)
    game.roll((M, M, B)).do("pass")
    assert game.uses() == []
    game = hero("quarry", items=["fleshwhip", "prod"], worn=["quilted_jacket"], damage=4, tops=G01)
    game.roll((M, M, B)).do("pass", "use:fleshwhip", "use:quilted_jacket")
    assert game.me.damage == 5


@pytest.mark.rule("Z-288")
def test_the_use_is_marked_then_the_impact_is_suffered_then_the_effect_happens() -> None:
    game = hero("quarry", items=["fleshwhip"], worn=["quilted_jacket"], tops=G01)
    game.roll((M, T, B)).do("pass", "use:fleshwhip")
    assert (game.asked, game.me.tokens) == ("ask-protect", {"fleshwhip": 1})
    assert game.state.under_way[-2].plus == 0  # type: ignore[union-attr]
    game.do("take-it")
    assert game.me.damage == 1
    assert (game.asked, game.me.rubles) == ("ask-place", 100)  # Passed with the plus.


@pytest.mark.rule("Z-565")
def test_a_price_of_a_secret_item_that_is_no_artifact_is_not_negated() -> None:
    game = hero("pripyat", items=["pioneers_pda", "lead_egg"])
    assert game.uses() == ["use:pioneers_pda"]
    game.do("use:pioneers_pda")
    assert game.me.fatigue == 3


@pytest.mark.rule("Z-479", "Z-565")
def test_a_price_of_a_secret_item_that_is_no_artifact_may_give_a_weakness() -> None:
    game = hero("pripyat", items=["pioneers_pda"], fatigue=5, damage=5)
    assert game.uses() == ["use:pioneers_pda"]
    game.do("use:pioneers_pda")
    assert (game.asked, game.me.damage) == ("ask-weakness", 6)
