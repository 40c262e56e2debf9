"""Tables of The Long Night at the start of a scene.

A table is laid bare first: no cards in hands, nobody but the named survivors, no zombies, no barricades. Then a test
gives what its scene needs and answers by key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BARRICADE, FOOD, HELPLESS, NOISE, SUPPLY, ZOMBIE
from fivefires.games.long_night.content.piles import GEAR, GROUP, HAND, SURVIVORS
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.state import LongNightTable, Player, Stage
from fivefires.kernel import Setup, seed_from
from tests.games.long_night.tables.laying import next_experiments, place
from tests.games.long_night.tables.looking import Game, turn
from tests.games.long_night.tables.watching import Watched
from tests.kit.tables import put

THREE = (["gia_najjar", "cole_winters"], ["rocco_bellini", "emma_han"], ["derek_yoshida", "lily_mae"])
FOUR = (*THREE, ["nadia_rivers", "eric_parker"])
FIVE = (*FOUR, ["harriet_osei", "tomas_novak"])


def seated(
    *groups: Sequence[str],
    mode: str = "rivals",
    variants: Sequence[str] = (),
    options: dict[str, int | str] | None = None,
    seed: int = 1,
    objective: str = "goal_tribute",
) -> Game:
    """These survivors in the colony, the first of each group leading; seat 0 has the knife and the first turn.

    A vote on the knife has been called, so that the round stops there.
    """
    chosen = dict(options or {})
    if "scenario" not in chosen:
        chosen.setdefault("objective", objective)
    runner = Watched(GAME, Setup(len(groups), mode, tuple(variants), chosen), seed_from(seed))
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
    state.knife_called = True
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
        for at, count in [*state.stock[component].items()]:
            if at != SUPPLY and not at.startswith("raxxon"):
                table.shift(component, count, at, SUPPLY)
    state.where, state.wounds, state.frostbite, state.lasting = {}, {}, {}, []
    state.morale = 6
    assert state.turn is not None
    state.turn.moved, state.turn.deeds = [], []
    give_back_held(runner)


def give_back_held(runner: Game) -> None:
    """Nobody holds a crossroads card."""
    for seat in range(runner.state.seats):
        for card in [*runner.state.piles[f"held.{seat}"]]:
            put(runner, card, "crossroads", bottom=True)
    turn(runner).drawer = -1


def settle(runner: Game) -> None:
    """Ask the question under way anew, after the table was changed by hand.

    The rules are taken up again between two steps, where nothing but the state counts and nothing is under way.
    """
    from fivefires.kernel.checkpoints import Checkpoint
    from fivefires.kernel.state import copy_of

    runner.state.under_way.clear()
    runner.table.move_all("resolving", "box")
    tape = runner.tape
    tape.head = len(tape.line)
    checkpoint = Checkpoint(len(tape.line), copy_of(runner.state), tape.head, tape.last_seat)
    runner.close()
    runner._checkpoints.kept[:] = [checkpoint]
    runner._resume(checkpoint, runner.table._chance)


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
    return Watched(GAME, Setup(players, mode, tuple(variants), chosen), seed_from(seed), prepare=prepare)


def three(**options: int | str) -> Game:
    """Two survivors for each of three players, all in the colony; seat 0 acts."""
    return seated(*THREE, options=options)


def hold(runner: Game, card: str) -> Game:
    """The neighbour on the right of the active player holds this crossroads card."""
    drawer = (turn(runner).seat - 1) % runner.state.seats
    give_back_held(runner)
    put(runner, card, f"held.{drawer}")
    turn(runner).drawer = drawer
    turn(runner).deeds = []
    settle(runner)
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


def send_away(runner: Game, *seats: int) -> None:
    """These players are exiles without having been voted out, with an exile card each; nobody was wronged."""
    for seat in seats:
        runner.state.players[seat].exiled = True
        put(runner, runner.state.piles["exiles"][-1], f"exile.{seat}")
    settle(runner)


def clear_bandits(runner: Game) -> None:
    for at, count in [*runner.state.stock["bandit-figure"].items()]:
        if at != "supply":
            runner.table.shift("bandit-figure", count, at, "supply")
    settle(runner)
