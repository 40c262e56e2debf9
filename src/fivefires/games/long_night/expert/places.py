"""Which place, which entrance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import PLACE_OF
from fivefires.games.long_night.content.index import FACE, ITEM
from fivefires.games.long_night.state import Stage
from fivefires.kit.effects import words

from .mind import Mind
from .supplies import search_worth
from .trips import best_trip, has_duties, whence_to_attract
from .worth import KINDS

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

Options = Sequence[Any]


def place(view: LongNightView, options: Options) -> Any:
    mind = Mind(view)
    if view.stage == Stage.CODE:
        return min(options, key=lambda option: _peril(mind, option.place))
    reading = view.reading
    if view.stage == Stage.REVEAL or (reading is None and all(view.bandits(option.place) for option in options)):
        return max(options, key=lambda option: (view.bandits(option.place), option.place))
    if reading is None:
        return _goal(mind, options)
    source = FACE.get(reading.source, reading.source)
    kinds = KINDS.get(source, frozenset())
    if kinds & {v.Travel, v.Relocate, v.MoveAgain}:
        trip = best_trip(mind, safe=True)
        there = None if trip is None else _at(options, trip.place)
        return _where_to_search(mind, options) if there is None else there
    if kinds & {v.Draw, v.Find, v.Search, v.AddToCrisis}:
        return _where_to_search(mind, options)
    if v.MoveZombies in kinds:
        return _where_zombies_go(mind, source, reading.place, options)
    if kinds & {v.AddZombies, v.AddBandits, v.MakeNoise}:
        return max(options, key=lambda option: _peril(mind, option.place))
    return min(options, key=lambda option: _peril(mind, option.place))


def _where_zombies_go(mind: Mind, source: str, here: str, options: Options) -> Any:
    """To where they harm nobody. A card for zombies of any place asks first whence, and then not for the colony."""
    away = any(isinstance(word, v.MoveZombies) and v.HERE in word.origin.places for word in words(ITEM[source]))
    if not away and _at(options, v.COLONY) is not None:
        return min(options, key=lambda option: _peril(mind, option.place))
    elsewhere = [option for option in options if not away or option.place != here]
    return max(elsewhere or options, key=lambda option: _peril(mind, option.place))


def _goal(mind: Mind, options: Options) -> Any:
    """Where somebody on the move goes: the trip was weighed before, and its survivor is the last who set out."""
    view = mind.view
    turn = view.turn
    attracted = _whence(mind, options)
    if attracted is not None:
        return attracted
    if turn is None or turn.seat != mind.seat or not turn.moved or turn.moved[-1] not in mind.group:
        return _where_to_search(mind, options)
    mover = turn.moved[-1]
    trip = best_trip(mind, safe=True, only=mover)
    there = _at(options, trip.place) if trip is not None and trip.survivor == mover else None
    return _where_to_search(mind, options) if there is None else there


def _whence(mind: Mind, options: Options) -> Any:
    """Where zombies are attracted from. Nothing says whether that is asked or where to go; but dice were used then,
    nobody flees from where he stands, and nobody moves for an objective.
    """
    turn = mind.view.turn
    if turn is None or turn.seat != mind.seat or mind.hostile or not mind.me.used or has_duties(mind):
        return None
    if turn.moved and turn.moved[-1] in mind.group and mind.slack_at(mind.where[turn.moved[-1]]) < 0:
        return None
    origin = whence_to_attract(mind, [option.place for option in options])
    return _at(options, origin) if origin else None


def _at(options: Options, place: str) -> Any:
    """The answer that names a place, with or without the roll that follows there."""
    return next((option for option in options if option.place == place), None)


def _where_to_search(mind: Mind, options: Options) -> Any:
    def worth(option: Any) -> float:
        slack = mind.slack_at(option.place)
        return search_worth(mind, option.place) - (1.5 if slack < 1 else 0.0)

    return max(options, key=worth)


def _peril(mind: Mind, place: str) -> float:
    """The lower, the sooner somebody dies there; a betrayer looks the other way."""
    view = mind.view
    people = len(view.survivors_at(place)) + (view.helpless if place == v.COLONY else 0)
    peril = float(mind.slack_at(place)) if people else 30.0 + view.free_people_spaces(place)
    return -peril if mind.hostile else peril


def entrance(view: LongNightView, options: Options) -> Any:
    """The entrance that most needs it: for a barricade, or a zombie taken away; where zombies go to, the safest."""
    mind = Mind(view)
    slacks = {one: slack for slack, one in mind.colony_slacks()}
    doors = mind.doors(PLACE_OF[options[0].entrance]) if mind.goal.doors and not mind.hostile else {}
    reading = view.reading
    losing = reading is not None and v.LoseBarricades in KINDS.get(FACE.get(reading.source, reading.source), ())

    def need(option: Any) -> float:
        at = option.entrance
        slack = slacks[at] if at in slacks else mind.slack_at(PLACE_OF[at])
        return slack - (9.0 if doors.get(at) == 1 else 0.0)

    return max(options, key=need) if losing is not mind.hostile else min(options, key=need)
