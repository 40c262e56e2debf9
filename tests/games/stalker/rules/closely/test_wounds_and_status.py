"""Wounds, status, HP and the dose, looked at closely."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.vocabulary import Hit, Part, Status
from fivefires.games.stalker.rules import board, harm, pushing, status, wounds
from fivefires.games.stalker.state import HIGH, NOWHERE, Enemy, Touched, enemy_of
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, G0, G2, G3, NORTH, SOUTH, WEST, Game, Map, lane, squares


def against(kind: str = "pseudogiant", *, pinned: bool = False, exposed: bool = False) -> tuple[Game, Enemy]:
    game = Game("palkan", "velet", on=lane())
    game.put("5,0")
    game.put("5,0", 1)
    enemy = game.enemy(kind, "2,0", EAST)
    for token, name, wanted in ((piles.PINNED, "pinned", pinned), (piles.EXPOSED, "exposed", exposed)):
        if wanted:
            game.table.shift(token, 1, piles.SUPPLY, piles.MAP)
            setattr(enemy, name, True)
    return game, enemy


# --- thresholds -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-387", "S-396", "S-471")
@pytest.mark.parametrize(
    ("kind", "part", "stars", "found"),
    [
        ("snork", Part.TORSO, 2, None),
        ("snork", Part.TORSO, 3, Hit.LIGHT),
        ("snork", Part.TORSO, 4, Hit.LIGHT),
        ("snork", Part.TORSO, 5, Hit.HEAVY),
        ("snork", Part.TORSO, 7, Hit.HEAVY),
        ("snork", Part.TORSO, 8, Hit.KILL),
        ("snork", Part.TORSO, 20, Hit.KILL),
        ("snork", Part.HEAD, 5, None),
        ("snork", Part.HEAD, 6, Hit.KILL),
        ("rodent", Part.HEAD, 6, Hit.KILL),
        ("rodent", Part.HEAD, 5, None),
    ],
)
def test_the_highest_threshold_reached_counts(kind: str, part: Part, stars: int, found: Hit | None) -> None:
    threshold = wounds.reached(ENEMY[kind], part, stars)
    assert (threshold.hits[0] if threshold is not None else None) == found


@pytest.mark.rule("S-399", "S-516", "S-423")
def test_a_miss_says_so_and_a_hit_too() -> None:
    game, snork = against("snork")
    assert game.play(wounds.hit(game.table, snork, Part.TORSO, 2, game.at("5,0"), "S-396")) is False
    assert (snork.lost, snork.pinned, snork.exposed) == (0, False, False)
    assert game.play(wounds.hit(game.table, snork, Part.HEAD, 6, game.at("5,0"), "S-396")) is True
    assert game.state.enemies == []


@pytest.mark.rule("S-396", "S-400", "S-448", "S-423")
def test_effects_follow_one_after_the_other_and_stop_with_death() -> None:
    game, chimera = against("chimera", exposed=True)
    next_wound(game, heavy=4)
    game.play(wounds.hit(game.table, chimera, Part.TORSO, 14, game.at("5,0"), "S-396"))
    assert (chimera.lost, chimera.exposed) == (3, False), "1 HP at once, and 2 for a heavy wound of one Exposed"
    assert game.state.piles[piles.WOUND_DISCARDS] == []
    game.play(wounds.hit(game.table, chimera, Part.TORSO, 14, game.at("5,0"), "S-396"))
    assert game.state.enemies == []
    assert game.state.piles[piles.WOUND_DISCARDS] == [], "it died of the first effect"


# --- wound cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-398", "S-411", "S-445", "S-446")
@pytest.mark.parametrize(
    ("heavy", "exposed", "lost"), [(False, False, 0), (True, False, 1), (False, True, 1), (True, True, 2)]
)
def test_who_is_exposed_suffers_more(heavy: bool, exposed: bool, lost: int) -> None:
    game, giant = against(exposed=exposed)
    next_wound(game, light=1, heavy=4)
    top = game.state.piles[piles.WOUNDS][-1]
    game.play(wounds.wound(game.table, giant, game.at("5,0"), heavy=heavy, rule="S-411"))
    assert giant.lost == lost
    assert not giant.exposed
    drawn = game.state.piles[piles.WOUND_DISCARDS]
    assert drawn == ([] if heavy and exposed else [top])
    assert game.state.stock[piles.EXPOSED] == {piles.SUPPLY: 10}


@pytest.mark.rule("S-412", "S-413", "S-415", "S-418", "S-419")
@pytest.mark.parametrize(
    ("result", "pinned", "exposed", "after"),
    [
        (1, False, False, (0, True, False)),
        (2, False, False, (0, True, True)),
        (3, False, False, (0, True, False)),
        (4, False, False, (1, False, False)),
        (5, False, False, (0, False, True)),
        (5, False, True, (1, False, False)),
        (6, False, False, (1, False, False)),
    ],
)
def test_the_six_results(result: int, pinned: bool, exposed: bool, after: tuple[int, bool, bool]) -> None:
    game, giant = against()
    game.play(wounds.apply(game.table, giant, result, game.at("5,0"), pinned=pinned, exposed=exposed))
    assert (giant.lost, giant.pinned, giant.exposed) == after
    assert giant.space == game.at("2,0")


@pytest.mark.rule("S-414", "S-413")
def test_a_new_exposed_comes_when_the_old_one_goes() -> None:
    game, giant = against(exposed=True)
    next_wound(game, heavy=2)
    game.play(wounds.wound(game.table, giant, game.at("5,0"), heavy=False, rule="S-411"))
    assert (giant.pinned, giant.exposed) == (True, True)
    assert game.state.stock[piles.EXPOSED][piles.MAP] == 1


@pytest.mark.rule("S-415", "S-416", "S-264", "S-447")
def test_who_is_pinned_already_is_pushed_away() -> None:
    game, giant = against(pinned=True, exposed=True)
    game.play(wounds.apply(game.table, giant, 3, game.at("5,0"), pinned=True, exposed=False))
    assert giant.space == game.at("1,0")
    assert giant.facing == EAST
    assert (giant.pinned, giant.exposed) == (True, False)
    assert game.state.agenda == [Touched(giant.number, (game.at("2,0"), game.at("1,0")))]
    game.play(wounds.apply(game.table, giant, 3, game.at("0,0"), pinned=True, exposed=False))
    assert giant.space == game.at("2,0")


@pytest.mark.rule("S-416")
def test_without_a_space_farther_away_it_stays() -> None:
    game, giant = against(pinned=True)
    giant.space = game.at("0,0")
    game.play(wounds.apply(game.table, giant, 3, game.at("5,0"), pinned=True, exposed=False))
    assert giant.space == game.at("0,0")
    giant.space = game.at("1,0")
    game.enemy("snork", "0,0", EAST)
    game.play(wounds.apply(game.table, giant, 3, game.at("5,0"), pinned=True, exposed=False))
    assert giant.space == game.at("1,0"), "what is full is no way out"


@pytest.mark.rule("S-416", "S-013")
def test_the_lead_stalker_says_where_it_is_pushed() -> None:
    game = Game("palkan", "velet", on=Map(squares((0, 0), (1, 0), (1, 1), (2, 0))), players=2)
    giant = game.enemy("pseudogiant", "1,0", EAST)
    game.state.lead = 1
    asked = wounds.push_away(game.table, giant, game.at("0,0"))
    question = asked.send(None)
    assert [*question.choices] == [1]
    asked.close()
    game.play(wounds.push_away(game.table, giant, game.at("0,0")), f"to:{game.name(game.at('1,1'))}")
    assert (giant.space, giant.facing) == (game.at("1,1"), NORTH)


@pytest.mark.rule("S-420", "S-421")
def test_the_deck_is_shuffled_by_result_six_and_when_it_is_empty() -> None:
    game, giant = against()
    game.table.move_all(piles.WOUNDS, piles.WOUND_DISCARDS)
    game.play(wounds.wound(game.table, giant, game.at("5,0"), heavy=False, rule="S-411"))
    assert len(game.state.piles[piles.WOUNDS]) + len(game.state.piles[piles.WOUND_DISCARDS]) == 20
    assert len(game.state.piles[piles.WOUNDS]) >= 19
    game, giant = against()
    for _ in range(3):
        next_wound(game, light=1)
        game.play(wounds.wound(game.table, giant, game.at("5,0"), heavy=False, rule="S-411"))
    assert len(game.state.piles[piles.WOUND_DISCARDS]) == 3
    next_wound(game, light=6)
    game.play(wounds.wound(game.table, giant, game.at("5,0"), heavy=False, rule="S-411"))
    assert (len(game.state.piles[piles.WOUNDS]), game.state.piles[piles.WOUND_DISCARDS]) == (20, [])


# --- death ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-422", "S-423")
def test_lost_points_stay_marked_until_it_dies() -> None:
    game, giant = against()
    wounds.lose(game.table, giant, 3, "S-418")
    assert (giant.lost, len(game.state.enemies)) == (3, 1)
    wounds.lose(game.table, giant, 1, "S-418")
    assert game.state.enemies == []


@pytest.mark.rule("S-423", "S-424", "S-425", "S-426")
@pytest.mark.parametrize(("kind", "left"), [("bandit_rifle", 1), ("zombie", 1), ("snork", 0), ("poltergeist", 0)])
def test_what_the_dead_leave(kind: str, left: int) -> None:
    game, enemy = against(kind, pinned=True, exposed=True)
    other = game.enemy("dog", "4,0", EAST)
    game.state.agenda = [Touched(enemy.number, (0,)), Touched(other.number, (0,))]
    standee = ENEMY[kind].standee
    beside, loot = game.state.stock[standee].get(piles.beside(kind), 0), len(game.state.piles[piles.LOOT])
    wounds.die(game.table, enemy, "S-423")
    assert [one.number for one in game.state.enemies] == [other.number]
    assert enemy_of(game.state, enemy.number) is None
    assert game.state.stock[standee][piles.beside(kind)] == beside + 1
    assert game.state.stock[piles.PINNED] == {piles.SUPPLY: 10}
    assert game.state.stock[piles.EXPOSED] == {piles.SUPPLY: 10}
    assert game.state.agenda == [Touched(other.number, (0,))]
    assert len(game.state.piles[piles.LOOT]) == loot - left
    assert game.state.loot.count(game.at("2,0")) == left


# --- status -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-410", "S-436", "S-009")
def test_one_of_each_and_only_as_long_as_there_are_tokens() -> None:
    game, giant = against()
    stalker = game.stalker()
    for give, take, kind, name in (
        (status.pin, status.unpin, piles.PINNED, "pinned"),
        (status.expose, status.unexpose, piles.EXPOSED, "exposed"),
    ):
        assert give(game.table, giant, "S-410")
        assert not give(game.table, giant, "S-410")
        assert game.state.stock[kind] == {piles.SUPPLY: 9, piles.MAP: 1}
        take(game.table, giant)
        take(game.table, giant)
        assert game.state.stock[kind] == {piles.SUPPLY: 10}
        game.table.shift(kind, 10, piles.SUPPLY, piles.MAP)
        assert not give(game.table, stalker, "S-410")
        assert not getattr(stalker, name)
    game.focus(on=False)
    game.focus(1, on=False)
    assert status.gain_focus(game.table, stalker, "S-436")
    assert not status.gain_focus(game.table, stalker, "S-436")
    assert game.state.stock[piles.FOCUS] == {piles.SUPPLY: 3, piles.MAP: 1}
    status.spend_focus(game.table, stalker)
    assert not stalker.focus
    assert game.state.stock[piles.FOCUS] == {piles.SUPPLY: 4}


@pytest.mark.rule("S-410")
def test_what_is_given_by_name() -> None:
    for name, pinned, exposed in ((Status.PINNED, True, False), (Status.EXPOSED, False, True)):
        game, giant = against()
        status.give(game.table, giant, name, "S-410")
        assert (giant.pinned, giant.exposed) == (pinned, exposed)


# --- stalkers' HP and dose --------------------------------------------------------------------------------------------


@pytest.mark.rule("S-323", "S-431", "S-432", "S-435", "S-427")
def test_points_of_a_stalker() -> None:
    game, _ = against()
    stalker = game.stalker()
    game.play(harm.lose_hp(game.table, stalker, 0, "S-323"))
    game.play(harm.lose_hp(game.table, stalker, 15, "S-323"))
    assert (stalker.hp, stalker.critical) == (1, [False, False])
    game.play(harm.lose_hp(game.table, stalker, 1, "S-323"), "second-turn")
    assert (stalker.hp, stalker.critical, stalker.left) == (0, [False, True], [2, 1])
    game.play(harm.lose_hp(game.table, stalker, 0, "S-323"))
    assert stalker.critical == [False, True]
    game.play(harm.lose_hp(game.table, stalker, 1, "S-323"))
    assert (stalker.critical, stalker.left) == ([True, True], [1, 1])
    assert game.said == []


@pytest.mark.rule("S-428", "S-429", "S-430")
def test_a_token_that_is_lower_already_is_not_moved() -> None:
    game, _ = against()
    stalker = game.stalker()
    stalker.left = [0, 2]
    game.play(harm.injure(game.table, stalker), "first-turn")
    assert stalker.left == [0, 2]
    assert game.state.stalkers[1].critical == [False, False]


@pytest.mark.rule("S-430")
def test_the_owner_chooses_the_turn() -> None:
    game = Game("palkan", "velet", on=lane(), players=2)
    asked = harm.injure(game.table, game.stalker(1))
    assert [*asked.send(None).choices] == [1]
    asked.close()


@pytest.mark.rule("S-324", "S-433")
def test_healing_ends_at_the_maximum() -> None:
    game, _ = against()
    stalker = game.stalker()
    stalker.hp, stalker.critical = 15, [True, False]
    harm.heal(game.table, stalker, 4, "S-324")
    assert (stalker.hp, stalker.critical) == (16, [False, False])
    stalker.critical = [True, False]
    harm.heal(game.table, stalker, 4, "S-324")
    assert (stalker.hp, stalker.critical) == (16, [True, False])
    stalker.hp = 10
    harm.heal(game.table, stalker, 1, "S-324")
    assert (stalker.hp, stalker.critical) == (11, [False, False])


@pytest.mark.rule("S-149", "S-305", "S-307", "S-309")
def test_the_dose_goes_up_and_down() -> None:
    game, _ = against()
    stalker = game.stalker()
    game.give("psz_9d")
    game.play(harm.raise_dose(game.table, stalker, 5, "S-309"))
    game.play(harm.raise_dose(game.table, stalker, 0, "S-309"))
    game.play(harm.raise_dose(game.table, stalker, -3, "S-309"))
    assert stalker.dose == 5
    harm.lower_dose(stalker, 2)
    assert stalker.dose == 3
    harm.lower_dose(stalker, 9)
    assert stalker.dose == 0
    game.table.force((G3, G0, G2, G0))
    game.play(harm.raise_dose(game.table, stalker, 17, "S-307"))
    assert (stalker.dose, stalker.hp) == (16, 11)


@pytest.mark.rule("S-142", "S-143", "S-144", "S-145", "S-150")
@pytest.mark.parametrize(
    ("trail", "armor", "dose"), [(["1,0"], "", 4), ([], "", 1), (["1,0"], "seva", 1), ([], "seva", 0)]
)
def test_the_highest_radiation_of_the_trail(trail: list[str], armor: str, dose: int) -> None:
    game = Game("palkan", on=lane(radiation={"1,0": 4, "2,0": 1}))
    stalker = game.put("2,0")
    stalker.trail = [game.at(name) for name in trail]
    if armor:
        game.give(armor)
    game.play(harm.irradiate(game.table, stalker))
    assert stalker.dose == dose


@pytest.mark.rule("S-306", "S-524", "S-525")
@pytest.mark.parametrize(
    ("dose", "dice", "hp"), [(3, (), 16), (4, (G2,), 14), (11, (G2, G3), 11), (16, (G2, G0, G0, G3), 11)]
)
def test_exposure_rolls_by_the_band(dose: int, dice: tuple[int, ...], hp: int) -> None:
    game, _ = against()
    stalker = game.stalker()
    stalker.dose = dose
    if dice:
        game.table.force(dice)
    game.play(harm.suffer_exposure(game.table, stalker))
    assert (stalker.hp, stalker.dose) == (hp, dose)


@pytest.mark.rule("S-526", "S-527", "S-528", "S-345")
def test_a_dose_falls_to_the_next_stop_or_two_and_not_below_the_artifacts() -> None:
    game, _ = against()
    stalker = game.stalker()
    stalker.dose = 9
    harm.decay(game.state, stalker)
    assert stalker.dose == 7
    game.give("soap_bubble")
    stalker.dose = 13
    harm.decay(game.state, stalker)
    assert stalker.dose == 7
    stalker.dose = 5
    harm.decay(game.state, stalker)
    assert stalker.dose == 3, "its base dose is 3"


# --- pushing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-264", "S-316", "S-545", "S-561")
def test_a_pushed_enemy_looks_back_uncovers_and_may_see() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("4,0")
    bandit = game.enemy("bandit_rifle", "2,0", SOUTH)
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    bandit.exposed, bandit.covers = True, 3
    assert stalker.attention == 0
    pushing.shove_enemy(game.table, bandit, game.at("1,0"), "S-264")
    assert (bandit.space, bandit.facing, bandit.covers, bandit.exposed) == (game.at("1,0"), EAST, NOWHERE, False)
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("4,0"))
    assert game.state.agenda == [Touched(bandit.number, (game.at("2,0"), game.at("1,0")))]


@pytest.mark.rule("S-257", "S-258", "S-259", "S-260")
def test_who_can_be_pushed_and_where_to() -> None:
    on = Map({"A": [(1, 0)], "B": [(0, 0)], "C": [(2, 0)], "D": [(1, 1)]}, lines={((1, 0), (1, 1)): "|"})
    game = Game("palkan", "velet", on=on)
    mover, friend = game.put("A"), game.put("A", 1)
    bandit = game.enemy("bandit_rifle", "A", WEST)
    pushed = pushing.pushes(game.state, game.map, mover, game.at("A"), game.at("B"))
    assert pushed == [pushing.Push(friend, (game.at("B"),))]
    blocker = game.enemy("snork", "B", WEST)
    pushed = pushing.pushes(game.state, game.map, mover, game.at("A"), game.at("B"))
    assert pushed == [pushing.Push(friend, (game.at("C"),))]
    friend.space = game.at("D")
    pushed = pushing.pushes(game.state, game.map, mover, game.at("A"), game.at("B"))
    assert pushed == [pushing.Push(bandit, (game.at("C"),))]
    blocker.space = game.at("C")
    game.enemy("dog", "B", WEST)
    assert pushing.pushes(game.state, game.map, mover, game.at("A"), game.at("B")) == []
    assert board.crowd(game.state, game.at("A")) == 2
