"""Bringing a database to the present schema, at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from .trouble import StorageTrouble, plain


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen, all of them or none."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (StorageTrouble, SQLAlchemyError, OSError):
        raise
    except Exception as error:  # Whatever a database leads alembic to that it did not write so itself.
        raise StorageTrouble(plain(error)) from error


def _upgrade(connection: Connection) -> None:
    _check_known(connection)
    command.upgrade(alembic_config(connection), "head")


async def check_present(engine: AsyncEngine) -> None:
    """Refuse a database of another version, for those who use it and do not migrate it."""
    async with engine.connect() as connection:
        if await connection.run_sync(_check_known) != await connection.run_sync(_newest):
            raise StorageTrouble("it was written by an older version of Five Fires; start the server once to renew it")


def _check_known(connection: Connection) -> set[str]:
    """The versions that the database is of. One that nobody here knows is a later one's."""
    present = set(MigrationContext.configure(connection).get_current_heads())
    known = {one.revision for one in ScriptDirectory.from_config(alembic_config(connection)).walk_revisions()}
    if present - known:
        raise StorageTrouble("it was written by a newer version of Five Fires; install that one, or use another folder")
    return present


def _newest(connection: Connection) -> set[str]:
    return set(ScriptDirectory.from_config(alembic_config(connection)).get_heads())
