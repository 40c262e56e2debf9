"""What is true in a game of ZNA.

Pieces lie in piles (`content/piles.py`), tokens are counted at places; this is everything else. A hero is called by his
number, 0 to 3, an area and a tile by theirs on the map (`content/terrain.py`). All of it is open to everybody but for
what lies face down (N-399).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from fivefires.kernel import Result, State, Table

from .content import piles
from .content.index import HERO, UPGRADE
from .content.members import plain_members
from .content.terrain import Terrain, terrain
from .content.vocabulary import Trait

NOBODY: Final = -1


@plain_members
class Stage(StrEnum):
    """What comes next; `rules/flow.py` has one step for each."""

    __hash__ = str.__hash__  # A step is looked up all the time, and that of an Enum is slow.

    CAMP = "camp"
    HEROES = "heroes"
    SETUP = "setup"
    STARTS = "starts"
    ARRANGE = "arrange"
    ORDER = "order"
    TURN = "turn"
    HEROES_END = "heroes_end"
    MUTANTS = "mutants"


@plain_members
class Status(StrEnum):
    """Passed out and dead heroes lie; all but the dead live."""

    STANDING = "standing"
    OUT = "out"
    DEAD = "dead"


STANDING: Final = Status.STANDING
OUT: Final = Status.OUT
DEAD: Final = Status.DEAD


class Hero(msgspec.Struct, gc=False):
    """One of the four. `level` is that of his upgrade; `steps` is what a Move under way has left.

    `called_off` is what was begun in vain since his last step or action; who refused him and what is spent count for a
    turn. From `kills` to `searched` it is counted for objectives what he has done.
    """

    id: str
    area: int = -1
    health: int = 0
    resistance: int = 0
    status: Status = Status.STANDING
    actions: int = 0
    steps: int = 0
    moves: int = 0
    credits: int = 0
    level: int = 0
    kills: int = 0
    first_in: int = 0
    healed: int = 0
    lowered: int = 0
    searched: str = ""
    turn_kills: int = 0
    turn_lowered: int = 0
    spent: str = ""
    called_off: str = ""
    refused: str = ""


class Mutant(msgspec.Struct, gc=False):
    """A mutant on the board. `number` counts those that came, and gives the order in which they act (N-285)."""

    number: int
    kind: str
    area: int
    wounds: int = 0
    awake: bool = False
    attacker: int = NOBODY
    control: int = NOBODY
    slowed: bool = False


class Person(msgspec.Struct, gc=False):
    """The professor, who stands, or a survivor, who lies until he is woken and leaves (N-495)."""

    kind: str
    area: int
    health: int
    most: int
    status: Status = Status.STANDING


class Attack(msgspec.Struct, gc=False):
    """A hero's attack, from its declaration to its wounds (N-328)."""

    hero: int
    target: int
    weapons: list[str] = []
    cubes: list[int] = []
    extra: int = 0
    bullets: int = 0
    dice: list[int] = []


class Transfer(msgspec.Struct, frozen=True, gc=False):
    """One thing that is to change its place when the sequence is done."""

    thing: str
    source: str
    target: str


class Plan(msgspec.Struct, gc=False):
    """An Equip, Pick up or Trade that is being put together: each thing moves at most once."""

    kind: str
    hero: int
    partner: int = NOBODY
    transfers: list[Transfer] = []


class Strike(msgspec.Struct, gc=False):
    """A mutant's attack, or what an unknown tile does: the power dice against a target, light ones first (N-341)."""

    target: int
    light: list[int] = []
    heavy: list[int] = []
    mutant: int = NOBODY


class Turn(msgspec.Struct, frozen=True, tag="turn", gc=False):
    """A mutant's turn."""

    mutant: int


class Flee(msgspec.Struct, frozen=True, tag="flee", gc=False):
    """The courier's move (N-513)."""

    mutant: int


ToDo: TypeAlias = Turn | Flee


class Kept(msgspec.Struct, gc=False):
    """A hero as a campaign keeps him: what he owns, and in which space (N-380).

    `spaces` are his cards by space; `cubes` and `bullets` are by card, `cubes` as yellow, green and blue.
    """

    id: str
    alive: bool = True
    spaces: dict[str, list[str]] = {}
    cubes: dict[str, list[int]] = {}
    bullets: dict[str, int] = {}
    tokens: dict[str, int] = {}
    upgrade: str = ""
    level: int = 0
    credits: int = 0


class Campaign(msgspec.Struct, gc=False):
    """A campaign between two links.

    `levels` is how each scenario so far ended: "total", "partial" or "left". `tries` counts the lost attempts at the
    next scenario, `losses` all of them. After a loss the heroes are those with whom the scenario began (N-386).
    """

    next: int
    heroes: list[Kept]
    levels: list[str] = []
    losses: int = 0
    tries: int = 0


