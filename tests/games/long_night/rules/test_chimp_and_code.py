"""What both scenarios share, and The Chimp and the Code (chapters 20 and 21)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fivefires.games.long_night.content.board import SEALED
from fivefires.games.long_night.rules.board import free_people_spaces
from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import (
    CLAW,
    CLAW_TOO,
    FIVE,
    FOUR,
    THREE,
    WOUND,
    all_vote,
    answer_first,
    at_code,
    at_r2,
    at_r3,
    checked,
    chimp,
    clear_bandits,
    colony_phase,
    dice,
    equip,
    exile,
    fuel_and_tools,
    give,
    hand,
    helpless,
    hold,
    keep_first,
    keys,
    laid,
    lay_tokens,
    log,
    me,
    next_experiments,
    next_round,
    objectives,
    of_kind,
    opening,
    page_turned,
    pile,
    place,
    play,
    prompt,
    put,
    r1_met,
    r2_met,
    read_by,
    result,
    seated,
    send_away,
    settle,
    stack,
    tales,
    tokens,
    told,
    turn,
    zombies,
    zombies_there,
)  # fmt: skip

# --- both scenarios (chapter 20) --------------------------------------------------------------------------------


@pytest.mark.rule("L-479", "L-493", "L-519")
@pytest.mark.parametrize(("scenario", "story"), [("chimp", "story_r1"), ("raid", "story_b1")])
def test_a_story_stands_in_for_the_main_objective(scenario: str, story: str) -> None:
    runner = opening(3, scenario=scenario)
    assert pile(runner, "main") == [story]
    assert runner.state.task == story


@pytest.mark.rule("L-480", "L-481", "L-482")
def test_the_story_of_a_met_stage_comes_at_once_and_the_next_stage_with_the_next_round() -> None:
    runner = answer_first(r1_met(chimp()))
    assert runner.state.result is None
    assert "blue" in runner.state.where
    assert pile(runner, "main") == ["story_r1"]
    page_turned(runner)
    assert pile(runner, "main") == ["story_r2"]
    assert "story_r1" in pile(runner, "box.open")


@pytest.mark.rule("L-481")
def test_the_other_steps_of_the_phase_follow_the_story_of_a_met_stage() -> None:
    runner = chimp()
    runner.state.rounds = 3
    settle(runner)
    answer_first(r1_met(runner))
    assert (runner.state.rounds, runner.state.round, runner.state.knife) == (2, 1, 0)
    next_round(runner)
    assert (runner.state.round, runner.state.knife) == (2, 2)


@pytest.mark.rule("L-480")
def test_a_stage_is_met_at_the_check_alone() -> None:
    """Enough cards lie there before the crisis is resolved; the story waits for its step."""
    runner = chimp()
    for card in fuel_and_tools(6):
        put(runner, card, "laid")
    settle(runner)
    assert tales(runner) == ["tale_r_opening"]
    colony_phase(runner, Stage.ROUND)
    assert tales(runner) == ["tale_r_opening"]


@pytest.mark.rule("L-483")
def test_the_new_stage_sets_the_marker_and_the_old_clock_does_not_end_the_game() -> None:
    runner = chimp()
    runner.state.rounds, runner.state.morale = 1, 5
    settle(runner)
    r1_met(runner)
    page_turned(runner)
    assert runner.state.result is None
    assert (runner.state.rounds, runner.state.morale) == (4, 5)


@pytest.mark.rule("L-483")
def test_an_unmet_stage_ends_with_its_rounds() -> None:
    runner = chimp()
    runner.state.rounds = 1
    settle(runner)
    checked(runner)
    assert result(runner).ending == "rounds"


@pytest.mark.rule("L-484")
def test_other_modules_are_there_from_the_start() -> None:
    runner = opening(3, variants=("bandits",), scenario="chimp")
    assert "hideout" in runner.state.places
    assert "raxxon" not in runner.state.places
    runner = opening(3, variants=("raxxon", "improvements"), scenario="raid")
    assert "raxxon" in runner.state.places
    assert pile(runner, "projects")
    assert "hideout" not in runner.state.places


@pytest.mark.rule("L-484")
def test_bandits_beside_the_chimp_are_fought_robbed_and_led_from_the_start() -> None:
    runner = seated(*FOUR, variants=("bandits",), options={"scenario": "chimp"})
    objectives(runner, "secret_hoarder", "secret_own_car", "secret_own_fence", "secret_restless")
    clear_bandits(runner)
    lay_tokens(runner, "bandit-figure", "school", 2)
    stack(runner, "loot", "rations", "bandages")
    give(runner, 0, "interrogation_notes")
    place(runner, "gia_najjar", "school")
    place(runner, "cole_winters", "hideout")
    dice(runner, 0, 6, 6)
    settle(runner)
    runner.table.force([4])
    play(runner, "attack:gia_najjar")
    assert tokens(runner, "bandit-figure", "school") == 1
    play(runner, "search:cole_winters", "card:rations")
    play(runner, "play:interrogation_notes", "choose:fence")
    assert (pile(runner, "loot"), sorted(hand(runner, 0))) == ([], ["bandages", "rations"])
    exile(runner, 1)
    assert runner.state.bandit_leader == 1


@pytest.mark.rule("L-484")
def test_the_drug_works_beside_the_raid_are_searched_and_break_open_from_the_start() -> None:
    runner = seated(*THREE, variants=("raxxon",), options={"scenario": "raid"})
    next_experiments(runner, "exp_claw", "exp_tank")
    place(runner, "gia_najjar", "raxxon")
    stack(runner, "deck.raxxon", "stun_baton", "red_pill", "black_pill")
    give(runner, 0, "white_pill")
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "search:gia_najjar", "card:stun_baton")
    assert runner.state.wounds == {"gia_najjar": 1}
    runner.table.force([1])
    play(runner, "play:white_pill", "survivor:cole_winters")
    assert pile(runner, "gear.cole_winters") == ["side_numb"]
    at_code(runner, [3], [4])
    assert (pile(runner, "experiments")[-1], [*runner.state.lurking]) == ("exp_tank", [CLAW, CLAW_TOO])


@pytest.mark.rule("L-484")
def test_improvements_beside_a_scenario_are_built_from_the_start() -> None:
    runner = seated(*THREE, variants=("improvements",), options={"scenario": "chimp"})
    give(runner, 0, "odds_and_ends")
    settle(runner)
    play(runner, "play:odds_and_ends", "choose:build", f"project:{pile(runner, 'projects')[0]}")
    assert sum(tokens(runner, "progress-token", card) for card in pile(runner, "projects")) == 1


@pytest.mark.rule("L-485")
def test_in_the_cooperative_game_the_story_asks_for_the_same() -> None:
    runner = chimp(THREE[0], THREE[1], THREE[2], mode="cooperative")
    assert runner.state.task == "story_r1"
    r1_met(runner, 5)
    assert tales(runner) == ["tale_r_opening"]
    runner = r1_met(chimp(*THREE, mode="cooperative"), 6)
    assert tales(runner) == ["tale_r_opening", "tale_r1_met"]


@pytest.mark.rule("L-486", "L-505")
def test_placing_by_the_story_is_no_move() -> None:
    runner = answer_first(r1_met(chimp()))
    assert runner.state.where["rocco_bellini"] == "raxxon"
    assert "log-exposure" not in log(runner)
    assert me(runner, 1).stats.get("moves", 0) == 0
    page_turned(runner, 1)
    assert "move:rocco_bellini" in keys(runner, 1)


@pytest.mark.rule("L-487")
def test_each_passage_is_told_to_all_in_its_time() -> None:
    runner = chimp()
    assert tales(runner) == ["tale_r_opening"]
    r1_met(runner)
    assert tales(runner) == ["tale_r_opening", "tale_r1_met"]
    for seat in range(3):
        assert read_by(runner, seat).count("log-tale") == 2


# --- the closed works -------------------------------------------------------------------------------------------


@pytest.mark.rule("L-488")
def test_it_is_set_up_with_the_cards_of_raxxon() -> None:
    runner = opening(3, scenario="chimp")
    assert len(pile(runner, "deck.raxxon")) == 20
    assert len(pile(runner, "experiments")) == 12
    assert "crisis_lower_doors" in pile(runner, "crises")
    assert "crisis_hostage" not in pile(runner, "crises")


@pytest.mark.rule("L-492")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_blue_and_emma_are_not_dealt(seed: int) -> None:
    runner = opening(5, scenario="chimp", seed=seed)
    assert sorted(pile(runner, "survivors.aside")) == ["blue", "emma_han"]


@pytest.mark.rule("L-489", "L-490", "L-491")
def test_nobody_enters_raxxon_and_nothing_leaves_it() -> None:
    runner = chimp()
    assert (tokens(runner, "barricade-token", "raxxon"), tokens(runner, "barricade-token", "raxxon.people")) == (4, 4)
    play(runner, "move:gia_najjar")
    assert "at:hospital" in keys(runner)
    assert "at:raxxon" not in keys(runner)
    runner = chimp()
    laid(runner, 2, 5)
    assert of_kind(runner, "lay-die") == []
    at_code(runner)
    assert "log-breaks-out" not in log(runner)
    assert runner.state.lurking == {}


@pytest.mark.rule("L-491", "L-508")
@pytest.mark.parametrize("stage", [1, 2])
def test_pills_are_in_force_after_r1(stage: int) -> None:
    runner = chimp() if stage == 1 else at_r2()
    give(runner, 0, "white_pill")
    settle(runner)
    runner.table.force([1])
    play(runner, "play:white_pill", "survivor:gia_najjar")
    assert pile(runner, "gear.gia_najjar") == ([] if stage == 1 else ["side_numb"])


@pytest.mark.rule("L-494", "L-495", "L-496")
def test_emma_joins_the_first_player_before_the_first_dice() -> None:
    runner = opening(3, scenario="chimp")
    keep_first(runner)
    state = runner.state
    assert state.round == 1
    assert len(pile(runner, f"group.{state.knife}")) == 3
    assert pile(runner, f"group.{state.knife}")[-1] == "emma_han"
    assert state.players[state.knife].leader != "emma_han"
    assert state.where["emma_han"] == "colony"
    assert pile(runner, "gear.emma_han") == ["raxxon_plans"]
    assert len(pile(runner, "deck.raxxon")) == 19
    assert [len(them.dice) for seat, them in enumerate(state.players) if seat != state.knife] == [3, 3]
    assert len(state.players[state.knife].dice) == 4


@pytest.mark.rule("L-495")
def test_the_deck_that_the_plans_came_from_is_shuffled() -> None:
    runner = opening(3, scenario="chimp")
    bottom = next(card for card in pile(runner, "deck.raxxon") if card != "raxxon_plans")
    runner.table.force_top("deck.raxxon", bottom)
    keep_first(runner)
    assert pile(runner, "deck.raxxon")[-1] == bottom


# --- R1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-497")
def test_fuel_and_tools_are_laid_on_r1_from_hand_and_gear() -> None:
    runner = chimp()
    fuel, tool = fuel_and_tools(2)
    give(runner, 0, fuel, "rations")
    equip(runner, "cole_winters", tool)
    settle(runner)
    assert sorted(of_kind(runner, "lay")) == sorted([fuel, tool])
    play(runner, f"lay:{tool}")
    turn(runner).laid = False
    settle(runner)
    play(runner, f"lay:{fuel}")
    assert pile(runner, "laid") == [tool, fuel]
    assert hand(runner, 0) == ["rations"]
    assert runner.state.known[fuel] & 0b111 == 0b111


@pytest.mark.rule("L-497")
@pytest.mark.parametrize(
    ("groups", "exiles", "count", "met"),
    [(THREE, 0, 5, False), (THREE, 0, 6, True), (FOUR, 0, 7, False), (FOUR, 0, 8, True), (FOUR, 1, 6, True)],
)
def test_r1_needs_two_cards_for_each_player_who_is_not_exiled(
    groups: Sequence[Sequence[str]], exiles: int, count: int, met: bool
) -> None:
    runner = chimp(*groups)
    send_away(runner, *range(len(groups) - exiles, len(groups)))
    r1_met(runner, count)
    assert (runner.state.story_met == "story_r1") is met
    assert len(pile(runner, "laid")) == (0 if met else count)
    assert len(pile(runner, "removed")) == (count if met else 0)


@pytest.mark.rule("L-498", "L-500")
@pytest.mark.parametrize(
    ("groups", "scout"),
    [
        (THREE, 1),
        ((["rocco_bellini", "gia_najjar", "derek_yoshida"], ["lily_mae", "olga_petrenko"], ["cole_winters"]), 2),
        (
            (
                ["tomas_novak", "nadia_rivers"],
                ["harriet_osei", "gia_najjar", "eric_parker"],
                ["cole_winters", "lily_mae"],
            ),
            0,
        ),
    ],
    ids=["tie", "fewest", "highest-of-the-tied"],
)
def test_the_player_with_the_fewest_survivors_goes_in(groups: Sequence[Sequence[str]], scout: int) -> None:
    runner = r1_met(chimp(*groups))
    if len(groups[scout]) > 1:
        assert (prompt(runner), runner.asked()) == ("ask-goes-in", [scout])
        assert keys(runner, scout) == [f"survivor:{one}" for one in groups[scout]]
        play(runner, f"survivor:{groups[scout][1]}", seat=scout)
    assert runner.state.where[groups[scout][-1]] == "raxxon"
    assert "blue" in pile(runner, f"group.{scout}")


@pytest.mark.rule("L-499", "L-501")
def test_the_works_are_open_after_r1() -> None:
    runner = answer_first(r1_met(chimp()))
    assert (tokens(runner, "barricade-token", "raxxon"), tokens(runner, "barricade-token", "raxxon.people")) == (0, 0)
    page_turned(runner)
    play(runner, "move:gia_najjar")
    assert "at:raxxon" in keys(runner)
    place(runner, "cole_winters", "raxxon")
    stack(runner, "deck.raxxon", "stun_baton")
    dice(runner, 0, 6)
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "search:cole_winters", "card:stun_baton")
    assert runner.state.wounds["cole_winters"] == 1


@pytest.mark.rule("L-502", "L-503")
def test_the_scout_chooses_three_zombies_of_the_colony() -> None:
    runner = chimp()
    zombies(runner, "colony.1", 2)
    zombies(runner, "colony.4", 3)
    r1_met(runner)
    play(runner, "survivor:rocco_bellini", seat=1)
    assert runner.asked() == [1]
    assert keys(runner, 1) == ["entrance:colony.1", "entrance:colony.4"]
    play(runner, "entrance:colony.4", "entrance:colony.1", "entrance:colony.4", seat=1)
    assert prompt(runner) == "ask-knife"
    assert [zombies_there(runner, at) for at in ("colony.1", "colony.4", "raxxon")] == [1, 1, 3]


@pytest.mark.rule("L-503")
def test_fewer_than_three_zombies_all_go() -> None:
    runner = chimp()
    zombies(runner, "colony.1", 2)
    answer_first(r1_met(runner))
    assert [zombies_there(runner, at) for at in ("colony.1", "raxxon")] == [0, 2]


@pytest.mark.rule("L-504", "L-506")
def test_blue_joins_at_raxxon_with_a_wound() -> None:
    runner = answer_first(r1_met(chimp()))
    assert pile(runner, "group.1") == ["rocco_bellini", "emma_han", "blue"]
    assert me(runner, 1).leader == "rocco_bellini"
    assert runner.state.where["blue"] == "raxxon"
    assert runner.state.wounds == {"blue": 1}


@pytest.mark.rule("L-505")
def test_at_a_full_raxxon_the_first_player_sends_somebody_home() -> None:
    runner = chimp()
    for survivor in ("gia_najjar", "derek_yoshida", "lily_mae"):
        place(runner, survivor, "raxxon")
    runner.state.knife = 2
    settle(runner)
    r1_met(runner)
    play(runner, "survivor:rocco_bellini", seat=1)
    assert (prompt(runner), runner.asked()) == ("ask-makes-room", [2])
    assert "survivor:rocco_bellini" in keys(runner, 2)
    play(runner, "survivor:gia_najjar", seat=2)
    assert runner.state.where["gia_najjar"] == "colony"
    assert runner.state.where["blue"] == "raxxon"
    assert "log-exposure" not in log(runner)


# --- R2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-507", "L-508")
def test_r2_comes_without_the_containment_code() -> None:
    runner = at_r2()
    assert pile(runner, "main") == ["story_r2"]
    next_experiments(runner, "exp_claw")
    laid(runner, 2, 5)
    at_code(runner)
    assert prompt(runner) == "ask-knife"
    assert "log-breaks-out" not in log(runner)


@pytest.mark.rule("L-509")
def test_missing_values_are_laid_and_stay_between_rounds() -> None:
    runner = at_r2()
    dice(runner, 0, 2, 2, 5, 6)
    laid(runner, 6, 1)
    settle(runner)
    assert of_kind(runner, "lay-die") == []
    place(runner, "gia_najjar", "raxxon")
    settle(runner)
    assert of_kind(runner, "lay-die") == ["2", "5"]
    play(runner, "lay-die:2")
    assert of_kind(runner, "lay-die") == ["5"]
    assert me(runner).dice == [2, 5, 6]
    checked(runner)
    page_turned(runner)
    assert runner.state.code_dice == [6, 1, 2]
    assert runner.state.task == "story_r2"


@pytest.mark.rule("L-509", "L-510", "L-511")
def test_with_all_six_values_everybody_goes_home() -> None:
    runner = at_r2()
    place(runner, "gia_najjar", "raxxon")
    place(runner, "lily_mae", "school")
    settle(runner)
    r2_met(runner)
    assert runner.state.code_dice == []
    assert {runner.state.where[one] for one in ("gia_najjar", "rocco_bellini", "blue")} == {"colony"}
    assert runner.state.where["lily_mae"] == "school"
    assert "log-exposure" not in log(runner)


@pytest.mark.rule("L-512")
def test_exiles_and_those_without_room_stay_at_raxxon() -> None:
    """Two survivors and twenty helpless people are in the colony: two of three find room, the exile's does not go."""
    runner = at_r2()
    for survivor in ("gia_najjar", "derek_yoshida"):
        place(runner, survivor, "raxxon")
    place(runner, "lily_mae", "school")
    helpless(runner, 20)
    send_away(runner, 2)
    r2_met(runner)
    assert runner.state.where["derek_yoshida"] == "raxxon"
    home = [one for one in ("gia_najjar", "rocco_bellini", "blue") if runner.state.where[one] == "colony"]
    assert len(home) == 2
    assert [*runner.state.where.values()].count("colony") == 4


