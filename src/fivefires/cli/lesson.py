"""`fivefires lesson`: a game once played becomes a lesson to be edited, and lessons are held to the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from .finding import find_game, game_of
from .output import print_json
from .storage import read_record, write_new
from .trouble import Trouble, complain

# An id stands in an address, in the name of a text, and in the Python that is written.
_ID = re.compile(r"[A-Za-z0-9_-]+")

lesson = typer.Typer(help="Make lessons of games that were played, and check them.", no_args_is_help=True)


@lesson.command(epilog="Example: fivefires lesson record embers-2026-11-15-1.json --id first --out first.py")
def record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    id: Annotated[str | None, typer.Option(metavar="ID", help="What the lesson is called; else as the file.")] = None,
    seed: Annotated[str | None, typer.Option(help="Gives what chance is not laid out; else the lesson's id.")] = None,
    answers: Annotated[int | None, typer.Option(min=1, help="So many answers from the start; else all.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it; else it is printed.")] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="The game, if it is not a registered one.")] = None,
) -> None:
    """Write a saved game as a lesson, in Python, to be edited: its chance by addresses, its answers as steps.

    Playing the lesson leads to the same game. Give its steps something to say and put it into the game's lessons.
    """
    from fivefires.kernel.files import BadFile, NotReplayable

    from .recording import recorded, written

    kept = read_record(file)
    found = game_of(kept, game)
    named = id if id is not None else file.stem
    if _ID.fullmatch(named) is None:
        raise Trouble(f"a lesson's id has letters, digits and hyphens, unlike {named!r}: give it one with --id")
    try:
        taught = recorded(kept, found, named, named if seed is None else seed, answers)
    except NotReplayable as stop:
        raise Trouble(f"the file {file} does not hold under the present rules: {stop}") from None
    except BadFile as error:
        raise Trouble(f"the file {file} cannot be used: {error}") from None
    text = written(found, taught)
    if out is None:
        print(text, end="")
    else:
        write_new(out, text.encode())


@lesson.command(epilog="Example: fivefires lesson check embers")
def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or module:attribute.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Play every lesson of a game as it stands. Exit 1 where laid chance or an answer does not fit the rules."""
    from fivefires.conformance.lessons import all_lesson_faults

    found = find_game(game)
    faults = all_lesson_faults(found)
    if as_json:
        print_json({"game": found.id, "lessons": [one.id for one in found.lessons], "faults": faults})
    else:
        show(found, faults)
    raise typer.Exit(1 if faults else 0)


def show(game: Any, faults: list[str]) -> None:
    for fault in faults:
        complain(fault)
    if not game.lessons:
        print(f"{game.id} has no lessons.")
    elif not faults:
        for one in game.lessons:
            print(f"{one.id}: {len(one.steps)} steps and {len(one.chance)} outcomes of chance fit the rules.")
