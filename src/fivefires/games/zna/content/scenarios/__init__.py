"""The scenario book: twelve pages, in the order of a campaign (N-007, N-032), each map connected (N-494)."""

from __future__ import annotations

from typing import Final

from fivefires.games.zna.content.vocabulary import Scenario

from .blood_sample import BLOOD_SAMPLE
from .borrowed_keys import BORROWED_KEYS
from .both_banks import BOTH_BANKS
from .first_breath import FIRST_BREATH
from .high_tide import HIGH_TIDE
from .open_channel import OPEN_CHANNEL
from .pest_control import PEST_CONTROL
from .the_courier import THE_COURIER
from .the_last_ferry import THE_LAST_FERRY
from .the_professor import THE_PROFESSOR
from .the_vents import THE_VENTS
from .voices_in_the_ward import VOICES_IN_THE_WARD

SCENARIOS: Final[tuple[Scenario, ...]] = (
    FIRST_BREATH,
    BORROWED_KEYS,
    OPEN_CHANNEL,
    VOICES_IN_THE_WARD,
    THE_PROFESSOR,
    BOTH_BANKS,
    PEST_CONTROL,
    BLOOD_SAMPLE,
    THE_COURIER,
    HIGH_TIDE,
    THE_VENTS,
    THE_LAST_FERRY,
)

SCENARIO: Final = {scenario.id: scenario for scenario in SCENARIOS}
