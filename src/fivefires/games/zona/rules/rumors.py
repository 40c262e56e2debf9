"""The rumor phase: one card a round, handled by the Voice of Zona.

Rumors print 0, 1 or 2 arrows (Z-508).
"""

from __future__ import annotations

from functools import cache

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import RUMOR
from fivefires.games.zona.content.piles import IN_FORCE, RESOLVING, RUMOR_DISCARDS, RUMORS
from fivefires.games.zona.show.names import FEATURE, NAME, border_name
from fivefires.games.zona.state import LAST_SPACE, RumorUnderWay, Stage, ZonaState, ZonaTable
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.underway import during

from . import beats, effects, solo
from .board import NEIGHBOURS, SECTOR, border, candidates
from .questions import Across

ASK_TOKEN = Prompt("ask-rumor-token", "Z-184")


def under_way(state: ZonaState) -> bool:
    return any(isinstance(one, RumorUnderWay) for one in state.under_way)


async def draw_rumor(table: ZonaTable) -> None:
    """Exactly one card is drawn and read out (Z-175), and the marker advances a space for each arrow (Z-176).

    At the last space, or where it would pass it, it stops, and an emission interrupts the rumor (Z-177). The card
    waits for its end face up on the deck (Z-178).
    """
    state = table.state
    card = table.draw(RUMORS, RESOLVING)[0]
    table.used(FEATURE[card])
    arrows = RUMOR[card].arrows
    state.marker = min(LAST_SPACE, state.marker + arrows)
    if table.log is not None:
        table.tell("log-phase-rumor", "Z-094", beat=beats.PHASE)
        beat = Beat("card", (card,), weight=1, by=beats.NOBODY)
        table.tell("log-rumor", "Z-175", beat=beat, card=NAME[card], text=message(f"{card}.effect"))
        if arrows:
            table.tell("log-marker", "Z-176", space=state.marker)
    if state.marker == LAST_SPACE:
        table.move(card, RESOLVING, RUMORS)
        state.stage = Stage.EMISSION_FLIP
    else:
        state.stage = Stage.RESOLVE_RUMOR


async def resolve_rumor(table: ZonaTable) -> None:
    """A rumor without a clock is carried out at once (Z-186) and discarded (Z-188); one with a clock stays in force
    (Z-180).

    All choices of the card are the Voice's, whomever they affect (Z-187). After an emission it is drawn again (Z-185).
    """
    state = table.state
    resolving = state.piles[RESOLVING]
    if not resolving:
        table.draw(RUMORS, RESOLVING)
    card = resolving[0]
    rumor = RUMOR[card]
    if rumor.persistent is not None:
        await during(state.under_way, RumorUnderWay(card), put_in_force(table, card, rumor.persistent))
    else:
        voice = max(state.voice, 0)
        await during(state.under_way, RumorUnderWay(card), effects.carry_out(table, voice, rumor.do))
        table.move(card, RESOLVING, RUMOR_DISCARDS)
    state.stage = Stage.CLOSE


async def put_in_force(table: ZonaTable, card: str, persistent: v.OnToken) -> None:
    """It is put on the temporary-effects space (Z-180), where only one can lie: the old one is discarded (Z-181).

    It ends only so or by an emission (Z-182). The Voice of this round chooses, within the card's terms, where the
    token goes, and it stays there (Z-184). A rumor that triggered an emission comes into force after it (Z-185).
    """
    state = table.state
    table.move_all(IN_FORCE, RUMOR_DISCARDS)
    state.rumor_token = ""
    on_border = persistent.on == "border"
    spots = borders(state.side, persistent.where) if on_border else candidates(state, 0, persistent.where)
    if not spots:
        table.move(card, RESOLVING, RUMOR_DISCARDS)
        return
    if on_border:
        spot = (await table.ask(max(state.voice, 0), ASK_TOKEN, [Across(one) for one in spots])).border
        name = border_name(spot)
    else:
        spot = await solo.voice_place(table, spots, ASK_TOKEN)
        name = NAME[spot]
    table.move(card, RESOLVING, IN_FORCE)
    state.rumor_token = spot
    if table.log is not None:
        beat = Beat("card", (card,), "" if on_border else spot, by=beats.NOBODY)
        table.tell("log-in-force", "Z-184", beat=beat, card=NAME[card], spot=name)


@cache
def borders(side: int, where: v.Where) -> list[str]:
    """Borders between two such locations that can be crossed; none that is a location's last one (Z-572)."""
    inside = [place for place, sector in SECTOR.items() if sector in where.sectors]
    neighbours = {place: [beyond for beyond, _kind in NEIGHBOURS[side][place] if beyond in SECTOR] for place in inside}
    return sorted(
        {
            border(place, beyond)
            for place in inside
            for beyond in neighbours[place]
            if beyond in inside and len(neighbours[place]) > 1 and len(neighbours[beyond]) > 1
        }
    )


def discard_in_force(table: ZonaTable) -> None:
    """The token is kept aside for the next persistent rumor (Z-384)."""
    table.move_all(IN_FORCE, RUMOR_DISCARDS)
    table.state.rumor_token = ""
