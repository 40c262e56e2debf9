"""Who sits, sat and speaks: persons, notes about seats, what is asked of everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("newcomers", sa.String(length=8), nullable=False, server_default="asked"))
        tables.add_column(sa.Column("asking", sa.Text(), nullable=True))
        tables.add_column(sa.Column("said", sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("forgotten", sa.Text(), nullable=False, server_default="[]"))
    with op.batch_alter_table("seats", schema=None) as seats:
        seats.add_column(sa.Column("person", sa.String(length=16), nullable=False, server_default=""))
        seats.add_column(sa.Column("muted", sa.Boolean(), nullable=False, server_default="0"))
        seats.add_column(sa.Column("sealed", sa.Boolean(), nullable=False, server_default="0"))
    with op.batch_alter_table("chat", schema=None) as chat:
        chat.add_column(sa.Column("person", sa.String(length=16), nullable=False, server_default=""))
    op.create_table(
        "former",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("secret_hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("why", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_former_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "secret_hash", name=op.f("pk_former")),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_notes")),
    )
    # Whoever sits is a person from now on, and has said what was said from that seat.
    op.execute("UPDATE seats SET person = substr(secret_hash, 1, 12) WHERE kind = 'human' AND secret_hash IS NOT NULL")
    op.execute(
        "UPDATE chat SET person = COALESCE((SELECT seats.person FROM seats"
        " WHERE seats.table_id = chat.table_id AND seats.number = chat.seat), '')"
    )
    op.execute(
        "UPDATE tables SET said = COALESCE((SELECT max(chat.number) FROM chat WHERE chat.table_id = tables.id), 0)"
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("former")
    op.drop_column("chat", "person")
    for name in ("person", "muted", "sealed"):
        op.drop_column("seats", name)
    for name in ("newcomers", "asking", "said", "forgotten"):
        op.drop_column("tables", name)
