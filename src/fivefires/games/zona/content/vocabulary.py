"""The words that cards, tokens, locks and characters are written in.

Everything here is data: frozen structs that say what a card does, and nothing of how. `rules/effects.py`
carries effects out, `rules/items.py` and its neighbours know the moments of uses. No text stands in the data: names
and stories are messages whose ids follow from the ids (`zona-item-<id>`, `zona-ev-<card>-<section>` and so on).

The "reader" is the scavenger for whom an effect is carried out.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal, TypeAlias

from fivefires.kit.effects import Choose as Choose
from fivefires.kit.effects import Data as Data
from fivefires.kit.effects import If as If
from fivefires.kit.effects import May as May
from fivefires.kit.effects import Not as Not
from fivefires.kit.effects import Way as Way

# --- the symbols of the game ------------------------------------------------------------------------


class Attribute(StrEnum):
    ALERTNESS = "alertness"
    PHYSIQUE = "physique"
    SMARTS = "smarts"
    WILLPOWER = "willpower"


class DamageType(StrEnum):
    RADIATION = "radiation"
    MENTAL = "mental"
    PHYSICAL = "physical"


class Colour(StrEnum):
    """Of cards and tokens, and of sectors; only sectors are red."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"


class ThreatKind(StrEnum):
    MUTANT = "mutant"
    ANOMALY = "anomaly"


class Reputation(StrEnum):
    BAD = "bad"
    NEUTRAL = "neutral"
    GOOD = "good"


class Deck(StrEnum):
    JUNK = "junk"
    EQUIPMENT = "equipment"
    GREEN_ARTIFACT = "green_artifact"
    YELLOW_ARTIFACT = "yellow_artifact"


class ItemType(StrEnum):
    """The types of items that lie in no deck."""

    SECRET = "secret"
    STARTING = "starting"


class Category(StrEnum):
    """What effects ask for: all gear is clothing, all artifacts are oddities (Z-564)."""

    WEAPON = "weapon"
    TOOL = "tool"
    MEDICINE = "medicine"
    FOOD = "food"
    ALCOHOL = "alcohol"
    DOCUMENT = "document"
    DEVICE = "device"
    LIGHT = "light"
    CLOTHING = "clothing"
    ODDITY = "oddity"


class BodyPart(StrEnum):
    HEAD = "head"
    TORSO = "torso"
    HANDS = "hands"
    LEGS = "legs"


class Step(StrEnum):
    """The two tests of an encounter."""

    DETECTION = "detection"
    CONFRONTATION = "confrontation"


class Moment(StrEnum):
    """When in an encounter something can be used."""

    DRAWN = "drawn"
    MET = "met"
    DETECTED = "detected"
    TESTING = "testing"
    LOST = "lost"
    WON = "won"


class Face(StrEnum):
    PLUS = "plus"
    MINUS = "minus"
    BLANK = "blank"
    TRIANGLE = "triangle"


class Pick(StrEnum):
    """Who picks one of several places."""

    READER = "reader"
    VOICE = "voice"
    CHANCE = "chance"
    NEAREST = "nearest"
    ALL = "all"


class Peekable(StrEnum):
    """What can be peeked at."""

    RUMORS = "rumors"
    GREEN_EVENTS = "green_events"
    YELLOW_EVENTS = "yellow_events"
    THIS_DECK = "this_deck"
    SARCOPHAGUS_EVENTS = "sarcophagus_events"
    SECRET_ITEMS = "secret_items"


class SceneKind(StrEnum):
    """What a test or a damage package comes from."""

    EVENT = "event"
    FACILITY = "facility"
    SARCOPHAGUS = "sarcophagus"
    LOCAL = "local"
    SHORTCUT = "shortcut"
    EMISSION = "emission"
    ENCOUNTER = "encounter"


class Period(StrEnum):
    """How often a character's ability can be used."""

    ROUND = "round"
    TEST = "test"
    ALWAYS = "always"
    TURN = "turn"


