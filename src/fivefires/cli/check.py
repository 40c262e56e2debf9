"""`fivefires check`: everything that every game has to keep, on anybody's game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .finding import find_game
from .output import print_json
from .trouble import Trouble, complain


def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or module:attribute.")],
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 100,
    pairs: Annotated[int, typer.Option(min=1, help="How many pairs of tables a bot is tried on.")] = 200,
    seed: Annotated[int, typer.Option(help="Where the seeds of the games begin.")] = 1,
    tests: Annotated[Path | None, typer.Option(help="Where the tests lie, if not beside the code.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Examine a game: its texts, box, rules, lessons, seeded games, bots and hash seeds. Exit 1 where one fails."""
    from fivefires.conformance.suite import CHECKS, Subject, faults_of

    find_game(game)
    if tests is not None and not tests.is_dir():
        raise Trouble(f"{tests} is not a folder")
    subject = Subject(game, games=games, pairs=pairs, seed=seed, tests=tests)
    found: dict[str, list[str]] = {}
    for one in CHECKS:
        found[one.id] = faults_of(one, subject)
        if not as_json:
            show(one, found[one.id])
    if as_json:
        print_json({"game": game, "checks": found, "passed": not any(found.values())})
    raise typer.Exit(1 if any(found.values()) else 0)


def show(check: Any, faults: list[str]) -> None:
    print(f"{'✗' if faults else '✓'} {check.id:<12} {check.says}", flush=True)
    for fault in faults:
        complain(fault)
