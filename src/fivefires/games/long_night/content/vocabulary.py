"""The words that cards, survivors, objectives and special zombies are written in.

Everything here is data: frozen structs that say what a card does, and nothing of how. `rules/effects/` carries
effects out, `rules/conditions.py` reads conditions, `rules/powers.py` knows which standing texts hold. No text stands
in the data: names and stories are messages whose ids are the ids of the cards.

Four words run through all of it:

- the **reader** is the player for whom a text is carried out: whoever plays the card, controls the survivor, or takes
  the turn in which a crossroads card is triggered; in a crisis and at an improvement it is the first player, unless
  somebody's deed called the text up;
- **self** is the survivor that does it: whoever uses the item, bears the gear, has the ability, did the deed that
  triggered the card, attacks the special zombie. Where nobody did anything it is the reader's leader;
- **here** is the place of self (for a special zombie's own powers, the place of that figure);
- a **deed** is something that the rules saw happen. Triggers wait for deeds.
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

# --- the symbols of the game ------------------------------------------------------------------------


class Module(StrEnum):
    """The symbols on cards: hammer, bandit, skull (L-375)."""

    IMPROVEMENTS = "improvements"
    BANDITS = "bandits"
    RAXXON = "raxxon"


class ItemType(StrEnum):
    """Every item has exactly one (L-015)."""

    MEDICINE = "medicine"
    WEAPON = "weapon"
    FOOD = "food"
    FUEL = "fuel"
    TOOL = "tool"
    EDUCATION = "education"
    SURVIVOR = "survivor"


class Length(StrEnum):
    """How long a game is expected to last; it changes nothing (L-005)."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"


class Face(StrEnum):
    """Of the exposure die."""

    BLANK = "blank"
    WOUND = "wound"
    FROSTBITE = "frostbite"
    BITE = "bite"


class Risk(StrEnum):
    """What an exposure roll comes from."""

    MOVE = "move"
    KILL = "kill"
    SEARCH = "search"
    CARD = "card"


class Pick(StrEnum):
    """Who or what picks one of several places, people or players."""

    READER = "reader"
    FIRST_PLAYER = "first_player"
    CHANCE = "chance"
    ALL = "all"
    SELF = "self"
    LOWEST = "lowest"
    HIGHEST = "highest"


class Whose(StrEnum):
    OWN = "own"
    OTHERS = "others"
    ANYBODY = "anybody"


class Scope(StrEnum):
    """For whom a standing text holds."""

    BEARER = "bearer"
    OWN = "own"
    HERE = "here"
    EVERYBODY = "everybody"


class Period(StrEnum):
    TURN = "turn"
    ROUND = "round"
    GAME = "game"


class Zone(StrEnum):
    """Where cards of a player lie."""

    HAND = "hand"
    GEAR = "gear"
    OWNED = "owned"


class Side(StrEnum):
    """What an attack goes against, in the deed `attack`."""

    ZOMBIE = "zombie"
    SPECIAL = "special"
    PERSON = "person"
    BANDIT = "bandit"


class Deed(StrEnum):
    """What the rules see happen. In brackets what `On.what` can be compared with.

    The first group is done by a player's survivor in that player's turn, the second by a player, the third happens.
    """

    MOVE = "move"
    SEARCH = "search"
    ATTACK = "attack"  # (a `Side`)
    KILL = "kill"
    BARRICADE = "barricade"
    ATTRACT = "attract"
    ABILITY = "ability"  # (the survivor or item)
    EQUIP = "equip"  # (an item type or an item)
    HAND_OVER = "hand_over"  # (an item type or an item)
    NOISE = "noise"
    LAY_DIE = "lay_die"

    PLAY = "play"  # (an item type or an item)
    CONTRIBUTE = "contribute"
    LAY = "lay"  # (an item type)
    CLEAN = "clean"
    SPEND_FOOD = "spend_food"
    REQUEST = "request"
    CALM = "calm"
    CALL_VOTE = "call_vote"
    TURN_START = "turn_start"
    TURN_END = "turn_end"

    HURT = "hurt"  # (wound, frostbite, despair)
    DIE = "die"
    BITTEN = "bitten"
    JOIN = "join"
    OVERRUN = "overrun"
    ROUND_START = "round_start"
    COLONY_PHASE = "colony_phase"
    STARVE = "starve"
    CRISIS_PREVENTED = "crisis_prevented"
    CRISIS_FAILED = "crisis_failed"
    CHECK = "check"
    ROUND_END = "round_end"


