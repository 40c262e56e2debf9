"""The enemies: bandits and soldiers as busts, mutants as what one sees of them too late."""

from __future__ import annotations

from typing import Final

from .busts import BONE, BROAD, CAP, HEAD, HELMET, HOOD, NARROW, NECK, SHOULDERS, STEEL, bust, eyes, rifle
from .pens import INK, RUST, WET, circle, line, rect, shape

_RED, _AMBER, _SICK, _COLD = ("#d0533a", "left"), ("#d19a3e", "right"), ("#9fb84a", "left"), ("#7f9fb0", "right")
EMBER: Final = "#ff8a4a"
FLESH: Final = "#5a4636"


def _bandit_rifle() -> str:
    stripes = line("M60 186l-14 58M72 180l-14 62M180 186l14 58M168 180l14 62", BONE, 4, 'opacity=".7"')
    return bust("br", _RED, f"{SHOULDERS}|{HOOD}", stripes + eyes(108, 132, 106, EMBER) + rifle(120, 212, -18))


def _bandit_shotgun() -> str:
    cloth = shape("M88 104h64l-6 38q-26 14 -52 0z", "#6d2f22")
    gun = f'<g transform="translate(112 214) rotate(-20)">{rect(-20, -9, 112, 8, STEEL) + rect(-20, 2, 112, 8, STEEL)}'
    gun += shape("M-20 -10h-24l-40 26v14l44 -16h20z", "#6e4a26") + "</g>"
    return bust("bs", _RED, f"{SHOULDERS}|{NECK}|{HEAD}|{CAP}", cloth + eyes(107, 133, 94, EMBER) + gun)


def _bandit_gunner() -> str:
    band = shape("M86 76q34 -14 68 0v14q-34 -12 -68 0zM152 78l30 16 -24 4z", RUST)
    belt = "".join(rect(64 + 15 * at, 176 + 6 * at, 9, 22, "#c7a24a", 'rx="3"') for at in range(8))
    return bust("bg", _RED, f"{BROAD}|{NECK}|{HEAD}", band + belt + eyes(107, 133, 102, EMBER) + rifle(150, 226, -6))


def _mercenary() -> str:
    goggles = rect(86, 86, 68, 24, "#3d5160", f'rx="11" stroke="{STEEL}" stroke-width="4"')
    goggles += line("M96 92l12 10M128 92l12 10", "#bcd3dd", 3)
    plate = shape("M84 188h72l8 58H76z", "#39434a") + rect(108, 200, 24, 14, STEEL)
    return bust("me", _COLD, f"{SHOULDERS}|{NECK}|{HEAD}|{HELMET}", plate + goggles + rifle(64, 196, -72))


def _monolithian() -> str:
    rune = line("M120 168l26 46h-52zM120 184v16", "#bfe3ee", 5) + circle(120, 206, 3, "#bfe3ee")
    face = shape("M92 76h56v44q-28 26 -56 0z", "#20282b") + line("M98 96h44", "#bfe3ee", 5)
    return bust("mo", _COLD, f"{BROAD}|{HOOD}|{HELMET}", face + rune)


def _zombie() -> str:
    holes = circle(106, 100, 10, "#050605") + circle(134, 96, 8, "#050605") + circle(106, 101, 2.6, WET)
    jaw = shape("M104 126q16 -8 32 4q-4 26 -18 24t-14 -28z", "#050605") + line(
        "M108 128v8M118 127v8M128 130v7", BONE, 2.6
    )
    torn = line("M60 196l10 20 -6 26M176 200l-8 22 8 20M90 58q-6 16 4 26", "#6a7a48", 4)
    return bust("zo", _SICK, f"{SHOULDERS}|{NECK}|{HEAD}", holes + jaw + torn, -13)


def _snork() -> str:
    body = "M10 246q10 -96 92 -112h58q54 24 66 112h-40l-20 -46 -14 46H92l-12 -50 -30 50z"
    glass = (
        circle(98, 108, 15, "#a8b85a")
        + circle(140, 108, 15, "#a8b85a")
        + circle(98, 108, 6, INK)
        + circle(140, 108, 6, INK)
    )
    hose = line("M120 140q-6 30 18 44t4 44", "#5d6350", 13) + line(
        "M120 150h12M124 166h14M134 182h14M142 202h14", INK, 3
    )
    return bust("sn", _SICK, f"{body}|M78 118C74 70 96 54 120 54S168 70 162 118q-4 34 -42 36t-42 -36z", glass + hose)


