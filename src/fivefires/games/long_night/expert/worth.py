"""What texts are worth, in dice: a die buys about one search, one barricade or one kill.

Morale is kept apart from the rest, because what a point of it is worth depends on how much is left and on who is
asking. Everything here is read off the content once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import (
    ACTIONS,
    CRISIS,
    CROSSROADS,
    EXPERIMENT,
    FACE,
    IMPROVEMENT,
    ITEM,
    ITEM_LISTS,
    POWERS,
    SURVIVOR,
)  # fmt: skip
from fivefires.kit.effects import kinds, ways, words

TYPICAL_PLAYERS: Final = 4
A_FEW: Final = 2
MORALE: Final = 3.0


class Worth(NamedTuple):
    """Points of morale, and everything else in dice."""

    morale: float = 0.0
    rest: float = 0.0

    def plus(self, other: Worth, times: float = 1.0) -> Worth:
        return Worth(self.morale + times * other.morale, self.rest + times * other.rest)

    @property
    def total(self) -> float:
        return self.morale * MORALE + self.rest


NOTHING: Final = Worth()


def amount(number: v.Number) -> float:
    match number:
        case int():
            return number
        case v.PerPlayer(times, plus, least, most):
            return min(most, max(least, times * TYPICAL_PLAYERS + plus))
        case v.Per(_, _, times, plus):
            return plus + times * A_FEW


def _people(who: v.Who) -> float:
    """How many survivors a text is about, as a rule."""
    if who.pick is v.ALL:
        return 2.0 if who.whose is v.OWN else 3.0
    return float(who.count)


def _hurt(word: v.Hurt) -> Worth:
    return Worth(0.0, -_people(word.who) * (0.8 * word.wounds + 1.3 * word.frostbite + 1.3 * word.despair))


def _heal(word: v.Heal) -> Worth:
    return Worth(0.0, _people(word.who) * (0.6 * min(2, word.wounds) + 1.0 * word.despair))


def _add_zombies(word: v.AddZombies) -> Worth:
    places = 6.0 if word.where.pick is v.ALL else 1.0
    return Worth(0.0, -0.6 * amount(word.count) * places)


def _kill_helpless(word: v.KillHelpless) -> Worth:
    return Worth(-amount(word.count), 0.6 * amount(word.count))


# Some side effects are a blessing.
SIDE_EFFECTS: Final = {
    "side_tremor": -0.8,
    "side_numb": 0.3,
    "side_sleepwalker": -0.5,
    "side_sweet_smell": -0.4,
    "side_ravenous": -0.3,
    "side_wide_awake": 1.0,
}


def _mean(word: v.Roll) -> Worth:
    found = NOTHING
    for row in word.rows:
        found = found.plus(effects(row.do), (row.most - row.least + 1) / 6)
    return found


# What a word is worth by itself; a number is the worth of one of what its first field counts.
RATES: Final[dict[type, float]] = {
    v.ChangeFood: 0.6,
    v.ChangeStarvation: -1.2,
    v.ChangeRounds: 0.5,
    v.Rouse: -0.5,
    v.Calm: 0.5,
    v.RemoveHelpless: 0.6,
    v.CleanWaste: 0.15,
    v.ShiftTarget: -0.8,
    v.Mark: 1.5,
    v.AddSurvivor: 2.0,
    v.RemoveZombies: 0.7,
    v.MoveZombies: 0.2,
    v.Barricade: 0.7,
    v.LoseBarricades: -0.7,
    v.MakeNoise: -0.35,
    v.Hush: 0.3,
    v.RemoveBandits: 0.8,
    v.TakeLoot: 0.9,
    v.Discard: -0.7,
    v.Give: -0.2,
    v.Steal: 0.5,
    v.RollDie: 0.9,
    v.Reroll: 0.3,
    v.RaiseDie: 0.25,
    v.LoseDice: -0.8,
    v.Recover: 0.8,
    v.Progress: 0.9,
    v.LoseProgress: -0.9,
    v.BreakOut: -2.0,
}
FLAT: Final[dict[type, Worth]] = {
    v.Kill: Worth(-1.0, -3.0),
    v.Remove: Worth(0.0, -2.5),
    v.Travel: Worth(0.0, 0.4),
    v.MoveAgain: Worth(0.0, 0.3),
    v.Thaw: Worth(0.0, 0.4),
    v.SetTrap: Worth(0.0, 1.3),
    v.LoseLoot: Worth(0.0, -0.3),
    v.DropGear: Worth(0.0, -0.7),
    v.Peek: Worth(0.0, 0.1),
    v.SetDie: Worth(0.0, 0.5),
    v.Contain: Worth(0.0, 1.5),
    v.LayDie: Worth(0.0, 0.8),
    v.Slain: Worth(0.0, 1.5),
    v.Until: Worth(0.0, 0.6),
}
BY_WORD: Final[dict[type, Callable[[Any], Worth]]] = {
    v.ChangeMorale: lambda word: Worth(amount(word.by), 0.0),
    v.AddHelpless: lambda word: Worth(0.0, -amount(word.count) * (1.2 if word.unruly else 0.6)),
    v.KillHelpless: _kill_helpless,
    v.Salvage: lambda word: Worth(0.0, 0.8 * word.cards),
    v.Hurt: _hurt,
    v.Heal: _heal,
    v.Expose: lambda word: Worth(-0.09, -0.8) if word.who.pick is not v.ALL else Worth(-0.35, -3.0),
    v.AddZombies: _add_zombies,
    v.SideEffect: lambda word: Worth(0.0, SIDE_EFFECTS[word.id]),
    v.AddBandits: lambda word: Worth(0.0, -0.6 * amount(word.count) * (6.0 if word.where.pick is v.ALL else 1.5)),
    v.KillZombies: lambda word: Worth(0.0, min(2.0, amount(word.count)) * (0.8 if word.safe else 0.2)),
    v.Draw: lambda word: Worth(0.0, 0.7 * word.keep + 0.1 * (word.look - word.keep)),
    v.Find: lambda word: Worth(0.0, 1.2 * word.cards),
    v.Attack: lambda word: Worth(0.0, 0.7 if word.safe else 0.2),
    v.Search: lambda word: Worth(0.0, 0.8 + 0.1 * word.sees + 0.7 * word.keeps),
    v.Choose: lambda word: max((way(option) for option in word.options), key=lambda worth: worth.total),
    v.May: lambda word: max(NOTHING, way(word), key=lambda worth: worth.total),
    v.If: lambda word: NOTHING.plus(effects(word.then), 0.5).plus(effects(word.otherwise), 0.5),
    v.Roll: _mean,
    v.Vote: lambda word: max(effects(word.yes), effects(word.no), key=lambda worth: worth.total),
    v.EveryPlayer: lambda word: (
        _for_those_who_gave_nothing(effects(word.do)) if word.gave_nothing else _for_everybody(effects(word.do))
    ),
}


def _for_everybody(one: Worth) -> Worth:
    return NOTHING.plus(one, TYPICAL_PLAYERS - 0.5)


def _for_those_who_gave_nothing(one: Worth) -> Worth:
    """One player of four, as a rule."""
    return one


def effect(word: Any) -> Worth:
    kind = type(word)
    if kind in BY_WORD:
        return BY_WORD[kind](word)
    if kind in FLAT:
        return FLAT[kind]
    if kind in RATES:
        return Worth(0.0, RATES[kind] * amount(getattr(word, word.__struct_fields__[0])))
    return NOTHING


def effects(do: v.Effects) -> Worth:
    found = NOTHING
    for word in do:
        found = found.plus(effect(word))
    return found


def price(cost: v.Cost | None) -> Worth:
    if cost is None:
        return NOTHING
    return Worth(
        -float(cost.morale),
        -0.6 * cost.food - 0.6 * cost.cards - 0.8 * cost.dice - 0.8 * cost.wounds - 1.3 * cost.despair,
    )


def way(option: v.AnyWay) -> Worth:
    return effects(option.do).plus(price(option.cost))


# --- read off the content ---------------------------------------------------------------------------------------

_CARDS: Final[dict[str, Any]] = {
    **{FACE[piece]: item for piece, item in ITEM.items()},
    **CROSSROADS,
    **CRISIS,
    **SURVIVOR,
    **IMPROVEMENT,
    **EXPERIMENT,
}


# By card and key of the way.
OPTIONS: Final[dict[tuple[str, str], v.AnyWay]] = {
    (id, option.key): option for id, card in _CARDS.items() for option in ways(card)
}
# Which words a card has in it, to tell what a question on the way of carrying it out is about.
KINDS: Final[dict[str, frozenset[type]]] = {id: kinds(card) for id, card in _CARDS.items()}
# What the first and the second side of a vote bring.
BALLOTS: Final[dict[str, tuple[v.Effects, v.Effects]]] = {
    **{
        id: (card.options[0].do, card.options[1].do)
        for id, card in CROSSROADS.items()
        if card.vote and len(card.options) == 2
    },
    **{id: (word.yes, word.no) for id, card in _CARDS.items() for word in words(card) if isinstance(word, v.Vote)},
}
# How bad it is if a crisis is not prevented.
FAILURE: Final[dict[str, Worth]] = {id: effects(card.failure) for id, card in CRISIS.items()}
# Crises that strike those who gave nothing (L-589).
STRIKES_MISERS: Final[frozenset[str]] = frozenset(
    id
    for id, card in CRISIS.items()
    if any(isinstance(word, v.EveryPlayer) and word.gave_nothing for word in words(card.failure))
)
# What is done for a die, by source and number.
DEEDS: Final[dict[tuple[str, int], Worth]] = {
    (source, number): effects(action.do).plus(price(action.cost))
    for source, actions in ACTIONS.items()
    for number, action in enumerate(actions)
}
DEED_KINDS: Final[dict[tuple[str, int], frozenset[type]]] = {
    (source, number): kinds(action.do) for source, actions in ACTIONS.items() for number, action in enumerate(actions)
}


def _shares(items: Sequence[v.Item]) -> tuple[tuple[v.ItemType, float], ...]:
    cards = [item.type for item in items for _ in range(item.copies)]
    return tuple((kind, cards.count(kind) / len(cards)) for kind in v.ItemType if kind in cards)


# Types of the cards of each deck, as shares of it.
SHARES: Final = {deck: _shares(items) for deck, items in ITEM_LISTS.items()}
# How much food a card brings, and how many wounds it heals.
FEEDS: Final[dict[str, float]] = {
    piece: max(
        (amount(word.by) for word in words(item.play) if isinstance(word, v.ChangeFood)),
        default=0.0,
    )
    for piece, item in ITEM.items()
}
HEALS: Final[frozenset[str]] = frozenset(
    piece for piece, item in ITEM.items() if any(isinstance(word, v.Heal) and word.wounds for word in words(item.play))
)
COMFORTS: Final[frozenset[str]] = frozenset(
    piece for piece, item in ITEM.items() if any(isinstance(word, v.Heal) and word.despair for word in words(item.play))
)
IS_GEAR: Final[frozenset[str]] = frozenset(piece for piece, item in ITEM.items() if item.gear)
TOUGHENS: Final[frozenset[str]] = frozenset(
    piece for piece, item in ITEM.items() if any(isinstance(word, v.Tough) for word in words(item.gear))
)
# What a card does for the colony when it is played, apart from food, healing and people.
PLAYED: Final[dict[str, Worth]] = {piece: effects(item.play) for piece, item in ITEM.items()}


def _has(piece: str, *among: type) -> bool:
    return not kinds(ITEM[piece].play).isdisjoint(among)


ADDS: Final = frozenset(piece for piece in ITEM if _has(piece, v.AddSurvivor))
BRINGS_HELPLESS: Final[dict[str, int]] = {
    piece: int(sum(amount(word.count) for word in words(item.play) if isinstance(word, v.AddHelpless)))
    for piece, item in ITEM.items()
}
CLEARS: Final = frozenset(
    piece for piece in ITEM if _has(piece, v.RemoveZombies, v.KillZombies, v.MoveZombies, v.Barricade, v.SetTrap)
)
CLEARS_ANYWHERE: Final = frozenset(
    piece
    for piece in CLEARS
    if any(
        (isinstance(word, v.SetTrap | v.RemoveZombies) and word.where == v.ANYWHERE)
        or (isinstance(word, v.MoveZombies) and word.origin == v.ANYWHERE)
        for word in words(ITEM[piece].play)
    )
)
CARRIES: Final = frozenset(piece for piece in ITEM if _has(piece, v.Travel))
BUILDS: Final = frozenset(piece for piece in ITEM if _has(piece, v.Progress))
EASES: Final = frozenset(piece for piece in ITEM if _has(piece, v.ShiftTarget))
GIVES_DICE: Final = frozenset(piece for piece in ITEM if _has(piece, v.RollDie, v.Recover))
CHASES: Final = frozenset(piece for piece in ITEM if _has(piece, v.RemoveBandits))
FINDS: Final = frozenset(piece for piece in ITEM if _has(piece, v.Find))
CHEERS: Final = frozenset(
    piece
    for piece, item in ITEM.items()
    if any(isinstance(word, v.ChangeMorale) and amount(word.by) > 0 for word in words(item.play))
)
SHIELDS: Final = frozenset(piece for piece in ITEM if _has(piece, v.Until) and _has(piece, v.Safe))
CONTAINS: Final = frozenset(piece for piece in ITEM if _has(piece, v.Contain))
# Cards that are good for more than their type, like gear.
HANDY: Final = IS_GEAR | FINDS | CONTAINS | CLEARS_ANYWHERE
# Gear with which its bearer attacks without a risk, and the die for it; gear against many zombies at its place.
HUNTS: Final[dict[str, int]] = {
    source: action.die
    for source, actions in ACTIONS.items()
    if source in ITEM
    for action in actions
    for word in action.do
    if isinstance(word, v.Attack) and word.safe
}
SWEEPS: Final = frozenset(
    source
    for source, actions in ACTIONS.items()
    if source in ITEM and any(isinstance(word, v.KillZombies | v.MoveZombies) for word in words(actions))
)
# Everything that may be worth playing for its own text, food and journeys apart.
MAYBE: Final = (
    ADDS | HEALS | COMFORTS | CLEARS | BUILDS | EASES | GIVES_DICE | CHASES | CONTAINS | SHIELDS | FINDS | CHEERS
)


def _strength(card: v.Survivor) -> float:
    """How good a survivor is to have: searches count most, because one die of the player after the other goes there."""
    bonus = {"nadia_rivers": 0.6, "gia_najjar": 0.8, "rocco_bellini": 0.9, "blue": 1.0, "derek_yoshida": 0.6}
    return 8.0 - 1.1 * card.search - 0.6 * card.attack + bonus.get(card.id, 0.4 if POWERS[card.id] else 0.0)


STRENGTH: Final[dict[str, float]] = {id: _strength(card) for id, card in SURVIVOR.items()}