class Stat(StrEnum):
    """What is counted for each player over the whole game."""

    KILLS = "kills"
    SEARCHES = "searches"
    CONTRIBUTED = "contributed"
    LAID = "laid"
    LOST = "lost"
    BARRICADES = "barricades"
    CLEANED = "cleaned"
    BLOWS = "blows"  # at the survivors of players who are not exiled
    MOVES = "moves"


class Peekable(StrEnum):
    CRISES = "crises"
    CROSSROADS = "crossroads"
    DECK = "deck"
    HAND = "hand"


IMPROVEMENTS: Final = Module.IMPROVEMENTS
BANDITS: Final = Module.BANDITS
RAXXON_MODULE: Final = Module.RAXXON
MEDICINE: Final = ItemType.MEDICINE
WEAPON: Final = ItemType.WEAPON
FOOD: Final = ItemType.FOOD
FUEL: Final = ItemType.FUEL
TOOL: Final = ItemType.TOOL
EDUCATION: Final = ItemType.EDUCATION
SURVIVOR: Final = ItemType.SURVIVOR
SHORT: Final = Length.SHORT
MEDIUM: Final = Length.MEDIUM
LONG: Final = Length.LONG
BLANK: Final = Face.BLANK
WOUND: Final = Face.WOUND
FROSTBITE: Final = Face.FROSTBITE
BITE: Final = Face.BITE
READER: Final = Pick.READER
FIRST_PLAYER: Final = Pick.FIRST_PLAYER
CHANCE: Final = Pick.CHANCE
ALL: Final = Pick.ALL
LOWEST: Final = Pick.LOWEST
HIGHEST: Final = Pick.HIGHEST
OWN: Final = Whose.OWN
OTHERS: Final = Whose.OTHERS
ANYBODY: Final = Whose.ANYBODY
TURN: Final = Period.TURN
ROUND: Final = Period.ROUND
GAME: Final = Period.GAME
HAND: Final = Zone.HAND
GEAR: Final = Zone.GEAR
OWNED: Final = Zone.OWNED


# --- places (L-037, L-063) ------------------------------------------------------------------------------

COLONY: Final = "colony"
POLICE_STATION: Final = "police_station"
GROCERY_STORE: Final = "grocery_store"
SCHOOL: Final = "school"
LIBRARY: Final = "library"
HOSPITAL: Final = "hospital"
GAS_STATION: Final = "gas_station"
RAXXON: Final = "raxxon"
HIDEOUT: Final = "hideout"
HERE: Final = "here"
# By number: 1 to 6 can come up by chance, 7 and 8 are in play with their module.
OUTSIDE: Final = (POLICE_STATION, GROCERY_STORE, SCHOOL, LIBRARY, HOSPITAL, GAS_STATION, RAXXON, HIDEOUT)
ORDINARY: Final = OUTSIDE[:6]


class Where(Data, frozen=True):
    """Places that are in play, and who picks one of them.

    `places` empty means every one, the colony included. `CHANCE` is the roll for a random location (L-350), which
    ignores `places`; `ALL` means each of them in turn.
    """

    places: tuple[str, ...] = ()
    pick: Pick = READER


AT_HERE: Final = Where((HERE,))
AT_COLONY: Final = Where((COLONY,))
AT_RANDOM: Final = Where(pick=CHANCE)
ANYWHERE: Final = Where()
SOMEWHERE_OUTSIDE: Final = Where(OUTSIDE)
EVERY_LOCATION: Final = Where(ORDINARY, ALL)


class Who(Data, frozen=True):
    """Survivors: each given field restricts them, `pick` says who chooses `count` of them, or `ALL`.

    `at` may name "here". `hurt` asks for a wound or frostbite, `sad` for despair, `bears` for gear of that type.
    `READER` is the reader, even where the survivor is somebody else's. `LOWEST` and `HIGHEST` go by influence.
    """

    whose: Whose = OWN
    at: tuple[str, ...] = ()
    pick: Pick = READER
    count: int = 1
    named: tuple[str, ...] = ()
    hurt: bool = False
    sad: bool = False
    bears: ItemType | None = None
    leader: bool | None = None
    human: bool = False
    other: bool = False  # not self


