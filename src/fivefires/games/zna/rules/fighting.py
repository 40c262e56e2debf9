"""A hero's attack (N-197 to N-199, N-299 to N-336): target, weapons, supply, dice, wounds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import BLUE, CUBE
from fivefires.games.zna.content.index import AMMO, HERO, MUTANT, WEAPON
from fivefires.games.zna.content.mutants import ATTACK_DIE
from fivefires.games.zna.content.resources import ADRENALINE, LUCKY_COIN, STEADY_BREATH
from fivefires.games.zna.content.vocabulary import Ability, Level, Trait, Trick
from fivefires.games.zna.state import Attack, Mutant, ZnaState, ZnaTable, map_of, seat_of, trait
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.bits import members
from fivefires.kit.choosing import one_option
from fivefires.kit.grids.directions import COLUMNS, ORDER, ROWS

from . import board, gear, moving, objectives, spawning
from .questions import Act, Again, Arms, Count, Feed, Go, Target, Use
from .wounds import wound

ASK_TARGET = Prompt("ask-target", "N-315")
ASK_ARMS = Prompt("ask-arms", "N-317")
ASK_AMMUNITION = Prompt("ask-ammunition", "N-130")
ASK_CUBES = Prompt("ask-cubes", "N-328")
ASK_BULLETS = Prompt("ask-bullets", "N-429")
ASK_DICE = Prompt("ask-more-dice", "N-328")
ASK_AIM = Prompt("ask-aim", "N-412")
ASK_COIN = Prompt("ask-coin-attack", "N-445")
ASK_WHICH = Prompt("ask-which-attack", "N-445")
ASK_SWEEP = Prompt("ask-sweep", "N-424")
ASK_MOMENTUM = Prompt("ask-momentum", "N-414")

BLUE_DAMAGE, STRONG_DAMAGE = 2, 3
RANGE = {card: weapon.range for card, weapon in WEAPON.items()}
BURST = 2
CARD_DICE = 2


def resistance(state: ZnaState, mutant: Mutant) -> int:
    """By its help sheet, and 1 more on a heavy tile, at this moment (N-052, N-053, N-271)."""
    heavy = state.fog[map_of(state).tile_of[mutant.area]] == Level.HEAVY
    return MUTANT[mutant.kind].resistance + (1 if heavy else 0)


# --- what can be attacked, and with what -----------------------------------------------------------------------


def loaded(state: ZnaState, weapon: str, colour: str) -> int:
    """The cubes of a colour in a weapon (N-201, N-310); they lie with its card, wherever that goes (N-208)."""
    return state.stock[CUBE[colour]].get(weapon, 0)


def reaches(state: ZnaState, hero: int, weapon: str, area: int) -> bool:
    """A melee weapon adjacent areas (N-312), a ranged one what it has range and sight to (N-096, N-100, N-303)."""
    map, here = map_of(state), state.heroes[hero].area
    if here == area or map.beside[here] >> area & 1:
        return True
    return map.span[here][area] <= WEAPON[weapon].range and bool(map.seen[here] >> area & 1)


def feeds(state: ZnaState, hero: int) -> list[str]:
    """Ammunition in the slot, and in the belt, from where it is exchanged at no cost (N-114, N-130)."""
    belt = [card for card in state.piles[piles.BELT[hero]] if card in AMMO]
    return [*state.piles[piles.SLOT[hero]], *belt]


def supplied(state: ZnaState, hero: int, weapons: Sequence[str]) -> bool:
    """Each physical ranged weapon needs a bullet, each chemical one a blue cube (N-304, N-308, N-310)."""
    shots = 0
    for weapon in weapons:
        card = WEAPON[weapon]
        if not card.range:
            continue
        if card.slots:
            if not loaded(state, weapon, BLUE):
                return False
        else:
            shots += 1
    return not shots or any(state.bullets[card] >= shots for card in feeds(state, hero))


def sets_of_arms(state: ZnaState, hero: int, area: int) -> list[tuple[str, ...]]:
    """None, one or two weapons of one type that reach the target (N-113, N-317, N-324 to N-326)."""
    map = map_of(state)
    here = state.heroes[hero].area
    able = [
        card
        for card in gear.equipped(state, hero)
        if reaches(state, hero, card, area) and supplied(state, hero, [card])
    ]
    found: list[tuple[str, ...]] = [()] if map.beside[here] >> area & 1 else []
    seen = []
    for card in able:
        if WEAPON[card] not in seen or WEAPON[card].slots:
            seen.append(WEAPON[card])
            if gear.displaced(state, hero, [card]) is not None:
                found.append((card,))
    for one, other in combinations(able, 2):
        alike = bool(WEAPON[one].range) == bool(WEAPON[other].range)
        if alike and gear.displaced(state, hero, (one, other)) is not None and supplied(state, hero, (one, other)):
            found.append((one, other))
    return found


def attackable(state: ZnaState, hero: int) -> list[Mutant]:
    """Next to him, or in reach of a ranged weapon that he can use (N-315, N-330)."""
    map, me = map_of(state), state.heroes[hero]
    beside, seen = map.beside[me.area], map.seen[me.area]
    found, afar = [], []
    for mutant in state.mutants:
        if beside >> mutant.area & 1:
            found.append(mutant)
        elif seen >> mutant.area & 1:
            afar.append(mutant)
    if afar and (far := reach_of_guns(state, hero)):
        span = map.span[me.area]
        found += [mutant for mutant in afar if span[mutant.area] <= far]
    return found


def reach_of_guns(state: ZnaState, hero: int) -> int:
    """How far the ranged weapons carry that he can take up and has supply for; 0 without one (N-304, N-315)."""
    far = 0
    for card in gear.equipped(state, hero):
        range = RANGE[card]
        if range > far and supplied(state, hero, [card]) and gear.displaced(state, hero, [card]) is not None:
            far = range
    return far


# --- the attack ------------------------------------------------------------------------------------------------


async def attack(table: ZnaTable, hero: int) -> None:
    """One attack on one mutant, for one action, as often as he has actions (N-197, N-198, N-316).

    Target (N-315), weapons (N-317) and everything else are declared before the roll (N-328). Some dice may then be
    rolled again (N-412, N-445), and what they show makes wounds (N-322).
    """
    state = table.state
    seat, me = seat_of(state.seats, hero), state.heroes[hero]
    who = message(me.id)
    options = [Target(spawning.figure(mutant)) for mutant in attackable(state, hero)]
    chosen = await one_option(table, seat, ASK_TARGET, options, hero=who)
    target = next(mutant for mutant in state.mutants if spawning.figure(mutant) == chosen.mutant)
    arms = [Arms(*weapons) if weapons else Arms("") for weapons in sets_of_arms(state, hero, target.area)]
    taken = await one_option(table, seat, ASK_ARMS, arms, hero=who, mutant=message(target.kind))
    under_way = state.attack = Attack(hero, target.number, [card for card in (taken.first, taken.second) if card])
    me.actions -= 1
    gear.take_up(table, hero, under_way.weapons)
    await _declare(table, under_way, seat)
    _roll(table, under_way)
    await _reroll(table, under_way, seat)
    await _resolve(table, under_way, target, seat)
    state.attack = None


def ranged(under_way: Attack) -> bool:
    return any(WEAPON[weapon].range for weapon in under_way.weapons)


def shots(under_way: Attack) -> int:
    """Bullets of the basic shots (N-308)."""
    return sum(bool(WEAPON[weapon].range) and not WEAPON[weapon].slots for weapon in under_way.weapons)


async def _declare(table: ZnaTable, under_way: Attack, seat: int) -> None:
    """Ammunition (N-130), cubes (N-328), extra bullets (N-429), cards that add dice (N-443, N-444)."""
    state, hero = table.state, under_way.hero
    who = message(state.heroes[hero].id)
    fired = shots(under_way)
    if fired:
        fit = [card for card in feeds(state, hero) if state.bullets[card] >= fired]
        fed = await one_option(table, seat, ASK_AMMUNITION, [Feed(card) for card in fit], hero=who)
        _into_slot(table, hero, fed.card)
    for weapon in under_way.weapons:
        under_way.cubes.append(await _cubes(table, under_way, weapon, seat))
    if fired and any(WEAPON[weapon].trick == Trick.BURST for weapon in under_way.weapons):
        spare = state.bullets[state.piles[piles.SLOT[hero]][0]] - fired
        counts = [Count(number) for number in range(min(BURST, spare) + 1)]
        under_way.bullets = (await one_option(table, seat, ASK_BULLETS, counts, hero=who)).number
    wanted = STEADY_BREATH if ranged(under_way) else ADRENALINE
    while (card := gear.in_belt(state, hero, wanted)) is not None:
        answer = await table.ask(seat, ASK_DICE, [Use(card), Act.ENOUGH], hero=who)
        if not isinstance(answer, Use):
            break
        gear.use_up(table, hero, card)
        under_way.extra += CARD_DICE


def _into_slot(table: ZnaTable, hero: int, card: str) -> None:
    """Exchange the ammunition of belt and slot (N-130)."""
    state = table.state
    slot, belt = piles.SLOT[hero], piles.BELT[hero]
    if card in state.piles[slot]:
        return
    table.move(card, belt, piles.INCOMING)
    for old in [*state.piles[slot]]:
        table.move(old, slot, belt)
    table.move(card, piles.INCOMING, slot)


async def _cubes(table: ZnaTable, under_way: Attack, weapon: str, seat: int) -> int:
    """Blue cubes only, at least one for a ranged weapon, none needed for a melee one (N-310, N-311, N-357)."""
    state = table.state
    most = loaded(state, weapon, BLUE) if WEAPON[weapon].slots else 0
    if not most:
        return 0
    least = 1 if WEAPON[weapon].range else 0
    counts = [Count(number) for number in range(least, most + 1)]
    who = message(state.heroes[under_way.hero].id)
    chosen = await one_option(table, seat, ASK_CUBES, counts, hero=who, card=message(WEAPON[weapon].id))
    return chosen.number


def dice_of(state: ZnaState, under_way: Attack) -> int:
    """Strength for melee, dexterity for ranged attacks (N-109, N-110, N-318 to N-320), and what adds (N-428, N-429)."""
    hero = under_way.hero
    number = trait(state, hero, Trait.DEXTERITY if ranged(under_way) else Trait.STRENGTH)
    number += under_way.extra + under_way.bullets
    still = any(WEAPON[weapon].trick == Trick.STILL for weapon in under_way.weapons)
    return number + (1 if still and not state.heroes[hero].moves else 0)


def _roll(table: ZnaTable, under_way: Attack) -> None:
    """As many dice as asked for (N-403). What was declared is spent, hit or miss (N-305, N-308)."""
    state = table.state
    under_way.dice = table.roll(6, dice_of(state, under_way))
    for weapon, cubes in zip(under_way.weapons, under_way.cubes, strict=True):
        table.shift(CUBE[BLUE], cubes, weapon, piles.SUPPLY)
    _tell_roll(table, under_way, "log-attack-dice", "N-318")


def _tell_roll(table: ZnaTable, under_way: Attack, line: str, rule: str) -> None:
    """The dice as they lie, by what they show."""
    if table.log is not None:
        faces = tuple(f"face-attack-{ATTACK_DIE[die - 1]}" for die in under_way.dice)
        who = message(table.state.heroes[under_way.hero].id)
        table.tell(line, rule, beat=Beat("roll", faces=faces), hero=who)


async def _reroll(table: ZnaTable, under_way: Attack, seat: int) -> None:
    """Quinn's eye (N-412), then one lucky coin after the other (N-445)."""
    state, hero = table.state, under_way.hero
    me = state.heroes[hero]
    who = message(me.id)
    if ranged(under_way) and HERO[me.id].ability == Ability.AIM:
        again = await table.ask(seat, ASK_AIM, [*_faces(under_way.dice), Act.KEEP_ROLL], hero=who)
        if isinstance(again, Again):
            table.used("ability:aim")
            _replace(under_way.dice, again.face, table.roll(6))
            _tell_roll(table, under_way, "log-attack-dice-again", "N-412")
    while under_way.dice and (card := gear.in_belt(state, hero, LUCKY_COIN)) is not None:
        answer = await table.ask(seat, ASK_COIN, [Use(card), Act.KEEP_ROLL], hero=who)
        if not isinstance(answer, Use):
            break
        gear.use_up(table, hero, card)
        await _toss(table, under_way, seat)


