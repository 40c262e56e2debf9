"""The words that maps, units, gear and cards are written in.

Everything here is data: frozen structs that say what there is, and nothing of how it is played. No text stands in the
data: names and sentences are messages whose ids follow from the ids.

A *space* is named by its tile and its letter, however the tile lies: "T01.B". So a card that names spaces lies the
same way as its map (S-183).
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import cache
from typing import Final, TypeAlias

from fivefires.kit.effects import Data as Data
from fivefires.kit.grids import Vision

# --- tiles (S-107 to S-141) -------------------------------------------------------------------------------------------

# Lines of a picture beside blanks and walls. A digit is a gate: shut like a wall until a card opens it.
DOOR: Final = "D"
WINDOW: Final = "W"
FENCE: Final = "F"
GATES: Final = "123456789"


class Ground(Data, frozen=True):
    """A map tile as it is printed: six rows of six letters, with lines between them.

    `indoor` are the letters of spaces inside buildings, `water` those of water; `cover` and `radiation` give values to
    letters: ("AB", 1).
    """

    id: str
    picture: str
    indoor: str = ""
    water: str = ""
    cover: tuple[tuple[str, int], ...] = ()
    radiation: tuple[tuple[str, int], ...] = ()


class Placed(Data, frozen=True):
    """A tile on a map; `turns` are quarter turns clockwise."""

    tile: str
    column: int
    row: int
    turns: int = 0


# --- units ------------------------------------------------------------------------------------------------------------


class Side(StrEnum):
    """What a window is to a unit: open, looked through, or a wall (S-122 to S-125)."""

    HUMAN = "human"
    PSIONIC = "psionic"
    BEAST = "beast"


class Kind(StrEnum):
    """The types of enemies (S-468)."""

    HUMAN = "human"
    PSIONIC = "psionic"
    MUTANT = "mutant"


class Category(StrEnum):
    """S-467."""

    HORDE = "horde"
    ELITE = "elite"
    BOSS = "boss"


class Colour(StrEnum):
    """Team tokens, in the order that breaks ties (S-455, S-477)."""

    BOSS = "red"
    ELITE = "blue"
    PACK = "green"
    HORDE = "yellow"


class Part(StrEnum):
    """Where one aims (S-386, S-471)."""

    HEAD = "head"
    TORSO = "torso"


class Hit(StrEnum):
    """What a threshold does."""

    LIGHT = "light"
    HEAVY = "heavy"
    LOSE = "lose"
    KILL = "kill"


class Threshold(Data, frozen=True):
    """So many ★ do this, from left to right (S-400)."""

    stars: int
    hits: tuple[Hit, ...]


class Manner(StrEnum):
    """S-500."""

    RANGED = "ranged"
    CHARGE = "charge"


class Twist(StrEnum):
    """What is peculiar about an enemy's attack."""

    NONE = ""
    SCATTER = "scatter"  # 2 damage less for each space between it and the target (S-639)
    SHAMBLE = "shamble"  # the anomaly die decides (S-643)
    POUNCE = "pounce"  # beside the target at once, over anomalies and fences (S-642)
    MAUL = "maul"  # 4 damage more if it moved at most 1 space (S-644)
    CONTROL = "control"  # a control card after the defence (S-646)
    SWEEP = "sweep"  # everybody on the target's space (S-519)
    DRAIN = "drain"  # it heals what it took
    GNAW = "gnaw"  # the target becomes Exposed
    HURL = "hurl"  # the target becomes Pinned


class Strike(Data, frozen=True):
    """An enemy's attack (S-473, S-500)."""

    manner: Manner
    damage: int
    range: int
    twist: Twist = Twist.NONE


