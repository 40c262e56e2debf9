"""C1, a field of anomalies: a surveyor drew a map of it before he lost his way, and somebody wants it finished.

His notes are in a house in the south, his last station stands beyond the marsh in the north-east, and an artifact
proves that the field is alive. Two ends of a fold in space shorten the way for whoever dares; when the station is
running, after three loud actions, a surge goes over the field, the fold closes, and what lay in the grass gets up.
"""

from __future__ import annotations

from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    AnomalySpot,
    Arrive,
    Beckon,
    Calm,
    CardDeed,
    Colour,
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
    Mission,
    MoreEvents,
    On,
    OwnEvent,
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
    EventCard("c1_still_air", (), (Reveal(), MoreEvents(4)), number=1),
    EventCard("c1_static", (Each(Whom.ON_ANOMALY, Gain.EXPOSED),), number=2),
    EventCard("c1_a_compass_spins", (Each(Whom.ALL, Gain.BOLTS),), number=2),
    EventCard("c1_they_get_up", (Reveal("all"),), (MoreEvents(4, less=True),), number=3),
    EventCard("c1_hail", (Each(Whom.OUTDOORS, Gain.LOSS, 1),), number=4),
    EventCard("c1_lights", (Each(Whom.ON_ANOMALY, Gain.HIGH),), (OwnEvent(),), number=5),
    EventCard("c1_wanderers", (), (Arrive("zombie", "T06.H", NORTH, 1, per=1),), number=6),
    EventCard("c1_a_voice_in_the_static", (LOOK,), number=7),
    EventCard("c1_red_sky", (Each(Whom.OUTDOORS, Gain.DOSE, 3),), number=8),
)

ENVIRONMENT = (
    # The objective; an artifact out of this field.
    EnvironmentCard("c1_01", "01", Face(on=On.ARTIFACT, trigger=(Achieve("artifacts"), Flip())), Face()),
    # The detector that the last one left behind.
    EnvironmentCard(
        "c1_02",
        "02",
        Face(deeds=(CardDeed("c1_detector", ("T15.G", "T15.H"), (Receive("echo_detector"), Discard()), work=2),)),
    ),
    # The surveyor’s notes.
    EnvironmentCard(
        "c1_03",
        "03",
        Face(deeds=(CardDeed("c1_notes", ("T06.F",), (Achieve("notes"), Keep(), Flip()), work=5),)),
        Face(),
    ),
    # The house: look in from the street.
    EnvironmentCard(
        "c1_04",
        "04",
        Face(
            deeds=(CardDeed("c1_knock", ("T06.C", "T06.E"), (Flip(),), free=True),),
            spaces=("T06.F",),
            trigger=(Flip(),),
        ),
        Face(at_once=(Reveal("spaces", ("T06.F",)), Fetch("10"), Discard())),
    ),
    # The station beyond the marsh: three turns of the crank, with the notes in hand.
    EnvironmentCard(
        "c1_05",
        "05",
        Face(deeds=(CardDeed("c1_station", ("T08.C",), (Flip(),), work=3, loud=True, holds="c1_03"),)),
        Face(at_once=(Achieve("station"), Fetch("08"), Discard())),
    ),
    # The rucksack among the wagons: one of two.
    EnvironmentCard(
        "c1_06_nuts", "06", Face(deeds=(CardDeed("c1_rucksack", ("T12.D",), (Receive("bag_of_nuts"), Discard())),))
    ),
    EnvironmentCard(
        "c1_06_antirad", "06", Face(deeds=(CardDeed("c1_first_aid", ("T12.D",), (Receive("antirad"), Discard())),))
    ),
    # The ruin: one of two.
    EnvironmentCard(
        "c1_07_shelter", "07", Face(deeds=(CardDeed("c1_rest", ("T13.E",), (Each(Whom.HERE, Gain.HP, 4), Discard())),))
    ),
    EnvironmentCard("c1_07_echo", "07", Face(spaces=("T13.E",), trigger=(Each(Whom.HERE, Gain.HIGH), Discard()))),
    # The surge: the fold closes, and those in the grass get up behind the team.
    EnvironmentCard(
        "c1_08",
        "08",
        Face(
            at_once=(
                Each(Whom.OUTDOORS, Gain.DOSE, 3),
                Calm("space"),
                Arrive("zombie", "T13.H", EAST),
                Arrive("izlom", "T12.B", EAST),
                LOOK,
                Discard(),
            )
        ),
    ),
    # What was in the house.
    EnvironmentCard("c1_10_tea", "10", Face(at_once=(Each(Whom.HERE, Gain.FOCUS), Discard()))),
    EnvironmentCard("c1_10_owner", "10", Face(at_once=(Arrive("zombie", "T06.F", WEST), Discard()))),
    # Two anomalies that are in no other box.
    EnvironmentCard("fridge", "11", Face()),
    EnvironmentCard("space", "12", Face()),
)

C1 = Mission(
    id="C1",
    tiles=(Placed("T12", 0, 0), Placed("T13", 1, 0), Placed("T08", 2, 0), Placed("T15", 0, 1), Placed("T06", 1, 1)),
    starts=("T15.H",),
    groups=(
        Group(
            "zombie",
            Colour.HORDE,
            1,
            (Spot("T13.A", EAST), Spot("T08.E", WEST)),
            supply=4,
            fewer=(1, 0, 0, 0),
        ),
        Group("poltergeist", Colour.ELITE, 1, (Spot("T08.B", SOUTH),), fewer=(0, 1, 1, 1)),
        Group("izlom", Colour.PACK, 1, (), supply=1),
    ),
    anomalies=(
        AnomalySpot("T13.D", Field.SPECIAL, card="fridge", overlay=98),
        AnomalySpot("T12.E", Field.SPATIAL, card="space", overlay=6),
        AnomalySpot("T08.H", Field.SPATIAL, card="space", overlay=7),
        AnomalySpot("T13.B", Field.CHEMICAL, card="bubble"),
        AnomalySpot("T08.A", Field.CHEMICAL, empty=True),
    ),
    loot=(("T15.B", 2), ("T15.I", 2), ("T12.F", 2), ("T06.D", 2), ("T06.F", 2), ("T13.E", 2), ("T08.C", 2)),
    unknown=(
        ("unknown_x", "unknown_green", "unknown_green", "unknown_yellow"),
        ("unknown_x", "unknown_green", "unknown_yellow", "unknown_yellow"),
        ("unknown_x", "unknown_green", "unknown_yellow", "unknown_yellow"),
        ("unknown_x", "unknown_green", "unknown_yellow", "unknown_yellow"),
    ),
    unknown_spots=(Spot("T06.F", WEST), Spot("T13.E", SOUTH), Spot("T12.A", EAST), Spot("T08.F", WEST)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04", "05", "06", "07"),
    needs=("notes", "artifacts", "station"),
    exit=("T15.H", "T15.D", "T15.E"),
    way=("c1_detector", "c1_notes", "c1_station"),
    coupons=5000,
    own_event=EventCard("c1_ball_lightning", (Each(Whom.OUTDOORS, Gain.NO_FOCUS), Stir((Point(Beckon(2)),)))),
    epilogue=Epilogue(3500, ("bear_detector",)),
    failure=(Arrive("zombie", "T15.F", WEST),),
)
