"""What comes next: zone exploration, the set-up, rounds of three phases, the wrap-up (S-002, S-038, S-104, S-218)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import STALKER
from fivefires.games.stalker.content.vocabulary import Gift
from fivefires.games.stalker.content.zone import FAILURES
from fivefires.games.stalker.show.names import called
from fivefires.games.stalker.state import (
    NOBODY,
    Activation,
    Beckoning,
    Closest,
    Reactions,
    Several,
    Sprung,
    Stage,
    Stalker,
    StalkerTable,
    Touched,
    Unknown,
)
from fivefires.kernel import Beat, Prompt
from fivefires.kit.agenda import do_first

from . import (
    actions,
    anomalies,
    attention,
    campaign,
    contacts,
    ending,
    enemies,
    events,
    gear,
    harm,
    instructions,
    lost_areas,
    outfit,
    setup,
    status,
    striking,
    trade,
    triggers,
    unknown,
    wrap_up,
    zone,
)
from .questions import Act, Choose, Who

ASK_STALKER = Prompt("ask-stalker", "S-028")
ASK_LEAD = Prompt("ask-lead", "S-106")
ASK_TURN = Prompt("ask-turn", "S-237")

MEND = 1


def step(table: StalkerTable) -> Coroutine[Any, Any, None]:
    """Do what is on the agenda, one enemy's activation at a time, or else what the stage says."""
    state = table.state
    return next_to_do(table) if state.agenda else STEPS[state.stage](table)


async def next_to_do(table: StalkerTable) -> None:
    await do_first(table, table.state.agenda, HOW)
    ending.check(table)


# --- before the first round -------------------------------------------------------------------------------------------


async def choose_team(table: StalkerTable) -> None:
    """Freely, each card at most once (S-028, S-029); a player may run several (S-018).

    In a campaign the group stays the same (S-030); who is new to it takes a free card (S-019, S-020).
    """
    state = table.state
    number = len(state.stalkers)
    seat = number % state.seats
    veterans = campaign.group(state)
    if veterans and len(veterans) <= state.size - number:
        enlist(table, veterans[0])
    else:
        free = [Choose(card) for card in STALKER if card in (veterans or table.pile(piles.CARDS))]
        enlist(table, (await table.ask(seat, ASK_STALKER, free, number=number + 1)).stalker)
    if len(state.stalkers) == state.size:
        state.stage = Stage.CONTACTS if state.campaign is None else Stage.ZONE  # S-036


def enlist(table: StalkerTable, card: str) -> None:
    """His card lies on a board of its own colour, with figure and ring, and his attention token (S-031, S-032)."""
    state = table.state
    number = len(state.stalkers)
    table.move(card, piles.CARDS, piles.BOARD[number])
    for token in ("player-board", "attention", "ring", "stalker-figure"):
        table.shift(token, 1, piles.SUPPLY, piles.POCKET[number])
    full = actions_per_turn(state.size)
    state.stalkers.append(Stalker(number, card, number % state.seats, left=[full, full]))
    campaign.join(state, card)


async def prepare(table: StalkerTable) -> None:
    """The map, a Lost Area below it where there is one (S-576, S-577), and everything on them."""
    lost = await lost_areas.find(table)
    await setup.begin(table)
    lost_areas.fill(table, lost)
    attention.notice(table)
    table.state.stage = Stage.LEAD


async def choose_lead(table: StalkerTable) -> None:
    """The players choose who starts as lead stalker (S-106); then help comes, and what failures changed (S-724)."""
    state = table.state
    if state.size > 1:
        answer = await table.ask(0, ASK_LEAD, [Who(stalker.id) for stalker in state.stalkers])
        state.lead = next(stalker.number for stalker in state.stalkers if stalker.id == answer.stalker)
    state.stage = Stage.EVENT
    await contacts.lend_a_hand(table)
    await learn(table)


async def learn(table: StalkerTable) -> None:
    """What the failure card of this mission changes, once there is one (S-081, S-724)."""
    state = table.state
    if state.campaign is not None and state.mission in state.campaign.failures:
        change = FAILURES[state.mission].change
        await instructions.carry_out(table, change, instructions.Source(f"failure-{state.mission}"))


# --- a round ----------------------------------------------------------------------------------------------------------


async def event(table: StalkerTable) -> None:
    """The event phase (S-220); then the lead stalker begins (S-226)."""
    state = table.state
    state.round += 1
    state.active = state.stalkers[state.lead].seat
    table.tell("log-round", "S-218", beat=Beat("phase", weight=1, by=-1), round=state.round)
    state.stage = Stage.PLAYERS
    state.next, state.passed, state.turn = state.lead, [], NOBODY
    await events.draw(table)


