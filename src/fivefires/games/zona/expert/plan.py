"""The plan: what the expert is after in this turn, and how good a scavenger is at what lies ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import LOCAL_ACTIONS
from fivefires.games.zona.content.index import APPRAISES, ARTIFACT, LOCK, PARAGRAPHS, RUMOR, STORY_DECKS, THREAT, USES
from fivefires.games.zona.content.piles import EVENT_DISCARDS, EVENTS, IN_FORCE, RUMORS, SARCOPHAGUS
from fivefires.games.zona.rules.board import BUNKERS, ENTRANCES
from fivefires.games.zona.rules.entry import lowered

from .ways import EARNING, FAR, WALK, way
from .worth import Affairs, chance

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]

GATES: Final = ("moscow_eye", "pripyat")
PLANT: Final = "power_plant"
LOCAL: Final = {action.place: action for action in LOCAL_ACTIONS}


@cache
def prospects(deck: str, strengths: tuple[float, ...]) -> float:
    """How likely a card of this deck leads to its end, by the strengths in the four attributes."""
    chances = reaches(deck, strengths)
    return sum(likely for _card, likely in chances) / len(chances)


@cache
def reaches(deck: str, strengths: tuple[float, ...]) -> tuple[tuple[str, float], ...]:
    """How likely each card of a deck leads to its end with the best choices."""
    return tuple(
        (
            card.id,
            _reach_of(card.id, tuple(strengths[number] if number in ASKED[card.id] else 0.0 for number in range(4))),
        )
        for card in STORY_DECKS[deck]
    )


def _asked(effects: v.Effects) -> set[int]:
    """The attributes that are tested in these effects, by their number."""
    found: set[int] = set()
    for effect in effects:
        if isinstance(effect, v.Test):
            names = (effect.of,) if isinstance(effect.of, v.Attribute) else effect.of
            found |= {v.ANY_ATTRIBUTE.index(name) for name in names}
        for field in effect.__struct_fields__:
            inner = getattr(effect, field)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], v.Data):
                found |= _asked(inner)
    return found


ASKED: Final = {
    card: frozenset(_asked(tuple(one for part in parts for one in part.do))) for card, parts in PARAGRAPHS.items()
}


@cache
def _reach_of(card: str, strengths: tuple[float, ...]) -> float:
    of = dict(zip(v.ANY_ATTRIBUTE, strengths, strict=True))
    return _reach([part.do for part in PARAGRAPHS[card]], of)


def strengths_of(my: Affairs, scene: str) -> tuple[float, ...]:
    """Attributes and what items add to them, in halves."""
    return tuple(value + int(my.aid(name, "", scene, "") * 2 + 0.5) / 2 for name, value in my.attributes.items())


def skill(view: ZonaView, deck: str, strengths: tuple[float, ...]) -> float:
    """The same for the cards that are still in a facility's deck, as the discards and the secrets tell."""
    gone = view.known_cards(EVENT_DISCARDS[deck])
    for seat in range(view.seats):
        gone += view.secrets(seat)
    return _skill(deck, strengths, tuple(gone))


@lru_cache(maxsize=1 << 14)
def _skill(deck: str, strengths: tuple[float, ...], gone: tuple[str, ...]) -> float:
    left = [likely for card, likely in reaches(deck, strengths) if card not in gone]
    return sum(left) / len(left) if left else 0.0


def _reach(parts: list[v.Effects], of: dict[v.Attribute, float]) -> float:
    return _reach_by(parts[0], parts[1:], of) if parts else 0.0


