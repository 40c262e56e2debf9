"""Minding the bots of a table: they think beside the server, and their answers come to the inbox like anybody's."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

from .beside import Thought, think
from .logs import fail, short, warn
from .services import Services
from .storage.rows import SeatRow, TableRow


class Minder:
    """`answer` brings a bot's choice to the table: the seat, the step that it is for, and the key of the option."""

    def __init__(self, services: Services, answer: Callable[[int, int, str], Awaitable[None]]) -> None:
        self._services = services
        self._answer = answer
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    @property
    def idle(self) -> bool:
        return not self._thinking

    def let_think(self, table: TableRow, seat: SeatRow, step: int, record: bytes) -> None:
        """Have a bot think about a question, unless it does so already."""
        key = (seat.number, step)
        if key in self._thinking:
            return
        config = self._services.config
        thought = Thought(
            table.game,
            record,
            seat.number,
            seat.bot or self._services.stand_in,
            bot_seed(table.bot_seed, step, seat.number),
            config.think_budget,
            config.think_seconds,
        )
        task = asyncio.create_task(self._think(table.id, thought, step))
        self._thinking[key] = task
        task.add_done_callback(lambda _task: self._thinking.pop(key, None))

    async def _think(self, table: str, thought: Thought, step: int) -> None:
        try:
            key, trouble = await self._services.thinkers.run(thought.seconds, think, thought)
            if trouble:
                warn("bot failed", table=short(table), bot=thought.bot, why=trouble)
            self._thinking.pop((thought.seat, step), None)
            await self._answer(thought.seat, step, key)
        except Exception as error:  # Tried again when the table is looked at next.
            fail("bot lost", error, table=short(table), bot=thought.bot)

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def bot_seed(secret: str, step: int, seat: int) -> int:
    """A bot's own randomness: another one for each question, and none of the game's."""
    return int.from_bytes(hashlib.blake2b(f"{secret}:{step}:{seat}".encode(), digest_size=8).digest(), "big")
