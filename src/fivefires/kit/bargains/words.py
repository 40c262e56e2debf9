"""What a bargain is made of: offers, promises, answers, and what a game says about its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import Enum, StrEnum
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from fivefires.kernel import Group, Message, Prompt, Table, face_of, message, seat_name
from fivefires.kit.questions import Handling, Talking

S = TypeVar("S")

# At most so many goods on one side of an offer, and so much talk.
MOST_GOODS = 6
MOST_OFFERS = 3
MOST_COUNTERS = 2
READY_OFFERS = 5


class Word(StrEnum):
    """What a bargain waits for."""

    SILENT = "silent"
    PARTNER = "partner"
    OPENING = "opening"
    GIVING = "giving"
    WANTING = "wanting"
    SENDING = "sending"
    ANSWERING = "answering"
    CHOOSING = "choosing"
    HEARING = "hearing"


class Offer(msgspec.Struct, gc=False):
    """What `by` gives and wants, by good and number. `to` are those addressed. `promise` is the game's own word."""

    by: int
    to: list[int] = []
    give: dict[str, int] = {}
    want: dict[str, int] = {}
    promise: str = ""


class Promise(msgspec.Struct, gc=False):
    """What somebody said for later: it binds nobody, and is noted as kept or broken."""

    by: int
    to: int
    what: str
    made: int = 0
    goods: dict[str, int] = {}
    settled: str = ""


class Bargain(msgspec.Struct, gc=False):
    """What is being talked about. `offer` is the one on the table; where it is a counter, `first` is what it answers.

    `countering` are those whose counter is still to come, and `counters` says how many each has made. `declined` are
    offers and counters that were turned down in this round, and `silenced` pairs of seats of which the first wants no
    more from the second.
    """

    word: Word = Word.SILENT
    offer: Offer | None = None
    accepted: list[int] = []
    countering: list[int] = []
    counters: dict[str, int] = {}
    offers: int = 0
    first: Offer | None = None
    declined: list[str] = []
    silenced: list[str] = []
    promises: list[Promise] = []


class Terms(msgspec.Struct, Generic[S], frozen=True):
    """What a game says about its bargains.

    `goods` are what a seat could give, by good and number; `partners` who could be addressed by a seat now; `ready`
    gives offers that make sense, for a seat and those it speaks to; `settle` lets goods change hands.
    `promises` are the words that may be added to an offer. A `unique` good is not wanted of several at once. `owns`
    says in short whether a seat has any goods at all, where listing them takes long. `rules` are the numbers by which
    single questions are asked; `rule` is that of all else.
    """

    bargain: Callable[[S], Bargain]
    goods: Callable[[S, int], dict[str, int]]
    partners: Callable[[S, int], Sequence[int]]
    settle: Callable[[Table[Any], Offer, int], Awaitable[None]]
    ready: Callable[[S, int, Sequence[int]], Sequence[Offer]] = lambda state, seat, to: ()
    promises: Callable[[S, Offer], Sequence[str]] = lambda state, offer: ()
    rule: str = ""
    rules: Mapping[str, str] = {}
    unique: Callable[[str], bool] = lambda good: False
    owns: Callable[[S, int], bool] | None = None


# --- answers ------------------------------------------------------------------------------------------------------


class Say(Enum):
    """Words without anything to choose in them."""

    TO_ALL = "offer-to-all"
    COMPOSE = "compose"
    NEVER_MIND = "never-mind"
    ENOUGH = "enough"
    SEND = "send"
    ACCEPT = "accept"
    DECLINE = "decline-offer"
    COUNTER = "counter"
    NO_MORE = "no-more-offers"
    NOTHING = "say-nothing"

    @property
    def group(self) -> Group:
        return "end" if self in _LAST else "talk"


_LAST = (Say.NEVER_MIND, Say.ENOUGH, Say.NOTHING)


class With(Talking, frozen=True, tag="with"):
    """Speak to this seat; or settle with it, of several who accepted."""

    seat: int

    def label(self, view: Any) -> Message:
        return message("option-with", seat=seat_name(self.seat))


class Put(Handling, frozen=True, tag="put"):
    """So many of one good, onto the side that is being put together."""

    good: str
    amount: int


class Ready(Talking, frozen=True, tag="ready"):
    """One of the offers that the game has ready, in its words: goods given and goods wanted."""

    give: tuple[tuple[str, int], ...]
    want: tuple[tuple[str, int], ...]

    def key(self) -> str:
        return f"ready:{said(dict(self.give))}>{said(dict(self.want))}"

    def label(self, view: Any) -> Message:
        return message("option-ready", give=goods_name(dict(self.give)), want=goods_name(dict(self.want)))

    def about(self) -> tuple[str, ...]:
        return ()


class Promised(Talking, frozen=True, tag="promise"):
    what: str

    def label(self, view: Any) -> Message:
        return message(f"option-promise-{self.what}")

    def about(self) -> tuple[str, ...]:
        return ()


ASK_PARTNER = Prompt("ask-partner")
ASK_OFFER = Prompt("ask-offer")
ASK_GIVE = Prompt("ask-give", routine=True)
ASK_WANT = Prompt("ask-want", routine=True)
ASK_SEND = Prompt("ask-send", routine=True)
ASK_ANSWER = Prompt("ask-answer-offer", standing=(Say.DECLINE.value,))
ASK_WHO = Prompt("ask-who-trades")
ASK_HEAR = Prompt("ask-hear-counter")


@lru_cache
def by_rule(prompt: Prompt, rule: str) -> Prompt:
    """A question of every bargain, asked by a rule of the game."""
    return msgspec.structs.replace(prompt, rule=rule)


def said(goods: dict[str, int]) -> str:
    return "+".join(f"{amount}x{good}" for good, amount in sorted(goods.items()))


_NOTHING = message("words-no-goods")


@lru_cache(maxsize=2048)
def _some(good: str, amount: int) -> Message:
    """The same few are said again and again."""
    return message("words-goods", amount=amount, good=message(face_of(good)))


def goods_name(goods: dict[str, int]) -> Message:
    """2 × Food, 1 × Tools."""
    if not goods:
        return _NOTHING
    parts = [_some(good, amount) for good, amount in goods.items()]
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = message("words-goods-and", first=part, second=whole)
    return whole
