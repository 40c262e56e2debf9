"""The fuzzer: seeded games to the end, under the checks of the suite, and a report of what they met."""

from __future__ import annotations

import gc
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple

import msgspec

from fivefires.alarm import at_most
from fivefires.bots.finding import Named, named, new_bot
from fivefires.bots.random import RandomBot
from fivefires.kernel import Bot, Game, Refused, RuleError, Runner, Setup, files, let_choose, seed_from
from fivefires.kernel.bots import NotOffered
from fivefires.kernel.chains import next_setup
from fivefires.kernel.failures import told
from fivefires.kernel.registry import find
from fivefires.workers import begin, end

from .awaited import AwaitedRunner
from .chains import checked_next_setup
from .checks import Checker, Fault, missing_texts
from .lessons import all_lesson_faults

# A step that does not come to a question within so many seconds is an error.
PATIENCE = 5
LONGEST = 100_000
# How often a mix of options, and of variants that go with them, is looked for.
MIXES = 400


class Failure(msgspec.Struct):
    """An error that the fuzzer has found, with a file that reproduces it."""

    seed: int
    sentence: str
    file: bytes


class Report(msgspec.Struct):
    """What the games have met. `chains`: how many chains had so many games."""

    game: str
    games: int = 0
    decisions: int = 0
    finished: int = 0
    endings: dict[str, int] = {}
    errors: list[Failure] = []
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    used: dict[str, int] = {}
    unused: list[str] = []
    chains: dict[str, int] = {}

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.finished += other.finished
        self.errors += other.errors
        for mine, theirs in ((self.endings, other.endings), (self.used, other.used), (self.chains, other.chains)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count


def fuzz(
    game: str | Game[Any],
    *,
    games: int = 100,
    chains: int = 0,
    players: int | None = None,
    mode: str | None = None,
    tables: Sequence[Sequence[str]] = (("random",),),
    seed: int = 0,
    checks: bool = True,
    workers: int = 1,
    most_errors: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play so many games, spread over the legal set-ups, and report; or so many chains of games to their end. Whoever
    only wants to know whether something is wrong stops at `most_errors`.

    A table names who sits at it, seat by seat, and again from the first. Of several each game draws one.
    """
    start = time.perf_counter()
    name = game if isinstance(game, str) else game.id
    found = find(game) if isinstance(game, str) else game
    setups = legal_setups(found, players, mode)
    jobs = [(number, setup_for(found, setups, number, players, mode)) for number in range(chains or games)]
    done = 0
    report = Report(name)
    if checks:
        report.errors += [Failure(seed, f"there is no text for {text!r}", b"") for text in missing_texts(found)]
        report.errors += [Failure(seed, sentence, b"") for sentence in _lesson_faults(found)]
    way = Way(tuple(tuple(table) for table in tables), seed, checks, bool(chains))
    for part in _played(found if workers == 1 else name, jobs, way, workers):
        report.add(part)
        done += sum(part.chains.values()) if chains else part.games
        if progress is not None:
            progress(done)
        if most_errors is not None and len(report.errors) >= most_errors:
            break
    report.seconds = time.perf_counter() - start
    report.decisions_per_second = report.decisions / report.seconds
    report.endings = dict(sorted(report.endings.items()))
    report.used = dict(sorted(report.used.items()))
    report.chains = dict(sorted(report.chains.items(), key=lambda one: int(one[0])))
    report.unused = [feature for feature in found.features() if feature not in report.used]
    return report


def legal_setups(game: Game[Any], players: int | None = None, mode: str | None = None) -> list[Setup]:
    """Every legal number of players × mode, each alone and with every variant and option value that goes with it."""
    setups: list[Setup] = []
    modes = [one.id for one in game.modes] or [""]
    for number, one in product(game.players if players is None else [players], modes if mode is None else [mode]):
        setups += _legal(game, [Setup(number, one)])
        setups += _legal(game, [Setup(number, one, (variant,)) for variant in game.variants])
        setups += _legal(
            game, [Setup(number, one, (), {choice.id: value}) for choice in game.options for value in choice.values[1:]]
        )
    if not setups:
        game.check(game.default_setup(players, mode))
        raise Refused("mix")
    return setups


def setup_for(
    game: Game[Any], setups: Sequence[Setup], number: int, players: int | None = None, mode: str | None = None
) -> Setup:
    """First everything alone, and then mixes: a card that needs two modules and a rare objective has its turn too."""
    if number < len(setups):
        return setups[number]
    return _mix(game, number, players, mode) or setups[number % len(setups)]


def _mix(game: Game[Any], number: int, players: int | None, mode: str | None) -> Setup | None:
    """Each value of each option has its turn; all else is drawn anew until it goes together, so that no mode is
    favoured for having fewer variants.
    """
    chance = random.Random(f"{game.id}/{number}")
    values = [(choice.id, value) for choice in game.options for value in choice.values[1:]]
    turn = dict([values[number % len(values)]]) if values else {}
    for _ in range(MIXES):
        seats = chance.choice(game.players) if players is None else players
        way = chance.choice([one.id for one in game.modes] or [""]) if mode is None else mode
        drawn = {choice.id: chance.choice(choice.values) for choice in game.options if chance.random() < 0.25}
        variants = tuple(variant for variant in game.variants if chance.random() < 0.5)
        if legal := _legal(game, [Setup(seats, way, variants, drawn | turn)]):
            return legal[0]
    return None


def _legal(game: Game[Any], setups: list[Setup]) -> list[Setup]:
    legal = []
    for setup in setups:
        try:
            game.check(setup)
        except Refused:
            continue
        legal.append(setup)
    return legal


class Way(NamedTuple):
    """How the games of a run are played."""

    tables: tuple[tuple[str, ...], ...]
    seed: int
    checks: bool
    chains: bool

    def sitting(self, number: int) -> tuple[str, ...]:
        """The table of a game; drawn, because objectives go round by the number, and each should meet every table."""
        return random.Random(f"{self.seed}/{number}/table").choice(self.tables)


def _played(game: str | Game[Any], jobs: list[tuple[int, Setup]], way: Way, workers: int) -> Iterator[Report]:
    if workers == 1:
        for job in jobs:
            yield play_batch(game, [job], way)
        return
    size = max(1, min(20, len(jobs) // (workers * 4)))
    pool = ProcessPoolExecutor(workers, initializer=begin)
    try:
        batches = [jobs[at : at + size] for at in range(0, len(jobs), size)]
        futures = [pool.submit(play_batch, game, batch, way) for batch in batches]
        for future in as_completed(futures):
            yield future.result()
    finally:
        end(pool)


def play_batch(game: str | Game[Any], jobs: list[tuple[int, Setup]], way: Way) -> Report:
    found = find(game) if isinstance(game, str) else game
    report = Report(found.id)
    for number, setup in jobs:
        if way.chains:
            play_chain(found, setup, number, way, report)
        else:
            play_one(found, setup, f"{way.seed}/{number}", number, way, report)
    return report


def play_chain(game: Game[Any], setup: Setup, number: int, way: Way, report: Report) -> None:
    """One game after the other, until none follows, the game caps the chain, or there is an error."""
    following: Setup | None = setup
    links = 0
    while following is not None and links < game.longest_chain:
        links += 1
        runner = play_one(game, following, f"{way.seed}/{number}/{links}", number, way, report)
        following = _following(runner, number, way, report) if runner is not None else None
    report.chains[str(links)] = report.chains.get(str(links), 0) + 1


def _following(runner: Runner[Any], number: int, way: Way, report: Report) -> Setup | None:
    """The set-up that comes after a game, as long as nothing is wrong with it."""
    follow = checked_next_setup if way.checks else next_setup
    try:
        return follow(runner.game, runner.setup, runner.state.result)
    except Exception as error:
        sentence = str(error) if isinstance(error, Fault) else f"what follows cannot be told: {told(error)}"
        report.errors.append(Failure(number, sentence, files.save(runner)))
        return None


class Player(NamedTuple):
    """A bot at a seat, as it was asked for, which says how hard it thinks."""

    bot: Bot
    wish: Named

    def answer(self, runner: Runner[Any], seat: int) -> None:
        try:
            option = let_choose(self.bot, runner, seat, self.wish.budget)
        except NotOffered as error:
            raise Fault(f"{self.wish}: {error}") from error
        runner.answer(seat, option)


def play_one(game: Game[Any], setup: Setup, seed: str, number: int, way: Way, report: Report) -> Runner[Any] | None:
    """One game to its end, or to its first error; then there is nothing to give back."""
    checks = way.checks
    sitting = way.sitting(number)
    wishes = [named(sitting[seat % len(sitting)]) for seat in range(setup.players)]
    players = [Player(new_bot(wish, number * 10 + seat), wish) for seat, wish in enumerate(wishes)]
    report.games += 1
    with lost_coroutines() as lost:
        try:
            runner = (AwaitedRunner if checks else Runner)(game, setup, seed_from(seed), hashes=checks, log=checks)
        except Exception as error:
            report.errors.append(Failure(number, f"the set-up fails: {told(error)}", b""))
            return None
        runner.table.uses = report.used
        try:
            report.decisions += _checked(runner, players, number) if checks else _bare(runner, players)
            if lost:
                raise Fault(lost[0])
            _end(runner, report)
            return runner
        except RuleError as error:
            record = files.error_record(runner, error.history, str(error))
            report.errors.append(Failure(number, str(error), files.encode(record)))
        except Exception as error:  # A check that breaks has found something, too.
            sentence = str(error) if isinstance(error, Fault) else told(error)
            report.errors.append(Failure(number, sentence, files.save(runner)))
    return None


def _end(runner: Runner[Any], report: Report) -> None:
    if not runner.over:
        raise Fault(f"the game has not ended after {LONGEST} decisions")
    report.finished += 1
    ending = runner.state.result.ending
    report.endings[ending] = report.endings.get(ending, 0) + 1


def _bare(runner: Runner[Any], players: list[Player]) -> int:
    """Without checks, and the same game as with them; random players need nothing but the options."""
    bots = [player.bot for player in players if isinstance(player.bot, RandomBot)]
    if len(bots) == len(players):
        picks = [bot.pick for bot in bots]
        return runner.run(lambda seat, options: picks[seat](options), LONGEST)
    decisions = 0
    while not runner.over and decisions < LONGEST:
        for seat in runner.asked():
            players[seat].answer(runner, seat)
        decisions += 1
    return decisions


def _checked(runner: Runner[Any], players: list[Player], number: int) -> int:
    checker = Checker(runner, number)
    decisions = 0
    while not runner.over and decisions < LONGEST:
        _look(checker.before)
        with at_most(PATIENCE, "no question"):
            for seat in runner.asked():
                players[seat].answer(runner, seat)
        _look(checker.after)
        decisions += 1
    return decisions


def _look(check: Callable[[], None]) -> None:
    """A rule that fails in a copy has not failed in the game, so it must not be taken for the game's own failure."""
    try:
        check()
    except RuleError as error:
        raise Fault(f"in a copy of the game: {error}") from error


def _lesson_faults(game: Game[Any]) -> list[str]:
    """What a forgotten `await` leaves behind in a lesson is heard here, and told of the games that are played next."""
    with lost_coroutines():
        faults = all_lesson_faults(game)
        gc.collect()
    return faults


# --- what must not happen silently ------------------------------------------------------------------


@contextmanager
def lost_coroutines() -> Iterator[list[str]]:
    """Collect what Python only mutters about: a coroutine that was never awaited, an error in a destructor."""
    lost: list[str] = []
    hook = sys.unraisablehook
    sys.unraisablehook = lambda event: lost.append(f"{event.exc_value or event.err_msg}")
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)
        try:
            yield lost
        finally:
            sys.unraisablehook = hook
