"""Questions: answers with a meaning, and words for every reason why one is refused."""

from __future__ import annotations

import ast
from enum import Enum
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from fivefires.kernel import Done, Option, Pass, Prompt, Refused, Table, face_of, key_of, message, seat_name
from fivefires.kernel.questions import label_of, tag_of
from fivefires.kernel.text import catalogue
from tests.kernel.tiny import ASK, TinyState, answer_all, keys, play, say, tiny_game


class To(Option, frozen=True, tag="to"):
    place: str
    steps: int = 1


class Plain(Option, frozen=True):
    pass


class Way(Enum):
    LEFT = "left"


# --- options ---------------------------------------------------------------------------------------------


def test_the_key_says_what_an_option_means() -> None:
    assert key_of(To("wetlands", 2)) == "to:wetlands:2"
    assert key_of(Plain()) == "plain"
    assert key_of(Way.LEFT) == "left"
    assert (key_of(Pass.PASS), key_of(Done.DONE)) == ("pass", "done")


def test_the_tag_is_what_the_class_declares_or_its_name() -> None:
    assert tag_of(To) == "to"
    assert tag_of(Plain) == "plain"


def test_a_label_takes_texts_for_message_ids_and_pieces_for_their_faces() -> None:
    assert To("crowbar#2", 3).label(None) == message("option-to", place=message("crowbar"), steps=3)
    assert label_of(Way.LEFT, None) == message("option-left")


def test_an_option_is_about_the_things_it_names() -> None:
    assert To("crowbar#2", 3).about() == ("crowbar#2",)
    assert Plain().about() == ()


def test_an_option_has_no_note_unless_it_brings_one() -> None:
    assert To("wetlands").note(None) is None


def test_options_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        To("wetlands").place = "city"  # type: ignore[misc]


def test_copies_of_a_piece_have_the_same_face() -> None:
    assert [face_of(piece) for piece in ("log", "log#2", "log#31")] == ["log"] * 3


# --- questions -------------------------------------------------------------------------------------------


def test_a_question_knows_who_may_answer_what() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(1, ASK, say("a"))
        await table.ask_all([2, 0], ASK, lambda seat: say(f"of {seat}"))

    runner = play(tiny_game(step), 3)
    assert runner.question is not None
    assert runner.question.choices == {1: say("a")}
    answer_all(runner, "say:a")
    assert list(runner.question.choices.items()) == [(0, say("of 0")), (2, say("of 2"))]


def test_a_question_says_why_it_is_asked() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, Prompt("ask-pay", "T-007"), say("a"), price=4)

    question = play(tiny_game(step)).question
    assert question is not None
    assert question.text() == message("ask-pay", price=4)
    assert question.prompt.rule == "T-007"


def test_the_rules_get_back_the_very_option_that_they_offered() -> None:
    offered = say("a", "b")
    answers: list[Any] = []

    async def step(table: Table[TinyState]) -> None:
        answers.append(await table.ask(0, ASK, offered))

    runner = play(tiny_game(step))
    answer_all(runner, "say:b")
    assert answers[0] is offered[1]


def test_options_may_be_a_function_that_is_called_when_the_question_is_put() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, lambda: say(*"abc"[: len(table.state.trace) + 1]))
        table.state.trace.append("x")

    runner = play(tiny_game(step))
    assert keys(runner) == [(0, ["say:a"])]
    answer_all(runner, "say:a")
    assert keys(runner) == [(0, ["say:a", "say:b"])]


def test_a_question_to_nobody_is_answered_by_nobody() -> None:
    async def step(table: Table[TinyState]) -> None:
        assert await table.ask_all([], ASK, lambda seat: say("a")) == {}
        await table.ask(0, ASK, say("a"))

    assert keys(play(tiny_game(step))) == [(0, ["say:a"])]


def test_a_question_may_have_an_argument_called_seat() -> None:
    """`$seat` is the most natural name of all in a sentence about a player."""

    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, Prompt("ask-help"), say("a"), seat=seat_name(1))

    question = play(tiny_game(step)).question
    assert question is not None
    assert question.text() == message("ask-help", seat=seat_name(1))


# --- refusals --------------------------------------------------------------------------------------------


def reasons_in_the_source() -> set[str]:
    """Every reason that a `Refused("...")` in the kernel gives."""
    found = set()
    for path in Path(str(files("fivefires.kernel"))).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"
                found.add(str(node.args[0].value))
    return found


def test_there_are_words_for_every_refusal() -> None:
    texts = catalogue("tests.kernel.tiny_texts")
    reasons = reasons_in_the_source()
    assert {"not-offered", "nothing-to-undo", "players"} <= reasons
    assert [reason for reason in sorted(reasons) if f"refused-{reason}" not in texts] == []


def test_a_refusal_carries_a_message_that_can_be_shown() -> None:
    refusal = Refused("players", players=9, least=2, most=4)
    assert catalogue("tests.kernel.tiny_texts").format(refusal.reason) == "This game is for 2 to 4 players, not 9."
