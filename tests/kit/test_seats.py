"""Seats round the table: the order of play, neighbours, and an order that was fixed before somebody dropped out."""

from __future__ import annotations

import pytest

from fivefires.kit.seats import clockwise, left_of, right_of, take_next


@pytest.mark.parametrize(
    ("first", "order"),
    [(0, [0, 1, 3, 4]), (1, [1, 3, 4, 0]), (2, [3, 4, 0, 1]), (4, [4, 0, 1, 3]), (-1, [0, 1, 3, 4])],
)
def test_play_goes_clockwise_from_a_seat_whether_it_is_there_or_not(first: int, order: list[int]) -> None:
    assert clockwise([0, 1, 3, 4], first) == order


@pytest.mark.parametrize(("seat", "left", "right"), [(0, 1, 4), (1, 4, 0), (2, 4, 1), (3, 4, 1), (4, 0, 1)])
def test_neighbours_are_the_nearest_who_are_there_past_any_number_of_others(seat: int, left: int, right: int) -> None:
    there = [0, 1, 4]
    assert (left_of(there, seat), right_of(there, seat)) == (left, right)


@pytest.mark.parametrize("there", [[2], []])
def test_whoever_is_alone_is_their_own_neighbour(there: list[int]) -> None:
    assert left_of(there, 2) == right_of(there, 2) == 2


def test_the_next_of_an_order_is_the_first_who_is_still_there() -> None:
    order = [3, 0, 1, 2]
    assert take_next(order, [0, 2, 3].__contains__) == 3
    assert take_next(order, [1, 2].__contains__) == 1
    assert order == [2]
    assert take_next(order, [0, 1].__contains__) is None
    assert order == []
