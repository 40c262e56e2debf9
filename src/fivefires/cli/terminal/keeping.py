"""Keeping a game: whatever is done to it lies in its file before anybody is asked again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from fivefires.cli.storage import write_new
from fivefires.cli.trouble import Trouble
from fivefires.kernel import Refused, RuleError, Runner, files

from .saving import SaveFile
from .voice import Voice

# So often may the rules fail at one question before the table pauses.
PATIENCE = 2


class Left(Exception):
    """The players have left the table; the game is kept."""


class Paused(Left):
    """The rules fail again and again, and nobody can go on."""


class Keeper:
    """Does things to a game and keeps it. A rule that fails costs the answer and nothing else."""

    def __init__(self, runner: Runner[Any], save: SaveFile, voice: Voice) -> None:
        self._runner = runner
        self._voice = voice
        self._failed: list[int] = []
        self.save = save

    def begin(self) -> None:
        """Keep the game for the first time, or refuse to begin at all."""
        self.save.write(files.save(self._runner))

    def do(self, act: Callable[[], None]) -> None:
        at = self._runner.tape.length
        try:
            act()
        except Refused as refused:
            self._voice.console.print(self._voice.words.say(refused.reason))
        except RuleError as error:
            self._report(error)
            self._failed.append(at)
            if self._failed.count(at) >= PATIENCE:
                self._voice.say("terminal-paused")
                raise Paused from error
        self.keep()

    def keep(self) -> None:
        before = self.save.path
        try:
            self.save.write(files.save(self._runner))
        except Trouble as trouble:
            self._voice.say("terminal-not-saved", "bold red")
            self._voice.explain(trouble)
        if self.save.path != before:
            self._voice.say("terminal-moved")
            self._voice.label("terminal-kept-in", str(self.save.path))

    def copy_to(self, name: str) -> None:
        try:
            write_new(Path(name), files.save(self._runner))
            self._voice.label("terminal-copied-to", name)
        except Trouble as trouble:
            self._voice.explain(trouble)

    def _report(self, error: RuleError) -> None:
        """Tell the players honestly, and write a file that reproduces the failure."""
        record = files.error_record(self._runner, error.history, str(error))
        self._voice.say("terminal-failed", "bold red")
        self._voice.explain(error)
        try:
            self._voice.label("terminal-failed-file", str(self.save.beside("error", files.encode(record))))
        except Trouble as trouble:
            self._voice.explain(trouble)
