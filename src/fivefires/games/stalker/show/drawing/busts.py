"""Busts: who stands in a torch's cone, as a silhouette with a rim of light and one thing that tells who it is."""

from __future__ import annotations

from typing import Final

from .pens import INK, MOSS, RUST, TORCH, WET, circle, line, rect, shape, sheet

SIZE: Final = 240
BONE: Final = "#d9d2b0"
STEEL: Final = "#8e948a"
GLOW: Final = "#d7f06a"

SHOULDERS: Final = "M22 246C26 200 64 172 98 156H142C176 172 214 200 218 246Z"
BROAD: Final = "M2 246C4 184 48 164 96 152H144C192 164 236 184 238 246Z"
NARROW: Final = "M46 246C50 206 78 176 102 158H138C162 176 190 206 194 246Z"
NECK: Final = "M103 116h34v50h-34z"
HEAD: Final = "M87 90C87 55 103 48 120 48S153 55 153 90C153 114 144 139 120 141S87 114 87 90Z"
HOOD: Final = "M70 176C60 120 66 36 120 32C174 36 180 120 170 176Q120 196 70 176Z"
CAP: Final = "M84 84C80 54 98 40 122 40s42 16 38 36q26 2 24 12q-40 8 -100 -4z"
HELMET: Final = "M78 96C74 50 96 34 120 34S166 50 162 96q-42 -12 -84 0z"


def bust(who: str, ground: tuple[str, str], body: str, details: str, lean: int = 0) -> str:
    """`ground`: the colour of the light and from which side it comes; `lean`: how the figure is turned."""
    light, side = ground
    beam = "M-20 40L150 120 -20 240z" if side == "left" else "M260 40L90 120 260 240z"
    halo, rim = ("78", "-5") if side == "right" else ("162", "5")
    figure = "".join(f'<path d="{one}"/>' for one in body.split("|"))
    turn = f' transform="rotate({lean} 120 140)"' if lean else ""
    inside = (
        f'<defs><radialGradient id="{who}"><stop offset="0" stop-color="{light}" stop-opacity=".85"/>'
        f'<stop offset=".5" stop-color="{light}" stop-opacity=".3"/>'
        f'<stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
        + rect(0, 0, SIZE, SIZE, "#171b14")
        + shape("M0 0h240v240H0z", MOSS, 'opacity=".16"')
        + shape(beam, light, 'opacity=".12"')
        + f'<circle cx="{halo}" cy="96" r="120" fill="url(#{who})"/>'
        + line("M0 26h240M0 74h240M0 122h240M0 170h240M60 0v26M180 26v48M96 74v48M30 122v48M204 122v48", INK, 2,
               'opacity=".35"')
        + f"<g{turn}>"
        + f'<g fill="{light}" opacity=".9">{figure}</g>'
        + f'<g fill="{INK}" transform="translate({rim} 2.5)">{figure}</g>'
        + details
        + "</g>"
        + shape("M0 226q40 -12 84 -4t80 -4 76 2v24H0z", "#0d100b", 'opacity=".75"')
    )  # fmt: skip
    return sheet(inside, SIZE)


def eyes(left: float, right: float, y: float, colour: str = GLOW, size: float = 3) -> str:
    return circle(left, y, size, colour) + circle(right, y, size, colour)


def rifle(x: float, y: float, angle: float, colour: str = STEEL, scope: bool = False) -> str:
    gun = shape("M-70 -4H60v-3h10v9H20l-4 10H-2l3 22h-14l-6 -22h-22l-29 14v-22z", colour)
    gun += rect(-14, -14, 40, 7, colour) if scope else ""
    return f'<g transform="translate({x} {y}) rotate({angle})">{gun}</g>'


# --- the twelve -------------------------------------------------------------------------------------------------------

_GREEN, _RUSTY, _TORCH = (WET, "right"), ("#c96f35", "left"), (TORCH, "right")


def _borsuk() -> str:
    badger = shape("M112 34h16l6 60 -14 24 -14 -24z", BONE, 'opacity=".9"')
    bolts = line("M150 170q30 -40 46 -96", BONE, 2.4) + circle(197, 68, 13, STEEL) + circle(197, 68, 5, INK)
    bolts += line("M120 214q20 -10 34 -44", BONE, 2.4) + shape("M112 208h16v8h-4v18h-8v-18h-4z", STEEL)
    return bust("borsuk", _GREEN, f"{SHOULDERS}|{HOOD}", badger + eyes(108, 134, 104) + bolts)


def _mammon() -> str:
    pack = shape("M10 150q-8 -54 40 -54q34 0 36 30l-14 90H18z", "#4d4028") + line("M20 160h44M22 186h42", BONE, 3)
    coin = circle(186, 190, 24, "#c7a24a") + circle(186, 190, 17, "#8d6d27") + line("M186 180v20", "#e6cd82", 4)
    face = line("M104 124q16 10 34 -2", BONE, 3.4) + line("M98 96h14M130 96h14", BONE, 3.4)
    return bust("mammon", _RUSTY, f"{SHOULDERS}|{NECK}|{HEAD}|{CAP}", pack + face + coin, -3)


def _milady() -> str:
    hair = "M80 100C76 44 100 34 122 34S166 46 160 104q12 50 6 84q-14 6 -24 0l4 -60H94l2 66q-14 6 -26 -2q4 -44 10 -92z"
    lips = shape("M112 124q8 -5 16 0q-8 7 -16 0z", "#b5483c")
    return bust("milady", _TORCH, f"{NARROW}|{NECK}|{HEAD}|{hair}", lips + rifle(118, 214, -28, STEEL, True)
                + eyes(108, 132, 98, BONE, 2.6), 2)  # fmt: skip


