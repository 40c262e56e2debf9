"""Break rules one at a time, and see whether the tests that cite them notice.

    python -m tests.mutants zona long_night         # 200 of each, chosen by the commit; `make mutants` takes all five
    python -m tests.mutants zona --rule Z-190       # every mutant of the functions that name a rule
    python -m tests.mutants zona --count 20 --seed abc

CONTRIBUTING.md says how to read the report, and what to do about a survivor.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from .equivalents import LIST
from .report import faults, report, share, show
from .run import ROOT, Title, Trouble, run, title_of

COUNT, WORKERS = 200, 2
# Of what is printed where there is no terminal.
WIDTH = 140


def main() -> int:
    asked = arguments()
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    try:
        chosen = (asked.count, asked.seed, asked.rule, asked.equivalent)
        titles = [title_of(game, *chosen) for game in asked.games]
        try_out(titles, asked.workers, asked.tests, console)
    except (Trouble, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    for title in titles:
        show(title, console)
    asked.report.parent.mkdir(parents=True, exist_ok=True)
    found = [report(title, asked.seed) for title in titles]
    asked.report.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    console.print(f"\nseed {asked.seed}; everything is in {asked.report}")
    for title in titles:
        console.print(f"{title.game.id}: {share(title):.1%} caught", style="bold")
    return 1 if any(faults(title) for title in titles) else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="+", metavar="GAME", help="a game's id, or module:attribute")
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many mutants of a game ({COUNT})")
    parser.add_argument("--seed", default="", help="what chooses them (the commit)")
    parser.add_argument("--rule", default="", help="all mutants of the functions that name this rule")
    parser.add_argument("--workers", type=int, default=WORKERS, help=f"so many at a time ({WORKERS})")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="where the tests lie")
    parser.add_argument("--equivalent", type=Path, default=LIST, help="the list of those that no test could catch")
    parser.add_argument("--report", type=Path, default=Path("build/mutants.json"), help="where the report goes")
    asked = parser.parse_args()
    asked.seed = asked.seed or commit()
    return asked


def commit() -> str:
    found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "no commit"


def try_out(titles: list[Title], workers: int, tests: Path, console: Console) -> None:
    """The bar has no thread of its own, since processes are forked while it is shown."""
    columns = (TextColumn("mutants"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        bar = progress.add_task("mutants", total=sum(len(title.tried) for title in titles))

        def one_more() -> None:
            progress.update(bar, advance=1, refresh=True)

        run(titles, workers, tests, one_more)


if __name__ == "__main__":
    sys.exit(main())
