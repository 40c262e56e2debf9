"""Answers that the kit offers in a game's questions, and what answers derive from to say their group."""

from __future__ import annotations

from typing import Any

from fivefires.kernel import Group, Message, Option


class Portion(Option, frozen=True, tag="portion"):
    """So many of one kind, as one answer: "2 × Food". The kind is the id of its message."""

    kind: str
    amount: int


# --- an option of a group derives from one of these ---------------------------------------------------------------


class Moving(Option, frozen=True):
    """Going somewhere, or saying where."""

    def group(self, view: Any) -> Group:
        return "move"


class Acting(Option, frozen=True):
    """Doing something where one is."""

    def group(self, view: Any) -> Group:
        return "act"


class Choosing(Acting, frozen=True):
    """One of the ways that the card under way offers, which is about nothing else on the table.

    A game's own derives from it. The view has the words: `choice_label(way)`.
    """

    way: str

    def label(self, view: Any) -> Message:
        label: Message = view.choice_label(self.way)
        return label

    def about(self) -> tuple[str, ...]:
        return ()


class Fighting(Option, frozen=True):
    """Meeting an enemy."""

    def group(self, view: Any) -> Group:
        return "fight"


class Using(Option, frozen=True):
    """Using what one has or can."""

    def group(self, view: Any) -> Group:
        return "use"


class Handling(Option, frozen=True):
    """Taking, giving, wearing and paying with things."""

    def group(self, view: Any) -> Group:
        return "gear"


class Talking(Option, frozen=True):
    """What goes to other players."""

    def group(self, view: Any) -> Group:
        return "talk"