def _velet() -> str:
    neck = "M88 112h64v60H88z"
    band = shape("M40 206l46 -26 10 16 -48 28z", BONE, 'opacity=".9"') + shape("M60 198l8 12 8 -6 -7 -11z", RUST)
    jaw = line("M98 128q22 14 44 0M96 92h16M128 92h16M120 96v16", STEEL, 3.4)
    return bust("velet", _RUSTY, f"{BROAD}|{neck}|{HEAD}", band + jaw + line("M92 66q28 -20 56 0", STEEL, 3))


def _palkan() -> str:
    lamp = circle(120, 52, 9, TORCH) + shape("M112 46L58 14 74 72zM128 46l54 -32 -16 58z", TORCH, 'opacity=".16"')
    plate = shape("M82 186h76l8 60H74z", "#3d4a2c") + line("M92 204h56M92 222h56", INK, 4)
    return bust("palkan", _GREEN, f"{SHOULDERS}|{NECK}|{HEAD}|{HELMET}", plate + lamp + eyes(107, 133, 104, BONE, 2.6)
                + rifle(176, 200, -62))  # fmt: skip


def _salavina() -> str:
    hair = "M82 98C70 52 96 36 122 36S172 52 160 96q-4 -22 -18 -30q-30 8 -46 0q-12 10 -14 32z"
    knife = shape("M-4 0h8l-2 54 -2 8 -2 -8z", BONE) + rect(-6, -22, 12, 22, "#5c3a1f")
    knives = f'<g transform="translate(74 176) rotate(-28)">{knife}</g>'
    knives += f'<g transform="translate(166 176) rotate(28)">{knife}</g>'
    return bust("salavina", _TORCH, f"{NARROW}|{NECK}|{HEAD}|{hair}", knives + line("M128 82l14 30", "#b5483c", 3)
                + eyes(107, 133, 98, BONE, 2.6), -2)  # fmt: skip


def _hulyash() -> str:
    beard = "M88 104q-6 60 32 84q38 -24 32 -84q-32 24 -64 0z"
    axe = line("M34 232L74 92", "#6e4a26", 9) + shape("M56 96q-36 -10 -44 20q18 12 38 10l6 -4z", STEEL)
    face = line("M104 128q16 8 32 0", "#6b5a44", 4) + eyes(107, 133, 96, BONE, 2.8)
    return bust("hulyash", _RUSTY, f"{BROAD}|{NECK}|{HEAD}|{beard}", axe + face)


def _lystva() -> str:
    hair = "M84 94C78 50 100 38 122 38S164 52 158 92l18 52q-4 20 -14 22q-2 -44 -14 -76q-34 4 -64 4z"
    cross = rect(56, 182, 40, 36, BONE, 'rx="4"') + shape("M72 188h8v8h8v8h-8v8h-8v-8h-8v-8h8z", RUST)
    leaf = shape("M150 214q28 -26 50 -6q-20 24 -50 6z", WET)
    return bust("lystva", _GREEN, f"{NARROW}|{NECK}|{HEAD}|{hair}", cross + leaf + eyes(107, 133, 100, BONE, 2.6), 3)


def _tykhyi() -> str:
    slit = shape("M92 92q28 -10 56 0v14q-28 -8 -56 0z", "#6d6a58") + eyes(108, 132, 98, INK, 3.6)
    moon = shape("M44 30a26 26 0 1 0 26 34a22 22 0 0 1 -26 -34z", BONE, 'opacity=".85"')
    return bust("tykhyi", _TORCH, f"{NARROW}|{NECK}|{HEAD}|M84 120h72l8 46q-44 18 -88 0z", slit + moon)


def _skryp() -> str:
    phones = line("M80 96C78 34 162 34 160 96", STEEL, 7) + rect(70, 88, 18, 30, STEEL, 'rx="7"')
    phones += rect(152, 88, 18, 30, STEEL, 'rx="7"')
    tin = rect(172, 176, 40, 50, RUST, 'rx="3"') + line("M172 190h40M172 212h40M180 168q12 -16 24 0", BONE, 3)
    waves = line("M218 160q14 10 14 26M222 146q20 14 20 40", WET, 3, 'opacity=".8"')
    return bust("skryp", _GREEN, f"{SHOULDERS}|{NECK}|{HEAD}", phones + tin + waves + eyes(108, 132, 98, BONE, 2.6), -3)


def _kremin() -> str:
    cross = circle(132, 96, 15, "none", f'stroke="{STEEL}" stroke-width="4"')
    cross += line("M132 76v40M112 96h40", STEEL, 2) + circle(132, 96, 3, GLOW)
    scar = line("M98 80l12 40M94 104l14 -6", "#b5483c", 3)
    return bust("kremin", _TORCH, f"{SHOULDERS}|{NECK}|{HEAD}|{CAP}", cross + scar + rifle(90, 222, 12))


def _zirka() -> str:
    mask = shape("M96 104h48l-6 36q-18 14 -36 0z", "#4c5240") + circle(120, 128, 13, STEEL) + circle(120, 128, 6, INK)
    glass = circle(104, 94, 13, "#9fb25a") + circle(136, 94, 13, "#9fb25a")
    star = shape("M120 40l5 12 13 1 -10 8 3 13 -11 -7 -11 7 3 -13 -10 -8 13 -1z", "#d9b54a")
    return bust("zirka", _RUSTY, f"{SHOULDERS}|{NECK}|{HEAD}|{HOOD}", mask + glass + star, 2)


STALKERS: Final = {
    "borsuk": _borsuk, "mammon": _mammon, "milady": _milady, "velet": _velet, "palkan": _palkan,
    "salavina": _salavina, "hulyash": _hulyash, "lystva": _lystva, "tykhyi": _tykhyi, "skryp": _skryp,
    "kremin": _kremin, "zirka": _zirka,
}  # fmt: skip
