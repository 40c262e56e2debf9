"""Before the first round and after the last one: decks, set-up by chance, what comes home, what a chain hands on."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import scripts as s
from fivefires.games.stalker.content.contacts import CONTACT
from fivefires.games.stalker.content.index import EVENT
from fivefires.games.stalker.content.missions import MISSION, MISSIONS
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import anomalies, campaign, flow, lost_areas, outfit, scripts, setup, zone
from fivefires.games.stalker.rules.questions import Rummage
from fivefires.games.stalker.show.scene import overlay_token, scene
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH, NOBODY, UNNOTICED, Overlay, Stage, StalkerState, Unit
from fivefires.kernel import Runner, Setup, key_of, seed_from
from tests.games.stalker.begun import Begun
from tests.games.stalker.links import Link
from tests.games.stalker.tables import EAST, WEST, Game, lane

SEEDS = range(1, 9)


# --- a mission is set up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-087", "S-100")
def test_either_of_two_events_with_one_number_may_lie_in_the_deck() -> None:
    numbers = [card.number for card in MISSION["A1"].events]
    (twice,) = {number for number in numbers if numbers.count(number) == 2}
    found = set()
    for seed in SEEDS:
        state = Begun("A1", 1, seed=seed).state
        found |= {
            card for card in (*state.piles[piles.EVENTS], *state.piles[piles.EVENT]) if EVENT[card].number == twice
        }
    assert len(found) == 2


@pytest.mark.rule("S-099")
def test_unknown_tokens_lie_in_no_fixed_order() -> None:
    orders = set()
    for seed in SEEDS:
        state = Begun("A1", 2, seed=seed).state
        orders.add(tuple(card.partition("#")[0] for stack in piles.UNKNOWN_STACK for card in state.piles[stack]))
    assert len(orders) > 1


@pytest.mark.rule("S-094", "S-559", "S-589", "S-549")
def test_who_starts_on_an_anomaly_covers_a_symbol(monkeypatch: pytest.MonkeyPatch) -> None:
    covering: list[Unit] = []
    cover = anomalies.cover

    def noted(state: StalkerState, unit: Unit) -> None:
        covering.append(unit)
        cover(state, unit)

    monkeypatch.setattr(anomalies, "cover", noted)
    game = Begun("A1", 2)
    assert all(stalker in covering for stalker in game.state.stalkers)


# --- the chain --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-030", "S-020", "S-031")
def test_whoever_is_chosen_belongs_to_the_group() -> None:
    link = Link("palkan", "velet")
    assert link.state.campaign is not None
    assert link.state.campaign.stalkers == ["palkan", "velet"]


@pytest.mark.rule("S-002", "S-725", "S-069")
def test_the_next_link_takes_up_the_purse_and_the_straight_way() -> None:
    link = Link("palkan")
    link.depart()
    once = link.fail()
    again = Link(earlier=once)
    assert not again.state.zone.straight
    assert once.campaign is not None
    assert again.state.coupons == once.campaign.coupons > 0
    again.depart()
    twice = Link(earlier=again.fail())
    assert twice.state.zone.straight


@pytest.mark.rule("S-079", "S-020", "S-025")
def test_a_campaign_that_is_won_or_was_none_goes_on_no_further() -> None:
    link = Link("palkan")
    link.depart()
    result = link.fail()
    follows = GAME.follows
    assert follows is not None
    assert follows(link.setup, result) is not None
    assert follows(link.setup, msgspec.structs.replace(result, campaign=None)) is None
    assert result.campaign is not None
    won = msgspec.structs.replace(result.campaign, told=[*MISSIONS])
    assert follows(link.setup, msgspec.structs.replace(result, campaign=won)) is None


@pytest.mark.rule("S-023", "S-026", "S-043")
def test_no_chain_has_failed_never_or_knows_nobody() -> None:
    link = Link("palkan")
    link.depart()
    result = link.fail()
    now = result.campaign
    assert now is not None
    assert campaign.wrong(result) is None

    def refused(**changes: object) -> str:
        wrong = campaign.wrong(msgspec.structs.replace(result, campaign=msgspec.structs.replace(now, **changes)))
        assert wrong is not None
        return wrong.id

    assert refused(failures={**now.failures, "B1": 0}) == "refused-missions"
    assert refused(contacts=[*now.contacts, "nobody"]) == "refused-zone"
    stranger = next(one for one in CONTACT if one not in now.contacts)
    assert refused(contacts=[*now.contacts, stranger]) == "refused-zone"


# --- the zone ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-046", "S-090")
def test_a_mission_begins_with_its_own_gates() -> None:
    game = Game("palkan", on=lane())
    for mission in MISSION:
        zone.choose_mission(game.state, mission)
        assert game.state.gates == MISSION[mission].gates
    assert len({MISSION[mission].gates for mission in MISSION}) > 1


@pytest.mark.rule("S-038", "S-002")
def test_when_everything_is_visited_the_contacts_come_without_a_question() -> None:
    link = Link("palkan")
    link.state.zone.mission, link.state.zone.straight = "A1", True
    link.play(zone.explore(link.table))
    assert link.state.stage == Stage.CONTACTS


@pytest.mark.rule("S-044")
def test_an_offer_takes_the_last_coupon_and_no_more() -> None:
    link = Link("palkan")
    bid = s.Bid("kit", 700, (s.Coupons(0),))
    link.state.coupons = 700
    (bargain,) = (s.Bargain((bid,)),)
    link.play(scripts.carry_out(link.table, (bargain,)), "accept:kit:700")
    assert link.state.coupons == 0
    link.play(scripts.carry_out(link.table, (bargain,)))


@pytest.mark.rule("S-070")
def test_whoever_rummages_is_asked_again_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = Runner(GAME, Setup(2, "mission", (), {"mission": "A1"}), seed_from(1))
    while runner.question is not None and runner.question.prompt.message != "ask-share-out":
        seat = runner.asked()[0]
        keys = [key_of(option) for option in runner.options(seat)]
        runner.answer(seat, "enough" if "enough" in keys else keys[0])
    monkeypatch.setattr(outfit, "MOST_ANSWERS", 0)
    runner.state.next = 1
    rule = outfit.share_out(runner.table)
    question = rule.send(None)
    assert [*question.choices] == [1]
    some = next(option for option in question.choices[1] if isinstance(option, Rummage))
    assert [*rule.send(some).choices] == [1]
    rule.close()


# --- the way home -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-080", "S-105", "S-038")
def test_after_a_success_everything_is_in_the_stash() -> None:
    link = Link("palkan")
    link.give("bread")
    link.go_to(Stage.OUTFIT)
    while link.message == "ask-share-out":
        taken = [key for key in link.keys if key.startswith("take:")]
        link.answer(taken[0] if taken else "enough")
    link.depart()
    state = link.state
    assert state.piles[piles.PACK[0]] or state.piles[piles.ARMOR[0]]
    result = link.win()
    assert all(not state.piles[name] for names in piles.SLOTS.values() for name in names)
    assert state.stock[piles.BOLT].get(piles.POCKET[0], 0) == 0
    assert state.stalkers[0].dose == 0
    assert result.campaign is not None
    assert any(card.startswith("bread") for card in result.campaign.stash)
    assert state.stalkers[0].attention == UNNOTICED


# --- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-231", "S-429")
def test_each_turn_token_has_its_own_length() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    stalker.left = [1, 3]
    (mat,) = scene(StalkerView(game.state, 0)).mats
    tracks = {track.id: (track.value, track.end) for track in mat.tracks}
    assert tracks["first.0"] == (1, 2)
    assert tracks["second.0"] == (3, 3)


@pytest.mark.rule("S-473", "S-422")
def test_an_enemy_with_two_points_shows_them() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    game.enemy("crawl", "3,0", EAST)
    assert b"scene-hp" in msgspec.json.encode(scene(StalkerView(game.state, 0)))


@pytest.mark.rule("S-028", "S-082", "S-217", "S-215")
def test_what_is_not_yet_or_no_longer_chosen_is_not_shown() -> None:
    link = Link()
    text = msgspec.json.encode(scene(StalkerView(link.state, 0)))
    assert b"scene-roster" in text
    assert b"scene-goal" not in text
    link.answer("stalker:palkan")
    text = msgspec.json.encode(scene(StalkerView(link.state, 0)))
    assert b"scene-roster" not in text
    assert scene(StalkerView(link.state, 0)).stories == (), "no mission has been chosen"
    assert b"scene-goal" not in text


@pytest.mark.rule("S-606")
def test_a_way_in_the_shadows_tells_the_chance_of_an_anomaly() -> None:
    game = Game("milady", on=lane())
    game.put("0,0")
    game.state.turn = 0
    view = StalkerView(game.state, 0)
    game.anomaly("fridge", 98, "1,0")
    note = view.shadow_note(game.name(game.at("1,0")))
    assert note is not None
    assert note.args["chance"] == 100
    game.state.turn = NOBODY
    assert StalkerView(game.state, 0).shadow_note(game.name(game.at("1,0"))) is None


@pytest.mark.rule("S-542", "S-565", "S-195", "S-199", "S-181")
def test_a_card_that_can_be_used_in_two_places_lies_in_one() -> None:
    (board,) = scene(StalkerView(Begun("C1").state, 0)).boards
    assert [space.id for space in board.spaces for thing in space.things if thing.id == "c1_02"] == ["T15.G"]


@pytest.mark.rule("S-577", "S-316")
def test_whoever_is_seen_from_the_start_is_noticed_before_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("1,0")
    game.enemy("dog", "3,0", WEST)

    async def nothing(_table: object) -> None:
        return None

    monkeypatch.setattr(lost_areas, "find", nothing)
    monkeypatch.setattr(setup, "begin", nothing)
    game.play(flow.prepare(game.table))
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)


@pytest.mark.rule("S-181")
@pytest.mark.parametrize(("needed", "marks"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_work_of_more_than_one_action_is_counted_on_its_card(needed: int, marks: int) -> None:
    class Working(StalkerView):
        def work(self, overlay: Overlay) -> tuple[int, int]:
            return 1, needed

    shown = overlay_token(Working(Game("palkan", on=lane()).state, 0), Overlay("a1_02"))
    assert len(shown.marks) == marks
