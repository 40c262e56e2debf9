"""What measures the balance for hours refuses words that it does not know, and measures only what was asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parent.parent / "bench"
SCRIPTS = (
    "long_night_balance.py",
    "raid_trade_balance.py",
    "stalker_balance.py",
    "zna_balance.py",
    "zona_balance.py",
)


def run(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(BENCH / script), *words], capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize(
    "words", [("colonies",), ("--onyl", "colony"), ("--only", "colonies"), ("--games", "many"), ("--games", "0")]
)
def test_a_word_that_is_not_known_is_refused(script: str, words: tuple[str, ...]) -> None:
    done = run(script, *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "error" in done.stderr


@pytest.mark.parametrize("script", SCRIPTS)
def test_help_names_the_tables(script: str) -> None:
    done = run(script, "--help")
    assert done.returncode == 0
    assert "--games" in done.stdout
    assert "--only" in done.stdout


def test_only_the_table_that_was_asked_for_is_made() -> None:
    done = run("long_night_balance.py", "--games", "1", "--only", "scenarios")
    assert done.returncode == 0, done.stderr
    rows = [line.partition(":")[0] for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert rows == [
        "The Chimp and the Code",
        "The Chimp and the Code, together",
        "The Bandit Raid",
    ]


def test_only_the_ideas_that_were_asked_for_are_played() -> None:
    done = run("zona_balance.py", "--games", "1", "--only", "ideas", "--ideas", "rush", "camp")
    assert done.returncode == 0, done.stderr
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == ["rush to the Power Plant", "camp for ever"]


def test_only_the_plans_that_were_asked_for_are_played() -> None:
    words = ("--games", "1", "--only", "strategies", "--plans", "never fight")
    done = run("long_night_balance.py", *words)
    assert done.returncode == 0, done.stderr
    rows = [line.partition(":")[0] for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert rows == ["never fight"]
