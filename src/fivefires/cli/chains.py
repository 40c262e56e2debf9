"""Chains at the command line: the set-up that follows the game of a file, and what stands in its way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from fivefires.kernel import Game, Refused, Runner, Setup
from fivefires.kernel.chains import next_setup
from fivefires.kernel.files import BadFile, NotReplayable, Record

from .finding import reason_of
from .proving import Unproved, prove
from .replaying import play_again
from .trouble import Trouble


def setup_after(path: Path, record: Record, game: Game[Any], players: int | None) -> Setup:
    """What is played after the game of a file, by as many or by others; Trouble where nothing follows it.

    The game is proved first: what is taken up shall have been won.
    """
    if record.setup.laid is not UNSET:
        raise Trouble(f"the file {path} is the lesson {record.setup.laid}, and a lesson counts for no chain")
    if game.follows is None:
        raise Trouble(f"a game of {game.id} is not followed by another one")
    check_over(path, record, game)
    try:
        [(_, runner)] = prove([path], [record], game)
    except Unproved as wrong:
        raise Trouble(f"the game in {path} is not proved, so that nothing follows it: {wrong}") from None
    if trouble := trouble_after(runner, players):
        raise Trouble(f"what follows the game in {path} cannot be set up: {trouble}")
    setup = next_setup(game, runner.setup, runner.state.result, players)
    if setup is None:
        raise Trouble(f"the chain has ended with the game in {path}, and nothing follows it")
    return setup


def is_followed(runner: Runner[Any]) -> bool:
    """Whether another game can be played after a finished one."""
    if not runner.over or trouble_after(runner):
        return False
    return next_setup(runner.game, runner.setup, runner.state.result) is not None


def check_over(path: Path, record: Record, game: Game[Any]) -> None:
    try:
        over = play_again(record, game).over
    except NotReplayable:
        return  # Why it does not hold is told by the proof.
    except BadFile as error:
        raise Trouble(f"the file {path} cannot be used: {error}") from None
    if not over:
        raise Trouble(f"the game in {path} is not over; finish it with --resume before another one follows it")


# --- under other rules --------------------------------------------------------------------------


def trouble_with_earlier(record: Record, game: Game[Any]) -> str:
    """Why the present rules do not take up the earlier result of a game; nothing where that is not what stops it."""
    alone = msgspec.structs.replace(record.setup, earlier=None)
    if record.setup.earlier is None or trouble_with(game, alone):
        return ""
    return trouble_with(game, record.setup)


def trouble_after(runner: Runner[Any], players: int | None = None) -> str:
    """Why what follows a finished game cannot be set up; nothing where it can, or where nothing follows."""
    if not runner.over:
        return ""
    try:
        setup = next_setup(runner.game, runner.setup, runner.state.result, players)
    except Exception as error:  # Rules of another version may fail in any way on an old game.
        return f"{type(error).__name__}: {error}"
    return trouble_with(runner.game, setup) if setup is not None else ""


def trouble_with(game: Game[Any], setup: Setup) -> str:
    """Why the rules do not allow a set-up."""
    try:
        game.check(setup)
    except Refused as refused:
        return reason_of(game, refused)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""
