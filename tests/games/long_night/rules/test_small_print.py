"""Limits, dice, odd numbers and who is meant: what is easily got wrong by one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCE_SPACES, PEOPLE_SPACES
from fivefires.games.long_night.content.index import ACTIONS, EXPERIMENT, FIGURES, TYPE, WAITING, Waiting
from fivefires.games.long_night.rules import board, code, powers, searching
from fivefires.games.long_night.rules.possible import is_possible
from fivefires.games.long_night.show import places as shown_places
from fivefires.games.long_night.show import telling
from fivefires.games.long_night.state import Lasting, Reading, Rule, Stage, group
from fivefires.kernel.tape import Roll
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    CLAW,
    FIVE,
    FOUR,
    FROSTBITE,
    HUNTER,
    MODULES,
    ORDINARY,
    QUIET,
    QUIET_TOO,
    TANK,
    THREE,
    Game,
    act_as,
    all_vote,
    at_code,
    checked,
    chimp,
    clear_bandits,
    colony_phase,
    dice,
    equip,
    exile,
    give,
    hand,
    helpless,
    hold,
    keys,
    laid,
    lay_cards,
    lay_tokens,
    log,
    lurks,
    me,
    objectives,
    of_kind,
    opening,
    page_turned,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    r1_met,
    raid,
    result,
    seated,
    seers,
    send_away,
    settle,
    three,
    tokens,
    turn,
    view,
    works,
    zombies,
    zombies_come,
    zombies_there,
)

GIA, COLE, ROCCO, EMMA, DEREK, LILY = (
    "gia_najjar",
    "cole_winters",
    "rocco_bellini",
    "emma_han",
    "derek_yoshida",
    "lily_mae",
)


def asked(runner: Game) -> tuple[str, list[int]]:
    return prompt(runner), runner.asked()


def rolled(runner: Game, since: int) -> list[tuple[int, int]]:
    """The dice that were rolled from a point of the record on: how many, with how many faces."""
    return [(one.count, one.sides) for one in runner.tape.line[since:] if isinstance(one, Roll)]


# --- moves in a crowd --------------------------------------------------------------------------------------------


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Only at these places there is room for another one."""

    def only_at(*places: str) -> None:
        monkeypatch.setattr(board, "CROWD", 0)
        for one in PEOPLE_SPACES:
            monkeypatch.setitem(PEOPLE_SPACES, one, 20 if one in places else 0)

    return only_at


@pytest.mark.rule("L-103", "L-169", "L-170")
def test_nobody_moves_to_where_he_is(room: Callable[..., None]) -> None:
    runner = three()
    place(runner, GIA, "school")
    room("school")
    settle(runner)
    assert of_kind(runner, "move") == [COLE]


@pytest.mark.rule("L-103", "L-169", "L-170")
def test_with_two_places_to_go_to_everybody_moves(room: Callable[..., None]) -> None:
    runner = three()
    place(runner, GIA, "school")
    room("school", "library")
    settle(runner)
    assert of_kind(runner, "move") == [GIA, COLE]


@pytest.mark.rule("L-103", "L-170", "L-317")
def test_without_room_anywhere_nobody_moves(room: Callable[..., None]) -> None:
    runner = three()
    room()
    settle(runner)
    assert of_kind(runner, "move") == []


@pytest.mark.rule("L-103", "L-170", "L-317")
@pytest.mark.parametrize(("exiled", "moves"), [(0, []), (1, [GIA, COLE])])
def test_the_colony_is_no_goal_for_an_exile(exiled: int, moves: list[str], room: Callable[..., None]) -> None:
    runner = three()
    send_away(runner, exiled)
    for survivor in (GIA, COLE):
        place(runner, survivor, "school")
    room("colony")
    settle(runner)
    assert of_kind(runner, "move") == moves


# --- abilities ----------------------------------------------------------------------------------------------------

HAS_A_CARD = v.AtLeast(v.Cards(zone=v.HAND), 1)


