"""Read once more beside the rulebook: who looks where, who makes room, which symbol a bolt lies on."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.enemies import ENEMIES
from fivefires.games.stalker.content.vocabulary import Manner
from fivefires.games.stalker.rules import anomalies, arrivals, basic, defence, enemies, reactions, striking
from fivefires.games.stalker.state import Companion, Struck
from tests.games.stalker.rules.closely.test_turns import two_seats
from tests.games.stalker.tables import EAST, G0, NORTH, P4, SOUTH, WEST, Game, Map, lane, squares


@pytest.mark.rule("S-640", "S-485")
def test_who_withdraws_looks_to_where_he_came_from_even_if_he_would_go_on_another_way() -> None:
    """Two steps along the row, and the next one would be round the corner."""
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (3, 0), (3, 1))))
    game.put("0,0")
    bandit = game.enemy("bandit_rifle", "1,0", WEST)
    game.play(enemies.special(game.table, bandit, v.DoSpecial()))
    assert (bandit.space, bandit.facing) == (game.at("3,0"), WEST)


@pytest.mark.rule("S-608", "S-252", "S-257", "S-259")
def test_palkan_steps_in_where_there_is_no_room_and_pushes_whom_he_protects() -> None:
    game = Game("velet", "palkan", on=lane())
    victim, palkan = game.put("1,0"), game.put("0,0", 1)
    bandit = game.enemy("bandit_rifle", "3,0", WEST)
    event = Struck(enemy=bandit.number, stalker=0, damage=7, range=2)
    game.table.force((G0,))
    game.play(defence.suffer(game.table, event, "S-510"), "react:step-in:palkan")
    assert (palkan.space, victim.space) == (game.at("1,0"), game.at("0,0"))
    assert (event.stalker, victim.hp, palkan.hp) == (1, 18, 16 - 6)


@pytest.mark.rule("S-608", "S-254", "S-590")
def test_palkan_goes_round_an_enemy_on_his_way() -> None:
    """Two ways are equally short; on one of them somebody would stop him."""
    on = Map({"A": [(0, 1)], "B": [(0, 0)], "C": [(1, 1)], "D": [(1, 0), (2, 0)], "E": [(3, 0)]})
    game = Game("velet", "palkan", on=on)
    game.put("D")
    palkan = game.put("A", 1)
    game.enemy("snork", "B", NORTH)
    bandit = game.enemy("bandit_rifle", "E", WEST)
    event = Struck(enemy=bandit.number, stalker=0, damage=7, range=1)
    game.play(reactions.step_in(game.table, 0, event, "palkan"))
    assert (palkan.space, event.stalker) == (game.at("D"), 1)


@pytest.mark.rule("S-608", "S-634")
def test_whoever_steps_in_has_no_dice_of_somebody_elses_artifact() -> None:
    game = Game("velet", "palkan", on=Map({"A": [(0, 0), (1, 0)], "B": [(2, 0)]}))
    game.put("A"), game.put("A", 1)
    game.give("stone_flower")
    bandit = game.enemy("bandit_rifle", "B", WEST)
    event = Struck(enemy=bandit.number, stalker=0, damage=7, range=1)
    flower = game.state.piles[piles.ARTIFACT[0]][0]
    game.play(defence.suffer(game.table, event, "S-510"), f"react:stone-flower:{flower}", "react:step-in:palkan")
    assert (event.stalker, event.dice) == (1, [])


@pytest.mark.rule("S-209")
def test_who_comes_round_the_corner_of_a_full_space_looks_the_way_to_it() -> None:
    game = Game("palkan", "velet", on=Map(squares((0, 0), (1, 0), (1, 1), (1, 2))))
    game.put("0,0")
    game.put("1,0", 1)
    game.enemy("dog", "1,2", SOUTH)
    game.table.shift("dog-standee", 1, piles.SUPPLY, piles.beside("dog"))
    dog = game.play(arrivals.come(game.table, "dog", game.at("0,0"), SOUTH, "S-209"))
    assert (dog.space, dog.facing) == (game.at("1,1"), NORTH)


@pytest.mark.rule("S-635", "S-461", "S-502")
@pytest.mark.parametrize("foe", ["dog", "scout"])
def test_slime_pins_whoever_attacks_beside_it_whomever_that_attacks(foe: str) -> None:
    """He is in the dark, so that the bandit attacks what it sees."""
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (1, 1))))
    stalker = game.put("0,0")
    card = game.give("slime")
    game.state.dark = [stalker.space]
    bandit = game.enemy("bandit_rifle", "1,0", SOUTH, team=1)
    if foe == "dog":
        game.enemy("dog", "1,1", EAST, team=2)
    else:
        along = next(one for one in COMPANION.values() if one.target)
        game.state.companion = Companion(along.id, game.at("1,1"), along.hp)
    game.play(striking.attack(game.table, bandit), f"react:slime:{card}")
    assert (bandit.pinned, stalker.dose) == (True, 3)
    assert game.state.events == []


@pytest.mark.rule("S-635")
def test_a_slime_is_its_owners_business() -> None:
    game = two_seats()
    game.put("0,0")
    game.put("1,0", 1)
    card = game.give("slime", 1)
    bandit = game.enemy("bandit_rifle", "2,0", WEST)
    event = Struck(enemy=bandit.number, stalker=0, damage=7, range=2)
    assert reactions.slimes(game.state, event) == [(1, card)]


@pytest.mark.rule("S-642", "S-124")
def test_a_snork_does_not_jump_through_a_window() -> None:
    """The stalker's space is full; what lies behind the window is next to it for humans alone."""
    on = Map(squares((1, 0), (1, 1), (2, 0), (3, 0), (2, 1), (3, 1)), lines={((1, 0), (1, 1)): "W"})
    game = Game("palkan", "velet", on=on)
    stalker = game.put("1,0")
    game.put("2,0", 1)
    snork = game.enemy("snork", "3,0", WEST)
    game.play(striking.pounce(game.table, snork, stalker))
    assert snork.space == game.at("3,0"), "nowhere else is there room"


