"""Chapter 28 of Zona's rules: the local actions outside of bunkers."""

from __future__ import annotations

import pytest

from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    PLUSES,
    B,
    Game,
    M,
    P,
    give,
    give_secrets,
    give_trophies,
    items,
    keys,
    me,
    next_token,
    pile,
    play,
    put,
    roll,
    seated,
    stack,
    turn,
    view,
    weaken,
)


def somebody(character: str = "olga") -> Game:
    return seated(character, "ivan")


# --- the green sector ----------------------------------------------------------------------------------------


@pytest.mark.rule("Z-409")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, -1)])
def test_barracks_cost_a_step_of_reputation_for_the_top_equipment_card(before: int, after: int) -> None:
    runner = somebody()
    me(runner).reputation = before
    stack(runner, "deck.equipment", "commando_knife", "spectrometer")
    turn(runner, 0, "barracks")
    play(runner, "local")
    assert me(runner).reputation == after
    assert items(runner) == ["commando_knife"]


@pytest.mark.rule("Z-410")
def test_barracks_are_closed_to_a_bad_name() -> None:
    runner = somebody()
    me(runner).reputation = -1
    assert "local" not in keys(turn(runner, 0, "barracks"))


@pytest.mark.rule("Z-411", "Z-412")
def test_farms_pay_a_bonus_by_colour() -> None:
    runner = somebody()
    give(runner, 0, "sponge", "timber", "homunculus", "crowbar")
    give_trophies(runner, 0, "rat_king", "gargantuan")
    turn(runner, 0, "farms")
    play(runner, "local")
    assert "sell:crowbar" not in keys(runner)
    gained = []
    for piece in ("rat_king", "gargantuan", "sponge", "timber", "homunculus"):
        before = me(runner).rubles
        play(runner, f"sell:{piece}")
        gained.append(me(runner).rubles - before)
    # The printed values are 300, 600, 200, 400 and 400; the last one has no colour.
    assert gained == [400, 800, 300, 600, 400]


@pytest.mark.rule("Z-411")
def test_farms_let_one_keep_the_rest() -> None:
    runner = somebody()
    give(runner, 0, "sponge", "timber")
    turn(runner, 0, "farms")
    play(runner, "local", "sell:sponge", "done")
    assert items(runner) == ["timber"]


@pytest.mark.rule("Z-551")
def test_farms_are_offered_only_to_somebody_with_something_to_sell() -> None:
    runner = somebody()
    give(runner, 0, "crowbar")
    assert "local" not in keys(turn(runner, 0, "farms"))
    give_trophies(runner, 0, "rat_king")
    assert "local" in keys(turn(runner, 0, "farms"))


@pytest.mark.rule("Z-551")
def test_an_empty_slot_does_not_close_a_local_action() -> None:
    runner = somebody()
    put_away = pile(runner, "tray.green_mutant")
    for token in put_away:
        put(runner, token, "trophies.1")
    turn(runner, 0, "quarry")
    play(runner, "local")
    assert view(runner).encounter is None
    assert runner.state.turn is not None
    assert runner.state.turn.actions_left == 1


@pytest.mark.rule("Z-413")
def test_frontier_gives_rubles_or_junk_for_alertness() -> None:
    runner = somebody()  # alertness 2 against 3
    roll(runner, (P, B, B))
    turn(runner, 0, "frontier")
    play(runner, "local")
    assert keys(runner) == ["choose:rubles", "choose:junk"]
    play(runner, "choose:rubles")
    assert (me(runner).rubles, items(runner)) == (200, [])

    runner = somebody()
    stack(runner, "deck.junk", "canned_stew")
    roll(runner, (P, B, B))
    turn(runner, 0, "frontier")
    play(runner, "local", "choose:junk")
    assert (me(runner).rubles, items(runner)) == (0, ["canned_stew"])


@pytest.mark.rule("Z-413")
def test_frontier_costs_nothing_when_it_fails() -> None:
    runner = somebody()
    roll(runner, BLANKS)
    turn(runner, 0, "frontier")
    play(runner, "local", "let-stand")
    assert (me(runner).rubles, items(runner), me(runner).damage, me(runner).fatigue) == (0, [], 0, 1)


