"""How long the bots of a table take for a move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("bot_seconds", sa.Double(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "bot_seconds")
