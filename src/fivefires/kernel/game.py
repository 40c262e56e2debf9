"""What a game declares about itself, and the set-ups that this allows."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec
from msgspec import UNSET

from .box import Box
from .lessons import Lesson, lesson_of, unfit
from .moments import Listeners, Order, Reaction, listeners
from .questions import Prompt, Refused
from .scene import Scene
from .setups import Setup
from .state import Result, S, unplain_field
from .table import Table
from .text import Message

if TYPE_CHECKING:
    from .view import View


_MOST_BOXES = 128


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


class Units(msgspec.Struct, frozen=True):
    """What a seat has several of, such as survivors: for each its name and facts, as they are at the end of a game.

    The lab's table `units` has a row for each fact. Whoever has died is still in it if the game says so.
    """

    of: Callable[[Any, int], Mapping[str, Mapping[str, int | float | str]]]


class Numbers(msgspec.Struct, frozen=True):
    """A view and an option as numbers, for programs that learn: about from -1 to 1, and for a set-up always as many.

    Both are told from the seat that looks: it comes first and the others follow in the order of the table. So what is
    learnt at one seat holds at every other.
    """

    table: Callable[[Any], Sequence[float]]
    option: Callable[[Any, Any], Sequence[float]]


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

    `expert` answers a question from a view, the options and the question's prompt, the same for the same ones; bots
    play and think ahead with it. `evaluate` gives how well each seat stands in a view, from 0 to 1: about its chance to
    win. `horizon` numbers the stretches of play in a view, where a thought should end with the one that it began in and
    not with the round.

    `follows` gives the set-up that comes after a result, or None where it was the last: a campaign is a chain of games.
    `forbids` is asked about each such set-up as about any other, `earlier` included.

    A game that `lapses` has questions with a default, so that a table agrees how long it waits for an answer. One that
    `veils` has veiled questions, so that it agrees how long those stand, as for reactions from hidden hands.
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
    order: Order | None = None
    charts: tuple[Chart, ...] = ()
    units: Units | None = None
    features: Callable[[], Sequence[str]] = tuple
    numbers: Numbers | None = None
    expert: Callable[[Any, Sequence[Any], Prompt], Any] | None = None
    evaluate: Callable[[Any], Sequence[float]] | None = None
    horizon: Callable[[Any], int] | None = None
    lessons: tuple[Lesson, ...] = ()
    follows: Callable[[Setup, Any], Setup | None] | None = None
    lapses: bool = False
    veils: bool = False
    longest_chain: int = 24
    longest_step: int = 48
    _boxes: dict[bytes, Box] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        unplain = unplain_field(self.state)
        if unplain:
            raise TypeError(f"{self.id}: the state's field {unplain.lstrip('.')} is not plain data")
        # Known now, while there is one thread: two that first ask msgspec for a type at once can crash it.
        for kind in (self.state, self.result):
            msgspec.json.Decoder(kind)
        for lesson in self.lessons:
            if wrong := unfit(lesson):
                raise TypeError(f"{self.id}: {wrong}")

    @cached_property
    def listeners(self) -> Listeners:
        return listeners(self.reactions)

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
        if setup.laid is not UNSET:
            self._check_laid(setup)
        if setup.branched is not UNSET and setup.branched < 0:
            raise Refused("option-value")
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
        """An earlier result has the fields of this game's results, and no others; what they say, `forbids` judges."""
        if self.follows is None:
            raise Refused("no-chain")
        try:
            result = msgspec.convert(earlier, self.result)
        except msgspec.ValidationError:
            raise Refused("earlier") from None
        if msgspec.to_builtins(result) != earlier:
            raise Refused("earlier")

    def _check_laid(self, setup: Setup) -> None:
        lesson = lesson_of(self.lessons, setup)
        if lesson is None:
            raise Refused("no-lesson")
        if lesson.laid != setup:
            raise Refused("other-lesson")

    def next_setup(self, setup: Setup, result: Result) -> Setup | None:
        """What would be played after a game with this set-up and result; None at the end of a chain.

        A lesson counts for no chain, because its chance was laid out; nor does a game that branched off another one,
        because its start was chosen.
        """
        if self.follows is None or not setup.counts:
            return None
        return self.follows(setup, result)

    def default_setup(self, players: int | None = None, mode: str | None = None) -> Setup:
        """The plainest set-up; it may still be one that `check` refuses, for what was asked for."""
        chosen = next((one for one in self.modes if one.id == mode), None)
        if players is None:
            players = (chosen.players if chosen and chosen.players else self.players)[0]
        if mode is None:
            mode = next((one.id for one in self.modes if not one.players or players in one.players), "")
        return Setup(players, mode)
