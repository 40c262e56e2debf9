"""A turn thought through: where a stalker could end it, what attention he would leave, and what that is worth.

A worth is counted in spaces nearer to the goal. Whoever ends a turn in an enemy's sight pays for it at once; whoever is
where enemies will come or look pays for that, too. With actions left he can still go somewhere better.
"""

from __future__ import annotations

from typing import NamedTuple

from fivefires.games.stalker.content.index import STALKER
from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH, LOW, Stalker, slot

from . import aims
from .threat import Threat

# What a lost HP is worth in spaces, for one who is whole and for one who has none left.
WHOLE, BROKEN = 0.55, 1.5
# What is to come counts less where another turn of this round comes before it.
NOT_YET = 0.4
# A High on the map is bad beyond what can be reckoned: it wakes everybody. One more is less bad.
NOTICED, NOTICED_TOO = 3.0, 0.6
# Where less time is left than the way takes, being hurt counts less.
SPACES_A_ROUND = 6.0
HURRY = 0.45
# What waits on a card's space is rarely kind.
TRAP, RADIATION = 1.2, 0.3
# Whoever is not needed now need not hurry.
WAITING = 0.3


class Stand(NamedTuple):
    """Somewhere to stand: the space, where the own attention lies, and which side of it is up."""

    space: int
    token: int
    side: int


class Way(NamedTuple):
    """A Movement to a space: the first step, what it leaves behind, and how many faces of ten harm on the way.

    `seen` are the enemies who see some of it, their own space not counted.
    """

    first: int
    stand: Stand
    risk: int
    steps: int
    seen: frozenset[int] = frozenset()


class Plan:
    """Of one stalker in his turn."""

    def __init__(self, view: StalkerView, *, bold: bool = False) -> None:
        stalker = view.actor
        assert stalker is not None
        self.view, self.stalker, self.bold = view, stalker, bold
        self.threat = Threat(view, stalker)
        away, needed = aims.way_of(view, stalker)
        self.away = away if needed else [WAITING * one for one in away]
        self.chances = view.chances()
        self.watched = view.watched
        self.stops = view.enemy_spaces | view.trigger_spaces
        self.traps = view.trigger_spaces & ~(1 << stalker.space)
        self.last_turn = stalker.turns > 0
        self.left = stalker.left[slot(stalker)] + stalker.markers
        self.price = 0.05 if bold else self._price_of_hp(stalker)
        known = any(one.attention == HIGH for one in view.stalkers if one is not stalker)
        self.noticed = 0.0 if bold else NOTICED_TOO if known else NOTICED
        self._ways: dict[tuple[Stand, int], list[Way]] = {}
        self._worth: dict[Stand, float] = {}

    def _price_of_hp(self, stalker: Stalker) -> float:
        whole = stalker.hp / STALKER[stalker.id].hp
        price = WHOLE + (BROKEN - WHOLE) * (1 - whole)
        return price * (HURRY if self.hurried else 1.0)

    @property
    def hurried(self) -> bool:
        """Whether the event deck has fewer cards than the way still takes rounds."""
        steps = len(self.view.mission.needs) - len(self.view.achieved)
        return self.view.clock < self.away[self.stalker.space] / SPACES_A_ROUND + 2 * steps

    @property
    def left_in_round(self) -> int:
        """Standard actions of this turn and, if it is the first, of the next one."""
        return self.left + (0 if self.last_turn else self.stalker.left[1])

    @property
    def here(self) -> Stand:
        me = self.stalker
        return Stand(me.space, me.noticed if me.attention else me.space, me.attention)

    # --- worth --------------------------------------------------------------------------------------------------------

    def worth(self, stand: Stand) -> float:
        """Of ending a turn so."""
        if stand not in self._worth:
            space, token, side = stand
            later = self.threat.later(space, token, side)
            danger = self.threat.at_once(space) + later * (1.0 if self.last_turn else NOT_YET)
            found = -self.away[space] - self.price * danger - RADIATION * self.view.map.radiation[space]
            if self.traps >> space & 1 and not self.bold:
                found -= TRAP
            self._worth[stand] = found - (self.noticed if side == HIGH else 0.0)
        return self._worth[stand]

    def outlook(self, stand: Stand, left: int) -> float:
        """The best that can be made of it with so many actions left."""
        found = self.worth(stand)
        if left > 0:
            for way in self.ways(stand, self.view.strides(self.stalker)):
                found = max(found, self.worth_of_way(way))
            for space in self._hidden_beside(stand):
                found = max(found, self.worth(Stand(space, stand.token, stand.side)))
        return found

    def worth_of_way(self, way: Way) -> float:
        return self.worth(way.stand) - aims.PER_FACE * way.risk

    def _hidden_beside(self, stand: Stand) -> list[int]:
        """Where one could sneak to (S-249)."""
        if self.watched >> stand.space & 1:
            return []
        near = self.view.map.ground[Side.HUMAN].ways[stand.space]
        return [space for space in near if not self.watched >> space & 1]

    # --- where a Movement leads ---------------------------------------------------------------------------------------

    def ways(self, stand: Stand, spaces: int) -> list[Way]:
        """Each space within so many steps, on the way with the least sight and risk."""
        key = stand, spaces
        if key not in self._ways:
            self._ways[key] = [*self._spread(stand, spaces).values()]
        return self._ways[key]

    def _spread(self, stand: Stand, spaces: int) -> dict[int, Way]:
        ground = self.view.map.ground[Side.HUMAN].ways
        found: dict[int, Way] = {}
        front = [Way(-1, stand, 0, 0, self.threat.who_see(stand.space))]
        for steps in range(1, spaces + 1):
            onward: dict[int, Way] = {}
            for way in front:
                here = way.stand.space
                if steps > 1 and self.stops >> here & 1:
                    continue
                for there in ground[here]:
                    if there == stand.space or there in found:
                        continue
                    new = Way(
                        there if way.first < 0 else way.first,
                        self._step(way.stand, there),
                        max(way.risk, self.chances[there]),
                        steps,
                        way.seen | self.threat.who_see(there),
                    )
                    old = onward.get(there)
                    if old is None or (new.stand.side, new.risk) < (old.stand.side, old.risk):
                        onward[there] = new
            found |= onward
            front = [*onward.values()]
        return {space: self._ended(way) for space, way in found.items()}

    def _step(self, stand: Stand, there: int) -> Stand:
        """High where one is seen, or has just gone out of sight (S-268, S-269)."""
        if self.watched >> there & 1 or self.watched >> stand.space & 1:
            return Stand(there, there, HIGH)
        return Stand(there, stand.token, stand.side)

    def _ended(self, way: Way) -> Way:
        """Low where a quiet way ends, unless a High lies somewhere (S-270)."""
        space, _token, side = way.stand
        return way if side == HIGH else way._replace(stand=Stand(space, space, LOW))
