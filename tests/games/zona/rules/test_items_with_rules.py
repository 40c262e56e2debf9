"""Chapter 29 of Zona's rules: items with rules of their own."""

from __future__ import annotations

import pytest

from fivefires.conformance.frames import hidden_in_locals
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ITEM
from fivefires.games.zona.state import noted_in
from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    PLUSES,
    B,
    Game,
    M,
    P,
    emission,
    event,
    give,
    give_secrets,
    give_trophies,
    items,
    keys,
    lay,
    me,
    next_token,
    pile,
    pile_of,
    play,
    put,
    roll,
    rumor,
    seated,
    stack,
    turn,
    view,
    weaken,
)


def owner(*owned: str, character: str = "olga", **values: int) -> Game:
    runner = seated(character, "ivan")
    give(runner, 0, *owned)
    for name, value in values.items():
        setattr(me(runner), name, value)
    return runner


def uses(runner: Game, item: str) -> list[str]:
    """How the item can be used now."""
    return [key for key in keys(runner) if key.startswith(f"use:{item}") or f"+{item}" in key]


def at(runner: Game, place: str, *answers: str) -> Game:
    """A turn at this place that begins with these answers."""
    turn(runner, 0, place)
    play(runner, *answers)
    return runner


def actions_left(runner: Game) -> int:
    return runner.state.turn.actions_left if runner.state.turn is not None else 0


# --- green artifacts -----------------------------------------------------------------------------------------


@pytest.mark.rule("Z-442")
def test_cloister_makes_fleeing_cost_one() -> None:
    runner = owner("cloister")
    me(runner).place = "quarry"
    emission(runner, "e1", "e2")
    assert keys(runner) == ["flee:research_station", "flee:research_station+cloister", "stay"]
    play(runner, "flee:research_station+cloister")
    assert (me(runner).place, me(runner).fatigue) == ("research_station", 2)


@pytest.mark.rule("Z-443", "Z-455")
@pytest.mark.parametrize("item", ["pitch", "gutberry"])
def test_pitch_and_gutberry_cannot_be_repaired(item: str) -> None:
    runner = owner(item, "repair_kit", rubles=500, reputation=1)
    me(runner).tokens = {item: 2}
    turn(runner, 0, "village")
    assert uses(runner, "repair_kit") == []
    play(runner, "local")
    assert not {f"repair:{item}", "overhaul", "free-repair"} & set(keys(runner))
    play(runner, "done")
    rumor(runner)
    assert me(runner).tokens == {item: 2}  # and no refresh touches a consumable


@pytest.mark.rule("Z-444")
def test_siphon_is_small_and_gives_a_sixth_spot_even_deactivated() -> None:
    packed = ("crowbar", "crowbar#2", "crowbar#3", "geiger_counter", "spectrometer")
    runner = owner("siphon", *packed)
    me(runner).tokens = {"siphon": 1}
    assert pile(runner, "small.0") == ["siphon"]
    stack(runner, "deck.equipment", "commando_knife")
    at(runner, "barracks", "local")
    assert len(pile(runner, "packed.0")) == 6  # nothing was dropped
    assert uses(runner, "siphon") == []


@pytest.mark.rule("Z-445")
def test_siphon_is_not_counted_for_impacts() -> None:
    runner = at(owner("clot", "siphon"), "junkyard", "local", "use:clot")
    assert me(runner).fatigue == 3  # 2 for Clot alone


@pytest.mark.rule("Z-446")
def test_siphon_can_be_sold_but_is_no_artifact_to_pay_with() -> None:
    runner = at(owner("siphon"), "village", "local", "sell:siphon")
    assert (me(runner).rubles, items(runner)) == (200, [])
    runner = turn(owner("siphon"), 0, "factory")
    assert "local" not in keys(runner)
    runner = owner("siphon")
    put(runner, pile(runner, "lock.botanical_lab")[0], "box.locks")
    put(runner, "k5", "lock.botanical_lab")  # an artifact
    assert "open:botanical_lab:0" not in keys(turn(runner, 0, "quarry"))
    give(runner, 0, "pitch")
    assert "open:botanical_lab:0" in keys(turn(runner, 0, "quarry"))


