"""What is true in a game of Raid & Trade.

Pieces lie in piles (`content/piles.py`). Resource Tokens, House Tiles, Guards and Detonation Tokens have no faces of
their own: they are counted, place by place. A place is a player's store, the bag, or a square of the map.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec

from fivefires.kernel import Event, Interrupted, Message, Reacting, Result, State, Table, message, seat_name
from fivefires.kit.bargains import Bargain

from .content.piles import STORE
from .content.vocabulary import KINDS

MOST_AP = 15
SKILL_TO_WIN, FAVOR_TO_WIN, QUESTS_TO_WIN = 20, 10, 3
DIAL_END = 10
MOST_INCIDENTS = 5
LAST_ROUND = 15
IDLE_TURNS = 2


class Stage(StrEnum):
    """What comes next; `rules/flow.py` has one step for each."""

    CHARACTERS = "characters"
    BUILD = "build"
    OUTPOST = "outpost"
    TOKENS = "tokens"
    STARTING = "starting"
    ROUND = "round"
    EVENT = "event"
    SHARING = "sharing"
    TURN = "turn"
    MOVE_OUT = "move_out"
    CLOSE = "close"


class Going(StrEnum):
    """What has become of the turn's move."""

    OPEN = "open"
    UNDER_WAY = "under_way"
    DONE = "done"


class TurnOver(Interrupted):
    """The active player is out of the game: the turn ends at once (R-450)."""


class Player(msgspec.Struct, gc=False):
    """A player with three dials (R-055, R-057, R-061): `favor` below 0 is Blacklist, in the scenario Adrenaline.

    The figure stands on a road section, or is `inside` the Outpost. `used` are Items and Quests whose round is spent.
    `idle` counts turns of this round in which no AP were spent. `aboard` has a seat in the helicopter, and `gave` it so
    much Skill. All begin with Skill 0, 15 AP and the third dial at 0 (R-033, R-356).
    """

    character: str = ""
    section: str = ""
    inside: bool = False
    ap: int = MOST_AP
    skill: int = 0
    favor: int = 0
    passed: bool = False
    out: bool = False
    idle: int = 0
    used: list[str] = []
    aboard: bool = False
    gave: int = 0


class Turn(msgspec.Struct, gc=False):
    """One player's turn. `beside` is whether it began beside the Outpost (R-290); `free` are steps without AP.

    `worked`: an Outpost action was taken (R-299). `more`: a card has given another move or action, so that the turn is
    no pass any more (R-094, R-095). `began` is how many promises there were.
    """

    seat: int
    going: Going = Going.OPEN
    acted: bool = False
    quest: bool = False
    spent: bool = False
    beside: bool = False
    worked: bool = False
    more: bool = False
    free: int = 0
    began: int = 0


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile of the map, and where it lies on the raster. It stays there, so copies of a game share it."""

    tile: str
    column: int
    row: int
    turns: int


# --- what happens and can be answered -------------------------------------------------------------------------------


class Raid(Event, tag=True):
    """`cost` is in AP, `loss` what a mine takes on top; `rolled` is -1 before the die, 0 a fail, 1 a success."""

    seat: int
    square: str
    size: str
    cost: int
    loss: int = 0
    more: int = 0
    card: str = ""
    rolled: int = -1
    sure: bool = False
    quiet: bool = False

    def happening(self) -> Message:
        return message("event-raid", seat=seat_name(self.seat), size=message(f"house-{self.size}"))


class Fight(Event, tag=True):
    """Between two players. `attack` and `defence` are the symbols rolled; the rest is what cards have changed."""

    seat: int
    target: int
    cost: int = 5
    defence_cost: int = 3
    defended: bool = False
    attack: str = ""
    defence: str = ""
    cover: bool = False
    pierce: bool = False
    insured: bool = False

    def happening(self) -> Message:
        return message("event-fight", seat=seat_name(self.seat), target=seat_name(self.target))


class Roll(Event, tag=True):
    """A die has fallen and does not count yet (R-513). `guard`: it is rolled for a Guard."""

    seat: int
    die: str
    face: int
    attacking: bool = True
    guard: bool = False

    def happening(self) -> Message:
        what = "event-roll-raid" if self.die == "raid" else "event-roll"
        return message(what, seat=seat_name(self.seat))


class Step(Event, tag=True):
    seat: int
    to: str
    cost: int

    def happening(self) -> Message:
        return message("event-step", seat=seat_name(self.seat))


class Crafting(Event, tag=True):
    seat: int
    item: str

    def happening(self) -> Message:
        return message("event-craft", seat=seat_name(self.seat), item=message(self.item))


class Working(Event, tag=True):
    seat: int
    cost: int = 8

    def happening(self) -> Message:
        return message("event-work", seat=seat_name(self.seat))


Happening: TypeAlias = Raid | Fight | Roll | Step | Crafting | Working | Reacting


class GuardFight(msgspec.Struct, gc=False, tag="guard"):
    """A fight with a Guard, of whoever began it."""

    seat: int
    square: str
    attacking: bool
    attack: str = ""
    defence: str = ""


class RaidTradeResult(Result, kw_only=True):
    """How a game ended: by a way to win, by points, or in the scenario with a flight or without."""

    rounds: int = 0
    points: list[int] = []
    characters: list[str] = []


class RaidTradeState(State, kw_only=True):
    """`side` of the tiles is city or wasteland; `rank` are the seats from the youngest on (R-053).

    `laying` is how the tile in hand may come to lie. In the scenario `laid` is the line with the Helipad last, `fallen`
    how many tiles were bombarded, and `given` what the helicopter has got.
    """

    side: str
    scenario: bool
    stage: Stage = Stage.CHARACTERS
    round: int = 0
    starter: int = 0
    rank: list[int] = []
    order: list[int] = []
    players: list[Player] = []
    laid: list[Placed] = []
    laying: list[Placed] = []
    outpost: str = ""
    turn: Turn | None = None
    talk: Bargain = msgspec.field(default_factory=Bargain)
    spent_ap: bool = False
    fallen: int = 0
    given_skill: int = 0
    given_goods: int = 0
    guard: GuardFight | None = None
    events: list[Happening] = []
    result: RaidTradeResult | None = None


RaidTradeTable: TypeAlias = Table[RaidTradeState]


# --- what follows from it -------------------------------------------------------------------------------------------


def tokens(state: RaidTradeState, seat: int) -> dict[str, int]:
    """The Resource Tokens of a player, open to all (R-037)."""
    place, stock = STORE[seat], state.stock
    return {kind: held for kind in KINDS if (held := stock[kind].get(place, 0))}


def count_tokens(state: RaidTradeState, seat: int) -> int:
    place, stock = STORE[seat], state.stock
    return sum(stock[kind].get(place, 0) for kind in KINDS)


def has(state: RaidTradeState, seat: int, kind: str) -> int:
    return state.stock[kind].get(STORE[seat], 0)


def there(state: RaidTradeState) -> list[int]:
    """The players who are still in the game."""
    return [seat for seat, me in enumerate(state.players) if not me.out]
