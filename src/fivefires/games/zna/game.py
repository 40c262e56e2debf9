"""Everything that makes up ZNA, for the kernel."""

from __future__ import annotations

from fivefires.kernel import Chart, Game, Numbers, Units

from .content import index
from .content.scenarios import SCENARIOS
from .content.tiles import UNKNOWNS
from .content.vocabulary import Ability, Trick
from .cover import COVER
from .expert.evaluation import evaluate
from .expert.scripted import choose
from .lessons import LESSONS
from .rules.campaign import follows, forbids
from .rules.flow import step
from .rules.setup import COMPONENTS, box, set_up, start
from .show.numbers import numbers, numbers_of
from .show.scene import scene
from .show.view import ZnaView
from .state import ZnaResult, ZnaState, seat_of

LOSSES = ("all-dead", "all-out", "time", "survivors-dead", "professor-dead", "courier-away", "bank-lost")
ENDINGS = ("total", "partial", *LOSSES)
ABILITIES = tuple(f"ability:{ability}" for ability in Ability)
TRICKS = tuple(f"trick:{trick}" for trick in (Trick.PRY, Trick.PUSH, Trick.SWEEP, Trick.BLAST))
HAPPENINGS = ("passed-out", "woken", "died", "rescued", "set-off:screeches", "set-off:wave", "scan:hit", "scan:done")
ACTIONS = ("action:pick-up", "action:trade", "action:equip", "mixed", "lowered", "treated", "controlled")


def features() -> list[str]:
    """Everything that can come into play, by the names under which the rules report it."""
    return [
        *(f"card:{card}" for card in dict.fromkeys(card.id for card in index.CARD.values())),
        *(f"use:{card}" for card in dict.fromkeys(index.SPECIAL_ID.values())),
        *(f"event:{card}" for card in dict.fromkeys(card.id for card in index.EVENT.values())),
        *(f"objective:{card}" for card in index.OBJECTIVE),
        *(f"accomplished:{card}" for card in index.OBJECTIVE),
        *(f"bought:{card}" for card in dict.fromkeys(card.id for card in index.UPGRADE.values())),
        *(f"mutant:{kind}" for kind in index.MUTANT),
        *(f"killed:{kind}" for kind in index.MUTANT),
        *(f"unknown:{tile.id}" for tile in UNKNOWNS),
        *(f"won:{page.id}" for page in SCENARIOS),
        *(f"lost:{page.id}" for page in SCENARIOS),
        *(f"ending:{ending}" for ending in ENDINGS),
        *ABILITIES,
        *TRICKS,
        *HAPPENINGS,
        *ACTIONS,
    ]


def heroes(state: ZnaState, seat: int) -> dict[str, dict[str, int | float | str]]:
    """How each hero of a seat stands, the dead among them, for the lab."""
    return {
        hero.id: {
            "status": hero.status.value,
            "health": hero.health,
            "resistance": hero.resistance,
            "level": hero.level,
            "kills": hero.kills,
        }
        for number, hero in enumerate(state.heroes)
        if seat_of(state.seats, number) == seat
    }


GAME = Game(
    **vars(COVER),
    state=ZnaState,
    result=ZnaResult,
    components=COMPONENTS,
    box=box,
    start=start,
    setup=set_up,
    step=step,
    view=ZnaView,
    scene=scene,
    forbids=forbids,
    charts=(
        Chart("health", lambda state, seat: sum(hero.health for hero in state.heroes)),
        Chart("mutants", lambda state, seat: len(state.mutants)),
        Chart("clock", lambda state, seat: len(state.piles["events"])),
    ),
    units=Units(heroes),
    features=features,
    numbers=Numbers(numbers, numbers_of),
    expert=choose,
    evaluate=evaluate,
    follows=follows,
    lessons=LESSONS,
    longest_step=160,
)