ALERTNESS: Final = Attribute.ALERTNESS
PHYSIQUE: Final = Attribute.PHYSIQUE
SMARTS: Final = Attribute.SMARTS
WILLPOWER: Final = Attribute.WILLPOWER
ANY_ATTRIBUTE: Final = (ALERTNESS, PHYSIQUE, SMARTS, WILLPOWER)
RADIATION: Final = DamageType.RADIATION
MENTAL: Final = DamageType.MENTAL
PHYSICAL: Final = DamageType.PHYSICAL
GREEN: Final = Colour.GREEN
YELLOW: Final = Colour.YELLOW
RED: Final = Colour.RED
MUTANT: Final = ThreatKind.MUTANT
ANOMALY: Final = ThreatKind.ANOMALY
BAD: Final = Reputation.BAD
NEUTRAL: Final = Reputation.NEUTRAL
GOOD: Final = Reputation.GOOD
JUNK: Final = Deck.JUNK
EQUIPMENT: Final = Deck.EQUIPMENT
GREEN_ARTIFACT: Final = Deck.GREEN_ARTIFACT
YELLOW_ARTIFACT: Final = Deck.YELLOW_ARTIFACT
SECRET: Final = ItemType.SECRET
STARTING: Final = ItemType.STARTING
WEAPON: Final = Category.WEAPON
TOOL: Final = Category.TOOL
MEDICINE: Final = Category.MEDICINE
FOOD: Final = Category.FOOD
ALCOHOL: Final = Category.ALCOHOL
DOCUMENT: Final = Category.DOCUMENT
DEVICE: Final = Category.DEVICE
LIGHT: Final = Category.LIGHT
CLOTHING: Final = Category.CLOTHING
ODDITY: Final = Category.ODDITY
HEAD: Final = BodyPart.HEAD
TORSO: Final = BodyPart.TORSO
HANDS: Final = BodyPart.HANDS
LEGS: Final = BodyPart.LEGS
DETECTION: Final = Step.DETECTION
CONFRONTATION: Final = Step.CONFRONTATION
DRAWN: Final = Moment.DRAWN
MET: Final = Moment.MET
DETECTED: Final = Moment.DETECTED
TESTING: Final = Moment.TESTING
LOST: Final = Moment.LOST
WON: Final = Moment.WON
PLUS: Final = Face.PLUS
MINUS: Final = Face.MINUS
BLANK: Final = Face.BLANK
TRIANGLE: Final = Face.TRIANGLE
READER: Final = Pick.READER
VOICE: Final = Pick.VOICE
CHANCE: Final = Pick.CHANCE
NEAREST: Final = Pick.NEAREST
ALL: Final = Pick.ALL
RUMORS: Final = Peekable.RUMORS
GREEN_EVENTS: Final = Peekable.GREEN_EVENTS
YELLOW_EVENTS: Final = Peekable.YELLOW_EVENTS
THIS_DECK: Final = Peekable.THIS_DECK
SARCOPHAGUS_EVENTS: Final = Peekable.SARCOPHAGUS_EVENTS
SECRET_ITEMS: Final = Peekable.SECRET_ITEMS
EVENT: Final = SceneKind.EVENT
FACILITY: Final = SceneKind.FACILITY
SARCOPHAGUS: Final = SceneKind.SARCOPHAGUS
LOCAL: Final = SceneKind.LOCAL
SHORTCUT: Final = SceneKind.SHORTCUT
EMISSION: Final = SceneKind.EMISSION
ENCOUNTER: Final = SceneKind.ENCOUNTER
ROUND: Final = Period.ROUND
TEST: Final = Period.TEST
ALWAYS: Final = Period.ALWAYS
TURN: Final = Period.TURN


# --- amounts, matching, places, conditions, costs -----------------------------------------------------


class Damage(Data, frozen=True):
    """One package of damage."""

    radiation: int = 0
    mental: int = 0
    physical: int = 0


NONE: Final = Damage()


