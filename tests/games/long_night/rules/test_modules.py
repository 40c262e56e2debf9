"""Choosing modules, and the rules that belong to every game of The Long Night (chapter 16)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from fivefires.games.long_night.content import index
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.rules.setup import box, box_for, cards_for, start
from fivefires.games.long_night.state import Stage, damage
from fivefires.kernel import Setup
from tests.games.long_night.tables import (
    COLONY_ENTRANCES,
    MODULES,
    ORDINARY,
    THREE,
    Game,
    all_vote,
    asked_rule,
    colony_phase,
    dice,
    equip,
    fill,
    give,
    hand,
    helpless,
    hold,
    keep_first,
    keys,
    lay_tokens,
    lines,
    me,
    of_kind,
    opening,
    pile,
    pile_of,
    place,
    play,
    prompt,
    put,
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

MIXES = [*chain.from_iterable(combinations(MODULES, size) for size in range(4))]


# --- modules ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-374")
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_every_mix_of_modules_brings_its_places_and_pieces(modules: tuple[str, ...]) -> None:
    runner = opening(3, variants=modules)
    assert ("raxxon" in runner.state.places) is ("raxxon" in modules)
    assert ("hideout" in runner.state.places) is ("bandits" in modules)
    assert len(pile(runner, "projects")) == (4 if "improvements" in modules else 0)


@pytest.mark.rule("L-375", "L-395", "L-405")
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_cards_with_a_symbol_enter_only_with_their_module(modules: tuple[str, ...]) -> None:
    runner = opening(3, variants=modules)
    out = {*pile(runner, "box.open")}
    for deck in (index.CRISIS, index.SURVIVOR, index.CROSSROADS, index.SECRET, index.BETRAYAL):
        marked = {str(module) for card in deck.values() for module in card.modules}
        if deck is not index.SECRET and deck is not index.BETRAYAL:
            assert marked == {*MODULES}
        for id, card in deck.items():
            assert (id not in out) is all(str(module) in modules for module in card.modules)


@pytest.mark.rule("L-375")
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_an_objective_by_chance_fits_the_modules(modules: tuple[str, ...]) -> None:
    for seed in range(4):
        (drawn,) = pile(opening(3, variants=modules, seed=seed, objective="random"), "main")
        assert {str(module) for module in index.MAIN[drawn].modules} <= {*modules}


@pytest.fixture
def fresh_boxes() -> Iterator[None]:
    """Boxes are shared between set-ups; one with a card of a test's own must not be."""
    for kept in (cards_for, box_for):
        kept.cache_clear()
    yield
    for kept in (cards_for, box_for):
        kept.cache_clear()


@pytest.mark.rule("L-376")
@pytest.mark.parametrize(
    ("modules", "enters"),
    [((), False), (("improvements",), False), (("bandits",), False), (("improvements", "bandits"), True)],
)
@pytest.mark.usefixtures("fresh_boxes")
def test_a_card_with_two_symbols_needs_both_modules(
    monkeypatch: pytest.MonkeyPatch, modules: tuple[str, ...], enters: bool
) -> None:
    card = v.Crisis("crisis_rats", (v.TOOL,), (), (2, 3), modules=(v.IMPROVEMENTS, v.BANDITS))
    monkeypatch.setitem(index.CRISIS, "crisis_rats", card)
    chosen = Setup(3, "rivals", modules)
    state = start(chosen)
    box(chosen).lay_out(state)
    assert ("crisis_rats" in state.piles["crises"]) is enters
    assert ("crisis_rats" in state.piles["box.open"]) is not enters


@pytest.mark.rule("L-377")
@pytest.mark.parametrize(
    ("modules", "card", "ways"),
    [
        ((), "rations", []),
        (("bandits",), "rations", ["eat", "trade"]),
        (("improvements",), "rations", []),
        ((), "odds_and_ends", []),
        (("improvements",), "odds_and_ends", ["tinker", "build"]),
        ((), "drum_of_diesel", ["convoy", "pyre"]),
        (("improvements",), "drum_of_diesel", ["convoy", "pyre", "machines"]),
        ((), "antifreeze", []),
        (("raxxon",), "antifreeze", ["thaw", "coolant"]),
    ],
)
def test_an_item_offers_the_effects_of_modules_in_play(modules: tuple[str, ...], card: str, ways: list[str]) -> None:
    """With one effect left nobody is asked which."""
    runner = seated(*THREE, variants=modules)
    give(runner, 0, card)
    settle(runner)
    play(runner, f"play:{card}")
    if prompt(runner) == "ask-user":
        play(runner, "survivor:gia_najjar")
    assert of_kind(runner, "choose") == ways


