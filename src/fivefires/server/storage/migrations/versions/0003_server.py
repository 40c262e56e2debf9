"""The server that uses the database: whose it is, how its time runs, and which commit was the last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("fence", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Double(), nullable=True),
        sa.Column("wall", sa.Double(), nullable=True),
        sa.Column("steady", sa.Double(), nullable=True),
        sa.Column("boot", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_server")),
    )
    op.execute("INSERT INTO server (id, fence) VALUES (1, 0)")
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("stamp", sa.String(length=32), nullable=True))


def downgrade() -> None:
    op.drop_table("server")
    op.drop_column("tables", "stamp")
