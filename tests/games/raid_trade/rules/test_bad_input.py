"""What cannot be answered is refused with its reason, and nothing changes."""

from __future__ import annotations

from copy import deepcopy

import pytest

from fivefires.games.raid_trade.game import GAME
from fivefires.kernel import Refused, Runner, Setup, seed_from
from tests.games.raid_trade.tables import Game, answer, bare, keys, own, prompt, turn_of

TO_ALL = ("trade", "offer-to-all", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")


def sent() -> Game:
    """The first player offers 1 Food for 1 Tools to both others, who have it."""
    game = bare("carter", "zoey", "jake")
    own(game, 0, food=3)
    for seat in (1, 2):
        own(game, seat, tools=1)
    game = turn_of(game, 0)
    answer(game, *TO_ALL)
    return game


def refused(game: Game, seat: int, key: str, reason: str, step: int | None = None) -> None:
    before, asked = deepcopy(game.state), game.asked()
    with pytest.raises(Refused, match=reason):
        game.answer(seat, key, step=step)
    assert (game.state, game.asked()) == (before, asked)


@pytest.mark.rule("R-546", "R-266")
def test_goods_that_are_not_owned() -> None:
    game = bare("carter", "zoey", "jake")
    own(game, 0, food=2)
    own(game, 1, tools=1)
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose")
    for key in ("put:food:3", "put:tools:1", "put:torch:1", "put:food:0", "put:food:-1"):
        refused(game, 0, key, "not-offered")
    answer(game, "put:food:2", "enough")
    for key in ("put:tools:2", "put:food:1", "put:garage:1"):
        refused(game, 0, key, "not-offered")


@pytest.mark.rule("R-545", "R-267")
def test_words_of_those_who_are_not_asked() -> None:
    game = sent()
    refused(game, 0, "accept", "not-asked")
    refused(game, 1, "send", "not-offered")
    game.answer(1, "accept")
    game.answer(2, "decline-offer")
    refused(game, 1, "accept", "not-asked")
    refused(game, 2, "accept", "not-asked")


@pytest.mark.rule("R-545", "R-549")
@pytest.mark.parametrize("settled", [True, False])
def test_an_answer_to_an_offer_that_is_settled_or_has_lapsed(settled: bool) -> None:
    game = sent()
    step = game.step
    if settled:
        game.answer(1, "accept")
        game.answer(2, "decline-offer")
    else:
        game.lapse(1)
        game.lapse(2)
    for seat in (1, 2):
        refused(game, seat, "accept", "other-question", step)
    answer(game, "end-turn" if settled else "pass-round")
    for seat in (1, 2):
        refused(game, seat, "accept", "other-question", step)


@pytest.mark.rule("R-014", "R-470", "R-475")
def test_a_tile_that_does_not_fit() -> None:
    options: dict[str, int | str] = {"characters": "dealt", "youngest": "seat-1"}
    game: Game = Runner(GAME, Setup(3, "city", ("custom_city",), options), seed_from(1))
    refused(game, 0, "tile:market", "not-offered")
    refused(game, 0, "tile:helipad", "not-offered")
    answer(game, keys(game)[0])
    assert prompt(game) == "ask-tile-place"
    for key in ("place:0:0", "place:2:0", "place:1:1"):
        refused(game, 0, key, "not-offered")
    answer(game, keys(game)[0])
    assert prompt(game) == "ask-tile-turn"
    missing = {f"turned:{quarters}" for quarters in range(5)} - {*keys(game)}
    for key in sorted(missing):
        refused(game, 0, key, "not-offered")


@pytest.mark.rule("R-001", "R-331", "R-479")
@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(6, "city"), "players"),
        (Setup(2, "escape"), "players"),
        (Setup(3, "escape", ("custom_city",)), "escape-custom"),
        (Setup(3, "city", (), {"youngest": "seat-5"}), "youngest"),
        (Setup(3, "city", ("wasteland",)), "variant"),
        (Setup(3, "city", (), {"sides": "both"}), "option-value"),
    ],
)
def test_set_ups_that_no_table_begins(setup: Setup, reason: str) -> None:
    with pytest.raises(Refused) as found:
        Runner(GAME, setup, seed_from(1))
    assert found.value.reason.id == f"refused-{reason}"
