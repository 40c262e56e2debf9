"""How far the server goes: a simulation with the measured costs (`costs.json`), and the picture of it.

`make scaling` plays moves through a model of the server and writes `docs/pictures/scaling.svg`. A move waits for its
process, which does one thing at a time; then for the writer of its process, which commits all that waits together; then
for a processor of the database and its disk, which syncs all that waits together. Nothing but the measured costs goes
in, so that the model can be wrong: `docs/scaling.md` compares it with what was measured.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import math
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.costs import Costs, measured

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "scaling.svg"
LIMIT = 0.1
# As many as the server's writer commits together.
TOGETHER = 64
# The spread of the lognormal times: chosen, so that one piece of work in twenty takes more than twice the mean.
SPREAD = 0.5


@dataclass
class Model:
    """Seconds that a move takes of a process, of the database's processors, and that a sync takes of its disk."""

    work: float
    database: float
    sync: float
    processes: int = 1
    cores: int = 1_000_000
    database_cores: int = 8

    @property
    def most(self) -> float:
        """The moves a second at which the first of them has no time left."""
        return min(min(self.processes, self.cores) / self.work, self.database_cores / self.database)


def model_of(costs: Costs, **changes: int) -> Model:
    return Model(costs.postgres.processor_ms / 1000, costs.database_ms / 1000, 1 / costs.commits[1], **changes)


@dataclass
class Pool:
    """So many who do one thing at a time, and what waits for them."""

    free: int
    waiting: deque[tuple[float, Callable[[], None]]] = field(default_factory=deque)


class Simulation:
    """Moves come at random, each to the process of its table. What comes out is how long each of them took."""

    def __init__(self, model: Model, rate: float, seed: int = 1) -> None:
        self.model, self.rate = model, rate
        self._random = random.Random(seed)
        self._now, self._order = 0.0, itertools.count()
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._cores, self._database = Pool(model.cores), Pool(model.database_cores)
        self._processes = [Pool(1) for _ in range(model.processes)]
        self._unwritten: list[deque[float]] = [deque() for _ in range(model.processes)]
        self._writing = [False] * model.processes
        self._unsynced: list[tuple[int, list[float]]] = []
        self._syncing = False
        self.times: list[float] = []

    def run(self, moves: int) -> list[float]:
        at = 0.0
        for _ in range(moves):
            at += self._random.expovariate(self.rate)
            self._at(at, lambda at=at: self._come(at))  # type: ignore[misc]
        while self._events:
            self._now, _, happen = heapq.heappop(self._events)
            happen()
        return self.times

    def _at(self, when: float, happen: Callable[[], None]) -> None:
        heapq.heappush(self._events, (when, next(self._order), happen))

    def _lasts(self, mean: float) -> float:
        """A time around the measured mean: most are shorter, some are much longer."""
        return self._random.lognormvariate(math.log(mean) - SPREAD**2 / 2, SPREAD)

    def _use(self, pool: Pool, seconds: float, then: Callable[[], None]) -> None:
        pool.waiting.append((seconds, then))
        self._go_on(pool)

    def _go_on(self, pool: Pool) -> None:
        while pool.free and pool.waiting:
            pool.free -= 1
            seconds, then = pool.waiting.popleft()

            def end(then: Callable[[], None] = then) -> None:
                pool.free += 1
                then()
                self._go_on(pool)

            self._at(self._now + seconds, end)

    def _come(self, came: float) -> None:
        """A move is worked out by the process that has its table, on any core of the machine."""
        process = self._random.randrange(self.model.processes)
        own = self._processes[process]
        own.waiting.append((came, lambda: None))
        self._work(process)

    def _work(self, process: int) -> None:
        own = self._processes[process]
        if not own.free or not own.waiting:
            return
        own.free -= 1
        came, _ = own.waiting.popleft()

        def done() -> None:
            own.free += 1
            self._unwritten[process].append(came)
            self._write(process)
            self._work(process)

        self._use(self._cores, self._lasts(self.model.work), done)

    def _write(self, process: int) -> None:
        waiting = self._unwritten[process]
        if self._writing[process] or not waiting:
            return
        self._writing[process] = True
        batch = [waiting.popleft() for _ in range(min(TOGETHER, len(waiting)))]
        seconds = sum(self._lasts(self.model.database) for _ in batch)
        self._use(self._database, seconds, lambda: self._commit(process, batch))

    def _commit(self, process: int, batch: list[float]) -> None:
        self._unsynced.append((process, batch))
        self._sync()

    def _sync(self) -> None:
        if self._syncing or not self._unsynced:
            return
        self._syncing, together, self._unsynced = True, self._unsynced, []

        def done() -> None:
            self._syncing = False
            for process, batch in together:
                self.times += [self._now - came for came in batch]
                self._writing[process] = False
                self._write(process)
            self._sync()

        self._at(self._now + self._lasts(self.model.sync), done)


