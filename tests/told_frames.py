"""What a page is sent of a recorded game from one seat, frame by frame, without the scenes.

    python -m tests.told_frames zona winner-3 0

The page's own tests feed it to what plays beats and puts the strip together.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fivefires.kernel import Runner, files, key_of, sight
from fivefires.kernel.registry import find
from fivefires.kernel.tape import Answer

RECORDED = Path(__file__).parent / "recorded"


def frames(game: str, name: str, seat: int) -> Iterator[dict[str, Any]]:
    """One for each question of the game, with the lines that are new in it."""
    record = files.decode((RECORDED / game / f"{name}.json").read_bytes())
    runner = Runner(find(game), record.setup, files.seed_of(record))
    told = 0
    answers = iter([entry for entry in record.history if isinstance(entry, Answer)])
    while True:
        seen = sight(runner, seat, since=told)
        told += len(seen.log)
        yield {"asked": seen.question is not None, "answered": seen.answered, "log": seen.log}
        if runner.over:
            return
        for _ in range(len(runner.asked())):
            answer = next(answers)
            runner.answer(answer.seat, answer.option if isinstance(answer.option, str) else key_of(answer.option))


if __name__ == "__main__":
    game, name, seat = sys.argv[1:]
    sys.stdout.buffer.write(msgspec.json.encode([*frames(game, name, int(seat))]))