class Special(StrEnum):
    """What an enemy does when a high card calls for its special (S-474)."""

    NONE = ""
    WITHDRAW = "withdraw"  # out of everybody's sight (S-640)
    SHUFFLE = "shuffle"  # advance 1 (S-643)
    CHOMP = "chomp"  # each stalker within range 1 loses 3 HP (S-648)
    HOWL = "howl"  # all attention goes 1 space toward its owner
    STOMP = "stomp"  # each stalker within range 1 is Pinned
    UNNERVE = "unnerve"  # stalkers it sees lose Focus, or become Exposed
    BEG = "beg"  # High for each stalker within range 2


@cache
def _side(kinds: tuple[Kind, ...]) -> Side:
    if Kind.HUMAN in kinds:
        return Side.HUMAN
    return Side.PSIONIC if Kind.PSIONIC in kinds else Side.BEAST


class EnemyCard(Data, frozen=True):
    """One of the enemies, with its HP (S-470). `standee` is the sort of standee it stands on (S-596, S-597).

    Mutants see at least one space behind them (S-475). What it ignores always holds (S-472).
    """

    id: str
    category: Category
    kinds: tuple[Kind, ...]
    movement: int
    hp: int
    sight: Vision
    torso: tuple[Threshold, ...]
    strike: Strike
    standee: str
    head: tuple[Threshold, ...] = ()
    special: Special = Special.NONE
    ignores_anomalies: bool = False

    @property
    def human(self) -> bool:
        return Kind.HUMAN in self.kinds

    @property
    def side(self) -> Side:
        """S-122 to S-124: psionic mutants are psionic here."""
        return _side(self.kinds)


class Knack(StrEnum):
    """What a stalker alone can do (S-325)."""

    NEVER_MISS = "never_miss"  # S-605
    SHADOW = "shadow"  # S-606
    RAPID_FIRE = "rapid_fire"  # S-607
    BODYGUARD = "bodyguard"  # S-608
    CLOSE_COMBAT = "close_combat"  # S-609
    DODGE = "dodge"  # S-610
    TWO_BOLTS = "two_bolts"  # S-611
    ANOMALY_SENSE = "anomaly_sense"  # Focus is not needed to roll the anomaly die again, once a turn
    SCAVENGER = "scavenger"  # a second loot token with each Pick up
    STURDY = "sturdy"  # never Pinned by wounds of the Zone, and rolls 1 die more in defence under a critical injury
    AXE = "axe"  # 2 dice more with the knife
    MEDIC = "medic"  # Prepare heals 2 HP for a stalker on the same space
    LIGHT_FEET = "light_feet"  # Sneak moves up to 2 spaces
    NOISEMAKER = "noisemaker"  # Decoy reaches 5 and costs no bolt while he has Focus
    STEADY_HAND = "steady_hand"  # one die of each own attack may be rolled again
    THICK_SKIN = "thick_skin"  # 1 less radiation from spaces


class StalkerCard(Data, frozen=True):
    """One of the twelve. `shooting` are stalker dice; `far` is the value at range 4 and more, where it differs."""

    id: str
    hp: int
    shooting: int
    far: int = 0
    knacks: tuple[Knack, ...] = ()


# --- gear -------------------------------------------------------------------------------------------------------------


class Ammo(StrEnum):
    """S-368, S-377: special ammunition has no magazine."""

    PISTOL = "pistol"
    RIFLE = "rifle"
    SHOTGUN = "shotgun"
    SPECIAL = "special"


class Slot(StrEnum):
    """Where attachments go. A rail takes sights and lights (S-371)."""

    RAIL = "rail"
    MUZZLE = "muzzle"
    UNDER = "under"
    ARMOR = "armor"


class Trait(StrEnum):
    """What masks are spent on (S-373)."""

    SUPPRESSING = "suppressing"
    BLAST = "blast"
    FOCUSED = "focused"


class Masks(Data, frozen=True):
    """A trait, and how many masks each use takes."""

    trait: Trait
    price: int


