"""Spaces that hang together: rooms and buildings, and the sections of a road."""

from __future__ import annotations

from fivefires.kit import graphs
from fivefires.kit.bits import members
from fivefires.kit.grids import NO_REGION, Crossing, Laid, Plan, Regions, Tile, borders, drawn, lined, plain, regions

from .looking import picture, rooms, side_by_side


def numbered(plan: Plan, found: Regions) -> str:
    """The map with the number of its region on each space that has one."""
    return drawn(plan, {number: str(of) for number, of in enumerate(found.of) if of != NO_REGION})


# --- rooms --------------------------------------------------------------------------------------------


def no_line(crossing: Crossing) -> bool:
    return crossing.lines == (" ", " ")


def test_a_room_is_what_walls_doors_and_windows_enclose() -> None:
    before, after = side_by_side(
        """
        +-+-+-+-+  >  +-+-+-+-+
        |A B|C E|  >  |0 0|1 1|
        + + +D+-+  >  + + +D+-+
        |F F|G H|  >  |0 0|2 2|
        +-+W+ + +  >  +-+W+ + +
        |I J K H|  >  |2 2 2 2|
        + + + + +  >  + + + + +
        |I L L L|  >  |2 2 2 2|
        +-+-+-+-+  >  +-+-+-+-+
        """
    )
    plan = rooms(before)
    everything = plan.lettered("ABCDEFGHIJKL")
    assert numbered(plan, regions(plan, everything, no_line)) == after


def test_rooms_side_by_side_are_one_building() -> None:
    """All that is indoors holds together, whatever lies between; what is outdoors belongs to none."""
    before, after = side_by_side(
        """
        +-+-+-+-+  >  +-+-+-+-+
        |A|B|X X|  >  |0|0|X X|
        +D+-+ + +  >  +D+-+ + +
        |E|X X X|  >  |0|X X X|
        +-+ + + +  >  +-+ + + +
        |X X X X|  >  |X X X X|
        + + + +-+  >  + + + +-+
        |X X X|C|  >  |X X X|1|
        +-+-+-+-+  >  +-+-+-+-+
        """
    )
    plan = rooms(before)
    found = regions(plan, plan.lettered("ABCE"), lambda _crossing: True)
    assert numbered(plan, found) == after
    assert [members(spaces) for spaces in found.spaces] == [[0, 1, 3], [4]]
    assert found.of == (0, 0, NO_REGION, 0, 1)


# --- roads --------------------------------------------------------------------------------------------

# Roads are r, and b where they run on a bridge; = is a barricade, ^ a height that nobody climbs, h a house.
ROADS = "rb"


def one_section(crossing: Crossing) -> bool:
    """A section ends at borders of tiles, at barricades and at heights."""
    return not crossing.border and not {*crossing.lines} & {"=", "^"}


def price(crossing: Crossing) -> int | None:
    """A border costs 1, and so does a barricade."""
    if "^" in crossing.lines:
        return None
    return (1 if crossing.border else 0) + (1 if "=" in crossing.lines else 0)


def test_a_section_ends_at_barricades_and_borders_and_costs_add_up() -> None:
    left = Tile("left", lined("+ + + +\n . h .\n+ + + +\n r=r r\n+ + + +\n . . h\n+ + + +"))
    right = Tile("right", lined("+ + + +\n . . .\n+ + + +\n r r=r\n+ + + +\n h . .\n+ + + +"))
    plan = Plan([Laid(left, 0, 0), Laid(right, 1, 0)])
    found = regions(plan, plan.lettered(ROADS), one_section)
    assert numbered(plan, found) == picture(
        """
        + + + + + + +
         . h . . . .
        + + + + + + +
         0=1 1 2 2=3
        + + + + + + +
         . . h h . .
        + + + + + + +
        """
    )
    ways = borders(plan, found, price)
    assert ways == {0: ((1, 1),), 1: ((0, 1), (2, 1)), 2: ((1, 1), (3, 1)), 3: ((2, 1),)}
    assert graphs.costs(ways, 0) == {0: 0, 1: 1, 2: 2, 3: 3}


def test_a_barricade_on_a_border_costs_both_and_the_cheapest_crossing_serves() -> None:
    left = Tile("left", lined("+ + + +\n r r r=\n+ + + +\n r . .\n+ + + +\n r r r\n+ + + +"))
    right = Tile("right", lined("+ + + +\n r . .\n+ + + +\n . . .\n+ + + +\n r . .\n+ + + +"))
    plan = Plan([Laid(left, 0, 0), Laid(right, 1, 0)])
    assert borders(plan, regions(plan, plan.lettered("r"), one_section), price) == {
        0: ((1, 2), (2, 1)),
        1: ((0, 2),),
        2: ((0, 1),),
    }
    together = Tile("right", lined("+ + + +\n r . .\n+ + + +\n r . .\n+ + + +\n r . .\n+ + + +"))
    for laid in ([Laid(left, 0, 0), Laid(together, 1, 0)], [Laid(left, 1, 0, 2), Laid(together, 0, 0, 2)]):
        plan = Plan(laid)
        assert borders(plan, regions(plan, plan.lettered("r"), one_section), price) == {0: ((1, 1),), 1: ((0, 1),)}


BRIDGE = """
    + + + +
     h r .
    +^+^+ +
     b b b
    + +^+ +
     . r .
    + + + +
"""
BEND = """
    ...
    rr.
    .r.
"""


def test_the_road_below_a_bridge_is_another_section() -> None:
    """The lower road goes on below the bridge; from the bridge one comes to it only by the tiles around."""
    bridge = Tile("bridge", lined(BRIDGE), joins=[("r1c2", "r3c2")])
    east, corner, south = (Tile(name, plain(BEND)) for name in ("east", "corner", "south"))
    plan = Plan([Laid(bridge, 0, 0), Laid(east, 1, 0), Laid(corner, 1, 1, 1), Laid(south, 0, 1, 2)])
    found = regions(plan, plan.lettered(ROADS), one_section)
    assert numbered(plan, found) == picture(
        """
        + + + + + + +
         h 0 . . . .
        +^+^+ + + + +
         1 1 1 2 2 .
        + +^+ + + + +
         . 0 . . 2 .
        + + + + + + +
         . 3 . . 4 .
        + + + + + + +
         . 3 3 4 4 .
        + + + + + + +
         . . . . . .
        + + + + + + +
        """
    )
    assert graphs.costs(borders(plan, found, price), 1) == {1: 0, 2: 1, 4: 2, 3: 3, 0: 4}
    house = plan.number["bridge.r1c1"]
    beside = {found.of[one.there] for one in plan.crossings if one.here == house and one_section(one)}
    assert beside == {0}
