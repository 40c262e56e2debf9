"""The first lesson: sneaking, and being seen."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import taught

LESSON = Lesson(
    id="first",
    setup=Setup(1, "mission", (), {"mission": "A1"}),
    seed="stalker-sneak-6",
    steps=(
        taught("first-choose", "stalker:tykhyi", "tykhyi"),
        taught("first-trade", "enough"),
        taught("first-jacket", "take:leather_jacket", "leather_jacket"),
        taught("first-move", "go:T01.F", "T01.F"),
        taught("first-sneak", "sneak:T02.D", "T02.D"),
        taught("first-prepare", "prepare"),
        taught("first-hidden", "end-turn", otherwise=""),
        taught("first-seen", "go:T02.G", "T02.G"),
        taught("first-back", "go:T02.D", "T02.D"),
        taught("first-stop", "stop"),
        taught("first-away", "sneak:T01.C", "T01.C"),
        taught("first-wait", "prepare"),
        taught("first-enemies", "end-turn", otherwise=""),
        taught("first-after", "sneak:T01.B", "T01.B"),
    ),
)
