"""Exactly there and nobody else: the first space of a map, the one next to what was meant, the unit that set it off."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.index import ITEM, UNKNOWN
from fivefires.games.stalker.rules import (
    actions,
    anomalies,
    arrivals,
    attack,
    attention,
    basic,
    board,
    bottoms,
    companions,
    control,
    defence,
    enemies,
    environment,
    gear,
    instructions,
    items,
    marching,
    moving,
    objective,
    striking,
    unknown,
)
from fivefires.games.stalker.rules.questions import Act, Reload, Shoot, Sic
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    NOBODY,
    NOWHERE,
    UNNOTICED,
    Beckoning,
    Companion,
    Struck,
    Team,
    Unknown,
    dark,
    enemy_of,
)
from tests.games.stalker.begun import Begun
from tests.games.stalker.rules.closely.test_turns import two_seats
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import (
    EAST,
    G0,
    G1,
    HERE,
    MASK_2,
    NORTH,
    P4,
    SOUTH,
    WEST,
    Game,
    Map,
    lane,
    row,
    squares,
)
from tests.kit.tables import chosen, log


def seats(rule: Any, *answers: str) -> list[int]:
    """Who is asked by each question, until the answers are used up."""
    found, left = [], [*answers]
    question = rule.send(None)
    while True:
        (seat,) = question.choices
        found.append(seat)
        if not left:
            rule.close()
            return found
        question = rule.send(chosen(question, left.pop(0)))


# --- spaces -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-191")
def test_darkness_lies_on_its_spaces_alone() -> None:
    game = Game("palkan", on=lane())
    assert dark(game.state) == 0
    game.state.dark = [2, 4]
    assert dark(game.state) == 0b10100


@pytest.mark.rule("S-562", "S-556")
def test_only_spaces_with_symbols_are_an_anomaly() -> None:
    game = Game("palkan", on=lane())
    assert anomalies.active_spaces(game.state) == 0
    game.anomaly("fridge", 98, "3,0")
    assert anomalies.active_spaces(game.state) == 1 << game.at("3,0")


@pytest.mark.rule("S-660")
def test_swarming_exposes_nobody_whom_no_stalker_sees() -> None:
    game = Game("palkan", on=lane(lines={((0, 0), (1, 0)): "|"}))
    game.put("2,0")
    hidden, seen = game.enemy("dog", "0,0", WEST), game.enemy("dog", "4,0", EAST)
    game.play(bottoms.expose_enemies(game.table))
    assert (hidden.exposed, seen.exposed) == (False, True)


@pytest.mark.rule("S-460", "S-461")
def test_targets_see_no_more_than_they_see() -> None:
    game = Game("palkan", on=lane(lines={((0, 0), (1, 0)): "|"}))
    game.put("2,0")
    bandit = game.enemy("bandit_rifle", "5,0", EAST)
    assert not enemies.seen_by_targets(game.state, bandit) & 1
    assert enemies.seen_by_targets(game.state, bandit) >> 1 & 1


@pytest.mark.rule("S-663")
def test_a_room_on_the_first_space_is_a_room() -> None:
    game = Game("palkan")
    game.put("T03.C")
    room = game.map.indoor
    outdoors = next(space for space in range(len(game.map.names)) if not room >> space & 1)
    bandit = game.enemy("bandit_rifle", game.name(outdoors), EAST)
    assert enemies.goals_of(game.state, bandit, v.Goal.ROOM) == room


@pytest.mark.rule("S-380", "S-367")
def test_only_the_space_of_the_enemy_itself_counts_for_sight() -> None:
    """Number by number: what is seen is the space before or behind the enemy's."""
    game = Game("palkan", on=Map(squares((0, 0), (0, 1), (1, 1), (2, 0), (1, 0))))
    stalker = game.put("0,0")
    game.give("akm_74u")
    unseen, seen = game.enemy("dog", "1,1", NORTH), game.enemy("dog", "2,0", NORTH)
    keys = {key.rpartition(":")[2] for key in game.keys(attack.shots(game.state, stalker))}
    assert keys == {board.figure(seen)}
    assert board.figure(unseen) not in keys


