"""Files: a saved game, a replay and a bug report in one; whatever is wrong with one is said in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivefires.kernel import Refused, Result, RuleError, Runner, Setup, Table, commitment, files, seed_from
from fivefires.kernel.checkpoints import STRIDE
from fivefires.kernel.files import BadFile, NotReplayable, Record
from fivefires.kernel.tape import Answer, Redeal, Roll, Shuffle, Takeback
from tests.kernel.tiny import (
    ANYTHING,
    ASK,
    TinyState,
    answer_all,
    fails_on_b,
    keys,
    play,
    play_on,
    say,
    standing,
    steady,
    tiny_game,
)

numbers = st.lists(st.integers(0, 1000), min_size=5, max_size=50)


def after(*answers: str, players: int = 2, **how: Any) -> Runner[Any]:
    runner = play(ANYTHING, players, **how)
    answer_all(runner, *answers)
    return runner


def again(runner: Runner[Any]) -> Record:
    """What a file of this game holds."""
    return files.decode(files.save(runner))


def finished(*answers: str, **how: Any) -> Record:
    """The record of a game with something of everything in it, with a hash beside each answer."""
    return again(after("shuffle", "roll", "draw", *answers, "note", "end", hashes=True, **how))


def resealed(record: Record) -> Record:
    """A record as it comes out of a file whose sum was made anew."""
    return files.decode(files.encode(record))


# --- save and load ---------------------------------------------------------------------------------------


@steady
@given(numbers)
def test_a_loaded_game_stands_where_it_was_saved_and_is_saved_the_same_again(played: list[int]) -> None:
    runner = play(ANYTHING, 3)
    play_on(runner, played)
    loaded = files.load(again(runner), ANYTHING)
    assert standing(loaded) == standing(runner)
    assert loaded.parts == runner.parts
    assert loaded.step == runner.step
    assert files.save(loaded) == files.save(runner)


@steady
@given(numbers, numbers)
def test_a_loaded_game_goes_on_as_the_saved_one_does(played: list[int], further: list[int]) -> None:
    runner = play(ANYTHING, 3, hashes=True)
    play_on(runner, played)
    loaded = files.load(again(runner), ANYTHING, hashes=True)
    for one in (runner, loaded):
        play_on(one, further)
    assert standing(loaded) == standing(runner)
    assert files.save(loaded) == files.save(runner)


@steady
@given(numbers)
def test_a_replay_from_the_start_comes_to_the_same_place(played: list[int]) -> None:
    runner = play(ANYTHING, 3, hashes=True)
    play_on(runner, played)
    replayed = files.replay(again(runner), ANYTHING, hashes=True)
    assert standing(replayed) == standing(runner)
    assert replayed.log is not None
    assert runner.log is not None
    assert replayed.log.lines == runner.log.lines


def test_loading_begins_at_the_newest_checkpoint() -> None:
    runner = after(*["note"] * (STRIDE + 12))
    record = again(runner)
    assert record.checkpoint is not None
    assert record.checkpoint.at >= STRIDE
    record.history[0] = Answer(0, "a word that was never offered")
    assert standing(files.load(record, ANYTHING)) == standing(runner)


def test_a_file_has_everything_since_the_start() -> None:
    runner = after("note", "roll", *["note"] * 50, "shift")
    runner.undo(0)
    record = again(runner)
    assert [type(entry) for entry in record.history[:3]] == [Answer, Answer, Roll]
    assert [entry.option for entry in record.history if isinstance(entry, Answer)] == [
        "note",
        "roll",
        *["note"] * 50,
        "shift",
    ]
    assert record.history[-1] == Takeback(len(record.history) - 2)
    assert (record.game, record.version, record.setup) == ("anything", 1, Setup(2))
    assert record.commitment == commitment(seed_from(1))


def test_parts_of_a_common_answer_are_saved() -> None:
    runner = after("vote", players=3)
    runner.answer(2, "say:no")
    loaded = files.load(again(runner), ANYTHING)
    assert loaded.asked() == [0, 1]
    loaded.answer(0, "say:yes")
    loaded.answer(1, "say:yes")
    assert loaded.state.trace == ["vote", "0:yes", "1:yes", "2:no"]


def test_a_finished_game_is_finished_after_loading() -> None:
    loaded = files.load(finished(), ANYTHING)
    assert loaded.over
    assert loaded.state.result == Result(ending="end", winners=[0])


def test_saving_does_not_change_the_game() -> None:
    runner = after("note", "roll", "gather", "say:x")
    before = standing(runner), runner.tape.history.copy()
    files.save(runner)
    assert (standing(runner), runner.tape.history) == before


def test_two_games_loaded_from_one_record_do_not_know_of_each_other() -> None:
    runner = after("note", "note", "note")
    runner.undo(0)
    record = again(runner)
    one, other = files.load(record, ANYTHING), files.load(record, ANYTHING)
    answer_all(one, "roll")
    assert other.step == runner.step
    assert other.tape.history == files.load(again(runner), ANYTHING).tape.history


def test_the_whole_log_is_there_after_loading() -> None:
    async def step(table: Table[TinyState]) -> None:
        answer = await table.ask(0, ASK, say("a"))
        table.tell(f"log-{answer.word}")

    runner = play(tiny_game(step))
    answer_all(runner, *["say:a"] * 40)
    loaded = files.load(again(runner), runner.game)
    assert loaded.log is not None
    assert len(loaded.log.lines) == 40


def test_a_diverging_state_is_found_at_the_step_where_it_happens() -> None:
    record = again(after("note", "note", "note", hashes=True))
    record.history[1].hash = "0" * 16  # type: ignore[union-attr]
    with pytest.raises(NotReplayable, match="not the one that was recorded") as found:
        files.replay(record, ANYTHING, hashes=True)
    assert found.value.step == 1


# --- replaying up to a step ------------------------------------------------------------------------------


def test_a_replay_stops_where_it_is_wanted() -> None:
    record = again(after("note", "shift", "roll", "note"))
    assert files.replay(record, ANYTHING, to=0).state.trace == []
    assert files.replay(record, ANYTHING, to=2).state.trace == ["note", "shift"]


def test_a_replay_shows_what_was_taken_back_later() -> None:
    runner = after("note", "shift")
    runner.undo(0)
    assert files.replay(again(runner), ANYTHING, to=2).state.trace == ["note", "shift"]
    assert files.replay(again(runner), ANYTHING, to=3).state.trace == ["note"]


def rich_record() -> Record:
    """Chance, a vote, windows in which the kernel passes, and an undo."""
    runner = after("draw", "turn", "draw", "turn", "draw", "turn", "strike", "roll", "vote", players=3)
    for seat in range(3):
        runner.answer(seat, "say:yes")
    answer_all(runner, "note", "shuffle", "note")
    runner.undo(0)
    return again(runner)


def test_every_step_of_a_record_can_be_shown() -> None:
    record = rich_record()
    wrong = []
    for step in range(len(record.history) + 1):
        try:
            files.replay(record, ANYTHING, to=step)
        except NotReplayable as error:
            wrong.append(f"to {step}: {error}")
    assert wrong == []


def test_a_replay_up_to_a_step_uses_the_recorded_dice() -> None:
    runner = play(ANYTHING)
    runner.table.force([6, 6])
    answer_all(runner, "roll", "note")
    for step in (1, 2, 3):
        assert files.replay(again(runner), ANYTHING, to=step).state.trace[:3] == ["roll", "6", "6"]


# --- bad files -------------------------------------------------------------------------------------------

SAVED = files.save(after("shuffle", "roll", "note", "draw", "turn", "gather", "say:x", hashes=True))


@settings(steady, max_examples=400)
@given(
    st.integers(0, len(SAVED)),
    st.integers(0, 3),
    st.binary(max_size=3),
)
def test_an_edited_file_is_a_bad_file(at: int, removed: int, put: bytes) -> None:
    """Blanks between two words are the only change that may pass: the record is the same."""
    edited = SAVED[:at] + put + SAVED[at + removed :]
    with suppress(BadFile):
        assert msgspec.json.encode(files.decode(edited)) == msgspec.json.encode(files.decode(SAVED))


@pytest.mark.parametrize("cut", range(0, len(SAVED), 7))
def test_a_truncated_file_is_a_bad_file(cut: int) -> None:
    with pytest.raises(BadFile):
        files.decode(SAVED[:cut])


@steady
@given(st.binary() | st.text().map(str.encode) | st.from_type(type(None)).map(lambda _: b"null"))
def test_anything_else_is_a_bad_file(data: bytes) -> None:
    with pytest.raises(BadFile):
        files.decode(data)


@pytest.mark.parametrize(
    "data",
    [b"[" * 100_000, b'{"fivefires":' * 50_000, b"{}", b"[]", b"1", b'"\\ud800"', b"\xff\xfe", b'{"fivefires":1e999}'],
    ids=["deep list", "deep object", "empty object", "list", "number", "half a character", "no text", "huge number"],
)
def test_hostile_files_are_bad_files(data: bytes) -> None:
    with pytest.raises(BadFile):
        files.decode(data)


def test_a_file_that_is_too_large_is_not_even_read() -> None:
    with pytest.raises(BadFile, match="larger than 32 MB"):
        files.decode(b"{" + b" " * files.LARGEST)


def test_a_file_of_another_format_is_a_bad_file() -> None:
    record = again(after("note"))
    record.fivefires = 2
    with pytest.raises(BadFile, match="has format 2, this program reads format 1"):
        files.decode(files.encode(record))


@pytest.mark.parametrize("seed", ["", "zz", "00", "00" * 33])
def test_a_seed_that_is_none_is_said_to_be_none(seed: str) -> None:
    record = again(after("note"))
    record.seed = seed
    for use in (files.load, files.verify):
        with pytest.raises(BadFile, match="seed"):
            use(resealed(record), ANYTHING)


def test_a_seed_that_does_not_fit_its_commitment_is_a_bad_file() -> None:
    record = again(after("note"))
    record.seed = seed_from("another").hex()
    with pytest.raises(BadFile, match="not the one that the file was committed to"):
        files.load(resealed(record), ANYTHING)


def test_an_answer_that_is_no_text_is_a_bad_file() -> None:
    record = again(after("note"))
    record.history[0] = Answer(0, 7)
    with pytest.raises(BadFile, match="no text"):
        resealed(record)


def checkpoint_beyond(record: Record) -> None:
    assert record.checkpoint is not None
    record.checkpoint.at = 999


def checkpoint_before(record: Record) -> None:
    assert record.checkpoint is not None
    record.checkpoint.at = -1


def checkpoint_of_something_else(record: Record) -> None:
    assert record.checkpoint is not None
    record.checkpoint.state = msgspec.Raw(b'{"seats":"two"}')


def checkpoint_without_piles(record: Record) -> None:
    assert record.checkpoint is not None
    record.checkpoint.state = msgspec.Raw(b'{"seats":2,"trace":[]}')


def part_of_nobody(record: Record) -> None:
    record.parts = {"nobody": "note"}


def part_that_was_not_offered(record: Record) -> None:
    record.parts = {"0": "say:z"}


def part_of_a_seat_that_is_not_asked(record: Record) -> None:
    record.parts = {"1": "note"}


def other_answer(record: Record) -> None:
    record.history[-1] = Answer(0, "say:z")


def answer_of_another_seat(record: Record) -> None:
    record.history[-1] = Answer(1, "note")


def takeback_beyond_the_start(record: Record) -> None:
    record.history.append(Takeback(-1))


def takeback_of_nothing(record: Record) -> None:
    record.history.append(Takeback(99))


def die_instead_of_an_answer(record: Record) -> None:
    record.history[-1] = Roll(1, 6, (1,))


def exchange_of_pieces_that_do_not_exist(record: Record) -> None:
    record.history.append(Redeal(0, {"ace": "joker"}))


def too_many_players(record: Record) -> None:
    record.setup = Setup(9)


def unknown_mode(record: Record) -> None:
    record.setup = Setup(2, "blindfold")


FORGERIES: list[Callable[[Record], None]] = [
    checkpoint_beyond,
    checkpoint_before,
    checkpoint_of_something_else,
    checkpoint_without_piles,
    part_of_nobody,
    part_that_was_not_offered,
    part_of_a_seat_that_is_not_asked,
    other_answer,
    answer_of_another_seat,
    takeback_beyond_the_start,
    takeback_of_nothing,
    die_instead_of_an_answer,
    exchange_of_pieces_that_do_not_exist,
    too_many_players,
    unknown_mode,
]


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forged_file_is_a_bad_file(forge: Callable[[Record], None]) -> None:
    """Its sum fits: the sum is no secret, so everything else is looked at as well."""
    record = again(after("shuffle", "roll", "draw", "note"))
    forge(record)
    with pytest.raises((BadFile, NotReplayable)):
        files.load(resealed(record), ANYTHING)
    with suppress(BadFile, NotReplayable):
        files.replay(resealed(record), ANYTHING)
    with suppress(BadFile, NotReplayable):
        files.verify(resealed(record), ANYTHING)


def tampered(value: Any, luck: Random) -> Any:
    """The same with one thing changed somewhere inside."""
    if isinstance(value, dict) and value:
        key = luck.choice(sorted(value))
        return {**value, key: tampered(value[key], luck)}
    if isinstance(value, list) and value:
        at = luck.randrange(len(value))
        put = luck.choice([[], [value[at]] * 2, [tampered(value[at], luck)]])
        return [*value[:at], *put, *value[at + 1 :]]
    if isinstance(value, int):
        return luck.choice([value + 1, value - 1, -1, 0, 2**70])
    if isinstance(value, str):
        return luck.choice(["", f"{value}0", "note", "say:x", "ace"])
    return luck.choice([None, 0, "", [], {}])


@settings(steady, max_examples=300)
@given(numbers, st.randoms(use_true_random=False))
def test_whatever_is_forged_is_said_in_one_sentence_or_does_no_harm(played: list[int], luck: Random) -> None:
    runner = play(ANYTHING, 3, hashes=luck.random() < 0.5)
    play_on(runner, played)
    forged = tampered(msgspec.json.decode(files.save(runner)), luck)
    said: list[str] = []
    with suppress(msgspec.ValidationError):
        record = msgspec.convert(forged, Record)
        for use in (files.load, files.replay, files.verify):
            try:
                use(resealed(record), ANYTHING)
            except (BadFile, NotReplayable) as error:
                said.append(str(error))
    assert all(sentence and "\n" not in sentence for sentence in said)


# --- files of another rules version ----------------------------------------------------------------------


def voters(*words: str, version: int = 1, **changes: Any) -> Any:
    async def step(table: Table[TinyState]) -> None:
        answer = await table.ask(table.state.active, ASK, say(*words))
        table.state.trace += [answer.word, str(table.roll(6)[0])]

    return tiny_game(step, version=version, **changes)


def test_a_file_of_another_version_is_carried_over_where_all_its_answers_are_legal() -> None:
    old, new = voters("a", "b"), voters("a", "b", "c", version=2)
    runner = play(old, hashes=True)
    answer_all(runner, "say:a", "say:b")
    carried = files.load(again(runner), new)
    assert carried.state.trace == runner.state.trace
    assert keys(carried) == [(0, ["say:a", "say:b", "say:c"])]
    assert carried.log is not None
    assert carried.log.lines[-1].text.id == "log-carried-over"
    assert again(carried).version == 2


def test_a_state_that_looks_otherwise_under_new_rules_is_carried_over_with_new_hashes() -> None:
    async def step(table: Table[TinyState]) -> None:
        answer = await table.ask(0, ASK, say("a"))
        table.state.trace.append(f"now {answer.word} {table.roll(6)[0]}")

    runner = play(voters("a"), hashes=True)
    answer_all(runner, "say:a", "say:a")
    carried = files.load(again(runner), tiny_game(step, version=2), hashes=True)
    assert carried.state.trace[1].startswith("now a")
    assert standing(files.load(again(carried), carried.game, hashes=True)) == standing(carried)


def test_the_dice_that_were_rolled_are_carried_over_even_where_they_were_forced() -> None:
    runner = play(voters("a"))
    runner.table.force([6], [6])
    answer_all(runner, "say:a", "say:a")
    assert files.load(again(runner), voters("a", version=2)).state.trace == ["a", "6", "a", "6"]


def test_a_file_of_another_version_with_an_illegal_answer_names_the_step() -> None:
    runner = play(voters("a", "b"))
    answer_all(runner, "say:a", "say:b")
    with pytest.raises(NotReplayable, match="step 2: say:b is not among the answers") as found:
        files.load(again(runner), voters("a", version=2))
    assert (found.value.step, found.value.reason) == (2, "say:b is not among the answers")


def test_a_file_that_cannot_be_carried_over_stays_readable() -> None:
    runner = play(voters("a", "b"))
    answer_all(runner, "say:b")
    saved = files.save(runner)
    with pytest.raises(NotReplayable):
        files.load(files.decode(saved), voters("a", version=2))
    assert standing(files.load(files.decode(saved), voters("a", "b"))) == standing(runner)


def test_other_dice_under_new_rules_name_the_step() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("a"))
        table.roll(8)

    runner = play(voters("a"))
    answer_all(runner, "say:a")
    with pytest.raises(NotReplayable, match="the rules roll 1d8") as found:
        files.load(again(runner), tiny_game(step, version=2))
    assert found.value.step == 1


def test_new_rules_that_fail_on_an_old_file_name_the_step() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("a"))
        table.roll(6)
        if table.state.chance == 2:
            raise LookupError("a card that is no longer in the box")

    runner = play(voters("a"))
    answer_all(runner, "say:a", "say:a")
    with pytest.raises(NotReplayable, match="no longer in the box") as found:
        files.load(again(runner), tiny_game(step, version=2))
    assert found.value.step in range(len(runner.tape.history))


def test_a_set_up_that_new_rules_do_not_allow_is_said_in_one_sentence() -> None:
    runner = play(voters("a"), players=4)
    with pytest.raises((NotReplayable, BadFile)):
        files.load(again(runner), voters("a", version=2, players=(2,)))


def test_a_common_answer_under_way_is_carried_over_or_refused_by_its_step() -> None:
    def game(word: str, version: int) -> Any:
        async def step(table: Table[TinyState]) -> None:
            await table.ask_all([0, 1], ASK, lambda seat: say(word))

        return tiny_game(step, version=version)

    runner = play(game("a", 1))
    runner.answer(0, "say:a")
    assert files.load(again(runner), game("a", 2)).asked() == [1]
    with pytest.raises(NotReplayable):
        files.load(again(runner), game("b", 2))


# --- proving a finished game -----------------------------------------------------------------------------


def first_of(record: Record, kind: type) -> int:
    return next(step for step, entry in enumerate(record.history) if isinstance(entry, kind))


def test_a_finished_game_is_proved_from_its_seed() -> None:
    record = finished("note", "shift")
    proved = files.verify(record, ANYTHING)
    assert proved.over
    assert proved.state.trace[-1] == "end"


def test_a_game_with_answers_taken_back_is_proved() -> None:
    runner = after("roll", "note", "shift", hashes=True)
    runner.undo(0)
    runner.undo(0)
    runner.redo(0)
    answer_all(runner, "roll", "end")
    assert files.verify(again(runner), ANYTHING).over


def test_a_game_that_is_not_finished_is_not_proved() -> None:
    with pytest.raises(NotReplayable, match="not finished"):
        files.verify(again(after("note", hashes=True)), ANYTHING)


def test_a_tampered_die_is_found_at_its_step() -> None:
    record = finished()
    step = first_of(record, Roll)
    roll = record.history[step]
    assert isinstance(roll, Roll)
    record.history[step] = Roll(2, 6, (roll.faces[0] % 6 + 1, roll.faces[1]))
    with pytest.raises(NotReplayable) as found:
        files.verify(resealed(record), ANYTHING)
    assert found.value.step == step


def test_a_tampered_shuffle_is_found_at_its_step() -> None:
    record = finished()
    step = first_of(record, Shuffle)
    shuffle = record.history[step]
    assert isinstance(shuffle, Shuffle)
    record.history[step] = Shuffle((*shuffle.order[1:], shuffle.order[0]))
    with pytest.raises(NotReplayable) as found:
        files.verify(resealed(record), ANYTHING)
    assert found.value.step == step


@pytest.mark.parametrize(
    "entry", [Roll(2, 6, (7, 1)), Roll(2, 6, (1,)), Roll(1, 6, (1,)), Roll(2, 8, (1, 1)), Shuffle((0, 1))]
)
def test_dice_that_cannot_be_are_found_at_their_step_even_without_the_proof(entry: Any) -> None:
    record = finished()
    step = first_of(record, Roll)
    record.history[step] = entry
    with pytest.raises(NotReplayable) as found:
        files.replay(resealed(record), ANYTHING)
    assert found.value.step == step


def test_a_forced_die_is_not_proved() -> None:
    runner = play(ANYTHING, hashes=True)
    runner.table.force([6, 6])
    answer_all(runner, "roll", "end")
    with pytest.raises(NotReplayable) as found:
        files.verify(again(runner), ANYTHING)
    assert found.value.step == 1


def test_a_tampered_answer_is_found_by_the_hash_beside_the_next_one() -> None:
    record = finished("note")
    step = next(at for at, entry in enumerate(record.history) if isinstance(entry, Answer) and entry.option == "note")
    answer = record.history[step]
    assert isinstance(answer, Answer)
    record.history[step] = Answer(answer.seat, "shift", answer.hash)
    with pytest.raises(NotReplayable) as found:
        files.verify(resealed(record), ANYTHING)
    assert found.value.step == step + 1


def test_an_answer_that_was_never_possible_is_found_at_its_step() -> None:
    record = finished()
    record.history[0] = Answer(0, "cheat")
    with pytest.raises(NotReplayable) as found:
        files.verify(resealed(record), ANYTHING)
    assert found.value.step == 0


@pytest.mark.parametrize("given", [1, 2])
def test_a_record_that_ends_in_the_middle_of_a_common_answer_is_not_proved(given: int) -> None:
    runner = after("vote", players=3, hashes=True)
    for seat in range(3):
        runner.answer(seat, "say:yes")
    record = again(runner)
    del record.history[1 + given :]
    with pytest.raises(NotReplayable) as found:
        files.verify(resealed(record), ANYTHING)
    assert found.value.step == 1


def test_an_answer_after_the_end_is_found() -> None:
    record = finished()
    record.history.append(Answer(0, "note"))
    with pytest.raises(NotReplayable) as found:
        files.verify(resealed(record), ANYTHING)
    assert found.value.step == len(record.history) - 1


def cheated(*honest: str, to: int, then: tuple[str, ...] = ("end",)) -> tuple[Record, int]:
    """A game in which somebody goes back to `to` by force, past whatever was learnt there."""
    runner = after(*honest)
    step = runner.step
    runner.tape.cut(to)
    runner._rebuild()
    answer_all(runner, *then)
    return again(runner), step


def test_a_takeback_past_a_roll_is_found() -> None:
    record, step = cheated("note", "roll", to=1)
    with pytest.raises(NotReplayable) as found:
        files.verify(record, ANYTHING)
    assert found.value.step == step


def test_a_takeback_past_a_roll_is_found_after_an_honest_one() -> None:
    """First the last answer is taken back, as is free, and then by force the roll before it."""
    runner = after("note", "roll", "shift")
    runner.undo(0)
    step = runner.step
    runner.tape.cut(1)
    runner._rebuild()
    answer_all(runner, "end")
    with pytest.raises(NotReplayable) as found:
        files.verify(again(runner), ANYTHING)
    assert found.value.step == step


@pytest.mark.parametrize("act", ["draw", "show"])
def test_a_takeback_past_something_learnt_is_found(act: str) -> None:
    record, step = cheated("shuffle", act, to=2)
    with pytest.raises(NotReplayable) as found:
        files.verify(record, ANYTHING)
    assert found.value.step == step


def test_a_takeback_of_another_seats_answer_is_found() -> None:
    record, step = cheated("note", "turn", "note", to=0)
    with pytest.raises(NotReplayable) as found:
        files.verify(record, ANYTHING)
    assert found.value.step == step


def test_exchanged_pieces_are_found() -> None:
    record = finished()
    record.history.insert(1, Redeal(0, {"ace": "king", "king": "ace"}))
    with pytest.raises(NotReplayable) as found:
        files.verify(resealed(record), ANYTHING)
    assert found.value.step == 1


def test_a_step_is_named_by_its_place_in_the_whole_history() -> None:
    """What was taken back counts too: steps only grow."""
    runner = after("note", "shift", hashes=True)
    runner.undo(0)
    answer_all(runner, "note", "end")
    record = again(runner)
    record.history[3] = Answer(0, "cheat")
    with pytest.raises(NotReplayable) as found:
        files.verify(resealed(record), ANYTHING)
    assert found.value.step == 3


# --- bug reports -----------------------------------------------------------------------------------------


def test_the_file_of_a_failure_reproduces_it() -> None:
    runner = play(tiny_game(fails_on_b))
    answer_all(runner, *["say:a"] * 30)
    with pytest.raises(RuleError) as failure:
        answer_all(runner, "say:b")
    data = files.encode(files.error_record(runner, failure.value.history, str(failure.value)))
    report = files.decode(data)
    assert report.error.startswith("ZeroDivisionError: a rule of thumb, at tests/kernel/tiny.py:")
    for reproduce in (files.load, files.replay):
        with pytest.raises(NotReplayable, match="ZeroDivisionError: a rule of thumb") as found:
            reproduce(report, runner.game)
        assert isinstance(found.value.__cause__, ZeroDivisionError)
        assert found.value.step == len(report.history) - 2, "the answer that led there"
    fixed = voters("a", "b")
    assert files.replay(report, replace(fixed, id="tiny")).state.trace[-2] == "b"


def test_a_bug_report_is_not_proved_but_said_to_fail_at_its_step() -> None:
    runner = play(tiny_game(fails_on_b))
    answer_all(runner, "say:a")
    with pytest.raises(RuleError) as failure:
        answer_all(runner, "say:b")
    with pytest.raises(NotReplayable) as found:
        files.verify(files.error_record(runner, failure.value.history, str(failure.value)), runner.game)
    assert found.value.step == 2


def test_writing_a_bug_report_leaves_the_game_as_it_was() -> None:
    runner = play(tiny_game(fails_on_b))
    answer_all(runner, "say:a")
    saved = files.save(runner)
    with pytest.raises(RuleError) as failure:
        answer_all(runner, "say:b")
    files.error_record(runner, failure.value.history, str(failure.value))
    assert files.save(runner) == saved


# --- campaigns -------------------------------------------------------------------------------------------


class Journey(Result, kw_only=True):
    miles: int = 0


class JourneyState(TinyState, kw_only=True):
    miles: int = 0
    result: Journey | None = None


async def travel(table: Table[JourneyState]) -> None:
    answer = await table.ask(0, ASK, say("on", "camp"))
    if answer.word == "camp":
        table.finish(Journey(ending="camp", winners=[0], miles=table.state.miles))
    table.state.miles += 10


def set_out(setup: Setup) -> JourneyState:
    earlier = msgspec.convert(setup.earlier, Journey) if setup.earlier else Journey(ending="")
    return JourneyState(seats=setup.players, miles=earlier.miles)


def go_on(setup: Setup, result: Journey) -> Setup | None:
    """A journey ends after thirty miles."""
    if result.miles >= 30:
        return None
    return msgspec.structs.replace(setup, earlier=msgspec.to_builtins(result))


JOURNEY = tiny_game(travel, id="journey", state=JourneyState, start=set_out, result=Journey, follows=go_on)


def test_a_game_goes_on_from_an_earlier_result() -> None:
    runner = play(JOURNEY)
    answer_all(runner, "say:on", "say:on", "say:camp")
    earlier = msgspec.to_builtins(runner.state.result)
    sequel = Runner(JOURNEY, Setup(2, earlier=earlier), seed_from(2))
    assert sequel.state.miles == 20
    answer_all(sequel, "say:on")
    for loaded in (files.load(again(sequel), JOURNEY), files.replay(again(sequel), JOURNEY)):
        assert standing(loaded) == standing(sequel)
    answer_all(sequel, "say:camp")
    assert sequel.state.result == Journey(ending="camp", winners=[0], miles=30)


def test_a_result_of_another_game_is_no_earlier_result() -> None:
    with pytest.raises(Refused) as refusal:
        JOURNEY.check(Setup(2, earlier={"ending": "camp", "miles": "many"}))
    assert refusal.value.reason.id == "refused-earlier"


@pytest.mark.parametrize("forged", [{"purse": 9}, {"ending": 3}])
def test_an_earlier_result_with_a_field_too_many_or_a_wrong_one_is_refused(forged: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refusal:
        JOURNEY.check(Setup(2, earlier={"ending": "camp", "winners": [0], "miles": 10, **forged}))
    assert refusal.value.reason.id == "refused-earlier"


def test_a_game_without_chains_takes_no_earlier_result() -> None:
    with pytest.raises(Refused) as refusal:
        tiny_game().check(Setup(2, earlier={"ending": "end", "winners": []}))
    assert refusal.value.reason.id == "refused-no-chain"
