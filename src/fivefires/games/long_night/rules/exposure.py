"""The exposure roll, and the bite that spreads."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import BiteUnderWay, LongNightTable, owner_of
from fivefires.kernel import Prompt
from fivefires.kit.underway import during

from . import beats, death, triggers
from .board import lowest, survivors_at
from .powers import has, texts
from .questions import KILL, ROLL

# Members of an enum are slow to look up.
DEED_BITTEN = v.Deed.BITTEN

# Twelve faces, the mildest first: 6 blank, 3 wound, 2 frostbite, 1 bite (L-197).
FACES = (*[v.BLANK] * 6, *[v.WOUND] * 3, *[v.FROSTBITE] * 2, v.BITE)
ASK_BITE = Prompt("ask-bite", "L-206")


async def expose(table: LongNightTable, survivor: str, risk: v.Risk) -> None:
    """Whoever controls the survivor must roll (L-198), at moves and kills (L-196) and where cards say (L-346).

    Somebody new comes last, whatever it was: when a bite has stopped (L-212).
    """
    state = table.state
    if survivor not in state.where or spared(table, survivor, risk):
        return
    await befall(table, survivor, roll_face(table, survivor))
    await death.bury_the_dead(table, [survivor], later=True)
    await death.replace_the_lost(table)


async def befall(table: LongNightTable, survivor: str, face: v.Face) -> None:
    if face is v.WOUND:
        await death.strike(table, [survivor], wounds=1, cause=beats.EXPOSURE)  # L-200
    elif face is v.FROSTBITE:
        await death.strike(table, [survivor], frostbite=1, cause=beats.EXPOSURE)  # L-201
    elif face is v.BITE:
        await bite(table, survivor)  # L-199: a blank is nothing


def spared(table: LongNightTable, survivor: str, risk: v.Risk) -> bool:
    return any(risk in text.on for text in texts(table.state, v.Safe, survivor))


def roll_face(table: LongNightTable, survivor: str) -> v.Face:
    """Texts that change a face look at the one that was rolled; of several that do, the mildest counts (L-576). There
    are twelve (L-197).
    """
    rolled = FACES[table.roll(12)[0] - 1]
    softened = [text.to for text in texts(table.state, v.Soften, survivor) if text.face is rolled]
    face = min(softened, key=FACES.index) if softened else rolled
    if table.log is not None:
        beat = beats.rolled(table, survivor, NAME[face].id, weight=int(face is v.BITE))
        table.tell("log-exposure", "L-196", beat=beat, survivor=NAME[survivor], face=NAME[face])
    table.used(f"exposure:{face}")
    return face


async def bite(table: LongNightTable, survivor: str) -> None:
    """Killed at once, and the bite spreads (L-204) where the survivor stands, after a move at its goal (L-172); nobody
    new comes before it has stopped (L-212).
    """
    state = table.state
    place = state.where[survivor]
    await triggers.happen(table, DEED_BITTEN, owner_of(state, survivor), survivor, place)
    under_way = BiteUnderWay(place)
    await during(state.under_way, under_way, _bite(table, survivor, under_way))


async def _bite(table: LongNightTable, survivor: str, under_way: BiteUnderWay) -> None:
    if survivor in table.state.where:
        await death.kill(table, survivor, later=True)
    await spread(table, under_way)


async def spread(table: LongNightTable, under_way: BiteUnderWay) -> None:
    """To the lowest influence there, whoever controls it (L-205), and on until somebody stops it (L-209).

    Helpless people and bandits are never reached (L-210). Every death counts as one (L-211).
    """
    state = table.state
    while not under_way.stopped:
        near = [one for one in survivors_at(state, under_way.place) if not has(state, v.BiteSkips, one)]
        if not near:
            return
        survivor = lowest(near)
        answer = await table.ask(owner_of(state, survivor), ASK_BITE, (KILL, ROLL), survivor=NAME[survivor])
        if answer is KILL:
            under_way.stopped = True  # L-206
        elif roll_face(table, survivor) is v.BLANK:
            table.tell("log-bite-stops", "L-207", beat=beats.of(table, "heal", survivor), survivor=NAME[survivor])
            return
        await death.kill(table, survivor, later=True)  # L-208: after a roll that was no blank it goes on
