"""Chains in the lab: played to their end, the same whoever plays them, and reported."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from fivefires.bots.finding import named
from fivefires.examples import embers
from fivefires.examples.embers import Dawn
from fivefires.kernel import Game, Setup, files, seed_from
from fivefires.kernel.chains import check_link
from fivefires.kernel.registry import find
from fivefires.lab import simulation, tables
from fivefires.lab.findings import find_out
from fivefires.lab.page import page, summary
from fivefires.lab.plan import Plan
from fivefires.lab.playing import Recorder
from fivefires.lab.simulation import simulate
from tests.cli.running import run_command as run

EMBERS = find("embers")
LASTING = [table for table in tables.SCHEMAS if table != "times"]


def a_plan(chains: int = 24, **changes: Any) -> Plan:
    bots, setups = tuple(map(named, ("random", "random%3", "random%2"))), (Setup(3), Setup(4))
    return msgspec.structs.replace(Plan("embers", 2, bots, setups, 2, chains, 5, longest_chain=3), **changes)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "chains"
    assert simulate(a_plan(), folder) == 0
    return folder


def links(folder: Path) -> dict[int, pl.DataFrame]:
    games = tables.read(folder, "games")
    return {chain: games.filter(chain=chain).sort("link") for chain in sorted(set(games["chain"]))}


def test_chains_are_played_to_their_end(whole: Path) -> None:
    chains = links(whole)
    assert list(chains) == list(range(24))
    lengths = [games.height for games in chains.values()]
    assert set(lengths) == {1, 2, 3}
    for games in chains.values():
        assert games["link"].to_list() == list(range(1, games.height + 1))
        won = [ending in ("blaze", "wolf-found") for ending in games["ending"]]
        assert all(won[:-1])
        assert games.height == 3 or not won[-1]


def test_every_game_has_a_number_and_dice_of_its_own(whole: Path) -> None:
    games = tables.read(whole, "games")
    assert games["number"].n_unique() == games["seed"].n_unique() == games.height
    assert (games["number"] == games["chain"] * 3 + games["link"] - 1).all()
    assert set(tables.read(whole, "seats")["number"]) == set(games["number"])


def test_each_game_takes_up_the_one_before(whole: Path) -> None:
    plan = a_plan()
    recorder = Recorder(EMBERS, plan.bots, record=False)
    for chain, games in links(whole).items():
        row = list(simulation.played_in_a_row(recorder, plan, chain))
        assert [msgspec.json.encode(played.result).decode() for played in row] == games["result"].to_list()
        assert {played.job.setup.players for played in row} == set(games["players"])
        for before, after in pairwise(row):
            assert before.result is not None
            assert check_link(EMBERS, before.job.setup, before.result, after.job.setup) is None


def test_bots_keep_their_seats_in_a_chain(whole: Path) -> None:
    seats = tables.read(whole, "seats").join(tables.read(whole, "games"), on="number")
    kept = seats.group_by("chain", "seat").agg(pl.col("bot").n_unique())
    assert set(kept["bot"]) == {1}
    first = seats.filter(chain=0, link=1)["bot"].to_list(), seats.filter(chain=2, link=1)["bot"].to_list()
    assert first == (["random", "random%3", "random%2"], ["random%3", "random%2", "random"])


# --- the same whoever plays them ------------------------------------------------------------------


def assert_same(one: Path, other: Path) -> None:
    for table in LASTING:
        assert (tables.read(one, table).height > 0) == (table != "units")  # Embers has none.
        assert_frame_equal(tables.read(one, table), tables.read(other, table))


def test_the_number_of_processes_changes_nothing(whole: Path, tmp_path: Path) -> None:
    simulate(a_plan(), tmp_path / "two", workers=2)
    assert_same(whole, tmp_path / "two")


def test_more_chains_are_added_to_those_that_are_there(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "grown"
    simulate(a_plan(7), folder)
    told: list[int] = []
    simulate(a_plan(), folder, progress=told.append)
    assert told == [5, 10, 15, 20, 24]
    assert_same(whole, folder)


def test_a_folder_of_single_games_takes_no_chains(tmp_path: Path) -> None:
    simulate(a_plan(3, longest_chain=0), tmp_path / "single")
    with pytest.raises(simulation.OtherPlan, match="another run"):
        simulate(a_plan(3), tmp_path / "single")


def test_what_is_counted_does_not_hang_on_how_many_set_ups_there_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box that is given up leaves its place in memory to another one."""
    monkeypatch.setattr("fivefires.kernel.game._MOST_BOXES", 1)
    plan = a_plan(setups=(Setup(3), Setup(5), Setup(4)))
    recorder = Recorder(EMBERS, plan.bots)
    for number in range(60):
        job = plan.job(number)
        assert recorder.play(job).counts == Recorder(EMBERS, plan.bots).play(job).counts, number