@pytest.mark.rule("Z-447")
@pytest.mark.parametrize(("dice", "damage"), [(BLANKS, 1), ((M, B, B), 3)])
def test_sparkler_heals_or_hurts_by_a_test_of_willpower(dice: tuple[int, int, int], damage: int) -> None:
    """Olga's willpower is 3, the number 3."""
    runner = owner("sparkler", damage=2)
    turn(runner, 0, "village")
    roll(runner, dice)
    play(runner, "use:sparkler")
    if damage == 3:
        play(runner, "let-stand")
    assert me(runner).damage == damage
    assert me(runner).tokens == {"sparkler": 1}


@pytest.mark.rule("Z-448")
def test_sparklers_test_is_like_any_other() -> None:
    runner = owner("sparkler", "cossack_moonshine", damage=2)
    turn(runner, 0, "village")
    roll(runner, (M, B, B))
    play(runner, "use:sparkler")
    assert "force:minus" in keys(runner)
    play(runner, "use:cossack_moonshine")
    assert me(runner).damage == 1


@pytest.mark.rule("Z-449")
def test_sparklers_damage_is_radiation() -> None:
    runner = owner("sparkler", "iodine", "quilted_jacket", "valerian_drops", damage=2)
    turn(runner, 0, "village")
    roll(runner, MINUSES)
    play(runner, "use:sparkler", "let-stand")
    assert keys(runner) == ["use:iodine", "take-it"]


@pytest.mark.rule("Z-450")
def test_sponge_turns_one_damage_into_another_type_once_a_round() -> None:
    runner = owner("sponge", "quilted_jacket", "iodine")
    stack(runner, "deck.equipment", "technical_records", "technical_records#2")
    roll(runner, PLUSES, PLUSES)
    at(runner, "white_lake", "local")
    assert uses(runner, "sponge") == ["use:sponge:radiation>physical"]
    play(runner, "use:sponge:radiation>physical", "use:quilted_jacket")
    assert me(runner).damage == 0
    at(runner, "white_lake", "local")
    assert uses(runner, "iodine") == ["use:iodine"]
    assert uses(runner, "sponge") == []
    play(runner, "take-it")
    rumor(runner)
    at(runner, "white_lake", "local")
    assert uses(runner, "sponge") == ["use:sponge:radiation>physical"]


# --- yellow artifacts ----------------------------------------------------------------------------------------


def forcing_with_gut(*weaknesses: str, fatigue: int = 1) -> Game:
    """Physique 2 against 3 in an event; minus, minus and blank were rolled. With the axe it is not hopeless."""
    runner = owner("devils_gut", "fire_axe")
    weaken(runner, 0, *weaknesses)
    me(runner).fatigue = fatigue
    roll(runner, (M, M, B))
    return event(runner, "g07", "wetlands")


@pytest.mark.rule("Z-451")
def test_devils_gut_rerolls_two_dice_with_one_weakness() -> None:
    runner = forcing_with_gut("smarts")
    offers = [key for key in keys(runner) if "devils_gut" in key]
    assert sorted(offers) == ["force:blank,minus+devils_gut", "force:minus,minus+devils_gut"]


@pytest.mark.rule("Z-207", "Z-451")
def test_nobody_forces_with_devils_gut_at_fatigue_5() -> None:
    runner = forcing_with_gut("smarts", fatigue=5)
    assert [key for key in keys(runner) if key.startswith("force")] == []


@pytest.mark.rule("Z-451", "Z-452")
def test_devils_gut_rerolls_up_to_three_with_two_weaknesses_all_at_once() -> None:
    for weaknesses in (("smarts", "alertness"), ("smarts", "alertness", "willpower")):
        runner = forcing_with_gut(*weaknesses)
        offers = [key for key in keys(runner) if "devils_gut" in key]
        assert sorted(offers) == [
            "force:blank,minus+devils_gut",
            "force:blank,minus,minus+devils_gut",
            "force:minus,minus+devils_gut",
        ]
        roll(runner, MINUSES)
        play(runner, "force:blank,minus,minus+devils_gut")
        # One roll of three; it was the one forcing of this test.
        assert me(runner).damage == 1
        assert runner.state.round == 2


@pytest.mark.rule("Z-453")
def test_devils_gut_is_nothing_for_somebody_without_a_weakness() -> None:
    runner = forcing_with_gut()
    assert "force:minus" in keys(runner)
    assert not any("devils_gut" in key for key in keys(runner))


@pytest.mark.rule("Z-454")
def test_eye_of_chort_takes_a_trophy() -> None:
    runner = owner("eye_of_chort")
    give_trophies(runner, 0, "rat_king")
    roll(runner, BLANKS)
    event(runner, "g07", "wetlands")
    play(runner, "use:eye_of_chort")
    assert pile(runner, "trophies.0") == []


