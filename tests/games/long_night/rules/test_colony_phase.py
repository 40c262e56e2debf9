"""The colony phase (chapter 9)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content.vocabulary import FOOD, FUEL, MEDICINE, WEAPON
from fivefires.games.long_night.rules.tracks import change_food, change_morale
from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import (
    COLONY_ENTRANCES,
    THREE,
    Game,
    act_as,
    all_vote,
    asked_rule,
    cards_of,
    colony_phase,
    equip,
    fill,
    forced_up,
    give,
    helpless,
    keys,
    lay_cards,
    lay_tokens,
    lines,
    log,
    me,
    pile,
    place,
    play,
    prompt,
    quiet,
    result,
    seated,
    settle,
    three,
    tokens,
    told,
    zombies,
    zombies_come,
    zombies_there,
)  # fmt: skip

PEOPLE = ("gia_najjar", "cole_winters", "rocco_bellini", "emma_han", "derek_yoshida", "lily_mae")


def colony_of(inside: int, *, food: int = 0, helpless_people: int = 0) -> Game:
    """So many of six survivors in the colony, the others at the School and the Hospital."""
    runner = three()
    for number, survivor in enumerate(PEOPLE[inside:]):
        place(runner, survivor, "school" if number < 3 else "hospital")
    if helpless_people:
        helpless(runner, helpless_people)
    if food:
        lay_tokens(runner, "food-token", "colony", food)
    settle(runner)
    return runner


# --- the steps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-228")
def test_the_steps_come_in_order() -> None:
    runner = colony_of(6, food=5)
    lay_cards(runner, "waste", cards_of(WEAPON, 10))
    lay_cards(runner, "contributed", cards_of(FUEL, 1))
    rounds, before = runner.state.rounds, lines(runner)
    colony_phase(runner)
    steps = [line.split()[0] for line in told(runner, before)]
    order = [
        "log-food-down",
        "log-morale-down",
        "log-contributed",
        "log-points",
        "log-crisis-strikes",
        *["log-zombie"] * 3,
    ]
    assert steps == order
    assert runner.state.rounds == rounds - 1
    assert prompt(runner) == "ask-knife"


@pytest.mark.rule("L-228", "L-253")
def test_the_objective_is_checked_before_the_round_marker_moves() -> None:
    runner = colony_of(6, food=5)
    lay_cards(runner, "laid", [*cards_of(FUEL, 6), *cards_of(MEDICINE, 6), *cards_of(FOOD, 6)])
    runner.state.rounds = 1
    colony_phase(runner)
    assert (result(runner).ending, result(runner).met) == ("objective", True)
    assert runner.state.rounds == 1


@pytest.mark.rule("L-228", "L-335")
def test_the_objective_is_checked_after_the_zombies() -> None:
    """The last morale is lost to an overrun, so nobody looks at the objective any more."""
    runner = colony_of(6, food=5)
    lay_cards(runner, "laid", [*cards_of(FUEL, 6), *cards_of(MEDICINE, 6), *cards_of(FOOD, 6)])
    fill(runner, "colony.1")
    runner.state.morale = 1
    colony_phase(runner)
    assert (result(runner).ending, result(runner).met) == ("morale", False)


# --- food and waste ---------------------------------------------------------------------------------------------


@pytest.mark.rule("L-229", "L-230", "L-231", "L-232")
@pytest.mark.parametrize(
    ("inside", "helpless_people", "eaten"),
    [(6, 0, 3), (5, 0, 3), (4, 0, 2), (4, 1, 3), (1, 0, 1), (0, 3, 2), (6, 4, 5)],
)
def test_one_food_is_eaten_for_every_two_people_in_the_colony(inside: int, helpless_people: int, eaten: int) -> None:
    runner = colony_phase(colony_of(inside, food=8, helpless_people=helpless_people))
    assert tokens(runner, "food-token", "colony") == 8 - eaten
    assert tokens(runner, "food-token", "supply") == 12 + eaten
    assert (runner.state.starvation, runner.state.morale) == (0, 6)


@pytest.mark.rule("L-232")
def test_a_store_that_just_suffices_is_emptied_and_nobody_is_asked() -> None:
    runner = colony_phase(colony_of(6, food=3))
    assert tokens(runner, "food-token", "colony") == 0
    assert prompt(runner) == "ask-knife"
    assert (runner.state.starvation, runner.state.morale) == (0, 6)


@pytest.mark.rule("L-233", "L-234", "L-235")
@pytest.mark.parametrize(("before", "morale"), [(0, 5), (1, 4), (2, 3)])
def test_hunger_takes_no_food_adds_a_token_and_costs_morale_for_all_of_them(before: int, morale: int) -> None:
    runner = colony_of(6, food=2)
    runner.state.starvation = before
    colony_phase(runner)
    assert tokens(runner, "food-token", "colony") == 2
    assert runner.state.starvation == before + 1
    assert runner.state.morale == morale
    assert "log-starves" in log(runner)


@pytest.mark.rule("L-236")
def test_starvation_tokens_stay_but_only_count_when_hunger_strikes_again() -> None:
    runner = colony_of(6, food=5)
    runner.state.starvation = 2
    colony_phase(runner)
    assert (runner.state.starvation, runner.state.morale) == (2, 6)


@pytest.mark.rule("L-237")
def test_nobody_in_the_colony_eats_nothing() -> None:
    runner = colony_phase(colony_of(0))
    assert (runner.state.starvation, runner.state.morale) == (0, 6)


@pytest.mark.rule("L-238")
@pytest.mark.parametrize(("cards", "lost"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_waste_costs_a_morale_for_every_full_ten(cards: int, lost: int) -> None:
    runner = colony_of(6, food=3)
    lay_cards(runner, "waste", [*cards_of(FUEL, 10), *cards_of(MEDICINE, 10)][:cards])
    colony_phase(runner)
    assert runner.state.morale == 6 - lost
    assert len(pile(runner, "waste")) == cards


# --- the crisis -------------------------------------------------------------------------------------------------


def fuel_shortage(fuel: int, others: int = 0, *, out: int = -1) -> Game:
    runner = colony_of(6)
    lay_cards(runner, "contributed", [*cards_of(FUEL, fuel), *cards_of(MEDICINE, others)])
    if out >= 0:
        runner.state.players[out].out = True
    return colony_phase(runner, Stage.CRISIS, crisis="crisis_fuel_shortage")


@pytest.mark.rule("L-240", "L-241", "L-242", "L-243", "L-244")
@pytest.mark.parametrize(
    ("fuel", "others", "morale", "prevented"),
    [(0, 0, 4, 0), (2, 0, 4, 0), (3, 0, 6, 1), (4, 0, 6, 1), (5, 0, 7, 1), (8, 0, 7, 1), (5, 1, 6, 1), (5, 3, 4, 0)],
)
def test_points_against_a_crisis(fuel: int, others: int, morale: int, prevented: int) -> None:
    """Three players: 3 points prevent it, 5 lift morale."""
    runner = fuel_shortage(fuel, others)
    assert (runner.state.morale, runner.state.prevented) == (morale, prevented)


@pytest.mark.rule("L-245")
@pytest.mark.parametrize("fuel", [1, 3])
def test_contributed_cards_leave_the_game_in_any_case(fuel: int) -> None:
    runner = fuel_shortage(fuel, 1)
    assert pile(runner, "contributed") == []
    assert {*cards_of(FUEL, fuel), *cards_of(MEDICINE, 1)} <= {*pile(runner, "removed")}
    assert pile(runner, "waste") == []
    assert len(pile(runner, "crises.discards")) == 1


@pytest.mark.rule("L-239")
def test_contributed_cards_are_shuffled_and_shown_one_by_one() -> None:
    runner = colony_of(6)
    fuel, medicine, weapon = cards_of(FUEL, 1)[0], cards_of(MEDICINE, 1)[0], cards_of(WEAPON, 1)[0]
    lay_cards(runner, "contributed", [fuel, medicine, weapon])
    before = lines(runner)
    colony_phase(runner, Stage.CRISIS, shuffled=(weapon, fuel, medicine))
    shown = [line for line in told(runner, before) if line.startswith("log-contributed")]
    assert shown == [f"log-contributed {card.partition('#')[0]}" for card in (weapon, fuel, medicine)]
    assert all(runner.state.known[card] == -1 for card in (fuel, medicine, weapon))


@pytest.mark.rule("L-246")
def test_whoever_is_out_does_not_count_for_the_target() -> None:
    runner = fuel_shortage(2, out=2)
    assert (runner.state.morale, runner.state.prevented) == (6, 1)


# --- zombies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-247", "L-262")
@pytest.mark.parametrize(
    ("inside", "helpless_people", "row"),
    [
        (6, 0, [1, 1, 1, 0, 0, 0]),
        (5, 0, [1, 1, 1, 0, 0, 0]),
        (2, 1, [1, 1, 0, 0, 0, 0]),
        (0, 3, [1, 1, 0, 0, 0, 0]),
        (6, 9, [2, 2, 1, 1, 1, 1]),
        (0, 0, [0, 0, 0, 0, 0, 0]),
    ],
)
def test_one_zombie_comes_for_every_two_people_in_the_colony(inside: int, helpless_people: int, row: list[int]) -> None:
    runner = zombies_come(colony_of(inside, helpless_people=helpless_people))
    assert [zombies_there(runner, entrance) for entrance in COLONY_ENTRANCES] == row


@pytest.mark.rule("L-248")
def test_one_zombie_comes_for_every_survivor_outside() -> None:
    runner = zombies_come(colony_of(2))
    outside = ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")
    assert [zombies_there(runner, location) for location in outside] == [0, 0, 3, 0, 1, 0]


@pytest.mark.rule("L-249", "L-252")
def test_each_noise_is_tossed_and_one_side_brings_a_zombie() -> None:
    runner = colony_of(6)
    lay_tokens(runner, "noise-token", "hospital", 1)
    lay_tokens(runner, "noise-token", "school", 3)
    zombies_come(runner, [2], [1], [2], [1])
    assert (zombies_there(runner, "school"), zombies_there(runner, "hospital")) == (2, 0)
    assert tokens(runner, "noise-token", "supply") == 32
    assert forced_up(runner)


@pytest.mark.rule("L-250", "L-263")
def test_colony_then_locations_then_noise_by_number() -> None:
    runner = colony_of(2)
    place(runner, "lily_mae", "police_station")
    lay_tokens(runner, "noise-token", "library", 1)
    lay_tokens(runner, "noise-token", "police_station", 1)
    settle(runner)
    before = lines(runner)
    zombies_come(runner, [2], [2])
    assert told(runner, before) == [
        "log-zombie colony-entrance.1",
        "log-zombie police_station",
        "log-zombie school",
        "log-zombie school",
        "log-zombie school",
        "log-noise-heard police_station",
        "log-zombie police_station",
        "log-noise-heard library",
        "log-zombie library",
    ]


@pytest.mark.rule("L-251")
def test_deaths_during_a_batch_do_not_change_its_number() -> None:
    """Three survivors at a full School: three zombies, three overruns."""
    runner = colony_of(3)
    zombies(runner, "school", 4)
    zombies_come(runner)
    assert sorted(pile(runner, "graveyard")) == ["derek_yoshida", "emma_han", "lily_mae"]
    assert runner.state.morale == 3


@pytest.mark.rule("L-251")
def test_arrivals_during_a_batch_do_not_change_its_number() -> None:
    """Two in the colony bring one zombie; the one it kills is replaced, which brings no other."""
    runner = colony_of(2)
    runner.state.piles["group.0"].remove("cole_winters")
    runner.state.piles["survivors"].insert(0, "cole_winters")
    del runner.state.where["cole_winters"]
    helpless(runner, 1)
    fill(runner, "colony.1")
    zombies_come(runner)
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert [zombies_there(runner, entrance) for entrance in COLONY_ENTRANCES] == [3, 0, 0, 0, 0, 0]
    assert len(pile(runner, "group.0")) == 1


# --- the end of the round ---------------------------------------------------------------------------------------


@pytest.mark.rule("L-253", "L-254")
def test_a_task_that_is_met_in_a_turn_waits_for_its_step() -> None:
    runner = colony_of(6, food=3)
    lay_cards(runner, "laid", [*cards_of(FUEL, 4), *cards_of(MEDICINE, 4), *cards_of(FOOD, 4)][1:])
    give(runner, 0, cards_of(FUEL, 1)[0])
    settle(runner)
    play(runner, f"lay:{cards_of(FUEL, 1)[0]}")
    assert len(pile(runner, "laid")) == 12
    assert prompt(runner) == "ask-action"
    assert runner.state.result is None
    colony_phase(runner)
    assert result(runner).ending == "objective"


@pytest.mark.rule("L-253")
def test_one_card_too_few_does_not_meet_it() -> None:
    runner = colony_of(6, food=3)
    lay_cards(runner, "laid", [*cards_of(FUEL, 4), *cards_of(MEDICINE, 4), *cards_of(FOOD, 3)])
    colony_phase(runner)
    assert runner.state.result is None


@pytest.mark.rule("L-571")
def test_a_colony_of_nobody_meets_nothing() -> None:
    """Four cards for each player at home are asked for, which is none when nobody is."""
    runner = three()
    for one in runner.state.players[:2]:
        one.exiled = True
    me(runner, 2).out = True
    lay_cards(runner, "laid", cards_of(FUEL, 6))
    colony_phase(runner, Stage.OBJECTIVE)
    assert runner.state.result is None


@pytest.mark.rule("L-255", "L-337")
def test_the_round_marker_moves_down_and_ends_the_game_at_0() -> None:
    runner = colony_of(6, food=6)
    runner.state.rounds = 2
    colony_phase(runner)
    assert runner.state.rounds == 1
    assert runner.state.result is None
    runner = colony_of(6, food=3)
    runner.state.rounds = 1
    colony_phase(runner)
    assert (result(runner).ending, runner.state.rounds) == ("rounds", 0)


@pytest.mark.rule("L-256", "L-258", "L-260")
def test_without_a_vote_the_knife_goes_to_the_right_and_a_crisis_is_revealed() -> None:
    runner = colony_of(6, food=3)
    runner.state.knife_called = False
    quiet(runner)
    colony_phase(runner, called=False)
    assert "log-votes-no" not in log(runner)
    assert runner.state.knife == 2
    assert runner.state.active == 2
    assert runner.state.round == 2
    lines_told = [line.split()[0] for line in told(runner)]
    assert lines_told[-lines_told[::-1].index("log-knife") - 1 :][:3] == ["log-knife", "log-round", "log-crisis"]
    assert len(pile(runner, "crisis")) == 1


@pytest.mark.rule("L-256", "L-257", "L-258", "L-259")
@pytest.mark.parametrize(
    ("votes", "knife"), [(("yes", "yes", "no"), 0), (("no", "yes", "no"), 2), (("no", "no", "no"), 2)]
)
def test_a_vote_on_the_knife(votes: tuple[str, ...], knife: int) -> None:
    runner = colony_phase(colony_of(6, food=3))
    quiet(runner)
    assert (prompt(runner), asked_rule(runner), runner.asked()) == ("ask-knife", "L-257", [0, 1, 2])
    all_vote(runner, *votes)
    assert runner.state.knife == knife
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-259", "L-324")
def test_an_exile_calls_the_vote_on_the_knife_but_does_not_vote() -> None:
    runner = colony_of(4, food=3)
    me(runner, 2).exiled = True
    runner.state.knife_called = False
    act_as(runner, 2)
    play(runner, "call-knife", seat=2)
    assert "call-knife" not in keys(runner, 2)
    quiet(runner)
    colony_phase(runner, called=False)
    assert (prompt(runner), runner.asked()) == ("ask-knife", [0, 1])
    all_vote(runner, "yes", "yes")
    assert runner.state.knife == 0


@pytest.mark.rule("L-229", "L-384")
def test_gear_that_hides_a_survivor_changes_zombies_but_not_food() -> None:
    """Felt slippers take one of six from the noses outside, not from the pots."""
    runner = colony_of(5, food=3)
    equip(runner, "gia_najjar", "felt_slippers")
    settle(runner)
    colony_phase(runner)
    assert tokens(runner, "food-token", "colony") == 0
    assert sum(zombies_there(runner, entrance) for entrance in COLONY_ENTRANCES) == 2


@pytest.mark.rule("L-237")
def test_nothing_is_said_about_food_where_nobody_eats() -> None:
    runner = colony_of(0)
    before = lines(runner)
    colony_phase(runner)
    assert not any("food" in line for line in told(runner, before))


@pytest.mark.rule("L-268", "L-307")
def test_the_first_player_is_asked_who_leaves_where_nobody_dies() -> None:
    runner = seated(*THREE, variants=("bandits",))
    lay_tokens(runner, "food-token", "colony", 9)
    helpless(runner, 1)
    helpless(runner, 1, unruly=True)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_hostage")
    all_vote(runner, "no", "no", "no")
    assert (prompt(runner), asked_rule(runner)) == ("ask-which-leaves", "L-268")


@pytest.mark.rule("L-242", "L-243")
def test_what_shifts_the_target_holds_for_one_crisis() -> None:
    """Three players and two points more: four cards do not prevent it, and the next one needs three again."""
    runner = colony_of(6)
    runner.state.target_shift = 2
    lay_cards(runner, "contributed", cards_of(FUEL, 4))
    colony_phase(runner, Stage.CRISIS, crisis="crisis_fuel_shortage")
    assert (runner.state.prevented, runner.state.target_shift) == (0, 0)


@pytest.mark.rule("L-048", "L-049")
@pytest.mark.parametrize(
    ("before", "by", "told_of"),
    [(6, 1, ["log-morale-up"]), (6, -1, ["log-morale-down"]), (6, 0, []), (10, 1, [])],
)
def test_a_change_of_morale_is_told_and_no_change_is_not(before: int, by: int, told_of: list[str]) -> None:
    runner = colony_of(6)
    runner.state.morale = before
    since = lines(runner)
    change_morale(runner.table, by)
    assert [line.partition(" ")[0] for line in told(runner, since)] == told_of


@pytest.mark.rule("L-051", "L-562")
@pytest.mark.parametrize(("by", "told_of"), [(2, ["log-food-up"]), (-1, [])])
def test_food_that_moves_is_told_and_food_that_is_not_there_is_not(by: int, told_of: list[str]) -> None:
    runner = colony_of(6)
    runner.table.shift("food-token", 99, "colony", "supply")
    since = lines(runner)
    change_food(runner.table, by)
    assert [line.partition(" ")[0] for line in told(runner, since)] == told_of
