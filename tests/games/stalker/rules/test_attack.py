"""Stalkers' attacks, wounds and status, and the worked examples S-E20, S-E41, S-E45 to S-E47."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import WOUND
from fivefires.games.stalker.content.vocabulary import Part
from fivefires.games.stalker.rules import actions, attack, basic, board, items, rolls, wounds
from fivefires.games.stalker.rules.questions import Reload, Shoot
from fivefires.games.stalker.state import HIGH, LOW, Attack, Enemy, enemy_of
from tests.games.stalker.tables import (
    ACCURATE,
    EAST,
    G0,
    G1,
    G2,
    G3,
    MASK_2,
    NORTH,
    STAR,
    STAR_2,
    STAR_3,
    WEST,
    Game,
    Map,
    lane,
)


def armed(weapon: str, *team: str, on: Map | None = None) -> Game:
    game = Game(*(team or ("palkan",)), on=on or lane())
    game.put("0,0")
    game.give(weapon)
    game.focus(on=False)
    return game


def shoot(game: Game, shot: str, enemy: Enemy, *answers: str) -> None:
    game.play(attack.shoot(game.table, game.stalker(), Shoot(shot, board.figure(enemy))), *answers)


def next_wound(game: Game, **wanted: int) -> None:
    """The next wound card has these results."""
    deck = game.state.piles[piles.WOUNDS]
    card = next(one for one in deck if all(getattr(WOUND[one], kind) == result for kind, result in wanted.items()))
    deck.remove(card)
    deck.append(card)


@pytest.mark.rule("S-379", "S-383", "S-385", "S-386", "S-387", "S-388", "S-396", "S-423", "S-426", "S-612", "S-641")
def test_example_20_a_single_shot_at_the_head() -> None:
    game = armed("ptm")
    snork = game.enemy("snork", "1,0", WEST)
    game.state.turn = 0
    game.table.force((STAR_3, STAR_2, MASK_2), (G1,))
    game.play(actions.act(game.table), f"shoot:single:{board.figure(snork)}", "head", "enough")
    assert enemy_of(game.state, snork.number) is None
    assert game.state.loot.count(game.at("1,0")) == 0
    stalker = game.stalker()
    assert (stalker.left[0], game.state.ammo[game.state.piles[piles.WEAPON[0]][0]]) == (2, 3)
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("0,0"))


@pytest.mark.rule("S-373", "S-393", "S-394", "S-395", "S-399", "S-401", "S-402")
def test_example_20_a_miss_and_two_masks() -> None:
    game = armed("ptm")
    snork = game.enemy("snork", "1,0", NORTH)
    game.table.force((STAR_3, STAR_2, MASK_2), (G0,))
    shoot(game, "single", snork, "head", f"spend:suppressing:{board.figure(snork)}")
    assert snork.pinned
    assert snork.facing == WEST


@pytest.mark.rule("S-365", "S-366", "S-367", "S-380")
@pytest.mark.parametrize(("name", "stars"), [("1,0", 4), ("2,0", 2)])
def test_the_accurate_face_counts_double_in_accurate_range(name: str, stars: int) -> None:
    game = armed("ptm")
    enemy = game.enemy("pseudogiant", name, EAST)
    shots = attack.shots(game.state, game.stalker())
    assert Shoot("single", board.figure(enemy)) in shots
    attacking = Attack(0, enemy.number, game.state.piles[piles.WEAPON[0]][0], "single", range=int(name[0]))
    attacking.green = [ACCURATE]
    assert rolls.stars(attacking) == stars
    enemy.space = game.at("3,0")
    assert attack.shots(game.state, game.stalker()) == []


@pytest.mark.rule("S-375", "S-381")
def test_what_cannot_be_paid_or_is_too_close_is_not_offered() -> None:
    game = armed("gauss")
    enemy = game.enemy("snork", "1,0", EAST)
    assert attack.shots(game.state, game.stalker()) == []
    enemy.space = game.at("2,0")
    assert len(attack.shots(game.state, game.stalker())) == 1
    game.state.ammo[game.state.piles[piles.WEAPON[0]][0]] = 0
    assert attack.shots(game.state, game.stalker()) == []


@pytest.mark.rule("S-403", "S-405", "S-613", "S-398", "S-411", "S-412", "S-418")
def test_example_45_a_burst_is_divided() -> None:
    game = armed("akm_74u")
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    weapon = game.state.piles[piles.WEAPON[0]][0]
    deck = game.state.piles[piles.WOUNDS]
    pin = next(card for card in deck if WOUND[card].light == 1)
    hurt = next(card for card in deck if WOUND[card].heavy == 4 and card != pin)
    for card in (pin, hurt):
        deck.remove(card)
        deck.append(card)
    game.table.force((STAR_2, STAR_2, STAR), (G1, G1))
    shoot(game, "burst", first, f"share:{board.figure(second)}:3")
    assert game.state.ammo[weapon] == 4
    assert enemy_of(game.state, first.number) is None
    assert second.pinned
    assert second.facing == WEST


@pytest.mark.rule("S-406", "S-407", "S-614")
def test_a_blast_hits_everybody_there() -> None:
    on = Map({"0,0": [(0, 0)], "wide": [(1, 0), (2, 0)]})
    game = armed("sawed_off", on=on)
    snorks = [game.enemy("snork", "wide", WEST) for _ in range(2)]
    game.table.force((STAR_3, MASK_2, MASK_2), (G3, G2, G0))
    shoot(game, "two_barrels", snorks[0], "spend:blast")
    assert game.state.enemies == []


@pytest.mark.rule("S-136", "S-141", "S-397")
def test_cover_takes_stars_away() -> None:
    game = armed("ptm", on=lane(2, cover={"1,0": 2}))
    snork = game.enemy("snork", "1,0", WEST)
    game.table.force((STAR_2, STAR_2, MASK_2), (G0,))
    shoot(game, "quick", snork, "enough", "enough")
    assert not snork.pinned
    assert enemy_of(game.state, snork.number) is snork


@pytest.mark.rule("S-391", "S-392", "S-437")
def test_focus_rolls_chosen_dice_again() -> None:
    game = armed("ptm")
    snork = game.enemy("snork", "1,0", WEST)
    game.focus()
    game.table.force((STAR_3, MASK_2, MASK_2), (G0,), (STAR_3,), (G2,))
    shoot(game, "quick", snork, "focus", "again:yellow:5", "again:green:1", "roll", "enough")
    assert not game.stalker().focus
    assert enemy_of(game.state, snork.number) is None


@pytest.mark.rule("S-605")
def test_milady_never_misses_who_does_not_see_her() -> None:
    for facing, alive in ((EAST, False), (WEST, True)):
        game = armed("ptm", "milady")
        bandit = game.enemy("bandit_rifle", "1,0", facing)
        game.table.force((STAR_3, STAR_2), (G1,))
        shoot(game, "single", bandit, "head")
        assert (enemy_of(game.state, bandit.number) is not None) == alive


@pytest.mark.rule("S-604", "S-326")
def test_milady_shoots_better_from_afar() -> None:
    game = Game("milady", on=lane())
    assert [attack.shooting(game.stalker(), away) for away in (0, 3, 4, 8)] == [2, 2, 3, 3]


@pytest.mark.rule("S-297", "S-298", "S-299", "S-300", "S-301")
@pytest.mark.parametrize(("seen", "killed"), [(False, True), (True, False)])
def test_the_knife_and_the_silent_kill(seen: bool, killed: bool) -> None:
    game = Game(on=lane())
    stalker = game.put("1,0")
    game.focus(on=False)
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    stalker.attention, stalker.noticed = HIGH, game.at("0,0")
    stalker.seen_by = [bandit.number] if seen else []
    game.table.force((G3, G1, G1))
    game.play(attack.knife(game.table, stalker, board.figure(bandit)), "head")
    assert (enemy_of(game.state, bandit.number) is None) == killed
    assert stalker.attention == (LOW if killed else HIGH)


@pytest.mark.rule("S-424", "S-425", "S-195")
def test_a_dead_human_leaves_loot() -> None:
    game = Game(on=lane())
    bandit = game.enemy("bandit_rifle", "3,0", EAST)
    wounds.die(game.table, bandit, "S-423")
    stack = game.state.loot.index(game.at("3,0"))
    assert len(game.state.piles[piles.LOOT_STACK[stack]]) == 1
    assert game.state.enemies == []


@pytest.mark.rule("S-412", "S-413", "S-415", "S-416", "S-418", "S-419", "S-420")
@pytest.mark.parametrize(
    ("result", "before", "after"),
    [
        (1, "", "pinned"),
        (2, "", "pinned exposed"),
        (3, "", "pinned"),
        (3, "pinned", "pushed"),
        (4, "", "hurt"),
        (5, "", "exposed"),
        (5, "exposed", "hurt"),
        (6, "", "hurt"),
    ],
)
def test_the_six_results_of_a_wound(result: int, before: str, after: str) -> None:
    game = Game(on=lane())
    game.put("0,0")
    enemy = game.enemy("chimera", "1,0", WEST)
    if before == "pinned":
        enemy.pinned = True
    game.play(
        wounds.apply(game.table, enemy, result, game.at("0,0"), pinned=before == "pinned", exposed=before == "exposed")
    )
    found = " ".join(name for name in ("pinned", "exposed") if getattr(enemy, name) and name != before)
    found = "hurt" if enemy.lost else "pushed" if enemy.space == game.at("2,0") else found
    assert found == after


@pytest.mark.rule("S-445", "S-446", "S-414", "S-448")
def test_an_exposed_enemy_suffers_more() -> None:
    game = Game(on=lane())
    enemy = game.enemy("chimera", "1,0", WEST)

    def expose() -> None:
        game.table.shift("exposed", 1, "supply", "map")
        enemy.exposed = True

    expose()
    next_wound(game, heavy=4)
    game.play(wounds.wound(game.table, enemy, game.at("0,0"), heavy=False, rule="S-445"))
    assert (enemy.lost, enemy.exposed) == (1, False)
    expose()
    left = len(game.state.piles[piles.WOUNDS])
    game.play(wounds.wound(game.table, enemy, game.at("0,0"), heavy=True, rule="S-446"))
    assert (enemy.lost, enemy.exposed, len(game.state.piles[piles.WOUNDS])) == (3, False, left)


@pytest.mark.rule("S-400", "S-422", "S-470", "S-471", "S-644")
@pytest.mark.parametrize(("stars", "lost"), [(7, 0), (8, 1), (14, 2)])
def test_example_47_thresholds_of_the_chimera(stars: int, lost: int) -> None:
    game = Game(on=lane())
    enemy = game.enemy("chimera", "1,0", WEST)
    next_wound(game, light=4, heavy=4)
    game.play(wounds.hit(game.table, enemy, Part.TORSO, stars, game.at("0,0"), "S-396"))
    assert enemy.lost == lost


@pytest.mark.rule("S-009", "S-010", "S-410")
def test_status_tokens_are_limited() -> None:
    game = Game(on=lane())
    enemy = game.enemy("chimera", "1,0", WEST)
    game.table.shift("pinned", 10, "supply", "map")
    game.play(wounds.apply(game.table, enemy, 2, game.at("0,0"), pinned=False, exposed=False))
    assert (enemy.pinned, enemy.exposed) == (False, True)


@pytest.mark.rule("S-284", "S-285", "S-286", "S-287", "S-245")
@pytest.mark.parametrize("focus", [True, False])
def test_example_46_reload(focus: bool) -> None:
    game = armed("akm_74u")
    weapon = game.state.piles[piles.WEAPON[0]][0]
    game.state.ammo[weapon] = 1
    game.token("magazine-rifle")
    game.give("gauss", place="pack")
    game.state.ammo[game.state.piles[piles.PACK[0]][0]] = 0
    game.focus(on=focus)
    game.state.turn = 0
    assert basic.reloads(game.state, game.stalker()) == [Reload(weapon)]
    game.play(actions.act(game.table), f"reload:{weapon}")
    assert game.state.ammo[weapon] == 6
    assert game.held("magazine-rifle") == 0
    assert game.stalker().focus == focus
    assert game.stalker().left[0] == (3 if focus else 2)


@pytest.mark.rule("S-333", "S-324", "S-628", "S-354")
def test_example_41_bread() -> None:
    game = Game("milady", on=lane())
    stalker = game.put("0,0")
    stalker.hp = 10
    game.focus(on=False)
    bread = game.give("bread")
    game.play(items.use(game.table, stalker, bread))
    assert (stalker.hp, stalker.focus) == (12, True)
    assert bread in game.state.piles[piles.ITEMS]


@pytest.mark.rule("S-136", "S-403", "S-407")
def test_a_share_of_a_burst_must_be_enough_for_cover() -> None:
    game = armed("akm_74u", on=lane(cover={"3,0": 2}))
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    next_wound(game, heavy=4)
    game.table.force((STAR_2, STAR_2, STAR), (G1, G1))
    shoot(game, "burst", first, f"share:{board.figure(second)}:7")
    assert enemy_of(game.state, second.number) is None, "7 ★ less 2 for cover are a heavy wound"
    assert first.lost == 0
    assert first.facing == WEST


@pytest.mark.rule("S-394", "S-403", "S-612")
def test_in_a_burst_masks_pin_whoever_is_beside_the_target() -> None:
    game = armed("akm_74u")
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    far = game.enemy("snork", "5,0", EAST)
    game.table.force((MASK_2, MASK_2, STAR), (G0, G0))
    shoot(game, "burst", first, f"spend:suppressing:{board.figure(second)}", f"spend:suppressing:{board.figure(first)}")
    assert (first.pinned, second.pinned, far.pinned) == (True, True, False)


@pytest.mark.rule("S-394", "S-415")
def test_masks_can_be_spent_before_the_hit() -> None:
    game = armed("ptm")
    snork = game.enemy("snork", "1,0", WEST)
    next_wound(game, light=3)
    game.table.force((STAR, STAR_2, MASK_2), (G0,))
    shoot(game, "quick", snork, f"spend:suppressing:{board.figure(snork)}")
    assert snork.space == game.at("2,0"), "Pinned before the wound, it is pushed"


@pytest.mark.rule("S-625", "S-403")
def test_who_sees_heat_bursts_into_the_dark() -> None:
    game = armed("akm_74u")
    game.fit("thermal_scope", game.state.piles[piles.WEAPON[0]][0])
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    game.state.dark = [game.at("2,0")]
    next_wound(game, light=4)
    game.table.force((STAR_2, STAR_2, STAR), (G0, G0))
    shoot(game, "burst", first, f"share:{board.figure(second)}:3")
    assert enemy_of(game.state, second.number) is None
