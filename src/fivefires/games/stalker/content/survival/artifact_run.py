"""Artifact run: a buyer waits for an artifact that was still warm this morning.

The field lies in the north and a pseudogiant walks in it. A beacon on the far bank calls the buyer’s truck, which takes
three loud actions; the truck comes to the village and does not wait for long. The lead box for it lies in a wagon.
"""

from __future__ import annotations

from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    Advance,
    AnomalySpot,
    Arise,
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
    LookAround,
    Mission,
    MoreEvents,
    On,
    Placed,
    Point,
    Receive,
    Reveal,
    Spot,
    Stir,
    Whom,
)
from fivefires.kit.grids.directions import EAST, NORTH, SOUTH, WEST

LOOK = Stir((Point(LookAround()),))

EVENTS = (
    EventCard("run_morning", (), (Reveal(), MoreEvents(4)), number=1),
    EventCard("run_shaking_ground", (Stir((Point(Advance(1)),)),), number=2),
    EventCard("run_holes_in_the_earth", (Reveal("all"),), (MoreEvents(4, less=True),), number=3),
    EventCard("run_flare_up", (Each(Whom.ON_ANOMALY, Gain.LOSS, 2),), number=4),
    EventCard("run_rats_in_the_street", (), (Arrive("rodent", "T06.H", NORTH),), number=5),
    EventCard("run_hunger", (LOOK,), (Arrive("bloodsucker", "T12.H", NORTH),), number=6),
    EventCard("run_horn", (Each(Whom.ALL, Gain.FOCUS),), number=7),
    EventCard("run_the_truck_turns", (Each(Whom.OUTDOORS, Gain.HIGH),), number=8),
)

ENVIRONMENT = (
    EnvironmentCard("run_01", "01", Face(on=On.ARTIFACT, trigger=(Achieve("finds"), Flip())), Face()),
    EnvironmentCard(
        "run_02",
        "02",
        Face(deeds=(CardDeed("run_detector", ("T06.D", "T06.E"), (Receive("echo_detector"), Discard()), work=3),)),
    ),
    EnvironmentCard(
        "run_03",
        "03",
        Face(
            deeds=(CardDeed("run_beacon", ("T08.C",), (Achieve("beacon"), Fetch("05"), Discard()), work=3, loud=True),)
        ),
    ),
    # Without it nobody gets onto the truck with what he has found.
    EnvironmentCard(
        "run_04",
        "04",
        Face(
            deeds=(
                CardDeed(
                    "run_lead_box",
                    ("T12.E",),
                    (Achieve("box"), Each(Whom.ALL, Gain.BOLTS), Each(Whom.ALL, Gain.HP, 3), Discard()),
                    work=3,
                ),
            )
        ),
    ),
    EnvironmentCard(
        "run_05",
        "05",
        Face(
            at_once=(
                Arrive("rodent", "T13.G", SOUTH),
                Arise(AnomalySpot("T12.F", Field.ELECTRIC, artifact=False)),
                Stir((Point(Advance(1)),)),
                Discard(),
            )
        ),
    ),
)

ARTIFACT_RUN = Mission(
    id="artifact_run",
    tiles=(Placed("T13", 0, 0), Placed("T08", 1, 0), Placed("T12", 0, 1), Placed("T06", 1, 1)),
    starts=("T06.H",),
    groups=(
        Group("pseudogiant", Colour.BOSS, 1, (Spot("T13.B", EAST),)),
        Group("rodent", Colour.HORDE, 1, (Spot("T08.F", SOUTH), Spot("T12.C", SOUTH)), supply=4, fewer=(0, 0, 2, 2)),
        Group("bloodsucker", Colour.ELITE, 1, (), supply=1),
    ),
    anomalies=(
        AnomalySpot("T13.H", Field.GRAVITATIONAL, card="magnet"),
        AnomalySpot("T08.D", Field.CHEMICAL, card="bubble"),
        AnomalySpot("T12.G", Field.FIRE, card="burner"),
    ),
    loot=(("T06.F", 2), ("T06.D", 2), ("T12.D", 2), ("T12.F", 2), ("T13.E", 2), ("T08.A", 2)),
    unknown=(
        ("unknown_blue", "unknown_yellow", "unknown_two", "unknown_two"),
        ("unknown_x", "unknown_yellow", "unknown_yellow", "unknown_two"),
        ("unknown_x", "unknown_x", "unknown_x", "unknown_yellow"),
        ("unknown_x", "unknown_x", "unknown_x", "unknown_x"),
    ),
    unknown_spots=(Spot("T06.F", WEST), Spot("T13.E", SOUTH), Spot("T12.H", NORTH), Spot("T08.B", SOUTH)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04"),
    needs=("box", "finds", "beacon"),
    exit=("T06.G", "T06.H", "T06.I"),
    way=("run_detector", "run_lead_box", "run_beacon"),
    coupons=6000,
)
