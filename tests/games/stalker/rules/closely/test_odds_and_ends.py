"""Small things of many chapters, each of which a slip would break unnoticed elsewhere."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import PATRON
from fivefires.games.stalker.content.scripts import PlaceKind
from fivefires.games.stalker.content.zone import PLACES
from fivefires.games.stalker.rules import (
    actions,
    anomalies,
    attack,
    basic,
    board,
    campaign,
    companions,
    enemies,
    gear,
    harm,
    instructions,
    marching,
    moving,
    objective,
    striking,
    wounds,
    wrap_up,
)
from fivefires.games.stalker.rules.questions import Act, Shadow, Shoot
from fivefires.games.stalker.show.scene import scene
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    Activation,
    Attack,
    Companion,
    Enemy,
    StalkerResult,
    Team,
    enemy_of,
    slot,
)
from fivefires.kernel import SPECTATOR, message
from fivefires.kernel.scene import Track
from tests.games.stalker.begun import Begun
from tests.games.stalker.links import Link
from tests.games.stalker.rules.test_attack import armed, next_wound, shoot
from tests.games.stalker.rules.test_campaign import long_one
from tests.games.stalker.tables import EAST, G0, HERE, MASK_2, P4, SOUTH, STAR, STAR_3, WEST, Game, Map, lane, squares


def asked(rule: Any) -> list[int]:
    question = rule.send(None)
    found = [*question.choices]
    rule.close()
    return found


# --- who stands where and sees what -----------------------------------------------------------------------------------


@pytest.mark.rule("S-108", "S-110", "S-111", "S-112")
def test_everybody_takes_one_place() -> None:
    game = Game("palkan", on=Map({"a": [(0, 0), (0, 1), (1, 0), (1, 1)], "b": [(2, 0)]}))
    here = game.at("a")
    game.put("b")
    assert board.crowd(game.state, here) == 0
    stalker = game.put("a")
    assert board.crowd(game.state, here) == 1
    dog = game.enemy("dog", "a", EAST)
    assert board.crowd(game.state, here) == 2
    game.state.companion = Companion("scout", here, 5)
    assert board.crowd(game.state, here) == 3
    assert board.has_room(game.state, game.map, here)
    second = game.enemy("dog", "a", EAST)
    assert not board.has_room(game.state, game.map, here)
    assert board.has_room_for(game.state, game.map, dog)
    assert board.full_spaces(game.state, game.map) == 1 << here
    assert board.full_spaces(game.state, game.map, dog) == 0
    game.enemy("dog", "a", EAST)
    assert not board.has_room_for(game.state, game.map, second)
    assert stalker.space == here


@pytest.mark.rule("S-168", "S-174", "S-606")
def test_a_cap_on_sight() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    for kind, facing, most, seen in (
        ("bandit_rifle", EAST, None, "2345"),
        ("bandit_rifle", EAST, 1, "23"),
        ("bandit_rifle", WEST, 1, "12"),
        ("snork", EAST, 1, "123"),
        ("snork", WEST, 2, "0123"),
    ):
        enemy = Enemy(90, kind, game.at("2,0"), facing)
        found = board.sight_of(game.state, enemy, most)
        assert found == sum(1 << game.at(f"{x},0") for x in seen), (kind, facing, most)


@pytest.mark.rule("S-460", "S-461", "S-478", "S-479", "S-480")
def test_whom_enemies_may_target() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    dog, rat = game.enemy("dog", "0,0", EAST, team=1), game.enemy("snork", "2,0", EAST, team=2)
    friend, bare = game.enemy("dog", "4,0", EAST, team=1), game.enemy("tick", "5,0", EAST)
    del game.state.teams["tick"]

    def names(spaces: int) -> set[int]:
        return {x for x in range(8) if spaces >> game.at(f"{x},0") & 1}

    assert names(board.targets_of(game.state, dog)) == {7, 2, 5}
    assert names(board.targets_of(game.state, bare)) == {7, 0, 2, 4}
    assert (board.hostile(game.state, dog, friend), board.hostile(game.state, dog, rat)) == (False, True)
    assert not board.hostile(game.state, bare, game.enemy("tick", "6,0", EAST))
    assert game.state.teams["dog"] == Team(game.state.teams["dog"].colour, 1)


# --- anomalies --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-551", "S-559")
def test_the_first_symbol_of_all_is_covered_like_any_other() -> None:
    game = Game("palkan", on=lane(4))
    index = game.anomaly("bubble", 98, "0,0")
    stalker = game.put("0,0")
    stalker.covers = game.symbols(index, "0,0")[0]
    assert stalker.covers == 0
    assert anomalies.covered(game.state) == [0]
    game.state.anomalies[index].artifact = 0
    stalker.covers = -1
    assert anomalies.covered(game.state) == [0]


@pytest.mark.rule("S-546", "S-563", "S-653", "S-707")
def test_only_space_carries_and_only_who_set_it_off() -> None:
    game = Game("palkan", "velet", on=lane(9))
    one, two = game.put("0,0"), game.put("0,0", 1)
    index = game.anomaly("space", 98, "0,0")
    game.anomaly("space", 98, "5,0")
    game.play(anomalies.activate(game.table, index, 4, one))
    assert (one.space, two.space) == (game.at("5,0"), game.at("0,0"))
    game.state.companion = Companion("scout", game.at("0,0"), 10)
    one.space = game.at("8,0")
    game.play(anomalies.activate(game.table, index, 4, game.state.companion))
    assert game.state.companion.space == game.at("5,0")
    game.play(anomalies.activate(game.table, index, 4, None))
    assert two.space == game.at("0,0")


@pytest.mark.rule("S-554", "S-566")
@pytest.mark.parametrize(("face", "petals"), [(1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (10, 4)])
def test_the_faces_of_the_anomaly_die(face: int, petals: int) -> None:
    game = Game("palkan", on=lane(4))
    game.state.rolled = 0
    game.table.force((face,))
    anomalies.throw(game.table)
    assert game.state.rolled == petals
    thrown = set()
    for _ in range(200):
        anomalies.throw(game.table)
        thrown.add(game.state.rolled)
    assert thrown == {1, 2, 3, 4}


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-383", "S-394", "S-403")
def test_masks_after_the_hit() -> None:
    game = armed("akm_74u", on=lane(8))
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    game.enemy("snork", "1,0", EAST)
    game.table.force((STAR, MASK_2, 1), (G0, G0))
    shoot(game, "single", first, "torso", "enough", f"spend:suppressing:{board.figure(first)}")
    assert (first.pinned, second.pinned) == (True, False)
    gone = Attack(0, 99, gear.weapon_of(game.state, game.stalker()), "burst", hit=[second.number])
    assert attack.suppressible(game.state, gone) == [second]


@pytest.mark.rule("S-403", "S-404", "S-405")
def test_beside_the_target_means_one_edge_away() -> None:
    game = armed("akm_74u", on=Map(squares(*[(x, y) for x in range(6) for y in (0, 1)])))
    main = game.enemy("snork", "2,0", EAST)
    same, beside, below, far = (game.enemy("snork", at, EAST) for at in ("2,0", "3,0", "2,1", "4,0"))
    found = attack.burst_targets(game.state, game.stalker(), main)
    assert found == [main, same, beside]
    assert below not in found, "he does not see it"
    assert far not in found


@pytest.mark.rule("S-416", "S-417")
def test_pushed_away_is_farther_and_not_beside() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (0, 1), (1, 1))))
    game.put("0,0")
    giant = game.enemy("pseudogiant", "1,1", EAST)
    game.play(wounds.push_away(game.table, giant, game.at("0,0")))
    assert giant.space == game.at("1,1"), "both ways lead nearer"
    room = Game("palkan", on=Map({"a": [(0, 0), (0, 1)], "b": [(1, 0)], "c": [(1, 1)]}))
    room.put("a")
    giant = room.enemy("pseudogiant", "b", EAST)
    room.play(wounds.push_away(room.table, giant, room.at("a")))
    assert giant.space == room.at("b"), "as far is not farther"


@pytest.mark.rule("S-396")
def test_of_equal_thresholds_the_first_counts() -> None:
    card = msgspec.structs.replace(
        board.card_of(Enemy(1, "snork", 0)),
        torso=(v.Threshold(3, (v.Hit.LIGHT,)), v.Threshold(3, (v.Hit.HEAVY,)), v.Threshold(2, (v.Hit.KILL,))),
    )
    found = wounds.reached(card, v.Part.TORSO, 5)
    assert found is not None
    assert found.hits == (v.Hit.LIGHT,)


# --- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-453", "S-458")
def test_a_card_without_anybody_ends_with_its_bottom_part() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    game.state.agenda = []
    game.play(enemies.activate(game.table, Activation("call_for_help", 0)))
    assert [type(one).__name__ for one in game.state.agenda] == ["Closest"]
    game.state.agenda = []
    game.play(enemies.activate(game.table, Activation("corners.none", 0)))
    assert game.state.agenda == []


@pytest.mark.rule("S-663", "S-702", "S-640")
def test_cover_that_nobody_sees() -> None:
    on = Map(squares(*[(x, 0) for x in range(6)], (3, 1), (3, 2), (9, 9)), cover={"2,0": 1, "3,2": 1, "9,9": 2})
    game = Game("palkan", on=on)
    game.put("0,0")
    bandit = game.enemy("bandit_rifle", "3,0", WEST)
    goals = enemies.goals_of(game.state, bandit, v.Goal.COVER)
    assert goals == 1 << game.at("3,2") | 1 << game.at("9,9")
    assert enemies.goals_of(game.state, bandit, v.Goal.HIGH) == 0


@pytest.mark.rule("S-640")
def test_the_first_space_of_the_map_hides_too() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (0, 1), (1, 1), (2, 1))))
    game.put("2,1")
    assert game.at("0,0") == 0
    bandit = game.enemy("bandit_rifle", "0,1", EAST)
    game.play(enemies.withdraw(game.table, bandit))
    assert (bandit.space, bandit.facing) == (0, SOUTH)


@pytest.mark.rule("S-710")
def test_unnerving_the_first_space_and_the_last() -> None:
    for at, hit in (("0,0", True), ("5,0", False)):
        game = Game("palkan", on=lane(8))
        stalker = game.put(at)
        game.focus()
        dalik = game.enemy("dalik", "1,0", WEST)
        game.play(enemies.unnerve(game.table, dalik))
        assert stalker.focus == (not hit)
        assert not stalker.exposed


@pytest.mark.rule("S-494", "S-495", "S-486", "S-447")
def test_what_an_advance_leaves_behind() -> None:
    game = Game("palkan", on=lane(9))
    game.put("8,0")
    dog = game.enemy("dog", "5,0", WEST)
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    dog.exposed = True
    game.play(marching.advance(game.table, dog, 3))
    assert (dog.space, dog.exposed) == (game.at("2,0"), False)
    way = tuple(game.at(f"{x},0") for x in (5, 4, 3, 2))
    assert [trace.spaces for trace in game.state.traces] == [way]
    index = game.anomaly("bubble", 98, "1,0")
    next_wound(game, light=1)
    game.table.force((P4,))
    game.play(marching.advance(game.table, dog, 1))
    assert dog.pinned
    assert dog.covers in game.symbols(index, "1,0")


# --- movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-253", "S-261", "S-262")
def test_with_one_space_left_a_full_space_must_be_pushed_free() -> None:
    game = Game("palkan", "velet", on=lane(5))
    mover, other = game.put("0,0"), game.put("1,0", 1)
    game.enemy("dog", "2,0", EAST)
    assert moving.entries(game.state, game.map, mover, 1) == 1 << game.at("1,0")
    game.put("4,0", 1)
    game.enemy("dog", "1,0", EAST)
    dogs = game.enemy("dog", "3,0", EAST)
    assert moving.entries(game.state, game.map, mover, 3) == 1 << game.at("1,0"), (
        "the dog is pushed to where he came from"
    )
    assert other.space == game.at("4,0")
    assert dogs.space == game.at("3,0")


@pytest.mark.rule("S-253", "S-316", "S-274")
def test_each_step_is_noticed() -> None:
    game = Game("palkan", "velet", on=Map(squares(*[(x, 0) for x in range(5)], (0, 1))))
    mover, other = game.put("2,0"), game.put("4,0", 1)
    bandit = game.enemy("bandit_rifle", "2,0", WEST)
    game.play(moving.go(game.table, mover, game.at("3,0"), 1))
    assert bandit.facing == EAST
    assert (other.attention, other.noticed) == (HIGH, game.at("4,0")), "it turned, and sees the other one too"


@pytest.mark.rule("S-257", "S-260", "S-278", "S-353", "S-013")
def test_the_mover_and_who_prepares_decide() -> None:
    game = Game("palkan", "velet", "milady", on=Map({"a": [(0, 0)], "b": [(1, 0), (1, 1)], "c": [(2, 0)]}), players=2)
    mover = game.put("b", 1)
    game.put("b", 0)
    game.put("b", 2)
    assert asked(moving.push(game.table, mover, game.at("a"))) == [1]
    assert asked(gear.rearrange(game.table, mover)) == [1]
    game.put("a", 2)
    game.put("c", 0)
    game.give("bread", 1)
    lone = Game("palkan", "velet", on=lane(), players=2)
    lone.put("3,0", 1)
    lone.give("akm_74u", 1)
    assert asked(gear.rearrange(lone.table, lone.stalker(1))) == [1]


# --- gear, carcass, companion -----------------------------------------------------------------------------------------


@pytest.mark.rule("S-352", "S-356")
def test_what_is_gained_too_much_is_dropped_at_once() -> None:
    game = Game("palkan", on=lane())
    for _ in range(5):
        game.give("bread")
    sausage = game.give("sausage")
    card = next(one for one in game.state.piles[piles.ITEMS] if one.startswith("bandage"))
    game.play(gear.gain(game.table, game.stalker(), card, piles.ITEMS, "S-356"), f"drop:{sausage}")
    assert len(game.state.piles[piles.PACK[0]]) == 6
    assert card in game.state.piles[piles.PACK[0]]


@pytest.mark.rule("S-702", "S-701")
def test_carcass_and_trap_are_single_tokens() -> None:
    game = Game("palkan", on=lane())
    game.put("3,0")
    game.play(instructions.carry_out(game.table, (v.Bait(), v.Snare()), HERE))
    assert (game.state.carcass, game.state.traps) == (game.at("3,0"), [game.at("3,0")])
    assert game.state.stock[piles.CARCASS] == {piles.MAP: 1}
    assert game.state.stock[piles.TRAP] == {piles.SUPPLY: 1, piles.MAP: 1}
    game.play(instructions.carry_out(game.table, (v.Devour(),), HERE))
    assert (game.state.carcass, game.state.stock[piles.CARCASS]) == (-1, {piles.SUPPLY: 1})


@pytest.mark.rule("S-230", "S-569", "S-589", "S-267")
def test_companions_act_in_a_turn_and_are_looked_after() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("7,0")
    one = game.state.companion = Companion("scout", game.at("2,0"), 10)
    bandit = game.enemy("bandit_rifle", "2,0", SOUTH)
    index = game.anomaly("bubble", 98, "3,0")
    assert "companion" in game.keys(actions.free(game.state, stalker, ready=False))
    game.table.force((P4,))
    game.play(companions.send(game.table, stalker, Act.COMPANION), f"send:{game.name(game.at('3,0'))}")
    assert (bandit.facing, one.hp) == (EAST, 10 - 7)
    assert one.covers in game.symbols(index, "3,0")


# --- campaign and scene -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-043", "S-047", "S-050", "S-105", "S-039")
def test_a_place_under_a_sticker_cannot_have_been_visited() -> None:
    result = msgspec.json.decode(long_one(), type=StalkerResult)
    now = result.campaign
    assert now is not None
    hidden = [one for one in PLACES if one.kind == PlaceKind.STASH and one.sticker not in ("", *now.stickers)]
    assert hidden
    for name, places in (
        ("visited", [hidden[0].id if place == "place_s1" else place for place in now.visited]),
        ("struck", [hidden[0].id if place.startswith("place_s") else place for place in now.struck]),
    ):
        changes: dict[str, Any] = {name: places}
        if name == "visited":
            changes["struck"] = [place for place in now.struck if place != "place_s1"]
        wrong = campaign.wrong(msgspec.structs.replace(result, campaign=msgspec.structs.replace(now, **changes)))
        assert wrong == message("refused-zone"), name


@pytest.mark.rule("S-323", "S-305", "S-525")
def test_the_two_meters() -> None:
    game = Game("palkan", "velet", on=lane())
    stalker = game.put("0,0")
    stalker.hp, stalker.dose = 5, 8
    hp, dose = scene(StalkerView(game.state, SPECTATOR)).mats[0].tracks[:2]
    assert hp == Track("hp.0", message("scene-hp"), 5, 16, icon="hp", danger=4, low=True, rule="S-323")
    text = message("scene-dose.text", dice=2, next=12)
    assert dose == Track("dose.0", message("scene-dose"), 8, 16, icon="dose", danger=4, text=text, rule="S-305")


@pytest.mark.rule("S-213", "S-452", "S-102", "S-181")
def test_the_clock_the_newest_event_and_the_work() -> None:
    game = Game("palkan", on=lane())
    for card in ("pocket_change",):
        game.table.move(card, piles.RANDOM, piles.EVENT)
    table = scene(StalkerView(game.state, SPECTATOR))
    [row] = [row for row in table.rows if row.id == "in-force"]
    assert [thing.id for thing in row.things] == ["pocket_change"]
    [clock] = [track for track in table.tracks if track.rule == "S-102"]
    assert clock.value == len(game.state.piles[piles.EVENTS]) or clock.value == StalkerView(game.state, SPECTATOR).clock


@pytest.mark.rule("S-313", "S-623")
def test_a_silent_kill_from_the_dark() -> None:
    game = armed("ptm", on=lane(8))
    stalker = game.stalker()
    game.fit("silencer", gear.weapon_of(game.state, stalker))
    chimera = game.enemy("snork", "1,0", EAST)
    chimera.facing = EAST
    game.table.force((STAR_3, STAR_3, STAR), (G0,))
    game.play(attack.shoot(game.table, stalker, Shoot("single", board.figure(chimera))), "head")
    assert enemy_of(game.state, chimera.number) is None
    assert stalker.attention == LOW


# --- and some more ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-565", "S-566")
def test_a_detector_rolls_again_only_next_turn_and_leaves_the_token_on_the_chosen_symbol() -> None:
    game = Game("palkan", on=lane(4))
    stalker = game.put("0,0")
    index = game.anomaly("bubble", 98, "0,0", artifact=True)
    game.fit("echo_detector", game.give("leather_jacket"))
    found = [petal for petal in anomalies.petals_of(game.state, index) if petal.petals == 4]
    game.table.force((P4,))
    game.play(anomalies.detect(game.table, stalker))
    assert game.state.anomalies[index].artifact == found[0].number
    assert stalker.hp == 16


@pytest.mark.rule("S-394", "S-395", "S-612")
def test_masks_are_used_up() -> None:
    game = armed("akm_74u", on=lane(8))
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    game.table.force((MASK_2, 1, 1), (G0, G0))
    shoot(game, "burst", first, f"spend:suppressing:{board.figure(second)}", "spend:suppressing:" + board.figure(first))
    assert (first.pinned, second.pinned) == (True, True)
    game = armed("akm_74u", on=lane(8))
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    game.table.force((MASK_2, 1, 4), (G0, G0))
    shoot(game, "burst", first, f"spend:suppressing:{board.figure(second)}", f"share:{board.figure(second)}:0")
    assert (first.pinned, second.pinned) == (False, True), "one mask is left, and that is not enough"


@pytest.mark.rule("S-295", "S-611")
def test_bolts_are_kept_in_order() -> None:
    game = Game("borsuk", on=lane(6))
    game.put("0,0")
    index = game.anomaly("bubble", 98, "2,0")
    place = game.name(game.at("2,0"))
    game.play(basic.throw_bolt(game.table, game.stalker()), f"symbol:{place}:4", "bolt", f"symbol:{place}:1")
    assert game.state.bolts == sorted(game.state.bolts)
    assert {*game.state.bolts} <= {*game.symbols(index, "2,0")}


@pytest.mark.rule("S-122", "S-123", "S-124", "S-125")
def test_what_a_window_is_to_each() -> None:
    game = Game("palkan", on=lane())
    units = (
        game.stalker(),
        Companion("scout", 0, 1),
        Enemy(1, "bandit_rifle", 0),
        Enemy(2, "poltergeist", 0),
        Enemy(3, "controller", 0),
        Enemy(4, "dog", 0),
    )
    human, psionic, mutant = v.Side.HUMAN, v.Side.PSIONIC, v.Side.BEAST
    assert [board.side_of(unit) for unit in units] == [human, psionic, human, psionic, psionic, mutant]


@pytest.mark.rule("S-640")
def test_whom_nobody_sees_does_not_withdraw() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (1, 1), (1, 2))))
    game.put("0,0")
    bandit = game.enemy("bandit_rifle", "1,2", EAST)
    game.play(enemies.withdraw(game.table, bandit))
    assert (bandit.space, bandit.facing, game.state.traces) == (game.at("1,2"), EAST, [])


@pytest.mark.rule("S-353", "S-280", "S-281", "S-282", "S-283")
def test_things_go_on_and_off_and_over() -> None:
    game = Game("palkan", "velet", on=lane())
    one, _ = game.put("0,0"), game.put("0,0", 1)
    rifle, jacket = game.give("akm_74u"), game.give("leather_jacket", place="pack")
    scope = game.fit("scope", rifle)
    moves = [f"put:{rifle}:pack", "who:palkan", f"put:{jacket}:armor", "who:velet", "enough"]
    game.play(gear.rearrange(game.table, one), "who:palkan", *moves)
    assert game.state.piles[piles.PACK[0]] == [rifle, scope]
    assert game.state.piles[piles.ARMOR[0]] == [jacket]
    game.play(
        gear.rearrange(game.table, one),
        "who:palkan",
        f"put:{scope}:pack",
        "who:palkan",
        f"put:{jacket}:to.velet",
        "who:velet",
        "enough",
    )
    assert game.state.fitted == {}
    assert jacket in game.state.piles[piles.PACK[1]]


@pytest.mark.rule("S-149", "S-309")
def test_one_point_of_dose_is_a_dose() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.play(harm.raise_dose(game.table, stalker, 1, "S-309"))
    assert stalker.dose == 1


@pytest.mark.rule("S-494", "S-495")
def test_three_full_spaces_in_a_row() -> None:
    game = Game("palkan", on=Map(squares(*[(x, 0) for x in range(6)], (9, 9))))
    game.put("9,9")
    dog = game.enemy("dog", "0,0", EAST)
    for at in ("2,0", "3,0", "4,0"):
        game.enemy("dog", at, EAST)
    game.play(marching.move(game.table, dog, 1 << game.at("5,0"), 4))
    assert dog.space == game.at("1,0")


@pytest.mark.rule("S-143", "S-253")
def test_the_next_space_is_entered_directly() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (0, 1), (1, 1)), radiation={"1,0": 5}))
    stalker = game.put("0,0")
    assert moving.path(game.state, game.map, stalker, game.at("1,0"), 3) == [game.at("1,0")]
    assert moving.path(game.state, game.map, stalker, game.at("1,1"), 3) == [game.at("0,1"), game.at("1,1")]


@pytest.mark.rule("S-251", "S-252", "S-257", "S-270")
def test_who_ends_a_quiet_way_in_sight_is_noticed() -> None:
    game = Game("milady", on=lane(8))
    stalker = game.put("6,0")
    bandit = game.enemy("bandit_rifle", "2,0", EAST)
    game.play(basic.shadow(game.table, stalker, Shadow(game.name(game.at("5,0")))), "stop")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("5,0"))
    assert bandit.number in stalker.seen_by


@pytest.mark.rule("S-260", "S-263", "S-569")
def test_the_mover_says_where_and_anomalies_follow() -> None:
    on = Map(squares((0, 0), (1, 0), (2, 0), (1, 1), (1, -1)), lines={((0, 0), (1, 0)): " "})
    game = Game("palkan", "velet", on=on, players=2)
    mover = game.put("1,0", 1)
    game.enemy("dog", "0,0", EAST)
    one = game.state.companion = Companion("scout", game.at("1,0"), 10)
    game.put("2,0", 0)
    push = moving.push(game.table, mover, game.at("0,0"))
    assert asked(push) == [1]
    game.anomaly("bubble", 98, "1,1")
    game.table.force((P4,))
    game.play(moving.push(game.table, mover, game.at("0,0")), f"to:{game.name(game.at('1,1'))}")
    assert (one.space, one.hp) == (game.at("1,1"), 3)


@pytest.mark.rule("S-504", "S-506")
def test_who_is_beside_its_target_does_not_charge() -> None:
    game = Game("palkan", on=Map({"a": [(0, 0), (0, 1)], "b": [(1, 0)]}))
    stalker = game.put("a")
    dog = game.enemy("dog", "b", WEST)
    assert game.play(striking.charge(game.table, dog, stalker)) == 0
    assert dog.space == game.at("b")


@pytest.mark.rule("S-017", "S-058", "S-193")
def test_a_contract_for_an_artifact_that_was_found() -> None:
    link = Link("milady")
    link.depart()
    assert not wrap_up.is_kept(link.state, PATRON["institute"])
    link.table.move(link.state.piles[piles.ITEMS][0], piles.ITEMS, piles.PACK[0])
    assert not wrap_up.is_kept(link.state, PATRON["institute"])
    link.table.move(link.state.piles[piles.ARTIFACTS][0], piles.ARTIFACTS, piles.PACK[0])
    assert wrap_up.is_kept(link.state, PATRON["institute"])


@pytest.mark.rule("S-195", "S-199", "S-542", "S-565")
def test_figures_and_attention_lie_with_the_rest() -> None:
    game = Game("palkan", "velet", on=lane(8))
    one, two = game.put("0,0"), game.put("7,0", 1)
    one.attention, one.noticed = LOW, game.at("3,0")
    two.attention = 0
    game.anomaly("bubble", 98, "3,0")
    spaces = scene(StalkerView(game.state, SPECTATOR)).boards[0].spaces
    assert [thing.id for thing in spaces[game.at("0,0")].things] == ["palkan"]
    assert [thing.id for thing in spaces[game.at("7,0")].things] == ["velet"]
    assert spaces[game.at("3,0")].things[0].icon == "low"
    assert spaces[game.at("3,0")].things[1].id == "bubble"


@pytest.mark.rule("S-048", "S-050")
def test_only_a_campaign_has_a_zone_map() -> None:
    assert StalkerView(Game("palkan", on=lane()).state, 0).on_the_zone_map == []
    view = StalkerView(Link("milady").state, 0)
    shown = {place.id for place in view.on_the_zone_map}
    assert {"place_a1", "place_s1", "place_c02"} <= shown
    assert "place_a2" not in shown


@pytest.mark.rule("S-228", "S-231")
def test_the_second_turn_uses_the_second_token() -> None:
    stalker = Game("palkan", "velet", on=lane()).stalker()
    for turns, token in ((0, 0), (1, 1), (2, 1)):
        stalker.turns = turns
        assert slot(stalker) == token


@pytest.mark.rule("S-565", "S-567")
def test_the_edge_of_an_anomaly_is_its_safest_space() -> None:
    game = Begun("artifact_run", 1)
    game.alone()
    for index in [at for at, one in enumerate(game.state.anomalies) if one.artifact == -2]:
        spaces = {petal.space for petal in anomalies.petals_of(game.state, index)}
        chances = {space: anomalies.chance(game.state, index, [space]) for space in spaces}
        edge = objective._edge(game.state, index)
        assert edge == sorted(space for space in spaces if chances[space] == min(chances.values()))
        assert edge


@pytest.mark.rule("S-388", "S-345")
def test_the_neuron_adds_one_star_and_no_more() -> None:
    game = armed("ptm")
    game.give("neuron")
    snork = game.enemy("snork", "1,0", WEST)
    game.table.force((STAR, STAR, 4), (G0,))
    shoot(game, "single", snork, "head")
    assert enemy_of(game.state, snork.number) is snork, "4 ★ and 1 are not 6"


@pytest.mark.rule("S-403")
def test_nothing_may_be_shared() -> None:
    game = armed("akm_74u")
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    game.table.force((STAR_3, STAR, STAR), (G0, G0))
    next_wound(game, heavy=4)
    shoot(game, "burst", first, f"share:{board.figure(second)}:0")
    assert enemy_of(game.state, first.number) is None
    assert (second.lost, second.pinned, second.facing) == (0, False, EAST)


@pytest.mark.rule("S-078", "S-627")
def test_without_a_detector_nothing_is_found_anywhere() -> None:
    game = Game("palkan", on=lane(4))
    stalker = game.put("0,0")
    game.anomaly("bubble", 98, "0,0", artifact=True)
    assert anomalies.detectable(game.state, stalker) == []
    game.fit("lead_lining", game.give("leather_jacket"))
    assert anomalies.detectable(game.state, stalker) == []


@pytest.mark.rule("S-515", "S-137", "S-510")
def test_cover_can_take_everything() -> None:
    game = Game("palkan", on=lane(cover={"0,0": 9}))
    game.put("5,0")
    rifle, rat = game.enemy("bandit_rifle", "2,0", WEST, team=1), game.enemy("rodent", "0,0", EAST, team=2)
    game.play(striking.maim(game.table, rifle, rat, 7))
    assert enemy_of(game.state, rat.number) is rat


@pytest.mark.rule("S-556")
def test_a_card_can_calm_an_anomaly() -> None:
    game = Game("palkan", on=lane(6))
    game.put("5,0")
    game.anomaly("bubble", 98, "0,0")
    game.play(instructions.carry_out(game.table, (v.Calm("bubble"),), HERE))
    assert anomalies.active(game.state) == []
