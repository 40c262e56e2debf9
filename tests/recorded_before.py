"""The games of `tests/recorded/before`, question by question: what they asked when they were recorded.

Their files and digests are never written again. While kernel and games are rebuilt, every question must go to the same
seats with the same answers, and the log must say the same before it. Hashes of the state are left out: its layout may
change. `python -m tests.recorded_before` made the digests.

That holds as long as a game is played as it was then. Where its rules have changed since, a record may stop where the
new ones part from the old; then the step is named, and up to there it can still be read.

Lines that the log tells only since then, and what old lines say besides now, are left out too. Both are listed here, so
that a line which is lost by accident, or says something else, is still found. How a line is staged is no part of it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from fivefires.kernel import Game, Message, Runner, files, key_of
from fivefires.kernel.questions import Question
from fivefires.kernel.registry import find
from fivefires.kernel.tape import Answer, Tape

BEFORE = Path(__file__).parent / "recorded" / "before"
# Lines that were not told when the games were recorded.
TOLD_SINCE = {
    "embers": {"log-dawn", "log-nobody-named"},
    "long_night": {
        "log-chooses",
        "log-decided",
        "log-die-becomes",
        "log-last-round",
        "log-phase-colony",
        "log-spends",
        "log-vote-carried",
        "log-vote-lost",
    },
    "zona": {"log-enters-hurt", "log-last-round", "log-phase-events", "log-phase-rumor"},
}
# Arguments that old lines have gained: what a card does, and the kind and the cause of harm.
SAID_SINCE = {
    "log-crisis": {"text"},
    "log-crisis-strikes": {"text"},
    "log-damage": {"kind", "cause"},
    "log-despair": {"cause"},
    "log-emission": {"text"},
    "log-frostbite": {"cause"},
    "log-rumor": {"text"},
    "log-wound": {"cause"},
}
# Rules versions with which play itself changed.
OTHER_SINCE = {"long_night": 3, "zona": 2}
GAMES = sorted(path.relative_to(BEFORE).as_posix() for path in BEFORE.glob("*/*.json"))


def record_of(name: str) -> files.Record:
    return files.decode((BEFORE / name).read_bytes())


def has_other_rules(name: str) -> bool:
    """Whether the game is played otherwise by now than when this was recorded."""
    game = find(record_of(name).game)
    return game.id in OTHER_SINCE and game.version >= OTHER_SINCE[game.id]


SAME_RULES = [name for name in GAMES if not has_other_rules(name)]
OLDER_RULES = [name for name in GAMES if has_other_rules(name)]


class WatchedRunner(Runner[Any]):
    """Writes a digest down for each question that its tape answers."""

    __slots__ = ("digests", "told")

    def __init__(self, game: Game[Any], record: files.Record) -> None:
        self.digests: list[str] = []
        self.told = 0
        history = [Answer(one.seat, one.option) if isinstance(one, Answer) else one for one in record.history]
        super().__init__(game, record.setup, files.seed_of(record), tape=Tape.of(history))
        assert not self.tape.recorded, "the game is over, but the record goes on"

    def _replayed(self, question: Question) -> Any:
        options = {str(seat): [key_of(option) for option in options] for seat, options in question.in_turn.items()}
        self._note([[question.prompt.message, question.prompt.rule], options])
        return super()._replayed(question)

    def _end(self) -> None:
        super()._end()
        self._note([self.state.result])

    def _note(self, what: list[Any]) -> None:
        """A digest of this and of what the log has told since the one before."""
        assert self.log is not None
        lines = self.log.lines[self.told :]
        self.told += len(lines)
        since = TOLD_SINCE.get(self.game.id, set())
        told = [[_as_before(line.text), line.rule, line.to] for line in lines if line.text.id not in since]
        encoded = msgspec.json.encode([*what, told], order="deterministic")
        self.digests.append(hashlib.blake2b(encoded, digest_size=4).hexdigest())


def _as_before(text: Message) -> Message:
    more = SAID_SINCE.get(text.id, ())
    return Message(text.id, {name: value for name, value in text.args.items() if name not in more}) if more else text


def digests_of(name: str) -> list[str]:
    record = record_of(name)
    return WatchedRunner(find(record.game), record).digests


def digest_file(name: str) -> Path:
    return (BEFORE / name).with_suffix(".digests")


if __name__ == "__main__":
    for name in GAMES:
        if not digest_file(name).exists():
            digest_file(name).write_text("\n".join(digests_of(name)) + "\n", encoding="utf-8")
