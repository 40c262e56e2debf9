"""Playing on: turns, events, rumors and emissions that begin when a test wants them."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.zona.state import Stage
from tests.games.zona.tables.laying import CALM, fatigue_at
from tests.games.zona.tables.looking import BUNKERS, Game, keys, me
from tests.kit.tables import pile_of, prompt, put, stack


def play(runner: Game, *choices: str) -> None:
    """Answer one question after the other, whoever is asked.

    A roll is let stand only where somebody is asked: not where the test fails whatever is done (Z-538).
    """
    for choice in choices:
        if choice != "let-stand" or prompt(runner) == "ask-test":
            runner.answer(runner.asked()[0], choice)


def read(runner: Game, *rolls: Sequence[int]) -> None:
    """End the turn and begin the event, with these dice to come."""
    runner.table.force(*rolls)
    play(runner, "pass")


def roll(runner: Game, *rolls: Sequence[int]) -> None:
    runner.table.force(*rolls)


def leave_turn(runner: Game) -> None:
    """The turn that is under way ends here."""
    play(runner, "pass" if "pass" in keys(runner) else "end-turn")


def turn(runner: Game, seat: int = 0, place: str = "") -> Game:
    """A turn of this player begins, at this place."""
    if place:
        me(runner, seat).place = place
        me(runner, seat).fatigue = max(me(runner, seat).fatigue, fatigue_at(place))
    put(runner, CALM, "rumors")
    runner.state.stage = Stage.ACTIONS
    runner.state.order = [seat]
    leave_turn(runner)
    return runner


def event(runner: Game, card: str, place: str, seat: int = 0) -> Game:
    """This player draws this event card, at this place."""
    me(runner, seat).place = place
    me(runner, seat).fatigue = max(me(runner, seat).fatigue, fatigue_at(place))
    pile = pile_of(runner, card)
    put(runner, card, pile)
    put(runner, CALM, "rumors")
    runner.state.stage = Stage.EVENTS
    runner.state.order = [seat]
    leave_turn(runner)
    return runner


def rumor(runner: Game, card: str = CALM) -> Game:
    """The rumor phase begins with this card."""
    put(runner, card, "rumors")
    runner.state.stage = Stage.RUMOR
    runner.state.order = []
    leave_turn(runner)
    return runner


def emission(runner: Game, card: str, beside: str, by: str = "r08") -> Game:
    """An emission breaks out, with this card and the back of that one; whoever is in a bunker stays there."""
    stack(runner, "emissions", card, beside)
    runner.state.marker = 5
    rumor(runner, by)
    stay_in_bunkers(runner)
    return runner


def stay_in_bunkers(runner: Game) -> None:
    """The next ones asked to flee stay where they are, if that is a bunker already."""
    while runner.state.stage is Stage.EMISSION_FLEE and me(runner, runner.asked()[0]).place in BUNKERS:
        play(runner, "stay")
