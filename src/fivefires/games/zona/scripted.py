"""The expert: how somebody who knows Zona well plays it, from a view and the options of a question.

The plan is always the same: earn and equip for a few rounds, go into the facility that suits best, rest there until
its secret is uncovered, go into the next one, heal, pass a gate, and draw Sarcophagus cards until one ends the game.
Everything on the way is weighed in the points of `worth.py`. The same view and options give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fivefires.kernel import Done

from . import questions as q
from .board import BORDER_KIND, BUNKERS, ENTRANCES, NEIGHBOURS, PLACES, SECTOR, SIDES
from .content import vocabulary as v
from .content.board import LOCAL_ACTIONS
from .content.index import (
    ABILITY,
    APPRAISES,
    ARTIFACT,
    DURABLE,
    EMISSION,
    FACILITY_DECKS,
    GEAR,
    IMPACT,
    ITEM,
    LOCK,
    PARAGRAPHS,
    RUMOR,
    SECTIONS,
    STORY_DECKS,
    THREAT,
    USES,
)  # fmt: skip
from .entry import lowered
from .piles import EVENTS, IN_FORCE, PACKED, RUMORS, SARCOPHAGUS, WORN
from .state import (
    CampUnderWay,
    DamageUnderWay,
    EmissionUnderWay,
    EncounterUnderWay,
    EventUnderWay,
    ItemUnderWay,
    LocalUnderWay,
    LookUnderWay,
    RumorUnderWay,
    Stage,
    TestUnderWay,
)  # fmt: skip
from .worth import SECRET, Affairs, chance

if TYPE_CHECKING:
    from .view import ZonaView

Options = Sequence[Any]

GATES: Final = ("moscow_eye", "pripyat")
PLANT: Final = "power_plant"
LOCAL: Final = {action.place: action for action in LOCAL_ACTIONS}
# In which round the expert has earned enough, whatever was earned.
FIRST_ENTRY: Final = 3


def choose(view: ZonaView, options: Options) -> Any:
    """The expert's answer."""
    if len(options) == 1:
        return options[0]
    last = options[-1]
    answer = _BY_LAST.get(last) if isinstance(last, Enum) else None
    if answer is None:
        answer = _BY_FIRST[type(options[0])]
    return answer(view, options)


# --- the map ----------------------------------------------------------------------------------------------------

SHORTCUT: Final = 1.6


def _walks(side: int) -> dict[str, dict[str, float]]:
    """How far it is from place to place on foot, a shortcut counting for more than its one step."""
    found = {}
    for start in PLACES:
        cost, edge = {start: 0.0}, [start]
        while edge:
            place = edge.pop(0)
            if place in ENTRANCES and place != start:
                continue
            for beyond, kind in NEIGHBOURS[side][place]:
                steps = cost[place] + (1.0 if kind == v.OPEN else SHORTCUT)
                if steps < cost.get(beyond, 99.0):
                    cost[beyond] = steps
                    edge.append(beyond)
        found[start] = cost
    return found


WALK: Final = {side: _walks(side) for side in SIDES}
FAR: Final = 30.0


def way(view: ZonaView, start: str, goal: str) -> float:
    return WALK[view.side][start].get(goal, FAR)


def step_towards(view: ZonaView, my: Affairs, goal: str, moves: Options) -> Any:
    """The move that leads there with the least harm."""
    side, safe = view.side, my.me.safe_shortcuts
    kinds = BORDER_KIND[side]
    best, least = None, 0.0
    for move in moves:
        place = move.place
        if place in ENTRANCES and place != goal:
            continue
        cost = WALK[side][place].get(goal, FAR)
        if not safe and kinds[my.place, place] != v.OPEN:
            cost += (SHORTCUT - 1) * (1.8 if my.free <= 1 else 1)
        for token in view.threats(place):
            cost += max(0.1, min(1.2, -0.4 * my.meeting(THREAT[token])))
        if best is None or cost < least:
            best, least = move, cost
    return best


# --- how good one is at a deck ----------------------------------------------------------------------------------


@cache
def prospects(deck: str, attributes: tuple[int, ...]) -> float:
    """How likely a card of this deck leads to its end, for bare attributes and the best choices."""
    of = dict(zip(v.ANY_ATTRIBUTE, attributes, strict=True))
    cards = STORY_DECKS[deck]
    return sum(_reach([part.do for part in card.paras], of) for card in cards) / len(cards)


def _reach(parts: list[v.Effects], of: dict[v.Attribute, int]) -> float:
    return _reach_by(parts[0], parts[1:], of) if parts else 0.0