SELF: Final = Who(pick=Pick.SELF)
ONE_OWN: Final = Who()
EVERY_OWN: Final = Who(pick=ALL)
EVERYBODY_HERE: Final = Who(ANYBODY, (HERE,), ALL)
EVERYBODY: Final = Who(ANYBODY, pick=ALL)
LOWEST_IN_COLONY: Final = Who(ANYBODY, (COLONY,), LOWEST)
EVERYBODY_OUTSIDE: Final = Who(ANYBODY, OUTSIDE, ALL)


class Match(Data, frozen=True):
    """Which item cards are meant: of one of these types, or with one of these ids; empty fields do not restrict."""

    types: tuple[ItemType, ...] = ()
    ids: tuple[str, ...] = ()


ANY_CARD: Final = Match()


# --- quantities: numbers that can be read off the table ---------------------------------------------------


class Morale(Data, frozen=True):
    pass


class RoundsLeft(Data, frozen=True):
    """What the round track shows. At the check of the main objective in the last round it is 1."""


class FoodStore(Data, frozen=True):
    pass


class Starvation(Data, frozen=True):
    pass


class WastePile(Data, frozen=True):
    pass


class Helpless(Data, frozen=True):
    """Helpless tokens in the colony; `unruly` restricts to one side."""

    unruly: bool | None = None


class Dead(Data, frozen=True):
    """Survivors in the graveyard."""


class Survivors(Data, frozen=True):
    """How many survivors are such (`pick` and `count` are ignored)."""

    who: Who = EVERY_OWN


class Zombies(Data, frozen=True):
    """Zombies at these places, special ones included (L-477). "here" may be named."""

    at: tuple[str, ...] = ()


class Specials(Data, frozen=True):
    at: tuple[str, ...] = ()


class Barricades(Data, frozen=True):
    """Barricades and traps (L-394)."""

    at: tuple[str, ...] = ()


class BarredEntrances(Data, frozen=True):
    """Entrances with at least one barricade or trap; the colony has six, every other place one."""

    at: tuple[str, ...] = ()


class Bandits(Data, frozen=True):
    at: tuple[str, ...] = ()


class Loot(Data, frozen=True):
    """Cards at the hideout."""


class Noise(Data, frozen=True):
    at: tuple[str, ...] = ()


class Cards(Data, frozen=True):
    """The reader's cards in hand, as gear of survivors, or both."""

    match: Match = ANY_CARD
    zone: Zone = OWNED


class Deck(Data, frozen=True):
    """Cards left in the item decks of these places, together."""

    at: tuple[str, ...] = ORDINARY


class EmptyDecks(Data, frozen=True):
    """Places in play whose item deck is used up."""


class Laid(Data, frozen=True):
    """Cards laid on the main objective."""

    types: tuple[ItemType, ...] = ()


class Marks(Data, frozen=True):
    """What `Mark` has counted on the main objective."""


class Improvements(Data, frozen=True):
    """Finished ones."""


class Contained(Data, frozen=True):
    """Experiments that were contained by a vote."""


class DiceOnRaxxon(Data, frozen=True):
    """Different values among the dice that lie on Raxxon."""


class Prevented(Data, frozen=True):
    """Crises that were prevented."""


class Exiles(Data, frozen=True):
    pass


class AtHome(Data, frozen=True):
    """Players who are not exiled."""


class Dice(Data, frozen=True):
    """The reader's unused dice that show at least so much."""

    least: int = 1


class Count(Data, frozen=True):
    """What the reader has done in this game."""

    of: Stat


Quantity: TypeAlias = (
    Morale | RoundsLeft | FoodStore | Starvation | WastePile | Helpless | Dead | Survivors | Zombies | Specials
    | Barricades | BarredEntrances | Bandits | Loot | Noise | Cards | Deck | EmptyDecks | Laid | Marks | Improvements
    | Contained | DiceOnRaxxon | Prevented | Exiles | AtHome | Dice | Count
)  # fmt: skip


class Per(Data, frozen=True):
    """A number that grows: `plus`, and `times` for every full `every` of the quantity."""

    of: Quantity
    every: int = 1
    times: int = 1
    plus: int = 0


class PerPlayer(Data, frozen=True):
    """So many for each player who is not exiled, and `plus`; never outside of `least` and `most`."""

    times: int = 1
    plus: int = 0
    least: int = 0
    most: int = 99


Number: TypeAlias = int | Per | PerPlayer


# --- conditions -------------------------------------------------------------------------------------------


class AtLeast(Data, frozen=True):
    of: Quantity
    number: Number = 1


class AtMost(Data, frozen=True):
    of: Quantity
    number: Number = 0


