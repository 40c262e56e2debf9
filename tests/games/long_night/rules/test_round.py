"""Round and players' phase (chapter 4)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content.index import EXPERIMENT, TYPE
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import Stage
from fivefires.kernel import Option, Refused, message
from tests.games.long_night.tables import (
    BLANK,
    QUIET,
    QUIET_TOO,
    THREE,
    Game,
    act_as,
    colony_phase,
    dice,
    equip,
    forced_up,
    give,
    helpless,
    hold,
    keep_first,
    keys,
    last_turn_of_round,
    lay_tokens,
    log,
    me,
    next_round,
    opening,
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
    stack,
    three,
    to_the_knife,
    tokens,
    turn,
    view,
    works,
    zombies,
    zombies_there,
)  # fmt: skip

THREE_DICE = ((1, 2, 3), (4, 5, 6), (2, 2, 2))


def open_crisis(runner: Game, card: str) -> None:
    for lying in [*pile(runner, "crisis")]:
        put(runner, lying, "crises")
    put(runner, card, "crisis")


@pytest.mark.rule("L-089", "L-260")
def test_a_colony_phase_follows_the_players_phase_and_then_the_next_round() -> None:
    runner = to_the_knife(last_turn_of_round(three()))
    assert runner.state.round == 1
    told = log(runner)
    assert told.index("log-points") > max(at for at, line in enumerate(told) if line == "log-turn")
    next_round(runner, *THREE_DICE)
    assert runner.state.round == 2
    later = log(runner)[len(told) :]
    assert [line for line in later if line in ("log-round", "log-crisis", "log-dice", "log-turn")] == [
        "log-round",
        "log-crisis",
        *["log-dice"] * 3,
        "log-turn",
    ]


@pytest.mark.rule("L-090", "L-096")
def test_crisis_then_dice_of_all_then_turns() -> None:
    """Before anybody has acted in the first round."""
    runner = keep_first(opening())
    told = [line for line in log(runner) if line in ("log-round", "log-crisis", "log-dice", "log-turn")]
    assert told == ["log-round", "log-crisis", "log-dice", "log-dice", "log-dice", "log-turn"]
    assert all(len(mine.dice) == 3 and not mine.used for mine in runner.state.players)


@pytest.mark.rule("L-091")
def test_the_top_crisis_lies_open_and_does_nothing_yet() -> None:
    runner = last_turn_of_round(three())
    put(runner, "crisis_sickness", "crises")
    settle(runner)
    to_the_knife(runner)
    before = runner.state.morale
    next_round(runner, *THREE_DICE)
    assert pile(runner, "crisis") == ["crisis_sickness"]
    assert seers(runner, "crisis_sickness") == [0, 1, 2]
    assert runner.state.morale == before
    assert runner.state.wounds == {}


@pytest.mark.rule("L-091")
def test_an_open_crisis_strikes_in_the_colony_phase_of_its_round() -> None:
    runner = three()
    open_crisis(runner, "crisis_fuel_shortage")
    last_turn_of_round(runner)
    to_the_knife(runner)
    assert runner.state.morale == 9 - 2
    assert pile(runner, "crises.discards")[-1] == "crisis_fuel_shortage"


@pytest.mark.rule("L-092")
def test_enough_cards_of_its_type_before_the_colony_phase_prevent_it() -> None:
    runner = three()
    open_crisis(runner, "crisis_fuel_shortage")
    fuel = ("firewood", "lamp_oil", "fuel_can")
    give(runner, 0, *fuel)
    last_turn_of_round(runner)
    play(runner, "contribute", *(f"card:{card}" for card in fuel))
    to_the_knife(runner)
    assert runner.state.morale == 9
    assert runner.state.prevented == 1


@pytest.mark.rule("L-093", "L-096")
def test_no_die_is_carried_over() -> None:
    runner = last_turn_of_round(three())
    for seat in range(3):
        me(runner, seat).dice, me(runner, seat).used = [6, 6, 6], [6, 6]
    settle(runner)
    next_round(to_the_knife(runner), *THREE_DICE)
    assert [mine.dice for mine in runner.state.players] == [[1, 2, 3], [4, 5, 6], [2, 2, 2]]
    assert [mine.used for mine in runner.state.players] == [[], [], []]


@pytest.mark.rule("L-094")
def test_a_die_for_the_player_and_one_for_each_survivor_wherever_it_stands() -> None:
    runner = seated(["gia_najjar"], ["rocco_bellini", "blue", "emma_han"], ["nadia_rivers", "lily_mae"])
    place(runner, "blue", "school")
    place(runner, "emma_han", "hospital")
    last_turn_of_round(runner)
    next_round(to_the_knife(runner), [6, 6], [1, 1, 1, 1], [3, 3, 3])
    assert [mine.dice for mine in runner.state.players] == [[6, 6], [1, 1, 1, 1], [3, 3, 3]]
    assert forced_up(runner)


@pytest.mark.rule("L-095")
@pytest.mark.parametrize(
    ("players", "mode", "rolled"), [(2, "cooperative", 4), (3, "rivals", 3), (5, "cooperative", 3)]
)
def test_dice_of_the_first_round(players: int, mode: str, rolled: int) -> None:
    runner = keep_first(opening(players, mode=mode))
    assert [len(mine.dice) for mine in runner.state.players] == [rolled] * players


@pytest.mark.rule("L-097", "L-103")
def test_one_survivor_can_use_all_dice_of_the_player() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 3)
    dice(runner, 0, 6, 6, 6)
    settle(runner)
    runner.table.force([BLANK], [BLANK], [BLANK])
    play(runner, "attack:gia_najjar", "attack:gia_najjar", "attack:gia_najjar")
    assert (me(runner).dice, me(runner).used) == ([], [6, 6, 6])
    assert zombies_there(runner, "school") == 0


@pytest.mark.rule("L-098")
def test_dice_are_spent_only_in_the_own_turn() -> None:
    runner = three()
    assert runner.asked() == [0]
    with pytest.raises(Refused):
        play(runner, "barricade:rocco_bellini", seat=1)
    assert me(runner, 1).dice == [6, 6, 6]
    assert not any("rocco_bellini" in key for key in keys(runner, 0) if not key.startswith("survivor"))


@pytest.mark.rule("L-099", "L-105")
@pytest.mark.parametrize(("knife", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_one_turn_each_from_the_knife_to_the_left(knife: int, order: list[int]) -> None:
    runner = last_turn_of_round(three())
    runner.state.knife = (knife + 1) % 3
    quiet(runner)
    settle(runner)
    next_round(to_the_knife(runner), *THREE_DICE)
    assert runner.state.knife == knife
    runner.state.knife_called = True
    seen = []
    while prompt(runner) == "ask-action":
        seen.append(turn(runner).seat)
        play(runner, "end-turn", seat=seen[-1])
    assert seen == order
    assert runner.state.stage is not Stage.TURN
    assert runner.state.round == 2


@pytest.mark.rule("L-100")
def test_an_exile_rolls_acts_and_has_crossroads() -> None:
    runner = last_turn_of_round(three())
    me(runner, 2).exiled = True
    for survivor in THREE[2]:
        place(runner, survivor, "school")
    runner.state.knife = 0
    quiet(runner)
    settle(runner)
    next_round(to_the_knife(runner), *THREE_DICE)
    assert me(runner, 2).dice == [2, 2, 2]
    assert turn(runner).seat == 2
    assert len(pile(runner, "held.1")) == 1
    assert {"move:derek_yoshida", "end-turn"} <= {*keys(runner, 2)}


@pytest.mark.rule("L-101")
def test_the_neighbour_on_the_right_draws_the_top_crossroads_card() -> None:
    runner = three()
    quiet(runner)
    play(runner, "end-turn")
    assert turn(runner).seat == 1
    assert pile(runner, "held.0") == [QUIET]
    assert [pile(runner, f"held.{seat}") for seat in (1, 2)] == [[], []]
    play(runner, "end-turn", seat=1)
    assert [pile(runner, f"held.{seat}") for seat in range(3)] == [[], [QUIET_TOO[0]], []]


@pytest.mark.rule("L-102", "L-203")
def test_crossroads_come_before_frostbite_and_frostbite_before_actions() -> None:
    """The card is met as it is drawn; its choice is made while the frozen one is still unhurt."""
    runner = three()
    runner.state.frostbite = {"emma_han": 1}
    put(runner, "rations", "waste")
    for card in [card for card in TYPE if TYPE[card] == "tool"][:6]:
        put(runner, card, "waste")
    stack(runner, "crossroads", "cr_rats")
    settle(runner)
    play(runner, "end-turn")
    assert (runner.asked(), prompt(runner)) == ([1], "ask-crossroads")
    assert runner.state.wounds == {}
    play(runner, "choose:smoke", seat=1)
    assert runner.state.wounds == {"emma_han": 1}
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-103")
def test_any_number_of_actions_in_any_order() -> None:
    runner = three()
    lay_tokens(runner, "food-token", "colony", 2)
    give(runner, 0, "rations", "bandages")
    dice(runner, 0, 1, 5)
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "play:bandages", "survivor:gia_najjar", "raise:1", "move:gia_najjar", "at:school")
    play(runner, "barricade:gia_najjar", "raise:5", "contribute", "barricade:gia_najjar")
    assert (me(runner).dice, me(runner).used) == ([], [2, 6])
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])


@pytest.mark.rule("L-104")
def test_the_player_ends_the_turn() -> None:
    runner = three()
    quiet(runner)
    assert "end-turn" in keys(runner)
    play(runner, "barricade:gia_najjar", "entrance:colony.1")
    assert turn(runner).seat == 0
    play(runner, "end-turn")
    assert turn(runner).seat == 1
    assert me(runner).dice == [6, 6]


@pytest.mark.rule("L-104", "L-215")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_waits_for_the_end_of_a_turn_opens_for_whoever_ends_it(seat: int) -> None:
    """A crossroads card that waits for the end of a turn, with three helpless survivors in the colony."""
    runner = act_as(three(), seat)
    helpless(runner, 3)
    hold(runner, "cr_pillow")
    play(runner, "end-turn", seat=seat)
    assert (runner.asked(), prompt(runner)) == ([seat], "ask-crossroads")
    play(runner, "choose:pillow", seat=seat)
    assert [tokens(runner, "despair-token", group[0]) for group in THREE].index(1) == seat


@pytest.mark.rule("L-104")
def test_with_nothing_left_to_do_the_turn_ends_by_itself() -> None:
    runner = seated(["gia_najjar"], ["emma_han"], mode="cooperative")
    dice(runner, 0)
    turn(runner).moved = ["gia_najjar"]
    settle(runner)
    assert (runner.asked(), turn(runner).seat, prompt(runner)) == ([1], 1, "ask-action")


@pytest.mark.rule("L-106", "L-107")
def test_a_used_die_is_not_spent_again() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 2)
    dice(runner, 0, 2, 1)
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "attack:gia_najjar")
    assert (me(runner).dice, me(runner).used) == ([1], [2])
    assert "attack:gia_najjar" not in keys(runner)
    assert "barricade:gia_najjar" in keys(runner)


@pytest.mark.rule("L-107", "L-586")
def test_the_lowest_die_that_is_enough_is_spent() -> None:
    """Emma's attack value is 4."""
    runner = seated(["emma_han", "cole_winters"], ["rocco_bellini", "blue"], ["gia_najjar", "lily_mae"])
    place(runner, "emma_han", "school")
    zombies(runner, "school", 1)
    dice(runner, 0, 1, 3, 4, 5, 6)
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "attack:emma_han")
    assert (sorted(me(runner).dice), me(runner).used) == ([1, 3, 5, 6], [4])


