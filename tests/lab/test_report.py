"""A report says what is in the tables: counted again by hand here."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from fivefires.bots.finding import named
from fivefires.kernel import Setup
from fivefires.kernel.registry import find
from fivefires.lab import tables
from fivefires.lab.findings import Findings, Words, find_out
from fivefires.lab.page import page, summary
from fivefires.lab.plan import Plan
from fivefires.lab.simulation import OtherPlan, simulate
from fivefires.lab.stats import share
from tests.cli.running import run_command
from tests.cli.toy import BREAKING


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("lab") / "embers"
    simulate(Plan("embers", 1, (named("random"), named("random%2")), (Setup(3), Setup(4)), 1, 60, 30), where)
    return where


@pytest.fixture(scope="module")
def found(folder: Path) -> Findings:
    return find_out(folder)


def test_endings_and_wins_are_counted(folder: Path, found: Findings) -> None:
    games, seats = tables.read(folder, "games"), tables.read(folder, "seats")
    assert found.games == 60
    assert sum(one.count for one in found.endings) == 60
    assert max(one.count for one in found.endings) == games["ending"].value_counts()["count"].max()
    assert sorted(found.wins) == ["bot", "players", "seat"]
    assert [one.name for one in found.wins["seat"]] == [
        "seat 1 of 3", "seat 1 of 4", "seat 2 of 3", "seat 2 of 4", "seat 3 of 3", "seat 3 of 4", "seat 4 of 4",
    ]  # fmt: skip
    assert sum(one.count for one in found.wins["bot"]) == seats["won"].sum()
    assert {one.of for one in found.wins["seat"]} == {30}
    assert found.base == pytest.approx(seats["won"].mean())


def test_intervals_are_wilsons() -> None:
    """The textbook's 8 of 10: 49 % to 94 %."""
    eight = share("x", 8, 10)
    assert (round(eight.low, 3), round(eight.high, 3)) == (0.490, 0.943)
    assert share("x", 0, 0).high == 1.0


def test_lengths(folder: Path, found: Findings) -> None:
    decisions = tables.read(folder, "games")["decisions"]
    by_unit = {one.unit: one for one in found.lengths}
    assert list(by_unit) == ["decisions", "minutes"]
    assert by_unit["decisions"].middle == decisions.median()
    assert by_unit["minutes"].middle == pytest.approx(by_unit["decisions"].middle / 5)


def test_a_card_is_weighed_by_those_who_used_it(folder: Path, found: Findings) -> None:
    log = next(card for card in found.cards if card.id == "log")
    uses, seats = tables.read(folder, "uses"), tables.read(folder, "seats")
    users = uses.filter((pl.col("card") == "log") & (pl.col("used") > 0)).join(seats, on=["number", "seat"])
    assert (log.by, log.with_it.of, log.with_it.count) == ("used", users.height, users["won"].sum())
    assert "wet wood" in [card.name for card in found.cards if card.id == "wet-wood"]
    assert log.used == pytest.approx(uses.filter(card="log")["used"].sum() / 60)


def test_curves_begin_where_the_game_begins(found: Findings) -> None:
    (fire,) = found.curves
    assert fire.axis == "per cent of the game"
    assert fire.winners[0] == (0.0, 6.0, 6.0, 6.0) or fire.winners[0][1] <= 6.0
    assert len(fire.winners) > 10


def test_what_never_happens(tmp_path: Path) -> None:
    simulate(Plan("embers", 1, (named("random"),), (Setup(3),), 4, 1, 1), tmp_path / "one")
    never = find_out(tmp_path / "one").never
    used = set(tables.read(tmp_path / "one", "uses").filter(pl.col("used") > 0)["card"])
    unused = {"log", "twig", "wet-wood", "bucket", "reaction:bucket"} - used
    assert unused
    assert len(never["never used"]) == len(unused)


class Outside(HTMLParser):
    """Finds whatever a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [
            f"{tag} {value}"
            for name, value in attrs
            if name in ("src", "href", "xlink:href") and not str(value).startswith("#")
        ]


def test_the_page_needs_nothing_else(found: Findings) -> None:
    made = page(found)
    outside = Outside()
    outside.feed(made)
    assert outside.fetched == []
    assert not re.search(r"url\((?!#)", made)
    assert made.count("<svg") >= 5


def test_plots_take_their_ink_from_the_page(found: Findings) -> None:
    made = page(found)
    assert "var(--ink)" in made
    assert "#000000" not in made
    assert "#010203" not in made


def test_the_same_games_give_the_same_page(folder: Path, found: Findings) -> None:
    assert page(found) == page(find_out(folder))


def test_the_summary_is_for_a_terminal(found: Findings) -> None:
    told = summary(found)
    assert "60 games" in told
    assert "Wins by seat" in told
    assert max(map(len, told.splitlines())) < 160


def test_the_command_writes_the_page(folder: Path, tmp_path: Path) -> None:
    result = run_command("report", folder, "--out", tmp_path / "page.html")
    assert result.exit_code == 0
    assert "How it ends" in result.stdout
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_folder_without_a_run_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(OtherPlan):
        find_out(tmp_path)
    result = run_command("report", tmp_path)
    assert result.exit_code == 2
    assert "no run of the lab" in result.stderr


def test_a_game_that_is_not_installed_is_named_by_whoever_asks(tmp_path: Path) -> None:
    """The folder may come from anybody, and it does not decide what is imported."""
    out, name = tmp_path / "toys", "tests.cli.toy:GAME"
    made = run_command("simulate", name, "--games", 2, "--players", 2, "--mode", "duel", "--out", out)
    assert f"fivefires report {out} --game {name} shows them." in made.stdout
    refused = run_command("report", out)
    assert refused.exit_code == 2
    assert "which is not installed: name the game with --game." in refused.stderr
    assert run_command("report", out, "--game", name).exit_code == 0


def test_a_run_in_which_every_game_failed_still_has_a_page(tmp_path: Path) -> None:
    simulate(Plan("tests.cli.toy:BREAKING", 1, (named("random"),), (Setup(2, "duel"),), 0, 2, 2), tmp_path / "broken")
    found = find_out(tmp_path / "broken", BREAKING)
    assert (found.games, found.failed) == (0, 2)
    assert "2 games failed" in summary(found)
    assert "failed" in page(found)


@pytest.mark.parametrize(
    ("feature", "called"),
    [
        ("lamp_oil", "Lamp oil"),
        ("slain:exp_claw", "slain: Claw"),
        ("ability:anita_wallace:0", "ability: Anita Wallace (0)"),
        ("crossroads:cr_insulin:girl", "crossroads: Eight vials (girl)"),
    ],
)
def test_a_feature_is_called_by_the_name_of_its_card(feature: str, called: str) -> None:
    assert Words(find("long_night")).thing(feature) == called
