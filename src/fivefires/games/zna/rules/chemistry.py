"""Reagents (N-200 to N-217, N-223 to N-236, N-349 to N-365): mixing, lowering the fog, treating, controlling."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import COLOURS, CUBE, GREEN, TOKEN, YELLOW
from fivefires.games.zna.content.index import CHEMICAL, HERO, SPECIAL_ID, WEAPON
from fivefires.games.zna.content.mutants import TOKENS
from fivefires.games.zna.content.resources import FIRST_AID_KIT, OXYGEN_BOTTLE
from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.content.vocabulary import Ability, Level, Piece, Trick
from fivefires.games.zna.state import DEAD, OUT, Mutant, Status, ZnaState, ZnaTable, map_of, seat_of
from fivefires.kernel import Prompt, message
from fivefires.kit.choosing import one_option

from . import fog, gear, harm, objectives, spawning
from .fighting import loaded, reaches
from .questions import HAND, Act, Clear, Empty, Load, Means, Target, Who, With

ASK_MIX_WEAPON = Prompt("ask-mix-weapon", "N-204")
ASK_MIX = Prompt("ask-mix", "N-200")
ASK_LOWER = Prompt("ask-lower", "N-212")
ASK_PATIENT = Prompt("ask-patient", "N-224")
ASK_MEANS = Prompt("ask-means", "N-234")
ASK_CONTROL = Prompt("ask-control", "N-358")
ASK_CONTROL_WITH = Prompt("ask-control-with", "N-358")

LOWER, CLEANSE = 2, 1
CONTROL, TAME = 3, 1
KIT, BOTTLE = 3, 3
REMEDIES = (FIRST_AID_KIT, OXYGEN_BOTTLE)
PEOPLE = 4


def chemical(state: ZnaState, hero: int) -> list[str]:
    """Chemical weapons in hands and belt that can be taken up (N-128, N-204)."""
    found = [card for card in state.piles[piles.HANDS[hero]] if card in CHEMICAL]
    for card in state.piles[piles.BELT[hero]]:
        if card in CHEMICAL and gear.displaced(state, hero, [card]) is not None:
            found.append(card)
    return found


def holding(state: ZnaState, hero: int, colour: str) -> list[str]:
    """Those of them with cubes of a colour: what is asked most often, and mostly in vain."""
    there = state.stock[CUBE[colour]]
    for card in (*state.piles[piles.HANDS[hero]], *state.piles[piles.BELT[hero]]):
        if card in there:
            return [card for card in chemical(state, hero) if card in there]
    return []


def has_chemical(state: ZnaState, hero: int) -> bool:
    """Whether he has a chemical weapon in hands or belt at all (N-204)."""
    held = (*state.piles[piles.HANDS[hero]], *state.piles[piles.BELT[hero]])
    return any(map(CHEMICAL.__contains__, held))


def cubes_in(state: ZnaState, weapon: str) -> int:
    return sum(loaded(state, weapon, colour) for colour in COLOURS)


# --- mix (N-200 to N-209) --------------------------------------------------------------------------------------


def mixable(state: ZnaState, hero: int) -> list[str]:
    """Equipped chemical weapons, if he has a token at all."""
    if not gear.has_token(state, hero):
        return []
    return [card for card in gear.equipped(state, hero) if card in CHEMICAL]


async def mix(table: ZnaTable, hero: int) -> None:
    """Any number of tokens into one weapon (N-204). Cubes may first be removed; what is too much is lost (N-205).

    Four cubes or more at once accomplish something (N-475).
    """
    state = table.state
    seat, who = seat_of(state.seats, hero), message(state.heroes[hero].id)
    options = [With(card) for card in mixable(state, hero)]
    weapon = (await one_option(table, seat, ASK_MIX_WEAPON, options, hero=who)).card
    state.heroes[hero].actions -= 1
    put = 0
    begun = False
    while True:
        offers: list[Load | Empty | Act] = [
            Load(kind) for kind in gear.tokens(state, hero) if pours(state, weapon, kind)
        ]
        if not begun:
            offers += [Empty(colour) for colour in COLOURS if loaded(state, weapon, colour)]
        if not any(isinstance(offer, Load | Empty) for offer in offers):
            break
        answer = await table.ask(seat, ASK_MIX, [*offers, Act.ENOUGH], hero=who, card=message(CHEMICAL[weapon].id))
        if isinstance(answer, Empty):
            table.shift(CUBE[answer.colour], 1, weapon, piles.SUPPLY)
        elif isinstance(answer, Load):
            begun = True
            put += pour(table, hero, weapon, answer.token)
        else:
            break
    table.used("mixed")
    table.tell("log-mixes", "N-200", hero=who, card=message(CHEMICAL[weapon].id), cubes=put)
    if put >= 4:
        objectives.done(table, hero, "alchemist")


def pours(state: ZnaState, weapon: str, token: str) -> bool:
    """Whether anything of a token would get into the weapon (N-209)."""
    colour, _size = TOKEN[token]
    return cubes_in(state, weapon) < CHEMICAL[weapon].slots and piles.SUPPLY in state.stock[CUBE[colour]]


def pour(table: ZnaTable, hero: int, weapon: str, token: str) -> int:
    """Cubes of the token's colour and number (N-201), as many as fit; the token returns to the bag at once (N-207)."""
    colour, size = TOKEN[token]
    room = CHEMICAL[weapon].slots - cubes_in(table.state, weapon)
    table.shift(token, 1, piles.ON[hero], piles.BAG)
    return table.shift(CUBE[colour], min(size, room), piles.SUPPLY, weapon)


