"""The six heroes (N-408 to N-420)."""

from __future__ import annotations

from .vocabulary import Ability, HeroBoard

HEROES = (
    # N-409, N-410.
    HeroBoard("mia", 3, 1, 2, 5, 6, Ability.MEDICINE, ("mia_syringe",), ("yellow_2", "green_2"), chemistry=6),
    # N-411, N-412.
    HeroBoard("quinn", 3, 2, 3, 6, 5, Ability.AIM, ("quinn_revolver", "quinn_knife")),
    # N-413, N-414.
    HeroBoard("gus", 3, 3, 1, 6, 5, Ability.MOMENTUM, ("gus_bat",)),
    # N-415, N-416.
    HeroBoard("ines", 4, 2, 2, 5, 5, Ability.SPRINT, ("ines_knife",), specials=1),
    # N-417, N-418.
    HeroBoard("tobias", 3, 2, 1, 6, 6, Ability.FIRST_AID, ("tobias_sprayer", "tobias_kit"), ("yellow_1",)),
    # N-419, N-420.
    HeroBoard("walt", 3, 1, 3, 5, 6, Ability.REMOTE, ("walt_darts",), ("green_1",)),
)
