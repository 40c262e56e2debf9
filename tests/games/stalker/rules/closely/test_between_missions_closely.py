"""Between missions and at the set-up, to the last token: trade, departure, the way home, what lies ready."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import LONER, PATRON, TRADER
from fivefires.games.stalker.content.index import ENEMY, EVENT, GEAR, STALKER
from fivefires.games.stalker.content.missions import MISSION, MISSIONS
from fivefires.games.stalker.content.scripts import PlaceKind
from fivefires.games.stalker.content.survival import SCENARIOS
from fivefires.games.stalker.content.zone import EPILOGUES, PLACE
from fivefires.games.stalker.rules import campaign, contacts, gear, outfit, scripts, trade, wrap_up
from fivefires.games.stalker.rules.questions import Buy, Call, Sell
from fivefires.games.stalker.state import HIGH, UNNOTICED, Stage
from fivefires.kernel.table import Finished
from tests.games.stalker.begun import Begun
from tests.games.stalker.links import Link
from tests.games.stalker.tables import Game, lane


def trading(trader: str = "sidorovich", coupons: int = 2000) -> Link:
    link = Link("milady", "velet")
    link.answer("visit:place_a1", "enough")
    link.state.coupons = coupons
    if trader not in link.holder:
        link.table.move(trader, piles.CONTACT_BOX, piles.HOLDER)
    link.play(contacts.call(link.table, Call(trader, 0)))
    return link


# --- trade ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-055", "S-064", "S-065", "S-066", "S-067", "S-068", "S-069", "S-655", "S-013")
def test_a_deal_moves_things_and_coupons() -> None:
    link = trading()
    state = link.state
    assert (state.zone.trader, state.stage, state.zone.called) == ("sidorovich", Stage.TRADE, ["sidorovich"])
    jackets = len(link.stash)
    link.play(trade.trade(link.table), "buy:sawed_off#4:300")
    assert (state.coupons, "sawed_off#4" in link.stash, "sawed_off#4" in state.piles[piles.WEAPONS]) == (
        1700,
        True,
        False,
    )
    link.play(trade.trade(link.table), "buy:magazine-shotgun:500")
    assert state.coupons == 1200
    assert state.stock["magazine-shotgun"] == {piles.SUPPLY: 9, piles.STASH: 1}
    link.play(trade.trade(link.table), "sell:sawed_off#4:50")
    assert (state.coupons, "sawed_off#4" in state.piles[piles.WEAPONS], len(link.stash)) == (1250, True, jackets)
    link.play(trade.trade(link.table), "enough")
    assert (state.zone.trader, state.stage) == ("", Stage.CONTACTS)


@pytest.mark.rule("S-064", "S-067", "S-068", "S-361", "S-656", "S-655")
def test_what_is_too_dear_is_not_offered_and_what_nobody_deals_in_neither() -> None:
    link = trading(coupons=300)
    state = link.state
    dear = {thing: price for thing, price in trade.prices(state, TRADER["sidorovich"]).items() if price > 300}
    question = trade.trade(link.table).send(None)
    keys = {option.key() if hasattr(option, "key") else option for option in question.options}
    bought = {option.thing: option.price for option in question.options if isinstance(option, Buy)}
    assert dear
    assert not {*bought} & {*dear}
    assert max(bought.values()) == 300
    assert question.args["coupons"] == 300
    assert keys
    assert all(GEAR[thing].tier == 1 for thing in bought if hasattr(GEAR.get(thing), "tier"))  # type: ignore[union-attr]
    sold = {option.thing: option.price for option in question.options if isinstance(option, Sell)}
    assert sold == {"leather_jacket": 0} or set(sold.values()) == {0}


@pytest.mark.rule("S-064", "S-655", "S-656")
@pytest.mark.parametrize(
    ("trader", "face", "price"),
    [
        ("sidorovich", "akm_74u", 250), ("sidorovich", "sawed_off", 50), ("sidorovich", "neuron", 850),
        ("pola", "sunrise", 450), ("pola", "ballistic_plate", 450), ("hutsul", "akm_74u", 500),
        ("docent", "neuron", 2600), ("ferryman", "bread", 50),
    ],
)  # fmt: skip
def test_what_a_trader_pays(trader: str, face: str, price: int) -> None:
    link = trading(trader)
    card = link.give(face)
    assert trade.offers(link.state, TRADER[trader])[card] == price


# --- contacts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-051", "S-054", "S-056", "S-057", "S-060", "S-061", "S-724")
def test_what_a_call_leaves_behind() -> None:
    link = Link("milady")
    link.answer("visit:place_a1", "enough")
    state = link.state
    for contact in ("tinker", "dog_companion"):
        link.table.move(contact, piles.CONTACT_BOX, piles.HOLDER)
    link.play(contacts.call(link.table, Call("tinker", LONER["tinker"].price)))
    assert (state.coupons, state.zone.favours, state.stage) == (5000 - 150, ["tinker"], Stage.CONTACTS)
    link.play(contacts.call(link.table, Call("dog_companion", 0)))
    assert state.zone.companion == "dog_companion"
    link.play(contacts.call(link.table, Call("patron", 0)))
    assert (state.zone.contract, state.zone.called) == ("patron", ["tinker", "dog_companion", "patron"])
    assert contacts.callable_now(state) == [], "three are enough"
    state.zone.called = ["tinker"]
    keys = [one.contact for one in contacts.callable_now(state)]
    assert keys == ["local_guide", "sidorovich"], "a companion and a contract have been taken"
    state.coupons = 100
    assert [one.contact for one in contacts.callable_now(state)] == ["sidorovich"]


@pytest.mark.rule("S-054", "S-724")
def test_favours_come_when_the_mission_begins() -> None:
    link = Link("milady")
    link.answer("visit:place_a1")
    for contact in ("tinker", "operator"):
        link.table.move(contact, piles.CONTACT_BOX, piles.HOLDER)
    link.answer("enough", "call:tinker:150", "call:local_guide:200", "call:operator:400")
    before = len({EVENT[card.id].number for card in MISSION["A1"].events})
    link.depart()
    state = link.state
    assert state.stock[piles.BOLT][piles.POCKET[0]] == 4
    assert state.stalkers[0].markers == 1
    assert len(state.piles[piles.EVENTS]) == before + 1 - 1, "one more, and the first has been drawn"


# --- departure --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-070", "S-071", "S-077", "S-081", "S-013")
def test_sharing_out_ends_with_the_last_and_is_remembered() -> None:
    link = Link("milady", "velet")
    rifle = link.give("akm_74u")
    link.answer("visit:place_a1", "enough", "enough")
    state = link.state
    assert (state.stage, state.next) == (Stage.OUTFIT, 0)
    link.answer(f"take:{rifle}")
    assert state.next == 0
    link.answer("enough")
    assert state.next == 1
    link.play(outfit.share_out(link.table), "enough")
    assert (state.next, state.stage) == (0, Stage.SETUP)
    assert state.departed is not None
    assert rifle in state.departed.stash
    assert state.departed.coupons == state.coupons
    assert [stalker.hp for stalker in state.stalkers] == [14, 18]
    assert state.ammo == {rifle: 6}


@pytest.mark.rule("S-072", "S-073", "S-074", "S-075", "S-076", "S-009")
def test_of_four_everybody_departs_alike() -> None:
    team = ("milady", "velet", "palkan", "zirka")
    game = Game(*team, on=lane())
    for number, face in enumerate(team):
        stalker = game.stalker(number)
        assert (stalker.hp, stalker.focus, game.held(piles.BOLT, number)) == (STALKER[face].hp, True, 3)
    assert game.state.stock[piles.BOLT][piles.SUPPLY] == 16 - 12
    assert game.state.stock[piles.FOCUS] == {piles.MAP: 4}


# --- the way home -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-080", "S-022", "S-016")
def test_nothing_stays_on_the_boards() -> None:
    link = Link("milady", "velet")
    cards = [link.give(face) for face in ("akm_74u", "sunrise", "slime", "bread")]
    link.table.shift("magazine-rifle", 2, piles.SUPPLY, piles.STASH)
    link.go_to(Stage.OUTFIT)
    link.answer(*(f"take:{card}" for card in cards), "take:magazine-rifle", "enough")
    link.depart()
    state = link.state
    one = state.stalkers[0]
    one.pinned = one.exposed = True
    link.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    link.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    one.critical, one.dose, one.attention = [True, False], 7, HIGH
    wrap_up.come_home(link.table)
    assert {*cards} <= {*link.stash}
    assert all(not state.piles[names[0]] for names in piles.SLOTS.values())
    assert state.stock["magazine-rifle"] == {piles.SUPPLY: 8, piles.STASH: 2}
    assert state.stock[piles.BOLT] == {piles.SUPPLY: 16}
    assert state.stock[piles.FOCUS] == {piles.SUPPLY: 4}
    assert state.stock[piles.PINNED] == {piles.SUPPLY: 10}
    assert state.stock[piles.EXPOSED] == {piles.SUPPLY: 10}
    assert (one.pinned, one.exposed, one.focus, one.critical) == (False, False, False, [False, False])
    assert (one.dose, one.attention, state.fitted, state.ammo) == (0, UNNOTICED, {}, {})


@pytest.mark.rule("S-058", "S-059", "S-017")
@pytest.mark.parametrize(("count", "paid"), [(4, 0), (5, 800)])
def test_a_contract_for_loot_counts_the_team(count: int, paid: int) -> None:
    link = Link("milady", "velet")
    link.answer("visit:place_a1", "enough")
    link.depart()
    state = link.state
    state.zone.contract = "patron"
    link.table.draw(piles.LOOT, piles.LOOT_DISCARDS, count)
    before = state.coupons
    assert wrap_up.is_kept(state, PATRON["patron"]) == bool(paid)
    wrap_up.pay_contract(link.table)
    assert state.coupons == before + paid
    state.zone.contract = ""
    wrap_up.pay_contract(link.table)
    assert state.coupons == before + paid


@pytest.mark.rule("S-058", "S-059")
def test_contracts_for_haste_and_for_an_artifact() -> None:
    link = Link("milady")
    link.answer("visit:place_a1", "enough")
    link.depart()
    state = link.state
    while len(state.piles[piles.EVENTS]) > 4:
        link.table.draw(piles.EVENTS, piles.EVENT)
    assert wrap_up.is_kept(state, PATRON["broker"])
    link.table.draw(piles.EVENTS, piles.EVENT)
    assert not wrap_up.is_kept(state, PATRON["broker"])
    assert not wrap_up.is_kept(state, PATRON["institute"])
    slime = next(card for card in state.piles[piles.ARTIFACTS] if card.startswith("slime"))
    link.table.move(slime, piles.ARTIFACTS, piles.PACK[0])
    assert wrap_up.is_kept(state, PATRON["institute"])
    assert state.departed is not None
    state.departed.stash = [slime]
    assert not wrap_up.is_kept(state, PATRON["institute"]), "it was theirs before"


@pytest.mark.rule("S-105", "S-038", "S-047", "S-050", "S-023")
def test_an_epilogue_to_the_letter() -> None:
    link = Link("milady")
    link.answer("visit:place_a1", "enough")
    link.depart()
    coupons = link.state.coupons
    result = link.win()
    now = result.campaign
    assert now is not None
    assert (now.links, now.told, now.failures) == (1, ["A1"], {})
    assert now.coupons == coupons + 2000
    assert now.stickers == ["a2"]
    assert now.struck == ["place_a1"]
    assert now.contacts == ["local_guide", "operator", "patron", "sidorovich"]
    assert (result.ending, result.winners, result.died, result.mission) == ("success", [0], "", "A1")
    assert len(EPILOGUES["A1"]) == 4


@pytest.mark.rule("S-081", "S-720", "S-721", "S-005")
def test_a_failure_hands_on_the_departure() -> None:
    """What was bought is kept, what was used is back, one thing found is kept, and the best stash closes."""
    link = Link("milady")
    link.give("bread")
    link.answer("visit:place_a1", "enough")
    link.depart()
    state = link.state
    coupons, stash = state.coupons, sorted(campaign.snapshot(state).stash)
    state.coupons -= 700
    for face in ("dnipro", "vodka"):
        card = next(one for deck in piles.DECKS for one in state.piles[deck] if one.partition("#")[0] == face)
        link.table.move(card, gear.HOMES[type(GEAR[card])], piles.PACK[0])
    now = link.fail().campaign
    assert now is not None
    assert (now.coupons, now.links, now.failures, now.told) == (coupons, 1, {"A1": 1}, [])
    assert now.stash == sorted([*stash, "dnipro"])
    assert now.struck == ["place_s6"], "1,500 is the worth of the best that the map shows"
    assert now.visited == ["place_a1"]


@pytest.mark.rule("S-720", "S-721", "S-725")
def test_a_second_failure_of_a_mission_brings_nothing_and_takes_nothing() -> None:
    link = Link("milady")
    link.answer("visit:place_a1", "enough")
    link.depart()
    first = link.fail()
    again = Link(earlier=first, size=1)
    assert not again.state.zone.straight
    again.answer("visit:place_a1", "enough")
    again.depart()
    card = next(one for one in again.state.piles[piles.WEAPONS] if one.startswith("ram"))
    again.table.move(card, piles.WEAPONS, piles.PACK[0])
    second = again.fail()
    assert first.campaign is not None
    assert second.campaign is not None
    assert second.campaign.failures == {"A1": 2}
    assert second.campaign.struck == first.campaign.struck
    assert second.campaign.stash == first.campaign.stash
    third = Link(earlier=second, size=1)
    assert third.state.zone.straight
    assert {PLACE[key[6:]].kind for key in third.keys} == {PlaceKind.MISSION}


@pytest.mark.rule("S-043", "S-044", "S-047", "S-048", "S-361")
def test_scripts_word_by_word() -> None:
    link = Link("milady")
    state = link.state
    link.answer("visit:place_s1")
    assert "first_aid_kit" in {card.partition("#")[0] for card in link.stash}
    assert state.stock["magazine-pistol"] == {piles.SUPPLY: 9, piles.STASH: 1}
    assert scripts.record(state).struck == ["place_s1"]
    assert scripts.record(state).visited == ["place_s1"]
    other = Link("milady")
    other.answer("visit:place_s3", "accept:s3_all:400")
    found = [card for card in other.stash if "jacket" not in card]
    assert len(found) == 2
    assert sorted(gear.HOMES[type(GEAR[card])] for card in found) == sorted([piles.WEAPONS, piles.ITEMS])
    assert other.state.coupons == 4600
    poor = Link("milady")
    poor.answer("visit:place_s6", "leave")
    assert scripts.record(poor.state).struck == []
    met = Link("milady")
    met.answer("visit:place_c11")
    assert ("gambler" in met.holder, met.state.coupons) == (True, 5200)


# --- the set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-095", "S-096", "S-097", "S-408", "S-476", "S-478", "S-481")
@pytest.mark.parametrize("id", [*MISSIONS, *SCENARIOS])
@pytest.mark.parametrize("size", [1, 4])
def test_enemies_stand_as_the_set_up_says_and_the_rest_is_supply(id: str, size: int) -> None:
    game = Begun(id, size=size)
    state, mission = game.state, game.mission
    for group in mission.groups:
        placed = len(group.places) - group.fewer[size - 1]
        standees = state.stock[ENEMY[group.kind].standee]
        came = [enemy for enemy in state.enemies if enemy.kind == group.kind]
        assert len(came) >= placed
        assert standees.get(piles.beside(group.kind), 0) + len(came) <= len(group.places) + group.supply
        assert (state.teams[group.kind].colour, state.teams[group.kind].side) == (group.colour, group.side)
        assert group.kind in state.piles[piles.ENEMIES]
    assert state.stock["team-token"].get(piles.MAP, 0) == len(mission.groups)
    assert [enemy.number for enemy in state.enemies] == sorted(enemy.number for enemy in state.enemies)


@pytest.mark.rule("S-098", "S-099", "S-100", "S-087", "S-083", "S-091")
@pytest.mark.parametrize("id", [*MISSIONS, *SCENARIOS])
def test_tokens_and_decks_lie_as_the_set_up_says(id: str) -> None:
    game = Begun(id, size=2)
    state, mission = game.state, game.mission
    for number, (space, count) in enumerate(mission.loot):
        assert state.loot[number] == game.at(space)
        assert len(state.piles[piles.LOOT_STACK[number]]) == count
    for number, spot in enumerate(mission.unknown_spots):
        if state.unknown[number] >= 0:
            assert (state.unknown[number], state.arrows[number]) == (game.at(spot.space), spot.facing)
            assert len(state.piles[piles.UNKNOWN_STACK[number]]) == 1
    numbers = [EVENT[card].number for card in reversed([*state.piles[piles.EVENTS]]) if EVENT[card].number]
    assert numbers == sorted(numbers)
    drawn = [EVENT[card].number for card in state.piles[piles.EVENT]]
    assert drawn[0] == 1
    assert sorted([*drawn, *numbers]) == sorted({card.number for card in mission.events})
    taken = [*state.piles[piles.ENVIRONMENT], *state.piles[piles.PLACED], *state.piles[piles.ENVIRONMENT_BOX]]
    assert {card.id for card in mission.environment} <= {*taken, *state.piles[piles.ANOMALIES]}


@pytest.mark.rule("S-001", "S-004", "S-007", "S-217")
def test_a_single_mission_ends_with_its_objective() -> None:
    game = Begun("A1", size=1)
    game.state.achieved = [*game.mission.needs]
    game.alone()
    game.everybody(game.mission.exit[0])
    with pytest.raises(Finished):
        game.answer_act("prepare")
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.campaign) == ("success", None)
