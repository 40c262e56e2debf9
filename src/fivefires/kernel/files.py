"""Files: one format for a saved game, a replay and a bug report.

A file has everything since the start, and the newest checkpoint so that loading need not replay all of it.
It is for whoever runs the table: it holds every secret.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET

from .chance import SEED_BYTES, commitment
from .checkpoints import Checkpoint
from .failures import told
from .game import Game
from .log import Line
from .questions import Refused, key_of
from .redeal import dealing
from .runner import RuleError, Runner, decided_in
from .setups import Setup
from .state import S, digest
from .table import Diverged, Table
from .tape import Answer, Entry, Redeal, Roll, Shuffle, Takeback, Tape, Tokens

FORMAT = 1
LARGEST = 32 * 1024 * 1024


class BadFile(Exception):
    """A file that cannot be used; the text says why in one sentence."""


class Point(msgspec.Struct):
    """A checkpoint as a file has it."""

    at: int
    barrier: int
    last_seat: int
    state: msgspec.Raw


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What a file holds. `commitment` fixes the seed, `final` is the hash of the state in which it ended."""

    fivefires: int
    game: str
    version: int
    setup: Setup
    commitment: str
    seed: str
    history: list[Answer | Roll | Shuffle | Tokens | Takeback | Redeal]
    parts: dict[str, str] = {}
    checkpoint: Point | None = None
    final: str = ""
    error: str = ""
    sum: str = ""


class NotReplayable(Exception):
    """The first step of a record that does not hold under these rules or this seed."""

    def __init__(self, step: int, reason: str) -> None:
        super().__init__(f"step {step}: {reason}")
        self.step = step
        self.reason = reason


# --- writing ------------------------------------------------------------------------------------


def record_of(runner: Runner[Any], history: Any = None) -> Record:
    """Whoever only encodes the record, and has its `history` encoded already, gives it as raw JSON."""
    newest = runner.checkpoint
    return Record(
        FORMAT,
        runner.game.id,
        runner.game.version,
        runner.setup,
        commitment(runner.seed),
        runner.seed.hex(),
        [_written(entry) for entry in runner.tape.history] if history is None else history,
        {str(seat): key_of(option) for seat, option in runner.parts.items()},
        Point(newest.at, newest.barrier, newest.last_seat, msgspec.Raw(msgspec.json.encode(newest.state))),
        digest(runner.state) if runner.over else "",
    )


def error_record(runner: Runner[Any], history: list[Entry], error: str) -> Record:
    """What reproduces a failure: everything up to it, to be replayed from the start."""
    record = record_of(runner)
    record.history = [_written(entry) for entry in history]
    record.parts, record.checkpoint, record.final, record.error = {}, None, "", error
    return record


def _written(entry: Entry) -> Entry:
    if isinstance(entry, Answer) and not isinstance(entry.option, str):
        return Answer(entry.seat, key_of(entry.option), entry.hash)
    return entry


def encode(record: Record) -> bytes:
    record.sum = ""
    record.sum = _sum(record)
    return msgspec.json.encode(record)


def _sum(record: Record) -> str:
    return hashlib.blake2b(msgspec.json.encode(record), digest_size=16).hexdigest()


def save(runner: Runner[Any]) -> bytes:
    return encode(record_of(runner))


# --- reading ------------------------------------------------------------------------------------


def decode(data: bytes) -> Record:
    if len(data) > LARGEST:
        raise BadFile(f"the file is larger than {LARGEST // 1024 // 1024} MB, which no game is")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadFile(f"this is not a whole Five Fires file ({error})") from None
    if record.fivefires != FORMAT:
        raise BadFile(f"the file has format {record.fivefires}, this program reads format {FORMAT}")
    given, record.sum = record.sum, ""
    if given != _sum(record):
        raise BadFile("the file was changed or damaged after it was written")
    if any(isinstance(entry, Answer) and not isinstance(entry.option, str) for entry in record.history):
        raise BadFile("the file has an answer that is no text")
    return record


