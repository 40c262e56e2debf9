"""Games of Zona brought to a wished situation, and short ways to play them on.

A table is laid bare first: no belongings, no threats on the map. Then a test gives what its scene needs, lets a turn,
an event or a rumor begin, and answers by key.
"""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.zona.board import BUNKERS
from fivefires.games.zona.content.index import GEAR, SMALL, THREAT
from fivefires.games.zona.game import GAME
from fivefires.games.zona.state import Scavenger, Stage, ZonaState
from fivefires.games.zona.view import ZonaView
from fivefires.kernel import Runner, Setup, key_of, seed_from

PLUS, MINUS, BLANK, TRIANGLE = 1, 3, 4, 6
# Rolls that change nothing, that help and that hurt.
NOUGHT = (BLANK, BLANK, BLANK)
GOOD_ROLL = (PLUS, PLUS, PLUS)
BAD_ROLL = (MINUS, MINUS, MINUS)
# A rumor without arrows: everybody's fatigue goes down by 1.
CALM = "r10"

Game = Runner[ZonaState]


def seated(*characters: str, voice: int = 0, seed: int = 1, bare: bool = True) -> Game:
    """These characters in seat order, at the first question of the first round."""
    runner = Runner(
        GAME,
        Setup(len(characters), mode="race" if len(characters) > 1 else "solo", options={"characters": "free"}),
        seed_from(seed),
        prepare=lambda table: table.force((voice + 1,)) if len(characters) > 1 else None,
    )
    while runner.state.turn is None:
        seat = runner.asked()[0]
        if runner.state.stage is Stage.CHOOSE_CHARACTERS:
            runner.answer(seat, f"character:{characters[seat]}")
        else:
            runner.answer(seat, runner.options(seat)[-1])
    if bare:
        lay_bare(runner)
    return runner


def lay_bare(runner: Game) -> None:
    """Nobody owns anything or is hurt, nothing lies on the map, and everybody is in the Village."""
    for seat, scavenger in enumerate(runner.state.scavengers):
        for pile in ("small", "worn", "packed"):
            for card in [*runner.state.piles[f"{pile}.{seat}"]]:
                put(runner, card, "box")
        scavenger.damage, scavenger.rubles, scavenger.reputation, scavenger.place = 0, 0, 0, "village"
        scavenger.tokens = {}
    for pile, pieces in runner.state.piles.items():
        if pile.startswith("at."):
            for token in [*pieces]:
                put(runner, token, slot_of(token))


# --- what lies where --------------------------------------------------------------------------------------


def pile_of(runner: Game, piece: str) -> str:
    return next(name for name, pieces in runner.state.piles.items() if piece in pieces)


def slot_of(token: str) -> str:
    return f"tray.{THREAT[token].colour}_{THREAT[token].kind}"


def put(runner: Game, piece: str, pile: str, *, bottom: bool = False) -> None:
    """Lay a piece, wherever it is, on a pile or under it."""
    runner.table.move(piece, pile_of(runner, piece), pile, to_bottom=bottom)


def stack(runner: Game, pile: str, *pieces: str) -> None:
    """Lay pieces on top of a pile, the first one uppermost."""
    for piece in reversed(pieces):
        put(runner, piece, pile)


def next_token(runner: Game, *tokens: str) -> None:
    """Let these tokens be drawn next from their slots, the first one first."""
    for token in reversed(tokens):
        put(runner, token, slot_of(token), bottom=True)


def lay(runner: Game, place: str, *tokens: str) -> None:
    for token in tokens:
        put(runner, token, f"at.{place}")


def give(runner: Game, seat: int, *items: str) -> None:
    """Items go where they belong; gear is worn."""
    for item in items:
        put(runner, item, f"{'small' if item in SMALL else 'worn' if item in GEAR else 'packed'}.{seat}")


def give_trophies(runner: Game, seat: int, *tokens: str) -> None:
    for token in tokens:
        put(runner, token, f"trophies.{seat}")


def give_secrets(runner: Game, seat: int, *decks: str) -> None:
    """The secrets of these facilities: the bottom cards of their event decks."""
    for deck in decks:
        put(runner, runner.state.piles[f"events.{deck}"][0], f"secrets.{seat}")


def weaken(runner: Game, seat: int, *attributes: str) -> None:
    runner.state.scavengers[seat].weaknesses = sorted(attributes)
    runner.table.shift("weakness-token", len(attributes), "supply", f"seat.{seat}")


def cards(runner: Game, pile: str) -> list[str]:
    return [*runner.state.piles[pile]]


def items(runner: Game, seat: int = 0) -> list[str]:
    """Everything that a player owns, trophies and secrets excepted."""
    return sorted(card for pile in ("small", "worn", "packed") for card in runner.state.piles[f"{pile}.{seat}"])


def me(runner: Game, seat: int = 0) -> Scavenger:
    return runner.state.scavengers[seat]


def sight(runner: Game, seat: int = 0) -> ZonaView:
    """What this player sees."""
    return ZonaView(runner.state, seat)


# --- playing ----------------------------------------------------------------------------------------------


def roll(runner: Game, *rolls: Sequence[int]) -> None:
    runner.table.force(*rolls)


def keys(runner: Game) -> list[str]:
    """What the one who is asked may answer."""
    return [key_of(option) for option in runner.options(runner.asked()[0])] if runner.asked() else []


def play(runner: Game, *answers: str) -> None:
    """Answer for whoever is asked."""
    for answer in answers:
        runner.answer(runner.asked()[0], answer)


def leave_turn(runner: Game) -> None:
    """The turn that is under way ends here."""
    play(runner, "pass" if "pass" in keys(runner) else "end-turn")


def turn(runner: Game, seat: int = 0, place: str = "") -> Game:
    """A turn of this player begins, at this place."""
    if place:
        me(runner, seat).place = place
    put(runner, CALM, "rumors")
    runner.state.stage = Stage.ACTIONS
    runner.state.order = [seat]
    leave_turn(runner)
    return runner


def event(runner: Game, card: str, place: str, seat: int = 0) -> Game:
    """This player draws this event card, at this place."""
    me(runner, seat).place = place
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
