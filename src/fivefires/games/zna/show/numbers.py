"""ZNA as numbers, for programs that learn: from what the view gives, the heroes of the seat that looks first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fivefires.games.zna.content.index import HERO, MUTANT
from fivefires.games.zna.content.scenarios import SCENARIOS
from fivefires.games.zna.content.vocabulary import OBJECTIVES, Trait
from fivefires.games.zna.rules.questions import Go, Target, To
from fivefires.games.zna.state import OUT, STANDING, Stage
from fivefires.kernel import AnyOption
from fivefires.kit.numbers import Row, from_seat, group_row, one_of

if TYPE_CHECKING:
    from .view import ZnaView

STAGE: Final = one_of(Stage)
PAGE: Final = one_of(page.id for page in SCENARIOS)
OBJECTIVE: Final = one_of(OBJECTIVES)
BOARD: Final = one_of(HERO)
KINDS: Final = tuple(MUTANT)
TRAITS: Final = tuple(Trait)
HEROES: Final = range(4)
# The largest map has about so many tiles to a side, of four areas each.
SIDE: Final = 16
# A hero who is not on the board yet, and what an answer says of an area or of a mutant if it names none.
NO_HERO: Final = (0.0,) * (9 + len(TRAITS))
NOWHERE: Final = (0.0,) * 6
NO_MUTANT: Final = (0.0,) * 3


def numbers(view: ZnaView) -> list[float]:
    """The page, the clock and the objective, fog and mutants, then each hero."""
    fog, mutants = view.fog, view.mutants
    tiles = max(1, len(fog))
    done, needed = view.objective() if view.begun else (0, 0)
    told = [
        view.round / 12,
        view.clock / 12,
        done / needed if needed else 0.0,
        float(view.begun and view.exit_open),
        len(view.worked) / 2,
        sum(view.explored) / tiles,
        sum(fog) / tiles / 2,
        sum(one.awake for one in mutants) / 6,
        float(view.attack is not None),
        float(view.strike is not None),
        float(view.plan is not None),
        float(view.campaign is not None),
        *STAGE[view.stage],
        *PAGE[view.scenario.id],
        *OBJECTIVE[view.scenario.objective],
    ]
    kinds = [one.kind for one in mutants]
    told += [kinds.count(kind) / 4 for kind in KINDS]
    for hero in _heroes(view):
        told += _hero(view, hero)
    return told


def _heroes(view: ZnaView) -> list[int]:
    """All four, those of the seat that looks first."""
    return [hero for seat in from_seat(view.seat, view.seats) for hero in HEROES if view.runs(hero) == seat]


def _hero(view: ZnaView, number: int) -> list[float]:
    if number >= len(view.heroes):
        return [0.0] * (2 + len(BOARD[""]) + len(NO_HERO))
    me = view.heroes[number]
    there = [float(view.hero == number), float(view.runs(number) == view.seat), *BOARD[me.id]]
    if me.area < 0 or not me.id:
        return [*there, *NO_HERO]
    column, row = view.map.plan.spaces[me.area].squares[0]
    return [
        *there,
        float(me.status == STANDING),
        float(me.status == OUT),
        me.health / HERO[me.id].health,
        me.resistance / HERO[me.id].resistance,
        me.actions / 4,
        me.steps / 6,
        float(view.masked(number)),
        row / SIDE,
        column / SIDE,
        *[view.trait(number, trait) / 6 for trait in TRAITS],
    ]


def numbers_of(view: ZnaView, option: AnyOption) -> Row:
    """Its group; of an area the fog, who is near and where it lies; of a mutant how strong it is."""
    match option:
        case Go() | To():
            return (*group_row(option, view), *_area(view, option.area), *NO_MUTANT)
        case Target():
            return (*group_row(option, view), *NOWHERE, *_mutant(view, option.mutant))
    return (*group_row(option, view), *NOWHERE, *NO_MUTANT)


def _area(view: ZnaView, name: str) -> Row:
    """Where it lies, how far the exit is from there, its fog, the mutants of its tile, and whether one is near."""
    map = view.map
    area = map.number[name]
    tile = map.tile_of[area]
    column, row = map.plan.spaces[area].squares[0]
    on = map.on[tile]
    return (
        row / SIDE,
        column / SIDE,
        map.to_exit[area] / SIDE / 2,
        view.fog[tile] / 2 if view.explored[tile] else 1.0,
        sum(on >> one.area & 1 for one in view.mutants) / 3,
        float(view.guarded >> area & 1),
    )


def _mutant(view: ZnaView, figure: str) -> Row:
    """What it can still take, what a wound takes, and whether it is awake."""
    number = int(figure.partition(".")[2])
    mutant = next((one for one in view.mutants if one.number == number), None)
    if mutant is None:
        return NO_MUTANT
    return ((MUTANT[mutant.kind].health - mutant.wounds) / 10, view.resistance(mutant) / 6, float(mutant.awake))
