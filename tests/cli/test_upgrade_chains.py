"""What becomes of chains when the rules change."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivefires.examples import embers
from fivefires.kernel import Game, Message, Setup, message
from tests.cli.records import keep, played, reread
from tests.cli.running import Run
from tests.cli.test_chains import after, night

HERE = "tests.cli.test_upgrade_chains"
RAISED = embers.GAME.version + 1


def no_more_blazes(setup: Setup) -> Message | None:
    blaze = setup.earlier is not None and "blaze" in (setup.earlier["ending"], *setup.earlier.get("nights", ()))
    return message("forbidden-lost-night") if blaze else None


def fails_on_results(setup: Setup) -> Message | None:
    return message(setup.earlier["weather"]) if setup.earlier is not None else None


def too_few(setup: Setup) -> Message | None:
    return message("forbidden-winners") if setup.earlier is not None and setup.players < 4 else None


def cannot_tell(setup: Setup, result: Any) -> Setup | None:
    raise KeyError("weather")


LATER: Game[Any] = replace(embers.GAME, version=RAISED)
STRICT: Game[Any] = replace(LATER, forbids=no_more_blazes)
FAILING: Game[Any] = replace(LATER, forbids=fails_on_results)
LOST: Game[Any] = replace(LATER, follows=cannot_tell)
SINGLE: Game[Any] = replace(LATER, follows=None, forbids=None)
FOUR_AFTER_THE_FIRST: Game[Any] = replace(LATER, forbids=too_few)
SMALLER: Game[Any] = replace(LATER, players=(4, 5))


@pytest.fixture
def nights() -> list[Path]:
    """A night that was won, the next one under way, and one that follows a wolf that was found."""
    first = night(Setup(3), "blaze")
    second = played(embers.GAME, players=3, most=3, setup=after(first))
    third = played(embers.GAME, players=3, most=3, setup=after(night(Setup(3), "wolf-found")))
    return [keep(one, name) for one, name in ((first, "first.json"), (second, "second.json"), (third, "third.json"))]


def outcomes(run: Run, game: str, *paths: Path, dry: bool = True) -> tuple[int, dict[str, str]]:
    how = ["--dry-run"] if dry else []
    result = run("upgrade", *how, "--json", "--game", f"{HERE}:{game}", *paths)
    return result.exit_code, {line["file"]: line["outcome"] for line in json.loads(result.stdout)}


def test_a_game_that_takes_up_a_result_is_listed_like_the_others(run: Run, nights: list[Path]) -> None:
    carried = f"carried over from version {embers.GAME.version} to {RAISED}"
    assert outcomes(run, "LATER", *nights) == (0, dict.fromkeys(("first.json", "second.json", "third.json"), carried))
    assert outcomes(run, "LATER", *nights, dry=False)[0] == 0
    assert [reread(path).version for path in nights] == [RAISED] * 3
    assert outcomes(run, "LATER", *nights)[1]["second.json"] == f"has version {RAISED} already"


def test_a_result_that_is_no_longer_taken_up_is_told(run: Run, nights: list[Path]) -> None:
    before = [path.read_bytes() for path in nights]
    code, told = outcomes(run, "STRICT", *nights[1:], dry=False)
    assert code == 1
    assert told["second.json"] == (
        "the present rules do not take up its earlier result: "
        "The campers did not win that night, and no other follows it."
    )
    assert told["third.json"].startswith("carried over")
    assert nights[1].read_bytes() == before[1]
    shown = run("upgrade", "--dry-run", "--game", f"{HERE}:STRICT", nights[1])
    assert (shown.exit_code, shown.stderr) == (1, "")
    assert "do not take up its earlier result" in shown.stdout


def test_rules_that_fail_on_a_result_are_told(run: Run, nights: list[Path]) -> None:
    code, told = outcomes(run, "FAILING", *nights)
    assert code == 1
    assert told["second.json"] == "the present rules do not take up its earlier result: KeyError: 'weather'"
    assert told["first.json"].endswith("the game that follows it can no longer be set up: KeyError: 'weather'")


def test_a_game_that_has_lost_its_chains_is_told(run: Run, nights: list[Path]) -> None:
    code, told = outcomes(run, "SINGLE", *nights[:2])
    assert code == 1
    assert told["second.json"].endswith("earlier result: In this game no result is carried over into the next one.")
    assert told["first.json"].startswith("carried over")
    assert "follows" not in told["first.json"]


def test_a_finished_game_that_can_no_longer_be_followed_is_told(run: Run, nights: list[Path]) -> None:
    code, told = outcomes(run, "STRICT", nights[0], dry=False)
    assert code == 1
    assert told["first.json"] == (
        f"carried over from version {embers.GAME.version} to {RAISED}; the game that follows it can no longer be set "
        "up: The campers did not win that night, and no other follows it."
    )
    assert reread(nights[0]).version == RAISED
    assert outcomes(run, "STRICT", nights[0])[1]["first.json"].startswith(f"has version {RAISED} already; the game")
    assert outcomes(run, "LOST", nights[0])[1]["first.json"].endswith("set up: KeyError: 'weather'")


def test_a_set_up_that_is_wrong_in_another_way_is_not_blamed_on_the_result(run: Run, nights: list[Path]) -> None:
    shown = run("upgrade", "--dry-run", "--game", f"{HERE}:SMALLER", nights[1])
    assert shown.exit_code == 2
    assert "its set-up is not allowed (This game is for 4 to 5 players, not 3.)" in shown.stderr


@pytest.mark.parametrize(
    "line",
    [
        f"replay second.json --game {HERE}:FAILING",
        f"replay --verify second.json --game {HERE}:FAILING",
        f"play {HERE}:FAILING --terminal --resume second.json",
        f"play {HERE}:FAILING --terminal --after second.json",
    ],
)
def test_rules_that_fail_on_a_set_up_leave_no_traceback(run: Run, nights: list[Path], line: str) -> None:
    shown = run(*line.split())
    assert shown.exit_code == 2
    assert "the rules fail on its set-up (KeyError: 'weather')." in shown.stderr
    assert len(shown.stderr.splitlines()) == 1


def test_what_cannot_be_set_up_is_not_played(run: Run, nights: list[Path]) -> None:
    said = {
        "STRICT": "The campers did not win that night, and no other follows it.",
        "FAILING": "KeyError: 'weather'.",
        "LOST": "KeyError: 'weather'.",
    }
    for game, reason in said.items():
        shown = run("play", f"{HERE}:{game}", "--terminal", "--after", "first.json")
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert shown.stderr == f"What follows the game in first.json cannot be set up: {reason}\n"


def test_a_chain_goes_on_with_as_many_as_the_present_rules_allow(run: Run, folder: Path) -> None:
    """The game that is taken up was allowed, and only three are too few for the next one."""
    keep(night(Setup(3), "blaze"))
    line = ("play", f"{HERE}:FOUR_AFTER_THE_FIRST", "--terminal", "--after", "game.json", "--bots")
    assert "What follows the game in game.json cannot be set up: " in run(*line, "3").stderr
    assert run(*line, "4", "--players", "4").exit_code == 0


def test_rules_that_cannot_tell_what_follows_do_not_spoil_the_end(run: Run, nights: list[Path]) -> None:
    shown = run("replay", "--verify", "first.json", "--game", f"{HERE}:LOST")
    assert (shown.exit_code, shown.stderr) == (0, "")
    ended = run("play", f"{HERE}:LOST", "--terminal", "--resume", "first.json")
    assert (ended.exit_code, ended.stderr) == (0, "")
    assert "Play on with" not in ended.stdout
