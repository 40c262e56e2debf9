"""Cards are told: gear in the words that its data makes; of all else each number that the data has, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.anomalies import ANOMALIES, RARE
from fivefires.games.stalker.content.decks import HIGH_CARDS, LOW_CARDS
from fivefires.games.stalker.content.events import RANDOM_EVENTS
from fivefires.games.stalker.content.gear import ARMORS, ARTIFACTS, ATTACHMENTS, ITEMS, WEAPONS
from fivefires.games.stalker.content.missions import ENTRIES
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import bottoms
from fivefires.kernel import Message, message
from fivefires.kernel.text import Catalogue, catalogue

AMMUNITION = {
    v.Ammo.PISTOL: "Pistol ammunition",
    v.Ammo.RIFLE: "Rifle ammunition",
    v.Ammo.SHOTGUN: "Shotgun ammunition",
    v.Ammo.SPECIAL: "Special ammunition",
}
MASKS = {
    v.Trait.SUPPRESSING: "pin the target",
    v.Trait.FOCUSED: "choose the head after the roll",
    v.Trait.BLAST: "hit all enemies on the target’s space",
}
CONTAINER = {
    v.Container.BASIC: "basic container",
    v.Container.IMPROVED: "improved container",
    v.Container.HIGH_TECH: "high-tech container",
}
SLOT = {
    v.Slot.RAIL: "On the rail",
    v.Slot.MUZZLE: "On the muzzle",
    v.Slot.UNDER: "Under the barrel",
    v.Slot.ARMOR: "On armor",
}
# What enemies near a grenade's place are told besides: where attention is one or two spaces from a human.
NEAR = {1, 2}
EVENTS = [*RANDOM_EVENTS, *(event for entry in ENTRIES for event in entry.events)]
# Of these the number is told: of all others that it happens.
COUNTED = {v.Gain.HP, v.Gain.BOLTS, v.Gain.DOSE, v.Gain.LOSS}


@cache
def words() -> Catalogue:
    return catalogue(GAME.package)


def told(id: str) -> str:
    return words().format(message(f"{id}.text"))


def some(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


# --- gear ---------------------------------------------------------------------------------------------------


def shot_told(shot: v.Shot) -> str:
    parts = [some(shot.ammo, "round", "rounds"), some(shot.dice, "die", "dice")]
    parts += [f"+{shot.stars} ★"] * bool(shot.stars)
    parts += ["free"] * shot.free + ["once a turn"] * shot.once
    parts += ["choose the body part"] * shot.aimed + ["★ may be divided"] * shot.spread
    parts += [f"from range {shot.least} on"] * bool(shot.least) + ["places no attention"] * shot.quiet
    return f"{words().format(Message(f'shot-{shot.id}'))}: {', '.join(parts)}."


def masks_told(masks: tuple[v.Masks, ...]) -> str:
    """Masks of one number stand together: "2 masks: choose the head after the roll, or pin the target."."""
    counts = dict.fromkeys(one.price for one in masks)
    lines = [
        f"{some(count, 'mask', 'masks')}: {', or '.join(MASKS[m.trait] for m in masks if m.price == count)}."
        for count in counts
    ]
    return " ".join(lines)


@pytest.mark.rule("S-365", "S-367", "S-374", "S-386", "S-403")
@pytest.mark.parametrize("weapon", WEAPONS, ids=lambda weapon: weapon.id)
def test_a_weapon_is_told_as_it_is(weapon: v.Weapon) -> None:
    near, far = weapon.accurate
    accurate = str(near) if near == far else f"{near}–{far}"
    first = f"{AMMUNITION[weapon.ammo]}, {weapon.capacity} rounds; accurate {accurate}, range {weapon.range}."
    lines = [first, *map(shot_told, weapon.shots), masks_told(weapon.masks)]
    assert told(weapon.id) == " ".join(filter(None, lines))


@pytest.mark.rule("S-144", "S-337", "S-338")
@pytest.mark.parametrize("armor", ARMORS, ids=lambda armor: armor.id)
def test_an_armor_is_told_as_it_is(armor: v.Armor) -> None:
    parts = [f"Defence {armor.defence}", *[f"radiation −{armor.radiation}"] * bool(armor.radiation)]
    stars = f" {armor.stars} ★ in each defence." if armor.stars else ""
    assert told(armor.id) == f"{', '.join((*parts, CONTAINER[armor.container]))}.{stars}"


def attachment_told(one: v.Attachment) -> Iterator[str]:
    yield f"{SLOT[one.slot]}."
    if one.far_dice:
        yield f"{some(one.far_dice, 'die', 'dice')} more in aimed shots at range 3 and more."
    if one.heat:
        yield "Attacks ignore no-visibility tokens."
    if one.dice:
        yield f"{some(one.dice, 'die', 'dice')} more in attacks."
    if one.reroll:
        yield f"Roll up to {some(one.reroll, 'die', 'dice')} of an attack again."
    if one.silent:
        yield "After an attack that no enemy sees, attention is reduced."
    if one.launcher:
        yield "After an attack one grenade may be used as a free action."
    if one.container:
        yield f"An {CONTAINER[one.container]}."
    if one.defence:
        yield f"Defence +{one.defence}."
    if one.radiation:
        yield f"Radiation −{one.radiation}."
    if one.room:
        yield f"The backpack holds {one.room} more."
    if one.detector >= 0:
        yield f"Locates artifacts within range {one.detector}, once a turn."


@pytest.mark.rule("S-342", "S-622", "S-623", "S-625", "S-626", "S-627")
@pytest.mark.parametrize("attachment", ATTACHMENTS, ids=lambda attachment: attachment.id)
def test_an_attachment_is_told_as_it_is(attachment: v.Attachment) -> None:
    assert told(attachment.id) == " ".join(attachment_told(attachment))


ITEM = {
    v.Use.HEAL: "Heal {amount} HP and gain Focus.",
    v.Use.AID: "A stalker on your space heals {amount} HP.",
    v.Use.FLUSH: "Your dose falls by {amount}.",
    v.Use.ENERGY: "Gain Focus; the next standard action is free.",
    v.Use.BLAST: "Within range {range}: High there, {amount} dice against all units on the space.",
    v.Use.SMOKE: "A no-visibility token within range {range}.",
    v.Use.NOISE: "A decoy within range {range}.",
    v.Use.CLEAN: "No longer Exposed; gain Focus.",
    v.Use.BOLTS: "Gain {amount} bolts.",
}


@pytest.mark.rule("S-333")
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_an_item_is_told_as_it_is(item: v.Item) -> None:
    action = "A standard action. " if item.standard else ""
    assert told(item.id) == action + ITEM[item.use].format(amount=item.amount, range=item.range)


@pytest.mark.rule("S-345", "S-347")
@pytest.mark.parametrize("artifact", ARTIFACTS, ids=lambda artifact: artifact.id)
def test_an_artifact_is_told_with_its_field_its_dose_and_its_gift(artifact: v.Artifact) -> None:
    begin = f"{str(artifact.field).capitalize()}, base dose {artifact.dose}. "
    assert told(artifact.id).startswith(begin)
    gifts = {told(one.id).partition(". ")[2] for one in ARTIFACTS if one.gift == artifact.gift}
    assert gifts == {told(artifact.id).partition(". ")[2]}, "the same gift is told in the same words"


# --- anomalies, activation and events ---------------------------------------------------------------------------


def anomaly_numbers(card: v.AnomalyCard) -> set[int]:
    return {card.loss, card.dose} - {0}


def point_numbers(point: v.Point) -> set[int]:
    match point.do:
        case v.Go(spaces=spaces) | v.Advance(spaces=spaces) | v.Beckon(spaces=spaces):
            return {spaces} - {0}
        case v.Attack(more=more, all=all):
            return {abs(change) for _, change in more} | {abs(all)} - {0}
    return set()


def instruction_numbers(one: v.Instruction) -> set[int]:
    match one:
        case v.Each(gain=gain, amount=amount) if gain in COUNTED:
            return {amount}
        case v.MoreEvents(count=count):
            return {count}
        case v.Stir(points=points):
            return set().union(*map(point_numbers, points))
        case v.Unless(do=do) | v.Once(do=do):
            return set().union(*map(instruction_numbers, do))
        case v.Besiege(most=most):
            return {most}
    return set()


def numbers_in(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.rule("S-542")
@pytest.mark.parametrize("card", [*ANOMALIES, *RARE], ids=lambda card: card.id)
def test_an_anomaly_is_told_with_its_numbers_and_what_it_leaves_behind(card: v.AnomalyCard) -> None:
    text = told(card.id)
    assert numbers_in(text) == anomaly_numbers(card)
    assert ("damage, with defence" in text) == card.defended
    for status in (v.Status.PINNED, v.Status.EXPOSED):
        assert (f"be {status.capitalize()}" in text) == (card.status == status)
    assert ("heavy wound" in text) == (card.wound == v.Hit.HEAVY)
    assert ("moves every round" in text) == card.moves
    assert ("no artifact" in text) != card.artifacts


@pytest.mark.rule("S-451", "S-462", "S-469", "S-486")
@pytest.mark.parametrize("card", [*HIGH_CARDS, *LOW_CARDS], ids=lambda card: card.id)
def test_an_activation_card_is_told_with_its_numbers(card: v.HighCard | v.LowCard) -> None:
    points = card.points if isinstance(card, v.HighCard) else card.none + card.low
    wanted = set().union(*map(point_numbers, points))
    if isinstance(card, v.HighCard) and card.bottom == v.Bottom.GRENADE:
        wanted |= {bottoms.GRENADE, *NEAR}
    if isinstance(card, v.HighCard) and card.bottom == v.Bottom.RATTLE:
        wanted |= {1}
    assert numbers_in(told(card.id)) == wanted


@pytest.mark.rule("S-224")
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_an_event_is_told_with_its_numbers(card: v.EventCard) -> None:
    wanted = set().union(*map(instruction_numbers, card.instant + card.marked))
    assert numbers_in(told(card.id)) == wanted