@pytest.mark.rule("S-295", "S-296", "S-552")
def test_a_bolt_goes_to_the_symbol_that_nobody_covers() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    index = game.anomaly("fridge", 98, "3,0")
    dog = game.enemy("dog", "3,0", EAST)
    anomalies.cover(game.state, dog)
    game.token(piles.BOLT, 1)
    game.play(basic.throw_bolt(game.table, stalker), f"symbol:{game.name(game.at('3,0'))}:4")
    assert game.state.bolts != [dog.covers]
    assert anomalies.chance(game.state, index, [game.at("3,0")]) == 6


@pytest.mark.rule("S-565", "S-552")
def test_a_located_artifact_covers_the_symbol_that_nobody_covers() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("3,0")
    index = game.anomaly("fridge", 98, "3,0", artifact=True)
    anomalies.cover(game.state, stalker)
    game.give("leather_jacket")
    game.fit("echo_detector", game.state.piles[piles.ARMOR[0]][0])
    game.table.force((P4,))
    game.play(anomalies.detect(game.table, stalker))
    assert game.state.anomalies[index].artifact != stalker.covers
    assert anomalies.chance(game.state, index, [stalker.space]) == 6


@pytest.mark.rule("S-504", "S-506", "S-507")
@pytest.mark.parametrize("kind", [card.id for card in ENEMIES if card.strike.manner == Manner.CHARGE])
def test_nobody_is_safe_beside_whoever_charges(kind: str) -> None:
    """Within range 1 it does not move, and a space for one has no room for it: it must reach him from there."""
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    enemy = game.enemy(kind, "1,0", WEST)
    game.play(striking.attack(game.table, enemy, only=stalker))
    assert stalker.hp < 16