@pytest.mark.rule("S-465", "S-294", "S-710")
def test_only_attention_that_is_seen_moves_and_only_who_is_seen_is_unnerved() -> None:
    game = Game("palkan", "velet", on=lane(8, lines={((3, 0), (4, 0)): "|"}))
    near, far = game.put("0,0"), game.put("7,0", 1)
    game.focus(on=False)
    game.focus(1, on=False)
    game.state.dark = [near.space, far.space]
    near.attention, near.noticed = LOW, game.at("3,0")
    far.attention, far.noticed = LOW, game.at("4,0")
    dalik = game.enemy("dalik", "2,0", EAST)
    game.play(enemies.beckon(game.table, dalik, v.Beckon()))
    assert (near.noticed, far.noticed) == (game.at("1,0"), game.at("4,0"))
    near.noticed = game.at("3,0")
    game.play(enemies.beckoned(game.table, Beckoning((dalik.number,))))
    assert (near.noticed, far.noticed) == (game.at("2,0"), game.at("4,0"))
    game.play(enemies.beckoned(game.table, Beckoning(())))
    assert (near.noticed, far.noticed) == (game.at("2,0"), game.at("4,0"))
    game.state.dark = []
    near.space, far.space = game.at("3,0"), game.at("4,0")
    game.play(enemies.unnerve(game.table, dalik))
    assert (near.exposed, far.exposed) == (True, False)


@pytest.mark.rule("S-294", "S-465", "S-710")
def test_one_space_behind_what_is_seen_is_not_seen() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("0,0")
    stalker.attention, stalker.noticed = LOW, game.at("5,0")
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    game.state.dark = [stalker.space]
    game.play(enemies.beckon(game.table, bandit, v.Beckon()))
    game.play(enemies.beckoned(game.table, Beckoning((bandit.number,))))
    assert stalker.noticed == game.at("5,0")
    stalker.space, game.state.dark = game.at("6,0"), []
    stalker.noticed = game.at("4,0")
    game.play(enemies.beckoned(game.table, Beckoning((bandit.number,))))
    assert stalker.noticed == game.at("5,0")


@pytest.mark.rule("S-322")
def test_attention_goes_to_its_owner_and_no_farther() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("1,0")
    stalker.attention, stalker.noticed = LOW, game.at("0,0")
    attention.beckon(game.table, stalker, 2, "S-465")
    assert stalker.noticed == game.at("1,0")
    before = log(game.runner)
    attention.beckon(game.table, stalker, 2, "S-465")
    attention.place_low(game.table, stalker, stalker.space, "S-270")
    assert log(game.runner) == before, "it has not moved, so nothing is told"


# --- who is noticed ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-314", "S-316")
def test_low_on_the_own_space_becomes_high_when_he_is_seen() -> None:
    game = Game("palkan", "velet", on=lane())
    stalker, gone = game.put("1,0"), game.stalker(1)
    gone.space = NOWHERE
    stalker.attention, stalker.noticed = LOW, stalker.space
    game.enemy("dog", "3,0", WEST)
    attention.notice(game.table)
    assert (stalker.attention, stalker.noticed, gone.attention) == (HIGH, stalker.space, UNNOTICED)


@pytest.mark.rule("S-246", "S-253", "S-316", "S-270", "S-266")
def test_a_walk_is_noticed_at_each_step_and_ends_with_low() -> None:
    game = Game("palkan", "velet", on=lane(8))
    stalker, other = game.put("0,0"), game.put("7,0", 1)
    game.play(moving.go(game.table, stalker, game.at("2,0"), 2))
    assert (stalker.attention, stalker.noticed, other.attention) == (LOW, game.at("2,0"), UNNOTICED)
    dog = game.enemy("dog", "5,0", NORTH)
    rule = moving.go(game.table, stalker, game.at("3,0"))
    rule.send(None)
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("3,0")), "while he is asked where to go on"
    rule.close()
    stalker.space = game.at("4,0")
    assert dog.number in stalker.seen_by


