"""Time as deadlines count it. The clock on the wall may be set, forward or back, and no game shall notice.

`touched`, `created` and the times of chat lines are for people, and are the wall clock's. Since when a seat is asked,
and when a table is due, is counted in a time of the server's own. The database keeps a `Moment` of it:

- As long as the machine runs, the steady clock counts, which nobody sets and which goes on while a machine sleeps. That
  holds while the server runs and across its restarts.
- Across a restart of the machine, and on another machine, only the wall clock can tell how long the server was away. If
  it was set back meanwhile, the server was away for no time at all: deadlines come later by as long as it was down. If
  it was set forward, that cannot be told from a longer absence and counts as one: deadlines run on without a server.
- A database without a moment was last used by a server that counted by the wall clock, and is counted on from there.
  Whoever was asked in what is the future by now is taken to be asked now.
"""

from __future__ import annotations

from collections.abc import Callable

from fivefires.server.config import Config
from fivefires.server.logs import fail, warn
from fivefires.server.storage.rows import Moment
from fivefires.server.storage.store import StorageTrouble, Store

# The wall clock was set where it and the steady one part by so many seconds; less is only put right.
SET = 5.0
# So often a moment is written, even if the clock was not set: a machine that fails is back with one that is not old.
EVERY = 300.0


class Clock:
    """The server's own time: `now` never jumps, and goes on in the next server that uses the database."""

    def __init__(self, store: Store, wall: Callable[[], float], steady: Callable[[], float], boot: str) -> None:
        self._store, self._wall, self._steady, self._boot = store, wall, steady, boot
        self._moment = self._moment_at(wall())

    @classmethod
    def of(cls, store: Store, config: Config) -> Clock:
        return cls(store, config.clock, config.steady, config.boot)

    def _moment_at(self, counted: float) -> Moment:
        return Moment(counted, self._wall(), self._steady(), self._boot)

    def now(self) -> float:
        return self._moment.counted + max(0.0, self._steady() - self._moment.steady)

    async def open(self) -> None:
        """Go on from where the last server has stopped."""
        last = await self._store.moment()
        if last is None:
            self._moment = self._moment_at(self._wall())
            await self._store.bring_back(self._moment.counted)
        else:
            self._moment = self._moment_at(last.counted + self._since(last))
        await self._store.keep_moment(self._moment)

    def _since(self, last: Moment) -> float:
        """How long ago that was, as far as it can be known."""
        if last.boot and last.boot == self._boot:
            return max(0.0, self._steady() - last.steady)
        return max(0.0, self._wall() - last.wall)

    async def keep(self, *, now: bool = False) -> None:
        """Write a moment if the last one is old or the clock was set, or `now` in any case. Trouble may wait."""
        last, here = self._moment, self._moment_at(self.now())
        was_set = (here.wall - last.wall) - (here.steady - last.steady)
        if abs(was_set) >= SET:
            warn("clock set", seconds=round(was_set))
        elif not now and here.steady - last.steady < EVERY:
            return
        try:
            await self._store.keep_moment(here)
        except StorageTrouble as error:
            fail("storage", error)
            return
        self._moment = here
