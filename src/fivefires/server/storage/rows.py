"""Rows of the database as typed data."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.kernel import Setup, commitment
from fivefires.kernel.log import Line
from fivefires.kernel.tape import Answer, Entry, Redeal, Roll, Shuffle, Takeback
from fivefires.server.wire import ChatLine, SeatKind, Status


class TableRow(msgspec.Struct, kw_only=True):
    """One table, as the database has it; texts that hold JSON stay texts here."""

    id: str
    game: str
    version: int
    setup: str
    seed: str
    bot_seed: str
    invite: str
    watch: str
    created: float
    touched: float
    status: Status = "lobby"
    host: int = 0
    deadline_hours: float | None = None
    auto_confirm: bool = False
    parts: str = "{}"
    asked: str = "{}"
    due: float | None = None
    confirmed: int = -1
    checkpoint: str | None = None
    hashes_from: int = 0
    note: str | None = None
    rematch: str = ""
    event: int = 0
    shown: int = 0

    @property
    def agreed(self) -> Setup:
        return msgspec.json.decode(self.setup, type=Setup)

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    @property
    def asked_since(self) -> dict[int, float]:
        """The seats whose answer is awaited, and since when."""
        return msgspec.json.decode(self.asked, type=dict[int, float])


class SeatRow(msgspec.Struct, kw_only=True):
    number: int
    kind: SeatKind
    name: str
    bot: str = ""
    secret_hash: str | None = None
    stand_in: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class Point(msgspec.Struct):
    """A checkpoint, and how many log lines lie before it."""

    at: int
    barrier: int
    last_seat: int
    lines: int
    state: msgspec.Raw


class Stored(msgspec.Struct):
    """Everything that is kept of one table."""

    table: TableRow
    seats: list[SeatRow]
    history: list[Any] = []
    lines: list[Line] = []
    commands: dict[tuple[int, str], int] = {}
    chat: list[ChatLine] = []


class Change(msgspec.Struct):
    """What one command writes: all of it or nothing.

    `lines_from` cuts the stored log there before `lines` are appended. `command` is the seat, the id that makes it be
    done only once, and the event that its sender is told. Whoever was notified at one of the `vacated` seats is
    notified no longer.
    """

    table: dict[str, Any] = {}
    seats: list[SeatRow] = []
    vacated: list[int] = []
    entries: list[tuple[int, str]] = []
    lines_from: int | None = None
    lines: list[str] = []
    command: tuple[int, str, int] | None = None
    chat: ChatLine | None = None

    @property
    def takes_back(self) -> bool:
        """Whether something that was shown before no longer counts."""
        return any(entry.startswith('["u"') for _, entry in self.entries)


_ENTRY = msgspec.json.Decoder(Answer | Roll | Shuffle | Takeback | Redeal)
_LINE = msgspec.json.Decoder(Line)


def entry_from(text: str) -> Entry:
    entry: Entry = _ENTRY.decode(text)
    return entry


def line_from(text: str) -> Line:
    return _LINE.decode(text)


def json_text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
