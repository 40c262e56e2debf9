"""The thirteen anomaly overlays (S-602). Offsets are squares; most outdoor spaces are two squares wide."""

from __future__ import annotations

from typing import Final

from .vocabulary import Field, Overlay, Petal

# The centre always carries all four symbols (S-543).
CENTRE: Final = Petal(0, 0, (1, 2, 3, 4))


def _overlay(number: int, field: Field, *petals: Petal) -> Overlay:
    return Overlay(number, field, (CENTRE, *petals))


OVERLAYS: Final = (
    _overlay(98, Field.SPECIAL, Petal(0, 0, (1, 2, 3, 4))),
    _overlay(2, Field.FIRE, Petal(2, 0, (4,)), Petal(-2, 0, (3,)), Petal(0, 2, (4,))),
    _overlay(9, Field.FIRE, Petal(0, -2, (3, 4)), Petal(0, 2, (4,))),
    _overlay(10, Field.FIRE, Petal(2, 0, (2, 4)), Petal(2, 2, (3,)), Petal(0, 2, (4,))),
    _overlay(1, Field.CHEMICAL, Petal(2, 0, (4,)), Petal(0, 2, (3,)), Petal(-2, 0, (4,)), Petal(0, -2, (3,))),
    _overlay(4, Field.CHEMICAL, Petal(-2, 0, (3, 4)), Petal(0, 2, (4,))),
    _overlay(12, Field.CHEMICAL, Petal(0, -2, (4,)), Petal(2, -2, (3,)), Petal(2, 0, (2, 4))),
    _overlay(3, Field.GRAVITATIONAL, Petal(2, 0, (4,)), Petal(-2, 0, (4,)), Petal(0, 2, (3,))),
    _overlay(5, Field.GRAVITATIONAL, Petal(0, -2, (4,)), Petal(0, 2, (4,)), Petal(2, 0, (3, 4))),
    _overlay(8, Field.GRAVITATIONAL, Petal(-2, 0, (3,)), Petal(-2, 2, (4,)), Petal(0, 2, (4,))),
    _overlay(6, Field.ELECTRIC, Petal(2, 0, (3, 4)), Petal(0, -2, (4,))),
    _overlay(7, Field.ELECTRIC, Petal(-2, 0, (4,)), Petal(0, 2, (3, 4))),
    _overlay(11, Field.ELECTRIC, Petal(0, -2, (4,)), Petal(2, 0, (4,)), Petal(0, 2, (3,))),
)

OVERLAY: Final = {overlay.number: overlay for overlay in OVERLAYS}