def _reach_by(effects: v.Effects, beyond: list[v.Effects], of: dict[v.Attribute, int]) -> float:
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
                passes = max(chance(difficulty - of[name] - 0.4, 1) for name in names)
                won, lost = _reach_by(passed, beyond, of), _reach_by(failed, beyond, of)
                if won or lost:
                    return passes * won + (1 - passes) * lost
            case v.Choose(options):
                return max(
                    _reach_by(way.do, beyond, of) * (1 if way.needs is None and way.cost == v.FREE else 0.6)
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


def skill(my: Affairs, deck: str) -> float:
    return prospects(deck, tuple(my.attributes.values()))


# --- the goal of a turn -----------------------------------------------------------------------------------------


class Goal(NamedTuple):
    """What the expert is after: `kind` is stay, enter, camp, gate or earn, at this place."""

    kind: str
    place: str
    site: str = ""


def goal_of(view: ZonaView, my: Affairs) -> Goal:
    place = my.place
    if place in (SARCOPHAGUS, PLANT):
        return Goal("stay", place)
    if len(my.secrets) >= 2:
        return _to_the_gate(view, my)
    if place in ENTRANCES and _is_worth_staying(view, my, place):
        return Goal("stay", place)
    if _is_sick(my) and _can_recover(my):
        return Goal("camp", _nearest_bunker(view, my))
    if my.secrets or view.round >= FIRST_ENTRY or _is_equipped(my):
        best = _best_entry(view, my)
        if best is not None:
            return best
    if my.goods() >= 500 and not my.secrets:
        return Goal("camp", _nearest_bunker(view, my))
    return _best_earning(view, my)


def _to_the_gate(view: ZonaView, my: Affairs) -> Goal:
    """With both secrets: heal as far as time allows, then to the gate that hurts less."""
    if my.place in GATES:
        return Goal("gate", my.place)
    fit = my.free >= min(4, my.fortitude - 1) and my.fatigue <= 3
    if not fit and view.size(RUMORS) > 5 and (my.goods() >= 200 or my.fatigue >= 4):
        return Goal("camp", _nearest_bunker(view, my))
    attributes = my.attributes
    mind = max(attributes[v.SMARTS], attributes[v.WILLPOWER]) - attributes[v.PHYSIQUE]
    gates = {
        "moscow_eye": way(view, my.place, "moscow_eye") - 0.3 * mind,
        "pripyat": way(view, my.place, "pripyat") - (1.0 if my.character == "savva" else 0.0),
    }
    return Goal("gate", min(gates, key=gates.__getitem__))


def _is_worth_staying(view: ZonaView, my: Affairs, site: str) -> bool:
    """Inside, rest and go on, unless the next failure would be one too many."""
    deck = view.deck_at(site)
    if deck in my.secrets or not view.size(EVENTS[deck]):
        return False
    worn_out = my.free <= 0 and my.weaknesses >= 1 and _can_recover(my) and view.size(RUMORS) > 6
    return not worn_out


def _is_sick(my: Affairs) -> bool:
    free, fatigue = my.free, my.fatigue
    return free <= 1 or (free <= 2 and my.fortitude >= 6) or fatigue >= 5 or (fatigue >= 4 and free <= 2)


def _can_recover(my: Affairs) -> bool:
    return my.goods() >= 100 or my.fatigue >= 3


def _nearest_bunker(view: ZonaView, my: Affairs) -> str:
    return min(BUNKERS, key=lambda bunker: way(view, my.place, bunker))


def _is_equipped(my: Affairs) -> bool:
    return sum(my.item(card) for card in my.items) >= 14


def _best_entry(view: ZonaView, my: Affairs) -> Goal | None:
    """The facility that promises most: by attributes, way, door and who is inside already."""
    if my.free < 3 or my.fatigue > 3:
        return None
    best, most = None, -FAR
    room = 1 if view.side == 12 else 2
    for site, entrances in ENTRANCES.items():
        deck = view.deck_at(site)
        left = view.size(EVENTS[deck])
        if deck in my.secrets or not left:
            continue
        inside = sum(other.place == site for other in view.scavengers)
        door = min(entrances, key=lambda entrance: way(view, my.place, entrance))
        worth = skill(my, deck) * SECRET * 1.6 - way(view, my.place, door) * 0.8 - inside * 1.0
        if left <= 2:
            worth -= 2.0
        if inside >= room:
            worth -= 3.0
        if not view.is_open(site):
            price = _cheapest_way_in(view, my, site)
            if price is None:
                continue
            worth += 1.2 - 0.5 * price
        if worth > most:
            best, most = Goal("enter", door, site), worth
    return best


def _cheapest_way_in(view: ZonaView, my: Affairs, site: str) -> float | None:
    """What opening it would cost at the least; nothing where no way of the lock can be met."""
    prices = []
    spares = [use.spare for card in my.items for use in USES[card] if isinstance(use, v.AtLock) and my.usable(card)]
    for cost in LOCK[view.lock(site)].ways:
        if my.can_pay(cost):
            prices.append(my.price(cost))
        for spare in spares:
            lower = lowered(cost, spare)
            if lower != cost and my.can_pay(lower):
                prices.append(my.price(lower) + 0.2)
    return min(prices, default=None)


# --- earning ----------------------------------------------------------------------------------------------------


def _best_earning(view: ZonaView, my: Affairs) -> Goal:
    """The place whose local action pays best for the walk."""
    best, most = my.place, -FAR
    for place in LOCAL:
        if place in BUNKERS or SECTOR[place] == v.RED:
            continue
        worth = earnings(view, my, place) / (1 + 0.5 * way(view, my.place, place))
        if worth > most:
            best, most = place, worth
    return Goal("earn", best)


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


# --- the action question ----------------------------------------------------------------------------------------


def act(view: ZonaView, options: Options) -> Any:
    """An action, or something that costs none before it."""
    my = Affairs(view, view.seat)
    by_type: dict[type, list[Any]] = {}
    for option in options:
        by_type.setdefault(type(option), []).append(option)
    goal = goal_of(view, my)
    for use in by_type.get(q.Use, ()):
        if is_worth_using(view, my, use, goal):
            return use
    if q.GEAR in options and best_clothes(my) != sorted(view.known_cards(WORN[my.seat])):
        return q.GEAR
    last = options[-1]
    if last is q.END:
        return last
    moves = by_type.get(q.Move, [])
    if last is not q.PASS:
        return step_towards(view, my, goal.place, moves) or moves[0]
    return _action(view, my, goal, moves, by_type) or last


def _action(view: ZonaView, my: Affairs, goal: Goal, moves: list[Any], by_type: dict[type, list[Any]]) -> Any:
    local = by_type.get(q.Local, (None,))[0]
    rest = by_type.get(q.Rest, (None,))[0]
    place = my.place
    if place in BUNKERS and local is not None and _should_camp(view, my, goal):
        return local
    if goal.kind == "stay":
        return local or rest
    if place != goal.place and not (goal.kind == "enter" and place in ENTRANCES.get(goal.site, ())):
        return step_towards(view, my, goal.place, moves) or rest
    if goal.kind == "gate":
        return local or rest
    if goal.kind == "enter":
        return _entering(view, my, goal, moves, by_type) or rest
    if local is not None and place not in BUNKERS and earnings(view, my, place) > 0:
        return local
    if rest is not None and my.fatigue > 2:
        return rest
    return _hunt(my, by_type) or rest or _wander(view, my, moves)


def _entering(view: ZonaView, my: Affairs, goal: Goal, moves: list[Any], by_type: dict[type, list[Any]]) -> Any:
    """Through the door, or something useful in front of it while the place is full."""
    for move in moves:
        if move.place == goal.site:
            return move
    ways = [way for way in by_type.get(q.Open, ()) if way.site == goal.site]
    if ways:
        return min(ways, key=lambda way: _price_of(view, my, way))
    local = by_type.get(q.Local, (None,))[0]
    if local is not None and earnings(view, my, my.place) > 0.3:
        return local
    return None


def _price_of(view: ZonaView, my: Affairs, way: Any) -> float:
    cost = LOCK[view.lock(way.site)].ways[way.way]
    for use in USES.get(way.item, ()):
        if isinstance(use, v.AtLock):
            return my.price(lowered(cost, use.spare)) + 0.2
    return my.price(cost)


def _hunt(my: Affairs, by_type: dict[type, list[Any]]) -> Any:
    """A threat here that is worth more than it hurts."""
    best = max(by_type.get(q.Search, ()), key=lambda search: my.meeting(THREAT[search.token]), default=None)
    if best is not None and my.meeting(THREAT[best.token]) > 0.4:
        return best
    return None


def _wander(view: ZonaView, my: Affairs, moves: list[Any]) -> Any:
    """With nothing left to do here, towards the next thing worth doing."""
    if my.place in BUNKERS:
        elsewhere = _best_earning(view, my).place
        if elsewhere != my.place:
            return step_towards(view, my, elsewhere, moves)
    return None


def _should_camp(view: ZonaView, my: Affairs, goal: Goal) -> bool:
    if goal.kind == "camp":
        return True
    return (
        (my.damage >= 2 and my.goods() >= 100)
        or my.fatigue >= 3
        or my.rubles >= 500
        or (bool(my.trophies) and my.character != "valerian")
    )


# --- items in the own turn --------------------------------------------------------------------------------------


def is_worth_using(view: ZonaView, my: Affairs, use: Any, goal: Goal | None = None) -> bool:
    """Whether to use an item now, of those that can be used in the own turn."""
    found = USES[use.source][use.number]
    if not isinstance(found, v.OnTurn):
        return False
    worth = 0.0
    for effect in found.do:
        if (judge := _JUDGE.get(type(effect))) is not None:
            worth += judge(view, my, effect, goal)
    if use.source in IMPACT and not use.negator:
        worth -= _impact(my, use.source)
    return worth > 0.3


def _impact(my: Affairs, card: str) -> float:
    impact = IMPACT[card]
    times = my.artifacts() if impact.per_artifact else 1
    hurt = impact.damage
    return (
        (my.strain(impact.fatigue * times) if impact.fatigue else 0.0)
        + my.harm((hurt.radiation + hurt.mental + hurt.physical) * times)
        + impact.trophies * 2.0
        + impact.rubles / 100 * my.ruble()
        + 0.4 * impact.reputation
    )


def _should_heal(view: ZonaView, my: Affairs, effect: v.Heal, goal: Goal | None) -> float:
    if effect.weakness and my.weaknesses:
        return 4.0
    if not effect.damage or my.damage < effect.damage:
        return -0.1 if my.damage else -1.0
    below = my.free <= (4 if my.place in (SARCOPHAGUS, PLANT) else 2)
    return 0.8 * effect.damage if below or my.place in GATES else -0.5


def _should_relieve(view: ZonaView, my: Affairs, effect: v.Relieve, goal: Goal | None) -> float:
    spare = my.fatigue - 1 - effect.by
    if spare < 0:
        return -0.2
    return 0.5 * effect.by if my.fatigue >= 4 else 0.0


def _should_move_on(view: ZonaView, my: Affairs, effect: v.MoveAgain, goal: Goal | None) -> float:
    if goal is None or goal.place == my.place:
        return -1.0
    turn = view.turn
    left = turn.actions_left if turn is not None else 0
    return 0.9 if way(view, my.place, goal.place) > left else -1.0


def _should_relocate(view: ZonaView, my: Affairs, effect: v.Relocate, goal: Goal | None) -> float:
    if goal is None:
        return -1.0
    if effect.to.bunker:
        return 1.5 if goal.kind == "camp" and way(view, my.place, goal.place) >= 2 else -1.0
    return 1.5 if SECTOR.get(goal.place) is not None and way(view, my.place, goal.place) >= 2 else -1.0


def _should_peek(view: ZonaView, my: Affairs, effect: v.Peek, goal: Goal | None) -> float:
    if effect.pile == v.THIS_DECK:
        return 1.0 if my.place in ENTRANCES or my.place == SARCOPHAGUS else -1.0
    if effect.pile == v.RUMORS:
        return 0.5 if view.marker >= 3 and view.size(RUMORS) > 3 else -1.0
    return 0.5


def _should_act_more(view: ZonaView, my: Affairs, effect: v.ExtraAction, goal: Goal | None) -> float:
    """At the end of a turn that has not led where it should."""
    turn = view.turn
    if turn is None or turn.actions_left or goal is None:
        return -1.0
    return 1.8 if goal.place != my.place or goal.kind == "enter" else -1.0


def _should_take_shortcuts(view: ZonaView, my: Affairs, effect: v.SafeShortcuts, goal: Goal | None) -> float:
    if goal is None or goal.place == my.place or view.turn is None or not view.turn.actions_left:
        return -1.0
    return 0.8


def _should_be_quiet(view: ZonaView, my: Affairs, effect: v.QuietGate, goal: Goal | None) -> float:
    return 3.0 if len(my.secrets) >= 2 else -5.0


def _should_test(view: ZonaView, my: Affairs, effect: v.Test, goal: Goal | None) -> float:
    return my.effects((effect,), "") if my.damage >= 2 else -1.0


def _should_trade(view: ZonaView, my: Affairs, effect: v.Trade, goal: Goal | None) -> float:
    if my.rubles < 100:
        return -1.0
    reserve = _reserve(view, my)
    for row in effect.rows:
        for column in (1, 2, 3, 4) if effect.every_column else (1, 2, 3, 4)[: 3 + my.reputation]:
            card = view.market(row, column)
            if card and _bargain(my, card, max(0, ITEM[card].spec.price - effect.cut), reserve) > 0.3:
                return 1.0
    return -1.0


def _should_sell(view: ZonaView, my: Affairs, effect: v.Sell, goal: Goal | None) -> float:
    return 1.0 if my.goods() - my.rubles >= 500 else -0.5


_JUDGE: Final[dict[type, Callable[[ZonaView, Affairs, Any, Goal | None], float]]] = {
    v.Heal: _should_heal,
    v.Relieve: _should_relieve,
    v.Exhaust: lambda view, my, effect, goal: -1.0 if my.free <= 1 else -5.0,
    v.Tire: lambda view, my, effect, goal: -0.3 if my.fatigue <= 3 else -2.0,
    v.Gain: lambda view, my, effect, goal: effect.rubles / 100,
    v.Take: lambda view, my, effect, goal: 1.5,
    v.DrawKeep: lambda view, my, effect, goal: 2.0,
    v.Improve: lambda view, my, effect, goal: 0.6 if my.reputation < 1 else -0.1,
    v.Repair: lambda view, my, effect, goal: 0.3 * effect.damage if _worn(my) >= effect.damage else -1.0,
    v.MoveAgain: _should_move_on,
    v.Relocate: _should_relocate,
    v.Peek: _should_peek,
    v.ExtraAction: _should_act_more,
    v.SafeShortcuts: _should_take_shortcuts,
    v.QuietGate: _should_be_quiet,
    v.Test: _should_test,
    v.Trade: _should_trade,
    v.Sell: _should_sell,
}


def _worn(my: Affairs) -> int:
    """Damage tokens that could be repaired."""
    return sum(tokens for card, tokens in my.me.tokens.items() if card not in DURABLE and ITEM[card].spec.mendable)


def first_worth_using(view: ZonaView, options: Options) -> Any:
    """The first item on offer that is worth using, or nothing."""
    my = None
    for option in options:
        if type(option) is q.Use:
            my = my or Affairs(view, view.seat)
            if is_worth_using(view, my, option):
                return option
    return None


def before_event(view: ZonaView, options: Options) -> Any:
    """Items before the draw; looking at several cards instead of one is always worth it."""
    for option in options:
        if type(option) is q.Use and isinstance(USES[option.source][option.number], v.OnEventDraw):
            if option.source not in IMPACT or option.negator or view.me.place == SARCOPHAGUS or view.me.fatigue <= 3:
                return option
    return first_worth_using(view, options) or options[-1]


# --- gear and baggage -------------------------------------------------------------------------------------------


def best_clothes(my: Affairs) -> list[str]:
    """The arrangement of gear that is worth most."""
    gear = [card for card in my.items if card in GEAR]
    return sorted(max(_arrangements(gear), key=lambda worn: sum(my.item(card) for card in worn)))


def _arrangements(gear: list[str]) -> list[tuple[str, ...]]:
    found: list[tuple[tuple[str, ...], frozenset[str]]] = [((), frozenset())]
    for card in gear:
        covers = frozenset(ITEM[card].spec.covers)
        found += [((*worn, card), parts | covers) for worn, parts in found if not parts & covers]
    return [worn for worn, _parts in found]


def dress(view: ZonaView, options: Options) -> Any:
    """Of the arrangements on offer the one that is worth most."""
    me = view.me
    if not me.character:
        return options[-1]
    my = Affairs(view, view.seat)
    return max(options, key=lambda option: sum(my.item(card) for card in option.items))


def wear_new(view: ZonaView, options: Options) -> Any:
    """Wear what was gained where it is better than what it covers."""
    my = Affairs(view, view.seat)
    card = view.under_way[-1].item  # type: ignore[union-attr]
    parts = set(ITEM[card].spec.covers)
    covered = [other for other in view.known_cards(WORN[my.seat]) if parts & set(ITEM[other].spec.covers)]
    return q.WEAR if my.item(card) > sum(my.item(other) for other in covered) else q.PACK


def least(view: ZonaView, options: Options) -> Any:
    """Give away, drop or wear down what is worth least."""
    my = Affairs(view, view.seat)
    return min(options, key=lambda option: _keeping(my, option))


def _keeping(my: Affairs, option: Any) -> float:
    piece: str = option.piece if type(option) is q.Discard else option.item
    return my.trophy(piece) if piece in THREAT else wanted(my, piece)


def wanted(my: Affairs, card: str) -> float:
    """What having this item is worth: its use or, for an artifact, its price; gear that cannot be worn little."""
    worth = my.item(card)
    if card in GEAR:
        parts = set(ITEM[card].spec.covers)
        rivals = [
            other for other in my.items if other in GEAR and other != card and parts & set(ITEM[other].spec.covers)
        ]
        if any(my.item(other) > worth for other in rivals):
            worth *= 0.25
    if card in ARTIFACT:
        worth = max(worth, ITEM[card].spec.price / 100 * my.ruble())
    copies = sum(ITEM[other].spec.id == ITEM[card].spec.id for other in my.items if other != card)
    return worth * (0.6 if copies else 1)


def keep(view: ZonaView, options: Options) -> Any:
    """Of cards looked at the one that is worth most."""
    my = Affairs(view, view.seat)
    return max((option for option in options if type(option) is q.Keep), key=lambda option: wanted(my, option.card))


# --- tests ------------------------------------------------------------------------------------------------------


def take_test(view: ZonaView, options: Options) -> Any:
    """What is free comes first, then what wears out, and forcing where something hangs on it."""
    test = view.test
    assert test is not None
    missing = test.difficulty - view.test_total
    my = Affairs(view, test.seat)
    if missing <= 0:
        return _spare_harm(my, test, missing, options)
    stake = _stake(view, my, test)
    minuses = max(0, test.faces.count(v.MINUS) - test.cancels)
    sure = _sure_ways(view, my, test, options, minuses)
    found = _cheapest_enough(sure, missing)
    reroll, gain = _best_reroll(view, my, test, options, missing, sum(plus for plus, _cost, _way in sure))
    if found is not None:
        cost, ways = found
        if reroll is None or cost <= 0.15 or cost <= reroll_cost(my, reroll) + (1 - gain) * 0.5 * stake:
            return ways[0] if cost <= stake else options[-1]
    if reroll is not None and gain * stake > reroll_cost(my, reroll):
        return reroll
    if found is not None and found[0] <= stake:
        return found[1][0]
    return options[-1]


def _spare_harm(my: Affairs, test: TestUnderWay, missing: int, options: Options) -> Any:
    """A test that passes but shows two triangles: only what cannot spoil it."""
    for option in options:
        if type(option) is q.Use and not option.how and option.source in DURABLE:
            return option
        if missing < 0 and type(option) is q.Use and option.how == v.TRIANGLE and option.source in DURABLE:
            return option
    return options[-1]


def _stake(view: ZonaView, my: Affairs, test: TestUnderWay) -> float:
    """What hangs on this test."""
    for one in reversed(view.under_way):
        match one:
            case EncounterUnderWay():
                threat = THREAT[one.token]
                if test.step == v.DETECTION and not threat.only_detection:
                    return my.wound(threat) + 0.5 * threat.sharpened
                return my.wound(threat) + my.prize(threat) + _story_stake(view, my)
            case EventUnderWay(seat=seat) if seat == my.seat:
                return _event_stake(one.card, one.section, test.attribute, test.difficulty)
            case LocalUnderWay():
                return 2.2
            case RumorUnderWay():
                return 0.9
            case _:
                pass
    return 1.0


def _story_stake(view: ZonaView, my: Affairs) -> float:
    """A threat may bar the way of a story."""
    event = view.current(EventUnderWay)
    if event is None or event.card not in PARAGRAPHS or event.seat != my.seat:
        return 0.0
    return 8.0 if event.deck == SARCOPHAGUS else 3.0


@cache
def _event_stake(card: str, section: str, attribute: str, difficulty: int) -> float:
    if card in PARAGRAPHS:
        last = int(section) == len(PARAGRAPHS[card])
        if card in {one.id for one in STORY_DECKS[SARCOPHAGUS]}:
            return 30.0 if last else 14.0
        return 8.0 if last else 5.0
    for test in _tests_in(SECTIONS[card][section]):
        names = (test.of,) if isinstance(test.of, v.Attribute) else test.of
        if attribute in names and difficulty == test.difficulty:
            return max(0.5, _plain_worth(test.passed) - _plain_worth(test.failed))
    return 1.5


def _tests_in(effects: v.Effects) -> list[v.Test]:
    found = []
    for effect in effects:
        if isinstance(effect, v.Test):
            found.append(effect)
        for field in effect.__struct_fields__:
            inner = getattr(effect, field)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], v.Data):
                found += _tests_in(inner)
    return found


