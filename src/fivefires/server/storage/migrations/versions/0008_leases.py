"""Several processes on one database: a table is one process's at a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("session", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("owner", sa.String(32), nullable=False, server_default=""))
        tables.add_column(sa.Column("fence", sa.Integer(), nullable=False, server_default="0"))
        tables.create_index("ix_tables_owner", ["owner"])
    with op.batch_alter_table("server", schema=None) as server:
        server.drop_column("fence")


def downgrade() -> None:
    op.add_column("server", sa.Column("fence", sa.Integer(), nullable=False, server_default="0"))
    # Not as a batch: SQLite would make the table anew, and drop what belongs to the old one with it.
    op.drop_index("ix_tables_owner", "tables")
    op.drop_column("tables", "fence")
    op.drop_column("tables", "owner")
    op.drop_table("processes")
