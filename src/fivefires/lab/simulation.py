"""Simulations: many games of a plan, chunk by chunk into a folder, that can be stopped and taken up again."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from fivefires.kernel.registry import find

from . import tables
from .parallel import in_parallel
from .plan import Job, Plan
from .playing import Played, Recorder

PLAN = "plan.json"


class OtherPlan(Exception):
    """The folder holds the results of something else."""


class Chunk(msgspec.Struct):
    """The games of one piece of work: the tables as files, and what failed."""

    first: int
    games: int
    files: dict[str, bytes]
    errors: dict[str, bytes]


def play_chunk(plan: Plan, numbers: range) -> Chunk:
    """What one process does."""
    game = find(plan.game)
    recorder, rows = Recorder(game, plan.bots), tables.empty_rows()
    errors = {}
    for number in numbers:
        for played in played_in_a_row(recorder, plan, number):
            tables.add(rows, game, plan, played)
            if played.error:
                errors[f"{game.id}-{played.job.number}.json"] = played.file
    return Chunk(numbers.start, len(numbers), tables.as_parquet(rows), errors)


def played_in_a_row(recorder: Recorder, plan: Plan, number: int) -> Iterator[Played]:
    """One game of a plan; or, where it has chains, the games of a chain until none follows or one fails."""
    job: Job | None = plan.job(number)
    while job is not None:
        played = recorder.play(job)
        yield played
        job = plan.next_link(job, played.following) if played.following is not None else None


def simulate(
    plan: Plan,
    folder: Path,
    *,
    workers: int = 1,
    ray: str = "",
    progress: Callable[[int], None] | None = None,
    enough: Callable[[], bool] | None = None,
) -> int:
    """Play what is still missing in a folder, or until it is enough; returns how many games failed.

    Where the plan has chains, it is their number that `progress` is told.
    """
    settle(plan, folder)
    done = finished(plan, folder)
    missing = [numbers for numbers in plan.chunks() if numbers.start not in done]
    count = plan.games - sum(map(len, missing))
    tell = progress or (lambda _done: None)
    tell(count)
    if enough is None or not enough():
        for chunk in in_parallel(partial(play_chunk, plan), missing, workers, ray):
            keep(chunk, folder)
            count += chunk.games
            tell(count)
            if enough is not None and enough():
                break
    return len(list((folder / "errors").glob("*.json")))


def settle(plan: Plan, folder: Path) -> None:
    """Write the plan down, or find that the folder has it already; more games than before are the same plan."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PLAN
    if path.exists():
        earlier = read_plan(folder)
        if msgspec.structs.replace(earlier, games=plan.games) != plan:
            raise OtherPlan(f"{folder} holds the results of another run: its {PLAN} differs from what is asked for")
    elif any(folder.iterdir()):
        raise OtherPlan(f"{folder} is not empty and holds no run of the lab")
    _write(path, msgspec.json.format(msgspec.json.encode(plan)))


def read_plan(folder: Path) -> Plan:
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError) as error:
        raise OtherPlan(f"{folder} holds no run of the lab: {error}") from None


def finished(plan: Plan, folder: Path) -> list[int]:
    """The chunks that are there whole. The table of games is written last, so what is beside it is there too."""
    return [
        numbers.start
        for numbers in plan.chunks()
        if (path := chunk_path(folder, "games", numbers.start)).exists() and tables.firsts_in(path) == len(numbers)
    ]


def keep(chunk: Chunk, folder: Path) -> None:
    for name, file in chunk.errors.items():
        (folder / "errors").mkdir(exist_ok=True)
        _write(folder / "errors" / name, file)
    for table in (*(table for table in tables.SCHEMAS if table != "games"), "games"):
        path = chunk_path(folder, table, chunk.first)
        path.parent.mkdir(exist_ok=True)
        _write(path, chunk.files[table])


def chunk_path(folder: Path, table: str, first: int) -> Path:
    return folder / table / f"{first:07}.parquet"


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all: a run may be stopped at any time."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, path)
