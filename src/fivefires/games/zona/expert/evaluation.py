"""How well each seat stands: about its chance to win, from what everybody can see.

A scavenger looks for its first secret, for its second, walks to a gate, or is at the Power Plant and beyond. In each
of these stages a few signs tell who will win; each has a weight, and because one wins alone, what counts is how much
heavier one is than the others, and than the rumors that may win as well.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.piles import EVENTS, RUMORS, SARCOPHAGUS
from fivefires.games.zona.rules.board import BUNKERS, ENTRANCES
from fivefires.games.zona.state import PLAYING, Status

from .plan import GATES, HOPELESS, PLANT, entries, prospects, skill, strengths_of
from .ways import way
from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView


class Weights(NamedTuple):
    """What each sign is worth in one stage of the way.

    A logistic regression on who won 3,000 games of four experts, from what changed for them from one round to the next:
    so that a sign counts for what it does, and not for who usually has it. No sign may point the wrong way.
    """

    stage: float
    late: float
    free: float
    hurt: float
    fatigue: float
    weakness: float
    kit: float
    money: float
    reputation: float
    ending: float
    late_ending: float
    bunker: float = 0.0
    fit: float = 0.0
    step: float = 0.0
    inside: float = 0.0
    tries: float = 0.0
    late_tries: float = 0.0
    no_door: float = 0.0


FIRST_SECRET: Final = Weights(
    stage=-1.49, late=-2.45, free=0.058, hurt=-0.026, fatigue=-0.026, weakness=-0.57, kit=0.072, money=0.056,
    reputation=0.15, ending=0.24, late_ending=0.0, bunker=0.03, fit=0.08, step=-0.078, inside=0.03, tries=-0.29,
    late_tries=-0.25, no_door=-0.44,
)  # fmt: skip
SECOND_SECRET: Final = Weights(
    stage=-0.45, late=-2.76, free=0.045, hurt=-0.017, fatigue=-0.027, weakness=-0.48, kit=0.059, money=0.034,
    reputation=0.19, ending=0.39, late_ending=0.0, bunker=0.08, fit=0.16, step=-0.112, inside=0.06, tries=-0.116,
    late_tries=0.0, no_door=-0.91,
)  # fmt: skip
TO_THE_GATE: Final = Weights(
    stage=0.75, late=-1.97, free=0.061, hurt=-0.018, fatigue=-0.053, weakness=-0.45, kit=0.044, money=0.028,
    reputation=0.15, ending=1.02, late_ending=-0.63, bunker=0.11, fit=0.10, step=-0.15,
)  # fmt: skip
THE_END: Final = Weights(
    stage=1.67, late=-1.34, free=0.008, hurt=-0.111, fatigue=-0.081, weakness=-0.41, kit=0.034, money=0.032,
    reputation=0.13, ending=1.40, late_ending=-0.92,
)  # fmt: skip

# The weight of an end without a winner, and by how much it grows with each of the last ten rumors: in a race, alone.
NOBODY: Final = (-0.08, 0.21)
NOBODY_ALONE: Final = (0.91, 0.13)
LAST_RUMORS: Final = 10
# Beyond this, kit in points, hundreds of rubles, steps and cards to be tried make no difference.
MOST_KIT, MOST_MONEY, MOST_STEPS, MOST_TRIES = 30.0, 10.0, 8.0, 12.0
# With less room than this on the fortitude track every wound counts more.
SAFE: Final = 4
# What the dead lack, who begin again far from everything, and those who do not.
DEAD, OUT = -1.5, -12.0


def evaluate(view: ZonaView) -> list[float]:
    """A number from 0 to 1 for each seat; together less than 1, because the rumors may win as well."""
    late = min(view.round, 20) / 10 - 1
    weights = [exp(weight(view, seat, late)) for seat in range(view.seats)]
    first, more = NOBODY if view.seats > 1 else NOBODY_ALONE
    nobody = exp(first + more * max(0, LAST_RUMORS - view.size(RUMORS)))
    total = sum(weights) + nobody
    return [one / total for one in weights]


def weight(view: ZonaView, seat: int, late: float) -> float:
    """All signs of one scavenger, weighed."""
    me = view.scavengers[seat]
    if me.status != PLAYING:
        of = SECOND_SECRET if view.secrets(seat) else FIRST_SECRET
        return OUT if me.status == Status.OUT else of.stage + of.late * late + DEAD
    my = Affairs(view, seat)
    of = stage_of(my)
    kit = 0.0
    for card in my.items:
        kit += my.item(card)
    return (
        of.stage
        + of.late * late
        + of.free * my.free
        + of.hurt * max(0, SAFE - my.free)
        + of.fatigue * my.fatigue
        + of.weakness * my.weaknesses
        + of.kit * min(kit, MOST_KIT)
        + of.money * min(my.goods() / 100, MOST_MONEY)
        + of.reputation * my.reputation
        + (of.ending + of.late_ending * late) * prospects(SARCOPHAGUS, strengths_of(my, v.SARCOPHAGUS))
        + of.bunker * (my.place in BUNKERS)
        + way_ahead(view, my, of, late)
    )


def stage_of(my: Affairs) -> Weights:
    if my.place in (PLANT, SARCOPHAGUS):
        return THE_END
    secrets = len(my.secrets)
    return TO_THE_GATE if secrets >= 2 else SECOND_SECRET if secrets else FIRST_SECRET


def way_ahead(view: ZonaView, my: Affairs, of: Weights, late: float) -> float:
    """Steps to the gate; or steps to the next facility, and how many of its cards it may take."""
    place = my.place
    if of is THE_END:
        return 0.0
    if of is TO_THE_GATE:
        fit = my.free >= min(SAFE, my.fortitude - 1) and my.fatigue <= 3
        return of.fit * fit + of.step * min(way(view, place, gate) for gate in GATES)
    fit = my.free >= 3 and my.fatigue <= 3
    strengths = strengths_of(my, v.FACILITY)
    if place in ENTRANCES and (deck := view.deck_at(place)) not in my.secrets and view.size(EVENTS[deck]):
        return of.fit * fit + of.inside + (of.tries + of.late_tries * late) * tries(view, deck, strengths)
    doors = entries(view, my, strengths)
    if not doors:
        return of.fit * fit + of.no_door
    goal = min(doors, key=lambda door: door[1])[0]
    steps = min(way(view, place, goal.place), MOST_STEPS)
    cards = tries(view, view.deck_at(goal.site), strengths)
    return of.fit * fit + of.step * steps + (of.tries + of.late_tries * late) * cards


def tries(view: ZonaView, deck: str, strengths: tuple[float, ...]) -> float:
    """How many cards of a facility it takes to come to the end of one."""
    return min(1 / max(HOPELESS, skill(view, deck, strengths)), MOST_TRIES)
