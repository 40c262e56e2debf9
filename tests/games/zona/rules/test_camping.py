"""Chapter 27 of Zona's rules, and the three bunkers of chapter 28."""

from __future__ import annotations

import pytest

from tests.games.zona.tables import Game, give, give_trophies, items, keys, me, pile, play, seated, stack, turn, weaken

BUNKERS = ("research_station", "roadhouse", "village")


def camp(place: str = "village", character: str = "savva", **values: int) -> Game:
    """A camp at this place, of somebody with these values."""
    return pitch(camper(character, **values), place)


def camper(character: str = "savva", **values: int) -> Game:
    runner = seated(character, "ivan")
    for name, value in values.items():
        setattr(me(runner), name, value)
    return runner


def pitch(runner: Game, place: str) -> Game:
    turn(runner, 0, place)
    play(runner, "local")
    return runner


def empty_market(runner: Game) -> None:
    for row in ("junk", "equipment"):
        for column in (1, 2, 3, 4):
            stack(runner, f"discards.{row}", *pile(runner, f"market.{row}.{column}"))


# --- camping ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-389", "Z-398", "Z-401", "Z-407")
@pytest.mark.parametrize("place", BUNKERS)
def test_every_bunker_lets_one_camp_or_leave_it(place: str) -> None:
    runner = camp(place, fatigue=4, damage=1, rubles=100)
    assert {"relief", "heal:1", "done"} <= set(keys(runner))
    play(runner, "done")
    assert (me(runner).fatigue, me(runner).damage, me(runner).rubles) == (4, 1, 100)


@pytest.mark.rule("Z-389")
@pytest.mark.parametrize("place", ["farms", "chernobyl", "frontier"])
def test_nowhere_else_can_one_camp(place: str) -> None:
    runner = camper(fatigue=2, damage=1, rubles=500)
    give_trophies(runner, 0, "rat_king")
    turn(runner, 0, place)
    play(runner, "local")
    assert not {"relief", "heal:1"} & set(keys(runner))
    assert not any(key.startswith("buy:") for key in keys(runner))


@pytest.mark.rule("Z-390")
def test_the_options_come_in_any_order_mixed_with_the_bunkers_own() -> None:
    runner = camper(fatigue=5, damage=3, rubles=200, reputation=1)
    give_trophies(runner, 0, "rat_king")
    pitch(runner, "roadhouse")
    play(runner, "heal:1", "doze", "sell:rat_king", "free-heal", "relief", "heal:1")
    assert (me(runner).fatigue, me(runner).damage, me(runner).rubles) == (1, 0, 300)


@pytest.mark.rule("Z-391")
@pytest.mark.parametrize(("character", "fatigue", "left"), [("savva", 5, 2), ("kostia", 5, 3), ("savva", 2, 1)])
def test_sleep_lowers_fatigue_by_willpower(character: str, fatigue: int, left: int) -> None:
    """Savva's willpower is 3, Kostia's 2."""
    runner = camp(character=character, fatigue=fatigue)
    play(runner, "relief")
    assert me(runner).fatigue == left
    assert "relief" not in keys(runner)


@pytest.mark.rule("Z-391")
def test_a_weakness_on_willpower_counts_for_sleep() -> None:
    runner = camper("kostia", fatigue=5)
    weaken(runner, 0, "willpower")
    pitch(runner, "village")
    play(runner, "relief")
    assert me(runner).fatigue == 4


@pytest.mark.rule("Z-392")
def test_treatment_costs_a_hundred_for_each_damage() -> None:
    runner = camp(damage=4, rubles=300)
    assert [key for key in keys(runner) if key.startswith("heal:")] == ["heal:1", "heal:2", "heal:3"]
    play(runner, "heal:2")
    assert (me(runner).damage, me(runner).rubles) == (2, 100)
    play(runner, "heal:1")
    assert (me(runner).damage, me(runner).rubles) == (1, 0)
    assert not any(key.startswith("heal:") for key in keys(runner))


@pytest.mark.rule("Z-392")
def test_nobody_heals_more_than_there_is() -> None:
    runner = camp(damage=2, rubles=900)
    assert [key for key in keys(runner) if key.startswith("heal:")] == ["heal:1", "heal:2"]
    play(runner, "heal:2")
    assert (me(runner).damage, me(runner).rubles) == (0, 700)


