"""The end of a game says why it came out so, and not the same thing twice."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.raid_trade.game import GAME as RAID_TRADE
from fivefires.games.raid_trade.show.scene import verdict as raid_trade
from fivefires.games.raid_trade.state import RaidTradeResult
from fivefires.games.stalker.game import GAME as STALKER
from fivefires.games.stalker.show.scene import verdict as stalker
from fivefires.games.stalker.state import StalkerResult
from fivefires.games.zna.game import GAME as ZNA
from fivefires.games.zna.show.scene import verdict as zna
from fivefires.games.zna.state import ZnaResult
from fivefires.kernel import Runner, Setup, seed_from
from fivefires.kernel.registry import find
from fivefires.server.library.texts import texts

HEROES: dict[str, Any] = {"heroes": ["ines", "gus"], "fates": ["dead", "standing"], "objectives": [[], []]}
ENDS: list[tuple[Any, Any, Setup, Any, set[str]]] = [
    (
        STALKER, stalker, Setup(2, "mission"), StalkerResult(ending="death", winners=[], died="borsuk"),
        {"verdict-death"},
    ),
    *(
        (STALKER, stalker, Setup(2, "mission"), StalkerResult(ending=end, winners=[]), {f"verdict-{end}"})
        for end in ("success", "time", "overrun")
    ),
    (
        ZNA, zna, Setup(2, "mission"), ZnaResult(ending="partial", winners=[0, 1], **HEROES),
        {"verdict-done", "verdict-dead"},
    ),
    (ZNA, zna, Setup(2, "mission"), ZnaResult(ending="time", winners=[], **HEROES), {"verdict-lost", "verdict-dead"}),
    *(
        (RAID_TRADE, raid_trade, Setup(3, "city"), RaidTradeResult(ending=end, winners=won), {f"verdict-{end}"})
        for end, won in (
            ("skill", [0]), ("favor", [1]), ("quests", [2]), ("flown", [0, 1]), ("alone", [0]), ("looted", []),
            ("nobody", []),
        )
    ),
    (
        RAID_TRADE, raid_trade, Setup(3, "city"), RaidTradeResult(ending="points", winners=[1], points=[1, 9, 2]),
        {"verdict-points"},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("game", "verdict", "setup", "result", "said"), ENDS)
def test_the_end_says_why(game: Any, verdict: Any, setup: Setup, result: Any, said: set[str]) -> None:
    runner: Runner[Any] = Runner(game, setup, seed_from("an end"))
    runner.state.result = result
    lines = verdict(game.view(runner.state, 0))
    assert {line.id for line in lines} == said
    assert all(line.id in game_texts(game) for line in lines)


def game_texts(game: Any) -> str:
    return texts(find(game.id).package, "en")
