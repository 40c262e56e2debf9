"""Cards and tokens are laid as a test wishes them."""

from __future__ import annotations

from fivefires.games.zona.content.index import GEAR, SMALL, THREAT
from fivefires.games.zona.state import ZonaState
from fivefires.kernel import Runner
from tests.games.zona.tables.looking import Game
from tests.kit.tables import put

# A rumor without arrows and questions: everybody's fatigue goes down by 1.
CALM = "r10"
DECK_BY_LETTER = {
    "g": "green",
    "y": "yellow",
    "l": "lab",
    "a": "archive",
    "o": "observatory",
    "b": "bunker",
    "s": "sarcophagus",
}


def fatigue_at(place: str) -> int:
    """Where nobody can do anything but rest, a scavenger is tired enough to be asked for an action (Z-539)."""
    return 2 if place in ("sarcophagus", "power_plant") else 1


def discard_threat(runner: Game, token: str) -> None:
    put(runner, token, slot_of(token))


def strip(runner: Runner[ZonaState], seat: int) -> None:
    """Take everything from a player."""
    for kind in ("small", "worn", "packed"):
        for card in [*runner.state.piles[f"{kind}.{seat}"]]:
            runner.table.move(card, f"{kind}.{seat}", "box")
    runner.state.scavengers[seat].tokens = {}


def clear_board(runner: Runner[ZonaState]) -> None:
    """Put every threat token on the board back on its slot."""
    for name in [name for name in runner.state.piles if name.startswith("at.")]:
        for token in [*runner.state.piles[name]]:
            runner.table.move(token, name, slot_of(token))


def set_reputation(runner: Runner[ZonaState], seat: int, to: int) -> None:
    me = runner.state.scavengers[seat]
    if bool(me.reputation) != bool(to):
        places = ("supply", f"seat.{seat}") if to else (f"seat.{seat}", "supply")
        runner.table.shift("reputation-token", 1, *places)
    me.reputation = to


def slot_of(token: str) -> str:
    return f"tray.{THREAT[token].colour}_{THREAT[token].kind}"


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


def pack(runner: Game, seat: int, item: str, *, worn: bool = False) -> None:
    """An item goes among the small ones or is packed; gear may be worn."""
    assert not worn or item in GEAR
    put(runner, item, f"{'small' if item in SMALL else 'worn' if worn else 'packed'}.{seat}")
