"""The expert: how somebody who knows Zona well plays it, from a view and the options of a question.

The plan is always the same: earn and equip for a few rounds, go into the facility that suits best, rest there until
its secret is uncovered, go into the next one, heal, pass a gate, and draw Sarcophagus cards until one ends the game.
Everything on the way is weighed in the points of `expert/worth.py`. The same view and options give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from fivefires.kernel import Done

from . import questions as q
from .content import vocabulary as v
from .content.index import USES
from .expert import camp, dangers, dice, goods, stories, turn

if TYPE_CHECKING:
    from .view import ZonaView

Options = Sequence[Any]


def choose(view: ZonaView, options: Options) -> Any:
    """The expert's answer. What is asked shows in the last option, where that is a word, else in the first.

    Items for the own turn may be offered with everything; only some questions are a good moment for them.
    """
    if len(options) == 1:
        return options[0]
    last = options[-1]
    answer = _BY_LAST.get(last) if isinstance(last, Enum) else None
    if answer is None:
        answer = _BY_FIRST[type(options[0])]
    if answer not in _GOOD_MOMENTS:
        options = [option for option in options if not (type(option) is q.Use and _is_for_the_turn(option))]
    return answer(view, options)


def _is_for_the_turn(use: q.Use) -> bool:
    return isinstance(USES[use.source][use.number], v.OnTurn)


# --- the rest ---------------------------------------------------------------------------------------------------


def who_to_be(view: ZonaView, options: Options) -> Any:
    """Any of them: the ten are about equally strong."""
    return next(option for option in options if type(option) is q.Character)


def spare(view: ZonaView, options: Options) -> Any:
    """Ivan's drill costs nothing and comes back every round."""
    return q.SPARE


def first(view: ZonaView, options: Options) -> Any:
    return options[0]


def last(view: ZonaView, options: Options) -> Any:
    return options[-1]


Answer = Callable[["ZonaView", Options], Any]

_BY_LAST: Final[dict[Enum, Answer]] = {
    q.PASS: turn.act,
    q.END: turn.act,
    q.LET_STAND: dice.take_test,
    q.TAKE_IT: dangers.protect,
    q.GO_ON: dangers.in_window,
    q.DRAW: stories.before_event,
    q.KEEP_NONE: goods.keep,
    q.BURY_NOTHING: stories.bury,
    q.DECLINE: camp.declinable,
    q.DROP_NOTHING: last,
    q.STOP: who_to_be,
    q.NO_SECRET: first,
    q.MEET: dangers.slip_by,
    q.STAY: stories.stay_or_go,
    q.PACK: goods.wear_new,
    q.MARK: spare,
    Done.DONE: camp.trade,
}

_GOOD_MOMENTS: Final = (
    turn.act,
    dangers.after_detection,
    dangers.protect,
    stories.before_event,
    stories.choose_way,
    camp.trade,
    camp.declinable,
)

_BY_FIRST: Final[dict[type, Answer]] = {
    q.Move: turn.act,
    q.Use: turn.act,
    q.Act: turn.act,
    q.Wear: goods.dress,
    q.Keep: goods.keep,
    q.Drop: goods.least,
    q.Discard: goods.least,
    q.Damage: goods.least,
    q.Deactivate: goods.least,
    q.Testing: dice.which_attribute,
    q.Weaken: dangers.weaken,
    q.Cure: dangers.cure,
    q.Confront: dangers.after_detection,
    q.Meet: dangers.which_threat,
    q.At: stories.which_place,
    q.Across: stories.across,
    q.Choose: stories.choose_way,
    q.Resolve: stories.resolve,
    q.Character: who_to_be,
    q.Secret: first,
}
