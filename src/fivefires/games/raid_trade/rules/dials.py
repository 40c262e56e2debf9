"""The three dials of a player: Skill, Action Points, and Favor or Blacklist."""

from __future__ import annotations

from fivefires.games.raid_trade.state import DIAL_END, MOST_AP, SKILL_TO_WIN, Player, RaidTradeTable

from . import ending, escape


def pay_ap(table: RaidTradeTable, seat: int, ap: int) -> None:
    """AP are taken off at once (R-057). Nothing is offered that costs more than there is (R-058, R-059)."""
    state = table.state
    state.players[seat].ap -= ap
    if ap:
        state.spent_ap = True
        if state.turn is not None and state.turn.seat == seat:
            state.turn.spent = True


def gain_ap(table: RaidTradeTable, seat: int, ap: int) -> None:
    """Never more than 15; a gain beyond that is lost (R-060). It brings nobody back into the round (R-096)."""
    me = table.state.players[seat]
    me.ap = min(MOST_AP, me.ap + ap)


def lose_ap(table: RaidTradeTable, seat: int, ap: int) -> None:
    me = table.state.players[seat]
    me.ap = max(0, me.ap - ap)


def gain_skill(table: RaidTradeTable, seat: int, skill: int) -> None:
    """Added at once (R-055); the dial ends at 20 (R-056), which wins (R-097)."""
    me = table.state.players[seat]
    me.skill = min(SKILL_TO_WIN, me.skill + skill)
    ending.check(table)


def gain_favor(table: RaidTradeTable, seat: int, favor: int) -> None:
    """Favor cancels Blacklist first and Blacklist Favor (R-061), so nobody has both (R-062).

    The dial ends at 10 on either side (R-063). In the scenario it counts Adrenaline (R-414), below 0 Favor (R-420), and
    whoever reaches 10 Adrenaline is out (R-415). It rises and falls only where a rule or a card says
    so (R-416, R-419).
    """
    state = table.state
    me = state.players[seat]
    turn_dial(me, favor)
    if not state.scenario:
        ending.check(table)
    elif me.favor == -DIAL_END and not me.out:
        escape.eliminate(table, [seat])


def turn_dial(me: Player, favor: int) -> None:
    me.favor = max(-DIAL_END, min(DIAL_END, me.favor + favor))


def gain_blacklist(table: RaidTradeTable, seat: int, blacklist: int) -> None:
    gain_favor(table, seat, -blacklist)