@pytest.mark.rule("Z-454")
def test_eye_of_chort_without_a_trophy_needs_its_impact_negated() -> None:
    runner = owner("eye_of_chort")
    roll(runner, BLANKS)
    assert uses(event(runner, "g07", "wetlands"), "eye_of_chort") == []
    runner = owner("eye_of_chort", "lead_egg")
    roll(runner, BLANKS)
    assert uses(event(runner, "g07", "wetlands"), "eye_of_chort") == ["use:eye_of_chort+lead_egg"]


@pytest.mark.rule("Z-456")
def test_magma_works_in_a_physique_confrontation_and_nowhere_else() -> None:
    runner = owner("magma")
    lay(runner, "farms", "spitting_toad")
    turn(runner, 0, "farms")
    roll(runner, BLANKS, (M, B, B))
    play(runner, "search:spitting_toad", "confront:physique")
    assert uses(runner, "magma") == ["use:magma"]

    runner = owner("magma")
    roll(runner, BLANKS)
    assert uses(event(runner, "g07", "wetlands"), "magma") == []  # physique, but no confrontation

    runner = owner("magma")
    lay(runner, "farms", "hollow_deer")
    turn(runner, 0, "farms")
    roll(runner, (M, B, B), (M, B, B))
    play(runner, "search:hollow_deer")
    assert uses(runner, "magma") == []  # detection
    play(runner, "let-stand", "confront:willpower")
    assert uses(runner, "magma") == []  # a confrontation, but of willpower


@pytest.mark.rule("Z-457")
@pytest.mark.parametrize(
    ("token", "rolls", "way"),
    [
        ("blind_boar", [(M, B, B)], []),
        ("blind_boar", [BLANKS, MINUSES], ["confront:physique"]),
        ("hollow_deer", [BLANKS, MINUSES], ["confront:willpower"]),
    ],
)
def test_prod_averts_all_damage_of_a_failed_test(token: str, rolls: list[tuple[int, int, int]], way: list[str]) -> None:
    runner = owner("prod")
    lay(runner, "farms", token)
    turn(runner, 0, "farms")
    roll(runner, *rolls)
    play(runner, f"search:{token}", *way, "let-stand")
    assert keys(runner) == ["use:prod", "go-on"]
    play(runner, "use:prod")
    assert me(runner).damage == 0


@pytest.mark.rule("Z-457")
def test_prod_is_not_for_anomalies() -> None:
    runner = owner("prod")
    lay(runner, "farms", "frying_floor")
    turn(runner, 0, "farms")
    roll(runner, MINUSES)
    play(runner, "search:frying_floor", "let-stand")
    assert me(runner).damage == 1


@pytest.mark.rule("Z-458")
def test_prod_does_nothing_against_the_mutants_ability() -> None:
    runner = owner("prod")
    lay(runner, "chernobyl", "lost_child")  # whoever runs from it suffers 1 mental
    turn(runner, 0, "chernobyl")
    roll(runner, MINUSES)
    play(runner, "search:lost_child", "let-stand", "use:prod", "run")
    assert me(runner).damage == 1


@pytest.mark.rule("Z-459")
@pytest.mark.parametrize(("fatigue", "damage"), [(3, 0), (4, 1), (5, 2)])
def test_timber_goes_beyond_fatigue_five_for_damage(fatigue: int, damage: int) -> None:
    runner = at(owner("timber", fatigue=fatigue), "junkyard", "local", "use:timber:radiation,radiation")
    assert (me(runner).fatigue, me(runner).damage) == (5, damage)


@pytest.mark.rule("Z-460")
@pytest.mark.parametrize(("damage", "offered"), [(4, True), (5, False)])
def test_timber_must_not_give_a_weakness(damage: int, offered: bool) -> None:
    """Olga has 6 spaces; at fatigue 5 Timber fills 2."""
    runner = at(owner("timber", fatigue=5, damage=damage), "junkyard", "local")
    assert bool(uses(runner, "timber")) is offered


# --- items for a place and a moment ----------------------------------------------------------------------------

PLACES = [
    ("counterfeit_pass", ["research_station"], ["village", "barracks"]),
    ("ration_stamp", ["barracks"], ["village", "farms"]),
    ("smuggler_gps", ["wetlands"], ["frontier", "village"]),
    ("mutated_embryo", ["research_station"], ["roadhouse", "village"]),
    ("pioneers_pda", ["moscow_eye", "pripyat"], ["power_plant", "red_forest"]),
    ("plant_blueprints", ["power_plant"], ["pripyat", "moscow_eye"]),
    ("welded_container", ["research_station", "village", "roadhouse"], ["farms", "frontier"]),
]


