"""The benchmark: what the kernel, the kit and a whole game cost, measured in one process, as medians with their spread.

Pig has almost no rules, so a decision of it costs what the kernel costs. For copies and files there is `CAMP`, a game
that does nothing but have a state of the size of a real one: 300 cards in 45 piles and five players. Zona, The Long
Night, ZNA, S.T.A.L.K.E.R. and Raid & Trade are real ones, with all their rules.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from enum import Enum
from functools import partial
from random import Random
from statistics import median
from typing import Any

import msgspec

from fivefires.bench_maps import crowds, facing_tables, house_ground, houses, street_ground, street_tables, streets
from fivefires.examples.pig import GAME as PIG
from fivefires.kernel import (
    BEFORE,
    Box,
    Done,
    Event,
    Game,
    Option,
    Prompt,
    Reaction,
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
from fivefires.kernel.moments import listeners
from fivefires.kernel.registry import find
from fivefires.kernel.runner import Choose
from fivefires.kernel.scene import Scene
from fivefires.kernel.tape import Answer
from fivefires.kit.grids import Ground, mutual_sight, route, way

RUNS = 9
PIG_SECONDS = 0.25
GAMES = 15
COPIES = 50
POINTS = 25
CROWDS = 200
EVENTS = 2000
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


def choices(seed: int) -> Choose:
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


# --- events ---------------------------------------------------------------------------------------

# A card that nobody in Camp holds.
SOUGHT = "card-of-luck"


class Fall(Event, tag=True):
    """Something that happens in Camp."""

    seat: int
    depth: int = 2


def nobody_has_it(state: CampState, _fall: Fall) -> list[tuple[int, str]]:
    """What a listener does that has nothing to say: it looks through all hands for its card."""
    return [(seat, SOUGHT) for seat in range(state.seats) if SOUGHT in state.piles[f"hand.{seat}"]]


async def nothing(_table: Table[CampState], _fall: Fall) -> None:
    """What happens costs nothing by itself, nor does answering it."""


async def no_answer(_table: Table[CampState], _seat: int, _fall: Fall, _source: str) -> None: ...


LISTENER = Reaction(key="luck", on=Fall, at=BEFORE, bearers=nobody_has_it, effect=no_answer)


def events() -> list[Figure]:
    """An event that happens, and a point of one: made, put on the stack, taken off; with no and with one listener."""

    async def happen(table: Table[CampState]) -> None:
        for _ in range(EVENTS):
            await table.happen(Fall(seat=1), nothing)

    async def at(table: Table[CampState]) -> None:
        for _ in range(EVENTS):
            await table.at(Fall(seat=1), BEFORE)

    return [
        figure(name, [_event_cost(act, reactions, run) for run in range(RUNS)], "µs", limit)
        for name, act, reactions, limit in (
            ("event-silent", happen, (), 0.5),
            ("event-idle", happen, (LISTENER,), 4),
            ("point-silent", at, (), 0.5),
            ("point-idle", at, (LISTENER,), 4),
        )
    ]


def _event_cost(
    act: Callable[[Table[CampState]], Coroutine[Any, Any, None]], reactions: Sequence[Reaction], seed: int
) -> float:
    """In µs, at a table of Camp in the middle of a game."""
    table = camp_at(MAIN, 100, seed).table
    table.listeners = listeners(reactions)

    def all_happen() -> None:
        try:
            act(table).send(None)
        except StopIteration:
            return
        raise AssertionError("nobody was to be asked")

    return _seconds_each(all_happen, 1) / EVENTS * 1e6


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
    """What one act costs in processor time: what else the machine does is not counted.

    It is the best of five rows, because whatever disturbs them only makes them longer.
    """
    act()
    rows = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(times):
            act()
        rows.append((time.process_time() - start) / times)
    return min(rows)


# --- real games -----------------------------------------------------------------------------------


class Measured(msgspec.Struct, frozen=True):
    """A game that is measured: how it is played, the limits in µs, and how many games of each set-up make a run."""

    setups: tuple[Setup, ...]
    decision: float
    copy: float
    games: int = GAMES


MODULES = ("improvements", "bandits", "raxxon")
REAL = {
    "zona": Measured((Setup(4, "race"),), 20, 60),
    "long_night": Measured((Setup(4, "rivals"), Setup(4, "rivals", MODULES)), 25, 80),
    "zna": Measured(tuple(Setup(4, "mission", (), {"scenario": number}) for number in range(1, 13)), 33.3, 60, 2),
    "stalker": Measured(
        tuple(Setup(4, "mission", (), {"mission": mission}) for mission in ("A1", "A2", "B1", "B2", "C1", "C2")),
        40,
        80,
        4,
    ),
    "raid_trade": Measured((Setup(4, "city", (), {"characters": "dealt"}),), 25, 60),
}


def decision(name: str) -> list[Figure]:
    """A decision among random players, without log and hashes."""
    game, measured = find(name), REAL[name]
    _games(game, measured.setups, measured.games, 0)
    runs = [_games(game, measured.setups, measured.games, number + 1) for number in range(RUNS)]
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


# --- maps -----------------------------------------------------------------------------------------


def map_tables() -> list[Figure]:
    """All tables of a map of 144 squares: made once a map, when a game starts."""
    return [figure("map-tables", [_seconds_each(street_tables, 1) * 1e3 for _ in range(RUNS)], "ms", 200)]


def map_way() -> list[Figure]:
    """The shortest way on that map to somebody's side, round 14 figures."""
    return [figure("map-way", _costs_of_going(way, street_ground(streets())), "µs", 30)]


