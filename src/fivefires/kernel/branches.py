"""Branches: a game that is played on from a step of another one.

The record of the other game up to that step is the beginning of the new one. Whoever has seen how the other went on
knows its seed and where everything lay. So what a seat could not know at that step is dealt anew, as an entry of the
tape, and all chance from there on comes from a seed of its own. `Setup.branched` says so in every file.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from .chance import commitment
from .files import BadFile, Record, carried_hash, replay
from .game import Game
from .redeal import dealing
from .runner import Runner
from .state import S
from .tape import Redeal, Tape


def branch(record: Record, game: Game[S], step: int, seat: int, seed: bytes) -> Runner[S]:
    """The game that begins at a step of this record, and in which what `seat` does not know there is dealt anew.

    A lesson's chance is laid out no longer. What was taken back before the step is not in the new record.
    """
    line = [carried_hash(entry, record, game) for entry in Tape.of(record.history[:step]).line]
    begun = msgspec.structs.replace(
        record,
        version=game.version,
        setup=msgspec.structs.replace(record.setup, laid=UNSET, branched=len(line)),
        commitment=commitment(seed),
        seed=seed.hex(),
        history=line,
        parts={},
        checkpoint=None,
        final="",
    )
    runner = replay(begun, game, hashes=True, stands=True)
    if runner.over:
        raise BadFile("the game is over there")
    runner.branch(seat, dealing(seed))
    return runner


def is_whole(record: Record) -> bool:
    """Whether pieces were exchanged only where the record says that it branched off another game, and before."""
    at = record.setup.branched
    exchanged = [step for step, entry in enumerate(record.history) if isinstance(entry, Redeal)]
    return not exchanged if at is UNSET else exchanged[-1:] == [at]
