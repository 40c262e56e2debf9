"""Ways of cards, votes, and the small questions on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.long_night import questions as q
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import FACE, IMPROVEMENT
from fivefires.games.long_night.state import VoteUnderWay

from .mind import Mind
from .suspicion import keeps_knife, votes_to_exile
from .trips import missing_code
from .weighing import weigh, weigh_way
from .worth import BALLOTS, KINDS, MORALE, Worth

if TYPE_CHECKING:
    from fivefires.games.long_night.view import LongNightView

Options = Sequence[Any]

NUMBERS: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
GOOD: Final = 3
# Improvements that are worth some progress more than others.
PRIZED: Final = {
    "imp_lamp_hall": 4.0,
    "imp_watchtower": 2.2,
    "imp_radio_mast": 1.0,
    "imp_common_room": 1.2,
    "imp_infirmary": 0.3,
    "imp_garden": 1.1,
    "imp_powder_store": 1.0,
}
# Where morale is so high, a point of it is worth less.
HIGH: Final = 7


def valued(mind: Mind, worth: Worth) -> float:
    """What a way is worth to this player: morale counts by how much of it is left, to a betrayer the other way."""
    morale = mind.view.morale
    if mind.hostile:
        return 0.3 * worth.rest - MORALE * worth.morale
    if worth.morale < 0 and morale + worth.morale < 1:
        return worth.rest + 30.0 * worth.morale
    rate = MORALE if 2 < morale < HIGH else 2.0 * MORALE if morale <= 2 else 0.6 * MORALE
    if any(isinstance(part, v.AtMost) and part.of == v.Morale() for part in mind.wish.conditions):
        rate = 0.5 if morale > GOOD else rate
    return worth.rest + rate * worth.morale


def choose_way(view: LongNightView, options: Options) -> Any:
    mind = Mind(view)
    reading = view.reading
    source = "" if reading is None else FACE.get(reading.source, reading.source)
    if options[0].way in NUMBERS and v.LayDie in KINDS.get(source, ()):
        missing = missing_code(mind)
        return next((option for option in options if NUMBERS[option.way] in missing), options[0])

    return max(options, key=lambda option: valued(mind, weigh_way(mind, source, option.way)))


def may(view: LongNightView, options: Options) -> Any:
    """A card offers something; nobody calls for the knife, or accuses, without a reason."""
    first = options[0]
    if first is q.TAKE or first is q.REVEAL:
        return first
    mind = Mind(view)
    if first is q.CALL:
        return q.CALL if keeps_knife(mind) else q.DECLINE
    if isinstance(first, q.Accuse):
        for option in options[:-1]:
            if votes_to_exile(mind, option.seat) and not mind.exiled:
                return option
        return q.DECLINE
    if isinstance(first, q.Use):
        return first if _likes(mind, first.source) else q.DECLINE
    reading = view.reading
    source = "" if reading is None else FACE.get(reading.source, reading.source)
    return first if valued(mind, weigh_way(mind, source, first.way)) > 0 else q.DECLINE


def _likes(mind: Mind, source: str) -> bool:
    """A survivor who may leave for a point of morale does so only where morale is what matters."""
    if source == "forest_plum":
        return not mind.hostile and mind.view.morale <= 2 and len(mind.group) > 1
    return True


def vote(view: LongNightView, options: Options) -> Any:
    mind = Mind(view)
    about = view.under_way[-1] if view.under_way else None
    if not isinstance(about, VoteUnderWay):
        return q.YES  # somebody hands me something
    if about.about == "ask-exile":
        return q.YES if votes_to_exile(mind, about.seat) else q.NO
    if about.about == "ask-knife":
        return q.YES if keeps_knife(mind) else q.NO
    if about.about == "ask-contain":
        return q.NO if mind.hostile else q.YES
    reading = view.reading
    sides = BALLOTS.get("" if reading is None else FACE.get(reading.source, reading.source))
    if sides is None:
        return q.NO
    yes, no = (valued(mind, weigh(mind, side)) for side in sides)
    return q.YES if yes >= no else q.NO


def project(view: LongNightView, options: Options) -> Any:
    """The improvement that is nearest to its end; what is lost comes off the one that is furthest from it."""
    mind = Mind(view)
    prized = {} if mind.goal.improvements else PRIZED
    left = {
        option: IMPROVEMENT[option.card].cost - view.progress_on(option.card) - prized.get(option.card, 0.0)
        for option in options
    }
    reading = view.reading
    kinds = KINDS.get(FACE.get(reading.source, reading.source), frozenset()) if reading is not None else frozenset()
    if (v.LoseProgress in kinds) is not mind.hostile:
        return max(options, key=lambda option: left[option])
    return min(options, key=lambda option: left[option])


def bitten(view: LongNightView, options: Options) -> Any:
    """To roll loses fewer people on average than to give one up, however many stand there."""
    return q.ROLL


def die(view: LongNightView, options: Options) -> Any:
    """The lowest that is enough; to raise the highest that is not; of used dice the best."""
    reading = view.reading
    used = view.me.used
    if reading is not None:
        kinds = KINDS.get(FACE.get(reading.source, reading.source), frozenset())
        if v.Recover in kinds and all(option.value in used for option in options):
            return options[-1]
        if v.RaiseDie in kinds:
            return max(options, key=lambda option: (option.value <= GOOD, option.value))
    return options[0]


def reroll(view: LongNightView, options: Options) -> Any:
    return options[0] if options[0].value <= GOOD - 1 else options[-1]


def face(view: LongNightView, options: Options) -> Any:
    missing = missing_code(Mind(view))
    return next((option for option in options if option.value in missing), options[-1])
