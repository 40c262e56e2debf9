"""Standing answers: what seats have said beforehand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """So far nobody has said anything."""
    with op.batch_alter_table("seats", schema=None) as seats:
        seats.add_column(sa.Column("standing", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "standing")
