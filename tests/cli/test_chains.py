"""Chains at the terminal: the game that follows a finished one, and the proof that files follow from each other."""

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
from fivefires.kernel import Runner, Setup, files, seed_from
from fivefires.kernel.chains import next_setup
from fivefires.kernel.tape import Answer, Shuffle
from tests.cli.records import acted, keep, played, reread, rewrite
from tests.cli.running import Run
from tests.cli.toy import GAME as TOY
from tests.cli.toy import TAUGHT

ONES = "1\n" * 3000


def night(setup: Setup, ending: str) -> Runner[Any]:
    """Some game of Embers with this set-up that ends so."""
    for seed in range(400):
        runner: Runner[Any] = Runner(EMBERS, setup, seed_from(seed), hashes=True)
        chance = random.Random(seed)
        while not runner.over:
            for seat in runner.asked():
                runner.answer(seat, chance.choice(runner.options(seat)))
        if runner.state.result.ending == ending:
            return runner
    raise AssertionError(ending)


def after(runner: Runner[Any], players: int | None = None) -> Setup:
    setup = next_setup(EMBERS, runner.setup, runner.state.result, players)
    assert setup is not None
    return setup


@pytest.fixture
def nights() -> list[Path]:
    """Three nights that the campers have won, the second by four players."""
    first = night(Setup(3), "blaze")
    second = night(after(first, players=4), "wolf-found")
    third = night(after(second), "blaze")
    return [keep(one, name) for one, name in ((first, "a.json"), (second, "b.json"), (third, "c.json"))]


def lesson(choose: str = "end") -> Runner[Any]:
    runner = Runner(TAUGHT, TAUGHT.lessons[0].laid, TAUGHT.lessons[0].seed_bytes, hashes=True)
    for act in ("roll", choose):
        runner.answer(0, f"act:{act}")
    return runner


# --- playing on ---------------------------------------------------------------------------------


def test_the_game_that_follows_a_file_is_played(run: Run, nights: list[Path], folder: Path) -> None:
    before = nights[0].read_bytes()
    shown = run("play", "--terminal", "--after", "a.json", "--save", "next.json", "--seed", "5", typed=ONES)
    assert shown.exit_code == 0
    assert "This game takes up the result of the one before." in shown.stdout
    assert "Night 2 of 3" in shown.stdout
    record = reread(folder / "next.json")
    assert record.setup == after(files.verify(reread(nights[0]), EMBERS))
    assert nights[0].read_bytes() == before
    assert run("replay", "--verify", "a.json", "next.json").exit_code == 0


def test_others_may_play_it(run: Run, nights: list[Path], folder: Path) -> None:
    line = ("play", "--terminal", "--after", "a.json", "--players", "5", "--bots", "5", "--save", "next.json")
    assert run(*line).exit_code == 0
    assert reread(folder / "next.json").setup.players == 5
    assert run("replay", "--verify", "a.json", "next.json").exit_code == 0


def test_after_a_game_it_is_said_how_to_play_on(run: Run, folder: Path) -> None:
    """Where another game follows, and only there."""
    said = {}
    for seed in range(12):
        path = folder / f"{seed}.json"
        shown = run("play", "embers", "--terminal", "--bots", "3", "--seed", seed, "--save", path.name).stdout
        said[seed] = f"fivefires play --terminal --after {path.name} --bots 3" in shown
        result = files.verify(reread(path), EMBERS).state.result
        assert result is not None
        assert said[seed] == (result.ending in ("blaze", "wolf-found"))
    assert {True, False} == set(said.values())


def test_a_game_that_is_not_installed_is_named_again(run: Run, nights: list[Path]) -> None:
    line = ("play", "fivefires.examples.embers:GAME", "--terminal", "--after", "a.json", "--bots", "3", "--seed", "1")
    assert run(*line).exit_code == 0


def refused(run: Run, folder: Path, *line: object) -> str:
    """The one sentence that a command refuses with, having changed nothing."""
    before = {path: path.read_bytes() for path in folder.iterdir()}
    result = run("play", *line, "--terminal", typed=ONES)
    assert (result.exit_code, result.stdout) == (2, "")
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    [sentence] = result.stderr.splitlines()
    return str(sentence)


def test_nothing_follows_a_game_that_is_not_over(run: Run, folder: Path) -> None:
    keep(played(EMBERS, players=3, most=4))
    said = "The game in game.json is not over; finish it with --resume before another one follows it."
    assert refused(run, folder, "--after", "game.json") == said


@pytest.mark.parametrize("ending", ["dead-fire", "cold-dawn"])
def test_nothing_follows_the_end_of_a_chain(run: Run, folder: Path, ending: str) -> None:
    keep(night(Setup(3), ending))
    said = "The chain has ended with the game in game.json, and nothing follows it."
    assert refused(run, folder, "--after", "game.json") == said


