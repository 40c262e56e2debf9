"""What nobody knows, and the one secret between players."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import drone, moving, objectives
from fivefires.kernel import SPECTATOR, key_of
from tests.games.zna.rules.test_searching_and_drone import on_top
from tests.games.zna.tables import Game

DECKS = (piles.RESOURCES, piles.SPECIALS, piles.EVENTS, piles.OBJECTIVES, piles.EVENT_BOX, piles.UNKNOWN_BOX)


@pytest.mark.rule("N-396", "N-298", "N-397")
def test_nobody_sees_into_a_deck_but_everybody_its_size_and_the_discards() -> None:
    game = Game("gus", players=2, scenario=2)
    game.table.draw(piles.EVENTS, piles.EVENT_DISCARDS)
    for seat in (0, 1, SPECTATOR):
        view = GAME.view(game.state, seat)
        for deck in DECKS:
            assert view.known_cards(deck) == []
            assert view.size(deck) == len(game.state.piles[deck])
        assert view.cards(piles.PLACES["X1"]) == [None]
        assert view.cards(piles.EVENT_DISCARDS) == game.state.piles[piles.EVENT_DISCARDS]
        assert view.stock("walker")[piles.BAG] == game.map.scenario.bag.walkers


@pytest.mark.rule("N-397", "N-069")
def test_an_unknown_tile_is_known_to_all_when_it_is_turned_up() -> None:
    game = Game("gus", players=2, scenario=2)
    (tile, title), *_ = game.map.unknown.items()
    moving.turn_up(game.table, tile)
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(game.state, seat).cards(piles.PLACES[title]) == game.state.piles[piles.PLACES[title]]


@pytest.mark.rule("N-398", "N-399", "N-119", "N-134", "N-144")
def test_a_face_down_objective_is_seen_by_its_player_alone_until_it_is_turned_up() -> None:
    game = Game("gus", players=2)
    game.apart(1, 2, 3)
    for card in ("scout", "loner"):
        on_top(game, piles.OBJECTIVES, card)
        objectives.take(game.table, 0)
    pile = piles.SECRET[0]
    assert GAME.view(game.state, 0).known_cards(pile) == ["scout", "loner"]
    for seat in (1, SPECTATOR):
        assert GAME.view(game.state, seat).cards(pile) == [None, None]  # how many is public
    game.play(drone.show(game.table, 0), "card:scout")
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(game.state, seat).cards(piles.OPEN[0]) == ["scout"]
    assert GAME.view(game.state, 1).cards(pile) == [None]
    question = drone.show(game.table, 0).send(None)
    assert [key_of(option) for option in question.choices[0]] == ["card:loner"]  # an open one is never turned back


@pytest.mark.rule("N-399")
def test_all_boards_are_open() -> None:
    game = Game("gus", "mia", players=4)
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    game.give(0, "lucky_coin", "belt")
    game.give(0, "crowbar", "pack")
    game.token(0, "blue_1")
    for seat in (1, 2, 3, SPECTATOR):
        view = GAME.view(game.state, seat)
        assert [view.cards(names[0]) for names in piles.SPACES.values()] == [
            ["revolver"],
            ["old_stock"],
            ["lucky_coin"],
            ["crowbar"],
        ]
        assert view.stock("blue_1")[piles.ON[0]] == 1
