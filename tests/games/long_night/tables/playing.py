"""Playing on: turns, the colony phase, votes, exile."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables.laying import NO_BANDITS, NO_RAXXON
from tests.games.long_night.tables.looking import Game, keys, turn
from tests.games.long_night.tables.seating import settle
from tests.kit.tables import prompt, put

# Lines of a turn that open, and what they lead to.
OPENS = {"accuse": "ask-whom-to-accuse", "request": "ask-whom"}
LINES = {"accuse": "accuse", "request": "ask-for-card"}


def play(runner: Game, *answers: str, seat: int = 0) -> None:
    """One answer after the other. "accuse:2" and "request:2" in a turn open their line first; any card is asked for."""
    for answer in answers:
        word = answer.partition(":")[0]
        if prompt(runner) != "ask-action" or ":" not in answer or word not in OPENS:
            runner.answer(seat, answer)
            continue
        runner.answer(seat, LINES[word])
        if prompt(runner) == OPENS[word]:
            runner.answer(seat, answer)
        if prompt(runner) == "ask-wanted":
            runner.answer(seat, "wanted:any")


def until(runner: Game, stage: Stage) -> None:
    """End every turn and let everybody answer the first thing, up to a stage of the round."""
    while runner.state.stage is not stage:
        for seat in runner.asked():
            offered = keys(runner, seat)
            runner.answer(seat, "end-turn" if "end-turn" in offered else offered[0])


def keep_first(runner: Game) -> Game:
    """Everybody keeps what is offered first and declines what may be declined, until somebody may act."""
    while prompt(runner) != "ask-action":
        for seat in runner.asked():
            offered = keys(runner, seat)
            runner.answer(seat, "decline" if "decline" in offered else offered[0])
    return runner


def last_turn_of_round(runner: Game) -> Game:
    """Nobody is to follow the active player in this round, and the colony has nothing to lose from it."""
    runner.state.order = []
    runner.state.morale = 9
    runner.table.shift("food-token", 10, "supply", "colony")
    settle(runner)
    return runner


def to_the_knife(runner: Game) -> Game:
    """Ends the active turn and answers what the colony phase asks, up to the vote on the knife."""
    runner.state.knife_called = True
    runner.answer(turn(runner).seat, "end-turn")
    while prompt(runner) != "ask-knife":
        for seat in runner.asked():
            runner.answer(seat, runner.options(seat)[0])
    return runner


def next_round(runner: Game, *dice: Sequence[int]) -> Game:
    """The vote is against leaving the knife where it is; in the next round these dice are rolled, seat by seat."""
    runner.table.force(*dice)
    for seat in runner.asked():
        runner.answer(seat, "decline" if "decline" in keys(runner, seat) else keys(runner, seat)[-1])
    return runner


def colony_phase(
    runner: Game,
    stage: Stage = Stage.FEED,
    *rolls: Sequence[int],
    crisis: str = NO_RAXXON,
    shuffled: tuple[str, ...] = (),
    called: bool = True,
) -> Game:
    """The active player ends the last turn; then this step and all that follow are played, up to the next question.

    What is rolled, and which contributed cards come up first, is fixed for the time after the turn. Somebody has called
    a vote on the knife, so that play stops there, unless `called` says otherwise.
    """
    state = runner.state
    for card in [*state.piles["crisis"]]:
        put(runner, card, "crises")
    put(runner, crisis, "crisis")
    state.order = []
    state.knife_called = state.knife_called or called
    settle(runner)
    runner.state.stage = stage
    runner.table.force(*rolls)
    if shuffled:
        runner.table.force_top("contributed", *shuffled)
    runner.answer(runner.state.active, "end-turn")
    return runner


def zombies_come(runner: Game, *rolls: Sequence[int], crisis: str = NO_RAXXON) -> Game:
    """The colony phase from the step in which zombies are added, with these tosses and rolls."""
    return colony_phase(runner, Stage.ZOMBIES, *rolls, crisis=crisis)


def all_vote(runner: Game, *votes: str) -> None:
    """The answers of everybody who is asked, by seat."""
    for seat, answer in zip(runner.asked(), votes, strict=True):
        runner.answer(seat, answer)


def exile(runner: Game, seat: int, card: str = "exile_unbroken", goal: str = "hospital") -> Game:
    """All others vote for it, and the survivors of the exile go to one place without harm, in any order."""
    put(runner, card, "exiles")
    play(runner, f"accuse:{seat + 1}", seat=runner.state.active)
    all_vote(runner, *["yes"] * len(runner.asked()))
    while prompt(runner) in ("ask-leaves-first", "ask-leaves-to"):
        offered = keys(runner, seat)
        if prompt(runner) == "ask-leaves-to":
            runner.table.force([1])
        play(runner, f"at:{goal}" if f"at:{goal}" in offered else offered[0], seat=seat)
    return runner


def at_code(runner: Game, *rolls: Sequence[int]) -> Game:
    """The players' phase is over; the code is checked, with these rolls afterwards."""
    return colony_phase(runner, Stage.CODE, *rolls, crisis=NO_BANDITS)


def checked(runner: Game, *rolls: Sequence[int]) -> Game:
    """The colony phase from the check of the objective on."""
    crisis = NO_BANDITS if "story_r" in runner.state.task else NO_RAXXON
    return colony_phase(runner, Stage.OBJECTIVE, *rolls, crisis=crisis)


def answer_first(runner: Game) -> Game:
    """Everybody gives the first answer, up to the vote on the knife."""
    runner.state.knife_called = True
    while prompt(runner) != "ask-knife":
        for seat in runner.asked():
            runner.answer(seat, keys(runner, seat)[0])
    return runner


def vote_out(runner: Game, by: int, named: int, *votes: str) -> None:
    """One player accuses another, and these are the votes of all who are asked."""
    play(runner, f"accuse:{named + 1}", seat=by)
    all_vote(runner, *votes)


def nobody_accused(runner: Game) -> Game:
    """Everybody declines to accuse, as long as somebody is asked."""
    while prompt(runner) == "ask-accuse":
        runner.answer(runner.asked()[0], "decline")
    return runner
