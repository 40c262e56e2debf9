"""`fivefires upgrade`: bring saved games to the present rules, where every recorded answer is still legal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .output import add_row, new_table, print_json, print_table
from .trouble import Trouble, complain

if TYPE_CHECKING:
    from fivefires.kernel import Runner

FINE, STOPPED, BAD = 0, 1, 2


def upgrade(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Saved games.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would happen, and change nothing.")] = False,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="The game, if it is not a registered one.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects.")] = False,
) -> None:
    """Carry saved games over to the present rules. What was there before stays beside it as FILE.bak.

    Exit 1 where a game or its chain stops under the present rules, 2 where a file is none of ours; those are left
    alone.
    """
    outcomes = [(path, *carry(path, game, dry_run=dry_run)) for path in files]
    if as_json:
        print_json([{"file": str(path), "outcome": text, "ok": code == FINE} for path, code, text in outcomes])
    else:
        show(outcomes, dry_run=dry_run)
    raise typer.Exit(max(code for _, code, _ in outcomes))


def show(outcomes: list[tuple[Path, int, str]], *, dry_run: bool) -> None:
    table = new_table("file", "dry run: what would happen" if dry_run else "what happened")
    for path, code, text in outcomes:
        if code == BAD:
            complain(text)
        else:
            add_row(table, str(path), text)
    if table.rows:
        print_table(table)


def carry(path: Path, named: str | None, *, dry_run: bool) -> tuple[int, str]:
    """What becomes of one file, and the exit code that this calls for."""
    from fivefires.kernel.files import BadFile, NotReplayable

    from .chains import trouble_after, trouble_with_earlier
    from .finding import game_of
    from .replaying import carried
    from .storage import read_record

    try:
        record = read_record(path)
        if record.error:
            return FINE, "a bug report; left as it is"
        game = game_of(record, named)
        if trouble := trouble_with_earlier(record, game):
            return STOPPED, f"the present rules do not take up its earlier result: {trouble}"
        runner = carried(record, game)
        same = record.version == game.version
        if not (same or dry_run):
            rewrite(path, runner)
    except NotReplayable as stop:
        return STOPPED, f"stops at step {stop.step}: {stop.reason}"
    except Trouble as error:
        return BAD, str(error)
    except BadFile as error:
        return BAD, f"the file {path} cannot be used: {error}"
    outcome = f"carried over from version {record.version} to {game.version}"
    if same:
        outcome = f"has version {game.version} already"
    if trouble := trouble_after(runner):
        return STOPPED, f"{outcome}; the game that follows it can no longer be set up: {trouble}"
    return FINE, outcome


def rewrite(path: Path, runner: Runner[Any]) -> None:
    from fivefires.kernel.files import save

    from .storage import back_up, write_over

    back_up(path)
    write_over(path, save(runner))
