"""More ways to set up and play The Long Night: the set-up itself, the round, actions, exposure, crossroads."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.state import LongNightTable, Player, Turn
from fivefires.kernel import Runner, Setup, seed_from
from tests.games.long_night.tables import QUIET, Game, keys, put, seated, settle, stack

ORDINARY = ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")
MODULES = ("improvements", "bandits", "raxxon")
COLONY_ENTRANCES = tuple(f"colony.{number}" for number in range(1, 7))
# More cards like the quiet one: for cleaning, for a request, for food that is spent.
QUIET_TOO = ("cr_man_in_the_heap", "cr_debt", "cr_second_helping")
THREE = (["gia_najjar", "cole_winters"], ["rocco_bellini", "emma_han"], ["derek_yoshida", "lily_mae"])


def opening(
    players: int = 3,
    *,
    mode: str = "rivals",
    variants: Sequence[str] = (),
    seed: int = 1,
    prepare: Callable[[LongNightTable], None] | None = None,
    **options: str,
) -> Game:
    """The board is laid out, and the players are asked which survivors they keep."""
    chosen: dict[str, int | str] = {**options}
    if "scenario" not in chosen:
        chosen.setdefault("objective", "goal_tribute")
    return Runner(GAME, Setup(players, mode, tuple(variants), chosen), seed_from(seed), prepare=prepare)


def keep_first(runner: Game) -> Game:
    """Everybody keeps what is offered first and declines what may be declined, until somebody may act."""
    while prompt(runner) != "ask-action":
        for seat in runner.asked():
            offered = keys(runner, seat)
            runner.answer(seat, "decline" if "decline" in offered else offered[0])
    return runner


def three(**options: int | str) -> Game:
    """Two survivors for each of three players, all in the colony; seat 0 acts."""
    return seated(*THREE, options=options)


def prompt(runner: Game) -> str:
    return "" if runner.question is None else runner.question.prompt.message


def asked_rule(runner: Game) -> str:
    """The number of the rule that asks."""
    assert runner.question is not None
    return runner.question.prompt.rule


def log(runner: Game) -> list[str]:
    assert runner.log is not None
    return [line.text.id for line in runner.log.lines]


def log_names(runner: Game, piece: str, seat: int) -> bool:
    """Whether anything that this seat can read in the log speaks of a piece."""
    assert runner.log is not None
    return any(piece in str(line.text) for line in runner.log.for_seat(seat))


def me(runner: Game, seat: int = 0) -> Player:
    return runner.state.players[seat]


def turn(runner: Game) -> Turn:
    assert runner.state.turn is not None
    return runner.state.turn


def pile(runner: Game, name: str) -> list[str]:
    return runner.state.piles[name]


def seers(runner: Game, card: str) -> list[int]:
    """The seats that know what a card is."""
    known = runner.state.known.get(card, 0)
    return [seat for seat in range(runner.state.seats) if known >> seat & 1]


def of_kind(runner: Game, kind: str, seat: int = 0) -> list[str]:
    """What is offered of one kind of answer, without the kind's name."""
    return [key.partition(":")[2] for key in keys(runner, seat) if key.partition(":")[0] == kind]


def tokens(runner: Game, component: str, at: str) -> int:
    return runner.state.stock[component].get(at, 0)


def lay_tokens(runner: Game, component: str, at: str, count: int = 1) -> None:
    assert runner.table.shift(component, count, "supply", at) == count


def equip(runner: Game, survivor: str, *cards: str) -> None:
    for card in cards:
        put(runner, card, f"gear.{survivor}")


def hold(runner: Game, card: str) -> Game:
    """The neighbour on the right of the active player holds this crossroads card."""
    drawer = (turn(runner).seat - 1) % runner.state.seats
    put(runner, card, f"held.{drawer}")
    turn(runner).drawer = drawer
    turn(runner).deeds = []
    settle(runner)
    return runner


def quiet(runner: Game, *others: str) -> None:
    """The next crossroads cards: these, or some that nothing in these scenes meets."""
    stack(runner, "crossroads", *(others or (QUIET, *QUIET_TOO)))


def forced_up(runner: Game) -> bool:
    """Whether every roll that was forced has been made."""
    return not runner.table._forced


def last_turn_of_round(runner: Game) -> Game:
    """Nobody is to follow the active player in this round, and the colony has nothing to lose from it."""
    runner.state.order = []
    runner.state.morale = 9
    runner.table.shift("food-token", 10, "supply", "colony")
    settle(runner)
    return runner


def to_the_knife(runner: Game) -> Game:
    """Ends the active turn and answers what the colony phase asks, up to the question about the knife."""
    runner.answer(turn(runner).seat, "end-turn")
    while prompt(runner) != "ask-call-knife":
        for seat in runner.asked():
            runner.answer(seat, runner.options(seat)[0])
    return runner


def next_round(runner: Game, *dice: Sequence[int]) -> Game:
    """Nobody calls a vote on the knife; in the next round these dice are rolled, seat by seat."""
    runner.table.force(*dice)
    for seat in runner.asked():
        runner.answer(seat, "decline" if "decline" in keys(runner, seat) else keys(runner, seat)[-1])
    return runner
