"""`fivefires components`: the box against the rulebook's list, two sources that must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .finding import find_game
from .output import add_row, new_table, print_json, print_table
from .trouble import Trouble, complain

if TYPE_CHECKING:
    from fivefires.kernel import Count, Game, Setup


def components(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or module:attribute.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Count the box: each component, the rulebook's number, the number here. Exit 1 where they differ.

    Every legal set-up is laid out and counted, with what stays in the box.
    """
    found = find_game(game)
    counted = [(setup, count_here(found, setup)) for setup in setups_of(found)]
    differences = [line for setup, here in counted for line in differing(found, setup, here)]
    rows = rows_of(found, counted[0][1])
    if as_json:
        print_json({"game": found.id, "components": rows, "differences": differences})
    else:
        show(rows, differences)
    raise typer.Exit(1 if differences else 0)


def setups_of(game: Game[Any]) -> list[Setup]:
    from fivefires.conformance.fuzz import legal_setups

    return legal_setups(game)


def count_here(game: Game[Any], setup: Setup) -> dict[str, int]:
    """What lies on the table and in the box once the game is set up."""
    from fivefires.kernel import Runner, seed_from
    from fivefires.kernel.failures import told

    try:
        runner = Runner(game, setup, seed_from(0), log=False)
    except Exception as error:  # Somebody else's game may fail in any way.
        raise Trouble(f"{game.id} cannot be set up for {setup.named}: {told(error)}") from error
    return game.box_for(setup).counts(runner.state)


def rows_of(game: Game[Any], here: dict[str, int]) -> list[dict[str, Any]]:
    names = [*game.components, *sorted(set(here) - set(game.components))]
    return [
        {"component": name, "rulebook": number, "here": here.get(name, 0), "ruled": ruled}
        for name in names
        for number, ruled in [declared(game.components.get(name, 0))]
    ]


def declared(count: int | Count) -> tuple[int, bool]:
    return (count, False) if isinstance(count, int) else (count.number, count.ruled)


def differing(game: Game[Any], setup: Setup, here: dict[str, int]) -> list[dict[str, Any]]:
    return [
        {"setup": setup.named, **{key: row[key] for key in ("component", "rulebook", "here")}}
        for row in rows_of(game, here)
        if row["rulebook"] != row["here"]
    ]


def show(rows: list[dict[str, Any]], differences: list[dict[str, Any]]) -> None:
    from rich.text import Text

    wrong = {line["component"] for line in differences}
    table = new_table("component", "rulebook>", "here>", "")
    for row in rows:
        remark = Text("differs", "red") if row["component"] in wrong else "ruled" if row["ruled"] else ""
        add_row(table, row["component"], str(row["rulebook"]), str(row["here"]), remark)
    print_table(table)
    for line in differences:
        complain("{setup}: {here} of {component} instead of the rulebook's {rulebook}".format(**line))
