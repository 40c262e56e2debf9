"""Reaction windows that tell: worlds in which somebody holds a reaction beside worlds in which nobody does.

A reaction from a hidden zone must not show whether it is there. Dealing anew by chance seldom takes away just the card
that matters and leaves everything else as it is. So here it is done on purpose: two copies of the game get the answer
that opens a window. Before that, in the second one, each card that could be used is exchanged for a card that nobody
sees, or the other way round. Whoever knows neither card must then see the same in both: while the window stands, and
after everybody has passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from fivefires.kernel import NOBODY, SPECTATOR, Option, Pass, Piece, Refused, RuleError, Runner, face_of, only
from fivefires.kernel.questions import Question
from fivefires.kernel.tape import Answer

from .light import Light
from .telling import told_apart, who_can_tell
from .twins import copy_with_log, repeat, seen_by

# How many exchanges are tried until one leads to the world that is looked for.
TRIES = 4

Swaps = dict[Piece, Piece]


class WindowWatch:
    """Watches one game, and counts in `compared` how often a world with a holder stood beside one without."""

    def __init__(self, runner: Runner[Any], seed: int) -> None:
        self._runner, self._random = runner, Random(f"windows/{seed}")
        self._watches = runner.game.veils or any(not reaction.must for reaction in runner.game.reactions)
        self._faces = _faces_that_react(runner.game.package)
        self._before: Runner[Any] | None = None
        self._length = 0
        self.compared: Counter[str] = Counter()

    def before(self) -> None:
        """Keep the game as it is before somebody answers."""
        self._before = self._runner.copy() if self._watches else None
        self._length = len(self._runner.tape.line)

    def after(self) -> str | None:
        """A sentence where somebody can tell from a window, or from its absence, who holds something.

        One of those who look on is drawn by lot: all of them at each window would take most of the time of a fuzz.
        """
        before = self._before
        if before is None:
            return None
        answers = [entry for entry in self._runner.tape.line[self._length :] if isinstance(entry, Answer)]
        ours = _World(before, {}, SPECTATOR)
        if not ours.follow(answers) or not ours.reacting:
            return None
        self._faces |= {face_of(piece) for _, piece in ours.armed()}
        return self._compare(before, answers, ours, self._random.choice((*range(before.state.seats), SPECTATOR)))

    def _compare(self, before: Runner[Any], answers: Sequence[Answer], ours: _World, onlooker: int) -> str | None:
        held = [piece for seat, piece in ours.armed() if seat != onlooker]
        for _ in range(TRIES):
            swaps = self._nobody(ours, onlooker, held) if held else self._somebody(ours, onlooker)
            if not swaps or not _hidden_from(onlooker, before, swaps):
                return None
            theirs = _World(before, swaps, onlooker)
            if not theirs.follow(answers) or bool(held) == any(seat != onlooker for seat, _ in theirs.armed()):
                continue
            self.compared["holder beside nobody" if held else "nobody beside holder"] += 1
            sentence = _difference(_World(before, {}, onlooker), theirs, answers, onlooker)
            return sentence and (_told_already(before, swaps, onlooker) or sentence)
        return None

    # --- other worlds --------------------------------------------------------------------------

    def _nobody(self, ours: _World, onlooker: int, held: Sequence[Piece]) -> Swaps:
        """Each piece that somebody could use changes places with one that nobody sees."""
        unseen = [piece for piece in ours.unseen() if face_of(piece) not in self._faces]
        self._random.shuffle(unseen)
        swaps: Swaps = {}
        for piece in held:
            other = next((one for one in unseen if one not in swaps and ours.alike(piece, one)), None)
            if other is None or not _hidden_from(onlooker, ours.runner, (piece, other)):
                return {}
            swaps |= {piece: other, other: piece}
        return swaps

    def _somebody(self, ours: _World, onlooker: int) -> Swaps:
        """A piece that can be used comes from where nobody sees it into the hand of somebody who might have one."""
        useful = [piece for piece in ours.unseen() if face_of(piece) in self._faces]
        hands = [piece for seat in ours.veil if seat != onlooker for piece in ours.hand(seat)]
        pairs = [(one, other) for one in useful for other in hands if ours.alike(one, other)]
        pairs = [pair for pair in pairs if _hidden_from(onlooker, ours.runner, pair)]
        if not pairs:
            return {}
        one, other = self._random.choice(pairs)
        return {one: other, other: one}


class _World:
    """A copy of the game, with some pieces exchanged, in which windows stand until they are closed here."""

    def __init__(self, before: Runner[Any], swaps: Swaps, onlooker: int) -> None:
        self.runner = copy_with_log(before)
        self.runner.stands = True
        self._before, self.swaps = before, swaps
        if swaps:
            self.runner.exchange(onlooker, swaps)
        self._light = Light(self.runner)
        self._begin = len(self.runner.tape.line)

    def follow(self, answers: Sequence[Answer]) -> bool:
        """Answer as the game was answered; False where that is not legal here, or ends the game."""
        question = self.runner.question
        assert question is not None
        try:
            repeat(self.runner, question, answers)
        except (Refused, RuleError):
            return False
        return not self.runner.over

    def pass_all(self) -> bool:
        """Let everybody pass in the window; False where there is none, or where the game is over then, and so open."""
        if not self._question.veiled:
            return False
        self.runner.close_window({})
        return not self.runner.over

    def seen_by(self, onlooker: int) -> bytes:
        return seen_by(self.runner, onlooker, 0, self._begin)

    def shows(self, onlooker: int) -> bool:
        """Whether something that was exchanged has come to light."""
        return self._light.has_shown(onlooker, self.swaps)

    @property
    def _question(self) -> Question:
        assert self.runner.question is not None
        return self.runner.question

    @property
    def reacting(self) -> bool:
        """Whether somebody may react now, in a window or without one."""
        return self._question.veiled or bool(self.armed())

    @property
    def veil(self) -> Sequence[int]:
        return self._question.veil

    def armed(self) -> list[tuple[int, Piece]]:
        """Who could use which piece now."""
        return [
            (seat, piece)
            for seat, options in self._question.choices.items()
            if self._question.veiled or Pass.PASS in options
            for option in options
            for piece in (option.about() if isinstance(option, Option) else ())
            if piece in self.runner.table.box.pieces
        ]

    def unseen(self) -> list[Piece]:
        """What lies where nobody sees it."""
        state, zones = self.runner.state, self.runner.table.box.piles
        return [piece for pile in sorted(state.piles) if zones[pile].sees == NOBODY for piece in state.piles[pile]]

    def hand(self, seat: int) -> Iterator[Piece]:
        """What lies where this seat alone sees it."""
        state, zones = self.runner.state, self.runner.table.box.piles
        for pile in sorted(state.piles):
            if zones[pile].sees == only(seat):
                yield from state.piles[pile]

    def alike(self, one: Piece, other: Piece) -> bool:
        """Whether two pieces cannot be told apart from behind, nor by what everybody knows of the lots they lay in."""
        kind, others = self.runner.table.box.pieces[one], self.runner.table.box.pieces[other]
        return kind.back == others.back and (kind == others or self._lot(one) == self._lot(other))

    def _lot(self, piece: Piece) -> str:
        zones, piles = self.runner.table.box.piles, self._before.state.piles
        return next(zones[pile].lot for pile, pieces in piles.items() if piece in pieces)


def _hidden_from(onlooker: int, runner: Runner[Any], pieces: Swaps | Sequence[Piece]) -> bool:
    return not any(runner.state.known.get(piece, 0) >> onlooker & 1 for piece in pieces)


def _difference(ours: _World, theirs: _World, answers: Sequence[Answer], onlooker: int) -> str | None:
    """What tells the two worlds apart, before or after everybody has passed."""
    ours.follow(answers)
    told = _told_apart(ours, theirs, onlooker, "while a window stands")
    if told is None and ours.pass_all() and theirs.pass_all():
        told = _told_apart(ours, theirs, onlooker, "after everybody has passed")
    return told


def _told_already(before: Runner[Any], swaps: Swaps, onlooker: int) -> str | None:
    """What shows a hidden piece before there is a window is another fault, and is told as that."""
    here, there = (_World(before, exchanged, onlooker).seen_by(onlooker) for exchanged in ({}, swaps))
    if here == there:
        return None
    return told_apart(who_can_tell(onlooker), here, there, before, swaps)


def _told_apart(ours: _World, theirs: _World, onlooker: int, when: str) -> str | None:
    here, there = ours.seen_by(onlooker), theirs.seen_by(onlooker)
    if here == there or ours.shows(onlooker) or theirs.shows(onlooker):
        return None
    what = f"{who_can_tell(onlooker)}, whether anybody could react, {when}"
    return told_apart(what, here, there, ours.runner, theirs.swaps)


@cache
def _faces_that_react(_package: str) -> set[str]:
    """What is printed on the pieces that somebody could react with, as far as games have shown it."""
    return set()
