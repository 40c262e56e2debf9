"""Everything that crosses the wire, as typed data. The page's types are generated from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from fivefires.kernel import Message, Setup, Sight

Status: TypeAlias = Literal["lobby", "playing", "finished", "closed"]
SeatKind: TypeAlias = Literal["human", "open", "bot"]
# Whether people may take seats in the middle of a game: everybody is asked, empty seats are free, or only bots do.
Newcomers: TypeAlias = Literal["asked", "free", "none"]
# Whether a reaction window stands for everybody, or only those are asked who can react, which others can tell.
Reactions: TypeAlias = Literal["window", "asked"]
# What is asked for: to open a seat, to sit there at the host's device, a new link for its owner, to be the host.
Wish: TypeAlias = Literal["open", "human", "renew", "host"]
# What the log says about seats in the middle of a game.
NoteKind: TypeAlias = Literal[
    "sat-down", "left", "removed", "vacated", "opened", "bot", "renewed", "stand-in", "back", "host", "declined",
    "advised",
]  # fmt: skip

Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Text = Annotated[str, Meta(max_length=2000)]
Key = Annotated[str, Meta(min_length=1, max_length=400)]
ReactionSeconds = Annotated[float, Meta(ge=1, le=60)]
# 0 waits for ever.
SilenceSeconds = Annotated[float, Meta(ge=0, le=24 * 3600)]
# 0 is at once.
BotSeconds = Annotated[float, Meta(ge=0, le=5)]
Hours = Annotated[float, Meta(ge=0.01, le=24 * 60)]


class Received(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send has these fields and no others."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done: a code for programs, a sentence for people. Nothing has changed."""

    code: str
    reason: Message


# --- tables and seats ----------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """`stand_in`: a bot plays until the owner is back. `present`: somebody looks at the table from this seat.

    `person` is another one for whoever sits there next. A `muted` person's chat is refused. A `sealed` seat was that of
    somebody who was removed; a bot has it until the game is over.
    """

    number: int
    kind: SeatKind
    name: str
    bot: str
    stand_in: bool
    present: bool
    person: str
    muted: bool
    sealed: bool


class Note(msgspec.Struct, frozen=True):
    """What the log says about a seat beside what the rules write: who took it, left it, was removed from it.

    It was written at `step` of the game, behind the lines of the log up to position `after`. `name` is that of the
    person it is about; it is empty for bots, and where that person wants to be forgotten.
    """

    number: int
    what: NoteKind
    seat: int
    name: str
    step: int
    after: int
    at: float


class Asking(msgspec.Struct, frozen=True):
    """What somebody wants to do with a seat, and who has to agree: see `consent`.

    `silent` have looked at the table since and said nothing, `absent` have not looked. Once `silent` is empty, it can
    be done when `absent` is empty, too, or from `until` to `lapses`, by the
    server's own clock. `declined`: somebody has said no.
    """

    number: int
    what: Wish
    seat: int
    by: int
    agreed: tuple[int, ...]
    silent: tuple[int, ...]
    absent: tuple[int, ...]
    until: float
    lapses: float
    declined: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game. `you` is the asker's seat; only the host gets the `invite`, only the seated `watch`.

    `wait_hours` is how long those who are away are waited for when all are asked. Whatever was said by one of the
    `forgotten` persons is to be deleted by whoever has it.

    The game is link `link` of its `chain`, if it has one; `following` is the table of the next link. What it takes up
    of the game before is not in `setup`: that is told to those who ask for the chain.
    """

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
    newcomers: Newcomers
    reactions: Reactions
    reaction_seconds: float | None
    silence_seconds: float | None
    advice: bool
    wait_hours: float
    paused: str
    note: Message | None
    rematch: str
    created: float
    touched: float
    you: int | None = None
    invite: str = ""
    watch: str = ""
    notes: tuple[Note, ...] = ()
    asking: Asking | None = None
    forgotten: tuple[str, ...] = ()
    chain: str = ""
    link: int = 1
    following: str = ""


class Coach(msgspec.Struct, frozen=True):
    """What a lesson has to say to the learner now, and the things that it points at.

    `accept` are the answers that count, or none where any does. It is decision `at` of `of`. Once the lesson is `over`,
    play goes on without it.
    """

    lesson: str
    at: int
    of: int
    say: Message | None = None
    point: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    over: bool = False


class Learner(Received):
    """Whoever begins a lesson."""

    name: Text = ""


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
    newcomers: Newcomers = "asked"
    reactions: Reactions = "window"
    reaction_seconds: ReactionSeconds | None = None
    silence_seconds: SilenceSeconds | None = None
    advice: bool = True
    bot_seconds: BotSeconds | None = None
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
    """One change of a seat: the owner's `name`, `leave` and `revoke`; the host's `kind`, `bot`, `muted`, `remove`.

    `stand_in` is both theirs. With `renew` the host gets a new secret for an owner who has lost theirs. `host` makes
    whoever sits there the host. What others have to agree to is asked first, and done when it is sent again.
    """

    name: Text | None = None
    kind: SeatKind | None = None
    bot: Text | None = None
    stand_in: bool | None = None
    muted: bool | None = None
    leave: bool = False
    revoke: bool = False
    remove: bool = False
    renew: bool = False
    host: bool = False