def _plain_worth(effects: v.Effects) -> float:
    """The worth of effects to nobody in particular."""
    worth = 0.0
    for effect in effects:
        match effect:
            case v.Gain(rubles):
                worth += rubles / 130
            case v.Lose(rubles):
                worth -= rubles / 160
            case v.Suffer(radiation, mental, physical):
                worth -= radiation + mental + physical
            case v.Tire(by):
                worth -= 0.5 * by
            case v.Heal(damage, weakness):
                worth += 0.6 * damage + 2 * weakness
            case v.Relieve(by):
                worth += 0.4 * by
            case v.Take(deck, cards):
                worth += {v.JUNK: 0.9, v.EQUIPMENT: 2.2, v.GREEN_ARTIFACT: 2.0, v.YELLOW_ARTIFACT: 3.0}[deck] * cards
            case v.Weaken():
                worth -= 4.0
            case v.Fail() | v.GoOn():
                pass
            case _:
                worth += 0.4
    return worth


Sure = tuple[int, float, Any]


def _sure_ways(view: ZonaView, my: Affairs, test: TestUnderWay, options: Options, minuses: int) -> list[Sure]:
    """What adds to the total for certain: (by how much, at what cost, the option), one for each source."""
    found: dict[str, Sure] = {}
    for option in options:
        if type(option) is q.Lure:
            worth = my.trophy(option.token)
            if "bait" not in found or (option.plus, -worth) > (found["bait"][0], -found["bait"][1]):
                found["bait"] = (option.plus, worth, option)
        elif type(option) is q.Use and not option.how:
            plus = _plus_of(option, test, minuses)
            if plus > 0:
                cost = _wear(my, option)
                known = found.get(option.source)
                if known is None or cost < known[1]:
                    found[option.source] = (plus, cost, option)
    return list(found.values())