@pytest.mark.rule("L-145", "L-103", "L-014")
@pytest.mark.parametrize("source", [COLE, "stun_baton", "imp_sledge_track"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_ability_asks_about_the_hand_of_its_player(source: str, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ACTIONS, source, (v.Do((v.ChangeFood(1),), needs=HAS_A_CARD),))
    runner = seated(*THREE, variants=("improvements",))
    equip(runner, COLE, "stun_baton")
    put(runner, "imp_sledge_track", "finished")
    give(runner, seat, "bandages")
    settle(runner)
    assert (f"use:{source}" in keys(runner)) is (seat == 0)


@pytest.mark.rule("L-183", "L-014")
@pytest.mark.parametrize(("stored", "offered"), [(1, False), (2, True)])
def test_an_ability_is_for_those_who_can_pay(stored: int, offered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ACTIONS, GIA, (v.Do((v.ChangeMorale(1),), cost=v.Cost(food=2)),))
    runner = three()
    lay_tokens(runner, "food-token", "colony", stored)
    settle(runner)
    assert (f"use:{GIA}" in keys(runner)) is offered


@pytest.mark.rule("L-145", "L-014")
@pytest.mark.parametrize(("least", "values", "offered"), [(3, (2,), 0), (3, (3,), 1), (3, (1, 4), 1), (0, (), 1)])
def test_an_ability_wants_a_die_of_its_value(
    least: int, values: tuple[int, ...], offered: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ACTIONS, GIA, (v.Do((v.ChangeFood(1),), die=least),))
    runner = three()
    dice(runner, 0, *values)
    settle(runner)
    assert keys(runner).count(f"use:{GIA}") == offered


@pytest.mark.rule("L-145", "L-014")
@pytest.mark.parametrize(
    ("least", "values", "offered"), [(1, (2,), False), (1, (2, 2), True), (0, (2,), True), (0, (), False)]
)
def test_the_die_that_is_spent_is_not_rerolled(
    least: int, values: tuple[int, ...], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ACTIONS, GIA, (v.Do((v.Reroll(1),), die=least),))
    runner = three()
    dice(runner, 0, *values)
    settle(runner)
    assert (f"use:{GIA}" in keys(runner)) is offered


@pytest.mark.rule("L-145", "L-183")
def test_the_price_of_an_ability_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    cost = v.Cost(food=1, cards=2, discard=v.Match(types=(v.MEDICINE,)))
    monkeypatch.setitem(ACTIONS, GIA, (v.Do((v.ChangeMorale(1),), cost=cost),))
    runner = three()
    give(runner, 0, "bandages", "bandages#2", "firewood")
    settle(runner)
    assert f"use:{GIA}" not in keys(runner)
    lay_tokens(runner, "food-token", "colony", 2)
    settle(runner)
    play(runner, f"use:{GIA}:bandages")
    while prompt(runner) != "ask-action":
        play(runner, *keys(runner))
    assert (hand(runner, 0), tokens(runner, "food-token", "colony"), runner.state.morale) == (["firewood"], 1, 7)
    assert sorted(pile(runner, "waste")) == ["bandages", "bandages#2"]
    assert f"use:{GIA}" not in keys(runner)


# --- dice ---------------------------------------------------------------------------------------------------------


def a_bandit_in_school() -> Game:
    runner = seated(*THREE, variants=("bandits",))
    clear_bandits(runner)
    place(runner, GIA, "school")
    lay_tokens(runner, "bandit-figure", "school")
    settle(runner)
    return runner


def at_the_hideout() -> Game:
    runner = a_bandit_in_school()
    place(runner, GIA, "hideout")
    put(runner, "bandages", "loot")
    settle(runner)
    return runner


def beside_emma() -> Game:
    runner = three()
    for survivor in (GIA, EMMA):
        place(runner, survivor, "school")
    settle(runner)
    return runner


def beside_the_claw() -> Game:
    runner = works()
    place(runner, GIA, "school")
    lurks(runner, CLAW, "school")
    settle(runner)
    return runner


@pytest.mark.parametrize(
    ("lay", "answer", "rolls", "sides"),
    [
        pytest.param(a_bandit_in_school, "attack", [6], [(1, 6)], marks=pytest.mark.rule("L-413")),
        pytest.param(at_the_hideout, "search", [1], [(1, 6)], marks=pytest.mark.rule("L-423")),
        pytest.param(at_the_hideout, "attack", [1], [(1, 6)], marks=pytest.mark.rule("L-425")),
        pytest.param(beside_emma, "attack", [6], [(1, 6)], marks=pytest.mark.rule("L-115")),
        pytest.param(
            beside_the_claw, "attack", [BLANK, 2], [(1, 12), (1, 6)], marks=pytest.mark.rule("L-472", "L-196", "L-197")
        ),
    ],
)
def test_dice_have_six_faces_and_the_exposure_die_twelve(
    lay: Callable[[], Game], answer: str, rolls: list[int], sides: list[tuple[int, int]]
) -> None:
    runner = lay()
    since = len(runner.tape.line)
    runner.table.force(*([face] for face in rolls))
    play(runner, f"{answer}:{GIA}")
    assert rolled(runner, since) == sides


@pytest.mark.rule("L-350", "L-351")
def test_a_random_location_is_one_of_six() -> None:
    runner = works()
    since = len(runner.tape.line)
    at_code(runner, [5], [5])
    assert (1, 6) in rolled(runner, since)
    assert {sides for _, sides in rolled(runner, since)} <= {2, 6, 12}


# --- the hideout --------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-425", "L-426")
@pytest.mark.parametrize(("face", "left", "wounds"), [(1, 1, {GIA: 1}), (2, 1, {GIA: 1}), (3, 0, {}), (6, 0, {})])
def test_an_attack_at_the_hideout_wounds_or_drives_away(face: int, left: int, wounds: dict[str, int]) -> None:
    runner = at_the_hideout()
    runner.table.force([face])
    play(runner, f"attack:{GIA}")
    assert tokens(runner, "bandit-figure", "school") == left
    assert runner.state.wounds == wounds


@pytest.mark.rule("L-423", "L-424", "L-422")
@pytest.mark.parametrize(("face", "taken"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_search_at_the_hideout_brings_none_one_or_two_cards(face: int, taken: int) -> None:
    runner = at_the_hideout()
    for card in ("firewood", "canned_beans"):
        put(runner, card, "loot")
    settle(runner)
    runner.table.force([face])
    play(runner, f"search:{GIA}")
    while prompt(runner) == "ask-loot":
        assert runner.asked() == [0]
        play(runner, keys(runner)[0])
    assert (len(hand(runner, 0)), len(hand(runner, 1)), len(pile(runner, "loot"))) == (taken, 0, 3 - taken)
    assert runner.state.wounds == ({} if taken else {GIA: 1})


# --- bandits ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-428", "L-431")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_first_leader_stays_when_another_is_exiled(leader: int) -> None:
    """The betrayer of four is exiled after somebody was wronged; the game goes on, and the leader leads on."""
    runner = seated(*FOUR, variants=("bandits",))
    clear_bandits(runner)
    own = ["secret_hoarder", "secret_own_car", "secret_own_fence", "betrayal_filth"]
    objectives(runner, *own)
    runner.state.active = turn(runner).seat = 3
    runner.state.morale = 9
    settle(runner)
    exile(runner, leader)
    assert runner.state.bandit_leader == leader
    act_as(runner, (leader + 1) % 3)
    exile(runner, 3)
    assert runner.state.bandit_leader == leader


# --- the end ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-335", "L-337", "L-338", "L-339", "L-342")
@pytest.mark.parametrize("betrayer", [-1, 0, 1, 2])
def test_the_result_names_the_betrayer_the_exiles_and_every_objective(betrayer: int) -> None:
    """Gia's death is the end of all morale."""
    own = ["secret_hoarder", "secret_own_car", "secret_own_fence"]
    if betrayer >= 0:
        own[betrayer] = "betrayal_filth"
    runner = three()
    objectives(runner, *own)
    send_away(runner, 2)
    for survivor in (DEREK, LILY):
        place(runner, survivor, "hospital")
    runner.state.morale, runner.state.wounds = 1, {GIA: 2}
    place(runner, GIA, "school")
    zombies(runner, "school", 1)
    settle(runner)
    runner.table.force([7])
    play(runner, f"attack:{GIA}")
    found = result(runner)
    assert (found.ending, found.betrayer, found.exiles, found.objectives) == ("morale", betrayer, [2], own)
    assert (found.met, found.morale, found.rounds) == (False, 0, runner.state.round)
    assert found.objective == runner.state.task
    exile_card = pile(runner, "exile.2")[0]
    assert [seers(runner, card) for card in (*own, exile_card)] == [[0, 1, 2]] * 4


# --- what is in force ---------------------------------------------------------------------------------------------

RAXXON = {Rule.RAXXON, Rule.PILLS, Rule.CODE}
BANDITS = {Rule.BANDITS, Rule.BANDIT_FIGHTS, Rule.HIDEOUT, Rule.BANDIT_LEADER}


@pytest.mark.rule("L-374", "L-484")
@pytest.mark.parametrize(
    ("scenario", "variants", "in_force", "places"),
    [
        ("none", (), set(), ()),
        ("none", ("improvements",), {Rule.IMPROVEMENTS}, ()),
        ("none", ("bandits",), BANDITS, ("hideout",)),
        ("none", ("raxxon",), RAXXON, ("raxxon",)),
        ("none", MODULES, {Rule.IMPROVEMENTS, *BANDITS, *RAXXON}, ("raxxon", "hideout")),
        ("chimp", (), set(), ()),
        ("chimp", ("improvements", "bandits"), {Rule.IMPROVEMENTS, *BANDITS}, ("hideout",)),
        ("raid", (), {Rule.BANDITS}, ()),
        ("raid", ("improvements", "raxxon"), {Rule.BANDITS, Rule.IMPROVEMENTS, *RAXXON}, ("raxxon",)),
    ],
)
def test_added_modules_are_in_force_with_all_their_rules_and_the_scenario_holds_back_its_own(
    scenario: str, variants: tuple[str, ...], in_force: set[Rule], places: tuple[str, ...]
) -> None:
    runner = opening(3, variants=variants, scenario=scenario)
    assert sorted(runner.state.in_force) == sorted(in_force)
    assert runner.state.places == ["colony", *ORDINARY, *places]


# --- people in the colony -----------------------------------------------------------------------------------------


def finished(*cards: str) -> Game:
    runner = seated([GIA], [ROCCO], [DEREK], variants=("improvements",))
    for card in cards:
        put(runner, card, "finished")
    return runner


@pytest.mark.rule("L-229", "L-237", "L-386")
@pytest.mark.parametrize(("people", "garden", "eaten"), [(3, False, 2), (3, True, 1), (1, True, 0), (0, True, 0)])
def test_a_garden_spares_one_food_and_never_more_than_is_needed(people: int, garden: bool, eaten: int) -> None:
    runner = finished(*["imp_garden"] * garden)
    for survivor in [GIA, ROCCO, DEREK][people:]:
        place(runner, survivor, "hospital")
    lay_tokens(runner, "food-token", "colony", 5)
    colony_phase(runner, Stage.FEED)
    assert tokens(runner, "food-token", "colony") == 5 - eaten


@pytest.mark.rule("L-247", "L-386")
@pytest.mark.parametrize(("people", "tower", "come"), [(3, False, 2), (3, True, 0), (1, True, 0)])
def test_a_watchtower_keeps_zombies_away_and_never_adds_any(people: int, tower: bool, come: int) -> None:
    runner = finished(*["imp_watchtower"] * tower)
    for survivor in [GIA, ROCCO, DEREK][people:]:
        place(runner, survivor, "hospital")
    zombies_come(runner)
    assert sum(zombies_there(runner, f"colony.{number}") for number in range(1, 7)) == come


@pytest.mark.rule("L-384", "L-230", "L-231", "L-247")
def test_unruly_people_eat_and_draw_zombies_twice() -> None:
    """Three survivors, one helpless person and one unruly one count as six."""
    runner = finished()
    helpless(runner, 1)
    helpless(runner, 1, unruly=True)
    lay_tokens(runner, "food-token", "colony", 5)
    colony_phase(runner, Stage.FEED)
    assert tokens(runner, "food-token", "colony") == 5 - 3
    assert sum(zombies_there(runner, f"colony.{number}") for number in range(1, 7)) == 3


# --- searching ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-129", "L-130", "L-127")
def test_one_silent_look_and_then_noise() -> None:
    """Derek looks at one more card without a sound."""
    runner = act_as(three(), 2)
    place(runner, DEREK, "school")
    settle(runner)
    play(runner, f"search:{DEREK}", seat=2)
    assert asked(runner) == ("ask-search-silently", [2])
    assert len(pile(runner, "look.2")) == 1
    play(runner, "look-on", seat=2)
    assert asked(runner) == ("ask-search", [2])
    assert (len(pile(runner, "look.2")), tokens(runner, "noise-token", "school")) == (2, 0)
    play(runner, "noise", seat=2)
    assert (len(pile(runner, "look.2")), tokens(runner, "noise-token", "school")) == (3, 1)


@pytest.mark.rule("L-132", "L-133", "L-134", "L-128")
def test_one_is_kept_and_the_others_go_under_the_deck_as_they_were_drawn() -> None:
    runner = three()
    place(runner, GIA, "school")
    settle(runner)
    first, second, third = pile(runner, "deck.school")[:-4:-1]
    play(runner, f"search:{GIA}", "noise", "noise", f"card:{second}")
    assert hand(runner, 0) == [second]
    assert pile(runner, "deck.school")[:2] == [third, first]


# --- zombies ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-282", "L-113", "L-273")
def test_tokens_are_taken_off_before_figures() -> None:
    runner = three()
    place(runner, GIA, "school")
    zombies(runner, "school", 1)
    lay_tokens(runner, "zombie-token", "school")
    settle(runner)
    runner.table.force([BLANK])
    play(runner, f"attack:{GIA}")
    assert (tokens(runner, "zombie-token", "school"), tokens(runner, "zombie-figure", "school")) == (0, 1)


@pytest.mark.rule("L-391", "L-392")
def test_a_trap_that_goes_off_takes_all_zombies_and_only_itself() -> None:
    runner = three()
    lay_tokens(runner, "barricade-token", "school.trap", 2)
    zombies(runner, "school", 1)
    place(runner, GIA, "school")
    place(runner, COLE, "school")
    zombies_come(runner)
    assert tokens(runner, "barricade-token", "school.trap") == 1


# --- what is shown ------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-170", "L-317")
def test_a_place_shows_what_it_costs_to_go_there(room: Callable[..., None]) -> None:
    runner = three()
    send_away(runner, 1)
    settle(runner)

    def cost(seat: int, place: str) -> str | None:
        found = shown_places.cost(view(runner, seat), place)
        return None if found is None else found.id

    assert (cost(0, "colony"), cost(0, "school"), cost(1, "colony")) == ("cost-move", "cost-move", "cost-exiled")
    assert (cost(0, "raxxon"), cost(3, "school")) == (None, None)
    room("library")
    PEOPLE_SPACES["library"] = 1
    assert (cost(0, "school"), cost(0, "library")) == ("cost-full", "cost-move")


@pytest.mark.rule("L-004")
def test_an_objective_that_allows_so_many_shows_it() -> None:
    runner = seated(*THREE, variants=("bandits",), objective="goal_smoke_them_out")
    texts = [goal.text.id for goal in telling.goals(view(runner))]
    assert texts == ["counts-laid-of", "counts-found"]


@pytest.mark.rule("L-434", "L-558")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_code_is_read_by_those_who_know_the_top_card(seat: int) -> None:
    runner = works(top="exp_claw")
    top = pile(runner, "experiments")[-1]
    runner.state.known[top] = 1 << seat
    assert [view(runner, one).code is not None for one in range(3)] == [one == seat for one in range(3)]


@pytest.mark.rule("L-462", "L-475")
def test_the_six_rows_of_an_experiment_are_told() -> None:
    text = telling.encounter_text("exp_claw")
    assert [name for name in text.args if name.startswith("row")] == [f"row{number}" for number in range(1, 7)]


@pytest.mark.rule("L-489")
@pytest.mark.parametrize(("scenario", "sealed"), [("chimp", PEOPLE_SPACES["raxxon"]), ("raid", 0)])
def test_the_barred_works_show_their_barricades(scenario: str, sealed: int) -> None:
    assert view(opening(3, scenario=scenario)).sealed == sealed


@pytest.mark.rule("L-213")
def test_a_spectator_holds_no_card() -> None:
    runner = three()
    quiet(runner)
    play(runner, "end-turn")
    assert [bool(view(runner, seat).known_cards("held.0")) for seat in (0, 1, 2, 3)] == [True, False, False, False]


@pytest.mark.rule("L-051")
def test_an_empty_store_is_empty() -> None:
    runner = three()
    assert view(runner).food == 0
    assert "raise:2" not in keys(runner)


# --- values -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-012", "L-103")
@pytest.mark.parametrize(
    ("gear", "die", "offered"), [((), 4, True), ((), 3, False), (("nightstick",), 3, True), (("nightstick",), 2, False)]
)
def test_gear_changes_the_die_that_an_attack_needs(gear: tuple[str, ...], die: int, offered: bool) -> None:
    """Cole attacks with a 4."""
    runner = three()
    equip(runner, COLE, *gear)
    dice(runner, 0, die)
    settle(runner)
    assert (f"attack:{COLE}" in keys(runner)) is offered


@pytest.mark.rule("L-012", "L-013")
@pytest.mark.parametrize(("by", "die"), [(3, 6), (1, 5), (0, 4), (-2, 2), (-3, 1), (-5, 1)])
def test_no_text_moves_a_value_beyond_the_die(by: int, die: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cole attacks with a 4; a text lasts that changes it."""
    monkeypatch.setattr(powers, "total", lambda state, kind, survivor: by)
    monkeypatch.setitem(powers.SEARCH, COLE, 4)
    state = three().state
    assert (powers.attack_value(state, COLE), powers.search_value(state, COLE)) == (die, die)


@pytest.mark.rule("L-103", "L-111", "L-121", "L-142")
def test_own_survivors_are_nothing_to_attack() -> None:
    runner = three()
    for survivor in (GIA, COLE):
        place(runner, survivor, "school")
    settle(runner)
    assert of_kind(runner, "attack") == []
    assert of_kind(runner, "attract") == []


@pytest.mark.rule("L-163", "L-164", "L-166")
def test_copies_in_hand_are_one_choice() -> None:
    runner = three()
    give(runner, 0, "bandages", "bandages#2", "firewood")
    settle(runner)
    play(runner, "contribute")
    assert len(keys(runner)) == 2
    play(runner, keys(runner)[0])
    assert keys(runner)[-1] == "enough"
    play(runner, "enough")
    assert (len(pile(runner, "contributed")), len(hand(runner, 0)), me(runner).contributed) == (1, 2, 1)


# --- special zombies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("L-466")
@pytest.mark.parametrize(("free", "found"), [(2, "library"), (1, "library"), (0, "school")])
def test_a_special_zombie_prowls_to_an_empty_space(free: int, found: str) -> None:
    runner = works(top="exp_claw")
    place(runner, GIA, "library")
    lurks(runner, HUNTER, "school")
    zombies(runner, "library", ENTRANCE_SPACES["library"] - free)
    settle(runner)
    at_code(runner, [5], [5])
    assert runner.state.lurking[HUNTER] == found


@pytest.mark.rule("L-445")
@pytest.mark.parametrize(("there", "offered"), [((GIA,), ["2", "5"]), ((GIA, COLE), ["2", "5"]), ((ROCCO,), [])])
def test_dice_are_laid_by_whoever_has_somebody_there(there: tuple[str, ...], offered: list[str]) -> None:
    runner = works(there=there)
    dice(runner, 0, 5, 2, 5)
    settle(runner)
    assert of_kind(runner, "lay-die") == offered


# --- exile --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-314", "L-315", "L-331")
def test_the_moves_out_of_the_colony_are_the_exile_s() -> None:
    runner = three()
    objectives(runner, "secret_hoarder", "secret_own_car", "secret_own_fence")
    settle(runner)
    exile(runner, 1)
    assert [mine.stats.get("moves", 0) for mine in runner.state.players] == [0, 2, 0]
    assert (runner.state.where[ROCCO], runner.state.where[EMMA]) == ("hospital", "hospital")


# --- bandits that are sent ----------------------------------------------------------------------------------------


def revealed(runner: Game) -> None:
    """The round is over, and Fuel Shortage is revealed."""
    colony_phase(runner, Stage.KNIFE)
    put(runner, pile(runner, "crisis")[0], "crises.discards")
    put(runner, "crisis_fuel_shortage", "crises")
    quiet(runner)
    all_vote(runner, *["no"] * len(runner.asked()))


@pytest.mark.rule("L-408", "L-429", "L-430", "L-025")
@pytest.mark.parametrize(
    ("free", "asks", "come"), [(("school", "library"), True, 2), (("school",), False, 2), ((), False, 0)]
)
def test_the_leader_sends_bandits_where_there_is_room(
    free: tuple[str, ...], asks: bool, come: int, room: Callable[..., None]
) -> None:
    """Fuel Shortage brings two."""
    runner = seated(*FOUR, variants=("bandits",))
    clear_bandits(runner)
    runner.state.bandit_leader = 1
    room("colony", "hideout", *free)
    revealed(runner)
    assert (asked(runner) == ("ask-bandit-to", [1])) is asks
    while prompt(runner) == "ask-bandit-to":
        assert keys(runner, 1) == [f"at:{place}" for place in ("school", "library")]
        play(runner, "at:school", seat=1)
    assert tokens(runner, "bandit-figure", "school") == come


@pytest.mark.rule("L-429", "L-408")
@pytest.mark.parametrize("leader", [0, 1])
def test_whoever_leads_the_bandits_sends_them(leader: int) -> None:
    runner = seated(*FOUR, variants=("bandits",))
    clear_bandits(runner)
    runner.state.bandit_leader = leader
    revealed(runner)
    assert asked(runner) == ("ask-bandit-to", [leader])


# --- votes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-344", "L-343")
@pytest.mark.parametrize(("ayes", "exiled"), [(1, False), (2, True), (0, False), (3, True)])
def test_a_vote_needs_more_than_half(ayes: int, exiled: bool) -> None:
    runner = three()
    objectives(runner, "secret_hoarder", "secret_own_car", "secret_own_fence")
    settle(runner)
    play(runner, "accuse:2")
    all_vote(runner, *["yes"] * ayes, *["no"] * (3 - ayes))
    assert me(runner, 1).exiled is exiled
    assert [line for line in log(runner) if line.startswith("log-vote-")] == [
        "log-vote-carried" if exiled else "log-vote-lost"
    ]


@pytest.mark.rule("L-344", "L-343")
@pytest.mark.parametrize(("ayes", "exiled"), [(2, False), (3, True)])
def test_two_of_five_are_too_few(ayes: int, exiled: bool) -> None:
    runner = seated(*FIVE)
    objectives(runner, "secret_hoarder", "secret_own_car", "secret_best_shot", "secret_restless", "secret_observer")
    settle(runner)
    play(runner, "accuse:2")
    all_vote(runner, *["yes"] * ayes, *["no"] * (5 - ayes))
    assert me(runner, 1).exiled is exiled


@pytest.mark.rule("L-344", "L-327")
@pytest.mark.parametrize(("answer", "exiled"), [("yes", True), ("no", False)])
def test_the_knife_breaks_a_tie(answer: str, exiled: bool) -> None:
    runner = seated(*FOUR)
    objectives(runner, "secret_hoarder", "secret_own_car", "secret_own_fence", "secret_restless")
    runner.state.knife = 3
    settle(runner)
    play(runner, "accuse:2")
    all_vote(runner, "yes", "no", "no", "yes")
    assert asked(runner) == ("ask-tie", [3])
    play(runner, answer, seat=3)
    assert me(runner, 1).exiled is exiled


# --- the end of a turn and of a round -----------------------------------------------------------------------------


@pytest.mark.rule("L-224", "L-573")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    runner = three()
    quiet(runner)
    runner.state.lasting = [Lasting("@road_flares", 0, GIA, v.TURN), Lasting("@road_flares", 0, GIA, v.GAME)]
    settle(runner)
    play(runner, "end-turn")
    assert [one.until for one in runner.state.lasting] == [v.GAME]


@pytest.mark.rule("L-255", "L-573")
def test_what_lasts_for_the_round_ends_with_it() -> None:
    runner = three()
    quiet(runner)
    runner.state.lasting = [Lasting("@road_flares", 0, GIA, v.ROUND), Lasting("@road_flares", 0, GIA, v.GAME)]
    rounds = runner.state.rounds
    colony_phase(runner, Stage.ROUND)
    assert (runner.state.rounds, [one.until for one in runner.state.lasting]) == (rounds - 1, [v.GAME])


@pytest.mark.rule("L-224", "L-555", "L-101")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_unmet_card_goes_back_whoever_has_drawn_it(seat: int) -> None:
    runner = act_as(three(), seat)
    runner.state.order = [(seat + 1) % 3]
    hold(runner, QUIET)
    quiet(runner, *QUIET_TOO)
    play(runner, "end-turn", seat=seat)
    assert pile(runner, "crossroads")[0] == QUIET
    assert [pile(runner, f"held.{one}") for one in range(3)].count([]) == 2


# --- cleaning -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-138", "L-139")
@pytest.mark.parametrize(("bearer", "left"), [(COLE, 2), (EMMA, 5)])
def test_own_gear_cleans_more(bearer: str, left: int) -> None:
    """A mop takes three more."""
    runner = three()
    equip(runner, bearer, "mop_and_bucket")
    lay_cards(runner, "waste", [card for card in TYPE if TYPE[card] is v.FUEL][:8])
    settle(runner)
    play(runner, "clean")
    assert len(pile(runner, "waste")) == left


@pytest.mark.rule("L-276", "L-277")
def test_kills_by_a_card_are_its_player_s() -> None:
    runner = three()
    place(runner, GIA, "school")
    zombies(runner, "school", 2)
    equip(runner, GIA, "chainsaw")
    settle(runner)
    runner.table.force([BLANK], [BLANK])
    play(runner, f"attack:{GIA}")
    while prompt(runner) == "ask-which-zombie":
        play(runner, keys(runner)[0])
    assert [mine.stats.get("kills", 0) for mine in runner.state.players] == [2, 0, 0]


# --- texts that hold for others -----------------------------------------------------------------------------------


@pytest.mark.rule("L-156", "L-576", "L-573")
@pytest.mark.parametrize(("where", "wounds", "frostbite"), [("school", {GIA: 1}, {}), ("library", {}, {GIA: 1})])
def test_a_text_for_everybody_here_holds_where_its_bearer_stands(
    where: str, wounds: dict[str, int], frostbite: dict[str, int]
) -> None:
    """With Eric there, frostbite is only a wound, whoever suffers it."""
    runner = seated(*THREE[:2], ["eric_parker", LILY])
    place(runner, "eric_parker", where)
    settle(runner)
    runner.table.force([FROSTBITE])
    play(runner, f"move:{GIA}", "at:school")
    assert (runner.state.wounds, runner.state.frostbite) == (wounds, frostbite)


@pytest.mark.rule("L-156", "L-576")
@pytest.mark.parametrize("gear", ["", "mop_and_bucket"])
@pytest.mark.parametrize(("survivor", "built"), [("rocco_bellini", 2), (COLE, 1)])
def test_what_somebody_does_by_nature_needs_no_gear_and_is_not_hindered_by_it(
    survivor: str, built: int, gear: str
) -> None:
    """Rocco builds one barricade more, with or without a mop in his hands."""
    runner = seated([survivor], [GIA], [LILY])
    if gear:
        equip(runner, survivor, gear)
    place(runner, survivor, "school")
    settle(runner)
    play(runner, f"barricade:{survivor}")
    assert tokens(runner, "barricade-token", "school") == built


@pytest.mark.rule("L-576", "L-156")
@pytest.mark.parametrize(("lurks_at", "moves"), [("school", [COLE]), ("library", [GIA, COLE])])
def test_a_special_zombie_s_text_holds_where_it_lurks(lurks_at: str, moves: list[str]) -> None:
    """Nobody can leave while one of them is there."""
    figure = next(figure for kind, figures in FIGURES.items() for figure in figures[:1] if roots(kind))
    runner = works()
    place(runner, GIA, "school")
    lurks(runner, figure, lurks_at)
    settle(runner)
    assert of_kind(runner, "move") == moves


def roots(kind: str) -> bool:
    return any(isinstance(text, v.Rooted) for power in EXPERIMENT[kind].powers for text in getattr(power, "texts", ()))


@pytest.mark.rule("L-156", "L-576")
def test_what_is_built_holds_for_everybody() -> None:
    """An improvement that heals more, or gives a die, needs no bearer: the garden feeds whoever eats."""
    runner = finished("imp_garden")
    assert powers.colony_total(runner.state, v.FeedsLess) == 1
    assert powers.texts(runner.state, v.Rooted, GIA) == []


# --- the round ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-250", "L-251", "L-336", "L-452")
def test_after_the_zombies_morale_counts_at_once_again() -> None:
    runner = three()
    zombies_come(runner)
    assert (runner.state.adding, runner.state.spared) == (False, {})


@pytest.mark.rule("L-257", "L-258", "L-256")
@pytest.mark.parametrize(("votes", "knife"), [(("yes", "yes", "no"), 0), (("no", "yes", "no"), 2)])
def test_the_knife_stays_by_vote_or_goes_to_the_right(votes: tuple[str, ...], knife: int) -> None:
    runner = three()
    colony_phase(runner, Stage.KNIFE)
    assert runner.question is not None
    assert runner.question.prompt.message == "ask-knife"
    quiet(runner)
    all_vote(runner, *votes)
    assert runner.state.knife == knife


@pytest.mark.rule("L-093", "L-094", "L-096")
def test_a_die_for_each_survivor_and_one_more() -> None:
    runner = seated([GIA], [ROCCO, EMMA], [DEREK, LILY, "nadia_rivers"])
    colony_phase(runner, Stage.KNIFE)
    quiet(runner)
    all_vote(runner, *["no"] * 3)
    assert [len(mine.dice) for mine in runner.state.players] == [2, 3, 4]


@pytest.mark.rule("L-204", "L-212")
def test_a_bite_spreads_from_whoever_was_bitten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text waits for the bite, and is carried out before anybody dies."""
    when = v.When(v.On(v.Deed.BITTEN), (v.ChangeFood(v.Per(v.Survivors(v.EVERYBODY), 1)),))
    monkeypatch.setitem(WAITING, v.Deed.BITTEN, (Waiting(ROCCO, 0, when, 0),))
    runner = three()
    runner.table.force([BITE])
    play(runner, f"move:{GIA}", "at:school")
    assert tokens(runner, "food-token", "colony") == 6


# --- more of the same ---------------------------------------------------------------------------------------------


@pytest.mark.rule("L-447", "L-448")
def test_each_number_of_a_code_needs_a_die_of_its_own() -> None:
    for card, (first, second) in {card: one.code for card, one in EXPERIMENT.items()}.items():
        runner = works(top=card)
        for laid_there, matched in [
            ([], False),
            ([first], False),
            ([second], False),
            ([first, second], True),
            ([first, first], first == second),
            ([second, first, 1, 6], True),
        ]:
            laid(runner, *laid_there)
            assert (not code.lacking(runner.state)) is matched, (card, laid_there)


@pytest.mark.rule("L-457", "L-459", "L-460")
def test_a_special_zombie_that_finds_a_space_breaks_nothing() -> None:
    """The Claw comes to the School, and its barricade stays."""
    runner = works(top="exp_claw")
    lay_tokens(runner, "barricade-token", "school")
    place(runner, GIA, "school")
    settle(runner)
    at_code(runner, [3], [3])
    assert "school" in runner.state.lurking.values()
    assert tokens(runner, "barricade-token", "school") == 1
    assert GIA in runner.state.where


@pytest.mark.rule("L-466")
def test_the_tank_prowls_to_the_first_entrance_that_has_room() -> None:
    runner = works(top="exp_claw")
    lurks(runner, TANK, "school")
    zombies(runner, "colony.1", ENTRANCE_SPACES["colony.1"])
    settle(runner)
    at_code(runner, [5], [5])
    assert runner.state.lurking[TANK] == "colony.2"


@pytest.mark.rule("L-470", "L-111", "L-477")
def test_a_special_zombie_is_slain_for_its_attacker() -> None:
    runner = beside_the_claw()
    runner.table.force([BLANK], [2])
    play(runner, f"attack:{GIA}")
    assert runner.state.lurking == {}
    assert [mine.stats.get("kills", 0) for mine in runner.state.players] == [1, 0, 0]


@pytest.mark.rule("L-470", "L-111", "L-472")
def test_what_a_special_zombie_leaves_behind_is_its_attacker_s() -> None:
    """On a 6 the Claw falls, and a card is drawn."""
    runner = beside_the_claw()
    runner.table.force([BLANK], [6])
    play(runner, f"attack:{GIA}")
    assert [len(hand(runner, seat)) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("L-125")
def test_where_no_card_is_left_nobody_searches() -> None:
    runner = three()
    place(runner, GIA, "school")
    settle(runner)
    assert searching.can_search(runner.state, GIA)
    assert not searching.can_search(runner.state, COLE)
    runner.table.move_all("deck.school", "box")
    settle(runner)
    assert not searching.can_search(runner.state, GIA)
    assert of_kind(runner, "search") == []


@pytest.mark.rule("L-127", "L-128", "L-129", "L-132")
def test_a_shopping_cart_is_loud_and_carries_two_cards() -> None:
    runner = three()
    place(runner, GIA, "school")
    equip(runner, GIA, "shopping_cart")
    settle(runner)
    play(runner, f"search:{GIA}")
    assert tokens(runner, "noise-token", "school") == 1
    play(runner, "noise", "noise")
    first, second, _ = keys(runner)[:3]
    play(runner, first)
    assert asked(runner) == ("ask-keep", [0])
    play(runner, second)
    assert (len(hand(runner, 0)), tokens(runner, "noise-token", "school")) == (2, 3)


@pytest.mark.rule("L-130", "L-131", "L-129")
@pytest.mark.parametrize(("searcher", "goes_on"), [(DEREK, True), (LILY, False)])
def test_a_silent_look_needs_no_space_for_noise(searcher: str, goes_on: bool) -> None:
    runner = act_as(three(), 2)
    place(runner, searcher, "school")
    lay_tokens(runner, "noise-token", "school", 4)
    settle(runner)
    play(runner, f"search:{searcher}", seat=2)
    assert ("look-on" in keys(runner, 2)) is goes_on
    assert "noise" not in keys(runner, 2)


@pytest.mark.rule("L-002", "L-364", "L-355", "L-363")
@pytest.mark.parametrize("variant", ["elimination", "hard"])
def test_a_variant_holds_where_it_was_agreed_on(variant: str) -> None:
    without, agreed = opening(3).state, opening(3, variants=(variant,)).state
    assert (without.elimination, without.hard) == (False, False)
    assert (agreed.elimination, agreed.hard) == (variant == "elimination", variant == "hard")


@pytest.mark.rule("L-075", "L-076", "L-079", "L-434")
@pytest.mark.parametrize(
    "deck", [*(f"deck.{place}" for place in ORDINARY), "deck.raxxon", "crises", "survivors", "exiles", "experiments"]
)
def test_each_pile_is_shuffled_for_itself(deck: str) -> None:
    """The card that was lowest before is let come up; what was dealt from the top is gone already."""
    lowest = opening(3, variants=("raxxon",)).state.piles[deck][0]
    runner = opening(3, variants=("raxxon",), prepare=lambda table: table.force_top(deck, lowest))
    seen = [*pile(runner, deck)[-1:], *(pile(runner, f"dealt.{seat}")[0] for seat in range(3))]
    assert lowest in seen


@pytest.mark.rule("L-482", "L-483")
def test_a_page_is_turned_once() -> None:
    runner = page_turned(r1_met(chimp()))
    assert (runner.state.task, runner.state.story_met) == ("story_r2", "")


@pytest.mark.rule("L-533", "L-534", "L-529", "L-530")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_the_second_envoy_is_wounded_but_not_to_death(before: int, after: int) -> None:
    """Lily is the lowest who is human."""
    runner = raid()
    lay_tokens(runner, "food-token", "colony", 9)
    runner.state.wounds = {LILY: before} if before else {}
    checked(runner)
    assert runner.state.wounds == {LILY: after}
    assert runner.state.where[LILY] == "colony"


@pytest.mark.rule("L-302", "L-170", "L-317")
@pytest.mark.parametrize(("spaces", "free"), [(6, True), (5, False)])
def test_five_in_the_colony_leave_a_sixth_space(spaces: int, free: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = three()
    place(runner, GIA, "school")
    monkeypatch.setitem(PEOPLE_SPACES, "colony", spaces)
    settle(runner)
    play(runner, f"move:{GIA}")
    assert ("at:colony" in keys(runner)) is free


@pytest.mark.rule("L-298", "L-299")
def test_somebody_leads_while_the_new_leader_is_being_chosen() -> None:
    runner = seated([GIA, COLE, "nadia_rivers"], *THREE[1:])
    runner.state.wounds = {GIA: 2}
    place(runner, GIA, "school")
    zombies(runner, "school", 1)
    settle(runner)
    runner.table.force([7])
    play(runner, f"attack:{GIA}")
    assert asked(runner) == ("ask-leader", [0])
    assert me(runner).leader == COLE
    play(runner, "survivor:nadia_rivers")
    assert me(runner).leader == "nadia_rivers"


@pytest.mark.rule("L-018")
def test_the_survivors_of_a_player_lie_before_him() -> None:
    runner = three()
    assert [group(runner.state, seat) for seat in range(3)] == [*THREE]


@pytest.mark.rule("L-367", "L-099")
@pytest.mark.parametrize(("out", "following"), [(1, 2), (2, 1)])
def test_whoever_is_out_has_no_turn_and_everybody_else_has(out: int, following: int) -> None:
    runner = three()
    me(runner, out).out = True
    quiet(runner)
    settle(runner)
    play(runner, "end-turn")
    assert turn(runner).seat == following


@pytest.mark.rule("L-109", "L-145", "L-147", "L-146")
def test_what_costs_no_die_is_used_once_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ACTIONS, GIA, (v.Do((v.ChangeFood(1),), once=False),))
    monkeypatch.setitem(ACTIONS, COLE, (v.Do((v.ChangeFood(1),), die=1, once=False),))
    runner = three()
    play(runner, f"use:{GIA}", f"use:{COLE}")
    assert f"use:{GIA}" not in keys(runner)
    assert f"use:{COLE}" in keys(runner)


@pytest.mark.rule("L-565", "L-109", "L-145")
def test_an_improvement_serves_each_player_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ACTIONS, "imp_sledge_track", (v.Do((v.ChangeFood(1),)),))
    runner = finished("imp_sledge_track")
    settle(runner)
    play(runner, "use:imp_sledge_track")
    assert "use:imp_sledge_track" not in keys(runner)
    act_as(runner, 1)
    assert "use:imp_sledge_track" in keys(runner, 1)


@pytest.mark.rule("L-456", "L-379")
def test_only_an_experiment_can_be_contained() -> None:
    runner = works()
    reading = Reading(0, "", GIA, "colony")
    assert is_possible(runner.state, reading, (v.Contain(),))
    assert not is_possible(three().state, reading, (v.Contain(),))
    runner.table.move_all("experiments", "experiments.discards")
    assert not is_possible(runner.state, reading, (v.Contain(),))


@pytest.mark.rule("L-191", "L-192")
@pytest.mark.parametrize("named", [1, 2])
def test_whoever_is_accused_is_voted_on(named: int) -> None:
    runner = three()
    objectives(runner, "secret_hoarder", "secret_own_car", "secret_best_shot")
    settle(runner)
    play(runner, f"accuse:{named + 1}")
    all_vote(runner, "yes", "yes", "yes")
    assert [mine.exiled for mine in runner.state.players] == [seat == named for seat in range(3)]


@pytest.mark.rule("L-412", "L-425", "L-426")
@pytest.mark.parametrize("fights", [True, False])
def test_bandits_are_fought_once_the_story_allows_it(fights: bool) -> None:
    runner = raid()
    place(runner, GIA, "school")
    lay_tokens(runner, "bandit-figure", "school")
    if fights:
        runner.state.in_force.append(Rule.BANDIT_FIGHTS)
    settle(runner)
    assert (f"attack:{GIA}" in keys(runner)) is fights


@pytest.mark.rule("L-249", "L-252")
@pytest.mark.parametrize(("side", "come"), [(1, 1), (2, 2)])
def test_a_noise_token_has_two_sides(side: int, come: int) -> None:
    """Gia herself brings one zombie, the token perhaps another."""
    runner = three()
    place(runner, GIA, "school")
    lay_tokens(runner, "noise-token", "school")
    settle(runner)
    since = len(runner.tape.line)
    zombies_come(runner, [side])
    assert (1, 2) in rolled(runner, since)
    assert (zombies_there(runner, "school"), tokens(runner, "noise-token", "school")) == (come, 0)
