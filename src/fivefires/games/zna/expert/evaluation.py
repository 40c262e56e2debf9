"""How well the team stands: about its chance to win, from what everybody can see.

All win or lose together, so every seat has the same chance. Each sign has a weight that was fitted to games of scripted
players: how often those who stood like this at the beginning of a round won in the end.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from fivefires.games.zna.content.index import HERO, MUTANT
from fivefires.games.zna.content.vocabulary import Kind
from fivefires.games.zna.state import DEAD, OUT, STANDING

from .glance import Glance
from .goals import goals, needed_colour, reserve, stuck
from .ways import away

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView

# Areas that somebody crosses in a round, what comes between counted in.
PACE = 5
# An hour to spare is worth less the more of them there are.
AMPLE = 6


def evaluate(view: ZnaView) -> list[float]:
    result = view.result
    if result is not None:
        return [1.0 if result.winners else 0.0] * view.seats
    if not view.begun or any(me.area < 0 for me in view.heroes):
        return [0.5] * view.seats
    return [1 / (1 + exp(-sign(Glance.at(view))))] * view.seats


def sign(view: ZnaView) -> float:
    """Above 0 where victory is likelier than not."""
    if not any(me.status == STANDING for me in view.heroes):
        return -8.0
    return BASE[view.scenario.kind] + sum(WEIGHTS[name] * value for name, value in signs(view).items())


def signs(view: ZnaView) -> dict[str, float]:
    """What speaks for and against the team."""
    standing = [hero for hero, me in enumerate(view.heroes) if me.status == STANDING]
    living = [me for me in view.heroes if me.status != DEAD]
    ways = [away(view, view.heroes[hero].area, goals(view, hero)) for hero in standing]
    done, needed = progress(view)
    foes = [mutant for mutant in view.mutants if mutant.awake and mutant.kind != "courier"]
    colour = needed_colour(view)
    return {
        "standing": float(len(standing)),
        "health": sum(me.health / HERO[me.id].health for me in living),
        "breath": sum(min(me.resistance, 4) / 4 for me in living),
        "stuck": float(sum(stuck(view, hero) for hero in standing)),
        "done": done / needed,
        "spare": max(-AMPLE, min(AMPLE, view.clock - max(ways) / PACE - 4 * (1 - done / needed))),
        "way": sum(ways) / len(ways) / 10,
        "released": float(view.released and not view.exit_open and bool(view.map.exit)),
        "hunted": sum(MUTANT[mutant.kind].health - mutant.wounds for mutant in foes) / 4,
        "fog": sum(view.fog) / len(view.fog),
        "reagent": min(sum(reserve(view, hero, colour) for hero in standing), 6) / 2 if colour else 0.0,
        "patients": sum(me.health for me in view.people if me.status == OUT) / 4,
    }


def progress(view: ZnaView) -> tuple[float, float]:
    """How much of the objective is done: of the way out its work, then whoever is there; of a boss its wounds, too."""
    if view.scenario.objective == "sample":
        boss = next((mutant for mutant in view.mutants if mutant.kind == "boss"), None)
        killed = 2.0 if boss is None else 2.0 * boss.wounds / MUTANT["boss"].health
        return len(view.worked) + killed + view.exit_open, 5.0
    if view.map.exit and not view.exit_open:
        kind, done, needed = view.goal()
        return (3.0 if kind == "alarm" else 2.0 * done / needed), 4.0
    done, needed = view.objective()
    return (3.0 + done / needed, 4.0) if view.map.exit else (done, needed)


# What each sign weighs on the scale of a logistic function, and where each kind of scenario starts on it. Wounds weigh
# more than the fit says: in it they tell of fights that were won.
WEIGHTS = {
    "standing": 0.45, "health": 0.2, "breath": 0.18, "stuck": -0.08, "done": 2.3, "spare": 0.17, "way": -0.15,
    "released": -0.73, "hunted": -0.19, "fog": -1.66, "reagent": 0.36, "patients": 0.47,
}  # fmt: skip
BASE = {
    Kind.REACH: -1.3, Kind.FETCH: -2.6, Kind.HOLD: -0.8, Kind.RESCUE: -4.3, Kind.ESCORT: -2.8, Kind.SPLIT: -2.3,
    Kind.CLEAR: -2.7, Kind.BOSS: -2.3, Kind.CHASE: -2.7, Kind.TIMED: -1.6, Kind.PURGE: -3.7, Kind.FINALE: -2.9,
}  # fmt: skip