class MoreThanOthers(Data, frozen=True):
    """The reader has more of it than every other player, by at least `by`; for quantities of a player."""

    of: Quantity
    by: int = 1


class FewerThanOthers(Data, frozen=True):
    of: Quantity
    by: int = 1


class EachPlayer(Data, frozen=True):
    """The condition holds for every player who is not exiled, read for each of them."""

    condition: Condition


class SelfIs(Data, frozen=True):
    """Self is such a survivor."""

    who: Who


class InPlay(Data, frozen=True):
    """That module is in play (L-377)."""

    module: Module


class Exiled(Data, frozen=True):
    """The reader is exiled."""


class Met(Data, frozen=True):
    """The main objective is met: at the end, whether the game ended so."""


Condition: TypeAlias = (
    AtLeast | AtMost | MoreThanOthers | FewerThanOthers | EachPlayer | SelfIs | InPlay | Exiled | Met
    | Not["Condition"] | Both["Condition"] | Either["Condition"]
)  # fmt: skip


class Cost(Data, frozen=True):
    """A price that must be payable in full before it is offered.

    `discard` takes `cards` matching cards from the hand (to the waste pile). `dice` are unused dice of at least
    `die`. `wounds` and `despair` fall on self. `morale` is paid by the colony.
    """

    food: int = 0
    cards: int = 0
    discard: Match = ANY_CARD
    dice: int = 0
    die: int = 1
    wounds: int = 0
    despair: int = 0
    morale: int = 0


# --- effects: colony ---------------------------------------------------------------------------------------


class ChangeMorale(Data, frozen=True):
    by: Number


class ChangeFood(Data, frozen=True):
    """A loss takes what is there."""

    by: Number


class ChangeStarvation(Data, frozen=True):
    """Tokens alone; no morale falls by this."""

    by: int


class ChangeRounds(Data, frozen=True):
    """Move the round marker; it never reaches 0 by this."""

    by: int


class AddHelpless(Data, frozen=True):
    count: Number = 1
    unruly: bool = False


class Rouse(Data, frozen=True):
    """So many normal helpless become unruly."""

    count: Number = 1


class Calm(Data, frozen=True):
    """So many unruly helpless become normal."""

    count: Number = 1


class KillHelpless(Data, frozen=True):
    count: Number = 1


class RemoveHelpless(Data, frozen=True):
    """They leave without a loss of morale."""

    count: Number = 1


class CleanWaste(Data, frozen=True):
    """The top cards of the waste pile leave the game."""

    cards: Number = 3


class Salvage(Data, frozen=True):
    """Take a matching card of the reader's choice from the waste pile into the hand."""

    match: Match = ANY_CARD
    cards: int = 1


class ShiftTarget(Data, frozen=True):
    """The number that the crisis of this round asks for changes."""

    by: int


class AddToCrisis(Data, frozen=True):
    """The top card of a deck goes to the crisis, face down and unseen."""

    where: Where
    cards: Number = 1


class Mark(Data, frozen=True):
    """Count on the main objective."""

    by: int = 1


# --- effects: people ---------------------------------------------------------------------------------------


class Hurt(Data, frozen=True):
    """Tokens on survivors; all are placed before anybody dies of it (L-309)."""

    who: Who = SELF
    wounds: int = 0
    frostbite: int = 0
    despair: int = 0


class Heal(Data, frozen=True):
    """Tokens off survivors. Frostbite is a wound (L-202) and goes first; despair goes only by name (L-382)."""

    who: Who = ONE_OWN
    wounds: int = 0
    despair: int = 0


class Thaw(Data, frozen=True):
    """Frostbite tokens are turned to their wound side."""

    who: Who = SELF


class Kill(Data, frozen=True):
    who: Who


class Remove(Data, frozen=True):
    """The survivor leaves the game and is not killed: no morale is lost (L-307)."""

    who: Who


class Expose(Data, frozen=True):
    """An exposure roll."""

    who: Who = SELF


class Relocate(Data, frozen=True):
    """Placed elsewhere: no move, no exposure roll. Without a free space it does not happen."""

    who: Who
    to: Where


class Travel(Data, frozen=True):
    """One of these survivors moves now: the reader picks one and the goal. Safe means without an exposure roll.

    `extra` is a move besides the one a turn, otherwise it is that one move.
    """

    who: Who = ONE_OWN
    to: Where = ANYWHERE
    safe: bool = True
    extra: bool = False


