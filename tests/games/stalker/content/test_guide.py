"""The mission guide as a book: what each entry holds, and that the box has it."""

from __future__ import annotations

from collections import Counter

import pytest

from fivefires.games.stalker.content import anomalies, enemies
from fivefires.games.stalker.content.decks import HIGH_CARDS, LOW_CARDS
from fivefires.games.stalker.content.events import RANDOM_EVENTS
from fivefires.games.stalker.content.index import ANOMALY, ENEMY, ENVIRONMENT
from fivefires.games.stalker.content.lost_areas import LOST_AREAS, LOST_CARDS
from fivefires.games.stalker.content.missions import ENTRIES, MISSIONS
from fivefires.games.stalker.content.overlays import OVERLAY
from fivefires.games.stalker.content.survival import SCENARIOS
from fivefires.games.stalker.content.tokens import UNKNOWN
from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    Arise,
    Arrive,
    Bait,
    CardDeed,
    Category,
    Colour,
    DoSpecial,
    EnvironmentCard,
    Fetch,
    Flip,
    Gate,
    Instruction,
    Keep,
    Kind,
    Mission,
    Once,
    OwnEvent,
    Receive,
    Snare,
    Special,
    Unless,
)
from fivefires.kernel.text import Catalogue, catalogue
from tests.games.stalker.content.test_maps import all_arrivals, named

COLOUR = {token.id: token.colour for token in UNKNOWN}


def flat(instructions: tuple[Instruction, ...]) -> list[Instruction]:
    found: list[Instruction] = []
    for one in instructions:
        found += [one, *(flat(one.do) if isinstance(one, Unless | Once) else [])]
    return found


def deeds_of(card: EnvironmentCard) -> list[CardDeed]:
    return [deed for face in (card.front, card.back) for deed in face.deeds]


def words_of(card: EnvironmentCard) -> list[Instruction]:
    found: list[Instruction] = []
    for face in (card.front, card.back):
        found += flat(face.at_once) + flat(face.trigger)
        for deed in face.deeds:
            found += flat(deed.do)
    return found


def all_words(entry: Mission) -> list[Instruction]:
    own = () if entry.own_event is None else (entry.own_event,)
    found = [one for event in (*entry.events, *own) for one in flat(event.instant) + flat(event.marked)]
    return found + [one for card in entry.environment for one in words_of(card)]


# --- the six missions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-023", "S-082", "S-223")
def test_six_missions_of_three_stories() -> None:
    assert [*MISSIONS] == ["A1", "A2", "B1", "B2", "C1", "C2"]
    assert [entry.coupons for entry in MISSIONS.values()] == [5000, 9000] * 3
    for entry in MISSIONS.values():
        numbers = Counter(event.number for event in entry.events)
        assert 8 <= len(entry.events) <= 10
        assert [*sorted(numbers)] == [*range(1, len(numbers) + 1)]
        assert sorted(numbers.values())[-2:] == [1, 2]
        assert 10 <= len(entry.environment) <= 14
        assert entry.own_event is not None
        assert entry.death in numbers


@pytest.mark.rule("S-180")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_cards_are_numbered_and_what_is_asked_for_is_there(entry: Mission) -> None:
    numbers = [card.number for card in entry.environment]
    assert set(entry.cards) <= set(numbers)
    fetched = {one.number for one in all_words(entry) if isinstance(one, Fetch)}
    assert fetched <= set(numbers) - set(entry.cards)
    lying = {card.number for card in entry.environment if card.id not in ANOMALY}
    assert lying == set(entry.cards) | fetched


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_running_does_not_beat_sneaking(entry: Mission) -> None:
    """One deed takes three loud actions on the spot; what follows it comes onto the map or changes it."""
    loud = [(card, deed) for card in entry.environment for deed in deeds_of(card) if deed.work == 3 and deed.loud]
    assert len(loud) == 1
    card, deed = loud[0]
    then = flat(deed.do)
    if any(isinstance(one, Flip) for one in then):
        then += flat(card.back.at_once)
    numbers = {one.number for one in then if isinstance(one, Fetch)}
    assert any(isinstance(one, Achieve) for one in then)
    follows = [one for other in entry.environment if other.number in numbers for one in words_of(other)]
    assert any(isinstance(one, Arrive | Gate | Arise) for one in follows)


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_every_step_can_be_achieved(entry: Mission) -> None:
    achieved = {one.step for one in all_words(entry) if isinstance(one, Achieve)}
    assert set(entry.needs) == achieved
    asked = {deed.needs for card in entry.environment for deed in deeds_of(card)} - {""}
    assert asked <= achieved
    held = {deed.holds for card in entry.environment for deed in deeds_of(card)} - {""}
    kept = {card.id for card in entry.environment if any(isinstance(one, Keep) for one in words_of(card))}
    assert held <= kept
    deeds = {deed.id for card in entry.environment for deed in deeds_of(card)}
    assert set(entry.way) <= deeds


def test_deeds_and_cards_have_names_of_their_own() -> None:
    deeds = [deed.id for card in ENVIRONMENT.values() for deed in deeds_of(card)]
    assert len(deeds) == len(set(deeds))
    cards = [card.id for entry in ENTRIES for card in entry.environment] + [card.id for card in LOST_CARDS]
    assert len(cards) == len(set(cards)) == len(ENVIRONMENT)


