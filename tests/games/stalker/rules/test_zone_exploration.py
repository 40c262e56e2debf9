"""Movement through the zone: places, scripts, stickers (S-036 to S-050)."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import CONTACT, CONTACTS, FIRST, NUMBERS
from fivefires.games.stalker.content.missions import MISSIONS
from fivefires.games.stalker.content.scripts import Meet, PlaceKind, Stick
from fivefires.games.stalker.content.zone import ALL_PLACES, EPILOGUES, FAILURES, PLACE, PLACES, STORIES
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import scripts, zone
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import Stage
from tests.games.stalker.links import Link


def of_kind(link: Link, kind: PlaceKind) -> list[str]:
    return [key for key in link.keys if key.startswith("visit:") and PLACE[key[6:]].kind == kind]


@pytest.mark.rule("S-036", "S-038", "S-002")
def test_a_campaign_opens_with_the_zone_and_goes_on_step_by_step() -> None:
    link = Link("milady")
    stages = [link.state.stage]
    while link.message != "ask-action":
        link.answer("enough" if "enough" in link.keys else link.keys[0])
        if link.state.stage != stages[-1]:
            stages.append(link.state.stage)
    assert stages[:3] == [Stage.ZONE, Stage.CONTACTS, Stage.OUTFIT]
    assert stages[-1] == Stage.PLAYERS
    link.fulfil()
    link.answer("prepare")
    assert link.state.stage == Stage.WRAP_UP
    assert link.state.result is not None


@pytest.mark.rule("S-039", "S-046")
def test_exactly_one_mission_is_chosen_and_binds() -> None:
    link = Link("milady")
    assert link.message == "ask-place"
    assert "visit:place_a1" in link.keys
    assert "enough" not in link.keys, "without a mission the team cannot go on"
    link.answer("visit:place_a1")
    assert not of_kind(link, PlaceKind.MISSION)
    assert "enough" in link.keys
    assert (link.state.mission, link.state.zone.mission) == ("A1", "A1")


@pytest.mark.rule("S-045", "S-082")
def test_a_mission_place_gives_the_prologue_and_the_mission_waits() -> None:
    link = Link("milady")
    link.answer("visit:place_a1")
    assert link.runner.log is not None
    assert link.runner.log.lines[-1].text.id == "log-prologue"
    assert link.state.stage == Stage.ZONE
    assert link.state.stalkers[0].space < 0, "nothing is set up yet"


@pytest.mark.rule("S-040", "S-042")
@pytest.mark.parametrize("first", ["place_c02", "place_s2"])
def test_one_contact_or_stash_in_all(first: str) -> None:
    link = Link("milady")
    assert of_kind(link, PlaceKind.CONTACT)
    assert of_kind(link, PlaceKind.STASH)
    link.answer(f"visit:{first}")
    assert not of_kind(link, PlaceKind.CONTACT)
    assert not of_kind(link, PlaceKind.STASH)
    assert of_kind(link, PlaceKind.MISSION)


@pytest.mark.rule("S-041")
@pytest.mark.parametrize("order", [("place_a1", "place_c02"), ("place_c02", "place_a1")])
def test_before_or_after_the_mission_place(order: tuple[str, str]) -> None:
    link = Link("milady")
    link.answer(*(f"visit:{place}" for place in order))
    assert link.state.stage == Stage.CONTACTS
    assert (link.state.zone.mission, link.state.zone.place) == ("A1", "place_c02")


@pytest.mark.rule("S-043", "S-047", "S-048", "S-027")
def test_a_contact_place_gives_its_card_and_is_struck_out() -> None:
    link = Link("milady")
    assert sorted(link.holder) == sorted(FIRST)
    link.answer("visit:place_c02")
    assert sorted(link.holder) == sorted([*FIRST, "pola"])
    assert link.state.campaign is not None
    assert link.state.campaign.struck == ["place_c02"]
    link.state.zone.place = ""
    assert "place_c02" not in [place.id for place in zone.available(link.state)]


@pytest.mark.rule("S-044")
def test_a_stash_gives_equipment() -> None:
    link = Link("milady")
    before = len(link.stash)
    link.answer("visit:place_s1")
    assert len(link.stash) == before + 1
    assert any(card.startswith("first_aid_kit") for card in link.stash)
    assert link.state.stock["magazine-pistol"][piles.STASH] == 1


@pytest.mark.rule("S-044", "S-049", "S-067")
def test_a_stash_with_a_price_is_asked_for_and_can_be_left() -> None:
    link = Link("milady")
    link.state.coupons = 1300
    link.answer("visit:place_s6")
    assert link.message == "ask-offer"
    assert link.keys == ["accept:s6_buy:1200", "leave"]
    link.answer("leave")
    assert link.state.coupons == 1300
    assert link.state.campaign is not None
    assert link.state.campaign.visited == ["place_s6"]
    assert not link.state.campaign.struck
    assert "place_s6" in [place.id for place in zone.available(link.state)], "it can be visited again another time"
    link.state.zone.place = ""
    link.play(zone.visit(link.table, PLACE["place_s6"]), "accept:s6_buy:1200")
    assert link.state.coupons == 100
    assert link.state.campaign.struck == ["place_s6"]


@pytest.mark.rule("S-044", "S-067")
def test_what_cannot_be_paid_is_not_offered() -> None:
    link = Link("milady")
    link.state.coupons = 399
    link.answer("visit:place_s3")
    assert link.keys == ["accept:s3_some:0", "leave"]


@pytest.mark.rule("S-050")
def test_a_sticker_shows_its_places() -> None:
    link = Link("milady")
    assert "visit:place_c04" not in link.keys
    link.play(scripts.carry_out(link.table, (Stick("a2"), Stick("a2"))))
    assert link.state.campaign is not None
    assert link.state.campaign.stickers == ["a2"]
    assert "place_c04" in [place.id for place in zone.available(link.state)]


@pytest.mark.rule("S-009", "S-010", "S-044")
def test_what_is_not_there_is_skipped_alone() -> None:
    link = Link("milady")
    link.table.move_all(piles.ATTACHMENTS, piles.STASH)
    before = len(link.stash)
    link.play(zone.visit(link.table, PLACE["place_s2"]))
    assert len(link.stash) == before
    assert link.state.campaign is not None
    assert "place_s2" in link.state.campaign.struck


@pytest.mark.rule("S-042", "S-053", "S-061", "S-026")
def test_the_zone_map_and_the_contacts() -> None:
    kinds = [place.kind for place in ALL_PLACES]
    assert [kinds.count(kind) for kind in PlaceKind] == [6, 9, 8]
    assert len({place.id for place in ALL_PLACES}) == 23
    assert {place.mission for place in PLACES if place.mission} == {*MISSIONS}
    at_places = [word.contact for place in ALL_PLACES for word in place.script if isinstance(word, Meet)]
    by_epilogues = [word.contact for script in EPILOGUES.values() for word in script if isinstance(word, Meet)]
    assert (len(FIRST), len(at_places), len(by_epilogues)) == (3, 9, 4)
    assert sorted([*FIRST, *at_places, *by_epilogues]) == sorted(CONTACT)
    assert [NUMBERS[contact] for contact in FIRST] == ["C01", "C08", "C99"]
    assert len(set(NUMBERS.values())) == len(CONTACTS) == 16
    named = [type(contact).__name__ for contact in CONTACTS]
    assert [named.count(kind) for kind in ("Trader", "Loner", "Companion", "Patron")] == [5, 6, 2, 3]


@pytest.mark.rule("S-023", "S-024", "S-105")
def test_each_story_has_two_missions_with_epilogue_and_failure_card() -> None:
    assert all([mission[0] for mission in missions] == [story] * 2 for story, missions in STORIES.items())
    missions = [mission for some in STORIES.values() for mission in some]
    assert [*EPILOGUES] == [*FAILURES] == missions
    place = {one.mission: one for one in ALL_PLACES if one.mission}
    for first, second in STORIES.values():
        assert not place[first].sticker, "none has to be finished before another begins"
        stickers = [word.sticker for word in EPILOGUES[first] if isinstance(word, Stick)]
        assert stickers == [place[second].sticker]


@pytest.mark.rule("S-039", "S-045")
def test_before_a_mission_is_chosen_the_table_can_be_looked_at() -> None:
    link = Link("milady")
    view = StalkerView(link.state, 0)
    assert not view.chosen
    assert view.step == MISSIONS["A1"].needs[0], "that of the map that lies ready"
    assert view.places
    assert GAME.scene(view).boards[0].id == "zone"
