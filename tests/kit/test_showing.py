"""What scenes are made of: nothing of a card that a seat does not know gets into them."""

from __future__ import annotations

from fivefires.kernel import EVERYBODY, Box, Piece, State, View, message, only
from fivefires.kernel.scene import Mark, Pile, Row, Thing
from fivefires.kit import showing

CARD, DECK = message("a-card"), message("deck")


def drawn(card: Piece) -> Thing:
    return Thing(message(card), id=card, text=message("long"))


def named(card: Piece) -> Thing:
    return Thing(message(card), id=card)


def view_of(seat: int, *known: Piece) -> View[State]:
    """Seat 0 has a hand of two cards; of the deck everybody knows these."""
    box, state = Box(), State(seats=2)
    box.pile("hand.0", sees=only(0), ordered=False)
    box.pile("deck")
    for card, pile in (("ace", "hand.0"), ("king", "hand.0"), ("two", "deck"), ("three", "deck"), ("four", "deck")):
        box.add(card, pile, "card")
    box.pile("empty")
    box.lay_out(state)
    state.known |= dict.fromkeys(known, EVERYBODY)
    return View(state, seat)


def test_a_hand_is_a_row_of_cards_to_its_owner_and_of_backs_to_others() -> None:
    mine = showing.row(view_of(0), "hand.0", message("hand"), drawn, CARD, spots=5)
    assert mine == Row("hand.0", message("hand"), (drawn("ace"), drawn("king")), spots=5)
    theirs = showing.row(view_of(1), "hand.0", message("hand"), drawn, CARD, pinned=True)
    assert theirs == Row("hand.0", message("hand"), (Thing(CARD, face_down=True),) * 2, pinned=True)


def test_of_a_closed_pile_only_the_size_is_seen() -> None:
    assert showing.closed_pile(view_of(0, "four"), "deck", DECK, CARD) == Pile("deck", DECK, 3, group=CARD)


def test_of_an_open_pile_the_top_is_seen_and_what_is_known_is_listed_from_there() -> None:
    shown = showing.open_pile(view_of(1, "four", "two"), "deck", DECK, drawn, CARD, listed=named)
    assert shown == Pile("deck", DECK, 3, drawn("four"), (named("four"), named("two")), CARD)


def test_an_open_pile_may_lie_face_down_be_empty_or_not_be_looked_through() -> None:
    unknown = showing.open_pile(view_of(1, "two"), "deck", DECK, drawn, listed=named)
    assert unknown == Pile("deck", DECK, 3, Thing(DECK, face_down=True), (named("two"),))
    assert showing.open_pile(view_of(1), "empty", DECK, drawn, listed=named) == Pile("empty", DECK, 0)
    assert showing.open_pile(view_of(1, "four"), "deck", DECK, drawn) == Pile("deck", DECK, 3, drawn("four"))


def test_tokens_are_shown_one_by_one_or_counted() -> None:
    wolf, number = message("wolf"), message("number")
    assert showing.tokens(wolf, 2, "fang", "T-001") == [Thing(wolf, "token", icon="fang", rule="T-001")] * 2
    assert showing.tokens(wolf, 0) == []
    assert showing.counter(wolf, 7, number, "fang") == (Thing(wolf, "token", icon="fang", marks=(Mark(number, 7),)),)
    assert showing.counter(wolf, 0, number) == ()
