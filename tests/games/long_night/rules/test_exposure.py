"""Exposure roll (chapter 7)."""

from __future__ import annotations

import pytest

from fivefires.conformance.frames import plain_locals
from fivefires.games.long_night.state import damage
from fivefires.kernel.state import digest
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    FROSTBITE,
    THREE,
    WOUND,
    Game,
    dice,
    equip,
    forced_up,
    give,
    helpless,
    keys,
    lay_tokens,
    log,
    lurks,
    me,
    pile,
    place,
    play,
    prompt,
    quiet,
    seated,
    settle,
    stack,
    three,
    tokens,
    turn,
    zombies,
)  # fmt: skip


def attack_in_colony(*groups: list[str], outside: tuple[str, ...] = ()) -> Game:
    """The leader of the first group stands in the colony beside one zombie and the others."""
    runner = seated(*groups)
    for survivor in outside:
        place(runner, survivor, "school")
    zombies(runner, "colony.1", 1)
    settle(runner)
    return runner


def bitten(runner: Game, attacker: str) -> None:
    """The attacker kills the zombie and is bitten."""
    runner.table.force([BITE])
    play(runner, f"attack:{attacker}")
    if prompt(runner) == "ask-target":
        play(runner, "entrance:colony.1")


def bite_goes_to(runner: Game) -> tuple[str, int]:
    """Who has to answer for whom."""
    assert runner.question is not None
    assert prompt(runner) == "ask-bite"
    survivor = runner.question.args["survivor"]
    return survivor.id, runner.asked()[0]  # type: ignore[union-attr]


@pytest.mark.rule("L-196")
def test_moves_and_kills_are_rolled_for_and_nothing_else_here() -> None:
    runner = three()
    lay_tokens(runner, "food-token", "colony", 1)
    give(runner, 0, "rations")
    zombies(runner, "school", 1)
    dice(runner, 0, 5, 5, 5, 5)
    settle(runner)
    play(runner, "barricade:gia_najjar", "entrance:colony.1", "raise:5", "contribute")
    play(runner, "attract:gia_najjar", "entrance:colony.2")
    assert "log-exposure" not in log(runner)
    runner.table.force([BLANK], [BLANK])
    play(runner, "move:cole_winters", "at:school")
    assert log(runner).count("log-exposure") == 1
    play(runner, "attack:gia_najjar", "entrance:colony.2")
    assert log(runner).count("log-exposure") == 2
    assert forced_up(runner)


@pytest.mark.rule("L-197", "L-199", "L-200", "L-201", "L-204")
@pytest.mark.parametrize(
    ("face", "wounds", "frostbite", "dead"),
    [
        *((face, 0, 0, False) for face in (1, 2, 3, 4, 5, 6)),
        *((face, 1, 0, False) for face in (7, 8, 9)),
        *((face, 0, 1, False) for face in (10, 11)),
        (12, 0, 0, True),
    ],
)
def test_the_twelve_faces(face: int, wounds: int, frostbite: int, dead: bool) -> None:
    runner = three()
    runner.table.force([face])
    play(runner, "move:gia_najjar", "at:school")
    state = runner.state
    assert (state.wounds.get("gia_najjar", 0), state.frostbite.get("gia_najjar", 0)) == (wounds, frostbite)
    assert ("gia_najjar" not in state.where) is dead
    assert state.morale == (5 if dead else 6)


@pytest.mark.rule("L-198")
def test_the_roll_cannot_be_declined() -> None:
    """From the goal of the move to the next action nobody is asked anything."""
    runner = three()
    runner.table.force([WOUND])
    play(runner, "move:gia_najjar")
    assert prompt(runner) == "ask-goal"
    play(runner, "at:school")
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])
    assert runner.state.wounds == {"gia_najjar": 1}


@pytest.mark.rule("L-202", "L-292")
@pytest.mark.parametrize(("wounds", "frostbite"), [(2, 0), (1, 1), (0, 2)])
@pytest.mark.parametrize("face", [WOUND, FROSTBITE])
def test_frostbite_kills_like_wounds(wounds: int, frostbite: int, face: int) -> None:
    runner = three()
    if wounds:
        runner.state.wounds = {"gia_najjar": wounds}
    if frostbite:
        runner.state.frostbite = {"gia_najjar": frostbite}
    settle(runner)
    runner.table.force([face])
    play(runner, "move:gia_najjar", "at:school")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert (runner.state.wounds, runner.state.frostbite) == ({}, {})


