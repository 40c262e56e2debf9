"""Wounds and the death of mutants (N-284, N-321 to N-336)."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN_KINDS
from fivefires.games.zna.content.index import MUTANT
from fivefires.games.zna.content.mutants import BOSS, TOKENS
from fivefires.games.zna.state import Mutant, ZnaTable, map_of
from fivefires.kernel import Beat, message

from . import objectives, spawning


def wound(table: ZnaTable, mutant: Mutant, wounds: int, hero: int, distance: int) -> bool:
    """Wounds stay (N-329); as many as its health kill it at once (N-272, N-284, N-331). True where it died.

    A courier that was wounded is slower (N-513).
    """
    mutant.wounds += wounds
    mutant.slowed = True
    if mutant.wounds < MUTANT[mutant.kind].health:
        return False
    kill(table, mutant, hero, distance)
    return True


def kill(table: ZnaTable, mutant: Mutant, hero: int, distance: int) -> None:
    """The figure leaves the game (N-332, N-335), a chemistry token comes into its area (N-333, N-334, N-336).

    A boss leaves its sample, too (N-511). The kill is the hero's (N-493).
    """
    state = table.state
    state.mutants.remove(mutant)
    if mutant.kind in TOKENS:
        table.shift(mutant.kind, 1, piles.ON_MAP, piles.DEAD)
    table.draw_tokens(TOKEN_KINDS, 1, piles.BAG, piles.at(mutant.area))
    if mutant.kind == BOSS and "boss-sample" in map_of(state).scenario.special:
        table.shift(piles.SAMPLE, 1, piles.SUPPLY, piles.at(mutant.area))
    table.used(f"killed:{mutant.kind}")
    if table.log is not None:
        beat = Beat("kill", about=(spawning.figure(mutant),), at=map_of(state).names[mutant.area])
        table.tell("log-kills", "N-331", beat=beat, hero=message(state.heroes[hero].id), mutant=message(mutant.kind))
    objectives.killed(table, hero, mutant.kind, distance)