class ZnaResult(Result, kw_only=True):
    """How a scenario ended (N-379)."""

    scenario: int = 0
    victory: str = "lost"
    rounds: int = 0
    heroes: list[str] = []
    fates: list[str] = []
    credits: list[int] = []
    objectives: list[list[str]] = []
    medal: str = ""
    campaign: Campaign | None = None
    epilogue: str = ""
    ultimate: bool = False


class ZnaState(State, kw_only=True):
    """The table."""

    stage: Stage = Stage.HEROES
    scenario: int = 1
    round: int = 0
    speaker: int = 0
    heroes: list[Hero] = []
    mutants: list[Mutant] = []
    people: list[Person] = []
    arrived: int = 0
    fog: list[int] = []
    explored: list[bool] = []
    entered: list[bool] = []
    # Unknown tiles whose screeches or wave have happened, by tile.
    set_off: list[int] = []
    order: list[int] = []
    last_order: list[int] = []
    hero: int = NOBODY
    agenda: list[ToDo] = []
    attack: Attack | None = None
    plan: Plan | None = None
    strike: Strike | None = None
    lying: dict[str, int] = {}
    # What the counter of each ammunition card shows (N-306).
    bullets: dict[str, int] = {}
    # Pile by pile, of each drone objective in it what its hero had done when he drew it (N-267).
    since: dict[str, list[list[int]]] = {}
    drone_silent: int = 0
    worked: list[int] = []
    # Whether an alarm has opened the exit, or brought the bridge down (N-377, N-507).
    opened: bool = False
    signals: int = 0
    engine: int = 0
    woken: int = 0
    # Where keys lay that somebody has picked up, by area (N-499).
    keys_taken: list[int] = []
    full_pockets: bool = False
    # Whether a lost scenario has been decided on in this camp (N-387).
    decided: bool = False
    campaign: Campaign | None = None
    began: list[Kept] = []
    result: ZnaResult | None = None


ZnaTable: TypeAlias = Table[ZnaState]


# --- who is who ------------------------------------------------------------------------------------------------


def seat_of(seats: int, hero: int) -> int:
    """Who runs a hero, always one player (N-010): alone all four, two have two each, of three the first two (N-011)."""
    return SEATS[seats][hero]


SEATS: Final = {1: (0, 0, 0, 0), 2: (0, 0, 1, 1), 3: (0, 0, 1, 2), 4: (0, 1, 2, 3)}


class _Maps(dict[int, Terrain]):
    """Each map, made when it is first asked for."""

    def __missing__(self, scenario: int) -> Terrain:
        map = self[scenario] = terrain(scenario)
        return map


_MAPS: Final = _Maps()


def map_of(state: ZnaState) -> Terrain:
    """Asked for at every turn, so kept at hand."""
    return _MAPS[state.scenario]


def walk_from(state: ZnaState, area: int) -> Sequence[int]:
    """The distance by steps to each area, as ways lie now: over a bridge only when it is open (N-097, N-507)."""
    map = map_of(state)
    return (map.walk if state.opened else map.parted)[area]


def standing(state: ZnaState) -> list[int]:
    return [number for number, hero in enumerate(state.heroes) if hero.status == STANDING]


def living(state: ZnaState) -> list[int]:
    return [number for number, hero in enumerate(state.heroes) if hero.status != DEAD]


def trait(state: ZnaState, hero: int, which: Trait) -> int:
    """A characteristic with the upgrade (N-107 to N-110, N-118, N-392)."""
    printed: int = getattr(HERO[state.heroes[hero].id], which)
    card = state.piles[piles.UPGRADE[hero]]
    if card and UPGRADE[card[0]].trait == which:
        return printed + state.heroes[hero].level
    return printed


def masked(state: ZnaState, hero: int) -> bool:
    return piles.ON[hero] in state.stock[piles.MASK]


def figures(state: ZnaState) -> int:
    """The areas that standing figures are in (N-093)."""
    found = 0
    for hero in state.heroes:
        if hero.status == STANDING:
            found |= 1 << hero.area
    for mutant in state.mutants:
        found |= 1 << mutant.area
    for person in state.people:
        if person.status == STANDING:
            found |= 1 << person.area
    return found


def targets(state: ZnaState) -> int:
    """The areas of those whom a mutant notices: standing heroes, and the professor (N-171, N-505)."""
    found = 0
    for hero in state.heroes:
        if hero.status == STANDING:
            found |= 1 << hero.area
    for person in state.people:
        if person.status == STANDING:
            found |= 1 << person.area
    return found


def waking(mutants: Sequence[Mutant], map: Terrain) -> int:
    """The areas adjacent to an activated mutant, which are left at the price of two movement."""
    found = 0
    for mutant in mutants:
        if mutant.awake:
            found |= map.beside[mutant.area]
    return found


def mutant_of(state: ZnaState, number: int) -> Mutant | None:
    for mutant in state.mutants:
        if mutant.number == number:
            return mutant
    return None