@pytest.mark.rule("S-253", "S-254", "S-246")
def test_whoever_comes_to_an_enemy_is_not_asked_to_go_on() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0)], "B": [(1, 0), (1, 1)], "C": [(2, 0)]}))
    stalker = game.put("A")
    game.enemy("dog", "B", EAST)
    game.play(moving.go(game.table, stalker, game.at("B")))
    assert (stalker.space, game.said) == (game.at("B"), [])


@pytest.mark.rule("S-250", "S-251", "S-249")
def test_a_sneak_that_ends_unseen_places_nothing() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    (sneak,) = basic.sneaks(game.state, stalker)
    game.play(basic.sneak(game.table, stalker, sneak))
    assert (stalker.space, stalker.attention) == (game.at("1,0"), UNNOTICED)


# --- anomalies --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-563", "S-653", "S-546")
def test_of_the_enemies_only_who_set_it_off_and_who_stands_on_the_symbol_suffers() -> None:
    game = Game("palkan", on=lane(8))
    index = game.anomaly("whirligig", 3, "2,0")
    mover, there, elsewhere = (game.enemy("pseudogiant", at, EAST) for at in ("0,0", "2,0", "6,0"))
    for _ in range(2):
        next_wound(game, light=1)
    game.play(anomalies.activate(game.table, index, 1, mover))
    assert (mover.pinned, there.pinned, elsewhere.pinned) == (True, True, False)


@pytest.mark.rule("S-560", "S-569")
def test_the_least_symbol_is_covered_too() -> None:
    game = Game("palkan", on=lane())
    index = game.anomaly("whirligig", 3, "2,0")
    stalker = game.put("2,0")
    game.state.bolts = game.symbols(index, "2,0")[1:]
    anomalies.cover(game.state, stalker)
    assert anomalies.chance(game.state, index, [stalker.space]) == 0
    assert stalker.covers == game.symbols(index, "2,0")[0]


@pytest.mark.rule("S-556")
def test_of_two_that_share_standees_one_vanishes_with_one() -> None:
    game = Game("palkan", on=lane(8))
    game.anomaly("whirligig", 3, "1,0")
    game.anomaly("springboard", 5, "6,0")
    game.table.shift("vortex-standee", 2, piles.SUPPLY, piles.MAP)
    before = game.state.stock["vortex-standee"].get(piles.MAP, 0)
    anomalies.vanish(game.table, "whirligig")
    assert game.state.stock["vortex-standee"].get(piles.MAP, 0) == before - 1
    assert anomalies.active(game.state) == [1]


@pytest.mark.rule("S-545", "S-547", "S-569")
def test_a_companion_that_fled_from_one_anomaly_sets_off_no_other() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    along = next(iter(COMPANION.values()))
    one = game.state.companion = Companion(along.id, game.at("2,0"), 1)
    game.anomaly("whirligig", 98, "1,0")
    game.anomaly("fridge", 98, "2,0")
    game.table.force((P4,))
    first = game.name(game.at("1,0"))
    game.play(anomalies.touched(game.table, one, [game.at("1,0"), game.at("2,0")]), f"to:{first}")
    assert game.state.companion is None


@pytest.mark.rule("S-707")
def test_nobody_is_carried_who_is_gone_and_nobody_farther_than_one_end() -> None:
    game = Game("palkan", on=lane(8))
    for at in ("1,0", "4,0", "6,0"):
        game.anomaly("space", 98, at)
    stalker = game.put("1,0")
    anomalies.carry(game.table, 0, stalker)
    assert stalker.space == game.at("4,0")
    before = log(game.runner)
    along = next(iter(COMPANION.values()))
    anomalies.carry(game.table, 0, Companion(along.id, game.at("1,0"), 0))
    dog = game.enemy("dog", "1,0", EAST)
    game.state.enemies.remove(dog)
    anomalies.carry(game.table, 0, dog)
    assert (dog.space, log(game.runner)) == (game.at("1,0"), before)


