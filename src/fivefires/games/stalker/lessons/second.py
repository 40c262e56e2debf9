"""The second lesson: a fight."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


LESSON = Lesson(
    id="second",
    setup=Setup(1, "mission", (), {"mission": "A1"}),
    seed="stalker-fight-5",
    steps=(
        Step(
            0, says("second-choose"), point=("palkan",), accept=("stalker:palkan",), else_say=says("second-choose-else")
        ),
        Step(0, says("second-buy"), accept=("buy:toz#2:700",), else_say=says("second-buy-else")),
        Step(0, says("second-trade"), accept=("enough",), else_say=says("second-trade-else")),
        Step(0, says("second-arm"), point=("toz#2",), accept=("take:toz#2",), else_say=says("second-arm-else")),
        Step(
            0,
            says("second-jacket"),
            point=("leather_jacket",),
            accept=("take:leather_jacket",),
            else_say=says("second-jacket-else"),
        ),
        Step(0, says("second-gate"), point=("T01.F",), accept=("go:T01.F",), else_say=says("second-gate-else")),
        Step(0, says("second-fence"), point=("T02.E",), accept=("go:T02.E",), else_say=says("second-fence-else")),
        Step(
            0,
            says("second-shoot"),
            point=("bandit_rifle.0",),
            accept=("shoot:single:bandit_rifle.0",),
            else_say=says("second-shoot-else"),
        ),
        Step(0, says("second-torso"), accept=("torso",), else_say=says("second-torso-else")),
        Step(0, says("second-keep"), accept=("keep",), else_say=says("second-keep-else")),
        Step(0, says("second-reaction"), accept=("end-turn",)),
        Step(
            0,
            says("second-again"),
            point=("bandit_rifle.0",),
            accept=("shoot:single:bandit_rifle.0",),
            else_say=says("second-again-else"),
        ),
        Step(0, says("second-head"), accept=("head",), else_say=says("second-head-else")),
        Step(0, says("second-enough"), accept=("keep",), else_say=says("second-enough-else")),
        Step(0, says("second-leave"), point=("T02.H",), accept=("go:T02.H",), else_say=says("second-leave-else")),
        Step(0, says("second-loot"), point=("loot.7",), accept=("loot:7",), else_say=says("second-loot-else")),
    ),
)