def seed_of(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BadFile("the file's seed is no hexadecimal number") from None
    if len(seed) != SEED_BYTES:
        raise BadFile("the file does not reveal its seed")
    if commitment(seed) != record.commitment:
        raise BadFile("the seed is not the one that the file was committed to")
    return seed


def load(record: Record, game: Game[S], *, hashes: bool = False) -> Runner[S]:
    """Go on with a game: from the checkpoint, or from the start where the rules have changed since."""
    if record.version != game.version:
        return carry_over(record, game, hashes=hashes)
    if record.checkpoint is None:
        return replay(record, game, hashes=hashes)
    tape = _tape(record.history)
    point = record.checkpoint
    if not 0 <= point.at <= len(tape.line):
        raise BadFile("the file's checkpoint lies outside its record")
    try:
        state = msgspec.json.decode(point.state, type=game.state)
        checkpoint = Checkpoint(point.at, state, point.barrier, point.last_seat)
        runner = Runner(game, record.setup, seed_of(record), tape=tape, checkpoint=checkpoint, hashes=hashes)
    except BadFile:
        raise
    except Refused as refused:
        raise BadFile(f"the file's set-up is not allowed ({refused})") from None
    except Exception as error:  # A state that was tampered with may break the rules in any way.
        raise BadFile(f"the file's checkpoint does not fit its record ({_told(error)})") from None
    if runner.log is not None:
        since = len(runner.log)
        runner.log.begin_with(lambda: _log_before(record, game, since))
    return _with_parts(runner, record)


def _log_before(record: Record, game: Game[Any], since: int) -> list[Line]:
    """The log lines of a record up to those that were written since its checkpoint."""
    log = replay(record, game).log
    lines = log.lines if log is not None else []
    return lines[: len(lines) - since]


def replay(
    record: Record,
    game: Game[S],
    *,
    to: int | None = None,
    hashes: bool = False,
    stands: bool = False,
    prepare: Callable[[Table[S]], None] | None = None,
) -> Runner[S]:
    """Play a record again from the start, or up to step `to` of its history with what chance gave then."""
    history: list[Any] = record.history
    while to is not None and to < len(history) and isinstance(history[to], Roll | Shuffle | Tokens):
        to += 1
    tape = _tape([_fresh(entry) for entry in history[:to]])
    seed = seed_of(record)
    try:
        runner = Runner(game, record.setup, seed, tape=tape, hashes=hashes, stands=stands, prepare=prepare)
    except Refused as refused:
        raise BadFile(f"the file's set-up is not allowed ({refused})") from None
    except Exception as error:  # Rules of another version may fail in any way on an old record.
        raise NotReplayable(_failed_step(history, tape, error), _told(error)) from error
    if tape.recorded:
        raise NotReplayable(step_at(history, tape.head), "the game is over, but the record goes on")
    return _with_parts(runner, record) if to is None else runner


def _failed_step(history: list[Any], tape: Tape, error: Exception) -> int:
    """The entry that does not fit; or, where a rule fails, the answer that led there."""
    position = tape.head
    if not isinstance(error, Diverged):
        position = max((at for at, entry in enumerate(tape.line[:position]) if isinstance(entry, Answer)), default=0)
    return step_at(history, position)


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, Diverged) else told(error)


def verify(record: Record, game: Game[S]) -> Runner[S]:
    """Prove a finished game: its seed and its answers alone must lead to the whole record again.

    The first step that comes out otherwise is named: a die that fell differently, an answer that was not legal,
    something taken back after something was learnt, a state that is not the recorded one.

    Of a game that branched off another one, that one's part is what it says; proved are the re-deal and all since.

    Of a game of another rules version the answers and outcomes are proved, and not the states: those may have another
    layout now. Whoever tells people that it is proved tells them that, too.
    """
    same_layout = record.version == game.version
    theirs = record.history if same_layout else [_without_hash(entry) for entry in record.history]
    runner = _at_its_start(record, game, theirs)
    step = runner.tape.length if record.setup.branched is not UNSET else 0
    while step < len(theirs):
        ours = runner.tape.history
        if step >= len(ours):
            _repeat(runner, theirs, step)
        elif (differs := _difference(theirs[step], _written(ours[step]))) is not None:
            raise NotReplayable(step, differs)
        else:
            step += 1
    if not runner.over:
        raise NotReplayable(len(theirs), "the game is not finished")
    if runner.tape.length > len(theirs):
        raise NotReplayable(len(theirs), "the record ends before the game does")
    if same_layout and record.final and record.final != digest(runner.state):
        raise NotReplayable(len(theirs), "the game does not end as was recorded")
    return runner


def _at_its_start(record: Record, game: Game[S], history: list[Any]) -> Runner[S]:
    """Where what a seed has to prove begins: at set-up, or behind the re-deal of a game that branched off another."""
    try:
        if record.setup.branched is UNSET:
            return Runner(game, record.setup, seed_of(record), hashes=True)
    except Refused as refused:
        raise BadFile(f"the file's set-up is not allowed ({refused})") from None
    at = record.setup.branched
    redeal = history[at] if at < len(history) else None
    if not isinstance(redeal, Redeal):
        raise NotReplayable(at, "what was hidden was not dealt anew where the game branched off")
    given = msgspec.structs.replace(record, history=history[: at + 1], parts={})
    runner = replay(given, game, hashes=True)
    # Dealing depends on what the seat knows and on chance alone: where it was dealt so, nothing is left to exchange.
    if runner.over or runner.swaps(redeal.seat, dealing(runner.seed)):
        raise NotReplayable(at, "what was hidden was not dealt anew so under this seed")
    return runner


