"""What objectives ask for, in a form that can be worked towards: cards to lay, food to save, cards to keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import BETRAYALS, EXILE, SECRET, STORY, TASK
from fivefires.kit.effects import words

Types = tuple[v.ItemType, ...]


class Goal(NamedTuple):
    """One main objective. `laid` are the cards that must lie on it, `doors` the entrances that must be barred."""

    lay: Types = ()
    laid: tuple[tuple[Types, v.Number], ...] = ()
    food: v.Number = 0
    doors: tuple[tuple[tuple[str, ...], v.Number], ...] = ()
    marks: v.Number = 0
    helpless: v.Number = 0
    improvements: v.Number = 0
    bandits: int = -1
    contained: v.Number = 0
    rescue: bool = False
    armed: bool = False
    survive: bool = False
    evenings: bool = False


def _read(goal: v.Condition, lay: Types, evenings: tuple[v.Condition, ...] = ()) -> Goal:
    """What must hold on several evenings is worked towards like the rest."""
    found: dict[str, Any] = {"lay": lay, "laid": (), "doors": (), "evenings": bool(evenings)}
    for part in words((goal, *evenings)):
        match part:
            case v.AtLeast(v.Laid(types), number):
                found["laid"] += ((types, number),)
            case v.AtLeast(v.BarredEntrances(places), number):
                found["doors"] += ((places, number),)
            case v.AtLeast(v.FoodStore(), number):
                found["food"] = number
            case v.AtLeast(v.Marks(), number) if not evenings:
                found["marks"] = number
            case v.AtLeast(v.Helpless(), number):
                found["helpless"] = number
            case v.AtLeast(v.Improvements(), number):
                found["improvements"] = number
            case v.AtLeast(v.Contained(), number):
                found["contained"] = number
            case v.AtLeast(v.DiceOnRaxxon(), _):
                found["rescue"] = True
            case v.AtMost(v.Bandits(), int(number)):
                found["bandits"] = number
            case v.AtMost(v.RoundsLeft(), _):
                found["survive"] = True
            case v.EachPlayer():
                found["armed"] = True
    return Goal(**found)


def _evenings(task: v.Task) -> tuple[v.Condition, ...]:
    """What is looked at in every check, and counted (L-588)."""
    return tuple(
        power.on.needs
        for power in task.powers
        if isinstance(power, v.When) and power.on.deed is v.Deed.CHECK and power.on.needs is not None
    )


GOAL: Final[dict[str, Goal]] = {
    **{key: _read(task.goal, task.lay, _evenings(task)) for key, task in TASK.items()},
    **{id: _read(story.goal, story.lay) for id, story in STORY.items()},
}


class Wish(NamedTuple):
    """What a player wants for himself: cards of types (any, where none is named) kept in hand or as gear.

    `roams` says that it matters where his people are, how often they moved, or whom they attacked.
    """

    keeps: tuple[tuple[Types, int], ...] = ()
    gear: bool = False
    conditions: tuple[v.Condition, ...] = ()
    roams: bool = False


def _parts(condition: v.Condition) -> Iterator[v.Condition]:
    if isinstance(condition, v.Both):
        for part in condition.conditions:
            yield from _parts(part)
    else:
        yield condition


def _wish(condition: v.Condition) -> Wish:
    keeps: list[tuple[Types, int]] = []
    gear, others = False, []
    for part in _parts(condition):
        match part:
            case v.AtLeast(v.Cards(match, zone), int(number)):
                keeps.append((match.types, number))
                gear = gear or zone is v.GEAR
            case _:
                others.append(part)
    return Wish(tuple(keeps), gear, tuple(others), any(_roams(part) for part in others))


def _roams(condition: v.Condition) -> bool:
    return any(
        (isinstance(word, v.Survivors) and bool(word.who.at)) or word in (v.Count(v.Stat.MOVES), v.Count(v.Stat.BLOWS))
        for word in words(condition)
    )


WISH: Final[dict[str, Wish]] = {
    **{id: _wish(card.needs) for id, card in SECRET.items()},
    **{id: _wish(card.needs) for id, card in BETRAYALS.items()},
}
# By exile card: what the wronged and what a betrayer wants then.
EXILE_WISH: Final[dict[str, tuple[Wish, Wish]]] = {
    id: (_wish(card.wronged), _wish(card.betrayer)) for id, card in EXILE.items()
}


def of(number: v.Number, players: int) -> int:
    """A number of an objective, for so many players who are not exiled."""
    if isinstance(number, int):
        return number
    assert isinstance(number, v.PerPlayer)
    return min(number.most, max(number.least, number.times * players + number.plus))
