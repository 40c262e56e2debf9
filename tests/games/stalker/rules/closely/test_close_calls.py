"""Where a lucky roll or another rule would hide a slip: thresholds just met, ways that tie, cover that takes it all."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.rules import attack, defence, enemies, harm, items, marching, objective, wounds
from fivefires.games.stalker.rules.questions import Shoot
from fivefires.games.stalker.state import HIGH, Struck, enemy_of
from tests.games.stalker.begun import Begun
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import (
    EAST,
    G1,
    G2,
    MASK_2,
    NORTH,
    SOUTH,
    STAR_2,
    WEST,
    Game,
    Map,
    lane,
    squares,
)


@pytest.mark.rule("S-617", "S-387", "S-396")
@pytest.mark.parametrize(("answer", "lives"), [("spend:focused", False), ("enough", True)])
def test_six_stars_kill_a_snork_at_the_head_alone(answer: str, lives: bool) -> None:
    game = Game("velet", on=lane())
    stalker = game.put("0,0")
    game.give("udp_compact")
    game.focus(on=False)
    snork = game.enemy("snork", "1,0", EAST)
    next_wound(game, heavy=2)
    game.table.force((MASK_2, STAR_2), (G2, G2))
    game.play(attack.shoot(game.table, stalker, Shoot("single", f"snork.{snork.number}")), "torso", answer)
    assert (enemy_of(game.state, snork.number) is snork) == lives


@pytest.mark.rule("S-141", "S-510")
def test_cover_leaves_no_less_than_nothing() -> None:
    game = Game("palkan", on=lane(cover={"0,0": 9}))
    stalker = game.put("0,0")
    bandit = game.enemy("bandit_rifle", "2,0", WEST)
    event = Struck(enemy=bandit.number, stalker=0, damage=7, range=2)
    game.play(defence.suffer(game.table, event, "S-510"))
    assert (event.damage, stalker.hp) == (0, 16)


@pytest.mark.rule("S-136", "S-141", "S-631")
@pytest.mark.parametrize(("cover", "hp"), [(3, 17), (4, 18), (9, 18)])
def test_cover_from_a_grenade(cover: int, hp: int) -> None:
    game = Game("palkan", "velet", on=lane(cover={"2,0": cover}))
    stalker, other = game.put("0,0"), game.put("2,0", 1)
    grenade = game.give("frag_grenade")
    game.focus(on=False)
    game.focus(1, on=False)
    game.table.force((G1, G1, G1, G1))
    game.play(items.use(game.table, stalker, grenade), f"to:{game.name(other.space)}")
    assert other.hp == hp


@pytest.mark.rule("S-483", "S-489", "S-492")
def test_whoever_is_stopped_as_it_turns_stays_turned() -> None:
    """Of two ways that tie the lead stalker chose this one; it does not look along the other."""
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (0, 3))))
    game.put("0,2")
    snork = game.enemy("bandit_rifle", "0,0", NORTH)
    game.play(marching.move(game.table, snork, 1 << game.at("1,1"), 2), f"to:{game.name(game.at('0,1'))}")
    assert (snork.space, snork.facing) == (game.at("0,0"), SOUTH)
    assert game.state.traces == [], "it has gone nowhere"


@pytest.mark.rule("S-640", "S-316")
def test_who_looks_back_after_withdrawing_notices_whoever_stands_there() -> None:
    """He has turned his back to him all the way, which leads on round a corner."""
    game = Game("palkan", on=Map(squares(*[(0, y) for y in range(6)], (1, 5))))
    stalker = game.put("0,0")
    bandit = game.enemy("bandit_rifle", "0,1", SOUTH)
    game.play(enemies.withdraw(game.table, bandit))
    assert (bandit.space, bandit.facing) == (game.at("0,3"), NORTH)
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)


@pytest.mark.rule("S-421")
def test_an_empty_wound_deck_is_shuffled_anew() -> None:
    game = Game("palkan", on=lane())
    giant = game.enemy("pseudogiant", "3,0", WEST)
    game.table.move_all(piles.WOUNDS, piles.WOUND_DISCARDS)
    order = [*game.state.piles[piles.WOUND_DISCARDS]]
    game.play(wounds.wound(game.table, giant, 0, heavy=False, rule="S-411"))
    deck = [*game.state.piles[piles.WOUNDS], *game.state.piles[piles.WOUND_DISCARDS]]
    assert sorted(deck) == sorted(order)
    assert deck != order


@pytest.mark.rule("S-004", "S-181")
@pytest.mark.parametrize(("mission", "spaces"), [("A2", ["T11.F"]), ("C1", ["T15.G", "T15.H"]), ("C2", ["T11.F"])])
def test_the_next_step_is_done_where_the_first_deed_of_the_way_is(mission: str, spaces: list[str]) -> None:
    assert objective.places(Begun(mission).state) == spaces


@pytest.mark.rule("S-323", "S-427", "S-430")
def test_how_far_below_nothing_he_would_be_is_remembered_nowhere() -> None:
    """Saved and taken up again while he is asked, it must be the same game."""
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    found = []
    for points in (17, 20):
        stalker.hp, stalker.critical = 16, [False, False]
        rule: Any = harm.lose_hp(game.table, stalker, points, "S-525")
        rule.send(None)
        found.append({name: value for name, value in rule.cr_frame.f_locals.items() if isinstance(value, int)})
        rule.close()
    assert found[0] == found[1]
