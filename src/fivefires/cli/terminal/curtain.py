"""The curtain between people at one screen: nobody sees what is another's alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.control import Control
from rich.rule import Rule
from rich.segment import ControlType

from fivefires.kernel import Runner

from .sights import has_secrets


class Curtain:
    """Falls when the screen goes from one person to another and either of them has a secret."""

    def __init__(self, runner: Runner[Any], humans: Sequence[int]) -> None:
        self._runner = runner
        self._humans = humans
        self._last: int | None = None

    def needed(self, seat: int) -> bool:
        return seat != self._last and self.hides(seat)

    def hides(self, seat: int) -> bool:
        """Whether the screen shows this person, or the last one, something that the others may not see."""
        if len(self._humans) < 2:
            return False
        question = self._runner.question
        if question is not None and question.several is not None:
            return True
        return any(has_secrets(self._runner, one) for one in {seat, seat if self._last is None else self._last})

    def seen_by(self, seat: int) -> None:
        self._last = seat

    def close(self, console: Console) -> None:
        """Wipe the screen and what could be scrolled back to; before the first person sits down there is nothing."""
        if self._last is None:
            return
        if console.is_terminal:
            console.control(Control(ControlType.HOME, ControlType.CLEAR))
            console.file.write("\x1b[3J")
            console.file.flush()
        else:
            console.print(Rule(style="dim"))

    def open(self, console: Console) -> None:
        """Let the line that was typed behind the curtain go, so that the table starts at the top."""
        if console.is_terminal and self._last is not None:
            console.control(Control(ControlType.HOME, ControlType.CLEAR))
