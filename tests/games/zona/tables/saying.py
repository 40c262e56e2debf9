"""What a text says, by itself: effects are carried out for a player, as if a card or place said so.

So every word of the vocabulary can be tried in any situation, whichever cards use it at present.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.game import GAME
from fivefires.games.zona.rules import actions, effects
from fivefires.games.zona.state import Died, LocalUnderWay, ZonaTable
from fivefires.kernel.checkpoints import Checkpoint
from tests.games.zona.tables.looking import Game
from tests.games.zona.tables.watching import Watched


def says(runner: Game, *words: v.Effect, seat: int = 0, dice: Sequence[Sequence[int]] = ()) -> Game:
    """A text says this to a player, before the next question; afterwards the game goes on as it stood.

    It is read as a local action, since a choice must stand in some text. These dice are rolled next.
    """
    said = False

    async def step(table: ZonaTable) -> None:
        nonlocal said
        if said:
            await GAME.step(table)
            return
        said = True
        table.force(*dice)
        table.state.under_way.append(LocalUnderWay(seat, "farms"))
        try:
            await effects.carry_out(table, seat, words)
            table.state.under_way.pop()
        except Died:
            table.state.under_way.clear()
            table.state.path.clear()
            actions.end_turn(table)

    return Watched(replace(GAME, step=step), runner.setup, runner.seed, checkpoint=Checkpoint(0, runner.state, 0))
