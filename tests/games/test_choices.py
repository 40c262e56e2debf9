"""What is chosen when a table is made has a name, and so has each thing that can be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.kernel.registry import all_games
from fivefires.kernel.text import Catalogue
from fivefires.server.library.texts import texts

GAMES, _ = all_games()


@pytest.mark.parametrize("game", [game for game in GAMES if game.options], ids=lambda game: str(game.id))
def test_every_choice_of_a_set_up_has_a_name(game: Any) -> None:
    catalogue = Catalogue("en", [texts(game.package, "en")])
    wanted = [f"choice-{one.id}" for one in game.options]
    wanted += [f"option-{one.id}-{value}" for one in game.options for value in one.values]
    assert [name for name in wanted if name not in catalogue] == []
