"""Everything that makes up Raid & Trade, for the kernel."""

from __future__ import annotations

from fivefires.kernel import Chart, Game, Numbers

from .content import index
from .content.board import CITY, MARKET, TILES, WASTELAND
from .content.characters import CHARACTERS
from .content.piles import QUESTS
from .cover import COVER
from .expert.evaluation import evaluate
from .expert.scripted import choose
from .lessons import LESSONS
from .rules.cards import REACTIONS
from .rules.ending import RULE
from .rules.flow import step
from .rules.setup import COMPONENTS, box, forbids, set_up, start
from .show.numbers import numbers, numbers_of
from .show.scene import scene
from .show.view import RaidTradeView
from .state import RaidTradeResult, RaidTradeState


def features() -> list[str]:
    """Everything that can come into play, by the names under which the rules report it."""
    faces = [(one.id, half, face) for one in CHARACTERS for face in one.faces for half in ("attack", "defence")]
    return [
        *(f"item:{item}" for item in index.ITEM),
        *(f"made:{item}" for item in index.ITEM),
        *(f"incident:{incident}" for incident in index.INCIDENT),
        *(f"quest:{quest}" for quest in index.QUEST),
        *(f"power:{quest}" for quest in index.QUEST),
        *(f"event:{event}" for event in index.EVENT),
        *(
            f"raid:{card.id}:{way}"
            for card in index.RAID_CARD.values()
            for way in (("success", "fail") if card.has_die else ("taken", "returned"))
        ),
        *dict.fromkeys(f"face:{who}:{half}:{getattr(face, half)}" for who, half, face in faces),
        *(f"ending:{ending}" for ending in RULE),
        *(f"laid:{side}:{tile}" for side in (CITY, WASTELAND) for tile in TILES if tile != MARKET),
        *(f"outpost:{deed}" for deed in ("enter", "work", "train", "storm")),
        *("promise:kept", "promise:broken", "deal:agreed", "deal:agreed-counter", "disc-stolen", "market"),
        *(f"offer:{answer}" for answer in ("accept", "decline-offer", "counter", "no-more-offers", "say-nothing")),
        *("guard:beaten", "guard:moved"),
    ]


GAME = Game(
    **vars(COVER),
    state=RaidTradeState,
    result=RaidTradeResult,
    components=COMPONENTS,
    box=box,
    start=start,
    setup=set_up,
    step=step,
    view=RaidTradeView,
    scene=scene,
    forbids=forbids,
    reactions=REACTIONS,
    charts=(
        Chart("skill", lambda state, seat: state.players[seat].skill),
        Chart("favor", lambda state, seat: state.players[seat].favor),
        Chart("quests", lambda state, seat: len(state.piles[QUESTS[seat]])),
    ),
    features=features,
    numbers=Numbers(numbers, numbers_of),
    lessons=LESSONS,
    expert=choose,
    evaluate=evaluate,
    lapses=True,
    longest_step=112,
)
