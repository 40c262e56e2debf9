"""The tables of the lab: what is kept of many games, in columns, as Parquet.

| table | one row for | columns |
|---|---|---|
| games | a game | number, seed, players, mode, ending, winners, rounds, decisions, result, error, chain, link |
| seats | a seat of a game | number, seat, bot, won, character |
| series | a point of a curve | number, seat, chart, decision, round, value |
| units | a fact of a unit | number, seat, unit, fact, value, text |
| uses | a card at a seat | number, seat, card, drawn, taken, used |
| times | a seat of a game | number, seat, seconds of the whole game, and of each move of a bot that thinks |

All but `times` are the same for the same plan, to the byte.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from fivefires.kernel import Game

from .plan import Plan
from .playing import Played

SCHEMAS: dict[str, dict[str, Any]] = {
    "games": {
        "number": pl.Int32, "seed": pl.String, "players": pl.Int8, "mode": pl.String, "ending": pl.String,
        "winners": pl.List(pl.Int8), "rounds": pl.Int32, "decisions": pl.Int32, "result": pl.String,
        "error": pl.String, "chain": pl.Int32, "link": pl.Int16,
    },
    "seats": {"number": pl.Int32, "seat": pl.Int8, "bot": pl.String, "won": pl.Boolean, "character": pl.String},
    "series": {
        "number": pl.Int32, "seat": pl.Int8, "chart": pl.String, "decision": pl.Int32, "round": pl.Int32,
        "value": pl.Float64,
    },
    "units": {
        "number": pl.Int32, "seat": pl.Int8, "unit": pl.String, "fact": pl.String, "value": pl.Float64,
        "text": pl.String,
    },
    "uses": {
        "number": pl.Int32, "seat": pl.Int8, "card": pl.String, "drawn": pl.Int16, "taken": pl.Int16,
        "used": pl.Int16,
    },
    "times": {"number": pl.Int32, "seat": pl.Int8, "seconds": pl.Float64, "moves": pl.List(pl.Float32)},
}  # fmt: skip

Rows = dict[str, dict[str, list[Any]]]


def empty_rows() -> Rows:
    return {table: {column: [] for column in schema} for table, schema in SCHEMAS.items()}


def add(rows: Rows, game: Game[Any], plan: Plan, played: Played) -> None:
    """Write a game down."""
    job, result = played.job, played.result
    winners = result.winners if result is not None else []
    _append(rows["games"], job.number, job.seed, job.setup.players, job.setup.mode,
            result.ending if result is not None else None, winners, played.rounds, played.decisions,
            msgspec.json.encode(result).decode() if result is not None else None, played.error or None,
            job.chain, job.link)  # fmt: skip
    characters = getattr(result, "characters", None)
    for seat, bot in enumerate(job.seating):
        character = characters[seat] or None if characters else None
        _append(rows["seats"], job.number, seat, str(plan.bots[bot]), seat in winners, character)
        _append(rows["times"], job.number, seat, played.seconds, played.moves[seat])
    _add_series(rows["series"], game, played)
    _add_units(rows["units"], played)
    _add_uses(rows["uses"], played)


def _append(columns: dict[str, list[Any]], *cells: Any) -> None:
    for column, cell in zip(columns.values(), cells, strict=True):
        column.append(cell)


def _add_series(columns: dict[str, list[Any]], game: Game[Any], played: Played) -> None:
    """A row for each curve, with all its points in the last three cells; `as_parquet` makes a row of each point."""
    curve, seats = played.curve, played.job.setup.players
    for index, values in enumerate(zip(*curve.values, strict=True)):
        chart, seat = divmod(index, seats)
        _append(columns, played.job.number, seat, game.charts[chart].id, curve.decisions, curve.rounds, values)


def _add_units(columns: dict[str, list[Any]], played: Played) -> None:
    """A fact is a number or a text, so one of the last two cells is empty."""
    for seat, unit, fact, value in played.units:
        number, text = (None, value) if isinstance(value, str) else (float(value), None)
        _append(columns, played.job.number, seat, unit, fact, number, text)


def _add_uses(columns: dict[str, list[Any]], played: Played) -> None:
    cards: dict[tuple[int, str], list[int]] = {}
    for (what, seat, card), count in played.counts.items():
        cards.setdefault((seat, card), [0, 0, 0])[what] += count
    keys = sorted(cards)
    columns["number"] += [played.job.number] * len(keys)
    columns["seat"] += [seat for seat, _ in keys]
    columns["card"] += [card for _, card in keys]
    for what, column in enumerate(("drawn", "taken", "used")):
        columns[column] += [cards[key][what] for key in keys]


def as_parquet(rows: Rows) -> dict[str, bytes]:
    frames = {table: pl.DataFrame(rows[table], schema=schema) for table, schema in SCHEMAS.items() if table != "series"}
    frames["series"] = _curves(rows["series"])
    written = {}
    for table, frame in frames.items():
        file = io.BytesIO()
        frame.write_parquet(file, compression="zstd")
        written[table] = file.getvalue()
    return written


def _curves(columns: dict[str, list[Any]]) -> pl.DataFrame:
    points = ("decision", "round", "value")
    schema = {name: pl.List(kind) if name in points else kind for name, kind in SCHEMAS["series"].items()}
    return pl.DataFrame(columns, schema=schema).explode(points, empty_as_null=False)


def read(folder: Path, table: str) -> pl.DataFrame:
    """A table of a folder of results, in the order of its games."""
    parts = sorted((folder / table).glob("*.parquet"))
    if not parts:
        return pl.DataFrame(schema=SCHEMAS[table])
    return pl.concat([_complete(pl.read_parquet(part), table) for part in parts])


def _complete(frame: pl.DataFrame, table: str) -> pl.DataFrame:
    """With all columns: results from before there was one have nothing in it."""
    missing = [pl.lit(None, kind).alias(name) for name, kind in SCHEMAS[table].items() if name not in frame.columns]
    return frame.with_columns(missing)


def firsts_in(path: Path) -> int:
    """How many games of a file are not the later links of a chain."""
    frame = _complete(pl.read_parquet(path), "games")
    return frame.filter(pl.col("link").is_null() | (pl.col("link") == 1)).height