@pytest.mark.rule("L-201", "L-204")
def test_what_killed_a_leader_is_part_of_the_state_while_it_still_matters() -> None:
    """A new leader is asked for: a bite will spread then, while a wound and frostbite are the same by now."""

    def asked_after(face: int) -> Game:
        runner = seated([*THREE[0], "forest_plum"], *THREE[1:])
        runner.state.wounds = {"gia_najjar": 2}
        settle(runner)
        runner.table.force([face])
        play(runner, "move:gia_najjar", "at:school")
        assert prompt(runner) == "ask-leader"
        return runner

    wound, frostbite, bite = asked_after(WOUND), asked_after(FROSTBITE), asked_after(BITE)
    assert digest(wound.state) == digest(frostbite.state) != digest(bite.state)
    assert plain_locals(wound) == plain_locals(frostbite)


@pytest.mark.rule("L-212", "L-302")
def test_whatever_killed_a_last_survivor_is_the_same_when_a_new_one_comes() -> None:
    """An exile says where somebody new goes: nothing of the roll is left by then, not even how the rules got there."""

    def asked_after(face: int) -> Game:
        runner = seated(["gia_najjar"], *THREE[1:])
        me(runner, 0).exiled = True
        place(runner, "gia_najjar", "school")
        runner.state.wounds = {"gia_najjar": 2}
        settle(runner)
        runner.table.force([face])
        play(runner, "move:gia_najjar", "at:library")
        assert prompt(runner) == "ask-enters-at"
        return runner

    wound, bite = asked_after(WOUND), asked_after(BITE)
    assert digest(wound.state) == digest(bite.state)
    assert plain_locals(wound) == plain_locals(bite)


@pytest.mark.rule("L-206", "L-208")
def test_whether_a_bite_has_stopped_is_part_of_the_state() -> None:
    """It kills a leader, and a new one is asked for before it goes on, or does not."""

    def asked_after(answer: str) -> Game:
        runner = attack_in_colony(*THREE[:2], [*THREE[2], "forest_plum"], outside=("lily_mae", "forest_plum"))
        bitten(runner, "gia_najjar")
        runner.table.force([WOUND])
        play(runner, answer, seat=2)
        assert prompt(runner) == "ask-leader"
        return runner

    stopped, going_on = asked_after("let-die"), asked_after("roll")
    going_on.state.chance = stopped.state.chance
    assert digest(stopped.state) != digest(going_on.state)


@pytest.mark.rule("L-202")
def test_frostbite_can_be_healed_and_makes_somebody_hurt() -> None:
    runner = three()
    runner.state.frostbite = {"emma_han": 1}
    give(runner, 0, "antibiotics")
    settle(runner)
    play(runner, "play:antibiotics")
    while prompt(runner) != "ask-action":
        play(runner, "survivor:emma_han")
    assert runner.state.frostbite == {}
    assert runner.log is not None
    assert [line.text.args["count"] for line in runner.log.lines if line.text.id == "log-healed"] == [1]


@pytest.mark.rule("L-566")
@pytest.mark.parametrize(
    ("card", "wounds", "frostbite"), [("bandages", 1, 0), ("antiseptic", 0, 0), ("painkillers", 1, 0)]
)
def test_healing_takes_frostbite_first(card: str, wounds: int, frostbite: int) -> None:
    runner = three()
    runner.state.wounds, runner.state.frostbite = {"gia_najjar": 1}, {"gia_najjar": 1}
    give(runner, 0, card)
    settle(runner)
    play(runner, f"play:{card}", "survivor:gia_najjar")
    state = runner.state
    assert (state.wounds.get("gia_najjar", 0), state.frostbite.get("gia_najjar", 0)) == (wounds, frostbite)


@pytest.mark.rule("L-203")
@pytest.mark.parametrize("tokens_on", [1, 2])
def test_frostbite_bites_once_at_the_start_of_each_turn_of_its_player(tokens_on: int) -> None:
    runner = three()
    runner.state.frostbite = {"emma_han": tokens_on, "gia_najjar": 1, "derek_yoshida": 1}
    quiet(runner)
    settle(runner)
    play(runner, "end-turn")
    assert turn(runner).seat == 1
    if tokens_on == 1:
        assert runner.state.wounds == {"emma_han": 1}
        assert runner.state.frostbite["emma_han"] == 1
        play(runner, "end-turn", seat=1)
        assert runner.state.wounds == {"emma_han": 1, "derek_yoshida": 1}
    else:
        assert pile(runner, "graveyard") == ["emma_han"]
        assert runner.state.morale == 5


