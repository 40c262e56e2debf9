"""A game at the terminal, from the first question to the last.

Bots answer at once, people in turn. After every answer the game is kept in its file, so that leaving it needs nothing:
not even Ctrl-C or a closed terminal loses an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from fivefires.cli.storage import write_new
from fivefires.cli.trouble import Trouble, sentence
from fivefires.cli.words import Words
from fivefires.kernel import SPECTATOR, Bot, Refused, RuleError, Runner, Sight, commitment, files, let_choose, seat_name

from .curtain import Curtain
from .rulings import rule_text
from .saving import SaveFile
from .showing import log_line, result_panel, show_lines, show_sight
from .sights import safe_sight

# So often may the rules fail at one question before the table pauses.
PATIENCE = 2


class Left(Exception):
    """The players have left the table; the game is kept."""


class Paused(Left):
    """The rules fail again and again, and nobody can go on."""


class Session:
    """One table. `read` gets a prompt and returns the line that was typed."""

    def __init__(
        self,
        runner: Runner[Any],
        bots: Mapping[int, Bot],
        save: SaveFile,
        words: Words,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.runner = runner
        self.bots = bots
        self.save = save
        self.words = words
        self.console = console
        self.read = read
        self.humans = [seat for seat in range(runner.setup.players) if seat not in bots]
        self._curtain = Curtain(runner, self.humans)
        self._seen: dict[int, int] = {}
        self._failed: list[int] = []
        self._keys: dict[str, Callable[[Sight, str], bool]] = {
            "u": self._undo,
            "r": self._redo,
            "l": self._log,
            "?": self._rule,
            "s": self._save,
            "q": self._quit,
            "h": self._help,
        }

    def play(self) -> None:
        """Play to the end. Raises Left where people leave before it."""
        self._keep()
        self._label("terminal-kept-in", str(self.save.path))
        self._label("terminal-commitment", commitment(self.runner.seed))
        while not self.runner.over:
            asked = self.runner.asked()
            seat = next((seat for seat in asked if seat in self.bots), asked[0])
            if seat in self.bots:
                self._answer(seat, let_choose(self.bots[seat], self.runner, seat))
                self._tell_onlookers()
            else:
                self._ask(seat)
        self._end()

    # --- answering -----------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show a person the table and the question, until something is answered or taken back."""
        if self._curtain.needed(seat):
            self._curtain.close(self.console)
            self.read(f"{self.words('terminal-curtain', seat=seat_name(seat))} ")
            self._curtain.open(self.console)
        self._curtain.seen_by(seat)
        seen = self._show(seat)
        while not self._heed(seen, self.read(f"{self.words.say(seat_name(seat))} > ").strip()):
            pass

    def _show(self, seat: int) -> Sight:
        seen = safe_sight(self.runner, seat)
        known = min(self._seen.get(seat, 0), len(seen.log))
        show_sight(self.console, self.words, seen, seen.log[known:])
        self._seen[seat] = len(seen.log)
        self.console.print(Text(f"   {self._keys_for(seen)}", "dim"))
        return seen

    def _keys_for(self, seen: Sight) -> str:
        """The keys that do something now."""
        keys = [self.words("terminal-key-number")]
        undoer = self._undoer(seen.seat)
        if undoer == seen.seat:
            keys.append(self.words("terminal-key-undo"))
        elif undoer is not None:
            keys.append(self.words("terminal-key-undo-other", seat=seat_name(undoer)))
        if self._redoer(seen.seat) is not None:
            keys.append(self.words("terminal-key-redo"))
        keys += [self.words(f"terminal-key-{key}") for key in ("log", "rule", "save", "quit")]
        return " · ".join(keys)

    def _heed(self, seen: Sight, line: str) -> bool:
        """Do what a typed line says; True where the table is to be shown anew."""
        assert seen.question is not None
        if not line:
            return True
        if line.isdecimal() and 1 <= int(line) <= len(seen.question.offers):
            self._answer(seen.seat, seen.question.offers[int(line) - 1].key)
            return True
        key, rest = line[:1].lower(), line[1:].strip()
        if key in self._keys and (line[1:2] in ("", " ") or key == "?"):
            return self._keys[key](seen, rest)
        self.console.print(self.words("terminal-not-a-choice", count=len(seen.question.offers)))
        return False

    def _answer(self, seat: int, option: Any) -> None:
        self._guarded(lambda: self.runner.answer(seat, option))

    def _guarded(self, act: Callable[[], None]) -> None:
        """Do something to the game and keep it. A rule that fails costs the answer and nothing else."""
        step = self.runner.step
        try:
            act()
        except Refused as refused:
            self.console.print(self.words.say(refused.reason))
        except RuleError as error:
            self._report(error)
            self._failed.append(step)
            if self._failed.count(step) >= PATIENCE:
                self.console.print(self.words("terminal-paused"))
                raise Paused from error
        self._keep()

    def _report(self, error: RuleError) -> None:
        record = files.error_record(self.runner, error.history, str(error))
        self.console.print(Text(self.words("terminal-failed"), "bold red"))
        self.console.print(Text(f"  {error}"))
        try:
            self._label("terminal-failed-file", str(self.save.beside("error", files.encode(record))))
        except Trouble as trouble:
            self.console.print(Text(sentence(str(trouble))))

    def _keep(self) -> None:
        before = self.save.path
        try:
            self.save.write(files.save(self.runner))
        except Trouble as trouble:
            self.console.print(Text(self.words("terminal-not-saved"), "bold red"))
            self.console.print(Text(f"  {sentence(str(trouble))}"))
        if self.save.path != before:
            self.console.print(self.words("terminal-moved"))
            self._label("terminal-kept-in", str(self.save.path))

    # --- the keys ------------------------------------------------------------------------------

    def _undoer(self, seat: int) -> int | None:
        """Who could take something back here: oneself, or another person where all is open."""
        others = [] if self._curtain.hides(seat) else self.humans
        return next((one for one in (seat, *others) if self.runner.can_undo(one)), None)

    def _redoer(self, seat: int) -> int | None:
        others = [] if self._curtain.hides(seat) else self.humans
        return next((one for one in (seat, *others) if self.runner.can_redo(one)), None)

    def _undo(self, seen: Sight, _rest: str) -> bool:
        seat = self._undoer(seen.seat)
        self._guarded(lambda: self.runner.undo(seen.seat if seat is None else seat))
        if seat is not None:
            self.console.print(self.words("terminal-undone", seat=seat_name(seat)))
        return seat is not None

    def _redo(self, seen: Sight, _rest: str) -> bool:
        seat = self._redoer(seen.seat)
        self._guarded(lambda: self.runner.redo(seen.seat if seat is None else seat))
        if seat is not None:
            self.console.print(self.words("terminal-redone", seat=seat_name(seat)))
        return seat is not None

    def _log(self, seen: Sight, _rest: str) -> bool:
        if not seen.log:
            self.console.print(self.words("terminal-no-lines"))
        show_lines(self.console, self.words, seen.log)
        return False

    def _rule(self, seen: Sight, rest: str) -> bool:
        assert seen.question is not None
        number = rest.upper() or seen.question.rule
        text = rule_text(self.runner.game, number) if number else None
        if text is not None:
            self.console.print(Text.assemble((f"{number}  ", "bold"), text))
        else:
            self.console.print(self.words("terminal-no-such-rule" if number else "terminal-no-rule"))
        return False

    def _save(self, _seen: Sight, rest: str) -> bool:
        self._keep()
        if not rest:
            self._label("terminal-kept-in", str(self.save.path))
            return False
        try:
            write_new(Path(rest), files.save(self.runner))
            self._label("terminal-copied-to", rest)
        except Trouble as trouble:
            self.console.print(Text(sentence(str(trouble))))
        return False

    def _help(self, _seen: Sight, _rest: str) -> bool:
        self.console.print(self.words("terminal-help"))
        return False

    def _quit(self, _seen: Sight, _rest: str) -> bool:
        raise Left

    # --- the rest ------------------------------------------------------------------------------

    def _tell_onlookers(self) -> None:
        """Where only bots play, the game goes by as lines."""
        if self.humans:
            return
        lines = safe_sight(self.runner, SPECTATOR).log
        for line in lines[self._seen.get(SPECTATOR, 0) :]:
            self.console.print(log_line(self.words, line))
        self._seen[SPECTATOR] = len(lines)

    def _end(self) -> None:
        """The table as it was left, the result, and the proof of the dice."""
        seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        seen = safe_sight(self.runner, seat)
        known = min(self._seen.get(seat, 0), len(seen.log)) if seat in self._seen else max(0, len(seen.log) - 6)
        show_sight(self.console, self.words, seen, seen.log[known:])
        self.console.print(result_panel(self.words, self.runner.state.result))
        try:
            files.verify(files.decode(files.save(self.runner)), self.runner.game)
            self.console.print(self.words("terminal-fair"))
        except (files.NotReplayable, files.BadFile) as error:
            self.console.print(Text(f"{self.words('terminal-unfair')} {sentence(str(error))}", "bold red"))
        self._label("terminal-commitment", commitment(self.runner.seed))
        self._label("terminal-seed", self.runner.seed.hex())
        self._label("terminal-kept-in", str(self.save.path))

    def _label(self, id: str, text: str) -> None:
        self.console.print(Text.assemble((f"{self.words(id)} ", "dim"), text), soft_wrap=True)