@pytest.mark.rule("L-107", "L-586")
@pytest.mark.parametrize(("lying", "asked"), [((), True), ((2,), False)])
def test_the_player_says_which_die_where_raxxon_waits_for_the_lowest(lying: tuple[int, ...], asked: bool) -> None:
    """The code of the Claw has a 2 in it; Gia's attack value is 2."""
    runner = works(there=["gia_najjar"])
    first, second = EXPERIMENT["exp_claw"].code
    low, high = min(first, second), 6
    assert low != high
    runner.state.code_dice = [low for _ in lying]
    dice(runner, 0, low, high)
    settle(runner)
    play(runner, "barricade:gia_najjar")
    assert (prompt(runner) == "ask-die") is asked
    if asked:
        assert keys(runner) == [f"die:{low}", f"die:{high}"]
        assert runner.question is not None
        assert runner.question.args["what"] == message("option-barricade", survivor=NAME["gia_najjar"])
        needed, free = (option.note(view(runner)) for option in runner.options(0) if isinstance(option, Option))
        assert (needed, free) == (message("note-code"), None)
        with pytest.raises(Refused):
            play(runner, "die:1" if low != 1 else "die:3")
        play(runner, f"die:{high}")
    assert me(runner).used == [high if asked else low]


@pytest.mark.rule("L-108")
def test_no_target_no_attack() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    settle(runner)
    assert "attack:gia_najjar" not in keys(runner)
    zombies(runner, "school", 1)
    settle(runner)
    assert "attack:gia_najjar" in keys(runner)


