"""A leak in words: after which answer, what each of two worlds showed, and which pieces differ between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from fivefires.kernel import SPECTATOR, Message, Piece, Runner, face_of, key_of
from fivefires.kernel.tape import Answer
from fivefires.kernel.text import catalogue

# The parts of what `seen_by` gives, in their order.
PARTS = ("", "how far the game has come", "log", "whose silence is an answer", "numbers")
# So many differences and pieces are told; what follows is mostly more of the same.
SHOWN = 3
LONGEST = 120


def who_can_tell(seat: int) -> str:
    """How a sentence about a leak begins."""
    return f"{'a spectator' if seat == SPECTATOR else f'seat {seat}'} can tell what it may not know"


def told_apart(what: str, ours: bytes, theirs: bytes, world: Runner[Any], swaps: Mapping[Piece, Piece]) -> str:
    """The sentence about two worlds that should look the same, of which `world` is ours, before the pieces of `swaps`
    change places.
    """
    here, there = msgspec.json.decode(ours), msgspec.json.decode(theirs)
    found = list(_differences(here, there, ""))
    words = _Words(world)
    shown = [f"{place} shows {words(one)} and not {words(other)}" for place, one, other in found[:SHOWN]]
    return f"{what}{_after(world)}: {'; '.join(shown)}{_rest(found)}. {_other_world(world, swaps, found)}"


def _rest(told: list[Any]) -> str:
    return f", and {len(told) - SHOWN} more" if len(told) > SHOWN else ""


def _after(world: Runner[Any]) -> str:
    line = world.tape.line
    answer = next((entry for entry in reversed(line) if isinstance(entry, Answer)), None)
    if answer is None:
        return " at the start"
    key = answer.option if isinstance(answer.option, str) else key_of(answer.option)
    return f", after seat {answer.seat} has answered {key}"


# --- what differs -------------------------------------------------------------------------------


def _differences(here: Any, there: Any, place: str) -> Iterator[tuple[str, Any, Any]]:
    """The smallest parts in which two shown things differ, each with its place; a message is one thing."""
    if here == there:
        return
    if not place and isinstance(here, list):
        for name, one, other in zip(PARTS, here, there, strict=True):
            yield from _differences(one, other, name or "sight")
    elif isinstance(here, dict) and isinstance(there, dict) and not (_is_message(here) or _is_message(there)):
        for name in dict.fromkeys((*here, *there)):
            yield from _differences(here.get(name), there.get(name), f"{place}.{name}".removeprefix("sight."))
    elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for at, (one, other) in enumerate(zip(here, there, strict=True)):
            yield from _differences(one, other, f"{place}[{_name(one, other) or at}]")
    else:
        yield place, here, there


def _is_message(value: dict[str, Any]) -> bool:
    return value.keys() == {"id", "args"}


def _name(one: Any, other: Any) -> str:
    """What a space, pile or row is called, where both worlds call it so."""
    if isinstance(one, dict) and isinstance(other, dict) and not _is_message(one) and one.get("id") == other.get("id"):
        return str(one.get("id") or "")
    return ""


class _Words:
    """What is shown, as a person would read it, if it is not too long for a sentence."""

    def __init__(self, world: Runner[Any]) -> None:
        self._texts = catalogue(world.game.package)

    def __call__(self, shown: Any) -> str:
        if shown is None:
            return "nothing"
        text = self._said(shown)
        if len(text) <= LONGEST:
            return text
        return f"{len(shown)} of them" if isinstance(shown, list) else f"{text[:LONGEST]}…"

    def _said(self, shown: Any) -> str:
        if isinstance(shown, dict) and _is_message(shown):
            return f"“{self._texts.format(msgspec.convert(shown, Message))}”"
        if isinstance(shown, list):
            return f"[{', '.join(map(self._said, shown))}]"
        return msgspec.json.encode(shown).decode()


# --- which pieces -------------------------------------------------------------------------------


def _other_world(world: Runner[Any], swaps: Mapping[Piece, Piece], found: list[tuple[str, Any, Any]]) -> str:
    """Where other pieces lie in the other world; first those that what is shown speaks of."""
    shown = msgspec.json.encode(found).decode()
    moved = [
        (not any(_speaks_of(shown, one) for one in (piece, swaps[piece])), f"{swaps[piece]} lies in {pile} for {piece}")
        for pile, pieces in sorted(world.state.piles.items())
        for piece in pieces
        if swaps.get(piece, piece) != piece
    ]
    moved.sort(key=lambda one: one[0])
    return f"In the other world {', '.join(text for _, text in moved[:SHOWN])}{_rest(moved)}"


def _speaks_of(shown: str, piece: Piece) -> bool:
    return f'"{piece}"' in shown or f'"{face_of(piece)}"' in shown
