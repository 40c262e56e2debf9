"""Whether a card's hand-written lines say what its data does: every word of the data, and nothing else.

A game gives a phrase for each word of its vocabulary: patterns made from the word's own fields, numbers included. Of a
line of text every word must find its phrase, and no two words the same one, because what was found is struck out. What
is left may be colour, but must hold no number and none of the game's own terms: those would be invented.

Two words may share a phrase: one that begins with `=` is struck out, but found by others all the same ("once a round").
One that begins with `~` is only looked for, and struck out by somebody else. What is told for "each" of several may be
told once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from fivefires.kit.effects import Data, words

MENTIONED, SHARED = "~", "="
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

Phrase = Callable[[Any], Sequence[str]]


class Line(NamedTuple):
    """One line of a card, and the data that it tells."""

    card: str
    name: str
    told: str
    data: object


class Proof:
    """Reads lines by a game's phrases. `terms` are what a player takes for a rule wherever it stands."""

    def __init__(self, phrases: Mapping[type[Any], Phrase], terms: str) -> None:
        self.phrases = phrases
        self.terms = re.compile(rf"\d+|\b(?:{terms})\b")

    def faults(self, line: Line) -> list[str]:
        told = " ".join(line.told.split()).lower()
        left, missing = told, []
        for pattern in self.patterns(line.data):
            if pattern[0] in (MENTIONED, SHARED):
                found = re.search(pattern[1:], told)
                left = re.sub(pattern[1:], "·", left) if pattern[0] == SHARED else left
            else:
                found = re.search(pattern, left)
                left = left if found is None else left[: found.start()] + "·" + left[found.end() :]
                found = found or re.search(rf"{pattern} each\b", told)
            if found is None:
                missing.append(f"untold: {pattern}")
        return [*missing, *(f"invented: {term}" for term in self.terms.findall(left))]

    def patterns(self, data: object) -> Iterator[str]:
        """Own phrases before shared ones, and longer ones first, so that a short one does not take a part of theirs."""
        return iter(
            sorted(self._patterns(data), key=lambda pattern: (pattern[0] in (MENTIONED, SHARED), -len(pattern)))
        )

    def _patterns(self, data: object) -> Iterator[str]:
        for word in words(data):
            yield from self.phrases[type(word)](word)


def nothing(word: Data) -> Sequence[str]:
    """For words that only hold others together."""
    return ()


def number(value: int) -> str:
    """A number in figures or letters; one is also "a"."""
    spelled = NUMBERS[value] if value < len(NUMBERS) else str(value)
    return r"(?:an?|the|1|one)" if value == 1 else rf"(?:{value}|{spelled})"


# --- how sharp a proof is ---------------------------------------------------------------------------------------


def renumbered(data: Any) -> Iterator[tuple[str, Any]]:
    """The data with one of its numbers changed, each in turn, by the name of the field that holds it."""
    if isinstance(data, tuple):
        for at, part in enumerate(data):
            yield from ((field, (*data[:at], other, *data[at + 1 :])) for field, other in renumbered(part))
    elif isinstance(data, Data):
        for name in data.__struct_fields__:
            value = getattr(data, name)
            if type(value) is int and value:
                yield f"{type(data).__name__}.{name}", replace(data, **{name: value + 1})
            else:
                yield from ((field, replace(data, **{name: other})) for field, other in renumbered(value))


def unnoticed(proof: Proof, lines: Sequence[Line]) -> dict[str, list[str]]:
    """The fields whose numbers could be others without any line showing it, and the cards where that is so."""
    found: dict[str, list[str]] = {}
    for line in lines:
        for field, other in renumbered(line.data):
            if not proof.faults(line._replace(data=other)):
                found.setdefault(field, []).append(line.card)
    return found