@pytest.mark.rule("S-566", "S-568")
def test_a_detector_works_once_and_asks_whom_it_belongs_to() -> None:
    game = two_seats()
    stalker = game.put("3,0", 1)
    host = game.give("leather_jacket", 1)
    game.fit("bear_detector", host, 1)
    game.anomaly("whirligig", 98, "2,0", artifact=True)
    game.anomaly("fridge", 98, "4,0", artifact=True)
    assert seats(anomalies.detect(game.table, stalker)) == [1]
    assert "detect" in game.keys(actions.options(game.state, stalker))
    game.table.force((P4,))
    game.play(actions.detect(game.table, stalker, Act.DETECT), f"to:{game.name(game.at('2,0'))}")
    assert anomalies.detectable(game.state, stalker), "the other one is still hidden"
    assert "detect" not in game.keys(actions.options(game.state, stalker))


@pytest.mark.rule("S-545", "S-561")
def test_an_enemy_that_leaves_bares_the_symbol_of_its_space_before_the_roll() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    game.state.dark = [game.at("7,0")]
    index = game.anomaly("fridge", 98, "0,0")
    tick = game.enemy("pseudogiant", "0,0", EAST)
    anomalies.cover(game.state, tick)
    covered = tick.covers
    game.state.bolts = [number for number in game.symbols(index, "0,0") if number != covered]
    next_wound(game, light=1)
    game.table.force((P4,))
    game.play(marching.advance(game.table, tick, 3))
    assert tick.pinned


# --- enemies on their way ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S-484", "S-485")
def test_out_of_movement_it_looks_the_way_on() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (1, 1), (1, 2), (5, 5), (4, 5))))
    game.put("5,5")
    dog = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(marching.move(game.table, dog, 1 << game.at("1,2"), 1))
    assert (dog.space, dog.facing) == (game.at("1,0"), SOUTH)


@pytest.mark.rule("S-494", "S-495")
@pytest.mark.parametrize("steps", [1, 2])
def test_it_stops_before_a_full_space_and_takes_no_other_way(steps: int) -> None:
    """A longer way round is free; it is taken only where the space before is full, too."""
    on = Map(squares(*row(5), *[(x, 1) for x in range(5)]), lines={((x, 0), (x, 1)): "|" for x in (1, 2, 3)})
    game = Game("palkan", on=on)
    game.put("4,1")
    game.state.dark = [game.at("4,1")]
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.enemy("bandit_rifle", f"{steps},0", EAST)
    path = game.play(marching.plan(game.table, bandit, 1 << game.at("4,0"), steps))
    assert [step.space for step in path] == [game.at(f"{x},0") for x in range(1, steps)]


@pytest.mark.rule("S-482", "S-483", "S-489", "S-267", "S-493")
def test_who_leaves_is_looked_after_and_who_is_seen_beside_a_full_space_stops_it_later() -> None:
    on = Map({"A": [(0, 0), (0, 1)], **squares(*[(x, 0) for x in range(1, 6)])})
    game = Game("palkan", on=on)
    game.put("5,0")
    game.state.dark = [game.at("5,0")]
    foe = game.enemy("dog", "A", WEST, team=2)
    mover = game.enemy("bandit_rifle", "A", NORTH, team=1)
    game.play(marching.move(game.table, mover, 1 << game.at("2,0"), 2, unstoppable=True))
    assert (mover.space, foe.facing) == (game.at("2,0"), EAST)
    back = game.enemy("bandit_rifle", "A", EAST, team=1)
    foe.facing = WEST
    game.play(marching.advance(game.table, back, 1, unstoppable=True))
    assert foe.facing == EAST


