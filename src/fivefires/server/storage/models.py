"""The tables of the database. Migrations lead here; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

ID = String(64)
PERSON = String(16)

# One row: a moment of the servers' own time, by which deadlines are counted.
server = Table(
    "server",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("counted", Double),
    Column("wall", Double),
    Column("steady", Double),
    Column("boot", String(64)),
)

# The processes that use this database, each until a moment that it puts off as long as it lives, and PostgreSQL's
# number for its session.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Double, nullable=False),
    Column("session", Integer, nullable=False),
)


def _of_table() -> Column[str]:
    return Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# `asked` are the seats whose answer is awaited and since when; `due` is when the server has to look at the table. Both
# are in the server's own time; `created` and `touched` are the wall clock's.
# `confirmed` is the step up to which nothing can be taken back any more; hashes count from step `hashes_from` on.
# `newcomers` is whether people may take seats in the middle of a game, `asking` what everybody is asked about that.
# `reactions` is whether a window stands for everybody, for `reaction_seconds`, or only those are asked who can react. A
# default counts after `silence_seconds`; 0 waits for ever. Bots take `bot_seconds` for a move where somebody watches.
# Where a time is not given, it is the server's. `advice` is whether the expert may be asked for advice.
# `said` is the number of the last chat line, `forgotten` are the persons whose lines were deleted.
# `event` counts every commit, `shown` those that everybody may notice: what happens veiled must not be counted. `stamp`
# is drawn by chance for each commit, so that its writer can tell afterwards whether it was this one.
# `chain` and `link` are the table's place in a chain, which no other table has; `following` is the table of the next
# link, and `result` how a finished game has ended.
# `deal` is the deal that others play, too, and `play` the table's number among them, which no other has. `foreknown` is
# who could know that deal when this play began, and `summary` how it went, once it is finished.
# `listing` is what anybody is told of a table that looks for players; `listed` and `listed_until` are since when and
# until when it does, in the server's own time.
# `owner` is the process that has the table, and `fence` is counted up by whoever takes it.
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
    Column("newcomers", String(8), nullable=False),
    Column("reactions", String(8), nullable=False),
    Column("reaction_seconds", Double),
    Column("silence_seconds", Double),
    Column("advice", Boolean, nullable=False),
    Column("bot_seconds", Double),
    Column("asking", Text),
    Column("said", Integer, nullable=False),
    Column("forgotten", Text, nullable=False),
    Column("parts", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("due", Double, index=True),
    Column("confirmed", Integer, nullable=False),
    Column("checkpoint", Text),
    Column("hashes_from", Integer, nullable=False),
    Column("note", Text),
    Column("rematch", String(64), nullable=False),
    Column("event", Integer, nullable=False),
    Column("stamp", String(32)),
    Column("shown", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False, index=True),
    Column("chain", String(64)),
    Column("link", Integer, nullable=False),
    Column("following", String(64), nullable=False),
    Column("result", Text),
    Column("owner", String(32), nullable=False, index=True),
    Column("fence", Integer, nullable=False),
    Column("deal", String(32)),
    Column("play", Integer, nullable=False),
    Column("foreknown", String(8), nullable=False),
    Column("summary", Text),
    Column("listed", Double),
    Column("listed_until", Double, index=True),
    Column("listing", Text),
    Index("ix_tables_chain", "chain", "link", unique=True),
    Index("ix_tables_deal", "deal", "play", unique=True),
)

# Deals that several tables play. `seat` is the person's, `bots` are who plays at all seats, and `terms` what was agreed
# apart from the set-up. A deal is kept as long as one of its tables is there.
deals = Table(
    "deals",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("game", String(200), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("bot_seed", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bots", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("created", Double, nullable=False),
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
    Column("person", PERSON, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("passing", Boolean, nullable=False),
    Column("standing", Text, nullable=False),
    Column("sealed", Boolean, nullable=False),
)

# Persons whose seat is theirs no longer, and why; their last secret still lets them delete what they have said.
former = Table(
    "former",
    metadata,
    _of_table(),
    Column("secret_hash", String(64), primary_key=True),
    Column("person", PERSON, nullable=False),
    Column("why", String(16), nullable=False),
)

# What the log says about seats. The lines that rules write are made anew by replaying; these are not.
notes = Table(
    "notes",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("what", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", PERSON, nullable=False),
    Column("name", String(200), nullable=False),
    Column("step", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("at", Double, nullable=False),
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
    Column("person", PERSON, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("endpoint", String(1000), primary_key=True),
    Column("subscription", Text, nullable=False),
)

# `hook` is called about a seat; `told` is since when the seat was asked when that was done last.
hooks = Table(
    "hooks",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hook", Text, nullable=False),
    Column("told", Double),
)