@pytest.mark.rule("Z-414")
def test_junkyard_hurts_then_two_of_three_junk_cards_are_kept() -> None:
    runner = somebody()
    stack(runner, "deck.junk", "bandages", "iodine", "energy_drink", "canned_stew")
    turn(runner, 0, "junkyard")
    play(runner, "local")
    assert me(runner).damage == 2  # before the cards
    assert sorted(keys(runner)) == ["keep:bandages", "keep:energy_drink", "keep:iodine"]
    play(runner, "keep:energy_drink", "keep:bandages")
    assert items(runner) == ["bandages", "energy_drink"]
    assert pile(runner, "discards.junk") == ["iodine"]
    assert pile(runner, "deck.junk")[-1] == "canned_stew"


@pytest.mark.rule("Z-415", "Z-441")
def test_junkyard_damage_is_radiation() -> None:
    runner = somebody()
    give(runner, 0, "iodine", "quilted_jacket", "valerian_drops")
    turn(runner, 0, "junkyard")
    play(runner, "local")
    assert keys(runner) == ["use:iodine", "take-it"]
    play(runner, "use:iodine")
    assert me(runner).damage == 0


@pytest.mark.rule("Z-416")
def test_quarry_draws_a_green_mutant_that_stays_after_running_away() -> None:
    runner = somebody()
    next_token(runner, "spitting_toad")
    turn(runner, 0, "quarry")
    roll(runner, BLANKS)
    play(runner, "local", "run")
    assert pile(runner, "at.quarry") == ["spitting_toad"]


@pytest.mark.rule("Z-416")
def test_quarry_keeps_a_mutant_that_won() -> None:
    runner = somebody()
    next_token(runner, "spitting_toad")
    turn(runner, 0, "quarry")
    roll(runner, BLANKS, (M, B, B))
    play(runner, "local", "confront:physique")
    assert me(runner).damage == 2
    assert pile(runner, "at.quarry") == ["spitting_toad"]


@pytest.mark.rule("Z-416")
def test_quarry_gives_its_mutant_to_the_winner() -> None:
    runner = somebody()
    next_token(runner, "spitting_toad")
    turn(runner, 0, "quarry")
    roll(runner, BLANKS, BLANKS)
    play(runner, "local", "confront:physique")
    assert pile(runner, "trophies.0") == ["spitting_toad"]
    assert pile(runner, "at.quarry") == []


@pytest.mark.rule("Z-417")
def test_wetlands_draw_a_green_anomaly_that_stays_unless_defeated() -> None:
    runner = somebody()
    next_token(runner, "warm_rain", "warm_rain#2")
    stack(runner, "deck.green_artifact", "sponge")
    turn(runner, 0, "wetlands")
    roll(runner, BLANKS, BLANKS)
    play(runner, "local", "run")
    assert pile(runner, "at.wetlands") == ["warm_rain"]
    turn(runner, 0, "wetlands")
    play(runner, "local", "confront:smarts")
    assert items(runner) == ["sponge"]
    assert pile(runner, "at.wetlands") == ["warm_rain"]
    assert pile(runner, "tray.green_anomaly")[-1] == "warm_rain#2"


# --- the yellow sector ---------------------------------------------------------------------------------------


@pytest.mark.rule("Z-418")
@pytest.mark.parametrize(("before", "after", "damage"), [(1, 3, 0), (4, 5, 1), (5, 5, 2)])
def test_chernobyl_pays_for_fatigue(before: int, after: int, damage: int) -> None:
    runner = somebody()
    me(runner).fatigue = before
    turn(runner, 0, "chernobyl")
    play(runner, "local")
    assert (me(runner).fatigue, me(runner).damage, me(runner).rubles) == (after, damage, 400)


@pytest.mark.rule("Z-419")
def test_chernobyl_pays_more_for_a_crowbar_and_does_not_wear_it() -> None:
    runner = somebody()
    give(runner, 0, "crowbar", "crowbar#2")
    turn(runner, 0, "chernobyl")
    play(runner, "local")
    assert me(runner).rubles == 500
    assert me(runner).tokens == {}


