"""Cards that leave the hand for the colony: to the crisis, onto the objective, into the store."""

from __future__ import annotations

from typing import Final

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import FACE, ITEM, SIGN, TYPE
from fivefires.games.long_night.state import DEADLY

from .goals import of
from .mind import Mind
from .supplies import card_worth, needs_of
from .worth import FEEDS, STRIKES_MISERS, TOUGHENS

# A crisis this bad comes before the objective.
BAD: Final = 2.5
# More than any card is worth.
VITAL: Final = 100.0


def owned(mind: Mind) -> list[str]:
    """Spare cards in hand, and gear; not what was borrowed for this turn, nor what keeps its bearer alive."""
    turn = mind.view.turn
    borrowed = turn.borrowed if turn is not None else ()
    view = mind.view
    gear = [card for one in mind.group for card in view.gear(one) if card in ITEM and SIGN[card] not in borrowed]
    if not TOUGHENS.isdisjoint(gear):
        gear = [card for card in gear if not keeps_alive(mind, card)]
    if gear and mind.arms and not mind.hostile:
        gear = [card for card in gear if TYPE[card] is not v.WEAPON]
    if gear and mind.wish.gear and mind.late:
        kept = {kind for types, _ in mind.wish.keeps for kind in types}
        gear = [card for card in gear if TYPE[card] not in kept]
    return [*mind.spare, *gear]


def keeps_alive(mind: Mind, card: str) -> bool:
    """Whether the bearer of a card has as much damage as kills without it."""
    view = mind.view
    return card in TOUGHENS and any(card in view.gear(one) and view.damage(one) >= DEADLY for one in mind.group)


def missed(mind: Mind, card: str) -> float:
    """What it costs to lose a card: much for one that is kept for one's own objective, most for one by which somebody
    lives.
    """
    if card not in ITEM:
        return 0.0
    kept = 0.0 if card in mind.spare else 3.0
    return card_worth(needs_of(mind), card) + kept + (VITAL if keeps_alive(mind, card) else 0.0)


def missed_of(mind: Mind, face: str) -> float:
    """The same for a card of a kind that is in the hand."""
    return missed(mind, next((card for card in mind.hand if FACE[card] == face), ""))


def to_contribute(mind: Mind, cards: list[str]) -> list[str]:
    """What I give to the crisis now."""
    if mind.exiled or not mind.view.crisis:
        return []
    if mind.hostile:
        return _to_spoil(mind)
    missing = mind.missing()
    if missing <= 0:
        return []
    types = mind.crisis_types()
    mine = [card for card in cards if TYPE[card] in types]
    later = mind.later()
    owes = mind.owes(v.Stat.CONTRIBUTED)
    severity = mind.severity()
    if not mine or ((len(mine) + 1.5 * later < missing or severity < 1.0) and not owes):
        return _for_appearances(mind, mine)
    share = -(-missing // (later + 1))
    if _asks_little(mind) and mind.me.stats.get(v.Stat.CONTRIBUTED, 0) > 0:
        return []
    number = min(missing, share + (1 if severity >= BAD and later else 0))
    return sorted(mine, key=lambda card: (card not in mind.hand, FEEDS[card], card))[:number]


def _for_appearances(mind: Mind, mine: list[str]) -> list[str]:
    """One card that the objective does not want, where a crisis that cannot be prevented strikes those who gave nothing
    (L-589).
    """
    if mind.me.contributed or mind.view.crisis not in STRIKES_MISERS or _asks_little(mind):
        return []
    mine = [card for card in mine if not any(TYPE[card] in types for types, _ in mind.open_parts())]
    return sorted(mine, key=lambda card: (card not in mind.hand, FEEDS[card], card))[:1]


def _asks_little(mind: Mind) -> bool:
    """Whoever must give less than all others holds back."""
    return any(
        isinstance(part, v.FewerThanOthers) and part.of == v.Count(v.Stat.CONTRIBUTED) for part in mind.wish.conditions
    )


def _to_spoil(mind: Mind) -> list[str]:
    """A betrayer gives a card like everybody; every other time it is the wrong one, so that others may be blamed. Where
    those who gave nothing are struck and the crisis can hardly be prevented, it is a wrong one every time.
    """
    me, view = mind.me, mind.view
    if me.contributed or not any(one.contributed for one in view.players):
        return []
    hopeless = mind.missing() - mind.later() > 2
    if (view.crisis not in STRIKES_MISERS) if hopeless else view.round % 2:
        return []
    types = mind.crisis_types()
    wrong = [card for card in mind.spare if TYPE[card] not in types]
    if not wrong:
        return []
    needs = needs_of(mind)
    return [min(wrong, key=lambda card: (card_worth(needs, card), card))]


def to_lay(mind: Mind, cards: list[str], reserved: list[str]) -> list[str]:
    """What I lay on the main objective now: everything it wants that the crisis does not need more."""
    if mind.hostile or not mind.goal.lay:
        return []
    keep = reserved if mind.view.crisis and mind.severity() >= BAD else []
    found: list[str] = []
    for types, left in mind.open_parts():
        fitting = [card for card in cards if TYPE[card] in types and card not in keep and card not in found]
        if v.FOOD in types and mind.view.food < mind.eats:
            fitting = [card for card in fitting if not FEEDS[card]]
        found += sorted(fitting, key=lambda card: (FEEDS[card], card not in mind.hand, card))[:left]
    return found


def _larder(mind: Mind) -> int:
    """What my own objective wants to be left in the store."""
    if not mind.late:
        return 0
    return sum(
        of(part.number, mind.home)
        for part in mind.wish.conditions
        if isinstance(part, v.AtLeast) and isinstance(part.of, v.FoodStore) and not isinstance(part.number, v.Per)
    )


def to_eat(mind: Mind) -> str:
    """A food card for the store, if the colony would go hungry."""
    view = mind.view
    if mind.hostile or mind.exiled or view.food >= mind.food_goal + _larder(mind):
        return ""
    short = view.food < mind.eats
    able = [card for card in (mind.hand if short and not mind.late else mind.spare) if FEEDS[card]]
    if not short and v.FOOD in mind.crisis_types() and mind.missing() > 0:
        return ""
    return max(able, key=lambda card: (FEEDS[card], card), default="")
