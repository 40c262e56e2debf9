"""A1 (S-E02, S-E18, S-657, S-658): find Dalik in the bandit camp, free him, and get out.

The way in is a gate that may be watched. The papers in the office in the north-east say where he is held and what it
takes: a crowbar, which hangs in the workshop that somebody comes back to. The cell lies in the south-east; breaking its
lock is loud, shuts the gate behind the team and calls those who were on watch outside. The way out is the hole in the
wall in the south-west.
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
    Gate,
    Group,
    LookAround,
    Loot,
    Mission,
    MoreEvents,
    OwnEvent,
    Placed,
    Point,
    Remove,
    Reveal,
    Spot,
    Stir,
    Whom,
)
from fivefires.kit.grids.directions import NORTH, SOUTH, WEST

OFFICE = ("T03.B", "T03.C", "T03.E")

EVENTS = (
    EventCard("a1_quiet_hours", (), (Reveal(), MoreEvents(5)), number=1),
    EventCard("a1_changing_watch", (Stir((Point(LookAround()),)),), number=2),
    EventCard("a1_drunk_songs", (Stir((Point(Advance(1)),)),), number=2),
    EventCard("a1_new_arrival", (Reveal("all"),), (MoreEvents(4, less=True),), number=3),
    EventCard("a1_searchlight", (Each(Whom.OUTDOORS, Gain.LOW),), number=4),
    EventCard("a1_supper", (Each(Whom.ALL, Gain.CALM),), number=5),
    EventCard("a1_relief", (), (Stir((Point(Advance(1)),)),), number=6),
    EventCard("a1_blood", (Stir((Point(LookAround()),)),), number=7),
    EventCard("a1_dawn", (Each(Whom.OUTDOORS, Gain.HIGH),), number=8),
)

ENVIRONMENT = (
    # The objective, and what a death leads to (S-215).
    EnvironmentCard("a1_01", "01", Face()),
    # The desk in the back office: where Dalik is held, and behind what.
    EnvironmentCard(
        "a1_02",
        "02",
        Face(deeds=(CardDeed("a1_desk", ("T03.C",), (Achieve("desk"), Loot(), Fetch("04"), Flip()), work=4),)),
        Face(at_once=(Discard(),)),
    ),
    # The office: look in by a window, from the spaces next to one (S-594), or walk in (S-E38, S-E39).
    EnvironmentCard(
        "a1_03",
        "03",
        Face(
            deeds=(CardDeed("a1_window", ("T03.A", "T03.H"), (Flip(),), free=True),),
            spaces=OFFICE,
            trigger=(Flip(),),
        ),
        Face(at_once=(Reveal("spaces", OFFICE), Fetch("10"), Discard())),
    ),
    # The workbench: a crowbar, and a man who has come back to it.
    EnvironmentCard(
        "a1_04",
        "04",
        Face(
            at_once=(Arrive("bandit_rifle", "T02.E", WEST, 1, per=-1),),
            deeds=(
                CardDeed("a1_crowbar", ("T02.B",), (Achieve("crowbar"), Each(Whom.ALL, Gain.HP, 3), Discard()), work=3),
            ),
        ),
    ),
    # The workshop: one of two.
    EnvironmentCard(
        "a1_05_tools", "05", Face(deeds=(CardDeed("a1_toolbox", ("T02.B",), (Loot(2), Discard()), loud=True),))
    ),
    EnvironmentCard("a1_05_bell", "05", Face(spaces=("T02.B",), trigger=(Each(Whom.HERE, Gain.HIGH), Discard()))),
    # The cell: three blows with a crowbar, each heard all over the camp.
    EnvironmentCard(
        "a1_06",
        "06",
        Face(deeds=(CardDeed("a1_lock", ("T05.D", "T05.E"), (Flip(),), work=3, loud=True, needs="crowbar"),)),
        Face(at_once=(Achieve("dalik"), Fetch("08"), Discard())),
    ),
    # The wreck by the hole in the wall: one of two.
    EnvironmentCard(
        "a1_07_cache",
        "07",
        Face(deeds=(CardDeed("a1_cache", ("T04.E",), (Each(Whom.HERE, Gain.BOLTS, 2), Remove())),)),
    ),
    EnvironmentCard("a1_07_wire", "07", Face(spaces=("T04.E",), trigger=(Each(Whom.HERE, Gain.LOSS, 2), Discard()))),
    # The alarm: the gate falls shut, and those outside come running.
    EnvironmentCard(
        "a1_08",
        "08",
        Face(
            at_once=(
                Gate("1", open=False),
                Arrive("bandit_shotgun", "T02.D", SOUTH, 1, per=-1),
                Stir((Point(LookAround()),)),
                OwnEvent(),
                Discard(),
            )
        ),
    ),
    # What the office holds.
    EnvironmentCard("a1_10_empty", "10", Face(at_once=(Each(Whom.HERE, Gain.FOCUS), Discard()))),
    EnvironmentCard("a1_10_cot", "10", Face(at_once=(Arrive("bandit_rifle", "T03.E", WEST), Discard()))),
)

A1 = Mission(
    id="A1",
    tiles=(Placed("T01", 0, 0), Placed("T02", 1, 0), Placed("T03", 2, 0), Placed("T04", 1, 1), Placed("T05", 2, 1)),
    starts=("T01.A",),
    groups=(
        Group("bandit_rifle", Colour.PACK, 1, (Spot("T02.H", SOUTH), Spot("T05.H", WEST)), supply=1),
        Group("bandit_shotgun", Colour.HORDE, 1, (Spot("T03.B", SOUTH), Spot("T03.H", NORTH), Spot("T05.F", SOUTH))),
    ),
    anomalies=(
        AnomalySpot("T03.G", Field.GRAVITATIONAL),
        AnomalySpot("T04.C", Field.ELECTRIC, card="electro"),
    ),
    loot=(("T01.E", 2), ("T02.B", 3), ("T03.C", 3), ("T03.E", 2), ("T04.E", 2), ("T05.F", 2), ("T05.D", 2)),
    unknown=(
        ("unknown_green", "unknown_yellow", "unknown_yellow", "unknown_two"),
        ("unknown_x", "unknown_green", "unknown_yellow", "unknown_yellow"),
        ("unknown_green", "unknown_yellow", "unknown_two", "unknown_two"),
        ("unknown_green", "unknown_green", "unknown_two", "unknown_two"),
    ),
    unknown_spots=(Spot("T02.B", SOUTH), Spot("T03.E", WEST), Spot("T04.F", WEST), Spot("T05.I", NORTH)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "05", "06", "07"),
    needs=("desk", "crowbar", "dalik"),
    exit=("T04.G", "T04.H"),
    way=("a1_desk", "a1_crowbar", "a1_lock"),
    coupons=5000,
    gates="1",
    own_event=EventCard("a1_dog_fight", (Stir((Point(LookAround()),)), Each(Whom.LEAD, Gain.CALM))),
)
