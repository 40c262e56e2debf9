"""The suite that every game passes, whoever wrote it: one list of checks for the command and for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from fivefires.bots.finding import named
from fivefires.kernel import Game, Runner, seed_from
from fivefires.kernel.failures import told
from fivefires.kernel.game import Count
from fivefires.kernel.registry import find

from .blindfold import differences, uneven
from .checks import missing_texts
from .citations import rulebook
from .fingerprint import fingerprint, fingerprint_elsewhere
from .fuzz import fuzz, legal_setups
from .lessons import all_lesson_faults
from .plain import unplain_rules

# Enough games to differ somewhere, under orders of sets that are not this process's.
PRINTED = 4
HASH_SEEDS = (1, 2)
# How hard a bot thinks whose answers are compared, and how many of them: most of its thoughts are dear.
BUDGET = 8
THOUGHT = 12


class Subject:
    """A game under examination. `tests` is the folder in which its rules are proved, if that is to be checked."""

    def __init__(
        self, name: str, *, games: int = 100, pairs: int = 200, seed: int = 1, tests: Path | None = None
    ) -> None:
        self.name, self.games, self.pairs, self.seed, self.tests = name, games, pairs, seed, tests

    @cached_property
    def game(self) -> Game[Any]:
        return find(self.name)


class Check(NamedTuple):
    """`id` names it in a list; `says` is what a game that passes it can say of itself."""

    id: str
    says: str
    faults: Callable[[Subject], Sequence[str]]


def _texts(subject: Subject) -> list[str]:
    return [f"there is no text for {text!r}" for text in missing_texts(subject.game)]


def _components(subject: Subject) -> list[str]:
    """What lies in the box is compared with the component list, on every set-up."""
    game = subject.game
    listed = {part: count.number if isinstance(count, Count) else count for part, count in game.components.items()}
    found = []
    for setup in legal_setups(game):
        try:
            counted = game.box_for(setup).counts(Runner(game, setup, seed_from(1), log=False).state)
        except Exception as error:
            found.append(f"{setup.named} cannot be set up: {told(error)}")
            continue
        if counted != listed:
            found.append(f"{setup.named} have {counted}, and the component list says {listed}")
    return found


def _plain(subject: Subject) -> list[str]:
    return unplain_rules(subject.game)


def _rules(subject: Subject) -> list[str]:
    """A game leaves the stage "alpha" when every rule has code and a test; nothing is ever cited that is not there."""
    book = rulebook(subject.game, subject.tests)
    if subject.game.stage == "alpha":
        return book.unknown
    tested = any(rule.tests for rule in book.rules.values())
    return [fault for fault in book.faults() if tested or subject.tests or not fault.endswith("proved by no test")]


def _lessons(subject: Subject) -> list[str]:
    return all_lesson_faults(subject.game)


def _games(subject: Subject) -> list[str]:
    report = fuzz(subject.game, games=subject.games, seed=subject.seed)
    return [f"game {error.seed}: {error.sentence}" for error in report.errors]


def _expert(subject: Subject) -> list[str]:
    """The expert plays games to their end, and the evaluation gives each seat its chance."""
    game = subject.game
    if game.expert is None:
        return _evaluation(subject)
    report = fuzz(game, games=max(4, subject.games // 5), seed=subject.seed, tables=[["scripted", "scripted%5"]])
    return [*(f"game {error.seed}: {error.sentence}" for error in report.errors), *_evaluation(subject)]


def _evaluation(subject: Subject) -> list[str]:
    game = subject.game
    if game.evaluate is None:
        return []
    for number, setup in enumerate(legal_setups(game)[:8]):
        runner = Runner(game, setup, seed_from(number), log=False)
        for _ in range(20):
            for seat in runner.asked():
                worth = game.evaluate(game.view(runner.state, seat))
                if len(worth) != setup.players or not all(0 <= one <= 1 for one in worth):
                    return [f"the evaluation of {setup.players} seats, each from 0 to 1, is {list(worth)}"]
            if runner.over:
                break
            runner.run(lambda _seat, options: options[0], 1)
    return []


def _blindfold(subject: Subject) -> list[str]:
    """What a bot answers, and what the evaluation says, comes from what a seat may know."""
    game = subject.game
    found: list[str] = []
    bots = [("scripted", subject.pairs)] if game.expert is not None else []
    if game.evaluate is not None:
        bots.append((f"search@{BUDGET}", min(THOUGHT, subject.pairs)))
        found += [f"the evaluation peeps: {fault}" for fault in uneven(game, subject.pairs, subject.seed)]
    for bot, pairs in bots:
        found += [f"{bot} peeps: {fault}" for fault in differences(game, named(bot), pairs, subject.seed)]
    return found


def _hash_seeds(subject: Subject) -> list[str]:
    here = fingerprint(subject.name, PRINTED)
    others = [fingerprint_elsewhere(subject.name, PRINTED, seed) for seed in HASH_SEEDS]
    return [] if others == [here] * len(others) else ["games come out otherwise where sets have another order"]


CHECKS = (
    Check("texts", "every name has a text", _texts),
    Check("components", "the box holds what the component list says", _components),
    Check("plain", "the rules depend on no clock, no set's order and no chance but the table's", _plain),
    Check("rules", "every rule has its code, and its test", _rules),
    Check("lessons", "the lessons fit the rules", _lessons),
    Check("games", "seeded games pass every check", _games),
    Check("expert", "the expert gives answers that are on offer", _expert),
    Check("blindfold", "bots and evaluation go by what a seat may know", _blindfold),
    Check("hash-seeds", "games are the same under every hash seed", _hash_seeds),
)


def faults_of(check: Check, subject: Subject) -> list[str]:
    """What is wrong. A check that breaks has found something, too."""
    try:
        return list(check.faults(subject))
    except Exception as error:
        return [told(error)]
