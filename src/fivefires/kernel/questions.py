"""Questions: who is asked, why, and which answers there are.

An option is a small frozen value that the rules get back as it is. Its key says what it means
("to:wetlands") and is what a file records; its label, note and the things it is about are made only
when somebody looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Literal, TypeAlias

import msgspec

from .text import Argument, Message, message

# What an answer belongs to, in the order in which groups are shown. What ends a turn stands apart and is always seen;
# rare housekeeping comes last.
Group = Literal["", "move", "act", "fight", "use", "gear", "talk", "rare", "end"]


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely the roll behind an answer succeeds as it stands, before anything is rolled again.

    It is made from what the seat knows: so many of so many outcomes. `of` says what succeeds, if that is not plain.
    """

    good: int
    total: int
    of: Message | None = None


class Option(msgspec.Struct, frozen=True, gc=False):
    """One possible answer. Subclasses have a tag and fields: `class To(Option, frozen=True, tag="to"): place: str`."""

    def key(self) -> str:
        return ":".join([tag_of(type(self)), *(_plain(value) for value in msgspec.structs.astuple(self))])

    def label(self, view: Any) -> Message:
        """What the button says. Text fields are taken for message ids, of a piece for its face's."""
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return Message(f"option-{tag_of(type(self))}", {name: as_argument(value) for name, value in values.items()})

    def note(self, view: Any) -> Message | None:
        """What choosing it would bring, where that is worth a sentence."""
        return None

    def group(self, view: Any) -> Group:
        """Where it stands among the answers."""
        return ""

    def unit(self, view: Any) -> str:
        """The figure or mat that it is an answer for, where a seat has several."""
        return ""

    def odds(self, view: Any) -> Odds | None:
        """How likely it succeeds, where it leads to a roll."""
        return None

    def hurts(self, view: Any) -> Message | None:
        """What it would cost that cannot be had back (a death, the last of something); asked once more before."""
        return None

    def about(self) -> tuple[str, ...]:
        """The ids of spaces, piles and pieces that a person may click instead of the button."""
        return tuple(value for value in msgspec.structs.astuple(self) if isinstance(value, str))


class Pass(Enum):
    """The answer to a reaction window of whoever does not react."""

    PASS = "pass"


class Done(Enum):
    """The answer that ends a loop of questions."""

    DONE = "done"


# Enum members serve as options without fields: their value is the key.
AnyOption: TypeAlias = Option | Enum


def tag_of(option_type: type[Option]) -> str:
    tag = option_type.__struct_config__.tag
    return str(tag) if tag else option_type.__name__.lower()


def as_argument(value: object) -> Argument:
    return value if isinstance(value, int) else message(face_of(_plain(value)))


def _plain(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value)


def face_of(piece: str) -> str:
    """What is printed on a piece: copies of one card differ only behind the `#`."""
    return piece.partition("#")[0]


def key_of(option: AnyOption) -> str:
    return option.key() if isinstance(option, Option) else str(option.value)


def label_of(option: AnyOption, view: Any) -> Message:
    return option.label(view) if isinstance(option, Option) else message(f"option-{option.value}")


class Prompt(msgspec.Struct, frozen=True):
    """What a question says and which rule asks it; declared once beside the rule.

    Of a `routine` question a bot that thinks ahead does not think: it answers as the game's expert does.

    The answers in `standing`, which have no fields, may be given beforehand, until it is one's turn. What they are the
    answer to is told by the message's attribute `standing`.
    """

    message: str
    rule: str = ""
    routine: bool = False
    standing: tuple[str, ...] = ()


class Question(msgspec.Struct, gc=False):
    """What the rules wait for: an answer of `seat`, or of each seat in `several`, hidden from each other.

    `source` is what the rules gave as options: where it is a function, it is called anew after a re-deal.
    `silence` is what they gave as the answer of whoever says nothing, and `default` what that means for each seat.

    `rule` is the number of the rule that asks, where the prompt serves many.

    In a reaction `window` the seats of the `veil` are asked one after the other, and nobody sees whom: everyone else
    sees that reactions are awaited. `several` are then those of them who are armed, who may answer at once. A veiled
    question to one seat is such a window, too, with a default of its own.
    """

    seat: int
    options: Sequence[Any]
    prompt: Prompt
    args: dict[str, Argument]
    source: Any
    several: dict[int, Sequence[Any]] | None = None
    window: int = 0
    veil: tuple[int, ...] = ()
    default: dict[int, Any] | None = None
    silence: Any = None
    rule: str = ""

    @property
    def veiled(self) -> bool:
        return self.window > 0

    @property
    def choices(self) -> dict[int, Sequence[Any]]:
        """Who may answer what, for one seat as for several."""
        return {self.seat: self.options} if self.several is None else self.several

    @property
    def in_turn(self) -> dict[int, Sequence[Any]]:
        """Whose answer comes onto the tape next. In a window it is one seat's, armed or not."""
        return {self.seat: self.options} if self.several is None or self.window else self.several

    def armed(self) -> dict[int, Sequence[Any]]:
        """Those in the veil who have more to answer than that they pass."""
        offered = {seat: self.source(seat) for seat in self.veil}
        return {seat: options for seat, options in offered.items() if len(options) > 1}

    @property
    def unsaid(self) -> Any:
        """What counts in a window where the seat in turn is silent: its one answer, the default, or that it passes."""
        if len(self.options) == 1:
            return self.options[0]
        return Pass.PASS if self.default is None else self.default[self.seat]

    def text(self) -> Message:
        return Message(self.prompt.message, self.args)

    def refresh(self) -> None:
        """Compute the options anew, after a re-deal."""
        if self.window:
            self.options, self.several = self.source(self.seat), self.armed()
        elif self.several is not None:
            self.several = {seat: self.source(seat) for seat in self.several}
        elif callable(self.source):
            self.options = self.source()
        self.understand_silence()

    def understand_silence(self) -> None:
        """Work out what silence means for each who is asked, where it means anything."""
        if callable(self.silence):
            several = self.several is not None
            self.default = {seat: self.silence(seat) if several else self.silence() for seat in self.choices}
        elif self.silence is not None:
            self.default = dict.fromkeys(self.choices, self.silence)


class Refused(Exception):
    """An answer or command that cannot be taken. Nothing has changed."""

    def __init__(self, reason: str, /, **args: Argument) -> None:
        super().__init__(reason)
        self.reason = message(f"refused-{reason}", **args)
