"""What a game declares about itself, and the set-ups that this allows."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec

from .box import Box
from .questions import Refused
from .reactions import Ladder, Reaction, build_ladder
from .scene import Scene
from .state import Result, S, unplain_field
from .table import Table
from .text import Message

if TYPE_CHECKING:
    from .view import View


_MOST_BOXES = 64


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the box is opened. `earlier` is the result of a game that this one follows."""

    players: int
    mode: str = ""
    variants: tuple[str, ...] = ()
    options: dict[str, int | str] = {}
    earlier: dict[str, Any] | None = None


class Mode(msgspec.Struct, frozen=True):
    """A way to play; `players` where it allows fewer numbers than the game."""

    id: str
    players: tuple[int, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """An option of the set-up: the first value is the default."""

    id: str
    values: tuple[int | str, ...]


class Count(msgspec.Struct, frozen=True):
    """A line of the component list; `ruled` where the number is a ruling and not the rulebook's."""

    number: int
    ruled: bool = False


class Chart(msgspec.Struct, frozen=True):
    """A number that the end of a game shows over time, for each seat."""

    id: str
    value: Callable[[Any, int], float]


@dataclass(frozen=True, kw_only=True)
class Cover:
    """What stands on the lid of a box: enough to list a game and to choose a set-up, without opening it.

    A game in its alpha stage plays, but not every one of its rules is proved yet; people are told so.
    """

    id: str
    version: int
    package: str
    rule_prefix: str
    players: tuple[int, ...]
    modes: tuple[Mode, ...] = ()
    variants: tuple[str, ...] = ()
    options: tuple[Choice, ...] = ()
    example: bool = False
    stage: Literal["alpha", "beta", "ready"] = "ready"


@dataclass(frozen=True, kw_only=True)
class Game(Cover, Generic[S]):
    """One game: everything that the kernel, the commands, the page and the bots need to know of it.

    `expert` answers a question from a view and the options, the same for the same ones; bots play and think ahead
    with it. `evaluate` gives how well each seat stands in a view, from 0 to 1: about its chance to win.
    """

    state: type[S]
    components: Mapping[str, int | Count]
    box: Callable[[Setup], Box]
    start: Callable[[Setup], S]
    setup: Callable[[Table[S]], None]
    step: Callable[[Table[S]], Coroutine[Any, Any, None]]
    view: Callable[[S, int], View[S]]
    scene: Callable[[Any], Scene]
    forbids: Callable[[Setup], Message | None] | None = None
    result: type[Result] = Result
    reactions: Sequence[Reaction] = ()
    charts: tuple[Chart, ...] = ()
    features: Callable[[], Sequence[str]] = tuple
    expert: Callable[[Any, Sequence[Any]], Any] | None = None
    evaluate: Callable[[Any], Sequence[float]] | None = None
    longest_step: int = 48
    _boxes: dict[bytes, Box] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        unplain = unplain_field(self.state)
        if unplain:
            raise TypeError(f"{self.id}: the state's field {unplain.lstrip('.')} is not plain data")

    @cached_property
    def ladder(self) -> Ladder:
        return build_ladder(self.reactions)

    def box_for(self, setup: Setup) -> Box:
        """The box of this set-up; it never changes, so tables of the same set-up share it.

        Earlier results are part of a set-up, so there can be any number of boxes: the oldest is given up.
        """
        key = msgspec.json.encode(setup, order="deterministic")
        box = self._boxes.get(key)
        if box is None:
            if len(self._boxes) >= _MOST_BOXES:
                del self._boxes[next(iter(self._boxes))]
            box = self._boxes[key] = self.box(setup)
        return box

    def check(self, setup: Setup) -> None:
        """Refuse a set-up that the rules do not allow, with the reason."""
        if setup.players not in self.players:
            raise Refused("players", players=setup.players, least=min(self.players), most=max(self.players))
        self._check_mode(setup)
        for variant in setup.variants:
            if variant not in self.variants or setup.variants.count(variant) > 1:
                raise Refused("variant")
        for name, value in setup.options.items():
            if not any(choice.id == name and value in choice.values for choice in self.options):
                raise Refused("option-value")
        if setup.earlier is not None:
            self._check_earlier(setup.earlier)
        reason = self.forbids(setup) if self.forbids is not None else None
        if reason is not None:
            refusal = Refused("mix")
            refusal.reason = reason
            raise refusal

    def option(self, setup: Setup, name: str) -> int | str:
        """The value that a set-up gives to an option, or its default."""
        choice = next(choice for choice in self.options if choice.id == name)
        return setup.options.get(name, choice.values[0])

    def _check_mode(self, setup: Setup) -> None:
        if not self.modes and not setup.mode:
            return
        mode = next((mode for mode in self.modes if mode.id == setup.mode), None)
        if mode is None:
            raise Refused("mode")
        if mode.players and setup.players not in mode.players:
            raise Refused("players-in-mode", players=setup.players, least=min(mode.players), most=max(mode.players))

    def _check_earlier(self, earlier: dict[str, Any]) -> None:
        try:
            msgspec.convert(earlier, self.result)
        except msgspec.ValidationError:
            raise Refused("earlier") from None

    def default_setup(self, players: int | None = None, mode: str | None = None) -> Setup:
        """The plainest set-up; it may still be one that `check` refuses, for what was asked for."""
        chosen = next((one for one in self.modes if one.id == mode), None)
        if players is None:
            players = (chosen.players if chosen and chosen.players else self.players)[0]
        if mode is None:
            mode = next((one.id for one in self.modes if not one.players or players in one.players), "")
        return Setup(players, mode)
