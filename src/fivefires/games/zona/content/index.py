"""What each piece of the box is, by its name; built once from the content.

A piece is named after its face, further copies with `#2`, `#3` behind it. Rules look things up here and never
search through effects: which items can be used in a test, what a threat's abilities are, which section of an
event belongs to a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from fivefires.kit.components import pieces_of
from fivefires.kit.effects import ways

from . import vocabulary as v
from .artifacts import GREEN_ARTIFACTS, YELLOW_ARTIFACTS
from .characters import CHARACTERS
from .emissions import EMISSIONS
from .equipment import EQUIPMENT
from .events_archive import ARCHIVE_EVENTS
from .events_bunker import BUNKER_EVENTS
from .events_green import GREEN_EVENTS
from .events_lab import LAB_EVENTS
from .events_observatory import OBSERVATORY_EVENTS
from .events_sarcophagus import SARCOPHAGUS_EVENTS
from .events_yellow import YELLOW_EVENTS
from .junk import JUNK
from .locks import LOCKS
from .rumors import RUMORS
from .secrets import SECRETS
from .threats import GREEN_ANOMALIES, GREEN_MUTANTS, YELLOW_ANOMALIES, YELLOW_MUTANTS

T = TypeVar("T")


# --- items --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ItemCard:
    """`lasts`: how many damage tokens it bears until it is discarded; 0 for durable items (Z-250–Z-259)."""

    spec: v.Item
    type: v.Deck | v.ItemType
    gear: bool
    artifact: bool
    colour: v.Colour | None
    lasts: int


_COLOURS: dict[str, v.Colour] = {v.GREEN_ARTIFACT: v.GREEN, v.YELLOW_ARTIFACT: v.YELLOW}


def _card(spec: v.Item, type: v.Deck | v.ItemType) -> ItemCard:
    durability = spec.durability
    lasts = 0 if isinstance(durability, v.Durable) else getattr(durability, "uses", 1)
    return ItemCard(spec, type, bool(spec.covers), spec.artifact or type in _COLOURS, _COLOURS.get(type), lasts)


ITEM_LISTS: dict[v.Deck | v.ItemType, Sequence[v.Item]] = {
    v.JUNK: JUNK,
    v.EQUIPMENT: EQUIPMENT,
    v.GREEN_ARTIFACT: GREEN_ARTIFACTS,
    v.YELLOW_ARTIFACT: YELLOW_ARTIFACTS,
    v.SECRET: SECRETS,
    v.STARTING: tuple(item for character in CHARACTERS for item in character.items),
}
ITEM: dict[str, ItemCard] = {
    piece: _card(spec, type) for type, specs in ITEM_LISTS.items() for piece, spec in pieces_of(specs).items()
}
SMALL = frozenset(piece for piece, card in ITEM.items() if card.spec.small)
GEAR = frozenset(piece for piece, card in ITEM.items() if card.gear)
DURABLE = frozenset(piece for piece, card in ITEM.items() if not card.lasts)
ARTIFACT = frozenset(piece for piece, card in ITEM.items() if card.artifact)
# Siphon is never counted (Z-445).
COUNTED_ARTIFACT = frozenset(piece for piece in ARTIFACT if ITEM[piece].spec.counts)
SIXTH_SPOT = frozenset(piece for piece, card in ITEM.items() if card.spec.sixth_spot)
PACKED_SIXTH_SPOT = SIXTH_SPOT - GEAR
CROWBARS = tuple(piece for piece, card in ITEM.items() if card.spec.id == "crowbar")
PRICE = {piece: card.spec.price for piece, card in ITEM.items()}
IMPACT = {piece: card.spec.impact for piece, card in ITEM.items() if card.spec.impact is not None}
# Impacts that count the artifacts owned (Z-280).
PER_ARTIFACT = frozenset(piece for piece, impact in IMPACT.items() if impact.per_artifact)


# --- characters and their abilities ---------------------------------------------------------------------

CHARACTER = pieces_of(CHARACTERS)
ABILITY = {character.ability.id: character.ability for character in CHARACTERS}
ABILITY_OF = {character.id: character.ability.id for character in CHARACTERS}
ATTRIBUTES: dict[str, dict[str, int]] = {
    character.id: {name: getattr(character, name) for name in v.Attribute} for character in CHARACTERS
}
STARTING_ITEMS = {character.id: tuple(item.id for item in character.items) for character in CHARACTERS}


def _standing(kind: type[T]) -> dict[str, T]:
    """By character: the standing ability of this kind."""
    return {
        character.id: standing
        for character in CHARACTERS
        for standing in character.ability.standing
        if isinstance(standing, kind)
    }


SPARES_WEAR = _standing(v.SparesWear)
APPRAISES = _standing(v.Appraises)
BAIT = _standing(v.Bait)
SHIELD = _standing(v.Shield)
REST_HEALS = _standing(v.RestHeals)


# --- uses, of items by piece and of abilities by id ------------------------------------------------------

USES: dict[str, tuple[v.Use, ...]] = {
    **{piece: card.spec.uses for piece, card in ITEM.items()},
    **{id: ability.uses for id, ability in ABILITY.items()},
}


def _uses(kind: type[T]) -> dict[str, tuple[tuple[int, T], ...]]:
    """By source: its uses of this kind, each with its number among all uses of that source."""
    found = {
        source: tuple((number, use) for number, use in enumerate(uses) if isinstance(use, kind))
        for source, uses in USES.items()
    }
    return {source: uses for source, uses in found.items() if uses}


def _helps(do: v.Effects, kind: type[v.Heal | v.Relieve]) -> bool:
    """Whether effects may heal or relieve, perhaps only after a test."""
    return any(isinstance(one, kind) or (isinstance(one, v.Test) and _helps(one.passed, kind)) for one in do)


IN_TEST = _uses(v.InTest)
AGAINST_DAMAGE = _uses(v.AgainstDamage)
ON_TURN = _uses(v.OnTurn)
IN_ENCOUNTER = _uses(v.InEncounter)
WHILE_FORCING = _uses(v.WhileForcing)
ON_TAKING = _uses(v.OnTaking)
IN_EMISSION = _uses(v.InEmission)
IN_CAMP = _uses(v.InCamp)
AT_LOCK = _uses(v.AtLock)
ON_EVENT_DRAW = _uses(v.OnEventDraw)
AGAIN = _uses(v.Again)
# What can be used at any moment of one's own turn, and of that what heals or relieves (Z-529).
ANY_TIME = {
    source: tuple((number, use) for number, use in uses if not use.between)
    for source, uses in ON_TURN.items()
    if not all(use.between for _number, use in uses)
}
RELIEVES, HEALS = (
    frozenset(source for source, uses in ANY_TIME.items() if any(_helps(use.do, kind) for _number, use in uses))
    for kind in (v.Relieve, v.Heal)
)
EASES = RELIEVES | HEALS
# Of that what takes a weakness away.
CURES = frozenset(
    source
    for source in HEALS
    if any(isinstance(one, v.Heal) and one.weakness for _number, use in ANY_TIME[source] for one in use.do)
)
# Whatever can be used while a test is taken.
TEST_AIDS: dict[str, object] = {**IN_TEST, **WHILE_FORCING, **IN_ENCOUNTER, **ANY_TIME}
NEGATES = {
    source: uses
    for source, uses in USES.items()
    if any(isinstance(use, v.NegateImpact) or (isinstance(use, v.AgainstDamage) and use.negate_impact) for use in uses)
}


# --- threats --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ThreatToken:
    """A threat with its abilities sorted by what they do."""

    spec: v.Threat
    colour: v.Colour
    kind: v.ThreatKind
    on_meeting: v.Effects = ()
    on_detection_failed: v.Effects = ()
    on_running: v.Effects = ()
    on_losing: v.Effects = ()
    on_defeating: v.Effects = ()
    no_running: bool = False
    no_forcing: bool = False
    no_items: tuple[v.NoItems, ...] = ()
    reroll_only: v.Face | None = None
    minus_face: v.Face | None = None
    sharpened: int = 0
    bribe: v.Bribe | None = None
    harder: tuple[v.HarderPer, ...] = ()
    either: v.Attribute | None = None
    weakest: bool = False
    only_detection: bool = False


def _token(spec: v.Threat, colour: v.Colour, kind: v.ThreatKind) -> ThreatToken:
    def effects(
        ability: type[v.OnMeeting | v.OnDetectionFailed | v.OnRunning | v.OnLosing | v.OnDefeating],
    ) -> v.Effects:
        return tuple(effect for found in spec.abilities if isinstance(found, ability) for effect in found.do)

    def the(ability: type[T]) -> T | None:
        return next((found for found in spec.abilities if isinstance(found, ability)), None)

    reroll, minus, sharpened, either = the(v.RerollOnly), the(v.MinusFaces), the(v.Sharpened), the(v.EitherAttribute)
    return ThreatToken(
        spec,
        colour,
        kind,
        on_meeting=effects(v.OnMeeting),
        on_detection_failed=effects(v.OnDetectionFailed),
        on_running=effects(v.OnRunning),
        on_losing=effects(v.OnLosing),
        on_defeating=effects(v.OnDefeating),
        no_running=the(v.NoRunning) is not None,
        no_forcing=the(v.NoForcing) is not None,
        no_items=tuple(found for found in spec.abilities if isinstance(found, v.NoItems)),
        reroll_only=reroll.face if reroll else None,
        minus_face=minus.face if minus else None,
        sharpened=sharpened.by if sharpened else 0,
        bribe=the(v.Bribe),
        harder=tuple(found for found in spec.abilities if isinstance(found, v.HarderPer)),
        either=either.other if either else None,
        weakest=the(v.WeakestAttribute) is not None,
        only_detection=the(v.OnlyDetection) is not None,
    )


THREAT_LISTS: dict[tuple[v.Colour, v.ThreatKind], Sequence[v.Threat]] = {
    (v.GREEN, v.MUTANT): GREEN_MUTANTS,
    (v.YELLOW, v.MUTANT): YELLOW_MUTANTS,
    (v.GREEN, v.ANOMALY): GREEN_ANOMALIES,
    (v.YELLOW, v.ANOMALY): YELLOW_ANOMALIES,
}
THREAT: dict[str, ThreatToken] = {
    piece: _token(spec, colour, kind)
    for (colour, kind), specs in THREAT_LISTS.items()
    for piece, spec in pieces_of(specs).items()
}


# --- locks, rumors, emissions, events -----------------------------------------------------------------

LOCK = pieces_of(LOCKS)
RUMOR = pieces_of(RUMORS)
# What a persistent rumor does, by the kind of effect.
STANDING: dict[str, dict[type, v.StandingEffect]] = {
    rumor.id: {type(effect): effect for effect in rumor.persistent.effects} if rumor.persistent else {}
    for rumor in RUMORS
}
EMISSION = pieces_of(EMISSIONS)

SECTOR_DECKS: dict[str, Sequence[v.EventCard]] = {"green": GREEN_EVENTS, "yellow": YELLOW_EVENTS}
FACILITY_DECKS: dict[str, Sequence[v.StoryCard]] = {
    "lab": LAB_EVENTS,
    "archive": ARCHIVE_EVENTS,
    "observatory": OBSERVATORY_EVENTS,
    "bunker": BUNKER_EVENTS,
}
STORY_DECKS = {**FACILITY_DECKS, "sarcophagus": SARCOPHAGUS_EVENTS}

# By card: its sections by place, "other" or reputation (Z-148–Z-151), and its paragraphs.
SECTIONS: dict[str, dict[str, v.Effects]] = {
    card.id: {str(section.place): section.do for section in card.sections}
    for cards in SECTOR_DECKS.values()
    for card in cards
}
PARAGRAPHS: dict[str, tuple[v.Para, ...]] = {card.id: card.paras for cards in STORY_DECKS.values() for card in cards}
DECK_OF: dict[str, str] = {
    **{card.id: deck for deck, cards in SECTOR_DECKS.items() for card in cards},
    **{story.id: deck for deck, stories in STORY_DECKS.items() for story in stories},
}


def _all_pieces() -> Iterator[str]:
    parts: Iterable[Iterable[str]] = (ITEM, THREAT, CHARACTER, LOCK, RUMOR, EMISSION, DECK_OF)
    return (piece for part in parts for piece in part)


_parts = [do for sections in SECTIONS.values() for do in sections.values()]
_parts += [part.do for parts in PARAGRAPHS.values() for part in parts]
_keys = {way.key for do in _parts for way in ways(do)} & set(_all_pieces())
if _keys:  # A rule that waits inside such a card would seem to hold on to that piece.
    raise ValueError(f"options of events are named like pieces: {sorted(_keys)}")

_names = [*_all_pieces(), *ABILITY]
if len(set(_names)) != len(_names):
    raise ValueError(f"two pieces have the same name: {sorted({name for name in _names if _names.count(name) > 1})}")
