"""Exile: the vote, the way out of the colony, and who leads the bandits then."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.piles import GROUP
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightState, LongNightTable, Rule, owner_of
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of

from . import beats, death, ending, moving, triggers, votes
from .board import goals_for
from .cards import leader_at
from .questions import ACCUSE, AT, NO, PERSON, Accuse
from .tracks import change_morale

ASK_EXILE = Prompt("ask-exile", "L-192", standing=(NO.value,))
ASK_LEAVES_FIRST = Prompt("ask-leaves-first", "L-331")
ASK_LEAVES_TO = Prompt("ask-leaves-to", "L-314")
ASK_CHANGE_WITH = Prompt("ask-change-with", "L-316")


def can_accuse(state: LongNightState, seat: int) -> list[Accuse]:
    """Nobody names himself (L-193), nor somebody who is exiled already (L-195); never in co-operation (L-357)."""
    if state.cooperative:
        return []
    return [
        ACCUSE[other] for other, them in enumerate(state.players) if other != seat and not them.exiled and not them.out
    ]


async def call_vote(table: LongNightTable, seat: int, named: int) -> None:
    """Everybody entitled votes, the named one included (L-191, L-192)."""
    table.tell(
        "log-accuses", "L-191", beat=beats.seat(table, "vote", seat, weight=1), seat=SEAT[seat], other=SEAT[named]
    )
    table.used("vote:exile")
    if await votes.vote(table, ASK_EXILE, named, seat=SEAT[named]):
        await exile(table, named)
    await triggers.happen(table, v.Deed.CALL_VOTE, seat, *leader_at(table.state, seat))


async def exile(table: LongNightTable, seat: int) -> None:
    """At once and for good (L-310): an exile objective (L-311), the check for two wronged, the way out (L-331).

    Cards given to the crisis before stay there (L-334).
    """
    state = table.state
    me = state.players[seat]
    me.exiled = True
    table.tell("log-exiled", "L-310", beat=beats.seat(table, "exile", seat, weight=2), seat=SEAT[seat])
    table.draw(piles.EXILES, piles.EXILE[seat])
    show_who_it_was(table, seat)
    if wronged(state) >= 2:
        change_morale(table, -state.morale, "L-329")
    lead_bandits(table)
    await leave_the_colony(table, seat)


def show_who_it_was(table: LongNightTable, seat: int) -> None:
    """Whoever is no betrayer shows the objective; a betrayer shows nothing (L-313)."""
    state = table.state
    if ending.is_betrayer(state, seat):
        table.used("exile:betrayer")
        table.tell("log-betrayer-exiled", "L-313", beat=beats.seat(table, "betrayal", seat, weight=2), seat=SEAT[seat])
        return
    state.players[seat].wronged = True
    table.used("exile:wronged")
    table.reveal(table.pile(piles.OBJECTIVE[seat]))
    card = table.pile(piles.OBJECTIVE[seat])[0]
    beat = beats.seat(table, "exile", seat, card, weight=1)
    table.tell("log-wronged", "L-313", beat=beat, seat=SEAT[seat], card=NAME[card])


def wronged(state: LongNightState) -> int:
    """Exiles without a betrayal objective who are still in the game (L-329, L-333); a betrayer changes nothing
    (L-330).
    """
    return sum(me.wronged and not me.out for me in state.players)


def lead_bandits(table: LongNightTable) -> None:
    """The wrongly exiled leads the bandits (L-428), once that is in force (L-524); there is never more than one
    (L-431).
    """
    state = table.state
    if Rule.BANDIT_LEADER not in state.in_force or state.bandit_leader >= 0:
        return
    for seat, me in enumerate(state.players):
        if me.wronged and not me.out:
            state.bandit_leader = seat
            table.used("bandit-leader")
            table.tell(
                "log-leads-bandits", "L-428", beat=beats.seat(table, "betrayal", seat, weight=2), seat=SEAT[seat]
            )


async def leave_the_colony(table: LongNightTable, seat: int) -> None:
    """All his survivors there go elsewhere, with an exposure roll each (L-314), besides their move (L-315).

    Without a free space they change places with others (L-316).
    """
    state = table.state
    while inside := [one for one in state.piles[GROUP[seat]] if state.where[one] == v.COLONY]:
        survivor = await one_of(table, seat, ASK_LEAVES_FIRST, inside, PERSON.__getitem__)
        goals = goals_for(state, seat)
        if goals:
            goal = await one_of(table, seat, ASK_LEAVES_TO, goals, AT.__getitem__, survivor=NAME[survivor])
            await moving.go(table, seat, survivor, goal)
        else:
            await change_places(table, seat, survivor)


async def change_places(table: LongNightTable, seat: int, survivor: str) -> None:
    """Where no space is free, with somebody who is not exiled, or else the survivor is removed (L-316)."""
    state = table.state
    outside = [
        other
        for other, place in state.where.items()
        if place != v.COLONY and not state.players[owner_of(state, other)].exiled
    ]
    if not outside:
        await death.remove(table, survivor)
        return
    other = await one_of(table, seat, ASK_CHANGE_WITH, outside, PERSON.__getitem__, survivor=NAME[survivor])
    place = state.where[other]
    moving.put(table, other, v.COLONY)
    moving.put(table, survivor, place)
