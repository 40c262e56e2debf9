"""Tables that look for players: what anybody is told of them, and since and until when they do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there already are listed nowhere."""
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("listed", sa.Double(), nullable=True))
        tables.add_column(sa.Column("listed_until", sa.Double(), nullable=True))
        tables.add_column(sa.Column("listing", sa.Text(), nullable=True))
        tables.create_index(tables.f("ix_tables_listed_until"), ["listed_until"])


def downgrade() -> None:
    op.drop_index("ix_tables_listed_until", "tables")
    for name in ("listed", "listed_until", "listing"):
        op.drop_column("tables", name)
