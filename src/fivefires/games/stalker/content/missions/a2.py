"""A2, a heist: Dalik sold those who freed him, and his pay lies in a depot's strongroom.

The key hangs in the office of the barracks, in the middle of the map. The strongroom is in the west: its drill takes
three actions and is heard everywhere, and then Dalik himself comes down the siding in the east, where the way out is.
Whoever has the key must be the one who drills; the crate is carried by whoever took it.
"""

from __future__ import annotations

from fivefires.games.stalker.content.vocabulary import (
    Achieve,
    Advance,
    AnomalySpot,
    Arrive,
    CardDeed,
    Colour,
    Darken,
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
    OwnEvent,
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
    EventCard("a2_evening_train", (), (Reveal(), MoreEvents(4)), number=1),
    EventCard("a2_card_game", (Each(Whom.ALL, Gain.CALM),), number=2),
    EventCard("a2_roll_call", (Stir((Point(LookAround()),)),), number=2),
    EventCard("a2_supply_truck", (Reveal("all"),), (MoreEvents(6, less=True),), number=3),
    EventCard("a2_dogs_let_out", (), (Arrive("dog", "T04.H", EAST),), number=4),
    EventCard("a2_floodlights", (Each(Whom.OUTDOORS, Gain.LOW),), number=5),
    EventCard("a2_second_shift", (Stir((Point(Advance(1)),)),), (Arrive("mercenary", "T11.C", SOUTH),), number=6),
    EventCard("a2_a_body_is_found", (LOOK,), (OwnEvent(),), number=7),
    EventCard("a2_the_buyer", (Each(Whom.OUTDOORS, Gain.HIGH),), number=8),
)

ENVIRONMENT = (
    # The objective.
    EnvironmentCard("a2_01", "01", Face()),
    # The office: the key hangs behind the door. Whoever takes it has it on him.
    EnvironmentCard(
        "a2_02",
        "02",
        Face(deeds=(CardDeed("a2_take_key", ("T11.F",), (Achieve("key"), Keep(), Flip())),)),
        Face(),
    ),
    # The dormitory: men asleep, or empty beds. Look in by the window first.
    EnvironmentCard(
        "a2_03",
        "03",
        Face(
            deeds=(CardDeed("a2_peer", ("T11.G", "T11.B"), (Flip(),), free=True),),
            spaces=("T11.D", "T11.E"),
            trigger=(Flip(),),
        ),
        Face(at_once=(Reveal("spaces", ("T11.D", "T11.E")), Fetch("10"), Discard())),
    ),
    # The strongroom: three times the drill.
    EnvironmentCard(
        "a2_04",
        "04",
        Face(deeds=(CardDeed("a2_drill", ("T10.B",), (Flip(),), work=3, loud=True, holds="a2_02"),)),
        Face(at_once=(Achieve("strongroom"), Gate("2", open=True), Fetch("08"), Fetch("09"), Discard())),
    ),
    # The workbench in the hall: one of two.
    EnvironmentCard(
        "a2_05_locker", "05", Face(deeds=(CardDeed("a2_locker", ("T10.A",), (Loot(2), Discard()), loud=True),))
    ),
    EnvironmentCard("a2_05_glass", "05", Face(spaces=("T10.D",), trigger=(Each(Whom.HERE, Gain.HIGH), Discard()))),
    # The fuse box by the siding: the floodlights go out for one round.
    EnvironmentCard(
        "a2_06",
        "06",
        Face(deeds=(CardDeed("a2_fuses", ("T12.D",), (Darken(("T11.H", "T10.H", "T10.I")), Flip())),)),
        Face(deeds=(CardDeed("a2_fuses_again", ("T12.D",), (Darken(("T12.E", "T12.H")), Discard())),)),
    ),
    # The flats: one of two.
    EnvironmentCard(
        "a2_07_stove", "07", Face(deeds=(CardDeed("a2_stove", ("T15.I",), (Each(Whom.HERE, Gain.HP, 4), Discard())),))
    ),
    EnvironmentCard("a2_07_floor", "07", Face(spaces=("T15.G",), trigger=(Each(Whom.HERE, Gain.LOSS, 2), Discard()))),
    # The alarm: Dalik comes from where the team wants to go.
    EnvironmentCard(
        "a2_08",
        "08",
        Face(
            at_once=(
                Arrive("dalik", "T12.E", WEST),
                Arrive("bandit_gunner", "T11.A", WEST, 1),
                Arrive("dog", "T12.F", WEST),
                LOOK,
                Discard(),
            )
        ),
    ),
    # The crate with the pay.
    EnvironmentCard(
        "a2_09",
        "09",
        Face(deeds=(CardDeed("a2_crate", ("T10.C",), (Achieve("pay"), Keep(), Loot()), needs="strongroom"),)),
    ),
    # What the dormitory holds.
    EnvironmentCard("a2_10_empty", "10", Face(at_once=(Each(Whom.HERE, Gain.FOCUS), Discard()))),
    EnvironmentCard("a2_10_sleeper", "10", Face(at_once=(Arrive("mercenary", "T11.D", EAST), Discard()))),
)

A2 = Mission(
    id="A2",
    tiles=(Placed("T10", 0, 0), Placed("T11", 1, 0), Placed("T12", 2, 0), Placed("T04", 0, 1), Placed("T15", 1, 1)),
    starts=("T15.H",),
    groups=(
        Group(
            "mercenary",
            Colour.ELITE,
            1,
            (Spot("T12.C", WEST), Spot("T10.H", EAST)),
            supply=1,
        ),
        Group("bandit_gunner", Colour.PACK, 1, (Spot("T10.E", SOUTH),), supply=1),
        Group(
            "dog",
            Colour.HORDE,
            1,
            (Spot("T04.G", WEST), Spot("T11.C", SOUTH), Spot("T15.C", SOUTH)),
            supply=2,
            fewer=(0, 1, 0, 0),
        ),
        Group("dalik", Colour.BOSS, 1, (), supply=1),
    ),
    anomalies=(
        AnomalySpot("T12.H", Field.ELECTRIC),
        AnomalySpot("T04.I", Field.CHEMICAL),
        AnomalySpot("T12.I", Field.CHEMICAL, empty=True),
    ),
    loot=(("T10.A", 2), ("T10.F", 2), ("T11.D", 2), ("T11.F", 2), ("T12.F", 2), ("T15.G", 2), ("T15.B", 2)),
    unknown=(
        ("unknown_blue", "unknown_green", "unknown_yellow", "unknown_two"),
        ("unknown_green", "unknown_green", "unknown_yellow", "unknown_two"),
        ("unknown_blue", "unknown_green", "unknown_yellow", "unknown_two"),
        ("unknown_blue", "unknown_blue", "unknown_two", "unknown_two"),
    ),
    unknown_spots=(Spot("T11.E", WEST), Spot("T10.F", WEST), Spot("T12.B", SOUTH), Spot("T15.B", EAST)),
    events=EVENTS,
    environment=ENVIRONMENT,
    cards=("01", "02", "03", "04", "05", "06", "07"),
    needs=("key", "strongroom", "pay"),
    exit=("T12.C", "T12.F"),
    way=("a2_take_key", "a2_drill", "a2_crate"),
    coupons=9000,
    own_event=EventCard("a2_radio_code", (LOOK, Each(Whom.LEAD, Gain.FOCUS))),
    epilogue=Epilogue(4000, ("wolfhound",)),
    failure=(Arrive("dog", "T15.F", NORTH),),
)
