"""Where each hero wants to be: what the scenario asks for, and who of the team does which part of it."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN
from fivefires.games.zna.content.index import CHEMICAL, SPECIAL_ID, WEAPON
from fivefires.games.zna.content.resources import OXYGEN_BOTTLE
from fivefires.games.zna.content.vocabulary import Level, Piece, Trick
from fivefires.games.zna.state import DEAD, NOBODY, OUT, STANDING
from fivefires.kit.bits import members

from .glance import once
from .ways import away, chokes

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView

# Areas that a hero crosses in a round, with two of his three actions.
PACE = 4
# So many errands are given out at a time.
MOST = 4
# An errand that nobody does is worse than any way.
UNDONE = 10_000
# So far away the professor is still looked after.
IN_SIGHT = 6
# The colour without which an objective cannot be reached, and the cubes of it that are enough to set out with.
NEEDED = {"survivors": "green", "vents": "yellow"}
ENOUGH = {"green": 2, "yellow": 2, "": 0}
# So many cards of the clock are kept for an alarm at the gate.
ALARM = 3
# So near to the boss a party waits for those who are so far behind.
AT_THE_DOOR, BEHIND = 7, 6


@once
def goals(view: ZnaView, hero: int) -> list[int]:
    """The areas that this hero heads for, any of them."""
    given = tasks(view)
    if hero in given:
        return [given[hero]]
    if nursed := nursing(view, hero, given):
        return nursed
    return common(view, hero, given)


def nursing(view: ZnaView, hero: int, given: dict[int, int]) -> list[int]:
    """Beside somebody who cannot go on alone, for the nearest of those who can help him."""
    if stuck(view, hero) or not wakes(view, hero):
        return []
    found: list[int] = []
    for other, me in enumerate(view.heroes):
        if other == hero or not (me.status == OUT or (me.status == STANDING and stuck(view, other))):
            continue
        walk = view.map.walk[me.area]
        helpers = [
            one
            for one, who in enumerate(view.heroes)
            if who.status == STANDING and one not in given and wakes(view, one) and not stuck(view, one)
        ]
        if hero == min(helpers, key=lambda one: (walk[view.heroes[one].area], one), default=NOBODY):
            found += members(view.map.beside[me.area] & view.map.open)
    return found


@once
def stuck(view: ZnaView, hero: int) -> bool:
    """Whether the next step in this fog would be his last."""
    me = view.heroes[hero]
    if me.resistance > 1 or view.clock <= 2 or not chokes(view, hero, me.area):
        return False
    return not hopeless(view, hero)


def hopeless(view: ZnaView, hero: int) -> bool:
    """Nobody can help, and others could go on without him: who stands still keeps them from leaving (N-376)."""
    if view.scenario.objective not in ("exit", "ferry"):
        return False
    others = [other for other, me in enumerate(view.heroes) if other != hero and me.status == STANDING]
    fit = [other for other in others if view.heroes[other].resistance > 1]
    return bool(fit) and not any(wakes(view, other) for other in [*others, hero])


@once
def tasks(view: ZnaView) -> dict[int, int]:
    """One errand a hero, so that the ways together are shortest: whoever walks toward his keeps it."""
    free = [number for number, me in enumerate(view.heroes) if me.status == STANDING and not stuck(view, number)]
    left = errands(view)
    walk = view.map.walk
    ways = {
        (hero, area): walk[area][view.heroes[hero].area] for hero in free for area in left if able(view, hero, area)
    }
    doable = [area for area in dict.fromkeys(left) if any((hero, area) in ways for hero in free)][:MOST]
    if not doable:
        return {}
    return matching(free, doable, ways)


def matching(free: list[int], doable: list[int], ways: dict[tuple[int, int], int]) -> dict[int, int]:
    """The best way to give the errands out: first by how many stay undone, then by the steps they take."""
    best, given = UNDONE * (len(doable) + 1), (NOBODY,) * len(doable)
    idle = [NOBODY] * (len(doable) - len(free))
    for heroes in permutations([*free, *idle], len(doable)):
        price = sum([ways.get(errand, UNDONE) for errand in zip(heroes, doable, strict=True)])
        if price < best:
            best, given = price, heroes
    return {hero: area for hero, area in zip(given, doable, strict=True) if (hero, area) in ways}


@once
def able(view: ZnaView, hero: int, area: int) -> bool:
    """Whether somebody could do an errand: survivors need green, vents yellow."""
    kind = view.scenario.objective
    if view.map.closed and not view.opened and bank(view, area) != bank(view, view.heroes[hero].area):
        return False
    if kind == "survivors":
        return wakes(view, hero)
    if kind == "vents" and view.fog[view.map.tile_of[area]] != Level.NONE:
        return clears(view, hero)
    return True


def bank(view: ZnaView, area: int) -> bool:
    """On which side of a closed tile an area lies."""
    columns, tile_of = view.map.columns, view.map.tile_of
    (bridge, *_) = members(view.map.closed)
    return columns[tile_of[area]] < columns[tile_of[bridge]]


def errands(view: ZnaView) -> list[int]:
    """Places where one hero is enough: sites, locks, keys, a dropped sample, somebody who lies."""
    map = view.map
    kind = view.scenario.objective
    found = [area for area in map.sites if area not in view.worked]
    if not view.released:
        found += map.locks
    if kind == "keys":
        found += on_the_ground(view, piles.KEY) + with_the_fallen(view, piles.KEY)
    if kind == "sample":
        found = [*on_the_ground(view, piles.SAMPLE), *with_the_fallen(view, piles.SAMPLE), *found]
    if kind == "ferry" and not found and engine_waits(view):
        found += map.piece(Piece.ENGINE)
    if kind == "survivors":
        found += [person.area for person in view.people if person.status == OUT]
    if kind == "vents":
        found += [area for area in map.piece(Piece.VENT) if view.fog[map.tile_of[area]] != Level.NONE]
    return [*escorted(view), *found]


def escorted(view: ZnaView) -> list[int]:
    """Where the professor is, while nobody is near enough to see him: he walks only if somebody does (N-505)."""
    found = [me.area for me in view.people if me.kind == Piece.PROFESSOR and not view.map.exit >> me.area & 1]
    if not found:
        return []
    seen, walk = view.map.seen[found[0]], view.map.walk[found[0]]
    near = [me for me in view.heroes if me.status == STANDING and seen >> me.area & 1 and walk[me.area] <= IN_SIGHT]
    return [] if len(near) > 1 else found


def engine_waits(view: ZnaView) -> bool:
    return view.scenario.objective == "ferry" and not view.engine_runs


def on_the_ground(view: ZnaView, token: str) -> list[int]:
    return [int(place[3:]) for place in view.stock(token) if place.startswith("at.")]


def with_the_fallen(view: ZnaView, token: str) -> list[int]:
    """Where somebody lies who has it: it can be taken from there (N-176)."""
    stock = view.stock(token)
    return [me.area for number, me in enumerate(view.heroes) if me.status != STANDING and piles.ON[number] in stock]


def common(view: ZnaView, hero: int, given: dict[int, int]) -> list[int]:
    """What those do who have no errand of their own."""
    map, kind = view.map, view.scenario.objective
    if kind == "signal":
        (radio,) = map.piece(Piece.RADIO)
        return members(map.on[map.tile_of[radio]] & map.open)
    if kind == "clear":
        return prey(view) or unexplored(view)
    if kind == "courier":
        return prey(view, only="courier")
    if kind in ("survivors", "vents"):
        return (
            bringing(view, hero)
            or arming(view, hero)
            or reagents(view, hero)
            or guarding(view, hero, given)
            or prey(view)
        )
    if kind == "sample" and not carried(view, piles.SAMPLE) and not given:
        return boss(view, hero)
    if map.closed and not view.opened and not given:
        return at_the_bridge(view, hero)
    carries = kind == "keys" and piles.ON[hero] in view.stock(piles.KEY)
    if given and not carries and not view.exit_open and (with_them := company(view, hero, given)):
        return with_them
    return room_in_exit(view, hero) or members(map.exit) or unexplored(view)


def at_the_bridge(view: ZnaView, hero: int) -> list[int]:
    """Beside what nobody can enter yet, on the hero's own bank."""
    map, mine = view.map, bank(view, view.heroes[hero].area)
    waiting = members(map.open & ~map.closed)
    return [area for area in waiting if map.beside[area] & map.closed and bank(view, area) == mine]