def _repeat(runner: Runner[Any], history: list[Any], step: int) -> None:
    """Let the next recorded answer or takeback happen again."""
    entry = history[step]
    if runner.over:
        raise NotReplayable(step, "the game is over, but the record goes on")
    if isinstance(entry, Redeal | Roll | Shuffle | Tokens):
        raise NotReplayable(step, "pieces were exchanged" if isinstance(entry, Redeal) else "chance was not asked here")
    try:
        if isinstance(entry, Takeback):
            runner.undo(runner.tape.last_seat)
        elif runner.question is not None and runner.question.veiled:
            runner.close_window(decided_in(runner.question, history[step:]))
        else:
            for answer in history[step : step + len(runner.asked())]:
                if isinstance(answer, Answer):
                    runner.answer(answer.seat, answer.option)
    except Refused:
        if isinstance(entry, Takeback):
            raise NotReplayable(step, "something was taken back after something had been learnt") from None
        raise NotReplayable(step, f"{entry.option} is not among the answers") from None
    except RuleError as error:
        raise NotReplayable(step, str(error)) from error
    if runner.tape.length <= step:
        raise NotReplayable(step, "not everybody who was asked has answered")


def _difference(recorded: Any, ours: Any) -> str | None:
    """What is wrong with a recorded entry, given the one that the seed and the answers lead to."""
    if isinstance(recorded, Redeal):
        return "pieces were exchanged"
    if type(recorded) is not type(ours):
        return "something else happens here"
    if isinstance(recorded, Shuffle):
        return None if recorded == ours else "the pieces were not shuffled so under this seed"
    if isinstance(recorded, Tokens):
        return None if recorded == ours else f"{list(recorded.kinds)} was not drawn under this seed"
    if isinstance(recorded, Roll):
        return None if recorded == ours else f"{list(recorded.faces)} was not rolled under this seed"
    if isinstance(recorded, Answer) and recorded.hash and recorded.hash != ours.hash:
        return "the state is not the one that was recorded"
    if isinstance(recorded, Answer):
        return None if (recorded.seat, recorded.option) == (ours.seat, ours.option) else "this was not answered"
    return None if recorded == ours else "something else was taken back"


def carry_over(record: Record, game: Game[S], *, hashes: bool = False) -> Runner[S]:
    """Bring a game of another rules version to the present one, where every recorded answer is still legal."""
    for entry in record.history:
        if isinstance(entry, Answer):
            entry.hash = ""
    runner = replay(record, game, hashes=hashes)
    runner.table.tell("log-carried-over", before=record.version, now=game.version)
    return runner


def step_at(history: list[Any], position: int) -> int:
    """The step of the history that a position of the line stands for."""
    steps: list[int] = []
    for step, entry in enumerate(history):
        if isinstance(entry, Takeback):
            del steps[entry.to :]
        else:
            steps.append(step)
    return steps[position] if position < len(steps) else len(history)


def _tape(history: list[Any]) -> Tape:
    try:
        return Tape.of(history)
    except ValueError as error:
        raise BadFile(f"the file's record does not fit together ({error})") from None


def _fresh(entry: Entry) -> Entry:
    """A copy, because replaying puts options in the place of their keys."""
    return Answer(entry.seat, entry.option, entry.hash) if isinstance(entry, Answer) else entry


def carried_hash(entry: Entry, record: Record, game: Game[Any]) -> Entry:
    """An entry with the hash that still holds: a state of another rules version may have another layout now."""
    return entry if record.version == game.version else _without_hash(entry)


def _without_hash(entry: Entry) -> Entry:
    return Answer(entry.seat, entry.option) if isinstance(entry, Answer) else entry


def _with_parts(runner: Runner[S], record: Record) -> Runner[S]:
    """What was decided so far stands; a window does not close because it is loaded."""
    stands, runner.stands = runner.stands, True
    try:
        for seat, key in record.parts.items():
            runner.answer(int(seat), key)
        runner.stands = stands
    except (Refused, ValueError):
        raise NotReplayable(len(record.history), "an answer that was under way is not possible") from None
    return runner
