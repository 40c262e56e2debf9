"""What stands on the lid of The Long Night's box: ways to play, modules, variants and scenarios."""

from __future__ import annotations

from fivefires.kernel import Choice, Cover, Mode

COOPERATIVE, RIVALS = "cooperative", "rivals"
MODULES = ("improvements", "bandits", "raxxon")
BETRAYER, HARD, ELIMINATION = "betrayer", "hard", "elimination"
NO_STORY, CHIMP, RAID = "none", "chimp", "raid"
RANDOM = "random"
MAIN_OBJECTIVES = (
    "goal_tribute", "goal_frosty_night", "goal_twelve_doors", "goal_convoy", "goal_missing_class", "goal_new_roof",
    "goal_smoke_them_out", "goal_last_shift",
)  # fmt: skip

COVER = Cover(
    id="long_night",
    version=4,
    package="fivefires.games.long_night",
    rule_prefix="L",
    players=(2, 3, 4, 5),
    # Two players always play together (L-359).
    modes=(Mode(RIVALS, players=(3, 4, 5)), Mode(COOPERATIVE)),
    variants=(*MODULES, BETRAYER, HARD, ELIMINATION),
    options=(
        Choice("scenario", (NO_STORY, CHIMP, RAID)),
        Choice("objective", (RANDOM, *MAIN_OBJECTIVES)),
        Choice("adult", ("with", "without")),
    ),
)
