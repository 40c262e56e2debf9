"""Everything that crosses the wire, as typed data. The page's types are generated from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from fivefires.kernel import Message, Setup, Sight

Status: TypeAlias = Literal["lobby", "playing", "finished", "closed"]
SeatKind: TypeAlias = Literal["human", "open", "bot"]

Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Text = Annotated[str, Meta(max_length=2000)]
Key = Annotated[str, Meta(min_length=1, max_length=400)]
Hours = Annotated[float, Meta(ge=0.01, le=24 * 60)]


class Received(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send has these fields and no others."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done: a code for programs, a sentence for people. Nothing has changed."""

    code: str
    reason: Message


# --- tables and seats ----------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """`stand_in`: a bot plays until the owner is back. `present`: somebody looks at the table from this seat."""

    number: int
    kind: SeatKind
    name: str
    bot: str
    stand_in: bool
    present: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game. `you` is the asker's seat; only the host gets the `invite`, only the seated `watch`."""

    id: str
    game: str
    version: int
    setup: Setup
    status: Status
    seats: tuple[SeatInfo, ...]
    host: int
    commitment: str
    deadline_hours: float | None
    auto_confirm: bool
    paused: str
    note: Message | None
    rematch: str
    created: float
    touched: float
    you: int | None = None
    invite: str = ""
    watch: str = ""


class NewSeat(Received):
    """`human` seats are at the creator's device (several of them: hot-seat), `open` ones are for the invite link."""

    kind: SeatKind
    name: Text = ""
    bot: Text = ""


class NewTable(Received):
    game: Text
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    mode: Text = ""
    variants: list[Text] = []
    options: dict[Text, int | Text] = {}
    deadline_hours: Hours | None = None
    auto_confirm: bool = False
    start: bool = False


class Seated(msgspec.Struct, frozen=True):
    """A seat and the secret that it is played with."""

    seat: int
    secret: str


class Created(msgspec.Struct, frozen=True):
    """A new table. `seat` is the creator's own and the host's; `hot_seats` are the others at the same device."""

    table: str
    invite: str
    watch: str
    seat: int
    secret: str
    hot_seats: tuple[Seated, ...] = ()


class Join(Received):
    """`secret` may be made by the client, so that asking again after a lost reply is harmless."""

    name: Text
    seat: int | None = None
    secret: Token | None = None


class SeatChange(Received):
    """One change of a seat: the owner's `name`, `leave` and `revoke`; the host's `kind`, `bot` and `stand_in`."""

    name: Text | None = None
    kind: SeatKind | None = None
    bot: Text | None = None
    stand_in: bool | None = None
    leave: bool = False
    revoke: bool = False


class Changed(msgspec.Struct, frozen=True):
    """The table after a change; `secret` is the seat's new one where the old one was revoked."""

    table: TableInfo
    secret: str = ""


class Rematch(Received):
    """`follow` hands the result of this game to the next one, where the game has campaigns."""

    follow: bool = False


class Mine(Received):
    table: Text
    secret: Text


class MyTable(msgspec.Struct, frozen=True):
    table: TableInfo
    my_turn: bool


# --- what a seat sees ------------------------------------------------------------------------------


class Envelope(msgspec.Struct, frozen=True):
    """What a seat sees after event `event`, a number that never falls. Before the start there is no `sight`.

    The client cuts its log to `since` lines and appends those of the sight; then it has `lines` of them. `holding`
    says that play waits for this seat to confirm or take back. `given` are those who have answered a question to
    several, which says nothing about how. `seed` is told when the game is over.
    """

    event: int
    table: TableInfo
    sight: Sight | None
    since: int = 0
    lines: int = 0
    holding: bool = False
    given: tuple[int, ...] = ()
    seed: str = ""


class StepInfo(msgspec.Struct, frozen=True):
    """A place to which a replay can go. `seat` is asked there, `text` is what was told last."""

    step: int
    seat: int | None
    text: Message | None


class Series(msgspec.Struct, frozen=True):
    """A chart of a finished game: for each step, a value a seat."""

    id: str
    name: Message
    steps: tuple[int, ...]
    seats: tuple[tuple[float, ...], ...]


class ChatLine(msgspec.Struct, frozen=True):
    """`seat` is null for a spectator, who may speak when the game is over."""

    number: int
    seat: int | None
    text: str
    at: float


# --- the socket ----------------------------------------------------------------------------------


class Hello(Received):
    """The first frame: who I am, and what I have already (event, log lines, chat lines)."""

    secret: Text
    event: int = -1
    lines: int = 0
    chat: int = 0


class Greeting(Received):
    hello: Hello


class Command(Received, tag_field="do"):
    id: CommandId


class Answer(Command, tag="answer"):
    """`step` names the question. With `confirm`, play passes on at once."""

    step: int
    key: Key
    confirm: bool = False


class Undo(Command, tag="undo"): ...


class Redo(Command, tag="redo"): ...


class Withdraw(Command, tag="withdraw"): ...


class Confirm(Command, tag="confirm"): ...


class Say(Command, tag="say"):
    text: Text


class Ping(Command, tag="ping"): ...


AnyCommand: TypeAlias = Answer | Undo | Redo | Withdraw | Confirm | Say | Ping


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a command: done, and the event it led to, or refused."""

    id: str
    ok: bool
    event: int
    refusal: Refusal | None = None


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A frame from the server has one of these. After `bye` the server closes the socket."""

    reply: Reply | None = None
    sight: Envelope | None = None
    table: TableInfo | None = None
    chat: tuple[ChatLine, ...] | None = None
    bye: Refusal | None = None


# --- games and the server itself -----------------------------------------------------------------


class ModeInfo(msgspec.Struct, frozen=True):
    id: str
    players: tuple[int, ...]


class ChoiceInfo(msgspec.Struct, frozen=True):
    id: str
    values: tuple[int | str, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf. A game that cannot be loaded is not `ready` and says `trouble`.

    `texts` has a content hash for each language, `art` for each file: they belong into the URL as `?v=`.
    """

    id: str
    ready: bool
    trouble: str = ""
    version: int = 0
    stage: str = "ready"
    example: bool = False
    players: tuple[int, ...] = ()
    modes: tuple[ModeInfo, ...] = ()
    variants: tuple[str, ...] = ()
    options: tuple[ChoiceInfo, ...] = ()
    charts: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    texts: dict[str, str] = {}
    art: dict[str, str] = {}


class RuleInfo(msgspec.Struct, frozen=True):
    number: str
    text: str
    section: str


class ServerInfo(msgspec.Struct, frozen=True):
    """What the page must know of the server: where links lead, who plays for the absent, the key for Web Push."""

    version: str
    public_url: str
    stand_in: str
    bots: tuple[str, ...]
    texts: dict[str, str]
    push_key: str


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


class Link(Received):
    text: Text


class PushKeys(Received):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Received):
    """What the browser's push manager gives, and the language of whoever will read the notifications."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    expires: float | None = msgspec.field(default=None, name="expirationTime")
    locale: Annotated[str, Meta(max_length=20)] = "en"