class MoveAgain(Data, frozen=True):
    """Such a survivor may move once more in this turn."""

    who: Who = ONE_OWN


class AddSurvivor(Data, frozen=True):
    """The reader gets the top survivor of the pile, or the named one if it is still there."""

    count: int = 1
    named: str = ""


class Swap(Data, frozen=True):
    """A survivor of the reader joins another player of the reader's choice, who gives one in exchange or not."""

    who: Who = ONE_OWN
    back: bool = True


# --- effects: zombies, barricades, noise, bandits -------------------------------------------------------------


class AddZombies(Data, frozen=True):
    count: Number
    where: Where = AT_COLONY


class KillZombies(Data, frozen=True):
    """Self kills up to so many ordinary zombies at its place; each brings an exposure roll unless safe (L-276)."""

    count: Number = 1
    safe: bool = False


class RemoveZombies(Data, frozen=True):
    """So many ordinary zombies leave; no roll (L-278). With `upto` the reader may stop after the first."""

    count: Number = 1
    where: Where = AT_HERE
    upto: bool = False


class MoveZombies(Data, frozen=True):
    """Up to so many ordinary zombies go from one place to empty entrance spaces of another."""

    count: Number
    origin: Where
    to: Where = AT_HERE


class Barricade(Data, frozen=True):
    count: Number = 1
    where: Where = AT_HERE


class SetTrap(Data, frozen=True):
    """An explosive trap on an empty entrance space; `instead` turns a barricade that lies there over."""

    where: Where = AT_HERE
    instead: bool = False


class LoseBarricades(Data, frozen=True):
    """Barricades or traps are taken away; nothing goes off."""

    count: Number = 1
    where: Where = AT_COLONY


class MakeNoise(Data, frozen=True):
    count: Number = 1
    where: Where = AT_HERE


class Hush(Data, frozen=True):
    """Noise tokens are taken away."""

    count: Number = 1
    where: Where = AT_HERE


class AddBandits(Data, frozen=True):
    count: Number = 1
    where: Where = AT_RANDOM


class RemoveBandits(Data, frozen=True):
    count: Number = 1
    where: Where = AT_HERE


class TakeLoot(Data, frozen=True):
    """The reader takes cards of choice from the hideout's loot."""

    cards: int = 1


class LoseLoot(Data, frozen=True):
    """The loot leaves the game."""


# --- effects: cards ------------------------------------------------------------------------------------------


class Draw(Data, frozen=True):
    """Look at so many cards from the top of a place's item deck, keep `keep` of them; the rest goes under it."""

    where: Where = AT_HERE
    look: int = 1
    keep: int = 1


class Find(Data, frozen=True):
    """Look a deck through for a matching card of choice, show it and take it; then the deck is shuffled (L-352)."""

    match: Match
    where: Where = AT_HERE
    cards: int = 1


class Discard(Data, frozen=True):
    """The reader discards matching cards from the hand: of choice, or by chance. Fewer where there are fewer."""

    cards: Number = 1
    match: Match = ANY_CARD
    pick: Pick = READER


class Give(Data, frozen=True):
    """The reader gives cards of choice from the hand to another player of choice."""

    cards: int = 1
    match: Match = ANY_CARD


class Steal(Data, frozen=True):
    """Random cards from the hand of another player: whoever controls self's victim, or one of choice."""

    cards: int = 1


class DropGear(Data, frozen=True):
    """An item that self bears is lost: into the item deck of its place, in the colony to the waste pile."""

    who: Who = SELF
    match: Match = ANY_CARD


class Peek(Data, frozen=True):
    """The reader alone looks at the top cards, or at a hand; with `bury` each may be put at the bottom."""

    at: Peekable
    cards: int = 1
    where: Where = AT_HERE
    bury: bool = False


# --- effects: dice ------------------------------------------------------------------------------------------


class RollDie(Data, frozen=True):
    """A die more, rolled at once; `value` sets it instead."""

    dice: int = 1
    value: int = 0


class Reroll(Data, frozen=True):
    """Up to so many unused dice of choice, or none."""

    dice: int = 1


class RaiseDie(Data, frozen=True):
    by: int = 1


class SetDie(Data, frozen=True):
    """An unused die of choice shows that value; with 0 the reader says which."""

    value: int = 6


class LoseDice(Data, frozen=True):
    """Unused dice of the reader's choice become used."""

    dice: int = 1


class Recover(Data, frozen=True):
    """A used die of choice becomes unused again, as it lies."""

    dice: int = 1


