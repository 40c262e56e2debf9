"""B1, a hunt: the hornhead of the marsh has taken three people, and the village pays for its horns.

The carcass lies in the barn. Hung up in the open, which takes three loud actions, it draws every mutant around, the
hornhead first; and dogs come into the street behind the team. Two traps make the difference for whoever has time to lay
them beforehand. The horns are brought back to the village.
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
    Darken,
    Devour,
    Discard,
    Each,
    EnvironmentCard,
    Epilogue,
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
    On,
    OwnEvent,
    Placed,
    Point,
    Reveal,
    Snare,
    Spot,
    Stir,
    Whom,
)
from fivefires.kit.grids.directions import NORTH, SOUTH, WEST

LOOK = Stir((Point(LookAround()),))

WILD = tuple(f"{tile}.{letter}" for tile in ("T08", "T12", "T13") for letter in "ABCDEFGH")

EVENTS = (
    EventCard("b1_first_light", (), (Reveal(), MoreEvents(4)), number=1),
    EventCard("b1_tracks", (Each(Whom.LEAD, Gain.FOCUS),), number=2),
    EventCard("b1_far_bellow", (Stir((Point(Advance(1)),)),), number=2),
    EventCard("b1_the_pack_gathers", (Reveal("all"),), (MoreEvents(4, less=True),), number=3),
    EventCard("b1_fog", (Darken(("T08.B", "T08.G", "T13.E")), Each(Whom.ALL, Gain.CALM)), number=4),
    EventCard("b1_ticks_in_the_grass", (), (Arrive("tick", "T13.H", NORTH),), number=5),
    EventCard("b1_wind_turns", (Each(Whom.OUTDOORS, Gain.LOW),), (OwnEvent(),), number=6),
    EventCard("b1_a_scream", (LOOK,), number=7),
    EventCard("b1_dusk", (Each(Whom.OUTDOORS, Gain.LOW), Stir((Point(Beckon(1)),))), number=8),
    EventCard("b1_night_falls", (Each(Whom.OUTDOORS, Gain.HIGH),), number=9),
)

ENVIRONMENT = (
    # The objective; and whoever kills the hornhead has its horns.
    EnvironmentCard(
        "b1_01",
        "01",
        Face(on=On.SLAIN, kinds=("hornhead",), trigger=(Achieve("hornhead"), Devour(), Flip())),
        Face(),
    ),
    # Two traps from the village smith.
    EnvironmentCard("b1_02", "02", Face(deeds=(CardDeed("b1_trap", WILD, (Snare(),)),))),
    # The barn: the carcass, and what feeds on it.
    EnvironmentCard(
        "b1_03",
        "03",
        Face(
            deeds=(CardDeed("b1_barn_door", ("T09.D", "T09.A"), (Flip(),), free=True),),
            spaces=("T09.B",),
            trigger=(Flip(),),
        ),
        Face(at_once=(Reveal("spaces", ("T09.B",)), Fetch("10"), Discard())),
    ),
    EnvironmentCard(
        "b1_04",
        "04",
        Face(deeds=(CardDeed("b1_drag", ("T09.B",), (Achieve("meat"), Keep(), Flip()), work=6),)),
        # Where it can be hung up: the ruin, the wagons, the far bank.
        Face(
            deeds=(
                CardDeed(
                    "b1_hang",
                    ("T13.E", "T12.E", "T08.E"),
                    (Achieve("bait"), Bait(), Fetch("08"), Discard()),
                    work=3,
                    loud=True,
                    holds="b1_04",
                ),
            )
        ),
    ),
    # The chapel in the reeds: one of two.
    EnvironmentCard(
        "b1_05_candles",
        "05",
        Face(deeds=(CardDeed("b1_candles", ("T08.A",), (Each(Whom.HERE, Gain.CALM), Discard())),)),
    ),
    EnvironmentCard("b1_05_bog", "05", Face(spaces=("T08.D",), trigger=(Each(Whom.HERE, Gain.PINNED), Discard()))),
    # The hide on the wagon roof.
    EnvironmentCard(
        "b1_06",
        "06",
        Face(deeds=(CardDeed("b1_hide", ("T12.D", "T12.F"), (Each(Whom.HERE, Gain.FOCUS), Loot(), Discard())),)),
    ),
    # The smith’s house: one of two.
    EnvironmentCard("b1_07_shells", "07", Face(deeds=(CardDeed("b1_shells", ("T06.F",), (Loot(2), Discard())),))),
    EnvironmentCard(
        "b1_07_widow", "07", Face(deeds=(CardDeed("b1_widow", ("T06.F",), (Each(Whom.HERE, Gain.HP, 5), Discard())),))
    ),
    # It comes. So do the dogs, by the street that the team came from.
    EnvironmentCard(
        "b1_08",
        "08",
        Face(at_once=(Arrive("hornhead", "T12.C", SOUTH), Arrive("dog", "T06.B", NORTH), LOOK, Discard())),
    ),
    # What was in the barn.
    EnvironmentCard("b1_10_flies", "10", Face(at_once=(Each(Whom.HERE, Gain.DOSE, 2), Discard()))),
    EnvironmentCard("b1_10_tick", "10", Face(at_once=(Arrive("tick", "T09.B", SOUTH), Discard()))),
)

B1 = Mission(
    id="B1",
    tiles=(Placed("T08", 0, 0), Placed("T13", 1, 0), Placed("T12", 2, 0), Placed("T06", 0, 1), Placed("T09", 1, 1)),
    starts=("T06.H",),
    groups=(
        Group(
            "dog",
            Colour.HORDE,
            1,
            (Spot("T09.C", WEST), Spot("T13.B", SOUTH), Spot("T12.B", WEST)),
            supply=2,
            fewer=(0, 0, 0, 0),
        ),
        Group("tick", Colour.PACK, 1, (Spot("T13.H", SOUTH), Spot("T08.G", SOUTH)), supply=2, fewer=(0, 1, 1, 1)),
        Group("hornhead", Colour.BOSS, 2, (), supply=1),
    ),
    anomalies=(
        AnomalySpot("T13.C", Field.GRAVITATIONAL),
        AnomalySpot("T08.C", Field.CHEMICAL),
    ),
    loot=(("T06.D", 2), ("T09.B", 3), ("T09.H", 2), ("T12.E", 2), ("T13.E", 2), ("T08.C", 3)),
    unknown=(
        ("unknown_yellow", "unknown_yellow", "unknown_two", "unknown_green"),
        ("unknown_x", "unknown_yellow", "unknown_yellow", "unknown_green"),
        ("unknown_x", "unknown_yellow", "unknown_yellow", "unknown_green"),
        ("unknown_x", "unknown_yellow", "unknown_two", "unknown_green"),
    ),
    unknown_spots=(Spot("T09.B", SOUTH), Spot("T13.E", WEST), Spot("T12.E", WEST), Spot("T08.B", SOUTH)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04", "05", "06", "07"),
    needs=("meat", "bait", "hornhead"),
    exit=("T06.G", "T06.H", "T06.I"),
    way=("b1_drag", "b1_hang"),
    coupons=5000,
    own_event=EventCard("b1_carrion_birds", (Stir((Point(Advance(1), (Colour.HORDE,)),)), Each(Whom.LEAD, Gain.BOLTS))),
    epilogue=Epilogue(3000, ("first_aid_kit",)),
    failure=(Arrive("tick", "T09.D", WEST),),
)