@pytest.mark.rule("S-482", "S-489", "S-496")
def test_beside_a_full_space_it_stops_where_it_sees_him() -> None:
    """The space on which it stands is not full, though the one with the next number is."""
    game = Game("palkan", on=lane(8))
    stalker = game.put("6,0")
    dog = game.enemy("dog", "1,0", EAST)
    game.enemy("dog", "4,0", EAST)
    game.play(marching.move(game.table, dog, 1 << game.at("5,0"), 4))
    assert dog.space == game.at("3,0")
    assert stalker.attention == HIGH


@pytest.mark.rule("S-482", "S-489", "S-496", "S-483")
def test_on_a_full_space_it_neither_stops_nor_turns_to_him() -> None:
    on = Map(squares(*row(4), (1, 1), (1, 2)))
    game = Game("palkan", on=on)
    game.put("1,2")
    dog = game.enemy("dog", "0,0", EAST)
    game.enemy("tick", "1,0", EAST)
    game.play(marching.move(game.table, dog, 1 << game.at("3,0"), 3))
    assert dog.space == game.at("3,0")


@pytest.mark.rule("S-484", "S-447", "S-316")
def test_who_goes_nowhere_leaves_no_trace_and_stays_exposed() -> None:
    game = Game("palkan", on=lane())
    game.put("5,0")
    bandit = game.enemy("bandit_rifle", "0,0", WEST)
    bandit.exposed = True
    before = [line for line in log(game.runner) if line == "log-enemy-moves"]
    game.play(marching.arrive(game.table, bandit, [bandit.space], marching.ON_ITS_WAY))
    assert (bandit.exposed, game.state.traces) == (True, [])
    assert [line for line in log(game.runner) if line == "log-enemy-moves"] == before


@pytest.mark.rule("S-486", "S-487")
def test_who_cannot_advance_at_all_stays() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0)), lines={((0, 0), (1, 0)): "|"}))
    game.put("1,0")
    tick = game.enemy("tick", "0,0", NORTH)
    game.play(marching.advance(game.table, tick, 2))
    assert (tick.space, tick.facing, game.state.traces) == (game.at("0,0"), NORTH, [])


@pytest.mark.rule("S-402")
def test_beside_it_is_seen_with_the_face_to_it() -> None:
    """Seen from the side only, for no facing has it ahead."""
    game = Game("palkan", on=Map({"A": [(0, 0), (1, 0)], "B": [(0, 1)], "C": [(1, 1)]}))
    game.put("A")
    snork = game.enemy("snork", "B", SOUTH)
    marching.face_space(game.state, snork, game.at("A"))
    assert snork.facing == NORTH


@pytest.mark.rule("S-662")
def test_crossfire_reaches_as_far_as_the_weapons() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("3,0")
    game.enemy("bandit_rifle", "0,0", EAST)
    game.enemy("bandit_rifle", "6,0", WEST)
    game.play(bottoms.pin_crossfire(game.table))
    assert stalker.pinned


# --- attacks of enemies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-501", "S-502", "S-503")
def test_whom_it_does_not_see_it_does_not_choose() -> None:
    game = Game("palkan", "velet", on=lane(8, lines={((4, 0), (5, 0)): "|"}))
    game.put("7,0")
    game.stalker(1).space = NOWHERE
    bandit = game.enemy("bandit_rifle", "2,0", EAST, team=1)
    game.enemy("dog", "5,0", EAST, team=2)
    assert game.play(striking.choose(game.table, bandit)) is None
    seen = game.enemy("dog", "4,0", EAST, team=2)
    assert game.play(striking.choose(game.table, bandit)) is seen


