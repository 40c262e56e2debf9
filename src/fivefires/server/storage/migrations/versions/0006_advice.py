"""Whether a table allows the expert's advice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("advice", sa.Boolean(), nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("tables", "advice")