@pytest.mark.rule("L-108")
def test_no_free_space_no_barricade_and_no_attracting() -> None:
    runner = three()
    place(runner, "gia_najjar", "gas_station")
    zombies(runner, "gas_station", 3)
    zombies(runner, "school", 1)
    settle(runner)
    assert not {"barricade:gia_najjar", "attract:gia_najjar"} & {*keys(runner)}
    assert {"barricade:cole_winters", "attract:cole_winters"} <= {*keys(runner)}


@pytest.mark.rule("L-108")
def test_no_barricade_left_no_barricade() -> None:
    runner = three()
    assert "barricade:gia_najjar" in keys(runner)
    runner.table.shift("barricade-token", 21, "supply", "elsewhere")
    settle(runner)
    assert "barricade:gia_najjar" not in keys(runner)


@pytest.mark.rule("L-108")
@pytest.mark.parametrize("ability", ["use:gia_najjar", "use:cole_winters", "use:cole_winters:2"])
def test_an_ability_without_anybody_to_use_it_on_is_not_offered(ability: str) -> None:
    runner = three()
    assert ability not in keys(runner)


@pytest.mark.rule("L-108")
@pytest.mark.parametrize("ability", ["use:gia_najjar", "use:cole_winters", "use:cole_winters:2"])
def test_an_ability_with_somebody_to_use_it_on_is_offered(ability: str) -> None:
    runner = three()
    runner.state.wounds = {"emma_han": 1}
    lay_tokens(runner, "despair-token", "emma_han")
    helpless(runner, 1, unruly=True)
    settle(runner)
    assert ability in keys(runner)


