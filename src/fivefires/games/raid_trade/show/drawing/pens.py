"""Pens: shapes as SVG, and a dice cup of their own so that a tile is drawn the same way every time."""

from __future__ import annotations

from zlib import crc32


class Cup:
    """Numbers that look thrown and are always the same for one name."""

    def __init__(self, name: str) -> None:
        self._seed = crc32(name.encode())

    def below(self, end: int) -> int:
        self._seed = (self._seed * 1_103_515_245 + 12_345) % (1 << 31)
        return (self._seed >> 8) % end

    def between(self, least: float, most: float) -> float:
        return round(least + (most - least) * self.below(1000) / 999, 1)


def rect(x: float, y: float, w: float, h: float, fill: str, more: str = "") -> str:
    return f'<path d="M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z" fill="{fill}"{more}/>'


def line(path: str, ink: str, width: float, more: str = "") -> str:
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:g}" stroke-linecap="round"{more}/>'


def blob(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{more}/>'


def shade(amount: float) -> str:
    return f' opacity="{amount:g}"'
