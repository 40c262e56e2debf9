"""The first lesson of ZNA: moving, fog and a fight."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import played, taught

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
        taught("first-start", "to:S10.r3c4", "S10.r3c4"),
        # Where does Quinn start? (N-030)
        played(1, "to:S10.r1c3"),
        # Where does Mia start? (N-030)
        played(2, "to:S10.r3c1"),
        # How does Gus arrange the cards? (N-243)
        taught("first-ready", "ready", "gus_bat"),
        # How does Quinn arrange the cards? (N-243)
        played(1, "ready"),
        # How does Mia arrange the cards? (N-243)
        played(2, "ready"),
        # How does Tobias arrange the cards? (N-243)
        played(3, "ready"),
        # In which order do the heroes act? (N-150)
        taught("first-order", "order:gus-quinn-mia-tobias"),
        # Gus has 3 actions left. What next? (N-155)
        taught("first-move", "go:S10.r4c3", "S10.r4c3"),
        # Gus has 2 steps and 2 actions left. What next? (N-155)
        taught("first-enter", "go:S16.r3c4", "S16.r3c4"),
        # Gus has 1 step and 2 actions left. What next? (N-155)
        taught("first-close", "go:S16.r2c4", "S16.r2c4"),
        # Gus has 2 actions left. What next? (N-155)
        taught("first-attack", "attack", "walker.2"),
        # With what does Gus attack the Walker? (N-317)
        taught("first-bat", "arms:gus_bat", "gus_bat"),
        # Where does Gus step after the kill? (N-414)
        taught("first-step", "go:S16.r1c4", "S16.r1c4"),
        # Gus has 1 action left. What next? (N-155)
        taught("first-token", "pick-up", "yellow_1"),
        # What does Gus pick up? (N-177)
        taught("first-take", "put:yellow_1:self:at.72", "yellow_1"),
        # Quinn has 3 actions left. What next? (N-155)
        played(1, "end-turn"),
        # Mia has 3 actions left. What next? (N-155)
        played(2, "end-turn"),
        # Tobias has 3 actions left. What next? (N-155)
        played(3, "end-turn"),
        # In which order do the heroes act? (N-150)
        played(1, "same-order"),
        # Gus has 3 actions left. What next? (N-155)
        taught("first-again", "attack", "runner.0"),
        # With what does Gus attack the Runner? (N-317)
        taught("first-swing", "arms:gus_bat", "gus_bat"),
        # Where does Gus step after the kill? (N-414)
        taught("first-stay", "stay"),
    ),
)
