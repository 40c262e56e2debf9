"""A game at the terminal, from the first question to the last.

Bots answer at once, people in turn. After every answer the game is kept in its file, so that leaving it needs nothing:
not even Ctrl-C or a closed terminal loses an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import UNSET
from rich.text import Text

from fivefires.kernel import SPECTATOR, Bot, Runner, Sight, commitment, files, let_choose, seat_name
from fivefires.kernel.sight import safe_sight

from .curtain import Curtain
from .keeping import Keeper, Left
from .rulings import rule_text
from .saving import SaveFile
from .showing import log_line, result_panel, show_lines, show_sight
from .voice import Voice

# A number longer than this answers nothing.
DIGITS = 6


class Session:
    """One table. `read` gets a prompt and returns the line that was typed."""

    def __init__(
        self, runner: Runner[Any], bots: Mapping[int, Bot], save: SaveFile, voice: Voice, read: Callable[[str], str]
    ) -> None:
        self.runner = runner
        self.bots = bots
        self.voice = voice
        self.read = read
        self.humans = [seat for seat in range(runner.setup.players) if seat not in bots]
        self._keeper = Keeper(runner, save, voice)
        self._curtain = Curtain(runner, self.humans)
        self._seen: dict[int, int] = {}
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
        self._keeper.begin()
        self.voice.label("terminal-kept-in", str(self._keeper.save.path))
        self.voice.label("terminal-commitment", commitment(self.runner.seed))
        while not self.runner.over:
            asked = self.runner.asked()
            seat = next((seat for seat in asked if seat in self.bots), asked[0])
            if seat in self.bots:
                self._answer(seat, let_choose(self.bots[seat], self.runner, seat))
                self._tell_onlookers()
            else:
                self._ask(seat)
        self._end()

    # --- asking people -------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show a person the table and the question, until something is answered or taken back."""
        self._hand_over(seat)
        seen = self._show(seat)
        self.voice.console.print(Text(f"   {self._keys_for(seen)}", "dim"))
        while not self._heed(seen, self.read(f"{self.voice.words.say(seat_name(seat))} > ").strip()):
            pass

    def _show(self, seat: int, *, question: bool = True) -> Sight:
        seen = safe_sight(self.runner, seat)
        if not question:
            seen = msgspec.structs.replace(seen, question=None)
        known = min(self._seen.get(seat, 0), len(seen.log))
        show_sight(self.voice.console, self.voice.words, seen, seen.log[known:])
        self._seen[seat] = len(seen.log)
        return seen

    def _hand_over(self, seat: int) -> None:
        """Give the screen to another person, behind the curtain where that is needed."""
        if self._curtain.needed(seat):
            self._curtain.close(self.voice.console)
            self.read(f"{self.voice.words('terminal-curtain', seat=seat_name(seat))} ")
            self._curtain.open(self.voice.console)
        self._curtain.seen_by(seat)

    def _hand_to_those_without(self) -> None:
        """Whoever could have had something to decide gets the screen, although the kernel has answered for them.

        Else the others could tell from where the screen goes who holds something.
        """
        for seat in self.runner.spared:
            if seat in self.humans and not self.runner.over and self._curtain.needed(seat):
                self._hand_over(seat)
                self._show(seat, question=False)
                self.read(f"{self.voice.words('terminal-no-reaction')} ")

    def _keys_for(self, seen: Sight) -> str:
        """The keys that do something now."""
        words = self.voice.words
        keys = [words("terminal-key-number")]
        undoer = self._undoer(seen.seat)
        if undoer == seen.seat:
            keys.append(words("terminal-key-undo"))
        elif undoer is not None:
            keys.append(words("terminal-key-undo-other", seat=seat_name(undoer)))
        if self._redoer(seen.seat) is not None:
            keys.append(words("terminal-key-redo"))
        keys += [words(f"terminal-key-{key}") for key in ("log", "rule", "save", "quit")]
        return " · ".join(keys)

    def _heed(self, seen: Sight, line: str) -> bool:
        """Do what a typed line says; True where the table is to be shown anew."""
        assert seen.question is not None
        if not line:
            return True
        offers = seen.question.offers
        if line.isdecimal() and len(line) < DIGITS and 1 <= int(line) <= len(offers):
            self._answer(seen.seat, offers[int(line) - 1].key)
            return True
        key, rest = line[:1].lower(), line[1:].strip()
        if key in self._keys and (line[1:2] in ("", " ") or key == "?"):
            return self._keys[key](seen, rest)
        self.voice.say("terminal-not-a-choice", count=len(offers))
        return False

    def _answer(self, seat: int, option: Any) -> None:
        self._keeper.do(lambda: self.runner.answer(seat, option))
        self._hand_to_those_without()

    # --- the keys ------------------------------------------------------------------------------

    def _undoer(self, seat: int) -> int | None:
        """Who could take something back here: oneself, or another person where all is open."""
        return next((one for one in self._together(seat) if self.runner.can_undo(one)), None)

    def _redoer(self, seat: int) -> int | None:
        return next((one for one in self._together(seat) if self.runner.can_redo(one)), None)

    def _together(self, seat: int) -> list[int]:
        """Who sits at the screen with this person and sees no more and no less."""
        return [seat] if self._curtain.hides(seat) else [seat, *self.humans]

    def _undo(self, seen: Sight, _rest: str) -> bool:
        seat = self._undoer(seen.seat)
        self._keeper.do(lambda: self.runner.undo(seen.seat if seat is None else seat))
        if seat is not None:
            self.voice.say("terminal-undone", seat=seat_name(seat))
        return seat is not None

    def _redo(self, seen: Sight, _rest: str) -> bool:
        seat = self._redoer(seen.seat)
        self._keeper.do(lambda: self.runner.redo(seen.seat if seat is None else seat))
        if seat is not None:
            self.voice.say("terminal-redone", seat=seat_name(seat))
        return seat is not None

    def _log(self, seen: Sight, _rest: str) -> bool:
        if not seen.log:
            self.voice.say("terminal-no-lines")
        show_lines(self.voice.console, self.voice.words, seen.log)
        return False

    def _rule(self, seen: Sight, rest: str) -> bool:
        assert seen.question is not None
        number = rest.upper() or seen.question.rule
        text = rule_text(self.runner.game, number) if number else None
        if text is not None:
            self.voice.console.print(Text.assemble((f"{number}  ", "bold"), text))
        else:
            self.voice.say("terminal-no-such-rule" if number else "terminal-no-rule")
        return False

    def _save(self, _seen: Sight, rest: str) -> bool:
        self._keeper.keep()
        if rest:
            self._keeper.copy_to(rest)
        else:
            self.voice.label("terminal-kept-in", str(self._keeper.save.path))
        return False

    def _help(self, _seen: Sight, _rest: str) -> bool:
        self.voice.say("terminal-help")
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
            self.voice.console.print(log_line(self.voice.words, line))
        self._seen[SPECTATOR] = len(lines)

    def _end(self) -> None:
        """The table as it was left, the result, and the proof of the dice."""
        self._show(self.humans[0] if len(self.humans) == 1 else SPECTATOR)
        self.voice.console.print(result_panel(self.voice.words, self.runner.state.result))
        try:
            files.verify(files.decode(files.save(self.runner)), self.runner.game)
            self._say_what_is_proved()
        except Exception as error:  # Whatever it is, the players are to know that it could not be proved.
            self.voice.say("terminal-unfair", "bold red")
            self.voice.explain(error)
        self.voice.label("terminal-commitment", commitment(self.runner.seed))
        self.voice.label("terminal-seed", self.runner.seed.hex())
        self.voice.label("terminal-kept-in", str(self._keeper.save.path))

    def _say_what_is_proved(self) -> None:
        """The dice; or, in a lesson, that they were laid out."""
        laid = self.runner.setup.laid
        if laid is UNSET:
            self.voice.say("terminal-fair")
        else:
            self.voice.label("proof-laid", laid)