@pytest.mark.rule("Z-420")
@pytest.mark.parametrize(("item", "deck"), [("sponge", "green_artifact"), ("timber", "yellow_artifact")])
def test_factory_takes_an_artifact_of_either_colour_for_a_better_name(item: str, deck: str) -> None:
    runner = somebody()
    give(runner, 0, item)
    turn(runner, 0, "factory")
    play(runner, "local")
    assert me(runner).reputation == 1
    assert items(runner) == []
    assert pile(runner, f"discards.{deck}") == [item]


@pytest.mark.rule("Z-420")
def test_factory_takes_a_trophy_for_a_better_name() -> None:
    runner = somebody()
    me(runner).reputation = -1
    give(runner, 0, "sponge")
    give_trophies(runner, 0, "rat_king")
    turn(runner, 0, "factory")
    play(runner, "local", "choose:trophy")
    assert me(runner).reputation == 0
    assert items(runner) == ["sponge"]
    assert pile(runner, "tray.green_mutant")[-1] == "rat_king"


@pytest.mark.rule("Z-421", "Z-422")
def test_misty_hill_hurts_then_gives_a_yellow_artifact_for_willpower() -> None:
    runner = somebody()  # willpower 3 against 3
    stack(runner, "deck.yellow_artifact", "prod")
    stack(runner, "deck.green_artifact", "sponge")
    turn(runner, 0, "misty_hill")
    roll(runner, BLANKS)
    play(runner, "local")
    assert me(runner).damage == 1
    assert items(runner) == ["prod"]


@pytest.mark.rule("Z-421")
def test_misty_hill_gives_nothing_when_it_fails() -> None:
    runner = somebody()
    turn(runner, 0, "misty_hill")
    roll(runner, (M, B, B))
    play(runner, "local", "let-stand")
    assert (me(runner).damage, items(runner)) == (1, [])


@pytest.mark.rule("Z-422", "Z-441")
def test_misty_hill_damage_is_mental() -> None:
    runner = somebody()
    give(runner, 0, "iodine", "quilted_jacket", "valerian_drops")
    turn(runner, 0, "misty_hill")
    play(runner, "local")
    assert keys(runner) == ["use:valerian_drops", "take-it"]


@pytest.mark.rule("Z-423")
@pytest.mark.parametrize(("dice", "damage"), [((P, P, B), 0), ((P, B, B), 3)])
def test_proving_grounds_give_equipment_and_then_test_physique(dice: tuple[int, int, int], damage: int) -> None:
    """Olga's physique is 2, the number 4."""
    runner = somebody()
    stack(runner, "deck.equipment", "technical_records")
    turn(runner, 0, "proving_grounds")
    roll(runner, dice)
    play(runner, "local")
    if damage:
        assert items(runner) == ["technical_records"]  # the card came first
        play(runner, "let-stand")
    assert items(runner) == ["technical_records"]
    assert me(runner).damage == damage


@pytest.mark.rule("Z-424")
def test_proving_grounds_admit_what_is_meant_for_mutants() -> None:
    runner = somebody()
    give(runner, 0, "commando_knife")
    stack(runner, "deck.equipment", "technical_records")
    turn(runner, 0, "proving_grounds")
    roll(runner, (P, B, B))
    play(runner, "local", "use:commando_knife")
    assert me(runner).damage == 0


@pytest.mark.rule("Z-425", "Z-441")
def test_proving_grounds_damage_is_physical() -> None:
    runner = somebody()
    give(runner, 0, "iodine", "quilted_jacket", "valerian_drops")
    stack(runner, "deck.equipment", "technical_records")
    turn(runner, 0, "proving_grounds")
    roll(runner, MINUSES)
    play(runner, "local", "let-stand")
    assert keys(runner) == ["use:quilted_jacket", "take-it"]
    play(runner, "use:quilted_jacket")
    assert me(runner).damage == 2


@pytest.mark.rule("Z-426", "Z-427")
def test_red_forest_lays_two_and_lets_one_be_met() -> None:
    runner = somebody()
    next_token(runner, "leecher")
    next_token(runner, "blue_fire")
    turn(runner, 0, "red_forest")
    roll(runner, BLANKS)
    play(runner, "local")
    assert pile(runner, "at.red_forest") == ["leecher", "blue_fire"]
    assert runner.asked() == [0]
    assert keys(runner) == ["threat:leecher", "threat:blue_fire"]
    play(runner, "threat:blue_fire", "run")
    assert pile(runner, "at.red_forest") == ["leecher", "blue_fire"]


