"""Which survivor: to go, to bear, to use, to be healed, to suffer, to lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import FACE, INFLUENCE, ITEM, TYPE
from fivefires.games.long_night.content.piles import HAND, RESOLVING
from fivefires.games.long_night.rules import questions as q

from .mind import BEFORE_B2, Mind
from .trips import best_trip, in_peril, is_exile
from .worth import KINDS, STRENGTH, SWEEPS

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

Options = Sequence[Any]
HARMS = (v.Hurt, v.Kill, v.Remove, v.Expose, v.DropGear)


def who(view: LongNightView, options: Options) -> Any:
    """The card that is being carried out says what it is about."""
    mind = Mind(view)
    reading = view.reading
    if any(type(option) is not q.Person for option in options):
        return target(view, options)
    if reading is None:
        if any(option.survivor not in mind.group for option in options):
            return _receiver(mind, options) or target(view, options)
        return _without_a_card(mind, options)
    kinds = KINDS.get(FACE.get(reading.source, reading.source), frozenset())
    if v.Travel in kinds or v.MoveAgain in kinds:
        trip = best_trip(mind, safe=True)
        if trip is not None and q.PERSON[trip.survivor] in options:
            return q.PERSON[trip.survivor]
    if v.Relocate in kinds:
        return max(options, key=lambda option: (in_peril(mind, option.survivor), _suffering(mind, option.survivor)))
    if v.Heal in kinds or v.Thaw in kinds:
        return max(options, key=lambda option: _suffering(mind, option.survivor))
    if kinds & {v.KillZombies, v.RemoveZombies, v.Barricade, v.SetTrap, v.MoveZombies}:
        return min(options, key=lambda option: _standing(mind, option.survivor))
    if v.RemoveBandits in kinds:
        return max(options, key=lambda option: view.bandits(mind.where[option.survivor]))
    if any(kind in kinds for kind in HARMS):
        return min(options, key=lambda option: _loss(mind, option.survivor))
    if v.Swap in kinds:
        return min(options, key=lambda option: STRENGTH[option.survivor])
    return max(options, key=lambda option: _fit(mind, option.survivor))


def _receiver(mind: Mind, options: Options) -> Any:
    """Somebody of a player without a weapon, where one is handed over for that."""
    turn, view = mind.view.turn, mind.view
    if not mind.goal.armed or turn is None or not turn.handed:
        return None
    theirs = [one for seat in mind.unarmed() for one in view.group(seat)]
    return next((option for option in options if option.survivor in theirs), None)


def _without_a_card(mind: Mind, options: Options) -> Any:
    """Gear that is laid beside somebody, a new leader, who leaves first."""
    lying = mind.view.known_cards(RESOLVING)
    if lying and lying[-1] in ITEM and ITEM[lying[-1]].gear:
        return max(options, key=lambda option: _bears(mind, option.survivor, lying[-1]))
    return max(options, key=lambda option: (_fit(mind, option.survivor), INFLUENCE[option.survivor]))


def _bears(mind: Mind, survivor: str, card: str) -> float:
    """Weapons to fighters, gear for searching to whoever is out searching."""
    view = mind.view
    outside = 1.0 if mind.where[survivor] != v.COLONY else 0.0
    worth = -1.0 * view.damage(survivor)
    home = any(isinstance(power, v.Always | v.Do) and power.at == (v.COLONY,) for power in ITEM[card].gear)
    if home:
        worth -= 3.0 * outside
    elif FACE[card] in SWEEPS:
        worth += 0.2 * view.zombies_at(mind.where[survivor])
    elif TYPE[card] is v.WEAPON:
        worth -= 0.3 * view.attack_value(survivor)
        if view.task == BEFORE_B2 and survivor == max(mind.where, key=lambda one: INFLUENCE[one]):
            worth -= 4.0
        if mind.goal.armed and not mind.hostile:
            worth -= 5.0 * sum(TYPE.get(one) is v.WEAPON for one in view.gear(survivor))
    else:
        worth += 2.0 * outside - 0.3 * view.search_value(survivor)
    return worth


def _suffering(mind: Mind, survivor: str) -> float:
    view = mind.view
    own = 0.3 if survivor in mind.group else 0.0
    return view.damage(survivor) + 0.6 * view.frostbite(survivor) + (own if not mind.hostile else 3 * own)


def _standing(mind: Mind, survivor: str) -> float:
    """The lower, the more this survivor's place needs somebody who acts there."""
    place = mind.where[survivor]
    if not mind.view.zombies_at(place):
        return 50.0
    return float(mind.slack_at(place))


def _loss(mind: Mind, survivor: str) -> float:
    """What harm to this survivor would cost; others' count little for a betrayer."""
    view = mind.view
    damage = view.damage(survivor)
    own = survivor in mind.group
    loss = STRENGTH[survivor] * 0.3 + (6.0 if damage >= 2 else 1.0 * damage)
    return loss if own or not mind.hostile else -loss


def _fit(mind: Mind, survivor: str) -> float:
    return STRENGTH[survivor] - 1.5 * mind.view.damage(survivor)


def whom_to_ask(view: LongNightView, options: Options) -> Any:
    """Whoever has the most cards."""
    return max(options, key=lambda option: view.size(HAND[option.seat]))


def what_to_ask_for(view: LongNightView, options: Options) -> Any:
    """Food for an empty store, else a medicine."""
    wanted = v.FOOD if view.food < view.food_needed else v.MEDICINE
    return next(option for option in options if option.sort == wanted)


def target(view: LongNightView, options: Options) -> Any:
    """A special zombie, a bandit where the objective wants it, else the zombie that is most dangerous; never a
    person, unless that is a betrayer's chance.
    """
    mind = Mind(view)
    best, most = options[0], -99.0
    slacks = {entrance: slack for slack, entrance in mind.colony_slacks()}
    doors = mind.doors(v.COLONY) if mind.goal.doors else {}
    for option in options:
        kind = type(option)
        if kind is q.Special:
            worth = 5.0
        elif kind is q.BanditHere:
            worth = 4.5 if mind.goal.bandits >= 0 and not mind.hostile else 0.3
        elif kind is q.Entrance:
            entrance = option.entrance
            slack = slacks.get(entrance)
            if slack is None:
                slack = mind.slack_at(entrance)
            worth = 0.1 - 0.01 * slack if slack >= 0 else 0.6
            if doors.get(entrance) == 2:
                worth += 0.5 + 0.1 * view.empty_spaces(entrance)
        else:
            worth = 0.7 if mind.hostile or is_exile(mind, option.survivor) else -5.0
        if worth > most:
            best, most = option, worth
    return best


def whom(view: LongNightView, options: Options) -> Any:
    """Another player: to rob or look at, the one with most cards; to give to, the one with fewest."""
    reading = view.reading
    kinds = KINDS.get(FACE.get(reading.source, reading.source), frozenset()) if reading is not None else frozenset()
    order: Callable[..., Any] = min if v.Give in kinds else max
    return order(options, key=lambda option: (view.size(f"hand.{option.seat}"), -option.seat))
