"""A plan: which games are played by whom. Each is settled by its number alone, whoever plays it and when."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

import msgspec

from fivefires.bots.finding import Named
from fivefires.kernel import Setup

Style = Literal["turns", "pairs", "teams"]

# Bots that answer at once.
QUICK = ("random", "scripted")


class Job(msgspec.Struct, frozen=True):
    """One game: its number, its seed, its set-up, and which bot of the plan sits where; and its place in a chain.

    Chains are counted from 0, and the games of a chain, its links, from 1.
    """

    number: int
    seed: str
    setup: Setup
    seating: tuple[int, ...]
    chain: int | None = None
    link: int | None = None


class Plan(msgspec.Struct, frozen=True):
    """What a folder of results holds; the same plan gives the same results.

    `turns`: all bots at one table, one seat further from game to game. `pairs`: two bots share the table, and each
    seed is played twice, with their seats exchanged. `teams`: one bot has all seats, and all bots get the same seeds.

    With a `longest_chain`, `games` counts chains of up to so many games, and each has as many numbers.
    """

    game: str
    version: int
    bots: tuple[Named, ...]
    setups: tuple[Setup, ...]
    seed: int
    games: int
    chunk: int
    style: Style = "turns"
    longest_chain: int = 0

    def job(self, number: int) -> Job:
        match self.style:
            case "turns":
                return self._turn(number)
            case "pairs":
                return self._pair(number)
            case "teams":
                return self._team(number)

    def chunks(self) -> list[range]:
        return [range(at, min(at + self.chunk, self.games)) for at in range(0, self.games, self.chunk)]

    def _turn(self, number: int) -> Job:
        turn, which = divmod(number, len(self.setups))
        setup = self.setups[which]
        seating = tuple((seat + turn) % len(self.bots) for seat in range(setup.players))
        if self.longest_chain:
            return self._link(number, 1, setup, seating)
        return Job(number, f"{self.seed}/{number}", setup, seating)

    def next_link(self, job: Job, setup: Setup) -> Job | None:
        """The game that follows in a chain, with the same bots at the same seats; None where it is long enough."""
        if job.chain is None or job.link is None or job.link >= self.longest_chain:
            return None
        return self._link(job.chain, job.link + 1, setup, job.seating)

    def _link(self, chain: int, link: int, setup: Setup, seating: tuple[int, ...]) -> Job:
        number = chain * self.longest_chain + link - 1
        return Job(number, f"{self.seed}/{chain}/{link}", setup, seating, chain, link)

    def _pair(self, number: int) -> Job:
        pairs = list(combinations(range(len(self.bots)), 2))
        deal, mirrored = divmod(number, 2)
        lap, which = divmod(deal, len(pairs))
        setup = self.setups[lap % len(self.setups)]
        pair = pairs[which]
        seating = tuple(pair[(seat + mirrored) % 2] for seat in range(setup.players))
        return Job(number, f"{self.seed}/{deal}", setup, seating)

    def _team(self, number: int) -> Job:
        deal, bot = divmod(number, len(self.bots))
        setup = self.setups[deal % len(self.setups)]
        return Job(number, f"{self.seed}/{deal}", setup, (bot,) * setup.players)


def thinks(bot: Named) -> bool:
    """Whether a move of this bot takes time worth measuring."""
    return bool(bot.budget or bot.seconds) or bot.bot not in QUICK


def chunk_size(bots: Sequence[Named]) -> int:
    """Small enough that a stopped run loses little; even, so that mirrored games stay together."""
    return 4 if any(map(thinks, bots)) else 50