@pytest.mark.rule("Z-426", "Z-427")
def test_red_forest_keeps_the_one_that_was_not_picked() -> None:
    runner = somebody()
    next_token(runner, "leecher")
    next_token(runner, "blue_fire")
    turn(runner, 0, "red_forest")
    roll(runner, BLANKS, PLUSES)
    play(runner, "local", "threat:blue_fire", "confront:smarts")
    assert pile(runner, "at.red_forest") == ["leecher"]


@pytest.mark.rule("Z-426")
def test_red_forest_lets_only_these_two_be_picked() -> None:
    runner = somebody()
    put(runner, "gargantuan", "at.red_forest")
    next_token(runner, "leecher")
    next_token(runner, "blue_fire")
    turn(runner, 0, "red_forest")
    play(runner, "local")
    assert keys(runner) == ["threat:leecher", "threat:blue_fire"]


@pytest.mark.rule("Z-552")
def test_red_forest_with_an_empty_slot() -> None:
    runner = somebody()
    next_token(runner, "leecher")
    for token in pile(runner, "tray.yellow_anomaly"):
        put(runner, token, "trophies.1")
    turn(runner, 0, "red_forest")
    roll(runner, PLUSES)
    play(runner, "local")
    encounter = view(runner).encounter
    assert encounter is not None
    assert encounter.token == "leecher"


@pytest.mark.rule("Z-552")
def test_red_forest_with_both_slots_empty() -> None:
    runner = somebody()
    for token in pile(runner, "tray.yellow_anomaly") + pile(runner, "tray.yellow_mutant"):
        put(runner, token, "trophies.1")
    turn(runner, 0, "red_forest")
    play(runner, "local")
    assert view(runner).encounter is None
    assert pile(runner, "at.red_forest") == []
    assert "move:misty_hill" in keys(runner)


@pytest.mark.rule("Z-428")
@pytest.mark.parametrize(("dice", "gained"), [((P, B, B), ["technical_records"]), (BLANKS, [])])
def test_white_lake_hurts_then_gives_equipment_for_smarts(dice: tuple[int, int, int], gained: list[str]) -> None:
    """Olga's smarts are 3, the number is 4."""
    runner = somebody()
    stack(runner, "deck.equipment", "technical_records")
    turn(runner, 0, "white_lake")
    roll(runner, dice)
    play(runner, "local")
    assert me(runner).damage == 1
    if not gained:
        play(runner, "let-stand")
    assert items(runner) == gained
    assert me(runner).damage == 1


@pytest.mark.rule("Z-429")
def test_white_lake_admits_what_is_meant_for_anomalies() -> None:
    runner = somebody()
    give(runner, 0, "geiger_counter")
    stack(runner, "deck.equipment", "technical_records")
    turn(runner, 0, "white_lake")
    roll(runner, BLANKS)
    play(runner, "local", "use:geiger_counter")
    assert "technical_records" in items(runner)


@pytest.mark.rule("Z-430", "Z-441")
def test_white_lake_damage_is_radiation() -> None:
    runner = somebody()
    give(runner, 0, "iodine", "quilted_jacket", "valerian_drops")
    turn(runner, 0, "white_lake")
    play(runner, "local")
    assert keys(runner) == ["use:iodine", "take-it"]


# --- the red sector ------------------------------------------------------------------------------------------

GATES = [("moscow_eye", "blue_fire", "smarts"), ("pripyat", "leecher", "physique")]


@pytest.mark.rule("Z-431", "Z-433", "Z-435")
@pytest.mark.parametrize(("place", "token", "attribute"), GATES)
def test_the_gates_hurt_and_allow_no_running(place: str, token: str, attribute: str) -> None:
    runner = somebody()
    next_token(runner, token)
    turn(runner, 0, place)
    roll(runner, PLUSES, (1, 4, 3))  # detected; then the confrontation follows without a question
    play(runner, "local")
    assert me(runner).damage == 2
    test = view(runner).test
    assert test is not None
    assert (test.against, test.step, test.attribute) == (token, "confrontation", attribute)