@pytest.mark.rule("L-377")
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_item_decks_are_not_sorted_out(modules: tuple[str, ...]) -> None:
    runner = opening(3, variants=modules)
    assert [len(pile(runner, f"deck.{location}")) for location in ORDINARY] == [20] * 6
    assert sum(len(hand(runner, seat)) for seat in range(3)) + len(pile(runner, "box")) == 25


@pytest.mark.rule("L-378")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [(), MODULES], ids=["none", "all"])
def test_enough_cards_remain_in_cooperation(players: int, modules: tuple[str, ...]) -> None:
    runner = opening(players, mode="cooperative", variants=modules, adult="without")
    wanted = 3 if players == 2 else 2
    for seat in range(players):
        assert len(pile(runner, f"dealt.{seat}")) >= max(wanted, 3)
    quiet(runner)
    keep_first(runner)
    assert all(len(pile(runner, f"group.{seat}")) >= wanted for seat in range(players))
    assert len(pile(runner, "crises")) >= 10
    assert len(pile(runner, "crossroads")) >= 20


@pytest.mark.rule("L-379")
@pytest.mark.parametrize("crisis", ["crisis_lower_doors", "crisis_roadblocks"])
def test_an_effect_on_a_rule_that_is_not_in_force_does_nothing(crisis: str) -> None:
    runner = three()
    before = (runner.state.morale, tokens(runner, "bandit-figure", "supply"), {**runner.state.where})
    colony_phase(runner, Stage.CRISIS, crisis=crisis)
    assert (runner.state.morale, tokens(runner, "bandit-figure", "supply"), runner.state.where) == before
    assert (pile(runner, "figures.lurking"), pile(runner, "experiments.loose")) == ([], [])


@pytest.mark.rule("L-379")
def test_the_other_parts_of_such_a_text_still_hold() -> None:
    """A hostage without bandits: the hideout does not exist, but a helpless person goes and morale falls."""
    runner = three()
    helpless(runner, 2)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_hostage")
    all_vote(runner, "no", "no", "no")
    assert {*runner.state.where.values()} == {"colony"}
    assert tokens(runner, "helpless-token", "colony") == 1
    assert runner.state.morale == 5


# --- despair ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-373", "L-380")
def test_despair_is_given_by_cards_one_token_each() -> None:
    runner = three()
    colony_phase(runner, Stage.CRISIS, crisis="crisis_longest_night")
    for seat, survivor in enumerate(("cole_winters", "emma_han", "derek_yoshida")):
        assert (runner.asked(), len(keys(runner, seat))) == ([seat], 2)
        play(runner, f"survivor:{survivor}", seat=seat)
    assert [tokens(runner, "despair-token", one) for one in ("cole_winters", "emma_han", "derek_yoshida")] == [1, 1, 1]
    assert tokens(runner, "despair-token", "supply") == 9
    assert (runner.state.wounds, runner.state.frostbite) == ({}, {})


@pytest.mark.rule("L-381", "L-292")
def test_the_third_token_kills_though_it_is_despair() -> None:
    runner = three()
    runner.state.wounds, runner.state.frostbite = {"cole_winters": 1}, {"cole_winters": 1}
    colony_phase(runner, Stage.CRISIS, crisis="crisis_longest_night")
    play(runner, "survivor:cole_winters")
    play(runner, "survivor:rocco_bellini", seat=1)
    play(runner, "survivor:lily_mae", seat=2)
    assert pile(runner, "graveyard") == ["cole_winters"]
    assert runner.state.morale == 4


