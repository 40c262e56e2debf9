"""`fivefires report`: what the games of a run have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .finding import find_game
from .lab import need_lab
from .trouble import Trouble


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What simulate or rate has left.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the page goes; else into the folder.")] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="The game, if it is not a registered one.")] = None,
) -> None:
    """Make a page of a run, and print its summary: who wins, how long it takes, what cards do, what never happens."""
    need_lab("report")
    from fivefires.kernel.registry import UnknownGame
    from fivefires.lab.findings import find_out
    from fivefires.lab.page import page, summary
    from fivefires.lab.simulation import OtherPlan

    try:
        found = find_out(folder, None if game is None else find_game(game))
    except (OtherPlan, UnknownGame) as error:
        raise Trouble(str(error)) from None
    path = out or folder / "report.html"
    try:
        path.write_text(page(found), encoding="utf-8")
    except OSError as error:
        raise Trouble(f"the page cannot be written: {error}") from None
    print(summary(found))
    print(f"The page is {path}.")