def players(table: StalkerTable) -> Coroutine[Any, Any, None]:
    """One action of the turn under way, or who takes the next turn; then the enemies (S-227, S-234, S-240)."""
    return next_turn(table) if table.state.turn == NOBODY else actions.act(table)


async def next_turn(table: StalkerTable) -> None:
    """Whoever others leave it to takes both turns in a row (S-239)."""
    state = table.state
    waiting = [stalker for stalker in state.stalkers if stalker.turns < 2]
    if not waiting:
        state.stage = Stage.ENEMIES
        return
    while state.stalkers[state.next].turns >= 2:
        state.next = (state.next + 1) % len(state.stalkers)
    stalker = state.stalkers[state.next]
    state.active = stalker.seat
    if any(one is not stalker and one.number not in state.passed for one in waiting):
        answer = await table.ask(stalker.seat, ASK_TURN, [Act.TAKE_TURN, Act.PASS_TURN], stalker=called(stalker.id))
        if answer is Act.PASS_TURN:  # S-237; not when all others have passed (S-238)
            state.passed.append(stalker.number)
            state.next = (stalker.number + 1) % len(state.stalkers)
            return
    actions.begin_turn(table, stalker)


async def activate(table: StalkerTable) -> None:
    """One card a round, whoever is there (S-452)."""
    state = table.state
    state.stage = Stage.RADIATION
    state.active = state.stalkers[state.lead].seat
    enemies.draw(table)


async def radiation(table: StalkerTable) -> None:
    """Exposure, reduction, and what the artifacts give off (S-306, S-524 to S-528)."""
    state = table.state
    for stalker in state.stalkers:
        await harm.suffer_exposure(table, stalker)
        harm.decay(state, stalker)
        if Gift.MEND in gear.gifts(state, stalker):
            harm.heal(table, stalker, MEND, "S-345")
    state.stage = Stage.TOKENS


async def tokens(table: StalkerTable) -> None:
    """No-visibility and bolts leave the map, enemies are no longer Pinned (S-529, S-530), stalkers are (S-531).

    Then the attention of whoever is not seen falls (S-532).
    """
    state = table.state
    table.shift(piles.DARKNESS, len(state.dark), piles.MAP, piles.SUPPLY)
    table.shift(piles.BOLT, len(state.bolts), piles.MAP, piles.SUPPLY)
    state.dark, state.bolts = [], []
    for enemy in state.enemies:
        status.unpin(table, enemy)
    attention.notice(table)
    for stalker in state.stalkers:
        attention.reduce(table, stalker)
    state.stage = Stage.ROUND_END


async def end_round(table: StalkerTable) -> None:
    """Other effects, then those of the event (S-534, S-536); turn tokens and lead token are turned back (S-537)."""
    state = table.state
    anomalies.drift(table)
    await triggers.end_of_round(table)
    await events.end_of_round(table)
    full = actions_per_turn(state.size)
    for stalker in state.stalkers:
        stalker.left = [1 if injured else full for injured in stalker.critical]  # S-538
        stalker.turns = 0
        table.shift(piles.MARKER, stalker.markers, piles.MAP, piles.SUPPLY)  # S-243
        stalker.markers = 0
    state.lead_used = False
    state.stage = Stage.EVENT


def actions_per_turn(size: int) -> int:
    """Two standard actions, three for one who is alone (S-229, S-570)."""
    return 3 if size == 1 else 2


HOW: dict[type, Callable[[StalkerTable, Any], Awaitable[None]]] = {
    Activation: enemies.activate,
    Reactions: striking.react,
    Unknown: unknown.resolve,
    Several: unknown.resolve_several,
    Beckoning: enemies.beckoned,
    Touched: anomalies.touch,
    Closest: unknown.reveal_closest,
    Sprung: triggers.sprung,
}

STEPS: dict[Stage, Callable[[StalkerTable], Coroutine[Any, Any, None]]] = {
    Stage.TEAM: choose_team,
    Stage.ZONE: zone.explore,
    Stage.CONTACTS: contacts.choose,
    Stage.TRADE: trade.trade,
    Stage.OUTFIT: outfit.share_out,
    Stage.SETUP: prepare,
    Stage.LEAD: choose_lead,
    Stage.EVENT: event,
    Stage.PLAYERS: players,
    Stage.ENEMIES: activate,
    Stage.RADIATION: radiation,
    Stage.TOKENS: tokens,
    Stage.ROUND_END: end_round,
    Stage.WRAP_UP: wrap_up.wrap_up,
}
