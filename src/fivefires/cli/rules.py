"""`fivefires rules`: from a rule to the code that does it and the tests that prove it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .finding import find_game
from .output import add_row, new_table, print_json, print_table
from .trouble import Trouble, complain

if TYPE_CHECKING:
    from fivefires.conformance.citations import Rulebook
    from fivefires.kernel import Game
    from fivefires.kernel.rulebook import Rule


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or module:attribute.")],
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]", help="One rule, such as E-006.")] = None,
    tests: Annotated[Path | None, typer.Option(help="Where the tests lie, if not beside the code.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Show the rules, and for each the code and the tests that cite it. Exit 1 where one has none."""
    found = find_game(game)
    book = read(found, tests)
    shown, faults = list(book.rules.values()), book.faults()
    if number is not None:
        rule = one_rule(found, book, number)
        shown, faults = [rule], [fault for fault in faults if fault.startswith(f"{rule.number} ")]
    if as_json:
        print_json({"game": found.id, "rules": shown, "faults": faults})
    elif number is not None:
        show_one(shown[0])
    else:
        show_all(shown)
    if not as_json:
        for fault in faults:
            complain(fault)
    raise typer.Exit(1 if faults else 0)


def read(game: Game[Any], tests: Path | None) -> Rulebook:
    from fivefires.conformance.citations import rulebook

    if tests is not None and not tests.is_dir():
        raise Trouble(f"{tests} is not a folder")
    try:
        book = rulebook(game, tests)
    except (ValueError, SyntaxError, OSError) as error:
        raise Trouble(f"the rules of {game.id} cannot be read: {error}") from None
    if not book.rules:
        raise Trouble(f"{game.id} has no rules that are numbered {game.rule_prefix}-001 and so on in a RULES.md")
    return book


def one_rule(game: Game[Any], book: Rulebook, number: str) -> Rule:
    rule = book.rules.get(number.upper())
    if rule is None:
        first, last = min(book.rules), max(book.rules)
        raise Trouble(f"{game.id} has no rule {number!r}; its rules are {first} to {last}")
    return rule


def show_all(shown: list[Rule]) -> None:
    table = new_table("rule", "text", "code", "tests")
    for rule in shown:
        add_row(table, rule.number, rule.text, places(rule.code), places(rule.tests))
    print_table(table)


def show_one(rule: Rule) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    console.print(Text.assemble((rule.number, "bold"), f"  {rule.section}"))
    console.print(Text(rule.text))
    for kind, found in (("code", rule.code), ("tests", rule.tests)):
        console.print(Text.assemble((f"\n{kind}\n", "bold"), "\n".join(found) or "none"))


def places(found: list[str]) -> str:
    """Two of them are enough in a table: `rules GAME NUMBER` shows all."""
    more = f"\n+ {len(found) - 2} more" if len(found) > 2 else ""
    return "\n".join(found[:2]) + more
