"""Two plays of one deal, compared beside the server: their charts, and the first question they answered differently."""

from __future__ import annotations

import re
from typing import Any

from fivefires.kernel import Sight, key_of
from fivefires.kernel.questions import AnyOption
from fivefires.kernel.tape import Answer, Tape
from fivefires.server.wire import DealComparison, PartedAnswer, Parting

from .reels import Projector, Shown, charts, steps_of_line
from .work import load_record

# So many answers that name copies of one piece are looked at in words; each look plays both games again.
LOOKS = 3
_COPY = re.compile(r"#\d+")


def compared(mine: bytes, theirs: bytes) -> DealComparison:
    return DealComparison(tuple(charts(mine)), tuple(charts(theirs)), parted(mine, theirs))


def parted(mine: bytes, theirs: bytes) -> Parting | None:
    """Where two plays parted. What was taken back does not count: a deal goes by what was played in the end.

    Of two copies of one piece it does not matter which was taken, where both answers have the same words.
    """
    ours, others, looks = _line(mine), _line(theirs), LOOKS
    for at, (one, other) in enumerate(zip(ours, others, strict=False)):
        if _meant(one) == _meant(other):
            continue
        alike = _of_copies(one) == _of_copies(other)
        if alike and not looks:
            continue
        found = _parting(mine, theirs, ours, at, other)
        if not alike or (found.mine.label, found.mine.note) != (found.theirs.label, found.theirs.note):
            return found
        looks -= 1
    return None


def _parting(mine: bytes, theirs: bytes, ours: list[Any], at: int, other: Any) -> Parting:
    answer = ours[at]
    seat = answer.seat if isinstance(answer, Answer) else other.seat if isinstance(other, Answer) else 0
    decision = 1 + sum(isinstance(entry, Answer) and entry.seat == seat for entry in ours[:at])
    question, own = _asked(mine, seat, at, answer)
    _, their = _asked(theirs, seat, at, other)
    return Parting(seat, decision, question, own, their)


def _line(data: bytes) -> list[Any]:
    return Tape.of(list(load_record(data).history)).line


def _meant(entry: Any) -> Any:
    """An entry without the hash of the state, which says nothing that the entries before do not."""
    return (entry.seat, _key(entry.option)) if isinstance(entry, Answer) else entry


def _of_copies(entry: Any) -> Any:
    """An answer as it is for any copy of the pieces that it names."""
    return (entry.seat, _COPY.sub("", _key(entry.option))) if isinstance(entry, Answer) else entry


def _key(option: AnyOption | str) -> str:
    return option if isinstance(option, str) else key_of(option)


def _asked(data: bytes, seat: int, position: int, entry: Any) -> tuple[Any, PartedAnswer]:
    """The question that an entry answers, as its seat saw it, and the answer in its words."""
    wanted = steps_of_line(load_record(data).history)[position]
    step = max(stop.step for stop in Projector(load_record(data), seat).stops if stop.step <= wanted)
    shown = Projector(load_record(data), seat, Shown(step, step, 1))
    sight: Sight | None = next((stop.sight for stop in shown.stops if stop.sight is not None), None)
    asked = sight.question if sight is not None else None
    key = _key(entry.option) if isinstance(entry, Answer) else ""
    offer = next((one for one in asked.offers if one.key == key), None) if asked is not None else None
    answer = PartedAnswer(step, offer.label, offer.note) if offer is not None else PartedAnswer(step, None)
    return (asked.text if asked is not None else None), answer