@pytest.mark.rule("Z-461", "Z-467", "Z-473", "Z-476", "Z-478", "Z-480", "Z-484", "Z-487")
@pytest.mark.parametrize(("item", "here", "elsewhere"), PLACES, ids=[item for item, _here, _elsewhere in PLACES])
def test_items_that_name_a_place_work_there_and_cost_no_action(
    item: str, here: list[str], elsewhere: list[str]
) -> None:
    for place in here:
        runner = turn(owner(item, fatigue=3, damage=2), 0, place)
        assert uses(runner, item) == [f"use:{item}"]
        play(runner, f"use:{item}")
        while view(runner).under_way:
            play(runner, keys(runner)[0])
        assert actions_left(runner) == 2
    for place in elsewhere:
        assert uses(turn(owner(item, fatigue=3, damage=2), 0, place), item) == []


@pytest.mark.rule("Z-485", "Z-467")
def test_they_can_be_used_before_between_and_after_actions() -> None:
    runner = turn(owner("ration_stamp", fatigue=5), 0, "barracks")
    for left in (2, 1, 0):
        assert actions_left(runner) == left
        assert uses(runner, "ration_stamp") == ["use:ration_stamp"]
        if left:
            play(runner, "rest")
    play(runner, "use:ration_stamp")
    assert me(runner).fatigue == 1


@pytest.mark.rule("Z-485")
def test_they_cannot_be_used_in_the_middle_of_an_action() -> None:
    runner = owner("ration_stamp", "canned_stew", fatigue=5)
    lay(runner, "barracks", "mangy_hound")
    turn(runner, 0, "barracks")
    roll(runner, BLANKS)
    play(runner, "search:mangy_hound")
    assert uses(runner, "canned_stew") == ["use:canned_stew"]  # for any moment of the turn
    assert uses(runner, "ration_stamp") == []


@pytest.mark.rule("Z-485", "Z-484")
def test_they_cannot_be_used_while_camping() -> None:
    runner = at(owner("welded_container", "repair_kit", "crowbar", fatigue=2), "village", "local")
    assert uses(runner, "welded_container") == []
    assert uses(runner, "repair_kit") == []


@pytest.mark.rule("Z-470")
def test_repair_kit_is_used_before_or_after_an_action() -> None:
    runner = owner("repair_kit", "crowbar", fatigue=3)
    me(runner).tokens = {"crowbar": 3}
    turn(runner, 0, "farms")
    play(runner, "use:repair_kit", "repair:crowbar", "repair:crowbar")
    assert me(runner).tokens == {"crowbar": 1, "repair_kit": 1}
    assert actions_left(runner) == 2
    play(runner, "rest")
    assert uses(runner, "repair_kit") == ["use:repair_kit"]


# --- junk ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-462")
def test_crowbar_adds_to_junk_taken_in_an_event() -> None:
    runner = owner("crowbar")
    me(runner).tokens = {"crowbar": 1}
    stack(runner, "deck.junk", "bandages", "canned_stew")
    event(runner, "g06", "wetlands")  # damages the crowbar and gives 1 junk
    assert me(runner).tokens == {"crowbar": 2}
    play(runner, "use:crowbar")
    assert items(runner) == ["bandages", "canned_stew", "crowbar"]
    assert me(runner).tokens == {"crowbar": 3}


@pytest.mark.rule("Z-462", "Z-533")
def test_each_crowbar_is_used_once_for_an_order_and_adds_no_order() -> None:
    runner = owner("crowbar", "crowbar#2")
    stack(runner, "deck.junk", "bandages", "iodine", "canned_stew", "energy_drink")
    roll(runner, (P, B, B))
    event(runner, "g08", "wetlands")  # take 2 junk
    assert keys(runner) == ["use:crowbar", "use:crowbar#2", "decline"]
    play(runner, "use:crowbar")
    assert keys(runner) == ["use:crowbar#2", "decline"]
    play(runner, "use:crowbar#2")
    assert runner.state.round == 2
    assert items(runner) == ["bandages", "canned_stew", "crowbar", "crowbar#2", "energy_drink", "iodine"]