@pytest.mark.rule("S-500", "S-511", "S-498")
def test_the_bloodsucker_drinks_one_point_and_the_gunner_pins() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("1,0")
    game.focus(on=False)
    sucker = game.enemy("bloodsucker", "2,0", WEST)
    sucker.lost = 2
    game.play(striking.attack(game.table, sucker, only=stalker))
    assert sucker.lost == 1
    gunner = game.enemy("bandit_gunner", "3,0", WEST)
    game.play(striking.hurt(game.table, gunner, stalker, 3, 2, "closest"))
    assert stalker.pinned


@pytest.mark.rule("S-515", "S-461", "S-508", "S-507", "S-517", "S-316")
def test_enemies_that_fight_turn_to_each_other_and_may_see_somebody() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("0,0")
    bandit = game.enemy("bandit_rifle", "3,0", WEST, team=1)
    dog = game.enemy("pseudogiant", "6,0", EAST, team=2)
    game.state.dark = [game.at("0,0")]
    next_wound(game, light=5, heavy=2)
    game.play(striking.against_other(game.table, bandit, dog, 0, "closest"))
    assert (bandit.facing, dog.facing) == (EAST, WEST), "it reaches as far as its range"
    assert stalker.attention == UNNOTICED
    far = game.enemy("bandit_rifle", "2,0", EAST, team=1)
    game.state.dark = []
    far.facing = EAST
    stalker.space = game.at("1,0")
    chimera = game.enemy("chimera", "1,0", EAST, team=2)
    stalker.attention = UNNOTICED
    game.state.enemies = [far, chimera]
    chimera.space = game.at("0,0")
    game.play(striking.against_other(game.table, far, chimera, -9, "closest"))
    assert far.facing == WEST
    assert stalker.attention == HIGH


@pytest.mark.rule("S-642", "S-701", "S-559")
def test_whoever_pounces_onto_a_symbol_covers_it() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0), (0, 1)], **squares((1, 0), (2, 0), (3, 0))}))
    stalker = game.put("A")
    index = game.anomaly("whirligig", 98, "A")
    snork = game.enemy("snork", "3,0", WEST)
    game.play(striking.pounce(game.table, snork, stalker))
    assert snork.covers in game.symbols(index, "A")


@pytest.mark.rule("S-514", "S-610")
@pytest.mark.parametrize(("damage", "lost"), [(7, 4), (8, 4), (1, 1)])
def test_half_of_odd_and_even_damage(damage: int, lost: int) -> None:
    game = Game("salavina", on=lane())
    stalker = game.put("0,0")
    dog = game.enemy("dog", "1,0", WEST)
    event = Struck(enemy=dog.number, stalker=0, damage=damage, range=1, halved=True)
    assert game.play(defence.settle(game.table, event, "S-514")) == lost
    assert stalker.hp == 16 - lost


# --- who comes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-209", "S-549", "S-559")
def test_at_set_up_they_cover_and_where_nothing_is_free_they_crowd() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0))))
    game.put("1,0")
    index = game.anomaly("whirligig", 98, "0,0")
    game.table.shift("dog-standee", 2, piles.SUPPLY, piles.beside("dog"))
    dog = game.play(arrivals.come(game.table, "dog", game.at("0,0"), EAST, "S-096", setup=True))
    assert dog.covers in game.symbols(index, "0,0")
    other = game.play(arrivals.come(game.table, "dog", game.at("0,0"), EAST, "S-097"))
    assert other.space == game.at("0,0"), "there is no room anywhere"


@pytest.mark.rule("S-200", "S-201", "S-479")
def test_x_brings_nobody_not_even_those_without_a_token() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    game.state.teams["dog"] = Team(None, 0)
    game.table.shift("dog-standee", 2, piles.SUPPLY, piles.beside("dog"))
    decks = [piles.UNKNOWN, piles.UNKNOWN_MIXED, piles.UNKNOWN_DISCARDS, *piles.UNKNOWN_STACK]
    for deck in decks:
        if deck != piles.UNKNOWN_STACK[0]:
            game.table.move_all(deck, piles.UNKNOWN_STACK[0])
    stack = game.state.piles[piles.UNKNOWN_STACK[0]]
    nothing = next(card for card in stack if UNKNOWN[card].colour is None)
    stack.remove(nothing)
    stack.append(nothing)
    game.state.unknown = [game.at("3,0")]
    game.state.arrows = [EAST]
    game.play(unknown.resolve(game.table, Unknown(0)))
    assert game.state.enemies == []


