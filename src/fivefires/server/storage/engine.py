"""Connections to the database, each with the guarantees that an acknowledged move needs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

# What an acknowledged move relies on: written to the disk before the commit returns. And what is deleted is
# overwritten, so that nobody finds it in the file.
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000, "secure_delete": 1}

# So many threads read at once, each with a connection, beside the one that writes.
READERS = 3
# Many wait for a connection after a restart, when everybody comes back at once.
WAIT_SECONDS = 30
# So many statements SQLite keeps prepared. A server has about a hundred of them.
PREPARED = 256
# A network that has gone silent is noticed within seconds, and not by the hour. A URL may say otherwise.
REACHING = {
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# The same for PostgreSQL's side: a transaction whose client was cut off or stopped frees what it holds, as soon as its
# tables are anybody's (`presence.LEASE_SECONDS`). Nobody waits long for anything else that is held.
ABANDONED, HELD = "3s", "25s"


def name_of(process: str) -> str:
    """What a process calls its connections in PostgreSQL, so that others can end them when it is gone."""
    return f"fivefires {process}"


def open_engine(url: str, process: str = "") -> Engine:
    """An engine for SQLite or for PostgreSQL, with a connection for each thread that uses it."""
    # The URL may hold a password and statements hold secrets: neither belongs into an error text.
    options: dict[str, Any] = {"hide_parameters": True, "pool_timeout": WAIT_SECONDS, "pool_size": READERS + 1}
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        engine = create_engine(url, max_overflow=2, connect_args={"cached_statements": PREPARED}, **options)
        event.listen(engine, "connect", insist_on_pragmas)
        return engine
    reaching = {name: value for name, value in REACHING.items() if name not in address.query}
    named = {**reaching, "application_name": name_of(process)}
    engine = create_engine(url, max_overflow=5, pool_pre_ping=True, connect_args=named, **options)
    event.listen(engine, "connect", insist_on_commit)
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
    """PostgreSQL acknowledges a commit only when it is on the disk, and does not wait for those who are cut off."""
    cursor = connection.cursor()
    cursor.execute("SET synchronous_commit TO on")
    cursor.execute(f"SET idle_in_transaction_session_timeout TO '{ABANDONED}'")
    cursor.execute(f"SET lock_timeout TO '{HELD}'")
    cursor.execute("SHOW fsync")
    if cursor.fetchone()[0] != "on":
        raise RuntimeError("PostgreSQL runs with fsync off, which can lose acknowledged moves")
    cursor.close()
    connection.commit()
