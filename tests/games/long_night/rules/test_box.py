"""The box and its cards (chapter 1)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from fivefires.games.long_night import cover
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import (
    BETRAYAL,
    CRISIS,
    CROSSROADS,
    DECK_OF,
    INFLUENCE,
    ITEM,
    MAIN,
    SECRET,
    STORY,
    TASK,
    TYPE,
)
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.state import LongNightResult, damage
from fivefires.kernel import Setup
from tests.games.long_night.tables import (
    BITE,
    FROSTBITE,
    MODULES,
    ORDINARY,
    THREE,
    WOUND,
    Game,
    dice,
    give,
    hand,
    helpless,
    keep_first,
    keys,
    last_turn_of_round,
    lay_tokens,
    me,
    next_round,
    of_kind,
    opening,
    pile,
    pile_of,
    place,
    play,
    prompt,
    put,
    seated,
    settle,
    three,
    to_the_knife,
    tokens,
    turn,
    view,
    zombies_there,
)  # fmt: skip

DICE_OF_THREE = ((1, 1, 1), (1, 1, 1), (1, 1, 1))


def texts_of(name: str) -> dict[str, set[str]]:
    """The cards in a file of texts, and which parts each of them has."""
    found: dict[str, set[str]] = {}
    for line in (files(GAME.package) / "text" / f"{name}.en.ftl").read_text("utf-8").splitlines():
        key, equals, _ = line.partition(" =")
        if not equals:
            continue
        if key.startswith("    ."):
            found[[*found][-1]].add(key.strip(" ."))
        elif not key.startswith((" ", "#")):
            found[key] = set()
    return found


def open_crisis(runner: Game, card: str) -> None:
    for lying in [*pile(runner, "crisis")]:
        put(runner, lying, "crises")
    put(runner, card, "crisis")


@pytest.mark.rule("L-003")
def test_no_cards_of_another_box_can_be_blended_in() -> None:
    assert [choice.id for choice in GAME.options] == ["scenario", "objective", "adult"]
    assert {*GAME.variants} == {*MODULES, "betrayer", "hard", "elimination"}
    runner = opening(variants=MODULES)
    for deck in (*ORDINARY, "raxxon"):
        assert {DECK_OF[card.partition("#")[0]] for card in pile(runner, f"deck.{deck}")} == {deck}


CONVOY = v.Task(
    v.Layout(6, 6),
    v.Both((v.AtLeast(v.Laid((v.FUEL,)), v.PerPlayer(1)), v.AtLeast(v.Laid((v.TOOL,)), 2), v.AtLeast(v.Morale(), 4))),
    lay=(v.FUEL, v.TOOL),
)


def to_the_end_of_the_round(runner: Game) -> Game:
    """The colony phase is played up to the vote on the knife, or to the end of the game."""
    play(runner, "end-turn")
    while not runner.over and prompt(runner) != "ask-knife":
        for seat in runner.asked():
            runner.answer(seat, runner.options(seat)[0])
    return runner


@pytest.mark.rule("L-004", "L-253")
@pytest.mark.parametrize(
    ("fuel", "tools", "morale", "met"), [(3, 2, 9, True), (2, 2, 9, False), (3, 1, 9, False), (3, 2, 3, False)]
)
def test_an_objective_is_met_only_while_all_its_tasks_are(
    fuel: int, tools: int, morale: int, met: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A made-up convoy of three players: three fuel and two tools laid down, and morale of 4."""
    monkeypatch.setitem(TASK, "goal_convoy.normal", CONVOY)
    runner = seated(*THREE, objective="goal_convoy")
    open_crisis(runner, "crisis_whiteout")
    for card in (*("firewood", "lamp_oil", "fuel_can")[:fuel], *("megaphone", "lock_picks")[:tools]):
        put(runner, card, "laid")
    last_turn_of_round(runner)
    runner.state.morale = morale
    settle(runner)
    to_the_end_of_the_round(runner)
    assert runner.over is met
    if met:
        assert isinstance(runner.state.result, LongNightResult)
        assert (runner.state.result.ending, runner.state.result.met) == ("objective", True)


@pytest.mark.rule("L-004")
def test_an_objective_has_a_name_and_a_text_for_each_side() -> None:
    texts = texts_of("objectives")
    for objective in MAIN:
        assert {"normal", "hard"} <= texts[objective]


@pytest.mark.rule("L-005")
def test_every_objective_says_how_long_it_takes() -> None:
    assert {str(card.length) for card in MAIN.values()} == {"short", "medium", "long"}