def _plus_of(option: Any, test: TestUnderWay, minuses: int) -> int:
    use = USES[option.source][option.number]
    if isinstance(use, v.InTest):
        return use.plus + min(use.cancel, minuses)
    if isinstance(use, v.InEncounter):
        return sum(
            effect.plus
            for effect in use.do
            if isinstance(effect, v.Edge) and test.attribute in effect.of and effect.step in (None, test.step)
        )
    return 0


def _wear(my: Affairs, option: Any) -> float:
    """What this use of an item costs."""
    source = option.source
    cost = 0.0
    if source in ABILITY:
        use = USES[source][option.number]
        return my.effects(use.then, "") * -1 if isinstance(use, v.InTest) and use.then else 0.0
    if source not in DURABLE:
        worth = my.item(source)
        left = ITEM[source].lasts - my.me.tokens.get(source, 0)
        cost += 0.75 * worth / max(1, left) if left > 1 else 0.6 * worth
    if source in IMPACT and not option.negator:
        cost += _impact(my, source)
    elif option.negator and option.negator not in ABILITY and option.negator not in DURABLE:
        cost += 0.4
    return cost


def _cheapest_enough(sure: list[Sure], missing: int) -> tuple[float, list[Any]] | None:
    """The cheapest set of sure ways that makes up for what is missing."""
    best: tuple[float, list[Any]] | None = None
    for count in (1, 2, 3):
        if best is not None and best[0] <= 0.3:
            break
        for some in combinations(sure, count):
            if sum(plus for plus, _cost, _way in some) >= missing:
                cost = sum(one for _plus, one, _way in some)
                if best is None or cost < best[0]:
                    best = (cost, [way for _plus, _cost, way in some])
    return best


