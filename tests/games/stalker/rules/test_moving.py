"""Movement, pushing and attention, and the worked examples S-E09 and S-E48."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.rules import actions, attention, basic, board, marching, moving
from fivefires.games.stalker.rules.questions import Sneak
from fivefires.games.stalker.state import HIGH, LOW, UNNOTICED
from fivefires.kernel import key_of
from tests.games.stalker.tables import EAST, NORTH, SOUTH, WEST, Game, Map, lane, row, squares


def go(game: Game, name: str, *answers: str, spaces: int = 3) -> None:
    game.play(moving.go(game.table, game.stalker(), game.at(name), spaces), *answers)


@pytest.mark.rule("S-142", "S-143", "S-144", "S-246")
def test_example_9_the_highest_radiation_counts_once() -> None:
    game = Game("palkan", "velet", on=lane(5, radiation={"1,0": 2, "2,0": 4}))
    game.put("4,0", 1)
    game.give("nbc_suit")
    game.focus(on=False)
    stalker = game.stalker()
    game.state.turn = 0
    game.play(actions.act(game.table), f"go:{game.name(game.at('3,0'))}")
    assert stalker.space == game.at("3,0")
    assert stalker.dose == 3
    assert stalker.left == [1, 2]


@pytest.mark.rule("S-146", "S-147", "S-242")
def test_a_marker_slides_nothing_and_brings_no_radiation() -> None:
    game = Game(on=lane(2, radiation={"0,0": 3, "1,0": 3}))
    stalker = game.put("0,0")
    stalker.markers = 1
    game.state.turn = 0
    game.play(actions.act(game.table), f"go:{game.name(game.at('1,0'))}")
    assert (stalker.markers, stalker.dose, stalker.left[0]) == (0, 0, 3)


@pytest.mark.rule("S-145")
def test_armor_never_lowers_the_dose() -> None:
    game = Game(on=lane(2, radiation={"0,0": 1, "1,0": 1}))
    stalker = game.put("0,0")
    game.give("seva")
    stalker.dose = 2
    game.state.turn = 0
    game.play(actions.act(game.table), f"go:{game.name(game.at('1,0'))}")
    assert stalker.dose == 2


@pytest.mark.rule("S-246", "S-253")
def test_three_spaces_and_no_more() -> None:
    game = Game(on=lane())
    game.put("0,0")
    offered = {key_of(option) for option in moving.ways(game.state, game.stalker())}
    assert offered == {f"go:{game.name(game.at(name))}" for name in ("1,0", "2,0", "3,0")}


@pytest.mark.rule("S-254", "S-255", "S-256")
def test_an_enemy_ends_the_movement_of_whoever_enters() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", "0,0", WEST)
    game.enemy("tick", "1,0", WEST).pinned = True
    go(game, "1,0")
    assert stalker.space == game.at("1,0")
    assert game.said == []


@pytest.mark.rule("S-266", "S-522")
def test_enemies_look_after_whoever_leaves_them() -> None:
    game = Game(on=Map(squares((0, 0), (1, 0), (1, 1))))
    game.put("1,0")
    enemy = game.enemy("bandit_rifle", "1,0", WEST)
    go(game, "1,1", "stop")
    assert enemy.facing == SOUTH


@pytest.mark.rule("S-268", "S-271", "S-273", "S-314", "S-320")
def test_high_stays_on_the_first_space_out_of_sight() -> None:
    game = Game(on=Map(squares((0, 0), (1, 0), (1, 1), (1, 2))))
    stalker = game.put("1,0")
    game.enemy("bandit_rifle", "0,0", EAST)
    attention.notice(game.table)
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("1,0"))
    go(game, "1,2")
    assert stalker.space == game.at("1,2")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("1,1"))


@pytest.mark.rule("S-272")
def test_the_last_way_out_of_sight_counts() -> None:
    """He crosses the sight of one bandit, hides, and crosses that of another."""
    game = Game(on=Map(squares(*row(6), (1, 1), (3, 1)), lines={((0, 0), (1, 0)): " "}))
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", "1,1", NORTH)
    game.enemy("bandit_shotgun", "3,1", NORTH)
    steps = [f"go:{game.name(game.at(name))}" for name in ("2,0", "3,0", "4,0")]
    go(game, "1,0", *steps, spaces=4)
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("4,0"))


@pytest.mark.rule("S-269", "S-248")
def test_whoever_ends_in_sight_has_high_where_he_is() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", "4,0", WEST)
    go(game, "1,0", "stop")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("1,0"))


@pytest.mark.rule("S-270", "S-311")
def test_unseen_movement_takes_low_along() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    go(game, "1,0", spaces=1)
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("1,0"))
    go(game, "2,0", spaces=1)
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("2,0"))


@pytest.mark.rule("S-249", "S-250")
def test_sneak_is_for_the_unseen_and_leaves_no_trace() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    enemy = game.enemy("bandit_rifle", "5,0", WEST)
    assert [option.space for option in basic.sneaks(game.state, stalker)] == [game.name(game.at("1,0"))]
    game.play(basic.sneak(game.table, stalker, Sneak(game.name(game.at("1,0")))))
    assert (stalker.space, stalker.attention) == (game.at("1,0"), UNNOTICED)
    assert basic.sneaks(game.state, stalker) == [Sneak(game.name(game.at("0,0")))]
    enemy.space = game.at("4,0")
    assert basic.sneaks(game.state, stalker) == []


@pytest.mark.rule("S-606", "S-252", "S-270")
def test_milady_in_the_shadows() -> None:
    """She crosses what a bandit sees three spaces away, and is not noticed where it does not see her at the end."""
    game = Game("milady", on=Map(squares((0, 0), (1, 0), (2, 0), (1, -3), (1, -2), (1, -1))))
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", "1,-3", SOUTH)
    name = f"go:{game.name(game.at('2,0'))}"
    game.play(moving.go(game.table, stalker, game.at("1,0"), shadow=True), name, "stop")
    assert stalker.space == game.at("2,0")
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("2,0")), "it is heard like any movement"


@pytest.mark.rule("S-257", "S-258", "S-259", "S-262", "S-265")
def test_a_full_space_is_passed_or_its_stalker_pushed_back() -> None:
    game = Game("palkan", "velet", on=lane())
    game.put("0,0", 0)
    other = game.put("1,0", 1)
    through = [key_of(option) for option in moving.ways(game.state, game.stalker())]
    assert f"go:{game.name(game.at('2,0'))}" in through
    go(game, "1,0", spaces=1)
    assert game.stalker().space == game.at("1,0")
    assert other.space == game.at("0,0")
    assert (other.attention, other.left, other.dose) == (LOW, [2, 2], 0)


@pytest.mark.rule("S-260", "S-263", "S-264")
def test_a_pushed_enemy_looks_back() -> None:
    game = Game(on=lane())
    game.put("0,0")
    enemy = game.enemy("bandit_rifle", "1,0", EAST)
    go(game, "1,0")
    assert enemy.space == game.at("0,0")
    assert enemy.facing == EAST


@pytest.mark.rule("S-261")
def test_who_cannot_be_pushed_bars_the_way() -> None:
    """A dog cannot be pushed through the window by which the stalker comes, and there is no other space."""
    on = Map(squares((0, 0), (1, 0)), lines={((0, 0), (1, 0)): "W"})
    game = Game(on=on)
    game.put("0,0")
    game.enemy("dog", "1,0", EAST)
    assert moving.ways(game.state, game.stalker()) == []


@pytest.mark.rule("S-444", "S-447")
def test_moving_ends_exposed() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    game.table.shift("exposed", 1, "supply", "map")
    stalker.exposed = True
    go(game, "1,0", spaces=1)
    assert not stalker.exposed
    assert game.state.stock["exposed"] == {"supply": 10}


@pytest.mark.rule("S-313", "S-315", "S-317", "S-318", "S-319")
def test_reducing_attention() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    attention.place_high(game.table, stalker, game.at("2,0"), "S-269")
    attention.place_low(game.table, stalker, game.at("0,0"), "S-270")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("2,0"))
    enemy = game.enemy("bandit_rifle", "3,0", WEST)
    assert not attention.reduce(game.table, stalker)
    enemy.facing = EAST
    assert attention.reduce(game.table, stalker)
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("2,0"))
    assert attention.reduce(game.table, stalker)
    assert stalker.attention == UNNOTICED
    assert not attention.reduce(game.table, stalker)


@pytest.mark.rule("S-322", "S-465")
def test_attention_goes_toward_its_owner() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    attention.place_high(game.table, stalker, game.at("5,0"), "S-269")
    attention.beckon(game.table, stalker, 2, "S-465")
    assert stalker.noticed == game.at("3,0")
    window = Game(on=Map(squares(*[(x, 0) for x in range(4)]), lines={((1, 0), (2, 0)): "W"}))
    stalker = window.put("0,0")
    attention.place_high(window.table, stalker, window.at("3,0"), "S-269")
    attention.beckon(window.table, stalker, 2, "S-465")
    assert stalker.noticed == window.at("1,0"), "a stalker climbs through a window"


@pytest.mark.rule("S-490")
def test_example_48_who_sees_a_target_does_not_even_turn() -> None:
    game = Game(on=lane())
    game.put("4,0")
    enemy = game.enemy("bandit_rifle", "2,0", EAST)
    game.play(marching.move(game.table, enemy, 1 << game.at("0,0"), 2))
    assert (enemy.space, enemy.facing) == (game.at("2,0"), EAST)
    assert board.sees_target(game.state, enemy)


@pytest.mark.rule("S-143", "S-246")
def test_of_several_quiet_ways_the_cleanest_is_walked() -> None:
    for hot in ("1,0", "0,1"):
        game = Game("palkan", on=Map(squares((0, 0), (1, 0), (0, 1), (1, 1)), radiation={hot: 3}))
        stalker = game.put("0,0")
        game.state.turn = 0
        game.play(actions.act(game.table), f"go:{game.name(game.at('1,1'))}")
        assert (stalker.space, stalker.dose) == (game.at("1,1"), 0)


@pytest.mark.rule("S-268", "S-271", "S-253")
def test_who_steps_out_of_sight_may_choose_where_and_go_on() -> None:
    game = Game(on=Map(squares((0, 0), (1, 0), (1, 1), (2, 1)), lines={((1, 0), (2, 0)): "|"}))
    stalker = game.put("1,0")
    game.enemy("bandit_rifle", "0,0", EAST)
    attention.notice(game.table)
    go(game, "1,1", f"go:{game.name(game.at('2,1'))}")
    assert stalker.space == game.at("2,1")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("1,1"))
