"""Where games are kept: append-only answers, checkpoints, seats, in SQLite or PostgreSQL by the same code."""

from .rows import SeatRow, Stored, TableRow
from .store import Change, Conflict, StorageTrouble, Store

__all__ = ["Change", "Conflict", "SeatRow", "StorageTrouble", "Store", "Stored", "TableRow"]
