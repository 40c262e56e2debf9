"""Attention (S-310 to S-322): what enemies have noticed of each stalker.

A token is on its owner's board, or lies on the map as Low or High. While an enemy sees a stalker his High lies where he
stands, and nothing else can be done to it. Whatever moves or turns a unit calls `notice` afterwards, so that this holds
at every moment. When nobody sees him any more, his High stays where it was last placed (S-320). A token makes nobody
act by itself (S-312).
"""

from __future__ import annotations

from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.state import HIGH, LOW, NOWHERE, UNNOTICED, Stalker, StalkerState, StalkerTable, map_of
from fivefires.kernel import Beat, message
from fivefires.kit.grids import way

from . import board


def notice(table: StalkerTable, besides: Stalker | None = None) -> None:
    """Whoever an enemy sees now has his High on his own space (S-314, S-316).

    Who is on his way unheard is left out until he has arrived (S-251).
    """
    state = table.state
    spaces, looks = board.stalker_spaces(state), board.eyes(state)
    for enemy in state.enemies:
        sight = looks[enemy.kind][enemy.facing][enemy.space] & spaces
        if not sight:
            continue
        for stalker in state.stalkers:
            if stalker.space >= 0 and sight >> stalker.space & 1 and stalker is not besides:
                if stalker.attention != HIGH or stalker.noticed != stalker.space:
                    _lay(table, stalker, HIGH, stalker.space, "S-316")
                if enemy.space != stalker.space and enemy.number not in stalker.seen_by:
                    stalker.seen_by.append(enemy.number)


def place_high(table: StalkerTable, stalker: Stalker, space: int, rule: str) -> None:
    """Moved and turned to that side if it is on the map already (S-311), but for one who is seen (S-315)."""
    if board.is_watched(table.state, stalker):
        space = stalker.space
    _lay(table, stalker, HIGH, space, rule)


def place_low(table: StalkerTable, stalker: Stalker, space: int, rule: str) -> None:
    """Not while the own High is on the map (S-313)."""
    if stalker.attention != HIGH:
        _lay(table, stalker, LOW, space, rule)


def reduce(table: StalkerTable, stalker: Stalker) -> bool:
    """High becomes Low where it lies (S-317), Low goes back to the board (S-318), else nothing (S-319).

    Not while an enemy sees him (S-315).
    """
    if stalker.attention == UNNOTICED or (stalker.space >= 0 and board.is_watched(table.state, stalker)):
        return False
    if stalker.attention == HIGH:
        _lay(table, stalker, LOW, stalker.noticed, "S-317")
    else:
        stalker.attention, stalker.noticed = UNNOTICED, NOWHERE
        table.tell("log-unnoticed", "S-318", stalker=message(stalker.id))
    return True


def beckon(table: StalkerTable, stalker: Stalker, spaces: int, rule: str) -> None:
    """The token goes toward its owner by the shortest route that a stalker could walk (S-322).

    That of a stalker who has left the map stays where it lies (S-321).
    """
    state = table.state
    if stalker.attention == UNNOTICED or stalker.space < 0 or board.is_watched(state, stalker):
        return
    path = way(map_of(state).ground[Side.HUMAN], stalker.noticed, 1 << stalker.space)
    if path:
        _lay(table, stalker, stalker.attention, path[min(spaces, len(path)) - 1], rule)


def shift(table: StalkerTable, stalker: Stalker, space: int, rule: str) -> None:
    """The token goes to another space with the same side up."""
    if stalker.attention != UNNOTICED and not board.is_watched(table.state, stalker):
        _lay(table, stalker, stalker.attention, space, rule)


def tokens(state: StalkerState, side: int = UNNOTICED) -> int:
    """The spaces with attention on them; of one side alone if it is named."""
    found = 0
    for stalker in state.stalkers:
        if stalker.attention and side in (UNNOTICED, stalker.attention):
            found |= 1 << stalker.noticed
    return found


def any_high(state: StalkerState) -> bool:
    return any(stalker.attention == HIGH for stalker in state.stalkers)


def _lay(table: StalkerTable, stalker: Stalker, side: int, space: int, rule: str) -> None:
    if (stalker.attention, stalker.noticed) == (side, space):
        return
    stalker.attention, stalker.noticed = side, space
    if table.log is not None:
        name = "high" if side == HIGH else "low"
        beat = Beat(name, about=(stalker.id,), at=map_of(table.state).names[space])
        table.tell(f"log-{name}", rule, beat=beat, stalker=message(stalker.id))
