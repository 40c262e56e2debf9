"""`fivefires fuzz`: seeded games under the checks of the conformance suite."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .finding import check_chains, find_game, make_setup, wished_bots
from .output import add_row, new_table, print_json, print_table
from .trouble import Trouble, complain

if TYPE_CHECKING:
    from fivefires.conformance.fuzz import Report
    from fivefires.kernel import Game


def fuzz(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or module:attribute.")],
    games: Annotated[int | None, typer.Option(min=1, help="How many games; 100 unless told.")] = None,
    chains: Annotated[int | None, typer.Option(min=1, help="So many chains of games, each to its end.")] = None,
    players: Annotated[int | None, typer.Option(help="So many players; else every number that is legal.")] = None,
    mode: Annotated[str | None, typer.Option(help="This mode; else every one.")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays, seat by seat, then again from the first. Given again, each game draws one table."
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option(help="Where the seeds of the games begin.")] = 0,
    no_checks: Annotated[bool, typer.Option("--no-checks", help="Measure bare speed.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Play seeded games with every check on, and report what they met. Exit 1 where there was an error.

    Each error leaves a file that reproduces it in the current folder. With --chains, what follows a game is played
    too, and forged earlier results are tried on its rules.
    """
    found = find_game(game)
    check_chains(found, games, chains)
    tables = [bot_names(table, found) for table in bots or ["random"]]
    check_setup(found, players, mode)
    report = played(game, tables, quiet=as_json, games=games or 100, chains=chains or 0, players=players, mode=mode,
                    seed=seed, workers=workers, checks=not no_checks)  # fmt: skip
    if as_json:
        print_json({**{name: getattr(report, name) for name in report.__struct_fields__}, "errors": len(report.errors)})
    else:
        show(report)
    for failure in report.errors:
        # What is wrong with the game as a whole, such as a missing text, needs no file to be seen again.
        kept = f"; {write_failure(Path(), found.id, failure)} reproduces it" if failure.file else ""
        complain(f"{failure.sentence}{kept}")
    raise typer.Exit(1 if report.errors else 0)


def bot_names(text: str, game: Game[Any]) -> list[str]:
    """Who plays. What a fuzzed game meets must not depend on the clock, so nobody thinks by the second here."""
    bots = wished_bots(text, game)
    for bot in bots:
        if bot.seconds:
            raise Trouble(f"a fuzzed game knows no clock: give {bot.bot} a number of iterations, as in {bot.bot}@64")
    return [str(bot) for bot in bots]


def check_setup(game: Game[Any], players: int | None, mode: str | None) -> None:
    if players is not None or mode is not None:
        make_setup(game, players, mode)


def played(
    game: str, tables: Sequence[Sequence[str]], *, quiet: bool, games: int, chains: int, **options: Any
) -> Report:
    """Run the fuzzer behind a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from fivefires.conformance.fuzz import fuzz as run
    from fivefires.kernel.failures import told

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        bar = progress.add_task(f"Fuzzing {game}", total=chains or games)
        advance = partial(progress.update, bar)
        try:
            return run(game, games=games, chains=chains, tables=tables, progress=lambda done: advance(completed=done),
                       **options)  # fmt: skip
        except Exception as error:  # A game that cannot even be set up leaves nothing to play.
            raise Trouble(f"{game} cannot be fuzzed: {told(error)}") from error


def show(report: Report) -> None:
    table = new_table("", "", title=f"{report.game}, fuzzed")
    table.show_header = False
    rows = {
        "games": f"{report.games}, {report.finished} finished",
        **({"chains": f"{sum(report.chains.values())}: {lengths(report.chains)}"} if report.chains else {}),
        "decisions": f"{report.decisions} in {report.seconds:.2f} s, {report.decisions_per_second:,.0f} a second",
        "endings": listed(report.endings),
        "errors": str(len(report.errors)),
        "used": listed(report.used),
        "never used": ", ".join(report.unused) or "–",
    }
    for name, text in rows.items():
        add_row(table, name, text)
    print_table(table)


def listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or "–"


def lengths(chains: dict[str, int]) -> str:
    return ", ".join(f"{count} of {games} game{'' if games == '1' else 's'}" for games, count in chains.items())


def write_failure(folder: Path, game: str, failure: Any) -> Path:
    """Write a reproducing file beside any that are there already."""
    from .storage import free_path, write_new

    path = folder / f"fuzz-{game}-{failure.seed}.json"
    if path.exists():
        path = free_path(folder, path.stem)
    write_new(path, failure.file)
    return path