class Shot(Data, frozen=True):
    """An attack action of a weapon (S-374).

    `aimed`: the body part is chosen (S-386). `spread`: ★ may be divided (S-403). `once`: once a turn.
    """

    id: str
    ammo: int
    dice: int
    stars: int = 0
    free: bool = False
    once: bool = False
    aimed: bool = False
    spread: bool = False
    least: int = 0
    quiet: bool = False


class Weapon(Data, frozen=True):
    """`accurate` is the nearest and the farthest accurate range (S-365), `range` the maximum (S-367).

    Tiers run from I to III (S-376); all gear has a value in coupons (S-335).
    """

    id: str
    tier: int
    value: int
    ammo: Ammo
    capacity: int
    accurate: tuple[int, int]
    range: int
    shots: tuple[Shot, ...]
    slots: tuple[Slot, ...] = ()
    masks: tuple[Masks, ...] = ()
    copies: int = 1


class Container(IntEnum):
    """By how much it lowers the base dose (S-338, S-348)."""

    BASIC = 0
    IMPROVED = 2
    HIGH_TECH = 4


class Armor(Data, frozen=True):
    """Equipment dice in defence (S-337), what it takes off radiation (S-144), and ★ it adds to each defence.

    Tiers run from I to III (S-341).
    """

    id: str
    tier: int
    value: int
    defence: int
    radiation: int = 0
    container: Container = Container.BASIC
    stars: int = 0
    copies: int = 1


class Attachment(Data, frozen=True):
    """For a weapon's slot, or for armor.

    `far_dice` are dice in aimed and single shots at range 3 and more (S-622), `stars` ★ in all attacks; `silent`
    reduces attention after a shot from outside enemies' sight (S-623); `heat` sees through darkness (S-625).
    `detector` is how far it works (S-342). There are two tiers (S-363).
    """

    id: str
    tier: int
    value: int
    slot: Slot
    far_dice: int = 0
    dice: int = 0
    reroll: int = 0
    defence: int = 0
    radiation: int = 0
    container: Container = Container.BASIC
    detector: int = -1
    silent: bool = False
    heat: bool = False
    launcher: bool = False
    room: int = 0
    capacity: int = 0
    copies: int = 1


class ItemKind(StrEnum):
    """S-334."""

    FOOD = "food"
    MEDICINE = "medicine"
    GRENADE = "grenade"
    TOOL = "tool"


class Use(StrEnum):
    """What an item does; `rules/items.py` has one function for each."""

    HEAL = "heal"  # the user heals, and gains Focus
    AID = "aid"  # a stalker on the same space heals (S-629)
    ENERGY = "energy"  # Focus, and the next standard action is free (S-630)
    BLAST = "blast"  # a grenade (S-631)
    SMOKE = "smoke"  # a no-visibility token
    FLUSH = "flush"  # the dose falls
    NOISE = "noise"  # a decoy without a bolt
    CLEAN = "clean"  # Pinned and Exposed go
    BOLTS = "bolts"  # bolts


class Item(Data, frozen=True):
    """A single use (S-333). `amount` is how much of what it does; `standard`: it takes a standard action."""

    id: str
    value: int
    kinds: tuple[ItemKind, ...]
    use: Use
    amount: int = 0
    range: int = 0
    standard: bool = False
    copies: int = 1


class Field(StrEnum):
    """The types of anomalies and artifacts."""

    ELECTRIC = "electric"
    FIRE = "fire"
    CHEMICAL = "chemical"
    GRAVITATIONAL = "gravitational"
    SPECIAL = "special"
    SPATIAL = "spatial"


class Gift(StrEnum):
    """What an artifact does (S-345)."""

    ECHINUS = "echinus"  # 1 HP for Focus (S-632)
    STONE_FLOWER = "stone_flower"  # +2 defence dice, then Pinned (S-634)
    SLIME = "slime"  # dose +3 to pin an attacker within range 1 (S-635)
    EYE = "eye"  # a bolt to move the own attention (S-636)
    MEAT_CHUNK = "meat_chunk"  # +1 ★, then Exposed (S-637)
    NEURON = "neuron"  # +1 ★ in each own attack
    MEND = "mend"  # heals in the radiation step
    SPRING = "spring"  # one space more in Movement
    STEADY = "steady"  # never Pinned by anomalies
    SHED = "shed"  # the dose falls by more
    HUSH = "hush"  # Low is not placed at the end of a Movement of one space
    WARD = "ward"  # 3 less from anomalies


