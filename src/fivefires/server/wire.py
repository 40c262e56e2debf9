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
# Who could know a deal when a play of it began: nobody, others who had finished it, or the same person.
Foreknown: TypeAlias = Literal["", "others", "self"]
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
# A language by its two letters in ISO 639-1.
Language = Annotated[str, Meta(max_length=2, pattern=r"^[a-z]{2}$")]
# Whether people sit down to play at once, or each move may take days.
Pace: TypeAlias = Literal["now", "days"]


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

    `deal` is the code of the deal that other tables play, too. Such a table can be watched when it is finished.
    `listing` is what anybody is told of a table that looks for players.
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
    deal: str = ""
    listing: Listing | None = None


class Listing(Received):
    """What a host tells about a table that looks for players: which language is spoken there, and how it is played."""

    language: Language
    pace: Pace


class OpenTable(msgspec.Struct, frozen=True):
    """A table that looks for players, for anybody to see. No word that somebody has typed is in it, and no name.

    `since` is for how many seconds it has looked for them.
    """

    table: str
    game: str
    version: int
    setup: Setup
    seats: tuple[SeatKind, ...]
    language: Language
    pace: Pace
    deadline_hours: float | None
    since: float


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


class Branch(Received):
    """Play on from a `step` of a finished game, at `seat`: one's own where none is named.

    The `others` are bots, or people at the same screen. `ends`: a game that goes on is ended for it; whoever
    plays alone against bots may do that. `name` is the asker's; no other one comes along.
    """

    step: int
    seat: int | None = None
    others: Literal["bots", "here"] = "bots"
    ends: bool = False
    name: Text = ""


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


class Standing(msgspec.Struct, frozen=True):
    """What a seat answers to a `question`, by the id of its message, whenever it is asked before its turn."""

    question: str
    key: str
    label: Message


class Stood(msgspec.Struct, frozen=True):
    """A standing answer that was given at `step` of the game, behind the lines of the seat's log up to `after`."""

    question: str
    label: Message
    step: int
    after: int


class Envelope(msgspec.Struct, frozen=True):
    """What a seat sees after event `event`, a number that never falls. Before the start there is no `sight`.

    The client cuts its log to `since` lines and appends those of the sight; then it has `lines` of them. `holding`
    says that play waits for this seat to confirm or take back. `given` are those who have answered a question to
    several, which says nothing about how. `seed` is told when the game is over.

    `left` is how many seconds the open question has, where its time runs out by itself. `passing` says whether this
    seat has passed until its turn, where it may. `coach` speaks to whoever learns here.

    `standing` are the seat's own standing answers, and `stood` the newest of those that were given for it.
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
    standing: tuple[Standing, ...] = ()
    stood: tuple[Stood, ...] = ()


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


# --- the same deal at several tables ---------------------------------------------------------------


class DealMade(msgspec.Struct, frozen=True):
    """The code of a deal that others can play now."""

    code: str


class DealSeat(msgspec.Struct, frozen=True):
    """A seat of a deal, and the bot that plays there; none at the person's own."""

    number: int
    bot: str


class SharedDeal(msgspec.Struct, frozen=True):
    """A deal for whoever has its code. Nothing of what happens in it is told here, and its seed is not either.

    `by` is who made it, `seat` where the person sits. So many plays were `begun` and `finished`; there can be `most`.
    `trouble` is why it cannot be played any more, where it cannot.
    """

    code: str
    game: str
    version: int
    setup: Setup
    seats: tuple[DealSeat, ...]
    seat: int
    by: str
    commitment: str
    advice: bool
    created: float
    begun: int
    finished: int
    most: int
    trouble: Message | None = None


class DealPlayer(Received):
    """Whoever plays a deal. `before` is a table at which they have played it already, if they have."""

    name: Text = ""
    before: Mine | None = None


class DealPlay(msgspec.Struct, frozen=True):
    """A finished play of a deal, for those who have finished theirs: whose it is, how it ended and how it went.

    `scores` are where each chart ended for each seat. `alone`: the person has played all of it. `other_rules`:
    they changed while it was played. With `table` and `watch` its replay can be looked at.
    """

    number: int
    name: str
    result: dict[str, Any]
    decisions: int
    scores: dict[str, tuple[float, ...]]
    foreknown: Foreknown
    alone: bool
    other_rules: bool
    touched: float
    table: str
    watch: str
    you: bool = False


class DealPlays(msgspec.Struct, frozen=True):
    """All finished plays of a deal, for those who have finished theirs."""

    deal: SharedDeal
    plays: tuple[DealPlay, ...]


class PartedAnswer(msgspec.Struct, frozen=True):
    """What was answered in one of two plays, and the step of its replay at which that was asked."""

    step: int
    label: Message | None
    note: Message | None = None


class Parting(msgspec.Struct, frozen=True):
    """The first question that was answered differently in two plays: the seat's answer number `decision`."""

    seat: int
    decision: int
    question: Message | None
    mine: PartedAnswer
    theirs: PartedAnswer


class DealComparison(msgspec.Struct, frozen=True):
    """Two plays of one deal: their charts, and where they parted. Where they never did, all answers were the same."""

    mine: tuple[Series, ...]
    theirs: tuple[Series, ...]
    parted: Parting | None


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

    An answer that may stand holds with `until_turn` for every such question until it is this seat's turn; a pass, for
    every reaction.
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
    """Be asked again before it is this seat's turn: this `question`, or for reactions where none is named."""

    question: Annotated[str, Meta(max_length=100)] = ""


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
    """What the page must know of the server: where links lead, who plays for the absent, the key for Web Push.

    `lists`: hosts can have their tables listed for anybody to join.
    """

    version: str
    public_url: str
    stand_in: str
    bots: tuple[str, ...]
    texts: dict[str, str]
    push_key: str
    lists: bool


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


class Hook(Received):
    """An address that is called when it is a seat's turn, what is understood there, and the language of the owner."""

    address: Annotated[str, Meta(max_length=500)]
    format: Literal["discord", "slack", "ntfy", "json"] = "json"
    locale: Annotated[str, Meta(max_length=20)] = "en"


class MyHook(msgspec.Struct, frozen=True):
    """The hook of one's own seat, if it has one."""

    hook: Hook | None


class Called(msgspec.Struct, frozen=True):
    """What an address has answered: an HTTP status, or 0 for nothing at all."""

    status: int
