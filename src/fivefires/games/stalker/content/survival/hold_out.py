"""Hold out: relief is on its way to the barn, if somebody shows it where the barn is.

A can of fuel lies in the flats, the flare gun among the wagons; firing it takes three loud actions, and everything that
crawls sees it, too. Then the barn must hold until help is there.
"""

from __future__ import annotations

from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    AnomalySpot,
    Arrive,
    Besiege,
    CardDeed,
    Colour,
    Discard,
    Each,
    EnvironmentCard,
    EventCard,
    Face,
    Fetch,
    Field,
    Gain,
    Group,
    LookAround,
    Mission,
    MoreEvents,
    On,
    Once,
    Placed,
    Point,
    Reveal,
    Snare,
    Spot,
    Stir,
    Whom,
)
from fivefires.kit.grids.directions import EAST, NORTH, SOUTH, WEST

LOOK = Stir((Point(LookAround()),))

BARN = ("T09.B",)

EVENTS = (
    EventCard("hold_last_light", (), (Reveal(), MoreEvents(3)), number=1),
    EventCard("hold_rustling", (Each(Whom.ALL, Gain.CALM),), number=2),
    EventCard("hold_they_come_up", (Reveal("all"),), (MoreEvents(3, less=True),), number=3),
    EventCard("hold_rats", (), (Arrive("rodent", "T06.B", EAST, 2),), number=4),
    EventCard("hold_out_of_the_drain", (), (Arrive("crawl", "T12.H", SOUTH), Arrive("tick", "T09.G", NORTH)), number=5),
    EventCard("hold_engines", (Once("flare", (Achieve("relief"),)),), number=6),
    EventCard("hold_wings_in_the_dark", (Each(Whom.OUTDOORS, Gain.LOW),), number=7),
    EventCard("hold_headlights", (Achieve("relief"),), number=8),
)

ENVIRONMENT = (
    EnvironmentCard("hold_01", "01", Face(on=On.ROUND, trigger=(Once("flare", (Besiege(BARN, 3),)),))),
    EnvironmentCard(
        "hold_02", "02", Face(deeds=(CardDeed("hold_fuel", ("T15.G",), (Achieve("fuel"), Discard()), work=3),))
    ),
    EnvironmentCard(
        "hold_03",
        "03",
        Face(
            deeds=(
                CardDeed(
                    "hold_flare",
                    ("T12.E",),
                    (Achieve("flare"), Fetch("05"), Discard()),
                    work=3,
                    loud=True,
                    needs="fuel",
                ),
            )
        ),
    ),
    EnvironmentCard(
        "hold_04", "04", Face(deeds=(CardDeed("hold_trap", ("T09.A", "T09.C", "T09.D", "T09.E"), (Snare(),)),))
    ),
    EnvironmentCard(
        "hold_05",
        "05",
        Face(at_once=(Arrive("rodent", "T15.H", SOUTH, 2), Arrive("crawl", "T12.B", SOUTH), LOOK, Discard())),
    ),
)

HOLD_OUT = Mission(
    id="hold_out",
    tiles=(Placed("T15", 0, 0), Placed("T12", 1, 0), Placed("T06", 0, 1), Placed("T09", 1, 1)),
    starts=("T09.B",),
    groups=(
        Group("rodent", Colour.HORDE, 1, (Spot("T15.C", WEST), Spot("T06.H", WEST)), supply=4),
        Group("tick", Colour.PACK, 1, (Spot("T12.H", NORTH), Spot("T15.A", EAST)), supply=2),
        Group("crawl", Colour.ELITE, 1, (Spot("T12.E", SOUTH),), supply=1, fewer=(0, 0, 1, 0)),
    ),
    anomalies=(AnomalySpot("T12.C", Field.ELECTRIC), AnomalySpot("T06.G", Field.CHEMICAL)),
    loot=(("T15.B", 2), ("T15.I", 2), ("T06.D", 2), ("T06.F", 2), ("T09.B", 2), ("T12.F", 2)),
    unknown=(
        ("unknown_x", "unknown_green", "unknown_two", "unknown_two"),
        ("unknown_x", "unknown_yellow", "unknown_yellow", "unknown_green"),
        ("unknown_yellow", "unknown_green", "unknown_yellow", "unknown_two"),
        ("unknown_green", "unknown_blue", "unknown_two", "unknown_two"),
    ),
    unknown_spots=(Spot("T15.G", NORTH), Spot("T12.E", SOUTH), Spot("T06.F", WEST), Spot("T09.H", NORTH)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04"),
    needs=("fuel", "flare", "relief"),
    exit=BARN,
    way=("hold_fuel", "hold_flare"),
    coupons=4500,
)
