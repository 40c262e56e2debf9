"""Reagent, wounds and breath: whom to treat, what to mix, which fog to lower, what to pass on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN
from fivefires.games.zna.content.index import AMMO, CARD, CHEMICAL, HERO, WEAPON
from fivefires.games.zna.content.vocabulary import Ability, Level, Piece, Trick
from fivefires.games.zna.rules.questions import Act, Clear, Empty, Load, Means, Put
from fivefires.games.zna.state import OUT, STANDING

from .arms import strength
from .glance import once
from .goals import chemist, goals, needed_colour, reloads, sprayer

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView

# What a point is worth to somebody who has so many left.
URGENT = (3.5, 3.0, 2.0, 1.1, 0.5)
SLIGHT = 0.25
AWAKE, RESCUE = 12.0, 11.0
CUBE = 0.3
# What green is worth beyond that to whoever can lead a mutant with a single cube.
TAMER = 0.8
KIT, BOTTLE = 3, 3
HAND = "helping_hand"


def urgency(left: int) -> float:
    return URGENT[left] if left < len(URGENT) else SLIGHT


# --- treating --------------------------------------------------------------------------------------------------


def dose(view: ZnaView, hero: int, means: Means) -> tuple[int, int]:
    """Health and resistance that it gives back."""
    if means.card == HAND:
        return 1, 0
    if means.card not in CHEMICAL:
        return (KIT, 0) if CARD[means.card].id == "first_aid_kit" else (0, BOTTLE)
    more = 1 if HERO[view.heroes[hero].id].ability == Ability.MEDICINE else 0
    if means.yellow:
        return means.yellow + more, 2 * means.green
    return 0, 2 * means.green + more


def price(view: ZnaView, means: Means) -> float:
    """What is spent; what the scenario cannot do without is dear."""
    if means.card == HAND:
        return 0.0
    if means.card not in CHEMICAL:
        return 0.8
    colour = needed_colour(view)
    dear = means.green if colour == "green" else means.yellow if colour == "yellow" else 0
    return CUBE * (means.yellow + means.green) + 2.0 * dear


def benefit(view: ZnaView, hero: int, target: int, means: Means) -> float:
    """What a treatment is worth: somebody stands up again, or is farther from falling."""
    health, resistance = dose(view, hero, means)
    if target >= 4:
        person = view.people[target - 4]
        if resistance and person.status == OUT:
            return RESCUE - CUBE * means.green
        return min(health, person.most - person.health) * urgency(person.health) - price(view, means)
    me = view.heroes[target]
    if me.status == OUT:
        return AWAKE + min(resistance, 4) - price(view, means) if resistance else urgency(me.health) * 0.5
    board = HERO[me.id]
    worth = sum(urgency(me.health + n) for n in range(min(health, board.health - me.health)))
    worth += 0.8 * sum(urgency(me.resistance + n) for n in range(min(resistance, board.resistance - me.resistance)))
    return worth - price(view, means)


@once
def treatments(view: ZnaView, hero: int) -> list[tuple[float, int, Means]]:
    """All that the hero could do for somebody, the best first."""
    found = [
        (benefit(view, hero, target, means), target, means)
        for target in view.patients(hero)
        for means in view.means_for(hero, target)
    ]
    return sorted(found, key=lambda one: (-one[0], one[1], one[2].card, one[2].yellow, one[2].green))


def patient(view: ZnaView, options: Sequence[Any]) -> Any:
    """Whoever gains most."""
    names = {option.who: option for option in options}
    for _worth, target, _means in treatments(view, view.hero):
        if (name := view.name_of_patient(target)) in names:
            return names[name]
    return options[0]


def means(view: ZnaView, options: Sequence[Any]) -> Any:
    """What helps the patient most for what it costs; the patient is whoever gains most."""
    ranked = treatments(view, view.hero)
    for _worth, target, chosen in ranked:
        if target == ranked[0][1] and chosen in options:
            return chosen
    return options[-1]


# --- mixing ----------------------------------------------------------------------------------------------------


def wanted(view: ZnaView, hero: int) -> dict[str, float]:
    """How much the team could do with each colour."""
    living = [me for me in view.heroes if me.status == STANDING]
    fallen = sum(me.status == OUT for me in view.heroes)
    found = {
        "yellow": 1.0 + sum(0.4 for me in living if me.health <= 3) + (0.8 if sprayer(view, hero) else 0.0),
        "green": 1.0 + sum(0.5 for me in living if me.resistance <= 3) + 2.0 * fallen,
        "blue": 0.9 + sum(0.3 for mutant in view.mutants if mutant.awake and view.resistance(mutant) >= 2),
    }
    if any(WEAPON[card].trick == Trick.TAME for card in view.equipped(hero)):
        found["green"] += TAMER
    if colour := needed_colour(view):
        found[colour] += 5.0
    return found


def worth_mixing(view: ZnaView, hero: int) -> bool:
    """An empty slot, and something worth to fill it with."""
    if reloads(view, hero):
        return True
    colour = needed_colour(view)
    weapons = [card for card in view.equipped(hero) if card in CHEMICAL]
    if colour and any(TOKEN[kind][0] == colour for kind in view.tokens(hero)):
        return any(view.cubes(card)[colour] < CHEMICAL[card].slots for card in weapons)
    room = max((CHEMICAL[card].slots - sum(view.cubes(card).values()) for card in weapons), default=0)
    return colour != "yellow" and any(TOKEN[kind][1] <= room for kind in view.tokens(hero))


def mix_weapon(view: ZnaView, options: Sequence[Any]) -> Any:
    """The one with the most room; where something is needed, the one with the most room for that."""
    colour = needed_colour(view)

    def rank(option: Any) -> tuple[int, int]:
        load = view.cubes(option.card)
        room = CHEMICAL[option.card].slots - sum(load.values())
        return (CHEMICAL[option.card].slots - load[colour] if colour else 0), room

    return max(options, key=rank)


def mix(view: ZnaView, options: Sequence[Any]) -> Any:
    """Everything that can be poured in, what is wanted most first; something else is taken out where that presses."""
    needs = wanted(view, view.hero)
    loads = [option for option in options if isinstance(option, Load)]
    if reloads(view, view.hero):
        full = [option for option in options if isinstance(option, Empty)]
        if full and not loads:
            return full[0]
        loads = [option for option in loads if TOKEN[option.token][0] == "green"] or loads
    if colour := needed_colour(view):
        needed = [option for option in loads if TOKEN[option.token][0] == colour]
        other = [option for option in options if isinstance(option, Empty) and option.colour != colour]
        if not loads and other and any(TOKEN[kind][0] == colour for kind in view.tokens(view.hero)):
            return other[0]
        loads = needed if colour == "yellow" else needed or loads
    if not loads:
        return Act.ENOUGH
    return max(loads, key=lambda option: (needs[TOKEN[option.token][0]], TOKEN[option.token][1]))


def drop_token(view: ZnaView, options: Sequence[Any]) -> Any:
    """What the scenario does not need, for what it does."""
    colour = needed_colour(view)
    here = view.on_ground(view.heroes[view.hero].area)
    if not any(TOKEN[thing][0] == colour for thing in here if thing in TOKEN):
        return options[-1]
    idle = [option for option in options[:-1] if TOKEN[option.drop][0] != colour]
    return idle[0] if idle else options[-1]


def token(view: ZnaView, options: Sequence[Any]) -> Any:
    needs = wanted(view, view.hero)
    return max(options, key=lambda option: needs[TOKEN[option.thing][0]] * (1 + TOKEN[option.thing][1]))


# --- lowering --------------------------------------------------------------------------------------------------


def relief(view: ZnaView, tile: int) -> float:
    """What one level less on a tile is worth: a vent, breath on the way, weaker mutants, fewer of them."""
    map = view.map
    if any(map.tile_of[area] == tile for area in map.piece(Piece.VENT)):
        return 5.0 - 0.5 * view.fog[tile]
    worth = 0.0 if view.explored[tile] or view.fog[tile] != Level.MEDIUM else 0.8 * len(map.darks[tile])
    if view.fog[tile] != Level.HEAVY:
        return worth
    worth += sum(0.5 for mutant in view.mutants if mutant.awake and map.tile_of[mutant.area] == tile)
    return worth + sum(
        1.5 for hero, me in enumerate(view.heroes) if me.status == STANDING and crosses(view, hero, tile)
    )


def crosses(view: ZnaView, hero: int, tile: int) -> bool:
    """Whether a shortest way of the hero to what he wants leads over a tile."""
    map, here = view.map, view.heroes[hero].area
    wanted = goals(view, hero)
    if not wanted:
        return False
    walk = map.walk[here]
    goal = min(wanted, key=walk.__getitem__)
    return any(
        walk[area] + map.walk[goal][area] <= walk[goal]
        for area in range(len(walk))
        if area != here and map.on[tile] >> area & map.open >> area & 1
    )


def worth_lowering(view: ZnaView, hero: int, least: float = 2.5) -> bool:
    """Vents from close by, where one cube is enough, or from afar at the very end."""
    map, here = view.map, view.heroes[hero].area
    vents = map.piece(Piece.VENT)
    for one in view.lowerable(hero):
        tile = map.titles.index(one.tile)
        if vents and view.clock > 3 and not (here in vents and map.tile_of[here] == tile):
            continue
        if relief(view, tile) >= least:
            return True
    return False


def lowering(view: ZnaView, options: Sequence[Clear]) -> Clear:
    return max(options, key=lambda option: (relief(view, view.map.titles.index(option.tile)), option.tile))


# --- passing on ------------------------------------------------------------------------------------------------


def gifts(view: ZnaView, giver: int, taker: int) -> list[str]:
    """What the taker can use and the giver cannot: reagent, rounds, a weapon that lies in the backpack."""
    found: list[str] = []
    room = view.chemistry_room(taker)
    helpful = chemist(view, taker) and not chemist(view, giver)
    for kind, count in view.tokens(giver).items() if helpful else ():
        found += [kind] * min(count, max(0, room - len(found)))
    if any(is_gun(card) for card in view.equipped(taker)) and not view.in_space(taker, "slot"):
        idle = not any(is_gun(card) for card in view.equipped(giver))
        rounds = [card for card in view.held(giver) if card in AMMO]
        found += rounds if idle else rounds[1:]
    if len(view.held(taker)) < 7:
        best = max((strength(view, taker, card, True) for card in view.equipped(taker)), default=0.0)
        packed = [card for card in view.in_space(giver, "pack") if card in WEAPON]
        found += [card for card in packed if strength(view, taker, card, bool(view.in_space(taker, "slot"))) > best + 1]
    return found


def is_gun(card: str) -> bool:
    return bool(WEAPON[card].range) and not WEAPON[card].slots


def worth_trading(view: ZnaView, hero: int) -> bool:
    return any(gifts(view, hero, other) or gifts(view, other, hero) for other in view.partners(hero))


def partner(view: ZnaView, options: Sequence[Any]) -> Any:
    hero = view.hero

    def things(option: Any) -> int:
        other = view.number_of(option.who)
        return len(gifts(view, hero, other)) + len(gifts(view, other, hero))

    return max(options, key=things)


def trade(view: ZnaView, options: Sequence[Any]) -> Any:
    """Everything that the other can use and its owner cannot, both ways; then it is offered."""
    plan = view.plan
    if plan is None:
        return Act.CALL_OFF
    moved = [(one.thing, one.source) for one in plan.transfers]
    for giver, taker in ((plan.hero, plan.partner), (plan.partner, plan.hero)):
        source = piles.ON[giver]
        for thing in dict.fromkeys(things := gifts(view, giver, taker)):
            if moved.count((thing, source)) < things.count(thing):
                put = Put(thing, piles.ON[taker], source)
                if put in options:
                    return put
    return Act.ENOUGH if Act.ENOUGH in options else Act.CALL_OFF
