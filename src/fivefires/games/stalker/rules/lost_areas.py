"""Lost Areas (S-574 to S-584): one more tile below the map, behind an entrance that nobody sees through."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENVIRONMENT
from fivefires.games.stalker.content.lost_areas import LOST_AREA
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.terrain import AT, BELOW, Terrain
from fivefires.games.stalker.content.vocabulary import LostArea, Mission, Where
from fivefires.games.stalker.state import Overlay, StalkerTable, map_of
from fivefires.kernel import Prompt, message
from fivefires.kit.choosing import one_option

from . import anomalies
from .questions import To

ASK_ENTRANCE = Prompt("ask-entrance", "S-584")

VARIANT = "lost-areas"
NARROW = 2


async def find(table: StalkerTable) -> LostArea | None:
    """One set-up card: of the deck (S-575, S-576), or the one that the mission asks for (S-574).

    It says which tile lies below, and where its entrance goes (S-578); of several spaces the players choose (S-584).
    """
    state = table.state
    mission = MISSION[state.mission]
    if not mission.lost and VARIANT not in table.setup.variants:
        return None
    lost = LOST_AREA[draw(table, mission)]
    spaces = [mission.entrance] if mission.entrance else fitting(map_of(state), mission, lost.fits)
    entrance = await one_option(table, 0, ASK_ENTRANCE, [To(space) for space in spaces])
    table.shift(piles.ENTRANCE, 2, piles.SUPPLY, piles.MAP)  # S-580
    state.map = f"{state.map}{BELOW}{lost.tile}{AT}{entrance.space}"
    table.used(f"lost:{lost.id}")
    table.tell("log-lost-area", "S-578", card=message(lost.id))
    return lost


def draw(table: StalkerTable, mission: Mission) -> str:
    """The card is discarded once it has been carried out."""
    if mission.lost:
        table.move(mission.lost, piles.LOST, piles.LOST_DISCARDS)
        return mission.lost
    table.shuffle(piles.LOST)
    return table.draw(piles.LOST, piles.LOST_DISCARDS)[0]


def fitting(map: Terrain, mission: Mission, where: Where) -> list[str]:
    """Spaces of the kind that the card names, not where the team starts or goes out; else any other (S-713)."""
    taken = (*mission.starts, *mission.exit)
    free = [name for number, name in enumerate(map.names) if name not in taken and not map.water >> number & 1]
    return [name for name in free if _fits(map, map.number[name], where)] or free


def _fits(map: Terrain, space: int, where: Where) -> bool:
    if where == Where.NARROW:
        return map.room[space] == NARROW
    if where == Where.COVER:
        return map.cover[space] > 0
    if where == Where.HOT:
        return map.radiation[space] > 0
    return bool(map.indoor >> space & 1) == (where == Where.INDOORS)


def fill(table: StalkerTable, lost: LostArea | None) -> None:
    """Its cards, loot and anomaly (S-578); the numbers of its cards begin with L (S-579)."""
    if lost is None:
        return
    state, map = table.state, map_of(table.state)
    for number in lost.cards:
        cards = [card for card in table.pile(piles.LOST_CARDS) if ENVIRONMENT[card].number == number]
        if cards:
            card = cards[0] if len(cards) == 1 else table.pick(cards)
            table.move(card, piles.LOST_CARDS, piles.PLACED)
            state.overlays.append(Overlay(card))
            table.used(f"environment:{card}")
    for space, count in lost.loot:
        stack = len(state.loot)
        state.loot.append(map.number[space])
        table.draw(piles.LOOT, piles.LOOT_STACK[stack], count)
    if lost.anomaly is not None:
        anomalies.lay(table, lost.anomaly)
