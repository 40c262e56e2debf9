"""The action turn: one action after the other, towards the goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import LOCK, THREAT, USES
from fivefires.games.zona.rules import questions as q
from fivefires.games.zona.rules.board import BUNKERS, ENTRANCES
from fivefires.games.zona.rules.entry import lowered
from fivefires.kit.experts import because, by_type

from .goods import could_dress_better
from .plan import EXHAUSTED, Goal, best_earning, earnings, goal_of
from .using import is_worth_using, why_used
from .ways import step_towards
from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]


def act(view: ZonaView, options: Options) -> Any:
    """An action, or something that costs none before it."""
    my = Affairs(view, view.seat)
    kinds = by_type(options)
    last = options[-1]
    if q.GEAR in kinds.get(q.Act, ()) and could_dress_better(my):
        return because(q.GEAR, "why-gear")
    if last is q.END and q.Use not in kinds:
        return because(last, "why-done")
    goal = goal_of(view, my)
    for use in kinds.get(q.Use, ()):
        if is_worth_using(view, my, use, goal):
            return because(use, why_used(use))
    if last is q.END:
        return because(last, "why-done")
    moves = kinds.get(q.Move, [])
    if last is not q.PASS:
        return because(step_towards(view, my, goal.place, moves) or moves[0], goal.why, place=goal.place)
    return _action(view, my, goal, moves, kinds) or because(last, "why-done")


def _action(view: ZonaView, my: Affairs, goal: Goal, moves: list[Any], kinds: dict[type, list[Any]]) -> Any:
    local = kinds.get(q.Local, (None,))[0]
    rest = kinds.get(q.Rest, (None,))[0]
    place = my.place
    if place in BUNKERS and local is not None and _should_camp(my, goal):
        return because(local, goal.why if goal.kind == "camp" else "why-camp", place=place)
    if goal.kind == "stay":
        return because(local or rest, goal.why, place=place)
    if place != goal.place and not (goal.kind == "enter" and place in ENTRANCES.get(goal.site, ())):
        step = step_towards(view, my, goal.place, moves)
        return because(step, goal.why, place=goal.place) if step else because(rest, "why-no-way", place=goal.place)
    if goal.kind == "gate":
        return because(local or rest, "why-through-gate")
    if goal.kind == "enter":
        return _entering(view, my, goal, moves, kinds) or because(rest, "why-wait-at-door", place=goal.site)
    if local is not None and place not in BUNKERS and earnings(view, my, place) > 0:
        return because(local, "why-earn-here")
    if rest is not None and my.fatigue > 2:
        return because(rest, "why-rest")
    return _hunt(my, kinds) or because(rest, "why-rest-idle") or _wander(view, my, moves)


def _entering(view: ZonaView, my: Affairs, goal: Goal, moves: list[Any], kinds: dict[type, list[Any]]) -> Any:
    """Through the door, or something useful in front of it while the place is full."""
    for move in moves:
        if move.place == goal.site:
            return because(move, "why-open-door", place=goal.site)
    ways = [way for way in kinds.get(q.Open, ()) if way.site == goal.site]
    if ways:
        return because(min(ways, key=lambda way: _price_of(view, my, way)), "why-open", place=goal.site)
    local = kinds.get(q.Local, (None,))[0]
    if local is not None and earnings(view, my, my.place) > 0.3:
        return because(local, "why-earn-at-door", place=goal.site)
    return None


def _price_of(view: ZonaView, my: Affairs, way: Any) -> float:
    cost = LOCK[view.lock(way.site)].ways[way.way]
    for use in USES.get(way.item, ()):
        if isinstance(use, v.AtLock):
            return my.price(lowered(cost, use.spare)) + 0.2
    return my.price(cost)


def _hunt(my: Affairs, kinds: dict[type, list[Any]]) -> Any:
    """A threat here that is worth more than it hurts."""
    best = max(kinds.get(q.Search, ()), key=lambda search: my.meeting(THREAT[search.token]), default=None)
    if best is not None and my.meeting(THREAT[best.token]) > 0.4:
        return because(best, "why-hunt")
    return None


def _wander(view: ZonaView, my: Affairs, moves: list[Any]) -> Any:
    """With nothing left to do here, towards the next thing worth doing."""
    if my.place in BUNKERS:
        elsewhere = best_earning(view, my).place
        if elsewhere != my.place:
            return because(step_towards(view, my, elsewhere, moves), "why-earn", place=elsewhere)
    return None


def _should_camp(my: Affairs, goal: Goal) -> bool:
    if goal.kind == "camp":
        return True
    return (my.damage >= 4 and my.goods() >= 200) or my.fatigue >= EXHAUSTED
