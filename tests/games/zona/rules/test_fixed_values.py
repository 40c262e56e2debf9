"""Chapter 30 of Zona's rules: names and numbers that belong to the game."""

from __future__ import annotations

from importlib.resources import files

import pytest

from fivefires.games.zona.content.characters import CHARACTERS
from fivefires.games.zona.content.rumors import RUMORS
from fivefires.games.zona.state import DamageUnderWay
from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    B,
    Game,
    M,
    P,
    T,
    event,
    give,
    items,
    keys,
    lay,
    me,
    pile,
    pile_of,
    play,
    put,
    roll,
    seated,
    stack,
    turn,
    view,
    weaken,
)

PEOPLE = {
    "ivan": ("Ivan Golubiev", "Mercenary"),
    "tamara": ("Tamara Petrenko", "Prospector"),
    "valerian": ("Valerian Kruglov", "Hunter"),
    "kostia": ("Kostia Fiodorov", "Drunkard"),
    "savva": ("Savva Koshnienko", "Misfit"),
    "oleg": ("Oleg Voronin", "Loner"),
    "lukas": ("Lukas Sokolov", "Mystic"),
    "lidya": ("Lidya Gavrilov", "Scientist"),
    "andriej": ("Andriej Smirnov", "Smuggler"),
    "olga": ("Olga Lebedev", "Medic"),
}


def met(token: str, place: str, *rolls: tuple[int, int, int], owned: tuple[str, ...] = ()) -> Game:
    """Olga (alertness and physique 2, smarts and willpower 3) searches for a threat."""
    runner = seated("olga", "ivan")
    give(runner, 0, *owned)
    lay(runner, place, token)
    turn(runner, 0, place)
    roll(runner, *rolls)
    play(runner, f"search:{token}")
    return runner


@pytest.mark.rule("Z-488")
def test_the_ten_characters() -> None:
    assert sorted(character.id for character in CHARACTERS) == sorted(PEOPLE)
    text = (files("fivefires.games.zona") / "text" / "characters.en.ftl").read_text(encoding="utf-8")
    for id, (name, trade) in PEOPLE.items():
        assert f"\n{id} = {name}\n    .trade = {trade}\n" in text


@pytest.mark.rule("Z-489")
def test_fixed_attributes() -> None:
    runner = seated("kostia", "ivan", "lukas", "tamara")
    assert view(runner, 0).attribute("willpower") == 2
    assert view(runner, 1).attribute("smarts") == 2
    assert view(runner, 2).attribute("physique") == 1
    assert [view(runner, 3).attribute(name) for name in ("alertness", "physique", "smarts")] == [3, 2, 3]
    assert view(seated("savva", "ivan")).attribute("physique") == 3


@pytest.mark.rule("Z-506")
def test_tracks_and_sums_of_attributes() -> None:
    for one in CHARACTERS:
        assert 5 <= one.fortitude <= 7
        assert one.alertness + one.physique + one.smarts + one.willpower in (9, 10)


@pytest.mark.rule("Z-508")
def test_rumors_have_up_to_two_arrows_about_one_on_the_average() -> None:
    assert {one.arrows for one in RUMORS} == {0, 1, 2}
    assert 0.8 <= sum(one.arrows for one in RUMORS) / len(RUMORS) <= 1.2


@pytest.mark.rule("Z-490")
def test_cossack_moonshine_gives_a_plus_and_cancels_a_minus_of_willpower() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "cossack_moonshine")
    roll(runner, (M, M, B))
    event(runner, "g02", "wetlands")
    assert view(runner).test_total == 1
    stack(runner, "deck.green_artifact", "siphon")
    play(runner, "use:cossack_moonshine")
    assert items(runner) == ["siphon"]
    assert pile(runner, "discards.junk") == ["cossack_moonshine"]


@pytest.mark.rule("Z-490", "Z-491", "Z-492", "Z-493")
def test_helpers_of_one_attribute_are_not_offered_for_another() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "cossack_moonshine", "energy_drink", "spectrometer", "technical_records")
    roll(runner, (M, B, B))
    event(runner, "g07", "wetlands")  # physique
    assert [key for key in keys(runner) if key.startswith("use:")] == []


@pytest.mark.rule("Z-491", "Z-492", "Z-493")
@pytest.mark.parametrize(
    ("item", "left"),
    [("energy_drink", None), ("spectrometer", {"spectrometer": 1}), ("technical_records", {"technical_records": 1})],
)
def test_helpers_of_smarts(item: str, left: dict[str, int] | None) -> None:
    runner = seated("olga", "ivan")  # smarts 3 against 4 at the White Lake
    give(runner, 0, item)
    stack(runner, "deck.equipment", "technical_records#2")
    turn(runner, 0, "white_lake")
    roll(runner, (P, M, B))
    play(runner, "local", f"use:{item}")
    assert "technical_records#2" in items(runner)
    assert (item in items(runner)) is (left is not None)
    assert me(runner).tokens == (left or {})


@pytest.mark.rule("Z-494")
def test_commando_knife_is_for_physique_against_mutants() -> None:
    runner = met("blind_boar", "farms", (M, B, B), (M, B, B), owned=("commando_knife",))
    assert "use:commando_knife" not in keys(runner)  # alertness
    play(runner, "let-stand", "confront:physique")
    assert "use:commando_knife" in keys(runner)


