"""The Outpost: one player at a time works or trains there, until somebody throws them out."""

from __future__ import annotations

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import DISC
from fivefires.games.raid_trade.content.piles import DISC_STACK, DISCS, OPEN_DISCS
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import (
    Going,
    RaidTradeState,
    RaidTradeTable,
    Turn,
    Working,
    count_tokens,
    tokens,
)
from fivefires.kernel import Beat, Prompt, face_of
from fivefires.kit.choosing import one_of, one_of_each, portions
from fivefires.kit.underway import during

from . import dials, goods, map, moving, promises
from .questions import Act, Card, Leave, Onto

ASK_DISC = Prompt("ask-disc", "R-293")
ASK_TRIBUTE = Prompt("ask-tribute", "R-311")
ASK_OUT = Prompt("ask-out", "R-302")

ENTER, ACTION, STORM, TRIBUTE, BLACKLIST = 5, 8, 7, 3, 3

Deed = Act | Leave


def moves(state: RaidTradeState, turn: Turn) -> list[Deed]:
    """Entering or leaving is the turn's move (R-085).

    One enters for 5 AP (R-287) where nobody else is inside (R-288), from a road beside it on which the turn began
    (R-290, R-289). After an Outpost action one does not leave in the same turn (R-299).
    """
    if state.scenario or turn.going is not Going.OPEN:
        return []
    me = state.players[turn.seat]
    if me.inside:
        return [] if turn.worked else [Leave(section) for section in map.around_outpost(state)]
    open_to_all = map.news(state, v.OpenOutpost) is not None
    if turn.beside and map.beside_outpost(state, me) and me.ap >= ENTER and (open_to_all or not map.inside(state)):
        return [Act.ENTER]
    return []


def deeds(state: RaidTradeState, turn: Turn) -> list[Act]:
    """Work and train inside (R-086), for 8 AP each (R-292, R-295); with no disc left nobody works (R-294).

    From a road beside an occupied Outpost one may attack it (R-307) for 7 AP (R-308) and no Gun (R-309), but not while
    it can be entered by all (R-503).
    """
    me = state.players[turn.seat]
    if me.inside:
        if me.ap < ACTION:
            return []
        return [Act.WORK, Act.TRAIN] if state.piles[OPEN_DISCS] else [Act.TRAIN]
    shut = map.news(state, v.OpenOutpost) is None
    return [Act.STORM] if shut and map.inside(state) and map.beside_outpost(state, me) and me.ap >= STORM else []


def put_out_disc(table: RaidTradeTable) -> None:
    """At the start of every second round one more can be worked for, the most valuable first (R-293)."""
    stack = table.pile(DISC_STACK)
    if stack:
        disc = max(stack, key=lambda one: (DISC[one], one))
        table.move(disc, DISC_STACK, OPEN_DISCS)
        beat = Beat("disc", (disc,), weight=1)
        table.tell("log-disc-comes", "R-293", beat=beat, disc=NAME[face_of(disc)])


def enter(table: RaidTradeTable, turn: Turn) -> None:
    """An Outpost action may follow in the same turn (R-291). Under The Deal it costs as much (R-500).

    It breaks a promise to keep out (R-559).
    """
    me = table.state.players[turn.seat]
    turn.going = Going.DONE
    dials.pay_ap(table, turn.seat, ENTER)
    me.inside = True
    table.used("outpost:enter")
    promises.entered(table, turn.seat)
    table.tell("log-enters-outpost", "R-287", beat=Beat("outpost", weight=1), seat=SEAT[turn.seat])


def leave(table: RaidTradeTable, turn: Turn, section: str) -> None:
    """Without AP (R-301), to a section beside it (R-302); a normal action may follow (R-300)."""
    turn.going = Going.DONE
    step_out(table, turn.seat, section)


def step_out(table: RaidTradeTable, seat: int, section: str) -> None:
    me = table.state.players[seat]
    me.inside = False
    me.section = section
    table.tell("log-leaves-outpost", "R-302", seat=SEAT[seat])


async def act(table: RaidTradeTable, turn: Turn, deed: Act) -> None:
    """Having acted, the player stays inside (R-296), at no cost (R-298), and may act or leave later (R-297)."""
    turn.acted = True
    turn.worked = True
    event = Working(seat=turn.seat, cost=ACTION)
    await during(table.state.events, event, _act(table, event, deed))


async def _act(table: RaidTradeTable, event: Working, deed: Act) -> None:
    seat = event.seat
    if not await table.at(event, v.Point.ANNOUNCED):
        table.tell("log-stopped", "R-486", seat=SEAT[seat])
        return
    dials.pay_ap(table, seat, min(event.cost, table.state.players[seat].ap))
    if deed is Act.TRAIN:
        table.used("outpost:train")
        table.tell("log-trains", "R-295", seat=SEAT[seat])
        dials.gain_skill(table, seat, 1)
        return
    disc = await one_of(table, seat, ASK_DISC, one_of_each(table.pile(OPEN_DISCS)), Card)
    table.move(disc, OPEN_DISCS, DISCS[seat])
    table.used("outpost:work")
    table.tell("log-works", "R-292", beat=Beat("disc", (disc,), weight=1), seat=SEAT[seat], disc=NAME[face_of(disc)])
    dials.gain_favor(table, seat, DISC[disc])


async def storm(table: RaidTradeTable, turn: Turn) -> None:
    """No roll and no defence (R-314, R-315, R-316): AP, tokens, eviction, Blacklist, in this order (R-320, R-310).

    The occupant gives three tokens of their own choice (R-311) to the attacker (R-312), all with fewer (R-313), picks
    the section outside (R-317, R-318), and the attacker gains 3 Blacklist (R-319). Who has not moved yet may enter now
    (R-321).
    """
    state = table.state
    turn.acted = True
    moving.end_move(turn)
    occupant = next(seat for seat in map.inside(state) if seat != turn.seat)
    dials.pay_ap(table, turn.seat, STORM)
    table.used("outpost:storm")
    beat = Beat("fight", at=state.outpost, weight=2)
    table.tell("log-storms", "R-307", beat=beat, seat=SEAT[turn.seat], other=SEAT[occupant])
    count = min(TRIBUTE, count_tokens(state, occupant))
    given = await portions(table, occupant, ASK_TRIBUTE, tokens(state, occupant), count, count) if count else {}
    goods.hand_over(table, occupant, turn.seat, given)
    await move_out(table, occupant)
    dials.gain_blacklist(table, turn.seat, BLACKLIST)


async def move_out(table: RaidTradeTable, seat: int) -> None:
    section = await one_of(table, seat, ASK_OUT, map.around_outpost(table.state), Onto)
    step_out(table, seat, section)
