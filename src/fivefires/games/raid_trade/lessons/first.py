"""The first lesson of Raid & Trade: two raids, and an Item made of what they bring."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import played, taught

LESSON = Lesson(
    id="first",
    setup=Setup(3, "city", (), {"youngest": "seat-1"}),
    seed="raid-trade-1-9",
    steps=(
        # Which character do you play?
        taught("first-who", "card:jake", "jake"),
        played(1, "card:mayu"),
        played(2, "card:zoey"),
        # Which of the two events counts?
        taught("first-news", "card:amnesty", "amnesty"),
        # What do you do?
        taught("first-raid", "raid:market.1", "market.1"),
        taught("first-over", "end-turn"),
        played(1, "pass-round"),
        played(2, "pass-round"),
        taught("first-again", "raid:market.2", "market.2"),
        taught("first-last", "end-turn", otherwise="first-over"),
        taught("first-craft", "craft:jerrycan", "jerrycan"),
    ),
)