class Artifact(Data, frozen=True):
    """`dose` is its base dose (S-347)."""

    id: str
    value: int
    field: Field
    dose: int
    gift: Gift
    copies: int = 1


# Equipment cards (S-351).
Gear: TypeAlias = Weapon | Armor | Attachment | Item | Artifact


# --- anomalies (S-539 to S-569) ---------------------------------------------------------------------------------------


class Petal(Data, frozen=True):
    """Symbols on a square, by its offset from the centre of the overlay."""

    column: int
    row: int
    petals: tuple[int, ...]


class Overlay(Data, frozen=True):
    """One of the thirteen (S-602). Its centre is at offset 0, 0 and carries all four symbols (S-543)."""

    number: int
    field: Field
    petals: tuple[Petal, ...]


class Status(StrEnum):
    """What an anomaly may leave behind."""

    NONE = ""
    PINNED = "pinned"
    EXPOSED = "exposed"


class Oddity(StrEnum):
    """What is peculiar about an anomaly out of a mission box (S-601)."""

    NONE = ""
    FREEZE = "freeze"  # everybody on any of its spaces is concerned
    REFLECT = "reflect"  # Focus is lost, and attention becomes High
    CARRY = "carry"  # whoever set it off comes out at the centre of the other one of its kind


class AnomalyCard(Data, frozen=True):
    """What its activation does to stalkers: HP lost, or damage with a defence roll; enemies suffer a wound (S-542).

    Not every anomaly brings forth artifacts (S-540).
    """

    id: str
    field: Field
    loss: int
    standee: str
    defended: bool = False
    status: Status = Status.NONE
    wound: Hit = Hit.LIGHT
    dose: int = 0
    artifacts: bool = True
    moves: bool = False
    oddity: Oddity = Oddity.NONE


class AnomalySpot(Data, frozen=True):
    """Where an anomaly lies; card and overlay are drawn by its type where none is named (S-093).

    An `empty` one is an overlay alone, for an anomaly that moves (S-541, S-556).
    """

    centre: str
    field: Field
    card: str = ""
    overlay: int = 0
    artifact: bool = True
    empty: bool = False


# --- activation cards (S-451 to S-466) --------------------------------------------------------------------------------


class Goal(StrEnum):
    """Where a card sends enemies."""

    HIGH = "high"  # the closest High
    ATTENTION = "attention"  # the closest attention token
    ROOM = "room"  # the closest room, or the next one for those inside
    FREE_ROOM = "free_room"  # the closest room without an enemy of its colour
    CORNER = "corner"  # the closest space with cover and without an enemy of its colour
    COVER = "cover"  # the closest space with cover that no target sees


ALL: Final = ()


class Go(Data, frozen=True):
    """Move up to so many spaces; 0 is the value of the enemy's card (S-469)."""

    goal: Goal
    spaces: int = 0
    unstoppable: bool = False


class Advance(Data, frozen=True):
    """S-486."""

    spaces: int = 0


class Attack(Data, frozen=True):
    """S-462. `more` are colours whose damage changes, and by how much."""

    more: tuple[tuple[Colour, int], ...] = ()
    all: int = 0


class LookAround(Data, frozen=True):
    """S-463."""


class DoSpecial(Data, frozen=True):
    """S-464."""


class Beckon(Data, frozen=True):
    """An attention token in sight goes toward its owner (S-465)."""

    spaces: int = 2


Deed: TypeAlias = Go | Advance | Attack | LookAround | DoSpecial | Beckon


