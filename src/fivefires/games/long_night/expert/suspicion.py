"""Who might be a betrayer: by what everybody can see that each player has done for the colony."""

from __future__ import annotations

from typing import Final

from fivefires.games.long_night.content.vocabulary import Stat

from .mind import Mind

# From this round on the counts say something.
SOON: Final = 4
# Whoever has done less than this share of what the others did on average is suspected.
IDLE: Final = 0.15
SAFE: Final = 0.6


def usefulness(mind: Mind, seat: int) -> float:
    """What a player has done: cards given and laid count fully, work with dice by half."""
    stats = mind.view.players[seat].stats
    return (
        stats.get(Stat.CONTRIBUTED, 0)
        + stats.get(Stat.LAID, 0)
        + 0.5 * (stats.get(Stat.KILLS, 0) + stats.get(Stat.BARRICADES, 0) + stats.get(Stat.CLEANED, 0))
    )


def suspect(mind: Mind) -> int:
    """The one at home who has done by far the least, or nobody; two wrong exiles would be the end (L-329)."""
    players = mind.view.players
    if mind.view.round < SOON or any(one.exiled for one in players):
        return -1
    home = [seat for seat, one in enumerate(players) if not one.exiled and not one.out]
    if len(home) < 3:
        return -1
    done = {seat: usefulness(mind, seat) for seat in home}
    least = min(home, key=lambda seat: done[seat])
    others = sum(done.values()) - done[least]
    if others < 2.0 * (len(home) - 1):
        return -1
    return least if done[least] < IDLE * others / (len(home) - 1) else -1


def looks_idle(mind: Mind) -> bool:
    """Whether I have done much less than the others, so that they might soon say so."""
    seats = [seat for seat, one in enumerate(mind.view.players) if not one.exiled and not one.out and seat != mind.seat]
    others = sum(usefulness(mind, seat) for seat in seats)
    return bool(seats) and usefulness(mind, mind.seat) < SAFE * others / len(seats)


def whom_to_accuse(mind: Mind) -> int:
    seat = suspect(mind)
    return -1 if seat == mind.seat or mind.exiled else seat


def votes_to_exile(mind: Mind, named: int) -> bool:
    """A betrayer wants others gone; everybody else goes by what was done."""
    if named == mind.seat:
        return False
    return mind.hostile or suspect(mind) == named