_GAINS: Final = {
    v.MINUS: (2, 2, 0, 1, 1, 1),
    v.BLANK: (1, 1, -1, 0, 0, 0),
    v.TRIANGLE: (1, 1, -1, 0, 0, 0),
    v.PLUS: (0, 0, -2, -1, -1, -1),
}


def _best_reroll(
    view: ZonaView, my: Affairs, test: TestUnderWay, options: Options, missing: int, sure: int
) -> tuple[Any, float]:
    """The reroll that is likeliest to do it together with what is sure, and how likely that is."""
    best, most, cheap = None, 0.0, 0.0
    for option in options:
        kind = type(option)
        if kind is q.Force:
            faces = option.faces
        elif kind is q.Use and option.how:
            faces = option.how
        else:
            continue
        likely = _likely(faces, missing - sure)
        cost = reroll_cost(my, option)
        if likely > most + 0.001 or (likely > most - 0.001 and best is not None and cost < cheap):
            best, most, cheap = option, likely, cost
    return best, most


@cache
def _likely(faces: str, missing: int) -> float:
    """How likely rerolling these dice gains so much."""
    outcomes = [0]
    for face in faces.split(","):
        outcomes = [gained + more for gained in outcomes for more in _GAINS[v.Face(face)]]
    return sum(gained >= missing for gained in outcomes) / len(outcomes)


def reroll_cost(my: Affairs, option: Any) -> float:
    if type(option) is q.Force:
        return 0.0 if option.free else 0.25 + 0.25 * max(0, my.fatigue - 2)
    return _wear(my, option)


def which_attribute(view: ZonaView, options: Options) -> Any:
    my = Affairs(view, view.seat)
    scene = _scene(view)
    return max(options, key=lambda option: my.pass_chance(option.attribute, 4, "", scene))


def _scene(view: ZonaView) -> str:
    event = view.current(EventUnderWay)
    if event is None:
        return v.LOCAL
    if event.deck == SARCOPHAGUS:
        return v.SARCOPHAGUS
    return v.FACILITY if event.deck in FACILITY_DECKS else v.EVENT


# --- damage -----------------------------------------------------------------------------------------------------


