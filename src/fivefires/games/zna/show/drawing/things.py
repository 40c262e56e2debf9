"""Cars, desks and counters from above, their middle at 0, 0."""

from __future__ import annotations

from .pens import INK, circle, rect, shape


def car(paint: str, glass: str) -> str:
    """From above, its nose to the north, on its middle."""
    return (
        rect(-15, -30, 30, 60, paint, f'rx="9" stroke="{INK}" stroke-width="2"')
        + shape("M-11 -14q11 -7 22 0l-2 9h-18z", glass)
        + shape("M-10 20q10 5 20 0l-2 -7h-16z", glass)
    )


def desk() -> str:
    return (
        rect(-32, -18, 64, 36, "#7a5330", 'rx="3" stroke="#2c1d10" stroke-width="2.5"')
        + rect(-24, -11, 17, 22, "#e8dfc4", 'transform="rotate(-8 -16 0)"')
        + rect(0, -10, 14, 10, "#1c2228", 'stroke="#9a9384" stroke-width="1.6"')
        + circle(21, 6, 6, "#ffd98c")
    )


def pharmacy() -> str:
    return rect(-32, -24, 64, 48, "#1c2b25", 'rx="4" stroke="#9fb8ab" stroke-width="2.5"') + shape(
        "M-7 -19h14v12h12v14h-12v12h-14v-12h-12v-14h12z", "#35d07f"
    )


def patrol() -> str:
    lights = rect(-12, -1, 11, 7, "#ff4a3d") + rect(1, -1, 11, 7, "#3d8bff")
    return car("#dfe3e8", "#1b2533") + rect(-15, -8, 30, 3, "#1d4f91") + lights
