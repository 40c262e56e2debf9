"""A rich moment of a turn: all that can be done then is offered, each thing by its own rule, and nothing else."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.rules import actions, anomalies, basic, companions, flow, gear, items
from fivefires.games.stalker.state import HIGH, LOW, UNNOTICED, Companion, Reactions, Rearranging, Stage
from tests.games.stalker.tables import EAST, NORTH, WEST, Game, Map, lane, squares


def rich() -> tuple[Game, dict[str, str]]:
    """Palkan among friends: everything he has could be used now."""
    game = Game("palkan", "velet", on=Map({**squares((0, 0), (3, 0), (4, 0)), "A": [(1, 0), (1, 1), (2, 0), (2, 1)]}))
    stalker = game.put("A")
    game.put("0,0", 1)
    game.state.turn = 0
    game.focus()
    index = game.anomaly("electro", 98, "A", artifact=True)
    game.state.anomalies[index].artifact = anomalies.petals_of(game.state, index)[0].number
    game.anomaly("burner", 98, "3,0", artifact=True)
    game.state.loot[0] = stalker.space
    game.table.draw(piles.LOOT, piles.LOOT_STACK[0])
    game.enemy("tick", "A", NORTH)
    game.state.companion = Companion("scout", game.at("0,0"), COMPANION["scout"].hp)
    cards = {face: game.give(face) for face in ("ptm", "echinus", "eye", "bread", "frag_grenade")}
    cards["plate"] = game.give("sunrise")
    game.fit("bear_detector", cards["plate"])
    game.token("magazine-pistol")
    game.state.ammo[cards["ptm"]] = 2
    game.state.lead = 0
    return game, cards


def offered(game: Game) -> list[str]:
    return game.keys(actions.options(game.state, game.stalker()))


@pytest.mark.rule("S-244", "S-245", "S-247", "S-276", "S-278", "S-288", "S-295", "S-297", "S-565")
def test_standard_actions_of_a_rich_moment() -> None:
    game, cards = rich()
    tick = game.state.enemies[0]
    keys = set(game.keys(actions.standard(game.state, game.stalker())))
    name = {space: game.name(game.at(space)) for space in ("0,0", "3,0", "4,0")}
    wanted = {
        f"go:{name['0,0']}", f"go:{name['3,0']}",
        f"knife:tick.{tick.number}", "loot:0", "artifact:0", "bolt", "prepare", "order", "decoy",
    }  # fmt: skip
    assert keys == wanted
    game.stalker().attention, game.stalker().noticed = HIGH, game.at("4,0")
    assert set(game.keys(actions.standard(game.state, game.stalker()))) == wanted - {"decoy"}
    game.table.move(cards["plate"], piles.ARMOR[0], piles.PACK[0])
    assert "order" in game.keys(actions.standard(game.state, game.stalker()))


@pytest.mark.rule("S-230", "S-236", "S-285", "S-328", "S-329", "S-568", "S-589", "S-607", "S-333", "S-345", "S-374")
def test_free_actions_of_a_rich_moment() -> None:
    game, cards = rich()
    stalker = game.stalker()
    tick = game.state.enemies[0]
    stalker.attention, stalker.noticed = LOW, game.at("4,0")
    weapon, bread, eye = cards["ptm"], cards["bread"], cards["eye"]
    always = {
        f"shoot:quick:tick.{tick.number}", f"reload:{weapon}", f"use:{bread}", f"gift:{eye}", "companion",
        f"sic:shot:tick.{tick.number}", "detect", "lead-heal", "lead-focus", "rapid",
    }  # fmt: skip
    ready = always | {f"shoot:single:tick.{tick.number}", f"use:{cards['frag_grenade']}"}
    assert set(game.keys(actions.free(game.state, stalker, ready=True))) == ready
    stalker.left[0] = 0
    assert set(game.keys(actions.free(game.state, stalker, ready=False))) == always
    game.focus(on=False)
    without = always - {f"reload:{weapon}", "rapid"} | {f"gift:{cards['echinus']}"}
    assert set(game.keys(actions.free(game.state, stalker, ready=False))) == without
    game.focus()
    stalker.used = ["detected", "rapid_fire", "quick", "sent", "sicced"]
    game.state.lead_used = True
    left = {f"reload:{weapon}", f"use:{bread}", f"gift:{eye}"}
    assert set(game.keys(actions.free(game.state, stalker, ready=False))) == left
    game.state.lead_used, game.state.lead = False, 1
    assert set(game.keys(actions.free(game.state, stalker, ready=False))) == left, "the token is somebody else's"


@pytest.mark.rule("S-438", "S-439", "S-229", "S-232")
def test_whoever_is_pinned_frees_himself_and_nothing_else() -> None:
    game, _ = rich()
    stalker = game.stalker()
    stalker.pinned = True
    game.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    assert offered(game) == ["stand-up"]
    game.play(actions.act(game.table))
    assert (stalker.pinned, stalker.left) == (False, [1, 2])
    assert game.state.stock[piles.PINNED] == {piles.SUPPLY: 10}
    assert "end-turn" not in offered(game)
    stalker.pinned, stalker.left[0] = True, 0
    assert offered(game) == ["end-turn"]
    stalker.pinned = False
    assert "end-turn" in offered(game)


@pytest.mark.rule("S-232", "S-518", "S-239", "S-607", "S-630")
def test_the_end_of_a_turn_leaves_nothing_behind() -> None:
    game, _ = rich()
    stalker = game.stalker()
    stalker.used, stalker.seen_by = ["quick"], [3]
    stalker.free_next = stalker.free_shot = True
    stalker.left[0] = 0
    stalker.free_next = False
    game.play(actions.act(game.table), "end-turn")
    assert (stalker.turns, stalker.used, stalker.seen_by) == (1, [], [])
    assert (stalker.free_next, stalker.free_shot) == (False, False)
    assert (game.state.turn, game.state.next) == (-1, 1)
    assert game.state.agenda == [Reactions(0)]
    assert game.state.traces == []


@pytest.mark.rule("S-226", "S-316")
def test_a_turn_begins_with_who_sees_him() -> None:
    game = Game("palkan", "velet", on=lane(6))
    stalker = game.put("0,0")
    stalker.used, stalker.seen_by = ["quick"], [99]
    game.state.passed = [1]
    bandit = game.enemy("bandit_rifle", "2,0", WEST)
    actions.begin_turn(game.table, stalker)
    assert (stalker.used, stalker.seen_by, game.state.passed) == ([], [bandit.number], [])
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)


@pytest.mark.rule("S-330", "S-331", "S-328", "S-332", "S-572")
def test_the_lead_token_is_flipped_and_goes_to_the_left() -> None:
    game, _ = rich()
    stalker = game.stalker()
    stalker.hp = 10
    game.play(actions.act(game.table), "lead-heal")
    assert (stalker.hp, game.state.lead, game.state.lead_used) == (12, 1, True)
    game.state.lead, game.state.lead_used = 0, False
    game.focus(on=False)
    game.play(actions.act(game.table), "lead-focus")
    assert (stalker.focus, stalker.hp, game.state.lead) == (True, 12, 1)
    assert stalker.left == [2, 2], "it is free"


@pytest.mark.rule("S-607", "S-383", "S-374")
def test_a_rapid_shot_costs_focus_and_no_action() -> None:
    game, cards = rich()
    stalker, tick = game.stalker(), game.state.enemies[0]
    game.play(actions.act(game.table), "rapid")
    assert (stalker.focus, stalker.free_shot, stalker.left) == (False, True, [2, 2])
    game.table.force((1, 1, 1), (1,))
    game.play(actions.act(game.table), f"shoot:single:tick.{tick.number}", "enough", "enough")
    assert (stalker.free_shot, stalker.left, game.state.ammo[cards["ptm"]]) == (False, [2, 2], 1)
    assert "rapid" not in offered(game)


@pytest.mark.rule("S-242", "S-147", "S-146", "S-241", "S-595")
def test_a_marker_or_a_drink_pays_before_the_token_slides() -> None:
    game = Game("palkan", on=lane(4, radiation={"0,0": 3}))
    stalker = game.put("0,0")
    game.state.turn = 0
    stalker.markers = game.table.shift(piles.MARKER, 1, piles.SUPPLY, piles.MAP)
    stalker.free_next = True
    game.play(actions.act(game.table), "prepare")
    assert (stalker.free_next, stalker.markers, stalker.left[0], stalker.dose) == (False, 1, 3, 0)
    game.play(actions.act(game.table), "prepare")
    assert (stalker.markers, stalker.left[0], stalker.dose) == (0, 3, 0)
    assert game.state.stock[piles.MARKER] == {piles.SUPPLY: 36}
    game.play(actions.act(game.table), "prepare")
    assert (stalker.left[0], stalker.dose, stalker.trail) == (2, 3, [])


@pytest.mark.rule("S-529", "S-530", "S-531", "S-532", "S-314")
def test_the_token_step() -> None:
    game = Game("palkan", "velet", on=lane(8))
    seen, unseen = game.put("2,0"), game.put("7,0", 1)
    for stalker in (seen, unseen):
        stalker.pinned = stalker.exposed = True
        stalker.attention, stalker.noticed = HIGH, game.at("5,0")
    unseen.focus = True
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.table.shift(piles.PINNED, 3, piles.SUPPLY, piles.MAP)
    bandit.pinned = True
    game.table.shift(piles.DARKNESS, 1, piles.SUPPLY, piles.MAP)
    game.state.dark = [game.at("1,0")]
    index = game.anomaly("bubble", 98, "5,0")
    game.state.bolts = game.symbols(index, "5,0")[:2]
    game.table.shift(piles.BOLT, 2, piles.SUPPLY, piles.MAP)
    before = game.state.stock[piles.BOLT][piles.SUPPLY]
    game.play(flow.tokens(game.table))
    assert (game.state.dark, game.state.bolts, bandit.pinned) == ([], [], False)
    assert game.state.stock[piles.DARKNESS] == {piles.SUPPLY: 4}
    assert game.state.stock[piles.BOLT][piles.SUPPLY] == before + 2
    assert game.state.stock[piles.PINNED] == {piles.SUPPLY: 8, piles.MAP: 2}
    assert (seen.pinned, seen.exposed, unseen.pinned, unseen.exposed, unseen.focus) == (True,) * 5
    assert (seen.attention, seen.noticed) == (HIGH, seen.space), "without the smoke he is seen"
    assert (unseen.attention, unseen.noticed) == (LOW, game.at("5,0"))
    assert game.state.stage == Stage.ROUND_END
    seen.space = game.at("7,0")
    game.play(flow.tokens(game.table))
    assert [one.attention for one in (seen, unseen)] == [LOW, UNNOTICED]


@pytest.mark.rule("S-243", "S-331", "S-534", "S-536", "S-537", "S-538", "S-541", "S-654")
def test_the_end_of_a_round() -> None:
    game = Game("palkan", "velet", on=lane(8))
    first, second = game.put("0,0"), game.put("7,0", 1)
    for stalker in (first, second):
        stalker.left, stalker.turns = [0, 0], 2
    second.critical = [False, True]
    first.markers = game.table.shift(piles.MARKER, 2, piles.SUPPLY, piles.MAP)
    game.state.lead_used = True
    game.anomaly("bubble", 98, "2,0")
    game.anomaly("", 98, "5,0")
    game.state.piles[piles.EVENT].clear()
    game.play(flow.end_round(game.table))
    assert (first.left, second.left, first.turns, second.turns) == ([2, 2], [2, 1], 0, 0)
    assert (first.markers, game.state.stock[piles.MARKER]) == (0, {piles.SUPPLY: 36})
    assert not game.state.lead_used
    assert [one.card for one in game.state.anomalies] == ["", "bubble"]
    assert game.state.stage == Stage.EVENT


@pytest.mark.rule("S-218", "S-220", "S-226", "S-104")
def test_the_beginning_of_a_round() -> None:
    game = Game("palkan", "velet", on=lane(8), players=2)
    state = game.state
    state.lead, state.active, state.passed, state.turn, state.round = 1, 0, [0], 0, 4
    state.stage = Stage.EVENT
    top = state.piles[piles.EVENTS][-1]
    game.play(flow.event(game.table))
    assert (state.round, state.active, state.stage) == (5, 1, Stage.PLAYERS)
    assert (state.next, state.passed, state.turn) == (1, [], -1)
    assert state.piles[piles.EVENT][-1] == top


@pytest.mark.rule("S-227", "S-234", "S-237", "S-238", "S-239", "S-240")
def test_who_comes_next_and_who_may_pass() -> None:
    game = Game("palkan", "velet", "milady", on=lane(8))
    state = game.state
    state.stage, state.turn, state.next, state.passed = Stage.PLAYERS, -1, 0, []
    game.play(flow.players(game.table), "pass-turn")
    assert (state.passed, state.next, state.turn) == ([0], 1, -1)
    game.play(flow.players(game.table), "pass-turn")
    assert (state.passed, state.next) == ([0, 1], 2)
    game.play(flow.players(game.table))
    assert (game.said, state.turn, state.passed) == ([], 2, []), "all others have passed: she must go"
    state.turn, state.next = -1, 2
    state.stalkers[2].turns = 2
    game.play(flow.players(game.table), "take-turn")
    assert state.turn == 0, "who has none left is passed over"
    state.turn = -1
    for stalker in state.stalkers:
        stalker.turns = 2
    game.play(flow.players(game.table))
    assert state.stage == Stage.ENEMIES


@pytest.mark.rule("S-279", "S-280", "S-281", "S-282", "S-283", "S-278", "S-355")
def test_what_can_change_hands_and_places() -> None:
    game = Game("palkan", "velet", on=Map({"A": [(0, 0), (1, 0)]}))
    owner = game.put("A")
    game.put("A", 1)
    rifle, spare = game.give("akm_74u"), game.give("ptm", place="pack")
    scope = game.fit("scope", rifle)
    suit, slime, bread = game.give("sunrise"), game.give("slime"), game.give("bread")
    silencer = game.give("silencer")
    game.token("magazine-rifle")
    plan = Rearranging(0)
    keys = set(game.keys(gear.moves(game.state, owner, plan)))
    assert keys == {
        f"put:{rifle}:pack", f"put:{rifle}:to.velet",
        f"put:{scope}:pack",
        f"put:{suit}:pack", f"put:{suit}:to.velet",
        f"put:{slime}:pack", f"put:{slime}:to.velet",
        f"put:{spare}:weapon", f"put:{spare}:to.velet",
        f"put:{bread}:to.velet",
        f"put:{silencer}:on.{rifle}", f"put:{silencer}:on.{spare}", f"put:{silencer}:to.velet",
        "hand:bolt:velet", "hand:magazine-rifle:velet",
    }  # fmt: skip
    plan.moved = [rifle, scope, suit, slime, spare, bread, silencer]
    assert set(game.keys(gear.moves(game.state, owner, plan))) == {"hand:bolt:velet", "hand:magazine-rifle:velet"}


@pytest.mark.rule("S-269", "S-276", "S-277")
def test_prepare_brings_focus_and_a_bolt_as_long_as_there_are_some() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    game.play(basic.prepare(game.table, stalker))
    assert (stalker.focus, game.held(piles.BOLT)) == (True, 4)
    rest = game.state.stock[piles.BOLT][piles.SUPPLY]
    game.table.shift(piles.BOLT, rest, piles.SUPPLY, piles.MAP)
    game.play(basic.prepare(game.table, stalker))
    assert game.held(piles.BOLT) == 4


@pytest.mark.rule("S-333", "S-334", "S-628", "S-629", "S-630", "S-305")
@pytest.mark.parametrize(
    ("face", "answers", "hp", "dose", "focus", "free"),
    [
        ("bread", (), 12, 9, True, False),
        ("sausage", (), 14, 9, True, False),
        ("first_aid_kit", (), 16, 9, False, False),
        ("bandage", (), 14, 9, False, False),
        ("antirad", (), 10, 1, False, False),
        ("vodka", (), 10, 5, False, False),
        ("energy_drink", (), 10, 9, True, True),
    ],
)
def test_what_items_do_once(face: str, answers: tuple[str, ...], hp: int, dose: int, focus: bool, free: bool) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    stalker.hp, stalker.dose = 10, 9
    card = game.give(face)
    game.play(items.use(game.table, stalker, card), *answers)
    assert (stalker.hp, stalker.dose, stalker.focus, stalker.free_next) == (hp, dose, focus, free)
    assert card in game.state.piles[piles.ITEMS]


@pytest.mark.rule("S-587", "S-589", "S-723", "S-137")
def test_the_scout_shoots_and_is_looked_at() -> None:
    game = Game("palkan", on=lane(6, cover={"3,0": 1}))
    stalker = game.put("5,0")
    game.state.companion = Companion("scout", game.at("0,0"), 10)
    zombie = game.enemy("zombie", "3,0", EAST)
    (sic,) = [one for one in companions.actions(game.state, stalker) if one.__class__.__name__ == "Sic"]
    game.table.force((6, 1, 1, 1))
    game.play(companions.sic(game.table, stalker, sic))  # type: ignore[arg-type]
    assert (zombie.pinned, zombie.exposed, zombie.facing) == (False, False, WEST), "3 ★ less cover are too few"
    assert stalker.used == ["sicced"]