@pytest.mark.rule("L-203")
def test_every_frozen_survivor_of_the_player_is_hurt_wherever_it_is() -> None:
    runner = three()
    runner.state.frostbite = {"emma_han": 1, "rocco_bellini": 1}
    place(runner, "emma_han", "hospital")
    quiet(runner)
    settle(runner)
    play(runner, "end-turn")
    assert runner.state.wounds == {"emma_han": 1, "rocco_bellini": 1}
    assert log(runner).count("log-exposure") == 0


@pytest.mark.rule("L-204", "L-205")
def test_a_bite_kills_and_passes_to_the_lowest_influence_there() -> None:
    """Derek 31, Emma 46, Cole 55, Rocco 62; Lily, lower than all, is elsewhere."""
    runner = attack_in_colony(*THREE, outside=("lily_mae",))
    bitten(runner, "gia_najjar")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert bite_goes_to(runner) == ("derek_yoshida", 2)
    assert runner.state.morale == 5


@pytest.mark.rule("L-205")
def test_the_lowest_can_be_of_the_own_group() -> None:
    runner = attack_in_colony(["gia_najjar", "lily_mae"], ["rocco_bellini", "emma_han"], ["nadia_rivers"])
    bitten(runner, "gia_najjar")
    assert bite_goes_to(runner) == ("lily_mae", 0)


@pytest.mark.rule("L-206", "L-211")
def test_its_player_can_let_it_die_and_the_spread_stops() -> None:
    runner = attack_in_colony(*THREE, outside=("lily_mae",))
    bitten(runner, "gia_najjar")
    assert sorted(keys(runner, 2)) == ["let-die", "roll"]
    play(runner, "let-die", seat=2)
    assert sorted(pile(runner, "graveyard")) == ["derek_yoshida", "gia_najjar"]
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])
    assert runner.state.morale == 4
    assert me(runner, 2).leader == "lily_mae"


@pytest.mark.rule("L-207", "L-208")
@pytest.mark.parametrize("face", range(1, 13))
def test_or_roll_and_a_blank_alone_saves_it(face: int) -> None:
    runner = attack_in_colony(*THREE, outside=("lily_mae",))
    bitten(runner, "gia_najjar")
    runner.table.force([face])
    play(runner, "roll", seat=2)
    if face <= 6:
        assert damage(runner.state, "derek_yoshida") == 0
        assert runner.state.where["derek_yoshida"] == "colony"
        assert prompt(runner) == "ask-action"
        assert runner.state.morale == 5
    else:
        assert "derek_yoshida" in pile(runner, "graveyard")
        assert bite_goes_to(runner) == ("emma_han", 1)
        assert runner.state.morale == 4


@pytest.mark.rule("L-208", "L-211")
def test_the_bite_passes_on_from_one_to_the_next() -> None:
    runner = attack_in_colony(*THREE, outside=("lily_mae",))
    bitten(runner, "gia_najjar")
    reached = []
    for face in (WOUND, FROSTBITE, BITE):
        survivor, seat = bite_goes_to(runner)
        reached.append(survivor)
        runner.table.force([face])
        play(runner, "roll", seat=seat)
    assert reached == ["derek_yoshida", "emma_han", "cole_winters"]
    assert bite_goes_to(runner) == ("rocco_bellini", 1)
    assert runner.state.morale == 2


@pytest.mark.rule("L-209")
def test_it_ends_when_nobody_is_left_there() -> None:
    runner = three()
    for survivor in ("gia_najjar", "emma_han"):
        place(runner, survivor, "school")
    zombies(runner, "school", 1)
    settle(runner)
    runner.table.force([BITE])
    play(runner, "attack:gia_najjar", "entrance:school")
    runner.table.force([WOUND])
    play(runner, "roll", seat=1)
    assert sorted(pile(runner, "graveyard")) == ["emma_han", "gia_najjar"]
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])


@pytest.mark.rule("L-209")
def test_alone_nobody_is_asked() -> None:
    runner = three()
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-210")
def test_helpless_people_are_not_reached() -> None:
    runner = attack_in_colony(*THREE, outside=("cole_winters", *THREE[1], *THREE[2]))
    helpless(runner, 3)
    helpless(runner, 1, unruly=True)
    settle(runner)
    bitten(runner, "gia_najjar")
    assert prompt(runner) == "ask-action"
    assert (tokens(runner, "helpless-token", "colony"), tokens(runner, "helpless-token", "colony.unruly")) == (3, 1)
    assert runner.state.morale == 5


