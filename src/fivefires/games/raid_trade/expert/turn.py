"""The own turn: raid what is near, craft what can be crafted, work where there is room, walk where it is worth it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import DISC, INCIDENT, ITEM, ON_TURN, QUEST, TRADER
from fivefires.games.raid_trade.rules import questions as q
from fivefires.games.raid_trade.rules.roads import ALONG, circle, city_of
from fivefires.games.raid_trade.state import FAVOR_TO_WIN, QUESTS_TO_WIN, Placed
from fivefires.kit import graphs

from . import deals, flight
from .worth import DENIED, LACKING, courts, near_win, plan, saves_up, wants_disc

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

# What a raid brings, in worth of tokens, and what can still be done with so many AP.
RAID_WORTH: dict[str, float] = {v.SMALL: 3.5, v.MEDIUM: 5.0, v.LARGE: 7.0}
AP_LEFT = (0.0, 0.3, 0.5, 0.7, 0.8, 1.2, 3.0, 3.3, 4.3, 4.8, 5.6, 6.2, 6.4, 6.8, 7.6, 8.2)
# What raids and fights begin from among all that can be done.
DEED = 6.0
FAR = 99
# With so much Skill training is the way to the rest.
NEARLY = 16
# With so much Skill or Favor nobody gives of it for a Quest.
SKILLED, LIKED = 12, 7
# With so much Favor a rival is thrown out of the Outpost, and what that is worth.
ALARMING, BARRED = 7, 9.5
# What a point of a disc is worth that leads to a win, with so many players: with five it is soon stolen again.
DISC_WORTH = {3: 2.5, 4: 2.5, 5: 1.8}
# And to strike at whoever is near a win.
THREAT = 1.0
# The AP of an attack, and how many tokens it takes.
FIGHT, TAKEN = 5, 3
# How often an attack wins, against somebody who defends and else, and what it is worth that another loses.
DEFENDED, WON, SPITE = 0.42, 0.67, 0.5
# What an attack must bring beyond its Gun and its AP: the Gun would have been a threat, and a defence.
DOUBT = 1.0
# What a border or a barricade on the way takes off beside its AP.
STEP = 0.3
# What a House is worth that can be raided in a later round, and to come to the Outpost.
LATER, TO_OUTPOST = 1.5, 8.2
# What the Black Market is worth with tokens to spare for what an Item lacks, and to come there with an AP left.
BARGAIN, TO_MARKET, MARKET_AP = 7.2, 2.4, 1


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
            return incident(view, card) if card in INCIDENT else quest(view, card)
        case q.UseCard(card=card):
            return use(view, card)
        case q.Craft(item=item):
            return (3.0 if saves_up(view, item) else 8.0) + ITEM[item].skill
        case q.RaidHouse(square=square, ap=ap):
            return worth_while(view, RAID_WORTH[view.house_at(square)], ap)
        case q.Attack(seat=seat):
            return attack(view, seat)
        case q.Leave():
            return leave(view)
        case q.Act():
            return deed(view, option)
    return 0.0


def worth_while(view: RaidTradeView, worth: float, ap: int) -> float:
    """A deed is good if it and what can be done with the AP after it are worth more than the AP now."""
    now = view.me.ap
    return DEED + worth + AP_LEFT[max(0, now - ap)] - AP_LEFT[now]


def quest(view: RaidTradeView, card: str) -> float:
    """Whoever is far on another way to win does not pay for a Quest with it, but for the third one."""
    asked = QUEST[card].demand
    if len(view.quests(view.seat)) + 1 >= QUESTS_TO_WIN:
        return 20.0
    dear = (asked.skill and view.me.skill >= SKILLED) or (asked.favor and view.me.favor >= LIKED)
    return -1.0 if dear else 20.0


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
    waits = view.me.favor >= 3 and view.discs_to_come and courts(view, view.seat)
    if waits or threatening(view) or view.me.skill >= NEARLY:
        return -1.0
    return 0.5 if view.me.ap < 8 else 0.0


def attack(view: RaidTradeView, seat: int) -> float:
    """For a disc that leads somewhere, or for goods, which the other then lacks. A promise is kept, unless to break it
    wins.
    """
    if deals.promised(view, "peace", seat) and not near_win(view, view.seat):
        return -1.0
    disc = max((DISC[disc] for disc in view.discs(seat)), default=0)
    prize = disc * DISC_WORTH[view.seats] if disc and wants_disc(view, seat, disc) else 0.0
    mine, theirs = plan(view, view.seat), view.tokens(seat)
    best = sorted([mine.gain(kind) for kind, amount in theirs.items() for _ in range(min(amount, TAKEN))], reverse=True)
    goods = sum(best[:TAKEN]) + SPITE * len(best[:TAKEN]) / (view.seats - 1)
    if near_win(view, seat) and max(prize, goods) > 0:
        goods += THREAT
    wins = DEFENDED if view.players[seat].ap >= 3 and theirs.get(v.GUNS, 0) else WON
    return worth_while(view, max(prize, goods) * wins - mine.loss(v.GUNS) - DOUBT, FIGHT)


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
            if occupant in threatening(view):
                return BARRED
            rich = view.players[occupant].favor >= 3
            return 6.5 if (rich and me.favor > -5) or near_win(view, occupant) else 0.2
        case q.Act.TRADE:
            return 7.5 if deals.promising(view) else -1.0
        case q.Act.MARKET:
            return BARGAIN if completes(view) else -1.0
    return 0.1


def threatening(view: RaidTradeView) -> list[int]:
    """Rivals whom the next disc may let win: they are thrown out of the Outpost."""
    left = view.best_disc_left
    return [
        seat
        for seat, one in enumerate(view.players)
        if seat != view.seat and one.favor >= ALARMING and left and one.favor + left >= FAVOR_TO_WIN
    ]


def drawn_in(view: RaidTradeView) -> bool:
    """Whether the Outpost has something to give: a disc, for oneself or before somebody else is too near to a win."""
    if not view.open_discs:
        return False
    return courts(view, view.seat) or any(one.favor >= DENIED[view.seats] for one in view.players if one is not view.me)


def completes(view: RaidTradeView) -> bool:
    """Whether the Black Market has the one token that an Item or a Quest lacks, for tokens that nothing else needs."""
    mine = plan(view, view.seat)
    spare = sum([max(0, mine.spare(kind)) for kind in mine.held])
    if spare < view.market_rate or not view.trader:
        return False
    return any(mine.lacking.get(kind, (0.0,))[0] >= LACKING[1] for kind in TRADER[view.trader].kinds)


# --- where to go ------------------------------------------------------------------------------------------------------


class Around:
    """What can be reached from where the player stands, looked up once for all steps."""

    def __init__(self, view: RaidTradeView) -> None:
        self.view = view
        self.houses = view.houses
        self.prices = {size: view.raid_price(size) for size in v.SIZES}
        inside = view.inside()
        called = drawn_in(view) and not inside
        self.outpost = view.outpost if called or any(seat in threatening(view) for seat in inside) else ""
        self.prey = prey(view)
        self.market = circle(view.side) if completes(view) else ""
        self.here = self.prospect(view.me.section, 0)

    def prospect(self, section: str, spent: int) -> float:
        """What the nearest Houses and the Outpost promise from a section, less the way there."""
        view, best = self.view, 0.0
        left = view.me.ap - spent
        far = _far(view.side, view.placed, section)
        for square, cost in far.items():  # the nearest first
            if size := self.houses.get(square):
                after = left - cost - self.prices[size]
                worth = RAID_WORTH[size] + AP_LEFT[after] if after >= 0 else LATER
                best = max(best, worth - STEP * cost)
        for at, worth in self.prey.items():
            after = left - far.get(at, FAR) - FIGHT
            if after >= 0:
                best = max(best, worth + AP_LEFT[after] - STEP * far[at])
        if self.market and left - far.get(self.market, FAR) >= MARKET_AP:
            best = max(best, TO_MARKET + AP_LEFT[left - far[self.market] - MARKET_AP] - STEP * far[self.market])
        if self.outpost:
            best = max(best, TO_OUTPOST - STEP * far.get(self.outpost, FAR))
        return best


def prey(view: RaidTradeView) -> dict[str, float]:
    """Where somebody stands who can be robbed, and what that is worth."""
    if not view.has(view.seat, v.GUNS):
        return {}
    found: dict[str, float] = {}
    for seat, one in enumerate(view.players):
        if seat != view.seat and not one.inside:
            worth = attack(view, seat) - DEED + AP_LEFT[view.me.ap] - AP_LEFT[max(0, view.me.ap - FIGHT)]
            found[one.section] = max(found.get(one.section, 0.0), worth)
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
