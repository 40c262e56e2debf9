"""How a game ends: by one of three conditions at once, or by points."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.raid_trade.content.piles import QUESTS
from fivefires.games.raid_trade.state import (
    FAVOR_TO_WIN,
    QUESTS_TO_WIN,
    SKILL_TO_WIN,
    RaidTradeResult,
    RaidTradeState,
    RaidTradeTable,
)

AP_WORTH, SKILL_WORTH, FAVOR_WORTH, QUEST_WORTH, BLACKLIST_WORTH = 1, 2, 2, 3, -1


def way_won(state: RaidTradeState, seat: int) -> str:
    """Each condition alone is enough (R-002): 20 Skill (R-097), 10 Favor (R-098) or 3 Quests (R-099)."""
    me = state.players[seat]
    if me.skill >= SKILL_TO_WIN:
        return "skill"
    if me.favor >= FAVOR_TO_WIN:
        return "favor"
    return "quests" if len(state.piles[QUESTS[seat]]) >= QUESTS_TO_WIN else ""


def check(table: RaidTradeTable) -> None:
    """The game ends the moment a condition is met, on anybody's turn (R-100).

    Of several the active player wins, else the next clockwise (R-101). In the scenario none of them counts (R-421).
    """
    state = table.state
    if state.scenario:
        return
    for seat in table.seats_from(state.active):
        way = way_won(state, seat)
        if way:
            end(table, way, [seat])


def points(state: RaidTradeState, seat: int) -> int:
    """1 for each AP left (R-323), 2 for Skill (R-324) and Favor (R-325), 3 for a Quest (R-326), 1 less for each
    Blacklist (R-327).
    """
    me = state.players[seat]
    favor = max(0, me.favor) * FAVOR_WORTH - min(0, me.favor) * BLACKLIST_WORTH
    return me.ap * AP_WORTH + me.skill * SKILL_WORTH + favor + len(state.piles[QUESTS[seat]]) * QUEST_WORTH


def count_points(table: RaidTradeTable) -> None:
    """The highest total wins (R-328), equal ones together (R-329)."""
    state = table.state
    totals = [points(state, seat) for seat in range(state.seats)]
    end(table, "points", [seat for seat, total in enumerate(totals) if total == max(totals)], totals)


def end(table: RaidTradeTable, way: str, winners: Sequence[int], totals: Sequence[int] = ()) -> None:
    state = table.state
    table.used(f"ending:{way}")
    table.tell(f"log-ends-{way}", RULE[way])
    table.finish(
        RaidTradeResult(
            ending=way,
            winners=[*winners],
            rounds=state.round,
            points=[*totals],
            characters=[me.character for me in state.players],
        )
    )


RULE = {
    "skill": "R-097",
    "favor": "R-098",
    "quests": "R-099",
    "points": "R-328",
    "flown": "R-438",
    "alone": "R-432",
    "looted": "R-442",
    "nobody": "R-445",
}
