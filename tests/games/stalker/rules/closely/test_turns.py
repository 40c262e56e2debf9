"""Turns, choices and what follows from them, once more: what earlier tests of these chapters leave open."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.index import LOOT, WEAPON
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.scripts import Find, Magazines, Named
from fivefires.games.stalker.rules import (
    actions,
    anomalies,
    attack,
    attention,
    basic,
    board,
    control,
    dice,
    enemies,
    flow,
    gear,
    items,
    lost_areas,
    marching,
    moving,
    outfit,
    reactions,
    scripts,
    striking,
    trade,
)
from fivefires.games.stalker.rules.questions import Shoot
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    UNNOTICED,
    Activation,
    Attack,
    Companion,
    Reactions,
    Stage,
    Struck,
    Trace,
    enemy_of,
)
from fivefires.kernel import message
from tests.games.stalker.links import Link
from tests.games.stalker.rules.test_attack import armed, next_wound, shoot
from tests.games.stalker.tables import (
    EAST,
    G0,
    MASK_2,
    NORTH,
    P1,
    P2,
    P3,
    P4,
    SOUTH,
    STAR,
    WEST,
    Game,
    Map,
    lane,
    row,
    squares,
)


def two_seats(*team: str, on: Map | None = None) -> Game:
    """Two players; the second stalker is the other's."""
    game = Game(*(team or ("palkan", "velet")), on=on or lane(8), players=2)
    for number in range(len(game.state.stalkers)):
        game.focus(number, on=False)
    game.state.turn = 1
    return game


def asked(rule: Any) -> list[int]:
    """Who is asked first."""
    question = rule.send(None)
    found = [*question.choices]
    rule.close()
    return found


# --- who is asked -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-233", "S-229", "S-246", "S-253", "S-260", "S-291", "S-295", "S-278", "S-386", "S-391", "S-437")
def test_the_owner_decides_for_his_stalker() -> None:
    game = two_seats()
    stalker = game.put("3,0", 1)
    assert asked(actions.act(game.table)) == [1]
    assert asked(basic.make_noise(game.table, stalker, 3)) == [1]
    game.anomaly("bubble", 98, "4,0")
    assert asked(basic.throw_bolt(game.table, stalker)) == [1]
    game.state.anomalies = []
    game.put("3,0")
    assert asked(basic.prepare(game.table, stalker, order=True)) == [1]
    game.give("ptm", 1)
    bandit = game.enemy("bandit_rifle", "4,0", EAST)
    assert asked(attack.shoot(game.table, stalker, Shoot("single", board.figure(bandit)))) == [1]
    game.focus(1)
    what = message("roll-defence", damage=1)
    assert asked(dice.use_focus(game.table, stalker, [1], [], what)) == [1]
    assert asked(dice.choose_again(game.table, stalker, [1, 2], [], 2, what)) == [1]


@pytest.mark.rule("S-546", "S-550", "S-565", "S-566", "S-333", "S-629", "S-631", "S-636", "S-647", "S-352", "S-356")
def test_and_for_what_he_carries() -> None:
    game = two_seats()
    stalker = game.put("3,0", 1)
    game.put("3,0", 0)
    assert asked(items.use(game.table, stalker, game.give("frag_grenade", 1))) == [1]
    assert asked(items.use(game.table, stalker, game.give("bandage", 1))) == [1]
    eye = game.give("eye", 1)
    stalker.attention, stalker.noticed = LOW, game.at("5,0")
    assert asked(items.use_gift(game.table, stalker, eye)) == [1]
    assert asked(control.draw(game.table, stalker)) == [1]
    card = game.state.piles[piles.WEAPONS][0]
    assert asked(gear.gain(game.table, stalker, card, piles.WEAPONS, "S-356")) == [1]
    game.anomaly("bubble", 98, "3,0", artifact=True)
    game.focus(1)
    game.table.force((P4,))
    assert asked(anomalies.touched(game.table, stalker, [game.at("2,0"), game.at("3,0")])) == [1]