async def _toss(table: ZnaTable, under_way: Attack, seat: int) -> None:
    """Any of the dice are rolled again, each once for a coin (N-445)."""
    who = message(table.state.heroes[under_way.hero].id)
    left, chosen = [*under_way.dice], list[str]()
    while left:
        done = [Act.ENOUGH] if chosen else []
        again = await table.ask(seat, ASK_WHICH, [*_faces(left), *done], hero=who)
        if not isinstance(again, Again):
            break
        left.remove(_shown(left, again.face))
        chosen.append(again.face)
    for face in chosen:
        _replace(under_way.dice, face, table.roll(6))
    _tell_roll(table, under_way, "log-attack-dice-again", "N-445")


def _faces(dice: Sequence[int]) -> list[Again]:
    """By what a die shows: two blanks are the same choice."""
    return [Again(face) for face in dict.fromkeys(f"attack-{ATTACK_DIE[die - 1]}" for die in sorted(dice))]


def _shown(dice: Sequence[int], face: str) -> int:
    return next(die for die in dice if f"attack-{ATTACK_DIE[die - 1]}" == face)


def _replace(dice: list[int], face: str, rolled: list[int]) -> None:
    dice.remove(_shown(dice, face))
    dice += rolled


def damage_of(state: ZnaState, under_way: Attack, close: bool) -> int:
    """Dice, and of each weapon its damage with bullets and cubes (N-302, N-319, N-320, N-325, N-327, N-356).

    The lance has stronger cubes (N-431), the shotgun more from close by (N-427).
    """
    total = sum(ATTACK_DIE[die - 1] for die in under_way.dice)
    slot = state.piles[piles.SLOT[under_way.hero]]
    for weapon, cubes in zip(under_way.weapons, under_way.cubes, strict=True):
        card = WEAPON[weapon]
        total += card.damage + cubes * (STRONG_DAMAGE if card.trick == Trick.STRONG else BLUE_DAMAGE)
        if card.range and not card.slots:
            total += AMMO[slot[0]].damage
        if card.trick == Trick.SPREAD and close:
            total += 1
    return total


