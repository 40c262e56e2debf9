"""`fivefires simulate`: many games by bots, kept in columns."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from .finding import check_chains, find_game, wished_bots
from .lab import make_plan, need_lab, progress_bar, telling, wished_setups
from .output import print_json
from .trouble import complain


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or module:attribute.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the results go; a run that was stopped goes on.")],
    bots: Annotated[str, typer.Option(help="Who plays, seat by seat, one seat further with each game.")] = "random",
    games: Annotated[int | None, typer.Option(min=1, help="How many games; 1000 unless told.")] = None,
    chains: Annotated[int | None, typer.Option(min=1, help="So many chains of games, each to its end.")] = None,
    players: Annotated[int | None, typer.Option(help="So many players; else every number that is legal.")] = None,
    mode: Annotated[str | None, typer.Option(help="This mode; else every one.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant; may be given again.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="May be given again.")] = None,
    budget: Annotated[int, typer.Option(min=0, help="Iterations a move, for bots without a budget of their own.")] = 0,
    seed: Annotated[int, typer.Option(help="Where the seeds of the games begin.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local starts one here.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Play many games and keep what happened as Parquet: games, seats, curves, cards, times.

    The same seed gives the same results, whatever the number of processes. A run that was stopped goes on where it
    was, and one that is asked for more games plays only those.
    """
    need_lab("simulate", ray=ray)
    from fivefires.lab import tables
    from fivefires.lab.simulation import simulate as run

    found = find_game(game)
    check_chains(found, games, chains)
    setups = wished_setups(found, players, mode, variant or (), option or ())
    count, longest = chains or games or 1000, found.longest_chain if chains else 0
    plan = make_plan(game, found, wished_bots(bots, found, budget), setups, count, seed, "turns", out, longest)
    start = time.perf_counter()
    with telling(out), progress_bar(f"Playing {game}", count, quiet=as_json) as progress:
        errors = run(plan, out, workers=workers, ray=ray, progress=progress)
    seconds = time.perf_counter() - start
    if as_json:
        rows = tables.read(out, "games").height
        print_json({"game": game, "games": rows, "errors": errors, "seconds": seconds, "folder": str(out),
                    "chains": chains})  # fmt: skip
    else:
        named = f" --game {game}" if ":" in game else ""
        played = f"{count} {'chains' if chains else 'games'} of {game}"
        print(f"{played} are in {out}; fivefires report {out}{named} shows them.")
    if errors:
        complain(f"{errors} games failed; {out / 'errors'} has files that reproduce them")
        raise typer.Exit(1)