@pytest.mark.rule("Z-393")
def test_a_repair_costs_a_hundred_for_each_token() -> None:
    runner = camper(rubles=300)
    give(runner, 0, "crowbar", "commando_knife")
    me(runner).tokens = {"crowbar": 3, "commando_knife": 1}
    pitch(runner, "roadhouse")
    assert "repair:commando_knife" not in keys(runner)  # durable
    play(runner, "repair:crowbar", "repair:crowbar")
    assert (me(runner).tokens["crowbar"], me(runner).rubles) == (1, 100)


@pytest.mark.rule("Z-394")
def test_trophies_and_artifacts_are_sold_for_their_value() -> None:
    runner = camper()
    give(runner, 0, "sponge", "crowbar", "serum_twelve")
    give_trophies(runner, 0, "rat_king", "gargantuan")
    pitch(runner, "roadhouse")
    sales = [key for key in keys(runner) if key.startswith("sell")]
    assert sorted(sales) == ["sell:gargantuan", "sell:rat_king", "sell:sponge"]
    play(runner, "sell:sponge", "sell:gargantuan", "sell:rat_king")
    assert me(runner).rubles == 200 + 600 + 300
    assert items(runner) == ["crowbar", "serum_twelve"]


@pytest.mark.rule("Z-395")
def test_the_camper_buys_as_far_as_rubles_and_reputation_reach() -> None:
    runner = camper(rubles=200)
    empty_market(runner)
    stack(runner, "market.junk.1", "canned_stew")  # 100
    stack(runner, "market.junk.3", "crowbar")  # 200
    stack(runner, "market.junk.4", "iodine")  # 100, for a good name only
    stack(runner, "market.equipment.2", "commando_knife")  # 300
    pitch(runner, "village")
    assert [key for key in keys(runner) if key.startswith("buy")] == ["buy:junk:1", "buy:junk:3"]
    play(runner, "buy:junk:1")
    assert [key for key in keys(runner) if key.startswith("buy")] == []
    assert me(runner).rubles == 100
    assert items(runner) == ["canned_stew"]


@pytest.mark.rule("Z-395")
@pytest.mark.parametrize(("reputation", "columns"), [(-1, 2), (0, 3), (1, 4)])
def test_reputation_opens_columns_to_the_camper(reputation: int, columns: int) -> None:
    runner = camp(rubles=2000, reputation=reputation)
    offers = [key for key in keys(runner) if key.startswith("buy:junk")]
    assert offers == [f"buy:junk:{column}" for column in range(1, columns + 1)]


@pytest.mark.rule("Z-233", "Z-539")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_camp_one_drops_what_one_has_and_nothing_of_others(seat: int) -> None:
    runner = camper(fatigue=3)
    give(runner, seat, "crowbar")
    pitch(runner, "village")
    assert ("drop-something" in keys(runner)) is (seat == 0)


# --- the bunkers' own options --------------------------------------------------------------------------------


@pytest.mark.rule("Z-396", "Z-408")
def test_research_station_is_rid_of_one_weakness_for_eight_hundred() -> None:
    runner = camper(rubles=1700)
    weaken(runner, 0, "smarts", "physique")
    pitch(runner, "research_station")
    assert {"cure:physique", "cure:smarts"} <= set(keys(runner))
    play(runner, "cure:smarts")
    assert (me(runner).weaknesses, me(runner).rubles) == (["physique"], 900)
    assert "cure:physique" not in keys(runner)  # once in one local action


@pytest.mark.rule("Z-396")
def test_research_station_gives_no_credit() -> None:
    runner = camper(rubles=700)
    weaken(runner, 0, "smarts")
    pitch(runner, "research_station")
    assert "cure:smarts" not in keys(runner)


@pytest.mark.rule("Z-397", "Z-408")
def test_research_station_pays_a_good_name_more_for_one_artifact() -> None:
    runner = camper(reputation=1)
    give(runner, 0, "sponge", "timber")
    give_trophies(runner, 0, "rat_king")
    pitch(runner, "research_station")
    assert "sell-dear:rat_king" not in keys(runner)
    play(runner, "sell-dear:timber")
    assert me(runner).rubles == 500
    assert "sell-dear:sponge" not in keys(runner)
    play(runner, "sell:sponge")
    assert me(runner).rubles == 700


