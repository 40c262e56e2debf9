"""The pulse: whether the server can keep what happens, found out by keeping something.

Reading proves nothing on a full disk. So a few bytes that mean nothing are written to the database and committed, as a
move would be. SQLite may still have room in its log when the disk has none, so its disk is asked, too.
"""

from __future__ import annotations

import asyncio
import shutil
from itertools import count
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from .store import StorageTrouble, Store
from .trouble import plain

# Whoever asks within so many seconds gets the same answer: anybody may ask, as often as they like.
SECONDS = 1.0
# With less room than this, moves are about to fail. The log of SQLite alone grows to four megabytes.
ROOM = 8 * 1024 * 1024


class Pulse:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._looked = float("-inf")
        self._trouble = ""
        self._alone = asyncio.Lock()
        self._numbers = count(1)

    async def check(self) -> None:
        """Raise StorageTrouble where nothing could be kept."""
        async with self._alone:
            clock = asyncio.get_running_loop().time
            if clock() - self._looked >= SECONDS:
                self._trouble = await self._look()
                self._looked = clock()
        if self._trouble:
            raise StorageTrouble(self._trouble)

    async def _look(self) -> str:
        try:
            await self._store.ping()
            await self._write()
            self._check_room()
        except StorageTrouble as error:
            return str(error) or type(error).__name__
        except (SQLAlchemyError, OSError) as error:
            return plain(error)
        return ""

    async def _write(self) -> None:
        """Something that changes each time: SQLite would not write what is there already."""
        if self._store.database.is_file:
            statement = f"PRAGMA user_version = {next(self._numbers) % 1000}"
        else:
            statement = "UPDATE alembic_version SET version_num = version_num"
        await self._store.database.write(lambda connection: connection.execute(text(statement)))

    def _check_room(self) -> None:
        file = self._store.engine.url.database
        if self._store.database.is_file and file:
            free = shutil.disk_usage(Path(file).parent).free
            if free < ROOM:
                raise StorageTrouble(f"the disk has {free} bytes left")
