"""Tables on which everything lies as wished."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fivefires.examples import embers, pig
from fivefires.examples.embers import GAME, EmbersState
from fivefires.kernel import Setup, Table, face_of, files
from fivefires.kernel.registry import find
from fivefires.testing import start
from tests.cellar.game import GAME as CELLAR


def faces(pile: list[str]) -> list[str]:
    return [face_of(piece) for piece in reversed(pile)]


def test_hands_and_decks_are_as_wished_and_the_rest_is_chance() -> None:
    game = start(GAME, 3, piles={"hand.1": ["bucket", "bucket"], "hand.2": ["log"], "deck": ["wet-wood", "twig"]})
    state = game.state
    assert faces(state.piles["hand.1"])[:2] == ["bucket", "bucket"]
    assert faces(state.piles["hand.2"])[0] == "log"
    assert faces(state.piles["hand.0"])[0] == "wet-wood", "the first player has drawn already"
    assert faces(state.piles["deck"])[0] == "twig"
    assert [len(state.piles[f"hand.{seat}"]) for seat in range(3)] == [4, 3, 3]
    assert game.table.box.census(state) == []


def test_what_the_set_up_works_out_it_works_out_from_what_is_wished() -> None:
    """A set-up that remembers who is the wolf remembers the right one."""

    def deal(table: Table[EmbersState]) -> None:
        embers.deal(table)
        table.state.active = embers.wolf(table)

    for wolf in range(3):
        game = start(replace(GAME, setup=deal), 3, piles={f"role.{wolf}": ["wolf"]})
        assert game.state.active == wolf
        assert game.asked() == [wolf]


def test_each_knows_what_it_would_know() -> None:
    game = start(GAME, 3, piles={"hand.1": ["bucket"]})
    for seat in range(3):
        assert None not in game.game.view(game.state, seat).cards(f"hand.{seat}")
        assert set(game.game.view(game.state, (seat + 1) % 3).cards(f"hand.{seat}")) == {None}


def test_a_piece_may_be_wished_by_its_name() -> None:
    assert start(GAME, 3, piles={"hand.0": ["log#7"]}).state.piles["hand.0"][2] == "log#7"


def test_rolls_come_up_in_order() -> None:
    game = start(pig.GAME, 2, rolls=[[6], [1]])
    game.answer(0, "roll")
    assert game.state.turn == 6
    game.answer(0, "roll")
    assert game.state.active == 1


def test_it_is_a_game_like_any_other() -> None:
    """It can be copied, taken back, saved and loaded."""
    game = start(
        GAME, Setup(3), piles={"hand.0": ["bucket", "log", "twig"], "hand.1": ["log"] * 3, "hand.2": ["log"] * 3}
    )
    game.answer(0, "feed:twig")
    assert game.copy().state == game.state
    assert files.load(files.decode(files.save(game)), GAME).state == game.state


@pytest.mark.parametrize("name", ["zona", "long_night", "embers"])
def test_without_a_wish_it_is_the_game_of_the_seed(name: str) -> None:
    game = find(name)
    assert start(game, seed=5).state == start(game, game.default_setup(), seed=5, piles={}).state


def test_the_tops_of_the_decks_of_a_large_game() -> None:
    zona = find("zona")
    decks = [name for name in zona.box_for(zona.default_setup()).piles if name.startswith("deck.")]
    plain = start(zona)
    bottom = {name: plain.state.piles[name][0] for name in decks if len(plain.state.piles[name]) > 1}
    wished = start(zona, piles={name: [piece] for name, piece in bottom.items()})
    assert {name: face_of(wished.state.piles[name][-1]) for name in bottom} == {
        name: face_of(piece) for name, piece in bottom.items()
    }


@pytest.mark.parametrize(
    ("piles", "wrong"),
    [
        ({"hnd.0": ["log"]}, "there is no pile 'hnd.0'; there are ashes, box, deck"),
        ({"hand.0": ["log"] * 4}, "'hand.0' has 3 pieces, and 4 are wished for"),
        ({"hand.0": ["gold"]}, "there is no 'gold' left in the box"),
        ({"hand.0": ["bucket"] * 3, "hand.1": ["bucket"] * 2}, "there is no 'bucket' left in the box"),
        ({"hand.0": ["wolf"]}, "wolf cannot lie in 'hand.0' for .*: they have different backs"),
    ],
)
def test_what_cannot_be_is_told(piles: dict[str, list[str]], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        start(GAME, 3, piles=piles)


def test_a_set_up_that_goes_by_what_is_on_the_cards_is_told() -> None:
    def deal(table: Table[EmbersState]) -> None:
        embers.deal(table)
        while wet := [card for card in table.pile("hand.0") if face_of(card) == "bucket"]:
            table.move(wet[0], "hand.0", "deck", to_bottom=True)
            table.draw("deck", "hand.0")

    with pytest.raises(ValueError, match="where its pieces come to lie depends on what they are"):
        start(replace(GAME, setup=deal), 3, piles={"hand.0": ["bucket"]})


def test_a_row_of_another_small_game() -> None:
    game = start(CELLAR, 2)
    assert game.asked()
