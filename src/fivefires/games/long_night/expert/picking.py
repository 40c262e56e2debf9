"""Which card: to keep from a search, to give, to lay, to lose, to pay with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import NOISE_SPACES
from fivefires.games.long_night.content.index import CRISIS, CROSSROADS, FACE, ITEM
from fivefires.games.long_night.rules import questions as q
from fivefires.games.long_night.state import SearchUnderWay
from fivefires.kit.experts import because

from .giving import missed, owned, to_contribute
from .mind import Mind
from .supplies import card_worth, needs_of, search_worth
from .turn import is_dying
from .worth import FAILURE, FEEDS, HEALS, KINDS

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

Options = Sequence[Any]

# What a noise token costs, and what is good enough to stop for.
NOISE_COST: Final = 0.3
LEAST: Final = 3


def search_on(view: LongNightView, options: Options) -> Any:
    """Keep the best card, or look at another one, mostly with a noise."""
    mind = Mind(view)
    needs = needs_of(mind)
    best = max(options[:-1], key=lambda option: card_worth(needs, option.card))
    worth = card_worth(needs, best.card)
    search = view.under_way[-1]
    assert isinstance(search, SearchUnderWay)
    if mind.hostile:
        on = view.noise(search.place) < NOISE_SPACES - 1 and worth < max(needs.values())
        return because(options[-1], "why-search-on") if on else because(best, "why-card")
    # With more cards to choose from, another one is more likely no better.
    hope = 1.15 * search_worth(mind, search.place) - 0.12 * (len(options) - 2)
    cost = 0.0 if search.silent else NOISE_COST
    if cost and mind.slack_at(search.place) <= 0:
        cost = 1.5
    return because(options[-1], "why-search-on") if worth + cost < hope else because(best, "why-card")


def best_card(view: LongNightView, options: Options) -> Any:
    mind = Mind(view)
    needs = needs_of(mind)
    return max(options, key=lambda option: card_worth(needs, option.card) if option.card in ITEM else 0.0)


def least_card(view: LongNightView, options: Options) -> Any:
    """The card that is missed least: nothing that is kept for one's own objective, or by which somebody lives."""
    mind = Mind(view)
    return min(options, key=lambda option: missed(mind, option.card))


def pay_with(view: LongNightView, options: Options) -> Any:
    """For a text that is being read the card that is missed least; before that, one that would be given anyway."""
    return (least_card if view.under_way else contribute)(view, options)


def contribute(view: LongNightView, options: Options) -> Any:
    """Cards for the crisis, until enough were given."""
    mind = Mind(view)
    chosen = to_contribute(mind, owned(mind))
    begun = options[-1] is q.DONE
    offered = options[:-1] if begun else options
    faces = [FACE[card] for card in chosen if card in mind.hand]
    for option in offered:
        if option.card in chosen or (option.card in mind.hand and FACE[option.card] in faces):
            return option
    return because(options[-1], "why-enough-given") if begun else least_card(view, options)


def give_on_request(view: LongNightView, options: Options) -> Any:
    """Food for an empty store; a medicine for somebody who is dying, if it is not needed here."""
    mind = Mind(view)
    if mind.hostile or mind.exiled:
        return options[-1]
    if view.food < mind.eats:
        food = [option for option in options[:-1] if FEEDS[option.card] and option.card in mind.spare]
        if food:
            return because(max(food, key=lambda option: FEEDS[option.card]), "why-eat")
    turn = view.turn
    if turn is not None and any(is_dying(view, one) for one in view.group(turn.seat)):
        heals = [option for option in options[:-1] if option.card in HEALS and option.card in mind.spare]
        if heals and not any(is_dying(view, one) for one in mind.group):
            return because(heals[0], "why-give-medicine")
    return because(options[-1], "why-keep-it")


def bury(view: LongNightView, options: Options) -> Any:
    """Crises that hurt much go under the pile, for a betrayer those that hurt little; nothing else does."""
    mind = Mind(view)
    for option in options[:-1]:
        card = option.card
        if card in CRISIS and (FAILURE[card].total < -6.0) is not mind.hostile:
            return because(option, "why-bury")
        if card in ITEM and card_worth(needs_of(mind), card) < 0.4:
            return because(option, "why-bury")
        if card in CROSSROADS and v.Kill in KINDS[card]:
            return because(option, "why-bury")
    return because(options[-1], "why-leave")
