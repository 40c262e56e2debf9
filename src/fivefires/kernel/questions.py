"""Questions: who is asked, why, and which answers there are.

An option is a small frozen value that the rules get back as it is. Its key says what it means
("to:wetlands") and is what a file records; its label, note and the things it is about are made only
when somebody looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, TypeAlias

import msgspec

from .text import Argument, Message, message


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
    """What a question says and which rule asks it; declared once beside the rule."""

    message: str
    rule: str = ""


class Question(msgspec.Struct, gc=False):
    """What the rules wait for: an answer of `seat`, or of each seat in `several`, hidden from each other.

    `source` is what the rules gave as options: where it is a function, it is called anew after a re-deal.
    A question of a reaction `window` is veiled: nobody but the asked sees it, everyone else that reactions are awaited.
    """

    seat: int
    options: Sequence[Any]
    prompt: Prompt
    args: dict[str, Argument]
    source: Any
    several: dict[int, Sequence[Any]] | None = None
    window: int = 0

    @property
    def veiled(self) -> bool:
        return self.window > 0

    @property
    def choices(self) -> dict[int, Sequence[Any]]:
        """Who may answer what, for one seat as for several."""
        return {self.seat: self.options} if self.several is None else self.several

    def text(self) -> Message:
        return Message(self.prompt.message, self.args)

    def refresh(self) -> None:
        """Compute the options anew, after a re-deal."""
        if self.several is not None:
            self.several = {seat: self.source(seat) for seat in self.several}
        elif callable(self.source):
            self.options = self.source()


class Refused(Exception):
    """An answer or command that cannot be taken. Nothing has changed."""

    def __init__(self, reason: str, /, **args: Argument) -> None:
        super().__init__(reason)
        self.reason = message(f"refused-{reason}", **args)