@pytest.mark.rule("Z-273", "Z-462")
def test_a_crowbar_that_is_used_up_can_lie_in_the_new_deck_and_nothing_tells_so() -> None:
    runner = owner("crowbar")
    me(runner).tokens = {"crowbar": 2}
    runner.table.move_all("deck.junk", "discards.junk")
    stack(runner, "deck.junk", "bandages")
    runner.table.force_top("deck.junk", "old_gas_mask")
    event(runner, "g06", "wetlands")  # damages the crowbar and gives the last junk of the deck
    play(runner, "use:crowbar")
    assert keys(runner) == ["wear-new", "pack-new"]
    assert "crowbar" in runner.state.piles["deck.junk"]
    assert hidden_in_locals(runner) == []
    assert "crowbar" not in [card for one in runner.state.under_way for card in noted_in(one)]


@pytest.mark.rule("Z-273")
def test_an_item_that_could_have_been_used_can_lie_in_the_new_deck_and_nothing_tells_so() -> None:
    runner = owner("radio_scanner", "fire_axe", "bicycle", "geiger_counter", "miners_lamp")
    runner.table.move_all("deck.junk", "discards.junk")
    stack(runner, "deck.junk", "kitchen_cleaver")
    runner.table.force_top("deck.junk", "old_gas_mask")
    roll(runner, (P, B, B))
    event(runner, "g08", "wetlands")  # take 2 junk, of which the deck has one
    assert "use:radio_scanner" in keys(runner)
    play(runner, "draw", "drop:radio_scanner")
    assert keys(runner) == ["wear-new", "pack-new"]
    assert "radio_scanner" in runner.state.piles["deck.junk"]
    assert hidden_in_locals(runner) == []


@pytest.mark.rule("Z-463")
def test_crowbar_is_not_for_junk_that_was_bought_nor_for_equipment() -> None:
    runner = owner("crowbar", rubles=1000)
    stack(runner, "market.junk.1", "canned_stew")
    at(runner, "village", "local", "buy:junk:1")
    assert uses(runner, "crowbar") == []
    assert "done" in keys(runner)
    runner = owner("crowbar")
    stack(runner, "deck.equipment", "technical_records")
    at(runner, "barracks", "local")
    assert uses(runner, "crowbar") == []


@pytest.mark.rule("Z-464")
def test_explorers_map_spares_shortcut_damage_for_the_round() -> None:
    runner = at(owner("explorers_map"), "roadhouse", "use:explorers_map", "move:village")
    assert me(runner).tokens == {"explorers_map": 1}
    play(runner, "move:roadhouse")
    assert (me(runner).place, me(runner).damage) == ("roadhouse", 0)
    assert runner.state.round == 2
    at(runner, "roadhouse", "move:village")
    assert me(runner).damage == 1
    assert uses(runner, "explorers_map") == ["use:explorers_map"]


@pytest.mark.rule("Z-465")
def test_explorers_map_changes_nothing_about_other_damage() -> None:
    runner = at(owner("explorers_map"), "junkyard", "use:explorers_map", "local")
    assert me(runner).damage == 2


@pytest.mark.rule("Z-466")
def test_geiger_counter_helps_once_in_a_test() -> None:
    runner = owner("geiger_counter")
    turn(runner, 0, "white_lake")
    roll(runner, (3, 4, 4))
    play(runner, "local", "use:geiger_counter")
    assert "let-stand" in keys(runner)
    assert uses(runner, "geiger_counter") == []
    assert me(runner).tokens == {"geiger_counter": 1}
    play(runner, "let-stand")
    rumor(runner)
    assert me(runner).tokens == {"geiger_counter": 1}  # a consumable


# --- equipment -----------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-468")
def test_anomaly_scanner_works_for_the_whole_encounter() -> None:
    runner = owner("anomaly_scanner")
    stack(runner, "deck.green_artifact", "sponge")
    lay(runner, "farms", "sinkhole")  # detection 3, then smarts against 2
    turn(runner, 0, "farms")
    play(runner, "search:sinkhole")
    assert keys(runner) == ["use:anomaly_scanner", "go-on"]
    roll(runner, BLANKS, (M, M, B))
    play(runner, "use:anomaly_scanner")  # alertness 2 and 1: detected
    assert me(runner).damage == 0
    play(runner, "confront:smarts")  # smarts 3, minus 2, and 1
    assert items(runner) == ["anomaly_scanner", "sponge"]
    assert me(runner).tokens == {"anomaly_scanner": 1}