class Point(Data, frozen=True):
    """One point of a card, for these colours; none named is all enemies (S-459).

    `most` is how many of them act, the closest first: so many more than there are stalkers; 0 is all.
    """

    do: Deed
    colours: tuple[Colour, ...] = ALL
    most: int = 0


class Bottom(StrEnum):
    """The last line of a high card (S-456)."""

    NONE = ""
    EXPOSE_ENEMIES = "expose_enemies"  # enemies whom a stalker sees become Exposed
    EXPOSE_SEEN = "expose_seen"  # stalkers whom an enemy sees become Exposed
    GRENADE = "grenade"  # 6 damage where attention is near a human
    PIN_CROSSFIRE = "pin_crossfire"  # stalkers whom two humans have in range and sight become Pinned
    REINFORCE = "reinforce"  # the unknown token closest to the lead stalker is resolved
    CALL = "call"  # each High moves to its owner
    RATTLE = "rattle"  # stalkers in sight lose Focus, or 1 HP


class HighCard(Data, frozen=True):
    id: str
    points: tuple[Point, ...]
    bottom: Bottom = Bottom.NONE
    copies: int = 1


class LowCard(Data, frozen=True):
    """S-457: what happens while no attention is on the map, and while Low is."""

    id: str
    none: tuple[Point, ...]
    low: tuple[Point, ...]
    copies: int = 1


# --- wounds (S-411 to S-421) ------------------------------------------------------------------------------------------


class WoundCard(Data, frozen=True):
    """The result of a light and of a heavy wound, 1 to 6."""

    id: str
    light: int
    heavy: int
    copies: int = 1


# --- tokens with a face -----------------------------------------------------------------------------------------------


class Find(StrEnum):
    """What a loot token gives (S-198)."""

    BOLTS = "bolts"
    PISTOL = "pistol"
    RIFLE = "rifle"
    SHOTGUN = "shotgun"
    ITEM = "item"
    WEAPON = "weapon"
    ATTACHMENT = "attachment"
    ARTIFACT = "artifact"


class LootToken(Data, frozen=True):
    """`amount` is how many, of weapons and attachments the tier."""

    id: str
    find: Find
    amount: int = 1
    copies: int = 1


class UnknownToken(Data, frozen=True):
    """X, or so many enemies of a colour (S-200 to S-202)."""

    id: str
    colour: Colour | None = None
    count: int = 0
    copies: int = 1


# --- instructions: what events and environment cards do ---------------------------------------------------------------


class Whom(StrEnum):
    """Which stalkers an instruction is about."""

    LEAD = "lead"
    ALL = "all"
    OUTDOORS = "outdoors"
    INDOORS = "indoors"
    SEEN = "seen"
    ON_ANOMALY = "on_anomaly"
    HERE = "here"  # whoever set it off


class Gain(StrEnum):
    """What stalkers get or suffer."""

    HP = "hp"
    FOCUS = "focus"
    BOLTS = "bolts"
    DOSE = "dose"
    LOSS = "loss"
    NO_FOCUS = "no_focus"
    PINNED = "pinned"
    EXPOSED = "exposed"
    CALM = "calm"  # attention is reduced
    LOW = "low"
    HIGH = "high"
    MARKER = "marker"  # a universal marker on a turn token (S-241)


class Each(Data, frozen=True):
    """Each of these stalkers gets this."""

    whom: Whom
    gain: Gain
    amount: int = 1


class Loot(Data, frozen=True):
    """Who set it off takes loot: so many tokens of the unused ones."""

    amount: int = 1


class Demand(Data, frozen=True):
    """The lead stalker gives up a magazine, unless he discards Focus or slides a turn token (S-E40)."""


class Stir(Data, frozen=True):
    """Enemies act by these points."""

    points: tuple[Point, ...]


class Reveal(Data, frozen=True):
    """Unknown tokens are resolved: the one closest to the lead stalker, all, or those on these spaces."""

    where: str = "closest"
    spaces: tuple[str, ...] = ()


