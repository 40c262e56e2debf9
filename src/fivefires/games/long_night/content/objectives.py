"""The 8 main objectives with their two sides. Tribute is named (L-035), Frosty Night known."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.MainObjective, ...]] = (
    v.MainObjective(
        "goal_frosty_night",
        v.LONG,
        v.Task(
            v.Layout(8, 8, food=v.PerPlayer(1), zombies=6, zombies_outside=1),
            v.AtMost(v.RoundsLeft(), 1),
            powers=(v.When(v.On(v.Deed.ATTACK, what=(v.Side.ZOMBIE,)), (v.Hurt(v.SELF, frostbite=1),)),),
        ),
        v.Task(
            v.Layout(6, 8, zombies=6, zombies_outside=2, helpless=2),
            v.AtMost(v.RoundsLeft(), 1),
            powers=(v.When(v.On(v.Deed.ATTACK, what=(v.Side.ZOMBIE,)), (v.Hurt(v.SELF, frostbite=1),)),),
        ),
    ),
    v.MainObjective(
        "goal_tribute",
        v.SHORT,
        v.Task(
            v.Layout(6, 6, food=v.PerPlayer(1), zombies=6, zombies_outside=1, helpless=1),
            v.AtLeast(v.Laid((v.FOOD, v.MEDICINE, v.FUEL)), v.PerPlayer(3)),
            lay=(v.FOOD, v.MEDICINE, v.FUEL),
        ),
        v.Task(
            v.Layout(5, 5, zombies=6, zombies_outside=2, helpless=2),
            v.AtLeast(v.Laid((v.FOOD, v.MEDICINE, v.FUEL)), v.PerPlayer(4)),
            lay=(v.FOOD, v.MEDICINE, v.FUEL),
        ),
    ),
)