def protect(view: ZonaView, options: Options) -> Any:
    """Use what spares more than it costs, the best of them first."""
    package = view.under_way[-1]
    assert isinstance(package, DamageUnderWay)
    my = Affairs(view, package.seat)
    amount = package.radiation + package.mental + package.physical
    best, most = options[-1], 0.0
    for option in options:
        if type(option) is not q.Use:
            continue
        spared = _spared(package, option)
        worth = my.harm(amount) - my.harm(amount - spared) - _wear(my, option) * 0.8
        if worth > most:
            best, most = option, worth
    return best


def _spared(package: DamageUnderWay, option: Any) -> int:
    use = USES[option.source][option.number]
    assert isinstance(use, v.AgainstDamage)
    if use.convert:
        return 1
    return (
        min(use.radiation, package.radiation)
        + min(use.mental, package.mental)
        + min(use.physical, package.physical)
        + (len(option.how.split(",")) if option.how else 0)
    )


def weaken(view: ZonaView, options: Options) -> Any:
    """A weakness goes where it hurts the plan least."""
    return _by_attribute(view, options, cure=False)


def cure(view: ZonaView, options: Options) -> Any:
    return _by_attribute(view, options, cure=True)


def _by_attribute(view: ZonaView, options: Options, *, cure: bool) -> Any:
    my = Affairs(view, view.seat)
    decks = [SARCOPHAGUS] if len(my.secrets) >= 2 else [*FACILITY_DECKS, SARCOPHAGUS]

    def after(option: Any) -> float:
        changed = {**my.attributes}
        changed[option.attribute] = max(0, changed[option.attribute] + (1 if cure else -1))
        values = tuple(changed.values())
        return sum(prospects(deck, values) for deck in decks)

    return max(options, key=after)


# --- encounters -------------------------------------------------------------------------------------------------


def after_detection(view: ZonaView, options: Options) -> Any:
    """Run away or confront, by what can be won and what can be lost."""
    encounter = view.encounter
    assert encounter is not None
    my = Affairs(view, encounter.seat)
    threat = THREAT[encounter.token]
    wound = my.wound(threat)
    prize = my.prize(threat) + _story_stake(view, my)
    best, most = options[0], -FAR
    for option in options:
        if type(option) is q.Confront:
            won = my.fight(threat, option.attribute, option.difficulty)
            worth = won * prize - (1 - won) * wound
        elif option is q.RUN:
            worth = my.effects(threat.on_running, v.ENCOUNTER) - _lost_by_running(view, encounter)
        elif option is q.BRIBE:
            lower = threat.bribe.difficulty if threat.bribe is not None else 0
            now, then = my.fight(threat), my.fight(threat, threat.spec.attribute, lower)
            worth = then * prize - (1 - then) * wound - 2.0 if then > now + 0.25 else -FAR
        else:
            worth = _use_in_encounter(view, my, option, threat, prize, wound)
        if worth > most:
            best, most = option, worth
    return best


def _lost_by_running(view: ZonaView, encounter: EncounterUnderWay) -> float:
    """A threat that stays where one has to work is a nuisance."""
    return 0.1 if encounter.place in SECTOR else 0.0


def _use_in_encounter(view: ZonaView, my: Affairs, option: Any, threat: Any, prize: float, wound: float) -> float:
    use = USES[option.source][option.number]
    if not isinstance(use, v.InEncounter):
        return FAR if is_worth_using(view, my, option) else -FAR
    for effect in use.do:
        if isinstance(effect, v.Edge):
            won = my.fight(threat)
            better = my.fight(threat, "", threat.spec.difficulty - effect.plus)
            return better * prize - (1 - better) * wound - _wear(my, option) if better > won + 0.1 else -FAR
        if isinstance(effect, v.Dismiss) and (threat.no_running or threat.on_running):
            return -0.2 - _wear(my, option)
    return -FAR


def in_window(view: ZonaView, options: Options) -> Any:
    """Items at a moment of an encounter: before it, after a lost test, after a victory."""
    encounter = view.encounter
    assert encounter is not None
    my = Affairs(view, encounter.seat)
    threat = THREAT[encounter.token]
    for option in options[:-1]:
        use = USES[option.source][option.number]
        if isinstance(use, v.InEncounter) and _is_timely(view, my, threat, use, option):
            return option
    return options[-1]


def _is_timely(view: ZonaView, my: Affairs, threat: Any, use: v.InEncounter, option: Any) -> bool:
    cost = _wear(my, option)
    for effect in use.do:
        match effect:
            case v.Avert():
                return my.wound(threat) > cost
            case v.Dismiss():
                return my.meeting(threat) < -0.8 and not _story_stake(view, my)
            case v.Edge():
                return my.meeting(threat) + _story_stake(view, my) * 0.3 > -1.0 and cost < 1.0
            case v.Take() | v.Gain():
                return cost < 1.6
            case _:
                pass
    return cost < 0.5


def slip_by(view: ZonaView, options: Options) -> Any:
    my = Affairs(view, view.seat)
    tokens = view.threats(my.place)
    return q.MEET if min((my.meeting(THREAT[token]) for token in tokens), default=-1.0) > 0.5 else q.SLIP_BY


def which_threat(view: ZonaView, options: Options) -> Any:
    """The best one for oneself; as the Voice the worst one for somebody else."""
    mover = view.active
    if view.seat != mover and view.stage in (Stage.ACTIONS, Stage.EVENTS):
        other = Affairs(view, mover)
        return min(options, key=lambda option: other.meeting(THREAT[option.token]))
    if not view.me.character:
        return options[0]
    my = Affairs(view, view.seat)
    return max(options, key=lambda option: my.meeting(THREAT[option.token]))


# --- events -----------------------------------------------------------------------------------------------------


def choose_way(view: ZonaView, options: Options) -> Any:
    """The way of a card that is worth most, after items that help."""
    use = first_worth_using(view, options)
    if use is not None:
        return use
    if view.current(RumorUnderWay) is not None:
        return _choose_rumor(view, options)
    my = Affairs(view, view.seat)
    effects, beyond = _text_under_way(view)
    scene = _scene(view)
    ways = _ways_in(effects)
    best, most = None, -FAR * 9
    for option in options:
        if type(option) is q.Choose:
            found = ways[option.way]
            worth = my.effects(found.do, scene, beyond) - my.price(found.cost)
        elif option is q.DECLINE:
            worth = 0.0
        else:
            continue
        if worth > most:
            best, most = option, worth
    return best


