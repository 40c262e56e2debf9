"""What is true in a game of Zona.

Pieces lie in piles (`content/piles.py`); this is everything else. Nothing a player owns is hidden (Z-045). A damage
token means what it lies on says (Z-046): on the fortitude track it is `Scavenger.damage`, on an item it is in
`Scavenger.tokens`, where it is lost durability or, on a durable item, its deactivation. Damage and rubles are
numbers because their tokens never run out (Z-047).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from fivefires.kernel import Interrupted, Result, State, Table
from fivefires.kit.seats import clockwise
from fivefires.kit.underway import innermost

from .content import vocabulary as v
from .content.index import (
    ABILITY_OF,
    ATTRIBUTES,
    CHARACTER,
    COUNTED_ARTIFACT,
    GEAR,
    PACKED_SIXTH_SPOT,
    SIXTH_SPOT,
)  # fmt: skip
from .content.piles import PACKED, SARCOPHAGUS, SMALL, WORN

LOWEST_FATIGUE, HIGHEST_FATIGUE = 1, 5
BACKPACK = 5
LAST_SPACE = 6
BAD, NEUTRAL, GOOD = -1, 0, 1
REPUTATIONS = {BAD: v.BAD, NEUTRAL: v.NEUTRAL, GOOD: v.GOOD}


class Stage(StrEnum):
    """What comes next; `rules/flow.py` has one step for each."""

    CHOOSE = "choose_characters"
    ENTER = "enter"
    ACTIONS = "actions"
    EVENTS = "events"
    RUMOR = "rumor"
    EMISSION_FLIP = "emission_flip"
    EMISSION_FLEE = "emission_flee"
    EMISSION_DAMAGE = "emission_damage"
    EMISSION_THREATS = "emission_threats"
    EMISSION_MARKET = "emission_market"
    RESOLVE_RUMOR = "resolve_rumor"
    CLOSE = "close"
    RESTART = "restart"


class Status(StrEnum):
    """`DEAD` waits for the end of the rumor phase, `OUT` plays no longer."""

    CHOOSING = "choosing"
    PLAYING = "playing"
    DEAD = "dead"
    OUT = "out"


PLAYING: Final = Status.PLAYING


class Died(Interrupted):
    """Ends the player's turn and whatever was being resolved (Z-334). Everything has been cleared away already."""


class Scavenger(msgspec.Struct, gc=False):
    """A player and the character under that player's control (Z-048).

    The figure is in exactly one place (Z-064), which any number of scavengers may share, facilities excepted
    (Z-079). Reputation is -1, 0 or 1: bad, neutral (the state without a token) or good (Z-057). `spent` has the
    periods for which the character's ability is used up.
    """

    status: Status = Status.CHOOSING
    character: str = ""
    place: str = ""
    rubles: int = 0
    fatigue: int = LOWEST_FATIGUE
    reputation: int = 0
    damage: int = 0
    weaknesses: list[str] = []
    tokens: dict[str, int] = {}
    spent: list[str] = []
    safe_shortcuts: bool = False
    actions_next: int = 0
    played: list[str] = []


class ActionTurn(msgspec.Struct, gc=False):
    """A player's turn in the action phase. `arranged` and `drops_over` keep free acts from going in circles."""

    seat: int
    actions_left: int
    taken: int = 0
    local_done: bool = False
    arranged: bool = False
    drops_over: bool = False
    quiet_gate: bool = False


# --- what is under way ----------------------------------------------------------------------------------


class EventUnderWay(msgspec.Struct, gc=False, tag="event"):
    """`section` is the part being read: a place, "other", a reputation, or the number of a paragraph.

    `read` has every part that was reached; `opened` means that all may read the whole card (Z-134); `crowbars` are
    those that were used as the card asks for it.
    """

    seat: int
    card: str
    deck: str
    section: str = ""
    read: list[str] = []
    opened: bool = False
    crowbars: list[str] = []


class LocalUnderWay(msgspec.Struct, gc=False, tag="local"):
    seat: int
    place: str


class RumorUnderWay(msgspec.Struct, gc=False, tag="rumor"):
    card: str


class EncounterUnderWay(msgspec.Struct, gc=False, tag="encounter"):
    """`drawn` from the tray, or met on the board. `detected` is -1 before detection, 0 failed, 1 passed.

    `fresh`: it lies on the board, but the player has drawn it just now (Z-426).
    """

    seat: int
    token: str
    place: str
    drawn: bool
    may_run: bool = True
    detected: int = -1
    edges: list[v.Edge] = []
    scanned: bool = False
    bribed: bool = False
    averted: bool = False
    dismissed: bool = False
    fresh: bool = False
    used: list[str] = []