class Match(Data, frozen=True):
    """Which items are meant: all given fields must hold. `artifact` means artifacts of every kind."""

    type: Deck | ItemType | None = None
    category: Category | None = None
    artifact: bool | None = None


class Where(Data, frozen=True):
    """A set of locations, each given field restricting it, and who picks one of them."""

    here: bool = False
    adjacent: bool = False
    ids: tuple[str, ...] = ()
    sectors: tuple[Colour, ...] = ()
    bunker: bool = False
    entrance: bool = False
    occupied: bool | None = None
    threats: bool | None = None
    pick: Pick = READER


HERE: Final = Where(here=True)
ENTRANCE: Final = Where(entrance=True)
NEAREST_BUNKER: Final = Where(bunker=True, pick=NEAREST)


class Has(Data, frozen=True):
    match: Match
    count: int = 1


class Crowbar(Data, frozen=True):
    """A crowbar is owned."""


class Trophies(Data, frozen=True):
    at_least: int = 1


class Secrets(Data, frozen=True):
    at_least: int = 1


class Fatigue(Data, frozen=True):
    at_least: int = 1


class Weaknesses(Data, frozen=True):
    at_least: int = 1


class Hurt(Data, frozen=True):
    """So much damage lies on the fortitude track."""

    at_least: int = 1


class Standing(Data, frozen=True):
    """The reputation is one of these."""

    among: tuple[Reputation, ...] = ()


class ThreatHere(Data, frozen=True):
    at_least: int = 1


class Alone(Data, frozen=True):
    """No other scavenger stands at this place."""


Condition: TypeAlias = (
    Has | Crowbar | Trophies | Secrets | Fatigue | Weaknesses | Hurt | Standing | ThreatHere | Alone
    | Not["Condition"]
)  # fmt: skip


class Cost(Data, frozen=True):
    """A price that must be payable in full before it is offered."""

    rubles: int = 0
    fatigue: int = 0
    damage: Damage = NONE
    trophies: int = 0
    artifacts: int = 0
    discard: Match | None = None
    crowbar: bool = False
    reputation: int = 0


# --- effects: goods, body, standing -------------------------------------------------------------------


class Gain(Data, frozen=True):
    """Amounts of rubles are multiples of 100 (Z-541)."""

    rubles: int


class Lose(Data, frozen=True):
    """Up to so many rubles."""

    rubles: int


class Suffer(Data, frozen=True):
    """One package of damage; `per="artifact"` multiplies it by the artifacts that the reader owns."""

    radiation: int = 0
    mental: int = 0
    physical: int = 0
    per: Literal["", "artifact"] = ""


class Heal(Data, frozen=True):
    damage: int = 0
    weakness: int = 0


class Weaken(Data, frozen=True):
    """Take one weakness at once."""


class Tire(Data, frozen=True):
    by: int = 1


class Relieve(Data, frozen=True):
    by: int = 1


class Exhaust(Data, frozen=True):
    """Fatigue becomes 5, never more."""


class Improve(Data, frozen=True):
    steps: int = 1


class Worsen(Data, frozen=True):
    steps: int = 1


class Take(Data, frozen=True):
    deck: Deck
    cards: int = 1


class DrawKeep(Data, frozen=True):
    deck: Deck
    draw: int = 3
    keep: int = 1


class Salvage(Data, frozen=True):
    """Cards of the reader's choice from the discard pile."""

    deck: Deck
    cards: int = 1


NO_LIMIT: Final = 99


class Trade(Data, frozen=True):
    """An occasion to buy at the marketplace."""

    rows: tuple[Deck, ...] = (JUNK, EQUIPMENT)
    cut: int = 0
    every_column: bool = False
    most: int = NO_LIMIT


class Sell(Data, frozen=True):
    """Sell pieces for their value, `bonus`, and a bonus by colour."""

    trophies: bool = True
    artifacts: bool = True
    bonus: int = 0
    green: int = 0
    yellow: int = 0
    most: int = NO_LIMIT


