"""The Raxxon module: the containment code, the experiments that break out, and the fights with them."""

from __future__ import annotations

from fivefires.kernel import Prompt

from . import deeds, effects, exposure, piles, votes, zombies
from .board import BY_NUMBER, ENTRANCES, PLACE_OF, empty_spaces, kinds_lurking
from .content import vocabulary as v
from .content.index import EXPERIMENT, FIGURES, KIND_OF
from .names import NAME, SEAT
from .questions import AT
from .state import AttackUnderWay, LongNightState, LongNightTable, Reading, Rule, count, group

SPARED = 3
ASK_CONTAIN = Prompt("ask-contain", "L-449")
ASK_SPARE = Prompt("ask-spare", "L-451")


# --- dice on Raxxon -------------------------------------------------------------------------------------------


def values_to_lay(state: LongNightState, seat: int) -> list[int]:
    """Unused dice that the player may lay there, with a survivor at Raxxon (L-445)."""
    if not any(state.where[survivor] == v.RAXXON for survivor in group(state, seat)):
        return []
    return [value for value in sorted(set(state.players[seat].dice)) if takes(state, value)]


def takes(state: LongNightState, value: int) -> bool:
    """Whether a die of that value counts there: in the rescue of R2 only one that is still missing (L-509), else as
    long as there is a code (L-444) and an experiment (L-456).
    """
    if Rule.RESCUE in state.in_force:
        return value not in state.code_dice
    return Rule.CODE in state.in_force and bool(state.piles[piles.EXPERIMENTS])


async def lay_die(table: LongNightTable, seat: int, value: int) -> None:
    """A die laid there is spent (L-446)."""
    state = table.state
    state.players[seat].dice.remove(value)
    state.code_dice.append(value)
    table.tell("log-lays-die", "L-445", seat=SEAT[seat], value=value)
    survivor = next(one for one in group(state, seat) if state.where[one] == v.RAXXON)
    await deeds.happen(table, v.Deed.LAY_DIE, seat, survivor, v.RAXXON)


def code_matched(state: LongNightState) -> bool:
    """Each number of the code needs a die of its own (L-447, L-448)."""
    first, second = EXPERIMENT[state.piles[piles.EXPERIMENTS][-1]].code
    needed = 2 if first == second else 1
    return state.code_dice.count(first) >= needed and state.code_dice.count(second) >= needed


async def check_code(table: LongNightTable) -> None:
    """At the start of the colony phase the top experiment is contained, or breaks out (L-444, L-454).

    Only a containment by vote is counted (L-517).
    """
    state = table.state
    if Rule.CODE not in state.in_force or not table.pile(piles.EXPERIMENTS):
        return
    if code_matched(state):
        if await votes.vote(table, ASK_CONTAIN, card=NAME[table.pile(piles.EXPERIMENTS)[-1]]):
            discard_top(table, "log-contained")
            state.contained += 1
            return  # L-450
        await spare_a_place(table)
    await break_out(table)  # L-453


def discard_top(table: LongNightTable, line: str) -> None:
    kind = table.pile(piles.EXPERIMENTS)[-1]
    table.draw(piles.EXPERIMENTS, piles.EXPERIMENT_DISCARDS)
    table.tell(line, "L-450", card=NAME[kind])
    table.used(f"contained:{kind}")
    show_top(table)


async def spare_a_place(table: LongNightTable) -> None:
    """Three fewer zombies at one place, the colony allowed: the first that would come there (L-451, L-452)."""
    state = table.state
    answer = await table.ask(state.knife, ASK_SPARE, [AT[place] for place in state.places])
    state.spared[answer.place] = state.spared.get(answer.place, 0) + SPARED
    table.tell("log-spared", "L-451", place=NAME[answer.place])


def show_top(table: LongNightTable) -> None:
    """Everybody may read the audio side of the top card (L-434, L-463)."""
    table.reveal(table.pile(piles.EXPERIMENTS)[-1:])


# --- breaking out ---------------------------------------------------------------------------------------------


