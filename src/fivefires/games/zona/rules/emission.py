"""Emissions: five steps that interrupt a rumor.

Each card prints damage by sector and placements on its front, and more placements on its back (Z-509). The track
has seven spaces, 0 to 6, and 6 is the last (Z-021).
"""

from __future__ import annotations

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import EMISSION, IN_EMISSION
from fivefires.games.zona.content.piles import AT, EMISSIONS, FLIPPED
from fivefires.games.zona.show.names import FEATURE, NAME
from fivefires.games.zona.state import EmissionUnderWay, Stage, ZonaState, ZonaTable, playing, sources, turn_order
from fivefires.kernel import Beat, Prompt, message

from . import actions, beats, damage, fatigue, items, market, rumors, threats
from .board import BUNKERS, NEIGHBOURS, OUTDOORS, SECTOR, barred, closed, standing
from .questions import STAY, Flee, Use

ASK_FLEE = Prompt("ask-flee", "Z-375")

FLIGHT = 2


def under_way(state: ZonaState) -> EmissionUnderWay:
    emission = state.under_way[0]
    assert isinstance(emission, EmissionUnderWay)
    return emission


async def flip(table: ZonaTable) -> None:
    """Step 1: the top card is flipped (Z-372); its front and the back of the next one form the diagram (Z-373).

    Where the flip leaves no card, all earlier flipped ones are shuffled into a new deck (Z-374). Then all may flee, in
    turn order (Z-376).
    """
    state = table.state
    earlier = [*table.pile(FLIPPED)]
    card = table.draw(EMISSIONS, FLIPPED)[0]
    if not table.pile(EMISSIONS):
        for other in earlier:
            table.move(other, FLIPPED, EMISSIONS)
        table.shuffle(EMISSIONS)
    show_back(table)
    state.under_way.append(EmissionUnderWay(card))
    table.used(FEATURE[card])
    beat = Beat("emission", (card,), weight=2, by=beats.NOBODY)
    table.tell("log-emission", "Z-372", beat=beat, card=NAME[card], text=message(f"{card}.effect"))
    state.order = turn_order(state)
    state.stage = Stage.EMISSION_FLEE


def show_back(table: ZonaTable) -> None:
    """The back of the top card is visible to all, and tells which card it is (Z-022)."""
    table.reveal(table.pile(EMISSIONS)[-1:])


async def flee(table: ZonaTable) -> None:
    """Step 2: whoever stands next to a bunker may relocate into it for 2 fatigue (Z-375), in turn order (Z-376).

    Also at fatigue 4 and 5, where the excess is damage (Z-377). Cloister makes it cost 1 (Z-442). Then all are hurt, in
    turn order again (Z-383).
    """
    state = table.state
    if not state.order:
        state.order = turn_order(state)
        state.stage = Stage.EMISSION_DAMAGE
        return
    seat = state.order.pop(0)
    offers = ways_to_flee(state, seat)
    if not offers:
        return
    answer = await table.ask(seat, ASK_FLEE, [*offers, STAY])
    if not isinstance(answer, Flee):
        return
    if answer.item:
        await items.use(table, seat, Use(answer.item, answer.number, again=answer.again))
    actions.relocate(table, seat, answer.bunker)
    await fatigue.tire(table, seat, answer.fatigue)


def ways_to_flee(state: ZonaState, seat: int) -> list[Flee]:
    """Into each adjacent bunker, also from another one (Z-575), for less with Cloister (Z-442)."""
    place = state.scavengers[seat].place
    if not playing(state, seat):
        return []
    shut = closed(state)
    bunkers = [
        beyond
        for beyond, _kind in NEIGHBOURS[state.side][place]
        if beyond in BUNKERS and not barred(shut, place, beyond)
    ]
    helpers = [
        (use.flee_cost, source, number, again)
        for source in sources(state, seat, IN_EMISSION)
        for number, use in IN_EMISSION[source]
        for _negator, again in items.ways_of_using(state, seat, source, ())
    ]
    return [
        flight
        for bunker in bunkers
        for flight in (Flee(bunker, FLIGHT), *(Flee(bunker, *helper) for helper in helpers))
    ]


async def hurt(table: ZonaTable) -> None:
    """Step 3: only scavengers outdoors suffer (Z-378), one after the other in turn order (Z-383).

    Those in bunkers (Z-074), facilities and the Sarcophagus (Z-379) are spared.
    """
    state = table.state
    if not state.order:
        state.stage = Stage.EMISSION_THREATS
        return
    seat = state.order.pop(0)
    place = state.scavengers[seat].place
    if not playing(state, seat) or place not in OUTDOORS:
        return
    if standing(state, place, v.Shelter) is not None:
        return
    package = damage_in(under_way(state).card, place)
    await damage.suffer(table, seat, package.radiation, package.mental, package.physical, scene=v.EMISSION)


def damage_in(card: str, place: str) -> v.Damage:
    """Green damage in the green sector (Z-380), with the yellow in the yellow (Z-381), with all in the red (Z-382).

    It is one package (Z-383).
    """
    emission = EMISSION[card]
    depth = (v.GREEN, v.YELLOW, v.RED).index(SECTOR[place] or v.GREEN) + 1
    parts = (emission.green, emission.yellow, emission.red)[:depth]
    return v.Damage(
        sum(part.radiation for part in parts),
        sum(part.mental for part in parts),
        sum(part.physical for part in parts),
    )


async def replace_threats(table: ZonaTable) -> None:
    """Step 4: the persistent rumor and all tokens on the board go (Z-384), before any new one is drawn.

    Tokens go back location by location, the oldest first (Z-385); trophies stay with their owners (Z-386). Then new
    ones are placed as the diagram shows, the front first (Z-573), without encounters (Z-387).
    """
    state = table.state
    rumors.discard_in_force(table)
    for pile in AT.values():
        for token in [*state.piles[pile]]:
            threats.discard_token(table, token, pile)
    front, back = EMISSION[under_way(state).card].front, EMISSION[table.pile(EMISSIONS)[-1]].back
    for place, colour, kind in (*front, *back):
        threats.place_from_tray(table, colour, kind, place)
    state.stage = Stage.EMISSION_MARKET


async def replace_market(table: ZonaTable) -> None:
    """Step 5: all market cards are replaced (Z-388). The marker returns to 0, surplus arrows are lost (Z-179)."""
    state = table.state
    market.refresh(table)
    state.marker = 0
    state.under_way.pop()
    state.stage = Stage.RESOLVE_RUMOR
