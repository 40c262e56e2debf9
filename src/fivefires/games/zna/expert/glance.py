"""What a seat sees at one decision. Nothing changes while it is thought over, so what was worked out is remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Concatenate, ParamSpec, TypeVar

from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import ZnaState

P = ParamSpec("P")
R = TypeVar("R")


def once(work: Callable[Concatenate[ZnaView, P], R]) -> Callable[Concatenate[ZnaView, P], R]:
    """Think of the same thing once a glance. Whoever looks at a table that goes on thinks anew each time."""

    def remembered(view: ZnaView, /, *args: P.args, **kwargs: P.kwargs) -> R:
        if kwargs or not isinstance(view, Glance):
            return work(view, *args, **kwargs)
        key = (work, *args)
        try:
            found: R = view.kept[key]
        except KeyError:
            found = view.kept[key] = work(view, *args, **kwargs)
        return found

    return remembered


class Glance(ZnaView):
    """Lists that it gives out are remembered, too: look, do not touch."""

    def __init__(self, state: ZnaState, seat: int) -> None:
        super().__init__(state, seat)
        self.kept: dict[Any, Any] = {}

    @classmethod
    def at(cls, view: ZnaView) -> Glance:
        return cls(view._state, view.seat)

    @cached_property
    def map(self) -> Terrain:
        return super().map

    @cached_property
    def guarded(self) -> int:
        return super().guarded

    @cached_property
    def marked(self) -> int:
        return super().marked

    ground = once(ZnaView.ground)
    held = once(ZnaView.held)
    equipped = once(ZnaView.equipped)
    tokens = once(ZnaView.tokens)
    cubes = once(ZnaView.cubes)
    chemistry_room = once(ZnaView.chemistry_room)
    attackable = once(ZnaView.attackable)
    objective = once(ZnaView.objective)
