"""Everything that makes up The Last Caravan, for the kernel."""

from __future__ import annotations

from fivefires.kernel import Chart, Game

from .content import PLACES, PLAYERS, ROLES, START, SUPPLIES
from .expert import choose, evaluate
from .rules import SCOUT, box, deal, start, step
from .show import CaravanView, scene
from .state import CaravanState


def features() -> list[str]:
    """What must come up sooner or later: every card, every place, and the scout that is sent."""
    places = [f"place:{place}" for place in PLACES if place != START]
    return [*(card.id for card in SUPPLIES), *places, "reaction:scout"]


GAME = Game(
    id="last-caravan",
    version=1,
    package=__package__,
    rule_prefix="LC",
    players=PLAYERS,
    state=CaravanState,
    components={"role": sum(ROLES.values()), "supply-card": 36},
    box=box,
    start=start,
    setup=deal,
    step=step,
    view=CaravanView,
    scene=scene,
    reactions=(SCOUT,),
    charts=(Chart("water", lambda state, seat: state.water), Chart("doubts", lambda state, seat: state.doubts[seat])),
    features=features,
    expert=choose,
    evaluate=evaluate,
)
