"""What stalkers do, looked at closely: turns, actions, movement, attacks, gear."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ITEM, SHOT, WEAPON
from fivefires.games.stalker.content.vocabulary import Find, Part
from fivefires.games.stalker.rules import (
    actions,
    attack,
    attention,
    basic,
    board,
    chances,
    dice,
    flow,
    gear,
    items,
    loot,
    moving,
    outfit,
    rolls,
    trade,
)
from fivefires.games.stalker.rules.questions import Act, Buy, Knife, Reload, Sell, Shoot, Sneak, UseItem
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    NOBODY,
    NOWHERE,
    UNNOTICED,
    Activation,
    Attack,
    Beckoning,
    Reactions,
    Stage,
    enemy_of,
)
from tests.games.stalker.rules.test_attack import armed, next_wound, shoot
from tests.games.stalker.tables import (
    ACCURATE,
    EAST,
    G0,
    G1,
    G2,
    G3,
    MASK,
    MASK_2,
    STAR,
    STAR_2,
    STAR_3,
    STAR_MASK,
    WEST,
    Game,
    Map,
    lane,
    squares,
)


def on_turn(*team: str, on: Map | None = None) -> Game:
    game = Game(*(team or ("palkan", "velet")), on=on or lane(8))
    for number in range(len(game.state.stalkers)):
        game.put("0,0", number)
        game.focus(number, on=False)
    game.state.turn = 0
    return game


def offered(game: Game) -> set[str]:
    return {key.partition(":")[0] for key in game.keys(actions.options(game.state, game.stalker()))}


def do(game: Game, *answers: str) -> None:
    game.play(actions.act(game.table), *answers)


# --- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-229", "S-232", "S-438", "S-439")
def test_what_a_turn_offers() -> None:
    game = on_turn()
    stalker = game.stalker()
    assert {"go", "sneak", "prepare", "decoy"} <= offered(game)
    assert "end-turn" not in offered(game)
    stalker.left[0] = 0
    assert offered(game) & {"go", "sneak", "prepare", "decoy", "bolt"} == set()
    assert "end-turn" in offered(game)
    stalker.free_next = True
    assert {"go", "prepare"} <= offered(game)
    assert "end-turn" not in offered(game)
    stalker.free_next, stalker.markers = False, 1
    assert "go" in offered(game)
    stalker.pinned = True
    assert offered(game) == {"stand-up"}
    stalker.markers = 0
    assert offered(game) == {"end-turn"}


@pytest.mark.rule("S-231", "S-242", "S-595", "S-142", "S-147", "S-630")
def test_what_slides_the_token() -> None:
    game = on_turn(on=lane(8, radiation={"0,0": 2}))
    stalker = game.stalker()
    do(game, "prepare")
    assert (stalker.left, stalker.dose, stalker.trail) == ([1, 2], 2, [])
    game.table.shift(piles.MARKER, 1, piles.SUPPLY, piles.MAP)
    stalker.markers = 1
    do(game, "prepare")
    assert (stalker.left, stalker.markers, stalker.dose) == ([1, 2], 0, 2)
    assert game.state.stock[piles.MARKER] == {piles.SUPPLY: 36}
    stalker.free_next = True
    do(game, "prepare")
    assert (stalker.left, stalker.free_next, stalker.dose) == ([1, 2], False, 2)
    stalker.turns = 1
    do(game, "prepare")
    assert (stalker.left, stalker.dose) == ([1, 1], 4)


@pytest.mark.rule("S-245", "S-285", "S-374")
def test_what_is_a_standard_action() -> None:
    game = armed("ptm")
    stalker = game.stalker()
    snork = board.figure(game.enemy("snork", "1,0", EAST))
    standard = {
        key: actions.is_standard(game.state, stalker, option)
        for key, option in (
            ("quick", Shoot("quick", snork)),
            ("single", Shoot("single", snork)),
            ("reload", Reload(gear.weapon_of(game.state, stalker))),
            ("knife", Knife(snork)),
            ("sneak", Sneak("1,0")),
            ("prepare", Act.PREPARE),
            ("order", Act.ORDER),
            ("decoy", Act.DECOY),
            ("bolt", Act.BOLT),
            ("stand", Act.STAND_UP),
            ("detect", Act.DETECT),
            ("lead", Act.LEAD_HEAL),
        )
    }
    free = {"quick", "detect", "lead"}
    assert standard == {key: key not in free for key in standard}
    game.focus()
    assert not actions.is_standard(game.state, stalker, Reload(gear.weapon_of(game.state, stalker)))
    stalker.free_shot = True
    assert not actions.is_standard(game.state, stalker, Shoot("single", snork))
    assert not stalker.free_shot
    assert actions.is_standard(game.state, stalker, Shoot("single", snork))
    grenade, bread = game.give("frag_grenade"), game.give("bread")
    assert actions.is_standard(game.state, stalker, UseItem(grenade))
    assert not actions.is_standard(game.state, stalker, UseItem(bread))


@pytest.mark.rule("S-226", "S-227", "S-232", "S-518")
def test_a_turn_begins_and_ends() -> None:
    game = on_turn("palkan", "velet", "milady")
    stalker = game.put("3,0", 1)
    stalker.used, stalker.seen_by, game.state.passed = ["x"], [9], [0]
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    actions.begin_turn(game.table, stalker)
    assert (game.state.turn, game.state.passed, stalker.used, stalker.seen_by) == (1, [], [], [bandit.number])
    assert stalker.attention == HIGH
    stalker.free_next = stalker.free_shot = True
    stalker.used = ["x"]
    actions.end_turn(game.table, stalker)
    assert (game.state.turn, game.state.next, stalker.turns) == (NOBODY, 2, 1)
    assert (stalker.used, stalker.seen_by, stalker.free_next, stalker.free_shot) == ([], [], False, False)
    assert game.state.agenda == [Reactions(1)]
    actions.end_turn(game.table, game.stalker(2))
    assert game.state.next == 0


@pytest.mark.rule("S-237", "S-238", "S-239", "S-240", "S-226")
def test_who_comes_next() -> None:
    game = on_turn("palkan", "velet", "milady")
    state = game.state
    state.turn, state.stage, state.next = NOBODY, Stage.PLAYERS, 0
    game.play(flow.players(game.table), "pass-turn")
    assert (state.next, state.passed, state.turn) == (1, [0], NOBODY)
    game.play(flow.players(game.table), "pass-turn")
    game.play(flow.players(game.table))
    assert (state.turn, state.passed) == (2, []), "the others have passed, so nobody is asked"
    state.turn, state.next = NOBODY, 1
    state.stalkers[1].turns = 2
    game.play(flow.players(game.table), "take-turn")
    assert state.turn == 2
    state.turn, state.next = NOBODY, 0
    for number in (1, 2):
        state.stalkers[number].turns = 2
    state.stalkers[0].turns = 1
    game.play(flow.players(game.table))
    assert state.turn == 0
    state.turn, state.stalkers[0].turns = NOBODY, 2
    game.play(flow.players(game.table))
    assert state.stage == Stage.ENEMIES


@pytest.mark.rule("S-327", "S-328", "S-329", "S-330", "S-331", "S-332", "S-572")
def test_the_lead_token() -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    stalker.hp = 13
    assert {"lead-heal", "lead-focus"} <= offered(game)
    do(game, "lead-heal")
    assert (stalker.hp, game.state.lead, game.state.lead_used) == (15, 1, True)
    assert "lead-heal" not in offered(game)
    game.state.lead = 0
    assert "lead-focus" not in offered(game)
    game.state.lead_used = False
    do(game, "lead-focus")
    assert (stalker.focus, stalker.hp, game.state.lead) == (True, 15, 1)
    game.state.lead_used = False
    assert "lead-focus" not in offered(game)


@pytest.mark.rule("S-607", "S-378")
def test_palkans_free_shot_is_one_and_for_focus() -> None:
    game = armed("akm_74u")
    game.state.turn = 0
    assert "rapid" not in offered(game)
    game.focus()
    assert "rapid" in offered(game)
    snork = game.enemy("snork", "2,0", EAST)
    do(game, "rapid")
    assert (game.stalker().focus, game.stalker().free_shot) == (False, True)
    game.focus()
    assert "rapid" not in offered(game)
    game.focus(on=False)
    game.stalker().left = [0, 0]
    game.table.force((STAR, STAR, STAR), (G0, G0))
    do(game, f"shoot:single:{board.figure(snork)}", "head")
    assert game.stalker().left == [0, 0]
    assert "shoot" not in offered(game)


# --- basic actions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-249", "S-250")
def test_sneaking() -> None:
    game = on_turn(on=Map(squares((0, 0), (1, 0), (2, 0), (0, 1), (3, 0), (1, 1))))
    keys = {option.space for option in basic.sneaks(game.state, game.stalker())}
    assert keys == {game.name(game.at(name)) for name in ("1,0", "0,1")}
    game.enemy("bandit_rifle", "3,0", WEST)
    assert basic.sneaks(game.state, game.stalker()) == []
    game.put("0,1")
    assert {option.space for option in basic.sneaks(game.state, game.stalker())} == {game.name(game.at("1,1"))}


@pytest.mark.rule("S-249", "S-250")
def test_light_feet_sneak_two_spaces_unseen() -> None:
    game = on_turn("tykhyi")
    stalker = game.stalker()
    assert len(basic.sneaks(game.state, stalker)) == 2
    game.play(basic.sneak(game.table, stalker, Sneak(game.name(game.at("2,0")))))
    assert (stalker.space, stalker.attention) == (game.at("2,0"), UNNOTICED)
    game.play(basic.sneak(game.table, stalker, Sneak(game.name(game.at("3,0")))))
    assert stalker.space == game.at("3,0")


@pytest.mark.rule("S-606")
def test_only_milady_goes_in_the_shadows_and_once_a_turn() -> None:
    game = on_turn("milady", "velet")
    assert len(basic.shadows(game.state, game.stalker())) == 1
    assert basic.shadows(game.state, game.stalker(1)) == []
    game.stalker().used = ["shadow"]
    assert basic.shadows(game.state, game.stalker()) == []


@pytest.mark.rule("S-276", "S-277", "S-278")
def test_prepare_gives_focus_and_a_bolt_and_lystva_heals() -> None:
    game = on_turn("lystva", "velet")
    stalker, other = game.stalker(), game.stalker(1)
    bolts = game.held(piles.BOLT)
    other.hp = 10
    game.play(basic.prepare(game.table, stalker), "who:velet")
    assert (stalker.focus, game.held(piles.BOLT), other.hp, other.focus) == (True, bolts + 1, 12, False)
    game = on_turn("palkan", "velet")
    game.play(basic.prepare(game.table, game.stalker(), order=True), "enough")
    assert game.said == ["ask-whose-gear"]


@pytest.mark.rule("S-278")
def test_gear_is_put_in_order_only_by_who_says_so() -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    game.put("4,0", 1)
    assert "order" not in offered(game), "nothing that could go elsewhere"
    pistol = game.give("ptm", place="pack")
    assert "order" in offered(game)
    do(game, "prepare")
    assert (game.said, stalker.focus) == (["ask-action"], True)
    do(game, "order", f"put:{pistol}:weapon")
    assert game.said == ["ask-action", "ask-rearrange"]
    assert gear.weapon_of(game.state, stalker) == pistol
    stalker.left[0] = 1
    assert "order" in offered(game), "and back again"


@pytest.mark.rule("S-284", "S-286", "S-287", "S-377")
def test_reloading() -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    rifle, pistol, gauss = game.give("akm_74u"), game.give("ptm", place="pack"), game.give("gauss", place="pack")
    for card in (rifle, pistol, gauss):
        game.state.ammo[card] = 1
    assert basic.reloads(game.state, stalker) == []
    game.token("magazine-rifle")
    assert basic.reloads(game.state, stalker) == [Reload(rifle)]
    game.token("magazine-pistol")
    assert basic.reloads(game.state, stalker) == [Reload(rifle), Reload(pistol)]
    basic.reload(game.table, stalker, Reload(pistol))
    assert (game.state.ammo[pistol], game.held("magazine-pistol"), game.held("magazine-rifle")) == (4, 0, 1)
    game.token("magazine-pistol")
    assert basic.reloads(game.state, stalker) == [Reload(rifle)], "the pistol is full"


@pytest.mark.rule("S-290", "S-291")
def test_who_can_decoy() -> None:
    game = on_turn("skryp", "velet")
    skryp, velet = game.stalker(), game.stalker(1)
    assert basic.can_decoy(game.state, skryp)
    velet.attention, velet.noticed = HIGH, game.at("0,0")
    assert not basic.can_decoy(game.state, velet)
    velet.attention = LOW
    assert basic.can_decoy(game.state, velet)
    for number in (0, 1):
        game.table.shift(piles.BOLT, 3, piles.POCKET[number], piles.SUPPLY)
    assert not basic.can_decoy(game.state, velet)
    assert not basic.can_decoy(game.state, skryp)
    game.focus(0)
    game.focus(1)
    assert basic.can_decoy(game.state, skryp)
    assert not basic.can_decoy(game.state, velet)


@pytest.mark.rule("S-290", "S-291", "S-292", "S-293", "S-294")
@pytest.mark.parametrize(("loud", "far", "bolts"), [(False, "3,0", 2), (True, "5,0", 3)])
def test_a_decoy_costs_a_bolt_and_is_heard_beside_it(loud: bool, far: str, bolts: int) -> None:
    game = on_turn("skryp", "velet", on=lane(9))
    stalker = game.stalker()
    game.focus(on=loud)
    near, beside = game.enemy("zombie", far, EAST), game.enemy("zombie", f"{int(far[0]) + 1},0", EAST)
    game.enemy("zombie", "8,0", EAST)
    game.play(basic.decoy(game.table, stalker), f"to:{game.name(game.at(far))}")
    assert game.held(piles.BOLT) == bolts
    assert (stalker.attention, stalker.noticed) == (LOW, game.at(far))
    hear = (near.number, beside.number)
    assert [one.only for one in game.state.agenda if isinstance(one, Activation)] == [hear]
    assert game.state.agenda[-1] == Beckoning(hear)


@pytest.mark.rule("S-295", "S-296", "S-153", "S-154")
def test_which_symbols_a_bolt_reaches() -> None:
    game = on_turn(on=lane(12))
    stalker = game.stalker()
    game.anomaly("bubble", 98, "3,0")
    game.anomaly("", 98, "1,0")
    far = game.anomaly("whirligig", 98, "4,0")
    symbols = basic.bolt_symbols(game.state, stalker)
    assert {petal.space for petal in symbols} == {game.at("3,0")}
    game.state.bolts = [symbols[0].number]
    assert len(basic.bolt_symbols(game.state, stalker)) == len(symbols) - 1
    game.put("7,0")
    assert {petal.space for petal in basic.bolt_symbols(game.state, stalker)} == {game.at("4,0")}
    assert far == 2


@pytest.mark.rule("S-611", "S-295")
def test_only_borsuk_throws_again_and_only_with_another_bolt() -> None:
    for team, bolts, asked in (("borsuk", 2, 2), ("borsuk", 1, 1), ("velet", 2, 1)):
        game = on_turn(team, on=lane(8))
        game.table.shift(piles.BOLT, 3 - bolts, piles.POCKET[0], piles.SUPPLY)
        game.anomaly("bubble", 98, "2,0")
        place = game.name(game.at("2,0"))
        more = ["enough"] if asked == 2 else []
        game.play(basic.throw_bolt(game.table, game.stalker()), f"symbol:{place}:4", *more)
        assert len(game.said) == asked
        assert game.held(piles.BOLT) == bolts - 1
        assert game.state.stock[piles.BOLT][piles.MAP] == 1


# --- movement and attention -------------------------------------------------------------------------------------------


@pytest.mark.rule("S-246", "S-247", "S-253", "S-261", "S-262")
def test_where_a_movement_leads() -> None:
    game = on_turn("palkan", "velet", on=Map(squares((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 1))))
    game.put("1,0", 1)
    found = {option.space for option in moving.ways(game.state, game.stalker())}
    assert found == {game.name(game.at(name)) for name in ("1,0", "2,0", "3,0", "0,1")}
    found = {option.space for option in moving.ways(game.state, game.stalker(), 1)}
    assert found == {game.name(game.at(name)) for name in ("1,0", "0,1")}
    game.enemy("snork", "3,0", EAST)
    quiet = {option.space for option in moving.ways(game.state, game.stalker(), 3, only_loud=True)}
    assert quiet == set() or game.name(game.at("0,1")) not in quiet


@pytest.mark.rule("S-268", "S-269", "S-270", "S-273", "S-313", "S-320")
def test_attention_after_movements() -> None:
    game = on_turn("palkan", on=Map(squares(*[(x, 0) for x in range(6)], (2, 1), (2, 2), (2, 3))))
    stalker = game.put("5,0")
    game.play(moving.go(game.table, stalker, game.at("4,0"), 1))
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("4,0"))
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(moving.go(game.table, stalker, game.at("3,0"), 1))
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("3,0"))
    game.play(moving.go(game.table, stalker, game.at("4,0"), 1))
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("4,0"))
    bandit.facing = WEST
    game.play(moving.go(game.table, stalker, game.at("5,0"), 1))
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("4,0")), "it does not follow him unseen"


@pytest.mark.rule("S-311", "S-313", "S-314", "S-315", "S-317", "S-318", "S-319")
def test_what_can_be_done_to_a_token() -> None:
    game = on_turn("palkan", on=lane(8))
    stalker = game.put("7,0")
    table = game.table
    assert not attention.reduce(table, stalker)
    attention.place_low(table, stalker, game.at("2,0"), "S-311")
    attention.place_low(table, stalker, game.at("3,0"), "S-311")
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("3,0"))
    attention.shift(table, stalker, game.at("4,0"), "S-636")
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("4,0"))
    assert attention.reduce(table, stalker)
    assert (stalker.attention, stalker.noticed) == (UNNOTICED, NOWHERE)
    attention.shift(table, stalker, game.at("4,0"), "S-636")
    attention.beckon(table, stalker, 1, "S-465")
    assert stalker.attention == UNNOTICED
    attention.place_high(table, stalker, game.at("1,0"), "S-311")
    attention.place_low(table, stalker, game.at("3,0"), "S-313")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("1,0"))
    attention.beckon(table, stalker, 2, "S-465")
    assert stalker.noticed == game.at("3,0")
    attention.beckon(table, stalker, 20, "S-465")
    assert stalker.noticed == game.at("7,0")
    attention.place_high(table, stalker, game.at("1,0"), "S-311")
    assert attention.reduce(table, stalker)
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("1,0"))
    game.enemy("bandit_rifle", "5,0", EAST)
    attention.place_high(table, stalker, game.at("1,0"), "S-315")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("7,0"))
    assert not attention.reduce(table, stalker)
    attention.shift(table, stalker, game.at("1,0"), "S-315")
    attention.beckon(table, stalker, 1, "S-315")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("7,0"))
    assert attention.tokens(game.state) == 1 << game.at("7,0") == attention.tokens(game.state, HIGH)
    assert attention.tokens(game.state, LOW) == 0


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-155", "S-367", "S-375", "S-380", "S-381", "S-374")
def test_which_shots_there_are() -> None:
    game = armed("akm_74u", on=lane(8))
    stalker = game.stalker()
    near, far = game.enemy("snork", "3,0", EAST), game.enemy("snork", "4,0", EAST)
    found = {(shot.shot, shot.enemy) for shot in attack.shots(game.state, stalker)}
    assert found == {("single", board.figure(near)), ("burst", board.figure(near))}
    far.space = game.at("0,0")
    assert len(attack.shots(game.state, stalker)) == 4
    game.state.ammo[gear.weapon_of(game.state, stalker)] = 1
    assert {shot.shot for shot in attack.shots(game.state, stalker)} == {"single"}
    game.state.dark = [game.at("3,0")]
    assert {shot.enemy for shot in attack.shots(game.state, stalker)} == {board.figure(far)}
    stalker.left = [0, 0]
    assert attack.shots(game.state, stalker) == []
    stalker.free_next = True
    assert len(attack.shots(game.state, stalker)) == 1
    stalker.free_next, stalker.markers = False, 1
    assert len(attack.shots(game.state, stalker)) == 1


@pytest.mark.rule("S-375", "S-612")
def test_a_quick_shot_once_a_turn() -> None:
    game = armed("ptm")
    stalker = game.stalker()
    game.enemy("snork", "1,0", EAST)
    stalker.left = [0, 0]
    assert {shot.shot for shot in attack.shots(game.state, stalker)} == {"quick"}
    stalker.used = ["quick"]
    assert attack.shots(game.state, stalker) == []


@pytest.mark.rule("S-326", "S-388", "S-390", "S-604", "S-609", "S-622")
def test_the_dice_of_a_shot() -> None:
    game = armed("akm_74u", "salavina", "milady", on=lane(9))
    salavina, milady = game.stalker(), game.put("8,0", 1)
    card = gear.weapon_of(game.state, salavina)
    single, burst = SHOT["akm_74u"]["single"], SHOT["akm_74u"]["burst"]
    assert [attack.shooting(milady, away) for away in (0, 3, 4, 7)] == [2, 2, 3, 3]
    assert [attack.shooting(salavina, away) for away in (0, 4)] == [2, 2]
    assert attack.equipment_dice(game.state, salavina, card, single, 3) == 2
    game.fit("scope", card)
    assert [attack.equipment_dice(game.state, salavina, card, single, away) for away in (2, 3, 4)] == [2, 3, 3]
    assert attack.equipment_dice(game.state, salavina, card, burst, 3) == 2
    snork = game.enemy("snork", "2,0", EAST)
    assert attack.equipment_dice(game.state, salavina, card, single, 2) == 2
    snork.space = game.at("1,0")
    assert attack.equipment_dice(game.state, salavina, card, single, 2) == 3
    assert [attack.knife_dice(one) for one in (salavina, milady)] == [4, 3]
    hulyash = on_turn("hulyash").stalker()
    assert attack.knife_dice(hulyash) == 5


@pytest.mark.rule("S-388", "S-345")
def test_the_neuron_adds_a_star_to_a_shot() -> None:
    game = armed("ptm")
    game.give("neuron")
    snork = game.enemy("snork", "1,0", WEST)
    game.table.force((STAR_2, STAR_2, STAR), (G0,))
    shoot(game, "single", snork, "head")
    assert enemy_of(game.state, snork.number) is None, "5 ★ and 1 more reach the head"


@pytest.mark.rule("S-011", "S-365", "S-366", "S-592", "S-593")
def test_faces_and_the_most_dice() -> None:
    game = on_turn()
    assert len(dice.roll(game.table, 9)) == 6
    assert dice.roll(game.table, 0) == []
    assert len(dice.roll(game.table, 1)) == 1
    thrown = [face for _ in range(60) for face in dice.roll(game.table, 6)]
    assert {*thrown} == {1, 2, 3, 4, 5, 6}
    assert dice.stars_of([G0, G1, G2, ACCURATE, G3]) == 8
    assert dice.stars_of([G0, G1, G2, ACCURATE, G3], accurate=True) == 10
    assert dice.yellow_stars([MASK, STAR_MASK, STAR, STAR_2, MASK_2, STAR_3]) == 7
    assert dice.yellow_masks([MASK, STAR_MASK, STAR, STAR_2, MASK_2, STAR_3]) == 4
    assert chances.at_least(6, 1, 0) == (0, 6)
    assert chances.at_least(3, 1, 0) == (1, 6)
    assert chances.at_least(4, 0, 1, accurate=True) == (1, 6)
    assert chances.share(0, 2, 3) == 1.0


@pytest.mark.rule("S-365", "S-366")
def test_where_a_weapon_is_accurate() -> None:
    game = armed("akm_74u")
    card = gear.weapon_of(game.state, game.stalker())
    assert WEAPON[card].accurate == (2, 2)
    assert [rolls.is_accurate(Attack(0, 0, card, range=away)) for away in (1, 2, 3)] == [False, True, False]
    assert not rolls.is_accurate(Attack(0, 0, range=2))


@pytest.mark.rule("S-391", "S-392", "S-437", "S-637")
def test_rolling_again() -> None:
    game = armed("ptm", "kremin")
    stalker = game.stalker()
    game.give("meat_chunk")
    game.focus()
    shot = game.state.attack = Attack(
        0, 0, gear.weapon_of(game.state, stalker), "single", yellow=[MASK, STAR], green=[G0]
    )
    game.table.force((STAR_3,), (G3,))
    game.play(
        rolls.rerolls(game.table, stalker, shot), "roll", "again:yellow:1", "focus", "again:green:1", "roll", "use"
    )
    assert (shot.yellow, shot.green, shot.stars) == ([STAR_3, STAR], [G3], 1)
    assert (stalker.focus, stalker.exposed) == (False, True)
    assert rolls.stars(shot) == 3 + 1 + 3 + 1
    game.focus()
    game.play(rolls.rerolls(game.table, stalker, shot), "keep", "keep")
    assert (shot.yellow, shot.green, shot.stars, stalker.focus) == ([STAR_3, STAR], [G3], 1, True)


@pytest.mark.rule("S-391", "S-392")
def test_attachments_roll_so_many_dice_again() -> None:
    game = armed("kora")
    card = gear.weapon_of(game.state, game.stalker())
    game.fit("compensator", card)
    shot = Attack(0, 0, card, "single", yellow=[MASK, MASK, MASK], green=[G0])
    game.table.force((STAR_3, STAR_2))
    asked = rolls.rerolls(game.table, game.stalker(), shot)
    game.play(asked, "roll", "again:yellow:1", "again:yellow:1")
    assert (shot.yellow, shot.green) == ([STAR_3, STAR_2, MASK], [G0])


@pytest.mark.rule("S-136", "S-141", "S-396", "S-300", "S-299", "S-298", "S-301")
def test_a_knife_from_the_dark_and_a_knife_seen() -> None:
    for seen, faces, dead in ((False, (G2, G2, G1), True), (True, (G2, G2, G1), False), (True, (G3, G3, G1), True)):
        game = on_turn("palkan", on=lane(cover={"0,0": 3}))
        stalker = game.stalker()
        bandit = game.enemy("bandit_rifle", "0,0", EAST)
        other = game.enemy("snork", "5,0", EAST)
        stalker.seen_by = [bandit.number if seen else other.number]
        stalker.attention, stalker.noticed = LOW, game.at("3,0")
        game.table.force(faces)
        game.play(attack.knife(game.table, stalker, board.figure(bandit)), "head")
        assert (enemy_of(game.state, bandit.number) is None) == dead
        assert (stalker.attention == UNNOTICED) == dead
        assert game.state.attack is None


@pytest.mark.rule("S-406", "S-407", "S-614", "S-394")
def test_a_blast_hits_all_on_the_space_and_nobody_else() -> None:
    game = armed("sawed_off", on=Map({"0,0": [(0, 0)], "B": [(1, 0), (1, 1)], "C": [(2, 0)]}))
    one, two, three = game.enemy("snork", "B", EAST), game.enemy("snork", "B", EAST), game.enemy("snork", "C", EAST)
    for _ in range(2):
        next_wound(game, light=2)
    game.table.force((STAR_MASK, MASK_2, STAR), (G1, G0, G0))
    shoot(game, "two_barrels", one, "spend:blast")
    assert (one.pinned, two.pinned, three.pinned) == (True, True, False)
    assert (one.facing, two.facing, three.facing) == (WEST, WEST, EAST)
    assert not three.exposed


@pytest.mark.rule("S-394", "S-617", "S-387")
def test_focused_chooses_the_head_after_the_roll() -> None:
    game = armed("udp_compact")
    snork = game.enemy("snork", "1,0", WEST)
    game.table.force((STAR_3, STAR_3, MASK_2), (G0, G0))
    shoot(game, "single", snork, "torso", "spend:focused")
    assert enemy_of(game.state, snork.number) is None
    rodent = game.enemy("rodent", "1,0", WEST)
    game.table.force((STAR, STAR, MASK_2), (G0, G0))
    shoot(game, "single", rodent)
    assert enemy_of(game.state, rodent.number) is rodent


@pytest.mark.rule("S-403")
def test_what_nobody_gets_the_main_target_has() -> None:
    game = armed("akm_74u")
    first, second, third = (game.enemy("snork", at, EAST) for at in ("2,0", "3,0", "1,0"))
    next_wound(game, light=4)
    game.table.force((STAR_2, STAR, STAR), (G1, G1))
    shoot(game, "burst", first, f"share:{board.figure(second)}:3", f"share:{board.figure(third)}:3")
    assert enemy_of(game.state, second.number) is None
    assert game.said == ["ask-share", "ask-share"]
    assert enemy_of(game.state, first.number) is first
    assert first.facing == WEST


@pytest.mark.rule("S-623", "S-624", "S-383")
def test_a_silencer_and_a_launcher() -> None:
    game = armed("ptm")
    stalker = game.stalker()
    game.fit("silencer", gear.weapon_of(game.state, stalker))
    chimera = game.enemy("chimera", "1,0", EAST)
    chimera.facing = WEST
    game.table.force((STAR, STAR, STAR), (G0,))
    shoot(game, "single", chimera)
    assert (stalker.attention, game.state.ammo[gear.weapon_of(game.state, stalker)]) == (HIGH, 3)
    snork = game.enemy("snork", "2,0", EAST)
    game.state.enemies = [snork]
    snork.space = game.at("1,0")
    game.table.force((STAR_3, STAR_3, STAR_3), (G0,))
    shoot(game, "single", snork, "head")
    assert stalker.attention == LOW


# --- gear -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-144", "S-337", "S-347", "S-348", "S-349", "S-350", "S-511", "S-512", "S-354")
def test_what_gear_is_worth() -> None:
    game = on_turn("zirka", "velet")
    stalker = game.stalker()
    values = (gear.shielding, gear.defence, gear.pack_room, gear.base_dose)
    assert [value(game.state, stalker) for value in values] == [1, 0, 6, 0]
    jacket = game.give("seva")
    plate = game.fit("ballistic_plate", jacket)
    assert [value(game.state, stalker) for value in values] == [4, 3, 6, 0]
    game.give("slime")
    game.give("neuron")
    assert gear.base_dose(game.state, stalker) == 2
    gear.put(game.table, jacket, piles.PACK[0])
    assert [value(game.state, stalker) for value in values] == [1, 0, 6, 6]
    assert {jacket, plate} <= {*game.state.piles[piles.PACK[0]]}
    other = game.give("leather_jacket")
    game.fit("side_pouches", other)
    assert gear.pack_room(game.state, stalker) == 8
    gear.discard(game.table, other)
    assert gear.pack_room(game.state, stalker) == 6
    game.fit("improved_container", game.give("sunrise"))
    assert gear.base_dose(game.state, stalker) == 4


@pytest.mark.rule("S-340", "S-370", "S-371", "S-372")
def test_what_goes_on_what() -> None:
    game = on_turn()
    stalker = game.stalker()
    rifle, jacket = game.give("akm_74u"), game.give("leather_jacket")
    scope, second = game.give("scope", place="pack"), game.give("scope", place="pack")
    plate, grip = game.give("ballistic_plate", place="pack"), game.give("foregrip", place="pack")
    assert gear.hosts(game.state, stalker, scope) == [rifle]
    assert gear.hosts(game.state, stalker, plate) == [jacket]
    assert gear.hosts(game.state, stalker, grip) == []
    gear.fit(game.table, scope, rifle)
    assert gear.hosts(game.state, stalker, second) == []
    assert gear.hosts(game.state, stalker, scope) == []
    assert gear.with_attachments(game.state, rifle) == [rifle, scope]
    assert game.state.piles[piles.WEAPON[0]] == [rifle, scope]
    gear.put(game.table, scope, piles.PACK[0])
    assert game.state.fitted == {}
    assert gear.hosts(game.state, game.stalker(1), scope) == []


@pytest.mark.rule("S-343", "S-356", "S-281", "S-283")
def test_three_artifacts_and_no_more() -> None:
    game = on_turn()
    stalker = game.stalker()
    first = game.give("slime")
    for face in ("echinus", "eye"):
        game.give(face)
    new = next(card for card in game.state.piles[piles.ARTIFACTS] if card.startswith("flame"))
    gain = gear.gain(game.table, stalker, new, piles.ARTIFACTS, "S-356")
    game.play(gain, f"put:{new}:artifact", f"put:{first}:pack")
    assert new in game.state.piles[piles.ARTIFACT[0]]
    assert game.state.piles[piles.PACK[0]] == [first]
    assert len(game.state.piles[piles.ARTIFACT[0]]) == 3


@pytest.mark.rule("S-352", "S-350", "S-359")
def test_what_is_too_much_is_dropped() -> None:
    game = on_turn()
    stalker = game.stalker()
    for _ in range(5):
        game.give("bread")
    game.give("sausage")
    bread = next(card for card in game.state.piles[piles.PACK[0]] if card.startswith("bread"))
    game.play(gear.check_room(game.table, stalker))
    assert game.said == []
    rifle = game.give("akm_74u", place="pack")
    game.play(gear.check_room(game.table, stalker), f"drop:{rifle}")
    assert rifle in game.state.piles[piles.WEAPONS]
    assert rifle not in game.state.ammo
    assert len(game.state.piles[piles.PACK[0]]) == 6
    assert bread in game.state.piles[piles.PACK[0]]


@pytest.mark.rule("S-361", "S-362", "S-009")
def test_a_random_card_of_a_tier_or_of_all() -> None:
    game = on_turn()
    wanted = next(card for card in game.state.piles[piles.WEAPONS] if WEAPON[card].tier == 3)
    game.table.force((1,))
    gain = gear.gain_random(game.table, game.stalker(), piles.WEAPONS, "S-361", tier=3)
    game.play(gain, f"put:{wanted}:pack")
    assert WEAPON[wanted].tier == 3
    top = game.state.piles[piles.WEAPONS][0]
    game.table.force((1,))
    game.play(gear.gain_random(game.table, game.stalker(), piles.WEAPONS, "S-362"), f"put:{top}:pack")
    game.table.move_all(piles.WEAPONS, piles.STASH)
    game.play(gear.gain_random(game.table, game.stalker(), piles.WEAPONS, "S-362"))
    assert game.said == []


@pytest.mark.rule("S-278", "S-279", "S-280", "S-282", "S-353")
def test_rearranging_moves_each_thing_once() -> None:
    game = on_turn("palkan", "velet", "milady")
    game.put("3,0", 2)
    stalker = game.stalker()
    rifle = game.give("akm_74u")
    plan = game.state.rearranging = None
    assert plan is None
    bolts = [game.held(piles.BOLT, number) for number in (0, 1, 2)]
    assert bolts[:2] == [3, 3]
    keys = [
        *("who:palkan", "hand:bolt:velet") * 2,
        *("who:velet", "hand:bolt:palkan") * 3,
        f"put:{rifle}:to.velet",
        "hand:bolt:velet",
    ]
    game.play(gear.rearrange(game.table, stalker), *keys)
    assert [game.held(piles.BOLT, number) for number in (0, 1, 2)] == bolts
    assert rifle in game.state.piles[piles.PACK[1]]
    assert game.state.rearranging is None
    assert [one.id for one in gear.together(game.state, stalker)] == ["palkan", "velet"]


# --- items and loot ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-333", "S-354", "S-334")
def test_which_items_can_be_used() -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    given = {face: game.give(face) for face in ("bread", "frag_grenade", "antirad", "smelling_salts", "alarm_clock")}
    game.give("akm_74u", place="pack")

    def usable(*, ready: bool = True) -> set[str]:
        return {option.card for option in items.usable(game.state, stalker, ready=ready)}

    assert usable() == {given[face] for face in ("bread", "frag_grenade", "alarm_clock")}
    assert usable(ready=False) == {given[face] for face in ("bread", "alarm_clock")}
    stalker.dose, stalker.exposed, stalker.attention = 1, True, HIGH
    assert usable() == {given[face] for face in ("bread", "frag_grenade", "antirad", "smelling_salts")}


@pytest.mark.rule("S-333", "S-628", "S-629", "S-630", "S-305")
@pytest.mark.parametrize(
    ("face", "answers", "after"),
    [
        ("bread", (), (12, True, False, 9)),
        ("sausage", (), (14, True, False, 9)),
        ("bandage", ("who:palkan",), (14, False, False, 9)),
        ("antirad", (), (10, False, False, 1)),
        ("energy_drink", (), (10, True, True, 9)),
    ],
)
def test_what_an_item_does(face: str, answers: tuple[str, ...], after: tuple[int, bool, bool, int]) -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    stalker.hp, stalker.dose = 10, 9
    card = game.give(face)
    game.play(items.use(game.table, stalker, card), *answers)
    assert (stalker.hp, stalker.focus, stalker.free_next, stalker.dose) == after
    assert card in game.state.piles[piles.ITEMS]
    assert ITEM[card].id == face


@pytest.mark.rule("S-333", "S-359")
def test_nuts_and_salts() -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    bolts = game.held(piles.BOLT)
    game.play(items.use(game.table, stalker, game.give("bag_of_nuts")))
    assert game.held(piles.BOLT) == bolts + 3
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    stalker.exposed = True
    game.play(items.use(game.table, stalker, game.give("smelling_salts")))
    assert (stalker.exposed, stalker.focus) == (False, True)


@pytest.mark.rule("S-636", "S-632", "S-345", "S-230")
def test_gifts_that_are_actions() -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    assert items.gifts(game.state, stalker) == []
    eye, echinus = game.give("eye"), game.give("echinus")
    assert [one.card for one in items.gifts(game.state, stalker)] == [echinus]
    stalker.attention, stalker.noticed = LOW, game.at("3,0")
    assert {one.card for one in items.gifts(game.state, stalker)} == {eye, echinus}
    near = game.at("1,0")
    game.play(items.use_gift(game.table, stalker, eye), f"to:{game.name(near)}")
    assert (stalker.noticed, game.held(piles.BOLT)) == (near, 2)
    assert {one.card for one in items.gifts(game.state, stalker)} == {eye, echinus}
    game.play(items.use_gift(game.table, stalker, echinus))
    assert (stalker.hp, stalker.focus) == (15, True)
    for left in (1, 0):
        assert [one.card for one in items.gifts(game.state, stalker)] == [eye]
        game.play(items.use_gift(game.table, stalker, eye), f"to:{game.name(game.at(f'{left},0'))}")
        assert (stalker.noticed, game.held(piles.BOLT)) == (game.at(f"{left},0"), left)
    assert items.gifts(game.state, stalker) == [], "no bolt is left"


@pytest.mark.rule("S-198", "S-359", "S-360")
@pytest.mark.parametrize(
    ("find", "amount", "token"),
    [
        (Find.BOLTS, 2, piles.BOLT),
        (Find.PISTOL, 1, "magazine-pistol"),
        (Find.RIFLE, 2, "magazine-rifle"),
        (Find.SHOTGUN, 1, "magazine-shotgun"),
    ],
)
def test_tokens_as_a_reward(find: Find, amount: int, token: str) -> None:
    game = on_turn()
    before = game.held(token)
    game.play(loot.reward(game.table, game.stalker(), find, amount))
    assert game.held(token) == before + amount


@pytest.mark.rule("S-198", "S-361", "S-359", "S-360")
@pytest.mark.parametrize(
    ("find", "amount", "deck", "times"),
    [
        (Find.WEAPON, 1, piles.WEAPONS, 1),
        (Find.ATTACHMENT, 1, piles.ATTACHMENTS, 1),
        (Find.ARTIFACT, 1, piles.ARTIFACTS, 1),
        (Find.ITEM, 2, piles.ITEMS, 2),
    ],
)
def test_cards_as_a_reward(find: Find, amount: int, deck: str, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = on_turn()
    found: list[tuple[str, int]] = []

    async def gain(table: object, stalker: object, deck: str, rule: str, tier: int = 0) -> None:
        found.append((deck, tier))

    monkeypatch.setattr(gear, "gain_random", gain)
    game.play(loot.reward(game.table, game.stalker(), find, amount))
    assert found == [(deck, amount if find in (Find.WEAPON, Find.ATTACHMENT) else 0)] * times


@pytest.mark.rule("S-195", "S-196", "S-197", "S-425", "S-009")
def test_loot_lies_in_stacks() -> None:
    game = on_turn()
    here = game.at("0,0")
    game.state.loot = [game.at("3,0"), NOWHERE]
    game.table.draw(piles.LOOT, piles.LOOT_STACK[0])
    assert loot.stack_at(game.state, here) is None
    loot.leave(game.table, here)
    assert (game.state.loot, loot.stack_at(game.state, here)) == ([game.at("3,0"), here], 1)
    loot.leave(game.table, here)
    assert len(game.state.piles[piles.LOOT_STACK[1]]) == 2
    loot.leave(game.table, game.at("5,0"))
    assert game.state.loot == [game.at("3,0"), here, game.at("5,0")]
    game.table.move_all(piles.LOOT, piles.LOOT_DISCARDS)
    loot.leave(game.table, game.at("6,0"))
    assert len(game.state.loot) == 3
    assert game.state.loot[2] == game.at("5,0")


# --- sharing out and trading ------------------------------------------------------------------------------------------


@pytest.mark.rule("S-070", "S-072", "S-073", "S-074", "S-075", "S-076", "S-077")
def test_departing_makes_ready() -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    rifle, pistol = game.give("akm_74u"), game.give("ptm", place="pack")
    game.state.ammo = {}
    game.give("slime")
    stalker.hp, stalker.dose = 3, 9
    bolts = game.held(piles.BOLT)
    outfit.depart(game.table, stalker)
    assert (stalker.hp, stalker.dose, stalker.focus, game.held(piles.BOLT)) == (16, 2, True, bolts + 3)
    assert game.state.ammo == {rifle: 6, pistol: 4}


@pytest.mark.rule("S-070", "S-077", "S-071")
def test_what_a_stalker_can_take_and_where_it_goes() -> None:
    game = on_turn("palkan", "velet")
    stalker = game.stalker()
    for pile in game.state.piles[piles.STASH][:]:
        game.table.move(pile, piles.STASH, piles.ARMORS)
    rifle = game.give("akm_74u")
    gear.put(game.table, rifle, piles.PACK[0])
    for face in ("akm_74u", "scope", "bread", "slime", "leather_jacket"):
        card = game.give(face, place="pack")
        game.table.move(card, piles.PACK[0], piles.STASH)
    stash = [*game.state.piles[piles.STASH]]
    second = next(card for card in stash if card.startswith("akm"))
    game.table.shift("magazine-rifle", 1, piles.SUPPLY, piles.STASH)
    assert {*outfit.takeable(game.state, stalker)} == {*stash, "magazine-rifle"}
    for card in stash:
        outfit.take(game.table, stalker, card)
    outfit.take(game.table, stalker, "magazine-rifle")
    assert [card.partition("#")[0] for card in game.state.piles[piles.WEAPON[0]]] == ["akm_74u", "scope"]
    assert [card.partition("#")[0] for card in game.state.piles[piles.ARMOR[0]]] == ["leather_jacket"]
    assert [card.partition("#")[0] for card in game.state.piles[piles.ARTIFACT[0]]] == ["slime"]
    assert game.held("magazine-rifle") == 1
    assert outfit.slot_for(game.state, stalker, second) == ""
    assert {card.partition("#")[0] for card in game.state.piles[piles.PACK[0]]} >= {"bread", "akm_74u"}


@pytest.mark.rule("S-064", "S-065", "S-066", "S-067", "S-069")
def test_buying_and_selling_move_things_and_coupons() -> None:
    game = on_turn("palkan", "velet")
    game.state.coupons = 1000
    bread = game.state.piles[piles.ITEMS][0]
    trade.buy(game.table, Buy(bread, 200))
    assert (game.state.coupons, bread in game.state.piles[piles.STASH]) == (800, True)
    trade.buy(game.table, Buy("magazine-rifle", 500))
    assert (game.state.coupons, game.state.stock["magazine-rifle"][piles.STASH]) == (300, 1)
    trade.sell(game.table, Sell(bread, 50))
    assert (game.state.coupons, bread in game.state.piles[piles.ITEMS]) == (350, True)


@pytest.mark.rule("S-385", "S-378", "S-402")
def test_part_and_place_of_an_attack() -> None:
    game = armed("crossbow", "palkan")
    stalker = game.stalker()
    snork = game.enemy("snork", "1,0", EAST)
    next_wound(game, light=1)
    game.table.force((STAR, STAR, STAR), (G0, G0, G0))
    shoot(game, "bolt_shot", snork, "torso")
    assert stalker.attention == HIGH, "the snork turned and sees him"
    assert (snork.facing, Part.TORSO) == (WEST, Part.TORSO)
