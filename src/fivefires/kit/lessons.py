"""Lessons: their steps, in a line each.

What the coach says at a step has a name, `lesson-<name>`, and what is said to whoever answers otherwise has it too,
`lesson-<name>-else`.
"""

from __future__ import annotations

from fivefires.kernel import Message, Step, message


def taught(name: str, answer: str, *point: str, seat: int = 0, otherwise: str | None = None) -> Step:
    """A step of whoever learns, with what the coach points at.

    `otherwise` names another step whose words fit any other answer as well; where it is empty, nothing is said then.
    """
    other = name if otherwise is None else otherwise
    return Step(seat, _says(name), point, (answer,), _says(f"{other}-else") if other else None)


def played(seat: int, answer: str) -> Step:
    """A step that the lesson plays for another seat."""
    return Step(seat, accept=(answer,))


def _says(name: str) -> Message:
    return message(f"lesson-{name}")
