"""A learner for every game that needs nothing but numpy: a small net scores each of the legal answers.

    python examples/learner.py pig embers --games 3000 --picture docs/pictures/learner.svg
    python examples/learner.py zona --players 4 --teacher --minutes 30 --keep zona.npz
    python examples/learner.py zona --players 4 --weights zona.npz --measure 400

It plays one seat among random bots. After each round of games it does more of what was done in games that went better
than usual, and less of the rest: the oldest recipe, REINFORCE. Where nobody wins by chance, that teaches nothing. With
`--teacher` it is told after each of its own decisions what the game's expert would have answered there, and learns to
answer so (DAgger).
"""

from __future__ import annotations

import argparse
import os
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Self

# One thread for each process: the matrices are small, and games are played in several processes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from fivefires.lab.environments import SeatEnv
from fivefires.lab.stats import Share, share

Array = NDArray[np.float32]
HIDDEN, BATCH, ROUND, KEPT, AGAIN = 64, 512, 64, 1024, 192


class Played(NamedTuple):
    """One game. The rows of all its answers stand in `rows`, `counts` says how many each question had, and `chosen`
    which of them was taken, or would have been by the teacher; `agreed` is how often both were the same.
    """

    views: Array
    rows: Array
    counts: NDArray[np.int64]
    chosen: NDArray[np.int64]
    reward: float
    agreed: float = 0.0


class Batch(NamedTuple):
    """Questions of several games, and how much more of each answer there should be."""

    views: Array
    rows: Array
    counts: NDArray[np.int64]
    chosen: NDArray[np.int64]
    wish: Array


