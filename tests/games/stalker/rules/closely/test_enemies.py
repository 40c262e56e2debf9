"""Enemies, looked at closely: routes, interruptions, advances, charges, damage, specials, and who comes first."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.index import HIGH as HIGH_CARD
from fivefires.games.stalker.content.index import UNKNOWN
from fivefires.games.stalker.rules import (
    activation_order,
    arrivals,
    board,
    bottoms,
    closeness,
    control,
    defence,
    enemies,
    marching,
    striking,
    unknown,
)
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    NOBODY,
    NOWHERE,
    Activation,
    Companion,
    Enemy,
    Reactions,
    Several,
    Struck,
    Team,
    Touched,
    Trace,
    Unknown,
    enemy_of,
)
from fivefires.kernel import message
from tests.games.stalker.tables import (
    EAST,
    G0,
    G1,
    G3,
    NORTH,
    P1,
    P2,
    P3,
    SOUTH,
    WEST,
    Game,
    Map,
    lane,
    row,
    squares,
)

WHY = message("why-goal")


def far_off(*team: str) -> Game:
    """A lane, with the team at its west end behind a wall."""
    on = Map(squares(*row(9), (0, 2)))
    game = Game(*(team or ("palkan",)), on=on)
    for number in range(len(game.state.stalkers)):
        game.put("0,2", number)
        game.focus(number, on=False)
    return game


def goal(game: Game, *names: str) -> int:
    return sum(1 << game.at(name) for name in names)


# --- toward a goal ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-484", "S-485", "S-482", "S-447", "S-561")
def test_it_goes_turns_and_is_drawn() -> None:
    game = far_off()
    dog = game.enemy("dog", "4,0", WEST)
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    dog.exposed, dog.covers = True, 7
    assert game.play(marching.move(game.table, dog, goal(game, "8,0"), 3)) == 3
    assert (dog.space, dog.facing, dog.exposed, dog.covers) == (game.at("7,0"), EAST, False, NOWHERE)
    way = tuple(game.at(f"{x},0") for x in (4, 5, 6, 7))
    assert game.state.traces == [Trace(board.figure(dog), way)]
    assert game.play(marching.move(game.table, dog, goal(game, "8,0"), 3)) == 1
    assert game.play(marching.move(game.table, dog, goal(game, "8,0"), 3)) == 0
    assert dog.facing == EAST


@pytest.mark.rule("S-485")
def test_out_of_movement_it_looks_the_way_it_would_go_on() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (1, 1), (1, 2), (5, 5))))
    game.put("5,5")
    tick = game.enemy("tick", "0,0", NORTH)
    game.play(marching.move(game.table, tick, goal(game, "1,2"), 1))
    assert (tick.space, tick.facing) == (game.at("1,0"), SOUTH)
    game.play(marching.move(game.table, tick, goal(game, "1,2"), 2))
    assert (tick.space, tick.facing) == (game.at("1,2"), SOUTH)


@pytest.mark.rule("S-489", "S-490", "S-491")
def test_sight_stops_it_unless_nothing_can() -> None:
    for unstoppable, reached in ((False, "3,0"), (True, "1,0")):
        game = Game("palkan", on=lane(9))
        stalker = game.put("0,0")
        bandit = game.enemy("bandit_rifle", "5,0", WEST)
        moved = game.play(marching.move(game.table, bandit, goal(game, "1,0"), 4, unstoppable=unstoppable))
        assert (bandit.space, moved) == (game.at(reached), 5 - int(reached[0]))
        assert (stalker.attention, stalker.noticed) == (HIGH, game.at("0,0"))
        before = bandit.facing
        moved = game.play(marching.move(game.table, bandit, goal(game, "8,0"), 4, unstoppable=unstoppable))
        assert moved == (4 if unstoppable else 0)
        assert (bandit.facing == before) == (not unstoppable)


@pytest.mark.rule("S-482", "S-483", "S-489")
def test_turning_alone_can_stop_it() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (1, 1), (1, 2), (1, 3))))
    game.put("1,3")
    bandit = game.enemy("bandit_rifle", "0,0", NORTH)
    game.play(marching.move(game.table, bandit, goal(game, "1,2"), 3))
    assert (bandit.space, bandit.facing) == (game.at("1,0"), SOUTH)


@pytest.mark.rule("S-494", "S-495", "S-496", "S-497")
def test_full_spaces_on_the_way() -> None:
    game = far_off()
    dog, other = game.enemy("dog", "8,0", WEST), game.enemy("dog", "5,0", WEST)
    game.play(marching.move(game.table, dog, goal(game, "2,0"), 3))
    assert dog.space == game.at("6,0"), "it would end on a full space, so it ends before"
    dog.space = game.at("8,0")
    game.play(marching.move(game.table, dog, goal(game, "2,0"), 4))
    assert dog.space == game.at("4,0"), "it walks through one without a target"
    dog.space = game.at("8,0")
    game.state.teams["rat"] = Team(None, 1)
    third = game.enemy("snork", "4,0", WEST, team=2)
    third.pinned = True
    moved = game.play(marching.move(game.table, dog, goal(game, "2,0"), 4, unstoppable=True))
    assert (moved, dog.space) == (0, game.at("8,0")), "nobody walks through a full space with a target"
    assert other.space == game.at("5,0")


@pytest.mark.rule("S-494", "S-495")
def test_where_two_spaces_are_full_it_takes_another_way() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1), (9, 9))))
    game.put("9,9")
    dog = game.enemy("dog", "0,0", EAST)
    game.enemy("dog", "1,0", EAST)
    game.enemy("dog", "2,0", EAST)
    game.play(marching.move(game.table, dog, goal(game, "3,0"), 2))
    assert dog.space == game.at("1,1")


@pytest.mark.rule("S-164", "S-013")
def test_between_equal_routes_the_lead_stalker_chooses() -> None:
    on = Map(squares((0, 0), (1, 0), (0, 1), (1, 1), (9, 9)))
    game = Game("palkan", "velet", on=on, players=2)
    for number in (0, 1):
        game.put("9,9", number)
    game.state.lead = 1
    dog = game.enemy("dog", "0,0", EAST)
    walk = marching.move(game.table, dog, goal(game, "1,1"), 1)
    assert [*walk.send(None).choices] == [1]
    walk.close()
    game.play(marching.move(game.table, dog, goal(game, "1,1"), 1), f"to:{game.name(game.at('0,1'))}")
    assert (dog.space, dog.facing) == (game.at("0,1"), EAST)


# --- closeness --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-156", "S-157", "S-158", "S-159", "S-163")
def test_humans_go_round_symbols_if_they_can() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (9, 9))))
    game.put("9,9")
    index = game.anomaly("bubble", 98, "1,0")
    bandit, dog = game.enemy("bandit_rifle", "0,0", EAST), game.enemy("dog", "0,0", EAST)
    there = game.at("2,0")
    assert game.measure(bandit, there) == (4, 2)
    assert game.measure(dog, there) == (2, 0)
    game.state.bolts = game.symbols(index, "1,0")
    assert closeness.steps(game.state, bandit, there) == 2
    game.state.bolts = []
    game.anomaly("whirligig", 98, "1,1")
    assert closeness.steps(game.state, bandit, there) == 2, "the only ways lead through symbols"
    assert closeness.steps(game.state, bandit, bandit.space) == 0


@pytest.mark.rule("S-163")
def test_what_no_route_leads_to_comes_last_by_range() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (3, 0)), lines={((1, 0), (2, 0)): "F"}))
    game.put("0,0")
    dog = game.enemy("dog", "0,0", EAST)
    near, far = closeness.steps(game.state, dog, game.at("2,0")), closeness.steps(game.state, dog, game.at("3,0"))
    assert closeness.steps(game.state, dog, game.at("1,0")) == 1
    assert closeness.FAR <= near < far
    assert far - near == 1
    assert closeness.corners(game.state, dog, game.at("3,0")) == 0
    measured = closeness.measure_from(game.state, game.at("0,0"), game.at("3,0"))
    assert measured == (far, 0)
    assert closeness.measure_from(game.state, game.at("0,0"), game.at("1,0")) == (1, 0)


@pytest.mark.rule("S-160", "S-156")
def test_among_equally_far_spaces_fewer_corners_win() -> None:
    game = Game(
        "palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (9, 9)), lines={((1, 0), (1, 1)): "|"})
    )
    game.put("9,9")
    dog = game.enemy("dog", "0,0", EAST)
    straight, bent, near = (game.at(name) for name in ("2,0", "1,1", "1,0"))
    assert closeness.closest_spaces(game.state, dog, [bent, straight]) == [straight]
    assert closeness.closest_spaces(game.state, dog, [bent, straight, near]) == [near]
    assert closeness.fewest([3, 1, 2, 1], lambda one: one) == [1, 1]


@pytest.mark.rule("S-454", "S-455", "S-477", "S-520")
def test_the_order_of_enemies() -> None:
    game = far_off()
    first = game.enemy("dog", "3,0", WEST, colour=v.Colour.HORDE)
    second = game.enemy("chimera", "3,0", WEST, colour=v.Colour.BOSS)
    third = game.enemy("snork", "2,0", WEST, colour=v.Colour.PACK)
    fourth = game.enemy("crawl", "3,0", WEST, colour=v.Colour.ELITE)
    fifth = game.enemy("tick", "3,0", WEST)
    del game.state.teams["tick"]
    waiting, order = [first, second, third, fourth, fifth], []
    while waiting:
        waiting.remove(chosen := game.play(activation_order.first(game.table, waiting, [game.at("0,0")])))
        order.append(chosen)
    assert order == [third, second, fourth, first, fifth]
    assert [activation_order.rank(game.state, one) for one in (second, fourth, third, first, fifth)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("S-454")
def test_the_points_of_interest() -> None:
    game = far_off("palkan", "velet")
    assert enemies.interest(game.state) == [game.at("0,2")]
    game.stalker(1).attention, game.stalker(1).noticed = LOW, game.at("3,0")
    assert enemies.interest(game.state) == [game.at("3,0")]


# --- straight ahead ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-486", "S-487")
def test_an_advance_turns_as_little_as_possible_and_clockwise() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (1, 1), (1, -1), (2, 1), (9, 9))))
    game.put("9,9")
    dog = game.enemy("dog", "0,0", EAST)
    game.play(marching.advance(game.table, dog, 2))
    assert (dog.space, dog.facing) == (game.at("1,1"), SOUTH)
    game.play(marching.advance(game.table, dog, 1))
    assert (dog.space, dog.facing) == (game.at("2,1"), EAST), "left, for right is shut"
    game.play(marching.advance(game.table, dog, 1))
    assert (dog.space, dog.facing) == (game.at("1,1"), WEST), "back, for nothing else is left"


@pytest.mark.rule("S-488", "S-497", "S-496", "S-112")
def test_an_advance_and_full_spaces() -> None:
    game = far_off()
    dog, other = game.enemy("dog", "6,0", WEST), game.enemy("dog", "5,0", WEST)
    game.play(marching.advance(game.table, dog, 2))
    assert dog.space == game.at("4,0")
    dog.space, dog.facing = game.at("6,0"), WEST
    game.play(marching.advance(game.table, dog, 1))
    assert (dog.space, dog.facing) == (game.at("7,0"), EAST)
    assert other.space == game.at("5,0")


@pytest.mark.rule("S-488", "S-013")
def test_of_several_spaces_ahead_the_lead_stalker_chooses_one() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0), (0, 1)], "B": [(1, 0)], "C": [(1, 1)], "X": [(9, 9)]}))
    game.put("X")
    dog = game.enemy("dog", "A", EAST)
    game.play(marching.advance(game.table, dog, 1), f"to:{game.name(game.at('C'))}")
    assert dog.space == game.at("C")


@pytest.mark.rule("S-486", "S-490", "S-491", "S-489")
def test_an_advance_is_interrupted_or_not() -> None:
    for unstoppable, reached in ((False, "3,0"), (True, "2,0")):
        game = Game("palkan", on=lane(9))
        game.put("0,0")
        bandit = game.enemy("bandit_rifle", "5,0", WEST)
        game.play(marching.advance(game.table, bandit, 3, unstoppable=unstoppable))
        assert bandit.space == game.at(reached)
        game.play(marching.advance(game.table, bandit, 1, unstoppable=unstoppable))
        assert bandit.space == game.at("1,0" if unstoppable else reached)


@pytest.mark.rule("S-463", "S-316")
def test_looking_around() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    bandit = game.enemy("bandit_rifle", "2,0", EAST)
    marching.look_around(game.table, bandit)
    assert bandit.facing == WEST, "clockwise over south, where its side sees nothing that far"
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)
    game.put("5,0").attention = 0
    bandit.space, bandit.facing = game.at("0,0"), WEST
    marching.look_around(game.table, bandit)
    assert bandit.facing == WEST, "a full turn"
    assert stalker.attention == 0


@pytest.mark.rule("S-402")
def test_how_it_turns_to_a_space() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (2, 1), (0, 1))))
    game.put("2,1")
    bandit = game.enemy("bandit_rifle", "0,0", NORTH)
    for name, facing in (("2,0", EAST), ("0,0", EAST), ("0,1", SOUTH), ("2,1", EAST)):
        marching.face_space(game.state, bandit, game.at(name))
        assert bandit.facing == facing, name


# --- the card ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-452", "S-457", "S-466", "S-456")
def test_which_card_and_which_part_of_it() -> None:
    game = far_off()
    stalker = game.stalker()
    for side, low, deck, end in (
        (0, False, piles.LOW, ".none"),
        (LOW, False, piles.LOW, ".low"),
        (HIGH, False, piles.HIGH, ""),
        (HIGH, True, piles.LOW, ".low"),
    ):
        stalker.attention, stalker.noticed = side, game.at("3,0") if side else NOWHERE
        top = game.state.piles[deck][-1].partition("#")[0]
        game.state.agenda = []
        enemies.draw(game.table, low=low)
        assert game.state.agenda == [Activation(top + end, 0, whole=True)]
        game.state.agenda = []
    top = game.state.piles[piles.LOW][-1].partition("#")[0]
    enemies.draw(game.table, low=True, only=(4,))
    assert game.state.agenda == [Activation(f"{top}.low", 0, only=(4,), whole=False)]
    game.state.agenda = []
    game.table.move_all(piles.LOW, piles.LOW_DISCARDS)
    enemies.draw(game.table, low=True)
    assert (len(game.state.piles[piles.LOW]), len(game.state.piles[piles.LOW_DISCARDS])) == (9, 1)


@pytest.mark.rule("S-441", "S-442", "S-458", "S-459", "S-453")
def test_who_acts_in_a_point() -> None:
    game = far_off("palkan", "velet")
    horde = game.enemy("dog", "3,0", WEST, colour=v.Colour.HORDE)
    boss = game.enemy("chimera", "4,0", WEST, colour=v.Colour.BOSS)
    pinned = game.enemy("snork", "5,0", WEST, colour=v.Colour.PACK)
    pinned.pinned = True
    bare = game.enemy("tick", "6,0", WEST)
    del game.state.teams["tick"]
    everybody = v.Point(v.Attack())
    assert enemies.acting(game.state, everybody, (), ()) == [horde, boss, bare]
    assert enemies.acting(game.state, everybody, (horde.number,), ()) == [boss, bare]
    assert enemies.acting(game.state, everybody, (), (boss.number,)) == [boss]
    assert enemies.acting(game.state, v.Point(v.Attack(), (v.Colour.HORDE, v.Colour.PACK)), (), ()) == [horde]
    some = v.Point(v.Attack(), most=1)
    assert enemies.acting(game.state, some, (90, 91), ()) == [horde, boss, bare]
    assert enemies.acting(game.state, some, (90, 91, 92), ()) == []


@pytest.mark.rule("S-453", "S-456", "S-458")
def test_one_enemy_after_the_other_then_the_next_point_then_the_bottom() -> None:
    game = far_off()
    game.put("0,0")
    one, two = game.enemy("dog", "8,0", WEST), game.enemy("dog", "6,0", WEST)
    game.state.agenda = [Activation("they_are_here", 2, whole=True)]
    to_do = Activation("they_are_here", 2)
    game.play(enemies.activate(game.table, to_do))
    assert game.state.agenda[1] == Activation("they_are_here", 2, (two.number,))
    game.play(enemies.activate(game.table, Activation("they_are_here", 1, (one.number, two.number))))
    assert game.state.agenda[1] == Activation("they_are_here", 2, (two.number,))


@pytest.mark.rule("S-456")
@pytest.mark.parametrize("whole", [True, False])
def test_the_bottom_part_is_for_the_phase_alone(whole: bool) -> None:
    game = far_off()
    stalker = game.put("0,0")
    stalker.attention, stalker.noticed = HIGH, game.at("5,0")
    assert HIGH_CARD["they_are_here"].bottom == v.Bottom.CALL
    game.play(enemies.activate(game.table, Activation("they_are_here", 0, whole=whole)))
    assert stalker.noticed == game.at("0,0" if whole else "5,0")


@pytest.mark.rule("S-469", "S-484", "S-702")
def test_where_a_card_sends_it() -> None:
    game = Game("palkan", "velet", on=Map(squares(*row(8)), indoor=["6,0", "7,0"], cover={"3,0": 1, "6,0": 2}))
    stalker, other = game.put("0,0"), game.put("0,0", 1)
    dog = game.enemy("dog", "4,0", EAST)
    spaces = enemies.goals_of
    assert spaces(game.state, dog, v.Goal.ROOM) == goal(game, "6,0", "7,0")
    dog.space = game.at("6,0")
    assert spaces(game.state, dog, v.Goal.ROOM) == 0
    assert spaces(game.state, dog, v.Goal.COVER) == 0, "it sees no target"
    stalker.attention, stalker.noticed = LOW, game.at("2,0")
    other.attention, other.noticed = HIGH, game.at("1,0")
    assert spaces(game.state, dog, v.Goal.HIGH) == goal(game, "1,0")
    assert spaces(game.state, dog, v.Goal.ATTENTION) == goal(game, "2,0")
    other.attention = LOW
    assert spaces(game.state, dog, v.Goal.HIGH) == goal(game, "2,0")


@pytest.mark.rule("S-465")
def test_attention_that_it_sees_comes_nearer_by_the_printed_number() -> None:
    game = Game("palkan", "velet", on=lane(9))
    one, two = game.put("8,0"), game.put("8,0", 1)
    dog = game.enemy("dog", "0,0", EAST)
    one.attention, one.noticed = LOW, game.at("2,0")
    two.attention, two.noticed = LOW, game.at("5,0")
    game.play(enemies.beckon(game.table, dog, v.Beckon(2)))
    assert (one.noticed, two.noticed) == (game.at("4,0"), game.at("5,0"))


@pytest.mark.rule("S-462")
@pytest.mark.parametrize(
    ("deed", "hp"),
    [(v.Attack(), 10), (v.Attack(all=-2), 12), (v.Attack(all=1, more=((v.Colour.HORDE, 2), (v.Colour.BOSS, 5))), 7)],
)
def test_the_card_changes_the_damage(deed: v.Attack, hp: int) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    dog = game.enemy("dog", "1,0", WEST, colour=v.Colour.HORDE)
    game.play(enemies.attack(game.table, dog, deed))
    assert stalker.hp == hp


# --- specials ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-640", "S-464")
def test_it_withdraws_out_of_sight_and_looks_back() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (2, 1))))
    game.put("0,0")
    bandit = game.enemy("bandit_rifle", "1,0", WEST)
    game.play(enemies.special(game.table, bandit, v.DoSpecial()))
    assert (bandit.space, bandit.facing) == (game.at("2,1"), NORTH)
    game.play(enemies.special(game.table, bandit, v.DoSpecial()))
    assert (bandit.space, bandit.facing) == (game.at("2,1"), NORTH), "nobody sees it there"


@pytest.mark.rule("S-464", "S-648", "S-708", "S-709", "S-710", "S-711")
def test_specials_near_and_far() -> None:
    def scene(kind: str) -> tuple[Game, Enemy]:
        game = Game("palkan", "velet", "zirka", on=lane(9))
        for number, at in enumerate(("3,0", "4,0", "7,0")):
            game.put(at, number)
            game.focus(number, on=number == 0)
        return game, game.enemy(kind, "2,0", WEST)

    game, rodent = scene("rodent")
    game.play(enemies.special(game.table, rodent, v.DoSpecial()))
    assert [one.hp for one in game.state.stalkers] == [13, 18, 15]
    game, giant = scene("pseudogiant")
    game.play(enemies.special(game.table, giant, v.DoSpecial()))
    assert [one.pinned for one in game.state.stalkers] == [True, False, False]
    game, izlom = scene("izlom")
    game.play(enemies.special(game.table, izlom, v.DoSpecial()))
    assert [one.attention for one in game.state.stalkers] == [HIGH, HIGH, 0]
    assert game.stalker(1).noticed == game.at("4,0")
    game, dalik = scene("dalik")
    dalik.facing = EAST
    game.play(enemies.special(game.table, dalik, v.DoSpecial()))
    assert [(one.focus, one.exposed) for one in game.state.stalkers] == [(False, False), (False, True), (False, False)]
    game, snork = scene("snork")
    game.play(enemies.special(game.table, snork, v.DoSpecial()))
    assert snork.space == game.at("2,0")


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-501", "S-502", "S-503", "S-461")
def test_whom_it_attacks() -> None:
    game = Game("palkan", "velet", on=lane(9))
    near, far = game.put("3,0"), game.put("4,0", 1)
    dalik = game.enemy("dalik", "1,0", EAST, team=1)
    snork = game.enemy("snork", "2,0", EAST, team=2)
    assert game.play(striking.choose(game.table, dalik)) is near
    game.put("8,0")
    assert game.play(striking.choose(game.table, dalik)) is far
    game.put("8,0", 1)
    assert game.play(striking.choose(game.table, dalik)) is snork
    game.state.teams["snork"] = Team(v.Colour.HORDE, 1)
    assert game.play(striking.choose(game.table, dalik)) is None
    scout = game.state.companion = Companion("dog_companion", game.at("3,0"), 5)
    found = game.play(striking.choose(game.table, dalik))
    assert (found is scout) == COMPANION["dog_companion"].target


@pytest.mark.rule("S-504", "S-505", "S-506")
def test_a_charge_begins_beyond_range_one_and_ends_at_the_target() -> None:
    for start, moved, reached in (("1,0", 0, "1,0"), ("2,0", 1, "1,0"), ("4,0", 3, "1,0"), ("6,0", 4, "2,0")):
        game = Game("palkan", on=lane(9))
        stalker = game.put("0,0")
        dog = game.enemy("dog", start, WEST)
        assert game.play(striking.charge(game.table, dog, stalker)) == moved
        assert dog.space == game.at(reached)
    game = Game("palkan", on=Map({"A": [(0, 0), (0, 1)], "B": [(1, 0)], "C": [(2, 0)], "D": [(3, 0)]}))
    stalker = game.put("A")
    dog = game.enemy("dog", "D", WEST)
    assert game.play(striking.charge(game.table, dog, stalker)) == 3
    assert dog.space == game.at("A")
    rifle = game.enemy("bandit_rifle", "D", WEST)
    assert game.play(striking.charge(game.table, rifle, stalker)) == 0


@pytest.mark.rule("S-642", "S-316", "S-447")
def test_a_pounce_lands_on_the_target_or_beside_it() -> None:
    on = Map({"A": [(0, 0), (0, 1)], "B": [(1, 0)], "C": [(2, 0)], "D": [(3, 0)]}, lines={((1, 0), (2, 0)): "F"})
    game = Game("palkan", "velet", on=on)
    stalker = game.put("A")
    game.put("D", 1)
    snork = game.enemy("snork", "C", WEST)
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    snork.exposed = True
    before = snork.space
    assert game.play(striking.pounce(game.table, snork, stalker)) == 2
    assert (snork.space, snork.exposed) == (game.at("A"), False)
    assert game.state.traces == [Trace(board.figure(snork), (before, snork.space))]
    assert stalker.attention == HIGH
    other = game.enemy("snork", "C", EAST)
    assert game.play(striking.pounce(game.table, other, stalker)) == 1
    assert (other.space, other.facing) == (game.at("B"), WEST)


@pytest.mark.rule("S-507", "S-508", "S-499", "S-644", "S-639", "S-643")
@pytest.mark.parametrize(
    ("kind", "moved", "away", "die", "damage"),
    [
        ("chimera", 0, 1, 0, 15),
        ("chimera", 1, 1, 0, 15),
        ("chimera", 2, 1, 0, 11),
        ("bandit_shotgun", 0, 0, 0, 10),
        ("bandit_shotgun", 0, 1, 0, 10),
        ("bandit_shotgun", 0, 3, 0, 6),
        ("zombie", 0, 1, P2, 9),
        ("zombie", 0, 1, P3, 6),
        ("zombie", 0, 1, P1, None),
        ("bandit_rifle", 5, 3, 0, 8),
    ],
)
def test_damage_by_the_card(kind: str, moved: int, away: int, die: int, damage: int | None) -> None:
    game = far_off()
    enemy = game.enemy(kind, "4,0", WEST)
    if die:
        game.table.force((die,))
    assert game.play(striking.damage_of(game.table, enemy, away, 1, moved)) == damage
    assert (enemy.space == game.at("3,0")) == (die == P1)


@pytest.mark.rule("S-507", "S-508")
def test_out_of_range_it_only_turns() -> None:
    game = Game("palkan", on=lane(9))
    stalker = game.put("0,0")
    gunner = game.enemy("bandit_rifle", "4,0", NORTH)
    game.play(striking.attack(game.table, gunner, only=stalker))
    assert (gunner.facing, stalker.hp) == (WEST, 16)
    gunner.space = game.at("3,0")
    game.focus(on=False)
    game.play(striking.attack(game.table, gunner, only=stalker))
    assert stalker.hp == 9
    assert Trace(board.figure(gunner), (game.at("3,0"), game.at("0,0")), shot=True) in game.state.traces


@pytest.mark.rule("S-500")
@pytest.mark.parametrize(
    ("kind", "pinned", "exposed"),
    [("izlom", True, False), ("dog", False, True), ("hornhead", False, True), ("bandit_rifle", False, False)],
)
@pytest.mark.parametrize("safe", [False, True])
def test_what_follows_a_blow_that_hurts(kind: str, pinned: bool, exposed: bool, safe: bool) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    enemy = game.enemy(kind, "1,0", WEST)
    if safe:
        game.give("exoskeleton")
        game.table.force((G3, G3, G3, G3))
    game.play(striking.attack(game.table, enemy))
    assert (stalker.pinned, stalker.exposed) == ((False, False) if safe else (pinned, exposed))


@pytest.mark.rule("S-500")
def test_a_bloodsucker_heals_by_blood() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    game.focus(on=False)
    sucker = game.enemy("bloodsucker", "1,0", WEST)
    sucker.lost = 1
    game.play(striking.attack(game.table, sucker))
    assert sucker.lost == 0
    game.stalker().hp = 16
    game.play(striking.attack(game.table, sucker))
    assert sucker.lost == 0


@pytest.mark.rule("S-515", "S-517", "S-401", "S-509")
def test_a_blow_at_an_enemy_behind_cover() -> None:
    game = Game("palkan", on=lane(cover={"1,0": 2}))
    game.put("5,0")
    rifle = game.enemy("bandit_rifle", "3,0", WEST, team=1)
    snork = game.enemy("snork", "1,0", NORTH, team=2)
    game.play(striking.maim(game.table, rifle, snork, 4))
    assert (snork.facing, snork.lost, snork.pinned) == (EAST, 0, False)
    game.play(striking.maim(game.table, rifle, snork, 10))
    assert enemy_of(game.state, snork.number) is None


@pytest.mark.rule("S-461", "S-588", "S-509")
def test_a_blow_at_who_goes_along() -> None:
    game = Game("palkan", on=lane(cover={"1,0": 2}))
    game.put("5,0")
    game.state.dark = [game.at("4,0")]
    rifle = game.enemy("bandit_rifle", "3,0", WEST)
    one = game.state.companion = Companion("scout", game.at("1,0"), 20)
    game.play(striking.against_other(game.table, rifle, one, 1, "closest"))
    assert one.hp == 20 - (7 + 1 - 2)
    assert rifle.facing == WEST
    rifle.space = game.at("5,0")
    game.play(striking.against_other(game.table, rifle, one, 1, "closest"))
    assert one.hp == 14, "out of range"


@pytest.mark.rule("S-518", "S-519", "S-520", "S-440")
def test_reactions_one_by_one() -> None:
    game = Game("palkan", "velet", on=lane(9))
    stalker, other = game.put("3,0"), game.put("4,0", 1)
    for number in (0, 1):
        game.focus(number, on=False)
    near, far = game.enemy("bandit_rifle", "2,0", EAST), game.enemy("bandit_gunner", "0,0", EAST)
    blind = game.enemy("zombie", "1,0", WEST)
    game.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    near.pinned = True
    game.play(striking.react(game.table, Reactions(0)))
    assert (near.pinned, stalker.hp) == (False, 16)
    assert game.state.agenda[-1] == Reactions(0, (near.number,))
    game.play(striking.react(game.table, Reactions(0, (near.number,))))
    assert (stalker.hp, other.hp) == (10, 18)
    assert (
        game.state.agenda[1] == Reactions(0, (near.number, far.number))
        or Reactions(0, (near.number, far.number)) in game.state.agenda
    )
    game.state.agenda = []
    game.play(striking.react(game.table, Reactions(0, (near.number, far.number))))
    assert game.state.agenda == []
    assert blind.facing == WEST


# --- defence ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-443", "S-510", "S-511", "S-514", "S-137")
@pytest.mark.parametrize(
    ("exposed", "cover", "face", "lost"),
    [(False, 0, G0, 7), (True, 0, G0, 10), (False, 2, G1, 4), (True, 2, G3, 5), (False, 9, G0, 0)],
)
def test_what_is_lost_of_an_attack(exposed: bool, cover: int, face: int, lost: int) -> None:
    game = Game("palkan", on=lane(cover={"0,0": cover}))
    stalker = game.put("0,0")
    game.give("leather_jacket")
    game.focus(on=False)
    rifle = game.enemy("bandit_rifle", "2,0", WEST)
    if exposed:
        game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
        stalker.exposed = True
    game.table.force((face,))
    found = game.play(defence.suffer(game.table, Struck(enemy=rifle.number, stalker=0, damage=7, range=2), "S-510"))
    assert (found, stalker.hp, stalker.exposed) == (lost, 16 - lost, False)
    assert game.state.events == []


@pytest.mark.rule("S-511", "S-512", "S-609")
def test_the_dice_of_a_defence() -> None:
    game = Game("velet", "salavina", on=lane())
    velet, salavina = game.put("0,0"), game.put("3,0", 1)
    dice = [defence.defence_dice(game.state, one) for one in (velet, salavina)]
    assert dice == [0, 0]
    game.give("wolfhound")
    velet.critical = [True, False]
    snork = game.enemy("snork", "5,0", EAST)
    assert [defence.defence_dice(game.state, one) for one in (velet, salavina)] == [4, 0]
    snork.space = game.at("4,0")
    velet.critical = [False, False]
    salavina.critical = [True, True]
    assert [defence.defence_dice(game.state, one) for one in (velet, salavina)] == [3, 1]


@pytest.mark.rule("S-610", "S-514")
def test_half_the_damage_is_rounded_up() -> None:
    game = Game("salavina", on=lane())
    stalker = game.put("0,0")
    event = Struck(enemy=NOBODY, stalker=0, damage=7, halved=True, dice=[G3])
    assert game.play(defence.settle(game.table, event, "S-510")) == 4
    assert stalker.hp == 12
    event = Struck(enemy=NOBODY, stalker=0, damage=7, stars=2, dice=[G3])
    assert game.play(defence.settle(game.table, event, "S-510")) == 2


# --- arrivals and unknown tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("S-162", "S-201", "S-209", "S-408", "S-409", "S-549")
def test_who_comes_stands_where_there_is_room() -> None:
    game = far_off()
    game.table.shift("dog-standee", 2, piles.SUPPLY, piles.beside("dog"))
    dog = game.play(arrivals.come(game.table, "dog", game.at("4,0"), SOUTH, "S-201"))
    assert dog is not None
    assert (dog.space, dog.facing) == (game.at("4,0"), SOUTH)
    assert game.state.agenda == [Touched(dog.number, (dog.space,))]
    beside = f"to:{game.name(game.at('5,0'))}"
    second = game.play(arrivals.come(game.table, "dog", game.at("4,0"), SOUTH, "S-201", setup=True), beside)
    assert game.said == ["ask-arrival"], "the lead stalker decides between equally close spaces"
    assert second is not None
    assert second.number == dog.number + 1
    assert (second.space, second.facing) == (game.at("5,0"), WEST)
    assert len(game.state.agenda) == 1
    assert game.play(arrivals.come(game.table, "dog", game.at("4,0"), SOUTH, "S-201")) is None
    assert arrivals.in_supply(game.state, "dog") == 0
    assert len(game.state.enemies) == 2


def stack(game: Game, face: str, name: str, facing: int = WEST) -> Unknown:
    for pile in piles.UNKNOWN_STACK:
        game.table.move_all(pile, piles.UNKNOWN)
    piece = next(one for one in game.state.piles[piles.UNKNOWN] if one.partition("#")[0] == face)
    game.table.move(piece, piles.UNKNOWN, piles.UNKNOWN_STACK[0])
    game.state.unknown, game.state.arrows = [game.at(name)], [facing]
    return Unknown(0)


@pytest.mark.rule("S-199", "S-201", "S-203", "S-204")
@pytest.mark.parametrize(("supply", "come"), [(3, 2), (1, 1)])
def test_as_many_come_as_the_token_shows_and_the_supply_holds(supply: int, come: int) -> None:
    game = far_off()
    face = next(one.partition("#")[0] for one in game.state.piles[piles.UNKNOWN] if UNKNOWN[one].count == 2)
    colour = next(token.colour for piece, token in UNKNOWN.items() if piece.partition("#")[0] == face)
    assert colour is not None
    game.state.teams = {"dog": Team(colour, 1)}
    game.table.shift("dog-standee", supply, piles.SUPPLY, piles.beside("dog"))
    game.play(
        unknown.resolve(game.table, stack(game, face, "4,0")),
        *([f"to:{game.name(game.at('3,0'))}"] if come > 1 else []),
    )
    assert len(game.state.enemies) == come
    assert game.state.enemies[0].facing == WEST
    assert game.state.unknown == [NOWHERE]
    assert not any(isinstance(one, Activation) for one in game.state.agenda)
    assert len(game.state.piles[piles.UNKNOWN_DISCARDS]) >= 1


@pytest.mark.rule("S-205", "S-206", "S-207", "S-208")
def test_where_none_is_left_the_closest_stirs() -> None:
    game = far_off()
    one, two = game.enemy("dog", "8,0", WEST), game.enemy("dog", "5,0", WEST)
    game.play(unknown.wake(game.table, "dog", game.at("4,0")))
    (to_do,) = [one for one in game.state.agenda if isinstance(one, Activation)]
    assert to_do.only == (two.number,)
    game.state.agenda, game.state.enemies = [], [one]
    game.play(unknown.wake(game.table, "snork", game.at("4,0")))
    assert game.state.agenda == []


@pytest.mark.rule("S-210", "S-211", "S-212", "S-199")
def test_all_tokens_or_those_on_some_spaces() -> None:
    game = far_off()
    stack(game, "unknown_x", "4,0")
    game.table.move(game.state.piles[piles.UNKNOWN][0], piles.UNKNOWN, piles.UNKNOWN_STACK[1])
    game.table.move(game.state.piles[piles.UNKNOWN][0], piles.UNKNOWN, piles.UNKNOWN_STACK[1])
    game.state.unknown, game.state.arrows = [game.at("4,0"), game.at("6,0")], [WEST, WEST]
    unknown.reveal_all(game.table, [game.at("6,0")])
    assert game.state.agenda == [Several((1, 1))]
    game.state.agenda = []
    unknown.reveal_all(game.table)
    assert game.state.agenda == [Several((0, 1, 1))]
    game.play(unknown.resolve_several(game.table, Several((0, 1, 1))), f"to:{game.name(game.at('6,0'))}")
    assert game.state.agenda[1:] == [Unknown(1), Several((0, 1))], "the lead stalker chooses"
    game.state.agenda = []
    game.play(unknown.resolve_several(game.table, Several((1, 1))))
    assert game.state.agenda == [Unknown(1), Several((1,))], "tokens of one stack are the same choice"
    game.play(unknown.resolve_several(game.table, Several((1,))))
    assert game.state.agenda[1] == Unknown(1)
    game.state.agenda, game.state.unknown = [], [NOWHERE, NOWHERE]
    unknown.reveal_all(game.table)
    assert game.state.agenda == []


# --- bottom parts and control cards -----------------------------------------------------------------------------------


@pytest.mark.rule("S-661", "S-523")
@pytest.mark.parametrize(
    ("human", "noticed", "hit"),
    [("2,0", "3,0", True), ("1,0", "3,0", True), ("0,0", "3,0", False), ("3,0", "3,0", False), ("2,0", None, False)],
)
def test_a_grenade_where_attention_lies_near_a_human(human: str, noticed: str | None, hit: bool) -> None:
    game = Game("palkan", "velet", on=Map({**{f"{x},0": [(x, 0)] for x in range(3)}, "3,0": [(3, 0), (3, 1)]}))
    stalker, other = game.put("3,0"), game.put("0,0", 1)
    for number in (0, 1):
        game.focus(number, on=False)
    if noticed is not None:
        stalker.attention, stalker.noticed = LOW, game.at(noticed)
        other.attention, other.noticed = LOW, game.at(noticed)
    game.enemy("bandit_rifle", human, NORTH)
    game.enemy("dog", "2,0", NORTH)
    game.play(bottoms.grenade(game.table))
    assert (stalker.hp, other.hp) == (10 if hit else 16, 18)


@pytest.mark.rule("S-660", "S-662", "S-456")
def test_other_bottom_parts() -> None:
    game = Game("palkan", "velet", on=lane(9))
    seen, unseen = game.put("2,0"), game.put("8,0", 1)
    game.focus(1)
    game.focus(0)
    game.enemy("bandit_rifle", "0,0", EAST)
    game.play(bottoms.expose_seen(game.table))
    assert (seen.exposed, unseen.exposed) == (True, False)
    (rifle,) = game.state.enemies
    hidden = game.enemy("tick", "5,0", EAST)
    game.state.dark = [game.at("4,0"), game.at("6,0")]
    game.play(bottoms.expose_enemies(game.table))
    assert (rifle.exposed, hidden.exposed) == (True, False), "enemies in sight of a stalker"
    game.state.dark, game.state.enemies = [], [rifle]
    game.play(bottoms.pin_crossfire(game.table))
    assert not seen.pinned, "one human is not enough"
    game.enemy("dog", "1,0", EAST)
    game.play(bottoms.pin_crossfire(game.table))
    assert not seen.pinned, "a dog is no human"
    game.enemy("bandit_gunner", "0,0", EAST)
    game.play(bottoms.pin_crossfire(game.table))
    assert (seen.pinned, unseen.pinned) == (True, False)
    game.play(bottoms.rattle(game.table))
    assert (seen.focus, unseen.focus, seen.hp) == (False, True, 16)
    game.play(bottoms.rattle(game.table))
    assert (seen.hp, unseen.hp) == (15, 18)


@pytest.mark.rule("S-647", "S-646")
@pytest.mark.parametrize(("answer", "hp", "focus"), [("resist", 4, True), ("focus", 10, False)])
def test_who_resists_a_control_card_pays_for_it(answer: str, hp: int, focus: bool) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus()
    game.play(control.draw(game.table, stalker), answer)
    assert (stalker.hp, stalker.focus) == (hp, focus)
    assert len(game.state.piles[piles.CONTROL]) == 3
    assert game.state.piles[piles.DRAWN[0]] == []


@pytest.mark.rule("S-647")
@pytest.mark.parametrize("card", ["control_empty_hands", "control_kneel", "control_bite_down"])
def test_who_suffers_a_control_card_does_what_it_says(card: str) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus()
    deck = game.state.piles[piles.CONTROL]
    deck.remove(card)
    deck.append(card)
    game.play(control.draw(game.table, stalker), "suffer")
    found = (stalker.hp, stalker.dose, stalker.focus, stalker.pinned, stalker.exposed, game.held("bolt"))
    assert (
        found
        == {
            "control_empty_hands": (16, 0, False, False, False, 0),
            "control_kneel": (16, 0, True, True, True, 3),
            "control_bite_down": (12, 4, True, False, False, 3),
        }[card]
    )
    game.table.move_all(piles.CONTROL, piles.DRAWN[0])
    game.play(control.draw(game.table, stalker))
    assert game.said == [], "none is left to draw"
