"""The plots of a report: SVG that takes its ink from the page around it, so that it reads by day and by night."""

from __future__ import annotations

import io
from collections.abc import Sequence
from textwrap import shorten
from typing import Any

import matplotlib as mpl

mpl.use("svg")

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .findings import Card, Curve, Length
from .stats import Share

# Stand-ins that become the colours of the page; the others are readable on light and dark.
INK, FAINT, PAPER = "#010203", "#040506", "#070809"
FIRE, LAKE, MOSS, CLAY = "#d9772b", "#3f8fc0", "#4a9d6e", "#b5677d"

WIDTH = 9.4

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "fivefires",
    "font.family": "sans-serif",
    "font.size": 11,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.titlecolor": INK,
    "axes.grid": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


def _svg(figure: Figure, label: str) -> str:
    file = io.StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    drawn = file.getvalue()
    drawn = drawn[drawn.index("<svg") :].replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
    for stand_in, colour in ((INK, "var(--ink)"), (FAINT, "var(--faint)"), (PAPER, "var(--paper)")):
        drawn = drawn.replace(stand_in, colour)
    return drawn


def _new(width: float, height: float, **axes: Any) -> tuple[Figure, Any]:
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(**axes)


def shares(found: Sequence[Share], base: float | None = None, colour: str = FIRE) -> str:
    """A dot for each, a line for its interval, and where all together stand."""
    with mpl.rc_context(STYLE):
        height = 0.5 + 0.34 * len(found)
        figure = Figure(figsize=(WIDTH, height))
        axes = figure.add_axes((0.36, 0.35 / height, 0.62, 1 - 0.45 / height))
        rows = range(len(found))
        if base is not None:
            axes.axvline(base * 100, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
        axes.hlines(rows, [one.low * 100 for one in found], [one.high * 100 for one in found], color=colour,
                    linewidth=5, alpha=0.35, zorder=2)  # fmt: skip
        axes.scatter([one.value * 100 for one in found], rows, color=colour, s=46, zorder=3, edgecolor=PAPER)
        axes.set_yticks(rows, [shorten(one.name, 44, placeholder=" …") for one in found])
        axes.set_ylim(len(found) - 0.4, -0.6)
        axes.set_xlim(left=0)
        axes.xaxis.set_major_formatter("{x:.0f} %")
        axes.grid(axis="y", visible=False)
        axes.spines["left"].set_visible(False)
        return _svg(figure, "Shares with their intervals")


def lengths(found: Sequence[Length]) -> str:
    with mpl.rc_context(STYLE):
        figure, drawn = _new(WIDTH, 2.4, ncols=len(found), squeeze=False)
        for axes, one in zip(drawn[0], found, strict=True):
            _histogram(axes, one)
        return _svg(figure, "How long the games were")


def _histogram(axes: Axes, length: Length) -> None:
    whole = length.unit != "minutes" and max(length.values) - min(length.values) < 40
    bins: Any = [value - 0.5 for value in range(int(min(length.values)), int(max(length.values)) + 2)] if whole else 24
    axes.hist(length.values, bins=bins, color=LAKE, alpha=0.75, rwidth=0.9)
    axes.axvline(length.middle, color=INK, linewidth=1.2)
    axes.set_title(f"{length.unit}: half under {length.middle:.0f}")
    axes.set_yticks([])
    axes.grid(visible=False)
    axes.spines["left"].set_visible(False)


def curve(found: Curve) -> str:
    """Those who won against those who did not."""
    with mpl.rc_context(STYLE):
        figure, axes = _new(4.6, 2.7)
        for band, colour, name in ((found.others, LAKE, "others"), (found.winners, FIRE, "winners")):
            if band:
                at, low, middle, high = zip(*band, strict=True)
                axes.fill_between(at, low, high, color=colour, alpha=0.16, linewidth=0)
                axes.plot(at, middle, color=colour, linewidth=2, label=name)
        axes.set_title(found.name)
        axes.set_xlabel(found.axis)
        axes.legend(loc="best", fontsize=10)
        return _svg(figure, f"{found.name} over the game")


def cards(found: Sequence[Card]) -> str:
    """How often a card is seen, and what goes with it; those that stand out have their names."""
    with mpl.rc_context(STYLE):
        figure, axes = _new(WIDTH, 4.6)
        often = [max(card.used, card.taken) for card in found]
        for clear, colour, alpha in ((False, LAKE, 0.45), (True, FIRE, 0.9)):
            mine = [at for at, card in enumerate(found) if card.clear == clear]
            axes.scatter([often[at] for at in mine], [found[at].gain * 100 for at in mine], color=colour, alpha=alpha,
                         s=30, edgecolor=PAPER, linewidth=0.6)  # fmt: skip
        axes.axhline(0, color=INK, linewidth=1)
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter("{x:g}")
        axes.set_xlabel("times a game")
        axes.set_ylabel("points of win rate")
        _name(axes, found, often)
        return _svg(figure, "What goes with using a card")


def _name(axes: Axes, found: Sequence[Card], often: Sequence[float], most: int = 24) -> None:
    """Write the names of the cards that stand out most, where there is room for them."""
    telling = sorted((at for at, card in enumerate(found) if card.clear), key=lambda at: -abs(found[at].gain))
    taken: list[tuple[float, float]] = []
    for at in telling:
        x, y = axes.transData.transform((often[at], found[at].gain * 100))
        if len(taken) < most and all(abs(y - other) > 12 or abs(x - beside) > 120 for beside, other in taken):
            taken.append((x, y))
            axes.annotate(found[at].name, (often[at], found[at].gain * 100), xytext=(5, 4),
                          textcoords="offset points", fontsize=9)  # fmt: skip
