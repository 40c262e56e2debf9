"""Bringing a database to the present schema, at every start."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from .presence import ADVISORY_LOCK
from .trouble import StorageTrouble, plain

# For so long a database that must be renewed is waited for, until no server uses it.
ALONE_SECONDS = 10.0


def alembic_config(connection: Connection | None = None) -> Config:
    """What alembic is told; who only reads the scripts needs no connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen, all of them or none, while no server uses it."""
    try:
        end = time.monotonic() + ALONE_SECONDS
        while not _migrated(engine):
            if time.monotonic() > end and _is_in_use(engine):
                raise StorageTrouble("servers are using it that know an older version only; stop them all first")
            time.sleep(0.1)
    except (StorageTrouble, SQLAlchemyError, OSError):
        raise
    except Exception as error:  # Whatever a database leads alembic to that it did not write so itself.
        raise StorageTrouble(plain(error)) from error


def _migrated(engine: Engine) -> bool:
    """Whether the schema is the present one, by our doing or another's. On PostgreSQL one does it at a time."""
    with engine.begin() as connection:
        if _check_known(connection) == _newest():
            return True
        if connection.dialect.name == "postgresql":
            alone = text("SELECT pg_try_advisory_xact_lock(:key)")
            if not connection.execute(alone, {"key": ADVISORY_LOCK}).scalar_one():
                return False
        command.upgrade(alembic_config(connection), "head")
        return True


def _is_in_use(engine: Engine) -> bool:
    """Whether servers hold the lock that they share; one that migrates has it alone, and is waited for."""
    shared = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = :key AND granted"
        " AND mode = 'ShareLock' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    with engine.begin() as connection:
        return bool(connection.execute(shared, {"key": ADVISORY_LOCK}).scalar_one())


def check_present(engine: Engine) -> None:
    """Refuse a database of another version, for those who use it and do not migrate it."""
    with engine.connect() as connection:
        if _check_known(connection) != _newest():
            raise StorageTrouble("it was written by an older version of Five Fires; start the server once to renew it")


def _check_known(connection: Connection) -> set[str]:
    """The versions that the database is of. One that nobody here knows is a later one's."""
    present = set(MigrationContext.configure(connection).get_current_heads())
    if present - _known():
        raise StorageTrouble("it was written by a newer version of Five Fires; install that one, or use another folder")
    return present


@cache
def _known() -> frozenset[str]:
    """The versions that there are scripts for. They do not change while a process runs, and reading them takes long."""
    return frozenset(one.revision for one in _scripts().walk_revisions())


@cache
def _newest() -> frozenset[str]:
    return frozenset(_scripts().get_heads())


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(alembic_config())
