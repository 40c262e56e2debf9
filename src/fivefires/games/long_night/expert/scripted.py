"""The expert: how somebody who knows The Long Night plays it, from a view and the options of a question.

Feed the colony, meet the crisis where it can be met, keep the entrances from being overrun, search where the cards
are that are needed, and bring the main objective forward; towards the end keep what one's own objective asks for. A
betrayer does none of that and looks busy. Everything is weighed in dice, by `worth.py`. The same view and
options give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.long_night.rules import questions as q
from fivefires.kit.experts import by_question, first

from . import choices, people, picking, places, turn
from .reasons import WHY
from .worth import STRENGTH

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

Options = Sequence[Any]


def strongest(view: LongNightView, options: Options) -> Any:
    return max(options, key=lambda option: STRENGTH[option.survivor])


def weakest(view: LongNightView, options: Options) -> Any:
    return min(options, key=lambda option: STRENGTH[option.survivor])


def whom_to_attack(view: LongNightView, options: Options) -> Any:
    if all(type(option) is q.Entrance for option in options):
        return places.entrance(view, options)
    return (people.who if type(options[0]) is q.Person else people.target)(view, options)


def which_zombie(view: LongNightView, options: Options) -> Any:
    """As many as may be taken away."""
    return places.entrance(view, options[:-1] if options[-1] is q.DONE else options)


def which_helpless(view: LongNightView, options: Options) -> Any:
    """An unruly one counts twice."""
    return q.UNRULY_ONE


def which_barrier(view: LongNightView, options: Options) -> Any:
    """A trap clears the entrance."""
    return q.LOSE_TRAP


def set_die(view: LongNightView, options: Options) -> Any:
    """Which die, and then to which face."""
    return (choices.die if type(options[0]) is q.Die else choices.face)(view, options)


ANSWERS: Final[dict[str, Callable[[LongNightView, Options], Any]]] = {
    "ask-action": turn.act,
    # cards
    "ask-search": picking.search_on,
    "ask-search-silently": picking.search_on,
    "ask-keep": picking.best_card,
    "ask-find": picking.best_card,
    "ask-salvage": picking.best_card,
    "ask-loot": picking.best_card,
    "ask-discard": picking.least_card,
    "ask-give-away": picking.least_card,
    "ask-pay-with": picking.pay_with,
    "ask-contribute": picking.contribute,
    "ask-whom": people.whom_to_ask,
    "ask-wanted": people.what_to_ask_for,
    "ask-give": picking.give_on_request,
    "ask-bury": picking.bury,
    "ask-peek": picking.bury,
    "ask-use-given": first,  # Somebody who asks for a card wants to play it: that comes first.
    "ask-order": first,  # Texts that wait for the same deed: their order hardly matters (L-347).
    # ways, votes and dice
    "ask-choice": choices.choose_way,
    "ask-crossroads": choices.choose_way,
    "ask-may": choices.use_it,
    "ask-may-card": choices.may,
    "ask-gift": first,
    "ask-accept": first,  # Somebody hands me something.
    "ask-accuse": choices.accuse,
    "ask-whom-to-accuse": choices.whom_to_accuse,
    "ask-exile": choices.vote,
    "ask-knife": choices.vote,
    "ask-contain": choices.vote,
    "ask-card-vote": choices.vote,
    "ask-crossroads-vote": choices.vote,
    "ask-tie": choices.vote,
    "ask-project": choices.project,
    "ask-bite": choices.bitten,
    "ask-die": choices.die,
    "ask-raise": choices.die,
    "ask-recover": choices.die,
    "ask-lose-die": choices.die,
    "ask-set": set_die,
    "ask-reroll": choices.reroll,
    # people
    "ask-keep-leader": strongest,
    "ask-keep-follower": strongest,
    "ask-left-out": weakest,
    "ask-who": people.who,
    "ask-user": people.who,
    "ask-bearer": people.who,
    "ask-receiver": people.who,
    "ask-leader": people.who,
    "ask-who-first": people.who,
    "ask-leaves-first": people.who,
    "ask-change-with": people.who,
    "ask-makes-room": people.who,
    "ask-goes-in": people.who,
    "ask-swap": people.who,
    "ask-player": people.whom,
    "ask-target": whom_to_attack,
    "ask-which-helpless": which_helpless,
    "ask-which-leaves": which_helpless,
    # places
    "ask-where": places.place,
    "ask-goal": places.place,
    "ask-spare": places.place,
    "ask-enters-at": places.place,
    "ask-leaves-to": places.place,
    "ask-attract-from": places.place,
    "ask-bandit-to": places.place,
    "ask-remove-bandit": places.place,
    "ask-entrance": places.entrance,
    "ask-where-to": places.entrance,
    "ask-which-zombie": which_zombie,
    "ask-which-barrier": which_barrier,
}
choose = by_question(ANSWERS, WHY)