def _text_under_way(view: ZonaView) -> tuple[v.Effects, list[v.Effects]]:
    """The effects in which a choice stands, and the paragraphs behind them."""
    for one in reversed(view.under_way):
        match one:
            case ItemUnderWay(source=source):
                do = [use.do for use in USES[source] if isinstance(use, v.OnTurn | v.InEncounter)]
                return tuple(effect for effects in do for effect in effects), []
            case EventUnderWay(card=card, section=section):
                if card in SECTIONS:
                    return SECTIONS[card][section], []
                parts = [part.do for part in PARAGRAPHS[card]]
                return parts[int(section) - 1], parts[int(section) :]
            case LocalUnderWay(place=place):
                return LOCAL[place].do, []
            case RumorUnderWay(card=card):
                return RUMOR[card].do, []
            case _:
                pass
    return (), []


def _ways_in(effects: v.Effects) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for effect in effects:
        if isinstance(effect, v.Choose):
            found.update({way.key: way for way in effect.options})
        elif isinstance(effect, v.May):
            found[effect.key] = effect
        for field in effect.__struct_fields__:
            inner = getattr(effect, field)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], v.Data):
                found.update(_ways_in(inner))
    return found


def _choose_rumor(view: ZonaView, options: Options) -> Any:
    """The fever goes where more of the others are."""
    mine = view.me.place in BUNKERS
    ways = {option.way: option for option in options if type(option) is q.Choose}
    if "bunkers" not in ways or "outdoors" not in ways:
        return options[0]
    return ways["outdoors"] if mine else ways["bunkers"]


def resolve(view: ZonaView, options: Options) -> Any:
    """Of event cards looked at the one that is worth most."""
    my = Affairs(view, view.seat)
    scene = v.SARCOPHAGUS if my.place == SARCOPHAGUS else v.FACILITY if my.place in ENTRANCES else v.EVENT
    return max(options, key=lambda option: _card_worth(my, option.card, scene))


def _card_worth(my: Affairs, card: str, scene: str) -> float:
    if card in PARAGRAPHS:
        return my.story(card, scene)
    sections = SECTIONS[card]
    names = (my.place, {-1: "bad", 0: "neutral", 1: "good"}[my.reputation], "other")
    section = next((sections[name] for name in names if name in sections), ())
    return my.effects(section, scene)


def bury(view: ZonaView, options: Options) -> Any:
    """Away with the card that promises least, as long as it is worse than most."""
    look = view.current(LookUnderWay)
    my = Affairs(view, view.seat)
    cards = [option for option in options if type(option) is q.Bury]
    if look is not None and look.pile == RUMORS:
        worst = max(cards, key=lambda option: RUMOR[option.card].arrows)
        return worst if RUMOR[worst.card].arrows >= 1 else options[-1]
    if not cards or (cards[0].card not in PARAGRAPHS and cards[0].card not in SECTIONS):
        return options[-1]
    scene = _scene_of_card(cards[0].card)
    return min(cards, key=lambda option: _card_worth(my, option.card, scene))


def _scene_of_card(card: str) -> str:
    if card in SECTIONS:
        return v.EVENT
    return v.SARCOPHAGUS if any(one.id == card for one in STORY_DECKS[SARCOPHAGUS]) else v.FACILITY


# --- places and rumors ------------------------------------------------------------------------------------------

# Rumors that do good to whoever is where the token lies.
_WELCOME: Final = (v.LocalBonus, v.DeepRest, v.Shelter, v.PriceShift)


def which_place(view: ZonaView, options: Options) -> Any:
    """A relocation goes towards the goal; trouble goes to the others, and what is welcome to oneself."""
    my = Affairs(view, view.seat) if view.me.character else None
    rumor = view.current(RumorUnderWay)
    if rumor is not None:
        return _place_for_rumor(view, RUMOR[rumor.card], options)
    if my is None:
        return options[0]
    effects, _beyond = _text_under_way(view)
    if _mentions(effects, v.Relocate):
        goal = goal_of(view, my).place
        return min(options, key=lambda option: way(view, option.place, goal))
    return _away_from_me(view, options)


def _mentions(effects: v.Effects, kind: type) -> bool:
    for effect in effects:
        if isinstance(effect, kind):
            return True
        for field in effect.__struct_fields__:
            inner = getattr(effect, field)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], v.Data):
                if isinstance(inner[0], v.Option):
                    if any(_mentions(option.do, kind) for option in inner):
                        return True
                elif _mentions(inner, kind):
                    return True
    return False


def _place_for_rumor(view: ZonaView, rumor: v.Rumor, options: Options) -> Any:
    lasting = rumor.persistent.effects if rumor.persistent else ()
    welcome = any(isinstance(effect, _WELCOME) for effect in lasting)
    removing = any(isinstance(effect, v.RemoveThreat) for effect in rumor.do)
    if (welcome or removing) and view.me.place:
        return min(options, key=lambda option: way(view, view.me.place, option.place))
    return _away_from_me(view, options)


def _away_from_me(view: ZonaView, options: Options) -> Any:
    """Close to the others, and to those in the lead most of all."""
    mine = view.me.place
    others = [other.place for seat, other in enumerate(view.scavengers) if seat != view.seat and other.place]

    def nuisance(option: Any) -> float:
        near = sum(1.0 / (1.0 + way(view, place, option.place)) for place in others)
        return near - (2.0 / (1.0 + way(view, mine, option.place)) if mine else 0.0)

    return max(options, key=nuisance)


def across(view: ZonaView, options: Options) -> Any:
    """A border is barred where others stand and oneself does not."""
    mine = view.me.place
    others = [other.place for seat, other in enumerate(view.scavengers) if seat != view.seat]

    def nuisance(option: Any) -> int:
        ends = option.border.split("/")
        return sum(place in ends for place in others) - 3 * (mine in ends)

    return max(options, key=nuisance)


# How many of the three packages of an emission hit there.
_DEPTH: Final[dict[v.Colour | None, int]] = {None: 0, v.GREEN: 1, v.YELLOW: 2, v.RED: 3}


def flee(view: ZonaView, options: Options) -> Any:
    """From an emission, where it would hurt more than the run."""
    emission = view.current(EmissionUnderWay)
    assert emission is not None
    my = Affairs(view, view.seat)
    card, depth = EMISSION[emission.card], _DEPTH[SECTOR.get(my.place)]
    parts = (card.green, card.yellow, card.red)[:depth]
    radiation = sum(part.radiation for part in parts)
    mental = sum(part.mental for part in parts)
    physical = sum(part.physical for part in parts)
    whole = radiation + mental + physical
    covered = my.cover(radiation, mental, physical)
    stay = my.harm(max(0, whole - covered)) + 0.3 * covered
    best = min(options[:-1], key=lambda option: option.fatigue)
    camp = 1.0 if my.damage >= 2 and my.goods() >= 100 else 0.0
    return best if stay + camp > my.strain(best.fatigue) + 0.6 else options[-1]


