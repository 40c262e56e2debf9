"""The second lesson of ZNA: trade, chemistry and the drone."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import played, taught

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
        played(0, "to:S10.r2c4"),
        # Where does Quinn start? (N-030)
        played(1, "to:S10.r1c3"),
        # Where does Walt start? (N-030)
        taught("second-start", "to:S10.r3c4", "S10.r3c4", seat=2),
        # How does Mia arrange the cards? (N-243)
        played(0, "ready"),
        # How does Quinn arrange the cards? (N-243)
        played(1, "ready"),
        # How does Walt arrange the cards? (N-243)
        taught("second-ready", "ready", "walt_darts", seat=2),
        # How does Gus arrange the cards? (N-243)
        played(3, "ready"),
        # In which order do the heroes act? (N-150)
        played(0, "order:walt-mia-quinn-gus"),
        # Walt has 3 actions left. What next? (N-155)
        taught("second-trade", "trade", "mia", seat=2),
        # Walt and Mia trade. 0 things so far. (N-221)
        taught("second-ask", "put:yellow_2:hero.2:hero.0", "yellow_2", seat=2),
        # Walt and Mia trade. 1 thing so far. (N-221)
        taught("second-deal", "enough", seat=2),
        # Walt offers Mia a trade: 0 things for 1. Does Mia agree? (N-220)
        played(0, "agree"),
        # Walt has 2 actions left. What next? (N-155)
        taught("second-mix", "mix", seat=2),
        # What goes into the Dart pistol of Walt? (N-200)
        taught("second-load", "load:yellow_2", "yellow_2", seat=2),
        # Walt has 1 action left. What next? (N-155)
        taught("second-lower", "lower", seat=2),
        # Which tile does Walt clear? (N-212)
        taught("second-clear", "clear:S16:walt_darts", seat=2),
        # Mia has 3 actions left. What next? (N-155)
        played(0, "end-turn"),
        # Quinn has 3 actions left. What next? (N-155)
        played(1, "end-turn"),
        # Gus has 3 actions left. What next? (N-155)
        played(3, "end-turn"),
        # In which order do the heroes act? (N-150)
        played(1, "same-order"),
        # Walt has 3 actions left. What next? (N-155)
        taught("second-drone", "drone", "drone", seat=2),
        # Does the new objective of Walt lie open? (N-134)
        taught("second-secret", "face-down", "scout", seat=2),
        # Walt has 2 actions left. What next? (N-155)
        taught("second-again", "drone", "drone", seat=2),
        # What does Walt want from the drone? (N-248)
        taught("second-hack", "hack", seat=2),
        # Which objective does Walt pay for the hack? (N-253)
        taught("second-pay", "card:scout", "scout", seat=2, otherwise=""),
        # Which tile does the drone of Walt scan? (N-254)
        taught("second-scan", "tile:S16", seat=2),
    ),
)
