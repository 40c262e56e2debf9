"""Backing a live database up, and tidying games away that nobody touches any more; for whoever runs the server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from fivefires.server.config import Config

from .damage import check_file
from .migrate import check_present
from .opening import open_store
from .store import StorageTrouble
from .trouble import plain


class CannotBackUp(Exception):
    """There is no copy; the text says why in one sentence."""


def backup(data: Path, target: Path, database_url: str = "") -> Path:
    """Copy the games of a data directory, whether a server runs on it or not. Returns the new file.

    `target` is a file that does not exist yet, or a folder, in which the copy is named after the moment.
    """
    if database_url and not database_url.startswith("sqlite"):
        raise CannotBackUp("a PostgreSQL database is backed up by its own tools, such as pg_dump")
    source = _file(data, database_url)
    if target.is_dir():
        target = target / f"fivefires-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite"
    if target.exists():
        raise CannotBackUp(f"{target} is there already")
    unfinished = target.with_name(f".{target.name}.part")
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        _copy(source, unfinished)
        unfinished.rename(target)
    except (OSError, sqlite3.Error, UnicodeDecodeError) as error:  # A damaged file garbles even SQLite's own words.
        unfinished.unlink(missing_ok=True)
        raise CannotBackUp(f"the copy failed: {plain(error)}") from error
    return target


def _file(data: Path, database_url: str) -> Path:
    """The file that the games are in."""
    source = Path(Config(data, database_url=database_url).store_url.partition(":///")[2])
    if not source.is_file():
        raise CannotBackUp(f"there are no games in {source}")
    return source


def _copy(source: Path, target: Path) -> None:
    """A copy as of one moment, checked before it counts."""
    old = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    new = sqlite3.connect(target)
    try:
        old.backup(new)
        new.execute("PRAGMA journal_mode=delete")
        [first, *_] = new.execute("PRAGMA integrity_check(1)").fetchall()
        if first != ("ok",):
            raise sqlite3.DatabaseError(f"the games are damaged, {first[0]}")
    finally:
        new.close()
        old.close()


def tidy(data: Path, days: float, database_url: str = "", clock: Callable[[], float] = time.time) -> int:
    """Forget every game that nobody has touched for so many days, finished or abandoned. Returns how many."""
    if not database_url or database_url.startswith("sqlite"):
        _file(data, database_url)

    async def forget() -> int:
        store = open_store(Config(data, database_url=database_url).store_url)
        try:
            check_file(store.engine)
            check_present(store.engine)
            old = await store.untouched(clock() - days * 24 * 3600)
            for table in old:
                await store.delete(table)
        finally:
            await store.close()
        return len(old)

    try:
        return asyncio.run(forget())
    except (StorageTrouble, SQLAlchemyError) as error:
        raise CannotBackUp(f"the database cannot be used: {plain(error)}") from None
