"""The smallest games that show one thing each, and short ways to play them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from enum import Enum
from typing import Any

from hypothesis import settings

from fivefires.kernel import (
    BEFORE,
    EVERYBODY,
    Box,
    Chance,
    Event,
    Game,
    Option,
    Prompt,
    Reacting,
    Reaction,
    Result,
    Runner,
    Setup,
    State,
    Table,
    View,
    gather,
    key_of,
    message,
    only,
    seed_from,
)  # fmt: skip
from fivefires.kernel.scene import Row, Scene, Thing
from fivefires.kernel.state import digest
from fivefires.kernel.tape import Tape
from tests.steady import steady as always

# Each example is a whole game.
steady = settings(always, max_examples=60)

FACES = ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven")


class Blow(Event, tag=True):
    """Somebody strikes; the force goes into the trace."""

    seat: int
    force: int = 3


class TinyState(State, kw_only=True, weakref=True):
    trace: list[str] = []
    events: list[Blow | Reacting] = []


class TinyView(View[TinyState]):
    @property
    def trace(self) -> tuple[str, ...]:
        return tuple(self._state.trace)


class Say(Option, frozen=True, tag="say"):
    word: str


class Take(Option, frozen=True, tag="take"):
    card: str


ASK = Prompt("ask-word", "T-001")

Step = Callable[[Table[Any]], Coroutine[Any, Any, None]]


def say(*words: str) -> list[Say]:
    return [Say(word) for word in words]


def tiny_box(setup: Setup) -> Box:
    """Eight cards in a face-down deck, some coins, a hand for everybody."""
    box = Box()
    box.pile("deck")
    box.pile("well")
    box.pile("open", sees=EVERYBODY)
    for seat in range(setup.players):
        box.pile(f"hand.{seat}", sees=only(seat), ordered=False)
    for face in FACES:
        box.add(face, "deck", "card")
    box.tokens("coin", 5)
    return box


def tiny_scene(view: TinyView) -> Scene:
    piles = ["deck", "well", "open", *(f"hand.{seat}" for seat in range(view.seats))]
    return Scene(
        rows=tuple(
            Row(
                pile,
                message(pile),
                tuple(
                    Thing(message(card), id=card) if card else Thing(message("card"), face_down=True)
                    for card in view.cards(pile)
                ),
            )
            for pile in piles
        )
    )


def nothing(_table: Table[Any]) -> None:
    """A set-up that leaves the box as it is."""


async def endless(table: Table[TinyState]) -> None:
    """Ask the active seat for a word, for ever."""
    answer = await table.ask(table.state.active, ASK, say("a", "b", "c"))
    table.state.trace.append(answer.word)


async def fails_on_b(table: Table[TinyState]) -> None:
    """Ask for a word and roll a die; one of the words makes the rule fail, with a card in mid-air."""
    answer = await table.ask(0, ASK, say("a", "b"))
    table.state.trace += [answer.word, str(table.roll(6)[0])]
    if answer.word == "b":
        table.draw("deck", "hand.0")
        raise ZeroDivisionError("a rule of thumb")


def tiny_game(step: Step = endless, **changes: Any) -> Game[Any]:
    declared: dict[str, Any] = {
        "id": "tiny",
        "version": 1,
        "package": "tests.kernel.tiny_texts",
        "rule_prefix": "T",
        "players": (1, 2, 3, 4),
        "state": TinyState,
        "components": {"card": len(FACES), "coin": 5},
        "box": tiny_box,
        "start": lambda setup: declared["state"](seats=setup.players),
        "setup": nothing,
        "view": TinyView,
        "scene": tiny_scene,
    } | changes
    return Game(step=step, **declared)


def play(game: Game[Any], players: int = 2, seed: int = 1, **how: Any) -> Runner[Any]:
    return Runner(game, Setup(players), seed_from(seed), **how)


def new_table(players: int = 3, seed: int = 1) -> Table[TinyState]:
    """A table without anybody who runs it."""
    setup = Setup(players)
    box, state = tiny_box(setup), TinyState(seats=players)
    box.lay_out(state)
    return Table(state, box, setup, {}, None, Chance(seed_from(seed)), Tape([]))


def answer_all(runner: Runner[Any], *keys: str) -> None:
    """Answer one question after the other, whoever is asked."""
    for key in keys:
        runner.answer(runner.asked()[0], key)


def keys(runner: Runner[Any]) -> list[tuple[int, list[str]]]:
    """Who is asked, and what there is to answer."""
    return [(seat, [key_of(option) for option in runner.options(seat)]) for seat in runner.asked()]


def standing(runner: Runner[Any]) -> tuple[Any, ...]:
    """Where a game stands: what is true, what is asked, who could take something back."""
    return digest(runner.state), keys(runner), [runner.can_undo(seat) for seat in range(runner.state.seats)]


def first(_seat: int, options: Sequence[Any]) -> Any:
    return options[0]


# --- a game in which everything can happen ---------------------------------------------------------------


class Act(Enum):
    NOTE = "note"
    ROLL = "roll"
    SHUFFLE = "shuffle"
    DRAW = "draw"
    BURY = "bury"
    SHOW = "show"
    SHIFT = "shift"
    GATHER = "gather"
    STRIKE = "strike"
    VOTE = "vote"
    TURN = "turn"
    END = "end"


async def anything(table: Table[TinyState]) -> None:
    """One act of the active seat, whatever it likes."""
    state, who = table.state, table.state.active
    act = await table.ask(who, ASK, tuple(Act))
    state.trace.append(act.value)
    match act:
        case Act.ROLL:
            state.trace += [str(face) for face in table.roll(6, 2)]
        case Act.SHUFFLE:
            table.shuffle("deck")
        case Act.DRAW:
            table.draw("deck", f"hand.{who}")
        case Act.BURY if table.pile(f"hand.{who}"):
            chosen = await table.ask(who, ASK, lambda: [Take(card) for card in sorted(table.pile(f"hand.{who}"))])
            table.move(chosen.card, f"hand.{who}", "well")
        case Act.SHOW:
            table.reveal(table.pile("deck")[-1:])
        case Act.SHIFT:
            table.shift("coin", 1, "supply", f"seat.{who}")
        case Act.GATHER:
            await gather(table, who, ASK, lambda picked: say("x", "y"), least=1, most=2)
        case Act.STRIKE:
            await table.happen(Blow(seat=who), strike)
        case Act.VOTE:
            votes = await table.ask_all(range(state.seats), ASK, lambda seat: say("yes", "no"))
            state.trace += [f"{seat}:{vote.word}" for seat, vote in votes.items()]
        case Act.TURN:
            state.active = (who + 1) % state.seats
        case Act.END:
            table.finish(Result(ending="end", winners=[who]))
        case _:
            pass


async def strike(table: Table[TinyState], blow: Blow) -> None:
    table.state.trace.append(f"hit {blow.force}")


def shields(state: TinyState, blow: Blow) -> list[tuple[int, str]]:
    """Aces and kings in the hand of anybody but the striker."""
    return [
        (seat, card)
        for seat in could_shield(state, blow)
        for card in sorted(state.piles[f"hand.{seat}"])
        if card in ("ace", "king")
    ]


def could_shield(state: TinyState, blow: Blow) -> list[int]:
    return [seat for seat in range(state.seats) if seat != blow.seat and state.piles[f"hand.{seat}"]]


async def drop_shield(table: Table[TinyState], seat: int, _blow: Blow, card: str) -> None:
    table.move(card, f"hand.{seat}", "open")


async def ward_off(_table: Table[TinyState], _seat: int, blow: Blow, _card: str) -> None:
    blow.cancelled = True


SHIELD = Reaction(
    key="shield",
    on=Blow,
    at=BEFORE,
    bearers=shields,
    could_hold=could_shield,
    cost=drop_shield,
    effect=ward_off,
    rule="T-002",
)


def pick(options: Sequence[Any], number: int) -> Any:
    """An option by a number; the end of the game comes seldom."""
    option = options[number % len(options)]
    return options[0] if option is Act.END and number % 7 else option


def play_on(runner: Runner[Any], numbers: Sequence[int]) -> None:
    """Answer by number, whatever is asked, until the numbers or the game are over."""
    for number in numbers:
        if runner.over:
            return
        asked = runner.asked()
        if not asked:  # A re-deal has left nobody in the window who could react.
            runner.close_window()
            continue
        seat = asked[number % len(asked)]
        runner.answer(seat, pick(runner.options(seat), number))


ANYTHING = tiny_game(anything, id="anything", reactions=(SHIELD,))
