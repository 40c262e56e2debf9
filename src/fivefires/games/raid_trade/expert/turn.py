"""The own turn: raid what is near, craft what can be crafted, work where there is room, walk where it is worth it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import DISC, INCIDENT, ITEM, ON_TURN
from fivefires.games.raid_trade.rules import questions as q
from fivefires.games.raid_trade.rules.roads import ALONG, BESIDE, Placed, city_of
from fivefires.kit import graphs

from . import deals, flight
from .worth import near_win, needs

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

RAID_WORTH = {v.SMALL: 5.0, v.MEDIUM: 5.6, v.LARGE: 6.2}
FAR = 99
# With so much Skill training is the way to the rest.
NEARLY = 17
# What a border or a barricade on the way takes off.
STEP = 0.6


def act(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Whatever is worth most; at equal worth what is offered first."""
    return max(options, key=lambda option: (value(view, option), -options.index(option)))


def value(view: RaidTradeView, option: Any) -> float:
    if view.scenario and (fleeing := flight.value(view, option)) is not None:
        return fleeing
    match option:
        case q.Claim(card=card):
            return 20.0 if card not in INCIDENT else incident(view, card)
        case q.UseCard(card=card):
            return use(view, card)
        case q.Craft(item=item):
            return 8.0 + ITEM[item].skill
        case q.RaidHouse(square=square):
            return RAID_WORTH[v.Size(view.house_at(square))] + (1.0 if view.me.favor > -4 else 0.0)
        case q.Attack(seat=seat):
            return attack(view, seat)
        case q.Go():
            return go(view, option)
        case q.Leave():
            return leave(view)
        case q.Act():
            return deed(view, option)
    return 0.0


def incident(view: RaidTradeView, card: str) -> float:
    """Worth its price where the tokens are not needed for an Item."""
    asked = needs(view, view.seat)
    spare = all(view.tokens(view.seat).get(kind, 0) > asked.get(str(kind), 0) for kind, _ in INCIDENT[card].price)
    return 3.0 if spare else -1.0


def use(view: RaidTradeView, card: str) -> float:
    """What is free is used; what costs AP waits until the action is done; Favor and Skill are worth their price."""
    asked = ON_TURN[card]
    gains = [word for word in asked.do if isinstance(word, v.Gain)]
    if any(word.skill or word.favor for word in gains):
        return 12.0
    if any(isinstance(word, v.Gain) and word.ap > 15 - view.me.ap for word in asked.do):
        return -1.0
    if any(isinstance(word, v.Again | v.Walk | v.Jump | v.Uncover) for word in asked.do):
        return 0.3 if isinstance(asked.do[0], v.Again) else -1.0
    return 6.0 if asked.cost is None else 0.4


def leave(view: RaidTradeView) -> float:
    """Whoever is on the way to 10 Favor waits inside for the next disc, and trains meanwhile; so does who lacks little
    Skill.
    """
    if (view.me.favor >= 3 and view.discs_to_come) or view.me.skill >= NEARLY:
        return -1.0
    return 0.5 if view.me.ap < 8 else 0.0


def attack(view: RaidTradeView, seat: int) -> float:
    """For a disc, or for goods of somebody who has many, before somebody wins; a promise is kept unless it wins."""
    if deals.promised(view, "peace", seat) and not near_win(view, view.seat):
        return -1.0
    rival = view.players[seat]
    prize = max((DISC[disc] for disc in view.discs(seat)), default=0) * 2.2
    goods = min(view.count_tokens(seat), 8) * 0.55
    threat = 3.0 if near_win(view, seat) else 0.0
    return max(prize, goods) + threat - (1.5 if rival.ap >= 3 and view.tokens(seat).get(v.GUNS, 0) else 0.0)


def deed(view: RaidTradeView, option: q.Act) -> float:
    me = view.me
    match option:
        case q.Act.GIVE:
            return 30.0
        case q.Act.WORK:
            return 9.0
        case q.Act.TRAIN:
            return 4.5
        case q.Act.ENTER:
            kept = not deals.promised(view, "keep-out") or near_win(view, view.seat)
            return 8.5 if me.ap >= 13 and view.open_discs and kept else -1.0
        case q.Act.STORM:
            occupant = next(seat for seat in view.inside() if seat != view.seat)
            rich = view.players[occupant].favor >= 3
            return 6.5 if (rich and me.favor > -5) or near_win(view, occupant) else 0.2
        case q.Act.TRADE:
            return 7.5 if deals.promising(view) else -1.0
        case q.Act.MARKET:
            return 2.5 if view.count_tokens(view.seat) >= 9 else -1.0
    return 0.1


# --- where to go ------------------------------------------------------------------------------------------------------


def go(view: RaidTradeView, option: q.Go) -> float:
    """Towards the best place, if it is better than here and there is enough left to do something there."""
    here, there = prospect(view, view.me.section, 0), prospect(view, option.section, option.ap)
    return there if there > here + 0.2 else -1.0


def prospect(view: RaidTradeView, section: str, spent: int) -> float:
    """What the nearest Houses and the Outpost promise from a section, less the way there."""
    left = view.me.ap - spent
    price = {size: view.raid_price(size) for size in v.SIZES}
    best = 0.0
    far = _far(view.side, view.placed, section)
    for at, cost in far.items():  # the nearest first
        if RAID_WORTH[v.LARGE] - STEP * cost <= best:
            break
        for square in ALONG[view.side][at]:
            size = view.house_at(square)
            if size:
                enough = 0.0 if left - cost >= price[size] else 1.5
                best = max(best, RAID_WORTH[v.Size(size)] - STEP * cost - enough)
    if view.outpost and view.open_discs and not view.inside():
        way = min((far.get(at, FAR) for at in BESIDE[view.side][view.outpost]), default=FAR)
        best = max(best, 5.2 - STEP * way)
    return best


@lru_cache(maxsize=4096)
def _far(side: str, laid: tuple[Placed, ...], section: str) -> dict[str, int]:
    """How far it is from a section to all others, in borders and barricades."""
    steps = city_of(side, laid).steps
    return graphs.costs({at: tuple((to, 1) for to, _, _ in ways) for at, ways in steps.items()}, section)
