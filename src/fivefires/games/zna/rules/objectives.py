"""Drone objectives: what counts for them, and when they are accomplished (N-250, N-267, N-469 to N-493)."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import OBJECTIVE
from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.state import STANDING, Hero, ZnaState, ZnaTable, living, map_of, masked
from fivefires.kernel import Beat, Piece, message

from . import gear

SCOUT, MEDIC, SCAVENGER, EXTERMINATOR = "scout", "field_medic", "scavenger", "exterminator"
DOUBLE_KILL, DEEP_CLEAN = "double_kill", "deep_clean"


def counts(hero: Hero) -> list[int]:
    """What a hero has done so far, of all that is counted."""
    return [hero.first_in, hero.healed, len(hero.searched), hero.kills, hero.lowered]


def take(table: ZnaTable, hero: int) -> Piece | None:
    """A new card, which counts only what happens from now on (N-267)."""
    state = table.state
    drawn = table.draw(piles.OBJECTIVES, piles.SECRET[hero])
    if not drawn:
        return None
    state.since.setdefault(piles.SECRET[hero], []).append(counts(state.heroes[hero]))
    table.used(f"objective:{drawn[0]}")
    return drawn[0]


def hand_on(table: ZnaTable, card: Piece, source: str, target: str, *, to_bottom: bool = False) -> None:
    """A card changes its pile; what its hero had done when he drew it goes with it, as long as it counts."""
    state = table.state
    then = state.since[source].pop(state.piles[source].index(card))
    if target.startswith("open."):
        state.since.setdefault(target, []).append(then)
    table.move(card, source, target, to_bottom=to_bottom)


def _since(state: ZnaState, hero: int, card: Piece) -> list[int]:
    """What he has done since he drew a card that he has."""
    for pile in (piles.SECRET[hero], piles.OPEN[hero]):
        if card in state.piles[pile]:
            before = state.since[pile][state.piles[pile].index(card)]
            return [now - then for now, then in zip(counts(state.heroes[hero]), before, strict=True)]
    return [0] * len(counts(state.heroes[hero]))


def progress(state: ZnaState, hero: int, card: str) -> int:
    """How far a card that counts something is."""
    first_in, healed, searched, kills, lowered = _since(state, hero, card)
    me = state.heroes[hero]
    if card == SCAVENGER:
        return len(set(me.searched[len(me.searched) - searched :]))
    # These two count within a turn, and there, too, only what came after the draw.
    in_turn = {DOUBLE_KILL: min(kills, me.turn_kills), DEEP_CLEAN: min(lowered, me.turn_lowered)}
    return {SCOUT: first_in, MEDIC: healed, EXTERMINATOR: kills, **in_turn}.get(card, 0)


def counted(table: ZnaTable, hero: int, card: str) -> None:
    """Something was counted that may be enough."""
    if progress(table.state, hero, card) >= OBJECTIVE[card].times:
        done(table, hero, card)


def done(table: ZnaTable, hero: int, card: str) -> None:
    """Accomplished at once, shown to all, and turned to its credits (N-250, N-267)."""
    state = table.state
    pile = next((pile for pile in (piles.SECRET[hero], piles.OPEN[hero]) if card in state.piles[pile]), "")
    if not pile:
        return
    hand_on(table, card, pile, piles.DONE[hero])
    table.used(f"accomplished:{card}")
    if table.log is not None:
        me = state.heroes[hero]
        beat = Beat("accomplish", about=(card,), at=map_of(state).names[me.area])
        credits = OBJECTIVE[card].credits
        table.tell("log-accomplishes", "N-250", beat=beat, hero=message(me.id), card=message(card), credits=credits)


def full_load(table: ZnaTable, hero: int) -> None:
    """All spaces of hands, belt and backpack are taken (N-478)."""
    state = table.state
    held = state.piles
    if (
        len(held[piles.BELT[hero]]) == gear.BELT_ROOM
        and gear.hands_taken(held[piles.HANDS[hero]]) == gear.HAND_ROOM
        and len(held[piles.PACK[hero]]) + gear.portable(state, hero) == gear.PACK_ROOM
    ):
        done(table, hero, "full_load")


def first_entry(table: ZnaTable, hero: int, tile: int, unknown: bool) -> None:
    """He is the first hero on a tile (N-472, N-482, N-489)."""
    state = table.state
    state.heroes[hero].first_in += 1
    counted(table, hero, SCOUT)
    if state.fog[tile] == Level.HEAVY:
        done(table, hero, "vanguard")
    if unknown:
        done(table, hero, "trailblazer")


def end_of_turn(table: ZnaTable, hero: int) -> None:
    """Alone, or standing in the fog without a mask (N-477, N-487)."""
    state, map = table.state, map_of(table.state)
    me = state.heroes[hero]
    tile = map.tile_of[me.area]
    near = (tile, *map.orthogonal[tile])
    if not any(map.tile_of[state.heroes[other].area] in near for other in living(state) if other != hero):
        done(table, hero, "loner")
    if me.status == STANDING and state.fog[tile] != Level.NONE and not masked(state, hero):
        done(table, hero, "bare_faced")


def killed(table: ZnaTable, hero: int, kind: str, distance: int) -> None:
    """A hero brought the last wound (N-493): N-479 to N-481, N-490, N-492."""
    me = table.state.heroes[hero]
    me.kills += 1
    counted(table, hero, EXTERMINATOR)
    if table.state.hero == hero:
        me.turn_kills += 1
        counted(table, hero, DOUBLE_KILL)
    if distance >= 4:
        done(table, hero, "marksman")
    if kind == "brute":
        done(table, hero, "giant_slayer")
    if kind == "boss":
        done(table, hero, "kingslayer")


def credits_of(state: ZnaState, hero: int) -> int:
    """Of accomplished objectives (N-250), beside those that were kept (N-380)."""
    return sum(OBJECTIVE[card].credits for card in state.piles[piles.DONE[hero]])
