"""The dice (S-592, S-593), and rolling some of them again (S-391, S-392, S-437)."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.state import Stalker, StalkerTable
from fivefires.kernel import Message, Prompt
from fivefires.kit.choosing import one_option

from . import status
from .questions import Act, Again

ASK_FOCUS = Prompt("ask-focus", "S-437")
ASK_DICE = Prompt("ask-dice", "S-437")

# By face, 1 to 6: the ★ and the masks of a stalker die, and the ★ of an equipment die.
YELLOW_STARS: Final = (0, 0, 1, 1, 2, 0, 3)
YELLOW_MASKS: Final = (0, 1, 1, 0, 0, 2, 0)
GREEN_STARS: Final = (0, 0, 1, 1, 2, 2, 3)
ACCURATE: Final = 5
ACCURATE_STARS: Final = 4

# There are six of each (S-011).
MOST: Final = 6


def roll(table: StalkerTable, count: int) -> list[int]:
    """At most six dice of a colour are rolled (S-011)."""
    return table.roll(6, min(count, MOST)) if count > 0 else []


def stars_of(green: list[int], *, accurate: bool = False) -> int:
    """The accurate face counts 4 in accurate range (S-365), and else 2 (S-366)."""
    found = 0
    for face in green:
        found += ACCURATE_STARS if accurate and face == ACCURATE else GREEN_STARS[face]
    return found


def yellow_stars(yellow: list[int]) -> int:
    return sum(YELLOW_STARS[face] for face in yellow)


def yellow_masks(yellow: list[int]) -> int:
    return sum(YELLOW_MASKS[face] for face in yellow)


async def use_focus(table: StalkerTable, stalker: Stalker, yellow: list[int], green: list[int], what: Message) -> None:
    """He may discard Focus to roll any dice of his own roll again (S-391, S-437, S-513); `what` is rolled for."""
    if not stalker.focus or not (yellow or green):
        return
    answer = await table.ask(stalker.seat, ASK_FOCUS, [Act.FOCUS, Act.KEEP], what=what, stars=_stars(yellow, green))
    if answer is Act.KEEP:
        return
    status.spend_focus(table, stalker)
    await choose_again(table, stalker, yellow, green, len(yellow) + len(green), what)


async def choose_again(
    table: StalkerTable, stalker: Stalker, yellow: list[int], green: list[int], most: int, what: Message
) -> None:
    """Dice are picked one by one and put aside as face 0, then rolled together."""
    while most:
        most -= 1
        options: list[Again | Act] = [
            *(Again("yellow", face) for face in sorted({*yellow} - {0})),
            *(Again("green", face) for face in sorted({*green} - {0})),
        ]
        if not options:
            break
        if 0 in yellow or 0 in green:
            options.append(Act.ROLL)
        answer = await one_option(table, stalker.seat, ASK_DICE, options, what=what)  # S-717
        if not isinstance(answer, Again):
            break
        dice = yellow if answer.colour == "yellow" else green
        dice[dice.index(answer.face)] = 0
    for dice in (yellow, green):
        fresh = roll(table, dice.count(0))
        dice[:] = [face or fresh.pop(0) for face in dice]


def _stars(yellow: list[int], green: list[int]) -> int:
    return yellow_stars(yellow) + stars_of(green)
