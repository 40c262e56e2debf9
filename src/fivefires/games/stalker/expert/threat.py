"""What enemies would do to somebody on a space: at once when a turn ends there, and when a card is drawn.

All of it is on the table: where they stand and look, how far they see, where attention lies. What a card will say is
not, so that each kind of card counts by how often it lets enemies move, look around and attack.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.terrain import Terrain
from fivefires.games.stalker.content.vocabulary import Manner, Side, Twist
from fivefires.games.stalker.rules.board import cover_of, direction_to
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH, LOW, NOWHERE, Enemy, Stalker
from fivefires.kit.bits import members
from fivefires.kit.grids.directions import CARDINAL

SIDE: Final = {kind: card.side for kind, card in ENEMY.items()}
# By what lies on the map: how often an enemy that comes to see somebody attacks, and how often one looks around.
ATTACKS = {HIGH: 0.95, LOW: 0.45, 0: 0.3}
LOOKS = {HIGH: 0.35, LOW: 0.15, 0: 0.05}
# What a die of defence takes off.
PER_DIE = 1.4
SCATTER = 2


class Threat:
    """For one stalker, as everything stands now."""

    def __init__(self, view: StalkerView, stalker: Stalker) -> None:
        self.view, self.stalker = view, stalker
        self.map: Terrain = view.map
        self.enemies = [*view.enemies]
        self.sights = [0 if enemy.pinned else view.sight(enemy) for enemy in self.enemies]
        self.defence = PER_DIE * view.defence_dice(stalker)
        self._damage: dict[tuple[int, int], float] = {}
        # Attention of the others, by side: it draws enemies as well.
        others = [one for one in view.stalkers if one is not stalker and one.attention]
        self.others = {side: [one.noticed for one in others if one.attention == side] for side in (HIGH, LOW)}
        self._coming: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
        # By space, the enemies who see it without standing on it.
        self.who_see = [0] * len(self.map.names)
        for at, (enemy, sight) in enumerate(zip(self.enemies, self.sights, strict=True)):
            for space in members(sight & ~(1 << enemy.space)):
                self.who_see[space] |= 1 << at

    def damage(self, index: int, space: int) -> float:
        """What one enemy's attack costs on a space, on the average."""
        key = index, space
        if key not in self._damage:
            self._damage[key] = self._reckon(self.enemies[index], space)
        return self._damage[key]

    def _reckon(self, enemy: Enemy, space: int) -> float:
        card = ENEMY[enemy.kind]
        away = self.map.range[SIDE[enemy.kind]][enemy.space][space]
        if card.strike.manner == Manner.CHARGE:
            away = max(0, away - card.movement) if away > 1 else away
        if away > card.strike.range:
            return 0.0
        hurt = card.strike.damage - cover_of(self.map, space, enemy.space) - self.defence
        if card.strike.twist == Twist.SCATTER:
            hurt -= SCATTER * max(0, away - 1)
        return max(0.6, hurt)

    def at_once(self, space: int) -> float:
        """The reactions of all who see that space (S-518)."""
        return sum(self.damage(at, space) for at, sight in enumerate(self.sights) if sight >> space & 1)

    def later(self, space: int, token: int, side: int) -> float:
        """What the enemies' card costs there, with the own attention on that space."""
        own = side
        side = max(side, HIGH if self.others[HIGH] else LOW if self.others[LOW] else 0)
        total = 0.0
        for at, walked, looked in self.coming(token if side == own else NOWHERE, side):
            if walked >> space & 1:
                total += ATTACKS[side] * self.damage(at, space)
            elif looked >> space & 1:
                total += LOOKS[side] * self.damage(at, space)
        return total

    def coming(self, token: int, side: int) -> list[tuple[int, int, int]]:
        """Of each enemy, what it would see on its way, and what if it looked around at its end."""
        key = token, side
        if key not in self._coming:
            tokens = [*self.others.get(side, ()), *([token] if token >= 0 else [])]
            goers = self._goers(tokens, side)
            self._coming[key] = [
                (
                    at,
                    *march(
                        self.map,
                        enemy.kind,
                        enemy.space,
                        enemy.facing,
                        self._nearest(enemy, tokens) if at in goers else NOWHERE,
                    ),
                )
                for at, enemy in enumerate(self.enemies)
            ]
        return self._coming[key]

    def _nearest(self, enemy: Enemy, tokens: list[int]) -> int:
        walk = self.map.walk[SIDE[enemy.kind]][enemy.space]
        return min(tokens, key=lambda token: walk[token], default=enemy.space)

    def _goers(self, tokens: list[int], side: int) -> set[int]:
        """All go to a High, the closest go to a Low: one more than there are stalkers."""
        everybody = range(len(self.enemies))
        if side == HIGH:
            return {*everybody}
        if side != LOW or not tokens:
            return set()
        walk, enemies = self.map.walk, self.enemies
        near = sorted(
            everybody,
            key=lambda at: min(walk[SIDE[enemies[at].kind]][enemies[at].space][token] for token in tokens),
        )
        return {*near[: len(self.view.stalkers) + 1]}


@lru_cache(maxsize=1 << 16)
def march(map: Terrain, kind: str, space: int, facing: int, token: int) -> tuple[int, int]:
    """What one sees on its way to a token by a shortest way, and around its end; with none it steps straight on."""
    card, side = ENEMY[kind], SIDE[kind]
    looks = map.looks(side, card.sight)
    seen = looks[facing][space]
    for _ in range(card.movement if token >= 0 else 1):
        onward = _toward(map, side, space, token) if token >= 0 else _ahead(map, side, space, facing)
        if onward is None:
            break
        space, facing = onward
        seen |= looks[facing][space]
    around = 0
    for direction in CARDINAL:
        around |= looks[direction][space]
    return seen, around


def _toward(map: Terrain, side: Side, space: int, token: int) -> tuple[int, int] | None:
    walk = map.walk[side]
    for there in map.ground[side].ways[space]:
        if walk[there][token] < walk[space][token]:
            facing = direction_to(map, side, space, there)
            return there, facing if facing is not None else 0
    return None


def _ahead(map: Terrain, side: Side, space: int, facing: int) -> tuple[int, int] | None:
    there = map.ground[side].toward[facing][space]
    return ((there & -there).bit_length() - 1, facing) if there else None
