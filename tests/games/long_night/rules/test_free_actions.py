"""Actions that take no die (chapter 6)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content.index import DECK_OF
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.kernel import Refused, key_of
from fivefires.kernel.questions import label_of
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    FIVE,
    FROSTBITE,
    ORDINARY,
    THREE,
    WOUND,
    Game,
    dice,
    equip,
    forced_up,
    give,
    hand,
    helpless,
    hold,
    keys,
    last_turn_of_round,
    lay_tokens,
    log,
    log_names,
    me,
    of_kind,
    pile,
    pile_of,
    place,
    play,
    prompt,
    put,
    quiet,
    seated,
    seers,
    settle,
    three,
    to_the_knife,
    tokens,
    turn,
    view,
    zombies,
    zombies_there,
)  # fmt: skip


def with_hand(*cards: str, seat: int = 0) -> Game:
    runner = three()
    give(runner, seat, *cards)
    settle(runner)
    return runner


def geared(survivor: str, *cards: str) -> Game:
    runner = three()
    equip(runner, survivor, *cards)
    settle(runner)
    return runner


# --- playing cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("L-148", "L-149", "L-052")
def test_any_number_of_cards_go_on_the_waste_pile_and_do_what_they_say() -> None:
    runner = with_hand("cell_block_tins", "frozen_pies", "sack_of_rice")
    play(runner, "play:frozen_pies", "play:sack_of_rice", "play:cell_block_tins")
    assert pile(runner, "waste") == ["frozen_pies", "sack_of_rice", "cell_block_tins"]
    assert view(runner).food == 2 + 3 + 2
    assert me(runner).dice == [6, 6, 6]
    for seat in range(3):
        assert view(runner, seat).cards("waste") == pile(runner, "waste")


@pytest.mark.rule("L-150")
def test_an_event_leaves_the_game() -> None:
    runner = with_hand("desk_sergeant")
    before = len(pile(runner, "group.0"))
    play(runner, "play:desk_sergeant")
    assert len(pile(runner, "group.0")) == before + 1
    assert pile_of(runner, "desk_sergeant") == "removed"
    assert pile(runner, "waste") == []


@pytest.mark.rule("L-151")
@pytest.mark.parametrize("card", ["painkillers", "antibiotics", "vitamins", "bottle_bomb"])
def test_a_card_can_be_played_for_nothing(card: str) -> None:
    """Nobody is hurt, and there is no zombie."""
    runner = with_hand(card)
    play(runner, f"play:{card}")
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    assert pile(runner, "waste") == [card]
    assert runner.state.wounds == {}


@pytest.mark.rule("L-152")
def test_a_text_is_carried_out_as_far_as_possible() -> None:
    """Dog food: 3 food, and one helpless person turns unruly; there is none."""
    runner = with_hand("dog_food", "pallet_of_flour")
    play(runner, "play:dog_food")
    assert (view(runner).food, view(runner).unruly) == (3, 0)
    assert prompt(runner) == "ask-action"
    helpless(runner, 1)
    put(runner, "dog_food", "hand.0")
    settle(runner)
    play(runner, "play:dog_food")
    assert (view(runner).food, view(runner).unruly) == (6, 1)


@pytest.mark.rule("L-152")
@pytest.mark.parametrize(("answer", "food", "left"), [("choose:haul", 3, 2), ("decline", 1, 3)])
def test_only_what_is_offered_as_a_choice_can_be_declined(answer: str, food: int, left: int) -> None:
    runner = with_hand("pallet_of_flour")
    play(runner, "play:pallet_of_flour")
    assert sorted(keys(runner)) == ["choose:haul", "decline"]
    play(runner, answer)
    assert (view(runner).food, len(me(runner).dice)) == (food, left)


@pytest.mark.rule("L-153", "L-169")
def test_a_card_that_spares_a_roll_is_played_together_with_the_move() -> None:
    runner = with_hand("firewood")
    play(runner, "play:firewood", "survivor:gia_najjar")
    assert sorted(of_kind(runner, "at")) == sorted(ORDINARY)
    play(runner, "at:school")
    assert runner.state.where["gia_najjar"] == "school"
    assert "log-exposure" not in log(runner)
    assert "move:gia_najjar" not in keys(runner)
    assert "move:cole_winters" in keys(runner)


@pytest.mark.rule("L-153")
def test_no_card_can_be_played_once_the_die_has_been_cast() -> None:
    """The roll follows the move at once, and then only the next action is asked for."""
    runner = with_hand("firewood", "painkillers")
    runner.table.force([WOUND])
    play(runner, "move:gia_najjar", "at:school")
    assert prompt(runner) == "ask-action"
    assert runner.state.wounds == {"gia_najjar": 1}
    assert sorted(hand(runner, 0)) == ["firewood", "painkillers"]


@pytest.mark.rule("L-154")
def test_a_hand_has_no_limit() -> None:
    many = [card for card in pile(three(), "deck.school") if DECK_OF[card.partition("#")[0]] == "school"]
    runner = with_hand(*many)
    assert len(hand(runner, 0)) == 20
    assert prompt(runner) == "ask-action"
    quiet(runner)
    play(runner, "end-turn")
    assert len(hand(runner, 0)) == 20
    assert turn(runner).seat == 1


@pytest.mark.rule("L-148", "L-155")
def test_to_equip_somebody_is_to_play_a_card() -> None:
    runner = seated(["george_coleman", "cole_winters"], *THREE[1:])
    give(runner, 0, "nightstick")
    put(runner, "firewood", "waste")
    settle(runner)
    runner.table.force([6])
    play(runner, "play:nightstick", "survivor:cole_winters")
    assert (hand(runner, 0), prompt(runner)) == (["firewood"], "ask-action")


@pytest.mark.rule("L-584")
@pytest.mark.parametrize(("card", "taken"), [("surgical_kit", False), ("painkillers", True)])
def test_a_medicine_that_is_only_equipped_was_not_taken(card: str, taken: bool) -> None:
    """The fever cot waits for somebody who plays a medicine."""
    runner = with_hand(card)
    runner.state.wounds["gia_najjar"] = 1
    helpless(runner, 1)
    hold(runner, "cr_fever_cot")
    play(runner, f"play:{card}")
    if prompt(runner) in ("ask-bearer", "ask-who"):
        play(runner, "survivor:gia_najjar")
    assert (prompt(runner) == "ask-crossroads") is taken


@pytest.mark.rule("L-155", "L-016")
def test_gear_is_laid_beside_any_own_survivor_wherever_it_stands() -> None:
    runner = with_hand("nightstick", "lock_picks")
    place(runner, "cole_winters", "hospital")
    settle(runner)
    assert view(runner).attack_value("cole_winters") == 4
    play(runner, "play:nightstick")
    assert (prompt(runner), of_kind(runner, "survivor")) == ("ask-bearer", ["gia_najjar", "cole_winters"])
    play(runner, "survivor:cole_winters")
    assert pile(runner, "gear.cole_winters") == ["nightstick"]
    assert pile(runner, "waste") == []
    assert view(runner).attack_value("cole_winters") == 3


@pytest.mark.rule("L-156")
def test_the_bearer_has_the_ability_of_the_item_while_it_bears_it() -> None:
    """Lock picks make a search easier by 1, for Cole from 3 to 2."""
    runner = geared("cole_winters", "lock_picks")
    place(runner, "cole_winters", "school")
    place(runner, "gia_najjar", "school")
    dice(runner, 0, 2)
    settle(runner)
    assert "search:cole_winters" in keys(runner)
    play(runner, "hand-over:lock_picks")
    assert pile(runner, "gear.gia_najjar") == ["lock_picks"]
    assert "search:cole_winters" not in keys(runner)
    assert view(runner).search_value("gia_najjar") == 3


@pytest.mark.rule("L-157")
def test_gear_leaves_a_living_survivor_only_for_the_crisis_or_another_survivor() -> None:
    runner = geared("gia_najjar", "nightstick")
    about = {key.partition(":")[0] for key in keys(runner) if "nightstick" in key}
    assert about == {"hand-over"}
    play(runner, "contribute")
    assert pile(runner, "contributed") == ["nightstick"]
    assert pile(runner, "gear.gia_najjar") == []


@pytest.mark.rule("L-158")
def test_copies_can_be_carried_together() -> None:
    runner = with_hand("service_pistol", "service_pistol#2", "nightstick", "riot_shield", "lock_picks")
    for _ in range(5):
        play(runner, next(key for key in keys(runner) if key.startswith("play:")), "survivor:gia_najjar")
    assert len(pile(runner, "gear.gia_najjar")) == 5
    assert {"service_pistol", "service_pistol#2"} <= {*pile(runner, "gear.gia_najjar")}


@pytest.mark.rule("L-159")
def test_gear_of_somebody_who_dies_in_the_colony_goes_to_the_hand() -> None:
    runner = geared("gia_najjar", "nightstick", "lock_picks")
    for survivor in (*THREE[1], *THREE[2]):
        place(runner, survivor, "school")
    zombies(runner, "colony.1", 1)
    runner.state.wounds = {"gia_najjar": 2}
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert sorted(hand(runner, 0)) == ["lock_picks", "nightstick"]


@pytest.mark.rule("L-160")
def test_gear_of_somebody_who_dies_elsewhere_is_shuffled_into_the_deck_there() -> None:
    runner = geared("gia_najjar", "nightstick")
    place(runner, "gia_najjar", "hospital")
    zombies(runner, "hospital", 1)
    runner.state.wounds = {"gia_najjar": 2}
    settle(runner)
    runner.table.force_top("deck.hospital", "painkillers", "nightstick")
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert pile(runner, "deck.hospital")[-2:] == ["nightstick", "painkillers"]
    assert len(pile(runner, "deck.hospital")) == 21
    assert seers(runner, "nightstick") == []
    assert hand(runner, 0) == []


@pytest.mark.rule("L-161")
def test_cards_are_played_only_in_the_own_turn() -> None:
    runner = with_hand("rations", seat=1)
    assert runner.asked() == [0]
    with pytest.raises(Refused):
        play(runner, "play:rations", seat=1)
    quiet(runner)
    play(runner, "end-turn")
    assert "play:rations" in keys(runner, 1)


# --- the crisis and the objective -------------------------------------------------------------------------------


@pytest.mark.rule("L-162", "L-166", "L-167")
def test_any_number_of_cards_from_hand_and_gear_can_be_given_to_the_crisis() -> None:
    runner = with_hand("rations", "firewood", "bandages")
    equip(runner, "cole_winters", "nightstick")
    place(runner, "cole_winters", "hospital")
    settle(runner)
    play(runner, "contribute")
    assert sorted(of_kind(runner, "card")) == ["bandages", "firewood", "nightstick", "rations"]
    play(runner, "card:firewood", "card:nightstick")
    assert (prompt(runner), sorted(keys(runner))) == ("ask-contribute", ["card:bandages", "card:rations", "enough"])
    play(runner, "enough")
    assert sorted(pile(runner, "contributed")) == ["firewood", "nightstick"]
    assert sorted(hand(runner, 0)) == ["bandages", "rations"]
    play(runner, "contribute", "card:rations", "enough")
    assert [view(runner, seat).players[0].contributed for seat in range(3)] == [3, 3, 3]
    assert not any("firewood" in key for key in keys(runner))


@pytest.mark.rule("L-162")
def test_copies_in_hand_are_one_choice_but_gear_is_chosen_by_its_bearer() -> None:
    runner = with_hand("canned_beans", "canned_beans#2")
    equip(runner, "gia_najjar", "service_pistol")
    equip(runner, "cole_winters", "service_pistol#2")
    settle(runner)
    play(runner, "contribute")
    assert sorted(of_kind(runner, "card")) == ["canned_beans#2", "service_pistol", "service_pistol#2"]
    borne = {key_of(one): label_of(one, view(runner)) for one in runner.options(0)}
    assert borne["card:service_pistol"].args["survivor"] == NAME["gia_najjar"]
    assert borne["card:service_pistol#2"].args["survivor"] == NAME["cole_winters"]
    assert "survivor" not in borne["card:canned_beans#2"].args
    play(runner, "card:service_pistol", "enough")
    assert pile(runner, "gear.gia_najjar") == []
    assert pile(runner, "gear.cole_winters") == ["service_pistol#2"]


@pytest.mark.rule("L-163")
def test_given_cards_lie_face_down() -> None:
    runner = with_hand("rations", "firewood")
    play(runner, "contribute", "card:firewood", "enough")
    assert seers(runner, "firewood") == [0]
    assert view(runner, 0).cards("contributed") == ["firewood"]
    assert [view(runner, seat).cards("contributed") for seat in (1, 2)] == [[None], [None]]
    assert not any(log_names(runner, "firewood", seat) for seat in (1, 2))


def crisis_given(crisis: str, *cards: str) -> Game:
    """This crisis is open, the cards are given to it, and the colony phase has dealt with it."""
    runner = with_hand(*cards)
    for lying in [*pile(runner, "crisis")]:
        put(runner, lying, "crises")
    put(runner, crisis, "crisis")
    last_turn_of_round(runner)
    play(runner, "contribute", *(f"card:{card}" for card in cards if len(cards) > 1))
    return to_the_knife(runner)


@pytest.mark.rule("L-164", "L-240", "L-241")
@pytest.mark.parametrize(
    ("cards", "prevented"),
    [
        (("firewood", "lamp_oil", "fuel_can"), 1),
        (("firewood", "lamp_oil", "fuel_can", "nightstick"), 0),
        (("firewood", "lamp_oil", "fuel_can", "siphoned_petrol", "nightstick"), 1),
    ],
)
def test_every_card_counts_by_its_type_for_or_against(cards: tuple[str, ...], prevented: int) -> None:
    assert crisis_given("crisis_fuel_shortage", *cards).state.prevented == prevented


@pytest.mark.rule("L-165")
@pytest.mark.parametrize(
    ("cards", "prevented"),
    [(("sack_of_rice",), 0), (("sack_of_rice", "canned_beans"), 0), (("sack_of_rice", "canned_beans", "rations"), 1)],
)
def test_a_card_worth_several_food_is_one_card_for_the_crisis(cards: tuple[str, ...], prevented: int) -> None:
    assert crisis_given("crisis_bread_queue", *cards).state.prevented == prevented


@pytest.mark.rule("L-166")
def test_what_was_given_is_not_taken_back() -> None:
    runner = with_hand("rations", "firewood")
    play(runner, "contribute", "card:rations", "enough")
    assert not any("rations" in key for key in keys(runner))
    assert pile_of(runner, "rations") == "contributed"


@pytest.mark.rule("L-168")
@pytest.mark.parametrize("exiled", [False, True])
def test_cards_that_the_objective_asks_for_are_laid_open(exiled: bool) -> None:
    """Tribute wants food, medicine and fuel, no tools and no weapons."""
    runner = with_hand("rations", "firewood", "odds_and_ends", "bandages")
    equip(runner, "gia_najjar", "nightstick", "surgical_kit")
    me(runner).exiled = exiled
    for survivor in THREE[0]:
        place(runner, survivor, "school")
    settle(runner)
    assert sorted(of_kind(runner, "lay")) == ["bandages", "firewood", "rations", "surgical_kit"]
    play(runner, "lay:firewood")
    turn(runner).laid = False
    settle(runner)
    play(runner, "lay:surgical_kit")
    assert pile(runner, "laid") == ["firewood", "surgical_kit"]
    assert me(runner).stats.get("laid") == 2
    assert seers(runner, "firewood") == [0, 1, 2]
    assert pile(runner, "gear.gia_najjar") == ["nightstick"]


@pytest.mark.rule("L-168")
def test_other_objectives_want_no_cards() -> None:
    runner = seated(*THREE, objective="goal_twelve_doors")
    give(runner, 0, "rations", "firewood")
    settle(runner)
    assert of_kind(runner, "lay") == []
    assert "contribute" in keys(runner)


@pytest.mark.rule("L-581")
def test_one_card_a_turn_is_laid_on_the_objective() -> None:
    runner = with_hand("rations", "firewood")
    play(runner, "lay:rations")
    assert of_kind(runner, "lay") == []
    with pytest.raises(Refused):
        play(runner, "lay:firewood")
    play(runner, "end-turn")
    runner.state.order = [0]
    settle(runner)
    play(runner, "end-turn", seat=1)
    assert of_kind(runner, "lay") == ["firewood"]


# --- moving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-169")
def test_each_survivor_moves_once_a_turn() -> None:
    runner = three()
    runner.table.force([BLANK], [BLANK])
    assert of_kind(runner, "move") == ["gia_najjar", "cole_winters"]
    play(runner, "move:gia_najjar", "at:school")
    assert of_kind(runner, "move") == ["cole_winters"]
    play(runner, "move:cole_winters", "at:school")
    assert of_kind(runner, "move") == []
    assert me(runner).dice == [6, 6, 6]


@pytest.mark.rule("L-169")
def test_a_death_does_not_keep_the_others_from_moving() -> None:
    runner = three()
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert of_kind(runner, "move") == ["cole_winters"]


@pytest.mark.rule("L-170")
def test_the_goal_is_any_other_place_with_an_empty_space() -> None:
    """Two spaces at the Gas Station, three at the Library."""
    runner = three()
    place(runner, "gia_najjar", "school")
    for survivor in ("rocco_bellini", "emma_han"):
        place(runner, survivor, "gas_station")
    for survivor in ("derek_yoshida", "lily_mae"):
        place(runner, survivor, "library")
    settle(runner)
    play(runner, "move:gia_najjar")
    assert sorted(of_kind(runner, "at")) == ["colony", "grocery_store", "hospital", "library", "police_station"]
    runner.table.force([BLANK])
    play(runner, "at:colony")
    assert runner.state.where["gia_najjar"] == "colony"


@pytest.mark.rule("L-170")
def test_a_full_colony_is_no_goal() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    helpless(runner, 16)
    helpless(runner, 2, unruly=True)
    settle(runner)
    play(runner, "move:gia_najjar")
    assert "colony" in of_kind(runner, "at")
    runner = three()
    place(runner, "gia_najjar", "school")
    helpless(runner, 16)
    helpless(runner, 3, unruly=True)
    settle(runner)
    play(runner, "move:gia_najjar")
    assert "colony" not in of_kind(runner, "at")


@pytest.mark.rule("L-171", "L-196")
@pytest.mark.parametrize(("face", "wounds"), [(BLANK, {}), (WOUND, {"gia_najjar": 1})])
def test_every_move_is_followed_by_one_exposure_roll(face: int, wounds: dict[str, int]) -> None:
    runner = three()
    runner.table.force([face])
    play(runner, "move:gia_najjar", "at:school")
    assert log(runner).count("log-exposure") == 1
    assert runner.state.wounds == wounds
    assert forced_up(runner)


@pytest.mark.rule("L-171")
def test_a_move_back_to_the_colony_is_rolled_for_too() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "move:gia_najjar", "at:colony")
    assert runner.state.wounds == {"gia_najjar": 1}


@pytest.mark.rule("L-172")
def test_a_bite_after_a_move_spreads_at_the_goal() -> None:
    """Emma is at the School; everybody in the colony has less to fear."""
    runner = three()
    place(runner, "emma_han", "school")
    settle(runner)
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert (prompt(runner), runner.asked()) == ("ask-bite", [1])
    play(runner, "let-die", seat=1)
    assert sorted(pile(runner, "graveyard")) == ["emma_han", "gia_najjar"]
    assert len(runner.state.where) == 4


@pytest.mark.rule("L-173", "L-160")
@pytest.mark.parametrize("face", [BITE, WOUND])
def test_gear_of_somebody_who_dies_of_the_move_is_at_the_goal(face: int) -> None:
    runner = geared("gia_najjar", "nightstick")
    runner.state.wounds = {"gia_najjar": 2}
    settle(runner)
    runner.table.force([face])
    play(runner, "move:gia_najjar", "at:library")
    assert "nightstick" in pile(runner, "deck.library")
    assert hand(runner, 0) == []


@pytest.mark.rule("L-173", "L-159")
def test_gear_of_somebody_who_dies_coming_home_goes_to_the_hand() -> None:
    runner = geared("gia_najjar", "nightstick")
    place(runner, "gia_najjar", "school")
    runner.state.wounds = {"gia_najjar": 2}
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "move:gia_najjar", "at:colony")
    assert hand(runner, 0) == ["nightstick"]


# --- food -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-174", "L-176")
def test_food_raises_unused_dice_one_by_one() -> None:
    runner = three()
    lay_tokens(runner, "food-token", "colony", 4)
    dice(runner, 0, 2, 4)
    settle(runner)
    play(runner, "raise:2", "raise:3", "raise:4")
    assert sorted(me(runner).dice) == [4, 5]
    assert view(runner).food == 1
    play(runner, "raise:4")
    assert sorted(me(runner).dice) == [5, 5]
    assert (view(runner).food, of_kind(runner, "raise")) == (0, [])


@pytest.mark.rule("L-174")
def test_used_dice_are_not_raised() -> None:
    runner = three()
    lay_tokens(runner, "food-token", "colony", 4)
    dice(runner, 0, 5)
    me(runner).used = [1, 2]
    settle(runner)
    assert of_kind(runner, "raise") == ["5"]


@pytest.mark.rule("L-175")
def test_a_six_is_not_raised() -> None:
    runner = three()
    lay_tokens(runner, "food-token", "colony", 4)
    settle(runner)
    assert me(runner).dice == [6, 6, 6]
    assert of_kind(runner, "raise") == []
    dice(runner, 0, 5, 6)
    settle(runner)
    play(runner, "raise:5")
    assert me(runner).dice == [6, 6]
    assert of_kind(runner, "raise") == []
    assert view(runner).food == 3


@pytest.mark.rule("L-176")
def test_nobody_has_to_be_in_the_colony_for_it() -> None:
    runner = three()
    lay_tokens(runner, "food-token", "colony", 1)
    for survivor in THREE[0]:
        place(runner, survivor, "school")
    dice(runner, 0, 1)
    settle(runner)
    play(runner, "raise:1")
    assert me(runner).dice == [2]


# --- requests ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-177", "L-178")
def test_others_are_asked_for_cards_and_may_refuse() -> None:
    runner = with_hand("rations", "firewood", seat=1)
    equip(runner, "rocco_bellini", "nightstick")
    give(runner, 2, "bandages")
    settle(runner)
    play(runner, "ask-for-card")
    assert of_kind(runner, "request") == ["2", "3"]
    play(runner, "request:2", "wanted:any")
    assert (prompt(runner), runner.asked()) == ("ask-give", [1])
    assert runner.question is not None
    assert runner.question.args["seat"] == SEAT[0]
    assert sorted(keys(runner, 1)) == ["card:firewood", "card:rations", "decline"]
    play(runner, "decline", seat=1)
    assert sorted(hand(runner, 1)) == ["firewood", "rations"]
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])


@pytest.mark.rule("L-179")
def test_a_given_card_is_shown_and_used_at_once_by_the_one_who_asked() -> None:
    runner = with_hand("firewood", "sack_of_rice", seat=1)
    play(runner, "request:2")
    play(runner, "card:firewood", seat=1)
    assert seers(runner, "firewood") == [0, 1, 2]
    assert (runner.asked(), of_kind(runner, "survivor")) == ([0], ["gia_najjar", "cole_winters"])
    play(runner, "survivor:gia_najjar", "at:school")
    assert runner.state.where["gia_najjar"] == "school"
    assert pile(runner, "waste") == ["firewood"]
    assert (hand(runner, 0), hand(runner, 1)) == ([], ["sack_of_rice"])


@pytest.mark.rule("L-180", "L-181")
def test_a_requested_card_goes_neither_to_the_crisis_nor_on_the_objective() -> None:
    """Food, which Tribute asks for, is eaten at once."""
    runner = with_hand("sack_of_rice", seat=1)
    play(runner, "request:2")
    play(runner, "card:sack_of_rice", seat=1)
    assert prompt(runner) == "ask-action"
    assert "contribute" not in keys(runner)
    assert of_kind(runner, "lay") == []
    assert (pile(runner, "contributed"), pile(runner, "laid")) == ([], [])
    assert view(runner).food == 3


def borrowed(card: str = "surgical_kit") -> Game:
    """Gia bears gear, medicine, that was requested from seat 1."""
    runner = with_hand(card, seat=1)
    quiet(runner)
    settle(runner)
    play(runner, "request:2")
    play(runner, f"card:{card}", seat=1)
    play(runner, "survivor:gia_najjar")
    assert pile(runner, "gear.gia_najjar") == [card]
    return runner


@pytest.mark.rule("L-182")
def test_requested_gear_is_given_away_only_in_a_later_turn() -> None:
    runner = borrowed()
    assert "contribute" not in keys(runner)
    assert of_kind(runner, "lay") == []
    assert "hand-over:surgical_kit" in keys(runner)
    play(runner, "end-turn")
    runner.state.order = [0]
    settle(runner)
    play(runner, "end-turn", seat=1)
    assert turn(runner).seat == 0
    assert {"contribute", "lay:surgical_kit"} <= {*keys(runner)}


@pytest.mark.rule("L-182")
def test_handed_over_within_the_group_it_still_has_to_wait() -> None:
    runner = borrowed()
    play(runner, "hand-over:surgical_kit", "survivor:cole_winters")
    assert pile(runner, "gear.cole_winters") == ["surgical_kit"]
    assert "contribute" not in keys(runner)
    assert of_kind(runner, "lay") == []


@pytest.mark.rule("L-182")
def test_back_in_the_hand_by_a_death_it_still_has_to_wait() -> None:
    runner = borrowed()
    for survivor in (*THREE[1], *THREE[2]):
        place(runner, survivor, "school")
    zombies(runner, "colony.1", 1)
    runner.state.wounds = {"gia_najjar": 2}
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert hand(runner, 0) == ["surgical_kit"]
    assert "contribute" not in keys(runner)
    assert of_kind(runner, "lay") == []


@pytest.mark.rule("L-183")
def test_only_what_can_be_used_at_once_can_be_given() -> None:
    """The colony is full, and so nobody new can come."""
    runner = with_hand("desk_sergeant", "nightstick", seat=1)
    helpless(runner, 18)
    settle(runner)
    play(runner, "request:2")
    assert sorted(keys(runner, 1)) == ["card:nightstick", "decline"]
    play(runner, "card:nightstick", seat=1)
    assert (prompt(runner), of_kind(runner, "survivor")) == ("ask-bearer", ["gia_najjar", "cole_winters"])
    play(runner, "survivor:cole_winters")
    assert pile(runner, "gear.cole_winters") == ["nightstick"]


@pytest.mark.rule("L-179", "L-183")
@pytest.mark.parametrize("way", ["use:lighter:fuel_can", "play:fuel_can"])
def test_a_requested_card_may_pay_for_an_ability(way: str) -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    equip(runner, "gia_najjar", "lighter")
    zombies(runner, "school", 1)
    give(runner, 0, "firewood")
    give(runner, 1, "fuel_can")
    settle(runner)
    play(runner, "request:2")
    runner.answer(1, "card:fuel_can")
    assert prompt(runner) == "ask-use-given"
    assert keys(runner) == ["play:fuel_can", "use:lighter:fuel_can"]
    runner.table.force([BLANK])
    play(runner, way)
    assert hand(runner, 0) == ["firewood"]
    assert pile(runner, "waste") == ["fuel_can"]
    assert zombies_there(runner, "school") == (0 if way == "use:lighter:fuel_can" else 1)


@pytest.mark.rule("L-183", "L-387")
def test_a_requested_medicine_may_calm_somebody() -> None:
    runner = three()
    helpless(runner, 1, unruly=True)
    give(runner, 1, "bandages")
    settle(runner)
    play(runner, "request:2")
    runner.answer(1, "card:bandages")
    play(runner, "calm:bandages")
    assert tokens(runner, "helpless-token", "colony") == 1
    assert pile(runner, "waste") == ["bandages"]


@pytest.mark.rule("L-183", "L-322")
def test_an_exile_may_raise_a_die_with_requested_food() -> None:
    runner = three()
    me(runner).exiled = True
    for survivor in THREE[0]:
        place(runner, survivor, "school")
    dice(runner, 0, 3)
    give(runner, 1, "canned_beans")
    settle(runner)
    play(runner, "request:2")
    runner.answer(1, "card:canned_beans")
    play(runner, "eat:canned_beans")
    assert me(runner).dice == [4]
    assert pile(runner, "removed")[-1] == "canned_beans"


@pytest.mark.rule("L-184")
def test_whoever_refused_is_not_asked_again_in_that_turn() -> None:
    runner = with_hand("rations", "firewood", "sack_of_rice", seat=1)
    give(runner, 2, "bandages")
    quiet(runner)
    settle(runner)
    play(runner, "request:2")
    play(runner, "card:sack_of_rice", seat=1)
    play(runner, "ask-for-card")
    assert of_kind(runner, "request") == ["2", "3"]
    play(runner, "request:2", "wanted:any")
    play(runner, "decline", seat=1)
    play(runner, "ask-for-card")
    assert prompt(runner) == "ask-wanted"  # only seat 2 is left to ask
    play(runner, "wanted:medicine")
    assert runner.asked() == [2]
    play(runner, "decline", seat=2)
    assert "ask-for-card" not in keys(runner)
    play(runner, "end-turn")
    play(runner, "end-turn", seat=1)
    assert "ask-for-card" in keys(runner, 2)


@pytest.mark.rule("L-185")
@pytest.mark.parametrize("exile", [0, 1])
def test_exiles_ask_and_are_asked_over_any_distance(exile: int) -> None:
    runner = with_hand("sack_of_rice", seat=1)
    me(runner, exile).exiled = True
    for survivor in THREE[exile]:
        place(runner, survivor, "hospital")
    settle(runner)
    play(runner, "request:2")
    play(runner, "card:sack_of_rice", seat=1)
    assert hand(runner, 1) == []
    assert view(runner).food == 3


# --- handing over -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L-186")
def test_gear_is_handed_to_another_survivor_at_the_same_place() -> None:
    runner = geared("gia_najjar", "nightstick")
    place(runner, "gia_najjar", "school")
    place(runner, "emma_han", "school")
    settle(runner)
    play(runner, "hand-over:nightstick")
    assert (prompt(runner), runner.asked()) == ("ask-accept", [1])
    play(runner, "yes", seat=1)
    assert pile(runner, "gear.emma_han") == ["nightstick"]
    assert pile(runner, "gear.gia_najjar") == []
    assert view(runner).attack_value("emma_han") == 3


@pytest.mark.rule("L-186")
def test_nobody_beside_nobody_to_hand_it_to() -> None:
    runner = geared("gia_najjar", "nightstick")
    place(runner, "gia_najjar", "school")
    settle(runner)
    assert of_kind(runner, "hand-over") == []
    place(runner, "gia_najjar", "colony")
    settle(runner)
    play(runner, "hand-over:nightstick")
    assert sorted(of_kind(runner, "survivor")) == [
        "cole_winters",
        "derek_yoshida",
        "emma_han",
        "lily_mae",
        "rocco_bellini",
    ]


@pytest.mark.rule("L-187")
def test_an_item_used_this_round_stays_used_when_it_changes_hands() -> None:
    runner = geared("gia_najjar", "lesson_plans")
    dice(runner, 0, 1, 1)
    quiet(runner)
    settle(runner)
    play(runner, "use:lesson_plans", "hand-over:lesson_plans", "survivor:emma_han")
    play(runner, "yes", seat=1)
    play(runner, "end-turn")
    dice(runner, 1, 1)
    settle(runner)
    assert pile(runner, "gear.emma_han") == ["lesson_plans"]
    assert "use:lesson_plans" not in keys(runner, 1)


@pytest.mark.rule("L-187")
def test_an_item_not_used_yet_can_be_used_by_the_receiver() -> None:
    runner = geared("gia_najjar", "lesson_plans")
    dice(runner, 1, 3)
    quiet(runner)
    settle(runner)
    play(runner, "hand-over:lesson_plans", "survivor:emma_han")
    play(runner, "yes", seat=1)
    play(runner, "end-turn")
    assert "use:lesson_plans" in keys(runner, 1)


@pytest.mark.rule("L-188")
def test_an_item_that_comes_back_to_the_hand_stays_used_too() -> None:
    runner = geared("gia_najjar", "lesson_plans")
    for survivor in (*THREE[1], *THREE[2]):
        place(runner, survivor, "school")
    zombies(runner, "colony.1", 1)
    runner.state.wounds = {"gia_najjar": 2}
    dice(runner, 0, 5, 6)
    settle(runner)
    play(runner, "use:lesson_plans")
    assert me(runner).dice == [6, 6]
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar", "play:lesson_plans")
    assert pile(runner, "gear.cole_winters") == ["lesson_plans"]
    assert "use:lesson_plans" not in keys(runner)


@pytest.mark.rule("L-189")
@pytest.mark.parametrize(("answer", "bearer"), [("yes", "emma_han"), ("no", "gia_najjar")])
def test_the_receivers_player_must_agree(answer: str, bearer: str) -> None:
    runner = geared("gia_najjar", "nightstick")
    play(runner, "hand-over:nightstick", "survivor:emma_han")
    assert runner.asked() == [1]
    play(runner, answer, seat=1)
    assert pile(runner, f"gear.{bearer}") == ["nightstick"]


@pytest.mark.rule("L-189")
def test_nobody_is_asked_within_the_own_group() -> None:
    runner = geared("gia_najjar", "nightstick")
    play(runner, "hand-over:nightstick", "survivor:cole_winters")
    assert pile(runner, "gear.cole_winters") == ["nightstick"]
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-190")
def test_each_item_is_handed_over_once_a_turn() -> None:
    runner = geared("gia_najjar", "nightstick", "lock_picks")
    play(runner, "hand-over:nightstick", "survivor:cole_winters")
    assert of_kind(runner, "hand-over") == ["lock_picks"]
    play(runner, "hand-over:lock_picks", "survivor:cole_winters")
    assert of_kind(runner, "hand-over") == []


@pytest.mark.rule("L-572", "L-190")
def test_a_refused_item_can_be_offered_to_somebody_else_but_not_to_that_player_again() -> None:
    runner = geared("gia_najjar", "nightstick")
    play(runner, "hand-over:nightstick", "survivor:emma_han")
    play(runner, "no", seat=1)
    assert of_kind(runner, "hand-over") == ["nightstick"]
    play(runner, "hand-over:nightstick")
    assert sorted(of_kind(runner, "survivor")) == ["cole_winters", "derek_yoshida", "lily_mae"]
    play(runner, "survivor:lily_mae")
    play(runner, "yes", seat=2)
    assert pile(runner, "gear.lily_mae") == ["nightstick"]


@pytest.mark.rule("L-572")
def test_what_all_have_refused_is_not_offered_any_more_in_that_turn() -> None:
    runner = geared("gia_najjar", "nightstick", "lock_picks")
    place(runner, "cole_winters", "school")
    settle(runner)
    for survivor, seat in (("emma_han", 1), ("derek_yoshida", 2)):
        play(runner, "hand-over:nightstick", f"survivor:{survivor}")
        play(runner, "no", seat=seat)
    assert of_kind(runner, "hand-over") == ["lock_picks"]
    play(runner, "hand-over:lock_picks", "survivor:rocco_bellini")
    assert runner.asked() == [1]


# --- the vote to exile ------------------------------------------------------------------------------------------


@pytest.mark.rule("L-191", "L-193")
def test_once_a_turn_another_player_can_be_named() -> None:
    runner = three()
    quiet(runner)
    play(runner, "accuse")
    assert keys(runner) == ["accuse:2", "accuse:3"]
    play(runner, "accuse:2")
    for seat in range(3):
        play(runner, "no", seat=seat)
    assert "accuse" not in keys(runner)
    assert not me(runner, 1).exiled
    play(runner, "end-turn")
    play(runner, "accuse", seat=1)
    assert keys(runner, 1) == ["accuse:1", "accuse:3"]


@pytest.mark.rule("L-582")
def test_a_request_names_a_type_and_another_card_may_be_given() -> None:
    runner = with_hand("rations", "bandages", seat=1)
    play(runner, "ask-for-card")
    assert keys(runner)[0] == "wanted:any"
    assert len(keys(runner)) == 8
    play(runner, "wanted:medicine")
    assert runner.question is not None
    assert runner.question.args["wanted"].id == "type-medicine"  # type: ignore[union-attr]
    assert "log-requests" in log(runner)
    assert sorted(keys(runner, 1)) == ["card:bandages", "card:rations", "decline"]
    play(runner, "card:rations", seat=1)
    assert pile(runner, "waste") == ["rations"]


@pytest.mark.rule("L-177", "L-191")
def test_asking_and_accusing_are_one_line_each() -> None:
    runner = seated(*FIVE)
    for seat in range(1, 5):
        give(runner, seat, ("rations", "firewood", "bandages", "lamp_oil")[seat - 1])
    settle(runner)
    talk = [key for key in keys(runner) if key.startswith(("ask-for-card", "accuse", "request"))]
    assert talk == ["ask-for-card", "accuse"]


@pytest.mark.rule("L-583", "L-256")
def test_whoever_wants_a_vote_on_the_knife_calls_it_and_nobody_else_is_asked() -> None:
    runner = three()
    runner.state.knife_called = False
    settle(runner)
    assert "call-knife" in keys(runner)
    play(runner, "call-knife")
    assert "call-knife" not in keys(runner)
    play(runner, "end-turn")
    assert "call-knife" not in keys(runner, 1)
    assert "log-calls-knife" in log(runner)


@pytest.mark.rule("L-192", "L-343")
def test_all_vote_at_the_same_time_the_named_one_too() -> None:
    runner = three()
    play(runner, "accuse:3")
    assert (prompt(runner), runner.asked()) == ("ask-exile", [0, 1, 2])
    assert [sorted(keys(runner, seat)) for seat in range(3)] == [["no", "yes"]] * 3
    play(runner, "yes", seat=2)
    play(runner, "no", seat=0)
    assert runner.asked() == [1]
    assert not {"log-votes-yes", "log-votes-no"} & {*log(runner)}
    play(runner, "yes", seat=1)
    assert log(runner).count("log-votes-yes") == 2
    assert me(runner, 2).exiled


@pytest.mark.rule("L-194")
@pytest.mark.parametrize("word", ["yes", "no"])
@pytest.mark.parametrize("knife", [1, 3])
def test_a_tie_is_decided_by_the_knife(word: str, knife: int) -> None:
    runner = seated(*THREE, ["nadia_rivers", "blue"])
    runner.state.knife = knife
    settle(runner)
    play(runner, "accuse:3")
    for seat, vote in enumerate(("yes", "yes", "no", "no")):
        play(runner, vote, seat=seat)
    assert (prompt(runner), runner.asked()) == ("ask-tie", [knife])
    play(runner, word, seat=knife)
    assert me(runner, 2).exiled is (word == "yes")


@pytest.mark.rule("L-195", "L-324")
def test_an_exile_calls_a_vote_without_a_vote_and_is_not_named_again() -> None:
    runner = seated(*THREE, ["nadia_rivers", "blue"])
    for seat in (0, 3):
        me(runner, seat).exiled = True
    for survivor in ("gia_najjar", "cole_winters", "nadia_rivers", "blue"):
        place(runner, survivor, "school")
    settle(runner)
    play(runner, "accuse")
    assert of_kind(runner, "accuse") == ["2", "3"]
    play(runner, "accuse:2")
    assert runner.asked() == [1, 2]
    for seat in (1, 2):
        play(runner, "no", seat=seat)
    assert not me(runner, 1).exiled


@pytest.mark.rule("L-163")
@pytest.mark.parametrize(("left", "count"), [(3, [2]), (1, [1]), (0, [])])
def test_the_log_says_how_many_cards_go_to_the_crisis_unseen(left: int, count: list[int]) -> None:
    runner = with_hand("firewood")
    hold(runner, "cr_widows_chest")
    for card in pile(runner, "deck.school")[left:]:
        put(runner, card, "box")
    settle(runner)
    runner.table.force([3])
    play(runner, "contribute", "choose:unopened")
    assert runner.log is not None
    assert [line.text.args["count"] for line in runner.log.lines if line.text.id == "log-added-unseen"] == count


# --- moves by cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("L-169")
@pytest.mark.parametrize("first", [True, False])
def test_a_second_move_is_worth_one_whenever_it_is_given(first: bool) -> None:
    runner = with_hand("snowmobile")
    ride = ("play:snowmobile", "survivor:gia_najjar")
    runner.table.force([BLANK])
    if first:
        play(runner, *ride, "move:gia_najjar", "at:school")
    else:
        play(runner, "move:gia_najjar", "at:school", *ride)
    play(runner, "move:gia_najjar", "at:hospital")
    assert runner.state.where["gia_najjar"] == "hospital"
    assert of_kind(runner, "move") == ["cole_winters"]


@pytest.mark.rule("L-153", "L-169")
def test_a_card_moves_nobody_who_cannot_move() -> None:
    runner = with_hand("siphoned_petrol")
    hold(runner, "cr_black_toes")
    runner.table.force([FROSTBITE])
    play(runner, "move:gia_najjar", "at:school", "choose:cut")
    turn(runner).moved.clear()
    settle(runner)
    play(runner, "play:siphoned_petrol", "at:hospital")
    assert (runner.state.where["gia_najjar"], runner.state.where["cole_winters"]) == ("school", "hospital")
