"""What a player has, and what cards ask about it."""

from __future__ import annotations

from functools import cache

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import COUNTED_ARTIFACT, CROWBARS, ITEM
from fivefires.games.zona.content.piles import TROPHIES
from fivefires.games.zona.state import REPUTATIONS, ZonaState, owned
from fivefires.kit.effects import Conditions

from .board import threats_at


def _alone(state: ZonaState, seat: int, condition: v.Alone) -> bool:
    place = state.scavengers[seat].place
    return sum(other.place == place for other in state.scavengers) == 1


# Whether a condition holds at the moment when it is reached (Z-147). Owning is enough, nothing is used (Z-261).
holds = Conditions[ZonaState, int](
    {
        v.Has: lambda state, seat, asked: len(matching(state, seat, asked.match)) >= asked.count,
        v.Crowbar: lambda state, seat, asked: bool(crowbars(state, seat)),
        v.Trophies: lambda state, seat, asked: len(state.piles[TROPHIES[seat]]) >= asked.at_least,
        v.Secrets: lambda state, seat, asked: len(state.piles[piles.SECRETS[seat]]) >= asked.at_least,
        v.Fatigue: lambda state, seat, asked: state.scavengers[seat].fatigue >= asked.at_least,
        v.Weaknesses: lambda state, seat, asked: len(state.scavengers[seat].weaknesses) >= asked.at_least,
        v.Hurt: lambda state, seat, asked: state.scavengers[seat].damage >= asked.at_least,
        v.Standing: lambda state, seat, asked: REPUTATIONS[state.scavengers[seat].reputation] in asked.among,
        v.ThreatHere: lambda state, seat, asked: len(threats_at(state, state.scavengers[seat].place)) >= asked.at_least,
        v.Alone: _alone,
    }
).holds


def matching(state: ZonaState, seat: int, match: v.Match, *, leave_out: str = "") -> list[str]:
    """The player's items of that type, category and name, worn or packed, used up or not."""
    cards = [*filter(cards_of(match).__contains__, owned(state, seat))]
    if leave_out in cards:
        cards.remove(leave_out)
    return cards


@cache
def cards_of(match: v.Match) -> frozenset[str]:
    """All items that are meant; Siphon is never meant by an artifact (Z-445)."""
    return frozenset(
        card
        for card, item in ITEM.items()
        if (match.type is None or item.type == match.type)
        and (match.category is None or match.category in item.spec.categories)
        and (match.artifact is None or (card in COUNTED_ARTIFACT) is match.artifact)
    )


def crowbars(state: ZonaState, seat: int) -> list[str]:
    """Only an item named Crowbar answers an effect that asks for one (Z-263)."""
    return [card for card in owned(state, seat) if card in CROWBARS]
