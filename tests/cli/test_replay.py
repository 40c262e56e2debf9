from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fivefires.examples.embers import GAME as EMBERS
from fivefires.examples.pig import GAME as PIG
from fivefires.kernel import files
from fivefires.kernel.tape import Answer, Roll, Shuffle, Takeback
from tests.cli.records import acted, keep, played, reread, rewrite
from tests.cli.running import Run
from tests.cli.toy import GAME as TOY_GAME

TOY = "tests.cli.toy:GAME"


def some_game_of_embers() -> Path:
    chance = random.Random(3)
    return keep(played(EMBERS, lambda _seat, options: chance.choice(list(options)), players=4))


@pytest.fixture
def finished() -> Path:
    """A game of Pig in which everybody rolls once and holds."""
    turn = iter(range(10_000))
    return keep(played(PIG, lambda _seat, options: options[next(turn) % 2]))


# --- telling ------------------------------------------------------------------------------------


def test_a_game_is_told_step_by_step(run: Run) -> None:
    runner = acted(TOY_GAME, "note", "roll", "secret", "turn")
    result = run("replay", keep(runner), "--game", TOY)
    faces = next(entry for entry in runner.tape.line if isinstance(entry, Roll)).faces
    assert result.exit_code == 0
    lines = [line.strip() for line in result.stdout.splitlines()]
    told = lines[1 : lines.index("4  Player 1: act:turn") + 1]
    assert told == [
        "0  Player 1: act:note",
        "Player 1 makes a note.  Y-001",
        "1  Player 1: act:roll",
        f"2  2d6: {faces[0]} {faces[1]}",
        "3  Player 1: act:secret",
        "Only you can read this.  Y-001",
        "4  Player 1: act:turn",
    ]
    assert "What now?" in result.stdout


def test_the_end_is_told(run: Run) -> None:
    result = run("replay", keep(acted(TOY_GAME, "end")), "--game", TOY)
    assert "Enough is enough" in result.stdout
    assert "Player 1 wins." in result.stdout


def test_what_was_taken_back_is_told_as_such(run: Run) -> None:
    runner = acted(TOY_GAME, "note", "note", players=1)
    runner.undo(0)
    runner.answer(0, "act:secret")
    steps = json.loads(run("replay", keep(runner), "--game", TOY, "--json").stdout)["steps"]
    assert [(step["what"], step["taken_back"], len(step["log"])) for step in steps] == [
        ("act:note", False, 1),
        ("act:note", True, 0),
        ("taken back", False, 0),
        ("act:secret", False, 1),
    ]


def test_up_to_a_step_the_table_is_shown_as_it_was(run: Run, finished: Path) -> None:
    """After the fourth time that somebody holds, the scores are those of the log."""
    told = re.findall(r"(Player \d) holds \d+ and has (\d+) points", run("replay", finished).stdout)
    scores = {"Player 1": 0, "Player 2": 0} | {player: int(score) for player, score in told[:4]}
    holds = [step for step, entry in enumerate(reread(finished).history) if getattr(entry, "option", "") == "hold"]
    shown = run("replay", finished, "--to", holds[3] + 1).stdout
    assert [int(score) for score in re.findall(r"(\d+) of 100", shown)] == list(scores.values())
    assert sum(scores.values()) > 0
    assert f"{holds[3]:>4}  " in shown
    assert f"{holds[3] + 1:>4}  " not in shown


def test_every_step_can_be_looked_at(run: Run) -> None:
    """Even those inside a common answer, and between an answer and its dice."""
    path = some_game_of_embers()
    for step in range(len(reread(path).history) + 1):
        result = run("replay", path, "--to", step)
        assert (result.exit_code, result.stderr) == (0, "")


def test_a_replay_as_json(run: Run, finished: Path) -> None:
    found = json.loads(run("replay", finished, "--json").stdout)
    assert found["game"] == "pig"
    assert found["over"] is True
    assert found["result"]["ending"] == "goal"
    assert found["problem"] is None
    assert len(found["steps"]) == len(reread(finished).history)


# --- proving ------------------------------------------------------------------------------------


