"""One mutant on trial: a process of its own, forked from one in which everything is loaded and collected.

The process dies with its mutant, so nothing can leak into the next trial or into the work tree. Each test may use so
much of the processor, and no more, however busy the machine is; the process that goes beyond it is ended by the system,
and the tests that were still to come are run in a fresh one.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec
import pytest

from .verdicts import CAUGHT, Verdict, Word, verdict_on

# Seconds of the processor for one test, and of waiting for it: the slowest of them takes a fifth of a second.
PATIENCE, LONGEST = 2.0, 60.0
MEMORY = 2 << 30
# After so many tests that never ended, no other one is tried.
MOST_HUNG = 2


@dataclass
class Trial:
    """Tests to run after `prepare` was called, and what they have said so far."""

    tests: Sequence[pytest.Item]
    prepare: Callable[[], None]
    code: frozenset[str]
    words: list[Word] = field(default_factory=list)
    process: int = 0
    pipe: int = -1
    heard: float = 0.0
    unread: bytes = b""

    @property
    def hung(self) -> int:
        return sum(word.verdict == Verdict.HUNG for word in self.words)

    @property
    def over(self) -> bool:
        return len(self.words) == len(self.tests) or self.hung >= MOST_HUNG or self.caught

    @property
    def caught(self) -> bool:
        return bool(self.words) and self.words[-1].verdict in CAUGHT

    def start(self) -> None:
        reader, writer = os.pipe()
        self.heard = time.monotonic()
        self.process = os.fork()
        if self.process == 0:
            os.close(reader)
            _run(self.tests[len(self.words) :], self.prepare, self.code, writer)
        os.close(writer)
        self.pipe = reader

    def listen(self) -> None:
        """Take what was said since, or find that the process has ended: then the test that ran has hung."""
        news = os.read(self.pipe, 1 << 16)
        self.heard = time.monotonic()
        *lines, self.unread = (self.unread + news).split(b"\n")
        self.words += [msgspec.json.decode(line, type=Word) for line in lines]
        if news:
            return
        os.close(self.pipe)
        os.waitpid(self.process, 0)
        self.process = 0
        if not self.over:
            self.words.append(Word(self.tests[len(self.words)].nodeid, Verdict.HUNG, "does not end"))

    def give_up(self) -> None:
        if time.monotonic() - self.heard > LONGEST:
            os.kill(self.process, signal.SIGKILL)


def try_all(trials: Sequence[Trial], workers: int, done: Callable[[Trial], None]) -> None:
    """Run trials, so many at a time. Whatever happens, none of their processes is left behind."""
    waiting, running = [*reversed(trials)], dict[int, Trial]()
    try:
        while waiting or running:
            while waiting and len(running) < workers:
                _take_up(waiting.pop(), running, done)
            ready, _, _ = select.select([*running], [], [], 1.0)
            for pipe in ready:
                trial = running[pipe]
                trial.listen()
                if not trial.process:
                    del running[pipe]
                    _take_up(trial, running, done)
            for trial in running.values():
                trial.give_up()
    finally:
        for trial in running.values():
            os.kill(trial.process, signal.SIGKILL)
            os.waitpid(trial.process, 0)


def _take_up(trial: Trial, running: dict[int, Trial], done: Callable[[Trial], None]) -> None:
    if trial.over:
        done(trial)
        return
    trial.start()
    running[trial.pipe] = trial


# --- in the process of the mutant --------------------------------------------------------------------------------


def _run(tests: Sequence[pytest.Item], prepare: Callable[[], None], code: frozenset[str], writer: int) -> None:
    """Run the tests up to the first that catches the mutant, and write down what each says."""
    try:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        prepare()
        listener = _Listener(code)
        tests[0].config.pluginmanager.register(listener)
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            word = listener.word_of(test, following)
            os.write(writer, msgspec.json.encode(word) + b"\n")
            if word.verdict in CAUGHT:
                break
    finally:
        os._exit(0)


class _Listener:
    """Hears what becomes of a test, from its fixtures to its end."""

    def __init__(self, code: frozenset[str]) -> None:
        self.code = code
        self.errors: list[BaseException] = []

    def word_of(self, test: pytest.Item, following: pytest.Item | None) -> Word:
        self.errors.clear()
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if not self.errors:
            return Word(test.nodeid, Verdict.SURVIVED)
        error = self.errors[0]
        says = f"{type(error).__name__}: {error}".partition("\n")[0]
        return Word(test.nodeid, verdict_on(error, self.code), says)

    @pytest.hookimpl
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            self.errors.append(call.excinfo.value)
