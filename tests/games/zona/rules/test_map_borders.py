"""The map: borders (chapter 7)."""

from __future__ import annotations

import pytest

from tests.games.zona.tables import (
    BLANKS,
    BORDERS,
    BUNKERS,
    DECKS,
    ENTRANCES,
    OUTDOORS,
    PLUSES,
    Game,
    again,
    bare,
    keys,
    me,
    moves,
    next_turn,
    pile,
    play,
    prompt,
    put,
    read,
)

# What is blocked on the 1-2 side.
BLOCKADES = (
    {"barracks", "misty_hill"},
    {"chernobyl", "white_lake"},
    {"factory", "misty_hill"},
    {"farms", "frontier"},
    {"junkyard", "research_station"},
)
SHORTCUTS = [
    ("chernobyl", "pripyat", "radiation"),
    ("factory", "red_forest", "radiation"),
    ("junkyard", "quarry", "radiation"),
    ("chernobyl", "research_station", "mental"),
    ("misty_hill", "moscow_eye", "mental"),
    ("barracks", "misty_hill", "physical"),
    ("roadhouse", "village", "physical"),
]


@pytest.mark.rule("Z-065", "Z-081", "Z-082", "Z-083", "Z-086", "Z-544", "Z-548")
@pytest.mark.parametrize("place", BORDERS)
def test_where_one_can_go_on_the_side_for_3_and_4(place: str) -> None:
    runner = bare("valerian", "ivan", "tamara", places=(place, "village", "village"))
    assert moves(runner) == {*BORDERS[place].split()}


@pytest.mark.rule("Z-065", "Z-081", "Z-082", "Z-083", "Z-085", "Z-547")
@pytest.mark.parametrize("place", BORDERS)
def test_where_one_can_go_on_the_side_for_1_and_2(place: str) -> None:
    runner = bare("valerian", "ivan", places=(place, "village"))
    assert moves(runner) == {other for other in BORDERS[place].split() if {place, other} not in BLOCKADES}


@pytest.mark.rule("Z-082", "Z-548")
@pytest.mark.parametrize("gate", ["pripyat", "moscow_eye"])
def test_the_local_action_of_the_gates_leads_into_the_power_plant(gate: str) -> None:
    runner = bare("valerian", "ivan", places=(gate, "village"))
    for card in ("a01", "l01"):
        put(runner, card, "secrets.0")
    for slot in ("tray.yellow_mutant", "tray.yellow_anomaly"):
        runner.table.move_all(slot, "box")
    me(runner).fatigue = 2
    runner = again(runner)
    play(runner, "local")
    assert me(runner).place == "power_plant"
    assert moves(runner) == set()


@pytest.mark.rule("Z-083", "Z-084")
def test_nothing_takes_one_out_of_the_power_plant_or_reaches_it_as_adjacent() -> None:
    runner = bare("valerian", "ivan", places=("power_plant", "village"))
    put(runner, "widows_thread", "small.0")  # relocates to the nearest bunker
    put(runner, "bicycle", "packed.0")  # gives another move
    runner = again(runner)
    assert moves(runner) == set()
    assert not any(key.startswith("use:") for key in keys(runner))
    me(runner).place = "pripyat"
    runner = again(runner)
    play(runner, "use:bicycle")
    assert keys(runner) == ["move:chernobyl", "move:white_lake", "stay"]


def in_the_dark(*characters: str) -> Game:
    """An event at the Frontier relocates its reader to an adjacent location."""
    runner = bare("olga", *characters, places=["frontier", *["village"] * len(characters)])
    put(runner, "g15", "events.green")
    runner = next_turn(runner, 0)
    read(runner, PLUSES)
    play(runner, "choose:walk_in_the_dark")
    return runner


@pytest.mark.rule("Z-087")
def test_a_blockade_makes_two_locations_not_adjacent_for_relocating() -> None:
    assert {*keys(in_the_dark("ivan"))} == {"at:roadhouse", "at:village", "at:wetlands"}
    assert {*keys(in_the_dark("ivan", "tamara"))} == {"at:farms", "at:roadhouse", "at:village", "at:wetlands"}


def emission(place: str, *characters: str) -> Game:
    runner = bare("valerian", *characters, places=[place, *["research_station"] * len(characters)])
    for card in ("e2", "e1"):
        put(runner, card, "emissions")
    put(runner, "r21", "rumors")
    runner.state.marker = 4
    for deck in ("green", "yellow"):
        runner.table.move_all(f"events.{deck}", f"discards.events.{deck}")
    runner = next_turn(runner, 0)
    play(runner, "pass")
    return runner


@pytest.mark.rule("Z-087")
def test_a_blockade_makes_two_locations_not_adjacent_for_fleeing() -> None:
    assert keys(emission("junkyard", "ivan")) == ["flee:roadhouse", "stay"]
    assert keys(emission("junkyard", "ivan", "tamara")) == ["flee:research_station", "flee:roadhouse", "stay"]


@pytest.mark.rule("Z-084")
def test_the_power_plant_is_adjacent_to_no_bunker_for_fleeing() -> None:
    runner = emission("power_plant", "ivan")
    assert prompt(runner) == "ask-rumor-token"
    assert me(runner).damage == 4


