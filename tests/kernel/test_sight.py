"""Sight: all that one seat gets to see, and nothing more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivefires.kernel import SPECTATOR, Option, Prompt, Result, Runner, Table, message, only, sight
from fivefires.kernel.log import Line
from fivefires.kernel.scene import Scene
from fivefires.kernel.sight import Offer
from fivefires.kernel.state import EVERYBODY
from tests.kernel.tiny import ANYTHING, ASK, Act, TinyState, TinyView, answer_all, new_table, play, say, tiny_game


def deal(table: Table[TinyState]) -> None:
    for seat in range(table.state.seats):
        table.draw("deck", f"hand.{seat}")
    table.draw("deck", "open")
    table.shift("coin", 2, "supply", "seat.1")


DEALT = tiny_game(ANYTHING.step, setup=deal, reactions=ANYTHING.reactions)


def words(scene: Scene) -> dict[str, list[str]]:
    """What a scene says of each pile: ids, or backs."""
    return {row.id: [thing.id or "?" for thing in row.things] for row in scene.rows}


# --- views ------------------------------------------------------------------------------------------


def test_a_view_gives_out_only_what_the_seat_knows() -> None:
    state = play(DEALT, 2).state
    assert TinyView(state, 0).cards("hand.0") == ["seven"]
    assert TinyView(state, 0).cards("hand.1") == [None]
    assert TinyView(state, 0).cards("open") == ["nine"]
    assert TinyView(state, 0).cards("deck") == [None] * 5
    assert TinyView(state, 0).known_cards("hand.1") == []
    assert TinyView(state, 1).known_cards("hand.1") == ["eight"]


def test_the_card_of_a_pile_is_named_to_those_who_know_it() -> None:
    state = play(DEALT, 2).state
    assert [TinyView(state, seat).card("hand.1") for seat in (0, 1, SPECTATOR)] == ["", "eight", ""]
    assert TinyView(state, SPECTATOR).card("open") == "nine"
    state.piles["open"].clear()
    assert TinyView(state, 0).card("open") == ""


def test_a_spectator_is_the_least_informed() -> None:
    table = new_table(2)
    deal(table)
    table.reveal(table.pile("hand.0"), to=only(0, 1))
    view = TinyView(table.state, SPECTATOR)
    assert view.cards("hand.0") == [None]
    assert view.cards("open") == ["nine"]


def test_sizes_turns_and_tokens_are_open() -> None:
    view = TinyView(play(DEALT, 2).state, SPECTATOR)
    assert (view.seats, view.active, view.size("deck")) == (2, 0, 5)
    assert view.stock("coin") == {"supply": 3, "seat.1": 2}


def test_a_view_cannot_change_what_is_true() -> None:
    state = play(DEALT, 2).state
    view = TinyView(state, 0)
    view.cards("hand.0").clear()
    assert state.piles["hand.0"] == ["seven"]
    with pytest.raises(TypeError):
        view.stock("coin")["supply"] = 99  # type: ignore[index]


# --- questions ----------------------------------------------------------------------------------------


class Pay(Option, frozen=True, tag="pay"):
    price: int

    def note(self, view: Any) -> Any:
        return message("note-left", left=5 - self.price)


async def pay(table: Table[TinyState]) -> None:
    await table.ask(0, Prompt("ask-pay", "T-004"), [Pay(2), *say("no"), Act.END], price=2)


def test_whoever_is_asked_sees_the_question_and_its_offers() -> None:
    seen = sight(play(tiny_game(pay)), 0)
    assert seen.question is not None
    assert seen.question.text == message("ask-pay", price=2)
    assert seen.question.rule == "T-004"
    assert seen.question.offers == (
        Offer("pay:2", message("option-pay", price=2), message("note-left", left=3)),
        Offer("say:no", message("option-say", word=message("no")), None, ("no",)),
        Offer("end", message("option-end")),
    )
    assert seen.waiting is None


def test_whoever_is_not_asked_sees_for_whom_they_wait_and_no_options() -> None:
    for seat in (1, SPECTATOR):
        seen = sight(play(tiny_game(pay)), seat)
        assert seen.question is None
        assert seen.waiting == message("waiting-for-choice")
        assert seen.waiting_for == (0,)


def test_in_a_common_question_everybody_sees_only_their_own_part() -> None:
    runner = play(ANYTHING, 3)
    answer_all(runner, "vote")
    before = [sight(runner, seat) for seat in (0, 2, SPECTATOR)]
    runner.answer(1, "say:no")
    mine = sight(runner, 1).question
    assert mine is not None
    assert mine.several
    assert mine.given == "say:no"
    for seat, earlier in zip((0, 2, SPECTATOR), before, strict=True):
        seen = sight(runner, seat)
        assert seen.waiting_for == (0, 2)
        assert not seen.can_undo
        assert msgspec.structs.replace(seen, waiting_for=(0, 1, 2), can_undo=seat == 0) == earlier
        assert b"say:no" not in msgspec.json.encode(seen.question.given if seen.question else "")


def test_a_part_looks_the_same_to_others_whatever_it_says() -> None:
    runners = [play(ANYTHING, 3), play(ANYTHING, 3)]
    for runner, word in zip(runners, ("yes", "no"), strict=True):
        answer_all(runner, "vote")
        runner.answer(1, f"say:{word}")
    for seat in (0, 2, SPECTATOR):
        assert sight(runners[0], seat) == sight(runners[1], seat)


# --- the rest -----------------------------------------------------------------------------------------------


def test_the_scene_is_made_from_the_view_of_the_seat() -> None:
    runner = play(DEALT, 2)
    assert words(sight(runner, 0).scene)["hand.0"] == ["seven"]
    assert words(sight(runner, 1).scene)["hand.0"] == ["?"]
    assert words(sight(runner, SPECTATOR).scene)["open"] == ["nine"]


def test_a_face_down_thing_has_no_id() -> None:
    runner = play(DEALT, 2)
    told = msgspec.json.encode(sight(runner, 0).scene).decode()
    hidden = {*runner.table.pile("deck"), *runner.table.pile("hand.1")}
    assert not [card for card in hidden if f'"{card}"' in told]


def test_the_log_is_what_the_seat_may_read_without_saying_who_else_may() -> None:
    async def step(table: Table[TinyState]) -> None:
        table.tell("log-all")
        table.tell("log-mine", "T-005", to=only(0), number=3)
        table.tell("log-yours", to=only(1))
        await table.ask(0, ASK, say("a"))

    runner = play(tiny_game(step), 2)
    assert sight(runner, 0).log == (
        Line(0, message("log-all"), "", EVERYBODY, 0),
        Line(0, message("log-mine", number=3), "T-005", EVERYBODY, 0),
    )
    assert [line.text.id for line in sight(runner, SPECTATOR).log] == ["log-all"]
    assert [line.text.id for line in sight(runner, 1, since=1).log] == ["log-yours"]


def test_undo_and_redo_are_shown_to_whoever_has_them() -> None:
    runner = play(ANYTHING)
    answer_all(runner, "note")
    assert [sight(runner, seat).can_undo for seat in (0, 1, SPECTATOR)] == [True, False, False]
    runner.undo(0)
    assert [sight(runner, seat).can_redo for seat in (0, 1, SPECTATOR)] == [True, False, False]


def test_the_step_names_the_question() -> None:
    runner = play(ANYTHING)
    answer_all(runner, "note")
    runner.answer(0, "shift", step=sight(runner, 0).step)
    assert runner.state.trace == ["note", "shift"]


def test_the_end_is_seen_by_everybody() -> None:
    runner = play(ANYTHING)
    answer_all(runner, "end")
    for seat in (0, 1, SPECTATOR):
        seen = sight(runner, seat)
        assert seen.result == Result(ending="end", winners=[0])
        assert (seen.question, seen.waiting, seen.waiting_for) == (None, None, ())


def test_a_sight_can_be_written_for_the_wire() -> None:
    def as_sent(runner: Runner[Any]) -> Any:
        return msgspec.json.decode(msgspec.json.encode(sight(runner, 0)))

    runner = play(DEALT, 2)
    assert as_sent(runner)["question"]["offers"][0]["key"] == "note"
    assert "can_undo" not in as_sent(runner)


def test_looking_changes_nothing() -> None:
    runner = play(DEALT, 2)
    before = sight(runner, 0)
    for seat in (0, 1, SPECTATOR):
        sight(runner, seat)
    assert sight(runner, 0) == before
    assert runner.step == 0
