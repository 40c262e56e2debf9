"""Rulings of Zona that stand in several chapters: the map, actions, events, rumors, tests, items, damage."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fivefires.games.zona.content import index
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.characters import CHARACTERS
from fivefires.games.zona.content.locks import LOCKS
from fivefires.games.zona.rules.questions import Use
from fivefires.games.zona.state import DamageUnderWay, Stage
from fivefires.kernel import Refused
from fivefires.kernel.state import digest
from fivefires.kit.effects import words as inside
from tests.games.zona.tables import (
    BLANKS,
    BORDERS,
    MINUSES,
    NEARLY,
    PLUSES,
    B,
    Game,
    M,
    P,
    T,
    emission,
    event,
    give,
    give_secrets,
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
    weaken,
)

EVERY_BORDER = {**BORDERS, "sarcophagus": ""}
SITES = {
    "underground_archive": ("barracks", "proving_grounds"),
    "botanical_lab": ("quarry", "wetlands"),
    "emission_observatory": ("misty_hill", "red_forest"),
    "government_bunker": ("chernobyl", "white_lake"),
}
SHORTCUTS = {
    ("chernobyl", "pripyat"): "iodine",
    ("factory", "red_forest"): "iodine",
    ("junkyard", "quarry"): "iodine",
    ("chernobyl", "research_station"): "valerian_drops",
    ("misty_hill", "moscow_eye"): "valerian_drops",
    ("barracks", "misty_hill"): "quilted_jacket",
    ("roadhouse", "village"): "quilted_jacket",
}
BLOCKADES = {
    ("barracks", "misty_hill"),
    ("chernobyl", "white_lake"),
    ("factory", "misty_hill"),
    ("farms", "frontier"),
    ("junkyard", "research_station"),
}


def moves(runner: Game) -> list[str]:
    return [key[5:] for key in keys(runner) if key.startswith("move:")]


def event_cards() -> Iterator[v.Data]:
    for deck in (*index.SECTOR_DECKS.values(), *index.STORY_DECKS.values()):
        yield from deck


# --- the map -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-544", "Z-548")
def test_the_borders_are_those_of_the_table() -> None:
    runner = seated("olga", "ivan", "oleg")
    for place, beyond in EVERY_BORDER.items():
        assert sorted(moves(turn(runner, 0, place))) == beyond.split()


@pytest.mark.rule("Z-547")
def test_five_blockades_stand_on_the_side_for_two() -> None:
    runner = seated("olga", "ivan")
    for place, beyond in EVERY_BORDER.items():
        free = [other for other in beyond.split() if tuple(sorted((place, other))) not in BLOCKADES]
        assert sorted(moves(turn(runner, 0, place))) == free


@pytest.mark.rule("Z-545")
def test_each_facility_has_two_entrances_and_is_a_way_through() -> None:
    runner = seated("olga", "ivan", "oleg")
    runner.state.opened = [*SITES]
    for place in EVERY_BORDER:
        inside_of = [other for other in moves(turn(runner, 0, place)) if other in SITES]
        assert inside_of == [site for site, doors in SITES.items() if place in doors]
    for site, (one, other) in SITES.items():
        turn(runner, 0, one)
        play(runner, f"move:{site}")
        assert sorted(moves(runner)) == [one, other]


@pytest.mark.rule("Z-546")
def test_seven_borders_are_shortcuts_in_both_directions() -> None:
    runner = seated("olga", "ivan", "oleg")
    give(runner, 0, "iodine", "valerian_drops", "quilted_jacket")
    for place, beyond in EVERY_BORDER.items():
        for other in beyond.split():
            turn(runner, 0, place)
            play(runner, f"move:{other}")
            against = SHORTCUTS.get((place, other)) or SHORTCUTS.get((other, place))
            if against is None:
                assert me(runner).damage == 0
            else:
                assert keys(runner) == [f"use:{against}", "take-it"]
                play(runner, "take-it")
                assert me(runner).damage == 1
                me(runner).damage = 0


@pytest.mark.rule("Z-549")
def test_places_are_handled_in_a_fixed_order() -> None:
    order = [
        *("barracks", "farms", "frontier", "quarry", "wetlands"),
        *("chernobyl", "misty_hill", "proving_grounds", "red_forest", "white_lake"),
        *("moscow_eye", "pripyat", "power_plant", "sarcophagus"),
    ]
    runner = seated("olga", "ivan")
    tokens = pile(runner, "tray.green_mutant")
    for place, token in zip(reversed(order), tokens, strict=True):
        lay(runner, place, token)
    emission(runner, "e4", "e8")  # no green mutant is laid out
    assert pile(runner, "tray.green_mutant") == tokens[::-1]


@pytest.mark.rule("Z-550")
def test_a_move_is_settled_step_by_step() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "valerian_drops", "quilted_jacket")
    put(runner, "r15", "rumors.in_force")  # whoever moves in suffers 1 physical
    runner.state.rumor_token = "chernobyl"
    lay(runner, "chernobyl", "gargantuan")
    turn(runner, 0, "research_station")
    roll(runner, BLANKS)
    play(runner, "move:chernobyl")
    assert (keys(runner), me(runner).place) == (["use:valerian_drops", "take-it"], "research_station")
    play(runner, "take-it")
    assert (keys(runner), me(runner).place) == (["use:quilted_jacket", "take-it"], "chernobyl")
    play(runner, "take-it")
    assert me(runner).damage == 2
    assert view(runner).encounter is not None


# --- turns and answers ---------------------------------------------------------------------------------------


@pytest.mark.rule("Z-553")
@pytest.mark.parametrize(("change", "actions"), [(-3, 1), (-1, 1), (1, 3), (4, 3)])
def test_a_turn_has_one_to_three_actions(change: int, actions: int) -> None:
    runner = seated("olga", "ivan")
    me(runner).actions_next = change
    turn(runner, 0, "village")
    assert runner.state.turn is not None
    assert runner.state.turn.actions_left == actions
    turn(runner, 0, "village")
    assert runner.state.turn.actions_left == 2  # only the next turn was changed


@pytest.mark.rule("Z-553")
def test_an_added_action_goes_up_to_three() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "frozen_second")
    turn(runner, 0, "village")
    play(runner, "use:frozen_second")
    assert runner.state.turn is not None
    assert runner.state.turn.actions_left == 3
    me(runner).fatigue = 1
    play(runner, "move:farms")
    assert "use:frozen_second" not in keys(runner)


@pytest.mark.rule("Z-554")
def test_a_move_that_an_item_gives_is_no_action() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "bicycle")
    lay(runner, "farms", "gargantuan")
    turn(runner, 0, "village")
    roll(runner, BLANKS)
    play(runner, "use:bicycle")
    assert keys(runner) == ["move:barracks", "move:farms", "move:frontier", "move:misty_hill", "move:roadhouse", "stay"]
    play(runner, "move:farms")
    assert view(runner).encounter is not None
    play(runner, "run")
    assert runner.state.turn is not None
    assert runner.state.turn.actions_left == 2
    turn(runner, 0, "village")
    play(runner, "use:bicycle", "move:roadhouse")
    assert me(runner).damage == 1  # the shortcut
    turn(runner, 0, "village")
    give(runner, 0, "quad_bike")
    turn(runner, 0, "village")
    play(runner, "use:quad_bike", "stay")
    assert me(runner).place == "village"


@pytest.mark.rule("Z-530")
def test_what_was_not_offered_is_refused_and_changes_nothing() -> None:
    runner = turn(seated("olga", "ivan"), 0, "village")
    before = digest(runner.state)
    for answer in ("move:pripyat", "rest", "open:botanical_lab:0", "search:rat_king", "end-turn"):
        with pytest.raises(Refused) as refused:
            play(runner, answer)
        assert refused.value.reason.id == "refused-not-offered"
    with pytest.raises(Refused) as refused:
        runner.answer(1, "pass")
    assert refused.value.reason.id == "refused-not-asked"
    assert digest(runner.state) == before


@pytest.mark.rule("Z-527")
def test_dropping_is_over_for_the_turn_after_nothing_was_dropped() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "crowbar", "iodine")
    turn(runner, 0, "village")
    play(runner, "drop-something")
    assert keys(runner) == ["drop:iodine", "drop:crowbar", "drop-nothing"]
    play(runner, "drop:iodine", "drop-something", "drop-nothing")
    assert "drop-something" not in keys(runner)
    assert "drop-something" in keys(turn(runner, 0, "village"))


@pytest.mark.rule("Z-528")
def test_gear_is_rearranged_in_one_answer_before_and_after_an_action() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "quilted_jacket", "old_gas_mask")
    put(runner, "scavenger_outfit", "packed.0")
    turn(runner, 0, "village")
    play(runner, "gear")
    assert sorted(keys(runner)) == [
        "wear:",
        "wear:old_gas_mask",
        "wear:old_gas_mask,quilted_jacket",
        "wear:old_gas_mask,scavenger_outfit",
        "wear:quilted_jacket",
        "wear:scavenger_outfit",
    ]
    play(runner, "wear:old_gas_mask,scavenger_outfit")
    assert sorted(pile(runner, "worn.0")) == ["old_gas_mask", "scavenger_outfit"]
    assert pile(runner, "packed.0") == ["quilted_jacket"]
    assert "gear" not in keys(runner)
    play(runner, "move:farms")
    assert "gear" in keys(runner)


@pytest.mark.rule("Z-529")
def test_items_are_used_at_the_questions_of_the_own_turn() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "canned_stew", "quilted_jacket")
    me(runner).fatigue = 4
    lay(runner, "farms", "blind_boar")
    turn(runner, 0, "farms")
    assert "use:canned_stew" in keys(runner)
    roll(runner, (3, 4, 4))
    play(runner, "search:blind_boar")
    assert keys(runner) == ["force:blank", "force:minus", "use:canned_stew", "let-stand"]
    play(runner, "let-stand")
    assert keys(runner) == ["use:quilted_jacket", "use:canned_stew", "take-it"]
    play(runner, "take-it")
    assert "use:canned_stew" in keys(runner)


@pytest.mark.rule("Z-531")
def test_an_option_to_use_an_item_tells_the_new_total() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "spectrometer")
    turn(runner, 0, "white_lake")
    roll(runner, (3, 4, 4))
    play(runner, "local")
    use = next(option for option in runner.options(0) if isinstance(option, Use) and option.source == "spectrometer")
    note = use.note(view(runner))
    assert note is not None
    assert (note.args["total"], note.args["difficulty"]) == (3, 4)  # 3, a minus, and the plus


# --- how a game ends ------------------------------------------------------------------------------------------


def result_of(runner: Game) -> tuple[str, list[int]]:
    assert runner.over
    assert runner.state.result is not None
    return runner.state.result.ending, [*runner.state.result.winners]


@pytest.mark.rule("Z-532")
def test_a_game_ends_with_one_winner() -> None:
    runner = seated("ivan", "olga")
    roll(runner, PLUSES, PLUSES)
    event(runner, "s01", "sarcophagus", seat=1)
    assert result_of(runner) == ("winner", [1])


@pytest.mark.rule("Z-532")
def test_a_game_ends_with_the_last_card_of_the_sarcophagus() -> None:
    runner = seated("ivan", "olga")
    stack(
        runner, "discards.events.sarcophagus", *(card for card in pile(runner, "events.sarcophagus") if card != "s01")
    )
    roll(runner, MINUSES)
    event(runner, "s01", "sarcophagus", seat=1)
    play(runner, "let-stand")
    assert result_of(runner) == ("sarcophagus", [])


@pytest.mark.rule("Z-532")
def test_a_game_ends_with_the_last_rumor() -> None:
    runner = seated("ivan", "olga")
    stack(runner, "discards.rumors", *pile(runner, "rumors"))
    rumor(runner)
    assert result_of(runner) == ("rumors", [])


@pytest.mark.rule("Z-532")
def test_a_game_ends_with_nobody_left() -> None:
    runner = seated("ivan", "olga")
    for seat in (0, 1):
        weaken(runner, seat, "alertness", "physique", "smarts")
        me(runner, seat).damage = 6  # all that they have
        me(runner, seat).place = "red_forest"
    emission(runner, "e1", "e2")
    play(runner, "stop", "stop")
    assert result_of(runner) == ("nobody-left", [])


# --- events and rumors ---------------------------------------------------------------------------------------


@pytest.mark.rule("Z-534")
def test_with_an_empty_slot_the_story_goes_on_as_after_a_victory() -> None:
    card = next(
        one.id
        for one in index.SECTOR_DECKS["green"]
        if any(
            isinstance(effect, v.Encounter) and effect.undefeated
            for effect in index.SECTIONS[one.id].get("wetlands", ())
        )
    )
    runner = seated("olga", "ivan")
    for token in pile(runner, "tray.green_mutant"):
        put(runner, token, "trophies.1")
    me(runner).fatigue = 3
    event(runner, card, "wetlands")  # 100 rubles for a victory, fatigue for anything else
    assert me(runner).rubles == 100
    assert pile(runner, "trophies.0") == []


@pytest.mark.rule("Z-535")
@pytest.mark.parametrize(
    ("marker", "choice", "after"), [(5, "sell_a_day", 5), (4, "sell_a_day", 5), (1, "buy_a_day", 0)]
)
def test_other_effects_move_the_marker_from_nought_to_five_at_most(marker: int, choice: str, after: int) -> None:
    runner = seated("olga", "ivan")
    me(runner).rubles = 100
    runner.state.marker = marker
    event(runner, "y25", "factory")
    play(runner, f"choose:{choice}")
    assert runner.state.marker == after
    assert pile(runner, "emissions.flipped") == []


@pytest.mark.rule("Z-555", "Z-557")
def test_an_alternative_with_a_price_is_offered_to_those_who_can_pay() -> None:
    runner = seated("olga", "ivan")
    event(runner, "y25", "factory")
    assert keys(runner) == ["choose:sell_a_day", "choose:laugh"]
    runner = seated("olga", "ivan")
    me(runner).rubles = 100
    runner.state.marker = 3
    event(runner, "y25", "factory")
    assert keys(runner) == ["choose:buy_a_day", "choose:sell_a_day", "choose:laugh"]
    play(runner, "choose:buy_a_day")
    assert (me(runner).rubles, runner.state.marker) == (0, 1)


@pytest.mark.rule("Z-556", "Z-557")
def test_on_event_cards_fatigue_and_damage_are_no_price_and_one_way_is_open_to_all() -> None:
    chooses = [word for card in event_cards() for word in inside(card) if isinstance(word, v.Choose)]
    assert len(chooses) > 20
    for choose in chooses:
        for option in choose.options:
            price = option.cost or v.Cost()
            assert (price.fatigue, price.damage) == (0, v.Damage())
        assert any(option.needs is None and option.cost is None for option in choose.options)


@pytest.mark.rule("Z-558")
def test_nobody_runs_into_debt() -> None:
    runner = seated("olga", "ivan")
    me(runner).rubles, me(runner).place = 0, "farms"
    rumor(runner, "r08")  # without a trophy 100 rubles are lost
    assert me(runner).rubles == 0


@pytest.mark.rule("Z-559")
def test_what_cannot_happen_is_left_out() -> None:
    runner = seated("olga", "ivan")
    stack(runner, "deck.junk", "canned_stew")
    event(runner, "g06", "wetlands")  # damage an item, of which there is none; then take junk
    assert items(runner) == ["canned_stew"]


@pytest.mark.rule("Z-540")
def test_before_an_event_only_owners_of_such_items_are_asked() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "canned_stew")
    me(runner).fatigue = 5
    event(runner, "y25", "factory")
    assert keys(runner) == ["use:canned_stew", "draw"]
    play(runner, "use:canned_stew")
    assert me(runner).fatigue == 3
    assert "choose:laugh" in keys(runner)
    runner = seated("olga", "ivan")
    me(runner).fatigue = 3
    event(runner, "y25", "factory")
    assert "choose:laugh" in keys(runner)


@pytest.mark.rule("Z-542", "Z-563")
def test_lidya_chooses_between_two_cards_unless_she_has_the_secret() -> None:
    runner = seated("lidya", "ivan")
    runner.state.opened = ["botanical_lab"]
    second, first = pile(runner, "events.lab")[-2:]
    event(runner, first, "botanical_lab")
    assert sorted(keys(runner)) == sorted([f"resolve:{first}", f"resolve:{second}"])
    assert None not in view(runner, 0).cards("look.0")
    assert view(runner, 1).cards("look.0") == [None, None]
    play(runner, f"resolve:{second}")
    assert pile(runner, "events.lab")[0] == first

    runner = seated("lidya", "ivan")
    runner.state.opened = ["botanical_lab"]
    give_secrets(runner, 0, "lab")
    event(runner, pile(runner, "events.lab")[-1], "botanical_lab")
    assert not any(key.startswith("resolve") for key in keys(runner))


@pytest.mark.rule("Z-563")
def test_with_a_single_card_left_there_is_no_choice() -> None:
    runner = seated("lidya", "ivan")
    runner.state.opened = ["botanical_lab"]
    stack(runner, "discards.events.lab", *pile(runner, "events.lab")[:-1])
    event(runner, pile(runner, "events.lab")[0], "botanical_lab")
    assert not any(key.startswith("resolve") for key in keys(runner))


@pytest.mark.rule("Z-562")
def test_whoever_looks_at_cards_sees_them_alone() -> None:
    runner = seated("andriej", "ivan")
    give(runner, 0, "burner_phone")  # the top two rumors, one of which may go to the bottom
    turn(runner, 0, "village")
    third, second, first = pile(runner, "rumors")[-3:]
    play(runner, "use:burner_phone")
    assert view(runner, 0).cards("rumors")[-2:] == [second, first]
    assert view(runner, 1).cards("rumors")[-2:] == [None, None]
    play(runner, f"bury:{first}")
    assert pile(runner, "rumors")[0] == first
    assert pile(runner, "rumors")[-2:] == [third, second]


@pytest.mark.rule("Z-536", "Z-571")
def test_in_a_rumor_the_voice_chooses_and_everybody_rolls_for_themselves() -> None:
    runner = seated("olga", "ivan", "oleg", voice=1)
    rumor(runner, "r13")
    assert runner.asked() == [1]
    assert keys(runner) == ["choose:bunkers", "choose:outdoors"]
    runner = seated("olga", "ivan", "oleg", voice=1)
    roll(runner, NEARLY, NEARLY, NEARLY)
    rumor(runner, "r09")  # everybody tests willpower against 3
    asked = []
    while runner.state.stage is Stage.RESOLVE_RUMOR:
        asked += runner.asked()
        play(runner, "let-stand")
    assert asked == [1, 2, 0]


@pytest.mark.rule("Z-572")
def test_a_closed_border_is_closed_both_ways() -> None:
    runner = seated("olga", "ivan", "oleg")
    rumor(runner, "r14")
    play(runner, "border:frontier/wetlands")
    assert "wetlands" not in moves(turn(runner, 0, "frontier"))
    assert "frontier" not in moves(turn(runner, 0, "wetlands"))
    assert "roadhouse" in moves(runner)


@pytest.mark.rule("Z-572")
def test_the_nearest_bunker_is_not_reached_across_a_closed_border() -> None:
    runner = seated("olga", "ivan", "oleg")
    give(runner, 0, "widows_thread")
    rumor(runner, "r14")
    play(runner, "border:factory/red_forest")
    turn(runner, 0, "red_forest")
    play(runner, "use:widows_thread")
    assert me(runner).place == "village"


# --- tests ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-538")
def test_a_test_that_is_decided_asks_nobody() -> None:
    runner = seated("olga", "ivan")
    turn(runner, 0, "frontier")
    roll(runner, (P, T, B))
    play(runner, "local")
    assert keys(runner) == ["choose:rubles", "choose:junk"]
    me(runner, 0).fatigue = 5
    play(runner, "choose:rubles")
    turn(runner, 0, "frontier")
    roll(runner, MINUSES)
    play(runner, "local")  # at fatigue 5 and without items nothing can be changed
    assert view(runner).test is None
    assert me(runner).rubles == 200


@pytest.mark.rule("Z-538")
def test_a_test_that_is_passed_with_two_triangles_asks() -> None:
    runner = seated("olga", "ivan")
    turn(runner, 0, "frontier")
    roll(runner, (P, T, T))
    play(runner, "local")
    assert "force:triangle" in keys(runner)


@pytest.mark.rule("Z-560")
def test_the_roller_picks_the_attribute_before_the_roll() -> None:
    runner = seated("olga", "ivan")
    runner.state.opened = ["underground_archive"]
    roll(runner, PLUSES)  # willpower leads to the second paragraph, which tests alertness or smarts
    event(runner, "a04", "underground_archive")
    assert keys(runner) == ["attribute:alertness", "attribute:smarts"]
    assert view(runner).test is None
    roll(runner, (1, 1, 4))
    play(runner, "attribute:smarts")
    assert view(runner).test_total == 5


@pytest.mark.rule("Z-561")
def test_without_a_die_that_may_be_rerolled_there_is_no_forcing() -> None:
    runner = seated("olga", "ivan")
    lay(runner, "factory", "phlegm")
    turn(runner, 0, "factory")
    roll(runner, (M, B, P))
    play(runner, "search:phlegm")
    assert keys(runner) == ["confront:smarts", "run"]


# --- items, abilities, damage --------------------------------------------------------------------------------


@pytest.mark.rule("Z-537")
def test_changing_and_protecting_may_alternate() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "sponge", "quilted_jacket", "iodine")
    lay(runner, "farms", "blind_boar")
    turn(runner, 0, "farms")
    roll(runner, MINUSES)
    play(runner, "search:blind_boar", "let-stand")
    play(runner, "use:quilted_jacket", "use:sponge:physical>radiation", "use:iodine")
    assert me(runner).damage == 0


@pytest.mark.rule("Z-539")
def test_nobody_is_asked_where_there_is_nothing_to_decide() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "valerian_drops")
    turn(runner, 0, "junkyard")
    play(runner, "local")
    assert me(runner).damage == 2
    assert all(key.startswith("keep:") for key in keys(runner))


@pytest.mark.rule("Z-541")
def test_all_amounts_of_rubles_are_multiples_of_a_hundred() -> None:
    items_and_threats = [
        *(item for group in index.ITEM_LISTS.values() for item in group),
        *(threat for group in index.THREAT_LISTS.values() for threat in group),
    ]
    words = [
        word
        for thing in (*event_cards(), *items_and_threats, *CHARACTERS, *LOCKS, *index.RUMOR.values())
        for word in inside(thing)
    ]
    amounts = [
        getattr(word, field)
        for word in words
        for field in ("rubles", "price", "trophy", "cut")
        if isinstance(getattr(word, field, None), int)
    ]
    assert len(amounts) > 200
    assert all(amount % 100 == 0 for amount in amounts)


@pytest.mark.rule("Z-564")
def test_items_have_categories_gear_is_clothing_and_artifacts_are_oddities() -> None:
    ten = {"weapon", "tool", "medicine", "food", "alcohol", "document", "device", "light", "clothing", "oddity"}
    for item in index.ITEM.values():
        assert item.spec.categories
        assert {str(category) for category in item.spec.categories} <= ten
        assert not item.spec.covers or "clothing" in item.spec.categories
        assert not item.artifact or "oddity" in item.spec.categories


@pytest.mark.rule("Z-565")
def test_a_price_of_a_secret_item_is_not_negated_but_may_give_a_weakness() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "pioneers_pda", "lead_egg")
    turn(runner, 0, "pripyat")
    assert [key for key in keys(runner) if "pda" in key] == ["use:pioneers_pda"]
    me(runner).fatigue, me(runner).damage = 5, 5  # 2 more do not fit
    turn(runner, 0, "pripyat")
    assert [key for key in keys(runner) if "pda" in key] == ["use:pioneers_pda"]


@pytest.mark.rule("Z-566")
def test_what_forbids_items_does_not_reach_an_ability() -> None:
    runner = seated("kostia", "ivan")
    give(runner, 0, "feather_stone")
    lay(runner, "factory", "blue_fire")  # no items in its detection
    turn(runner, 0, "factory")
    roll(runner, (M, M, B))
    play(runner, "search:blue_fire")
    assert not any("feather_stone" in key for key in keys(runner))
    assert "force:minus,minus+liquid_courage" in keys(runner)


@pytest.mark.rule("Z-567")
def test_savvas_blood_works_before_any_item() -> None:
    runner = seated("savva", "ivan")
    give(runner, 0, "iodine")
    turn(runner, 0, "junkyard")
    play(runner, "local")
    package = view(runner).current(DamageUnderWay)
    assert package is not None
    assert package.radiation == 1


def at_the_lock(lock: str, character: str = "olga", **values: int) -> Game:
    runner = seated(character, "ivan")
    for other in pile(runner, "lock.botanical_lab"):
        put(runner, other, "box")
    put(runner, lock, "lock.botanical_lab")
    for name, value in values.items():
        setattr(me(runner), name, value)
    return turn(runner, 0, "quarry")


def ways_to_open(runner: Game) -> list[str]:
    return [key for key in keys(runner) if key.startswith("open:")]


@pytest.mark.rule("Z-567")
@pytest.mark.parametrize(("damage", "ways"), [(4, ["open:botanical_lab:0"]), (5, [])])
def test_savvas_blood_does_not_count_at_a_lock(damage: int, ways: list[str]) -> None:
    """The lock wants 3 radiation, and he has 7 spaces."""
    assert ways_to_open(at_the_lock("k7", "savva", damage=damage)) == ways


@pytest.mark.rule("Z-568")
def test_a_lock_has_one_or_two_ways_of_which_those_are_offered_that_can_be_met() -> None:
    for lock in LOCKS:
        assert len(lock.ways) in (1, 2)
    both = ["open:botanical_lab:0", "open:botanical_lab:1"]
    assert ways_to_open(at_the_lock("k7", rubles=300)) == both  # 3 radiation, or 1 and 300 rubles
    assert ways_to_open(at_the_lock("k7", rubles=200)) == both[:1]
    runner = at_the_lock("k7", rubles=300, damage=4)
    assert ways_to_open(runner) == both[1:]
    play(runner, both[1])
    assert (me(runner).damage, me(runner).rubles, me(runner).place) == (5, 0, "botanical_lab")
