"""Damaged databases: found before a server starts, and told as what they are where a single table is hit.

A file can be damaged by its disk, by a copy that was made while somebody wrote, or by hand. Where its structure is
hit, nothing may be written to it any more. Where only some text in it has changed, the tables that it belongs to are
refused, and all others are played on.
"""

from __future__ import annotations

import functools
import inspect
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from .rows import Stored
from .trouble import StorageTrouble, plain

S = TypeVar("S", bound=type)

# What reading a row leads to that nobody has written so.
UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, LookupError)


class Damaged(StorageTrouble):
    """What is stored is not what was written."""


def check_file(engine: Engine) -> None:
    """Refuse a file of SQLite whose structure is damaged. PostgreSQL looks after its own files."""
    if engine.dialect.name != "sqlite":
        return
    try:
        with engine.connect() as connection:
            verdict = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    except (OperationalError, OSError, RuntimeError) as error:  # It is in use, or cannot be opened at all.
        raise StorageTrouble(plain(error)) from error
    except (SQLAlchemyError, *UNREADABLE) as error:
        verdict = plain(error)
    if verdict != "ok":
        told = plain(ValueError(verdict))
        raise Damaged(f"it is damaged, or no database at all ({told}); put a backup in its place")


def tells_damage(store: S) -> S:
    """Have every method of a store that reads say Damaged where what it reads makes no sense."""
    for name, method in list(vars(store).items()):
        if inspect.iscoroutinefunction(method):
            setattr(store, name, _telling(method))
    return store


def _telling(method: Any) -> Any:
    @functools.wraps(method)
    async def telling(*args: Any, **options: Any) -> Any:
        try:
            return await method(*args, **options)
        except UNREADABLE as error:
            raise Damaged(f"a row makes no sense: {type(error).__name__}: {error}") from error

    return telling


def check_table(stored: Stored) -> None:
    """Refuse a table whose row or seats make no sense, before anybody relies on them."""
    table, seats = stored.table, stored.seats
    for name, value in vars(type(table)).items():
        if isinstance(value, property):
            getattr(table, name)  # Reads what is kept as text in the row.
    if [seat.number for seat in seats] != list(range(table.agreed.players)) or table.host not in range(len(seats)):
        raise Damaged("the seats of a table are not those that it was made with")
