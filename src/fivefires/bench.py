"""The benchmark: what the kernel and a whole game cost, measured in one process, as medians with their spread.

Pig has almost no rules, so a decision of it costs what the kernel costs. For copies and files there is `CAMP`, a game
that does nothing but have a state of the size of a real one: 300 cards in 45 piles and five players. Zona and The Long
Night are real ones, with all their rules.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from random import Random
from statistics import median
from typing import Any

import msgspec

from fivefires.examples.pig import GAME as PIG
from fivefires.kernel import (
    Box,
    Done,
    Game,
    Option,
    Prompt,
    Result,
    Runner,
    Setup,
    State,
    Table,
    View,
    files,
    only,
    seed_from,
)  # fmt: skip
from fivefires.kernel.registry import find
from fivefires.kernel.scene import Scene
from fivefires.kernel.tape import Answer

RUNS = 9
PIG_SECONDS = 0.25
GAMES = 15
COPIES = 50
POINTS = 25
START_LIMIT = 0.5


class Figure(msgspec.Struct):
    """One measure: the median, the range of its runs, and what it should stay under."""

    name: str
    value: float
    unit: str
    low: float
    high: float
    limit: float | None = None

    @property
    def met(self) -> bool | None:
        return None if self.limit is None else self.value < self.limit


def figure(name: str, values: Sequence[float], unit: str, limit: float | None = None) -> Figure:
    return Figure(name, median(values), unit, min(values), max(values), limit)


def choices(seed: int) -> Callable[[int, Sequence[Any]], Any]:
    """A random player that costs next to nothing."""
    chance = Random(seed).random
    return lambda _seat, options: options[int(chance() * len(options))]


# --- Pig ------------------------------------------------------------------------------------------


def pig() -> list[Figure]:
    """A decision of Pig: validation, records and checkpoints on, log and hashes off."""
    _pig_for(0.2, 0)
    runs = [_pig_for(PIG_SECONDS, number + 1) for number in range(RUNS)]
    return [
        figure("pig", [seconds / decisions * 1e6 for _, decisions, seconds in runs], "µs/decision"),
        figure("pig", [decisions / games for games, decisions, _ in runs], "decisions/game"),
    ]


def _pig_for(seconds: float, seed: int) -> tuple[int, int, float]:
    """Whole games until the time is over: how many, their decisions, and the seconds they took."""
    choose, setup, games, decisions = choices(seed), PIG.default_setup(), 0, 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        decisions += Runner(PIG, setup, seed_from(seed * 1_000_000 + games), log=False).run(choose)
        games += 1
    return games, decisions, passed


# --- a state of the size of a real game -----------------------------------------------------------

CARDS, PLACES, SEATS, ROUNDS = 300, 30, 5, 400


class Scavenger(msgspec.Struct):
    """What a real game keeps of a player."""

    place: str = "place.0"
    health: int = 6
    radiation: int = 0
    hunger: int = 0
    morale: int = 3
    actions: int = 2
    skills: list[int] = []
    gear: dict[str, int] = {}
    wounds: list[str] = []
    quest: str | None = None
    done: bool = False
    notes: list[str] = []


class Test(msgspec.Struct):
    """What is under way, on a stack."""

    seat: int
    difficulty: int
    dice: list[int] = []


class CampState(State, kw_only=True):
    people: list[Scavenger]
    round: int = 1
    weather: str = "rain"
    marks: dict[str, int] = {}
    tests: list[Test] = []


class Search(Option, frozen=True, tag="search"):
    place: str


class Rest(Enum):
    REST = "rest"


class Force(Enum):
    FORCE = "force"


MAIN = Prompt("ask-main")
NESTED = Prompt("ask-nested")


async def camp_step(table: Table[CampState]) -> None:
    """One act of one player: the main question, and where it is a search, questions two calls deeper."""
    state = table.state
    who = state.active
    person = state.people[who]
    searches = [Search(f"place.{number}") for number in range(8)]
    answer = await table.ask(who, MAIN, [*searches, Rest.REST])
    if isinstance(answer, Search):
        person.place = answer.place
        await search(table, who, answer.place)
    else:
        person.health = min(6, person.health + 1)
    state.active = (who + 1) % state.seats
    if state.active == 0:
        state.round += 1
    if state.round > ROUNDS:
        table.finish(Result(ending="over"))


async def search(table: Table[CampState], who: int, place: str) -> None:
    if await attribute_test(table, who, 10):
        card = table.draw(place, f"hand.{who}")
        if len(table.pile(f"hand.{who}")) > 8:
            table.move(table.pile(f"hand.{who}")[0], f"hand.{who}", place, to_bottom=True)
        table.state.marks[place] = len(card)
    else:
        table.state.people[who].radiation += 1


async def attribute_test(table: Table[CampState], who: int, difficulty: int) -> bool:
    test = Test(who, difficulty, table.roll(6, 3))
    table.state.tests.append(test)
    forced = False
    while not forced and await table.ask(who, NESTED, [Force.FORCE, Done.DONE]) is not Done.DONE:
        test.dice[0] = table.roll(6)[0]
        forced = True
    table.state.tests.pop()
    return sum(test.dice) >= test.difficulty


def camp_box(_setup: Setup) -> Box:
    box = Box()
    for number in range(PLACES):
        box.pile(f"place.{number}")
    for number in range(5):
        box.pile(f"market.{number}", sees=-1)
    for seat in range(SEATS):
        box.pile(f"hand.{seat}", sees=only(seat), ordered=False)
        box.pile(f"played.{seat}", sees=-1)
    for number in range(CARDS):
        box.add(f"card-{number:03}", f"place.{number % PLACES}", "card")
    return box


def camp_setup(table: Table[CampState]) -> None:
    for number in range(PLACES):
        table.shuffle(f"place.{number}")
    for seat in range(SEATS):
        table.draw(f"place.{seat}", f"hand.{seat}", 4)
        table.draw(f"place.{seat + 5}", f"played.{seat}", 3)
        table.draw(f"place.{seat + 10}", f"market.{seat}", 2)


CAMP = Game(
    id="camp",
    version=1,
    package=__name__,
    rule_prefix="C",
    players=(SEATS,),
    state=CampState,
    components={"card": CARDS},
    box=camp_box,
    start=lambda setup: CampState(
        seats=setup.players,
        people=[
            Scavenger(
                skills=[1, 2, 3, 1], gear={"rope": 1, "knife": 1, "food": 3}, wounds=["arm"], notes=["met the trader"]
            )
            for _ in range(setup.players)
        ],
        marks={f"place.{number}": number for number in range(12)},
    ),
    setup=camp_setup,
    step=camp_step,
    view=View,
    scene=lambda _view: Scene(),
    example=True,
)


def camp_at(prompt: Prompt, decisions: int, seed: int) -> Runner[CampState]:
    """A game of Camp that has come so far and on to the next question of this kind."""
    runner = Runner(CAMP, Setup(SEATS), seed_from(seed), log=False)
    choose = choices(seed)
    runner.run(choose, decisions)
    while runner.question is not None and runner.question.prompt is not prompt:
        runner.run(choose, 1)
    return runner


# --- copies and files -----------------------------------------------------------------------------


def copy_main() -> list[Figure]:
    """A copy between two acts, as a search makes it before every rollout."""
    return [figure("copy-main", copy_costs(MAIN), "µs", 40)]


def copy_nested() -> list[Figure]:
    """A copy in the middle of an act, where the rules must be run again up to there."""
    return [figure("copy-nested", copy_costs(NESTED), "µs", 3 * median(copy_costs(MAIN)))]


def copy_costs(prompt: Prompt) -> list[float]:
    """The cost at many points of a game, because the way back to the newest checkpoint is not equally long."""
    return [_seconds_each(camp_at(prompt, 100 + 7 * point, point).copy, COPIES) * 1e6 for point in range(POINTS)]


def save_load() -> list[Figure]:
    """Saving and loading in the middle of a game with some hundred answers behind it."""
    runners = [camp_at(MAIN, 200, seed) for seed in range(RUNS)]

    def there_and_back(runner: Runner[CampState]) -> Callable[[], object]:
        return lambda: files.load(files.decode(files.save(runner)), CAMP)

    return [figure("save-load", [_seconds_each(there_and_back(runner), 10) * 1e3 for runner in runners], "ms", 1)]


def _seconds_each(act: Callable[[], object], times: int) -> float:
    """What one act costs: the best of five rows, because whatever disturbs them only makes them longer."""
    act()
    rows = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            act()
        rows.append((time.perf_counter() - start) / times)
    return min(rows)


# --- real games -----------------------------------------------------------------------------------


class Measured(msgspec.Struct, frozen=True):
    """A game that is measured: how it is played, and the limits in µs."""

    setups: tuple[Setup, ...]
    decision: float
    copy: float


MODULES = ("improvements", "bandits", "raxxon")
REAL = {
    "zona": Measured((Setup(4, "race"),), 20, 60),
    "long_night": Measured((Setup(4, "rivals"), Setup(4, "rivals", MODULES)), 25, 80),
}


def decision(name: str) -> list[Figure]:
    """A decision among random players, without log and hashes."""
    game, measured = find(name), REAL[name]
    _games(game, measured.setups, GAMES, 0)
    runs = [_games(game, measured.setups, GAMES, number + 1) for number in range(RUNS)]
    return [
        figure(name, [seconds / decisions * 1e6 for decisions, seconds in runs], "µs/decision", measured.decision),
        figure(name, [decisions / seconds for decisions, seconds in runs], "decisions/s"),
    ]


def _games(game: Game[Any], setups: Sequence[Setup], games: int, seed: int) -> tuple[int, float]:
    """So many games of each set-up: their decisions, and the seconds they took.

    A decision is one player's answer: where four vote at the same time, four decide.
    """
    choose, tapes = choices(seed), []
    start = time.perf_counter()
    for number in range(games):
        for setup in setups:
            runner = Runner(game, setup, seed_from(seed * 1_000_000 + number), log=False)
            runner.run(choose)
            tapes.append(runner.tape)
    seconds = time.perf_counter() - start
    return sum(isinstance(entry, Answer) for tape in tapes for entry in tape.line), seconds


def copy_real(name: str) -> list[Figure]:
    """A copy where a player is asked what to do."""
    measured = REAL[name]
    runners = [at_main_decision(name, 20 + 15 * point, point) for point in range(POINTS)]
    costs = [_seconds_each(runner.copy, COPIES) * 1e6 for runner in runners if not runner.over]
    return [figure(f"copy-{name}", costs, "µs", measured.copy)]


def at_main_decision(name: str, decisions: int, seed: int) -> Runner[Any]:
    measured = REAL[name]
    setup, choose = measured.setups[seed % len(measured.setups)], choices(seed)
    runner = Runner(find(name), setup, seed_from(seed), log=False)
    runner.run(choose, decisions)
    while runner.question is not None and runner.question.prompt.message != "ask-action":
        runner.run(choose, 1)
    return runner


# --- the command ----------------------------------------------------------------------------------


def games_command() -> list[Figure]:
    """From typing `fivefires games` to its answer."""
    command = [sys.executable, "-m", "fivefires.cli", "games"]
    return [figure("games-command", [_run(command) for _ in range(RUNS)], "s", START_LIMIT)]


def _run(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


MEASURES: dict[str, Callable[[], list[Figure]]] = {
    "pig": pig,
    "copy-main": copy_main,
    "copy-nested": copy_nested,
    "save-load": save_load,
    **{name: partial(decision, name) for name in REAL},
    **{f"copy-{name}": partial(copy_real, name) for name in REAL},
    "games-command": games_command,
}
