"""The zone map: what lies around its places, at night, with an empty north until the way there is known."""

from __future__ import annotations

from typing import Final

from .pens import RUST, line, number, rect, scatter, shape, sheet

WIDE: Final = 1000
HIGH: Final = 800
GROUND, MEADOW, WATER, WOOD, ROAD = "#171b12", "#1f2517", "#1b2c31", "#2b3a20", "#5d5a45"

RIVER: Final = "M742 92C700 150 770 190 738 262C706 334 770 372 742 436C716 494 772 530 742 600C720 650 748 700 734 800"
RAILS: Final = "M0 300C120 268 220 262 330 200S520 60 560 0"
ROADS: Final = (
    "M120 800C124 700 150 640 130 560S90 400 140 330S300 250 380 205",
    "M130 584C250 560 300 600 380 590S560 640 620 585S800 560 870 600",
    "M130 464C260 440 320 480 372 464S560 440 620 472S820 440 868 472",
    "M372 800C380 700 360 540 380 336",
    "M610 800C640 690 600 560 622 352S560 180 500 72",
    "M622 352C720 330 800 260 860 200S860 110 850 72",
    "M868 344C880 430 900 560 870 728",
)
# The middle of a wood, how far it reaches, and how many trees are drawn.
WOODS: Final = (
    (90, 150, 90, 60, 16),
    (300, 90, 110, 60, 16),
    (640, 110, 60, 60, 8),
    (250, 400, 70, 50, 9),
    (480, 300, 70, 60, 12),
    (500, 520, 60, 50, 9),
    (240, 700, 60, 70, 10),
    (930, 300, 60, 50, 9),
    (480, 750, 70, 30, 7),
    (950, 640, 40, 60, 6),
)
HOUSES: Final = ((205, 610), (300, 505), (540, 400), (930, 400), (300, 330), (700, 420), (190, 770), (450, 660))


def zone() -> str:
    parts = (_land(), _water(), _reeds(), _field(), _rails(), _roads(), _woods(), _houses(), _landmarks(), _paper())
    return sheet("".join(parts), WIDE, HIGH)


def _land() -> str:
    patches = (
        (180, 640, 230, 120),
        (560, 560, 260, 150),
        (860, 700, 210, 100),
        (420, 180, 300, 110),
        (820, 200, 230, 120),
    )
    drawn = "".join(f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{high}"/>' for x, y, wide, high in patches)
    return rect(0, 0, WIDE, HIGH, GROUND) + f'<g fill="{MEADOW}">{drawn}</g>'


def _water() -> str:
    lake = shape("M700 0C690 60 740 90 800 96C880 104 960 80 1000 110V0Z", WATER)
    return lake + line(RIVER, WATER, 20) + line(RIVER, "#2c4247", 3, 'stroke-dasharray="26 18"')


def _reeds() -> str:
    blades = (
        f"M{number(500 + 215 * x)} {number(625 + 65 * y)}v-{number(9 + 7 * s)}m4 4v6" for x, y, s in scatter(3, 44)
    )
    return line("".join(blades), "#57653a", 2.4)


def _field() -> str:
    """Lines of equal height, as the surveyor drew them."""
    rings = (f'<ellipse cx="880" cy="500" rx="{28 + 22 * ring}" ry="{14 + 15 * ring}"/>' for ring in range(1, 6))
    pen = 'fill="none" stroke="#8f8b4c" stroke-opacity=".42" stroke-width="1.8"'
    return f'<g {pen} transform="rotate(-12 880 500)">{"".join(rings)}</g>'


def _rails() -> str:
    bed = line(RAILS, "#4a4030", 12) + line(RAILS, GROUND, 7)
    return bed + f'<path d="{RAILS}" stroke="#4a4030" stroke-width="12" stroke-dasharray="3 9"/>'


def _roads() -> str:
    roads = "".join(ROADS)
    return line(roads, "#0d100a", 9) + line(roads, ROAD, 3.4, 'stroke-dasharray="13 7"')


def _woods() -> str:
    trees = (
        _tree(x + wide * (2 * across - 1), y + high * (2 * down - 1), 11 + 8 * size)
        for at, (x, y, wide, high, count) in enumerate(WOODS)
        for across, down, size in scatter(11 + at, count)
    )
    return shape("".join(trees), WOOD)


def _tree(x: float, y: float, size: float) -> str:
    start = f"M{number(x)} {number(y - 1.5 * size)}"
    near, step, low, foot = (number(part * size) for part in (0.62, 0.3, 0.8, 1.48))
    out = number(0.42 * size)
    return f"{start}l{near} {number(1.1 * size)}h-{step}l{out} {low}h-{foot}l{out} -{low}h-{step}z"


def _houses() -> str:
    walls = "".join(f"M{x} {y}v-16l13-10 13 10v16zM{x + 9} {y}v-9h8v9" for x, y in HOUSES)
    return line(walls, "#7c745c", 2.6)


def _landmarks() -> str:
    """A mast where the railway leads to, a cooling tower at the lake."""
    mast = line("M214 128l14-74 14 74M219 104h18M223 82h10", RUST, 2.6)
    tower = shape("M600 64q10-34 2-56h44q-8 22 2 56z", "#2c3026") + line(
        "M600 64q10-34 2-56h44q-8 22 2 56z", "#7c745c", 2.4
    )
    return mast + tower


def _paper() -> str:
    folds = "".join(f"M{x} 0v{HIGH}" for x in range(125, WIDE, 125)) + "".join(
        f"M0 {y}h{WIDE}" for y in range(114, HIGH, 114)
    )
    edge = f'<rect x="6" y="6" width="{WIDE - 12}" height="{HIGH - 12}" fill="none" stroke="#6d6a50" stroke-width="2"/>'
    return line(folds, "#2a2f22", 1) + edge
