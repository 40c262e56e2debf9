"""What stands on the lid of ZNA's box."""

from __future__ import annotations

from fivefires.kernel import Choice, Cover, Mode

COVER = Cover(
    id="zna",
    version=2,
    package="fivefires.games.zna",
    rule_prefix="N",
    players=(1, 2, 3, 4),
    # N-004.
    modes=(Mode("mission"), Mode("campaign")),
    variants=("objectives",),
    options=(Choice("scenario", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)), Choice("heroes", ("chosen", "dealt"))),
    stage="alpha",
)
