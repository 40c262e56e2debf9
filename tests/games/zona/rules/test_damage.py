"""Zona, chapter 21: damage, healing, weaknesses."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content.index import THREAT
from fivefires.games.zona.state import DamageUnderWay
from tests.games.zona.tables import HERO, B, M, P, Play, hero

# Olga has six fortitude spaces. The Junkyard does 2 radiation, the event g10 1 radiation in most places.


def tokens(game: Play) -> int:
    return game.state.stock["weakness-token"].get(f"seat.{HERO}", 0)


@pytest.mark.rule("Z-314", "Z-315")
@pytest.mark.parametrize(
    ("place", "dice", "harm", "helps"),
    [("junkyard", [], 2, "iodine"), ("misty_hill", [(P, B, B)], 1, "valerian_drops"),
     ("proving_grounds", [(M, B, B)], 3, "pitch")],
)  # fmt: skip
def test_there_are_three_types_and_protection_helps_against_its_own(
    place: str, dice: list[tuple[int, ...]], harm: int, helps: str
) -> None:
    items = ["iodine", "valerian_drops", "pitch"]
    game = hero(place, items=items, fatigue=5, tops={"deck.equipment": ["adrenaline"]}).roll(*dice).do("local")
    if game.asked == "ask-test":
        game.do("let-stand")
    assert game.keys == [f"use:{helps}", "take-it"]
    game.do(f"use:{helps}")
    assert game.me.damage == max(0, harm - 2)


@pytest.mark.rule("Z-315")
def test_a_symbol_cancels_one_damage_of_its_type_in_a_mixed_package() -> None:
    # Benevolence: 2 radiation and 1 mental.
    game = hero("factory", items=["iodine"], worn=["rubber_waders"], threats={"factory": ["benevolence"]}, fatigue=5)
    game.roll((B, B, B)).do("search:benevolence", "use:rubber_waders", "take-it")
    assert game.me.damage == 2
    game = hero("factory", items=["iodine"], threats={"factory": ["benevolence"]}, fatigue=5)
    game.roll((B, B, B)).do("search:benevolence", "use:iodine")
    assert game.me.damage == 1


@pytest.mark.rule("Z-316")
def test_several_items_protect_against_one_package_each_once() -> None:
    # Mill: 3 physical.
    worn = ["quilted_jacket", "steel_helmet"]
    game = hero("factory", items=["pitch"], worn=worn, threats={"factory": ["mill"]}, fatigue=5).roll((B, B, B))
    game.do("search:mill", "use:quilted_jacket")
    assert {*game.uses()} == {"use:steel_helmet", "use:pitch"}
    game.do("use:steel_helmet")
    assert game.uses() == ["use:pitch"]
    game.do("use:pitch")
    assert game.me.damage == 0


@pytest.mark.rule("Z-317", "Z-539")
def test_damage_that_nothing_reduces_is_simply_placed() -> None:
    game = hero("junkyard", damage=1).do("local")
    assert (game.me.damage, game.asked) == (3, "ask-keep")


@pytest.mark.rule("Z-318", "Z-319", "Z-320")
@pytest.mark.parametrize("before", [4, 5, 6])
def test_what_finds_no_space_is_one_weakness_and_the_track_stays_full(before: int) -> None:
    # 3 physical against 2, 1 and 0 free spaces.
    game = hero("proving_grounds", damage=before, fatigue=5, tops={"deck.equipment": ["adrenaline"]}).roll((M, M, M))
    game.do("local", "let-stand")
    assert game.asked == "ask-weakness"
    game.do("weaken:smarts")
    assert (game.me.damage, game.me.weaknesses, tokens(game)) == (6, ["smarts"], 1)
    assert game.asked == "ask-action"


@pytest.mark.rule("Z-321")
def test_filling_the_track_gives_no_weakness() -> None:
    game = hero("junkyard", damage=4).do("local")
    assert (game.me.damage, game.me.weaknesses, game.asked) == (6, [], "ask-keep")


@pytest.mark.rule("Z-322", "Z-324")
def test_the_player_chooses_an_attribute_without_a_weakness() -> None:
    game = hero("junkyard", damage=6).do("local")
    assert game.keys == [f"weaken:{one}" for one in ("alertness", "physique", "smarts", "willpower")]
    game = hero("junkyard", damage=6, weaknesses=["physique", "smarts"]).do("local")
    assert (game.seat, game.keys) == (HERO, ["weaken:alertness", "weaken:willpower"])
    game.do("weaken:willpower")
    assert game.me.weaknesses == ["physique", "smarts", "willpower"]


@pytest.mark.rule("Z-323")
@pytest.mark.parametrize(("weak", "total"), [("alertness", 1), ("physique", 2)])
def test_a_weakness_lowers_its_attribute_by_one(weak: str, total: int) -> None:
    game = hero("frontier", weaknesses=[weak]).roll((M, P, B)).do("local")
    assert game.total == total


@pytest.mark.rule("Z-326", "Z-327")
def test_a_healed_weakness_leaves_the_attribute_whole_and_the_damage_as_it_was() -> None:
    game = hero("research_station", weaknesses=["alertness", "smarts"], damage=3, rubles=800).do("local")
    assert tokens(game) == 2
    game.do("cure:alertness")
    assert (game.me.weaknesses, game.me.damage, tokens(game)) == (["smarts"], 3, 1)
    game = hero("frontier", weaknesses=["alertness"], items=["grey_rose"]).do("use:grey_rose").roll((B, B, B))
    assert game.do("local").total == 2


@pytest.mark.rule("Z-327", "Z-328")
def test_healing_damage_takes_no_weakness_away() -> None:
    game = hero("frontier", weaknesses=["alertness"], damage=3, items=["gutberry"]).do("use:gutberry")
    assert (game.me.damage, game.me.weaknesses) == (1, ["alertness"])


@pytest.mark.rule("Z-328")
def test_healing_takes_as_many_as_lie_there() -> None:
    game = hero("frontier", damage=1, items=["gutberry"]).do("use:gutberry")
    assert game.me.damage == 0


@pytest.mark.rule("Z-329", "Z-537")
def test_types_are_changed_and_protection_used_before_damage_is_placed() -> None:
    # Sinkhole: 2 physical. Sponge turns one of them into radiation, the armor cancels one of each.
    items, worn = ["sponge"], ["mercenary_armor"]
    wished = {"items": items, "worn": worn, "damage": 6, "fatigue": 5, "threats": {"farms": ["sinkhole"]}}
    game = hero("farms", **wished).roll((B, B, B)).do("search:sinkhole")  # type: ignore[arg-type]
    assert game.asked == "ask-protect"
    game.do("use:sponge:physical>radiation", "use:mercenary_armor")
    assert (game.me.damage, game.me.weaknesses, game.asked) == (6, [], "ask-after-detection")


@pytest.mark.rule("Z-537")
def test_protecting_may_come_before_changing_a_type() -> None:
    # Mill: 3 physical. First the jacket, then Sponge, then the waders.
    game = hero(
        "factory", items=["sponge"], worn=["quilted_jacket", "rubber_waders"], fatigue=5, threats={"factory": ["mill"]}
    )
    game.roll((B, B, B)).do("search:mill", "use:quilted_jacket", "use:sponge:physical>radiation", "use:rubber_waders")
    assert game.me.damage == 1


@pytest.mark.rule("Z-329")
def test_a_fourth_weakness_comes_last_and_kills() -> None:
    game = hero("junkyard", damage=6, weaknesses=["alertness", "physique", "smarts"], items=["iodine"]).do("local")
    assert (game.asked, game.me.status) == ("ask-protect", "playing")
    game.do("take-it")
    assert game.me.status == "dead"


@pytest.mark.rule("Z-539")
def test_a_choice_with_a_single_answer_is_made_by_the_table() -> None:
    game = hero("frontier", weaknesses=["alertness"], items=["grey_rose"]).do("use:grey_rose")
    assert (game.asked, game.me.weaknesses) == ("ask-action", [])


@pytest.mark.rule("Z-567")
def test_savvas_ability_lowers_a_package_before_any_item() -> None:
    game = hero("junkyard", hero="savva", items=["iodine"]).do("local")
    package = game.state.under_way[-1]
    assert isinstance(package, DamageUnderWay)
    assert (game.asked, package.radiation) == ("ask-protect", 1)
    game.do("take-it")
    assert game.me.damage == 1


@pytest.mark.rule("Z-314")
def test_threats_do_damage_of_these_three_types() -> None:
    for token, threat in THREAT.items():
        hurt = threat.spec.damage
        assert {*hurt.__struct_fields__} == {"radiation", "mental", "physical"}, token
        assert hurt.radiation + hurt.mental + hurt.physical > 0, token
