"""What is true in a game of S.T.A.L.K.E.R.

Cards and faced tokens lie in piles (`content/piles.py`), tokens without a face are counted at places; this is
everything else. A stalker is called by his number in the team, 0 to 3, an enemy by the number under which it came, a
space by its number on the map (`content/terrain.py`). What was face down is in a pile that nobody sees: stacks on the
map are numbered, and only their places stand here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from fivefires.kernel import Event, Message, Result, State, Table, message

from .content.terrain import Terrain, terrain
from .content.vocabulary import Colour, Part

NOBODY: Final = -1
NOWHERE: Final = -1

# Sides of an attention token; on the player board it is neither (S-310).
UNNOTICED, LOW, HIGH = 0, 1, 2


class Stage(StrEnum):
    """What comes next; `rules/flow.py` has one step for each."""

    TEAM = "team"
    ZONE = "zone"
    CONTACTS = "contacts"
    TRADE = "trade"
    OUTFIT = "outfit"
    SETUP = "setup"
    LEAD = "lead"
    EVENT = "event"
    PLAYERS = "players"
    ENEMIES = "enemies"
    RADIATION = "radiation"
    TOKENS = "tokens"
    ROUND_END = "round_end"
    WRAP_UP = "wrap_up"


# --- units ------------------------------------------------------------------------------------------------------------


class Stalker(msgspec.Struct, gc=False):
    """One of the team; stalkers have no facing (S-585).

    `left` is how many standard actions each of the two turn tokens still allows; `turns` counts the turns taken in this
    round, so that it names the token of the present one (S-228). `attention` is the side of the token that lies on the
    space `noticed`. `covers` is the anomaly symbol under the figure; `trail` are the spaces of the present action.
    `used` and `seen_by` are forgotten when a turn ends: what works once a turn, and which enemies saw him in it.
    """

    number: int
    id: str
    seat: int
    space: int = NOWHERE
    hp: int = 0
    dose: int = 0
    focus: bool = False
    pinned: bool = False
    exposed: bool = False
    attention: int = UNNOTICED
    noticed: int = NOWHERE
    left: list[int] = msgspec.field(default_factory=lambda: [2, 2])
    turns: int = 0
    markers: int = 0
    critical: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    covers: int = NOWHERE
    trail: list[int] = []
    free_next: bool = False
    free_shot: bool = False
    used: list[str] = []
    seen_by: list[int] = []


class Enemy(msgspec.Struct, gc=False):
    """An enemy on the map, with its facing (S-521) and the HP that it has lost (S-422)."""

    number: int
    kind: str
    space: int
    facing: int = 0
    lost: int = 0
    pinned: bool = False
    exposed: bool = False
    covers: int = NOWHERE


class Companion(msgspec.Struct, gc=False):
    """Who goes along (S-056), by the contact card: without facing (S-585), status (S-449) and attention (S-586)."""

    id: str
    space: int = NOWHERE
    hp: int = 0
    covers: int = NOWHERE


# What is said of units holds for all of them (S-115).
Unit: TypeAlias = Stalker | Enemy | Companion


class Team(msgspec.Struct, frozen=True, gc=False):
    """An enemy card's team token: its colour, and which side is up (S-476, S-478). `colour` is empty without one."""

    colour: Colour | None = None
    side: int = 0


class Anomaly(msgspec.Struct, gc=False):
    """An overlay on the map, and the anomaly card whose standee is on it; without one it is inactive (S-556).

    `artifact` is the symbol that the artifact token covers, by number, `UNDER` the standee, or nowhere.
    """

    overlay: int
    centre: int
    card: str = ""
    artifact: int = NOWHERE


UNDER: Final = -2


class Overlay(msgspec.Struct, gc=False):
    """An environment card on the map or beside it, with the side that shows; `work` counts what was done there.

    `holder` is the stalker whose personal finding it is (S-279).
    """

    card: str
    back: bool = False
    work: int = 0
    holder: int = NOBODY


# --- what is under way ------------------------------------------------------------------------------------------------


class Walk(msgspec.Struct, gc=False):
    """A stalker's movement: its way so far, the start included, and the steps that are left."""

    stalker: int
    left: int
    way: list[int]
    silent: bool = False
    shadow: bool = False


