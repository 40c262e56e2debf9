"""Escape the City: off the tile before it falls, past the Guards, and to the Helipad with something to give.

One goes ahead to each guarded tile and clears it; the others follow when the way is free. A Gun opens one tile, so Guns
are what everybody looks for. Fear is shared: whoever has the least of it goes ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import ITEM, ON_TURN, TRADER
from fivefires.games.raid_trade.rules import questions as q
from fivefires.games.raid_trade.rules.raids import LIMIT
from fivefires.games.raid_trade.rules.roads import ALONG, BESIDE, TILE_OF, city_of
from fivefires.games.raid_trade.state import DIAL_END, MOST_AP, Going, Placed, Roll
from fivefires.kernel import Done
from fivefires.kit import graphs
from fivefires.kit.bargains import Offer, Ready
from fivefires.kit.questions import Portion

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

# What an attack on a Guard costs, the seats aboard, what a Guard takes, and what is nowhere near.
ATTACK_AP, SEATS_ABOARD, TAKEN, FAR = 5, 3, 3, 99
WINS = (v.Symbol.HIT, v.Symbol.AUTO_WIN)
# With so many Guns nobody looks for more of them.
ARMED = 3
# So many tiles before the bombs the party wants to be.
LEAD = 0
# From so much Adrenaline on it is worth something to lose some.
CALM = 5
# Whoever has so many tokens goes on.
ENOUGH = 7
# From this place in the line on the Helipad is near.
LATE = 4
RAID_WORTH = {v.SMALL: 5.0, v.MEDIUM: 5.5, v.LARGE: 5.8}
# What somebody takes along: what rolls again, what brings Guns or goods, what saves the way, and what calms.
STARTING = (
    *("taser", "fuse_box", "battery"),
    *("holster", "armory", "generator", "stretcher", "pushcart", "rope", "toolbelt", "crowbar", "salvage_hook"),
    *("field_kit", "forged_pass", "samples", "price_list", "purse", "stopwatch"),
)


def value(view: RaidTradeView, option: Any) -> float | None:
    """What an answer is worth here; None where it is as in the city."""
    match option:
        case q.AttackGuard(square=square):
            return 8.0 + (0.5 if view.loot_under(square) else 0.0)
        case q.Attack():
            return -1.0
        case q.Craft(item=item):
            return craft(view, item)
        case q.UseCard(card=card):
            return use(view, card)
        case q.RaidHouse(square=square):
            spare = view.me.ap - view.raid_cost(square) >= reserve(view)
            return raid(view, view.house_at(square)) if spare else -1.0
        case q.Go():
            return go(view, option)
        case q.Act.MARKET:
            return market(view)
        case q.Act.TRADE:
            return trade(view)
        case q.Act.GIVE:
            return -1.0 if view.me.aboard and not owes(view, view.seat) and waits(view) else 30.0
    return None


# --- what is needed ---------------------------------------------------------------------------------------------------


def share(view: RaidTradeView) -> tuple[int, int]:
    """So much Skill and so many goods each of three has to bring."""
    skill, goods = view.demand
    return ceil(skill / SEATS_ABOARD), ceil(goods / SEATS_ABOARD)


def fear(view: RaidTradeView) -> int:
    """Adrenaline beyond what the rounds have brought."""
    return -view.me.favor - (view.round - 1)


def craft(view: RaidTradeView, item: str) -> float:
    """For the Skill that is asked for, with goods that are not; and near the Helipad rather than lose them."""
    price = {str(kind): amount for kind, amount in ITEM[item].price}
    left = view.count_tokens(view.seat) - sum(price.values())
    if view.me.ap <= reserve(view) or guns(view) - price.get(v.GUNS, 0) < min(guns(view), 2):
        return -0.5
    skill, goods = share(view)
    late = place(view, view.me.section) >= LATE
    if left < (goods if late else goods + 1):
        return -0.5
    # What would be done with the rest of the round anyway is better than nothing.
    return (6.5 if late or view.me.skill < skill else 0.3) + ITEM[item].skill / 10


def use(view: RaidTradeView, card: str) -> float:
    """What brings goods or AP comes first; what costs AP leaves enough for the way."""
    asked = ON_TURN[card]
    cost = asked.cost or v.Cost()
    if cost.ap and view.me.ap - cost.ap < reserve(view):
        return -1.0
    spare = view.count_tokens(view.seat) - guns(view)
    for word in asked.do:
        match word:
            case v.Gain(ap=ap) if ap:
                return 9.0 if ap <= MOST_AP - view.me.ap and not cost.any else -1.0
            case v.Gain(favor=favor) if favor:
                return 6.2 if fear(view) >= 0 or -view.me.favor >= CALM else -1.0
            case v.Gain(skill=skill) if skill:
                return 6.0 if view.me.skill < share(view)[0] else -1.0
            case v.Draw() | v.Take() | v.Pick():
                if cost.any and (guns(view) >= ARMED or spare <= cost.any):
                    return -1.0
                return 9.0 if not cost.blacklist or fear(view) <= 1 else -1.0
            case v.Walk():
                return leaving(view) + 0.1
    return -1.0


def raid(view: RaidTradeView, size: str) -> float:
    """Whoever has enough goes on and raids with what is left of the round."""
    return RAID_WORTH[v.Size(size)] - (3.0 if equipped(view) else 0.0)


def equipped(view: RaidTradeView) -> bool:
    return guns(view) >= 2 and view.count_tokens(view.seat) >= ENOUGH


def market(view: RaidTradeView) -> float:
    """Guns, as long as the Trader can be reached and has any."""
    spare = view.count_tokens(view.seat) - guns(view)
    sells = v.GUNS in TRADER[view.trader].kinds
    if not sells or guns(view) >= ARMED or view.me.ap <= reserve(view):
        return -1.0
    return 8.0 if spare >= 4 and not guns(view) else 6.0 if spare >= 4 + TAKEN else -1.0


def trade(view: RaidTradeView) -> float:
    """For a Gun of somebody who has more of them."""
    if view.talk.offers or view.count_tokens(view.seat) - guns(view) < 1:
        return -1.0
    others = [seat for seat, one in enumerate(view.players) if seat != view.seat and not one.out]
    return 6.0 if any(view.has(seat, v.GUNS) >= guns(view) + 2 for seat in others) else -1.0


def asks_for_gun(options: Sequence[Any]) -> Ready | None:
    """The ready offer that gives most for a Gun, so that it is not refused."""
    found = [one for one in options if isinstance(one, Ready) and dict(one.want) == {v.GUNS: 1}]
    return max(found, key=lambda one: sum(amount for _, amount in one.give), default=None)


def arms(view: RaidTradeView, offer: Offer) -> bool:
    """A Gun for whoever has fewer, and does not have more of them then: all need those who can clear a tile."""
    return offer.want == {v.GUNS: 1} and guns(view) >= view.has(offer.by, v.GUNS) + 2


# --- where one is -----------------------------------------------------------------------------------------------------


def place(view: RaidTradeView, section: str) -> int:
    return _places(view.placed)[TILE_OF[section]]


@lru_cache(maxsize=1024)
def _places(line: tuple[Placed, ...]) -> dict[str, int]:
    return {one.tile: at for at, one in enumerate(line)}


def guns(view: RaidTradeView) -> int:
    return view.has(view.seat, v.GUNS)


def way_on(view: RaidTradeView, section: str) -> int:
    """The AP from a section to the next tile: barricades, and the border."""
    return _way_on(view.side, view.placed, section)


@lru_cache(maxsize=1024)
def _way_on(side: str, line: tuple[Placed, ...], section: str) -> int:
    here = next(at for at, one in enumerate(line) if one.tile == TILE_OF[section])
    if here + 1 >= len(line):
        return 0
    steps = city_of(side, line).steps
    graph = {at: tuple((to, here + 2 if border else 1) for to, border, _ in ways) for at, ways in steps.items()}
    costs = graphs.costs(graph, section)
    return min((cost for at, cost in costs.items() if TILE_OF[at] == line[here + 1].tile), default=FAR)


def to_guard(view: RaidTradeView, section: str) -> int:
    """How many barricades lie between a section and the nearest Guard of its tile."""
    tile = TILE_OF[section]
    ways = {at: [to for to, border, _ in ways if not border] for at, ways in view.city.steps.items()}
    far = graphs.distances(ways, section)
    outside = any(square not in BESIDE[view.side] for square in view.guards_on(tile))
    beside = [at for at in far if any(view.guarded(square) for square in ALONG[view.side][at])]
    return 0 if outside else min((far[at] for at in beside), default=FAR)


def falls(view: RaidTradeView) -> bool:
    """Whether the tile on which the figure stands is the next one to fall."""
    return bool(view.falls_next) and view.falls_next == view.tile_of(view.seat)


def due(view: RaidTradeView) -> bool:
    """Whether it is time to leave the tile: it falls soon."""
    here = place(view, view.me.section)
    return here + 1 < len(view.laid) and here <= view.fallen + LEAD


def ahead(view: RaidTradeView) -> int:
    """How many Guards stand on the next tile."""
    here = place(view, view.me.section)
    return len(view.guards_on(view.laid[here + 1].tile)) if here + 1 < len(view.laid) else 0


def held(view: RaidTradeView) -> bool:
    """A Guard holds this tile."""
    return bool(view.guards_on(view.tile_of(view.seat)))


def reserve(view: RaidTradeView) -> int:
    """The AP that must be left to get away in this round, and to be rid of the Guards that bar the way."""
    way = way_on(view, view.me.section)
    if held(view):
        attack = ATTACK_AP + to_guard(view, view.me.section) if guns(view) else 0
        return attack + (way if falls(view) else 0)
    if not due(view):
        return 0
    return way + (ATTACK_AP * min(guns(view), ahead(view)) + 1 if view.seat in scouts(view) else 0)


def acted(view: RaidTradeView) -> bool:
    return view.turn is not None and view.turn.acted


def can_wait(view: RaidTradeView) -> bool:
    """Whoever has moved or acted may end the turn, and is not out of the round."""
    return acted(view) or (view.turn is not None and view.turn.going is not Going.OPEN)


# --- who goes ahead ---------------------------------------------------------------------------------------------------


def scout(view: RaidTradeView) -> bool:
    """Of those on this tile who can go ahead, this one is fittest for it, and those ahead do not suffice."""
    return view.seat in scouts(view)[:1]


def scouts(view: RaidTradeView) -> list[int]:
    """Those on this tile who are needed to clear the next one, the fittest first."""
    here, left = place(view, view.me.section), ahead(view) - attacks_ahead(view)
    able = [seat for seat in range(view.seats) if left > 0 and capacity(view, seat, here)]
    found: list[int] = []
    for seat in sorted(able, key=lambda seat: _fitness(view, seat), reverse=True):
        if left > 0:
            found.append(seat)
        left -= capacity(view, seat, here)
    return found


def capacity(view: RaidTradeView, seat: int, here: int) -> int:
    """How many attacks somebody on this tile can make on the next one, by Guns and by AP."""
    one = view.players[seat]
    if one.out or one.passed or place(view, one.section) != here:
        return 0
    return max(0, min(view.has(seat, v.GUNS), (one.ap - way_on(view, one.section)) // ATTACK_AP))


def _fitness(view: RaidTradeView, seat: int) -> tuple[bool, bool, bool, int, int]:
    """Whoever has little to fear from the Guards, keeps the Gun if they win, and can do it alone."""
    one = view.players[seat]
    before = ahead(view)
    calm = one.favor - 1 - before > -DIAL_END
    keeps = view.count_tokens(seat) > TAKEN * before
    alone = capacity(view, seat, place(view, view.me.section)) >= before
    return calm, keeps, alone, one.favor + view.has(seat, v.GUNS), -seat


def attacks_ahead(view: RaidTradeView) -> int:
    """How many attacks those on the next tile can still make: in this round, or in the next if there is time."""
    here, late = place(view, view.me.section), falls(view)
    found = 0
    for seat, one in enumerate(view.players):
        if not one.out and place(view, one.section) == here + 1 and not (late and one.passed):
            held_guns = view.has(seat, v.GUNS)
            found += min(held_guns, one.ap // ATTACK_AP) if late else held_guns
    return found


def cleared_soon(view: RaidTradeView) -> bool:
    """Others can still clear the next tile in this round."""
    here = place(view, view.me.section)
    able = sum(capacity(view, seat, here) for seat in range(view.seats) if seat != view.seat)
    return attacks_ahead(view) + able >= ahead(view)


def freed_soon(view: RaidTradeView) -> bool:
    """Somebody else on this tile can still do something about its Guards in this round."""
    here = place(view, view.me.section)
    return any(
        seat != view.seat and not (one.out or one.passed) and one.ap >= ATTACK_AP and place(view, one.section) == here
        for seat, one in enumerate(view.players)
    )


# --- where to go ------------------------------------------------------------------------------------------------------


def leaving(view: RaidTradeView) -> float:
    """What the step over the border is worth, for whoever stands before it."""
    here = place(view, view.me.section)
    found = [go(view, q.Go(to, ap)) for to, ap in view.steps().items() if place(view, to) > here]
    return max(found, default=-1.0)


def go(view: RaidTradeView, option: q.Go) -> float:
    """On to the next tile when this one falls, or when nothing is left here; with a Gun first, without one last."""
    here, there = place(view, view.me.section), place(view, option.section)
    if there < here:
        return -2.0
    if there == here:
        return within(view, option)
    if view.guards_on(TILE_OF[option.section]):
        return into_guards(view)
    if due(view):
        return 4.5
    return 2.0 if not plunder(view) else -1.0


def into_guards(view: RaidTradeView) -> float:
    """Whoever goes ahead does so with goods enough to keep the Gun, and an action left to use it."""
    if scout(view) and hurries(view):
        if acted(view):
            return -1.0
        return 7.0 if view.count_tokens(view.seat) > TAKEN * ahead(view) or not plunder(view) else 4.8
    if not falls(view) or (cleared_soon(view) and can_wait(view)):
        return -1.0
    return 0.15 if cleared_soon(view) else 0.6


def hurries(view: RaidTradeView) -> bool:
    """The tile falls soon, or has nothing more to give."""
    return due(view) or not plunder(view)


def plunder(view: RaidTradeView) -> bool:
    """Whether a House of this tile could be raided in this round."""
    tile = view.tile_of(view.seat)
    sections = [at for at in view.city.steps if TILE_OF[at] == tile]
    squares = {square for at in sections for square in ALONG[view.side][at]}
    return any(_open(view, one) and view.raid_cost(one) + reserve(view) <= view.me.ap for one in sorted(squares))


def _open(view: RaidTradeView, square: str) -> bool:
    """A House that nobody guards, and that somebody with so much Adrenaline may raid (R-423, R-424)."""
    size = view.house_at(square)
    return bool(size) and not view.guarded(square) and -view.me.favor < LIMIT[v.Size(size)]


def within(view: RaidTradeView, option: q.Go) -> float:
    """A step on the same tile: to a Guard that can be attacked, towards the way out in time, or to a House."""
    left = view.me.ap - option.ap
    reached, here = ALONG[view.side][option.section], ALONG[view.side][view.me.section]
    if held(view) and guns(view):
        now, then = to_guard(view, view.me.section), to_guard(view, option.section)
        if then < now:
            return 7.5 if left >= then + ATTACK_AP and not acted(view) else 1.0
    way, on = way_on(view, view.me.section), way_on(view, option.section)
    if not acted(view) and _raids(view, reached, left - reserve(view) + way - on):
        worth = raid(view, v.SMALL) - 0.5 * option.ap
        return -0.5 if _raids(view, here, view.me.ap - reserve(view)) else worth
    # Whoever moves to and fro waits for the others to clear the way.
    waits = falls(view) and not can_wait(view) and left >= on
    if held(view) and waits and freed_soon(view):
        return 0.2
    if held(view) or not due(view):
        return 1.0 if on < way and not held(view) and not plunder(view) else -0.5
    if on < way:
        return 4.0 if not ahead(view) else into_guards(view) if scout(view) else 0.12 if falls(view) else -0.5
    return 0.2 if waits and cleared_soon(view) else -0.5


def _raids(view: RaidTradeView, squares: Sequence[str], ap: int) -> bool:
    return any(_open(view, one) and view.raid_cost(one) <= ap for one in squares)


def owes(view: RaidTradeView, seat: int) -> int:
    """How much Skill of the own share somebody has not given yet, as far as they have it."""
    one = view.players[seat]
    return max(0, min(share(view)[0] - one.gave, one.skill, view.still_missing[0]))


def riding(view: RaidTradeView) -> bool:
    """Somebody else took a seat and keeps their share back: nobody gives more than the own one for them."""
    return any(one.aboard and seat != view.seat and owes(view, seat) for seat, one in enumerate(view.players))


def waits(view: RaidTradeView) -> bool:
    """Nobody is flown who keeps their share back. Else whoever can give all that is missing flies with those aboard."""
    skill, goods = view.still_missing
    return riding(view) or (company(view) and (view.me.skill < skill or view.count_tokens(view.seat) < goods))


def company(view: RaidTradeView) -> bool:
    """Whether somebody without a seat can still come in this round, and there is time to wait for them."""
    last = len(view.laid) - 1
    free = SEATS_ABOARD - sum(one.aboard for one in view.players)
    return free > 0 and any(
        seat != view.seat
        and not (one.out or one.passed or one.aboard)
        and (place(view, one.section) == last or one.ap >= way_on(view, one.section))
        and place(view, one.section) >= last - 1
        for seat, one in enumerate(view.players)
    )


# --- short questions --------------------------------------------------------------------------------------------------


def starting_item(view: RaidTradeView, options: Any) -> Any:
    known = {item: at for at, item in enumerate(STARTING)}
    return min(options, key=lambda option: known.get(option.id, len(known)))


def which_guard(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """First one that has goods already: what it takes does not lie under a second one."""
    return max(options, key=lambda option: len(view.loot_under(option.place)))


def defends(view: RaidTradeView, square: str) -> bool:
    """Guns are for getting on. On the Helipad no Guard must get loot: two that have some there are the end."""
    if -view.me.favor + 1 >= DIAL_END:
        return True
    free = not view.loot_under(square) and place(view, view.me.section) + 1 == len(view.laid)
    return free or guns(view) > ARMED


def rolls_again(view: RaidTradeView, roll: Roll, face: v.Face) -> bool:
    """Whoever attacks a Guard is helped, one's own or another's; who is attacked, where a Guard must not get loot."""
    fight = view.guard_fight
    assert fight is not None
    if fight.attacking:
        return (
            face.defence is v.Symbol.SHIELD and fight.attack == v.Symbol.HIT if roll.guard else face.attack not in WINS
        )
    if not roll.guard:
        return fight.attack == v.Symbol.HIT and face.defence is not v.Symbol.SHIELD
    feared = -view.players[fight.seat].favor + 1 >= DIAL_END
    last = TILE_OF[view.players[fight.seat].section] == view.laid[-1].tile and not view.loot_under(fight.square)
    return face.attack in WINS and (feared or last)


def give_skill(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """The own share as long as others may add theirs, else all that is asked for."""
    most = owes(view, view.seat) if waits(view) else FAR
    return max((one for one in options if one.amount <= most), key=lambda one: one.amount)


def give_goods(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Guns last."""
    found = [option for option in options if isinstance(option, Portion)]
    if Done.DONE in options and waits(view) and view.still_missing[1] <= view.demand[1] - share(view)[1]:
        return Done.DONE
    return max(found, key=lambda one: (one.kind != v.GUNS, one.amount)) if found else Done.DONE
