"""The words that cards are written in.

An Item, an Incident and a Quest's power have a *use*: on the own turn (`OnTurn`), or when something happens (`When`).
What a use does is a row of effects. Raid Cards have effects without a use, and a Global Event has *news*: what holds
for everybody until the round ends, or happens once.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from fivefires.kit.effects import Both as Both
from fivefires.kit.effects import Choose as Choose
from fivefires.kit.effects import Data as Data
from fivefires.kit.effects import Either as Either
from fivefires.kit.effects import If as If
from fivefires.kit.effects import May as May
from fivefires.kit.effects import Not as Not
from fivefires.kit.effects import Way as Way


class Kind(StrEnum):
    """The eight kinds of Resource (R-004)."""

    PARTS = "parts"
    TOOLS = "tools"
    SCRAP = "scrap"
    MEDICAL = "medical"
    GUNS = "guns"
    FOOD = "food"
    ELECTRICS = "electrics"
    CLOTHING = "clothing"


PARTS, TOOLS, SCRAP, MEDICAL, GUNS, FOOD, ELECTRICS, CLOTHING = Kind
KINDS: Final = tuple(str(kind) for kind in Kind)


class Size(StrEnum):
    """A House's letter, size and colour always agree (R-003): S is Small and green, M Medium and yellow, L Large and
    red.
    """

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


SMALL, MEDIUM, LARGE = Size
SIZES: Final = tuple(str(size) for size in Size)


class Symbol(StrEnum):
    """What a half of a face of a Combat Die shows."""

    HIT = "hit"
    AUTO_WIN = "auto_win"
    STEAL = "steal"
    DESTROY = "destroy"
    GET_AP = "get_ap"
    FREE_CRAFT = "free_craft"
    GET_SKILL = "get_skill"
    NOTHING = "nothing"
    SHIELD = "shield"
    DYNAMITE = "dynamite"


class Deed(StrEnum):
    """What happens and can be answered (R-491)."""

    RAID = "raid"
    FIGHT = "fight"
    ROLL = "roll"
    STEP = "step"
    CRAFT = "craft"
    WORK = "work"


class Point(StrEnum):
    """The moments at which it can be answered."""

    ANNOUNCED = "announced"
    PAID = "paid"
    ROLLED = "rolled"


class Who(StrEnum):
    """Whose deed it must be, seen from whoever answers."""

    OWN = "own"
    AGAINST_ME = "against_me"
    OTHERS = "others"
    ANYBODY = "anybody"


class Peekable(StrEnum):
    """What can be uncovered: the top Raid Card of a colour."""

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


# --- which things are meant -------------------------------------------------------------------------------------


class Match(Data, frozen=True):
    """Which Items are meant: worth so much Skill, made or not."""

    skill: int | None = None
    made: bool | None = None


class Where(Data, frozen=True):
    """Which rivals or places are meant: those on the own tile, at the Black Market, or any."""

    tile: bool = False
    market: bool = False


ANYWHERE: Final = Where()
SAME_TILE: Final = Where(tile=True)
AT_MARKET: Final = Where(market=True)


# --- what cards ask about ---------------------------------------------------------------------------------------


class Has(Data, frozen=True):
    """At least so many Items of this sort."""

    match: Match
    count: int = 1


class Holds(Data, frozen=True):
    """At least so many tokens of a kind."""

    kind: Kind
    count: int = 1


class Liked(Data, frozen=True):
    """At least so much Favor."""

    favor: int = 1


class Listed(Data, frozen=True):
    """At least so much Blacklist."""

    blacklist: int = 1


class Poorest(Data, frozen=True):
    """Nobody has fewer Resource Tokens."""


Condition: TypeAlias = (
    Has | Holds | Liked | Listed | Poorest | Not["Condition"] | Both["Condition"] | Either["Condition"]
)


class Cost(Data, frozen=True):
    """What has to be given: AP, tokens by kind, tokens of the payer's choice, Blacklist taken on."""

    ap: int = 0
    goods: tuple[tuple[Kind, int], ...] = ()
    any: int = 0
    blacklist: int = 0


# --- effects ----------------------------------------------------------------------------------------------------


class Gain(Data, frozen=True):
    """AP, Skill, Favor or Blacklist."""

    ap: int = 0
    skill: int = 0
    favor: int = 0
    blacklist: int = 0


class Draw(Data, frozen=True):
    """Tokens from the bag, by chance."""

    count: int


class Take(Data, frozen=True):
    """Tokens of one kind from the bag."""

    kind: Kind
    count: int = 1


class Pick(Data, frozen=True):
    """Tokens from the bag, of the player's choice, all of them or of certain kinds."""

    count: int = 1
    kinds: tuple[Kind, ...] = ()


class Build(Data, frozen=True):
    """Craft one Item beside the action: free if it is worth exactly `free` Skill, or for `less` tokens fewer."""

    free: int = 0
    less: int = 0


class Incidents(Data, frozen=True):
    """Incident Cards without a price: from the deck, or one from the map."""

    count: int = 1
    from_map: bool = False


class Restore(Data, frozen=True):
    """A used-up Item of one's own character comes back crafted (R-494)."""


class Rob(Data, frozen=True):
    """Take tokens of one rival, of the taker's choice."""

    count: int = 1
    where: Where = ANYWHERE


class Drain(Data, frozen=True):
    """One rival loses AP."""

    ap: int
    where: Where = ANYWHERE


class Levy(Data, frozen=True):
    """Every rival with at least `over` tokens loses one by chance, to the bag or to the player."""

    over: int = 1
    keep: bool = False


class Walk(Data, frozen=True):
    """So many borders or barricades may be crossed without AP, this turn."""

    steps: int


