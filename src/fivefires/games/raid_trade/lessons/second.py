"""The second lesson of Raid & Trade: an offer, and a fight with the one who took it."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import played, taught

LESSON = Lesson(
    id="second",
    setup=Setup(3, "city", (), {"youngest": "seat-1"}),
    seed="raid-trade-2-0",
    steps=(
        # Which character do you play?
        taught("second-who", "card:carter", "carter"),
        played(1, "card:garcia"),
        played(2, "card:mayu"),
        # Which of the two events counts?
        taught("second-news", "card:amnesty", "amnesty"),
        # What do you do?
        taught("second-raid", "raid:market.1", "market.1"),
        taught("second-effect", "choose:use_effect"),
        taught("second-over", "end-turn"),
        played(1, "raid:market.2"),
        played(1, "end-turn"),
        played(2, "pass-round"),
        taught("second-trade", "trade"),
        taught("second-partner", "with:1"),
        taught("second-offer", "ready:1xparts>1xscrap"),
        taught("second-send", "send"),
        played(1, "accept"),
        taught("second-done", "end-turn", otherwise="second-over"),
        played(1, "pass-round"),
        taught("second-attack", "attack:1"),
    ),
)
