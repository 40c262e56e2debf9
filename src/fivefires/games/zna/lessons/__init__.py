"""Learning ZNA by playing it: two lessons, each a game whose chance is laid out."""

from __future__ import annotations

from typing import Final

from fivefires.kernel import Lesson

from . import first, second

LESSONS: Final[tuple[Lesson, ...]] = (first.LESSON, second.LESSON)
