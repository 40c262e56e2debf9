"""Ways of cards, votes, and the small questions on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import FACE, IMPROVEMENT
from fivefires.games.long_night.rules import questions as q
from fivefires.games.long_night.state import BiteUnderWay, VoteUnderWay
from fivefires.kit.experts import because

from .mind import Mind
from .suspicion import keeps_knife, suspect, votes_to_exile
from .trips import missing_code
from .weighing import weigh, weigh_way
from .worth import BALLOTS, KINDS, MORALE, Worth

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

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
# How likely a colony with so much morale gets through, and what it loses of that with a survivor.
HOPE: Final = (0.0, 0.4, 0.52, 0.6, 0.7, 0.76, 0.81, 0.85, 0.88, 0.91, 0.93)
LOST: Final = 0.06


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
    """A card offers something."""
    first = options[0]
    mind = Mind(view)
    reading = view.reading
    source = "" if reading is None else FACE.get(reading.source, reading.source)
    if valued(mind, weigh_way(mind, source, first.way)) > 0:
        return because(first, "why-choose")
    return because(q.DECLINE, "why-decline")


def use_it(view: LongNightView, options: Options) -> Any:
    """A text that waits for a deed may be used now."""
    if _likes(Mind(view), options[0].source):
        return because(options[0], "why-use")
    return because(q.DECLINE, "why-decline")


def whom_to_accuse(view: LongNightView, options: Options) -> Any:
    seat = suspect(Mind(view))
    return because(next((option for option in options if option.seat == seat), options[0]), "why-accuse")


def accuse(view: LongNightView, options: Options) -> Any:
    """Nobody is accused without a reason."""
    mind = Mind(view)
    for option in options[:-1]:
        if votes_to_exile(mind, option.seat) and not mind.exiled:
            return because(option, "why-accuse")
    return because(q.DECLINE, "why-no-accusation")


def _likes(mind: Mind, source: str) -> bool:
    """A survivor who may leave for a point of morale does so only where morale is what matters."""
    if source == "forest_plum":
        return not mind.hostile and mind.view.morale <= 2 and len(mind.group) > 1
    return True


def vote(view: LongNightView, options: Options) -> Any:
    mind = Mind(view)
    about = view.under_way[-1]
    assert isinstance(about, VoteUnderWay)
    if about.about == "ask-exile":
        guilty = votes_to_exile(mind, about.seat)
        return because(q.YES, "why-accuse") if guilty else because(q.NO, "why-no-accusation")
    if about.about == "ask-knife":
        return because(q.YES, "why-knife") if keeps_knife(mind) else because(q.NO, "why-no-knife")
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
    """To roll loses fewer people on average than to give one up; but it may go on to the end of morale, and the colony
    with it. Whoever wants that gives up the last one.
    """
    mind = Mind(view)
    bite = view.under_way[-1]
    assert isinstance(bite, BiteUnderWay)
    if mind.exiled:
        return q.ROLL
    if mind.hostile:
        return q.KILL if view.morale == 1 and view.fulfilled else q.ROLL
    near = len(view.survivors_at(bite.place))
    if HOPE[view.morale - 1] - LOST > after_rolls(view.morale, near):
        return because(q.KILL, "why-stop-bite")
    return because(q.ROLL, "why-bite")


def after_rolls(morale: int, near: int) -> float:
    """What hope is left if everybody whom the bite reaches rolls, as long as that is wise."""
    if morale <= 0 or near <= 0:
        return HOPE[max(0, morale)]
    next_one = max(HOPE[max(0, morale - 2)] - LOST, after_rolls(morale - 1, near - 1)) if near > 1 else HOPE[morale - 1]
    return 0.5 * HOPE[morale] + 0.5 * (next_one - LOST)


def die(view: LongNightView, options: Options) -> Any:
    """The lowest that is enough and Raxxon does not need; to raise the highest that is not; of used dice the best."""
    mind = Mind(view)
    reading = view.reading
    used = view.me.used
    if reading is not None:
        kinds = KINDS.get(FACE.get(reading.source, reading.source), frozenset())
        if v.Recover in kinds and all(option.value in used for option in options):
            return options[-1]
        if v.RaiseDie in kinds:
            return max(options, key=lambda option: (option.value <= GOOD, option.value))
    if any(mind.where[one] == v.RAXXON for one in mind.group) and not mind.hostile:
        missing = missing_code(mind)
        return next((option for option in options if option.value not in missing), options[0])
    return options[0]


def reroll(view: LongNightView, options: Options) -> Any:
    low = options[0].value <= GOOD - 1
    return because(options[0], "why-reroll") if low else because(options[-1], "why-die-will-do")


def face(view: LongNightView, options: Options) -> Any:
    missing = missing_code(Mind(view))
    return next((option for option in options if option.value in missing), options[-1])
