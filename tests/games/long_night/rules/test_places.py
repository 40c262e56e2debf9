"""Colony, locations, graveyard (chapter 2)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.game import GAME
from fivefires.kernel.scene import Scene, Track
from fivefires.kernel.text import sources
from tests.games.long_night.tables import (
    BLANK,
    COLONY_ENTRANCES,
    MODULES,
    ORDINARY,
    THREE,
    WOUND,
    Game,
    dice,
    equip,
    give,
    helpless,
    keep_first,
    keys,
    last_turn_of_round,
    lay_tokens,
    me,
    of_kind,
    opening,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    seated,
    settle,
    stack,
    three,
    to_the_knife,
    tokens,
    turn,
    view,
    zombies,
    zombies_there,
)  # fmt: skip

# People spaces and entrance spaces.
SPACES = {
    "police_station": (3, 4),
    "grocery_store": (3, 4),
    "school": (4, 4),
    "library": (3, 3),
    "hospital": (4, 4),
    "gas_station": (2, 3),
    "raxxon": (4, 4),
    "hideout": (6, 3),
}


def all_modules() -> Game:
    """With every place in play and nothing on the board but six survivors in the colony."""
    runner = seated(*THREE, variants=MODULES)
    stock = runner.state.stock["bandit-figure"]
    for at in [at for at in stock if at != "supply"]:
        runner.table.shift("bandit-figure", stock[at], at, "supply")
    settle(runner)
    return runner


def scene(runner: Game, seat: int = 0) -> Scene:
    made: Scene = GAME.scene(view(runner, seat))
    return made


def track(runner: Game, name: str) -> Track:
    return next(track for track in scene(runner).tracks if track.id == name)


@pytest.mark.rule("L-037")
def test_a_location_in_a_text_can_be_the_colony() -> None:
    """A rifle takes off a zombie anywhere."""
    runner = three()
    equip(runner, "gia_najjar", "marksman_rifle")
    place(runner, "gia_najjar", "hospital")
    zombies(runner, "colony.3", 1)
    zombies(runner, "school", 1)
    settle(runner)
    play(runner, "use:marksman_rifle")
    assert sorted(of_kind(runner, "at")) == ["colony", "school"]
    play(runner, "at:colony")
    assert (zombies_there(runner, "colony.3"), zombies_there(runner, "school")) == (0, 1)


@pytest.mark.rule("L-038", "L-039")
@pytest.mark.parametrize(
    ("variants", "more"),
    [
        ((), []),
        (("improvements",), []),
        (("raxxon",), ["raxxon"]),
        (("bandits",), ["hideout"]),
        (MODULES, ["hideout", "raxxon"]),
    ],
)
def test_six_locations_are_in_every_game_and_others_by_module(variants: tuple[str, ...], more: list[str]) -> None:
    runner = opening(variants=variants)
    assert runner.state.places[:7] == ["colony", *ORDINARY]
    assert sorted(runner.state.places[7:]) == more
    assert tokens(runner, "location-card", "supply") == 9


@pytest.mark.rule("L-040", "L-041")
def test_the_colony_has_six_entrances_with_three_spaces() -> None:
    runner = three()
    assert [view(runner).empty_spaces(entrance) for entrance in COLONY_ENTRANCES] == [3] * 6
    play(runner, "barricade:gia_najjar")
    assert of_kind(runner, "entrance") == [*COLONY_ENTRANCES]
    play(runner, "entrance:colony.6", "barricade:gia_najjar", "entrance:colony.6")
    zombies(runner, "colony.6", 1)
    settle(runner)
    assert view(runner).empty_spaces("colony.6") == 0
    play(runner, "barricade:gia_najjar")
    assert of_kind(runner, "entrance") == [*COLONY_ENTRANCES[:5]]


@pytest.mark.rule("L-042")
def test_entrances_run_counter_clockwise_round_the_colony() -> None:
    """On the drawing, where y grows downwards: seen from the middle every next one is to the left."""
    spaces = {space.id: space for space in scene(three()).boards[0].spaces}
    middles = []
    for entrance in COLONY_ENTRANCES:
        outline = spaces[entrance].outline
        middles.append((sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)))
    centre = (sum(x for x, _ in middles) / 6, sum(y for _, y in middles) / 6)
    for (x, y), (next_x, next_y) in zip(middles, [*middles[1:], middles[0]], strict=True):
        cross = (x - centre[0]) * (next_y - centre[1]) - (y - centre[1]) * (next_x - centre[0])
        assert cross < 0


@pytest.mark.rule("L-043", "L-044")
def test_the_colony_has_24_people_spaces() -> None:
    runner = three()
    assert view(runner).free_people_spaces("colony") == 18
    helpless(runner, 10)
    helpless(runner, 7, unruly=True)
    settle(runner)
    assert view(runner).free_people_spaces("colony") == 1
    give(runner, 0, "desk_sergeant", "night_reader")
    settle(runner)
    play(runner, "play:desk_sergeant")
    assert view(runner).free_people_spaces("colony") == 0
    assert "play:night_reader" not in keys(runner)


@pytest.mark.rule("L-044", "L-386")
@pytest.mark.parametrize(("normal", "unruly", "needed"), [(0, 0, 3), (2, 0, 4), (0, 1, 4), (0, 2, 5), (2, 2, 6)])
def test_an_unruly_person_counts_twice_for_food_and_zombies(normal: int, unruly: int, needed: int) -> None:
    """Six survivors are there besides."""
    runner = three()
    helpless(runner, normal)
    helpless(runner, unruly, unruly=True)
    settle(runner)
    assert view(runner).food_needed == needed
    assert view(runner).zombies_to_come("colony") == needed
    assert view(runner).free_people_spaces("colony") == 18 - normal - unruly


@pytest.mark.rule("L-045")
@pytest.mark.parametrize(("at", "entrance"), [("colony", "colony.4"), ("school", "school")])
def test_traps_lie_at_the_colony_and_elsewhere(at: str, entrance: str) -> None:
    runner = seated(["lily_mae"], ["emma_han"], ["rocco_bellini"])
    place(runner, "lily_mae", at)
    settle(runner)
    play(runner, "use:lily_mae")
    if at == "colony":
        play(runner, f"entrance:{entrance}")
    assert view(runner).traps(entrance) == 1
    assert view(runner).barricades(entrance) == 0


@pytest.mark.rule("L-046")
def test_every_entrance_space_holds_one_thing() -> None:
    """A zombie, a special zombie, a barricade and a trap fill the School."""
    runner = all_modules()
    place(runner, "gia_najjar", "school")
    put(runner, "exp_claw_figure", "figures.lurking")
    runner.state.lurking = {"exp_claw_figure": "school"}
    zombies(runner, "school", 1)
    lay_tokens(runner, "barricade-token", "school")
    settle(runner)
    assert view(runner).empty_spaces("school") == 1
    assert "barricade:gia_najjar" in keys(runner)
    lay_tokens(runner, "barricade-token", "school.trap")
    settle(runner)
    assert view(runner).empty_spaces("school") == 0
    assert "barricade:gia_najjar" not in keys(runner)


@pytest.mark.rule("L-046", "L-404")
def test_a_people_space_holds_a_survivor_or_a_bandit() -> None:
    runner = all_modules()
    place(runner, "emma_han", "school")
    lay_tokens(runner, "bandit-figure", "school", 2)
    settle(runner)
    play(runner, "move:gia_najjar")
    assert "at:school" in keys(runner)
    runner.table.force([BLANK])
    play(runner, "at:school", "move:cole_winters")
    assert "at:school" not in keys(runner)


@pytest.mark.rule("L-047", "L-050")
def test_morale_and_rounds_are_kept_on_tracks() -> None:
    runner = three()
    runner.state.morale, runner.state.rounds = 4, 7
    settle(runner)
    assert [(track(runner, name).value, track(runner, name).end) for name in ("morale", "rounds")] == [(4, 10), (7, 10)]
    last_turn_of_round(runner)
    to_the_knife(runner)
    assert track(runner, "rounds").value == 6


@pytest.mark.rule("L-048")
@pytest.mark.parametrize(("morale", "after"), [(8, 9), (9, 10), (10, 10)])
def test_morale_never_rises_above_ten(morale: int, after: int) -> None:
    """Forest leaves at the start of the turn, and morale rises by 1."""
    runner = seated(["gia_najjar"], ["forest_plum", "emma_han"], ["rocco_bellini"])
    runner.state.morale = morale
    quiet(runner)
    settle(runner)
    play(runner, "end-turn")
    play(runner, "use:forest_plum", seat=1)
    assert runner.state.morale == after


@pytest.mark.rule("L-048", "L-335")
def test_morale_never_falls_below_zero() -> None:
    runner = three()
    for lying in [*pile(runner, "crisis")]:
        put(runner, lying, "crises")
    put(runner, "crisis_fuel_shortage", "crisis")
    last_turn_of_round(runner)
    runner.state.morale = 1
    settle(runner)
    play(runner, "end-turn")
    assert runner.over
    assert runner.state.morale == 0


@pytest.mark.rule("L-049")
@pytest.mark.parametrize(("why", "lost"), [("death", 1), ("waste", 1), ("hunger", 1), ("crisis", 2), ("nothing", 0)])
def test_what_costs_morale(why: str, lost: int) -> None:
    runner = three()
    for lying in [*pile(runner, "crisis")]:
        put(runner, lying, "crises")
    put(runner, "crisis_fuel_shortage" if why == "crisis" else "crisis_whiteout", "crisis")
    last_turn_of_round(runner)
    if why == "waste":
        for card in [*pile(runner, "deck.school")][:10]:
            put(runner, card, "waste")
    if why == "hunger":
        runner.table.shift("food-token", 20, "colony", "supply")
    if why == "death":
        runner.state.wounds = {"gia_najjar": 2}
    settle(runner)
    if why == "death":
        runner.table.force([WOUND])
        play(runner, "move:gia_najjar", "at:school")
    to_the_knife(runner)
    assert runner.state.morale == 9 - lost


@pytest.mark.rule("L-051")
def test_the_food_store_is_common_to_all() -> None:
    runner = three()
    give(runner, 0, "sack_of_rice")
    dice(runner, 1, 1)
    quiet(runner)
    settle(runner)
    play(runner, "play:sack_of_rice", "end-turn")
    assert [view(runner, seat).food for seat in range(3)] == [3, 3, 3]
    play(runner, "raise:1", seat=1)
    assert me(runner, 1).dice == [2]
    assert [view(runner, seat).food for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("L-053")
def test_the_crisis_lies_at_the_colony_for_all_to_see() -> None:
    runner = keep_first(opening())
    seat = turn(runner).seat
    assert all(view(runner, other).crisis == pile(runner, "crisis")[0] for other in range(3))
    play(runner, "contribute", seat=seat)
    play(runner, keys(runner, seat)[0], seat=seat)
    assert [len(view(runner, other).cards("contributed")) for other in range(3)] == [1, 1, 1]
    assert len(view(runner, seat).cards("crises")) == len(pile(runner, "crises"))


@pytest.mark.rule("L-054", "L-055", "L-056")
@pytest.mark.parametrize("at", SPACES)
def test_spaces_of_a_location(at: str) -> None:
    runner = all_modules()
    people, entrance = SPACES[at]
    assert (view(runner).free_people_spaces(at), view(runner).empty_spaces(at)) == (people, entrance)
    lay_tokens(runner, "bandit-figure", at, people - 1)
    settle(runner)
    play(runner, "move:gia_najjar")
    assert f"at:{at}" in keys(runner)
    runner.table.force([BLANK])
    play(runner, f"at:{at}", "move:cole_winters")
    assert f"at:{at}" not in keys(runner)


@pytest.mark.rule("L-055", "L-056")
@pytest.mark.parametrize("at", SPACES)
def test_a_location_has_a_single_entrance(at: str) -> None:
    """So many barricades can be built there, without a question where."""
    runner = all_modules()
    place(runner, "gia_najjar", at)
    dice(runner, 0, *[6] * 5)
    settle(runner)
    built = 0
    while "barricade:gia_najjar" in keys(runner):
        play(runner, "barricade:gia_najjar")
        assert prompt(runner) == "ask-action"
        built += 1
    assert built == SPACES[at][1]
    assert tokens(runner, "barricade-token", at) == built


@pytest.mark.rule("L-058", "L-059")
@pytest.mark.parametrize(("at", "most"), [("school", 4), ("raxxon", 4), ("hideout", 4), ("colony", 0)])
def test_four_noise_tokens_lie_at_a_location_and_none_in_the_colony(at: str, most: int) -> None:
    """A megaphone makes noise; three tokens lie there already, where there is room for any."""
    runner = all_modules()
    equip(runner, "gia_najjar", "megaphone")
    place(runner, "gia_najjar", at)
    runner.table.shift("noise-token", max(0, most - 1), "supply", at)
    settle(runner)
    uses = 0
    while "use:megaphone" in keys(runner):
        play(runner, "use:megaphone")
        while prompt(runner) != "ask-action":
            play(runner, "enough")
        runner.state.spent = []
        settle(runner)
        uses += 1
    assert uses == min(1, most)
    assert tokens(runner, "noise-token", at) == most
    assert GAME.components["noise-token"] == 8 * 4


@pytest.mark.rule("L-057")
def test_searches_draw_from_the_top_of_a_closed_deck() -> None:
    runner = three()
    place(runner, "gia_najjar", "library")
    stack(runner, "deck.library", "oak_shelves", "jar_of_pickles")
    settle(runner)
    play(runner, "search:gia_najjar", "card:oak_shelves", "search:gia_najjar", "card:jar_of_pickles")
    assert pile(runner, "hand.0") == ["oak_shelves", "jar_of_pickles"]


@pytest.mark.rule("L-062")
def test_only_crossroads_cards_speak_of_the_graveyard() -> None:
    triggers = [
        "    .trigger = Somebody lies in the graveyard.",
        "    .trigger = The store holds at most one food, and somebody lies in the graveyard.",
    ]
    found = [line for source in sources(GAME.package, "en") for line in source.splitlines() if "graveyard" in line]
    of_the_table = ("graveyard =", "pile-graveyard =", "about-graveyard")
    assert [line for line in found if not line.startswith(of_the_table)] == triggers


@pytest.mark.rule("L-062", "L-296")
def test_the_graveyard_keeps_the_dead_and_is_no_location() -> None:
    runner = all_modules()
    runner.state.wounds = {"gia_najjar": 2}
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "move:gia_najjar", "at:school")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert "gia_najjar" not in runner.state.where
    assert "graveyard" not in runner.state.places
    runner.state.turn = None
    runner.state.order = [0]
    quiet(runner)
    settle(runner)
    play(runner, "move:cole_winters")
    assert sorted(of_kind(runner, "at")) == sorted(SPACES)


@pytest.mark.rule("L-063")
@pytest.mark.parametrize(("number", "at"), [*enumerate(ORDINARY, start=1)])
def test_ordinary_locations_are_numbered_from_one_to_six(number: int, at: str) -> None:
    """The widow's chest holds two cards of a location that a die names."""
    runner = all_modules()
    for card in [*pile(runner, "crossroads")]:
        if card == "cr_widows_chest":
            put(runner, card, "held.2")
    turn(runner).drawer = 2
    give(runner, 0, "rations", "firewood")
    settle(runner)
    before = len(pile(runner, f"deck.{at}"))
    play(runner, "contribute", "card:rations", "enough")
    runner.table.force([number])
    play(runner, "choose:unopened")
    assert len(pile(runner, f"deck.{at}")) == before - 2
    assert len(pile(runner, "contributed")) == 3


@pytest.mark.rule("L-063", "L-250")
def test_raxxon_and_the_hideout_come_after_them() -> None:
    """Zombies are added by location number; the log tells in which order."""
    runner = all_modules()
    places = [*SPACES]
    for survivor, at in zip(("emma_han", "rocco_bellini", "derek_yoshida", "lily_mae"), places[4:], strict=True):
        place(runner, survivor, at)
    last_turn_of_round(runner)
    to_the_knife(runner)
    assert runner.log is not None
    came = [
        line.text.args["entrance"].id  # type: ignore[union-attr]
        for line in runner.log.lines
        if line.text.id == "log-zombie" and line.text.args["entrance"].id in places  # type: ignore[union-attr]
    ]
    assert came[-4:] == ["hospital", "gas_station", "raxxon", "hideout"]