# --- effects: modules ----------------------------------------------------------------------------------------


class Progress(Data, frozen=True):
    """Progress tokens on open improvements of the reader's choice."""

    count: Number = 1


class LoseProgress(Data, frozen=True):
    count: Number = 1


class BreakOut(Data, frozen=True):
    """The top experiment breaks out now."""

    cards: int = 1


class Contain(Data, frozen=True):
    """The top experiment is discarded; this is no containment by vote."""


class LayDie(Data, frozen=True):
    """A die with that value lies on Raxxon this round."""

    value: int


class SideEffect(Data, frozen=True):
    """Self bears that side effect, if the card still lies in its pile (L-441, L-443)."""

    id: str


# --- effects: only in the encounter table and the powers of a special zombie ---------------------------------------


class Slain(Data, frozen=True):
    """The special zombie that is attacked is removed."""


class Prowl(Data, frozen=True):
    """This special zombie goes there, if an entrance space is empty; `LOWEST` and `HIGHEST` go by people there.

    With `HIGHEST` it goes to the place with the most survivors, with `LOWEST` to the one with the fewest; the first
    player picks where there are several (L-577).
    """

    to: Where


class Spawn(Data, frozen=True):
    """One more figure of this kind, if one is in the supply, appears there."""

    where: Where = AT_HERE


# --- effects: actions without their die, and what encloses other effects --------------------------------------------


class Attack(Data, frozen=True):
    """Self attacks at once, like the action but without a die. `safe`: no exposure roll for what it kills."""

    safe: bool = False


class Search(Data, frozen=True):
    """Self searches at once, like the action but without a die; `sees` more cards first, `keeps` more of them."""

    sees: int = 0
    keeps: int = 0


class Row(Data, frozen=True):
    """One part of a table: what happens on these faces of a die."""

    least: int
    most: int
    do: Effects = ()


class Roll(Data, frozen=True):
    """Roll a die that nobody has in use (L-353) and carry out the row with that number."""

    rows: tuple[Row, ...]


class Vote(Data, frozen=True):
    """Everybody entitled votes; the effects are carried out for the reader. No keys: the card's text says both."""

    yes: Effects
    no: Effects = ()


class EveryPlayer(Data, frozen=True):
    """Each player carries this out, from the first player clockwise.

    Exiles too (L-580), unless it is for those `at_home` alone, or for those of them who gave nothing to the crisis
    (L-589).
    """

    do: Effects
    at_home: bool = False
    gave_nothing: bool = False


class Until(Data, frozen=True):
    """A standing text that holds to the end of the turn or the round, for self or by its scope. One on a card."""

    end: Period
    always: Always


Effect: TypeAlias = (
    ChangeMorale | ChangeFood | ChangeStarvation | ChangeRounds | AddHelpless | Rouse | Calm | KillHelpless
    | RemoveHelpless | CleanWaste | Salvage | ShiftTarget | AddToCrisis | Mark | Hurt | Heal | Thaw | Kill | Remove
    | Expose | Relocate | Travel | MoveAgain | AddSurvivor | Swap | AddZombies | KillZombies | RemoveZombies
    | MoveZombies | Barricade | SetTrap | LoseBarricades | MakeNoise | Hush | AddBandits | RemoveBandits | TakeLoot
    | LoseLoot | Draw | Find | Discard | Give | Steal | DropGear | Peek | RollDie | Reroll | RaiseDie | SetDie
    | LoseDice | Recover | Progress | LoseProgress | BreakOut | Contain | LayDie | SideEffect | Slain | Prowl | Spawn
    | Attack | Search | Roll | Vote | EveryPlayer | Until
    | Choose["Effect", Cost, Condition] | May["Effect", Cost, Condition] | If["Effect", Condition]
)  # fmt: skip
Effects: TypeAlias = tuple[Effect, ...]
# Its key is the attribute of the card's message that says it.
AnyWay: TypeAlias = Way[Effect, Cost, Condition]
AnyChoice: TypeAlias = Choose[Effect, Cost, Condition]


# --- standing texts: what always holds while the card is in force ---------------------------------------------------


class Safe(Data, frozen=True):
    """No exposure roll for this."""

    on: tuple[Risk, ...] = (Risk.MOVE, Risk.KILL, Risk.SEARCH, Risk.CARD)


class Soften(Data, frozen=True):
    """A face of the exposure die counts as another one."""

    face: Face
    to: Face


