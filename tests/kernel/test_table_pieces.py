"""Pieces move only through the table, which keeps who knows which of them; so do dice, tokens and log lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kernel import SPECTATOR, Chance, Piece, Result, RuleError, Table, only, seed_from
from fivefires.kernel.log import Log
from fivefires.kernel.table import DeadEnd, Diverged
from fivefires.kernel.tape import Roll, Shuffle, Tokens
from fivefires.kernel.text import message
from tests.kernel.tiny import ASK, FACES, TinyState, answer_all, new_table, play, say, steady, tiny_game


def knowers(table: Table[TinyState], piece: Piece) -> list[int]:
    """Who knows a piece, spectators last."""
    return [seat for seat in (0, 1, 2, SPECTATOR) if table.state.known.get(piece, 0) >> seat & 1]


ALL = [0, 1, 2, SPECTATOR]


# --- moving ----------------------------------------------------------------------------------------------


def test_cards_are_drawn_from_the_top() -> None:
    table = new_table()
    assert table.draw("deck", "hand.0", 2) == ["seven", "eight"]
    assert table.pile("hand.0") == ["seven", "eight"]
    assert table.pile("deck") == list(FACES[:-2])


def test_fewer_are_drawn_where_there_are_fewer() -> None:
    table = new_table()
    assert len(table.draw("deck", "well", 99)) == 8
    assert table.draw("deck", "well") == []
    assert table.draw_bottom("deck", "well") is None


def test_a_card_is_drawn_from_the_bottom() -> None:
    table = new_table()
    assert table.draw_bottom("deck", "open") == "ace"
    assert table.pile("deck")[0] == "king"


def test_a_piece_is_moved_on_top_or_to_the_bottom() -> None:
    table = new_table()
    table.move("queen", "deck", "open")
    table.move("jack", "deck", "open")
    table.move("ten", "deck", "open", to_bottom=True)
    assert table.pile("open") == ["ten", "queen", "jack"]


def test_a_whole_pile_is_moved_in_its_order() -> None:
    table = new_table()
    table.draw("deck", "open")
    table.move_all("deck", "open")
    assert table.pile("open") == ["seven", *FACES[:-1]]
    assert table.pile("deck") == []


def test_a_piece_that_is_not_there_cannot_be_moved() -> None:
    table = new_table()
    with pytest.raises(ValueError, match="ace"):
        table.move("ace", "open", "deck")
    assert table.box.census(table.state) == []


# --- who knows which piece -------------------------------------------------------------------------------


def test_nobody_knows_what_lies_face_down() -> None:
    assert knowers(new_table(), "ace") == []


def test_whoever_sees_the_pile_knows_what_comes_there() -> None:
    table = new_table()
    table.move("ace", "deck", "hand.1")
    table.move("king", "deck", "open")
    assert knowers(table, "ace") == [1]
    assert knowers(table, "king") == ALL


def test_a_piece_shown_to_some_is_known_to_them_alone() -> None:
    table = new_table()
    table.reveal(["ace"], to=only(0, 2))
    assert knowers(table, "ace") == [0, 2]
    table.reveal(["ace"])
    assert knowers(table, "ace") == ALL


def test_what_is_known_can_be_followed_from_pile_to_pile() -> None:
    """Cards on a deck lie in order: whoever knows the top one knows who draws it."""
    table = new_table()
    table.reveal(["seven"], to=only(2))
    table.draw("deck", "hand.0")
    assert knowers(table, "seven") == [0, 2]
    table.draw("deck", "well")
    assert knowers(table, "eight") == []


def test_a_card_that_leaves_a_hand_unseen_makes_the_others_forget_the_hand() -> None:
    table = new_table()
    table.move("ace", "deck", "hand.0")
    table.move("king", "deck", "hand.0")
    table.reveal(["ace", "king"])
    table.move("king", "hand.0", "well")
    assert knowers(table, "king") == [0]
    assert knowers(table, "ace") == [0]


def test_a_card_given_to_another_hand_is_known_to_the_two() -> None:
    table = new_table()
    table.move("ace", "deck", "hand.0")
    table.move("king", "deck", "hand.0")
    table.reveal(["ace", "king"])
    table.move("king", "hand.0", "hand.1")
    assert knowers(table, "king") == [0, 1]
    # Seat 1 has seen what came and so still knows what stayed; seat 2 cannot tell any longer.
    assert knowers(table, "ace") == [0, 1]


def test_a_card_played_from_the_hand_in_the_open_makes_nobody_forget() -> None:
    table = new_table()
    table.move("ace", "deck", "hand.0")
    table.move("king", "deck", "hand.0")
    table.reveal(["ace"])
    table.move("king", "hand.0", "open")
    assert knowers(table, "ace") == ALL
    assert knowers(table, "king") == ALL


def test_a_known_card_that_leaves_an_ordered_pile_stays_known() -> None:
    table = new_table()
    table.move("ace", "deck", "open")
    table.move("ace", "open", "well")
    assert knowers(table, "ace") == ALL


def test_after_a_shuffle_nobody_knows_what_lies_where() -> None:
    table = new_table()
    table.reveal(["ace"])
    table.shuffle("deck")
    assert knowers(table, "ace") == []
    assert table.state.known == {}


def test_an_open_pile_is_still_known_after_a_shuffle() -> None:
    table = new_table()
    table.move_all("deck", "open")
    table.shuffle("open")
    assert all(knowers(table, piece) == ALL for piece in FACES)


# --- what is learnt sets the barrier ---------------------------------------------------------------------


def barrier_moved(table: Table[TinyState]) -> bool:
    moved = table.tape.barrier == table.tape.head
    table.tape.barrier = 0
    table.tape.write_answer(0, "more")
    return moved


def test_the_barrier_is_set_exactly_where_somebody_learns_something() -> None:
    table = new_table()
    table.tape.write_answer(0, "begin")
    table.draw("deck", "well")
    assert not barrier_moved(table)
    table.draw("deck", "hand.0")
    assert barrier_moved(table)
    table.reveal(["eight"], to=only(0))
    assert not barrier_moved(table)
    table.reveal(["eight"], to=only(1))
    assert barrier_moved(table)
    table.move("eight", "hand.0", "open")
    assert barrier_moved(table)
    table.move("eight", "open", "well")
    assert not barrier_moved(table)
    table.shift("coin", 1, "supply", "seat.0")
    assert not barrier_moved(table)
    table.shuffle("deck")
    assert barrier_moved(table)
    table.roll(6)
    assert barrier_moved(table)


# --- the census holds whatever is done -------------------------------------------------------------------

PILES = ("deck", "well", "open", "hand.0", "hand.1", "hand.2")
moves = st.lists(
    st.tuples(
        st.sampled_from(["draw", "bottom", "move", "all", "reveal", "shuffle", "shift"]),
        st.sampled_from(PILES),
        st.sampled_from(PILES),
        st.integers(0, 7),
    ),
    max_size=25,
)


@steady
@given(moves)
def test_no_piece_is_ever_lost_doubled_or_known_wrongly(done: list[tuple[str, str, str, int]]) -> None:
    table = new_table()
    for what, source, target, number in done:
        pile = table.pile(source)
        if what == "draw":
            table.draw(source, target, number)
        elif what == "bottom":
            table.draw_bottom(source, target)
        elif what == "move" and pile:
            table.move(pile[number % len(pile)], source, target, to_bottom=bool(number % 2))
        elif what == "all":
            table.move_all(source, target)
        elif what == "reveal":
            table.reveal(pile[:number], to=only(number % 3))
        elif what == "shuffle":
            table.shuffle(source)
        elif what == "shift":
            table.shift("coin", number, "supply" if number % 2 else "seat.0", "seat.0" if number % 2 else "supply")
        assert table.box.census(table.state) == []
        assert table.box.counts(table.state) == {"card": 8, "coin": 5}
        assert 0 not in table.state.known.values()


# --- tokens ----------------------------------------------------------------------------------------------


def test_tokens_are_moved_as_far_as_there_are_any() -> None:
    table = new_table()
    assert table.shift("coin", 3, "supply", "seat.0") == 3
    assert table.state.stock["coin"] == {"supply": 2, "seat.0": 3}
    assert table.shift("coin", 3, "supply", "seat.0") == 2
    assert table.shift("coin", 3, "supply", "seat.0") == 0
    assert table.state.stock["coin"] == {"seat.0": 5}


# --- chance ----------------------------------------------------------------------------------------------


def test_outcomes_are_recorded_with_what_was_asked() -> None:
    table = new_table()
    faces = table.roll(6, 3)
    table.shuffle("deck")
    roll, shuffle = table.tape.line
    assert roll == Roll(3, 6, tuple(faces))
    assert isinstance(shuffle, Shuffle)
    assert table.pile("deck") == [FACES[index] for index in shuffle.order]


def test_a_roll_can_be_kept_and_changed_by_the_rules() -> None:
    table = new_table()
    faces = table.roll(6, 2)
    faces[0] = 99
    assert table.tape.line[0] == Roll(2, 6, Chance(seed_from(1)).dice(0, 6, 2))


def test_rolls_can_be_forced() -> None:
    table = new_table()
    table.force([6, 6], [1])
    assert table.roll(6, 2) == [6, 6]
    assert table.roll(6) == [1]
    assert table.tape.line == [Roll(2, 6, (6, 6)), Roll(1, 6, (1,))]
    assert table.roll(6, 5) == list(Chance(seed_from(1)).dice(3, 6, 5))


@pytest.mark.parametrize("faces", [[7], [0], [1, 2]])
def test_a_roll_that_cannot_come_up_cannot_be_forced(faces: list[int]) -> None:
    table = new_table()
    table.force(faces)
    with pytest.raises(ValueError, match="1d6 was rolled"):
        table.roll(6)


def test_a_shuffle_can_be_made_to_end_with_some_pieces_on_top() -> None:
    table = new_table()
    table.force_top("deck", "ace", "king")
    table.shuffle("deck")
    assert table.draw("deck", "hand.0", 2) == ["ace", "king"]
    assert table.box.census(table.state) == []
    assert isinstance(table.tape.line[0], Shuffle)
    assert sorted(table.tape.line[0].order) == list(range(8))


def test_only_the_next_shuffle_is_forced() -> None:
    forced, free = new_table(), new_table()
    forced.force_top("deck", "ace")
    for table in (forced, free):
        table.shuffle("deck")
        table.shuffle("deck")
    assert forced.tape.line[1] == free.tape.line[1]


def test_one_of_several_things_is_picked_by_a_die() -> None:
    table = new_table()
    table.force([2])
    assert table.pick(["a", "b", "c"]) == "b"
    assert table.tape.line == [Roll(1, 3, (2,))]


# --- turns and the end -----------------------------------------------------------------------------------


def test_seats_go_round_from_any_of_them() -> None:
    table = new_table(players=4)
    assert list(table.seats_from(2)) == [2, 3, 0, 1]


def test_a_game_can_end_however_deep_in_a_rule() -> None:
    async def deepest(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("a"))
        table.finish(Result(ending="deep", winners=[0]))

    async def deep(table: Table[TinyState]) -> None:
        await deepest(table)
        table.state.trace.append("never")

    async def step(table: Table[TinyState]) -> None:
        await deep(table)
        table.state.trace.append("never")

    runner = play(tiny_game(step))
    answer_all(runner, "say:a")
    assert runner.over
    assert runner.state.result == Result(ending="deep", winners=[0])
    assert runner.state.trace == []


def test_a_question_without_an_answer_is_a_failure_of_the_rules() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("a"))
        await table.ask(1, ASK, say())

    async def together(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("a"))
        await table.ask_all([0, 1], ASK, lambda seat: say("a") if seat else say())

    for rules in (step, together):
        runner = play(tiny_game(rules))
        with pytest.raises(RuleError, match="DeadEnd: ask-word") as failure:
            answer_all(runner, "say:a")
        assert isinstance(failure.value.error, DeadEnd)


# --- the log ---------------------------------------------------------------------------------------------


def test_log_lines_are_for_those_in_their_audience() -> None:
    table = new_table()
    table.log = Log()
    table.tell("log-all", "T-001", number=1)
    table.tell("log-one", to=only(1))
    assert [line.text for line in table.log.for_seat(1)] == [message("log-all", number=1), message("log-one")]
    assert [line.text.id for line in table.log.for_seat(0)] == ["log-all"]
    assert [line.text.id for line in table.log.for_seat(SPECTATOR)] == ["log-all"]
    assert [line.rule for line in table.log.lines] == ["T-001", ""]


def test_log_lines_say_how_far_the_game_had_come() -> None:
    table = new_table()
    table.log = Log()
    table.tell("log-all")
    table.roll(6)
    table.tell("log-all")
    assert [line.at for line in table.log.lines] == [0, 1]


def test_where_no_log_is_kept_nothing_is_written() -> None:
    table = new_table()
    table.tell("log-all")
    assert table.log is None


def test_a_table_counts_what_came_into_play_if_somebody_wants_to_know() -> None:
    table = new_table()
    table.used("ace")
    table.uses = {}
    table.used("ace")
    table.used("ace")
    assert table.uses == {"ace": 2}


# --- tokens from a bag ---------------------------------------------------------------------------------------


def bag_of(**tokens: int) -> Table[TinyState]:
    table = new_table()
    for kind, count in tokens.items():
        table.state.stock[kind] = {"bag": count}
    return table


def test_tokens_are_drawn_from_a_bag_as_one_entry() -> None:
    table = bag_of(red=3, blue=2)
    drawn = table.draw_tokens(["red", "blue"], 4, "bag", "table")
    assert len(drawn) == 4
    assert len(table.tape.line) == 1
    for kind, count in (("red", 3), ("blue", 2)):
        assert table.state.stock[kind].get("table", 0) == drawn.count(kind)
        assert table.state.stock[kind].get("bag", 0) == count - drawn.count(kind)


def test_no_more_tokens_come_out_than_are_in_the_bag() -> None:
    table = bag_of(red=1, blue=2)
    assert sorted(table.draw_tokens(["red", "blue"], 9, "bag", "table")) == ["blue", "blue", "red"]
    assert table.draw_tokens(["red", "blue"], 2, "bag", "table") == []


def test_each_token_in_the_bag_is_as_likely_as_any_other() -> None:
    first = [new_bag.draw_tokens(["red", "blue"], 1, "bag", "out")[0] for new_bag in bags(red=3, blue=1)]
    assert 0.70 < first.count("red") / len(first) < 0.80


def bags(**tokens: int) -> Iterator[Table[TinyState]]:
    for seed in range(800):
        table = new_table(seed=seed)
        table.state.stock |= {kind: {"bag": count} for kind, count in tokens.items()}
        yield table


def test_the_counter_after_a_draw_depends_on_what_was_asked_alone() -> None:
    for table in bags(red=3, blue=1):
        table.draw_tokens(["red", "blue"], 2, "bag", "out")
        assert table.state.chance == 2


def test_drawing_tokens_is_something_new() -> None:
    table = bag_of(red=1)
    table.tape.write_answer(0, "x")
    table.draw_tokens(["red"], 1, "bag", "out")
    assert table.tape.barrier == table.tape.head


def test_a_draw_can_be_forced_and_must_be_possible() -> None:
    table = bag_of(red=2, blue=1)
    table.force_tokens(["blue", "red"])
    assert table.draw_tokens(["red", "blue"], 2, "bag", "out") == ["blue", "red"]
    table.force_tokens(["blue"])
    with pytest.raises(ValueError, match="was forced"):
        table.draw_tokens(["red", "blue"], 1, "bag", "out")


@pytest.mark.parametrize("entry", [Tokens(1, ("blue", "blue")), Tokens(2, ("blue", "blue")), Roll(2, 6, (1, 1))])
def test_a_recorded_draw_that_cannot_have_been_is_refused(entry: Any) -> None:
    table = bag_of(red=2, blue=1)
    table.tape.line.append(entry)
    with pytest.raises(Diverged):
        table.draw_tokens(["red", "blue"], 2, "bag", "out")


# --- what not everybody knows --------------------------------------------------------------------------------


def test_how_many_pieces_of_a_pile_not_everybody_knows() -> None:
    table = new_table()
    assert table.unknown("deck") == len(table.pile("deck"))
    table.reveal(table.pile("deck")[:2])
    table.reveal(table.pile("deck")[2:3], only(1))
    assert table.unknown("deck") == len(table.pile("deck")) - 2


def test_what_was_said_aloud_stands() -> None:
    table = new_table()
    table.tape.write_answer(0, "x")
    table.tape.write_answer(0, "y")
    assert table.tape.barrier < table.tape.head
    table.heard()
    assert table.tape.barrier == table.tape.head