@pytest.mark.rule("L-512")
def test_an_exile_stays_at_raxxon_though_there_is_room() -> None:
    runner = at_r2()
    place(runner, "derek_yoshida", "raxxon")
    place(runner, "lily_mae", "school")
    send_away(runner, 2)
    r2_met(runner)
    assert runner.state.where["derek_yoshida"] == "raxxon"
    assert runner.state.where["blue"] == "colony"


@pytest.mark.rule("L-515")
@pytest.mark.parametrize(("groups", "exiles", "number"), [(THREE, 0, 2), (FOUR, 0, 3), (FOUR, 1, 2), (FIVE, 1, 3)])
def test_experiments_break_out_at_once(groups: Sequence[Sequence[str]], exiles: int, number: int) -> None:
    runner = at_r2(*groups)
    send_away(runner, *range(len(groups) - exiles, len(groups)))
    r2_met(runner, *[[1], [2], [4]][:number])
    figures = ["exp_tank_figure", "exp_hunter_figure", "exp_reaper_figure"][:number]
    assert runner.state.lurking == dict(zip(figures, ["police_station", "grocery_store", "library"], strict=False))
    assert pile(runner, "main") == ["story_r2"]


# --- R3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-513", "L-514")
def test_r3_brings_the_containment_code() -> None:
    runner = at_r3()
    assert pile(runner, "main") == ["story_r3"]
    place(runner, "gia_najjar", "raxxon")
    dice(runner, 0, 2, 5, 5)
    settle(runner)
    play(runner, "lay-die:2", "lay-die:5", "lay-die:5")
    at_code(runner)
    assert prompt(runner) == "ask-contain"
    runner = at_code(at_r3(), [1], [2])
    assert "exp_claw_figure" in runner.state.lurking