class Net:
    """The score of an answer: what a hidden layer makes of the view and the answer, and what the answer is by itself.

    Chances are the softmax of the scores of a question's answers. There is no score for anything else, so that nothing
    has to be masked away afterwards.
    """

    def __init__(self, view: int, row: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        shapes = {"view": (view, HIDDEN), "row": (row, HIDDEN), "bias": (HIDDEN,), "out": (HIDDEN,), "skip": (row,)}
        self.weights = {
            name: (chance.normal(size=shape) / shape[0] ** 0.5).astype("f4") for name, shape in shapes.items()
        }
        self.weights["out"] *= 0.1
        self.weights["skip"] *= 0.0
        self._steps = 0
        self._means = {name: (np.zeros_like(one), np.zeros_like(one)) for name, one in self.weights.items()}

    def chances(self, view: Array, rows: Array) -> NDArray[np.float64]:
        """Of each answer of one question."""
        w = self.weights
        scores = np.tanh(view @ w["view"] + rows @ w["row"] + w["bias"]) @ w["out"] + rows @ w["skip"]
        grown = np.exp((scores - scores.max()).astype(np.float64))
        return np.asarray(grown / grown.sum())

    def learn(self, batch: Batch, rate: float, curious: float) -> None:
        """One step of gradient ascent (Adam): the wished answers become likelier, and chances stay a little even."""
        w, starts = self.weights, np.concatenate([[0], np.cumsum(batch.counts)[:-1]])
        of = np.repeat(np.arange(len(batch.counts)), batch.counts)
        hidden = np.tanh((batch.views @ w["view"])[of] + batch.rows @ w["row"] + w["bias"])
        scores = hidden @ w["out"] + batch.rows @ w["skip"]
        grown = np.exp(scores - np.maximum.reduceat(scores, starts)[of])
        chances = grown / np.add.reduceat(grown, starts)[of]
        slope = -chances * batch.wish[of]
        slope[starts + batch.chosen] += batch.wish
        surprise = -np.log(chances + 1e-8)
        slope += curious * chances * (surprise - np.add.reduceat(chances * surprise, starts)[of])
        slope /= len(batch.counts)
        inner = slope[:, None] * w["out"] * (1 - hidden**2)
        self._climb(
            {
                "view": batch.views.T @ np.add.reduceat(inner, starts),
                "row": batch.rows.T @ inner,
                "bias": inner.sum(0),
                "out": hidden.T @ slope,
                "skip": batch.rows.T @ slope,
            },
            rate,
        )

    def _climb(self, slopes: dict[str, Array], rate: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._means[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            even = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            self.weights[name] += rate * even[0] / (np.sqrt(even[1]) + 1e-8)

    @classmethod
    def for_game(cls, game: str, players: int | None) -> Self:
        space: Any = seat(game, players, 0).observation_space
        return cls(space["observation"].shape[0], space["options"].shape[1])


@cache
def seat(game: str, players: int | None, number: int) -> SeatEnv:
    return SeatEnv(game, players, seat=number, bots="random")


def play(
    net: Net,
    game: str,
    players: int | None,
    number: int,
    *,
    teacher: bool = False,
    best: bool = False,
    shown: bool = False,
) -> Played:
    """One game by this net, at one seat after the other; `best` takes the likeliest answer, not one by its chance.

    A game may end before its seat is asked anything. Then there is nothing to learn from it, and it counts as not won.
    With a teacher the answers to be learnt are the teacher's; where the game is `shown`, they are also given.
    """
    env, chance = seat(game, players, number % len(seats(game, players))), np.random.default_rng(number)
    seen, _ = env.reset(seed=number)
    views, rows, chosen, over, reward, agreed = [], [], [], env.table.over, 0.0, 0
    while not over:
        here = seen["options"][: int(seen["action_mask"].sum())]
        chances = net.chances(seen["observation"], here)
        action = int(chances.argmax()) if best else int(chance.choice(len(here), p=chances))
        views.append(seen["observation"])
        rows.append(here)
        told = env.expert_action() if teacher else None
        chosen.append(action if told is None else told)
        agreed += action == told
        seen, reward, won, late, _ = env.step(chosen[-1] if shown else action)
        over = won or late
    if not rows:
        return Played(seen["observation"][:0], seen["options"][:0], np.array([], int), np.array([], int), reward)
    counts = np.array([len(one) for one in rows])
    return Played(np.array(views), np.concatenate(rows), counts, np.array(chosen), reward, agreed / len(chosen))


def seats(game: str, players: int | None) -> range:
    return range(seat(game, players, 0).seats)


def _some(net: Net, game: str, players: int | None, numbers: range, teacher: bool, shown: int) -> list[Played]:
    return [
        play(net, game, players, number, teacher=teacher, best=teacher, shown=number % 16 < shown) for number in numbers
    ]


def _won(net: Net, game: str, players: int | None, numbers: range, best: bool) -> int:
    return sum(play(net, game, players, number, best=best).reward > 0 for number in numbers)


def split(numbers: range, parts: int) -> list[range]:
    return [numbers[len(numbers) * at // parts : len(numbers) * (at + 1) // parts] for at in range(parts)]


def batches(games: Iterable[tuple[Played, float]], chance: np.random.Generator) -> Iterator[Batch]:
    """The games in any order, put together to batches of about one size."""
    waiting, size, mixed = [], 0, list(games)
    for at in chance.permutation(len(mixed)):
        waiting.append(mixed[at])
        size += len(mixed[at][0].chosen)
        if size >= BATCH:
            yield _together(waiting)
            waiting, size = [], 0
    if waiting:
        yield _together(waiting)


def _together(games: list[tuple[Played, float]]) -> Batch:
    parts = [np.concatenate(part) for part in zip(*(game[:4] for game, _ in games), strict=True)]
    wish = np.concatenate([np.full(len(game.chosen), wish, "f4") for game, wish in games])
    return Batch(parts[0], parts[1], parts[2], parts[3], wish)


class Learning(NamedTuple):
    """What there is to learn, and by which means."""

    game: str
    players: int | None = None
    teacher: bool = False
    games: int = 1 << 30
    seconds: float = 1e9
    rate: float = 0.003
    curious: float = 0.01
    processes: int = 1


def learn(what: Learning, pool: Executor, net: Net) -> list[tuple[int, float]]:
    """Play and learn, round after round. The curve: how many games were played, and the share that was won lately."""
    chance, curve, usual = np.random.default_rng(1), [], 0.0
    lately: deque[bool] = deque(maxlen=4 * ROUND)
    kept: deque[tuple[Played, float]] = deque(maxlen=KEPT)
    begin, done = time.monotonic(), 0
    while (past := max(done / what.games, (time.monotonic() - begin) / what.seconds)) < 1:
        parts = split(range(done, done + ROUND), what.processes)
        # A teacher shows most of the first games, so that the learner sees how they go on; then fewer and fewer.
        shown = round(16 * (1 - 2 * past)) if what.teacher else 0
        told = [pool.submit(_some, net, what.game, what.players, part, what.teacher, shown) for part in parts]
        played = [game for one in told for game in one.result()]
        rewards = np.array([game.reward for game in played])
        usual += (rewards.mean() - usual) * (0.1 if done else 1.0)
        spread = rewards.std() + 1e-3
        fresh = [(game, 1.0 if what.teacher else (game.reward - usual) / spread) for game in played if len(game.chosen)]
        # What a teacher says stays true; what came of an answer holds only for those who played like that.
        again = chance.permutation(len(kept))[:AGAIN]
        for batch in batches([*fresh, *(kept[at] for at in again)] if what.teacher else fresh, chance):
            net.learn(batch, what.rate * (1 - past), 0.0 if what.teacher else what.curious)
        kept.extend(fresh)
        done += ROUND
        lately.extend(rewards > 0)
        curve.append((done, float(np.mean(lately))))
        if done % (8 * ROUND) == 0:
            agreed = np.mean([game.agreed for game in played])
            print(
                f"{what.game}: {done} games in {time.monotonic() - begin:.0f} s, won {curve[-1][1]:.1%}"
                + (f", {agreed:.0%} answered as the teacher would" if what.teacher else ""),
                flush=True,
            )
    return curve


def measure(net: Net, what: Learning, pool: Executor, games: int) -> Share:
    """Games that nobody has learnt from. Whoever had a teacher takes the likeliest answer, others one by its chance."""
    parts = split(range(1 << 40, (1 << 40) + games), what.processes)
    told = [pool.submit(_won, net, what.game, what.players, part, what.teacher) for part in parts]
    return share(what.game, sum(one.result() for one in told), games)


def draw(curves: dict[str, list[tuple[int, float]]], par: dict[str, float], path: Path) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "fivefires"
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
    for name, curve in curves.items():
        (line,) = axes.plot(*zip(*curve, strict=True), label=name)
        axes.axhline(par[name], color=line.get_color(), linestyle=":", label=f"{name}, random")
    axes.set(xlabel="games played", ylabel="won of the last 256 games", ylim=(0, 1))
    axes.legend()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1 << 30, help="learn from so many games")
    parser.add_argument("--minutes", type=float, default=1e6, help="learn for so long")
    parser.add_argument("--teacher", action="store_true", help="learn from what the game's expert says")
    parser.add_argument("--measure", type=int, default=400, metavar="GAMES", help="play so many games afterwards")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--weights", type=Path, help="begin with these; without --keep, only measure them")
    parser.add_argument("--keep", type=Path, help="write what was learnt to this file")
    parser.add_argument("--picture", type=Path, help="draw how it went")
    typed = parser.parse_args()
    curves, par = {}, {}
    with ProcessPoolExecutor(typed.processes) as pool:
        for game in typed.game:
            net = Net.for_game(game, typed.players)
            what = Learning(
                game, typed.players, typed.teacher, typed.games, typed.minutes * 60, processes=typed.processes
            )
            before = measure(net, what, pool, typed.measure)
            if typed.weights:
                net.weights = dict(np.load(typed.weights))
            if not typed.weights or typed.keep:
                curves[game], par[game] = learn(what, pool, net), before.value
            if typed.keep:
                np.savez(typed.keep, **net.weights)
            print(f"{game}: won {before} before, {measure(net, what, pool, typed.measure)} after", flush=True)
    if typed.picture and curves:
        draw(curves, par, typed.picture)


if __name__ == "__main__":
    main()