# --- lower a tile's level (N-210 to N-217) ---------------------------------------------------------------------


def price_to_lower(weapon: str, *, vent: bool = False) -> int:
    """2 yellow cubes, with the fire extinguisher or at a vent 1 (N-215, N-434, N-517)."""
    return CLEANSE if vent or WEAPON[weapon].trick == Trick.CLEANSE else LOWER


def at_vent(state: ZnaState, hero: int, tile: int) -> bool:
    """Whether a hero stands in the area of this tile's vent (N-517)."""
    map, here = map_of(state), state.heroes[hero].area
    return map.tile_of[here] == tile and here in map.piece(Piece.VENT)


def lowerable(state: ZnaState, hero: int) -> list[Clear]:
    """Tiles with fog, in range of a ranged chemical weapon with enough yellow (N-210, N-212, N-216, N-217).

    In a vent's own area any chemical weapon does (N-517).
    """
    found: list[Clear] = []
    weapons = holding(state, hero, YELLOW)
    if not weapons:
        return found
    map, here = map_of(state), state.heroes[hero].area
    foggy = [tile for tile, level in enumerate(state.fog) if level != Level.NONE]
    for weapon in weapons:
        yellow = loaded(state, weapon, YELLOW)
        for tile in foggy:
            vent = at_vent(state, hero, tile)
            if yellow < price_to_lower(weapon, vent=vent):
                continue
            if vent or (WEAPON[weapon].range and _in_range(map, here, tile, WEAPON[weapon].range)):
                found.append(Clear(map.titles[tile], weapon))
    return found


def _in_range(map: Terrain, here: int, tile: int, reach: int) -> bool:
    """A tile of which an open area is in range and sight; his own always is (N-216)."""
    visible = map.on[tile] & map.open & map.seen[here]
    span = map.span[here]
    while visible:
        low = visible & -visible
        if span[low.bit_length() - 1] <= reach:
            return True
        visible ^= low
    return False


async def lower(table: ZnaTable, hero: int) -> None:
    """By exactly one level (N-213 to N-215); it may accomplish something (N-473, N-483)."""
    state, map = table.state, map_of(table.state)
    me = state.heroes[hero]
    options = lowerable(state, hero)
    chosen = await one_option(table, seat_of(state.seats, hero), ASK_LOWER, options, hero=message(me.id))
    gear.take_up(table, hero, [chosen.card])
    me.actions -= 1
    tile = map.titles.index(chosen.tile)
    price = price_to_lower(chosen.card, vent=at_vent(state, hero, tile))
    table.shift(CUBE[YELLOW], price, chosen.card, piles.SUPPLY)
    fog.fall(table, tile, "N-211")
    table.used("lowered")
    me.turn_lowered += 1
    me.lowered += 1
    if state.fog[tile] == Level.NONE:
        objectives.done(table, hero, "fresh_air")
    objectives.counted(table, hero, objectives.DEEP_CLEAN)


# --- heal and decontaminate (N-223 to N-236) -------------------------------------------------------------------


def is_patient(state: ZnaState, target: int) -> bool:
    """All but the dead (N-236), and survivors who have not left (N-503)."""
    if target < PEOPLE:
        return state.heroes[target].status != DEAD
    return state.people[target - PEOPLE].status != DEAD


def area_of(state: ZnaState, target: int) -> int:
    return state.heroes[target].area if target < PEOPLE else state.people[target - PEOPLE].area


