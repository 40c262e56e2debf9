"""The command `fivefires`: everything that the project does, from a terminal.

Each command is a small file of its own. What is slow to import (the kernel, texts, rich) is imported inside the
commands, so that `fivefires games` answers at once.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from .backup import backup
from .bench import bench
from .check import check
from .components import components
from .fuzz import fuzz
from .games import games
from .lesson import lesson
from .play import play
from .rate import rate
from .replay import replay
from .report import report
from .rules import rules
from .serving import database_url_given, serve_page
from .simulate import simulate
from .tidy import tidy
from .trouble import Commands
from .upgrade import upgrade

app = typer.Typer(
    cls=Commands,
    name="fivefires",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example: fivefires play",
)

app.command(epilog="Example: fivefires games --json")(games)
app.command(epilog="Example: fivefires components embers")(components)
app.command(epilog="Example: fivefires play embers --terminal --players 4 --bots 3")(play)
app.command(epilog="Example: fivefires backup copies/")(backup)
app.command(epilog="Example: fivefires tidy --days 90")(tidy)
app.command(epilog="Example: fivefires fuzz pig --games 1000 --workers 2")(fuzz)
app.command(epilog="Example: fivefires check embers --games 300")(check)
app.command(epilog="Example: fivefires replay pig-2026-11-30-1.json --verify")(replay)
app.command(epilog="Example: fivefires upgrade --dry-run *.json")(upgrade)
app.add_typer(lesson, name="lesson")
app.command(epilog="Example: fivefires rules embers E-006")(rules)
app.command(epilog="Example: fivefires simulate embers --games 1000 --workers 2 --out results")(simulate)
app.command(epilog="Example: fivefires rate pig --bots random,greedy --games 400 --out ratings")(rate)
app.command(epilog="Example: fivefires report results")(report)
app.command(epilog="Example: fivefires bench --only pig --json")(bench)


@app.callback(invoke_without_command=True)
def fivefires(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """Five Fires: a table for survival board games, for people and for programs. Alone it opens the page."""
    if version:
        from fivefires import __version__

        print(__version__)
    elif context.invoked_subcommand is None:
        serve_page(database_url=database_url_given(""))


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a sign gets a question mark, not a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
