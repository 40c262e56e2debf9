"""Statistics of the lab: shares with their intervals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import polars as pl

CONFIDENCE = 0.95


class Share(msgspec.Struct, frozen=True):
    """How many of how many, with the interval in which the true share lies (Wilson's, 95 %)."""

    name: str
    count: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.count / self.of if self.of else 0.0

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%} – {self.high:.1%})"


def share(name: str, count: int, of: int) -> Share:
    if not of:
        return Share(name, 0, 0, 0.0, 1.0)
    from scipy.stats import binomtest  # type: ignore[import-untyped]  # Takes a second to load.

    interval = binomtest(count, of).proportion_ci(CONFIDENCE, method="wilson")
    return Share(name, count, of, float(interval.low), float(interval.high))


def shares_by(frame: pl.DataFrame, *columns: str, hit: str = "won") -> list[Share]:
    """The share of rows with `hit`, for each value of the columns."""
    grouped = frame.group_by(columns).agg(pl.col(hit).sum(), pl.len()).sort(columns)
    return [share(" · ".join(map(str, row[:-2])), row[-2], row[-1]) for row in grouped.iter_rows()]


def quantiles(values: Sequence[float] | pl.Series, *wanted: float) -> list[float]:
    series = pl.Series(values)
    return [float(series.quantile(one, "linear") or 0.0) for one in wanted]
