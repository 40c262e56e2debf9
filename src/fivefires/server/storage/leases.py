"""Whose table it is: one process's at a time.

A table belongs to the process whose name stands in its row, as long as that process is there (see `presence`). Whoever
takes it counts its fence up, and every commit names the fence that its writer knows: where another process has taken
the table since, nothing is written. So a process that was stopped for a minute, and does not know that it has lost its
tables, cannot write to them any more.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, text

from .engine import name_of
from .presence import NOW, Word, say

# So many tables that are due are taken at once.
AT_ONCE = 64


def _free(connection: Connection) -> str:
    """The condition that a table is nobody's: its process has let it go, or is gone itself."""
    now, dialect = NOW[connection.dialect.name], connection.dialect.name
    lives = (
        " AND EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = processes.session)" if dialect == "postgresql" else ""
    )
    return f"NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = tables.owner AND processes.until > {now}{lives})"


def take(connection: Connection, table: str, me: str) -> int | None:
    """Make a table ours. Returns its fence, 0 where another process has it, and None where there is no such table.

    A process that was stopped while it wrote still holds the row. It is not waited for, since others write behind us:
    what it was writing is ended, and the table is there for whoever asks again.
    """
    is_shared = connection.dialect.name == "postgresql"
    passing = " AND id IN (SELECT id FROM tables WHERE id = :table FOR UPDATE SKIP LOCKED)" if is_shared else ""
    taken = connection.execute(
        text(
            "UPDATE tables SET owner = :me, fence = fence + 1"
            f" WHERE id = :table AND (owner = :me OR {_free(connection)}){passing}"
        ),
        {"me": me, "table": table},
    )
    fence = connection.execute(text("SELECT fence FROM tables WHERE id = :table"), {"table": table}).scalar()
    if fence is None or taken.rowcount == 0:
        if is_shared:
            _end_writing(connection)
        return None if fence is None else 0
    say(connection, Word(me, taken=table))
    return int(fence)


def _end_writing(connection: Connection) -> None:
    """End the transactions of processes that are gone.

    PostgreSQL ends what is idle by itself, but not what was stopped between two statements that were sent together.
    """
    now = NOW[connection.dialect.name]
    connection.execute(
        text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE xact_start IS NOT NULL"
            f" AND application_name IN (SELECT :prefix || id FROM processes WHERE until <= {now})"
        ),
        {"prefix": name_of("")},
    )


def let_go(connection: Connection, tables: Sequence[str], me: str) -> None:
    """Give tables back; whoever wants them is told."""
    connection.execute(
        text("UPDATE tables SET owner = '' WHERE owner = :me AND id IN :tables").bindparams(
            bindparam("tables", expanding=True)
        ),
        {"me": me, "tables": list(tables)},
    )
    for table in tables:
        say(connection, Word(me, free=table))


def let_all_go(connection: Connection, me: str) -> None:
    """A process that stops has no more tables."""
    owned = connection.execute(text("SELECT id FROM tables WHERE owner = :me"), {"me": me})
    tables = [row[0] for row in owned]
    if tables:
        let_go(connection, tables, me)


_DUE = "status = 'playing' AND due <= :now"


def due(connection: Connection, now: float, me: str) -> list[str]:
    """Our tables that have to be looked at: a bot is asked, or a deadline has passed."""
    rows = connection.execute(
        text(f"SELECT id FROM tables WHERE {_DUE} AND owner = :me ORDER BY due"), {"now": now, "me": me}
    )  # fmt: skip
    return [row[0] for row in rows]


def are_due(connection: Connection, now: float, me: str) -> bool:
    """Whether tables of nobody have to be looked at."""
    free = f"SELECT 1 FROM tables WHERE {_DUE} AND owner <> :me AND {_free(connection)} LIMIT 1"
    return connection.execute(text(free), {"now": now, "me": me}).first() is not None


def take_due(connection: Connection, now: float, me: str) -> None:
    """Make tables ours that have to be looked at and are nobody's.

    Several processes look for them at the same time. Rows that another one is about to take are passed over.
    """
    is_shared = connection.dialect.name == "postgresql"
    if is_shared:
        _end_writing(connection)
    passing = " FOR UPDATE SKIP LOCKED" if is_shared else ""
    free = f"SELECT id FROM tables WHERE {_DUE} AND owner <> :me AND {_free(connection)}"
    found = connection.execute(
        text(f"{free} ORDER BY due LIMIT :most{passing}"), {"now": now, "me": me, "most": AT_ONCE}
    )  # fmt: skip
    if ids := [row[0] for row in found]:
        connection.execute(
            text("UPDATE tables SET owner = :me, fence = fence + 1 WHERE id IN :tables").bindparams(
                bindparam("tables", expanding=True)
            ),
            {"me": me, "tables": ids},
        )