@pytest.mark.rule("S-237", "S-226", "S-227", "S-070", "S-013", "S-162", "S-548")
def test_turns_outfits_and_ties() -> None:
    game = two_seats()
    game.state.turn, game.state.next = -1, 1
    assert asked(flow.players(game.table)) == [1]
    assert game.state.active == 1
    game.state.next = 1
    game.table.move_all(piles.WEAPONS, piles.STASH)
    assert asked(outfit.share_out(game.table)) == [1]
    game.state.lead = 1
    stalker = game.put("3,0", 0)
    game.anomaly("bubble", 98, "3,0")
    game.anomaly("whirligig", 98, "3,0")
    assert asked(anomalies.touched(game.table, stalker, [game.at("2,0"), game.at("3,0")])) == [1]


@pytest.mark.rule("S-106")
@pytest.mark.parametrize("team", [("palkan", "velet"), ("palkan", "velet", "milady")])
def test_a_team_chooses_its_lead(team: tuple[str, ...]) -> None:
    game = Game(*team, on=lane())
    game.state.stage = Stage.LEAD
    game.play(flow.choose_lead(game.table), f"who:{team[-1]}")
    assert game.state.lead == len(team) - 1


@pytest.mark.rule("S-106")
def test_alone_nobody_is_asked_for_the_lead() -> None:
    game = Game(on=lane())
    game.state.stage = Stage.LEAD
    game.play(flow.choose_lead(game.table))
    assert (game.state.lead, game.state.stage) == (0, Stage.EVENT)


# --- what is free -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-230", "S-236", "S-285", "S-568", "S-438", "S-229", "S-232", "S-607", "S-329")
def test_free_actions_before_and_after_the_standard_ones() -> None:
    game = Game("palkan", "borsuk", on=lane())
    stalker = game.put("0,0")
    game.put("0,0", 1)
    rifle, bread, grenade = game.give("akm_74u"), game.give("bread"), game.give("frag_grenade")
    game.state.ammo[rifle] = 1
    game.token("magazine-rifle")
    game.focus(on=False)
    game.fit("echo_detector", game.give("leather_jacket"))
    game.anomaly("electro", 98, "0,0", artifact=True)
    game.state.turn = 0

    def offered() -> set[str]:
        return {*game.keys(actions.options(game.state, stalker))}

    reload, eat, throw = f"reload:{rifle}", f"use:{bread}", f"use:{grenade}"
    assert {reload, eat, throw, "detect", "lead-heal", "lead-focus"} <= offered()
    assert "rapid" not in offered()
    stalker.left[0] = 0
    assert {eat, "detect", "lead-heal", "lead-focus"} <= offered()
    assert not {reload, throw, "rapid"} & offered()
    game.focus()
    assert {reload, "rapid"} <= offered()
    stalker.used = ["detected", "rapid_fire"]
    assert not {"detect", "rapid"} & offered()
    game.state.lead = 1
    assert "lead-heal" not in offered()
    game.focus(1)
    assert "rapid" not in game.keys(actions.free(game.state, game.stalker(1), ready=True))


@pytest.mark.rule("S-233", "S-235", "S-142")
def test_an_action_begins_with_a_clean_table() -> None:
    game = Game("palkan", "velet", on=lane(8, radiation={"0,0": 1}))
    stalker = game.put("0,0")
    game.focus(on=False)
    game.state.turn = 0
    game.state.traces = [Trace("x", (0, 1))]
    game.play(actions.act(game.table), "prepare")
    assert (game.state.traces, stalker.trail, stalker.dose) == ([], [], 1)
    stalker.left[0] = 0
    game.play(actions.act(game.table), "end-turn")
    assert game.state.agenda == [Reactions(0)]


@pytest.mark.rule("S-438", "S-439")
def test_standing_up_costs_an_action() -> None:
    game = Game("palkan", "velet", on=lane())
    stalker = game.put("0,0")
    game.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    stalker.pinned = True
    game.state.turn = 0
    game.play(actions.act(game.table))
    assert (stalker.pinned, stalker.left) == (False, [1, 2])
    assert game.state.stock[piles.PINNED] == {piles.SUPPLY: 10}


