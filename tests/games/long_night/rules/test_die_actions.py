"""Actions that take a die (chapter 5)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.state import damage
from fivefires.kernel import Refused
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    COLONY_ENTRANCES,
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
    keys,
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
    stack,
    three,
    tokens,
    turn,
    view,
    zombies,
    zombies_there,
)  # fmt: skip


def gia_at_school(*values: int, beside: int = 0) -> Game:
    """Gia, attack value 2, at the School with so many zombies; her player has these dice."""
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", beside)
    dice(runner, 0, *values)
    settle(runner)
    return runner


# --- attack -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-012", "L-111")
@pytest.mark.parametrize(
    ("survivor", "least"), [("gia_najjar", 2), ("forest_plum", 2), ("tomas_novak", 3), ("emma_han", 4)]
)
def test_an_attack_takes_a_die_of_the_attack_value(survivor: str, least: int) -> None:
    runner = seated([survivor, "cole_winters"], ["rocco_bellini", "blue"], ["nadia_rivers", "eric_parker"])
    place(runner, survivor, "school")
    zombies(runner, "school", 1)
    for value in range(1, 7):
        dice(runner, 0, value)
        settle(runner)
        assert (f"attack:{survivor}" in keys(runner)) is (value >= least)


@pytest.mark.rule("L-111")
def test_only_own_survivors_attack() -> None:
    runner = gia_at_school(6, 6, beside=1)
    place(runner, "rocco_bellini", "school")
    settle(runner)
    assert "attack:gia_najjar" in keys(runner)
    assert "attack:rocco_bellini" not in keys(runner)


@pytest.mark.rule("L-112", "L-121", "L-122")
def test_targets_are_zombies_and_other_players_survivors_here() -> None:
    runner = three()
    for survivor in ("gia_najjar", "cole_winters", "rocco_bellini"):
        place(runner, survivor, "school")
    zombies(runner, "school", 2)
    zombies(runner, "hospital", 1)
    helpless(runner, 2)
    settle(runner)
    play(runner, "attack:gia_najjar")
    assert (prompt(runner), keys(runner)) == ("ask-target", ["entrance:school", "survivor:rocco_bellini"])


@pytest.mark.rule("L-112")
def test_with_the_bandits_a_bandit_here_is_a_target_too() -> None:
    runner = seated(*THREE, variants=["bandits"])
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    lay_tokens(runner, "bandit-figure", "school", 1)
    settle(runner)
    play(runner, "attack:gia_najjar")
    assert keys(runner) == ["entrance:school", "bandit:school"]


@pytest.mark.rule("L-122")
def test_nobody_attacks_helpless_people() -> None:
    """Gia and Cole are alone in the colony with them."""
    runner = three()
    for survivor in (*THREE[1], *THREE[2]):
        place(runner, survivor, "school")
    helpless(runner, 3)
    helpless(runner, 2, unruly=True)
    settle(runner)
    assert not of_kind(runner, "attack")


@pytest.mark.rule("L-121")
def test_nobody_attacks_the_own_group() -> None:
    runner = three()
    for survivor in THREE[0]:
        place(runner, survivor, "school")
    settle(runner)
    assert not of_kind(runner, "attack")


@pytest.mark.rule("L-113", "L-282")
@pytest.mark.parametrize("entrance", ["colony.2", "colony.5"])
def test_a_zombie_dies_without_a_roll_and_goes_back_to_the_supply(entrance: str) -> None:
    runner = three()
    for survivor in (*THREE[1], *THREE[2]):
        place(runner, survivor, "school")
    zombies(runner, "colony.2", 1)
    zombies(runner, "colony.5", 2)
    settle(runner)
    supply = tokens(runner, "zombie-figure", "supply")
    standing = zombies_there(runner, entrance)
    play(runner, "attack:gia_najjar")
    runner.table.force([BLANK])
    play(runner, f"entrance:{entrance}")
    assert zombies_there(runner, entrance) == standing - 1
    assert tokens(runner, "zombie-figure", "supply") == supply + 1
    assert forced_up(runner)
    assert me(runner).stats["kills"] == 1


@pytest.mark.rule("L-114", "L-196")
@pytest.mark.parametrize(
    ("face", "wounds", "frostbite"),
    [(BLANK, {}, {}), (WOUND, {"gia_najjar": 1}, {}), (FROSTBITE, {}, {"gia_najjar": 1})],
)
def test_the_attacker_makes_one_exposure_roll(face: int, wounds: dict[str, int], frostbite: dict[str, int]) -> None:
    runner = gia_at_school(6, beside=2)
    runner.table.force([face])
    play(runner, "attack:gia_najjar")
    assert (runner.state.wounds, runner.state.frostbite) == (wounds, frostbite)
    assert log(runner).count("log-exposure") == 1
    assert zombies_there(runner, "school") == 1


def against(victim: str, *cards: str, die: int = 6, damaged: int = 0) -> Game:
    """Gia beside a survivor of seat 1, who has these cards in hand."""
    runner = seated(["gia_najjar", "cole_winters"], [victim, "agnes_thorne"], ["nadia_rivers", "eric_parker"])
    for survivor in ("gia_najjar", victim):
        place(runner, survivor, "school")
    give(runner, 1, *cards)
    dice(runner, 0, die)
    if damaged:
        runner.state.wounds = {victim: damaged}
    settle(runner)
    return runner


@pytest.mark.rule("L-012", "L-115")
@pytest.mark.parametrize(
    ("victim", "value"), [("rocco_bellini", 2), ("lily_mae", 2), ("tomas_novak", 3), ("emma_han", 4)]
)
def test_a_survivor_is_hurt_on_its_attack_value_or_less(victim: str, value: int) -> None:
    for rolled in range(1, 7):
        runner = against(victim)
        runner.table.force([rolled])
        play(runner, "attack:gia_najjar")
        assert runner.state.wounds == ({victim: 1} if rolled <= value else {})
        assert forced_up(runner)


@pytest.mark.rule("L-116")
@pytest.mark.parametrize(("pick", "card"), [(1, "rations"), (2, "firewood"), (3, "bandages")])
def test_a_hit_takes_a_random_card(pick: int, card: str) -> None:
    runner = against("rocco_bellini", "rations", "firewood", "bandages")
    runner.table.force([2], [pick])
    play(runner, "attack:gia_najjar")
    assert hand(runner, 0) == [card]
    assert len(hand(runner, 1)) == 2
    assert damage(runner.state, "rocco_bellini") == 1


@pytest.mark.rule("L-117")
def test_from_an_empty_hand_nothing_is_taken() -> None:
    runner = against("rocco_bellini")
    equip(runner, "rocco_bellini", "nightstick")
    settle(runner)
    runner.table.force([1])
    play(runner, "attack:gia_najjar")
    assert runner.state.wounds == {"rocco_bellini": 1}
    assert hand(runner, 0) == []
    assert pile(runner, "gear.rocco_bellini") == ["nightstick"]


@pytest.mark.rule("L-118", "L-299")
def test_the_card_is_taken_before_a_last_survivor_dies() -> None:
    runner = seated(["gia_najjar", "cole_winters"], ["rocco_bellini"], ["nadia_rivers", "eric_parker"])
    for survivor in ("gia_najjar", "rocco_bellini"):
        place(runner, survivor, "school")
    give(runner, 1, "rations", "firewood")
    runner.state.wounds = {"rocco_bellini": 2}
    settle(runner)
    runner.table.force([2], [1])
    play(runner, "attack:gia_najjar")
    assert hand(runner, 0) == ["rations"]
    assert pile_of(runner, "firewood") == "removed"
    assert pile(runner, "graveyard") == ["rocco_bellini"]


@pytest.mark.rule("L-118", "L-159")
def test_gear_that_comes_back_from_the_dead_cannot_be_taken() -> None:
    """In the colony, where it goes to the hand: but the hand was empty when the blow fell."""
    runner = three()
    for survivor in ("cole_winters", "emma_han", *THREE[2]):
        place(runner, survivor, "school")
    equip(runner, "rocco_bellini", "nightstick")
    runner.state.wounds = {"rocco_bellini": 2}
    settle(runner)
    runner.table.force([1])
    play(runner, "attack:gia_najjar")
    assert pile(runner, "graveyard") == ["rocco_bellini"]
    assert (hand(runner, 0), hand(runner, 1)) == ([], ["nightstick"])


@pytest.mark.rule("L-119")
@pytest.mark.parametrize("rolled", [1, 6])
def test_an_attack_on_a_survivor_exposes_nobody(rolled: int) -> None:
    runner = against("rocco_bellini", damaged=2)
    runner.table.force([rolled])
    play(runner, "attack:gia_najjar")
    assert "log-exposure" not in log(runner)
    assert damage(runner.state, "gia_najjar") == 0
    assert ("rocco_bellini" in runner.state.where) is (rolled == 6)


@pytest.mark.rule("L-120", "L-106")
def test_the_same_survivor_attacks_again_for_another_die() -> None:
    runner = gia_at_school(2, 3, 1, beside=3)
    runner.table.force([BLANK], [BLANK])
    play(runner, "attack:gia_najjar", "attack:gia_najjar")
    assert zombies_there(runner, "school") == 1
    assert (me(runner).dice, me(runner).used) == ([1], [2, 3])
    assert "attack:gia_najjar" not in keys(runner)


@pytest.mark.rule("L-123")
def test_in_co_operation_others_can_be_attacked() -> None:
    runner = seated(["gia_najjar", "cole_winters"], ["rocco_bellini", "blue"], mode="cooperative")
    for survivor in ("gia_najjar", "rocco_bellini"):
        place(runner, survivor, "school")
    settle(runner)
    runner.table.force([1])
    play(runner, "attack:gia_najjar")
    assert runner.state.wounds == {"rocco_bellini": 1}


@pytest.mark.rule("L-123")
@pytest.mark.parametrize("exile", [0, 1])
def test_exiles_attack_and_are_attacked(exile: int) -> None:
    runner = three()
    for survivor in THREE[exile]:
        place(runner, survivor, "school")
    place(runner, "gia_najjar", "school")
    place(runner, "rocco_bellini", "school")
    place(runner, "emma_han", "hospital")
    me(runner, exile).exiled = True
    settle(runner)
    runner.table.force([2])
    play(runner, "attack:gia_najjar")
    assert runner.state.wounds == {"rocco_bellini": 1}


@pytest.mark.rule("L-124")
def test_only_the_two_know_the_stolen_card() -> None:
    runner = against("rocco_bellini", "rations")
    runner.table.force([1], [1])
    play(runner, "attack:gia_najjar")
    assert seers(runner, "rations") == [0, 1]
    assert view(runner, 1).cards("hand.0") == ["rations"]
    assert view(runner, 2).cards("hand.0") == [None]
    assert not log_names(runner, "rations", 2)


@pytest.mark.rule("L-590")
@pytest.mark.parametrize("rolled", [1, 6])
@pytest.mark.parametrize(("exiled", "blows"), [(False, 1), (True, 0)])
def test_an_attack_on_somebody_at_home_is_remembered(exiled: bool, blows: int, rolled: int) -> None:
    runner = against("rocco_bellini")
    runner.state.players[1].exiled = exiled
    settle(runner)
    runner.table.force([rolled])
    play(runner, "attack:gia_najjar")
    assert runner.state.players[0].stats.get("blows", 0) == blows


# --- search -----------------------------------------------------------------------------------------------------


def searcher(survivor: str = "gia_najjar", at: str = "school", *values: int) -> Game:
    runner = seated([survivor, "cole_winters"], ["rocco_bellini", "blue"], ["nadia_rivers", "eric_parker"])
    place(runner, survivor, at)
    dice(runner, 0, *(values or (6, 6, 6)))
    settle(runner)
    return runner


SCHOOL_CARDS = ("milk_powder", "tuck_shop", "physics_kit", "foil_blankets", "lesson_plans", "megaphone")


def laid(runner: Game, *cards: str) -> Game:
    stack(runner, "deck.school", *cards)
    settle(runner)
    return runner


@pytest.mark.rule("L-125")
def test_every_location_with_a_deck_can_be_searched_but_not_the_colony() -> None:
    for at in (*ORDINARY, "raxxon"):
        runner = seated(["gia_najjar"], ["blue"], ["nadia_rivers"], variants=["raxxon"])
        place(runner, "gia_najjar", at)
        settle(runner)
        assert of_kind(runner, "search") == ["gia_najjar"]
    place(runner, "gia_najjar", "colony")
    settle(runner)
    assert of_kind(runner, "search") == []


@pytest.mark.rule("L-013", "L-126")
@pytest.mark.parametrize(
    ("survivor", "least"), [("blue", 2), ("cole_winters", 3), ("gia_najjar", 4), ("forest_plum", 5)]
)
def test_a_search_takes_a_die_of_the_search_value(survivor: str, least: int) -> None:
    runner = seated([survivor, "agnes_thorne"], ["rocco_bellini"], ["nadia_rivers", "eric_parker"])
    place(runner, survivor, "school")
    for value in range(1, 7):
        dice(runner, 0, value)
        settle(runner)
        assert (f"search:{survivor}" in keys(runner)) is (value >= least)


@pytest.mark.rule("L-126")
def test_only_own_survivors_search() -> None:
    runner = searcher()
    place(runner, "blue", "school")
    settle(runner)
    assert of_kind(runner, "search") == ["gia_najjar"]


@pytest.mark.rule("L-127", "L-057")
def test_the_top_card_is_looked_at_but_not_yet_in_hand() -> None:
    runner = laid(searcher(), *SCHOOL_CARDS)
    play(runner, "search:gia_najjar")
    assert keys(runner) == ["card:milk_powder", "noise"]
    assert hand(runner, 0) == []
    assert seers(runner, "milk_powder") == [0]
    assert len(pile(runner, "deck.school")) == 19


@pytest.mark.rule("L-128")
def test_taking_it_ends_the_search() -> None:
    runner = laid(searcher(), *SCHOOL_CARDS)
    play(runner, "search:gia_najjar", "card:milk_powder")
    assert hand(runner, 0) == ["milk_powder"]
    assert prompt(runner) == "ask-action"
    assert tokens(runner, "noise-token", "school") == 0
    assert pile(runner, "deck.school")[-1] == "tuck_shop"


@pytest.mark.rule("L-129")
def test_noise_lays_a_token_and_shows_one_more_card() -> None:
    runner = laid(searcher(), *SCHOOL_CARDS)
    play(runner, "search:gia_najjar", "noise")
    assert tokens(runner, "noise-token", "school") == 1
    assert keys(runner) == ["card:milk_powder", "card:tuck_shop", "noise"]
    assert hand(runner, 0) == []


@pytest.mark.rule("L-058", "L-130", "L-132")
@pytest.mark.parametrize("lying", [0, 1, 3, 4])
def test_noise_can_be_made_while_a_noise_space_is_empty(lying: int) -> None:
    """Then one of the cards must be kept."""
    runner = laid(searcher(), *SCHOOL_CARDS)
    runner.table.shift("noise-token", lying, "supply", "school")
    settle(runner)
    play(runner, "search:gia_najjar")
    made = 0
    while "noise" in (keys(runner) if prompt(runner) == "ask-search" else ()):
        play(runner, "noise")
        made += 1
    assert made == 4 - lying
    assert tokens(runner, "noise-token", "school") == 4
    if made:
        assert (prompt(runner), keys(runner)) == ("ask-keep", [f"card:{card}" for card in SCHOOL_CARDS[: made + 1]])
        play(runner, "card:tuck_shop")
        assert hand(runner, 0) == ["tuck_shop"]
    else:
        assert hand(runner, 0) == ["milk_powder"]


@pytest.mark.rule("L-131")
def test_no_noise_without_a_card_left_to_draw() -> None:
    runner = searcher()
    for card in [*pile(runner, "deck.school")]:
        put(runner, card, "box")
    stack(runner, "deck.school", "milk_powder", "tuck_shop")
    settle(runner)
    play(runner, "search:gia_najjar", "noise")
    assert (prompt(runner), keys(runner)) == ("ask-keep", ["card:milk_powder", "card:tuck_shop"])
    assert tokens(runner, "noise-token", "school") == 1


@pytest.mark.rule("L-132", "L-133", "L-134", "L-553")
def test_one_is_kept_and_the_others_go_under_the_deck_in_the_order_drawn() -> None:
    """The first one drawn goes under the deck first, so the last one drawn is at the very bottom."""
    runner = laid(searcher(), *SCHOOL_CARDS)
    play(runner, "search:gia_najjar", "noise", "noise", "noise", "card:physics_kit")
    assert hand(runner, 0) == ["physics_kit"]
    assert pile(runner, "deck.school")[:3] == ["foil_blankets", "tuck_shop", "milk_powder"]
    assert len(pile(runner, "deck.school")) == 19
    for card in ("milk_powder", "tuck_shop", "foil_blankets", "physics_kit"):
        assert seers(runner, card) == [0]
    assert {*view(runner, 1).cards("deck.school")} == {None}
    for card in ("milk_powder", "tuck_shop", "foil_blankets", "physics_kit"):
        assert not log_names(runner, card, 1)


@pytest.mark.rule("L-135")
def test_the_same_survivor_searches_again_for_another_die() -> None:
    runner = laid(searcher("gia_najjar", "school", 4, 5, 3), *SCHOOL_CARDS)
    play(runner, "search:gia_najjar", "card:milk_powder", "search:gia_najjar", "card:tuck_shop")
    assert sorted(hand(runner, 0)) == ["milk_powder", "tuck_shop"]
    assert (me(runner).dice, me(runner).used) == ([3], [4, 5])
    assert "search:gia_najjar" not in keys(runner)


@pytest.mark.rule("L-136")
def test_an_empty_deck_is_not_searched_and_never_refilled() -> None:
    runner = searcher()
    cards = [*pile(runner, "deck.school")]
    for card in cards:
        put(runner, card, "waste")
    stack(runner, "deck.school", "milk_powder")
    settle(runner)
    play(runner, "search:gia_najjar")
    assert hand(runner, 0) == ["milk_powder"]
    assert "search:gia_najjar" not in keys(runner)
    play(runner, "play:milk_powder", "choose:mix")
    assert pile(runner, "deck.school") == []
    assert pile(runner, "waste")[-1] == "milk_powder"
    assert "search:gia_najjar" not in keys(runner)


# --- barricade, clean, attract ----------------------------------------------------------------------------------


@pytest.mark.rule("L-137")
def test_any_die_makes_a_barricade_at_the_entrance_of_the_place() -> None:
    runner = gia_at_school(1)
    play(runner, "barricade:gia_najjar")
    assert tokens(runner, "barricade-token", "school") == 1
    assert me(runner).used == [1]


@pytest.mark.rule("L-137")
def test_in_the_colony_the_player_chooses_among_entrances_with_an_empty_space() -> None:
    runner = three()
    zombies(runner, "colony.1", 3)
    zombies(runner, "colony.4", 2)
    lay_tokens(runner, "barricade-token", "colony.4")
    zombies(runner, "colony.5", 2)
    settle(runner)
    play(runner, "barricade:gia_najjar")
    assert of_kind(runner, "entrance") == ["colony.2", "colony.3", "colony.5", "colony.6"]
    play(runner, "entrance:colony.5")
    assert [tokens(runner, "barricade-token", entrance) for entrance in COLONY_ENTRANCES] == [0, 0, 0, 1, 1, 0]


@pytest.mark.rule("L-138")
def test_waste_is_cleaned_for_any_die_with_somebody_in_the_colony() -> None:
    runner = three()
    put(runner, "rations", "waste")
    dice(runner, 0, 1)
    for survivor in THREE[0]:
        place(runner, survivor, "school")
    settle(runner)
    assert "clean" not in keys(runner)
    place(runner, "cole_winters", "colony")
    settle(runner)
    play(runner, "clean")
    assert me(runner).used == [1]
    assert pile_of(runner, "rations") == "removed"


@pytest.mark.rule("L-139", "L-140", "L-052")
@pytest.mark.parametrize(("lying", "left"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_the_top_three_cards_leave_the_game(lying: int, left: int) -> None:
    cards = ["rations", "firewood", "bandages", "sedative", "lamp_oil"][:lying]
    runner = three()
    for card in cards:
        put(runner, card, "waste")
    settle(runner)
    play(runner, "clean")
    assert me(runner).stats.get("cleaned") == 1
    assert pile(runner, "waste") == cards[:left]
    assert sorted(pile(runner, "removed")) == sorted(cards[left:])


@pytest.mark.rule("L-140")
def test_an_empty_waste_pile_is_not_cleaned() -> None:
    runner = three()
    assert pile(runner, "waste") == []
    assert "clean" not in keys(runner)


@pytest.mark.rule("L-141", "L-142")
def test_up_to_two_zombies_of_one_other_place_are_attracted() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "hospital", 3)
    zombies(runner, "library", 1)
    zombies(runner, "school", 1)
    dice(runner, 0, 1)
    settle(runner)
    play(runner, "attract:gia_najjar")
    assert of_kind(runner, "at") == ["library", "hospital"]
    play(runner, "at:hospital")
    assert zombies_there(runner, "school") == 2
    assert keys(runner) == ["entrance:hospital", "enough"]
    play(runner, "entrance:hospital")
    assert [zombies_there(runner, at) for at in ("school", "hospital", "library")] == [3, 1, 1]
    assert (me(runner).dice, me(runner).used) == ([], [1])
    assert prompt(runner) == "ask-action"
    assert log(runner).count("log-exposure") == 0


@pytest.mark.rule("L-142")
def test_at_least_one_zombie_must_be_attracted() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "hospital", 2)
    settle(runner)
    play(runner, "attract:gia_najjar")
    assert zombies_there(runner, "school") == 1
    play(runner, "enough")
    assert [zombies_there(runner, at) for at in ("school", "hospital")] == [1, 1]


@pytest.mark.rule("L-142")
def test_zombies_of_the_own_place_cannot_be_attracted() -> None:
    runner = gia_at_school(6, beside=2)
    assert "attract:gia_najjar" not in keys(runner)
    assert "attract:cole_winters" in keys(runner)


@pytest.mark.rule("L-143")
def test_in_the_colony_the_player_chooses_any_empty_spaces() -> None:
    runner = three()
    zombies(runner, "hospital", 2)
    zombies(runner, "colony.1", 3)
    lay_tokens(runner, "barricade-token", "colony.2", 3)
    lay_tokens(runner, "barricade-token", "colony.3.trap", 3)
    settle(runner)
    play(runner, "attract:gia_najjar")
    assert (prompt(runner), of_kind(runner, "entrance")) == ("ask-where-to", ["colony.4", "colony.5", "colony.6"])
    play(runner, "entrance:colony.6", "entrance:hospital")
    assert of_kind(runner, "entrance") == ["colony.4", "colony.5", "colony.6"]
    play(runner, "entrance:colony.6")
    assert zombies_there(runner, "colony.6") == 2
    assert tokens(runner, "barricade-token", "colony.2") == tokens(runner, "barricade-token", "colony.3.trap") == 3
    assert runner.state.morale == 6


@pytest.mark.rule("L-143")
def test_only_as_many_come_as_there_are_empty_spaces() -> None:
    runner = three()
    place(runner, "gia_najjar", "gas_station")
    zombies(runner, "gas_station", 2)
    zombies(runner, "hospital", 2)
    settle(runner)
    play(runner, "attract:gia_najjar")
    assert [zombies_there(runner, at) for at in ("gas_station", "hospital")] == [3, 1]
    assert "gia_najjar" in runner.state.where
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-141")
def test_zombies_of_the_colony_can_be_attracted_away() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "colony.2", 1)
    zombies(runner, "colony.5", 1)
    settle(runner)
    play(runner, "attract:gia_najjar")
    assert of_kind(runner, "entrance") == ["colony.2", "colony.5"]
    play(runner, "entrance:colony.5", "enough")
    assert [zombies_there(runner, at) for at in ("colony.2", "colony.5", "school")] == [1, 0, 1]


@pytest.mark.rule("L-144")
def test_special_zombies_are_not_attracted() -> None:
    runner = seated(*THREE, variants=["raxxon"])
    put(runner, "exp_claw_figure", "figures.lurking")
    runner.state.lurking = {"exp_claw_figure": "hospital"}
    place(runner, "gia_najjar", "school")
    settle(runner)
    assert not of_kind(runner, "attract")
    zombies(runner, "hospital", 1)
    settle(runner)
    play(runner, "attract:gia_najjar")
    assert zombies_there(runner, "school") == 1
    assert runner.state.lurking == {"exp_claw_figure": "hospital"}
    assert prompt(runner) == "ask-action"


# --- abilities --------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-145")
@pytest.mark.parametrize("value", range(1, 7))
def test_an_ability_with_a_number_costs_such_a_die(value: int) -> None:
    """Gia heals somebody beside her for a 4."""
    runner = three()
    runner.state.wounds = {"emma_han": 2}
    dice(runner, 0, value)
    settle(runner)
    if value < 4:
        assert "use:gia_najjar" not in keys(runner)
        with pytest.raises(Refused):
            play(runner, "use:gia_najjar")
        return
    play(runner, "use:gia_najjar")
    assert runner.state.wounds == {"emma_han": 1}
    assert (me(runner).dice, me(runner).used) == ([], [value])


@pytest.mark.rule("L-146")
def test_it_can_be_used_again_for_another_die() -> None:
    """A stun baton attacks for a 3, as often as there are dice."""
    runner = gia_at_school(3, 4, 2, beside=3)
    equip(runner, "gia_najjar", "stun_baton")
    settle(runner)
    play(runner, "use:stun_baton", "use:stun_baton")
    assert zombies_there(runner, "school") == 1
    assert me(runner).used == [3, 4]
    assert "use:stun_baton" not in keys(runner)


@pytest.mark.rule("L-146", "L-109")
def test_a_text_can_limit_it_to_once_a_round() -> None:
    runner = three()
    runner.state.wounds = {"emma_han": 2}
    dice(runner, 0, 4, 4, 4)
    settle(runner)
    play(runner, "use:gia_najjar")
    assert runner.state.wounds == {"emma_han": 1}
    assert "use:gia_najjar" not in keys(runner)


@pytest.mark.rule("L-147", "L-109")
def test_an_ability_without_a_number_is_a_choice_once_a_round() -> None:
    """Nadia raises a die by 2 while two others are with her."""
    runner = seated(["nadia_rivers", "cole_winters"], ["rocco_bellini", "blue"], ["gia_najjar", "eric_parker"])
    dice(runner, 0, 1, 1)
    settle(runner)
    play(runner, "use:nadia_rivers")
    assert sorted(me(runner).dice) == [1, 3]
    assert me(runner).used == []
    assert "use:nadia_rivers" not in keys(runner)


@pytest.mark.rule("L-147")
def test_an_ability_without_a_number_can_act_by_itself() -> None:
    """Derek's first noise in a search is none; Rocco lays two barricades."""
    runner = laid(searcher("derek_yoshida"), *SCHOOL_CARDS)
    play(runner, "search:derek_yoshida")
    assert (prompt(runner), keys(runner)) == ("ask-search-silently", ["card:milk_powder", "look-on"])
    play(runner, "look-on")
    assert tokens(runner, "noise-token", "school") == 0
    play(runner, "noise", "card:milk_powder")
    assert tokens(runner, "noise-token", "school") == 1
    assert "derek_yoshida" not in of_kind(runner, "use")
    rocco = seated(["rocco_bellini"], ["blue"], ["gia_najjar"])
    play(rocco, "barricade:rocco_bellini", "entrance:colony.2", "entrance:colony.3")
    assert [tokens(rocco, "barricade-token", entrance) for entrance in COLONY_ENTRANCES] == [0, 1, 1, 0, 0, 0]
    assert me(rocco).used == [6]


