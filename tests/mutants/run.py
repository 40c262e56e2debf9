"""A whole run: mutants are chosen, the tests that cite their rules collected once, and all put on trial."""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from fivefires.conformance.citations import code_of
from fivefires.kernel import Game
from fivefires.kernel.registry import UnknownGame, find

from .equivalents import LIST, equivalents
from .functions import functions_of
from .mutants import Mutant, Outcome, chosen, mutants_of
from .swap import Cache, all_caches, found, swap
from .trial import Trial, try_all
from .verdicts import Verdict, strongest

ROOT = Path(__file__).parents[2]


class Trouble(Exception):
    """The run cannot be made; the text says why."""


@dataclass
class Title:
    """A game and the mutants that were chosen, with what became of each.

    `early` are functions that do their work while the game is loaded, where no mutant can take their place in time;
    `stale` are keys in the list of equivalents that no mutant has.
    """

    game: Game[Any]
    mutants: list[Mutant]
    all: int
    listed: dict[str, str]
    early: list[str]
    stale: list[str]
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def code(self) -> frozenset[str]:
        """The files of the rules."""
        return frozenset(str(code.path) for code in code_of(self.game))

    @property
    def tried(self) -> list[Mutant]:
        return [one for one in self.mutants if one.key not in self.listed]

    @property
    def equivalent(self) -> list[Mutant]:
        return [one for one in self.mutants if one.key in self.listed]


@dataclass
class Run:
    """The plugin that takes the place of pytest's own loop over the tests."""

    titles: Sequence[Title]
    workers: int
    progress: Callable[[], None]
    trouble: list[str] = field(default_factory=list)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.trouble.append(f"{report.nodeid} cannot be collected: {report.longreprtext}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.trouble:
            citing = by_rule(session.items)
            gc.collect()
            gc.freeze()
            for title in self.titles:
                self.sound(title, citing)
                if not self.trouble:
                    self.judge(title, citing)
        return True

    def sound(self, title: Title, citing: dict[str, list[pytest.Item]]) -> None:
        """All tests must pass as long as nothing is broken."""
        tests = list(dict.fromkeys(test for one in title.tried for test in tests_for(one, citing)))
        trial = Trial(tests, lambda: None, title.code)
        try_all([trial], 1, lambda done: None)
        failed = [word for word in trial.words if word.verdict != Verdict.SURVIVED]
        self.trouble += [f"{word.test} fails without any mutant: {word.says}" for word in failed]

    def judge(self, title: Title, citing: dict[str, list[pytest.Item]]) -> None:
        trials: list[Trial] = []
        mutants: dict[int, Mutant] = {}
        caches = all_caches()
        for mutant in title.tried:
            trial = Trial(tests_for(mutant, citing), _swapping(mutant, caches), title.code)
            trials.append(trial)
            mutants[id(trial)] = mutant

        def done(trial: Trial) -> None:
            tests = [test.nodeid for test in trial.tests]
            title.outcomes.append(Outcome(mutants[id(trial)], strongest(trial.words), tests))
            self.progress()

        try_all(trials, self.workers, done)
        title.outcomes.sort(key=lambda one: title.mutants.index(one.mutant))


def title_of(name: str, count: int, seed: str, rule: str = "", listing: Path = LIST) -> Title:
    """The mutants of a game: so many by chance, or with `rule` all those of the functions that name it."""
    game, ran = loaded(name)
    functions = [one for one in functions_of(game) if not rule or rule in one.rules]
    early = [one.name for one in functions if (str(one.path), one.qualname) in ran]
    mutants = [mutant for one in functions if one.name not in early for mutant in mutants_of(one)]
    if not mutants:
        raise Trouble(f"no function of {game.id} names {rule or 'a rule'}")
    listed = equivalents(game.id, listing)
    known = {mutant.key for mutant in mutants}
    stale = [] if rule else [key for key in listed if key not in known]
    picked = mutants if rule else chosen(mutants, count, f"{seed} {game.id}")
    return Title(game, picked, len(mutants), listed, early, stale)


def loaded(name: str) -> tuple[Game[Any], set[tuple[str, str]]]:
    """A game, and the functions (by file and name) that ran while it was loaded."""
    ran: set[tuple[str, str]] = set()

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            ran.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    sys.setprofile(watch)
    try:
        return find(name), ran
    except UnknownGame as error:
        raise Trouble(str(error)) from None
    finally:
        sys.setprofile(None)


def run(titles: Sequence[Title], workers: int, tests: Path, progress: Callable[[], None]) -> None:
    """Put the mutants of these titles on trial before the tests in a folder."""
    loop = Run(titles, workers, progress)
    prefixes = [f'"{title.game.rule_prefix}-' for title in titles]
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(tests.rglob("test_*.py"))}
    citing = [str(path) for path, text in texts.items() if any(one in text for one in prefixes)]
    options = ["--disable-plugin-autoload", *(f"-pno:{name}" for name in ("terminal", "cacheprovider", "faulthandler"))]
    options.append("-Wignore::pytest.PytestAssertRewriteWarning")  # Of what the game has loaded already.
    pytest.main([*options, f"--config-file={ROOT / 'pyproject.toml'}", "--capture=no", *citing], plugins=[loop])
    if loop.trouble:
        raise Trouble("\n".join(loop.trouble))


def by_rule(tests: Sequence[pytest.Item]) -> dict[str, list[pytest.Item]]:
    citing: dict[str, list[pytest.Item]] = defaultdict(list)
    for test in tests:
        for marker in test.iter_markers("rule"):
            for number in marker.args:
                citing[number].append(test)
    return citing


def tests_for(mutant: Mutant, citing: dict[str, list[pytest.Item]]) -> list[pytest.Item]:
    """The tests that cite a rule of the function, each once; those of its first rule come first."""
    return list(dict.fromkeys(test for rule in mutant.function.rules for test in citing.get(rule, ())))


def _swapping(mutant: Mutant, caches: list[Cache]) -> Callable[[], None]:
    code = mutant.code()
    assert code.co_freevars == found(mutant.function).__code__.co_freevars, mutant.key
    return lambda: swap(mutant.function, code, caches)