@pytest.mark.rule("Z-469", "Z-570")
def test_anomaly_scanner_turns_merry_wright_into_a_test_of_smarts() -> None:
    runner = owner("anomaly_scanner")
    lay(runner, "farms", "merry_wright")
    turn(runner, 0, "farms")
    roll(runner, BLANKS, (M, B, B))
    play(runner, "search:merry_wright", "go-on", "confront:physique")
    test = view(runner).test
    assert test is not None
    assert (test.attribute, view(runner).test_total) == ("physique", 1)
    stack(runner, "deck.green_artifact", "sponge")
    play(runner, "use:anomaly_scanner")  # smarts 3, minus 1, and 1 for the scanner
    assert "sponge" in items(runner)


@pytest.mark.rule("Z-469", "Z-570")
def test_anomaly_scanner_used_before_leaves_only_smarts() -> None:
    runner = owner("anomaly_scanner")
    lay(runner, "farms", "merry_wright")
    turn(runner, 0, "farms")
    roll(runner, BLANKS)
    play(runner, "search:merry_wright", "use:anomaly_scanner")
    assert keys(runner) == ["confront:smarts", "run"]


@pytest.mark.rule("Z-471")
def test_one_use_of_the_outfit_cancels_and_negates() -> None:
    runner = at(owner("scavenger_outfit", "clot"), "junkyard", "local", "use:clot+scavenger_outfit")
    assert (me(runner).damage, me(runner).fatigue) == (0, 1)
    assert me(runner).tokens == {"clot": 1, "scavenger_outfit": 1}


@pytest.mark.rule("Z-472")
def test_the_outfit_protects_without_an_artifact_too() -> None:
    runner = at(owner("scavenger_outfit"), "junkyard", "local", "use:scavenger_outfit")
    assert me(runner).damage == 1
    assert me(runner).tokens == {"scavenger_outfit": 1}


# --- secret items --------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-474", "Z-475")
def test_gargantuan_urine_sends_a_drawn_mutant_off() -> None:
    runner = owner("gargantuan_urine")
    next_token(runner, "blind_boar")
    at(runner, "quarry", "local")
    assert keys(runner) == ["use:gargantuan_urine", "go-on"]
    play(runner, "use:gargantuan_urine")
    assert pile(runner, "tray.green_mutant")[-1] == "blind_boar"
    assert pile(runner, "at.quarry") == []
    assert pile(runner, "trophies.0") == []
    assert (me(runner).damage, actions_left(runner)) == (0, 1)


@pytest.mark.rule("Z-474")
def test_gargantuan_urine_is_for_drawn_mutants_only() -> None:
    runner = owner("gargantuan_urine")
    lay(runner, "quarry", "blind_boar")
    roll(runner, BLANKS)
    at(runner, "quarry", "search:blind_boar")
    assert uses(runner, "gargantuan_urine") == []
    runner = owner("gargantuan_urine")
    next_token(runner, "warm_rain")
    roll(runner, BLANKS)
    at(runner, "wetlands", "local")
    assert uses(runner, "gargantuan_urine") == []


@pytest.mark.rule("Z-426", "Z-474")
def test_gargantuan_urine_works_on_a_mutant_drawn_in_the_red_forest() -> None:
    runner = owner("gargantuan_urine")
    next_token(runner, "leecher")
    at(runner, "red_forest", "local", "threat:leecher")
    assert keys(runner) == ["use:gargantuan_urine", "go-on"]
    play(runner, "use:gargantuan_urine")
    assert pile_of(runner, "leecher") == "tray.yellow_mutant"
    runner = owner("gargantuan_urine")
    lay(runner, "red_forest", "leecher")
    turn(runner, 0, "red_forest")
    roll(runner, MINUSES)
    play(runner, "search:leecher")
    assert uses(runner, "gargantuan_urine") == []


@pytest.mark.rule("Z-475", "Z-569")
def test_at_the_gates_the_way_opens_all_the_same() -> None:
    runner = owner("gargantuan_urine")
    give_secrets(runner, 0, "lab", "bunker")
    next_token(runner, "gargantuan")
    at(runner, "pripyat", "local", "use:gargantuan_urine")
    assert me(runner).place == "power_plant"
    assert pile(runner, "at.pripyat") == []
    assert pile(runner, "trophies.0") == []
    assert me(runner).damage == 2  # the gate's own


@pytest.mark.rule("Z-477")
@pytest.mark.parametrize("fatigue", [1, 4, 5])
def test_mysterious_compound_sets_fatigue_to_five(fatigue: int) -> None:
    runner = at(owner("mysterious_compound", damage=6, fatigue=fatigue), "village", "use:mysterious_compound")
    assert me(runner).fatigue == 5
    assert me(runner).damage == 1  # 5 healed, nothing suffered
    assert me(runner).weaknesses == []


