"""Exile (chapter 13)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.vocabulary import FUEL
from fivefires.games.long_night.rules.board import free_people_spaces
from fivefires.games.long_night.rules.ending import has_won
from fivefires.games.long_night.state import Stage, damage
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    FROSTBITE,
    THREE,
    WOUND,
    Game,
    act_as,
    all_vote,
    asked_rule,
    cards_of,
    clear_bandits,
    colony_phase,
    dice,
    equip,
    exile,
    forced_up,
    give,
    hand,
    helpless,
    keys,
    lay_cards,
    lay_tokens,
    lines,
    log,
    me,
    objectives,
    of_kind,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    result,
    seated,
    seers,
    send_away,
    settle,
    stack,
    tokens,
    told,
    turn,
    view,
    zombies,
)  # fmt: skip

OUTSIDE = ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")
FOUR = (*THREE, ["nadia_rivers", "eric_parker"])


def table(*, betrayer: int = -1, groups: tuple[list[str], ...] = THREE) -> Game:
    """Secret objectives for all, but perhaps one betrayal."""
    runner = seated(*groups)
    secrets = ["secret_hoarder", "secret_own_car", "secret_own_fence", "secret_restless"][: len(groups)]
    if betrayer >= 0:
        secrets[betrayer] = "betrayal_filth"
    objectives(runner, *secrets)
    settle(runner)
    return runner


def exiled(seat: int = 0, *, at: str = "hospital", groups: tuple[list[str], ...] = THREE) -> Game:
    """A table at which this player is exiled already, with everybody of theirs outside."""
    runner = table(groups=groups)
    me(runner, seat).exiled = me(runner, seat).wronged = True
    put(runner, "exile_unbroken", f"exile.{seat}")
    for survivor in pile(runner, f"group.{seat}"):
        place(runner, survivor, at)
    settle(runner)
    return runner


# --- the vote and what follows ----------------------------------------------------------------------------------


@pytest.mark.rule("L-310", "L-311", "L-313")
def test_an_exile_without_a_betrayal_shows_the_secret_objective() -> None:
    runner = exile(table(), 1)
    assert me(runner, 1).exiled
    assert pile(runner, "exile.1") == ["exile_unbroken"]
    assert seers(runner, "exile_unbroken") == [1]
    assert seers(runner, "secret_own_car") == [0, 1, 2]
    assert me(runner, 1).wronged
    assert "log-wronged seat.2 secret_own_car" in told(runner)


@pytest.mark.rule("L-310", "L-313")
def test_an_exiled_betrayer_shows_nothing() -> None:
    runner = exile(table(betrayer=1), 1)
    assert me(runner, 1).exiled
    assert seers(runner, "betrayal_filth") == [1]
    assert seers(runner, "exile_unbroken") == [1]
    assert not me(runner, 1).wronged
    assert "log-betrayer-exiled" in log(runner)


@pytest.mark.rule("L-310")
def test_a_vote_that_fails_exiles_nobody() -> None:
    runner = table()
    play(runner, "accuse:2")
    all_vote(runner, "yes", "no", "no")
    assert not me(runner, 1).exiled
    assert pile(runner, "exile.1") == []
    assert runner.state.where["rocco_bellini"] == "colony"


@pytest.mark.rule("L-310")
def test_exile_is_for_the_rest_of_the_game() -> None:
    runner = exile(table(), 1)
    lay_tokens(runner, "food-token", "colony", 5)
    colony_phase(runner)
    quiet(runner)
    all_vote(runner, *["no"] * len(runner.asked()))
    assert me(runner, 1).exiled
    assert "accuse:2" not in keys(runner, runner.state.active)


@pytest.mark.rule("L-312", "L-366")
@pytest.mark.parametrize(("wronged", "won"), [(True, False), (False, True)])
def test_each_sort_of_exile_needs_what_stands_there_for_it(wronged: bool, won: bool) -> None:
    """Forgiveness asks the wronged for three food cards besides, and a betrayer for the main objective alone."""
    runner = exiled()
    for old in [*pile(runner, "exile.0")]:
        put(runner, old, "exiles")
    put(runner, "exile_forgiveness", "exile.0")
    if not wronged:
        objectives(runner, "betrayal_filth")
        me(runner).wronged = False
    settle(runner)
    runner.state.met = True
    assert has_won(runner.state, 0) is won


@pytest.mark.rule("L-312")
@pytest.mark.parametrize(
    ("betrayer", "card", "met", "morale", "won"),
    [
        # Forgiveness: the objective and three food cards; for a betrayer the objective alone.
        (False, "exile_forgiveness", True, 3, True),
        (False, "exile_forgiveness", False, 3, False),
        (True, "exile_forgiveness", True, 3, True),
        (True, "exile_forgiveness", False, 0, False),
        # Unbroken: nobody hurt and the old objective; for a betrayer two survivors and the old one.
        (False, "exile_unbroken", True, 3, False),
        (True, "exile_unbroken", True, 3, False),
        (True, "exile_unbroken", False, 0, True),
    ],
)
def test_an_exile_objective_has_a_text_for_each_sort_of_exile(
    betrayer: bool, card: str, met: bool, morale: int, won: bool
) -> None:
    runner = exiled()
    for old in [*pile(runner, "exile.0")]:
        put(runner, old, "exiles")
    put(runner, card, "exile.0")
    if betrayer:
        objectives(runner, "betrayal_filth")
        me(runner).wronged = False
        lay_cards(runner, "waste", cards_of(FUEL, 10))
        me(runner).stats = {v.Stat.BLOWS: 2}
    else:
        objectives(runner, "secret_restless")
    give(runner, 0, "canned_beans", "sack_of_rice", "rations")
    if met:
        lay_cards(runner, "laid", [*cards_of(FUEL, 20)[10:], "painkillers", "antiseptic", "vitamins", "frozen_pies"])
        lay_cards(runner, "laid", ["jar_of_pickles", "antibiotics", "stew_pot", "cough_syrup"])
        runner.state.morale = morale
        colony_phase(runner, Stage.OBJECTIVE)
        assert result(runner).ending == "objective"
    elif morale == 0:
        runner.state.morale = 2
        colony_phase(runner, Stage.CRISIS, crisis="crisis_fuel_shortage")
        assert result(runner).ending == "morale"
    else:
        runner.state.rounds = 1
        colony_phase(runner, Stage.OBJECTIVE)
        assert result(runner).ending == "rounds"
    assert (0 in result(runner).winners) is won


# --- the way out ------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-312")
def test_an_exiled_betrayer_who_needs_the_main_objective_is_on_course() -> None:
    runner = exile(table(betrayer=1), 1, "exile_forgiveness")
    assert view(runner, 1).fulfilled
    assert not view(runner, 0).fulfilled


@pytest.mark.rule("L-314", "L-331")
def test_the_exile_leads_everybody_out_with_an_exposure_roll_each() -> None:
    runner = table()
    runner.table.force_top("exiles", "exile_unbroken")
    play(runner, "accuse:2")
    all_vote(runner, "yes", "no", "yes")
    assert (runner.asked(), asked_rule(runner)) == ([1], "L-331")
    assert keys(runner, 1) == ["survivor:rocco_bellini", "survivor:emma_han"]
    play(runner, "survivor:emma_han", seat=1)
    assert (prompt(runner), of_kind(runner, "at", 1)) == ("ask-leaves-to", [*OUTSIDE])
    runner.table.force([WOUND])
    play(runner, "at:library", seat=1)
    runner.table.force([FROSTBITE])
    play(runner, "at:gas_station", seat=1)
    assert runner.state.where["emma_han"] == "library"
    assert runner.state.where["rocco_bellini"] == "gas_station"
    assert (runner.state.wounds, runner.state.frostbite) == ({"emma_han": 1}, {"rocco_bellini": 1})
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])
    assert forced_up(runner)


@pytest.mark.rule("L-314")
def test_full_places_are_no_way_out_and_those_outside_stay_there() -> None:
    runner = table()
    place(runner, "emma_han", "school")
    lay_tokens(runner, "bandit-figure", "gas_station", 2)
    settle(runner)
    play(runner, "accuse:2")
    all_vote(runner, "yes", "yes", "yes")
    assert of_kind(runner, "at", 1) == ["police_station", "grocery_store", "school", "library", "hospital"]
    runner.table.force([BLANK])
    play(runner, "at:hospital", seat=1)
    assert (runner.state.where["emma_han"], runner.state.where["rocco_bellini"]) == ("school", "hospital")


@pytest.mark.rule("L-314", "L-325")
def test_the_way_out_may_kill_without_a_loss_of_morale() -> None:
    runner = table()
    place(runner, "emma_han", "school")
    settle(runner)
    play(runner, "accuse:2")
    all_vote(runner, "yes", "yes", "yes")
    runner.table.force([BITE])
    play(runner, "at:hospital", seat=1)
    assert pile(runner, "graveyard") == ["rocco_bellini"]
    assert runner.state.morale == 6


@pytest.mark.rule("L-315")
def test_leaving_is_not_the_move_of_the_turn() -> None:
    runner = exile(table(), 1)
    assert turn(runner).moved == []
    act_as(runner, 1)
    assert {"move:rocco_bellini", "move:emma_han"} <= {*keys(runner, 1)}


def no_room_outside(*outside: str) -> Game:
    """Every people space outside is taken: by bandits, and by these survivors at the Gas Station."""
    runner = table()
    spaces = dict(zip(OUTSIDE, (3, 3, 4, 3, 4, 2), strict=True))
    for survivor in outside:
        place(runner, survivor, "gas_station")
    spaces["gas_station"] -= len(outside)
    for location, count in spaces.items():
        if count:
            lay_tokens(runner, "bandit-figure", location, count)
    settle(runner)
    return runner


@pytest.mark.rule("L-314")
def test_to_leave_is_to_move() -> None:
    """In the log, and for whoever has to have moved five times."""
    runner = table(groups=FOUR)
    before = lines(runner)
    exile(runner, 3)
    assert me(runner, 3).stats["moves"] == 2
    heard = [line.partition(" ")[0] for line in told(runner, before)]
    assert heard.count("log-moves") == 2
    assert "log-placed" not in heard


@pytest.mark.rule("L-316")
def test_without_room_the_exile_changes_places_with_somebody() -> None:
    runner = no_room_outside("gia_najjar", "lily_mae")
    before = lines(runner)
    play(runner, "accuse:2")
    all_vote(runner, "yes", "yes", "yes")
    play(runner, "survivor:emma_han", seat=1)
    assert (asked_rule(runner), keys(runner, 1)) == ("L-316", ["survivor:gia_najjar", "survivor:lily_mae"])
    play(runner, "survivor:lily_mae", seat=1)
    where = runner.state.where
    assert (where["emma_han"], where["lily_mae"]) == ("gas_station", "colony")
    assert (where["rocco_bellini"], where["gia_najjar"]) == ("gas_station", "colony")
    assert not any(line.startswith("log-exposure") for line in told(runner, before))
    assert turn(runner).moved == []


@pytest.mark.rule("L-316", "L-303", "L-307")
def test_with_nobody_to_change_with_they_are_removed_and_the_player_is_out() -> None:
    runner = no_room_outside()
    play(runner, "accuse:2")
    all_vote(runner, "yes", "yes", "yes")
    play(runner, "survivor:emma_han", seat=1)
    assert {"emma_han", "rocco_bellini"} <= {*pile(runner, "removed")}
    assert pile(runner, "graveyard") == []
    assert runner.state.morale == 6
    assert me(runner, 1).out


# --- what an exile may do ---------------------------------------------------------------------------------------


@pytest.mark.rule("L-317")
def test_exiles_never_enter_the_colony() -> None:
    runner = exiled()
    play(runner, "move:gia_najjar")
    assert of_kind(runner, "at") == ["police_station", "grocery_store", "school", "library", "gas_station"]
    runner = exiled()
    give(runner, 0, "ambulance")
    settle(runner)
    play(runner, "play:ambulance", "survivor:gia_najjar")
    assert runner.state.where["gia_najjar"] == "hospital"


@pytest.mark.rule("L-318", "L-321", "L-322", "L-323")
def test_an_exile_does_not_contribute_nor_eat_from_the_store() -> None:
    runner = exiled()
    give(runner, 0, "canned_beans", "bandages")
    lay_tokens(runner, "food-token", "colony", 3)
    dice(runner, 0, 2, 4)
    settle(runner)
    assert "contribute" not in keys(runner)
    assert of_kind(runner, "raise") == []
    assert of_kind(runner, "eat") == ["canned_beans"]
    play(runner, "eat:canned_beans", "die:2")
    assert me(runner).dice == [3, 4]
    assert tokens(runner, "food-token", "colony") == 3
    assert "canned_beans" in pile(runner, "removed")
    assert of_kind(runner, "eat") == []


@pytest.mark.rule("L-318", "L-321")
def test_at_home_one_contributes_and_eats_from_the_store() -> None:
    runner = table()
    give(runner, 0, "canned_beans")
    lay_tokens(runner, "food-token", "colony", 3)
    dice(runner, 0, 2, 4)
    settle(runner)
    assert "contribute" in keys(runner)
    assert of_kind(runner, "raise") == ["2", "4"]
    assert of_kind(runner, "eat") == []


@pytest.mark.rule("L-322")
def test_a_die_of_six_is_not_raised_with_food_cards() -> None:
    runner = exiled()
    give(runner, 0, "canned_beans")
    dice(runner, 0, 6)
    settle(runner)
    assert of_kind(runner, "eat") == []
    assert "play:canned_beans" in keys(runner)


@pytest.mark.rule("L-322")
def test_a_food_card_that_raises_a_die_is_a_card_played() -> None:
    """George Coleman finds something on a 6 whenever his player plays a card."""
    runner = exiled(groups=(["george_coleman", "cole_winters"], *THREE[1:]))
    dice(runner, 0, 3)
    give(runner, 0, "canned_beans")
    put(runner, "painkillers", "waste")
    settle(runner)
    runner.table.force([6])
    play(runner, "eat:canned_beans")
    assert me(runner).dice == [4]
    assert hand(runner, 0) == ["painkillers"]


@pytest.mark.rule("L-323", "L-326")
def test_an_exiles_food_card_still_feeds_the_colony_and_leaves_the_game() -> None:
    runner = exiled()
    give(runner, 0, "canned_beans")
    settle(runner)
    play(runner, "play:canned_beans")
    assert tokens(runner, "food-token", "colony") == 2
    assert pile(runner, "waste") == []
    assert "canned_beans" in pile(runner, "removed")


@pytest.mark.rule("L-319", "L-320", "L-332")
@pytest.mark.parametrize("full", [False, True])
def test_a_survivor_gained_by_an_exile_stands_outside_and_brings_nobody(full: bool) -> None:
    runner = exiled()
    stack(runner, "survivors", "tomas_novak")
    give(runner, 0, "cold_store_family")
    if full:
        helpless(runner, 20)
    before = tokens(runner, "helpless-token", "colony")
    settle(runner)
    play(runner, "play:cold_store_family")
    assert of_kind(runner, "at") == [*OUTSIDE]
    play(runner, "at:library")
    assert runner.state.where["tomas_novak"] == "library"
    assert tokens(runner, "helpless-token", "colony") == before


@pytest.mark.rule("L-332")
def test_an_exile_without_room_outside_gains_nobody() -> None:
    runner = exiled()
    give(runner, 0, "desk_sergeant")
    for location, count in zip(OUTSIDE, (3, 3, 4, 3, 2, 2), strict=True):
        lay_tokens(runner, "bandit-figure", location, count)
    settle(runner)
    assert "play:desk_sergeant" not in keys(runner)


@pytest.mark.rule("L-324")
def test_an_exile_has_no_vote() -> None:
    runner = exiled(2, groups=FOUR)
    play(runner, "accuse:2")
    assert runner.asked() == [0, 1, 3]


@pytest.mark.rule("L-325")
@pytest.mark.parametrize(("exiled_one", "morale"), [(True, 6), (False, 5)])
def test_the_death_of_an_exiles_survivor_costs_nothing(exiled_one: bool, morale: int) -> None:
    runner = exiled() if exiled_one else table()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    runner.state.wounds = {"gia_najjar": 2}
    dice(runner, 0, 5)
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert runner.state.morale == morale


@pytest.mark.rule("L-327", "L-344")
def test_an_exile_with_the_knife_decides_ties() -> None:
    runner = exiled(0)
    play(runner, "accuse:2")
    assert runner.asked() == [1, 2]
    all_vote(runner, "yes", "no")
    assert (prompt(runner), runner.asked()) == ("ask-tie", [0])
    play(runner, "no")
    assert not me(runner, 1).exiled


@pytest.mark.rule("L-327")
def test_an_exile_with_the_knife_begins_the_round_and_orders_effects() -> None:
    runner = exiled(2)
    lay_tokens(runner, "food-token", "colony", 5)
    runner.state.knife = 0
    colony_phase(runner)
    quiet(runner)
    all_vote(runner, "no", "no")
    assert (runner.state.knife, runner.state.active, runner.asked()) == (2, 2, [2])
    runner = exiled(2)
    helpless(runner, 1)
    runner.state.knife = 2
    for survivor in ("gia_najjar", "rocco_bellini"):
        place(runner, survivor, "school")
        runner.state.wounds[survivor] = 2
    colony_phase(runner, Stage.CRISIS, crisis="crisis_whiteout")
    assert (prompt(runner), runner.asked()) == ("ask-who-first", [2])


@pytest.mark.rule("L-328")
def test_requests_handing_over_and_the_objective_stay_open() -> None:
    runner = exiled()
    give(runner, 0, "fuel_can")
    give(runner, 1, "bandages")
    equip(runner, "gia_najjar", "nightstick")
    settle(runner)
    assert {"lay:fuel_can", "ask-for-card", "hand-over:nightstick", "accuse"} <= {*keys(runner)}
    play(runner, "lay:fuel_can")
    assert pile(runner, "laid") == ["fuel_can"]


# --- two wrongly exiled players ---------------------------------------------------------------------------------


@pytest.mark.rule("L-329", "L-331", "L-335")
def test_the_second_wrongly_exiled_player_ends_the_game_before_anybody_leaves() -> None:
    runner = exiled(2, groups=FOUR)
    put(runner, "exile_road_south", "exiles")
    play(runner, "accuse:2")
    all_vote(runner, "yes", "yes", "yes")
    assert (result(runner).ending, runner.state.morale) == ("morale", 0)
    assert pile(runner, "exile.1") == ["exile_road_south"]
    assert runner.state.where["rocco_bellini"] == "colony"
    assert sorted(result(runner).exiles) == [1, 2]


@pytest.mark.rule("L-329", "L-330")
def test_a_betrayer_does_not_count_among_the_two() -> None:
    runner = table(betrayer=2, groups=FOUR)
    exile(runner, 2)
    turn(runner).vote_called = False
    settle(runner)
    exile(runner, 1, "exile_road_south", "school")
    assert runner.state.result is None
    assert runner.state.morale == 6
    turn(runner).vote_called = False
    settle(runner)
    play(runner, "accuse:4")
    assert runner.asked() == [0, 3]
    all_vote(runner, "yes", "yes")
    assert result(runner).ending == "morale"


@pytest.mark.rule("L-333")
def test_an_exile_who_is_out_does_not_count_among_the_two() -> None:
    runner = exiled(2, groups=FOUR)
    me(runner, 2).out = True
    settle(runner)
    exile(runner, 1, "exile_road_south", "school")
    assert runner.state.result is None
    assert runner.state.morale == 6


@pytest.mark.rule("L-334")
def test_cards_given_before_stay_with_the_crisis() -> None:
    runner = table()
    give(runner, 1, *cards_of(FUEL, 2))
    act_as(runner, 1)
    play(runner, "contribute", seat=1)
    while prompt(runner) == "ask-contribute":
        play(runner, keys(runner, 1)[0], seat=1)
    act_as(runner, 0)
    exile(runner, 1)
    assert sorted(pile(runner, "contributed")) == sorted(cards_of(FUEL, 2))
    colony_phase(runner, Stage.CRISIS, crisis="crisis_fuel_shortage")
    assert runner.state.prevented == 1
    assert hand(runner, 1) == []
    assert damage(runner.state, "rocco_bellini") == 0


# --- the first player in exile ----------------------------------------------------------------------------------


def knife_in_exile(variants: tuple[str, ...]) -> Game:
    runner = seated(*THREE, variants=variants)
    send_away(runner, 0)
    for survivor in THREE[0]:
        place(runner, survivor, "school")
    lay_tokens(runner, "food-token", "colony", 9)
    settle(runner)
    return runner


@pytest.mark.rule("L-327", "L-574")
def test_what_a_crisis_leaves_to_the_first_player_an_exile_decides_too() -> None:
    runner = colony_phase(knife_in_exile(("improvements",)), Stage.CRISIS, crisis="crisis_whose_plan")
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-choice", [0], ["choose:stop", "choose:drive"])
    play(runner, "choose:stop")
    assert runner.state.morale == 5


@pytest.mark.rule("L-327", "L-574")
def test_what_a_surplus_leaves_to_the_first_player_an_exile_decides_too() -> None:
    runner = knife_in_exile(("bandits",))
    clear_bandits(runner)
    lay_tokens(runner, "bandit-figure", "school", 1)
    lay_tokens(runner, "bandit-figure", "library", 1)
    lay_cards(runner, "contributed", cards_of(FUEL, 4))
    colony_phase(runner, Stage.CRISIS, crisis="crisis_roadblocks")
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-where", [0], ["at:school", "at:library"])


@pytest.mark.rule("L-327", "L-574")
def test_what_an_improvement_leaves_to_the_first_player_an_exile_decides_too() -> None:
    runner = knife_in_exile(("improvements",))
    put(runner, "imp_common_room", "finished")
    for survivor in ("emma_han", "lily_mae"):
        lay_tokens(runner, "despair-token", survivor, 1)
    lay_cards(runner, "contributed", cards_of(FUEL, 2))
    colony_phase(runner, Stage.CRISIS, crisis="crisis_fuel_shortage")
    assert (prompt(runner), runner.asked()) == ("ask-who", [0])
    play(runner, "survivor:lily_mae")
    assert tokens(runner, "despair-token", "lily_mae") == 0


@pytest.mark.rule("L-319", "L-574")
def test_people_whom_the_crisis_adds_come_though_the_first_player_is_an_exile() -> None:
    runner = colony_phase(knife_in_exile(()), Stage.CRISIS, crisis="crisis_bread_queue")
    assert view(runner).unruly == 2


@pytest.mark.rule("L-332", "L-286")
def test_an_exile_needs_room_outside_the_colony_for_somebody_new() -> None:
    runner = exiled()
    give(runner, 0, "desk_sergeant")
    settle(runner)
    assert "play:desk_sergeant" in keys(runner)
    for outside in ("police_station", "grocery_store", "school", "library", "hospital", "gas_station"):
        lay_tokens(runner, "bandit-figure", outside, free_people_spaces(runner.state, outside))
    settle(runner)
    assert "play:desk_sergeant" not in keys(runner)


@pytest.mark.rule("L-183", "L-286", "L-332")
def test_who_asks_for_a_card_needs_the_room_and_nobody_else() -> None:
    """The second player is exiled and has no room outside; the first one asks the third, and the colony has room."""
    runner = exiled(1)
    give(runner, 2, "desk_sergeant")
    for outside in ("police_station", "grocery_store", "school", "library", "hospital", "gas_station"):
        lay_tokens(runner, "bandit-figure", outside, free_people_spaces(runner.state, outside))
    settle(runner)
    play(runner, "request:3")
    assert "card:desk_sergeant" in keys(runner, 2)
