"""A map tile as a drawing, made from the tile as data: what is drawn is what the rules walk on.

It is seen from above, at night, after rain: concrete, rust and wet green. It must look right whichever way it is
turned, so nothing has a shadow on one side. Walls, doors and windows are lines of the scene and not of the drawing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fivefires.games.stalker.content.vocabulary import Ground
from fivefires.kit.grids.pictures import lined

from .pens import CONCRETE, INK, MOSS, RUST, WET, circle, line, number, rect, scatter, shape, sheet

SQUARE: Final = 60
SIDE: Final = 6
SIZE: Final = SQUARE * SIDE

FLOORS: Final = ("#3a342b", "#33352f", "#3d3228")
RADIATION: Final = ("#d8c93e", "#e0953a", "#d6542f")

Square = tuple[int, int]


def tile(ground: Ground) -> str:
    return sheet("".join(_parts(ground)), SIZE)


def _parts(ground: Ground) -> Iterator[str]:
    seed = sum(map(ord, ground.id))
    spaces = squares(ground)
    yield rect(0, 0, SIZE, SIZE, "#262a20")
    yield from _earth(seed)
    for at, (letter, mine) in enumerate(sorted(spaces.items())):
        if letter in ground.water:
            yield from _water(mine, seed + at)
        elif letter in ground.indoor:
            yield from _floor(mine, seed + at)
        else:
            yield from _yard(mine, seed + at)
    for letters, value in ground.radiation:
        for letter in letters:
            yield from _radiation(spaces[letter], value, seed)
    for letters, value in ground.cover:
        for letter in letters:
            yield from _cover(spaces[letter], value, letter in ground.indoor, seed + ord(letter))


def squares(ground: Ground) -> dict[str, list[Square]]:
    """The squares of each space, as column and row; small letters are squares without room of the same space."""
    found: dict[str, list[Square]] = {}
    for row, letters in enumerate(lined(ground.picture).squares):
        for column, letter in enumerate(letters):
            if letter.strip():
                found.setdefault(letter.upper(), []).append((column, row))
    return found


def _earth(seed: int) -> Iterator[str]:
    for x, y, size in scatter(seed, 16):
        yield circle(SIZE * x, SIZE * y, 16 + 30 * size, MOSS, 'opacity=".2"')
    for x, y, size in scatter(seed + 3, 12):
        yield circle(SIZE * x, SIZE * y, 8 + 18 * size, INK, 'opacity=".24"')
    blades = "".join(
        f"M{number(SIZE * x)} {number(SIZE * y)}l{number(3 - 6 * s)} -5" for x, y, s in scatter(seed + 7, 90)
    )
    yield line(blades, WET, 1.3, 'opacity=".4"')


def _yard(mine: list[Square], seed: int) -> Iterator[str]:
    """Slabs of concrete with grass between them, on every other yard; puddles on some."""
    kind = seed % 3
    for column, row in mine:
        x, y = column * SQUARE, row * SQUARE
        if kind == 0:
            yield rect(x + 2, y + 2, SQUARE - 4, SQUARE - 4, CONCRETE, 'rx="3" opacity=".8"')
            yield line(f"M{x + 10} {y + 44}l14 -12 10 4 12 -20", INK, 1.4, 'opacity=".45"')
        elif kind == 1:
            yield shape(f"M{x} {y + 8}q30 -12 60 2v42q-30 10 -60 0z", "#3a3428", 'opacity=".55"')
    if kind == 2:
        left, top = _middle(mine)
        yield f'<ellipse cx="{number(left + 8)}" cy="{number(top - 6)}" rx="30" ry="17" fill="#1d2a2b"/>'
        yield line(f"M{number(left - 12)} {number(top - 10)}q14 -8 30 -2", "#6f8a86", 1.6, 'opacity=".7"')


def _floor(mine: list[Square], seed: int) -> Iterator[str]:
    fill = FLOORS[seed % len(FLOORS)]
    for column, row in mine:
        x, y = column * SQUARE, row * SQUARE
        yield rect(x, y, SQUARE, SQUARE, fill)
        if seed % 2:
            yield line(f"M{x} {y + 15}h60M{x} {y + 30}h60M{x} {y + 45}h60M{x + 20} {y}v15M{x + 44} {y + 15}v15"
                       f"M{x + 12} {y + 30}v15M{x + 34} {y + 45}v15", INK, 1.2, 'opacity=".5"')  # fmt: skip
        else:
            yield line(f"M{x + 30} {y}v60M{x} {y + 30}h60", INK, 1.2, 'opacity=".5"')
    yield "".join(circle(*_middle(mine), radius, "#e8d28a", 'opacity=".08"') for radius in (26, 14))


def _water(mine: list[Square], seed: int) -> Iterator[str]:
    for at, (column, row) in enumerate(mine):
        x, y = column * SQUARE, row * SQUARE
        yield rect(x, y, SQUARE, SQUARE, "#12262a")
        for a, b, size in scatter(seed + at, 3):
            ripple = f"M{number(x + 6 + 26 * a)} {number(y + 10 + 42 * b)}q{number(5 + 4 * size)} -5 12 0t12 0"
            yield line(ripple, "#4f7f7c", 1.6, 'opacity=".7"')


def _radiation(mine: list[Square], value: int, seed: int) -> Iterator[str]:
    """A haze in the colour of its band, the thicker the worse (S-148)."""
    colour = RADIATION[0 if value <= 2 else 1 if value <= 4 else 2]
    for at, (column, row) in enumerate(mine):
        x, y = column * SQUARE, row * SQUARE
        yield rect(x, y, SQUARE, SQUARE, colour, 'opacity=".2"' if value <= 3 else 'opacity=".3"')
        specks = "".join(
            f"M{number(x + 4 + 52 * a)} {number(y + 4 + 52 * b)}h.1"
            for a, b, _ in scatter(seed + 5 * at + column, 4 + 3 * value)
        )
        yield line(specks, colour, 2.6, 'opacity=".75"')


def _cover(mine: list[Square], value: int, indoor: bool, seed: int) -> Iterator[str]:
    """Crates and furniture indoors, barrels and blocks outside: as many as they are worth."""
    corners = sorted(mine)[: value + 1]
    for at, (column, row) in enumerate(corners):
        x, y = column * SQUARE + 8 + 22 * ((seed + at) % 2), row * SQUARE + 8 + 20 * ((seed + at) // 2 % 2)
        if indoor:
            yield rect(x, y, 24, 22, "#6d5231", f'stroke="{INK}" stroke-width="2"')
            yield line(f"M{x} {y}l24 22M{x + 24} {y}l-24 22", "#3c2a15", 2)
        elif (seed + at) % 2:
            yield circle(x + 12, y + 12, 12, RUST, f'stroke="{INK}" stroke-width="2"')
            yield circle(x + 12, y + 12, 7, "#6f351a")
        else:
            yield rect(x - 2, y + 4, 32, 15, "#7b7d70", f'rx="2" stroke="{INK}" stroke-width="2"')
            yield line(f"M{x + 8} {y + 4}v15M{x + 19} {y + 4}v15", "#4d4f45", 2)


def _middle(mine: list[Square]) -> tuple[float, float]:
    many = len(mine)
    return (
        SQUARE * (sum(column for column, _ in mine) / many + 0.5),
        SQUARE * (sum(row for _, row in mine) / many + 0.5),
    )
