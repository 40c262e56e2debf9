"""The worked examples of S.T.A.L.K.E.R.'s rulebook that are about the whole table.

The others stand with the chapters that they are about, each named by its number (`test_example_9_…`), in
`tests/games/stalker`; here it is seen that none is missing.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.show.scene import scene
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import StalkerState
from fivefires.kernel import SPECTATOR, Runner, Setup, seed_from
from tests.games.stalker.tables import EAST, WEST, Game, lane

EXAMPLES = 51


@pytest.mark.rule("S-025", "S-028")
def test_example_1_a_new_campaign() -> None:
    runner: Runner[StalkerState] = Runner(GAME, Setup(1, "campaign"), seed_from(1))
    runner.answer(0, "stalker:milady")
    state = runner.state
    assert state.piles[piles.BOARD[0]] == ["milady"]
    assert (state.stalkers[0].attention, state.stalkers[0].space) == (0, -1)
    assert state.coupons == 5000
    assert [card.partition("#")[0] for card in state.piles[piles.STASH]] == ["leather_jacket"]


@pytest.mark.rule("S-521")
def test_example_30_a_standee_has_a_front_and_a_back() -> None:
    game = Game(on=lane())
    game.put("5,0")
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    shown = []
    for facing in (EAST, WEST):
        bandit.facing = facing
        [figure] = scene(StalkerView(game.state, SPECTATOR)).boards[0].spaces[bandit.space].things
        shown.append(figure.facing)
    assert shown == [EAST, WEST]


def test_every_worked_example_is_played() -> None:
    folder = Path(__file__).parents[1]
    files = [*(folder / "games" / "stalker").rglob("test_*.py"), Path(__file__)]
    names = [name for path in files for name in re.findall(r"def (test_example_\w+)", path.read_text(encoding="utf-8"))]
    found = {int(number) for name in names for number in re.findall(r"_(\d+)_", name.replace("_and_", "__"))}
    assert {*range(1, EXAMPLES + 1)} - found == set()
