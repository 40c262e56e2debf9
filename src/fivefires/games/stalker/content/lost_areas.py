"""Lost Areas (S-574 to S-584): eight set-up cards and thirteen environment cards for three tiles.

The numbers of the environment cards begin with L (S-579), then comes the set-up card that asks for them.
"""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    AnomalySpot,
    CardDeed,
    Darken,
    Discard,
    Each,
    EnvironmentCard,
    Face,
    Field,
    Flip,
    Gain,
    Loot,
    LostArea,
    Receive,
    Reveal,
    Where,
    Whom,
)

LOST_AREAS: Final = (
    LostArea("sinkhole", "cave", Where.COVER, ("L1-01", "L1-02"), (("cave.F", 2),)),
    LostArea("the_shaft", "bunker", Where.INDOORS, ("L2-01", "L2-02"), (("bunker.D", 2),)),
    LostArea("cellar", "bunker", Where.COVER, ("L3-01",), (("bunker.C", 2),)),
    # The set-up card of the rulebook’s example.
    LostArea("cave_mouth", "cave", Where.NARROW, ("L4-01",), (("cave.D", 2),)),
    LostArea("dead_post", "bunker", Where.OUTDOORS, ("L5-01",), (("bunker.E", 3),)),
    LostArea("storm_drain", "tunnel", Where.OUTDOORS, ("L6-01",), (("tunnel.I", 3),)),
    LostArea("old_line", "tunnel", Where.INDOORS, ("L7-01", "L7-02"), (("tunnel.I", 2),)),
    LostArea("burrow", "tunnel", Where.HOT, ("L8-01",), (("tunnel.I", 2),), AnomalySpot("tunnel.G", Field.ELECTRIC)),
)

LOST_CARDS: Final = (
    # A still pool: drink, or look into it first.
    EnvironmentCard(
        "l1_pool",
        "L1-01",
        Face(deeds=(CardDeed("l1_drink", ("cave.E",), (Each(Whom.HERE, Gain.HP, 6), Flip())),)),
        Face(deeds=(CardDeed("l1_drink_again", ("cave.E",), (Each(Whom.HERE, Gain.DOSE, 6), Discard())),)),
    ),
    EnvironmentCard("l1_bats", "L1-02", Face(spaces=("cave.C",), trigger=(Each(Whom.HERE, Gain.LOW), Discard()))),
    EnvironmentCard(
        "l2_locker", "L2-01", Face(deeds=(CardDeed("l2_medicine", ("bunker.D",), (Receive("army_medkit"), Discard())),))
    ),
    EnvironmentCard("l2_gas", "L2-02", Face(spaces=("bunker.B",), trigger=(Each(Whom.HERE, Gain.DOSE, 3), Discard()))),
    # The cellar: one of two.
    EnvironmentCard("l3_jars", "L3-01", Face(deeds=(CardDeed("l3_jars", ("bunker.C",), (Loot(2), Discard())),))),
    EnvironmentCard(
        "l3_shelf", "L3-01", Face(spaces=("bunker.C",), trigger=(Each(Whom.HERE, Gain.HIGH), Loot(), Discard()))
    ),
    # The cave: one of two (S-E51).
    EnvironmentCard(
        "l4_camp",
        "L4-01",
        Face(deeds=(CardDeed("l4_camp", ("cave.D",), (Receive("energy_drink"), Loot(), Discard())),)),
    ),
    EnvironmentCard(
        "l4_echo", "L4-01", Face(spaces=("cave.B",), trigger=(Reveal(), Each(Whom.HERE, Gain.NO_FOCUS), Discard()))
    ),
    EnvironmentCard(
        "l5_armory",
        "L5-01",
        Face(deeds=(CardDeed("l5_armory", ("bunker.E",), (Loot(3), Discard()), work=2, loud=True),)),
    ),
    EnvironmentCard(
        "l6_grate",
        "L6-01",
        Face(deeds=(CardDeed("l6_grate", ("tunnel.E",), (Each(Whom.ALL, Gain.CALM), Discard())),)),
    ),
    EnvironmentCard(
        "l7_lamp",
        "L7-01",
        Face(deeds=(CardDeed("l7_lamp", ("tunnel.C",), (Each(Whom.HERE, Gain.FOCUS), Loot(), Discard())),)),
    ),
    EnvironmentCard(
        "l7_rails", "L7-02", Face(spaces=("tunnel.F",), trigger=(Darken(), Each(Whom.HERE, Gain.PINNED), Discard()))
    ),
    EnvironmentCard(
        "l8_nest",
        "L8-01",
        Face(deeds=(CardDeed("l8_nest", ("tunnel.H",), (Receive("slime"), Each(Whom.HERE, Gain.DOSE, 2), Discard())),)),
    ),
)

LOST_AREA: Final = {area.id: area for area in LOST_AREAS}
