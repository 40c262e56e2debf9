"""What comes next: the set-up, then rounds of a players' phase and a colony phase, until the game ends (L-089)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from . import actions, bandits, colony, crisis, crossroads, death, deeds, dice, ending, raxxon, setup, stories
from .cards import leader_at
from .content import vocabulary as v
from .content.index import STORY
from .names import SEAT
from .state import LongNightState, LongNightTable, Rule, Stage, Turn, clockwise, group


def step(table: LongNightTable) -> Coroutine[Any, Any, None]:
    return STEPS[table.state.stage](table)


# --- the players' phase (L-090) -------------------------------------------------------------------------------


async def reveal(table: LongNightTable) -> None:
    """A new round begins (L-260): the crisis is revealed (L-091), and bandits arrive (L-408)."""
    state = table.state
    state.round += 1
    state.spent = []
    stories.turn_the_page(table)
    table.tell("log-round", "L-089", round=state.round, rounds=state.rounds)
    crisis.reveal(table)
    await bandits.arrive(table)
    await deeds.happen(table, v.Deed.ROUND_START)
    state.stage = Stage.DICE


async def roll_dice(table: LongNightTable) -> None:
    """Dice on Raxxon come back too (L-455), except those of the rescue (L-509)."""
    state = table.state
    if Rule.RESCUE not in state.in_force:
        state.code_dice = []
    dice.roll_for_all(table)
    state.order = clockwise(state, state.knife)  # L-099
    state.stage = Stage.TURN


async def take_turns(table: LongNightTable) -> None:
    """One action a step. Each player has exactly one turn (L-099), then the colony phase begins (L-105)."""
    state = table.state
    turn = state.turn
    if turn is None:
        next_turn(table)
    elif not turn.begun:
        turn.begun = True
        await begin_turn(table)
    else:
        await actions.act(table)
        await crossroads.check(table)
        if turn.over or state.players[turn.seat].out:
            end_turn(table)


def next_turn(table: LongNightTable) -> None:
    state = table.state
    while state.order and state.players[state.order[0]].out:
        state.order.pop(0)  # L-367
    if not state.order:
        state.stage = Stage.CODE
        return
    state.active = state.order.pop(0)
    state.turn = Turn(state.active)
    table.tell("log-turn", "L-099", seat=SEAT[state.active])


async def begin_turn(table: LongNightTable) -> None:
    """First the crossroads card is drawn, then frostbite bites, then the player acts (L-102)."""
    state = table.state
    seat = state.active
    crossroads.draw(table)
    await crossroads.check(table)
    await bite_of_frost(table, seat)
    if not state.players[seat].out:
        await deeds.happen(table, v.Deed.TURN_START, seat, *leader_at(state, seat))
    await crossroads.check(table)
    if state.players[seat].out:
        end_turn(table)


async def bite_of_frost(table: LongNightTable, seat: int) -> None:
    """Every own survivor with frostbite gets 1 wound, however many tokens it has (L-203)."""
    state = table.state
    frozen = [survivor for survivor in group(state, seat) if survivor in state.frostbite]
    if frozen:
        table.tell("log-frost", "L-203", seat=SEAT[seat])
        await death.hurt(table, frozen, wounds=1)


def end_turn(table: LongNightTable) -> None:
    """A crossroads card that was not triggered goes under the pile (L-224)."""
    state = table.state
    crossroads.put_back(table)
    state.turn = None
    forget(state, v.TURN)


def forget(state: LongNightState, period: v.Period) -> None:
    """What held for so long holds no longer."""
    if state.lasting:
        state.lasting = [one for one in state.lasting if one.until != period]


# --- the colony phase (L-228) ---------------------------------------------------------------------------------


async def check_code(table: LongNightTable) -> None:
    """What begins with the colony phase comes first, so what breaks out now has its first say in the next (L-570)."""
    await deeds.happen(table, v.Deed.COLONY_PHASE)
    await raxxon.check_code(table)
    table.state.stage = Stage.FEED


async def feed(table: LongNightTable) -> None:
    await colony.feed(table)
    table.state.stage = Stage.WASTE


async def check_waste(table: LongNightTable) -> None:
    colony.check_waste(table)
    table.state.stage = Stage.CRISIS


async def resolve_crisis(table: LongNightTable) -> None:
    await crisis.resolve(table)
    table.state.stage = Stage.ZOMBIES


async def add_zombies(table: LongNightTable) -> None:
    await colony.add_zombies(table)
    table.state.stage = Stage.LOOT


async def loot(table: LongNightTable) -> None:
    """Directly after the zombies (L-418)."""
    if Rule.BANDITS in table.state.in_force:
        await bandits.loot(table)
    table.state.stage = Stage.OBJECTIVE


async def check_objective(table: LongNightTable) -> None:
    """Only here (L-253, L-254)."""
    state = table.state
    state.stage = Stage.ROUND
    if ending.is_main_met(state):
        if state.task in STORY:
            await stories.met(table)
        else:
            table.used(f"met:{state.task}")
            ending.end(table, "objective")


async def move_round_marker(table: LongNightTable) -> None:
    """At 0 the game is over (L-255, L-337), unless a stage of a scenario was met in this round (L-483)."""
    state = table.state
    state.rounds -= 1
    if state.rounds <= 0 and not state.story_met:
        ending.end(table, "rounds")
    await deeds.happen(table, v.Deed.ROUND_END)
    forget(state, v.ROUND)
    state.stage = Stage.KNIFE


async def pass_knife(table: LongNightTable) -> None:
    await colony.pass_knife(table)
    table.state.stage = Stage.REVEAL


STEPS: dict[Stage, Callable[[LongNightTable], Coroutine[Any, Any, None]]] = {
    Stage.LAYOUT: setup.lay_out,
    Stage.CHOOSE: setup.choose_survivors,
    Stage.OPENING: setup.open_game,
    Stage.REVEAL: reveal,
    Stage.DICE: roll_dice,
    Stage.TURN: take_turns,
    Stage.CODE: check_code,
    Stage.FEED: feed,
    Stage.WASTE: check_waste,
    Stage.CRISIS: resolve_crisis,
    Stage.ZOMBIES: add_zombies,
    Stage.LOOT: loot,
    Stage.OBJECTIVE: check_objective,
    Stage.ROUND: move_round_marker,
    Stage.KNIFE: pass_knife,
}
