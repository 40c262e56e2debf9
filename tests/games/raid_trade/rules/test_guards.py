"""Guards, step by step: they attack newcomers, are attacked, and move on."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.rules import guards, rivals
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare_line,
    bring,
    held,
    house,
    keys,
    me,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)

# Faces of Mayu's die, which Guards roll too when they attack her.
HIT, SURE, GAIN_AP, GAIN_SKILL = (2,), (4,), (5,), (6,)
SHIELD, NO_SHIELD = (1,), (2,)


def at_the_border(*characters: str, **goods: int) -> Game:
    """The first player is about to enter the guarded Black Market Tile with these goods."""
    game = bare_line(*(characters or ("mayu", "zoey", "jake")))
    own(game, 0, **goods)
    return turn_of(game, 0)


def beside(*characters: str) -> Game:
    """The first player stands with a Gun beside the Guard on `market.4`."""
    game = bare_line(*(characters or ("mayu", "zoey", "jake")))
    own(game, 0, guns=1)
    stand(game, 0, "market.c")
    return turn_of(game, 0)


def steps(game: Game) -> set[str]:
    return {key for key in keys(game) if key.startswith("go:")}


# --- they attack ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-367", "R-368", "R-369", "R-372", "R-383", "R-384", "R-388", "R-390", "R-391")
def test_a_guard_hits_and_takes_three_of_the_players_choice() -> None:
    game = at_the_border(food=3, tools=1)
    roll(game, HIT)
    answer(game, "go:market.a")
    assert (prompt(game), game.asked(), me(game, 0).favor) == ("ask-lose", [0], -1)
    answer(game, "portion:food:2", "portion:tools:1")
    assert (held(game, 0), [one.favor for one in game.state.players]) == ({"food": 1}, [-2, 0, 0])
    stock = game.state.stock
    assert (stock["food"]["under.market.4"], stock["tools"]["under.market.4"]) == (2, 1)
    assert rivals.guards_on(game.state, "market") == ["market.4"]
    assert (me(game, 0).section, me(game, 0).ap) == ("market.a", 13)
    assert steps(game) == set()
    assert "raid:market.1" in keys(game)
    assert game.state.guard is None


@pytest.mark.rule("R-388", "R-389", "R-390")
@pytest.mark.parametrize("food", [0, 2, 3])
def test_with_three_or_fewer_all_of_them_are_lost(food: int) -> None:
    game = at_the_border(food=food)
    roll(game, SURE)
    answer(game, "go:market.a")
    assert prompt(game) == "ask-action"
    assert (held(game, 0), me(game, 0).favor) == ({}, -2)
    assert game.state.stock["food"].get("under.market.4", 0) == food


@pytest.mark.rule("R-367", "R-384", "R-391")
def test_a_guard_that_misses_takes_nothing_and_gains_nothing() -> None:
    for face in (GAIN_AP, GAIN_SKILL):
        game = at_the_border(food=3)
        skill = me(game, 0).skill
        roll(game, face)
        answer(game, "go:market.a")
        assert (held(game, 0), me(game, 0).favor) == ({"food": 3}, -1)
        assert (me(game, 0).ap, me(game, 0).skill) == (13, skill)


@pytest.mark.rule("R-367", "R-365")
def test_an_unguarded_tile_is_entered_in_peace() -> None:
    game = at_the_border(food=3)
    game.table.shift("guard", 1, "market.4", "gone")
    game = turn_of(game, 0)
    answer(game, "go:market.a")
    assert (me(game, 0).favor, me(game, 0).ap) == (0, 13)
    assert steps(game) == {"go:market.b", "go:market.c", "go:canal.a"}


@pytest.mark.rule("R-368", "R-369", "R-370", "R-371")
def test_each_guard_of_the_tile_attacks_once() -> None:
    game = at_the_border(food=7)
    game.table.shift("guard", 1, "helipad.x1", "market.1")
    game = turn_of(game, 0)
    roll(game, SURE, SURE)
    answer(game, "go:market.a")
    assert (prompt(game), game.asked()) == ("ask-which-guard", [0])
    assert sorted(keys(game)) == ["at:market.1", "at:market.4"]
    answer(game, "at:market.1")
    assert (held(game, 0), me(game, 0).favor) == ({"food": 1}, -3)
    assert game.state.stock["food"].get("under.market.1") == 3
    assert game.state.stock["food"].get("under.market.4") == 3


@pytest.mark.rule("R-385", "R-386", "R-387", "R-409")
@pytest.mark.parametrize(("attack", "defence", "lost"), [(HIT, SHIELD, 0), (HIT, NO_SHIELD, 2), (SURE, SHIELD, 2)])
def test_a_shield_stops_a_hit_of_a_guard(attack: tuple[int], defence: tuple[int], lost: int) -> None:
    game = at_the_border(guns=1, food=2)
    roll(game, attack, defence)
    answer(game, "go:market.a")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-defend-guard", [0], ["defend", "no-defence"])
    assert game.state.guard is not None
    assert (game.state.guard.seat, game.state.guard.square) == (0, "market.4")
    answer(game, "defend")
    assert (me(game, 0).ap, held(game, 0).get("food", 0)) == (10, 2 - lost)
    assert held(game, 0).get("guns", 0) == 0
    assert me(game, 0).favor == (-2 if lost else -1)


@pytest.mark.rule("R-385", "R-409", "R-058")
@pytest.mark.parametrize(("ap", "asked"), [(4, False), (5, True)])
def test_without_three_ap_or_a_gun_nobody_defends(ap: int, asked: bool) -> None:
    game = at_the_border(guns=1)
    me(game, 0).ap = ap
    game = turn_of(game, 0)
    roll(game, GAIN_AP)
    answer(game, "go:market.a")
    assert (prompt(game) == "ask-defend-guard") is asked
    if asked:
        answer(game, "no-defence")
        assert (me(game, 0).ap, held(game, 0)) == (3, {"guns": 1})
    game = at_the_border(food=1)
    roll(game, GAIN_AP)
    answer(game, "go:market.a")
    assert prompt(game) == "ask-action"


# --- they are attacked ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-392", "R-393", "R-394")
def test_only_a_guard_within_reach_is_attacked_for_five_ap_and_a_gun() -> None:
    def offered(section: str, ap: int = 15, **goods: int) -> set[str]:
        game = bare_line()
        own(game, 0, **goods)
        stand(game, 0, section)
        me(game, 0).ap = ap
        return {key for key in keys(turn_of(game, 0)) if key.startswith("guard:")}

    assert offered("market.c", guns=1) == {"guard:market.4"}
    assert offered("market.c", 5, guns=1) == {"guard:market.4"}
    assert offered("market.c", 4, guns=1) == set()
    assert offered("market.c", food=1) == set()
    assert offered("market.a", guns=1) == set()
    assert offered("helipad.a", guns=1) == {"guard:helipad.x1"}


@pytest.mark.rule("R-395", "R-396", "R-398", "R-399", "R-082", "R-078")
def test_a_beaten_guard_is_gone_and_the_move_is_still_to_come() -> None:
    game = beside()
    game.table.shift("food", 2, "bag", "under.market.4")
    game.table.shift("tools", 1, "bag", "under.mill.4")
    me(game, 0).favor = -3
    roll(game, HIT, NO_SHIELD)
    answer(game, "guard:market.4")
    assert "market.4" not in game.state.stock["guard"]
    assert game.state.stock["guard"].get("gone") == 1
    assert (held(game, 0), me(game, 0).favor, me(game, 0).ap) == ({"food": 2}, -2, 10)
    assert steps(game) == {"go:market.a", "go:mill.c"}
    assert not [key for key in keys(game) if key.startswith(("raid:", "guard:"))]
    assert game.state.guard is None


@pytest.mark.rule("R-082", "R-392")
def test_an_attack_on_a_guard_ends_a_begun_move() -> None:
    game = beside()
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    answer(game, "go:market.c")
    roll(game, HIT, NO_SHIELD)
    answer(game, "guard:market.4")
    assert game.asked() == [1]


@pytest.mark.rule("R-395", "R-396", "R-400", "R-398")
@pytest.mark.parametrize(
    ("attack", "defence", "beaten"),
    [(HIT, SHIELD, False), (SURE, SHIELD, True), (GAIN_AP, NO_SHIELD, False), (HIT, NO_SHIELD, True)],
)
def test_a_guard_defends_by_the_players_die(attack: tuple[int], defence: tuple[int], beaten: bool) -> None:
    game = beside()
    roll(game, attack, defence)
    answer(game, "guard:market.4")
    assert rivals.guards_on(game.state, "market") == []
    assert rivals.guards_on(game.state, "mill") == (["mill.4"] if beaten else ["mill.4", "mill.3"])


@pytest.mark.rule("R-395", "R-392", "R-513")
def test_all_see_who_fights_the_guard_while_the_die_does_not_count_yet() -> None:
    game = beside("zoey", "mayu", "jake")
    bring(game, "fuse_box", "made.0")
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "guard:market.4")
    fight = game.state.guard
    assert prompt(game) == "ask-react"
    assert fight is not None
    assert (fight.seat, fight.square, fight.attacking) == (0, "market.4", True)


@pytest.mark.rule("R-396", "R-397")
def test_the_player_gains_the_white_half_and_the_guard_no_gray_one() -> None:
    game = beside()
    skill = me(game, 0).skill
    roll(game, GAIN_SKILL, (3,))
    answer(game, "guard:market.4")
    assert (me(game, 0).skill, me(game, 0).ap) == (skill + 1, 10)
    game = beside()
    roll(game, GAIN_AP, (6,))
    answer(game, "guard:market.4")
    assert (me(game, 0).skill, me(game, 0).ap) == (skill, 13)


@pytest.mark.rule("R-397", "R-529")
def test_nobody_destroys_or_steals_their_own_things() -> None:
    for character, item in (("jake", "crowbar"), ("garcia", "purse")):
        game = beside(character, "zoey", "mayu")
        bring(game, item, "made.0")
        bring(game, "torch", "made.0")
        game = turn_of(game, 0)
        roll(game, (5,), (3,))
        answer(game, "guard:market.4")
        assert prompt(game) == "ask-action"
        assert game.state.piles["made.0"] == [item, "torch"]


# --- they move on -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-400", "R-401", "R-406", "R-407")
def test_a_guard_takes_its_loot_along_and_attacks_nobody() -> None:
    game = beside()
    game.table.shift("food", 2, "bag", "under.market.4")
    stand(game, 1, "mill.a")
    own(game, 1, tools=1)
    game = turn_of(game, 0)
    roll(game, GAIN_AP, NO_SHIELD)
    answer(game, "guard:market.4")
    assert game.state.stock["food"].get("under.mill.3") == 2
    assert "under.market.4" not in game.state.stock["food"]
    assert (held(game, 1), me(game, 1).favor, game.state.fallen) == ({"tools": 1}, 0, 0)


def crowd(game: Game, *squares: str) -> None:
    """Guards stand on these squares of the tile behind the Black Market Tile, and on no other."""
    for at in rivals.guards_on(game.state, "mill"):
        game.table.shift("guard", 1, at, "gone")
    for square in squares:
        source = next(at for at in game.state.stock["guard"] if at != "market.4" and not at.startswith("mill."))
        game.table.shift("guard", 1, source, square)


@pytest.mark.rule("R-401", "R-402", "R-403")
@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        ((), "mill.3"),
        (("mill.4",), "mill.3"),
        (("mill.3",), "mill.2"),
        (("mill.2",), "mill.3"),
        (("mill.3", "mill.2"), "mill.6"),
        (("mill.3", "mill.2", "mill.6"), "mill.1"),
        (("mill.3", "mill.2", "mill.6", "mill.1", "mill.5"), "mill.4"),
    ],
)
def test_a_guard_takes_the_largest_house_that_is_free(standing: tuple[str, ...], expected: str) -> None:
    game = beside()
    crowd(game, *standing)
    game = turn_of(game, 0)
    roll(game, GAIN_AP, NO_SHIELD)
    answer(game, "guard:market.4")
    assert {*rivals.guards_on(game.state, "mill")} == {*standing, expected}


@pytest.mark.rule("R-401", "R-402", "R-403")
def test_where_no_house_is_left_a_guard_stands_on_an_empty_place() -> None:
    game = beside()
    crowd(game)
    for number in range(1, 8):
        house(game, f"mill.{number}", "small")
        game.table.shift("small-house", 1, f"mill.{number}", "gone")
    assert guards.spot(game.state, "mill") == "mill.1"
    game.table.shift("guard", 1, "gone", "mill.1")
    assert guards.spot(game.state, "mill") == "mill.2"
    house(game, "mill.5", "small")
    assert guards.spot(game.state, "mill") == "mill.5"
    assert guards.spot(game.state, "helipad") == "helipad.x2"
    game.table.shift("guard", 1, "clinic.4", "helipad.x2")
    assert guards.spot(game.state, "helipad") == "helipad.x3"
    game.table.shift("guard", 1, "helipad.x1", "gone")
    assert guards.spot(game.state, "helipad") == "helipad.x1"


@pytest.mark.rule("R-408", "R-426")
def test_on_the_helipad_a_guard_stays_with_what_it_has() -> None:
    game = bare_line()
    own(game, 0, guns=1, food=1)
    game.table.shift("food", 1, "bag", "under.helipad.x1")
    stand(game, 0, "helipad.a")
    game = turn_of(game, 0)
    assert "give" not in keys(game)
    roll(game, GAIN_AP, NO_SHIELD)
    answer(game, "guard:helipad.x1")
    assert rivals.guards_on(game.state, "helipad") == ["helipad.x1"]
    assert game.state.stock["food"].get("under.helipad.x1") == 1
    assert game.state.result is None
    own(game, 0, guns=1)
    game = turn_of(game, 0)
    roll(game, HIT, NO_SHIELD)
    answer(game, "guard:helipad.x1")
    assert (held(game, 0), rivals.guards_on(game.state, "helipad")) == ({"food": 1}, [])
    assert "give" in keys(game)


@pytest.mark.rule("R-404", "R-405")
def test_a_house_under_a_guard_is_safe_until_the_guard_is_gone() -> None:
    game = beside()
    game.table.shift("guard", 1, "market.4", "market.3")
    game = turn_of(game, 0)
    assert not [key for key in keys(game) if key.startswith("raid:")]
    game.table.shift("guard", 1, "market.3", "gone")
    game = turn_of(game, 0)
    assert [key for key in keys(game) if key.startswith("raid:")] == ["raid:market.3"]


@pytest.mark.rule("R-442", "R-443", "R-444")
def test_two_laden_guards_on_the_helipad_are_the_end_and_one_is_not() -> None:
    for first, second, lost in ((1, 0, False), (0, 1, False), (1, 1, True)):
        game = bare_line()
        own(game, 0, guns=1)
        stand(game, 0, "rail.b")
        game.table.shift("food", first, "bag", "under.helipad.x1")
        game.table.shift("tools", second, "bag", "under.rail.4")
        game = turn_of(game, 0)
        roll(game, GAIN_AP, NO_SHIELD)
        answer(game, "guard:rail.4")
        assert rivals.guards_on(game.state, "helipad") == ["helipad.x1", "helipad.x2"]
        assert (game.state.result is not None) is lost
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("looted", [])


@pytest.mark.rule("R-442", "R-443", "R-444", "R-388")
def test_a_guard_that_wins_on_the_helipad_may_end_it_too() -> None:
    game = bare_line()
    own(game, 0, food=2)
    stand(game, 0, "rail.b")
    game.table.shift("guard", 1, "rail.4", "helipad.x2")
    game.table.shift("tools", 1, "bag", "under.helipad.x2")
    game = turn_of(game, 0)
    roll(game, SURE)
    answer(game, "go:helipad.a", "at:helipad.x1")
    assert game.state.result is not None
    assert game.state.result.ending == "looted"