class Trace(msgspec.Struct, frozen=True, gc=False):
    """A way that an enemy went, or its shot, from space to space: drawn until a stalker acts again."""

    unit: str
    spaces: tuple[int, ...]
    shot: bool = False


class Rearranging(msgspec.Struct, gc=False):
    """Stalkers on one space put their gear in order; each thing moves at most once (S-278)."""

    stalker: int
    moved: list[str] = []


class Attack(msgspec.Struct, gc=False):
    """A stalker's attack, from its declaration to its results (S-379).

    `yellow` and `green` are the faces of the dice. `masks` were spent. `share` is by enemy what it gets of the ★ of a
    burst; `hit` are the enemies it was resolved against.
    """

    stalker: int
    target: int
    weapon: str = ""
    shot: str = ""
    part: Part = Part.TORSO
    range: int = 0
    stars: int = 0
    yellow: list[int] = []
    green: list[int] = []
    masks: int = 0
    blast: bool = False
    pins: list[int] = []
    hit: list[int] = []
    killed: int = 0


class Struck(Event, tag=True):
    """An enemy's attack. Cards answer it when the target is known, and when the dice have been rolled.

    `stalker` is nobody where an enemy or a companion is attacked.
    """

    enemy: int
    stalker: int
    damage: int
    range: int = 0
    extra: int = 0
    dice: list[int] = []
    stars: int = 0
    halved: bool = False
    rolled: bool = False

    def happening(self) -> Message:
        return message("event-struck", damage=self.damage)


class Activation(msgspec.Struct, frozen=True, tag="activation", gc=False):
    """A point of an activation card, and who has acted in it (S-453).

    `only` are the enemies for whom the card is carried out, where it is not for all. `whole`: with its bottom part.
    """

    card: str
    point: int
    done: tuple[int, ...] = ()
    only: tuple[int, ...] = ()
    whole: bool = True


class Reactions(msgspec.Struct, frozen=True, tag="reactions", gc=False):
    """A stalker's turn has ended, and the enemies who see him attack one after the other (S-518, S-520)."""

    stalker: int
    done: tuple[int, ...] = ()


class Unknown(msgspec.Struct, frozen=True, tag="unknown", gc=False):
    """An unknown token is resolved: the top one of this stack (S-199)."""

    stack: int


class Several(msgspec.Struct, frozen=True, tag="several", gc=False):
    """Several unknown tokens are resolved, each named by its stack; the lead stalker says which comes next (S-211)."""

    stacks: tuple[int, ...]


class Beckoning(msgspec.Struct, frozen=True, tag="beckoning", gc=False):
    """After a Decoy, attention that these enemies see goes toward its owner (S-294)."""

    enemies: tuple[int, ...]


class Touched(msgspec.Struct, frozen=True, tag="touched", gc=False):
    """An enemy that was pushed or placed: anomalies on these spaces may activate (S-545, S-549)."""

    enemy: int
    way: tuple[int, ...]


class Closest(msgspec.Struct, frozen=True, tag="closest", gc=False):
    """The unknown token closest to the lead stalker is to be resolved (S-199)."""


class Sprung(msgspec.Struct, frozen=True, tag="sprung", gc=False):
    """The trigger of a card was set off by something other than a step (S-302)."""

    card: str
    stalker: int = NOBODY


ToDo: TypeAlias = Activation | Reactions | Unknown | Several | Beckoning | Touched | Closest | Sprung


# --- the campaign -----------------------------------------------------------------------------------------------------


class Campaign(msgspec.Struct, omit_defaults=False):
    """One playthrough between two missions, all of it open (S-015, S-016).

    `links` counts the missions played, `told` are those that succeeded, in order, and `failures` by mission how often
    it failed. `stalkers` is the group in the order of joining. Places are `visited` and `struck` out (S-047, S-049).
    """

    links: int = 0
    coupons: int = 0
    stash: list[str] = []
    magazines: dict[str, int] = {}
    stalkers: list[str] = []
    contacts: list[str] = []
    visited: list[str] = []
    struck: list[str] = []
    stickers: list[str] = []
    removed: list[str] = []
    told: list[str] = []
    failures: dict[str, int] = {}


