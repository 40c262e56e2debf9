"""The faces of the Combat Dice: the white half is for attack, the gray one for defence."""

from __future__ import annotations

from fivefires.games.raid_trade.content.vocabulary import Face, Symbol

# Each on a raster of 24, around its middle.
_SIGNS = {
    Symbol.HIT: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M0 -11v7M0 4v7M-11 0h7M4 0h7",
    Symbol.AUTO_WIN: "M0 -11l3.2 7.4 8 .7 -6 5.3 1.8 7.8 -7 -4.1 -7 4.1 1.8 -7.8 -6 -5.3 8 -.7z",
    Symbol.STEAL: "M-7 -2h14l2 10h-18zM-4 -2q-1 -8 4 -8t4 8",
    Symbol.DESTROY: "M-9 -9l18 18M9 -9l-18 18",
    Symbol.GET_AP: "M3 -11l-9 12h6l-3 10 9 -12h-6z",
    Symbol.FREE_CRAFT: "M-9 -8h12v6h-12zM-3 -2l6 12M-9 -5h-2",
    Symbol.GET_SKILL: "M-9 -8h8v16h-8zM1 -8h8v16h-8z",
    Symbol.NOTHING: "M-5 0h10",
    Symbol.SHIELD: "M0 -10l9 3v6q0 8 -9 12q-9 -4 -9 -12v-6z",
    Symbol.DYNAMITE: "M-4 -4h8v14h-8zM0 -4q0 -6 6 -6",
}


def name_of(face: Face) -> str:
    return f"face-{face.attack}-{face.defence}.svg"


def draw(face: Face) -> str:
    body = (
        '<path d="M6 1h36q5 0 5 5v36q0 5 -5 5h-36q-5 0 -5 -5v-36q0 -5 5 -5z" fill="#fbf6e8"/>'
        '<path d="M47 6v36q0 5 -5 5h-36q-2 0 -3.5 -1.5l43 -43q1.5 1.5 1.5 3.5z" fill="#9b948a"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{body}'
        f"{_sign(face.attack, 16, 16, '#a3301c')}{_sign(face.defence, 33, 33, '#1d2427')}</svg>\n"
    )


def _sign(symbol: Symbol, x: int, y: int, ink: str) -> str:
    return (
        f'<path transform="translate({x} {y}) scale(.86)" d="{_SIGNS[symbol]}" fill="none" stroke="{ink}" '
        'stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>'
    )
