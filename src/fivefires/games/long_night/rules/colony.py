"""The colony phase: its steps from feeding to the knife (L-228)."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import NOISE, SUPPLY
from fivefires.games.long_night.content.piles import WASTE
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightState, LongNightTable, Rule, right_of
from fivefires.kernel import Prompt

from . import beats, triggers, votes, zombies
from .board import bandits_at, food, helpless, survivors_at, unruly
from .powers import colony_texts, colony_total, total
from .questions import NO, YES
from .tracks import change_food, change_morale, check_morale

FULL_WASTE = 10
ASK_KNIFE = Prompt("ask-knife", "L-257", standing=(YES.value, NO.value))


# --- feeding --------------------------------------------------------------------------------------------------


def mouths(state: LongNightState) -> int:
    """Survivors in the colony (L-231), helpless people (L-230), unruly ones twice (L-384); perhaps nobody (L-237)."""
    there = survivors_at(state, v.COLONY)
    extra = sum(total(state, v.Mouths, survivor) for survivor in there)
    return max(0, len(there) + helpless(state) + 2 * unruly(state) + extra)


def food_needed(state: LongNightState) -> int:
    """1 for every 2, rounded up once over the total (L-229, L-386); nothing for nobody (L-237)."""
    eating = mouths(state)
    return max(0, (eating + 1) // 2 - colony_total(state, v.FeedsLess)) if eating else 0


async def feed(table: LongNightTable) -> None:
    """All is paid (L-232), or nothing (L-233): then a starvation token comes (L-234), and morale falls by all of them
    (L-235).
    """
    state = table.state
    needed = food_needed(state)
    if food(state) >= needed:
        change_food(table, -needed)
        return
    state.starvation += 1
    table.tell(
        "log-starves",
        "L-234",
        beat=beats.place(table, "harm", v.COLONY, weight=1),
        needed=needed,
        count=state.starvation,
    )
    table.used("starvation")
    change_morale(table, -state.starvation, "L-235")
    await triggers.happen(table, v.Deed.STARVE)


def check_waste(table: LongNightTable) -> None:
    """1 morale for every full 10 cards, which stay (L-238)."""
    lying = max(0, len(table.pile(WASTE)) - colony_total(table.state, v.WasteSpares))
    if lying >= FULL_WASTE:
        change_morale(table, -(lying // FULL_WASTE), "L-238")


# --- zombies --------------------------------------------------------------------------------------------------


async def add_zombies(table: LongNightTable) -> None:
    """Colony, other locations by number, noise (L-250). The number of a batch is fixed when it begins (L-251), and
    morale is looked at when it is over (L-336). What was spared is spared in this step only (L-452).
    """
    state = table.state
    state.adding = True
    await batch(table, {v.COLONY: at_colony(state)})
    await batch(table, {place: at_location(state, place) for place in state.places if place != v.COLONY})
    await toss_noise(table)
    state.adding = False
    state.spared = {}
    check_morale(table)


def at_colony(state: LongNightState) -> int:
    """1 for every 2 people, rounded up, unruly ones counted twice (L-247, L-384, L-386)."""
    there = survivors_at(state, v.COLONY)
    scent = sum(total(state, v.Scent, survivor) for survivor in there)
    people = max(0, len(there) + helpless(state) + 2 * unruly(state) + scent)
    return max(0, (people + 1) // 2 - fewer(state, v.COLONY))


def at_location(state: LongNightState, place: str) -> int:
    """1 for every survivor there (L-248), and for every bandit (L-415)."""
    there = survivors_at(state, place)
    scent = sum(total(state, v.Scent, survivor) for survivor in there)
    number = len(there) + scent
    if Rule.BANDITS in state.in_force:
        number += bandits_at(state, place)
    return max(0, number - fewer(state, place)) if number else 0


def fewer(state: LongNightState, place: str) -> int:
    return sum(text.by for text in colony_texts(state, v.FewerZombies) if place in text.at)


async def batch(table: LongNightTable, numbers: dict[str, int]) -> None:
    for place, number in numbers.items():
        await zombies.add(table, place, number - spare(table.state, place, number))
    end_batch(table)


def spare(state: LongNightState, place: str, number: int) -> int:
    """The first three that would come there in this step (L-452)."""
    spared = min(number, state.spared.get(place, 0))
    if spared:
        state.spared[place] -= spared
    return spared


def end_batch(table: LongNightTable) -> None:
    table.state.adding = False
    check_morale(table)
    table.state.adding = True


async def toss_noise(table: LongNightTable) -> None:
    """Every token is taken off and tossed; one side adds a zombie (L-249), unless it is spared (L-452). None is left
    afterwards (L-252).
    """
    state = table.state
    for place in [place for place in state.places if place in state.stock[NOISE]]:
        while table.shift(NOISE, 1, place, SUPPLY):
            if _is_loud(table, place) and not spare(state, place, 1):
                await zombies.add(table, place, 1)


def _is_loud(table: LongNightTable, place: str) -> bool:
    loud = table.roll(2)[0] == 2
    beat = beats.place(table, "noise", place)
    table.tell("log-noise-heard" if loud else "log-noise-unheard", "L-249", beat=beat, place=NAME[place])
    return loud


# --- the end of the round -------------------------------------------------------------------------------------


async def pass_knife(table: LongNightTable) -> None:
    """If anybody has called for it, all vote on leaving the knife where it is (L-256, L-583), once a round (L-259).

    Otherwise it goes to the right (L-258); the vote lets it stay (L-257).
    """
    state = table.state
    called, state.knife_called = state.knife_called, False
    if called and await votes.vote(table, ASK_KNIFE, seat=SEAT[state.knife]):
        table.tell("log-knife-stays", "L-257", seat=SEAT[state.knife])
        return
    state.knife = right_of(state, state.knife)
    table.tell("log-knife", "L-258", seat=SEAT[state.knife])