async def break_out(table: LongNightTable) -> None:
    """The figures of the top card come (L-457), each to a random location of its own (L-458).

    The card lies open with its encounter side then (L-462), if a figure of it is on the board (L-460, L-461).
    """
    state = table.state
    if not table.pile(piles.EXPERIMENTS):
        return
    kind = table.pile(piles.EXPERIMENTS)[-1]
    table.draw(piles.EXPERIMENTS, piles.LOOSE)
    show_top(table)
    table.tell("log-breaks-out", "L-457", card=NAME[kind])
    table.used(f"experiment:{kind}")
    for figure in FIGURES[kind]:
        if figure in table.pile(piles.FIGURES):
            await place(table, figure, random_location(table))
    if not kinds_lurking(state, kind):
        table.move(kind, piles.LOOSE, piles.EXPERIMENT_DISCARDS)


def random_location(table: LongNightTable) -> str:
    """By a die: the colony and the numbers above 6 never come up (L-350, L-351)."""
    location = BY_NUMBER[table.roll(6)[0]]
    table.tell("log-random-location", "L-350", place=NAME[location])
    return location


async def place(table: LongNightTable, figure: str, location: str) -> bool:
    """On an empty entrance space; without one it breaks in like any zombie and is not placed (L-459, L-460).

    Its card lies open as long as a figure of it is on the board (L-462), also where another one was slain just before.
    """
    for entrance in ENTRANCES[location]:
        if empty_spaces(table.state, entrance) > 0:
            table.move(figure, piles.FIGURES, piles.LURKING)
            table.state.lurking[figure] = entrance
            if KIND_OF[figure] in table.pile(piles.EXPERIMENT_DISCARDS):
                table.move(KIND_OF[figure], piles.EXPERIMENT_DISCARDS, piles.LOOSE)
            table.tell("log-special", "L-457", card=NAME[figure], place=NAME[location])
            return True
    await zombies.break_in(table, ENTRANCES[location][0])
    return False


def take_off(table: LongNightTable, figure: str) -> None:
    """Without another of its kind on the board its card is discarded (L-474)."""
    kind = KIND_OF[figure]
    del table.state.lurking[figure]
    table.move(figure, piles.LURKING, piles.FIGURES)
    table.tell("log-slain", "L-474", card=NAME[figure])
    table.used(f"slain:{kind}")
    if not kinds_lurking(table.state, kind) and kind in table.pile(piles.LOOSE):
        table.move(kind, piles.LOOSE, piles.EXPERIMENT_DISCARDS)


# --- fights ---------------------------------------------------------------------------------------------------


async def encounter(table: LongNightTable, seat: int, survivor: str, figure: str, *, safe: bool) -> None:
    """An attack does not kill it by itself (L-470). First the exposure roll (L-471), then, if the attacker lives
    (L-473), the row of its own table with the number rolled (L-472, L-475).
    """
    state = table.state
    if not safe:
        await exposure.expose(table, survivor, v.Risk.KILL)
    if survivor not in state.where or figure not in state.lurking:
        return
    reading = Reading(seat, KIND_OF[figure], survivor, state.where[survivor], figure=figure, common=True)
    await effects.carry_out(table, reading, _row(table, survivor, figure))


def _row(table: LongNightTable, survivor: str, figure: str) -> v.Effects:
    rolled = table.roll(6)[0]
    kind = KIND_OF[figure]
    table.tell("log-encounter", "L-472", survivor=NAME[survivor], card=NAME[kind], die=rolled)
    table.used(f"row:{kind}:{rolled}")
    return EXPERIMENT[kind].table[rolled - 1]


async def slay(table: LongNightTable, reading: Reading) -> None:
    """Killed by the attacker, for whom it counts like any other zombie (L-477)."""
    state = table.state
    attacker = next(one.seat for one in reversed(state.under_way) if isinstance(one, AttackUnderWay))
    take_off(table, reading.figure)
    count(state, attacker, v.Stat.KILLS)
    await deeds.happen(table, v.Deed.KILL, attacker, reading.survivor, reading.place)


def prowl(table: LongNightTable, figure: str, location: str) -> None:
    """Moved by its own card alone (L-466), to an empty entrance space."""
    state = table.state
    if figure not in state.lurking or PLACE_OF[state.lurking[figure]] == location:
        return
    for entrance in ENTRANCES[location]:
        if empty_spaces(state, entrance) > 0:
            state.lurking[figure] = entrance
            table.tell("log-prowls", "L-466", card=NAME[figure], place=NAME[location])
            return
