"""The 8 emission cards (Z-022): damage by sector, and the two halves of threat diagrams (Z-509).

Over all cards every green and yellow location and both gates of the Power Plant receive four tokens.
"""

from __future__ import annotations

from typing import Final

from .vocabulary import ANOMALY, GREEN, MUTANT, YELLOW, Damage, EmissionCard

EMISSIONS: Final[tuple[EmissionCard, ...]] = (
    EmissionCard(
        "e1",
        Damage(radiation=1),
        Damage(radiation=1),
        Damage(radiation=2),
        front=(
            ("frontier", GREEN, MUTANT),
            ("junkyard", GREEN, ANOMALY),
            ("chernobyl", YELLOW, MUTANT),
            ("red_forest", YELLOW, ANOMALY),
        ),
        back=(("wetlands", GREEN, MUTANT), ("misty_hill", YELLOW, MUTANT), ("pripyat", YELLOW, ANOMALY)),
    ),
    EmissionCard(
        "e2",
        Damage(radiation=1),
        Damage(mental=1),
        Damage(mental=2),
        front=(("farms", GREEN, ANOMALY), ("quarry", GREEN, MUTANT), ("white_lake", YELLOW, ANOMALY)),
        back=(
            ("barracks", GREEN, MUTANT),
            ("frontier", GREEN, ANOMALY),
            ("factory", YELLOW, ANOMALY),
            ("moscow_eye", YELLOW, MUTANT),
        ),
    ),
    EmissionCard(
        "e3",
        Damage(mental=1),
        Damage(radiation=1),
        Damage(radiation=1, mental=1),
        front=(
            ("wetlands", GREEN, ANOMALY),
            ("barracks", GREEN, ANOMALY),
            ("proving_grounds", YELLOW, MUTANT),
            ("pripyat", YELLOW, MUTANT),
        ),
        back=(("junkyard", GREEN, MUTANT), ("red_forest", YELLOW, MUTANT), ("white_lake", YELLOW, MUTANT)),
    ),
    EmissionCard(
        "e4",
        Damage(radiation=1),
        Damage(radiation=1, mental=1),
        Damage(radiation=1),
        front=(("quarry", GREEN, ANOMALY), ("factory", YELLOW, MUTANT), ("moscow_eye", YELLOW, ANOMALY)),
        back=(
            ("farms", GREEN, MUTANT),
            ("chernobyl", YELLOW, ANOMALY),
            ("misty_hill", YELLOW, ANOMALY),
            ("pripyat", YELLOW, MUTANT),
        ),
    ),
    EmissionCard(
        "e5",
        Damage(radiation=2),
        Damage(radiation=1),
        Damage(radiation=2),
        front=(
            ("frontier", GREEN, ANOMALY),
            ("farms", GREEN, MUTANT),
            ("misty_hill", YELLOW, MUTANT),
            ("white_lake", YELLOW, MUTANT),
        ),
        back=(("quarry", GREEN, MUTANT), ("proving_grounds", YELLOW, ANOMALY), ("red_forest", YELLOW, ANOMALY)),
    ),
    EmissionCard(
        "e6",
        Damage(mental=1),
        Damage(mental=1),
        Damage(radiation=2),
        front=(("barracks", GREEN, MUTANT), ("junkyard", GREEN, MUTANT), ("factory", YELLOW, ANOMALY)),
        back=(
            ("wetlands", GREEN, ANOMALY),
            ("chernobyl", YELLOW, MUTANT),
            ("proving_grounds", YELLOW, MUTANT),
            ("moscow_eye", YELLOW, ANOMALY),
        ),
    ),
    EmissionCard(
        "e7",
        Damage(radiation=1),
        Damage(physical=1),
        Damage(radiation=1, physical=1),
        front=(
            ("wetlands", GREEN, MUTANT),
            ("quarry", GREEN, ANOMALY),
            ("chernobyl", YELLOW, ANOMALY),
            ("proving_grounds", YELLOW, ANOMALY),
        ),
        back=(("frontier", GREEN, MUTANT), ("barracks", GREEN, ANOMALY), ("factory", YELLOW, MUTANT)),
    ),
    EmissionCard(
        "e8",
        Damage(radiation=1, mental=1),
        Damage(radiation=1),
        Damage(mental=2),
        front=(("misty_hill", YELLOW, ANOMALY), ("red_forest", YELLOW, MUTANT), ("moscow_eye", YELLOW, MUTANT)),
        back=(
            ("farms", GREEN, ANOMALY),
            ("junkyard", GREEN, ANOMALY),
            ("white_lake", YELLOW, ANOMALY),
            ("pripyat", YELLOW, ANOMALY),
        ),
    ),
)
