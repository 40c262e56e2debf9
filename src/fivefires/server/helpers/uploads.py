"""Files that people bring: replayed from their set-up in a process of its own, under limits, and never trusted."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.alarm import at_most
from fivefires.kernel import Game, Message, Refused, Runner, key_of
from fivefires.kernel.branches import is_whole
from fivefires.kernel.files import BadFile, NotReplayable, Record, decode, replay, seed_of, verify
from fivefires.kernel.registry import UnknownGame, registered
from fivefires.kernel.tape import Answer
from fivefires.server.refusals import refusal_of
from fivefires.server.storage.rows import json_text
from fivefires.server.table.play import written


class Upload(msgspec.Struct):
    """What is left of a file once it was replayed here: a game of ours, at the present version."""

    game: str
    version: int
    setup: str
    seed: str
    entries: list[str]
    parts: str
    over: bool
    verified: bool
    result: str | None = None


class Unfit(msgspec.Struct):
    """A file that cannot be taken: the code of the refusal, and the step that it names, or the game's own reason."""

    code: str
    step: int = 0
    reason: Message | None = None


def examine(data: bytes, most: int, seconds: float) -> Upload | Unfit:
    """Replay a file's answers from its set-up. Its checkpoint is ignored, and nothing that it does escapes."""
    try:
        with at_most(seconds):
            record = decode(data)
            if len(record.history) > most:
                return Unfit("too-long")
            return _replayed(record)
    except NotReplayable as stop:
        return Unfit("not-replayable", stop.step)
    except TimeoutError:
        return Unfit("too-long")
    except UnknownGame:
        return Unfit("no-game")
    except Refused as refused:
        return Unfit(refusal_of(refused).code, reason=refused.reason)
    except BadFile:
        return Unfit("bad-file")
    except Exception:  # Rules may fail in any way on a record that nobody has played.
        return Unfit("bad-file")


def _replayed(record: Record) -> Upload:
    if not is_whole(record):
        raise BadFile("pieces were exchanged in this game")
    game = registered(record.game)
    game.check(record.setup)
    if record.version != game.version:
        for entry in record.history:
            if isinstance(entry, Answer):
                entry.hash = ""
    runner = replay(record, game, hashes=True)
    return Upload(
        record.game,
        game.version,
        json_text(runner.setup),
        seed_of(record).hex(),
        [json_text(written(entry)) for entry in runner.tape.history],
        _parts(runner),
        runner.over,
        _is_verified(record, game),
        json_text(runner.state.result) if runner.over else None,
    )


def _is_verified(record: Record, game: Game[Any]) -> bool:
    """Whether the dice follow from the seed, as far as the game has come."""
    try:
        verify(record, game)
    except NotReplayable as stop:
        return stop.step == len(record.history)
    return True


def _parts(runner: Runner[Any]) -> str:
    return json_text({str(seat): key_of(option) for seat, option in runner.parts.items()})