def p99(model: Model, rate: float, moves: int = 2000) -> float:
    """Within how many seconds 99 of a hundred moves count. The first tenth is for filling the queues."""
    times = Simulation(model, rate).run(moves)[moves // 10 :]
    return sorted(times)[int(len(times) * 0.99)]


def most_moves(model: Model, limit: float = LIMIT, moves: int = 2000) -> float:
    """The moves a second at which 99 of a hundred still count within the limit."""
    low, high = 0.0, model.most * 1.2
    for _ in range(8):
        middle = (low + high) / 2
        low, high = (middle, high) if p99(model, middle, moves) < limit else (low, middle)
    return low


# --- the picture -----------------------------------------------------------------------------------

COLOURS = ("#d9772b", "#3f8fc0", "#4a9d6e", "#b5677d")
WIDTH, HEIGHT, LEFT, BOTTOM = 760, 380, 60, 50


def picture(curves: dict[str, list[tuple[float, float]]]) -> str:
    """p99 in milliseconds by moves a second, both by powers of ten; a line at the limit."""
    across = max(rate for points in curves.values() for rate, _ in points)

    def x(rate: float) -> float:
        return LEFT + math.log10(rate / 10) / math.log10(across / 10) * (WIDTH - LEFT - 20)

    def y(seconds: float) -> float:
        return HEIGHT - BOTTOM - math.log10(min(max(seconds, 0.001), 10) / 0.001) / 4 * (HEIGHT - BOTTOM - 20)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' font-family="sans-serif" font-size="13">',
        "<title>How long 99 of a hundred moves take at most, by moves a second</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for power in range(-3, 2):
        parts.append(_line(LEFT, y(10**power), WIDTH - 20, y(10**power), "#d0d0d0"))
        parts.append(_text(LEFT - 6, y(10**power) + 4, f"{10 ** (power + 3):g} ms", "end"))
    for power in range(1, int(math.log10(across)) + 1):
        parts.append(_line(x(10**power), 20, x(10**power), HEIGHT - BOTTOM, "#d0d0d0"))
        parts.append(_text(x(10**power), HEIGHT - BOTTOM + 18, f"{10**power:,}", "middle"))
    parts.append(_line(LEFT, y(LIMIT), WIDTH - 20, y(LIMIT), "#202020"))
    parts.append(_text((LEFT + WIDTH) / 2, HEIGHT - 12, "moves a second", "middle"))
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x(rate):.1f},{y(seconds):.1f}" for rate, seconds in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(_text(LEFT + 12, 38 + 18 * number, name, "start", colour))
    return "\n".join([*parts, "</svg>", ""])


def _line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def _text(x: float, y: float, words: str, anchor: str, colour: str = "#202020") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


# One process, three, thirty, and more than one database with eight processors can serve.
ROWS = (1, 3, 30, 100)
SHARES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.0, 1.05)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=2000, help="so many moves for each point of a curve")
    parser.add_argument("--every", type=float, default=20.0, help="seconds between two moves at a table")
    chosen = parser.parse_args()
    costs, curves = measured(), dict[str, list[tuple[float, float]]]()
    for processes in ROWS:
        model = model_of(costs, processes=processes)
        moves = chosen.moves * min(processes, 3)
        name = f"{processes} process{'es' if processes > 1 else ''}"
        curves[name] = [(share * model.most, p99(model, share * model.most, moves)) for share in SHARES]
        most = most_moves(model, moves=moves)
        print(f"{name}: {most:,.0f} moves a second within {LIMIT * 1000:g} ms, {most * chosen.every:,.0f} live tables")
    for processes in (1, 3):
        here = model_of(costs, processes=processes, cores=2, database_cores=2)
        print(f"{processes} on two cores: {most_moves(here, moves=chosen.moves):,.0f} moves a second")
    PICTURE.write_text(picture(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
