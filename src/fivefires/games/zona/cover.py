"""What stands on the lid of Zona's box."""

from __future__ import annotations

from fivefires.kernel import Choice, Cover, Mode

COVER = Cover(
    id="zona",
    version=3,
    package="fivefires.games.zona",
    rule_prefix="Z",
    players=(1, 2, 3, 4),
    modes=(Mode("race", players=(2, 3, 4)), Mode("solo", players=(1,))),
    options=(
        Choice("decks", ("fixed", "random")),
        Choice("characters", ("dealt", "free")),
        Choice("voice", ("chance", "first-seat")),
    ),
)