class Jump(Data, frozen=True):
    """Go to the Black Market Tile or to any tile beside one's own; no move."""

    where: Where = ANYWHERE


class Again(Data, frozen=True):
    """A second action or a second move this turn."""

    move: bool = False


class Uncover(Data, frozen=True):
    """Turn the top card of a raid deck up for all to see; it may be put under the deck."""

    size: Peekable


class Mine(Data, frozen=True):
    """Put a Detonation Token on a House of the own tile."""


# --- effects on what happens --------------------------------------------------------------------------------------


class Stop(Data, frozen=True):
    """It does not happen; what was paid is lost."""


class Cheaper(Data, frozen=True):
    """It costs so much less AP; with a number below 0, more."""

    ap: int


class Loot(Data, frozen=True):
    """More tokens from this raid."""

    more: int


class Sure(Data, frozen=True):
    """The raid succeeds, whatever the die shows."""


class Quiet(Data, frozen=True):
    """The raid brings no Blacklist."""


class Spare(Data, frozen=True):
    """No Gun is needed, to attack or to defend."""


class Brace(Data, frozen=True):
    """Defending costs so much less AP."""

    ap: int


class Cover(Data, frozen=True):
    """The defender counts as having rolled a shield."""


class Pierce(Data, frozen=True):
    """The attacker's Hit cannot be stopped by a shield."""


class Insure(Data, frozen=True):
    """A lost fight costs no tokens."""


class Reroll(Data, frozen=True):
    """The die is rolled again, and the second roll counts (R-514)."""


Effect: TypeAlias = (
    Gain
    | Draw
    | Take
    | Pick
    | Build
    | Incidents
    | Restore
    | Rob
    | Drain
    | Levy
    | Walk
    | Jump
    | Again
    | Uncover
    | Mine
    | Stop
    | Cheaper
    | Loot
    | Sure
    | Quiet
    | Spare
    | Brace
    | Cover
    | Pierce
    | Insure
    | Reroll
    | Choose["Effect", Cost, Condition]
    | May["Effect", Cost, Condition]
    | If["Effect", Condition]
)
Effects: TypeAlias = tuple[Effect, ...]


# --- uses ---------------------------------------------------------------------------------------------------------


class OnTurn(Data, frozen=True):
    """Used on the own turn, whenever a question of the turn is asked; it costs no action (R-256)."""

    do: Effects
    cost: Cost | None = None


class When(Data, frozen=True):
    """Used when something happens."""

    deed: Deed
    at: Point
    whose: Who
    do: Effects
    cost: Cost | None = None
    sizes: tuple[Size, ...] = ()
    attacking: bool | None = None


Use: TypeAlias = OnTurn | When


# --- cards --------------------------------------------------------------------------------------------------------

Price: TypeAlias = tuple[tuple[Kind, int], ...]


class Face(Data, frozen=True):
    """One face of a Combat Die: the white half for attacks, the gray one for defence (R-009)."""

    attack: Symbol
    defence: Symbol


class Character(Data, frozen=True):
    """A figure, a board and a die (R-030)."""

    id: str
    faces: tuple[Face, ...]


class Item(Data, frozen=True):
    """Of one character's colour. One with the one-use icon goes to the box once it is used (R-257)."""

    id: str
    of: str
    skill: int
    price: Price
    use: Use
    once: bool = False


class RaidCard(Data, frozen=True):
    """With the die icon, or with Blacklist points. `low` is None on cards with a single number (R-182)."""

    id: str
    size: Size
    high: int
    low: int | None = None
    blacklist: int = 0
    do: Effects = ()
    fail: Effects = ()

    @property
    def has_die(self) -> bool:
        return not self.blacklist


class Incident(Data, frozen=True):
    """Has a price by kind and number (R-141), and is used once (R-152)."""

    id: str
    price: Price
    use: Use


class Demand(Data, frozen=True):
    """What a Quest asks for, all of it (R-106)."""

    goods: Price = ()
    any: int = 0
    items: int = 0
    incidents: int = 0
    ap: int = 0
    skill: int = 0
    favor: int = 0
    houses: int = 0


class Quest(Data, frozen=True):
    id: str
    demand: Demand
    power: Use


class Trader(Data, frozen=True):
    """What the Black Market has."""

    id: str
    kinds: tuple[Kind, ...]


class Pad(Data, frozen=True):
    """What the helicopter demands for each player at the start (R-427)."""

    id: str
    skill: int
    goods: int


# --- news -----------------------------------------------------------------------------------------------------------


class Redraw(Data, frozen=True):
    """All tokens go back, and everybody draws as many (R-496)."""


class OpenOutpost(Data, frozen=True):
    """Any number may be in the Outpost, and fight there (R-499)."""


class Sharing(Data, frozen=True):
    """Everybody gets Incident Cards (R-504)."""

    count: int


class OpenRoads(Data, frozen=True):
    """Barricades cost nothing."""


class DearRaids(Data, frozen=True):
    ap: int


class RichRaids(Data, frozen=True):
    more: int


class Truce(Data, frozen=True):
    """Players cannot attack each other."""


class MarketDay(Data, frozen=True):
    """The Trader takes fewer tokens for one."""

    rate: int


class FreeTrade(Data, frozen=True):
    """Trades between players cost no AP."""


class Amnesty(Data, frozen=True):
    """Everybody's Blacklist falls."""

    by: int


News: TypeAlias = (
    Redraw | OpenOutpost | Sharing | OpenRoads | DearRaids | RichRaids | Truce | MarketDay | FreeTrade | Amnesty
)


class GlobalEvent(Data, frozen=True):
    id: str
    news: News
