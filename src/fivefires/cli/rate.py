"""`fivefires rate`: how strong bots are against each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .finding import find_game, wished_bots
from .lab import make_plan, need_lab, progress_bar, telling, wished_setups
from .output import add_row, new_table, print_json, print_table
from .trouble import Trouble, complain, sentence

if TYPE_CHECKING:
    from fivefires.lab.rating import Ratings


def rate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or module:attribute.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the results go; a run that was stopped goes on.")],
    bots: Annotated[str, typer.Option(help="Two or more bots.")] = "random,greedy,scripted,search",
    games: Annotated[int, typer.Option(min=2, help="How many games, for all pairs together.")] = 400,
    players: Annotated[int | None, typer.Option(help="So many players; else every number that is legal.")] = None,
    mode: Annotated[str | None, typer.Option(help="This mode; else every one.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant; may be given again.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="May be given again.")] = None,
    budget: Annotated[int, typer.Option(min=0, help="Iterations a move, for bots without a budget of their own.")] = 0,
    teams: Annotated[bool, typer.Option("--teams", help="One bot has all seats: for games won together.")] = False,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop when the second bot is found better, or not.")] = False,
    seed: Annotated[int, typer.Option(help="Where the seeds of the games begin.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local starts one here.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Let bots play each other, each seed with exchanged seats, and rate them.

    With --sprt the second bot challenges the first one, and play stops when it is clear whether it is better.
    """
    need_lab("rate", ray=ray)
    from fivefires.lab.rating import rate as rated
    from fivefires.lab.simulation import simulate

    found = find_game(game)
    wished = wished_bots(bots, found, budget)
    if len(set(wished)) != len(wished) or len(wished) < 2:
        raise Trouble("rating takes two or more bots, each named once; name@budget makes another one of it")
    if sprt and len(wished) != 2:
        raise Trouble("a test is between two bots: the one that is there, and the one that is to take its place")
    setups = wished_setups(found, players, mode, variant or (), option or ())
    setups = [setup for setup in setups if teams or setup.players > 1]
    if not setups:
        raise Trouble("bots cannot play each other alone; --teams compares them on the same seeds")
    plan = make_plan(game, found, wished, setups, games, seed, "teams" if teams else "pairs", out)
    decided = (lambda: bool((tested := rated(out, test=True).verdict) and tested.decision)) if sprt else None
    with telling(out), progress_bar(f"Rating {game}", games, quiet=as_json) as progress:
        errors = simulate(plan, out, workers=workers, ray=ray, progress=progress, enough=decided)
    ratings = rated(out, test=sprt)
    if as_json:
        print_json(ratings)
    else:
        show(ratings)
    if errors:
        complain(f"{errors} games failed; {out / 'errors'} has files that reproduce them")
        raise typer.Exit(1)


def show(ratings: Ratings) -> None:
    table = new_table("bot", "rating>", "± >", "points>", "seeds>", title="Ratings")
    for one in ratings.standings:
        add_row(table, one.bot, f"{one.mu:.1f}", f"{one.sigma:.1f}", f"{one.points:.1%}", str(one.deals))
    print_table(table)
    table = new_table("", "wins against", "", "games>", "even>", title="Pairs")
    for pair in ratings.pairings:
        add_row(table, pair.first, pair.second, str(pair.wins), str(pair.wins.of), str(pair.even))
    print_table(table)
    if ratings.verdict is not None:
        first, second = ratings.pairings[0].first, ratings.pairings[0].second
        told = {
            "promote": f"{second} is better than {first} and should take its place",
            "keep": f"{second} is not better than {first}, which should stay",
            "": f"it is not clear yet whether {second} is better than {first}; play more games",
        }
        print(sentence(f"{told[ratings.verdict.decision]} ({ratings.verdict.deals} seeds)"))
