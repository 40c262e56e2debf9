"""Survival in the Zone: four scenarios outside the campaign (S-006). They are written as missions are."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content.vocabulary import Mission

from .artifact_run import ARTIFACT_RUN
from .get_out import GET_OUT
from .hold_out import HOLD_OUT
from .hunt import HUNT

SCENARIOS: Final[dict[str, Mission]] = {scenario.id: scenario for scenario in (HOLD_OUT, HUNT, ARTIFACT_RUN, GET_OUT)}
