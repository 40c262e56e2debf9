"""From the component list to the box: copies, piles, tokens."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.kernel import EVERYBODY, Box, Count, State
from fivefires.kit.components import add_cards, add_piles, add_tokens, copies_of, pieces_of


class Role(msgspec.Struct, frozen=True):
    id: str


class Fuel(msgspec.Struct, frozen=True):
    id: str
    worth: int
    copies: int = 1


FUEL = [Fuel("log", 2, copies=3), Fuel("twig", 1)]


def test_every_copy_is_found_by_its_name() -> None:
    assert pieces_of(FUEL) == {"log": FUEL[0], "log#2": FUEL[0], "log#3": FUEL[0], "twig": FUEL[1]}
    assert copies_of("log") == ["log"]


def test_cards_without_copies_are_there_once() -> None:
    assert pieces_of([Role("wolf")], [Role("camper")]) == {"wolf": Role("wolf"), "camper": Role("camper")}


def test_two_cards_of_one_name_are_told() -> None:
    with pytest.raises(ValueError, match="two pieces have the same name: twig"):
        pieces_of(FUEL, [Fuel("twig", 5)])


def test_the_box_names_the_same_pieces_and_counts_what_the_list_says() -> None:
    box = Box()
    add_piles(box, ["deck"])
    add_piles(box, ["ashes", "row"], sees=EVERYBODY)
    add_cards(box, FUEL, "deck", "fuel", back="wood")
    add_cards(box, [Role("wolf")], "row", "role")
    add_tokens(box, {"fuel": 4, "role": 1, "die": 2, "marker": Count(7, ruled=True)}, ["die", "marker"])
    state = State(seats=2)
    box.lay_out(state)
    assert state.piles == {"deck": [*pieces_of(FUEL)], "ashes": [], "row": ["wolf"]}
    assert state.known == {"wolf": EVERYBODY}
    assert box.pieces["log#2"].back == "wood"
    assert box.counts(state) == {"fuel": 4, "role": 1, "die": 2, "marker": 7}