def company(view: ZnaView, hero: int, given: dict[int, int]) -> list[int]:
    """Beside the errand of one of those who have one, always the same."""
    if not given:
        return []
    fellows = [other for other in sorted(given) if able(view, hero, given[other])] or sorted(given)
    fellow = fellows[hero % len(fellows)]
    return members(view.map.beside[given[fellow]] & view.map.open)


def boss(view: ZnaView, hero: int) -> list[int]:
    """To it, all together: whoever is at its door first waits for the others."""
    found = prey(view, only="boss")
    if not found:
        return members(view.map.exit)
    walk = view.map.walk[found[0]]
    ways = [walk[me.area] for me in view.heroes if me.status == STANDING]
    mine = walk[view.heroes[hero].area]
    awake = any(mutant.awake for mutant in view.mutants if mutant.kind == "boss")
    if not awake and mine <= AT_THE_DOOR and max(ways) - mine >= BEHIND and view.clock > 6:
        return [view.heroes[hero].area]
    return found


def room_in_exit(view: ZnaView, hero: int) -> list[int]:
    """Areas of the exit in which nobody else stands: who aims for a taken one stops in front of it.

    Whoever comes after must get in, too: the professor, who is last.
    """
    others = [me.area for number, me in enumerate(view.heroes) if number != hero and me.status == STANDING]
    taken = [*others, *(person.area for person in view.people), *(mutant.area for mutant in view.mutants)]
    free = [area for area in members(view.map.exit) if area not in taken]
    late = [me.area for me in view.people if me.kind == Piece.PROFESSOR and not view.map.exit >> me.area & 1]
    if late:
        walk = view.map.walk[late[0]]
        deep = sorted(members(view.map.exit), key=lambda area: (-walk[area], area))[:4]
        return [area for area in free if area in deep] or free
    return free