def _rodent() -> str:
    body = "M20 240q-4 -84 66 -104q46 -12 84 16l54 46q4 18 -18 22l-52 20z|M96 150q-24 -44 6 -50q26 -2 24 44z"
    teeth = shape("M196 212l4 26 7 -2 1 -26zM210 208l3 22 6 -3 -1 -22z", BONE)
    tail = line("M24 226q-30 -20 -14 -52", "#7a5a4a", 6)
    return bust(
        "ro", _SICK, body, tail + teeth + circle(168, 176, 5, EMBER) + line("M206 196l28 -12M208 204l28 2", BONE, 1.6)
    )


def _dog() -> str:
    head = "M40 246q-6 -84 40 -128l-6 -62 38 38q30 -8 52 12l62 52q6 20 -14 26l-54 10q-10 34 -30 52z"
    teeth = shape("M150 178l8 16 8 -18 8 16 8 -18 8 14 8 -16z", BONE) + line("M146 176q40 6 66 -10", "#4a1d14", 5)
    return bust("do", _AMBER, head, teeth + line("M128 132q14 -10 26 0", "#8a7a60", 6) + circle(214, 158, 6, "#2c1a12"))


def _tick() -> str:
    body = "M60 170a60 56 0 1 1 120 0a60 50 0 1 1 -120 0z"
    legs = line(
        "M70 190q-40 -30 -54 30M76 206q-30 0 -36 36M170 190q40 -30 54 30M164 206q30 0 36 36M66 160q-36 -40 -58 -14"
        "M174 160q36 -40 58 -14",
        "#6b5a40",
        9,
    )
    bite = line("M106 206l-8 26M134 206l8 26", BONE, 5) + "".join(
        circle(100 + 13 * at, 186 - 4 * (at % 2), 4, EMBER) for at in range(4)
    )
    return bust("ti", _SICK, body, legs + line("M88 140q32 -26 64 0M84 158q36 -22 72 0", "#7d7048", 3) + bite)


def _controller() -> str:
    skull = "M70 96C60 30 92 18 122 18S186 34 172 98q-6 44 -50 46t-52 -48z"
    waves = line(
        "M40 40q-26 50 0 104M22 30q-34 60 0 124M200 40q26 50 0 104M218 30q34 60 0 124", "#b9a7e0", 4, 'opacity=".75"'
    )
    veins = line("M92 48q16 12 8 30M146 46q-12 14 -4 30M120 26v26", "#8a5a52", 3.4)
    return bust(
        "co",
        ("#8a78b8", "left"),
        f"{NARROW}|{NECK}|{skull}",
        waves + veins + eyes(104, 138, 104, "#fff0b0", 5.5) + line("M106 130q16 -6 32 0", "#8a5a52", 4),
    )


def _bloodsucker() -> str:
    arms = shape(
        "M96 126q-10 50 -34 66q14 4 26 -6q14 -22 24 -52zM112 132q-6 58 -14 82q12 0 18 -12q8 -30 10 -68z"
        "M130 134q8 54 16 78q-12 2 -18 -10q-8 -30 -10 -66zM146 126q12 46 36 62q-14 6 -26 -4q-16 -22 -24 -52z",
        "#7d3a30",
    )
    return bust(
        "bl",
        _RED,
        f"{BROAD}|{NECK}|M80 92C76 46 98 34 120 34S164 46 160 92q-4 46 -40 48t-40 -48z",
        arms + eyes(102, 138, 92, "#ffd86a", 5) + line("M98 70q22 -12 44 0", FLESH, 4),
    )


def _crawl() -> str:
    body = "M16 240q20 -66 100 -70t108 70z|M84 178q-6 -44 36 -46t38 46q-36 22 -74 0z"
    limbs = line("M60 204Q10 150 30 84M86 184Q50 130 74 62M180 204Q230 150 210 84M154 184Q190 130 166 62", FLESH, 13)
    claws = line(
        "M30 84l-12 -16M30 84l2 -20M74 62l-10 -16M74 62l6 -18M210 84l12 -16M210 84l-2 -20M166 62l10 -16M166 62l-6 -18",
        BONE,
        4,
    )
    return bust("cr", _SICK, body, limbs + claws + eyes(106, 134, 160, EMBER, 4.5) + line("M102 184h36", "#050605", 6))


