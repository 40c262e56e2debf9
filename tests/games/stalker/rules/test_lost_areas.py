"""Lost Areas: worked examples S-E50 and S-E51, and every set-up card in a game."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENVIRONMENT
from fivefires.games.stalker.content.lost_areas import LOST_AREAS
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.terrain import terrain
from fivefires.games.stalker.content.vocabulary import LostArea, Side, Where
from fivefires.games.stalker.rules import actions, basic, board, environment, lost_areas, marching, triggers
from fivefires.games.stalker.rules.questions import Do
from fivefires.games.stalker.state import Enemy, map_of
from tests.games.stalker.begun import Begun

VARIANT = ("lost-areas",)


def seeded(card: str, entry: str = "A1", entrance: str = "") -> Begun:
    """A game in which this set-up card is drawn."""
    for seed in range(200):
        game = Begun(entry, 1, VARIANT, seed, entrance)
        if game.state.piles[piles.LOST_DISCARDS] == [card]:
            return game
    raise AssertionError(card)


# --- whether, and when ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-574", "S-575")
@pytest.mark.parametrize("entry", ["A1", "B2", "get_out"])
def test_it_is_optional_in_any_mission_and_scenario(entry: str) -> None:
    without = Begun(entry, 1)
    assert (without.state.map, without.state.piles[piles.LOST_DISCARDS]) == (entry, [])
    with_it = Begun(entry, 1, VARIANT)
    assert with_it.state.map.startswith(f"{entry}+")
    assert len(with_it.state.piles[piles.LOST_DISCARDS]) == 1


@pytest.mark.rule("S-574", "S-578")
def test_a_mission_may_ask_for_it() -> None:
    game = Begun("C2", 1)
    assert game.state.map == "C2+bunker@T14.F"
    assert game.state.piles[piles.LOST_DISCARDS] == ["the_shaft"]
    assert "ask-entrance" not in game.asked


@pytest.mark.rule("S-576", "S-577", "S-584")
def test_the_players_choose_the_entrance_before_the_first_round() -> None:
    game = seeded("storm_drain", entrance="T02.E")
    assert game.asked[-1] == "ask-entrance"
    assert game.state.round == 1
    assert game.state.map == "A1+tunnel@T02.E"


@pytest.mark.rule("S-578", "S-579", "S-580", "S-087")
@pytest.mark.parametrize("lost", LOST_AREAS, ids=lambda one: one.id)
def test_every_set_up_card_is_carried_out(lost: LostArea) -> None:
    """Its tile, both entrances, one card of each number, loot and anomaly."""
    game = seeded(lost.id)
    map = map_of(game.state)
    assert lost.tile in map.plan.tiles
    assert game.state.stock["entrance"] == {"map": 2}
    cards = [overlay.card for overlay in game.state.overlays if ENVIRONMENT[overlay.card].number.startswith("L")]
    assert [ENVIRONMENT[card].number for card in cards] == [*lost.cards]
    assert all(map.number[space] in game.state.loot for space, _ in lost.loot)
    there = [anomaly for anomaly in game.state.anomalies if map.names[anomaly.centre].startswith(lost.tile)]
    assert len(there) == (lost.anomaly is not None)


@pytest.mark.rule("S-578", "S-584", "S-713")
def test_an_entrance_goes_where_its_card_says() -> None:
    mission = MISSION["A1"]
    map = terrain("A1")
    fits = {where: lost_areas.fitting(map, mission, where) for where in Where}
    assert fits[Where.NARROW] == ["T05.B", "T05.C", "T05.D", "T05.E"]
    assert all(map.indoor >> map.number[name] & 1 for name in fits[Where.INDOORS])
    assert not any(map.indoor >> map.number[name] & 1 for name in fits[Where.OUTDOORS])
    assert all(map.cover[map.number[name]] for name in fits[Where.COVER])
    assert all(map.radiation[map.number[name]] for name in fits[Where.HOT])
    taken = {*mission.starts, *mission.exit}
    assert all(fits[where] and not taken & {*fits[where]} for where in Where)
    # Where no space fits, any other does.
    assert len(lost_areas.fitting(terrain("C1"), MISSION["C1"], Where.NARROW)) > 20


@pytest.mark.rule("S-576", "S-584", "S-087")
def test_example_51_the_cave() -> None:
    found = set()
    for seed in range(60):
        game = Begun("A1", 1, VARIANT, seed, "T05.E")
        if game.state.piles[piles.LOST_DISCARDS] == ["cave_mouth"]:
            assert game.state.map == "A1+cave@T05.E"
            (card,) = [o.card for o in game.state.overlays if ENVIRONMENT[o.card].number == "L4-01"]
            found.add(card)
    assert found == {"l4_camp", "l4_echo"}


# --- how it joins -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-581", "S-582", "S-583")
def test_example_50_the_entrance() -> None:
    """Adjacent for steps and range, not for sight: throws reach through it, enemies follow, nobody shoots."""
    game = seeded("storm_drain", entrance="T02.E")
    game.alone()
    map = map_of(game.state)
    inside, mouth, beside = game.at("tunnel.A"), game.at("T02.E"), game.at("T02.D")
    assert map.ground[Side.HUMAN].steps.of[inside] >> mouth & 1
    stalker = game.put("tunnel.A")
    enemy = Enemy(50, "bandit_rifle", beside, 1)
    game.state.enemies = [enemy]
    assert board.range_between(game.state, stalker, beside) == 2
    assert not board.view_from(game.state, inside) >> mouth & 1
    assert not board.is_watched(game.state, stalker)
    game.table.shift(piles.BOLT, 1, piles.SUPPLY, piles.POCKET[0])
    assert basic.can_decoy(game.state, stalker)
    assert board.within(game.state, inside, basic.THROW) >> beside & 1
    game.run(marching.move(game.table, enemy, 1 << inside, 2))
    assert enemy.space == inside


@pytest.mark.rule("S-581")
def test_the_numbers_of_other_spaces_stay() -> None:
    """Nothing on the map moves because a tile lies below it."""
    plain, deep = terrain("B1"), terrain("B1+cave@T06.A")
    assert deep.names[: len(plain.names)] == plain.names


# --- its cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-579", "S-188")
def test_a_card_goes_back_to_the_cards_of_lost_areas() -> None:
    game = seeded("the_shaft")
    game.alone()
    game.do_all("l2_medicine")
    assert any(card.startswith("army_medkit") for card in game.state.piles[piles.PACK[0]])
    assert "l2_locker" in game.state.piles[piles.LOST_CARDS]


def test_the_pool_heals_once_and_glows_twice() -> None:
    game = seeded("sinkhole")
    game.alone()
    stalker = game.put("cave.E")
    stalker.hp, stalker.dose = 3, 0
    game.do("l1_drink")
    assert (stalker.hp, stalker.dose) == (9, 0)
    game.do("l1_drink_again")
    assert (stalker.hp, stalker.dose) == (9, 6)
    assert game.offered() == []


@pytest.mark.parametrize("lost", LOST_AREAS, ids=lambda one: one.id)
def test_every_card_there_can_be_carried_out(lost: LostArea) -> None:
    game = seeded(lost.id)
    game.alone()
    for overlay in [one for one in game.state.overlays if ENVIRONMENT[one.card].number.startswith("L")]:
        face = environment.face_of_card(overlay)
        stalker = game.state.stalkers[0]
        for deed in face.deeds:
            game.put(deed.spaces[0])
            for _ in range(deed.work):
                game.run(actions.do(game.table, stalker, Do(overlay.card, deed.id)))
        for space in face.spaces:
            game.put(space)
            game.run(triggers.enter(game.table, stalker, game.at(space)))
    game.settle()
