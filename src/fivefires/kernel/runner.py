"""The runner: plays a game's rules, and owns everything around them.

It drives the coroutine of the rules by hand, keeps the tape and the checkpoints between two steps, and
offers what every table needs: answers that are validated before the rules resume, undo and redo, copies,
re-deals, and recovery when a rule fails. It knows no clock, no files and no network.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from msgspec import UNSET

from .chance import Chance
from .checkpoints import NEVER, Checkpoint, Checkpoints
from .failures import told
from .game import Game
from .lessons import chance_for
from .log import Log
from .questions import AnyOption, Pass, Question, Refused, key_of
from .redeal import exchange, swaps_for
from .setups import Setup
from .state import Piece, S, copy_of, digest
from .table import Diverged, Finished, Table
from .tape import Answer, Entry, Redeal, Tape

# A step that asks nothing is fine; thousands in a row are rules that have lost their way.
QUIET_STEPS = 10_000
# The reaction window that is open, and the step at which it was opened.
NO_WINDOW = (0, 0)
# How a program answers for everybody: by the seat and its options.
Choose: TypeAlias = Callable[[int, Sequence[Any]], Any]


class RuleError(Exception):
    """A rule has failed; the text says how and where. The game stands as it was before the answer that led there.

    `history` has everything up to the failure, the failing answer included: a file of it reproduces it.
    """

    def __init__(self, error: BaseException, history: list[Entry]) -> None:
        super().__init__(told(error))
        self.error = error
        self.history = history


async def main_loop(game: Game[S], table: Table[S], checkpoints: Checkpoints) -> None:
    """Step after step until there is a result. It keeps nothing between two steps, so it can begin at any of them."""
    step, state, tape = game.step, table.state, table.tape
    while True:
        seen = tape.head
        for _ in range(QUIET_STEPS):
            if state.result is not None:
                return
            await step(table)
            checkpoints.boundary = head = tape.head
            if head >= checkpoints.next:
                checkpoints.take(table)
        if not any(isinstance(entry, Answer) for entry in tape.line[seen:]):
            raise RuntimeError("the rules go on without ever asking anything")


class Runner(Generic[S]):
    """A game being played, from the start or on from a tape.

    `checkpoint` saves replaying all of the tape. `prepare` gets the table before set-up begins, so that a test can
    force what chance gives.

    A reaction window closes by itself as soon as nobody in it is left to ask. Where `stands` is set it stays open until
    `close_window`, whether anybody could react or not: how long it stands must not tell that. `spared` are the seats
    that since the last answer were not bothered, because they had nothing to decide.
    """

    __slots__ = (
        "_box", "_checkpoints", "_closing", "_coro", "_decided", "_hashes", "_undone", "_window", "failures", "game",
        "log", "parts", "question", "seed", "setup", "spared", "stands", "table", "tape",
    )  # fmt: skip
    table_type: ClassVar[type[Table[Any]]] = Table

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: bytes,
        *,
        tape: Tape | None = None,
        checkpoint: Checkpoint | None = None,
        prepare: Callable[[Table[S]], None] | None = None,
        hashes: bool = False,
        log: bool = True,
        stands: bool = False,
    ) -> None:
        self._coro: Coroutine[Any, Any, None] | None = None
        game.check(setup)
        self.game = game
        self.setup = setup
        self.seed = seed
        self._box = game.box_for(setup)
        self.tape = tape if tape is not None else Tape([])
        self.log = Log() if log else None
        self.parts: dict[int, AnyOption] = {}
        self.question: Question | None = None
        self.failures = 0
        self._hashes = hashes
        self._undone: list[Answer] = []
        self._window = NO_WINDOW
        self._closing = 0
        self._decided: dict[int, AnyOption] = {}
        self.spared: list[int] = []
        self.stands = stands
        self._checkpoints = Checkpoints([checkpoint] if checkpoint is not None else [])
        self.table: Table[S]
        chance = chance_for(game.lessons, setup, seed)
        if checkpoint is not None:
            self._resume(checkpoint, chance)
        else:
            self._begin(chance, prepare)

    # --- what is going on ----------------------------------------------------------------------

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def checkpoint(self) -> Checkpoint:
        """The newest checkpoint."""
        return self._checkpoints.kept[-1]

    @property
    def boundary(self) -> int:
        """Where on the tape the present step has begun."""
        return self._checkpoints.boundary

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def step(self) -> int:
        """How many entries the history has; it only grows.

        While reactions are awaited it stands still until one is used: else it would tell who is being asked.
        """
        return self._window[1] if self._window[0] else self.tape.length

    def asked(self) -> list[int]:
        """The seats whose answer is still awaited."""
        if self.question is None:
            return []
        return [seat for seat in self.question.choices if seat not in self.parts]

    def options(self, seat: int) -> Sequence[AnyOption]:
        """What a seat may answer now."""
        question = self.question
        if question is None:
            return ()
        if question.several is not None:
            return question.several.get(seat, ())
        return question.options if seat == question.seat else ()

    # --- answering -----------------------------------------------------------------------------

    def answer(self, seat: int, option: AnyOption | str, *, step: int | None = None) -> None:
        """Take an answer, by the option itself or its key, and play on to the next question.

        Whatever is wrong with it is found before the rules resume and refused. `step` names the question that
        is answered, by the value of `step` when it was put; left out, it is the one that is open.
        """
        question = self.question
        if question is None:
            raise Refused("game-over")
        if step is not None and step != self.step:
            raise Refused("other-question")
        offered = self.options(seat)
        if not offered:
            raise Refused("not-asked")
        if isinstance(option, str):
            option = _by_key(offered, option)
        elif option not in offered:
            raise Refused("not-offered")
        if self._undone:
            self._undone = []
        self._take(question, seat, option)

    def withdraw(self, seat: int) -> None:
        """Take a part of a common answer back while others are still thinking."""
        if seat not in self.parts:
            raise Refused("nothing-to-withdraw")
        del self.parts[seat]

    def lapse(self, seat: int) -> None:
        """Somebody has said nothing for too long: the question's default is recorded as the answer."""
        question = self.question
        if question is None or question.default is None or seat not in question.default:
            raise Refused("no-default")
        self.answer(seat, question.default[seat])

    def _take(self, question: Question, seat: int, option: AnyOption) -> None:
        self.spared = []
        if question.several is not None:
            self._take_part(question, question.several, seat, option)
            return
        start = self.tape.head
        self.tape.write_answer(seat, option, digest(self.table.state) if self._hashes else "")
        self._advance(option, start)

    def _take_part(self, question: Question, choices: dict[int, Sequence[Any]], seat: int, option: AnyOption) -> None:
        """Keep a part of a common answer; the last one lets all of them count, in seat order."""
        self.parts[seat] = option
        if len(self.parts) < len(choices) or (question.window and self.stands):
            return
        try:
            if question.window:
                self.close_window()
            else:
                self._take_all({seat: self.parts[seat] for seat in choices})
        except RuleError:
            self.parts.pop(seat, None)
            raise

    def _take_all(self, answers: dict[int, AnyOption]) -> None:
        self.parts = {}
        start = self.tape.head
        hash = digest(self.table.state) if self._hashes else ""
        for seat, part in answers.items():
            self.tape.write_answer(seat, part, hash)
        if len(answers) > 1:
            self.tape.learn()
        try:
            self._advance(answers, start)
        except RuleError:
            self.parts = answers
            raise

    # --- reaction windows ----------------------------------------------------------------------

    def close_window(self, given: Mapping[int, AnyOption | str] | None = None) -> None:
        """Let what was decided in the open window count, seat by seat; whoever has said nothing passes.

        The first that reacts ends the window, and what others had decided is void: they are asked anew. `given` are
        decisions from a record, in place of those that were taken here.
        """
        question = self.question
        if question is None or not question.window:
            raise Refused("no-window")
        decided = self.parts if given is None else _decisions(question, given)
        self.parts, self.spared, start = {}, [], self.tape.head
        self._closing, self._decided = question.window, decided
        try:
            self._advance(self._decision(question), start)
        except RuleError:
            self.parts = decided
            raise
        finally:
            self._closing = 0

    def _decision(self, question: Question) -> AnyOption:
        """What a seat in a window does, on the record, armed or not, so that others cannot tell."""
        decided = self._decided if question.window == self._closing else {}
        option: AnyOption = decided.get(question.seat, question.unsaid)
        if question.several is not None and question.seat not in question.several:
            self.spared.append(question.seat)
        self.tape.write_answer(question.seat, option, digest(self.table.state) if self._hashes else "")
        self.tape.learn()
        return option

    def run(self, choose: Choose, most: int = 1 << 60) -> int:
        """Let a program answer for every seat, until the game is over or `most` questions are answered.

        The same as `answer` again and again, with less in between; what is asked stands in `question` as ever. Returns
        how many questions were answered.
        """
        answered = 0
        self._undone = []
        while (question := self.question) is not None and answered < most:
            if question.several is None and not self._hashes:
                answered += self._run_plain(question, choose, most - answered)
                continue
            choices = question.choices
            for seat in self.asked():
                option = choose(seat, choices[seat])
                if option not in choices[seat]:
                    raise Refused("not-offered")
                self._take(question, seat, option)
            if question.window and self.question is question:  # It stands, or a re-deal has left nobody to ask.
                self.close_window()
            answered += 1
        return answered

    def _run_plain(self, question: Question, choose: Choose, most: int) -> int:
        """Answer questions to one seat each, as long as there are only such and nobody reacts."""
        tape, coro, answered, start = self.tape, self._coro, 0, self.tape.head
        assert coro is not None
        send, line = coro.send, tape.line
        try:
            for answered in range(1, most + 1):  # noqa: B007 (whoever called wants to know)
                seat, options, start = question.seat, question.options, tape.head
                option = choose(seat, options)
                if option not in options:
                    raise Refused("not-offered")
                if seat != tape.last_seat:  # As in `Tape.write_answer`, which would cost every decision a call.
                    tape.last_seat, tape.barrier = seat, start
                line.append(Answer(seat, option))
                tape.head = start + 1
                self.question = question = send(option)
                if question.several is not None:
                    break
            self.question = self._settled(question)
        except (StopIteration, Finished):
            self.question = None
            self._end()
        except BaseException as error:
            if tape.head == start:  # Whoever was to choose has failed, and not the rules.
                raise
            raise self._failed(error, start) from error
        return answered

    # --- running the rules ---------------------------------------------------------------------

    def _begin(self, chance: Chance, prepare: Callable[[Table[S]], None] | None = None) -> None:
        """Set the game up and play to the first question, from the tape as far as it goes."""
        state = self.game.start(self.setup)
        self._box.lay_out(state)
        self.table = self._table_for(state, chance)
        if prepare is not None:
            prepare(self.table)
        try:
            self.game.setup(self.table)
        except Finished:
            self._end()
        self._checkpoints.take(self.table)
        self._start()

    def _resume(self, checkpoint: Checkpoint, chance: Chance) -> None:
        """Play on from a checkpoint, from the tape as far as it goes."""
        self.tape.head, self.tape.barrier, self.tape.last_seat = checkpoint.at, checkpoint.barrier, checkpoint.last_seat
        self.table = self._table_for(copy_of(checkpoint.state), chance)
        self._start()

    def _table_for(self, state: S, chance: Chance) -> Table[S]:
        game = self.game
        table = self.table_type(state, self._box, self.setup, game.listeners, game.order, chance, self.tape)
        table.log = self.log
        return table

    def _start(self) -> None:
        self._coro = main_loop(self.game, self.table, self._checkpoints)
        self._advance(None)

    def _advance(self, send: Any, start: int | None = None) -> None:
        """Run until a question is put that the tape does not answer, or the game is over.

        Where a rule fails after the answer at `start`, the game is rebuilt without it.
        """
        coro = self._coro
        assert coro is not None
        self.question = None
        try:
            self.question = self._settled(coro.send(send))
        except (StopIteration, Finished):
            self._end()
        except BaseException as error:
            if start is None:
                raise
            raise self._failed(error, start) from error

    def _settled(self, question: Question) -> Question:
        """The first question from this one on that somebody outside must answer."""
        coro, tape = self._coro, self.tape
        assert coro is not None
        while tape.head < len(tape.line) or question.window:
            if question.window:
                self._open_window(question.window)
            if tape.head < len(tape.line):
                self._apply_redeals(question)
                if not self._all_recorded(question):
                    return question
                send = self._replayed(question)
            elif question.window and (question.window == self._closing or not (question.several or self.stands)):
                send = self._decision(question)
            else:
                return question
            question = coro.send(send)
        self._window = NO_WINDOW
        return question

    def _all_recorded(self, question: Question) -> bool:
        """Whether the tape has the whole answer; a common answer that was cut in two goes on as it stood."""
        tape = self.tape
        left = len(tape.line) - tape.head
        if question.several is not None and not question.window and 0 < left < len(question.several):
            given = [entry for entry in tape.line[tape.head :] if isinstance(entry, Answer)]
            self.parts = {one.seat: _recorded_option(question.several.get(one.seat, ()), one.option) for one in given}
            tape.drop(tape.head)
            return False
        return left > 0

    def _open_window(self, window: int) -> None:
        """Reactions are awaited: from now on until one is used, nothing may show whose turn it is to react."""
        tape = self.tape
        if window != self._window[0]:
            self._window = (window, tape.length - len(tape.line) + tape.head)
        tape.learn()

    def _end(self) -> None:
        """A finished game is open, and so nothing of it can be taken back."""
        self._coro = None
        self._window = NO_WINDOW
        self.tape.learn()

    def _failed(self, error: BaseException, start: int) -> BaseException:
        """Rebuild the game without the answer at `start`, after which a rule has failed or was interrupted."""
        failed = self.tape.history
        self._drop(start)
        if not isinstance(error, Exception):
            return error
        self.failures += 1
        return RuleError(error, failed)

    def _replayed(self, question: Question) -> Any:
        tape = self.tape
        answers: dict[int, Any] = {}
        for seat, offered in question.in_turn.items():
            entry = tape.line[tape.head] if tape.recorded else None
            if not isinstance(entry, Answer) or entry.seat != seat:
                raise Diverged(f"seat {seat + 1} is asked {question.prompt.message}, the record has something else")
            if self._hashes:
                self._check_hash(entry)
            answers[seat] = entry.option = _recorded_option(offered, entry.option)
            tape.pass_answer(seat)
        if len(answers) > 1 or question.window:
            tape.learn()
        return answers[question.seat] if question.several is None or question.window else answers

    def _check_hash(self, entry: Answer) -> None:
        found = digest(self.table.state)
        if entry.hash and entry.hash != found:
            raise Diverged("the state is not the one that was recorded")
        entry.hash = found

    # --- undo and recovery ---------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has answered last, with nothing learnt since and no part of another's answer at stake."""
        others = any(one != seat for one in self.parts)
        return self.tape.head > self.tape.barrier and self.tape.last_seat == seat and not others

    def undo(self, seat: int) -> None:
        line = self.tape.line
        position = next((at for at in range(len(line) - 1, -1, -1) if not isinstance(line[at], Redeal)), -1)
        undone = line[position] if position >= 0 else None
        if not self.can_undo(seat) or not isinstance(undone, Answer):
            raise Refused("nothing-to-undo")
        self.tape.cut(position)
        self._rebuild()
        self._undone.append(undone)

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def redo(self, seat: int) -> None:
        if not self.can_redo(seat) or self.question is None:
            raise Refused("nothing-to-redo")
        again = self._undone.pop()
        self._take(self.question, seat, _by_key(self.question.choices[seat], key_of(again.option)))

    def _drop(self, position: int) -> None:
        """Forget everything from a position of the tape on, without a trace: it never counted."""
        self.tape.drop(position)
        self._rebuild()

    def _rebuild(self) -> None:
        """Be where the tape ends, from the newest checkpoint on the way or from the start."""
        self.close()
        self.parts = {}
        chance, uses = self.table._chance, self.table.uses
        checkpoint = self._checkpoints.up_to(len(self.tape.line))
        if self.log:
            self.log.cut(checkpoint.lines if checkpoint else 0)
        if checkpoint is not None:
            self._resume(checkpoint, chance)
        else:
            self.tape.head = self.tape.barrier = 0
            self._begin(chance)
        self.table.uses = uses

    def close(self) -> None:
        """Give the suspended rules up."""
        if self._coro is not None:
            self._coro.close()
            self._coro = None

    def __del__(self) -> None:
        self.close()

    # --- copies for search ---------------------------------------------------------------------

    def copy(self, chance: Chance | None = None) -> Runner[S]:
        """A game that stands where this one stands and goes its own way.

        It starts from the checkpoint, takes no further ones and writes no log. Give it a fork of chance to let it
        meet another future.
        """
        checkpoints, newest = self._checkpoints, self._checkpoints.newest
        twin: Runner[S] = Runner.__new__(Runner)
        twin.game, twin.setup, twin.seed, twin._box = self.game, self.setup, b"", self._box
        twin.tape = Tape(self.tape.line[newest.at :])
        twin.log = None
        twin.parts = self.parts.copy()
        twin.question = None
        twin.failures = 0
        twin._hashes = False
        twin._undone = []
        twin._window = self._window
        twin._closing, twin._decided, twin.spared, twin.stands = 0, {}, [], False
        twin._coro = None
        base = Checkpoint(0, newest.state, newest.barrier - newest.at, newest.last_seat)
        ahead = checkpoints.boundary - newest.at
        twin._checkpoints = Checkpoints([base], stride=ahead if ahead > 0 else NEVER)
        twin._resume(base, self.table._chance)
        if ahead > 0:
            twin._checkpoints.next = NEVER
            near = twin._checkpoints.kept[-1]
            checkpoints.near = Checkpoint(near.at + newest.at, near.state, near.barrier + newest.at, near.last_seat)
        if chance is not None:
            twin.table._chance = chance
        return twin

    def swaps(self, seat: int, chance: Chance) -> dict[Piece, Piece]:
        """Another world that looks the same to this seat: which pieces it cannot know change places."""
        return swaps_for(self.table.state, self._box, seat, chance)

    def redeal(self, seat: int, chance: Chance) -> None:
        """Deal everything that this seat cannot know anew."""
        self.exchange(seat, self.swaps(seat, chance))

    def exchange(self, seat: int, swaps: dict[Piece, Piece]) -> None:
        """Be in another world that looks the same to this seat, as an entry of the tape; others' answers go as well."""
        assert self.question is not None, "a finished game is open"
        self.parts = {one: part for one, part in self.parts.items() if one == seat}
        self.tape.write_thought(Redeal(seat, swaps))
        exchange(self.table.state, self._box, swaps)
        self.question.refresh()

    def _apply_redeals(self, question: Question) -> None:
        while self.tape.recorded and isinstance(entry := self.tape.line[self.tape.head], Redeal):
            self.tape.pass_thought()
            exchange(self.table.state, self._box, entry.swaps)
            question.refresh()
            if self.setup.branched is not UNSET:
                self._branched()

    def branch(self, seat: int, chance: Chance) -> None:
        """Go on from here as a game of its own, in which everything that this seat cannot know is dealt anew."""
        self.redeal(seat, chance)
        self._branched()

    def _branched(self) -> None:
        """Nobody takes back what was answered in the game before: that would take the re-deal back as well."""
        self.tape.learn()
        self.table.tell("log-branched")