class MoreEvents(Data, frozen=True):
    """Random events on top of the deck: so many, less one for each stalker where `less` (S-222, S-657, S-658)."""

    count: int
    less: bool = False


class Arrive(Data, frozen=True):
    """Enemies from the supply come onto the map, so many, and `per` more for each stalker after the first two.

    `hurt` is how many HP they have lost before.
    """

    kind: str
    space: str
    facing: int
    count: int = 1
    per: int = 0
    hurt: int = 0


class Darken(Data, frozen=True):
    """A no-visibility token on each of these spaces, or on the lead stalker's."""

    spaces: tuple[str, ...] = ()


class Flip(Data, frozen=True):
    """The card is turned, and its other side holds (S-186, S-187)."""


class Discard(Data, frozen=True):
    """The card goes back to the mission box (S-188)."""


class Remove(Data, frozen=True):
    """The card is out of the game for the rest of the playthrough (S-189)."""


class Fetch(Data, frozen=True):
    """A card of this number out of the environment deck is carried out, by chance where there are several (S-087)."""

    number: str


class Achieve(Data, frozen=True):
    """A step of the objective is done."""

    step: str


class Gate(Data, frozen=True):
    """A gate opens or shuts."""

    gate: str
    open: bool


class OwnEvent(Data, frozen=True):
    """The random event of the mission box goes on top of the deck (S-101)."""


class Keep(Data, frozen=True):
    """The card becomes a personal finding of whoever set it off (S-279)."""


class Receive(Data, frozen=True):
    """Who set it off gains a card of this name, if one is left."""

    card: str


class Snare(Data, frozen=True):
    """A trap token on the own space: the next enemy that goes there is Pinned and suffers a heavy wound."""


class Bait(Data, frozen=True):
    """The carcass on the own space: mutants go there as long as no High is on the map."""


class Devour(Data, frozen=True):
    """The carcass leaves the map."""


class Arise(Data, frozen=True):
    """An anomaly comes up."""

    spot: AnomalySpot


class Calm(Data, frozen=True):
    """The anomaly of this card vanishes: its overlays are inactive (S-556)."""

    card: str


class Besiege(Data, frozen=True):
    """One mark for each enemy on these spaces; with so many the mission is lost."""

    spaces: tuple[str, ...]
    most: int


class Unless(Data, frozen=True):
    """Only as long as this step of the objective is not done."""

    step: str
    do: tuple[Instruction, ...]


class Once(Data, frozen=True):
    """Only after this step of the objective is done."""

    step: str
    do: tuple[Instruction, ...]


Instruction: TypeAlias = (
    Each
    | Loot
    | Demand
    | Stir
    | Reveal
    | MoreEvents
    | Arrive
    | Darken
    | Flip
    | Discard
    | Remove
    | Fetch
    | Achieve
    | Gate
    | OwnEvent
    | Keep
    | Receive
    | Snare
    | Bait
    | Devour
    | Arise
    | Calm
    | Besiege
    | Unless
    | Once
)


class EventCard(Data, frozen=True):
    """Instant effects, and what is marked for the end of the round (S-224, S-535). `number` is that of a mission."""

    id: str
    instant: tuple[Instruction, ...] = ()
    marked: tuple[Instruction, ...] = ()
    number: int = 0
    copies: int = 1


class CardDeed(Data, frozen=True):
    """An action that a card offers on some spaces (S-181). It is done after so much `work`, each an action.

    `needs` is a step of the objective that comes first; `holds` the finding that the doer must have on him.
    """

    id: str
    spaces: tuple[str, ...]
    do: tuple[Instruction, ...]
    free: bool = False
    work: int = 1
    loud: bool = False
    needs: str = ""
    holds: str = ""

    @property
    def patient(self) -> bool:
        """Whether it goes on only once in a turn: quiet work that takes several actions (S-716)."""
        return self.work > 1 and not self.loud


