"""Adding and killing zombies (chapter 10)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.state import Stage, damage
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    COLONY_ENTRANCES,
    THREE,
    WOUND,
    Game,
    asked_rule,
    colony_phase,
    dice,
    equip,
    fill,
    forced_up,
    give,
    helpless,
    keys,
    lay_tokens,
    lines,
    log,
    me,
    pile,
    place,
    play,
    prompt,
    seated,
    settle,
    stack,
    three,
    tokens,
    told,
    zombies,
    zombies_come,
    zombies_there,
)  # fmt: skip

HORDE = "crisis_they_heard_us"  # 4 zombies in the colony, then 1 at every location


def everybody_at(runner: Game, *places: str) -> Game:
    """All six survivors at these places, one after the other."""
    for number, survivor in enumerate([*runner.state.where]):
        place(runner, survivor, places[number % len(places)])
    settle(runner)
    return runner


def row(runner: Game) -> list[int]:
    return [zombies_there(runner, entrance) for entrance in COLONY_ENTRANCES]


# --- adding -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-262", "L-263")
def test_every_effect_starts_again_at_entrance_1() -> None:
    """Four from the crisis, then three for six people."""
    runner = colony_phase(three(), Stage.CRISIS, crisis=HORDE)
    assert row(runner) == [2, 2, 2, 1, 0, 0]


@pytest.mark.rule("L-261", "L-264")
def test_a_zombie_takes_an_empty_space_and_barricades_stay() -> None:
    runner = three()
    lay_tokens(runner, "barricade-token", "colony.1", 2)
    zombies_come(runner)
    assert row(runner) == [1, 1, 1, 0, 0, 0]
    assert tokens(runner, "barricade-token", "colony.1") == 2


@pytest.mark.rule("L-265", "L-270")
@pytest.mark.parametrize("barricades", [1, 2, 3])
def test_at_a_full_entrance_a_barricade_is_lost(barricades: int) -> None:
    runner = three()
    fill(runner, "colony.1", barricades=barricades)
    in_supply = tokens(runner, "barricade-token", "supply")
    zombies_come(runner)
    assert row(runner) == [3 - barricades, 1, 1, 0, 0, 0]
    assert tokens(runner, "barricade-token", "colony.1") == barricades - 1
    assert tokens(runner, "barricade-token", "supply") == in_supply + 1
    assert pile(runner, "graveyard") == []
    assert runner.state.morale == 6


@pytest.mark.rule("L-265")
def test_the_space_of_a_lost_barricade_is_for_the_next_round() -> None:
    runner = three()
    helpless(runner, 8)
    fill(runner, "colony.1", barricades=1)
    zombies_come(runner)
    assert row(runner) == [3, 1, 1, 1, 1, 1]
    assert tokens(runner, "barricade-token", "colony.1") == 0


@pytest.mark.rule("L-266", "L-270", "L-271", "L-291")
def test_an_overrun_kills_the_lowest_influence_in_the_colony() -> None:
    runner = three()
    helpless(runner, 2)
    place(runner, "lily_mae", "school")
    settle(runner)
    fill(runner, "colony.2")
    zombies_come(runner)
    assert pile(runner, "graveyard") == ["derek_yoshida"]
    assert [me(runner, seat).stats.get("lost", 0) for seat in range(3)] == [0, 0, 1]
    assert row(runner) == [1, 3, 1, 1, 0, 0]
    assert runner.state.morale == 5
    assert tokens(runner, "helpless-token", "colony") == 2
    assert "log-barricade-lost" not in log(runner)


@pytest.mark.rule("L-267", "L-271", "L-306")
@pytest.mark.parametrize(("unruly", "left"), [(False, "colony"), (True, "colony.unruly")])
def test_without_survivors_a_helpless_person_dies(unruly: bool, left: str) -> None:
    runner = everybody_at(three(), "school", "hospital")
    helpless(runner, 2, unruly=unruly)
    fill(runner, "colony.1")
    zombies_come(runner)
    assert tokens(runner, "helpless-token", left) == 1
    assert runner.state.morale == 5
    assert pile(runner, "graveyard") == []


@pytest.mark.rule("L-268")
@pytest.mark.parametrize(("answer", "left"), [("normal-one", (0, 1)), ("unruly-one", (1, 0))])
def test_the_first_player_says_which_helpless_person_dies(answer: str, left: tuple[int, int]) -> None:
    runner = everybody_at(three(), "school", "hospital")
    helpless(runner, 1)
    helpless(runner, 1, unruly=True)
    fill(runner, "colony.1")
    runner.state.knife = 1
    zombies_come(runner)
    assert (runner.asked(), asked_rule(runner), keys(runner, 1)) == ([1], "L-268", ["normal-one", "unruly-one"])
    play(runner, answer, seat=1)
    assert (tokens(runner, "helpless-token", "colony"), tokens(runner, "helpless-token", "colony.unruly")) == left
    assert runner.state.morale == 5


@pytest.mark.rule("L-269", "L-272")
def test_where_nobody_is_an_overrun_does_nothing() -> None:
    runner = everybody_at(three(), "hospital", "police_station")
    fill(runner, "colony.1")
    zombies(runner, "school", 4)
    colony_phase(runner, Stage.CRISIS, crisis=HORDE)
    assert row(runner) == [3, 1, 1, 1, 0, 0]
    assert zombies_there(runner, "school") == 4
    assert (runner.state.morale, pile(runner, "graveyard")) == (6, [])


@pytest.mark.rule("L-272")
def test_a_location_has_the_same_rules_with_one_entrance() -> None:
    """Three survivors at the School: the last space, then the barricade, then the freed space."""
    runner = three()
    for survivor in ("gia_najjar", "emma_han", "lily_mae"):
        place(runner, survivor, "school")
    settle(runner)
    lay_tokens(runner, "zombie-figure", "school", 2)
    lay_tokens(runner, "barricade-token", "school", 1)
    zombies_come(runner)
    assert (zombies_there(runner, "school"), tokens(runner, "barricade-token", "school")) == (4, 0)
    assert pile(runner, "graveyard") == []


@pytest.mark.rule("L-272", "L-266")
def test_an_overrun_location_loses_its_own_lowest_influence() -> None:
    runner = three()
    place(runner, "cole_winters", "school")
    settle(runner)
    zombies(runner, "school", 4)
    zombies_come(runner)
    assert pile(runner, "graveyard") == ["cole_winters"]
    assert runner.state.morale == 5


@pytest.mark.rule("L-273", "L-275")
def test_tokens_serve_when_figures_are_used_up_and_nothing_after_them() -> None:
    runner = three()
    lay_tokens(runner, "zombie-figure", "hideout", 29)
    zombies_come(runner)
    assert [tokens(runner, "zombie-figure", entrance) for entrance in COLONY_ENTRANCES[:3]] == [1, 0, 0]
    assert [tokens(runner, "zombie-token", entrance) for entrance in COLONY_ENTRANCES[:3]] == [0, 1, 1]
    runner = three()
    lay_tokens(runner, "zombie-figure", "hideout", 30)
    lay_tokens(runner, "zombie-token", "raxxon", 29)
    zombies_come(runner)
    assert row(runner) == [1, 0, 0, 0, 0, 0]
    assert prompt(runner) == "ask-knife"


@pytest.mark.rule("L-274", "L-301")
def test_a_replacement_arrives_before_the_next_zombie() -> None:
    """Lily dies at the first entrance, Blue comes for her and is the one who dies at the second."""
    runner = seated(["lily_mae"], ["cole_winters", "rocco_bellini"], ["emma_han", "nadia_rivers"])
    stack(runner, "survivors", "blue", "harriet_osei")
    fill(runner, "colony.1")
    fill(runner, "colony.2")
    zombies_come(runner)
    assert pile(runner, "graveyard") == ["lily_mae", "blue"]
    assert pile(runner, "group.0") == ["harriet_osei"]
    assert runner.state.players[0].leader == "harriet_osei"
    assert runner.state.morale == 4


# --- killing ----------------------------------------------------------------------------------------------------


def gia_with_a_lighter(*, wounds: int = 0) -> Game:
    """At the School with two zombies; she has what it takes to kill up to four."""
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 2)
    equip(runner, "gia_najjar", "lighter")
    give(runner, 0, "fuel_can")
    if wounds:
        runner.state.wounds = {"gia_najjar": wounds}
    settle(runner)
    return runner


def burn_both(runner: Game) -> None:
    play(runner, "use:lighter:fuel_can", "entrance:school")


@pytest.mark.rule("L-276", "L-282")
def test_two_kills_are_two_exposure_rolls() -> None:
    runner = gia_with_a_lighter()
    in_supply = tokens(runner, "zombie-figure", "supply")
    runner.table.force([WOUND], [WOUND])
    burn_both(runner)
    assert zombies_there(runner, "school") == 0
    assert tokens(runner, "zombie-figure", "supply") == in_supply + 2
    assert damage(runner.state, "gia_najjar") == 2
    assert forced_up(runner)


@pytest.mark.rule("L-277")
@pytest.mark.parametrize("face", [WOUND, BITE])
def test_all_are_taken_off_first_and_the_dead_roll_no_more(face: int) -> None:
    runner = gia_with_a_lighter(wounds=2)
    before = lines(runner)
    runner.table.force([face])
    burn_both(runner)
    assert zombies_there(runner, "school") == 0
    assert pile(runner, "graveyard") == ["gia_najjar"]
    steps = [line.split()[0] for line in told(runner, before)]
    assert steps.count("log-exposure") == 1
    assert steps.index("log-exposure") > max(n for n, step in enumerate(steps) if step == "log-kill")


@pytest.mark.rule("L-276", "L-114")
def test_an_attack_is_one_kill_and_one_roll() -> None:
    runner = gia_with_a_lighter()
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert (zombies_there(runner, "school"), damage(runner.state, "gia_najjar")) == (1, 1)


@pytest.mark.rule("L-278", "L-282")
def test_a_removed_zombie_exposes_nobody() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    place(runner, "cole_winters", "school")
    zombies(runner, "school", 1)
    give(runner, 0, "stun_grenade")
    settle(runner)
    in_supply = tokens(runner, "zombie-figure", "supply")
    play(runner, "play:stun_grenade", "survivor:gia_najjar")
    assert zombies_there(runner, "school") == 0
    assert tokens(runner, "zombie-figure", "supply") == in_supply + 1
    assert "log-exposure" not in log(runner)
    assert runner.state.players[0].stats.get("kills", 0) == 0


@pytest.mark.rule("L-279")
def test_the_player_chooses_who_uses_a_card_that_kills() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    place(runner, "cole_winters", "hospital")
    zombies(runner, "school", 1)
    zombies(runner, "hospital", 1)
    give(runner, 0, "bottle_bomb")
    settle(runner)
    play(runner, "play:bottle_bomb")
    assert (asked_rule(runner), keys(runner)) == ("L-279", ["survivor:gia_najjar", "survivor:cole_winters"])
    play(runner, "survivor:cole_winters")
    assert (zombies_there(runner, "school"), zombies_there(runner, "hospital")) == (1, 0)


@pytest.mark.rule("L-279", "L-276")
def test_the_bearer_of_what_kills_makes_the_rolls() -> None:
    runner = gia_with_a_lighter()
    place(runner, "cole_winters", "school")
    settle(runner)
    before = lines(runner)
    runner.table.force([BLANK], [BLANK])
    burn_both(runner)
    rolls = [line for line in told(runner, before) if line.startswith("log-exposure")]
    assert [line.split()[1] for line in rolls] == ["gia_najjar", "gia_najjar"]


@pytest.mark.rule("L-280")
def test_what_hangs_on_a_kill_comes_before_the_roll() -> None:
    """Frosty Night: the frostbite is the third token, and whoever is dead does not roll."""
    runner = seated(*THREE, objective="goal_frosty_night")
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    runner.state.wounds = {"gia_najjar": 2}
    dice(runner, 0, 6)
    settle(runner)
    before = lines(runner)
    play(runner, "attack:gia_najjar")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert not any(line.startswith("log-exposure") for line in told(runner, before))


@pytest.mark.rule("L-281")
def test_in_the_colony_the_player_chooses_the_zombie() -> None:
    runner = three()
    zombies(runner, "colony.2", 1)
    zombies(runner, "colony.5", 1)
    equip(runner, "gia_najjar", "lighter")
    give(runner, 0, "fuel_can")
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "use:lighter:fuel_can")
    assert (asked_rule(runner), keys(runner)) == ("L-281", ["entrance:colony.2", "entrance:colony.5"])
    play(runner, "entrance:colony.5", "enough")
    assert row(runner) == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("L-281")
def test_an_attack_in_the_colony_names_the_entrance() -> None:
    runner = three()
    for survivor in THREE[1] + THREE[2]:
        place(runner, survivor, "school" if survivor in THREE[1] else "hospital")
    zombies(runner, "colony.2", 1)
    zombies(runner, "colony.5", 2)
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "attack:gia_najjar")
    assert keys(runner) == ["entrance:colony.2", "entrance:colony.5"]
    play(runner, "entrance:colony.5")
    assert row(runner) == [0, 1, 0, 0, 1, 0]


@pytest.mark.rule("L-282")
def test_tokens_go_back_before_figures() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    lay_tokens(runner, "zombie-figure", "school", 1)
    lay_tokens(runner, "zombie-token", "school", 1)
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "attack:gia_najjar")
    assert (tokens(runner, "zombie-figure", "school"), tokens(runner, "zombie-token", "supply")) == (1, 30)


@pytest.mark.rule("L-265", "L-266")
def test_an_overrun_costs_no_barricade() -> None:
    runner = three()
    fill(runner, "colony.2")
    zombies_come(runner)
    assert "log-barricade-lost" not in log(runner)
