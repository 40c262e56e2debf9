"""What is true in a game of The Last Caravan."""

from __future__ import annotations

from typing import TypeAlias

from fivefires.kernel import Event, Message, Reacting, State, Table, message

from .content import START


class Crossing(Event, tag=True):
    """The wagon was turned up at a place, and is worth so much."""

    place: str
    total: int
    need: int

    @property
    def missing(self) -> int:
        return self.need - self.total

    def happening(self) -> Message:
        return message("event-crossing", place=message(self.place), total=self.total, need=self.need)


class CaravanState(State, kw_only=True):
    """`ahead` is where the caravan is heading and `watch` who adds no card today (-1 until that is known).

    `doubts` counts for each seat the wagons with a slit waterskin in them that it has put a card into.
    """

    day: int = 1
    place: str = START
    ahead: str = ""
    watch: int = -1
    water: int = 0
    doubts: list[int] = []
    events: list[Crossing | Reacting] = []


CaravanTable: TypeAlias = Table[CaravanState]
