"""The Long Night: a colony in winter, a common objective, a secret for each player, for two to five."""

from __future__ import annotations

from fivefires.kernel import Chart, Choice, Game, Mode

from .content import index
from .evaluation import evaluate
from .flow import step
from .scene import scene
from .scripted import choose
from .setup import (
    BETRAYER,
    COMPONENTS,
    COOPERATIVE,
    ELIMINATION,
    HARD,
    MODULES,
    NO_STORY,
    RANDOM,
    RIVALS,
    box,
    forbids,
    set_up,
    start,
)  # fmt: skip
from .state import LongNightResult, LongNightState
from .stories import CHIMP, RAID
from .view import LongNightView

ENDINGS = ("morale", "rounds", "objective", "betrayer", "nobody-left")


def features() -> list[str]:
    """Everything that can come into play, by the names under which the rules report it."""
    return [
        *(f"item:{item.id}" for items in index.ITEM_LISTS.values() for item in items),
        *(f"ability:{source}" for source in index.ACTIONS if source in index.SURVIVOR or source in index.IMPROVEMENT),
        *(f"power:{source}" for source in _waiting()),
        *(f"crossroads:{card.id}:{option.key}" for card in index.CROSSROADS.values() for option in card.options),
        *(f"failed:{card}" for card in index.CRISIS),
        *(f"prevented:{card}" for card in index.CRISIS),
        *(f"improvement:{card}" for card in index.IMPROVEMENT),
        *(f"experiment:{card}" for card in index.EXPERIMENT),
        *(f"slain:{card}" for card in index.EXPERIMENT),
        *(f"side-effect:{card}" for card in index.SIDE_EFFECT),
        *(f"dealt:{card}" for card in (*index.SECRET, *index.BETRAYALS, *index.EXILE)),
        *(f"met:{task}" for task in (*index.TASK, *index.STORY)),
        *(f"exile:{who}" for who in ("wronged", "betrayer")),
        *(f"ending:{ending}" for ending in ENDINGS),
    ]


def _waiting() -> list[str]:
    found = {index.FACE.get(one.source, one.source) for waiting in index.WAITING.values() for one in waiting}
    return sorted(found)


GAME = Game(
    id="long_night",
    version=1,
    package=__name__,
    rule_prefix="L",
    players=(2, 3, 4, 5),
    # Two players always play together (L-359).
    modes=(Mode(RIVALS, players=(3, 4, 5)), Mode(COOPERATIVE)),
    variants=(*MODULES, BETRAYER, HARD, ELIMINATION),
    options=(
        Choice("scenario", (NO_STORY, CHIMP, RAID)),
        Choice("objective", (RANDOM, *index.MAIN)),
        Choice("adult", ("with", "without")),
    ),
    forbids=forbids,
    state=LongNightState,
    result=LongNightResult,
    components=COMPONENTS,
    box=box,
    start=start,
    setup=set_up,
    step=step,
    view=LongNightView,
    scene=scene,
    charts=(
        Chart("morale", lambda state, seat: state.morale),
        Chart("survivors", lambda state, seat: len(state.piles[f"group.{seat}"])),
        Chart("hand", lambda state, seat: len(state.piles[f"hand.{seat}"])),
        Chart("kills", lambda state, seat: state.players[seat].stats.get("kills", 0)),
    ),
    features=features,
    expert=choose,
    evaluate=evaluate,
    tail=160,
    stage="beta",
)
