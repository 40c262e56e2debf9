"""What a text is worth as the table stands: `worth.py` knows what it is worth as a rule.

A die that is lost costs nothing when none is left, food is dear to the hungry, and despair is light on those who are
whole. So both ways of a card have their hour.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCES
from fivefires.games.long_night.content.index import INFLUENCE
from fivefires.games.long_night.content.piles import LOOT, WASTE
from fivefires.games.long_night.state import Rule

from .goals import of
from .mind import Mind
from .supplies import needs_of
from .trips import missing_code, room_for_more
from .worth import NOTHING, OPTIONS, Worth, amount, effect, price

DYING: Final = Worth(-1.0, -3.0)
DEADLY: Final = 3
# What a token costs, by how much damage there is already.
WOUND: Final = (0.4, 1.0)
FROSTBITE: Final = (1.0, 1.6)
DESPAIR: Final = (0.6, 1.4)
FULL_WASTE: Final = 10


def weigh_way(mind: Mind, source: str, key: str) -> Worth:
    option = OPTIONS.get((source, key))
    return NOTHING if option is None else weigh(mind, option.do).plus(_price(mind, option.cost))


def weigh(mind: Mind, do: v.Effects) -> Worth:
    found = NOTHING
    for word in do:
        now = _NOW.get(type(word))
        found = found.plus(effect(word) if now is None else now(mind, word))
    return found


def _price(mind: Mind, cost: v.Cost | None) -> Worth:
    """Food that is paid is dear or cheap like any other."""
    found = price(cost)
    food = 0 if cost is None else cost.food
    return found.plus(Worth(0.0, 0.6 * food)).plus(_food(mind, -food)) if food else found


def _number(mind: Mind, number: v.Number) -> float:
    return amount(number) if isinstance(number, v.Per) else of(number, mind.home)


# --- the store, the pile, the crisis ----------------------------------------------------------------------------


def _food(mind: Mind, by: float) -> Worth:
    """Whoever is short of food values it twice, whoever has plenty hardly at all."""
    food, goal = mind.view.food, mind.food_goal
    if by >= 0:
        urgent = min(by, max(0, goal - food))
        return Worth(0.0, 1.2 * urgent + 0.35 * (by - urgent))
    lost = min(-by, food)
    plenty = min(lost, max(0, food - goal))
    return Worth(0.0, -0.3 * plenty - 1.2 * (lost - plenty))


def _change_food(mind: Mind, word: v.ChangeFood) -> Worth:
    return _food(mind, _number(mind, word.by))


def _clean(mind: Mind, word: v.CleanWaste) -> Worth:
    waste = mind.view.size(WASTE)
    gone = min(_number(mind, word.cards), waste)
    return Worth(0.0, 0.1 * gone + (2.0 if waste - gone < FULL_WASTE <= waste else 0.0))


def _salvage(mind: Mind, word: v.Salvage) -> Worth:
    return Worth(0.0, 0.8 * min(word.cards, mind.view.size(WASTE)))


def _target(mind: Mind, word: v.ShiftTarget) -> Worth:
    """Only where the crisis hangs in the balance."""
    near = -1 <= mind.missing() <= 2 + mind.later()
    return Worth(0.0, -(1.2 if near else 0.2) * word.by)


def _rounds(mind: Mind, word: v.ChangeRounds) -> Worth:
    """Whoever has to hold out for a number of rounds gets none less and none more (L-585)."""
    return NOTHING if mind.goal.survive else Worth(0.0, 0.5 * word.by)


# --- people -----------------------------------------------------------------------------------------------------


def _add_helpless(mind: Mind, word: v.AddHelpless) -> Worth:
    if mind.goal.helpless:
        return Worth(0.0, 0.6 * _number(mind, word.count))
    return Worth(0.0, -0.14 * mind.view.rounds * _number(mind, word.count) * (2 if word.unruly else 1))


def _rouse(mind: Mind, word: v.Rouse) -> Worth:
    return Worth(0.0, -0.5 * min(_number(mind, word.count), mind.view.helpless))


def _calm(mind: Mind, word: v.Calm) -> Worth:
    return Worth(0.0, 0.6 * min(_number(mind, word.count), mind.view.unruly))


def _add_survivor(mind: Mind, word: v.AddSurvivor) -> Worth:
    return Worth(0.0, min(2.2, 0.6 * (mind.view.rounds - 1)) * word.count)


def _swap(mind: Mind, word: v.Swap) -> Worth:
    """Somebody who goes over for good takes a die of every round along."""
    return NOTHING if word.back else Worth(0.0, -0.5 * min(4, mind.view.rounds))


def _whom(mind: Mind, who: v.Who) -> list[str]:
    """About whom a text is, as far as that can be told: several for all, else the one who will be chosen."""
    view, reading = mind.view, mind.view.reading
    if who.pick is v.Pick.SELF:
        return [reading.survivor] if reading is not None and reading.survivor in mind.where else mind.group[:1]
    able = mind.group if who.whose is v.OWN else [*mind.where]
    if who.at and v.HERE not in who.at:
        able = [one for one in able if mind.where[one] in who.at]
    if who.named:
        able = [one for one in mind.where if one in who.named]
    if who.hurt:
        able = [one for one in able if view.damage(one) > view.despair(one)]
    if who.sad:
        able = [one for one in able if view.despair(one)]
    if who.pick is v.ALL:
        return able
    if who.pick is v.LOWEST:
        return sorted(able, key=lambda one: INFLUENCE[one])[: who.count]
    return sorted(able, key=lambda one: (view.damage(one), one))[: who.count]


def _hurt(mind: Mind, word: v.Hurt) -> Worth:
    found = NOTHING
    tokens = word.wounds + word.frostbite + word.despair
    for survivor in _whom(mind, word.who):
        damage = mind.view.damage(survivor)
        if damage + tokens >= DEADLY:
            found = found.plus(DYING)
            continue
        cost = word.wounds * WOUND[damage] + word.frostbite * FROSTBITE[damage] + word.despair * DESPAIR[damage]
        found = found.plus(Worth(0.0, -cost))
    return found


def _heal(mind: Mind, word: v.Heal) -> Worth:
    view = mind.view
    gain = 0.0
    able = _whom(mind, word.who)
    if word.who.pick is not v.ALL:
        able = sorted(able, key=view.damage)[-word.who.count :]
    for survivor in able:
        despair = view.despair(survivor)
        dire = 1.0 if view.damage(survivor) >= DEADLY - 1 else 0.0
        wounds = min(word.wounds, view.damage(survivor) - despair)
        gain += (0.6 + dire) * wounds + (0.8 + dire) * min(word.despair, despair)
    return Worth(0.0, gain)


def _thaw(mind: Mind, word: v.Thaw) -> Worth:
    """A frostbite that goes on biting kills whoever is hurt already."""
    view = mind.view
    gain = 0.0
    for survivor in _whom(mind, word.who):
        dire = 1.0 if view.damage(survivor) >= DEADLY - 1 else 0.0
        gain += (0.6 + dire) * view.frostbite(survivor)
    return Worth(0.0, gain)


# --- dice, cards, work ------------------------------------------------------------------------------------------


def _lose_dice(mind: Mind, word: v.LoseDice) -> Worth:
    """What is used already cannot be lost."""
    reading = mind.view.reading
    left = len(mind.me.dice) if reading is None or reading.seat == mind.seat else word.dice
    return Worth(0.0, -0.8 * min(word.dice, left))


def _turned(mind: Mind, word: v.Reroll | v.RaiseDie) -> Worth:
    return effect(word) if mind.me.dice else NOTHING


def _lay_die(mind: Mind, word: v.LayDie) -> Worth:
    """Only a value that the code still lacks."""
    return Worth(0.0, 1.5 if word.value in missing_code(mind) else 0.0)


def _find(mind: Mind, word: v.Find) -> Worth:
    needs = needs_of(mind)
    types = word.match.types or tuple(needs)
    return Worth(0.0, word.cards * (0.2 + max(needs[kind] for kind in types)))


def _loot(mind: Mind, word: v.TakeLoot) -> Worth:
    return Worth(0.0, 0.8 * min(word.cards, mind.view.size(LOOT)))


def _drop(mind: Mind, word: v.DropGear) -> Worth:
    """A weapon is dear where everybody must bear one."""
    dear = mind.goal.armed or mind.wish.gear
    return Worth(0.0, -2.0 if dear and v.WEAPON in word.match.types else -0.8)


def _progress(mind: Mind, word: v.Progress) -> Worth:
    if not mind.in_force(Rule.IMPROVEMENTS):
        return NOTHING
    return Worth(0.0, (1.5 if mind.goal.improvements else 0.2 * min(5, mind.view.rounds)) * _number(mind, word.count))


def _lose_progress(mind: Mind, word: v.LoseProgress) -> Worth:
    return Worth(0.0, -0.5 * _progress(mind, v.Progress(word.count)).rest)


# --- zombies and bandits ----------------------------------------------------------------------------------------


def _at(mind: Mind, where: v.Where) -> Sequence[str]:
    reading = mind.view.reading
    if v.HERE in where.places:
        return (reading.place,) if reading is not None and reading.place in mind.view.places else ()
    return [place for place in where.places or mind.view.places if place in mind.view.places]


def _add_zombies(mind: Mind, word: v.AddZombies) -> Worth:
    """As long as there is room it is bad, and then somebody dies; where nobody is, it is nothing."""
    number, cost = _number(mind, word.count), Worth()
    for place in _at(mind, word.where):
        if place == v.COLONY or mind.view.survivors_at(place):
            over = max(0.0, number - room_for_more(mind, place))
            cost = cost.plus(Worth(-0.6 * min(2.0, over), -0.25 * number))
    return cost


def _remove_zombies(mind: Mind, word: v.RemoveZombies) -> Worth:
    gains = [0.0]
    for place in _at(mind, word.where):
        gone = min(_number(mind, word.count), mind.view.zombies_at(place))
        gains.append(gone * (0.9 if mind.slack_at(place) < 1 else 0.35))
    return Worth(0.0, max(gains))


def _barricade(mind: Mind, word: v.Barricade) -> Worth:
    gains = [0.0]
    for place in _at(mind, word.where):
        room = sum(mind.view.empty_spaces(entrance) for entrance in ENTRANCES[place])
        each = 2.0 if mind.goal.doors else 0.9 if mind.slack_at(place) < 1 else 0.45
        gains.append(min(_number(mind, word.count), room) * each)
    return Worth(0.0, max(gains))


def _lose_barricades(mind: Mind, word: v.LoseBarricades) -> Worth:
    loss = 0.0
    for place in _at(mind, word.where):
        there = sum(mind.view.barricades(entrance) for entrance in ENTRANCES[place])
        each = 2.0 if mind.goal.doors else 0.9 if mind.slack_at(place) < 1 else 0.45
        loss += min(_number(mind, word.count), there) * each
    return Worth(0.0, -loss)


def _taste(mind: Mind) -> float:
    """What one bandit less is worth: much where they must go, less than nothing to their friends."""
    if any(isinstance(part, v.AtLeast) and isinstance(part.of, v.Bandits) for part in mind.wish.conditions):
        return -0.8
    return 1.6 if mind.goal.bandits >= 0 else 0.18 * min(5, mind.view.rounds)


def _add_bandits(mind: Mind, word: v.AddBandits) -> Worth:
    places = len(_at(mind, word.where)) if word.where.pick is v.ALL else 1
    return Worth(0.0, -_taste(mind) * _number(mind, word.count) * places)


def _remove_bandits(mind: Mind, word: v.RemoveBandits) -> Worth:
    there = [mind.view.bandits(place) for place in _at(mind, word.where)]
    number = _number(mind, word.count)
    gone = sum(min(number, one) for one in there) if word.where.pick is v.ALL else min(number, sum(there))
    return Worth(0.0, _taste(mind) * gone)


def _until(mind: Mind, word: v.Until) -> Worth:
    """Fewer zombies are worth most before an overrun; mouths are food; whoever has to lie down goes nowhere."""
    found = NOTHING
    for text in word.always.texts:
        if isinstance(text, v.FewerZombies):
            slack = mind.slack_at(v.COLONY)
            found = found.plus(Worth(0.0, 2.4 if slack < 0 else 0.9 if slack < 1 else 0.4))
        elif isinstance(text, v.FeedsLess):
            found = found.plus(_food(mind, text.by))
        elif isinstance(text, v.Rooted):
            found = found.plus(Worth(0.0, -0.2))
        else:
            found = found.plus(Worth(0.0, 0.6))
    return found


# --- words that hold others -------------------------------------------------------------------------------------


def _everybody(mind: Mind, word: v.EveryPlayer) -> Worth:
    there = [one for one in mind.view.players if not one.out]
    if word.at_home or word.gave_nothing:
        there = [one for one in there if not one.exiled and not (word.gave_nothing and one.contributed)]
    players = len(there)
    return NOTHING.plus(weigh(mind, word.do), players)


def _roll(mind: Mind, word: v.Roll) -> Worth:
    found = NOTHING
    for row in word.rows:
        found = found.plus(weigh(mind, row.do), (row.most - row.least + 1) / 6)
    return found


_NOW: Final[dict[type, Callable[[Mind, Any], Worth]]] = {
    v.ChangeFood: _change_food,
    v.CleanWaste: _clean,
    v.Salvage: _salvage,
    v.ShiftTarget: _target,
    v.ChangeRounds: _rounds,
    v.AddHelpless: _add_helpless,
    v.Rouse: _rouse,
    v.Calm: _calm,
    v.AddSurvivor: _add_survivor,
    v.Swap: _swap,
    v.Hurt: _hurt,
    v.Heal: _heal,
    v.Thaw: _thaw,
    v.LoseDice: _lose_dice,
    v.Reroll: _turned,
    v.RaiseDie: _turned,
    v.LayDie: _lay_die,
    v.Find: _find,
    v.TakeLoot: _loot,
    v.DropGear: _drop,
    v.Progress: _progress,
    v.LoseProgress: _lose_progress,
    v.AddZombies: _add_zombies,
    v.RemoveZombies: _remove_zombies,
    v.Barricade: _barricade,
    v.LoseBarricades: _lose_barricades,
    v.AddBandits: _add_bandits,
    v.RemoveBandits: _remove_bandits,
    v.Until: _until,
    v.EveryPlayer: _everybody,
    v.Roll: _roll,
}