class Repair(Data, frozen=True):
    damage: int = 1


class Wear(Data, frozen=True):
    """An item is damaged so many times."""

    times: int = 1
    match: Match = Match()


class Discard(Data, frozen=True):
    match: Match = Match()
    count: int = 1


class Deactivate(Data, frozen=True):
    count: int = 1


class GainTrophy(Data, frozen=True):
    colour: Colour


class LoseTrophy(Data, frozen=True):
    count: int = 1


# --- effects: tests, choices, threats, places, the story ------------------------------------------------


class Test(Data, frozen=True):
    """An attribute test; of several attributes the roller picks one."""

    of: Attribute | tuple[Attribute, ...]
    difficulty: int
    passed: Effects = ()
    failed: Effects = ()
    mark: ThreatKind | None = None


class Encounter(Data, frozen=True):
    """Draw a threat and meet it."""

    colour: Colour
    kind: ThreatKind
    defeated: Effects = ()
    undefeated: Effects = ()
    may_run: bool = True


class MeetThreat(Data, frozen=True):
    """An encounter with a token that lies here, of the reader's choice."""

    defeated: Effects = ()
    undefeated: Effects = ()


class DrawThreat(Data, frozen=True):
    """Draw a threat, show it, discard it; `low` where its detection is below `split`, else `high`.

    `keep` makes a trophy of a low one.
    """

    colour: Colour
    kind: ThreatKind
    low: Effects = ()
    high: Effects = ()
    split: int = 3
    keep: bool = False


class PlaceThreat(Data, frozen=True):
    colour: Colour
    kind: ThreatKind
    where: Where = HERE


class RemoveThreat(Data, frozen=True):
    where: Where = HERE
    count: int = 1
    kind: ThreatKind | None = None


class MoveThreat(Data, frozen=True):
    """One token from one place to another, which is taken relative to the token's place."""

    origin: Where = HERE
    to: Where = Where(adjacent=True)


class ByReputation(Data, frozen=True):
    good: Effects = ()
    neutral: Effects = ()
    bad: Effects = ()


class GoOn(Data, frozen=True):
    """Read the next paragraph."""


class Fail(Data, frozen=True):
    """The card is discarded."""


class UncoverSecret(Data, frozen=True):
    """The card is kept as the secret of its facility."""


class Win(Data, frozen=True):
    """The end paragraph of a Sarcophagus card."""


class Relocate(Data, frozen=True):
    to: Where


class MoveAgain(Data, frozen=True):
    """A move exactly like a movement action, but no action."""

    shortcuts_hurt: bool = True


class Peek(Data, frozen=True):
    """Look at the top cards, and put up to `bury` of them at the bottom."""

    pile: Peekable
    cards: int = 1
    bury: int = 0


class SearchSecretItems(Data, frozen=True):
    """Look through the facility's secret items and keep one, as after opening it."""


class ShiftEmission(Data, frozen=True):
    by: int


class ActionsNextTurn(Data, frozen=True):
    by: int


class ExtraAction(Data, frozen=True):
    """One more action in this turn."""


class SafeShortcuts(Data, frozen=True):
    """No shortcut damage till the end of the round."""


class QuietGate(Data, frozen=True):
    """This turn's local action at the gates or the Power Plant: no damage, no encounter, no test."""


class Each(Data, frozen=True):
    """Every scavenger in one of these places, or every other one, carries this out."""

    where: Where
    do: Effects
    others: bool = False


class RefreshMarket(Data, frozen=True):
    rows: tuple[Deck, ...] = (JUNK, EQUIPMENT)


# --- effects: only inside `InEncounter.do` --------------------------------------------------------------


class Dismiss(Data, frozen=True):
    """The token is discarded and the encounter is over."""


class Edge(Data, frozen=True):
    """From now to the end of the encounter so much to its tests; `scan` marks it as scanned."""

    plus: int = 1
    of: tuple[Attribute, ...] = ANY_ATTRIBUTE
    step: Step | None = None
    scan: bool = False