# --- gear and tokens --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-364")
def test_the_weapon_is_the_weapon_and_not_what_is_on_it() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    weapon = game.give("akm_74u")
    scope = game.fit("scope", weapon)
    pile = game.state.piles[piles.WEAPON[0]]
    pile.sort(key=lambda card: card == weapon)
    assert pile == [scope, weapon]
    assert gear.weapon_of(game.state, stalker) == weapon
    game.give("akm_74u", place="pack")
    assert gear.weapon_of(game.state, stalker) == weapon


@pytest.mark.rule("S-284")
def test_reloading_takes_one_magazine() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    weapon = game.give("akm_74u")
    game.state.ammo[weapon] = 1
    game.token(piles.MAGAZINE["rifle"], 3)
    before = game.held(piles.MAGAZINE["rifle"])
    basic.reload(game.table, stalker, Reload(weapon))
    assert (before - game.held(piles.MAGAZINE["rifle"]), game.state.ammo[weapon]) == (1, 6)


@pytest.mark.rule("S-353", "S-352")
def test_after_putting_gear_in_order_what_is_too_much_is_dropped() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    for pile in (piles.WEAPON[0], piles.ARMOR[0]):
        for card in [*game.state.piles[pile]]:
            game.table.move(card, pile, piles.STASH)
    weapon = game.give("ptm")
    for face in ("bread", "sausage", "vodka", "antirad", "bandage", "alarm_clock"):
        game.give(face)
    game.play(gear.rearrange(game.table, stalker), f"put:{weapon}:pack", f"drop:{weapon}")
    assert len(game.state.piles[piles.PACK[0]]) == 6


@pytest.mark.rule("S-356", "S-509")
def test_a_card_that_gives_a_thing_gives_one() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    before = len(game.state.piles[piles.PACK[0]])
    game.play(instructions.receive(game.table, v.Receive("bread"), HERE))
    assert len(game.state.piles[piles.PACK[0]]) == before + 1


@pytest.mark.rule("S-647")
def test_a_control_card_is_shuffled_back() -> None:
    orders = set()
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    for _ in range(12):
        stalker.hp, stalker.critical = 16, [False, False]
        top = game.state.piles[piles.CONTROL][-1]
        game.play(control.draw(game.table, stalker), "resist")
        orders.add(top)
    assert len(orders) == 3


@pytest.mark.rule("S-443", "S-631")
def test_cover_from_a_grenade_does_not_count_against_exposed() -> None:
    game = Game("palkan", "velet", on=lane(cover={"2,0": 9}))
    stalker, other = game.put("0,0"), game.put("2,0", 1)
    grenade = game.give("frag_grenade")
    game.focus(on=False)
    game.focus(1, on=False)
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    other.exposed = True
    game.table.force((G1, G1, G1, G1))
    game.play(items.use(game.table, stalker, grenade), f"to:{game.name(other.space)}")
    assert other.hp == 18 - 3


# --- companions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-590", "S-150", "S-589")
def test_a_companion_goes_round_enemies_and_bares_what_it_covered() -> None:
    on = Map(squares((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)), lines={((1, 0), (1, 1)): "|"})
    game = Game("palkan", on=on)
    game.put("2,1")
    along = next(one for one in COMPANION.values() if one.moves >= 2)
    one = game.state.companion = Companion(along.id, game.at("0,0"), along.hp)
    game.enemy("dog", "1,0", EAST)
    way = companions.path(game.state, game.map, one, game.at("1,1"))
    assert way == [game.at("0,0"), game.at("0,1"), game.at("1,1")]
    game.state.enemies = []
    game.enemy("dog", "0,1", EAST)
    game.enemy("dog", "1,0", EAST)
    assert companions.path(game.state, game.map, one, game.at("0,1")) == [game.at("0,0"), game.at("0,1")]