@pytest.mark.rule("Z-088", "Z-089", "Z-546")
@pytest.mark.parametrize(("one", "other", "type"), SHORTCUTS)
@pytest.mark.parametrize("back", [False, True])
def test_a_shortcut_costs_1_damage_of_its_type_in_either_direction(one: str, other: str, type: str, back: bool) -> None:
    origin, goal = (other, one) if back else (one, other)
    runner = bare("valerian", "ivan", "tamara", places=(origin, "village", "village"))
    put(runner, "holy_water", "small.0")  # cancels 1 damage of any type
    runner = again(runner)
    play(runner, f"move:{goal}")
    assert keys(runner) == [f"use:holy_water:{type}", "take-it"]
    play(runner, "take-it")
    assert (me(runner).place, me(runner).damage) == (goal, 1)


@pytest.mark.rule("Z-088", "Z-546")
@pytest.mark.parametrize("place", BORDERS)
def test_no_other_border_hurts(place: str) -> None:
    shortcuts = [{one, other} for one, other, _type in SHORTCUTS]
    for goal in BORDERS[place].split():
        runner = bare("valerian", "ivan", "tamara", places=(place, "village", "village"))
        play(runner, f"move:{goal}")
        assert me(runner).damage == int({place, goal} in shortcuts)


@pytest.mark.rule("Z-089")
def test_shortcut_damage_can_be_cancelled_and_may_lead_to_a_weakness() -> None:
    runner = bare("valerian", "ivan", places=("junkyard", "village"))
    put(runner, "holy_water", "small.0")
    me(runner).damage = 7
    runner = again(runner)
    play(runner, "move:quarry", "use:holy_water:radiation")
    assert (me(runner).damage, me(runner).weaknesses, me(runner).place) == (7, [], "quarry")
    play(runner, "move:junkyard")
    assert prompt(runner) == "ask-weakness"
    play(runner, "weaken:smarts")
    assert (me(runner).damage, me(runner).weaknesses, me(runner).place) == (7, ["smarts"], "junkyard")


@pytest.mark.rule("Z-090")
def test_shortcut_damage_comes_before_the_encounter() -> None:
    runner = bare("valerian", "ivan", places=("junkyard", "village"))
    put(runner, "mangy_hound", "at.quarry")
    me(runner).damage = 7
    runner = again(runner)
    play(runner, "move:quarry")
    assert prompt(runner) == "ask-weakness"
    runner.table.force(BLANKS)
    play(runner, "weaken:smarts")
    assert prompt(runner) == "ask-after-detection"


@pytest.mark.rule("Z-090")
def test_whoever_dies_of_a_shortcut_has_no_encounter() -> None:
    runner = bare("valerian", "ivan", places=("junkyard", "village"))
    put(runner, "mangy_hound", "at.quarry")
    me(runner).damage, me(runner).weaknesses = 7, ["alertness", "physique", "smarts"]
    runner = next_turn(runner, 0, 1)
    play(runner, "move:quarry")
    assert me(runner).status == "dead"
    assert (prompt(runner), runner.asked()) == ("ask-action", [1])
    assert pile(runner, "at.quarry") == ["mangy_hound"]


@pytest.mark.rule("Z-091")
def test_fleeing_over_a_shortcut_costs_no_damage() -> None:
    runner = emission("chernobyl", "ivan")
    play(runner, "flee:research_station")
    assert (me(runner).place, me(runner).damage, me(runner).fatigue) == ("research_station", 0, 3)


@pytest.mark.rule("Z-091")
def test_relocating_over_a_shortcut_and_opening_a_lock_cost_no_damage() -> None:
    runner = bare("valerian", "ivan", places=("chernobyl", "village"))
    put(runner, "widows_thread", "small.0")
    runner = again(runner)
    play(runner, "use:widows_thread")
    if prompt(runner) == "ask-place":
        play(runner, "at:research_station")
    assert (me(runner).place, me(runner).damage) == ("research_station", 0)
    runner = bare("valerian", "ivan", places=("quarry", "village"))
    put(runner, pile(runner, "lock.botanical_lab")[0], "box")
    put(runner, "k2", "lock.botanical_lab")
    me(runner).rubles = 500
    runner = again(runner)
    play(runner, "open:botanical_lab:0", "keep-none")
    assert (me(runner).place, me(runner).damage) == ("botanical_lab", 0)


@pytest.mark.rule("Z-092")
@pytest.mark.parametrize("place", [*OUTDOORS, *BUNKERS, *ENTRANCES, "sarcophagus"])
def test_outdoors_are_the_fifteen_locations_of_the_sectors(place: str) -> None:
    assert len(OUTDOORS) == 15
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"))
    put(runner, "r06", "rumors")  # fatigue for everybody outdoors
    for deck in ("green", "yellow", *DECKS.values(), "sarcophagus"):
        runner.table.move_all(f"events.{deck}", f"discards.events.{deck}")
    runner = next_turn(runner, 0)
    me(runner).place = place
    play(runner, "pass")
    assert me(runner).fatigue == (2 if place in OUTDOORS else 1)
