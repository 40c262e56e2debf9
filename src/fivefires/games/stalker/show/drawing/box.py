"""The lid of the box: its title in the clouds, and a stalker with a torch before a cooling tower, in the rain."""

from __future__ import annotations

from .pens import INK, MOSS, RUST, TORCH, WET, circle, line, number, rect, scatter, shape, sheet

# The letters of the title as strokes, 34 wide and 80 high.
_LETTERS = {
    "S": "M34 0H6Q0 0 0 6V34Q0 40 6 40H28Q34 40 34 46V74Q34 80 28 80H0",
    "T": "M-2 0H36M17 0V80",
    "A": "M0 80L17 0L34 80M7 54H27",
    "L": "M0 0V80H32",
    "K": "M0 0V80M34 0L2 44M12 34L34 80",
    "E": "M34 0H0V80H34M0 40H26",
    "R": "M0 80V0H26Q34 0 34 8V34Q34 42 26 42H0M16 42L34 80",
}
_TITLE, _STEP = "STALKER", 61


def box() -> str:
    return sheet("".join((_sky(), _title(), _ruins(), _ground(), _beam(), _stalker(), _rain())), 500, 700)


def _title() -> str:
    """Each letter is followed by a dot; a shadow under all of it, and a rusty line."""
    letters = "".join(
        f'<g transform="translate({_STEP * place} 0)"><path d="{_LETTERS[letter]}M47 71v12"/></g>'
        for place, letter in enumerate(_TITLE)
    )
    drawn = "".join(
        f'<g stroke="{colour}" stroke-width="12" transform="translate({x} {y})">{letters}</g>'
        for colour, x, y in (("#070a06", 47, 65), ("#dfe6b4", 43, 60))
    )
    return drawn + line("M38 164H462", RUST, 4)


def _sky() -> str:
    stops = ((0, "#0c100d"), (0.4, "#232b1d"), (0.62, "#5b6430"), (0.72, "#a39a48"))
    fade = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    cone = (
        f'<radialGradient id="t" gradientUnits="userSpaceOnUse" cx="306" cy="470" r="330">'
        f'<stop offset="0" stop-color="{TORCH}" stop-opacity=".95"/>'
        f'<stop offset=".25" stop-color="{TORCH}" stop-opacity=".4"/>'
        f'<stop offset="1" stop-color="{TORCH}" stop-opacity="0"/></radialGradient>'
    )
    defs = f'<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">{fade}</linearGradient>{cone}</defs>'
    clouds = "".join(
        shape(f"M-20 {y}q90 -34 190 -4t180 -8 190 6v40H-20z", "#0d120c", f'opacity="{opacity}"')
        for y, opacity in ((60, ".55"), (130, ".4"), (220, ".3"))
    )
    return defs + rect(0, 0, 500, 700, "url(#s)") + clouds


def _ruins() -> str:
    tower = shape("M60 500Q110 330 88 200h126q-22 130 28 300z", "#39412a") + shape(
        "M170 500q20 -170 4 -300h40q-22 130 28 300z", "#262d1c"
    )
    tower += line("M88 206q62 18 126 0M92 260q58 16 118 0M92 320q60 18 122 0", "#4c5534", 3)
    blocks = shape("M300 500V330h60v-30h50v60h40v-40h60v180z", "#2b3120")
    windows = "".join(
        rect(x, y, 14, 18, "#11150d") for x in (312, 336, 372, 394, 420, 462, 484) for y in (366, 400, 434)
    )
    lamp = rect(372, 400, 14, 18, "#e8b04a") + circle(379, 409, 26, "#e8b04a", 'opacity=".2"')
    mast = line("M276 500L284 250M268 500L284 250M272 440l8 -30M274 380l8 -30", "#1c2115", 4) + circle(
        284, 248, 4, "#ff5a3c"
    )
    return tower + blocks + windows + lamp + mast


def _ground() -> str:
    hill = shape("M-10 470q120 -30 250 4t270 -8v250H-10z", "#20281a") + shape(
        "M-10 540q140 -26 270 6t250 -10v180H-10z", "#161c12"
    )
    grass = "".join(
        f"M{number(500 * x)} {number(520 + 170 * y)}q2 -14 {number(8 - 16 * s)} -26" for x, y, s in scatter(5, 70)
    )
    wire = line("M-10 566L120 540M-10 590L120 566", "#6d4a34", 3) + line("M20 620V540M84 616V530", "#3e2c1f", 8)
    return hill + line(grass, MOSS, 2.4) + wire


def _beam() -> str:
    return shape("M306 470L-20 392V640z", "url(#t)") + circle(306, 470, 15, TORCH)


def _stalker() -> str:
    body = "M330 690q-22 -120 -6 -190q-6 -64 30 -84q-18 -50 26 -62q44 8 30 62"
    body += "q44 20 44 92q8 90 -6 182h-40l-14 -116 -20 116z"
    rim = f'<g fill="{WET}" transform="translate(-4 0)"><path d="{body}"/></g>'
    dark = shape(body, INK)
    mask = circle(366, 402, 9, "#b8c860") + circle(360, 422, 9, "#4c5240") + circle(360, 422, 4, INK)
    arm = line("M352 470q-20 12 -42 2", INK, 20) + line("M350 462q-20 10 -40 2", WET, 3)
    pack = shape("M420 450q46 -6 46 40v60q-20 12 -46 4z", "#1a1f14") + line("M428 474h30M428 500h32", RUST, 5)
    gun = line("M404 640L446 430", "#252b20", 11) + line("M446 430l6 -30", "#252b20", 6)
    return rim + dark + pack + gun + arm + mask


def _rain() -> str:
    drops = "".join(f"M{number(500 * x)} {number(700 * y)}l-5 {number(14 + 12 * s)}" for x, y, s in scatter(17, 90))
    return line(drops, "#c9d4a8", 1.2, 'opacity=".32"')
