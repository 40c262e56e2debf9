"""Play Pig with random moves in Five Fires and in other frameworks, side by side in one run.

A figure alone says little on a busy or a slow machine. So all contenders take turns on one core, round after
round, and a ratio is taken within its round, where both sides had the same machine.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

BENCH = Path(__file__).resolve().parent
PEERS = BENCH / ".peers"
PEERS_BIN = PEERS / "venv" / "bin"
INSTALLED = (PEERS / "python.installed", PEERS / "node.installed")

COST = "µs/decision"
LENGTH = "decisions/game"
USUAL_LENGTH = 121
"""What a random game of Pig takes on average; a contender more than a tenth off plays by other rules."""


class Item(msgspec.Struct):
    """One figure, as every contender prints it and as this program prints its own."""

    name: str
    value: float
    unit: str


@dataclass(frozen=True)
class Contender:
    """One way to play Pig: a command that prints its figures, and under which name they stand there."""

    title: str
    command: tuple[str, ...]
    item: str
    target: float | None = None
    """How many times this one's speed ours should at least reach."""


@dataclass(frozen=True)
class Standing:
    """What all rounds together say about one contender."""

    contender: Contender
    costs: list[float]
    length: float | None
    ratio: float
    """How many times as fast as this contender ours is: the median of the rounds' own ratios."""

    @property
    def odd(self) -> bool:
        return self.length is not None and abs(self.length / USUAL_LENGTH - 1) > 0.1

    @property
    def met(self) -> bool | None:
        return None if self.contender.target is None else self.ratio >= self.contender.target


class BrokenContender(Exception):
    """A contender that could not be measured; the message says which and why, in a sentence."""


def our_command() -> str:
    """The `fivefires` of the environment that runs this file, before any other on the PATH."""
    fivefires = shutil.which("fivefires", path=str(Path(sys.executable).parent)) or "fivefires"
    return shlex.join([fivefires, "bench", "--only", "pig", "--json"])


def nodes() -> dict[str, str]:
    """The pinned Node, and the machine's own where it is another one: boardgame.io's speed depends on it."""
    found: dict[str, str] = {}
    for node in (str(PEERS_BIN / "node"), shutil.which("node")):
        if node:
            version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
            found.setdefault(f"Node {version.strip().removeprefix('v').partition('.')[0]}", node)
    return found


def contenders(ours: str, seconds: float) -> list[Contender]:
    """Ours first, then every peer."""
    timed = ("--seconds", str(seconds))

    def python(script: str, way: str) -> tuple[str, ...]:
        return str(PEERS_BIN / "python"), str(BENCH / "peers" / script), way, *timed

    def boardgame(node: str, way: str) -> tuple[str, ...]:
        return node, str(BENCH / "peers" / "boardgameio_pig.mjs"), way, *timed

    rows = [Contender("Five Fires", tuple(shlex.split(ours)), "pig")]
    for version, node in nodes().items():
        rows += [
            Contender(f"boardgame.io reducer, {version}", boardgame(node, "reducer"), "reducer", target=30),
            Contender(f"boardgame.io Client, {version}", boardgame(node, "client"), "client"),
        ]
    return [
        *rows,
        Contender("OpenSpiel C++, usual loop", python("openspiel_pig.py", "c++"), "c++", target=0.7),
        Contender("OpenSpiel C++, leanest loop", python("openspiel_pig.py", "c++-lean"), "c++-lean"),
        Contender("OpenSpiel Python game", python("openspiel_pig.py", "python"), "python"),
        Contender("PettingZoo, bare", python("pettingzoo_pig.py", "bare"), "bare"),
        Contender("PettingZoo, usual wrappers", python("pettingzoo_pig.py", "wrapped"), "wrapped"),
    ]