# --- the end of a chain -----------------------------------------------------------------------------


def again(setup: Setup, dawn: Dawn) -> Setup:
    return msgspec.structs.replace(setup, earlier={"ending": "blaze", "winners": [0, 1]})


ENDLESS: Game[Any] = replace(embers.GAME, follows=again, longest_chain=4)


def lost(setup: Setup, dawn: Dawn) -> Setup | None:
    raise KeyError("dawn")


LOST: Game[Any] = replace(embers.GAME, follows=lost)


def test_a_game_may_cap_its_chains(tmp_path: Path) -> None:
    out = tmp_path / "endless"
    assert run("simulate", "tests.lab.test_chains:ENDLESS", "--chains", 3, "--out", out).exit_code == 0
    assert tables.read(out, "games")["link"].to_list() == [1, 2, 3, 4] * 3


def test_what_cannot_be_followed_is_kept_with_a_file(tmp_path: Path) -> None:
    plan = a_plan(2, game="tests.lab.test_chains:LOST")
    assert simulate(plan, tmp_path / "lost") == 2
    errors = tables.read(tmp_path / "lost", "games")["error"].to_list()
    assert len(errors) == 2
    assert all(error.startswith("what follows cannot be told: KeyError: 'dawn', at tests/lab/") for error in errors)
    record = files.decode((tmp_path / "lost" / "errors" / "embers-0.json").read_bytes())
    assert record.seed == seed_from("2/0/1").hex()


# --- commands and reports -----------------------------------------------------------------------------


def test_chains_by_command(tmp_path: Path) -> None:
    out = tmp_path / "out"
    line = ("simulate", "embers", "--chains", 12, "--players", 3, "--out", out)
    shown = run(*line)
    assert shown.exit_code == 0
    assert shown.stdout.startswith("12 chains of embers are in ")
    found = msgspec.json.decode(
        run("simulate", "embers", "--chains", 12, "--players", 3, "--out", out, "--json").stdout
    )
    assert (found["chains"], found["games"]) == (12, tables.read(out, "games").height)
    assert found["games"] > 12
    assert simulation.read_plan(out).longest_chain == 3
    alone = run("simulate", "embers", "--games", 5, "--out", tmp_path / "alone", "--json")
    assert (msgspec.json.decode(alone.stdout)["chains"], msgspec.json.decode(alone.stdout)["games"]) == (None, 5)


def test_a_report_tells_of_chains(whole: Path) -> None:
    found = find_out(whole)
    games, seats = tables.read(whole, "games"), tables.read(whole, "seats")
    assert found.games == games.height
    assert [one.name for one in found.wins["link"]] == ["game 1", "game 2", "game 3"]
    assert sum(one.count for one in found.wins["link"]) == seats["won"].sum()
    assert "24 chains" in summary(found)
    assert "Wins by game of a chain" in summary(found)
    assert "By game of a chain" in page(found)


def test_results_from_before_there_were_chains_are_read(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    simulate(a_plan(7, longest_chain=0), folder)
    for part in (folder / "games").glob("*.parquet"):
        pl.read_parquet(part).drop("chain", "link").write_parquet(part)
    assert find_out(folder).games == 7
    simulate(a_plan(12, longest_chain=0), folder)
    games = tables.read(folder, "games")
    assert games["number"].to_list() == list(range(12))
    assert games["link"].null_count() == 12
    assert find_out(folder).games == 12