class Avert(Data, frozen=True):
    """The printed damage of the failed test is not suffered."""


Effect: TypeAlias = (
    Gain | Lose | Suffer | Heal | Weaken | Tire | Relieve | Exhaust | Improve | Worsen | Take | DrawKeep | Salvage
    | Trade | Sell | Repair | Wear | Discard | Deactivate | GainTrophy | LoseTrophy | Test | Encounter | MeetThreat
    | DrawThreat | PlaceThreat | RemoveThreat | MoveThreat | ByReputation | GoOn | Fail
    | UncoverSecret | Win | Relocate | MoveAgain | Peek | SearchSecretItems | ShiftEmission | ActionsNextTurn
    | ExtraAction | SafeShortcuts | QuietGate | Each | RefreshMarket | Dismiss | Edge | Avert
    | Choose["Effect", Cost, Condition] | May["Effect", Cost, Condition] | If["Effect", Condition]
)  # fmt: skip
Effects: TypeAlias = tuple[Effect, ...]
AnyWay: TypeAlias = Way[Effect, Cost, Condition]
AnyChoice: TypeAlias = Choose[Effect, Cost, Condition]


# --- items --------------------------------------------------------------------------------------------


class SingleUse(Data, frozen=True):
    """Discarded when used."""


class Consumable(Data, frozen=True):
    uses: int = 3


class Durable(Data, frozen=True):
    """Once a round, for ever."""


Durability: TypeAlias = SingleUse | Consumable | Durable


class InTest(Data, frozen=True):
    """In a test of one's own, after the roll."""

    of: tuple[Attribute, ...] = ANY_ATTRIBUTE
    plus: int = 0
    cancel: int = 0
    reroll: int = 0
    faces: tuple[Face, ...] = ()
    only: ThreatKind | None = None
    step: Step | None = None
    scene: SceneKind | None = None
    calm: bool = False
    no_threat: bool = False
    then: Effects = ()


class AgainstDamage(Data, frozen=True):
    """Against damage of one's own that it can cancel or convert."""

    radiation: int = 0
    mental: int = 0
    physical: int = 0
    any: int = 0
    convert: int = 0
    negate_impact: bool = False
    scene: SceneKind | None = None
    only: ThreatKind | None = None


class NegateImpact(Data, frozen=True):
    """Together with one's own artifact, whose impact does not happen then."""


class OnTurn(Data, frozen=True):
    """In one's own turn; `between` means before, between and after actions only."""

    do: Effects
    at: tuple[str, ...] = ()
    between: bool = False
    needs: Condition | None = None


class InEncounter(Data, frozen=True):
    at: Moment | tuple[Moment, ...]
    only: ThreatKind | None = None
    do: Effects = ()


class WhileForcing(Data, frozen=True):
    """Forcing rerolls so many dice at once; `by_weaknesses`: 2 with one weakness, 3 with more."""

    dice: int = 1
    free: bool = False
    by_weaknesses: bool = False


class OnTaking(Data, frozen=True):
    """After an order to take, or to draw and keep, cards of that deck."""

    deck: Deck
    do: Effects


class InEmission(Data, frozen=True):
    """Fleeing from an emission costs so much fatigue."""

    flee_cost: int = 1


class InCamp(Data, frozen=True):
    do: Effects


class AtLock(Data, frozen=True):
    """A lock's price is so much lower."""

    spare: Cost = Cost()


class OnEventDraw(Data, frozen=True):
    """Look at so many event cards instead of one, and resolve one of them."""

    scenes: tuple[Colour | SceneKind, ...] = ()
    look: int = 2


class Again(Data, frozen=True):
    """Use a deactivated durable artifact of one's own once more."""


Use: TypeAlias = (
    InTest | AgainstDamage | NegateImpact | OnTurn | InEncounter | WhileForcing | OnTaking | InEmission | InCamp
    | AtLock | OnEventDraw | Again
)  # fmt: skip


