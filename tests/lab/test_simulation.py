"""Simulations give the same results whoever plays them, and can be stopped and taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from polars.testing import assert_frame_equal

import fivefires
from fivefires.bots.finding import Named, named
from fivefires.kernel import Runner, Setup, seed_from
from fivefires.kernel.registry import find
from fivefires.lab import simulation, tables
from fivefires.lab.plan import Plan
from fivefires.lab.playing import POINTS, Recorder
from fivefires.lab.simulation import OtherPlan, simulate
from tests.lab.toys import NAMES, TURNS

LASTING = [table for table in tables.SCHEMAS if table != "times"]


def a_plan(game: str = "embers", games: int = 12, **changes: Any) -> Plan:
    setups = (Setup(3), Setup(4)) if game == "embers" else (Setup(2),)
    plan = Plan(game, 1, (named("random"), named("random%3")), setups, 7, games, 5)
    return msgspec.structs.replace(plan, **changes)


def everything(folder: Path) -> dict[str, pl.DataFrame]:
    return {table: tables.read(folder, table) for table in LASTING}


def assert_same(one: Path, other: Path) -> None:
    for table, frame in everything(one).items():
        assert (frame.height > 0) == (table != "units"), "Embers has no units"
        assert_frame_equal(frame, tables.read(other, table))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "whole"
    assert simulate(a_plan(), folder) == 0
    return folder


def test_the_number_of_processes_changes_nothing(whole: Path, tmp_path: Path) -> None:
    simulate(a_plan(), tmp_path / "two", workers=2)
    assert_same(whole, tmp_path / "two")


def test_another_seed_gives_other_games(whole: Path, tmp_path: Path) -> None:
    simulate(a_plan(seed=8), tmp_path / "other")
    assert not tables.read(whole, "games").equals(tables.read(tmp_path / "other", "games"))


def test_a_stopped_run_goes_on_where_it_was(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, keep = tmp_path / "stopped", simulation.keep

    def keep_one(chunk: simulation.Chunk, where: Path) -> None:
        if chunk.first:
            raise KeyboardInterrupt
        keep(chunk, where)

    monkeypatch.setattr(simulation, "keep", keep_one)
    with pytest.raises(KeyboardInterrupt):
        simulate(a_plan(), folder)
    assert tables.read(folder, "games").height == 5
    monkeypatch.setattr(simulation, "keep", keep)
    told: list[int] = []
    simulate(a_plan(), folder, progress=told.append)
    assert told == [5, 10, 12]
    assert_same(whole, folder)


def test_a_chunk_without_its_table_of_games_is_played_again(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "torn"
    simulate(a_plan(), folder)
    simulation.chunk_path(folder, "games", 5).unlink()
    simulation.chunk_path(folder, "uses", 5).write_bytes(b"torn")
    simulate(a_plan(), folder)
    assert_same(whole, folder)


def test_more_games_are_added_to_those_that_are_there(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "grown"
    simulate(a_plan(games=7), folder)
    simulate(a_plan(), folder)
    assert_same(whole, folder)


def test_a_folder_of_something_else_is_left_alone(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(OtherPlan, match="another run"):
        simulate(a_plan(seed=9), whole)
    (tmp_path / "diary").write_text("dear diary")
    with pytest.raises(OtherPlan, match="no run of the lab"):
        simulate(a_plan(), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["diary"]


# --- what is written down -----------------------------------------------------------------------------


def test_games_and_seats_tell_how_it_ended(whole: Path) -> None:
    games, seats = tables.read(whole, "games"), tables.read(whole, "seats")
    assert games["number"].to_list() == list(range(12))
    assert games["players"].to_list() == [3, 4] * 6
    assert set(games["ending"]) <= {"blaze", "dead-fire", "wolf-found", "cold-dawn"}
    assert (
        seats.filter(pl.col("won"))
        .group_by("number")
        .agg(pl.col("seat").sort())
        .sort("number")
        .select("seat")
        .to_series()
        .to_list()
        == games["winners"].to_list()
    )
    first = seats.filter(number=0)["bot"].to_list(), seats.filter(number=2)["bot"].to_list()
    assert first == (["random", "random%3", "random"], ["random%3", "random", "random%3"])


def test_cards_are_counted_at_the_seat_that_has_them(whole: Path) -> None:
    """Each drawn card of Embers goes to a hand; what is fed to the fire was in it."""
    uses = tables.read(whole, "uses")
    fuel = uses.filter(pl.col("card").is_in(["log", "twig", "wet-wood", "bucket"]))
    assert fuel.filter(pl.col("drawn") != pl.col("taken")).height == 0
    assert fuel.filter((pl.col("used") > pl.col("taken")) & (pl.col("card") != "bucket")).height == 0
    assert fuel["used"].sum() > 50
    turns = fuel.group_by("number", "seat").agg(pl.col("drawn").sum())
    assert min(turns["drawn"].to_list()) >= 3
    assert uses.filter(card="wolf").group_by("number").agg(pl.col("taken").sum())["taken"].to_list() == [1] * 12


def test_curves_end_where_the_game_ends(whole: Path) -> None:
    games, series = tables.read(whole, "games"), tables.read(whole, "series")
    ends = series.group_by("number").agg(pl.col("decision").max(), pl.col("decision").min().alias("start"))
    assert_frame_equal(
        ends.sort("number").select("decision"), games.rename({"decisions": "decision"}).select("decision")
    )
    assert set(ends["start"]) == {0}
    assert max(series.group_by("number", "seat", "chart").len()["len"].to_list()) <= POINTS + 1


def test_games_outside_of_a_chain_have_no_place_in_one(whole: Path) -> None:
    games = tables.read(whole, "games")
    assert games["chain"].null_count() == games["link"].null_count() == 12


def test_times_tell_how_long_thinking_bots_took(tmp_path: Path) -> None:
    simulate(a_plan("pig", 1, bots=(Named("random", budget=3), Named("random"))), tmp_path / "timed")
    times = tables.read(tmp_path / "timed", "times").sort("seat")
    moves = times["moves"].to_list()
    assert len(moves[0]) > 3
    assert all(0 < seconds < 1 for seconds in moves[0])
    assert moves[1] == []
    assert min(times["seconds"].to_list()) > 0


def test_watching_changes_nothing() -> None:
    game, plan = find("embers"), a_plan()
    for number in range(6):
        plain = Recorder(game, plan.bots, record=False).play(plan.job(number))
        watched = Recorder(game, plan.bots).play(plan.job(number))
        assert (plain.result, plain.decisions) == (watched.result, watched.decisions)


def test_a_game_that_fails_is_kept_with_a_file(tmp_path: Path) -> None:
    plan = Plan("tests.cli.toy:BREAKING", 1, (named("random"),), (Setup(2, "duel"),), 0, 2, 2)
    assert simulate(plan, tmp_path / "broken") == 2
    games = tables.read(tmp_path / "broken", "games")
    assert games["ending"].to_list() == [None, None]
    assert "the toy is broken" in games["error"][0]
    assert len(list((tmp_path / "broken" / "errors").glob("*.json"))) == 2


class Cheater:
    """Gives an answer that nobody has offered, sooner or later."""

    def __init__(self, seed: int) -> None:
        self.answers = 0

    def choose(self, view: Any, task: Any, deal: Any, budget: int) -> Any:
        self.answers += 1
        return task.options[0] if self.answers < 3 else "to the moon"


def test_a_bot_that_fails_does_not_end_the_run(tmp_path: Path) -> None:
    bots = (named("tests.lab.test_simulation:Cheater"), named("random"))
    assert simulate(a_plan("pig", 3, bots=bots), tmp_path / "cheated") == 3
    errors = tables.read(tmp_path / "cheated", "games")["error"].to_list()
    assert len(errors) == 3
    assert all("Cheater" in error and "to the moon" in error for error in errors)


# --- several units a seat -----------------------------------------------------------------------------


def a_party(**changes: Any) -> Plan:
    plan = Plan("tests.lab.toys:PARTY", 1, (named("random"),), (Setup(2), Setup(3)), 7, 6, 4)
    return msgspec.structs.replace(plan, **changes)


def test_units_tell_how_each_stood_at_the_end(tmp_path: Path) -> None:
    assert simulate(a_party(), tmp_path / "party") == 0
    games, units = (tables.read(tmp_path / "party", table) for table in ("games", "units"))
    wanted = [
        (number, seat, hero, fact)
        for number, players in enumerate(games["players"])
        for seat in range(players)
        for hero in NAMES
        for fact in ("wounds", "place")
    ]
    assert units.select("number", "seat", "unit", "fact").rows() == wanted
    assert set(units.filter(fact="place")["text"]) <= {"camp", "woods"}
    assert units.filter(fact="place")["value"].null_count() == units.filter(fact="place").height
    wounds = units.filter(fact="wounds")
    assert wounds["text"].null_count() == wounds.height
    assert 0 < wounds["value"].sum() < 6 * TURNS
    hurt = wounds.group_by("number", "seat").agg(pl.col("value").sum()).sort("number", "value", "seat")
    assert hurt.group_by("number", maintain_order=True).first()["seat"].to_list() == games["winners"].list[0].to_list()


def test_units_are_the_same_whoever_plays(tmp_path: Path) -> None:
    simulate(a_party(), tmp_path / "one")
    simulate(a_party(), tmp_path / "two", workers=2)
    one, two = (tables.read(tmp_path / folder, "units") for folder in ("one", "two"))
    assert one.height > 0
    assert one.equals(two)


SEVERAL = [
    ("long_night", Setup(3, "rivals"), {"place", "wounds", "frostbite"}),
    ("zna", Setup(2, "mission"), {"status", "health", "resistance", "level", "kills"}),
    ("stalker", Setup(1, "mission", (), {"team": 3}), {"hp", "dose"}),
]


@pytest.mark.parametrize(("game", "setup", "facts"), SEVERAL, ids=[game for game, _, _ in SEVERAL])
def test_games_with_several_units_a_seat_tell_of_each(game: str, setup: Setup, facts: set[str]) -> None:
    found = find(game)
    runner = Runner(found, setup, seed_from(3), log=False)
    runner.run(lambda _seat, options: options[0], 40)
    assert found.units is not None
    told = [found.units.of(runner.state, seat) for seat in range(setup.players)]
    assert all(len(units) > 1 for units in told)
    assert {name for units in told for facts in units.values() for name in facts} == facts
    assert len({unit for units in told for unit in units}) == sum(map(len, told)), "nobody stands at two seats"


def test_a_notebook_gets_the_units() -> None:
    units = fivefires.simulate("tests.lab.toys:PARTY", 3, players=2, seed=1)["units"]
    assert units.height == 3 * 2 * 2 * 2
