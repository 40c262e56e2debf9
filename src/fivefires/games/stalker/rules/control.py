"""Control cards (S-646, S-647): known to whoever drew one alone, until he resists or suffers it."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.state import Stalker, StalkerTable
from fivefires.kernel import Prompt, message

from . import harm, status
from .questions import Act

ASK_CONTROL = Prompt("ask-control", "S-647")

RESIST, RESIST_FOCUSED = 12, 6


async def draw(table: StalkerTable, stalker: Stalker) -> None:
    """Resist and lose 12 HP, or 6 by discarding Focus, or suffer what is on it; then it is shuffled back."""
    if not table.pile(piles.CONTROL):
        return
    drawn = piles.DRAWN[stalker.number]
    table.draw(piles.CONTROL, drawn)
    options = [Act.SUFFER, Act.RESIST, *([Act.FOCUS] if stalker.focus else [])]
    answer = await table.ask(stalker.seat, ASK_CONTROL, options, stalker=message(stalker.id))
    card = table.pile(drawn)[0]
    if answer is Act.SUFFER:
        table.reveal([card])
        table.used(f"control:{card}")
        await CARDS[card](table, stalker)
    elif answer is Act.RESIST:
        await harm.lose_hp(table, stalker, RESIST, "S-647")
    else:
        status.spend_focus(table, stalker)
        await harm.lose_hp(table, stalker, RESIST_FOCUSED, "S-647")
    table.move(card, drawn, piles.CONTROL)
    table.shuffle(piles.CONTROL)


async def _drop_everything(table: StalkerTable, stalker: Stalker) -> None:
    """Bolts and Focus slip away."""
    bolts = table.state.stock[piles.BOLT].get(piles.POCKET[stalker.number], 0)
    table.shift(piles.BOLT, bolts, piles.POCKET[stalker.number], piles.SUPPLY)
    if stalker.focus:
        status.spend_focus(table, stalker)


async def _kneel(table: StalkerTable, stalker: Stalker) -> None:
    """Pinned and Exposed."""
    status.pin(table, stalker, "S-647")
    status.expose(table, stalker, "S-647")


async def _bite_down(table: StalkerTable, stalker: Stalker) -> None:
    """4 HP, and the dose rises by 4."""
    await harm.lose_hp(table, stalker, 4, "S-647")
    await harm.raise_dose(table, stalker, 4, "S-647")


CARDS = {"control_empty_hands": _drop_everything, "control_kneel": _kneel, "control_bite_down": _bite_down}
