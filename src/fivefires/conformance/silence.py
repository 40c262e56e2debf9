"""Silence that tells: where a question has a default, what it means must not show what only the asked seat knows."""

from __future__ import annotations

from typing import Any

from fivefires.kernel import SPECTATOR, Chance, Runner, key_of
from fivefires.kernel.tape import Redeal

from .light import Light
from .telling import told_apart, who_can_tell
from .twins import copy_with_log, seen_by


def silence_tells(runner: Runner[Any], number: int) -> str | None:
    """Let everybody be silent, here and in worlds that look the same to an onlooker; a sentence where they differ."""
    question = runner.question
    if question is None or question.veiled or question.default is None or runner.parts:
        return None
    for onlooker in (*range(runner.state.seats), SPECTATOR):
        if sentence := _told_apart(runner, onlooker, number):
            return sentence
    return None


def _told_apart(runner: Runner[Any], onlooker: int, number: int) -> str | None:
    ours, theirs = copy_with_log(runner), copy_with_log(runner)
    theirs.redeal(onlooker, Chance(bytes(32)).fork(number))
    begins = len(ours.tape.line), len(theirs.tape.line)
    redeal = theirs.tape.line[-1]
    swapped = redeal.swaps if isinstance(redeal, Redeal) else {}
    if stale := _no_answer(theirs):
        return stale
    lights = Light(ours), Light(theirs)
    for world in (ours, theirs):
        for seat in world.asked():
            world.lapse(seat)
    if ours.over or theirs.over:  # A finished game is open.
        return None
    if any(light.has_shown(onlooker, swapped) for light in lights):
        return None
    here, there = (seen_by(world, onlooker, 0, begin) for world, begin in zip((ours, theirs), begins, strict=True))
    if here == there:
        return None
    return told_apart(f"{who_can_tell(onlooker)} from silence", here, there, ours, swapped)


def _no_answer(world: Runner[Any]) -> str | None:
    """A default that was worked out before the re-deal, and is no answer any longer."""
    assert world.question is not None
    for seat, option in (world.question.default or {}).items():
        if option not in world.options(seat):
            hint = "a default that depends on hidden pieces is given as a function"
            return f"the silence of seat {seat} means {key_of(option)}, which it does not know to have; {hint}"
    return None
