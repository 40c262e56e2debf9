"""What a hero does with an action: help who is down, fight what is close, do the errand, gather, walk on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN
from fivefires.games.zna.content.index import AMMO, CHEMICAL, MUTANT, SPECIAL_ID, WEAPON
from fivefires.games.zna.content.vocabulary import CAR, DESK, PHARMACY, POLICE, Level, Trait
from fivefires.games.zna.rules.questions import Act, Go, Use
from fivefires.games.zna.state import NOBODY, STANDING, Mutant
from fivefires.kit.bits import members

from . import arms, care
from .glance import once
from .goals import (
    breathless,
    carried,
    chemist,
    goals,
    handles,
    hopeless,
    lacks,
    loose,
    needed_colour,
    reloads,
    spare,
    with_the_fallen,
)
from .ways import FAR, chokes, field

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView

# How dangerous each kind is to whoever leaves it alive.
DANGER = {"walker": 1.0, "runner": 1.8, "brute": 2.5, "boss": 4.0, "courier": 0.0}
# Fewer wounds than this are not worth an action.
LEAST = 0.3
# Treat at once, when nothing presses, and when there is nothing better to do.
NOW, SOON, IDLE = 6.0, 2.6, 0.6
# So far somebody goes out of his way for a find.
DETOUR = 3
# A mutant that one blow brings so near to its end is not led, and one that is worth less is not either.
FELLED, TAMED = 0.95, 0.5
# With less than this to spare nobody stops on the way.
HURRY = -1


def act(view: ZnaView, options: Sequence[Any]) -> Any:
    """The first of these that is worth an action now."""
    hero = view.hero
    ways = [option for option in options if isinstance(option, Go)]
    for option in options:
        if isinstance(option, Use):
            return option
    offered = [option for option in options if isinstance(option, Act)]
    pressing = first_of(view, hero, offered, PRESSING)
    if pressing is not None:
        return pressing
    if Act.ATTACK in offered and worth_attacking(view, hero):
        step = best_step(view, hero, ways) if chases(view, hero) else None
        if step is not None:
            return step
        if not is_way_out(view, hero):
            return Act.ATTACK
    near = threats(view, hero)
    if near:
        step = retreat(view, hero, ways, near)
        if step is not None:
            return step
    else:
        calm = first_of(view, hero, offered, CALM if spare(view) > HURRY else HASTE)
        if calm is not None:
            return calm
    step = next_step(view, hero, ways)
    if step is not None:
        return step
    idle = first_of(view, hero, offered, IDLING)
    return Act.END_TURN if idle is None else idle


def first_of(view: ZnaView, hero: int, offered: Sequence[Act], table: Any) -> Act | None:
    return next((what for what, worth in table if what in offered and worth(view, hero)), None)


# --- fighting --------------------------------------------------------------------------------------------------


@once
def threats(view: ZnaView, hero: int) -> list[Mutant]:
    """Mutants that are awake next to a hero."""
    beside = view.map.beside[view.heroes[hero].area]
    return [mutant for mutant in view.mutants if mutant.awake and beside >> mutant.area & 1]


def in_reach(view: ZnaView, hero: int) -> list[Mutant]:
    """Mutants that the hero could attack now."""
    return view.attackable(hero)


def wanted_dead(view: ZnaView) -> tuple[str, ...]:
    """Kinds that the scenario wants dead; the boss not before the rest is done."""
    kind = view.scenario.objective
    if kind == "courier":
        return ("courier",)
    if kind == "sample" and not carried(view, piles.SAMPLE):
        return ("boss",)
    return ("walker", "runner", "brute") if kind == "clear" else ()


def gain(view: ZnaView, hero: int, mutant: Mutant) -> float:
    """What an attack on it brings: the share of its life, by how dangerous or how wanted it is."""
    hurt = arms.best(view, hero, mutant)
    if hurt < LEAST and not (mutant.kind in ("boss", "courier") and hurt > 0.1):
        return 0.0
    weight = DANGER[mutant.kind]
    if mutant.kind == "courier":
        return 4.0 * hurt
    if mutant.kind in wanted_dead(view):
        weight += 3.0
    elif not mutant.awake:
        return 0.0
    return weight * hurt / arms.left(mutant)


def worth_attacking(view: ZnaView, hero: int) -> bool:
    """What is awake and near, what the scenario wants dead, but nothing that cannot be hurt."""
    return any(gain(view, hero, mutant) > 0 for mutant in in_reach(view, hero))


def target(view: ZnaView, options: Sequence[Any]) -> Any:
    """Where an attack brings most; where nothing does, whoever is nearly dead."""
    hero = view.hero
    by_name = {f"{mutant.kind}.{mutant.number}": mutant for mutant in view.mutants}

    def worth(option: Any) -> tuple[float, int]:
        mutant = by_name[option.mutant]
        return gain(view, hero, mutant), -arms.left(mutant) * view.resistance(mutant)

    return max(options, key=worth)


def weapons(view: ZnaView, options: Sequence[Any]) -> Any:
    """The most wounds; of equal ones those that need neither bullets nor cubes."""
    hero = view.hero
    mutant = max(in_reach(view, hero), key=lambda one: (gain(view, hero, one), -arms.left(one) * view.resistance(one)))

    def worth(option: Any) -> float:
        cards = [card for card in (option.first, option.second) if card]
        supply = sum(0.1 for card in cards if WEAPON[card].range or (card in CHEMICAL and view.cubes(card)["blue"]))
        return arms.expected(view, hero, cards, mutant) - supply

    return max(options, key=worth)


def attacked(view: ZnaView) -> Mutant | None:
    under_way = view.attack
    return next((one for one in view.mutants if under_way is not None and one.number == under_way.target), None)


def cubes(view: ZnaView, options: Sequence[Any]) -> Any:
    """As many as bring a wound more, on average, than they are worth."""
    mutant, under_way = attacked(view), view.attack
    if mutant is None or under_way is None:
        return options[0]
    close = bool(view.map.beside[view.heroes[under_way.hero].area] >> mutant.area & 1)
    dice, damage = arms.dice_and_damage(view, under_way.hero, under_way.weapons, close)
    blue = sum(view.cubes(card)["blue"] for card in under_way.weapons if card in CHEMICAL)

    def worth(option: Any) -> float:
        added = damage - arms.BLUE * (blue - option.number)
        hurt = arms.wounds(dice, max(0, added), view.resistance(mutant), arms.left(mutant))
        return hurt - 0.25 * float(option.number)

    return max(options, key=worth)


def more_dice(view: ZnaView, options: Sequence[Any]) -> Any:
    """On what is tough; a walker is not worth a card."""
    mutant = attacked(view)
    tough = mutant is not None and arms.left(mutant) * view.resistance(mutant) >= 4
    return options[0] if tough else options[-1]


# --- helping, mixing, gathering --------------------------------------------------------------------------------


def helps(least: float) -> Any:
    """Whether a treatment is worth so much."""

    def worth(view: ZnaView, hero: int) -> bool:
        ranked = care.treatments(view, hero)
        return bool(ranked) and ranked[0][0] >= least

    return worth


def worth_working(view: ZnaView, hero: int) -> bool:
    """At a lock only when another hero is at the other one, or has just worked it; at the engine when all are near."""
    map, here = view.map, view.heroes[hero].area
    others = [me.area for number, me in enumerate(view.heroes) if number != hero and me.status == STANDING]
    if here in map.locks:
        return all(lock == here or lock in view.worked or lock in others for lock in map.locks)
    if here in map.sites:
        return True
    done, _needed = view.objective()
    return done > 0 or view.clock < 8 or all(map.walk[here][area] <= 8 for area in others)


def wanted_here(view: ZnaView, hero: int) -> bool:
    """What the scenario wants, or a mask for a bare face."""
    area = view.heroes[hero].area
    here = view.on_ground(area)
    if any(thing in piles.PORTABLE for thing in here):
        return True
    if any(area in with_the_fallen(view, token) for token in piles.PORTABLE):
        return True
    return piles.MASK in here and not view.masked(hero)


def worth_taking(view: ZnaView, hero: int) -> bool:
    return bool(takes(view, hero, view.heroes[hero].area))


def takes(view: ZnaView, hero: int, area: int) -> bool:
    """Reagent for which there is room, a weapon for empty hands, cards for an empty belt, what is needed to mix in."""
    here = loose(view).get(area, [])
    colour = needed_colour(view)
    room = view.chemistry_room(hero)
    if any(room > (0 if TOKEN[thing][0] == colour or not colour else 2) for thing in here if thing in TOKEN):
        return True
    if needed_colour(view) and not chemist(view, hero) and any(thing in CHEMICAL for thing in here):
        return len(view.held(hero)) < 7
    if not view.in_space(hero, "hands") and any(thing in WEAPON for thing in here):
        return True
    return len(view.in_space(hero, "belt")) < 2 and any(thing in SPECIAL_ID for thing in here)


def finds(view: ZnaView, hero: int, area: int) -> bool:
    """Whether what can be found in an area is of use to the hero."""
    special = view.map.special[area]
    full = len(view.held(hero)) >= 7
    if special == PHARMACY:
        if needed_colour(view):
            return lacks(view, hero)
        return view.chemistry_room(hero) > 0 and chemist(view, hero)
    if needed_colour(view) and any(handles(view, other) for other in range(4) if view.heroes[other].status == STANDING):
        return False
    if special == POLICE:
        gun = any(care.is_gun(card) for card in view.equipped(hero))
        return not full and (gun != bool(view.in_space(hero, "slot")) or view.trait(hero, Trait.DEXTERITY) >= 2)
    if special in (CAR, DESK):
        return len([card for card in view.held(hero) if card in SPECIAL_ID]) < 3 and not full
    if view.map.bodies >> area & 1:
        return len([card for card in view.held(hero) if card in WEAPON or card in AMMO]) < 4 and not full
    return False


def fit_to_search(view: ZnaView, hero: int) -> bool:
    """With time to spare, for whoever can stand a surprise."""
    me = view.heroes[hero]
    return me.resistance > 1 and me.health > 2 and not threats(view, hero) and spare(view) > 0


def worth_searching(view: ZnaView, hero: int) -> bool:
    """While there is time; for what the scenario cannot do without to the last."""
    me = view.heroes[hero]
    if not finds(view, hero, me.area):
        return False
    if needed_colour(view) and view.map.special[me.area] == PHARMACY and view.clock > 2:
        return me.resistance > 1 and me.health > 1
    return fit_to_search(view, hero)


def chases(view: ZnaView, hero: int) -> bool:
    """Whether somebody is to be run down first: a bite or two on the way are part of it."""
    if view.scenario.objective != "courier" or view.heroes[hero].health <= 2:
        return False
    near = in_reach(view, hero)
    return len(threats(view, hero)) < 2 and not any(mutant.kind == "courier" for mutant in near)


def worth_equipping(view: ZnaView, hero: int) -> bool:
    """Something in the backpack should be in the hands or at the belt."""
    return bool(arms.misplaced(view, hero))


def tidies(view: ZnaView, hero: int) -> bool:
    """Something lies in another space than where it is of most use."""
    wanted = arms.arrangement(view, hero)
    spaces = ("hands", "slot", "belt", "pack")
    return any(wanted.get(card, space) != space for space in spaces for card in view.in_space(hero, space))


def worth_a_card(view: ZnaView, hero: int) -> bool:
    """A first objective, while there is time."""
    return drone_cards(view, hero) < 1 and spare(view) > 1


def always(view: ZnaView, hero: int) -> bool:
    return True


def more_cards(view: ZnaView, hero: int) -> bool:
    return drone_cards(view, hero) < 3


def drone_cards(view: ZnaView, hero: int) -> int:
    return view.size(piles.SECRET[hero]) + view.size(piles.OPEN[hero]) + view.size(piles.DONE[hero])


def tames(view: ZnaView, hero: int) -> bool:
    """A mutant that would bite somebody and that no blow fells, where the green is not needed for breath."""
    if needed_colour(view) == "green" or breathless(view):
        return False
    return any(taming(view, hero, mutant) >= TAMED for mutant in view.controllable(hero))


def taming(view: ZnaView, hero: int, mutant: Mutant) -> float:
    """What it is worth to lead a mutant for a turn: it bites nobody, and perhaps one of its own kind."""
    if mutant.control != NOBODY or not mutant.awake or not hunts(view, mutant):
        return 0.0
    falls = arms.best(view, hero, mutant) / arms.left(mutant) if mutant in in_reach(view, hero) else 0.0
    if falls > FELLED:
        return 0.0
    bites = any(view.map.beside[mutant.area] >> other.area & 1 for other in view.mutants if other is not mutant)
    return DANGER[mutant.kind] * (1 - falls) + (1.0 if bites else 0.0)


def hunts(view: ZnaView, mutant: Mutant) -> bool:
    """Whether it can reach and bite a standing hero in its next turn."""
    walk = view.map.walk[mutant.area]
    far = MUTANT[mutant.kind].movement + 1
    return any(walk[me.area] <= far for me in view.heroes if me.status == STANDING)


def tamed(view: ZnaView, options: Sequence[Any]) -> Any:
    """Whom it is worth most to lead."""
    by_name = {f"{mutant.kind}.{mutant.number}": mutant for mutant in view.mutants}
    return max(options, key=lambda option: taming(view, view.hero, by_name[option.mutant]))


def clears_now(view: ZnaView, hero: int) -> bool:
    return care.worth_lowering(view, hero)


def clears_ahead(view: ZnaView, hero: int) -> bool:
    """Fog before a tile is entered, where nobody needs the reagent more."""
    hurt = any(me.status == STANDING and me.health <= 2 for me in view.heroes)
    return not hurt and care.worth_lowering(view, hero, 0.8)


def takes_what_is_needed(view: ZnaView, hero: int) -> bool:
    colour = needed_colour(view)
    here = view.on_ground(view.heroes[hero].area)
    return view.chemistry_room(hero) > 0 and any(TOKEN[thing][0] == colour for thing in here if thing in TOKEN)


def passes_on_what_is_needed(view: ZnaView, hero: int) -> bool:
    return bool(needed_colour(view)) and care.worth_trading(view, hero)


def mixes_what_is_needed(view: ZnaView, hero: int) -> bool:
    """What the scenario cannot do without, or green for somebody who is out of breath."""
    return care.worth_mixing(view, hero) if needed_colour(view) else reloads(view, hero)


PRESSING = (
    (Act.TREAT, helps(NOW)),
    (Act.WORK, worth_working),
    (Act.PICK_UP, wanted_here),
    (Act.CONTROL, tames),
)
CALM = (
    (Act.TREAT, helps(SOON)),
    (Act.LOWER, clears_now),
    (Act.TRADE, care.worth_trading),
    (Act.MIX, care.worth_mixing),
    (Act.EQUIP, worth_equipping),
    (Act.LOWER, clears_ahead),
    (Act.PICK_UP, worth_taking),
    (Act.SEARCH, worth_searching),
    (Act.DRONE, worth_a_card),
)
HASTE = (
    (Act.TREAT, helps(SOON)),
    (Act.LOWER, clears_now),
    (Act.TRADE, passes_on_what_is_needed),
    (Act.MIX, mixes_what_is_needed),
    (Act.PICK_UP, takes_what_is_needed),
    (Act.SEARCH, worth_searching),
)
IDLING = (
    (Act.TREAT, helps(IDLE)),
    (Act.MIX, care.worth_mixing),
    (Act.DRONE, more_cards),
    (Act.EQUIP, tidies),
)


# --- walking ---------------------------------------------------------------------------------------------------


def next_step(view: ZnaView, hero: int, ways: Sequence[Go]) -> Go | None:
    """To a find that is near, where there is time for it, or else on."""
    if not ways:
        return None
    near = detours(view, hero)
    if near:
        step = toward(view, hero, ways, near)
        if step is not None:
            return step
    return best_step(view, hero, ways)


def retreat(view: ZnaView, hero: int, ways: Sequence[Go], near: Sequence[Mutant]) -> Go | None:
    """Out of heavy fog, where nothing can be done against what is near: outside it is weaker."""
    map, me = view.map, view.heroes[hero]
    if view.fog[map.tile_of[me.area]] != Level.HEAVY or any(arms.best(view, hero, mutant) >= LEAST for mutant in near):
        return None
    thin = [tile for tile, level in enumerate(view.fog) if level != Level.HEAVY and view.explored[tile]]
    shelter = [area for tile in thin for area in members(map.on[tile] & map.open & ~view.guarded)]
    return toward(view, hero, ways, shelter) if shelter and me.resistance > 1 else None


def detours(view: ZnaView, hero: int) -> list[int]:
    """Areas close by with something on the ground or to be searched for."""
    me = view.heroes[hero]
    left = me.actions - (0 if me.steps else 1)
    if left <= 0 or threats(view, hero) or any(mutant.kind == "courier" for mutant in view.mutants):
        return []
    walk = view.map.walk[view.heroes[hero].area]
    lying = [area for area in loose(view) if 0 < walk[area] <= DETOUR and takes(view, hero, area)]
    if spare(view) <= 0:
        return []
    if lying:
        return lying
    if not fit_to_search(view, hero):
        return []
    return [
        area
        for area, steps in enumerate(walk)
        if 0 < steps <= DETOUR and view.explored[view.map.tile_of[area]] and finds(view, hero, area)
    ]


def best_step(view: ZnaView, hero: int, ways: Sequence[Go]) -> Go | None:
    """Toward the goal, at the least price; nowhere if no step leads nearer, or only one that fells the hero."""
    wanted = goals(view, hero)
    return toward(view, hero, ways, wanted) if wanted and ways else None


def toward(view: ZnaView, hero: int, ways: Sequence[Go], wanted: Sequence[int]) -> Go | None:
    map, me = view.map, view.heroes[hero]
    far = field(view, hero, wanted)
    here = far[me.area]
    found: list[tuple[float, str, Go]] = []
    for way in ways:
        area = map.number[way.area]
        if far[area] < here and far[area] < FAR and not unwise(view, hero, area):
            found.append((far[area] + (0.4 if chokes(view, hero, area) else 0.0), way.area, way))
    return min(found)[2] if found else None


def unwise(view: ZnaView, hero: int, area: int) -> bool:
    """Fog that takes the last breath, or a new tile with no action left to fight; not when time runs out."""
    me = view.heroes[hero]
    if view.clock <= 2:
        return False
    if me.resistance <= 1 and chokes(view, hero, area) and not hopeless(view, hero):
        return True
    fresh = not view.explored[view.map.tile_of[area]]
    left = me.actions - (0 if me.steps else 1)
    return fresh and left <= 0 and view.scenario.objective != "courier" and view.clock > 5


def is_way_out(view: ZnaView, hero: int) -> bool:
    """Whether the exit is open and so near that walking is better than fighting."""
    map, me = view.map, view.heroes[hero]
    if not map.exit or not view.exit_open or map.exit >> me.area & 1 or view.scenario.objective in ("keys", "sample"):
        return False
    return map.to_exit[me.area] <= 2 * me.actions