def test_nothing_follows_the_last_link(run: Run, nights: list[Path], folder: Path) -> None:
    said = "The chain has ended with the game in c.json, and nothing follows it."
    assert refused(run, folder, "--after", nights[2].name) == said


def test_nothing_follows_a_game_without_chains(run: Run, folder: Path) -> None:
    keep(acted(TOY, "end"))
    said = "A game of toy is not followed by another one."
    assert refused(run, folder, "tests.cli.toy:GAME", "--after", "game.json") == said


def test_nothing_follows_a_lesson(run: Run, folder: Path) -> None:
    keep(lesson())
    said = "The file game.json is the lesson first-steps, and a lesson counts for no chain."
    assert refused(run, folder, "tests.cli.toy:TAUGHT", "--after", "game.json") == said


def test_nothing_follows_a_damaged_file(run: Run, nights: list[Path], folder: Path) -> None:
    nights[0].write_bytes(nights[0].read_bytes()[:300])
    assert "not a whole Five Fires file" in refused(run, folder, "--after", "a.json")


def test_nothing_follows_a_game_that_is_not_proved(run: Run, nights: list[Path], folder: Path) -> None:
    """Somebody has put the cards that they wished for on the pile, and made the check sum fit."""
    record = reread(nights[0])
    for entry in record.history:
        if isinstance(entry, Answer):
            entry.hash = ""
    assert isinstance(record.history[0], Shuffle)
    record.history[0].order = (*record.history[0].order[1:], record.history[0].order[0])
    rewrite(nights[0], record)
    said = refused(run, folder, "--after", "a.json")
    assert said.startswith("The game in a.json is not proved, so that nothing follows it: ")
    assert "does not hold at step 0" in said


def test_nothing_follows_a_set_up_that_is_not_allowed(run: Run, nights: list[Path], folder: Path) -> None:
    record = reread(nights[1])
    assert record.setup.earlier is not None
    forged = {**record.setup.earlier, "nights": ["blaze", "blaze", "blaze"]}
    record.setup = msgspec.structs.replace(record.setup, earlier=forged)
    rewrite(nights[1], record)
    said = refused(run, folder, "--after", "b.json")
    assert "its set-up is not allowed (Three nights are over, and no other follows them.)" in said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--after a.json --players 9", "cannot be set up: This game is for 3 to 5 players, not 9."),
        ("--after a.json --resume b.json", "either gone on with or followed by another one: give --resume or --after."),
        ("--after a.json --mode x", "--after goes with --players, --bots, --seed and --save."),
        ("--after a.json --variant x", "--after goes with --players, --bots, --seed and --save."),
        ("--after a.json --option x=1", "--after goes with --players, --bots, --seed and --save."),
        ("--after nix.json", "There is no file nix.json."),
        ("pig --after a.json", "The file is a game of embers, not of pig."),
    ],
)
def test_what_does_not_go_with_it(run: Run, nights: list[Path], folder: Path, line: str, said: str) -> None:
    assert refused(run, folder, *line.split()).endswith(said)


def test_the_page_takes_no_file(run: Run, nights: list[Path]) -> None:
    result = run("play", "--after", "a.json")
    assert (result.exit_code, result.stderr) == (2, "--after goes only with --terminal.\n")


# --- proving ------------------------------------------------------------------------------------


def test_a_chain_is_proved(run: Run, nights: list[Path]) -> None:
    result = run("replay", "--verify", *nights)
    assert (result.exit_code, result.stderr) == (0, "")
    assert re.findall(r"^[abc]\.json$", result.stdout, re.M) == ["a.json", "b.json", "c.json"]
    assert result.stdout.count("steps holds.") == 3
    assert "Each of the 3 games follows from the one before, and the chain has ended." in result.stdout
    found = json.loads(run("replay", "--verify", *nights, "--json").stdout)
    assert (found["verified"], found["file"], found["problem"]) == (True, None, None)
    assert [proof["file"] for proof in found["proofs"]] == ["a.json", "b.json", "c.json"]
    assert all(proof["notes"] == [] for proof in found["proofs"])


def test_a_chain_that_may_go_on_is_told_so(run: Run, nights: list[Path]) -> None:
    shown = run("replay", "--verify", *nights[:2]).stdout
    assert "Each of the 2 games follows from the one before, and another one may follow." in shown


@pytest.mark.parametrize(
    ("names", "proved", "said"),
    [
        ("a b b", 2, "b.json does not follow from b.json: it takes up another result."),
        ("a c", 1, "c.json does not follow from a.json: it takes up another result."),
        ("b c", 0, "b.json is not the first link of its chain: it takes up an earlier result."),
        ("a b c c", 3, "c.json does not follow from c.json: the chain has ended before."),
        ("a a", 1, "a.json does not follow from a.json: it takes up another result."),
    ],
)
def test_a_file_that_does_not_follow_is_named(run: Run, nights: list[Path], names: str, proved: int, said: str) -> None:
    paths = [f"{name}.json" for name in names.split()]
    result = run("replay", "--verify", *paths)
    assert (result.exit_code, result.stderr) == (1, f"{said}\n")
    assert "Each of" not in result.stdout
    found = json.loads(run("replay", "--verify", *paths, "--json").stdout)
    assert (found["verified"], found["file"], found["step"]) == (False, paths[proved], None)
    assert [proof["file"] for proof in found["proofs"]] == paths[:proved]


