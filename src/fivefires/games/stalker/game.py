"""Everything that makes up S.T.A.L.K.E.R., for the kernel."""

from __future__ import annotations

from fivefires.kernel import Chart, Game, Numbers, Units

from .cover import COVER
from .expert.evaluation import evaluate
from .expert.scripted import choose
from .lessons import LESSONS
from .rules.campaign import follows
from .rules.flow import step
from .rules.reactions import REACTIONS
from .rules.setup import COMPONENTS, box, forbids, set_up, start
from .show.features import features
from .show.numbers import numbers, numbers_of
from .show.scene import scene
from .show.view import StalkerView
from .state import StalkerResult, StalkerState


def stalkers(state: StalkerState, seat: int) -> dict[str, dict[str, int | float | str]]:
    """How each stalker of a seat stands, for the lab."""
    return {one.id: {"hp": one.hp, "dose": one.dose} for one in state.stalkers if one.seat == seat}


GAME = Game(
    **vars(COVER),
    state=StalkerState,
    result=StalkerResult,
    components=COMPONENTS,
    box=box,
    start=start,
    setup=set_up,
    step=step,
    view=StalkerView,
    scene=scene,
    forbids=forbids,
    follows=follows,
    reactions=REACTIONS,
    charts=(
        Chart("hp", lambda state, seat: sum(stalker.hp for stalker in state.stalkers)),
        Chart("enemies", lambda state, seat: len(state.enemies)),
        Chart("clock", lambda state, seat: len(state.piles["events"])),
    ),
    units=Units(stalkers),
    features=features,
    numbers=Numbers(numbers, numbers_of),
    expert=choose,
    evaluate=evaluate,
    lessons=LESSONS,
    longest_step=160,
)
