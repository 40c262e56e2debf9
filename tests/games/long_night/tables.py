"""Games of The Long Night brought to a wished situation, and short ways to play them on.

A table is laid bare first: no cards in hands, nobody but the named survivors, no zombies, no barricades. Then a test
gives what its scene needs and answers by key.
"""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.long_night.board import (
    BARRICADE,
    FOOD,
    HELPLESS,
    NOISE,
    SUPPLY,
    UNRULY,
    ZOMBIE,
    zombies_at_entrance,
)
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.piles import GEAR, GROUP, HAND, SURVIVORS
from fivefires.games.long_night.state import LongNightState, Player, Stage
from fivefires.games.long_night.view import LongNightView
from fivefires.kernel import Runner, Setup, key_of, seed_from

# Faces of the exposure die, by what they show.
BLANK, WOUND, FROSTBITE, BITE = 1, 7, 10, 12
# A crossroads card that waits for something that these scenes never do.
QUIET = "cr_bare_town"

Game = Runner[LongNightState]


def seated(
    *groups: Sequence[str],
    mode: str = "rivals",
    variants: Sequence[str] = (),
    options: dict[str, int | str] | None = None,
    seed: int = 1,
    objective: str = "goal_tribute",
) -> Game:
    """These survivors in the colony, the first of each group leading; seat 0 has the knife and the first turn."""
    chosen = dict(options or {})
    if "scenario" not in chosen:
        chosen.setdefault("objective", objective)
    runner = Runner(GAME, Setup(len(groups), mode, tuple(variants), chosen), seed_from(seed))
    while runner.state.stage is not Stage.TURN or runner.state.turn is None or not runner.state.turn.begun:
        for seat in runner.asked():
            runner.answer(seat, runner.options(seat)[0])
    lay_bare(runner)
    for seat, survivors in enumerate(groups):
        for survivor in survivors:
            put(runner, survivor, GROUP[seat])
            runner.state.where[survivor] = v.COLONY
        runner.state.players[seat].leader = survivors[0]
    state = runner.state
    state.knife = state.active = 0
    assert state.turn is not None
    state.turn.seat = 0
    state.order = [*range(1, len(groups))]
    settle(runner)
    return runner


def lay_bare(runner: Game) -> None:
    state, table = runner.state, runner.table
    for seat in range(state.seats):
        for card in [*state.piles[HAND[seat]]]:
            put(runner, card, "box")
        for survivor in [*state.piles[GROUP[seat]]]:
            put(runner, survivor, SURVIVORS)
        state.players[seat] = Player(dice=[6, 6, 6])
    for pile in GEAR.values():
        for card in [*state.piles[pile]]:
            put(runner, card, "box")
    for component in (ZOMBIE, BARRICADE, NOISE, FOOD, HELPLESS):
        for place, count in [*state.stock[component].items()]:
            if place != SUPPLY and not place.startswith("raxxon"):
                table.shift(component, count, place, SUPPLY)
    state.where, state.wounds, state.frostbite, state.lasting = {}, {}, {}, []
    state.morale = 6
    assert state.turn is not None
    state.turn.moved, state.turn.deeds = [], []
    for seat in range(state.seats):
        for card in [*state.piles[f"held.{seat}"]]:
            put(runner, card, "crossroads", bottom=True)
    state.turn.drawer = -1


def settle(runner: Game) -> None:
    """Ask the question under way anew, after the table was changed by hand.

    The rules are taken up again between two steps, where nothing but the state counts.
    """
    from fivefires.kernel.marks import Mark
    from fivefires.kernel.state import copy_of

    tape = runner.tape
    tape.head = len(tape.line)
    mark = Mark(len(tape.line), copy_of(runner.state), tape.head, tape.last_seat)
    runner.close()
    runner._marks.kept[:] = [mark]
    runner._resume(mark, runner.table._chance)


# --- what lies where ---------------------------------------------------------------------------------------


def pile_of(runner: Game, piece: str) -> str:
    return next(name for name, pieces in runner.state.piles.items() if piece in pieces)


def put(runner: Game, piece: str, pile: str, *, bottom: bool = False) -> None:
    """Lay a piece, wherever it is, on a pile or under it."""
    runner.table.move(piece, pile_of(runner, piece), pile, to_bottom=bottom)


def stack(runner: Game, pile: str, *pieces: str) -> None:
    """Lay pieces on top of a pile, the first one uppermost."""
    for piece in reversed(pieces):
        put(runner, piece, pile)


def give(runner: Game, seat: int, *pieces: str) -> None:
    for piece in pieces:
        put(runner, piece, HAND[seat])


def place(runner: Game, survivor: str, at: str) -> None:
    runner.state.where[survivor] = at


def zombies(runner: Game, entrance: str, count: int) -> None:
    runner.table.shift(ZOMBIE, count, SUPPLY, entrance)


def helpless(runner: Game, count: int, *, unruly: bool = False) -> None:
    runner.table.shift(HELPLESS, count, SUPPLY, UNRULY if unruly else v.COLONY)


def dice(runner: Game, seat: int, *values: int) -> None:
    runner.state.players[seat].dice = [*values]


def hand(runner: Game, seat: int) -> list[str]:
    return runner.state.piles[HAND[seat]]


def zombies_there(runner: Game, entrance: str) -> int:
    return zombies_at_entrance(runner.state, entrance)


# --- playing on --------------------------------------------------------------------------------------------


def keys(runner: Game, seat: int = 0) -> list[str]:
    return [key_of(option) for option in runner.options(seat)]


def play(runner: Game, *answers: str, seat: int = 0) -> None:
    for answer in answers:
        runner.answer(seat, answer)


def view(runner: Game, seat: int = 0) -> LongNightView:
    return LongNightView(runner.state, seat)


def until(runner: Game, stage: Stage) -> None:
    """End every turn and let everybody answer the first thing, up to a stage of the round."""
    while runner.state.stage is not stage:
        for seat in runner.asked():
            offered = keys(runner, seat)
            runner.answer(seat, "end-turn" if "end-turn" in offered else offered[0])