class MarkedUnderWay(msgspec.Struct, gc=False, tag="marked"):
    """A test with the symbol of a kind of threat, and what follows when it is lost (Z-217).

    Whatever helps in encounters of that kind helps here. `averted`: the damage of the failure is not suffered.
    """

    seat: int
    kind: str
    averted: bool = False
    used: list[str] = []


class TestUnderWay(msgspec.Struct, gc=False, tag="test"):
    """`mark` is the symbol that items may refer to; `step` and `against` say which test of an encounter this is.

    `plus`, `shift` and `edge` are what items, a rumor and the encounter add. `total` is fixed when the roller lets
    the test stand (Z-215).
    """

    seat: int
    attribute: str
    difficulty: int
    mark: str = ""
    step: str = ""
    against: str = ""
    faces: list[str] = []
    plus: int = 0
    cancels: int = 0
    shift: int = 0
    edge: int = 0
    calm: bool = False
    forced: bool = False
    used: list[str] = []
    total: int | None = None


class DamageUnderWay(msgspec.Struct, gc=False, tag="damage"):
    """One package, of the three types that there are (Z-314)."""

    seat: int
    radiation: int
    mental: int
    physical: int
    untyped: int = 0
    scene: str = ""
    used: list[str] = []


class ItemUnderWay(msgspec.Struct, gc=False, tag="item"):
    """An item or ability whose effects are being carried out."""

    seat: int
    source: str


class CampUnderWay(msgspec.Struct, gc=False, tag="camp"):
    """`done` has what can be taken only once and was taken."""

    seat: int
    bunker: str
    done: list[str] = []


class TradeUnderWay(msgspec.Struct, gc=False, tag="trade"):
    seat: int
    rows: list[str]
    cut: int
    every_column: bool
    left: int


class SaleUnderWay(msgspec.Struct, gc=False, tag="sale"):
    seat: int
    left: int


class RepairUnderWay(msgspec.Struct, gc=False, tag="repair"):
    seat: int
    left: int


class LookUnderWay(msgspec.Struct, gc=False, tag="look"):
    """Cards are being looked at: `left` of them may still be kept, buried or resolved.

    `shown` is how many of the top cards are meant, where the pile holds more.
    """

    seat: int
    pile: str
    left: int
    shown: int = 0


class TakingUnderWay(msgspec.Struct, gc=False, tag="taking"):
    """An order to take cards of a deck was settled, and a crowbar may add to it."""

    seat: int
    deck: str
    used: list[str] = []


class GainUnderWay(msgspec.Struct, gc=False, tag="gain"):
    """An item that still has to find its place."""

    seat: int
    item: str


class EmissionUnderWay(msgspec.Struct, gc=False, tag="emission"):
    """The flipped card; the back of the next one in the deck completes its diagram (Z-373)."""

    card: str


UnderWay: TypeAlias = (
    EventUnderWay
    | LocalUnderWay
    | RumorUnderWay
    | EncounterUnderWay
    | MarkedUnderWay
    | TestUnderWay
    | DamageUnderWay
    | ItemUnderWay
    | CampUnderWay
    | TradeUnderWay
    | SaleUnderWay
    | RepairUnderWay
    | LookUnderWay
    | TakingUnderWay
    | GainUnderWay
    | EmissionUnderWay
)


class ZonaResult(Result, kw_only=True):
    """How a game ended (Z-532): with one winner, by the rumors, by the last Sarcophagus card, or with nobody left."""

    winner: int = -1
    card: str = ""
    rounds: int = 0
    characters: list[str] = []


class ZonaState(State, kw_only=True):
    """`side` of the board is 12 or 34; the Voice is whoever holds the token, -1 in solo (Z-049, Z-517).

    `deck_at` has the facility deck that lies at each site, whose name the facility bears (Z-007); `opened` the sites
    that are open; `order` the seats that still have to act in this stage, the next one first. `path` says which
    branches of a card were taken to where it is being read: passed or failed, the option chosen, defeated or not.
    """

    side: int
    stage: Stage = Stage.CHOOSE
    round: int = 0
    voice: int = -1
    order: list[int] = []
    scavengers: list[Scavenger] = []
    deck_at: dict[str, str] = {}
    opened: list[str] = []
    turn: ActionTurn | None = None
    under_way: list[UnderWay] = []
    path: list[str] = []
    market_touched: bool = False
    marker: int = 0
    rumor_token: str = ""
    result: ZonaResult | None = None


ZonaTable: TypeAlias = Table[ZonaState]


# --- what follows from it -------------------------------------------------------------------------------


def attribute(me: Scavenger, name: str) -> int:
    """The current value: a weakness lowers it by 1, but never below 0 (Z-051, Z-202, Z-323).

    Nothing else changes the attribute itself: what lifts a test, also beyond 4, is added to its total (Z-052).
    """
    value = ATTRIBUTES[me.character][name]
    return max(0, value - 1) if name in me.weaknesses else value


