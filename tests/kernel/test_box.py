"""The box: every piece has a name and a place, and the census finds out where that is not so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fivefires.kernel import EVERYBODY, Box, Setup, face_of, only
from tests.kernel.tiny import FACES, TinyState, tiny_box, tiny_game


def laid_out() -> tuple[Box, TinyState]:
    box, state = tiny_box(Setup(2)), TinyState(seats=2)
    box.lay_out(state)
    return box, state


def test_copies_of_a_face_have_names_of_their_own() -> None:
    box = Box()
    box.pile("deck")
    assert box.add("log", "deck", "fuel", copies=2) == ["log", "log#2"]
    assert box.add("log", "deck", "fuel") == ["log#3"]
    assert {face_of(piece) for piece in box.pieces} == {"log"}


def test_the_back_is_the_components_unless_it_is_given() -> None:
    box = Box()
    box.pile("deck")
    box.add("log", "deck", "fuel")
    box.add("wolf", "deck", "role", back="dark")
    assert [kind.back for kind in box.pieces.values()] == ["fuel", "dark"]


def test_two_piles_of_one_name_are_refused() -> None:
    box = Box()
    box.pile("deck")
    with pytest.raises(ValueError, match="two piles 'deck'"):
        box.pile("deck")


def test_pieces_begin_where_the_box_has_them_in_order() -> None:
    _, state = laid_out()
    assert state.piles == {"deck": list(FACES), "well": [], "open": [], "hand.0": [], "hand.1": []}
    assert state.stock == {"coin": {"supply": 5}}


def test_who_sees_a_pile_knows_its_pieces_from_the_start() -> None:
    box, state = Box(), TinyState(seats=2)
    box.pile("dark")
    box.pile("open", sees=EVERYBODY)
    box.pile("mine", sees=only(1))
    for pile in ("dark", "open", "mine"):
        box.add(f"in {pile}", pile, "card")
    box.lay_out(state)
    assert state.known == {"in open": EVERYBODY, "in mine": only(1)}


def test_games_with_one_box_do_not_share_their_piles() -> None:
    box, state = laid_out()
    other = TinyState(seats=2)
    box.lay_out(other)
    state.piles["deck"].clear()
    state.stock["coin"]["supply"] = 0
    assert other.piles["deck"] == list(FACES)
    assert other.stock["coin"]["supply"] == 5


def test_what_is_added_to_the_copy_of_a_box_is_not_in_the_box() -> None:
    box, state = tiny_box(Setup(2)), TinyState(seats=2)
    before = (box.pieces.copy(), box.piles.copy())
    copy = box.copy()
    copy.pile("attic", sees=EVERYBODY)
    copy.add("ghost", "attic", "card")
    copy.add("mouse", "deck", "card")
    copy.tokens("coin", 3)
    copy.lay_out(state)
    assert state.piles["attic"] == ["ghost"]
    assert state.piles["deck"] == [*FACES, "mouse"]
    assert state.known == {"ghost": EVERYBODY}
    assert state.stock == {"coin": {"supply": 8}}
    assert (box.pieces, box.piles) == before
    box.lay_out(state)
    assert (state.piles["deck"], state.stock) == (list(FACES), {"coin": {"supply": 5}})


def test_tables_of_one_set_up_share_the_box() -> None:
    game = tiny_game()
    assert game.box_for(Setup(2)) is game.box_for(Setup(2))
    assert game.box_for(Setup(2)) is not game.box_for(Setup(3))


def test_only_so_many_boxes_are_kept() -> None:
    game = tiny_game()
    for number in range(200):
        game.box_for(Setup(2, earlier={"number": number}))
    assert len(game._boxes) <= 128


def test_counts_are_of_pieces_and_tokens_wherever_they_lie() -> None:
    box, state = laid_out()
    state.piles["open"].append(state.piles["deck"].pop())
    state.stock["coin"] = {"supply": 3, "seat.0": 2}
    assert box.counts(state) == {"card": 8, "coin": 5}


# --- the census ------------------------------------------------------------------------------------------


def test_a_table_in_order_has_nothing_wrong() -> None:
    box, state = laid_out()
    assert box.census(state) == []


def lose(state: TinyState) -> None:
    state.piles["deck"].remove("ace")


def double(state: TinyState) -> None:
    state.piles["well"].append("ace")


def invent(state: TinyState) -> None:
    state.piles["deck"].append("joker")


def pile_up_elsewhere(state: TinyState) -> None:
    state.piles["sleeve"] = [state.piles["deck"].pop()]


def lose_coins(state: TinyState) -> None:
    state.stock["coin"] = {"supply": 4}


def lose_all_coins(state: TinyState) -> None:
    del state.stock["coin"]


def mint_coins(state: TinyState) -> None:
    state.stock["coin"] = {"supply": 5, "seat.0": 1}


def owe_coins(state: TinyState) -> None:
    state.stock["coin"] = {"supply": 6, "seat.0": -1}


def invent_tokens(state: TinyState) -> None:
    state.stock["gem"] = {"seat.0": 3}


def slip_in_unseen(state: TinyState) -> None:
    state.piles["open"].append(state.piles["deck"].pop())


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        (lose, "ace is in no pile"),
        (double, "ace is in two places"),
        (invent, "joker is not of this box"),
        (pile_up_elsewhere, "the pile 'sleeve' is not declared"),
        (lose_coins, "coin: {'supply': 4} instead of 5 in all"),
        (lose_all_coins, "coin: {} instead of 5 in all"),
        (mint_coins, "coin: {'supply': 5, 'seat.0': 1} instead of 5 in all"),
        (owe_coins, "coin: {'supply': 6, 'seat.0': -1} instead of 5 in all"),
        (slip_in_unseen, "seven lies in 'open' unknown to those who see it"),
    ],
)
def test_the_census_names_what_is_wrong(harm: Callable[[TinyState], None], found: str) -> None:
    box, state = laid_out()
    harm(state)
    assert box.census(state) == [found]


def test_the_census_finds_tokens_that_the_box_does_not_have() -> None:
    box, state = laid_out()
    invent_tokens(state)
    assert any("gem" in sentence for sentence in box.census(state))
