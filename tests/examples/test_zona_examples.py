"""The worked examples of the rulebook of Zona, each played as it is told."""

from __future__ import annotations

import pytest

from fivefires.kernel import Refused
from tests.games.zona.tables import (
    BLANKS,
    B,
    Game,
    M,
    P,
    T,
    emission,
    event,
    give,
    give_trophies,
    items,
    keys,
    lay,
    me,
    pile,
    play,
    put,
    roll,
    rumor,
    seated,
    stack,
    turn,
    view,
)


@pytest.mark.rule("Z-148", "Z-149", "Z-150")
def test_e01_which_section() -> None:
    """The card has sections for the Barracks and the Junkyard; elsewhere one junk card is taken."""
    runner = seated("lidya", "ivan")
    stack(runner, "deck.junk", "canned_stew")
    event(runner, "g06", "wetlands")
    assert items(runner) == ["canned_stew"]
    assert (me(runner).rubles, me(runner).damage, me(runner).fatigue) == (0, 0, 1)
    assert pile(runner, "discards.events.green") == ["g06"]


@pytest.mark.rule("Z-194", "Z-199", "Z-205", "Z-211", "Z-212", "Z-251", "Z-490")
def test_e02_liquid_courage() -> None:
    runner = seated("kostia", "ivan")
    give(runner, 0, "cossack_moonshine")
    stack(runner, "deck.green_artifact", "siphon")
    roll(runner, (T, T, B), (M,))
    event(runner, "g02", "wetlands")
    assert view(runner).test_total == 2
    play(runner, "force:triangle")
    assert view(runner).test_total == 1
    assert me(runner).fatigue == 2
    play(runner, "use:cossack_moonshine")
    assert "siphon" in items(runner)  # what passing the test brings
    assert me(runner).damage == 0
    assert pile(runner, "discards.junk") == ["cossack_moonshine"]


@pytest.mark.rule("Z-199")
def test_e02_stopping_would_have_failed_and_hurt() -> None:
    runner = seated("kostia", "ivan")
    roll(runner, (T, T, B))
    event(runner, "g02", "wetlands")
    play(runner, "let-stand")
    assert items(runner) == []
    assert me(runner).damage == 2  # 1 for the triangles, 1 mental for failing


@pytest.mark.rule("Z-216", "Z-217", "Z-218", "Z-219")
def test_e03_when_the_knife_helps() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "commando_knife")
    lay(runner, "quarry", "mangy_hound")
    turn(runner, 0, "quarry")
    roll(runner, BLANKS, BLANKS)
    play(runner, "search:mangy_hound", "confront:physique")
    assert "use:commando_knife" in keys(runner)

    marked = seated("olga", "ivan")
    give(marked, 0, "commando_knife")
    roll(marked, BLANKS)
    event(marked, "g20", "farms")
    assert "use:commando_knife" in keys(marked)

    unmarked = seated("olga", "ivan")
    give(unmarked, 0, "commando_knife")
    roll(unmarked, BLANKS)
    event(unmarked, "g07", "wetlands")
    before = keys(unmarked)
    assert "let-stand" in before
    assert "use:commando_knife" not in before
    with pytest.raises(Refused) as refused:
        play(unmarked, "use:commando_knife")
    assert refused.value.reason.id == "refused-not-offered"
    assert keys(unmarked) == before
    assert me(unmarked).tokens == {}


def code_to_break() -> Game:
    """Ivan after forcing: plus, minus and plus make it 3 against 4."""
    runner = seated("ivan", "olga")
    give(runner, 0, "energy_drink", "spectrometer", "technical_records")
    me(runner).tokens["spectrometer"] = 3
    roll(runner, (P, M, M), (P,))
    event(runner, "y11", "misty_hill")
    play(runner, "choose:hold_the_wire", "force:minus")
    assert me(runner).fatigue == 2
    assert view(runner).test_total == 3
    return runner


