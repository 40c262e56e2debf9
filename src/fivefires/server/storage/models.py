"""The tables of the database. Migrations lead here; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

ID = String(64)


def _of_table() -> Column[str]:
    return Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# `asked` are the seats whose answer is awaited and since when; `due` is when the server has to look at the table.
# `confirmed` is the step up to which nothing can be taken back any more; hashes count from step `hashes_from` on.
# `event` counts every commit, `shown` those that everybody may notice: what happens veiled must not be counted.
tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(200), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("bot_seed", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", Integer, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("watch", String(64), nullable=False),
    Column("deadline_hours", Double),
    Column("auto_confirm", Boolean, nullable=False),
    Column("parts", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("due", Double, index=True),
    Column("confirmed", Integer, nullable=False),
    Column("checkpoint", Text),
    Column("hashes_from", Integer, nullable=False),
    Column("note", Text),
    Column("rematch", String(64), nullable=False),
    Column("event", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False, index=True),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(200), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("secret_hash", String(64)),
    Column("stand_in", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

lines = Table(
    "lines",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

commands = Table(
    "commands",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("command_id", String(64), primary_key=True),
    Column("event", Integer, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("endpoint", String(1000), primary_key=True),
    Column("subscription", Text, nullable=False),
)
