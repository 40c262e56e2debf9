"""Local actions: what can be done at the place where the figure stands (Z-105).

What each does is data in `content/board.py`; here is what data cannot say. At most one local action is taken in
a turn (Z-106). Threat tokens neither prevent it nor cause an encounter through it (Z-107), and facilities and the
Sarcophagus have none (Z-108). Protective items may be used against its damage (Z-441).

* Bunkers: Research Station (Z-396, Z-397, Z-398), Roadhouse (Z-399, Z-400, Z-401, Z-402), Village (Z-403, Z-404,
  Z-405, Z-406, Z-407), see `camping.py`.
* Green: Barracks (Z-409, Z-410), Farms (Z-411, Z-412), Frontier (Z-413), Junkyard (Z-414, Z-415), Quarry (Z-416),
  Wetlands (Z-417).
* Yellow: Chernobyl (Z-418, Z-419), Factory (Z-420), Misty Hill (Z-421, Z-422), Proving Grounds (Z-423, Z-424, Z-425),
  Red Forest (Z-426, Z-427), White Lake (Z-428, Z-429, Z-430).
* Red: Moscow Eye (Z-431, Z-432), Pripyat (Z-433, Z-434), both without running away (Z-435); Power Plant (Z-439, Z-440).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import LOCAL_ACTIONS
from fivefires.games.zona.content.index import ARTIFACT, COUNTED_ARTIFACT
from fivefires.games.zona.content.piles import SARCOPHAGUS, SECRETS, TROPHIES
from fivefires.games.zona.show.names import NAME, SEAT
from fivefires.games.zona.state import ActionTurn, LocalUnderWay, ZonaState, ZonaTable, owned
from fivefires.kit.underway import during

from . import actions, beats, camping, conditions, effects, encounters, threats
from .board import POWER_PLANT, standing

AT: dict[str, v.LocalAction] = {action.place: action for action in LOCAL_ACTIONS}


def available(state: ZonaState, seat: int) -> bool:
    """Only where its price or condition can be met (Z-109).

    The Power Plant asks for two secrets again, however one came there (Z-080).
    """
    place = state.scavengers[seat].place
    if place not in AT or (state.rumor_token == place and standing(state, place, v.NoLocalAction) is not None):
        return False
    needs = AT[place].needs
    if needs is not None and not conditions.holds(state, seat, needs):
        return False
    if place not in _ASK_FOR_GOODS:
        return True
    return bool(state.piles[TROPHIES[seat]]) or not _ASK_FOR_GOODS[place].isdisjoint(owned(state, seat))


# Nothing can be sold at the Farms or given away at the Factory without a trophy or an artifact (Z-109, Z-420, Z-551);
# Siphon can only be sold (Z-446).
_ASK_FOR_GOODS = {"farms": ARTIFACT, "factory": COUNTED_ARTIFACT}


async def local_action(table: ZonaTable, turn: ActionTurn) -> None:
    """Carry out the effect printed for the location (Z-105), once in a turn (Z-106); items help against its damage
    (Z-441).
    """
    state, seat = table.state, turn.seat
    turn.local_done = True
    action = AT[state.scavengers[seat].place]
    table.used(f"local:{action.place}")
    if table.log is not None:
        table.tell(
            "log-local", "Z-105", beat=beats.of(table, "action", seat), seat=SEAT[seat], place=NAME[action.place]
        )
    if action.function == "bunker_action":
        camping.pitch(state, seat, action.place)
        return
    own = OWN.get(action.function)
    doing = effects.carry_out(table, seat, action.do) if own is None else own(table, turn, action)
    await during(state.under_way, LocalUnderWay(seat, action.place), doing)
    if state.rumor_token == action.place:
        await bonus(table, seat, action.place)


async def bonus(table: ZonaTable, seat: int, place: str) -> None:
    """A persistent rumor may add something for whoever still stands there."""
    more = standing(table.state, place, v.LocalBonus)
    if more is not None and table.state.scavengers[seat].place == place:
        await effects.carry_out(table, seat, more.do)


async def chernobyl(table: ZonaTable, turn: ActionTurn, action: v.LocalAction) -> None:
    """Fatigue +2, then 400 rubles (Z-418); 100 more for whoever owns a crowbar, which takes no damage (Z-419)."""
    await effects.carry_out(table, turn.seat, action.do)
    if conditions.crowbars(table.state, turn.seat):
        await effects.carry_out(table, turn.seat, (v.Gain(100),))


async def red_forest(table: ZonaTable, turn: ActionTurn, action: v.LocalAction) -> None:
    """A yellow mutant and a yellow anomaly are drawn and placed here, and the player meets one of the two (Z-426).

    The other one stays, and so does the one met, unless it is defeated (Z-427). With one slot empty the token of the
    other is met (Z-552).
    """
    tokens = [
        token
        for kind in (v.MUTANT, v.ANOMALY)
        if (token := threats.place_from_tray(table, v.YELLOW, kind, action.place)) is not None
    ]
    if tokens:
        token = await effects.pick_token(table, turn.seat, tokens)
        await encounters.encounter(table, turn.seat, token, drawn=False, fresh=True)


async def to_power_plant(table: ZonaTable, turn: ActionTurn, action: v.LocalAction) -> None:
    """Moscow Eye and Pripyat: damage, an encounter without running away, and then, whatever its outcome, the way on.

    Only with two different secrets (Z-058, Z-436); everybody may come as far as this (Z-069). Whoever died is
    not relocated (Z-437), and an undefeated token stays behind (Z-438). Pioneer's PDA spares the damage and the
    encounter, but does not replace the action (Z-574).
    """
    if not turn.quiet_gate:
        await effects.carry_out(table, turn.seat, action.do)
    if len(table.pile(SECRETS[turn.seat])) >= 2:
        actions.relocate(table, turn.seat, POWER_PLANT)


async def to_sarcophagus(table: ZonaTable, turn: ActionTurn, action: v.LocalAction) -> None:
    """A willpower test, and 2 radiation damage if it fails; a survivor goes on to the Sarcophagus (Z-078, Z-439)."""
    if not turn.quiet_gate:
        await effects.carry_out(table, turn.seat, action.do)
    actions.relocate(table, turn.seat, SARCOPHAGUS)


OWN: dict[str, Callable[[ZonaTable, ActionTurn, v.LocalAction], Awaitable[None]]] = {
    "chernobyl": chernobyl,
    "red_forest": red_forest,
    "to_power_plant": to_power_plant,
    "to_sarcophagus": to_sarcophagus,
}
