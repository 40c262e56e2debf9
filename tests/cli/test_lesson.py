"""A saved game becomes a lesson in Python, which leads to the same game."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivefires.conformance.lessons import Walk, all_lesson_faults
from fivefires.kernel import Game, Lesson, Result, Runner, Setup, Step, Table, seed_from
from fivefires.kernel.registry import find, names
from fivefires.kernel.state import digest
from fivefires.kernel.tape import Answer
from tests.cli.records import keep
from tests.cli.running import Run
from tests.kernel.tiny import ANYTHING, ASK, TinyState, say, tiny_game

ANY = "tests.kernel.tiny:ANYTHING"


def lesson_in(text: str) -> Lesson:
    """What somebody gets who imports the written file."""
    found: dict[str, Any] = {}
    exec(text, found)
    lesson: Lesson = found["LESSON"]
    return lesson


def played(game: Game[Any], seed: int, most: int = 60, players: int | None = None) -> Runner[Any]:
    runner, chance = Runner(game, game.default_setup(players), seed_from(seed)), random.Random(seed)
    runner.run(lambda _seat, options: options[int(chance.random() * len(options))], most)
    return runner


def tale(runner: Runner[Any]) -> list[Any]:
    return [line.text for line in runner.log.lines] if runner.log else []


def walked(game: Game[Any], lesson: Lesson) -> Runner[Any]:
    walk = Walk(game, lesson)
    walk.go()
    return walk.runner


@pytest.mark.parametrize("seed", range(12))
def test_the_lesson_of_a_game_leads_to_the_same_game(run: Run, seed: int) -> None:
    """A game with dice, shuffles, draws, votes, tallies and reaction windows, by chance."""
    runner = played(ANYTHING, seed, players=3)
    result = run("lesson", "record", keep(runner), "--game", ANY)
    assert result.exit_code == 0
    lesson = lesson_in(result.stdout)
    assert (lesson.id, lesson.seed, lesson.setup) == ("game", "game", runner.setup)
    again = walked(ANYTHING, lesson)
    assert (again.state.trace, again.state.result, tale(again)) == (
        runner.state.trace,
        runner.state.result,
        tale(runner),
    )
    assert all_lesson_faults(replace(ANYTHING, lessons=(lesson,))) == []


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_made_a_lesson(run: Run, name: str) -> None:
    runner = played(find(name), 3, 80)
    result = run("lesson", "record", keep(runner), "--id", "first", "--seed", "dusk", "--out", "first.py")
    assert (result.exit_code, result.stdout) == (0, "")
    lesson = lesson_in(Path("first.py").read_text())
    assert (lesson.id, lesson.seed) == ("first", "dusk")
    assert tale(walked(find(name), lesson)) == tale(runner)


def test_the_name_of_a_file_does_not_become_code(run: Run) -> None:
    """What is written is Python, and files come from strangers."""
    file = keep(played(find("pig"), 3, 8))
    for name in ('x""" + str(print("run")) + """', "two words", "a\nb"):
        named = file.rename(file.with_name(f"{name}.json"))
        result = run("lesson", "record", named)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "give it one with --id" in result.stderr
        assert run("lesson", "record", named, "--id", "first").exit_code == 0
        assert run("lesson", "record", named, "--id", name).exit_code == 2
        file = named


async def some_chance(table: Table[TinyState]) -> None:
    """Dice, tokens, and a deck of which two cards are drawn."""
    answer = await table.ask(0, ASK, say("on", "end"))
    if answer.word == "end":
        table.finish(Result(ending="end"))
    table.roll(6, 2)
    table.shuffle("deck")
    table.draw("deck", "open", 2)
    table.draw_tokens(["coin"], 2, "supply", "bag")
    table.move_all("open", "deck")


CHANCY = tiny_game(some_chance)


def test_what_is_written_can_be_read_and_edited(run: Run) -> None:
    runner = Runner(CHANCY, Setup(2), seed_from(5))
    runner.answer(0, "say:on")
    deck = [entry for entry in runner.tape.line if not isinstance(entry, Answer)]
    faces, order = deck[0].faces, deck[1].order  # type: ignore[union-attr]
    top = [("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven")[at] for at in order[:-3:-1]]
    text = run("lesson", "record", keep(runner), "--game", "tests.cli.test_lesson:CHANCY", "--id", "first").stdout
    assert (
        text
        == f'''"""The lesson first of tiny. Each step can be given something to say, and what else to accept."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup, Step

