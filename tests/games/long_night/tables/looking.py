"""What a table of The Long Night shows, and what it asks."""

from __future__ import annotations

from fivefires.games.long_night.content.piles import HAND
from fivefires.games.long_night.rules.board import zombies_at_entrance
from fivefires.games.long_night.show.view import LongNightView
from fivefires.games.long_night.state import LongNightResult, LongNightState, Player, Turn
from fivefires.kernel import Message, Runner, key_of

Game = Runner[LongNightState]


def hand(runner: Game, seat: int) -> list[str]:
    return runner.state.piles[HAND[seat]]


def zombies_there(runner: Game, entrance: str) -> int:
    return zombies_at_entrance(runner.state, entrance)


def keys(runner: Game, seat: int = 0) -> list[str]:
    return [key_of(option) for option in runner.options(seat)]


def view(runner: Game, seat: int = 0) -> LongNightView:
    return LongNightView(runner.state, seat)


def asked_rule(runner: Game) -> str:
    """The number of the rule that asks."""
    assert runner.question is not None
    return runner.question.prompt.rule


def log_names(runner: Game, piece: str, seat: int) -> bool:
    """Whether anything that this seat can read in the log speaks of a piece."""
    assert runner.log is not None
    return any(piece in str(line.text) for line in runner.log.for_seat(seat))


def me(runner: Game, seat: int = 0) -> Player:
    return runner.state.players[seat]


def turn(runner: Game) -> Turn:
    assert runner.state.turn is not None
    return runner.state.turn


def seers(runner: Game, card: str) -> list[int]:
    """The seats that know what a card is."""
    known = runner.state.known.get(card, 0)
    return [seat for seat in range(runner.state.seats) if known >> seat & 1]


def of_kind(runner: Game, kind: str, seat: int = 0) -> list[str]:
    """What is offered of one kind of answer, without the kind's name."""
    return [key.partition(":")[2] for key in keys(runner, seat) if key.partition(":")[0] == kind]


def ways(runner: Game) -> list[str]:
    """The ways that a card offers; where there was only one, it was gone unasked, and the log says so."""
    assert runner.log is not None
    if prompted(runner) in ("ask-crossroads", "ask-choice"):
        return of_kind(runner, "choose")
    chosen = [line.text.args["way"] for line in runner.log.lines if line.text.id == "log-chooses"]
    return [way.id.partition(".")[2] for way in chosen[-1:] if isinstance(way, Message)]


def prompted(runner: Game) -> str:
    return runner.question.prompt.message if runner.question is not None else ""


def tokens(runner: Game, component: str, at: str) -> int:
    return runner.state.stock[component].get(at, 0)


def forced_up(runner: Game) -> bool:
    """Whether every roll that was forced has been made."""
    return not runner.table._forced


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


def result(runner: Game) -> LongNightResult:
    assert runner.state.result is not None
    return runner.state.result


def tales(runner: Game) -> list[str]:
    """The passages of the story that were told so far."""
    return [line.removeprefix("log-tale ") for line in told(runner) if line.startswith("log-tale ")]
