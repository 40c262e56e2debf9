"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=200), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("bot_seed", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("invite", sa.String(length=64), nullable=False),
        sa.Column("watch", sa.String(length=64), nullable=False),
        sa.Column("deadline_hours", sa.Double(), nullable=True),
        sa.Column("auto_confirm", sa.Boolean(), nullable=False),
        sa.Column("parts", sa.Text(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("confirmed", sa.Integer(), nullable=False),
        sa.Column("checkpoint", sa.Text(), nullable=True),
        sa.Column("hashes_from", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=64), nullable=False),
        sa.Column("event", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_touched"), ["touched"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "commands",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("command_id", sa.String(length=64), nullable=False),
        sa.Column("event", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_commands_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "command_id", name=op.f("pk_commands")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("step", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "step", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_lines_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_lines")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "pushes",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("subscription", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_pushes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "endpoint", name=op.f("pk_pushes")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("bot", sa.String(length=64), nullable=False),
        sa.Column("secret_hash", sa.String(length=64), nullable=True),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_seats")),
    )
