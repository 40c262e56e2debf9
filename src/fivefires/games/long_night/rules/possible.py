"""Whether an ability can do anything at all: one whose main effect is impossible is not offered (L-108).

The main effect is the first one. Cards are another matter: they may be played for nothing (L-151).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import (
    BANDIT,
    BARRICADE,
    FOOD,
    NOISE,
    PROGRESS,
    SUPPLY,
)  # fmt: skip
from fivefires.games.long_night.content.piles import (
    CRISES,
    CROSSROADS,
    DECK,
    EXPERIMENTS,
    HAND,
    LOOT,
    PROJECTS,
    SURVIVORS,
    WASTE,
)
from fivefires.games.long_night.state import LongNightState, Reading, Rule, owner_of
from fivefires.kit.effects import do_something

from . import attacks, code, effects, searching
from .board import goals_for, has_open_entrance, has_room, helpless, unruly, zombies_at
from .conditions import matching, number, people, places_named
from .dice import HIGHEST, idle

Check = Callable[[LongNightState, Reading, Any], bool]
There = Callable[[LongNightState, str], bool]


def is_possible(state: LongNightState, reading: Reading, do: v.Effects, *, spent: int = 0) -> bool:
    """`spent` dice go before the effect, and are used ones then."""
    main = do[0]
    kind = type(main)
    if kind in ABOUT_DICE:
        return ABOUT_DICE[kind](state, reading, main, spent)
    return do_something(CHECKS, state, reading, (main,))


def _choose(state: LongNightState, reading: Reading, effect: v.AnyChoice, spent: int) -> bool:
    return any(
        effects.available(state, reading, option) and is_possible(state, reading, option.do, spent=spent)
        for option in effect.options
    )


def _low_die(state: LongNightState, reading: Reading, effect: v.RaiseDie, spent: int) -> bool:
    dice = state.players[reading.seat].dice
    return len(dice) > spent and min(dice) < HIGHEST


def _any_die(state: LongNightState, reading: Reading, effect: v.Reroll | v.SetDie, spent: int) -> bool:
    return len(state.players[reading.seat].dice) > spent


def _used_die(state: LongNightState, reading: Reading, effect: v.Recover, spent: int) -> bool:
    return spent > 0 or bool(state.players[reading.seat].used)


def _somewhere(state: LongNightState, reading: Reading, where: v.Where, there: There) -> bool:
    """At one of the places that are meant; what chance will pick nobody knows yet."""
    if where.pick is v.CHANCE:
        return True
    named = places_named(reading, where.places)
    return any(there(state, place) for place in state.places if not named or place in named)


def _zombies(state: LongNightState, place: str) -> bool:
    return zombies_at(state, place) > 0


def _bandits(state: LongNightState, place: str) -> bool:
    return place in state.stock[BANDIT]


def _noise(state: LongNightState, place: str) -> bool:
    return place in state.stock[NOISE]


def _silence(state: LongNightState, place: str) -> bool:
    return place != v.COLONY and searching.can_be_louder(state, place)


def _cards(state: LongNightState, place: str) -> bool:
    return place in DECK and bool(state.piles[DECK[place]])


def _heal(state: LongNightState, reading: Reading, effect: v.Heal) -> bool:
    sad = state.stock["despair-token"]
    if not (effect.wounds and (state.wounds or state.frostbite)) and not (effect.despair and len(sad) > 1):
        return False
    able = people(state, reading, effect.who)
    hurt = effect.wounds > 0 and any(one in state.wounds or one in state.frostbite for one in able)
    return hurt or (effect.despair > 0 and any(one in sad for one in able))


def _barrier(state: LongNightState, reading: Reading, effect: v.Barricade | v.SetTrap) -> bool:
    if isinstance(effect, v.SetTrap) and effect.instead:
        return _somewhere(state, reading, effect.where, effects.has_barricade)
    room = _somewhere(state, reading, effect.where, has_open_entrance)
    return room and state.stock[BARRICADE].get(SUPPLY, 0) > 0


def _deck(state: LongNightState, reading: Reading, effect: v.Draw | v.Find | v.Peek) -> bool:
    return _somewhere(state, reading, effect.where, _cards)


def _peek(state: LongNightState, reading: Reading, effect: v.Peek) -> bool:
    if effect.at is v.Peekable.HAND:
        return any(state.piles[HAND[seat]] for seat in range(state.seats) if seat != reading.seat)
    if effect.at is v.Peekable.DECK:
        return _deck(state, reading, effect)
    return bool(state.piles[CRISES if effect.at is v.Peekable.CRISES else CROSSROADS])


def _relocate(state: LongNightState, reading: Reading, effect: v.Relocate) -> bool:
    """Somebody who is meant can go to a place that is meant."""
    named = places_named(reading, effect.to.places)
    return any(
        effect.to.pick is v.CHANCE or not named or goal in named
        for one in people(state, reading, effect.who)
        for goal in goals_for(state, owner_of(state, one), state.where[one])
    )


def _leaving(state: LongNightState, reading: Reading, effect: v.MoveZombies) -> bool:
    def there(state: LongNightState, place: str) -> bool:
        return effects.can_leave(state, reading, effect, place)

    return _somewhere(state, reading, effect.origin, there)


def _contain(state: LongNightState, reading: Reading, effect: v.Contain) -> bool:
    """Nothing without experiments (L-456), nor before the story has come to the code (L-379)."""
    return Rule.CODE in state.in_force and bool(state.piles[EXPERIMENTS])


ABOUT_DICE: dict[type, Callable[[LongNightState, Reading, Any, int], bool]] = {
    v.Choose: _choose,
    v.RaiseDie: _low_die,
    v.Reroll: _any_die,
    v.SetDie: _any_die,
    v.Recover: _used_die,
}
CHECKS: dict[type, Check] = {
    v.Heal: _heal,
    v.Thaw: lambda state, reading, effect: any(one in state.frostbite for one in people(state, reading, effect.who)),
    v.Calm: lambda state, reading, effect: unruly(state) > 0,
    v.Rouse: lambda state, reading, effect: helpless(state) > 0,
    v.CleanWaste: lambda state, reading, effect: bool(state.piles[WASTE]),
    v.Salvage: lambda state, reading, effect: bool(matching(state.piles[WASTE], effect.match)),
    v.KillZombies: lambda state, reading, effect: zombies_at(state, reading.place) > 0,
    v.RemoveZombies: lambda state, reading, effect: _somewhere(state, reading, effect.where, _zombies),
    v.MoveZombies: _leaving,
    v.Barricade: _barrier,
    v.SetTrap: _barrier,
    v.Hush: lambda state, reading, effect: _somewhere(state, reading, effect.where, _noise),
    v.RemoveBandits: lambda state, reading, effect: _somewhere(state, reading, effect.where, _bandits),
    v.TakeLoot: lambda state, reading, effect: Rule.HIDEOUT in state.in_force and bool(state.piles[LOOT]),
    v.Draw: _deck,
    v.Find: _deck,
    v.Travel: lambda state, reading, effect: bool(effects.travellers(state, reading, effect)),
    v.MoveAgain: lambda state, reading, effect: bool(people(state, reading, effect.who)),
    v.AddSurvivor: lambda state, reading, effect: bool(state.piles[SURVIVORS]) and has_room(state, reading.seat),
    v.AddHelpless: lambda state, reading, effect: has_room(state, reading.seat),
    v.Progress: lambda state, reading, effect: bool(state.piles[PROJECTS]) and SUPPLY in state.stock[PROGRESS],
    v.Contain: _contain,
    v.LayDie: lambda state, reading, effect: code.is_new(state, effect.value) and idle(state) > 0,
    v.ChangeFood: lambda state, reading, effect: number(state, reading, effect.by) <= 0 or SUPPLY in state.stock[FOOD],
    v.RollDie: lambda state, reading, effect: idle(state) > 0,
    v.MakeNoise: lambda state, reading, effect: _somewhere(state, reading, effect.where, _silence),
    v.Peek: _peek,
    v.Relocate: _relocate,
    v.Attack: lambda state, reading, effect: (
        attacks.may_attack(state, reading.survivor) and bool(attacks.targets(state, reading.seat, reading.survivor))
    ),
    v.Search: lambda state, reading, effect: searching.can_search(state, reading.survivor),
}
