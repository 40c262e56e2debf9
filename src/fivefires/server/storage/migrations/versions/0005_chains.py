"""Chains: which link of which chain a table is, how its game ended, and where the next one is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there already belong to no chain."""
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("chain", sa.String(length=64), nullable=True))
        tables.add_column(sa.Column("link", sa.Integer(), nullable=False, server_default="1"))
        tables.add_column(sa.Column("following", sa.String(length=64), nullable=False, server_default=""))
        tables.add_column(sa.Column("result", sa.Text(), nullable=True))
        tables.create_index(tables.f("ix_tables_chain"), ["chain", "link"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tables_chain", "tables")
    for name in ("chain", "link", "following", "result"):
        op.drop_column("tables", name)