def _by_key(offered: Sequence[AnyOption], key: str) -> AnyOption:
    for option in offered:
        if key_of(option) == key:
            return option
    raise Refused("not-offered")


def _decisions(question: Question, given: Mapping[int, AnyOption | str]) -> dict[int, AnyOption]:
    """What a record says was decided in a window; whoever is not armed has one answer, mostly that it passes."""
    offered = {question.seat: question.options} | (question.several or {})
    return {
        seat: _by_key(offered.get(seat, (Pass.PASS,)), option if isinstance(option, str) else key_of(option))
        for seat, option in given.items()
    }


def decided_in(question: Question, entries: Sequence[Any]) -> dict[int, Any]:
    """What a record has for the seats of a window, up to the first one that reacts."""
    found: dict[int, Any] = {}
    for seat, entry in zip(question.veil, entries, strict=False):
        if not isinstance(entry, Answer) or entry.seat != seat:
            break
        found[seat] = entry.option
        if entry.option not in (Pass.PASS, Pass.PASS.value):
            break
    return found


def _recorded_option(offered: Sequence[Any], recorded: Any) -> Any:
    if not isinstance(recorded, str):
        if recorded in offered:
            return recorded
        recorded = key_of(recorded)
    for option in offered:
        if key_of(option) == recorded:
            return option
    raise Diverged(f"{recorded} is not among the answers")
