"""The two scenarios, at the pages of their stories."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.long_night.tables.laying import (
    fuel_and_tools,
    laid,
    lay_cards,
    lay_tokens,
    next_experiments,
    objectives,
    quiet,
)
from tests.games.long_night.tables.looking import Game
from tests.games.long_night.tables.playing import answer_first, checked, next_round, nobody_accused
from tests.games.long_night.tables.seating import THREE, act_as, clear_bandits, seated, settle
from tests.kit.tables import put


def chimp(*groups: Sequence[str], mode: str = "rivals") -> Game:
    """The Chimp and the Code at its first stage, with Raxxon barred and Blue still away."""
    return seated(*(groups or THREE), mode=mode, options={"scenario": "chimp"})


def raid(*groups: Sequence[str]) -> Game:
    """The Bandit Raid at its first stage, with no bandit on the board."""
    runner = seated(*(groups or THREE), options={"scenario": "raid"})
    clear_bandits(runner)
    return runner


def r1_met(runner: Game, count: int = 6) -> Game:
    """So many cards lie on R1 when it is checked."""
    lay_cards(runner, "laid", fuel_and_tools(count))
    return checked(runner)


def page_turned(runner: Game, seat: int = 0) -> Game:
    """The next round has begun, and it is this player's turn, the last one."""
    answer_first(runner)
    quiet(runner)
    next_round(runner)
    return act_as(runner, seat)


def at_r2(*groups: Sequence[str]) -> Game:
    """The Chimp and the Code at its second stage: dice are collected on Raxxon."""
    return page_turned(r1_met(chimp(*groups), 2 * len(groups or THREE)))


def r2_met(runner: Game, *rolls: Sequence[int]) -> Game:
    """All six values lie on Raxxon; the Tank and the Hunter are the first to break out."""
    next_experiments(runner, "exp_tank", "exp_hunter", "exp_reaper")
    laid(runner, 1, 2, 3, 4, 5, 6)
    return checked(runner, *(rolls or ([1], [2])))


def at_r3(*groups: Sequence[str]) -> Game:
    """The last stage: codes are contained, that of the Claw first."""
    runner = r2_met(at_r2(*groups), *[[1], [2], [4]][: 3 if len(groups) >= 4 else 2])
    page_turned(runner)
    for figure in [*runner.state.lurking]:
        put(runner, figure, "figures")
    runner.state.lurking.clear()
    next_experiments(runner, "exp_claw", "exp_siren")
    settle(runner)
    return runner


def at_b2(*own: str) -> Game:
    """The second stage of the Bandit Raid, with these objectives by seat. Rocco Bellini is dead.

    Everybody's first survivor waits at the hideout with a weapon, the others in school; seat 0 has the last turn.
    """
    runner = raid()
    objectives(runner, *(own or ("bandit_betrayal", "secret_own_car", "secret_not_one_lost")))
    lay_tokens(runner, "food-token", "colony", 9)
    page_turned(checked(runner))
    runner.state.knife = 0
    for seat, weapon in enumerate(["riot_gun", "marksman_rifle", "nightstick"]):
        for survivor in runner.state.piles[f"group.{seat}"]:
            runner.state.where[survivor] = "school"
        leader = runner.state.piles[f"group.{seat}"][0]
        runner.state.where[leader] = "hideout"
        put(runner, weapon, f"gear.{leader}")
    runner.state.wounds.clear()
    clear_bandits(runner)
    return runner


def at_b3(*own: str) -> Game:
    """The last stage: nobody was accused."""
    runner = nobody_accused(checked(at_b2(*own)))
    page_turned(runner)
    clear_bandits(runner)
    return runner
