"""Contacts and trade (S-051 to S-069, S-655, S-656)."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import COMPANION, CONTACT, LONER, PATRON, TRADER
from fivefires.games.stalker.content.index import ARMOR, ATTACHMENT, GEAR, ITEM, WEAPON
from fivefires.games.stalker.content.vocabulary import ItemKind, Slot
from fivefires.games.stalker.rules import contacts, trade, wrap_up
from fivefires.games.stalker.rules.questions import Call
from fivefires.games.stalker.state import Stage
from fivefires.kernel import face_of, message
from tests.games.stalker.links import Link


def asking(*holder: str, coupons: int = 5000) -> Link:
    """A team at the contacts step, with these cards in the holder."""
    link = Link("milady")
    link.table.move_all(piles.HOLDER, piles.CONTACT_BOX)
    for contact in holder:
        link.table.move(contact, piles.CONTACT_BOX, piles.HOLDER)
    link.state.coupons = coupons
    link.answer("visit:place_a1", "visit:place_s4")
    assert link.message == "ask-contact"
    return link


@pytest.mark.rule("S-051", "S-052", "S-054")
def test_up_to_three_different_contacts() -> None:
    link = asking("feldsher", "scrounger", "gambler", "tinker")
    link.answer("call:feldsher:400")
    assert "call:feldsher:400" not in link.keys
    link.answer("call:scrounger:500", "call:gambler:300")
    assert link.state.stage == Stage.OUTFIT, "three are enough"
    assert link.state.coupons == 5000 - 1200


@pytest.mark.rule("S-051")
def test_fewer_are_allowed() -> None:
    link = asking("feldsher")
    link.answer("enough")
    assert link.state.stage == Stage.OUTFIT
    assert link.state.coupons == 5000


@pytest.mark.rule("S-054", "S-067")
def test_a_loner_gives_a_service_for_payment() -> None:
    link = asking("feldsher", "local_guide", coupons=400)
    before = len(link.stash)
    link.answer("call:feldsher:400")
    assert sorted(face_of(card) for card in link.stash[before:]) == ["antirad", "bandage", "bandage"]
    assert link.state.coupons == 0
    assert "call:local_guide:200" not in [*link.keys], "nobody works for nothing"


@pytest.mark.rule("S-054", "S-724")
@pytest.mark.parametrize(
    ("contact", "price", "markers", "bolts", "events"),
    [("local_guide", 200, 1, 3, 7), ("tinker", 150, 0, 4, 7), ("operator", 400, 0, 3, 8)],
)
def test_what_loners_give_for_the_mission(contact: str, price: int, markers: int, bolts: int, events: int) -> None:
    link = asking(contact)
    link.answer(f"call:{contact}:{price}")
    link.depart()
    stalker = link.state.stalkers[0]
    assert stalker.markers == markers
    assert link.state.stock[piles.BOLT][piles.POCKET[0]] == bolts
    assert len(link.state.piles[piles.EVENTS]) == events, "one card is in force already"


@pytest.mark.rule("S-056", "S-060")
def test_at_most_one_companion_and_it_counts() -> None:
    link = asking("dog_companion", "scout", "gambler", "feldsher")
    link.answer("call:scout:600")
    assert not any("dog_companion" in key for key in link.keys)
    link.answer("call:gambler:300", "call:feldsher:400")
    assert link.state.stage == Stage.OUTFIT
    assert link.state.zone.companion == "scout"


@pytest.mark.rule("S-057", "S-060")
def test_at_most_one_contract_and_it_counts() -> None:
    link = asking("patron", "institute", "gambler", "feldsher")
    link.answer("call:institute:0")
    assert not any("call:patron" in key for key in link.keys)
    link.answer("call:gambler:300", "call:feldsher:400")
    assert link.state.stage == Stage.OUTFIT
    assert link.state.zone.contract == "institute"


@pytest.mark.rule("S-053", "S-061", "S-062", "S-063")
def test_each_contact_is_of_one_kind_and_can_be_read_before() -> None:
    kinds = (TRADER, LONER, COMPANION, PATRON)
    assert all(sum(contact in kind for kind in kinds) == 1 for contact in CONTACT)
    link = asking("dog_companion", "patron")
    notes = {option.contact: option.note(None) for option in link.runner.options(0) if isinstance(option, Call)}
    assert notes["dog_companion"] == message("dog_companion.text")
    link.answer("call:dog_companion:0", "call:patron:0")
    assert link.state.companion is None, "side b holds in the mission only"
    link.depart()
    assert link.state.companion is not None


# --- contracts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-058", "S-017")
@pytest.mark.parametrize(("tokens", "pays"), [(4, 800), (3, 0)])
def test_the_patron_pays_for_loot(tokens: int, pays: int) -> None:
    link = asking("patron")
    link.answer("call:patron:0")
    link.depart()
    link.table.draw(piles.LOOT, piles.LOOT_DISCARDS, tokens)
    before = link.state.coupons
    wrap_up.pay_contract(link.table)
    assert link.state.coupons == before + pays


@pytest.mark.rule("S-058", "S-059")
@pytest.mark.parametrize(("left", "pays"), [(4, 1200), (3, 0)])
def test_the_broker_pays_for_haste(left: int, pays: int) -> None:
    link = asking("broker")
    link.answer("call:broker:0")
    link.depart()
    while len(link.state.piles[piles.EVENTS]) > left:
        link.table.draw(piles.EVENTS, piles.EVENT)
    before = link.state.coupons
    wrap_up.pay_contract(link.table)
    assert link.state.coupons == before + pays


@pytest.mark.rule("S-058")
def test_the_institute_pays_for_a_new_artifact_only() -> None:
    link = asking("institute")
    old = link.give("slime")
    link.answer("call:institute:0")
    link.answer(f"take:{old}")
    link.depart()
    before = link.state.coupons
    wrap_up.pay_contract(link.table)
    assert link.state.coupons == before, "it was theirs already"
    link.table.move("eye", piles.ARTIFACTS, piles.PACK[0])
    wrap_up.pay_contract(link.table)
    assert link.state.coupons == before + 1500


@pytest.mark.rule("S-059")
def test_an_open_contract_costs_nothing_and_fails_nothing() -> None:
    link = asking("institute")
    link.answer("call:institute:0")
    link.depart()
    before = link.state.coupons
    result = link.win()
    assert result.ending == "success"
    assert result.campaign is not None
    assert result.campaign.coupons == before + 2000, "the epilogue of A1 and nothing else"


# --- trade ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-055", "S-064", "S-065", "S-066", "S-068")
def test_buying_and_selling() -> None:
    link = asking("hutsul")
    link.answer("call:hutsul:0")
    assert link.message == "ask-buy"
    link.answer("buy:fora:2600")
    assert link.state.coupons == 2400
    assert "fora" in link.stash
    link.answer("sell:fora:1300")
    assert link.state.coupons == 3700
    assert "fora" in link.state.piles[piles.WEAPONS]
    link.answer("enough")
    assert link.state.stage in (Stage.CONTACTS, Stage.OUTFIT)
    assert not any(key.startswith("buy:") for key in link.keys)


@pytest.mark.rule("S-067")
def test_a_purchase_needs_the_full_price() -> None:
    link = asking("hutsul", coupons=2599)
    link.answer("call:hutsul:0")
    assert not any(key.startswith("buy:fora") for key in link.keys)


@pytest.mark.rule("S-067", "S-009")
def test_only_what_is_still_in_the_box_can_be_bought() -> None:
    link = asking("hutsul")
    link.give("fora")
    link.answer("call:hutsul:0")
    assert not any(key.startswith("buy:fora") for key in link.keys)
    link.table.shift("magazine-rifle", 10, piles.SUPPLY, piles.BOX)
    assert "magazine-rifle" not in trade.prices(link.state, TRADER["hutsul"])


@pytest.mark.rule("S-656")
def test_pola_deals_in_what_one_wears_and_in_medicine() -> None:
    link = Link("milady")
    sold = {face_of(card): price for card, price in trade.prices(link.state, TRADER["pola"]).items()}
    assert (sold["ps5_m"], sold["sunrise"], sold["first_aid_kit"], sold["ballistic_plate"]) == (2500, 900, 500, 900)
    assert not [card for card in sold if card in WEAPON or card in ("psz_9d", "echo_detector", "scope", "bread")]
    for face in ("psz_9d", "echo_detector", "scope", "bread"):
        link.give(face)
    bought = {face_of(card): price for card, price in trade.offers(link.state, TRADER["pola"]).items()}
    assert bought == {"psz_9d": 2750, "echo_detector": 500, "leather_jacket": 50}


@pytest.mark.rule("S-055", "S-361")
def test_the_other_traders_keep_to_their_shelves() -> None:
    link = Link("milady")
    hutsul = [*trade.prices(link.state, TRADER["hutsul"])]
    assert all(WEAPON[card].tier <= 2 for card in hutsul if card in WEAPON)
    assert {ATTACHMENT[card].slot for card in hutsul if card in ATTACHMENT} == {Slot.RAIL, Slot.MUZZLE, Slot.UNDER}
    assert all(ItemKind.GRENADE in ITEM[card].kinds for card in hutsul if card in ITEM)
    docent = trade.prices(link.state, TRADER["docent"])
    assert [ATTACHMENT[card].detector for card in docent if card in ATTACHMENT and ATTACHMENT[card].detector >= 0] == [
        0,
        1,
        2,
    ]
    assert {face_of(card): price for card, price in docent.items()}["eye"] == 4500
    assert {face_of(card) for card in docent if card in ARMOR} == {"nbc_suit", "seva"}
    ferryman = trade.prices(link.state, TRADER["ferryman"])
    assert {getattr(GEAR[card], "tier", 2) for card in ferryman if card in WEAPON or card in ARMOR} == {2, 3}
    assert ferryman["magazine-rifle"] == 400


@pytest.mark.rule("S-068")
def test_a_full_stash_is_asked_for_by_kind() -> None:
    link = asking("ferryman")
    for deck in (piles.WEAPONS, piles.ARMORS, piles.ARTIFACTS, piles.ATTACHMENTS):
        link.table.move_all(deck, piles.STASH)
    link.answer("call:ferryman:0")
    assert len(link.keys) <= 64
    assert "rummage:artifacts" in link.keys
    link.answer("rummage:artifacts")
    assert link.message == "ask-sell"
    link.answer("sell:echinus:1500")
    assert link.state.coupons == 6500
    link.answer("rummage:weapons", "leave")
    assert link.message == "ask-buy"
    link.table.move_all(piles.ITEMS, piles.STASH)
    link.answer("enough")
    link.go_to(Stage.OUTFIT)
    assert len(link.keys) <= 64
    link.answer("rummage:weapons", "take:kora")
    assert link.state.piles[piles.WEAPON[0]] == ["kora"]


@pytest.mark.rule("S-051", "S-054")
def test_contacts_that_cannot_be_paid_are_not_offered() -> None:
    link = asking("scout", "dog_companion", coupons=599)
    assert [key for key in link.keys if key.startswith("call")] == ["call:dog_companion:0"]
    assert [call.contact for call in contacts.callable_now(link.state)] == ["dog_companion"]
