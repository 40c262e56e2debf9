"""The drone (N-247 to N-268): drawing, exchanging and showing objectives, and hacking it for a scan."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import HERO
from fivefires.games.zna.content.mutants import LIGHT_DIE
from fivefires.games.zna.content.vocabulary import Ability
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of, seat_of
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.choosing import one_option
from fivefires.kit.grids import NOWHERE

from . import moving, objectives
from .questions import Act, Card, OnTile

ASK_DRONE = Prompt("ask-drone", "N-248")
ASK_FACE = Prompt("ask-face", "N-134")
ASK_EXCHANGE = Prompt("ask-exchange", "N-252")
ASK_HACK = Prompt("ask-hack", "N-253")
ASK_SCAN = Prompt("ask-scan", "N-254")
ASK_SHOW = Prompt("ask-show", "N-134")

MOST = 3
REMOTE = 4


def in_reach(state: ZnaState, hero: int) -> bool:
    """An adjacent drone (N-247, N-266); Walt talks to it from up to 4 areas away in sight (N-420)."""
    map, me = map_of(state), state.heroes[hero]
    if map.drone == NOWHERE or state.drone_silent >= state.round:
        return False
    if me.area == map.drone or map.beside[me.area] >> map.drone & 1:
        return True
    remote = HERO[me.id].ability == Ability.REMOTE
    return remote and map.span[me.area][map.drone] <= REMOTE and bool(map.seen[me.area] >> map.drone & 1)


def unaccomplished(state: ZnaState, hero: int) -> int:
    return len(state.piles[piles.SECRET[hero]]) + len(state.piles[piles.OPEN[hero]])


def held(state: ZnaState, hero: int) -> int:
    """Open, face-down and accomplished ones together (N-260)."""
    return unaccomplished(state, hero) + len(state.piles[piles.DONE[hero]])


def price(state: ZnaState, hero: int) -> int:
    """A hack costs 2 cards that are not accomplished, Walt 1 (N-253, N-261, N-420)."""
    return 1 if HERO[state.heroes[hero].id].ability == Ability.REMOTE else 2


def interactions(state: ZnaState, hero: int) -> list[Act]:
    """What can be done with it now (N-248, N-249, N-252, N-253, N-263), with or without the variant (N-145)."""
    if not in_reach(state, hero):
        return []
    deck, mine = state.piles[piles.OBJECTIVES], unaccomplished(state, hero)
    found = []
    if deck and held(state, hero) < MOST:
        found.append(Act.DRAW)
    if deck and mine:
        found.append(Act.EXCHANGE)
    if mine >= price(state, hero) and not all(state.explored):
        found.append(Act.HACK)
    return found


async def interact(table: ZnaTable, hero: int) -> None:
    """One of the three, for one action (N-248): N-249, N-252 or N-253."""
    state = table.state
    me = state.heroes[hero]
    seat, who = seat_of(state.seats, hero), message(me.id)
    choice = await one_option(table, seat, ASK_DRONE, interactions(state, hero), hero=who)
    me.actions -= 1
    table.used(f"drone:{choice.value}")
    if HERO[me.id].ability == Ability.REMOTE:
        table.used("ability:remote")
    if choice == Act.DRAW:
        await draw(table, hero)
    elif choice == Act.EXCHANGE:
        await _exchange(table, hero)
    else:
        await _hack(table, hero)


async def draw(table: ZnaTable, hero: int) -> None:
    """A new card, open or face down as his player decides now (N-119, N-134, N-143); none of an empty deck (N-263)."""
    state = table.state
    if objectives.take(table, hero) is None:
        return
    me = state.heroes[hero]
    table.tell("log-draws-objective", "N-249", hero=message(me.id))
    answer = await table.ask(seat_of(state.seats, hero), ASK_FACE, [Act.OPEN, Act.FACE_DOWN], hero=message(me.id))
    if answer == Act.OPEN:
        _lay_open(table, hero, state.piles[piles.SECRET[hero]][-1])


def _lay_open(table: ZnaTable, hero: int, card: str) -> None:
    objectives.hand_on(table, card, piles.SECRET[hero], piles.OPEN[hero])
    table.tell("log-shows-objective", "N-134", hero=message(table.state.heroes[hero].id), card=message(card))


async def show(table: ZnaTable, hero: int) -> None:
    """A face-down card may be turned up on its hero's turn, never back (N-134)."""
    state = table.state
    pile = piles.SECRET[hero]
    who = message(state.heroes[hero].id)
    answer = await table.ask(
        seat_of(state.seats, hero), ASK_SHOW, lambda: [Card(card) for card in sorted(state.piles[pile])], hero=who
    )
    _lay_open(table, hero, answer.card)