def _reach_by(effects: v.Effects, beyond: list[v.Effects], of: dict[v.Attribute, float]) -> float:
    for effect in effects:
        match effect:
            case v.GoOn():
                return _reach(beyond, of)
            case v.UncoverSecret() | v.Win():
                return 1.0
            case v.Fail():
                return 0.0
            case v.Test(tested, difficulty, passed, failed):
                names = (tested,) if isinstance(tested, v.Attribute) else tested
                passes = max(chance(difficulty - of[name], 1) for name in names)
                won, lost = _reach_by(passed, beyond, of), _reach_by(failed, beyond, of)
                if won or lost:
                    return passes * won + (1 - passes) * lost
            case v.Choose(options):
                return max(
                    _reach_by(way.do, beyond, of) * (1 if way.needs is None and way.cost is None else 0.6)
                    for way in options
                )
            case v.Encounter(defeated=defeated):
                return 0.55 * _reach_by(defeated, beyond, of)
            case v.If(_, then, otherwise):
                return (_reach_by(then, beyond, of) + _reach_by(otherwise, beyond, of)) / 2
            case v.ByReputation(neutral=neutral):
                return _reach_by(neutral, beyond, of)
            case _:
                pass
    return 0.0


class Goal(NamedTuple):
    """What the expert is after: `kind` is stay, enter, camp, gate or earn, at this place; and why."""

    kind: str
    place: str
    site: str = ""
    why: str = ""


def goal_of(view: ZonaView, my: Affairs) -> Goal:
    place = my.place
    if place in (SARCOPHAGUS, PLANT):
        return Goal("stay", place, why="why-last-place")
    if len(my.secrets) >= 2:
        return _to_the_gate(view, my)
    if place in ENTRANCES and _is_worth_staying(view, my, place):
        return Goal("stay", place, why="why-stay")
    if _is_sick(my) and _can_recover(my):
        return Goal("camp", _nearest_bunker(view, my), why="why-camp-sick")
    best = _best_entry(view, my)
    if best is not None:
        return best
    if my.goods() >= 500 and not my.secrets:
        return Goal("camp", _nearest_bunker(view, my), why="why-camp-rich")
    return best_earning(view, my)


def _to_the_gate(view: ZonaView, my: Affairs) -> Goal:
    """With both secrets: heal as far as time allows, then to the gate that hurts less."""
    if my.place in GATES:
        return Goal("gate", my.place, why="why-gate")
    fit = my.free >= min(4, my.fortitude - 1) and my.fatigue <= 3
    if not fit and view.size(RUMORS) > 5 and (my.goods() >= 200 or my.fatigue >= 4):
        return Goal("camp", _nearest_bunker(view, my), why="why-camp-before-gate")
    attributes = my.attributes
    mind = max(attributes[v.SMARTS], attributes[v.WILLPOWER]) - attributes[v.PHYSIQUE]
    gates = {
        "moscow_eye": way(view, my.place, "moscow_eye") - 0.3 * mind,
        "pripyat": way(view, my.place, "pripyat") - (1.0 if my.character == "savva" else 0.0),
    }
    return Goal("gate", min(gates, key=gates.__getitem__), why="why-gate")


def _is_worth_staying(view: ZonaView, my: Affairs, site: str) -> bool:
    """Inside, rest and go on, unless the next failure would be one too many."""
    deck = view.deck_at(site)
    if deck in my.secrets or not view.size(EVENTS[deck]):
        return False
    if my.free <= 0 and my.weaknesses >= 1 and _can_recover(my) and view.size(RUMORS) > 6:
        return False
    if view.turn is None or view.turn.taken:
        return True
    strengths = strengths_of(my, v.FACILITY)
    here = 1 / max(HOPELESS, skill(view, deck, strengths))
    if here < 4:
        return True
    return here < min((rounds for _goal, rounds in entries(view, my, strengths)), default=FAR) + 1


def _is_sick(my: Affairs) -> bool:
    """On the way to a secret a round is worth more than a wound: who stops to heal comes too late."""
    return my.free <= 0 or my.fatigue >= EXHAUSTED


def _can_recover(my: Affairs) -> bool:
    return my.goods() >= 100 or my.fatigue >= 3


def _nearest_bunker(view: ZonaView, my: Affairs) -> str:
    return min(BUNKERS, key=lambda bunker: way(view, my.place, bunker))


# With so much fatigue nobody goes into a facility, nor with less room than this on the fortitude track.
EXHAUSTED: Final = 5
FIT: Final = 2
# Below this a deck holds nothing for a scavenger.
HOPELESS: Final = 0.05


