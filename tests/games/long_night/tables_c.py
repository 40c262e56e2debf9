"""More ways to set up and play The Long Night: Raxxon and its special zombies, and the two scenarios."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.long_night.content.vocabulary import ItemType
from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import Game, keys, place, put, seated, settle
from tests.games.long_night.tables_a import THREE, lay_tokens, next_round, prompt, quiet
from tests.games.long_night.tables_b import (
    NO_BANDITS,
    NO_RAXXON,
    act_as,
    all_vote,
    cards_of,
    colony_phase,
    lay_cards,
    objectives,
    told,
)

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


def send_away(runner: Game, *seats: int) -> None:
    """These players are exiles without having been voted out, with an exile card each; nobody was wronged."""
    for seat in seats:
        runner.state.players[seat].exiled = True
        put(runner, runner.state.piles["exiles"][-1], f"exile.{seat}")
    settle(runner)


# --- scenarios --------------------------------------------------------------------------------------------------


def chimp(*groups: Sequence[str], mode: str = "rivals") -> Game:
    """The Chimp and the Code at its first stage, with Raxxon barred and Blue still away."""
    return seated(*(groups or THREE), mode=mode, options={"scenario": "chimp"})


def raid(*groups: Sequence[str]) -> Game:
    """The Bandit Raid at its first stage, with no bandit on the board."""
    runner = seated(*(groups or THREE), options={"scenario": "raid"})
    clear_bandits(runner)
    return runner


def checked(runner: Game, *rolls: Sequence[int]) -> Game:
    """The colony phase from the check of the objective on."""
    crisis = NO_BANDITS if "story_r" in runner.state.task else NO_RAXXON
    return colony_phase(runner, Stage.OBJECTIVE, *rolls, crisis=crisis)


def fuel_and_tools(count: int) -> list[str]:
    return [*cards_of(ItemType.FUEL, count // 2), *cards_of(ItemType.TOOL, count - count // 2)]


def r1_met(runner: Game, count: int = 6) -> Game:
    """So many cards lie on R1 when it is checked."""
    lay_cards(runner, "laid", fuel_and_tools(count))
    return checked(runner)


def answer_first(runner: Game) -> Game:
    """Everybody gives the first answer, up to the question about the knife."""
    while prompt(runner) != "ask-call-knife":
        for seat in runner.asked():
            runner.answer(seat, keys(runner, seat)[0])
    return runner


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


def tales(runner: Game) -> list[str]:
    """The passages of the story that were told so far."""
    return [line.removeprefix("log-tale ") for line in told(runner) if line.startswith("log-tale ")]


def at_b2(*own: str) -> Game:
    """The second stage of the Bandit Raid, with these objectives by seat. Rocco Bellini is dead.

    Everybody's first survivor waits at the hideout with a weapon, the others in school; seat 0 has the last turn.
    """
    runner = raid()
    objectives(runner, *(own or ("bandit_betrayal", "secret_own_car", "secret_medicine_chest")))
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


def clear_bandits(runner: Game) -> None:
    for at, count in [*runner.state.stock["bandit-figure"].items()]:
        if at != "supply":
            runner.table.shift("bandit-figure", count, at, "supply")
    settle(runner)


def vote_out(runner: Game, by: int, named: int, *votes: str) -> None:
    """One player accuses another, and these are the votes of all who are asked."""
    runner.answer(by, f"accuse:{named + 1}")
    all_vote(runner, *votes)


def nobody_accused(runner: Game) -> Game:
    """Everybody declines to accuse, as long as somebody is asked."""
    while prompt(runner) == "ask-accuse":
        runner.answer(runner.asked()[0], "decline")
    return runner


def at_b3(answer: str = "decline", *own: str) -> Game:
    """The last stage: nobody was accused; seat 0 gave this answer when asked to reveal himself."""
    runner = nobody_accused(checked(at_b2(*own)))
    all_vote(runner, answer, "decline", "decline")
    page_turned(runner)
    clear_bandits(runner)
    return runner
