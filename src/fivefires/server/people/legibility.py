"""What people write, made fit to be read: what only hides, imitates or piles up is left out."""

from __future__ import annotations

import re
import unicodedata

# So many marks may stand on one letter. Scripts need up to four; what has more only covers the lines around it.
MARKS = 4
_JOINER, _AS_TEXT, _AS_EMOJI, _KEYCAP = "\u200d", "\ufe0e", "\ufe0f", "\u20e3"
# Letters and signs by their class that show nothing at all: fillers, blanks, joiners of graphemes.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159]"
)
# Choose between two forms of the sign before; on their own they show nothing.
_SELECTOR = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Signs with a colourful form that are no symbols by their class.
_ALSO_EMOJI = frozenset("\u203c\u2049\u2139\u3030\u303d")
_VIRAMA = 9


def legible(text: str) -> str:
    """The text without marks on nothing, without more marks on a letter than a few, without joiners that join nothing.

    What is left can still show nothing: see `is_visible`.
    """
    given = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for char, after in zip(given, f"{given[1:]} ", strict=False):
        if char == _JOINER or _SELECTOR.match(char):
            if kept and _does_something(kept, char, after):
                kept.append(char)
            continue
        category = unicodedata.category(char)
        if category in ("Mn", "Me"):
            marks += 1
            if marks > MARKS or not kept or kept[-1].isspace():
                continue
        elif category != "Mc":
            marks = 0
        kept.append(char)
    return "".join(kept)


def _does_something(kept: list[str], char: str, after: str) -> bool:
    """Whether a joiner or a selector changes how what it follows is drawn."""
    before = kept[-1]
    if char == _JOINER:
        drawn = before == _AS_EMOJI or unicodedata.category(before) in ("So", "Sk")
        return not after.isspace() and (drawn or unicodedata.combining(before) == _VIRAMA)
    if char in (_AS_TEXT, _AS_EMOJI):
        is_symbol = unicodedata.category(before).startswith("S") or before in _ALSO_EMOJI
        return is_symbol or (after == _KEYCAP and before in "0123456789#*")
    return unicodedata.name(before, "").startswith("CJK")


def is_visible(text: str) -> bool:
    """Whether there is anything to be seen."""
    return any(unicodedata.category(char)[0] in "LNPS" and not _BLANK.match(char) for char in text)


def has_blanks(text: str) -> bool:
    """Whether something in it shows nothing and is no space either, so that two texts could look the same."""
    return _BLANK.search(text) is not None


def is_printable(text: str) -> bool:
    """Whether no character is a control, changes the direction, or is unassigned."""
    return all(char == _JOINER or not unicodedata.category(char).startswith("C") for char in text)
