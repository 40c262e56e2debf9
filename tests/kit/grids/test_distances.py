"""How far it is: three notions on one map."""

from __future__ import annotations

from hypothesis import given

from fivefires.kit import graphs
from fivefires.kit.bits import members
from fivefires.kit.grids import EIGHT, FAR, LOW, NOTHING, Ground, Plan, Steps, drawn, ranges, spans, walks
from tests.steady import steady

from .looking import find, one_tile, plain_maps, room_maps, rooms, side_by_side

RULES = {"#": NOTHING, "~": LOW}


def numbered(plan: Plan, row: tuple[int, ...]) -> str:
    """The map with the distance on each space, where there is one."""
    letters = (space.letter for space in plan.spaces)
    marks = {number: str(far) for number, (far, letter) in enumerate(zip(row, letters, strict=True)) if letter == "."}
    return drawn(plan, {number: "-" if mark == str(FAR) else mark for number, mark in marks.items()})


def test_a_span_a_range_and_a_walk_are_three_things() -> None:
    before, span, far, walk = side_by_side(
        """
        @.#.  >  @1#3  >  @1#7  >  @1#-
        .~#.  >  1~#3  >  1~#6  >  1~#-
        .~~.  >  2~~3  >  2~~5  >  2~~-
        .###  >  3###  >  3###  >  3###
        """
    )
    plan = one_tile(before)
    ground = Ground(plan, spaces=RULES)
    here = find(plan, "@")
    assert numbered(plan, spans(plan)[here]) == span
    assert numbered(plan, ranges(ground)[here]) == far
    assert numbered(plan, walks(ground)[here]) == walk


def test_eight_directions_make_walks_shorter() -> None:
    before, walk = side_by_side(
        """
        @...  >  @123
        .##.  >  1##3
        .#..  >  2#44
        ....  >  3345
        """
    )
    plan = one_tile(before)
    assert numbered(plan, walks(Ground(plan, spaces=RULES, steps=EIGHT))[0]) == walk


def test_a_walk_goes_round_what_is_shut_or_does_not_get_there() -> None:
    before, over, round = side_by_side(
        """
        @=..  >  @=23  >  @=45
        ....  >  1234  >  1234
        #=##  >  #=##  >  #=##
        ....  >  5456  >  ----
        """
    )
    plan = one_tile(before)
    ground = Ground(plan, spaces=RULES)
    assert numbered(plan, walks(ground)[0]) == over
    assert numbered(plan, walks(ground, plan.lettered("="))[0]) == round


def test_a_range_goes_round_walls() -> None:
    """From B at range 1 are three; the space behind the wall is three away."""
    plan = rooms(
        """
        +-+-+-+
        |A C D|
        + + + +
        |E B|F|
        + + + +
        |G H I|
        +-+-+-+
        """
    )
    far = ranges(Ground(plan))[find(plan, "B")]
    assert {plan.spaces[number].letter: steps for number, steps in enumerate(far)} == {
        "B": 0, "C": 1, "E": 1, "H": 1, "A": 2, "D": 2, "G": 2, "I": 2, "F": 3,
    }  # fmt: skip


def test_a_large_space_is_as_near_as_its_nearest_square() -> None:
    plan = rooms("+-+-+-+\n|A B B|\n+ + + +\n|C C B|\n+ + + +\n|D D B|\n+-+-+-+")
    assert spans(plan)[find(plan, "A")] == (0, 1, 1, 2)
    assert spans(plan)[find(plan, "D")] == (2, 1, 1, 0)


@steady
@given(plain_maps())
def test_no_walk_is_shorter_than_the_range_and_no_range_than_the_span(plan: Plan) -> None:
    ground = Ground(plan, spaces=RULES, steps=Steps(diagonal=True, over_corners=False))
    for span, far, walk in zip(spans(plan), ranges(ground), walks(ground), strict=True):
        assert all(a <= b <= c for a, b, c in zip(span, far, walk, strict=True))


@steady
@given(room_maps())
def test_tables_are_what_a_search_finds(plan: Plan) -> None:
    ground = Ground(plan, lines={"W": NOTHING, "F": LOW})
    near = {number: members(ground.near.of[number]) for number in range(len(plan.spaces))}
    for start in near:
        walked, measured = graphs.distances(ground.ways, start), graphs.distances(near, start)
        assert walks(ground)[start] == tuple(walked.get(number, FAR) for number in near)
        assert ranges(ground)[start] == tuple(measured.get(number, FAR) for number in near)