class Impact(Data, frozen=True):
    """What using an artifact brings; `per_artifact` multiplies fatigue and damage by the artifacts owned."""

    fatigue: int = 0
    damage: Damage = NONE
    trophies: int = 0
    rubles: int = 0
    discard: Match | None = None
    per_artifact: bool = False
    over_limit: bool = False
    reputation: int = 0


class Item(Data, frozen=True):
    """The list in which an item stands gives its type. `covers` makes it gear; `price` is an artifact's value."""

    id: str
    price: int
    categories: tuple[Category, ...]
    durability: Durability
    uses: tuple[Use, ...] = ()
    small: bool = False
    covers: tuple[BodyPart, ...] = ()
    sixth_spot: bool = False
    impact: Impact | None = None
    mendable: bool = True
    artifact: bool = False
    counts: bool = True
    copies: int = 1


# --- threats ------------------------------------------------------------------------------------------


class OnMeeting(Data, frozen=True):
    do: Effects


class OnDetectionFailed(Data, frozen=True):
    do: Effects


class OnRunning(Data, frozen=True):
    do: Effects


class OnLosing(Data, frozen=True):
    do: Effects


class OnDefeating(Data, frozen=True):
    do: Effects


class NoRunning(Data, frozen=True):
    """Running away is not offered."""


class NoForcing(Data, frozen=True):
    """Its tests cannot be forced."""


class NoItems(Data, frozen=True):
    """No items (of that category) in its tests (of that step)."""

    step: Step | None = None
    category: Category | None = None


class RerollOnly(Data, frozen=True):
    face: Face


class MinusFaces(Data, frozen=True):
    """That face counts as a minus too, and cannot be cancelled."""

    face: Face


class Sharpened(Data, frozen=True):
    """A passed detection makes the confrontation so much easier."""

    by: int = 1


class Bribe(Data, frozen=True):
    """After detection: pay, and the difficulty becomes this."""

    cost: Cost
    difficulty: int = 0
    step: Step = CONFRONTATION


class HarderPer(Data, frozen=True):
    """More difficult by what the scavenger carries around, or by other tokens here."""

    what: Literal["artifact", "weakness", "fatigue_over_3", "trophy", "threat_here"]
    by: int = 1
    most: int = 9
    step: Step = CONFRONTATION


class EitherAttribute(Data, frozen=True):
    other: Attribute


class WeakestAttribute(Data, frozen=True):
    """It tests the lowest current attribute; smarts once scanned."""


class OnlyDetection(Data, frozen=True):
    """A passed detection defeats it; after a failed one only running is left."""


ThreatAbility: TypeAlias = (
    OnMeeting | OnDetectionFailed | OnRunning | OnLosing | OnDefeating | NoRunning | NoForcing | NoItems | RerollOnly
    | MinusFaces | Sharpened | Bribe | HarderPer | EitherAttribute | WeakestAttribute | OnlyDetection
)  # fmt: skip


class Reward(Data, frozen=True):
    """A trophy of that value, an artifact of that colour, something special, or nothing."""

    trophy: int = 0
    artifact: Colour | None = None
    none: bool = False
    special: Effects = ()


class Threat(Data, frozen=True):
    """The list in which a threat stands gives its colour and kind."""

    id: str
    detection: int
    attribute: Attribute
    difficulty: int
    damage: Damage
    reward: Reward
    abilities: tuple[ThreatAbility, ...] = ()
    copies: int = 1


# --- locks, rumors, emissions -------------------------------------------------------------------------


class Lock(Data, frozen=True):
    """One price for each way of opening it."""

    id: str
    ways: tuple[Cost, ...]


class Toll(Data, frozen=True):
    """Whoever moves in, or across, suffers this."""

    damage: Damage = NONE
    fatigue: int = 0


class Barred(Data, frozen=True):
    """Nobody moves in, or across."""


class NoLocalAction(Data, frozen=True):
    """The local action is not available."""


class LocalBonus(Data, frozen=True):
    do: Effects


