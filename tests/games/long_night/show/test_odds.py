"""The Long Night: the chance beside an answer is what comes out when all sides of the die are played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fivefires.games.long_night.content.index import ITEM
from fivefires.games.long_night.rules import chances
from fivefires.games.long_night.rules.questions import Act
from fivefires.kernel import Odds, Option, key_of, message
from tests.games.long_night.tables import (
    Game,
    dice,
    give,
    helpless,
    hold,
    keys,
    log,
    place,
    play,
    prompt,
    seated,
    settle,
    three,
    view,
    works,
    zombies,
)


def odds(runner: Game, key: str) -> Odds | None:
    seat = runner.asked()[0]
    (option,) = [option for option in runner.options(seat) if key_of(option) == key]
    assert isinstance(option, Option | Act)
    return option.odds(view(runner, seat))


def counted(start: Callable[[], Game], answers: list[str], sides: int, good: Callable[[Game], bool]) -> int:
    """How often it comes out well, each side of the die played from the start."""
    found = 0
    for face in range(1, sides + 1):
        runner = start()
        runner.table.force([face])
        play(runner, *answers, seat=runner.asked()[0])
        found += good(runner)
    return found


def unharmed(survivor: str) -> Callable[[Game], bool]:
    return lambda runner: survivor in runner.state.where and not view(runner).damage(survivor)


@pytest.mark.rule("L-171", "L-197")
@pytest.mark.parametrize("survivor", ["gia_najjar", "cole_winters"])
def test_a_move_shows_the_chance_to_stay_unharmed(survivor: str) -> None:
    shown = odds(three(), f"move:{survivor}")
    assert shown is not None
    good = counted(three, [f"move:{survivor}", "at:school"], 12, unharmed(survivor))
    assert (shown.good, shown.total) == (good, 12)


@pytest.mark.rule("L-171")
def test_whoever_moves_without_a_roll_has_no_chance_to_show() -> None:
    runner = seated(["blue", "cole_winters"], ["rocco_bellini", "emma_han"], ["derek_yoshida", "lily_mae"])
    settle(runner)
    assert odds(runner, "move:blue") is None


def going() -> Game:
    """Gia is asked where to go."""
    runner = three()
    play(runner, "move:gia_najjar")
    return runner


@pytest.mark.rule("L-171", "L-172")
def test_each_goal_of_a_move_shows_the_chance_to_stay_unharmed() -> None:
    goals = keys(going())
    assert len(goals) > 3
    for goal in goals:
        shown = odds(going(), goal)
        assert shown is not None
        assert (shown.good, shown.total) == (counted(going, [goal], 12, unharmed("gia_najjar")), 12)


@pytest.mark.rule("L-153", "L-171")
def test_a_place_where_nobody_goes_shows_no_chance() -> None:
    """Zombies are attracted from somewhere: nobody rolls for that."""
    runner = three()
    for place_of_some in ("school", "hospital"):
        zombies(runner, place_of_some, 1)
    dice(runner, 0, 6)
    settle(runner)
    play(runner, "attract:gia_najjar")
    assert {*keys(runner)} == {"at:school", "at:hospital"}
    assert [odds(runner, key) for key in keys(runner)] == [None, None]


def with_dented_tins() -> Game:
    runner = three()
    give(runner, 0, "dented_tins")
    settle(runner)
    return runner


def nobody_hurt(runner: Game) -> bool:
    return not any(view(runner).wounds(survivor) for survivor in runner.state.where)


@pytest.mark.rule("L-353")
def test_a_card_with_a_table_shows_the_chance_that_it_does_no_harm() -> None:
    shown = odds(with_dented_tins(), "play:dented_tins")
    assert shown is not None
    good = counted(with_dented_tins, ["play:dented_tins"], 6, nobody_hurt)
    assert (shown.good, shown.total) == (good, 6) == (4, 6)


@pytest.mark.rule("L-353", "L-440")
@pytest.mark.parametrize(("card", "good"), [("red_pill", 2), ("green_pill", 3), ("black_pill", 1)])
def test_a_side_effect_of_a_pill_is_harm(card: str, good: int) -> None:
    shown = chances.of_table(ITEM[card].play)
    assert shown is not None
    assert (shown.good, shown.total, shown.of) == (good, 6, message("odds-well"))


@pytest.mark.rule("L-353")
@pytest.mark.parametrize("card", ["canned_beans", "lunch_boxes"])
def test_what_can_do_no_harm_shows_no_chance(card: str) -> None:
    """Beans need no roll, and a lunch box is empty at worst."""
    runner = three()
    give(runner, 0, card)
    settle(runner)
    assert f"play:{card}" in keys(runner)
    assert odds(runner, f"play:{card}") is None


def beside_the_fever_cot() -> Game:
    runner = hold(three(), "cr_fever_cot")
    helpless(runner, 2)
    give(runner, 0, "bandages")
    settle(runner)
    play(runner, "play:bandages")
    while prompt(runner) != "ask-crossroads":
        play(runner, keys(runner)[0])
    return runner


@pytest.mark.rule("L-220", "L-353")
def test_a_way_of_a_crossroads_card_shows_the_chance_of_its_table() -> None:
    shown = odds(beside_the_fever_cot(), "choose:keep")
    assert shown is not None
    good = counted(beside_the_fever_cot, ["choose:keep"], 6, lambda runner: view(runner).helpless == 2)
    assert (shown.good, shown.total) == (good, 6)
    assert odds(beside_the_fever_cot(), "choose:share") is None


def beside_a_zombie() -> Game:
    runner = three()
    for other in ("rocco_bellini", "emma_han", "derek_yoshida", "lily_mae"):
        place(runner, other, "school")
    zombies(runner, "colony.1", 1)
    dice(runner, 0, 6)
    settle(runner)
    return runner


@pytest.mark.rule("L-114")
def test_an_attack_on_zombies_shows_the_chance_to_stay_unharmed() -> None:
    shown = odds(beside_a_zombie(), "attack:gia_najjar")
    assert shown is not None
    good = counted(beside_a_zombie, ["attack:gia_najjar"], 12, unharmed("gia_najjar"))
    assert (shown.good, shown.total) == (good, 12)


def beside_others() -> Game:
    runner = three()
    zombies(runner, "colony.1", 1)
    dice(runner, 0, 6)
    settle(runner)
    play(runner, "attack:gia_najjar")
    return runner


@pytest.mark.rule("L-115")
@pytest.mark.parametrize("victim", ["rocco_bellini", "emma_han", "lily_mae"])
def test_an_attack_on_somebody_shows_the_chance_to_hit(victim: str) -> None:
    shown = odds(beside_others(), f"survivor:{victim}")
    assert shown is not None
    good = counted(beside_others, [f"survivor:{victim}"], 6, lambda runner: view(runner).wounds(victim) > 0)
    assert (shown.good, shown.total) == (good, 6)
    zombie = odds(beside_others(), "entrance:colony.1")
    assert zombie is not None
    assert (zombie.good, zombie.total) == (6, 12)


@pytest.mark.rule("L-206", "L-207")
def test_a_roll_against_a_bite_shows_the_chance_to_stop_it() -> None:
    def start() -> Game:
        runner = three()
        runner.table.force([12])
        play(runner, "move:gia_najjar", "at:school")
        return runner

    def bitten() -> Game:
        runner = three()
        for other in ("cole_winters", "emma_han", "derek_yoshida", "lily_mae"):
            place(runner, other, "hospital")
        place(runner, "rocco_bellini", "school")
        settle(runner)
        runner.table.force([12])
        play(runner, "move:gia_najjar", "at:school")
        return runner

    assert "log-dies" in log(start())
    shown = odds(bitten(), "roll")
    assert shown is not None
    good = counted(bitten, ["roll"], 12, lambda runner: "rocco_bellini" in runner.state.where)
    assert (shown.good, shown.total) == (good, 12)


@pytest.mark.rule("L-436")
def test_a_search_at_raxxon_shows_its_exposure_roll() -> None:
    runner = works(there=["gia_najjar"])
    dice(runner, 0, 6)
    settle(runner)
    shown = odds(runner, "search:gia_najjar")
    assert shown is not None
    assert (shown.good, shown.total) == (6, 12)
