"""`fivefires upgrade`: bring saved games to the present rules, where every recorded answer is still legal."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .output import add_row, new_table, print_json, print_table
from .trouble import Trouble

if TYPE_CHECKING:
    from fivefires.kernel import Runner
    from fivefires.kernel.files import Record

FINE, STOPPED, BAD = 0, 1, 2


def upgrade(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Saved games.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would happen, and change nothing.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects.")] = False,
) -> None:
    """Carry saved games over to the present rules. What was there before stays beside it as FILE.bak.

    Exit 1 where a game stops under the present rules, 2 where a file is none of ours; those are left alone.
    """
    outcomes = [(path, *carry(path, dry_run=dry_run)) for path in files]
    if as_json:
        print_json([{"file": str(path), "outcome": text, "ok": code == FINE} for path, code, text in outcomes])
    else:
        table = new_table("file", "dry run: what would happen" if dry_run else "what happened")
        for path, _, text in outcomes:
            add_row(table, str(path), text)
        print_table(table)
    raise typer.Exit(max(code for _, code, _ in outcomes))


def carry(path: Path, *, dry_run: bool) -> tuple[int, str]:
    """What becomes of one file, and the exit code that this calls for."""
    from fivefires.kernel.files import BadFile, NotReplayable

    from .finding import find_game
    from .storage import read_record

    try:
        record = read_record(path)
        if record.error:
            return FINE, "a bug report; left as it is"
        game = find_game(record.game)
        runner = carried(record, game)
        if record.version == game.version:
            return FINE, f"has version {game.version} already"
        if not dry_run:
            rewrite(path, runner)
    except NotReplayable as stop:
        return STOPPED, f"stops at step {stop.step}: {stop.reason}"
    except (Trouble, BadFile) as error:
        return BAD, str(error)
    return FINE, f"carried over from version {record.version} to {game.version}"


def carried(record: Record, game: Any) -> Runner[Any]:
    """The game under the present rules, with fresh hashes where these have changed."""
    from fivefires.kernel.files import carry_over

    from .replaying import play_again

    runner = play_again(record, game)
    return runner if record.version == game.version else carry_over(record, game, hashes=True)


def rewrite(path: Path, runner: Runner[Any]) -> None:
    from fivefires.kernel.files import save

    from .storage import write_new, write_over

    write_new(backup_of(path), path.read_bytes())
    write_over(path, save(runner))


def backup_of(path: Path) -> Path:
    """`FILE.bak`, or `FILE.2.bak` and so on where that is there already."""
    first = path.with_name(f"{path.name}.bak")
    if not first.exists():
        return first
    return next(other for number in count(2) if not (other := path.with_name(f"{path.name}.{number}.bak")).exists())