def test_a_finished_game_is_proved(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--verify")
    assert result.exit_code == 0
    assert reread(finished).commitment in result.stdout
    assert json.loads(run("replay", finished, "--verify", "--json").stdout)["verified"] is True


def test_a_swapped_roll_is_named(run: Run, finished: Path) -> None:
    """A two instead of a three changes no answer, so that only the seed can tell."""
    record = reread(finished)
    step = next(
        step for step, entry in enumerate(record.history) if isinstance(entry, Roll) and 2 <= entry.faces[0] <= 5
    )
    roll = record.history[step]
    assert isinstance(roll, Roll)
    roll.faces = (roll.faces[0] + 1,)
    for entry in record.history:
        if isinstance(entry, Answer):
            entry.hash = ""
    result = run("replay", rewrite(finished, record), "--verify")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"The record does not hold at step {step}: ")
    found = json.loads(run("replay", finished, "--verify", "--json").stdout)
    assert (found["verified"], found["step"]) == (False, step)


def test_a_swapped_shuffle_is_named(run: Run) -> None:
    path = some_game_of_embers()
    record = reread(path)
    assert isinstance(record.history[0], Shuffle)
    record.history[0].order = tuple(reversed(record.history[0].order))
    result = run("replay", rewrite(path, record), "--verify")
    assert result.exit_code == 1
    assert "does not hold at step 0:" in result.stderr


def test_a_forged_answer_is_named(run: Run, finished: Path) -> None:
    record = reread(finished)
    answer = record.history[0]
    assert isinstance(answer, Answer)
    answer.option = "fly"
    result = run("replay", rewrite(finished, record), "--verify")
    assert result.exit_code == 1
    assert "does not hold at step 0: " in result.stderr


def test_a_second_try_after_a_roll_is_named(run: Run, finished: Path) -> None:
    record = reread(finished)
    record.history[2:2] = [Takeback(0), *record.history[:2]]
    result = run("replay", rewrite(finished, record), "--verify")
    assert result.exit_code == 1
    assert "does not hold at step 2: " in result.stderr


def test_a_game_that_is_not_over_is_not_proved(run: Run) -> None:
    result = run("replay", keep(played(PIG, most=3)), "--verify")
    assert result.exit_code == 1
    assert "the game is not finished." in result.stderr


# --- what does not go on ------------------------------------------------------------------------


def test_a_game_of_other_rules_stays_readable_up_to_where_it_stops(run: Run) -> None:
    path = keep(acted(TOY_GAME, "roll", "turn", "note", "turn"))
    result = run("replay", path, "--game", "tests.cli.toy:STRICTER")
    assert result.exit_code == 1
    assert "2  Player 1: act:turn" in result.stdout
    assert "act:note" not in result.stdout
    assert len(result.stderr.splitlines()) == 1
    assert "version 1" in result.stderr
    assert "step 3: act:note is not among the answers." in result.stderr


def test_a_state_that_differs_from_the_recorded_one_is_named(run: Run) -> None:
    path = keep(acted(TOY_GAME, "turn", "turn", "turn"))
    record = reread(path)
    answer = record.history[1]
    assert isinstance(answer, Answer)
    answer.hash = "0" * 16
    result = run("replay", rewrite(path, record), "--game", TOY)
    assert result.exit_code == 1
    assert result.stderr == "Step 1: the state is not the one that was recorded.\n"


def test_a_roll_that_cannot_be_is_named(run: Run) -> None:
    path = keep(acted(TOY_GAME, "note", "roll", "note"))
    record = reread(path)
    assert isinstance(record.history[2], Roll)
    record.history[2].faces = (9, 9)
    result = run("replay", rewrite(path, record), "--game", TOY)
    assert result.exit_code == 1
    assert result.stderr.startswith("Step 2: ")


def test_whatever_a_file_says_there_is_no_traceback(run: Run) -> None:
    """Files that were edited by somebody who makes the check sum fit are refused, told or played, and nothing else."""
    path = some_game_of_embers()
    original = path.read_bytes()
    chance = random.Random(11)
    codes = set()
    for number in range(150):
        data = json.loads(original)
        data["history"] = data["history"][: chance.randrange(1, 40)]
        spoil(data, chance)
        try:
            record = msgspec.json.decode(json.dumps(data).encode(), type=files.Record)
        except msgspec.DecodeError:
            continue
        rewrite(path, record)
        command = (("replay", path), ("replay", path, "--verify"), ("play", "--terminal", "--resume", path))[number % 3]
        result = run(*command)
        codes.add(result.exit_code)
        assert len(result.stderr.splitlines()) == (result.exit_code != 0)
    assert codes == {0, 1, 2}


def spoil(data: Any, chance: random.Random) -> None:
    """Change one thing somewhere in a JSON document."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = chance.choice(keys)
        inner = data[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.8:
            data = inner
            continue
        data[key] = chance.choice([None, -1, 0, 3, 10**9, "", "x", "wolf", [], {}, ["a", 0, "pass", ""], ["u", 0]])
        return