@pytest.mark.rule("Z-432", "Z-441")
def test_moscow_eye_damage_is_mental() -> None:
    runner = somebody()
    give(runner, 0, "iodine", "quilted_jacket", "valerian_drops")
    turn(runner, 0, "moscow_eye")
    play(runner, "local")
    assert keys(runner) == ["use:valerian_drops", "take-it"]


@pytest.mark.rule("Z-434", "Z-441")
def test_pripyat_damage_is_radiation() -> None:
    runner = somebody()
    give(runner, 0, "iodine", "quilted_jacket", "valerian_drops")
    turn(runner, 0, "pripyat")
    play(runner, "local")
    assert keys(runner) == ["use:iodine", "take-it"]


def through_the_gate(place: str, token: str, *secrets: str, win: bool) -> Game:
    runner = somebody()
    give_secrets(runner, 0, *secrets)
    next_token(runner, token)
    turn(runner, 0, place)
    roll(runner, PLUSES, PLUSES if win else MINUSES)
    play(runner, "local")
    if not win:
        play(runner, "let-stand")
    return runner


@pytest.mark.rule("Z-436", "Z-438")
@pytest.mark.parametrize(("place", "token", "attribute"), GATES)
@pytest.mark.parametrize("win", [True, False])
def test_two_secrets_lead_to_the_power_plant_however_it_ended(
    place: str, token: str, attribute: str, win: bool
) -> None:
    runner = through_the_gate(place, token, "lab", "archive", win=win)
    assert me(runner).place == "power_plant"
    assert pile(runner, f"at.{place}") == ([] if win else [token])
    assert pile(runner, "at.power_plant") == []


@pytest.mark.rule("Z-436")
@pytest.mark.parametrize(("place", "token", "attribute"), GATES)
@pytest.mark.parametrize("secrets", [(), ("lab",)])
def test_all_others_stay(place: str, token: str, attribute: str, secrets: tuple[str, ...]) -> None:
    runner = through_the_gate(place, token, *secrets, win=True)
    assert me(runner).place == place


@pytest.mark.rule("Z-437", "Z-438")
def test_the_dead_are_not_relocated() -> None:
    runner = somebody()
    give_secrets(runner, 0, "lab", "archive")
    me(runner).damage = 4  # of 6
    weaken(runner, 0, "alertness", "physique", "smarts")
    next_token(runner, "leecher")
    turn(runner, 0, "pripyat")
    roll(runner, MINUSES)
    play(runner, "local", "let-stand")
    assert me(runner).place == ""
    assert pile(runner, "at.pripyat") == ["leecher"]


@pytest.mark.rule("Z-439")
@pytest.mark.parametrize(("dice", "damage"), [((P, B, B), 0), (BLANKS, 2)])
def test_power_plant_leads_into_the_sarcophagus_passed_or_failed(dice: tuple[int, int, int], damage: int) -> None:
    """Olga's willpower is 3, the number 4."""
    runner = somebody()
    give_secrets(runner, 0, "lab", "archive")
    turn(runner, 0, "power_plant")
    roll(runner, dice)
    play(runner, "local")
    if damage:
        play(runner, "let-stand")
    assert me(runner).damage == damage
    assert me(runner).place == "sarcophagus"


@pytest.mark.rule("Z-439")
def test_power_plant_does_not_move_the_dead() -> None:
    runner = somebody()
    give_secrets(runner, 0, "lab", "archive")
    me(runner).damage = 6
    weaken(runner, 0, "alertness", "physique", "smarts")
    turn(runner, 0, "power_plant")
    roll(runner, BLANKS)
    play(runner, "local", "let-stand")
    assert me(runner).place == ""


@pytest.mark.rule("Z-440", "Z-441")
def test_power_plant_damage_is_radiation() -> None:
    runner = somebody()
    give_secrets(runner, 0, "lab", "archive")
    give(runner, 0, "iodine", "quilted_jacket", "valerian_drops")
    turn(runner, 0, "power_plant")
    roll(runner, BLANKS)
    play(runner, "local", "let-stand")
    assert keys(runner) == ["use:iodine", "take-it"]
