"""What things are worth to a player: tokens by what they are missing for, Items by their Skill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import CITY
from fivefires.games.raid_trade.content.index import ITEM, QUEST
from fivefires.games.raid_trade.state import FAVOR_TO_WIN

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

# What a token is worth that an Item or a Quest lacks, by how many it lacks in all; and one that is put aside for it.
LACKING = {1: 2.2, 2: 1.6, 3: 1.3}
PUT_ASIDE = {0: 2.2, 1: 1.8, 2: 1.4, 3: 1.1}
# A spare one least, but for the first Gun; and a Gun on the way out of the city most.
SPARE, GUN, WAY_OUT = 0.7, 1.4, 4.0
# What the Skill of an Item in hand counts that lacks so many tokens, or more; a token that is left, all of it in worth
# of tokens, and a crafted Item for what it can do.
HOPE, HOPELESS, LEFT, IN_TOKENS, ABILITY = {0: 0.5, 1: 0.4, 2: 0.25}, 0.1, 0.3, 2.0, 1.5
# What lacks more than so many tokens is not thought of, and of the nearest things only so many.
NEAR, FEW = 3, 4
# How much Quests are liked with so many players: with more of them others are quicker.
EAGER = {3: 4, 4: 1}
# And so much more in the Wasteland, whose few Houses do not last for other ways.
BARREN = 2
# So much Favor comes from elsewhere than from discs.
RETURNED = 3
# With so much Favor nobody must get another disc; with five players there are others to see to it.
DENIED = {3: 6, 4: 8, 5: 9}
# And with so much of it after a fight a disc is worth it for its own sake.
SERIOUS = 5


class Plan(NamedTuple):
    """What a player has and means to make of it: the worth of the tokens that are lacking, kind by kind, the most
    urgent first, and of those that are put aside, the least urgent first.
    """

    held: Mapping[str, int]
    lacking: Mapping[str, Sequence[float]]
    aside: Mapping[str, Sequence[float]]
    scenario: bool

    def spare(self, kind: str) -> int:
        return self.held.get(kind, 0) - len(self.aside.get(kind, ()))

    def gain(self, kind: str, amount: int = 1) -> float:
        """What so many more tokens of a kind are worth."""
        if kind == v.GUNS:
            held = self.held.get(kind, 0)
            if self.scenario:
                return sum([WAY_OUT / (held + more) for more in range(1, amount + 1)])
            if not held:
                return GUN + SPARE * (amount - 1)
        urgent = self.lacking.get(kind, ())[:amount]
        return sum(urgent) + SPARE * (amount - len(urgent))

    def loss(self, kind: str, amount: int = 1) -> float:
        """What is lost with so many tokens of a kind: the spare ones go first."""
        held = self.held.get(kind, 0)
        if kind == v.GUNS:
            if self.scenario:
                return sum([WAY_OUT / max(1, held - less) for less in range(amount)])
            if held <= amount:
                return GUN + SPARE * (amount - 1)
        spare = max(0, min(amount, self.spare(kind)))
        return SPARE * spare + sum(self.aside.get(kind, ())[: amount - spare])

    def gains(self, goods: Mapping[str, int]) -> float:
        return sum([self.gain(good, amount) for good, amount in goods.items() if good not in ITEM])

    def losses(self, goods: Mapping[str, int]) -> float:
        return sum([self.loss(good, amount) for good, amount in goods.items() if good not in ITEM])


def plan(view: RaidTradeView, seat: int) -> Plan:
    held = view.tokens(seat)
    if view.scenario:  # Skill is there from the start: nothing is put aside for it, and Guns alone are lacking
        return Plan(held, {}, {}, True)
    eager = eagerness(view, seat)
    lacking, aside = _planned(tuple(held.items()), tuple(view.unmade(seat)), tuple(view.open_quests), eager)
    return Plan(held, lacking, aside, view.scenario)


def eagerness(view: RaidTradeView, seat: int) -> int:
    """How much a player likes Quests: the more of them are done, and the fewer others are after them."""
    barren = 0 if view.side == CITY else BARREN
    return len(view.quests(seat)) + EAGER.get(view.seats, 0) + barren


Worths = Mapping[str, Sequence[float]]


@lru_cache(maxsize=8192)
def _planned(
    held: tuple[tuple[str, int], ...], unmade: tuple[str, ...], quests: tuple[str, ...], eager: int
) -> tuple[Worths, Worths]:
    """The nearest Items and Quests get their tokens one after the other; a Quest as if it lacked fewer of them."""
    left = dict(held)
    prices = [QUEST[quest].demand.goods for quest in quests] + [ITEM[item].price for item in unmade]
    near = [(_short(left, price) - (eager if at < len(quests) else 0), at) for at, price in enumerate(prices) if price]
    lacking: dict[str, list[float]] = {}
    aside: dict[str, list[float]] = {}
    for _, at in sorted(near)[:FEW]:
        short = _short(left, prices[at])
        if short > NEAR:
            continue
        for kind, amount in prices[at]:
            there = min(amount, left.get(kind, 0))
            if there:
                left[kind] -= there
                aside.setdefault(kind, []).extend([PUT_ASIDE[short]] * there)
            if there < amount:
                lacking.setdefault(kind, []).extend([LACKING[short]] * (amount - there))
    for worths in aside.values():
        worths.reverse()
    return lacking, aside


def _short(held: Mapping[str, int], price: Sequence[tuple[str, int]]) -> int:
    return sum([amount - held.get(kind, 0) for kind, amount in price if amount > held.get(kind, 0)])


# --- Items in hand ----------------------------------------------------------------------------------------------------


def exchanged(view: RaidTradeView, seat: int, gets: Mapping[str, int], gives: Mapping[str, int]) -> float:
    """What an exchange is worth to a player in which Items change hands, by what can be crafted before and after it.

    A crafted Item brings no Skill with it: it counts as much for the one as for the other.
    """
    held, unmade = dict(view.tokens(seat)), set(view.unmade(seat))
    before = _makes(_sorted(held), tuple(sorted(unmade)))
    for side, sign in ((gets, 1), (gives, -1)):
        for good, amount in side.items():
            if good not in ITEM:
                held[good] = held.get(good, 0) + sign * amount
    made = set(view.made(seat))
    unmade = (unmade - gives.keys()) | {good for good in gets if good in ITEM and not _crafted(view, good)}
    abilities = ABILITY * (sum([_crafted(view, good) for good in gets]) - sum([good in made for good in gives]))
    return IN_TOKENS * (_makes(_sorted(held), tuple(sorted(unmade))) - before) + abilities


def _crafted(view: RaidTradeView, good: str) -> bool:
    return any(good in view.made(seat) for seat in range(view.seats))


def _sorted(held: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted([(kind, amount) for kind, amount in held.items() if amount > 0]))


@lru_cache(maxsize=8192)
def _makes(held: tuple[tuple[str, int], ...], unmade: tuple[str, ...]) -> float:
    """The Skill that these tokens make at best, and what is left then: tokens, and Items that lack few or more."""
    left = dict(held)
    best = LEFT * sum(left.values())
    for item in unmade:
        best += ITEM[item].skill * HOPE.get(_short(left, ITEM[item].price), HOPELESS)
    for at, item in enumerate(unmade):
        price = ITEM[item].price
        if _short(left, price) == 0:
            rest = dict(left)
            for kind, amount in price:
                rest[kind] -= amount
            best = max(best, ITEM[item].skill + _makes(_sorted(rest), unmade[:at] + unmade[at + 1 :]))
    return best


def saves_up(view: RaidTradeView, item: str) -> bool:
    """Whether the tokens for an Item are better kept for a Quest that lacks little."""
    held, eager = view.tokens(view.seat), eagerness(view, view.seat)
    price: dict[str, int] = {str(kind): amount for kind, amount in ITEM[item].price}
    left = {kind: amount - price.get(kind, 0) for kind, amount in held.items()}
    for quest in view.open_quests:
        goods = QUEST[quest].demand.goods
        if goods and _short(held, goods) <= eager and _short(left, goods) > _short(held, goods):
            return True
    return False


# --- who is ahead -----------------------------------------------------------------------------------------------------


def courts(view: RaidTradeView, seat: int) -> bool:
    """Whether a player is after Favor: nobody has clearly more of it, and the discs that are left suffice."""
    mine = view.players[seat].favor
    others = max(one.favor for other, one in enumerate(view.players) if other != seat)
    return mine + view.favor_left >= FAVOR_TO_WIN - RETURNED and mine >= others - 1


def wants_disc(view: RaidTradeView, seat: int, disc: int) -> bool:
    """Whether a disc of this player is worth a fight: it leads to a win, or keeps the other from one."""
    mine, theirs = view.me.favor + disc, view.players[seat].favor
    ahead = all(one.favor <= mine for other, one in enumerate(view.players) if other not in (view.seat, seat))
    courted = mine >= SERIOUS and ahead and mine + view.favor_left >= FAVOR_TO_WIN - RETURNED
    return courted or theirs >= DENIED[view.seats]


def near_win(view: RaidTradeView, seat: int) -> bool:
    """Whether a player might win before the next turn of others, as far as anybody can see."""
    if view.scenario:
        return False
    me = view.players[seat]
    return me.skill >= 16 or me.favor >= 7 or len(view.quests(seat)) >= 2


def leads(view: RaidTradeView, seat: int) -> bool:
    mine = view.points(seat)
    return all(view.points(other) < mine for other in range(view.seats) if other != seat)
