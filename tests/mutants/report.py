"""What a run has shown: a table by operator and by file, the survivors one by one, and everything as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from .mutants import Mutant, Outcome
from .operators import OPERATORS
from .run import ROOT, Title
from .verdicts import CAUGHT, Verdict

# The share of the mutants that must be caught, and the share that may be listed as equivalent.
ENOUGH, FEW = 0.95, 0.05
MISSED = (Verdict.STUMBLED, Verdict.SURVIVED)


class Line(msgspec.Struct):
    """A mutant in the JSON report."""

    mutant: str
    place: str
    rules: tuple[str, ...]
    operator: str
    verdict: str
    test: str = ""
    says: str = ""
    tests: list[str] = []
    reason: str = ""


class Report(msgspec.Struct):
    """One title. `share` is of those that were caught or missed: a crash says nothing about the tests."""

    game: str
    seed: str
    functions: str
    tried: int
    counts: dict[str, int]
    share: float
    faults: list[str]
    early: list[str]
    mutants: list[Line]


def report(title: Title, seed: str) -> Report:
    counts = Counter(str(one.word.verdict) for one in title.outcomes)
    counts["equivalent"] = len(title.equivalent)
    lines = [
        *(_line(one.mutant, one.word.verdict, one) for one in title.outcomes),
        *(_line(one, "equivalent", reason=title.listed[one.key]) for one in title.equivalent),
    ]
    of = f"{len(title.mutants)} of {title.all}"
    return Report(
        title.game.id, seed, of, len(title.mutants), dict(counts), share(title), faults(title), title.early, lines
    )


def share(title: Title) -> float:
    verdicts = [one.word.verdict for one in title.outcomes]
    caught, missed = (sum(one in kind for one in verdicts) for kind in (CAUGHT, MISSED))
    return caught / (caught + missed) if caught + missed else 1.0


def faults(title: Title) -> list[str]:
    """Why a run fails, if it does."""
    few = FEW * len(title.mutants)
    return [
        *([f"{share(title):.1%} are caught, and not {ENOUGH:.0%}"] if share(title) < ENOUGH else ()),
        *([f"more than {FEW:.0%} are listed as equivalent"] if len(title.equivalent) > few else ()),
        *(f"equivalent.toml lists a mutant that does not exist: {key}" for key in title.stale),
    ]


def _line(mutant: Mutant, verdict: str, outcome: Outcome | None = None, reason: str = "") -> Line:
    function = mutant.function
    place = f"{_short(function.path)}:{mutant.line}"
    line = Line(mutant.key, place, function.rules, mutant.change.operator, verdict, reason=reason)
    if outcome is not None:
        line.test, line.says, line.tests = outcome.word.test, outcome.word.says, outcome.tests
    return line


def _short(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


# --- for a reader -----------------------------------------------------------------------------------------------


def show(title: Title, console: Console) -> None:
    """The tables, and every mutant that the tests have missed."""
    console.print(f"\n{title.game.id}: {len(title.mutants)} mutants of {title.all}", style="bold", highlight=False)
    _show_table("operator", [*OPERATORS], lambda one: one.change.operator, title, console)
    files = sorted({one.function.file for one in title.mutants})
    _show_table("file", files, lambda one: one.function.file, title, console)
    for outcome in title.outcomes:
        if outcome.word.verdict in MISSED:
            _show_missed(outcome, console)
    if title.early:
        console.print(Text(f"not tried, since they run while the game is loaded: {', '.join(title.early)}"))
    for fault in faults(title):
        console.print(Text(fault, style="red"))


def _show_table(
    head: str, rows: Sequence[str], row_of: Callable[[Mutant], str], title: Title, console: Console
) -> None:
    table = Table(head, *Verdict, "equivalent", "caught")
    for column in table.columns[1:]:
        column.justify = "right"
    for name in (*rows, "all"):
        part = [one.word.verdict for one in title.outcomes if name in (row_of(one.mutant), "all")]
        equivalent = sum(name in (row_of(one), "all") for one in title.equivalent)
        if part or equivalent:
            caught, missed = (sum(one in kind for one in part) for kind in (CAUGHT, MISSED))
            counts = [str(part.count(one) or "") for one in Verdict]
            table.add_row(name, *counts, str(equivalent or ""), _percent(caught, caught + missed))
    console.print(table)


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else ""


def _show_missed(outcome: Outcome, console: Console) -> None:
    mutant, word = outcome.mutant, outcome.word
    place = f"{_short(mutant.function.path)}:{mutant.line}"
    console.print(Text.assemble((f"{word.verdict} ", "red"), f"{place}  {' '.join(mutant.function.rules)}"))
    console.print(Text(f"  {mutant.key}"), soft_wrap=True)
    if word.says:
        console.print(Text(f"  {word.says}"), soft_wrap=True)
    tests = ", ".join(dict.fromkeys(test.rpartition("::")[2].partition("[")[0] for test in outcome.tests))
    console.print(Text(f"  {len(outcome.tests)} tests: {tests or 'none cites these rules'}\n"), soft_wrap=True)