def test_a_game_of_a_chain_that_does_not_hold_is_named(run: Run, nights: list[Path]) -> None:
    record = reread(nights[1])
    assert isinstance(record.history[0], Shuffle)
    record.history[0].order = tuple(reversed(record.history[0].order))
    rewrite(nights[1], record)
    result = run("replay", "--verify", *nights)
    assert result.exit_code == 1
    assert result.stderr.startswith("The record of b.json does not hold at step 0: ")
    found = json.loads(run("replay", "--verify", *nights, "--json").stdout)
    assert (found["file"], found["step"], [proof["file"] for proof in found["proofs"]]) == ("b.json", 0, ["a.json"])


def test_a_forged_result_in_the_set_up_is_named(run: Run, nights: list[Path]) -> None:
    """A game that was played after a night that nobody has played so."""
    forged = night(msgspec.structs.replace(Setup(4), earlier={"ending": "wolf-found", "winners": [0, 1]}), "blaze")
    keep(forged, "forged.json")
    result = run("replay", "--verify", "a.json", "forged.json")
    assert result.exit_code == 1
    assert result.stderr == "forged.json does not follow from a.json: it takes up another result.\n"


def test_an_earlier_result_that_the_rules_refuse_is_told_with_the_reason(run: Run, nights: list[Path]) -> None:
    record = reread(nights[1])
    record.setup = msgspec.structs.replace(record.setup, earlier={"ending": "dead-fire", "winners": [1]})
    rewrite(nights[1], record)
    for line in (["b.json"], ["a.json", "b.json"]):
        result = run("replay", "--verify", *line)
        assert result.exit_code == 2
        assert "The file b.json cannot be used: its set-up is not allowed (The campers did not win" in result.stderr


def test_games_of_another_kind_are_no_chain(run: Run, nights: list[Path]) -> None:
    turn = iter(range(10_000))
    keep(played(PIG, lambda _seat, options: options[next(turn) % 2]))
    result = run("replay", "--verify", "a.json", "game.json")
    assert (result.exit_code, result.stderr) == (2, "The file is a game of pig, not of embers.\n")


def test_several_files_are_not_told(run: Run, nights: list[Path]) -> None:
    result = run("replay", *nights)
    assert result.exit_code == 2
    assert result.stderr == "One file is told at a time; several are proved as a chain with --verify.\n"


# --- what a proof is ----------------------------------------------------------------------------


def notes(run: Run, *line: object) -> list[list[str]]:
    found = json.loads(run("replay", "--verify", "--json", *line).stdout)
    assert found["verified"] is True
    return [proof["notes"] for proof in found["proofs"]]


def test_a_link_alone_says_that_what_it_takes_up_is_not_proved(run: Run, nights: list[Path]) -> None:
    said = "The game takes up an earlier result. That result is proved by the files of the games before, given first."
    assert notes(run, "b.json") == [[said]]
    assert said in run("replay", "--verify", "b.json").stdout
    assert notes(run, "a.json") == [[]]


def test_laid_chance_is_told(run: Run) -> None:
    keep(lesson())
    said = "The chance of this game was laid out for the lesson: first-steps"
    assert notes(run, "game.json", "--game", "tests.cli.toy:TAUGHT") == [[said]]
    assert said in run("replay", "--verify", "game.json", "--game", "tests.cli.toy:TAUGHT").stdout


def test_laid_chance_is_told_at_the_end_of_a_game(run: Run) -> None:
    """And nobody says that its dice follow from the seed."""
    keep(lesson("note"))
    line = ("play", "tests.cli.toy:TAUGHT", "--terminal", "--resume", "game.json", "--bots", "0")
    shown = run(*line, typed="6\n").stdout
    assert "The chance of this game was laid out for the lesson: first-steps" in shown
    assert "The dice are verified" not in shown


def test_a_game_of_an_older_version_is_proved_without_its_hashes(run: Run) -> None:
    """A hash that does not fit any longer is no fault there, and one that was forged in the present version is."""
    said = (
        "The game was played under version 1 of the rules, which now have version 2: its answers and outcomes hold, "
        "and the hashes of its states were not compared."
    )
    path = keep(acted(TOY, "note", "roll", "end"))
    record = reread(path)
    for entry in record.history:
        if isinstance(entry, Answer):
            entry.hash = "0" * 16
    rewrite(path, record)
    assert run("replay", "--verify", path, "--game", "tests.cli.toy:GAME").exit_code == 1
    assert notes(run, path, "--game", "tests.cli.toy:LATER") == [[said]]
    assert said in run("replay", "--verify", path, "--game", "tests.cli.toy:LATER").stdout