class EventFirst(Data, frozen=True):
    do: Effects


class TestShift(Data, frozen=True):
    by: int


class PriceShift(Data, frozen=True):
    by: int


class Shelter(Data, frozen=True):
    """No emission damage here."""


class QuietEntry(Data, frozen=True):
    """Moving in causes no encounter unless wished."""


class DeepRest(Data, frozen=True):
    by: int = 2


StandingEffect: TypeAlias = (
    Toll | Barred | NoLocalAction | LocalBonus | EventFirst | TestShift | PriceShift | Shelter | QuietEntry | DeepRest
)  # fmt: skip


class OnToken(Data, frozen=True):
    """What holds where the rumor token lies."""

    on: Literal["location", "border"]
    where: Where
    effects: tuple[StandingEffect, ...]


class Rumor(Data, frozen=True):
    id: str
    arrows: int
    do: Effects = ()
    persistent: OnToken | None = None


class EmissionCard(Data, frozen=True):
    """Damage by sector, and the two halves of threat diagrams: (location, colour, kind)."""

    id: str
    green: Damage
    yellow: Damage
    red: Damage
    front: tuple[tuple[str, Colour, ThreatKind], ...]
    back: tuple[tuple[str, Colour, ThreatKind], ...]


# --- events -------------------------------------------------------------------------------------------


class Section(Data, frozen=True):
    """`place` is a location, "other", or a reputation."""

    place: str
    do: Effects


class EventCard(Data, frozen=True):
    id: str
    sections: tuple[Section, ...]


class Para(Data, frozen=True):
    do: Effects


class StoryCard(Data, frozen=True):
    """A facility or Sarcophagus card."""

    id: str
    paras: tuple[Para, ...]


# --- characters ---------------------------------------------------------------------------------------


class SparesWear(Data, frozen=True):
    """Once a round an item of these categories is used without a token."""

    categories: tuple[Category, ...]


class Appraises(Data, frozen=True):
    """At an order to take a card: look at so many, keep one."""

    look: int = 2


class Bait(Data, frozen=True):
    """Once a test a trophy can be discarded for so much, by its colour."""

    green: int = 1
    yellow: int = 2


class Shield(Data, frozen=True):
    """Each package is lowered by so much."""

    radiation: int = 0
    mental: int = 0
    physical: int = 0


class RestHeals(Data, frozen=True):
    damage: int = 1


StandingAbility: TypeAlias = SparesWear | Appraises | Bait | Shield | RestHeals


class Ability(Data, frozen=True):
    """`uses` are those of items, with the limit `once` instead of durability; `standing` always holds."""

    id: str
    uses: tuple[Use, ...] = ()
    once: Period = ALWAYS
    standing: tuple[StandingAbility, ...] = ()


class Character(Data, frozen=True):
    """`threats`: for each location what is drawn for it at the start."""

    id: str
    alertness: int
    physique: int
    smarts: int
    willpower: int
    fortitude: int
    damage: int
    rubles: int
    reputation: Reputation
    place: str
    threats: tuple[tuple[str, tuple[Colour, ThreatKind]], ...]
    ability: Ability
    items: tuple[Item, ...]


# --- the board ----------------------------------------------------------------------------------------

OPEN: Final = "open"
PLANT: Final = "plant"


class Location(Data, frozen=True):
    """Bunkers lie in no sector."""

    id: str
    sector: Colour | None


class Border(Data, frozen=True):
    """`kind` is open, a damage type for a shortcut, or the border of the Power Plant, which no move crosses."""

    a: str
    b: str
    kind: str = OPEN
    blocked12: bool = False


class Site(Data, frozen=True):
    """A secret facility on the map."""

    id: str
    deck: str
    entrances: tuple[str, ...]


class LocalAction(Data, frozen=True):
    """What the local action does; `function` names the rule that adds what data cannot say."""

    place: str
    do: Effects = ()
    needs: Condition | None = None
    function: str = ""