def wants(state: ZnaState, target: int) -> tuple[int, int]:
    """How much health and resistance somebody lacks. A survivor is woken by any green (N-503)."""
    if target < PEOPLE:
        hero = state.heroes[target]
        return HERO[hero.id].health - hero.health, HERO[hero.id].resistance - hero.resistance
    person = state.people[target - PEOPLE]
    return person.most - person.health, 1 if person.status == OUT else 0


def means_for(state: ZnaState, hero: int, target: int) -> list[Means]:
    """Yellow heals (N-223, N-350), green decontaminates (N-226, N-351), from a weapon of either sort.

    Cubes of one weapon and colour, with the syringe of both (N-206, N-234, N-430), a card (N-441, N-442), or the hands
    of Tobias (N-418); people whom heroes look after are treated like heroes (N-495).
    """
    health, resistance = wants(state, target)
    if not health and not resistance:
        return []
    map, here, there = map_of(state), state.heroes[hero].area, area_of(state, target)
    found: list[Means] = []
    for weapon in chemical(state, hero):
        yellow = min(loaded(state, weapon, YELLOW), health)
        green = min(loaded(state, weapon, GREEN), resistance)
        if not (yellow or green) or (target != hero and not reaches(state, hero, weapon, there)):
            continue
        found += [Means(weapon, number, 0) for number in range(1, yellow + 1)]
        found += [Means(weapon, 0, number) for number in range(1, green + 1)]
        if WEAPON[weapon].trick == Trick.BOTH and yellow and green:
            found.append(Means(weapon, 1, 1))
    if target == hero or here == there or map.beside[here] >> there & 1:
        if health and (card := gear.in_belt(state, hero, FIRST_AID_KIT)):
            found.append(Means(card))
        if resistance and (card := gear.in_belt(state, hero, OXYGEN_BOTTLE)):
            found.append(Means(card))
        if target != hero and health and helps(state, hero):
            found.append(Means(HAND))
    return found


def helps(state: ZnaState, hero: int) -> bool:
    """Tobias restores 1 health without reagent, once in his turn (N-418)."""
    me = state.heroes[hero]
    return HERO[me.id].ability == Ability.FIRST_AID and HAND not in me.spent


def patients(state: ZnaState, hero: int) -> list[int]:
    """Those whom he can give something that they lack (N-224, N-227)."""
    return [
        target
        for target in range(PEOPLE + len(state.people))
        if is_patient(state, target) and means_for(state, hero, target)
    ]


def can_treat(state: ZnaState, hero: int) -> bool:
    """Whether there is a patient for what he has."""
    if not has_remedy(state, hero):
        return False
    for target, who in enumerate(state.heroes):
        board = HERO[who.id]
        if (who.health < board.health or who.resistance < board.resistance) and who.status != DEAD:  # noqa: SIM102
            if means_for(state, hero, target):
                return True
    for target in range(PEOPLE, PEOPLE + len(state.people)):
        if is_patient(state, target) and means_for(state, hero, target):
            return True
    return False


def has_remedy(state: ZnaState, hero: int) -> bool:
    """Whether he could give anybody anything: out of hands or belt (N-223, N-226), or by his own skill (N-418)."""
    if helps(state, hero):
        return True
    yellow, green = state.stock[CUBE[YELLOW]], state.stock[CUBE[GREEN]]
    for card in (*state.piles[piles.HANDS[hero]], *state.piles[piles.BELT[hero]]):
        if card in yellow or card in green or SPECIAL_ID.get(card) in REMEDIES:
            return True
    return False


def name_of(state: ZnaState, target: int) -> str:
    return state.heroes[target].id if target < PEOPLE else f"{state.people[target - PEOPLE].kind}.{target - PEOPLE}"


async def treat(table: ZnaTable, hero: int) -> None:
    """One action (N-233). The more is spent, the more comes back (N-232, N-354, N-355).

    People get health only, and green wakes a survivor (N-495, N-503). What others get back counts (N-474).
    """
    state = table.state
    seat, me = seat_of(state.seats, hero), state.heroes[hero]
    who = message(me.id)
    possible = patients(state, hero)
    names = [name_of(state, target) for target in possible]
    chosen = await one_option(table, seat, ASK_PATIENT, [Who(name) for name in names], hero=who)
    target = possible[names.index(chosen.who)]
    patient = message(chosen.who.partition(".")[0])
    means = await one_option(table, seat, ASK_MEANS, means_for(state, hero, target), hero=who, other=patient)
    me.actions -= 1
    health, resistance = worth(state, hero, means)
    _use_up(table, hero, means)
    table.tell("log-treats", "N-233", hero=who, other=patient, health=health, resistance=resistance)
    if target < PEOPLE:
        healed = harm.heal(table, target, health)
        if target != hero and healed:
            me.healed += healed
            objectives.counted(table, hero, "field_medic")
        if resistance:
            await harm.decontaminate(table, target, resistance, hero)
    else:
        person = state.people[target - PEOPLE]
        person.health = min(person.most, person.health + health)
        if resistance and person.status == OUT:
            rescue(table, target - PEOPLE)