class Tough(Data, frozen=True):
    """Killed by so many damage tokens more (L-292)."""

    by: int = 1


class AttackBy(Data, frozen=True):
    """The least die for an attack changes; as a target the printed value stays."""

    by: int


class SearchBy(Data, frozen=True):
    by: int


class SeesMore(Data, frozen=True):
    """A search begins with so many cards more."""

    cards: int = 1


class KeepsMore(Data, frozen=True):
    """A search keeps so many cards more."""

    cards: int = 1


class Silent(Data, frozen=True):
    """So many times a search another card is drawn without a noise token."""

    times: int = 1


class Loud(Data, frozen=True):
    """Every search makes so much noise at once."""

    tokens: int = 1


class BiteSkips(Data, frozen=True):
    """A spreading bite passes by."""


class MoreDice(Data, frozen=True):
    """In the dice step its player gets so many dice more, or fewer; never less than one."""

    by: int = 1


class CleansMore(Data, frozen=True):
    cards: int = 2


class BarricadesMore(Data, frozen=True):
    """The action places so many barricades more, as far as there is room."""

    by: int = 1


class AttractsMore(Data, frozen=True):
    by: int = 2


class KillsMore(Data, frozen=True):
    """An attack on a zombie kills so many ordinary ones more there, with `upto` as many as its player likes, or none;
    `safe` without rolls for these.
    """

    by: int = 1
    safe: bool = False
    upto: bool = False


class Rooted(Data, frozen=True):
    """Cannot move."""


class Harmless(Data, frozen=True):
    """Cannot attack."""


class Distracted(Data, frozen=True):
    """Cannot search."""


class Mouths(Data, frozen=True):
    """Counts as so many people more, or fewer, when the colony is fed."""

    by: int


class Scent(Data, frozen=True):
    """Counts as so many people more, or fewer, when zombies are added at its place."""

    by: int


class FeedsLess(Data, frozen=True):
    """The colony needs so much food less, or more."""

    by: int = 1


class FewerZombies(Data, frozen=True):
    """At these places so many zombies fewer, or more, are added in the colony phase ("here" may be named)."""

    by: int = 1
    at: tuple[str, ...] = (COLONY,)


class WasteSpares(Data, frozen=True):
    """So many cards of the waste pile are not counted."""

    cards: int = 10


class CrisisEase(Data, frozen=True):
    """Every crisis asks for so many points less, or more."""

    by: int = 1


class QuietDeath(Data, frozen=True):
    """Its death costs no morale."""


class HealsMore(Data, frozen=True):
    """Effects that heal wounds heal so many more on such a survivor."""

    by: int = 1


Standing: TypeAlias = (
    Safe | Soften | Tough | AttackBy | SearchBy | SeesMore | KeepsMore | Silent | Loud | BiteSkips | MoreDice
    | CleansMore | BarricadesMore | AttractsMore | KillsMore | Rooted | Harmless | Distracted | Mouths | Scent
    | FeedsLess | FewerZombies | WasteSpares | CrisisEase | QuietDeath | HealsMore
)  # fmt: skip


# --- powers: what survivors, gear, improvements, objectives and special zombies can do ------------------------------


class Always(Data, frozen=True):
    """Standing texts. `at`: only for survivors at these places; `scope`: for whom."""

    texts: tuple[Standing, ...]
    scope: Scope = Scope.BEARER
    at: tuple[str, ...] = ()


class Do(Data, frozen=True):
    """Something to do in one's own turn: for a die of at least `die`, or for none (0), which is then once a round.

    `at` is where self must stand (L-014). Of an improvement it is open to every player in his turn, once a round each.
    """

    do: Effects
    die: int = 0
    once: bool = True
    at: tuple[str, ...] = ()
    cost: Cost | None = None
    needs: Condition | None = None


class On(Data, frozen=True):
    """A deed: by such a survivor, at one of these places, with one of these things, while the condition holds."""

    deed: Deed
    who: Who | None = None
    at: tuple[str, ...] = ()
    what: tuple[str, ...] = ()
    needs: Condition | None = None


class While(Data, frozen=True):
    """A state of things; checked when the card is drawn, after frostbite and after every action (L-218)."""

    needs: Condition


Trigger: TypeAlias = On | While


class When(Data, frozen=True):
    """When that happens, this follows; `may` lets the reader decline, `once` limits it to once a round, on a main
    objective to once a round for each player.

    For survivors and gear `SELF` in `On.who` is the bearer. Only deeds, no states.
    """

    on: On
    do: Effects
    may: bool = False
    once: bool = False


