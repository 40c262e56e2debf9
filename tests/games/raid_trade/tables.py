"""Tables of Raid & Trade at a wished situation, and short ways to play them."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.content.vocabulary import KINDS, SIZES
from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.state import Placed, Player, RaidTradeState, Stage
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kernel.checkpoints import Checkpoint
from fivefires.kernel.text import Argument

Game = Runner[RaidTradeState]

# The first face is a success of the Raid Die, the fourth a fail.
SUCCESS, FAIL = (1,), (4,)
# The line of the first seed. From `canal.a` a road leads to `market.a`, from `market.c` to `mill.c`.
LINE = ("canal", "market", "mill", "clinic", "yard", "rail", "helipad")
# A card for each size that does nothing beside its number.
PLAIN = {"small": "bare_kitchen", "medium": "office_floor"}


def again(runner: Game) -> Game:
    """The same table, at the question that follows from how things lie now."""
    return Runner(GAME, runner.setup, runner.seed, checkpoint=Checkpoint(0, runner.state, 0))


def by_chance(runner: Game, seed: int) -> Game:
    """A copy of the table at the same question, with other luck."""
    return Runner(GAME, runner.setup, seed_from(seed), checkpoint=Checkpoint(0, deepcopy(runner.state), 0))


def opening(*characters: str, seed: int = 1, mode: str = "city", **options: str) -> Game:
    """Round 1 of a game with these characters, seat by seat; the first seat is the youngest and begins."""
    setup = Setup(len(characters), mode, (), {"youngest": "seat-1", **options})
    runner: Game = Runner(GAME, setup, seed_from(seed))
    for seat, character in enumerate(characters):
        runner.answer(seat, f"card:{character}")
    return runner


def bare(*characters: str, seed: int = 1, **options: str) -> Game:
    """The first turn: nobody owns anything, no event is in the news, no Incident lies about, and all discs are out."""
    runner = opening(*characters, seed=seed, **options)
    while runner.state.stage is not Stage.TURN:
        answer(runner, keys(runner)[0])
    runner.table.move_all(piles.ACTIVE_EVENT, piles.EVENT_DISCARDS)
    runner.table.move_all(piles.DISC_STACK, piles.OPEN_DISCS)
    runner.state.turn = None
    runner.state.order = [*range(len(characters))]
    for seat in range(len(characters)):
        lose_all(runner, seat)
    return again(runner)


def line(*characters: str, seed: int = 1) -> Game:
    """The first turn of the scenario: everybody has taken the first thing that was offered."""
    runner = opening(*(characters or ("mayu", "zoey", "jake")), mode="escape", seed=seed)
    while prompt(runner) != "ask-action":
        answer(runner, keys(runner)[0])
    return runner


def bare_line(*characters: str, seed: int = 1) -> Game:
    """The same, but nobody owns anything. With the first seed the line is the one in `LINE`."""
    runner = line(*characters, seed=seed)
    assert seed != 1 or tuple(one.tile for one in runner.state.laid) == LINE
    for seat in range(runner.state.seats):
        lose_all(runner, seat)
        runner.table.move_all(piles.MADE[seat], piles.UNMADE[seat])
    return turn_of(runner, 0)


def lose_all(runner: Game, seat: int) -> None:
    for kind in KINDS:
        held = runner.state.stock[kind].get(piles.STORE[seat], 0)
        runner.table.shift(kind, held, piles.STORE[seat], piles.BAG)


def turn_of(runner: Game, seat: int) -> Game:
    """The turn of this seat is about to begin."""
    runner.state.turn = None
    count = runner.state.seats
    runner.state.order = [(seat + offset) % count for offset in range(count)]
    return again(runner)


def own(runner: Game, seat: int, **goods: int) -> None:
    """Exactly these tokens."""
    lose_all(runner, seat)
    for kind, amount in goods.items():
        assert runner.table.shift(kind, amount, piles.BAG, piles.STORE[seat]) == amount


def held(runner: Game, seat: int) -> dict[str, int]:
    stock = runner.state.stock
    return {kind: count for kind in KINDS if (count := stock[kind].get(piles.STORE[seat], 0))}


def stand(runner: Game, seat: int, section: str) -> None:
    runner.state.players[seat].section = section
    runner.state.players[seat].inside = False


def house(runner: Game, square: str, size: str) -> None:
    """A House of this size on the square, whatever was there."""
    state = runner.state
    if state.outpost == square:
        state.outpost = next(
            other
            for one in SIZES
            for other in state.stock[f"{one}-house"]
            if "." in other and other[-1].isdigit() and other != square
        )
        clear(runner, state.outpost)
    clear(runner, square)
    if not runner.table.shift(f"{size}-house", 1, piles.GONE, square):
        taken = next(at for at in state.stock[f"{size}-house"] if at != square)
        runner.table.shift(f"{size}-house", 1, taken, square)


def clear(runner: Game, square: str) -> None:
    for size in SIZES:
        runner.table.shift(f"{size}-house", 1, square, piles.GONE)


def outpost_at(runner: Game, square: str) -> None:
    clear(runner, square)
    runner.state.outpost = square


def on_top(runner: Game, pile: str, *cards: str) -> None:
    """These cards lie on top of a pile, the first one uppermost, wherever they were."""
    for card in reversed(cards):
        bring(runner, card, pile)


def bring(runner: Game, card: str, pile: str) -> None:
    source = next(name for name, lying in runner.state.piles.items() if card in lying)
    runner.table.move(card, source, pile)


def laid(runner: Game) -> tuple[Placed, ...]:
    return tuple(runner.state.laid)


def me(runner: Game, seat: int) -> Player:
    return runner.state.players[seat]


def keys(runner: Game, seat: int | None = None) -> list[str]:
    assert runner.asked()
    asked = runner.asked()[0] if seat is None else seat
    return [key_of(option) for option in runner.options(asked)]


def prompt(runner: Game) -> str:
    assert runner.question is not None
    return runner.question.prompt.message


def told(runner: Game) -> dict[str, Argument]:
    """What the question says beside its words."""
    assert runner.question is not None
    return runner.question.args


def answer(runner: Game, *answers: str) -> None:
    """One after the other, by whoever is asked."""
    for one in answers:
        assert runner.asked()
        runner.answer(runner.asked()[0], one)


def roll(runner: Game, *faces: Sequence[int]) -> None:
    runner.table.force(*faces)
