"""What follows at once, what is left alone, and where a rule stops: the far ends of moving, attacking and gear."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.rules import (
    anomalies,
    arrivals,
    attack,
    basic,
    board,
    campaign,
    enemies,
    gear,
    instructions,
    marching,
    moving,
    objective,
    striking,
)
from fivefires.games.stalker.rules.questions import Shoot
from fivefires.games.stalker.show.scene import scene
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH, LOW, NOWHERE, UNNOTICED, Companion, Stage, enemy_of
from fivefires.kernel import SPECTATOR, message
from fivefires.kernel.scene import Track
from tests.games.stalker.begun import Begun
from tests.games.stalker.links import Link
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, G0, G1, NORTH, SOUTH, STAR_3, WEST, Game, Map, lane, row, squares

# --- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-249", "S-250", "S-261")
def test_nobody_sneaks_onto_a_full_space_from_which_nobody_can_be_pushed() -> None:
    """The dog stands in a corner: it could only go where the stalker comes from, and there is room for one alone."""
    game = Game("palkan", "velet", on=Map(squares((0, 0), (1, 0), (2, 0), (9, 9))))
    stalker = game.put("0,0")
    game.put("1,0", 1)
    assert [one.space for one in basic.sneaks(game.state, stalker)] == [game.name(game.at("1,0"))]
    game.state.companion = Companion("scout", game.at("2,0"), 10)
    mover = game.put("1,0")
    game.put("9,9", 1)
    pinned = game.enemy("tick", "0,0", WEST)
    pinned.facing = WEST
    assert moving.entries(game.state, game.map, mover, 1) >> game.at("2,0") & 1, "the scout changes places with him"


@pytest.mark.rule("S-246", "S-253", "S-247")
def test_after_a_quiet_way_only_loud_steps_are_asked_for() -> None:
    """He begins where a bandit sees him; two quiet steps on, nothing waits beside him, and nobody asks."""
    on = Map(squares(*row(4), (0, -1), (1, 1), (2, 1)))
    game = Game("palkan", on=on)
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", "0,-1", SOUTH)
    game.play(moving.go(game.table, stalker, game.at("2,0")))
    assert (stalker.space, game.said) == (game.at("2,0"), [])
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("1,0")), "the first space out of its sight"


@pytest.mark.rule("S-143", "S-253")
def test_the_next_space_is_entered_though_it_is_watched() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", "4,0", WEST)
    assert moving.path(game.state, game.map, stalker, game.at("1,0"), 3) == [game.at("1,0")]
    assert moving.path(game.state, game.map, game.put("7,0"), game.at("5,0"), 3) == [game.at("6,0"), game.at("5,0")]
    with pytest.raises(LookupError):
        moving.path(game.state, game.map, game.put("0,0"), game.at("2,0"), 3)


@pytest.mark.rule("S-606", "S-268")
@pytest.mark.parametrize(("at", "noticed"), [("1,-1", "2,0"), ("1,-2", None)])
def test_in_the_shadows_high_lies_behind_whoever_passed_close_by(at: str, noticed: str | None) -> None:
    game = Game("milady", on=Map(squares(*row(4), (1, -1), (1, -2))))
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", at, SOUTH)
    names = [game.name(game.at(f"{x},0")) for x in range(4)]
    game.play(moving.go(game.table, stalker, game.at("1,0"), shadow=True), f"go:{names[3]}")
    side, there = (HIGH, noticed) if noticed else (LOW, "3,0")
    assert (stalker.attention, stalker.noticed) == (side, game.at(there))


# --- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-489", "S-482", "S-493")
def test_an_interrupted_enemy_does_not_even_turn_on() -> None:
    """Its way bends at the second space, where it sees him ahead: it stays as it came."""
    on = Map(squares(*row(7), (2, 1), (2, 2)), lines={})
    game = Game("palkan", on=on)
    stalker = game.put("5,0")
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(marching.move(game.table, bandit, 1 << game.at("2,2"), 4))
    assert (bandit.space, bandit.facing) == (game.at("2,0"), EAST)
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)


@pytest.mark.rule("S-486", "S-489", "S-496")
def test_an_advance_is_not_interrupted_on_a_full_space() -> None:
    on = Map({**squares(*[(x, 0) for x in range(6)], (2, 1), (2, 2))})
    game = Game("palkan", on=on)
    game.put("2,2")
    dog = game.enemy("dog", "0,0", EAST)
    game.enemy("tick", "2,0", EAST)
    game.play(marching.advance(game.table, dog, 3))
    assert dog.space == game.at("3,0"), "on the full space it would have seen him beside it"
    assert game.stalker().attention == HIGH, "he is noticed all the same"
    again = game.enemy("dog", "0,0", EAST)
    game.state.enemies = [again]
    game.play(marching.advance(game.table, again, 3))
    assert again.space == game.at("2,0"), "with room there it stops"


@pytest.mark.rule("S-484", "S-485")
def test_who_is_there_already_stays_as_he_is() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    game.state.dark = [game.at("6,0")]
    dog = game.enemy("dog", "2,0", WEST)
    assert game.play(marching.move(game.table, dog, 1 << game.at("2,0"), 3)) == 0
    assert (dog.space, dog.facing) == (game.at("2,0"), WEST)


@pytest.mark.rule("S-701", "S-545")
def test_a_trap_shuts_under_a_charge() -> None:
    game = Game("palkan", on=lane(8))
    game.focus(on=False)
    game.put("3,0")
    game.play(instructions.snare(game.table, v.Snare(), instructions.Source("x", 0)))
    stalker = game.put("4,0")
    bandit = game.enemy("bandit_shotgun", "1,0", EAST)
    next_wound(game, heavy=5)
    game.play(striking.attack(game.table, bandit))
    assert (bandit.space, bandit.pinned, bandit.exposed, game.state.traps) == (game.at("3,0"), True, True, [])
    assert stalker.hp == 16 - 9


@pytest.mark.rule("S-508", "S-316", "S-507")
def test_whoever_comes_into_view_as_it_turns_to_its_target_is_noticed() -> None:
    game = Game("palkan", "velet", on=Map(squares(*row(7), (0, 1), (0, 2))))
    for number in (0, 1):
        game.focus(number, on=False)
    target, other = game.put("2,0"), game.put("3,0", 1)
    bandit = game.enemy("bandit_rifle", "0,0", SOUTH)
    other.attention, other.noticed = UNNOTICED, NOWHERE
    assert not board.sight_of(game.state, bandit) >> other.space & 1
    game.play(striking.attack(game.table, bandit, only=target))
    assert bandit.facing == EAST
    assert (other.attention, other.noticed) == (HIGH, other.space)


@pytest.mark.rule("S-515", "S-519", "S-461", "S-137")
def test_a_sweep_hits_everybody_whom_it_may_target_on_the_space() -> None:
    on = Map({"A": [(0, 0)], "B": [(1, 0), (1, 1), (2, 0), (2, 1)], "C": [(3, 0)]}, cover={"B": 1})
    game = Game("palkan", "velet", on=on)
    for number in (0, 1):
        game.focus(number, on=False)
    first, second = game.put("B"), game.put("C", 1)
    game.state.companion = Companion("scout", game.at("B"), COMPANION["scout"].hp)
    giant = game.enemy("pseudogiant", "A", EAST, team=1)
    foe, friend = game.enemy("rodent", "B", NORTH, team=2), game.enemy("dog", "B", NORTH, team=1)
    game.play(striking.attack(game.table, giant))
    assert (first.hp, second.hp) == (16 - 8, 18)
    assert game.state.companion is not None
    assert game.state.companion.hp == COMPANION["scout"].hp - 8
    assert enemy_of(game.state, foe.number) is None
    assert enemy_of(game.state, friend.number) is friend


@pytest.mark.rule("S-500", "S-646", "S-647")
def test_a_control_card_follows_even_a_blow_that_is_warded_off() -> None:
    game = Game("palkan", on=lane(6))
    stalker = game.put("3,0")
    game.focus(on=False)
    game.give("exoskeleton")
    game.fit("ballistic_plate", game.state.piles[piles.ARMOR[0]][0])
    controller = game.enemy("controller", "0,0", EAST)
    game.table.force((6, 6, 6, 6, 6))
    game.play(striking.attack(game.table, controller), "resist")
    assert game.said == ["ask-control"]
    assert stalker.hp == 16 - 12


@pytest.mark.rule("S-162", "S-209", "S-316", "S-549")
def test_whoever_comes_notices_whom_he_sees() -> None:
    game = Game("palkan", on=lane(6))
    stalker = game.put("3,0")
    game.table.shift("dog-standee", 2, piles.SUPPLY, piles.beside("dog"))
    game.play(arrivals.come(game.table, "dog", game.at("1,0"), EAST, "S-201"))
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)


@pytest.mark.rule("S-663", "S-702", "S-490")
def test_only_who_sees_a_target_seeks_cover() -> None:
    game = Game("palkan", on=Map(squares(*row(8), (0, 1)), cover={"0,1": 1}))
    game.put("5,0")
    bandit = game.enemy("bandit_rifle", "3,0", EAST)
    assert enemies.goals_of(game.state, bandit, v.Goal.COVER) == 1 << game.at("0,1")
    bandit.facing = WEST
    assert enemies.goals_of(game.state, bandit, v.Goal.COVER) == 0


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-403", "S-396", "S-407")
def test_a_burst_at_one_enemy_is_all_his() -> None:
    game = Game("velet", on=lane(6))
    game.put("0,0")
    game.focus(on=False)
    game.give("akm_74u")
    zombie = game.enemy("zombie", "3,0", EAST)
    next_wound(game, heavy=4)
    game.table.force((STAR_3, STAR_3), (G1, G0))
    game.play(attack.shoot(game.table, game.stalker(), Shoot("burst", f"zombie.{zombie.number}")))
    assert enemy_of(game.state, zombie.number) is None, "7 ★ of the dice and 1 of the burst are a heavy wound"


# --- gear -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-357", "S-356")
def test_only_a_weapon_or_an_armor_asks_for_attachments() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.give("scope")
    bread = next(card for card in game.state.piles[piles.ITEMS] if card.startswith("bread"))
    game.play(gear.gain(game.table, stalker, bread, piles.ITEMS, "S-356"))
    assert game.said == []
    plate = game.give("ballistic_plate")
    suit = next(card for card in game.state.piles[piles.ARMORS] if card.startswith("sunrise"))
    game.play(
        gear.gain(game.table, stalker, suit, piles.ARMORS, "S-356"), f"put:{suit}:armor", f"put:{plate}:on.{suit}"
    )
    assert (gear.defence(game.state, stalker), game.state.fitted) == (3, {plate: suit})


@pytest.mark.rule("S-282", "S-340", "S-370")
def test_an_attachment_goes_from_one_host_to_another() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    rifle, other = game.give("akm_74u"), game.give("grim", place="pack")
    scope = game.fit("scope", rifle)
    assert scope in game.state.piles[piles.WEAPON[0]]
    gear.fit(game.table, scope, other)
    assert game.state.fitted == {scope: other}
    assert scope in game.state.piles[piles.PACK[0]]


# --- the campaign and the set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("S-019", "S-020", "S-030")
def test_a_single_mission_has_no_group() -> None:
    assert campaign.group(Game("palkan").state) == []


@pytest.mark.rule("S-023", "S-024")
@pytest.mark.parametrize(("failures", "told", "right"), [({"A2": 1}, True, True), ({"A2": 1}, False, False)])
def test_a_second_mission_can_have_failed_once_the_first_is_told(
    failures: dict[str, int], told: bool, right: bool
) -> None:
    link = Link("milady")
    link.depart()
    result = link.win()
    now = result.campaign
    assert now is not None
    assert now.told == ["A1"]
    changed = msgspec.structs.replace(now, failures=failures, links=2, told=now.told if told else [])
    assert (campaign._wrong_missions(changed) is None) == right


@pytest.mark.rule("S-002", "S-038", "S-039", "S-040")
def test_the_zone_is_left_when_nothing_is_left_to_visit() -> None:
    link = Link("milady")
    link.answer("visit:place_a1")
    assert link.message == "ask-place"
    link.answer("visit:place_s4")
    assert link.state.stage == Stage.CONTACTS
    other = Link("milady")
    other.state.zone.straight = True
    other.answer("visit:place_a1")
    assert other.state.stage == Stage.CONTACTS, "nothing else lies on the way"


@pytest.mark.rule("S-051", "S-052", "S-722")
def test_where_there_is_one_trader_alone_nobody_asks() -> None:
    game = Begun("A1", size=1)
    assert "ask-contact" not in game.asked
    assert "ask-buy" in game.asked
    game = Begun("C2", size=1)
    assert "ask-contact" in game.asked


@pytest.mark.rule("S-589", "S-085")
def test_the_set_up_of_a_mission_brings_the_companion() -> None:
    link = Link("velet")
    link.table.move("dog_companion", piles.CONTACT_BOX, piles.HOLDER)
    link.answer("visit:place_a1", "visit:place_s4", "call:dog_companion:0")
    link.depart()
    assert link.state.companion is not None
    assert link.state.companion.id == "dog_companion"


@pytest.mark.rule("S-101", "S-213")
def test_the_own_event_comes_on_top_of_the_deck_once() -> None:
    game = Begun("A1", size=1)
    own = MISSION["A1"].own_event
    assert own is not None
    assert own.id in game.state.piles[piles.EVENT_BOX]
    game.run(instructions.own_event(game.table, v.OwnEvent(), instructions.Source("x")))
    assert game.state.piles[piles.EVENTS][-1] == own.id
    count = len(game.state.piles[piles.EVENTS])
    game.run(instructions.own_event(game.table, v.OwnEvent(), instructions.Source("x")))
    assert len(game.state.piles[piles.EVENTS]) == count


@pytest.mark.rule("S-004", "S-181", "S-090")
def test_with_all_steps_done_a_closed_way_out_is_opened_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game()
    game.state.achieved = ["desk", "crowbar", "dalik"]
    game.state.overlays = []
    assert objective.places(game.state) == [*MISSION["A1"].exit]
    lever = v.CardDeed("a1_desk", ("T01.C",), (v.Gate("1", open=True),))
    other = v.CardDeed("a1_crowbar", ("T02.C",), (v.Discard(),))
    monkeypatch.setattr(objective, "open_deeds", lambda state: [other, lever])
    assert objective.places(game.state) == ["T01.C"]
    monkeypatch.setattr(objective, "open_deeds", lambda state: [other])
    assert objective.places(game.state) == [*MISSION["A1"].exit]


# --- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-102", "S-219")
def test_the_clock_counts_down_to_danger() -> None:
    game = Game("palkan")
    many = len(game.state.piles[piles.EVENTS])
    (clock,) = scene(StalkerView(game.state, SPECTATOR)).tracks
    text = message("scene-clock.text")
    assert clock == Track("clock", message("scene-clock"), many, 16, danger=2, low=True, text=text, rule="S-102")
    game.table.move_all(piles.RANDOM, piles.EVENTS)
    (clock,) = scene(StalkerView(game.state, SPECTATOR)).tracks
    assert (clock.value, clock.end) == (many + 18, many + 18)


@pytest.mark.rule("S-473", "S-476", "S-545", "S-539")
def test_figures_and_symbols_have_their_icons() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    game.enemy("dog", "0,0", SOUTH, colour=v.Colour.HORDE)
    game.enemy("tick", "1,0", SOUTH)
    game.state.teams.pop("tick")
    game.anomaly("bubble", 98, "3,0")
    spaces = scene(StalkerView(game.state, SPECTATOR)).boards[0].spaces
    (dog,), (tick,) = spaces[game.at("0,0")].things, spaces[game.at("1,0")].things
    assert (dog.icon, dog.type, tick.icon, tick.type) == ("yellow", message("colour-yellow"), "", None)
    petals = [thing for thing in spaces[game.at("3,0")].things if thing.rule == "S-545"]
    assert [(one.icon, one.picture) for one in petals] == [(f"petal-{n}", f"petal-{n}.svg") for n in (1, 2, 3, 4)]
    game.state.bolts = game.symbols(0, "3,0")
    spaces = scene(StalkerView(game.state, SPECTATOR)).boards[0].spaces
    petals = [thing for thing in spaces[game.at("3,0")].things if thing.rule == "S-545"]
    assert {one.picture for one in petals} == {f"petal-{n}-covered.svg" for n in (1, 2, 3, 4)}


@pytest.mark.rule("S-555", "S-567", "S-078")
def test_without_a_detector_nothing_is_located_even_on_the_spot() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("2,0")
    index = game.anomaly("electro", 98, "2,0", artifact=True)
    assert anomalies.detectable(game.state, stalker) == []
    game.fit("echo_detector", game.give("sunrise"))
    assert anomalies.detectable(game.state, stalker) == [index]
    game.put("1,0")
    assert anomalies.detectable(game.state, stalker) == []
