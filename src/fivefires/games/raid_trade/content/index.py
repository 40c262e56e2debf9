"""Everything by its id, and what follows from the cards once and for all."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v
from .characters import CHARACTERS
from .events import EVENTS
from .incidents import INCIDENTS
from .items import ITEMS
from .quests import QUESTS
from .raids import RAID_CARDS
from .tokens import COPIES, DISCS, PADS, TRADERS

CHARACTER: Final = {one.id: one for one in CHARACTERS}
ITEM: Final = {one.id: one for one in ITEMS}
RAID_CARD: Final = {one.id: one for one in RAID_CARDS}
INCIDENT: Final = {one.id: one for one in INCIDENTS}
QUEST: Final = {one.id: one for one in QUESTS}
EVENT: Final = {one.id: one for one in EVENTS}
TRADER: Final = {one.id: one for one in TRADERS}
PAD: Final = {one.id: one for one in PADS}
DISC: Final = {
    face if number == 1 else f"{face}#{number}": worth
    for face, worth in DISCS.items()
    for number in range(1, COPIES[face] + 1)
}
# What can be used, by id: Items, Incidents and powers of Quests.
USE: Final[dict[str, v.Use]] = {
    **{item.id: item.use for item in ITEMS},
    **{incident.id: incident.use for incident in INCIDENTS},
    **{quest.id: quest.power for quest in QUESTS},
}
ON_TURN: Final = {id: use for id, use in USE.items() if isinstance(use, v.OnTurn)}
# What serves for a Gun is no answer of its own: it is one of the ways to attack or to defend.
SPARES: Final = {
    id: use for id, use in USE.items() if isinstance(use, v.When) and any(isinstance(one, v.Spare) for one in use.do)
}
# What answers a deed, by the deed and the point.
ANSWERS: Final[dict[tuple[str, str], dict[str, v.When]]] = {}
for _id, _use in USE.items():
    if isinstance(_use, v.When) and _id not in SPARES:
        ANSWERS.setdefault((str(_use.deed), str(_use.at)), {})[_id] = _use
ONCE: Final = frozenset(item.id for item in ITEMS if item.once)
