"""What stands on the lid of Raid & Trade's box."""

from __future__ import annotations

from fivefires.kernel import Choice, Cover, Mode

COVER = Cover(
    id="raid_trade",
    version=3,
    package="fivefires.games.raid_trade",
    rule_prefix="R",
    players=(3, 4, 5),
    modes=(Mode("city"), Mode("escape")),
    variants=("custom_city",),
    options=(
        Choice("sides", ("city", "wasteland")),
        Choice("trader", ("any", "four-kinds")),
        Choice("characters", ("chosen", "dealt")),
        Choice("youngest", ("drawn", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5")),
    ),
    stage="alpha",
)
