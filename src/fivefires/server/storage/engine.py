"""Connections to the database, each with the guarantees that an acknowledged move needs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# What an acknowledged move relies on: written to the disk before the commit returns.
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


def open_engine(url: str) -> AsyncEngine:
    """An engine for SQLite with one connection, through which writers queue, or for PostgreSQL with a few."""
    # The URL may hold a password and statements hold secrets: neither belongs into an error text.
    options: dict[str, Any] = {"hide_parameters": True, "pool_timeout": 10}
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_async_engine(url, pool_size=1, max_overflow=0, **options)
        event.listen(engine.sync_engine, "connect", insist_on_pragmas)
        return engine
    engine = create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, **options)
    event.listen(engine.sync_engine, "connect", insist_on_commit)
    return engine


def insist_on_pragmas(connection: Any, _record: Any) -> None:
    """Set the pragmas and read them back: a connection without them is none that games are written to."""
    cursor = connection.cursor()
    for name, value in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name}={value}")
        cursor.execute(f"PRAGMA {name}")
        if (found := cursor.fetchone()[0]) != value:
            raise RuntimeError(f"SQLite has {name} = {found!r} where {value!r} is needed")
    cursor.close()


def insist_on_commit(connection: Any, _record: Any) -> None:
    """PostgreSQL acknowledges a commit only when it is on the disk."""
    cursor = connection.cursor()
    cursor.execute("SET synchronous_commit TO on")
    cursor.execute("SHOW fsync")
    if cursor.fetchone()[0] != "on":
        raise RuntimeError("PostgreSQL runs with fsync off, which can lose acknowledged moves")
    cursor.close()
    connection.commit()
