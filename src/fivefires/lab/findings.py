"""Findings: what the games of a folder have in common, in numbers. The page and the summary only show them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from fivefires.kernel import Game, Message, face_of
from fivefires.kernel.registry import names, registered
from fivefires.kernel.text import Catalogue, catalogue

from . import tables
from .plan import Plan
from .simulation import OtherPlan, read_plan
from .stats import Share, quantiles, share, shares_by
from .watching import Things

# How long people take to answer, in seconds: what makes minutes of decisions.
PACE = 12.0
# Fewer seats than that tell nothing about a card.
ENOUGH = 20


class Length(msgspec.Struct):
    """How long the games were, in one unit: a tenth were shorter than `low`, a tenth longer than `high`."""

    unit: str
    low: float
    middle: float
    high: float
    values: list[float]


class Card(msgspec.Struct):
    """What a card does. `with_it` are the seats that used it, or took it where it cannot be used; `base` all seats.

    Abilities, places and parts of cards are counted in the same way, and have a kind before their id.
    """

    name: str
    id: str
    drawn: float
    taken: float
    used: float
    by: str
    with_it: Share
    base: float

    @property
    def gain(self) -> float:
        return self.with_it.value - self.base

    @property
    def is_piece(self) -> bool:
        return ":" not in self.id

    @property
    def clear(self) -> bool:
        """Whether the difference is more than chance."""
        return not self.with_it.low <= self.base <= self.with_it.high


class Curve(msgspec.Struct):
    """A chart over the game, for those who won and those who did not: the middle, and where four of five lie."""

    id: str
    name: str
    axis: str
    winners: list[tuple[float, float, float, float]]
    others: list[tuple[float, float, float, float]]


class Findings(msgspec.Struct):
    title: str
    plan: Plan
    games: int
    failed: int
    endings: list[Share]
    wins: dict[str, list[Share]]
    base: float
    lengths: list[Length]
    curves: list[Curve]
    cards: list[Card]
    never: dict[str, list[str]]
    moves: dict[str, list[float]]
    seconds: float


def find_out(folder: Path, named: Game[Any] | None = None) -> Findings:
    """What a folder holds. It may come from somebody else: a game that is not installed is `named` by who asks."""
    plan = read_plan(folder)
    game = named or _game_of(folder, plan)
    words = Words(game)
    games, seats = tables.read(folder, "games"), tables.read(folder, "seats")
    ended = games.filter(pl.col("ending").is_not_null())
    seats = seats.join(ended.select("number", "players", "mode", "link"), on="number")
    uses, times = tables.read(folder, "uses"), tables.read(folder, "times")
    return Findings(
        title=words("game-title", game.id),
        plan=plan,
        games=ended.height,
        failed=games.height - ended.height,
        endings=_endings(ended, words),
        wins=_wins(seats, words),
        base=_mean(seats["won"]),
        lengths=_lengths(ended),
        curves=_curves(game, tables.read(folder, "series"), seats, words),
        cards=_cards(uses, seats, ended.height, words),
        never=_never(game, plan, uses, words),
        moves=_moves(times, seats),
        seconds=float(times.unique("number")["seconds"].sum()),
    )


def _game_of(folder: Path, plan: Plan) -> Game[Any]:
    """The installed game whose id a plan holds. A plan is a file, and no file decides what is imported."""
    if ":" in plan.game and plan.game not in names():
        raise OtherPlan(f"{folder} holds a run of {plan.game!r}, which is not installed: name the game with --game")
    return registered(plan.game)


class Words:
    """What things are called; a name that nobody has written is shown by its id."""

    def __init__(self, game: Game[Any]) -> None:
        self._texts: Catalogue = catalogue(game.package)

    def __call__(self, id: str, otherwise: str = "") -> str:
        if id not in self._texts:
            return otherwise or id
        try:
            return self._texts.format(Message(id, {}))
        except (ValueError, IndexError, KeyError):
            return otherwise or id

    def thing(self, id: str) -> str:
        """A card by its name; another feature by its kind and, where it has one, its name, with what follows it."""
        kind, _, rest = id.partition(":")
        name, _, which = rest.partition(":")
        if not name:
            return self(id)
        return f"{kind}: {self(name)} ({which})" if which else f"{kind}: {self(name)}"


def _mean(series: pl.Series) -> float:
    mean = series.mean()
    return float(mean) if isinstance(mean, int | float) else 0.0


# --- how it ends ------------------------------------------------------------------------------------


def _endings(games: pl.DataFrame, words: Words) -> list[Share]:
    counted = games.group_by("ending").len().sort("len", descending=True)
    return [share(words(f"ending-{ending}", ending), count, games.height) for ending, count in counted.iter_rows()]


def _wins(seats: pl.DataFrame, words: Words) -> dict[str, list[Share]]:
    """Win rates by whatever there is more than one of."""
    several = seats["players"].n_unique() > 1
    numbered = seats.with_columns(
        seat=pl.format("seat {} of {}", pl.col("seat") + 1, pl.col("players"))
        if several
        else pl.format("seat {}", pl.col("seat") + 1),
        players=pl.format("{} players", "players"),
        link=pl.format("game {}", "link"),
    )
    found = {column: shares_by(numbered.filter(pl.col(column).is_not_null()), column)
             for column in ("bot", "seat", "character", "mode", "players", "link")}  # fmt: skip
    named = {column: [msgspec.structs.replace(one, name=words(one.name)) for one in shares]
             for column, shares in found.items()}  # fmt: skip
    return {column: shares for column, shares in named.items() if len(shares) > 1}


def _lengths(games: pl.DataFrame) -> list[Length]:
    units = {
        "rounds": games["rounds"].drop_nulls().cast(pl.Float64),
        "decisions": games["decisions"].cast(pl.Float64),
        "minutes": games["decisions"] * (PACE / 60),
    }
    found = []
    for unit, values in units.items():
        if len(values):
            low, middle, high = quantiles(values, 0.1, 0.5, 0.9)
            found.append(Length(unit, low, middle, high, values.to_list()))
    return found


def _moves(times: pl.DataFrame, seats: pl.DataFrame) -> dict[str, list[float]]:
    """How long bots that think took for a move: the middle, and what nineteen of twenty stay under."""
    moves = (
        times.join(seats, on=["number", "seat"]).select("bot", pl.col("moves")).explode("moves", empty_as_null=False)
    )
    return {
        bot: quantiles(frame["moves"].cast(pl.Float64), 0.5, 0.95)
        for (bot,), frame in sorted(moves.group_by("bot"), key=lambda one: str(one[0]))
        if isinstance(bot, str) and frame.height
    }


# --- over the game ----------------------------------------------------------------------------------

BINS = 24


def _curves(game: Game[Any], series: pl.DataFrame, seats: pl.DataFrame, words: Words) -> list[Curve]:
    if not series.height:
        return []
    ends = series.group_by("number").agg(pl.col("decision").max().alias("end"))
    rounds = series["round"].null_count() == 0
    at = pl.col("round") if rounds else (pl.col("decision") * BINS / pl.col("end").clip(1)).floor() / BINS * 100
    points = series.join(ends, on="number").join(seats.select("number", "seat", "won"), on=["number", "seat"])
    binned = points.with_columns(at.alias("at").cast(pl.Float64))
    found = []
    for chart in game.charts:
        mine = binned.filter(pl.col("chart") == chart.id)
        found.append(
            Curve(
                chart.id,
                words(f"chart-{chart.id}", chart.id),
                "round" if rounds else "per cent of the game",
                _band(mine.filter(pl.col("won"))),
                _band(mine.filter(~pl.col("won"))),
            )
        )
    return found


def _band(points: pl.DataFrame) -> list[tuple[float, float, float, float]]:
    """Where the value lies at each time, as long as a tenth of the seats are still there to ask."""
    grouped = points.group_by("at").agg(
        pl.col("value").quantile(0.1, "linear").alias("low"),
        pl.col("value").mean().alias("middle"),
        pl.col("value").quantile(0.9, "linear").alias("high"),
        pl.struct("number", "seat").n_unique().alias("count"),
    )
    enough = points.select(pl.struct("number", "seat").n_unique()).item() / 10 if points.height else 0
    kept = grouped.filter(pl.col("count") >= enough).sort("at")
    return [(row[0], row[1], row[2], row[3]) for row in kept.iter_rows()]


# --- cards ------------------------------------------------------------------------------------------


def _cards(uses: pl.DataFrame, seats: pl.DataFrame, games: int, words: Words) -> list[Card]:
    """Every card, how often a game sees it, and how those fare who use it."""
    if not games:
        return []
    known = uses.filter(~pl.col("card").str.starts_with("ending:")).join(
        seats.select("number", "seat", "won"), on=["number", "seat"]
    )
    summed = known.group_by("card").agg(
        pl.col("drawn").sum(), pl.col("taken").sum(), pl.col("used").sum(),
        ((pl.col("used") > 0) & pl.col("won")).sum().alias("used_won"), (pl.col("used") > 0).sum().alias("used_by"),
        ((pl.col("taken") > 0) & pl.col("won")).sum().alias("taken_won"), (pl.col("taken") > 0).sum().alias("taken_by"),
    ).sort("card")  # fmt: skip
    base = _mean(seats["won"])
    cards = []
    for row in summed.iter_rows(named=True):
        by = "used" if row["used_by"] else "taken"
        cards.append(
            Card(
                words.thing(row["card"]), row["card"], row["drawn"] / games, row["taken"] / games, row["used"] / games,
                by, share(row["card"], row[f"{by}_won"], row[f"{by}_by"]), base,
            )
        )  # fmt: skip
    return cards


def _never(game: Game[Any], plan: Plan, uses: pl.DataFrame, words: Words) -> dict[str, list[str]]:
    """What the box holds and the rules can do, and no game has shown."""
    used = set(uses.filter(pl.col("used") > 0)["card"])
    seen = set(uses["card"])
    faces: set[str] = set()
    things: dict[str, str] = {}
    for setup in plan.setups:
        box = game.box_for(setup)
        faces |= {face_of(piece) for piece in box.pieces}
        known = Things(box, game.features())
        things |= {feature: known[feature] for feature in game.features()}
    idle = sorted(words.thing(feature) for feature, thing in things.items() if thing not in used)
    named = set(things.values())
    unseen = sorted(words(face) for face in faces if face not in seen and face not in named)
    return {kind: names for kind, names in {"never used": idle, "never drawn": unseen}.items() if names}