@pytest.mark.rule("Z-205", "Z-251", "Z-491")
def test_e04_three_ways_to_break_a_code_the_drink() -> None:
    runner = code_to_break()
    play(runner, "use:energy_drink")
    assert me(runner).rubles == 300  # passed
    assert pile(runner, "discards.junk") == ["energy_drink"]


@pytest.mark.rule("Z-205", "Z-252", "Z-492")
def test_e04_three_ways_to_break_a_code_the_spectrometer() -> None:
    runner = code_to_break()
    play(runner, "use:spectrometer", "mark")
    assert me(runner).rubles == 300
    assert pile(runner, "discards.equipment") == ["spectrometer"]
    assert "spectrometer" not in me(runner).tokens


@pytest.mark.rule("Z-191", "Z-205", "Z-254", "Z-493")
def test_e04_three_ways_to_break_a_code_the_records() -> None:
    runner = code_to_break()
    put(runner, "r10", "rumors")
    play(runner, "use:technical_records", "mark")
    # The rumor phase has come and gone: the token is off again, and the records can be used in the next round.
    assert runner.state.round == 2
    assert me(runner).rubles == 300
    assert "technical_records" in items(runner)
    assert "technical_records" not in me(runner).tokens
    me(runner, 1).place = "village"
    roll(runner, (M, P, B))
    event(runner, "y05", "misty_hill")
    assert "use:technical_records" in keys(runner)


@pytest.mark.rule("Z-254")
def test_e04_the_records_rest_for_the_round() -> None:
    runner = code_to_break()
    play(runner, "use:technical_records")
    runner.state.order = [0]  # one more event of Ivan's in the same round
    put(runner, "y05", "events.yellow")
    roll(runner, (M, P, B))
    play(runner, "mark")
    assert me(runner).tokens == {"spectrometer": 3, "technical_records": 1}
    assert view(runner).test_total == 2
    assert "use:spectrometer" in keys(runner)
    assert "use:technical_records" not in keys(runner)


def mystic(*, outfit: bool, free: int = 4) -> Game:
    runner = seated("lukas", "ivan")
    give(runner, 0, "fleshwhip", "sponge")
    if outfit:
        give(runner, 0, "scavenger_outfit")
    me(runner).spent = ["round"]  # his own way to be rid of an impact is used up
    me(runner).damage = 5 - free
    roll(runner, (B, B, T))
    return event(runner, "g01", "wetlands")


@pytest.mark.rule("Z-279", "Z-280", "Z-286", "Z-471", "Z-472", "Z-495")
def test_e05_a_whip_and_an_outfit() -> None:
    runner = mystic(outfit=True)
    assert view(runner).test_total == 1
    play(runner, "use:fleshwhip+scavenger_outfit")
    assert me(runner).rubles == 100  # passed
    assert me(runner).tokens == {"fleshwhip": 1, "scavenger_outfit": 1}
    assert (me(runner).damage, me(runner).fatigue) == (1, 1)


@pytest.mark.rule("Z-279", "Z-280", "Z-495")
def test_e05_without_the_outfit_the_whip_costs_two() -> None:
    runner = mystic(outfit=False, free=2)
    play(runner, "use:fleshwhip")
    assert me(runner).rubles == 100
    assert me(runner).damage == 5
    assert me(runner).weaknesses == []


@pytest.mark.rule("Z-284", "Z-286")
def test_e05_with_less_room_the_whip_is_offered_only_with_the_outfit() -> None:
    assert not any(key.startswith("use:fleshwhip") for key in keys(mystic(outfit=False, free=1)))
    with_outfit = [key for key in keys(mystic(outfit=True, free=1)) if key.startswith("use:fleshwhip")]
    assert with_outfit == ["use:fleshwhip+scavenger_outfit"]


def factory() -> Game:
    """Tamara beside the Factory; Ivan is the Voice."""
    runner = seated("tamara", "ivan", voice=1)
    lay(runner, "factory", "gargantuan", "phlegm")
    return turn(runner, 0, "roadhouse")


