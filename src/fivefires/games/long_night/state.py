"""What is true in a game of The Long Night.

Cards lie in piles (`content/piles.py`), tokens and figures that are only counted in `stock` (`content/board.py`); this
is everything else. Wounds, frostbite and starvation are numbers because they are never lost for want of tokens (L-563).
Dice are the values that they show (L-020).
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec

from fivefires.kernel import Event, Reacting, Result, State, Table
from fivefires.kit import seats

from .content.piles import GROUP

HIGHEST_MORALE = HIGHEST_ROUND = 10
DEADLY = 3


class Stage(StrEnum):
    """What comes next; `rules/flow.py` has one step for each."""

    LAYOUT = "layout"
    CHOOSE = "choose"
    OPENING = "opening"
    REVEAL = "reveal"
    DICE = "dice"
    TURN = "turn"
    CODE = "code"
    FEED = "feed"
    WASTE = "waste"
    CRISIS = "crisis"
    ZOMBIES = "zombies"
    LOOT = "loot"
    OBJECTIVE = "objective"
    ROUND = "round"
    KNIFE = "knife"


class Rule(StrEnum):
    """Parts of the modules, which a scenario brings into force one by one (L-479)."""

    IMPROVEMENTS = "improvements"
    BANDITS = "bandits"
    BANDIT_FIGHTS = "bandit_fights"
    HIDEOUT = "hideout"
    BANDIT_LEADER = "bandit_leader"
    RAXXON = "raxxon"
    PILLS = "pills"
    CODE = "code"
    RESCUE = "rescue"


class Player(msgspec.Struct, gc=False):
    """`dice` are unused, `used` spent ones (L-106). `contributed` is how many cards this player gave (L-167)."""

    leader: str = ""
    exiled: bool = False
    wronged: bool = False
    out: bool = False
    dice: list[int] = []
    used: list[int] = []
    contributed: int = 0
    stats: dict[str, int] = {}


class Done(msgspec.Struct, gc=False):
    """A deed of the active player in the present action, for the crossroads card."""

    deed: str
    survivor: str = ""
    place: str = ""
    what: list[str] = []


class Seen(Event, tag=True):
    """A deed that texts may answer: whose, by which survivor, where, with what. `texts` were in force then."""

    deed: str
    seat: int
    survivor: str
    place: str
    what: tuple[str, ...]
    texts: list[str] = []


class Turn(msgspec.Struct, gc=False):
    """A player's turn; `drawer` holds the crossroads card, -1 where there is none (any more).

    `handed`, `unwanted`, `refused` and `vote_called` keep free acts from going in circles. `borrowed` are requested
    cards that were equipped: neither the crisis nor the objective gets them in this turn (L-182). `moved` have no move
    left, `again` one more than the others. `laid` says that a card was laid on the objective (L-581).
    """

    seat: int
    begun: bool = False
    over: bool = False
    drawer: int = -1
    moved: list[str] = []
    again: list[str] = []
    handed: list[str] = []
    unwanted: list[str] = []
    refused: list[int] = []
    borrowed: list[str] = []
    vote_called: bool = False
    laid: bool = False
    deeds: list[Done] = []


class Lasting(msgspec.Struct, gc=False):
    """A standing text of a card that holds for a while."""

    source: str
    seat: int
    survivor: str
    until: str


# --- what is under way ----------------------------------------------------------------------------------------


class Reading(msgspec.Struct, gc=False, tag="reading"):
    """A text that is being carried out: for whom, of which card, who is self, and where here is.

    `asks` means that the player still has to say who uses the card. `figure` is the special zombie whose table or
    power it is. `common` is a text that is nobody's own: if its reader drops out, the first player reads on. `picked`
    and `goal` are the survivors and the place that the present effect is about.
    """

    seat: int
    source: str
    survivor: str = ""
    place: str = ""
    asks: bool = False
    figure: str = ""
    common: bool = False
    picked: list[str] = []
    goal: str = ""


class SearchUnderWay(msgspec.Struct, gc=False, tag="search"):
    seat: int
    survivor: str
    place: str
    keeps: int = 1
    silent: int = 0


class AttackUnderWay(msgspec.Struct, gc=False, tag="attack"):
    """A survivor attacks: from the choice of the target to the end of it."""

    seat: int
    survivor: str


class BiteUnderWay(msgspec.Struct, gc=False, tag="bite"):
    """A bite has killed somebody and spreads at a place (L-204) until it is stopped (L-209)."""

    place: str
    stopped: bool = False


class RequestUnderWay(msgspec.Struct, gc=False, tag="request"):
    """A player asks another one for a card: of this type, or of any (L-582)."""

    seat: int
    wanted: str = ""


class VoteUnderWay(msgspec.Struct, gc=False, tag="vote"):
    """What a vote is about: the message of its question, and the player who is named in it."""

    about: str
    seat: int = -1


UnderWay: TypeAlias = Reading | SearchUnderWay | AttackUnderWay | BiteUnderWay | RequestUnderWay | VoteUnderWay


class LongNightResult(Result, kw_only=True):
    """How a game ended (L-338): by morale, by rounds, by the objective, by a betrayer, with nobody left."""

    objective: str = ""
    met: bool = False
    rounds: int = 0
    morale: int = 0
    betrayer: int = -1
    exiles: list[int] = []
    objectives: list[str] = []


class LongNightState(State, kw_only=True):
    """`knife` is the seat that begins the round and decides ties (L-028). `places` are those in play, `in_force` the
    parts of modules that hold now.

    `where` has the place of every survivor in play, `lurking` the entrance of every special zombie. `spent` are the
    abilities and items used this round (L-109). `adding` is true while a batch of zombies is added (L-336); `spared`
    the zombies that do not come this round, by place (L-451). `noisy` is how many noise tokens were placed this round,
    by place, whatever became of them (L-058). `knife_called` says that somebody wants a vote on the knife (L-583).
    `code_dice` lie on Raxxon. `story_met` is the stage of
    the scenario that was met in this round, `met` whether the main objective was when the game ended. `vengeful` says
    that Bandit Betrayal needs morale 0 now (L-543). `bereft` are players who wait for a new survivor (L-212).
    """

    stage: Stage = Stage.LAYOUT
    round: int = 0
    morale: int = 0
    rounds: int = 0
    starvation: int = 0
    knife: int = 0
    cooperative: bool = False
    elimination: bool = False
    hard: bool = False
    task: str = ""
    players: list[Player] = []
    places: list[str] = []
    in_force: list[str] = []
    where: dict[str, str] = {}
    lurking: dict[str, str] = {}
    wounds: dict[str, int] = {}
    frostbite: dict[str, int] = {}
    spent: list[str] = []
    order: list[int] = []
    turn: Turn | None = None
    under_way: list[UnderWay] = []
    events: list[Seen | Reacting] = []
    lasting: list[Lasting] = []
    code_dice: list[int] = []
    target_shift: int = 0
    spared: dict[str, int] = {}
    noisy: dict[str, int] = {}
    knife_called: bool = False
    adding: bool = False
    marks: int = 0
    contained: int = 0
    prevented: int = 0
    bandit_leader: int = -1
    story_met: str = ""
    met: bool = False
    b2_met: bool = False
    vengeful: bool = False
    bereft: list[int] = []
    result: LongNightResult | None = None


LongNightTable: TypeAlias = Table[LongNightState]


# --- what follows from it -------------------------------------------------------------------------------------


def owner_of(state: LongNightState, survivor: str) -> int:
    """Who controls a survivor; -1 for one that is not in play."""
    for seat in range(state.seats):
        if survivor in state.piles[GROUP[seat]]:
            return seat
    return -1


def group(state: LongNightState, seat: int) -> list[str]:
    """The survivors of a player, the open cards before them (L-018)."""
    return state.piles[GROUP[seat]]


def in_game(state: LongNightState) -> list[int]:
    return [seat for seat, me in enumerate(state.players) if not me.out]


def at_home(state: LongNightState) -> list[int]:
    """Players who are neither exiled nor out: they vote, and crises count them (L-023, L-246, L-324)."""
    return [seat for seat, me in enumerate(state.players) if not me.out and not me.exiled]


def clockwise(state: LongNightState, first: int) -> list[int]:
    """Players still in the game, to the left from one of them (L-099)."""
    return seats.clockwise(in_game(state), first)


def turn_order(state: LongNightState) -> list[int]:
    """Players still in the game, to the left from whoever has the knife (L-099)."""
    return seats.clockwise(in_game(state), state.knife)


def right_of(state: LongNightState, seat: int) -> int:
    """The nearest player to the right who is still in the game (L-227), against the direction of the turns."""
    return seats.right_of(in_game(state), seat)


def damage(state: LongNightState, survivor: str) -> int:
    """All tokens count, despair too (L-292, L-381)."""
    return (
        state.wounds.get(survivor, 0) + state.frostbite.get(survivor, 0) + state.stock["despair-token"].get(survivor, 0)
    )


def count(state: LongNightState, seat: int, stat: str, by: int = 1) -> None:
    stats = state.players[seat].stats
    stats[stat] = stats.get(stat, 0) + by
