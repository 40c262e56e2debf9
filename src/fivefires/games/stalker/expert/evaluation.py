"""How well the team stands, in the game's own terms: the objective, time, how hurt and irradiated, and who is seen."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content.index import STALKER
from fivefires.games.stalker.rules.harm import MOST_DOSE
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH

# So many rounds are time enough, and a way of so many spaces is a long one.
ROUNDS: Final = 8
LONG_WAY: Final = 14


def evaluate(view: StalkerView) -> list[float]:
    """About the chance to win, the same for all."""
    if view.result is not None:
        return [1.0 if view.result.ending == "success" else 0.0] * view.seats
    if not view.begun:
        return [0.5] * view.seats
    team = view.stalkers
    health = min(one.hp / STALKER[one.id].hp for one in team)
    dose = max(one.dose for one in team) / MOST_DOSE
    seen = sum(view.is_watched(one) for one in team) / len(team)
    noticed = any(one.attention == HIGH for one in team)
    time = min(1.0, view.clock / ROUNDS)
    found = 0.1 + 0.5 * progress(view) + 0.2 * health + 0.12 * time - 0.05 * dose - 0.08 * seen - 0.04 * noticed
    return [min(0.98, max(0.02, found))] * view.seats


def progress(view: StalkerView) -> float:
    """The steps that are done, and how near the next one is: for the nearest, or for the last one to get out."""
    steps = len(view.mission.needs) + 1
    ways = [LONG_WAY if away is None else min(away, LONG_WAY) for away in map(view.away, view.stalkers)]
    left = max(ways) if view.step == "exit" else min(ways)
    return (min(len(view.achieved), steps - 1) + 0.8 * (1 - left / LONG_WAY)) / steps