@pytest.mark.rule("S-717", "S-232", "S-438", "S-518")
def test_what_alone_is_left_is_done_and_told() -> None:
    """Nobody is asked to get up, nor to end a turn with nothing left in it; with a free action he says it himself."""
    game = Game("palkan", "velet", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    game.state.turn, game.state.lead = 0, 1
    game.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    stalker.pinned = True
    log = game.runner.log
    assert log is not None
    for left, told, ended in (([1, 2], "log-gets-up", False), ([0, 2], "log-turn-over", True)):
        game.play(actions.act(game.table))
        assert (stalker.left, stalker.pinned) == (left, False)
        assert log.lines[-1].text.id == told
        assert log.lines[-1].beat is not None
        assert bool(game.state.agenda) is ended
        stalker.left[0] = 0
    assert game.state.agenda == [Reactions(0)]
    game.state.turn, game.state.lead, stalker.turns = 0, 0, 0
    game.play(actions.act(game.table), "end-turn")
    assert log.lines[-1].text.id == "log-turn-over"
    assert [line.text.id for line in log.lines].count("log-turn-over") == 1, "what he says himself is not told again"


@pytest.mark.rule("S-717", "S-391")
def test_dice_that_show_the_same_are_one_answer() -> None:
    game = Game("palkan", on=lane())
    green = [3, 3]
    game.table.force((5, 5))
    game.play(dice.choose_again(game.table, game.stalker(), [], green, 2, message("roll-attack-many")), "again:green:3")
    assert green == [5, 5]


@pytest.mark.rule("S-717", "S-067", "S-068")
def test_a_trader_with_whom_there_is_nothing_to_deal_is_left() -> None:
    game = Game("palkan", on=lane())
    game.table.move_all(piles.STASH, piles.ARMORS)
    game.state.coupons, game.state.stage, game.state.zone.trader = 0, Stage.TRADE, "sidorovich"
    game.play(trade.trade(game.table))
    assert (game.state.zone.trader, game.state.stage) == ("", Stage.CONTACTS)


@pytest.mark.rule("S-288", "S-289", "S-196")
def test_who_picks_up_and_who_picks_up_twice() -> None:
    for team, taken in (("palkan", 1), ("mammon", 2)):
        game = Game(team, "velet", on=lane())
        game.put("0,0")
        nuts = [token for token in game.state.piles[piles.LOOT] if LOOT[token].find == v.Find.BOLTS][:3]
        for token in nuts:
            game.table.move(token, piles.LOOT, piles.LOOT_STACK[0])
        game.state.loot = [game.at("0,0")]
        game.enemy("bandit_rifle", "1,0", WEST)
        game.state.turn = 0
        game.play(actions.act(game.table), "loot:0")
        assert len(game.state.piles[piles.LOOT_STACK[0]]) == 3 - taken
        assert len(game.state.piles[piles.LOOT_DISCARDS]) == taken


# --- attention and movement -------------------------------------------------------------------------------------------


@pytest.mark.rule("S-314", "S-316", "S-251", "S-312")
def test_noticing_names_everybody_who_is_seen_and_nobody_else() -> None:
    game = Game("palkan", "velet", "milady", on=lane(8))
    one, two, three = game.put("1,0"), game.put("2,0", 1), game.put("7,0", 2)
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    two.attention, two.noticed = HIGH, game.at("5,0")
    three.attention, three.noticed = LOW, game.at("5,0")
    attention.notice(game.table, one)
    assert (one.attention, two.noticed, three.attention) == (UNNOTICED, game.at("2,0"), LOW)
    assert (one.seen_by, two.seen_by, three.seen_by) == ([], [bandit.number], [])
    attention.notice(game.table)
    attention.notice(game.table)
    assert (one.attention, one.noticed, one.seen_by) == (HIGH, game.at("1,0"), [bandit.number])
    one.seen_by, bandit.space = [], one.space
    attention.notice(game.table)
    assert one.seen_by == [], "its own space does not count"
    assert game.state.agenda == []


@pytest.mark.rule("S-254", "S-255", "S-256", "S-266", "S-444", "S-561")
def test_meeting_and_leaving_enemies() -> None:
    game = Game("palkan", on=Map({"0,0": [(0, 0), (0, 1)], "1,0": [(1, 0), (1, 1)], "2,0": [(2, 0)], "3,0": [(3, 0)]}))
    stalker = game.put("0,0")
    game.focus(on=False)
    here = game.enemy("tick", "0,0", WEST)
    there = game.enemy("tick", "1,0", NORTH)
    there.pinned = stalker.exposed = True
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    stalker.covers = 5
    game.play(moving.go(game.table, stalker, game.at("1,0"), 3))
    assert (stalker.space, stalker.exposed, stalker.covers) == (game.at("1,0"), False, -1)
    assert (here.facing, there.facing) == (EAST, NORTH)


@pytest.mark.rule("S-257", "S-260", "S-263", "S-265")
def test_pushing_a_friend_moves_him_by_all_rules_but_radiation() -> None:
    on = Map(squares((0, 0), (1, 0), (2, 0)), radiation={"0,0": 2})
    game = Game("palkan", "velet", on=on)
    mover, friend = game.put("0,0"), game.put("1,0", 1)
    for number in (0, 1):
        game.focus(number, on=False)
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    friend.exposed = True
    index = game.anomaly("bubble", 98, "0,0")
    game.table.force((P4,), (P4,))
    game.play(moving.go(game.table, mover, game.at("1,0"), 1))
    assert (mover.space, friend.space) == (game.at("1,0"), game.at("0,0"))
    assert (friend.attention, friend.noticed) == (LOW, game.at("0,0"))
    assert (friend.hp, mover.hp) == (18 - 7 - 7, 16 - 7), "his own roll, and that of who left the space"
    assert (friend.dose, friend.left) == (0, [2, 2])
    assert friend.exposed, "the anomaly made him Exposed again"
    assert friend.covers in game.symbols(index, "0,0")


@pytest.mark.rule("S-270", "S-345")
def test_hush_leaves_no_low_after_one_space() -> None:
    for spaces, side in ((1, UNNOTICED), (2, LOW)):
        game = Game("palkan", on=lane())
        stalker = game.put("0,0")
        game.give("night_star")
        game.play(moving.go(game.table, stalker, game.at(f"{spaces},0"), spaces))
        assert stalker.attention == side


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-136", "S-141", "S-396", "S-300")
def test_only_a_kill_calms() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    stalker.attention, stalker.noticed = LOW, game.at("4,0")
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    shot = Attack(0, bandit.number)
    game.play(attack.resolve(game.table, stalker, shot, bandit, 0))
    assert (shot.killed, shot.hit) == (0, [bandit.number])
    shot.part = v.Part.HEAD
    game.play(attack.resolve(game.table, stalker, shot, bandit, 7))
    assert shot.killed == 1


@pytest.mark.rule("S-403", "S-394", "S-612")
def test_masks_pin_the_target_of_a_single_shot_alone() -> None:
    game = armed("akm_74u")
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    game.table.force((MASK_2, MASK_2, STAR), (G0, G0))
    shoot(game, "single", first, "torso", f"spend:suppressing:{board.figure(first)}")
    assert (first.pinned, second.pinned) == (True, False)


@pytest.mark.rule("S-403")
def test_a_share_may_be_all_there_is() -> None:
    game = armed("akm_74u")
    first, second = game.enemy("snork", "2,0", EAST), game.enemy("snork", "3,0", EAST)
    next_wound(game, light=4)
    game.table.force((STAR, STAR, 1), (G0, G0))
    shoot(game, "burst", first, f"share:{board.figure(second)}:3")
    assert enemy_of(game.state, second.number) is None
    assert enemy_of(game.state, first.number) is first


@pytest.mark.rule("S-610")
@pytest.mark.parametrize(
    ("die", "stars", "halved", "pinned"),
    [(P1, 4, False, False), (P2, 0, True, False), (P3, 0, False, True), (P4, 2, False, False)],
)
def test_what_a_dodge_brings(die: int, stars: int, halved: bool, pinned: bool) -> None:
    game = Game("salavina", on=lane())
    stalker = game.put("0,0")
    game.focus()
    dog = game.enemy("dog", "1,0", WEST)
    event = Struck(enemy=dog.number, stalker=0, damage=6, range=1)
    assert reactions.dodgers(game.state, event) == [(0, "salavina")]
    game.table.force((die,))
    game.play(reactions.dodge(game.table, 0, event, "salavina"))
    assert (event.stars, event.halved, dog.pinned, stalker.focus) == (stars, halved, pinned, False)
    assert reactions.dodgers(game.state, event) == []
    game.focus()
    event.range = 2
    assert reactions.dodgers(game.state, event) == []


@pytest.mark.rule("S-608", "S-257")
def test_who_can_step_in() -> None:
    game = Game("velet", "palkan", "zirka", on=lane(8))
    game.put("3,0"), game.put("5,0", 1), game.put("4,0", 2)
    bandit = game.enemy("bandit_rifle", "2,0", EAST)
    event = Struck(enemy=bandit.number, stalker=0, damage=7)
    assert reactions.bodyguards(game.state, event) == [], "there is no room beside him, and none to push him to"
    bandit.space = game.at("1,0")
    assert reactions.bodyguards(game.state, event) == [(0, "palkan")]
    wide = Game(
        "velet",
        "palkan",
        on=Map({"0,0": [(0, 0)], "3,0": [(3, 0), (3, 1)], **squares(*[(x, 0) for x in (1, 2, 4, 5, 6)])}),
    )
    wide.put("3,0")
    palkan = wide.put("5,0", 1)
    bandit = wide.enemy("bandit_rifle", "0,0", EAST)
    event = Struck(enemy=bandit.number, stalker=0, damage=7)
    assert reactions.bodyguards(wide.state, event) == [(0, "palkan")]
    palkan.pinned = True
    assert reactions.bodyguards(wide.state, event) == []
    palkan.pinned, palkan.space = False, wide.at("6,0")
    assert reactions.bodyguards(wide.state, event) == []
    palkan.space = wide.at("5,0")
    event.enemy = -1
    assert reactions.bodyguards(wide.state, event) == []
    event = Struck(enemy=bandit.number, stalker=1, damage=7)
    assert reactions.bodyguards(wide.state, event) == []
    event = Struck(enemy=bandit.number, stalker=0, damage=7)
    wide.play(reactions.step_in(wide.table, 0, event, "palkan"))
    assert (palkan.space, event.stalker, event.stars) == (wide.at("3,0"), 1, 1)


@pytest.mark.rule("S-634", "S-635", "S-637")
def test_what_artifacts_answer() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    dog = game.enemy("dog", "1,0", WEST)
    near = Struck(enemy=dog.number, stalker=0, damage=6, range=1)
    nobody = Struck(enemy=-1, stalker=0, damage=6)
    assert [found(game.state, near) for found in (reactions.flowers, reactions.slimes, reactions.chunks)] == [
        [],
        [],
        [],
    ]
    flower, slime, chunk = (game.give(face) for face in ("stone_flower", "slime", "meat_chunk"))
    assert reactions.flowers(game.state, near) == [(0, flower)]
    assert reactions.flowers(game.state, nobody) == []
    assert reactions.slimes(game.state, near) == [(0, slime)]
    assert reactions.slimes(game.state, nobody) == []
    dog.space = game.at("2,0")
    assert reactions.slimes(game.state, near) == []
    dog.space = game.at("1,0")
    assert reactions.chunks(game.state, near) == [(0, chunk)]
    game.play(reactions.flower(game.table, 0, near, flower))
    game.play(reactions.slime(game.table, 0, near, slime))
    game.play(reactions.chunk(game.table, 0, near, chunk))
    assert (near.extra, near.stars, stalker.pinned, stalker.exposed, stalker.dose, dog.pinned) == (
        2,
        1,
        True,
        True,
        3,
        True,
    )
    assert reactions.chunks(game.state, near) == []


# --- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-453", "S-458", "S-464")
def test_a_point_is_carried_out_for_whoever_acts() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("0,0")
    game.focus(on=False)
    game.enemy("bandit_rifle", "3,0", WEST)
    game.play(enemies.activate(game.table, Activation("they_are_here", 1)))
    assert stalker.hp == 16 - 7


@pytest.mark.rule("S-643", "S-464")
def test_specials_that_shuffle_on() -> None:
    game = Game("palkan", on=lane(8))
    game.put("0,0")
    zombie = game.enemy("zombie", "3,0", WEST)
    game.play(enemies.special(game.table, zombie, v.DoSpecial()))
    assert zombie.space == game.at("2,0"), "whomever it sees"


@pytest.mark.rule("S-702")
def test_a_carcass_draws_mutants_unless_a_high_is_out() -> None:
    game = Game("palkan", on=Map(squares(*row(8)), cover={"2,0": 1}))
    stalker = game.put("7,0")
    dog, bandit = game.enemy("dog", "4,0", WEST), game.enemy("bandit_rifle", "4,0", WEST)
    game.state.carcass = game.at("1,0")
    assert enemies.goals_of(game.state, dog, v.Goal.COVER) == 1 << game.at("1,0")
    assert enemies.goals_of(game.state, bandit, v.Goal.COVER) == 0
    stalker.attention, stalker.noticed = HIGH, game.at("6,0")
    assert enemies.goals_of(game.state, dog, v.Goal.HIGH) == 1 << game.at("6,0")


@pytest.mark.rule("S-522", "S-482")
def test_a_direction_is_one_of_four() -> None:
    game = Game("palkan", on=lane())
    dog = game.enemy("dog", "3,0", NORTH)
    for facing in (EAST, SOUTH, WEST, NORTH):
        marching.face(dog, facing)
        assert dog.facing == facing


@pytest.mark.rule("S-701")
def test_two_traps_on_one_way() -> None:
    game = Game("palkan", on=lane(9))
    game.put("8,0")
    giant = game.enemy("pseudogiant", "0,0", EAST)
    game.table.shift(piles.TRAP, 2, piles.SUPPLY, piles.MAP)
    game.state.traps = [game.at("1,0"), game.at("3,0"), game.at("0,0")]
    way = [game.at(f"{x},0") for x in (0, 1, 2, 3)]
    for _ in range(2):
        next_wound(game, heavy=2)
    game.play(marching.spring_traps(game.table, giant, way))
    assert game.state.traps == [game.at("0,0")], "where it began is not on its way"
    assert giant.pinned
    snork = game.enemy("snork", "0,0", EAST)
    game.state.traps = [game.at("1,0"), game.at("2,0")]
    next_wound(game, heavy=4)
    game.play(marching.spring_traps(game.table, snork, way))
    assert game.state.traps == [game.at("2,0")], "it died in the first"


@pytest.mark.rule("S-461", "S-501", "S-502")
def test_a_companion_is_a_target_where_it_is_seen() -> None:
    game = Game("palkan", on=lane(9))
    game.put("8,0")
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    one = game.state.companion = Companion("scout", game.at("4,0"), 10)
    assert game.play(striking.choose(game.table, bandit)) is None
    one.space = game.at("3,0")
    assert game.play(striking.choose(game.table, bandit)) is one
    assert board.sees_target(game.state, bandit)


# --- scripts and set-up -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-044", "S-361", "S-362", "S-009")
def test_what_scripts_give() -> None:
    link = Link("milady")
    before = [*link.stash]
    link.play(scripts.carry_out(link.table, (Find(piles.WEAPONS, 3, 2), Named("antirad", 2), Magazines("rifle", 3))))
    new = [card for card in link.stash if card not in before]
    assert len(new) == 4
    assert sum(card.startswith("antirad") for card in new) == 2
    assert all(WEAPON[card].tier == 3 for card in new if card in WEAPON)
    assert link.state.stock["magazine-rifle"][piles.STASH] == 3
    link.table.move_all(piles.WEAPONS, piles.STASH)
    link.play(scripts.carry_out(link.table, (Find(piles.WEAPONS, 3, 2),)))


@pytest.mark.rule("S-713", "S-584")
def test_hot_means_any_radiation() -> None:
    game = Game("velet", on=Map({"a": [(0, 0)], "b": [(1, 0)]}, radiation={"b": 1}))
    assert lost_areas.fitting(game.map, MISSION["A1"], v.Where.HOT) == [game.name(game.at("b"))]


@pytest.mark.rule("S-070", "S-077", "S-071", "S-081")
def test_sharing_out_goes_from_one_to_the_next() -> None:
    link = Link("milady", "velet")
    link.go_to(Stage.OUTFIT)
    jacket = next(key.partition(":")[2] for key in link.keys if key.startswith("take:leather"))
    assert link.state.next == 0
    link.answer(f"take:{jacket}", "enough")
    assert link.state.piles[piles.ARMOR[0]] == [jacket]
    assert (link.state.next, link.state.stage) == (1, Stage.OUTFIT)
    link.answer("enough")
    assert link.state.departed is not None
    assert jacket in link.state.departed.stash
    assert link.state.next != 2
    assert [one.hp for one in link.state.stalkers] == [14, 18]


@pytest.mark.rule("S-070")
def test_many_things_are_asked_for_by_their_kind() -> None:
    link = Link("milady")
    for deck in piles.DECKS:
        link.table.move_all(deck, piles.STASH)
    link.go_to(Stage.OUTFIT)
    assert {key.partition(":")[0] for key in link.keys} == {"rummage", "enough"}
    link.answer(f"rummage:{piles.WEAPONS}")
    assert {key.partition(":")[0] for key in link.keys} == {"take", "leave"}
    link.answer(next(key for key in link.keys if key.startswith("take")))
    assert len(link.state.piles[piles.WEAPON[0]]) == 1