@pytest.mark.rule("L-210")
def test_bandits_are_not_reached() -> None:
    runner = seated(*THREE, variants=["bandits"])
    lay_tokens(runner, "bandit-figure", "school", 2)
    settle(runner)
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert prompt(runner) == "ask-action"
    assert tokens(runner, "bandit-figure", "school") == 2


@pytest.mark.rule("L-211", "L-325")
def test_an_exiles_dead_cost_no_morale() -> None:
    """Lily's player is exiled; Gia's death costs 1, hers none, Emma's 1 again."""
    runner = three()
    me(runner, 2).exiled = True
    for survivor in ("gia_najjar", "emma_han", *THREE[2]):
        place(runner, survivor, "school")
    place(runner, "derek_yoshida", "hospital")
    zombies(runner, "school", 1)
    settle(runner)
    runner.table.force([BITE])
    play(runner, "attack:gia_najjar", "entrance:school")
    assert bite_goes_to(runner) == ("lily_mae", 2)
    assert runner.state.morale == 5
    runner.table.force([WOUND])
    play(runner, "roll", seat=2)
    assert runner.state.morale == 5
    play(runner, "let-die", seat=1)
    assert runner.state.morale == 4


@pytest.mark.rule("L-212")
def test_a_new_survivor_comes_after_the_spread_and_is_not_reached() -> None:
    """Both Gia and Emma are the last of their players; Agnes and Tomas are lower than everybody there."""
    runner = attack_in_colony(["gia_najjar"], ["emma_han"], ["cole_winters", "rocco_bellini"])
    stack(runner, "survivors", "agnes_thorne", "tomas_novak")
    settle(runner)
    bitten(runner, "gia_najjar")
    assert bite_goes_to(runner) == ("emma_han", 1)
    assert pile(runner, "group.0") == []
    runner.table.force([WOUND])
    play(runner, "roll", seat=1)
    assert bite_goes_to(runner) == ("cole_winters", 2)
    assert "agnes_thorne" not in runner.state.where
    runner.table.force([BLANK])
    play(runner, "roll", seat=2)
    assert (pile(runner, "group.0"), pile(runner, "group.1")) == (["agnes_thorne"], ["tomas_novak"])
    assert [me(runner, seat).leader for seat in (0, 1)] == ["agnes_thorne", "tomas_novak"]
    assert runner.state.where["agnes_thorne"] == runner.state.where["tomas_novak"] == "colony"
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])


@pytest.mark.rule("L-205", "L-211")
def test_the_game_ends_at_once_when_the_chain_takes_the_last_morale() -> None:
    runner = attack_in_colony(*THREE, outside=("lily_mae",))
    runner.state.morale = 2
    settle(runner)
    bitten(runner, "gia_najjar")
    assert prompt(runner) == "ask-bite"
    play(runner, "let-die", seat=2)
    assert runner.over
    assert runner.state.morale == 0


# --- texts that change a face -----------------------------------------------------------------------------------


@pytest.mark.rule("L-576")
@pytest.mark.parametrize(("face", "wounds", "frostbite"), [(WOUND, {}, 1), (FROSTBITE, {"gia_najjar": 1}, 0)])
def test_texts_look_at_the_face_that_was_rolled(face: int, wounds: dict[str, int], frostbite: int) -> None:
    """A Cold One makes frostbite of wounds, Eric Parker beside it wounds of frostbite."""
    runner = seated(["gia_najjar", "eric_parker"], *THREE[1:], variants=("raxxon",))
    place(runner, "eric_parker", "school")
    lurks(runner, "exp_cold_one_figure", "school")
    settle(runner)
    runner.table.force([face])
    play(runner, "move:gia_najjar", "at:school")
    assert (runner.state.wounds, runner.state.frostbite.get("gia_najjar", 0)) == (wounds, frostbite)


@pytest.mark.rule("L-576")
def test_of_two_texts_on_one_face_the_milder_one_counts() -> None:
    runner = seated(["gia_najjar", "eric_parker"], *THREE[1:], variants=("raxxon",))
    place(runner, "eric_parker", "school")
    equip(runner, "gia_najjar", "riot_shield")
    lurks(runner, "exp_cold_one_figure", "school")
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "move:gia_najjar", "at:school")
    assert (runner.state.wounds, runner.state.frostbite) == ({}, {})
