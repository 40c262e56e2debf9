"""Rows of the database as typed data."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.kernel import Message, Setup, commitment
from fivefires.kernel.log import Line
from fivefires.kernel.tape import Answer, Entry, Redeal, Roll, Shuffle, Takeback, Tokens
from fivefires.server.wire import (
    ChatLine,
    Foreknown,
    Listing,
    Newcomers,
    NoteKind,
    Reactions,
    SeatKind,
    Standing,
    Status,
    Stood,
)


class Summary(msgspec.Struct, kw_only=True, frozen=True):
    """How a play of a deal went: what its person decided, where the charts ended for each seat, and who played.

    `alone` says that the person has played all of it, and nobody's seat has changed hands.
    """

    decisions: int
    scores: dict[str, tuple[float, ...]]
    alone: bool


class Terms(msgspec.Struct, kw_only=True, frozen=True):
    """What is agreed at every table of a deal, apart from its set-up."""

    auto_confirm: bool
    reactions: Reactions
    reaction_seconds: float | None
    silence_seconds: float | None
    advice: bool
    bot_seconds: float | None


class DealRow(msgspec.Struct, kw_only=True, frozen=True):
    """A deal that several tables play, as the database has it. Its seed leaves the server with a finished play only."""

    code: str
    game: str
    version: int
    setup: str
    seed: str
    bot_seed: str
    seat: int
    bots: str
    terms: str
    created: float

    @property
    def agreed(self) -> Setup:
        return msgspec.json.decode(self.setup, type=Setup)

    @property
    def agreed_terms(self) -> Terms:
        return msgspec.json.decode(self.terms, type=Terms)

    @property
    def players(self) -> list[str]:
        """The bot at each seat; nothing at the person's own."""
        return msgspec.json.decode(self.bots, type=list[str])

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))


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
    newcomers: Newcomers = "asked"
    reactions: Reactions = "window"
    reaction_seconds: float | None = None
    silence_seconds: float | None = None
    advice: bool = True
    bot_seconds: float | None = None
    asking: str | None = None
    said: int = 0
    forgotten: str = "[]"
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
    chain: str | None = None
    link: int = 1
    following: str = ""
    result: str | None = None
    owner: str = ""
    fence: int = 0
    deal: str | None = None
    play: int = 0
    foreknown: Foreknown = ""
    summary: str | None = None
    listed: float | None = None
    listed_until: float | None = None
    listing: str | None = None

    @property
    def summed_up(self) -> Summary | None:
        """How a finished play of a deal went."""
        return msgspec.json.decode(self.summary, type=Summary) if self.summary else None

    @property
    def ended(self) -> dict[str, Any] | None:
        """The result of a finished game."""
        return msgspec.json.decode(self.result, type=dict[str, Any]) if self.result else None

    @property
    def agreed(self) -> Setup:
        return msgspec.json.decode(self.setup, type=Setup)

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    def listing_at(self, now: float) -> Listing | None:
        """What anybody is told of a table that looks for players, as long as that stands."""
        if self.listing is None or self.listed_until is None or self.status != "lobby" or now >= self.listed_until:
            return None
        return msgspec.json.decode(self.listing, type=Listing)

    @property
    def told(self) -> Message | None:
        """What everybody at the table should know of it."""
        return msgspec.json.decode(self.note, type=Message) if self.note else None

    @property
    def asked_since(self) -> dict[int, float]:
        """The seats whose answer is awaited, and since when."""
        return msgspec.json.decode(self.asked, type=dict[int, float])

    @property
    def forgotten_persons(self) -> tuple[str, ...]:
        return msgspec.json.decode(self.forgotten, type=tuple[str, ...])


class Beforehand(msgspec.Struct, frozen=True):
    """The standing answers of a seat, and the newest of those that were given for it."""

    standing: tuple[Standing, ...] = ()
    stood: tuple[Stood, ...] = ()


NOTHING_SAID = Beforehand()


class SeatRow(msgspec.Struct, kw_only=True):
    """One seat. `person` stands for whoever sits there, at this table alone; it is empty where nobody does."""

    number: int
    kind: SeatKind
    name: str
    bot: str = ""
    secret_hash: str | None = None
    stand_in: bool = False
    person: str = ""
    muted: bool = False
    sealed: bool = False
    passing: bool = False
    standing: str = ""

    @property
    def beforehand(self) -> Beforehand:
        """What this seat has said beforehand, and what was answered for it."""
        return msgspec.json.decode(self.standing, type=Beforehand) if self.standing else NOTHING_SAID

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class NoteRow(msgspec.Struct, kw_only=True, frozen=True):
    """What the log says about a seat. `person` is whom it names, so that they can be forgotten."""

    number: int
    what: NoteKind
    seat: int
    person: str
    name: str
    step: int
    after: int
    at: float


class FormerRow(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody whose seat is theirs no longer, and the code of the refusal that tells them why."""

    secret_hash: str
    person: str
    why: str


class Point(msgspec.Struct):
    """A checkpoint, and how many log lines lie before it."""

    at: int
    barrier: int
    last_seat: int
    lines: int
    state: msgspec.Raw


class Moment(msgspec.Struct):
    """What three clocks showed at once: the server's own, the one on the wall, and the steady one of this boot."""

    counted: float
    wall: float
    steady: float
    boot: str


class Stored(msgspec.Struct):
    """Everything that is kept of one table."""

    table: TableRow
    seats: list[SeatRow]
    history: list[Any] = []
    lines: list[Line] = []
    commands: dict[tuple[int, str], int] = {}
    chat: list[ChatLine] = []
    notes: list[NoteRow] = []


class Change(msgspec.Struct):
    """What one command writes: all of it or nothing.

    `lines_from` cuts the stored log there before `lines` are appended. `command` is the seat, the id that makes it be
    done only once, and the event that its sender is told. Whoever was notified at one of the `vacated` seats is
    notified no longer. Nothing is left of what the `forgets` have said, nor of their names. A `deal` is a new one,
    which this table is the first to play.
    """

    table: dict[str, Any] = {}
    seats: list[SeatRow] = []
    vacated: list[int] = []
    entries: list[tuple[int, str]] = []
    lines_from: int | None = None
    lines: list[str] = []
    command: tuple[int, str, int] | None = None
    chat: ChatLine | None = None
    notes: list[NoteRow] = []
    dropped_notes: list[int] = []
    former: list[FormerRow] = []
    forgets: list[str] = []
    deal: DealRow | None = None

    @property
    def takes_back(self) -> bool:
        """Whether something that was shown before no longer counts."""
        return any(entry.startswith('["u"') for _, entry in self.entries)


_ENTRY = msgspec.json.Decoder(Answer | Roll | Shuffle | Tokens | Takeback | Redeal)
_LINE = msgspec.json.Decoder(Line)


def entry_from(text: str) -> Entry:
    entry: Entry = _ENTRY.decode(text)
    return entry


def line_from(text: str) -> Line:
    return _LINE.decode(text)


def json_text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
