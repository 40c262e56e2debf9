"""Faces of dice, what lies over the map, and the signs of attention and anomalies."""

from __future__ import annotations

from typing import Final

from .pens import INK, RUST, TORCH, WET, circle, line, rect, shape, sheet

STALKER, EQUIPMENT = "#d8b54a", "#7f9a45"
_STAR: Final = "M0 -17l5 11 12 1 -9 8 3 12 -11 -6 -11 6 3 -12 -9 -8 12 -1z"
_PLACES: Final = {1: ((50, 50, 1.5),), 2: ((32, 36, 1.15), (68, 66, 1.15)), 3: ((28, 68, 1), (50, 30, 1), (72, 68, 1))}


def _star(x: float, y: float, size: float, colour: str = INK) -> str:
    return shape(_STAR, colour, f'transform="translate({x} {y}) scale({size})"')


def _mask(x: float, y: float, size: float) -> str:
    """A gas mask: two glasses and a filter."""
    mask = shape("M-18 -14q18 -14 36 0q2 22 -8 28h-20q-10 -6 -8 -28z", INK)
    mask += (
        circle(-8, -3, 5.5, STALKER) + circle(8, -3, 5.5, STALKER) + circle(0, 15, 8, INK) + circle(0, 15, 3.4, STALKER)
    )
    return f'<g transform="translate({x} {y}) scale({size})">{mask}</g>'


def _die(colour: str, inside: str) -> str:
    return sheet(rect(4, 4, 92, 92, colour, f'rx="14" stroke="{INK}" stroke-width="4"') + inside, 100)


def _stars(count: int) -> str:
    return "".join(_star(*place) for place in _PLACES[count])


def dice() -> dict[str, str]:
    """Stalker dice by face: mask, ★ and mask, ★, ★★, two masks, ★★★; equipment dice: blank, ★, ★, ★★, ★★!, ★★★."""
    accurate = circle(50, 50, 40, "none", f'stroke="{RUST}" stroke-width="5"') + line(
        "M50 4v16M50 80v16M4 50h16M80 50h16", RUST, 5
    )
    yellow = {1: _mask(50, 50, 1.5), 2: _star(30, 36, 1.1) + _mask(66, 64, 1), 3: _stars(1), 4: _stars(2),
              5: _mask(32, 36, 1) + _mask(68, 66, 1), 6: _stars(3)}  # fmt: skip
    green = {1: line("M36 50h28", INK, 6, 'opacity=".4"'), 2: _stars(1), 3: _stars(1), 4: _stars(2),
             5: accurate + _stars(2), 6: _stars(3)}  # fmt: skip
    found = {f"die-yellow-{face}.svg": _die(STALKER, inside) for face, inside in yellow.items()}
    return found | {f"die-green-{face}.svg": _die(EQUIPMENT, inside) for face, inside in green.items()}


def veils() -> dict[str, str]:
    """Four by four squares that repeat: a torch's light, darkness, and the way out."""
    size = 400
    light = rect(0, 0, size, size, TORCH, 'opacity=".2"')
    light += line(
        "".join(f"M{at} 0L0 {at}M{size} {at}L{at} {size}" for at in range(50, size + 1, 50)), TORCH, 3, 'opacity=".3"'
    )
    dark = rect(0, 0, size, size, "#05070a", 'opacity=".72"')
    waves = "".join(f"M20 {y}q60 -40 120 0t120 0 120 0" for y in (80, 220, 350))
    dark += line(waves, "#8f978f", 7, 'opacity=".28"')
    out = rect(0, 0, size, size, WET, 'opacity=".13"')
    arrows = "".join(f"M{x - 24} {y + 16}l24 -26 24 26" for x in (100, 300) for y in (100, 300))
    out += line(arrows, "#cfe27a", 9, 'opacity=".7"')
    return {"veil-sight.svg": sheet(light, size), "veil-fog.svg": sheet(dark, size), "veil-exit.svg": sheet(out, size)}


def tokens() -> dict[str, str]:
    """Attention, Low and High; a symbol with its petals, open and covered; loot and what is unknown."""
    eye = shape("M12 50q38 -40 76 0q-38 40 -76 0z", "#f4ecd0") + circle(50, 50, 15, INK) + circle(45, 45, 5, "#f4ecd0")
    found = {
        "token-high.svg": sheet(circle(50, 50, 47, "#b93423", f'stroke="{INK}" stroke-width="4"') + eye, 100),
        "token-low.svg": sheet(circle(50, 50, 47, "#c2952e", f'stroke="{INK}" stroke-width="4"')
                               + line("M12 50q38 34 76 0M26 62l-6 10M50 68v12M74 62l6 10", "#2a2008", 7), 100),
    }  # fmt: skip
    for petals in (1, 2, 3, 4):
        found[f"petal-{petals}.svg"] = _petals(petals, "#3c6f78", "#d6f3ee")
        found[f"petal-{petals}-covered.svg"] = _petals(petals, "#34383a", "#7d8682")
    return found


def _petals(count: int, ground: str, ink: str) -> str:
    leaf = "M0 -8q13 -14 0 -34q-13 20 0 34z"
    leaves = "".join(
        shape(leaf, ink, f'transform="translate(50 50) rotate({360 * at // count})"') for at in range(count)
    )
    return sheet(circle(50, 50, 47, ground, f'stroke="{INK}" stroke-width="4"') + leaves + circle(50, 50, 6, ink), 100)