def free_fortitude(me: Scavenger) -> int:
    return CHARACTER[me.character].fortitude - me.damage


def owned(state: ZonaState, seat: int) -> list[str]:
    """All items of a player, used or not, worn or not."""
    lying = state.piles
    return [*lying[SMALL[seat]], *lying[WORN[seat]], *lying[PACKED[seat]]]


def sources(state: ZonaState, seat: int, index: Mapping[str, object]) -> list[str]:
    """What could be used, of those in an index of uses: items, except packed gear, and the ability (Z-227)."""
    lying = state.piles
    small, worn, packed = lying[SMALL[seat]], lying[WORN[seat]], lying[PACKED[seat]]
    found: list[str] = []
    for card in small + worn if worn else small:
        if card in index:
            found.append(card)
    for card in packed:
        if card in index and card not in GEAR:
            found.append(card)
    ability = ABILITY_OF[state.scavengers[seat].character]
    if ability in index:
        found.append(ability)
    return found


def owned_artifacts(state: ZonaState, seat: int) -> int:
    """How many artifacts count, Siphon left out (Z-280, Z-282, Z-445)."""
    count = 0
    for card in owned(state, seat):
        if card in COUNTED_ARTIFACT:
            count += 1
    return count


def capacity(state: ZonaState, seat: int) -> int:
    """Five spaces (Z-056), and the 6th spot (Z-238) without using anything, while a source of it is owned (Z-239)."""
    lying = state.piles
    return BACKPACK + has_sixth_spot((*lying[SMALL[seat]], *lying[WORN[seat]]), lying[PACKED[seat]])


def has_sixth_spot(at_hand: Iterable[str], packed: Iterable[str]) -> bool:
    """Several sources give one spot (Z-241); gear gives it only while worn (Z-240)."""
    return not SIXTH_SPOT.isdisjoint(at_hand) or not PACKED_SIXTH_SPOT.isdisjoint(packed)


def in_game(state: ZonaState) -> list[int]:
    """The players who are not out, with a scavenger on the board or waiting for a new one."""
    return [seat for seat, me in enumerate(state.scavengers) if me.status != Status.OUT]


def playing(state: ZonaState, seat: int) -> bool:
    """Whether a player has a scavenger on the board."""
    return state.scavengers[seat].status == PLAYING


# The action turn and the resolution of one's own event card; the rumor phase is nobody's turn (Z-246).
TURNS = (Stage.ACTIONS, Stage.EVENTS)


def turn_order(state: ZonaState) -> list[int]:
    """The players with a scavenger on the board, clockwise from the Voice of Zona (Z-094, Z-096)."""
    return clockwise([seat for seat, me in enumerate(state.scavengers) if me.status == PLAYING], state.voice)


def chooser(state: ZonaState, seat: int) -> int:
    """Who answers the choices of an effect: in a rumor the Voice, whomever they affect (Z-187, Z-522), else the reader.

    Dice, items and protection stay with whoever takes the test or suffers the damage (Z-536).
    """
    if any(isinstance(under_way, RumorUnderWay) for under_way in state.under_way):
        return max(state.voice, 0)
    return seat


def arises_in(state: ZonaState, seat: int, scene: str) -> bool:
    """Whether a test or package of this player comes from there: an event, a local action, an encounter."""
    return any(getattr(under_way, "seat", -1) == seat and _is(under_way, scene) for under_way in state.under_way)


def _is(under_way: UnderWay, scene: str) -> bool:
    if isinstance(under_way, EventUnderWay):
        return scene == v.EVENT or scene == _SCENE_OF.get(under_way.deck, v.FACILITY)
    if isinstance(under_way, LocalUnderWay):
        return scene == v.LOCAL
    return isinstance(under_way, EncounterUnderWay | MarkedUnderWay) and scene == v.ENCOUNTER


_SCENE_OF: dict[str, v.SceneKind] = {"green": v.EVENT, "yellow": v.EVENT, SARCOPHAGUS: v.SARCOPHAGUS}


def noted_in(under_way: UnderWay) -> list[str]:
    """What is not used again while this is under way (Z-249, Z-262)."""
    match under_way:
        case EventUnderWay():
            return under_way.crowbars
        case CampUnderWay():
            return under_way.done
        case EncounterUnderWay() | MarkedUnderWay() | TestUnderWay() | DamageUnderWay() | TakingUnderWay():
            return under_way.used
    return []


def encounter_under_way(state: ZonaState) -> EncounterUnderWay:
    """The innermost encounter."""
    under_way = innermost(state.under_way, EncounterUnderWay)
    assert under_way is not None
    return under_way
