"""The turn: equip and heal, go where the search is worth most, use the dice, then give to the colony."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import ACTIONS, FACE, IMPROVEMENT, SIGNED, TASK, TYPE
from fivefires.games.long_night.content.piles import WASTE
from fivefires.games.long_night.rules import questions as q
from fivefires.games.long_night.state import HIGHEST_MORALE, Rule
from fivefires.kit.effects import words
from fivefires.kit.experts import because, by_type

from .giving import missed, missed_of, owned, to_contribute, to_eat, to_lay
from .mind import BEFORE_B3, Mind
from .supplies import LONG, search_worth
from .suspicion import dares_to_strike, keeps_knife, looks_idle, whom_to_accuse
from .trips import (
    PATIENCE,
    best_trip,
    has_duties,
    has_to_leave,
    in_peril,
    missing_code,
    risk,
    room_for_more,
    whence_to_attract,
)
from .worth import (
    ADDS,
    BRINGS_HELPLESS,
    BUILDS,
    CARRIES,
    CHASES,
    CHEERS,
    CLEARS,
    CLEARS_ANYWHERE,
    COMFORTS,
    CONTAINS,
    DEED_KINDS,
    DEEDS,
    EASES,
    FINDS,
    GIVES_DICE,
    HEALS,
    IS_GEAR,
    MAYBE,
    PLAYED,
    SHIELDS,
    amount,
)  # fmt: skip

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

Options = Sequence[Any]

# What it is worth to make one more space at an entrance, by the rounds until it would be overrun.
RELIEF: Final = (1.25, 0.8, 0.45, 0.25)
OVERRUN: Final = 4.0
# What an attack on a person is worth to whoever has nothing to lose by it: a wound and a card, every other time.
ROBBERY: Final = 1.1
LATER: Final = 0.1
# What it is worth besides to do what one's own objective counts, at first and where the end is near.
EAGER: Final = 0.5
EAGER_LATE: Final = 1.2
# So much damage, and one token more is death.
DIRE: Final = 2
# What each further zombie is worth that a weapon kills at one stroke.
MANY: Final = 0.25
# And to kill what one's own objective counts: that costs an exposure roll.
TROPHY: Final = 1.3
# Dice up to this one are gladly turned to more.
LOW: Final = 3
# What it is worth to know the next crisis, and to look into a hand.
NEXT_CRISIS: Final = 0.6
IDLE_LOOK: Final = 0.06
# What it is worth to bar one of the doors that the objective asks for.
DOOR: Final = 2.4
# Objectives under which whoever attacks a zombie is hurt.
BITTER: Final = frozenset(
    key
    for key, task in TASK.items()
    for power in task.powers
    if isinstance(power, v.When) and power.on.deed is v.Deed.ATTACK and any(isinstance(w, v.Hurt) for w in words(power))
)


def act(view: LongNightView, options: Options) -> Any:
    mind = Mind(view)
    kinds = by_type(options)
    answer = _play(mind, kinds) or _arm(mind, kinds)
    if answer is None and mind.me.dice:
        answer = _prepare(mind, kinds) or _go(mind, kinds) or _work(mind, kinds)
    return answer or _tidy(mind, kinds) or _give(mind, kinds) or _flee(mind, kinds) or _talk(mind, kinds) or _end()


def _end() -> Any:
    return because(q.END, "why-done")


# --- cards ------------------------------------------------------------------------------------------------------


def _play(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    spare = mind.spare
    modest = _stays_modest(mind)
    for option in kinds.get(q.Play, ()):
        card = option.card
        if card in IS_GEAR:
            needed = mind.arms and TYPE[card] is v.WEAPON
            if needed and modest:
                continue
            if card in spare or needed or (mind.wish.gear and TYPE[card] in _kept(mind)):
                return because(option, "why-play-gear")
        elif card in MAYBE and card in spare and (why := _worth_playing(mind, card)):
            return because(option, why)
    return None


def _stays_modest(mind: Mind) -> bool:
    """Where everybody is to bear a weapon and does, a second one only looks like a betrayal (L-540)."""
    return mind.view.task in BEFORE_B3 and not mind.foe and mind.armed_openly() and not mind.unarmed()


def _arm(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    """A second weapon goes to a player who has none, where everybody needs one."""
    if not mind.goal.armed or mind.hostile or q.HandOver not in kinds:
        return None
    weapons = [option for option in kinds[q.HandOver] if TYPE[option.card] is v.WEAPON]
    if len(weapons) < 2:
        return None
    view = mind.view
    for option in weapons:
        place = mind.where[bearer(mind, option.card)]
        if any(mind.where.get(one) == place for seat in mind.unarmed() for one in view.group(seat)):
            return because(option, "why-arm")
    return None


def _kept(mind: Mind) -> set[v.ItemType]:
    return {kind for types, _ in mind.wish.keeps for kind in types}


def _is_wanted(mind: Mind, card: str) -> bool:
    """Whether crisis or objective ask for such a card."""
    kind = TYPE[card]
    if mind.hostile:
        return False
    if kind in mind.crisis_types() and mind.missing() > 0:
        return True
    return kind in mind.goal.lay and any(kind in types for types, _ in mind.open_parts())


def _worth_playing(mind: Mind, card: str) -> str:
    """Why a card should be played now, or nothing."""
    view = mind.view
    if card in ADDS:
        return "why-take-in" if _takes_in(mind, card) else ""
    if card in HEALS and _needs_healing(mind, 2 if _is_wanted(mind, card) else 1):
        return "why-heal"
    if card in COMFORTS and any(view.despair(one) and view.damage(one) >= 2 for one in mind.group):
        return "why-heal"
    if card in FINDS:
        return "why-find"
    if mind.hostile or _is_wanted(mind, card):
        return ""
    if card in CLEARS_ANYWHERE:
        full = any(
            mind.slack_at(place) < 1 and (place == v.COLONY or view.survivors_at(place)) for place in view.places
        )
        return "why-clear" if full else ""
    if card in CLEARS:
        full = any(mind.slack_at(mind.where[one]) < 0 and view.zombies_at(mind.where[one]) for one in mind.group)
        return "why-clear" if full else ""
    if card in BUILDS and mind.in_force(Rule.IMPROVEMENTS):
        return "why-build"
    if card in CHASES and mind.goal.bandits >= 0:
        return "why-chase" if any(view.bandits(mind.where[one]) for one in mind.group) else ""
    if card in CONTAINS and mind.in_force(Rule.CODE):
        return "why-code"
    if card in EASES:
        return "why-ease" if 0 < mind.missing() <= mind.later() + 2 else ""
    outside = any(mind.where[one] != v.COLONY for one in mind.group)
    if card in SHIELDS and len(mind.me.dice) > 1 and outside:
        return "why-shield"
    if card in CHEERS and view.morale < HIGHEST_MORALE and len(mind.me.dice) > 1:
        return "why-cheer"
    if card in GIVES_DICE:
        return "why-more-dice" if PLAYED[card].rest > 0.2 and outside else ""
    return ""


def _takes_in(mind: Mind, card: str) -> bool:
    """One more die a round, and more mouths and zombies."""
    view = mind.view
    if _wants(mind, v.Survivors()):
        return True
    if mind.hostile and not mind.exiled:
        return view.rounds >= LONG and view.morale > 2
    if mind.goal.helpless and BRINGS_HELPLESS[card]:
        return True
    return view.rounds >= LONG and BRINGS_HELPLESS[card] < view.rounds - 2


def _wants(mind: Mind, quantity: v.Quantity) -> bool:
    """Whether my own objective is to have more of that than everybody else."""
    return any(isinstance(part, v.MoreThanOthers) and part.of == quantity for part in mind.wish.conditions)


def _needs_healing(mind: Mind, damage: int) -> bool:
    view = mind.view
    return any(view.frostbite(one) or (view.wounds(one) and view.damage(one) >= damage) for one in mind.group)


# --- abilities that cost no die ---------------------------------------------------------------------------------


def _prepare(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    """Before the dice are used: a die that is turned to more, and a look at what a search will find."""
    for option in kinds.get(q.Use, ()):
        source = SIGNED.get(option.source, option.source)
        action = ACTIONS[source][option.number]
        if not action.die and _helps_the_dice(mind, kinds, source, action.do[0], DEED_KINDS[source, option.number]):
            return because(option, "why-prepare")
    return None


def _helps_the_dice(mind: Mind, kinds: dict[Any, list[Any]], source: str, main: Any, deeds: frozenset[type]) -> bool:
    place = mind.where[bearer(mind, source)]
    if v.RaiseDie in deeds:
        return any(die <= LOW for die in mind.me.dice)
    if v.Reroll in deeds:
        return min(mind.me.dice) < LOW and (v.MakeNoise not in deeds or mind.hostile or mind.slack_at(place) > 1)
    if isinstance(main, v.Peek) and main.at is v.Peekable.DECK:
        return any(mind.where[search.survivor] == place for search in kinds.get(q.Search, ()))
    return False


def _tidy(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    """After the dice are used: no noise is left where somebody stands, and nobody who is hurt where zombies come."""
    if mind.hostile:
        return None
    for option in kinds.get(q.Use, ()):
        source = SIGNED.get(option.source, option.source)
        deeds = DEED_KINDS[source, option.number]
        if v.Hush in deeds or (v.Relocate in deeds and any(in_peril(mind, one) for one in mind.where)):
            return because(option, "why-hush" if v.Hush in deeds else "why-shelter")
    return None


# --- going ------------------------------------------------------------------------------------------------------


def _go(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    moves = kinds.get(q.Move)
    if not moves or (mind.me.used and not has_duties(mind)):
        return None
    for option in kinds.get(q.Use, ()):
        source = SIGNED.get(option.source, option.source)
        if v.Travel in DEED_KINDS[source, option.number] and carries(mind, source):
            return because(option, "why-safe-way")
    for option in kinds.get(q.Play, ()):
        card = option.card
        if card in CARRIES and card in mind.spare and (mind.hostile or not _is_wanted(mind, card)):
            if best_trip(mind, safe=True) is not None:
                return because(option, "why-safe-way")
            return None
    trip = best_trip(mind)
    if trip is not None:
        move = q.MOVE[trip.survivor]
        if move in moves:
            return because(move, trip.why, place=trip.place)
    return None


def carries(mind: Mind, source: str) -> bool:
    """Whether somebody whom an ability can take along has somewhere to go."""
    trip = best_trip(mind, safe=True)
    if trip is None:
        return False
    if source in IMPROVEMENT:
        return True
    whoever = bearer(mind, source)
    return trip.survivor != whoever and mind.where[trip.survivor] == mind.where[whoever]


def _flee(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    """Whoever would be overrun where he stands leaves, when no die is left to prevent it."""
    for option in kinds.get(q.Move, ()):
        if has_to_leave(mind, option.survivor):
            return because(option, "why-flee")
    return None


# --- dice -------------------------------------------------------------------------------------------------------


def _work(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    """Whatever is worth most; the lowest die that is enough goes for it."""
    best, most = None, 0.05
    eager = _eagerness(mind, v.Stat.SEARCHES)
    for option in kinds.get(q.Search, ()):
        worth = search_worth(mind, mind.where[option.survivor]) + eager
        if worth > most:
            best, most = option, worth
    barricades = kinds.get(q.Barricade, ())
    if mind.hostile:
        # A betrayer works where everybody sees it, if he has done too little so far.
        if barricades and not mind.exiled and most < 0.8 and looks_idle(mind):
            best, most = barricades[0], 0.8
    else:
        eager = _eagerness(mind, v.Stat.BARRICADES)
        for option in barricades:
            worth = barricade_worth(mind, option.survivor) + eager
            if worth > most:
                best, most = option, worth
        if q.CLEAN in kinds.get(q.Act, ()):
            worth = _cleaning(mind)
            if worth > most:
                best, most = q.CLEAN, worth
        for option in kinds.get(q.LayDie, ()):
            worth = _code(mind, option.value)
            if worth > most:
                best, most = option, worth
        for option in kinds.get(q.Attract, ()):
            worth = attract_worth(mind, option.survivor)
            if worth > most:
                best, most = option, worth
    for option in kinds.get(q.Attack, ()):
        worth = attack_worth(mind, option.survivor)
        if worth > most:
            best, most = option, worth
    for option in kinds.get(q.Use, ()):
        worth = _use(mind, option)
        if worth > most:
            best, most = option, worth
    if best is None:
        return because(_raise(mind, kinds), "why-raise")
    if type(best) is q.Use and best.paid:
        same = [option for option in kinds[q.Use] if (option.source, option.number) == (best.source, best.number)]
        best = min(same, key=lambda option: missed_of(mind, option.paid))
    return because(best, _why_work(mind, best))


def _eagerness(mind: Mind, stat: v.Stat) -> float:
    """What it is worth to do what my own objective still asks to be done more often."""
    return (EAGER_LATE if mind.late else EAGER) if mind.owes(stat) else 0.0


# Why a die is used, by the kind of action.
_WHY_WORK: Final[dict[type, str]] = {
    q.Search: "why-search",
    q.Barricade: "why-barricade",
    q.LayDie: "why-code",
    q.Attract: "why-attract",
    q.Attack: "why-attack",
}
# And why an ability is used, by the first thing it does that is found here.
_WHY_USE: Final[dict[type, str]] = {
    v.Heal: "why-heal",
    v.KillZombies: "why-clear",
    v.RemoveZombies: "why-clear",
    v.MoveZombies: "why-attract",
    v.Attack: "why-attack",
    v.SetTrap: "why-trap",
    v.Search: "why-search",
    v.Draw: "why-search",
    v.Progress: "why-build",
    v.Calm: "why-calm",
    v.LayDie: "why-code",
    v.ChangeFood: "why-eat",
    v.Salvage: "why-salvage",
    v.RemoveBandits: "why-chase",
    v.Peek: "why-look",
}


def _why_work(mind: Mind, option: Any) -> str:
    if type(option) is q.Barricade and mind.hostile:
        return "why-look-busy"
    if type(option) is q.Barricade and mind.goal.doors:
        return "why-doors"
    if option is q.CLEAN:
        return "why-clean"
    if type(option) is q.Use:
        deeds = DEED_KINDS[SIGNED.get(option.source, option.source), option.number]
        return next((why for kind, why in _WHY_USE.items() if kind in deeds), "why-use")
    return _WHY_WORK[type(option)]


def relief(mind: Mind, place: str, slack: int) -> float:
    """By how soon an entrance that can take so many more zombies is overrun, if the game lasts that long."""
    if slack < 0:
        return OVERRUN
    coming = mind.coming(place) or 1
    rounds = slack * (6 if place == v.COLONY else 1) // coming
    if rounds >= mind.view.rounds - 1:
        return 0.0
    return (RELIEF[rounds] if rounds < len(RELIEF) else LATER) * (PATIENCE if mind.goal.survive else 1.0)


def barricade_worth(mind: Mind, survivor: str) -> float:
    """The most endangered entrance here that has an empty space; one that must be barred at the end counts more."""
    view, place = mind.view, mind.where[survivor]
    if mind.goal.doors and (place == v.COLONY or place in v.ORDINARY) and 1 in mind.doors(place).values():
        return DOOR
    if place != v.COLONY:
        return relief(mind, place, mind.slack_at(place))
    for slack, entrance in sorted(mind.colony_slacks()):
        if view.empty_spaces(entrance) > 0:
            return relief(mind, place, slack)
    return 0.0


def attack_worth(mind: Mind, survivor: str) -> float:
    """One zombie, special zombie or bandit less, for the price of an exposure roll."""
    view, place = mind.view, mind.where[survivor]
    specials = [figure for figure, at in view.lurking.items() if at.partition(".")[0] == place]
    if specials:
        return -1.0 if mind.hostile else 2.7 - risk(mind, survivor)
    if mind.goal.bandits >= 0 and not mind.hostile and place != v.COLONY:
        on_board = sum(view.bandits(one) for one in view.places)
        if on_board > mind.goal.bandits and (view.bandits(place) or place == v.HIDEOUT):
            return 2.0
    chase = 0.0 if mind.hostile else chasing(mind, place)
    if victims(mind, place):
        chase = max(chase, ROBBERY + (EAGER if mind.owes(v.Stat.BLOWS) else 0.0))
    if not view.zombies_at(place):
        return chase or -1.0
    bonus = TROPHY if _hunts(mind) and not view.damage(survivor) else 0.0
    if mind.hostile:
        return max(chase, bonus - risk(mind, survivor))
    gain = relief(mind, place, mind.slack_at(place))
    if view.task in BITTER:
        gain -= 1.3
    if mind.goal.doors and (place == v.COLONY or place in v.ORDINARY) and 2 in mind.doors(place).values():
        gain = max(gain, DOOR)
    return max(chase, gain + bonus - risk(mind, survivor))


def _hunts(mind: Mind) -> bool:
    """Whether one's own objective still counts what is killed."""
    return mind.owes(v.Stat.KILLS) or _wants(mind, v.Count(v.Stat.KILLS))


