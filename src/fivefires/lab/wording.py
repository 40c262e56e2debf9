"""A table in words, as one of its seats sees it: for whoever watches a learner play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fivefires.kernel import Runner, Sight, sight
from fivefires.kernel.scene import Goal, Row, Track
from fivefires.kernel.text import Catalogue, catalogue

# So many lines of the log are told.
LINES = 6


def in_words(runner: Runner[Any], seat: int) -> str:
    seen = sight(runner, seat)
    words = catalogue(runner.game.package)
    return "\n".join([*_table(seen, words), *_log(seen, words), *_question(seen, words)])


def _table(seen: Sight, words: Catalogue) -> Iterator[str]:
    scene = seen.scene
    yield " · ".join(words.format(line) for line in scene.status)
    yield from (words.format(line) for line in scene.verdict)
    yield from _lying(words, scene.goals, scene.tracks, scene.rows)
    for mat in scene.mats:
        yield f"{words.format(mat.name)}:"
        yield from (f"  {line}" for line in _lying(words, mat.goals, mat.tracks, mat.rows))


def _lying(
    words: Catalogue, goals: tuple[Goal, ...], tracks: tuple[Track, ...], rows: tuple[Row, ...]
) -> Iterator[str]:
    for goal in goals:
        yield words.format(goal.text) + ("" if goal.value is None else f" ({goal.value} of {goal.end})")
    for track in tracks:
        yield f"{words.format(track.name)}: {track.value}" + ("" if track.end is None else f" of {track.end}")
    for row in rows:
        if row.things:
            yield f"{words.format(row.name)}: {', '.join(words.format(thing.name) for thing in row.things)}"


def _log(seen: Sight, words: Catalogue) -> Iterator[str]:
    yield from (f"> {words.format(line.text)}" for line in seen.log[-LINES:])


def _question(seen: Sight, words: Catalogue) -> Iterator[str]:
    if seen.question is None:
        return
    yield words.format(seen.question.text)
    for at, offer in enumerate(seen.question.offers):
        yield f"  {at}: {words.format(offer.label)}"
