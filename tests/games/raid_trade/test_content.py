"""The box holds what it should, and the cards keep to what was fixed."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.characters import CHARACTERS
from fivefires.games.raid_trade.content.index import DISC, EVENT, INCIDENT, ITEM, QUEST, RAID_CARD, TRADER
from fivefires.games.raid_trade.rules.combat import won
from fivefires.games.raid_trade.rules.setup import COMPONENTS


@pytest.mark.rule("R-006", "R-007", "R-011", "R-004")
def test_the_counts_of_the_box() -> None:
    assert (COMPONENTS["item-card"], COMPONENTS["cora-item-card"]) == (70, 12)
    kinds = [COMPONENTS[kind] for kind in v.KINDS]
    assert sum(one.number for one in kinds if not isinstance(one, int)) == 130
    assert all(one.ruled for one in kinds if not isinstance(one, int))
    assert (len(INCIDENT), len(QUEST), len(EVENT), len(TRADER), len(DISC)) == (30, 11, 10, 4, 5)


@pytest.mark.rule("R-011", "R-516", "R-517", "R-518")
@pytest.mark.parametrize("character", [one.id for one in CHARACTERS])
def test_each_character_has_a_plan_of_its_own(character: str) -> None:
    mine = [item for item in ITEM.values() if item.of == character]
    assert (len(mine), sum(item.skill for item in mine)) == ((12, 24) if character == "cora" else (14, 28))
    assert len({item.use for item in mine}) >= 8


@pytest.mark.rule("R-008", "R-009", "R-541", "R-542", "R-218", "R-219", "R-555")
def test_the_faces_of_the_dice() -> None:
    symbols = {one.id: [(face.attack, face.defence) for face in one.faces] for one in CHARACTERS}
    assert len({tuple(faces) for faces in symbols.values()}) == 6
    for name, faces in symbols.items():
        assert len(faces) == 6
        attacks = [str(attack) for attack, _ in faces]
        defences = [str(defence) for _, defence in faces]
        assert not {"hit", "auto_win", "steal", "destroy"} & {*defences}
        assert "shield" not in attacks
        assert ("dynamite" in attacks + defences) is (name == "cora")
        undefended = sum(won(attack, "") for attack in attacks) / 6
        defended = sum(won(attack, defence) for attack in attacks for defence in defences) / 36
        assert 0.60 <= undefended <= 0.75
        assert 0.35 <= defended <= 0.50


@pytest.mark.rule("R-003", "R-538", "R-539")
def test_the_raid_cards() -> None:
    for size, count, mean in ((v.SMALL, 25, 3.0), (v.MEDIUM, 15, 4.5), (v.LARGE, 10, 6.5)):
        cards = [card for card in RAID_CARD.values() if card.size == size]
        assert len(cards) == count
        tokens = [(card.high + (card.high if card.low is None else card.low)) / 2 for card in cards]
        assert abs(sum(tokens) / count - mean) < 0.25
    die = [card for card in RAID_CARD.values() if card.has_die]
    assert len(die) == 30
    assert sum(card.low is None for card in die) >= 8
    assert sum(bool(card.fail) for card in die) >= 6
    assert {card.blacklist for card in RAID_CARD.values()} == {0, 1, 2, 3}
    assert len({one for card in RAID_CARD.values() for one in (*card.do, *card.fail)}) >= 20


@pytest.mark.rule("R-106", "R-537")
def test_quests_ask_for_all_seven_kinds_and_no_two_have_the_same_power() -> None:
    demands = [quest.demand for quest in QUEST.values()]
    assert all(
        any(getattr(one, field) for one in demands)
        for field in ("items", "incidents", "ap", "skill", "favor", "houses")
    )
    assert any(one.goods for one in demands)
    assert len({quest.power for quest in QUEST.values()}) == 11


@pytest.mark.rule("R-531", "R-530", "R-533", "R-534", "R-018", "R-543")
def test_what_is_named_is_there() -> None:
    assert {"scavenger", "chief_thuma"} <= {*INCIDENT}
    assert {"tough_luck", "the_deal", "team_up"} <= {*EVENT}
    assert {"helmet", "super_gun", "bicycle", "antibiotics", "taser", "scale", "safe"} <= {*ITEM}
    assert ITEM["scale"].of == ITEM["safe"].of == "garcia"
    kinds = [len(trader.kinds) for trader in TRADER.values()]
    assert 4 in kinds
    assert min(kinds) < 4
    for_others = [one for one in INCIDENT.values() if isinstance(one.use, v.When) and one.use.whose is not v.Who.OWN]
    assert len(for_others) >= 10