def sad_gia(*cards: str) -> Game:
    runner = three()
    runner.state.wounds = {"gia_najjar": 1}
    lay_tokens(runner, "despair-token", "gia_najjar", 1)
    give(runner, 0, *cards)
    settle(runner)
    return runner


@pytest.mark.rule("L-382")
def test_despair_goes_only_by_what_names_it() -> None:
    runner = sad_gia("antibiotics", "antidepressants")
    play(runner, "play:antibiotics")
    assert runner.state.wounds == {}
    assert (tokens(runner, "despair-token", "gia_najjar"), damage(runner.state, "gia_najjar")) == (1, 1)
    play(runner, "play:antidepressants")
    assert damage(runner.state, "gia_najjar") == 0
    assert tokens(runner, "despair-token", "supply") == 12


@pytest.mark.rule("L-382")
def test_what_names_despair_leaves_wounds() -> None:
    runner = sad_gia("antidepressants")
    play(runner, "play:antidepressants")
    assert runner.state.wounds == {"gia_najjar": 1}
    assert tokens(runner, "despair-token", "gia_najjar") == 0


# --- unruly people ----------------------------------------------------------------------------------------------


@pytest.mark.rule("L-373", "L-383")
@pytest.mark.parametrize(("normal", "left", "unruly"), [(4, 1, 3), (2, 0, 2)])
def test_a_card_turns_helpless_people_over(normal: int, left: int, unruly: int) -> None:
    """The bread queue: one for each of three players, as far as there are any."""
    runner = three()
    helpless(runner, normal)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_bread_queue")
    assert tokens(runner, "helpless-token", "colony") == left
    assert tokens(runner, "helpless-token", "colony.unruly") == unruly


@pytest.mark.rule("L-383")
def test_a_layout_begins_with_unruly_people() -> None:
    runner = opening(3, variants=("improvements", "hard"), objective="goal_new_roof")
    assert tokens(runner, "helpless-token", "colony") == 2
    assert tokens(runner, "helpless-token", "colony.unruly") == 1


@pytest.mark.rule("L-384", "L-386")
@pytest.mark.parametrize(
    ("inside", "normal", "unruly", "halves"),
    [(6, 0, 1, 4), (6, 0, 2, 5), (5, 0, 1, 4), (6, 1, 1, 5), (5, 1, 2, 5), (0, 0, 3, 3), (0, 1, 1, 2)],
)
def test_an_unruly_person_eats_and_smells_for_two(inside: int, normal: int, unruly: int, halves: int) -> None:
    """Rounded up once, over all of them."""
    runner = three()
    for number, survivor in enumerate([*runner.state.where][inside:]):
        place(runner, survivor, "school" if number < 3 else "hospital")
    if normal:
        helpless(runner, normal)
    helpless(runner, unruly, unruly=True)
    lay_tokens(runner, "food-token", "colony", 10)
    colony_phase(runner)
    assert tokens(runner, "food-token", "colony") == 10 - halves
    assert sum(zombies_there(runner, entrance) for entrance in COLONY_ENTRANCES) == halves


@pytest.mark.rule("L-385")
@pytest.mark.parametrize(("unruly", "asked"), [(2, "ask-action"), (3, "ask-crossroads-vote")])
def test_for_everything_else_an_unruly_person_counts_once(unruly: int, asked: str) -> None:
    """The road south opens for three helpless people."""
    runner = three()
    helpless(runner, unruly, unruly=True)
    dice(runner, 0, 1)
    hold(runner, "cr_road_south")
    play(runner, "barricade:gia_najjar", "entrance:colony.1")
    assert prompt(runner) == asked


@pytest.mark.rule("L-387", "L-388")
@pytest.mark.parametrize(("exiled", "goal"), [(False, "waste"), (True, "removed")])
def test_a_medicine_calms_one_without_its_effect(exiled: bool, goal: str) -> None:
    runner = three()
    helpless(runner, 2, unruly=True)
    give(runner, 0, "bandages", "canned_beans")
    runner.state.wounds = {"gia_najjar": 1}
    if exiled:
        me(runner).exiled = True
        for survivor in THREE[0]:
            place(runner, survivor, "school")
    settle(runner)
    play(runner, "calm:bandages")
    assert tokens(runner, "helpless-token", "colony") == 1
    assert tokens(runner, "helpless-token", "colony.unruly") == 1
    assert runner.state.wounds == {"gia_najjar": 1}
    assert pile_of(runner, "bandages") == goal
    assert of_kind(runner, "calm") == []


