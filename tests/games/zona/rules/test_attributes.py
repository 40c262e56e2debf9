"""Zona, chapter 13: tests."""

from __future__ import annotations

from collections import Counter

import pytest

from fivefires.games.zona.state import TestUnderWay as UnderTest
from fivefires.kernel import Refused
from tests.games.zona.tables import B, M, P, Play, T, hero


def under_test(game: Play) -> UnderTest:
    """The test that is being taken."""
    test = game.state.under_way[-1]
    assert isinstance(test, UnderTest)
    return test


# At the Frontier everybody tests alertness against 3; Olga's alertness is 2.


@pytest.mark.rule("Z-193", "Z-194")
def test_a_test_has_one_attribute_one_difficulty_and_three_dice() -> None:
    game = hero("frontier").roll((M, B, B)).do("local")
    test = under_test(game)
    assert (game.asked, test.attribute, test.difficulty, len(test.faces)) == ("ask-test", "alertness", 3, 3)
    assert game.total == 2 - 1


@pytest.mark.rule("Z-194", "Z-196", "Z-197", "Z-198")
@pytest.mark.parametrize(
    ("dice", "total"),
    [((B, B, B), 2), ((P, M, B), 2), ((M, M, P), 1), ((M, T, B), 1), ((M, M, M), -1), ((M, M, T), 0), ((T, B, B), 2)],
)
def test_dice_are_added_to_the_attribute(dice: tuple[int, ...], total: int) -> None:
    """The eye adds 2 and the coin rerolls two dice, so that no roll is hopeless."""
    game = hero("frontier", items=["eye_of_chort", "magpie_coin"], trophies=["rat_king"], rubles=100)
    assert game.roll(dice).do("local").total == total


@pytest.mark.rule("Z-195")
def test_a_die_has_two_plus_one_minus_two_blanks_and_a_triangle() -> None:
    shown: Counter[str] = Counter()
    for face in range(1, 7):
        test = under_test(hero("frontier").roll((face, T, T)).do("local"))
        shown += Counter(test.faces) - Counter({"triangle": 2})
    assert shown == {"plus": 2, "minus": 1, "blank": 2, "triangle": 1}


@pytest.mark.rule("Z-203", "Z-538")
@pytest.mark.parametrize("dice", [(P, B, B), (P, P, M), (P, P, B), (P, B, T), (P, P, P)])
def test_an_equal_or_higher_total_passes_at_once(dice: tuple[int, ...]) -> None:
    game = hero("frontier").roll(dice).do("local")
    assert game.keys == ["choose:rubles", "choose:junk"]


@pytest.mark.rule("Z-203")
def test_a_lower_total_fails() -> None:
    game = hero("frontier").roll((B, B, B)).do("local", "let-stand")
    assert (game.asked, game.me.rubles, game.me.damage) == ("ask-action", 0, 0)


@pytest.mark.rule("Z-199")
@pytest.mark.parametrize(("dice", "harm"), [((T, T, B), 1), ((T, T, T), 1), ((T, T, P), 1), ((T, B, B), 0)])
def test_two_triangles_or_more_hurt_whether_passed_or_not(dice: tuple[int, ...], harm: int) -> None:
    game = hero("frontier").roll(dice).do("local", "let-stand")
    assert game.me.damage == harm
    assert (game.asked == "ask-choice") is (P in dice)


@pytest.mark.rule("Z-200")
def test_triangles_do_radiation() -> None:
    game = hero("frontier", items=["iodine", "valerian_drops"]).roll((T, T, B)).do("local", "let-stand")
    assert game.keys == ["use:iodine", "take-it"]
    game.do("use:iodine")
    assert game.me.damage == 0


@pytest.mark.rule("Z-201")
def test_a_triangle_that_was_rerolled_away_does_no_harm() -> None:
    game = hero("frontier").roll((T, T, B), (B,)).do("local", "force:triangle")
    assert (game.asked, game.me.damage) == ("ask-action", 0)


@pytest.mark.rule("Z-201")
def test_a_triangle_that_a_reroll_brought_does_harm() -> None:
    game = hero("frontier").roll((T, B, B), (T,)).do("local", "force:blank")
    assert (game.asked, game.me.damage) == ("ask-action", 1)


@pytest.mark.rule("Z-202")
def test_a_weakness_on_the_attribute_costs_one_and_no_more() -> None:
    game = hero("frontier", weaknesses=["alertness", "smarts"]).roll((P, B, B)).do("local")
    assert game.total == 2 - 1 + 1


