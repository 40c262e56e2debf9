"""The expert: how somebody who knows Zona well plays it, from a view and the options of a question.

The plan is always the same: go into the facility that suits best as soon as a door can be opened, and earn until then;
rest there until its secret is uncovered, heal, go into the next one, heal, pass a gate, and draw Sarcophagus cards
until one ends the game.
Everything on the way is weighed in the points of `worth.py`. The same view and options give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import USES
from fivefires.games.zona.rules import questions as q
from fivefires.kit.experts import by_question, first, last

from . import camp, dangers, dice, goods, stories, turn
from .reasons import WHY

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]
Answer = Callable[["ZonaView", Options], Any]


def who_to_be(view: ZonaView, options: Options) -> Any:
    """Any of them: the ten are about equally strong."""
    return next(option for option in options if type(option) is q.Character)


def spare(view: ZonaView, options: Options) -> Any:
    """Ivan's drill costs nothing and comes back every round."""
    return q.SPARE


def token_goes(view: ZonaView, options: Options) -> Any:
    """The token of a rumor: to a place, or to a border."""
    return (stories.across if type(options[0]) is q.Across else stories.which_place)(view, options)


# Items for one's own turn may be offered with everything. Here they are weighed with the rest.
_WITH_ITEMS: Final[dict[str, Answer]] = {
    "ask-action": turn.act,
    "ask-free-act": turn.act,
    "ask-after-detection": dangers.after_detection,
    "ask-protect": dangers.protect,
    "ask-before-exhaustion": dangers.protect,
    "ask-before-fatigue": dangers.before_fatigue,
    "ask-before-event": stories.before_event,
    "ask-event-draw": stories.before_event,
    "ask-choice": stories.choose_way,
    "ask-may": stories.choose_way,
    "ask-camp": camp.camp,
    "ask-trade": camp.trade,
    "ask-sell": camp.trade,
    "ask-repair": camp.repair,
    "ask-taking": first,
    "ask-improved": first,
}

# And here they are not looked at.
_WITHOUT_ITEMS: Final[dict[str, Answer]] = {
    "ask-test": dice.take_test,
    "ask-attribute": dice.which_attribute,
    "ask-before-encounter": dangers.in_window,
    "ask-lost-test": dangers.in_window,
    "ask-lost-marked-test": dangers.in_window,
    "ask-won-encounter": dangers.in_window,
    "ask-weakness": dangers.weaken,
    "ask-which-weakness": dangers.cure,
    "ask-which-threat": dangers.which_threat,
    "ask-voice-threat": dangers.which_threat,
    "ask-slip-by": dangers.slip_by,
    "ask-keep": goods.keep,
    "ask-secret-item": goods.keep,
    "ask-salvage": goods.keep,
    "ask-arrange": goods.dress,
    "ask-wear-new": goods.wear_new,
    "ask-lost-spot": goods.least,
    "ask-make-room": goods.least,
    "ask-pay-with": goods.least,
    "ask-which-damaged": goods.least,
    "ask-which-deactivated": goods.least,
    "ask-drop": last,
    "ask-spare": spare,
    "ask-peek": stories.bury,
    "ask-which-event": stories.resolve,
    "ask-place": stories.which_place,
    "ask-rumor-token": token_goes,
    "ask-flee": stories.flee,
    "ask-move-again": stories.move_again,
    "ask-character": who_to_be,
    "ask-pick-character": who_to_be,
    "ask-restart": who_to_be,
    "ask-keep-secret": first,
}


def without_items(answer: Answer) -> Answer:
    """The same answer, with a view only to what is not an item for one's own turn."""

    def calm(view: ZonaView, options: Options) -> Any:
        return answer(view, [option for option in options if not (type(option) is q.Use and _is_for_the_turn(option))])

    return calm


def _is_for_the_turn(use: q.Use) -> bool:
    return isinstance(USES[use.source][use.number], v.OnTurn)


ANSWERS: Final = _WITH_ITEMS | {question: without_items(answer) for question, answer in _WITHOUT_ITEMS.items()}
choose = by_question(ANSWERS, WHY)
