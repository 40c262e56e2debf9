"""The bandits module: bandits arrive with the crisis, loot, are attacked, and have a hideout.

They are neither zombies nor anybody's, and take people spaces outside the colony (L-404).
"""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BANDIT, BY_NUMBER, SUPPLY
from fivefires.games.long_night.content.index import CRISIS
from fivefires.games.long_night.content.piles import CRISIS as CRISIS_PILE
from fivefires.games.long_night.content.piles import DECK, HAND, LOOT
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightState, LongNightTable, Rule, SearchUnderWay
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of
from fivefires.kit.underway import during

from . import beats, death
from .board import bandits_at, bandits_on_board, free_people_spaces
from .questions import AT, TAKE_CARD

# A bandit is hit like a survivor with this attack value (L-413).
VALUE = 4
ASK_BANDIT_TO = Prompt("ask-bandit-to", "L-429")
ASK_REMOVE_BANDIT = Prompt("ask-remove-bandit", "L-425")
ASK_LOOT = Prompt("ask-loot", "L-423")


async def arrive(table: LongNightTable) -> None:
    """At the locations that the crisis names (L-408), or where the leader of the bandits sends them (L-429)."""
    state = table.state
    if Rule.BANDITS not in state.in_force:
        return  # L-025
    for number in CRISIS[state.piles[CRISIS_PILE][0]].bandits:
        place = BY_NUMBER[number]
        if state.bandit_leader >= 0:
            place = await _sent_to(table)
        if place:
            put(table, place)


async def _sent_to(table: LongNightTable) -> str:
    """Any location outside the colony with an empty people space, but not the hideout (L-430)."""
    state = table.state
    goals = [place for place in state.places if place not in (v.COLONY, v.HIDEOUT) and has_room(state, place)]
    if len(goals) < 2:
        return goals[0] if goals else ""
    return (await table.ask(state.bandit_leader, ASK_BANDIT_TO, [AT[place] for place in goals])).place


def has_room(state: LongNightState, place: str) -> bool:
    return free_people_spaces(state, place) > 0


def put(table: LongNightTable, place: str) -> bool:
    """Not where there is no room (L-410), and not if no figure waits beside the hideout (L-411)."""
    if place == v.COLONY or place not in table.state.places or not has_room(table.state, place):
        return False
    moved = table.shift(BANDIT, 1, SUPPLY, place)
    if moved:
        table.tell("log-bandit", "L-408", beat=beats.place(table, "arrival", place), place=NAME[place])
        table.used("bandit")
    return bool(moved)


def take_off(table: LongNightTable, place: str) -> None:
    """Back beside the hideout; it carries nothing (L-420)."""
    table.shift(BANDIT, 1, place, SUPPLY)
    table.tell("log-bandit-gone", "L-413", beat=beats.place(table, "loss", place), place=NAME[place])


async def loot(table: LongNightTable) -> None:
    """Each bandit draws the top card of the deck at its location and lays it open at the hideout (L-418, L-421)."""
    state = table.state
    for place in bandits_on_board(state):
        if place in DECK:  # L-419
            drawn = table.draw(DECK[place], LOOT, bandits_at(state, place))
            for card in drawn:
                table.tell(
                    "log-looted", "L-418", beat=beats.place(table, "loss", place), place=NAME[place], card=NAME[card]
                )


# --- fighting them --------------------------------------------------------------------------------------------


async def attack(table: LongNightTable, seat: int, survivor: str, place: str) -> None:
    """The spent die is rolled again; on 4 or less it is removed (L-412, L-413). No exposure, no card (L-414).

    At the hideout it is different (L-425).
    """
    if place == v.HIDEOUT:
        await raid(table, seat, survivor)
    elif hits(table, survivor):
        take_off(table, place)


def hits(table: LongNightTable, survivor: str) -> bool:
    rolled = table.roll(6)[0]
    table.tell(
        "log-attacks-bandit", "L-413", beat=beats.rolled(table, survivor, rolled), survivor=NAME[survivor], die=rolled
    )
    return rolled <= VALUE


# --- the hideout (L-422, L-427) -------------------------------------------------------------------------------


async def raid(table: LongNightTable, seat: int, survivor: str) -> None:
    """1–2 the survivor gets a wound, 3–6 one bandit anywhere is removed (L-425)."""
    if _roll_at_hideout(table, survivor) <= 2:
        await death.hurt(table, [survivor], wounds=1)
        return
    places = bandits_on_board(table.state)  # never empty (L-426)
    place = await one_of(table, seat, ASK_REMOVE_BANDIT, places, AT.__getitem__)
    take_off(table, place)


async def search_hideout(table: LongNightTable, seat: int, survivor: str) -> None:
    """1–2 the survivor gets a wound, 3–5 one card of the loot, 6 two (L-423); no noise (L-424)."""
    found = _finds(table, survivor)
    searching = SearchUnderWay(seat, survivor, v.HIDEOUT, keeps=found)
    coming = take_loot(table, seat, found) if found else death.hurt(table, [survivor], wounds=1)
    await during(table.state.under_way, searching, coming)


def _finds(table: LongNightTable, survivor: str) -> int:
    rolled = _roll_at_hideout(table, survivor)
    return 0 if rolled <= 2 else 1 if rolled <= 5 else 2


def _roll_at_hideout(table: LongNightTable, survivor: str) -> int:
    rolled = table.roll(6)[0]
    table.tell(
        "log-at-hideout", "L-423", beat=beats.rolled(table, survivor, rolled), survivor=NAME[survivor], die=rolled
    )
    table.used("hideout")
    return rolled


async def take_loot(table: LongNightTable, seat: int, cards: int) -> None:
    """Of the player's choice, as far as there are any (L-424)."""
    for _ in range(cards):
        lying = table.pile(LOOT)
        if not lying:
            return
        card = await one_of(table, seat, ASK_LOOT, lying, TAKE_CARD.__getitem__)
        table.move(card, LOOT, HAND[seat])
        table.tell("log-takes-loot", "L-423", beat=beats.seat(table, "gain", seat), seat=SEAT[seat], card=NAME[card])