@pytest.mark.rule("Z-204")
def test_the_total_may_fall_below_zero() -> None:
    game = hero("quarry", hero="andriej", weaknesses=["physique"], tops={"events.green": ["g01"]})
    game.roll((M, M, B)).do("pass")
    # It fails against 2 at once: with 0 in place of -2 one more die could bring it about.
    assert (game.asked, game.me.damage) == ("ask-place", 1)


@pytest.mark.rule("Z-205", "Z-206")
def test_forcing_costs_one_fatigue_rerolls_one_die_and_is_possible_once() -> None:
    game = hero("frontier", items=["lucky_coin"]).roll((M, B, T), (B,)).do("local")
    assert [key for key in game.keys if key.startswith("force")] == ["force:blank", "force:minus", "force:triangle"]
    game.do("force:minus")
    assert (game.me.fatigue, sorted(under_test(game).faces)) == (2, ["blank", "blank", "triangle"])
    assert game.asked == "ask-test"
    assert [key for key in game.keys if key.startswith("force")] == []


@pytest.mark.rule("Z-207")
def test_nobody_forces_a_test_at_fatigue_5() -> None:
    game = hero("frontier", items=["lucky_coin"], fatigue=5).roll((M, B, B)).do("local")
    assert game.keys == ["use:lucky_coin:blank", "use:lucky_coin:minus", "let-stand"]
    game = hero("frontier", items=["lucky_coin"], fatigue=4).roll((M, B, B)).do("local")
    assert "force:minus" in game.keys


@pytest.mark.rule("Z-208")
def test_each_effect_rerolls_once_even_the_same_die() -> None:
    game = hero("frontier", items=["lucky_coin", "feather_stone"]).roll((M, B, B), (M,), (M,), (P,)).do("local")
    game.do("use:lucky_coin:minus")
    assert game.uses() == ["use:feather_stone:blank", "use:feather_stone:minus"]
    game.do("use:feather_stone:minus")
    assert game.uses() == []
    game.do("force:minus")
    assert game.asked == "ask-choice"


@pytest.mark.rule("Z-209")
def test_an_item_helps_in_tests_of_its_own_attribute_only() -> None:
    items = ["miners_lamp", "prayer_card", "technical_records", "energy_drink", "fire_axe"]
    game = hero("frontier", items=items).roll((M, B, B)).do("local")
    assert game.uses() == ["use:miners_lamp"]


@pytest.mark.rule("Z-210", "Z-211")
def test_items_are_used_before_or_after_forcing_as_the_roller_likes() -> None:
    game = hero("frontier", items=["bag_of_bolts"]).roll((M, M, B), (P,)).do("local")
    assert game.total == 0
    game.do("use:bag_of_bolts")
    assert (game.total, game.uses()) == (1, [])
    game.do("force:minus")
    assert game.asked == "ask-choice"
    game = hero("frontier", items=["bag_of_bolts"]).roll((M, M, B), (P,)).do("local", "force:minus")
    assert game.total == 2
    game.do("use:bag_of_bolts")
    assert game.asked == "ask-choice"


@pytest.mark.rule("Z-212")
def test_a_minus_sign_cancels_one_minus() -> None:
    game = hero("frontier", items=["miners_lamp"]).roll((M, M, B)).do("local", "use:miners_lamp")
    assert game.total == 1


@pytest.mark.rule("Z-213")
def test_cancelling_without_a_minus_does_nothing() -> None:
    game = hero("frontier", items=["miners_lamp"]).roll((B, B, B)).do("local", "use:miners_lamp")
    assert game.total == 2


@pytest.mark.rule("Z-214")
def test_cancelling_is_reckoned_against_the_faces_at_the_end() -> None:
    game = hero("frontier", items=["miners_lamp", "lucky_coin"]).roll((B, B, B), (M,)).do("local")
    game.do("use:miners_lamp", "force:blank")
    assert game.total == 2
    game = hero("frontier", items=["miners_lamp", "lucky_coin"]).roll((M, B, B), (B,)).do("local")
    game.do("use:miners_lamp", "force:minus")
    assert game.total == 2


@pytest.mark.rule("Z-215")
def test_the_total_is_fixed_before_triangles_hurt_and_the_result_comes_last() -> None:
    game = hero("frontier", damage=6).roll((T, T, P)).do("local", "let-stand")
    assert game.asked == "ask-weakness"
    game.do("weaken:alertness")
    assert (game.asked, game.me.weaknesses) == ("ask-choice", ["alertness"])