def carried(view: ZnaView, token: str) -> bool:
    return any(place in view.stock(token) for place in piles.ON)


def prey(view: ZnaView, only: str = "") -> list[int]:
    return [mutant.area for mutant in view.mutants if not only or mutant.kind == only]


def unexplored(view: ZnaView) -> list[int]:
    map = view.map
    return [area for tile, seen in enumerate(view.explored) if not seen for area in members(map.on[tile] & map.open)]


# --- reagent ---------------------------------------------------------------------------------------------------


def needed_colour(view: ZnaView) -> str:
    """The colour without which the scenario cannot be won."""
    return NEEDED.get(view.scenario.objective, "")


def reagents(view: ZnaView, hero: int) -> list[int]:
    """Chemistry tokens on the ground, and pharmacies, for whoever has too little of what is needed."""
    colour = needed_colour(view)
    if not lacks(view, hero):
        return []
    map = view.map
    kinds = [kind for kind in TOKEN if TOKEN[kind][0] == colour and view.chemistry_room(hero) > 0]
    lying = [int(place[3:]) for kind in kinds for place in view.stock(kind) if place.startswith("at.")]
    return lying + [area for area, special in enumerate(map.special) if special == "R"]


@once
def lacks(view: ZnaView, hero: int) -> bool:
    """Whether a hero should get more of what the scenario needs: not if the team has enough for all that is left."""
    colour = needed_colour(view)
    if reserve(view, hero, colour) >= ENOUGH[colour]:
        return False
    map = view.map
    done, needed = view.objective()
    if view.scenario.objective == "vents":
        left = sum(view.fog[map.tile_of[area]] for area in map.piece(Piece.VENT)) + 1
    else:
        left = needed - done + 1
    return sum(reserve(view, other, colour) for other, me in enumerate(view.heroes) if me.status == STANDING) < left


def bringing(view: ZnaView, hero: int) -> list[int]:
    """What is needed to the nearest who can use it, for whoever cannot."""
    colour = needed_colour(view)
    if handles(view, hero) or not any(TOKEN[kind][0] == colour for kind in view.tokens(hero)):
        return []
    users = [
        me.area
        for other, me in enumerate(view.heroes)
        if other != hero and me.status == STANDING and handles(view, other) and view.chemistry_room(other) > 0
    ]
    return [area for user in users for area in members(view.map.beside[user] & view.map.open)]


def arming(view: ZnaView, hero: int) -> list[int]:
    """To what can be mixed in, for a team that has nothing for it: with the fallen, on the ground, or to be found."""
    if any(handles(view, other) for other, me in enumerate(view.heroes) if me.status == STANDING):
        return []
    lying = [area for area, things in loose(view).items() if any(thing in CHEMICAL for thing in things)]
    map = view.map
    bodies = [area for area in members(map.bodies) if view.explored[map.tile_of[area]]]
    return lying or bodies


@once
def loose(view: ZnaView) -> dict[int, list[str]]:
    """What can be picked up, by area: from the ground, and from those who lie (N-176)."""
    found = {area: [*things] for area, things in view.ground().items()}
    for other, me in enumerate(view.heroes):
        if me.status != STANDING and me.area >= 0:
            tokens = [kind for kind, count in view.tokens(other).items() for _ in range(count)]
            found.setdefault(me.area, []).extend([*view.held(other), *tokens])
    return found


def handles(view: ZnaView, hero: int) -> bool:
    """Whether a hero has what it takes to use the colour that the scenario needs."""
    return bool(needed_colour(view)) and chemist(view, hero)