@pytest.mark.rule("L-387")
def test_without_anybody_unruly_there_is_nobody_to_calm() -> None:
    runner = three()
    helpless(runner, 2)
    give(runner, 0, "bandages")
    settle(runner)
    assert of_kind(runner, "calm") == []


# --- traps ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-373", "L-389")
def test_a_trap_comes_from_an_effect_and_takes_one_space() -> None:
    """Lily Mae sets it, at an entrance where one space is left."""
    runner = seated(["lily_mae", "cole_winters"], THREE[1], ["derek_yoshida"])
    place(runner, "lily_mae", "school")
    zombies(runner, "school", 3)
    dice(runner, 0, 6, 6)
    settle(runner)
    play(runner, "use:lily_mae")
    assert tokens(runner, "barricade-token", "school.trap") == 1
    assert tokens(runner, "barricade-token", "school") == 0
    assert "barricade:lily_mae" not in keys(runner)


@pytest.mark.rule("L-390")
def test_a_trap_with_a_free_space_beside_it_just_lies_there() -> None:
    runner = three()
    lay_tokens(runner, "barricade-token", "colony.1.trap", 1)
    lay_tokens(runner, "zombie-figure", "colony.1", 1)
    zombies_come(runner)
    assert zombies_there(runner, "colony.1") == 2
    assert tokens(runner, "barricade-token", "colony.1.trap") == 1


@pytest.mark.rule("L-391")
@pytest.mark.parametrize(("entrance", "spaces", "inside"), [("colony.1", 3, True), ("school", 4, False)])
def test_a_lost_trap_clears_its_entrance(entrance: str, spaces: int, inside: bool) -> None:
    runner = three()
    if not inside:
        place(runner, "gia_najjar", "school")
    fill(runner, entrance, traps=1, spaces=spaces)
    lay_tokens(runner, "zombie-figure", "colony.4", 2)
    zombies_come(runner)
    assert zombies_there(runner, entrance) == 0
    assert tokens(runner, "barricade-token", f"{entrance}.trap") == 0
    assert tokens(runner, "barricade-token", "supply") == 21
    assert zombies_there(runner, "colony.4") == 2
    assert (runner.state.morale, pile(runner, "graveyard")) == (6, [])


@pytest.mark.rule("L-392")
def test_special_zombies_survive_a_trap() -> None:
    runner = seated(*THREE, variants=("raxxon",))
    put(runner, "exp_claw_figure", "figures.lurking")
    runner.state.lurking["exp_claw_figure"] = "colony.1"
    fill(runner, "colony.1", traps=1, spaces=2)
    zombies_come(runner)
    assert zombies_there(runner, "colony.1") == 0
    assert tokens(runner, "barricade-token", "colony.1.trap") == 0
    assert runner.state.lurking == {"exp_claw_figure": "colony.1"}


@pytest.mark.rule("L-393")
@pytest.mark.parametrize(("answer", "left"), [("lose-barricade", (0, 1, 1)), ("lose-trap", (1, 0, 0))])
def test_the_first_player_chooses_between_barricade_and_trap(answer: str, left: tuple[int, int, int]) -> None:
    runner = three()
    fill(runner, "colony.1", barricades=1, traps=1)
    runner.state.knife = 1
    zombies_come(runner)
    assert (runner.asked(), asked_rule(runner)) == ([1], "L-393")
    assert keys(runner, 1) == ["lose-barricade", "lose-trap"]
    play(runner, answer, seat=1)
    barred = tokens(runner, "barricade-token", "colony.1"), tokens(runner, "barricade-token", "colony.1.trap")
    assert (*barred, zombies_there(runner, "colony.1")) == left