@pytest.mark.rule("L-480", "L-516")
@pytest.mark.parametrize(
    ("groups", "exiles", "before", "over"),
    [(THREE, 0, 0, False), (THREE, 0, 1, True), (FOUR, 0, 1, False), (FOUR, 0, 2, True), (FOUR, 1, 1, True)],
)
def test_contained_codes_meet_r3_and_end_the_game(
    groups: Sequence[Sequence[str]], exiles: int, before: int, over: bool
) -> None:
    runner = at_r3(*groups)
    send_away(runner, *range(len(groups) - exiles, len(groups)))
    runner.state.contained = before
    settle(runner)
    laid(runner, 2, 5)
    at_code(runner)
    all_vote(runner, *["yes"] * (len(groups) - exiles))
    assert (runner.state.result is not None) is over
    if over:
        assert (result(runner).ending, result(runner).met) == ("objective", True)
        assert tales(runner)[-1] == "tale_r3_met"


@pytest.mark.rule("L-516")
def test_what_was_contained_before_r3_does_not_count() -> None:
    runner = at_r2()
    runner.state.contained = 2
    settle(runner)
    r2_met(runner)
    page_turned(runner)
    assert runner.state.task == "story_r3"
    assert runner.state.contained == 0


@pytest.mark.rule("L-517")
def test_only_a_containment_by_vote_counts() -> None:
    runner = at_r3()
    give(runner, 0, "override_key")
    settle(runner)
    play(runner, "play:override_key", "choose:seal")
    assert "exp_claw" in pile(runner, "experiments.discards")
    assert runner.state.contained == 0
    laid(runner, 3, 5)
    at_code(runner)
    all_vote(runner, "no", "no", "yes")
    runner.table.force([1])
    play(runner, "at:colony", seat=runner.state.knife)
    assert runner.state.contained == 0


