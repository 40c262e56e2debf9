"""How long a table waits for reactions and for those who say nothing, and who has passed until their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("reactions", sa.String(length=8), nullable=False, server_default="window"))
        tables.add_column(sa.Column("reaction_seconds", sa.Double(), nullable=True))
        tables.add_column(sa.Column("silence_seconds", sa.Double(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as seats:
        seats.add_column(sa.Column("passing", sa.Boolean(), nullable=False, server_default="0"))


def downgrade() -> None:
    for name in ("reactions", "reaction_seconds", "silence_seconds"):
        op.drop_column("tables", name)
    op.drop_column("seats", "passing")
