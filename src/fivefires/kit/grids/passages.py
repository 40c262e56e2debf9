"""What a line or a space lets through: steps, range and sight, each on its own.

A wall lets nothing through, a door everything, a fence range and sight but no step. Low ground is like a fence: it is
seen across and not entered. Each kind of unit may have its own opinion, so a window is what a unit says it is.

These are bits. Of two printed sides the stricter holds, which is `&`; of several openings the mildest serves, which
is `|`. That also holds for kinds of which neither is the stricter: a fence behind a curtain lets range through alone.
"""

from __future__ import annotations

from typing import Final

STEP: Final = 1
RANGE: Final = 2
SIGHT: Final = 4

NOTHING: Final = 0
LOW: Final = RANGE | SIGHT
EVERYTHING: Final = STEP | RANGE | SIGHT