class On(StrEnum):
    """What sets a trigger off (S-182, S-302, S-533)."""

    ENTER = "enter"  # a stalker enters one of the card's spaces
    SLAIN = "slain"  # an enemy of one of the card's kinds dies
    ARTIFACT = "artifact"  # an artifact is picked up
    ROUND = "round"  # the end of each round


class Face(Data, frozen=True):
    """One side of an environment card. `trigger` is set off by what `on` says."""

    deeds: tuple[CardDeed, ...] = ()
    spaces: tuple[str, ...] = ()
    trigger: tuple[Instruction, ...] = ()
    at_once: tuple[Instruction, ...] = ()
    on: On = On.ENTER
    kinds: tuple[str, ...] = ()


class EnvironmentCard(Data, frozen=True):
    """`number` is what the game asks for; two cards may have the same one (S-087, S-180)."""

    id: str
    number: str
    front: Face
    back: Face = Face()


# --- missions ---------------------------------------------------------------------------------------------------------


class Spot(Data, frozen=True):
    """A space, and which way whoever comes there faces."""

    space: str
    facing: int = 0


class Group(Data, frozen=True):
    """An enemy card of a mission: its token, where it stands at the start, and how many more are in supply (S-095).

    `fewer` is by number of stalkers how many of the last places stay empty: those wait in the supply.
    """

    kind: str
    colour: Colour
    side: int
    places: tuple[Spot, ...]
    supply: int = 0
    fewer: tuple[int, int, int, int] = (0, 0, 0, 0)


class Epilogue(Data, frozen=True):
    """What success gives (S-105): coupons, and gear by name. Contacts and stickers are the campaign's."""

    coupons: int = 0
    gear: tuple[str, ...] = ()


class Mission(Data, frozen=True):
    """One entry of the mission guide (S-082 to S-102).

    `unknown` are the tokens by number of stalkers, laid on `unknown_spots` by chance. `loot` is how many lie where.
    `cards` lie on the map or beside it from the start, by number. The mission is won when all stalkers are on the
    `exit` and every step of `needs` is achieved. `death` is the event that a stalker's death leads to (S-216).
    """

    id: str
    tiles: tuple[Placed, ...]
    starts: tuple[str, ...]
    groups: tuple[Group, ...]
    anomalies: tuple[AnomalySpot, ...]
    loot: tuple[tuple[str, int], ...]
    unknown: tuple[tuple[str, ...], ...]
    unknown_spots: tuple[Spot, ...]
    events: tuple[EventCard, ...]
    environment: tuple[EnvironmentCard, ...]
    cards: tuple[str, ...]
    needs: tuple[str, ...]
    exit: tuple[str, ...]
    coupons: int
    gates: str = ""
    death: int = 7
    own_event: EventCard | None = None
    # The set-up card of Lost Areas that the mission asks for (S-574), and where its entrance lies.
    lost: str = ""
    entrance: str = ""
    # The deeds that lead to the objective, in a good order: a bot looks for the first that lies open.
    way: tuple[str, ...] = ()
    # What the epilogue gives (S-105), and what the failure card changes in the next attempt (S-081).
    epilogue: Epilogue = Epilogue()
    failure: tuple[Instruction, ...] = ()


# --- Lost Areas (S-574 to S-584) --------------------------------------------------------------------------------------


class Where(StrEnum):
    """Which spaces an entrance fits."""

    NARROW = "narrow"  # spaces of two squares
    INDOORS = "indoors"
    OUTDOORS = "outdoors"
    COVER = "cover"
    HOT = "hot"  # with radiation


class LostArea(Data, frozen=True):
    """A set-up card of Lost Areas: which tile, where the entrance goes, which cards are added (S-578).

    Spaces of its own tile are named like those of any other.
    """

    id: str
    tile: str
    fits: Where
    cards: tuple[str, ...]
    loot: tuple[tuple[str, int], ...] = ()
    anomaly: AnomalySpot | None = None