@pytest.mark.rule("S-597", "S-409", "S-481", "S-599")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_the_box_has_the_enemies(entry: Mission) -> None:
    standees: Counter[str] = Counter()
    for group in entry.groups:
        standees[ENEMY[group.kind].standee] += len(group.places) + group.supply
        assert max(group.fewer) <= len(group.places)
    assert all(count <= enemies.STANDEES[standee] for standee, count in standees.items())
    colours = [group.colour for group in entry.groups]
    assert len(colours) == len(set(colours)) <= 4
    kinds = {group.kind for group in entry.groups}
    assert {one.kind for one in all_arrivals(entry)} <= kinds
    for tokens in entry.unknown:
        assert len(tokens) == len(entry.unknown_spots)
        assert {COLOUR[token] for token in tokens} - {None} <= {*colours}
        assert all(count <= 4 for count in Counter(tokens).values())
    assert sum(count for _, count in entry.loot) <= 20


@pytest.mark.rule("S-600", "S-602", "S-603")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_the_box_has_the_anomalies(entry: Mission) -> None:
    spots = [*entry.anomalies, *(one.spot for one in all_words(entry) if isinstance(one, Arise))]
    fields = Counter(spot.field for spot in spots if not spot.overlay)
    for field, count in fields.items():
        named = [spot.overlay for spot in spots if spot.overlay and OVERLAY[spot.overlay].field == field]
        assert count + len(named) <= sum(one.field == field for one in OVERLAY.values())
    standees = Counter(ANOMALY[spot.card].standee for spot in spots if spot.card)
    assert all(count <= anomalies.STANDEES[standee] for standee, count in standees.items())
    assert sum(spot.artifact and not spot.empty for spot in spots) <= 5
    boxed = {spot.card for spot in spots} & {card.id for card in anomalies.RARE}
    assert boxed == {card.id for card in entry.environment} & {card.id for card in anomalies.RARE}


# --- every component is used ------------------------------------------------------------------------------------------


@pytest.mark.rule("S-598", "S-601")
def test_every_component_is_used() -> None:
    kinds = {group.kind for entry in ENTRIES for group in entry.groups}
    assert kinds == {*ENEMY}
    six = [*MISSIONS.values()]
    assert {"dalik", "hornhead"} <= {group.kind for entry in six for group in entry.groups}
    assert {spot.card for entry in six for spot in entry.anomalies} >= {"fridge", "false_mirror", "space"}
    words = [one for entry in six for one in all_words(entry)]
    for word in (Snare, Bait, Keep, Receive):
        assert any(isinstance(one, word) for one in words), word
    assert [entry.id for entry in six if entry.lost] == ["C2"]
    for entry in six:
        assert any(isinstance(one, OwnEvent) for one in all_words(entry)), entry.id
    colours = {COLOUR[token] for entry in six for tokens in entry.unknown for token in tokens}
    assert colours >= {None, Colour.ELITE, Colour.PACK, Colour.HORDE}


@pytest.mark.rule("S-006", "S-579")
def test_four_scenarios_and_the_cards_of_lost_areas() -> None:
    assert [*SCENARIOS] == ["hold_out", "hunt", "artifact_run", "get_out"]
    assert (len(LOST_AREAS), len(LOST_CARDS)) == (8, 13)
    assert all(card.number.startswith("L") for card in LOST_CARDS)
    assert {number for area in LOST_AREAS for number in area.cards} == {card.number for card in LOST_CARDS}


# --- enemies, events, activation --------------------------------------------------------------------------------------


@pytest.mark.rule("S-467", "S-468", "S-475", "S-596")
def test_seventeen_enemies_and_two_of_mission_boxes() -> None:
    assert (len(enemies.ENEMIES), len(enemies.RARE)) == (17, 2)
    for card in ENEMY.values():
        assert card.torso
        assert card.strike.damage > 0
        if Kind.MUTANT in card.kinds:
            assert card.sight.back >= 1, card.id
        assert card.standee in enemies.STANDEES
    # Only the snork, whose card is given, has no special.
    assert [card.id for card in ENEMY.values() if not card.special] == ["snork"]
    assert {card.special for card in ENEMY.values()} == {*Special}
    assert {card.category for card in ENEMY.values()} == {*Category}


def test_the_decks_have_the_box_s_counts() -> None:
    assert sum(card.copies for card in HIGH_CARDS) == 12
    assert sum(card.copies for card in LOW_CARDS) == 10
    assert sum(event.copies for event in RANDOM_EVENTS) == 18
    assert (len(anomalies.ANOMALIES), len(anomalies.RARE)) == (11, 3)
    assert sum(anomalies.STANDEES.values()) == 20
    assert sum(enemies.STANDEES.values()) == 54


@pytest.mark.rule("S-474")
def test_every_colour_has_its_manner() -> None:
    """Each rank is moved, and called to its special, by some high card."""
    for colour in Colour:
        assert any(colour in point.colours for card in HIGH_CARDS for point in card.points)
        specials = [p for card in HIGH_CARDS for p in card.points if isinstance(p.do, DoSpecial)]
        assert any(colour in point.colours for point in specials)


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def words() -> Catalogue:
    return catalogue("fivefires.games.stalker")


@pytest.mark.rule("S-082")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_every_entry_is_told(words: Catalogue, entry: Mission) -> None:
    """Before, after, and when it is lost; and each step, event, card and deed has its words."""
    wanted = [f"story-{entry.id}.{part}" for part in ("before", "after", "lost")]
    wanted += [f"mission-{entry.id}", *(f"step-{step}" for step in entry.needs)]
    own = () if entry.own_event is None else (entry.own_event,)
    for card in (*entry.events, *own, *entry.environment, *LOST_AREAS, *LOST_CARDS):
        wanted += [card.id, f"{card.id}.text"]
    for environment in (*entry.environment, *LOST_CARDS):
        wanted += [f"deed-{deed.id}{part}" for deed in deeds_of(environment) for part in ("", ".note")]
    wanted += [f"tile-{placed.tile}" for placed in entry.tiles]
    assert [message for message in wanted if message not in words] == []