@pytest.mark.rule("Z-397")
@pytest.mark.parametrize("reputation", [-1, 0])
def test_research_station_pays_nobody_else_more(reputation: int) -> None:
    runner = camper(reputation=reputation)
    give(runner, 0, "sponge")
    pitch(runner, "research_station")
    assert "sell:sponge" in keys(runner)
    assert "sell-dear:sponge" not in keys(runner)


@pytest.mark.rule("Z-399", "Z-408")
def test_roadhouse_lowers_fatigue_by_one_once() -> None:
    runner = camp("roadhouse", fatigue=4)
    play(runner, "doze")
    assert me(runner).fatigue == 3
    assert "doze" not in keys(runner)


@pytest.mark.rule("Z-400", "Z-408")
def test_roadhouse_heals_a_good_name_for_nothing_once() -> None:
    runner = camp("roadhouse", reputation=1, damage=2)
    play(runner, "free-heal")
    assert (me(runner).damage, me(runner).rubles) == (1, 0)
    assert "free-heal" not in keys(runner)


@pytest.mark.rule("Z-400")
@pytest.mark.parametrize("reputation", [-1, 0])
def test_roadhouse_heals_nobody_else_for_nothing(reputation: int) -> None:
    assert "free-heal" not in keys(camp("roadhouse", reputation=reputation, damage=2))


@pytest.mark.rule("Z-402")
def test_roadhouse_and_sleep_add_up() -> None:
    runner = camp("roadhouse", "kostia", fatigue=5)  # willpower 2
    play(runner, "relief", "doze")
    assert me(runner).fatigue == 2


def with_worn_things(**values: int) -> Game:
    runner = camper("savva", **values)
    give(runner, 0, "crowbar", "spectrometer", "fleshwhip")
    me(runner).tokens = {"crowbar": 3, "spectrometer": 2, "fleshwhip": 3}
    return pitch(runner, "village")


@pytest.mark.rule("Z-403", "Z-404", "Z-408")
def test_village_repairs_three_for_a_hundred_spread_at_will() -> None:
    runner = with_worn_things(rubles=200)
    play(runner, "overhaul", "repair:crowbar", "repair:spectrometer", "repair:crowbar")
    assert me(runner).tokens == {"crowbar": 1, "spectrometer": 1, "fleshwhip": 3}
    assert me(runner).rubles == 100
    assert "done" in keys(runner)
    assert "overhaul" not in keys(runner)


@pytest.mark.rule("Z-404")
def test_village_repairs_need_not_all_be_used() -> None:
    runner = with_worn_things(rubles=100)
    play(runner, "overhaul", "repair:crowbar", "decline")
    assert me(runner).tokens == {"crowbar": 2, "spectrometer": 2, "fleshwhip": 3}
    assert "done" in keys(runner)


@pytest.mark.rule("Z-403")
def test_village_does_not_repair_without_rubles() -> None:
    assert "overhaul" not in keys(with_worn_things())


@pytest.mark.rule("Z-405", "Z-406", "Z-408")
def test_village_repairs_two_for_a_good_name_of_any_type() -> None:
    runner = with_worn_things(reputation=1)
    assert "overhaul" not in keys(runner)  # nothing was paid for
    play(runner, "free-repair")
    assert {"repair:crowbar", "repair:spectrometer", "repair:fleshwhip"} <= set(keys(runner))
    play(runner, "repair:fleshwhip", "repair:crowbar")
    assert me(runner).tokens == {"crowbar": 2, "spectrometer": 2, "fleshwhip": 2}
    assert me(runner).rubles == 0
    assert "free-repair" not in keys(runner)


@pytest.mark.rule("Z-405")
def test_village_adds_them_to_the_three_that_are_paid() -> None:
    runner = with_worn_things(reputation=1, rubles=100)
    play(runner, "overhaul", *["repair:crowbar"] * 3, "free-repair", *["repair:spectrometer"] * 2)
    assert me(runner).tokens == {"fleshwhip": 3}


@pytest.mark.rule("Z-405")
@pytest.mark.parametrize("reputation", [-1, 0])
def test_village_repairs_nobody_else_for_nothing(reputation: int) -> None:
    assert "free-repair" not in keys(with_worn_things(reputation=reputation))