@pytest.mark.rule("L-006")
@pytest.mark.parametrize(("hard", "wanted"), [(False, 7), (True, 11)])
def test_only_the_text_of_the_side_in_play_counts(hard: bool, wanted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for side, number in (("normal", 7), ("hard", 11)):
        task = v.Task(v.Layout(6, 6), v.AtLeast(v.Laid((v.FOOD,)), number), lay=(v.FOOD,))
        monkeypatch.setitem(TASK, f"goal_tribute.{side}", task)
    runner = opening(variants=["hard"] if hard else [])
    assert view(runner).progress() == [(0, wanted)]


@pytest.mark.rule("L-007")
def test_cards_of_the_scenarios_stay_out_of_other_games() -> None:
    assert (len(MAIN), len(BETRAYAL), len(STORY)) == (8, 11, 6)
    runner = opening(variants=MODULES)
    assert {pile_of(runner, card) for card in (*STORY, "bandit_betrayal")} == {"box.open"}
    random = opening(objective="random", prepare=lambda table: table.force([1]))
    assert pile(random, "main")[0] in MAIN
    story = opening(scenario="raid")
    assert pile(story, "main")[0] in STORY
    assert "bandit_betrayal" in [
        *pile(story, "objectives.aside"),
        *(card for seat in range(3) for card in pile(story, f"objective.{seat}")),
    ]


@pytest.mark.rule("L-008", "L-338")
@pytest.mark.parametrize(("held", "winners"), [(4, [0]), (3, [])])
def test_a_secret_objective_must_be_fulfilled_at_the_end(
    held: int, winners: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A made-up hoarder needs four cards in hand; the others need a graveyard that is not there."""
    goal = v.Task(v.Layout(6, 6), v.AtLeast(v.Morale(), 1))
    monkeypatch.setitem(TASK, "goal_tribute.normal", goal)
    runner = three()
    for seat, card in enumerate(("secret_hoarder", "secret_gravedigger", "secret_own_car")):
        needs = v.AtLeast(v.Dead(), 1) if seat else v.AtLeast(v.Cards(zone=v.HAND), 4)
        monkeypatch.setitem(SECRET, card, v.Secret(card, needs))
        for lying in [*pile(runner, f"objective.{seat}")]:
            put(runner, lying, "objectives")
        put(runner, card, f"objective.{seat}")
    open_crisis(runner, "crisis_whiteout")
    give(runner, 0, *("nightstick", "lock_picks", "megaphone", "riot_gun")[:held])
    last_turn_of_round(runner)
    to_the_end_of_the_round(runner)
    assert runner.state.result is not None
    assert runner.state.result.ending == "objective"
    assert runner.state.result.winners == winners


@pytest.mark.rule("L-010")
def test_influence_tells_the_highest_and_the_lowest() -> None:
    """Of Derek 31, Emma 46 and Rocco 62 beside the bitten Gia, Derek is the lowest."""
    runner = three()
    for survivor in ("rocco_bellini", "emma_han", "derek_yoshida"):
        place(runner, survivor, "school")
    settle(runner)
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert (prompt(runner), runner.asked()) == ("ask-bite", [2])


@pytest.mark.rule("L-017")
def test_items_begin_in_the_deck_of_their_location_and_starting_items_in_none() -> None:
    runner = opening(variants=["raxxon"])
    for card in ITEM:
        deck = DECK_OF[card.partition("#")[0]]
        lies = pile_of(runner, card)
        if deck == "starting":
            assert lies in ("box", "hand.0", "hand.1", "hand.2")
        else:
            assert lies == f"deck.{deck}"


@pytest.mark.rule("L-021", "L-022")
@pytest.mark.parametrize(
    ("cards", "prevented"),
    [
        (("megaphone", "lock_picks", "police_radio"), 1),
        (("nightstick", "riot_gun", "riot_shield"), 1),
        (("megaphone", "nightstick", "riot_gun"), 1),
        (("megaphone", "nightstick", "firewood"), 0),
        (("megaphone", "nightstick"), 0),
    ],
)
def test_cards_of_any_type_that_the_crisis_names_prevent_it(cards: tuple[str, ...], prevented: int) -> None:
    """Somebody has heard us: tools and weapons, or zombies come everywhere."""
    runner = three()
    open_crisis(runner, "crisis_they_heard_us")
    give(runner, 0, *cards)
    for survivor in runner.state.where:
        place(runner, survivor, "colony")
    last_turn_of_round(runner)
    play(runner, "contribute", *(f"card:{card}" for card in cards))
    to_the_knife(runner)
    assert runner.state.prevented == prevented
    assert zombies_there(runner, "school") == (0 if prevented else 1)


@pytest.mark.rule("L-021")
def test_every_crisis_names_types_and_an_effect() -> None:
    for card in CRISIS.values():
        assert card.prevent
        assert card.failure


@pytest.mark.rule("L-025", "L-408", "L-063")
@pytest.mark.parametrize(
    ("crisis", "places"),
    [
        ("crisis_fuel_shortage", {"police_station": 1, "gas_station": 1}),
        ("crisis_sickness", {"hospital": 2, "grocery_store": 1}),
        ("crisis_longest_night", {"school": 1, "library": 1}),
    ],
)
@pytest.mark.parametrize("module", [False, True])
def test_the_bandit_strip_counts_only_with_the_bandits(crisis: str, places: dict[str, int], module: bool) -> None:
    runner = seated(*THREE, variants=["bandits"] if module else [])
    for place_of in [at for at in runner.state.stock["bandit-figure"] if at != "supply"]:
        runner.table.shift("bandit-figure", 9, place_of, "supply")
    last_turn_of_round(runner)
    to_the_knife(runner)
    for place_of in [at for at in runner.state.stock["bandit-figure"] if at != "supply"]:
        runner.table.shift("bandit-figure", 9, place_of, "supply")
    put(runner, crisis, "crises")
    next_round(runner, *DICE_OF_THREE)
    assert pile(runner, "crisis") == [crisis]
    standing = {at: count for at, count in runner.state.stock["bandit-figure"].items() if at != "supply"}
    assert standing == (places if module else {})


@pytest.mark.rule("L-026")
def test_a_crossroads_card_has_a_trigger_a_story_and_ways() -> None:
    texts = {**texts_of("crossroads"), **texts_of("crossroads_adult")}
    for card in CROSSROADS.values():
        assert len(card.options) == 2
        assert {"trigger", "story", *(option.key for option in card.options)} <= texts[card.id]


@pytest.mark.rule("L-029")
def test_wounds_and_frostbite_are_the_sides_of_one_token() -> None:
    runner = three()
    assert tokens(runner, "damage-token", "supply") == 29
    runner.table.force([WOUND], [FROSTBITE])
    play(runner, "move:gia_najjar", "at:school", "move:cole_winters", "at:school")
    assert (damage(runner.state, "gia_najjar"), damage(runner.state, "cole_winters")) == (1, 1)
    assert (view(runner).wounds("gia_najjar"), view(runner).frostbite("cole_winters")) == (1, 1)


@pytest.mark.rule("L-030")
def test_barricades_and_traps_are_the_sides_of_one_token() -> None:
    """Lily sets a trap with the last of the 21 tokens."""
    runner = seated(["lily_mae", "gia_najjar"], ["emma_han"], ["rocco_bellini"])
    for number, entrance in enumerate(("colony.1", "colony.2", "colony.3", "colony.4", "colony.5")):
        lay_tokens(runner, "barricade-token", entrance, 3 if number < 4 else 2)
    for at in ("police_station", "grocery_store", "hospital"):
        lay_tokens(runner, "barricade-token", at, 2)
    settle(runner)
    assert tokens(runner, "barricade-token", "supply") == 1
    assert "barricade:gia_najjar" in keys(runner)
    play(runner, "use:lily_mae", "entrance:colony.6")
    assert tokens(runner, "barricade-token", "colony.6.trap") == 1
    assert tokens(runner, "barricade-token", "supply") == 0
    assert not of_kind(runner, "barricade")


@pytest.mark.rule("L-031", "L-562")
def test_helpless_and_unruly_are_the_sides_of_one_token() -> None:
    """Seventeen and three are all there are; the ward brings a survivor, but nobody else."""
    runner = three()
    for survivor in (*THREE[0], *THREE[1], *THREE[2]):
        place(runner, survivor, "school")
    helpless(runner, 17)
    helpless(runner, 3, unruly=True)
    give(runner, 0, "maternity_ward", "milk_powder")
    settle(runner)
    play(runner, "play:maternity_ward")
    assert (view(runner).helpless, view(runner).unruly) == (17, 3)
    assert len(pile(runner, "group.0")) == 3
    play(runner, "play:milk_powder", "choose:serve")
    assert (view(runner).helpless, view(runner).unruly) == (20, 0)


@pytest.mark.rule("L-032")
def test_helpless_people_are_nobodys_and_do_nothing() -> None:
    alone, crowded = three(), three()
    helpless(crowded, 6)
    settle(crowded)
    assert keys(crowded) == keys(alone)
    last_turn_of_round(crowded)
    next_round(to_the_knife(crowded), *DICE_OF_THREE)
    assert [len(mine.dice) for mine in crowded.state.players] == [3, 3, 3]
    assert {at for at in crowded.state.stock["helpless-token"] if at != "supply"} == {"colony"}


@pytest.mark.rule("L-036")
def test_rations_feed_or_drive_a_bandit_away() -> None:
    runner = seated(*THREE, variants=["bandits"])
    give(runner, 0, "rations", "rations#2")
    place(runner, "gia_najjar", "school")
    lay_tokens(runner, "bandit-figure", "school", 1)
    settle(runner)
    there = tokens(runner, "bandit-figure", "school")
    food = view(runner).food
    play(runner, next(key for key in keys(runner) if key.startswith("play:rations")), "choose:eat")
    assert view(runner).food == food + 1
    play(runner, next(key for key in keys(runner) if key.startswith("play:rations")), "choose:trade")
    while prompt(runner) != "ask-action":
        play(runner, "survivor:gia_najjar")
    assert tokens(runner, "bandit-figure", "school") == there - 1


@pytest.mark.rule("L-036")
def test_odds_and_ends_roll_a_die_again_or_help_to_build() -> None:
    runner = seated(*THREE, variants=["improvements"])
    give(runner, 0, "odds_and_ends", "odds_and_ends#2")
    dice(runner, 0, 1)
    settle(runner)
    assert TYPE["odds_and_ends"] == "tool"
    play(runner, next(key for key in keys(runner) if key.startswith("play:odds")), "choose:tinker")
    runner.table.force([5])
    play(runner, "die:1")
    assert me(runner).dice == [5]
    play(runner, next(key for key in keys(runner) if key.startswith("play:odds")), "choose:build")
    project = of_kind(runner, "project")[0]
    play(runner, f"project:{project}")
    assert tokens(runner, "progress-token", project) == 1


@pytest.mark.rule("L-016")
def test_a_card_in_hand_does_nothing() -> None:
    runner = three()
    give(runner, 0, "nightstick", "lock_picks")
    settle(runner)
    assert (view(runner).attack_value("cole_winters"), view(runner).search_value("cole_winters")) == (4, 3)
    assert hand(runner, 0) == ["nightstick", "lock_picks"]


@pytest.mark.rule("L-028")
def test_the_holder_of_the_knife_begins_the_round() -> None:
    runner = last_turn_of_round(three())
    runner.state.knife = 2
    settle(runner)
    to_the_knife(runner)
    runner.table.force(*DICE_OF_THREE)
    for seat in range(3):
        play(runner, "yes", seat=seat)
    while prompt(runner) != "ask-action":
        for seat in runner.asked():
            runner.answer(seat, runner.options(seat)[-1])
    assert (runner.state.knife, turn(runner).seat) == (2, 2)


@pytest.mark.rule("L-011")
def test_no_two_survivors_have_the_same_influence() -> None:
    runner = keep_first(opening(5, variants=MODULES))
    assert len({*INFLUENCE.values()}) == len(INFLUENCE) == 20
    leaders = [INFLUENCE[mine.leader] for mine in runner.state.players]
    assert leaders[runner.state.knife] == max(leaders)


def test_the_lid_names_the_modules_and_objectives_of_the_box() -> None:
    assert tuple(v.Module) == cover.MODULES
    assert tuple(MAIN) == cover.MAIN_OBJECTIVES


@pytest.mark.rule("L-003", "L-027")
@pytest.mark.parametrize("variants", [(), ("raxxon",), ("bandits", "improvements")])
def test_every_piece_is_counted_as_what_the_component_list_calls_it(variants: tuple[str, ...]) -> None:
    setup = Setup(3, "rivals", variants, {"objective": "goal_tribute"})
    box, state = GAME.box(setup), GAME.start(setup)
    box.lay_out(state)
    counted = box.counts(state)
    figures = sum(piece.startswith("exp_") and "_figure" in piece for pile in state.piles.values() for piece in pile)
    assert counted.get("special-zombie-figure") == figures > 0
    assert counted == {name: getattr(count, "number", count) for name, count in GAME.components.items()}
