"""The second lesson of ZNA: trade, chemistry and the drone."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


LESSON = Lesson(
    id="second",
    setup=Setup(4, "mission", (), {"scenario": 1, "heroes": "dealt"}),
    seed="zna-second",
    chance={
        # boards is shuffled
        0: ("mia", "quinn", "walt", "gus"),
        # resources is shuffled
        6: ("crowbar", "hollow_points", "old_stock", "kitchen_knife"),
        # objectives is shuffled
        126: ("scout",),
        # 1d6 is rolled
        148: (5,),
        # 1 tokens are drawn from 8 walker, 3 runner
        149: ("walker",),
        # 1 tokens are drawn from 7 walker, 3 runner
        150: ("runner",),
    },
    steps=(
        # Where does Mia start? (N-030)
        Step(0, accept=("to:S10.r2c4",)),
        # Where does Quinn start? (N-030)
        Step(1, accept=("to:S10.r1c3",)),
        # Where does Walt start? (N-030)
        Step(2, says("second-start"), point=("S10.r3c4",), accept=("to:S10.r3c4",), else_say=says("second-start-else")),
        # How does Mia arrange the cards? (N-243)
        Step(0, accept=("ready",)),
        # How does Quinn arrange the cards? (N-243)
        Step(1, accept=("ready",)),
        # How does Walt arrange the cards? (N-243)
        Step(2, says("second-ready"), point=("walt_darts",), accept=("ready",), else_say=says("second-ready-else")),
        # How does Gus arrange the cards? (N-243)
        Step(3, accept=("ready",)),
        # In which order do the heroes act? (N-150)
        Step(0, accept=("order:walt-mia-quinn-gus",)),
        # Walt has 3 actions left. What next? (N-155)
        Step(2, says("second-trade"), point=("mia",), accept=("trade",), else_say=says("second-trade-else")),
        # Walt and Mia trade. 0 things so far. (N-221)
        Step(
            2,
            says("second-ask"),
            point=("yellow_2",),
            accept=("put:yellow_2:hero.2:hero.0",),
            else_say=says("second-ask-else"),
        ),
        # Walt and Mia trade. 1 thing so far. (N-221)
        Step(2, says("second-deal"), accept=("enough",), else_say=says("second-deal-else")),
        # Walt offers Mia a trade: 0 things for 1. Does Mia agree? (N-220)
        Step(0, accept=("agree",)),
        # Walt has 2 actions left. What next? (N-155)
        Step(2, says("second-mix"), accept=("mix",), else_say=says("second-mix-else")),
        # What goes into the Dart pistol of Walt? (N-200)
        Step(2, says("second-load"), point=("yellow_2",), accept=("load:yellow_2",), else_say=says("second-load-else")),
        # Walt has 1 action left. What next? (N-155)
        Step(2, says("second-lower"), accept=("lower",), else_say=says("second-lower-else")),
        # Which tile does Walt clear? (N-212)
        Step(2, says("second-clear"), accept=("clear:S16:walt_darts",), else_say=says("second-clear-else")),
        # Mia has 3 actions left. What next? (N-155)
        Step(0, accept=("end-turn",)),
        # Quinn has 3 actions left. What next? (N-155)
        Step(1, accept=("end-turn",)),
        # Gus has 3 actions left. What next? (N-155)
        Step(3, accept=("end-turn",)),
        # In which order do the heroes act? (N-150)
        Step(1, accept=("same-order",)),
        # Walt has 3 actions left. What next? (N-155)
        Step(2, says("second-drone"), point=("drone",), accept=("drone",), else_say=says("second-drone-else")),
        # Does the new objective of Walt lie open? (N-134)
        Step(2, says("second-secret"), point=("scout",), accept=("face-down",), else_say=says("second-secret-else")),
        # Walt has 2 actions left. What next? (N-155)
        Step(2, says("second-again"), point=("drone",), accept=("drone",), else_say=says("second-again-else")),
        # What does Walt want from the drone? (N-248)
        Step(2, says("second-hack"), accept=("hack",), else_say=says("second-hack-else")),
        # Which objective does Walt pay for the hack? (N-253)
        Step(2, says("second-pay"), point=("scout",), accept=("card:scout",)),
        # Which tile does the drone of Walt scan? (N-254)
        Step(2, says("second-scan"), accept=("tile:S16",), else_say=says("second-scan-else")),
    ),
)
