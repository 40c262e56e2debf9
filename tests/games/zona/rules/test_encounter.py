"""Zona, chapter 20: an encounter."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.zona.content.index import THREAT
from tests.games.zona.tables import B, M, P, Play, T, hero

# Olga: alertness 2, physique 2, smarts 3, willpower 3, six fortitude spaces.


def meet(token: str, place: str = "farms", **wished: Any) -> Play:
    """The hero is about to search for the only token at a place."""
    return hero(place, threats={place: [token]}, **wished)


@pytest.mark.rule("Z-297")
def test_the_ability_of_a_threat_holds_for_the_whole_encounter() -> None:
    # Spitting toad: its tests cannot be forced; 2 radiation.
    game = meet("spitting_toad", items=["lucky_coin"]).roll((M, B, B), (M, B, B)).do("search:spitting_toad")
    assert game.keys == ["use:lucky_coin:blank", "use:lucky_coin:minus", "let-stand"]
    game.do("let-stand", "confront:physique")
    assert game.keys == ["use:lucky_coin:blank", "use:lucky_coin:minus", "let-stand"]


@pytest.mark.rule("Z-297")
def test_the_ability_is_read_before_detection() -> None:
    # Lake eel: the meeting itself damages an item.
    game = meet("lake_eel", "factory", items=["fire_axe"]).roll((M, B, B)).do("search:lake_eel")
    assert (game.asked, game.me.tokens) == ("ask-test", {"fire_axe": 1})


@pytest.mark.rule("Z-298")
@pytest.mark.parametrize(
    ("token", "dice", "passed"),
    [
        ("mangy_hound", (B, B, B), True),
        ("mangy_hound", (M, B, B), False),
        ("sinkhole", (P, B, B), True),
        ("sinkhole", (B, B, B), False),
    ],
)
def test_detection_is_a_test_of_alertness(token: str, dice: tuple[int, ...], passed: bool) -> None:
    # Detection 2 and 3.
    game = meet(token, fatigue=5).roll(dice).do(f"search:{token}")
    assert (game.asked, game.me.damage == 0) == ("ask-after-detection", passed)


@pytest.mark.rule("Z-299", "Z-300", "Z-305")
def test_each_failed_test_inflicts_the_whole_package() -> None:
    # Bog crawler: detection 3, physique 3, 1 physical and 1 radiation together.
    game = meet("bog_crawler", fatigue=5).roll((B, B, B), (B, B, B)).do("search:bog_crawler")
    assert game.me.damage == 2
    game.do("confront:physique")
    assert (game.me.damage, game.pile("at.farms"), game.asked) == (4, ["bog_crawler"], "ask-action")


@pytest.mark.rule("Z-301", "Z-302")
@pytest.mark.parametrize(("dice", "harm"), [((B, B, B), 0), ((M, B, B), 1)])
def test_one_may_run_after_detection_passed_or_failed(dice: tuple[int, ...], harm: int) -> None:
    game = meet("mangy_hound", fatigue=5).roll(dice).do("search:mangy_hound")
    assert game.keys == ["confront:physique", "run"]
    game.do("run")
    assert (game.me.damage, game.pile("at.farms")) == (harm, ["mangy_hound"])
    assert (game.asked, game.state.under_way) == ("ask-action", [])
    assert "search:mangy_hound" in game.keys


@pytest.mark.rule("Z-302")
def test_after_running_away_an_event_goes_on() -> None:
    # The event g13 in the Wetlands: a green mutant, and 1 fatigue where it is not defeated.
    game = hero("wetlands", tops={"events.green": ["g13"]}, next_out={"tray.green_mutant": "mangy_hound"})
    game.roll((B, B, B)).do("pass", "run")
    assert (game.me.fatigue, game.pile("at.wetlands")) == (2, ["mangy_hound"])


@pytest.mark.rule("Z-303")
@pytest.mark.parametrize(
    ("token", "place", "attribute", "dice", "won"),
    [
        ("rat_king", "farms", "physique", (P, B, B), True),
        ("rat_king", "farms", "physique", (B, B, B), False),
        ("hollow_deer", "farms", "willpower", (B, B, B), True),
        ("hollow_deer", "farms", "willpower", (M, B, B), False),
        ("frying_floor", "farms", "smarts", (B, B, B), True),
        ("frying_floor", "farms", "smarts", (M, B, B), False),
        ("gargantuan", "factory", "physique", (P, P, P), True),
        ("gargantuan", "factory", "physique", (P, P, B), False),
    ],
)
def test_confrontation_tests_the_attribute_against_the_difficulty_shown(
    token: str, place: str, attribute: str, dice: tuple[int, ...], won: bool
) -> None:
    game = meet(token, place, fatigue=5, tops={"deck.green_artifact": ["gunk"]}).roll((B, B, B), dice)
    game.do(f"search:{token}")
    assert game.keys[0] == f"confront:{attribute}"
    game.do(f"confront:{attribute}")
    assert (token not in game.pile(f"at.{place}")) is won
    assert (game.me.damage == 0) is won


@pytest.mark.rule("Z-304", "Z-306")
def test_a_failed_detection_does_not_rule_out_the_confrontation() -> None:
    game = meet("rat_king", fatigue=5).roll((M, B, B), (P, B, B)).do("search:rat_king", "confront:physique")
    assert (game.me.damage, game.pile("trophies.1")) == (1, ["rat_king"])


@pytest.mark.rule("Z-307")
@pytest.mark.parametrize("runs", [True, False])
def test_a_drawn_token_that_is_not_defeated_goes_to_the_location(runs: bool) -> None:
    game = hero("quarry", next_out={"tray.green_mutant": "rat_king"}, rubles=100, fatigue=5).roll((B, B, B), (M, B, B))
    game.do("local", "run" if runs else "confront:physique")
    assert (game.pile("at.quarry"), game.pile("met")) == (["rat_king"], [])


@pytest.mark.rule("Z-307", "Z-368")
@pytest.mark.parametrize("runs", [True, False])
def test_in_a_facility_it_is_discarded(runs: bool) -> None:
    game = hero(
        "botanical_lab", tops={"events.lab": ["l05"]}, next_out={"tray.green_anomaly": "frying_floor"}, fatigue=5
    )
    game.roll((B, B, B), (M, B, B)).do("pass", "run" if runs else "confront:smarts")
    assert game.pile("tray.green_anomaly")[-1] == "frying_floor"
    assert game.pile("met") == []
    assert [name for name, pile in game.state.piles.items() if name.startswith("at.") and pile] == []


@pytest.mark.rule("Z-308")
def test_a_death_ends_the_encounter_and_the_threat_is_not_defeated() -> None:
    weak = ["alertness", "physique", "smarts"]
    game = hero("quarry", next_out={"tray.green_mutant": "rat_king"}, damage=6, weaknesses=weak, fatigue=5)
    game.roll((B, B, B)).do("local")
    assert (game.me.status, game.pile("at.quarry"), game.pile("trophies.1")) == ("dead", ["rat_king"], [])


@pytest.mark.rule("Z-309")
def test_an_anomaly_gives_an_artifact_of_its_colour_and_is_discarded() -> None:
    game = meet("frying_floor", tops={"deck.green_artifact": ["gunk"]}).roll((B, B, B), (B, B, B))
    game.do("search:frying_floor", "confront:smarts")
    assert (game.pile("small.1"), game.pile("tray.green_anomaly")[-1]) == (["gunk"], "frying_floor")
    game = meet("phlegm", "factory", tops={"deck.yellow_artifact": ["lead_egg"]}).roll((P, B, B), (B, B, B))
    game.do("search:phlegm", "confront:smarts")
    assert (game.pile("small.1"), game.pile("tray.yellow_anomaly")[-1]) == (["lead_egg"], "phlegm")


@pytest.mark.rule("Z-310")
def test_a_mutant_becomes_a_trophy_without_limit() -> None:
    had = ["mangy_hound", "mangy_hound#2", "mangy_hound#3", "blind_boar", "blind_boar#2", "bog_crawler"]
    game = meet("rat_king", trophies=had).roll((B, B, B), (P, B, B)).do("search:rat_king", "confront:physique")
    assert (game.pile("trophies.1"), game.pile("at.farms")) == ([*had, "rat_king"], [])


@pytest.mark.rule("Z-311")
@pytest.mark.parametrize("bunker", ["village", "roadhouse", "research_station"])
def test_a_trophy_is_sold_in_any_bunker_for_the_rubles_printed_on_it(bunker: str) -> None:
    game = hero(bunker, trophies=["gargantuan", "mangy_hound"]).do("local", "sell:gargantuan")
    assert (game.me.rubles, game.pile("trophies.1")) == (600, ["mangy_hound"])
    game.do("sell:mangy_hound")
    assert game.me.rubles == 800


@pytest.mark.rule("Z-312")
def test_a_reward_is_a_trophy_an_artifact_or_something_special() -> None:
    for token, threat in THREAT.items():
        reward = threat.spec.reward
        kinds = [reward.trophy > 0, reward.artifact is not None, bool(reward.special)]
        assert sum(kinds) <= 1, token
        assert reward.artifact in (None, "green", "yellow"), token


@pytest.mark.rule("Z-312", "Z-313")
def test_a_special_reward_is_carried_out_and_the_token_discarded() -> None:
    # Swarm of sparks: detection 3 is all there is; 200 rubles and 1 fatigue less.
    game = meet("swarm_of_sparks", fatigue=3).roll((P, B, B)).do("search:swarm_of_sparks")
    assert (game.me.rubles, game.me.fatigue, game.asked) == (200, 2, "ask-action")
    assert game.pile("tray.green_anomaly")[-1] == "swarm_of_sparks"


@pytest.mark.rule("Z-569")
def test_a_threat_that_is_driven_off_is_discarded_without_reward_or_damage() -> None:
    game = meet("mangy_hound", items=["firecrackers"]).roll((B, B, B)).do("search:mangy_hound", "use:firecrackers")
    assert (game.me.damage, game.pile("trophies.1"), game.pile("at.farms")) == (0, [], [])
    assert game.pile("tray.green_mutant")[-1] == "mangy_hound"


@pytest.mark.rule("Z-569")
def test_at_the_gates_a_driven_off_threat_opens_the_way() -> None:
    game = hero("pripyat", items=["gargantuan_urine"], secrets=["l01", "a01"])
    game.do("local", "use:gargantuan_urine")
    assert (game.me.place, game.me.damage) == ("power_plant", 2)


@pytest.mark.rule("Z-435", "Z-569")
def test_at_the_gates_nothing_spares_the_confrontation_after_detection() -> None:
    threats = {"tray.yellow_mutant": "leecher"}
    game = hero("pripyat", items=["flare_gun", "wire_snare"], next_out=threats).roll((P, P, P)).do("local")
    assert (game.asked, game.uses()) == ("ask-after-detection", ["use:wire_snare"])


@pytest.mark.rule("Z-301")
def test_running_away_from_a_triangle_roll_still_hurts_once() -> None:
    game = meet("mangy_hound", fatigue=5).roll((T, T, B)).do("search:mangy_hound", "run")
    assert game.me.damage == 1