@pytest.mark.rule("Z-479")
@pytest.mark.parametrize(("fatigue", "after", "damage"), [(2, 4, 0), (4, 5, 1), (5, 5, 2)])
def test_pioneers_pda_goes_beyond_fatigue_five_for_damage(fatigue: int, after: int, damage: int) -> None:
    runner = at(owner("pioneers_pda", fatigue=fatigue), "pripyat", "use:pioneers_pda")
    assert (me(runner).fatigue, me(runner).damage) == (after, damage)


@pytest.mark.rule("Z-478", "Z-574")
def test_pioneers_pda_eases_the_gate_and_does_not_replace_its_action() -> None:
    runner = owner("pioneers_pda")
    give_secrets(runner, 0, "lab", "bunker")
    at(runner, "pripyat", "use:pioneers_pda")
    assert me(runner).place == "pripyat"
    play(runner, "local")
    assert me(runner).place == "power_plant"
    assert me(runner).damage == 0
    assert pile(runner, "at.pripyat") == []


@pytest.mark.rule("Z-574")
def test_pioneers_pda_does_not_stand_in_for_secrets() -> None:
    runner = at(owner("pioneers_pda"), "moscow_eye", "use:pioneers_pda", "local")
    assert me(runner).place == "moscow_eye"


@pytest.mark.rule("Z-480", "Z-574")
def test_power_plant_blueprints_ease_the_last_door() -> None:
    runner = owner("plant_blueprints")
    give_secrets(runner, 0, "lab", "bunker")
    at(runner, "power_plant", "use:plant_blueprints", "bury-nothing")
    assert me(runner).place == "power_plant"
    play(runner, "local")  # no dice are rolled
    assert me(runner).place == "sarcophagus"
    assert me(runner).damage == 0


@pytest.mark.rule("Z-462")
def test_the_crowbar_helps_where_junk_is_taken_from_the_discards_too() -> None:
    runner = owner("crowbar")
    stack(runner, "discards.junk", "iodine")
    stack(runner, "deck.junk", "canned_stew")
    event(runner, "g11", "junkyard")
    play(runner, "choose:search_the_heap", "keep:iodine")
    assert uses(runner, "crowbar") == ["use:crowbar"]
    play(runner, "use:crowbar")
    assert items(runner) == ["canned_stew", "crowbar", "iodine"]


@pytest.mark.rule("Z-481", "Z-482")
def test_the_notes_repeat_a_durable_artifact_with_its_impact() -> None:
    runner = owner("clot", "ivashchenkos_notes")
    stack(runner, "deck.junk", "bandages", "canned_stew", "energy_drink")
    stack(runner, "deck.equipment", "technical_records")
    at(runner, "junkyard", "local")
    assert uses(runner, "clot") == ["use:clot"]
    play(runner, "use:clot")
    assert uses(runner, "clot") == ["use:clot+ivashchenkos_notes"]  # at once, if one likes
    play(runner, "take-it")
    assert (me(runner).damage, me(runner).fatigue) == (1, 3)
    play(runner, "keep:bandages", "keep:canned_stew")
    at(runner, "white_lake", "local")
    assert uses(runner, "clot") == ["use:clot+ivashchenkos_notes"]
    roll(runner, PLUSES)
    play(runner, "use:clot+ivashchenkos_notes")
    assert (me(runner).damage, me(runner).fatigue) == (1, 5)
    assert {"clot", "ivashchenkos_notes"} <= set(me(runner).tokens)


@pytest.mark.rule("Z-481")
def test_the_notes_repeat_an_artifact_in_the_same_test() -> None:
    runner = owner("weeping_amber", "ivashchenkos_notes")
    turn(runner, 0, "misty_hill")
    roll(runner, MINUSES)
    play(runner, "local", "use:weeping_amber")
    assert uses(runner, "weeping_amber") == ["use:weeping_amber+ivashchenkos_notes"]
    play(runner, "use:weeping_amber+ivashchenkos_notes")
    assert (view(runner).test_total, me(runner).fatigue, uses(runner, "weeping_amber")) == (2, 3, [])


@pytest.mark.rule("Z-482")
def test_the_impact_of_a_repeated_artifact_is_not_negated() -> None:
    runner = owner("weeping_amber", "ivashchenkos_notes", "lead_egg")
    me(runner).tokens = {"weeping_amber": 1}
    turn(runner, 0, "misty_hill")
    roll(runner, (3, 4, 4))
    play(runner, "local")
    assert uses(runner, "weeping_amber") == ["use:weeping_amber+ivashchenkos_notes"]


