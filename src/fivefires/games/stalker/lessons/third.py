"""The third lesson: anomalies, bolts and the detector."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import taught

LESSON = Lesson(
    id="third",
    setup=Setup(1, "mission", (), {"mission": "A1"}),
    seed="stalker-zone-3",
    steps=(
        taught("third-choose", "stalker:borsuk", "borsuk"),
        taught("third-armor", "buy:sunrise#3:900"),
        taught("third-detector", "buy:echo_detector#3:1000"),
        taught("third-trade", "enough"),
        taught("third-wear", "take:sunrise#3", "sunrise#3"),
        taught("third-fit", "take:echo_detector#3", "echo_detector#3"),
        taught("third-ready", "enough"),
        taught("third-gate", "go:T01.F", "T01.F"),
        taught("third-near", "go:T02.F", "T02.F"),
        taught("third-bolt", "bolt"),
        taught("third-symbol", "symbol:T03.D:4", "T03.D"),
        taught("third-one", "enough"),
        taught("third-turn", "end-turn", otherwise=""),
        taught("third-enter", "go:T03.D", "T03.D"),
        taught("third-roll", "stop"),
        taught("third-detect", "detect"),
        taught("third-locate", "symbol:T03.D:4", "T03.D"),
        taught("third-take", "artifact:0", "artifact-token"),
        taught("third-equip", "put:meat_chunk:artifact", "meat_chunk"),
    ),
)