def map_route() -> list[Figure]:
    """The same on a map of 122 spaces, with the fewest corners and all first steps that are equally good."""
    return [figure("map-route", _costs_of_going(route, house_ground(houses())), "µs")]


def _costs_of_going(go: Callable[[Ground, int, int, int], object], ground: Ground) -> list[float]:
    wanted = crowds(ground, CROWDS)

    def all_go() -> None:
        for start, goals, shut in wanted:
            go(ground, start, goals, shut)

    return [_seconds_each(all_go, 1) / CROWDS * 1e6 for _ in range(RUNS)]


def map_sight() -> list[Figure]:
    """Whether two squares see each other: one bit of a table."""
    table = mutual_sight(street_ground(streets()))
    pairs = [(number % len(table), 7 * number % len(table)) for number in range(CROWDS)]

    def all_look() -> None:
        for here, there in pairs:
            table[here] >> there & 1

    return [figure("map-sight", [_seconds_each(all_look, 1) / CROWDS * 1e6 for _ in range(RUNS)], "µs")]


def map_facing() -> list[Figure]:
    """All tables of sight by facing of a map of 122 spaces, for 18 kinds of units."""
    return [figure("map-facing", [_seconds_each(facing_tables, 1) * 1e3 for _ in range(RUNS)], "ms", 300)]


# --- the command ----------------------------------------------------------------------------------


def games_command() -> list[Figure]:
    """From typing `fivefires games` to its answer."""
    command = [sys.executable, "-m", "fivefires.cli", "games"]
    return [figure("games-command", [_run(command) for _ in range(RUNS)], "s", START_LIMIT)]


def _run(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


# --- environments ---------------------------------------------------------------------------------

STEPS = 64
# By game: what a step may cost in µs, that is 8,000 and 6,000 steps a second.
LEARNT_IN = {"zona": 125.0, "long_night": 166.7}


def environment(name: str) -> list[Figure]:
    """A step of a learning environment: four seats, each asked one observed, random answers, new games included."""
    try:
        from fivefires.lab.environments import TableEnv
    except ImportError:  # Without the lab there is nothing to learn in.
        return []
    env, chance = TableEnv(name, 4), Random(1).random

    def steps() -> None:
        done = 0
        while done < STEPS:
            seen, _, over, late, _ = env.last()
            if over or late:
                env.reset()
                continue
            env.step(int(chance() * int(seen["action_mask"].sum())))
            done += 1

    env.reset(seed=1)
    costs = [_seconds_each(steps, 4) / STEPS * 1e6 for _ in range(RUNS)]
    return [
        figure(f"learning-{name}", costs, "µs/step", LEARNT_IN[name]),
        figure(f"learning-{name}", [1e6 / cost for cost in costs], "steps/s"),
    ]


MEASURES: dict[str, Callable[[], list[Figure]]] = {
    "pig": pig,
    "events": events,
    "copy-main": copy_main,
    "copy-nested": copy_nested,
    "save-load": save_load,
    **{name: partial(decision, name) for name in REAL},
    **{f"copy-{name}": partial(copy_real, name) for name in REAL},
    "map-tables": map_tables,
    "map-way": map_way,
    "map-route": map_route,
    "map-sight": map_sight,
    "map-facing": map_facing,
    **{f"learning-{name}": partial(environment, name) for name in LEARNT_IN},
    "games-command": games_command,
}
