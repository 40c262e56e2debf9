"""The stalker cards (S-604 to S-611)."""

from __future__ import annotations

from typing import Final

from .vocabulary import Knack, StalkerCard

STALKERS: Final = (
    StalkerCard("borsuk", 16, 2, knacks=(Knack.TWO_BOLTS, Knack.ANOMALY_SENSE)),
    StalkerCard("mammon", 15, 2, knacks=(Knack.SCAVENGER,)),
    StalkerCard("milady", 14, 2, far=3, knacks=(Knack.NEVER_MISS, Knack.SHADOW)),
    StalkerCard("velet", 18, 2, knacks=(Knack.STURDY,)),
    StalkerCard("palkan", 16, 3, knacks=(Knack.RAPID_FIRE, Knack.BODYGUARD)),
    StalkerCard("salavina", 16, 2, knacks=(Knack.CLOSE_COMBAT, Knack.DODGE)),
    StalkerCard("hulyash", 17, 1, knacks=(Knack.AXE,)),
    StalkerCard("lystva", 14, 2, knacks=(Knack.MEDIC,)),
    StalkerCard("tykhyi", 14, 2, knacks=(Knack.LIGHT_FEET,)),
    StalkerCard("skryp", 15, 2, knacks=(Knack.NOISEMAKER,)),
    StalkerCard("kremin", 16, 2, knacks=(Knack.STEADY_HAND,)),
    StalkerCard("zirka", 15, 3, knacks=(Knack.THICK_SKIN,)),
)
