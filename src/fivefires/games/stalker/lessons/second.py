"""The second lesson: a fight."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import taught

LESSON = Lesson(
    id="second",
    setup=Setup(1, "mission", (), {"mission": "A1"}),
    seed="stalker-fight-5",
    steps=(
        taught("second-choose", "stalker:palkan", "palkan"),
        taught("second-buy", "buy:toz#2:700"),
        taught("second-trade", "enough"),
        taught("second-arm", "take:toz#2", "toz#2"),
        taught("second-jacket", "take:leather_jacket", "leather_jacket"),
        taught("second-gate", "go:T01.F", "T01.F"),
        taught("second-fence", "go:T02.E", "T02.E"),
        taught("second-shoot", "shoot:single:bandit_rifle.0", "bandit_rifle.0"),
        taught("second-torso", "torso"),
        taught("second-keep", "keep"),
        taught("second-reaction", "end-turn", otherwise=""),
        taught("second-again", "shoot:single:bandit_rifle.0", "bandit_rifle.0"),
        taught("second-head", "head"),
        taught("second-enough", "keep"),
        taught("second-leave", "go:T02.H", "T02.H"),
        taught("second-loot", "loot:7", "loot.7"),
    ),
)