class Exploration(msgspec.Struct):
    """One zone exploration (S-038): what was visited, who was asked, and what holds in the mission after it.

    `place` is the contact or stash that was visited, `trader` with whom the team trades now; `favours` are the loners
    whose help comes at the start of the mission. `straight`: no contact and no stash lies on the way (S-725).
    """

    mission: str = ""
    place: str = ""
    called: list[str] = []
    trader: str = ""
    companion: str = ""
    contract: str = ""
    favours: list[str] = []
    straight: bool = False


# --- results and the table --------------------------------------------------------------------------------------------


class StalkerResult(Result, kw_only=True):
    """How a mission ended (S-217), and the campaign after it, where it is part of one."""

    mission: str = ""
    rounds: int = 0
    stalkers: list[str] = []
    died: str = ""
    campaign: Campaign | None = None


class StalkerState(State, kw_only=True):
    """The table."""

    stage: Stage = Stage.TEAM
    # Empty until one has been chosen (S-039); the map that lies ready is one of the guide's.
    mission: str = ""
    map: str = "A1"
    gates: str = ""
    # How many stalkers take part, by which effects scale (S-017).
    size: int = 1
    coupons: int = 0
    round: int = 0
    stalkers: list[Stalker] = []
    enemies: list[Enemy] = []
    arrived: int = 0
    teams: dict[str, Team] = {}
    # Who holds the lead token, and whether it was used in this round (S-327, S-331).
    lead: int = 0
    lead_used: bool = False
    # Whose decision it is to take a turn, who has passed since the last one, and whose turn it is.
    next: int = 0
    passed: list[int] = []
    turn: int = NOBODY
    agenda: list[ToDo] = []
    walk: Walk | None = None
    rearranging: Rearranging | None = None
    attack: Attack | None = None
    traces: list[Trace] = []
    # What the anomaly die shows while somebody decides about it, in petals.
    rolled: int = 0
    anomalies: list[Anomaly] = []
    # Symbols under bolts, by number; spaces without visibility.
    bolts: list[int] = []
    dark: list[int] = []
    # The places of loot stacks, of unknown stacks and where their arrows point, by number of the stack.
    loot: list[int] = []
    unknown: list[int] = []
    arrows: list[int] = []
    # Rounds left in weapons, and what each attachment is on.
    ammo: dict[str, int] = {}
    fitted: dict[str, str] = {}
    overlays: list[Overlay] = []
    # What the mission has to remember: steps of the objective that are done, and marks of a siege.
    achieved: list[str] = []
    besieged: int = 0
    # Where traps and the carcass lie.
    traps: list[int] = []
    carcass: int = NOWHERE
    # Before the mission, and who goes along.
    zone: Exploration = msgspec.field(default_factory=Exploration)
    companion: Companion | None = None
    # The playthrough in a campaign; what was true of it when the team departed (S-081).
    campaign: Campaign | None = None
    departed: Campaign | None = None
    events: list[Struck] = []
    result: StalkerResult | None = None


StalkerTable: TypeAlias = Table[StalkerState]


# --- who is who -------------------------------------------------------------------------------------------------------


def map_of(state: StalkerState) -> Terrain:
    return terrain(state.map, state.gates)


def dark(state: StalkerState) -> int:
    """The spaces with a no-visibility token (S-191)."""
    found = 0
    for space in state.dark:
        found |= 1 << space
    return found


def units(state: StalkerState) -> list[Unit]:
    """Stalkers first, then enemies, then who goes along."""
    if state.companion is not None:
        return [*state.stalkers, *state.enemies, state.companion]
    return [*state.stalkers, *state.enemies]


def enemy_of(state: StalkerState, number: int) -> Enemy | None:
    for enemy in state.enemies:
        if enemy.number == number:
            return enemy
    return None


def lead_seat(state: StalkerState) -> int:
    """Who answers what the group chooses (S-013)."""
    return state.stalkers[state.lead].seat


def slot(stalker: Stalker) -> int:
    """Which turn token the present turn uses: the left one first (S-228)."""
    return min(stalker.turns, 1)
