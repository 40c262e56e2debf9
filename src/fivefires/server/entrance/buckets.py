"""Rate limits: buckets that fill with time, one for each address, seat or whatever else is counted."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from fivefires.server.config import Rate
from fivefires.server.refusals import Refuse, too_often


class Buckets:
    """Each key may do `burst` things at once and `per_second` in the long run."""

    def __init__(self, rate: Rate, clock: Callable[[], float], most: int = 10_000) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._filled: dict[Hashable, tuple[float, float]] = {}
        # What was counted here since somebody last asked, where other processes are to know of it.
        self._counted: dict[str, int] | None = None

    def take(self, key: Hashable) -> None:
        """Count one thing, or refuse it."""
        now = self._clock()
        level = self._level(key, now)
        if level < 1:
            self._filled[key] = (level, now)
            raise too_often((1 - level) / self._rate.per_second)
        self._filled[key] = (level - 1, now)
        if self._counted is not None and isinstance(key, str):
            self._counted[key] = self._counted.get(key, 0) + 1
        if len(self._filled) > self._most:
            self._forget(now)

    def _level(self, key: Hashable, now: float) -> float:
        level, then = self._filled.get(key, (float(self._rate.burst), now))
        return min(self._rate.burst, level + max(0.0, now - then) * self._rate.per_second)

    def counted(self, most: int) -> dict[str, int]:
        """What was counted here since the last time, of those who have done the most; from now on it is counted."""
        counted, self._counted = self._counted or {}, {}
        return dict(sorted(counted.items(), key=lambda one: -one[1])[:most])

    def counted_elsewhere(self, counted: dict[str, int]) -> None:
        """What another process has let in was let in. A bucket can owe as much as it holds."""
        now = self._clock()
        for key, count in counted.items():
            self._filled[key] = (max(self._level(key, now) - count, -float(self._rate.burst)), now)
        if len(self._filled) > self._most:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Full buckets need not be remembered; where all are in use, the oldest go, a good many at once."""
        full_after = self._rate.burst / self._rate.per_second
        kept = {key: value for key, value in self._filled.items() if now - value[1] < full_after}
        too_many = len(kept) - self._most * 3 // 4 if len(kept) > self._most else 0
        oldest = sorted(kept, key=lambda key: kept[key][1])[:too_many]
        for key in oldest:
            del kept[key]
        self._filled = kept


class Crowd:
    """How many of something are there at once for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: dict[Hashable, int] = {}

    def enter(self, key: Hashable) -> None:
        if self._there.get(key, 0) >= self._most:
            raise Refuse("limit")
        self._there[key] = self._there.get(key, 0) + 1

    def leave(self, key: Hashable) -> None:
        self._there[key] -= 1
        if not self._there[key]:
            del self._there[key]
