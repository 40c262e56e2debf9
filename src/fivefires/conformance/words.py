"""Pieces, and words that are only spelled like one.

The first copy of a card is called like what is printed on it: "beans", and then "beans#2". So a text "beans" may be the
hidden card, or a message, or the kind of goods that the market wants today. Nothing in the text tells which. But in a
world where that card is called "beans#1" from the start, and all else is the same, the card has its new name, and a
word has still the old one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from fivefires.kernel import EVERYBODY, Box, Piece, Runner, Setup, face_of, key_of
from fivefires.kernel.questions import Question
from fivefires.kernel.tape import Answer

from .twins import repeat


class Suspect(NamedTuple):
    """A text that names a piece which somebody should not know, and where it stands; `{}` is the piece."""

    piece: Piece
    place: str

    @property
    def sentence(self) -> str:
        return self.place.replace("{}", self.piece)


Look = Callable[[Runner[Any]], list[Suspect]]


class Words:
    """Tells pieces from words in one game. What was a word in a place stays one, and is not looked into again."""

    def __init__(self, runner: Runner[Any]) -> None:
        self._runner = runner
        self._cleared: set[Suspect] = set()

    def first_piece(self, look: Look) -> Suspect | None:
        """The first suspect that is a piece indeed."""
        for suspect in look(self._runner):
            if suspect not in self._cleared:
                if _is_meant(self._runner, suspect, look):
                    return suspect
                self._cleared.add(suspect)
        return None


def _is_meant(runner: Runner[Any], suspect: Suspect, look: Look) -> bool:
    """Where the world with the other name cannot be had, the text is taken for what it looks like: the piece, or a copy
    of it that lies open.
    """
    if "#" in suspect.piece:
        return True
    world = numbered(runner, suspect.piece)
    if world is None:
        return not _lies_open(runner, suspect.piece)
    return Suspect(_new_name(suspect.piece), suspect.place) in look(world)


def _lies_open(runner: Runner[Any], face: str) -> bool:
    """Whether everybody knows a card on which this is printed."""
    return any(seats == EVERYBODY and face_of(piece) == face for piece, seats in runner.state.known.items())


# --- the world in which a first copy has a number ---------------------------------------------------


def numbered(runner: Runner[Any], piece: Piece) -> Runner[Any] | None:
    """The same game with another name for one piece; None where the rules do not treat it the same."""
    game = runner.game

    def box(setup: Setup) -> Box:
        return _renamed(game.box(setup), piece)

    try:
        world = Runner(replace(game, box=box, _boxes={}), runner.setup, runner.seed, log=False)
        _follow(world, [entry for entry in runner.tape.line if isinstance(entry, Answer)], piece)
    except Exception:  # Rules that go by the old name may fail at it in any way, even before the first question.
        return None
    return world if _is_same(runner, world, piece) else None


def dealt_alike(world: Runner[Any], seat: int, swaps: Mapping[Piece, Piece]) -> Runner[Any]:
    """A copy of a world in which the same pieces have changed places, whatever they are called there."""
    pieces, dealt = world.table.box.pieces, world.copy()
    names = {piece: piece if piece in pieces else _new_name(piece) for piece in swaps}
    dealt.exchange(seat, {names[piece]: names[other] for piece, other in swaps.items()})
    return dealt


def _new_name(piece: Piece) -> Piece:
    return f"{piece}#1"


def _renamed(box: Box, piece: Piece) -> Box:
    new, made = _new_name(piece), box.copy()
    made.pieces = {new if one == piece else one: kind for one, kind in made.pieces.items()}
    made._known = {new if one == piece else one: seats for one, seats in made._known.items()}
    made._layout = {name: [new if one == piece else one for one in pile] for name, pile in made._layout.items()}
    return made


def _follow(world: Runner[Any], answers: list[Answer], piece: Piece) -> None:
    """Give all the answers of the other world, with the new name where that is what is offered."""
    given = 0
    while given < len(answers) and (question := world.question) is not None:
        repeat(world, question, [_offered(question, answer, piece) for answer in answers[given:]])
        given = sum(isinstance(entry, Answer) for entry in world.tape.line)


def _offered(question: Question, answer: Answer, piece: Piece) -> Answer:
    """An answer by the key that it has here. Some of the parts that are spelled like the piece may be words."""
    key = answer.option if isinstance(answer.option, str) else key_of(answer.option)
    offered = {key_of(option) for option in question.choices.get(answer.seat, ())}
    parts = [(part, _new_name(piece)) if part == piece else (part,) for part in key.split(":")]
    return Answer(answer.seat, next((":".join(one) for one in product(*parts) if ":".join(one) in offered), key))


def _is_same(runner: Runner[Any], world: Runner[Any], piece: Piece) -> bool:
    new = _new_name(piece)
    piles = {name: [new if one == piece else one for one in pile] for name, pile in runner.state.piles.items()}
    return bool(world.state.piles == piles) and world.asked() == runner.asked()
