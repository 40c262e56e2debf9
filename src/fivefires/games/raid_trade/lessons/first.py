"""The first lesson of Raid & Trade: two raids, and an Item made of what they bring."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-first-{name}")


LESSON = Lesson(
    id="first",
    setup=Setup(3, "city", (), {"youngest": "seat-1"}),
    seed="raid-trade-1-9",
    steps=(
        # Which character do you play?
        Step(0, says("who"), point=("jake",), accept=("card:jake",), else_say=says("who-else")),
        Step(1, accept=("card:mayu",)),
        Step(2, accept=("card:zoey",)),
        # Which of the two events counts?
        Step(0, says("news"), point=("amnesty",), accept=("card:amnesty",), else_say=says("news-else")),
        # What do you do?
        Step(0, says("raid"), point=("market.1",), accept=("raid:market.1",), else_say=says("raid-else")),
        Step(0, says("over"), accept=("end-turn",), else_say=says("over-else")),
        Step(1, accept=("pass-round",)),
        Step(2, accept=("pass-round",)),
        Step(0, says("again"), point=("market.2",), accept=("raid:market.2",), else_say=says("again-else")),
        Step(0, says("last"), accept=("end-turn",), else_say=says("over-else")),
        Step(0, says("craft"), point=("jerrycan",), accept=("craft:jerrycan",), else_say=says("craft-else")),
    ),
)
