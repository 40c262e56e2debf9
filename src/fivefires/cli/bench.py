"""`fivefires bench`: what the kernel costs on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .output import add_row, new_table, print_json, print_table
from .trouble import Trouble

if TYPE_CHECKING:
    from rich.text import Text

    from fivefires.bench import Figure


def bench(
    only: Annotated[str | None, typer.Option(metavar="NAME", help="Measure just this one.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of name, value and unit.")] = False,
) -> None:
    """Measure the kernel: medians of several runs, their range, and the targets. A missed target is told, no error."""
    figures = measured(only, quiet=as_json)
    if as_json:
        print_json([{"name": one.name, "value": one.value, "unit": one.unit} for one in figures])
        return
    table = new_table("measure", "median>", "from – to>", "unit", "target")
    for one in figures:
        add_row(table, one.name, brief(one.value), f"{brief(one.low)} – {brief(one.high)}", one.unit, verdict(one))
    print_table(table)


def measured(only: str | None, *, quiet: bool) -> list[Figure]:
    from rich.console import Console
    from rich.progress import Progress

    from fivefires.bench import MEASURES

    if only is not None and only not in MEASURES:
        raise Trouble(f"there is no measure {only!r}; there are {', '.join(MEASURES)}")
    chosen = [only] if only is not None else list(MEASURES)
    figures: list[Figure] = []
    # The bar redraws between measures only: a timer's thread would share the core with what is measured.
    console = Console(stderr=True)
    with Progress(
        console=console, auto_refresh=False, transient=True, disable=quiet or not console.is_terminal
    ) as progress:
        bar = progress.add_task("", total=len(chosen))
        for name in chosen:
            progress.update(bar, description=name, refresh=True)
            figures += MEASURES[name]()
            progress.advance(bar)
    return figures


def brief(value: float) -> str:
    """Three digits mean something here."""
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def verdict(one: Figure) -> Text:
    from rich.text import Text

    if one.limit is None:
        return Text("")
    word = Text("met", "green") if one.met else Text("missed", "red")
    return Text(f"< {brief(one.limit)} {one.unit} ").append_text(word)