class Changed(msgspec.Struct, frozen=True):
    """The table after a change. `secret` is the seat's new one where it got one; `table.asking` tells what is asked."""

    table: TableInfo
    secret: str = ""


class Consent(Received):
    """The answer to what is asked under this `number`. Whoever asked takes it back by not agreeing."""

    number: int
    agree: bool


class Renewal(Received):
    """The links that the host wants to be void and made anew."""

    invite: bool = False
    watch: bool = False


class NextSeat(Received):
    """A seat of the next game: whoever `stays` from that seat of this one, or an open seat, or a bot."""

    stays: int | None = None
    kind: Literal["open", "bot"] = "open"
    bot: Text = ""


class PlayOn(Received):
    """Who plays the next game of a chain, where that is not who played this one."""

    seats: Annotated[list[NextSeat], Meta(min_length=1, max_length=16)] | None = None


class LinkSeat(msgspec.Struct, frozen=True):
    number: int
    kind: SeatKind
    name: str


class LinkInfo(msgspec.Struct, frozen=True):
    """One game of a chain. `table` is told to those who sit there: the asker, on seat `you`."""

    link: int
    status: Status
    seats: tuple[LinkSeat, ...]
    result: dict[str, Any] | None
    touched: float
    table: str = ""
    you: int | None = None


class Chain(msgspec.Struct, frozen=True):
    """The chain of a table, as far as the asker may know it: see `chains`. `earlier` is what this game takes up.

    `next` is the number of the link that can be played on this one, if there is one, by as many as one of `players`.
    """

    chain: str
    game: str
    link: int
    links: tuple[LinkInfo, ...]
    earlier: dict[str, Any] | None = None
    next: int | None = None
    players: tuple[int, ...] = ()


class AskAdvice(Received):
    """Advice about the question at this `step`, which must be the asker's own."""

    step: int


class AdviceRival(msgspec.Struct, frozen=True):
    key: str
    worth: float


class Advice(msgspec.Struct, frozen=True):
    """What the expert would answer, why, and how well the seat stands after that and after its rivals, from 0 to 1.

    Without `rivals`, there was no time to think them through.
    """

    step: int
    key: str
    why: Message | None = None
    rivals: tuple[AdviceRival, ...] = ()


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

    `left` is how many seconds the open question has, where its time runs out by itself. `passing` says whether this
    seat has passed until its turn, where it may. `coach` speaks to whoever learns here.
    """

    event: int
    table: TableInfo
    sight: Sight | None
    since: int = 0
    lines: int = 0
    holding: bool = False
    given: tuple[int, ...] = ()
    seed: str = ""
    left: float | None = None
    passing: bool | None = None
    coach: Coach | None = None


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
    """`seat` is null for a spectator, who may speak when the game is over. `person` may have left the seat since."""

    number: int
    seat: int | None
    text: str
    at: float
    person: str = ""


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
    """`step` names the question. With `confirm`, play passes on at once.

    A pass with `until_turn` holds for every reaction window until it is this seat's turn.
    """

    step: int
    key: Key
    confirm: bool = False
    until_turn: bool = False


class Undo(Command, tag="undo"): ...


class Redo(Command, tag="redo"): ...


class Withdraw(Command, tag="withdraw"): ...


class Confirm(Command, tag="confirm"): ...


class Attend(Command, tag="attend"):
    """Be asked in reaction windows again, before it is this seat's turn."""


class Say(Command, tag="say"):
    text: Text


class Ping(Command, tag="ping"): ...


AnyCommand: TypeAlias = Answer | Undo | Redo | Withdraw | Confirm | Attend | Say | Ping


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


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson on the shelf, and how many decisions it has. Its title is the message `lesson-<id>`."""

    id: str
    decisions: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf. A game that cannot be loaded is not `ready` and says `trouble`.

    `reacts`: there are reaction windows; `lapses`: there are questions with defaults. Tables agree how long they wait.
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
    reacts: bool = False
    lapses: bool = False
    charts: tuple[str, ...] = ()
    lessons: tuple[LessonInfo, ...] = ()
    advises: bool = False
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
    """A link to this server. None is longer, and what is longer takes long to draw."""

    text: Annotated[str, Meta(max_length=400)]


class PushKeys(Received):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Received):
    """What the browser's push manager gives, and the language of whoever will read the notifications."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    expires: float | None = msgspec.field(default=None, name="expirationTime")
    locale: Annotated[str, Meta(max_length=20)] = "en"