Power: TypeAlias = Always | Do | When
Powers: TypeAlias = tuple[Power, ...]


# --- cards ------------------------------------------------------------------------------------------------------------


class Item(Data, frozen=True):
    """An item is played (`play`), or equipped (`gear`), and does nothing in a hand (L-016); an event leaves the game
    after it is played (L-150).

    `user`: one of these survivors of the player uses the card and is self (L-279); the player is asked which one when
    the text comes to something that is about self or here. The list in which an item stands gives its deck (L-017).
    """

    id: str
    type: ItemType
    play: Effects = ()
    gear: Powers = ()
    event: bool = False
    user: Who | None = None
    copies: int = 1


class Survivor(Data, frozen=True):
    """Influence, the two values and an ability; the occupation is only text (L-009)."""

    id: str
    influence: int
    attack: int
    search: int
    powers: Powers = ()
    human: bool = True
    modules: tuple[Module, ...] = ()
    rivals_only: bool = False


class Crossroads(Data, frozen=True):
    """A trigger and two options (L-026), or one where there is no choice.

    With `vote` everybody votes: yes is the first, no the second.

    `rivals_only` is the symbol that takes it out of a co-operative game (L-358).
    """

    id: str
    on: Trigger
    options: tuple[AnyWay, ...]
    vote: bool = False
    modules: tuple[Module, ...] = ()
    rivals_only: bool = False


class Crisis(Data, frozen=True):
    """What prevents it and what strikes otherwise (L-021). `bandits` are location numbers, one for each (L-409);
    `surplus` is what two points more bring (L-024).
    """

    id: str
    prevent: tuple[ItemType, ...]
    failure: Effects
    bandits: tuple[int, ...]
    surplus: Effects = (ChangeMorale(1),)
    modules: tuple[Module, ...] = ()
    rivals_only: bool = False


class Layout(Data, frozen=True):
    """How the table is laid out at the start (L-068). Zombies outside stand at each of the six ordinary locations.

    `extra` is carried out last, for the first player.
    """

    morale: int
    rounds: int
    food: Number = 0
    zombies: Number = 0
    zombies_outside: int = 0
    helpless: Number = 0
    unruly: Number = 0
    barricades: tuple[tuple[str, int], ...] = ()
    starvation: int = 0
    extra: Effects = ()


class Task(Data, frozen=True):
    """One side of a main objective. `lay`: the types of cards that players may lay on it (L-168)."""

    layout: Layout
    goal: Condition
    lay: tuple[ItemType, ...] = ()
    powers: Powers = ()


class MainObjective(Data, frozen=True):
    id: str
    length: Length
    normal: Task
    hard: Task
    modules: tuple[Module, ...] = ()
    rivals_only: bool = False


class Story(Data, frozen=True):
    """A stage of a scenario; it keeps morale and has rounds of its own (L-483). The first one has a layout."""

    id: str
    rounds: int
    goal: Condition
    layout: Layout | None = None
    lay: tuple[ItemType, ...] = ()


class Secret(Data, frozen=True):
    """A secret objective: the main objective must be met too, unless `main` is False."""

    id: str
    needs: Condition
    main: bool = True
    modules: tuple[Module, ...] = ()


class Betrayal(Data, frozen=True):
    """A betrayal objective; `needs` says all of it, morale 0 included."""

    id: str
    needs: Condition
    modules: tuple[Module, ...] = ()


class Exile(Data, frozen=True):
    """An exile objective: the new condition of whoever was exiled wrongly, and that of a betrayer (L-312).

    `keeps` says that the old objective must be fulfilled as well.
    """

    id: str
    wronged: Condition
    betrayer: Condition
    wronged_keeps: bool = False
    betrayer_keeps: bool = False
    modules: tuple[Module, ...] = ()


class Improvement(Data, frozen=True):
    """`cost` is the number of progress tokens, from 3 to 6 (L-399); `done` happens once, `powers` last."""

    id: str
    cost: int
    powers: Powers = ()
    done: Effects = ()


class Experiment(Data, frozen=True):
    """`code` are two numbers; `table` has six rows, for the dice 1 to 6 (L-475)."""

    id: str
    figures: int
    code: tuple[int, int]
    table: tuple[Effects, Effects, Effects, Effects, Effects, Effects]
    powers: Powers = ()


class SideEffectCard(Data, frozen=True):
    id: str
    powers: Powers
