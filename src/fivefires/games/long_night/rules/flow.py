"""What comes next: the set-up, then rounds of a players' phase and a colony phase, until the game ends (L-089)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import STORY
from fivefires.games.long_night.show.names import SEAT
from fivefires.games.long_night.state import (
    LongNightState,
    LongNightTable,
    Rule,
    Stage,
    Turn,
    group,
    turn_order,
)
from fivefires.kit.seats import take_next

from . import actions, bandits, beats, colony, crisis, crossroads, death, dice, ending, raxxon, setup, stories, triggers
from .cards import leader_at


def step(table: LongNightTable) -> Coroutine[Any, Any, None]:
    return STEPS[table.state.stage](table)


# --- the players' phase (L-090) -------------------------------------------------------------------------------


async def reveal(table: LongNightTable) -> None:
    """A new round begins (L-260), perhaps with a new stage (L-482): the crisis is revealed (L-091), bandits arrive
    (L-408), and what was used once a round can be used again (L-109).
    """
    state = table.state
    state.round += 1
    state.spent = []
    state.noisy = {}
    stories.turn_the_page(table)
    table.tell("log-round", "L-089", beat=beats.ROUND, round=state.round, rounds=state.rounds)
    if state.rounds == 1:
        table.tell("log-last-round", "L-255", beat=beats.LAST_ROUND)
    crisis.reveal(table)
    await bandits.arrive(table)
    await triggers.happen(table, v.Deed.ROUND_START)
    state.stage = Stage.DICE


async def roll_dice(table: LongNightTable) -> None:
    """Dice on Raxxon come back too (L-455), except those of the rescue (L-509); then all roll (L-094)."""
    state = table.state
    if Rule.RESCUE not in state.in_force:
        state.code_dice = []
    dice.roll_for_all(table)
    state.order = turn_order(state)  # L-099
    state.stage = Stage.TURN


async def take_turns(table: LongNightTable) -> None:
    """One action a step, after which the crossroads card may be met (L-215). Each player has exactly one turn (L-099),
    which ends for whoever drops out (L-364), then the colony phase begins (L-105).
    """
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
    seat = take_next(state.order, lambda seat: not state.players[seat].out)  # L-367
    if seat is None:
        state.stage = Stage.CODE
        return
    state.active = seat
    state.turn = Turn(seat)
    table.used("turn")
    if table.log is not None:
        table.tell("log-turn", "L-099", beat=beats.TURN, seat=SEAT[seat])


async def begin_turn(table: LongNightTable) -> None:
    """First the crossroads card is drawn, then frostbite bites, then the player acts (L-102), unless he is out (L-365).

    A card that waits for a state is looked at in between (L-218).
    """
    state = table.state
    seat = state.active
    crossroads.draw(table)
    await crossroads.check(table)
    await bite_of_frost(table, seat)
    if not state.players[seat].out:
        await triggers.happen(table, v.Deed.TURN_START, seat, *leader_at(state, seat))
    await crossroads.check(table)
    if state.players[seat].out:
        end_turn(table)


async def bite_of_frost(table: LongNightTable, seat: int) -> None:
    """Every own survivor with frostbite gets 1 wound, however many tokens it has (L-203)."""
    state = table.state
    frozen = [survivor for survivor in group(state, seat) if survivor in state.frostbite]
    if frozen:
        table.tell("log-frost", "L-203", beat=beats.seat(table, "harm", seat), seat=SEAT[seat])
        await death.hurt(table, frozen, wounds=1, cause=beats.FROST)


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
    table.tell("log-phase-colony", "L-228", beat=beats.PHASE)
    await triggers.happen(table, v.Deed.COLONY_PHASE)
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
    """Only here (L-253, L-254); what an objective counts evening by evening is counted first (L-588). The story of a
    stage is carried out at once, and the other steps follow (L-481).
    """
    state = table.state
    await triggers.happen(table, v.Deed.CHECK)
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
    await triggers.happen(table, v.Deed.ROUND_END)
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
