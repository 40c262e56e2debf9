"""The own turn: raid what is near, craft what can be crafted, work where there is room, walk where it is worth it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import DISC, INCIDENT, ITEM, ON_TURN
from fivefires.games.raid_trade.rules import questions as q
from fivefires.games.raid_trade.rules.roads import ALONG, city_of
from fivefires.games.raid_trade.state import Placed
from fivefires.kit import graphs

from . import deals, flight
from .worth import DENIED, courts, near_win, plan, saves_up, wants_disc

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

RAID_WORTH: dict[str, float] = {v.SMALL: 5.0, v.MEDIUM: 5.6, v.LARGE: 6.2}
FAR = 99
# With so much Skill training is the way to the rest.
NEARLY = 16
# The AP of an attack, and how many tokens it takes.
FIGHT, TAKEN = 5, 3
# How often an attack wins, and what a token is worth beside a raid.
WON, TOKEN = 0.6, 1.5
# What a border or a barricade on the way takes off.
STEP = 0.6


def act(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Whatever is worth most; at equal worth what is offered first."""
    if view.scenario:
        return max(options, key=lambda option: fleeing(view, option))
    around = Around(view) if any(type(option) is q.Go for option in options) else None
    return max(options, key=lambda option: go(around, option) if type(option) is q.Go else value(view, option))


def fleeing(view: RaidTradeView, option: Any) -> float:
    found = flight.value(view, option)
    return value(view, option) if found is None else found


def value(view: RaidTradeView, option: Any) -> float:
    match option:
        case q.Claim(card=card):
            return 20.0 if card not in INCIDENT else incident(view, card)
        case q.UseCard(card=card):
            return use(view, card)
        case q.Craft(item=item):
            return (3.0 if saves_up(view, item) else 8.0) + ITEM[item].skill
        case q.RaidHouse(square=square):
            return RAID_WORTH[view.house_at(square)] + (1.0 if view.me.favor > -4 else 0.0)
        case q.Attack(seat=seat):
            return attack(view, seat)
        case q.Leave():
            return leave(view)
        case q.Act():
            return deed(view, option)
    return 0.0


def incident(view: RaidTradeView, card: str) -> float:
    """Worth its price where the tokens are not needed for an Item."""
    mine = plan(view, view.seat)
    return 3.0 if all(mine.spare(kind) >= amount for kind, amount in INCIDENT[card].price) else -1.0


def use(view: RaidTradeView, card: str) -> float:
    """What is free is used; what costs AP waits until the action is done; Favor and Skill are worth their price."""
    asked = ON_TURN[card]
    gains = [word for word in asked.do if isinstance(word, v.Gain)]
    if any(word.skill for word in gains):
        return 12.0
    if any(word.favor for word in gains):
        return 12.0 if courts(view, view.seat) else -1.0
    if any(isinstance(word, v.Gain) and word.ap > 15 - view.me.ap for word in asked.do):
        return -1.0
    if any(isinstance(word, v.Again | v.Walk | v.Jump | v.Uncover) for word in asked.do):
        return 0.3 if isinstance(asked.do[0], v.Again) else -1.0
    return 6.0 if asked.cost is None else 0.4


def leave(view: RaidTradeView) -> float:
    """Whoever is on the way to 10 Favor waits inside for the next disc, and trains meanwhile; so does who lacks little
    Skill.
    """
    if (view.me.favor >= 3 and view.discs_to_come and courts(view, view.seat)) or view.me.skill >= NEARLY:
        return -1.0
    return 0.5 if view.me.ap < 8 else 0.0


