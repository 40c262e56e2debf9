"""What is in the box (the counts are law), and what its gear does more than data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from fivefires.games.stalker.content import gear as cards
from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ATTACHMENT, STALKER, WEAPON
from fivefires.games.stalker.content.stalkers import STALKERS
from fivefires.games.stalker.content.vocabulary import Ammo, Field, Slot
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import attack, basic, gear
from fivefires.games.stalker.rules.setup import COMPONENTS
from fivefires.games.stalker.state import Attack
from fivefires.kernel import Count, Setup
from tests.games.stalker.tables import Game, lane

COUNTS = {
    "weapon-card": 27,
    "attachment-card": 33,
    "armor-card": 26,
    "item-card": 38,
    "artifact-card": 26,
    "stalker-card": 12,
    "enemy-card": 17,
    "wound-card": 20,
    "high-card": 12,
    "low-card": 10,
    "anomaly-card": 11,
    "random-event": 18,
    "contact-card": 16,
    "control-card": 3,
    "loot-token": 31,
    "unknown-token": 24,
}


def copies(kinds: Sequence[Any]) -> int:
    return sum(kind.copies for kind in kinds)


def test_the_counts_of_the_box_are_law() -> None:
    box = GAME.box_for(Setup(1, "campaign"))
    lines = Counter(piece.component for piece in box.pieces.values())
    for line, count in COUNTS.items():
        assert COMPONENTS[line] == count
        assert lines[line] == count, line
    tokens = {"map-tile": 15, "zone-map": 4, "anomaly-overlay": 13, "team-token": 4, "enemy-hp": 9, "coupon": 40}
    tokens |= {"bolt": 16, "marker": 36, "pinned": 10, "exposed": 10, "focus": 4, "critical": 8, "help-card": 5}
    assert {name: COMPONENTS[name] for name in tokens} == tokens
    assert all(isinstance(COMPONENTS[name], Count) for name in ("mission-event", "environment-card"))


@pytest.mark.rule("S-376", "S-341", "S-363", "S-342", "S-368", "S-618")
def test_gear_comes_in_kinds_and_tiers() -> None:
    assert copies(cards.WEAPONS) == 27
    assert len(cards.WEAPONS) >= 16
    assert sum(weapon.ammo == Ammo.SPECIAL for weapon in cards.WEAPONS) >= 2
    assert {weapon.tier for weapon in cards.WEAPONS} == {1, 2, 3}
    assert copies(cards.ATTACHMENTS) == 33
    assert len(cards.ATTACHMENTS) >= 14
    assert sum(one.detector >= 0 for one in cards.ATTACHMENTS) == 3
    assert {one.tier for one in cards.ATTACHMENTS} == {1, 2}
    assert copies(cards.ARMORS) == 26
    assert len(cards.ARMORS) >= 10
    assert next(armor.copies for armor in cards.ARMORS if armor.id == "leather_jacket") >= 4
    assert {armor.tier for armor in cards.ARMORS} == {1, 2, 3}
    assert copies(cards.ITEMS) == 38
    assert len(cards.ITEMS) >= 14
    assert copies(cards.ARTIFACTS) == 26
    assert len(cards.ARTIFACTS) >= 18
    fields = Counter({field: copies([one for one in cards.ARTIFACTS if one.field == field]) for field in Field})
    assert all(fields[field] >= 4 for field in (Field.CHEMICAL, Field.FIRE, Field.ELECTRIC, Field.GRAVITATIONAL))


@pytest.mark.rule("S-325", "S-029")
def test_the_twelve_stalkers_play_differently() -> None:
    assert len(STALKER) == 12
    assert {"borsuk", "mammon", "milady", "velet", "palkan", "salavina", "hulyash"} <= {*STALKER}
    knacks = [knack for card in STALKERS for knack in card.knacks]
    assert len(set(knacks)) == len(knacks), "no two share one"
    assert all(card.knacks for card in STALKERS)


@pytest.mark.rule("S-355", "S-350")
def test_attachments_in_the_backpack_count_each_for_itself() -> None:
    game = Game("velet", on=lane())
    stalker = game.stalker()
    rifle = game.give("akm_74u", place="pack")
    game.fit("scope", rifle)
    game.fit("silencer", rifle)
    assert game.state.fitted.keys() == {card for card in game.state.piles[piles.PACK[0]] if card in ATTACHMENT}
    for face in ("bread", "sausage", "bandage", "antirad"):
        card = game.give(face)
    assert len(game.state.piles[piles.PACK[0]]) == 7
    game.play(gear.check_room(game.table, stalker), f"drop:{card}")
    assert len(game.state.piles[piles.PACK[0]]) == 6


@pytest.mark.rule("S-360", "S-359")
def test_pockets_have_no_limit() -> None:
    game = Game("velet", on=lane())
    game.token("bolt", 13)
    for kind in piles.MAGAZINE.values():
        game.token(kind, 10)
    game.play(gear.check_room(game.table, game.stalker()))
    assert game.held("bolt") == 16
    assert all(game.held(kind) == 10 for kind in piles.MAGAZINE.values())


@pytest.mark.rule("S-369", "S-377", "S-368")
def test_rounds_are_kept_for_each_weapon_and_magazines_fill_their_kind() -> None:
    game = Game("velet", on=lane())
    stalker = game.stalker()
    rifle, pistol, cross = game.give("akm_74u"), game.give("ptm", place="pack"), game.give("crossbow", place="pack")
    game.state.ammo.update({rifle: 1, pistol: 2, cross: 0})
    game.token("magazine-pistol")
    assert game.keys(basic.reloads(game.state, stalker)) == [f"reload:{pistol}"]
    game.token("magazine-rifle")
    basic.reload(game.table, stalker, basic.reloads(game.state, stalker)[0])
    assert game.state.ammo == {rifle: 6, pistol: 2, cross: 0}
    assert f"reload:{cross}" not in game.keys(basic.reloads(game.state, stalker)), "no magazine fits special ammunition"


@pytest.mark.rule("S-371", "S-370")
def test_one_kind_of_slot_takes_two_kinds_of_attachment() -> None:
    game = Game("velet", on=lane())
    rifle = game.give("akm_74u")
    assert WEAPON[rifle].slots == (Slot.RAIL, Slot.MUZZLE)
    scope, dot = game.give("scope"), game.give("red_dot")
    stalker = game.stalker()
    assert gear.hosts(game.state, stalker, scope) == gear.hosts(game.state, stalker, dot) == [rifle]
    gear.fit(game.table, scope, rifle)
    assert gear.hosts(game.state, stalker, dot) == [], "one for each slot"


@pytest.mark.rule("S-372")
def test_an_attachment_may_improve_nothing() -> None:
    """A scope helps aimed shots alone, and may sit on a weapon for its bursts."""
    game = Game("velet", on=lane(8))
    stalker = game.put("0,0")
    weapon = game.give("ram")
    scope = game.fit("scope", weapon)
    assert game.state.fitted[scope] == weapon
    dice = {}
    for shot in WEAPON[weapon].shots:
        under_way = Attack(stalker.number, 0, weapon, shot.id, range=3)
        attack.roll_weapon(game.table, stalker, WEAPON[weapon], shot, under_way)
        dice[shot.id] = len(under_way.green)
    assert dice == {"single": 5, "burst": 5}, "4 and the scope's; 5 without it"
