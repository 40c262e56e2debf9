"""The suite as a class of tests, for whoever writes a game.

class TestEmbers(GameSuite):
    game = "embers-at-home"
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from fivefires.conformance.suite import CHECKS, Check, Subject, faults_of


class GameSuite:
    """Derive from it, and name the game: its id, or `module:attribute`.

    `games` is how many games are played, `pairs` how many pairs of tables a bot is tried on, and `tests` the folder in
    which each rule is to have a test; else it is looked for beside the package.
    """

    game: ClassVar[str] = ""
    games: ClassVar[int] = 100
    pairs: ClassVar[int] = 200
    tests: ClassVar[Path | None] = None

    @pytest.mark.parametrize("check", CHECKS, ids=[check.id for check in CHECKS])
    def test_conforms(self, check: Check) -> None:
        subject = Subject(self.game, games=self.games, pairs=self.pairs, tests=self.tests)
        if faults := faults_of(check, subject):
            pytest.fail("\n".join(faults), pytrace=False)
