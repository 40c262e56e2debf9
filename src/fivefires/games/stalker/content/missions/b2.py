"""B2, a defence: with the hornhead dead its range is free, and what it kept away comes down to the last farm.

The generator is in the barn in the east, the smith’s family in the village in the west; the farmhouse between them must
hold until dawn. The generator wakes everything around. Bars on two of three outer doors help, for as long as the night
lets them; enemies that are inside when a round ends leave marks, and six of them are too many.
"""

from __future__ import annotations

from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    Advance,
    AnomalySpot,
    Arrive,
    Besiege,
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
    Gate,
    Group,
    Keep,
    LookAround,
    Loot,
    Mission,
    MoreEvents,
    On,
    Once,
    OwnEvent,
    Placed,
    Point,
    Receive,
    Reveal,
    Snare,
    Spot,
    Stir,
    Whom,
)
from fivefires.kit.grids.directions import EAST, NORTH, SOUTH, WEST

LOOK = Stir((Point(LookAround()),))

HOUSE = ("T07.D", "T07.E", "T07.G", "T07.H")

EVENTS = (
    EventCard("b2_sunset", (), (Reveal(), MoreEvents(3)), number=1),
    EventCard("b2_quiet", (Each(Whom.ALL, Gain.CALM),), number=2),
    EventCard("b2_eyes_in_the_reeds", (LOOK,), number=2),
    EventCard("b2_they_come", (Reveal("all"),), (MoreEvents(3, less=True),), number=3),
    EventCard(
        "b2_scratching", (Once("generator", (Gate("4", open=True),)),), (Arrive("snork", "T06.B", EAST),), number=4
    ),
    EventCard(
        "b2_the_second_wave", (), (Arrive("dog", "T12.H", NORTH), Arrive("snork", "T08.B", SOUTH, 0, per=1)), number=5
    ),
    EventCard(
        "b2_the_drinker",
        (Gate("5", open=True),),
        (Arrive("bloodsucker", "T12.E", NORTH, 0, per=1), OwnEvent()),
        number=6,
    ),
    EventCard("b2_somebody_cries", (LOOK,), number=8),
    EventCard("b2_dawn", (Achieve("dawn"),), number=7),
    EventCard("b2_the_last_of_them", (Stir((Point(Advance(2)),)),), number=9),
)

