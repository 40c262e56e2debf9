"""A store by the URL that somebody has typed."""

from __future__ import annotations

from importlib.util import find_spec

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from .store import Store
from .trouble import StorageTrouble

DRIVERS = ("sqlite", "postgresql+psycopg")


def open_store(url: str) -> Store:
    """The store, or StorageTrouble where the URL names no database that games can be kept in.

    The URL is not repeated: there may be a password in it.
    """
    try:
        address = make_url(url)
        usable = address.drivername in DRIVERS and (address.database or address.get_backend_name() != "sqlite")
    except (ArgumentError, ValueError):
        usable = False
    if not usable:
        raise StorageTrouble("its URL is like postgresql://user@host/name, or sqlite:////folder/file.sqlite for a file")
    if address.get_backend_name() == "postgresql" and find_spec("psycopg") is None:
        raise StorageTrouble("PostgreSQL needs a driver that is not installed: install fivefires[postgres]")
    return Store(url)