@pytest.mark.rule("S-590")
def test_no_way_of_a_companion_leads_through_an_enemy() -> None:
    """Two ways are equally long."""
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (0, 1), (1, 1))))
    game.put("1,1")
    along = next(one for one in COMPANION.values() if one.moves >= 2)
    for shut, free in (("1,0", "0,1"), ("0,1", "1,0")):
        one = game.state.companion = Companion(along.id, game.at("0,0"), along.hp)
        game.state.enemies = []
        game.enemy("dog", shut, EAST)
        way = companions.path(game.state, game.map, one, game.at("1,1"))
        assert way == [game.at("0,0"), game.at(free), game.at("1,1")]


@pytest.mark.rule("S-589", "S-569")
def test_a_companion_bares_its_symbol_before_the_roll() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("5,0")
    along = next(one for one in COMPANION.values() if one.moves >= 2)
    one = game.state.companion = Companion(along.id, game.at("0,0"), along.hp)
    index = game.anomaly("bubble", 1, "0,0")
    anomalies.cover(game.state, one)
    covered = one.covers
    game.state.bolts = [number for number in game.symbols(index, "0,0") if number != covered]
    game.table.force((P4,))
    game.play(companions.send(game.table, stalker, Act.COMPANION), f"send:{game.name(game.at('1,0'))}")
    assert one.hp < along.hp


@pytest.mark.rule("S-587")
def test_the_scout_misses_where_cover_takes_everything() -> None:
    scout = next(one for one in COMPANION.values() if one.dice)
    game = Game("palkan", on=lane(cover={"2,0": 9}))
    stalker = game.put("5,0")
    game.state.companion = Companion(scout.id, game.at("0,0"), scout.hp)
    dog = game.enemy("dog", "2,0", EAST)
    game.play(companions.sic(game.table, stalker, Sic(scout.trick, board.figure(dog))))
    assert enemy_of(game.state, dog.number) is dog
    assert not dog.pinned


# --- who is asked -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-394", "S-611", "S-382", "S-225")
def test_masks_second_bolts_throws_and_magazines_are_the_owners_choice() -> None:
    game = two_seats("palkan", "borsuk")
    stalker = game.put("3,0", 1)
    game.anomaly("fridge", 98, "4,0")
    game.token(piles.BOLT, 2, 1)
    space = game.name(game.at("4,0"))
    assert seats(basic.throw_bolt(game.table, stalker), f"symbol:{space}:4") == [1, 1]
    grenade = ITEM[game.give("frag_grenade", 1)]
    assert seats(items.throw(game.table, stalker, grenade)) == [1]
    game.state.lead = 1
    game.token(piles.MAGAZINE["rifle"], 1, 1)
    game.token(piles.MAGAZINE["pistol"], 1, 1)
    assert seats(instructions.demand(game.table, v.Demand(), HERE), "lose") == [1, 1]
    game.put("0,0")
    game.give("ptm", 1)
    dog = game.enemy("chimera", "2,0", EAST)
    game.table.force((MASK_2, MASK_2), (G0,))
    shot = Shoot("quick", board.figure(dog))
    assert seats(attack.shoot(game.table, stalker, shot)) == [1]


@pytest.mark.rule("S-359", "S-279")
def test_only_the_holder_can_do_what_takes_the_finding() -> None:
    game = Begun("A2", size=3)
    assert objective.bearer(game.state) == NOBODY
    game.alone()
    game.do_all("a2_take_key", number=2)
    assert objective.bearer(game.state) == 2
    assert [environment.held(game.state, one) for one in game.state.stalkers] == [[], [], ["a2_02"]]
