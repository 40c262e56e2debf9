"""The third lesson: anomalies, bolts and the detector."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


LESSON = Lesson(
    id="third",
    setup=Setup(1, "mission", (), {"mission": "A1"}),
    seed="stalker-zone-3",
    steps=(
        Step(
            0, says("third-choose"), point=("borsuk",), accept=("stalker:borsuk",), else_say=says("third-choose-else")
        ),
        Step(0, says("third-armor"), accept=("buy:sunrise#3:900",), else_say=says("third-armor-else")),
        Step(0, says("third-detector"), accept=("buy:echo_detector#3:1000",), else_say=says("third-detector-else")),
        Step(0, says("third-trade"), accept=("enough",), else_say=says("third-trade-else")),
        Step(0, says("third-wear"), point=("sunrise#3",), accept=("take:sunrise#3",), else_say=says("third-wear-else")),
        Step(
            0,
            says("third-fit"),
            point=("echo_detector#3",),
            accept=("take:echo_detector#3",),
            else_say=says("third-fit-else"),
        ),
        Step(0, says("third-ready"), accept=("enough",), else_say=says("third-ready-else")),
        Step(0, says("third-gate"), point=("T01.F",), accept=("go:T01.F",), else_say=says("third-gate-else")),
        Step(0, says("third-near"), point=("T02.F",), accept=("go:T02.F",), else_say=says("third-near-else")),
        Step(0, says("third-bolt"), accept=("bolt",), else_say=says("third-bolt-else")),
        Step(0, says("third-symbol"), point=("T03.D",), accept=("symbol:T03.D:4",), else_say=says("third-symbol-else")),
        Step(0, says("third-one"), accept=("enough",), else_say=says("third-one-else")),
        Step(0, says("third-turn"), accept=("end-turn",)),
        Step(0, says("third-enter"), point=("T03.D",), accept=("go:T03.D",), else_say=says("third-enter-else")),
        Step(0, says("third-roll"), accept=("stop",), else_say=says("third-roll-else")),
        Step(0, says("third-detect"), accept=("detect",), else_say=says("third-detect-else")),
        Step(0, says("third-locate"), point=("T03.D",), accept=("symbol:T03.D:4",), else_say=says("third-locate-else")),
        Step(
            0, says("third-take"), point=("artifact-token",), accept=("artifact:0",), else_say=says("third-take-else")
        ),
        Step(
            0,
            says("third-equip"),
            point=("meat_chunk",),
            accept=("put:meat_chunk:artifact",),
            else_say=says("third-equip-else"),
        ),
    ),
)
