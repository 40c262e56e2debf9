"""Seats round the table: who comes next, past those who are no longer there.

Seats are numbered clockwise, so the next higher number sits on the left. A game says who is still `there`, as seats in
rising order; everything else follows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence


def clockwise(there: Sequence[int], first: int) -> list[int]:
    """In order of play from one seat on, whether that one is still there or not."""
    for at, seat in enumerate(there):
        if seat >= first:
            return [*there[at:], *there[:at]]
    return [*there]


def left_of(there: Sequence[int], seat: int) -> int:
    """Who is next in order of play; the seat itself where nobody else is there."""
    for other in there:
        if other > seat:
            return other
    return there[0] if there else seat


def right_of(there: Sequence[int], seat: int) -> int:
    """Who is next against the order of play; the seat itself where nobody else is there."""
    for other in reversed(there):
        if other < seat:
            return other
    return there[-1] if there else seat


def take_next(order: list[int], is_there: Callable[[int], bool]) -> int | None:
    """Whose turn it is in an order that was fixed before: whoever has dropped out since is passed over.

    The seat is taken out of the order; None where nobody is left in it.
    """
    while order:
        seat = order.pop(0)
        if is_there(seat):
            return seat
    return None
