"""Whether a seat sees more than everybody may see."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.kernel import SPECTATOR, Runner
from fivefires.kernel.scene import Scene
from fivefires.kernel.sight import safe_sight


def has_secrets(runner: Runner[Any], seat: int) -> bool:
    """Whether this seat sees anything that a spectator does not."""
    mine, everybodys = safe_sight(runner, seat), safe_sight(runner, SPECTATOR)
    return _bytes(mine.scene) != _bytes(everybodys.scene) or len(mine.log) != len(everybodys.log)


def _bytes(scene: Scene) -> bytes:
    return msgspec.json.encode(scene)
