"""What a shot from some space would do: how likely it kills, and how likely the enemy lies low after it."""

from __future__ import annotations

from typing import NamedTuple

from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.vocabulary import Shot
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import Enemy, Stalker

# Of light and heavy wounds: how many kill one who has a single HP, and how many pin him (`content/decks.py`).
LIGHT_KILLS, LIGHT_PINS, HEAVY_KILLS, HEAVY_PINS = 0.25, 0.55, 0.65, 0.2
# Whoever has more HP dies of fewer wounds.
TOUGH = 0.4


class Effect(NamedTuple):
    """Of one shot: how likely the enemy dies, and how likely it lives and is Pinned."""

    kills: float = 0.0
    pins: float = 0.0


NONE = Effect()


class Fire:
    """Of one stalker with the weapon in his hand, as much of it as is loaded."""

    def __init__(self, view: StalkerView, stalker: Stalker) -> None:
        self.view, self.stalker = view, stalker
        self.shots = view.loaded_shots(stalker)
        self._effects: dict[tuple[int, int], Effect] = {}

    def effect(self, space: int, enemy: Enemy) -> Effect:
        """Of the best shot from a space; none where the enemy is out of range or sight."""
        key = space, enemy.number
        if key not in self._effects:
            found = [self.of_shot(shot, space, enemy) for shot in self.shots]
            self._effects[key] = max(found, key=sum, default=NONE)
        return self._effects[key]

    def of_shot(self, shot: Shot, space: int, enemy: Enemy) -> Effect:
        chances = self.view.wound_chances(self.stalker, shot, space, enemy)
        if chances is None:
            return NONE
        light, heavy, head = chances
        light -= heavy
        torso = Effect(HEAVY_KILLS * heavy + LIGHT_KILLS * light, HEAVY_PINS * heavy + LIGHT_PINS * light)
        tough = ENEMY[enemy.kind].hp - enemy.lost > 1
        if tough:
            torso = Effect(TOUGH * torso.kills, torso.pins)
        aimed = Effect(head * (TOUGH if tough else 1.0))
        return max(torso, aimed, key=lambda one: one.kills)