def victims(mind: Mind, place: str) -> list[str]:
    """Whom a player may rob: an exile, or for an enemy of the colony everybody else, while nobody can tell yet."""
    view = mind.view
    enemy = mind.hostile and (mind.exiled or dares_to_strike(mind))
    return [
        one
        for seat, player in enumerate(view.players)
        if seat != mind.seat and (enemy or player.exiled)
        for one in view.group(seat)
        if mind.where.get(one) == place
    ]


def attract_worth(mind: Mind, survivor: str) -> float:
    """Zombies drawn away from where somebody would die, to entrances that have room for them; left to players whom no
    objective sends about, who might take the question where from for the one where to.
    """
    if has_duties(mind):
        return 0.0
    place = mind.where[survivor]
    origin = whence_to_attract(mind, mind.view.places)
    if not origin or origin == place or room_for_more(mind, place) < 2:
        return 0.0
    return OVERRUN - 0.5 if mind.slack_at(origin) >= -2 else 1.0


def chasing(mind: Mind, place: str) -> float:
    """A bandit less brings a zombie less every round, and nobody is exposed for it."""
    view = mind.view
    if place in (v.COLONY, v.HIDEOUT) or not view.bandits(place) or not mind.in_force(Rule.BANDIT_FIGHTS):
        return 0.0
    if any(isinstance(part, v.AtLeast) and isinstance(part.of, v.Bandits) for part in mind.wish.conditions):
        return 0.0
    return 0.9 if view.rounds > 2 else 0.4


