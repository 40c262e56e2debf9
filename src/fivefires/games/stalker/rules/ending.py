"""How a mission ends (S-004, S-005, S-215 to S-219): fulfilled, a death, or time has run out.

In a campaign a success leads to the wrap-up, and the next link takes up the campaign after it (S-004, S-081).
"""

from __future__ import annotations

from typing import NoReturn

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.state import NOBODY, Stage, Stalker, StalkerResult, StalkerTable, map_of
from fivefires.kernel import Beat, message

from . import campaign

SUCCESS, DEATH, TIME, OVERRUN = campaign.SUCCESS, campaign.DEATH, campaign.TIME, campaign.OVERRUN


def end(table: StalkerTable, ending: str, died: str = "") -> NoReturn:
    """It has failed, or a single mission is over and leaves nothing behind (S-007)."""
    state = table.state
    table.tell(f"log-ending-{ending}", "S-217", beat=Beat("win" if ending == SUCCESS else "end", weight=2, by=-1))
    if ending != SUCCESS and state.campaign is not None:
        table.used(f"failure:{state.mission}")
        table.tell("log-failure", "S-081", card=message(f"failure-{state.mission}"))
    finish(table, ending, died)


def finish(table: StalkerTable, ending: str, died: str = "") -> NoReturn:
    """The team shares one result (S-001)."""
    state = table.state
    table.used(f"ending:{ending}")
    after = None
    if state.campaign is not None:
        after = campaign.snapshot(state) if ending == SUCCESS else campaign.after_failure(state)
    table.finish(
        StalkerResult(
            ending=ending,
            winners=list(range(state.seats)) if ending == SUCCESS else [],
            mission=state.mission,
            rounds=state.round,
            stalkers=[stalker.id for stalker in state.stalkers],
            died=died,
            campaign=after,
        )
    )


def die(table: StalkerTable, stalker: Stalker) -> NoReturn:
    """A single death fails the mission at once, by the event that the objective names (S-005, S-216, S-435)."""
    state = table.state
    mission = MISSION[state.mission]
    named = [card.id for card in mission.events if card.number == mission.death]
    for pile in (piles.EVENTS, piles.EVENT_BOX):
        for card in [card for card in table.pile(pile) if card in named]:
            table.move(card, pile, piles.EVENT)
    table.tell("log-dies", "S-435", beat=Beat("death", about=(stalker.id,), weight=2), stalker=message(stalker.id))
    end(table, DEATH, stalker.id)


def check(table: StalkerTable) -> None:
    """The objective is fulfilled when its steps are done and everybody is out (S-004)."""
    state = table.state
    mission = MISSION.get(state.mission)
    if mission is None:
        return
    for step in mission.needs:
        if step not in state.achieved:
            return
    number = map_of(state).number
    out = [number[space] for space in mission.exit]
    if all(stalker.space in out for stalker in state.stalkers):
        succeed(table)


def succeed(table: StalkerTable) -> None:
    """A single mission is over (S-007); in a campaign the wrap-up follows (S-038)."""
    state = table.state
    if state.campaign is None:
        end(table, SUCCESS)
    table.tell(f"log-ending-{SUCCESS}", "S-217", beat=Beat("win", weight=2, by=-1))
    state.agenda, state.turn, state.stage = [], NOBODY, Stage.WRAP_UP