def guarding(view: ZnaView, hero: int, given: dict[int, int]) -> list[int]:
    """A vent fills only where nobody stands (N-517); a survivor is waited for."""
    map = view.map
    vents = map.piece(Piece.VENT)
    held = [map.tile_of[me.area] for other, me in enumerate(view.heroes) if other != hero and me.status == STANDING]
    free = [area for area in vents if map.tile_of[area] not in held]
    return free or company(view, hero, given)


def reserve(view: ZnaView, hero: int, colour: str) -> int:
    """Cubes of a colour that a hero has, loaded or not."""
    loaded = sum(view.cubes(card)[colour] for card in view.equipped(hero) if card in CHEMICAL)
    return loaded + sum(TOKEN[kind][1] * count for kind, count in view.tokens(hero).items() if TOKEN[kind][0] == colour)


def chemist(view: ZnaView, hero: int) -> bool:
    """Whether a hero has something to mix in."""
    return bool(chemicals(view, hero))


@once
def wakes(view: ZnaView, hero: int) -> bool:
    """Green that is loaded or can be, or an oxygen bottle at the belt."""
    if any(SPECIAL_ID.get(card) == OXYGEN_BOTTLE for card in view.in_space(hero, "belt")):
        return True
    if any(view.cubes(card)["green"] for card in chemicals(view, hero)):
        return True
    if needed_colour(view):
        return any(mixes(view, hero, card, "green") for card in chemicals(view, hero))
    return chemist(view, hero) and has_green(view, hero)


def has_green(view: ZnaView, hero: int) -> bool:
    """A token that is not loaded yet."""
    return any(TOKEN[kind][0] == "green" for kind in view.tokens(hero))


@once
def breathless(view: ZnaView) -> bool:
    return any(me.resistance <= 1 for me in view.heroes if me.status != DEAD)


def reloads(view: ZnaView, hero: int) -> bool:
    """Whether somebody is out of breath, and the green that he needs is not in the weapon yet, be that full or not."""
    if needed_colour(view) or not has_green(view, hero) or not breathless(view):
        return False
    return chemist(view, hero) and not any(view.cubes(card)["green"] for card in chemicals(view, hero))


def mixes(view: ZnaView, hero: int, card: str, colour: str) -> bool:
    """Whether a weapon has room for a token of this colour that the hero has."""
    room = CHEMICAL[card].slots - sum(view.cubes(card).values())
    return any(TOKEN[kind][0] == colour and TOKEN[kind][1] <= room for kind in view.tokens(hero))


@once
def chemicals(view: ZnaView, hero: int) -> list[str]:
    return [card for card in view.equipped(hero) if card in CHEMICAL]


def sprayer(view: ZnaView, hero: int) -> int:
    """The yellow cubes that lowering takes with what the hero has, 0 if he has nothing for it."""
    tricks = [CHEMICAL[card].trick for card in view.equipped(hero) if card in CHEMICAL and WEAPON[card].range]
    return (1 if Trick.CLEANSE in tricks else 2) if tricks else 0


def clears(view: ZnaView, hero: int) -> bool:
    """At a vent one cube is enough, in whatever it is (N-517)."""
    cards = chemicals(view, hero)
    loaded = any(view.cubes(card)["yellow"] for card in cards)
    return loaded or (bool(cards) and reserve(view, hero, "yellow") > 0)


# --- time ------------------------------------------------------------------------------------------------------


@once
def spare(view: ZnaView) -> float:
    """Rounds that the clock leaves beyond what the way still takes, with something for what comes between."""
    map = view.map
    longest = 0
    for hero, me in enumerate(view.heroes):
        if me.status != STANDING:
            continue
        wanted = goals(view, hero)
        steps = away(view, me.area, wanted)
        if map.exit and wanted:
            steps += min(map.to_exit[area] for area in wanted)
        longest = max(longest, steps)
    alarm = ALARM if map.exit and not view.exit_open else 0
    return view.clock - 1.5 * longest / PACE - waiting(view) - alarm - 3


def waiting(view: ZnaView) -> int:
    """Rounds that an objective takes by itself."""
    done, needed = view.objective()
    kind = view.scenario.objective
    if kind == "signal":
        return needed - done
    if kind in ("survivors", "vents"):
        return 2 * (needed - done)
    if kind == "clear":
        return 2 * (needed - done) + len(view.mutants) // 2
    slow = [view.map.to_exit[me.area] for me in view.people if me.kind == Piece.PROFESSOR]
    if slow:
        return slow[0] // 4
    return 5 if kind == "sample" and not carried(view, piles.SAMPLE) else 0