@pytest.mark.rule("Z-101", "Z-289", "Z-290")
def test_e06_two_threats_in_the_factory() -> None:
    runner = factory()
    play(runner, "move:factory")
    assert runner.asked() == [1]
    assert keys(runner) == ["threat:gargantuan", "threat:phlegm"]
    roll(runner, (P, P, B))
    play(runner, "threat:gargantuan")
    assert runner.asked() == [0]
    encounter = view(runner).encounter
    assert encounter is not None
    assert encounter.token == "gargantuan"
    play(runner, "run")
    assert view(runner).encounter is None  # and no second one


@pytest.mark.rule("Z-121", "Z-297", "Z-298", "Z-301", "Z-302", "Z-501")
def test_e07_the_gargantuan() -> None:
    runner = factory()
    roll(runner, (P, P, B))
    play(runner, "move:factory", "threat:gargantuan")
    assert keys(runner) == ["confront:physique", "run"]
    assert [option.difficulty for option in runner.options(0) if hasattr(option, "difficulty")] == [5]
    play(runner, "run")
    assert me(runner).damage == 0
    assert pile(runner, "at.factory") == ["gargantuan", "phlegm"]
    assert runner.asked() == [0]
    assert runner.state.turn is not None
    assert runner.state.turn.actions_left == 1


@pytest.mark.rule("Z-501")
def test_e07_a_trophy_lowers_the_number() -> None:
    runner = factory()
    give_trophies(runner, 0, "mangy_hound")
    roll(runner, (P, P, B))
    play(runner, "move:factory", "threat:gargantuan", "bribe")
    assert pile(runner, "trophies.0") == []
    assert pile(runner, "tray.green_mutant")[-1] == "mangy_hound"
    assert [option.difficulty for option in runner.options(0) if hasattr(option, "difficulty")] == [3]
    roll(runner, (P, B, B))  # physique 2 and 1
    play(runner, "confront:physique")
    assert pile(runner, "trophies.0") == ["gargantuan"]


@pytest.mark.rule("Z-026", "Z-115", "Z-299", "Z-304", "Z-306", "Z-309")
def test_e08_the_anomaly_beside_it() -> None:
    runner = seated("tamara", "ivan", voice=1)
    lay(runner, "factory", "gargantuan", "phlegm")
    stack(runner, "deck.yellow_artifact", "lead_egg", "prod")
    turn(runner, 0, "roadhouse")
    roll(runner, (P, P, B), (M, B, B))
    play(runner, "move:factory", "threat:gargantuan", "run", "search:phlegm")
    # Nobody was asked about the failed detection: there is no triangle, so it could not be forced.
    assert keys(runner) == ["confront:smarts", "run"]
    assert me(runner).damage == 2
    assert me(runner).fatigue == 1
    roll(runner, (P, B, B))
    play(runner, "confront:smarts")
    assert pile(runner, "tray.yellow_anomaly")[-1] == "phlegm"
    assert pile(runner, "at.factory") == ["gargantuan"]
    play(runner, "keep:lead_egg")  # of the top two, as Tamara's trained eye has it
    assert items(runner) == ["lead_egg"]


@pytest.mark.rule("Z-137", "Z-251", "Z-315", "Z-321", "Z-496")
def test_e09_gunk_in_time() -> None:
    runner = seated("andriej", "ivan")
    give(runner, 0, "gunk")
    me(runner).damage = 6
    assert view(runner).free_fortitude(0) == 1
    lay(runner, "chernobyl", "benevolence")
    turn(runner, 0, "chernobyl")
    roll(runner, (M, B, B))
    play(runner, "search:benevolence", "let-stand")
    assert keys(runner) == ["use:gunk", "take-it"]
    play(runner, "use:gunk")
    assert (me(runner).damage, view(runner).free_fortitude(0)) == (7, 0)  # the last space is filled
    assert me(runner).weaknesses == []
    assert pile(runner, "discards.green_artifact") == ["gunk"]


