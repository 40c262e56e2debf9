"""The Raxxon module: the containment code, the experiments that break out, and the fights with them."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BY_NUMBER, ENTRANCES, PLACE_OF
from fivefires.games.long_night.content.index import EXPERIMENT, FIGURES, KIND_OF
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import AttackUnderWay, LongNightState, LongNightTable, Reading, Rule, count, group
from fivefires.kernel import Prompt
from fivefires.kit.underway import innermost

from . import beats, code, effects, exposure, triggers, votes, zombies
from .board import empty_spaces, kinds_lurking
from .questions import AT

SPARED = 3
ASK_CONTAIN = Prompt("ask-contain", "L-449")
ASK_SPARE = Prompt("ask-spare", "L-451")


# --- dice on Raxxon -------------------------------------------------------------------------------------------


def values_to_lay(state: LongNightState, seat: int) -> list[int]:
    """Unused dice that the player may lay there, with a survivor at Raxxon (L-445)."""
    if not any(state.where[survivor] == v.RAXXON for survivor in group(state, seat)):
        return []
    return [value for value in sorted(set(state.players[seat].dice)) if code.takes(state, value)]


async def lay_die(table: LongNightTable, seat: int, value: int) -> None:
    """A die laid there is spent (L-446)."""
    state = table.state
    state.players[seat].dice.remove(value)
    state.code_dice.append(value)
    table.tell("log-lays-die", "L-445", beat=beats.dice(table, seat, value), seat=SEAT[seat], value=value)
    survivor = next(one for one in group(state, seat) if state.where[one] == v.RAXXON)
    await triggers.happen(table, v.Deed.LAY_DIE, seat, survivor, v.RAXXON)


async def check_code(table: LongNightTable) -> None:
    """At the start of the colony phase the top experiment is contained, or breaks out (L-444, L-454).

    Only a containment by vote is counted (L-516, L-517), and before the code is in force nothing happens (L-491).
    """
    state = table.state
    if Rule.CODE not in state.in_force or not table.pile(piles.EXPERIMENTS):
        return
    if not code.lacking(state):  # L-447
        if await votes.vote(table, ASK_CONTAIN, card=NAME[table.pile(piles.EXPERIMENTS)[-1]]):
            discard_top(table, "log-contained")
            state.contained += 1
            return  # L-450
        await spare_a_place(table)
    await break_out(table)  # L-453


def discard_top(table: LongNightTable, line: str) -> None:
    """It was contained, or a card took it away (L-517); the next one is the new top card (L-463)."""
    kind = table.pile(piles.EXPERIMENTS)[-1]
    table.draw(piles.EXPERIMENTS, piles.EXPERIMENT_DISCARDS)
    table.tell(line, "L-450", beat=beats.place(table, "win", v.RAXXON, weight=1), card=NAME[kind])
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

    The card lies open with its encounter side then (L-462), if a figure of it is on the board (L-460, L-461). The next
    one is the new top card (L-463).
    """
    state = table.state
    if not table.pile(piles.EXPERIMENTS):
        return
    kind = table.pile(piles.EXPERIMENTS)[-1]
    table.draw(piles.EXPERIMENTS, piles.LOOSE)
    show_top(table)
    table.tell("log-breaks-out", "L-457", beat=beats.place(table, "arrival", v.RAXXON, weight=1), card=NAME[kind])
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
            table.tell(
                "log-special",
                "L-457",
                beat=beats.place(table, "arrival", location, weight=1),
                card=NAME[figure],
                place=NAME[location],
            )
            return True
    await zombies.break_in(table, ENTRANCES[location][0])
    return False


def take_off(table: LongNightTable, figure: str) -> None:
    """Without another of its kind on the board its card is discarded (L-474)."""
    kind = KIND_OF[figure]
    del table.state.lurking[figure]
    table.move(figure, piles.LURKING, piles.FIGURES)
    table.tell("log-slain", "L-474", beat=beats.PLAIN_WIN, card=NAME[figure])
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
    table.tell(
        "log-encounter",
        "L-472",
        beat=beats.rolled(table, survivor, rolled),
        survivor=NAME[survivor],
        card=NAME[kind],
        die=rolled,
    )
    table.used(f"row:{kind}:{rolled}")
    return EXPERIMENT[kind].table[rolled - 1]


async def slay(table: LongNightTable, reading: Reading) -> None:
    """Killed by the attacker, for whom it counts like any other zombie (L-477)."""
    state = table.state
    attack = innermost(state.under_way, AttackUnderWay)
    assert attack is not None
    take_off(table, reading.figure)
    count(state, attack.seat, v.Stat.KILLS)
    await triggers.happen(table, v.Deed.KILL, attack.seat, reading.survivor, reading.place)


def prowl(table: LongNightTable, figure: str, location: str) -> None:
    """Moved by its own card alone (L-466), to an empty entrance space."""
    state = table.state
    if figure not in state.lurking or PLACE_OF[state.lurking[figure]] == location:
        return
    for entrance in ENTRANCES[location]:
        if empty_spaces(state, entrance) > 0:
            state.lurking[figure] = entrance
            table.tell(
                "log-prowls",
                "L-466",
                beat=beats.place(table, "move", location),
                card=NAME[figure],
                place=NAME[location],
            )
            return
