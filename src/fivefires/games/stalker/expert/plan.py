"""A turn thought through: where a stalker could end it, what attention he would leave, and what that is worth.

A worth is counted in spaces nearer to the goal. Whoever ends a turn in an enemy's sight pays for it at once; whoever is
where enemies will come or look pays for that, too. With actions left he can still go somewhere better.
"""

from __future__ import annotations

from typing import NamedTuple

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import STALKER
from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.rules.basic import THROW
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH, LOW, NOWHERE, Stalker, slot

from . import aims
from .fire import Fire, of_blast
from .threat import Threat

# What a lost HP is worth in spaces, for one who is whole and for one who has none left.
WHOLE, BROKEN = 0.55, 1.5
# What it is worth more for each critical injury: a third one is death, and the end for all.
CRIPPLED = 1.0
# What is to come counts less where another turn of this round comes before it.
NOT_YET = 0.4
# A High on the map is bad beyond what can be reckoned: it wakes everybody. One more is less bad.
NOTICED, NOTICED_TOO = 3.0, 0.6
# Where less time is left than the way takes, being hurt counts less.
SPACES_A_ROUND, ROUNDS_A_STEP, IN_TIME = 6.0, 1.5, 2.0
HURRY, NOW_OR_NEVER = 0.45, 0.15
# What a lost HP is worth at most to one who has to pass an anomaly: else he would never go.
MOST_OF_ANOMALIES = 0.9
# HP that an anomaly costs, and what it is worth not to stand where others set one off.
ANOMALY, IN_A_FIELD = 6.5, 2.0
# What waits on a card's space is rarely kind.
TRAP, RADIATION = 1.2, 0.3
# To be where the work is.
ARRIVED = 1.5
# Whoever is not needed now need not hurry.
WAITING = 0.5
# How often an enemy whose space one leaves sees where one goes.
CHASED = 0.7
# Noises that are thought through.
MOST_NOISES = 5
# ★ of an equipment die in the mean.
STARS_A_DIE = 1.5
# Worth of an enemy less, for each stalker.
ENEMY_LESS, FOR_EACH_FRIEND = 1.6, 1.0


class Stand(NamedTuple):
    """Somewhere to stand: the space, where the own attention lies, and which side of it is up."""

    space: int
    token: int
    side: int


class Way(NamedTuple):
    """A Movement to a space: the first step, what it leaves behind, and what anomalies on the way cost, in spaces.

    `seen` are the enemies who see some of it, as bits, their own space not counted.
    """

    first: int
    stand: Stand
    risk: float
    steps: int
    seen: int = 0