@pytest.mark.rule("Z-481")
def test_the_notes_repeat_a_negator_and_the_cloister() -> None:
    runner = owner("weeping_amber", "ivashchenkos_notes", "lead_egg", fatigue=5)
    me(runner).tokens = {"lead_egg": 1}
    turn(runner, 0, "misty_hill")
    roll(runner, (3, 4, 4))
    play(runner, "local")
    assert uses(runner, "weeping_amber") == ["use:weeping_amber+lead_egg+ivashchenkos_notes"]
    play(runner, "use:weeping_amber+lead_egg+ivashchenkos_notes")
    assert (me(runner).fatigue, sorted(me(runner).tokens)) == (5, ["ivashchenkos_notes", "lead_egg", "weeping_amber"])
    runner = owner("cloister", "ivashchenkos_notes")
    me(runner).tokens, me(runner).place = {"cloister": 1}, "quarry"
    emission(runner, "e1", "e2")
    assert "flee:research_station+cloister+ivashchenkos_notes" in keys(runner)
    play(runner, "flee:research_station+cloister+ivashchenkos_notes")
    assert (me(runner).place, me(runner).fatigue) == ("research_station", 2)


@pytest.mark.rule("Z-483")
def test_the_notes_do_not_repeat_pitch_or_gutberry() -> None:
    runner = owner("pitch", "ivashchenkos_notes")
    stack(runner, "deck.equipment", "technical_records")
    turn(runner, 0, "proving_grounds")
    roll(runner, MINUSES)
    play(runner, "local", "let-stand")
    assert uses(runner, "pitch") == ["use:pitch"]
    play(runner, "use:pitch")  # 2 of 3; nothing more is offered for the third
    assert me(runner).damage == 1
    runner = turn(owner("gutberry", "ivashchenkos_notes", damage=6), 0, "farms")
    assert uses(runner, "gutberry") == ["use:gutberry"]
    play(runner, "use:gutberry")
    assert uses(runner, "gutberry") == ["use:gutberry"]


# --- where they lie ------------------------------------------------------------------------------------------

DECKS = {
    "green_artifact": ["cloister", "pitch", "siphon", "sparkler", "sponge"],
    "yellow_artifact": ["devils_gut", "eye_of_chort", "gutberry", "magma", "prod", "timber"],
    "junk": ["counterfeit_pass", "crowbar", "explorers_map", "geiger_counter", "ration_stamp"],
    "equipment": ["anomaly_scanner", "repair_kit", "scavenger_outfit", "smuggler_gps"],
}
SECRET = [
    "gargantuan_urine", "mutated_embryo", "mysterious_compound", "pioneers_pda", "plant_blueprints",
    "ivashchenkos_notes", "welded_container",
]  # fmt: skip


@pytest.mark.rule("Z-486")
def test_the_items_of_this_chapter_lie_in_the_decks_named_with_them() -> None:
    runner = seated("olga", "ivan")
    for deck, named in DECKS.items():
        for item in named:
            assert pile_of(runner, item).startswith((f"deck.{deck}", f"market.{deck}"))
    for item in SECRET:
        assert "secret_items" in pile_of(runner, item)
    assert [len(named) for named in DECKS.values()] + [len(SECRET)] == [5, 6, 5, 4, 7]


@pytest.mark.rule("Z-486", "Z-443", "Z-444", "Z-450", "Z-455", "Z-462", "Z-464", "Z-466")
def test_they_have_the_durability_that_is_stated() -> None:
    for item in ("pitch", "gutberry", "crowbar", "geiger_counter"):
        assert isinstance(ITEM[item].spec.durability, v.Consumable)
    for item in ("siphon", "sponge", "explorers_map"):
        assert isinstance(ITEM[item].spec.durability, v.Durable)


@pytest.mark.rule("Z-486")
def test_a_crowbar_goes_when_its_track_is_full() -> None:
    runner = owner("crowbar")
    me(runner).tokens = {"crowbar": 3}
    stack(runner, "deck.junk", "bandages", "iodine", "energy_drink", "canned_stew")
    at(runner, "junkyard", "local", "keep:bandages", "keep:iodine", "use:crowbar")
    assert items(runner) == ["bandages", "canned_stew", "iodine"]
    put(runner, "crowbar", "discards.junk")
