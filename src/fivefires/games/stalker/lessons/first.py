"""The first lesson: sneaking, and being seen."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


LESSON = Lesson(
    id="first",
    setup=Setup(1, "mission", (), {"mission": "A1"}),
    seed="stalker-sneak-6",
    steps=(
        Step(
            0, says("first-choose"), point=("tykhyi",), accept=("stalker:tykhyi",), else_say=says("first-choose-else")
        ),
        Step(0, says("first-trade"), accept=("enough",), else_say=says("first-trade-else")),
        Step(
            0,
            says("first-jacket"),
            point=("leather_jacket",),
            accept=("take:leather_jacket",),
            else_say=says("first-jacket-else"),
        ),
        Step(0, says("first-move"), point=("T01.F",), accept=("go:T01.F",), else_say=says("first-move-else")),
        Step(0, says("first-sneak"), point=("T02.D",), accept=("sneak:T02.D",), else_say=says("first-sneak-else")),
        Step(0, says("first-prepare"), accept=("prepare",), else_say=says("first-prepare-else")),
        Step(0, says("first-gear"), accept=("enough",), else_say=says("first-gear-else")),
        Step(0, says("first-hidden"), accept=("end-turn",)),
        Step(0, says("first-seen"), point=("T02.G",), accept=("go:T02.G",), else_say=says("first-seen-else")),
        Step(0, says("first-back"), point=("T02.D",), accept=("go:T02.D",), else_say=says("first-back-else")),
        Step(0, says("first-stop"), accept=("stop",), else_say=says("first-stop-else")),
        Step(0, says("first-away"), point=("T01.C",), accept=("sneak:T01.C",), else_say=says("first-away-else")),
        Step(0, says("first-wait"), accept=("prepare",), else_say=says("first-wait-else")),
        Step(0, says("first-gear-again"), accept=("enough",), else_say=says("first-gear-again-else")),
        Step(0, says("first-enemies"), accept=("end-turn",)),
        Step(0, says("first-after"), point=("T01.B",), accept=("sneak:T01.B",), else_say=says("first-after-else")),
    ),
)