@pytest.mark.rule("Z-495", "Z-500")
def test_fleshwhip_gives_a_plus_for_one_physical_damage_an_artifact() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "fleshwhip", "cold_ember", "quilted_jacket", "iodine")
    roll(runner, BLANKS)
    event(runner, "g07", "wetlands")  # physique 2 against 3
    play(runner, "use:fleshwhip")
    package = view(runner).current(DamageUnderWay)
    assert package is not None
    assert (package.radiation, package.mental, package.physical) == (0, 0, 2)
    stack(runner, "deck.junk", "canned_stew")
    play(runner, "take-it")
    assert "canned_stew" in items(runner)
    assert me(runner).tokens == {"fleshwhip": 1}


@pytest.mark.rule("Z-496")
def test_gunk_cancels_two_radiation_and_is_gone() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "gunk")
    turn(runner, 0, "junkyard")
    play(runner, "local", "use:gunk")
    assert me(runner).damage == 0
    assert pile(runner, "discards.green_artifact") == ["gunk"]


@pytest.mark.rule("Z-497", "Z-498", "Z-500")
@pytest.mark.parametrize("item", ["clot", "mercenary_armor"])
def test_clot_and_armor_cancel_one_radiation_and_one_physical(item: str) -> None:
    runner = met("bog_crawler", "farms", MINUSES, owned=(item,))  # 1 physical and 1 radiation
    play(runner, "let-stand", f"use:{item}")
    assert me(runner).damage == 0
    assert me(runner).tokens == {item: 1}
    assert me(runner).fatigue == (3 if item == "clot" else 1)


@pytest.mark.rule("Z-500")
@pytest.mark.parametrize("item", ["clot", "mercenary_armor", "scavenger_outfit"])
def test_none_of_them_is_for_mental_damage(item: str) -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, item)
    turn(runner, 0, "misty_hill")
    roll(runner, (P, B, B))
    play(runner, "local")
    assert me(runner).damage == 1


@pytest.mark.rule("Z-500")
def test_the_outfit_is_not_for_physical_damage() -> None:
    runner = met("blind_boar", "farms", MINUSES, owned=("scavenger_outfit",))
    play(runner, "let-stand")
    assert me(runner).damage == 2


@pytest.mark.rule("Z-499")
@pytest.mark.parametrize("item", ["mercenary_armor", "scavenger_outfit"])
def test_armor_and_outfit_must_be_worn(item: str) -> None:
    runner = seated("olga", "ivan")
    put(runner, item, "packed.0")
    turn(runner, 0, "junkyard")
    assert "gear" in keys(runner)
    play(runner, "gear", f"wear:{item}", "local")
    assert f"use:{item}" in keys(runner)
    runner = seated("olga", "ivan")
    put(runner, item, "packed.0")
    turn(runner, 0, "junkyard")
    play(runner, "local")
    assert me(runner).damage == 2


@pytest.mark.rule("Z-501")
def test_gargantuan_is_detected_with_two_and_confronted_with_five() -> None:
    runner = met("gargantuan", "factory", BLANKS, (P, P, B))
    assert (me(runner).damage, keys(runner)) == (0, ["confront:physique", "run"])  # alertness 2 is enough
    play(runner, "confront:physique")
    assert view(runner).test_total == 4
    assert "let-stand" in keys(runner)  # and 4 is not


@pytest.mark.rule("Z-502")
def test_gargantuan_and_phlegm_are_yellow() -> None:
    runner = seated("olga", "ivan")
    assert pile_of(runner, "gargantuan") == "tray.yellow_mutant"
    assert pile_of(runner, "phlegm") == "tray.yellow_anomaly"


@pytest.mark.rule("Z-503")
def test_phlegm_is_detected_with_three_and_confronted_with_smarts_of_three() -> None:
    runner = met("phlegm", "factory", (P, B, B), BLANKS)
    assert me(runner).damage == 0
    stack(runner, "deck.yellow_artifact", "prod")
    play(runner, "confront:smarts")
    assert items(runner) == ["prod"]


@pytest.mark.rule("Z-503", "Z-504")
def test_against_phlegm_only_triangles_are_rerolled() -> None:
    runner = met("phlegm", "factory", (B, T, B), owned=("magpie_coin",))
    me(runner).rubles = 100
    assert [key for key in keys(runner) if key.startswith("force")] == ["force:triangle"]
    roll(runner, (B,))
    play(runner, "force:triangle")  # 2 and three blanks do not make 3
    assert me(runner).fatigue == 2
    assert me(runner).damage == 2


@pytest.mark.rule("Z-504", "Z-561")
def test_an_effect_that_rerolls_several_takes_as_many_as_there_are() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "magpie_coin")  # rerolls up to two dice for 100 rubles
    me(runner).rubles = 100
    lay(runner, "factory", "phlegm")
    turn(runner, 0, "factory")
    roll(runner, (B, T, B))
    play(runner, "search:phlegm")
    assert keys(runner) == ["force:triangle", "use:magpie_coin:triangle", "let-stand"]


@pytest.mark.rule("Z-505")
def test_benevolence_does_two_radiation_and_one_mental_in_one_package() -> None:
    runner = met("benevolence", "factory", MINUSES, owned=("still_heart",))
    play(runner, "let-stand")
    package = view(runner).current(DamageUnderWay)
    assert package is not None
    assert (package.radiation, package.mental, package.physical) == (2, 1, 0)


@pytest.mark.rule("Z-510", "Z-570")
def test_merry_wright_is_confronted_with_the_lowest_attribute() -> None:
    runner = met("merry_wright", "farms", BLANKS)
    assert keys(runner) == ["confront:alertness", "confront:physique", "run"]
    runner = seated("olga", "ivan")
    weaken(runner, 0, "physique")
    lay(runner, "farms", "merry_wright")
    turn(runner, 0, "farms")
    roll(runner, BLANKS)
    play(runner, "search:merry_wright")
    assert keys(runner) == ["confront:physique", "run"]
