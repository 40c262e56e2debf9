"""The second lesson of Raid & Trade: an offer, and a fight with the one who took it."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-second-{name}")


LESSON = Lesson(
    id="second",
    setup=Setup(3, "city", (), {"youngest": "seat-1"}),
    seed="raid-trade-2-0",
    steps=(
        # Which character do you play?
        Step(0, says("who"), point=("carter",), accept=("card:carter",), else_say=says("who-else")),
        Step(1, accept=("card:garcia",)),
        Step(2, accept=("card:mayu",)),
        # Which of the two events counts?
        Step(0, says("news"), point=("amnesty",), accept=("card:amnesty",), else_say=says("news-else")),
        # What do you do?
        Step(0, says("raid"), point=("market.1",), accept=("raid:market.1",), else_say=says("raid-else")),
        Step(0, says("effect"), accept=("choose:use_effect",), else_say=says("effect-else")),
        Step(0, says("over"), accept=("end-turn",), else_say=says("over-else")),
        Step(1, accept=("raid:market.2",)),
        Step(1, accept=("end-turn",)),
        Step(2, accept=("pass-round",)),
        Step(0, says("trade"), accept=("trade",), else_say=says("trade-else")),
        Step(0, says("partner"), accept=("with:1",), else_say=says("partner-else")),
        Step(0, says("offer"), accept=("ready:1xparts>1xscrap",), else_say=says("offer-else")),
        Step(0, says("send"), accept=("send",), else_say=says("send-else")),
        Step(1, accept=("accept",)),
        Step(0, says("done"), accept=("end-turn",), else_say=says("over-else")),
        Step(1, accept=("pass-round",)),
        Step(0, says("attack"), accept=("attack:1",), else_say=says("attack-else")),
    ),
)