def _best_entry(view: ZonaView, my: Affairs) -> Goal | None:
    """The facility whose secret takes the fewest rounds: by strengths, way, door and who is inside already."""
    if my.free < FIT or my.fatigue >= EXHAUSTED:
        return None
    found = entries(view, my, strengths_of(my, v.FACILITY))
    return min(found, key=lambda entry: entry[1])[0] if found else None


def entries(view: ZonaView, my: Affairs, strengths: tuple[float, ...]) -> list[tuple[Goal, float]]:
    """Where one could go in, and in how many rounds that would bring a secret."""
    found = []
    room = 1 if view.side == 12 else 2
    walks = WALK[view.side][my.place]
    for site, (one, other) in ENTRANCES.items():
        deck = view.deck_at(site)
        left = view.size(EVENTS[deck])
        if deck in my.secrets or not left or site == my.place:
            continue
        door = one if walks.get(one, FAR) <= walks.get(other, FAR) else other
        inside = 0
        for scavenger in view.scavengers:
            if scavenger.place == site:
                inside += 1
        rounds = walks.get(door, FAR) / 2 + 1 / max(HOPELESS, skill(view, deck, strengths)) + 0.5 * inside
        if left <= 2:
            rounds += 1.5
        if inside >= room:
            rounds += 2.0
        if not view.is_open(site):
            price = _cheapest_way_in(view, my, site)
            if price is None:
                continue
            rounds += 0.3 * price - 0.6
        found.append((Goal("enter", door, site, "why-enter"), rounds))
    return found


# By item: what it spares at a lock.
SPARES: Final = {
    card: tuple(use.spare for use in uses if isinstance(use, v.AtLock))
    for card, uses in USES.items()
    if any(isinstance(use, v.AtLock) for use in uses)
}


def _cheapest_way_in(view: ZonaView, my: Affairs, site: str) -> float | None:
    """What opening it would cost at the least; nothing where no way of the lock can be met."""
    prices = []
    spares = [spare for card in my.items if card in SPARES and my.usable(card) for spare in SPARES[card]]
    for cost in LOCK[view.lock(site)].ways:
        if my.can_pay(cost):
            prices.append(my.price(cost))
        for spare in spares:
            lower = lowered(cost, spare)
            if lower != cost and my.can_pay(lower):
                prices.append(my.price(lower) + 0.2)
    return min(prices, default=None)


def best_earning(view: ZonaView, my: Affairs) -> Goal:
    """The place whose local action pays best for the walk."""
    best, most = my.place, -FAR
    for walk, place in EARNING[view.side][my.place]:
        patience = 1 + 0.5 * walk
        if PAYS_MOST / patience < most:
            break
        worth = earnings(view, my, place) / patience
        if worth > most:
            best, most = place, worth
    return Goal("earn", best, why="why-earn")


# Hardly any local action is worth more.
PAYS_MOST: Final = 3.5


def earnings(view: ZonaView, my: Affairs, place: str) -> float:
    """What the local action of a place is worth."""
    action = LOCAL[place]
    if not my.holds(action.needs):
        return -1.0
    if place == "farms":
        sold = sum(1.0 if THREAT[token].colour == v.GREEN else 2.0 for token in my.trophies)
        return (sold + sum(card in ARTIFACT for card in my.items)) * my.ruble() + 0.4 * len(my.trophies)
    if place == "factory":
        return 0.1 if my.trophies and my.reputation < 1 else -1.0
    if place == "red_forest":
        _won, cost, prize = my.stranger(v.YELLOW, v.MUTANT)
        worth = prize - cost * 0.75 + 0.3
    else:
        worth = my.effects(action.do, v.LOCAL)
        if my.character in APPRAISES:
            worth *= 1.15
    if view.rumor_token == place:
        worth = _with_rumor(view, worth)
    return worth


def _with_rumor(view: ZonaView, worth: float) -> float:
    rumor = RUMOR[view.known_cards(IN_FORCE)[0]]
    for effect in rumor.persistent.effects if rumor.persistent else ():
        if isinstance(effect, v.NoLocalAction):
            return -1.0
        if isinstance(effect, v.LocalBonus):
            worth += 1.5
    return worth
