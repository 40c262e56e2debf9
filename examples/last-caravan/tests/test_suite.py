"""The suite that every game for Five Fires passes."""

from __future__ import annotations

from pathlib import Path

from fivefires.testing import GameSuite


class TestLastCaravan(GameSuite):
    game = "last-caravan"
    games = 20
    pairs = 40
    tests = Path(__file__).parent
