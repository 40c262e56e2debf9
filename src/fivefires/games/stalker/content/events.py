"""The eighteen random events: weather, luck and nerves. Half of them help whoever has prepared."""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    Advance,
    Beckon,
    Colour,
    Darken,
    Demand,
    Each,
    EventCard,
    Gain,
    LookAround,
    Point,
    Reveal,
    Stir,
    Whom,
)

RANDOM_EVENTS: Final = (
    EventCard("quick_gear_check", (Demand(),), copies=2),
    EventCard("restless_dogs", (Stir((Point(LookAround()),)),), copies=2),
    EventCard("changing_guard", (Stir((Point(Advance(1)),)),), copies=2),
    EventCard("cold_rain", (Each(Whom.OUTDOORS, Gain.NO_FOCUS),)),
    EventCard("hot_wind", (Each(Whom.OUTDOORS, Gain.DOSE, 2),)),
    EventCard("dust_cloud", (Darken(),), copies=2),
    EventCard("second_wind", (Each(Whom.LEAD, Gain.MARKER), Each(Whom.LEAD, Gain.FOCUS))),
    EventCard("pocket_change", (Each(Whom.ALL, Gain.BOLTS),)),
    EventCard("radio_crackle", (Each(Whom.LEAD, Gain.LOW),), copies=2),
    EventCard("footsteps", (), (Reveal(),)),
    EventCard("tremor", (Each(Whom.ON_ANOMALY, Gain.EXPOSED), Each(Whom.INDOORS, Gain.LOSS, 1))),
    EventCard("deep_breath", (Each(Whom.ALL, Gain.CALM),)),
    EventCard("crows", (Stir((Point(Beckon(1), (Colour.ELITE, Colour.PACK, Colour.HORDE)),)),)),
)
