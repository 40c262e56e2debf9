"""Whole games at the terminal, typed through the command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fivefires.kernel.tape import Answer, Takeback
from tests.cli.records import acted, keep, reread
from tests.cli.running import Run
from tests.cli.toy import GAME as TOY_GAME
from tests.cli.toy import LATER

TOY = "tests.cli.toy:GAME"
ONES = "1\n" * 3000


def saved(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


def answers(path: Path) -> list[tuple[int, str]]:
    return [(entry.seat, entry.option) for entry in reread(path).history if isinstance(entry, Answer)]


def test_a_whole_game_of_pig(run: Run, folder: Path) -> None:
    result = run("play", "pig", "--terminal", "--seed", "4", typed="1\n2\n" * 1000)
    assert result.exit_code == 0
    assert "A hundred points" in result.stdout
    assert re.search(r"(Player 1|Bot 2) wins\.", result.stdout)
    assert "The dice are verified" in result.stdout
    [path] = saved(folder)
    assert path.name.startswith("pig-")
    record = reread(path)
    assert record.seed in result.stdout
    assert result.stdout.count(record.commitment) == 2
    assert run("replay", path, "--verify").exit_code == 0


@pytest.mark.parametrize("people", [1, 3])
def test_a_whole_game_of_embers(run: Run, folder: Path, people: int) -> None:
    result = run("play", "embers", "--terminal", "--seed", "4", "--players", "3", "--bots", 3 - people, typed=ONES)
    assert result.exit_code == 0
    assert re.search("The fire blazes|The fire is dead|The wood is used up|The wolf is found", result.stdout)
    assert "Who is the wolf?" in result.stdout
    assert ("Pass the screen to Player 2" in result.stdout) == (people == 3)
    assert run("replay", saved(folder)[0], "--verify").exit_code == 0


def test_only_bots(run: Run) -> None:
    result = run("play", "pig", "--terminal", "--bots", "2")
    assert result.exit_code == 0
    assert "Bot 1 holds" in result.stdout
    assert "A hundred points" in result.stdout


def test_the_same_seed_gives_the_same_game(run: Run, folder: Path) -> None:
    for _ in range(2):
        run("play", "embers", "--terminal", "--seed", "x", typed=ONES)
    one, other = saved(folder)
    assert reread(one).history == reread(other).history


def test_everything_on_the_table_is_shown(run: Run) -> None:
    shown = run("play", TOY, "--terminal", "--players", "2").stdout
    for text in (
        "All is well · [no markup]",
        "Mill [2]",  # the second answer is about the mill
        "Wanderer",
        "Deep water",
        "Doom          ▰▰▰▰▱ ! 4 of 5",
        "Hope          ▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱ 250 (10 to 1000)",
        "3  on top: Card (damage 2) [1]  Reads well",
        "a card × 2",
        "A wanderer",
        "What now?  Y-001",
        "6 Do the end  and win at once",
    ):
        assert text in shown


def test_a_scene_that_fails_leaves_the_question(run: Run) -> None:
    result = run("play", "tests.cli.toy:DARK", "--terminal", "--players", "2", "--bots", "0", typed="3\n6\n")
    assert result.exit_code == 0
    assert "1 Do a note" in result.stdout
    assert "All is well" not in result.stdout
    assert "Player 2 wins." in result.stdout


# --- the keys -----------------------------------------------------------------------------------


def test_log_rule_help_and_nonsense(run: Run) -> None:
    shown = run("play", TOY, "--terminal", "--players", "1", typed="l\n?\n? y-002\n? Y-009\nh\nx\n99\n0\n1\nl\n").stdout
    said = re.findall(r"^Player 1 > (.*)\n(.*)", shown, re.M)
    assert ("l", "Nothing has happened yet.") in said
    assert ("?", "Y-001  Whoever has the turn does something.") in said
    assert ("? y-002", "Y-002  Whoever has had [enough] ends the game and wins.") in said
    assert ("? Y-009", "There is no such rule.") in said
    assert ("l", "• Player 1 makes a note.  Y-001") in said
    for nonsense in ("x", "99", "0"):
        assert (nonsense, "The answers are numbered from 1 to 6. h helps.") in said
    assert "Type the number of an answer" in shown


def test_undo_and_redo(run: Run, folder: Path) -> None:
    shown = run("play", TOY, "--terminal", "--players", "1", typed="1\n1\nu\nr\nu\n").stdout
    assert shown.count("Player 1 takes an answer back.") == 2
    assert shown.count("Player 1 gives the answer again.") == 1
    history = reread(saved(folder)[0]).history
    assert [entry.to if isinstance(entry, Takeback) else "note" for entry in history] == [
        "note", "note", 1, "note", 1,
    ]  # fmt: skip


def test_what_chance_has_shown_cannot_be_undone(run: Run, folder: Path) -> None:
    shown = run("play", TOY, "--terminal", "--players", "1", typed="2\nu\n").stdout
    assert "There is nothing that can be taken back." in shown
    assert "u: undo" not in shown
    assert not any(isinstance(entry, Takeback) for entry in reread(saved(folder)[0]).history)


def test_people_at_an_open_table_may_take_back_for_each_other(run: Run, folder: Path) -> None:
    shown = run("play", TOY, "--terminal", "--players", "2", "--bots", "0", typed="3\nu\n1\n").stdout
    assert "u: take back what Player 1 answered" in shown
    assert "Pass the screen" not in shown
    assert answers(saved(folder)[0]) == [(0, "act:turn"), (0, "act:note")]


def test_a_copy_is_saved_but_never_over_anything(run: Run, folder: Path) -> None:
    (folder / "mine.txt").write_text("my diary")
    shown = run("play", TOY, "--terminal", "--players", "1", typed="1\ns copy.json\ns mine.txt\ns\n1\n").stdout
    assert answers(folder / "copy.json") == [(0, "act:note")]
    assert (folder / "mine.txt").read_text() == "my diary"
    assert "The file mine.txt is there already and would be lost." in shown
    assert shown.count("Kept in: toy-") == 2


# --- leaving and going on -----------------------------------------------------------------------


@pytest.mark.parametrize("leave", ["", "q\n"])
def test_leaving_and_going_on(run: Run, folder: Path, leave: str) -> None:
    left = run("play", "pig", "--terminal", "--seed", "4", "--bots", "0", typed="1\n1\n2\n" + leave)
    assert left.exit_code == 0
    [path] = saved(folder)
    before = answers(path)
    assert f"fivefires play --terminal --resume {path.name} --bots 0" in left.stdout
    again = run("play", "--terminal", "--resume", path, "--bots", "0", typed="1\n2\n" * 1000)
    assert again.exit_code == 0
    assert "A hundred points" in again.stdout
    assert saved(folder) == [path]
    assert answers(path)[: len(before)] == before
    assert len(answers(path)) > len(before)


def test_ctrl_c_leaves_a_game_that_can_be_resumed(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1", "1"])

    def type_or_interrupt(_prompt: str = "") -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", type_or_interrupt)
    result = run("play", TOY, "--terminal", "--players", "1")
    assert result.exit_code == 0
    assert "--resume toy-" in result.stdout
    assert answers(saved(folder)[0]) == [(0, "act:note")] * 2


def test_a_resumed_game_has_its_whole_log(run: Run, folder: Path) -> None:
    path = keep(acted(TOY_GAME, *["note", "roll"] * 20, players=1))
    shown = run("play", TOY, "--terminal", "--resume", path, typed="l\n").stdout
    assert shown.rpartition("> l")[2].count("Player 1 makes a note.") == 20


def test_a_finished_game_can_be_looked_at_again(run: Run) -> None:
    path = keep(acted(TOY_GAME, "note", "end"))
    result = run("play", TOY, "--terminal", "--resume", path)
    assert result.exit_code == 0
    assert "Enough is enough" in result.stdout


def test_a_game_of_older_rules_goes_on_and_its_file_is_kept(run: Run, folder: Path) -> None:
    path = keep(acted(TOY_GAME, "note", "turn"))
    old = path.read_bytes()
    result = run("play", "tests.cli.toy:LATER", "--terminal", "--resume", path, "--bots", "0", typed="6\n")
    assert result.exit_code == 0
    assert "The rules have changed from version 1 to version 2." in result.stdout
    assert (folder / "game.json.bak").read_bytes() == old
    assert reread(path).version == LATER.version


def test_a_game_that_the_rules_no_longer_allow_is_refused_and_left_alone(run: Run, folder: Path) -> None:
    path = keep(acted(TOY_GAME, "roll", "note"))
    old = path.read_bytes()
    result = run("play", "tests.cli.toy:STRICTER", "--terminal", "--resume", path)
    assert result.exit_code == 2
    assert "step 2: act:note is not among the answers." in result.stderr
    assert path.read_bytes() == old
    assert [found.name for found in folder.iterdir()] == [path.name]


# --- when something breaks ----------------------------------------------------------------------


def test_a_rule_that_fails_costs_nothing_but_the_answer(run: Run, folder: Path) -> None:
    result = run("play", TOY, "--terminal", "--players", "1", "--save", "game.json", typed="1\n5\n6\n")
    assert result.exit_code == 0
    assert "A rule has failed." in result.stdout
    assert "ZeroDivisionError: the toy is broken" in result.stdout
    assert "Enough is enough" in result.stdout
    assert answers(folder / "game.json") == [(0, "act:note"), (0, "act:end")]
    report = folder / "game-error-1.json"
    assert answers(report) == [(0, "act:note"), (0, "act:break")]
    again = run("replay", report, "--game", TOY)
    assert again.exit_code == 1
    assert "0  Player 1: act:note" in again.stdout
    assert "act:break" not in again.stdout
    assert re.search(r"step \d: ZeroDivisionError: the toy is broken", again.stderr)


def test_rules_that_fail_again_and_again_pause_the_table(run: Run, folder: Path) -> None:
    result = run("play", "tests.cli.toy:BREAKING", "--terminal", "--players", "2", "--bots", "2")
    assert result.exit_code == 1
    assert "the table pauses" in result.stdout
    assert "--resume" in result.stdout
    assert len(list(folder.glob("*-error-*.json"))) == 2


def test_going_on_from_a_bug_report_leaves_the_report(run: Run, folder: Path) -> None:
    run("play", TOY, "--terminal", "--players", "1", "--save", "game.json", typed="5\n")
    report = folder / "game-error-1.json"
    before = report.read_bytes()
    refused = run("play", TOY, "--terminal", "--resume", report)
    assert refused.exit_code == 2
    assert re.search(r"reports a failure at step \d: ZeroDivisionError", refused.stderr)
    assert report.read_bytes() == before


def test_a_file_that_somebody_else_changes_is_left_alone(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1", "1"])

    def meddle(_prompt: str = "") -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        if (folder / "game.json").stat().st_size > 0:
            (folder / "game.json").write_text("somebody else's")
        return line

    monkeypatch.setattr("builtins.input", meddle)
    result = run("play", TOY, "--terminal", "--players", "1", "--save", "game.json")
    assert result.exit_code == 0
    assert "was changed by something else" in result.stdout
    assert (folder / "game.json").read_text() == "somebody else's"
    assert answers(folder / "game-1.json") == [(0, "act:note")] * 2
    assert "--resume game-1.json" in result.stdout


def test_a_full_disk_is_told_and_the_game_goes_on(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_paths: object) -> None:
        raise OSError(28, "No space left on device")

    def type_after_the_disk_is_full(_prompt: str = "") -> str:
        monkeypatch.setattr("os.replace", full)
        return "6"

    monkeypatch.setattr("builtins.input", type_after_the_disk_is_full)
    result = run("play", TOY, "--terminal", "--players", "1", "--save", "game.json")
    assert result.exit_code == 0
    assert "The game could not be saved." in result.stdout
    assert "No space left on device" in result.stdout
    assert "Enough is enough" in result.stdout
    assert answers(folder / "game.json") == []
    assert [path.name for path in folder.iterdir()] == ["game.json"]