def pin(core: int | None) -> int | None:
    """Keep this process and all that it starts on one core, where the system can; return which."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


def run_once(contender: Contender) -> dict[str, float]:
    """Start the contender, and return its figures by their unit."""
    environment = os.environ | {"NODE_ENV": "production", "PYTHONHASHSEED": "0", "PYTHONIOENCODING": "utf-8"}
    try:
        done = subprocess.run(contender.command, capture_output=True, env=environment, check=True)
        items = msgspec.json.decode(done.stdout, type=list[Item])
    except OSError as error:
        raise BrokenContender(f"{contender.title} cannot be started: {error}.") from error
    except subprocess.CalledProcessError as error:
        last = error.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        raise BrokenContender(f"{contender.title} stopped with code {error.returncode}: {last}") from error
    except msgspec.DecodeError as error:
        raise BrokenContender(f"{contender.title} did not print a list of figures: {error}.") from error
    figures = {item.unit: item.value for item in items if item.name == contender.item}
    if COST not in figures:
        raise BrokenContender(f"{contender.title} printed no “{contender.item}” in {COST}.")
    return figures


def run_for(contender: Contender, seconds: float) -> dict[str, float]:
    """Run the contender until it had its time, more than once where its own command is shorter."""
    figures: dict[str, list[float]] = defaultdict(list)
    end = time.perf_counter() + seconds
    while not figures or time.perf_counter() < end:
        for unit, value in run_once(contender).items():
            figures[unit].append(value)
    return {unit: median(values) for unit, values in figures.items()}


def compare(rows: list[Contender], rounds: int, seconds: float, console: Console) -> list[Standing]:
    """Let everyone play in every round, each round from another starting place, and sum it up."""
    heard: dict[str, list[dict[str, float]]] = defaultdict(list)
    # The bar redraws between contenders only: a timer's thread would share their core.
    with Progress(console=console, auto_refresh=False, transient=True) as progress:
        bar = progress.add_task("", total=rounds * len(rows))
        for turn in range(rounds):
            start = turn % len(rows)
            for contender in rows[start:] + rows[:start]:
                label = f"round {turn + 1} of {rounds}: {contender.title}"
                progress.update(bar, description=label, refresh=True)
                heard[contender.title].append(run_for(contender, seconds))
                progress.advance(bar)
    ours = [figures[COST] for figures in heard[rows[0].title]]
    standings = []
    for contender in rows:
        costs = [figures[COST] for figures in heard[contender.title]]
        lengths = [figures[LENGTH] for figures in heard[contender.title] if LENGTH in figures]
        ratio = median(theirs / mine for theirs, mine in zip(costs, ours, strict=True))
        standings.append(Standing(contender, costs, median(lengths) if lengths else None, ratio))
    return standings


def brief(value: float) -> str:
    """As many digits as mean something here."""
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def as_table(standings: list[Standing], core: int | None) -> Table:
    """The standings for a person."""
    place = "any core" if core is None else f"core {core}"
    table = Table(
        title=f"Pig with random moves, {COST}, on {place}",
        caption=", ".join(versions()),
        box=SIMPLE_HEAD,
        pad_edge=False,
    )
    table.add_column("played in", no_wrap=True)
    table.add_column("median", justify="right", no_wrap=True)
    table.add_column("from – to", justify="right", no_wrap=True)
    table.add_column("ours is", justify="right", no_wrap=True)
    table.add_column("target", no_wrap=True)
    for standing in standings:
        target = standing.contender.target
        verdict = "[green]met[/green]" if standing.met else "[red]missed[/red]"
        table.add_row(
            standing.contender.title,
            brief(median(standing.costs)),
            f"{brief(min(standing.costs))} – {brief(max(standing.costs))}",
            f"{brief(standing.ratio)} ×",
            "" if target is None else f"{target:g} × {verdict}",
        )
    return table


def as_items(standings: list[Standing]) -> list[Item]:
    """The standings for a program: cost and ratio of each, and 1 or 0 for a target met or missed."""
    items = []
    for standing in standings:
        title, target = standing.contender.title, standing.contender.target
        items.append(Item(title, median(standing.costs), COST))
        items.append(Item(title, standing.ratio, "× slower than Five Fires"))
        if standing.met is not None:
            items.append(Item(f"{title}: target of {target:g} ×", float(standing.met), "met"))
    return items


def versions() -> list[str]:
    """The peers as they are pinned."""
    pinned = json.loads((BENCH / "package.json").read_text())["dependencies"]
    lines = (BENCH / "peers-requirements.in").read_text().splitlines()
    return [f"{name} {version}" for name, version in pinned.items()] + [
        line.replace("==", " ") for line in lines if line and not line.startswith("#")
    ]


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often everybody plays.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each plays in a round, at least.")] = 1.5,
    core: Annotated[int | None, typer.Option(help="The core to play on; the last one unless told.")] = None,
    ours: Annotated[str, typer.Option(help="Another command in place of our own.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of name, value and unit.")] = False,
) -> None:
    """Measure Five Fires beside its peers. A missed target is told, not an error."""
    messages = Console(stderr=True)
    if not all(mark.exists() for mark in INSTALLED):
        messages.print("The peers are not installed: run `make -C bench peers` first.", highlight=False)
        raise typer.Exit(2)
    pinned = pin(core)
    try:
        standings = compare(contenders(ours or our_command(), seconds), rounds, seconds, messages)
    except BrokenContender as broken:
        messages.print(str(broken), markup=False, highlight=False)
        raise typer.Exit(1) from None
    for standing in standings:
        if standing.odd:
            messages.print(f"{standing.contender.title} plays another game: {standing.length:.0f} {LENGTH}.")
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(as_items(standings)).decode()))
    else:
        Console().print(as_table(standings, pinned))


if __name__ == "__main__":
    typer.run(main)
