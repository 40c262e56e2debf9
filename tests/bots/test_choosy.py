"""Bots that say which games they play are offered for no other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fivefires.bots import finding
from fivefires.bots.finding import plays
from fivefires.bots.random import RandomBot
from fivefires.kernel.registry import find
from fivefires.server.library.shelf import game_info
from tests.cli.running import run_command
from tests.server.conftest import quiet
from tests.server.harness import serving


class OnlyPig(RandomBot):
    games = ("pig",)


CHOOSY = f"{__name__}:OnlyPig"


def test_a_bot_plays_what_it_says_and_others_play_all() -> None:
    assert (plays(CHOOSY, "pig"), plays(CHOOSY, "embers")) == (True, False)
    assert (plays("random", "pig"), plays("random", "embers")) == (True, True)


def test_a_game_lists_the_bots_that_play_it() -> None:
    assert game_info(find("pig"), ["random", CHOOSY]).bots == ("random", CHOOSY)
    assert game_info(find("embers"), ["random", CHOOSY]).bots == ("random",)


@pytest.mark.anyio
async def test_a_server_seats_no_bot_at_another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "registered_bot", lambda name: OnlyPig if name == "choosy" else RandomBot)
    finding.bot_type.cache_clear()
    async with serving(quiet(tmp_path / "data", "")) as server:
        server.hall.services.__dict__["bots"] = ("random", "choosy")
        wish: dict[str, Any] = {"seats": [{"kind": "human"}, *[{"kind": "bot", "bot": "choosy"}] * 2]}
        assert await server.refused("POST", "/api/tables", "", {"game": "embers", **wish}) == "409 no-bot"
        await server.post("/api/tables", "", {"game": "pig", "seats": wish["seats"][:2]})
    finding.bot_type.cache_clear()


def test_commands_refuse_it_for_another_game() -> None:
    assert run_command("fuzz", "pig", "--games", "1", "--bots", CHOOSY).exit_code == 0
    result = run_command("fuzz", "embers", "--games", "1", "--bots", CHOOSY)
    assert (result.exit_code, result.stderr) == (2, f"The bot {CHOOSY} does not play embers.\n")
