"""What the commands of the lab share: their extra, their bots and set-ups, their progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from .finding import make_setup
from .trouble import Trouble, complain

if TYPE_CHECKING:
    from fivefires.bots.finding import Named
    from fivefires.kernel import Game, Setup
    from fivefires.lab.plan import Plan, Style


def need_lab(command: str, *, ray: str = "") -> None:
    """Playing needs none of what the lab is built on, so it may not be there."""
    if any(find_spec(name) is None for name in ("polars", "matplotlib", "scipy", "openskill")):
        raise Trouble(f"`fivefires {command}` needs more than playing does: install fivefires[lab]")
    if ray and find_spec("ray") is None:
        raise Trouble("a Ray cluster needs more than the lab does: install fivefires[ray]")


def wished_setups(
    game: Game[Any], players: int | None, mode: str | None, variants: Sequence[str], options: Sequence[str]
) -> list[Setup]:
    """Every number of players in every mode that the rules allow, or only those that were asked for."""
    numbers = game.players if players is None else (players,)
    modes = [mode] if mode is not None or not game.modes else [one.id for one in game.modes]
    setups, troubles = [], []
    for number, one in product(numbers, modes):
        try:
            setups.append(make_setup(game, number, one, variants, options))
        except Trouble as trouble:
            troubles.append(trouble)
    if not setups:
        raise troubles[0]
    return setups


def make_plan(
    name: str, game: Game[Any], bots: Sequence[Named], setups: Sequence[Setup], games: int, seed: int, style: Style,
    folder: Path, longest_chain: int = 0,
) -> Plan:  # fmt: skip
    """The plan of a run; seconds become iterations, unless a run that is taken up again has settled them."""
    from rich.console import Console

    from fivefires.bots.pace import settled
    from fivefires.lab.plan import Plan, chunk_size
    from fivefires.lab.simulation import OtherPlan, read_plan

    try:
        earlier = {str(bot): bot for bot in read_plan(folder).bots}
    except OtherPlan:
        earlier = {}
    with Console(stderr=True).status("Timing the bots"):
        paced = [earlier.get(str(bot)) or settled(bot, game, setups) for bot in bots]
    return Plan(name, game.version, tuple(paced), tuple(setups), seed, games, chunk_size(bots), style, longest_chain)


@contextmanager
def telling(out: Path) -> Iterator[None]:
    """Whatever keeps a run from its end, in one sentence."""
    from fivefires.lab.simulation import OtherPlan

    try:
        yield
    except OtherPlan as error:
        raise Trouble(str(error)) from None
    except ConnectionError as error:
        raise Trouble(f"the Ray cluster cannot be reached: {error}") from None
    except KeyboardInterrupt:
        complain(f"stopped; the same command goes on with what is in {out}")
        raise typer.Exit(130) from None


@contextmanager
def progress_bar(title: str, total: int, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream; what it gives is called with how many games are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        bar = progress.add_task(title, total=total)
        yield lambda done: progress.update(bar, completed=done)
