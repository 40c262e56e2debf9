"""C2, the finale: the surveyor’s map has an empty place, and what sends from there keeps a whole district asleep.

The code is in the office of the barracks in the south-west, the aerial in the ruin in the north-east, the sender in the
bunker under the laboratory, behind a shutter. Switching it off takes three loud actions; then the shutter falls behind
the team, what controlled the place comes up to see, and a surge begins that reaches everybody outdoors, round by round.
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
    Epilogue,
    EventCard,
    Face,
    Fetch,
    Field,
    Flip,
    Gain,
    Gate,
    Group,
    LookAround,
    Loot,
    Mission,
    MoreEvents,
    On,
    OwnEvent,
    Placed,
    Point,
    Receive,
    Remove,
    Reveal,
    Spot,
    Stir,
    Whom,
)
from fivefires.kit.grids.directions import EAST, NORTH, SOUTH, WEST

LOOK = Stir((Point(LookAround()),))

EVENTS = (
    EventCard("c2_loudspeakers", (), (Reveal(), MoreEvents(4)), number=1),
    EventCard("c2_sermon", (Each(Whom.ALL, Gain.CALM),), number=2),
    EventCard("c2_patrol", (Stir((Point(Advance(1)),)),), number=2),
    EventCard("c2_the_faithful", (Reveal("all"),), (MoreEvents(4, less=True),), number=3),
    EventCard("c2_headache", (Each(Whom.ALL, Gain.NO_FOCUS),), number=4),
    EventCard("c2_sleepwalkers", (), (Arrive("zombie", "T12.H", NORTH),), number=5),
    EventCard("c2_the_guard_changes", (LOOK,), (Arrive("monolithian", "T13.H", WEST), OwnEvent()), number=6),
    EventCard("c2_it_has_heard_you", (Each(Whom.ALL, Gain.LOW),), number=7),
    EventCard("c2_red_horizon", (Each(Whom.OUTDOORS, Gain.DOSE, 2),), number=8),
    EventCard("c2_the_sky_opens", (Each(Whom.OUTDOORS, Gain.HIGH),), number=9),
)

ENVIRONMENT = (
    # The objective.
    EnvironmentCard("c2_01", "01", Face()),
    # The code.
    EnvironmentCard(
        "c2_02",
        "02",
        Face(deeds=(CardDeed("c2_code", ("T11.F",), (Achieve("code"), Fetch("09"), Discard()), work=2),)),
    ),
    # The barracks: look in by the window.
    EnvironmentCard(
        "c2_03",
        "03",
        Face(
            deeds=(CardDeed("c2_peer", ("T11.G", "T11.B"), (Flip(),), free=True),),
            spaces=("T11.D", "T11.E"),
            trigger=(Flip(),),
        ),
        Face(at_once=(Reveal("spaces", ("T11.D", "T11.E")), Fetch("10"), Discard())),
    ),
    # The aerial in the ruin: bent aside, so that the sender cannot call.
    EnvironmentCard(
        "c2_04",
        "04",
        Face(deeds=(CardDeed("c2_aerial", ("T13.E",), (Achieve("aerial"), Discard()), work=2, loud=True),)),
    ),
    # The sender: three switches, and the room hums louder with each.
    EnvironmentCard(
        "c2_05",
        "05",
        Face(
            deeds=(CardDeed("c2_sender", ("bunker.E",), (Flip(), Fetch("08")), work=3, loud=True, needs="aerial"),),
        ),
        # The surge: round by round it reaches whoever is outdoors.
        Face(at_once=(Achieve("sender"),), on=On.ROUND, trigger=(Each(Whom.OUTDOORS, Gain.DOSE, 2),)),
    ),
    # The cells of the laboratory: one of two.
    EnvironmentCard(
        "c2_06_cabinet",
        "06",
        Face(deeds=(CardDeed("c2_cabinet", ("T14.A",), (Receive("antirad"), Loot(), Discard())),)),
    ),
    EnvironmentCard("c2_06_patient", "06", Face(spaces=("T14.B",), trigger=(Each(Whom.HERE, Gain.HIGH), Discard()))),
    # The flats: one of two.
    EnvironmentCard(
        "c2_07_radio", "07", Face(deeds=(CardDeed("c2_radio", ("T15.B",), (Each(Whom.ALL, Gain.FOCUS), Discard())),))
    ),
    EnvironmentCard("c2_07_wire", "07", Face(spaces=("T15.F",), trigger=(Each(Whom.HERE, Gain.LOSS, 2), Discard()))),
    # The shutter falls, and its master comes up.
    EnvironmentCard(
        "c2_08",
        "08",
        Face(
            at_once=(
                Gate("3", open=False),
                Arrive("controller", "T14.E", SOUTH),
                Arrive("snork", "T12.B", NORTH, 2),
                Flip(),
            )
        ),
        Face(deeds=(CardDeed("c2_crank", ("T14.F",), (Gate("3", open=True), Remove()), loud=True),)),
    ),
    # The shutter, once the code is known.
    EnvironmentCard(
        "c2_09",
        "09",
        Face(deeds=(CardDeed("c2_shutter", ("T14.I",), (Gate("3", open=True), Discard()), needs="code"),)),
    ),
    # What the barracks hold.
    EnvironmentCard("c2_10_prayer", "10", Face(at_once=(Each(Whom.HERE, Gain.CALM), Discard()))),
    EnvironmentCard("c2_10_kneeling", "10", Face(at_once=(Arrive("monolithian", "T11.D", EAST), Discard()))),
    # It shows enemies what is not there.
    EnvironmentCard("false_mirror", "11", Face()),
)

C2 = Mission(
    id="C2",
    tiles=(Placed("T15", 0, 0), Placed("T14", 1, 0), Placed("T13", 2, 0), Placed("T11", 0, 1), Placed("T12", 1, 1)),
    starts=("T15.E",),
    groups=(
        Group(
            "monolithian",
            Colour.ELITE,
            1,
            (Spot("T11.A", EAST), Spot("T14.H", SOUTH)),
            supply=2,
            fewer=(0, 0, 0, 0),
        ),
        Group(
            "zombie",
            Colour.HORDE,
            1,
            (Spot("T12.E", WEST), Spot("T14.D", EAST), Spot("T13.H", WEST)),
            supply=3,
            fewer=(0, 1, 1, 2),
        ),
        Group("snork", Colour.PACK, 1, (), supply=3),
        Group("controller", Colour.BOSS, 1, (), supply=1),
    ),
    anomalies=(
        AnomalySpot("T12.G", Field.SPECIAL, card="false_mirror", overlay=98),
        AnomalySpot("T13.F", Field.GRAVITATIONAL),
        AnomalySpot("T12.C", Field.ELECTRIC),
    ),
    loot=(("T11.D", 2), ("T11.F", 2), ("T14.A", 2), ("T14.C", 3), ("T15.G", 2), ("T12.F", 2), ("T13.E", 2)),
    unknown=(
        ("unknown_green", "unknown_green", "unknown_two", "unknown_two"),
        ("unknown_x", "unknown_green", "unknown_yellow", "unknown_two"),
        ("unknown_blue", "unknown_green", "unknown_yellow", "unknown_two"),
        ("unknown_green", "unknown_green", "unknown_yellow", "unknown_two"),
    ),
    unknown_spots=(Spot("T11.E", WEST), Spot("T14.C", WEST), Spot("T13.E", SOUTH), Spot("T12.D", EAST)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04", "05", "06", "07"),
    needs=("code", "aerial", "sender"),
    exit=("T15.A", "T15.D", "T15.E"),
    way=("c2_code", "c2_aerial", "c2_shutter", "c2_sender", "c2_crank"),
    coupons=9000,
    own_event=EventCard("c2_the_wish", (Each(Whom.LEAD, Gain.HP, 3), Each(Whom.LEAD, Gain.LOW))),
    lost="the_shaft",
    entrance="T14.F",
    epilogue=Epilogue(6000, ("seva",)),
    failure=(Arrive("zombie", "T15.H", NORTH),),
)
