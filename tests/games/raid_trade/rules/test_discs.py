"""Credit Discs come out one by one."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.state import Stage
from fivefires.kernel import Runner, Setup, seed_from
from tests.games.raid_trade.tables import Game


@pytest.mark.rule("R-025", "R-293")
def test_every_second_round_brings_a_disc_the_best_first() -> None:
    game: Game = Runner(GAME, Setup(3, "city", (), {"characters": "dealt"}), seed_from(5))
    out: dict[int, list[str]] = {}
    while not game.over and game.state.round < 7:
        seat = game.asked()[0]
        if game.state.stage is Stage.EVENT:
            out[game.state.round] = [*game.state.piles["discs"]]
        options = {str(getattr(one, "value", "")): one for one in game.options(seat)}
        game.answer(seat, options.get("pass-round") or options.get("pass") or game.options(seat)[0])
        game.state.spent_ap = True
    assert out[1] == []
    assert out[2] == out[3] == ["disc_4"]
    assert [one.partition("#")[0] for one in out[6]] == ["disc_4", "disc_3", "disc_2"]
    assert len(game.state.piles["discs.stack"]) == 2
