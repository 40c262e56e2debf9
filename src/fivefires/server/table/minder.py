"""Minding the bots of a table: they think beside the server, and their answers come to the inbox like anybody's."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

from fivefires.server.helpers.work import Thought, think
from fivefires.server.logs import fail, short, tell, warn
from fivefires.server.refusals import Refuse
from fivefires.server.services import Services
from fivefires.server.storage.rows import SeatRow, TableRow


class Minder:
    """`answer` brings a bot's choice to the table: the seat, the step that it is for, and the key of the option."""

    def __init__(self, services: Services, answer: Callable[[int, int, str], Awaitable[None]]) -> None:
        self._services = services
        self._answer = answer
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    @property
    def idle(self) -> bool:
        return not self._thinking

    def let_think(
        self,
        table: TableRow,
        seat: SeatRow,
        step: int,
        place: int,
        record: Callable[[], bytes],
        seconds: float,
        pace: float,
    ) -> None:
        """Have a bot think about a question for so many seconds at most, unless it does so already.

        It does not answer before `pace` seconds are over. `place` is how much of what was played still counts: where
        others have come to the same place, by whatever they took back on the way, a bot thinks the same.

        Where too many think, it is this one's turn when the table is looked at next.
        """
        key = (seat.number, step)
        if key in self._thinking or self._services.thinkers.full:
            return
        config = self._services.config
        thought = Thought(
            table.game,
            record(),
            seat.number,
            seat.bot or self._services.stand_in,
            bot_seed(table.bot_seed, place, seat.number),
            config.think_budget,
            seconds,
        )
        task = asyncio.create_task(self._think(table.id, thought, step, pace))
        self._thinking[key] = task
        task.add_done_callback(lambda _task: self._thinking.pop(key, None))

    def let_answer(self, seat: int, step: int, answer: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Have a seat give an answer that is known, after a moment."""
        if (seat, step) in self._thinking:
            return
        task = asyncio.create_task(self._answer_soon(seat, step, answer, seconds))
        self._thinking[seat, step] = task
        task.add_done_callback(lambda _task: self._thinking.pop((seat, step), None))

    async def _answer_soon(self, seat: int, step: int, answer: Callable[[], Awaitable[None]], seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._thinking.pop((seat, step), None)
        try:
            await answer()
        except Refuse as refuse:  # Tried again when the table is looked at next.
            tell("answer waits", why=refuse.refusal.code)

    async def _think(self, table: str, thought: Thought, step: int, pace: float) -> None:
        try:
            clock = asyncio.get_running_loop().time
            soonest = clock() + pace
            key, trouble = await self._services.thinkers.run(thought.seconds, think, thought)
            await asyncio.sleep(max(0.0, soonest - clock()))
            if trouble:
                warn("bot failed", table=short(table), bot=thought.bot, why=trouble)
            self._thinking.pop((thought.seat, step), None)
            await self._answer(thought.seat, step, key)
        except Refuse as refuse:
            tell("bot waits", table=short(table), bot=thought.bot, why=refuse.refusal.code)
        except Exception as error:  # Tried again when the table is looked at next.
            fail("bot lost", error, table=short(table), bot=thought.bot)

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def bot_seed(secret: str, place: int, seat: int) -> int:
    """A bot's own randomness: another one for each question, and none of the game's."""
    return int.from_bytes(hashlib.blake2b(f"{secret}:{place}:{seat}".encode(), digest_size=8).digest(), "big")
