"""What a seat sees, and whether that is more than everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fivefires.kernel import SPECTATOR, AnyOption, Runner, Sight, key_of, message, sight
from fivefires.kernel.scene import Scene
from fivefires.kernel.sight import Asked, Offer, offers


def safe_sight(runner: Runner[Any], seat: int) -> Sight:
    """What a seat sees. A scene that fails falls back to question and log: the game can still be played."""
    try:
        return sight(runner, seat)
    except Exception:
        return _without_scene(runner, seat)


def _without_scene(runner: Runner[Any], seat: int) -> Sight:
    question, asked = runner.question, None
    if question is not None and seat in question.choices:
        view = runner.game.view(runner.state, seat)
        asked = Asked(question.text(), question.prompt.rule, _offers(question.choices[seat], view))
    return Sight(
        seat,
        runner.step,
        Scene(),
        tuple(runner.log.for_seat(seat)) if runner.log else (),
        asked,
        can_undo=runner.can_undo(seat),
        can_redo=runner.can_redo(seat),
        result=runner.state.result,
    )


def _offers(options: Sequence[AnyOption], view: Any) -> tuple[Offer, ...]:
    """The options with their labels, or with their bare keys where the labels are what fails."""
    try:
        return offers(options, view)
    except Exception:
        return tuple(Offer(key_of(option), message(key_of(option))) for option in options)


def has_secrets(runner: Runner[Any], seat: int) -> bool:
    """Whether this seat sees anything that a spectator does not."""
    mine, everybodys = safe_sight(runner, seat), safe_sight(runner, SPECTATOR)
    return _bytes(mine.scene) != _bytes(everybodys.scene) or len(mine.log) != len(everybodys.log)


def _bytes(scene: Scene) -> bytes:
    return msgspec.json.encode(scene)
