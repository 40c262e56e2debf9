"""Hunt: a chimera sleeps in the ruin, old and lame, and others are after its hide as well.

Smoke brings it out: three loud actions beside the ruin. Bandits who came for the same thing shoot at it and at the team
alike. Whoever kills it, the hide is there for those who dress it in the flats, where everybody comes back to.
"""

from __future__ import annotations

from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    Advance,
    AnomalySpot,
    Arrive,
    Bait,
    Beckon,
    CardDeed,
    Colour,
    Devour,
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
    Loot,
    Mission,
    MoreEvents,
    On,
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

EVENTS = (
    EventCard("hunt_claw_marks", (), (Reveal(), MoreEvents(4)), number=1),
    EventCard("hunt_shots_far_off", (Stir((Point(Advance(1)),)),), number=2),
    EventCard("hunt_rivals", (Reveal("all"),), (MoreEvents(3, less=True),), number=3),
    EventCard("hunt_downwind", (Each(Whom.ALL, Gain.CALM),), number=4),
    EventCard("hunt_cornered", (LOOK,), (Arrive("bandit_rifle", "T12.H", NORTH, per=1),), number=5),
    EventCard("hunt_blood_trail", (Each(Whom.LEAD, Gain.FOCUS),), number=6),
    EventCard("hunt_it_circles", (Stir((Point(Beckon(2)),)),), number=7),
    EventCard("hunt_darkness", (Each(Whom.OUTDOORS, Gain.HIGH),), number=8),
)

ENVIRONMENT = (
    EnvironmentCard(
        "hunt_01",
        "01",
        Face(on=On.SLAIN, kinds=("chimera",), trigger=(Achieve("chimera"), Devour(), Flip())),
        # The hide must be dressed before it spoils.
        Face(deeds=(CardDeed("hunt_hide", ("T15.G", "T15.I"), (Achieve("hide"), Discard()), work=3),)),
    ),
    EnvironmentCard(
        "hunt_02", "02", Face(deeds=(CardDeed("hunt_rags", ("T12.H",), (Achieve("rags"), Loot(), Discard()), work=4),))
    ),
    EnvironmentCard(
        "hunt_03",
        "03",
        Face(
            deeds=(
                CardDeed(
                    "hunt_smoke",
                    ("T13.D", "T13.H"),
                    (Achieve("smoke"), Bait(), Fetch("05"), Discard()),
                    work=3,
                    loud=True,
                    needs="rags",
                ),
            )
        ),
    ),
    EnvironmentCard(
        "hunt_04",
        "04",
        Face(deeds=(CardDeed("hunt_trap", ("T13.A", "T13.D", "T13.G", "T13.H", "T12.B", "T12.E"), (Snare(),)),)),
    ),
    # The smoke takes its time: a round to lay traps and to find cover.
    EnvironmentCard(
        "hunt_05",
        "05",
        Face(on=On.ROUND, trigger=(Flip(),)),
        Face(on=On.ROUND, trigger=(Arrive("chimera", "T13.E", SOUTH, hurt=2), LOOK, Discard())),
    ),
)

HUNT = Mission(
    id="hunt",
    tiles=(Placed("T08", 0, 0), Placed("T13", 1, 0), Placed("T15", 0, 1), Placed("T12", 1, 1)),
    starts=("T15.H",),
    groups=(
        Group("bandit_rifle", Colour.PACK, 2, (Spot("T12.F", WEST), Spot("T08.E", EAST)), supply=2, fewer=(2, 1, 0, 0)),
        Group("tick", Colour.HORDE, 1, (Spot("T08.G", SOUTH), Spot("T12.B", SOUTH)), supply=2, fewer=(2, 2, 0, 0)),
        Group("chimera", Colour.BOSS, 1, (), supply=1),
    ),
    anomalies=(AnomalySpot("T13.C", Field.GRAVITATIONAL), AnomalySpot("T08.A", Field.FIRE)),
    loot=(("T15.G", 3), ("T15.I", 2), ("T12.E", 2), ("T13.E", 2), ("T08.C", 3)),
    unknown=(
        ("unknown_x", "unknown_yellow", "unknown_yellow", "unknown_green"),
        ("unknown_x", "unknown_yellow", "unknown_yellow", "unknown_green"),
        ("unknown_green", "unknown_yellow", "unknown_two", "unknown_green"),
        ("unknown_green", "unknown_green", "unknown_two", "unknown_two"),
    ),
    unknown_spots=(Spot("T15.B", EAST), Spot("T13.B", SOUTH), Spot("T12.D", EAST), Spot("T08.H", WEST)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04"),
    needs=("rags", "smoke", "chimera", "hide"),
    exit=("T15.G", "T15.H", "T15.E"),
    way=("hunt_rags", "hunt_smoke", "hunt_hide"),
    coupons=7000,
)