@pytest.mark.rule("L-509", "L-578")
def test_dice_that_cards_lay_on_raxxon_count_in_the_rescue() -> None:
    runner = at_r2()
    leader = pile(runner, "group.0")[0]
    place(runner, leader, "raxxon")
    dice(runner, 0, 1, 2)
    hold(runner, "cr_dead_mans_thumb")
    laid(runner, 6)
    settle(runner)
    play(runner, "lay-die:1", "choose:thumb")
    assert runner.state.code_dice == [6, 1, 3]


@pytest.mark.rule("L-509", "L-578", "L-108")
def test_the_code_wheel_turns_in_the_rescue_as_long_as_a_value_is_missing() -> None:
    runner = at_r2()
    leader = pile(runner, "group.0")[0]
    place(runner, leader, "raxxon")
    equip(runner, leader, "code_wheel")
    dice(runner, 0, 6, 6, 6)
    laid(runner, 1, 2, 3, 4, 5)
    settle(runner)
    assert "use:code_wheel" in keys(runner)
    play(runner, "use:code_wheel")  # the one value that is missing
    assert runner.state.code_dice == [1, 2, 3, 4, 5, 6]
    runner.state.spent.clear()
    settle(runner)
    assert "use:code_wheel" not in keys(runner)


@pytest.mark.rule("L-495")
def test_everybody_reads_that_emma_has_the_plans() -> None:
    runner = opening(3, scenario="chimp")
    keep_first(runner)
    assert "log-equips emma_han raxxon_plans" in told(runner)


@pytest.mark.rule("L-505", "L-043")
def test_barricades_at_the_barred_raxxon_take_space_there_and_nowhere_else() -> None:
    runner = chimp()
    before = {place: free_people_spaces(runner.state, place) for place in ("raxxon", "school", "hospital")}
    lay_tokens(runner, "barricade-token", SEALED, 3)
    after = {place: free_people_spaces(runner.state, place) for place in before}
    assert after == {**before, "raxxon": before["raxxon"] - 3}
