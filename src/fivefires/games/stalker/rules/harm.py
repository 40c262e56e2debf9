"""What stalkers lose: HP, by injuries and death (S-323, S-427 to S-435), and by radiation (S-305 to S-308)."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content.index import STALKER
from fivefires.games.stalker.content.vocabulary import Gift, Knack
from fivefires.games.stalker.state import Stalker, StalkerState, StalkerTable, map_of
from fivefires.kernel import Beat, Prompt, message

from . import dice, ending, gear
from .questions import Act

ASK_CRITICAL = Prompt("ask-critical", "S-430")

MOST_DOSE: Final = 16
OVERDOSE_DICE: Final = 4
# The stops of the Geiger counter (S-527), and by band how many dice exposure rolls (S-525).
STOPS: Final = (15, 11, 7, 3, 0)


# --- HP ---------------------------------------------------------------------------------------------------------------


async def lose_hp(table: StalkerTable, stalker: Stalker, points: int, rule: str) -> None:
    """Down to 0 (S-323); there each source means one critical injury (S-431, S-432), then death (S-435)."""
    if points <= 0:
        return
    stalker.hp = max(0, stalker.hp - points)
    if table.log is not None:
        beat = Beat("harm", about=(stalker.id,), at=map_of(table.state).names[stalker.space], weight=1)
        table.tell("log-loses-hp", rule, beat=beat, stalker=message(stalker.id), points=points)
    if stalker.hp:
        return
    del points  # how much more it would have been is known to nobody any longer
    if all(stalker.critical):
        ending.die(table, stalker)
    await injure(table, stalker)


async def injure(table: StalkerTable, stalker: Stalker) -> None:
    """Over one of the two turn tokens, the owner chooses which; the second goes over the other (S-427, S-430)."""
    if not any(stalker.critical):
        options = [Act.FIRST_TURN, Act.SECOND_TURN]
        answer = await table.ask(stalker.seat, ASK_CRITICAL, options, stalker=message(stalker.id))
        token = options.index(answer)
    else:
        token = stalker.critical.index(False)
    stalker.critical[token] = True
    stalker.left[token] = min(stalker.left[token], 1)  # one action is left under it, or none (S-428, S-429, S-573)
    table.used("critical")
    table.tell("log-critical", "S-427", beat=Beat("harm", (stalker.id,), weight=2), stalker=message(stalker.id))


def heal(table: StalkerTable, stalker: Stalker, points: int, rule: str) -> None:
    """Up to the maximum (S-324). Above 0 all critical injuries go (S-433); actions that were lost stay so (S-434)."""
    gained = min(points, STALKER[stalker.id].hp - stalker.hp)
    if gained <= 0:
        return
    stalker.hp += gained
    stalker.critical = [False, False]
    table.tell("log-heals", rule, beat=Beat("heal", (stalker.id,)), stalker=message(stalker.id), points=gained)


# --- the dose ---------------------------------------------------------------------------------------------------------


async def raise_dose(table: StalkerTable, stalker: Stalker, points: int, rule: str) -> None:
    """It does no harm as it rises (S-149), except above 16: 4 dice at once, and it stays at 16 (S-307, S-308).

    Armor has been taken off before, where the rule that raises it says so (S-309).
    """
    if points <= 0:
        return
    stalker.dose += points
    table.tell("log-dose", rule, stalker=message(stalker.id), points=points)
    if stalker.dose > MOST_DOSE:
        stalker.dose = MOST_DOSE
        await lose_hp(table, stalker, dice.stars_of(dice.roll(table, OVERDOSE_DICE)), "S-307")


def lower_dose(stalker: Stalker, points: int) -> None:
    """Never below 0 (S-305)."""
    stalker.dose = max(0, stalker.dose - points)


async def irradiate(table: StalkerTable, stalker: Stalker) -> None:
    """A turn token was slid: the highest radiation of the action's spaces counts once (S-142, S-143, S-150).

    The armor takes something off it (S-144), to no less than 0 (S-145).
    """
    state = table.state
    radiation = map_of(state).radiation
    most = radiation[stalker.space]
    for space in stalker.trail:
        most = max(most, radiation[space])
    if most:
        if Knack.THICK_SKIN in STALKER[stalker.id].knacks:
            table.used(f"knack:{Knack.THICK_SKIN}")
        await raise_dose(table, stalker, most - gear.shielding(state, stalker), "S-142")


def band(dose: int) -> int:
    """How many dice exposure rolls (S-525)."""
    return dose // 4


async def suffer_exposure(table: StalkerTable, stalker: Stalker) -> None:
    """Whoever has a dose of 4 and more (S-306, S-524)."""
    if band(stalker.dose):
        await lose_hp(table, stalker, dice.stars_of(dice.roll(table, band(stalker.dose))), "S-525")


def decay(state: StalkerState, stalker: Stalker) -> None:
    """To the next lower stop (S-526, S-527), but no lower than what the artifacts give off (S-528)."""
    steps = 2 if gear.gifts(state, stalker).count(Gift.SHED) else 1
    for _ in range(steps):
        stalker.dose = next((stop for stop in STOPS if stop < stalker.dose), 0)
    stalker.dose = max(stalker.dose, gear.base_dose(state, stalker))