def move_again(view: ZonaView, options: Options) -> Any:
    my = Affairs(view, view.seat)
    goal = goal_of(view, my)
    move = step_towards(view, my, goal.place, options[:-1]) if goal.place != my.place else None
    if move is None or way(view, move.place, goal.place) >= way(view, my.place, goal.place):
        return options[-1]
    return move


def stay_or_go(view: ZonaView, options: Options) -> Any:
    return flee(view, options) if type(options[0]) is q.Flee else move_again(view, options)


# --- camping and trade ------------------------------------------------------------------------------------------


def trade(view: ZonaView, options: Options) -> Any:
    """While camping, at the market or selling: the next thing worth doing, or the end."""
    my = Affairs(view, view.seat)
    camp = view.under_way[-1] if view.under_way else None
    if isinstance(camp, CampUnderWay):
        found = _camping(view, my, options)
        if found is not None:
            return found
    else:
        sale = _best_sale(my, options)
        if sale is not None:
            return sale
    return _best_buy(view, my, options) or options[-1]


def _camping(view: ZonaView, my: Affairs, options: Options) -> Any:
    """First what is free, then sales, healing, repairs and a cure."""
    free = (q.DOZE, q.FREE_HEAL, q.FREE_REPAIR)
    for option in options:
        if type(option) is q.Relief or option in free:
            return option
        if type(option) is q.Use:
            use = USES[option.source][option.number]
            if isinstance(use, v.InCamp) or is_worth_using(view, my, option):
                return option
    sale = _best_sale(my, options)
    if sale is not None:
        return sale
    cures = [option for option in options if type(option) is q.Cure]
    if cures and my.rubles >= 800 + 100 * min(3, my.damage):
        return cure(view, cures)
    if q.HEAL in options and my.damage > (0 if len(my.secrets) >= 2 else 1):
        return q.HEAL
    if q.OVERHAUL in options and _worn(my) >= 2:
        return q.OVERHAUL
    return None


def _best_sale(my: Affairs, options: Options) -> Any:
    """Trophies are sold, unless they are ammunition; artifacts where their price beats their use."""
    best, most = None, 0.0
    for option in options:
        if type(option) not in (q.Sell, q.SellDear):
            continue
        price = option.price / 100 * my.ruble()
        if option.piece in THREAT:
            own = 2.2 if my.character == "valerian" and len(my.trophies) <= 2 else 0.0
        else:
            own = my.item(option.piece) * (1.6 if my.character == "lukas" else 1.0)
        if price - own > most:
            best, most = option, price - own
    return best


def _reserve(view: ZonaView, my: Affairs) -> int:
    """What is kept for the next door and for healing."""
    if len(my.secrets) >= 2:
        return 0
    is_open = any(view.is_open(site) and view.deck_at(site) not in my.secrets for site in ENTRANCES)
    return 100 if is_open else 200


def _best_buy(view: ZonaView, my: Affairs, options: Options) -> Any:
    reserve = _reserve(view, my)
    best, most = None, 0.2
    for option in options:
        if type(option) is q.Buy:
            worth = _bargain(my, option.card, option.price, reserve)
            if worth > most:
                best, most = option, worth
    return best


def _bargain(my: Affairs, card: str, price: int, reserve: int) -> float:
    """How much better than its price a card of the market is."""
    if price > my.rubles - reserve:
        return -1.0
    worth = wanted(my, card)
    if card not in GEAR and not ITEM[card].spec.small:
        packed = list(my.view.known_cards(PACKED[my.seat]))
        if len(packed) >= my.view.capacity(my.seat):
            worth -= min(wanted(my, one) for one in packed)
    return worth - price / 100 * 0.62


def repair(view: ZonaView, options: Options) -> Any:
    """What is most worn of what is worth most."""
    my = Affairs(view, view.seat)
    repairs = [option for option in options if type(option) is q.Repair]
    return max(repairs, key=lambda option: my.item(option.item) * my.me.tokens.get(option.item, 0))


def declinable(view: ZonaView, options: Options) -> Any:
    """Questions whose last answer is to decline."""
    first = options[0]
    if type(first) is q.Repair:
        return repair(view, options)
    if type(first) is q.Choose:
        return choose_way(view, options)
    return first


# --- the rest ---------------------------------------------------------------------------------------------------

# From the best to the worst, as the lab has measured them.
RANKING: Final = ("andriej", "oleg", "lukas", "valerian", "tamara", "lidya", "ivan", "olga", "kostia", "savva")


def who_to_be(view: ZonaView, options: Options) -> Any:
    characters = [option for option in options if type(option) is q.Character]
    return min(characters, key=lambda option: RANKING.index(option.character))


def spare(view: ZonaView, options: Options) -> Any:
    """Ivan's drill saves a use that wears out; of a durable item only where a second use may be needed."""
    return q.SPARE


def first(view: ZonaView, options: Options) -> Any:
    return options[0]


def last(view: ZonaView, options: Options) -> Any:
    return options[-1]


Answer = Callable[["ZonaView", Options], Any]

_BY_LAST: Final[dict[Enum, Answer]] = {
    q.PASS: act,
    q.END: act,
    q.LET_STAND: take_test,
    q.TAKE_IT: protect,
    q.GO_ON: in_window,
    q.DRAW: before_event,
    q.KEEP_NONE: keep,
    q.BURY_NOTHING: bury,
    q.DECLINE: declinable,
    q.DROP_NOTHING: last,
    q.STOP: who_to_be,
    q.NO_SECRET: first,
    q.MEET: slip_by,
    q.STAY: stay_or_go,
    q.PACK: wear_new,
    q.MARK: spare,
    Done.DONE: trade,
}

_BY_FIRST: Final[dict[type, Answer]] = {
    q.Move: act,
    q.Use: act,
    q.Act: act,
    q.Wear: dress,
    q.Keep: keep,
    q.Drop: least,
    q.Discard: least,
    q.Damage: least,
    q.Deactivate: least,
    q.Testing: which_attribute,
    q.Weaken: weaken,
    q.Cure: cure,
    q.Confront: after_detection,
    q.Meet: which_threat,
    q.At: which_place,
    q.Across: across,
    q.Choose: choose_way,
    q.Resolve: resolve,
    q.Character: who_to_be,
    q.Secret: first,
}
