"""Departure, wrap-up and the stash (S-070 to S-081, S-105)."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.scripts import PlaceKind
from fivefires.games.stalker.content.zone import FAILURES, PLACE
from fivefires.games.stalker.rules import anomalies, campaign, wrap_up
from fivefires.games.stalker.state import Stage
from tests.games.stalker.links import Link
from tests.games.stalker.tables import Game, lane


@pytest.mark.rule("S-070", "S-077")
def test_the_team_shares_out_what_it_likes_and_the_rest_stays() -> None:
    link = Link("milady", "velet")
    rifle, pistol = link.give("akm_74u"), link.give("ptm")
    link.go_to(Stage.OUTFIT)
    link.answer(f"take:{rifle}")
    assert link.state.piles[piles.WEAPON[0]] == [rifle]
    link.answer("enough")
    assert f"take:{rifle}" not in link.keys
    link.answer("enough")
    assert pistol in link.stash
    assert link.state.stage not in (Stage.OUTFIT, Stage.TRADE)


@pytest.mark.rule("S-070", "S-350")
def test_no_more_than_the_board_holds() -> None:
    link = Link("milady")
    link.table.move_all(piles.STASH, piles.ARMORS)
    for face in ("bread", "sausage", "bandage", "antirad", "vodka", "frag_grenade", "alarm_clock"):
        link.give(face)
    link.go_to(Stage.OUTFIT)
    for _ in range(6):
        link.answer(next(key for key in link.keys if key.startswith("take:")))
    assert link.state.stage != Stage.OUTFIT or not any(key.startswith("take:") for key in link.keys)
    assert (len(link.state.piles[piles.PACK[0]]), len(link.stash)) == (6, 1)


@pytest.mark.rule("S-071")
def test_leaving_without_weapon_and_armor_is_allowed() -> None:
    link = Link("milady")
    link.give("ptm")
    link.depart()
    assert not link.state.piles[piles.WEAPON[0]]
    assert not link.state.piles[piles.ARMOR[0]]
    assert link.state.stage == Stage.PLAYERS


@pytest.mark.rule("S-078", "S-627")
def test_without_a_detector_no_artifact_is_found() -> None:
    game = Game("velet", on=lane())
    index = game.anomaly("electro", 6, "2,0", artifact=True)
    stalker = game.put("2,0")
    game.give("leather_jacket")
    assert not anomalies.detectable(game.state, stalker)
    game.fit("echo_detector", game.state.piles[piles.ARMOR[0]][0])
    assert anomalies.detectable(game.state, stalker) == [index]


@pytest.mark.rule("S-080")
def test_all_comes_home_and_what_was_suffered_is_over() -> None:
    link = Link("milady")
    armor = link.stash[0]
    rifle, scope = link.give("akm_74u"), link.give("scope")
    link.table.shift("magazine-rifle", 2, piles.SUPPLY, piles.STASH)
    link.go_to(Stage.OUTFIT)
    link.answer(f"take:{rifle}", f"take:{scope}", f"take:{armor}", "take:magazine-rifle", "take:magazine-rifle")
    link.depart()
    stalker = link.state.stalkers[0]
    assert link.state.fitted == {scope: rifle}
    stalker.dose, stalker.critical = 7, [True, False]
    link.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    stalker.pinned = True
    wrap_up.come_home(link.table)
    assert sorted(link.stash) == sorted([armor, rifle, scope])
    assert link.state.stock["magazine-rifle"] == {piles.SUPPLY: 8, piles.STASH: 2}
    assert link.state.stock[piles.BOLT] == {piles.SUPPLY: 16}
    assert link.state.stock[piles.FOCUS] == {piles.SUPPLY: 4}
    assert (stalker.focus, stalker.pinned, stalker.dose, stalker.critical) == (False, False, 0, [False, False])
    assert not link.state.fitted


@pytest.mark.rule("S-105", "S-004", "S-047", "S-050")
def test_the_epilogue_rewards_and_opens_places() -> None:
    link = Link("milady")
    link.depart()
    before = link.state.coupons
    after = link.win().campaign
    assert after is not None
    assert after.coupons == before + 2000
    assert after.stickers == ["a2"]
    assert "operator" in after.contacts
    assert after.struck == ["place_a1"]
    assert after.told == ["A1"]


@pytest.mark.rule("S-081", "S-005")
@pytest.mark.parametrize("how", ["time", "death", "overrun"])
def test_after_a_failure_belongings_are_those_of_departure(how: str) -> None:
    link = Link("milady")
    link.answer("visit:place_c02")
    bread = link.give("bread")
    link.go_to(Stage.OUTFIT)
    link.answer(f"take:{bread}")
    link.depart()
    link.table.move(bread, piles.PACK[0], piles.ITEMS)
    link.state.coupons += 700
    result = link.fail(how)
    after = result.campaign
    assert after is not None
    assert result.winners == []
    assert bread in after.stash, "what was used up is back"
    assert after.coupons == 5000
    assert "pola" in after.contacts
    assert "place_a1" not in after.struck, "the place stays open"
    assert (after.failures, after.links) == ({"A1": 1}, 1)
    assert campaign.wrong(result) is None, "the next link takes it up"


@pytest.mark.rule("S-721")
def test_after_the_first_failure_the_best_find_is_kept() -> None:
    link = Link("milady")
    link.depart()
    link.table.move("bread", piles.ITEMS, piles.PACK[0])
    link.table.move("kora", piles.WEAPONS, piles.PACK[0])
    first = link.fail()
    assert first.campaign is not None
    assert "kora" in first.campaign.stash
    assert "bread" not in first.campaign.stash
    again = Link(earlier=first)
    again.depart()
    again.table.move("grim", piles.WEAPONS, piles.PACK[0])
    second = again.fail()
    assert second.campaign is not None
    assert "grim" not in second.campaign.stash, "only once for each mission"
    assert "kora" in second.campaign.stash


@pytest.mark.rule("S-720", "S-012", "S-048")
def test_the_first_failure_closes_the_best_unvisited_stash() -> None:
    link = Link("milady")
    link.answer("visit:place_s6", "leave")
    link.depart()
    first = link.fail()
    assert first.campaign is not None
    assert first.campaign.struck == ["place_s3"], "the lockers are worth more, but were visited"
    again = Link(earlier=first)
    assert "visit:place_s3" not in again.keys
    assert "visit:place_s6" in again.keys
    again.depart()
    second = again.fail()
    assert second.campaign is not None
    assert second.campaign.struck == ["place_s3"], "never worse twice"
    assert second.campaign.failures == {"A1": 2}


@pytest.mark.rule("S-725", "S-040")
def test_after_a_second_failure_the_team_goes_straight_on() -> None:
    link = Link("milady")
    link.depart()
    again = Link(earlier=link.fail())
    assert "visit:place_c02" in again.keys, "the first failure has cost a stash"
    again.depart()
    last = Link(earlier=again.fail("death"))
    assert {PLACE[key[6:]].kind for key in last.keys} == {PlaceKind.MISSION}
    last.answer("visit:place_a1")
    assert last.state.stage == Stage.CONTACTS


@pytest.mark.rule("S-081", "S-724")
def test_the_failure_card_changes_the_next_attempt() -> None:
    link = Link("milady")
    link.depart()
    events = len(link.state.piles[piles.EVENTS])
    again = Link(earlier=link.fail())
    again.depart()
    assert len(again.state.piles[piles.EVENTS]) == events + 1
    last = Link(earlier=again.fail())
    last.depart()
    assert len(last.state.piles[piles.EVENTS]) == events + 1, "and no more after the second failure"
    assert [*FAILURES] == ["A1", "A2", "B1", "B2", "C1", "C2"]


@pytest.mark.rule("S-189", "S-081")
def test_what_is_out_of_the_game_stays_out() -> None:
    """The wreck of A1 is one of two cards; once it is emptied the other lies there in every later attempt."""
    link = Link("milady")
    link.depart()
    card = "a1_07_cache"
    for pile in (piles.PLACED, piles.ENVIRONMENT, piles.ENVIRONMENT_BOX):
        if card in link.state.piles[pile]:
            link.table.move(card, pile, piles.REMOVED)
            link.state.overlays = [one for one in link.state.overlays if one.card != card]
    result = link.fail()
    assert result.campaign is not None
    assert result.campaign.removed == [card]
    again = Link(earlier=result)
    again.depart()
    assert "a1_07_wire" in [overlay.card for overlay in again.state.overlays]
    assert again.state.piles[piles.REMOVED] == [card]
