"""How likely a roll brings so many ★ (S-592, S-593): exact, before anything is rolled again."""

from __future__ import annotations

from functools import cache

from .dice import ACCURATE, ACCURATE_STARS, GREEN_STARS, MOST, YELLOW_STARS

FACES = 6


@cache
def spread(yellow: int, green: int, *, accurate: bool = False) -> tuple[int, ...]:
    """By number of ★, how many of all outcomes show it."""
    found: tuple[int, ...] = (1,)
    aimed = tuple(ACCURATE_STARS if accurate and face == ACCURATE else stars for face, stars in enumerate(GREEN_STARS))
    for stars, count in ((YELLOW_STARS, yellow), (aimed, green)):
        for _ in range(min(count, MOST)):
            found = _with_die(found, stars[1:])
    return found


def _with_die(found: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    wider = [0] * (len(found) + max(faces))
    for stars, ways in enumerate(found):
        for face in faces:
            wider[stars + face] += ways
    return tuple(wider)


def at_least(stars: int, yellow: int, green: int, *, accurate: bool = False) -> tuple[int, int]:
    """Of all outcomes, those with so many ★ or more."""
    ways = spread(yellow, green, accurate=accurate)
    return sum(ways[max(0, stars) :]), sum(ways)


def share(stars: int, yellow: int, green: int, *, accurate: bool = False) -> float:
    good, total = at_least(stars, yellow, green, accurate=accurate)
    return good / total
