"""How likely a roll succeeds before it is made: so many of all the sides of the die.

Only what lies open goes into it: who stands where, what survivors can and bear, texts in force. Nothing here is used by
play.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import EXPERIMENT, KIND_OF, SURVIVOR
from fivefires.games.long_night.state import DEADLY, BiteUnderWay, LongNightState, Rule, damage
from fivefires.kernel import Message, Odds, message
from fivefires.kit.underway import innermost

from . import attacks, bandits
from .board import goals_for, lowest, survivors_at
from .exposure import FACES
from .powers import has, texts, total
from .questions import Entrance

SIDES = 6
UNHARMED, HIT, SLAIN, LOOT, WELL = (message(f"odds-{what}") for what in ("unharmed", "hit", "slain", "loot", "well"))
# What nobody wants of a table.
HARM = (v.Hurt, v.Kill, v.KillHelpless, v.SideEffect)
# At the hideout 1 and 2 are a wound, everything else a success (L-423, L-425).
GOOD_AT_HIDEOUT = 4


# --- the exposure die ---------------------------------------------------------------------------------------------


def exposure(state: LongNightState, survivor: str, risk: v.Risk) -> Odds | None:
    """How often the roll that this risk brings leaves a survivor unharmed (L-197); nothing where none is made."""
    if any(risk in text.on for text in texts(state, v.Safe, survivor)):
        return None
    return blank(state, survivor, UNHARMED)


def blank(state: LongNightState, survivor: str, of: Message | None = None) -> Odds:
    """How often a blank counts, with what softens a face (L-576)."""
    soft = texts(state, v.Soften, survivor)
    good = sum(face is v.BLANK or any(text.face is face and text.to is v.BLANK for text in soft) for face in FACES)
    return Odds(good, len(FACES), of)


def move(state: LongNightState, seat: int, survivor: str) -> Odds | None:
    """The roll after a move is made at the goal (L-171, L-172): told where it is the same at every one of them."""
    found = [at_goal(state, survivor, goal) for goal in goals_for(state, seat, state.where[survivor])]
    return found[0] if found and all(odds == found[0] for odds in found) else None


def at_goal(state: LongNightState, survivor: str, goal: str) -> Odds | None:
    """The roll after a move to that place."""
    return exposure(replace(state, where={**state.where, survivor: goal}), survivor, v.Risk.MOVE)


def search(state: LongNightState, survivor: str) -> Odds | None:
    """Only Raxxon (L-436) and the hideout (L-423) make searchers roll."""
    place = state.where[survivor]
    if place == v.HIDEOUT:
        return Odds(GOOD_AT_HIDEOUT, SIDES, LOOT)
    if place == v.RAXXON and Rule.RAXXON in state.in_force:
        return exposure(state, survivor, v.Risk.SEARCH)
    return None


def bitten(state: LongNightState) -> str:
    """Whom a spreading bite reaches next (L-205), or nobody."""
    bite = innermost(state.under_way, BiteUnderWay)
    if bite is None:
        return ""
    near = [one for one in survivors_at(state, bite.place) if not has(state, v.BiteSkips, one)]
    return lowest(near) if near else ""


# --- attacks ------------------------------------------------------------------------------------------------------


def attack(state: LongNightState, seat: int, survivor: str) -> Odds | None:
    """An attack on a zombie needs no luck (L-113), but an exposure roll follows (L-114).

    Where something else can be attacked too, it is told beside each target.
    """
    found = attacks.targets(state, seat, survivor)
    if not all(isinstance(target, Entrance) for target in found):
        return None
    return exposure(state, survivor, v.Risk.KILL)


def on_person(victim: str) -> Odds:
    """On the victim's attack value or less (L-115)."""
    return Odds(min(SIDES, SURVIVOR[victim].attack), SIDES, HIT)


def on_bandit(place: str) -> Odds:
    """On 4 or less (L-413), at the hideout on 3 or more (L-425)."""
    return Odds(GOOD_AT_HIDEOUT if place == v.HIDEOUT else bandits.VALUE, SIDES, HIT)


def on_special(figure: str) -> Odds:
    """The rows of its table in which it is slain (L-472, L-475)."""
    rows = EXPERIMENT[KIND_OF[figure]].table
    return Odds(sum(any(isinstance(one, v.Slain) for one in row) for row in rows), SIDES, SLAIN)


# --- tables on cards ----------------------------------------------------------------------------------------------


@cache
def of_table(do: v.Effects) -> Odds | None:
    """How often the table of a text (L-353, L-440) does no harm; nothing where there is no table, or no harm in it."""
    table = next((effect for effect in do if isinstance(effect, v.Roll)), None)
    if table is None:
        return None
    harmless = [row for row in table.rows if not any(isinstance(effect, HARM) for effect in row.do)]
    faces = sum(row.most - row.least + 1 for row in harmless)
    return Odds(faces, SIDES, WELL) if len(harmless) < len(table.rows) else None


# --- what kills ---------------------------------------------------------------------------------------------------


def dies_of(state: LongNightState, survivor: str, tokens: int) -> bool:
    """Whether so many more tokens are too many for a survivor (L-292)."""
    return tokens > 0 and damage(state, survivor) + tokens >= DEADLY + total(state, v.Tough, survivor)
