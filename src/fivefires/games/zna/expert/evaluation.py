"""How well the team stands: about its chance to win, from what everybody can see.

All win or lose together, so every seat has the same chance. Time, life and distance speak for or against it.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from fivefires.games.zna.content.index import HERO
from fivefires.games.zna.state import DEAD, STANDING

from .glance import Glance
from .goals import goals
from .ways import away

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView

# How much each sign weighs, on the scale of a logistic function.
LIFE, FALLEN, DEATH, TIME, WAY, DONE, HUNTED = 3.0, 0.9, 0.7, 0.12, 0.05, 2.0, 0.12


def evaluate(view: ZnaView) -> list[float]:
    result = view.result
    if result is not None:
        return [1.0 if result.winners else 0.0] * view.seats
    if not view.begun or any(me.area < 0 for me in view.heroes):
        return [0.5] * view.seats
    return [1 / (1 + exp(-sign(Glance.at(view))))] * view.seats


def sign(view: ZnaView) -> float:
    """Above 0 where victory is likelier than not."""
    standing = [number for number, me in enumerate(view.heroes) if me.status == STANDING]
    if not standing:
        return -8.0
    life = sum(me.health + me.resistance for me in view.heroes if me.status != DEAD)
    most = sum(HERO[me.id].health + HERO[me.id].resistance for me in view.heroes)
    done, needed = view.objective()
    steps = sum(away(view, view.heroes[hero].area, goals(view, hero)) for hero in standing) / len(standing)
    dead = sum(me.status == DEAD for me in view.heroes)
    hunted = sum(mutant.awake for mutant in view.mutants)
    return (
        LIFE * (life / most - 0.6)
        - FALLEN * (4 - len(standing) - dead)
        - DEATH * dead
        + TIME * (view.clock - steps / 4 - 4)
        - WAY * min(steps, 40)
        + DONE * (done / needed if needed else 0)
        - HUNTED * hunted
    )
