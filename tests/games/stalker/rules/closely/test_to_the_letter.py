"""Rules to the letter, where nearly the same would be wrong: windows, fences, sides of dice, tokens, the last step."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.index import ENVIRONMENT
from fivefires.games.stalker.content.lost_areas import LOST_AREA
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.rules import (
    actions,
    anomalies,
    attack,
    attention,
    basic,
    board,
    bottoms,
    campaign,
    companions,
    contacts,
    defence,
    enemies,
    environment,
    gear,
    instructions,
    items,
    lost_areas,
    marching,
    moving,
    objective,
    pushing,
    reactions,
    rolls,
    setup,
    striking,
    triggers,
    unknown,
    wounds,
    wrap_up,
)
from fivefires.games.stalker.rules.questions import Act, Do, Shoot, UseItem
from fivefires.games.stalker.show.drawing import tiles
from fivefires.games.stalker.show.scene import scene
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    NOWHERE,
    UNNOTICED,
    Activation,
    Attack,
    Companion,
    Overlay,
    Stage,
    Struck,
    Team,
    Unknown,
    enemy_of,
    units,
)
from fivefires.kernel import SPECTATOR, message
from fivefires.kernel.table import Finished
from fivefires.kernel.tape import Roll
from tests.games.stalker.begun import Begun
from tests.games.stalker.links import Link
from tests.games.stalker.rules.closely.test_turns import asked, two_seats
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import (
    EAST,
    G0,
    G1,
    HERE,
    NORTH,
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
from tests.kit.tables import log

# --- actions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-244", "S-245", "S-278", "S-374", "S-285")
def test_standard_and_free_deeds_and_a_way_in_the_shadows() -> None:
    game = Game("milady")
    stalker = game.put("T03.C")
    game.state.overlays = [Overlay("a1_02"), Overlay("a1_03")]
    keys = game.keys(actions.standard(game.state, stalker))
    assert "do:a1_02:a1_desk" in keys
    assert any(key.startswith("shadow:") for key in keys)
    assert actions.is_standard(game.state, stalker, Do("a1_02", "a1_desk"))
    game.put("T03.A")
    keys = game.keys(actions.standard(game.state, stalker))
    assert "do:a1_03:a1_window" not in keys
    assert not actions.is_standard(game.state, stalker, Do("a1_03", "a1_window"))
    assert not actions.is_standard(game.state, stalker, UseItem(game.give("bread")))
    assert actions.is_standard(game.state, stalker, UseItem(game.give("frag_grenade")))


@pytest.mark.rule("S-004", "S-233", "S-235", "S-217")
def test_an_action_that_fulfils_the_objective_ends_the_mission() -> None:
    game = Game("palkan")
    game.state.achieved = [*MISSION["A1"].needs]
    game.put("T04.G")
    game.state.turn = 0
    with pytest.raises(Finished):
        game.play(actions.act(game.table), "prepare")
    assert game.state.result is not None
    assert game.state.result.ending == "success"


@pytest.mark.rule("S-242", "S-595", "S-243")
def test_each_action_takes_one_marker() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    stalker.markers = game.table.shift(piles.MARKER, 3, piles.SUPPLY, piles.MAP)
    actions.slide(game.table, stalker)
    assert (stalker.markers, game.state.stock[piles.MARKER]) == (2, {piles.SUPPLY: 34, piles.MAP: 2})
    assert (stalker.left, stalker.trail) == ([3, 3], [])


@pytest.mark.rule("S-249", "S-250", "S-125", "S-260", "S-261")
def test_a_companion_in_a_window_lets_nobody_pass() -> None:
    """It fills the space between two windows and cannot be pushed out by them: nobody sneaks there."""
    on = Map(squares(*row(3)), lines={((0, 0), (1, 0)): "W", ((1, 0), (2, 0)): "W"})
    game = Game("palkan", on=on)
    stalker = game.put("0,0")
    assert [one.space for one in basic.sneaks(game.state, stalker)] == [game.name(game.at("1,0"))]
    game.state.companion = Companion("scout", game.at("1,0"), 10)
    assert pushing.pushes(game.state, game.map, stalker, game.at("1,0"), game.at("0,0")) == []
    assert basic.sneaks(game.state, stalker) == []
    assert moving.entries(game.state, game.map, stalker, 2) == 1 << game.at("1,0"), "one may walk on through it"
    assert moving.entries(game.state, game.map, stalker, 1) == 0


@pytest.mark.rule("S-290", "S-291")
@pytest.mark.parametrize(("bolts", "able"), [(0, False), (1, True)])
def test_one_bolt_is_enough_for_a_decoy(bolts: int, able: bool) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.table.shift(piles.BOLT, 3 - bolts, piles.POCKET[0], piles.SUPPLY)
    assert basic.can_decoy(game.state, stalker) == able
    stalker.attention, stalker.noticed = HIGH, game.at("3,0")
    assert not basic.can_decoy(game.state, stalker)


@pytest.mark.rule("S-013", "S-276", "S-391", "S-392", "S-637")
def test_medicine_and_rerolls_are_the_owners_choice() -> None:
    game = two_seats("palkan", "lystva")
    game.put("3,0")
    assert asked(basic.prepare(game.table, game.put("3,0", 1))) == [1]
    other = two_seats("palkan", "kremin")
    assert asked(rolls.rerolls(other.table, other.put("3,0", 1), Attack(1, 0, yellow=[STAR]))) == [1]


@pytest.mark.rule("S-246", "S-253")
def test_after_a_walk_nothing_is_under_way() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("0,0")
    game.play(moving.go(game.table, stalker, game.at("2,0")))
    assert game.state.walk is None
    question = two_seats()
    walker = question.put("3,0", 1)
    question.enemy("bandit_rifle", "7,0", WEST)
    rule = moving.go(question.table, walker, question.at("4,0"))
    asking = rule.send(None)
    assert (question.state.walk is not None, asking.args["left"]) == (True, 2)
    rule.close()


@pytest.mark.rule("S-265", "S-252", "S-444", "S-266", "S-274", "S-561")
def test_the_pushed_leave_as_all_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("palkan", "velet", on=Map({"A": [(0, 0), (0, 1)], "B": [(1, 0)], "C": [(2, 0)]}))
    pushed = game.put("A")
    game.put("C", 1)
    tick = game.enemy("tick", "A", WEST)
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    pushed.exposed, pushed.covers = True, 5
    face = v.Face(spaces=(game.name(game.at("B")),), trigger=(v.Each(v.Whom.HERE, v.Gain.LOSS, 2),))
    monkeypatch.setattr(environment, "face_of_card", lambda overlay: face)
    monkeypatch.setattr(triggers, "ENTERED", {"a1_02": (face.spaces, ())})
    game.state.overlays = [Overlay("a1_02")]
    game.play(moving.be_pushed(game.table, pushed, game.at("B")))
    assert (pushed.space, pushed.exposed, pushed.covers, pushed.hp) == (game.at("B"), False, NOWHERE, 14)
    assert tick.facing == EAST
    assert pushed.left == [2, 2]


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-386", "S-387", "S-298", "S-299", "S-391", "S-389")
def test_the_knife_at_the_head_with_a_second_roll() -> None:
    """5 ★ and 2 of the silent kill are a head shot of 7; the same at the torso would be a wound."""
    game = Game("palkan", on=lane())
    game.put("0,0")
    game.focus()
    zombie = game.enemy("bandit_rifle", "0,0", EAST)
    game.table.force((6, 4, 1), (1,))
    answers = ("head", "focus", "again:green:1", "roll")
    game.play(attack.knife(game.table, game.stalker(), board.figure(zombie)), *answers)
    assert enemy_of(game.state, zombie.number) is None
    assert (game.stalker().focus, game.state.attack) == (False, None)


@pytest.mark.rule("S-386", "S-391", "S-393", "S-396", "S-383", "S-401", "S-388")
def test_a_shot_goes_through_its_steps_and_leaves_nothing_under_way() -> None:
    game = Game("palkan", on=lane(6))
    stalker = game.put("0,0")
    game.focus()
    pistol = game.give("ptm")
    zombie = game.enemy("zombie", "2,0", EAST)
    shot = Shoot("single", board.figure(zombie))
    game.table.force((STAR, STAR, STAR), (G0,), (G1,))
    next_wound(game, light=2)
    game.play(attack.shoot(game.table, stalker, shot), "torso", "focus", "again:green:1", "roll")
    assert (zombie.pinned, zombie.exposed, zombie.facing) == (True, True, WEST)
    assert (game.state.attack, game.state.ammo[pistol], stalker.attention) == (None, 3, HIGH)
    for answer, part in (("head", v.Part.HEAD), ("torso", v.Part.TORSO)):
        other = Attack(0, zombie.number)
        game.play(attack.choose_part(game.table, stalker, zombie, other), answer)
        assert other.part == part


@pytest.mark.rule("S-406", "S-631", "S-402", "S-407")
def test_who_survives_a_grenade_looks_for_the_thrower() -> None:
    game = Game("palkan", on=lane(6))
    game.put("0,0")
    game.focus(on=False)
    zombie = game.enemy("zombie", "2,0", EAST)
    game.table.force((G0, G0, G0, G0))
    game.play(items.use(game.table, game.stalker(), game.give("frag_grenade")), f"to:{game.name(game.at('2,0'))}")
    assert (zombie.facing, game.state.attack) == (WEST, None)
    assert (game.stalker().attention, game.stalker().noticed) == (HIGH, game.at("0,0")), "it sees him now"


@pytest.mark.rule("S-138", "S-139", "S-140", "S-136")
def test_outdoors_is_not_one_room() -> None:
    game = Game("palkan", on=lane(4, cover={"0,0": 2}))
    assert board.cover_of(game.map, game.at("0,0"), game.at("2,0")) == 2
    assert board.cover_of(game.map, game.at("0,0"), game.at("0,0")) == 0


@pytest.mark.rule("S-175", "S-168", "S-520")
def test_who_sees_a_space() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    near, away, far = (
        game.enemy("bandit_rifle", at, side) for at, side in (("3,0", WEST), ("1,0", EAST), ("7,0", EAST))
    )
    assert board.watchers(game.state, game.at("2,0")) == [near, away]
    assert board.watchers(game.state, game.at("7,0")) == [far]
    assert board.watchers(game.state, game.at("5,0")) == []


# --- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-660")
def test_the_last_space_in_sight_counts_and_the_one_behind_it_does_not() -> None:
    game = Game("palkan", on=lane(8))
    game.put("0,0")
    game.state.dark = [game.at("5,0")]
    last, hidden = game.enemy("zombie", "4,0", EAST), game.enemy("zombie", "5,0", EAST)
    game.play(bottoms.expose_enemies(game.table))
    assert (last.exposed, hidden.exposed) == (True, False)


@pytest.mark.rule("S-661")
@pytest.mark.parametrize(("human", "hit"), [("1,0", False), ("2,0", True), ("3,0", True), ("4,0", False)])
def test_a_grenade_flies_two_spaces(human: str, hit: bool) -> None:
    game = Game("palkan", on=Map({**squares(*row(4)), "4,0": [(4, 0), (4, 1)]}))
    stalker = game.put("4,0")
    game.focus(on=False)
    stalker.attention, stalker.noticed = LOW, stalker.space
    game.enemy("bandit_rifle", human, WEST)
    game.play(bottoms.grenade(game.table))
    assert stalker.hp == (10 if hit else 16)


@pytest.mark.rule("S-460", "S-461", "S-640")
def test_what_targets_see() -> None:
    on = Map(squares(*row(5), (9, 0), (9, 1), (14, 0), (14, 1), (18, 0), (18, 1)))
    game = Game("palkan", on=on)
    game.put("0,0")
    bandit = game.enemy("bandit_rifle", "9,0", NORTH, team=1)
    own = sum(1 << game.at(f"{x},0") for x in range(5))
    assert enemies.seen_by_targets(game.state, bandit) == own
    game.enemy("zombie", "14,0", SOUTH, team=2)
    foe = own | 1 << game.at("14,0") | 1 << game.at("14,1")
    assert enemies.seen_by_targets(game.state, bandit) == foe
    game.enemy("dog", "18,0", SOUTH, team=1)
    assert enemies.seen_by_targets(game.state, bandit) == foe
    for kind, more in (("dog_companion", 0), ("scout", 1 << game.at("18,0") | 1 << game.at("18,1"))):
        game.state.companion = Companion(kind, game.at("18,1"), 5)
        assert enemies.seen_by_targets(game.state, bandit) == foe | more


@pytest.mark.rule("S-640", "S-316", "S-491")
def test_who_withdraws_looks_back_and_may_notice_somebody() -> None:
    game = Game("palkan", "velet", on=Map(squares(*row(3), (0, 1), (1, 1))))
    game.put("2,0")
    other = game.put("2,0", 1)
    bandit = game.enemy("bandit_rifle", "0,0", NORTH)
    game.play(enemies.withdraw(game.table, bandit))
    assert (bandit.space, bandit.facing) == (game.at("0,1"), NORTH)
    before = (bandit.space, bandit.facing)
    game.play(enemies.withdraw(game.table, bandit))
    assert (bandit.space, bandit.facing) == before, "nobody sees it there"
    other.space = game.at("0,0")
    attention.notice(game.table)
    assert other.attention == HIGH


@pytest.mark.rule("S-484", "S-485", "S-490")
def test_at_its_goal_it_neither_turns_nor_stays_in_so_many_words() -> None:
    game = Game("palkan", on=lane(6))
    game.put("4,0")
    bandit = game.enemy("bandit_rifle", "2,0", EAST)
    before = log(game.runner)
    assert game.play(marching.move(game.table, bandit, 1 << game.at("2,0") | 1 << game.at("3,0"), 2)) == 0
    assert (bandit.space, bandit.facing, log(game.runner)) == (game.at("2,0"), EAST, before)
    game.put("5,0")
    game.state.dark = [game.at("4,0")]
    dog = game.enemy("dog", "0,0", WEST)
    game.play(marching.move(game.table, dog, 1 << game.at("2,0"), 1))
    assert (dog.space, dog.facing) == (game.at("1,0"), EAST)


@pytest.mark.rule("S-486", "S-487", "S-489", "S-483")
def test_a_turn_that_shows_somebody_ends_an_advance() -> None:
    on = Map(squares((0, 0), (1, 0), (1, 1), (1, 2), (1, 3)))
    game = Game("palkan", on=on)
    game.put("1,3")
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    game.play(marching.advance(game.table, bandit, 2))
    assert (bandit.space, bandit.facing) == (game.at("1,0"), SOUTH), "it turned south, saw him, and goes nowhere"
    stopped = game.enemy("bandit_rifle", "0,0", EAST)
    game.put("1,1")
    game.state.enemies = [stopped]
    game.play(marching.advance(game.table, stopped, 3))
    assert (stopped.space, stopped.facing) == (game.at("1,0"), EAST), "beside it: it stops as it came"


@pytest.mark.rule("S-402", "S-508")
def test_one_looks_across_a_fence_and_not_along_the_way_round() -> None:
    on = Map(squares((0, 0), (1, 0), (0, 1), (1, 1)), lines={((0, 0), (1, 0)): "F"})
    game = Game("palkan", on=on)
    bandit = game.enemy("bandit_rifle", "0,0", NORTH)
    marching.face_space(game.state, bandit, game.at("1,0"))
    assert bandit.facing == EAST
    wall = Map(squares((0, 0), (1, 0), (0, 1), (1, 1)), lines={((0, 0), (1, 0)): "|"})
    game = Game("palkan", on=wall)
    bandit = game.enemy("bandit_rifle", "0,0", NORTH)
    marching.face_space(game.state, bandit, game.at("1,0"))
    assert bandit.facing == SOUTH, "it does not see him, and looks along the shortest way"


@pytest.mark.rule("S-504", "S-505", "S-506", "S-642")
def test_a_snork_jumps_where_others_would_walk() -> None:
    on = Map(squares(*row(5)), lines={((2, 0), (3, 0)): "F"})
    game = Game("palkan", on=on)
    game.focus(on=False)
    stalker = game.put("4,0")
    snork = game.enemy("snork", "1,0", EAST)
    assert game.play(striking.charge(game.table, snork, stalker)) == 2
    assert snork.space == game.at("3,0")
    dog = game.enemy("dog", "1,0", EAST)
    assert game.play(striking.charge(game.table, dog, stalker)) == 0


@pytest.mark.rule("S-642", "S-701")
def test_where_there_is_no_room_at_all_it_does_not_jump() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (3, 0))))
    stalker = game.put("2,0")
    for name in ("1,0", "3,0"):
        game.enemy("tick", name, WEST)
    snork = game.enemy("snork", "0,0", EAST)
    assert game.play(striking.pounce(game.table, snork, stalker)) == 0
    assert snork.space == game.at("0,0")


@pytest.mark.rule("S-519", "S-501")
def test_an_ordinary_blow_hits_one_of_two_on_the_space() -> None:
    game = Game("palkan", "velet", on=Map({"A": [(0, 0)], "B": [(1, 0), (1, 1)]}))
    for number in (0, 1):
        game.focus(number, on=False)
    first, second = game.put("B"), game.put("B", 1)
    bandit = game.enemy("bandit_rifle", "A", EAST)
    assert striking.victims(game.state, bandit, second) == [second]
    game.play(striking.attack(game.table, bandit, only=first))
    assert (first.hp, second.hp) == (9, 18)


@pytest.mark.rule("S-554", "S-610", "S-500", "S-643", "S-509", "S-546")
def test_the_anomaly_die_has_ten_sides_whoever_throws_it() -> None:
    game = Game("salavina", on=lane())
    stalker = game.put("0,0")
    game.focus()
    zombie = game.enemy("zombie", "1,0", WEST)
    for rule in (
        reactions.dodge(game.table, 0, Struck(enemy=zombie.number, stalker=0, damage=6, range=1), stalker.id),
        striking.damage_of(game.table, zombie, 1, 0, 0),
    ):
        game.play(rule)
        last = game.runner.tape.line[-1]
        assert isinstance(last, Roll)
        assert (last.count, last.sides) == (1, 10)
    anomalies.throw(game.table)
    last = game.runner.tape.line[-1]
    assert isinstance(last, Roll)
    assert (last.count, last.sides) == (1, 10)


@pytest.mark.rule("S-205", "S-199", "S-208")
def test_a_colour_of_which_none_is_left_stirs_the_closest() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    for pile in piles.UNKNOWN_STACK:
        game.table.move_all(pile, piles.UNKNOWN)
    game.state.teams = {"dog": Team(v.Colour.HORDE, 2)}
    dog = game.enemy("dog", "2,0", WEST)
    piece = next(one for one in game.state.piles[piles.UNKNOWN] if one.startswith("unknown_yellow"))
    game.table.move(piece, piles.UNKNOWN, piles.UNKNOWN_STACK[0])
    game.state.unknown, game.state.arrows, game.state.agenda = [game.at("4,0")], [SOUTH], []
    game.play(unknown.resolve(game.table, Unknown(0)))
    (to_do,) = game.state.agenda
    assert isinstance(to_do, Activation)
    assert (to_do.only, to_do.whole) == ((dog.number,), False)


@pytest.mark.rule("S-420", "S-421")
def test_the_sixth_result_shuffles_all_wound_cards() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    giant = game.enemy("pseudogiant", "3,0", WEST)
    game.table.draw(piles.WOUNDS, piles.WOUND_DISCARDS, 9)
    order = [*game.state.piles[piles.WOUND_DISCARDS]]
    game.play(wounds.apply(game.table, giant, 6, 0, pinned=False, exposed=False))
    deck = game.state.piles[piles.WOUNDS]
    assert (giant.lost, len(deck), game.state.piles[piles.WOUND_DISCARDS]) == (1, 20, [])
    assert deck[-9:] != order
    assert [card for card in deck if card in order] != order


@pytest.mark.rule("S-704", "S-423")
def test_cards_that_wait_for_a_death_are_sprung(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    heard: list[tuple[object, str]] = []
    monkeypatch.setattr(environment, "happens", lambda table, on, kind="", stalker=-1: heard.append((on, kind)))
    wounds.die(game.table, game.enemy("dog", "3,0", WEST), "S-423")
    assert heard == [(v.On.SLAIN, "dog")]


@pytest.mark.rule("S-454", "S-314", "S-316")
def test_noticing_goes_on_to_the_next_enemy() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("5,0")
    blind, other = game.enemy("bandit_rifle", "1,0", WEST), game.enemy("bandit_rifle", "7,0", WEST)
    attention.notice(game.table)
    assert (stalker.attention, stalker.seen_by) == (HIGH, [other.number])
    assert blind.number not in stalker.seen_by


# --- anomalies --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-092", "S-544", "S-602")
def test_what_an_anomaly_brings_onto_the_map() -> None:
    game = Begun("A1", size=1)
    stock = game.state.stock
    assert stock["anomaly-overlay"][piles.MAP] == len(game.mission.anomalies)
    assert stock[piles.ARTIFACT_TOKEN][piles.MAP] == len([one for one in game.state.anomalies if one.artifact == -2])
    standees = sum(stock[name].get(piles.MAP, 0) for name in stock if name in (
        "electric-standee", "vortex-standee", "magnet-standee", "razor-standee", "fire-standee", "chemical-standee",
    ))  # fmt: skip
    assert standees == len([one for one in game.state.anomalies if one.card])


@pytest.mark.rule("S-556", "S-559", "S-560")
def test_where_one_vanishes_whoever_covered_it_covers_the_other() -> None:
    game = Game("palkan", on=lane(6))
    stalker = game.put("2,0")
    first, second = game.anomaly("fridge", 98, "2,0"), game.anomaly("electro", 98, "2,0")
    game.table.shift("special-standee", 1, piles.SUPPLY, piles.MAP)
    stalker.covers = game.symbols(first, "2,0")[0]
    assert stalker.covers == 0
    anomalies.vanish(game.table, "fridge")
    assert stalker.covers in game.symbols(second, "2,0")


@pytest.mark.rule("S-545", "S-547", "S-559", "S-569")
def test_a_companion_that_fled_touches_nothing_more_and_one_that_lives_covers() -> None:
    for hp in (1, 30):
        game = Game("palkan", on=lane(6))
        game.put("5,0")
        one = game.state.companion = Companion("scout", game.at("2,0"), hp)
        first, second = game.anomaly("fridge", 98, "2,0"), game.anomaly("bubble", 98, "2,0")
        game.table.force((P4,), *([(P4,)] if hp > 1 else []))
        way = [game.at("1,0"), game.at("2,0")]
        game.play(anomalies.touched(game.table, one, way), f"to:{game.name(game.at('2,0'))}")
        assert (game.state.companion is None) == (hp == 1)
        assert (one.covers >= 0) == (hp > 1)
        assert (first, second) == (0, 1)


@pytest.mark.rule("S-541", "S-654")
def test_the_next_empty_overlay_in_order() -> None:
    game = Game("palkan", on=lane(10))
    for card, name in (("", "0,0"), ("bubble", "2,0"), ("electro", "4,0"), ("", "6,0"), ("", "8,0")):
        game.anomaly(card, 98, name)
    before = len(log(game.runner))
    for wanted in (
        ["", "", "electro", "bubble", ""],
        ["", "", "electro", "", "bubble"],
        ["bubble", "", "electro", "", ""],
    ):
        anomalies.drift(game.table)
        assert [one.card for one in game.state.anomalies] == wanted
    assert log(game.runner)[before:] == ["log-drifts"] * 3


# --- companions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-590", "S-591", "S-112", "S-589", "S-561", "S-267", "S-316")
def test_a_companion_leaves_an_enemy_and_its_symbol_behind() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0), (0, 1)], **squares((1, 0), (2, 0), (3, 0))}))
    stalker = game.put("3,0")
    one = game.state.companion = Companion("scout", game.at("A"), 10, covers=4)
    tick = game.enemy("zombie", "A", WEST)
    reach = companions.reach(game.state, game.map, one)
    assert reach == 1 << game.at("1,0") | 1 << game.at("2,0")
    game.play(companions.send(game.table, stalker, Act.COMPANION), f"send:{game.name(game.at('1,0'))}")
    assert (one.space, one.covers, tick.facing) == (game.at("1,0"), NOWHERE, EAST)
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space), "the zombie looks after it and sees him"


@pytest.mark.rule("S-588")
def test_what_costs_it_nothing_is_not_told() -> None:
    game = Game("palkan", on=lane())
    one = game.state.companion = Companion("scout", game.at("0,0"), 3)
    before = len(log(game.runner))
    companions.suffer(game.table, 0, "S-461")
    assert (one.hp, len(log(game.runner))) == (3, before)
    companions.suffer(game.table, 3, "S-461")
    assert one.hp == 0
    assert units(game.state) == [game.stalker()]


@pytest.mark.rule("S-263", "S-267", "S-316")
def test_an_enemy_that_looks_after_a_pushed_companion_may_notice_somebody() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0), (0, 1)], **squares((1, 0), (2, 0))}))
    stalker = game.put("2,0")
    one = game.state.companion = Companion("scout", game.at("A"), 10)
    game.enemy("zombie", "A", WEST)
    assert stalker.attention == UNNOTICED
    game.play(pushing.shove_companion(game.table, one, game.at("1,0")))
    assert (one.space, stalker.attention) == (game.at("1,0"), HIGH)


# --- the campaign and the set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("S-016", "S-034", "S-026")
def test_the_next_link_has_all_that_was_handed_on() -> None:
    link = Link("milady")
    link.table.shift("magazine-rifle", 3, piles.SUPPLY, piles.STASH)
    link.give("akm_74u")
    link.answer("visit:place_a1", "enough")
    link.depart()
    again = Link(earlier=link.fail(), size=1)
    assert again.state.stock["magazine-rifle"] == {piles.SUPPLY: 7, piles.STASH: 3}
    assert any(card.startswith("akm_74u") for card in again.stash)
    assert sorted(again.holder) == ["local_guide", "patron", "sidorovich"]
    assert [card.partition("#")[0] for card in again.stash].count("leather_jacket") == 1, "no more jackets"


@pytest.mark.rule("S-028", "S-102", "S-219")
def test_who_can_have_taken_part() -> None:
    link = Link("milady", "velet", "palkan", "zirka")
    link.depart()
    result = link.fail()
    now = result.campaign
    assert now is not None
    assert campaign._wrong_group(result, now) is None
    assert now.links == 1
    five = msgspec.structs.replace(now, stalkers=[*now.stalkers, "borsuk"])
    assert campaign._wrong_group(result, five) == message("refused-group")
    nobody = msgspec.structs.replace(result, stalkers=[])
    assert campaign._wrong_group(nobody, now) == message("refused-group")
    assert campaign.most_rounds("A1") == 8 + 18 + 1 + 1


@pytest.mark.rule("S-039", "S-040", "S-725")
def test_one_place_beside_the_missions_for_each_link_that_could() -> None:
    link = Link("milady")
    link.answer("visit:place_s1")
    link.depart()
    now = link.win().campaign
    assert now is not None
    seen = ["place_a1", "place_b1", "place_s1", "place_s2", "place_s4"]
    for links, failed, right in ((3, 2, True), (2, 1, False), (4, 3, True)):
        changed = msgspec.structs.replace(now, links=links, failures={"B1": failed}, visited=seen)
        assert (campaign._wrong_marks(changed) is None) == right
    more = msgspec.structs.replace(now, links=5, failures={"B1": 4}, visited=[*seen, "place_s5"])
    assert campaign._wrong_marks(more) is not None


@pytest.mark.rule("S-052", "S-060", "S-067")
def test_who_has_just_enough_can_pay() -> None:
    link = Link("milady")
    link.answer("visit:place_a1", "enough")
    for coupons, able in ((200, True), (199, False)):
        link.state.coupons = coupons
        assert ("local_guide" in [one.contact for one in contacts.callable_now(link.state)]) == able


@pytest.mark.rule("S-106", "S-724", "S-081")
def test_help_and_rumours_come_after_the_lead_stalker_is_chosen() -> None:
    link = Link("milady", "velet")
    link.answer("visit:place_b1", "enough")
    link.state.zone.favours = ["tinker"]
    assert link.state.campaign is not None
    link.state.campaign.failures = {"B1": 1}
    link.depart()
    first, second = link.state.stalkers
    assert [link.state.stock[piles.BOLT][piles.POCKET[number]] for number in (0, 1)] == [4, 4]
    assert (first.markers, second.markers) == (1, 0), "the failure card of B1 helps the lead stalker"


@pytest.mark.rule("S-009", "S-083", "S-087", "S-189")
def test_cards_that_are_out_of_the_game_leave_a_gap() -> None:
    link = Link("milady")
    link.answer("visit:place_a1", "enough")
    for card in ("a1_07_cache", "a1_07_wire"):
        link.table.move(card, piles.ENVIRONMENT_BOX, piles.REMOVED)
    link.depart()
    assert not [one.card for one in link.state.overlays if one.card.startswith("a1_07")]
    assert [one.card for one in link.state.overlays if one.card == "a1_06"] == ["a1_06"]


@pytest.mark.rule("S-095", "S-096", "S-017")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_fewer_enemies_for_fewer_stalkers(size: int) -> None:
    game = Game()
    state = game.state
    state.size = size
    mission = MISSION["C2"]
    assert any(one for group in mission.groups for one in group.fewer) or mission.groups
    state.map, state.gates = "C2", mission.gates
    for kind in [*state.piles[piles.ENEMIES]]:
        game.table.move(kind, piles.ENEMIES, piles.ENEMY_BOX)
    state.enemies = []
    game.play(setup.put_enemies(game.table, mission))
    for group in mission.groups:
        came = [enemy.space for enemy in state.enemies if enemy.kind == group.kind]
        assert len(came) == len(group.places) - group.fewer[size - 1]
        assert group.kind in state.piles[piles.ENEMIES]


@pytest.mark.rule("S-578", "S-579", "S-087")
@pytest.mark.parametrize(("area", "number"), [("cellar", "L3-01"), ("cave_mouth", "L4-01")])
def test_of_two_cards_of_a_lost_area_either_may_lie_there(area: str, number: str) -> None:
    found = set()
    for seed in range(8):
        game = Begun("C1", size=1, seed=seed)
        lost = LOST_AREA[area]
        game.state.map = f"C1+{lost.tile}@{game.mission.exit[0]}"
        lost_areas.fill(game.table, lost)
        found |= {one.card for one in game.state.overlays if ENVIRONMENT[one.card].number == number}
    assert len(found) == 2


@pytest.mark.rule("S-352", "S-355", "S-282")
def test_what_is_thrown_away_is_on_nothing_any_more() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    rifle = game.give("akm_74u")
    scope = game.fit("scope", rifle)
    gear.discard(game.table, scope)
    assert (game.state.fitted, scope in game.state.piles[piles.ATTACHMENTS]) == ({}, True)
    again = game.fit("scope", rifle)
    gear.discard(game.table, rifle)
    assert (game.state.fitted, again in game.state.piles[piles.PACK[0]]) == ({}, True)
    assert rifle not in game.state.ammo


@pytest.mark.rule("S-080", "S-058", "S-038")
def test_the_way_home_with_empty_pockets_and_a_contract() -> None:
    link = Link("milady")
    link.answer("visit:place_a1", "enough")
    link.depart()
    state = link.state
    link.table.shift(piles.BOLT, 3, piles.POCKET[0], piles.SUPPLY)
    state.zone.contract = "broker"
    coupons = state.coupons
    link.fulfil()
    with pytest.raises(Finished):
        link.play(wrap_up.wrap_up(link.table))
    assert state.stock[piles.BOLT] == {piles.SUPPLY: 16}
    assert state.coupons == coupons + 1200 + 2000, "the contract for haste, and the epilogue"


@pytest.mark.rule("S-221", "S-222")
def test_no_more_events_are_not_told() -> None:
    game = Game("palkan", on=lane())
    game.state.size = 4
    before = len(log(game.runner))
    game.play(instructions.more_events(game.table, v.MoreEvents(4, less=True), HERE))
    assert len(log(game.runner)) == before
    game.state.size = 3
    game.play(instructions.more_events(game.table, v.MoreEvents(4, less=True), HERE))
    assert log(game.runner)[before:] == ["log-more-events"]


@pytest.mark.rule("S-090", "S-316")
def test_a_gate_says_how_it_moves_and_shows_who_is_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game()
    noticed: list[str] = []
    monkeypatch.setattr(attention, "notice", lambda table: noticed.append(table.state.gates))
    for word, line in ((v.Gate("1", open=False), "log-gate-shuts"), (v.Gate("1", open=True), "log-gate-opens")):
        before = len(log(game.runner))
        game.play(instructions.gate(game.table, word, HERE))
        assert log(game.runner)[before:] == [line]
    assert noticed == ["", "1"]


# --- the objective, and what is shown ---------------------------------------------------------------------------------


@pytest.mark.rule("S-004", "S-181", "S-215", "S-565")
def test_the_next_deed_and_its_place() -> None:
    game = Game()
    game.state.overlays = [Overlay("a1_02"), Overlay("a1_06")]
    assert objective.places(game.state) == ["T03.C"]
    assert [deed.id for deed in objective.open_deeds(game.state)] == ["a1_desk"]
    assert StalkerView(game.state, 0).deed("a1_02", "a1_desk") == (4, False, False)
    assert StalkerView(game.state, 0).deed("a1_02", "nothing") == (0, False, False)
    game.state.overlays[0].work = 1
    assert StalkerView(game.state, 0).deed("a1_02", "a1_desk") == (3, False, False)
    assert StalkerView(game.state, 0).deed("a1_06", "a1_lock") == (3, True, False)
    game.state.achieved = ["desk", "crowbar"]
    assert objective.places(game.state) == ["T05.D", "T05.E"]


@pytest.mark.rule("S-215", "S-181", "S-542", "S-199", "S-195")
def test_enemies_and_cards_lie_on_the_map_and_a_way_may_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game()
    game.state.overlays = [Overlay("a1_02"), Overlay("a1_07_cache")]
    dog = game.enemy("dog", "T02.C", WEST)
    shown = scene(StalkerView(game.state, SPECTATOR))
    things = {space.id: space.things for space in shown.boards[0].spaces}
    assert [thing.id for thing in things["T02.C"]] == [board.figure(dog)]
    (desk,) = [thing for thing in things["T03.C"] if thing.id == "a1_02"]
    assert [(mark.name.args["needed"], mark.value) for mark in desk.marks] == [(4, 0)]
    (cache,) = [thing for thing in things["T04.E"] if thing.id == "a1_07_cache"]
    assert cache.marks == ()
    monkeypatch.setattr(StalkerView, "away", lambda self, stalker: None)
    (goal,) = scene(StalkerView(game.state, SPECTATOR)).mats[0].goals
    assert goal.text == message("goal-no-way", step=message("step-desk"))


@pytest.mark.rule("S-148")
def test_a_haze_has_the_colour_of_its_band() -> None:
    found = [next(iter(tiles._radiation([(0, 0)], value, 1))) for value in range(1, 7)]
    colours = ["#d8c93e"] * 2 + ["#e0953a"] * 2 + ["#d6542f"] * 2
    assert [f'fill="{colour}"' in one for colour, one in zip(colours, found, strict=True)] == [True] * 6


@pytest.mark.rule("S-082", "S-217")
def test_the_prologue_is_told_before_the_first_round_alone() -> None:
    game = Game("palkan")
    for round_, stage, told in ((0, Stage.SETUP, 1), (1, Stage.LEAD, 1), (2, Stage.LEAD, 0), (1, Stage.PLAYERS, 0)):
        game.state.round, game.state.stage = round_, stage
        assert len(scene(StalkerView(game.state, SPECTATOR)).stories) == told, (round_, stage)


@pytest.mark.rule("S-347", "S-349", "S-626", "S-348")
@pytest.mark.parametrize(
    ("armor", "attached", "artifacts", "dose"),
    [
        ("", "", (), 0), ("", "", ("slime",), 2), ("sunrise", "", ("slime", "neuron"), 6),
        ("ps5_m", "", ("neuron",), 4),
        ("seva", "", ("neuron",), 2), ("sunrise", "improved_container", ("neuron",), 4), ("seva", "", ("eye",), 0),
        ("seva", "improved_container", ("neuron",), 2),
    ],
)  # fmt: skip
def test_what_artifacts_give_off(armor: str, attached: str, artifacts: tuple[str, ...], dose: int) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    if armor:
        worn = game.give(armor)
        if attached:
            game.fit(attached, worn)
    for face in artifacts:
        game.give(face)
    assert gear.base_dose(game.state, stalker) == dose


@pytest.mark.rule("S-011", "S-511", "S-512")
def test_no_dice_are_no_roll() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    game.focus(on=False)
    before = len(game.runner.tape.line)
    event = Struck(enemy=-1, stalker=0, damage=3)
    assert game.play(defence.suffer(game.table, event, "S-661")) == 3
    assert len(game.runner.tape.line) == before
