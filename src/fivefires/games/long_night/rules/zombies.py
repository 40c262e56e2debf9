"""Adding and killing zombies."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import (
    BANDIT,
    BARRICADE,
    ENTRANCES,
    PLACE_OF,
    SUPPLY,
    TRAP,
    ZOMBIE,
    ZOMBIE_TOKEN,
)
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import LongNightTable, count
from fivefires.kernel import Beat, Message, Prompt, message
from fivefires.kit.choosing import one_of

from . import beats, death, exposure, triggers
from .board import (
    bandits_at,
    barred_spaces,
    empty_spaces,
    helpless,
    lowest,
    open_entrances,
    survivors_at,
    unruly,
    zombies_at_entrance,
)  # fmt: skip
from .questions import DONE, ENTRANCE, LOSE_BARRICADE, LOSE_TRAP, NORMAL, UNRULY_ONE, Act, Entrance
from .tracks import lose_helpless

ASK_WHICH_BARRIER = Prompt("ask-which-barrier", "L-393")
ASK_WHICH_DIES = Prompt("ask-which-helpless", "L-268")
ASK_WHICH_LEAVES = Prompt("ask-which-leaves", "L-268")
ASK_WHICH_ZOMBIE = Prompt("ask-which-zombie", "L-281")
REMOVED, KILLED, COMES = (message(f"fate-{fate}") for fate in ("removed", "killed", "comes"))
ASK_WHERE_TO = Prompt("ask-where-to", "L-143")


# --- adding ---------------------------------------------------------------------------------------------------


async def add(table: LongNightTable, place: str, number: int) -> None:
    """One at a time (L-261), in the colony from entrance 1 to 6 and again (L-262), anew for every effect (L-263).

    Elsewhere there is a single entrance (L-272).
    """
    entrances = ENTRANCES[place]
    for index in range(number):
        await add_at(table, entrances[index % len(entrances)])


async def add_at(table: LongNightTable, entrance: str) -> None:
    if empty_spaces(table.state, entrance) > 0:
        arrive(table, entrance)
    else:
        await break_in(table, entrance)


def arrive(table: LongNightTable, entrance: str) -> bool:
    """On an empty space (L-264, L-250): a figure, or a token when these are used up (L-273); no 61st comes (L-275)."""
    moved = table.shift(ZOMBIE, 1, SUPPLY, entrance) or table.shift(ZOMBIE_TOKEN, 1, SUPPLY, entrance)
    if moved and table.log is not None:
        table.tell("log-zombie", "L-264", beat=beats.place(table, "arrival", entrance), entrance=NAME[entrance])
    return bool(moved)


async def break_in(table: LongNightTable, entrance: str) -> None:
    """At a full entrance a barricade is lost (L-265), or a trap goes off (L-391), or it is overrun (L-266).

    The next zombie then goes to the next entrance in order (L-270).
    """
    if not barred_spaces(table.state, entrance):
        await overrun(table, PLACE_OF[entrance])
        return
    if await is_trap_lost(table, entrance):
        spring(table, entrance)
    else:
        table.shift(BARRICADE, 1, entrance, SUPPLY)
        table.tell("log-barricade-lost", "L-265", beat=beats.place(table, "loss", entrance), entrance=NAME[entrance])


async def is_trap_lost(table: LongNightTable, entrance: str) -> bool:
    """Whether it is a trap (L-391); the first player says it where there are barricades and traps (L-393)."""
    state = table.state
    tokens = state.stock[BARRICADE]
    if entrance in tokens and TRAP[entrance] in tokens:
        answers = (LOSE_BARRICADE, LOSE_TRAP)
        return await table.ask(state.knife, ASK_WHICH_BARRIER, answers, entrance=NAME[entrance]) is LOSE_TRAP
    return TRAP[entrance] in tokens


def spring(table: LongNightTable, entrance: str) -> None:
    """All zombies there are removed (L-391); special ones stay (L-392)."""
    table.shift(BARRICADE, 1, TRAP[entrance], SUPPLY)
    removed = zombies_at_entrance(table.state, entrance)
    for _ in range(removed):
        take_off(table, entrance)
    table.used("trap")
    table.tell(
        "log-trap", "L-391", beat=beats.place(table, "win", entrance, weight=1), entrance=NAME[entrance], count=removed
    )


async def overrun(table: LongNightTable, place: str) -> None:
    """The survivor with the lowest influence there is killed (L-266, L-272, L-417), and whoever has lost the last one
    gets a new one before the next zombie (L-274). Without survivors: one helpless person (L-267, L-306), all bandits
    (L-416), or nothing (L-269). Each death costs 1 morale (L-271).
    """
    state = table.state
    table.tell("log-overrun", "L-266", beat=beats.place(table, "harm", place, weight=1), place=NAME[place])
    table.used("overrun")
    await triggers.happen(table, v.Deed.OVERRUN, place=place)
    there = survivors_at(state, place)
    if there:
        await death.kill(table, lowest(there))
    elif place == v.COLONY and helpless(state) + unruly(state):
        lose_helpless(table, unruly_one=await which_helpless(table, killed=True), killed=True)
    elif bandits := bandits_at(state, place):
        table.shift(BANDIT, bandits, place, SUPPLY)
        table.tell(
            "log-bandits-gone", "L-416", beat=beats.place(table, "loss", place), place=NAME[place], count=bandits
        )


async def which_helpless(table: LongNightTable, *, killed: bool) -> bool:
    """Whether it is an unruly one; the first player says it where there are both (L-268)."""
    state = table.state
    if helpless(state) and unruly(state):
        prompt = ASK_WHICH_DIES if killed else ASK_WHICH_LEAVES
        return await table.ask(state.knife, prompt, (NORMAL, UNRULY_ONE)) is UNRULY_ONE
    return unruly(state) > 0


# --- taking off -----------------------------------------------------------------------------------------------


def take_off(table: LongNightTable, entrance: str) -> bool:
    """Back to the supply (L-282), tokens before figures."""
    return bool(table.shift(ZOMBIE_TOKEN, 1, entrance, SUPPLY) or table.shift(ZOMBIE, 1, entrance, SUPPLY))


async def which_entrance(table: LongNightTable, seat: int, place: str, fate: Message, *, may_stop: bool = False) -> str:
    """An entrance of a place with an ordinary zombie, of the player's choice (L-281); nothing where there is none.

    `fate` is what becomes of it; `may_stop` lets the player have enough: "up to" is a choice (L-152).
    """
    found = [entrance for entrance in ENTRANCES[place] if zombies_at_entrance(table.state, entrance)]
    if not found or (len(found) == 1 and not may_stop):
        return found[0] if found else ""
    offers: list[Entrance | Act] = [ENTRANCE[entrance] for entrance in found]
    answer = await table.ask(seat, ASK_WHICH_ZOMBIE, [*offers, DONE] if may_stop else offers, fate=fate)
    return answer.entrance if isinstance(answer, Entrance) else ""


async def remove(table: LongNightTable, seat: int, place: str, number: int, *, upto: bool) -> int:
    """Removed, not killed: nobody rolls (L-278). At least one, where there is one; all that there are, unless the text
    says "up to" (L-152).
    """
    for removed in range(number):
        entrance = await which_entrance(table, seat, place, REMOVED, may_stop=upto and removed > 0)
        if not entrance:
            return removed
        take_off(table, entrance)
        table.tell("log-zombie-removed", "L-278", beat=beats.place(table, "loss", entrance), entrance=NAME[entrance])
    return number


async def kill(
    table: LongNightTable, seat: int, survivor: str, number: int, *, least: int = 1, safe: bool = False
) -> None:
    """All are taken off first, then an exposure roll for each (L-276), until the survivor is dead (L-277)."""
    state = table.state
    place, killed = state.where[survivor], 0
    while killed < number and (entrance := await which_entrance(table, seat, place, KILLED, may_stop=killed >= least)):
        take_off(table, entrance)
        killed += 1
        table.tell(
            "log-kill",
            "L-276",
            beat=beats.of(table, "kill", survivor),
            survivor=NAME[survivor],
            entrance=NAME[entrance],
        )
    await killed_some(table, seat, survivor, place, killed, safe=safe)


async def killed_some(
    table: LongNightTable, seat: int, survivor: str, place: str, killed: int, *, safe: bool = False
) -> None:
    """What follows from a kill comes before the roll (L-280), of which there is one for each (L-276)."""
    for _ in range(killed):
        count(table.state, seat, v.Stat.KILLS)
        await triggers.happen(table, v.Deed.KILL, seat, survivor, place)
    for _ in range(0 if safe else killed):
        await exposure.expose(table, survivor, v.Risk.KILL)


async def move(table: LongNightTable, seat: int, origin: str, place: str, number: int, least: int = 1) -> int:
    """From one place to empty entrance spaces of another, which the player chooses (L-143)."""
    for moved in range(number):
        goals = open_entrances(table.state, place)
        start = await which_entrance(table, seat, origin, COMES, may_stop=moved >= least) if goals else ""
        if not start:
            return moved
        goal = await one_of(table, seat, ASK_WHERE_TO, goals, ENTRANCE.__getitem__)
        if not table.shift(ZOMBIE, 1, start, goal):
            table.shift(ZOMBIE_TOKEN, 1, start, goal)
        if table.log is not None:
            beat = Beat("move", at=PLACE_OF[goal], path=(PLACE_OF[start], PLACE_OF[goal]))
            table.tell("log-zombie-moves", "L-141", beat=beat, start=NAME[start], goal=NAME[goal])
    return number
