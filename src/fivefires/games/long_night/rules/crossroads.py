"""Crossroads cards: held by the neighbour on the right, triggered by what the active player does."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import CROSSROADS, adds_people
from fivefires.games.long_night.content.piles import HELD
from fivefires.games.long_night.show.names import NAME, SEAT, text_of
from fivefires.games.long_night.state import LongNightState, LongNightTable, Reading, right_of
from fivefires.kernel import Prompt
from fivefires.kit.underway import during

from . import beats, effects, votes
from .board import has_room
from .effects import available
from .triggers import triggered

ASK_CROSSROADS = Prompt("ask-crossroads", "L-220")
ASK_CROSSROADS_VOTE = Prompt("ask-crossroads-vote", "L-345")


def draw(table: LongNightTable) -> None:
    """The neighbour on the right draws the top card and keeps it secret (L-101, L-213, L-227), one a turn (L-225)."""
    state = table.state
    turn = state.turn
    assert turn is not None
    drawer = right_of(state, turn.seat)
    if drawer != turn.seat and table.draw(piles.CROSSROADS, HELD[drawer]):
        turn.drawer = drawer
        if table.log is not None:
            table.tell("log-draws-crossroads", "L-101", beat=beats.seat(table, "look", drawer), seat=SEAT[drawer])


async def check(table: LongNightTable) -> None:
    """After a finished action (L-216) and at the start of a turn (L-218) the rules watch for the trigger (L-215)."""
    state = table.state
    turn = state.turn
    if turn is None or turn.drawer < 0:
        return
    if state.players[turn.seat].out or state.players[turn.drawer].out:
        put_back(table)  # L-369, L-575
    elif is_triggered(state):
        await read_out(table, open_card(table))
    else:
        turn.deeds.clear()


def is_triggered(state: LongNightState) -> bool:
    """Not if every option would add people to a full colony (L-287)."""
    turn = state.turn
    assert turn is not None
    card = CROSSROADS[state.piles[HELD[turn.drawer]][0]]
    if triggered(state, turn, card.on) is None:
        return False
    return has_room(state, turn.seat) or not all(adds_people(option.do) for option in card.options)


def open_card(table: LongNightTable) -> Reading:
    """The card lies open for all (L-219) and concerns the active player (L-214)."""
    state = table.state
    turn = state.turn
    assert turn is not None
    table.move(table.pile(HELD[turn.drawer])[0], HELD[turn.drawer], piles.RESOLVING)
    card = table.pile(piles.RESOLVING)[-1]
    done = triggered(state, turn, CROSSROADS[card].on)
    assert done is not None
    turn.drawer = -1
    turn.deeds = []
    table.used(f"crossroads:{card}")
    beat = beats.seat(table, "card", turn.seat, card, weight=1)
    table.tell("log-crossroads", "L-219", beat=beat, seat=SEAT[turn.seat], card=NAME[card])
    leader = state.players[turn.seat].leader
    survivor = done.survivor if done.survivor in state.where else leader
    return Reading(turn.seat, card, survivor, done.place or state.where.get(survivor, ""))


async def read_out(table: LongNightTable, reading: Reading) -> None:
    """The active player chooses an option that can be met (L-220, L-221), or all vote; then the card leaves the game
    (L-223). Without any option that can be met nothing happens (L-222).
    """
    await during(table.state.under_way, reading, _read_out(table, reading))
    table.move(reading.source, piles.RESOLVING, piles.REMOVED)


async def _read_out(table: LongNightTable, reading: Reading) -> None:
    way = await which_way(table, reading, CROSSROADS[reading.source])
    if way is not None:
        voted = CROSSROADS[reading.source].vote
        effects.tell_choice(table, reading, way, "log-decided" if voted else "log-chooses")
        table.used(f"crossroads:{reading.source}:{way.key}")
        await effects.go(table, reading, way)


async def which_way(table: LongNightTable, reading: Reading, card: v.Crossroads) -> v.AnyWay | None:
    if card.vote and all(available(table.state, reading, option) for option in card.options):
        yes, no = (text_of(card.id, option.key) for option in card.options)
        accepted = await votes.vote(table, ASK_CROSSROADS_VOTE, card=NAME[card.id], yes=yes, no=no)
        return card.options[0 if accepted else 1]
    way: v.AnyWay | None = await effects.WAYS.choose(table, reading, ASK_CROSSROADS, card.options)
    return way


def put_back(table: LongNightTable) -> None:
    """Not triggered: under the pile, unseen by all but the drawer (L-224, L-555)."""
    turn = table.state.turn
    assert turn is not None
    if turn.drawer >= 0:
        held = HELD[turn.drawer]
        table.move(table.pile(held)[0], held, piles.CROSSROADS, to_bottom=True)
        turn.drawer = -1
    turn.deeds = []
