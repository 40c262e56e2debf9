"""The expert: how somebody who knows The Long Night plays it, from a view and the options of a question.

Feed the colony, meet the crisis where it can be met, keep the entrances from being overrun, search where the cards
are that are needed, and bring the main objective forward; towards the end keep what the own objective asks for. A
betrayer does none of that and looks busy. Everything is weighed in dice, by `expert/worth.py`. The same view and
options give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from . import questions as q
from .expert import choices, people, picking, places, turn
from .expert.worth import STRENGTH
from .state import Reading, SearchUnderWay

if TYPE_CHECKING:
    from .view import LongNightView

Options = Sequence[Any]


def choose(view: LongNightView, options: Options) -> Any:
    """The expert's answer. What is asked shows in the last option, where that is a word, else in the first."""
    if len(options) == 1:
        return options[0]
    last = options[-1]
    if isinstance(last, Enum):
        return _BY_LAST[last](view, options)
    return _BY_FIRST[type(options[0])](view, options)


def who_to_keep(view: LongNightView, options: Options) -> Any:
    """The strongest, and the strongest of them leads."""

    def strength(option: Any) -> tuple[float, float]:
        leader = STRENGTH[option.leader]
        return leader + sum(STRENGTH[one] for one in option.followers), leader

    return max(options, key=strength)


def with_done(view: LongNightView, options: Options) -> Any:
    """Dice to reroll, zombies to take away, cards to bury, or cards to give and to lay."""
    kind = type(options[0])
    if kind is q.Die:
        return choices.reroll(view, options)
    if kind is q.Entrance:
        return places.entrance(view, options[:-1])
    if kind is q.Bury:
        return picking.bury(view, options)
    return picking.give_or_lay(view, options)


def with_decline(view: LongNightView, options: Options) -> Any:
    if type(options[0]) is q.Take:
        return picking.give_on_request(view, options)
    return choices.may(view, options)


def which_card(view: LongNightView, options: Options) -> Any:
    """To keep of what was looked at, or salvaged and found; the first to give or to lay; otherwise it is lost."""
    top = view.under_way[-1] if view.under_way else None
    if isinstance(top, SearchUnderWay):
        return picking.best_card(view, options)
    if top is None:
        return picking.give_or_lay(view, options)
    own = view.known_cards(f"hand.{view.seat}")
    if any(option.card in own for option in options):
        return picking.least_card(view, options)
    if isinstance(top, Reading) and any(option.card in view.gear(top.survivor) for option in options if top.survivor):
        return picking.least_card(view, options)
    return picking.best_card(view, options)


def which_helpless(view: LongNightView, options: Options) -> Any:
    """An unruly one counts twice."""
    return q.UNRULY_ONE


def which_barrier(view: LongNightView, options: Options) -> Any:
    """A trap clears the entrance."""
    return q.LOSE_TRAP


def first(view: LongNightView, options: Options) -> Any:
    """Texts that wait for the same deed: their order hardly matters (L-347)."""
    return options[0]


def as_asked_for(view: LongNightView, options: Options) -> Any:
    """Somebody who asks for a card wants to play it: that comes first."""
    return options[0]


def entrance_or_target(view: LongNightView, options: Options) -> Any:
    if any(type(option) is not q.Entrance for option in options):
        return people.target(view, options)
    return places.entrance(view, options)


Answer = Callable[["LongNightView", Options], Any]

_BY_LAST: Final[dict[Enum, Answer]] = {
    q.END: turn.act,
    q.NOISE: picking.search_on,
    q.SILENT: picking.search_on,
    q.DONE: with_done,
    q.DECLINE: with_decline,
    q.NO: choices.vote,
    q.ROLL: choices.bitten,
    q.UNRULY_ONE: which_helpless,
    q.LOSE_TRAP: which_barrier,
    q.CALM: as_asked_for,
}

_BY_FIRST: Final[dict[type, Answer]] = {
    q.Keep: who_to_keep,
    q.Person: people.who,
    q.Entrance: entrance_or_target,
    q.Special: people.target,
    q.BanditHere: people.target,
    q.At: places.place,
    q.Take: which_card,
    q.Project: choices.project,
    q.Choose: choices.choose_way,
    q.Die: choices.die,
    q.Face: choices.face,
    q.Somebody: people.whom,
    q.Use: first,
    q.Play: as_asked_for,
}
