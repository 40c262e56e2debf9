"""Who might be a betrayer: by what everybody can see that each player has done for the colony."""

from __future__ import annotations

from typing import Final

from fivefires.games.long_night.content.index import TYPE
from fivefires.games.long_night.content.piles import HAND
from fivefires.games.long_night.content.vocabulary import WEAPON, Stat
from fivefires.kit.seats import right_of

from .mind import Mind

# From this round on it says something how little somebody has done.
SOON: Final = 5
# Whoever has done less than this share of what the others did on average is suspected.
IDLE: Final = 0.3
SAFE: Final = 0.6
# Where they have done so little on average, somebody who did less has only been unlucky.
LITTLE: Final = 3.0
# From this round on it says something that somebody never gave to a crisis, if the others gave so much on average and
# he has so many cards in hand.
GRUDGE: Final = 5
GENEROUS: Final = 2.5
FULL_HAND: Final = 5
# Before the stage of the raid in which a betrayer shows himself, one weapon is what everybody needs (L-537, L-540).
BEFORE_B3: Final = "story_b2"
ONE_WEAPON: Final = 1
# So many attacks on the others' survivors look like a betrayer's.
MANY: Final = 3
# With so little morale left a betrayer strikes openly.
LAST_STEPS: Final = 2
# So many cards more in hand are a reason to play last.
FULLER: Final = 3


def usefulness(mind: Mind, seat: int) -> float:
    """What a player has done: cards given and laid count fully, work with dice by half."""
    stats = mind.view.players[seat].stats
    return (
        stats.get(Stat.CONTRIBUTED, 0)
        + stats.get(Stat.LAID, 0)
        + 0.5 * (stats.get(Stat.KILLS, 0) + stats.get(Stat.BARRICADES, 0) + stats.get(Stat.CLEANED, 0))
    )


def blows(mind: Mind, seat: int) -> int:
    return mind.view.players[seat].stats.get(Stat.BLOWS, 0)


def suspect(mind: Mind) -> int:
    """The one at home who strikes at people, arms for a betrayal, keeps all cards back or has done by far the least.

    Two wrong exiles would be the end (L-329), so after the first nobody is suspected any more.
    """
    players = mind.view.players
    if any(one.exiled for one in players):
        return -1
    home = [seat for seat, one in enumerate(players) if not one.exiled and not one.out]
    if len(home) < 3:
        return -1
    for looks_like_it in (_violent, _over_armed, _miserly, _idle):
        if (found := looks_like_it(mind, home)) >= 0:
            return found
    return -1


def _violent(mind: Mind, home: list[int]) -> int:
    struck = {seat: blows(mind, seat) for seat in home}
    worst = max(home, key=lambda seat: struck[seat])
    return worst if struck[worst] >= MANY else -1


def _over_armed(mind: Mind, home: list[int]) -> int:
    """Where everybody at home bears a weapon, whoever bears the most, and more than one."""
    if mind.view.task != BEFORE_B3 or mind.unarmed():
        return -1
    borne = {seat: _weapons(mind, seat) for seat in home}
    most = max(home, key=lambda seat: borne[seat])
    return most if borne[most] > ONE_WEAPON else -1


def _weapons(mind: Mind, seat: int) -> int:
    view = mind.view
    return sum(TYPE.get(card) is WEAPON for one in view.group(seat) for card in view.gear(one))


def _miserly(mind: Mind, home: list[int]) -> int:
    """Whoever gave nothing to any crisis, and has the cards, while the others gave."""
    view = mind.view
    if view.round < GRUDGE:
        return -1
    gave = {seat: view.players[seat].stats.get(Stat.CONTRIBUTED, 0) for seat in home}
    able = [seat for seat in home if not gave[seat] and view.size(HAND[seat]) >= FULL_HAND]
    if not able or sum(gave.values()) < GENEROUS * (len(home) - 1):
        return -1
    return max(able, key=lambda seat: view.size(HAND[seat]))


def _idle(mind: Mind, home: list[int]) -> int:
    if mind.view.round < SOON:
        return -1
    done = {seat: usefulness(mind, seat) for seat in home}
    least = min(home, key=lambda seat: done[seat])
    others = sum(done.values()) - done[least]
    if others < LITTLE * (len(home) - 1):
        return -1
    return least if done[least] < IDLE * others / (len(home) - 1) else -1


def looks_idle(mind: Mind) -> bool:
    """Whether I have done much less than the others, so that they might soon say so."""
    seats = [seat for seat, one in enumerate(mind.view.players) if not one.exiled and not one.out and seat != mind.seat]
    others = sum(usefulness(mind, seat) for seat in seats)
    return bool(seats) and usefulness(mind, mind.seat) < SAFE * others / len(seats)


def dares_to_strike(mind: Mind) -> bool:
    """Whether a betrayer attacks once more, as long as it may pass for a mishap; at the end of morale there is no time
    to lose.

    Nobody is suspected any more once somebody has been exiled.
    """
    players = mind.view.players
    if mind.view.morale <= LAST_STEPS or any(one.exiled for one in players):
        return True
    return blows(mind, mind.seat) < MANY


def whom_to_accuse(mind: Mind) -> int:
    seat = suspect(mind)
    return -1 if seat == mind.seat or mind.exiled else seat


def votes_to_exile(mind: Mind, named: int) -> bool:
    """A betrayer wants others gone; everybody else goes by what was done."""
    if named == mind.seat:
        return False
    return mind.hostile or suspect(mind) == named


def keeps_knife(mind: Mind) -> bool:
    """Whether the knife should stay; else its holder's neighbour on the right has it next.

    Ties should not be broken by an exile or a suspect. And where the knife stays the neighbour plays last: a full hand
    does most good there, when it is plain what the crisis lacks. A betrayer keeps it for himself.
    """
    players = mind.view.players
    there = [seat for seat, one in enumerate(players) if not one.out]
    holder = mind.view.knife
    following = right_of(there, holder)
    if mind.hostile:
        return holder == mind.seat
    suspected = suspect(mind)
    doubtful = [players[seat].exiled or seat == suspected for seat in (holder, following)]
    if doubtful[0] is not doubtful[1]:
        return doubtful[1]
    last = right_of(there, following)
    return not doubtful[0] and mind.view.size(HAND[following]) >= mind.view.size(HAND[last]) + FULLER