async def _resolve(table: ZnaTable, under_way: Attack, target: Mutant, seat: int) -> None:
    """Wounds by full multiples of resistance, none for less (N-322, N-323), and what the weapons do beside them.

    An attack without a wound wakes, too (N-173, N-288). Bat, axe and cannon go on (N-423, N-424, N-435), Gus may step
    (N-414), a shotgun is worse from close by (N-427), and some of it accomplishes objectives (N-469, N-485).
    """
    state, map = table.state, map_of(table.state)
    hero, me = under_way.hero, state.heroes[under_way.hero]
    distance = map.span[me.area][target.area]
    melee = not ranged(under_way)
    close = bool(map.beside[me.area] >> target.area & 1)
    damage = damage_of(state, under_way, close)
    _spend_bullets(table, under_way)
    wounds = damage // resistance(state, target)
    target.attacker = hero
    spawning.wake(table, target, "N-173")
    where = target.area
    if table.log is not None:
        beat = Beat("attack", about=(me.id,), at=map.names[where], weight=1 if wounds else 0)
        table.tell(
            "log-hits",
            "N-322",
            beat=beat,
            hero=message(me.id),
            mutant=message(target.kind),
            damage=damage,
            wounds=wounds,
        )
    if damage >= 8:
        objectives.done(table, hero, "overkill")
    if wounds and not under_way.weapons:
        objectives.done(table, hero, "bare_knuckles")
    blue = sum(under_way.cubes)
    tricks = {WEAPON[weapon].trick for weapon in under_way.weapons}
    killed = bool(wounds) and wound(table, target, wounds, hero, distance)
    if wounds and not killed and Trick.PUSH in tricks:
        push(table, target, hero)
    if killed and Trick.SWEEP in tricks:
        await _sweep(table, hero, seat)
    if blue >= 2 and Trick.BLAST in tricks:
        table.used("trick:blast")
        for other in [
            mutant for mutant in state.mutants if mutant is not target and map.beside[where] >> mutant.area & 1
        ]:
            _graze(table, other, hero)
    if killed and melee and HERO[me.id].ability == Ability.MOMENTUM:
        await _momentum(table, hero, seat)


