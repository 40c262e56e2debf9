"""What comes next: camp and set-up, then rounds of a heroes' turn, a mutants' turn and the clock (N-147, N-148)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cache
from itertools import permutations
from typing import Any

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import HERO
from fivefires.games.zna.state import NOBODY, Flee, Hero, Stage, Turn, ZnaState, ZnaTable, living, map_of, seat_of
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.agenda import do_first
from fivefires.kit.choosing import one_option
from fivefires.kit.grids import NOWHERE

from . import camp, drone, ending, events, mutants, objectives, plans, scenarios, setup
from .actions import turn
from .questions import Act, Choose, Order, To

ASK_HERO = Prompt("ask-hero", "N-024")
ASK_START = Prompt("ask-start", "N-030")
ASK_ORDER = Prompt("ask-order", "N-150")


def step(table: ZnaTable) -> Coroutine[Any, Any, None]:
    """Act what is on the agenda, one mutant's turn at a time, or else what the stage says."""
    state = table.state
    return do_first(table, state.agenda, HOW) if state.agenda else STEPS[state.stage](table)


# --- before the first turn -------------------------------------------------------------------------------------


async def choose_heroes(table: ZnaTable) -> None:
    """Four in every game (N-009), each player as many as their number demands (N-024), freely, none twice (N-012).

    Or chance deals them.
    """
    state = table.state
    number = len(state.heroes)
    if table.setup.options.get("heroes") == "dealt":
        table.shuffle(piles.BOARDS)
        for hero in range(4):
            table.draw(piles.BOARDS, piles.BOARD[hero])
            state.heroes.append(Hero(table.pile(piles.BOARD[hero])[0]))
    else:
        free = [Choose(hero) for hero in HERO if hero in table.pile(piles.BOARDS)]
        chosen = await table.ask(seat_of(state.seats, number), ASK_HERO, free, number=number + 1)
        table.move(chosen.hero, piles.BOARDS, piles.BOARD[number])
        state.heroes.append(Hero(chosen.hero))
    if len(state.heroes) == 4:
        state.stage = Stage.SETUP


async def prepare(table: ZnaTable) -> None:
    """The scenario's page is carried out (N-015 to N-023)."""
    setup.begin(table)
    table.state.stage = Stage.STARTS


async def choose_starts(table: ZnaTable) -> None:
    """Which hero takes which starting space (N-029, N-030). Its tile counts as explored, without spawning (N-031).

    Then everybody arranges his things (N-141).
    """
    state, map = table.state, map_of(table.state)
    number = next(number for number, hero in enumerate(state.heroes) if hero.area == NOWHERE)
    taken = [hero.area for hero in state.heroes]
    free = [To(map.names[area]) for area in map.starts if area not in taken]
    hero = state.heroes[number]
    chosen = await one_option(table, seat_of(state.seats, number), ASK_START, free, hero=message(hero.id))
    hero.area = map.number[chosen.area]
    state.explored[map.tile_of[hero.area]] = state.entered[map.tile_of[hero.area]] = True
    if number == 3:
        state.stage = Stage.ARRANGE
        state.order = [0, 1, 2, 3]


async def arrange(table: ZnaTable) -> None:
    """Every hero may arrange his cards (N-141), and gets 2 drone objectives where that was agreed (N-142, N-144).

    Whoever has no space left may have accomplished one of them already (N-478).
    """
    state = table.state
    hero = state.order[0]
    state.active = seat_of(state.seats, hero)
    if "objectives" in table.setup.variants and drone.held(state, hero) < 2:
        await drone.draw(table, hero)
        return
    await plans.equip(table, hero, free=True)
    objectives.full_load(table, hero)
    state.order.pop(0)
    if not state.order:
        begin_round(table)


def begin_round(table: ZnaTable) -> None:
    """The speaker's office passes to the next seat each round (N-150)."""
    state = table.state
    state.round += 1
    state.speaker = speaker(state)
    state.stage = Stage.ORDER
    table.tell("log-round", "N-148", beat=Beat("phase"), round=state.round)


# --- a round ---------------------------------------------------------------------------------------------------


def speaker(state: ZnaState) -> int:
    """Whose round it is; a player whose heroes are all dead decides nothing, and the next one speaks (N-348)."""
    seats = [(state.round - 1 + further) % state.seats for further in range(state.seats)]
    deciding = [seat_of(state.seats, hero) for hero in living(state)]
    return next(seat for seat in seats if seat in deciding)


async def declare_order(table: ZnaTable) -> None:
    """The speaker declares it anew each round (N-149, N-150), for all who live (N-151)."""
    state = table.state
    state.active = state.speaker
    heroes = living(state)
    options: list[Order | Act] = []
    if sorted(state.last_order) == heroes:
        options.append(Act.SAME_ORDER)
    names = [hero.id for hero in state.heroes]
    last = "-".join(names[hero] for hero in state.last_order)
    options += [order for order in _orders(tuple(names[hero] for hero in heroes)) if order.heroes != last]
    answer = await one_option(table, state.speaker, ASK_ORDER, options)
    if isinstance(answer, Order):
        numbers = {hero.id: number for number, hero in enumerate(state.heroes)}
        state.last_order = [numbers[name] for name in answer.heroes.split("-")]
    state.order = [*state.last_order]
    state.hero = NOBODY
    state.stage = Stage.TURN


@cache
def _orders(names: tuple[str, ...]) -> list[Order]:
    """All ways to line them up."""
    return [Order("-".join(order)) for order in permutations(names)]


async def end_heroes(table: ZnaTable) -> None:
    """When every hero has had his turn (N-154) the mutants line up (N-269).

    A speaker whose heroes have died meanwhile decides nothing (N-348), as the professor's way (N-505). Some objectives
    count at this moment (N-516).
    """
    state = table.state
    state.active = state.speaker = speaker(state)
    await scenarios.after_heroes(table)
    ending.check(table, scenarios.HEROES_END)
    mutants.line_up(table)
    if state.agenda:
        table.tell("log-mutants", "N-269", beat=Beat("phase"))
    state.stage = Stage.MUTANTS


async def end_mutants(table: ZnaTable) -> None:
    """All have acted (N-283): who is on the brink has proved something (N-486), then the scenario's step (N-500), then
    the clock (N-296, N-297).
    """
    state = table.state
    for number, hero in enumerate(state.heroes):
        if hero.health == 1:
            objectives.done(table, number, "on_the_brink")
    scenarios.after_mutants(table)
    ending.check(table)
    if not await events.tick(table):
        ending.lose(table, "time", "N-297")
    ending.check(table)  # an alarm may have opened the way out (N-377)
    begin_round(table)


HOW: dict[
    type, Callable[[ZnaTable, Turn], Coroutine[Any, Any, None]] | Callable[[ZnaTable, Flee], Coroutine[Any, Any, None]]
] = {
    Turn: mutants.act,
    Flee: mutants.flee,
}

STEPS: dict[Stage, Callable[[ZnaTable], Coroutine[Any, Any, None]]] = {
    Stage.CAMP: camp.camp,
    Stage.HEROES: choose_heroes,
    Stage.SETUP: prepare,
    Stage.STARTS: choose_starts,
    Stage.ARRANGE: arrange,
    Stage.ORDER: declare_order,
    Stage.TURN: turn,
    Stage.HEROES_END: end_heroes,
    Stage.MUTANTS: end_mutants,
}