def _mine(state: ZnaState, hero: int) -> list[Card]:
    return [Card(card) for card in sorted([*state.piles[piles.SECRET[hero]], *state.piles[piles.OPEN[hero]]])]


def _bury(table: ZnaTable, hero: int, card: str) -> None:
    """Under the deck (N-262)."""
    pile = piles.OPEN[hero] if card in table.state.piles[piles.OPEN[hero]] else piles.SECRET[hero]
    objectives.hand_on(table, card, pile, piles.OBJECTIVES, to_bottom=True)


async def _exchange(table: ZnaTable, hero: int) -> None:
    """First the new one is drawn, then the old one goes under the deck (N-252, N-262)."""
    state = table.state
    who = message(state.heroes[hero].id)
    seat = seat_of(state.seats, hero)
    answer = await table.ask(seat, ASK_EXCHANGE, lambda: _mine(state, hero), hero=who)
    objectives.take(table, hero)
    _bury(table, hero, answer.card)
    del answer  # the card is face down again, and nobody but the player may know it
    table.tell("log-draws-objective", "N-252", hero=who)
    if await table.ask(seat, ASK_FACE, [Act.OPEN, Act.FACE_DOWN], hero=who) == Act.OPEN:
        _lay_open(table, hero, state.piles[piles.SECRET[hero]][-1])


async def _hack(table: ZnaTable, hero: int) -> None:
    """Cards go under the deck in random order (N-262), then the drone flies to an unexplored tile (N-254)."""
    state, map = table.state, map_of(table.state)
    seat, who = seat_of(state.seats, hero), message(state.heroes[hero].id)
    for _ in range(price(state, hero)):
        answer = await table.ask(seat, ASK_HACK, lambda: _mine(state, hero), hero=who)
        _bury(table, hero, answer.card)
        del answer
    if price(state, hero) == 2 and table.roll(2) == [2]:
        deck = state.piles[piles.OBJECTIVES]
        deck[0], deck[1] = deck[1], deck[0]
    tiles = [OnTile(map.titles[tile]) for tile, explored in enumerate(state.explored) if not explored]
    chosen = await one_option(table, seat, ASK_SCAN, tiles, hero=who)
    scan(table, map.titles.index(chosen.tile))


def scan(table: ZnaTable, tile: int) -> None:
    """A light die: health damage means that the drone is hit (N-255, N-256, N-264), and nothing changes (N-265).

    Else the tile is turned up and spawns (N-257), and each mutant wakes only if it sees somebody (N-258); screeches and
    wave wait for the first hero (N-075). Either way the drone is back in its area at once (N-259).
    """
    state = table.state
    (face,) = table.roll(6)
    hit = LIGHT_DIE[face - 1].health > 0
    title = map_of(state).titles[tile]
    if table.log is not None:
        beat = Beat("scan", at=title, faces=(f"face-light-{face}",))
        table.tell(
            "log-scan-fails" if hit else "log-scans",
            "N-256" if hit else "N-257",
            beat=beat,
            tile=message(f"zna-tile-{title}"),
        )
    table.used("scan:hit" if hit else "scan:done")
    if not hit:
        moving.turn_up(table, tile)
        moving.explore(table, tile, "N-257")