@pytest.mark.rule("L-108")
@pytest.mark.parametrize("item", ["riot_gun", "service_pistol", "marksman_rifle", "tyre_iron"])
def test_a_weapon_without_anything_to_use_it_on_is_not_offered(item: str) -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    equip(runner, "gia_najjar", item)
    settle(runner)
    assert f"use:{item}" not in keys(runner)
    zombies(runner, "school", 1)
    settle(runner)
    assert f"use:{item}" in keys(runner)


@pytest.mark.rule("L-108")
def test_nothing_to_take_back_nothing_to_travel_for() -> None:
    """Tomas looks through the waste pile, Fatima drives another of the group who stands beside her."""
    runner = seated(["tomas_novak", "fatima_maktabi"], ["rocco_bellini"], ["emma_han"])
    place(runner, "fatima_maktabi", "school")
    settle(runner)
    assert not {"use:tomas_novak", "use:fatima_maktabi"} & {*keys(runner)}
    place(runner, "fatima_maktabi", "colony")
    put(runner, "rations", "waste")
    settle(runner)
    assert {"use:tomas_novak", "use:fatima_maktabi"} <= {*keys(runner)}


@pytest.mark.rule("L-108", "L-562")
@pytest.mark.parametrize("item", ["card_catalogue", "megaphone", "stretcher", "wartime_cookbook", "police_radio"])
def test_a_thing_that_could_do_nothing_is_not_offered(item: str) -> None:
    """No deck and no noise in the colony, nobody hurt to be carried home, no food token left, no crisis to look at."""
    runner = three()
    at = "school" if item == "stretcher" else "colony"
    for survivor in THREE[0]:
        place(runner, survivor, at)
    equip(runner, "gia_najjar", item)
    lay_tokens(runner, "food-token", "colony", 20)
    crises = [*runner.state.piles["crises"]]
    for crisis in crises:
        put(runner, crisis, "crises.discards")
    settle(runner)
    assert f"use:{item}" not in keys(runner)
    if at == "colony" and item in ("card_catalogue", "megaphone"):
        place(runner, "gia_najjar", "school")
    runner.state.wounds = {"cole_winters": 1}
    runner.table.shift("food-token", 1, "colony", "supply")
    put(runner, crises[0], "crises")
    settle(runner)
    assert f"use:{item}" in keys(runner)


