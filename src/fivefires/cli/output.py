"""What commands print: tables for people, JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text


def print_json(value: Any) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value)).decode())


def new_table(*columns: str, title: str | None = None) -> Table:
    """A plain table; a column whose name ends in `>` is for numbers and stands on the right."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, title_style="bold")
    for column in columns:
        number = column.endswith(">")
        table.add_column(column.rstrip(">"), justify="right" if number else "left", no_wrap=number, overflow="fold")
    return table


def add_row(table: Table, *cells: str | Text) -> None:
    """A row of texts as they are: square brackets in a rule or a name are no markup."""
    from rich.text import Text

    table.add_row(*(cell if isinstance(cell, Text) else Text(cell) for cell in cells))


def print_table(table: Table) -> None:
    from rich.console import Console

    Console(highlight=False).print(table)
