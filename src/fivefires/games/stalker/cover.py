"""What stands on the lid of the box."""

from __future__ import annotations

from fivefires.kernel import Choice, Cover, Mode

from .content.missions import MISSIONS
from .content.survival import SCENARIOS

COVER = Cover(
    id="stalker",
    version=2,
    package="fivefires.games.stalker",
    rule_prefix="S",
    players=(1, 2, 3, 4),
    # S-002, S-006, S-007.
    modes=(Mode("mission"), Mode("campaign"), Mode("survival")),
    variants=("lost-areas",),
    options=(
        Choice("mission", tuple(MISSIONS)),
        Choice("scenario", tuple(SCENARIOS)),
        Choice("team", ("players", 2, 3, 4)),
    ),
    stage="alpha",
)