@pytest.mark.rule("L-108", "L-562")
def test_where_no_noise_space_is_left_no_noise_is_made() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    equip(runner, "gia_najjar", "megaphone")
    lay_tokens(runner, "noise-token", "school", 4)
    settle(runner)
    assert "use:megaphone" not in keys(runner)


@pytest.mark.rule("L-108")
def test_nobody_looks_into_empty_hands() -> None:
    runner = seated(["harriet_osei"], ["rocco_bellini"], ["emma_han"])
    assert "use:harriet_osei" not in keys(runner)
    give(runner, 2, "rations")
    settle(runner)
    assert "use:harriet_osei" in keys(runner)


@pytest.mark.rule("L-109", "L-147")
def test_once_a_round_is_between_two_starts_of_a_round() -> None:
    """Lesson plans raise a die by 1, once a round."""
    runner = three()
    equip(runner, "gia_najjar", "lesson_plans")
    dice(runner, 0, 3)
    last_turn_of_round(runner)
    play(runner, "use:lesson_plans")
    assert me(runner).dice == [4]
    assert "use:lesson_plans" not in keys(runner)
    runner.state.knife = 1
    quiet(runner)
    settle(runner)
    assert "use:lesson_plans" not in keys(runner)
    next_round(to_the_knife(runner), *THREE_DICE)
    assert turn(runner).seat == 0
    assert "use:lesson_plans" in keys(runner)


@pytest.mark.rule("L-109")
def test_only_its_player_uses_it_and_only_in_the_own_turn() -> None:
    runner = three()
    equip(runner, "gia_najjar", "lesson_plans")
    dice(runner, 0, 3)
    quiet(runner)
    settle(runner)
    assert "use:lesson_plans" in keys(runner)
    play(runner, "end-turn")
    assert turn(runner).seat == 1
    assert "use:lesson_plans" not in keys(runner, 1)
    with pytest.raises(Refused):
        play(runner, "use:lesson_plans")


@pytest.mark.rule("L-110")
def test_an_empty_crisis_pile_is_made_from_the_discards() -> None:
    runner = three()
    open_crisis(runner, "crisis_fuel_shortage")
    last_turn_of_round(runner)
    for card in [*pile(runner, "crises")]:
        put(runner, card, "crises.discards")
    settle(runner)
    to_the_knife(runner)
    assert pile(runner, "crises") == []
    discards = len(pile(runner, "crises.discards"))
    assert pile_of(runner, "crisis_fuel_shortage") == "crises.discards"
    runner.table.force_top("crises", "crisis_fuel_shortage")
    next_round(runner, *THREE_DICE)
    assert pile(runner, "crisis") == ["crisis_fuel_shortage"]
    assert len(pile(runner, "crises")) == discards - 1
    assert pile(runner, "crises.discards") == []
    assert all(seers(runner, card) == [] for card in pile(runner, "crises"))


@pytest.mark.rule("L-020")
def test_dice_of_all_are_open() -> None:
    runner = three()
    dice(runner, 1, 2, 5)
    settle(runner)
    for seat in range(3):
        assert view(runner, seat).players[1].dice == [2, 5]


@pytest.mark.rule("L-255", "L-337")
@pytest.mark.parametrize(("rolled", "despair"), [(3, 1), (4, 0)])
def test_texts_for_the_end_of_a_round_answer_when_its_marker_moves(rolled: int, despair: int) -> None:
    """Wide awake: on one to three its bearer despairs."""
    runner = seated(*THREE, variants=("raxxon",))
    equip(runner, "gia_najjar", "side_wide_awake")
    rounds = runner.state.rounds
    colony_phase(runner, Stage.ROUND, [rolled])
    assert (runner.state.rounds, tokens(runner, "despair-token", "gia_najjar")) == (rounds - 1, despair)
