"""The words that maps, scenarios, heroes and cards are written in.

Everything here is data: frozen structs that say what there is, and nothing of how it is played. No text stands in the
data: names and stories are messages whose ids follow from the ids (`zna-tile-<id>`, `zna-scenario-<id>`, and so on).

An *area* is named by its tile and its printed row and column, however the tile lies: "S07.r2c3". Of an unknown tile
nobody knows which one lies where, so the place has the name: "X1.r2c3".
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final

from fivefires.kit.effects import Data as Data

from .members import plain_members

# --- the letters of a tile (N-085, N-086) -------------------------------------------------------------------------

OPEN: Final = "."
LOW: Final = "~"
SOLID: Final = "#"
GREEN: Final = "g"
DARK: Final = "d"
BODY: Final = "b"  # N-077

# A framed special area is a capital letter (N-078, N-101). The same in small is such an area with a mutating body in it
# (N-194). Neighbouring squares with the same letter are one special area.
POLICE: Final = "P"
CAR: Final = "C"
DESK: Final = "T"
PHARMACY: Final = "R"
SPECIAL: Final = POLICE + CAR + DESK + PHARMACY
BODIES: Final = BODY + SPECIAL.lower()

SHUT: Final = LOW + SOLID


@plain_members
class Level(IntEnum):
    """How thick the fog on a tile is (N-040)."""

    NONE = 0
    MEDIUM = 1
    HEAVY = 2


# --- tiles ---------------------------------------------------------------------------------------------------------


class Street(Data, frozen=True):
    """A street tile with a code of its own (N-079): four rows of four letters, as it is printed (N-084 to N-087)."""

    id: str
    picture: str


@plain_members
class Haunt(StrEnum):
    """What an unknown tile does to those who come (N-061)."""

    SWIRLS = "swirls"
    SCREECHES = "screeches"
    SWAMP = "swamp"
    WAVE = "wave"


class Unknown(Data, frozen=True):
    """An unknown tile. All four have the same picture, since what is hidden must not show in the geometry (N-067).

    `marked` are the areas in which swirls and swamp do harm, by printed row and column: "r2c1" (N-070, N-071).
    """

    id: str
    haunt: Haunt
    marked: tuple[str, ...] = ()


# --- scenarios (N-032) ---------------------------------------------------------------------------------------------


@plain_members
class Kind(StrEnum):
    """What a scenario is about."""

    REACH = "reach"
    FETCH = "fetch"
    HOLD = "hold"
    RESCUE = "rescue"
    ESCORT = "escort"
    SPLIT = "split"
    CLEAR = "clear"
    BOSS = "boss"
    CHASE = "chase"
    TIMED = "timed"
    PURGE = "purge"
    FINALE = "finale"


class Placed(Data, frozen=True):
    """A tile on the map. `tile` is "S01" to "S20", or "X1", "X2" for the places of unknown tiles.

    `turns` are quarter turns clockwise. Unknown tiles lie unturned.
    """

    tile: str
    column: int
    row: int
    turns: int = 0
    fog: Level = Level.NONE


@plain_members
class Piece(StrEnum):
    """What a scenario puts on its map beside the heroes."""

    KEY = "key"
    SURVIVOR = "survivor"
    PROFESSOR = "professor"
    LOCK = "lock"
    VENT = "vent"
    RADIO = "radio"
    ENGINE = "engine"
    BOSS = "boss"
    COURIER = "courier"


class Put(Data, frozen=True):
    """A piece in an area of the map (N-018)."""

    piece: Piece
    area: str


@plain_members
class Work(StrEnum):
    """What opens an exit: one action in its area, and the noise wakes its tile."""

    LEVER = "lever"
    FUSE = "fuse"
    CODE = "code"


class Site(Data, frozen=True):
    """Where such work is done. The two sites of a map lie on two different tiles, neither of them that of the exit."""

    work: Work
    area: str


class Bag(Data, frozen=True):
    """How many mutant tokens of each kind are in the bag (N-033)."""

    walkers: int
    runners: int
    brutes: int


class Scenario(Data, frozen=True):
    """One page of the scenario book.

    - `starts`: at least four areas; in a split party the first two lie on one bank, the others on the other (N-030).
    - `exit`: the areas of the exit zone, of the bus or the ferry; none where nobody has to get anywhere (N-377).
    - `sites`: what must be worked before the exit opens; none where the scenario has no exit, or its own locks.
    - `closed`: tiles that nobody can enter until a special rule opens them.
    - `tunnel`: where the courier must not get.
    - `drone`: its area, or nothing (N-266).
    - `clock`: how many fog event cards there are (N-034).
    - `objective`, `special`: names of functions in `rules/scenarios`; `objective` is one of `OBJECTIVES`, each of
      `special` one of `SPECIALS`.
    """

    id: str
    number: int
    kind: Kind
    stars: int
    tiles: tuple[Placed, ...]
    starts: tuple[str, ...]
    bag: Bag
    clock: int
    objective: str
    special: tuple[str, ...] = ()
    exit: tuple[str, ...] = ()
    sites: tuple[Site, ...] = ()
    closed: tuple[str, ...] = ()
    tunnel: tuple[str, ...] = ()
    drone: str = ""
    pieces: tuple[Put, ...] = ()


OBJECTIVES: Final = (
    "exit",  # every standing hero in the exit zone (N-376): scenarios 1, 6, 10 and, with the professor, 5
    "keys",  # standing heroes in the zone carry all the keys (N-498)
    "signal",  # signal points by holding the tile of the radio (N-500)
    "survivors",  # three survivors woken (N-502)
    "clear",  # every tile explored, no mutant left (N-508)
    "sample",  # the carrier of the sample in the exit zone (N-510)
    "courier",  # the courier killed (N-512)
    "vents",  # all vent tiles without fog at the end of a heroes' turn (N-516)
    "ferry",  # the exit, once the engine runs (N-518)
)

SPECIALS: Final = (
    "never-heavy",  # no tile rises above medium (N-497)
    "noisy-keys",  # the first picking up of a key draws a fog event (N-499)
    "all-explored",  # all tiles count as explored from the beginning (N-501)
    "reinforcements",  # two mutants a round and more on the outer tiles (N-501)
    "survivors",  # lying survivors whom alarms wear out, lost when two are dead (N-502, N-503)
    "professor",  # he walks at the end of the heroes' turn, lost when he dies (N-504, N-505)
    "bridge",  # the closed tile is released by both locks in one heroes' turn; lost with a bank (N-507)
    "brood",  # two mutants come out of every tile in fog at each alarm (N-509)
    "boss-sample",  # the boss waits, and leaves the sample (N-511)
    "courier",  # he runs for the tunnel (N-512, N-513)
    "tide",  # the column farthest from the exit rises every third round (N-515)
    "vents",  # a vent tile rises at each alarm (N-517)
    "engine",  # three actions start the engine; the first brings the boss (N-519)
)


# --- heroes ----------------------------------------------------------------------------------------------------------


@plain_members
class Trait(StrEnum):
    """The four characteristics (N-107 to N-110), which upgrades raise."""

    ACTIONS = "actions"
    MOVEMENT = "movement"
    STRENGTH = "strength"
    DEXTERITY = "dexterity"


@plain_members
class Ability(StrEnum):
    """What a hero alone can do."""

    MEDICINE = "medicine"
    AIM = "aim"
    MOMENTUM = "momentum"
    SPRINT = "sprint"
    FIRST_AID = "first-aid"
    REMOTE = "remote"


class HeroBoard(Data, frozen=True):
    """A hero board (N-106). `starts` are marked starting cards, `tokens` chemistry tokens by colour and cubes."""

    id: str
    movement: int
    strength: int
    dexterity: int
    health: int
    resistance: int
    ability: Ability
    starts: tuple[str, ...]
    tokens: tuple[str, ...] = ()
    specials: int = 0
    chemistry: int = 4
    actions: int = 3


# --- cards -----------------------------------------------------------------------------------------------------------


@plain_members
class Trick(StrEnum):
    """The special effect of a weapon."""

    NONE = "none"
    PRY = "pry"
    PUSH = "push"
    SWEEP = "sweep"
    SPREAD = "spread"
    STILL = "still"
    BURST = "burst"
    BOTH = "both"
    STRONG = "strong"
    TAME = "tame"
    CLEANSE = "cleanse"
    BLAST = "blast"


class Weapon(Data, frozen=True):
    """A weapon card (N-301, N-307). A range of 0 is melee, without slots it is physical: all four exist (N-300).

    The type of damage is that of the weapon, and nothing asks for it (N-313). Weapons do not wear out (N-314).
    """

    id: str
    copies: int = 1
    hands: int = 1
    range: int = 0
    damage: int = 0
    slots: int = 0
    trick: Trick = Trick.NONE


class Ammunition(Data, frozen=True):
    id: str
    copies: int
    bullets: int
    damage: int


class Special(Data, frozen=True):
    """A special resource card (N-440)."""

    id: str
    copies: int = 1


class Marked(Data, frozen=True):
    """A starting card with a hero's mark: it is like the card of this name (N-037)."""

    id: str
    hero: str
    like: str


class FogEvent(Data, frozen=True):
    """A fog event card. Where it `changes_fog`, it is carried out by the clock, too.

    Where it `raises_fog` it is an alarm (N-377).
    """

    id: str
    copies: int
    changes_fog: bool = False
    raises_fog: bool = False


class Objective(Data, frozen=True):
    """A drone objective. `needs` is what a scenario must have for it to be in the deck (N-268)."""

    id: str
    credits: int
    needs: str = ""
    times: int = 1


class Upgrade(Data, frozen=True):
    """A two-sided upgrade card (N-392, N-393): what each level costs."""

    id: str
    trait: Trait
    costs: tuple[int, ...]
    copies: int = 4


class MutantKind(Data, frozen=True):
    """A help sheet (N-270 to N-275)."""

    id: str
    resistance: int
    health: int
    movement: int
    actions: int
    light: int = 0
    heavy: int = 0


class Face(Data, frozen=True):
    """What a face of a power die does."""

    health: int = 0
    resistance: int = 0
    mask: bool = False


@plain_members
class Colour(StrEnum):
    """Of reagents (N-350 to N-352)."""

    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