@pytest.mark.rule("Z-216")
def test_an_effect_with_a_symbol_works_in_an_encounter_of_that_kind_only() -> None:
    # Detection 2 of both is failed with a minus.
    game = hero("farms", items=["geiger_counter", "road_flares"], threats={"farms": ["mangy_hound"]})
    assert game.roll((M, B, B)).do("search:mangy_hound").uses() == ["use:road_flares"]
    game = hero("farms", items=["geiger_counter", "road_flares"], threats={"farms": ["frying_floor"]})
    assert game.roll((M, B, B)).do("search:frying_floor").uses() == ["use:geiger_counter"]


@pytest.mark.rule("Z-217")
def test_an_effect_with_a_symbol_works_in_a_test_with_that_mark() -> None:
    game = hero("proving_grounds", items=["commando_knife"], tops={"deck.equipment": ["sedatives"]})
    assert game.roll((B, B, B)).do("local").uses() == ["use:commando_knife"]
    game = hero("white_lake", items=["geiger_counter"]).roll((B, B, B)).do("local")
    assert game.uses() == ["use:geiger_counter"]


@pytest.mark.rule("Z-218")
def test_symbol_and_attribute_must_both_fit() -> None:
    game = hero("farms", items=["commando_knife"], threats={"farms": ["mangy_hound"]})
    game.roll((M, B, B), (B, B, B)).do("search:mangy_hound")
    assert game.uses() == []
    game.do("let-stand", "confront:physique")
    assert game.uses() == ["use:commando_knife"]
    game = hero("proving_grounds", items=["road_flares"], tops={"deck.equipment": ["sedatives"]})
    assert game.roll((B, B, B)).do("local").uses() == []


@pytest.mark.rule("Z-219")
def test_the_right_attribute_alone_is_not_enough() -> None:
    game = hero("quarry", items=["commando_knife", "fire_axe"], tops={"events.green": ["g01"]})
    game.roll((M, B, B)).do("pass")
    assert (under_test(game).attribute, game.uses()) == ("physique", ["use:fire_axe"])
    before = game.keys
    with pytest.raises(Refused):
        game.do("use:commando_knife")
    assert (game.keys, game.me.tokens) == (before, {})


@pytest.mark.rule("Z-538")
def test_a_test_that_nothing_can_change_counts_at_once() -> None:
    game = hero("frontier", fatigue=5).roll((M, B, B)).do("local")
    assert (game.asked, game.me.rubles) == ("ask-action", 0)


@pytest.mark.rule("Z-560")
def test_the_roller_picks_one_of_several_attributes_before_the_roll() -> None:
    game = hero("botanical_lab", tops={"events.lab": ["l05"]}, next_out={"tray.green_anomaly": "frying_floor"})
    game.roll((B, B, B), (B, B, B)).do("pass", "confront:smarts")
    while game.asked != "ask-attribute":
        game.do(game.keys[0])
    assert game.keys == ["attribute:smarts", "attribute:willpower"]
    game.roll((P, P, B)).do("attribute:willpower")
    assert (under_test(game).attribute, game.total) == ("willpower", 5)


@pytest.mark.rule("Z-561")
def test_forcing_needs_a_die_that_may_be_rerolled() -> None:
    # Phlegm: detection 3, only triangles may be rerolled.
    game = hero("factory", items=["lucky_coin"], threats={"factory": ["phlegm"]}).roll((M, B, B))
    game.do("search:phlegm")
    assert (game.asked, game.me.damage) == ("ask-after-detection", 2)
    game = hero("factory", items=["lucky_coin"], threats={"factory": ["phlegm"]}).roll((T, B, B))
    game.do("search:phlegm")
    assert game.keys == ["force:triangle", "use:lucky_coin:triangle", "let-stand"]


@pytest.mark.rule("Z-561")
def test_an_effect_that_rerolls_several_dice_takes_as_many_as_there_are() -> None:
    game = hero("factory", items=["ninth_candle"], threats={"factory": ["phlegm"]}).roll((T, T, M), (P, P))
    game.do("search:phlegm")
    assert game.uses() == ["use:ninth_candle:triangle", "use:ninth_candle:triangle,triangle"]
    game.do("use:ninth_candle:triangle,triangle")
    assert game.asked == "ask-after-detection"