@pytest.mark.rule("L-565")
def test_every_player_uses_an_improvement_once_a_round() -> None:
    """The sledge track lets somebody travel without exposure."""
    runner = seated(*THREE, variants=["improvements"])
    put(runner, "imp_sledge_track", "finished")
    quiet(runner)
    settle(runner)
    play(runner, "use:imp_sledge_track", "survivor:gia_najjar", "at:school")
    assert runner.state.where["gia_najjar"] == "school"
    assert "use:imp_sledge_track" not in keys(runner)
    play(runner, "end-turn")
    assert turn(runner).seat == 1
    play(runner, "use:imp_sledge_track", "survivor:emma_han", "at:library", seat=1)
    assert runner.state.where["emma_han"] == "library"
    assert "use:imp_sledge_track" not in keys(runner, 1)
    assert "log-exposure" not in log(runner)
    assert runner.state.piles["finished"] == ["imp_sledge_track"]


@pytest.mark.rule("L-014")
def test_an_ability_works_only_where_its_text_says() -> None:
    """Tomas takes something back from the waste pile, in the colony, for a 5."""
    runner = seated(["tomas_novak", "cole_winters"], ["rocco_bellini", "blue"], ["gia_najjar", "eric_parker"])
    put(runner, "rations", "waste")
    settle(runner)
    assert "use:tomas_novak" in keys(runner)
    place(runner, "tomas_novak", "school")
    settle(runner)
    assert "use:tomas_novak" not in keys(runner)


@pytest.mark.rule("L-114")
def test_a_bitten_attacker_leaves_no_zombie_behind() -> None:
    runner = gia_at_school(6, beside=1)
    runner.table.force([BITE])
    play(runner, "attack:gia_najjar")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert zombies_there(runner, "school") == 0
    assert runner.state.morale == 5