def attack(view: RaidTradeView, seat: int) -> float:
    """For a disc that leads somewhere, or for goods, which the other then lacks. A promise is kept, unless to break it
    wins.
    """
    if deals.promised(view, "peace", seat) and not near_win(view, view.seat):
        return -1.0
    disc = max((DISC[disc] for disc in view.discs(seat)), default=0)
    prize = disc * 2.2 if disc and wants_disc(view, seat, disc) else 0.0
    mine, theirs = plan(view, view.seat), view.tokens(seat)
    best = sorted([mine.gain(kind) for kind, amount in theirs.items() for _ in range(min(amount, TAKEN))], reverse=True)
    goods = (sum(best[:TAKEN]) * WON * (1 + 1 / (view.seats - 1)) - mine.loss(v.GUNS)) * TOKEN
    threat = 3.0 if near_win(view, seat) and max(prize, goods) > 0 else 0.0
    return max(prize, goods) + threat - (1.0 if view.players[seat].ap >= 3 and theirs.get(v.GUNS, 0) else 0.0)


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
            return 8.5 if me.ap >= 13 and drawn_in(view) and kept else -1.0
        case q.Act.STORM:
            occupant = next(seat for seat in view.inside() if seat != view.seat)
            rich = view.players[occupant].favor >= 3
            return 6.5 if (rich and me.favor > -5) or near_win(view, occupant) else 0.2
        case q.Act.TRADE:
            return 7.5 if deals.promising(view) else -1.0
        case q.Act.MARKET:
            return 2.5 if view.count_tokens(view.seat) >= 9 else -1.0
    return 0.1


def drawn_in(view: RaidTradeView) -> bool:
    """Whether the Outpost has something to give: a disc, for oneself or before somebody else is too near to a win."""
    if not view.open_discs:
        return False
    return courts(view, view.seat) or any(one.favor >= DENIED for one in view.players if one is not view.me)


# --- where to go ------------------------------------------------------------------------------------------------------


class Around:
    """What can be reached from where the player stands, looked up once for all steps."""

    def __init__(self, view: RaidTradeView) -> None:
        self.view = view
        self.houses = view.houses
        self.prices = {size: view.raid_price(size) for size in v.SIZES}
        self.outpost = view.outpost if drawn_in(view) and not view.inside() else ""
        self.prey = prey(view)
        self.here = self.prospect(view.me.section, 0)

    def prospect(self, section: str, spent: int) -> float:
        """What the nearest Houses and the Outpost promise from a section, less the way there."""
        view, best = self.view, 0.0
        left = view.me.ap - spent
        far = _far(view.side, view.placed, section)
        for square, cost in far.items():  # the nearest first
            if RAID_WORTH[v.LARGE] - STEP * cost <= best:
                break
            if size := self.houses.get(square):
                enough = 0.0 if left - cost >= self.prices[size] else 1.5
                best = max(best, RAID_WORTH[size] - STEP * cost - enough)
        for at, worth in self.prey.items():
            if left - far.get(at, FAR) >= FIGHT:
                best = max(best, worth - STEP * far[at])
        if self.outpost:
            best = max(best, 5.2 - STEP * far.get(self.outpost, FAR))
        return best


def prey(view: RaidTradeView) -> dict[str, float]:
    """Where somebody stands who can be robbed, and what that is worth."""
    if not view.has(view.seat, v.GUNS):
        return {}
    found: dict[str, float] = {}
    for seat, one in enumerate(view.players):
        if seat != view.seat and not one.inside:
            found[one.section] = max(found.get(one.section, 0.0), attack(view, seat))
    return found


def go(around: Around | None, option: q.Go) -> float:
    """Towards the best place, if it is better than here and there is enough left to do something there."""
    assert around is not None
    there = around.prospect(option.section, option.ap)
    return there if there > around.here + 0.2 else -1.0


@lru_cache(maxsize=4096)
def _far(side: str, laid: tuple[Placed, ...], section: str) -> dict[str, int]:
    """How many borders and barricades lie between a section and the others with the squares beside them, the nearest
    first.
    """
    steps = city_of(side, laid).steps
    costs = graphs.costs({at: tuple((to, 1) for to, _, _ in ways) for at, ways in steps.items()}, section)
    found: dict[str, int] = {}
    for at, cost in costs.items():
        found[at] = cost
        for square in ALONG[side][at]:
            found.setdefault(square, cost)
    return found