def _cleaning(mind: Mind) -> float:
    """Every full ten cards cost a morale each round."""
    if any(isinstance(part, v.AtLeast) and part.of == v.WastePile() for part in mind.wish.conditions):
        return 0.0
    waste = mind.view.size(WASTE)
    over = waste % 10
    if waste >= 10:
        return 3.0 / (over // 3 + 1)
    return 0.12 * max(0, over - 5)


def _code(mind: Mind, value: int) -> float:
    missing = missing_code(mind)
    if value not in missing:
        return 0.0
    if mind.goal.rescue:
        return 3.5
    can = sum(one in mind.me.dice for one in missing)
    if can < len(missing) and not mind.later():
        return 0.0
    return 3.0 if mind.goal.contained else 1.5 if can == len(missing) else 0.6


def _dial(mind: Mind) -> float:
    """A die of any value for the code: most where it is the last one, or my other dice bring the rest."""
    missing = missing_code(mind)
    if not missing:
        return 0.0
    if mind.goal.contained:
        return 3.0
    return 2.0 if len(missing) == 1 or mind.later() else 0.6


def _use(mind: Mind, option: Any) -> float:
    source = SIGNED.get(option.source, option.source)
    key = (source, option.number)
    kinds, worth = DEED_KINDS[key], DEEDS[key]
    view = mind.view
    survivor = bearer(mind, source)
    place = mind.where[survivor]
    total = worth.rest - 3.0 * worth.morale if mind.hostile else worth.total
    if v.Heal in kinds:
        worst = _worst(mind, ACTIONS[source][option.number].do[0], v.COLONY if source in IMPROVEMENT else place)
        return total + (0.5 * worst if worst < DIRE else 2.0) if worst else 0.0
    if kinds & {v.KillZombies, v.RemoveZombies, v.MoveZombies}:
        if mind.hostile:
            return 0.0
        where = min(view.places, key=lambda one: _threat(mind, one)) if v.RemoveZombies in kinds else place
        return _sweep(mind, where, ACTIONS[source][option.number].do[0])
    if v.Attack in kinds:
        safe = any(isinstance(w, v.Attack) and w.safe for w in ACTIONS[source][option.number].do)
        return attack_worth(mind, survivor) + (risk(mind, survivor) if safe else 0.0)
    if v.SetTrap in kinds:
        return 0.0 if mind.hostile else relief(mind, place, mind.slack_at(place)) + 0.3
    if v.Search in kinds or v.Draw in kinds:
        return search_worth(mind, place) * (1.3 if v.Search in kinds else 1.6) - 0.2
    if v.Progress in kinds:
        return 1.0 if mind.in_force(Rule.IMPROVEMENTS) and not mind.hostile else 0.0
    if v.Calm in kinds:
        return 0.8 if view.unruly and not mind.hostile else 0.0
    if v.LayDie in kinds:
        return 0.0 if mind.hostile else _dial(mind)
    if v.ChangeFood in kinds:
        return 0.0 if mind.hostile else 1.4 if view.food < mind.food_goal else 0.5
    if v.Salvage in kinds:
        return 0.7 if view.size(WASTE) else 0.0
    if v.RemoveBandits in kinds:
        return 0.0 if mind.hostile else 1.8
    if kinds & {v.Travel, v.Relocate, v.MakeNoise, v.Hush, v.RaiseDie}:
        return 0.0
    if v.Peek in kinds:
        return _look(mind, ACTIONS[source][option.number].do[0])
    return total


def _look(mind: Mind, word: Any) -> float:
    """Whoever knows the next crisis can send a bad one away; a hand is looked at where a die has nothing else to do."""
    if isinstance(word, v.Peek) and word.at is v.Peekable.CRISES:
        return NEXT_CRISIS if mind.view.rounds > 1 else 0.0
    return IDLE_LOOK


def _worst(mind: Mind, word: Any, place: str) -> int:
    """The most damage of anybody whom an ability can heal: at a place, or wherever where the text names none."""
    view = mind.view
    sad = isinstance(word, v.Heal) and word.who.sad
    near = [*mind.where] if isinstance(word, v.Heal) and not word.who.at else view.survivors_at(place)
    return max((view.damage(one) for one in near if not sad or view.despair(one)), default=0)


def _sweep(mind: Mind, place: str, word: Any) -> float:
    """An entrance that is relieved, and all that go at the same stroke."""
    gone = min(amount(word.count), mind.view.zombies_at(place))
    return relief(mind, place, mind.slack_at(place)) * 1.2 + MANY * (gone - 1) if gone else 0.0


def _threat(mind: Mind, place: str) -> int:
    """The lower, the more a place needs help."""
    view = mind.view
    if not view.zombies_at(place) or not (view.survivors_at(place) or place == v.COLONY):
        return 99
    return mind.slack_at(place)


def bearer(mind: Mind, source: str) -> str:
    view = mind.view
    for survivor in mind.group:
        if source == survivor or source in view.gear(survivor):
            return survivor
    return mind.me.leader


def _raise(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    """Food for dice: where a die is missing on Raxxon, or there is more than enough. A betrayer empties the store."""
    raises = kinds.get(q.RaiseDie)
    if not raises:
        return None
    view = mind.view
    if mind.hostile:
        hungry = view.morale <= view.starvation + 3 and view.fulfilled
        return raises[0] if hungry and view.food <= mind.eats + len(raises) * 5 else None
    plenty = view.food - mind.food_goal
    code = mind.goal.rescue or mind.goal.contained
    if code and view.food and any(mind.where[one] == v.RAXXON for one in mind.group):
        missing = missing_code(mind)
        for option in raises:
            if option.value + 1 in missing:
                return option
    if plenty >= 3:
        best = min((view.search_value(one) for one in mind.group if mind.where[one] != v.COLONY), default=0)
        for option in raises:
            if option.value + 1 == best:
                return option
    return None


# --- giving -----------------------------------------------------------------------------------------------------


def _give(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    food = to_eat(mind)
    if food:
        for option in kinds.get(q.Play, ()):
            if TYPE[option.card] is TYPE[food] and option.card.partition("#")[0] == food.partition("#")[0]:
                return because(option, "why-eat")
    acts = kinds[q.Act]
    if q.Lay in kinds or q.CONTRIBUTE in acts:
        cards = owned(mind)
        giving = to_contribute(mind, cards)
        for card in to_lay(mind, cards, giving) if q.Lay in kinds else ():
            for option in kinds[q.Lay]:
                if option.card == card or FACE[option.card] == FACE[card]:
                    return because(option, "why-lay")
        if giving and q.CONTRIBUTE in acts:
            return because(q.CONTRIBUTE, "why-spoil" if mind.hostile else "why-contribute")
    medicines = sum(TYPE[card] is v.MEDICINE for card in mind.spare)
    if q.Calm in kinds and not mind.hostile and medicines >= 2 and v.MEDICINE not in mind.crisis_types():
        return because(min(kinds[q.Calm], key=lambda option: missed(mind, option.card)), "why-calm")
    return None


# --- talking ----------------------------------------------------------------------------------------------------


def _talk(mind: Mind, kinds: dict[Any, list[Any]]) -> Any:
    """Ask for help where somebody would go hungry or die; accuse whoever does nothing."""
    acts = kinds[q.Act]
    if q.ASK_FOR_CARD in acts and not mind.exiled and in_want(mind):
        return because(q.ASK_FOR_CARD, "why-request")
    if q.ACCUSE_SOMEBODY in acts and whom_to_accuse(mind) >= 0:
        return because(q.ACCUSE_SOMEBODY, "why-accuse")
    if q.CALL_KNIFE in acts and keeps_knife(mind):
        return because(q.CALL_KNIFE, "why-knife")
    return None


def in_want(mind: Mind) -> bool:
    """Nobody comes after me and the store is short, or one of my people is dying and I have nothing for it."""
    view = mind.view
    if not mind.hostile and view.food < mind.eats and mind.later() == 0:
        return True
    return any(is_dying(view, one) for one in mind.group) and not any(card in HEALS for card in mind.hand)


def is_dying(view: LongNightView, survivor: str) -> bool:
    """Frost bites every turn until it is healed; with two wounds the next one kills."""
    return view.frostbite(survivor) > 0 or (view.wounds(survivor) > 0 and view.damage(survivor) >= 2)
