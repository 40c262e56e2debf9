"""Deals that several tables play: what all of them begin from, which play of which deal a table is, how it went."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there already play no deal that others play, too."""
    op.create_table(
        "deals",
        sa.Column("code", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=200), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("bot_seed", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bots", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_deals")),
    )
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("deal", sa.String(length=32), nullable=True))
        tables.add_column(sa.Column("play", sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("foreknown", sa.String(length=8), nullable=False, server_default=""))
        tables.add_column(sa.Column("summary", sa.Text(), nullable=True))
        tables.create_index(tables.f("ix_tables_deal"), ["deal", "play"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tables_deal", "tables")
    for name in ("deal", "play", "foreknown", "summary"):
        op.drop_column("tables", name)
    op.drop_table("deals")
