"""Mutants (N-404 to N-407, N-513), and the dice of both sides (N-400 to N-402)."""

from __future__ import annotations

from .vocabulary import Face, MutantKind

WALKER, RUNNER, BRUTE, BOSS, COURIER = "walker", "runner", "brute", "boss", "courier"
# Those that have tokens in the bag, and how many of each.
TOKENS = {WALKER: 14, RUNNER: 8, BRUTE: 6}

MUTANTS = (
    MutantKind(WALKER, resistance=1, health=2, movement=2, actions=2, light=2),  # N-404
    MutantKind(RUNNER, resistance=1, health=3, movement=4, actions=2, light=2),  # N-405
    MutantKind(BRUTE, resistance=3, health=3, movement=2, actions=2, light=1, heavy=1),  # N-406
    MutantKind(BOSS, resistance=4, health=3, movement=3, actions=2, light=1, heavy=2),  # N-407
    MutantKind(COURIER, resistance=3, health=21, movement=3, actions=1),  # N-513
)

# N-400.
ATTACK_DIE = (0, 0, 1, 1, 1, 2)
# N-401.
LIGHT_DIE = (Face(), Face(), Face(health=1), Face(health=1), Face(resistance=1), Face(health=1, resistance=1))
# N-402.
HEAVY_DIE = (Face(), Face(health=1), Face(health=1), Face(resistance=1), Face(health=2), Face(mask=True))