LESSON = Lesson(
    id="first",
    setup=Setup(players=2),
    seed="first",
    chance={{
        # 2d6 is rolled
        0: ({faces[0]}, {faces[1]}),
        # deck is shuffled
        2: ("{top[0]}", "{top[1]}"),
        # 2 tokens are drawn from 5 coin
        10: ("coin", "coin"),
    }},
    steps=(
        # Which word? (T-001)
        Step(0, accept=("say:on",)),
    ),
)
'''
    )


async def peeking(table: Table[TinyState]) -> None:
    """A rule that reads the bottom of the deck without taking anything from it."""
    await table.ask(0, ASK, say("on"))
    table.shuffle("deck")
    if len(table.state.trace) < 3:
        await table.ask(0, ASK, say("low" if table.pile("deck")[0] < "king" else "high"))
    table.state.trace.append("on")


PEEKING = tiny_game(peeking)


def test_where_a_rule_looks_at_more_the_whole_pile_is_laid_out(run: Run) -> None:
    runner = played(PEEKING, 1, 6)
    text = run("lesson", "record", keep(runner), "--game", "tests.cli.test_lesson:PEEKING").stdout
    lesson = lesson_in(text)
    assert [len(laid) for laid in lesson.chance.values()] == [8, 8, 8]
    assert digest(walked(PEEKING, lesson).state) == digest(runner.state)


def test_what_was_taken_back_is_not_in_the_lesson(run: Run) -> None:
    runner = Runner(ENDLESS, Setup(1), seed_from(5))
    for word in ("a", "b"):
        runner.answer(0, f"say:{word}")
    runner.undo(0)
    runner.answer(0, "say:c")
    lesson = lesson_in(run("lesson", "record", keep(runner), "--game", "tests.cli.test_lesson:ENDLESS").stdout)
    assert [step.accept for step in lesson.steps] == [("say:a",), ("say:c",)]


ENDLESS = tiny_game()


def test_only_the_first_answers(run: Run) -> None:
    runner = played(find("embers"), 3, 80)
    path = keep(runner)
    lesson = lesson_in(run("lesson", "record", path, "--answers", "3").stdout)
    assert len(lesson.steps) == 3
    assert tale(walked(find("embers"), lesson)) == tale(runner)[: len(tale(walked(find("embers"), lesson)))]
    result = run("lesson", "record", path, "--answers", "2")
    assert result.exit_code == 2
    assert "end the lesson before or after them" in result.stderr


def test_a_lesson_is_not_written_over_a_file(run: Run) -> None:
    path = keep(played(find("pig"), 3, 10))
    Path("mine.py").write_text("mine")
    result = run("lesson", "record", path, "--out", "mine.py")
    assert result.exit_code == 2
    assert "is there already" in result.stderr
    assert Path("mine.py").read_text() == "mine"


def test_a_game_without_answers_teaches_nothing(run: Run) -> None:
    result = run("lesson", "record", keep(played(find("pig"), 3, 0)))
    assert result.exit_code == 2
    assert "nobody has answered anything" in result.stderr.lower()


def test_a_file_that_does_not_hold(run: Run) -> None:
    runner = played(ENDLESS, 1, 3)
    path = keep(runner)
    result = run("lesson", "record", path, "--game", "tests.cli.test_lesson:CHANCY")
    assert result.exit_code == 2
    assert "does not hold under the present rules: step " in result.stderr


# --- checking -----------------------------------------------------------------------------------


def taught(chance: dict[int, Any]) -> Game[Any]:
    return tiny_game(some_chance, lessons=(Lesson("first", Setup(2), "s", chance, (Step(0, accept=("say:on",)),)),))


FITS, ODD = taught({0: (6, 6)}), taught({0: (6, 7), 99: (1,)})


def test_lessons_that_fit(run: Run) -> None:
    result = run("lesson", "check", "tests.cli.test_lesson:FITS")
    assert result.exit_code == 0
    assert result.stdout == "first: 1 steps and 1 outcomes of chance fit the rules.\n"
    assert run("lesson", "check", "pig").stdout == "pig has no lessons.\n"


def test_lessons_that_do_not_fit(run: Run) -> None:
    result = run("lesson", "check", "tests.cli.test_lesson:ODD")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        "The lesson 'first', address 0: 6, 7 cannot come up where 2d6 is rolled.",
        "The lesson 'first', address 99: nothing is asked of chance there.",
    ]
    found = json.loads(run("lesson", "check", "tests.cli.test_lesson:ODD", "--json").stdout)
    assert (found["game"], found["lessons"], len(found["faults"])) == ("tiny", ["first"], 2)
