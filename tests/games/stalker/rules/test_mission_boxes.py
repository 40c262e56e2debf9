"""What lies in mission boxes: traps, the carcass, personal findings, rare anomalies, specials of enemies."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.vocabulary import (
    AnomalySpot,
    Arise,
    Arrive,
    Bait,
    Calm,
    Devour,
    DoSpecial,
    Each,
    Field,
    Gain,
    Goal,
    Once,
    Part,
    Receive,
    Snare,
    Unless,
    Whom,
)
from fivefires.games.stalker.content.vocabulary import Go as GoPoint
from fivefires.games.stalker.rules import (
    actions,
    anomalies,
    enemies,
    environment,
    flow,
    gear,
    instructions,
    marching,
    striking,
    triggers,
    wounds,
)
from fivefires.games.stalker.rules.questions import TakeArtifact
from fivefires.games.stalker.state import HIGH, LOW, NOWHERE, UNDER, Overlay, Rearranging
from tests.games.stalker.begun import Begun
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, SOUTH, WEST, Game, Map, lane

HERE = instructions.Source("", 0)


# --- traps and the carcass --------------------------------------------------------------------------------------------


@pytest.mark.rule("S-701", "S-008")
def test_a_trap_pins_whoever_goes_there_and_wounds_heavily() -> None:
    game = Game(on=lane(10))
    game.put("4,0")
    game.play(instructions.snare(game.table, Snare(), HERE))
    assert game.state.traps == [game.at("4,0")]
    assert game.state.stock["trap"]["supply"] == 1
    game.put("9,0")
    hornhead = game.enemy("hornhead", "1,0", WEST)
    game.table.shuffle(piles.WOUNDS)
    game.play(marching.move(game.table, hornhead, 1 << game.at("4,0"), 3))
    assert hornhead.space == game.at("4,0")
    assert hornhead.pinned
    assert len(game.state.piles[piles.WOUND_DISCARDS]) == 1
    assert game.state.traps == []
    assert game.state.stock["trap"]["supply"] == 2


@pytest.mark.rule("S-701")
def test_a_trap_is_offered_where_none_lies_and_as_long_as_there_is_one() -> None:
    game = Begun("B1", 1)
    game.alone()
    for space in ("T08.A", "T08.F"):
        game.put(space)
        assert "b1_trap" in game.offered()
        game.do("b1_trap")
        assert "b1_trap" not in game.offered()
    game.put("T13.A")
    assert "b1_trap" not in game.offered()
    game.put("T06.H")
    assert "b1_trap" not in game.offered()


@pytest.mark.rule("S-702", "S-008")
def test_mutants_go_to_the_carcass_while_no_high_is_on_the_map() -> None:
    game = Game(on=lane(8))
    game.put("0,0")
    game.play(instructions.bait(game.table, Bait(), HERE))
    assert game.state.stock["carcass"]["map"] == 1
    stalker = game.put("7,0")
    dog, bandit = game.enemy("dog", "3,0", WEST), game.enemy("bandit_rifle", "3,0", WEST)
    stalker.attention, stalker.noticed = LOW, game.at("5,0")
    assert enemies.goals_of(game.state, dog, Goal.ATTENTION) == 1 << game.at("0,0")
    assert enemies.goals_of(game.state, bandit, Goal.ATTENTION) == 1 << game.at("5,0")
    stalker.attention = HIGH
    assert enemies.goals_of(game.state, dog, Goal.HIGH) == 1 << game.at("5,0")
    stalker.attention, stalker.noticed = 0, NOWHERE
    game.play(enemies.go(game.table, dog, GoPoint(Goal.ROOM)))
    assert dog.space == game.at("0,0")
    game.play(instructions.devour(game.table, Devour(), HERE))
    assert game.state.carcass == NOWHERE
    assert enemies.goals_of(game.state, dog, Goal.ROOM) == 0


# --- findings, triggers and small words -------------------------------------------------------------------------------


@pytest.mark.rule("S-279", "S-703", "S-359")
def test_a_finding_belongs_to_who_took_it_and_can_be_handed_over_once() -> None:
    game = Begun("A2", 2)
    game.alone()
    game.do_all("a2_take_key")
    first, second = game.state.stalkers
    assert environment.held(game.state, first) == ["a2_02"]
    game.put("T11.F", 1)
    hand = f"hand:a2_02:{second.id}"
    plan = Rearranging(0)
    assert hand in [option.key() for option in gear.moves(game.state, first, plan)]
    gear.hand_over(game.table, first, second, "a2_02", plan)
    assert environment.held(game.state, second) == ["a2_02"]
    assert not any(option.key().startswith("hand:a2_02") for option in gear.moves(game.state, second, plan))


@pytest.mark.rule("S-302", "S-303", "S-704")
def test_a_card_waits_for_what_it_names() -> None:
    game = Begun("B1", 1)
    game.alone()
    game.run(instructions.arrive(game.table, Arrive("dog", "T13.B", SOUTH), HERE))
    game.run(instructions.arrive(game.table, Arrive("hornhead", "T12.C", SOUTH), HERE))
    game.state.agenda = []
    hound, beast = game.state.enemies
    wounds.die(game.table, hound, "S-423")
    assert game.state.agenda == []
    wounds.die(game.table, beast, "S-423")
    game.settle()
    assert game.state.achieved == ["hornhead"]


@pytest.mark.rule("S-704", "S-288")
def test_an_artifact_that_is_picked_up_fulfils_the_step() -> None:
    game = Begun("artifact_run", 1)
    stalker = game.state.stalkers[0]
    game.settle()
    assert game.state.achieved == []
    game.run(actions.take_artifact(game.table, stalker, TakeArtifact(0)))
    game.settle()
    assert game.state.achieved == ["finds"]


@pytest.mark.rule("S-533", "S-534", "S-536")
def test_cards_speak_at_the_end_of_a_round_before_the_event() -> None:
    """The light in the house calms whoever is indoors; then the event brings somebody."""
    game = Begun("B2", 1)
    game.alone()
    game.do_all("b2_generator")
    game.alone()
    stalker = game.put("T07.E")
    stalker.attention, stalker.noticed = HIGH, stalker.space
    game.run(flow.end_round(game.table))
    assert stalker.attention == LOW


@pytest.mark.rule("S-704")
def test_some_words_ask_whether_a_step_is_done() -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    loss = (Each(Whom.ALL, Gain.LOSS, 1),)
    game.play(instructions.carry_out(game.table, (Unless("x", loss), Once("x", loss)), HERE))
    assert stalker.hp == 15
    game.state.achieved.append("x")
    game.play(instructions.carry_out(game.table, (Unless("x", loss), Once("x", loss), Once("x", loss)), HERE))
    assert stalker.hp == 13


@pytest.mark.rule("S-356")
def test_a_card_gives_a_named_thing() -> None:
    game = Game(on=lane())
    game.play(instructions.receive(game.table, Receive("first_aid_kit"), HERE))
    assert any(card.startswith("first_aid_kit") for card in game.state.piles[piles.PACK[0]])


def test_who_comes_hurt_has_lost_that_much() -> None:
    game = Begun("hunt", 1)
    game.alone()
    game.do_all("hunt_rags")
    game.do_all("hunt_smoke")
    for _ in range(2):
        assert game.enemies("chimera") == []
        game.run(triggers.end_of_round(game.table))
        game.settle()
    (chimera,) = game.enemies("chimera")
    assert chimera.lost == 2


# --- rare anomalies ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-705", "S-179", "S-601")
def test_the_fridge_freezes_everybody_on_any_of_its_spaces() -> None:
    game = Game("palkan", "velet", on=Map({"A": [(0, 0)], "B": [(2, 0)], "X": [(1, 0)]}))
    one, other = game.put("A"), game.put("B", 1)
    index = game.anomaly("fridge", 2, "A")
    game.play(anomalies.activate(game.table, index, 1, one))
    assert (one.hp, one.pinned) == (12, True)
    assert (other.hp, other.pinned) == (14, False)  # Velet is never Pinned by anomalies


@pytest.mark.rule("S-706", "S-179")
def test_the_false_mirror_takes_focus_and_calls() -> None:
    game = Game(on=lane(4))
    stalker = game.put("1,0")
    game.focus()
    index = game.anomaly("false_mirror", 98, "1,0")
    game.play(anomalies.activate(game.table, index, 1, stalker))
    assert (stalker.hp, stalker.focus, stalker.attention, stalker.noticed) == (14, False, HIGH, game.at("1,0"))


@pytest.mark.rule("S-707", "S-179", "S-444")
def test_space_carries_whoever_set_it_off() -> None:
    game = Game("palkan", "milady", on=lane(8))
    stalker, other = game.put("0,0"), game.put("0,0", 1)
    other.hp = 14
    index = game.anomaly("space", 98, "0,0")
    game.anomaly("space", 98, "7,0")
    game.play(anomalies.activate(game.table, index, 1, stalker))
    assert (stalker.space, stalker.hp, stalker.covers) == (game.at("7,0"), 14, NOWHERE)
    assert other.space == game.at("0,0")
    # The other end is full now: whoever follows stays.
    game.play(anomalies.activate(game.table, index, 1, other))
    assert other.space == game.at("0,0")


@pytest.mark.rule("S-707")
def test_an_enemy_is_carried_too() -> None:
    game = Game(on=lane(8))
    game.put("4,0")
    giant = game.enemy("pseudogiant", "0,0", WEST)
    index = game.anomaly("space", 98, "0,0")
    game.anomaly("space", 98, "7,0")
    game.play(anomalies.activate(game.table, index, 1, giant))
    assert giant.space == game.at("7,0")


@pytest.mark.rule("S-539", "S-092", "S-603", "S-601")
def test_an_anomaly_comes_up_with_card_overlay_and_standee_and_goes_again() -> None:
    game = Begun("A1", 1)
    before = len(game.state.anomalies)
    game.run(instructions.arise(game.table, Arise(AnomalySpot("T05.G", Field.FIRE, card="burner")), HERE))
    anomaly = game.state.anomalies[before]
    assert (anomaly.card, anomaly.centre, anomaly.artifact) == ("burner", game.at("T05.G"), UNDER)
    assert anomaly.overlay in (2, 9, 10)
    assert "burner" in game.state.piles[piles.ANOMALIES]
    assert game.state.stock["fire-standee"]["map"] == 1
    stalker = game.put("T05.G")
    anomalies.cover(game.state, stalker)
    assert stalker.covers != NOWHERE
    game.run(instructions.calm(game.table, Calm("burner"), HERE))
    assert (anomaly.card, anomaly.artifact, stalker.covers) == ("", NOWHERE, NOWHERE)
    assert game.state.stock["fire-standee"]["supply"] == 3


@pytest.mark.rule("S-540")
@pytest.mark.parametrize(("card", "field", "brings"), [("comet", Field.FIRE, False), ("popper", Field.FIRE, True)])
def test_not_every_anomaly_brings_forth_artifacts(card: str, field: Field, brings: bool) -> None:
    game = Begun("A1", 1)
    game.run(instructions.arise(game.table, Arise(AnomalySpot("T05.G", field, card=card)), HERE))
    assert (game.state.anomalies[-1].artifact == UNDER) == brings


@pytest.mark.rule("S-556", "S-541", "S-654", "S-194")
def test_what_was_located_stays_when_its_anomaly_drifts_on() -> None:
    game = Begun("C1", 1)
    bubble = next(at for at, anomaly in enumerate(game.state.anomalies) if anomaly.card == "bubble")
    empty = next(at for at, anomaly in enumerate(game.state.anomalies) if not anomaly.card)
    petal = anomalies.petals_of(game.state, bubble)[0]
    game.state.anomalies[bubble].artifact = petal.number
    anomalies.drift(game.table)
    assert game.state.anomalies[empty].card == "bubble"
    assert game.state.anomalies[empty].artifact == NOWHERE
    assert anomalies.artifact_spaces(game.state) == {bubble: petal.space}
    before = len(game.state.piles[piles.ARTIFACTS])
    game.run(anomalies.pick_up(game.table, game.state.stalkers[0], bubble))
    assert len(game.state.piles[piles.ARTIFACTS]) == before - 1


@pytest.mark.rule("S-654")
def test_what_lies_under_it_drifts_along() -> None:
    game = Begun("C1", 1)
    bubble = next(at for at, anomaly in enumerate(game.state.anomalies) if anomaly.card == "bubble")
    empty = next(at for at, anomaly in enumerate(game.state.anomalies) if not anomaly.card)
    anomalies.drift(game.table)
    assert (game.state.anomalies[bubble].artifact, game.state.anomalies[empty].artifact) == (NOWHERE, UNDER)


@pytest.mark.rule("S-551", "S-558", "S-555")
def test_an_artifact_token_covers_its_symbol() -> None:
    game = Game(on=lane(6))
    game.put("0,0")
    index = game.anomaly("electro", 6, "1,0")
    side = game.at("3,0")
    assert anomalies.chance(game.state, index, [side]) == 7
    petal = next(p for p in anomalies.petals_of(game.state, index) if p.space == side and p.petals == 4)
    game.state.anomalies[index].artifact = petal.number
    assert anomalies.chance(game.state, index, [side]) == 3


@pytest.mark.rule("S-547", "S-548")
def test_one_roll_for_each_anomaly_in_the_order_the_lead_chooses() -> None:
    map = lane(6)
    game = Game(on=map)
    stalker = game.put("2,0")
    game.focus(on=False)
    game.anomaly("whirligig", 98, "2,0")
    game.anomaly("bubble", 98, "2,0")
    stalker.hp = 16
    game.play(anomalies.touched(game.table, stalker, [game.at("1,0"), game.at("2,0")]), f"to:{map.id('2,0')}")
    assert game.said == ["ask-anomaly"]
    assert stalker.hp == 16 - 6 - 7


# --- specials of enemies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-464", "S-474", "S-708")
def test_a_dog_howls_and_attention_comes_nearer_to_its_owner() -> None:
    game = Game(on=lane(8))
    stalker = game.put("7,0")
    stalker.attention, stalker.noticed = HIGH, game.at("3,0")
    dog = game.enemy("dog", "0,0", WEST)
    game.play(enemies.special(game.table, dog, DoSpecial()))
    assert stalker.noticed == game.at("4,0")


@pytest.mark.rule("S-474", "S-709")
@pytest.mark.parametrize("kind", ["hornhead", "pseudogiant"])
def test_heavy_feet_pin_whoever_is_near(kind: str) -> None:
    game = Game("palkan", "milady", on=lane(8))
    near, far = game.put("1,0"), game.put("3,0", 1)
    beast = game.enemy(kind, "0,0", WEST)
    game.play(enemies.special(game.table, beast, DoSpecial()))
    assert (near.pinned, far.pinned) == (True, False)


@pytest.mark.rule("S-474", "S-710")
@pytest.mark.parametrize("kind", ["controller", "dalik"])
def test_whoever_it_sees_loses_his_nerve(kind: str) -> None:
    game = Game("palkan", "milady", "velet", on=lane(8))
    calm, shaken, hidden = game.put("1,0"), game.put("2,0", 1), game.put("7,0", 2)
    game.focus(0)
    game.focus(1, on=False)
    game.focus(2)
    boss = game.enemy(kind, "0,0", EAST)
    if kind == "controller":
        hidden.space = game.at("2,0")
        hidden.focus = True
    game.play(enemies.special(game.table, boss, DoSpecial()))
    assert (calm.focus, calm.exposed, shaken.exposed) == (False, False, True)
    assert hidden.focus == (kind == "dalik")


@pytest.mark.rule("S-474", "S-711")
def test_an_izlom_begs_and_everybody_hears_it() -> None:
    game = Game("palkan", "milady", on=lane(8))
    near, far = game.put("2,0"), game.put("5,0", 1)
    izlom = game.enemy("izlom", "0,0", WEST)
    game.play(enemies.special(game.table, izlom, DoSpecial()))
    assert (near.attention, near.noticed, far.attention) == (HIGH, game.at("2,0"), 0)


@pytest.mark.rule("S-714")
def test_dalik_as_his_card_says() -> None:
    game = Game(on=lane(6))
    game.put("0,0")
    for part, stars, lost in ((Part.TORSO, 6, 0), (Part.HEAD, 9, 0), (Part.HEAD, 10, 2)):
        dalik = game.enemy("dalik", "3,0", EAST)
        game.play(wounds.hit(game.table, dalik, part, stars, game.at("0,0"), "S-396"))
        assert dalik.lost == lost
        game.state.enemies = []
    dalik = game.enemy("dalik", "3,0", WEST)
    stalker = game.stalker()
    game.play(striking.attack(game.table, dalik))
    assert stalker.hp == 16 - 8
    assert dalik.space == game.at("3,0")


@pytest.mark.rule("S-715")
def test_the_hornhead_charges_and_leaves_one_exposed() -> None:
    game = Game(on=lane(6))
    stalker = game.put("0,0")
    beast = game.enemy("hornhead", "3,0", WEST)
    game.play(striking.attack(game.table, beast))
    assert (stalker.hp, stalker.exposed) == (16 - 7, True)
    assert beast.space in (game.at("0,0"), game.at("1,0"))
    game.play(wounds.hit(game.table, beast, Part.TORSO, 5, game.at("0,0"), "S-396"))
    assert game.state.piles[piles.WOUND_DISCARDS] == []
    game.play(wounds.hit(game.table, beast, Part.TORSO, 6, game.at("0,0"), "S-396"))
    assert len(game.state.piles[piles.WOUND_DISCARDS]) == 1


@pytest.mark.rule("S-472", "S-645")
def test_what_an_enemy_ignores_always_holds() -> None:
    game = Game(on=lane(4))
    game.put("3,0")
    ghost = game.enemy("poltergeist", "0,0", WEST)
    index = game.anomaly("razor", 98, "0,0")
    game.play(anomalies.activate(game.table, index, 4, None))
    assert (ghost.lost, game.state.piles[piles.WOUND_DISCARDS]) == (0, [])


@pytest.mark.rule("S-408", "S-409", "S-097")
def test_no_more_come_than_the_supply_has() -> None:
    game = Begun("A2", 1)
    for _ in range(2):
        game.run(instructions.arrive(game.table, Arrive("dalik", "T12.E", WEST), HERE))
    assert len(game.enemies("dalik")) == 1


@pytest.mark.rule("S-185", "S-186", "S-187")
def test_cards_lie_with_the_front_up_until_they_are_turned() -> None:
    game = Begun("A2", 1)
    assert not any(overlay.back for overlay in game.state.overlays)
    game.alone()
    game.do_all("a2_fuses")
    (fuses,) = [overlay for overlay in game.state.overlays if overlay.card == "a2_06"]
    assert fuses.back
    assert {game.at("T11.H"), game.at("T10.H"), game.at("T10.I")} == {*game.state.dark}
    assert game.offered() == ["a2_fuses_again"]


def test_triggers_that_wait_for_something_else_are_no_places() -> None:
    game = Game(on=lane())
    game.state.overlays = [Overlay("b2_01"), Overlay("b1_01")]
    assert triggers.trigger_spaces(game.state) == 0


@pytest.mark.rule("S-701", "S-642")
def test_a_trap_shuts_under_whoever_pounces_onto_it() -> None:
    game = Game(on=lane(10))
    stalker = game.put("4,0")
    game.play(instructions.snare(game.table, Snare(), HERE))
    snork = game.enemy("snork", "2,0", EAST)
    next_wound(game, heavy=5)
    moved = game.play(striking.pounce(game.table, snork, game.put("5,0")))
    assert (moved, snork.space) == (2, game.at("4,0"))
    assert snork.pinned
    assert game.state.traps == []
    assert stalker.space == game.at("5,0")
