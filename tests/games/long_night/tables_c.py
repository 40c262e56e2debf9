"""More ways to set up and play The Long Night: Raxxon and its special zombies, and the two scenarios."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import Game, place, put, seated, settle
from tests.games.long_night.tables_a import THREE
from tests.games.long_night.tables_b import NO_BANDITS, NO_RAXXON, colony_phase

FOUR = (*THREE, ["nadia_rivers", "eric_parker"])
FIVE = (*FOUR, ["harriet_osei", "tomas_novak"])
CLAW, CLAW_TOO = "exp_claw_figure", "exp_claw_figure#2"
TANK, HUNTER = "exp_tank_figure", "exp_hunter_figure"
# A random location by its number.
NUMBER = {"police_station": 1, "grocery_store": 2, "school": 3, "library": 4, "hospital": 5, "gas_station": 6}


def works(*groups: Sequence[str], there: Sequence[str] = (), top: str = "exp_claw", seed: int = 1) -> Game:
    """The drug works are open: these survivors are there, and this experiment is the next one.

    The experiment of the first round has not broken out yet; no special zombie is on the board.
    """
    runner = seated(*(groups or THREE), variants=("raxxon",), seed=seed)
    for survivor in there:
        place(runner, survivor, "raxxon")
    next_experiments(runner, top)
    settle(runner)
    return runner


def next_experiments(runner: Game, *cards: str) -> None:
    """These lie on top of the pile, the first one uppermost and to be read."""
    for card in reversed(cards):
        put(runner, card, "experiments")
    runner.table.reveal([cards[0]])


def lurks(runner: Game, figure: str, entrance: str) -> None:
    """A special zombie stands there, and its card lies open."""
    put(runner, figure, "figures.lurking")
    put(runner, figure.partition("_figure")[0], "experiments.loose")
    runner.state.lurking[figure] = entrance


def at_code(runner: Game, *rolls: Sequence[int]) -> Game:
    """The players' phase is over; the code is checked, with these rolls afterwards."""
    return colony_phase(runner, Stage.CODE, *rolls, crisis=NO_BANDITS)


def laid(runner: Game, *values: int) -> None:
    """Dice of these values lie on Raxxon."""
    runner.state.code_dice = [*values]


# --- scenarios --------------------------------------------------------------------------------------------------


def chimp(*groups: Sequence[str], mode: str = "rivals") -> Game:
    """The Chimp and the Code at its first stage, with Raxxon barred and Blue still away."""
    return seated(*(groups or THREE), mode=mode, options={"scenario": "chimp"})


def raid(*groups: Sequence[str]) -> Game:
    """The Bandit Raid at its first stage, with no bandit on the board."""
    runner = seated(*(groups or THREE), options={"scenario": "raid"})
    for at, count in [*runner.state.stock["bandit-figure"].items()]:
        if at != "supply":
            runner.table.shift("bandit-figure", count, at, "supply")
    settle(runner)
    return runner


def checked(runner: Game, *rolls: Sequence[int]) -> Game:
    """The colony phase from the check of the objective on."""
    crisis = NO_BANDITS if "story_r" in runner.state.task else NO_RAXXON
    return colony_phase(runner, Stage.OBJECTIVE, *rolls, crisis=crisis)
