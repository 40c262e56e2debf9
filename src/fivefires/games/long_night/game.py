"""Everything that makes up The Long Night, for the kernel."""

from __future__ import annotations

from fivefires.kernel import Chart, Game, Numbers, Units

from .content import index
from .cover import COVER
from .expert.evaluation import evaluate
from .expert.scripted import choose
from .lessons import LESSONS
from .rules.flow import step
from .rules.setup import COMPONENTS, box, forbids, set_up, start
from .rules.triggers import ORDER, TEXTS
from .show.numbers import numbers, numbers_of
from .show.scene import scene
from .show.view import LongNightView
from .state import LongNightResult, LongNightState

ENDINGS = ("morale", "rounds", "objective", "betrayer", "nobody-left")


def features() -> list[str]:
    """Everything that can come into play, by the names under which the rules report it."""
    return [
        *(f"item:{item.id}" for items in index.ITEM_LISTS.values() for item in items),
        *(f"survivor:{card}" for card in index.SURVIVOR),
        *_abilities(),
        *(f"power:{source}" for source in _waiting()),
        *(f"crossroads:{card.id}:{option.key}" for card in index.CROSSROADS.values() for option in card.options),
        *(f"failed:{card}" for card in index.CRISIS),
        *(f"prevented:{card}" for card in index.CRISIS),
        *(f"improvement:{card}" for card in index.IMPROVEMENT),
        *(f"experiment:{card}" for card in index.EXPERIMENT),
        *(f"slain:{card}" for card in index.EXPERIMENT),
        *(f"side-effect:{card}" for card in index.SIDE_EFFECT),
        *(f"dealt:{card}" for card in (*index.SECRET, *index.BETRAYALS, *index.EXILE)),
        *(f"met:{card}" for card in (*index.TASK, *index.STORY, *index.SECRET, *index.BETRAYALS)),
        *(f"exile:{who}" for who in ("wronged", "betrayer")),
        *(f"ending:{ending}" for ending in ENDINGS),
    ]


def _abilities() -> list[str]:
    """What survivors, improvements and gear can do, text by text; copies of a card are one."""
    acting = {index.FACE.get(source, source): actions for source, actions in index.ACTIONS.items()}
    return [f"ability:{face}:{number}" for face, does in acting.items() for number in range(len(does))]


def _waiting() -> list[str]:
    found = {index.FACE.get(one.source, one.source) for waiting in index.WAITING.values() for one in waiting}
    return sorted(found)


def survivors(state: LongNightState, seat: int) -> dict[str, dict[str, int | float | str]]:
    """How each survivor of a seat stands, for the lab."""
    return {
        one: {
            "place": state.where.get(one, ""),
            "wounds": state.wounds.get(one, 0),
            "frostbite": state.frostbite.get(one, 0),
        }
        for one in state.piles[f"group.{seat}"]
    }


GAME = Game(
    **vars(COVER),
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
    reactions=(TEXTS,),
    order=ORDER,
    charts=(
        Chart("morale", lambda state, seat: state.morale),
        Chart("survivors", lambda state, seat: len(state.piles[f"group.{seat}"])),
        Chart("hand", lambda state, seat: len(state.piles[f"hand.{seat}"])),
        Chart("kills", lambda state, seat: state.players[seat].stats.get("kills", 0)),
    ),
    units=Units(survivors),
    features=features,
    numbers=Numbers(numbers, numbers_of),
    expert=choose,
    lessons=LESSONS,
    evaluate=evaluate,
    longest_step=112,
)