@pytest.mark.rule("Z-305", "Z-318", "Z-319", "Z-320", "Z-322", "Z-323")
def test_e10_one_damage_too_many() -> None:
    runner = seated("savva", "ivan")
    me(runner).damage = 6  # of 7
    lay(runner, "farms", "sinkhole")
    turn(runner, 0, "farms")
    roll(runner, (P, B, B), (M, B, B))
    play(runner, "search:sinkhole", "confront:smarts", "let-stand")
    assert keys(runner) == ["weaken:alertness", "weaken:physique", "weaken:smarts", "weaken:willpower"]
    play(runner, "weaken:physique")
    assert me(runner).weaknesses == ["physique"]
    assert me(runner).damage == 7
    assert view(runner).attribute("physique") == 2
    assert pile(runner, "at.farms") == ["sinkhole"]


@pytest.mark.rule("Z-057", "Z-353", "Z-409", "Z-410")
def test_e11_a_favour_at_the_barracks() -> None:
    runner = seated("oleg", "ivan")
    stack(runner, "deck.equipment", "technical_records")
    turn(runner, 0, "barracks")
    play(runner, "local")
    assert items(runner) == ["technical_records"]
    assert me(runner).reputation == -1
    assert runner.state.stock["reputation-token"].get("seat.0") == 1
    turn(runner, 0, "barracks")
    assert "local" not in keys(runner)


@pytest.mark.rule("Z-249", "Z-315", "Z-329", "Z-450", "Z-498")
def test_e12_sponge_and_armor() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "sponge", "mercenary_armor")
    lay(runner, "farms", "blind_boar")
    turn(runner, 0, "farms")
    roll(runner, (M, B, B))
    play(runner, "search:blind_boar", "let-stand", "use:sponge:physical>radiation")
    assert keys(runner) == ["use:mercenary_armor", "take-it"]
    play(runner, "use:mercenary_armor")
    assert me(runner).damage == 0
    assert me(runner).tokens == {"sponge": 1, "mercenary_armor": 1}
    play(runner, "run")
    rumor(runner)
    assert me(runner).tokens == {"mercenary_armor": 1}


@pytest.mark.rule("Z-250", "Z-414", "Z-462")
def test_e13_crowbar_at_the_junkyard() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "crowbar")
    stack(runner, "deck.junk", "bandages", "iodine", "energy_drink", "canned_stew")
    turn(runner, 0, "junkyard")
    play(runner, "local", "keep:bandages", "keep:iodine")
    assert me(runner).damage == 2
    assert pile(runner, "discards.junk") == ["energy_drink"]
    assert items(runner) == ["bandages", "crowbar", "iodine"]
    play(runner, "use:crowbar")
    assert items(runner) == ["bandages", "canned_stew", "crowbar", "iodine"]
    assert me(runner).tokens == {"crowbar": 1}


def in_pripyat(*more: str, fatigue: int) -> Game:
    """An emission is about to do 2 radiation and, after the gloves, 1 physical."""
    runner = seated("olga", "ivan")
    give(runner, 0, "clot", "siphon", "sponge", "welding_gloves", *more)
    me(runner).place = "pripyat"
    me(runner).fatigue = fatigue
    emission(runner, "e7", "e1")
    play(runner, "use:welding_gloves")
    return runner


@pytest.mark.rule("Z-280", "Z-283", "Z-286", "Z-471", "Z-497")
def test_e14_clot_and_the_outfit() -> None:
    runner = in_pripyat("scavenger_outfit", fatigue=4)
    assert [key for key in keys(runner) if key.startswith("use:clot")] == ["use:clot+scavenger_outfit"]
    play(runner, "use:clot+scavenger_outfit")
    assert me(runner).damage == 0
    assert me(runner).fatigue == 4


@pytest.mark.rule("Z-280", "Z-283", "Z-497")
def test_e14_at_fatigue_one_clot_alone_is_allowed() -> None:
    runner = in_pripyat(fatigue=1)
    play(runner, "use:clot")
    assert me(runner).damage == 1
    assert me(runner).fatigue == 5