ENVIRONMENT = (
    # The objective: marks for whatever has come in, as soon as somebody lives in the house.
    EnvironmentCard("b2_01", "01", Face(on=On.ROUND, trigger=(Once("family", (Besiege(HOUSE, 6),)),))),
    # The generator: three pulls, each louder.
    EnvironmentCard(
        "b2_02",
        "02",
        Face(
            deeds=(
                CardDeed("b2_generator", ("T09.B",), (Achieve("generator"), Fetch("08"), Flip()), work=3, loud=True),
            )
        ),
        # Light in the house: a moment of courage for whoever is inside when a round ends.
        Face(on=On.ROUND, trigger=(Each(Whom.INDOORS, Gain.CALM),)),
    ),
    # The smith’s family: three people who hold on to whoever leads them.
    EnvironmentCard(
        "b2_03",
        "03",
        Face(deeds=(CardDeed("b2_wake", ("T06.D",), (Keep(), Flip(), Fetch("09")), needs="generator"),)),
        Face(deeds=(CardDeed("b2_inside", ("T07.G", "T07.D"), (Achieve("family"), Discard()), holds="b2_03"),)),
    ),
    # The bars on the west and the east door.
    EnvironmentCard(
        "b2_04",
        "04",
        Face(deeds=(CardDeed("b2_bar_west", ("T07.D",), (Gate("4", open=False), Flip())),)),
        Face(deeds=(CardDeed("b2_unbar_west", ("T07.D",), (Gate("4", open=True), Flip())),)),
    ),
    EnvironmentCard(
        "b2_05",
        "05",
        Face(deeds=(CardDeed("b2_bar_east", ("T07.H",), (Gate("5", open=False), Flip())),)),
        Face(deeds=(CardDeed("b2_unbar_east", ("T07.H",), (Gate("5", open=True), Flip())),)),
    ),
    # The attic: one of two.
    EnvironmentCard("b2_06_rifle", "06", Face(deeds=(CardDeed("b2_attic", ("T07.E",), (Loot(2), Discard())),))),
    EnvironmentCard(
        "b2_06_medicine",
        "06",
        Face(deeds=(CardDeed("b2_medicine", ("T07.E",), (Receive("first_aid_kit"), Discard())),)),
    ),
    # Two traps in the tool shed.
    EnvironmentCard(
        "b2_07",
        "07",
        Face(deeds=(CardDeed("b2_trap", ("T07.A", "T07.B", "T07.C", "T07.F", "T07.I", "T07.J"), (Snare(),)),)),
    ),
    # The noise carries: everything that was about comes nearer, and more from the marsh.
    EnvironmentCard(
        "b2_08",
        "08",
        Face(
            at_once=(
                Arrive("snork", "T08.A", SOUTH),
                Arrive("dog", "T12.H", NORTH, 0, per=1),
                Stir((Point(Advance(1)),)),
                Discard(),
            )
        ),
    ),
    # The street on the way back: one of two.
    EnvironmentCard("b2_09_silence", "09", Face(at_once=(Each(Whom.HERE, Gain.FOCUS), Discard()))),
    EnvironmentCard("b2_09_dogs", "09", Face(at_once=(Arrive("dog", "T06.H", NORTH), Discard()))),
    # The well: whoever passes it at night hears himself.
    EnvironmentCard("b2_10", "10", Face(spaces=("T06.E",), trigger=(Each(Whom.HERE, Gain.LOW), Discard()))),
)

B2 = Mission(
    id="B2",
    tiles=(Placed("T08", 1, 0), Placed("T06", 0, 1), Placed("T07", 1, 1), Placed("T09", 2, 1), Placed("T12", 1, 2)),
    starts=("T07.I", "T07.J"),
    groups=(
        Group("snork", Colour.HORDE, 1, (Spot("T08.A", SOUTH), Spot("T06.C", WEST)), supply=4, fewer=(1, 0, 0, 0)),
        Group("dog", Colour.PACK, 1, (Spot("T09.H", SOUTH), Spot("T12.E", SOUTH)), supply=3, fewer=(2, 0, 0, 0)),
        Group("bloodsucker", Colour.ELITE, 1, (), supply=1),
    ),
    anomalies=(AnomalySpot("T08.C", Field.FIRE), AnomalySpot("T12.H", Field.ELECTRIC)),
    loot=(("T06.D", 2), ("T06.F", 2), ("T09.B", 2), ("T07.E", 2), ("T12.F", 2), ("T08.A", 2)),
    unknown=(
        ("unknown_x", "unknown_green", "unknown_green", "unknown_yellow"),
        ("unknown_x", "unknown_yellow", "unknown_yellow", "unknown_two"),
        ("unknown_green", "unknown_yellow", "unknown_yellow", "unknown_two"),
        ("unknown_green", "unknown_yellow", "unknown_two", "unknown_two"),
    ),
    unknown_spots=(Spot("T06.F", WEST), Spot("T09.B", SOUTH), Spot("T08.E", SOUTH), Spot("T12.D", NORTH)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04", "05", "06", "07", "10"),
    needs=("generator", "family", "dawn"),
    exit=HOUSE,
    way=("b2_generator", "b2_wake", "b2_inside"),
    coupons=9000,
    death=8,
    gates="45",
    own_event=EventCard("b2_the_rope_breaks", (Gate("4", open=True), Gate("5", open=True))),
    epilogue=Epilogue(4500, ("scope",)),
    failure=(Gate("5", open=False), Arrive("snork", "T12.E", NORTH)),
)
