"""Thinking ahead: what becomes of an answer in a dealt world, and how good that is for everybody."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from fivefires.kernel import AnyOption, Game, Prompt, Task, Trial

# A thought that does not end is given up after so many answers.
LONGEST = 20_000
# How many rounds, or nearer stretches, are played out before the position is judged: to the end of this one. Luck adds
# up faster than an evaluation errs, so that many short thoughts tell more than a few long ones.
STRETCHES = 1
# How far ahead is thought where a game counts neither, in answers.
ANSWERS = 40

Policy = Callable[[Any, Sequence[Any], Prompt], Any]


class _FarEnough(Exception):
    """Ends a thought at its horizon."""


def policy_of(game: Game[Any], chance: random.Random) -> Policy:
    """How everybody is thought to play: as the game's expert, or anyhow."""
    if game.expert is not None:
        return game.expert
    return lambda _view, options, _prompt: options[int(chance.random() * len(options))]


def horizon(view: Any, game: Game[Any]) -> tuple[int | None, int]:
    """How far a thought that begins here goes: to which stretch, if to any, and for how many answers at most."""
    if game.evaluate is None:
        return None, LONGEST
    first = stretch_of(game)(view)
    return (None, ANSWERS) if first is None else (first + STRETCHES, LONGEST)


def stretch_of(game: Game[Any]) -> Callable[[Any], int | None]:
    """What numbers the stretches of a game's play: its own horizon, or its rounds."""
    return game.horizon if game.horizon is not None else _round_of


def _round_of(view: Any) -> int | None:
    return getattr(view, "round", None)


def play_on(trial: Trial, game: Game[Any], policy: Policy, last: int | None, longest: int = LONGEST) -> None:
    """Let everybody answer by a policy until this stretch of play begins, for at most so many answers.

    The horizon is a round of the game and not a number of answers: else whoever answers with many small words would
    be judged at an earlier hour than the others. It is counted before the answer that is thought about, since that
    may be the last one of its round.
    """
    if trial.over:
        return
    view, stretch = trial.view, stretch_of(game)

    def choose(seat: int, options: Sequence[Any]) -> Any:
        sight = view(seat)
        if last is not None and (now := stretch(sight)) is not None and now >= last:
            raise _FarEnough
        return policy(sight, options, trial.prompt) if len(options) > 1 else options[0]

    try:
        trial.run(choose, longest)
    except _FarEnough:
        return


def worth(game: Game[Any], trial: Trial, seat: int) -> Sequence[float]:
    """How well each seat stands, from 0 to 1, as `seat` sees it: by the result, or by the game's evaluation."""
    if trial.over or game.evaluate is None:
        winners = trial.result.winners if trial.result is not None else []
        return [1.0 if one in winners else 0.0 for one in range(trial.view(seat).seats)]
    standing: Sequence[float] = game.evaluate(trial.view(seat))
    return standing


def one_step(task: Task, trial: Trial, option: AnyOption) -> float:
    """How well the thinker stands right after an answer."""
    trial.answer(task.seat, option)
    return worth(task.game, trial, task.seat)[task.seat]
