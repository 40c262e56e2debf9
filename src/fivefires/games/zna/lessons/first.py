"""The first lesson of ZNA: moving, fog and a fight."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


LESSON = Lesson(
    id="first",
    setup=Setup(4, "mission", (), {"scenario": 1, "heroes": "dealt"}),
    seed="zna-first",
    chance={
        # boards is shuffled
        0: ("gus", "quinn", "mia", "tobias"),
        # 1 tokens are drawn from 8 walker, 3 runner
        148: ("runner",),
        # 1 tokens are drawn from 8 walker, 2 runner
        149: ("walker",),
        # 1 tokens are drawn from 7 walker, 2 runner
        150: ("walker",),
        # 3d6 is rolled
        151: (1, 3, 1),
        # 1 tokens are drawn from 5 yellow_1, 3 yellow_2, 2 yellow_3, and so on
        154: ("yellow_1",),
        # 2d6 is rolled
        155: (3, 1),
        # 3d6 is rolled
        157: (5, 2, 3),
    },
    steps=(
        # Where does Gus start? (N-030)
        Step(0, says("first-start"), point=("S10.r3c4",), accept=("to:S10.r3c4",), else_say=says("first-start-else")),
        # Where does Quinn start? (N-030)
        Step(1, accept=("to:S10.r1c3",)),
        # Where does Mia start? (N-030)
        Step(2, accept=("to:S10.r3c1",)),
        # How does Gus arrange the cards? (N-243)
        Step(0, says("first-ready"), point=("gus_bat",), accept=("ready",), else_say=says("first-ready-else")),
        # How does Quinn arrange the cards? (N-243)
        Step(1, accept=("ready",)),
        # How does Mia arrange the cards? (N-243)
        Step(2, accept=("ready",)),
        # How does Tobias arrange the cards? (N-243)
        Step(3, accept=("ready",)),
        # In which order do the heroes act? (N-150)
        Step(0, says("first-order"), accept=("order:gus-quinn-mia-tobias",), else_say=says("first-order-else")),
        # Gus has 3 actions left. What next? (N-155)
        Step(0, says("first-move"), point=("S10.r4c3",), accept=("go:S10.r4c3",), else_say=says("first-move-else")),
        # Gus has 2 steps and 2 actions left. What next? (N-155)
        Step(0, says("first-enter"), point=("S16.r3c4",), accept=("go:S16.r3c4",), else_say=says("first-enter-else")),
        # Gus has 1 step and 2 actions left. What next? (N-155)
        Step(0, says("first-close"), point=("S16.r2c4",), accept=("go:S16.r2c4",), else_say=says("first-close-else")),
        # Gus has 2 actions left. What next? (N-155)
        Step(0, says("first-attack"), point=("walker.2",), accept=("attack",), else_say=says("first-attack-else")),
        # With what does Gus attack the Walker? (N-317)
        Step(0, says("first-bat"), point=("gus_bat",), accept=("arms:gus_bat",), else_say=says("first-bat-else")),
        # Where does Gus step after the kill? (N-414)
        Step(0, says("first-step"), point=("S16.r1c4",), accept=("go:S16.r1c4",), else_say=says("first-step-else")),
        # Gus has 1 action left. What next? (N-155)
        Step(0, says("first-token"), point=("yellow_1",), accept=("pick-up",), else_say=says("first-token-else")),
        # What does Gus pick up? (N-177)
        Step(
            0,
            says("first-take"),
            point=("yellow_1",),
            accept=("put:yellow_1:self:at.72",),
            else_say=says("first-take-else"),
        ),
        # Quinn has 3 actions left. What next? (N-155)
        Step(1, accept=("end-turn",)),
        # Mia has 3 actions left. What next? (N-155)
        Step(2, accept=("end-turn",)),
        # Tobias has 3 actions left. What next? (N-155)
        Step(3, accept=("end-turn",)),
        # In which order do the heroes act? (N-150)
        Step(1, accept=("same-order",)),
        # Gus has 3 actions left. What next? (N-155)
        Step(0, says("first-again"), point=("runner.0",), accept=("attack",), else_say=says("first-again-else")),
        # With what does Gus attack the Runner? (N-317)
        Step(0, says("first-swing"), point=("gus_bat",), accept=("arms:gus_bat",), else_say=says("first-swing-else")),
        # Where does Gus step after the kill? (N-414)
        Step(0, says("first-stay"), accept=("stay",), else_say=says("first-stay-else")),
    ),
)
