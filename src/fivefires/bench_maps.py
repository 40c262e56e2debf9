"""The maps of the benchmark: one of 144 squares, seen across in straight lines, one of 122 spaces, seen by facing."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from fivefires.kit.bits import bits
from fivefires.kit.grids import (
    ALL_ROUND,
    EVERYTHING,
    LOW,
    NOTHING,
    STEP,
    Ground,
    Laid,
    Plan,
    Rays,
    Steps,
    Tile,
    Vision,
    lined,
    mutual_sight,
    plain,
    ranges,
    spans,
    walks,
)

FIGURES = 14
STREETS = (
    """
    ..#.
    ....
    .~..
    #...
    """,
    """
    ....
    .##.
    ....
    ~...
    """,
    """
    #..#
    ....
    .#..
    ....
    """,
)
HOUSE = """
    + + + + + + +
     A A|B B B|C
    + + +D+-+-+ +
     A A|E F F|C
    +-+W+ + + + +
     G G E F F C
    + + +-+D+-+ +
     G H|I I J|K
    +F+ + + + + +
     L H|I I J|K
    + + +-+W+-+ +
     L L M M N N
    + + + + + + +
"""
# Two tiles that differ by one space.
HOUSES = (HOUSE.replace("N N", "N O"), HOUSE)
# To some a window is a door, to others a fence, to most a wall.
WINDOWS = (EVERYTHING, LOW, NOTHING)
VISIONS = (ALL_ROUND, *(Vision(2 + kind % 4, kind % 3, kind % 2) for kind in range(17)))


class Crowd(NamedTuple):
    """Somebody who wants to stand beside somebody else, and all who stand in the way."""

    start: int
    goals: int
    shut: int


def streets() -> Plan:
    tiles = [plain(picture) for picture in STREETS]
    return Plan([Laid(Tile(f"t{n}", tiles[n % 3]), n % 3, n // 3, n % 4) for n in range(9)])


def street_ground(plan: Plan) -> Ground:
    return Ground(plan, spaces={"#": NOTHING, "~": LOW}, steps=Steps(diagonal=True, over_corners=False))


def street_tables() -> None:
    """Everything that a map of squares has, from its pictures on."""
    plan = streets()
    ground = street_ground(plan)
    spans(plan), ranges(ground), walks(ground), mutual_sight(ground)


def crowds(ground: Ground, count: int) -> list[Crowd]:
    chance = Random(count)
    free = [number for number, lets in enumerate(ground.lets) if lets & STEP]
    found = []
    for _ in range(count):
        standing = chance.sample(free, FIGURES)
        shut = bits(standing)
        found.append(Crowd(standing[0], ground.steps.of[standing[1]] & ~shut, shut))
    return found


def houses() -> Plan:
    tiles = [lined(picture) for picture in HOUSES]
    return Plan([Laid(Tile(f"t{n}", tiles[n % 2]), n % 3, n // 3, n % 4) for n in range(9)], by_letter=True)


def house_ground(plan: Plan, window: int = NOTHING) -> Ground:
    return Ground(plan, lines={"D": EVERYTHING, "F": LOW, "W": window})


def facing_tables() -> None:
    """What every kind of unit sees from every space in every direction, from the map's pictures on."""
    plan = houses()
    rays = [Rays(house_ground(plan, window)) for window in WINDOWS]
    for number, vision in enumerate(VISIONS):
        rays[number % len(rays)].table(vision)
