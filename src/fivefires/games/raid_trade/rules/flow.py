"""What comes next: the set-up, then rounds of turns until somebody has won."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fivefires.games.raid_trade.state import RaidTradeTable, Stage

from . import actions, building, rounds, starting


async def step(table: RaidTradeTable) -> None:
    """Do what comes next."""
    await STEPS[table.state.stage](table)


STEPS: dict[Stage, Callable[[RaidTradeTable], Awaitable[None]]] = {
    Stage.CHARACTERS: starting.choose_character,
    Stage.BUILD: building.lay_tile,
    Stage.OUTPOST: building.place_outpost,
    Stage.TOKENS: starting.choose_tokens,
    Stage.STARTING: starting.choose_items,
    Stage.ROUND: rounds.begin,
    Stage.EVENT: rounds.choose_event,
    Stage.SHARING: rounds.share,
    Stage.TURN: actions.turns,
    Stage.MOVE_OUT: rounds.move_out,
    Stage.CLOSE: rounds.close,
}
