"""More ways to set up and play The Long Night: the colony phase, people who come and go, votes, exile, modules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fivefires.games.long_night.content.index import TYPE
from fivefires.games.long_night.content.vocabulary import ItemType
from fivefires.games.long_night.state import LongNightResult, Stage
from fivefires.kernel import Message
from tests.games.long_night.tables import Game, keys, play, put, settle
from tests.games.long_night.tables_a import lay_tokens, prompt

# Crises that do nothing when they strike: they speak of Raxxon and of bandits, which must not be in play then.
NO_RAXXON, NO_BANDITS = "crisis_lower_doors", "crisis_roadblocks"


def colony_phase(
    runner: Game,
    stage: Stage = Stage.FEED,
    *rolls: Sequence[int],
    crisis: str = NO_RAXXON,
    shuffled: tuple[str, ...] = (),
) -> Game:
    """The active player ends the last turn; then this step and all that follow are played, up to the next question.

    What is rolled, and which contributed cards come up first, is fixed for the time after the turn.
    """
    state = runner.state
    for card in [*state.piles["crisis"]]:
        put(runner, card, "crises")
    put(runner, crisis, "crisis")
    state.order = []
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


def told(runner: Game, since: int = 0) -> list[str]:
    """The lines of the log from one on, each with the places, entrances and survivors that it names."""
    assert runner.log is not None
    found = []
    for line in runner.log.lines[since:]:
        named = [_short(arg) for arg in line.text.args.values() if isinstance(arg, Message)]
        found.append(" ".join([line.text.id, *named]))
    return found


def _short(name: Message) -> str:
    return ".".join([name.id, *(str(arg) for arg in name.args.values())])


def read_by(runner: Game, seat: int) -> list[str]:
    """The log as this player reads it."""
    assert runner.log is not None
    return [line.text.id for line in runner.log.for_seat(seat)]


def lines(runner: Game) -> int:
    assert runner.log is not None
    return len(runner.log.lines)


def cards_of(kind: ItemType, count: int) -> list[str]:
    """So many cards of a type."""
    return [card for card in TYPE if TYPE[card] is kind][:count]


def lay_cards(runner: Game, pile: str, cards: Iterable[str]) -> None:
    for card in cards:
        put(runner, card, pile)


def fill(runner: Game, entrance: str, *, barricades: int = 0, traps: int = 0, spaces: int = 3) -> None:
    """Every space of an entrance is taken: by these barricades and traps, and by zombies."""
    lay_tokens(runner, "zombie-figure", entrance, spaces - barricades - traps)
    if barricades:
        lay_tokens(runner, "barricade-token", entrance, barricades)
    if traps:
        lay_tokens(runner, "barricade-token", f"{entrance}.trap", traps)


def all_vote(runner: Game, *votes: str) -> None:
    """The answers of everybody who is asked, by seat."""
    for seat, answer in zip(runner.asked(), votes, strict=True):
        runner.answer(seat, answer)


def objectives(runner: Game, *cards: str) -> None:
    """Each player's own objective, by seat."""
    for seat, card in enumerate(cards):
        for old in [*runner.state.piles[f"objective.{seat}"]]:
            put(runner, old, "objectives")
        put(runner, card, f"objective.{seat}")


def result(runner: Game) -> LongNightResult:
    assert runner.state.result is not None
    return runner.state.result


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


def act_as(runner: Game, seat: int) -> Game:
    """It is this player's turn now, and nobody follows."""
    state = runner.state
    assert state.turn is not None
    state.active = state.turn.seat = seat
    state.turn.vote_called = False
    state.order = []
    settle(runner)
    return runner