def _chimera() -> str:
    heads = (
        "M10 246q0 -70 40 -104l-16 -50 36 22q24 -8 42 8l10 -34 18 38q30 -14 54 8l34 -26 -8 46q22 40 18 92z"
        "|M48 150q20 -24 50 -6l6 50q-28 24 -50 2z|M134 150q28 -22 54 2l-4 46q-28 20 -50 -4z"
    )
    mouths = shape("M62 190l6 14 7 -12 7 12 7 -14zM146 192l6 14 7 -12 7 12 7 -14z", BONE)
    return bust(
        "ch",
        _AMBER,
        heads,
        mouths
        + eyes(66, 88, 166, GLARE, 4.5)
        + eyes(150, 172, 168, GLARE, 4.5)
        + line("M70 176v8M160 178v8", "#3a2a1e", 5),
    )


GLARE: Final = "#ffe27a"


def _pseudogiant() -> str:
    body = "M36 150C30 60 78 24 120 24S210 60 204 150q-8 52 -84 54t-84 -54z"
    body += "|M50 160q-46 30 -40 84h44l18 -60z|M190 160q46 30 40 84h-44l-18 -60z"
    face = shape("M86 148q34 -16 68 0q-2 34 -34 36t-34 -36z", "#1e1712") + line("M94 158h52M98 170h44", BONE, 4)
    return bust(
        "ps",
        _AMBER,
        body,
        face + eyes(96, 144, 126, EMBER, 5) + line("M60 90q20 -34 44 -40M66 112q8 -16 20 -26", FLESH, 5),
    )


def _poltergeist() -> str:
    orb = "".join(
        circle(120, 112, radius, "#a9c8e0", f'opacity="{opacity}"')
        for radius, opacity in ((70, ".12"), (48, ".22"), (26, ".5"))
    )
    junk = rect(36, 60, 30, 22, RUST, 'transform="rotate(20 50 70)"') + rect(
        176, 150, 34, 14, "#6e4a26", 'transform="rotate(-30 190 156)"'
    )
    junk += (
        shape("M182 54l26 -10 4 26 -22 6z", STEEL)
        + shape("M44 166l22 8 -10 22 -20 -10z", "#7a7464")
        + circle(120, 208, 9, STEEL)
    )
    return bust(
        "po",
        _COLD,
        "M120 64q44 8 42 58t-24 72q4 -20 -18 -24t-20 26q-24 -22 -22 -74t42 -58z",
        orb + junk + eyes(108, 132, 108, "#eaf6ff", 5),
    )


def _izlom() -> str:
    arm = shape("M150 168q60 -10 66 40q4 38 -28 38h-22q-8 -30 -30 -44z", FLESH)
    fist = shape("M150 214q30 -18 66 -4q22 18 12 36h-80q-12 -18 2 -32z", "#6f5641") + line(
        "M168 218v20M188 214v24M208 218v20", INK, 4
    )
    return bust(
        "iz",
        _AMBER,
        f"{NARROW}|{HOOD}",
        arm + fist + eyes(108, 130, 106, EMBER) + line("M96 150q24 12 48 0", "#4a3a28", 5),
        -4,
    )


def _hornhead() -> str:
    head = "M60 246q-8 -70 24 -112h72q32 42 24 112h-36l-24 -22 -24 22z"
    horns = shape("M86 136Q30 130 22 52q34 52 84 54zM154 136q56 -6 64 -84q-34 52 -84 54z", BONE)
    return bust(
        "ho",
        _RED,
        head,
        horns
        + eyes(100, 140, 160, EMBER, 5)
        + line("M104 206q16 10 32 0", FLESH, 5)
        + circle(110, 196, 3.6, FLESH)
        + circle(130, 196, 3.6, FLESH),
    )


def _dalik() -> str:
    rope = line("M56 196q64 30 128 0M52 214q68 30 136 0M104 204v32M136 204v32", "#b89a5e", 7)
    beard = shape("M92 112q-2 34 28 40q30 -6 28 -40q-28 16 -56 0z", FLESH)
    return bust(
        "da",
        ("#f2e3a6", "right"),
        f"{SHOULDERS}|{NECK}|{HEAD}",
        rope + beard + eyes(107, 133, 96, BONE, 2.8) + line("M90 70q30 -24 60 0", FLESH, 7),
        5,
    )


ENEMIES: Final = {
    "bandit_rifle": _bandit_rifle, "bandit_shotgun": _bandit_shotgun, "bandit_gunner": _bandit_gunner,
    "mercenary": _mercenary, "monolithian": _monolithian, "zombie": _zombie, "snork": _snork, "rodent": _rodent,
    "dog": _dog, "tick": _tick, "controller": _controller, "bloodsucker": _bloodsucker, "crawl": _crawl,
    "chimera": _chimera, "pseudogiant": _pseudogiant, "poltergeist": _poltergeist, "izlom": _izlom,
    "hornhead": _hornhead, "dalik": _dalik,
}  # fmt: skip
