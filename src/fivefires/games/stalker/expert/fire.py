"""What a shot from some space would do: how likely it kills, and how likely the enemy lies low after it."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from fivefires.games.stalker.content.index import ENEMY, STALKER, WEAPON
from fivefires.games.stalker.content.terrain import Terrain
from fivefires.games.stalker.content.vocabulary import Hit, Shot, Trait
from fivefires.games.stalker.rules import chances
from fivefires.games.stalker.rules.board import cover_of
from fivefires.games.stalker.rules.dice import YELLOW_MASKS
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
        found = self.view.wound_chances(self.stalker, shot, space, enemy)
        if found is None:
            return NONE
        light, heavy, head = found
        effect = of_shares(light, heavy, head, tough=ENEMY[enemy.kind].hp - enemy.lost > 1)
        return with_masks(effect, suppressed(self.view.weapon(self.stalker), STALKER[self.stalker.id].shooting))


@cache
def suppressed(weapon: str, yellow: int) -> float:
    """How often a roll shows masks enough to pin the target (S-612)."""
    price = next((one.price for one in WEAPON[weapon].masks if one.trait == Trait.SUPPRESSING), 0)
    if not price:
        return 0.0
    rolls = [sum(YELLOW_MASKS[face] for face in faces) for faces in product(range(1, 7), repeat=yellow)]
    return sum(masks >= price for masks in rolls) / len(rolls)


def with_masks(effect: Effect, pins: float) -> Effect:
    """Whoever is not dead lies low more often, where masks pin him."""
    return Effect(effect.kills, effect.pins + max(0.0, 1 - effect.kills - effect.pins) * pins)


def of_blast(map: Terrain, dice: int, start: int, enemy: Enemy) -> Effect:
    """What a grenade does to an enemy that is thrown from there onto its space (S-631)."""
    card, cover = ENEMY[enemy.kind], cover_of(map, enemy.space, start)

    def share(at: int) -> float:
        return chances.share(card.torso[at].stars + cover, 0, dice) if at < len(card.torso) else 0.0

    if card.torso[0].hits == (Hit.KILL,):
        return Effect(share(0))
    return of_shares(share(0), share(1), 0.0, tough=card.hp - enemy.lost > 1)


def of_shares(light: float, heavy: float, head: float, *, tough: bool) -> Effect:
    """What comes of a shot that wounds, wounds badly and hits the head so often; the better part is aimed at."""
    light -= heavy
    torso = Effect(HEAVY_KILLS * heavy + LIGHT_KILLS * light, HEAVY_PINS * heavy + LIGHT_PINS * light)
    if tough:
        torso = Effect(TOUGH * torso.kills, torso.pins)
    aimed = Effect(head * (TOUGH if tough else 1.0))
    return max(torso, aimed, key=lambda one: one.kills)
