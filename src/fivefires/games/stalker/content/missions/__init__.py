"""The mission guide."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content.survival import SCENARIOS
from fivefires.games.stalker.content.terrain import MAPS
from fivefires.games.stalker.content.vocabulary import Mission

from .a1 import A1
from .a2 import A2
from .b1 import B1
from .b2 import B2
from .c1 import C1
from .c2 import C2

# The six missions of three stories: the letter names the story, the number the place in it (S-023).
MISSIONS: Final[dict[str, Mission]] = {mission.id: mission for mission in (A1, A2, B1, B2, C1, C2)}

# Everything that can be played on a map: missions, and the scenarios of Survival in the Zone (S-006).
MISSION: Final[dict[str, Mission]] = MISSIONS | SCENARIOS
ENTRIES: Final = tuple(MISSION.values())

MAPS.update({mission.id: mission.tiles for mission in ENTRIES})