def _spend_bullets(table: ZnaTable, under_way: Attack) -> None:
    """Empty ammunition is discarded at once (N-309)."""
    state = table.state
    spent = shots(under_way) + under_way.bullets
    if not spent:
        return
    slot = piles.SLOT[under_way.hero]
    card = state.piles[slot][0]
    state.bullets[card] -= spent
    if not state.bullets[card]:
        gear.discard(table, card, slot)


def push(table: ZnaTable, mutant: Mutant, hero: int) -> None:
    """One area straight away from the hero, if that is a legal step to a free area of an explored tile (N-423)."""
    state, map = table.state, map_of(table.state)
    (x, y), (a, b) = (map.plan.spaces[area].squares[0] for area in (state.heroes[hero].area, mutant.area))
    side = next(side for side in ORDER if (COLUMNS[side], ROWS[side]) == (a - x, b - y))
    beyond = map.ground.toward[side][mutant.area] & board.free_areas(state, map)
    for area in members(beyond):
        if state.explored[map.tile_of[area]]:
            if table.log is not None:
                names = tuple(map.names[place] for place in (mutant.area, area))
                beat = Beat("move", about=(spawning.figure(mutant),), at=names[-1], path=names)
                table.tell("log-pushes", "N-423", beat=beat, mutant=message(mutant.kind))
            mutant.area = area
            table.used("trick:push")