@pytest.mark.rule("L-394", "L-588")
@pytest.mark.parametrize(("doors", "evenings"), [(7, 4), (6, 4), (7, 3)])
def test_an_objective_counts_traps_as_barricades(doors: int, evenings: int) -> None:
    """Twelve Doors, the fifth evening: all six entrances of the colony and one location are barred, every other one
    with a trap.
    """
    runner = seated(*THREE, objective="goal_twelve_doors")
    for number, entrance in enumerate([*COLONY_ENTRANCES, *ORDINARY][:doors]):
        lay_tokens(runner, "barricade-token", f"{entrance}.trap" if number % 2 else entrance, 1)
    runner.state.marks = evenings
    colony_phase(runner, Stage.OBJECTIVE)
    if (doors, evenings) == (7, 4):
        assert result(runner).ending == "objective"
    else:
        assert runner.state.result is None
    assert runner.state.marks == evenings + (doors == 7)


@pytest.mark.rule("L-390", "L-394")
def test_a_crisis_takes_traps_like_barricades() -> None:
    """The roof takes three barricades of the colony; a trap that is taken so does no harm to zombies."""
    runner = three()
    lay_tokens(runner, "barricade-token", "colony.6.trap", 1)
    lay_tokens(runner, "zombie-figure", "colony.6", 1)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_roof")
    assert tokens(runner, "barricade-token", "colony.6.trap") == 0
    assert zombies_there(runner, "colony.6") == 1


@pytest.mark.rule("L-393", "L-394")
@pytest.mark.parametrize(("answer", "left", "line"), [
    ("lose-trap", (1, 0), "log-trap-lost"), ("lose-barricade", (0, 1), "log-barricade-lost"),
])  # fmt: skip
def test_the_first_player_says_whether_a_card_takes_a_barricade_or_a_trap(
    answer: str, left: tuple[int, int], line: str
) -> None:
    runner = seated(*THREE)
    give(runner, 0, "bottle_bomb")
    place(runner, "gia_najjar", "school")
    lay_tokens(runner, "barricade-token", "school", 1)
    lay_tokens(runner, "barricade-token", "school.trap", 1)
    runner.state.knife = 1
    settle(runner)
    before = lines(runner)
    play(runner, "play:bottle_bomb", "survivor:gia_najjar")
    assert (prompt(runner), runner.asked()) == ("ask-which-barrier", [1])
    play(runner, answer, seat=1)
    assert (tokens(runner, "barricade-token", "school"), tokens(runner, "barricade-token", "school.trap")) == left
    assert f"{line} school" in told(runner, before)


@pytest.mark.rule("L-389", "L-390")
def test_a_trap_is_set_only_where_a_space_is_empty() -> None:
    runner = seated(*THREE, variants=("raxxon",))
    fill(runner, "school", spaces=4)
    give(runner, 0, "sonic_charge")
    settle(runner)
    play(runner, "play:sonic_charge")
    assert "at:school" not in keys(runner)
    assert "at:library" in keys(runner)


@pytest.mark.rule("L-152")
def test_zombies_go_to_another_place_than_their_own() -> None:
    runner = three()
    give(runner, 0, "tear_gas")
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 2)
    settle(runner)
    play(runner, "play:tear_gas", "survivor:gia_najjar")
    assert (prompt(runner), "at:school" in keys(runner)) == ("ask-where", False)
    play(runner, "at:library", "enough")
    assert (zombies_there(runner, "school"), zombies_there(runner, "library")) == (1, 1)


@pytest.mark.rule("L-108", "L-152")
def test_nobody_can_drive_zombies_about_where_no_other_space_is_empty() -> None:
    runner = seated(*THREE, variants=("raxxon",))
    equip(runner, "gia_najjar", "pulse_cannon")
    for entrance in COLONY_ENTRANCES:
        fill(runner, entrance)
    for entrance, spaces in zip((*ORDINARY, "raxxon"), (4, 4, 4, 3, 4, 3, 4), strict=True):
        fill(runner, entrance, barricades=spaces - 1, spaces=spaces)
    settle(runner)
    assert "use:pulse_cannon" not in keys(runner)
    runner.table.shift("barricade-token", 1, "school", "supply")
    settle(runner)
    play(runner, "use:pulse_cannon")
    assert "at:school" not in keys(runner)
