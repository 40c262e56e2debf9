"""Get out: the depot’s guards have closed the ring, and the only gap in it is on the far side.

Papers in the flats open the checkpoint, and pliers lie in a wreck in the south yard. The signal box between the wagons
must be forced, in three loud actions, before anybody crosses the siding; and the guards who hear it come from behind.
"""

from __future__ import annotations

from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    Advance,
    AnomalySpot,
    Arrive,
    CardDeed,
    Colour,
    Discard,
    Each,
    EnvironmentCard,
    EventCard,
    Face,
    Fetch,
    Field,
    Flip,
    Gain,
    Group,
    Keep,
    LookAround,
    Loot,
    Mission,
    MoreEvents,
    Placed,
    Point,
    Reveal,
    Spot,
    Stir,
    Whom,
)
from fivefires.kit.grids.directions import EAST, NORTH, SOUTH, WEST

LOOK = Stir((Point(LookAround()),))

EVENTS = (
    EventCard("out_the_ring_closes", (), (Reveal(), MoreEvents(4)), number=1),
    EventCard("out_whistles", (LOOK,), number=2),
    EventCard("out_beaters", (Reveal("all"),), (MoreEvents(3, less=True),), number=3),
    EventCard("out_rain", (Each(Whom.OUTDOORS, Gain.CALM),), number=4),
    EventCard("out_more_dogs", (), (Arrive("dog", "T04.H", NORTH),), number=5),
    EventCard("out_searchlight", (Each(Whom.OUTDOORS, Gain.LOW),), number=6),
    EventCard("out_shots", (Stir((Point(Advance(1)),)),), (Arrive("mercenary", "T10.G", EAST),), number=7),
    EventCard("out_daybreak", (Each(Whom.OUTDOORS, Gain.HIGH),), number=8),
)

ENVIRONMENT = (
    EnvironmentCard("out_01", "01", Face()),
    EnvironmentCard(
        "out_02",
        "02",
        Face(deeds=(CardDeed("out_papers", ("T15.G",), (Achieve("papers"), Keep(), Flip()), work=4),)),
        Face(),
    ),
    EnvironmentCard(
        "out_03",
        "03",
        Face(
            deeds=(
                CardDeed(
                    "out_signal_box",
                    ("T12.E",),
                    (Achieve("signal"), Fetch("05"), Discard()),
                    work=3,
                    loud=True,
                    needs="pliers",
                    holds="out_02",
                ),
            )
        ),
    ),
    EnvironmentCard("out_04", "04", Face(deeds=(CardDeed("out_locker", ("T10.A",), (Loot(2), Discard())),))),
    # The wreck in the yard: pliers, for the signal box.
    EnvironmentCard(
        "out_06", "06", Face(deeds=(CardDeed("out_pliers", ("T04.D",), (Achieve("pliers"), Discard()), work=4),))
    ),
    EnvironmentCard(
        "out_05",
        "05",
        Face(
            at_once=(
                Arrive("bandit_shotgun", "T12.G", EAST),
                Arrive("dog", "T15.C", EAST),
                LOOK,
                Discard(),
            )
        ),
    ),
)

GET_OUT = Mission(
    id="get_out",
    tiles=(Placed("T10", 0, 0), Placed("T12", 1, 0), Placed("T13", 2, 0), Placed("T04", 0, 1), Placed("T15", 1, 1)),
    starts=("T10.A",),
    groups=(
        Group("mercenary", Colour.ELITE, 1, (Spot("T10.H", SOUTH), Spot("T13.D", WEST)), supply=1),
        Group(
            "bandit_shotgun",
            Colour.PACK,
            1,
            (Spot("T12.H", WEST), Spot("T15.E", WEST), Spot("T12.F", WEST)),
            supply=1,
            fewer=(1, 1, 1, 2),
        ),
        Group("dog", Colour.HORDE, 1, (Spot("T04.B", SOUTH), Spot("T13.H", WEST)), supply=2),
    ),
    anomalies=(AnomalySpot("T13.B", Field.GRAVITATIONAL), AnomalySpot("T04.E", Field.ELECTRIC)),
    loot=(("T10.F", 2), ("T10.D", 2), ("T15.I", 3), ("T15.B", 2), ("T12.D", 2), ("T13.E", 2)),
    unknown=(
        ("unknown_x", "unknown_x", "unknown_green", "unknown_yellow"),
        ("unknown_x", "unknown_green", "unknown_yellow", "unknown_two"),
        ("unknown_x", "unknown_green", "unknown_yellow", "unknown_two"),
        ("unknown_blue", "unknown_green", "unknown_two", "unknown_two"),
    ),
    unknown_spots=(Spot("T15.G", EAST), Spot("T12.B", SOUTH), Spot("T13.G", WEST), Spot("T04.C", WEST)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04", "06"),
    needs=("pliers", "papers", "signal"),
    exit=("T13.C", "T13.F"),
    way=("out_pliers", "out_papers", "out_signal_box"),
    coupons=6000,
)