def _graze(table: ZnaTable, mutant: Mutant, hero: int) -> None:
    """A wound by a special effect ignores resistance and counts as the hero's (N-439)."""
    mutant.attacker = hero
    spawning.wake(table, mutant, "N-173")
    distance = map_of(table.state).span[table.state.heroes[hero].area][mutant.area]
    wound(table, mutant, 1, hero, distance)


async def _sweep(table: ZnaTable, hero: int, seat: int) -> None:
    """The axe goes on into another mutant next to the hero (N-424)."""
    state, map = table.state, map_of(table.state)
    beside = map.beside[state.heroes[hero].area]
    others = [mutant for mutant in state.mutants if beside >> mutant.area & 1]
    if others:
        table.used("trick:sweep")
        options = [Target(spawning.figure(mutant)) for mutant in others]
        chosen = await one_option(table, seat, ASK_SWEEP, options, hero=message(state.heroes[hero].id))
        _graze(table, next(one for one in others if spawning.figure(one) == chosen.mutant), hero)


async def _momentum(table: ZnaTable, hero: int, seat: int) -> None:
    """Gus may take one step without an action when his melee attack kills (N-414)."""
    state, map = table.state, map_of(table.state)
    me = state.heroes[hero]
    near = map.beside[me.area] & board.free_areas(state, map)  # at least where the mutant fell
    answer = await table.ask(seat, ASK_MOMENTUM, [*board.ways_to(map, near), Act.STAY], hero=message(me.id))
    if isinstance(answer, Go):
        table.used("ability:momentum")
        await moving.enter(table, hero, map.number[answer.area])
