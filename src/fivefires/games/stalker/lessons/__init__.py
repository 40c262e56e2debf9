"""Learning S.T.A.L.K.E.R. by playing it: three lessons in the camp of mission A1, alone."""

from __future__ import annotations

from typing import Final

from fivefires.kernel import Lesson

from . import first, second, third

LESSONS: Final[tuple[Lesson, ...]] = (first.LESSON, second.LESSON, third.LESSON)