class Plan:
    """Of one stalker in his turn."""

    def __init__(self, view: StalkerView, *, bold: bool = False) -> None:
        stalker = view.actor
        assert stalker is not None
        self.view, self.stalker, self.bold = view, stalker, bold
        self.threat = Threat(view, stalker)
        away, needed = aims.way_of(view, stalker)
        self.away = away if needed else [WAITING * one for one in away]
        self.goals = view.places if needed else []
        self.chances = view.chances()
        self.watched = view.watched
        self.stops = view.enemy_spaces | view.trigger_spaces
        self.traps = view.trigger_spaces & ~(1 << stalker.space)
        self.last_turn = stalker.turns > 0
        self.left = stalker.left[slot(stalker)] + stalker.markers
        self.price = 0.05 if bold else self._price_of_hp(stalker)
        known = any(one.attention == HIGH for one in view.stalkers if one is not stalker)
        self.noticed = 0.0 if bold else NOTICED_TOO if known else NOTICED
        self.fire = Fire(view, stalker)
        # An enemy threatens everybody.
        self.enemy_less = ENEMY_LESS + FOR_EACH_FRIEND * (len(view.stalkers) - 1)
        self.risk = self._risks()
        self._ways: dict[tuple[int, int, int], list[Way]] = {}
        self._worth: dict[Stand, float] = {}
        self._gains: dict[int, list[float]] = {}

    def harm_by(self, at: int, space: int) -> float:
        """What an enemy does to whom it sees, in spaces: to him on that space, and the worst of what it does to others.

        One who is shot at turns to whoever shoots.
        """
        sight, me = self.threat.sights[at], self.stalker
        mine = self.price * self.threat.damage(at, space) if sight >> space & 1 else 0.0
        others = [
            self._price_of_hp(one) * self.threat.damage(at, one.space)
            for one in self.view.stalkers
            if one is not me and sight >> one.space & 1
        ]
        return mine + max(others, default=0.0)

    def _risks(self) -> list[float]:
        """By space, what an anomaly costs there on the average: for oneself, and for friends whom it reaches, too."""
        found = [0.0] * len(self.view.map.names)
        for field in self.view.fields():
            friends = [one for one in self.view.stalkers if one is not self.stalker and one.space in field]
            own = self.price if all(self.stalker.critical) else min(self.price, MOST_OF_ANOMALIES)
            price = ANOMALY * (own + sum(map(self._price_of_hp, friends)))
            for space, chance in field.items():
                found[space] = max(found[space], chance / 10 * price)
        return found

    def _price_of_hp(self, stalker: Stalker) -> float:
        whole = stalker.hp / STALKER[stalker.id].hp
        price = WHOLE + (BROKEN - WHOLE) * (1 - whole) + CRIPPLED * sum(stalker.critical)
        return price * (NOW_OR_NEVER if self.spare < 0 else HURRY if self.hurried else 1.0)

    @property
    def bolts(self) -> int:
        """What he can throw."""
        return self.view.stock(piles.BOLT).get(piles.POCKET[self.stalker.number], 0)

    def magazines(self, kind: str) -> int:
        """Of a kind, in his pockets."""
        return self.view.stock(piles.MAGAZINE[kind]).get(piles.POCKET[self.stalker.number], 0)

    @property
    def hurried(self) -> bool:
        """Whether the event deck has hardly more cards than the way still takes rounds."""
        return self.spare < IN_TIME

    @property
    def spare(self) -> float:
        """How many more cards the event deck has than the way still takes rounds."""
        steps = len(self.view.mission.needs) - len(self.view.achieved)
        return self.view.clock - self.away[self.stalker.space] / SPACES_A_ROUND - ROUNDS_A_STEP * steps

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
            if space in self.goals:
                found += ARRIVED
            elif self.traps >> space & 1 and not self.bold:
                found -= TRAP
            if self.risk[space]:
                found -= IN_A_FIELD
            self._worth[stand] = found - (self.noticed if side == HIGH else 0.0)
        return self._worth[stand]

    def outlook(self, stand: Stand, left: int) -> float:
        """The best that can be made of it with so many actions left."""
        found = self.worth(stand)
        if left > 0:
            found = max(found, self.worth_of_fight(stand, left))
            chased = self.chased(stand.space)
            for way in self.ways(stand, self.view.strides(self.stalker)):
                found = max(found, self.worth_of_way(way) - chased)
            for space in self._hidden_beside(stand):
                risk = max(self.risk[stand.space], self.risk[space])
                found = max(found, self.worth(Stand(space, stand.token, stand.side)) - risk)
        return found

    def worth_of_fight(self, stand: Stand, left: int) -> float:
        """Of shooting from there with all actions that are left, at those whose fall does the most good."""
        if self.bold or not self.fire.shots:
            return -99.0
        gained = sum(self._gains_from(stand.space)[:left])
        return self.worth(Stand(stand.space, stand.space, HIGH)) + gained if gained else -99.0

    def _gains_from(self, space: int) -> list[float]:
        """Of the shots from a space that do some good, the best first."""
        if space not in self._gains:
            gains = [self.gain_of_shot(space, at) for at in range(len(self.threat.enemies))]
            self._gains[space] = sorted((gain for gain in gains if gain > 0), reverse=True)
        return self._gains[space]

    def gain_of_shot(self, space: int, at: int) -> float:
        """One enemy less, or one who lies low and does not attack now."""
        enemy = self.threat.enemies[at]
        if enemy.pinned:
            return 0.0
        kills, pins = self.fire.effect(space, enemy)
        if not kills + pins:
            return 0.0
        return (kills + pins) * self.harm_by(at, space) + kills * self.enemy_less

    # --- noise and grenades -------------------------------------------------------------------------------------------

    def decoy(self) -> tuple[int, float]:
        """Where a noise draws enemies least to himself and his friends, and what it is worth to stand here then."""
        here = self.here
        away = self.view.map.range[Side.HUMAN][here.space]
        far = [space for space, length in enumerate(away) if length == THROW and not self.view.map.water >> space & 1]
        team = [one.space for one in self.view.stalkers]
        far.sort(key=lambda space: min(self.view.map.range[Side.HUMAN][one][space] for one in team), reverse=True)
        worths = {space: self.worth(Stand(here.space, space, LOW)) + self.spared(space) for space in far[:MOST_NOISES]}
        best = max(worths, key=lambda space: worths[space], default=here.space)
        return best, worths.get(best, -99.0)

    def spared(self, noise: int) -> float:
        """What friends are spared if enemies go there instead."""
        here, found = self.here, 0.0
        for one in self.view.stalkers:
            if one is not self.stalker:
                harm = self.threat.later(one.space, here.token, here.side)
                found += self._price_of_hp(one) * (harm - self.threat.later(one.space, noise, LOW))
        return found * (1.0 if self.last_turn else NOT_YET)

    def throw(self, dice: int, far: int) -> tuple[int, float]:
        """The best space for a grenade, and what good it does there; no good at all: his own space."""
        here, away = self.stalker.space, self.view.map.range[Side.HUMAN][self.stalker.space]
        targets = {enemy.space for enemy in self.threat.enemies if away[enemy.space] <= far}
        gains = {space: self.gain_of_blast(dice, space) for space in sorted(targets)}
        best = max(gains, key=lambda space: gains[space], default=here)
        return (best, gains[best]) if gains and gains[best] > 0 else (here, 0.0)

    def gain_of_blast(self, dice: int, space: int) -> float:
        """Of all enemies there that die or lie low, less what it does to friends."""
        gain = 0.0
        for at, enemy in enumerate(self.threat.enemies):
            if enemy.space == space:
                kills, pins = of_blast(self.view.map, dice, self.stalker.space, enemy)
                gain += (kills + (0.0 if enemy.pinned else pins)) * self.harm_by(at, self.stalker.space)
                gain += kills * self.enemy_less
        friends = [one for one in self.view.stalkers if one.space == space]
        return gain - sum(self._price_of_hp(one) * STARS_A_DIE * dice for one in friends)

    def chased(self, space: int) -> float:
        """Whoever leaves an enemy's space has it turn after him (S-522)."""
        here = [at for at, enemy in enumerate(self.threat.enemies) if enemy.space == space and not enemy.pinned]
        return CHASED * self.price * sum(self.threat.damage(at, space) for at in here)

    def in_shadow(self, space: int) -> Stand:
        """What a way in the shadows leaves behind: only its end is seen."""
        here = self.here
        if self.watched >> space & 1:
            return Stand(space, space, HIGH)
        return Stand(space, here.token, HIGH) if here.side == HIGH else Stand(space, space, LOW)

    def worth_of_way(self, way: Way) -> float:
        return self.worth(way.stand) - way.risk

    def _hidden_beside(self, stand: Stand) -> list[int]:
        """Where one could sneak to (S-249)."""
        if self.watched >> stand.space & 1:
            return []
        near = self.view.map.ground[Side.HUMAN].ways[stand.space]
        return [space for space in near if not self.watched >> space & 1]

    # --- where a Movement leads ---------------------------------------------------------------------------------------

    def ways(self, stand: Stand, spaces: int) -> list[Way]:
        """Each space within so many steps, on the way with the least sight and risk."""
        high = stand.side == HIGH
        key = stand.space, stand.token if high else NOWHERE, spaces
        if key not in self._ways:
            self._ways[key] = self._spread(stand.space, stand.token if high else NOWHERE, spaces)
        return self._ways[key]

    def _spread(self, start: int, high: int, spaces: int) -> list[Way]:
        """High lies where one is seen, or has just gone out of sight (S-268, S-269), or stays where it lay.

        Low is where a quiet way ends, unless a High lies somewhere (S-270).
        """
        ground, risks, who_see = self.view.map.ground[Side.HUMAN].ways, self.risk, self.threat.who_see
        watched, stops = self.watched, self.stops
        found: dict[int, tuple[int, int, int, float, int, int]] = {}
        # The space, the first step, where High lies or nowhere, risk, who has seen it, and steps.
        front = [(start, NOWHERE, high, risks[start], who_see[start], 0)]
        for steps in range(1, spaces + 1):
            onward: dict[int, tuple[int, int, int, float, int, int]] = {}
            for here, first, token, risk, seen, _ in front:
                if steps > 1 and stops >> here & 1:
                    continue
                watched_here = watched >> here & 1
                for there in ground[here]:
                    if there == start or there in found:
                        continue
                    loud = there if watched_here or watched >> there & 1 else token
                    risky = max(risk, risks[there])
                    old = onward.get(there)
                    if old is None or (loud >= 0, risky) < (old[2] >= 0, old[3]):
                        by = there if first < 0 else first
                        onward[there] = there, by, loud, risky, seen | who_see[there], steps
            found |= onward
            front = [*onward.values()]
        return [
            Way(first, Stand(space, token, HIGH) if token >= 0 else Stand(space, space, LOW), risk, steps, seen)
            for space, first, token, risk, seen, steps in found.values()
        ]
