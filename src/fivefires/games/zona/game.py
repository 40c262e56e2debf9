"""Everything that makes up Zona, for the kernel."""

from __future__ import annotations

from fivefires.kernel import Chart, Game, Numbers

from .content import index
from .content.board import LOCAL_ACTIONS
from .content.piles import SECRETS
from .cover import COVER
from .expert.evaluation import evaluate
from .expert.scripted import choose
from .lessons import LESSONS
from .rules.flow import step
from .rules.setup import COMPONENTS, box, set_up, start
from .show.numbers import numbers, numbers_of
from .show.scene import scene
from .show.view import ZonaView
from .state import ZonaResult, ZonaState

ENDINGS = ("winner", "rumors", "sarcophagus", "nobody-left")


def features() -> list[str]:
    """Everything that can come into play, by the names under which the rules report it."""
    return [
        *(f"item:{item.id}" for items in index.ITEM_LISTS.values() for item in items),
        *(f"threat:{threat.id}" for threats in index.THREAT_LISTS.values() for threat in threats),
        *(f"event:{card}" for card in index.DECK_OF),
        *(f"paragraph:{card}:{n}" for card, parts in index.PARAGRAPHS.items() for n in range(1, len(parts) + 1)),
        *(f"lock:{lock}" for lock in index.LOCK),
        *(f"rumor:{rumor}" for rumor in index.RUMOR),
        *(f"emission:{card}" for card in index.EMISSION),
        *(f"ability:{ability}" for ability in index.ABILITY),
        *(f"local:{action.place}" for action in LOCAL_ACTIONS),
        *(f"ending:{ending}" for ending in ENDINGS),
    ]


GAME = Game(
    **vars(COVER),
    state=ZonaState,
    result=ZonaResult,
    components=COMPONENTS,
    box=box,
    start=start,
    setup=set_up,
    step=step,
    view=ZonaView,
    scene=scene,
    charts=(
        Chart("fatigue", lambda state, seat: state.scavengers[seat].fatigue),
        Chart("damage", lambda state, seat: state.scavengers[seat].damage),
        Chart("rubles", lambda state, seat: state.scavengers[seat].rubles),
        Chart("secrets", lambda state, seat: len(state.piles[SECRETS[seat]])),
    ),
    features=features,
    numbers=Numbers(numbers, numbers_of),
    expert=choose,
    lessons=LESSONS,
    evaluate=evaluate,
    longest_step=112,
)
