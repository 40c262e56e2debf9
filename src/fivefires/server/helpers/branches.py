"""Games that are played on from a step of another one: replayed up to there, and dealt anew, beside the server."""

from __future__ import annotations

import msgspec

from fivefires.kernel import files, sight
from fivefires.kernel.branches import branch
from fivefires.server.storage.rows import json_text
from fivefires.server.table.play import written

from .reels import Projector
from .uploads import Upload
from .work import game_of, load_record


class Branched(msgspec.Struct):
    """A game that begins at a place of another one, as a replay counts its places."""

    place: int
    game: Upload


def branched(data: bytes, step: int, seat: int, seed: str) -> Branched | str:
    """What `seat` plays on from a question of the record, or the code of a refusal.

    Where the seat would see anything else than it saw then, the rules keep something that cannot be dealt anew.
    """
    record = load_record(data)
    projector = Projector(record, seat)
    questions = [stop.step for stop in projector.stops]
    if projector.over:
        questions.pop()
    if step not in questions:
        return "no-step"
    game = game_of(record)
    before = files.replay(load_record(data), game, to=step, stands=True)
    runner = branch(load_record(data), game, step, seat, bytes.fromhex(seed))
    if sight(before, seat).scene != sight(runner, seat).scene:
        return "branch-changes"
    entries = [json_text(written(entry)) for entry in runner.tape.history]
    upload = Upload(
        record.game, runner.game.version, json_text(runner.setup), seed, entries, "{}", over=False, verified=True
    )
    return Branched(questions.index(step), upload)