def worth(state: ZnaState, hero: int, means: Means) -> tuple[int, int]:
    """How much health and resistance it gives: cubes 1 or 2 each (N-354, N-355), kit and bottle 3 (N-441, N-442).

    Tobias gives 1 without any (N-418), and Mia's hands 1 more in all (N-410).
    """
    if means.card == HAND:
        return 1, 0
    if means.card not in CHEMICAL:
        return (KIT, 0) if SPECIAL_ID[means.card] == FIRST_AID_KIT else (0, BOTTLE)
    health, resistance = means.yellow, 2 * means.green
    if HERO[state.heroes[hero].id].ability == Ability.MEDICINE:
        return (health + 1, resistance) if health else (health, resistance + 1)
    return health, resistance


def _use_up(table: ZnaTable, hero: int, means: Means) -> None:
    """A card is gone, cubes are spent; a weapon may come from the belt (N-128); a hand helps once a turn (N-418)."""
    me = table.state.heroes[hero]
    if means.card == HAND:
        me.spent += f" {HAND}"
        table.used("ability:first-aid")
    elif means.card not in CHEMICAL:
        gear.use_up(table, hero, means.card)
    else:
        gear.take_up(table, hero, [means.card])
        table.shift(CUBE[YELLOW], means.yellow, means.card, piles.SUPPLY)
        table.shift(CUBE[GREEN], means.green, means.card, piles.SUPPLY)
        if HERO[me.id].ability == Ability.MEDICINE:
            table.used("ability:medicine")
        table.used("treated")


def rescue(table: ZnaTable, person: int) -> None:
    """A woken survivor leaves the board (N-503)."""
    state = table.state
    who = state.people[person]
    who.area = -1
    who.status = Status.DEAD
    state.woken += 1
    table.used("rescued")
    table.tell("log-rescued", "N-503", woken=state.woken)


# --- control (N-358 to N-365) ----------------------------------------------------------------------------------


def price_to_control(weapon: str) -> int:
    """3 green cubes, with the dart pistol 1 (N-358, N-433)."""
    return TAME if WEAPON[weapon].trick == Trick.TAME else CONTROL


def controllers(state: ZnaState, hero: int) -> list[str]:
    return [card for card in holding(state, hero, GREEN) if loaded(state, card, GREEN) >= price_to_control(card)]


def controllable(state: ZnaState, hero: int) -> list[Mutant]:
    """Ordinary mutants in reach (N-358); never a boss or one of the scenario's (N-359)."""
    weapons = controllers(state, hero)
    if not weapons:
        return []
    return [
        mutant
        for mutant in state.mutants
        if mutant.kind in TOKENS and any(reaches(state, hero, card, mutant.area) for card in weapons)
    ]


async def control(table: ZnaTable, hero: int) -> None:
    """Its next turn is the hero's (N-360); it wakes (N-173), and a second control replaces the first (N-365).

    Like every action that uses a weapon it may take that up from the belt (N-128).
    """
    state = table.state
    seat, me = seat_of(state.seats, hero), state.heroes[hero]
    who = message(me.id)
    options = [Target(spawning.figure(mutant)) for mutant in controllable(state, hero)]
    chosen = await one_option(table, seat, ASK_CONTROL, options, hero=who)
    mutant = next(one for one in state.mutants if spawning.figure(one) == chosen.mutant)
    weapons = [With(card) for card in controllers(state, hero) if reaches(state, hero, card, mutant.area)]
    weapon = (await one_option(table, seat, ASK_CONTROL_WITH, weapons, hero=who)).card
    gear.take_up(table, hero, [weapon])
    me.actions -= 1
    table.shift(CUBE[GREEN], price_to_control(weapon), weapon, piles.SUPPLY)
    mutant.control = hero
    spawning.wake(table, mutant, "N-173")
    table.tell("log-controls", "N-358", hero=who, mutant=message(mutant.kind))
