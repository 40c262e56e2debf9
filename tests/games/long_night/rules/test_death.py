"""Death and loss of survivors (chapter 12)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.state import Stage, damage
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    FROSTBITE,
    THREE,
    WOUND,
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
    keys,
    lay_tokens,
    lurks,
    me,
    objectives,
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
    tokens,
    view,
    works,
    zombies,
    zombies_come,
)  # fmt: skip


def attack(*groups: list[str], wounds: int = 0, frostbite: int = 0, despair: int = 0, at: str = "school") -> Game:
    """Gia, with these tokens, is about to attack a zombie."""
    runner = seated(*(groups or THREE), variants=("bandits",) if at == "hideout" else ())
    place(runner, "gia_najjar", at)
    zombies(runner, "colony.1" if at == "colony" else at, 1)
    runner.state.wounds = {"gia_najjar": wounds} if wounds else {}
    runner.state.frostbite = {"gia_najjar": frostbite} if frostbite else {}
    if despair:
        lay_tokens(runner, "despair-token", "gia_najjar", despair)
    dice(runner, 0, 6, 5)
    settle(runner)
    return runner


def strike(runner: Game, face: int) -> Game:
    runner.table.force([face])
    play(runner, "attack:gia_najjar")
    if prompt(runner) == "ask-target":
        play(runner, next(key for key in keys(runner) if key.startswith("entrance")))
    elif prompt(runner) == "ask-die":
        play(runner, "die:5")
    return runner


def gia_dies(*groups: list[str], at: str = "school", cards: tuple[str, ...] = (), gear: tuple[str, ...] = ()) -> Game:
    """Gia gets her third wound in an attack."""
    runner = attack(*groups, wounds=2, at=at)
    give(runner, 0, *cards)
    equip(runner, "gia_najjar", *gear)
    dice(runner, 0, 5, 5)
    settle(runner)
    return strike(runner, WOUND)


ALONE = (["gia_najjar"], *THREE[1:])


# --- what kills -------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-292", "L-381")
@pytest.mark.parametrize(
    ("wounds", "frostbite", "despair", "face", "dies"),
    [
        (2, 0, 0, WOUND, True),
        (1, 1, 0, WOUND, True),
        (0, 0, 2, WOUND, True),
        (1, 0, 1, FROSTBITE, True),
        (0, 2, 0, FROSTBITE, True),
        (1, 0, 0, WOUND, False),
        (0, 0, 1, FROSTBITE, False),
        (2, 0, 0, BLANK, False),
    ],
)
def test_three_tokens_of_any_kind_kill(wounds: int, frostbite: int, despair: int, face: int, dies: bool) -> None:
    runner = attack(wounds=wounds, frostbite=frostbite, despair=despair)
    dice(runner, 0, 5)
    settle(runner)
    strike(runner, face)
    assert (pile(runner, "graveyard") == ["gia_najjar"]) is dies
    assert ("gia_najjar" in runner.state.where) is not dies
    assert runner.state.morale == (5 if dies else 6)


@pytest.mark.rule("L-292", "L-348")
@pytest.mark.parametrize("way", ["contribute", "lay:lead_apron", "hand-over:lead_apron"])
def test_whoever_lived_by_gear_alone_dies_when_it_goes(way: str) -> None:
    runner = seated(*THREE, objective="goal_convoy" if way.startswith("lay") else "goal_tribute")
    equip(runner, "gia_najjar", "lead_apron")
    runner.state.wounds["gia_najjar"] = 3
    settle(runner)
    play(runner, way, *(["survivor:cole_winters"] if way.startswith("hand") else []))
    assert "gia_najjar" in pile(runner, "graveyard")
    assert runner.state.morale == 5
    assert me(runner).leader == "cole_winters"


@pytest.mark.rule("L-292", "L-348")
def test_gear_that_is_lost_to_an_experiment_was_the_last_thing_between() -> None:
    runner = works()
    place(runner, "gia_najjar", "school")
    lurks(runner, "exp_collector_figure", "school")
    equip(runner, "gia_najjar", "exo_frame")
    runner.state.wounds["gia_najjar"] = 3
    dice(runner, 0, 6)
    settle(runner)
    runner.table.force([BLANK], [2])
    play(runner, "attack:gia_najjar")
    assert "gia_najjar" in pile(runner, "graveyard")


@pytest.mark.rule("L-292")
def test_gear_can_go_as_long_as_its_bearer_can_do_without() -> None:
    runner = three()
    equip(runner, "gia_najjar", "lead_apron")
    runner.state.wounds["gia_najjar"] = 2
    settle(runner)
    play(runner, "contribute")
    assert pile(runner, "contributed") == ["lead_apron"]
    assert runner.state.wounds == {"gia_najjar": 2}


@pytest.mark.rule("L-291", "L-295")
def test_an_overrun_kills() -> None:
    runner = three()
    fill(runner, "colony.1")
    zombies_come(runner)
    assert pile(runner, "graveyard") == ["lily_mae"]
    assert runner.state.morale == 5


@pytest.mark.rule("L-293", "L-295")
def test_a_bite_kills() -> None:
    runner = attack()
    dice(runner, 0, 5)
    settle(runner)
    strike(runner, BITE)
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert runner.state.morale == 5


@pytest.mark.rule("L-294", "L-295", "L-353")
@pytest.mark.parametrize(("rolled", "dies"), [(1, True), (2, False)])
def test_a_card_kills(rolled: int, dies: bool) -> None:
    """On the silo: somebody in despair is left alone for the night."""
    runner = three()
    lay_tokens(runner, "despair-token", "cole_winters", 1)
    dice(runner, 0, 1)
    hold(runner, "cr_on_the_silo")
    runner.table.force([rolled], *([] if dies else [[6]]))
    play(runner, "barricade:gia_najjar", "entrance:colony.1")
    assert (pile(runner, "graveyard") == ["cole_winters"]) is dies
    assert runner.state.morale == (5 if dies else 6)


@pytest.mark.rule("L-296")
def test_damage_of_the_dead_goes_back_to_the_supply() -> None:
    runner = attack(wounds=1, despair=1)
    assert tokens(runner, "despair-token", "supply") == 11
    dice(runner, 0, 5)
    settle(runner)
    strike(runner, WOUND)
    assert tokens(runner, "despair-token", "supply") == 12
    assert (runner.state.wounds, damage(runner.state, "gia_najjar")) == ({}, 0)
    assert pile(runner, "graveyard") == ["gia_najjar"]


@pytest.mark.rule("L-297", "L-159", "L-160")
@pytest.mark.parametrize(("at", "goal"), [("hideout", "loot"), ("colony", "hand.0"), ("school", "deck.school")])
def test_gear_of_the_dead(at: str, goal: str) -> None:
    runner = attack(wounds=2, at=at)
    if at == "colony":
        for survivor in (*THREE[1], *THREE[2]):
            place(runner, survivor, "school" if survivor in THREE[1] else "hospital")
    equip(runner, "gia_najjar", "nightstick")
    dice(runner, 0, 5)
    settle(runner)
    strike(runner, WOUND)
    assert "nightstick" in pile(runner, goal)


# --- leader and last survivor -----------------------------------------------------------------------------------


@pytest.mark.rule("L-298")
def test_a_dead_leader_is_followed_by_a_follower_of_choice() -> None:
    runner = gia_dies(["gia_najjar", "cole_winters", "nadia_rivers"], *THREE[1:])
    assert (asked_rule(runner), keys(runner)) == ("L-298", ["survivor:cole_winters", "survivor:nadia_rivers"])
    play(runner, "survivor:nadia_rivers")
    assert me(runner).leader == "nadia_rivers"


@pytest.mark.rule("L-298")
def test_the_only_follower_leads_at_once() -> None:
    runner = gia_dies()
    assert (prompt(runner), me(runner).leader) == ("ask-action", "cole_winters")


@pytest.mark.rule("L-298", "L-307", "L-308")
def test_a_leader_who_leaves_is_followed_too() -> None:
    """Forest Plum goes away at the start of a turn: no death, no graveyard, and the card gives morale."""
    runner = seated(["forest_plum", "cole_winters"], THREE[1], THREE[2])
    place(runner, "forest_plum", "school")
    equip(runner, "forest_plum", "nightstick")
    give(runner, 0, "rations")
    quiet(runner)
    assert runner.state.turn is not None
    runner.state.turn.begun = False
    settle(runner)
    assert prompt(runner) == "ask-may"
    play(runner, "use:forest_plum")
    assert pile(runner, "graveyard") == []
    assert "forest_plum" in pile(runner, "removed")
    assert "forest_plum" not in runner.state.where
    assert runner.state.morale == 7
    assert "nightstick" in pile(runner, "deck.school")
    assert me(runner).leader == "cole_winters"
    assert hand(runner, 0) == ["rations"]


@pytest.mark.rule("L-299", "L-301", "L-304")
def test_whoever_loses_the_last_survivor_loses_the_hand_and_leads_a_new_one() -> None:
    runner = attack(*ALONE, wounds=2)
    give(runner, 0, "rations", "bandages")
    stack(runner, "survivors", "tomas_novak")
    dice(runner, 0, 5, 5)
    settle(runner)
    strike(runner, WOUND)
    assert hand(runner, 0) == []
    assert {"rations", "bandages"} <= {*pile(runner, "removed")}
    assert pile(runner, "group.0") == ["tomas_novak"]
    assert me(runner).leader == "tomas_novak"
    assert runner.state.where["tomas_novak"] == "colony"
    assert me(runner).dice == [5]
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])
    assert "barricade:tomas_novak" in keys(runner)


@pytest.mark.rule("L-299", "L-307")
def test_a_last_survivor_who_leaves_takes_the_hand_along() -> None:
    runner = seated(["forest_plum"], THREE[1], THREE[2])
    give(runner, 0, "rations")
    stack(runner, "survivors", "tomas_novak")
    quiet(runner)
    assert runner.state.turn is not None
    runner.state.turn.begun = False
    settle(runner)
    play(runner, "use:forest_plum")
    assert "rations" in pile(runner, "removed")
    assert me(runner).leader == "tomas_novak"


@pytest.mark.rule("L-300")
def test_gear_of_a_last_survivor_in_the_colony_is_removed_with_the_hand() -> None:
    runner = attack(*ALONE, wounds=2, at="colony")
    for survivor in (*THREE[1], *THREE[2]):
        place(runner, survivor, "school" if survivor in THREE[1] else "hospital")
    equip(runner, "gia_najjar", "nightstick")
    stack(runner, "survivors", "tomas_novak")
    dice(runner, 0, 5)
    settle(runner)
    strike(runner, WOUND)
    assert hand(runner, 0) == []
    assert "nightstick" in pile(runner, "removed")


@pytest.mark.rule("L-302")
def test_a_replacement_finds_another_place_when_the_colony_is_full() -> None:
    """Four survivors at home and twenty helpless people: a free place outside is chosen."""
    runner = attack(*ALONE, wounds=2)
    helpless(runner, 20)
    place(runner, "emma_han", "gas_station")
    stack(runner, "survivors", "tomas_novak", "blue")
    put(runner, "nadia_rivers", "group.1")
    place(runner, "nadia_rivers", "colony")
    dice(runner, 0, 5)
    settle(runner)
    strike(runner, WOUND)
    assert (prompt(runner), asked_rule(runner)) == ("ask-enters-at", "L-302")
    assert "at:colony" not in keys(runner)
    assert {"at:school", "at:hospital", "at:gas_station"} <= {*keys(runner)}
    play(runner, "at:hospital")
    assert runner.state.where["tomas_novak"] == "hospital"


@pytest.mark.rule("L-302", "L-325")
def test_a_replacement_of_an_exile_enters_outside() -> None:
    runner = attack(*ALONE, wounds=2)
    me(runner).exiled = True
    stack(runner, "survivors", "tomas_novak")
    dice(runner, 0, 5)
    settle(runner)
    strike(runner, WOUND)
    assert "at:colony" not in keys(runner)
    play(runner, "at:library")
    assert runner.state.where["tomas_novak"] == "library"
    assert runner.state.morale == 6


@pytest.mark.rule("L-302")
@pytest.mark.parametrize(
    ("own", "stands"), [("betrayal_getaway", [False, False, False, False]), ("secret_all_home", [True, False, True])]
)
def test_whoever_is_about_to_enter_stands_nowhere_yet(own: str, stands: list[bool]) -> None:
    """An objective about places can be looked at while its holder chooses one."""
    runner = attack(*ALONE, wounds=2)
    objectives(runner, own)
    me(runner).exiled = True
    stack(runner, "survivors", "tomas_novak")
    dice(runner, 0, 5)
    settle(runner)
    strike(runner, WOUND)
    assert (prompt(runner), runner.state.where.get("tomas_novak")) == ("ask-enters-at", None)
    assert [fine for _part, fine in view(runner, 0).wants()] == stands


@pytest.mark.rule("L-303", "L-246")
def test_with_an_empty_pile_the_player_is_out() -> None:
    runner = attack(*ALONE, wounds=2)
    for survivor in [*pile(runner, "survivors")]:
        put(runner, survivor, "box")
    lay_tokens(runner, "food-token", "colony", 9)
    dice(runner, 0, 5, 5)
    quiet(runner)
    settle(runner)
    strike(runner, WOUND)
    assert me(runner).out
    assert (me(runner).dice, pile(runner, "group.0")) == ([], [])
    assert (runner.asked(), runner.state.active) == ([1], 1)
    assert "request:1" not in keys(runner, 1)
    assert "accuse:1" not in keys(runner, 1)
    play(runner, "accuse:3", seat=1)
    assert runner.asked() == [1, 2]
    all_vote(runner, "no", "no")
    colony_phase(runner)
    assert (prompt(runner), runner.asked()) == ("ask-knife", [1, 2])
    all_vote(runner, "no", "no")
    assert me(runner).dice == []
    assert 0 not in (runner.state.active, runner.state.knife, *runner.state.order)


# --- helpless people and several at once ------------------------------------------------------------------------


@pytest.mark.rule("L-305", "L-306")
def test_a_killed_helpless_person_costs_a_morale() -> None:
    runner = three()
    helpless(runner, 2)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_tainted_batch")
    assert tokens(runner, "helpless-token", "colony") == 1
    assert tokens(runner, "helpless-token", "supply") == 19
    assert runner.state.morale == 5


@pytest.mark.rule("L-306")
def test_helpless_people_do_not_die_while_survivors_are_there() -> None:
    runner = three()
    helpless(runner, 4)
    for entrance in ("colony.1", "colony.2", "colony.3"):
        fill(runner, entrance)
    zombies_come(runner)
    assert tokens(runner, "helpless-token", "colony") == 4
    assert len(pile(runner, "graveyard")) == 3


@pytest.mark.rule("L-307")
def test_a_removed_helpless_person_costs_nothing_but_what_the_card_says() -> None:
    """The road south: three leave, and the card takes one morale, not four."""
    runner = three()
    helpless(runner, 4)
    lay_tokens(runner, "food-token", "colony", 3)
    dice(runner, 0, 1)
    hold(runner, "cr_road_south")
    play(runner, "barricade:gia_najjar", "entrance:colony.1")
    all_vote(runner, "yes", "yes", "yes")
    assert tokens(runner, "helpless-token", "colony") == 1
    assert runner.state.morale == 5


@pytest.mark.rule("L-309", "L-347")
def test_all_tokens_are_placed_first_and_the_first_player_orders_the_deaths() -> None:
    """A whiteout: three are outside, two of them die of it, in the order of the first player."""
    runner = three()
    for survivor in ("gia_najjar", "rocco_bellini", "lily_mae"):
        place(runner, survivor, "school")
    runner.state.wounds = {"gia_najjar": 2, "rocco_bellini": 2}
    runner.state.knife = 2
    colony_phase(runner, Stage.CRISIS, crisis="crisis_whiteout")
    assert (runner.asked(), asked_rule(runner)) == ([2], "L-309")
    assert keys(runner, 2) == ["survivor:gia_najjar", "survivor:rocco_bellini"]
    assert runner.state.frostbite == {"gia_najjar": 1, "rocco_bellini": 1, "lily_mae": 1}
    assert pile(runner, "graveyard") == []
    play(runner, "survivor:rocco_bellini", seat=2)
    assert pile(runner, "graveyard") == ["rocco_bellini", "gia_najjar"]
    assert runner.state.morale == 4


@pytest.mark.rule("L-309")
def test_where_every_player_names_somebody_all_are_hurt_before_anybody_dies() -> None:
    """A sickness: each of three has one survivor left to name; two of those die, in the order of the first player."""
    runner = seated(["gia_najjar"], ["rocco_bellini"], ["lily_mae"])
    runner.state.wounds = {"gia_najjar": 2, "lily_mae": 2}
    runner.state.knife = 1
    colony_phase(runner, Stage.CRISIS, crisis="crisis_sickness")
    assert (runner.asked(), asked_rule(runner)) == ([1], "L-309")
    assert keys(runner, 1) == ["survivor:lily_mae", "survivor:gia_najjar"]
    assert runner.state.wounds == {"gia_najjar": 3, "rocco_bellini": 1, "lily_mae": 3}
    assert pile(runner, "graveyard") == []
    play(runner, "survivor:gia_najjar", seat=1)
    assert pile(runner, "graveyard") == ["gia_najjar", "lily_mae"]


@pytest.mark.rule("L-573")
def test_what_a_card_does_for_the_colony_holds_on_when_its_user_dies() -> None:
    runner = three()
    give(runner, 0, "road_flares")
    helpless(runner, 4)
    settle(runner)
    assert view(runner).zombies_to_come("colony") == 5
    play(runner, "play:road_flares", "survivor:gia_najjar")
    assert view(runner).zombies_to_come("colony") == 2
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert view(runner).zombies_to_come("colony") == 2


@pytest.mark.rule("L-573")
def test_what_a_card_does_for_a_group_holds_on_when_its_user_dies() -> None:
    """Hand warmers: no frostbite for anybody of the player in this turn."""
    runner = three()
    give(runner, 0, "hand_warmers")
    settle(runner)
    play(runner, "play:hand_warmers", "survivor:gia_najjar")
    runner.table.force([BITE], [FROSTBITE])
    play(runner, "move:gia_najjar", "at:school")
    play(runner, "move:cole_winters", "at:school")
    assert "gia_najjar" in pile(runner, "graveyard")
    assert runner.state.frostbite == {}


@pytest.mark.rule("L-573")
def test_what_a_card_does_for_its_user_goes_with_that_one() -> None:
    runner = three()
    give(runner, 0, "morphine")
    settle(runner)
    play(runner, "play:morphine", "survivor:gia_najjar")
    assert len(runner.state.lasting) == 1
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert runner.state.lasting == []
