"""The order of phases and steps, and ties that the lead stalker decides."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.index import EVENT
from fivefires.games.stalker.content.overlays import OVERLAY
from fivefires.games.stalker.content.vocabulary import Field, Overlay, Petal
from fivefires.games.stalker.rules import anomalies, arrivals, board, enemies, events, flow, marching, striking
from fivefires.games.stalker.state import HIGH, NOBODY, Activation, Beckoning, Stage, enemy_of
from tests.games.stalker.tables import EAST, NORTH, P1, SOUTH, WEST, Game, Map, lane, row, squares

OVERLAY[910] = Overlay(910, Field.CHEMICAL, (Petal(0, 0, (1, 2, 3, 4)),))


@pytest.mark.rule("S-218", "S-451", "S-104", "S-220")
def test_a_round_from_its_event_to_the_next() -> None:
    game = Game(on=lane())
    game.state.overlays = []
    stages: list[Stage] = []
    game.state.stage, game.state.turn = Stage.EVENT, NOBODY
    game.table.move("pocket_change", piles.RANDOM, piles.EVENTS)
    bolts = game.held("bolt")
    while not stages or game.state.stage != Stage.EVENT:
        if not game.state.agenda:
            stages.append(game.state.stage)
        if game.state.stage == Stage.PLAYERS:
            game.stalker().turns = 2
        game.play(flow.step(game.table))
    assert stages == [Stage.EVENT, Stage.PLAYERS, Stage.ENEMIES, Stage.RADIATION, Stage.TOKENS, Stage.ROUND_END]
    assert game.held("bolt") == bolts + 1


@pytest.mark.rule("S-213", "S-214")
def test_the_newest_event_is_in_force() -> None:
    game = Game(on=lane())
    game.table.move("pocket_change", piles.RANDOM, piles.EVENTS)
    game.play(events.draw(game.table))
    assert events.current(game.state) is EVENT["pocket_change"]
    assert len(game.state.piles[piles.EVENT]) == 2


@pytest.mark.rule("S-442")
def test_who_is_pinned_under_a_card_acts_no_more_in_it() -> None:
    game = Game(on=lane())
    snork = game.enemy("snork", "0,0", WEST, colour=v.Colour.HORDE)
    game.state.agenda = [Activation("they_are_here", 1)]
    snork.pinned = True
    game.play(flow.step(game.table))
    assert game.state.agenda == []


@pytest.mark.rule("S-162", "S-501", "S-013")
def test_the_players_choose_between_targets_on_one_space() -> None:
    on = Map({"0,0": [(0, 0)], "wide": [(1, 0), (2, 0)]})
    game = Game("velet", "milady", on=on)
    for number in (0, 1):
        game.put("wide", number)
        game.focus(number, on=False)
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(striking.attack(game.table, bandit), "who:milady")
    assert [one.hp for one in game.state.stalkers] == [18, 14 - 7]


@pytest.mark.rule("S-503", "S-498")
def test_without_a_target_in_sight_there_is_no_attack() -> None:
    game = Game(on=lane())
    game.put("5,0")
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(striking.attack(game.table, bandit))
    assert (game.stalker().hp, bandit.facing) == (16, EAST)


@pytest.mark.rule("S-508", "S-499", "S-512")
def test_it_turns_to_whom_it_attacks_and_hits() -> None:
    game = Game(on=Map(squares((0, 0), (0, 1))))
    game.put("0,1")
    game.focus(on=False)
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(striking.attack(game.table, bandit))
    assert (bandit.facing, game.stalker().hp) == (SOUTH, 9)


@pytest.mark.rule("S-137", "S-509")
def test_cover_lowers_what_an_enemy_does() -> None:
    game = Game(on=lane(2, cover={"1,0": 3}))
    game.put("1,0")
    game.focus(on=False)
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(striking.attack(game.table, bandit))
    assert game.stalker().hp == 12


@pytest.mark.rule("S-164")
def test_the_lead_stalker_chooses_between_equal_routes() -> None:
    spaces = [(0, 0), (1, 0), (0, 1), (1, 1)]
    game = Game(on=Map({**squares(*spaces), "far": [(5, 5)]}))
    game.put("far")
    snork = game.enemy("snork", "0,0", NORTH)
    game.play(marching.move(game.table, snork, 1 << game.at("1,1"), 1), f"to:{game.name(game.at('0,1'))}")
    assert snork.space == game.at("0,1")


@pytest.mark.rule("S-488")
def test_a_full_space_ahead_is_blocked_for_the_last_step() -> None:
    game = Game(on=Map({**squares((0, 0), (1, 0), (0, 1)), "far": [(5, 5)]}))
    game.put("far")
    game.enemy("zombie", "1,0", EAST)
    walker = game.enemy("zombie", "0,0", EAST)
    game.play(marching.advance(game.table, walker, 1))
    assert (walker.space, walker.facing) == (game.at("0,1"), SOUTH)


@pytest.mark.rule("S-547", "S-548")
def test_each_anomaly_on_the_way_has_its_own_roll() -> None:
    game = Game(on=Map(squares(*row(4))))
    stalker = game.put("2,0")
    game.focus(on=False)
    for name in ("1,0", "2,0"):
        game.anomaly("electro", 910, name)
    for anomaly in game.state.anomalies:
        anomaly.card = "bubble"
    game.state.bolts = [*game.symbols(0, "1,0"), *game.symbols(1, "2,0")]
    game.table.force((P1,), (P1,))
    way = [game.at("1,0"), game.at("2,0")]
    game.play(anomalies.touched(game.table, stalker, way), f"to:{game.name(game.at('2,0'))}")
    assert stalker.hp == 16
    assert game.said == ["ask-anomaly"]


@pytest.mark.rule("S-549")
@pytest.mark.parametrize("setup", [True, False])
def test_anomalies_roll_for_whoever_comes_during_play(setup: bool) -> None:
    game = Game(on=Map(squares(*row(4))))
    game.put("3,0")
    game.anomaly("razor", 910, "0,0")
    came = game.play(arrivals.come(game.table, "bandit_rifle", game.at("0,0"), WEST, "S-201", setup=setup))
    assert came is not None
    assert bool(game.state.agenda) != setup
    deck = game.state.piles[piles.WOUNDS]
    deck.append(deck.pop(next(at for at, card in enumerate(deck) if card.startswith("vital"))))
    game.table.force((P1,))
    game.settle(flow.step)
    assert (enemy_of(game.state, came.number) is not None) == setup


@pytest.mark.rule("S-555", "S-562")
def test_a_covered_symbol_is_still_part_of_its_anomaly() -> None:
    game = Game(on=Map(squares(*row(3))))
    index = game.anomaly("bubble", 910, "0,0")
    game.state.bolts = game.symbols(index, "0,0")
    assert anomalies.active_spaces(game.state) == 1 << game.at("0,0")
    assert anomalies.uncovered_spaces(game.state) == 0


@pytest.mark.rule("S-294")
def test_after_a_decoy_attention_in_sight_goes_to_its_owner() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    hear = tuple(game.enemy("zombie", "5,0", WEST).number for _ in range(2))
    stalker.attention, stalker.noticed = HIGH, game.at("3,0")
    game.play(enemies.beckoned(game.table, Beckoning(hear)))
    assert stalker.noticed == game.at("2,0"), "one space, though two of them see it"
    assert not board.is_watched(game.state, stalker)


@pytest.mark.rule("S-476", "S-477", "S-481")
def test_each_colour_belongs_to_one_card() -> None:
    game = Game()
    colours = [team.colour for team in game.state.teams.values()]
    assert len(set(colours)) == len(colours) == 2
    assert arrivals.kind_of(game.state, v.Colour.PACK) == "bandit_rifle"
    assert arrivals.kind_of(game.state, v.Colour.BOSS) == ""
